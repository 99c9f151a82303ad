//! Mails to moderators.

use afterword_i18n::Key;
use minijinja::Error;

use super::super::letter::{
    ActionTaken, Arrived, CommentState, DecidedItem, DecidedOutcome, DecisionReceipt, Digest,
    DigestReceipt, EarlierDecision, Explanation, HeldComment, NoEffectReason, PutBack, SpamDigest,
};
use super::super::plain::{excerpt, one_line};
use super::{Block, Draft, Fact, LONGEST_NAME, Pen};

/// Maximum length in a digest, in characters; the links lead to the full text.
const LONGEST_IN_DIGEST: usize = 600;
/// Maximum length in the list of what became of a digest's comments.
const LONGEST_IN_RECEIPT: usize = 60;
/// Maximum length of a report.
const LONGEST_REPORT: usize = 2400;

/// Each command, and the key of its description.
const WORDS: &[(Key, Key)] = &[
    (Key::MAIL_WORD_APPROVE, Key::MAIL_MEANS_APPROVE),
    (Key::MAIL_WORD_REJECT, Key::MAIL_MEANS_REJECT),
    (Key::MAIL_WORD_SPAM, Key::MAIL_MEANS_SPAM),
    (Key::MAIL_WORD_DELETE, Key::MAIL_MEANS_DELETE),
    (Key::MAIL_WORD_BLOCK, Key::MAIL_MEANS_BLOCK),
    (Key::MAIL_WORD_EDIT, Key::MAIL_MEANS_EDIT),
];

const UNDO: &[(Key, Key)] = &[(Key::MAIL_WORD_UNDO, Key::MAIL_MEANS_UNDO)];

/// For a comment that is already published.
const WORDS_AFTERWARDS: &[(Key, Key)] = &[
    (Key::MAIL_WORD_APPROVE, Key::MAIL_MEANS_KEEP),
    (Key::MAIL_WORD_REJECT, Key::MAIL_MEANS_REJECT),
    (Key::MAIL_WORD_SPAM, Key::MAIL_MEANS_SPAM),
    (Key::MAIL_WORD_DELETE, Key::MAIL_MEANS_DELETE),
    (Key::MAIL_WORD_BLOCK, Key::MAIL_MEANS_BLOCK),
    (Key::MAIL_WORD_EDIT, Key::MAIL_MEANS_EDIT),
];

/// For a private word: what an answer without a word does, is said beside them.
const WORDS_IN_PRIVATE: &[(Key, Key)] = &[
    (Key::MAIL_WORD_APPROVE, Key::MAIL_MEANS_ASK),
    (Key::MAIL_WORD_REJECT, Key::MAIL_MEANS_REJECT),
    (Key::MAIL_WORD_SPAM, Key::MAIL_MEANS_SPAM),
    (Key::MAIL_WORD_DELETE, Key::MAIL_MEANS_DELETE),
    (Key::MAIL_WORD_BLOCK, Key::MAIL_MEANS_BLOCK),
];

/// Nobody can be asked whom no mail reaches.
fn words_in_private(takes_answers: bool) -> &'static [(Key, Key)] {
    match takes_answers {
        true => WORDS_IN_PRIVATE,
        false => &WORDS_IN_PRIVATE[1..],
    }
}

