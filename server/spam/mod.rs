//! Should we trust it? An ordered list of checks, each with a reason in words, makes a verdict.
//!
//! Not here: what a verdict does to a comment (`comments/submit.rs`).

mod moderation;

use crate::comments::submit::Submission;
use crate::config::SiteRules;

/// What is to be done with a comment. The stricter one wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    Publish,
    Hold,
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

type Check = fn(&Submission, &SiteRules) -> Option<Finding>;

/// In the order in which the owner reads the reasons.
const CHECKS: &[Check] = &[moderation::check];

#[must_use]
pub fn judge(submission: &Submission, rules: &SiteRules) -> Verdict {
    let mut verdict = Verdict {
        outcome: Outcome::Publish,
        reasons: Vec::new(),
    };
    for finding in CHECKS.iter().filter_map(|check| check(submission, rules)) {
        verdict.outcome = verdict.outcome.max(finding.outcome);
        verdict.reasons.push(finding.reason.to_owned());
    }
    verdict
}
