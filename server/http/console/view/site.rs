//! One site and its settings.

use askama::Template;

use super::frame::Frame;
use super::parts::{Outcome, SiteChoice};
use super::site_fields::{FIELDS, Group, Kind, Typed, defaults};
use super::sites::SiteMistake;
use crate::http::console::texts::lists::{Choice, ListWords, SettingWords};
use afterword_model::policy::SiteRules;

#[derive(Debug, Template)]
#[template(path = "console/site.html")]
pub(in crate::http::console) struct SitePage<'a> {
    pub frame: Frame<'a>,
    pub words: &'static ListWords,
    pub outcome: Option<Outcome>,
    pub site: SiteChoice,
    pub form: SiteForm<'a>,
    /// What holds where the site says nothing.
    pub server: &'a SiteRules,
    /// Our own address, without a slash at its end.
    pub base: &'a str,
}

/// As it is, or as it was typed where something is wrong.
#[derive(Debug, Default)]
pub(in crate::http::console) struct SiteForm<'a> {
    pub title: &'a str,
    /// One a line.
    pub origins: &'a str,
    pub mistakes: &'a [SiteMistake],
    pub settings: Typed,
    /// The names of the settings that were refused.
    pub refused: &'a [&'a str],
    /// Of the site that the form was made from.
    pub version: String,
    pub currency: Currency,
}

/// Whether the site is still the one that the form was made from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::http::console) enum Currency {
    #[default]
    Current,
    /// Somebody else has changed it.
    Outdated,
}

/// A setting as it is asked for.
struct Field<'a> {
    words: &'static SettingWords,
    kind: Kind,
    value: &'a str,
    server: String,
    problem: Option<&'static str>,
}

impl SitePage<'_> {
    /// Under their headings.
    fn groups(&self) -> [(&'static str, Vec<Field<'_>>); 4] {
        let words = &self.words.sites;
        [
            (words.about_comments, self.fields(Group::Comments)),
            (words.about_spam, self.fields(Group::Spam)),
            (words.about_thread, self.fields(Group::Thread)),
            (words.about_people, self.fields(Group::People)),
        ]
    }

    fn fields(&self, wanted: Group) -> Vec<Field<'_>> {
        let server = defaults(self.server);
        let of_group = FIELDS.into_iter().filter(|(group, ..)| *group == wanted);
        let fields = of_group.filter_map(|(_, name, kind)| {
            let mut known = self.words.settings.iter();
            let words = known.find(|words| words.name == name)?;
            let typed = self.form.settings.get(name);
            let is_refused = self.form.refused.contains(&name);
            Some(Field {
                words,
                kind,
                value: typed.map_or("", String::as_str),
                server: self.in_words(words, server.get(name).map_or("", String::as_str)),
                problem: is_refused.then_some(words.problem),
            })
        });
        fields.collect()
    }

    /// A choice is said as it stands in its list.
    fn in_words(&self, words: &SettingWords, value: &str) -> String {
        let mut choices = words.choices.iter();
        match choices.find(|choice| choice.value == value) {
            Some(choice) => choice.words.to_owned(),
            None if value.is_empty() => self.words.sites.nothing.to_owned(),
            None => value.to_owned(),
        }
    }

    fn problem(&self, these: &[SiteMistake]) -> Option<&'static str> {
        SiteMistake::among(self.form.mistakes, these, self.words)
    }

    fn is_refused(&self) -> bool {
        !self.form.mistakes.is_empty() || !self.form.refused.is_empty()
    }

    /// What goes into the blog.
    fn tag(&self) -> String {
        let (base, key) = (self.base, &self.site.key);
        format!(r#"<script async src="{base}/embed.js" data-site="{key}"></script>"#)
    }
}

impl Field<'_> {
    fn is(&self, choice: &Choice) -> bool {
        self.value == choice.value
    }
}
