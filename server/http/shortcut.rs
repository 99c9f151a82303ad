//! Past all of HTTP: a request whose answer is known is answered from its bytes, without the library that reads the
//! others and without the buffers that it holds.
//!
//! Only what is beyond doubt is answered here: one whole head of an ordinary GET by HTTP/1.1, and nothing behind it.
//! Everything else, whatever is wrong or special with it, goes the long way as if nobody had looked.

use std::mem::MaybeUninit;
use std::sync::Arc;
use std::time::Instant;

use bytes::Bytes;
use http::uri::PathAndQuery;
use http::{HeaderMap, HeaderName, HeaderValue};
use httparse::Status;
use memchr::memchr;

use super::serve::{Peer, Shortcut};
use super::{Front, comments, counts, limits};

/// More than browsers send with such a request; with more it goes the long way.
const MOST_FIELDS: usize = 40;

/// What is known of such a request.
pub(super) struct Head<'a> {
    /// Path and query.
    pub(super) question: &'a str,
    /// Each `If-None-Match`.
    pub(super) known: Vec<&'a str>,
    /// What a proxy says of its client.
    forwarded: HeaderMap,
}

impl<'a> Head<'a> {
    /// `None` for all that goes the long way.
    fn read(bytes: &'a [u8]) -> Option<Self> {
        let mut fields = [MaybeUninit::uninit(); MOST_FIELDS];
        let mut request = httparse::Request::new(&mut []);
        let read = request.parse_with_uninit_headers(bytes, &mut fields).ok()?;
        let is_usual = request.method == Some("GET") && request.version == Some(1);
        if read != Status::Complete(bytes.len()) || !is_usual {
            return None;
        }
        let question = request.path?;
        let query = [counts::PATH, comments::PATH]
            .iter()
            .find_map(|path| question.strip_prefix(path)?.strip_prefix('?'))?;
        // What hangs behind it would be cut off.
        if memchr(b'#', query.as_bytes()).is_some() {
            return None;
        }
        let mut head = Self {
            question,
            known: Vec::new(),
            forwarded: HeaderMap::new(),
        };
        for field in request.headers {
            head.note(field.name, field.value)?;
        }
        Some(head)
    }

    fn note(&mut self, name: &str, value: &'a [u8]) -> Option<()> {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        // By length first: nearly all fields are none of these.
        match name.len() {
            // A body, or a wish for another protocol.
            2 if is("te") => return None,
            6 if is("expect") => return None,
            7 if is("upgrade") || is("trailer") => return None,
            14 if is("content-length") => return None,
            16 if is("content-encoding") => return None,
            17 if is("transfer-encoding") => return None,
            10 if is("connection") && !value.eq_ignore_ascii_case(b"keep-alive") => return None,
            13 if is("if-none-match") => self.known.push(std::str::from_utf8(value).ok()?),
            9 if is("forwarded") => self.forward(name, value)?,
            15 | 17 if name.as_bytes().first_chunk().is_some_and(is_x) => {
                self.forward(name, value)?
            }
            _ => {}
        }
        Some(())
    }

    fn forward(&mut self, name: &str, value: &[u8]) -> Option<()> {
        let name = HeaderName::from_bytes(name.as_bytes()).ok()?;
        self.forwarded
            .append(name, HeaderValue::from_bytes(value).ok()?);
        Some(())
    }

    /// Whether the address is one that the long way would take as it is.
    pub(super) fn is_an_address(&self) -> bool {
        is_plain(self.question) || is_taken(self.question)
    }
}

/// Whether nothing in it can be meant otherwise: looks at many bytes at once, as it does not stop at the first.
fn is_plain(question: &str) -> bool {
    let is_strange = |byte: u8| !matches!(byte, b'$'..=b';' | b'=' | b'?'..=b'~');
    let bytes = question.bytes();
    !bytes.fold(false, |any, byte| any | is_strange(byte))
}

/// Of all else the library judges.
fn is_taken(question: &str) -> bool {
    PathAndQuery::try_from(question).is_ok_and(|read| read.as_str() == question)
}

/// `X-Forwarded-For` and `X-Forwarded-Proto` begin so.
fn is_x(begin: &[u8; 2]) -> bool {
    begin.eq_ignore_ascii_case(b"x-")
}

impl Front {
    /// For all connections.
    #[must_use]
    pub fn shortcut(&self) -> Option<Arc<dyn Shortcut>> {
        Some(Arc::new(self.clone()))
    }
}

impl Shortcut for Front {
    fn answer(&self, peer: Peer, bytes: &[u8], now: Instant) -> Option<Bytes> {
        if bytes.len() > self.doors.app.config.server.max_header_bytes.length() {
            return None;
        }
        let head = Head::read(bytes)?;
        let scheme = self.client(Some(peer), &head.forwarded).scheme;
        if limits::is_too_plain(&self.doors.app, scheme) {
            return None;
        }
        self.doors.kept.at_once(&self.doors.app, &head, scheme, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: &str = "GET /api/v1/counts?page=/a/ HTTP/1.1\r\nHost: a\r\n";

    fn is_read(more: &str) -> bool {
        Head::read(format!("{ASKED}{more}\r\n").as_bytes()).is_some()
    }

    #[test]
    fn an_ordinary_question_is_read() {
        assert!(is_read(""));
        assert!(is_read(
            "Connection: keep-alive\r\nAccept: */*\r\nCookie: a=b\r\n"
        ));
        let asked = format!("{ASKED}If-None-Match: \"a\"\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n");
        let head = Head::read(asked.as_bytes()).unwrap();
        assert_eq!(
            (head.question, head.known),
            ("/api/v1/counts?page=/a/", vec!["\"a\""])
        );
        assert_eq!(head.forwarded["x-forwarded-for"], "192.0.2.1");
    }

    #[test]
    fn what_is_plain_is_an_address_for_the_library_too() {
        let about = |byte: u8| format!("{}?page=/a{}b/", counts::PATH, char::from(byte));
        let plain = (0..=u8::MAX).map(about).filter(|asked| is_plain(asked));
        let plain: Vec<_> = plain.collect();
        assert!(plain.len() > 80, "{}", plain.len());
        assert!(plain.iter().all(|asked| is_taken(asked)), "{plain:?}");
    }

    #[test]
    fn what_is_special_goes_the_long_way() {
        for field in [
            "Connection: close\r\n",
            "Content-Length: 0\r\n",
            "content-length: 5\r\n",
            "Transfer-Encoding: chunked\r\n",
            "Expect: 100-continue\r\n",
            "Upgrade: h2c\r\n",
            "Content-Encoding: gzip\r\n",
            "Broken\r\n",
            " Folded: a\r\n",
        ] {
            assert!(!is_read(field), "{field}");
        }
        for whole in [
            "GET /api/v1/counts?page=/a/ HTTP/1.0\r\n\r\n",
            "POST /api/v1/counts?page=/a/ HTTP/1.1\r\n\r\n",
            "GET /api/v1/counts HTTP/1.1\r\n\r\n",
            "GET /api/v1/counts?page=/a/#b HTTP/1.1\r\n\r\n",
            "GET /healthz?a HTTP/1.1\r\n\r\n",
            "GET http://a/api/v1/counts?page=/a/ HTTP/1.1\r\n\r\n",
            "GET /api/v1/counts?page=/a/ HTTP/1.1\r\nHost: a\r\n",
            "GET /api/v1/counts?page=/a/ HTTP/1.1\r\n\r\nGET",
            "",
        ] {
            assert!(Head::read(whole.as_bytes()).is_none(), "{whole}");
        }
    }
}
