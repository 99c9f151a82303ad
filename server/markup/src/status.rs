//! A status of Mastodon, and of what speaks its API: what of its HTML is the comment, and which pages it is about.

use afterword_text::can_be_seen;

use crate::text_of_html;

/// A picture, a video or a sound beside a status.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusMedia<'a> {
    pub url: &'a str,
    /// What its author says of it.
    pub description: Option<&'a str>,
}

/// The HTML of a comment: the text, and links to what is beside it; folded below the warning, if there is one.
#[must_use]
pub fn status_html<'a>(
    warning: Option<&str>,
    content: &str,
    media: impl IntoIterator<Item = StatusMedia<'a>>,
) -> String {
    let mut html = without_mentions(content);
    for StatusMedia { url, description } in media {
        let (url, words) = (escaped(url), escaped(description.unwrap_or(url)));
        html.push_str(&format!("<p><a href=\"{url}\">{words}</a></p>"));
    }
    let warning = warning.filter(|warning| can_be_seen(warning));
    match warning.map(escaped) {
        None => html,
        Some(warning) if text_of_html(&html).trim().is_empty() => {
            format!("<p>{warning}</p>{html}")
        }
        Some(warning) => format!("<details><summary>{warning}</summary>{html}</details>"),
    }
}

/// The name that others see, without its pictures, which stand in it as `:shortcode:`.
#[must_use]
pub fn status_name<'a>(name: &str, pictures: impl IntoIterator<Item = &'a str>) -> String {
    let pictures = pictures.into_iter();
    let bare = pictures.fold(name.to_owned(), |name, shortcode| {
        name.replace(&format!(":{shortcode}:"), "")
    });
    bare.trim().to_owned()
}

/// Text and attributes of HTML.
pub(crate) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('"', "&quot;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}

/// The links that are neither a person nor a hashtag.
pub fn status_links(html: &str) -> impl Iterator<Item = String> {
    let tags = html.match_indices("<a ").filter_map(|(at, _)| {
        let end = html[at..].find('>')?;
        Some(&html[at..at + end])
    });
    let links = tags.filter(|tag| !tag.contains("mention") && !tag.contains("hashtag"));
    links.filter_map(|tag| {
        let (_, rest) = tag.split_once("href=\"")?;
        let (href, _) = rest.split_once('"')?;
        let is_web = href.starts_with("https://") || href.starts_with("http://");
        is_web.then(|| href.replace("&amp;", "&"))
    })
}

/// An answer begins with the names of the people whom it answers. The thread shows that here.
fn without_mentions(html: &str) -> String {
    let (opening, mut rest) = match html.strip_prefix("<p>") {
        Some(rest) => ("<p>", rest),
        None => ("", html),
    };
    while let Some(after) = after_mention(rest) {
        rest = after;
    }
    let text = format!("{opening}{}", rest.trim_start());
    // Somebody may have written nothing but names.
    match text_of_html(&text).trim().is_empty() {
        true => html.to_owned(),
        false => text,
    }
}

/// What follows a mention at the beginning, as Mastodon, Pleroma and GoToSocial write it.
fn after_mention(html: &str) -> Option<&str> {
    let html = html.trim_start();
    let end = match () {
        () if html.starts_with("<span class=\"h-card\"") => "</a></span>",
        () if html.starts_with("<a ") => "</a>",
        () => return None,
    };
    let (mention, after) = html.split_once(end)?;
    let is_one = mention.contains("mention\"") && mention.matches("<a ").count() == 1;
    is_one.then_some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: &str = "<span class=\"h-card\" translate=\"no\"><a href=\"https://a.test/@ann\" class=\"u-url mention\">\
                       @<span>ann</span></a></span>";

    #[test]
    fn mentions_at_the_beginning_are_left_out() {
        for (html, text) in [
            (format!("<p>{ANN} Yes</p>"), "<p>Yes</p>".to_owned()),
            (format!("<p>{ANN} {ANN} Yes</p>"), "<p>Yes</p>".to_owned()),
            (
                format!("<p>As {ANN} says</p>"),
                format!("<p>As {ANN} says</p>"),
            ),
            (format!("<p>{ANN}</p>"), format!("<p>{ANN}</p>")),
            (
                "<p><a href=\"https://b.test/\">b</a> is good</p>".to_owned(),
                "<p><a href=\"https://b.test/\">b</a> is good</p>".to_owned(),
            ),
            (
                "<p><span class=\"h-card\"><a ".to_owned(),
                "<p><span class=\"h-card\"><a ".to_owned(),
            ),
        ] {
            assert_eq!(without_mentions(&html), text);
        }
    }

    #[test]
    fn a_warning_folds_what_stands_below_it() {
        for (warning, content, html) in [
            (
                "The end",
                "<p>a</p>",
                "<details><summary>The end</summary><p>a</p></details>",
            ),
            ("The end", "<p></p>", "<p>The end</p><p></p>"),
            ("\u{200b}", "<p>a</p>", "<p>a</p>"),
        ] {
            assert_eq!(status_html(Some(warning), content, []), html);
        }
    }

    #[test]
    fn the_first_link_is_the_page() {
        let tag = "<a href=\"https://a.test/tags/x\" class=\"mention hashtag\" rel=\"tag\">#<span>x</span></a>";
        let link = "<a href=\"https://b.test/?a=1&amp;b=2\" rel=\"nofollow\">b</a>";
        let page = Some("https://b.test/?a=1&b=2".to_owned());
        let first = |html: &str| status_links(html).next();
        assert_eq!(first(&format!("<p>{ANN} {tag} {link}</p>")), page);
        assert_eq!(first(&format!("<p>{ANN}</p>")), None);
        assert_eq!(first("<a href=\"javascript:b\">c</a><a "), None);
    }
}
