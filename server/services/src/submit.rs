//! Every new comment goes through here: check → render → store → count.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::Semaphore;

use super::duplicates::SeenText;
use super::rates::{LimitedAction, Rates};
use super::second_opinion::SecondOpinions;
use super::signals::{Gathered, SignalSources};
use super::{CommentError, signals};
use crate::Changes as _;
use crate::challenges::Challenges;
use crate::duplicates::Duplicates;
use crate::error::ended;
use crate::keys::Keys;
use crate::{Metrics, Receivers, Wakeups};
use afterword_background::BackgroundRuntime;
use afterword_config::Live;
use afterword_markup as markup;
use afterword_model::policy::Limits;
use afterword_model::{
    Clock, Comment, CommentId, Invalid, InvalidReason, Site, SiteId, Status, Text, Written,
};
pub use afterword_model::{Draft, Form, Submission, SubmissionKey};
use afterword_spam::{Outcome, Pace, Proof};
use afterword_store::{Added, NewComment, Store};

/// A stored comment, and the data that its author needs to change it.
#[derive(Clone)]
pub struct Submitted {
    pub comment: Comment,
    pub edit_token: String,
    pub edit_until: Timestamp,
}

/// The most submissions that are judged and stored at the same time. More would only make each other wait: further
/// ones are refused at once, and cost next to nothing.
pub const AT_ONCE: usize = 512;

/// New comments.
#[derive(Clone)]
pub struct Submissions {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sources: SignalSources,
    pub(crate) second_opinions: SecondOpinions,
    pub(crate) challenges: Challenges,
    pub(crate) rates: Arc<Rates>,
    pub(crate) duplicates: Arc<Duplicates>,
    pub(crate) receivers: Receivers,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) metrics: Arc<Metrics>,
    /// The runtime in which comments are judged.
    pub(crate) background: Arc<BackgroundRuntime>,
    /// Slots for submissions in progress.
    pub places: Arc<Semaphore>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) limits: Live<Limits>,
    pub(crate) clock: Clock,
}

