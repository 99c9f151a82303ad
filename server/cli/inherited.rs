//! Sockets that another program, such as systemd, opened before the server started, and keeps open when it ends
//! (`LISTEN_FDS`, `man sd_listen_fds`). While a new server replaces an old one, connections wait in them instead of
//! being refused.

use std::net::{SocketAddr, TcpListener};

use afterword_transport::Listener;
use anyhow::Context;
use listenfd::ListenFd;

/// The sockets that are not used yet.
pub(super) struct Inherited(Vec<(SocketAddr, TcpListener)>);

impl Inherited {
    /// # Errors
    /// An inherited descriptor is no listening TCP socket.
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

    /// The socket for the setting, found by the address's port. The socket's own address is used, so that systemd's
    /// `[::]:8017` serves a setting of `0.0.0.0:8017`.
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
    /// A socket is left over: its clients would wait for ever.
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
