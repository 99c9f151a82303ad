//! Reports of comments: how one comes in, what a decision about the comment makes of it, and who hears of that.
//!
//! A report changes nothing by itself. Several reports of one comment are decided together, by the decision about the
//! comment, and its undo opens them again.

use afterword_model::change::{
    Answer, AskedReader, Effect, Facts, Missing, Need, Plan, QueuedMail, StoredComment, Work,
};
use afterword_model::policy::TellOwner;
use afterword_model::{
    Action, Comment, DecisionOrder, EmailAddress, MailKind, NewReport, Report, ReportOutcome,
    ReportTaken, Status,
};
use jiff::{SignedDuration, Timestamp};

use crate::changes::{Changes, is_same};
use crate::undo::Undone;
use crate::{in_millis, told};

const DAY: SignedDuration = SignedDuration::from_hours(24);
/// The most open reports of a comment: further ones tell the owner nothing new.
const MOST_OPEN: usize = 50;
/// The most mails about reports that one moderator gets in a day; the queue shows all.
const OWNERS_MAILS_A_DAY: u32 = 20;
/// The most mails about outcomes that one address gets in a day: anybody can type anybody's address.
const REPORTERS_MAILS_A_DAY: u32 = 3;

#[must_use]
pub fn work(new: NewReport) -> (Work, Answer<ReportTaken>) {
    let challenge = new.challenge.map(Need::IsSpent);
    let first = [Need::Comment(new.comment), Need::ReportsOf(new.comment)];
    let first = first.into_iter().chain(challenge).collect();
    Work::new(first, move |facts| report(&new, facts))
}

/// # Errors
/// [`Missing`].
pub fn report(new: &NewReport, facts: &Facts) -> Plan<ReportTaken> {
    let mut changes = Changes::new(facts);
    let comment = facts.comment(new.comment)?.as_deref();
    let is_shown = |stored: &&StoredComment| stored.comment.status == Status::Approved;
    let Some(stored) = comment.filter(is_shown) else {
        return changes.done(ReportTaken::UnknownComment);
    };
    if let Some(challenge) = new.challenge {
        if *facts.is_spent(challenge)? {
            return changes.done(ReportTaken::Spent);
        }
        changes.add(Effect::Spend(challenge));
    }
    let open: Vec<&Report> = open(facts.reports_of(new.comment)?).collect();
    let is_known = open.iter().any(|known| says_the_same(known, new));
    if is_known || open.len() >= MOST_OPEN {
        return changes.done(ReportTaken::Noted);
    }
    let now = in_millis(new.now);
    changes.add(Effect::AddReport(Box::new(Report {
        comment: new.comment,
        reason: new.reason,
        text: new.text.clone(),
        email: new.email.clone(),
        created: now,
        closed: None,
    })));
    if open.is_empty() && new.mailing.about != TellOwner::Nothing {
        for moderator in &new.mailing.moderators {
            let today = *facts.mails(MailKind::Reported, moderator.clone(), now - DAY)?;
            if today < OWNERS_MAILS_A_DAY {
                let kind = MailKind::Reported;
                told::queue(&mut changes, kind, &stored.comment, moderator.clone(), now);
            }
        }
    }
    changes.done(ReportTaken::Noted)
}

/// A form that is sent twice is one report.
fn says_the_same(known: &Report, new: &NewReport) -> bool {
    (known.reason, &known.text, &known.email) == (new.reason, &new.text, &new.email)
}

fn open(reports: &[Report]) -> impl Iterator<Item = &Report> {
    reports.iter().filter(|report| report.closed.is_none())
}

