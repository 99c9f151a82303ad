//! Signs messages for receivers: HMAC-SHA256 over id, time and body (Standard Webhooks, `v1`).

use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha2::Sha256;
use uuid::Uuid;

use afterword_config::{Secret, hook_key};

#[derive(Clone)]
pub struct SigningKey(Hmac<Sha256>);

impl SigningKey {
    /// `None` for a secret that the settings would have rejected.
    #[must_use]
    pub fn of(secret: &Secret) -> Option<Self> {
        let key = hook_key(secret.reveal())?;
        Hmac::new_from_slice(&key).ok().map(Self)
    }

    /// The value of `webhook-signature`.
    #[must_use]
    pub fn sign(&self, id: Uuid, time: Timestamp, body: &str) -> String {
        let mut mac = self.0.clone();
        // Neither an id nor a time contains a full stop: no two messages give the same bytes.
        mac.update(format!("{id}.{}.", time.as_second()).as_bytes());
        mac.update(body.as_bytes());
        format!("v1,{}", BASE64.encode(&mac.finalize().into_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_signed_as_openssl_would() {
        let secret = Secret::new("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
        let key = SigningKey::of(&secret).unwrap();
        let id = Uuid::parse_str("01900000-0000-7000-8000-000000000001").unwrap();
        let time = Timestamp::from_second(1_614_265_330).unwrap();
        // printf '%s' "$id.1614265330.{\"test\": 2432232314}" | openssl dgst -sha256 -mac HMAC -macopt hexkey:… -binary | base64
        let expected = "v1,XrCqJwpigJfo9G8t+9edOOTEXKlZHE05NiiIil5Rgwk=";
        assert_eq!(key.sign(id, time, "{\"test\": 2432232314}"), expected);
    }

    #[test]
    fn other_secrets_are_none() {
        for text in [
            "",
            "whsec_",
            "whsec_c2hvcnQ=",
            "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        ] {
            assert!(SigningKey::of(&Secret::new(text)).is_none(), "{text}");
        }
    }
}
