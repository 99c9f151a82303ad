//! Data whose retention time is over.

use afterword_model::change::PastDecision;
use afterword_model::{Aged, Comment, Status, StatusSince};
use jiff::{SignedDuration, Timestamp};

/// How long each is kept; `None` for ever.
#[derive(Debug, Clone, Copy, Default)]
pub struct RetentionPeriods {
    /// Comments, counted from the decision.
    pub spam: Option<SignedDuration>,
    pub rejected: Option<SignedDuration>,
    pub deleted: Option<SignedDuration>,
    pub networks: Option<SignedDuration>,
    pub network_blocks: Option<SignedDuration>,
    pub emails: Option<SignedDuration>,
    pub unconfirmed: Option<SignedDuration>,
    pub former_texts: Option<SignedDuration>,
    pub mails: Option<SignedDuration>,
    pub webhooks: Option<SignedDuration>,
    /// Counted from the decision.
    pub reports: Option<SignedDuration>,
    pub seen: Option<SignedDuration>,
}

impl RetentionPeriods {
    /// How long comments of a status are kept; `None` for ever.
    #[must_use]
    pub fn of(&self, status: Status) -> Option<SignedDuration> {
        match status {
            Status::Spam => self.spam,
            Status::Rejected => self.rejected,
            Status::Deleted => self.deleted,
            Status::Approved | Status::Pending | Status::Private => None,
        }
    }
}

/// Comments that are due now, by their status and its age. None of them is published, so no count changes.
#[must_use]
pub fn comments(keep: &RetentionPeriods, now: Timestamp) -> Vec<StatusSince> {
    let since = |status| {
        let before = before(now, keep.of(status))?;
        Some(StatusSince { status, before })
    };
    let mortal = [Status::Spam, Status::Rejected, Status::Deleted];
    mortal.into_iter().filter_map(since).collect()
}

/// Rows that are due now, or parts of them, each with the time before which they are erased.
#[must_use]
pub fn rows(keep: &RetentionPeriods, now: Timestamp) -> Vec<(Aged, Timestamp)> {
    let due = [
        (Aged::Networks, keep.networks),
        (Aged::NetworkBlocks, keep.network_blocks),
        (Aged::Unconfirmed, keep.unconfirmed),
        (Aged::FormerTexts, keep.former_texts),
        (Aged::Mails, keep.mails),
        (Aged::Webhooks, keep.webhooks),
        (Aged::Reports, keep.reports),
        (Aged::Seen, keep.seen),
    ];
    let due = due.into_iter();
    due.filter_map(|(what, span)| Some((what, before(now, span)?)))
        .collect()
}

/// The time before which authors' addresses are erased, without their comments.
#[must_use]
pub fn addresses(keep: &RetentionPeriods, now: Timestamp) -> Option<Timestamp> {
    before(now, keep.emails)
}

/// The time before which data is erased; `None` for never.
fn before(now: Timestamp, span: Option<SignedDuration>) -> Option<Timestamp> {
    now.checked_sub(span?).ok()
}

/// Whether a comment has had its status here since before, without later edits or decisions: what was old elsewhere
/// has been here since its import. An erased one is not erased again.
#[must_use]
pub fn is_due(
    comment: &Comment,
    history: &[PastDecision],
    imported: Option<Timestamp>,
    since: StatusSince,
) -> bool {
    let StatusSince { status, before } = since;
    let is_old = comment.created < before && comment.edited.is_none_or(|edited| edited < before);
    let is_undecided_since = history.iter().all(|decision| decision.at < before);
    let was_here = imported.is_none_or(|imported| imported < before);
    comment.status == status && comment.author.is_some() && is_old && was_here && is_undecided_since
}