impl Submissions {
    /// Whether there is a free slot: for interfaces that refuse before they read. [`Submissions::submit`] checks
    /// again.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.places.available_permits() > 0
    }

    /// Stores the comment; it is durable, and counted, when this returns. It is stored even if the client hangs up.
    ///
    /// # Errors
    /// [`CommentError`]: [`AT_ONCE`] others, a closed page, an unknown page of the site, a missing parent, too many links,
    /// an earlier comment of this key that was deleted, the store.
    pub async fn submit(
        &self,
        site: Arc<Site>,
        submission: Submission,
    ) -> Result<Submitted, CommentError> {
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| CommentError::Busy)?;
        let own = self.clone();
        let work = async move {
            let submitted = own.judge_and_store(site, submission).await;
            drop(place);
            submitted
        };
        self.background.run(work).await.map_err(ended)?
    }

    async fn judge_and_store(
        &self,
        site: Arc<Site>,
        submission: Submission,
    ) -> Result<Submitted, CommentError> {
        let pace = self.pace(&site, &submission)?;
        let html = render(&submission.text, &site, &self.limits.current())?;
        let now = self.clock.now();
        let id = match &submission.original {
            None => self.id_below(submission.parent, now).await?,
            Some(written) => self.id_of(site.id, written, submission.parent).await?,
        };
        let mut gathered = self.sources.gather(&site, &submission, id, pace).await?;
        // What stands already (an edit) is not refused for its page.
        if gathered
            .signals
            .existence
            .is_refused(site.rules.unknown_pages)
        {
            return Err(CommentError::NotOfSite);
        }
        let comment = loop {
            let new = self.judged(&site, &submission, &gathered, (id, now, &html))?;
            match self.add(new, gathered.like).await? {
                Some(comment) => break comment,
                // Another comment was faster with the same challenge: what is known is another thing now.
                None => gathered.signals.proof = Proof::Spent,
            }
        };
        self.challenges
            .submitted(submission.address, comment.status);
        Ok(Submitted {
            edit_token: self.keys.edit_token(comment.id),
            edit_until: site.edit_until(&comment),
            comment,
        })
    }

    fn judged(
        &self,
        site: &Site,
        submission: &Submission,
        gathered: &Gathered,
        (id, now, html): (CommentId, Timestamp, &str),
    ) -> Result<NewComment, CommentError> {
        let verdict = gathered.verdict(submission, site);
        let status = status_of(verdict.outcome, submission.private).inspect_err(|_| {
            // As spam does, it makes the next challenge of this network harder.
            let from = submission.address;
            self.challenges.submitted(from, Status::Spam);
        })?;
        let course =
            self.second_opinions
                .course(site, submission.address, (status, verdict.reasons));
        let submitted = submission.clone();
        Ok(NewComment {
            id,
            site: site.id,
            path: submitted.path,
            title: submitted.title,
            parent: submitted.parent,
            author: submitted.author,
            text: submitted.text,
            html: html.to_owned(),
            status: course.status,
            private: submission.private,
            reasons: course.reasons,
            now,
            submission: gathered.fingerprint,
            challenge: gathered.signals.proof.solved(),
            closed_pages: site.closed_pages(now),
            notify: submission.notify && site.rules.notifications,
            follow: submission
                .follow
                .filter(|_| site.rules.notifications && site.rules.follow_threads),
            network: signals::marks(&self.keys, submission).network,
            avatar: submitted.avatar,
            simhash: gathered.like.map(|like| like.simhash),
            akismet: course.akismet,
            mailing: self.receivers.of(site),
            original: submitted
                .original
                .as_ref()
                .map(|written| written.original.clone()),
            written: submitted.original.map(|written| written.at),
        })
    }

    /// Rate limits, before any other work, so that a flood costs next to nothing. Mails and the owner's answers have
    /// no address and are not counted.
    fn pace(&self, site: &Site, submission: &Submission) -> Result<Pace, CommentError> {
        if submission.address.is_none() {
            return Ok(Pace::default());
        }
        let fingerprint = submission.fingerprint(site);
        if let Some(pace) = self.rates.again(fingerprint) {
            return Ok(pace);
        }
        let from_network = self
            .rates
            .network(LimitedAction::Writing, submission.address)?;
        let pace = Pace {
            from_network,
            ..self.rates.place(site, &submission.path)
        };
        self.rates.counted(fingerprint, pace);
        Ok(pace)
    }

    /// `None` if its challenge was used before.
    async fn add(
        &self,
        new: NewComment,
        like: Option<SeenText>,
    ) -> Result<Option<Comment>, CommentError> {
        let (asks, is_owners) = (new.akismet.is_some(), new.author.owner);
        match self.store.add_comment(new).await? {
            Added::New(comment) => {
                like.into_iter().for_each(|like| self.duplicates.add(like));
                self.metrics.submitted(comment.status);
                // A job that is woken reads the store: after each comment it would be for nothing.
                self.wakeups.mails_and_webhooks();
                if asks {
                    self.wakeups.questions();
                }
                if is_owners {
                    self.wakeups.answers();
                }
                Ok(Some(comment))
            }
            Added::Again(comment) if comment.status == Status::Deleted => {
                Err(CommentError::CommentDeleted)
            }
            Added::Again(comment) => Ok(Some(comment)),
            Added::Erased => Err(CommentError::CommentDeleted),
            Added::Spent => Ok(None),
            Added::Closed(by) => Err(CommentError::PageClosed(by)),
            Added::UnknownParent => Err(CommentError::UnknownParent),
            Added::ParentOnOtherPage => Err(CommentError::ParentOnOtherPage),
        }
    }

    /// A new id, later than its parent's even if the clock was set back: threads are read in the order of ids.
    async fn id_below(
        &self,
        parent: Option<CommentId>,
        now: Timestamp,
    ) -> Result<CommentId, CommentError> {
        let Some(parent) = parent else {
            return Ok(CommentId::new(now));
        };
        let parent = self.store.comment(parent).await?;
        let parent = parent.ok_or(CommentError::UnknownParent)?;
        Ok(CommentId::after(now, parent.id))
    }

    /// The id of what was written elsewhere, earlier than it comes in: by its time it stands where it was written, never
    /// before what it answers. The same original always gives the same id.
    async fn id_of(
        &self,
        site: SiteId,
        written: &Written,
        parent: Option<CommentId>,
    ) -> Result<CommentId, CommentError> {
        let mut at = written.at.min(self.clock.now());
        if let Some(parent) = parent {
            let parent = self.store.comment(parent).await?;
            let parent = parent.ok_or(CommentError::UnknownParent)?;
            at = at.max(parent.id.created() + Duration::from_millis(1));
        }
        let original = &written.original;
        let (site, network) = (site.0.to_string(), original.source.network.as_str());
        let parts = ["original", &site, network, &original.uri];
        Ok(CommentId::of_parts(&parts, at))
    }

    /// What would become of it, without storing it. Whether its page is closed is not asked.
    ///
    /// # Errors
    /// As [`Submissions::submit`].
    pub async fn outlook(
        &self,
        site: Arc<Site>,
        submission: Submission,
    ) -> Result<Status, CommentError> {
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| CommentError::Busy)?;
        let own = self.clone();
        let work = async move {
            let _place = place;
            render(&submission.text, &site, &own.limits.current())?;
            let (id, pace) = (CommentId::new(own.clock.now()), Pace::default());
            let gathered = own.sources.gather(&site, &submission, id, pace).await?;
            let existence = gathered.signals.existence;
            if existence.is_refused(site.rules.unknown_pages) {
                return Err(CommentError::NotOfSite);
            }
            let verdict = gathered.verdict(&submission, &site);
            status_of(verdict.outcome, submission.private)
        };
        self.background.run(work).await.map_err(ended)?
    }

    /// The HTML that would be published for a text; rate-limited like comments, because it costs as much.
    ///
    /// # Errors
    /// As [`render`], [`CommentError::TooManyComments`].
    pub fn preview(
        &self,
        site: &Site,
        text: &Text,
        address: Option<IpAddr>,
    ) -> Result<String, CommentError> {
        self.rates.network(LimitedAction::Preview, address)?;
        Ok(render(text, site, &self.limits.current())?)
    }
}

