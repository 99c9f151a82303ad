//! Mails to those who own the server or a site.

use minijinja::Error;

use super::super::letter::SignIn;
use super::{Draft, Pen};

pub(super) fn sign_in(mut pen: Pen<'_>, sign_in: &SignIn) -> Result<Draft, Error> {
    pen.about(&sign_in.server, "", "", "")?;
    pen.paragraph("sign_in_lead")?;
    pen.links(&[("link_sign_in", Some(&sign_in.url))])?;
    pen.paragraph("sign_in_once")?;
    pen.paragraph("sign_in_else")?;
    pen.note("footer")?;
    pen.finish("subject_sign_in")
}
