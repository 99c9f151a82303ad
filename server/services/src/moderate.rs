//! Every decision goes through here: approve, reject, spam, block, delete, restore, pin, and undo.
//!
//! The interfaces prove who may decide, and pass a [`Decider`].

use std::sync::Arc;

use super::CommentError;
use super::submit::render;
use crate::Changes as _;
use crate::duplicates::Duplicates;
use crate::{Metrics, Receivers, SiteRegistry, Wakeups, to_the_end};
use afterword_config::Live;
use afterword_model::policy::Limits;
use afterword_model::{
    Action, Author, BatchId, Clock, Comment, CommentId, Decider, DisplayName, EmailAddress,
    Interface, Invalid, InvalidReason, PagePath, Status, Text, digest,
};
use afterword_store::{
    Answering, BlockKind, Changed, ClosedPages, DecisionOrder, NewComment, Store,
};

#[derive(Debug, Clone)]
pub struct Order {
    pub id: CommentId,
    pub action: Action,
    /// Markdown of the owner's answer.
    pub reply: Option<String>,
    /// Markdown that replaces the comment's own.
    pub text: Option<String>,
    /// The text that the decider saw; after another edit nothing is decided.
    pub revision: Option<u32>,
    /// The message that causes it, which has one effect however often it comes.
    pub answering: Option<Answering>,
    /// The marks for a block; by default address and network.
    pub marks: Vec<BlockKind>,
    /// Undo only decisions of this batch.
    pub undoes: Option<BatchId>,
    /// The batch that it belongs to, if its caller has to know that before.
    pub batch: Option<BatchId>,
}

impl Order {
    #[must_use]
    pub fn new(id: CommentId, action: Action) -> Self {
        Self {
            id,
            action,
            reply: None,
            text: None,
            revision: None,
            answering: None,
            marks: Vec::new(),
            undoes: None,
            batch: None,
        }
    }

    /// Its batch.
    pub(super) fn batch(&self) -> BatchId {
        let key = self.answering.as_ref().and_then(|answering| answering.key);
        let of_request = || key.map(|key| BatchId::of_request(&key.request));
        self.batch.or_else(of_request).unwrap_or_default()
    }
}

#[derive(Debug, Clone)]
pub struct Decided {
    pub comment: Comment,
    pub before: Status,
}

/// Decisions about comments.
#[derive(Clone)]
pub struct Moderation {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) duplicates: Arc<Duplicates>,
    pub(crate) receivers: Receivers,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Live<Limits>,
    pub(crate) clock: Clock,
}

impl Moderation {
    /// Decides; the resulting counts are fresh when this returns.
    ///
    /// # Errors
    /// [`CommentError::UnknownComment`], [`CommentError::NotPossible`], [`CommentError::Outdated`],
    /// [`CommentError::SeenBefore`], [`CommentError::NoMailToAuthor`], errors of a reply's text, and an error of the
    /// store.
    pub async fn decide(&self, by: Decider, order: Order) -> Result<Decided, CommentError> {
        let own = self.clone();
        to_the_end(async move {
            let (action, interface, batch) = (order.action, by.interface, order.batch());
            let order = own.complete(by, order, batch).await?;
            let changed = own.store.decide(order).await?;
            own.outcome(action, interface, changed)
        })
        .await
    }

    /// The outcome for the caller.
    pub(super) fn outcome(
        &self,
        action: Action,
        interface: Interface,
        changed: Changed,
    ) -> Result<Decided, CommentError> {
        match changed {
            Changed::Done {
                comment, before, ..
            } => {
                self.metrics.decided(action, interface);
                self.duplicates.decided(&comment);
                self.wakeups.all();
                Ok(Decided {
                    comment: *comment,
                    before,
                })
            }
            Changed::Unknown => Err(CommentError::UnknownComment),
            Changed::Outdated => Err(CommentError::Outdated),
            Changed::SeenBefore => Err(CommentError::SeenBefore),
            Changed::KeyReused => Err(CommentError::KeyReused),
            Changed::NotPossible(Status::Private)
                if matches!(action, Action::Ask | Action::Reply) =>
            {
                Err(CommentError::NobodyToAsk)
            }
            Changed::NotPossible(Status::Private) if publishes(action) => {
                Err(CommentError::NeedsConsent)
            }
            Changed::NotPossible(status) => Err(CommentError::NotPossible { status, action }),
        }
    }

