//! Reads the pages that mention ours, of webmentions that have come to this server.
//!
//! Anybody can name any page: few are read at once, of each host one, and each host rests between two.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use afterword_config::{Config, HostName};
use afterword_jobs::{Job, JobContext, NextCall};
use afterword_markup::{Entry, Reference};
use afterword_model::{CommentId, Network, PagePath, Site, Status as CommentStatus};
use afterword_outgoing::SetupError;
use afterword_services::webmentions::host;
use afterword_services::written_elsewhere;
use afterword_store::{
    Conversation, NewConversation, StoredOriginal, WaitingWebmention, WebmentionOutcome,
};
use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};
use tokio::task::{Id, JoinError, JoinSet};
use url::Url;

use super::fetch::{PageError, Pages};
use super::mention::{self, Card, Content, Mention, Property};
use super::mentioned::Mentioned;
use super::source::{self, About, Said};
use crate::conversations::error::Trouble;
use crate::conversations::refused::Refused;
use crate::conversations::thread::{Intake, Owners};
use crate::{IntegrationServices, Metrics};

/// How often the clock is looked at: it can be set, and a machine that sleeps misses timers.
const LOOK: Duration = Duration::from_secs(1);
/// The longest wait while nothing is due.
const DOUBT: SignedDuration = SignedDuration::from_secs(60);
/// So many pages are read at once.
const AT_ONCE: usize = 4;
/// Between two pages of one host.
const REST: SignedDuration = SignedDuration::from_secs(5);
/// Before a page that could not be read is tried again, each time.
const PAUSES: [SignedDuration; 3] = [
    SignedDuration::from_mins(1),
    SignedDuration::from_mins(10),
    SignedDuration::from_hours(1),
];
/// In place of a server that is asked: nobody is asked for what has come here.
const HERE: &str = "webmention";

/// Reads the sources of webmentions.
pub struct Receiver {
    services: IntegrationServices,
    metrics: Arc<Metrics>,
    pages: Pages,
    reading: JoinSet<Result<Said, PageError>>,
    /// What each task reads.
    read_by: HashMap<Id, WaitingWebmention>,
    done: Vec<Read>,
    /// When reading a page of each host began last, as long as it rests.
    began: HashMap<String, Timestamp>,
    /// When it was looked last what is due, and until when nothing is.
    idle: Option<(Timestamp, Timestamp)>,
    foreign_writes: u64,
}

type Read = (WaitingWebmention, Result<Said, PageError>);

#[async_trait]
impl Job for Receiver {
    fn name(&self) -> &'static str {
        "webmention_verification"
    }

    /// When the server stops, what is being read is given up: it is read again later.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let now = self.services.clock.now();
        // A clock that was set back hurries.
        let is_idle = |(since, until)| since <= now && now < until;
        if self.done.is_empty() && self.idle.is_some_and(is_idle) {
            return Ok(NextCall::NotDue(LOOK));
        }
        tokio::select! {
            biased;
            () = context.stopped() => Ok(NextCall::Finished),
            done = self.round(now) => done.map(|()| NextCall::After(LOOK)),
        }
    }

    async fn woken(&mut self) {
        let services = &self.services;
        tokio::select! {
            () = services.wakeups.for_webmentions() => self.idle = None,
            () = written_elsewhere(&*services.store, self.foreign_writes) => self.idle = None,
            Some(ended) = self.reading.join_next_with_id() => self.note(ended),
        }
    }

    async fn finish(&mut self) {
        self.reading.shutdown().await;
    }
}

