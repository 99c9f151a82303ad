//! The index finds the same entries as a comparison with each.

use proptest::prelude::*;

use super::super::tests::like;
use super::*;

#[derive(Debug, Clone)]
enum Step {
    Newest(u128, u64),
    Oldest(u128, u64),
    Remove(u128),
    RemoveOldest,
    OnlyEven,
}

/// Few bits that are set, anywhere: many simhashes are near each other.
fn simhash() -> impl Strategy<Value = u64> {
    prop::collection::vec(0..64_u32, 0..5)
        .prop_map(|bits| bits.iter().fold(0, |all, bit| all ^ 1 << bit))
}

fn step() -> impl Strategy<Value = Step> {
    let id = || 0..40_u128;
    prop_oneof![
        8 => (id(), simhash()).prop_map(|(id, bits)| Step::Newest(id, bits)),
        2 => (id(), simhash()).prop_map(|(id, bits)| Step::Oldest(id, bits)),
        2 => id().prop_map(Step::Remove),
        1 => Just(Step::RemoveOldest),
        1 => Just(Step::OnlyEven),
    ]
}

fn made(id: u128, bits: u64) -> SeenText {
    SeenText {
        simhash: SimHash(bits),
        ..like(id, 1, 1)
    }
}

fn is_even(like: &SeenText) -> bool {
    like.id.0.as_u128().is_multiple_of(2)
}

/// The same in the plain way: a list, oldest first.
fn take(list: &mut Vec<SeenText>, step: &Step) {
    match *step {
        Step::Newest(id, bits) => list.push(made(id, bits)),
        Step::Oldest(id, bits) => list.insert(0, made(id, bits)),
        Step::Remove(id) => list.retain(|like| like.id.0.as_u128() != id),
        Step::RemoveOldest => drop((!list.is_empty()).then(|| list.remove(0))),
        Step::OnlyEven => list.retain(is_even),
    }
}

fn follow(index: &mut SimHashIndex, step: &Step) {
    match *step {
        Step::Newest(id, bits) => index.push_newest(made(id, bits)),
        Step::Oldest(id, bits) => index.push_oldest(made(id, bits)),
        Step::Remove(id) => index.remove(CommentId(uuid::Uuid::from_u128(id))),
        Step::RemoveOldest => index.remove_oldest(),
        Step::OnlyEven => index.retain(is_even),
    }
}

fn ids<'a>(likes: impl Iterator<Item = &'a SeenText>) -> Vec<u128> {
    likes.map(|like| like.id.0.as_u128()).collect()
}

proptest! {
    #[test]
    fn it_finds_what_looking_at_all_of_them_finds(
        steps in prop::collection::vec(step(), 0..120),
        asked in simhash(),
    ) {
        let (mut index, mut list) = (SimHashIndex::default(), Vec::new());
        for step in &steps {
            let (Step::Newest(id, _) | Step::Oldest(id, _)) = *step else {
                take(&mut list, step);
                follow(&mut index, step);
                continue;
            };
            // Each comment is kept once.
            let known = list.iter().any(|like| like.id.0.as_u128() == id);
            prop_assert_eq!(index.has(CommentId(uuid::Uuid::from_u128(id))), known);
            if !known {
                take(&mut list, step);
                follow(&mut index, step);
            }
        }
        prop_assert_eq!(index.len(), list.len());
        prop_assert_eq!(ids(index.iter()), ids(list.iter().rev()));
        let near = list.iter().filter(|like| like.simhash.is_near(SimHash(asked)));
        let (mut found, mut near) = (ids(index.near(SimHash(asked))), ids(near));
        found.sort_unstable();
        near.sort_unstable();
        prop_assert_eq!(found, near);
    }
}
