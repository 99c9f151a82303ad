//! Edit and delete by the author, within the allowed time.

use std::net::IpAddr;
use std::sync::Arc;

use super::CommentError;
use super::duplicates::SeenText;
use super::error::ended;
use super::rates::{LimitedAction, Rates};
use super::second_opinion::SecondOpinions;
use super::signals::SignalSources;
use super::sites::ensure_in_use;
use super::submit::{Submitted, render};
use crate::Changes as _;
use crate::duplicates::Duplicates;
use crate::keys::Keys;
use crate::{Receivers, SiteRegistry, Wakeups, to_the_end};
use afterword_background::BackgroundRuntime;
use afterword_config::Live;
use afterword_model::EarlierComment;
use afterword_model::Submission;
use afterword_model::policy::Limits;
use afterword_model::{Clock, Comment, CommentId, Site, Status, Text};
use afterword_spam::{Outcome, Pace, Speed, Verdict};
use afterword_store::{Changed, Edit, Store};

/// A comment that its author has shown to be theirs.
struct OwnComment {
    comment: Comment,
    site: Arc<Site>,
}

/// The author's proof for changing a comment.
#[derive(Clone, Copy)]
pub struct Proof<'a> {
    pub token: &'a str,
    /// The client's address.
    pub address: Option<IpAddr>,
}

/// Edits of comments by their authors.
#[derive(Clone)]
pub struct AuthorEdits {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) sources: SignalSources,
    pub(crate) second_opinions: SecondOpinions,
    pub(crate) rates: Arc<Rates>,
    pub(crate) duplicates: Arc<Duplicates>,
    pub(crate) receivers: Receivers,
    pub(crate) wakeups: Arc<Wakeups>,
    /// The runtime in which edits are judged.
    pub(crate) background: Arc<BackgroundRuntime>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) limits: Live<Limits>,
    pub(crate) clock: Clock,
}

impl AuthorEdits {
    /// Changes the text. The new one is judged like a new comment: on a site that holds new comments, the edited one
    /// is held (again), so that an approval never covers a later text.
    ///
    /// # Errors
    /// [`CommentError`]: too many from this network, a wrong token, the window over, a retired site, an invalid text, the
    /// store.
    pub async fn edit(
        &self,
        id: CommentId,
        proof: Proof<'_>,
        raw_text: &str,
    ) -> Result<Submitted, CommentError> {
        let from_network = self.rates.network(LimitedAction::Writing, proof.address)?;
        let OwnComment { comment, site } = self.own(id, proof.token).await?;
        ensure_in_use(&site)?;
        let text = Text::parse(raw_text, self.limits.current().text)?;
        let html = render(&text, &site, &self.limits.current())?;
        if text == comment.text {
            return Ok(self.answer(&site, comment));
        }
        let submission =
            Submission::of(&comment, text.clone()).ok_or(CommentError::UnknownComment)?;
        let submission = proven(submission, id, proof);
        let own = OwnComment { comment, site };
        let edited = self.judge_and_change(&own, submission, (html, pace(from_network)));
        let comment = edited.await?;
        Ok(self.answer(&own.site, comment))
    }

    /// Gives a comment from elsewhere the new text of its original.
    ///
    /// # Errors
    /// As [`AuthorEdits::edit`].
    pub(crate) async fn rewrite(&self, id: CommentId, text: Text) -> Result<(), CommentError> {
        let comment = self.store.comment(id).await?;
        let comment = comment.filter(|comment| comment.status != Status::Deleted);
        let comment = comment.ok_or(CommentError::UnknownComment)?;
        let site = self.sites.of(&comment)?;
        ensure_in_use(&site)?;
        if text == comment.text {
            return Ok(());
        }
        let html = render(&text, &site, &self.limits.current())?;
        let submission = Submission::of(&comment, text).ok_or(CommentError::UnknownComment)?;
        let own = OwnComment { comment, site };
        let edited = self.judge_and_change(&own, submission, (html, Pace::default()));
        edited.await.map(drop)
    }