pub(super) fn moderation(mut pen: Pen<'_>, held: &HeldComment) -> Result<Draft, Error> {
    pen.about(&held.site, &held.page.title, &held.author.name, &held.tag)?;
    pen.preview(&held.text);
    pen.marker()?;
    if let Arrived::Private { takes_answers } = held.arrived {
        pen.paragraph(match takes_answers {
            true => Key::MAIL_IS_PRIVATE,
            false => Key::MAIL_IS_PRIVATE_NO_ANSWER,
        })?;
    }
    pen.quote(&held.text);
    facts(&mut pen, held)?;
    let words = match held.arrived {
        Arrived::Private { takes_answers } => words_in_private(takes_answers),
        Arrived::Held | Arrived::Spam => WORDS,
        Arrived::Published => {
            pen.paragraph(Key::MAIL_IS_PUBLISHED)?;
            WORDS_AFTERWARDS
        }
        Arrived::Reported => {
            pen.paragraph(Key::MAIL_IS_REPORTED)?;
            WORDS_AFTERWARDS
        }
    };
    pen.paragraph(Key::MAIL_WORDS_LEAD)?;
    pen.words(words)?;
    if !matches!(held.arrived, Arrived::Private { .. }) {
        pen.note(Key::MAIL_WORDS_AFTER)?;
    }
    let links = &held.links;
    if links.approve.is_some() || links.reject.is_some() || links.spam.is_some() {
        pen.paragraph(Key::MAIL_LINKS_LEAD)?;
        decide_links(&mut pen, held)?;
    }
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(match held.arrived {
        Arrived::Reported => Key::MAIL_SUBJECT_REPORTED,
        Arrived::Private { .. } => Key::MAIL_SUBJECT_PRIVATE,
        Arrived::Held | Arrived::Published | Arrived::Spam => Key::MAIL_SUBJECT_MODERATION,
    })
}

pub(super) fn digest(mut pen: Pen<'_>, digest: &Digest) -> Result<Draft, Error> {
    let tag = digest.tag.as_deref().unwrap_or_default();
    pen.about(&digest.site, "", "", tag)?;
    pen.facts.count = digest.items.len();
    if digest.tag.is_some() {
        let first = digest.items.first();
        pen.preview(first.map_or("", |first| &first.text));
        pen.marker()?;
    }
    pen.paragraph(Key::MAIL_DIGEST_LEAD)?;
    // On top, because there may be fifty comments below.
    if digest.tag.is_some() {
        pen.paragraph(Key::MAIL_DIGEST_HOW)?;
        pen.words(WORDS)?;
    }
    items(&mut pen, &digest.items)?;
    pen.about(&digest.site, "", "", tag)?;
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_DIGEST)
}

pub(super) fn digest_decided(mut pen: Pen<'_>, decided: &DigestReceipt) -> Result<Draft, Error> {
    pen.about(&decided.site, "", "", &decided.tag)?;
    let done = pen.say(Key::MAIL_DIGEST_DONE)?;
    pen.preview(&done);
    pen.marker()?;
    pen.paragraph(Key::MAIL_DIGEST_DONE)?;
    let mut rows = Vec::with_capacity(decided.items.len());
    for item in &decided.items {
        rows.push(Fact {
            label: item.number.to_string(),
            value: became(&mut pen, item)?,
            url: None,
        });
    }
    pen.push(Block::Facts { rows });
    for item in &decided.items {
        let sections = [
            (Key::MAIL_TEXT_NOW, &item.edited_text),
            (Key::MAIL_REPLY_PUBLISHED, &item.reply),
        ];
        for (lead, text) in sections {
            if let Some(text) = text {
                pen.push(Block::Heading {
                    text: item.number.to_string(),
                });
                pen.paragraph(lead)?;
                pen.quote(text);
            }
        }
    }
    pen.paragraph(Key::MAIL_UNDO_HOW)?;
    pen.words(UNDO)?;
    attachments(&mut pen, &decided.attached, decided.attached_more)?;
    what_was_cut(&mut pen, decided.cut.as_deref(), decided.put_back.as_ref())?;
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_DIGEST_DECIDED)
}

/// One comment's outcome, with enough of it to know which one it was.
fn became(pen: &mut Pen<'_>, item: &DecidedItem) -> Result<String, Error> {
    let outcome = match &item.outcome {
        DecidedOutcome::Done(state) => pen.say(standing_key(*state))?,
        DecidedOutcome::Outdated => pen.say(Key::MAIL_WHY_OUTDATED)?,
        DecidedOutcome::Gone => return pen.say(Key::MAIL_WHY_GONE),
        DecidedOutcome::Refused { words } => {
            pen.facts.words = one_line(words, 300);
            pen.say(Key::MAIL_WHY_REFUSED)?
        }
    };
    let author = one_line(&item.author, LONGEST_NAME);
    let said = one_line(&item.excerpt, LONGEST_IN_RECEIPT);
    Ok(format!("{outcome} · {author}: {said}"))
}

