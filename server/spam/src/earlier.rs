//! Findings about how a comment was submitted. They are used again when an edit changes the text and it is judged
//! again. Otherwise anybody could send a harmless text without a proof of work, and publish anything by an edit.

use super::{Code, Finding, Outcome, Weight, rate};
use afterword_model::Reason;

const OF_THE_WAY: [Code; 11] = [
    Code::FormReplayed,
    Code::FormTooFast,
    Code::FormTooOld,
    Code::ProofMissing,
    Code::ProofInvalid,
    Code::ProofExpired,
    Code::ProofSpent,
    Code::FastNetwork,
    Code::FastPage,
    Code::FastSite,
    Code::Offered,
];

/// What was for the owner only waits for the owner, once its author has offered it, whatever its text is then.
#[must_use]
pub fn offered() -> Reason {
    Finding::at_least(Code::Offered, Outcome::Hold).reason()
}

/// The `reasons` that still hold, besides the findings of `now`.
pub(super) fn findings(reasons: &[Reason], now: &[Finding]) -> Vec<Finding> {
    let of_the_way = reasons.iter().filter_map(finding);
    of_the_way
        .filter(|earlier| now.iter().all(|finding| finding.code != earlier.code))
        .collect()
}

fn finding(reason: &Reason) -> Option<Finding> {
    let Reason::Found {
        code,
        points,
        facts,
    } = reason
    else {
        return None;
    };
    let code = OF_THE_WAY
        .into_iter()
        .find(|known| known.as_str() == code)?;
    let weight = match points {
        0 => Weight::AtLeast(Outcome::Hold),
        points if rate::HOLDING.contains(&code) => Weight::Holding(*points),
        points => Weight::Points(*points),
    };
    Some(Finding {
        weight,
        code,
        facts: facts.clone(),
    })
}
