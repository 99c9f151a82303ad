//! Mails to commenters.

use afterword_i18n::Key;
use afterword_model::ReportOutcome;
use minijinja::Error;

use super::super::letter::{
    AnswerByMail, AnswerRefused, Arrived, Confirm, FollowNotice, MayPublish, PrivateReply,
    PublishedNotice, Received, Refusal, RemovalNotice, ReplyNotice, ReportNotice, Role, Test,
    ThreadsDigest, Unproven, Wish,
};
use super::super::plain::{excerpt, one_line, web_link};
use super::moderator::attachments;
use super::{Block, Draft, Pen};

/// Maximum length in a digest, in characters; the links lead to the full text.
const LONGEST_IN_DIGEST: usize = 600;

pub(super) fn confirm(mut pen: Pen<'_>, confirm: &Confirm) -> Result<Draft, Error> {
    pen.about(&confirm.site, &confirm.page.title, "", "")?;
    let is_for_thread = confirm.wish == Wish::Thread;
    pen.paragraph(if is_for_thread {
        Key::MAIL_CONFIRM_FOLLOW
    } else {
        Key::MAIL_CONFIRM_LEAD
    })?;
    if confirm.arrived == Arrived::Published {
        pen.paragraph(Key::MAIL_CONFIRM_PUBLISHED)?;
    }
    pen.paragraph(Key::MAIL_CONFIRM_DO)?;
    let (yes, otherwise) = if is_for_thread {
        (Key::MAIL_LINK_CONFIRM_FOLLOW, Key::MAIL_CONFIRM_FOLLOW_ELSE)
    } else {
        (Key::MAIL_LINK_CONFIRM, Key::MAIL_CONFIRM_ELSE)
    };
    pen.links(&[(yes, Some(&confirm.confirm_url))])?;
    pen.paragraph(otherwise)?;
    let rows = vec![pen.fact(
        Key::MAIL_LABEL_ON,
        pen.facts.page.clone(),
        Some(&confirm.page.url),
    )?];
    pen.push(Block::Facts { rows });
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_CONFIRM)
}

pub(super) fn answered(mut pen: Pen<'_>, answered: &ReplyNotice) -> Result<Draft, Error> {
    let tag = match &answered.by_mail {
        AnswerByMail::Taken { tag } => tag.as_str(),
        AnswerByMail::NotTaken => "",
    };
    pen.about(&answered.site, &answered.page_title, &answered.author, tag)?;
    let is_taken = answered.by_mail != AnswerByMail::NotTaken;
    if is_taken {
        pen.preview(&answered.text);
        pen.marker()?;
    }
    pen.quote(&answered.text);
    let author = match answered.role {
        Role::Owner => pen.say(Key::MAIL_OWNER)?,
        Role::Reader => pen.facts.author.clone(),
    };
    let rows = vec![
        pen.fact(Key::MAIL_LABEL_BY, author, None)?,
        pen.fact(Key::MAIL_LABEL_ON, pen.facts.page.clone(), None)?,
        pen.fact(Key::MAIL_LABEL_WROTE, excerpt(&answered.excerpt), None)?,
    ];
    pen.push(Block::Facts { rows });
    pen.paragraph(if is_taken {
        Key::MAIL_ANSWERED_BY_MAIL
    } else {
        Key::MAIL_ANSWERED_ON_PAGE
    })?;
    pen.links(&[(Key::MAIL_LINK_COMMENT, Some(&answered.comment_url))])?;
    no_more(
        &mut pen,
        Key::MAIL_UNSUBSCRIBE_WHY,
        &answered.unsubscribe_page,
    )?;
    pen.finish(Key::MAIL_SUBJECT_ANSWERED)
}

pub(super) fn followed(mut pen: Pen<'_>, followed: &FollowNotice) -> Result<Draft, Error> {
    new_comment(&mut pen, followed)?;
    pen.paragraph(Key::MAIL_ANSWERED_ON_PAGE)?;
    no_more(&mut pen, Key::MAIL_FOLLOWED_WHY, &followed.unsubscribe_page)?;
    pen.finish(Key::MAIL_SUBJECT_FOLLOWED)
}

pub(super) fn threads(mut pen: Pen<'_>, digest: &ThreadsDigest) -> Result<Draft, Error> {
    let mut page = None;
    for item in &digest.items {
        pen.about(&item.site, &item.page.title, &item.author, "")?;
        if page != Some(&item.page) {
            page = Some(&item.page);
            pen.push(Block::Heading {
                text: pen.facts.page.clone(),
            });
        }
        let short: String = item.text.chars().take(LONGEST_IN_DIGEST).collect();
        let is_cut = short.len() < item.text.len();
        let text = if is_cut { short + "…" } else { short };
        new_comment(
            &mut pen,
            &FollowNotice {
                text,
                ..item.clone()
            },
        )?;
    }
    pen.about(&digest.site, "", "", "")?;
    if digest.rest > 0 {
        pen.facts.count = digest.rest;
        pen.paragraph(Key::MAIL_FOLLOWED_REST)?;
    }
    pen.paragraph(Key::MAIL_ANSWERED_ON_PAGE)?;
    no_more(&mut pen, Key::MAIL_FOLLOWED_WHY, &digest.unsubscribe_page)?;
    pen.finish(Key::MAIL_SUBJECT_THREADS)
}

