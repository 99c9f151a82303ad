//! Many comments in a short time. A flood from one network never gets here: it is refused before any check
//! (`services::rates`). Many readers at once are only held: nobody can silence a blog by writing a lot.

use super::{Case, Finding, Speed, Weight};

/// Limits that hold whatever else speaks for a comment: so many and no more are published unseen.
pub(super) const HOLDING: [&str; 2] = ["fast_page", "fast_site"];

/// From one address or the networks around it.
pub(super) fn network(case: &Case<'_>) -> Option<Finding> {
    finding("fast_network", 3, case.signals.pace.from_network)
}

pub(super) fn page(case: &Case<'_>) -> Option<Finding> {
    finding("fast_page", 4, case.signals.pace.on_page)
}

pub(super) fn site(case: &Case<'_>) -> Option<Finding> {
    finding("fast_site", 4, case.signals.pace.on_site)
}

fn finding(code: &'static str, points: i32, speed: Speed) -> Option<Finding> {
    match speed {
        Speed::Usual => None,
        Speed::Fast(count) => Some(Finding {
            effect: if HOLDING.contains(&code) {
                Weight::Holding(points)
            } else {
                Weight::Points(points)
            },
            code,
            facts: vec![count.to_string()],
        }),
    }
}
