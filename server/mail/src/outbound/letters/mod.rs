//! Turns rows of the outbox into a mail. It reads the current data, so nobody gets a mail about a comment that was
//! decided, changed or erased since.
//!
//! `moderator`, `reader` and `owner` are for their recipients; `secrets` are the tokens in a mail.

mod moderator;
mod owner;
mod reader;
mod secrets;

use std::sync::Arc;

use afterword_i18n::Texts;
use jiff::Timestamp;
use serde::Deserialize;
use uuid::Uuid;

use super::compose::{ComposeError, Outgoing, Settings, compose};
use super::dkim::{DkimError, DkimSigner};
use super::head::{Head, Mailbox, Submitted};
use super::letter::{Letter, Page, Test};
use super::templates::{Templates, TemplatesError};
use crate::MailServices;
use crate::mailroom::digest::NumberedOutcome;
use crate::problem::Problem;
use afterword_config::Config;
use afterword_model::{Comment, CommentId, MailId, ReportOutcome, ReportReason, Site};
use afterword_store::{MailKind, OutboxMail, StoreError};

/// Why a letter can't be written now.
#[derive(Debug, thiserror::Error)]
pub enum LetterError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Bad(String),
    /// A permanent failure.
    #[error("{0}")]
    Never(String),
}

/// Why no mails can be written at all.
#[derive(Debug, thiserror::Error)]
pub enum SetUpError {
    #[error("mail.from is empty: set the address that mails come from")]
    NoSender,
    #[error(transparent)]
    Templates(#[from] TemplatesError),
    #[error(transparent)]
    Dkim(#[from] DkimError),
}

/// Writes letters in the words of the templates.
pub struct Letters {
    templates: Templates,
    settings: Settings,
    from: Mailbox,
    public_url: String,
}

/// A letter, and the data around it.
struct Draft {
    letter: Letter,
    /// Used instead of the id of the outbox row.
    mail_id: Option<Uuid>,
    reply_token: Option<String>,
    unsubscribe: Option<String>,
    thread: Option<String>,
    /// Mails of a digest that tell nothing any more.
    needless: Vec<MailId>,
}

impl Draft {
    fn of(letter: Letter) -> Self {
        Self {
            letter,
            mail_id: None,
            reply_token: None,
            unsubscribe: None,
            thread: None,
            needless: Vec::new(),
        }
    }
}

/// A message, and the mails that it does not stand for because they tell nothing any more.
pub struct Written {
    pub outgoing: Outgoing,
    pub needless: Vec<MailId>,
}

/// The data of an outbox row that the comment does not contain.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct OutboxRowData {
    action: Option<String>,
    reply: Option<String>,
    text: Option<String>,
    left_out: Option<String>,
    /// Missing in rows of version 0.1.
    cut: Option<String>,
    /// Attachments: name and size in bytes; and how many are not named.
    attached: Vec<(String, u64)>,
    attached_more: usize,
    reason: Option<String>,
    line: Option<String>,
    /// Why it was refused. Rows of version 0.1 have only its English text, as `line`.
    problem: Option<Problem>,
    id: Option<String>,
    /// A number in the reason.
    most: Option<usize>,
    /// The revision of the comment's text that the answered mail was about.
    revision: Option<u32>,
    /// The Message-ID that is answered.
    message_id: Option<String>,
    /// The reported comment, the path of its page, when it was reported, and what became of it.
    reported: Option<CommentId>,
    page: Option<String>,
    when: Option<Timestamp>,
    outcome: Option<ReportOutcome>,
    /// What readers have reported.
    reasons: Vec<ReportReason>,
    /// It answers a reply to a digest.
    digest: bool,
    /// What became of its numbers, and of which of them it tells.
    numbered: Vec<NumberedOutcome>,
    /// The number from whose text something was cut.
    cut_from: Option<u32>,
    number: Option<u32>,
}

impl OutboxRowData {
    fn of(mail: &OutboxMail) -> Self {
        serde_json::from_str(&mail.facts).unwrap_or_default()
    }

