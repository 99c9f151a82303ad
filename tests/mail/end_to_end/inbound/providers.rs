//! Mailgun, Postmark, SendGrid and our worker at Cloudflare.

use std::fs::Permissions;
use std::net::UdpSocket;
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use data_encoding::{BASE64, HEXLOWER};
use serde_json::json;

use super::forms::{multipart, urlencoded};
use super::keys::Key;
use super::{Sent, hmac, now, reply, world};
use crate::mail::end_to_end::doctor::{all_findings, says};
use crate::mail::end_to_end::world::World;
use crate::support::Visitor;

const SIGNING_KEY: &str = "key-3ax6xnjp29jd6fds4gc373sgvjxteol0";
const PASSWORD: &str = "3ax6xnjp29jd6fds4gc373sgvjxteol0";

/// The fields that Mailgun's documentation lists for a raw message.
fn mailgun(world: &World, raw: &str, token: &str, key: &str) -> Vec<(&'static str, Vec<u8>)> {
    mailgun_at(now(world), raw, token, key)
}

fn mailgun_at(at: i64, raw: &str, token: &str, key: &str) -> Vec<(&'static str, Vec<u8>)> {
    let timestamp = at.to_string();
    let signature = hmac(key.as_bytes(), format!("{timestamp}{token}").as_bytes());
    vec![
        ("recipient", b"comments@blog.test".to_vec()),
        ("sender", b"olga@blog.test".to_vec()),
        ("from", b"Olga <olga@blog.test>".to_vec()),
        ("subject", b"Re: A comment".to_vec()),
        ("timestamp", timestamp.into_bytes()),
        ("token", token.as_bytes().to_vec()),
        ("signature", HEXLOWER.encode(&signature).into_bytes()),
        ("body-mime", raw.as_bytes().to_vec()),
    ]
}

