//! Long random lives of comments, in memory. A store lives the same in its contract.
#![allow(
    clippy::unwrap_used,
    clippy::too_many_lines,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

mod deliveries;
mod frozen;
mod words;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use afterword_model::change::StoredComment;
use afterword_model::policy::TellOwner;
use afterword_model::{
    Action, Comment, CommentId, DecisionOrder, EmailAddress, Lesson, MailKind, PlannedOutcome,
    Status, Text,
};
use jiff::Timestamp;
use proptest::prelude::*;
use proptest::test_runner::Config;

use afterword_store_contract::lives::{
    InMemory, Life, Living, Step, StoreCall, World, decisions, life,
};

fn config(cases: u32) -> Config {
    Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    }
}

/// Lives a life in memory; `seen` is told of each step with the world before it and after it.
fn live(
    life: Life,
    mut seen: impl FnMut(&StoreCall, &str, &InMemory, &InMemory),
) -> (Living, InMemory) {
    let mut world = InMemory::default();
    let mut living = Living::new(life);
    for step in living.steps() {
        let Some(asked) = living.asks(&step, &world) else {
            continue;
        };
        let before = world.clone();
        let answer = world.ask(asked.clone());
        living.heard(&answer);
        seen(&asked, &answer, &before, &world);
    }
    (living, world)
}

/// What an undo is to bring back.
#[derive(Debug, PartialEq)]
struct Standing {
    comments: BTreeMap<CommentId, (Status, Text, String, bool)>,
    blocks: BTreeSet<String>,
    lessons: BTreeMap<CommentId, (Lesson, Vec<u32>)>,
}

/// With a text or an answer, where it can have one.
fn decision(living: &mut Living, comment: &Comment, action: Action) -> DecisionOrder {
    living.goes_on();
    let mut order = living.order(comment.id, action);
    if action == Action::Edit {
        let text = "Not what its author wrote.";
        order.text = Some((Text::stored(text.to_owned()), format!("<p>{text}</p>")));
    }
    let answers = matches!(action, Action::Approve | Action::Ask | Action::Reply);
    if answers && comment.author.is_some() {
        order.reply = Some(living.reply(comment, 9));
    }
    order
}

/// Answers that were taken back are as good as never given.
fn standing(world: &InMemory, without: &BTreeSet<CommentId>) -> Standing {
    let look = |stored: &StoredComment| {
        let comment = &stored.comment;
        (
            comment.status,
            comment.text.clone(),
            comment.html.clone(),
            comment.pinned,
        )
    };
    let kept = world
        .comments
        .iter()
        .filter(|(id, row)| !without.contains(id) || row.stored.comment.status == Status::Approved);
    Standing {
        comments: kept.map(|(id, row)| (*id, look(&row.stored))).collect(),
        blocks: world
            .blocks
            .keys()
            .map(|block| format!("{block:?}"))
            .collect(),
        lessons: world.lessons.clone(),
    }
}

