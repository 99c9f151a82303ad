//! A field that people neither see nor reach was filled in.

use super::{Case, Finding, Outcome};

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let is_trapped = case.signals.is_trapped;
    is_trapped.then(|| Finding::at_least("honeypot", Outcome::Spam))
}