impl Receiver {
    /// # Errors
    /// [`SetupError`].
    pub fn new(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Self, SetupError> {
        Ok(Self {
            pages: Pages::new(&services.config)?,
            services,
            metrics,
            reading: JoinSet::new(),
            read_by: HashMap::new(),
            done: Vec::new(),
            began: HashMap::new(),
            idle: None,
            foreign_writes: 0,
        })
    }

    /// What can't be read because of a panic is tried again like what can't be reached.
    fn note(&mut self, ended: Result<(Id, Result<Said, PageError>), JoinError>) {
        let (id, said) = ended.unwrap_or_else(|error| (error.id(), Err(PageError::Unread)));
        if let Some(waiting) = self.read_by.remove(&id) {
            self.done.push((waiting, said));
        }
        self.idle = None;
    }

    /// Settles what was read, and begins to read what is due. A slow page keeps no other waiting.
    async fn round(&mut self, now: Timestamp) -> anyhow::Result<()> {
        while let Some(ended) = self.reading.try_join_next_with_id() {
            self.note(ended);
        }
        // One after another: each sees what the one before has changed.
        while let Some(read) = self.done.pop() {
            self.settle(read).await?;
        }
        let store = Arc::clone(&self.services.store);
        self.foreign_writes = store.foreign_writes();
        let due = store.due_webmentions(now).await?;
        let is_read = |host: &str| self.read_by.values().any(|read| read.host == host);
        let due: Vec<_> = due.into_iter().filter(|due| !is_read(&due.host)).collect();
        if due.is_empty() {
            let next = store.next_webmention_due().await?;
            let next = next.filter(|next| *next > now).unwrap_or(now + DOUBT);
            self.idle = Some((now, next.min(now + DOUBT)));
            return Ok(());
        }
        self.began
            .retain(|_, began| now.duration_since(*began).abs() < REST);
        for waiting in due {
            if let Some(began) = self.began.get(&waiting.host) {
                let later = WebmentionOutcome::Rests(*began + REST);
                store
                    .settle_webmention(waiting.id, waiting.received, later)
                    .await?;
            } else if self.read_by.len() < AT_ONCE {
                self.began.insert(waiting.host.clone(), now);
                self.read(waiting);
            }
        }
        Ok(())
    }

    fn read(&mut self, waiting: WaitingWebmention) {
        let (pages, services) = (self.pages.clone(), self.services.clone());
        let own = waiting.clone();
        let said = async move { said(&pages, &services, &own).await };
        let task = self.reading.spawn(said);
        self.read_by.insert(task.id(), waiting);
    }

    async fn settle(&self, (waiting, said): Read) -> anyhow::Result<()> {
        let store = &self.services.store;
        // What has come again meanwhile is read again, and what was erased is gone.
        if !store.webmention_waits(waiting.id, waiting.received).await? {
            return Ok(());
        }
        let outcome = match self.become_of(&waiting, said).await {
            Ok(outcome) => outcome,
            // It keeps no other waiting.
            Err(Trouble::Own(error)) => {
                tracing::warn!(%error, "a webmention could not be taken: it is tried again");
                self.again(&waiting)
            }
            Err(Trouble::Server(error)) => return Err(error.into()),
        };
        store
            .settle_webmention(waiting.id, waiting.received, outcome)
            .await?;
        Ok(())
    }

    async fn become_of(
        &self,
        waiting: &WaitingWebmention,
        said: Result<Said, PageError>,
    ) -> Result<WebmentionOutcome, Trouble> {
        let sites = self.services.sites.current();
        let site = sites.by_id(waiting.site);
        let path = PagePath::parse(&waiting.path).ok();
        let Some((site, path)) = site.filter(|site| site.rules.webmentions).zip(path) else {
            return Ok(WebmentionOutcome::Failed);
        };
        match said {
            Ok(Said::About(about)) => self.take(waiting, (site, path), *about).await,
            Ok(Said::Gone) => self.remove(waiting, &site, path).await,
            // A page that is being repaired says as little as one that was changed: it is believed the second time.
            Ok(Said::Nothing)
                if waiting.failures == 0 && self.is_here(waiting, &site, &path).await? =>
            {
                Ok(self.again(waiting))
            }
            Ok(Said::Nothing) => self.remove(waiting, &site, path).await,
            Err(error) if !error.is_final() && has_more_tries(waiting) => {
                let source = &waiting.source;
                tracing::debug!(source, %error, "the source of a webmention is read again later");
                Ok(self.again(waiting))
            }
            // Whoever looks for it again and again finds it nowhere: it is gone.
            Err(PageError::Missing) => self.remove(waiting, &site, path).await,
            Err(error) => {
                let source = &waiting.source;
                tracing::debug!(source, %error, "the source of a webmention can't be read");
                self.metrics.webmention_read("failed");
                Ok(WebmentionOutcome::Failed)
            }
        }
    }

    fn again(&self, waiting: &WaitingWebmention) -> WebmentionOutcome {
        let pause = PAUSES.get(waiting.failures as usize);
        self.metrics
            .webmention_read(if pause.is_some() { "again" } else { "failed" });
        let later = |pause: &SignedDuration| self.services.clock.now() + *pause;
        pause.map_or(WebmentionOutcome::Failed, |pause| {
            WebmentionOutcome::Postponed(later(pause))
        })
    }

    /// Whether a comment has come from the source before.
    async fn is_here(
        &self,
        waiting: &WaitingWebmention,
        site: &Site,
        path: &PagePath,
    ) -> Result<bool, Trouble> {
        let Some(conversation) = self.known(site, path).await? else {
            return Ok(false);
        };
        let originals = self.services.store.originals(conversation.id).await?;
        let is_it = |known: &StoredOriginal| {
            known.known.post == waiting.source && known.status != CommentStatus::Deleted
        };
        Ok(originals.iter().any(is_it))
    }

    /// What no longer refers to a page is erased here, too.
    async fn remove(
        &self,
        waiting: &WaitingWebmention,
        site: &Site,
        path: PagePath,
    ) -> Result<WebmentionOutcome, Trouble> {
        if let Some(conversation) = self.known(site, &path).await? {
            let (owners, refused) = (Owners::default(), Refused::default());
            let intake = self.intake(&owners, &refused);
            intake.remove(&conversation, &waiting.source).await?;
        }
        self.metrics.webmention_read("unlinked");
        Ok(WebmentionOutcome::Done)
    }

    async fn take(
        &self,
        waiting: &WaitingWebmention,
        (site, path): (Arc<Site>, PagePath),
        about: About,
    ) -> Result<WebmentionOutcome, Trouble> {
        let Some(conversation) = self.conversation(waiting, &site, path).await? else {
            return Ok(WebmentionOutcome::Done);
        };
        let (owners, refused) = (Owners::default(), Refused::default());
        let intake = self.intake(&owners, &refused);
        let at = &about.at;
        let mention = mention(&self.services.config, waiting, about.entry, at);
        if mention.is_like() {
            // It may have been an answer before.
            intake.remove(&conversation, &waiting.source).await?;
            self.metrics.webmention_read("like");
            return Ok(WebmentionOutcome::Likes(conversation.id));
        }
        let handle = mention
            .author
            .url
            .as_deref()
            .and_then(|url| url.parse().ok());
        let handle = mention::handle(handle.as_ref().unwrap_or(at));
        if let Some(mut answer) = mention.into_answer() {
            answer.author.handle = handle;
            // The article may move: its conversation stays.
            answer.uri = Some(mention::name(&waiting.source, conversation.id.0));
            answer.former_uri = None;
            let parent = match about.has_target {
                true => self.parent(waiting, &conversation).await?,
                false => None,
            };
            intake.take(&conversation, site, (&answer, parent)).await?;
        }
        self.metrics.webmention_read("comment");
        Ok(WebmentionOutcome::Done)
    }

    /// Whoever mentions a comment by its address, in the thread or alone, answers that.
    async fn parent(
        &self,
        waiting: &WaitingWebmention,
        conversation: &Conversation,
    ) -> Result<Option<CommentId>, Trouble> {
        let target = &waiting.target;
        let id = target.rsplit_once("#comment-");
        let id = id.or_else(|| target.rsplit_once("/answers/"));
        let Some(id) = id.and_then(|(_, id)| CommentId::parse(id).ok()) else {
            return Ok(None);
        };
        let comment = self.services.store.comment(id).await?;
        let here = comment.filter(|comment| {
            comment.site == conversation.site
                && comment.page == conversation.path
                && comment.status == CommentStatus::Approved
                && !comment.private
        });
        Ok(here.map(|comment| comment.id))
    }

    fn intake<'a>(&'a self, owners: &'a Owners, refused: &'a Refused) -> Intake<'a> {
        Intake {
            services: &self.services,
            metrics: &self.metrics,
            network: Network::Webmention,
            owners,
            refused,
        }
    }

    /// What mentions a page here, with the page itself as what is answered.
    async fn conversation(
        &self,
        waiting: &WaitingWebmention,
        site: &Site,
        path: PagePath,
    ) -> Result<Option<Conversation>, Trouble> {
        if let Some(known) = self.known(site, &path).await? {
            return Ok(Some(known));
        }
        let page = site.url(path.as_str());
        let now = self.services.clock.now();
        let new = NewConversation {
            site: site.id,
            path: path.clone(),
            network: Network::Webmention,
            server: HERE.to_owned(),
            post: page.clone(),
            url: page,
            written: waiting.received.min(now),
            now,
        };
        self.services.store.begin_conversation(new).await?;
        self.known(site, &path).await
    }

    /// Of the page, whatever its path was or is.
    async fn known(&self, site: &Site, path: &PagePath) -> Result<Option<Conversation>, Trouble> {
        let store = &self.services.store;
        let Some(page) = store.page(site.id, path.clone()).await? else {
            return Ok(None);
        };
        let all = store.conversations(Network::Webmention).await?;
        let mut here = all.into_iter().filter(|one| one.server == HERE);
        Ok(here.find(|one| one.site == site.id && one.path == page.path))
    }
}