    /// The order with all data for the store: rendered texts, and the recipients of notifications.
    pub(super) async fn complete(
        &self,
        by: Decider,
        order: Order,
        batch: BatchId,
    ) -> Result<DecisionOrder, CommentError> {
        if order.action == Action::Edit && order.text.is_none() {
            return Err(Invalid::Text(InvalidReason::Missing).into());
        }
        let comment = self.store.comment(order.id).await?;
        let comment = comment.ok_or(CommentError::UnknownComment)?;
        let site = self.sites.of(&comment)?;
        if is_mailed(&order, &comment) && !self.reaches_author(&comment).await? {
            return Err(CommentError::NoMailToAuthor);
        }
        let reply = order.reply.as_deref();
        let reply = reply.map(|text| self.owners_reply(&comment, text));
        let text = order.text.as_deref().map(|text| {
            let text = Text::parse(text, self.limits.current().text)?;
            let html = render(&text, &site, &self.limits.current())?;
            Ok::<_, CommentError>((text, html))
        });
        Ok(DecisionOrder {
            id: order.id,
            action: order.action,
            by,
            now: self.clock.now(),
            reply: reply.transpose()?,
            text: text.transpose()?,
            revision: order.revision,
            answering: order.answering,
            marks: match order.marks {
                named if named.is_empty() => vec![BlockKind::Email, BlockKind::Network],
                named => named,
            },
            batch,
            undoes: order.undoes,
            mailing: self.receivers.of(&site),
        })
    }

    /// Whether mail can go to the author of a comment who has not asked for any: there is an address, whose owner has
    /// not ended the site's mails, and this server sends mail.
    ///
    /// # Errors
    /// An error of the store; a site that is not known any more.
    pub async fn reaches_author(&self, comment: &Comment) -> Result<bool, CommentError> {
        let site = self.sites.of(comment)?;
        let Some(email) = address(comment).filter(|_| self.receivers.of(&site).private) else {
            return Ok(false);
        };
        let known = self.store.reader_address_of(site.id, email).await?;
        Ok(known.is_none_or(|known| known.stopped.is_none()))
    }

    /// The owner's answer below a comment, as public as that.
    fn owners_reply(&self, comment: &Comment, markdown: &str) -> Result<NewComment, CommentError> {
        let limits = &*self.limits.current();
        let site = self.sites.of(comment)?;
        let text = Text::parse(markdown, limits.text)?;
        let path = PagePath::parse(&comment.page).map_err(Invalid::from)?;
        let now = self.clock.now();
        Ok(NewComment {
            id: CommentId::after(now, comment.id),
            site: comment.site,
            path,
            title: None,
            parent: Some(comment.id),
            author: Author {
                name: DisplayName::parse(site.owner_name(), limits.name)?,
                email: None,
                website: None,
                owner: true,
                verified: true,
            },
            html: render(&text, &site, limits)?,
            text,
            status: match comment.private {
                true => Status::Private,
                false => Status::Approved,
            },
            private: comment.private,
            reasons: Vec::new(),
            now,
            // The same answer to the same comment is given once, however often it is decided.
            submission: Some(digest(&["reply", &comment.id.to_string(), markdown])),
            challenge: None,
            closed_pages: ClosedPages::Accept,
            notify: false,
            follow: None,
            network: None,
            avatar: None,
            simhash: None,
            akismet: None,
            mailing: self.receivers.of(&site),
            original: None,
            written: None,
        })
    }
}

/// What would be done by a mail alone: where none can go, it must not be noted as done. Without an address the rules
/// refuse it.
fn is_mailed(order: &Order, comment: &Comment) -> bool {
    let is_about_private = comment.status == Status::Private && address(comment).is_some();
    is_about_private && matches!(order.action, Action::Ask | Action::Reply)
}

fn address(comment: &Comment) -> Option<EmailAddress> {
    let author = comment.author.as_ref().filter(|author| !author.owner);
    author.and_then(|author| author.email.clone())
}

fn publishes(action: Action) -> bool {
    matches!(action, Action::Approve | Action::Edit | Action::Undo)
}
