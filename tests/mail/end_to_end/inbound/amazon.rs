//! Amazon SES, by a topic of SNS, whose server is one of the tests.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use data_encoding::BASE64;
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use super::keys::Key;
use super::{Sent, reply, world};
use crate::mail::end_to_end::world::World;

const TOPIC: &str = "arn:aws:sns:us-east-1:012345678912:example-topic";

#[derive(Default)]
struct Files {
    served: BTreeMap<String, String>,
    asked: Vec<String>,
}

/// What stands for `sns.us-east-1.amazonaws.com`.
struct Sns {
    address: SocketAddr,
    files: Arc<Mutex<Files>>,
    _tasks: JoinSet<()>,
}

impl Sns {
    async fn with(files: &[(&str, &str)]) -> Self {
        let served = files
            .iter()
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        let files = Arc::new(Mutex::new(Files {
            served: served.collect(),
            asked: Vec::new(),
        }));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::clone(&files);
        let mut tasks = JoinSet::new();
        tasks.spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let files = Arc::clone(&shared);
                let service = service_fn(move |request| {
                    let answer = serve(&files, &request);
                    async { Ok::<_, Infallible>(answer) }
                });
                connections.spawn(async move {
                    let http = http1::Builder::new();
                    let _ = http.serve_connection(TokioIo::new(stream), service).await;
                });
            }
        });
        Self {
            address,
            files,
            _tasks: tasks,
        }
    }

    fn url(&self, name: &str) -> String {
        format!("http://{}/{name}", self.address)
    }

    fn asked(&self) -> Vec<String> {
        self.files.lock().unwrap().asked.clone()
    }

    async fn world(&self, more: &[&str]) -> World {
        let endpoint = format!("inbound.sns_endpoint=http://{}/", self.address);
        let topic = format!("inbound.topic={TOPIC}");
        let settings = [
            "inbound.provider=ses",
            &topic,
            &endpoint,
            "outgoing.allow_private=127.0.0.1",
        ];
        world(&[&settings[..], more].concat()).await
    }
}

fn serve(files: &Mutex<Files>, request: &Request<Incoming>) -> Response<Full<Bytes>> {
    let name = request.uri().path().trim_start_matches('/').to_owned();
    let mut files = files.lock().unwrap();
    let found = files.served.get(&name).cloned();
    files.asked.push(name);
    let status = if found.is_some() { 200 } else { 404 };
    let body = Full::from(found.unwrap_or_default());
    Response::builder().status(status).body(body).unwrap()
}

/// The example of SES's documentation, with a message of ours.
fn received(content: &str, more: &Value) -> Value {
    let mut receipt = json!({
        "timestamp": "2015-09-11T20:32:33.936Z", "processingTimeMillis": 222,
        "recipients": ["recipient@example.com"],
        "spamVerdict": {"status": "PASS"}, "virusVerdict": {"status": "PASS"},
        "spfVerdict": {"status": "PASS"}, "dkimVerdict": {"status": "PASS"},
        "action": {"type": "SNS", "topicArn": TOPIC},
    });
    for (name, value) in more.as_object().unwrap() {
        receipt[name] = value.clone();
    }
    json!({"notificationType": "Received", "receipt": receipt, "content": content,
        "mail": {"source": "61967230-7A45-4A9D-BEC9-87CBCF2211C9@example.com",
            "messageId": "d6iitobk75ur44p8kdnnp7g2n800", "destination": ["recipient@example.com"]}})
}

/// A message of SNS, in whose fields a test may change something before it is signed.
struct Published(Value);

impl Published {
    fn notification(world: &World, sns: &Sns, message: &Value) -> Self {
        Self(json!({
            "Type": "Notification", "MessageId": "22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324", "TopicArn": TOPIC,
            "Subject": "Amazon SES Email Receipt Notification", "Message": message.to_string(),
            "Timestamp": world.server.app.clock.now().to_string(), "SignatureVersion": "2",
            "SigningCertURL": sns.url("SimpleNotificationService-1.pem"),
            "UnsubscribeURL": sns.url("unsubscribe"),
        }))
    }

