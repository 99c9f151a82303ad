//! Reads posts and answers when they are due.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use afterword_jobs::{Job, JobContext, NextCall};
use afterword_model::{ConversationId, Network};
use afterword_outgoing::SetupError;
use afterword_services::written_elsewhere;
use afterword_store::{AnswerCopy, Conversation, StoreError};
use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use super::account::{AccountPosts, Stirred};
use super::copies::Copying;
use super::error::{NetworkError, Trouble};
use super::named::NamedPosts;
use super::news::{Listener, News, Told};
use super::pauses;
use super::refused::Refused;
use super::server::Accounts;
use super::thread::{Intake, Looked, Owners, ThreadReader, postponed};
use super::writer::Writer;
use crate::{IntegrationServices, Metrics, own_site};

/// How often the clock is looked at: it can be set, and a machine that sleeps misses timers.
const LOOK: Duration = Duration::from_secs(1);

/// What no write has told of, such as that an answer grew too old to be kept, is seen so much later.
const DOUBT: SignedDuration = SignedDuration::from_secs(60);

/// So many news are kept until they are looked up.
const MOST_NEWS: usize = 1000;
/// So many posts that sites name are looked up at once: servers bound how often they are asked.
const MOST_NAMED: usize = 40;
/// An answer to an answer is looked for in so many of the newest conversations: older ones come with their own time.
const MOST_SEARCHED: usize = 20;

/// Reads the answers on one network.
pub struct Worker {
    network: Network,
    services: IntegrationServices,
    metrics: Arc<Metrics>,
    accounts: Vec<Turn>,
    /// When it was looked last what is due, and until when nothing is.
    idle: Option<(Timestamp, Timestamp)>,
    /// The same for what is to be posted; `None` after a write.
    posted: Option<(Timestamp, Timestamp)>,
    foreign_writes: u64,
    /// What the sites themselves name.
    named: NamedPosts,
    /// What servers tell at once.
    listeners: JoinSet<()>,
    told: (UnboundedSender<Told>, UnboundedReceiver<Told>),
}

fn after(time: Timestamp, pause: SignedDuration) -> Timestamp {
    time.checked_add(pause).unwrap_or(Timestamp::MAX)
}

/// As the store keeps times.
fn is_same(one: Timestamp, other: Timestamp) -> bool {
    one.as_millisecond() == other.as_millisecond()
}

/// When an account is asked again.
struct Turn {
    posts: AccountPosts,
    due: Timestamp,
    /// How often its server has failed since it answered last, and until when it is left alone.
    failures: u32,
    rests: Timestamp,
    /// Posts whose answers are read at once.
    hurried: HashSet<String>,
    /// The tag of each conversation's answers, and when the next look is due that was written with it: another server may
    /// have looked since.
    tags: HashMap<ConversationId, (Timestamp, String)>,
    /// How often the answers to a post could not be read since they could, while its server answered otherwise.
    stuck: HashMap<ConversationId, u32>,
    /// What its server has told since, and when that was looked up last.
    news: Vec<News>,
    heard: Timestamp,
    /// How long after `heard` the next news are looked up.
    gap: SignedDuration,
    owners: Owners,
    refused: Refused,
    /// When the posts were read last.
    read: Timestamp,
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        self.network.as_str()
    }

    /// When the server stops, a request in progress is given up: what it would have brought comes again.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let now = self.services.clock.now();
        // A clock that was set back hurries.
        let is_idle = |(since, until)| since <= now && now < until;
        let writes = self.writes() && !self.posted.is_some_and(is_idle);
        let reads = !self.idle.is_some_and(is_idle);
        if !reads && !writes {
            return Ok(NextCall::NotDue(LOOK));
        }
        tokio::select! {
            biased;
            () = context.stopped() => Ok(NextCall::Finished),
            done = self.round(context, writes, reads) => done.map(|()| NextCall::After(LOOK)),
        }
    }

    async fn woken(&mut self) {
        let writes = self.writes();
        let services = &self.services;
        let written = async {
            tokio::select! {
                () = services.wakeups.for_answers(self.network), if writes => {}
                () = written_elsewhere(&*services.store, self.foreign_writes), if writes => {}
                else => std::future::pending().await,
            }
        };
        tokio::select! {
            Some(told) = self.told.1.recv() => self.hear(told),
            () = written => self.posted = None,
        }
    }

    async fn finish(&mut self) {
        self.listeners.shutdown().await;
    }
}

