//! Messages of Amazon SNS and their signatures
//! (<https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html>).

use std::sync::Arc;
use std::time::Duration;

use aws_lc_rs::signature::{
    ParsedPublicKey, RSA_PKCS1_2048_8192_SHA1_FOR_LEGACY_USE_ONLY, RSA_PKCS1_2048_8192_SHA256,
    RsaParameters,
};
use data_encoding::BASE64;
use jiff::Timestamp;
use moka::sync::Cache;
use serde::Deserialize;
use tokio::sync::Mutex;
use url::Url;
use x509_parser::pem::parse_x509_pem;
use x509_parser::time::ASN1Time;

use super::{later, wrong};
use crate::error::Problem;
use afterword_services::sns::{Sns, SnsError};

/// A message, as SNS posts it without "raw message delivery".
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
pub(super) struct SnsMessage {
    #[serde(rename = "Type")]
    pub(super) kind: String,
    message_id: String,
    pub(super) topic_arn: String,
    subject: Option<String>,
    pub(super) message: String,
    pub(super) timestamp: String,
    signature_version: String,
    signature: String,
    #[serde(rename = "SigningCertURL")]
    signing_cert_url: String,
    #[serde(rename = "SubscribeURL")]
    pub(super) subscribe_url: Option<String>,
    token: Option<String>,
}

pub(super) const NOTIFICATION: &str = "Notification";

impl SnsMessage {
    /// Names and values in the order that SNS signs.
    pub(super) fn signed(&self) -> String {
        let subscribe_url = Some(&self.subscribe_url).filter(|_| self.kind != NOTIFICATION);
        let token = Some(&self.token).filter(|_| self.kind != NOTIFICATION);
        let subject = Some(&self.subject).filter(|_| self.kind == NOTIFICATION);
        let optional = |field: Option<&Option<String>>| field.and_then(Clone::clone);
        let fields = [
            ("Message", Some(self.message.clone())),
            ("MessageId", Some(self.message_id.clone())),
            ("Subject", optional(subject)),
            ("SubscribeURL", optional(subscribe_url)),
            ("Timestamp", Some(self.timestamp.clone())),
            ("Token", optional(token)),
            ("TopicArn", Some(self.topic_arn.clone())),
            ("Type", Some(self.kind.clone())),
        ];
        let fields = fields.into_iter();
        let lines = fields.filter_map(|(name, value)| Some(format!("{name}\n{}\n", value?)));
        lines.collect()
    }

    /// Whether SNS has signed it.
    ///
    /// # Errors
    /// `mail_signature_wrong`; `mail_later` if the certificate can't be had now.
    pub(super) async fn check(
        &self,
        certificates: &Certificates,
        now: Timestamp,
    ) -> Result<(), Problem> {
        let algorithm: &RsaParameters = match self.signature_version.as_str() {
            "1" => &RSA_PKCS1_2048_8192_SHA1_FOR_LEGACY_USE_ONLY,
            "2" => &RSA_PKCS1_2048_8192_SHA256,
            _ => return Err(wrong("its version of signatures is not known")),
        };
        let signature = BASE64.decode(self.signature.as_bytes());
        let signature = signature.map_err(|_| wrong("its signature can't be read"))?;
        let url: Url = self
            .signing_cert_url
            .parse()
            .map_err(|_| wrong("the URL of its certificate can't be read"))?;
        if !is_of_certificate(&url) {
            return Err(wrong("the URL of its certificate is none of SNS's"));
        }
        let certificate = certificates.at(&url, now).await?;
        // By the machine's own clock, as TLS does.
        if !certificate.is_valid(Timestamp::now()) {
            return Err(wrong("its certificate is not valid now"));
        }
        let key = ParsedPublicKey::new(algorithm, certificate.key.as_slice());
        let key = key.map_err(|_| wrong("the key of its certificate can't be used"))?;
        key.verify_sig(self.signed().as_bytes(), &signature)
            .map_err(|_| wrong("its signature is wrong"))
    }
}

/// Whether a URL is of the form that SNS names its certificates by. The same server also has the API of SNS, whose answers
/// may hold what a stranger wrote.
fn is_of_certificate(url: &Url) -> bool {
    let name = url.path().strip_prefix("/SimpleNotificationService-");
    let name = name.and_then(|rest| rest.strip_suffix(".pem"));
    let is_named = name.is_some_and(|name| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
    });
    is_named && url.query().is_none() && url.fragment().is_none()
}

/// What a signature is verified by.
#[derive(Debug)]
struct Certificate {
    /// SubjectPublicKeyInfo, DER.
    key: Vec<u8>,
    /// Seconds since 1970.
    from: i64,
    until: i64,
}

