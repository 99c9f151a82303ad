//! The listening sockets, and their orderly shutdown.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use afterword_faults::may_panic;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, UnixListener, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tracing::{info, warn};

use super::connection::{Connection, Duplex, Stopping};
use super::counters::{LmtpCounters, count};
use super::peers::Peers;
use super::session::{Session, Shared};
use super::{LmtpRules, reply};
use afterword_services::receive_mail::ReceiveMail;

/// The pause after an error of `accept` that the next attempt is likely to meet again.
const PAUSE: Duration = Duration::from_millis(100);

/// How long the refusal of a connection may take.
const REFUSAL_TIMEOUT: Duration = Duration::from_secs(1);

/// The owner and the group of the socket may deliver: the mail server's user belongs in the group.
const SOCKET_MODE: u32 = 0o660;

/// Where to listen: `127.0.0.1:2424`, `[::1]:2424` or `unix:/run/afterword/lmtp`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LmtpAddress {
    Tcp(SocketAddr),
    Unix(PathBuf),
}

/// A bound socket.
#[derive(Debug)]
pub struct LmtpListener {
    socket: Socket,
}

#[derive(Debug)]
enum Socket {
    Tcp(TcpListener),
    Unix(UnixListener, SocketFile),
}

/// The file is removed with the socket.
#[derive(Debug)]
struct SocketFile(PathBuf);

impl LmtpListener {
    /// # Errors
    /// The address can't be bound, or a running server or another file is at the path.
    pub async fn bind(address: &LmtpAddress) -> io::Result<LmtpListener> {
        let socket = match address {
            LmtpAddress::Tcp(address) => Socket::Tcp(TcpListener::bind(address).await?),
            LmtpAddress::Unix(path) => bind_unix(path).await?,
        };
        Ok(LmtpListener { socket })
    }

    /// The bound address, with the real port if 0 was requested.
    ///
    /// # Errors
    /// The system does not tell the address.
    pub fn local_address(&self) -> io::Result<LmtpAddress> {
        match &self.socket {
            Socket::Tcp(listener) => listener.local_addr().map(LmtpAddress::Tcp),
            Socket::Unix(_, file) => Ok(LmtpAddress::Unix(file.0.clone())),
        }
    }

    /// Serves until `stop` is ready, and then until the messages in transfer are answered or the grace period ends;
    /// all other connections get a 421 at once.
    ///
    /// Returns how many connections were cut off. Dropping the future cuts off all of them.
    pub async fn serve(
        self,
        rules: LmtpRules,
        receive: Arc<dyn ReceiveMail>,
        counters: Arc<LmtpCounters>,
        stop: impl Future<Output = ()>,
    ) -> usize {
        let grace = rules.limits.grace;
        let peers = Peers::new(rules.limits.clone());
        let shared = Shared {
            rules: Arc::new(rules),
            receive,
            counters,
        };
        let (stopper, stopping) = watch::channel(false);
        let mut connections = JoinSet::new();
        let mut stop = std::pin::pin!(stop);
        loop {
            tokio::select! {
                biased;
                () = &mut stop => break,
                Some(_) = connections.join_next() => {}
                accepted = self.socket.accept() => match accepted {
                    Ok((stream, address)) => {
                        let shared_state = (&shared, &peers, &stopping);
                        admit(stream, address, shared_state, &mut connections);
                    }
                    Err(error) => {
                        warn!(%error, "connections of mail servers cannot be accepted");
                        sleep(PAUSE).await;
                    }
                }
            }
        }
        drop(self);
        stopper.send_replace(true);
        let ended = async { while connections.join_next().await.is_some() {} };
        if timeout(grace, ended).await.is_ok() {
            return 0;
        }
        let cut_off = connections.len();
        connections.shutdown().await;
        info!(cut_off, "connections of mail servers were cut off");
        cut_off
    }
}

fn admit(
    mut stream: Box<dyn Duplex>,
    address: IpAddr,
    (shared, peers, stopping): (&Shared, &Arc<Peers>, &Stopping),
    connections: &mut JoinSet<()>,
) {
    may_panic("listener", "lmtp");
    let Some(permit) = peers.admit(address) else {
        count(&shared.counters.refused_connections);
        connections.spawn(async move {
            let words = stream.write_all(reply::FULL.as_bytes());
            // A client that does not read the answer does not need it.
            let _ = timeout(REFUSAL_TIMEOUT, words).await;
        });
        return;
    };
    let permit = Arc::new(permit);
    let session = Session::new(shared.clone(), permit.clone(), address);
    let connection = Connection::new(stream, shared.clone(), permit, stopping.clone());
    connections.spawn(connection.run(session));
}

impl Socket {
    async fn accept(&self) -> io::Result<(Box<dyn Duplex>, IpAddr)> {
        match self {
            Socket::Tcp(listener) => {
                let (stream, address) = listener.accept().await?;
                // Fails only for a client that is already gone, which the first read reports as well.
                let _ = stream.set_nodelay(true);
                Ok((Box::new(stream), address.ip().to_canonical()))
            }
            Socket::Unix(listener, _) => {
                let (stream, _) = listener.accept().await?;
                Ok((Box::new(stream), Ipv4Addr::LOCALHOST.into()))
            }
        }
    }
}

/// A socket without a listener was left by a killed server.
async fn bind_unix(path: &Path) -> io::Result<Socket> {
    match std::fs::symlink_metadata(path) {
        Ok(found) if found.file_type().is_socket() => {
            if UnixStream::connect(path).await.is_ok() {
                return Err(in_use(path, "a server listens at it already"));
            }
            std::fs::remove_file(path)?;
        }
        Ok(_) => return Err(in_use(path, "there is a file that is no socket")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let listener = UnixListener::bind(path)?;
    let file = SocketFile(path.to_owned());
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(SOCKET_MODE))?;
    Ok(Socket::Unix(listener, file))
}

fn in_use(path: &Path, why: &str) -> io::Error {
    io::Error::new(
        io::ErrorKind::AddrInUse,
        format!("{}: {why}", path.display()),
    )
}

impl Drop for SocketFile {
    fn drop(&mut self) {
        // The file may be gone already, with its folder.
        let _ = std::fs::remove_file(&self.0);
    }
}

impl FromStr for LmtpAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<LmtpAddress, String> {
        if let Some(path) = text.strip_prefix("unix:").filter(|path| !path.is_empty()) {
            return Ok(LmtpAddress::Unix(path.into()));
        }
        text.parse().map(LmtpAddress::Tcp).map_err(|_| {
            format!("{text:?} is neither an address with a port, as 127.0.0.1:2424, nor unix:/path")
        })
    }
}

impl fmt::Display for LmtpAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LmtpAddress::Tcp(address) => write!(f, "{address}"),
            LmtpAddress::Unix(path) => write!(f, "unix:{}", path.display()),
        }
    }
}
