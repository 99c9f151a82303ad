//! Extractors: a request's site, client and tokens.

use std::net::IpAddr;
use std::sync::Arc;

use data_encoding::HEXLOWER;
use http::{HeaderMap, HeaderValue, header};
use ipnet::IpNet;
use sha2::{Digest, Sha256};

use super::error::{Problem, code};
use super::fields::missing;
use super::forwarded;
use super::layers::access_log;
pub(super) use super::owner::{caller, owner};
use afterword_config::ProxyHeader;
use afterword_model::{OriginVerdict, Site};
use afterword_services::App;

/// Whether the reader's side of the connection is encrypted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scheme {
    Https,
    Http,
    /// A trusted proxy did not say.
    Unknown,
}

/// Who asks, as far as trusted proxies tell.
#[derive(Debug, Clone, Copy)]
pub(super) struct Client {
    pub address: IpAddr,
    pub scheme: Scheme,
}

impl Client {
    /// `peer` is the other end of the connection; what headers say of others counts
    /// only when it is a trusted proxy (`forwarded.rs`).
    #[must_use]
    pub(super) fn of(
        headers: &HeaderMap,
        peer: IpAddr,
        tls: Scheme,
        trusted: &[IpNet],
        by: ProxyHeader,
    ) -> Self {
        let address = peer.to_canonical();
        let is_trusted = |address: &IpAddr| trusted.iter().any(|net| net.contains(address));
        if !is_trusted(&address) {
            return Self {
                address,
                scheme: tls,
            };
        }
        let told = forwarded::told(headers, address, by, is_trusted);
        let silent = match tls {
            Scheme::Https => Scheme::Https,
            _ => Scheme::Unknown,
        };
        Self {
            address: told.address,
            scheme: told.scheme.unwrap_or(silent),
        }
    }
}

/// The site that a request names; it may be left out where there is one.
///
/// # Errors
/// `unknown_site`, `missing_field`.
pub(super) fn site(app: &App, key: Option<&str>) -> Result<Arc<Site>, Problem> {
    let sites = app.sites.current();
    let site = match (key.filter(|key| !key.is_empty()), sites.all()) {
        (Some(key), _) => sites.by_key(key).ok_or_else(unknown_site),
        (None, [only]) => Ok(Arc::clone(only)),
        (None, []) => Err(unknown_site()),
        (None, _) => Err(missing("site")),
    }?;
    access_log::is_for(&site);
    Ok(site)
}

pub(super) fn unknown_site() -> Problem {
    let detail = "This server has no such site; `afterword sites list` shows those it has.";
    Problem::new(code::UNKNOWN_SITE, detail).field("site")
}

/// Holds a write against the site's origins. Browsers always say where a write comes from;
/// a request without `Origin` comes from no page.
///
/// # Errors
/// `origin_null`, `origin_not_allowed`.
pub(super) fn check_origin(
    app: &App,
    site: &Site,
    headers: &HeaderMap,
    client: Option<&Client>,
) -> Result<(), Problem> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    match site.judge_origin(origin) {
        OriginVerdict::Accepted => Ok(()),
        OriginVerdict::Foreign if is_own(app, origin, headers, client) => Ok(()),
        OriginVerdict::Null => Err(Problem::new(
            code::ORIGIN_NULL,
            "The browser sent `Origin: null`. It does so when the page's script address begins with \
             http:// while this server is known to be https-only, in sandboxed frames and on file:// pages. \
             Write https:// in the script tag.",
        )),
        OriginVerdict::Foreign => {
            let shown: String = origin.chars().take(200).collect();
            let detail = format!(
                "The site `{}` takes no comments from {}. If this is your blog, add it: \
                 `afterword sites origin {} {}`.",
                site.key,
                shown.escape_debug(),
                site.key,
                shown.escape_debug()
            );
            Err(Problem::new(code::ORIGIN_NOT_ALLOWED, detail))
        }
    }
}

/// Our own pages: by the public address, or by whatever name and scheme this very request came to. Where nobody says
/// which scheme it was, and readers come by https, a page that came without it is none of ours: anybody on the way
/// could have written it.
fn is_own(app: &App, origin: &str, headers: &HeaderMap, client: Option<&Client>) -> bool {
    let public = &app.config.server.public_url;
    if origin == public.to_string() {
        return true;
    }
    let Some((said, host)) = origin.split_once("://") else {
        return false;
    };
    let fits = match client.map_or(Scheme::Unknown, |client| client.scheme) {
        Scheme::Https => said == "https",
        Scheme::Http => said == "http",
        Scheme::Unknown => said == "https" || (said == "http" && !public.is_https()),
    };
    let called = headers.get(header::HOST).map(|host| host.as_bytes());
    fits && called == Some(host.as_bytes())
}

/// The token of `Authorization: Bearer …` (RFC 6750).
#[must_use]
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// # Errors
/// `edit_token_missing`.
pub(super) fn edit_token(headers: &HeaderMap) -> Result<&str, Problem> {
    bearer(headers).ok_or_else(|| {
        let detail = "Send the comment's edit token as `Authorization: Bearer …`.";
        Problem::new(code::EDIT_TOKEN_MISSING, detail)
    })
}

/// A strong entity tag (RFC 9110, 8.8.3) of a body.
#[must_use]
pub(super) fn entity_tag(body: &[u8]) -> String {
    quoted(&Sha256::digest(body))
}