impl Worker {
    /// The accounts of the owner on a network, each with its name and its server. `since`: how old a post may be.
    ///
    /// # Errors
    /// [`SetupError`].
    pub(crate) fn new(
        network: Network,
        services: IntegrationServices,
        metrics: Arc<Metrics>,
        accounts: Accounts,
        since: Duration,
    ) -> Result<Self, SetupError> {
        let since = SignedDuration::try_from(since).unwrap_or(SignedDuration::MAX);
        let turn = |(name, server)| Turn {
            posts: AccountPosts::new(name, server, since),
            due: Timestamp::MIN,
            failures: 0,
            rests: Timestamp::MIN,
            hurried: HashSet::new(),
            tags: HashMap::new(),
            stuck: HashMap::new(),
            news: Vec::new(),
            heard: Timestamp::MIN,
            gap: pauses::GAP,
            owners: Owners::default(),
            refused: Refused::default(),
            read: Timestamp::MIN,
        };
        Ok(Self {
            network,
            accounts: accounts.into_iter().map(turn).collect(),
            named: NamedPosts::new(own_site::client(&services.config)?),
            services,
            metrics,
            idle: None,
            posted: None,
            foreign_writes: 0,
            listeners: JoinSet::new(),
            told: unbounded_channel(),
        })
    }

    /// Before any answer is read it is known which accounts are the owner's.
    async fn know_accounts(&mut self) {
        let now = self.services.clock.now();
        let unknown = self
            .accounts
            .iter_mut()
            .filter(|turn| turn.posts.id().is_none());
        for turn in unknown.filter(|turn| turn.rests(now).is_none()) {
            if let Err(error) = turn.posts.own_id().await {
                turn.failed(&error, now);
            }
        }
    }

    /// How the server of one account knows all that are the owner's.
    fn owners(&self, account: usize) -> Owners {
        let server = self.accounts[account].posts.server.api().origin();
        let accounts = || self.accounts.iter().map(|turn| &turn.posts);
        let same = accounts().filter(|posts| posts.server.api().origin() == server);
        let ids = same.filter_map(|posts| posts.id().map(str::to_owned));
        let handles = accounts().filter_map(|posts| posts.server.handle(&posts.name));
        Owners {
            ids: ids.collect(),
            handles: handles.map(|handle| handle.to_lowercase()).collect(),
        }
    }

    /// Only the server that reads also listens.
    fn listen(&mut self, context: &JobContext) {
        if !self.listeners.is_empty() {
            return;
        }
        for (account, turn) in self.accounts.iter().enumerate() {
            let server = Arc::clone(&turn.posts.server);
            if server.has_news() {
                let told = self.told.0.clone();
                let listener = Listener {
                    account,
                    server,
                    told,
                };
                self.listeners.spawn(listener.listen(context.clone()));
            }
        }
    }

    fn hear(&mut self, Told { account, news }: Told) {
        if let Some(turn) = self.accounts.get_mut(account) {
            match news {
                News::Liked | News::Connected => {
                    turn.due = turn.due.min(after(turn.read, pauses::LONGEST_GAP));
                }
                // Further ones come with the next reading.
                news if turn.news.len() < MOST_NEWS => turn.news.push(news),
                _ => {}
            }
            self.idle = None;
        }
    }

    /// Whether the settings let it post anything.
    fn writes(&self) -> bool {
        let mut servers = self.accounts.iter().map(|turn| &turn.posts.server);
        servers.any(|server| server.writer().is_some())
    }

    /// What is posted first is not taken for anything else when the answers are read.
    async fn round(
        &mut self,
        context: &JobContext,
        writes: bool,
        reads: bool,
    ) -> anyhow::Result<()> {
        if writes {
            self.post(context).await?;
        }
        if reads {
            self.read(context).await?;
        }
        Ok(())
    }

    async fn post(&mut self, context: &JobContext) -> anyhow::Result<()> {
        let store = Arc::clone(&self.services.store);
        self.foreign_writes = store.foreign_writes();
        let since = self.services.clock.now();
        let due = store.due_copies(self.network, since).await?;
        if !due.is_empty() {
            self.know_accounts().await;
        }
        // One that does not answer keeps nobody waiting for all that it is to get.
        let mut silent: HashSet<&str> = HashSet::new();
        for copy in &due {
            if silent.contains(copy.server.as_str()) {
                continue;
            }
            let writer = self.writer_of(copy);
            if writer.is_none() && self.has_unknown(&copy.server) {
                continue;
            }
            let copying = Copying {
                services: &self.services,
                metrics: &self.metrics,
                network: self.network,
                writer,
                context,
            };
            if !copying.settle(copy).await? {
                silent.insert(&copy.server);
            }
        }
        let next = store.next_copy_due(self.network).await?;
        let doubt = after(since, DOUBT);
        let next = next.map_or(doubt, |next| next.min(doubt));
        self.posted = Some((since, next));
        Ok(())
    }