/// What was kept as spam. There are links to publish, because nothing else is needed.
pub(super) fn spam(mut pen: Pen<'_>, spam: &SpamDigest) -> Result<Draft, Error> {
    pen.about(&spam.site, "", "", "")?;
    pen.facts.count = spam.items.len() + spam.rest;
    pen.paragraph(Key::MAIL_SPAM_LEAD)?;
    items(&mut pen, &spam.items)?;
    pen.about(&spam.site, "", "", "")?;
    if spam.rest > 0 {
        pen.facts.count = spam.rest;
        pen.paragraph(Key::MAIL_SPAM_REST)?;
    }
    pen.facts.count = spam.items.len() + spam.rest;
    pen.note(Key::MAIL_SPAM_END)?;
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_SPAM)
}

fn items(pen: &mut Pen<'_>, items: &[HeldComment]) -> Result<(), Error> {
    for (index, held) in items.iter().enumerate() {
        pen.about(&held.site, &held.page.title, &held.author.name, &held.tag)?;
        pen.push(Block::Heading {
            text: format!("{} · #{}", index + 1, pen.facts.tag),
        });
        let short: String = held.text.chars().take(LONGEST_IN_DIGEST).collect();
        let cut = short.len() < held.text.len();
        pen.quote(&if cut { short + "…" } else { short });
        facts(pen, held)?;
        decide_links(pen, held)?;
    }
    Ok(())
}

fn facts(pen: &mut Pen<'_>, held: &HeldComment) -> Result<(), Error> {
    let author = &held.author;
    let mut rows = vec![pen.fact(Key::MAIL_LABEL_BY, pen.facts.author.clone(), None)?];
    if let Some(email) = &author.email {
        rows.push(pen.fact(Key::MAIL_LABEL_EMAIL, one_line(email, 254), None)?);
    }
    if let Some(website) = &author.website {
        rows.push(pen.fact(Key::MAIL_LABEL_WEBSITE, one_line(website, 300), None)?);
    }
    rows.push(pen.fact(
        Key::MAIL_LABEL_ON,
        pen.facts.page.clone(),
        Some(&held.page.url),
    )?);
    if let Some(answered) = &held.in_reply_to {
        let name = one_line(&answered.author, LONGEST_NAME);
        let value = format!("{name}: {}", excerpt(&answered.text));
        rows.push(pen.fact(Key::MAIL_LABEL_ANSWERS, value, None)?);
    }
    if !held.reasons.is_empty() {
        let reasons = held.reasons.iter();
        let reasons: Vec<String> = match held.arrived {
            Arrived::Reported => reasons.map(|why| one_line(why, LONGEST_REPORT)).collect(),
            _ => reasons.map(|why| clause(&one_line(why, 200))).collect(),
        };
        let label = match held.arrived {
            Arrived::Spam => Key::MAIL_LABEL_SPAM_REASONS,
            Arrived::Reported => Key::MAIL_LABEL_REPORTS,
            Arrived::Held | Arrived::Published | Arrived::Private { .. } => Key::MAIL_LABEL_REASONS,
        };
        rows.push(pen.fact(label, pen.texts.semicolons(reasons), None)?);
    }
    pen.push(Block::Facts { rows });
    Ok(())
}

/// A sentence in a form that follows a colon.
fn clause(sentence: &str) -> String {
    let sentence = sentence.trim_end_matches(['.', '。']);
    let mut letters = sentence.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            let rest = &sentence[first.len_utf8()..];
            format!("{}{rest}", first.to_lowercase())
        }
        _ => sentence.to_owned(),
    }
}

