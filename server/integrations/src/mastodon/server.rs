//! What a server of Mastodon's API is asked.

use std::collections::{BTreeSet, HashSet};

use afterword_model::Network;
use async_trait::async_trait;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use url::Url;

use super::status::{Context, MAX_STATUS, Status};
use super::stream;
use super::writer::Writing;
use crate::conversations::NetworkError;
use crate::conversations::api::{Api, Changed, Readable};
use crate::conversations::news::Tell;
use crate::conversations::server::{Missing, Post, Posts, Server, Thread};
use crate::conversations::writer::Writer;

/// In bytes: 40 posts with their authors and pictures.
const MAX_POSTS: usize = 4 * 1024 * 1024;
const MAX_ACCOUNT: usize = 256 * 1024;
/// In bytes: the answers that Mastodon gives at most, 4,096, with their authors.
const MAX_ANSWERS: usize = 16 * 1024 * 1024;
/// The most posts that Mastodon gives at once.
const AT_ONCE: usize = 40;

pub(super) struct MastodonServer {
    pub(super) api: Api,
    pub(super) writing: Option<Writing>,
}

#[derive(Deserialize)]
struct Found {
    id: String,
}

/// <https://docs.joinmastodon.org/entities/Relationship/>
#[derive(Deserialize)]
struct Relationship {
    id: String,
    #[serde(default)]
    blocking: bool,
    #[serde(default)]
    muting: bool,
    #[serde(default)]
    domain_blocking: bool,
}

impl Relationship {
    fn is_unwanted(&self) -> bool {
        self.blocking || self.muting || self.domain_blocking
    }
}

#[async_trait]
impl Server for MastodonServer {
    fn network(&self) -> Network {
        Network::Mastodon
    }

    fn api(&self) -> &Api {
        &self.api
    }

    async fn account(&self, name: &str) -> Result<String, NetworkError> {
        let name = utf8_percent_encode(name, NON_ALPHANUMERIC);
        let path = format!("api/v1/accounts/lookup?acct={name}");
        let found: Found = self.api.read(&path, MAX_ACCOUNT).await?;
        Ok(found.id)
    }

    fn handle(&self, name: &str) -> Option<String> {
        Some(format!("@{name}@{}", self.api.host()))
    }

    async fn posts(
        &self,
        account: &str,
        behind: Option<&str>,
        tag: Option<&str>,
    ) -> Result<Option<Changed<Posts>>, NetworkError> {
        let path = posts_path(account, behind);
        let read = self.api.read_since(&path, MAX_POSTS, tag).await?;
        Ok(read.map(|Changed { value, tag }| {
            let Readable(posts): Readable<Status> = value;
            let host = self.api.host();
            let posts: Vec<_> = posts.into_iter().map(|post| post.into_post(host)).collect();
            // A server may leave some out of a page.
            let last = posts.last().filter(|_| posts.len() >= AT_ONCE / 2);
            let next = last.map(|last| last.id.clone());
            let value = Posts { posts, next };
            Changed { value, tag }
        }))
    }

    /// Its id is the end of its address, whichever program the server runs.
    async fn post_at(
        &self,
        _account: &str,
        _name: &str,
        url: &Url,
    ) -> Result<Option<Post>, NetworkError> {
        let is_here = url.origin().ascii_serialization() == self.api.origin();
        let id = url
            .path_segments()
            .and_then(|path| path.rev().find(|part| !part.is_empty()));
        match id.filter(|_| is_here) {
            Some(id) => Ok(Some(self.status(id).await?.into_post(self.api.host()))),
            None => Ok(None),
        }
    }

    async fn thread(
        &self,
        post: &str,
        likes: Option<u32>,
        tag: Option<&str>,
    ) -> Result<Thread, NetworkError> {
        let likes = match likes {
            Some(likes) => likes,
            None => self
                .status(post)
                .await?
                .into_post(self.api.host())
                .likes
                .unwrap_or_default(),
        };
        let post = utf8_percent_encode(post, NON_ALPHANUMERIC);
        let path = format!("api/v1/statuses/{post}/context");
        let read = self.api.read_since(&path, MAX_ANSWERS, tag).await?;
        let Some(Changed { value, tag }) = read else {
            return Ok(Thread::same(Some(likes)));
        };
        let context: Context = value;
        let answers = context.answers();
        let answers = answers.map(|answer| answer.into_post(self.api.host()));
        Ok(Thread {
            answers: Some(answers.collect()),
            likes: Some(likes),
            tag,
        })
    }

