//! Mails to readers who asked for them.

use super::moderator::together;
use super::{
    Draft, LetterError, LetterWriter, OutboxRowData, author_name, excerpt, page_title, tag,
};
use crate::outbound::letter::{
    AnswerByMail, AnswerRefused, Arrived, Confirm, FollowNotice, Letter, MayPublish, Page,
    PrivateReply, PublishedNotice, Received, Refusal, RemovalNotice, ReplyNotice, ReportNotice,
    Role, ThreadsDigest, Unproven, Wish,
};
use afterword_model::{Comment, EmailAddress, MailId, PagePath, Status};
use afterword_rules::private::question;
use afterword_store::{OutboxMail, ReaderAddress, TokenKind};

/// The most comments that a digest shows.
const MOST_SHOWN: usize = 50;
/// How many comments above a reply are searched for the reader's own.
const DEPTH: usize = 100;

impl LetterWriter<'_> {
    /// Asks for confirmation of an address: the author's of a published comment, or that of somebody who wants to
    /// follow a thread.
    pub(super) async fn confirmation(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let known = self.address(mail).await?;
        let is_asked = known.is_some_and(|a| a.confirmed.is_none() || a.stopped.is_some());
        let Some((comment, path)) = self.occasion(mail).await?.filter(|_| is_asked) else {
            return Ok(None);
        };
        let wish = match self.is_followed(&path, &mail.recipient).await? {
            true => Wish::Thread,
            false => Wish::Replies,
        };
        if comment.is_none() && wish == Wish::Replies {
            return Ok(None);
        }
        let kinds = [TokenKind::Confirm];
        let secrets = self.secrets(mail, comment.as_ref(), &kinds, "").await?;
        let Some(token) = secrets.and_then(|secrets| secrets.confirm) else {
            return Ok(None);
        };
        Ok(Some(Draft::of(Letter::Confirm(Confirm {
            site: self.site_title(),
            // The title may be a stranger's text, and the address somebody else's.
            page: Page {
                url: self.site.url(&path),
                title: path,
            },
            confirm_url: format!("{}/v/{token}", self.public_url),
            arrived: match comment {
                Some(_) => Arrived::Published,
                None => Arrived::Held,
            },
            wish,
        }))))
    }

    /// Where the reader asked for mails: with a published comment, or by following a page.
    async fn occasion(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<(Option<Comment>, String)>, LetterError> {
        if mail.comment.is_none() {
            let path = OutboxRowData::of(mail).page;
            return Ok(path.map(|path| (None, path)));
        }
        let comment = self.published_comment(mail).await?;
        let own = comment.filter(|comment| is_by(comment, &mail.recipient));
        Ok(own.map(|comment| {
            let path = comment.page.clone();
            (Some(comment), path)
        }))
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

    /// New comments of threads that the reader follows: one, or those of a day.
    pub(super) async fn followed(
        &self,
        mails: &[OutboxMail],
    ) -> Result<Option<Draft>, LetterError> {
        let [first, ..] = mails else { return Ok(None) };
        let Some(address) = self.willing(first).await? else {
            return Ok(None);
        };
        let (mut told, mut needless) = (Vec::new(), Vec::new());
        for mail in mails {
            match self.followed_comment(mail).await? {
                Some(comment) => told.push((mail.id, comment)),
                None => needless.push(mail.id),
            }
        }
        let stop = self.stop_url(&address);
        let draft = match told.as_slice() {
            [] => return Ok(None),
            [(_, comment)] => {
                let stop = format!("{stop}?thread={}", comment.id);
                Draft {
                    unsubscribe: Some(stop.clone()),
                    thread: Some(self.thread(comment)),
                    ..Draft::of(Letter::Followed(self.new_comment(comment, stop)))
                }
            }
            _ => self.threads(told, format!("{stop}?threads")),
        };
        Ok(Some(Draft { needless, ..draft }))
    }

    /// Page by page, each from its first new comment on.
    fn threads(&self, mut told: Vec<(MailId, Comment)>, stop: String) -> Draft {
        let mail_id = together(&told);
        told.sort_by(|(_, one), (_, other)| (&one.page, one.id).cmp(&(&other.page, other.id)));
        let shown = told.iter().take(MOST_SHOWN);
        let items = shown.map(|(_, comment)| self.new_comment(comment, stop.clone()));
        let digest = ThreadsDigest {
            site: self.site_title(),
            items: items.collect(),
            rest: told.len().saturating_sub(MOST_SHOWN),
            unsubscribe_page: stop.clone(),
        };
        Draft {
            mail_id,
            unsubscribe: Some(stop),
            ..Draft::of(Letter::Threads(digest))
        }
    }

    fn new_comment(&self, comment: &Comment, unsubscribe_page: String) -> FollowNotice {
        let owner = comment.author.as_ref().is_some_and(|author| author.owner);
        FollowNotice {
            site: self.site_title(),
            page: self.page(comment),
            comment_url: self.comment_url(comment),
            author: author_name(comment),
            role: if owner { Role::Owner } else { Role::Reader },
            text: comment.text.as_str().to_owned(),
            unsubscribe_page,
        }
    }

    /// `None` if it is not public any more, or the reader follows its thread no more.
    async fn followed_comment(&self, mail: &OutboxMail) -> Result<Option<Comment>, LetterError> {
        let comment = self.published_comment(mail).await?;
        let comment = comment.filter(|_| self.site.rules.follow_threads);
        let Some(comment) = comment else {
            return Ok(None);
        };
        let is_followed = self.is_followed(&comment.page, &mail.recipient).await?;
        Ok(is_followed.then_some(comment))
    }

    async fn is_followed(&self, path: &str, reader: &EmailAddress) -> Result<bool, LetterError> {
        let Ok(path) = PagePath::parse(path) else {
            return Ok(false);
        };
        let store = &self.services.store;
        let pace = store.follow(self.site.id, path, reader.clone()).await?;
        Ok(pace.is_some())
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

    /// What became of a reported comment. `None` once an undo has opened the report again.
    pub(super) async fn report_decided(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let facts = OutboxRowData::of(mail);
        let (Some(comment), Some(path), Some(when), Some(outcome)) =
            (facts.reported, facts.page, facts.when, facts.outcome)
        else {
            return Ok(None);
        };
        let reports = self.services.store.reports(vec![comment]).await?;
        let is_open = reports.iter().any(|report| {
            let is_theirs = report
                .email
                .as_ref()
                .is_some_and(|email| email.as_str().eq_ignore_ascii_case(mail.recipient.as_str()));
            is_theirs && report.closed.is_none()
        });
        let address = self.address(mail).await?;
        let is_stopped = address
            .as_ref()
            .is_some_and(|known| known.stopped.is_some());
        if is_open || is_stopped {
            return Ok(None);
        }
        let stop = address.map(|address| self.stop_url(&address));
        Ok(Some(Draft {
            unsubscribe: stop.clone(),
            ..Draft::of(Letter::ReportDecided(ReportNotice {
                site: self.site_title(),
                page: Page {
                    url: self.site.url(&path),
                    // The title may be a stranger's text, and the address somebody else's.
                    title: path,
                },
                when,
                outcome,
                unsubscribe_page: stop,
            }))
        }))
    }

    /// The statement of reasons for the removal of a reported comment. `None` once it waits or is published again.
    pub(super) async fn removed(&self, mail: &OutboxMail) -> Result<Option<Draft>, LetterError> {
        let comment = self.comment(mail).await?;
        let is_removed = |comment: &Comment| {
            matches!(
                comment.status,
                Status::Rejected | Status::Spam | Status::Deleted
            )
        };
        let comment = comment.filter(is_removed);
        let (Some(comment), Some(address)) = (comment, self.willing(mail).await?) else {
            return Ok(None);
        };
        let reasons = OutboxRowData::of(mail).reasons.into_iter();
        let stop = self.stop_url(&address);
        Ok(Some(Draft {
            unsubscribe: Some(stop.clone()),
            thread: Some(self.thread(&comment)),
            ..Draft::of(Letter::Removed(RemovalNotice {
                site: self.site_title(),
                page: self.page(&comment),
                reasons: reasons.map(|reason| self.report_reason(reason)).collect(),
                text: comment.text.as_str().to_owned(),
                unsubscribe_page: stop,
            }))
        }))
    }

    /// The owner's answer to a private word. `None` once it is taken back, or either is gone.
    pub(super) async fn private_reply(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let reply = self.comment(mail).await?;
        let is_there = |reply: &Comment| matches!(reply.status, Status::Private | Status::Approved);
        let Some(reply) = reply.filter(is_there) else {
            return Ok(None);
        };
        let Some(own) = self.own_comment(&reply, &mail.recipient).await? else {
            return Ok(None);
        };
        let Some(stop) = self.stop_page(mail).await? else {
            return Ok(None);
        };
        Ok(Some(Draft {
            unsubscribe: Some(stop.clone()),
            ..Draft::of(Letter::PrivateReply(PrivateReply {
                site: self.site_title(),
                page: self.page(&own),
                author: author_name(&reply),
                text: reply.text.as_str().to_owned(),
                excerpt: excerpt(own.text.as_str()),
                is_private: reply.status == Status::Private,
                unsubscribe_page: Some(stop),
            }))
        }))
    }

    /// The owner would like to publish a private word. `None` if it has changed since, or is not private any more, and
    /// once the question is taken back.
    pub(super) async fn may_publish(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let word = self.comment(mail).await?;
        let is_same =
            |word: &Comment| word.status == Status::Private && word.revision == mail.revision;
        let Some(word) = word.filter(is_same) else {
            return Ok(None);
        };
        if !self.is_asked(mail, &word).await? {
            return Ok(None);
        }
        let Some(stop) = self.stop_page(mail).await? else {
            return Ok(None);
        };
        let kinds = [TokenKind::Publish];
        let secrets = self.secrets(mail, Some(&word), &kinds, "").await?;
        let Some(token) = secrets.and_then(|secrets| secrets.publish) else {
            return Ok(None);
        };
        Ok(Some(Draft {
            unsubscribe: Some(stop.clone()),
            ..Draft::of(Letter::MayPublish(MayPublish {
                site: self.site_title(),
                page: self.page(&word),
                text: word.text.as_str().to_owned(),
                publish_url: format!("{}/p/{token}", self.public_url),
                unsubscribe_page: Some(stop),
            }))
        }))
    }

    /// Whether the owner still asks, by this mail: what was asked, taken back and asked again goes out once.
    async fn is_asked(&self, mail: &OutboxMail, word: &Comment) -> Result<bool, LetterError> {
        let decisions = self.services.store.decisions(word.id).await?;
        let decisions = decisions.iter();
        let asked = question(decisions.map(|decision| (decision.action.parse().ok(), decision.at)));
        Ok(asked.is_some_and(|asked| asked <= mail.created))
    }

    /// Where somebody who never asked for mails ends them; `None` if they are ended.
    async fn stop_page(&self, mail: &OutboxMail) -> Result<Option<String>, LetterError> {
        let address = self.address(mail).await?;
        let address = address.filter(|known| known.stopped.is_none());
        Ok(address.map(|address| self.stop_url(&address)))
    }

    /// Why a reply by mail could not become a comment.
    pub(super) fn refusal(&self, mail: &OutboxMail) -> Draft {
        let facts = OutboxRowData::of(mail);
        let most = facts.most.unwrap_or_default();
        let reason = match facts.reason.as_deref() {
            Some("closed") => Refusal::ClosedPage,
            Some("gone") => Refusal::Gone,
            Some("expired") => Refusal::Expired,
            Some("empty") => Refusal::Empty,
            Some("long") => Refusal::TooLong { most },
            Some("links") => Refusal::TooManyLinks { most },
            _ => Refusal::Other {
                words: facts.refusal(self.site, mail),
            },
        };
        Draft::of(Letter::AnswerRefused(AnswerRefused {
            reason,
            text: facts.text.unwrap_or_default(),
        }))
    }

    /// Asks whether its recipient wrote a comment that came by mail; `None` once it is confirmed.
    pub(super) async fn unproven(&self, mail: &OutboxMail) -> Result<Option<Draft>, LetterError> {
        let Some(path) = OutboxRowData::of(mail).page else {
            return Ok(None);
        };
        let kinds = [TokenKind::Submit];
        let secrets = self.secrets(mail, None, &kinds, "").await?;
        let Some(token) = secrets.and_then(|secrets| secrets.submit) else {
            return Ok(None);
        };
        Ok(Some(Draft::of(Letter::Unproven(Unproven {
            site: self.site_title(),
            // The title may be a stranger's text, and the address somebody else's.
            page: Page {
                url: self.site.url(&path),
                title: path,
            },
            submit_url: format!("{}/b/{token}", self.public_url),
        }))))
    }

    /// What became of a comment by mail; `None` if it is gone.
    pub(super) async fn received(&self, mail: &OutboxMail) -> Result<Option<Draft>, LetterError> {
        let comment = self.comment(mail).await?;
        let own = comment.filter(|comment| is_by(comment, &mail.recipient));
        let facts = OutboxRowData::of(mail);
        Ok(own.map(|comment| {
            let is_published = comment.status == Status::Approved;
            Draft::of(Letter::Received(Received {
                site: self.site_title(),
                page: self.page(&comment),
                text: comment.text.as_str().to_owned(),
                comment_url: is_published.then(|| self.comment_url(&comment)),
                attached: facts.attached,
                attached_more: facts.attached_more,
            }))
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
        let closed = self.site.closed_pages(self.services.clock.now());
        Ok(page.is_some_and(|page| {
            let closed = closed.closed_by(Some((page.closed, page.first_seen)));
            closed.is_none()
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
        let secrets = self.secrets(mail, Some(comment), &kinds, &name).await?;
        Ok(secrets.and_then(|secrets| secrets.answer))
    }
}

fn is_by(comment: &Comment, address: &EmailAddress) -> bool {
    let author = comment.author.as_ref();
    let email = author.and_then(|author| author.email.as_ref());
    email.is_some_and(|email| email.as_str().eq_ignore_ascii_case(address.as_str()))
}
