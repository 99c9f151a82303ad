//! Mails to commenters.

use afterword_i18n::Key;
use minijinja::Error;

use super::super::letter::{
    AnswerByMail, AnswerRefused, Arrived, Confirm, PublishedNotice, Refusal, ReplyNotice, Role,
    Test,
};
use super::super::plain::{excerpt, one_line, web_link};
use super::{Block, Draft, Pen};

pub(super) fn confirm(mut pen: Pen<'_>, confirm: &Confirm) -> Result<Draft, Error> {
    pen.about(&confirm.site, &confirm.page.title, "", "")?;
    pen.paragraph(Key::MAIL_CONFIRM_LEAD)?;
    if confirm.arrived == Arrived::Published {
        pen.paragraph(Key::MAIL_CONFIRM_PUBLISHED)?;
    }
    pen.paragraph(Key::MAIL_CONFIRM_DO)?;
    pen.links(&[(Key::MAIL_LINK_CONFIRM, Some(&confirm.confirm_url))])?;
    pen.paragraph(Key::MAIL_CONFIRM_ELSE)?;
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
    no_more(&mut pen, &answered.unsubscribe_page)?;
    pen.finish(Key::MAIL_SUBJECT_ANSWERED)
}

pub(super) fn published(mut pen: Pen<'_>, published: &PublishedNotice) -> Result<Draft, Error> {
    pen.about(&published.site, &published.page_title, "", "")?;
    pen.paragraph(Key::MAIL_PUBLISHED_LEAD)?;
    pen.quote(&published.text);
    let rows = vec![pen.fact(Key::MAIL_LABEL_ON, pen.facts.page.clone(), None)?];
    pen.push(Block::Facts { rows });
    pen.links(&[(Key::MAIL_LINK_COMMENT, Some(&published.comment_url))])?;
    no_more(&mut pen, &published.unsubscribe_page)?;
    pen.finish(Key::MAIL_SUBJECT_PUBLISHED)
}

fn no_more(pen: &mut Pen<'_>, page: &str) -> Result<(), Error> {
    pen.note(Key::MAIL_UNSUBSCRIBE_WHY)?;
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
        pen.quote(&refused.text);
    }
    pen.finish(Key::MAIL_SUBJECT_REFUSED)
}

pub(super) fn test(mut pen: Pen<'_>, test: &Test) -> Result<Draft, Error> {
    pen.facts.id = one_line(&test.id, 80);
    pen.paragraph(Key::MAIL_TEST_LEAD)?;
    pen.paragraph(Key::MAIL_TEST_ID)?;
    pen.finish(Key::MAIL_SUBJECT_TEST)
}
