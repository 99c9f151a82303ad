//! What a network has to tell about the owner's posts: one implementation for each network.

use std::collections::HashSet;
use std::sync::Arc;

use afterword_markup::{StatusMedia, from_html, status_html, status_links};
use afterword_model::{CommentSource, ConversationId, Network, Original, Website};
use async_trait::async_trait;
use jiff::Timestamp;
use url::Url;

use super::api::{Api, Changed};
use super::error::NetworkError;
use super::news::Tell;
use super::writer::Writer;

/// In bytes: longer ones are no addresses and names of anybody.
pub(crate) const MAX_URL: usize = 1000;
pub(crate) const MAX_NAME: usize = 300;

/// A server of a network, as one account of the owner asks it.
#[async_trait]
pub(crate) trait Server: Send + Sync {
    fn network(&self) -> Network;

    fn api(&self) -> &Api;

    /// The id of an account that has this name there.
    ///
    /// # Errors
    /// [`NetworkError`].
    async fn account(&self, name: &str) -> Result<String, NetworkError>;

    /// By which other servers know the account with this name, where a network has such handles.
    fn handle(&self, _name: &str) -> Option<String> {
        None
    }

    /// The newest posts of an account, or those behind a page of them; `None` if they are as they were with this tag.
    ///
    /// # Errors
    /// [`NetworkError`].
    async fn posts(
        &self,
        account: &str,
        behind: Option<&str>,
        tag: Option<&str>,
    ) -> Result<Option<Changed<Posts>>, NetworkError>;

    /// The post at an address where people read it; `None` if that is none of this server. `account` and `name` are of the
    /// account that is asked about.
    ///
    /// # Errors
    /// [`NetworkError`].
    async fn post_at(
        &self,
        _account: &str,
        _name: &str,
        _url: &Url,
    ) -> Result<Option<Post>, NetworkError> {
        Ok(None)
    }

    /// The answers to a post, unless they are as they were with this tag. `likes`: how often it is liked, if that is known.
    ///
    /// # Errors
    /// [`NetworkError`]; `Gone` if the post is.
    async fn thread(
        &self,
        post: &str,
        likes: Option<u32>,
        tag: Option<&str>,
    ) -> Result<Thread, NetworkError>;

    /// What has become of answers to a post that are no longer among the others. `kept_out`: those that were so far.
    ///
    /// # Errors
    /// [`NetworkError`].
    async fn missing(
        &self,
        post: &str,
        answers: &[String],
        kept_out: &HashSet<String>,
    ) -> Result<Missing, NetworkError>;

    /// What takes answers in the owner's name, where the settings have a token for that.
    fn writer(&self) -> Option<&dyn Writer> {
        None
    }

    /// Whether it tells news at once.
    fn has_news(&self) -> bool {
        false
    }

    /// Tells news as long as the connection holds.
    ///
    /// # Errors
    /// [`NetworkError`].
    async fn listen(&self, _tell: Tell<'_>) -> Result<(), NetworkError> {
        Ok(())
    }
}

/// Accounts of the owner by their names, each with the server that is asked about it.
pub(crate) type Accounts = Vec<(String, Arc<dyn Server>)>;

/// Posts of an account, the newest first.
#[derive(Debug)]
pub(crate) struct Posts {
    pub(crate) posts: Vec<Post>,
    /// What names the page behind this one, if there may be one.
    pub(crate) next: Option<String>,
}

/// What is there of a conversation.
#[derive(Debug)]
pub(crate) struct Thread {
    /// In the server's order: an answer comes behind what it answers. `None` if they are as they were with the tag.
    pub(crate) answers: Option<Vec<Post>>,
    /// `None` if it is not told.
    pub(crate) likes: Option<u32>,
    /// For the next request, if one request was enough.
    pub(crate) tag: Option<String>,
}

impl Thread {
    /// Nothing has changed.
    pub(crate) fn same(likes: Option<u32>) -> Self {
        Self {
            answers: None,
            likes,
            tag: None,
        }
    }
}

