//! Errors of sending a webhook, and what to do about them.

use afterword_model::{Undelivered, Why};
use afterword_outgoing::{OutgoingError, SetupError};
use jiff::{SignedDuration, Timestamp};

/// A setting that is missing for sending.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    #[error("webhooks.secret is empty: make one with `echo whsec_$(openssl rand -base64 32)`")]
    NoSecret,
    #[error(transparent)]
    Outgoing(#[from] SetupError),
}

#[derive(Debug, thiserror::Error)]
pub enum SendError {
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error("it answered {status}")]
    Refused {
        status: u16,
        /// When the receiver wants the next attempt.
        again: Option<Timestamp>,
    },
}

const GONE: u16 = 410;

impl SendError {
    /// Whether trying again is useless. Standard Webhooks has one such answer, 410 Gone. Any other may come from a
    /// receiver that is being repaired, even 404 and 401.
    #[must_use]
    pub fn is_final(&self) -> bool {
        matches!(self, Self::Refused { status: GONE, .. })
    }

    /// As it is stored.
    #[must_use]
    pub fn undelivered(&self) -> Undelivered {
        match self {
            Self::Refused { status, .. } => Why::Answered(*status).into(),
            Self::Outgoing(error) => Undelivered::said(error.to_string()),
        }
    }

    /// When the receiver wants the next attempt.
    #[must_use]
    pub fn again(&self) -> Option<Timestamp> {
        match self {
            Self::Refused { again, .. } => *again,
            _ => None,
        }
    }

    /// What the owner can do.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Outgoing(OutgoingError::Slow { .. }) => {
                "let the receiver answer first and work later, or raise webhooks.timeout"
            }
            Self::Outgoing(error) => error.advice(),
            Self::Refused { status, .. } => advice(*status),
        }
    }
}

fn advice(status: u16) -> &'static str {
    match status {
        300..=399 => "redirects are not followed: write the URL that it leads to",
        400 | 401 | 403 => "look whether the receiver has the same secret, and the right time",
        404 | 405 => "look for a mistake in the URL's path, and whether it takes POST",
        GONE => "the receiver wants no more events: take its URL out of webhooks.urls",
        413 => "let the receiver take longer bodies",
        429 => "the receiver is asked too often: it is tried more slowly",
        500..=599 => "look into the receiver's log",
        _ => "a receiver says that it has taken an event by a status from 200 to 299",
    }
}

/// The time in `Retry-After`: seconds, or a date (RFC 9110, 10.2.3).
pub(super) fn retry_after(value: &str, now: Timestamp) -> Option<Timestamp> {
    if let Ok(seconds) = value.trim().parse::<u32>() {
        return now
            .checked_add(SignedDuration::from_secs(seconds.into()))
            .ok();
    }
    let date = jiff::fmt::rfc2822::DateTimeParser::new();
    date.parse_timestamp(value.trim()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retry_after_is_seconds_or_a_date() {
        let now = Timestamp::from_second(1_000).unwrap();
        let at = |second| Timestamp::from_second(second).ok();
        assert_eq!(retry_after("120", now), at(1_120));
        assert_eq!(retry_after("Thu, 01 Jan 1970 01:00:00 GMT", now), at(3_600));
        assert_eq!(retry_after("soon", now), None);
        assert_eq!(retry_after("-5", now), None);
    }
}
