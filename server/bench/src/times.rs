//! Response times: an HDR histogram, in microseconds.

use std::time::Duration;

use hdrhistogram::{AdditionError, CreationError, Histogram};
use serde::Serialize;

/// In microseconds: longer than any run. What is longer still counts as this.
const LONGEST: u64 = 2 * 3_600 * 1_000_000;
/// A figure is exact to a thousandth of itself.
const DIGITS: u8 = 3;

/// A distribution of times.
#[derive(Debug, Clone)]
pub struct Times(Histogram<u64>);

/// A distribution by a few of its figures, in microseconds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Summary {
    pub min: u64,
    pub mean: u64,
    pub max: u64,
    pub p50: u64,
    pub p90: u64,
    pub p99: u64,
    pub p99_9: u64,
    pub p99_99: u64,
}

impl Times {
    /// # Errors
    /// None: the bounds are valid.
    pub fn new() -> Result<Self, CreationError> {
        Histogram::new_with_bounds(1, LONGEST, DIGITS).map(Self)
    }

    pub fn add(&mut self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(LONGEST);
        self.0.saturating_record(micros.max(1));
    }

    pub(super) fn join(&mut self, other: &Self) -> Result<(), AdditionError> {
        self.0.add(&other.0)
    }

    /// With those that were not asked while an answer was waited for.
    ///
    /// A reader of a closed loop asks once every mean time. One who waits ten times that long would have asked nine
    /// times meanwhile, and each of these would have waited as well, for what was left of the time.
    #[must_use]
    pub fn corrected(&self) -> Self {
        Self(self.0.clone_correct(self.mean().max(1)))
    }

    /// In microseconds: this share of all times is no longer.
    #[must_use]
    pub fn at(&self, quantile: f64) -> u64 {
        // The highest value that the histogram can't tell from it may be above what was seen.
        self.0.value_at_quantile(quantile).min(self.0.max())
    }

    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.len()
    }

    /// Each time that occurred, and how often.
    pub(super) fn each(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let recorded = self.0.iter_recorded();
        recorded.map(|step| (step.value_iterated_to(), step.count_at_value()))
    }

    /// `None` where nothing was answered.
    pub(super) fn summary(&self) -> Option<Summary> {
        (self.count() > 0).then(|| Summary {
            min: self.0.min(),
            mean: self.mean(),
            max: self.0.max(),
            p50: self.at(0.5),
            p90: self.at(0.9),
            p99: self.at(0.99),
            p99_9: self.at(0.999),
            p99_99: self.at(0.9999),
        })
    }

    fn mean(&self) -> u64 {
        self.0.mean().round() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(of: &[(u64, u64)]) -> Times {
        let mut times = Times::new().unwrap();
        for (millis, count) in of {
            for _ in 0..*count {
                times.add(Duration::from_millis(*millis));
            }
        }
        times
    }

    /// Within what three digits tell apart.
    fn about(found: u64, millis: u64) {
        let wanted = millis * 1_000;
        assert!(
            found.abs_diff(wanted) * 500 <= wanted,
            "{found} µs, not {wanted}"
        );
    }

    #[test]
    fn percentiles_are_those_of_what_was_put_in() {
        let mut hundred = times(&[]);
        for millis in 1..=100 {
            hundred.add(Duration::from_millis(millis));
        }
        let summary = hundred.summary().unwrap();
        about(summary.min, 1);
        about(summary.p50, 50);
        about(summary.p90, 90);
        about(summary.p99, 99);
        about(summary.max, 100);
        assert_eq!(summary.mean / 100, 505);
        assert_eq!(times(&[]).summary(), None);
    }

    #[test]
    fn a_stall_counts_for_all_who_would_have_asked_meanwhile() {
        // A reader who got 9,900 answers in 1 ms each, and then stood still for 100 s: 11.1 ms in the mean.
        let measured = times(&[(1, 9_900), (100_100, 1)]);
        about(measured.at(0.99), 1);
        let corrected = measured.corrected();
        // 100.1 s in steps of 11.1 ms: some 9,000 more, evenly between 11.1 ms and 100.1 s.
        let more = corrected.count() - measured.count();
        assert!((8_950..9_050).contains(&more), "{more}");
        about(corrected.at(0.5), 1);
        let p99 = corrected.at(0.99) / 1_000_000;
        assert!((97..=99).contains(&p99), "{p99} s");
        assert_eq!(corrected.at(1.0), measured.at(1.0));
    }

    #[test]
    fn an_even_server_is_not_corrected() {
        let even = times(&[(4, 500), (5, 500), (6, 500)]);
        assert_eq!(even.corrected().summary(), even.summary());
    }
}
