//! Words to the owner only: who hears of one, how it is answered, and how both make it public.
//!
//! A private word is never pending or approved, whatever is decided about it. It becomes public only once its author
//! agrees: after the owner has asked it is published with the owner's answers, and otherwise it waits for the owner
//! like any held comment.

use afterword_model::change::{
    Answer, AskedReader, ChangedThread, Effect, Facts, Missing, Need, NewDecision, PastDecision,
    Plan, StoredComment, Work,
};
use afterword_model::policy::TellOwner;
use afterword_model::{
    Action, BatchId, Changed, Comment, CommentId, Consent, EmailAddress, MailKind, Mailing, Status,
};
use jiff::{SignedDuration, Timestamp};

use crate::changes::Changes;
use crate::told::{self, Subject};
use crate::{decide, in_millis, lessons};

const DAY: SignedDuration = SignedDuration::from_hours(24);
/// The most mails about private words that one moderator gets in a day; the console shows all.
const OWNERS_MAILS_A_DAY: u32 = 20;
/// The most answers to private words that one address gets in a day.
const ANSWERS_A_DAY: u32 = 20;
/// The most questions about publication that one address gets in a day: anybody can type anybody's address.
const QUESTIONS_A_DAY: u32 = 3;

/// The author of a private word agrees to its publication.
#[must_use]
pub fn work(consent: Consent) -> (Work, Answer<Changed>) {
    let first = vec![Need::Comment(consent.id), Need::History(consent.id)];
    Work::new(first, move |facts| self::consent(&consent, facts))
}

/// # Errors
/// [`Missing`].
pub fn consent(consent: &Consent, facts: &Facts) -> Plan<Changed> {
    let mut changes = Changes::new(facts);
    let Some(mut stored) = changes.comment(consent.id)? else {
        return changes.done(Changed::Unknown);
    };
    let before = stored.comment.status;
    if before != Status::Private || is_owners(&stored.comment) {
        return changes.done(Changed::NotPossible(before));
    }
    if stored.comment.revision != consent.revision {
        return changes.done(Changed::Outdated);
    }
    let now = in_millis(consent.now);
    let is_agreed = is_asked(&stored.comment, facts.history(consent.id)?);
    release(&mut changes, &mut stored.comment);
    let after = match is_agreed {
        true => Status::Approved,
        false => Status::Pending,
    };
    if !is_agreed {
        hold(&mut changes, &mut stored.comment);
    }
    changes.set_status(&mut stored, after, now);
    changes.is_now(&stored);
    tell(&mut changes, &stored, consent, now)?;
    if is_agreed {
        show_answers(&mut changes, consent.id, &consent.mailing, now)?;
        record(&mut changes, consent, &stored.comment, now)?;
    }
    changes.done(Changed::Done {
        comment: Box::new(stored.shown()),
        before,
    })
}

/// A published one has been seen by its owner, and one that waits has not been seen as such.
fn tell(
    changes: &mut Changes<'_>,
    stored: &StoredComment,
    consent: &Consent,
    now: Timestamp,
) -> Result<(), Missing> {
    let shown = stored.shown();
    let subject = Subject {
        comment: &shown,
        thread: ChangedThread::On(stored.page),
        notify: stored.notify,
        follow: stored.follow,
    };
    let before = Status::Private;
    match stored.comment.status {
        Status::Approved => told::of_decision(changes, subject, before, &consent.mailing, now),
        _ => told::of_change(changes, subject, Some(before), None, &consent.mailing, now),
    }
}

/// So that the owner sees who has published it, and can take it back.
fn record(
    changes: &mut Changes<'_>,
    consent: &Consent,
    comment: &Comment,
    now: Timestamp,
) -> Result<(), Missing> {
    let decision = NewDecision {
        comment: consent.id,
        site: comment.site,
        action: Action::Approve,
        by: consent.by.clone(),
        at: now,
        before: Status::Private,
        after: comment.status,
        batch: BatchId::new(),
        pinned_before: false,
        reply: None,
        text_before: None,
        blocked: Vec::new(),
        unblocked: Vec::new(),
    };
    lessons::learn(changes, comment, &decision)?;
    changes.add(Effect::Record(Box::new(decision)));
    Ok(())
}

/// Whether the owner has asked for the publication of this text, and has not decided anything else since.
pub(crate) fn is_asked(comment: &Comment, history: &[PastDecision]) -> bool {
    let decisions = history.iter();
    let asked = question(decisions.map(|decision| (decision.action, decision.at)));
    // In doubt nobody has asked.
    asked.is_some_and(|asked| comment.edited.is_none_or(|edited| edited < asked))
}

/// When the question was asked that still stands, from all decisions about a word, oldest first. Answers and pins leave
/// it; an undo takes back the decision before it, and an undo of that undo brings it back.
pub fn question(
    decisions: impl IntoIterator<Item = (Option<Action>, Timestamp)>,
) -> Option<Timestamp> {
    let mut standing = Vec::new();
    let mut undone = None;
    for decision in decisions {
        match (decision.0, undone.take()) {
            (Some(Action::Pin | Action::Unpin), before) => undone = before,
            (Some(Action::Undo), Some(again)) => standing.push(again),
            (Some(Action::Undo), None) => undone = standing.pop(),
            _ => standing.push(decision),
        }
    }
    let mut latest_first = standing.iter().rev();
    let latest = latest_first.find(|(action, _)| *action != Some(Action::Reply));
    latest.and_then(|(action, at)| (*action == Some(Action::Ask)).then_some(*at))
}