impl Certificate {
    fn parse(pem: &str) -> Option<Self> {
        let (_, pem) = parse_x509_pem(pem.as_bytes()).ok()?;
        let certificate = pem.parse_x509().ok()?;
        let seconds = |time: ASN1Time| time.timestamp();
        Some(Self {
            key: certificate.public_key().raw.to_vec(),
            from: seconds(certificate.validity().not_before),
            until: seconds(certificate.validity().not_after),
        })
    }

    fn is_valid(&self, now: Timestamp) -> bool {
        (self.from..=self.until).contains(&now.as_second())
    }
}

const MOST_CERTIFICATES: u64 = 16;
/// SNS changes them about once a year.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// A stranger who knows the topic can name as many as they like, on that server.
const FETCHES_PER_MINUTE: u32 = 6;

/// The certificates of SNS, each fetched once a day.
pub(super) struct Certificates {
    sns: Sns,
    known: Cache<String, Arc<Certificate>>,
    fetching: Mutex<Budget>,
}

/// How many were fetched in this minute.
#[derive(Default)]
struct Budget {
    minute: i64,
    spent: u32,
}

impl Certificates {
    pub(super) fn new(sns: Sns) -> Self {
        let known = Cache::builder()
            .max_capacity(MOST_CERTIFICATES)
            .time_to_live(KEPT)
            .build();
        Self {
            sns,
            known,
            fetching: Mutex::default(),
        }
    }

    async fn at(&self, url: &Url, now: Timestamp) -> Result<Arc<Certificate>, Problem> {
        if let Some(known) = self.known.get(url.as_str()) {
            return Ok(known);
        }
        let mut budget = self.fetching.lock().await;
        // Another request may have fetched it meanwhile.
        if let Some(known) = self.known.get(url.as_str()) {
            return Ok(known);
        }
        let minute = now.as_second() / 60;
        if budget.minute != minute {
            *budget = Budget { minute, spent: 0 };
        }
        if budget.spent == FETCHES_PER_MINUTE {
            return Err(later());
        }
        budget.spent += 1;
        let pem = self.get(url).await?;
        let certificate = Certificate::parse(&pem);
        let certificate = certificate.ok_or_else(|| wrong("its certificate can't be read"))?;
        let certificate = Arc::new(certificate);
        let at = url.as_str().to_owned();
        self.known.insert(at, Arc::clone(&certificate));
        Ok(certificate)
    }

    /// # Errors
    /// `mail_signature_wrong` if the URL is on another server, which is not asked; `mail_later`.
    pub(super) async fn get(&self, url: &Url) -> Result<String, Problem> {
        self.sns.get(url).await.map_err(|error| match error {
            SnsError::Foreign => wrong("a URL in it is not of the server of inbound.topic"),
            SnsError::Failed(reason) => {
                tracing::warn!(reason, "Amazon SNS does not answer");
                later()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_is_asked_for_by_its_own_name_alone() {
        let at = |rest: &str| Url::parse(&format!("https://sns.eu-west-1.amazonaws.com/{rest}"));
        assert!(is_of_certificate(
            &at("SimpleNotificationService-f3ecfb7224c7233f.pem").unwrap()
        ));
        for other in [
            "",
            "?Action=GetTopicAttributes",
            "SimpleNotificationService-f3.pem?Action=GetTopicAttributes",
            "SimpleNotificationService-f3.pem#x",
            "SimpleNotificationService-.pem",
            "SimpleNotificationService-a/b.pem",
            "x/SimpleNotificationService-f3.pem",
        ] {
            assert!(!is_of_certificate(&at(other).unwrap()), "{other}");
        }
    }

    /// The example of the documentation of SNS.
    #[test]
    fn the_signed_text_has_the_order_of_the_documentation() {
        let notification: SnsMessage = serde_json::from_str(
            r#"{"Type": "Notification", "MessageId": "22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324",
            "TopicArn": "arn:aws:sns:us-west-2:123456789012:MyTopic", "Subject": "My First Message", "Message": "Hello world!",
            "Timestamp": "2012-05-02T00:54:06.655Z", "SignatureVersion": "1", "Signature": "EXAMPLE",
            "SigningCertURL": "https://sns.us-west-2.amazonaws.com/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem",
            "UnsubscribeURL": "https://sns.us-west-2.amazonaws.com/?Action=Unsubscribe"}"#,
        )
        .unwrap();
        assert_eq!(
            notification.signed(),
            "Message\nHello world!\nMessageId\n22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324\nSubject\nMy First Message\nTimestamp\n\
             2012-05-02T00:54:06.655Z\nTopicArn\narn:aws:sns:us-west-2:123456789012:MyTopic\nType\nNotification\n"
        );
    }
}
