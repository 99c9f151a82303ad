//! Which parts of a message are its text, and their lines.

use std::collections::HashSet;

use mail_parser::decoders::base64::base64_decode;
use mail_parser::decoders::quoted_printable::quoted_printable_decode;
use mail_parser::{Encoding, MessagePart, MimeHeaders, PartType};

use crate::characters::{bounded, visible};
use crate::lines::BodyLine;
use crate::message::Mail;
use crate::{flowed, html};

/// Limits for reading one message. Of HTML, what is no text hardly counts.
const MAX_BYTES: usize = 256 * 1024;
const MAX_LINES: usize = 1_000;

/// So many bytes beyond ASCII prove UTF-8 where another charset has two bytes a letter.
const MIN_EVIDENCE: usize = 8;

/// The text of a message.
pub(super) struct Body {
    pub(super) lines: Vec<BodyLine>,
    /// More follows below them, beyond the limits.
    pub(super) is_cut: bool,
}

/// Whether the text may be longer than the limits: a line has at least one byte.
pub(super) fn may_be_cut(mail: &Mail<'_>) -> bool {
    let message = &mail.message;
    let parts = message.text_bodies().chain(message.html_bodies());
    !mail.cuts.is_empty() || parts.map(|part| part.contents().len()).sum::<usize>() > MAX_LINES
}

/// The lines of the plain text; of an HTML part if there is no plain text in its place.
pub(super) fn text(mail: &Mail<'_>) -> Body {
    lines_of(mail, mail.message.text_bodies())
}

/// The lines of HTML parts that [`text`] has not returned.
pub(super) fn html(mail: &Mail<'_>) -> Body {
    let message = &mail.message;
    let given: HashSet<_> = message.text_body.iter().collect();
    let others = message.html_body.iter().filter(|id| !given.contains(id));
    lines_of(mail, others.filter_map(|&id| message.part(id)))
}

fn lines_of<'a>(mail: &Mail<'_>, parts: impl Iterator<Item = &'a MessagePart<'a>>) -> Body {
    let mut lines = Vec::new();
    let mut is_cut = false;
    let mut budget = MAX_BYTES;
    for part in parts {
        if lines.len() > MAX_LINES {
            break;
        }
        let (text, is_html) = match &part.body {
            PartType::Html(text) => (text, true),
            PartType::Text(text) if is_plain(part) => (text, false),
            _ => continue,
        };
        let utf_8 = undeclared_utf_8(mail, part);
        let text = utf_8.as_deref().unwrap_or(text);
        let (read, used) = match is_html {
            // One line more than wanted shows that there are more.
            true => html::bounded_lines(text, MAX_LINES + 1, budget),
            false => {
                let text = bounded(text, budget);
                (plain_lines(text, part), text.len())
            }
        };
        is_cut |= mail.is_cut(part) || used > budget || !is_html && used < text.len();
        budget = budget.saturating_sub(used);
        lines.extend(read);
    }
    is_cut |= lines.len() > MAX_LINES;
    lines.truncate(MAX_LINES);
    Body { lines, is_cut }
}

/// The text of a part whose bytes are UTF-8, though it declares another charset. In others, letters beyond ASCII are
/// hardly ever valid UTF-8; in those with two bytes a letter a few may be, by chance.
fn undeclared_utf_8(mail: &Mail<'_>, part: &MessagePart<'_>) -> Option<String> {
    let declared = part
        .content_type()?
        .attribute("charset")?
        .to_ascii_lowercase();
    if matches!(&*declared, "utf-8" | "utf8") {
        return None;
    }
    let raw = mail.message.raw_message();
    let raw = raw.get(part.offset_body as usize..part.offset_end as usize)?;
    let bytes = match part.encoding {
        Encoding::None => raw.to_vec(),
        Encoding::QuotedPrintable => quoted_printable_decode(raw)?,
        Encoding::Base64 => base64_decode(raw)?,
    };
    let beyond_ascii = bytes.iter().filter(|byte| !byte.is_ascii()).count();
    let is_wide = ["gb", "big5", "shift", "euc", "ks_c", "x-sjis"]
        .iter()
        .any(|wide| declared.starts_with(wide));
    let fewest = if is_wide { MIN_EVIDENCE } else { 1 };
    (beyond_ascii >= fewest)
        .then(|| String::from_utf8(bytes).ok())
        .flatten()
}

/// Excludes calendar entries, style sheets, and other `text/` types.
fn is_plain(part: &MessagePart<'_>) -> bool {
    let plain = |subtype: &str| subtype.eq_ignore_ascii_case("plain");
    part.content_type()
        .is_none_or(|kind| kind.subtype().is_none_or(plain))
}

fn plain_lines(text: &str, part: &MessagePart<'_>) -> Vec<BodyLine> {
    let text = visible(text);
    let attribute = |name: &str| part.content_type().and_then(|kind| kind.attribute(name));
    let is = |name: &str, value: &str| {
        attribute(name).is_some_and(|found| found.eq_ignore_ascii_case(value))
    };
    if is("format", "flowed") {
        let joined = flowed::joined(&text, is("delsp", "yes"));
        return joined
            .lines()
            .take(MAX_LINES + 1)
            .map(BodyLine::read)
            .collect();
    }
    without_armour(&text)
        .take(MAX_LINES + 1)
        .map(BodyLine::read)
        .collect()
}

/// The lines of a clear-signed text (RFC 9580, 7), without its armour.
fn without_armour(text: &str) -> impl Iterator<Item = &str> {
    let mut head = false;
    let mut signature = false;
    text.lines().filter(move |line| {
        let armour = line.trim_end();
        match armour {
            "-----BEGIN PGP SIGNED MESSAGE-----" => head = true,
            "-----BEGIN PGP SIGNATURE-----" => signature = true,
            "-----END PGP SIGNATURE-----" => {
                signature = false;
                return false;
            }
            _ => {}
        }
        let dropped = head || signature;
        head &= !armour.is_empty();
        !dropped
    })
}
