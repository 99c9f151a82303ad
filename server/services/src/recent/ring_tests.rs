//! Finds by parts what looking at each would find.

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

/// Few bits that are set, anywhere: many likenesses are near each other.
fn likeness() -> impl Strategy<Value = u64> {
    prop::collection::vec(0..64_u32, 0..5)
        .prop_map(|bits| bits.iter().fold(0, |all, bit| all ^ 1 << bit))
}

fn step() -> impl Strategy<Value = Step> {
    let id = || 0..40_u128;
    prop_oneof![
        8 => (id(), likeness()).prop_map(|(id, bits)| Step::Newest(id, bits)),
        2 => (id(), likeness()).prop_map(|(id, bits)| Step::Oldest(id, bits)),
        2 => id().prop_map(Step::Remove),
        1 => Just(Step::RemoveOldest),
        1 => Just(Step::OnlyEven),
    ]
}

fn made(id: u128, bits: u64) -> Like {
    Like {
        likeness: Likeness(bits),
        ..like(id, 1, 1)
    }
}

fn is_even(like: &Like) -> bool {
    like.id.0.as_u128().is_multiple_of(2)
}

/// The same in the plain way: a list, oldest first.
fn take(list: &mut Vec<Like>, step: &Step) {
    match *step {
        Step::Newest(id, bits) => list.push(made(id, bits)),
        Step::Oldest(id, bits) => list.insert(0, made(id, bits)),
        Step::Remove(id) => list.retain(|like| like.id.0.as_u128() != id),
        Step::RemoveOldest => drop((!list.is_empty()).then(|| list.remove(0))),
        Step::OnlyEven => list.retain(is_even),
    }
}

fn follow(ring: &mut Ring, step: &Step) {
    match *step {
        Step::Newest(id, bits) => ring.push_newest(made(id, bits)),
        Step::Oldest(id, bits) => ring.push_oldest(made(id, bits)),
        Step::Remove(id) => ring.remove(CommentId(uuid::Uuid::from_u128(id))),
        Step::RemoveOldest => ring.remove_oldest(),
        Step::OnlyEven => ring.retain(is_even),
    }
}

fn ids<'a>(likes: impl Iterator<Item = &'a Like>) -> Vec<u128> {
    likes.map(|like| like.id.0.as_u128()).collect()
}

proptest! {
    #[test]
    fn it_finds_what_looking_at_all_of_them_finds(
        steps in prop::collection::vec(step(), 0..120),
        asked in likeness(),
    ) {
        let (mut ring, mut list) = (Ring::default(), Vec::new());
        for step in &steps {
            let (Step::Newest(id, _) | Step::Oldest(id, _)) = *step else {
                take(&mut list, step);
                follow(&mut ring, step);
                continue;
            };
            // Each comment is kept once.
            let known = list.iter().any(|like| like.id.0.as_u128() == id);
            prop_assert_eq!(ring.has(CommentId(uuid::Uuid::from_u128(id))), known);
            if !known {
                take(&mut list, step);
                follow(&mut ring, step);
            }
        }
        prop_assert_eq!(ring.len(), list.len());
        prop_assert_eq!(ids(ring.iter()), ids(list.iter().rev()));
        let near = list.iter().filter(|like| like.likeness.is_near(Likeness(asked)));
        let (mut found, mut near) = (ids(ring.near(Likeness(asked))), ids(near));
        found.sort_unstable();
        near.sort_unstable();
        prop_assert_eq!(found, near);
    }
}