/// The same for bodies that are made by the thousand.
#[must_use]
pub(super) fn quick_tag(app: &App, body: &[u8]) -> String {
    quoted(&app.keys.version(body))
}

/// The first 96 bits are enough for one address's answers.
fn quoted(version: &[u8]) -> String {
    let mut tag = String::with_capacity(26);
    tag.push('"');
    HEXLOWER.encode_append(&version[..12], &mut tag);
    tag.push('"');
    tag
}

/// Whether the client has this version already (RFC 9110, 13.1.2: weak comparison).
#[must_use]
pub(super) fn has_it(headers: &HeaderMap, tag: &str) -> bool {
    let lists = headers.get_all(header::IF_NONE_MATCH).iter();
    is_among(lists.map(HeaderValue::as_bytes), tag.as_bytes())
}

/// Whether one of these lists of tags holds it.
pub(super) fn is_among<'a>(mut lists: impl Iterator<Item = &'a [u8]>, tag: &[u8]) -> bool {
    lists.any(|list| EntityTags(list).any(|known| known == b"*" || known == tag))
}

/// A list of entity tags (RFC 9110, 8.8.3), each in its quotes and without the `W/` of a weak one. Between the quotes
/// there may be commas, and bytes beyond ASCII. What is no tag comes up to the next comma.
struct EntityTags<'a>(&'a [u8]);

impl<'a> Iterator for EntityTags<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        let is_between = |byte: &u8| matches!(byte, b' ' | b'\t' | b',');
        let begin = self.0.iter().position(|byte| !is_between(byte))?;
        let rest = &self.0[begin..];
        let rest = match rest.strip_prefix(b"W/") {
            Some(strong @ [b'"', ..]) => strong,
            _ => rest,
        };
        let inside = rest.strip_prefix(b"\"").unwrap_or_default();
        let closing = inside.iter().position(|byte| *byte == b'"');
        let comma = rest.iter().position(|byte| *byte == b',');
        let end = match closing {
            Some(closing) => closing + 2,
            None => comma.unwrap_or(rest.len()),
        };
        let (tag, rest) = rest.split_at(end);
        self.0 = rest;
        Some(tag.trim_ascii_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded_for: &str, proto: Option<&'static str>) -> Client {
        let mut headers = HeaderMap::new();
        let value = HeaderValue::from_str(forwarded_for).unwrap();
        headers.insert("x-forwarded-for", value);
        if let Some(proto) = proto {
            headers.insert("x-forwarded-proto", HeaderValue::from_static(proto));
        }
        let trusted = ["127.0.0.1/32", "10.0.0.0/8"].map(|net| net.parse().unwrap());
        let peer = peer.parse().unwrap();
        let by = ProxyHeader::XForwarded;
        Client::of(&headers, peer, Scheme::Http, &trusted, by)
    }

    #[test]
    fn headers_of_a_stranger_do_not_count() {
        let stranger = client("192.0.2.1", "198.51.100.7", Some("https"));
        assert_eq!(stranger.address.to_string(), "192.0.2.1");
        assert_eq!(stranger.scheme, Scheme::Http);
    }

    #[test]
    fn forwarded_for_is_read_from_the_right_up_to_the_first_untrusted_address() {
        for (header, expected) in [
            ("198.51.100.7", "198.51.100.7"),
            ("6.6.6.6, 198.51.100.7, 10.1.2.3", "198.51.100.7"),
            ("6.6.6.6, nonsense, 10.1.2.3", "10.1.2.3"),
            ("nonsense", "127.0.0.1"),
            ("::ffff:198.51.100.7", "198.51.100.7"),
        ] {
            let found = client("127.0.0.1", header, Some("https"));
            assert_eq!(found.address.to_string(), expected, "{header}");
            assert_eq!(found.scheme, Scheme::Https);
        }
        assert_eq!(client("::ffff:127.0.0.1", "", None).scheme, Scheme::Unknown);
    }

    #[test]
    fn entity_tags_compare_weakly() {
        let tag = entity_tag(b"x");
        let mut headers = HeaderMap::new();
        assert!(!has_it(&headers, &tag));
        let list = format!("\"other\", W/{tag}");
        headers.insert(header::IF_NONE_MATCH, HeaderValue::from_str(&list).unwrap());
        assert!(has_it(&headers, &tag));
    }

    #[test]
    fn a_list_of_entity_tags_is_read_as_its_grammar_has_it() {
        let tag: &[u8] = b"\"mine\"";
        let holds = |list: &[u8]| is_among([list].into_iter(), tag);
        for list in [
            &b"\"mine\""[..],
            b"W/\"mine\"",
            b"*",
            b"\"other\", \"mine\"",
            b" ,\t,\"other\",W/\"mine\" ,",
            b"\"a,b\", \"mine\"",
            b"\"\xe9\xff\", \"mine\"",
            b"none, \"mine\"",
            b"\"\"\"mine\"",
        ] {
            assert!(holds(list), "{}", list.escape_ascii());
        }
        for list in [
            &b""[..],
            b"\"other\"",
            b"mine",
            b"\"mine",
            b"w/\"mine\"",
            b"\"*\"",
            b"\"a,*,b\"",
            b"\"a, \"mine\", b\"",
            b"\"\xe9mine\"",
            b"W/",
            b"\"",
        ] {
            assert!(!holds(list), "{}", list.escape_ascii());
        }
    }
}
