//! Which webhooks are notified about a comment, and of which events. One about a changed thread waits until the thread
//! is quiet: `threads`.

use std::time::Duration;

use afterword_model::change::{ChangedThread, Effect, Missing};
use afterword_model::policy::HookEvent;
use afterword_model::{Comment, Hooks, Status, ThreadReceivers};
use jiff::Timestamp;

use crate::changes::Changes;
use crate::threads;
use crate::told::Subject;

/// A busy thread is reported after so many times the quiet span.
const PATIENCE: u32 = 10;

/// A comment was written, or its author has changed its text. `before` is its former status; `None` for a new one.
pub(crate) fn of_change(
    changes: &mut Changes<'_>,
    subject: Subject<'_>,
    before: Option<Status>,
    hooks: &Hooks,
    now: Timestamp,
) -> Result<(), Missing> {
    let comment = subject.comment;
    // Programs pass on what they hear.
    if comment.private {
        return Ok(());
    }
    if before.is_none() || comment.status == Status::Pending {
        tell(changes, HookEvent::CommentSubmitted, comment, hooks, now);
    }
    if is_seen(before, comment.status) {
        of_look(changes, subject.thread, hooks, now)?;
    }
    Ok(())
}

/// The owner has decided. A comment that is held again counts as new.
pub(crate) fn of_decision(
    changes: &mut Changes<'_>,
    subject: Subject<'_>,
    before: Status,
    hooks: &Hooks,
    now: Timestamp,
) -> Result<(), Missing> {
    let comment = subject.comment;
    if comment.status == before || (comment.private && before != Status::Approved) {
        return Ok(());
    }
    let event = match comment.status {
        Status::Pending => HookEvent::CommentSubmitted,
        Status::Approved => HookEvent::CommentApproved,
        Status::Rejected | Status::Spam | Status::Deleted | Status::Private => {
            HookEvent::CommentRejected
        }
    };
    tell(changes, event, comment, hooks, now);
    if is_seen(Some(before), comment.status) {
        of_look(changes, subject.thread, hooks, now)?;
    }
    Ok(())
}

/// A published comment has changed for readers: it appeared, was edited or pinned, or is gone.
pub(crate) fn of_look(
    changes: &mut Changes<'_>,
    thread: ChangedThread,
    hooks: &Hooks,
    now: Timestamp,
) -> Result<(), Missing> {
    threads::changed(changes, &[thread], &of_threads(hooks), now)
}

/// The receivers of changed threads, and when they are notified.
#[must_use]
pub fn of_threads(hooks: &Hooks) -> ThreadReceivers {
    let is_wanted = hooks.events.contains(&HookEvent::ThreadChanged);
    ThreadReceivers {
        urls: if is_wanted {
            hooks.urls.clone()
        } else {
            Vec::new()
        },
        quiet: hooks.quiet,
        patience: hooks.quiet.checked_mul(PATIENCE).unwrap_or(Duration::MAX),
    }
}

fn is_seen(before: Option<Status>, status: Status) -> bool {
    before == Some(Status::Approved) || status == Status::Approved
}

fn tell(
    changes: &mut Changes<'_>,
    event: HookEvent,
    comment: &Comment,
    hooks: &Hooks,
    now: Timestamp,
) {
    if !hooks.events.contains(&event) {
        return;
    }
    for url in &hooks.urls {
        changes.add(Effect::QueueHook {
            event,
            comment: comment.id,
            url: url.clone(),
            at: now,
        });
    }
}