/// The text first, then who and where.
fn new_comment(pen: &mut Pen<'_>, new: &FollowNotice) -> Result<(), Error> {
    pen.about(&new.site, &new.page.title, &new.author, "")?;
    pen.quote(&new.text);
    let author = match new.role {
        Role::Owner => pen.say(Key::MAIL_OWNER)?,
        Role::Reader => pen.facts.author.clone(),
    };
    let rows = vec![
        pen.fact(Key::MAIL_LABEL_BY, author, None)?,
        pen.fact(
            Key::MAIL_LABEL_ON,
            pen.facts.page.clone(),
            Some(&new.page.url),
        )?,
    ];
    pen.push(Block::Facts { rows });
    pen.links(&[(Key::MAIL_LINK_COMMENT, Some(&new.comment_url))])
}

pub(super) fn published(mut pen: Pen<'_>, published: &PublishedNotice) -> Result<Draft, Error> {
    pen.about(&published.site, &published.page_title, "", "")?;
    pen.paragraph(Key::MAIL_PUBLISHED_LEAD)?;
    pen.quote(&published.text);
    let rows = vec![pen.fact(Key::MAIL_LABEL_ON, pen.facts.page.clone(), None)?];
    pen.push(Block::Facts { rows });
    pen.links(&[(Key::MAIL_LINK_COMMENT, Some(&published.comment_url))])?;
    no_more(
        &mut pen,
        Key::MAIL_UNSUBSCRIBE_WHY,
        &published.unsubscribe_page,
    )?;
    pen.finish(Key::MAIL_SUBJECT_PUBLISHED)
}

pub(super) fn report_decided(mut pen: Pen<'_>, report: &ReportNotice) -> Result<Draft, Error> {
    pen.about(&report.site, &report.page.title, "", "")?;
    pen.facts.when = pen.texts.day(&report.when);
    pen.paragraph(match report.outcome {
        ReportOutcome::Kept => Key::MAIL_REPORT_KEPT,
        ReportOutcome::Removed => Key::MAIL_REPORT_REMOVED,
    })?;
    pen.paragraph(Key::MAIL_REPORT_BY_PERSON)?;
    let page = pen.facts.page.clone();
    let rows = vec![pen.fact(Key::MAIL_LABEL_ON, page, Some(&report.page.url))?];
    pen.push(Block::Facts { rows });
    pen.note(Key::MAIL_REPORT_WHY)?;
    if let Some(url) = report.unsubscribe_page.as_deref().and_then(web_link) {
        let label = pen.say(Key::MAIL_LINK_UNSUBSCRIBE)?;
        pen.push(Block::Aside { label, url });
    }
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_REPORT_DECIDED)
}

pub(super) fn removed(mut pen: Pen<'_>, removed: &RemovalNotice) -> Result<Draft, Error> {
    pen.about(&removed.site, &removed.page.title, "", "")?;
    pen.paragraph(Key::MAIL_REMOVED_LEAD)?;
    pen.quote(&removed.text);
    let rows = vec![
        pen.fact(
            Key::MAIL_LABEL_ON,
            pen.facts.page.clone(),
            Some(&removed.page.url),
        )?,
        pen.fact(
            Key::MAIL_LABEL_REPORTS,
            pen.texts.semicolons(removed.reasons.iter().cloned()),
            None,
        )?,
    ];
    pen.push(Block::Facts { rows });
    pen.paragraph(Key::MAIL_REMOVED_OBJECT)?;
    no_more(
        &mut pen,
        Key::MAIL_UNSUBSCRIBE_WHY,
        &removed.unsubscribe_page,
    )?;
    pen.finish(Key::MAIL_SUBJECT_REMOVED)
}

/// The answer first, then what it answers.
pub(super) fn private_reply(mut pen: Pen<'_>, reply: &PrivateReply) -> Result<Draft, Error> {
    pen.about(&reply.site, &reply.page.title, &reply.author, "")?;
    pen.quote(&reply.text);
    let rows = vec![
        pen.fact(Key::MAIL_LABEL_BY, pen.say(Key::MAIL_OWNER)?, None)?,
        pen.fact(
            Key::MAIL_LABEL_ON,
            pen.facts.page.clone(),
            Some(&reply.page.url),
        )?,
        pen.fact(Key::MAIL_LABEL_WROTE, excerpt(&reply.excerpt), None)?,
    ];
    pen.push(Block::Facts { rows });
    if reply.is_private {
        pen.paragraph(Key::MAIL_PRIVATE_REPLY_NOTE)?;
    }
    unasked(&mut pen, reply.unsubscribe_page.as_deref())?;
    pen.finish(Key::MAIL_SUBJECT_PRIVATE_REPLY)
}

