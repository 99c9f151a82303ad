//! How long the runner waits after failures.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

const FIRST: Duration = Duration::from_secs(1);
/// The cause of a failure may disappear at any time.
const LONGEST: Duration = Duration::from_secs(60);

/// Doubles with each failure. A random part of up to half is taken off, so that jobs that fail for one reason do not
/// all come back together.
pub(crate) fn pause(failures: u32) -> Duration {
    let doublings = failures.saturating_sub(1).min(16);
    let whole = (FIRST * (1 << doublings)).min(LONGEST);
    whole / 2 + (whole / 2).mul_f64(fraction())
}

/// A random number from 0 to 1.
fn fraction() -> f64 {
    // Each instance has a random key.
    let lot = RandomState::new().hash_one(()) >> 32;
    f64::from(u32::try_from(lot).unwrap_or_default()) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_bound_and_are_never_the_same() {
        for (failures, whole) in [
            (1, 1),
            (2, 2),
            (3, 4),
            (6, 32),
            (7, 60),
            (8, 60),
            (u32::MAX, 60),
        ] {
            let whole = Duration::from_secs(whole);
            let pauses: Vec<Duration> = (0..100).map(|_| pause(failures)).collect();
            let is_within = |pause: &Duration| (whole / 2..=whole).contains(pause);
            assert!(pauses.iter().all(is_within), "{failures}: {pauses:?}");
            assert!(pauses.iter().any(|pause| *pause != pauses[0]), "{pauses:?}");
        }
    }
}
