//! What must not be said.

use std::path::Path;

use crate::support::tls_fixtures::fixture;

pub(super) const ADMIN: &str = "marker-of-the-owners-token";
pub(super) const SMTP: &str = "marker-of-the-smtp-password";
pub(super) const IMAP: &str = "marker-of-the-imap-password";
pub(super) const HOOK: &str = "bWFya2VyLW9mLXRoZS1ob29rcy1zZWNyZXQtaGVyZQ==";
pub(super) const AKISMET: &str = "marker-of-the-akismet-key";
/// Chats have their token in the address that they take messages at.
pub(super) const HOOK_PATH: &str = "marker-of-the-hooks-address";
pub(super) const CONSOLE: &str = "marker of the console's password";
/// What somebody tries who knows nothing, but perhaps mistyped what is right.
pub(super) const GUESS: &str = "marker-of-a-wrong-guess-mguess";

/// The settings with every secret that there is, each of them another.
pub(super) fn settings(folder: &Path, metrics: u16) -> String {
    let file = |name| fixture(name).display().to_string();
    std::fs::write(folder.join("imap-password"), IMAP).unwrap();
    format!(
        r#"
[server]
public_url = "https://blog.test"
[tls]
listen = "127.0.0.1:0"
certificate = "{certificate}"
key = "{key}"
[metrics]
listen = "127.0.0.1:{metrics}"
[sites]
moderation = "publish"
moderators = ["mo@owners.example"]
tell_owner = "all"
[spam]
proof = "off"
[mail]
from = "comments@blog.test"
folder = "mails"
dkim_selector = "k"
dkim_key = "{dkim}"
[smtp]
host = "127.0.0.1"
port = 9
encryption = "none"
user = "sender"
password = "{SMTP}"
[imap]
host = "127.0.0.1"
port = 9
encryption = "none"
user = "reader"
password_file = "imap-password"
[webhooks]
urls = ["http://127.0.0.1:9/{HOOK_PATH}"]
allow_private = ["127.0.0.1"]
secret = "whsec_{HOOK}"
quiet = "0s"
[akismet]
key = "{AKISMET}"
[admin]
token = "{ADMIN}"
"#,
        certificate = file("blog.pem"),
        key = file("blog.key"),
        dkim = file("rsa.key"),
    )
}

/// The first line of a key, behind the line that says what it is.
fn line_of(key: &str) -> String {
    let text = std::fs::read_to_string(fixture(key)).unwrap();
    text.lines().nth(1).unwrap().to_owned()
}

/// Everything that nobody may say, each with its name.
pub(super) struct Secrets(Vec<(String, String)>);

impl Secrets {
    pub(super) fn of_settings() -> Self {
        let known = [
            ("admin.token", ADMIN),
            ("smtp.password", SMTP),
            ("imap.password", IMAP),
            ("webhooks.secret", HOOK),
            ("akismet.key", AKISMET),
            ("the path of a webhook", HOOK_PATH),
            ("a password of the console", CONSOLE),
            ("a wrong guess", GUESS),
        ];
        let known = known.map(|(name, secret)| (name.to_owned(), secret.to_owned()));
        let mut secrets = Self(known.to_vec());
        secrets.add("tls.key", &line_of("blog.key"));
        secrets.add("mail.dkim_key", &line_of("rsa.key"));
        secrets
    }

    pub(super) fn add(&mut self, name: &str, secret: &str) {
        assert!(secret.len() > 15, "{name} is no secret: {secret:?}");
        self.0.push((name.to_owned(), secret.to_owned()));
    }

    pub(super) fn are_not_in(&self, text: &str, place: &str) {
        // Servers for mail may change the case of a token.
        let text = text.to_lowercase();
        for (name, secret) in &self.0 {
            let told = text.contains(&secret.to_lowercase());
            assert!(!told, "{name} ({secret}) is in {place}: {text}");
        }
    }
}
