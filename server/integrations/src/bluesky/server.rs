//! What an AppView is asked (<https://docs.bsky.app/docs/category/http-reference>).

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::sync::Arc;

use afterword_model::Network;
use async_trait::async_trait;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use serde_json::Value;
use url::Url;

use super::post::PostView;
use super::thread::{DEPTH, Parent, ThreadView};
use super::writer::BlueskyWriter;
use crate::conversations::NetworkError;
use crate::conversations::api::{Api, Changed, Readable};
use crate::conversations::server::{Missing, Post, Posts, Server, Thread};
use crate::conversations::writer::Writer;

/// In bytes: 50 posts with their authors and pictures.
pub(super) const MAX_POSTS: usize = 4 * 1024 * 1024;
const MAX_ACCOUNT: usize = 256 * 1024;
/// In bytes, of the answers to one post: some thousands with their authors.
const MAX_ANSWERS: usize = 16 * 1024 * 1024;
const AT_ONCE: usize = 50;
/// So many times deeper answers are asked for.
const MOST_CUT: usize = 20;

pub(super) struct BlueskyServer {
    pub(super) api: Arc<Api>,
    /// Where people read posts.
    pub(super) app: Url,
    pub(super) writer: Option<BlueskyWriter>,
}

#[derive(Deserialize)]
struct Profile {
    did: String,
}

#[derive(Deserialize)]
struct Feed {
    feed: Readable<FeedItem>,
    #[serde(default)]
    cursor: Option<String>,
}

#[derive(Deserialize)]
struct FeedItem {
    post: PostView,
    /// Why it is here, if not because the account wrote it.
    #[serde(default)]
    reason: Option<Reason>,
}

#[derive(Deserialize)]
struct Reason {}

#[derive(Deserialize)]
struct FoundPosts {
    posts: Readable<PostView>,
}

#[derive(Deserialize)]
struct PostViews {
    posts: Vec<Named>,
}

/// Of the author's words only what they answer.
#[derive(Deserialize)]
struct Named {
    uri: String,
    #[serde(default)]
    record: Value,
}

impl Named {
    /// Whether it is somebody else's answer to the author of this post.
    fn answers_owner(&self, post: &str) -> bool {
        let parent = self.record.pointer("/reply/parent/uri");
        let parent = parent.and_then(Value::as_str);
        let owner = author(post);
        parent.is_some_and(|parent| author(parent) == owner) && author(&self.uri) != owner
    }
}

/// The DID in `at://DID/app.bsky.feed.post/KEY`.
fn author(uri: &str) -> Option<&str> {
    let (did, _) = uri.strip_prefix("at://")?.split_once('/')?;
    Some(did)
}

pub(super) fn path(method: &str, arguments: &[(&str, &str)]) -> String {
    let mut path = format!("xrpc/app.bsky.{method}");
    for (n, (key, value)) in arguments.iter().enumerate() {
        let value = utf8_percent_encode(value, NON_ALPHANUMERIC);
        let sign = if n == 0 { '?' } else { '&' };
        // Writing into a string does not fail.
        let _ = write!(path, "{sign}{key}={value}");
    }
    path
}

#[async_trait]
impl Server for BlueskyServer {
    fn network(&self) -> Network {
        Network::Bluesky
    }

    fn api(&self) -> &Api {
        &self.api
    }

    fn writer(&self) -> Option<&dyn Writer> {
        self.writer.as_ref().map(|writer| writer as &dyn Writer)
    }

    async fn account(&self, name: &str) -> Result<String, NetworkError> {
        let path = path("actor.getProfile", &[("actor", name)]);
        let profile: Profile = self.api.read(&path, MAX_ACCOUNT).await?;
        Ok(profile.did)
    }

    async fn posts(
        &self,
        account: &str,
        behind: Option<&str>,
        tag: Option<&str>,
    ) -> Result<Option<Changed<Posts>>, NetworkError> {
        let limit = AT_ONCE.to_string();
        let filter = ("filter", "posts_no_replies");
        let mut arguments = vec![("actor", account), ("limit", &limit), filter];
        arguments.extend(behind.map(|behind| ("cursor", behind)));
        let path = path("feed.getAuthorFeed", &arguments);
        let read = self.api.read_since(&path, MAX_POSTS, tag).await?;
        Ok(read.map(|Changed { value, tag }| {
            let Feed { feed, cursor } = value;
            let posts = feed.0.into_iter().filter_map(|item| {
                let mut post = item.post.into_post(&self.app)?;
                post.is_passed_on = item.reason.is_some() || post.author.id != account;
                Some(post)
            });
            let value = Posts {
                posts: posts.collect(),
                next: cursor,
            };
            Changed { value, tag }
        }))
    }

    /// `https://bsky.app/profile/me.bsky.social/post/3k2a`, with the account's name or its id.
    async fn post_at(
        &self,
        account: &str,
        name: &str,
        url: &Url,
    ) -> Result<Option<Post>, NetworkError> {
        let parts: Vec<&str> = url.path_segments().into_iter().flatten().collect();
        let ["profile", whose, "post", key] = parts[..] else {
            return Ok(None);
        };
        let is_here = url.origin() == self.app.origin();
        if !is_here || (whose != account && !whose.eq_ignore_ascii_case(name)) {
            return Ok(None);
        }
        let uri = format!("at://{account}/app.bsky.feed.post/{key}");
        let path = path("feed.getPosts", &[("uris", &uri)]);
        let found: FoundPosts = self.api.read(&path, MAX_POSTS).await?;
        let mut posts = found.posts.0.into_iter();
        let post = posts.find_map(|post| post.into_post(&self.app));
        post.map(Some).ok_or(NetworkError::Gone(404))
    }

