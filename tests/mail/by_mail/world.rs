//! A blog that takes comments by mail, its mails in a folder, and the keys of blog.test in a real name server.

use std::sync::Mutex;

use data_encoding::BASE64;
use mail_auth::common::crypto::Ed25519Key;
use mail_auth::common::headers::HeaderWriter;
use mail_auth::dkim::{Canonicalization, DkimSigner};
use mail_parser::{DateTime, MessageParser};
use reqwest::Method;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::{Answer, Dns, OWNERS_TOKEN, TestServer, until_async};

pub(crate) const ANN: &str = "ann@blog.test";

pub(crate) struct World {
    pub(crate) server: TestServer,
    mails: TempDir,
    key: Vec<u8>,
    _dns: Dns,
}

/// A mail that the server has written.
#[derive(Debug, Clone)]
pub(crate) struct Told {
    pub(crate) subject: String,
    pub(crate) text: String,
    pub(crate) raw: String,
}

impl Told {
    /// The path of the link on the server that holds `part`.
    pub(crate) fn link(&self, part: &str) -> String {
        let mut words = self.text.split_whitespace();
        let link = words.find(|word| word.starts_with("http") && word.contains(part));
        let link = link.unwrap_or_else(|| panic!("no {part} in {}", self.text));
        format!("{part}{}", link.split_once(part).unwrap().1)
    }
}

/// A mail as a client writes it.
#[derive(Debug, Clone)]
pub(crate) struct Letter {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) id: u32,
    pub(crate) more: String,
    pub(crate) text: String,
    seconds: i64,
}

impl Letter {
    pub(crate) fn raw(&self) -> String {
        let date = DateTime::from_timestamp(self.seconds).to_rfc822();
        let (from, to, id, more) = (&self.from, &self.to, self.id, &self.more);
        format!(
            "From: {from}\r\nTo: {to}\r\nSubject: Re: an article\r\nMessage-ID: <{id}@blog.test>\r\n\
             Date: {date}\r\n{more}MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\
             Content-Transfer-Encoding: 8bit\r\n\r\n{}\r\n",
            self.text,
        )
    }

    /// The same with a text and a photo.
    pub(crate) fn with_photo(&self, text: &str, name: &str) -> String {
        let raw = self.raw();
        let (head, _) = raw.split_once("MIME-Version").unwrap();
        format!(
            "{head}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=\"=_x\"\r\n\r\n--=_x\r\n\
             Content-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n--=_x\r\n\
             Content-Type: image/jpeg; name=\"{name}\"\r\nContent-Transfer-Encoding: base64\r\n\
             Content-Disposition: attachment; filename=\"{name}\"\r\n\r\n/9j/4AAQ\r\n--=_x--\r\n"
        )
    }

