//! What of a status' HTML is the comment, and which page a status is about.

use afterword_markup::text_of_html;

/// The first link that is neither a person nor a hashtag.
pub(super) fn first_link(html: &str) -> Option<String> {
    let tags = html.match_indices("<a ").filter_map(|(at, _)| {
        let end = html[at..].find('>')?;
        Some(&html[at..at + end])
    });
    let mut links = tags.filter(|tag| !tag.contains("mention") && !tag.contains("hashtag"));
    links.find_map(|tag| {
        let (_, rest) = tag.split_once("href=\"")?;
        let (href, _) = rest.split_once('"')?;
        let is_web = href.starts_with("https://") || href.starts_with("http://");
        is_web.then(|| href.replace("&amp;", "&"))
    })
}

/// An answer begins with the names of the people whom it answers. The thread shows that here.
pub(super) fn without_mentions(html: &str) -> String {
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
    fn the_first_link_is_the_page() {
        let tag = "<a href=\"https://a.test/tags/x\" class=\"mention hashtag\" rel=\"tag\">#<span>x</span></a>";
        let link = "<a href=\"https://b.test/?a=1&amp;b=2\" rel=\"nofollow\">b</a>";
        let page = Some("https://b.test/?a=1&b=2".to_owned());
        assert_eq!(first_link(&format!("<p>{ANN} {tag} {link}</p>")), page);
        assert_eq!(first_link(&format!("<p>{ANN}</p>")), None);
        assert_eq!(first_link("<a href=\"javascript:b\">c</a><a "), None);
    }
}
