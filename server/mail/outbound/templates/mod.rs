//! The words and the shape of mails: built in, and replaceable file by file from a folder.
//!
//! ```text
//! mail.txt mail.html            how a mail is laid out
//! en.toml  fr.toml  de.toml     its sentences; what such a file leaves out stays as it is built in
//! ```

mod filters;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Error, UndefinedBehavior, Value, context};
use thiserror::Error;

use super::blocks::{Block, Draft, Facts, draft, facts};
use super::head::Language;
use super::{samples, texts};
use afterword_mail_reader::{Decision, decision};

const TEXT: &str = "mail.txt";
const HTML: &str = "mail.html";

/// A marker line has at most 120 bytes, rows and tag included.
const LONGEST_MARKER: usize = 80;

/// What is wrong with a file of `mail.templates`.
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

/// All that mails are made with; every sentence and layout has been rendered once.
#[derive(Debug)]
pub struct Templates {
    environment: Environment<'static>,
}

impl Templates {
    /// The built-in ones, or in their place what is in `folder`.
    ///
    /// # Errors
    /// A file can't be read, or a template in it can't be rendered.
    pub fn load(folder: Option<&Path>) -> Result<Self, TemplatesError> {
        let mut loader = Loader::new();
        if let Some(folder) = folder {
            loader.check_names(folder)?;
        }
        for language in Language::ALL {
            let name = format!("{}.toml", language.tag());
            loader.sentences(language, &name, texts::built_in(language))?;
            if let Some((file, source)) = found(folder, &name)? {
                loader.sentences(language, &file, &source)?;
            }
        }
        let layouts = [
            (TEXT, include_str!("mail.txt")),
            (HTML, include_str!("mail.html")),
        ];
        for (name, built_in) in layouts {
            let built_in = (name.to_owned(), built_in.to_owned());
            let (file, source) = found(folder, name)?.unwrap_or(built_in);
            loader.add(name, file, 0, source)?;
        }
        loader.tried()
    }

    pub(super) fn say(
        &self,
        language: Language,
        key: &str,
        facts: &Value,
    ) -> Result<String, Error> {
        let name = sentence_name(language, key);
        self.environment.get_template(&name)?.render(facts)
    }

    pub(super) fn text(&self, language: Language, draft: &Draft) -> Result<String, Error> {
        let text = self.laid_out(TEXT, language, draft)?;
        Ok(text.trim_end().to_owned() + "\n")
    }

    pub(super) fn html(&self, language: Language, draft: &Draft) -> Result<String, Error> {
        self.laid_out(HTML, language, draft)
    }

    fn laid_out(&self, layout: &str, language: Language, draft: &Draft) -> Result<String, Error> {
        self.environment.get_template(layout)?.render(context! {
            language => language.tag(),
            subject => draft.subject.clone(),
            blocks => Serde(&draft.blocks),
        })
    }
}

/// The content of a file in the folder, if it is there.
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

fn sentence_name(language: Language, key: &str) -> String {
    format!("{}/{key}", language.tag())
}

struct Loader {
    templates: Templates,
    /// For each template its file, and the line there above its first.
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

    /// A template under a wrong name would be left out without a word.
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
            let known = [TEXT, HTML, "en.toml", "fr.toml", "de.toml"];
            if is_ours && !known.contains(&&*name) {
                let message = format!("no template has this name: there are {}", known.join(", "));
                return Err(wrong(path.display().to_string(), 1, message));
            }
        }
        Ok(())
    }

    fn sentences(
        &mut self,
        language: Language,
        file: &str,
        source: &str,
    ) -> Result<(), TemplatesError> {
        let sentences = texts::read(source);
        let sentences = sentences.map_err(|(line, text)| wrong(file.to_owned(), line, text))?;
        let is_built_in = !self
            .origins
            .contains_key(&sentence_name(language, "marker"));
        for (key, (sentence, line)) in sentences {
            let name = sentence_name(language, &key);
            if !is_built_in && !self.origins.contains_key(&name) {
                let message = format!("there is no sentence `{key}`");
                return Err(wrong(file.to_owned(), line, message));
            }
            if let Some(message) = useless(&key, &sentence) {
                return Err(wrong(file.to_owned(), line, message));
            }
            self.add(&name, file.to_owned(), line.saturating_sub(1), sentence)?;
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

    /// Renders everything once, so that nothing fails when a mail is to be sent.
    fn tried(self) -> Result<Templates, TemplatesError> {
        let facts = facts(&Facts::default());
        for name in self.origins.keys().filter(|name| name.contains('/')) {
            let template = self.templates.environment.get_template(name);
            let rendered = template.and_then(|template| template.render(&facts));
            rendered.map_err(|error| self.located(name, &error))?;
        }
        for language in Language::ALL {
            for letter in samples::all() {
                let draft = draft(&letter, &self.templates, language);
                let draft = draft.map_err(|error| self.located(TEXT, &error))?;
                let text = self.templates.text(language, &draft);
                let text = text.map_err(|error| self.located(TEXT, &error))?;
                let html = self.templates.html(language, &draft);
                let html = html.map_err(|error| self.located(HTML, &error))?;
                if let Some(Block::Marker { text: marker }) = draft.blocks.first() {
                    self.check_marker(TEXT, text.starts_with(&format!("{marker}\n")))?;
                    self.check_marker(HTML, html.contains(marker.as_str()))?;
                }
            }
        }
        Ok(self.templates)
    }

    /// Without it answers can't be told from what they quote.
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

/// Why a sentence would make mails that can't be answered.
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
