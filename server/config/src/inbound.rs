//! `[inbound]`: a provider that receives mail and posts it to us.

use std::path::PathBuf;

use data_encoding::BASE64;
use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::{AkismetAddress, Outgoing, Secret, hook_key, secret};
use afterword_model::policy::value::{Text, choice, impl_text_traits, or_empty};

const PROVIDER: &str = "inbound.provider";
const SECRET: &str = "inbound.secret";
const SECRET_FILE: &str = "inbound.secret_file";
const PUBLIC_KEY: &str = "inbound.public_key";
const TOPIC: &str = "inbound.topic";
const ENDPOINT: &str = "inbound.sns_endpoint";
const TRUST: &str = "inbound.trust_verdict";

/// In characters, of a password that the provider sends with each request.
const SHORTEST_PASSWORD: usize = 16;

choice! {
    /// Who posts received mail to `/api/v1/mail/<provider>`.
    InboundProvider {
        /// Routes of Mailgun, in the raw format.
        Mailgun = "mailgun",
        /// The inbound webhook of Postmark.
        Postmark = "postmark",
        /// Inbound Parse of SendGrid.
        SendGrid = "sendgrid",
        /// Receipt rules of Amazon SES, by a topic of Amazon SNS.
        Ses = "ses",
        /// A worker of ours in Cloudflare's Email Routing.
        Cloudflare = "cloudflare",
    }
}

