//! From facts to bytes, and back: the mail reader reads our own mails.
#![allow(
    clippy::too_many_lines,
    reason = "a test is read from top to bottom like a story or a table"
)]

mod composing;
mod hostile;
mod overrides;
mod owners;
mod replies;
mod signing;
mod smtp;
mod smtp_server;

use std::sync::LazyLock;

use afterword_i18n::Texts;
use uuid::Uuid;

use super::head::*;
use super::letter::*;
use super::samples;
use super::{Outgoing, Settings, Templates, compose};
use afterword_config::Addressing;

const TOKEN: &str = "abcdefghijklmnopqrstuvwxyz";

fn head(texts: &'static Texts) -> Head {
    Head {
        from: Mailbox {
            name: "Notes & Small Things".to_owned(),
            address: "comments@blog.example".to_owned(),
        },
        to: "eva@blog.example".to_owned(),
        mail_id: Uuid::from_u128(0x0192_0000_0000_7000_8000_0000_0000_0001),
        thread: Some("page.7".to_owned()),
        in_reply_to: None,
        reply_token: Some(TOKEN.to_owned()),
        unsubscribe: None,
        date: "2026-01-05T10:00:00Z".parse().unwrap(),
        submitted: Submitted::Generated,
        texts,
    }
}

fn settings() -> Settings {
    Settings {
        addressing: Addressing::Plus,
        signer: None,
    }
}

fn written(letter: &Letter, head: &Head) -> Outgoing {
    static TEMPLATES: LazyLock<Templates> = LazyLock::new(|| Templates::load(None).unwrap());
    compose(letter, head, &TEMPLATES, &settings()).unwrap()
}

fn moderation() -> Letter {
    Letter::Moderation(samples::held(Arrived::Held))
}

/// The header as it stands, and both parts decoded.
fn parts(mail: &Outgoing) -> (String, String, String) {
    let message = mail_parser::MessageParser::default()
        .parse(&mail.message)
        .unwrap();
    let text = String::from_utf8(mail.message.clone()).unwrap();
    let (header, _) = text.split_once("\r\n\r\n").unwrap();
    (
        header.to_owned(),
        message.body_text(0).unwrap().replace("\r\n", "\n"),
        message.body_html(0).unwrap().into_owned(),
    )
}

fn subject(mail: &Outgoing) -> String {
    let message = mail_parser::MessageParser::default()
        .parse(&mail.message)
        .unwrap();
    message.subject().unwrap().to_owned()
}
