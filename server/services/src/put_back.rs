//! The link in the mail about a decision: it puts words back into the owner's text that the mail reader left out. That
//! text is an answer, or the new text of a comment. An answer to a private word has gone already, so that the words
//! follow it.
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
    Action, Clock, Comment, CommentId, Decider, EmailAddress, Interface, Site, Status, Text, digest,
};
use afterword_store::{Decision, Store, TokenKind};

/// The target of a link that puts words back.
#[derive(Debug, Clone)]
pub struct LeftOut {
    pub site: Arc<Site>,
    /// The text that lacks the words, as it is now.
    pub comment: Comment,
    pub place: LeftOutPlace,
    /// Markdown.
    pub words: String,
    pub state: LeftOutState,
    /// The text with the words.
    whole: Text,
    person: EmailAddress,
}

/// What the words were left out of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOutPlace {
    /// The owner's public answer.
    Answer,
    /// A comment that the owner has changed.
    Comment,
    /// An answer that went to its reader alone.
    PrivateAnswer,
}

/// What the link can still do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOutState {
    /// The text is as it was.
    Open,
    /// It has the words, or they were sent.
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

/// Of a mail about a decision, or about those of a digest.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Mailed {
    reply: Option<String>,
    text: Option<String>,
    cut: Option<String>,
    numbered: Vec<MailedNumber>,
}

#[derive(Deserialize)]
struct MailedNumber {
    comment: Option<CommentId>,
    reply: Option<String>,
    /// Of a new text: [`text_mark`].
    text_mark: Option<String>,
}

/// Tells whether a comment still has a text, without keeping that.
#[must_use]
pub fn text_mark(text: &Text) -> String {
    data_encoding::HEXLOWER.encode(&digest(&["text", text.as_str()]))
}

impl Mailed {
    /// The mark of the text that the words were left out of.
    fn mark(&self, of: &Comment, place: LeftOutPlace, most: usize) -> Option<String> {
        let mark = |text: &String| Some(text_mark(&Text::parse(text, most).ok()?));
        let numbered = |id: CommentId| {
            let mut numbered = self.numbered.iter();
            numbered.find(|one| one.comment == Some(id))
        };
        match place {
            LeftOutPlace::Comment => match &self.text {
                Some(text) => mark(text),
                None => numbered(of.id)?.text_mark.clone(),
            },
            LeftOutPlace::Answer | LeftOutPlace::PrivateAnswer => match &self.reply {
                Some(reply) => mark(reply),
                None => mark(numbered(of.parent?)?.reply.as_ref()?),
            },
        }
    }
}

fn place(of: &Comment) -> LeftOutPlace {
    match of.author.as_ref().is_some_and(|author| author.owner) {
        true if of.private => LeftOutPlace::PrivateAnswer,
        true => LeftOutPlace::Answer,
        false => LeftOutPlace::Comment,
    }
}

impl PutBacks {
    /// Reads the target of the token with this hash, and changes nothing.
    ///
    /// # Errors
    /// [`LinkError::Unknown`], also once the text is gone; [`LinkError::Expired`], an error of the store.
    pub async fn open(&self, hash: [u8; 32]) -> Result<LeftOut, LinkError> {
        let token = find(&*self.store, hash, TokenKind::PutBack).await?;
        let id = token.comment.ok_or(LinkError::Unknown)?;
        let comment = self.store.comment(id).await?.ok_or(LinkError::Unknown)?;
        let site = self.sites.of(&comment).map_err(|_| LinkError::Unknown)?;
        if comment.site != token.site || !moderates(&token.person, &site) {
            return Err(LinkError::Unknown);
        }
        if token.expires <= self.clock.now() {
            return Err(LinkError::Expired);
        }
        let mail = self.store.mail(token.mail).await?;
        let mail = mail.ok_or(LinkError::Expired)?;
        let mailed: Mailed = serde_json::from_str(&mail.facts).map_err(|_| LinkError::Unknown)?;
        let words = mailed.cut.clone().ok_or(LinkError::Unknown)?;
        let most = self.moderation.limits.current().text;
        let place = place(&comment);
        let mark = mailed.mark(&comment, place, most);
        let mark = mark.ok_or(LinkError::Unknown)?;
        let (state, whole) = match place {
            LeftOutPlace::PrivateAnswer => self.sent(&comment, &mark, &words, most).await?,
            LeftOutPlace::Answer | LeftOutPlace::Comment => put(&comment, &mark, &words, most)?,
        };
        Ok(LeftOut {
            site,
            comment,
            place,
            words,
            state,
            whole,
            person: token.person,
        })
    }

