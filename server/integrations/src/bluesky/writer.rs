//! What is written in the owner's name (<https://docs.bsky.app/docs/advanced-guides/posts>).

use std::collections::HashSet;
use std::sync::Arc;

use async_trait::async_trait;
use http::Method;
use jiff::Timestamp;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::server::{MAX_POSTS, path};
use crate::conversations::NetworkError;
use crate::conversations::api::Api;
use crate::conversations::writer::{Reply, Writer, Written};

const POSTS: &str = "app.bsky.feed.post";
/// In characters, of which what a reader sees as one may have several.
const ROOM: usize = 300;

/// Writes with the password of one account.
pub(super) struct BlueskyWriter {
    /// Where posts are read.
    appview: Arc<Api>,
    /// Where the account's posts are kept.
    pds: Arc<Api>,
    name: String,
    password: String,
    session: Mutex<Option<Session>>,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Session {
    did: String,
    access_jwt: String,
}

/// A version of a record.
#[derive(Deserialize)]
struct Named {
    uri: String,
    cid: String,
}

#[derive(Deserialize)]
struct Found {
    posts: Vec<Named>,
}

#[derive(Deserialize)]
struct Made {
    uri: String,
}

impl BlueskyWriter {
    pub(super) fn new((appview, pds): (Arc<Api>, Arc<Api>), name: &str, password: &str) -> Self {
        Self {
            appview,
            pds,
            name: name.to_owned(),
            password: password.to_owned(),
            session: Mutex::default(),
        }
    }

    async fn session(&self) -> Result<Session, NetworkError> {
        let mut known = self.session.lock().await;
        if let Some(session) = &*known {
            return Ok(session.clone());
        }
        let method = "xrpc/com.atproto.server.createSession";
        let who = json!({"identifier": self.name, "password": self.password});
        let made = self
            .pds
            .ask_as((Method::POST, method), None, Some(&who), None);
        let session: Session = made.await?;
        Ok(known.insert(session).clone())
    }

    /// A session ends after some hours: then there is a new one.
    async fn asks<T: DeserializeOwned + Send + 'static>(
        &self,
        (method, path): (&Method, &str),
        body: impl Fn(&str) -> Option<Value>,
    ) -> Result<T, NetworkError> {
        let mut is_new = self.session.lock().await.is_none();
        loop {
            let session = self.session().await?;
            let token = Some(session.access_jwt.as_str());
            let body = body(&session.did);
            let asked = self
                .pds
                .ask_as((method.clone(), path), token, body.as_ref(), None);
            match asked.await {
                Err(NetworkError::WantsToken(_)) if !is_new => {
                    *self.session.lock().await = None;
                    is_new = true;
                }
                asked => return asked,
            }
        }
    }

    async fn record(&self, reply: &Reply) -> Result<Value, NetworkError> {
        let arguments = [("uris", reply.root.as_str()), ("uris", &reply.answered)];
        let path = path("feed.getPosts", &arguments);
        let found: Found = self.appview.read(&path, MAX_POSTS).await?;
        let named = |uri: &str| {
            let one = found.posts.iter().find(|post| post.uri == uri);
            let one = one.map(|post| json!({"uri": post.uri, "cid": post.cid}));
            one.ok_or(NetworkError::Gone(404))
        };
        let text = reply.fitting(&reply.text, ROOM);
        Ok(json!({
            "$type": POSTS,
            "text": text,
            "facets": facets(&text, reply),
            "langs": [reply.language],
            "createdAt": reply.published.to_string(),
            "reply": {"root": named(&reply.root)?, "parent": named(&reply.answered)?},
        }))
    }
}

#[async_trait]
impl Writer for BlueskyWriter {
    fn answers_in(&self, account: Option<&str>, root: &str) -> bool {
        let rest = root.strip_prefix("at://");
        let author = rest.and_then(|rest| rest.split('/').next());
        account.is_some() && author == account
    }

    async fn check(&self) -> Result<(), NetworkError> {
        self.session().await.map(drop)
    }

