//! Asks Akismet about waiting comments, and applies the answer as a decision of `services::moderate`.
//!
//! A crash between answer and decision asks once more. If somebody decides first, or the author changes the text, the
//! answer changes nothing.

use std::sync::Arc;
use std::time::Duration;

use afterword_outgoing::SetupError;
use async_trait::async_trait;
use jiff::SignedDuration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;

use super::client::{Client, Opinion, Question, QuestionKind};
use crate::{IntegrationServices, Metrics};
use afterword_jobs::{Job, JobContext, NextCall};
use afterword_model::{Action, Decider, Origin};
use afterword_rules::pauses;
use afterword_services::Changes;
use afterword_services::CommentError;
use afterword_services::moderate::Order;
use afterword_services::written_elsewhere;
use afterword_store::akismet::{
    OpenQuestion, PlannedOutcome, QuestionClaim, QuestionOutcome, Unsettled,
};
use afterword_store::{Mailing, StoreResult};

/// Concurrent requests.
const AT_ONCE: usize = 4;
/// Longer than any request may take: a request that took longer has ended.
const LEASE: SignedDuration = SignedDuration::from_mins(1);
/// When all slots are taken, it checks again after this, or as soon as a request ends.
const LOOK: Duration = Duration::from_secs(1);
/// The longest wait: the clock may be set meanwhile.
const DOUBT: Duration = Duration::from_secs(60);

pub struct Worker {
    metrics: Arc<Metrics>,
    asker: Arc<Asker>,
    free: Arc<Semaphore>,
    running: JoinSet<anyhow::Result<()>>,
    /// The error of a request that has ended.
    failure: Option<anyhow::Error>,
    /// The count of other processes' writes at the last check for questions.
    foreign_writes: u64,
}

struct Asker {
    services: IntegrationServices,
    /// `None` without a key: what waits is given up.
    client: Option<Client>,
}

/// What an answer means for the comment.
enum NextStep {
    Decide(Action),
    Leave(QuestionOutcome),
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        "second_opinions"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        self.foreign_writes = self.asker.services.store.foreign_writes();
        let pause = self.round(context).await?;
        match self.failure.take() {
            Some(failure) => Err(failure),
            None => Ok(NextCall::After(pause)),
        }
    }

    async fn woken(&mut self) {
        let services = &self.asker.services;
        tokio::select! {
            Some(ended) = self.running.join_next() => {
                self.failure = ended.map_err(anyhow::Error::from).flatten().err();
            }
            () = services.wakeups.for_questions() => {}
            () = written_elsewhere(&*services.store, self.foreign_writes) => {}
        }
    }

    async fn finish(&mut self) {
        while self.running.join_next().await.is_some() {}
    }
}

impl Worker {
    /// # Errors
    /// [`SetupError`].
    pub fn new(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Self, SetupError> {
        let client = Client::of(&services.config)?;
        Ok(Self {
            metrics,
            asker: Arc::new(Asker { services, client }),
            free: Arc::new(Semaphore::new(AT_ONCE)),
            running: JoinSet::new(),
            failure: None,
            foreign_writes: 0,
        })
    }

    /// Starts what is due, and returns how long nothing else will be due.
    async fn round(&mut self, context: &JobContext) -> StoreResult<Duration> {
        let services = self.asker.services.clone();
        // Most servers never ask: they write nothing here.
        let mut totals = services.store.question_totals().await?;
        if totals.waiting > 0 {
            self.begin_due(context).await?;
            totals = services.store.question_totals().await?;
        }
        self.metrics.akismet_waiting.set(totals.waiting.into());
        self.metrics.akismet_failed.set(totals.failed.into());
        Ok(totals.due.map_or(Duration::MAX, |due| {
            let left = due.duration_since(services.clock.now());
            let left = Duration::try_from(left).unwrap_or(Duration::ZERO);
            // When all slots are taken, it goes on as soon as one is free.
            let least = if self.free.available_permits() > 0 {
                Duration::ZERO
            } else {
                LOOK
            };
            left.clamp(least, DOUBT)
        }))
    }

    async fn begin_due(&mut self, context: &JobContext) -> StoreResult<()> {
        let mut permits: Vec<OwnedSemaphorePermit> = Vec::new();
        while let Ok(permit) = Arc::clone(&self.free).try_acquire_owned() {
            permits.push(permit);
        }
        if permits.is_empty() {
            return Ok(());
        }
        let services = &self.asker.services;
        let now = services.clock.now();
        let longest = SignedDuration::try_from(*services.config.outgoing.timeout);
        let claim = QuestionClaim {
            now,
            leased: now + longest.unwrap_or(LEASE) + LEASE,
            limit: u32::try_from(permits.len()).unwrap_or(u32::MAX),
        };
        let due = services.store.claim_questions(claim).await?;
        for (question, permit) in due.into_iter().zip(permits) {
            let (asker, context) = (Arc::clone(&self.asker), context.clone());
            self.running.spawn(async move {
                let _permit = permit;
                context.contain(asker.settle(question)).await
            });
        }
        Ok(())
    }
}

impl Asker {
    async fn settle(&self, question: OpenQuestion) {
        let id = question.comment.id;
        let answer = match self.ask(&question).await {
            NextStep::Decide(action) => match self.decide(&question, action).await {
                Ok(()) => return,
                Err(error) => NextStep::Leave(self.postponed(&question, error.to_string())),
            },
            leave @ NextStep::Leave(_) => leave,
        };
        let NextStep::Leave(outcome) = answer else {
            return;
        };
        note(&question, &outcome);
        let left = Unsettled {
            comment: id,
            revision: question.comment.revision,
            attempts: question.attempts,
            outcome,
            now: self.services.clock.now(),
        };
        match self.services.store.leave_question(left).await {
            // The owner may have to hear of it.
            Ok(()) => self.services.wakeups.all(),
            Err(error) => {
                tracing::warn!(%error, %id, "what Akismet said can't be noted: it is asked again");
            }
        }
    }

