//! Splits a message into header fields and body, strictly.
//!
//! Parsers repair broken input, each in its own way, and forgeries exploit the differences. So this module refuses
//! broken input, and all parsers read the rest alike (`author` compares).

use std::borrow::Cow;

use afterword_mail_reader::MAX_MESSAGE;

/// In bytes, and in fields. Mail servers refuse or cut longer headers.
const MAX_HEADER: usize = 256 * 1024;
const MAX_FIELDS: usize = 1000;

/// A message with CRLF at the end of each line of its header.
pub(super) struct Message<'x> {
    pub(super) raw: Cow<'x, [u8]>,
    fields: Vec<FieldRange>,
    /// Where the body begins in `raw`.
    pub(super) body: usize,
}

/// The position of a field in the message; `end` is after its line end.
struct FieldRange {
    start: usize,
    colon: usize,
    end: usize,
}

/// One header field. The value is unchanged, with folding and line end.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub(super) name: &'a [u8],
    pub(super) value: &'a [u8],
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Field<'_> {
    pub(super) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name.as_bytes())
    }

    /// The unfolded value; `None` if it is not UTF-8.
    pub(super) fn text(&self) -> Option<String> {
        let text = std::str::from_utf8(self.value).ok()?;
        Some(text.replace(['\r', '\n'], ""))
    }
}

impl<'x> Message<'x> {
    /// A message from a pipe may end its lines with LF alone, and begin with the separator line of mbox.
    pub(super) fn parse(raw: &'x [u8]) -> Result<Self, &'static str> {
        if raw.len() > MAX_MESSAGE {
            return Err("the message is too long");
        }
        let raw = without_mbox_line(raw);
        let raw = match raw.iter().position(|&byte| byte == b'\n') {
            Some(end) if end == 0 || raw[end - 1] != b'\r' => Cow::Owned(with_crlf(raw)),
            _ => Cow::Borrowed(raw),
        };
        let (fields, body) = cut(&raw)?;
        Ok(Self { raw, fields, body })
    }

    /// From top to bottom.
    pub(super) fn fields(&self) -> impl ExactSizeIterator<Item = Field<'_>> {
        self.fields.iter().map(|place| Field {
            name: &self.raw[place.start..place.colon],
            value: &self.raw[place.colon + 1..place.end],
            start: place.start,
            end: place.end,
        })
    }

    pub(super) fn named(&self, name: &str) -> impl Iterator<Item = Field<'_>> {
        self.fields().filter(move |field| field.is(name))
    }
}

fn without_mbox_line(raw: &[u8]) -> &[u8] {
    let end = raw.iter().position(|&byte| byte == b'\n');
    match end {
        Some(end) if raw.starts_with(b"From ") => &raw[end + 1..],
        _ => raw,
    }
}

fn with_crlf(raw: &[u8]) -> Vec<u8> {
    let mut lines = Vec::with_capacity(raw.len() + raw.len() / 16);
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        match line.strip_suffix(b"\n") {
            Some(line) => {
                lines.extend_from_slice(line.strip_suffix(b"\r").unwrap_or(line));
                lines.extend_from_slice(b"\r\n");
            }
            None => lines.extend_from_slice(line),
        }
    }
    lines
}

fn cut(raw: &[u8]) -> Result<(Vec<FieldRange>, usize), &'static str> {
    let mut fields: Vec<FieldRange> = Vec::new();
    let mut start = 0;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        let end = start + line.len();
        let Some(text) = line.strip_suffix(b"\r\n") else {
            return Err("a line of the header does not end as it should");
        };
        if text.is_empty() {
            return Ok((fields, end));
        }
        if text.iter().any(|byte| matches!(byte, b'\r' | 0)) {
            return Err("the header holds a stray control character");
        }
        if matches!(text[0], b' ' | b'\t') {
            let field = fields.last_mut().ok_or("the header begins with a blank")?;
            field.end = end;
        } else {
            let colon = name_length(text).ok_or("a line of the header is no field")?;
            let colon = start + colon;
            fields.push(FieldRange { start, colon, end });
        }
        if end > MAX_HEADER || fields.len() > MAX_FIELDS {
            return Err("the header is too long");
        }
        start = end;
    }
    Err("the header does not end")
}

/// A name without white space (RFC 5322, 2.2); nobody uses the obsolete syntax beyond that.
fn name_length(line: &[u8]) -> Option<usize> {
    let length = line.iter().position(|&byte| byte == b':')?;
    let fine = length > 0 && line[..length].iter().all(u8::is_ascii_graphic);
    fine.then_some(length)
}