    fn with(mut self, name: &str, value: &str) -> Self {
        self.0[name] = json!(value);
        self
    }

    fn signed(mut self, key: &Key) -> Sent {
        let names: &[&str] = if self.0["Type"] == "Notification" {
            &[
                "Message",
                "MessageId",
                "Subject",
                "Timestamp",
                "TopicArn",
                "Type",
            ]
        } else {
            &[
                "Message",
                "MessageId",
                "SubscribeURL",
                "Timestamp",
                "Token",
                "TopicArn",
                "Type",
            ]
        };
        let lines = names.iter().filter_map(|name| {
            let value = self.0[*name].as_str()?;
            Some(format!("{name}\n{value}\n"))
        });
        let text: String = lines.collect();
        let digest = if self.0["SignatureVersion"] == "1" {
            "sha1"
        } else {
            "sha256"
        };
        self.0["Signature"] = json!(key.signs(digest, text.as_bytes()));
        let topic = self.0["TopicArn"].as_str().unwrap().to_owned();
        Sent {
            headers: vec![
                ("content-type", "text/plain; charset=UTF-8".to_owned()),
                ("x-amz-sns-message-type", "Notification".to_owned()),
                ("x-amz-sns-topic-arn", topic),
            ],
            body: self.0.to_string().into_bytes(),
        }
    }
}

#[tokio::test]
async fn amazon_publishes_replies_that_decide_by_either_version_of_signatures() {
    let key = Key::of_certificate();
    let sns = Sns::with(&[("SimpleNotificationService-1.pem", &key.certificate())]).await;
    let world = sns.world(&[]).await;
    for (version, encoding) in [("1", "UTF8"), ("2", "BASE64")] {
        let (id, letter) = world.held(&format!("By version {version}.")).await;
        let raw = reply(&world, &letter, "ok");
        let content = match encoding {
            "BASE64" => BASE64.encode(raw.as_bytes()),
            _ => raw,
        };
        let action = json!({"action": {"type": "SNS", "topicArn": TOPIC, "encoding": encoding}});
        let message = received(&content, &action);
        let published = Published::notification(&world, &sns, &message);
        let sent = published.with("SignatureVersion", version).signed(&key);
        sent.has(&world, "ses", "decided").await;
        sent.is_refused(&world, "ses", 403, "mail_signature_wrong")
            .await;
        assert_eq!(world.status(&id).await, "approved");
    }
    assert_eq!(sns.asked(), ["SimpleNotificationService-1.pem"]);
}

#[tokio::test]
async fn what_amazon_has_not_signed_for_this_topic_does_nothing() {
    let (key, other) = (Key::of_certificate(), Key::of_certificate());
    let sns = Sns::with(&[("SimpleNotificationService-1.pem", &key.certificate())]).await;
    let elsewhere = Sns::with(&[("SimpleNotificationService-1.pem", &other.certificate())]).await;
    let world = sns.world(&[]).await;
    let (id, letter) = world.held("Not for this topic.").await;
    let message = received(&reply(&world, &letter, "ok"), &json!({}));
    let publish = || Published::notification(&world, &sns, &message);
    let old = world.server.app.clock.now() - jiff::SignedDuration::from_hours(10);
    let foreign = elsewhere.url("SimpleNotificationService-1.pem");
    let mut changed = publish().signed(&key);
    changed.body = String::from_utf8(changed.body)
        .unwrap()
        .replace("22b80b92", "33b80b92")
        .into_bytes();
    for refused in [
        publish().signed(&other),
        publish()
            .with(
                "TopicArn",
                "arn:aws:sns:us-east-1:999999999999:example-topic",
            )
            .signed(&key),
        publish().with("SigningCertURL", &foreign).signed(&other),
        publish().with("Timestamp", &old.to_string()).signed(&key),
        publish().with("SignatureVersion", "3").signed(&key),
        changed,
    ] {
        refused
            .is_refused(&world, "ses", 403, "mail_signature_wrong")
            .await;
    }
    let mut bare = publish().signed(&key);
    bare.headers.pop();
    bare.is_refused(&world, "ses", 401, "mail_unsigned").await;
    let missing = sns.url("SimpleNotificationService-2.pem");
    publish()
        .with("SigningCertURL", &missing)
        .signed(&key)
        .is_refused(&world, "ses", 503, "mail_later")
        .await;
    assert_eq!(world.status(&id).await, "pending");
    assert!(elsewhere.asked().is_empty());
}