proptest! {
    #![proptest_config(config(48))]

    #[test]
    fn an_undo_brings_back_exactly_what_was(life in life(60)) {
        let mut rewritten = BTreeSet::new();
        let (mut living, world) = live(life, |asked, _, _, _| {
            if let StoreCall::Edit(edit) = asked {
                rewritten.insert(edit.id);
            }
        });
        for id in living.ids() {
            let Some(comment) = world.comment(id) else { continue };
            for action in Action::ALL {
                if matches!(action, Action::Pin | Action::Unpin | Action::Undo) {
                    continue;
                }
                let mut world = world.clone();
                let before = world.decisions.len();
                let known: BTreeSet<CommentId> = world.comments.keys().copied().collect();
                let order = decision(&mut living, &comment, action);
                let mut was = standing(&world, &BTreeSet::new());
                world.ask(StoreCall::Decide(vec![order]));
                if world.decisions.len() == before {
                    continue;
                }
                living.goes_on();
                let undone = world.ask(StoreCall::Decide(vec![living.order(id, Action::Undo)]));
                prop_assert!(undone.starts_with("[Done"), "{}: {}", action, undone);
                let new: BTreeSet<CommentId> = world
                    .comments
                    .keys()
                    .filter(|id| !known.contains(id))
                    .copied()
                    .collect();
                let is = standing(&world, &new);
                // The time of an author's change is not known any more once the owner has edited the comment, too: what may
                // have been decided before it teaches nothing then.
                if rewritten.contains(&id) && !is.lessons.contains_key(&id) {
                    was.lessons.remove(&id);
                }
                prop_assert_eq!(was, is, "{}", action);
            }
        }
    }

    #[test]
    fn a_pin_since_a_decision_that_left_a_comment_published_stays_when_that_is_undone(life in life(60)) {
        let (mut living, world) = live(life, |_, _, _, _| {});
        for id in living.ids() {
            let Some(comment) = world.comment(id) else { continue };
            if comment.status != Status::Approved || comment.author.is_none() {
                continue;
            }
            for action in [Action::Approve, Action::Edit] {
                let mut world = world.clone();
                let before = world.decisions.len();
                let pin = if comment.pinned { Action::Unpin } else { Action::Pin };
                let order = decision(&mut living, &comment, action);
                world.ask(StoreCall::Decide(vec![order]));
                if world.decisions.len() == before {
                    continue;
                }
                for action in [pin, Action::Undo] {
                    living.goes_on();
                    let answer = world.ask(StoreCall::Decide(vec![living.order(id, action)]));
                    prop_assert!(answer.starts_with("[Done"), "{}: {}", action, answer);
                }
                let is_pinned = world.comment(id).is_some_and(|comment| comment.pinned);
                prop_assert_eq!(is_pinned, pin == Action::Pin, "{}", action);
            }
        }
    }

    #[test]
    fn nobody_publishes_what_nobody_has_read(life in life(100)) {
        // When its author wrote each comment last, and when somebody decided about it last.
        let mut written: HashMap<CommentId, Timestamp> = HashMap::new();
        let mut decided: HashMap<CommentId, Timestamp> = HashMap::new();
        let mut wrong = Vec::new();
        live(life, |asked, answer, before, after| {
            if let StoreCall::Edit(edit) = asked
                && answer.starts_with("Done")
            {
                written.insert(edit.id, edit.now);
            }
            let StoreCall::Decide(orders) = asked else { return };
            for order in orders {
                let number = |world: &InMemory| decisions(world, order.id).len();
                if number(before) == number(after) || orders.len() > 1 {
                    continue;
                }
                let read = before.comment(order.id).unwrap();
                if order.revision.is_some_and(|seen| seen != read.revision) {
                    wrong.push(format!("{order:?} about another text"));
                }
                let last = decided.get(&order.id);
                let is_later = written.get(&order.id).is_some_and(|at| Some(at) > last);
                // A bulk action that pinned is taken back by the contrary, which publishes nothing.
                let is_undone = after.decisions.last().is_some_and(|line| line.action == Action::Undo);
                if is_undone && is_later {
                    wrong.push(format!("{order:?} after the author's change"));
                }
            }
            for order in orders {
                let is_pin = matches!(order.action, Action::Pin | Action::Unpin);
                if decisions(before, order.id).len() < decisions(after, order.id).len() && !is_pin {
                    decided.insert(order.id, order.now);
                }
            }
        });
        prop_assert!(wrong.is_empty(), "{wrong:?}");
    }

    #[test]
    fn nobody_is_told_twice_and_nobody_is_forgotten(life in life(100)) {
        let (about, readers) = (life.about, life.readers);
        let mut wrong = Vec::new();
        live(life, |asked, _, before, after| {
            let new = &after.queued[before.queued.len()..];
            let mut once = BTreeSet::new();
            for mail in new.iter().filter(|mail| mail.kind != MailKind::Decided) {
                let recipient = mail.recipient.as_str().to_lowercase();
                if !once.insert((mail.kind.as_str(), mail.comment, recipient)) {
                    wrong.push(format!("twice: {mail:?}"));
                }
            }
            if matches!(asked, StoreCall::Erase(..) | StoreCall::ErasePerson(..) | StoreCall::EraseAged(..)) {
                return;
            }
            for (id, row) in &after.comments {
                let was = before.comments.get(id).map(|row| &row.stored.comment);
                let comment = &row.stored.comment;
                let is_told = |kind: MailKind, address: &str| {
                    after.queued.iter().any(|mail| {
                        let recipient = mail.recipient.as_str();
                        (mail.kind, mail.comment) == (kind, Some(*id))
                            && recipient.eq_ignore_ascii_case(address)
                    })
                };
                if readers && is_new(was, comment, Status::Approved) {
                    for address in waiting_above(after, &row.stored) {
                        if !is_told(MailKind::Answered, &address) {
                            wrong.push(format!("{address} not told of {comment:?}"));
                        }
                    }
                }
                let is_written = was.is_none_or(|was| was.revision != comment.revision);
                if about != TellOwner::Nothing && is_written && is_held(asked, comment) {
                    for moderator in ["olga@blog.test", "otto@blog.test"] {
                        if !is_told(MailKind::Moderation, moderator) {
                            wrong.push(format!("{moderator} not told of {comment:?}"));
                        }
                    }
                }
            }
        });
        prop_assert!(wrong.is_empty(), "{wrong:?}");
    }
}

