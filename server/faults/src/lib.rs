//! Fault injection: a place panics once and fails once, in builds for tests.
//!
//! The store, the runner of jobs, the listeners and whoever renders ask [`fails`] at each piece of work. Without the
//! feature `inject` that is a constant, and nothing of this crate is in the program. With it, a process whose
//! environment names a folder in `AFTERWORD_FAULTS` begins with a kind of place as soon as that folder has a file of the
//! kind's name: each place panics when it is next passed, fails the time after that, and then works. The file lists
//! what was injected, a line each.
//!
//! Only the root package's tests switch the feature on. A build without debug assertions, as every release is, does
//! not compile with it.
//!
//! Not here: what a failure is. Each place has its own error.

#[cfg(not(feature = "inject"))]
use std::time::Duration;

#[cfg(all(feature = "inject", not(debug_assertions)))]
compile_error!("the feature `inject` is for tests: no release may have it");

/// Whether the work at this place fails now. `kind` and `place` name it together.
///
/// # Panics
/// If a panic is due.
#[cfg(not(feature = "inject"))]
#[inline(always)]
#[must_use]
pub const fn fails(_kind: &'static str, _place: &'static str) -> bool {
    false
}

/// Like [`fails`] for work that can't fail.
///
/// # Panics
/// If a panic is due.
#[cfg(not(feature = "inject"))]
#[inline(always)]
pub const fn may_panic(_kind: &'static str, _place: &'static str) {}

/// A pause after a failure, which is shorter where faults are injected: dozens are met one after the other.
#[cfg(not(feature = "inject"))]
#[inline(always)]
#[must_use]
pub const fn pause(pause: Duration) -> Duration {
    pause
}

#[cfg(feature = "inject")]
pub use injected::{fails, may_panic, pause};

/// A place that is named where the work is described, and asked where it is done. Of no size without the feature
/// `inject`.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    #[cfg(feature = "inject")]
    name: &'static str,
}

impl Place {
    /// The place of a type: each closure has its own.
    #[inline(always)]
    #[must_use]
    pub fn of<T: ?Sized>() -> Self {
        Self {
            #[cfg(feature = "inject")]
            name: std::any::type_name::<T>(),
        }
    }

    /// [`fails`] at this place.
    ///
    /// # Panics
    /// If a panic is due.
    #[inline(always)]
    #[must_use]
    pub fn fails(self, kind: &'static str) -> bool {
        #[cfg(feature = "inject")]
        return fails(kind, self.name);
        #[cfg(not(feature = "inject"))]
        return fails(kind, "");
    }
}

#[cfg(feature = "inject")]
mod injected {
    use std::collections::HashMap;
    use std::fs::OpenOptions;
    use std::io::Write;
    use std::path::{Path, PathBuf};
    use std::sync::{LazyLock, Mutex, PoisonError};
    use std::time::Duration;

    /// Somebody who asks often sees that something fails.
    const LONGEST: Duration = Duration::from_secs(1);

    struct Plan {
        folder: PathBuf,
        /// How often each place was passed since its kind has a file.
        passed: Mutex<HashMap<(&'static str, &'static str), usize>>,
    }

    static PLAN: LazyLock<Option<Plan>> = LazyLock::new(|| {
        let folder = PathBuf::from(std::env::var_os("AFTERWORD_FAULTS")?);
        let passed = Mutex::default();
        Some(Plan { folder, passed })
    });

    /// Whether the work at this place fails now. `kind` and `place` name it together.
    ///
    /// # Panics
    /// If a panic is due.
    #[must_use]
    pub fn fails(kind: &'static str, place: &'static str) -> bool {
        due(kind, place, &["panic", "failure"])
    }

    /// Like [`fails`] for work that can't fail.
    ///
    /// # Panics
    /// If a panic is due.
    pub fn may_panic(kind: &'static str, place: &'static str) {
        due(kind, place, &["panic"]);
    }

    /// A pause after a failure, which is shorter where faults are injected: dozens are met one after the other.
    #[must_use]
    pub fn pause(pause: Duration) -> Duration {
        if PLAN.is_none() {
            return pause;
        }
        pause.min(LONGEST)
    }

    fn due(kind: &'static str, place: &'static str, faults: &[&'static str]) -> bool {
        let fault = PLAN
            .as_ref()
            .and_then(|plan| plan.next(kind, place, faults));
        assert!(fault != Some("panic"), "an injected fault: {kind} {place}");
        fault.is_some()
    }

    impl Plan {
        fn next(
            &self,
            kind: &'static str,
            place: &'static str,
            faults: &[&'static str],
        ) -> Option<&'static str> {
            let file = self.folder.join(kind);
            let mut passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
            if !passed.contains_key(&(kind, place)) && !file.exists() {
                return None;
            }
            let earlier = || injected_before(&file, place);
            let times = passed.entry((kind, place)).or_insert_with(earlier);
            let fault = *faults.get(*times)?;
            *times += 1;
            let file = OpenOptions::new().append(true).open(&file);
            // A test that finds no line says so.
            let _ = file.and_then(|mut file| writeln!(file, "{fault} {place}"));
            Some(fault)
        }
    }

    /// How many faults of this place the file has: a command that is run again passes a place that has failed twice.
    fn injected_before(file: &Path, place: &str) -> usize {
        let listed = std::fs::read_to_string(file).unwrap_or_default();
        let places = listed.lines().filter_map(|line| line.split_once(' '));
        places.filter(|(_, listed)| *listed == place).count()
    }
}
