//! JSON in Python's format: only ASCII, keys in alphabetical order, a line end behind it.

use std::io;

use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jiff::tz::TimeZone;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

use crate::json::is_active;
use afterword_store::Published;

const JSON: HeaderValue = HeaderValue::from_static("application/json");
const FRESH: HeaderValue = HeaderValue::from_static("no-cache");

#[derive(Serialize)]
struct Thread<'a> {
    data: Vec<StacosysComment<'a>>,
}

/// The fields in alphabetical order.
#[derive(Serialize)]
struct StacosysComment<'a> {
    author: &'a str,
    avatar: &'a str,
    /// Markdown, as written.
    content: &'a str,
    date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    site: Option<&'a str>,
}

#[derive(Serialize)]
struct Count {
    count: u32,
}

pub(super) fn comments(comments: &[Published], zone: &TimeZone) -> Response {
    let data = comments.iter().map(|comment| StacosysComment {
        author: comment.name.as_str(),
        avatar: comment.avatar.as_deref().unwrap_or_default(),
        content: comment.text.as_str(),
        date: date(comment, zone),
        site: comment.website.as_ref().map(|site| site.as_str()),
    });
    answer(&Thread {
        data: data.collect(),
    })
}

pub(super) fn count(count: u32) -> Response {
    answer(&Count { count })
}

fn date(comment: &Published, zone: &TimeZone) -> String {
    let local = comment.published.to_zoned(zone.clone());
    local.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

fn answer(value: &impl Serialize) -> Response {
    let headers = [(header::CONTENT_TYPE, JSON), (header::CACHE_CONTROL, FRESH)];
    (headers, ascii(value)).into_response()
}

fn ascii(value: &impl Serialize) -> Vec<u8> {
    let mut out = Vec::new();
    // Strings and numbers can't fail, nor can writing to memory.
    if value
        .serialize(&mut Serializer::with_formatter(&mut out, Ascii))
        .is_ok()
    {
        out.push(b'\n');
    }
    out
}

/// Everything outside of printable ASCII, and what [could act](crate::json) elsewhere, as `\u….`, beyond U+FFFF as two surrogates.
struct Ascii;

impl Formatter for Ascii {
    fn write_string_fragment<W: io::Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        let is_plain = |c: char| (' '..='~').contains(&c) && !is_active(c);
        let mut rest = fragment;
        while let Some(at) = rest.find(|c| !is_plain(c)) {
            let (plain, from) = rest.split_at(at);
            CompactFormatter.write_string_fragment(writer, plain)?;
            let mut chars = from.chars();
            let mut units = [0; 2];
            for unit in chars.next().unwrap_or_default().encode_utf16(&mut units) {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = chars.as_str();
        }
        CompactFormatter.write_string_fragment(writer, rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_escaped_as_python_escapes_them() {
        for (text, written) in [
            ("plain \"quoted\" \\ / ~", r#""plain \"quoted\" \\ / ~""#),
            ("\n\r\t\u{8}\u{c}\u{1}\u{1f}", r#""\n\r\t\b\f\u0001\u001f""#),
            (
                "é€\u{7f}\u{80}\u{2028}",
                r#""\u00e9\u20ac\u007f\u0080\u2028""#,
            ),
            ("🦀", r#""\ud83e\udd80""#),
            ("<script>&'", r#""\u003cscript\u003e\u0026'""#),
        ] {
            let bytes = ascii(&text);
            assert_eq!(String::from_utf8(bytes).unwrap(), format!("{written}\n"));
        }
    }
}
