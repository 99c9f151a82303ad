//! What is written in the owner's name (<https://docs.joinmastodon.org/methods/statuses/#create>).

use std::collections::HashSet;

use afterword_services::conversations::shortened;
use async_trait::async_trait;
use http::Method;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use super::instance::Instance;
use super::server::{MastodonServer, path};
use crate::conversations::NetworkError;
use crate::conversations::server::{Post, Server as _};
use crate::conversations::writer::{CLOCK_SKEW, Reply, Writer, Written};

/// The content warning of what is answered takes at most this part of the room, a quarter. A longer one is cut.
const SHARE_OF_WARNING: usize = 4;
const WORD_JOINER: char = '\u{2060}';

/// Whose token it is, and how much a status may have, once they are known.
pub(super) struct Writing {
    token: String,
    /// The owner's accounts on the server.
    names: Vec<String>,
    own: OnceCell<String>,
    room: OnceCell<usize>,
}

impl Writing {
    pub(super) fn new(token: &str, names: Vec<String>) -> Self {
        Self {
            token: token.to_owned(),
            names,
            own: OnceCell::new(),
            room: OnceCell::new(),
        }
    }
}

#[derive(Deserialize)]
struct Own {
    id: String,
    username: String,
}

#[derive(Deserialize)]
struct Made {
    id: String,
    #[serde(default)]
    uri: Option<String>,
    #[serde(default)]
    url: Option<String>,
}

impl MastodonServer {
    fn writing(&self) -> Result<&Writing, NetworkError> {
        self.writing.as_ref().ok_or(NetworkError::WantsToken(401))
    }

    /// The id of the account whose token it is: one of the owner's, so that nobody else's words are taken for an answer.
    async fn own(&self) -> Result<&str, NetworkError> {
        let writing = self.writing()?;
        let ask = async || {
            let path = "api/v1/accounts/verify_credentials";
            let token = Some(writing.token.as_str());
            let own: Own = self
                .api
                .ask_as((Method::GET, path), token, None, None)
                .await?;
            let is_own = |name: &String| name.eq_ignore_ascii_case(&own.username);
            match writing.names.iter().any(is_own) {
                true => Ok(own.id),
                false => Err(NetworkError::OtherAccount(format!("@{}", own.username))),
            }
        };
        Ok(writing.own.get_or_try_init(ask).await?)
    }

    async fn room(&self) -> Result<usize, NetworkError> {
        let ask = async || {
            let instance = Instance::read(&self.api).await?;
            Ok::<_, NetworkError>(instance.room())
        };
        self.writing()?.room.get_or_try_init(ask).await.copied()
    }

    /// As the network's own apps answer: whom it answers is named, and nobody sees more than what is answered. The
    /// server counts the warning and each sign of the text.
    async fn status_of(
        &self,
        reply: &Reply,
        answered: Option<&Post>,
    ) -> Result<Value, NetworkError> {
        let own = self.own().await?;
        let other = answered.filter(|answered| answered.author.id != own);
        let mention = other.map(|answered| format!("{} ", answered.author.handle));
        let mention = mention.unwrap_or_default();
        let room = self.room().await?;
        let warning = answered.and_then(|answered| answered.content.warning.as_deref());
        let warning = short(warning.unwrap_or_default(), room / SHARE_OF_WARNING);
        let taken = mention.chars().count() + warning.chars().count();
        // One sign is left for a handle that the end cuts to a name.
        let text = reply.fitting(&quiet(&reply.text), room.saturating_sub(taken + 1));
        let text = quiet(&text);
        let language = reply.language.split('-').next();
        Ok(json!({
            "status": format!("{mention}{text}"),
            "spoiler_text": warning,
            "language": language.filter(|language| language.len() == 2),
        }))
    }

    async fn answered(&self, reply: &Reply) -> Result<(Post, &'static str), NetworkError> {
        let status = self.status(&reply.answered).await?;
        let visibility = match status.visibility() {
            Some("public") => "public",
            Some("unlisted") => "unlisted",
            _ => return Err(NetworkError::NotPublic),
        };
        Ok((status.into_post(self.api.host()), visibility))
    }