    async fn judge_and_change(
        &self,
        OwnComment { comment, site }: &OwnComment,
        submission: Submission,
        (html, pace): (String, Pace),
    ) -> Result<Comment, CommentError> {
        let (text, address) = (submission.text.clone(), submission.address);
        let (verdict, like) = self.judged(site, submission, comment, pace).await?;
        if verdict.outcome == Outcome::Refuse {
            return Err(CommentError::Refused);
        }
        let status = status_after(comment, verdict.outcome);
        let course = self
            .second_opinions
            .course(site, address, (status, verdict.reasons));
        let edit = Edit {
            id: comment.id,
            revision: comment.revision,
            before: comment.status,
            text,
            html,
            status: course.status,
            reasons: course.reasons,
            now: self.clock.now(),
            simhash: like.map(|like| like.simhash),
            akismet: course.akismet,
            mailing: self.receivers.of(site),
        };
        let comment = self.change(edit).await?;
        like.into_iter().for_each(|like| self.duplicates.add(like));
        Ok(comment)
    }

    /// Beside new comments, so that no reader waits for it.
    async fn judged(
        &self,
        site: &Arc<Site>,
        submission: Submission,
        comment: &Comment,
        pace: Pace,
    ) -> Result<(Verdict, Option<SeenText>), CommentError> {
        let (sources, site) = (self.sources.clone(), Arc::clone(site));
        let (id, earlier) = (comment.id, comment.reasons.clone());
        let work = async move {
            let mut gathered = sources.gather(&site, &submission, id, pace).await?;
            gathered.signals.earlier = earlier;
            Ok((gathered.verdict(&submission, &site), gathered.like))
        };
        self.background.run(work).await.map_err(ended)?
    }

    fn answer(&self, site: &Site, comment: Comment) -> Submitted {
        Submitted {
            edit_token: self.keys.edit_token(comment.id),
            edit_until: site.edit_until(&comment),
            comment,
        }
    }

    async fn change(&self, edit: Edit) -> Result<Comment, CommentError> {
        let own = self.clone();
        to_the_end(async move {
            match own.store.edit_comment(edit).await? {
                Changed::Done { comment, .. } => {
                    own.wakeups.all();
                    Ok(*comment)
                }
                Changed::Unknown => Err(CommentError::UnknownComment),
                Changed::NotPossible(_)
                | Changed::Outdated
                | Changed::SeenBefore
                | Changed::KeyReused => Err(CommentError::ChangedMeanwhile),
            }
        })
        .await
    }

    /// Erases name, addresses and text at once.
    ///
    /// # Errors
    /// [`CommentError`]: a wrong token, the window over, the store.
    pub async fn delete(&self, id: CommentId, token: &str) -> Result<(), CommentError> {
        self.own(id, token).await?;
        self.erase(id).await
    }

    /// # Errors
    /// [`CommentError::UnknownComment`], an error of the store.
    pub(crate) async fn erase(&self, id: CommentId) -> Result<(), CommentError> {
        let own = self.clone();
        to_the_end(async move {
            let hooks = own.receivers.hooks();
            match own.store.erase_comment(id, hooks, own.clock.now()).await? {
                Changed::Done { .. } => {
                    own.duplicates.forget(id);
                    own.wakeups.all();
                    Ok(())
                }
                _ => Err(CommentError::UnknownComment),
            }
        })
        .await
    }

    async fn own(&self, id: CommentId, token: &str) -> Result<OwnComment, CommentError> {
        let comment = self.store.comment(id).await?;
        let comment = comment
            .filter(|comment| comment.status != Status::Deleted)
            .ok_or(CommentError::UnknownComment)?;
        if !self.keys.is_edit_token(id, token) {
            return Err(CommentError::WrongEditToken);
        }
        let site = self.sites.of(&comment)?;
        if self.clock.now() > site.edit_until(&comment) {
            return Err(CommentError::EditWindowOver(*site.rules.edit_window));
        }
        Ok(OwnComment { comment, site })
    }
}

/// With its current address, and the token that proves its author.
fn proven(submission: Submission, id: CommentId, proof: Proof<'_>) -> Submission {
    let token = proof.token.to_owned();
    Submission {
        address: proof.address,
        known: vec![EarlierComment { id, token }],
        ..submission
    }
}

/// A comment that the owner refused stays refused.
fn status_after(comment: &Comment, outcome: Outcome) -> Status {
    match (comment.status, outcome) {
        (Status::Pending | Status::Approved, Outcome::Publish) => Status::Approved,
        (Status::Pending | Status::Approved, Outcome::Hold) => Status::Pending,
        (Status::Pending | Status::Approved, Outcome::Spam | Outcome::Refuse) => Status::Spam,
        (Status::Private, Outcome::Spam | Outcome::Refuse) => Status::Spam,
        (refused, _) => refused,
    }
}

/// An edit does not count as a new comment of its page.
fn pace(from_network: Speed) -> Pace {
    Pace {
        from_network,
        ..Pace::default()
    }
}
