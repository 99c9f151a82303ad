//! The training set of a new site: a small set of comments, written for Afterword.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::classify::Count;
use super::features::{self, ClassifierInput};

const COMMENTS: &str = include_str!("../seed/seed.jsonl");

/// One line of the training set.
#[derive(Deserialize)]
struct SeedExample {
    label: String,
    #[serde(default)]
    name: String,
    website: Option<String>,
    text: String,
}

/// In how many of its comments each word occurs.
pub(super) struct Seed {
    pub(super) all: Count,
    words: HashMap<u32, Count>,
}

/// Learned when the first comment is judged: it takes milliseconds, and a server that only reads does not need it.
static SEED: LazyLock<Seed> = LazyLock::new(|| learned(COMMENTS));

pub(super) fn known() -> &'static Seed {
    &SEED
}

impl Seed {
    pub(super) fn count(&self, word: u32) -> Count {
        self.words.get(&word).copied().unwrap_or_default()
    }
}

fn learned(lines: &str) -> Seed {
    let mut seed = Seed {
        all: Count::default(),
        words: HashMap::new(),
    };
    let lines = lines
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    for line in lines {
        let line: SeedExample = line;
        let words = features::of(ClassifierInput {
            name: &line.name,
            website: line.website.as_deref(),
            text: &line.text,
        });
        let is_spam = line.label == "spam";
        seed.all.add(is_spam);
        for word in words {
            seed.words.entry(word).or_default().add(is_spam);
        }
    }
    seed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_it_is_learned() {
        let lines = COMMENTS.lines().filter(|line| !line.is_empty()).count();
        let all = known().all;
        let lines = u32::try_from(lines).unwrap();
        assert!((all.good + all.spam - f64::from(lines)).abs() < 0.1);
        assert!(all.good > 100.0 && all.spam > 100.0);
    }
}