impl InboundProvider {
    /// Whether it says for which domain it has verified DKIM or DMARC.
    #[must_use]
    pub fn tells_verdict(self) -> bool {
        matches!(self, Self::SendGrid | Self::Ses)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inbound {
    /// `None`: nobody posts mail.
    #[serde(with = "or_empty")]
    pub provider: Option<InboundProvider>,

    /// The key of signatures, or the password in the URL.
    #[serde(with = "or_empty")]
    pub secret: Option<Secret>,

    /// The file that `secret` was read from.
    #[serde(with = "or_empty")]
    pub secret_file: Option<PathBuf>,

    /// By which SendGrid's signatures are verified.
    #[serde(with = "or_empty")]
    pub public_key: Option<EcdsaKey>,

    /// The topic to which Amazon SES publishes.
    #[serde(with = "or_empty")]
    pub topic: Option<TopicArn>,

    /// `None`: Amazon's own, in the topic's region.
    #[serde(with = "or_empty")]
    pub sns_endpoint: Option<AkismetAddress>,

    /// Whether the provider's own verdict proves a sender.
    pub trust_verdict: bool,
}

impl Inbound {
    pub(super) fn complete(&mut self, outgoing: &Outgoing, report: &mut Report) {
        secret::settle(
            SECRET,
            &mut self.secret,
            &mut self.secret_file,
            |_| Ok(()),
            report,
        );
        match self.provider {
            Some(provider) => {
                self.check_needs(provider, report);
                self.check_unused(provider, report);
            }
            None => self.check_switched_off(report),
        }
        if let Some(endpoint) = &self.sns_endpoint {
            let url = endpoint.url();
            if url.scheme() != "https" && !outgoing.allows(url) && report.is_sound(&[ENDPOINT]) {
                let message =
                    "is http, by which anybody on the way could forge a certificate: write https";
                report.problem(ENDPOINT, message);
            }
        }
    }

    /// Where Amazon SNS is asked: the only server that may hold its certificates.
    #[must_use]
    pub fn sns(&self) -> Option<Url> {
        match &self.sns_endpoint {
            Some(endpoint) => Some(endpoint.url().clone()),
            None => self.topic.as_ref()?.endpoint(),
        }
    }

    fn check_needs(&self, provider: InboundProvider, report: &mut Report) {
        if !report.is_sound(&[SECRET, SECRET_FILE, PUBLIC_KEY, TOPIC]) {
            return;
        }
        let secret = self.secret.as_ref().map(Secret::reveal);
        let secret = secret.filter(|secret| !secret.is_empty());
        match (provider, secret) {
            (InboundProvider::Ses, _) if self.topic.is_none() => {
                let message = "is empty: name the ARN of the topic to which the receipt rule publishes, or anybody's \
                    topic could bring mail";
                report.problem(TOPIC, message);
            }
            (InboundProvider::Ses, _) => {}
            (InboundProvider::SendGrid, None) if self.public_key.is_none() => {
                let message = "is empty, and so is inbound.public_key: set the public key of the security policy that \
                    signs the requests, or a password that stands in the URL";
                report.problem(SECRET_FILE, message);
            }
            (InboundProvider::SendGrid, None) => {}
            (InboundProvider::Mailgun, None) => {
                let message =
                    "is empty: write Mailgun's HTTP webhook signing key into a file, and name it";
                report.problem(SECRET_FILE, message);
            }
            (InboundProvider::Postmark, None) => {
                let message = "is empty: write a password into a file, and name it; the URL at Postmark holds the same";
                report.problem(SECRET_FILE, message);
            }
            (InboundProvider::Cloudflare, secret) => {
                if secret.and_then(hook_key).is_none() {
                    let message = "is not \"whsec_\" and 24 to 64 bytes in Base64 behind it: make one with \
                        `echo whsec_$(openssl rand -base64 32)`, and give the worker the same";
                    report.problem(SECRET_FILE, message);
                }
            }
            (InboundProvider::Postmark | InboundProvider::SendGrid, Some(password)) => {
                check_password(password, report);
            }
            (InboundProvider::Mailgun, Some(_)) => {}
        }
    }

    /// Settings of other providers.
    fn check_unused(&self, provider: InboundProvider, report: &mut Report) {
        let is_ses = provider == InboundProvider::Ses;
        let is_signed =
            is_ses || (provider == InboundProvider::SendGrid && self.public_key.is_some());
        let unused = [
            (SECRET, self.secret.is_some() && is_signed),
            (
                PUBLIC_KEY,
                self.public_key.is_some() && provider != InboundProvider::SendGrid,
            ),
            (TOPIC, self.topic.is_some() && !is_ses),
            (ENDPOINT, self.sns_endpoint.is_some() && !is_ses),
        ];
        for (setting, is_unused) in unused {
            if is_unused && report.is_sound(&[setting]) {
                let message = format!("is not used with {provider}: empty it");
                report.warning(setting, message);
            }
        }
        if self.trust_verdict && !provider.tells_verdict() {
            let message = format!(
                "is true, but {provider} tells no verdict about a domain: the DKIM signature alone proves a sender"
            );
            report.warning(TRUST, message);
        }
    }

    fn check_switched_off(&self, report: &mut Report) {
        let is_set = [
            (SECRET, self.secret.is_some()),
            (PUBLIC_KEY, self.public_key.is_some()),
            (TOPIC, self.topic.is_some()),
            (ENDPOINT, self.sns_endpoint.is_some()),
            (TRUST, self.trust_verdict),
        ];
        for (setting, is_set) in is_set {
            if is_set && report.is_sound(&[setting, PROVIDER]) {
                report.warning(setting, "is not used: set inbound.provider");
            }
        }
    }
}

/// A password in a URL.
fn check_password(password: &str, report: &mut Report) {
    let is_plain = password.chars().all(|c| c.is_ascii_alphanumeric());
    if password.len() < SHORTEST_PASSWORD || !is_plain {
        let message = format!(
            "is no password of at least {SHORTEST_PASSWORD} letters and digits, which can stand in a URL: make one \
             with `openssl rand -hex 24`"
        );
        report.problem(SECRET, message);
    }
}

/// How each public key on the curve P-256 begins (RFC 5480), up to its uncompressed point, and its length in bytes.
const P256: &[u8] = &[
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
    0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00, 0x04,
];
const P256_LENGTH: usize = 91;

/// A public key on the curve P-256: DER (SubjectPublicKeyInfo) in Base64, on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EcdsaKey {
    text: String,
    der: Vec<u8>,
}

impl EcdsaKey {
    /// SubjectPublicKeyInfo.
    #[must_use]
    pub fn der(&self) -> &[u8] {
        &self.der
    }
}

impl Text for EcdsaKey {
    const EXPECTED: &'static str = "the public key of SendGrid's security policy: one line in Base64 that begins with \
        \"MFkwEwYHKoZIzj0C\"";

    fn read(text: &str) -> Option<Self> {
        let der = BASE64.decode(text.as_bytes()).ok()?;
        let is_key = der.len() == P256_LENGTH && der.starts_with(P256);
        let text = text.to_owned();
        is_key.then_some(Self { text, der })
    }

