//! Lives that are no accident: what a private word stands in the way of, and what goes with it.

use afterword_model::policy::TellOwner;
use afterword_model::{Action, CommentId, MailKind, Status};

use afterword_store_contract::lives::{InMemory, Life, Living, Step, StoreCall, World};

use super::live;

/// By Ann.
fn submission(private: bool) -> Step {
    Step::Submit {
        page: 0,
        parent: None,
        author: 1,
        status: if private {
            Status::Private
        } else {
            Status::Approved
        },
        notify: !private,
        title: false,
        key: None,
        challenge: None,
        is_refused_where_closed: false,
        question: None,
        text: 0,
        private,
    }
}

/// A word, and an answer to it by mail.
fn answered() -> (Living, InMemory, CommentId) {
    let (mut living, mut world) = live(
        Life {
            about: TellOwner::Held,
            readers: true,
            authors: true,
            follows: true,
            hooks: 0,
            steps: vec![submission(true)],
        },
        |_, _, _, _| (),
    );
    let word = world.comment(living.ids()[0]).unwrap();
    living.goes_on();
    let mut order = living.order(word.id, Action::Reply);
    order.reply = Some(living.reply(&word, 1));
    let done = world.ask(StoreCall::Decide(vec![order]));
    assert!(done.starts_with("[Done"), "{done}");
    assert_eq!(queued(&world, MailKind::PrivateReply), 1);
    (living, world, word.id)
}

fn queued(world: &InMemory, kind: MailKind) -> usize {
    world.queued.iter().filter(|mail| mail.kind == kind).count()
}

fn does(step: &Step, living: &mut Living, world: &mut InMemory) {
    let asked = living.asks(step, world).unwrap();
    let answer = world.ask(asked);
    living.heard(&answer);
}

#[test]
fn who_had_a_private_answer_is_still_asked_to_confirm_and_once_a_day() {
    let follow = Step::Follow {
        page: 1,
        author: 1,
        daily: false,
    };
    for step in [submission(false), follow] {
        let (mut living, mut world, _) = answered();
        for _ in 0..2 {
            does(&step, &mut living, &mut world);
            assert_eq!(queued(&world, MailKind::Confirmation), 1, "{step:?}");
        }
    }
}

#[test]
fn an_answer_goes_with_its_word_and_so_does_its_mail() {
    for step in [Step::Erase(0), Step::ErasePerson(1)] {
        let (mut living, mut world, _) = answered();
        assert_eq!(world.comments.len(), 2);
        does(&step, &mut living, &mut world);
        assert!(world.comments.is_empty(), "{step:?}");
        let is_told = |kind| world.mails.iter().any(|mail| mail.mail.kind == kind);
        assert!(!is_told(MailKind::PrivateReply), "{step:?}");
    }
}

#[test]
fn an_undo_of_an_answer_takes_back_no_offer() {
    let (mut living, mut world, id) = answered();
    does(&Step::Consent(0, false), &mut living, &mut world);
    living.goes_on();
    world.ask(StoreCall::Decide(vec![living.order(id, Action::Undo)]));
    let word = world.comment(id).unwrap();
    assert_eq!((word.status, word.private), (Status::Pending, false));
}
