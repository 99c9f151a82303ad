//! The layout and the sentences of mails: the owner can replace both, file by file, in a folder.
//!
//! ```text
//! mail.txt mail.html            the layout of a mail
//! en.toml and so on             its sentences; those missing in such a file come from `i18n`
//! ```

mod filters;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use afterword_faults::fails;
use afterword_i18n::{Key, Texts};
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Error, ErrorKind, UndefinedBehavior, context};
use thiserror::Error;

use super::blocks::{Block, Draft, SentenceVariables, draft};
use super::samples;
use super::sentences::{self, SentenceError};
use afterword_mail_reader::{Decision, decision};

const TEXT: &str = "mail.txt";
const HTML: &str = "mail.html";

/// A marker line has at most 120 bytes, including rows and tag.
const LONGEST_MARKER: usize = 80;

/// An error in a file of `mail.templates`.
#[derive(Debug, Error)]
pub enum TemplatesError {
    #[error("mail.templates: {} can't be read: {error}", path.display())]
    Unreadable {
        path: PathBuf,
        error: std::io::Error,
    },
    #[error("mail.templates: {file}, line {line}: {message}")]
    Wrong {
        file: String,
        line: usize,
        message: String,
    },
}

/// All templates of mails; those of the owner have been rendered once.
#[derive(Debug)]
pub struct Templates {
    environment: Environment<'static>,
}

impl Templates {
    /// Loads the built-in templates, or their replacements in `folder`.
    ///
    /// # Errors
    /// A file can't be read, or a template in it can't be rendered.
    pub fn load(folder: Option<&Path>) -> Result<Self, TemplatesError> {
        let mut loader = Loader::new();
        if let Some(folder) = folder {
            loader.check_names(folder)?;
        }
        let mut is_ours = true;
        for texts in Texts::all() {
            if let Some((file, source)) = found(folder, &file_of(texts))? {
                loader.sentences(texts, &file, &source)?;
                is_ours = false;
            }
        }
        let layouts = [
            (TEXT, include_str!("mail.txt")),
            (HTML, include_str!("mail.html")),
        ];
        for (name, built_in) in layouts {
            let built_in = (name.to_owned(), built_in.to_owned());
            let own = found(folder, name)?;
            is_ours &= own.is_none();
            let (file, source) = own.unwrap_or(built_in);
            loader.add(name, file, 0, source)?;
        }
        // The built-in ones were tried when this was built: all mails in all languages take a while.
        if !is_ours {
            loader.try_all()?;
        }
        Ok(loader.templates)
    }

    /// The owner's sentence, or the built-in one.
    pub(super) fn say(
        &self,
        texts: &'static Texts,
        key: Key,
        facts: &SentenceVariables,
    ) -> Result<String, Error> {
        match self.environment.get_template(&template_name(texts, key)) {
            Ok(own) => own.render(Serde(facts)),
            Err(_) => Ok(texts.say(key, &facts.values())),
        }
    }

    /// Whether the owner has replaced this sentence.
    pub(super) fn replaces(&self, texts: &'static Texts, key: Key) -> bool {
        let name = template_name(texts, key);
        self.environment.get_template(&name).is_ok()
    }

    pub(super) fn text(&self, texts: &'static Texts, draft: &Draft) -> Result<String, Error> {
        let text = self.laid_out(TEXT, texts, draft)?;
        Ok(text.trim_end().to_owned() + "\n")
    }

    pub(super) fn html(&self, texts: &'static Texts, draft: &Draft) -> Result<String, Error> {
        self.laid_out(HTML, texts, draft)
    }

    fn laid_out(
        &self,
        layout: &str,
        texts: &'static Texts,
        draft: &Draft,
    ) -> Result<String, Error> {
        if fails("render", "mail") {
            return Err(ErrorKind::InvalidOperation.into());
        }
        self.environment.get_template(layout)?.render(context! {
            language => texts.language(),
            direction => texts.direction(),
            subject => draft.subject.clone(),
            preview => draft.preview.clone(),
            blocks => Serde(&draft.blocks),
        })
    }
}

/// The content of a file in the folder, if it exists.
fn found(folder: Option<&Path>, name: &str) -> Result<Option<(String, String)>, TemplatesError> {
    let Some(path) = folder
        .map(|folder| folder.join(name))
        .filter(|path| path.exists())
    else {
        return Ok(None);
    };
    match fs::read_to_string(&path) {
        Ok(source) => Ok(Some((path.display().to_string(), source))),
        Err(error) => Err(TemplatesError::Unreadable { path, error }),
    }
}

/// The file with the owner's sentences of a language.
fn file_of(texts: &Texts) -> String {
    format!("{}.toml", texts.language())
}

/// The template name of an owner's sentence.
fn template_name(texts: &Texts, key: Key) -> String {
    format!("{}/{}", texts.language(), key.name())
}

/// The text that a key of such a file names.
fn key_of(name: &str) -> Option<Key> {
    Key::named(&format!("mail-{name}"))
}

struct Loader {
    templates: Templates,
    /// The file of each template, and the line before its first.
    origins: BTreeMap<String, (String, usize)>,
}

impl Loader {
    fn new() -> Self {
        let mut environment = Environment::new();
        let mut syntax = environment.syntax().to_builder();
        if let Ok(syntax) = syntax.trim_blocks(true).lstrip_blocks(true).build() {
            environment.set_syntax(syntax);
        }
        environment.set_undefined_behavior(UndefinedBehavior::Strict);
        environment.set_auto_escape_callback(|name| match name {
            HTML => AutoEscape::Html,
            _ => AutoEscape::None,
        });
        filters::add(&mut environment);
        Self {
            templates: Templates { environment },
            origins: BTreeMap::new(),
        }
    }

