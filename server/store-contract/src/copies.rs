//! Copies of the owner's answers on other networks.

use afterword_model::{
    Action, Author, CommentId, KnownOriginal, Mailing, Network, Status, original_mark,
};
use afterword_store::{
    AnswerCopy, Answered, Conversation, ConversationRead, CopiedPost, CopyOutcome, NewComment,
};

use jiff::Timestamp;

use super::conversations::{begun, original};
use super::test_store::{ROUNDS, TestStore, at};

tests!(
    copies:
    an_answer_to_somebody_elsewhere_has_a_copy_there_until_it_is_taken_back,
    an_answer_taken_back_while_its_copy_is_settled_is_removed_there,
    an_answer_taken_back_while_its_copy_fails_is_looked_at_again,
    what_is_copied_is_known_and_is_no_answer_from_there,
    only_answers_on_these_networks_have_a_copy,
);

/// The answer of the owner to a comment, which is to be on other networks, too.
fn answer(shelf: &TestStore, parent: CommentId) -> NewComment {
    let draft = shelf.draft("/a/");
    NewComment {
        parent: Some(parent),
        status: Status::Approved,
        author: Author {
            email: None,
            owner: true,
            ..draft.author
        },
        mailing: Mailing {
            copied_to: vec![Network::Mastodon],
            ..Mailing::none()
        },
        ..draft
    }
}

/// Ann's answer there, published here, and the owner's answer to that.
async fn answered(shelf: &TestStore) -> (Conversation, CommentId) {
    let conversation = begun(shelf, "10", "/a/").await;
    let ann = shelf
        .adds(NewComment {
            original: Some(original(&conversation, "11")),
            status: Status::Approved,
            ..shelf.draft("/a/")
        })
        .await;
    let own = shelf.adds(answer(shelf, ann.id)).await;
    (conversation, own.id)
}

async fn due(shelf: &TestStore) -> Vec<AnswerCopy> {
    let all = shelf.store.due_copies(Network::Mastodon, at(500));
    all.await.unwrap()
}

async fn becomes(shelf: &TestStore, comment: CommentId, outcome: CopyOutcome) {
    let all = due(shelf).await.into_iter();
    let seen = all
        .filter(|one| one.comment == comment)
        .map(|one| one.due)
        .next();
    settles(shelf, (comment, seen.unwrap_or(at(0))), outcome).await;
}

async fn settles(shelf: &TestStore, (comment, seen): (CommentId, Timestamp), outcome: CopyOutcome) {
    let settled = shelf.store.settle_copy(comment, seen, outcome, at(400));
    settled.await.unwrap();
}

fn there(revision: u32) -> CopyOutcome {
    CopyOutcome::There {
        post: CopiedPost {
            id: "12".to_owned(),
            revision,
        },
        mark: Some(original_mark(
            Network::Mastodon,
            "https://social.example/12",
        )),
    }
}

async fn an_answer_to_somebody_elsewhere_has_a_copy_there_until_it_is_taken_back(shelf: TestStore) {
    let (_, own) = answered(&shelf).await;
    let waiting = due(&shelf).await.remove(0);
    assert_eq!(
        (waiting.comment, waiting.root.as_str()),
        (own, "10"),
        "{waiting:?}"
    );
    assert_eq!(waiting.answered, Answered::Post("11".to_owned()));
    assert_eq!(waiting.post, None);
    let next = shelf.store.next_copy_due(Network::Mastodon).await.unwrap();
    assert!(next.is_some());
    let answered = "11".to_owned();
    becomes(&shelf, own, CopyOutcome::Begun { answered }).await;
    assert_eq!(due(&shelf).await[0].tried, Some(at(400)));
    becomes(&shelf, own, there(1)).await;
    assert_eq!(due(&shelf).await, []);
    assert_eq!(
        shelf.store.next_copy_due(Network::Mastodon).await.unwrap(),
        None
    );
    // What was changed while it was sent is due again.
    becomes(&shelf, own, there(7)).await;
    assert_eq!(due(&shelf).await[0].post.as_ref().unwrap().revision, 7);
    becomes(&shelf, own, there(1)).await;
    shelf.decided(own, Action::Reject).await;
    assert_eq!(due(&shelf).await[0].shown, None);
    becomes(&shelf, own, CopyOutcome::Removed).await;
    assert_eq!(due(&shelf).await, []);
}

