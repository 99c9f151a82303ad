//! The fast path: answers a request from cached bytes, without hyper and its buffers.
//!
//! It gets only a single, complete head of an ordinary HTTP/1.1 GET with nothing behind it. Everything else, invalid
//! or unusual, goes to hyper unchanged.

use std::mem::MaybeUninit;
use std::time::Instant;

use bytes::Bytes;
use http::uri::PathAndQuery;
use http::{HeaderMap, HeaderName, HeaderValue};
use httparse::Status;
use memchr::memchr;

use crate::host;
use crate::listener::Peer;

/// More than browsers send with such a request; a request with more goes to hyper.
const MOST_FIELDS: usize = 40;

/// Provides answers that are known in advance.
pub trait FastPath: Send + Sync + 'static {
    /// Whether the fast path may answer a request for this path and query at all. Called first: most requests end
    /// here.
    fn covers(&self, target: &str) -> bool;

    /// The whole answer in HTTP/1.1 format, at the time `now`; `None` leaves the request to the service.
    fn answer(&self, request: &FastRequest<'_>, peer: Peer, now: Instant) -> Option<Bytes>;
}

/// An ordinary GET without content, reduced to what a cached answer may depend on.
#[derive(Debug)]
pub struct FastRequest<'a> {
    /// Path and query.
    pub target: &'a str,
    /// The value of each `If-None-Match` field.
    pub if_none_match: Vec<&'a [u8]>,
    /// What a proxy says about its client: `Forwarded` and `X-Forwarded-…`.
    pub forwarded: HeaderMap,
    /// Whether it has named its host.
    has_host: bool,
}

impl<'a> FastRequest<'a> {
    /// `None` for every request that goes to hyper.
    pub(crate) fn read(bytes: &'a [u8], covers: impl FnOnce(&str) -> bool) -> Option<Self> {
        let mut fields = [MaybeUninit::uninit(); MOST_FIELDS];
        let mut request = httparse::Request::new(&mut []);
        let read = request.parse_with_uninit_headers(bytes, &mut fields).ok()?;
        let is_usual = request.method == Some("GET") && request.version == Some(1);
        if read != Status::Complete(bytes.len()) || !is_usual {
            return None;
        }
        let target = request.path?;
        // Parsing would drop everything after a `#`.
        if !covers(target) || memchr(b'#', target.as_bytes()).is_some() {
            return None;
        }
        let mut read = Self {
            target,
            if_none_match: Vec::new(),
            forwarded: HeaderMap::new(),
            has_host: false,
        };
        for field in request.headers {
            read.note(field.name, field.value)?;
        }
        read.has_host.then_some(read)
    }

    fn note(&mut self, name: &str, value: &'a [u8]) -> Option<()> {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        // By length first: nearly all fields are none of these.
        match name.len() {
            4 if is("host") => {
                // None, two or an invalid one is refused (RFC 9112, 3.2).
                if self.has_host || !host::is_valid(value) {
                    return None;
                }
                self.has_host = true;
            }
            // The request has content, or asks for another protocol.
            2 if is("te") => return None,
            6 if is("expect") => return None,
            7 if is("upgrade") || is("trailer") => return None,
            14 if is("content-length") => return None,
            17 if is("transfer-encoding") => return None,
            10 if is("connection") && !value.eq_ignore_ascii_case(b"keep-alive") => return None,
            13 if is("if-none-match") => self.if_none_match.push(value),
            9 if is("forwarded") => self.forward(name, value)?,
            15 | 17 if name.as_bytes().first_chunk().is_some_and(is_x) => {
                self.forward(name, value)?;
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

    /// Whether hyper would accept the target as it is.
    #[must_use]
    pub fn has_valid_target(&self) -> bool {
        is_plain(self.target) || is_taken(self.target)
    }
}

/// Whether the target has only unambiguous bytes. It checks many bytes at once, as it does not stop at the first.
fn is_plain(target: &str) -> bool {
    let is_strange = |byte: u8| !matches!(byte, b'$'..=b';' | b'=' | b'?'..=b'~');
    let bytes = target.bytes();
    !bytes.fold(false, |any, byte| any | is_strange(byte))
}

/// The library judges everything else.
fn is_taken(target: &str) -> bool {
    PathAndQuery::try_from(target).is_ok_and(|read| read.as_str() == target)
}

/// `X-Forwarded-For` and `X-Forwarded-Proto` begin like this.
fn is_x(begin: &[u8; 2]) -> bool {
    begin.eq_ignore_ascii_case(b"x-")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: &str = "GET /counts?page=/a/ HTTP/1.1\r\nHost: a\r\n";

    fn read(bytes: &[u8]) -> Option<FastRequest<'_>> {
        FastRequest::read(bytes, |target| target.starts_with("/counts?"))
    }

    fn is_read(more: &str) -> bool {
        read(format!("{ASKED}{more}\r\n").as_bytes()).is_some()
    }

    #[test]
    fn an_ordinary_question_is_read() {
        assert!(is_read(""));
        assert!(is_read(
            "Connection: keep-alive\r\nAccept: */*\r\nCookie: a=b\r\n"
        ));
        assert!(is_read("Content-Encoding: gzip\r\n"), "of no content");
        let asked = format!("{ASKED}If-None-Match: \"a\"\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n");
        let request = read(asked.as_bytes()).unwrap();
        assert_eq!(
            (request.target, request.if_none_match),
            ("/counts?page=/a/", vec![&b"\"a\""[..]])
        );
        assert_eq!(request.forwarded["x-forwarded-for"], "192.0.2.1");
    }

    #[test]
    fn what_is_plain_is_an_address_for_the_library_too() {
        let about = |byte: u8| format!("/counts?page=/a{}b/", char::from(byte));
        let plain = (0..=u8::MAX).map(about).filter(|asked| is_plain(asked));
        let plain: Vec<_> = plain.collect();
        assert!(plain.len() > 80, "{}", plain.len());
        assert!(plain.iter().all(|asked| is_taken(asked)), "{plain:?}");
    }

    #[test]
    fn what_is_special_goes_to_hyper() {
        for field in [
            "Connection: close\r\n",
            "Content-Length: 0\r\n",
            "content-length: 5\r\n",
            "Transfer-Encoding: chunked\r\n",
            "Expect: 100-continue\r\n",
            "Upgrade: h2c\r\n",
            "Host: a\r\n",
            "host: b\r\n",
            "Broken\r\n",
            " Folded: a\r\n",
        ] {
            assert!(!is_read(field), "{field}");
        }
        for whole in [
            "GET /counts?page=/a/ HTTP/1.0\r\nHost: a\r\n\r\n",
            "POST /counts?page=/a/ HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /counts HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /counts?page=/a/#b HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /healthz?a HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET http://a/counts?page=/a/ HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /counts?page=/a/ HTTP/1.1\r\n\r\n",
            "GET /counts?page=/a/ HTTP/1.1\r\nHost:\r\n\r\n",
            "GET /counts?page=/a/ HTTP/1.1\r\nHost: a b\r\n\r\n",
            "GET /counts?page=/a/ HTTP/1.1\r\nHost: a\r\n",
            "GET /counts?page=/a/ HTTP/1.1\r\nHost: a\r\n\r\nGET",
            "",
        ] {
            assert!(read(whole.as_bytes()).is_none(), "{whole}");
        }
    }
}