fn decide_links(pen: &mut Pen<'_>, held: &HeldComment) -> Result<(), Error> {
    pen.links(&[
        (
            match held.arrived {
                Arrived::Reported => Key::MAIL_LINK_KEEP,
                _ => Key::MAIL_LINK_APPROVE,
            },
            held.links.approve.as_ref(),
        ),
        (Key::MAIL_LINK_REJECT, held.links.reject.as_ref()),
        (Key::MAIL_LINK_SPAM, held.links.spam.as_ref()),
    ])
}

pub(super) fn decided(mut pen: Pen<'_>, decided: &DecisionReceipt) -> Result<Draft, Error> {
    pen.about(
        &decided.site,
        &decided.page.title,
        &decided.author,
        &decided.tag,
    )?;
    let done = pen.say(done_key(decided.done))?;
    pen.preview(&done);
    pen.marker()?;
    pen.paragraph(done_key(decided.done))?;
    if let Some(before) = &decided.before {
        earlier(&mut pen, before, decided.done)?;
    }
    what_was_written(&mut pen, decided)?;
    what_was_decided(&mut pen, decided)?;
    if let ActionTaken::Undone { .. } = decided.done {
        pen.paragraph(Key::MAIL_DECIDE_ANEW)?;
        pen.words(WORDS)?;
    } else {
        pen.paragraph(Key::MAIL_UNDO_HOW)?;
        pen.words(UNDO)?;
    }
    what_was_left_out(&mut pen, decided)?;
    pen.note(Key::MAIL_FOOTER)?;
    let standing = decided.done.standing();
    pen.facts.standing = pen.say(standing_key(standing))?;
    pen.facts.standing_title = pen.title(standing_key(standing), standing_title(standing))?;
    pen.finish(Key::MAIL_SUBJECT_DECIDED)
}

fn what_was_left_out(pen: &mut Pen<'_>, decided: &DecisionReceipt) -> Result<(), Error> {
    attachments(pen, &decided.attached, decided.attached_more)?;
    what_was_cut(pen, decided.cut.as_deref(), decided.put_back.as_ref())
}

fn what_was_cut(
    pen: &mut Pen<'_>,
    cut: Option<&str>,
    put_back: Option<&PutBack>,
) -> Result<(), Error> {
    let Some(cut) = cut else { return Ok(()) };
    pen.folded(Key::MAIL_CUT, cut)?;
    let label = match put_back.is_some_and(|it| it.is_private) {
        true => Key::MAIL_LINK_SEND_REST,
        false => Key::MAIL_LINK_PUT_BACK,
    };
    pen.links(&[(label, put_back.map(|it| &it.url))])
}

/// As it is published, and what is not.
fn what_was_written(pen: &mut Pen<'_>, decided: &DecisionReceipt) -> Result<(), Error> {
    let sections = [
        (Key::MAIL_TEXT_NOW, &decided.edited_text),
        (reply_lead(decided.done), &decided.reply),
    ];
    for (lead, text) in sections {
        if let Some(text) = text {
            pen.paragraph(lead)?;
            pen.quote(text);
        }
    }
    if let Some(text) = &decided.left_out {
        pen.paragraph(Key::MAIL_REPLY_LEFT_OUT)?;
        pen.verbatim(text);
    }
    Ok(())
}

pub(super) fn attachments(
    pen: &mut Pen<'_>,
    named: &[(String, u64)],
    more: usize,
) -> Result<(), Error> {
    if named.is_empty() {
        return Ok(());
    }
    let named: Vec<_> = named
        .iter()
        .map(|(name, size)| (one_line(name, 60), *size))
        .collect();
    let named = named.iter().map(|(name, size)| (name.as_str(), *size));
    pen.facts.words = pen.texts.files(named, more);
    pen.note(Key::MAIL_ATTACHED)
}

/// Whether the owner's answer is public.
fn reply_lead(done: ActionTaken) -> Key {
    match done {
        ActionTaken::Asked | ActionTaken::Replied => Key::MAIL_REPLY_PRIVATE,
        _ => Key::MAIL_REPLY_PUBLISHED,
    }
}

