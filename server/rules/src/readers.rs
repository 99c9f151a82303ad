//! Readers' addresses: confirmed, or unreachable.

use afterword_model::change::{Answer, Effect, Facts, Need, Plan, QueuedMail, Work};
use afterword_model::{EmailAddress, MailId, MailKind, SiteId, StopMails, Why};
use jiff::Timestamp;

use crate::changes::{Changes, is_same};
use crate::in_millis;

/// The most replies that a late confirmation sends mails about.
const MOST_LATE_REPLIES: u32 = 20;
/// After so many bounces an address gets no more mails.
const MOST_BOUNCES: u32 = 3;

/// A reader wants mails: `false` if the address is unknown.
#[must_use]
pub fn confirm_work(site: SiteId, email: EmailAddress, now: Timestamp) -> (Work, Answer<bool>) {
    let first = vec![
        Need::Reader(site, email.clone()),
        Need::RepliesTo(site, email.clone(), MOST_LATE_REPLIES),
    ];
    Work::new(first, move |facts| confirm(site, &email, now, facts))
}

/// Queues mails about the replies from before the confirmation.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn confirm(site: SiteId, email: &EmailAddress, now: Timestamp, facts: &Facts) -> Plan<bool> {
    let mut changes = Changes::new(facts);
    if facts.reader(site, email.clone())?.is_none() {
        return changes.done(false);
    }
    let now = in_millis(now);
    changes.add(Effect::ConfirmReader {
        site,
        email: email.clone(),
        at: now,
    });
    for &reply in facts.replies_to(site, email.clone(), MOST_LATE_REPLIES)? {
        changes.add(Effect::QueueMail(QueuedMail {
            id: None,
            kind: MailKind::Answered,
            site: Some(site),
            comment: Some(reply),
            recipient: email.clone(),
            facts: "{}".to_owned(),
            before: None,
            at: now,
        }));
    }
    changes.done(true)
}

/// The reader with this number ends mails: `false` if there is none, or the comment is somebody else's.
#[must_use]
pub fn stop_work(number: i64, of: StopMails, now: Timestamp) -> (Work, Answer<bool>) {
    let first = vec![Need::ReaderAt(number)];
    Work::new(first, move |facts| stop(number, of, now, facts))
}

/// Ends all mails of the site to the address, or those about replies to one comment of it.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn stop(number: i64, of: StopMails, now: Timestamp, facts: &Facts) -> Plan<bool> {
    let mut changes = Changes::new(facts);
    let Some((site, email)) = facts.reader_at(number)? else {
        return changes.done(false);
    };
    if let StopMails::OfReplies(comment) = of {
        let stored = facts.comment(comment)?.as_ref();
        let author = stored.and_then(|stored| stored.comment.author.as_ref());
        let own = author.and_then(|author| author.email.as_ref());
        let is_theirs = own.is_some_and(|own| is_same(own, email));
        if is_theirs {
            changes.add(Effect::StopReplies(comment));
        }
        return changes.done(is_theirs);
    }
    changes.add(Effect::StopReader {
        site: *site,
        email: email.clone(),
        at: in_millis(now),
    });
    // What waits for the address already is not sent either.
    for &(mail, kind) in facts.unsent(*site, email.clone())? {
        if matches!(
            kind,
            MailKind::Answered | MailKind::Published | MailKind::Confirmation
        ) {
            changes.add(Effect::StopMail(mail));
        }
    }
    changes.done(true)
}

/// A mail of ours bounced: `false` if it was never sent.
#[must_use]
pub fn bounce_work(mail: MailId, now: Timestamp) -> (Work, Answer<bool>) {
    let first = vec![Need::Mail(mail)];
    Work::new(first, move |facts| bounce(mail, now, facts))
}

/// After a few bounces the reader's address is switched off.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn bounce(mail: MailId, now: Timestamp, facts: &Facts) -> Plan<bool> {
    let mut changes = Changes::new(facts);
    let found = facts.mail(mail)?.as_ref();
    let Some(found) = found.filter(|mail| mail.sent.is_some() && mail.failed.is_none()) else {
        return changes.done(false);
    };
    let now = in_millis(now);
    changes.add(Effect::Bounce {
        mail,
        error: Why::Bounced.into(),
        at: now,
    });
    if let Some(site) = found.site
        && let Some(reader) = *facts.reader(site, found.recipient.clone())?
    {
        let bounces = reader.bounces + 1;
        let stopped = (bounces >= MOST_BOUNCES).then_some(now);
        changes.add(Effect::CountBounces {
            site,
            email: found.recipient.clone(),
            bounces,
            stopped: reader.stopped.or(stopped),
        });
    }
    changes.done(true)
}