    async fn missing(
        &self,
        _post: &str,
        answers: &[String],
        kept_out: &HashSet<String>,
    ) -> Result<Missing, NetworkError> {
        let mut missing = Missing::default();
        let mut shown = Vec::new();
        let mut others_are_told = true;
        for answer in answers {
            match self.status(answer).await {
                Ok(status) => shown.push(status.into_post(self.api.host())),
                Err(NetworkError::Gone(_)) if !others_are_told => {}
                Err(NetworkError::Gone(_)) => match self.is_hidden_from_owner(answer).await? {
                    Some(false) => missing.removed.push(answer.clone()),
                    Some(true) if !kept_out.contains(answer) => {
                        missing.kept_out.push(answer.clone());
                    }
                    Some(true) => {}
                    // The next look knows more. Until then the server is left alone with that.
                    None => others_are_told = false,
                },
                // It is hidden from us, which is no reason to erase it.
                Err(NetworkError::WantsToken(_)) => {}
                Err(error) => return Err(error),
            }
        }
        let unwanted = self.unwanted(&shown).await?;
        for post in shown {
            let unwanted = unwanted.as_ref();
            let is_unwanted = unwanted.map(|unwanted| unwanted.contains(&post.author.id));
            match (
                kept_out.contains(&post.id),
                post.is_silenced || is_unwanted == Some(true),
            ) {
                (false, true) => missing.kept_out.push(post.id),
                (true, false) if post.is_public && is_unwanted.is_some() => {
                    missing.heard.push(post.id)
                }
                _ => {}
            }
        }
        Ok(missing)
    }

    fn writer(&self) -> Option<&dyn Writer> {
        self.writing.is_some().then_some(self as &dyn Writer)
    }

    fn has_news(&self) -> bool {
        self.api.has_token()
    }

    async fn listen(&self, tell: Tell<'_>) -> Result<(), NetworkError> {
        stream::listen(&self.api, tell).await
    }
}

impl MastodonServer {
    /// Those of the authors whom the owner blocks or mutes: the server tells it to nobody else. `None` if it does not tell it.
    async fn unwanted(&self, posts: &[Post]) -> Result<Option<HashSet<String>>, NetworkError> {
        // What is not known without a token rejects nobody.
        if !self.api.has_token() || posts.is_empty() {
            return Ok(Some(HashSet::new()));
        }
        let authors: BTreeSet<&str> = posts.iter().map(|post| post.author.id.as_str()).collect();
        let authors = authors
            .into_iter()
            .map(|id| format!("id[]={}", utf8_percent_encode(id, NON_ALPHANUMERIC)));
        let authors: Vec<String> = authors.collect();
        let path = format!("api/v1/accounts/relationships?{}", authors.join("&"));
        match self.api.read(&path, MAX_ACCOUNT).await {
            Ok(Readable::<Relationship>(all)) => Ok(Some(
                all.into_iter()
                    .filter(Relationship::is_unwanted)
                    .map(|one| one.id)
                    .collect(),
            )),
            Err(
                error @ (NetworkError::Outgoing(_)
                | NetworkError::TooOften
                | NetworkError::Resting(_)),
            ) => Err(error),
            // Not every server tells it, and not with every token.
            Err(_) => Ok(None),
        }
    }

    /// Whether it is there for everybody else: its author blocks the owner, to whom the server says then that it is gone.
    async fn is_hidden_from_owner(&self, id: &str) -> Result<Option<bool>, NetworkError> {
        match self.api.has_token() {
            // Nobody else is told more.
            false => Ok(Some(false)),
            true => self.api.is_given_to_all(&path(id), id, MAX_STATUS).await,
        }
    }

    pub(super) async fn status(&self, id: &str) -> Result<Status, NetworkError> {
        self.api.read(&path(id), MAX_STATUS).await
    }
}

/// Where a status is.
pub(super) fn path(id: &str) -> String {
    let id = utf8_percent_encode(id, NON_ALPHANUMERIC);
    format!("api/v1/statuses/{id}")
}

fn posts_path(id: &str, behind: Option<&str>) -> String {
    let id = utf8_percent_encode(id, NON_ALPHANUMERIC);
    let path = format!("api/v1/accounts/{id}/statuses?limit={AT_ONCE}&exclude_reblogs=true");
    let behind = behind.map(|behind| utf8_percent_encode(behind, NON_ALPHANUMERIC));
    behind.map_or(path.clone(), |behind| format!("{path}&max_id={behind}"))
}
