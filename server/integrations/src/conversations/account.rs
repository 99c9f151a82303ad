//! The posts of one account that are about pages.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use afterword_model::{PagePath, Site};
use afterword_store::{Conversation, ConversationRead, NewConversation};
use jiff::{SignedDuration, Timestamp};

use super::error::{NetworkError, Trouble};
use super::named::NamedPost;
use super::server::{Post, Posts, Server};
use super::thread::Owners;
use crate::IntegrationServices;

/// Further ones are left out: so many are years of posts.
const MOST_PAGES: usize = 50;

/// An account, and what was seen of it.
pub(super) struct AccountPosts {
    pub(super) name: String,
    pub(super) server: Arc<dyn Server>,
    since: SignedDuration,
    /// Its id at its server, once it is known.
    id: Option<String>,
    /// Of the newest posts, as they were read last.
    tag: Option<String>,
    /// How many answers each of the newest posts had.
    answers: HashMap<String, u32>,
    /// Which of the newest posts are passed on.
    passed_on: HashSet<String>,
    /// Whether posts were looked for as far back as the settings want.
    is_complete: bool,
    /// When a post of the account's own was written last.
    stirred: Timestamp,
}

/// The newest posts, and which of them have other answers than before.
#[derive(Debug, Default)]
pub(super) struct Stirred {
    /// Posts with other answers, by their ids.
    pub(super) answered: Vec<String>,
    /// What was read of posts just now: how often they are liked.
    pub(super) likes: HashMap<String, Option<u32>>,
    /// How many answers each of them has.
    answers: HashMap<String, u32>,
    /// Which of them are passed on.
    passed_on: HashSet<String>,
    /// When the latest of those that are not passed on was written.
    latest: Option<Timestamp>,
}

impl AccountPosts {
    pub(super) fn new(name: String, server: Arc<dyn Server>, since: SignedDuration) -> Self {
        Self {
            name,
            server,
            since,
            id: None,
            tag: None,
            answers: HashMap::new(),
            passed_on: HashSet::new(),
            is_complete: false,
            stirred: Timestamp::UNIX_EPOCH,
        }
    }

    /// Its id at its server, once it is known.
    pub(super) fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    pub(super) fn stirred(&self) -> Timestamp {
        self.stirred
    }

    /// Reads the newest posts, and begins conversations of those about pages. It goes back until posts that it has read
    /// before; the first time, until posts are too old.
    ///
    /// # Errors
    /// [`Trouble`].
    pub(super) async fn read(
        &mut self,
        services: &IntegrationServices,
        known: &[Conversation],
    ) -> Result<Stirred, Trouble> {
        let id = self.own_id().await?;
        let now = services.clock.now();
        let mut stirred = Stirred::default();
        let mut behind = None;
        // What fails in the midst is read whole again.
        let tag = self.tag.take().filter(|_| self.is_complete);
        let mut newest = None;
        for page in 0..MOST_PAGES {
            let tag = tag.as_deref().filter(|_| page == 0);
            let read = self.server.posts(&id, behind.as_deref(), tag).await?;
            let Some(read) = read else {
                self.tag = tag.map(str::to_owned);
                return Ok(stirred);
            };
            let Posts { posts, next } = read.value;
            if page == 0 {
                newest = read.tag;
                stirred = self.stirred_by(&posts);
            }
            let own = posts.iter().filter(|post| !post.is_passed_on);
            stirred.latest = stirred.latest.max(own.map(|post| post.written).max());
            let is_old = |post: &Post| now.duration_since(post.written) > self.since;
            for post in posts.iter().filter(|post| !is_old(post)) {
                begin(services, &*self.server, post, now).await?;
            }
            let is_end = self.reaches_what_is_read(&posts) || last_own(&posts).is_some_and(is_old);
            behind = next.filter(|_| !is_end);
            if behind.is_none() {
                break;
            }
        }
        self.is_complete = true;
        self.note_likes(services, known, &stirred).await?;
        self.note(&stirred);
        self.tag = newest;
        Ok(stirred)
    }

    /// Begins the conversation of a post that the site itself names, however old it is. Returns whether the address is one
    /// of this server.
    ///
    /// # Errors
    /// [`Trouble`].
    pub(super) async fn begin_named(
        &mut self,
        services: &IntegrationServices,
        named: &NamedPost,
        owners: &Owners,
    ) -> Result<bool, Trouble> {
        let id = self.own_id().await?;
        let (site, address) = (named.site.key.as_str(), named.url.as_str());
        let post = match self.server.post_at(&id, &self.name, &named.url).await {
            Ok(Some(post)) => post,
            Ok(None) => return Ok(false),
            Err(error) if error.is_of_server() => return Err(error.into()),
            Err(error) => {
                tracing::warn!(site, post = address, %error, "a post that your site names can't be read: it is left out");
                return Ok(true);
            }
        };
        if !post.is_public || post.is_passed_on || !owners.has(&post.author) {
            tracing::warn!(
                site,
                post = address,
                "a post that your site names is none of your accounts', or not for everybody: it is left out"
            );
            return Ok(true);
        }
        let page = (Arc::clone(&named.site), named.path.clone());
        let now = services.clock.now();
        begin_about(services, &*self.server, (&post, page), now).await?;
        Ok(true)
    }

