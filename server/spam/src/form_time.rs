//! How long the form was open, from the time in its challenge.

use super::signals::{FormTime, Proof};
use super::{Case, Code, Finding};

/// Not enough to hold a comment by itself: a text that was typed before a reload is sent at once.
const TOO_FAST: i32 = 3;
const TOO_OLD: i32 = 1;
const REPLAYED: i32 = 5;

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    if matches!(case.signals.proof, Proof::Spent) {
        return Some(Finding::points(Code::FormReplayed, REPLAYED, Vec::new()));
    }
    match case.signals.time {
        FormTime::TooFast { secs } => {
            let facts = vec![secs.to_string()];
            Some(Finding::points(Code::FormTooFast, TOO_FAST, facts))
        }
        FormTime::TooOld { hours } => {
            let facts = vec![hours.to_string()];
            Some(Finding::points(Code::FormTooOld, TOO_OLD, facts))
        }
        FormTime::Unknown | FormTime::Fine => None,
    }
}
