//! Whole numbers for comments, for programs that know no other ids: those written for Isso.
//!
//! A number is made of the time in the id, in milliseconds since 1995, and of 12 bits that count within a millisecond.
//! So nothing is stored for it. JavaScript holds whole numbers of 53 bits, which these have until 2064.

use std::fmt;

use super::CommentId;

/// 1995-01-01: nobody commented before.
const BEGIN: i64 = 788_918_400_000;
const BITS: u32 = 12;

/// Two comments of the same millisecond have one number once in 4,096 such pairs, if two servers took them, or an import
/// brought them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommentNumber(u64);

impl CommentNumber {
    #[must_use]
    pub fn of(id: CommentId) -> Self {
        let millis = id.created().as_millisecond().saturating_sub(BEGIN);
        let millis = u64::try_from(millis).unwrap_or_default();
        Self(millis << BITS | counted(id))
    }

    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        let is_plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        is_plain.then(|| word.parse().ok().map(Self)).flatten()
    }

    #[must_use]
    pub fn new(number: u64) -> Self {
        Self(number)
    }

    #[must_use]
    pub fn get(self) -> u64 {
        self.0
    }

    /// The first and the last id of its millisecond.
    #[must_use]
    pub fn same_time(self) -> (CommentId, CommentId) {
        let millis = i64::try_from(self.0 >> BITS).unwrap_or_default() + BEGIN;
        let millis = u64::try_from(millis).unwrap_or_default();
        let id = |byte| uuid::Builder::from_unix_timestamp_millis(millis, &[byte; 10]);
        let [first, last] = [0, u8::MAX].map(|byte| CommentId(id(byte).into_uuid()));
        (first, last)
    }

    /// The id with this number.
    #[must_use]
    pub fn among(self, ids: &[CommentId]) -> Option<CommentId> {
        ids.iter().copied().find(|id| Self::of(*id) == self)
    }
}

/// The last bits of the counter by which ids of one process differ within a millisecond (RFC 9562, 6.2, method 1). In
/// ids of imported comments they come from a digest.
fn counted(CommentId(id): CommentId) -> u64 {
    let (_, low) = id.as_u64_pair();
    low >> u32::BITS & ((1 << BITS) - 1)
}

impl fmt::Display for CommentNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use jiff::Timestamp;
    use proptest::prelude::*;

    use super::*;

    /// From 1995 to 2064.
    fn times() -> impl Strategy<Value = Timestamp> {
        (BEGIN..BEGIN + (1 << 41) - 1).prop_map(|ms| Timestamp::from_millisecond(ms).unwrap())
    }

    proptest! {
        #[test]
        fn a_number_leads_back_to_its_comment_and_javascript_can_hold_it(at in times(), name: String) {
            for id in [CommentId::new(at), CommentId::of_parts(&[&name], at)] {
                let number = CommentNumber::of(id);
                prop_assert!(number.get() < 1 << 53);
                let (first, last) = number.same_time();
                prop_assert!(first <= id && id <= last);
                prop_assert_eq!(CommentNumber::parse(&number.to_string()), Some(number));
                prop_assert_eq!(number.among(&[id]), Some(id));
            }
        }
    }

    #[test]
    fn comments_of_one_millisecond_have_numbers_of_their_own() {
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let numbers = (0..1_000).map(|_| CommentNumber::of(CommentId::new(now)).get());
        let different: HashSet<u64> = numbers.collect();
        assert_eq!(different.len(), 1_000);
    }

    #[test]
    fn what_is_no_whole_number_is_none() {
        for word in ["", "-1", "+1", "1.0", " 1", "x", "99999999999999999999"] {
            assert_eq!(CommentNumber::parse(word), None, "{word}");
        }
    }
}
