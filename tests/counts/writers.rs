//! People who write at the same time, each with comments of their own.

use std::sync::Arc;

use afterword_model::{Action, CommentId, Decider, Interface, PageKey, PagePath, Site, Status};
use afterword_model::{Draft, Submission};
use afterword_services::App;
use afterword_services::moderate::Order;
use afterword_services::pages::Change;
use afterword_services::{CommentError, edit};
use proptest::prelude::*;

use super::ledger::{Ledger, PageNumber};

/// What a writer does next. Numbers are taken modulo what there is.
#[derive(Debug, Clone)]
pub(super) enum Op {
    Submit {
        page: usize,
        reply: bool,
    },
    Decide {
        comment: usize,
        action: Action,
        reply: bool,
    },
    Edit {
        comment: usize,
    },
    Delete {
        comment: usize,
    },
    Move {
        from: usize,
        to: usize,
    },
    Count,
}

/// What an owner decides about any comment: no undo, whose outcome depends on what was before, no new text, and nothing
/// that is for private words alone.
fn decisions() -> Vec<Action> {
    use Action::{Ask, Edit, Reply, Undo};
    let all = Action::ALL.into_iter();
    all.filter(|action| !matches!(action, Undo | Edit | Ask | Reply))
        .collect()
}

pub(super) fn op() -> impl Strategy<Value = Op> {
    let comment = || 0..8_usize;
    let page = || 0..PAGES_OF_A_WRITER;
    prop_oneof![
        5 => (page(), any::<bool>()).prop_map(|(page, reply)| Op::Submit { page, reply }),
        5 => (comment(), prop::sample::select(decisions()))
            .prop_map(|(comment, action)| Op::Decide { comment, action, reply: false }),
        1 => comment()
            .prop_map(|comment| Op::Decide { comment, action: Action::Approve, reply: true }),
        2 => comment().prop_map(|comment| Op::Edit { comment }),
        2 => comment().prop_map(|comment| Op::Delete { comment }),
        1 => (page(), page()).prop_map(|(from, to)| Op::Move { from, to }),
        2 => Just(Op::Count),
    ]
}

/// Three that nobody else writes to, then two of the site that all its writers share.
pub(super) const PAGES_OF_A_WRITER: usize = OWN + 2;
const OWN: usize = 3;

/// A page as it is asked for.
pub(super) struct TestPage {
    pub(super) number: PageNumber,
    pub(super) path: PagePath,
}

pub(super) struct Writer {
    pub(super) app: Arc<App>,
    pub(super) site: Arc<Site>,
    pub(super) ledger: Arc<Ledger>,
    pub(super) places: Vec<TestPage>,
    /// May move the shared pages too.
    pub(super) moves_shared: bool,
    comments: Vec<Own>,
    texts: usize,
}

/// A comment that only its writer touches, and what must have become of it.
struct Own {
    id: CommentId,
    token: String,
    place: usize,
    status: Status,
    before_deletion: Option<Status>,
    erased: bool,
}

impl Own {
    fn decided(&self, action: Action) -> Option<Status> {
        self.status.after(action, self.before_deletion)
    }
}

fn own(comments: &mut [Own], number: usize) -> &mut Own {
    let index = number % comments.len();
    &mut comments[index]
}

fn step(before: Status, after: Status) -> i64 {
    i64::from(after == Status::Approved) - i64::from(before == Status::Approved)
}

impl Writer {
    pub(super) fn new(
        app: &Arc<App>,
        site: &Arc<Site>,
        ledger: &Arc<Ledger>,
        places: Vec<TestPage>,
        moves_shared: bool,
    ) -> Self {
        Self {
            app: Arc::clone(app),
            site: Arc::clone(site),
            ledger: Arc::clone(ledger),
            places,
            moves_shared,
            comments: Vec::new(),
            texts: 0,
        }
    }

    /// Does it, and counts all pages: those that only this writer writes to must be exact at once.
    pub(super) async fn does(&mut self, op: Op) {
        match op {
            Op::Submit { page, reply } => self.submits(page, reply).await,
            // There has to be a comment first.
            Op::Decide { comment: page, .. }
            | Op::Edit { comment: page }
            | Op::Delete { comment: page }
                if self.comments.is_empty() =>
            {
                self.submits(page, false).await;
            }
            Op::Decide {
                comment,
                action,
                reply,
            } => self.decides(comment, action, reply).await,
            Op::Edit { comment } => self.edits(comment).await,
            Op::Delete { comment } => self.deletes(comment).await,
            Op::Move { from, to } => self.moves(from, to).await,
            Op::Count => {}
        }
        for place in &self.places[..OWN] {
            self.ledger.exact(place.number);
        }
        self.counts().await;
    }