    /// Why it was refused, in the site's language.
    fn refusal(&self, site: &Site, mail: &OutboxMail) -> String {
        let texts = Texts::of(site.rules.language.as_str());
        let who = mail.recipient.as_str();
        let said = self
            .problem
            .as_ref()
            .and_then(|problem| problem.said(texts, who));
        said.or_else(|| self.line.clone()).unwrap_or_default()
    }
}

impl Letters {
    /// # Errors
    /// A template or a key that can't be used; names its setting.
    pub fn new(config: &Config) -> Result<Self, SetUpError> {
        let mail = &config.mail;
        let from = mail.from.as_ref().ok_or(SetUpError::NoSender)?;
        let domain = from.address.domain();
        let signer = match (&mail.dkim_selector, &mail.dkim_key) {
            (Some(selector), Some(key)) => Some(DkimSigner::load(selector.as_str(), domain, key)?),
            _ => None,
        };
        Ok(Self {
            templates: Templates::load(mail.templates.as_deref())?,
            settings: Settings {
                addressing: mail.addressing,
                signer,
            },
            from: Mailbox {
                name: from.name.clone(),
                address: from.address.as_str().to_owned(),
            },
            public_url: config.server.public_url.to_string(),
        })
    }

    /// The message of these rows; `None` if there is nothing left to report. Several rows make one digest.
    ///
    /// # Errors
    /// [`LetterError`].
    pub async fn write(
        &self,
        services: &MailServices,
        mails: &[OutboxMail],
    ) -> Result<Option<Written>, LetterError> {
        let Some(first) = mails.first() else {
            return Ok(None);
        };
        let site = first
            .site
            .and_then(|site| services.sites.current().by_id(site));
        let Some(draft) = self.draft(services, site.as_ref(), mails).await? else {
            return Ok(None);
        };
        let config = services.config.current();
        let rules = site.as_ref().map_or(&config.sites, |site| &site.rules);
        let texts = Texts::of(rules.language.as_str());
        let head = self.head(first, &draft, texts);
        let outgoing = self.sealed(&draft.letter, &head)?;
        Ok(Some(Written {
            outgoing,
            needless: draft.needless,
        }))
    }

    async fn draft(
        &self,
        services: &MailServices,
        site: Option<&Arc<Site>>,
        mails: &[OutboxMail],
    ) -> Result<Option<Draft>, LetterError> {
        let [mail, ..] = mails else { return Ok(None) };
        match mail.kind {
            MailKind::Test => return Ok(Some(test(mail))),
            MailKind::Damage => return Ok(Some(self.damage(mail))),
            MailKind::SignIn => return self.sign_in(services, mail).await,
            MailKind::Address => return self.address(services, mail).await,
            _ => {}
        }
        let Some(site) = site else { return Ok(None) };
        let desk = LetterWriter {
            services,
            site,
            public_url: &self.public_url,
        };
        match mail.kind {
            MailKind::Moderation | MailKind::Reported | MailKind::Private => {
                desk.moderation(mails).await
            }
            MailKind::Spam => desk.spam(mails).await,
            MailKind::Decided => desk.decided(mail).await,
            MailKind::Explanation => desk.explanation(mail).await,
            MailKind::Confirmation => desk.confirmation(mail).await,
            MailKind::Answered => desk.answered(mail).await,
            MailKind::Followed => desk.followed(mails).await,
            MailKind::Published => desk.published(mail).await,
            MailKind::ReportDecided => desk.report_decided(mail).await,
            MailKind::Removed => desk.removed(mail).await,
            MailKind::PrivateReply => desk.private_reply(mail).await,
            MailKind::MayPublish => desk.may_publish(mail).await,
            MailKind::Refusal => Ok(Some(desk.refusal(mail))),
            MailKind::Unproven => desk.unproven(mail).await,
            MailKind::Received => desk.received(mail).await,
            MailKind::SignIn | MailKind::Damage | MailKind::Address | MailKind::Test => Ok(None),
        }
    }

