//! From counts of words to a probability: naive Bayes with bounded evidence.

/// In how many good comments and how much spam a word occurred.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Count {
    pub(super) good: f64,
    pub(super) spam: f64,
}

impl Count {
    pub(super) fn add(&mut self, is_spam: bool) {
        if is_spam {
            self.spam += 1.0;
        } else {
            self.good += 1.0;
        }
    }
}

/// How much a word that was seen once can count.
const DOUBT: f64 = 0.8;
/// No single word counts more than this (natural logarithm of the odds).
const MOST: f64 = 3.5;
/// Words depend on each other, so their sum is too large.
const DAMP: f64 = 0.8;

/// With this few known words, confidence is half.
const FEW: f64 = 8.0;

/// The probability that it is spam. `all` counts the comments, `words` those with each of its words.
pub(super) fn probability(all: Count, words: impl Iterator<Item = Count>) -> f64 {
    let mut known = 0.0;
    let mut sum = 0.0;
    for word in words.filter(|word| word.good + word.spam > 0.01) {
        known += 1.0;
        sum += evidence(all, word);
    }
    let sure = known / (known + FEW);
    1.0 / (1.0 + (-sum * DAMP * sure).exp())
}

/// Positive for spam; 0 for an unknown word.
fn evidence(all: Count, word: Count) -> f64 {
    let seen = word.good + word.spam;
    if all.good < 1.0 || all.spam < 1.0 || seen < 0.01 {
        return 0.0;
    }
    let share = |count: f64, all: f64| (count + DOUBT) / (all + 2.0 * DOUBT);
    let raw = (share(word.spam, all.spam) / share(word.good, all.good)).ln();
    // The evidence of an unseen word from the totals alone: a rare word is close to that.
    let unseen = (share(0.0, all.spam) / share(0.0, all.good)).ln();
    let doubt = 2.0 * DOUBT / (seen + 2.0 * DOUBT);
    (raw - unseen * doubt).clamp(-MOST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Count = Count {
        good: 300.0,
        spam: 100.0,
    };

    #[test]
    fn a_word_that_nobody_has_seen_says_nothing() {
        assert_eq!(evidence(ALL, Count::default()).abs(), 0.0);
        assert!((probability(ALL, [].into_iter()) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn a_word_in_as_large_a_share_of_both_says_nearly_nothing() {
        let both = Count {
            good: 30.0,
            spam: 10.0,
        };
        assert!(evidence(ALL, both).abs() < 0.1);
    }

    #[test]
    fn one_word_alone_convinces_nobody() {
        let always = Count {
            good: 0.0,
            spam: 100.0,
        };
        assert!(probability(ALL, [always].into_iter()) < 0.9);
    }
}
