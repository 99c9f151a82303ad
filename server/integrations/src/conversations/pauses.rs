//! How long nothing is asked. Where something has just happened, more happens soon; the longer it is quiet, the longer
//! are the pauses.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

/// An answer is here within a minute of its publication, as long as people talk.
const SHORTEST: SignedDuration = SignedDuration::from_secs(45);
/// A conversation of a day ago is read again after 90 minutes.
const SHARE: i32 = 16;
/// Even long after, what its author removes goes from here too.
const LONGEST: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Three accounts at rest make less than one request a minute.
const LONGEST_OF_ACCOUNT: SignedDuration = SignedDuration::from_mins(4);
/// After a failure; doubled each time.
const LONGEST_AFTER_FAILURE: SignedDuration = SignedDuration::from_hours(1);

/// Until the answers to a post are read again in which something happened last at `stirred`.
pub(super) fn of_conversation(stirred: Timestamp, now: Timestamp) -> SignedDuration {
    let quiet = now.duration_since(stirred);
    (quiet / SHARE).clamp(SHORTEST, LONGEST)
}

/// Until an account's posts are read again.
pub(super) fn of_account(stirred: Timestamp, now: Timestamp) -> SignedDuration {
    of_conversation(stirred, now).min(LONGEST_OF_ACCOUNT)
}

/// Until a server is asked again that has failed so often, or has said itself when.
pub(super) fn after_failure(failures: u32, wanted: Option<Duration>) -> SignedDuration {
    let doublings = i32::try_from(failures.saturating_sub(1))
        .unwrap_or(i32::MAX)
        .min(8);
    let own = LONGEST_AFTER_FAILURE.min(SHORTEST.saturating_mul(1 << doublings));
    let wanted = wanted.and_then(|wanted| SignedDuration::try_from(wanted).ok());
    wanted.map_or(own, |wanted| wanted.clamp(own, LONGEST_AFTER_FAILURE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_while_it_is_quiet() {
        let now: Timestamp = "2026-11-27T12:00:00Z".parse().unwrap();
        for (quiet, pause) in [
            (SignedDuration::ZERO, SHORTEST),
            (SignedDuration::from_mins(10), SHORTEST),
            (
                SignedDuration::from_hours(24),
                SignedDuration::from_mins(90),
            ),
            (SignedDuration::from_hours(24 * 365), LONGEST),
            // The clock was set back.
            (-SignedDuration::from_hours(1), SHORTEST),
        ] {
            assert_eq!(of_conversation(now - quiet, now), pause);
        }
        let rest = of_account(now - SignedDuration::from_hours(24), now);
        assert_eq!(rest, LONGEST_OF_ACCOUNT);
    }

    #[test]
    fn a_server_that_fails_is_left_alone_and_its_own_word_counts() {
        assert_eq!(after_failure(1, None), SHORTEST);
        assert_eq!(after_failure(2, None), SHORTEST * 2);
        assert_eq!(after_failure(99, None), LONGEST_AFTER_FAILURE);
        let wanted = Some(Duration::from_secs(300));
        assert_eq!(after_failure(1, wanted), SignedDuration::from_secs(300));
        let endless = Some(Duration::MAX);
        assert!(after_failure(1, endless) <= LONGEST_AFTER_FAILURE);
        assert_eq!(after_failure(3, Some(Duration::ZERO)), SHORTEST * 4);
    }
}
