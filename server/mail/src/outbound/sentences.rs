//! Files with sentences that replace ours in mails.

use std::collections::BTreeMap;

use toml::Spanned;

/// A sentence and the line of its file that it stands in, by its key.
pub(super) type Sentences = BTreeMap<String, (String, usize)>;

/// A line of a file, and what is wrong with it.
pub(super) struct Wrong {
    pub(super) line: usize,
    pub(super) message: String,
}

/// Reads a file of sentences.
pub(super) fn read(source: &str) -> Result<Sentences, Wrong> {
    let line_of = |at: usize| {
        let above = source.as_bytes().iter().take(at);
        1 + above.filter(|&&byte| byte == b'\n').count()
    };
    let parsed: BTreeMap<String, Spanned<String>> =
        toml::from_str(source).map_err(|error| Wrong {
            line: error.span().map_or(1, |span| line_of(span.start)),
            message: error.message().to_owned(),
        })?;
    let sentences = parsed.into_iter().map(|(key, sentence)| {
        let line = line_of(sentence.span().start);
        (key, (sentence.into_inner(), line))
    });
    Ok(sentences.collect())
}