/// A private word is not published, so nothing holds it; spam is spam.
fn status_of(outcome: Outcome, is_private: bool) -> Result<Status, CommentError> {
    match outcome {
        Outcome::Publish | Outcome::Hold if is_private => Ok(Status::Private),
        Outcome::Publish => Ok(Status::Approved),
        Outcome::Hold => Ok(Status::Pending),
        Outcome::Spam => Ok(Status::Spam),
        Outcome::Refuse => Err(CommentError::Refused),
    }
}

/// The Markdown features that the site allows.
#[must_use]
pub fn markup_rules(site: &Site) -> markup::Rules {
    markup::Rules {
        images: site.rules.images,
        maths: site.rules.maths,
        code_colours: site.rules.code_colours,
    }
}

/// The HTML of a text, by the site's rules.
///
/// # Errors
/// [`Invalid::TooManyLinks`], [`Invalid::Text`] if nothing visible is left.
pub fn render(text: &Text, site: &Site, limits: &Limits) -> Result<String, Invalid> {
    let rendered = markup::render(text.as_str(), &markup_rules(site));
    if rendered.is_empty() {
        return Err(Invalid::Text(InvalidReason::Invisible));
    }
    if rendered.links > limits.links {
        return Err(Invalid::TooManyLinks {
            links: rendered.links,
            max: limits.links,
        });
    }
    Ok(rendered.html)
}