    pub(super) async fn counts(&self) {
        let keys = self
            .places
            .iter()
            .map(|place| PageKey::new(self.site.id, &place.path));
        let keys: Vec<_> = keys.collect();
        let numbers: Vec<_> = self.places.iter().map(|place| place.number).collect();
        let read = async { self.app.counts.of(&keys).await.unwrap() };
        self.ledger.read(&numbers, read).await;
    }

    async fn submits(&mut self, page: usize, reply: bool) {
        let index = page % self.places.len();
        let place = &self.places[index];
        let answered = self
            .comments
            .iter()
            .find(|own| reply && own.place == index && own.status == Status::Approved);
        self.texts += 1;
        let draft = Draft {
            page: place.path.to_string(),
            parent: answered.map(|own| own.id.to_string()),
            name: "Ann".to_owned(),
            text: format!("Text {}", self.texts),
            ..Draft::default()
        };
        let submission = Submission::parse(&draft, &self.site, &self.app.config.limits).unwrap();
        let published = self.site.key.as_str() == super::property::OPEN;
        let write = self
            .app
            .submissions
            .submit(Arc::clone(&self.site), submission);
        let written = self
            .ledger
            .write(place.number, i64::from(published), write)
            .await;
        let written = written.unwrap();
        self.comments.push(Own {
            id: written.comment.id,
            token: written.edit_token,
            place: index,
            status: written.comment.status,
            before_deletion: None,
            erased: false,
        });
    }

    async fn decides(&mut self, comment: usize, action: Action, reply: bool) {
        // The same reply to the same comment would be one reply.
        self.texts += 1;
        let text = format!("Thank you {} times.", self.texts);
        let own = own(&mut self.comments, comment);
        let after = own.decided(action);
        let by = after.map_or(0, |after| step(own.status, after) + i64::from(reply));
        let order = Order {
            // The same answer to the same comment would be one answer.
            reply: reply.then_some(text),
            ..Order::new(own.id, action)
        };
        let decider = Decider {
            name: "olga".to_owned(),
            interface: Interface::Api,
        };
        let write = self.app.moderation.decide(decider, order);
        let number = self.places[own.place].number;
        match (self.ledger.write(number, by, write).await, after) {
            (Ok(decided), Some(after)) => {
                assert_eq!(
                    (decided.before, decided.comment.status),
                    (own.status, after)
                );
                if after == Status::Deleted && own.status != Status::Deleted {
                    own.before_deletion = Some(own.status);
                }
                own.status = after;
            }
            (Err(CommentError::NotPossible { .. }), None) => {}
            (Err(CommentError::UnknownComment), _) => assert!(own.erased),
            (answer, after) => panic!("{action} should lead to {after:?}: {answer:?}"),
        }
    }

    async fn edits(&mut self, comment: usize) {
        let own = own(&mut self.comments, comment);
        let after = match own.status {
            Status::Pending | Status::Approved => match self.site.key.as_str() {
                super::property::OPEN => Status::Approved,
                _ => Status::Pending,
            },
            refused => refused,
        };
        self.texts += 1;
        let text = format!("Text {}", self.texts);
        let proof = edit::Proof {
            token: &own.token,
            address: None,
        };
        let write = self.app.author_edits.edit(own.id, proof, &text);
        let number = self.places[own.place].number;
        let by = step(own.status, after);
        match self.ledger.write(number, by, write).await {
            Ok(_) => own.status = after,
            Err(CommentError::UnknownComment) => assert_eq!(own.status, Status::Deleted),
            Err(error) => panic!("not edited: {error}"),
        }
    }

    async fn deletes(&mut self, comment: usize) {
        let own = own(&mut self.comments, comment);
        let write = self.app.author_edits.delete(own.id, &own.token);
        let number = self.places[own.place].number;
        let by = step(own.status, Status::Deleted);
        match self.ledger.write(number, by, write).await {
            Ok(()) => {
                own.status = Status::Deleted;
                own.before_deletion = None;
                own.erased = true;
            }
            Err(CommentError::UnknownComment) => assert_eq!(own.status, Status::Deleted),
            Err(error) => panic!("not deleted: {error}"),
        }
    }

    async fn moves(&mut self, from: usize, to: usize) {
        let shared = from >= OWN && to >= OWN && self.moves_shared;
        if !(shared || from < OWN && to < OWN) {
            return;
        }
        let (from, to) = (&self.places[from], &self.places[to]);
        let wanted = Change {
            move_to: Some(to.path.clone()),
            ..Change::default()
        };
        let (app, site) = (Arc::clone(&self.app), Arc::clone(&self.site));
        let write = app.pages.change(site, from.path.clone(), wanted);
        let moved = self
            .ledger
            .bring_together(from.number, to.number, write)
            .await;
        assert!(
            matches!(moved, Ok(_) | Err(CommentError::UnknownPage)),
            "{moved:?}"
        );
    }
}
