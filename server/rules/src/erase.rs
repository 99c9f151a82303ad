//! Erasing: one comment, by its author; all data of a person; expired data.

use std::sync::Arc;

use afterword_model::change::{Answer, Effect, Facts, Missing, Need, Plan, StoredComment, Work};
use afterword_model::{
    Changed, Comment, CommentId, EmailAddress, Hooks, Reactions, SiteId, Status, StatusSince, Text,
};
use jiff::Timestamp;

use crate::changes::{Changes, is_same};
use crate::{in_millis, retention, webhooks};

/// One comment.
#[must_use]
pub fn work(id: CommentId, hooks: Arc<Hooks>, now: Timestamp) -> (Work, Answer<Changed>) {
    let first = vec![Need::Comment(id)];
    Work::new(first, move |facts| erase(id, &hooks, now, facts))
}

/// # Errors
/// [`Missing`].
pub fn erase(id: CommentId, hooks: &Hooks, now: Timestamp, facts: &Facts) -> Plan<Changed> {
    let mut changes = Changes::new(facts);
    let Some(stored) = changes.comment(id)? else {
        return changes.done(Changed::Unknown);
    };
    let before = stored.comment.status;
    let comment = empty(&mut changes, &stored, hooks, now, &mut Erased::default())?;
    changes.add(Effect::ClearAway(id));
    changes.done(Changed::Done {
        comment: Box::new(comment),
        before,
    })
}

/// A comment that has had its status since before: returns whether it was erased. Somebody may have decided since the
/// lookup.
#[must_use]
pub fn aged_work(
    id: CommentId,
    since: StatusSince,
    hooks: Arc<Hooks>,
    now: Timestamp,
) -> (Work, Answer<bool>) {
    let first = vec![Need::Comment(id), Need::History(id)];
    Work::new(first, move |facts| {
        let comment = facts.comment(id)?.as_ref();
        let is_due = match comment {
            Some(stored) => retention::is_due(&stored.comment, facts.history(id)?, since),
            None => false,
        };
        if !is_due {
            return Ok((Vec::new(), false));
        }
        let (effects, _) = erase(id, &hooks, now, facts)?;
        Ok((effects, true))
    })
}

/// All comments of a person, and all other data about the address.
#[must_use]
pub fn person_work(email: EmailAddress, hooks: Arc<Hooks>, now: Timestamp) -> (Work, Answer<()>) {
    let first = vec![Need::WrittenBy(email.clone())];
    Work::new(first, move |facts| person(&email, &hooks, now, facts))
}

/// The list of unsubscribed addresses contains the address too, so its entry is erased as well.
///
/// # Errors
/// [`Missing`].
pub fn person(email: &EmailAddress, hooks: &Hooks, now: Timestamp, facts: &Facts) -> Plan<()> {
    let mut changes = Changes::new(facts);
    let mut erased = Erased::default();
    for stored in facts.written_by(email.clone())? {
        changes.add(Effect::ForgetSaidOf(stored.comment.id));
        empty(&mut changes, stored, hooks, now, &mut erased)?;
        changes.add(Effect::ClearAway(stored.comment.id));
    }
    changes.add(Effect::ForgetPerson(email.clone()));
    changes.done(())
}

/// Erases the addresses of authors of comments from before a time, without the comments: returns how many comments
/// had one.
#[must_use]
pub fn addresses_work(before: Timestamp, limit: u32) -> (Work, Answer<u32>) {
    let first = vec![Need::Addressed(in_millis(before), limit)];
    Work::new(first, move |facts| addresses(before, limit, facts))
}

/// Stacosys' avatar is a hash of the address, from which it can be found: it is erased too.
///
/// # Errors
/// [`Missing`].
pub fn addresses(before: Timestamp, limit: u32, facts: &Facts) -> Plan<u32> {
    let mut changes = Changes::new(facts);
    let mut forgotten = Erased::default();
    let addressed = facts.addressed(in_millis(before), limit)?;
    for stored in addressed {
        let comment = &stored.comment;
        changes.add(Effect::ForgetAddress(comment.id));
        if let Some(email) = comment
            .author
            .as_ref()
            .and_then(|author| author.email.as_ref())
        {
            forgotten.0.push((comment.site, email.clone()));
            forget_unused(&mut changes, comment.site, email, &forgotten)?;
        }
    }
    changes.done(u32::try_from(addressed.len()).unwrap_or(u32::MAX))
}

/// How many comments lose the address in this change.
#[derive(Default)]
struct Erased(Vec<(SiteId, EmailAddress)>);

impl Erased {
    fn number(&self, site: SiteId, email: &EmailAddress) -> u32 {
        let is_one = |(of, known): &&(SiteId, EmailAddress)| *of == site && is_same(known, email);
        let number = self.0.iter().filter(is_one).count();
        u32::try_from(number).unwrap_or(u32::MAX)
    }
}

/// The comment afterwards: a placeholder.
fn empty(
    changes: &mut Changes<'_>,
    stored: &StoredComment,
    hooks: &Hooks,
    now: Timestamp,
    erased: &mut Erased,
) -> Result<Comment, Missing> {
    let comment = &stored.comment;
    let now = in_millis(now);
    let revision = comment.revision + 1;
    changes.add(Effect::Erase {
        comment: comment.id,
        edited: now,
        revision,
    });
    if let Some(email) = comment
        .author
        .as_ref()
        .and_then(|author| author.email.as_ref())
    {
        erased.0.push((comment.site, email.clone()));
        forget_unused(changes, comment.site, email, erased)?;
    }
    changes.add(Effect::CloseQuestion(comment.id));
    if comment.status == Status::Approved {
        webhooks::of_look(changes, comment, hooks, now);
    }
    Ok(Comment {
        status: Status::Deleted,
        author: None,
        text: Text::stored(String::new()),
        html: String::new(),
        edited: Some(now),
        revision,
        pinned: false,
        score: 0,
        reactions: Reactions::new(),
        reasons: Vec::new(),
        avatar: None,
        page_title: stored.own_title.clone(),
        ..comment.clone()
    })
}

/// Erases an address that no comment of the site has any more. An unsubscribed one is kept, so that it gets no mails.
fn forget_unused(
    changes: &mut Changes<'_>,
    site: SiteId,
    email: &EmailAddress,
    erased: &Erased,
) -> Result<(), Missing> {
    if *changes.facts.comments_by(site, email.clone())? > erased.number(site, email) {
        return Ok(());
    }
    changes.add(Effect::ForgetMailsTo {
        site,
        email: email.clone(),
    });
    let known = *changes.facts.reader(site, email.clone())?;
    if known.is_some_and(|known| known.stopped.is_none()) {
        changes.add(Effect::ForgetReader {
            site,
            email: email.clone(),
        });
    }
    Ok(())
}
