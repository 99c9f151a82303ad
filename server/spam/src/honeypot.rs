//! The honeypot field was filled in, which people neither see nor reach.

use super::{Case, Code, Finding, Outcome};

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let is_trapped = case.signals.is_trapped;
    is_trapped.then(|| Finding::at_least(Code::Honeypot, Outcome::Spam))
}