/// It is for the owner only no more.
pub(crate) fn release(changes: &mut Changes<'_>, comment: &mut Comment) {
    comment.private = false;
    changes.add(Effect::SetPrivate {
        comment: comment.id,
        private: false,
    });
}

/// The reason stays with it, so that an edit on a site that publishes at once publishes nothing, either.
fn hold(changes: &mut Changes<'_>, comment: &mut Comment) {
    let reason = afterword_spam::offered();
    if !comment.reasons.contains(&reason) {
        comment.reasons.push(reason);
        changes.add(Effect::SetReasons {
            comment: comment.id,
            reasons: comment.reasons.clone(),
        });
    }
}

/// The status that a decision can give: none makes a private word public.
pub(crate) fn kept(comment: &Comment, after: Status) -> Option<Status> {
    let is_public = matches!(after, Status::Pending | Status::Approved);
    match (comment.private && is_public, comment.status) {
        (false, _) => Some(after),
        (true, Status::Private) => None,
        // It is no spam, say: then it is a private word again.
        (true, _) => Some(Status::Private),
    }
}

/// The owner's answers to a private word, from its decisions.
pub(crate) fn answers(history: &[PastDecision]) -> impl Iterator<Item = CommentId> {
    let is_it = |decision: &&PastDecision| {
        matches!(decision.action, Some(Action::Reply | Action::Ask)) && decision.reply.is_some()
    };
    history
        .iter()
        .filter(is_it)
        .filter_map(|decision| decision.reply)
}

/// The word is published, and so are the answers to it.
pub(crate) fn show_answers(
    changes: &mut Changes<'_>,
    id: CommentId,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    for answer in answers(changes.facts.history(id)?) {
        let Some(mut stored) = changes.comment(answer)? else {
            continue;
        };
        if stored.comment.status == Status::Private {
            release(changes, &mut stored.comment);
            decide::show(changes, stored, Status::Approved, mailing, now)?;
        }
    }
    Ok(())
}

/// The publication is taken back, for the answers that came with it, too.
pub(crate) fn hide_answers(
    changes: &mut Changes<'_>,
    (id, published): (CommentId, Timestamp),
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    for answer in answers(changes.facts.history(id)?) {
        if let Some(mut stored) = changes.comment(answer)?
            && stored.comment.status == Status::Approved
            && stored.comment.published == Some(published)
        {
            stored.comment.published = None;
            decide::show(changes, stored, Status::Private, mailing, now)?;
        }
    }
    Ok(())
}

/// The moderators hear of a new word, or of its new text.
pub(crate) fn tell_owner(
    changes: &mut Changes<'_>,
    comment: &Comment,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    if mailing.about == TellOwner::Nothing || is_owners(comment) {
        return Ok(());
    }
    for moderator in &mailing.moderators {
        let kind = MailKind::Private;
        let today = *changes.facts.mails(kind, moderator.clone(), now - DAY)?;
        if today < OWNERS_MAILS_A_DAY {
            told::queue(changes, kind, comment, moderator.clone(), now);
        }
    }
    Ok(())
}

/// The author gets the owner's answer by mail, if there is an address that may get one. The mail is about the answer.
pub(crate) fn mail_answer(
    changes: &mut Changes<'_>,
    word: &Comment,
    answer: CommentId,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    let kind = MailKind::PrivateReply;
    tell_author(changes, (word, answer), (kind, ANSWERS_A_DAY), mailing, now)
}

/// The author is asked whether the word may be published.
pub(crate) fn mail_question(
    changes: &mut Changes<'_>,
    word: &Comment,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    let kind = MailKind::MayPublish;
    tell_author(
        changes,
        (word, word.id),
        (kind, QUESTIONS_A_DAY),
        mailing,
        now,
    )
}

/// The address is not confirmed: a mail has a link that ends them all, and a day has only a few.
fn tell_author(
    changes: &mut Changes<'_>,
    (word, about): (&Comment, CommentId),
    (kind, daily): (MailKind, u32),
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    let Some(email) = address(word).filter(|_| mailing.private) else {
        return Ok(());
    };
    let known = *changes.facts.reader(word.site, email.clone())?;
    let is_stopped = known.is_some_and(|known| known.stopped.is_some());
    let today = *changes.facts.mails(kind, email.clone(), now - DAY)?;
    if is_stopped || today.saturating_add(changes.queued(kind, &email)) >= daily {
        return Ok(());
    }
    if known.is_none() {
        // So that its link can end such mails for ever; nobody is asked to confirm anything.
        changes.add(Effect::AskReader(AskedReader {
            site: word.site,
            email: email.clone(),
            asked: now,
            asks: 0,
        }));
    }
    let mail = told::mail(kind, word.site, email, now);
    changes.add(Effect::QueueMail(afterword_model::change::QueuedMail {
        comment: Some(about),
        ..mail
    }));
    Ok(())
}

pub(crate) fn address(word: &Comment) -> Option<EmailAddress> {
    let author = word.author.as_ref().filter(|author| !author.owner);
    author.and_then(|author| author.email.clone())
}

fn is_owners(comment: &Comment) -> bool {
    comment.author.as_ref().is_some_and(|author| author.owner)
}