    async fn find(
        &self,
        reply: &Reply,
        _since: Timestamp,
        _others: &HashSet<String>,
    ) -> Result<Option<Written>, NetworkError> {
        let did = self.session().await?.did;
        let escaped = |word: &str| utf8_percent_encode(word, NON_ALPHANUMERIC).to_string();
        let path = format!(
            "xrpc/com.atproto.repo.getRecord?repo={}&collection={POSTS}&rkey={}",
            escaped(&did),
            key(reply)
        );
        match self.asks((&Method::GET, &path), |_| None).await {
            Ok(Made { uri }) => Ok(Some(written(uri))),
            Err(NetworkError::Gone(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn post(&self, reply: &Reply) -> Result<Written, NetworkError> {
        let record = self.record(reply).await?;
        let new = |did: &str| {
            Some(json!({"repo": did, "collection": POSTS, "rkey": key(reply), "record": record}))
        };
        let path = "xrpc/com.atproto.repo.createRecord";
        let Made { uri } = self.asks((&Method::POST, path), new).await?;
        Ok(written(uri))
    }

    /// The network knows no changes: who has seen a post, or liked it, has seen this text.
    async fn rewrite(&self, _post: &str, _reply: &Reply) -> Result<(), NetworkError> {
        Ok(())
    }

    /// One that is not there any more is as good as removed.
    async fn remove(&self, post: &str) -> Result<(), NetworkError> {
        let rkey = post.rsplit('/').next().unwrap_or_default();
        let old = |did: &str| Some(json!({"repo": did, "collection": POSTS, "rkey": rkey}));
        let path = "xrpc/com.atproto.repo.deleteRecord";
        let removed: Value = self.asks((&Method::POST, path), old).await?;
        drop(removed);
        Ok(())
    }
}

fn written(uri: String) -> Written {
    Written {
        id: uri.clone(),
        uri,
    }
}

/// The key of the record, always the same for one answer (<https://atproto.com/specs/tid>): the microseconds since 1970 and
/// ten further bits, the last of both by the comment.
fn key(reply: &Reply) -> String {
    let millis = u64::try_from(reply.published.as_millisecond()).unwrap_or_default();
    let bytes = reply.comment.0.into_bytes();
    let bits = |low: u8, high: u8| u64::from(u16::from_be_bytes([low, high]));
    let (micros, clock) = (
        bits(bytes[12], bytes[13]) % 1000,
        bits(bytes[14], bytes[15]) % 1024,
    );
    let number = ((millis * 1000 + micros) << 10 | clock) & (u64::MAX >> 1);
    sortable(number)
}

/// Thirteen digits of five bits each, in an alphabet that is in the order of ASCII.
fn sortable(number: u64) -> String {
    const DIGITS: &[u8; 32] = b"234567abcdefghijklmnopqrstuvwxyz";
    let digit = |place: u32| {
        let digit = usize::try_from(number >> (5 * place) & 31).unwrap_or_default();
        char::from(DIGITS[digit])
    };
    (0..13).rev().map(digit).collect()
}

/// Where the links of a text are, in bytes.
fn facets(text: &str, reply: &Reply) -> Vec<Value> {
    let own = (reply.url.clone(), reply.url.clone());
    let mut facets = Vec::new();
    let mut taken: Vec<std::ops::Range<usize>> = Vec::new();
    for (shown, address) in reply.links.iter().chain([&own]) {
        let mut from = 0;
        while let Some(found) = text.get(from..).and_then(|rest| rest.find(shown.as_str())) {
            let place = from + found..from + found + shown.len();
            from = place.end;
            let is_free = |other: &std::ops::Range<usize>| {
                place.end <= other.start || other.end <= place.start
            };
            if !shown.is_empty() && taken.iter().all(is_free) {
                facets.push(json!({
                    "index": {"byteStart": place.start, "byteEnd": place.end},
                    "features": [{"$type": "app.bsky.richtext.facet#link", "uri": address}],
                }));
                taken.push(place);
                break;
            }
            if shown.is_empty() {
                break;
            }
        }
    }
    facets
}

#[cfg(test)]
mod tests {
    use afterword_model::CommentId;

    use super::*;

    #[test]
    fn a_key_is_thirteen_digits_in_the_order_of_time() {
        assert_eq!(sortable(0), "2222222222222");
        assert_eq!(sortable(u64::MAX >> 1), "bzzzzzzzzzzzz");
        let at = |time: &str| Reply {
            comment: CommentId::new(Timestamp::UNIX_EPOCH),
            published: time.parse().unwrap(),
            root: String::new(),
            answered: String::new(),
            text: String::new(),
            links: Vec::new(),
            language: String::new(),
            url: String::new(),
        };
        let (early, late) = (at("2026-11-27T10:00:00Z"), at("2026-11-27T10:00:01Z"));
        assert!(key(&early) < key(&late));
        assert_eq!(key(&early), key(&early));
        assert_eq!(key(&early).len(), 13);
    }

    #[test]
    fn links_are_where_they_stand_in_bytes() {
        let reply = Reply {
            comment: CommentId::new(Timestamp::UNIX_EPOCH),
            published: Timestamp::UNIX_EPOCH,
            root: String::new(),
            answered: String::new(),
            text: "\u{e4} a.test and https://b.test/".to_owned(),
            links: vec![
                ("a.test".to_owned(), "https://a.test/".to_owned()),
                ("https://b.test/".to_owned(), "https://b.test/".to_owned()),
            ],
            language: String::new(),
            url: "https://blog.test/".to_owned(),
        };
        let found = facets(&reply.text, &reply);
        let places = found.iter().map(|facet| facet["index"].clone());
        assert_eq!(
            places.collect::<Vec<_>>(),
            [
                json!({"byteStart": 3, "byteEnd": 9}),
                json!({"byteStart": 14, "byteEnd": 29}),
            ]
        );
        assert_eq!(found[0]["features"][0]["uri"], "https://a.test/");
    }
}
