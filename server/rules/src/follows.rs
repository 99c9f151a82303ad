//! Who follows the thread of a page, and hears of its new comments.
//!
//! A published comment is announced by one row, however many follow its page. The followers are told in batches, each
//! in a transaction of its own that also notes how far it came. So nobody is forgotten, and nobody is told twice.

use afterword_model::change::{
    Answer, ChangedThread, Effect, Facts, Missing, Need, PageNumber, Plan, QueuedMail, ReaderFacts,
    Work,
};
use afterword_model::{
    Comment, FollowPace, FollowTaken, Follower, MailKind, NewFollow, PageKey, PagePath, SiteId,
    Status,
};
use jiff::{SignedDuration, Timestamp};

use crate::changes::{Changes, is_same};
use crate::in_millis;
use crate::told::{self, Subject};

/// The most followers of a page.
const MOST_FOLLOWERS: u32 = 10_000;
/// The most threads of a site that one address follows: anybody can type anybody's address.
const MOST_FOLLOWS: u32 = 200;
/// The most mails about single comments that one address gets in an hour; further ones come in the day's mail.
const SINGLES_AN_HOUR: u32 = 20;
/// Followers that are told in one transaction.
pub const BATCH: u32 = 200;
const HOUR: SignedDuration = SignedDuration::from_hours(1);
/// The span of one digest.
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// A reader follows a thread without writing.
#[must_use]
pub fn work(new: NewFollow) -> (Work, Answer<FollowTaken>) {
    let first = [
        Need::Page(new.site, new.path.clone()),
        Need::Reader(new.site, new.email.clone()),
        Need::FollowsBy(new.site, new.email.clone()),
    ];
    let challenge = new.challenge.map(Need::IsSpent);
    let first = first.into_iter().chain(challenge).collect();
    Work::new(first, move |facts| follow(&new, facts))
}

/// Whoever has ended all mails stays without mails.
///
/// # Errors
/// [`Missing`].
pub fn follow(new: &NewFollow, facts: &Facts) -> Plan<FollowTaken> {
    let mut changes = Changes::new(facts);
    let page = facts.page(new.site, new.path.clone())?.as_ref();
    if let Some(page) = page
        && *facts.followers_of(page.number)? >= MOST_FOLLOWERS
    {
        return changes.done(FollowTaken::Full);
    }
    if let Some(challenge) = new.challenge {
        if *facts.is_spent(challenge)? {
            return changes.done(FollowTaken::Spent);
        }
        changes.add(Effect::Spend(challenge));
    }
    let known = *facts.reader(new.site, new.email.clone())?;
    let number = page.map(|page| page.number);
    if is_refused(&changes, (new.site, number), &new.email, known)? {
        return changes.done(FollowTaken::Noted);
    }
    let now = in_millis(new.now);
    if page.is_none() {
        changes.add(Effect::BeginPage {
            site: new.site,
            path: new.path.clone(),
            first_seen: now,
        });
    }
    changes.add(Effect::Follow {
        page: PageKey::new(new.site, &new.path),
        email: new.email.clone(),
        pace: new.pace,
        at: now,
    });
    let path = page.map_or(new.path.as_str(), |page| page.path.as_str());
    let mail = QueuedMail {
        facts: told::facts([("page", path)]),
        network: new.network.clone(),
        ..told::mail(MailKind::Confirmation, new.site, new.email.clone(), now)
    };
    told::ask(&mut changes, known, mail)?;
    changes.done(FollowTaken::Noted)
}

/// The reader has ended all mails, or follows as much as one may.
fn is_refused(
    changes: &Changes<'_>,
    (site, page): (SiteId, Option<PageNumber>),
    email: &afterword_model::EmailAddress,
    known: Option<ReaderFacts>,
) -> Result<bool, Missing> {
    if known.is_some_and(|known| known.stopped.is_some()) {
        return Ok(true);
    }
    let is_many = *changes.facts.follows_by(site, email.clone())? >= MOST_FOLLOWS;
    let is_known = match page {
        Some(page) if is_many => changes.facts.follow(page, email.clone())?.is_some(),
        _ => false,
    };
    Ok(is_many && !is_known)
}

