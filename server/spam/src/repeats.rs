//! Repeats of nearly the same text.

use super::{Case, Code, Finding, Repeated};

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    match case.signals.repeated {
        Repeated::New => None,
        // Most likely a client without a key that tries again.
        Repeated::ByThemselves => Some(Finding::points(Code::RepeatedHere, 1, Vec::new())),
        Repeated::Elsewhere(times) => {
            let points = if times > 2 { 8 } else { 5 };
            Some(Finding::points(
                Code::Repeated,
                points,
                vec![times.to_string()],
            ))
        }
    }
}
