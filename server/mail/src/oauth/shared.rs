//! What all logins of this process to one file know besides the file: that renewing it has failed, and what could not be
//! written.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use super::error::LoginError;
use super::kept::KeptLogin;

/// After a failed renewal the server is not asked for so long; it doubles with each failure.
const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(300);

static ALL: Mutex<Vec<(PathBuf, Weak<Shared>)>> = Mutex::new(Vec::new());

#[derive(Default)]
pub(super) struct Shared {
    failed: Mutex<Option<Failed>>,
    unwritten: Mutex<Option<Unwritten>>,
    long_running: AtomicBool,
}

struct Failed {
    /// The refresh token: another one is a new login, and is tried at once.
    of: String,
    error: LoginError,
    pause: Duration,
    until: Instant,
}

/// A login that is newer than that in the file.
#[derive(Clone)]
pub(super) struct Unwritten {
    /// The refresh token in the file. With another one somebody else has changed it, and the file is newer.
    before: String,
    pub(super) kept: KeptLogin,
    error: LoginError,
}

impl Unwritten {
    pub(super) fn follows(&self, on_file: &KeptLogin) -> bool {
        self.before == on_file.refresh_token
    }
}

impl Shared {
    pub(super) fn of(path: &Path) -> Arc<Self> {
        let mut all = locked(&ALL);
        all.retain(|(_, shared)| shared.strong_count() > 0);
        let mut known = all.iter().filter(|(of, _)| of == path);
        if let Some(shared) = known.find_map(|(_, shared)| shared.upgrade()) {
            return shared;
        }
        let shared = Arc::new(Self::default());
        all.push((path.to_owned(), Arc::downgrade(&shared)));
        shared
    }

    pub(super) fn is_long_running(&self) -> bool {
        self.long_running.load(Ordering::Relaxed)
    }

    pub(super) fn set_long_running(&self) {
        self.long_running.store(true, Ordering::Relaxed);
    }

    /// Why the server is not to be asked again yet.
    pub(super) fn refusal(&self, refresh_token: &str) -> Option<LoginError> {
        let failed = locked(&self.failed);
        let failed = failed
            .as_ref()
            .filter(|failed| failed.of == refresh_token)?;
        (Instant::now() < failed.until).then(|| failed.error.clone())
    }

    pub(super) fn has_failed(&self, refresh_token: &str, error: &LoginError) {
        let mut failed = locked(&self.failed);
        let earlier = failed.as_ref().filter(|failed| failed.of == refresh_token);
        let pause = earlier.map_or(FIRST_PAUSE, |failed| (failed.pause * 2).min(LONGEST_PAUSE));
        *failed = Some(Failed {
            of: refresh_token.to_owned(),
            error: error.clone(),
            pause,
            until: Instant::now() + pause,
        });
    }

    pub(super) fn has_succeeded(&self) {
        *locked(&self.failed) = None;
    }

    pub(super) fn unwritten(&self) -> Option<Unwritten> {
        locked(&self.unwritten).clone()
    }

    /// Why the file lacks the newest login.
    pub(super) fn write_error(&self) -> Option<LoginError> {
        let unwritten = locked(&self.unwritten);
        unwritten.as_ref().map(|unwritten| unwritten.error.clone())
    }

    /// `kept` came from the login with the refresh token `from`.
    pub(super) fn keep(&self, from: &str, kept: KeptLogin, error: LoginError) {
        let mut unwritten = locked(&self.unwritten);
        let earlier = unwritten
            .take()
            .filter(|earlier| earlier.kept.refresh_token == from);
        let before = earlier.map_or_else(|| from.to_owned(), |earlier| earlier.before);
        *unwritten = Some(Unwritten {
            before,
            kept,
            error,
        });
    }

    pub(super) fn is_written(&self) {
        *locked(&self.unwritten) = None;
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
