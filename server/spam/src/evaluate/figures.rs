//! How many comments were judged correctly, and their share.

use serde::Serialize;

use super::{Judged, Label};
use crate::Outcome;

/// The results of many comments.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    pub good: Row,
    pub spam: Row,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    pub published: u32,
    pub held: u32,
    pub kept_as_spam: u32,
    pub refused: u32,
}

/// Shares in percent.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Figures {
    /// The share of spam among unpublished comments.
    pub precision: f64,
    /// The share of spam that was not published.
    pub recall: f64,
    pub f1: f64,
    /// The share of good comments that were stored as spam or refused.
    pub good_called_spam: f64,
    /// The share of good comments that wait for the owner.
    pub good_held: f64,
    /// The share of spam that the owner does not even have to see.
    pub spam_called_spam: f64,
}

impl Table {
    /// The results of the whole verdict, or of another outcome for each comment.
    #[must_use]
    pub fn of<'a>(
        judged: impl Iterator<Item = &'a Judged<'a>>,
        outcome: impl Fn(&Judged<'_>) -> Outcome,
    ) -> Self {
        let mut table = Self::default();
        for one in judged {
            let row = match one.sample.line.label {
                Label::Good => &mut table.good,
                Label::Spam => &mut table.spam,
            };
            match outcome(one) {
                Outcome::Publish => row.published += 1,
                Outcome::Hold => row.held += 1,
                Outcome::Spam => row.kept_as_spam += 1,
                Outcome::Refuse => row.refused += 1,
            }
        }
        table
    }

    #[must_use]
    pub fn figures(&self) -> Figures {
        let called_spam = |row: &Row| row.kept_as_spam + row.refused;
        let caught = self.spam.held + called_spam(&self.spam);
        let doubted = self.good.held + called_spam(&self.good);
        let precision = share(caught, caught + doubted);
        let recall = share(caught, self.spam.all());
        let sum = precision + recall;
        Figures {
            precision,
            recall,
            f1: if sum > 0.0 {
                2.0 * precision * recall / sum
            } else {
                0.0
            },
            good_called_spam: share(called_spam(&self.good), self.good.all()),
            good_held: share(self.good.held, self.good.all()),
            spam_called_spam: share(called_spam(&self.spam), self.spam.all()),
        }
    }
}

impl Row {
    #[must_use]
    pub fn all(&self) -> u32 {
        self.published + self.held + self.kept_as_spam + self.refused
    }
}

fn share(part: u32, whole: u32) -> f64 {
    if whole == 0 {
        return 0.0;
    }
    (f64::from(part) * 10_000.0 / f64::from(whole)).round() / 100.0
}
