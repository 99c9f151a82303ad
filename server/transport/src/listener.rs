//! A bound socket, and the addresses of its clients.

use std::io;
use std::net::SocketAddr;

use tokio::net::{TcpListener, ToSocketAddrs};

use crate::tls::Tls;

/// A bound socket, plain or with TLS.
#[derive(Debug)]
pub struct Listener {
    pub(crate) socket: TcpListener,
    pub(crate) tls: Option<Tls>,
}

/// The other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// An IPv4 address is never in its mapped IPv6 form.
    pub address: SocketAddr,
    pub tls: bool,
}

impl Listener {
    /// # Errors
    /// The address cannot be resolved or bound.
    pub async fn bind(address: impl ToSocketAddrs) -> io::Result<Listener> {
        Ok(Listener {
            socket: TcpListener::bind(address).await?,
            tls: None,
        })
    }

    /// A socket that was opened by somebody else, and stays open.
    ///
    /// # Errors
    /// Nothing can listen on the socket.
    pub fn inherited(socket: std::net::TcpListener) -> io::Result<Listener> {
        socket.set_nonblocking(true)?;
        Ok(Listener {
            socket: TcpListener::from_std(socket)?,
            tls: None,
        })
    }

    #[must_use]
    pub fn with_tls(self, tls: Tls) -> Listener {
        Listener {
            tls: Some(tls),
            ..self
        }
    }

    /// The bound address, with the real port if 0 was requested.
    ///
    /// # Errors
    /// The system does not tell the address.
    pub fn local_address(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }
}
