//! The effects that a rule has decided so far.

use std::collections::HashSet;

use afterword_model::change::{Effect, Facts, Missing, Parent, Plan, QueuedMail, StoredComment};
use afterword_model::{CommentId, EmailAddress, HookThread, MailKind, Status};
use jiff::Timestamp;

pub(crate) struct Changes<'f> {
    pub(crate) facts: &'f Facts,
    effects: Vec<Effect>,
    /// Comments after these effects.
    after: Vec<StoredComment>,
    /// Receivers who hear of a thread by these effects.
    told: HashSet<HookThread>,
}

impl<'f> Changes<'f> {
    pub(crate) fn new(facts: &'f Facts) -> Self {
        Self {
            facts,
            effects: Vec::new(),
            after: Vec::new(),
            told: HashSet::new(),
        }
    }

    pub(crate) fn add(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub(crate) fn done<T>(self, answer: T) -> Plan<T> {
        Ok((self.effects, answer))
    }

    /// Whether a receiver does not hear of a thread yet, but does from here on.
    pub(crate) fn tells(&mut self, thread: &HookThread) -> bool {
        self.told.insert(thread.clone())
    }

    /// Later effects of this change see the comment in this state.
    pub(crate) fn is_now(&mut self, comment: &StoredComment) {
        self.after
            .retain(|known| known.comment.id != comment.comment.id);
        self.after.push(comment.clone());
    }

    fn after(&self, id: CommentId) -> Option<&StoredComment> {
        self.after.iter().find(|known| known.comment.id == id)
    }

    pub(crate) fn comment(&self, id: CommentId) -> Result<Option<StoredComment>, Missing> {
        match self.after(id) {
            Some(after) => Ok(Some(after.clone())),
            None => Ok(self.facts.comment(id)?.as_deref().cloned()),
        }
    }

    pub(crate) fn parent(&self, id: CommentId) -> Result<Option<Parent>, Missing> {
        match self.after(id) {
            Some(after) => Ok(Some(Parent {
                page: after.page,
                root: after.root,
                status: after.comment.status,
            })),
            None => self.facts.parent(id).copied(),
        }
    }

    /// The status of a comment after these effects, if they or the facts determine it.
    pub(crate) fn status(&self, id: CommentId, loaded: Status) -> Status {
        self.after(id).map_or(loaded, |after| after.comment.status)
    }

    /// Mails that these effects queue.
    pub(crate) fn queued(&self, kind: MailKind, recipient: &EmailAddress) -> u32 {
        let is_one = |effect: &&Effect| {
            matches!(effect, Effect::QueueMail(QueuedMail { kind: of, recipient: to, .. })
                if *of == kind && is_same(to, recipient))
        };
        let number = self.effects.iter().filter(is_one).count();
        u32::try_from(number).unwrap_or(u32::MAX)
    }

    /// The status of a comment changes.
    pub(crate) fn set_status(
        &mut self,
        comment: &mut StoredComment,
        status: Status,
        now: Timestamp,
    ) {
        let before = comment.comment.status;
        comment.status_before = (status == Status::Deleted).then_some(before);
        comment.comment.status = status;
        self.publish(comment, now);
        self.add(Effect::SetStatus {
            comment: comment.comment.id,
            status,
            status_before: comment.status_before,
            published: comment.comment.published,
        });
        if status == Status::Private && !comment.comment.private {
            comment.comment.private = true;
            self.add(Effect::SetPrivate {
                comment: comment.comment.id,
                private: true,
            });
        }
        self.take_title(comment);
    }

    /// Sets the time of publication of an approved comment to now, if it has none.
    #[expect(clippy::unused_self, reason = "it is one of the steps of a change")]
    pub(crate) fn publish(&self, comment: &mut StoredComment, now: Timestamp) {
        if comment.comment.status == Status::Approved {
            comment.comment.published.get_or_insert(now);
        }
    }

    /// A page without a title takes the one that came with its first published comment: a stranger's text is shown to
    /// nobody before the owner has seen it.
    pub(crate) fn take_title(&mut self, comment: &mut StoredComment) {
        if comment.comment.status != Status::Approved || !comment.own_title.is_empty() {
            return;
        }
        if let Some(title) = comment.told_title.clone().filter(|told| !told.is_empty()) {
            self.add(Effect::TitlePage {
                comment: comment.comment.id,
                title: title.clone(),
            });
            comment.own_title = title;
        }
    }
}

/// Whether both are one mailbox, as far as one can tell.
pub(crate) fn is_same(one: &EmailAddress, other: &EmailAddress) -> bool {
    one.as_str().eq_ignore_ascii_case(other.as_str())
}
