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
/// An account's posts have the numbers of their answers: so what answers a post is here within a minute as long as no more
/// than 16 hours are quiet.
const SHARE_OF_ACCOUNT: i32 = 60 * SHARE;
/// Three accounts at rest make less than one request a minute.
const LONGEST_OF_ACCOUNT: SignedDuration = SignedDuration::from_mins(4);
/// Between two looks that news cause, and the longest while more and more come: whoever is asked too often answers no more.
pub(super) const GAP: SignedDuration = SignedDuration::from_secs(1);
pub(super) const LONGEST_GAP: SignedDuration = SignedDuration::from_secs(5);
/// After so long without news there is no hurry.
const CALM: SignedDuration = SignedDuration::from_secs(30);
/// After a failure; doubled each time.
const LONGEST_AFTER_FAILURE: SignedDuration = SignedDuration::from_hours(1);

/// Until the answers to a post are read again in which something happened last at `stirred`.
pub(super) fn of_conversation(stirred: Timestamp, now: Timestamp) -> SignedDuration {
    let quiet = now.duration_since(stirred);
    (quiet / SHARE).clamp(SHORTEST, LONGEST)
}

/// Whether the answers to such a post are to be read.
pub(super) fn is_due(due: Timestamp, stirred: Timestamp, now: Timestamp) -> bool {
    let longest = of_conversation(stirred, now).max(LONGEST_AFTER_FAILURE);
    due <= now || is_of_another_clock(due, longest, now)
}

/// Whether a server is to be left alone.
pub(super) fn rests(until: Timestamp, now: Timestamp) -> bool {
    now < until && !is_of_another_clock(until, LONGEST_AFTER_FAILURE, now)
}

/// Whether it is from before the clock was set back: farther ahead than any pause, and by more than clocks are corrected.
pub(super) fn is_of_another_clock(
    time: Timestamp,
    longest: SignedDuration,
    now: Timestamp,
) -> bool {
    time.duration_since(now) > longest + SignedDuration::from_mins(5)
}

/// Until an account's posts are read again.
pub(super) fn of_account(stirred: Timestamp, now: Timestamp) -> SignedDuration {
    let quiet = now.duration_since(stirred);
    (quiet / SHARE_OF_ACCOUNT).clamp(SHORTEST, LONGEST_OF_ACCOUNT)
}

/// Until news are looked up again, by how long it was until then, and how long ago they were looked up before.
pub(super) fn after_news(gap: SignedDuration, ago: SignedDuration) -> SignedDuration {
    match ago.abs() > CALM {
        true => GAP,
        false => LONGEST_GAP.min(gap * 3 / 2),
    }
}

/// Until a server is asked again that has failed so often, or has said itself when.
pub(super) fn after_failure(failures: u32, wanted: Option<Duration>) -> SignedDuration {
    let doublings = i32::try_from(failures.saturating_sub(1))
        .unwrap_or(i32::MAX)
        .min(8);
    let own = LONGEST_AFTER_FAILURE.min(SHORTEST.saturating_mul(1 << doublings));
    let wanted = wanted.and_then(|wanted| SignedDuration::try_from(wanted).ok());
    wanted.map_or(own, |wanted| wanted.max(own))
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
        for (quiet, pause) in [
            (SignedDuration::from_hours(12), SHORTEST),
            (
                SignedDuration::from_hours(16),
                SignedDuration::from_secs(60),
            ),
            (SignedDuration::from_hours(24 * 3), LONGEST_OF_ACCOUNT),
        ] {
            assert_eq!(of_account(now - quiet, now), pause);
        }
    }

    #[test]
    fn a_pause_from_before_the_clock_was_set_back_has_an_end() {
        let now: Timestamp = "2026-11-27T12:00:00Z".parse().unwrap();
        let day = SignedDuration::from_hours(24);
        assert!(is_due(now, now, now) && !is_due(now + SHORTEST, now, now));
        assert!(!is_due(now + day / 16, now - day, now));
        assert!(!is_due(now + LONGEST_AFTER_FAILURE, now, now));
        assert!(is_due(now + day, now + day, now));
        assert!(rests(now + SHORTEST, now) && !rests(now, now) && !rests(now + day, now));
    }

    #[test]
    fn news_that_follow_news_are_looked_up_together_until_it_is_calm() {
        let mut gap = GAP;
        let mut whole = SignedDuration::ZERO;
        for _ in 0..100 {
            let next = after_news(gap, gap);
            assert!(next >= gap && next <= LONGEST_GAP);
            gap = next;
            whole += gap;
        }
        assert_eq!(gap, LONGEST_GAP);
        // Mastodon takes 300 requests in five minutes.
        assert!(whole > SignedDuration::from_mins(5));
        assert_eq!(after_news(gap, CALM * 2), GAP);
    }

    #[test]
    fn a_server_that_fails_is_left_alone_and_its_own_word_counts() {
        assert_eq!(after_failure(1, None), SHORTEST);
        assert_eq!(after_failure(2, None), SHORTEST * 2);
        assert_eq!(after_failure(99, None), LONGEST_AFTER_FAILURE);
        let wanted = Some(Duration::from_secs(300));
        assert_eq!(after_failure(1, wanted), SignedDuration::from_secs(300));
        let long = Some(Duration::from_secs(2 * 60 * 60));
        assert_eq!(after_failure(1, long), SignedDuration::from_hours(2));
        assert_eq!(after_failure(3, Some(Duration::ZERO)), SHORTEST * 4);
    }
}
