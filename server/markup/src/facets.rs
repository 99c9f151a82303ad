//! Text with links that stand beside it, by bytes, as in posts of the AT protocol
//! (<https://docs.bsky.app/docs/advanced-guides/post-richtext>).

use crate::status::escaped;

/// A part of a text that is a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facet<'a> {
    /// In bytes of the text.
    pub start: usize,
    pub end: usize,
    pub url: &'a str,
    /// Whether it leads to a person or a hashtag, not to a page.
    pub is_mention: bool,
}

/// The HTML of a text and its links. A link that stands in no place of the text, or within another one, is left out.
#[must_use]
pub fn facets_html(text: &str, facets: &[Facet<'_>]) -> String {
    let mut ordered: Vec<&Facet<'_>> = facets.iter().collect();
    ordered.sort_by_key(|facet| facet.start);
    let mut html = "<p>".to_owned();
    let mut done = 0;
    for facet in ordered {
        let words = text.get(facet.start..facet.end);
        let (Some(words), Some(before)) = (words, text.get(done..facet.start)) else {
            continue;
        };
        if words.trim().is_empty() {
            continue;
        }
        html.push_str(&lines(before));
        // Not "mention": as the first word it would be left out as the name of whom a status answers.
        let class = if facet.is_mention {
            " class=\"mention-inside\""
        } else {
            ""
        };
        let (url, words) = (escaped(facet.url), escaped(&words.replace('\n', " ")));
        html.push_str(&format!("<a{class} href=\"{url}\">{words}</a>"));
        done = facet.end;
    }
    html.push_str(&lines(text.get(done..).unwrap_or_default()));
    html.push_str("</p>");
    html
}

/// An empty line begins a paragraph.
fn lines(text: &str) -> String {
    let text = escaped(text);
    text.replace("\n\n", "</p><p>").replace('\n', "<br>")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::status::status_links;
    use crate::{from_html, text_of_html};

    fn facet(start: usize, end: usize, url: &str) -> Facet<'_> {
        Facet {
            start,
            end,
            url,
            is_mention: false,
        }
    }

    #[test]
    fn links_stand_where_their_bytes_are() {
        let text = "Grüße, see blog.example/a… <b>\n\nAnd more\nhere";
        let start = text.find("blog").unwrap();
        let end = start + "blog.example/a…".len();
        let html = facets_html(text, &[facet(start, end, "https://blog.example/a?x=1&y=2")]);
        assert_eq!(
            html,
            "<p>Grüße, see <a href=\"https://blog.example/a?x=1&amp;y=2\">blog.example/a…</a> &lt;b&gt;</p><p>And \
             more<br>here</p>"
        );
        let page = Some("https://blog.example/a?x=1&y=2".to_owned());
        assert_eq!(status_links(&html).next(), page);
        let mention = Facet {
            is_mention: true,
            ..facet(0, 2, "https://bsky.app/profile/a")
        };
        assert_eq!(status_links(&facets_html("hi", &[mention])).next(), None);
    }

    #[test]
    fn a_link_in_no_place_of_the_text_is_left_out() {
        for (start, end) in [(1, 2), (0, 99), (3, 2), (usize::MAX, usize::MAX), (2, 2)] {
            let html = facets_html("é!", &[facet(start, end, "https://a.test/")]);
            assert_eq!(html, "<p>é!</p>", "{start} to {end}");
        }
        let both = [
            facet(0, 3, "https://a.test/"),
            facet(2, 5, "https://b.test/"),
        ];
        let html = facets_html("abcde", &both);
        assert_eq!(html, "<p><a href=\"https://a.test/\">abc</a>de</p>");
    }

    proptest! {
        #[test]
        fn whatever_the_facets_say_the_words_stay(
            text in "[a-z<>&\"é\n ]{0,40}",
            facets in proptest::collection::vec((0..45_usize, 0..45_usize, "[a-z:/\"<>]{0,12}"), 0..5),
        ) {
            let facets: Vec<_> = facets.iter().map(|(start, end, url)| facet(*start, *end, url)).collect();
            let html = facets_html(&text, &facets);
            let bare = |text: &str| text.split_whitespace().collect::<String>();
            prop_assert_eq!(bare(&text_of_html(&html)), bare(&text));
            let _ = from_html(&html);
        }
    }
}
