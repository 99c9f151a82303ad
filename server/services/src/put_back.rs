//! The link in the mail about a decision: it puts words back into the owner's answer that the mail reader left out.
//!
//! The token is the authority, as long as its person is a moderator of the site. The words are those of the mail itself,
//! whose row is kept for `privacy.keep_mails`: the link ends with the first of both.

use std::sync::Arc;

use serde::Deserialize;

use super::CommentError;
use super::links::{LinkError, find, moderates};
use super::moderate::{Moderation, Order};
use crate::SiteRegistry;
use afterword_model::{
    Action, Clock, Comment, Decider, EmailAddress, Interface, Site, Status, Text,
};
use afterword_store::{Decision, Store, TokenKind};

/// The target of a link that puts words back.
#[derive(Debug, Clone)]
pub struct LeftOut {
    pub site: Arc<Site>,
    /// The owner's answer, as it is now.
    pub answer: Comment,
    /// Markdown.
    pub words: String,
    pub state: LeftOutState,
    /// The answer's text with the words.
    whole: Text,
    person: EmailAddress,
}

/// What the link can still do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOutState {
    /// The answer is published as it was.
    Open,
    /// The answer is published with the words.
    PutBack,
    /// It was changed or removed since: nothing.
    Late,
}

/// Answers that get back what was left out of them.
#[derive(Clone)]
pub struct PutBacks {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) moderation: Moderation,
    pub(crate) clock: Clock,
}

/// Of a mail about a decision.
#[derive(Deserialize)]
struct Mailed {
    reply: Option<String>,
    cut: Option<String>,
}

impl PutBacks {
    /// Reads the target of the token with this hash, and changes nothing.
    ///
    /// # Errors
    /// [`LinkError::Unknown`], also once the answer is gone; [`LinkError::Expired`], an error of the store.
    pub async fn open(&self, hash: [u8; 32]) -> Result<LeftOut, LinkError> {
        let token = find(&*self.store, hash, TokenKind::PutBack).await?;
        let id = token.comment.ok_or(LinkError::Unknown)?;
        let answer = self.store.comment(id).await?.ok_or(LinkError::Unknown)?;
        let site = self.sites.of(&answer).map_err(|_| LinkError::Unknown)?;
        if answer.site != token.site || !moderates(&token.person, &site) {
            return Err(LinkError::Unknown);
        }
        if token.expires <= self.clock.now() {
            return Err(LinkError::Expired);
        }
        let mail = self.store.mail(token.mail).await?;
        let mail = mail.ok_or(LinkError::Expired)?;
        let mailed: Mailed = serde_json::from_str(&mail.facts).map_err(|_| LinkError::Unknown)?;
        let (reply, words) = mailed.reply.zip(mailed.cut).ok_or(LinkError::Unknown)?;
        let most = self.moderation.limits.current().text;
        let part = Text::parse(&reply, most).map_err(CommentError::from)?;
        let whole =
            Text::parse(&format!("{reply}\n\n{words}"), most).map_err(CommentError::from)?;
        let state = match answer.status {
            Status::Approved if answer.text == part => LeftOutState::Open,
            Status::Approved if answer.text == whole => LeftOutState::PutBack,
            _ => LeftOutState::Late,
        };
        Ok(LeftOut {
            site,
            answer,
            words,
            state,
            whole,
            person: token.person,
        })
    }

    /// Publishes the answer with the words; repeating it changes nothing.
    ///
    /// # Errors
    /// As [`PutBacks::open`] and [`Moderation::decide`]; [`CommentError::ChangedMeanwhile`] once the answer is another
    /// one, or removed.
    pub async fn put_back(&self, hash: [u8; 32]) -> Result<LeftOut, LinkError> {
        let found = self.open(hash).await?;
        match found.state {
            LeftOutState::PutBack => return Ok(found),
            LeftOutState::Late => return Err(CommentError::ChangedMeanwhile.into()),
            LeftOutState::Open => {}
        }
        let text = found.whole.as_str().to_owned();
        let order = Order {
            text: Some(text),
            ..Order::new(found.answer.id, Action::Edit)
        };
        self.decide(hash, &found, order).await
    }

    /// Takes that back; repeating it changes nothing.
    ///
    /// # Errors
    /// As [`PutBacks::put_back`]; also if somebody has decided about the answer since.
    pub async fn undo(&self, hash: [u8; 32]) -> Result<LeftOut, LinkError> {
        let found = self.open(hash).await?;
        if found.state == LeftOutState::Open {
            return Ok(found);
        }
        let decisions = self.store.decisions(found.answer.id).await?;
        let is_own = |latest: &Decision| {
            latest.action == Action::Edit.as_str() && latest.by == found.person.as_str()
        };
        if found.state == LeftOutState::Late || !decisions.last().is_some_and(is_own) {
            return Err(CommentError::ChangedMeanwhile.into());
        }
        let order = Order::new(found.answer.id, Action::Undo);
        self.decide(hash, &found, order).await
    }

    async fn decide(
        &self,
        hash: [u8; 32],
        found: &LeftOut,
        order: Order,
    ) -> Result<LeftOut, LinkError> {
        let by = Decider {
            name: found.person.as_str().to_owned(),
            interface: Interface::Link,
        };
        let order = Order {
            revision: Some(found.answer.revision),
            ..order
        };
        self.moderation.decide(by, order).await?;
        self.open(hash).await
    }
}