    /// Whether an account on this server could not be looked up yet.
    fn has_unknown(&self, server: &str) -> bool {
        let mut all = self.accounts.iter().map(|turn| &turn.posts);
        all.any(|posts| posts.id().is_none() && posts.server.api().origin() == server)
    }

    fn writer_of(&self, copy: &AnswerCopy) -> Option<&dyn Writer> {
        let of_server = self.accounts.iter().map(|turn| &turn.posts);
        let of_server = of_server.filter(|posts| posts.server.api().origin() == copy.server);
        let mut writers = of_server.filter_map(|posts| Some((posts.id(), posts.server.writer()?)));
        let found = writers.find(|(account, writer)| writer.answers_in(*account, &copy.root));
        found.map(|(_, writer)| writer)
    }

    async fn read(&mut self, context: &JobContext) -> anyhow::Result<()> {
        self.listen(context);
        while let Ok(told) = self.told.1.try_recv() {
            self.hear(told);
        }
        self.idle = None;
        self.know_accounts().await;
        let since = self.services.clock.now();
        // Nobody posts webmentions.
        if self.network != Network::Webmention {
            self.named.read(&self.services.sites, since).await;
        }
        let mut idle = self.named.due();
        for account in 0..self.accounts.len() {
            let owners = self.owners(account);
            let known = self.services.store.conversations(self.network).await?;
            let turn = &mut self.accounts[account];
            turn.owners = owners;
            turn.refused.forget(self.services.clock.now());
            let due = turn
                .all(&self.services, &self.metrics, (known, &mut self.named))
                .await?;
            idle = Some(idle.map_or(due, |idle| idle.min(due)));
        }
        let failing = self.accounts.iter().filter(|turn| turn.failures > 0);
        let failing = i64::try_from(failing.count()).unwrap_or(i64::MAX);
        self.metrics.conversations_fail(self.network, failing);
        self.idle = idle.map(|until| (since, until));
        Ok(())
    }
}

/// Whether one of these is an answer in the conversation, of others or of the owner, by their ids there.
async fn holds(
    services: &IntegrationServices,
    conversation: &Conversation,
    posts: &[&str],
) -> Result<bool, StoreError> {
    let is_one = |post: &str| posts.contains(&post);
    let originals = services.store.originals(conversation.id).await?;
    if originals.iter().any(|one| is_one(&one.known.post)) {
        return Ok(true);
    }
    let copies = services.store.copies(conversation.id).await?;
    Ok(copies
        .iter()
        .filter_map(|copy| copy.post.as_deref())
        .any(is_one))
}

impl Turn {
    /// Reads what is due of an account, and returns when something will be.
    async fn all(
        &mut self,
        services: &IntegrationServices,
        metrics: &Metrics,
        (known, named): (Vec<Conversation>, &mut NamedPosts),
    ) -> anyhow::Result<Timestamp> {
        let now = services.clock.now();
        if let Some(until) = self.rests(now) {
            return Ok(until);
        }
        let read = match self.begin_named(services, named, known).await {
            Ok(known) => self.read(services, metrics, known).await,
            Err(trouble) => Err(trouble),
        };
        let now = services.clock.now();
        match read {
            Ok(due) => {
                self.works();
                Ok(due.min(self.due))
            }
            // It has said so in an answer to this look.
            Err(Trouble::Server(NetworkError::Resting(_))) => {
                self.works();
                Ok(self.rests(now).unwrap_or(self.due))
            }
            Err(Trouble::Own(error)) => Err(error),
            Err(Trouble::Server(error)) => {
                self.failed(&error, now);
                Ok(self.rests(now).unwrap_or(self.due))
            }
        }
    }

