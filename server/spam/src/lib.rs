//! The spam checks. An ordered list of checks, each with a weight and a reason, makes a verdict.
//!
//! A check is a pure function. Everything that it needs besides the submission is gathered before, as [`Signals`]
//! (`services::signals`). Not here: what a verdict does to a comment (`rules::submit`).

pub mod bayes;
mod blocked;
mod code;
mod disposable;
mod earlier;
pub mod evaluate;
mod existence;
mod features;
mod form_time;
mod honeypot;
mod links;
mod lists;
mod moderation;
mod proof;
mod rate;
mod repeats;
mod script;
mod signals;
mod signs;
mod trust;

#[cfg(test)]
mod tests;

pub use earlier::offered;
pub use features::Features;
pub use signals::{FormTime, Pace, Proof, Repeated, Signals, Speed, Trust};

use self::code::Code;
use afterword_model::Reason;
use afterword_model::Submission;
use afterword_model::policy::SiteRules;

/// The outcome for a comment. The stricter one wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    Publish,
    Hold,
    /// It is stored as spam.
    Spam,
    /// It is not accepted.
    Refuse,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub outcome: Outcome,
    /// The sum of the points.
    pub score: i32,
    /// The findings, in the order of the checks; empty if there are none.
    pub reasons: Vec<Reason>,
}

/// The input of a check.
#[derive(Debug, Clone)]
pub struct Case<'a> {
    pub submission: &'a Submission,
    pub rules: &'a SiteRules,
    pub signals: &'a Signals,
    /// What [`Features::at`] has found in the submission.
    pub features: &'a Features,
}

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Finding {
    weight: Weight,
    code: Code,
    /// The values in the sentence.
    facts: Vec<String>,
}

/// How a finding affects the verdict. [`signs`] says which findings may make spam.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Weight {
    /// Added to the sum, which is compared with the site's thresholds; a value below 0 counts for the comment.
    Points(i32),
    /// Applies whatever the sum is.
    AtLeast(Outcome),
    /// Both: added to the sum, and held whatever the sum is.
    Holding(i32),
}

impl Weight {
    fn points(self) -> i32 {
        match self {
            Self::Points(points) | Self::Holding(points) => points,
            Self::AtLeast(_) => 0,
        }
    }

    fn floor(self) -> Outcome {
        match self {
            Self::Points(_) => Outcome::Publish,
            Self::AtLeast(outcome) => outcome,
            Self::Holding(_) => Outcome::Hold,
        }
    }
}

impl Finding {
    fn points(code: Code, points: i32, facts: Vec<String>) -> Self {
        let weight = Weight::Points(points);
        Self {
            weight,
            code,
            facts,
        }
    }

    fn at_least(code: Code, outcome: Outcome) -> Self {
        let weight = Weight::AtLeast(outcome);
        let facts = Vec::new();
        Self {
            weight,
            code,
            facts,
        }
    }

    fn with(self, facts: Vec<String>) -> Self {
        Self { facts, ..self }
    }

    fn reason(self) -> Reason {
        Reason::new(self.code.as_str(), self.weight.points(), self.facts)
    }
}

type Check = fn(&Case<'_>) -> Option<Finding>;

/// In the order in which the owner sees the reasons.
const CHECKS: &[Check] = &[
    blocked::check,
    honeypot::check,
    form_time::check,
    proof::check,
    existence::check,
    lists::check,
    rate::network,
    rate::page,
    rate::site,
    repeats::check,
    links::number,
    links::share,
    links::shortened,
    links::look_alike,
    links::hidden,
    links::elsewhere,
    links::foreign_markup,
    links::website,
    script::masked,
    script::foreign,
    disposable::check,
    bayes::check,
    trust::check,
    moderation::check,
];

#[must_use]
pub fn judge(case: &Case<'_>) -> Verdict {
    let mut findings: Vec<Finding> = CHECKS.iter().filter_map(|check| check(case)).collect();
    findings.extend(earlier::findings(&case.signals.earlier, &findings));
    let score = sum(&findings, |_| true);
    Verdict {
        outcome: outcome(&findings, score, case.rules),
        score,
        reasons: findings.into_iter().map(Finding::reason).collect(),
    }
}

/// The owner's own word stands alone. What the checks find makes spam only by two signs; with one, the comment is held.
fn outcome(findings: &[Finding], score: i32, rules: &SiteRules) -> Outcome {
    let (owners, ours): (Vec<&Finding>, Vec<&Finding>) = findings
        .iter()
        .partition(|finding| signs::is_owners(finding));
    let found = floor(&ours).max(by_score(score, rules));
    let found = match found {
        Outcome::Refuse if refuses_without_words(findings, rules) => Outcome::Refuse,
        Outcome::Spam | Outcome::Refuse if !signs::are_two(findings) => Outcome::Hold,
        found => found,
    };
    floor(&owners).max(found)
}

fn sum(findings: &[Finding], counts: impl Fn(&Finding) -> bool) -> i32 {
    let counting = findings.iter().filter(|finding| counts(finding));
    counting.map(|finding| finding.weight.points()).sum()
}

fn floor(findings: &[&Finding]) -> Outcome {
    let floors = findings.iter().map(|finding| finding.weight.floor());
    floors.max().unwrap_or(Outcome::Publish)
}

/// `refuse_at` is off until the owner sets it, and who is refused is told so. The classifier alone refuses nobody.
fn refuses_without_words(findings: &[Finding], rules: &SiteRules) -> bool {
    let score = sum(findings, |finding| !signs::is_of_words(finding));
    is_reached(rules.refuse_at, score)
}

fn by_score(score: i32, rules: &SiteRules) -> Outcome {
    let thresholds = [
        (rules.refuse_at, Outcome::Refuse),
        (rules.spam_at, Outcome::Spam),
        (rules.hold_at, Outcome::Hold),
    ];
    let reached = thresholds.iter().find(|(at, _)| is_reached(*at, score));
    reached.map_or(Outcome::Publish, |(_, outcome)| *outcome)
}

/// A threshold of 0 is never reached.
fn is_reached(at: usize, score: i32) -> bool {
    at > 0 && usize::try_from(score).is_ok_and(|score| score >= at)
}
