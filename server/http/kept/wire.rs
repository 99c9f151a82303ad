//! A kept answer as the bytes of HTTP/1.1.

use std::cell::RefCell;
use std::io::Write;

use jiff::Timestamp;
use jiff::fmt::rfc2822::DateTimePrinter;

const FRESH: &str = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
const KNOWN: &str = "HTTP/1.1 304 Not Modified\r\n";

/// What an answer's own fields take at most: tag, length, date.
const OWN_FIELDS: usize = 150;

thread_local! {
    /// The second that was last written, and how.
    static DATE: RefCell<(i64, String)> = const { RefCell::new((i64::MIN, String::new())) };
}

/// `shared`: fields that all answers of the kind have, each with the end of its line.
pub(super) fn written(shared: &str, tag: &str, is_known: bool, body: &[u8]) -> Vec<u8> {
    let (begin, body) = if is_known {
        (KNOWN, &[][..])
    } else {
        (FRESH, body)
    };
    let length = begin.len() + shared.len() + OWN_FIELDS + body.len();
    let mut bytes = Vec::with_capacity(length);
    bytes.extend_from_slice(begin.as_bytes());
    bytes.extend_from_slice(shared.as_bytes());
    bytes.extend_from_slice(b"etag: ");
    bytes.extend_from_slice(tag.as_bytes());
    if !is_known {
        // Into memory nothing fails to be written.
        let _ = write!(bytes, "\r\ncontent-length: {}", body.len());
    }
    bytes.extend_from_slice(b"\r\ndate: ");
    add_date(&mut bytes);
    bytes.extend_from_slice(b"\r\n\r\n");
    bytes.extend_from_slice(body);
    bytes
}

fn add_date(bytes: &mut Vec<u8>) {
    let now = Timestamp::now();
    DATE.with_borrow_mut(|(second, date)| {
        if *second != now.as_second() {
            let printed = DateTimePrinter::new().timestamp_to_rfc9110_string(&now);
            (*second, *date) = (now.as_second(), printed.unwrap_or_default());
        }
        bytes.extend_from_slice(date.as_bytes());
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_written_as_http_has_it() {
        let written = written("a: b\r\n", "\"t\"", false, b"{}");
        let written = String::from_utf8(written).unwrap();
        let (head, body) = written.split_once("\r\n\r\n").unwrap();
        let (fields, date) = head.split_once("\r\ndate: ").unwrap();
        let expected = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\na: b\r\netag: \"t\"\r\ncontent-length: 2";
        assert_eq!((fields, body), (expected, "{}"));
        assert_eq!((date.len(), &date[25..]), (29, " GMT"), "{date}");
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let written = written("", "\"t\"", true, b"{}");
        let written = String::from_utf8(written).unwrap();
        assert!(
            written.starts_with("HTTP/1.1 304 Not Modified\r\netag: \"t\"\r\ndate: "),
            "{written}"
        );
        assert!(written.ends_with("GMT\r\n\r\n"), "{written}");
    }
}