    /// What a site names is about that page, whatever it links to. So it comes first. Returns all that is known then.
    async fn begin_named(
        &mut self,
        services: &IntegrationServices,
        named: &mut NamedPosts,
        known: Vec<Conversation>,
    ) -> Result<Vec<Conversation>, Trouble> {
        let mut asked = 0;
        for post in named.new_ones(&services.sites, &known) {
            let begun = self.posts.begin_named(services, &post, &self.owners);
            match begun.await {
                Ok(false) => {}
                Ok(true) => {
                    named.is_looked_up(&post.url);
                    asked += 1;
                }
                // The answers to others are read all the same.
                Err(Trouble::Server(error)) => {
                    let (site, address) = (post.site.key.as_str(), post.url.as_str());
                    tracing::debug!(site, post = address, %error, "a post that your site names can't be read: it is tried again");
                    named.is_put_off(&post.url);
                    break;
                }
                Err(own) => return Err(own),
            }
            if asked == MOST_NAMED {
                break;
            }
        }
        if asked == 0 {
            return Ok(known);
        }
        let network = self.posts.server.network();
        Ok(services.store.conversations(network).await?)
    }

    async fn read(
        &mut self,
        services: &IntegrationServices,
        metrics: &Metrics,
        mut known: Vec<Conversation>,
    ) -> Result<Timestamp, Trouble> {
        let now = services.clock.now();
        let mut stirred = None;
        // A time far ahead is from before the clock was set back.
        if self.due <= now || self.due > now + SignedDuration::from_mins(5) {
            let mut read = self.posts.read(services, &known).await?;
            self.read = now;
            self.due = now + pauses::of_account(self.last(&known), now);
            self.hurried.extend(read.answered.drain(..));
            stirred = Some(read);
            known = services
                .store
                .conversations(self.posts.server.network())
                .await?;
        }
        let is_there = |id| known.iter().any(|known| known.id == id);
        self.tags.retain(|id, _| is_there(*id));
        self.stuck.retain(|id, _| is_there(*id));
        let server = self.posts.server.api().origin();
        let own = known.iter().filter(|known| known.server == server);
        let mut own: Vec<&Conversation> = own.collect();
        // What could not be read keeps nothing waiting that can.
        own.sort_by_key(|own| self.stuck.contains_key(&own.id));
        // Others are about no page.
        let is_own = |post: &String| own.iter().any(|own| own.post == *post);
        self.hurried.retain(is_own);
        let next = self.look_up_news(services, &known, now).await?;
        let due = self.read_answers(services, metrics, (&own, stirred));
        Ok(next.min(due.await?))
    }

    /// Reads the answers that are due, and returns when others are. `stirred`: what the account's posts have told just now.
    async fn read_answers(
        &mut self,
        services: &IntegrationServices,
        metrics: &Metrics,
        (own, stirred): (&[&Conversation], Option<Stirred>),
    ) -> Result<Timestamp, Trouble> {
        let now = services.clock.now();
        // Since the last time that it did not.
        let mut server_answers = stirred.is_some();
        let stirred = stirred.unwrap_or_default();
        let mut next = Timestamp::MAX;
        for conversation in own {
            let is_hurried = self.hurried.remove(&conversation.post);
            if !is_hurried && !pauses::is_due(conversation.due, conversation.stirred, now) {
                next = next.min(conversation.due);
                continue;
            }
            next = now;
            let likes = stirred.likes.get(&conversation.post).copied().flatten();
            // News are of answers, or else the account's posts are read.
            let likes = likes.or_else(|| is_hurried.then_some(conversation.likes));
            match self.answers(services, metrics, (conversation, likes)).await {
                Ok(()) => server_answers = true,
                Err(Trouble::Server(error)) if server_answers && !error.wants_rest() => {
                    self.put_off(services, conversation, &error).await?;
                    server_answers = false;
                }
                Err(trouble) => {
                    let hurried = is_hurried.then(|| conversation.post.clone());
                    self.hurried.extend(hurried);
                    return Err(trouble);
                }
            }
        }
        Ok(next)
    }

    /// The server has just answered something else: so it is this post whose answers it does not tell.
    async fn put_off(
        &mut self,
        services: &IntegrationServices,
        conversation: &Conversation,
        error: &NetworkError,
    ) -> Result<(), StoreError> {
        let failures = self.stuck.entry(conversation.id).or_default();
        *failures += 1;
        let post = &conversation.url;
        match *failures {
            1 => {
                let advice = error.advice(self.posts.server.network());
                tracing::warn!(post, %error, advice, "the answers to a post can't be read: they are asked for again later");
            }
            failures => {
                tracing::debug!(post, %error, failures, "the answers to a post still can't be read");
            }
        }
        let read = postponed(conversation, *failures, services.clock.now());
        services.store.conversation_read(read).await
    }