    async fn written(
        &self,
        (method, path): (Method, &str),
        status: Option<&Value>,
        key: Option<&str>,
    ) -> Result<Value, NetworkError> {
        let token = Some(self.writing()?.token.as_str());
        self.api.ask_as((method, path), token, status, key).await
    }
}

#[async_trait]
impl Writer for MastodonServer {
    fn answers_in(&self, _account: Option<&str>, _root: &str) -> bool {
        self.writing.is_some()
    }

    async fn check(&self) -> Result<(), NetworkError> {
        self.own().await.map(drop)
    }

    async fn find(
        &self,
        reply: &Reply,
        since: Timestamp,
        others: &HashSet<String>,
    ) -> Result<Option<Written>, NetworkError> {
        let own = self.own().await?;
        let thread = self.thread(&reply.answered, Some(0), None).await?;
        let found = thread.answers.into_iter().flatten().find(|post| {
            post.author.id == own
                && post.parent.as_deref() == Some(&reply.answered)
                && post.written >= since - CLOCK_SKEW
                && !others.contains(&post.id)
        });
        Ok(found.map(|post| Written {
            uri: post.uri.unwrap_or_else(|| post.id.clone()),
            id: post.id,
        }))
    }

    async fn post(&self, reply: &Reply) -> Result<Written, NetworkError> {
        let (answered, visibility) = self.answered(reply).await?;
        let mut status = self.status_of(reply, Some(&answered)).await?;
        status["in_reply_to_id"] = json!(reply.answered);
        status["visibility"] = json!(visibility);
        let key = reply.key();
        let made = self
            .written((Method::POST, "api/v1/statuses"), Some(&status), Some(&key))
            .await?;
        let Made { id, uri, url } = serde_json::from_value(made)
            .map_err(|error| NetworkError::Unreadable(error.to_string()))?;
        let uri = uri.or(url).unwrap_or_else(|| id.clone());
        Ok(Written { id, uri })
    }

    async fn rewrite(&self, post: &str, reply: &Reply) -> Result<(), NetworkError> {
        let answered = match self.answered(reply).await {
            Ok((answered, _)) => Some(answered),
            // What was answered has been removed since.
            Err(NetworkError::Gone(_)) => None,
            Err(error) => return Err(error),
        };
        let status = self.status_of(reply, answered.as_ref()).await?;
        let path = path(post);
        let written = self.written((Method::PUT, &path), Some(&status), None);
        written.await.map(drop)
    }

    async fn remove(&self, post: &str) -> Result<(), NetworkError> {
        let path = path(post);
        let removed = self.written((Method::DELETE, &path), None, None);
        removed.await.map(drop)
    }
}

fn short(text: &str, most: usize) -> String {
    match text.chars().count() <= most {
        true => text.to_owned(),
        false => shortened(text, most, "\u{2026}"),
    }
}

/// `@ann` is somebody here, and somebody else on that server. Only a whole handle calls anybody. In the midst of an
/// address nobody is called, and nothing is changed.
fn quiet(text: &str) -> String {
    let mut quiet = String::with_capacity(text.len());
    let (mut before, mut in_address) = (' ', false);
    for (place, sign) in text.char_indices() {
        quiet.push(sign);
        let rest = &text[place + sign.len_utf8()..];
        in_address = !sign.is_whitespace() && (in_address || text[place..].starts_with("://"));
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-');
        let begins = !before.is_alphanumeric() && !matches!(before, '_' | '/' | '=');
        if sign == '@' && begins && !in_address && rest.starts_with(is_name) {
            let behind = rest.trim_start_matches(is_name);
            if !behind.starts_with('@') {
                quiet.push(WORD_JOINER);
            }
        }
        before = sign;
    }
    quiet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_calls_nobody_on_another_server() {
        assert_eq!(quiet("@Ann: yes"), "@\u{2060}Ann: yes");
        assert_eq!(quiet("@ann@a.test yes"), "@ann@a.test yes");
        assert_eq!(quiet("me@a.test, a @ b"), "me@a.test, a @ b");
        assert_eq!(quiet("(@bo)"), "(@\u{2060}bo)");
        for url in [
            "https://social.example/@ann/1",
            "https://a.test/~@ann?a&@b",
            "a.test/@ann",
        ] {
            assert_eq!(quiet(url), url);
        }
        assert_eq!(quiet(&quiet("@bo")), quiet("@bo"));
    }
}
