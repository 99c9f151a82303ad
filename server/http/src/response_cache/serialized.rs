//! A cached response as the bytes of HTTP/1.1. They are reused for one second, while their date is right: popular
//! responses are sent without copying head or body.

use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use afterword_transport::Date;
use bytes::Bytes;

use super::headers::ReadyHeaders;
use crate::client::Scheme;

const FRESH: &str = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
const KNOWN: &str = "HTTP/1.1 304 Not Modified\r\n";

/// The most bytes of a response's own fields: tag, length, date.
const OWN_FIELDS: usize = 150;

/// A body, and its latest serialized form.
pub(super) struct Serialized {
    length: usize,
    last: Mutex<Last>,
}

struct Last {
    /// The head and the body; only the body if it was never sent.
    whole: Bytes,
    head: usize,
    /// The second and the scheme of that form.
    sent: Option<(i64, Scheme)>,
}

impl Serialized {
    pub(super) fn new(body: Bytes) -> Self {
        let last = Last {
            head: 0,
            sent: None,
            whole: body,
        };
        Self {
            length: last.whole.len(),
            last: Mutex::new(last),
        }
    }

    /// Of the body, in bytes.
    pub(super) fn length(&self) -> usize {
        self.length
    }

    pub(super) fn body(&self) -> Bytes {
        let last = self.last();
        last.whole.slice(last.head..)
    }

    pub(super) fn whole(
        &self,
        headers: &ReadyHeaders,
        scheme: Scheme,
        tag: &[u8],
        date: &Date,
    ) -> Bytes {
        let mut last = self.last();
        let sent = Some((date.second, scheme));
        if last.sent != sent {
            let body = &last.whole[last.head..];
            let (whole, head) = written(FRESH, headers.written(scheme), tag, date, Some(body));
            *last = Last { whole, head, sent };
        }
        last.whole.clone()
    }

    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// For a client that has the body already.
pub(super) fn known(headers: &ReadyHeaders, scheme: Scheme, tag: &[u8], date: &Date) -> Bytes {
    written(KNOWN, headers.written(scheme), tag, date, None).0
}

/// `shared`: the common fields of all such responses, each with its line end. Returns the head's length, too.
fn written(
    begin: &str,
    shared: &str,
    tag: &[u8],
    date: &Date,
    body: Option<&[u8]>,
) -> (Bytes, usize) {
    let length = begin.len() + shared.len() + OWN_FIELDS + body.map_or(0, <[u8]>::len);
    let mut bytes = Vec::with_capacity(length);
    bytes.extend_from_slice(begin.as_bytes());
    bytes.extend_from_slice(shared.as_bytes());
    bytes.extend_from_slice(b"etag: ");
    bytes.extend_from_slice(tag);
    if let Some(body) = body {
        // Writing to a `Vec` is infallible.
        let _ = write!(bytes, "\r\ncontent-length: {}", body.len());
    }
    bytes.extend_from_slice(b"\r\ndate: ");
    bytes.extend_from_slice(date.text.as_bytes());
    bytes.extend_from_slice(b"\r\n\r\n");
    let head = bytes.len();
    bytes.extend_from_slice(body.unwrap_or_default());
    (bytes.into(), head)
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;
    use jiff::Timestamp;

    use super::*;

    fn headers() -> ReadyHeaders {
        ReadyHeaders::new(HeaderValue::from_static("no-cache"))
    }

    fn date(second: i64) -> Date {
        Date::of(Timestamp::from_second(second).unwrap())
    }

    #[test]
    fn an_answer_is_written_as_http_has_it() {
        let (headers, serialized) = (headers(), Serialized::new(Bytes::from_static(b"{}")));
        let whole = serialized.whole(&headers, Scheme::Http, b"\"t\"", &date(0));
        let shared = headers.written(Scheme::Http);
        let date = "Thu, 01 Jan 1970 00:00:00 GMT";
        let expected =
            format!("{FRESH}{shared}etag: \"t\"\r\ncontent-length: 2\r\ndate: {date}\r\n\r\n{{}}");
        assert_eq!(std::str::from_utf8(&whole).unwrap(), expected);
    }

    #[test]
    fn the_same_bytes_are_for_the_same_second_and_scheme() {
        let (headers, serialized) = (headers(), Serialized::new(Bytes::from_static(b"{}")));
        let sent = |scheme, second| serialized.whole(&headers, scheme, b"\"t\"", &date(second));
        let first = sent(Scheme::Http, 1);
        assert_eq!(sent(Scheme::Http, 1).as_ptr(), first.as_ptr());
        for other in [sent(Scheme::Http, 2), sent(Scheme::Https, 1)] {
            assert_ne!(other, first);
            assert!(other.ends_with(b"\r\n\r\n{}"), "{other:?}");
        }
        assert_eq!(sent(Scheme::Http, 1), first);
        assert_eq!((serialized.length(), &*serialized.body()), (2, &b"{}"[..]));
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let headers = headers();
        let sent = known(&headers, Scheme::Http, b"\"t\"", &date(0));
        let sent = std::str::from_utf8(&sent).unwrap();
        let shared = headers.written(Scheme::Http);
        let expected =
            format!("{KNOWN}{shared}etag: \"t\"\r\ndate: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\n");
        assert_eq!(sent, expected);
    }
}
