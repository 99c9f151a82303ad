//! The limit of open files and connections of this process. Shells set it to 1024, for programs from before `poll`,
//! and allow raising it.

use rustix::process::{Resource, getrlimit, setrlimit};

/// Files besides connections: the database, its readers, listeners, mail.
const OTHERS: u64 = 100;

/// The open files needed for this many connections.
pub(super) fn needed(connections: usize) -> u64 {
    let connections = u64::try_from(connections).unwrap_or(u64::MAX);
    connections.saturating_add(OTHERS)
}

/// The highest limit that a server started from here may set; `None` if there is none.
pub(super) fn most() -> Option<u64> {
    getrlimit(Resource::Nofile).maximum
}

/// Raises the limit as needed and allowed. The server also runs with less: new connections wait for a place.
pub(super) fn take(needed: u64) {
    let mut limit = getrlimit(Resource::Nofile);
    let allowed = limit.maximum.unwrap_or(u64::MAX).min(needed);
    if limit.current.is_some_and(|current| current < allowed) {
        limit.current = Some(allowed);
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::debug!(%error, "the limit of open files stays as it is");
        }
    }
}
