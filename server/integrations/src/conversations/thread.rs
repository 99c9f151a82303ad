//! The answers to one post, compared with what is known of them: new ones are taken, changed ones changed, and those that
//! are gone erased.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use afterword_model::{
    Action, CommentId, Decider, Interface, KnownOriginal, Network, PagePath, Site,
    Status as CommentStatus, original_mark,
};
use afterword_services::CommentError;
use afterword_services::conversations::{Answer, is_temporary};
use afterword_services::moderate::Order;
use afterword_store::{Conversation, ConversationRead, StoredOriginal};
use jiff::{SignedDuration, Timestamp};

use super::error::{NetworkError, Trouble};
use super::pauses;
use super::refused::Refused;
use super::server::{Post, PostAuthor, Server, Thread};
use super::writer::CLOCK_SKEW;
use crate::{IntegrationServices, Metrics};

/// Of those that were not among the answers, so many are looked for one by one each time.
const MOST_MISSING: usize = 20;

/// Stands before the version of an answer that came in and is kept from others since. No server writes it.
const KEPT_OUT: &str = "kept out ";
/// Of those that are kept out, so many are looked for each time.
const MOST_KEPT_OUT: usize = 5;

/// Makes comments of answers.
pub(crate) struct Intake<'a> {
    pub(crate) services: &'a IntegrationServices,
    pub(crate) metrics: &'a Metrics,
    pub(crate) network: Network,
    pub(crate) owners: &'a Owners,
    /// What no rule takes.
    pub(crate) refused: &'a Refused,
}

/// Reads the answers to posts of one account.
pub(super) struct ThreadReader<'a> {
    pub(super) intake: Intake<'a>,
    pub(super) server: &'a dyn Server,
    /// How often the post is liked, if it was read just now.
    pub(super) likes: Option<u32>,
    /// Of the answers as they were read last.
    pub(super) tag: Option<String>,
}

/// A look at the answers to a post.
pub(super) struct Looked {
    /// When the next one is due.
    pub(super) due: Timestamp,
    /// Of the answers, if all of them are settled: while they are as they are, there is nothing to do.
    pub(super) tag: Option<String>,
}

/// The owner's accounts, as one server knows them.
#[derive(Debug, Default)]
pub(crate) struct Owners {
    /// Of those on it, as far as they are known.
    pub(super) ids: Vec<String>,
    /// Of all, in lower case, where a network has servers that know each other's accounts by handles.
    pub(super) handles: Vec<String>,
}

impl Owners {
    pub(super) fn has(&self, author: &PostAuthor) -> bool {
        self.ids.contains(&author.id) || self.handles.contains(&author.handle.to_lowercase())
    }
}

/// What is there of a conversation.
struct Seen {
    /// `None` if they are as they were.
    answers: Option<Vec<Post>>,
    likes: Option<u32>,
    is_ended: bool,
    tag: Option<String>,
}

/// What is here of a conversation.
struct Known {
    /// By their ids at the server.
    by_post: HashMap<String, StoredOriginal>,
    /// The comment of each answer that was ever taken, by its mark or its id at the server.
    taken: HashMap<String, CommentId>,
    /// The owner's answers here, by the ids that they have there.
    copied: HashMap<String, CommentId>,
    /// Those that may be there: what they answer, and since when.
    on_their_way: Vec<(String, Timestamp)>,
}

impl Known {
    /// An answer of the owner's that may be one from here.
    fn may_be_ours(&self, answer: &Post) -> bool {
        let mut all = self.on_their_way.iter();
        all.any(|(answered, since)| {
            answer.parent.as_ref() == Some(answered) && answer.written >= *since - CLOCK_SKEW
        })
    }
}

