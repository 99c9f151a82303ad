//! The owner's answers to people of other networks are posted there, too, and the pages that they link to are told so.

use afterword_model::change::Effect;
use afterword_model::{Comment, Mailing, Status};
use jiff::{SignedDuration, Timestamp};

use crate::changes::Changes;

/// Who takes an answer back at once has nothing to take back there.
const GRACE: SignedDuration = SignedDuration::from_secs(15);

/// A comment is published. What the owner has written there itself is there already.
pub(crate) fn of_publication(
    changes: &mut Changes<'_>,
    comment: &Comment,
    before: Option<Status>,
    mailing: &Mailing,
    now: Timestamp,
) {
    let is_owners = comment.author.as_ref().is_some_and(|author| author.owner);
    let is_published = comment.status == Status::Approved && before != Some(Status::Approved);
    if !is_owners || !is_published || comment.source.is_some() {
        return;
    }
    if mailing.tells_links {
        let due = now + GRACE;
        let comment = comment.id;
        changes.add(Effect::TellLinks { comment, due });
    }
    if comment.parent.is_some() && !mailing.copied_to.is_empty() {
        changes.add(Effect::CopyAnswer {
            comment: comment.id,
            networks: mailing.copied_to.clone(),
            at: now,
            due: now + GRACE,
        });
    }
}