/// The reports of a decided comment are decided with it; an undo opens them again. Returns whether any changed.
pub(crate) fn follow(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    before: &Comment,
    then: &StoredComment,
    undone: Option<&Undone<'_>>,
) -> Result<bool, Missing> {
    let all = changes.facts.reports_of(order.id)?;
    let now = in_millis(order.now);
    if let Some(undone) = undone {
        let is_of_it = |report: &Report| report.closed.is_some_and(|(at, _)| at == undone.at);
        if all.iter().any(is_of_it) {
            changes.add(Effect::ReopenReports {
                comment: order.id,
                closed: undone.at,
            });
            return Ok(true);
        }
    }
    let outcome = match then.comment.status {
        Status::Approved => ReportOutcome::Kept,
        Status::Rejected | Status::Spam | Status::Deleted => ReportOutcome::Removed,
        Status::Pending | Status::Private => return Ok(false),
    };
    let decides = match order.action {
        Action::Approve | Action::Reject | Action::Spam | Action::Block | Action::Delete => true,
        // The decision again: what it removes is removed for the reports, too.
        Action::Undo => outcome == ReportOutcome::Removed,
        Action::Restore
        | Action::Pin
        | Action::Unpin
        | Action::Edit
        | Action::Ask
        | Action::Reply => false,
    };
    if !decides || !order.by.interface.is_of_people() || open(all).next().is_none() {
        return Ok(false);
    }
    changes.add(Effect::CloseReports {
        comment: order.id,
        outcome,
        at: now,
    });
    tell_reporters(changes, then, all, outcome, now)?;
    // Also where it waited, because its author had edited it since it was reported.
    if outcome == ReportOutcome::Removed {
        tell_author(changes, before, all, now)?;
    }
    Ok(true)
}

/// The author erases the comment: its reports go with it, and their readers hear that it is gone.
pub(crate) fn of_erased(
    changes: &mut Changes<'_>,
    stored: &StoredComment,
    now: Timestamp,
) -> Result<(), Missing> {
    let all = changes.facts.reports_of(stored.comment.id)?;
    tell_reporters(changes, stored, all, ReportOutcome::Removed, now)
}

/// The mail holds nothing that a stranger has written. It does not belong to the comment, which may be gone.
fn tell_reporters(
    changes: &mut Changes<'_>,
    stored: &StoredComment,
    all: &[Report],
    outcome: ReportOutcome,
    now: Timestamp,
) -> Result<(), Missing> {
    let comment = &stored.comment;
    let mut told: Vec<&EmailAddress> = Vec::new();
    for report in open(all) {
        let Some(email) = &report.email else { continue };
        if told.iter().any(|known| is_same(known, email)) {
            continue;
        }
        told.push(email);
        let kind = MailKind::ReportDecided;
        let today = *changes.facts.mails(kind, email.clone(), now - DAY)?;
        let queued = changes.queued(kind, email);
        let known = *changes.facts.reader(comment.site, email.clone())?;
        let is_stopped = known.is_some_and(|known| known.stopped.is_some());
        if is_stopped || today.saturating_add(queued) >= REPORTERS_MAILS_A_DAY {
            continue;
        }
        if known.is_none() {
            // So that its link can end such mails for ever; nobody is asked to confirm anything.
            changes.add(Effect::AskReader(AskedReader {
                site: comment.site,
                email: email.clone(),
                asked: now,
                asks: 0,
            }));
        }
        changes.add(Effect::QueueMail(QueuedMail {
            facts: told::facts([
                ("reported", &comment.id.to_string()),
                ("page", &comment.page),
                ("outcome", outcome.as_str()),
                ("when", &report.created.to_string()),
            ]),
            ..told::mail(kind, comment.site, email.clone(), now)
        }));
    }
    Ok(())
}

/// An author whose address is confirmed hears why the comment was removed.
fn tell_author(
    changes: &mut Changes<'_>,
    comment: &Comment,
    all: &[Report],
    now: Timestamp,
) -> Result<(), Missing> {
    let author = comment.author.as_ref().filter(|author| !author.owner);
    let Some(email) = author.and_then(|author| author.email.clone()) else {
        return Ok(());
    };
    let known = *changes.facts.reader(comment.site, email.clone())?;
    if !known.is_some_and(|known| known.gets_mails()) {
        return Ok(());
    }
    let mut reasons: Vec<String> = open(all)
        .map(|report| format!("\"{}\"", report.reason.as_str()))
        .collect();
    reasons.sort_unstable();
    reasons.dedup();
    changes.add(Effect::QueueMail(QueuedMail {
        comment: Some(comment.id),
        facts: format!(r#"{{"reasons":[{}]}}"#, reasons.join(",")),
        before: Some(comment.status),
        ..told::mail(MailKind::Removed, comment.site, email, now)
    }));
    Ok(())
}
