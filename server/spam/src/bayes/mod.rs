//! The classifier: naive Bayes over words, links and shapes of a comment, learned from the owner's decisions.
//!
//! `features`: the features of a comment (`normalize`, `links` and `shapes` find them). `seed`: the training set of a new
//! site. `classify`: from counts to a probability. The code is pure: the store passes the counts as facts.

mod classify;
mod features;
mod links;
mod normalize;
mod seed;
mod shapes;

use std::collections::HashMap;

use super::{Case, Code, Finding};
use afterword_model::Submission;
use afterword_model::{Author, Comment, Lesson, Website, WordCount};

use self::classify::Count;
use self::features::ClassifierInput;

/// The classifier's data about a comment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Learned {
    /// The words of the comment; empty if it is not to be judged by them.
    pub words: Vec<u32>,
    /// What the site's decisions have taught about these words.
    pub counts: Vec<WordCount>,
}

/// After this many lessons of a site, the shipped seed counts half: the owner knows the blog better.
const HALF: f64 = 150.0;

/// The points from each probability, in thousandths, on. In the middle the classifier is too unsure and gives no
/// points.
const POINTS: [(u32, i32); 8] = [
    (997, 8),
    (990, 7),
    (970, 6),
    (900, 5),
    (700, 4),
    (20, 0),
    (5, -2),
    (0, -3),
];

/// The words of a stored comment, for learning; none for an erased one.
#[must_use]
pub fn words(comment: &Comment) -> Vec<u32> {
    let author = comment.author.as_ref();
    author.map_or_else(Vec::new, |author| {
        features::of(written(author, comment.text.as_str()))
    })
}

/// The words of a new comment.
#[must_use]
pub fn words_of(submission: &Submission) -> Vec<u32> {
    features::of(written(&submission.author, submission.text.as_str()))
}

fn written<'a>(author: &'a Author, text: &'a str) -> ClassifierInput<'a> {
    ClassifierInput {
        name: author.name.as_str(),
        website: author.website.as_ref().map(Website::as_str),
        text,
    }
}

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let learned = &case.signals.learned;
    if learned.words.is_empty() {
        return None;
    }
    let probability = probability(learned);
    let points = points(probability);
    let percent = format!("{:.0}", probability * 100.0);
    (points != 0).then(|| Finding::points(Code::Bayes, points, vec![percent]))
}

/// The probability of spam, 0 to 1.
#[must_use]
pub fn probability(learned: &Learned) -> f64 {
    let own = SiteLessons::of(&learned.counts);
    let seed = seed::known();
    let all = own.with_seed(own.all, seed.all);
    let words = learned.words.iter().map(|word| {
        let taught = own.words.get(word).copied().unwrap_or_default();
        own.with_seed(taught, seed.count(*word))
    });
    classify::probability(all, words)
}

pub(super) fn points(probability: f64) -> i32 {
    let reached = POINTS
        .iter()
        .find(|(from, _)| probability * 1000.0 >= f64::from(*from));
    reached.map_or(0, |(_, points)| *points)
}

/// What the site's own decisions have taught.
struct SiteLessons {
    all: Count,
    words: HashMap<u32, Count>,
    /// The weight of the seed beside them.
    seed: f64,
}

impl SiteLessons {
    fn of(counts: &[WordCount]) -> Self {
        let number = |count: &WordCount| Count {
            good: f64::from(count.good),
            spam: f64::from(count.spam),
        };
        let words: HashMap<u32, Count> = counts
            .iter()
            .map(|count| (count.word, number(count)))
            .collect();
        let all = words.get(&0).copied().unwrap_or_default();
        let seed = HALF / (HALF + all.good + all.spam);
        Self { all, words, seed }
    }

    fn with_seed(&self, own: Count, seed: Count) -> Count {
        Count {
            good: own.good + seed.good * self.seed,
            spam: own.spam + seed.spam * self.seed,
        }
    }
}

/// Lessons in memory, in the same form as in the store: for the seed, and for evaluation.
#[derive(Debug, Clone, Default)]
pub struct Lessons {
    counts: HashMap<u32, WordCount>,
}

impl From<Vec<WordCount>> for Lessons {
    fn from(counts: Vec<WordCount>) -> Self {
        let counts = counts.into_iter().map(|count| (count.word, count));
        Self {
            counts: counts.collect(),
        }
    }
}

impl Lessons {
    pub fn learn(&mut self, words: &[u32], lesson: Lesson) {
        for word in words.iter().copied().chain([0]) {
            let new = WordCount {
                word,
                good: 0,
                spam: 0,
            };
            let count = self.counts.entry(word).or_insert(new);
            match lesson {
                Lesson::Good => count.good += 1,
                Lesson::Spam => count.spam += 1,
            }
        }
    }

    /// The known ones among these words, and the comments.
    #[must_use]
    pub fn counts(&self, words: &[u32]) -> Vec<WordCount> {
        let asked = words.iter().chain([&0]);
        asked
            .filter_map(|word| self.counts.get(word).copied())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(text: &str, lessons: &Lessons) -> f64 {
        let words = features::of(ClassifierInput {
            name: "Ann",
            website: None,
            text,
        });
        let counts = lessons.counts(&words);
        probability(&Learned { words, counts })
    }

    const OFFER: &str = "Best casino bonus, 200 free spins, play at https://spins.example now!!!";
    const HONEST: &str =
        "In the second step I get an error, did you leave out a bracket in line 4?";

    #[test]
    fn a_new_site_knows_what_spam_is() {
        let nothing = Lessons::default();
        assert!(judged(OFFER, &nothing) > 0.9);
        assert!(judged(HONEST, &nothing) < 0.2);
    }

    #[test]
    fn the_owners_word_outweighs_what_is_shipped() {
        let words = features::of(ClassifierInput {
            name: "Ann",
            website: None,
            text: OFFER,
        });
        let mut lessons = Lessons::default();
        let before = judged(OFFER, &lessons);
        for _ in 0..15 {
            lessons.learn(&words, Lesson::Good);
        }
        let after = judged(OFFER, &lessons);
        assert!(after < 0.5 && after < before, "{before} → {after}");
    }

    #[test]
    fn points_rise_with_the_probability() {
        let points: Vec<i32> = (0..=1000).map(|n| points(f64::from(n) / 1000.0)).collect();
        assert!(points.is_sorted());
        assert_eq!((points.first(), points.last()), (Some(&-3), Some(&8)));
    }
}