    /// One post whose answers can't be read keeps no other waiting.
    async fn answers(
        &mut self,
        services: &IntegrationServices,
        metrics: &Metrics,
        (conversation, likes): (&Conversation, Option<u32>),
    ) -> Result<(), Trouble> {
        // Only what was read as it is known stays the same.
        let tag = self.tags.remove(&conversation.id);
        let tag = tag.filter(|(due, _)| is_same(*due, conversation.due));
        let reader = ThreadReader {
            intake: Intake {
                services,
                metrics,
                network: self.posts.server.network(),
                owners: &self.owners,
                refused: &self.refused,
            },
            server: &*self.posts.server,
            likes,
            tag: tag.map(|(_, tag)| tag),
        };
        match reader.read(conversation).await {
            Ok(Looked { due, tag }) => {
                let tag = tag.map(|tag| (conversation.id, (due, tag)));
                self.tags.extend(tag);
                self.stuck.remove(&conversation.id);
                Ok(())
            }
            Err(Trouble::Server(error)) if !error.is_of_server() => {
                let advice = error.advice(self.posts.server.network());
                let post = &conversation.url;
                tracing::warn!(post, %error, advice, "the answers to a post can't be read");
                let read = postponed(conversation, u32::MAX, services.clock.now());
                services.store.conversation_read(read).await?;
                Ok(())
            }
            Err(trouble) => Err(trouble),
        }
    }

    /// Hurries the conversations that the news are about; returns when further news are looked up.
    async fn look_up_news(
        &mut self,
        services: &IntegrationServices,
        known: &[Conversation],
        now: Timestamp,
    ) -> Result<Timestamp, Trouble> {
        if self.news.is_empty() {
            return Ok(Timestamp::MAX);
        }
        let next = after(self.heard, self.gap);
        if now < next && self.heard <= now {
            return Ok(next);
        }
        let mut is_about_any = false;
        while let Some(news) = self.news.last() {
            let found = self.about(services, known, news).await?;
            is_about_any |= found.is_some();
            self.hurried.extend(found);
            self.news.pop();
        }
        // Most of what people write whom the owner follows is about none of these.
        if is_about_any {
            self.gap = pauses::after_news(self.gap, now.duration_since(self.heard));
            self.heard = now;
        }
        Ok(Timestamp::MAX)
    }

    /// The post whose conversation the news are about, if it is one that is read here.
    async fn about(
        &self,
        services: &IntegrationServices,
        known: &[Conversation],
        news: &News,
    ) -> Result<Option<String>, Trouble> {
        let (id, to) = match news {
            News::Answer { id, to } => (Some(id), to),
            News::Removed(id) => (None, id),
            News::Liked | News::Connected => return Ok(None),
        };
        let server = self.posts.server.api().origin();
        let own = known.iter().filter(|known| known.server == server);
        if own.clone().any(|own| own.post == *to) {
            return Ok(Some(to.clone()));
        }
        let posts = [Some(to.as_str()), id.map(String::as_str)];
        let posts: Vec<&str> = posts.into_iter().flatten().collect();
        for conversation in own.take(MOST_SEARCHED) {
            if holds(services, conversation, &posts).await? {
                return Ok(Some(conversation.post.clone()));
            }
        }
        Ok(None)
    }

    /// When something happened last.
    fn last(&self, known: &[Conversation]) -> Timestamp {
        let server = self.posts.server.api().origin();
        let own = known.iter().filter(|known| known.server == server);
        let stirred = own.map(|known| known.stirred).max();
        stirred.map_or(self.posts.stirred(), |stirred| {
            stirred.max(self.posts.stirred())
        })
    }

    /// Until when the server is left alone, also because it has said so.
    fn rests(&self, now: Timestamp) -> Option<Timestamp> {
        let own = Some(self.rests).filter(|until| pauses::rests(*until, now));
        own.max(self.posts.server.api().rests())
    }

    fn works(&mut self) {
        if self.failures > 0 {
            let (network, account) = (self.network(), &self.posts.name);
            tracing::info!(network, account, "the server of an account answers again");
        }
        self.failures = 0;
    }

    fn failed(&mut self, error: &NetworkError, now: Timestamp) {
        self.failures += 1;
        self.rests = now + pauses::after_failure(self.failures, None);
        let (network, account) = (self.network(), &self.posts.name);
        if self.failures == 1 {
            let advice = error.advice(self.posts.server.network());
            tracing::warn!(network, account, %error, advice, "the server of an account can't be asked: it is asked again later");
        } else {
            tracing::debug!(network, account, %error, failures = self.failures, "the server of an account still can't be asked");
        }
    }

    fn network(&self) -> &'static str {
        self.posts.server.network().as_str()
    }
}
