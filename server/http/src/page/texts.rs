//! Names inside of sentences, as HTML.

pub(crate) use afterword_i18n::SLOT;
use askama::Template;

/// HTML: inserted unescaped (`safe`), because it escapes its own parts.
#[derive(Debug, Template)]
#[template(source = "{{ before }}<bdi>{{ name }}</bdi>{{ after }}", ext = "html")]
pub(crate) struct TextWithName<'a> {
    before: String,
    name: &'a str,
    after: String,
}

/// A sentence that was filled with [`SLOT`], with the name in its place: the name is escaped, and its direction does
/// not affect the words around it.
#[must_use]
pub(crate) fn naming(sentence: impl AsRef<str>, name: &str) -> TextWithName<'_> {
    let sentence = sentence.as_ref();
    let (before, after) = sentence.split_once(SLOT).unwrap_or((sentence, ""));
    TextWithName {
        before: before.to_owned(),
        name,
        after: after.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use afterword_i18n::Texts;

    use super::*;

    #[test]
    fn a_name_in_a_sentence_is_escaped_and_kept_to_itself() {
        let sentence = Texts::english().page_in_reply_to(SLOT);
        let named = naming(sentence, "<b>{}").to_string();
        assert_eq!(named, "in reply to <bdi>&#60;b&#62;{}</bdi>");
    }
}
