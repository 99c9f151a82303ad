//! Is a message from whom it says it is from? With real keys in a real name server.

mod from;
mod garbage;
mod results;
mod signatures;
mod weak_keys;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use afterword_mail::sender_check::{SenderCheck, SenderRules, Verdict};
use afterword_services::receive_mail::Arrival;
use data_encoding::BASE64;
use mail_auth::common::crypto::{Ed25519Key, RsaKey, Sha256, SigningKey};
use rustls::pki_types::PrivateKeyDer;
use rustls::pki_types::pem::PemObject;
use sha2::Digest;

use crate::support::Dns;

const OWNER: &str = "ann@blog.example";
const LETTER: &str = "From: Ann <ann@blog.example>\r\nTo: bot@blog.example\r\nSubject: Re: a comment\r\n\
    Date: Sat, 1 Jan 2028 10:00:00 +0000\r\nMessage-ID: <1@blog.example>\r\n\r\nok\r\n\r\nThank you.\r\n";

/// Keys are made once a test, and the name server knows them below the domains that it is asked for.
struct World {
    key: Ed25519Key,
    _dns: Dns,
    check: SenderCheck,
}

impl World {
    /// The key `k` of `blog.example`, and those of `others` (the same key).
    fn new(others: &[&str]) -> Self {
        Self::with_key_tags("", others)
    }

    fn with_key_tags(tags: &str, others: &[&str]) -> Self {
        let key = ed25519();
        let record = format!(
            "v=DKIM1; k=ed25519; {tags}p={}",
            BASE64.encode(&key.public_key())
        );
        let names: Vec<String> = [&["blog.example"], others]
            .concat()
            .iter()
            .map(|domain| format!("k._domainkey.{domain}"))
            .collect();
        let records: Vec<(&str, &str)> =
            names.iter().map(|name| (&name[..], &record[..])).collect();
        let dns = Dns::start(&records);
        let check = check(dns.address, None);
        Self {
            key,
            _dns: dns,
            check,
        }
    }

    fn sign(&self, tags: &str, letter: &str) -> String {
        sign(&self.key, tags, letter)
    }

    async fn verify(&self, letter: &str) -> Verdict {
        self.check
            .verify(letter.as_bytes(), OWNER, &Arrival::Imap)
            .await
    }
}

fn check(dns: SocketAddr, trusted_results: Option<&str>) -> SenderCheck {
    SenderCheck::new(&SenderRules {
        trusted_results: trusted_results.map(str::to_owned),
        dns: Some(dns),
        dns_timeout: Duration::from_secs(20),
    })
    .unwrap()
}

fn ed25519() -> Ed25519Key {
    Ed25519Key::from_pkcs8_maybe_unchecked_der(&Ed25519Key::generate_pkcs8().unwrap()).unwrap()
}

fn rsa() -> RsaKey<Sha256> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/tls/rsa.key");
    RsaKey::from_key_der(PrivateKeyDer::from_pem_file(file).unwrap()).unwrap()
}

const GOOD: &str = "d=blog.example; s=k; h=From:To:Subject:Date:Message-ID";

/// A signature after RFC 6376 with `simple` canonical forms, by hand: so it can say what no honest
/// signer says, and is a second opinion on the library that verifies it.
fn sign(key: &impl SigningKey, tags: &str, letter: &str) -> String {
    let (header, body) = letter.split_once("\r\n\r\n").unwrap();
    let tag = |name: &str| {
        let mut parts = tags
            .split(';')
            .filter_map(|part| part.trim().split_once('='));
        parts
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value.to_owned())
    };
    let length = tag("l").map_or(body.len(), |length| length.parse().unwrap());
    let hash = BASE64.encode(&sha2::Sha256::digest(&body[..length]));
    let method = tag("a").map_or("a=ed25519-sha256; ", |_| "");
    let field = format!("DKIM-Signature: v=1; {method}c=simple/simple; {tags}; bh={hash}; b=");
    // From the bottom, each once (5.4.2).
    let mut fields: Vec<&str> = unfolded(header);
    let mut signed = String::new();
    for name in tag("h").unwrap().split(':') {
        let named = |field: &&str| field.split(':').next().unwrap().eq_ignore_ascii_case(name);
        if let Some(at) = fields.iter().rposition(named) {
            signed += &format!("{}\r\n", fields.remove(at));
        }
    }
    signed += &field;
    let signature = BASE64.encode(&key.sign(signed.as_bytes()).unwrap());
    format!("{field}{signature}\r\n{letter}")
}

/// The fields of a header, each with its folding.
fn unfolded(header: &str) -> Vec<&str> {
    let mut fields = Vec::new();
    let mut start = 0;
    for (at, _) in header.match_indices("\r\n") {
        if !header[at + 2..].starts_with([' ', '\t']) {
            fields.push(&header[start..at]);
            start = at + 2;
        }
    }
    fields.push(&header[start..]);
    fields
}

#[track_caller]
fn assert_passes(verdict: &Verdict, how: &str) {
    assert_eq!(*verdict, Verdict::Pass(how.to_owned()));
}

#[track_caller]
fn assert_fails(verdict: &Verdict, why: &str) {
    let Verdict::Fail(reason) = verdict else {
        panic!("{verdict:?} instead of a failure: {why}");
    };
    assert!(reason.contains(why), "{reason} instead of {why}");
}

#[track_caller]
fn assert_unknown(verdict: &Verdict) {
    assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
}