    /// Its id at its server, which is asked for it the first time.
    ///
    /// # Errors
    /// [`NetworkError`].
    pub(super) async fn own_id(&mut self) -> Result<String, NetworkError> {
        if let Some(id) = &self.id {
            return Ok(id.clone());
        }
        let id = self.server.account(&self.name).await?;
        Ok(self.id.insert(id).clone())
    }

    /// What is new about the newest posts. The first time, answers may have come since another server has read them.
    fn stirred_by(&self, posts: &[Post]) -> Stirred {
        let is_stirred = |post: &&Post| {
            let before = self.answers.get(&post.id).copied();
            before.unwrap_or_default() != post.answers
        };
        let stirred = posts.iter().filter(is_stirred);
        Stirred {
            answered: stirred.map(|post| post.id.clone()).collect(),
            answers: posts
                .iter()
                .map(|post| (post.id.clone(), post.answers))
                .collect(),
            likes: posts
                .iter()
                .map(|post| (post.id.clone(), post.likes))
                .collect(),
            passed_on: posts
                .iter()
                .filter(|post| post.is_passed_on)
                .map(|post| post.id.clone())
                .collect(),
            ..Stirred::default()
        }
    }

    /// Whether what is behind these posts was read before.
    fn reaches_what_is_read(&self, posts: &[Post]) -> bool {
        self.is_complete
            && match last_own(posts) {
                Some(last) => last.written <= self.stirred,
                // The time of what is passed on is its author's, and tells nothing.
                None => posts.iter().any(|post| self.passed_on.contains(&post.id)),
            }
    }

    fn note(&mut self, stirred: &Stirred) {
        self.answers.clone_from(&stirred.answers);
        self.passed_on.clone_from(&stirred.passed_on);
        self.stirred = stirred
            .latest
            .map_or(self.stirred, |latest| latest.max(self.stirred));
    }

    /// Where only the likes are others, nothing else has to be read.
    async fn note_likes(
        &self,
        services: &IntegrationServices,
        known: &[Conversation],
        stirred: &Stirred,
    ) -> Result<(), Trouble> {
        if !known
            .iter()
            .any(|known| self.new_likes(known, stirred).is_some())
        {
            return Ok(());
        }
        // As they are now: reading many posts takes its time.
        let known = services.store.conversations(self.server.network()).await?;
        for conversation in &known {
            let Some(likes) = self.new_likes(conversation, stirred) else {
                continue;
            };
            let read = ConversationRead {
                id: conversation.id,
                stirred: conversation.stirred,
                due: conversation.due,
                likes: Some(likes),
                ended: None,
                originals: Vec::new(),
            };
            services.store.conversation_read(read).await?;
        }
        Ok(())
    }

    fn new_likes(&self, conversation: &Conversation, stirred: &Stirred) -> Option<u32> {
        let is_own = conversation.server == self.server.api().origin();
        if !is_own || conversation.ended.is_some() {
            return None;
        }
        let likes = stirred.likes.get(&conversation.post).copied().flatten();
        likes.filter(|likes| *likes != conversation.likes)
    }
}

fn last_own(posts: &[Post]) -> Option<&Post> {
    posts.iter().rfind(|post| !post.is_passed_on)
}

async fn begin(
    services: &IntegrationServices,
    server: &dyn Server,
    post: &Post,
    now: Timestamp,
) -> Result<(), Trouble> {
    if !post.begins() {
        return Ok(());
    }
    let sites = services.sites.current();
    let mut pages = post.links().into_iter();
    match pages.find_map(|link| sites.page_at(&link)) {
        Some(page) => begin_about(services, server, (post, page), now).await,
        None => Ok(()),
    }
}

async fn begin_about(
    services: &IntegrationServices,
    server: &dyn Server,
    (post, (site, path)): (&Post, (Arc<Site>, PagePath)),
    now: Timestamp,
) -> Result<(), Trouble> {
    let Some(url) = post.url.as_deref().or(post.uri.as_deref()) else {
        return Ok(());
    };
    let new = NewConversation {
        site: site.id,
        path,
        network: server.network(),
        server: server.api().origin(),
        post: post.id.clone(),
        url: url.to_owned(),
        written: post.written.min(now),
        now,
    };
    if services.store.begin_conversation(new.clone()).await? {
        let (site, page) = (site.key.as_str(), new.path.as_str());
        tracing::info!(
            site,
            page,
            post = new.url,
            "a post is about a page: its answers become comments"
        );
    }
    Ok(())
}
