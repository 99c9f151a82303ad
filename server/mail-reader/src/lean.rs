//! A large message without the contents of its attachments, so that reading it takes little memory, whatever is in it.
//!
//! Like `limits`, this looks only at bytes, before anything is parsed. It cuts each part at a length up to which its
//! text counts: what is cut would not have been read.

use std::borrow::Cow;

use crate::message::Unreadable;

/// Messages up to this length are read whole.
const WHOLE: usize = 2 * 1024 * 1024;

/// What stays of the body of a part that may be text. Of its text 256 KiB count, which take at most three times as
/// many in quoted-printable.
const TEXT: usize = 1024 * 1024;

/// What stays of any other part.
const OTHER: usize = 8 * 1024;

/// All that stays. A message with more has thousands of parts, or books of text.
const MOST: usize = 4 * 1024 * 1024;

/// What a boundary begins with (RFC 2046, 5.1.1), and its length with both ends, rounded up.
const BOUNDARY: &[u8] = b"--";
const LONGEST_BOUNDARY: usize = 128;

/// The parameter that announces it.
const ANNOUNCED: &[u8] = b"boundary";

/// No client nests as many parts.
const MAX_BOUNDARIES: usize = 64;

/// What was cut at an offset of the lean message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cut {
    pub(super) at: usize,
    pub(super) bytes: usize,
}

/// The message to parse.
pub(super) struct Lean<'x> {
    pub(super) raw: Cow<'x, [u8]>,
    pub(super) cuts: Vec<Cut>,
}

/// # Errors
/// [`Unreadable::TooLong`]: the message is long without its attachments.
pub(super) fn lean(raw: &[u8]) -> Result<Lean<'_>, Unreadable> {
    if raw.len() <= WHOLE {
        return Ok(Lean {
            raw: Cow::Borrowed(raw),
            cuts: Vec::new(),
        });
    }
    let mut cutter = Cutter::default();
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        cutter.line(line);
        if cutter.kept.len() > MOST {
            return Err(Unreadable::TooLong);
        }
    }
    Ok(Lean {
        raw: Cow::Owned(cutter.kept),
        cuts: cutter.cuts,
    })
}

#[derive(Default)]
struct Cutter {
    kept: Vec<u8>,
    cuts: Vec<Cut>,
    place: Place,
    boundaries: Boundaries,
    /// The header line belongs to a field that may announce a boundary.
    in_kind: bool,
    /// How much of the part's body is kept, and may be.
    length: usize,
    is_text: bool,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Place {
    /// The header of the message, in which nothing is a boundary.
    #[default]
    Head,
    /// The header of a part.
    PartHead,
    Body,
}

impl Cutter {
    fn line(&mut self, line: &[u8]) {
        let is_boundary = self.place != Place::Head
            && line.len() <= LONGEST_BOUNDARY
            && self.boundaries.begin(line);
        if is_boundary {
            self.begin_part(line);
        } else if self.place == Place::Body {
            self.body(line);
        } else {
            self.header(line);
        }
    }

    /// A part may be text, until its header says more.
    fn begin_part(&mut self, line: &[u8]) {
        if self.kept.last().is_some_and(|&byte| byte != b'\n') {
            self.kept.extend_from_slice(b"\r\n");
        }
        self.kept.extend_from_slice(line);
        self.place = Place::PartHead;
        self.is_text = true;
        self.length = 0;
    }

    fn header(&mut self, line: &[u8]) {
        if self.kept.is_empty() {
            self.is_text = true;
        }
        if !line.starts_with(b" ") && !line.starts_with(b"\t") {
            self.in_kind = begins(line, b"content-type:");
        }
        if self.in_kind {
            self.boundaries.note(line);
        }
        if matches!(line, [b'\n'] | [b'\r', b'\n']) {
            self.place = Place::Body;
        } else if let Some(kind) = value(line, b"content-type:") {
            self.is_text &= kind.is_empty() || begins(kind, b"text/") || holds_parts(kind);
        } else if let Some(how) = value(line, b"content-disposition:") {
            self.is_text &= !begins(how, b"attachment");
        }
        // A header has bounds of its own; within a part, it has those of a text.
        self.keep(line, TEXT);
    }

    fn body(&mut self, line: &[u8]) {
        let most = if self.is_text { TEXT } else { OTHER };
        self.keep(line, most);
    }

    fn keep(&mut self, line: &[u8], most: usize) {
        let room = most.saturating_sub(self.length).min(line.len());
        let (kept, rest) = line.split_at(room);
        self.length += room;
        self.kept.extend_from_slice(kept);
        if rest.is_empty() {
            return;
        }
        let at = self.kept.len();
        match self.cuts.last_mut().filter(|cut| cut.at == at) {
            Some(cut) => cut.bytes += rest.len(),
            None => self.cuts.push(Cut {
                at,
                bytes: rest.len(),
            }),
        }
    }
}

/// The boundaries that headers announced. A line of a patch begins like one, too.
#[derive(Default)]
struct Boundaries {
    known: Vec<Vec<u8>>,
    /// One was announced in a way that is not read here: then every line that begins like one may be one.
    any: bool,
}

impl Boundaries {
    fn begin(&self, line: &[u8]) -> bool {
        let Some(rest) = line.strip_prefix(BOUNDARY) else {
            return false;
        };
        self.any || self.known.iter().any(|known| rest.starts_with(known))
    }

