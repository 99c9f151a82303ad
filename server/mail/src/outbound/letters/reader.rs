//! Mails to readers who asked for them.

use super::{
    Draft, LetterError, LetterWriter, OutboxRowData, author_name, excerpt, page_title, tag,
};
use crate::outbound::letter::{
    AnswerByMail, AnswerRefused, Arrived, Confirm, Letter, Page, PublishedNotice, Refusal,
    ReplyNotice, Role,
};
use afterword_model::{Comment, EmailAddress, PagePath, Status};
use afterword_store::{OutboxMail, ReaderAddress, TokenKind};

/// How many comments above a reply are searched for the reader's own.
const DEPTH: usize = 100;

impl LetterWriter<'_> {
    /// Asks for confirmation of an address. Only for the author of a published comment.
    pub(super) async fn confirmation(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let Some(comment) = self.published_comment(mail).await? else {
            return Ok(None);
        };
        let known = self.address(mail).await?;
        let is_asked = known.is_some_and(|a| a.confirmed.is_none() || a.stopped.is_some());
        if !is_asked || !is_by(&comment, &mail.recipient) {
            return Ok(None);
        }
        let kinds = [TokenKind::Confirm];
        let secrets = self.secrets(mail, &comment, &kinds, "").await?;
        let Some(token) = secrets.and_then(|secrets| secrets.confirm) else {
            return Ok(None);
        };
        Ok(Some(Draft::of(Letter::Confirm(Confirm {
            site: self.site_title(),
            // The title may be a stranger's text, and the address somebody else's.
            page: Page {
                title: comment.page.clone(),
                url: self.site.url(&comment.page),
            },
            confirm_url: format!("{}/v/{token}", self.public_url),
            arrived: Arrived::Published,
        }))))
    }

    /// Somebody has replied.
    pub(super) async fn answered(&self, mail: &OutboxMail) -> Result<Option<Draft>, LetterError> {
        let Some(comment) = self.published_comment(mail).await? else {
            return Ok(None);
        };
        let Some(address) = self.willing(mail).await? else {
            return Ok(None);
        };
        let Some(own) = self.own_comment(&comment, &mail.recipient).await? else {
            return Ok(None);
        };
        let token = match self.takes_answers(&comment).await? {
            true => self.answer_token(mail, &comment, &own).await?,
            false => None,
        };
        let owner = comment.author.as_ref().is_some_and(|author| author.owner);
        let stop = self.stop_url(&address);
        let answered = ReplyNotice {
            site: self.site_title(),
            page_title: page_title(&comment),
            comment_url: self.comment_url(&comment),
            author: author_name(&comment),
            role: if owner { Role::Owner } else { Role::Reader },
            text: comment.text.as_str().to_owned(),
            excerpt: excerpt(own.text.as_str()),
            unsubscribe_page: format!("{stop}?comment={}", own.id),
            by_mail: match token {
                Some(_) => AnswerByMail::Taken { tag: tag(&comment) },
                None => AnswerByMail::NotTaken,
            },
        };
        Ok(Some(Draft {
            reply_token: token,
            unsubscribe: Some(stop),
            thread: Some(self.thread(&comment)),
            ..Draft::of(Letter::Answered(answered))
        }))
    }

    /// The held comment is public now.
    pub(super) async fn published(&self, mail: &OutboxMail) -> Result<Option<Draft>, LetterError> {
        let Some(comment) = self.published_comment(mail).await? else {
            return Ok(None);
        };
        let Some(address) = self.willing(mail).await? else {
            return Ok(None);
        };
        let stop = self.stop_url(&address);
        let published = PublishedNotice {
            site: self.site_title(),
            page_title: page_title(&comment),
            comment_url: self.comment_url(&comment),
            text: comment.text.as_str().to_owned(),
            unsubscribe_page: format!("{stop}?comment={}", comment.id),
        };
        Ok(Some(Draft {
            unsubscribe: Some(stop),
            thread: Some(self.thread(&comment)),
            ..Draft::of(Letter::Published(published))
        }))
    }

    /// Why a reply by mail could not become a comment.
    pub(super) fn refusal(&self, mail: &OutboxMail) -> Draft {
        let facts = OutboxRowData::of(mail);
        let most = facts.most.unwrap_or_default();
        let reason = match facts.reason.as_deref() {
            Some("closed") => Refusal::ClosedPage,
            Some("gone") => Refusal::Gone,
            Some("empty") => Refusal::Empty,
            Some("long") => Refusal::TooLong { most },
            Some("links") => Refusal::TooManyLinks { most },
            _ => Refusal::Other {
                words: facts.refusal(self.site),
            },
        };
        Draft::of(Letter::AnswerRefused(AnswerRefused {
            reason,
            text: facts.text.unwrap_or_default(),
        }))
    }

    async fn published_comment(&self, mail: &OutboxMail) -> Result<Option<Comment>, LetterError> {
        let comment = self.comment(mail).await?;
        let is_told = self.site.rules.notifications;
        Ok(comment.filter(|comment| is_told && comment.status == Status::Approved))
    }

    async fn address(&self, mail: &OutboxMail) -> Result<Option<ReaderAddress>, LetterError> {
        let recipient = mail.recipient.clone();
        let found = self
            .services
            .store
            .reader_address_of(self.site.id, recipient);
        Ok(found.await?)
    }

    /// The address, if its owner still wants mails.
    async fn willing(&self, mail: &OutboxMail) -> Result<Option<ReaderAddress>, LetterError> {
        let address = self.address(mail).await?;
        Ok(address.filter(|a| a.confirmed.is_some() && a.stopped.is_none()))
    }

    fn stop_url(&self, address: &ReaderAddress) -> String {
        let token = self.services.keys.stop_token(address.id);
        format!("{}/u/{token}", self.public_url)
    }

    /// The nearest comment above that the reader wrote.
    async fn own_comment(
        &self,
        comment: &Comment,
        reader: &EmailAddress,
    ) -> Result<Option<Comment>, LetterError> {
        let mut above = comment.parent;
        for _ in 0..DEPTH {
            let Some(id) = above else { break };
            let Some(comment) = self.services.store.comment(id).await? else {
                break;
            };
            if is_by(&comment, reader) {
                return Ok(Some(comment));
            }
            above = comment.parent;
        }
        Ok(None)
    }

    async fn takes_answers(&self, comment: &Comment) -> Result<bool, LetterError> {
        let Ok(path) = PagePath::parse(&comment.page) else {
            return Ok(false);
        };
        let page = self.services.store.page(self.site.id, path).await?;
        let begun_before = self.site.begun_before(self.services.clock.now());
        Ok(page.is_some_and(|page| {
            let is_old = begun_before.is_some_and(|instant| page.first_seen < instant);
            !page.closed && !is_old
        }))
    }

    async fn answer_token(
        &self,
        mail: &OutboxMail,
        comment: &Comment,
        own: &Comment,
    ) -> Result<Option<String>, LetterError> {
        let kinds = [TokenKind::Answer];
        let name = author_name(own);
        let secrets = self.secrets(mail, comment, &kinds, &name).await?;
        Ok(secrets.and_then(|secrets| secrets.answer))
    }
}

fn is_by(comment: &Comment, address: &EmailAddress) -> bool {
    let author = comment.author.as_ref();
    let email = author.and_then(|author| author.email.as_ref());
    email.is_some_and(|email| email.as_str().eq_ignore_ascii_case(address.as_str()))
}