    /// Whether the words were sent, and what is to be sent.
    async fn sent(
        &self,
        answer: &Comment,
        mark: &str,
        words: &str,
        most: usize,
    ) -> Result<(LeftOutState, Text), LinkError> {
        let words = Text::parse(words, most).map_err(CommentError::from)?;
        let word = answer.parent.ok_or(LinkError::Unknown)?;
        for decision in self.store.decisions(word).await? {
            let Some(reply) = decision.reply else {
                continue;
            };
            let reply = self.store.comment(reply).await?;
            if reply.is_some_and(|reply| reply.text == words) {
                return Ok((LeftOutState::PutBack, words));
            }
        }
        let is_there = answer.status == Status::Private && text_mark(&answer.text) == *mark;
        let state = match is_there {
            true => LeftOutState::Open,
            false => LeftOutState::Late,
        };
        Ok((state, words))
    }

    /// Publishes the text with the words, or sends them; repeating it changes nothing.
    ///
    /// # Errors
    /// As [`PutBacks::open`] and [`Moderation::decide`]; [`CommentError::ChangedMeanwhile`] once the text is another
    /// one, or removed.
    pub async fn put_back(&self, hash: [u8; 32]) -> Result<LeftOut, LinkError> {
        let found = self.open(hash).await?;
        match found.state {
            LeftOutState::PutBack => return Ok(found),
            LeftOutState::Late => return Err(CommentError::ChangedMeanwhile.into()),
            LeftOutState::Open => {}
        }
        let text = found.whole.as_str().to_owned();
        let order = match (found.place, found.comment.parent) {
            (LeftOutPlace::PrivateAnswer, Some(word)) => Order {
                reply: Some(text),
                ..Order::new(word, Action::Reply)
            },
            _ => Order {
                text: Some(text),
                revision: Some(found.comment.revision),
                ..Order::new(found.comment.id, Action::Edit)
            },
        };
        self.decide(hash, &found, order).await
    }

    /// Takes that back; repeating it changes nothing, and neither does it where the words were sent.
    ///
    /// # Errors
    /// As [`PutBacks::put_back`]; also if somebody has decided about the text since.
    pub async fn undo(&self, hash: [u8; 32]) -> Result<LeftOut, LinkError> {
        let found = self.open(hash).await?;
        if found.state == LeftOutState::Open || found.place == LeftOutPlace::PrivateAnswer {
            return Ok(found);
        }
        let decisions = self.store.decisions(found.comment.id).await?;
        let is_own = |latest: &Decision| {
            latest.action == Action::Edit.as_str() && latest.by == found.person.as_str()
        };
        if found.state == LeftOutState::Late || !decisions.last().is_some_and(is_own) {
            return Err(CommentError::ChangedMeanwhile.into());
        }
        let order = Order {
            revision: Some(found.comment.revision),
            ..Order::new(found.comment.id, Action::Undo)
        };
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
        self.moderation.decide(by, order).await?;
        self.open(hash).await
    }
}

/// Whether a published text has the words, and that text.
fn put(
    comment: &Comment,
    mark: &str,
    words: &str,
    most: usize,
) -> Result<(LeftOutState, Text), LinkError> {
    let now = comment.text.as_str();
    let parse = |text: &str| Text::parse(text, most).map_err(CommentError::from);
    let words = parse(words)?;
    let is_part = |text: &Text| text_mark(text) == *mark;
    if comment.status == Status::Approved && is_part(&comment.text) {
        let whole = parse(&format!("{now}\n\n{}", words.as_str()))?;
        return Ok((LeftOutState::Open, whole));
    }
    let part = now.strip_suffix(words.as_str());
    let part = part.and_then(|part| Text::parse(part, most).ok());
    let has_them = comment.status == Status::Approved && part.as_ref().is_some_and(is_part);
    let state = match has_them {
        true => LeftOutState::PutBack,
        false => LeftOutState::Late,
    };
    Ok((state, comment.text.clone()))
}