impl ThreadReader<'_> {
    /// # Errors
    /// [`Trouble`].
    pub(super) async fn read(&self, conversation: &Conversation) -> Result<Looked, Trouble> {
        let services = self.intake.services;
        let sites = services.sites.current();
        let Some(site) = sites.by_id(conversation.site) else {
            let later = postponed(conversation, u32::MAX, services.clock.now());
            let due = later.due;
            services.store.conversation_read(later).await?;
            return Ok(Looked { due, tag: None });
        };
        let seen = self.seen(conversation).await?;
        let taken = match &seen.answers {
            Some(answers) => {
                let taking = self.intake.taking(conversation, site, answers).await?;
                taking.all(answers, self.server).await?
            }
            None => Taken::default(),
        };
        let now = services.clock.now();
        let stirred = match taken.has_changed {
            true => now,
            // It can't have been later than now: the clock was set back.
            false => conversation.stirred.min(now),
        };
        let due = now + pauses::of_conversation(stirred, now);
        let read = ConversationRead {
            id: conversation.id,
            stirred,
            due,
            likes: seen.likes,
            ended: match seen.is_ended {
                true => conversation.ended.or(Some(now)),
                false => None,
            },
            originals: taken.originals,
        };
        services.store.conversation_read(read).await?;
        let tag = seen.tag.filter(|_| !taken.is_unsettled);
        Ok(Looked { due, tag })
    }

    async fn seen(&self, conversation: &Conversation) -> Result<Seen, NetworkError> {
        let tag = self.tag.as_deref();
        match self
            .server
            .thread(&conversation.post, self.likes, tag)
            .await
        {
            Ok(Thread {
                answers,
                likes,
                tag: new,
            }) => Ok(Seen {
                tag: new.or_else(|| self.tag.clone().filter(|_| answers.is_none())),
                answers: answers.map(unique),
                likes,
                is_ended: false,
            }),
            // Who removes a post leaves its answers where they are.
            Err(NetworkError::Gone(_)) => Ok(Seen {
                answers: Some(Vec::new()),
                likes: None,
                is_ended: true,
                tag: None,
            }),
            Err(error) => Err(error),
        }
    }
}

impl Intake<'_> {
    /// Takes one answer that is read alone, or changes what it has become before.
    ///
    /// # Errors
    /// [`Trouble`].
    pub(crate) async fn take(
        &self,
        conversation: &Conversation,
        site: Arc<Site>,
        (answer, parent): (&Post, Option<CommentId>),
    ) -> Result<(), Trouble> {
        let answers = std::slice::from_ref(answer);
        let mut taking = self.taking(conversation, site, answers).await?;
        taking.one(answer, parent).await?;
        if taking.taken.has_changed || !taking.taken.originals.is_empty() {
            let read = ConversationRead {
                id: conversation.id,
                stirred: self.services.clock.now(),
                due: conversation.due,
                likes: None,
                ended: conversation.ended,
                originals: taking.taken.originals,
            };
            self.services.store.conversation_read(read).await?;
        }
        Ok(())
    }

    /// Erases the comment of an answer that is gone, if there is one.
    ///
    /// # Errors
    /// [`Trouble`].
    pub(crate) async fn remove(
        &self,
        conversation: &Conversation,
        post: &str,
    ) -> Result<(), Trouble> {
        let store = &self.services.store;
        let originals = store.originals(conversation.id).await?.into_iter();
        let mut here = originals.filter(|known| known.status != CommentStatus::Deleted);
        if let Some(known) = here.find(|known| known.known.post == post) {
            self.erase(known.known.comment).await?;
        }
        Ok(())
    }

    async fn erase(&self, comment: CommentId) -> Result<(), Trouble> {
        let erased = self.services.conversations.erase(comment).await;
        erased.map_err(|error| Trouble::Own(error.into()))?;
        self.metrics.answer_read(self.network, "removed");
        Ok(())
    }

    async fn taking<'b>(
        &'b self,
        conversation: &'b Conversation,
        site: Arc<Site>,
        answers: &[Post],
    ) -> Result<Taking<'b>, Trouble> {
        let path = PagePath::parse(&conversation.path);
        Ok(Taking {
            intake: self,
            conversation,
            known: self.known(conversation, &site, answers).await?,
            site,
            path: path.map_err(|error| Trouble::Own(error.into()))?,
            due: conversation.due,
            is_of_all: false,
            taken: Taken::default(),
        })
    }

    async fn known(
        &self,
        conversation: &Conversation,
        site: &Site,
        answers: &[Post],
    ) -> Result<Known, Trouble> {
        let store = &self.services.store;
        let originals = store.originals(conversation.id).await?;
        let network = self.network;
        // An import knows answers by their ids at the server.
        let names = answers.iter().flat_map(|answer| {
            let uris = [&answer.uri, &answer.former_uri].into_iter().flatten();
            let marks = uris.map(|uri| original_mark(network, uri));
            marks.chain([answer.id.clone()])
        });
        let names = names.collect();
        let network = network.as_str().to_owned();
        let taken = store.former(site.id, network, names).await?;
        let (there, sent): (Vec<_>, Vec<_>) = store
            .copies(conversation.id)
            .await?
            .into_iter()
            .partition(|copy| copy.post.is_some());
        let there = there.into_iter();
        let sent = sent.into_iter();
        Ok(Known {
            copied: there
                .filter_map(|copy| Some((copy.post?, copy.comment)))
                .collect(),
            on_their_way: sent
                .filter_map(|copy| Some((copy.answered?, copy.since?)))
                .collect(),
            by_post: originals
                .into_iter()
                .map(|original| (original.known.post.clone(), original))
                .collect(),
            taken: taken.into_iter().collect(),
        })
    }
}