    async fn thread(
        &self,
        post: &str,
        _likes: Option<u32>,
        tag: Option<&str>,
    ) -> Result<Thread, NetworkError> {
        let Some(read) = self.view_since(post, (0, DEPTH), tag).await? else {
            return Ok(Thread::same(None));
        };
        let Changed { value, tag } = read;
        let (view, likes) = value;
        let ThreadView {
            mut answers,
            mut cut,
            hidden,
            ..
        } = view;
        let tag = tag.filter(|_| cut.is_empty());
        for _ in 0..MOST_CUT {
            let Some(post) = cut.pop() else { break };
            match self.view(&post, (0, DEPTH)).await {
                Ok((deeper, _)) => {
                    answers.extend(deeper.answers);
                    cut.extend(deeper.cut);
                }
                // It was removed meanwhile.
                Err(NetworkError::Gone(_)) => {}
                Err(error) => return Err(error),
            }
        }
        let answers = answers.into_iter().filter_map(|answer| {
            let mut answer = answer.into_post(&self.app)?;
            answer.is_silenced |= hidden.contains(&answer.id);
            Some(answer)
        });
        Ok(Thread {
            answers: Some(answers.collect()),
            likes: Some(likes),
            tag,
        })
    }

    /// What is not among the posts may also be hidden. Of what was removed the server says it twice.
    async fn missing(
        &self,
        post: &str,
        answers: &[String],
        kept_out: &HashSet<String>,
    ) -> Result<Missing, NetworkError> {
        let arguments: Vec<_> = answers.iter().map(|uri| ("uris", uri.as_str())).collect();
        let path = path("feed.getPosts", &arguments);
        let found: PostViews = self.api.read(&path, MAX_POSTS).await?;
        let there: HashMap<&str, &Named> = found
            .posts
            .iter()
            .map(|post| (post.uri.as_str(), post))
            .collect();
        let mut missing = Missing::default();
        for answer in answers {
            let named = there.get(answer.as_str());
            if named.is_some_and(|named| !named.answers_owner(post)) {
                continue;
            }
            let (is_there, was_kept_out) = (named.is_some(), kept_out.contains(answer));
            match self.view(answer, (1, 0)).await {
                Err(NetworkError::Gone(_)) if !is_there => missing.removed.push(answer.clone()),
                Ok((view, _)) if is_there => match (view.parent, was_kept_out) {
                    (Parent::Blocked, false) => missing.kept_out.push(answer.clone()),
                    (Parent::Shown, true) if self.is_for_all(view) => {
                        missing.heard.push(answer.clone());
                    }
                    _ => {}
                },
                Err(error)
                    if error.is_of_server() && !matches!(error, NetworkError::WantsToken(_)) =>
                {
                    return Err(error);
                }
                _ => {}
            }
        }
        if !missing.heard.is_empty() {
            let hidden = self.hidden(post).await?;
            missing.heard.retain(|answer| {
                let hidden = hidden.as_ref();
                hidden.is_some_and(|hidden| !hidden.contains(answer))
            });
        }
        Ok(missing)
    }
}

impl BlueskyServer {
    /// What is hidden below a post; `None` if it is gone.
    async fn hidden(&self, post: &str) -> Result<Option<HashSet<String>>, NetworkError> {
        match self.view(post, (0, 0)).await {
            Ok((view, _)) => Ok(Some(view.hidden)),
            Err(NetworkError::Gone(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Whether neither its author nor a moderator keeps a post from others.
    fn is_for_all(&self, view: ThreadView) -> bool {
        let post = view.post.and_then(|post| post.into_post(&self.app));
        post.is_some_and(|post| post.is_public && !post.is_silenced)
    }

    /// A post with what it answers and its answers, so many levels of each, and how often it is liked.
    async fn view(
        &self,
        post: &str,
        levels: (usize, usize),
    ) -> Result<(ThreadView, u32), NetworkError> {
        let read = self.view_since(post, levels, None).await?;
        Ok(read.ok_or(NetworkError::Refused(304))?.value)
    }

    /// The same, or `None` while the tag of the last answer still holds.
    async fn view_since(
        &self,
        post: &str,
        (above, depth): (usize, usize),
        tag: Option<&str>,
    ) -> Result<Option<Changed<(ThreadView, u32)>>, NetworkError> {
        let (above, depth) = (above.to_string(), depth.to_string());
        let arguments = [("uri", post), ("depth", &depth), ("parentHeight", &above)];
        let path = path("feed.getPostThread", &arguments);
        let read = self.api.read_since(&path, MAX_ANSWERS, tag).await?;
        let Some(Changed { value, tag }) = read else {
            return Ok(None);
        };
        let view: ThreadView = value;
        let likes = view.post.as_ref().map(PostView::likes);
        let likes = likes.ok_or(NetworkError::Gone(404))?;
        let value = (view, likes);
        Ok(Some(Changed { value, tag }))
    }
}
