//! The site knows the author. `services::signals` finds the proof.

use super::{Case, Code, Finding, Trust};

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    match case.signals.trust {
        Trust::Stranger => None,
        Trust::Familiar(comments) => Some(Finding::points(
            Code::Familiar,
            -1,
            vec![comments.to_string()],
        )),
        Trust::Proven => Some(Finding::points(Code::Trusted, -2, Vec::new())),
    }
}
