//! Who gets a mail about a comment that was written, changed or published.

use afterword_model::change::{
    Answer, AskedReader, ChangedThread, Effect, Facts, Missing, Need, Plan, QueuedMail,
    ReaderFacts, Work,
};
use afterword_model::policy::TellOwner;
use afterword_model::{
    Comment, CommentId, EmailAddress, FollowPace, MailKind, Mailing, NewMail, Note, OutboxMail,
    PlannedOutcome, SiteId, Status,
};
use jiff::{SignedDuration, Timestamp};

use crate::changes::{Changes, is_same};
use crate::{copies, follows, in_millis, private, webhooks};

/// The most mails about replies that one address gets in a day: this stops two programs that answer each other.
const REPLIES_A_DAY: u32 = 100;
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// The most unanswered requests to confirm.
const MOST_ASKS: u32 = 3;
/// The pause between two of them.
const ASK_PAUSE: SignedDuration = DAY;

/// The comment that notifications are about.
#[derive(Clone, Copy)]
pub(crate) struct Subject<'c> {
    pub(crate) comment: &'c Comment,
    pub(crate) thread: ChangedThread,
    /// Its author wants mails about replies.
    pub(crate) notify: bool,
    /// Its author wants to follow the page.
    pub(crate) follow: Option<FollowPace>,
}

/// A comment was written, or its author has changed its text. `before` is its former status; `None` for a new one.
/// `question`: the question to Akismet about it.
pub(crate) fn of_change(
    changes: &mut Changes<'_>,
    subject: Subject<'_>,
    before: Option<Status>,
    question: Option<PlannedOutcome>,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    let comment = subject.comment;
    webhooks::of_change(changes, subject, before, &mailing.hooks, now)?;
    copies::of_publication(changes, comment, before, mailing, now);
    let is_owners = comment.author.as_ref().is_some_and(|author| author.owner);
    let is_told = match (mailing.about, comment.status) {
        (TellOwner::Nothing, _) => false,
        // Akismet may still publish it.
        (_, Status::Pending) => question != Some(PlannedOutcome::Publish),
        (TellOwner::All, Status::Approved) => before != Some(Status::Approved),
        _ => false,
    };
    if is_told && !is_owners {
        moderators(changes, comment, mailing, now);
    }
    if comment.status == Status::Private {
        private::tell_owner(changes, comment, mailing, now)?;
    }
    if comment.status == Status::Spam && before != Some(Status::Spam) {
        of_spam(changes, comment, mailing, now);
    }
    if comment.status == Status::Approved && before != Some(Status::Approved) {
        of_publication(changes, subject, before, mailing, now)?;
    }
    Ok(())
}

/// Nobody decided that it is spam: the moderators may hear of it, once a day.
fn of_spam(changes: &mut Changes<'_>, comment: &Comment, mailing: &Mailing, now: Timestamp) {
    if mailing.spam {
        for moderator in &mailing.moderators {
            queue(changes, MailKind::Spam, comment, moderator.clone(), now);
        }
    }
}

/// After a decision: the moderators know about the comment, but the readers do not yet.
pub(crate) fn of_decision(
    changes: &mut Changes<'_>,
    subject: Subject<'_>,
    before: Status,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    webhooks::of_decision(changes, subject, before, &mailing.hooks, now)?;
    copies::of_publication(changes, subject.comment, Some(before), mailing, now);
    if subject.comment.status == Status::Approved && before != Status::Approved {
        of_publication(changes, subject, Some(before), mailing, now)?;
    }
    Ok(())
}

/// Akismet has decided: no moderator knows about the comment yet, and some want mails about all comments.
pub(crate) fn of_opinion(
    changes: &mut Changes<'_>,
    comment: &Comment,
    mailing: &Mailing,
    now: Timestamp,
) {
    if mailing.about == TellOwner::All && comment.status == Status::Approved {
        moderators(changes, comment, mailing, now);
    }
    if comment.status == Status::Spam {
        of_spam(changes, comment, mailing, now);
    }
}

