//! Readers' addresses: confirmed, or unreachable.

use afterword_model::change::{Answer, Effect, Facts, Missing, Need, Plan, QueuedMail, Work};
use afterword_model::{
    CommentId, EmailAddress, FollowPace, MailId, MailKind, PageKey, PagePath, SiteId, StopMails,
    Why,
};
use jiff::Timestamp;

use crate::changes::{Changes, is_same};
use crate::{follows, in_millis, told};

/// Mails that somebody gets no more who has ended all of a site.
const STOPPED: &[MailKind] = &[
    MailKind::Answered,
    MailKind::Followed,
    MailKind::Published,
    MailKind::Confirmation,
    MailKind::ReportDecided,
    MailKind::Removed,
    MailKind::PrivateReply,
    MailKind::MayPublish,
    MailKind::Unproven,
    MailKind::Received,
];

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
        Need::Unheard(site, email.clone(), MOST_LATE_REPLIES),
    ];
    Work::new(first, move |facts| confirm(site, &email, now, facts))
}

/// A mail has asked somebody about a comment, which is there now.
#[must_use]
pub fn submitted_work(mail: MailId, comment: CommentId) -> (Work, Answer<()>) {
    Work::new(vec![Need::Mail(mail)], move |facts| {
        let mut changes = Changes::new(facts);
        if facts.mail(mail)?.is_some() {
            changes.add(Effect::MailSubmitted { mail, comment });
        }
        changes.done(())
    })
}

/// Queues mails about the replies and the comments in followed threads from before the confirmation.
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
    let replies = facts.replies_to(site, email.clone(), MOST_LATE_REPLIES)?;
    for &reply in replies {
        changes.add(Effect::QueueMail(QueuedMail {
            comment: Some(reply),
            ..told::mail(MailKind::Answered, site, email.clone(), now)
        }));
    }
    for &(comment, pace) in facts.unheard(site, email.clone(), MOST_LATE_REPLIES)? {
        // A reply is told of once.
        if !replies.contains(&comment) {
            changes.add(Effect::QueueMail(QueuedMail {
                comment: Some(comment),
                digest: (pace == FollowPace::Daily).then(|| follows::tomorrow(now)),
                ..told::mail(MailKind::Followed, site, email.clone(), now)
            }));
        }
    }
    changes.done(true)
}

/// The reader with this number ends mails: `false` if there is none, or the comment is somebody else's.
#[must_use]
pub fn stop_work(number: i64, of: StopMails, now: Timestamp) -> (Work, Answer<bool>) {
    let first = vec![Need::ReaderAt(number)];
    Work::new(first, move |facts| stop(number, of, now, facts))
}

/// Ends all mails of the site to the address, or those about replies to one comment of it, or about threads.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn stop(number: i64, of: StopMails, now: Timestamp, facts: &Facts) -> Plan<bool> {
    let mut changes = Changes::new(facts);
    let Some((site, email)) = facts.reader_at(number)? else {
        return changes.done(false);
    };
    if stop_threads(&mut changes, of, (*site, email))? {
        return changes.done(true);
    }
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
    changes.add(Effect::ForgetFollows {
        site: *site,
        email: email.clone(),
    });
    changes.add(Effect::StopReader {
        site: *site,
        email: email.clone(),
        at: in_millis(now),
    });
    // What waits for the address already is not sent either.
    for &(mail, kind) in facts.unsent(*site, email.clone())? {
        if STOPPED.contains(&kind) {
            changes.add(Effect::StopMail(mail));
        }
    }
    changes.done(true)
}

/// The reader follows one thread no more, or none: `false` if other mails are meant.
fn stop_threads(
    changes: &mut Changes<'_>,
    of: StopMails,
    (site, email): (SiteId, &EmailAddress),
) -> Result<bool, Missing> {
    let path = match of {
        StopMails::OfThread(comment) => {
            let stored = changes.facts.comment(comment)?.as_deref();
            let stored = stored.filter(|stored| stored.comment.site == site);
            stored.and_then(|stored| PagePath::parse(&stored.comment.page).ok())
        }
        StopMails::OfThreads => None,
        StopMails::All | StopMails::OfReplies(_) => return Ok(false),
    };
    let email = email.clone();
    changes.add(match path {
        Some(path) => Effect::Unfollow {
            page: PageKey::new(site, &path),
            email,
        },
        // Also if nobody knows any more which thread it was: in case of doubt, the mails end.
        None => Effect::ForgetFollows { site, email },
    });
    Ok(true)
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
        if stopped.is_some() {
            changes.add(Effect::ForgetFollows {
                site,
                email: found.recipient.clone(),
            });
        }
    }
    changes.done(true)
}
