//! A raw message (RFC 5322, MIME), and the questions that other modules ask about it.

use std::borrow::Cow;

use mail_parser::{HeaderName, Message, MessageParser, MessagePart, MimeHeaders};
use thiserror::Error;

use crate::auto_reply::machine_mail;
use crate::lean::{self, Cut};
use crate::{body, limits, reply_text};

/// What a reply may bring beside its text, in bytes: as much as large providers let people attach.
pub const MAX_ATTACHED: usize = 25 * 1024 * 1024;

/// In bytes: [`MAX_ATTACHED`] in base64 (78 bytes for 57), and two MiB of text and header.
pub const MAX_MESSAGE: usize = 37 * 1024 * 1024;

/// What is read of a header.
const MAX_HEADER: usize = 256 * 1024;

/// A person sends from one address; further ones are ignored.
const MAX_SENDERS: usize = 16;

/// Why a message is not read at all.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Unreadable {
    #[error(
        "the message is longer than {MAX_MESSAGE} bytes, or than 4 MiB without its attachments, or its new text may \
         be longer than 256 KiB or 1,000 lines"
    )]
    TooLong,
    #[error("this is no mail: it has no header")]
    NoHeader,
    #[error(
        "its header is too long, or has more than {} fields",
        limits::MAX_FIELDS
    )]
    TooMuchHeader,
}

/// A parsed message. Nothing in it is trusted yet.
pub struct Mail<'x> {
    pub(super) message: Message<'x>,
    /// What is missing of its attachments.
    pub(super) cuts: Vec<Cut>,
}

/// The header of a message, with the line that ends it; its beginning, if the header is too long.
#[must_use]
pub fn header(raw: &[u8]) -> &[u8] {
    let mut end = 0;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        end += line.len();
        if matches!(line, [b'\n'] | [b'\r', b'\n']) || end > MAX_HEADER {
            break;
        }
    }
    raw.get(..end).unwrap_or_default()
}

impl<'x> Mail<'x> {
    /// # Errors
    /// [`Unreadable`]. A text that could be read only in part counts as too long: nothing of it is lost in silence.
    pub fn parse(raw: &'x [u8]) -> Result<Self, Unreadable> {
        if raw.len() > MAX_MESSAGE {
            return Err(Unreadable::TooLong);
        }
        if limits::has_too_much_header(raw) {
            return Err(Unreadable::TooMuchHeader);
        }
        let lean = lean::lean(raw)?;
        let message = match lean.raw {
            Cow::Borrowed(raw) => parsed(raw),
            Cow::Owned(raw) => parsed(&raw).map(Message::into_owned),
        };
        let message = message.filter(|message| !message.headers().is_empty());
        let cuts = lean.cuts;
        let mail = message
            .map(|message| Self { message, cuts })
            .ok_or(Unreadable::NoHeader)?;
        // Of the mail of machines, no text counts.
        let is_cut = body::may_be_cut(&mail)
            && reply_text::is_cut(&mail)
            && machine_mail(&mail, &[]).is_none();
        match is_cut {
            true => Err(Unreadable::TooLong),
            false => Ok(mail),
        }
    }

    /// Whether something of this part is missing.
    pub(super) fn is_cut(&self, part: &MessagePart<'_>) -> bool {
        let range = part.offset_body as usize..=part.offset_end as usize;
        self.cuts.iter().any(|cut| range.contains(&cut.at))
    }

    /// The raw values of all header fields with this name, from top to bottom, unfolded.
    pub fn header(&self, name: &str) -> impl Iterator<Item = String> {
        let raw = self.message.raw_message();
        let headers = self.message.headers().iter();
        headers
            .filter(move |header| header.name().eq_ignore_ascii_case(name))
            .map(move |header| {
                let range = header.offset_start() as usize..header.offset_end() as usize;
                let value = raw.get(range).unwrap_or_default();
                let value = String::from_utf8_lossy(value).replace(['\r', '\n'], "");
                value.trim().to_owned()
            })
    }

    /// The addresses in all From fields, unchanged, without names.
    pub fn from(&self) -> Vec<String> {
        self.message
            .header_values(HeaderName::From)
            .filter_map(|value| value.as_address())
            .flat_map(|address| address.iter())
            .filter_map(|addr| addr.address())
            .map(str::to_owned)
            .take(MAX_SENDERS)
            .collect()
    }

    /// The name before the first address in From, decoded; empty if there is none.
    pub fn sender_name(&self) -> &str {
        let from = self.message.from().and_then(|from| from.first());
        from.and_then(|from| from.name()).unwrap_or_default()
    }

    /// The parser's own form.
    pub fn parsed(&self) -> &Message<'x> {
        &self.message
    }

    /// Decoded (RFC 2047).
    pub fn subject(&self) -> &str {
        self.message.subject().unwrap_or_default()
    }

    /// The date in the message itself, in seconds since 1970.
    pub fn date(&self) -> Option<i64> {
        Some(self.message.date()?.to_timestamp())
    }

    /// The machine-readable part of a delivery report (RFC 3464); empty for other messages.
    pub fn delivery_status(&self) -> String {
        let parts = self.message.parts.iter().filter(|part| {
            part.content_type().is_some_and(|kind| {
                kind.ctype().eq_ignore_ascii_case("message")
                    && kind
                        .subtype()
                        .is_some_and(|sub| sub.to_ascii_lowercase().ends_with("delivery-status"))
            })
        });
        let texts: Vec<_> = parts
            .map(|part| String::from_utf8_lossy(part.contents()).into_owned())
            .collect();
        texts.join("\n")
    }

    /// Without angle brackets.
    pub fn message_id(&self) -> Option<&str> {
        self.message.message_id()
    }
}

fn parsed(raw: &[u8]) -> Option<Message<'_>> {
    let parser = MessageParser::default();
    match limits::flattened(raw) {
        Cow::Borrowed(raw) => parser.parse(raw),
        Cow::Owned(raw) => parser.parse(&raw).map(Message::into_owned),
    }
}
