//! Mails that follow from comments, and how they leave the outbox.

pub mod effects;
pub mod outbox;
pub mod told;

use std::sync::Arc;
use std::time::Duration;

use afterword_model::policy::TellOwner;
use afterword_model::{Action, CommentId, EmailAddress, Status};
use afterword_services::Changes as _;
use afterword_store::{
    Answering, Changed, Claim, DecisionOrder, MailId, MailKind, MailOutcome, MailToken, Mailing,
    NewComment, NewMail, Note, OutboxFilter, OutboxMail, StopMails, TokenKind,
};
use jiff::{SignedDuration, Timestamp};

use super::test_store::{TestStore, at, order};

pub(super) fn email(address: &str) -> EmailAddress {
    EmailAddress::parse(address).unwrap()
}

pub(super) fn mailing() -> Mailing {
    Mailing {
        moderators: vec![email("olga@blog.test"), email("otto@blog.test")],
        about: TellOwner::Held,
        spam: false,
        readers: true,
        follows: true,
        private: true,
        authors: true,
        hooks: Arc::default(),
        copied_to: Vec::new(),
        tells_links: false,
    }
}

pub(super) fn of(shelf: &TestStore, address: &str, status: Status) -> NewComment {
    let mut draft = shelf.draft("/a/");
    draft.author.email = Some(email(address));
    NewComment {
        status,
        notify: true,
        follow: None,
        network: Some(format!("network of {address}")),
        avatar: None,
        akismet: None,
        mailing: mailing(),
        ..draft
    }
}

pub(super) fn below(parent: CommentId, draft: NewComment) -> NewComment {
    NewComment {
        parent: Some(parent),
        ..draft
    }
}

pub(super) fn decision(id: CommentId, action: Action) -> DecisionOrder {
    DecisionOrder {
        mailing: mailing(),
        ..order(id, action)
    }
}

pub(super) fn claim(now: Timestamp) -> Claim {
    Claim {
        now,
        leased: now + SignedDuration::from_mins(10),
        single_mails: 100,
        digest_every: Duration::from_secs(900),
        confirmations: 100,
        limit: 100,
    }
}

pub(super) async fn mails(shelf: &TestStore) -> Vec<(MailKind, String)> {
    let mut all = shelf.store.mails(OutboxFilter::All, 1000).await.unwrap();
    all.reverse();
    let line = |mail: &OutboxMail| (mail.kind, mail.recipient.as_str().to_owned());
    all.iter().map(line).collect()
}

pub(super) async fn confirmed(shelf: &TestStore, address: &str) {
    let asked = shelf.adds(of(shelf, address, Status::Approved)).await;
    let done = shelf
        .store
        .confirm_address(shelf.site, email(address), at(1))
        .await;
    assert!(done.unwrap(), "{} was not asked", asked.id);
}

pub(super) async fn sent(shelf: &TestStore, now: Timestamp) {
    for letter in shelf.store.claim_mails(claim(now)).await.unwrap() {
        let mails = letter.iter().map(OutboxMail::claimed).collect();
        let settled = shelf.store.settle_mails(mails, MailOutcome::Sent, now);
        settled.await.unwrap();
    }
}

pub(super) fn told(kind: MailKind, address: &str) -> (MailKind, String) {
    (kind, address.to_owned())
}
