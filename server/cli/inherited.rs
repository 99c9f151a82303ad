//! Sockets that were opened before the server started and that stay open when it ends, as systemd passes them
//! (`LISTEN_FDS`, `man sd_listen_fds`). While a new server replaces an old one, connections wait in them instead of
//! being refused.

use std::net::{SocketAddr, TcpListener};

use afterword_transport::Listener;
use anyhow::Context;
use listenfd::ListenFd;

/// The sockets that nobody has taken yet.
pub(super) struct Inherited(Vec<(SocketAddr, TcpListener)>);

impl Inherited {
    /// # Errors
    /// Something else than a listening TCP socket was handed over.
    pub(super) fn of_process() -> anyhow::Result<Self> {
        let mut handed_over = ListenFd::from_env();
        let sockets = (0..handed_over.len()).map(|index| {
            let socket = handed_over.take_tcp_listener(index)?;
            let socket = socket.context("it was taken already")?;
            Ok((socket.local_addr()?, socket))
        });
        let sockets: anyhow::Result<_> = sockets.collect();
        let hint = "a socket that was handed over (LISTEN_FDS) can't be used: hand over TCP alone (ListenStream=)";
        sockets.map(Self).context(hint)
    }

    /// The socket for the setting: it has the address's port. Its own address holds, so that systemd's `[::]:8017`
    /// serves a setting of `0.0.0.0:8017`.
    pub(super) fn take(&mut self, address: SocketAddr) -> anyhow::Result<Option<Listener>> {
        let place = self
            .0
            .iter()
            .position(|(own, _)| own.port() == address.port());
        let Some(place) = place else {
            return Ok(None);
        };
        let (_, socket) = self.0.swap_remove(place);
        Ok(Some(Listener::inherited(socket)?))
    }

    /// # Errors
    /// One is left over: whoever connects to it would wait for ever.
    pub(super) fn none_left(self) -> anyhow::Result<()> {
        match self.0.first() {
            None => Ok(()),
            Some((address, _)) => anyhow::bail!(
                "a socket for {address} was handed over (LISTEN_FDS), and nothing is to listen there: \
                 set server.listen or tls.listen to its port"
            ),
        }
    }
}
