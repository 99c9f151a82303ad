//! Which mails follow from a comment that was written, changed or published: rows of the same transaction.
//! The webhooks that follow are `hook_events`' business.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::{addresses, akismet, comments, hook_events, outbox};
use afterword_model::policy::TellOwner;
use afterword_model::{Comment, CommentId, EmailAddress, SiteId, Status};
use afterword_store::{MailId, MailKind, Mailing, NewMail};

/// `before` is what the comment was; `None` for a new one, whose `before` was nothing.
pub(super) fn of_change(
    tx: &Connection,
    comment: &Comment,
    before: Option<Status>,
    mailing: &Mailing,
    now: Timestamp,
) -> rusqlite::Result<()> {
    hook_events::of_change(tx, comment.id, before, &mailing.hooks, now)?;
    let is_owners = comment.author.as_ref().is_some_and(|author| author.owner);
    let is_told = match (mailing.about, comment.status) {
        (TellOwner::Nothing, _) => false,
        // Akismet may still publish it.
        (_, Status::Pending) => !akismet::may_publish(tx, comment.id)?,
        (TellOwner::All, Status::Approved) => before != Some(Status::Approved),
        _ => false,
    };
    if is_told && !is_owners {
        tell_moderators(tx, comment, mailing, now)?;
    }
    if comment.status == Status::Approved && before != Some(Status::Approved) {
        of_publication(tx, comment, before, mailing, now)?;
    }
    Ok(())
}

/// After a decision: the moderators know, the readers do not yet.
pub(super) fn of_decision(
    tx: &Connection,
    id: CommentId,
    before: Status,
    mailing: &Mailing,
    now: Timestamp,
) -> rusqlite::Result<()> {
    hook_events::of_decision(tx, id, before, &mailing.hooks, now)?;
    let comment = comments::written(tx, id)?;
    if comment.status == Status::Approved && before != Status::Approved {
        of_publication(tx, &comment, Some(before), mailing, now)?;
    }
    Ok(())
}

/// Akismet has decided: nobody of the moderators knows, and some want to hear of all comments.
pub(super) fn of_opinion(
    tx: &Connection,
    id: CommentId,
    mailing: &Mailing,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let comment = comments::written(tx, id)?;
    if mailing.about == TellOwner::All && comment.status == Status::Approved {
        tell_moderators(tx, &comment, mailing, now)?;
    }
    Ok(())
}

/// Akismet has said nothing: the comment waits for the owner as a held one does.
pub(super) fn of_silence(
    tx: &Connection,
    id: CommentId,
    mailing: &Mailing,
    now: Timestamp,
) -> rusqlite::Result<()> {
    if mailing.about == TellOwner::Nothing {
        return Ok(());
    }
    tell_moderators(tx, &comments::written(tx, id)?, mailing, now)
}

fn tell_moderators(
    tx: &Connection,
    comment: &Comment,
    mailing: &Mailing,
    now: Timestamp,
) -> rusqlite::Result<()> {
    for moderator in &mailing.moderators {
        queue(tx, MailKind::Moderation, comment, moderator.clone(), now)?;
    }
    Ok(())
}

fn of_publication(
    tx: &Connection,
    comment: &Comment,
    before: Option<Status>,
    mailing: &Mailing,
    now: Timestamp,
) -> rusqlite::Result<()> {
    if !mailing.readers {
        return Ok(());
    }
    for reader in readers(tx, comment)? {
        if has_enough(tx, &reader, now)? {
            continue;
        }
        queue(tx, MailKind::Answered, comment, reader, now)?;
    }
    let Some(email) = wish(tx, comment)? else {
        return Ok(());
    };
    let known = addresses::find(tx, comment.site, email.as_str())?;
    let is_confirmed = known.is_some_and(|a| a.confirmed.is_some() && a.stopped.is_none());
    if is_confirmed {
        if mailing.authors && before.is_some() {
            queue(tx, MailKind::Published, comment, email, now)?;
        }
    } else if addresses::ask(tx, comment.site, email.as_str(), now)? {
        queue(tx, MailKind::Confirmation, comment, email, now)?;
    }
    Ok(())
}

/// Replies at most that a reader hears of who confirms an address late.
const LATE: u32 = 20;

/// What was replied to somebody before the address was confirmed.
pub(super) fn of_confirmation(
    tx: &Connection,
    site: SiteId,
    email: &str,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let replies: Vec<CommentId> = tx
        .prepare_cached(
            "SELECT r.id FROM comments c JOIN comments r ON r.parent = c.id
             WHERE c.site = ?1 AND c.author_email = ?2 COLLATE NOCASE AND c.notify = 1
                AND c.status = 'approved' AND r.status = 'approved'
                AND r.author_email IS NOT ?2 COLLATE NOCASE
             ORDER BY r.id DESC LIMIT ?3",
        )?
        .query_map(params![site, email, LATE], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for id in replies {
        let reply = comments::written(tx, id)?;
        let reader = EmailAddress::stored(email.to_owned());
        queue(tx, MailKind::Answered, &reply, reader, now)?;
    }
    Ok(())
}

fn queue(
    tx: &Connection,
    kind: MailKind,
    comment: &Comment,
    recipient: EmailAddress,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let mail = NewMail {
        id: MailId::new(),
        kind,
        site: Some(comment.site),
        comment: Some(comment.id),
        recipient,
        facts: "{}".to_owned(),
        now,
    };
    outbox::add(tx, &mail, None)
}

/// Mails about replies that one address gets in a day: two machines that answer each other come to an end.
const DAILY: u32 = 100;

fn has_enough(tx: &Connection, reader: &EmailAddress, now: Timestamp) -> rusqlite::Result<bool> {
    let since = now.as_millisecond() - 24 * 60 * 60 * 1000;
    tx.prepare_cached(
        "SELECT count(*) >= ?3 FROM outbox WHERE recipient = ?1 AND kind = 'answered' AND created > ?2",
    )?
    .query_row(params![reader.as_str(), since, DAILY], |row| row.get(0))
}

/// The address of an author who wants to hear of replies.
fn wish(tx: &Connection, comment: &Comment) -> rusqlite::Result<Option<EmailAddress>> {
    let wishes: bool = tx
        .prepare_cached("SELECT notify FROM comments WHERE id = ?1")?
        .query_row([comment.id], |row| row.get(0))?;
    let author = comment.author.as_ref().filter(|author| !author.owner);
    Ok(author
        .and_then(|author| author.email.clone())
        .filter(|_| wishes))
}

/// Confirmed addresses of those who wrote above this comment and asked for it, each once; never its author's own.
fn readers(tx: &Connection, comment: &Comment) -> rusqlite::Result<Vec<EmailAddress>> {
    let own = comment.author.as_ref().and_then(|a| a.email.as_ref());
    tx.prepare_cached(
        "WITH RECURSIVE above (id) AS (
            SELECT parent FROM comments WHERE id = ?1 AND parent IS NOT NULL
            UNION ALL
            SELECT c.parent FROM comments c JOIN above ON c.id = above.id WHERE c.parent IS NOT NULL
         )
         SELECT DISTINCT a.email FROM above
            JOIN comments c ON c.id = above.id
            JOIN addresses a ON a.site = c.site AND a.email = c.author_email
         WHERE c.notify = 1 AND c.status = 'approved' AND a.confirmed IS NOT NULL AND a.stopped IS NULL
            AND a.email IS NOT ?2 COLLATE NOCASE",
    )?
    .query_map(params![comment.id, own.map(EmailAddress::as_str)], |row| {
        row.get(0).map(EmailAddress::stored)
    })?
    .collect()
}