#[tokio::test]
async fn a_certificate_that_has_ended_proves_nothing() {
    let key = Key::of_old_certificate();
    let sns = Sns::with(&[("SimpleNotificationService-1.pem", &key.certificate())]).await;
    let world = sns.world(&[]).await;
    let (id, letter) = world.held("Too late.").await;
    let message = received(&reply(&world, &letter, "ok"), &json!({}));
    Published::notification(&world, &sns, &message)
        .signed(&key)
        .is_refused(&world, "ses", 403, "mail_signature_wrong")
        .await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn the_subscription_of_the_topic_is_confirmed_and_no_other() {
    let key = Key::of_certificate();
    let certificate = key.certificate();
    let sns = Sns::with(&[
        ("SimpleNotificationService-1.pem", &certificate),
        ("confirm", "<ConfirmSubscriptionResponse/>"),
    ])
    .await;
    let elsewhere = Sns::with(&[("confirm", "")]).await;
    let world = sns.world(&[]).await;
    let confirmation = |url: &str| {
        Published::notification(&world, &sns, &json!("You have chosen to subscribe"))
            .with("Type", "SubscriptionConfirmation")
            .with("Token", "2336412f37f")
            .with("SubscribeURL", url)
    };
    let foreign = confirmation(&elsewhere.url("confirm")).signed(&key);
    foreign
        .is_refused(&world, "ses", 403, "mail_signature_wrong")
        .await;
    let other = confirmation(&sns.url("confirm"))
        .with("TopicArn", "arn:aws:sns:us-east-1:012345678912:other")
        .signed(&key);
    other
        .is_refused(&world, "ses", 403, "mail_signature_wrong")
        .await;
    assert!(!sns.asked().contains(&"confirm".to_owned()) && elsewhere.asked().is_empty());
    let ours = confirmation(&sns.url("confirm")).signed(&key);
    ours.has(&world, "ses", "confirmed").await;
    assert!(sns.asked().contains(&"confirm".to_owned()));
}

#[tokio::test]
async fn a_notification_without_the_message_says_so() {
    let key = Key::of_certificate();
    let sns = Sns::with(&[("SimpleNotificationService-1.pem", &key.certificate())]).await;
    let world = sns.world(&[]).await;
    let in_s3 =
        json!({"notificationType": "Received", "receipt": {"action": {"type": "S3"}}, "mail": {}});
    for message in [
        in_s3,
        json!("Successfully subscribed your Amazon SNS topic"),
    ] {
        Published::notification(&world, &sns, &message)
            .signed(&key)
            .is_refused(&world, "ses", 406, "mail_not_raw")
            .await;
    }
}

#[tokio::test]
async fn amazons_verdict_counts_only_if_the_owner_trusts_it() {
    let key = Key::of_certificate();
    let sns = Sns::with(&[("SimpleNotificationService-1.pem", &key.certificate())]).await;
    for (trust, verdict, effect) in [
        (false, "PASS", "unauthenticated"),
        (true, "GRAY", "unauthenticated"),
        (true, "FAIL", "unauthenticated"),
        (true, "PASS", "decided"),
    ] {
        let trust = format!("inbound.trust_verdict={trust}");
        let world = sns.world(&[&trust]).await;
        let (id, letter) = world.held("Who vouches?").await;
        let unsigned = world.answer(&letter, &world.olga, "ok");
        let message = received(&unsigned, &json!({"dmarcVerdict": {"status": verdict}}));
        let sent = Published::notification(&world, &sns, &message).signed(&key);
        sent.has(&world, "ses", effect).await;
        let expected = if effect == "decided" {
            "approved"
        } else {
            "pending"
        };
        assert_eq!(world.status(&id).await, expected, "{trust} {verdict}");
    }
}
