//! Notifies a running server that another process has written to its database.
//!
//! A command writes to the database itself, so it works with or without a running server. A running server keeps
//! counts in memory. Before the command reports success, it asks the server to drop them, through a Unix socket next
//! to the database. The socket also prevents two servers from using one database.

use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

use afterword_faults::may_panic;
use anyhow::Context;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixListener;

use afterword_services::SiteRegistry;
use afterword_store::Store;

const PATIENCE: Duration = Duration::from_secs(5);
/// How often the server checks for writes that were not reported to it.
const LOOK: Duration = Duration::from_secs(1);
const DONE: &[u8] = b"done\n";

/// Next to the database file itself, also when symbolic links lead to it.
fn socket_of(database: &Path) -> PathBuf {
    let real = database.canonicalize();
    let mut name = real.as_deref().unwrap_or(database).as_os_str().to_owned();
    name.push(".sock");
    name.into()
}

/// Below every system's limit for the path of a Unix socket (108 bytes on Linux, 104 on others).
const LONGEST_ADDRESS: usize = 100;

/// A path to a socket, valid as long as this value.
struct Address {
    path: PathBuf,
    /// A long path is reached through its folder's open file.
    _folder: Option<File>,
}

impl Address {
    fn of(socket: &Path) -> std::io::Result<Self> {
        let (Some(folder), Some(name)) = (socket.parent(), socket.file_name()) else {
            return Err(ErrorKind::InvalidInput.into());
        };
        if socket.as_os_str().len() <= LONGEST_ADDRESS {
            return Ok(Self {
                path: socket.to_owned(),
                _folder: None,
            });
        }
        let folder = File::open(folder)?;
        let open = PathBuf::from(format!("/proc/self/fd/{}", folder.as_raw_fd()));
        Ok(Self {
            path: open.join(name),
            _folder: Some(folder),
        })
    }
}

fn connect(socket: &Path) -> std::io::Result<UnixStream> {
    UnixStream::connect(&Address::of(socket)?.path)
}

/// Whether a server runs on this database.
pub(super) fn is_served(database: &Path) -> bool {
    match connect(&socket_of(database)) {
        Ok(_) => true,
        // If it can't be asked, a server may be running.
        Err(error) => !matches!(
            error.kind(),
            ErrorKind::NotFound | ErrorKind::ConnectionRefused
        ),
    }
}

/// Waits until a running server has dropped its caches. Does nothing without a server; returns whether one runs.
pub(super) fn tell(database: &Path) -> anyhow::Result<bool> {
    let path = socket_of(database);
    let mut stream = match connect(&path) {
        Ok(stream) => stream,
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::NotFound | ErrorKind::ConnectionRefused
            ) =>
        {
            return Ok(false);
        }
        Err(error) => return Err(error).with_context(|| not_notified(&path)),
    };
    let mut answer = Vec::new();
    stream
        .set_read_timeout(Some(PATIENCE))
        .and_then(|()| stream.write_all(b"changed\n"))
        .and_then(|()| stream.read_to_end(&mut answer))
        .with_context(|| not_notified(&path))?;
    anyhow::ensure!(answer == DONE, not_notified(&path));
    Ok(true)
}

fn not_notified(path: &Path) -> String {
    format!(
        "it is done, but the running server could not be told by {}: its counts may be old until it is restarted",
        path.display()
    )
}

/// The socket of a running server; its file is removed with it.
pub(super) struct ControlSocket {
    listener: UnixListener,
    path: PathBuf,
}

impl ControlSocket {
    /// # Errors
    /// Another server runs on this database, or the socket can't be created.
    pub(super) fn open(database: &Path) -> anyhow::Result<Self> {
        let path = socket_of(database);
        if connect(&path).is_ok() {
            anyhow::bail!("another Afterword serves {} already", database.display());
        }
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
        .with_context(|| format!("can't replace {}", path.display()))?;
        let listener = Address::of(&path)
            .and_then(|address| UnixListener::bind(&address.path))
            .with_context(|| format!("can't listen on {}", path.display()))?;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
        Ok(Self { listener, path })
    }

    /// Listens for ever.
    pub(super) async fn listen(&self, store: &dyn Store, sites: &SiteRegistry) {
        // What was written since the sites were read at the start is not known.
        let mut seen = None;
        let mut tick = tokio::time::interval(LOOK);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                _ = tick.tick() => {
                    look(store, sites, &mut seen).await;
                    continue;
                }
            };
            match accepted {
                Ok((stream, _)) => {
                    let heard = tokio::time::timeout(PATIENCE, answer_notice(stream, sites)).await;
                    if !matches!(heard, Ok(Ok(()))) {
                        tracing::warn!("a command that has written could not be heard");
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "can't hear commands");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }
}

/// Detects writes that no command reported: by a killed command, a restored file, or a shell.
async fn look(store: &dyn Store, sites: &SiteRegistry, seen: &mut Option<u64>) {
    let now = Some(store.foreign_writes());
    if now == *seen {
        return;
    }
    match sites.catch_up().await {
        Ok(()) => *seen = now,
        Err(error) => tracing::warn!(%error, "can't read what another process has written"),
    }
}

async fn answer_notice(
    mut stream: tokio::net::UnixStream,
    sites: &SiteRegistry,
) -> anyhow::Result<()> {
    may_panic("listener", "control_socket");
    let mut word = [0; 8];
    match stream.read_exact(&mut word).await {
        // Somebody only checked whether a server runs.
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(()),
        read => read?,
    };
    anyhow::ensure!(&word == b"changed\n", "an unknown word");
    sites.read_again().await?;
    stream.write_all(DONE).await?;
    Ok(())
}

impl Drop for ControlSocket {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}
