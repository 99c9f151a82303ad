//! The owner has blocked this author, by address or by network.

use super::{Facts, Finding, Outcome};
use crate::comments::submit::Submission;
use crate::config::SiteRules;

pub(super) fn check(_: &Submission, _: &SiteRules, facts: Facts) -> Option<Finding> {
    facts.is_blocked.then_some(Finding {
        outcome: Outcome::Refuse,
        reason: "You have blocked this author.",
    })
}
