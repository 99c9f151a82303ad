//! The pause before the next attempt.

use std::time::Duration;

/// Doubles from the first pause up to the longest.
pub(crate) struct Backoff {
    first: Duration,
    longest: Duration,
    next: Duration,
}

impl Backoff {
    pub(crate) fn new(first: Duration, longest: Duration) -> Self {
        Self {
            first,
            longest,
            next: first,
        }
    }

    pub(crate) fn reset(&mut self) {
        self.next = self.first;
    }

    /// The next pause, up to a quarter longer, so that many clients of a server do not return at once.
    pub(crate) fn next(&mut self) -> Duration {
        let pause = self.next;
        self.next = (pause * 2).min(self.longest);
        afterword_faults::pause(pause + pause.mul_f64(chance() / 4.0))
    }
}

/// A random number from 0 to 1; without a source of randomness 0, which does no harm here.
fn chance() -> f64 {
    f64::from(getrandom::u32().unwrap_or_default()) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_bound_and_begin_anew() {
        let mut backoff = Backoff::new(Duration::from_secs(1), Duration::from_secs(5));
        let secs: Vec<u64> = (0..5).map(|_| backoff.next().as_secs()).collect();
        assert_eq!(secs[0], 1);
        assert!((2..=2).contains(&secs[1]) && (4..=5).contains(&secs[2]));
        assert!((5..=6).contains(&secs[3]) && (5..=6).contains(&secs[4]));
        backoff.reset();
        assert_eq!(backoff.next().as_secs(), 1);
    }
}
