//! The sentences of mails: one file a language, of which any sentence may be replaced.

use std::collections::BTreeMap;

use toml::Spanned;

use super::head::Language;

/// A sentence and the line of its file that it stands in, by its key.
pub(super) type Sentences = BTreeMap<String, (String, usize)>;

/// A line of a file, and what is wrong with it.
pub(super) type Wrong = (usize, String);

pub(super) fn built_in(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("texts/en.toml"),
        Language::French => include_str!("texts/fr.toml"),
        Language::German => include_str!("texts/de.toml"),
    }
}

/// Reads a file of sentences.
pub(super) fn read(source: &str) -> Result<Sentences, Wrong> {
    let line_of = |at: usize| {
        let above = source.as_bytes().iter().take(at);
        1 + above.filter(|&&byte| byte == b'\n').count()
    };
    let parsed: BTreeMap<String, Spanned<String>> = toml::from_str(source).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(span.start));
        (line, error.message().to_owned())
    })?;
    let sentences = parsed.into_iter().map(|(key, sentence)| {
        let line = line_of(sentence.span().start);
        (key, (sentence.into_inner(), line))
    });
    Ok(sentences.collect())
}