pub(super) fn may_publish(mut pen: Pen<'_>, asked: &MayPublish) -> Result<Draft, Error> {
    pen.about(&asked.site, &asked.page.title, "", "")?;
    pen.paragraph(Key::MAIL_MAY_PUBLISH_LEAD)?;
    pen.quote(&asked.text);
    pen.links(&[(Key::MAIL_LINK_MAY_PUBLISH, Some(&asked.publish_url))])?;
    pen.paragraph(Key::MAIL_MAY_PUBLISH_ELSE)?;
    let rows = vec![pen.fact(
        Key::MAIL_LABEL_ON,
        pen.facts.page.clone(),
        Some(&asked.page.url),
    )?];
    pen.push(Block::Facts { rows });
    unasked(&mut pen, asked.unsubscribe_page.as_deref())?;
    pen.finish(Key::MAIL_SUBJECT_MAY_PUBLISH)
}

/// Why somebody gets a mail who has written a private word and asked for none.
fn unasked(pen: &mut Pen<'_>, page: Option<&str>) -> Result<(), Error> {
    no_more(pen, Key::MAIL_PRIVATE_WHY, page.unwrap_or_default())
}

fn no_more(pen: &mut Pen<'_>, why: Key, page: &str) -> Result<(), Error> {
    pen.note(why)?;
    if let Some(url) = web_link(page) {
        let label = pen.say(Key::MAIL_LINK_UNSUBSCRIBE)?;
        pen.push(Block::Aside { label, url });
    }
    pen.note(Key::MAIL_FOOTER)
}

pub(super) fn refused(mut pen: Pen<'_>, refused: &AnswerRefused) -> Result<Draft, Error> {
    let key = match &refused.reason {
        Refusal::ClosedPage => Key::MAIL_REFUSED_CLOSED,
        Refusal::Gone => Key::MAIL_REFUSED_GONE,
        Refusal::Expired => Key::MAIL_REFUSED_EXPIRED,
        Refusal::Empty => Key::MAIL_REFUSED_EMPTY,
        Refusal::TooLong { most } => {
            pen.facts.most = *most;
            Key::MAIL_REFUSED_LONG
        }
        Refusal::TooManyLinks { most } => {
            pen.facts.most = *most;
            Key::MAIL_REFUSED_LINKS
        }
        Refusal::Other { words } => {
            pen.facts.words = one_line(words, 300);
            Key::MAIL_REFUSED_OTHER
        }
    };
    pen.paragraph(key)?;
    if !refused.text.trim().is_empty() {
        pen.paragraph(Key::MAIL_REFUSED_TEXT)?;
        pen.verbatim(&refused.text);
    }
    pen.finish(Key::MAIL_SUBJECT_REFUSED)
}

pub(super) fn unproven(mut pen: Pen<'_>, unproven: &Unproven) -> Result<Draft, Error> {
    pen.about(&unproven.site, &unproven.page.title, "", "")?;
    pen.paragraph(Key::MAIL_UNPROVEN_LEAD)?;
    pen.links(&[(Key::MAIL_LINK_SUBMIT, Some(&unproven.submit_url))])?;
    pen.paragraph(Key::MAIL_UNPROVEN_ELSE)?;
    let page = pen.facts.page.clone();
    let rows = vec![pen.fact(Key::MAIL_LABEL_ON, page, Some(&unproven.page.url))?];
    pen.push(Block::Facts { rows });
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_UNPROVEN)
}

pub(super) fn received(mut pen: Pen<'_>, received: &Received) -> Result<Draft, Error> {
    pen.about(&received.site, &received.page.title, "", "")?;
    pen.paragraph(match received.comment_url {
        Some(_) => Key::MAIL_PUBLISHED_LEAD,
        None => Key::MAIL_RECEIVED_HELD,
    })?;
    pen.quote(&received.text);
    attachments(&mut pen, &received.attached, received.attached_more)?;
    let page = pen.facts.page.clone();
    let rows = vec![pen.fact(Key::MAIL_LABEL_ON, page, Some(&received.page.url))?];
    pen.push(Block::Facts { rows });
    if let Some(url) = &received.comment_url {
        pen.links(&[(Key::MAIL_LINK_COMMENT, Some(url))])?;
    }
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_RECEIVED)
}

pub(super) fn test(mut pen: Pen<'_>, test: &Test) -> Result<Draft, Error> {
    pen.facts.id = one_line(&test.id, 80);
    pen.paragraph(Key::MAIL_TEST_LEAD)?;
    pen.paragraph(Key::MAIL_TEST_ID)?;
    pen.finish(Key::MAIL_SUBJECT_TEST)
}