    /// Notes the one that this line of a Content-Type field announces.
    fn note(&mut self, line: &[u8]) {
        let mut words = line.windows(ANNOUNCED.len());
        let Some(at) = words.position(|word| word.eq_ignore_ascii_case(ANNOUNCED)) else {
            return;
        };
        let after = line.get(at + ANNOUNCED.len()..).unwrap_or_default();
        match announced(after.trim_ascii()) {
            Some(value) if self.known.iter().any(|known| known == value) => {}
            Some(value) if self.known.len() < MAX_BOUNDARIES => self.known.push(value.to_vec()),
            _ => self.any = true,
        }
    }
}

/// The value of `= "value"; …`, if it is plainly there.
fn announced(parameter: &[u8]) -> Option<&[u8]> {
    let value = parameter.strip_prefix(b"=")?.trim_ascii_start();
    let value = match value.strip_prefix(b"\"") {
        Some(quoted) => {
            let end = quoted.iter().position(|&byte| byte == b'"')?;
            quoted.get(..end)?
        }
        None => value
            .split(|&byte| byte == b';' || byte.is_ascii_whitespace())
            .next()?,
    };
    let is_plain = !value.is_empty() && !value.iter().any(|byte| b"\\()".contains(byte));
    is_plain.then_some(value)
}

/// The value of the field with this name on this line; a folded one is empty.
fn value<'l>(line: &'l [u8], name: &[u8]) -> Option<&'l [u8]> {
    begins(line, name).then(|| line.get(name.len()..).unwrap_or_default().trim_ascii())
}

/// They have boundaries of their own.
fn holds_parts(kind: &[u8]) -> bool {
    begins(kind, b"multipart/")
}

fn begins(text: &[u8], with: &[u8]) -> bool {
    text.get(..with.len())
        .is_some_and(|begin| begin.eq_ignore_ascii_case(with))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_photo(text: &str, bytes: usize) -> String {
        let photo = format!("{}\r\n", "A".repeat(76)).repeat(bytes / 78 + 1);
        format!(
            "From: a@b.example\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\
             Content-Type: text/plain\r\n\r\n{text}\r\n--x\r\nContent-Type: image/jpeg; name=p.jpg\r\n\
             Content-Transfer-Encoding: base64\r\n\r\n{photo}--x--\r\n"
        )
    }

    #[test]
    fn a_small_message_is_not_copied() {
        let raw = with_photo("ok", 1000);
        let lean = lean(raw.as_bytes()).ok().unwrap();
        assert!(matches!(lean.raw, Cow::Borrowed(_)) && lean.cuts.is_empty());
    }

    #[test]
    fn of_a_photo_little_stays_and_all_of_the_text_and_the_boundaries() {
        let raw = with_photo("ok\r\n\r\nThank you.", 20 * 1024 * 1024);
        let lean = lean(raw.as_bytes()).ok().unwrap();
        let text = String::from_utf8_lossy(&lean.raw);
        assert!(text.len() < 2 * OTHER && text.contains("Thank you."));
        assert!(text.ends_with("\r\n--x--\r\n"), "{text}");
        let cut: usize = lean.cuts.iter().map(|cut| cut.bytes).sum();
        assert!(raw.len() - text.len() <= cut + 2);
    }

    #[test]
    fn only_announced_boundaries_begin_parts() {
        let file = format!(
            "--- a/file\r\n+++ b/file\r\n{}",
            "+ more\r\n".repeat(140_000)
        );
        let diff = file.repeat(6);
        assert!(diff.len() > 5 * 1024 * 1024);
        for announced in [
            "boundary=x",
            "boundary=\"x\"; y=z",
            "\r\n\tBoundary = \"x\"",
        ] {
            let raw = format!(
                "From: a@b.example\r\nContent-Type: multipart/mixed; {announced}\r\n\r\n--x\r\n\
                 Content-Type: text/plain\r\n\r\nok\r\n--x\r\nContent-Type: text/x-diff\r\n\
                 Content-Disposition: attachment; filename=all.diff\r\n\r\n{diff}--x--\r\n"
            );
            let lean = lean(raw.as_bytes()).ok().unwrap();
            assert!(lean.raw.len() < 2 * OTHER, "{announced}");
            assert!(lean.raw.ends_with(b"\r\n--x--\r\n"), "{announced}");
        }
    }

    #[test]
    fn where_a_boundary_is_announced_in_an_unusual_way_all_that_look_like_one_are() {
        let raw = with_photo("ok", 3 * 1024 * 1024);
        for announced in ["boundary*0=x", "boundary=\r\n x", "boundary=\"\\x\""] {
            let raw = raw.replace("boundary=x", announced);
            let lean = lean(raw.as_bytes()).ok().unwrap();
            assert!(lean.raw.ends_with(b"\r\n--x--\r\n"), "{announced}");
        }
    }

    #[test]
    fn what_is_long_without_attachments_is_not_read() {
        let books = with_photo("ok", 1).replace(
            "ok\r\n",
            &"--x\r\nContent-Type: text/plain\r\n\r\n".repeat(200_000),
        );
        assert_eq!(lean(books.as_bytes()).err(), Some(Unreadable::TooLong));
        let endless = with_photo(&"x".repeat(30 * 1024 * 1024), 1);
        assert!(lean(endless.as_bytes()).ok().unwrap().raw.len() < MOST);
    }
}
