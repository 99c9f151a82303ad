//! Links: how many there are, their share of the text, their targets, and whether they show them.

mod hosts;

use url::Url;

use super::{Case, Code, Finding, features};
use afterword_markup::Link;
use afterword_text::normalize;

/// Points by number of links; the highest limit that is reached counts.
const BY_NUMBER: [(usize, i32); 3] = [(8, 6), (5, 4), (3, 2)];
/// With this many letters of text, a link needs no other words to be acceptable.
const SHORT: usize = 40;

/// Many links.
pub(super) fn number(case: &Case<'_>) -> Option<Finding> {
    let links = case.features.look.links.len();
    let (_, points) = BY_NUMBER.iter().find(|(from, _)| links >= *from)?;
    Some(Finding::points(
        Code::Links,
        *points,
        vec![links.to_string()],
    ))
}

/// The text is little more than links.
pub(super) fn share(case: &Case<'_>) -> Option<Finding> {
    let features = &case.features;
    let count = |text: &str| text.chars().filter(|c| !c.is_whitespace()).count();
    let beside = count(&features.look.prose);
    let in_links: usize = features
        .look
        .links
        .iter()
        .map(|link| count(&link.text))
        .sum();
    let is_most = in_links > beside || beside < SHORT / 2;
    let found = !features.look.links.is_empty() && is_most;
    let share = (100 * in_links)
        .checked_div(in_links + beside)
        .unwrap_or(100);
    found.then(|| Finding::points(Code::LinkShare, 2, vec![share.to_string()]))
}

/// A shortened link, which hides its target.
pub(super) fn shortened(case: &Case<'_>) -> Option<Finding> {
    let host = all_hosts(case).find(|host| hosts::is_shortener(host))?;
    Some(Finding::points(Code::Shortener, 3, vec![host.clone()]))
}

/// A host that looks like another one.
pub(super) fn look_alike(case: &Case<'_>) -> Option<Finding> {
    let host = all_hosts(case).find(|host| hosts::is_look_alike(host))?;
    let (shown, _) = idna::domain_to_unicode(host);
    Some(Finding::points(
        Code::LookAlikeHost,
        5,
        vec![format!("{shown} ({host})")],
    ))
}

/// An invisible link.
pub(super) fn hidden(case: &Case<'_>) -> Option<Finding> {
    let mut links = case.features.look.links.iter();
    let link = links.find(|link| !link.is_bare && is_hidden(&link.text))?;
    let host = features::host_of(&link.address).unwrap_or_default();
    Some(Finding::points(Code::HiddenLink, 5, vec![host]))
}

/// A link that shows another host than its target.
pub(super) fn elsewhere(case: &Case<'_>) -> Option<Finding> {
    let (shown, host) = case.features.look.links.iter().find_map(misleading)?;
    Some(Finding::points(Code::MisleadingLink, 5, vec![shown, host]))
}

/// Links in HTML or BBCode: written by a program that does not know where it posts.
pub(super) fn foreign_markup(case: &Case<'_>) -> Option<Finding> {
    let prose = case.features.look.prose.to_ascii_lowercase();
    let typed = ["<a href", "<a  href", "[url=", "[url]", "[link=", "[/url]"];
    let mark = typed.iter().find(|mark| prose.contains(**mark))?;
    Some(Finding::points(
        Code::ForeignMarkup,
        5,
        vec![(*mark).to_owned()],
    ))
}

/// A website and hardly any text: posted for the link of the name.
pub(super) fn website(case: &Case<'_>) -> Option<Finding> {
    let host = case.features.website.as_ref()?;
    let is_short = case.features.length() < SHORT;
    is_short.then(|| Finding::points(Code::Website, 1, vec![host.clone()]))
}

fn all_hosts<'a>(case: &'a Case<'_>) -> impl Iterator<Item = &'a String> {
    case.features.hosts.iter().chain(&case.features.website)
}

/// Whether a reader sees no link. An image without text shows its address instead, and a single character such as an
/// arrow may be intended.
fn is_hidden(text: &str) -> bool {
    let mut seen = text
        .chars()
        .filter(|c| !normalize::is_unseen(*c) && !c.is_whitespace());
    seen.all(|c| {
        matches!(
            c,
            '.' | ',' | ';' | ':' | '\'' | '`' | '-' | '_' | '·' | '’'
        )
    })
}

