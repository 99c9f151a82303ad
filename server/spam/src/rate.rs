//! Many comments in a short time. A flood from one network never gets here: it is refused before any check
//! (`services::rates`). Many readers at once are only held: nobody can silence a blog by writing a lot.

use super::{Case, Code, Finding, Speed, Weight};

/// Limits that hold whatever else speaks for a comment: so many and no more are published unseen.
pub(super) const HOLDING: [Code; 2] = [Code::FastPage, Code::FastSite];

/// From one address or the networks around it.
pub(super) fn network(case: &Case<'_>) -> Option<Finding> {
    finding(Code::FastNetwork, 3, case.signals.pace.from_network)
}

pub(super) fn page(case: &Case<'_>) -> Option<Finding> {
    finding(Code::FastPage, 4, case.signals.pace.on_page)
}

pub(super) fn site(case: &Case<'_>) -> Option<Finding> {
    finding(Code::FastSite, 4, case.signals.pace.on_site)
}

fn finding(code: Code, points: i32, speed: Speed) -> Option<Finding> {
    match speed {
        Speed::Usual => None,
        Speed::Fast(count) => Some(Finding {
            weight: if HOLDING.contains(&code) {
                Weight::Holding(points)
            } else {
                Weight::Points(points)
            },
            code,
            facts: vec![count.to_string()],
        }),
    }
}
