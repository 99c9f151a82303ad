//! Mails to those who decide.

use minijinja::Error;

use super::super::letter::{
    Arrived, Before, Decided, Digest, Done, Explanation, Held, Standing, Why,
};
use super::super::plain::{excerpt, one_line};
use super::{Block, Draft, LONGEST_NAME, Pen};

/// In a digest, in characters; the links lead to all of it.
const LONGEST_IN_DIGEST: usize = 600;

/// Each word, and the key of what it does.
const WORDS: &[(&str, &str)] = &[
    ("approve", "approve"),
    ("reject", "reject"),
    ("spam", "spam"),
    ("delete", "delete"),
    ("block", "block"),
    ("edit", "edit"),
];

const UNDO: &[(&str, &str)] = &[("undo", "undo")];

/// For a comment that is published already.
const WORDS_AFTERWARDS: &[(&str, &str)] = &[
    ("approve", "keep"),
    ("reject", "reject"),
    ("spam", "spam"),
    ("delete", "delete"),
    ("block", "block"),
    ("edit", "edit"),
];

pub(super) fn moderation(mut pen: Pen<'_>, held: &Held) -> Result<Draft, Error> {
    pen.about(&held.site, &held.page.title, &held.author.name, &held.tag)?;
    pen.marker()?;
    pen.quote(&held.text);
    facts(&mut pen, held)?;
    let words = match held.arrived {
        Arrived::Held => WORDS,
        Arrived::Published => {
            pen.paragraph("is_published")?;
            WORDS_AFTERWARDS
        }
    };
    pen.paragraph("words_lead")?;
    pen.words(words)?;
    pen.note("words_after")?;
    let links = &held.links;
    if links.approve.is_some() || links.reject.is_some() || links.spam.is_some() {
        pen.paragraph("links_lead")?;
        decide_links(&mut pen, held)?;
    }
    pen.note("footer")?;
    pen.finish("subject_moderation")
}

pub(super) fn digest(mut pen: Pen<'_>, digest: &Digest) -> Result<Draft, Error> {
    pen.about(&digest.site, "", "", "")?;
    pen.facts.count = digest.items.len();
    pen.paragraph("digest_lead")?;
    for (index, held) in digest.items.iter().enumerate() {
        pen.about(&digest.site, &held.page.title, &held.author.name, &held.tag)?;
        pen.push(Block::Heading {
            text: format!("{} · #{}", index + 1, pen.facts.tag),
        });
        let short: String = held.text.chars().take(LONGEST_IN_DIGEST).collect();
        let cut = short.len() < held.text.len();
        pen.quote(&if cut { short + "…" } else { short });
        facts(&mut pen, held)?;
        decide_links(&mut pen, held)?;
    }
    pen.about(&digest.site, "", "", "")?;
    pen.note("footer")?;
    pen.finish("subject_digest")
}

fn facts(pen: &mut Pen<'_>, held: &Held) -> Result<(), Error> {
    let author = &held.author;
    let mut rows = vec![pen.fact("label_by", pen.facts.author.clone(), None)?];
    if let Some(email) = &author.email {
        rows.push(pen.fact("label_email", one_line(email, 254), None)?);
    }
    if let Some(website) = &author.website {
        rows.push(pen.fact("label_website", one_line(website, 300), None)?);
    }
    rows.push(pen.fact("label_on", pen.facts.page.clone(), Some(&held.page.url))?);
    if let Some(answered) = &held.in_reply_to {
        let name = one_line(&answered.author, LONGEST_NAME);
        let value = format!("{name}: {}", excerpt(&answered.text));
        rows.push(pen.fact("label_answers", value, None)?);
    }
    if !held.reasons.is_empty() {
        let reasons = held.reasons.iter();
        let reasons: Vec<String> = reasons.map(|why| clause(&one_line(why, 200))).collect();
        rows.push(pen.fact("label_reasons", reasons.join("; "), None)?);
    }
    pen.push(Block::Facts { rows });
    Ok(())
}

/// A sentence as one of several that follow a colon.
fn clause(sentence: &str) -> String {
    let sentence = sentence.trim_end_matches('.');
    let mut letters = sentence.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            let rest = &sentence[first.len_utf8()..];
            format!("{}{rest}", first.to_lowercase())
        }
        _ => sentence.to_owned(),
    }
}

