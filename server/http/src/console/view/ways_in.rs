//! How mail comes in.

use askama::Template;

use super::frame::Frame;
use super::parts::exactly;
use afterword_i18n::Texts;
use afterword_services::ways_in::{Way, WayIn};

#[derive(Debug, Template)]
#[template(path = "console/ways_in.html")]
pub(in crate::console) struct WaysInPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    /// Empty while mail is off.
    pub ways: Vec<WayIn>,
    pub login_error: Option<String>,
}

impl WaysInPage<'_> {
    /// Names of protocols, which no language translates.
    fn name(way: &Way) -> &'static str {
        match way {
            Way::Imap => "IMAP",
            Way::Jmap => "JMAP",
            Way::Lmtp => "LMTP",
            Way::Http => "HTTP",
        }
    }

    fn number(&self, number: &u64) -> String {
        self.texts.number(*number)
    }
}
