//! A finding of a check: what it tried, what it found, what to do.

use serde::Serialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Verdict {
    Fine,
    Warning,
    Failure,
}

impl Verdict {
    pub(super) fn sign(self) -> char {
        match self {
            Self::Fine => '✓',
            Self::Warning => '!',
            Self::Failure => '✗',
        }
    }
}

#[derive(Debug, Clone, Serialize)]
pub(super) struct Finding {
    pub(super) group: &'static str,
    pub(super) tried: String,
    pub(super) saw: String,
    pub(super) verdict: Verdict,
    /// What to do; empty if there is no problem.
    pub(super) advice: String,
}

/// The findings of one group, in the order of the checks.
#[derive(Debug)]
pub(super) struct Findings {
    group: &'static str,
    pub(super) all: Vec<Finding>,
}

impl Findings {
    pub(super) fn of(group: &'static str) -> Self {
        let all = Vec::new();
        Self { group, all }
    }

    pub(super) fn fine(&mut self, tried: impl Into<String>, saw: impl Into<String>) {
        self.add(Verdict::Fine, tried.into(), saw.into(), String::new());
    }

    pub(super) fn warning(
        &mut self,
        tried: impl Into<String>,
        saw: impl Into<String>,
        advice: impl Into<String>,
    ) {
        self.add(Verdict::Warning, tried.into(), saw.into(), advice.into());
    }

    pub(super) fn failure(
        &mut self,
        tried: impl Into<String>,
        saw: impl Into<String>,
        advice: impl Into<String>,
    ) {
        self.add(Verdict::Failure, tried.into(), saw.into(), advice.into());
    }

    fn add(&mut self, verdict: Verdict, tried: String, saw: String, advice: String) {
        self.all.push(Finding {
            group: self.group,
            tried,
            saw,
            verdict,
            advice,
        });
    }
}
