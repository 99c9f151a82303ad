//! Where a page wants to be told that another one links to it
//! (<https://www.w3.org/TR/webmention/#sender-discovers-receiver-webmention-endpoint>): its headers say it before its HTML.

use afterword_markup::{is_webmention, webmention_endpoint};
use afterword_outgoing::Response;
use http::header::{CONTENT_TYPE, LINK};
use url::Url;

use super::fetch::{LONGEST, PageError, onward};

/// The endpoint of the page at `at`; `None` if it takes no webmentions.
///
/// # Errors
/// [`PageError`].
pub(super) async fn of_page(mut answer: Response, at: &Url) -> Result<Option<Url>, PageError> {
    let named = answer.headers(LINK.as_str()).find_map(in_header);
    if let Some(address) = named {
        return web(at, &address).map(Some);
    }
    let kind = answer.header(CONTENT_TYPE.as_str()).unwrap_or("text/html");
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let is_html = ["text/html", "application/xhtml+xml"]
        .iter()
        .any(|html| kind.eq_ignore_ascii_case(html));
    if !is_html {
        return Ok(None);
    }
    // The endpoint of a long page stands at its beginning, if at all.
    let mut page = Vec::new();
    while let Some(part) = answer.part().await? {
        page.extend_from_slice(&part);
        if page.len() >= LONGEST {
            page.truncate(LONGEST);
            break;
        }
    }
    let at = at.clone();
    let found = tokio::task::spawn_blocking(move || {
        let found = webmention_endpoint(&String::from_utf8_lossy(&page), &at)?;
        Some(web(&at, found.as_str()))
    });
    found.await.map_err(|_| PageError::Unread)?.transpose()
}

/// An address relative to `at`, without the part behind `#`, which is no part of a request.
fn web(at: &Url, address: &str) -> Result<Url, PageError> {
    // An empty one is the page itself.
    let mut url = if address.is_empty() {
        at.clone()
    } else {
        onward(at, address)?
    };
    url.set_fragment(None);
    Ok(url)
}

/// The first target of a `Link` field (RFC 8288, section 3) that is an endpoint.
fn in_header(field: &str) -> Option<String> {
    let mut rest = field;
    while let Some((_, behind)) = rest.split_once('<') {
        let (target, parameters) = behind.split_once('>')?;
        let (relations, next) = relations(parameters);
        if relations.is_some_and(|relations| is_webmention(&relations)) {
            return Some(target.trim().to_owned());
        }
        rest = next;
    }
    None
}

/// The relations of a link, of which the first count, and the links behind it.
fn relations(parameters: &str) -> (Option<String>, &str) {
    let mut found = None;
    let mut rest = parameters;
    loop {
        rest = rest.trim_start();
        match rest.strip_prefix(';') {
            Some(behind) => rest = behind.trim_start(),
            None => return (found, rest.strip_prefix(',').unwrap_or(rest)),
        }
        let end = rest.find(['=', ';', ',']).unwrap_or(rest.len());
        let (name, behind) = rest.split_at(end);
        let is_relation = name.trim().eq_ignore_ascii_case("rel");
        let Some(behind) = behind.strip_prefix('=') else {
            rest = behind;
            continue;
        };
        let behind = behind.trim_start();
        let (value, behind) = match behind.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => behind.split_at(behind.find([';', ',']).unwrap_or(behind.len())),
        };
        if is_relation && found.is_none() {
            found = Some(value.trim().to_owned());
        }
        rest = behind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The discovery tests of webmention.rocks that are about headers.
    #[test]
    fn a_header_names_the_endpoint_among_others() {
        for (field, endpoint) in [
            ("</test/1/webmention>; rel=webmention", "/test/1/webmention"),
            ("<https://b.test/2>; rel=\"webmention\"", "https://b.test/2"),
            ("</10>; rel=\"webmention somethingelse\"", "/10"),
            ("</error>; rel=\"other\", </19>; rel=\"webmention\"", "/19"),
            (
                "</a,b>; title=\"x, <y>; rel=webmention\" ; rel=next,</c>;REL=WebMention",
                "/c",
            ),
            ("<>; rel=webmention", ""),
            (
                "</23?a=1&b=2>; type=text/html; rel=webmention",
                "/23?a=1&b=2",
            ),
        ] {
            assert_eq!(in_header(field).as_deref(), Some(endpoint), "{field}");
        }
        for field in [
            "",
            "<",
            "</a>",
            "</a>; rel",
            "</a>; rel=",
            "</a>; rel=not-webmention",
            "</a>; rel=next; rel=webmention",
            "</a; rel=webmention",
        ] {
            assert_eq!(in_header(field), None, "{field}");
        }
    }
}