    async fn ask(&self, question: &OpenQuestion) -> NextStep {
        let site = self.services.sites.of(&question.comment).ok();
        let site = site.filter(|site| site.rules.akismet);
        let (Some(client), Some(site)) = (&self.client, site) else {
            let error = "Akismet is no longer asked".to_owned();
            return NextStep::Leave(self.given_up(question, error));
        };
        let comment = &question.comment;
        // An erased comment has no question.
        let Some(author) = &comment.author else {
            return NextStep::Leave(QuestionOutcome::LeftToOwner);
        };
        let asked = Question {
            blog: site.origins.first().map_or("", Origin::as_str),
            address: question.address,
            permalink: &site.url(&comment.page),
            kind: comment
                .parent
                .map_or(QuestionKind::Comment, |_| QuestionKind::Reply),
            author,
            text: comment.text.as_str(),
            created: comment.created,
            language: site.rules.language.as_str(),
        };
        match (client.check(&asked).await, question.wanted) {
            (Ok(Opinion::Spam | Opinion::Discard), _) => NextStep::Decide(Action::Spam),
            (Ok(Opinion::Ham), PlannedOutcome::Publish) => NextStep::Decide(Action::Approve),
            (Ok(Opinion::Ham), PlannedOutcome::Hold) => {
                NextStep::Leave(QuestionOutcome::LeftToOwner)
            }
            (Err(error), _) => {
                let told = format!("{error}: {}", error.advice());
                NextStep::Leave(self.postponed(question, told))
            }
        }
    }

    /// Applies only while the question about this text is open, which the store checks in the transaction.
    async fn decide(&self, question: &OpenQuestion, action: Action) -> Result<(), CommentError> {
        let order = Order {
            revision: Some(question.comment.revision),
            ..Order::new(question.comment.id, action)
        };
        let decided = self
            .services
            .moderation
            .decide(Decider::akismet(), order)
            .await;
        match decided {
            Err(error @ CommentError::Store(_)) => Err(error),
            // Somebody else was faster.
            Ok(_) | Err(_) => Ok(()),
        }
    }

    fn postponed(&self, question: &OpenQuestion, error: String) -> QuestionOutcome {
        let now = self.services.clock.now();
        if pauses::QUESTIONS.is_over(question.created, question.attempts, now) {
            return self.given_up(question, format!("Given up after a day: {error}"));
        }
        let due = pauses::QUESTIONS.next(question.attempts, None, now);
        QuestionOutcome::Again { due, error }
    }

    fn given_up(&self, question: &OpenQuestion, error: String) -> QuestionOutcome {
        let site = self.services.sites.of(&question.comment).ok();
        let mailing = site.map_or_else(Mailing::none, |site| self.services.receivers.of(&site));
        QuestionOutcome::GivenUp { error, mailing }
    }
}

fn note(question: &OpenQuestion, outcome: &QuestionOutcome) {
    let id = question.comment.id;
    match outcome {
        QuestionOutcome::LeftToOwner => {}
        QuestionOutcome::Again { due, error } => {
            tracing::warn!(%id, %due, error, "Akismet did not answer: it is asked again");
        }
        QuestionOutcome::GivenUp { error, .. } => {
            tracing::warn!(%id, error, "Akismet did not answer: the comment waits for its owner");
        }
    }
}
