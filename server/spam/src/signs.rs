//! Which findings are signs of spam, and of what kind. Spam needs two signs of different kinds; less than that is held
//! for the owner.
//!
//! A single kind errs in the same way each time: a classifier that has learned nothing on this site takes thanks for
//! spam, whatever else the comment is like.

use std::collections::BTreeMap;

use super::{Code, Finding, Weight};

/// A kind counts as a sign from this many points on. Less, such as one link and few words, is usual among readers.
const WHOLE: i32 = 3;

/// Findings of the same kind confirm nothing about each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SignKind {
    /// The classifier, its seed included.
    Words,
    Links,
    /// What looks like something else.
    Disguise,
    Repeats,
    Network,
    /// The challenge was used before.
    Replay,
    Honeypot,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// The owner's own word needs no second one.
    Owners,
    Of(SignKind),
    /// Honest readers do it, too: it adds its points, but makes no spam.
    Weak,
    /// No sign of spam, or one for the comment.
    None,
}

fn sign(code: Code) -> Sign {
    match code {
        Code::Blocked | Code::ListedWord => Sign::Owners,
        Code::Bayes => Sign::Of(SignKind::Words),
        Code::Links | Code::LinkShare | Code::Shortener | Code::ForeignMarkup => {
            Sign::Of(SignKind::Links)
        }
        Code::LookAlikeHost | Code::HiddenLink | Code::MisleadingLink | Code::MaskedWord => {
            Sign::Of(SignKind::Disguise)
        }
        Code::Repeated => Sign::Of(SignKind::Repeats),
        Code::FastNetwork => Sign::Of(SignKind::Network),
        Code::FormReplayed => Sign::Of(SignKind::Replay),
        Code::Honeypot => Sign::Of(SignKind::Honeypot),
        Code::FormTooFast
        | Code::FormTooOld
        | Code::ProofMissing
        | Code::ProofInvalid
        | Code::ProofExpired
        | Code::ProofSpent
        | Code::FastPage
        | Code::FastSite
        | Code::RepeatedHere
        | Code::Website
        | Code::Disposable => Sign::Weak,
        Code::UnknownPage
        | Code::ForeignScript
        | Code::Familiar
        | Code::Trusted
        | Code::HoldsAll
        | Code::Offered => Sign::None,
    }
}

/// Whether the finding is the owner's own word.
pub(super) fn is_owners(finding: &Finding) -> bool {
    sign(finding.code) == Sign::Owners
}

/// Whether the finding comes from the classifier.
pub(super) fn is_of_words(finding: &Finding) -> bool {
    sign(finding.code) == Sign::Of(SignKind::Words)
}

/// Whether two signs of different kinds speak against the comment. The honeypot field, which no reader fills in, is
/// confirmed by a weak sign already.
pub(super) fn are_two(findings: &[Finding]) -> bool {
    let mut kinds: BTreeMap<SignKind, i32> = BTreeMap::new();
    for finding in findings {
        if let Sign::Of(kind) = sign(finding.code) {
            *kinds.entry(kind).or_default() += weight(finding);
        }
    }
    kinds.retain(|_, points| *points >= WHOLE);
    let has_weak = || {
        let mut signs = findings.iter().map(|finding| sign(finding.code));
        signs.any(|sign| sign == Sign::Weak)
    };
    kinds.len() >= 2 || (kinds.contains_key(&SignKind::Honeypot) && has_weak())
}

fn weight(finding: &Finding) -> i32 {
    match finding.weight {
        Weight::Points(points) | Weight::Holding(points) => points,
        Weight::AtLeast(_) => WHOLE,
    }
}
