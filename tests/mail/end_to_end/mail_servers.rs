//! What lies between a blog and its people: their mail servers, their mailboxes, the keys in DNS.

use std::ops::Deref;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use data_encoding::BASE64;
use mail_auth::common::crypto::Ed25519Key;
use mail_auth::common::headers::HeaderWriter;
use mail_auth::dkim::{Canonicalization, DkimSigner};
use mail_parser::{DateTime, MessageParser};
use tokio::time::{Instant, sleep};

use crate::support::{Dns, Kept, MAILBOX_PASSWORD, MailStack};

/// How long what must come is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

pub(super) struct Post<S = &'static MailStack> {
    pub(super) stack: S,
    pub(super) bot: String,
    pub(super) olga: String,
    /// Of a server that uses them.
    pub(super) settings: Vec<String>,
    /// The record of the key that signs for blog.test.
    pub(super) record: String,
    /// That key, PKCS#8.
    key: Vec<u8>,
    _dns: Dns,
}

/// A mail as its recipient has it.
#[derive(Debug, Clone)]
pub(super) struct Letter {
    pub(super) raw: String,
    pub(super) subject: String,
    pub(super) text: String,
    pub(super) message_id: String,
    /// Where an answer goes.
    pub(super) reply_to: String,
    /// In seconds since 1970.
    sent: i64,
}

impl Letter {
    pub(super) fn read(raw: &str) -> Self {
        let message = MessageParser::default().parse(raw.as_bytes()).unwrap();
        let header = |name: &str| {
            message
                .header_raw(name)
                .unwrap_or_default()
                .trim()
                .to_owned()
        };
        let reply_to = message.reply_to().or_else(|| message.from());
        let reply_to = reply_to.unwrap().first().unwrap().address().unwrap();
        Self {
            raw: raw.to_owned(),
            subject: message.subject().unwrap_or_default().to_owned(),
            text: message.body_text(0).unwrap_or_default().into_owned(),
            message_id: header("Message-ID"),
            reply_to: reply_to.to_owned(),
            sent: message.date().unwrap().to_timestamp(),
        }
    }

    /// The `Date` of an answer that is written so long after it (seconds; before it, if negative).
    pub(super) fn date_after(&self, passed: i64) -> String {
        DateTime::from_timestamp(self.sent + passed).to_rfc822()
    }

    /// The first address in the text that holds `part`.
    pub(super) fn link(&self, part: &str) -> String {
        let words = self.text.split_whitespace();
        let mut links = words.filter(|word| word.starts_with("http") && word.contains(part));
        links
            .next()
            .unwrap_or_else(|| panic!("no {part} in {}", self.text))
            .to_owned()
    }
}

impl<S: Deref<Target = MailStack>> Post<S> {
    /// With settings over those that it needs.
    pub(super) fn on(stack: S, more: &[&str]) -> Self {
        let (bot, olga) = (stack.user("bot"), stack.user("olga"));
        let key = Ed25519Key::generate_pkcs8().unwrap();
        let public = Ed25519Key::from_pkcs8_maybe_unchecked_der(&key).unwrap();
        let public = BASE64.encode(&public.public_key());
        let record = format!("v=DKIM1; k=ed25519; p={public}");
        let dns = Dns::start(&[("k._domainkey.blog.test", &record)]);
        let mut settings = vec![
            format!("mail.from=The blog <{bot}>"),
            format!("mail.name_server={}", dns.address),
            "smtp.host=127.0.0.1".to_owned(),
            format!("smtp.port={}", stack.smtp),
            "smtp.encryption=none".to_owned(),
            "imap.host=127.0.0.1".to_owned(),
            format!("imap.port={}", stack.imap),
            "imap.encryption=none".to_owned(),
            format!("imap.user={bot}"),
            format!("imap.password={MAILBOX_PASSWORD}"),
            "imap.poll_every=1s".to_owned(),
            format!("sites.moderators={olga}"),
        ];
        settings.extend(more.iter().map(|&setting| setting.to_owned()));
        Self {
            stack,
            bot,
            olga,
            settings,
            record,
            key,
            _dns: dns,
        }
    }

    /// Waits for a mail to `user` that says `what`.
    pub(super) async fn comes(&self, user: &str, what: &str) -> Letter {
        let found = self.letters_when(user, |letters| {
            letters.iter().any(|letter| says(letter, what))
        });
        let found = found.await;
        found
            .into_iter()
            .rfind(|letter| says(letter, what))
            .unwrap()
    }