fn has_more_tries(waiting: &WaitingWebmention) -> bool {
    (waiting.failures as usize) < PAUSES.len()
}

async fn said(
    pages: &Pages,
    services: &IntegrationServices,
    waiting: &WaitingWebmention,
) -> Result<Said, PageError> {
    let source = waiting.source.parse().map_err(|_| PageError::Astray)?;
    let mentioned = Mentioned::by(services, waiting).await?;
    source::read(pages, &source, mentioned).await
}

fn mention(config: &Config, waiting: &WaitingWebmention, entry: Entry, at: &Url) -> Mention {
    let filled = |text: String| Some(text).filter(|text| !text.trim().is_empty());
    let believed = |url: &Url| is_believed(config, at, url);
    let own = entry.url.filter(believed);
    let author = entry.author_url.filter(believed);
    let text = match (entry.reference, entry.text.is_empty()) {
        (Reference::InReplyTo, true) => entry.name.clone(),
        _ => entry.text,
    };
    Mention {
        id: waiting.source.clone(),
        source: waiting.source.clone(),
        target: waiting.target.clone(),
        received: waiting.received,
        property: match entry.reference {
            Reference::InReplyTo => Property::InReplyTo,
            Reference::LikeOf => Property::LikeOf,
            Reference::RepostOf => Property::RepostOf,
            Reference::BookmarkOf => Property::BookmarkOf,
            Reference::Mention => Property::MentionOf,
        },
        is_private: false,
        published: entry.published,
        url: Some(own.unwrap_or_else(|| at.clone()).into()),
        name: filled(entry.name),
        author: Card {
            name: filled(entry.author_name),
            url: author.map(String::from),
        },
        content: Content {
            html: filled(entry.html),
            text: filled(text),
        },
    }
}

/// Anybody can write the address of anybody on a page: one of another host counts only where a bridge says so, by a
/// connection on which nobody else can speak.
fn is_believed(config: &Config, at: &Url, told: &Url) -> bool {
    let settings = &config.webmention;
    let has = |hosts: &[HostName]| hosts.iter().any(|own| Some(own.as_str()) == at.host_str());
    let is_safe = at.scheme() == "https" || has(&settings.allow_private);
    host(told) == host(at) || (is_safe && has(&settings.bridges))
}
