//! The page that a discussion or an issue belongs to.
//!
//! giscus, utterances, Gitalk and Gitment write the page's URL into the first text, on a line of its own. What somebody
//! began by hand has only its title. Where that is no path either, the thread's own address on GitHub stands for the page:
//! `--map` leads it to where it belongs.

use url::Url;

use crate::reading::loose::address;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ThreadPage {
    pub(super) address: String,
    pub(super) title: Option<String>,
}

/// `title` and `body` of a thread, and its address on GitHub.
pub(super) fn page(title: &str, body: &str, url: Option<&str>) -> Option<ThreadPage> {
    let title = title.trim();
    let address = named_in(body, url).or_else(|| path_in(title));
    let address = address.or_else(|| url.map(str::to_owned))?;
    let is_path = path_in(title).is_some() || is_end_of(&address, title);
    let title = match is_path {
        true => heading(body).filter(|heading| *heading != title),
        false => Some(title).filter(|title| !title.is_empty()),
    };
    Some(ThreadPage {
        address,
        title: title.map(str::to_owned),
    })
}

/// The last line that is nothing but a link to another host.
fn named_in(body: &str, url: Option<&str>) -> Option<String> {
    let host = |address: &str| Some(Url::parse(address).ok()?.host_str()?.to_owned());
    let own = url.and_then(host);
    let mut links = body.lines().rev().filter_map(only_link);
    let named = links.find(|link| host(link).is_some_and(|host| Some(host) != own));
    named.map(str::to_owned)
}

/// `https://blog.example/a/`, `<https://…>` and `[https://…](https://…)`.
fn only_link(line: &str) -> Option<&str> {
    let line = line.trim();
    let markdown = line
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(')'))
        .and_then(|rest| rest.split_once("]("))
        .map(|(_, target)| target);
    let bracketed = line
        .strip_prefix('<')
        .and_then(|rest| rest.strip_suffix('>'));
    let link = markdown.or(bracketed).unwrap_or(line);
    let is_web = link.starts_with("https://") || link.starts_with("http://");
    (is_web && !link.contains(char::is_whitespace)).then_some(link)
}

/// The page in a title: a URL, a path, or `index`, as which the scripts write the front page.
fn path_in(title: &str) -> Option<String> {
    match title {
        "index" => Some("/".to_owned()),
        _ if title.contains(char::is_whitespace) || !title.contains('/') => None,
        _ => Some(address(title)),
    }
}

/// The scripts write a page's path without its first slash and without the ending of a file.
fn is_end_of(address: &str, title: &str) -> bool {
    let path = Url::parse(address).map_or_else(|_| address.to_owned(), |url| url.path().to_owned());
    let path = path.trim_matches('/');
    let bare = match path.rsplit_once('.') {
        Some((bare, ending)) if !ending.contains('/') => bare,
        _ => path,
    };
    let title = title.trim_matches('/');
    !title.is_empty() && (title == path || title == bare)
}

/// utterances begins its text with the page's title.
fn heading(body: &str) -> Option<&str> {
    let heading = body.lines().next()?.strip_prefix("# ")?.trim();
    (!heading.is_empty()).then_some(heading)
}

#[cfg(test)]
mod tests {
    use super::*;

    const URL: Option<&str> = Some("https://github.com/ann/blog/discussions/12");

    fn found(title: &str, body: &str) -> (String, Option<String>) {
        let page = page(title, body, URL).unwrap();
        (page.address, page.title)
    }

    #[test]
    fn the_url_in_the_text_comes_first() {
        for (title, body, address, named) in [
            (
                "posts/hello",
                "# posts/hello\n\nWhat it is about\n\nhttps://a.test/posts/hello.html\n\n<!-- sha1: 0a -->",
                "https://a.test/posts/hello.html",
                None,
            ),
            (
                "posts/hello/",
                "# Hello – Ann's blog\r\n\r\nWords\r\n\r\n[https://a.test/posts/hello/](https://a.test/posts/hello/)",
                "https://a.test/posts/hello/",
                Some("Hello – Ann's blog"),
            ),
            (
                "Hello",
                "https://a.test/posts/hello/?a=1\n\nby Gitalk",
                "https://a.test/posts/hello/?a=1",
                Some("Hello"),
            ),
            (
                "about",
                "# about\n\nhttps://a.test/about.html",
                "https://a.test/about.html",
                None,
            ),
        ] {
            let expected = (address.to_owned(), named.map(str::to_owned));
            assert_eq!(found(title, body), expected, "{title}");
        }
    }

    #[test]
    fn without_a_url_of_the_blog_the_title_names_the_page_or_the_thread_itself() {
        for (title, body, address, named) in [
            ("index", "", "/", None),
            ("posts/hello", "", "/posts/hello", None),
            ("https://a.test/b/", "", "https://a.test/b/", None),
            (
                "What do you think?",
                "See\nhttps://github.com/ann/blog/commit/1",
                "https://github.com/ann/blog/discussions/12",
                Some("What do you think?"),
            ),
            (
                "Welcome",
                "read https://a.test/ first",
                URL.unwrap(),
                Some("Welcome"),
            ),
        ] {
            let expected = (address.to_owned(), named.map(str::to_owned));
            assert_eq!(found(title, body), expected, "{title}");
        }
        assert_eq!(page("Welcome", "", None), None);
    }
}
