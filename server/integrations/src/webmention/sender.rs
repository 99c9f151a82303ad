//! Tells pages elsewhere that a comment of the owner refers to them, no longer does, or has changed
//! (<https://www.w3.org/TR/webmention/#sending-webmentions>).
//!
//! The source is a page of the comment alone, which is there as long as readers see the comment. Who is told twice reads it
//! twice, and nothing else follows from it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use afterword_jobs::{Job, JobContext, NextCall};
use afterword_markup::links_of_html;
use afterword_model::{Network, Site, SiteId};
use afterword_outgoing::SetupError;
use afterword_services::webmentions::{answer_address, host};
use afterword_services::written_elsewhere;
use afterword_store::{LinkingComment, LinksOfComment, SentOutcome, UnsentWebmention};
use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};
use url::Url;

use super::endpoint;
use super::fetch::{PageError, Pages, in_time};
use crate::{IntegrationServices, Metrics};

/// How often the clock is looked at, and how long others are left alone between two webmentions.
const LOOK: Duration = Duration::from_secs(1);
/// The longest wait while nothing is due.
const DOUBT: SignedDuration = SignedDuration::from_secs(60);
/// So many pages are told of one comment.
const MOST_TARGETS: usize = 20;
/// Between two pages of one host.
const REST: SignedDuration = SignedDuration::from_secs(5);
/// In bytes, of an address.
const LONGEST: usize = 1000;
/// Before a site that could not be told is asked again, each time.
const PAUSES: [SignedDuration; 5] = [
    SignedDuration::from_mins(1),
    SignedDuration::from_mins(10),
    SignedDuration::from_hours(1),
    SignedDuration::from_hours(6),
    SignedDuration::from_hours(24),
];

/// Sends webmentions, one after another.
pub struct Sender {
    services: IntegrationServices,
    metrics: Arc<Metrics>,
    pages: Pages,
    /// When a page of each host was asked for last, as long as it rests.
    asked: HashMap<String, Timestamp>,
    /// When it was looked last what is due, and until when nothing is.
    idle: Option<(Timestamp, Timestamp)>,
    foreign_writes: u64,
}

#[async_trait]
impl Job for Sender {
    fn name(&self) -> &'static str {
        "webmention_sending"
    }

    /// When the server stops, a request in progress is given up: it is made again later.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let now = self.services.clock.now();
        // A clock that was set back hurries.
        let is_idle = |(since, until)| since <= now && now < until;
        if self.idle.is_some_and(is_idle) {
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
            () = services.wakeups.for_answers(Network::Webmention) => self.idle = None,
            () = written_elsewhere(&*services.store, self.foreign_writes) => self.idle = None,
        }
    }
}

