//! Turns facts into the bytes of a message: the same facts give the same bytes.

use lettre::Address;
use lettre::message::header::{ContentTransferEncoding, ContentType};
use lettre::message::{Mailbox, Message, MultiPart, SinglePart};
use thiserror::Error;
use uuid::Uuid;

use super::dkim::{DkimError, DkimSigner};
use super::head::Head;
use super::letter::Letter;
use super::templates::Templates;
use super::{address, blocks, headers, plain};
use afterword_config::Addressing;

const LONGEST_NAME: usize = 80;

/// A mail in the form for a mail server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    pub id: Uuid,
    pub envelope_from: String,
    pub envelope_to: String,
    /// RFC 5322, with CRLF, in ASCII.
    pub message: Vec<u8>,
}

/// The settings that all mails share.
#[derive(Debug)]
pub struct Settings {
    pub addressing: Addressing,
    pub signer: Option<DkimSigner>,
}

/// Why a mail could not be composed. Contains no addresses.
#[derive(Debug, Error)]
pub enum ComposeError {
    #[error(
        "mail.from is no address that mail can be sent from: use one in ASCII such as comments@example.org"
    )]
    Sender,
    #[error(
        "the receiver's address can't be written to: before the @ there is more than ASCII letters, digits and signs"
    )]
    Receiver,
    #[error(
        "no address for answers can be made from mail.from: keep it to 30 characters before the @"
    )]
    Answers,
    #[error("the template {0} can't be filled in")]
    Template(#[from] minijinja::Error),
    #[error("the message can't be built: {0}")]
    Build(#[from] lettre::error::Error),
    #[error(transparent)]
    Signature(#[from] DkimError),
}

/// Composes `letter`. With a signer, only the signature's time differs between calls.
///
/// # Errors
/// An address in `head` can't be used, or one of the owner's templates fails.
pub fn compose(
    letter: &Letter,
    head: &Head,
    templates: &Templates,
    settings: &Settings,
) -> Result<Outgoing, ComposeError> {
    let bot = address::ascii(&head.from.address).ok_or(ComposeError::Sender)?;
    let receiver = address::ascii(&head.to).ok_or(ComposeError::Receiver)?;
    let bounces = address::bounces(&bot, head, settings.addressing).ok_or(ComposeError::Answers)?;
    let answers = head.reply_token.as_ref().map(|token| {
        address::answers(&bot, token, settings.addressing).ok_or(ComposeError::Answers)
    });
    let draft = blocks::draft(letter, templates, head.texts)?;
    let message = Message::builder()
        .envelope(lettre::address::Envelope::new(
            Some(bounces.clone()),
            vec![receiver.clone()],
        )?)
        .date(head.date.into())
        .from(Mailbox::new(display_name(&head.from.name), bot.clone()))
        .to(Mailbox::new(None, receiver.clone()))
        .subject(header_text(&draft.subject))
        .message_id(Some(format!(
            "<{}@{}>",
            head.mail_id.simple(),
            bot.domain()
        )));
    let message = match answers.transpose()? {
        Some(answers) => message.reply_to(Mailbox::new(None, answers)),
        None => message,
    };
    let text = templates.text(head.texts, &draft)?;
    let html = templates.html(head.texts, &draft)?;
    let mut message = message.multipart(alternative(head.mail_id, text, html))?;
    headers::add(message.headers_mut(), head, bot.domain());
    let message = message.formatted();
    let message = match &settings.signer {
        Some(signer) => signer.signed(message)?,
        None => message,
    };
    Ok(outgoing(head.mail_id, &bounces, &receiver, message))
}

fn outgoing(id: Uuid, from: &Address, to: &Address, message: Vec<u8>) -> Outgoing {
    Outgoing {
        id,
        envelope_from: from.to_string(),
        envelope_to: to.to_string(),
        message,
    }
}

/// `=_` occurs in no part, because `=` is always encoded in quoted-printable (RFC 2045, 6.7).
fn alternative(id: Uuid, text: String, html: String) -> MultiPart {
    let part = |kind: ContentType, body: String| {
        SinglePart::builder()
            .header(kind)
            .header(ContentTransferEncoding::QuotedPrintable)
            .body(body)
    };
    MultiPart::alternative()
        .boundary(format!("=_{}", id.simple()))
        .singlepart(part(ContentType::TEXT_PLAIN, text))
        .singlepart(part(ContentType::TEXT_HTML, html))
}

fn display_name(name: &str) -> Option<String> {
    let name = header_text(&plain::one_line(name, LONGEST_NAME));
    Some(name).filter(|name| !name.is_empty())
}

/// Prevents untrusted text from forming an encoded word (RFC 2047), which mail clients would decode.
fn header_text(text: &str) -> String {
    text.replace("=?", "= ?")
}