/// Akismet has not answered: the comment waits for the owner like a held one.
pub(crate) fn of_silence(
    changes: &mut Changes<'_>,
    comment: &Comment,
    mailing: &Mailing,
    now: Timestamp,
) {
    if mailing.about != TellOwner::Nothing {
        moderators(changes, comment, mailing, now);
    }
}

fn moderators(changes: &mut Changes<'_>, comment: &Comment, mailing: &Mailing, now: Timestamp) {
    for moderator in &mailing.moderators {
        queue(
            changes,
            MailKind::Moderation,
            comment,
            moderator.clone(),
            now,
        );
    }
}

fn of_publication(
    changes: &mut Changes<'_>,
    subject: Subject<'_>,
    before: Option<Status>,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    if !mailing.readers {
        return Ok(());
    }
    let comment = subject.comment;
    for reader in readers(changes, comment)? {
        let today = *changes
            .facts
            .mails(MailKind::Answered, reader.clone(), now - DAY)?;
        let queued = changes.queued(MailKind::Answered, &reader);
        if today.saturating_add(queued) < REPLIES_A_DAY {
            queue(changes, MailKind::Answered, comment, reader, now);
        }
    }
    if mailing.follows {
        follows::of_publication(changes, subject, now)?;
    }
    let follows = mailing.follows && subject.follow.is_some();
    let Some(email) = reader(subject).filter(|_| subject.notify || follows) else {
        return Ok(());
    };
    let known = *changes.facts.reader(comment.site, email.clone())?;
    if known.is_some_and(|known| known.gets_mails()) {
        if subject.notify && mailing.authors && before.is_some() {
            queue(changes, MailKind::Published, comment, email, now);
        }
        return Ok(());
    }
    ask(
        changes,
        known,
        QueuedMail {
            comment: Some(comment.id),
            ..mail(MailKind::Confirmation, comment.site, email, now)
        },
    )
}

/// The mail asks a reader to confirm the address, if it is time to ask.
///
/// # Errors
/// [`Missing`].
pub(crate) fn ask(
    changes: &mut Changes<'_>,
    known: Option<ReaderFacts>,
    mail: QueuedMail,
) -> Result<(), Missing> {
    let Some(site) = mail.site else {
        return Ok(());
    };
    // Of who was forgotten since, because the comment was erased, the mails are left.
    let requests = changes.facts.requests(site, mail.recipient.clone())?;
    let asks = known.map_or(0, |known| known.asks);
    let is_open = known.is_none_or(|known| known.confirmed.is_none() && known.stopped.is_none());
    // Without a request the time is that of a mail which asked nothing, and only had a link to end such mails.
    let asked = known.and_then(|known| known.asked).filter(|_| asks > 0);
    let mut asked = asked.iter().chain(requests);
    let is_early = asked.any(|asked| *asked > mail.at - ASK_PAUSE);
    let times = asks.max(u32::try_from(requests.len()).unwrap_or(u32::MAX));
    if is_open && times < MOST_ASKS && !is_early {
        changes.add(Effect::AskReader(AskedReader {
            site,
            email: mail.recipient.clone(),
            asked: mail.at,
            asks: asks + 1,
        }));
        changes.add(Effect::QueueMail(mail));
    }
    Ok(())
}

/// A request to confirm did not leave, and its comment needs it no more. The next comment takes it over, and it counts
/// once; without one, nobody was asked. Nothing is to be done where another request waits.
pub(crate) fn pass_on(
    changes: &mut Changes<'_>,
    request: &OutboxMail,
    next: Option<CommentId>,
    now: Timestamp,
) -> Result<(), Missing> {
    let Some(site) = request.site else {
        return Ok(());
    };
    let (facts, email) = (changes.facts, &request.recipient);
    let known = *facts.reader(site, email.clone())?;
    let is_open = known.is_some_and(|known| known.confirmed.is_none() && known.stopped.is_none());
    let waiting = facts.waiting_requests(site, email.clone())?;
    if waiting.iter().any(|other| other.id != request.id) {
        return Ok(());
    }
    changes.add(match next.filter(|_| is_open) {
        Some(next) => Effect::QueueMail(QueuedMail {
            comment: Some(next),
            ..mail(MailKind::Confirmation, site, email.clone(), now)
        }),
        None => Effect::UnaskReader {
            site,
            email: email.clone(),
        },
    });
    Ok(())
}