async fn an_answer_taken_back_while_its_copy_is_settled_is_removed_there(shelf: TestStore) {
    let (_, mut own) = answered(&shelf).await;
    for round in 0..ROUNDS {
        tokio::join!(
            settles(&shelf, (own, at(0)), there(1)),
            shelf.decided(own, Action::Reject)
        );
        let waiting = due(&shelf).await;
        assert_eq!(waiting.len(), 1, "round {round}");
        assert_eq!(waiting[0].shown, None);
        becomes(&shelf, own, CopyOutcome::Removed).await;
        let above = shelf.comment(own).await.parent.unwrap();
        own = shelf.adds(answer(&shelf, above)).await.id;
    }
}

async fn an_answer_taken_back_while_its_copy_fails_is_looked_at_again(shelf: TestStore) {
    let (_, own) = answered(&shelf).await;
    let error = "no".to_owned();
    let failures = [
        CopyOutcome::Failed {
            error: error.clone(),
        },
        CopyOutcome::Postponed {
            due: at(9_000),
            error,
        },
    ];
    for failed in &failures {
        let seen = (own, due(&shelf).await.remove(0).due);
        shelf.decided(own, Action::Reject).await;
        settles(&shelf, seen, failed.clone()).await;
        let seen = (own, due(&shelf).await.remove(0).due);
        // What was stirred before it is stirred again.
        shelf.decided(own, Action::Approve).await;
        settles(&shelf, seen, failed.clone()).await;
        let again = due(&shelf).await;
        assert_eq!(again.len(), 1, "{failed:?}");
        assert_eq!(again[0].failures, 0, "what is another one is tried anew");
    }
    for failed in failures {
        becomes(&shelf, own, failed).await;
        assert_eq!(due(&shelf).await, []);
        shelf.decided(own, Action::Reject).await;
    }
}

async fn what_is_copied_is_known_and_is_no_answer_from_there(shelf: TestStore) {
    let (conversation, own) = answered(&shelf).await;
    becomes(&shelf, own, there(1)).await;
    let copies = shelf.store.copies(conversation.id).await.unwrap();
    assert_eq!(copies.len(), 1);
    assert_eq!(copies[0].post.as_deref(), Some("12"));
    assert_eq!(copies[0].answered.as_deref(), Some("11"));
    let mark = original_mark(Network::Mastodon, "https://social.example/12");
    let network = Network::Mastodon.as_str().to_owned();
    let known = shelf
        .store
        .former(shelf.site, network, vec![mark.clone()])
        .await
        .unwrap();
    assert_eq!(known, [(mark, own)]);
    // A reader that still sees one which was removed does not make an original of it.
    let read = ConversationRead {
        id: conversation.id,
        stirred: at(1),
        due: at(2),
        likes: None,
        ended: None,
        originals: vec![KnownOriginal {
            comment: own,
            post: "12".to_owned(),
            version: "1".to_owned(),
            handle: "@me@social.example".to_owned(),
        }],
    };
    shelf.store.conversation_read(read).await.unwrap();
    let originals = shelf.store.originals(conversation.id).await.unwrap();
    assert!(originals.iter().all(|one| one.known.comment != own));
    // An answer to the copy is an answer to it.
    let bo = shelf.adds(answer(&shelf, own)).await;
    let next = due(&shelf).await.remove(0);
    assert_eq!(next.comment, bo.id);
    assert_eq!(next.answered, Answered::Post("12".to_owned()));
    let error = "no".to_owned();
    let again = CopyOutcome::Postponed {
        due: at(450),
        error: error.clone(),
    };
    becomes(&shelf, bo.id, again).await;
    assert_eq!(due(&shelf).await[0].failures, 1);
    becomes(&shelf, bo.id, CopyOutcome::Failed { error }).await;
    assert_eq!(due(&shelf).await, []);
    let below = shelf.adds(answer(&shelf, bo.id)).await;
    let last = due(&shelf).await.remove(0);
    assert_eq!((last.comment, last.answered), (below.id, Answered::Gone));
}

async fn only_answers_on_these_networks_have_a_copy(shelf: TestStore) {
    let conversation = begun(&shelf, "10", "/a/").await;
    let ann = shelf
        .adds(NewComment {
            original: Some(original(&conversation, "11")),
            status: Status::Approved,
            ..shelf.draft("/a/")
        })
        .await;
    let here = shelf
        .adds(NewComment {
            status: Status::Approved,
            ..shelf.draft("/a/")
        })
        .await;
    for (parent, networks) in [
        (ann.id, vec![Network::Bluesky]),
        (ann.id, Vec::new()),
        (here.id, vec![Network::Mastodon]),
    ] {
        let draft = answer(&shelf, parent);
        let mailing = Mailing {
            copied_to: networks,
            ..Mailing::none()
        };
        shelf.adds(NewComment { mailing, ..draft }).await;
    }
    assert_eq!(shelf.store.copies(conversation.id).await.unwrap(), []);
}