    fn write(&self) -> String {
        self.text.clone()
    }
}

impl_text_traits!(EcdsaKey);

/// The name of a topic of Amazon SNS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicArn(String);

impl TopicArn {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The server of the topic's region.
    fn endpoint(&self) -> Option<Url> {
        let mut parts = self.0.split(':').skip(1);
        let (partition, region) = (parts.next()?, parts.nth(1)?);
        let suffix = if partition == "aws-cn" { ".cn" } else { "" };
        format!("https://sns.{region}.amazonaws.com{suffix}/")
            .parse()
            .ok()
    }
}

impl Text for TopicArn {
    const EXPECTED: &'static str =
        "the ARN of a topic, such as \"arn:aws:sns:eu-west-1:123456789012:comments\"";

    fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(':').collect();
        let [arn, partition, service, region, account, name] = parts[..] else {
            return None;
        };
        let is_word = |word: &str, more: &str| {
            let known = |c: char| c.is_ascii_alphanumeric() || c == '-' || more.contains(c);
            (1..=256).contains(&word.len()) && word.chars().all(known)
        };
        let is_fine = arn == "arn"
            && matches!(partition, "aws" | "aws-cn" | "aws-us-gov")
            && service == "sns"
            && is_word(region, "")
            && account.bytes().all(|byte| byte.is_ascii_digit())
            && is_word(name, "_");
        is_fine.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(TopicArn);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Sources};

    const KEY: &str = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+\
                       2fNNRaINXvVpiglSI8eNEc6wEA3F+g==";

    fn problems(flags: &[&str]) -> Vec<String> {
        let flags = flags.iter().map(|&flag| flag.to_owned()).collect();
        let sources = Sources {
            flags,
            ..Sources::default()
        };
        let named = |problems: Vec<crate::Problem>| {
            let named = problems.into_iter().map(|problem| problem.setting);
            named
                .filter(|name| name.starts_with("inbound."))
                .collect::<Vec<_>>()
        };
        match Config::load(&sources) {
            Ok(config) => {
                let mut warnings = named(config.warnings);
                warnings.iter_mut().for_each(|name| name.insert(0, '~'));
                warnings
            }
            Err(problems) => named(problems.problems),
        }
    }

    #[test]
    fn each_provider_needs_what_proves_its_requests() {
        for (provider, setting) in [
            ("mailgun", "inbound.secret_file"),
            ("postmark", "inbound.secret_file"),
            ("sendgrid", "inbound.secret_file"),
            ("ses", "inbound.topic"),
            ("cloudflare", "inbound.secret_file"),
        ] {
            let flag = format!("inbound.provider={provider}");
            assert_eq!(problems(&[&flag]), [setting], "{provider}");
        }
        assert_eq!(
            problems(&["inbound.provider=postmark", "inbound.secret=short"]),
            ["inbound.secret"]
        );
        assert_eq!(
            problems(&["inbound.provider=cloudflare", "inbound.secret=not-whsec"]),
            ["inbound.secret_file"]
        );
    }

    #[test]
    fn settings_of_another_provider_are_doubted() {
        let key = format!("inbound.public_key={KEY}");
        let topic = "inbound.topic=arn:aws:sns:eu-west-1:123456789012:comments";
        let found = problems(&["inbound.provider=ses", topic, &key]);
        assert!(
            found.contains(&"~inbound.public_key".to_owned()),
            "{found:?}"
        );
        let found = problems(&["inbound.provider=sendgrid", &key, topic]);
        assert!(found.contains(&"~inbound.topic".to_owned()), "{found:?}");
        assert_eq!(problems(&[topic]), ["~inbound.topic"]);
    }

    #[test]
    fn the_server_of_a_topic_is_that_of_its_region() {
        for (arn, expected) in [
            (
                "arn:aws:sns:eu-west-1:123456789012:comments",
                "https://sns.eu-west-1.amazonaws.com/",
            ),
            (
                "arn:aws-cn:sns:cn-north-1:123456789012:c",
                "https://sns.cn-north-1.amazonaws.com.cn/",
            ),
        ] {
            let topic: TopicArn = arn.parse().unwrap();
            assert_eq!(topic.endpoint().unwrap().as_str(), expected);
        }
        for arn in [
            "comments",
            "arn:aws:sqs:eu-west-1:123456789012:comments",
            "arn:aws:sns:evil.example/:1:c",
            "arn:aws:sns:eu-west-1:123456789012:a:b",
        ] {
            assert!(arn.parse::<TopicArn>().is_err(), "{arn}");
        }
    }
}