    /// A template with a wrong name would be ignored silently.
    fn check_names(&self, folder: &Path) -> Result<(), TemplatesError> {
        let unreadable = |error| TemplatesError::Unreadable {
            path: folder.to_owned(),
            error,
        };
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_ours = [".txt", ".html", ".toml"]
                .iter()
                .any(|end| name.ends_with(end));
            let files = Texts::all().map(file_of);
            let layouts = [TEXT, HTML].map(ToOwned::to_owned);
            let known: Vec<String> = layouts.into_iter().chain(files).collect();
            if is_ours && !known.iter().any(|known| *known == name) {
                let message = format!("no template has this name: there are {}", known.join(", "));
                return Err(wrong(path.display().to_string(), 1, message));
            }
        }
        Ok(())
    }

    fn sentences(
        &mut self,
        texts: &'static Texts,
        file: &str,
        source: &str,
    ) -> Result<(), TemplatesError> {
        let sentences = sentences::read(source);
        let sentences = sentences
            .map_err(|SentenceError { line, message }| wrong(file.to_owned(), line, message))?;
        for (name, (sentence, line)) in sentences {
            let wrong = |message| wrong(file.to_owned(), line, message);
            let key =
                key_of(&name).ok_or_else(|| wrong(format!("there is no sentence `{name}`")))?;
            if let Some(message) = useless(&name, &sentence) {
                return Err(wrong(message));
            }
            let above = line.saturating_sub(1);
            self.add(&template_name(texts, key), file.to_owned(), above, sentence)?;
        }
        Ok(())
    }

    fn add(
        &mut self,
        name: &str,
        file: String,
        above: usize,
        source: String,
    ) -> Result<(), TemplatesError> {
        self.origins.insert(name.to_owned(), (file, above));
        let environment = &mut self.templates.environment;
        let added = environment.add_template_owned(name.to_owned(), source);
        added.map_err(|error| self.located(name, &error))
    }

    /// Renders everything once, so that no mail fails later.
    fn try_all(&self) -> Result<(), TemplatesError> {
        let facts = SentenceVariables::default();
        for name in self.origins.keys().filter(|name| name.contains('/')) {
            let template = self.templates.environment.get_template(name);
            let rendered = template.and_then(|template| template.render(Serde(&facts)));
            rendered.map_err(|error| self.located(name, &error))?;
        }
        for texts in Texts::all() {
            for letter in samples::all() {
                let draft = draft(&letter, &self.templates, texts);
                let draft = draft.map_err(|error| self.located(TEXT, &error))?;
                let text = self.templates.text(texts, &draft);
                let text = text.map_err(|error| self.located(TEXT, &error))?;
                let html = self.templates.html(texts, &draft);
                let html = html.map_err(|error| self.located(HTML, &error))?;
                if let Some(Block::Marker { text: marker }) = draft.blocks.first() {
                    self.check_marker(TEXT, text.starts_with(&format!("{marker}\n")))?;
                    self.check_marker(HTML, html.contains(marker.as_str()))?;
                }
            }
        }
        Ok(())
    }

    /// Without the marker, a reply can't be separated from its quotation.
    fn check_marker(&self, layout: &str, is_there: bool) -> Result<(), TemplatesError> {
        if is_there {
            return Ok(());
        }
        let file = self.origins.get(layout).map(|(file, _)| file.clone());
        let message = "the text of the block `marker` must stand first, on a line of its own";
        Err(wrong(file.unwrap_or_default(), 1, message.to_owned()))
    }

    fn located(&self, name: &str, error: &Error) -> TemplatesError {
        let name = error.name().unwrap_or(name);
        let (file, above) = self.origins.get(name).cloned().unwrap_or_default();
        let message = match error.detail() {
            Some(detail) => format!("{}: {detail}", error.kind()),
            None => error.kind().to_string(),
        };
        wrong(file, above + error.line().unwrap_or(1), message)
    }
}

/// Why mails with this sentence could not be answered.
fn useless(key: &str, sentence: &str) -> Option<String> {
    if key.starts_with("word_") && decision(sentence) == Decision::None {
        return Some(format!("“{sentence}” is no word that decides"));
    }
    let is_marker = key == "marker";
    let is_unfit = sentence.len() > LONGEST_MARKER || sentence.contains(['\n', '[', '{']);
    (is_marker && is_unfit).then(|| {
        format!("marker must be one plain line of at most {LONGEST_MARKER} bytes, without [ and {{")
    })
}

fn wrong(file: String, line: usize, message: String) -> TemplatesError {
    TemplatesError::Wrong {
        file,
        line,
        message,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_sentences_make_mails_that_can_be_answered() {
        for texts in Texts::all() {
            for key in Key::beginning("mail-") {
                let name = key.name()["mail-".len()..].replace('-', "_");
                let sentence = texts.say(key, &SentenceVariables::default().values());
                assert_eq!(useless(&name, &sentence), None, "{}", texts.language());
            }
        }
    }

    #[test]
    fn our_own_templates_make_each_mail_in_each_language() {
        let mut loader = Loader::new();
        for (name, source) in [
            (TEXT, include_str!("mail.txt")),
            (HTML, include_str!("mail.html")),
        ] {
            let (file, source) = (name.to_owned(), source.to_owned());
            loader.add(name, file, 0, source).unwrap();
        }
        loader.try_all().unwrap();
    }

    #[test]
    fn mails_know_all_that_their_sentences_speak_of() {
        let facts = SentenceVariables::default();
        let known = facts.values().map(|(name, _)| name);
        for key in Key::beginning("mail-") {
            for variable in key.variables() {
                assert!(known.contains(&variable.name), "{}", key.name());
            }
        }
    }
}
