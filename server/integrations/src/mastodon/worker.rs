//! Reads posts and answers when they are due.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use afterword_jobs::{Job, JobContext, NextCall};
use afterword_model::Network;
use afterword_outgoing::SetupError;
use afterword_store::Conversation;
use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};

use super::account::{AccountPosts, Stirred, origin};
use super::api::Api;
use super::conversation::{ConversationReader, postponed};
use super::error::MastodonError;
use super::pauses;
use crate::{IntegrationServices, Metrics, Trouble};

/// How often the clock is looked at: it can be set, and a machine that sleeps misses timers.
const LOOK: Duration = Duration::from_secs(1);

pub struct Worker {
    services: IntegrationServices,
    metrics: Arc<Metrics>,
    accounts: Vec<Turn>,
    /// Until then nothing is due.
    idle: Option<Timestamp>,
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
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        "mastodon"
    }

    /// When the server stops, a request in progress is given up: what it would have brought comes again.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let now = self.services.clock.now();
        // A clock that was set back hurries.
        let longest = SignedDuration::from_mins(5);
        if self
            .idle
            .is_some_and(|idle| now < idle && idle < now + longest)
        {
            return Ok(NextCall::NotDue(LOOK));
        }
        tokio::select! {
            biased;
            () = context.stopped() => Ok(NextCall::Finished),
            read = self.round() => read.map(|()| NextCall::After(LOOK)),
        }
    }
}

impl Worker {
    /// # Errors
    /// [`SetupError`].
    pub fn new(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Self, SetupError> {
        let settings = &services.config.mastodon;
        let client = Api::client(&services.config)?;
        let since = SignedDuration::try_from(*settings.since).unwrap_or(SignedDuration::MAX);
        let turns = settings.accounts.iter().map(|account| {
            let server = account.server();
            let token = settings.token_of(server);
            let clock = services.clock.clone();
            let api = Arc::new(Api::new(client.clone(), server.clone(), token, clock));
            Turn {
                posts: AccountPosts::new(account, api, since),
                due: Timestamp::MIN,
                failures: 0,
                rests: Timestamp::MIN,
                hurried: HashSet::new(),
            }
        });
        Ok(Self {
            accounts: turns.collect(),
            services,
            metrics,
            idle: None,
        })
    }

    async fn round(&mut self) -> anyhow::Result<()> {
        self.idle = None;
        let mut idle: Option<Timestamp> = None;
        for turn in &mut self.accounts {
            let known = self.services.store.conversations(Network::Mastodon).await?;
            let due = turn.all(&self.services, &self.metrics, known).await?;
            idle = Some(idle.map_or(due, |idle| idle.min(due)));
        }
        let failing = self.accounts.iter().filter(|turn| turn.failures > 0);
        let failing = i64::try_from(failing.count()).unwrap_or(i64::MAX);
        self.metrics.mastodon_failing.set(failing);
        self.idle = idle;
        Ok(())
    }
}

impl Turn {
    /// Reads what is due of an account, and returns when something will be.
    async fn all(
        &mut self,
        services: &IntegrationServices,
        metrics: &Metrics,
        known: Vec<Conversation>,
    ) -> anyhow::Result<Timestamp> {
        let now = services.clock.now();
        let rests = self
            .posts
            .api
            .rests()
            .map_or(self.rests, |rests| rests.max(self.rests));
        if now < rests {
            return Ok(rests);
        }
        let read = self.read(services, metrics, known).await;
        let now = services.clock.now();
        match read {
            Ok(due) => {
                if self.failures > 0 {
                    tracing::info!(account = self.posts.name, "a Mastodon server answers again");
                }
                self.failures = 0;
                Ok(due.min(self.due))
            }
            Err(Trouble::Own(error)) => Err(error),
            Err(Trouble::Server(error)) => {
                self.failed(&error, now);
                Ok(self.rests)
            }
        }
    }

    async fn read(
        &mut self,
        services: &IntegrationServices,
        metrics: &Metrics,
        mut known: Vec<Conversation>,
    ) -> Result<Timestamp, Trouble> {
        let now = services.clock.now();
        let mut stirred = Stirred::default();
        // A time far ahead is from before the clock was set back.
        if self.due <= now || self.due > now + SignedDuration::from_mins(5) {
            stirred = self.posts.read(services, &known).await?;
            self.due = now + pauses::of_account(self.last(&known), now);
            self.hurried.extend(stirred.answered.drain(..));
            known = services.store.conversations(Network::Mastodon).await?;
        }
        let server = origin(self.posts.api.server());
        let mut next = Timestamp::MAX;
        for conversation in known.iter().filter(|known| known.server == server) {
            let is_hurried = self.hurried.remove(&conversation.post);
            if !is_hurried && conversation.due > now {
                next = next.min(conversation.due);
                continue;
            }
            let reader = ConversationReader {
                services,
                metrics,
                api: &self.posts.api,
                owner: self.posts.id(),
                likes: stirred.likes.get(&conversation.post).copied(),
            };
            match reader.read(conversation).await {
                Err(Trouble::Server(error)) if !error.is_of_server() => {
                    let (post, advice) = (&conversation.url, error.advice());
                    tracing::warn!(post, %error, advice, "the answers to a post can't be read");
                    let read = postponed(conversation, now);
                    services.store.conversation_read(read).await?;
                }
                Err(trouble) => {
                    if is_hurried {
                        self.hurried.insert(conversation.post.clone());
                    }
                    return Err(trouble);
                }
                Ok(()) => next = next.min(now),
            }
        }
        Ok(next)
    }

    /// When something happened last.
    fn last(&self, known: &[Conversation]) -> Timestamp {
        let server = origin(self.posts.api.server());
        let own = known.iter().filter(|known| known.server == server);
        let stirred = own.map(|known| known.stirred).max();
        stirred.map_or(self.posts.stirred(), |stirred| {
            stirred.max(self.posts.stirred())
        })
    }

    fn failed(&mut self, error: &MastodonError, now: Timestamp) {
        self.failures += 1;
        let wanted = match error {
            MastodonError::TooOften(wanted) => *wanted,
            _ => None,
        };
        self.rests = now + pauses::after_failure(self.failures, wanted);
        let (account, advice) = (&self.posts.name, error.advice());
        if self.failures == 1 {
            tracing::warn!(account, %error, advice, "a Mastodon server can't be asked: it is asked again later");
        } else {
            tracing::debug!(account, %error, failures = self.failures, "a Mastodon server still can't be asked");
        }
    }
}
