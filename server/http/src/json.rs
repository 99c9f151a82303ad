//! JSON that stays JSON, even where somebody takes it for HTML or for a script.
//!
//! Comments hold `<script>` as text. The content type, `nosniff` and the policy of every answer keep browsers from
//! running it. A proxy that rewrites the type, a page that pastes an answer into a `<script>`, or an old client would
//! undo that. So `<`, `>`, `&`, U+2028 and U+2029 are always written as `\u….`: a program reads the same text.
//!
//! All JSON that this crate answers is written here; the tests' client refuses any answer that is not.

use std::any::type_name;
use std::io;

use afterword_faults::{fails, may_panic};
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, StatusCode, header};
use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::error::internal;

const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// An answer: axum's `Json`, with inert text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: Serialize> Json<T> {
    /// With this status. As `(status, Json(…))` it would stay that status where nothing could be written.
    pub(crate) fn with(self, status: StatusCode) -> Response {
        let mut response = self.into_response();
        if response.status().is_success() {
            *response.status_mut() = status;
        }
        response
    }

    /// `None` where nothing could be written.
    pub(crate) fn body(&self) -> Option<Vec<u8>> {
        if fails("render", type_name::<T>()) {
            return None;
        }
        written(&self.0).ok()
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        self.body()
            .map_or_else(|| internal().into_response(), response)
    }
}

/// What [`Json::body`] has written.
pub(crate) fn response(body: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, JSON)], body).into_response()
}

/// Infallible for our own types: their keys are texts.
pub(crate) fn to_vec<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    may_panic("render", type_name::<T>());
    written(value).unwrap_or_default()
}

pub(crate) fn to_string(value: &(impl Serialize + ?Sized)) -> String {
    String::from_utf8(to_vec(value)).unwrap_or_default()
}

fn written(value: &(impl Serialize + ?Sized)) -> serde_json::Result<Vec<u8>> {
    // What serde_json begins with.
    let mut out = Vec::with_capacity(128);
    value.serialize(&mut Serializer::with_formatter(&mut out, Inert))?;
    Ok(out)
}

/// Makes JSON inert that another crate has written. It may be a part that ends between two characters.
pub(crate) fn inert(json: Vec<u8>) -> Vec<u8> {
    let mut out = Vec::new();
    // Outside of strings JSON has none of these characters. Writing to a `Vec` is infallible.
    match next(&json) {
        Some(_) if write_inert(&mut out, &json).is_ok() => out,
        _ => json,
    }
}

/// Whether a character could act in HTML or in a script.
pub(crate) fn is_active(letter: char) -> bool {
    matches!(letter, '<' | '>' | '&' | '\u{2028}' | '\u{2029}')
}

struct Inert;

impl Formatter for Inert {
    fn write_string_fragment<W: io::Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        write_inert(writer, fragment.as_bytes())
    }
}

fn write_inert<W: io::Write + ?Sized>(writer: &mut W, mut text: &[u8]) -> io::Result<()> {
    while let Some((at, length, escape)) = next(text) {
        writer.write_all(&text[..at])?;
        writer.write_all(escape)?;
        text = &text[at + length..];
    }
    writer.write_all(text)
}

/// The place of the first active character, how many bytes it has, and what is written instead.
fn next(text: &[u8]) -> Option<(usize, usize, &'static [u8])> {
    text.iter().enumerate().find_map(|(at, byte)| match byte {
        b'<' => Some((at, 1, &b"\\u003c"[..])),
        b'>' => Some((at, 1, b"\\u003e")),
        b'&' => Some((at, 1, b"\\u0026")),
        0xe2 => match text[at..] {
            [_, 0x80, 0xa8, ..] => Some((at, 3, b"\\u2028")),
            [_, 0x80, 0xa9, ..] => Some((at, 3, b"\\u2029")),
            _ => None,
        },
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const HOSTILE: &str = "</script><!-- &lt; \u{2028}\u{2029} \u{2027}\u{202a} é \"\\ \n";

    #[test]
    fn what_could_act_is_escaped_in_keys_and_values_and_read_as_it_was() {
        let value = json!({HOSTILE: [HOSTILE, {"a": HOSTILE}], "plain": "a", "n": 1.5});
        let written = to_string(&value);
        assert!(!written.contains(is_active), "{written}");
        assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), value);
        assert!(written.contains(r"\u003c/script\u003e\u003c!-- \u0026lt; \u2028\u2029"));
    }

    #[test]
    fn what_cannot_be_written_is_500_whatever_status_was_wanted() {
        let no_text_as_key = std::collections::BTreeMap::from([(vec![1], 1)]);
        let answer = Json(no_text_as_key).with(StatusCode::CREATED);
        assert_eq!(answer.status(), internal().into_response().status());
        assert!(answer.status().is_server_error());
    }

    #[test]
    fn what_others_have_written_is_made_the_same() {
        let value = json!({HOSTILE: HOSTILE});
        let bytes = inert(serde_json::to_vec(&value).unwrap());
        assert_eq!(bytes, to_vec(&value));
        assert_eq!(inert(b"{\"a\":1}".to_vec()), b"{\"a\":1}");
    }
}