    /// All mails of a user, as soon as they are as they should be.
    pub(super) async fn letters_when(
        &self,
        user: &str,
        ready: impl Fn(&[Letter]) -> bool,
    ) -> Vec<Letter> {
        let end = Instant::now() + PATIENCE;
        loop {
            let letters = self.letters(user);
            if ready(&letters) {
                return letters;
            }
            let subjects = letters.iter().map(|letter| letter.subject.as_str());
            let subjects: Vec<&str> = subjects.collect();
            assert!(Instant::now() < end, "{user} has only {subjects:#?}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    pub(super) fn letters(&self, user: &str) -> Vec<Letter> {
        let kept = self.stack.mailbox(user);
        kept.iter().map(|kept| Letter::read(&kept.raw)).collect()
    }

    /// An answer to `letter` of an hour later, as a mail client writes it, unsigned.
    pub(super) fn answer(&self, letter: &Letter, from: &str, text: &str) -> String {
        static NUMBER: AtomicUsize = AtomicUsize::new(1);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let quoted: String = letter
            .text
            .lines()
            .map(|line| format!("> {line}\r\n"))
            .collect();
        let (to, id, subject) = (&letter.reply_to, &letter.message_id, &letter.subject);
        let subject = subject.chars().filter(char::is_ascii).collect::<String>();
        let (date, sent) = (letter.date_after(3600), letter.date_after(0));
        format!(
            "From: Olga <{from}>\r\nTo: {to}\r\nSubject: Re: {subject}\r\nIn-Reply-To: {id}\r\n\
             References: {id}\r\nMessage-ID: <answer{number}.{}@blog.test>\r\n\
             Date: {date}\r\nMIME-Version: 1.0\r\n\
             Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n\
             {text}\r\n\r\nOn {sent}, The blog wrote:\r\n{quoted}",
            process::id(),
        )
    }

    /// The same with a photo of so many bytes behind it.
    pub(super) fn answer_with_photo(
        &self,
        letter: &Letter,
        from: &str,
        text: &str,
        bytes: usize,
    ) -> String {
        let raw = self.answer(letter, from, text);
        let (header, body) = raw.split_once("\r\n\r\n").unwrap();
        let (header, kind) = header.split_once("Content-Type:").unwrap();
        // 57 bytes make a line of base64.
        let photo = format!("{}\r\n", "/9j/".repeat(19)).repeat(bytes / 57);
        format!(
            "{header}Content-Type: multipart/mixed; boundary=\"=_photo\"\r\n\r\n--=_photo\r\n\
             Content-Type:{kind}\r\n\r\n{body}\r\n--=_photo\r\n\
             Content-Type: image/jpeg; name=\"photo.jpg\"\r\nContent-Transfer-Encoding: base64\r\n\
             Content-Disposition: attachment; filename=\"photo.jpg\"\r\n\r\n{photo}--=_photo--\r\n"
        )
    }

    /// As the sender's mail server signs it.
    pub(super) fn signed(&self, raw: &str) -> String {
        let key = Ed25519Key::from_pkcs8_maybe_unchecked_der(&self.key).unwrap();
        let signature = DkimSigner::from_key(key)
            .domain("blog.test")
            .selector("k")
            .headers(["From", "To", "Subject", "Date", "Message-ID"])
            .header_canonicalization(Canonicalization::Relaxed)
            .body_canonicalization(Canonicalization::Relaxed)
            .sign(raw.as_bytes())
            .unwrap();
        signature.to_header() + raw
    }

    /// Olga answers, and her server signs.
    pub(super) async fn olga_answers(&self, letter: &Letter, text: &str) {
        let raw = self.signed(&self.answer(letter, &self.olga, text));
        self.stack.send(&self.olga, &letter.reply_to, &raw).await;
    }

    pub(super) async fn send(&self, from: &str, letter: &Letter, raw: &str) {
        self.stack.send(from, &letter.reply_to, raw).await;
    }

    /// Waits until Afterword has dealt with `count` messages of its mailbox, whatever became of them.
    pub(super) async fn dealt_with(&self, count: usize) {
        let all_read =
            |kept: &[Kept]| kept.iter().filter(|kept| kept.flags.contains('S')).count() == count;
        self.stack.mailbox_is(&self.bot, all_read).await;
    }
}

fn says(letter: &Letter, what: &str) -> bool {
    letter.text.contains(what) || letter.subject.contains(what)
}