impl Sender {
    /// # Errors
    /// [`SetupError`].
    pub fn new(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Self, SetupError> {
        Ok(Self {
            pages: Pages::new(&services.config)?,
            services,
            metrics,
            asked: HashMap::new(),
            idle: None,
            foreign_writes: 0,
        })
    }

    async fn round(&mut self, now: Timestamp) -> anyhow::Result<()> {
        let store = Arc::clone(&self.services.store);
        self.foreign_writes = store.foreign_writes();
        for comment in store.due_linking_comments(now).await? {
            store.compare_links(self.links(&comment), now).await?;
        }
        while let Some(unsent) = store.due_sent_webmention(now).await? {
            let outcome = match self.rests(&unsent, now) {
                Some(until) => SentOutcome::Rests(until),
                None => self.send(&unsent).await,
            };
            store.settle_sent_webmention(unsent, outcome).await?;
            if !matches!(outcome, SentOutcome::Rests(_)) {
                break;
            }
        }
        let next = store.next_sent_webmention_due().await?;
        let next = next.map_or(now + DOUBT, |next| next.min(now + DOUBT));
        self.idle = Some((now, next));
        Ok(())
    }

    /// Until when the host of a page is left alone; from now on it is, for a while.
    fn rests(&mut self, unsent: &UnsentWebmention, now: Timestamp) -> Option<Timestamp> {
        self.asked
            .retain(|_, asked| now.duration_since(*asked).abs() < REST);
        let host = target(&unsent.target).map(|url| host(&url))?;
        match self.asked.get(&host) {
            Some(asked) => Some((*asked + REST).max(now + SignedDuration::from_secs(1))),
            None => {
                self.asked.insert(host, now);
                None
            }
        }
    }

    /// The site, if it sends webmentions.
    fn sending(&self, site: SiteId) -> Option<Arc<Site>> {
        let site = self.services.sites.current().by_id(site);
        site.filter(|site| site.rules.send_webmentions && !site.rules.retired)
    }

    /// Once a site sends none, nothing new is told; that something is gone is told all the same.
    fn links(&self, comment: &LinkingComment) -> LinksOfComment {
        let targets = match (&comment.shown, self.sending(comment.site)) {
            (None, _) => Some(Vec::new()),
            (Some(_), None) => None,
            (Some((html, _)), Some(site)) => Some(self.targets(&site, comment, html)),
        };
        LinksOfComment {
            comment: comment.comment,
            due: comment.due,
            revision: comment.shown.as_ref().map(|(_, revision)| *revision),
            targets,
        }
    }

    /// The pages of others that the comment answers or links to.
    fn targets(&self, site: &Site, comment: &LinkingComment, html: &str) -> Vec<String> {
        let answered = comment.answered.as_ref();
        let answered = answered.filter(|source| source.network == Network::Webmention);
        let answered = answered.map(|source| source.url.as_str().to_owned());
        let linked = links_of_html(html);
        let server = self.services.config.server.public_url.origin();
        let mut targets: Vec<String> = Vec::new();
        // As they stand in the HTML: receivers look for exactly that in the source.
        for address in answered.into_iter().chain(linked) {
            let is_other =
                target(&address).is_some_and(|url| !site.has(&url) && url.origin() != server);
            if is_other && !targets.contains(&address) {
                targets.push(address);
            }
        }
        targets.truncate(MOST_TARGETS);
        targets
    }

    async fn send(&self, unsent: &UnsentWebmention) -> SentOutcome {
        if unsent.is_linked && self.sending(unsent.site).is_none() {
            return SentOutcome::Over(None);
        }
        let (target, comment) = (&unsent.target, unsent.comment.to_string());
        // Who says nothing may have taken it.
        let mut tried = None;
        match in_time(self.tell(unsent, &mut tried)).await {
            Ok(true) => {
                tracing::info!(
                    target,
                    comment,
                    "a page was told what a comment of yours says of it"
                );
                self.metrics.webmention_sent("sent");
                SentOutcome::Sent(self.services.clock.now())
            }
            Ok(false) => {
                tracing::debug!(target, comment, "a page takes no webmentions");
                self.metrics.webmention_sent("none");
                SentOutcome::Over(None)
            }
            Err(PageError::Rests(_)) => SentOutcome::Rests(self.services.clock.now() + REST),
            Err(error) => self.failed(unsent, &error, tried.filter(|_| !error.is_final())),
        }
    }

    /// Returns whether the page takes webmentions. `tried`: when it was sent one.
    async fn tell(
        &self,
        unsent: &UnsentWebmention,
        tried: &mut Option<Timestamp>,
    ) -> Result<bool, PageError> {
        let target: Url = unsent.target.parse().map_err(|_| PageError::Astray)?;
        let (answer, at) = self.pages.get(&target).await?;
        if !(200..300).contains(&answer.status()) {
            return Err(PageError::Refused(answer.status()));
        }
        let Some(endpoint) = endpoint::of_page(answer, &at).await? else {
            return Ok(false);
        };
        let public_url = &self.services.config.server.public_url;
        let sites = self.services.sites.current();
        let is_own = sites.all().iter().any(|site| site.has(&endpoint));
        if is_own || endpoint.origin() == public_url.origin() {
            return Err(PageError::Here);
        }
        let source = answer_address(&self.services.config, unsent.comment);
        let fields = [("source", source.as_str()), ("target", &unsent.target)];
        *tried = Some(self.services.clock.now());
        self.pages.post(&endpoint, &at, &fields).await?;
        Ok(true)
    }

    fn failed(
        &self,
        unsent: &UnsentWebmention,
        error: &PageError,
        tried: Option<Timestamp>,
    ) -> SentOutcome {
        let (target, comment) = (&unsent.target, unsent.comment.to_string());
        let pause = PAUSES.get(unsent.failures as usize);
        if let Some(pause) = pause.filter(|_| !error.is_final()) {
            tracing::debug!(target, comment, %error, "a page can't be told of a comment of yours: it is tried again");
            self.metrics.webmention_sent("again");
            return SentOutcome::Postponed(self.services.clock.now() + *pause, tried);
        }
        tracing::info!(target, comment, %error, "a page can't be told of a comment of yours: it is given up");
        self.metrics.webmention_sent("failed");
        SentOutcome::Over(tried)
    }
}

/// An address of the web that can be told something.
fn target(address: &str) -> Option<Url> {
    let url: Url = address.parse().ok()?;
    let is_web = matches!(url.scheme(), "http" | "https") && url.host_str().is_some();
    let is_plain = url.username().is_empty() && url.password().is_none();
    (is_web && is_plain && url.as_str().len() <= LONGEST).then_some(url)
}