fn form<'a>(fields: &'a [(&'static str, Vec<u8>)]) -> Vec<(&'static str, &'a [u8])> {
    fields
        .iter()
        .map(|(name, value)| (*name, value.as_slice()))
        .collect()
}

async fn of_mailgun() -> World {
    let secret = format!("inbound.secret={SIGNING_KEY}");
    let metrics = "metrics.listen=127.0.0.1:0";
    world(&["inbound.provider=mailgun", &secret, metrics]).await
}

#[tokio::test]
async fn mailgun_posts_replies_that_decide_in_either_kind_of_form() {
    let world = of_mailgun().await;
    for (number, kind) in ["multipart", "urlencoded"].into_iter().enumerate() {
        let (id, letter) = world.held(&format!("By form {number}.")).await;
        let raw = reply(&world, &letter, "ok\r\n\r\nGrüße, and thanks!");
        let token = format!("{number:050}");
        let fields = mailgun(&world, &raw, &token, SIGNING_KEY);
        let fields = form(&fields);
        let sent = match kind {
            "multipart" => multipart(&fields),
            _ => urlencoded(&fields),
        };
        sent.has(&world, "mailgun", "decided").await;
        assert_eq!(world.status(&id).await, "approved");
    }
    assert_eq!(world.ann().count("/a/").await, 4);
}

#[tokio::test]
async fn mailguns_requests_that_are_not_proven_do_nothing() {
    let world = of_mailgun().await;
    let (id, letter) = world.held("Not by a stranger.").await;
    let raw = reply(&world, &letter, "ok");
    let refused = async |fields: &[(&'static str, Vec<u8>)], status, code: &str| {
        let sent = multipart(&form(fields));
        sent.is_refused(&world, "mailgun", status, code).await;
    };
    let wrong = mailgun(&world, &raw, "a", "another-key");
    refused(&wrong, 403, "mail_signature_wrong").await;
    for field in ["timestamp", "token", "signature"] {
        let mut fields = mailgun(&world, &raw, "b", SIGNING_KEY);
        fields.retain(|(name, _)| *name != field);
        refused(&fields, 401, "mail_unsigned").await;
    }
    for at in [-10 * 60 * 60, 10 * 60] {
        let fields = mailgun_at(now(&world) + at, &raw, "c", SIGNING_KEY);
        refused(&fields, 403, "mail_signature_wrong").await;
    }
    let mut parsed = mailgun(&world, &raw, "d", SIGNING_KEY);
    parsed.retain(|(name, _)| *name != "body-mime");
    refused(&parsed, 406, "mail_not_raw").await;
    let nothing = Sent::default();
    nothing
        .is_refused(&world, "mailgun", 401, "mail_unsigned")
        .await;
    assert_eq!(world.status(&id).await, "pending");
    let address = world.server.metrics_address.unwrap();
    let metrics = Visitor::new(address, "https://blog.test");
    let text = metrics.get("/metrics").await.text;
    for (code, times) in [
        ("mail_signature_wrong", 3),
        ("mail_unsigned", 4),
        ("mail_not_raw", 1),
        ("mail_later", 0),
    ] {
        let line =
            format!("afterword_provider_requests_refused_total{{code=\"{code}\"}} {times}\n");
        assert!(text.contains(&line), "{line}: {text}");
    }
}

#[tokio::test]
async fn a_signature_of_mailgun_counts_once_whatever_the_message_is() {
    let world = of_mailgun().await;
    let (first, letter) = world.held("The first.").await;
    let fields = mailgun(&world, &reply(&world, &letter, "ok"), "once", SIGNING_KEY);
    let sent = multipart(&form(&fields));
    sent.has(&world, "mailgun", "decided").await;
    sent.is_refused(&world, "mailgun", 403, "mail_signature_wrong")
        .await;
    let (second, letter) = world.held("The second.").await;
    let other = mailgun(&world, &reply(&world, &letter, "ok"), "once", SIGNING_KEY);
    multipart(&form(&other))
        .is_refused(&world, "mailgun", 403, "mail_signature_wrong")
        .await;
    assert_eq!(world.status(&first).await, "approved");
    assert_eq!(world.status(&second).await, "pending");
}

#[tokio::test]
async fn a_message_that_must_come_again_may_come_with_the_same_signature() {
    let silent = UdpSocket::bind("127.0.0.1:0").unwrap();
    let dns = format!("mail.name_server={}", silent.local_addr().unwrap());
    let secret = format!("inbound.secret={SIGNING_KEY}");
    let world = world(&["inbound.provider=mailgun", &secret, &dns]).await;
    let (id, letter) = world.held("Who are you?").await;
    let fields = mailgun(&world, &reply(&world, &letter, "ok"), "again", SIGNING_KEY);
    let sent = multipart(&form(&fields));
    for _ in 0..2 {
        sent.is_refused(&world, "mailgun", 503, "mail_later").await;
    }
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn only_the_provider_of_the_settings_is_there() {
    let world = of_mailgun().await;
    for provider in ["postmark", "sendgrid", "ses", "cloudflare", "", "mailgun/x"] {
        Sent::default()
            .is_refused(&world, provider, 404, "not_found")
            .await;
    }
    let other = b"From: a@blog.test\r\nTo: b@blog.test\r\n\r\nok\r\n";
    let fields = mailgun(
        &world,
        std::str::from_utf8(other).unwrap(),
        "e",
        SIGNING_KEY,
    );
    multipart(&form(&fields))
        .has(&world, "mailgun", "not-ours")
        .await;
}

#[tokio::test]
async fn a_message_of_mailgun_that_is_too_long_is_refused() {
    let world = of_mailgun().await;
    let (id, letter) = world.held("At length.").await;
    let raw = reply(&world, &letter, "ok") + &"x".repeat(75 * 1024 * 1024);
    let fields = mailgun(&world, &raw, "long", SIGNING_KEY);
    multipart(&form(&fields))
        .is_refused(&world, "mailgun", 413, "body_too_large")
        .await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn a_reply_with_a_photo_comes_by_mailgun_and_a_larger_one_is_read_by_its_header() {
    let world = of_mailgun().await;
    let (id, letter) = world.held("How does it look?").await;
    for (bytes, token, effect, status) in [
        (29 << 20, "larger", "too-large", "pending"),
        (3 << 20, "photo", "decided", "approved"),
    ] {
        let raw = world.answer_with_photo(&letter, &world.olga, "ok", bytes);
        let fields = mailgun(&world, &world.signed(&raw), token, SIGNING_KEY);
        let sent = multipart(&form(&fields));
        sent.has(&world, "mailgun", effect).await;
        assert_eq!(world.status(&id).await, status);
    }
}

/// The beginning of the example in Postmark's documentation, with the raw message.
fn postmark(raw: &str, password: &str) -> Sent {
    let body = json!({
        "FromName": "Postmarkapp Support", "MessageStream": "inbound", "From": "support@postmarkapp.com",
        "FromFull": {"Email": "support@postmarkapp.com", "Name": "Postmarkapp Support", "MailboxHash": ""},
        "To": "\"Firstname Lastname\" <yourhash+SampleHash@inbound.postmarkapp.com>",
        "MessageID": "73e6d360-66eb-11e1-8e72-a8904824019b", "TextBody": "This is a test text body.",
        "Headers": [{"Name": "X-Spam-Status", "Value": "No"}], "Attachments": [],
        "RawEmail": raw,
    });
    let credentials = BASE64.encode(format!("afterword:{password}").as_bytes());
    Sent {
        headers: vec![
            ("content-type", "application/json".to_owned()),
            ("authorization", format!("Basic {credentials}")),
        ],
        body: body.to_string().into_bytes(),
    }
}

#[tokio::test]
async fn postmark_posts_a_reply_that_decides() {
    let secret = format!("inbound.secret={PASSWORD}");
    let world = world(&["inbound.provider=postmark", &secret]).await;
    let (id, letter) = world.held("By Postmark.").await;
    let raw = reply(&world, &letter, "ok");
    let sent = postmark(&raw, PASSWORD);
    let mut unsigned = sent.clone();
    unsigned.headers.pop();
    unsigned
        .is_refused(&world, "postmark", 401, "mail_unsigned")
        .await;
    postmark(&raw, "wrong")
        .is_refused(&world, "postmark", 403, "mail_signature_wrong")
        .await;
    let without_raw = Sent {
        body: br#"{"From": "a@b.test", "TextBody": "ok"}"#.to_vec(),
        ..sent.clone()
    };
    without_raw
        .is_refused(&world, "postmark", 406, "mail_not_raw")
        .await;
    assert_eq!(world.status(&id).await, "pending");
    sent.has(&world, "postmark", "decided").await;
    sent.has(&world, "postmark", "seen-before").await;
    assert_eq!(world.status(&id).await, "approved");
    assert_eq!(world.ann().count("/a/").await, 1);
}

/// The fields that SendGrid's documentation lists for a raw message.
fn sendgrid(raw: &str, dkim: &str) -> Sent {
    multipart(&[
        ("dkim", dkim.as_bytes()),
        ("email", raw.as_bytes()),
        ("to", b"comments@blog.test"),
        ("from", b"Olga <olga@blog.test>"),
        ("sender_ip", b"192.0.2.7"),
        ("spam_score", b"0.1"),
        (
            "envelope",
            br#"{"to":["comments@blog.test"],"from":"olga@blog.test"}"#,
        ),
        ("charsets", br#"{"to":"UTF-8","subject":"UTF-8"}"#),
        ("SPF", b"pass"),
    ])
}

fn sendgrid_signs(key: &Key, at: i64, mut sent: Sent) -> Sent {
    let timestamp = at.to_string();
    let signed = [timestamp.as_bytes(), &sent.body].concat();
    let signature = key.signs("sha256", &signed);
    sent.headers
        .push(("x-twilio-email-event-webhook-signature", signature));
    sent.headers
        .push(("x-twilio-email-event-webhook-timestamp", timestamp));
    sent
}

#[tokio::test]
async fn sendgrid_posts_a_signed_reply_that_decides() {
    let (key, other) = (Key::of_curve(), Key::of_curve());
    let public = format!("inbound.public_key={}", key.public());
    let world = world(&["inbound.provider=sendgrid", &public]).await;
    let (id, letter) = world.held("By SendGrid.").await;
    let sent = sendgrid(&reply(&world, &letter, "ok"), "{@blog.test : pass}");
    let at = now(&world);
    sent.is_refused(&world, "sendgrid", 401, "mail_unsigned")
        .await;
    let refused = [
        sendgrid_signs(&other, at, sent.clone()),
        sendgrid_signs(&key, at - 80 * 60 * 60, sent.clone()),
        Sent {
            body: [&sent.body[..], b" "].concat(),
            ..sendgrid_signs(&key, at, sent.clone())
        },
    ];
    for sent in refused {
        sent.is_refused(&world, "sendgrid", 403, "mail_signature_wrong")
            .await;
    }
    let parsed = multipart(&[("text", b"ok"), ("html", b"<p>ok</p>")]);
    sendgrid_signs(&key, at, parsed)
        .is_refused(&world, "sendgrid", 406, "mail_not_raw")
        .await;
    assert_eq!(world.status(&id).await, "pending");
    let signed = sendgrid_signs(&key, at, sent.clone());
    signed.has(&world, "sendgrid", "decided").await;
    // The same request with another of its valid signatures.
    for sent in [signed, sendgrid_signs(&key, at, sent)] {
        sent.is_refused(&world, "sendgrid", 403, "mail_signature_wrong")
            .await;
    }
    assert_eq!(world.status(&id).await, "approved");
}

#[tokio::test]
async fn sendgrid_may_prove_itself_by_a_password_in_the_url() {
    let secret = format!("inbound.secret={PASSWORD}");
    let world = world(&["inbound.provider=sendgrid", &secret]).await;
    let (id, letter) = world.held("By a password.").await;
    let mut sent = sendgrid(&reply(&world, &letter, "ok"), "none");
    sent.is_refused(&world, "sendgrid", 401, "mail_unsigned")
        .await;
    let credentials = BASE64.encode(format!("x:{PASSWORD}").as_bytes());
    sent.headers
        .push(("authorization", format!("Basic {credentials}")));
    sent.has(&world, "sendgrid", "decided").await;
    assert_eq!(world.status(&id).await, "approved");
}

#[tokio::test]
async fn what_sendgrid_says_of_a_signature_counts_only_if_the_owner_trusts_it() {
    let secret = format!("inbound.secret={PASSWORD}");
    let settings = ["inbound.provider=sendgrid", secret.as_str()];
    for (trust, dkim, effect) in [
        (false, "{@blog.test : pass}", "unauthenticated"),
        (true, "{@elsewhere.test : pass}", "unauthenticated"),
        (true, "{@blog.test : fail}", "unauthenticated"),
        (true, "{@blog.test : pass}", "decided"),
    ] {
        let trust = format!("inbound.trust_verdict={trust}");
        // Without DNS for the key, only SendGrid could have verified the signature.
        let world = world(&[&settings[..], &[&trust]].concat()).await;
        let (id, letter) = world.held("Who vouches?").await;
        let unknown = world.answer(&letter, &world.olga, "ok");
        let signed = world.signed(&unknown).replace("s=k;", "s=gone;");
        let mut sent = sendgrid(&signed, dkim);
        let credentials = BASE64.encode(format!("x:{PASSWORD}").as_bytes());
        sent.headers
            .push(("authorization", format!("Basic {credentials}")));
        sent.has(&world, "sendgrid", effect).await;
        let expected = if effect == "decided" {
            "approved"
        } else {
            "pending"
        };
        assert_eq!(world.status(&id).await, expected, "{trust} {dkim}");
    }
}

const WORKERS_KEY: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

fn worker(at: i64, raw: &str, id: &str, key: &str) -> Sent {
    let key = BASE64
        .decode(key.strip_prefix("whsec_").unwrap().as_bytes())
        .unwrap();
    let signature = hmac(&key, format!("{id}.{at}.{raw}").as_bytes());
    Sent {
        headers: vec![
            ("content-type", "message/rfc822".to_owned()),
            ("webhook-id", id.to_owned()),
            ("webhook-timestamp", at.to_string()),
            (
                "webhook-signature",
                format!("v1,{}", BASE64.encode(&signature)),
            ),
        ],
        body: raw.as_bytes().to_vec(),
    }
}

#[tokio::test]
async fn a_worker_at_cloudflare_posts_a_reply_that_decides() {
    let secret = format!("inbound.secret={WORKERS_KEY}");
    let world = world(&["inbound.provider=cloudflare", &secret]).await;
    let (id, letter) = world.held("By a worker.").await;
    let raw = reply(&world, &letter, "ok");
    let at = now(&world);
    let sent = worker(at, &raw, "msg_1", WORKERS_KEY);
    let other = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
    for refused in [
        worker(at, &raw, "msg_1", other),
        worker(at - 600, &raw, "msg_1", WORKERS_KEY),
        worker(at + 600, &raw, "msg_1", WORKERS_KEY),
        Sent {
            body: raw.replace("ok", "no").into_bytes(),
            ..sent.clone()
        },
    ] {
        refused
            .is_refused(&world, "cloudflare", 403, "mail_signature_wrong")
            .await;
    }
    for missing in 1..4 {
        let mut sent = sent.clone();
        sent.headers.remove(missing);
        sent.is_refused(&world, "cloudflare", 401, "mail_unsigned")
            .await;
    }
    assert_eq!(world.status(&id).await, "pending");
    sent.has(&world, "cloudflare", "decided").await;
    sent.is_refused(&world, "cloudflare", 403, "mail_signature_wrong")
        .await;
    assert_eq!(world.status(&id).await, "approved");
    world.server.pass(Duration::from_secs(60 * 60));
    sent.is_refused(&world, "cloudflare", 403, "mail_signature_wrong")
        .await;
}

/// The worker that is shipped, run by Node.js with a message from standard input, at the server's time.
const HARNESS: &str = r#"
import worker from "./worker.mjs";
import { buffer } from "node:stream/consumers";
const raw = await buffer(process.stdin);
Date.now = () => Number(process.env.NOW) * 1000;
const message = { raw: new Blob([raw]).stream(), setReject: (reason) => console.log(`rejected: ${reason}`) };
await worker.email(message, process.env).catch((error) => console.log(`thrown: ${error.message}`));
"#;

fn run_worker(world: &World, secret: &str, raw: &str) -> String {
    let folder = tempfile::TempDir::new().unwrap();
    let shipped = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/deploy/cloudflare-email-worker.js"
    );
    std::fs::copy(shipped, folder.path().join("worker.mjs")).unwrap();
    std::fs::write(folder.path().join("harness.mjs"), HARNESS).unwrap();
    std::fs::write(folder.path().join("raw"), raw).unwrap();
    let run = std::process::Command::new("node")
        .arg("harness.mjs")
        .current_dir(folder.path())
        .env("AFTERWORD_URL", format!("http://{}", world.server.address))
        .env("AFTERWORD_SECRET", secret)
        .env("NOW", now(world).to_string())
        .stdin(std::fs::File::open(folder.path().join("raw")).unwrap())
        .output()
        .unwrap();
    assert!(run.status.success(), "{run:?}");
    String::from_utf8(run.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_that_is_shipped_posts_replies_and_fails_where_they_are_to_come_again() {
    let secret = format!("inbound.secret={WORKERS_KEY}");
    let world = world(&["inbound.provider=cloudflare", &secret]).await;
    let (id, letter) = world.held("By the real worker.").await;
    let raw = reply(&world, &letter, "ok\r\n\r\nGrüße!");
    let other = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
    assert_eq!(
        run_worker(&world, other, &raw),
        "thrown: Afterword answers 403\n"
    );
    let long = format!("{raw}{}", "x".repeat(75 * 1024 * 1024));
    let rejected = "rejected: The message is too large\n";
    assert_eq!(run_worker(&world, WORKERS_KEY, &long), rejected);
    assert_eq!(world.status(&id).await, "pending");
    assert_eq!(run_worker(&world, WORKERS_KEY, &raw), "");
    assert_eq!(world.status(&id).await, "approved");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_looks_whether_a_provider_reaches_its_address_and_is_asked_for_a_proof() {
    let folder = tempfile::TempDir::new().unwrap();
    let key = folder.path().join("key");
    std::fs::write(&key, PASSWORD).unwrap();
    std::fs::set_permissions(&key, Permissions::from_mode(0o600)).unwrap();
    let key = format!("inbound.secret_file={}", key.display());
    let world = world(&["inbound.provider=mailgun", &key]).await;
    let url = format!("server.public_url=http://{}", world.server.address);
    let found = all_findings(&world, &[&url]).await;
    let words = ["/api/v1/mail/mailgun, as a stranger", "nothing proves it"];
    assert!(says(&found, "fine", words), "{found:#?}");
    let other = ["inbound.provider=postmark", &url];
    let found = all_findings(&world, &other).await;
    let words = ["/api/v1/mail/postmark", "restart the server"];
    assert!(says(&found, "failure", words), "{found:#?}");
}
