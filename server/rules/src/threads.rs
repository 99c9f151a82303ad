//! The webhook about a changed thread: one that waits stands for all changes since the last one that was sent.

use std::time::Duration;

use afterword_model::change::{
    Answer, ChangedThread, Effect, Facts, Missing, PageNumber, Plan, Work,
};
use afterword_model::{HookRow, HookThread, ThreadReceivers};
use jiff::{SignedDuration, Timestamp};

use crate::changes::Changes;
use crate::in_millis;

/// Readers see another thread on a page, not by a rule but by an import.
#[must_use]
pub fn work(page: PageNumber, told: ThreadReceivers, now: Timestamp) -> (Work, Answer<()>) {
    Work::new(Vec::new(), move |facts| change(page, &told, now, facts))
}

/// # Errors
/// [`Missing`].
pub fn change(page: PageNumber, told: &ThreadReceivers, now: Timestamp, facts: &Facts) -> Plan<()> {
    let mut changes = Changes::new(facts);
    let thread = ChangedThread::On(page);
    changed(&mut changes, &[thread], told, in_millis(now))?;
    changes.done(())
}

/// All receivers hear of the threads, once however often these effects change them.
pub(crate) fn changed(
    changes: &mut Changes<'_>,
    threads: &[ChangedThread],
    told: &ThreadReceivers,
    now: Timestamp,
) -> Result<(), Missing> {
    let mut known = Vec::new();
    for (thread, url) in threads
        .iter()
        .flat_map(|thread| told.urls.iter().map(move |url| (*thread, url)))
    {
        match thread {
            ChangedThread::On(page) => known.push(HookThread {
                page,
                url: url.clone(),
            }),
            ChangedThread::Of(_) => touch(changes, thread, &[], (url, told), now),
        }
    }
    known.retain(|thread| changes.tells(thread));
    if known.is_empty() {
        return Ok(());
    }
    // One need for all: an erased person may have written in a thousand threads.
    let waiting = changes.facts.hooks_of_threads(known.clone())?;
    for thread in &known {
        let is_its = |row: &&HookRow| row.thread.as_ref() == Some(thread);
        let waiting: Vec<&HookRow> = waiting.iter().filter(is_its).collect();
        let page = ChangedThread::On(thread.page);
        touch(changes, page, &waiting, (&thread.url, told), now);
    }
    Ok(())
}

/// One receiver hears of the thread: when it is quiet, or after too long. `waiting`: the webhooks about it.
pub(crate) fn touch(
    changes: &mut Changes<'_>,
    thread: ChangedThread,
    waiting: &[&HookRow],
    (url, told): (&str, &ThreadReceivers),
    now: Timestamp,
) {
    let due = after(now, told.quiet);
    let untried: Vec<_> = waiting.iter().filter(|row| row.attempts == 0).collect();
    for row in &untried {
        changes.add(Effect::PutHookOff {
            hook: row.id,
            due: after(row.created, told.patience).min(due),
        });
    }
    if !untried.is_empty() {
        return;
    }
    let is_free = |row: &&&HookRow| row.leased.is_none_or(|leased| leased <= now);
    let mut free = waiting.iter().filter(is_free);
    let Some(renewed) = free.next_back() else {
        changes.add(Effect::QueueThreadHook {
            thread,
            url: url.to_owned(),
            at: now,
            due,
        });
        return;
    };
    // A claimed webhook may have arrived although no answer came. Under the same id the receiver would take this
    // change for that one.
    changes.add(Effect::RenewHook {
        hook: renewed.id,
        at: now,
        due: renewed.due.max(due),
    });
    // Two of one thread wait if both their senders were interrupted: one is enough.
    for row in free {
        changes.add(Effect::RemoveHook(row.id));
    }
}

fn after(time: Timestamp, span: Duration) -> Timestamp {
    let span = SignedDuration::try_from(span).ok();
    let later = span.and_then(|span| time.checked_add(span).ok());
    later.unwrap_or(Timestamp::MAX)
}
