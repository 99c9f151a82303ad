//! A bound socket, and the addresses of its clients.

use std::io;
use std::net::SocketAddr;

#[cfg(target_os = "linux")]
use socket2::SockRef;
use tokio::net::{TcpListener, ToSocketAddrs};

use crate::tls::Tls;

/// How many bytes of an answer the kernel holds that it can't send, because the client takes none. Left alone it holds
/// more than a megabyte for each connection.
#[cfg(target_os = "linux")]
const UNSENT_BYTES: u32 = 32 * 1024;

/// How many clients may wait to be accepted. With tokio's 1,024, some of a crowd that comes at once are not heard, and ask
/// again after a second. The system has a bound of its own (`net.core.somaxconn`).
#[cfg(target_os = "linux")]
const BACKLOG: i32 = 4096;

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
        Ok(Listener::of(TcpListener::bind(address).await?))
    }

    /// A socket that was opened by somebody else, and stays open.
    ///
    /// # Errors
    /// Nothing can listen on the socket.
    pub fn inherited(socket: std::net::TcpListener) -> io::Result<Listener> {
        socket.set_nonblocking(true)?;
        Ok(Listener::of(TcpListener::from_std(socket)?))
    }

    fn of(socket: TcpListener) -> Listener {
        // Each connection has it from its listener. A system that does not know it serves as well.
        #[cfg(target_os = "linux")]
        {
            let socket = SockRef::from(&socket);
            let _ = socket.set_tcp_notsent_lowat(UNSENT_BYTES);
            // On a socket that listens, only its backlog changes.
            let _ = socket.listen(BACKLOG);
        }
        Listener { socket, tls: None }
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use tokio::net::TcpStream;

    use super::*;

    #[tokio::test]
    async fn the_kernel_holds_little_for_a_client_that_takes_nothing() {
        let bound = Listener::bind(("127.0.0.1", 0)).await.unwrap();
        let socket = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
        for listener in [bound, Listener::inherited(socket).unwrap()] {
            let client = TcpStream::connect(listener.local_address().unwrap());
            let (client, accepted) = tokio::join!(client, listener.socket.accept());
            let unsent = SockRef::from(&accepted.unwrap().0).tcp_notsent_lowat();
            assert_eq!(unsent.unwrap(), UNSENT_BYTES);
            drop(client);
        }
    }
}
