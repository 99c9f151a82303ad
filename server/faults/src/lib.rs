//! Fault injection: a place panics once and fails once, in builds for tests.
//!
//! The store, the runner of jobs and whoever renders ask [`fails`] at each piece of work. Without the feature `inject`
//! that is a constant, and nothing of this crate is in the program. With it, a process whose environment names a file
//! in `AFTERWORD_FAULTS` begins as soon as that file exists: each place panics when it is next passed, fails the time
//! after that, and then works. The file lists what was injected, a line each.
//!
//! Only the root package's tests switch the feature on. A build without debug assertions, as every release is, does
//! not compile with it.
//!
//! Not here: what a failure is. Each place has its own error.

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

#[cfg(feature = "inject")]
pub use injected::{fails, may_panic};

#[cfg(feature = "inject")]
mod injected {
    use std::collections::HashMap;
    use std::fs::OpenOptions;
    use std::io::Write;
    use std::path::PathBuf;
    use std::sync::{LazyLock, Mutex, PoisonError};

    type Place = (&'static str, &'static str);

    struct Plan {
        file: PathBuf,
        /// How often each place was passed since the file exists.
        passed: Mutex<HashMap<Place, usize>>,
    }

    static PLAN: LazyLock<Option<Plan>> = LazyLock::new(|| {
        let file = PathBuf::from(std::env::var_os("AFTERWORD_FAULTS")?);
        let passed = Mutex::default();
        Some(Plan { file, passed })
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

    fn due(kind: &'static str, place: &'static str, faults: &[&'static str]) -> bool {
        let Some(plan) = &*PLAN else {
            return false;
        };
        let Some(fault) = plan.next((kind, place), faults) else {
            return false;
        };
        plan.note(&format!("{fault} {kind} {place}\n"));
        assert!(fault != "panic", "an injected fault: {kind} {place}");
        true
    }

    impl Plan {
        fn next(&self, place: Place, faults: &[&'static str]) -> Option<&'static str> {
            let mut passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
            if passed.is_empty() && !self.file.exists() {
                return None;
            }
            let times = passed.entry(place).or_default();
            let fault = faults.get(*times).copied();
            *times += 1;
            fault
        }

        fn note(&self, line: &str) {
            let file = OpenOptions::new().append(true).open(&self.file);
            // A test that finds no line says so.
            let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
        }
    }
}
