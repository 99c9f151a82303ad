//! The owner wants to see every comment before its readers do, but for those of authors who are known.

use super::{Case, Finding, Outcome, Trust};
use afterword_model::policy::Moderation;

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let holds_all = case.rules.moderation == Moderation::Hold;
    let is_known = case.signals.trust == Trust::Proven;
    (holds_all && !is_known).then(|| Finding::at_least("holds_all", Outcome::Hold))
}
