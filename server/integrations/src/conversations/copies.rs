//! Cross-posting: the owner's answers here are posted there, too, each once, and removed there when they are taken back
//! here.
//!
//! From the moment before a post is sent until its outcome is stored it may be there or not. So before it is sent again
//! it is looked for.

use std::collections::HashSet;
use std::time::Duration;

use afterword_jobs::JobContext;
use afterword_markup::{Link, look, plain};
use afterword_model::{Network, original_mark};
use afterword_store::{AnswerCopy, Answered, CopiedPost, CopyOutcome};

use super::error::NetworkError;
use super::pauses;
use super::writer::{Reply, Writer, Written};
use crate::{IntegrationServices, Metrics};

/// With growing pauses, two days and a half.
const MOST_FAILURES: u32 = 60;

/// Writes copies of answers on one server.
pub(super) struct Copying<'a> {
    pub(super) services: &'a IntegrationServices,
    pub(super) metrics: &'a Metrics,
    pub(super) network: Network,
    /// `None` if the settings have no token for it.
    pub(super) writer: Option<&'a dyn Writer>,
    pub(super) context: &'a JobContext,
}

/// What is to be done about a copy.
#[derive(Debug, PartialEq, Eq)]
enum Step {
    /// Nothing of it was ever sent.
    Forget,
    Post,
    Rewrite(String),
    Remove,
    Rest,
}

fn step(copy: &AnswerCopy) -> Step {
    match (&copy.shown, &copy.post) {
        (None, None) if copy.tried.is_none() => Step::Forget,
        (None, _) => Step::Remove,
        (Some(_), None) => Step::Post,
        (Some((_, revision)), Some(there)) if *revision != there.revision => {
            Step::Rewrite(there.id.clone())
        }
        (Some(_), Some(_)) => Step::Rest,
    }
}

/// Why nothing was done.
enum Failure {
    Network(NetworkError),
    /// It answers nothing that is there.
    Unanswerable,
    /// What it answers comes first.
    Early,
    Own(anyhow::Error),
}

impl Failure {
    /// Why, and what the owner can do.
    fn said(&self, network: Network) -> (String, &'static str) {
        match self {
            Self::Network(error) => (error.to_string(), error.advice_to_writer(network)),
            Self::Early => (
                "what it answers is not there yet".to_owned(),
                "wait: it comes behind that",
            ),
            Self::Unanswerable | Self::Own(_) => (
                "what it answers is not there".to_owned(),
                "nothing: what it answers was erased or could not be posted",
            ),
        }
    }

    /// Whether trying again is of no use.
    fn is_final(&self) -> bool {
        match self {
            Self::Network(error) => error.is_final(),
            Self::Early => false,
            Self::Unanswerable | Self::Own(_) => true,
        }
    }

    /// How long the server wants to be left alone.
    fn wanted(&self) -> Option<Duration> {
        match self {
            Self::Network(NetworkError::Resting(wanted)) => Some(*wanted),
            _ => None,
        }
    }
}

impl From<NetworkError> for Failure {
    fn from(error: NetworkError) -> Self {
        Self::Network(error)
    }
}

impl<'a> Copying<'a> {
    /// Returns whether the server works.
    ///
    /// # Errors
    /// Our own; those of the server are stored with the copy.
    pub(super) async fn settle(&self, copy: &AnswerCopy) -> anyhow::Result<bool> {
        let outcome = match self.done(copy).await {
            Ok(outcome) => outcome,
            Err(Failure::Own(error)) => return Err(error),
            Err(failure) => self.failed(copy, &failure),
        };
        let (store, clock) = (&self.services.store, &self.services.clock);
        let settle = || store.settle_copy(copy.comment, copy.due, outcome.clone(), clock.now());
        self.context.insist(settle).await?;
        Ok(!matches!(outcome, CopyOutcome::Postponed { .. }))
    }

