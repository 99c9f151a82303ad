//! Mails to those who comment.

use minijinja::Error;

use super::super::letter::{
    AnswerByMail, AnswerRefused, Answered, Arrived, Confirm, Published, Refusal, Role, Test,
};
use super::super::plain::{excerpt, one_line, web_link};
use super::{Block, Draft, Pen};

pub(super) fn confirm(mut pen: Pen<'_>, confirm: &Confirm) -> Result<Draft, Error> {
    pen.about(&confirm.site, &confirm.page.title, "", "")?;
    pen.paragraph("confirm_lead")?;
    if confirm.arrived == Arrived::Published {
        pen.paragraph("confirm_published")?;
    }
    pen.paragraph("confirm_do")?;
    pen.links(&[("link_confirm", Some(&confirm.confirm_url))])?;
    pen.paragraph("confirm_else")?;
    let rows = vec![pen.fact("label_on", pen.facts.page.clone(), Some(&confirm.page.url))?];
    pen.push(Block::Facts { rows });
    pen.note("footer")?;
    pen.finish("subject_confirm")
}

pub(super) fn answered(mut pen: Pen<'_>, answered: &Answered) -> Result<Draft, Error> {
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
        Role::Owner => pen.say("owner")?,
        Role::Reader => pen.facts.author.clone(),
    };
    let rows = vec![
        pen.fact("label_by", author, None)?,
        pen.fact("label_on", pen.facts.page.clone(), None)?,
        pen.fact("label_wrote", excerpt(&answered.excerpt), None)?,
    ];
    pen.push(Block::Facts { rows });
    pen.paragraph(if is_taken {
        "answered_by_mail"
    } else {
        "answered_on_page"
    })?;
    pen.links(&[("link_comment", Some(&answered.comment_url))])?;
    no_more(&mut pen, &answered.unsubscribe_page)?;
    pen.finish("subject_answered")
}

pub(super) fn published(mut pen: Pen<'_>, published: &Published) -> Result<Draft, Error> {
    pen.about(&published.site, &published.page_title, "", "")?;
    pen.paragraph("published_lead")?;
    pen.quote(&published.text);
    let rows = vec![pen.fact("label_on", pen.facts.page.clone(), None)?];
    pen.push(Block::Facts { rows });
    pen.links(&[("link_comment", Some(&published.comment_url))])?;
    no_more(&mut pen, &published.unsubscribe_page)?;
    pen.finish("subject_published")
}

fn no_more(pen: &mut Pen<'_>, page: &str) -> Result<(), Error> {
    pen.note("unsubscribe_why")?;
    if let Some(url) = web_link(page) {
        let label = pen.say("link_unsubscribe")?;
        pen.push(Block::Aside { label, url });
    }
    pen.note("footer")
}

pub(super) fn refused(mut pen: Pen<'_>, refused: &AnswerRefused) -> Result<Draft, Error> {
    let key = match &refused.reason {
        Refusal::ClosedPage => "refused_closed",
        Refusal::Gone => "refused_gone",
        Refusal::Empty => "refused_empty",
        Refusal::TooLong { most } => {
            pen.facts.most = *most;
            "refused_long"
        }
        Refusal::TooManyLinks { most } => {
            pen.facts.most = *most;
            "refused_links"
        }
        Refusal::Other { words } => {
            pen.facts.words = one_line(words, 300);
            "refused_other"
        }
    };
    pen.paragraph(key)?;
    if !refused.text.trim().is_empty() {
        pen.paragraph("refused_text")?;
        pen.quote(&refused.text);
    }
    pen.finish("subject_refused")
}

pub(super) fn test(mut pen: Pen<'_>, test: &Test) -> Result<Draft, Error> {
    pen.facts.id = one_line(&test.id, 80);
    pen.paragraph("test_lead")?;
    pen.paragraph("test_id")?;
    pen.finish("subject_test")
}
