//! What is said to a mail server: OAUTHBEARER (RFC 7628), or XOAUTH2, its older form at Google and Microsoft.

use data_encoding::BASE64;
use serde::Deserialize;

use super::error::plain;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mechanism {
    OauthBearer,
    Xoauth2,
}

impl Mechanism {
    /// The better one that a server offers.
    pub(crate) fn offered(offers: impl Fn(&str) -> bool) -> Option<Self> {
        let mut all = [Self::OauthBearer, Self::Xoauth2].into_iter();
        all.find(|mechanism| offers(mechanism.as_str()))
    }

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::OauthBearer => "OAUTHBEARER",
            Self::Xoauth2 => "XOAUTH2",
        }
    }

    /// In base64.
    pub(crate) fn initial_response(self, user: &str, host: &str, port: u16, token: &str) -> String {
        let words = match self {
            Self::OauthBearer => {
                // RFC 5801, 4: a name in a GS2 header.
                let user = user.replace('=', "=3D").replace(',', "=2C");
                format!("n,a={user},\x01host={host}\x01port={port}\x01auth=Bearer {token}\x01\x01")
            }
            Self::Xoauth2 => format!("user={user}\x01auth=Bearer {token}\x01\x01"),
        };
        BASE64.encode(words.as_bytes())
    }

    /// What a server's report of an error is answered with, in base64; it then refuses the login (RFC 7628, 3.2.3).
    pub(crate) fn acknowledgement(self) -> &'static str {
        match self {
            Self::OauthBearer => "AQ==",
            Self::Xoauth2 => "",
        }
    }
}

/// The server's report of an error.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Report {
    status: Status,
    scope: String,
}

/// A word in RFC 7628, a number for some.
#[derive(Deserialize)]
#[serde(untagged)]
enum Status {
    Word(String),
    Number(u16),
}

impl Default for Status {
    fn default() -> Self {
        Self::Word(String::new())
    }
}

/// A server's report of an error in plain words. Empty if it says nothing.
pub(crate) fn reported(challenge: &str) -> String {
    let challenge = challenge.trim();
    let Ok(bytes) = BASE64.decode(challenge.as_bytes()) else {
        return String::new();
    };
    let Ok(report) = serde_json::from_slice::<Report>(&bytes) else {
        return String::new();
    };
    let status = match report.status {
        Status::Word(word) => word,
        Status::Number(number) => number.to_string(),
    };
    let meaning = match status.as_str() {
        "invalid_token" | "401" => "the access token is not valid there, or is of another mailbox",
        "insufficient_scope" | "403" => "the consent does not include mail",
        "invalid_request" | "400" => "the login was not understood, or is of another mailbox",
        _ => "",
    };
    let scope = plain(&report.scope);
    let scope = if scope.is_empty() {
        scope
    } else {
        format!("it asks for the scope {scope}")
    };
    let parts = [plain(&status), meaning.to_owned(), scope];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

/// So much of a secret in a row gives it away.
const PART: usize = 16;

/// A server's words without what was sent in secret, even if it repeats a part of it only.
pub(crate) fn without(secrets: &[&str], words: &str) -> String {
    let secrets = secrets.iter().filter(|secret| !secret.is_empty());
    let whole = secrets.clone().fold(words.to_owned(), |words, secret| {
        words.replace(secret, "(secret)")
    });
    // Some repeat a command in capitals.
    let secrets: Vec<String> = secrets.map(|secret| secret.to_ascii_lowercase()).collect();
    let tells = |word: &str| {
        let word = word.to_ascii_lowercase().into_bytes();
        let mut parts = word
            .windows(PART)
            .filter_map(|part| str::from_utf8(part).ok());
        parts.any(|part| secrets.iter().any(|secret| secret.contains(part)))
    };
    let words = whole.split_inclusive(char::is_whitespace).map(|word| {
        let end = &word[word.trim_end().len()..];
        if tells(word.trim_end()) {
            format!("(secret){end}")
        } else {
            word.to_owned()
        }
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sent_in_secret_is_taken_out_of_a_servers_words() {
        let first =
            Mechanism::Xoauth2.initial_response("ann", "", 0, "ya29.very-long-access-token");
        let secrets = ["ya29.very-long-access-token", first.as_str()];
        let said = |words: &str| without(&secrets, words);
        assert_eq!(
            said(&format!("535 unknown: AUTH XOAUTH2 {first}\r\nagain")),
            "535 unknown: AUTH XOAUTH2 (secret)\r\nagain"
        );
        let cut = first[8..40].to_ascii_uppercase();
        assert_eq!(said(&format!("no \"{cut}...\" here")), "no (secret) here");
        assert_eq!(said("no ya29.very-long-access-token."), "no (secret).");
        assert_eq!(
            said("the authentication  failed"),
            "the authentication  failed"
        );
        assert_eq!(without(&[""], "as it is"), "as it is");
    }

    #[test]
    fn the_initial_responses_are_those_of_the_specifications() {
        // RFC 7628, 4.1.
        let bearer = Mechanism::OauthBearer.initial_response(
            "user@example.com",
            "server.example.com",
            143,
            "vF9dft4qmTc2Nvb3RlckBhbHRhdmlzdGEuY29tCg==",
        );
        assert_eq!(
            bearer,
            "bixhPXVzZXJAZXhhbXBsZS5jb20sAWhvc3Q9c2VydmVyLmV4YW1wbGUuY29tAXBvcnQ9MTQzAWF1dGg9QmVhcmVyIHZGOWRmdDRxbVRjMk52YjNSbGNrQmhiSFJoZG1semRHRXVZMjl0Q2c9PQEB"
        );
        let comma = Mechanism::OauthBearer.initial_response("a=b,c", "h", 1, "t");
        let comma = BASE64.decode(comma.as_bytes()).unwrap();
        assert!(comma.starts_with(b"n,a=a=3Db=2Cc,\x01"));
        // Google's documentation of XOAUTH2.
        let google = Mechanism::Xoauth2.initial_response(
            "someuser@example.com",
            "",
            0,
            "ya29.vF9dft4qmTc2Nvb3RlckBhdHRhdmlzdGEuY29tCg",
        );
        assert_eq!(
            google,
            "dXNlcj1zb21ldXNlckBleGFtcGxlLmNvbQFhdXRoPUJlYXJlciB5YTI5LnZGOWRmdDRxbVRjMk52YjNSbGNrQmhkSFJoZG1semRHRXVZMjl0Q2cBAQ=="
        );
    }

    #[test]
    fn a_report_is_said_in_plain_words() {
        let report = |json: &str| reported(&BASE64.encode(json.as_bytes()));
        let said =
            report(r#"{"status":"invalid_token","scope":"mail","openid-configuration":"x"}"#);
        assert!(
            said.starts_with("invalid_token, the access token"),
            "{said}"
        );
        assert!(said.ends_with("it asks for the scope mail"), "{said}");
        assert!(report(r#"{"status":"400","schemes":"Bearer"}"#).starts_with("400, "));
        assert!(report(r#"{"status":401}"#).starts_with("401, "));
        assert_eq!(report("no JSON"), "");
        assert_eq!(reported("%"), "");
    }
}