/// Each once, in the server's order: an answer comes behind what it answers.
fn unique(answers: Vec<Post>) -> Vec<Post> {
    let mut seen = HashSet::new();
    let all = answers.into_iter();
    all.filter(|answer| seen.insert(answer.id.clone()))
        .collect()
}

/// One look at the answers.
struct Taking<'a> {
    intake: &'a Intake<'a>,
    conversation: &'a Conversation,
    site: Arc<Site>,
    path: PagePath,
    /// When the next look is due, as it is stored.
    due: Timestamp,
    /// Whether it is a look at all answers, and not at one that was sent alone.
    is_of_all: bool,
    known: Known,
    taken: Taken,
}

/// What has come of it.
#[derive(Default)]
struct Taken {
    /// What is new about originals.
    originals: Vec<KnownOriginal>,
    has_changed: bool,
    /// Whether the same answers are to be looked at again, because they wait, are refused for now, or do not show all.
    is_unsettled: bool,
}

impl Taking<'_> {
    async fn all(mut self, answers: &[Post], server: &dyn Server) -> Result<Taken, Trouble> {
        self.is_of_all = true;
        let there: HashSet<&str> = answers.iter().map(|answer| answer.id.as_str()).collect();
        // Which comment stands for each answer; an answer that is none leads on to what it answers itself.
        let mut comments: HashMap<&str, Option<CommentId>> = HashMap::new();
        for answer in answers {
            let above = answer.parent.as_deref();
            let parent = above.and_then(|above| comments.get(above).copied().flatten());
            let comment = self.one(answer, parent).await?;
            comments.insert(&answer.id, comment.or(parent));
        }
        self.look_for_missing(&there, server).await?;
        Ok(self.taken)
    }

    /// Comes before the first change. If this server ends in the midst of the look, the next one is due at once, and no tag
    /// that another server has of the answers holds any more.
    async fn begin(&mut self) -> Result<(), Trouble> {
        if !self.is_of_all || self.due != self.conversation.due {
            return Ok(());
        }
        let now = self.intake.services.clock.now();
        self.due = now.min(self.conversation.due - SignedDuration::from_millis(1));
        self.write(Vec::new()).await
    }

    async fn write(&self, originals: Vec<KnownOriginal>) -> Result<(), Trouble> {
        let read = ConversationRead {
            id: self.conversation.id,
            stirred: self.conversation.stirred,
            due: self.due,
            likes: None,
            ended: self.conversation.ended,
            originals,
        };
        self.intake.services.store.conversation_read(read).await?;
        Ok(())
    }

    /// The comment of an answer, if it is one.
    async fn one(
        &mut self,
        answer: &Post,
        parent: Option<CommentId>,
    ) -> Result<Option<CommentId>, Trouble> {
        if let Some(comment) = self.known.copied.get(&answer.id) {
            return Ok(Some(*comment));
        }
        if !answer.is_public || answer.is_silenced {
            self.keep_out(&answer.id).await?;
            return self.comment_of(answer).await;
        }
        if let Some(comment) = self.comment_of(answer).await? {
            self.look_again(answer, comment).await?;
            return Ok(Some(comment));
        }
        self.take(answer, parent).await
    }

    async fn comment_of(&self, answer: &Post) -> Result<Option<CommentId>, Trouble> {
        let network = self.intake.network;
        let taken = &self.known.taken;
        let by = |uri: &Option<String>| {
            let uri = uri.as_deref();
            uri.and_then(|uri| taken.get(&original_mark(network, uri)).copied())
        };
        let by_name = by(&answer.uri).or_else(|| taken.get(&answer.id).copied());
        if by_name.is_some() {
            return Ok(by_name);
        }
        let Some(former) = by(&answer.former_uri) else {
            return Ok(None);
        };
        let here = self.known.by_post.get(&answer.id);
        if here.is_some_and(|here| here.known.comment == former) {
            return Ok(Some(former));
        }
        // What was erased does not come again. What is below another page is another comment.
        let comment = self.intake.services.store.comment(former).await?;
        let there = comment.filter(|comment| comment.author.is_some());
        let is_this = there.is_none_or(|comment| comment.page == self.conversation.path);
        Ok(is_this.then_some(former))
    }

    async fn take(
        &mut self,
        answer: &Post,
        parent: Option<CommentId>,
    ) -> Result<Option<CommentId>, Trouble> {
        let intake = self.intake;
        let by_owner = intake.owners.has(&answer.author);
        if intake.refused.has(answer) || (by_owner && self.known.may_be_ours(answer)) {
            self.taken.is_unsettled = true;
            return Ok(None);
        }
        let network = intake.network;
        let Some(original) = answer.original(network, self.conversation.id) else {
            return Ok(None);
        };
        self.begin().await?;
        let taken = intake.services.conversations.take(Answer {
            site: Arc::clone(&self.site),
            path: self.path.clone(),
            parent,
            name: answer.author.name.clone(),
            profile: answer.author.profile.clone(),
            text: answer.text(),
            by_owner,
            original,
            written: answer.written,
        });
        match taken.await {
            Ok(comment) => {
                self.taken.has_changed = true;
                intake.metrics.answer_read(network, "new");
                Ok(Some(comment))
            }
            Err(error) if is_temporary(&error) => Err(Trouble::Own(error.into())),
            Err(error) => {
                intake.metrics.answer_read(network, "refused");
                intake.refused.note(answer, intake.services.clock.now());
                self.taken.is_unsettled = true;
                tracing::debug!(%error, "an answer is no comment");
                Ok(None)
            }
        }
    }

    /// Whether its author has changed it since. What was erased here has no original any more.
    async fn look_again(&mut self, answer: &Post, comment: CommentId) -> Result<(), Trouble> {
        let version = answer.version.clone();
        let known = self.known.by_post.get(&answer.id);
        if let Some(known) = known.filter(|known| known.status == CommentStatus::Deleted) {
            // Once it is restored, it is as its author has it by then.
            self.taken.is_unsettled |= known.known.version != version;
            return Ok(());
        }
        self.let_in(&answer.id).await?;
        let known = self.known.by_post.get(&answer.id);
        if known.is_some_and(|known| known.known.version == version) {
            return Ok(());
        }
        if known.is_some() && !self.rewrite(answer, comment).await? {
            return Ok(());
        }
        self.taken.originals.push(KnownOriginal {
            comment,
            post: answer.id.clone(),
            version,
            handle: answer.author.handle.clone(),
        });
        Ok(())
    }

    /// Returns whether this version is settled.
    async fn rewrite(&mut self, answer: &Post, comment: CommentId) -> Result<bool, Trouble> {
        self.begin().await?;
        let intake = self.intake;
        let network = intake.network;
        let url = answer.url.as_deref().or(answer.uri.as_deref());
        let url = url.unwrap_or_default();
        let text = answer.text();
        let rewritten = intake.services.conversations.rewrite(comment, &text, url);
        match rewritten.await {
            Ok(()) => {
                self.taken.has_changed = true;
                intake.metrics.answer_read(network, "changed");
                Ok(true)
            }
            Err(error) if is_temporary(&error) => Err(Trouble::Own(error.into())),
            // Somebody has deleted it meanwhile.
            Err(CommentError::UnknownComment) => {
                self.taken.is_unsettled = true;
                Ok(false)
            }
            Err(error) => {
                intake.metrics.answer_read(network, "refused");
                tracing::debug!(%error, "a changed answer is no comment");
                Ok(true)
            }
        }
    }

    /// An answer that came in is kept from others since: so it is rejected here, too. What the owner decides then stays.
    async fn keep_out(&mut self, answer: &str) -> Result<(), Trouble> {
        let known = self.known.by_post.get(answer).cloned();
        let Some(StoredOriginal { known, status }) = known.filter(|known| !is_kept_out(known))
        else {
            return Ok(());
        };
        // Once it is restored, this is to be seen.
        if status == CommentStatus::Deleted {
            self.taken.is_unsettled = true;
            return Ok(());
        }
        // As it is now: the servers may have taken their time.
        let comment = self.intake.services.store.comment(known.comment).await?;
        let is_rejected = comment.is_some_and(|comment| {
            let is_owners = comment.author.is_some_and(|author| author.owner);
            let is_shown =
                [CommentStatus::Approved, CommentStatus::Pending].contains(&comment.status);
            is_shown && !is_owners
        });
        if is_rejected {
            let order = Order::new(known.comment, Action::Reject);
            self.decide(order).await?;
            let metrics = &self.intake.metrics;
            metrics.answer_read(self.intake.network, "kept_out");
        }
        let version = format!("{KEPT_OUT}{}", known.version);
        self.note(KnownOriginal { version, ..known }).await
    }

    /// An answer that was kept from others is shown again: what was rejected for that alone is as it was before.
    async fn let_in(&mut self, answer: &str) -> Result<(), Trouble> {
        let known = self.known.by_post.get(answer).cloned();
        let Some(StoredOriginal { known, .. }) = known.filter(is_kept_out) else {
            return Ok(());
        };
        let decisions = self.intake.services.store.decisions(known.comment).await?;
        let latest = decisions.last().filter(|latest| {
            let by = (latest.interface.as_str(), latest.action.as_str());
            by == (Interface::Network.as_str(), Action::Reject.as_str())
        });
        if let Some(rejected) = latest {
            self.decide(Order {
                undoes: rejected.batch,
                ..Order::new(known.comment, Action::Undo)
            })
            .await?;
        }
        let version = known.version.strip_prefix(KEPT_OUT).unwrap_or_default();
        let version = version.to_owned();
        self.note(KnownOriginal { version, ..known }).await
    }

    /// At once: if the rest of this look fails, the next one decides nothing twice.
    async fn note(&mut self, original: KnownOriginal) -> Result<(), Trouble> {
        if let Some(known) = self.known.by_post.get_mut(&original.post) {
            known.known = original.clone();
        }
        self.write(vec![original]).await
    }

    async fn decide(&mut self, order: Order) -> Result<(), Trouble> {
        self.begin().await?;
        let intake = self.intake;
        let by = Decider::network(intake.network);
        match intake.services.moderation.decide(by, order).await {
            Ok(_) => Ok(()),
            Err(error) if is_temporary(&error) => Err(Trouble::Own(error.into())),
            // Somebody has decided meanwhile.
            Err(error) => {
                tracing::debug!(%error, "an answer can't be decided about");
                Ok(())
            }
        }
    }

    /// An answer that was not among the others may be removed, or only too far down in a long thread: its server knows.
    async fn look_for_missing(
        &mut self,
        there: &HashSet<&str>,
        server: &dyn Server,
    ) -> Result<(), Trouble> {
        let all = || {
            let here = self.known.by_post.values();
            here.filter(|known| !there.contains(known.known.post.as_str()))
        };
        // What is deleted here can be restored.
        self.taken.is_unsettled |= all().next().is_some();
        let missing = || all().filter(|known| known.status != CommentStatus::Deleted);
        let kept_out = missing().filter(|known| is_kept_out(known));
        let kept_out = kept_out.take(MOST_KEPT_OUT);
        let kept_out: HashSet<String> = kept_out.map(|known| known.known.post.clone()).collect();
        let others = missing().filter(|known| !is_kept_out(known));
        let others = others.take(MOST_MISSING - kept_out.len());
        let others = others.map(|known| known.known.post.clone());
        let posts: Vec<String> = others.chain(kept_out.iter().cloned()).collect();
        if posts.is_empty() {
            return Ok(());
        }
        let root = &self.conversation.post;
        let found = server.missing(root, &posts, &kept_out).await?;
        for post in found.removed {
            let known = self.known.by_post.get(&post);
            if let Some(comment) = known.map(|known| known.known.comment) {
                self.begin().await?;
                self.intake.erase(comment).await?;
                self.taken.has_changed = true;
            }
        }
        for post in found.kept_out {
            self.keep_out(&post).await?;
        }
        for post in found.heard {
            self.let_in(&post).await?;
        }
        Ok(())
    }
}

fn is_kept_out(known: &StoredOriginal) -> bool {
    known.known.version.starts_with(KEPT_OUT)
}

/// When a conversation is looked at again whose answers could not be read so often.
pub(super) fn postponed(
    conversation: &Conversation,
    failures: u32,
    now: Timestamp,
) -> ConversationRead {
    let pause = pauses::of_conversation(conversation.stirred, now);
    ConversationRead {
        id: conversation.id,
        stirred: conversation.stirred,
        due: now + pause.max(pauses::after_failure(failures, None)),
        likes: None,
        ended: conversation.ended,
        originals: Vec::new(),
    }
}
