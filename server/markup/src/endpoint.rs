//! Where a page wants to be told of links to it (<https://www.w3.org/TR/webmention/#sender-discovers-receiver-webmention-endpoint>).

use url::Url;

use super::tokens::{Token, Tokens};

/// The endpoint that a page at `at` names: the first `link` or `a` with an address.
#[must_use]
pub fn webmention_endpoint(html: &str, at: &Url) -> Option<Url> {
    let mut base: Option<Url> = None;
    for token in Tokens::new(html) {
        let Token::Open(tag) = token else { continue };
        match tag.name.as_str() {
            "base" if base.is_none() => {
                base = tag.attribute("href").and_then(|href| at.join(&href).ok());
            }
            "link" | "a" => {
                let is_endpoint = tag.attribute("rel").is_some_and(|rel| is_webmention(&rel));
                let href = is_endpoint.then(|| tag.attribute("href")).flatten();
                // An empty address is the page itself.
                let found =
                    href.and_then(|href| base.as_ref().unwrap_or(at).join(href.trim()).ok());
                if found.is_some() {
                    return found;
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether these relations (<https://www.rfc-editor.org/rfc/rfc8288#section-3.3>) are of an endpoint.
#[must_use]
pub fn is_webmention(relations: &str) -> bool {
    let mut words = relations.split_ascii_whitespace();
    words.any(|word| word.eq_ignore_ascii_case("webmention"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(html: &str) -> Option<String> {
        let at: Url = "https://a.test/posts/1/?q=1".parse().unwrap();
        webmention_endpoint(html, &at).map(String::from)
    }

    /// The discovery tests of webmention.rocks that are about HTML.
    const ENDPOINTS: &[(&str, &str)] = &[
        (
            "<link rel=webmention href=/test/3/webmention>",
            "https://a.test/test/3/webmention",
        ),
        (
            "<link href='https://b.test/4' rel='webmention'>",
            "https://b.test/4",
        ),
        (
            "<p>Send <a rel=\"webmention\" href=\"5\">here</a>",
            "https://a.test/posts/1/5",
        ),
        (
            "<link rel='webmention somethingelse' href=/9>",
            "https://a.test/9",
        ),
        (
            "<link rel='not-webmention' href=/error><link rel=webmention href=/12>",
            "https://a.test/12",
        ),
        (
            "<!-- <a href=/error rel=webmention></a> --><a href=/13 rel=webmention>",
            "https://a.test/13",
        ),
        (
            "&lt;a href=/error rel=webmention&gt;<a href=/14 rel=webmention>",
            "https://a.test/14",
        ),
        (
            "<link rel=webmention href=''>",
            "https://a.test/posts/1/?q=1",
        ),
        (
            "<a rel=webmention href=/16>a</a><link rel=webmention href=/error>",
            "https://a.test/16",
        ),
        (
            "<link rel=webmention href=/17><a rel=webmention href=/error>",
            "https://a.test/17",
        ),
        (
            "<link rel=webmention><a rel=webmention href=/20>",
            "https://a.test/20",
        ),
        (
            "<LINK REL=WebMention HREF='/21?a=1&amp;b=2'>",
            "https://a.test/21?a=1&b=2",
        ),
        (
            "<base href=/b/><base href=/c/><link rel=webmention href=x>",
            "https://a.test/b/x",
        ),
    ];

    #[test]
    fn the_first_link_or_anchor_with_an_address_is_the_endpoint() {
        for (html, endpoint) in ENDPOINTS {
            assert_eq!(found(html).as_deref(), Some(*endpoint), "{html}");
        }
        for html in [
            "",
            "<link rel=webmentions href=/a>",
            "<script><link rel=webmention href=/a></script>",
        ] {
            assert_eq!(found(html), None, "{html}");
        }
    }
}
