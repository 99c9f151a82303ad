//! Mails of the demo's people: what they are told, and what they write.

use std::fs;
use std::path::Path;

use afterword_mail_reader::Mail;
use afterword_services::App;
use afterword_services::receive_mail::{Arrival, Envelope, FromProgram, LmtpPeer, MailAnswer};
use jiff::Timestamp;
use jiff::fmt::rfc2822;
use jiff::tz::TimeZone;

/// Somebody whose mail server lets people send with their own address alone, which proves who they are.
pub(super) struct Writer {
    pub(super) name: &'static str,
    pub(super) address: &'static str,
}

impl Writer {
    /// Returns what the letter did.
    ///
    /// # Errors
    /// It did nothing.
    pub(super) async fn writes(&self, app: &App, to: &str, text: &str) -> anyhow::Result<String> {
        let now = Timestamp::now();
        let (date, number) = (
            rfc2822::to_string(&now.to_zoned(TimeZone::UTC))?,
            now.as_nanosecond(),
        );
        let Self { name, address } = self;
        let raw = format!(
            "From: {name} <{address}>\r\nTo: {to}\r\nSubject: Re: a comment\r\nDate: {date}\r\n\
             Message-ID: <{number}.{address}>\r\nMIME-Version: 1.0\r\n\
             Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n{text}\r\n"
        );
        let arrival = Arrival::Lmtp(Envelope {
            sender: (*address).to_owned(),
            recipients: vec![to.to_owned()],
            peer: LmtpPeer::Trusted,
        });
        let message = FromProgram::Whole(raw.into_bytes());
        match app.inbound_mail.receive(message, arrival).await {
            MailAnswer::Done(effect) => Ok(effect),
            other => anyhow::bail!("the mail of {name} had no effect: {other:?}"),
        }
    }
}

/// Where an answer goes to the mail to somebody in this folder that holds these words.
pub(super) fn reply_address(folder: &Path, receiver: &str, words: &str) -> Option<String> {
    let files = fs::read_dir(folder).ok()?.flatten();
    let mut raws = files.filter_map(|file| fs::read(file.path()).ok());
    raws.find_map(|raw| {
        let mail = Mail::parse(&raw).ok()?;
        let text = mail.parsed().body_text(0)?;
        // Its lines are as long as a mail's may be.
        let text: Vec<&str> = text.split_whitespace().collect();
        let to = mail.parsed().reply_to()?.first()?.address()?;
        let is_it = mail.parsed().to()?.first()?.address()? == receiver;
        (is_it && text.join(" ").contains(words)).then(|| to.to_owned())
    })
}
