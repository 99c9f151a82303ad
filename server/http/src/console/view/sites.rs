//! All sites, and the form for a new one.

use askama::Template;

use super::frame::Frame;
use super::parts::{FormOutcome, SiteChoice};
use afterword_i18n::Texts;

#[derive(Debug, Template)]
#[template(path = "console/sites.html")]
pub(in crate::console) struct SitesPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub outcome: Option<FormOutcome>,
    pub rows: Vec<SiteRow>,
    pub form: NewSiteForm<'a>,
}

#[derive(Debug)]
pub(in crate::console) struct SiteRow {
    pub site: SiteChoice,
    pub origins: Vec<String>,
    /// Published ones.
    pub comments: u64,
    pub pending: u64,
}

/// As typed; empty at first.
#[derive(Debug, Default)]
pub(in crate::console) struct NewSiteForm<'a> {
    pub key: &'a str,
    pub title: &'a str,
    pub origins: &'a str,
    pub mistakes: &'a [SiteMistake],
}

/// Possible mistakes of a site beside its settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum SiteMistake {
    KeyInvalid,
    KeyTaken,
    Title,
    Origins,
}

impl SiteMistake {
    /// What to write instead.
    fn text(self, texts: &'static Texts) -> &'static str {
        match self {
            Self::KeyInvalid => texts.console_sites_key_invalid(),
            Self::KeyTaken => texts.console_sites_key_taken(),
            Self::Title => texts.console_sites_name_invalid(),
            Self::Origins => texts.console_sites_origins_invalid(),
        }
    }

    /// The text for the first of `these` among the mistakes.
    #[must_use]
    pub(super) fn among(
        mistakes: &[Self],
        these: &[Self],
        texts: &'static Texts,
    ) -> Option<&'static str> {
        let mut mistakes = mistakes.iter();
        let found = mistakes.find(|mistake| these.contains(mistake));
        found.map(|mistake| mistake.text(texts))
    }
}

impl SitesPage<'_> {
    fn problem(&self, these: &[SiteMistake]) -> Option<&'static str> {
        SiteMistake::among(self.form.mistakes, these, self.texts)
    }
}

impl SiteRow {
    fn waiting(&self) -> String {
        super::parts::address("/console/comments", &[("site", &self.site.key)])
    }
}
