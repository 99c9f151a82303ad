//! Files with sentences that replace the built-in ones.

use std::collections::BTreeMap;

use toml::Spanned;

/// Each sentence and its line in the file, by key.
pub(super) type Sentences = BTreeMap<String, (String, usize)>;

/// A line of a file, and its error.
pub(super) struct SentenceError {
    pub(super) line: usize,
    pub(super) message: String,
}

/// Reads a file of sentences.
pub(super) fn read(source: &str) -> Result<Sentences, SentenceError> {
    let line_of = |at: usize| {
        let above = source.as_bytes().iter().take(at);
        1 + above.filter(|&&byte| byte == b'\n').count()
    };
    let parsed: BTreeMap<String, Spanned<String>> =
        toml::from_str(source).map_err(|error| SentenceError {
            line: error.span().map_or(1, |span| line_of(span.start)),
            message: error.message().to_owned(),
        })?;
    let sentences = parsed.into_iter().map(|(key, sentence)| {
        let line = line_of(sentence.span().start);
        (key, (sentence.into_inner(), line))
    });
    Ok(sentences.collect())
}