proptest! {
    #![proptest_config(config(48))]

    #[test]
    fn a_follower_hears_of_every_new_comment_and_of_no_own_one(life in life(60)) {
        // Where two pages become one, what was new on the other was never announced on this.
        let is_merged = |step: &Step| matches!(step, Step::ChangePage { .. });
        prop_assume!(!life.steps.iter().any(is_merged) && life.readers);
        let (_, mut world) = live(life, |_, _, _, _| {});
        world.ask(StoreCall::Announce(Timestamp::from_second(1_900_000_000).unwrap()));
        prop_assert!(world.announcements.is_empty());
        for (id, row) in &world.comments {
            let comment = &row.stored.comment;
            let author = comment.author.as_ref().and_then(|author| author.email.as_ref());
            for follow in world.follows.iter().filter(|follow| follow.page == row.stored.page) {
                let is_followers = |email: &EmailAddress| {
                    email.as_str().eq_ignore_ascii_case(follow.email.as_str())
                };
                let told: Vec<_> = world
                    .queued
                    .iter()
                    .filter(|mail| mail.comment == Some(*id) && is_followers(&mail.recipient))
                    .map(|mail| mail.kind)
                    .collect();
                let followed = told.contains(&MailKind::Followed);
                if author.is_some_and(is_followers) {
                    prop_assert!(!followed, "an own comment: {comment:?}");
                    continue;
                }
                let gets_mails = world.readers.iter().any(|(site, email, reader)| {
                    *site == comment.site && is_followers(email) && reader.gets_mails()
                });
                let is_new = comment.published.is_some_and(|at| at >= follow.since);
                if comment.status == Status::Approved && gets_mails && is_new {
                    let is_told = followed || told.contains(&MailKind::Answered);
                    prop_assert!(is_told, "{} not told of {comment:?}", follow.email.as_str());
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn a_private_word_is_public_only_once_both_want_it(life in life(100)) {
        // Which private words their authors have released.
        let mut released: BTreeSet<CommentId> = BTreeSet::new();
        let mut private: BTreeSet<CommentId> = BTreeSet::new();
        let mut wrong = Vec::new();
        let mut count = 0;
        live(life, |asked, answer, before, after| {
            for (id, row) in &after.comments {
                let comment = &row.stored.comment;
                let was = before.comments.get(id).map(|row| &row.stored.comment);
                if comment.private {
                    private.insert(*id);
                }
                let is_public = matches!(comment.status, Status::Approved | Status::Pending);
                if comment.private && is_public {
                    wrong.push(format!("public: {comment:?}"));
                }
                let is_released = was.is_some_and(|was| was.private) && !comment.private;
                let is_owners = comment.author.as_ref().is_some_and(|author| author.owner);
                let by_author = matches!(asked, StoreCall::Consent(consent) if consent.id == *id);
                if is_released && !is_owners && !(by_author && answer.starts_with("Done")) {
                    wrong.push(format!("released by {asked:?}: {comment:?}"));
                }
                if by_author && is_released {
                    released.insert(*id);
                    count += 1;
                    let decisions = before.decisions.iter().filter(|line| line.comment == *id);
                    let latest = latest_that_stands(decisions.map(|line| line.action));
                    if comment.status == Status::Approved && latest != Some(Action::Ask) {
                        wrong.push(format!("nobody has asked: {comment:?}"));
                    }
                }
                // The owner's answer is published with the word that it answers.
                if is_released && is_owners && comment.parent.is_some_and(|parent| released.contains(&parent)) {
                    released.insert(*id);
                }
                let above = comment.parent.and_then(|parent| after.comments.get(&parent));
                let is_erased = above.is_some_and(|above| above.stored.comment.author.is_none());
                if comment.private && comment.author.is_some() && is_erased && comment.status == Status::Private {
                    wrong.push(format!("an answer to an erased word: {comment:?}"));
                }
                // An answer is as public as the word above it ever was.
                let above = comment.parent.filter(|parent| private.contains(parent));
                if let Some(above) = above
                    && comment.status == Status::Approved
                    && !released.contains(&above)
                {
                    wrong.push(format!("an answer to {above}: {comment:?}"));
                }
            }
            for (event, of, url) in &after.hooks[before.hooks.len().min(after.hooks.len())..] {
                if of.is_some_and(|of| private.contains(&of) && !released.contains(&of)) {
                    wrong.push(format!("{event:?} of {of:?} to {url}"));
                }
            }
        });
        prop_assert!(wrong.is_empty(), "{count} {wrong:?}");
    }
}

/// Without answers and pins, which change no status. An undo takes back what came before it, also another undo.
fn latest_that_stands(actions: impl DoubleEndedIterator<Item = Action>) -> Option<Action> {
    let mut undone = 0;
    for action in actions.rev() {
        match action {
            Action::Pin | Action::Unpin => {}
            _ if undone > 0 => undone -= 1,
            Action::Undo => undone += 1,
            Action::Reply => {}
            _ => return Some(action),
        }
    }
    None
}

fn is_new(was: Option<&Comment>, comment: &Comment, status: Status) -> bool {
    comment.status == status && was.is_none_or(|was| was.status != status)
}

/// Whether it waits for the owner from this step on.
fn is_held(asked: &StoreCall, comment: &Comment) -> bool {
    let (id, question) = match asked {
        StoreCall::Submit(new) => (new.id, &new.akismet),
        StoreCall::Edit(edit) => (edit.id, &edit.akismet),
        _ => return false,
    };
    let is_asked_about = question
        .as_ref()
        .is_some_and(|question| question.wanted == PlannedOutcome::Publish);
    let is_owners = comment.author.as_ref().is_some_and(|author| author.owner);
    comment.id == id && comment.status == Status::Pending && !is_asked_about && !is_owners
}

/// Those above a comment that are to hear of it: their addresses are confirmed, and they asked for it.
fn waiting_above(world: &InMemory, stored: &StoredComment) -> BTreeSet<String> {
    let address = |stored: &StoredComment| {
        let author = stored.comment.author.as_ref()?;
        Some(author.email.as_ref()?.as_str().to_lowercase())
    };
    let own = address(stored);
    let mut waiting = BTreeSet::new();
    let mut next = stored.comment.parent;
    while let Some(id) = next {
        let above = &world.comments[&id].stored;
        next = above.comment.parent;
        let Some(theirs) = address(above) else {
            continue;
        };
        let is_confirmed = world.readers.iter().any(|(site, email, reader)| {
            *site == above.comment.site
                && email.as_str().eq_ignore_ascii_case(&theirs)
                && reader.gets_mails()
        });
        let is_shown = above.comment.status == Status::Approved;
        if above.notify && is_shown && is_confirmed && Some(&theirs) != own.as_ref() {
            waiting.insert(theirs);
        }
    }
    waiting
}
