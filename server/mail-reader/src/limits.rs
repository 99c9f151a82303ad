//! Limits for the parser's input: nested messages, nested parts, endless parameters.
//!
//! The parser handles nested messages by recursion (a few thousand overflow the stack), searches the rest of the
//! message for the end of each multipart, and sorts the pieces of each parameter. This module looks only at bytes. It
//! overwrites everything beyond the limits, so that the parser sees no structure there.

use std::borrow::Cow;
use std::ops::Range;

/// Header fields of one message. Long routes through many servers add about a hundred.
pub(super) const MAX_FIELDS: usize = 1_000;

/// In bytes, for all fields together. Mail servers accept less: Postfix 100 KiB for each field.
const MAX_HEADER: usize = 256 * 1024;

/// Subtypes of parts that are messages themselves, or contain some (RFC 2046, RFC 6532). New text is never inside
/// them.
const NESTING_KINDS: &[&[u8]] = &[b"rfc822", b"global", b"digest"];

/// No client nests or repeats as many.
const MAX_MULTIPARTS: usize = 16;
const MULTIPART: &[u8] = b"multipart";

/// Length of Content-Type and similar fields, in bytes.
const MAX_PARAMETERS: usize = 4 * 1024;

/// Whether the header (of the message, not of its parts) exceeds the limits.
pub(super) fn has_too_much_header(raw: &[u8]) -> bool {
    let lines = raw.split(|&byte| byte == b'\n');
    let header = lines.take_while(|line| !matches!(line, [] | [b'\r']));
    let mut length = 0;
    let header = header.inspect(|line| length += line.len() + 1);
    let fields = header.filter(|line| !line.starts_with(b" ") && !line.starts_with(b"\t"));
    let count = fields.take(MAX_FIELDS + 1).count();
    count > MAX_FIELDS || length > MAX_HEADER
}

/// `raw` with everything beyond the limits overwritten; its length stays.
pub(super) fn flattened(raw: &[u8]) -> Cow<'_, [u8]> {
    let mut flat = Cow::Borrowed(raw);
    let mut multiparts = 0;
    // The start of the Content field that the line belongs to.
    let mut field = None;
    let mut start = 0;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        let range = start..start + line.len();
        start = range.end;
        if !(line.starts_with(b" ") || line.starts_with(b"\t")) {
            field = is_content_field(line).then_some(range.start);
        }
        let Some(field) = field else { continue };
        for kind in NESTING_KINDS {
            occurrences(line, kind).for_each(|at| blot(&mut flat, range.start + at, kind.len()));
        }
        for at in occurrences(line, MULTIPART) {
            multiparts += 1;
            if multiparts > MAX_MULTIPARTS {
                blot(&mut flat, range.start + at, MULTIPART.len());
            }
        }
        join_parameters(&mut flat, range, field + MAX_PARAMETERS);
    }
    flat
}

fn is_content_field(line: &[u8]) -> bool {
    const PREFIX: &[u8] = b"content-";
    line.get(..PREFIX.len())
        .is_some_and(|prefix| prefix.eq_ignore_ascii_case(PREFIX))
}

fn occurrences(line: &[u8], word: &[u8]) -> impl Iterator<Item = usize> {
    let windows = line.windows(word.len()).enumerate();
    windows
        .filter(|(_, window)| window.eq_ignore_ascii_case(word))
        .map(|(at, _)| at)
}

fn blot(flat: &mut Cow<'_, [u8]>, start: usize, length: usize) {
    flat.to_mut()[start..start + length].fill(b'x');
}

/// No parameter begins from `bound` on.
fn join_parameters(flat: &mut Cow<'_, [u8]>, line: Range<usize>, bound: usize) {
    let late = bound.max(line.start)..line.end;
    if !late.is_empty() && flat[late.clone()].contains(&b';') {
        let separators = flat.to_mut()[late].iter_mut();
        separators
            .filter(|byte| **byte == b';')
            .for_each(|byte| *byte = b',');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_in_messages_are_blotted_out_wherever_they_are_named() {
        let raw = b"content-type: (rfc822)\r\n\tMessage/RFC822; x=global\r\n\r\nrfc822";
        let flat = b"content-type: (xxxxxx)\r\n\tMessage/xxxxxx; x=xxxxxx\r\n\r\nrfc822";
        assert_eq!(flattened(raw).as_ref(), flat);
    }

    #[test]
    fn ordinary_mail_stays_as_it_is() {
        let raw = b"Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nmultipart; a\r\n";
        assert!(matches!(flattened(raw), Cow::Borrowed(_)));
    }

    #[test]
    fn only_so_many_multiparts_and_parameters_are_read() {
        let raw = "Content-Type: multipart/mixed\r\n\r\n".repeat(MAX_MULTIPARTS + 2);
        let flat = flattened(raw.as_bytes());
        let flat = String::from_utf8_lossy(&flat);
        assert_eq!(flat.matches("multipart/").count(), MAX_MULTIPARTS);
        let raw = format!(
            "Content-Type: text/plain{}",
            ";a*0=b".repeat(MAX_PARAMETERS)
        );
        let flat = flattened(raw.as_bytes());
        let kept = flat.iter().filter(|&&byte| byte == b';').count();
        assert!(kept < MAX_PARAMETERS / 6, "{kept}");
    }

    #[test]
    fn fields_are_counted_to_the_end_of_the_header() {
        let fields = "X: y\r\n z\r\n".repeat(MAX_FIELDS);
        assert!(!has_too_much_header(format!("{fields}\r\nA: b").as_bytes()));
        assert!(has_too_much_header(format!("{fields}A: b").as_bytes()));
        assert!(has_too_much_header(&b"a@b.example,".repeat(MAX_HEADER)));
    }
}