/// Answers that are no longer among the others. What is neither is only not shown, or not just now.
#[derive(Debug, Default)]
pub(crate) struct Missing {
    /// By their authors.
    pub(crate) removed: Vec<String>,
    /// By who runs the server, or because their authors are blocked. Without those that were so far.
    pub(crate) kept_out: Vec<String>,
    /// No longer kept out, as far as the server tells.
    pub(crate) heard: Vec<String>,
}

/// A post or an answer, whatever network it is from.
#[derive(Debug, Clone)]
pub(crate) struct Post {
    /// At the server.
    pub(crate) id: String,
    /// Its name in all of the network.
    pub(crate) uri: Option<String>,
    /// The name that earlier versions gave it, which is not of this conversation alone.
    pub(crate) former_uri: Option<String>,
    /// Where people read it.
    pub(crate) url: Option<String>,
    /// What it answers.
    pub(crate) parent: Option<String>,
    /// Another one after each edit.
    pub(crate) version: String,
    pub(crate) written: Timestamp,
    pub(crate) author: PostAuthor,
    /// For everybody's eyes.
    pub(crate) is_public: bool,
    /// Whether it or its author is kept from others by who runs the server, or by the owner.
    pub(crate) is_silenced: bool,
    /// Whether it is somebody else's, passed on.
    pub(crate) is_passed_on: bool,
    /// How often it is liked or passed on; `None` if it does not tell that itself.
    pub(crate) likes: Option<u32>,
    /// How many answers it has.
    pub(crate) answers: u32,
    pub(crate) content: PostContent,
}

#[derive(Debug, Clone)]
pub(crate) struct PostAuthor {
    pub(crate) id: String,
    /// The name that others see; empty where there is none.
    pub(crate) name: String,
    /// `@ann@social.example`, `@ann.bsky.social`.
    pub(crate) handle: String,
    /// The address of the profile.
    pub(crate) profile: Option<String>,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct PostContent {
    /// What its author says before it.
    pub(crate) warning: Option<String>,
    pub(crate) html: String,
    pub(crate) media: Vec<PostMedia>,
    /// The page that it shows a preview of.
    pub(crate) preview: Option<String>,
}

/// A picture, a video or another post beside it.
#[derive(Debug, Clone)]
pub(crate) struct PostMedia {
    pub(crate) url: String,
    pub(crate) description: Option<String>,
}

impl Post {
    /// Whether it may begin a conversation: what answers another post belongs to that one's.
    pub(crate) fn begins(&self) -> bool {
        self.is_public && !self.is_passed_on && self.parent.is_none()
    }

    /// The links in it, the one that it shows a preview of first.
    pub(crate) fn links(&self) -> Vec<Url> {
        let own = status_links(&self.content.html);
        let all = self.content.preview.clone().into_iter().chain(own);
        all.filter_map(|link| link.parse().ok()).collect()
    }

    /// As Markdown.
    pub(crate) fn text(&self) -> String {
        let PostContent {
            warning,
            html,
            media,
            ..
        } = &self.content;
        let media = media.iter().map(|media| StatusMedia {
            url: &media.url,
            description: media
                .description
                .as_deref()
                .filter(|text| !text.trim().is_empty()),
        });
        let warning = warning.as_deref().filter(|text| !text.trim().is_empty());
        from_html(&status_html(warning, html, media))
    }

    /// `None` without an address that readers could follow.
    pub(crate) fn original(
        &self,
        network: Network,
        conversation: ConversationId,
    ) -> Option<Original> {
        let uri = self.uri.as_deref().filter(|uri| uri.len() <= MAX_URL)?;
        let url = self.url.as_deref().and_then(link).or_else(|| link(uri))?;
        Some(Original {
            source: CommentSource {
                network,
                url,
                handle: self.author.handle.clone(),
            },
            conversation,
            post: self.id.clone(),
            version: self.version.clone(),
            uri: uri.to_owned(),
        })
    }
}

/// An address of the web, as the link that it becomes.
pub(crate) fn link(url: &str) -> Option<Website> {
    let parsed: Url = url.parse().ok()?;
    let is_plain = parsed.username().is_empty() && parsed.password().is_none();
    let is_web = matches!(parsed.scheme(), "http" | "https") && parsed.host_str().is_some();
    let fits = parsed.as_str().len() <= MAX_URL;
    (is_plain && is_web && fits).then(|| Website::stored(parsed.into()))
}
