//! The parts of a message that are no text: their names and sizes, for people.

use mail_parser::{Encoding, MessagePart, MimeHeaders, PartType};

use crate::characters::visible;
use crate::message::Mail;

/// Of a picture within the text, from this size on: smaller ones are logos of signatures. In bytes.
const SMALL: u64 = 32 * 1024;

/// So many are named.
const MAX_NAMED: usize = 10;

/// Longer names are cut, in characters.
const LONGEST_NAME: usize = 60;

/// A base64 line of 76 letters has two more bytes for its end (RFC 2045, 6.8), and stands for 57.
const LINE: u64 = 78;
const LINE_BYTES: u64 = 57;

/// What was sent beside the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The first of it.
    pub named: Vec<Attachment>,
    /// How many are not named.
    pub more: usize,
}

/// An attachment of a message. Its name is the sender's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// One line; its type where it has no name.
    pub name: String,
    /// In bytes, decoded; of a large one to a percent.
    pub size: u64,
}

/// What nobody attaches: a signature's proof.
const PROOFS: [&str; 4] = [
    "pgp-signature",
    "pkcs7-signature",
    "x-pkcs7-signature",
    "pgp-keys",
];

/// What a reply has beside its text, except small pictures within the text and signatures.
#[must_use]
pub fn left_out(mail: &Mail<'_>) -> LeftOut {
    let mut found = LeftOut::default();
    for (index, part) in mail.message.parts.iter().enumerate() {
        if !is_attachment(mail, index, part) {
            continue;
        }
        if found.named.len() == MAX_NAMED {
            found.more += 1;
            continue;
        }
        let (name, size) = (name(part), size(mail, part));
        found.named.push(Attachment { name, size });
    }
    found
}

fn is_attachment(mail: &Mail<'_>, index: usize, part: &MessagePart<'_>) -> bool {
    let is_attached = part
        .content_disposition()
        .is_some_and(|disposition| disposition.ctype().eq_ignore_ascii_case("attachment"));
    match &part.body {
        PartType::Multipart(_) => false,
        PartType::Text(_) | PartType::Html(_) => {
            let message = &mail.message;
            let bodies = message.text_body.iter().chain(&message.html_body);
            is_attached && !bodies.into_iter().any(|&body| body as usize == index)
        }
        _ if is_proof(part) => false,
        _ => is_attached || size(mail, part) >= SMALL,
    }
}

fn is_proof(part: &MessagePart<'_>) -> bool {
    let subtype = part.content_type().and_then(|kind| kind.subtype());
    subtype.is_some_and(|subtype| {
        PROOFS
            .iter()
            .any(|proof| subtype.eq_ignore_ascii_case(proof))
    })
}

fn name(part: &MessagePart<'_>) -> String {
    let kind = || {
        let kind = part.content_type()?;
        Some(format!("{}/{}", kind.ctype(), kind.subtype()?))
    };
    let name = part.attachment_name().map(str::to_owned).or_else(kind);
    let name = visible(&name.unwrap_or_else(|| "?".to_owned()));
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_NAME).collect()
}

/// Of a part that was cut, by what was cut.
fn size(mail: &Mail<'_>, part: &MessagePart<'_>) -> u64 {
    let range = part.offset_body as usize..=part.offset_end as usize;
    let cuts = mail.cuts.iter().filter(|cut| range.contains(&cut.at));
    let cut: usize = cuts.map(|cut| cut.bytes).sum();
    if cut == 0 {
        return part.contents().len() as u64;
    }
    let encoded = (range.end() - range.start() + cut) as u64;
    match part.encoding {
        Encoding::Base64 => encoded * LINE_BYTES / LINE,
        Encoding::None | Encoding::QuotedPrintable => encoded,
    }
}
