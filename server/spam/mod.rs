//! Should we trust it? An ordered list of checks, each with a reason in words, makes a verdict.
//!
//! Not here: what a verdict does to a comment (`comments/submit.rs`).

mod blocked;
mod moderation;

pub use blocked::BLOCKED;
pub use moderation::HOLDS_ALL;

use crate::comments::submit::Submission;
use crate::config::SiteRules;

/// What is to be done with a comment. The stricter one wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    Publish,
    Hold,
    /// It is spam.
    Refuse,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub outcome: Outcome,
    /// Why, in words for the owner; empty where nothing speaks against it.
    pub reasons: Vec<String>,
}

/// What a check has found.
struct Finding {
    outcome: Outcome,
    reason: &'static str,
}

/// What is known of the author beside what was sent.
#[derive(Debug, Clone, Copy, Default)]
pub struct Facts {
    /// The owner wants nothing more from this author.
    pub is_blocked: bool,
}

type Check = fn(&Submission, &SiteRules, Facts) -> Option<Finding>;

/// In the order in which the owner reads the reasons.
const CHECKS: &[Check] = &[blocked::check, moderation::check];

#[must_use]
pub fn judge(submission: &Submission, rules: &SiteRules, facts: Facts) -> Verdict {
    let mut verdict = Verdict {
        outcome: Outcome::Publish,
        reasons: Vec::new(),
    };
    let findings = CHECKS.iter();
    for finding in findings.filter_map(|check| check(submission, rules, facts)) {
        verdict.outcome = verdict.outcome.max(finding.outcome);
        verdict.reasons.push(finding.reason.to_owned());
    }
    verdict
}
