//! The owner wants to see every comment before its readers do.

use super::{Facts, Finding, Outcome};
use crate::comments::submit::Submission;
use crate::config::{Moderation, SiteRules};

/// The one reason that most comments wait for.
pub const HOLDS_ALL: &str = "This site holds every new comment.";

pub(super) fn check(_: &Submission, rules: &SiteRules, _: Facts) -> Option<Finding> {
    (rules.moderation == Moderation::Hold).then_some(Finding {
        outcome: Outcome::Hold,
        reason: HOLDS_ALL,
    })
}