fn what_was_decided(pen: &mut Pen<'_>, decided: &DecisionReceipt) -> Result<(), Error> {
    let mut rows = vec![
        pen.fact(Key::MAIL_LABEL_BY, pen.facts.author.clone(), None)?,
        pen.fact(
            Key::MAIL_LABEL_ON,
            pen.facts.page.clone(),
            Some(&decided.page.url),
        )?,
    ];
    if decided.edited_text.is_none() {
        rows.push(pen.fact(Key::MAIL_LABEL_COMMENT, excerpt(&decided.excerpt), None)?);
    }
    pen.push(Block::Facts { rows });
    Ok(())
}

fn earlier(pen: &mut Pen<'_>, before: &EarlierDecision, done: ActionTaken) -> Result<(), Error> {
    pen.facts.standing = pen.say(standing_key(before.standing))?;
    pen.facts.who = one_line(&before.who, LONGEST_NAME);
    pen.facts.when = pen.texts.minute(&before.when);
    pen.paragraph(if before.standing == done.standing() {
        Key::MAIL_BEFORE_SAME
    } else {
        Key::MAIL_BEFORE_OTHER
    })
}

fn done_key(done: ActionTaken) -> Key {
    match done {
        ActionTaken::Approved => Key::MAIL_DONE_APPROVED,
        ActionTaken::Rejected => Key::MAIL_DONE_REJECTED,
        ActionTaken::Spam => Key::MAIL_DONE_SPAM,
        ActionTaken::Deleted => Key::MAIL_DONE_DELETED,
        ActionTaken::Blocked => Key::MAIL_DONE_BLOCKED,
        ActionTaken::Edited => Key::MAIL_DONE_EDITED,
        ActionTaken::Asked => Key::MAIL_DONE_ASKED,
        ActionTaken::Replied => Key::MAIL_DONE_REPLIED,
        ActionTaken::Undone { now } => match now {
            CommentState::Held => Key::MAIL_UNDONE_HELD,
            CommentState::Published => Key::MAIL_UNDONE_PUBLISHED,
            CommentState::Refused => Key::MAIL_UNDONE_REFUSED,
            CommentState::Spam => Key::MAIL_UNDONE_SPAM,
            CommentState::Deleted => Key::MAIL_UNDONE_DELETED,
            CommentState::Private => Key::MAIL_UNDONE_PRIVATE,
        },
    }
}

fn standing_key(standing: CommentState) -> Key {
    match standing {
        CommentState::Held => Key::MAIL_STANDING_HELD,
        CommentState::Published => Key::MAIL_STANDING_PUBLISHED,
        CommentState::Refused => Key::MAIL_STANDING_REFUSED,
        CommentState::Spam => Key::MAIL_STANDING_SPAM,
        CommentState::Deleted => Key::MAIL_STANDING_DELETED,
        CommentState::Private => Key::MAIL_STANDING_PRIVATE,
    }
}

/// The same at the beginning of a sentence.
fn standing_title(standing: CommentState) -> Key {
    match standing {
        CommentState::Held => Key::MAIL_STANDING_HELD_TITLE,
        CommentState::Published => Key::MAIL_STANDING_PUBLISHED_TITLE,
        CommentState::Refused => Key::MAIL_STANDING_REFUSED_TITLE,
        CommentState::Spam => Key::MAIL_STANDING_SPAM_TITLE,
        CommentState::Deleted => Key::MAIL_STANDING_DELETED_TITLE,
        CommentState::Private => Key::MAIL_STANDING_PRIVATE_TITLE,
    }
}

