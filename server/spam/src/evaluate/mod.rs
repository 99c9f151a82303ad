//! The accuracy of the classifier on a labelled set of comments. Each part is judged by a classifier that learned
//! from the other parts.

mod figures;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use self::figures::{Figures, Row, Table};

use super::bayes::{self, Learned, Lessons};
use super::{Case, Features, Outcome, Signals, Verdict, by_score, judge};
use afterword_model::policy::{Limits, Moderation, SiteRules};
use afterword_model::{Draft, Submission};
use afterword_model::{Invalid, Lesson};

/// One line of the file.
#[derive(Debug, Clone, Deserialize)]
pub struct LabelledComment {
    pub label: Label,
    #[serde(default)]
    pub kind: String,
    #[serde(default)]
    pub language: String,
    #[serde(default)]
    pub name: String,
    pub email: Option<String>,
    pub website: Option<String>,
    #[serde(default = "some_page")]
    pub page: String,
    pub title: Option<String>,
    pub text: String,
}

fn some_page() -> String {
    "/".to_owned()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Label {
    Good,
    Spam,
}

/// A labelled comment, ready to be judged.
#[derive(Debug)]
pub struct Sample {
    line: LabelledComment,
    /// A submission that the form would not accept is refused before any check.
    submission: Result<Submission, Invalid>,
    words: Vec<u32>,
}

/// What the classifier knows when it judges a comment.
#[derive(Debug, Clone, Copy)]
pub enum Knowledge<'a> {
    /// Only the seed: a new site's first day.
    Seed,
    /// The seed, and the lessons of the other parts, with this number of parts.
    Folds(usize),
    /// The seed, and these lessons.
    Lessons(&'a Lessons),
}

/// The result for one comment.
#[derive(Debug, Clone)]
pub struct Judged<'a> {
    pub sample: &'a Sample,
    pub verdict: Verdict,
    /// What the classifier alone would have decided.
    pub by_words: Outcome,
}

impl Sample {
    #[must_use]
    pub fn new(line: LabelledComment, limits: &Limits) -> Self {
        let draft = Draft {
            page: line.page.clone(),
            name: line.name.clone(),
            email: line.email.clone(),
            website: line.website.clone(),
            title: line.title.clone(),
            text: line.text.clone(),
            ..Draft::default()
        };
        let mut sample = Self {
            line,
            submission: Submission::read(&draft, limits),
            words: Vec::new(),
        };
        sample.words = sample.read();
        sample
    }

    /// Why the form would refuse it.
    #[must_use]
    pub fn refusal(&self) -> Option<&Invalid> {
        self.submission.as_ref().err()
    }

    /// Its words, extracted again.
    #[must_use]
    pub fn read(&self) -> Vec<u32> {
        let submission = self.submission.as_ref();
        submission.map_or_else(|_| Vec::new(), bayes::words_of)
    }

    #[must_use]
    pub fn line(&self) -> &LabelledComment {
        &self.line
    }

    #[must_use]
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    fn lesson(&self) -> Lesson {
        match self.line.label {
            Label::Good => Lesson::Good,
            Label::Spam => Lesson::Spam,
        }
    }

    fn judged(&self, rules: &SiteRules, lessons: &Lessons) -> Judged<'_> {
        let submission = match &self.submission {
            Ok(submission) => submission,
            Err(_) => return self.refused(),
        };
        let learned = Learned {
            counts: lessons.counts(&self.words),
            words: self.words.clone(),
        };
        let points = bayes::points(bayes::probability(&learned));
        let signals = Signals {
            learned,
            ..Signals::default()
        };
        let verdict = judge(&Case {
            submission,
            rules,
            signals: &signals,
            features: &Features::at(submission),
        });
        Judged {
            sample: self,
            verdict,
            // Alone it is one sign.
            by_words: by_score(points, rules).min(Outcome::Hold),
        }
    }
}

impl Sample {
    fn refused(&self) -> Judged<'_> {
        Judged {
            sample: self,
            verdict: Verdict {
                outcome: Outcome::Refuse,
                score: 0,
                reasons: Vec::new(),
            },
            by_words: Outcome::Refuse,
        }
    }
}

/// Judges all samples by the rules of a site that would publish them.
#[must_use]
pub fn judge_all<'a>(
    samples: &'a [Sample],
    rules: &SiteRules,
    knowledge: Knowledge<'_>,
) -> Vec<Judged<'a>> {
    let rules = SiteRules {
        moderation: Moderation::Publish,
        ..rules.clone()
    };
    let with = |lessons: &Lessons, sample: &'a Sample| sample.judged(&rules, lessons);
    match knowledge {
        Knowledge::Seed => {
            let nothing = Lessons::default();
            samples
                .iter()
                .map(|sample| with(&nothing, sample))
                .collect()
        }
        Knowledge::Lessons(lessons) => samples.iter().map(|sample| with(lessons, sample)).collect(),
        Knowledge::Folds(folds) => {
            let lessons: Vec<Lessons> = (0..folds)
                .map(|fold| others(samples, fold, folds))
                .collect();
            let numbered = samples.iter().enumerate();
            numbered
                .map(|(number, sample)| with(&lessons[number % folds], sample))
                .collect()
        }
    }
}

/// The lessons of all parts but one: part `fold` has every n-th comment.
fn others(samples: &[Sample], fold: usize, folds: usize) -> Lessons {
    let mut lessons = Lessons::default();
    for (number, sample) in samples.iter().enumerate() {
        if number % folds != fold && !sample.words.is_empty() {
            lessons.learn(&sample.words, sample.lesson());
        }
    }
    lessons
}

impl Judged<'_> {
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        match self.sample.line.label {
            Label::Good => self.verdict.outcome != Outcome::Publish,
            Label::Spam => self.verdict.outcome == Outcome::Publish,
        }
    }
}

/// A table for each language, or for each kind.
#[must_use]
pub fn grouped<'a>(
    judged: &'a [Judged<'a>],
    by: impl Fn(&LabelledComment) -> String,
) -> BTreeMap<String, Table> {
    let mut groups: BTreeMap<String, Vec<&Judged<'_>>> = BTreeMap::new();
    for one in judged {
        groups.entry(by(&one.sample.line)).or_default().push(one);
    }
    let tables = groups.into_iter().map(|(name, group)| {
        let table = Table::of(group.into_iter(), |one| one.verdict.outcome);
        (name, table)
    });
    tables.collect()
}
