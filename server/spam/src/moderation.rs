//! The owner wants to approve every comment first, except those of known authors.

use super::{Case, Code, Finding, Outcome, Trust};
use afterword_model::policy::Moderation;

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let holds_all = case.rules.moderation == Moderation::Hold;
    let is_known = case.signals.trust == Trust::Proven;
    (holds_all && !is_known).then(|| Finding::at_least(Code::HoldsAll, Outcome::Hold))
}