    async fn done(&self, copy: &AnswerCopy) -> Result<CopyOutcome, Failure> {
        let step = step(copy);
        let unwritten = matches!(step, Step::Forget | Step::Rest);
        let writer = match self.writer {
            Some(writer) => writer,
            None if unwritten => return Ok(unsent(copy)),
            None => return Err(NetworkError::WantsToken(401).into()),
        };
        match step {
            Step::Forget | Step::Rest => Ok(unsent(copy)),
            Step::Post => self.post(writer, copy).await,
            Step::Rewrite(post) => {
                let reply = self.reply(copy)?;
                let rewritten = writer.rewrite(&post, &reply).await;
                // Whoever has removed it there does not want it there.
                rewritten.or_else(gone_is_done)?;
                self.tell(copy, "changed", &post);
                Ok(there(copy, post, None))
            }
            Step::Remove => self.remove(writer, copy).await,
        }
    }

    async fn post(
        &self,
        writer: &'a dyn Writer,
        copy: &AnswerCopy,
    ) -> Result<CopyOutcome, Failure> {
        let reply = self.reply(copy)?;
        let written = match self.found(writer, copy, &reply).await? {
            Some(written) => written,
            None => {
                // Without a token nothing can have arrived.
                writer.check().await?;
                let answered = reply.answered.clone();
                self.note(copy, CopyOutcome::Begun { answered }).await?;
                writer.post(&reply).await?
            }
        };
        self.tell(copy, "posted", &written.uri);
        let mark = original_mark(self.network, &written.uri);
        Ok(there(copy, written.id, Some(mark)))
    }

    async fn remove(
        &self,
        writer: &'a dyn Writer,
        copy: &AnswerCopy,
    ) -> Result<CopyOutcome, Failure> {
        let post = match &copy.post {
            Some(post) => Some(post.id.clone()),
            None => {
                let reply = self.reply(copy)?;
                let found = self.found(writer, copy, &reply).await?;
                found.map(|written| written.id)
            }
        };
        if let Some(post) = post {
            writer.remove(&post).await.or_else(gone_is_done)?;
            self.tell(copy, "removed", &post);
        }
        Ok(CopyOutcome::Removed)
    }

    /// What an earlier attempt has posted.
    async fn found(
        &self,
        writer: &'a dyn Writer,
        copy: &AnswerCopy,
        reply: &Reply,
    ) -> Result<Option<Written>, Failure> {
        let Some(since) = copy.tried else {
            return Ok(None);
        };
        let store = &self.services.store;
        let others = async {
            let originals = store.originals(copy.conversation).await?;
            let copies = store.copies(copy.conversation).await?;
            let posts = originals.into_iter().map(|original| original.known.post);
            let copied = copies.into_iter().filter_map(|copy| copy.post);
            anyhow::Ok(posts.chain(copied).collect::<HashSet<String>>())
        };
        let others = others.await.map_err(Failure::Own)?;
        match writer.find(reply, since, &others).await {
            // What it answered is gone.
            Err(NetworkError::Gone(_)) => Ok(None),
            found => Ok(found?),
        }
    }

    fn reply(&self, copy: &AnswerCopy) -> Result<Reply, Failure> {
        let Answered::Post(answered) = copy.answered.clone() else {
            let is_early = copy.answered == Answered::Waits;
            return Err(if is_early {
                Failure::Early
            } else {
                Failure::Unanswerable
            });
        };
        let site = self.services.sites.current().by_id(copy.site);
        let site = site.ok_or(Failure::Early)?;
        let markdown = copy.shown.as_ref().map(|(text, _)| text.as_str());
        let markdown = markdown.unwrap_or_default();
        let links = look(markdown).links.into_iter();
        Ok(Reply {
            comment: copy.comment,
            published: copy.created,
            root: copy.root.clone(),
            answered,
            text: plain(markdown),
            links: links.map(shown).collect(),
            language: site.rules.language.as_str().to_owned(),
            url: format!("{}#comment-{}", site.url(&copy.path), copy.comment),
        })
    }