    pub(crate) fn later(mut self, seconds: i64) -> Self {
        self.seconds += seconds;
        self
    }
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::with(&[]).await
    }

    pub(crate) async fn with(more: &[&str]) -> Self {
        let key = Ed25519Key::generate_pkcs8().unwrap();
        let public = Ed25519Key::from_pkcs8_maybe_unchecked_der(&key).unwrap();
        let public = BASE64.encode(&public.public_key());
        let record = format!("v=DKIM1; k=ed25519; p={public}");
        let dns = Dns::start(&[("k._domainkey.blog.test", &record)]);
        let mails = TempDir::new().unwrap();
        let settings = [
            format!("mail.folder={}", mails.path().display()),
            format!("mail.name_server={}", dns.address),
            "mail.from=The blog <comments@server.test>".to_owned(),
            "sites.comments_by_mail=true".to_owned(),
            "sites.moderators=olga@blog.test".to_owned(),
        ];
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let server = TestServer::with(&[&settings, more].concat()).await;
        Self {
            server,
            mails,
            key,
            _dns: dns,
        }
    }

    /// The page that tells the address.
    pub(crate) async fn asks(&self, page: &str) -> Answer {
        let path = format!("/pages/blog/mail?page={page}");
        self.server.visitor().get(&path).await
    }

    pub(crate) async fn address(&self, page: &str) -> String {
        let answer = self.asks(page).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let (_, rest) = answer.text.split_once("mailto:").unwrap();
        rest.split_once('?').unwrap().0.to_owned()
    }

    pub(crate) fn letter(&self, to: &str, text: &str) -> Letter {
        static NUMBER: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(1);
        Letter {
            from: format!("Ann Example <{ANN}>"),
            to: to.to_owned(),
            id: NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed),
            more: String::new(),
            text: text.to_owned(),
            seconds: self.server.app.clock.now().as_second(),
        }
    }

    pub(crate) fn signed_fields(&self, raw: &str, fields: &[&str]) -> String {
        let key = Ed25519Key::from_pkcs8_maybe_unchecked_der(&self.key).unwrap();
        let signature = DkimSigner::from_key(key)
            .domain("blog.test")
            .selector("k")
            .headers(fields.iter().copied())
            .header_canonicalization(Canonicalization::Relaxed)
            .body_canonicalization(Canonicalization::Relaxed)
            .sign(raw.as_bytes())
            .unwrap();
        signature.to_header() + raw
    }

    /// As most servers sign.
    pub(crate) fn signed(&self, letter: &Letter) -> String {
        let fields = ["From", "To", "Subject", "Date", "Message-ID"];
        self.signed_fields(&letter.raw(), &fields)
    }

    /// What becomes of a message.
    pub(crate) async fn brings(&self, raw: &str) -> String {
        let request = self
            .server
            .visitor()
            .request(Method::POST, "/api/v1/mail")
            .bearer_auth(OWNERS_TOKEN)
            .header("content-type", "message/rfc822")
            .body(raw.to_owned());
        let answer = Answer::of(request).await;
        match answer.status.as_u16() {
            200 => answer.json()["effect"].as_str().unwrap().to_owned(),
            _ => answer.code(),
        }
    }

    /// All mails to somebody so far.
    pub(crate) fn told(&self, to: &str) -> Vec<Told> {
        let files = self.mails.path().read_dir().unwrap();
        let raws = files.filter_map(|file| std::fs::read(file.unwrap().path()).ok());
        let read = raws.filter_map(|raw| {
            let message = MessageParser::default().parse(&raw)?;
            let receiver = message.to()?.first()?.address()?.to_owned();
            let told = Told {
                subject: message.subject()?.to_owned(),
                text: message.body_text(0)?.into_owned(),
                raw: String::from_utf8_lossy(&raw).into_owned(),
            };
            (receiver == to).then_some(told)
        });
        read.collect()
    }

    /// Waits for a mail to somebody that says `what`.
    pub(crate) async fn hears(&self, who: &str, what: &str) -> Told {
        // The text has lines of a mail's length.
        let says = |told: &Told| {
            let words: Vec<&str> = told.text.split_whitespace().collect();
            words.join(" ").contains(what) || told.subject.contains(what)
        };
        // A listing of the folder may miss a file that gets its name meanwhile: what was found once is kept.
        let found = Mutex::new(None);
        until_async(&format!("{who} hears {what:?}"), async || {
            let mut found = found.lock().unwrap();
            *found = self.told(who).into_iter().find(says);
            found.is_some()
        })
        .await;
        found.into_inner().unwrap().unwrap()
    }

    /// Once all that is queued is sent, so many mails are there.
    pub(crate) async fn has_heard(&self, who: &str, count: usize) {
        until_async("no mail waits", async || {
            let totals = self.server.app.store.mail_totals().await.unwrap();
            totals.waiting == 0
        })
        .await;
        let subjects: Vec<String> = self
            .told(who)
            .into_iter()
            .map(|told| told.subject)
            .collect();
        assert_eq!(subjects.len(), count, "{subjects:#?}");
    }

    /// Everything that was ever submitted, newest first.
    pub(crate) async fn comments(&self) -> Vec<Value> {
        let listed = self.server.owner().get("/comments").await;
        listed.json()["comments"].as_array().unwrap().clone()
    }

    pub(crate) async fn closes(&self, page: &str) {
        let change = serde_json::json!({"site": "blog", "page": page, "closed": true});
        let owner = self.server.owner();
        let closed = owner.patch("/pages", &change).await;
        assert_eq!(closed.status, 200, "{closed:?}");
    }

    /// Presses the button of the page behind a link.
    pub(crate) async fn presses(&self, path: &str) -> Answer {
        let visitor = self.server.visitor();
        let request = visitor.request(Method::POST, path);
        Answer::of(
            request
                .body("action=submit")
                .header("content-type", "application/x-www-form-urlencoded"),
        )
        .await
    }
}
