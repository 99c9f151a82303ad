//! What a relay is asked.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use afterword_model::Network;
use async_trait::async_trait;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::mention::{Feed, Mention};
use crate::conversations::NetworkError;
use crate::conversations::api::{Api, Changed};
use crate::conversations::server::{Missing, Post, PostAuthor, PostContent, Posts, Server, Thread};

/// In bytes: a hundred mentions, some of them with the whole of an article.
const MAX_MENTIONS: usize = 16 * 1024 * 1024;
const AT_ONCE: usize = 100;
/// Of one page: so many pages of mentions.
const MOST_PAGES: usize = 20;

pub(super) struct Relay {
    pub(super) api: Api,
    /// Of the owner's account there.
    pub(super) token: Option<String>,
}

fn path(arguments: &[(&str, &str)]) -> String {
    let mut path = "api/mentions.jf2".to_owned();
    for (n, (key, value)) in arguments.iter().enumerate() {
        let value = utf8_percent_encode(value, NON_ALPHANUMERIC);
        let sign = if n == 0 { '?' } else { '&' };
        // Writing into a string does not fail.
        let _ = write!(path, "{sign}{key}={value}");
    }
    path
}

#[async_trait]
impl Server for Relay {
    fn network(&self) -> Network {
        Network::Webmention
    }

    fn api(&self) -> &Api {
        &self.api
    }

    /// A domain needs no other name; whether the relay knows it shows when it is asked.
    async fn account(&self, name: &str) -> Result<String, NetworkError> {
        let path = self.of_domain(name, 0, 1);
        let _: Feed = self.api.read(&path, MAX_MENTIONS).await?;
        Ok(name.to_owned())
    }

    /// The pages that were mentioned, the latest first.
    async fn posts(
        &self,
        account: &str,
        behind: Option<&str>,
        tag: Option<&str>,
    ) -> Result<Option<Changed<Posts>>, NetworkError> {
        let page = behind.and_then(|page| page.parse().ok()).unwrap_or(0);
        let path = self.of_domain(account, page, AT_ONCE);
        let read = self.api.read_since(&path, MAX_MENTIONS, tag).await?;
        Ok(read.map(|Changed { value, tag }: Changed<Feed>| {
            let next = value.is_full(AT_ONCE).then(|| (page + 1).to_string());
            let posts = pages(&value.mentions());
            let value = Posts { posts, next };
            Changed { value, tag }
        }))
    }

    async fn thread(
        &self,
        post: &str,
        _likes: Option<u32>,
        _tag: Option<&str>,
    ) -> Result<Thread, NetworkError> {
        let (mut answers, mut likes) = (Vec::new(), 0);
        for mention in self.mentions_of(post).await?.0 {
            likes += u32::from(mention.is_like());
            answers.extend(mention.into_answer());
        }
        // The relay tells the latest first.
        answers.reverse();
        Ok(Thread {
            answers: Some(answers),
            likes: Some(likes),
            // It can be on many pages.
            tag: None,
        })
    }

    /// A relay leaves out what was removed; it is asked a second time, since it may have failed in between. Behind the
    /// last page that is read there may be anything.
    async fn missing(
        &self,
        post: &str,
        answers: &[String],
        _kept_out: &HashSet<String>,
    ) -> Result<Missing, NetworkError> {
        let (there, is_whole) = self.mentions_of(post).await?;
        if !is_whole {
            return Ok(Missing::default());
        }
        let there: HashSet<String> = there.into_iter().map(|mention| mention.id).collect();
        let gone = answers.iter().filter(|id| !there.contains(*id));
        Ok(Missing {
            removed: gone.cloned().collect(),
            ..Missing::default()
        })
    }
}

impl Relay {
    /// Of one page, and whether they are all.
    async fn mentions_of(&self, target: &str) -> Result<(Vec<Mention>, bool), NetworkError> {
        let count = AT_ONCE.to_string();
        let mut all = Vec::new();
        for page in 0..MOST_PAGES {
            let page = page.to_string();
            let arguments = [("target", target), ("per-page", &count), ("page", &page)];
            let feed: Feed = self.api.read(&path(&arguments), MAX_MENTIONS).await?;
            let is_last = !feed.is_full(AT_ONCE);
            all.extend(feed.mentions());
            if is_last {
                return Ok((all, true));
            }
        }
        Ok((all, false))
    }

    fn of_domain(&self, domain: &str, page: usize, count: usize) -> String {
        let (page, count) = (page.to_string(), count.to_string());
        let token = self.token.as_deref().unwrap_or_default();
        path(&[
            ("domain", domain),
            ("token", token),
            ("per-page", &count),
            ("page", &page),
        ])
    }
}

/// The mentioned pages of a list, each with how often it is mentioned there.
fn pages(mentions: &[Mention]) -> Vec<Post> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut posts: Vec<Post> = Vec::new();
    for mention in mentions.iter().filter(|mention| !mention.is_private) {
        let place = *places.entry(&mention.target).or_insert(posts.len());
        match posts.get_mut(place) {
            Some(post) => {
                post.answers += 1;
                post.written = post.written.max(mention.received);
            }
            None => posts.push(page(mention)),
        }
    }
    posts
}

fn page(mention: &Mention) -> Post {
    Post {
        id: mention.target.clone(),
        uri: Some(mention.target.clone()),
        former_uri: None,
        url: Some(mention.target.clone()),
        parent: None,
        version: String::new(),
        written: mention.received,
        author: PostAuthor {
            id: String::new(),
            name: String::new(),
            handle: String::new(),
            profile: None,
        },
        is_public: true,
        is_silenced: false,
        is_passed_on: false,
        // Only all of its mentions tell.
        likes: None,
        answers: 1,
        content: PostContent {
            preview: Some(mention.target.clone()),
            ..PostContent::default()
        },
    }
}