/// The address of an author who may want mails.
pub(crate) fn reader(subject: Subject<'_>) -> Option<EmailAddress> {
    let author = subject.comment.author.as_ref();
    let author = author.filter(|author| !author.owner);
    author.and_then(|author| author.email.clone())
}

/// Confirmed addresses of the authors above this comment who asked for mails, each once; never its own author's.
fn readers(changes: &Changes<'_>, comment: &Comment) -> Result<Vec<EmailAddress>, Missing> {
    let Some(parent) = comment.parent else {
        return Ok(Vec::new());
    };
    let own = comment
        .author
        .as_ref()
        .and_then(|author| author.email.as_ref());
    let mut readers: Vec<EmailAddress> = Vec::new();
    for above in changes.facts.above(parent)? {
        let is_shown = changes.status(above.comment, above.status) == Status::Approved;
        let is_own = own.is_some_and(|own| is_same(own, &above.email));
        let is_known = readers.iter().any(|known| is_same(known, &above.email));
        let gets_mails = above.is_confirmed && !above.is_stopped;
        if above.notify && is_shown && gets_mails && !is_own && !is_known {
            readers.push(above.email.clone());
        }
    }
    Ok(readers)
}

pub(crate) fn queue(
    changes: &mut Changes<'_>,
    kind: MailKind,
    comment: &Comment,
    recipient: EmailAddress,
    now: Timestamp,
) {
    changes.add(Effect::QueueMail(QueuedMail {
        comment: Some(comment.id),
        ..mail(kind, comment.site, recipient, now)
    }));
}

/// A mail of a site, about no comment yet.
pub(crate) fn mail(
    kind: MailKind,
    site: SiteId,
    recipient: EmailAddress,
    now: Timestamp,
) -> QueuedMail {
    QueuedMail {
        id: None,
        kind,
        site: Some(site),
        comment: None,
        recipient,
        facts: "{}".to_owned(),
        before: None,
        digest: None,
        network: None,
        at: now,
    }
}

/// What a mail tells besides its comment, as JSON.
pub(crate) fn facts<const N: usize>(facts: [(&str, &str); N]) -> String {
    let facts = facts.map(|(name, value)| (name.to_owned(), value.into()));
    serde_json::Value::Object(facts.into_iter().collect()).to_string()
}

/// A mail that was prepared elsewhere. `before`: the comment's status before the decision that the mail is about.
pub(crate) fn ready(mail: &NewMail, before: Option<Status>) -> Effect {
    Effect::QueueMail(QueuedMail {
        id: Some(mail.id),
        kind: mail.kind,
        site: mail.site,
        comment: mail.comment,
        recipient: mail.recipient.clone(),
        facts: mail.facts.clone(),
        before,
        digest: None,
        network: None,
        at: in_millis(mail.now),
    })
}

/// A message that decides nothing: returns whether it is new.
#[must_use]
pub fn note_work(note: Note) -> (Work, Answer<bool>) {
    let first = vec![Need::IsSeen(note.seen)];
    Work::new(first, move |facts| self::note(&note, facts))
}

/// It is answered by mail, unless its sender has reached today's limit.
///
/// # Errors
/// [`Missing`].
pub fn note(note: &Note, facts: &Facts) -> Plan<bool> {
    let mut changes = Changes::new(facts);
    if *facts.is_seen(note.seen)? {
        return changes.done(false);
    }
    let now = in_millis(note.now);
    changes.add(Effect::See {
        hash: note.seen,
        at: now,
    });
    if let Some(mail) = &note.mail
        && *facts.mails(mail.kind, mail.recipient.clone(), now - DAY)? < note.daily
    {
        changes.add(ready(mail, None));
    }
    changes.done(true)
}
