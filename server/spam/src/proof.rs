//! Whether the submission has a valid proof of work. A comment without one is held, not refused: browsers without
//! JavaScript can't make one.

use super::signals::Proof;
use super::{Case, Code, Finding, Outcome};

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let code = match case.signals.proof {
        Proof::NotAsked | Proof::Solved(_) => return None,
        Proof::Missing => Code::ProofMissing,
        Proof::Invalid => Code::ProofInvalid,
        Proof::Expired => Code::ProofExpired,
        Proof::Spent => Code::ProofSpent,
    };
    Some(Finding::at_least(code, Outcome::Hold))
}
