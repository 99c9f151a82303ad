//! Every text that a person reads, one file a language: `texts/en.ftl`, `texts/de.ftl` and so on, in Fluent
//! (<https://projectfluent.org>). Dates, numbers and ages are written here too.
//!
//! Each message of `en.ftl` is a function of [`Texts`], so the compiler knows all messages and their variables. A
//! text that is chosen at run time is found by its [`Key`]. Whatever can go wrong is a function of
//! [`ProblemText`]. Each file in `texts/` is a language.
//!
//! `api.ftl` is what only those read who write programs for the API: it is English, and nobody translates it.
//!
//! Deliberately not here: HTML (messages are plain text, templates escape them), the texts of the widget
//! (`widget/texts`), and texts that only administrators read: logs, the command line, configuration errors.

mod date;
mod language;
mod number;
mod problem_text;
mod reason;
mod report;
mod value;

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

pub use self::date::minute;
pub use self::problem_text::ProblemText;
pub use self::reason::Said;
pub use self::value::{Count, Value};

use self::value::ANY_NUMBER;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// What stands in a text where a name is to be put in afterwards, as HTML: no text can hold it.
pub const SLOT: &str = "\u{FDD0}";

/// A text, by the name that it has in the files: `page-reply`, or `setting-depth.hint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(usize);

struct Message {
    key: &'static str,
    variables: &'static [Variable],
}

/// A gap in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: &'static str,
    pub kind: VariableKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableKind {
    Text,
    /// It chooses between plural forms.
    Number,
}

impl Key {
    /// The text of this name, for names that are put together: `problem-` and a code. `_` is the same as `-`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let name = name.replace('_', "-");
        let found = MESSAGES.binary_search_by(|message| message.key.cmp(&name));
        found.ok().map(Self)
    }

    /// All whose name begins so.
    pub fn beginning(with: &str) -> impl Iterator<Item = Self> {
        let all = MESSAGES.iter().enumerate();
        all.filter(move |(_, message)| message.key.starts_with(with))
            .map(|(index, _)| Self(index))
    }

    #[must_use]
    pub fn name(self) -> &'static str {
        self.message().key
    }

    /// By their names, in alphabetical order.
    #[must_use]
    pub fn variables(self) -> &'static [Variable] {
        self.message().variables
    }

    fn message(self) -> &'static Message {
        // A key is made only of an index into the list.
        &MESSAGES[self.0]
    }
}

/// All texts in one language.
pub struct Texts {
    language: &'static str,
    /// By key; those without variables are complete here.
    plain: Vec<Option<Box<str>>>,
    bundle: FluentBundle<FluentResource>,
    plural: Option<PluralRules>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Texts({})", self.language)
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for Texts {}

/// Read at the first use of each language.
static LOADED: [OnceLock<Texts>; SOURCES.len()] = [const { OnceLock::new() }; SOURCES.len()];

const ENGLISH: &str = "en";

impl Texts {
    /// By a language's tag (BCP 47): its texts, or those of its first part (`de` for `de-CH`), or English.
    #[must_use]
    pub fn of(tag: &str) -> &'static Self {
        Self::known(tag).unwrap_or_else(Self::english)
    }

