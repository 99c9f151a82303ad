//! The limit of open files and connections of this process. A shell gives 1024, for programs from before `poll`, and
//! the right to raise it.

use rustix::process::{Resource, getrlimit, setrlimit};

/// Beside connections: the database, its readers, listeners, mail.
const OTHERS: u64 = 100;

/// What so many connections need.
pub(super) fn needed(connections: usize) -> u64 {
    let connections = u64::try_from(connections).unwrap_or(u64::MAX);
    connections.saturating_add(OTHERS)
}

/// What a server may take, as started from here; `None` where there is no limit.
pub(super) fn most() -> Option<u64> {
    getrlimit(Resource::Nofile).maximum
}

/// Takes as much as it needs and is allowed to take. With less it runs as well: newcomers wait for a place.
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