/// A comment is published: its author follows the page, if that was wished, and its followers are to hear of it.
pub(crate) fn of_publication(
    changes: &mut Changes<'_>,
    subject: Subject<'_>,
    now: Timestamp,
) -> Result<(), Missing> {
    let comment = subject.comment;
    let page = match subject.thread {
        ChangedThread::On(page) => Some(page),
        ChangedThread::Of(_) => None,
    };
    if let Some(page) = page
        && *changes.facts.is_followed(page)?
    {
        changes.add(Effect::Announce {
            comment: comment.id,
            at: now,
        });
    }
    let (Some(pace), Some(email)) = (subject.follow, told::reader(subject)) else {
        return Ok(());
    };
    let Ok(path) = PagePath::parse(&comment.page) else {
        return Ok(());
    };
    let known = *changes.facts.reader(comment.site, email.clone())?;
    let is_full = match page {
        Some(page) => *changes.facts.followers_of(page)? >= MOST_FOLLOWERS,
        None => false,
    };
    changes.add(Effect::TakeWish(comment.id));
    if !is_full && !is_refused(changes, (comment.site, page), &email, known)? {
        changes.add(Effect::Follow {
            page: PageKey::new(comment.site, &path),
            email,
            pace,
            at: now,
        });
    }
    Ok(())
}

/// Tells the next followers of an announced comment: whether there was anything to do.
#[must_use]
pub fn announce_work(now: Timestamp) -> (Work, Answer<bool>) {
    Work::new(vec![Need::Announcement()], move |facts| {
        announce(now, facts)
    })
}

/// Nobody hears of a comment that is not public any more; when it is published again, it is announced again.
///
/// # Errors
/// [`Missing`].
pub fn announce(now: Timestamp, facts: &Facts) -> Plan<bool> {
    let mut changes = Changes::new(facts);
    let now = in_millis(now);
    let Some(announced) = *facts.announcement()? else {
        return changes.done(false);
    };
    let stored = facts.comment(announced.comment)?.as_deref();
    let public = stored.filter(|stored| stored.comment.status == Status::Approved);
    let Some(stored) = public else {
        changes.add(Effect::EndAnnouncement(announced.comment));
        return changes.done(true);
    };
    let since = in_millis(now.checked_sub(HOUR).unwrap_or(Timestamp::MIN));
    let followers = facts.followers(announced.comment, announced.after, BATCH, since)?;
    for follower in followers {
        if is_told(follower, &stored.comment) {
            tell(&mut changes, follower, &stored.comment, now);
        }
    }
    changes.add(match followers.last() {
        Some(last) if followers.len() >= BATCH as usize => Effect::Announced {
            comment: announced.comment,
            after: last.number,
        },
        _ => Effect::EndAnnouncement(announced.comment),
    });
    changes.done(true)
}

/// Nobody hears of an own comment, of one that was there before, or of one that another mail is about.
fn is_told(follower: &Follower, comment: &Comment) -> bool {
    let author = comment.author.as_ref();
    let own = author.and_then(|author| author.email.as_ref());
    let is_own = own.is_some_and(|own| is_same(own, &follower.email));
    let is_new = comment.published.is_none_or(|at| at >= follower.since);
    let gets_mails = follower.is_confirmed && !follower.is_stopped;
    gets_mails && is_new && !is_own && !follower.is_told
}

fn tell(changes: &mut Changes<'_>, follower: &Follower, comment: &Comment, now: Timestamp) {
    let is_single = follower.pace == FollowPace::AtOnce && follower.singles < SINGLES_AN_HOUR;
    let digest = follower.digest.unwrap_or_else(|| tomorrow(now));
    changes.add(Effect::QueueMail(QueuedMail {
        comment: Some(comment.id),
        digest: (!is_single).then_some(digest),
        ..told::mail(
            MailKind::Followed,
            comment.site,
            follower.email.clone(),
            now,
        )
    }));
}

/// When a digest is due that begins now.
pub(crate) fn tomorrow(now: Timestamp) -> Timestamp {
    in_millis(now.checked_add(DAY).unwrap_or(Timestamp::MAX))
}
