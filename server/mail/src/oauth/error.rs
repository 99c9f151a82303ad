//! Why there is no access token, with what to do.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use afterword_outgoing::OutgoingError;
use thiserror::Error;

/// In characters, of what a server says.
const LONGEST: usize = 300;

#[derive(Clone, Debug, Error)]
pub enum LoginError {
    #[error("nobody has signed in to the mailbox yet: run `afterword mail login {provider}`")]
    NotSignedIn { provider: String },
    #[error(
        "the login that is kept was made with another oauth.client_id or another provider: run `afterword mail login \
         {provider}`"
    )]
    OtherClient { provider: String },
    #[error(
        "the consent to use the mailbox has ended ({reason}): run `afterword mail login {provider}`; mails wait until then"
    )]
    Ended { provider: String, reason: String },
    #[error(
        "the provider refuses this application ({0}): check oauth.client_id, oauth.client_secret and oauth.scope"
    )]
    Client(String),
    #[error("the provider's server {host} gave no access token ({problem}); it is asked again")]
    Unavailable { host: String, problem: String },
    #[error(
        "the provider gave no refresh token, so that the login would end within the hour: add to oauth.scope what it \
         asks for (often offline_access)"
    )]
    NoRefreshToken,
    #[error("you did not consent, or the code was refused ({0}): run the command again")]
    Denied(String),
    #[error("nobody consented in time: run the command again")]
    Expired,
    #[error("oauth.token_file: {}: {error}", path.display())]
    File {
        path: PathBuf,
        error: Arc<io::Error>,
    },
    #[error("no encrypted connection can be set up: {0}")]
    Tls(String),
    #[error("the port on loopback for the browser can't be used: {0}")]
    Port(Arc<io::Error>),
    #[error("a thread was ended while it fetched an access token")]
    Interrupted,
}

impl LoginError {
    /// Only a new login, or another setting, helps.
    #[must_use]
    pub fn needs_the_owner(&self) -> bool {
        !matches!(self, Self::Unavailable { .. } | Self::Interrupted)
    }

    pub(super) fn port(error: io::Error) -> Self {
        Self::Port(Arc::new(error))
    }

    pub(super) fn unreached(host: &str, error: &OutgoingError) -> Self {
        Self::Unavailable {
            host: host.to_owned(),
            problem: error.to_string(),
        }
    }
}

/// What a server said, for logs and terminals: one line, bounded, without addresses of people.
pub(super) fn plain(text: &str) -> String {
    let first = text.lines().next().unwrap_or_default();
    let words = first.split_whitespace().map(|word| {
        if word.contains('@') {
            "(address)"
        } else {
            word
        }
    });
    let line = words.collect::<Vec<_>>().join(" ");
    line.chars()
        .filter(|c| !c.is_control())
        .take(LONGEST)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn what_a_server_says_is_one_line_without_addresses() {
        assert_eq!(
            plain("AADSTS50076: the user ann@blog.test\u{1b}[1m must\r\nTrace ID: 1"),
            "AADSTS50076: the user (address) must"
        );
    }
}