/// The host that is shown, and the real one.
fn misleading(link: &Link) -> Option<(String, String)> {
    if link.is_bare {
        return None;
    }
    let text = link.text.trim().trim_end_matches(['.', ',', '!', '?']);
    if text.contains(char::is_whitespace) || !text.contains('.') {
        return None;
    }
    let is_whole = text.contains("://");
    let begins_so = is_whole || text.starts_with("www.") || ends_like_host(text);
    let whole = if is_whole {
        text.to_owned()
    } else {
        format!("https://{text}")
    };
    let shown = Url::parse(&whole).ok().filter(|_| begins_so)?;
    let shown = shown.host_str()?.trim_start_matches("www.").to_owned();
    let host = features::host_of(&link.address)?;
    let leads = host.trim_start_matches("www.");
    let is_same = shown == leads
        || leads.ends_with(&format!(".{shown}"))
        || shown.ends_with(&format!(".{leads}"));
    (!is_same).then_some((shown, host))
}

/// `config.rs` and `Node.js` are no hosts, though a parser takes them for hosts.
fn ends_like_host(text: &str) -> bool {
    let host = text.split('/').next().unwrap_or_default();
    let known = [
        "com", "org", "net", "de", "fr", "info", "io", "co", "uk", "eu", "ru", "cn", "shop", "biz",
    ];
    host.rsplit_once('.')
        .is_some_and(|(_, end)| known.contains(&end.to_ascii_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use crate::tests::{Found, found};

    fn codes(text: &str) -> Vec<&'static str> {
        found(text)
            .into_iter()
            .map(|Found { code, .. }| code)
            .collect()
    }

    #[test]
    fn a_link_or_two_in_a_comment_are_welcome() {
        for text in [
            "I wrote about the same bug, see https://ann.example/post for what helped me in the end.",
            "The [docs](https://docs.example/a) and the [book](https://book.example/) say so, page 12.",
            "Look into [config.rs](https://git.example/config.rs), the third function has the answer to it.",
            "Use [Node.js](https://nodejs.org/) if you can, it is what all the other examples here use.",
            "[example.org](https://www.example.org/) is the one that I use, since they answer their mails.",
        ] {
            assert!(codes(text).is_empty(), "{text}: {:?}", codes(text));
        }
    }

    #[test]
    fn many_links_give_the_more_points() {
        let links =
            |n: usize| "see https://a.example/ and read what they say there about it ".repeat(n);
        let points = |n| {
            found(&links(n))
                .iter()
                .map(|found| found.points)
                .sum::<i32>()
        };
        assert_eq!((points(2), points(3), points(5), points(8)), (0, 2, 4, 6));
    }

    #[test]
    fn tricks_with_links_are_found() {
        for (text, code) in [
            ("https://a.example", "link_share"),
            (
                "I found all the answers to it over at https://bit.ly/3abc when I was looking.",
                "shortener",
            ),
            (
                "Please log in at https://www.xn--80ak6aa92e.com/ so that we can go on with it.",
                "look_alike_host",
            ),
            (
                "Nice words about this topic[.](https://casino.example/), I liked the second part.",
                "hidden_link",
            ),
            (
                "Nice words about it [&#8203;.](https://casino.example/), I liked the second part.",
                "hidden_link",
            ),
            (
                "As [www.bank.example](https://evil.example/) says, all of us have to act on it now.",
                "misleading_link",
            ),
            (
                "As [https://bank.example/](https://evil.example/) says, all of us have to act on it.",
                "misleading_link",
            ),
            (
                "Visit <a href=\"https://a.example\">us</a> for more of the same kind, all week long.",
                "foreign_markup",
            ),
            (
                "Visit [url=https://a.example]us[/url] for more of the same kind, all of the week long.",
                "foreign_markup",
            ),
        ] {
            assert!(codes(text).contains(&code), "{text}: {:?}", codes(text));
        }
    }

    #[test]
    fn code_that_shows_a_link_is_no_link() {
        let text =
            "You have to write `<a href=\"https://a.example\">` there, then the browser does it.";
        assert!(codes(text).is_empty());
    }
}