    /// The same without English for what we don't speak.
    #[must_use]
    pub fn known(tag: &str) -> Option<&'static Self> {
        language::find(tag).map(Self::loaded)
    }

    /// The tag of what [`Texts::of`] gives, without reading its texts.
    #[must_use]
    pub fn spoken(tag: &str) -> &'static str {
        language::find(tag).map_or(ENGLISH, |index| SOURCES[index].0)
    }

    #[must_use]
    pub fn english() -> &'static Self {
        // The build reads en.ftl, so that it is there.
        Self::known(ENGLISH).unwrap_or_else(|| Self::loaded(0))
    }

    /// The tags of all languages, in their order.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        SOURCES.iter().map(|(tag, _)| *tag)
    }

    /// In every language, in the order of their tags.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        (0..SOURCES.len()).map(Self::loaded)
    }

    fn loaded(index: usize) -> &'static Self {
        LOADED[index].get_or_init(|| {
            let (language, source) = SOURCES[index];
            Self::new(language, source)
        })
    }

    fn new(language: &'static str, source: &str) -> Self {
        let tag = rules_of(language);
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::written));
        // The build has read each file: no errors are left.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
        bundle.add_resource_overriding(resource);
        if language == ENGLISH {
            let (Ok(of_api) | Err((of_api, _))) = FluentResource::try_new(OF_API.to_owned());
            bundle.add_resource_overriding(of_api);
        }
        let mut texts = Self {
            language,
            plain: Vec::new(),
            bundle,
            plural: plural_rules(tag),
        };
        texts.plain = (0..MESSAGES.len())
            .map(|index| {
                let key = Key(index);
                let is_plain = key.variables().is_empty();
                is_plain.then(|| texts.resolved(key, None))?.map(Into::into)
            })
            .collect();
        texts
    }

    /// The language's tag (BCP 47).
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// How its lines run, as HTML names it.
    #[must_use]
    pub fn direction(&self) -> &'static str {
        match self.language {
            "ar" | "fa" | "he" => "rtl",
            _ => "ltr",
        }
    }

    /// From what was to what is.
    #[must_use]
    pub fn arrow(&self) -> &'static str {
        if self.direction() == "rtl" {
            "←"
        } else {
            "→"
        }
    }

    /// `a, b, c`
    #[must_use]
    pub fn commas(&self, items: impl IntoIterator<Item = String>) -> String {
        let both = |before: String, next: String| self.list_comma(before, next);
        items.into_iter().reduce(both).unwrap_or_default()
    }

    /// `a; b; c`, of whole sentences.
    #[must_use]
    pub fn semicolons(&self, items: impl IntoIterator<Item = String>) -> String {
        let both = |before: String, next: String| self.list_semicolon(before, next);
        items.into_iter().reduce(both).unwrap_or_default()
    }

    /// A text with its variables filled by name; those that it does not have are left out. Plain text, to be escaped
    /// wherever it goes.
    #[must_use]
    pub fn say(&self, key: Key, values: &[(&str, Value<'_>)]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, FluentValue::from(value));
        }
        match self.resolved(key, Some(&arguments)) {
            Some(text) => text,
            None if self.language == ENGLISH => key.name().to_owned(),
            None => Self::english().say(key, values),
        }
    }

    /// A text whose variables are filled in the alphabetical order of their names. What counts something is a number
    /// in digits.
    #[must_use]
    pub fn fill(&self, key: Key, values: &[String]) -> String {
        let values = values.iter().map(String::as_str);
        let values = values.chain(std::iter::repeat(""));
        let filled = key.variables().iter().zip(values).map(|(variable, value)| {
            let value = match variable.kind {
                VariableKind::Number => value.parse().map_or(Value::from(value), Value::Number),
                VariableKind::Text => Value::from(value),
            };
            (variable.name, value)
        });
        self.say(key, &filled.collect::<Vec<_>>())
    }

    /// A text that has one variable, in each plural form of the language, by the names that CLDR has for them. `{}`
    /// stands where the number goes: for scripts, which have `Intl.PluralRules`.
    #[must_use]
    pub fn forms(&self, key: Key) -> Vec<(&'static str, String)> {
        let [variable] = key.variables() else {
            return Vec::new();
        };
        let mut forms: Vec<(&'static str, String)> = Vec::new();
        // Each form has a sample below 200; scripts take `other` where a browser knows one more, of millions.
        for number in 0..=200 {
            let category = self.category(number);
            if forms.iter().all(|(known, _)| *known != category) {
                let value = Value::AnyLike(number);
                forms.push((category, self.say(key, &[(variable.name, value)])));
            }
        }
        forms
    }

    fn category(&self, number: i64) -> &'static str {
        let rules = self.plural.as_ref();
        match rules.and_then(|rules| rules.select(number).ok()) {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        }
    }

    /// A text that has no variables.
    #[must_use]
    pub fn plain(&'static self, key: Key) -> &'static str {
        match self.plain.get(key.0).and_then(Option::as_deref) {
            Some(text) => text,
            None if self.language == ENGLISH => key.name(),
            None => Self::english().plain(key),
        }
    }

    fn resolved(&self, key: Key, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let (id, attribute) = match key.name().split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key.name(), None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        // A variable that is not filled stands in the text by its name; the tests fill all of them.
        let text = self
            .bundle
            .format_pattern(pattern, arguments, &mut Vec::new());
        Some(text.into_owned())
    }
}

/// By whose rules numbers are told: `pt` by itself means Brazil to CLDR, which has two for a plain 0.
fn rules_of(language: &str) -> LanguageIdentifier {
    let rules = if language == "pt" { "pt-PT" } else { language };
    rules.parse().unwrap_or_default()
}

/// Those of the language alone where its region has none of its own.
fn plural_rules(tag: LanguageIdentifier) -> Option<PluralRules> {
    let mut alone = tag.clone();
    alone.region = None;
    let kind = PluralRuleType::CARDINAL;
    let found = PluralRules::create(tag, kind).or_else(|_| PluralRules::create(alone, kind));
    found.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_that_we_do_not_have_is_english() {
        let language = |tag| Texts::of(tag).language();
        assert_eq!(
            ["de-AT", "eo", "deu", ""].map(language),
            ["de", "en", "en", "en"]
        );
        assert_eq!(["de-AT", "eo"].map(Texts::spoken), ["de", "en"]);
        assert_eq!(Texts::known("eo"), None);
    }

    #[test]
    fn plural_forms_are_those_of_the_language() {
        let spoken = |tag, count: u64| Texts::of(tag).console_comment_replies(count);
        assert_eq!(spoken("en", 1), "1 reply");
        assert_eq!(spoken("en", 0), "0 replies");
        assert_eq!(spoken("de-AT", 1), "1 Antwort");
        assert_eq!(spoken("de", 3), "3 Antworten");
        assert_eq!(spoken("fr", 0), "0 réponse");
        assert_eq!(spoken("fr", 2), "2 réponses");
    }

    #[test]
    fn what_is_put_in_is_text_and_is_not_looked_through() {
        let english = Texts::english();
        assert_eq!(
            english.page_reply_to("{ $name }<b>"),
            "Reply to { $name }<b>"
        );
        assert_eq!(
            english.link_confirm_what("{$site}", "Blog"),
            "{$site} will get mails about comments on Blog."
        );
    }

    #[test]
    fn a_text_is_found_by_a_name_that_was_put_together() {
        let key = Key::named("problem-name_too_long").unwrap();
        assert_eq!(key, Key::PROBLEM_NAME_TOO_LONG);
        assert_eq!(key.variables().len(), 2);
        assert_eq!(Key::named("problem-nothing"), None);
        assert!(Key::beginning("reason-").any(|key| key == Key::REASON_LINKS));
    }

    #[test]
    fn what_is_known_as_words_fills_the_gaps_in_the_order_of_their_names() {
        let english = Texts::english();
        let filled = |key, values: &[&str]| {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            english.fill(key, &values)
        };
        assert_eq!(
            filled(Key::REASON_FORM_TOO_FAST, &["1"]),
            "Sent 1 second after typing began."
        );
        assert_eq!(
            filled(Key::REASON_MISLEADING_LINK, &["a.example", "b.example"]),
            "It has a link that shows a.example and leads to b.example."
        );
        assert_eq!(
            filled(Key::REASON_SHORTENER, &[]),
            "It links to , which hides where it leads."
        );
    }

    #[test]
    fn a_script_gets_each_plural_form_once_with_a_gap_for_the_number() {
        let forms = |tag| Texts::of(tag).forms(Key::CONSOLE_ACTION_APPROVE_DONE);
        let form = |category, text: &str| (category, text.to_owned());
        assert_eq!(
            forms("en"),
            [
                form("other", "{} comments approved."),
                form("one", "{} comment approved."),
            ]
        );
        assert_eq!(forms("fr")[0], form("one", "{} commentaire approuvé."));
    }
}
