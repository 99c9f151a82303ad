//! The widget, the count script, and the console's style and script, embedded in the binary and compressed
//! beforehand.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};

use super::entity_tags::{entity_tag, has_it};
use super::error::{Problem, not_found};
use super::response_headers;

/// A file of `widget/dist`, plain and compressed.
pub(super) struct Asset {
    name: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

struct Ready {
    asset: &'static Asset,
    tag: String,
}

static BY_NAME: LazyLock<HashMap<&'static str, Ready>> = LazyLock::new(|| {
    let ready = |asset: &'static Asset| Ready {
        tag: entity_tag(asset.plain),
        asset,
    };
    ASSETS
        .iter()
        .map(|asset| (asset.name, ready(asset)))
        .collect()
});

/// Names with a hash never change their content; the plain ones are revalidated after an hour.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const AN_HOUR: HeaderValue =
    HeaderValue::from_static("public, max-age=3600, stale-while-revalidate=86400");

/// The name of `console.css` and others with its hash: our own pages use it.
#[must_use]
pub(super) fn hashed(stem: &str, ending: &str) -> Option<&'static str> {
    let names = ASSETS.iter().map(|asset| asset.name);
    let mut ours = names.filter(|name| {
        let rest = name.strip_prefix(stem);
        has_hash(name)
            && rest.is_some_and(|rest| rest.split('.').count() == 3)
            && name.ends_with(ending)
    });
    ours.next()
}

/// # Errors
/// `not_found`.
pub(super) async fn asset(Path(name): Path<String>, asked: HeaderMap) -> Result<Response, Problem> {
    let Some(Ready { asset, tag }) = BY_NAME.get(name.as_str()) else {
        return Err(not_found());
    };
    let accepts = asked
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    let (body, encoding) = packed(asset, accepts.unwrap_or_default());
    let mut response = if has_it(&asked, tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        body.into_response()
    };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, content_type(asset.name));
    if let Some(encoding) = encoding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    answer.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let lasting = has_hash(asset.name);
    answer.insert(
        header::CACHE_CONTROL,
        if lasting { IMMUTABLE } else { AN_HOUR },
    );
    // Weak, because the packed forms have the same one (RFC 9110, 8.8.3.3).
    if let Ok(tag) = HeaderValue::from_str(&format!("W/{tag}")) {
        answer.insert(header::ETAG, tag);
    }
    response_headers::asset(answer);
    Ok(response)
}

fn packed(asset: &Asset, accepts: &str) -> (&'static [u8], Option<&'static str>) {
    match (asset.brotli, asset.gzip) {
        (Some(brotli), _) if takes(accepts, "br") => (brotli, Some("br")),
        (_, Some(gzip)) if takes(accepts, "gzip") => (gzip, Some("gzip")),
        _ => (asset.plain, None),
    }
}

/// Whether `Accept-Encoding` (RFC 9110, 12.5.3) names a coding and does not forbid it.
fn takes(accepts: &str, coding: &str) -> bool {
    accepts.split(',').any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let named = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        named && weight.and_then(|q| q.parse::<f32>().ok()).unwrap_or(1.0) > 0.0
    })
}

/// `embed.1a2b3c4d.js`, but not `embed.js`.
fn has_hash(name: &str) -> bool {
    name.split('.').rev().nth(1).is_some_and(|part| {
        part.len() >= 8 && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    }) && name.split('.').count() > 2
}

fn content_type(name: &str) -> HeaderValue {
    HeaderValue::from_static(match name.rsplit('.').next() {
        Some("json") => "application/json",
        Some("css") => "text/css; charset=utf-8",
        _ => "text/javascript; charset=utf-8",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coding_that_is_forbidden_is_not_taken() {
        assert!(takes("gzip, deflate, br", "br"));
        assert!(takes("br;q=0.5", "br"));
        assert!(!takes("br;q=0", "br"));
        assert!(!takes("gzip", "br"));
    }

    #[test]
    fn the_console_finds_its_style_and_script() {
        for ending in ["css", "js"] {
            let name = hashed("console", ending).unwrap();
            assert!(name.starts_with("console."), "{name}");
            assert!(has_hash(name) && name.ends_with(ending), "{name}");
        }
        assert_eq!(hashed("console", "png"), None);
    }

    #[test]
    fn only_names_with_a_hash_are_immutable() {
        assert!(has_hash("embed.0a1b2c3d.js"));
        assert!(has_hash("embed.de.0a1b2c3d.js"));
        assert!(!has_hash("embed.js"));
        assert!(!has_hash("assets.json"));
    }
}
