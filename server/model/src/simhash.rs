//! SimHash (Charikar 2002): 64 bits that differ little between texts that share most of their words.

use afterword_text::normalize;

/// Many people write the same shorter texts ("Thanks, that helped!").
const FEWEST_WORDS: usize = 8;
/// The further words of longer texts are ignored.
const MOST_WORDS: usize = 2000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimHash(pub u64);

impl SimHash {
    /// The most differing bits of two nearly equal texts.
    pub const MOST_DIFFERENCE: u32 = 3;

    /// The SimHash of a text's normalized words; `None` for a short one. Case, accents, masks, numbers and addresses
    /// make no difference.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let mut features = Features::default();
        for piece in text.split_whitespace() {
            if features.words == MOST_WORDS {
                break;
            }
            if piece.contains("://") {
                features.add("://");
            } else {
                normalize::for_each_unmasked(piece, |word, _| features.add(word));
            }
        }
        (features.words >= FEWEST_WORDS).then(|| Self(features.bits.in_most()))
    }

    #[must_use]
    pub fn is_near(self, other: Self) -> bool {
        (self.0 ^ other.0).count_ones() <= Self::MOST_DIFFERENCE
    }
}

/// Words and pairs of words.
#[derive(Default)]
struct Features {
    bits: Bits,
    words: usize,
    /// The hash of the last word, which the next one continues.
    last: Option<u64>,
}

impl Features {
    fn add(&mut self, word: &str) {
        if self.words == MOST_WORDS {
            return;
        }
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let word = if is_number { "0" } else { word };
        self.words += 1;
        let alone = hashed(START, word);
        self.bits.count(finished(alone));
        if let Some(last) = self.last.replace(alone) {
            self.bits.count(finished(hashed(last, word)));
        }
    }
}

/// How many features have each of their 64 bits: one number a column, its digits in the planes.
#[derive(Default)]
struct Bits {
    planes: [u64; PLANES],
    features: u64,
}

/// Digits of the greatest number of features.
const PLANES: usize = (2 * MOST_WORDS).ilog2() as usize + 1;

impl Bits {
    fn count(&mut self, feature: u64) {
        self.features += 1;
        // All columns at once: what is carried goes into the next digit.
        let mut carried = feature;
        for plane in &mut self.planes {
            (*plane, carried) = (*plane ^ carried, *plane & carried);
            if carried == 0 {
                break;
            }
        }
    }

    /// The bits that more than half of the features have.
    fn in_most(&self) -> u64 {
        let number = |bit: usize| {
            let digits = self.planes.iter().enumerate();
            digits.fold(0, |number, (digit, plane)| {
                number | (plane >> bit & 1) << digit
            })
        };
        let most = (0..64).filter(|bit| number(*bit) * 2 > self.features);
        most.fold(0, |bits, bit| bits | 1 << bit)
    }
}

const START: u64 = 0xCBF2_9CE4_8422_2325;

/// FNV-1a of one more word, and its end. It is stored, so it must not change.
fn hashed(before: u64, word: &str) -> u64 {
    word.bytes().chain([0xFF]).fold(before, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// The last step of SplitMix64, so that all bits depend on all letters. It is stored as well.
fn finished(mut hash: u64) -> u64 {
    hash = (hash ^ (hash >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    hash = (hash ^ (hash >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    hash ^ (hash >> 31)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PRAISE: &str = "Wow, this is a truly wonderful article! I have been looking for this kind of information \
        for 3 weeks. Your blog is very informative and I will surely tell my friends about it. Visit \
        https://one.example/a for more.";

    fn simhash(text: &str) -> SimHash {
        SimHash::of(text).unwrap()
    }

    proptest! {
        #[test]
        fn a_bit_is_set_that_more_than_half_of_the_features_have(features in prop::collection::vec(any::<u64>(), 0..300)) {
            let mut bits = Bits::default();
            features.iter().for_each(|feature| bits.count(*feature));
            let having = |bit: u32| features.iter().filter(|feature| **feature >> bit & 1 == 1).count();
            for bit in 0..64 {
                prop_assert_eq!(bits.in_most() >> bit & 1 == 1, having(bit) * 2 > features.len());
            }
        }
    }

    #[test]
    fn a_likeness_stays_what_it_is_because_it_is_stored() {
        assert_eq!(simhash(PRAISE), SimHash(0x58B0_C2A5_7BEB_EE21));
    }

    #[test]
    fn a_text_is_like_itself_with_another_link_number_case_or_mask() {
        let praise = simhash(PRAISE);
        for (from, to) in [
            ("https://one.example/a", "https://other.example/b?c"),
            ("3 weeks", "12 weeks"),
            ("wonderful", "WONDERFUL"),
            ("informative", "infоrm\u{200B}ative"),
            (" and ", "\n\nand "),
        ] {
            assert!(praise.is_near(simhash(&PRAISE.replace(from, to))), "{to}");
        }
    }

    #[test]
    fn other_texts_are_not_like_it_and_short_ones_like_nothing() {
        for other in [
            "Wow, this is a helpful article. I have been looking for a way to do this for weeks, and your example \
             with the two loops works on my machine now, thank you very much!",
            "In the third part you say that the cache is cleared at each start. It is not here, with 2.1 on Debian.",
        ] {
            assert!(!simhash(PRAISE).is_near(simhash(other)));
        }
        assert_eq!(SimHash::of("Thanks, that helped me a lot!"), None);
    }
}
