//! The owner has blocked this author, by name, address or network.

use super::{Case, Code, Finding, Outcome};

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let is_blocked = case.signals.is_blocked;
    is_blocked.then(|| Finding::at_least(Code::Blocked, Outcome::Spam))
}
