//! The language of a page for people: that of its site; where no site determines it, the reader's.

use http::{HeaderMap, header};

use afterword_i18n::Texts;
use afterword_model::Site;

#[must_use]
pub(crate) fn texts_of(site: &Site) -> &'static Texts {
    Texts::of(site.rules.language.as_str())
}

/// The first of the reader's languages that we have (RFC 9110, 12.5.4). Browsers list them by weight.
#[must_use]
pub(crate) fn preferred_texts(headers: &HeaderMap) -> &'static Texts {
    let value = headers.get(header::ACCEPT_LANGUAGE);
    let value = value.and_then(|value| value.to_str().ok());
    let tags = value.unwrap_or_default().split(',');
    let tags = tags.filter_map(|entry| entry.split(';').next());
    let mut found = tags.filter_map(|tag| Texts::known(tag.trim()));
    found.next().unwrap_or_else(Texts::english)
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::HeaderValue;

    #[test]
    fn the_first_language_that_we_have_is_spoken() {
        let language = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value));
            preferred_texts(&headers).language()
        };
        assert_eq!(language("eo, de-AT;q=0.8, en;q=0.5"), "de");
        assert_eq!(language("en-GB,fr;q=0.9"), "en");
        assert_eq!(language("fr"), "fr");
        assert_eq!(language("eo"), "en");
        assert_eq!(language("*"), "en");
        assert_eq!(preferred_texts(&HeaderMap::new()).language(), "en");
    }
}
