//! Mails to owners of the server or of a site.

use afterword_i18n::Key;
use minijinja::Error;

use super::super::letter::{AddressQuestion, Damage, SignIn};
use super::super::plain::one_line;
use super::{Draft, LONGEST_NAME, Pen};

pub(super) fn sign_in(mut pen: Pen<'_>, sign_in: &SignIn) -> Result<Draft, Error> {
    pen.about(&sign_in.server, "", "", "")?;
    pen.paragraph(Key::MAIL_SIGN_IN_LEAD)?;
    pen.links(&[(Key::MAIL_LINK_SIGN_IN, Some(&sign_in.url))])?;
    pen.paragraph(Key::MAIL_SIGN_IN_ONCE)?;
    pen.paragraph(Key::MAIL_SIGN_IN_ELSE)?;
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_SIGN_IN)
}

pub(super) fn address(mut pen: Pen<'_>, question: &AddressQuestion) -> Result<Draft, Error> {
    pen.about(&question.server, "", "", "")?;
    pen.facts.who = one_line(&question.moderator, LONGEST_NAME);
    pen.paragraph(Key::MAIL_ADDRESS_LEAD)?;
    pen.links(&[(Key::MAIL_LINK_ADDRESS, Some(&question.url))])?;
    pen.paragraph(Key::MAIL_ADDRESS_ELSE)?;
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_ADDRESS)
}

pub(super) fn damage(mut pen: Pen<'_>, damage: &Damage) -> Result<Draft, Error> {
    pen.about(&damage.server, "", "", "")?;
    pen.paragraph(Key::MAIL_DAMAGE_LEAD)?;
    pen.verbatim(&damage.found);
    pen.paragraph(Key::MAIL_DAMAGE_NOW)?;
    pen.note(Key::MAIL_FOOTER)?;
    pen.finish(Key::MAIL_SUBJECT_DAMAGE)
}
