//! The owner has blocked this author, by name, address or network.

use super::{Facts, Finding, Outcome};
use crate::comments::submit::Submission;
use crate::config::SiteRules;

/// The one reason for which a comment is refused.
pub const BLOCKED: &str = "You have blocked this author.";

pub(super) fn check(_: &Submission, _: &SiteRules, facts: Facts) -> Option<Finding> {
    facts.is_blocked.then_some(Finding {
        outcome: Outcome::Refuse,
        reason: BLOCKED,
    })
}
