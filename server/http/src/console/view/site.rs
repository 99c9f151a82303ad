//! One site and its settings.

use crate::page::texts::{SLOT, naming};
use askama::Template;

use super::frame::Frame;
use super::parts::{FormOutcome, SiteChoice};
use super::site_fields::{FIELDS, FieldKind, Group, SettingTexts, defaults};
use super::sites::SiteMistake;
use afterword_i18n::{Key, Texts};
use afterword_model::policy::SiteRules;

#[derive(Debug, Template)]
#[template(path = "console/site.html")]
pub(in crate::console) struct SitePage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub outcome: Option<FormOutcome>,
    pub site: SiteChoice,
    pub form: SiteForm<'a>,
    /// The defaults for the site.
    pub server: &'a SiteRules,
    /// Our own address, without a slash at its end.
    pub base: &'a str,
}

/// The current data, or the input if something is wrong.
#[derive(Debug, Default)]
pub(in crate::console) struct SiteForm<'a> {
    pub title: &'a str,
    /// One a line.
    pub origins: &'a str,
    pub mistakes: &'a [SiteMistake],
    pub settings: SettingTexts,
    /// The names of the settings that were refused.
    pub refused: &'a [&'a str],
    /// The version of the site that the form was made from.
    pub version: String,
    pub currency: Currency,
}

/// Whether the site has changed since the form was made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::console) enum Currency {
    #[default]
    Current,
    /// Somebody else has changed it.
    Outdated,
}

/// A setting in the form.
struct Field<'a> {
    /// As in `SiteOverrides`.
    name: &'static str,
    label: &'static str,
    hint: String,
    choices: Vec<Choice>,
    kind: FieldKind,
    value: &'a str,
    server: String,
    problem: Option<&'static str>,
}

struct Choice {
    value: &'static str,
    label: &'static str,
}

impl SitePage<'_> {
    /// By their headings.
    fn groups(&self) -> [(&'static str, Vec<Field<'_>>); 4] {
        let texts = self.texts;
        [
            (
                texts.console_sites_about_comments(),
                self.fields(Group::Comments),
            ),
            (texts.console_sites_about_spam(), self.fields(Group::Spam)),
            (
                texts.console_sites_about_thread(),
                self.fields(Group::Thread),
            ),
            (
                texts.console_sites_about_people(),
                self.fields(Group::People),
            ),
        ]
    }

    fn fields(&self, wanted: Group) -> Vec<Field<'_>> {
        let server = defaults(self.server);
        let of_group = FIELDS.into_iter().filter(|(group, ..)| *group == wanted);
        let fields = of_group.filter_map(|(_, name, kind)| {
            let key = Key::named(&format!("setting-{name}"))?;
            let choices = self.choices(name, kind);
            let server = server.get(name).map_or("", String::as_str);
            let is_refused = self.form.refused.contains(&name);
            let problem = part(name, "problem").filter(|_| is_refused);
            Some(Field {
                name,
                label: self.texts.plain(key),
                hint: self.hint(name),
                server: self.in_words(&choices, server),
                choices,
                kind,
                value: self.form.settings.get(name).map_or("", String::as_str),
                problem: problem.map(|key| self.texts.plain(key)),
            })
        });
        fields.collect()
    }

    fn hint(&self, name: &str) -> String {
        let languages = Texts::all().map(Texts::language).collect::<Vec<_>>();
        let languages = [("languages", languages.join(", ").into())];
        part(name, "hint").map_or_else(String::new, |key| self.texts.say(key, &languages))
    }

    /// None if the value is typed.
    fn choices(&self, name: &str, kind: FieldKind) -> Vec<Choice> {
        let FieldKind::Choice(values) = kind else {
            return Vec::new();
        };
        let choices = values.iter().filter_map(|value| {
            let label = self.texts.plain(part(name, value)?);
            Some(Choice { value, label })
        });
        choices.collect()
    }

    /// A choice is shown by its text in the list.
    fn in_words(&self, choices: &[Choice], value: &str) -> String {
        match choices.iter().find(|choice| choice.value == value) {
            Some(choice) => choice.label.to_owned(),
            None if value.is_empty() => self.texts.console_sites_nothing().to_owned(),
            None => value.to_owned(),
        }
    }

    fn problem(&self, these: &[SiteMistake]) -> Option<&'static str> {
        SiteMistake::among(self.form.mistakes, these, self.texts)
    }

    fn is_refused(&self) -> bool {
        !self.form.mistakes.is_empty() || !self.form.refused.is_empty()
    }

    /// The script tag for the blog.
    fn tag(&self) -> String {
        let (base, key) = (self.base, &self.site.key);
        format!(r#"<script async src="{base}/embed.js" data-site="{key}"></script>"#)
    }
}

/// A text about a setting, beside its name.
fn part(name: &str, part: &str) -> Option<Key> {
    Key::named(&format!("setting-{name}.{part}"))
}

impl Field<'_> {
    fn is(&self, choice: &Choice) -> bool {
        self.value == choice.value
    }
}