/// The sentence that says why, with its facts, and whether an answer to it decides.
fn why(pen: &mut Pen<'_>, explanation: &Explanation) -> (Key, bool) {
    match &explanation.why {
        NoEffectReason::UnknownWord { line }
        | NoEffectReason::TakenBack { line }
        | NoEffectReason::NumbersUnknown { line }
        | NoEffectReason::TextOfNoNumber { line } => pen.facts.line = one_line(line, 60),
        NoEffectReason::NoSuchNumber { number } | NoEffectReason::NumberTwice { number } => {
            pen.facts.count = *number as usize;
        }
        NoEffectReason::Refused { words } | NoEffectReason::NotTaken { words, .. } => {
            pen.facts.words = one_line(words, 300);
        }
        _ => {}
    }
    match &explanation.why {
        NoEffectReason::UnknownWord { .. } => (Key::MAIL_WHY_UNKNOWN, true),
        // The word alone decides nothing there.
        NoEffectReason::TakenBack { .. } if explanation.of_digest => (Key::MAIL_WHY_LINE, false),
        NoEffectReason::TakenBack { .. } => (Key::MAIL_WHY_TAKEN_BACK, true),
        NoEffectReason::Unclear => (Key::MAIL_WHY_UNCLEAR, true),
        NoEffectReason::NoSuchNumber { .. } => (Key::MAIL_WHY_NUMBER, false),
        NoEffectReason::NumberTwice { .. } => (Key::MAIL_WHY_TWICE, false),
        NoEffectReason::NumbersUnknown { .. } => (Key::MAIL_WHY_LINE, false),
        NoEffectReason::TextOfNoNumber { .. } => (Key::MAIL_WHY_TEXT, false),
        NoEffectReason::Refused { .. } => (Key::MAIL_WHY_REFUSED, true),
        NoEffectReason::NotTaken { .. } => (Key::MAIL_WHY_REFUSED, false),
        NoEffectReason::NothingNew => (Key::MAIL_WHY_EMPTY, true),
        NoEffectReason::Outdated => (Key::MAIL_WHY_OUTDATED, false),
        NoEffectReason::Gone => (Key::MAIL_WHY_GONE, false),
        NoEffectReason::Expired if explanation.of_digest => (Key::MAIL_PROBLEM_TOO_OLD, false),
        NoEffectReason::Expired => (Key::MAIL_WHY_EXPIRED, true),
        NoEffectReason::Unverified => (Key::MAIL_WHY_UNVERIFIED, false),
    }
}

/// The digest itself takes another answer.
fn can_be_answered_again(why: &NoEffectReason) -> bool {
    !matches!(
        why,
        NoEffectReason::Expired
            | NoEffectReason::Gone
            | NoEffectReason::Unverified
            | NoEffectReason::NotTaken { .. }
    )
}

pub(super) fn explanation(mut pen: Pen<'_>, explanation: &Explanation) -> Result<Draft, Error> {
    pen.about("", "", "", &explanation.tag)?;
    let (key, is_answerable) = why(&mut pen, explanation);
    let is_answerable = is_answerable && !explanation.of_digest;
    if is_answerable {
        let why = pen.say(key)?;
        pen.preview(&why);
        pen.marker()?;
    }
    pen.paragraph(key)?;
    if explanation.of_digest && can_be_answered_again(&explanation.why) {
        pen.paragraph(Key::MAIL_DIGEST_AGAIN)?;
    }
    if is_answerable {
        pen.paragraph(Key::MAIL_EXPLANATION_WORDS)?;
        pen.words(&[WORDS, UNDO].concat())?;
    }
    proving(&mut pen, &explanation.why)?;
    pen.finish(Key::MAIL_SUBJECT_EXPLANATION)
}

/// How to find out more, and how to answer from this address.
fn proving(pen: &mut Pen<'_>, why: &NoEffectReason) -> Result<(), Error> {
    if let NoEffectReason::Unverified | NoEffectReason::NotTaken { .. } = why {
        pen.note(Key::MAIL_EXPLAIN_HOW)?;
    }
    if let NoEffectReason::NotTaken {
        moderator: Some(moderator),
        ..
    } = why
    {
        pen.facts.who = one_line(moderator, LONGEST_NAME);
        pen.note(Key::MAIL_ADDRESS_HINT)?;
    }
    Ok(())
}