fn decide_links(pen: &mut Pen<'_>, held: &Held) -> Result<(), Error> {
    pen.links(&[
        ("link_approve", held.links.approve.as_ref()),
        ("link_reject", held.links.reject.as_ref()),
        ("link_spam", held.links.spam.as_ref()),
    ])
}

pub(super) fn decided(mut pen: Pen<'_>, decided: &Decided) -> Result<Draft, Error> {
    pen.about(
        &decided.site,
        &decided.page.title,
        &decided.author,
        &decided.tag,
    )?;
    pen.marker()?;
    pen.paragraph(done_key(decided.done))?;
    if let Some(before) = &decided.before {
        earlier(&mut pen, before, decided.done)?;
    }
    let sections = [
        ("text_now", &decided.edited_text),
        ("reply_published", &decided.reply),
        ("reply_left_out", &decided.left_out),
    ];
    for (lead, text) in sections {
        if let Some(text) = text {
            pen.paragraph(lead)?;
            pen.quote(text);
        }
    }
    let mut rows = vec![
        pen.fact("label_by", pen.facts.author.clone(), None)?,
        pen.fact("label_on", pen.facts.page.clone(), Some(&decided.page.url))?,
    ];
    if decided.edited_text.is_none() {
        rows.push(pen.fact("label_comment", excerpt(&decided.excerpt), None)?);
    }
    pen.push(Block::Facts { rows });
    if let Done::Undone { .. } = decided.done {
        pen.paragraph("decide_anew")?;
        pen.words(WORDS)?;
    } else {
        pen.paragraph("undo_how")?;
        pen.words(UNDO)?;
    }
    pen.note("footer")?;
    pen.facts.standing = pen.say(standing_key(decided.done.standing()))?;
    pen.finish("subject_decided")
}

fn earlier(pen: &mut Pen<'_>, before: &Before, done: Done) -> Result<(), Error> {
    pen.facts.standing = pen.say(standing_key(before.standing))?;
    pen.facts.who = one_line(&before.who, LONGEST_NAME);
    pen.facts.when = before.when.strftime("%Y-%m-%d %H:%M UTC").to_string();
    pen.paragraph(if before.standing == done.standing() {
        "before_same"
    } else {
        "before_other"
    })
}

fn done_key(done: Done) -> &'static str {
    match done {
        Done::Approved => "done_approved",
        Done::Rejected => "done_rejected",
        Done::Spam => "done_spam",
        Done::Deleted => "done_deleted",
        Done::Blocked => "done_blocked",
        Done::Edited => "done_edited",
        Done::Undone { now } => match now {
            Standing::Held => "undone_held",
            Standing::Published => "undone_published",
            Standing::Refused => "undone_refused",
            Standing::Spam => "undone_spam",
            Standing::Deleted => "undone_deleted",
        },
    }
}

fn standing_key(standing: Standing) -> &'static str {
    match standing {
        Standing::Held => "standing_held",
        Standing::Published => "standing_published",
        Standing::Refused => "standing_refused",
        Standing::Spam => "standing_spam",
        Standing::Deleted => "standing_deleted",
    }
}

pub(super) fn explanation(mut pen: Pen<'_>, explanation: &Explanation) -> Result<Draft, Error> {
    pen.about("", "", "", &explanation.tag)?;
    let (key, is_answerable) = match &explanation.why {
        Why::UnknownWord { line } => {
            pen.facts.line = one_line(line, 60);
            ("why_unknown", true)
        }
        Why::Refused { words } => {
            pen.facts.words = one_line(words, 300);
            ("why_refused", true)
        }
        Why::NothingNew => ("why_empty", true),
        Why::Outdated => ("why_outdated", false),
        Why::Gone => ("why_gone", false),
        Why::Expired => ("why_expired", true),
        Why::Unverified => ("why_unverified", false),
    };
    if is_answerable {
        pen.marker()?;
    }
    pen.paragraph(key)?;
    if is_answerable {
        pen.paragraph("explanation_words")?;
        pen.words(&[WORDS, UNDO].concat())?;
    }
    pen.finish("subject_explanation")
}