    async fn note(&self, copy: &AnswerCopy, outcome: CopyOutcome) -> Result<(), Failure> {
        let now = self.services.clock.now();
        let store = &self.services.store;
        let settled = store.settle_copy(copy.comment, copy.due, outcome, now);
        settled.await.map_err(|error| Failure::Own(error.into()))
    }

    fn failed(&self, copy: &AnswerCopy, failure: &Failure) -> CopyOutcome {
        // Nothing is there, and nothing will be.
        if copy.shown.is_none() && matches!(failure, Failure::Unanswerable) {
            return CopyOutcome::Removed;
        }
        let (error, advice) = failure.said(self.network);
        let (network, comment) = (self.network.as_str(), copy.comment.to_string());
        if failure.is_final() || copy.failures + 1 >= MOST_FAILURES {
            tracing::warn!(
                network,
                comment,
                error,
                advice,
                "an answer of yours is not posted there: it is given up"
            );
            self.metrics.answer_copied(self.network, "failed");
            return CopyOutcome::Failed { error };
        }
        if copy.failures == 0 {
            tracing::warn!(
                network,
                comment,
                error,
                advice,
                "an answer of yours can't be posted there: it is tried again"
            );
        }
        self.metrics.answer_copied(self.network, "again");
        let pause = pauses::after_failure(copy.failures + 1, failure.wanted());
        let due = self.services.clock.now() + pause;
        CopyOutcome::Postponed { due, error }
    }

    fn tell(&self, copy: &AnswerCopy, outcome: &'static str, post: &str) {
        self.metrics.answer_copied(self.network, outcome);
        let (network, comment) = (self.network.as_str(), copy.comment.to_string());
        tracing::info!(
            network,
            comment,
            outcome,
            post,
            "an answer of yours is on another network, too"
        );
    }
}

/// As it stands in the plain text, and where it leads.
fn shown(link: Link) -> (String, String) {
    match link.is_bare {
        true => (link.text, link.address),
        false => (link.address.clone(), link.address),
    }
}

fn there(copy: &AnswerCopy, id: String, mark: Option<String>) -> CopyOutcome {
    let revision = copy.shown.as_ref().map(|(_, revision)| *revision);
    let revision = revision.unwrap_or_default();
    CopyOutcome::There {
        post: CopiedPost { id, revision },
        mark,
    }
}

/// Nothing is sent: it is there as it should be, or is not to be there.
fn unsent(copy: &AnswerCopy) -> CopyOutcome {
    match &copy.post {
        Some(post) => there(copy, post.id.clone(), None),
        None => CopyOutcome::Removed,
    }
}

fn gone_is_done(error: NetworkError) -> Result<(), NetworkError> {
    match error {
        NetworkError::Gone(_) => Ok(()),
        error => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use afterword_model::{CommentId, ConversationId, SiteId};
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn a_copy_becomes_what_readers_see_here() {
        let now = Timestamp::UNIX_EPOCH;
        let waiting = AnswerCopy {
            comment: CommentId::new(now),
            site: SiteId(1),
            path: "/a/".to_owned(),
            conversation: ConversationId(1),
            server: String::new(),
            root: String::new(),
            answered: Answered::Post("1".to_owned()),
            created: now,
            tried: None,
            failures: 0,
            due: now,
            post: None,
            shown: Some(("Yes".to_owned(), 2)),
        };
        assert_eq!(step(&waiting), Step::Post);
        let there = |revision| AnswerCopy {
            post: Some(CopiedPost {
                id: "7".to_owned(),
                revision,
            }),
            tried: Some(now),
            ..waiting.clone()
        };
        assert_eq!(step(&there(2)), Step::Rest);
        assert_eq!(step(&there(1)), Step::Rewrite("7".to_owned()));
        let gone = |copy| AnswerCopy {
            shown: None,
            ..copy
        };
        assert_eq!(step(&gone(there(2))), Step::Remove);
        assert_eq!(step(&gone(waiting.clone())), Step::Forget);
        let unknown = AnswerCopy {
            tried: Some(now),
            ..waiting
        };
        assert_eq!(step(&gone(unknown)), Step::Remove);
    }
}