    fn head(&self, mail: &OutboxMail, draft: &Draft, texts: &'static Texts) -> Head {
        let in_reply_to = OutboxRowData::of(mail).message_id;
        Head {
            from: self.from.clone(),
            to: mail.recipient.as_str().to_owned(),
            mail_id: draft.mail_id.unwrap_or(mail.id.0),
            thread: draft.thread.clone(),
            submitted: match &in_reply_to {
                Some(_) => Submitted::Replied,
                None => Submitted::Generated,
            },
            in_reply_to,
            reply_token: draft.reply_token.clone(),
            unsubscribe: draft.unsubscribe.clone(),
            date: mail.created,
            texts,
        }
    }

    /// # Errors
    /// [`LetterError::Bad`].
    pub fn sealed(&self, letter: &Letter, head: &Head) -> Result<Outgoing, LetterError> {
        let outgoing = compose(letter, head, &self.templates, &self.settings);
        outgoing.map_err(|error| match error {
            ComposeError::Receiver => LetterError::Never(error.to_string()),
            error => LetterError::Bad(error.to_string()),
        })
    }
}

/// Everything that is needed to write about a site's comments.
struct LetterWriter<'a> {
    services: &'a MailServices,
    site: &'a Arc<Site>,
    public_url: &'a str,
}

impl LetterWriter<'_> {
    /// The site's name in mails.
    fn site_title(&self) -> String {
        match self.site.title.as_str() {
            "" => self.site.key.to_string(),
            title => title.to_owned(),
        }
    }

    /// The reasons for holding it, in the language of the site's mails. Leaves out findings in its favour.
    fn reasons(&self, comment: &Comment) -> Vec<String> {
        let texts = Texts::of(self.site.rules.language.as_str());
        let reasons = comment.reasons.iter();
        let reasons = reasons.filter(|reason| reason.points() >= 0);
        reasons
            .map(|reason| texts.reason(reason.as_code()).text)
            .collect()
    }

    /// A reader's reason for a report.
    fn report_reason(&self, reason: ReportReason) -> String {
        let texts = Texts::of(self.site.rules.language.as_str());
        texts.reported_as(reason.as_str()).to_owned()
    }

    fn page(&self, comment: &Comment) -> Page {
        Page {
            title: page_title(comment),
            url: self.site.url(&comment.page),
        }
    }

    fn comment_url(&self, comment: &Comment) -> String {
        format!("{}#comment-{}", self.site.url(&comment.page), comment.id)
    }

    /// All mails about one article form one conversation.
    fn thread(&self, comment: &Comment) -> String {
        let article = format!("{}\n{}", self.site.key, comment.page);
        let tag = self
            .services
            .keys
            .pseudonym("conversation", article.as_bytes());
        format!("article-{}", data_encoding::HEXLOWER.encode(&tag))
    }

    fn is_moderator(&self, address: &str) -> bool {
        let mut moderators = self.site.rules.moderators.iter();
        moderators.any(|moderator| moderator.as_str().eq_ignore_ascii_case(address))
    }
}

fn test(mail: &OutboxMail) -> Draft {
    let id = OutboxRowData::of(mail).id;
    let id = id.unwrap_or_else(|| mail.id.0.to_string());
    Draft::of(Letter::Test(Test { id }))
}

fn page_title(comment: &Comment) -> String {
    match comment.page_title.as_str() {
        "" => comment.page.clone(),
        title => title.to_owned(),
    }
}

/// A short name for people: the last characters of the id, which are random.
fn tag(comment: &Comment) -> String {
    let id = comment.id.0.simple().to_string();
    id[id.len().saturating_sub(6)..].to_owned()
}

fn author_name(comment: &Comment) -> String {
    let author = comment.author.as_ref();
    author.map_or_else(String::new, |author| author.name.as_str().to_owned())
}

/// Length of a quoted excerpt, in characters.
const EXCERPT: usize = 300;

fn excerpt(text: &str) -> String {
    let mut characters = text.chars();
    let shown: String = characters.by_ref().take(EXCERPT).collect();
    match characters.next() {
        Some(_) => format!("{}…", shown.trim_end()),
        None => shown,
    }
}
