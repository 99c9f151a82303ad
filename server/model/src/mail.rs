//! Mails to send: their kinds, their recipients, and the orders that cause them.

use std::sync::Arc;

use jiff::Timestamp;
use serde::Serialize;
use uuid::Uuid;

use crate::policy::TellOwner;
use crate::{CommentId, EmailAddress, Hooks, Network, SiteId, Status, Undelivered};

/// Identifies a mail in its Message-ID and envelope; it authorises nothing. UUIDv7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct MailId(pub Uuid);

impl MailId {
    #[must_use]
    pub fn new() -> Self {
        Self(Uuid::now_v7())
    }

    /// From `v…` of an envelope address or the local part of a Message-ID.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Uuid::try_parse(text).ok().map(Self)
    }
}

impl Default for MailId {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MailKind {
    /// To a moderator: here is a comment.
    Moderation,
    /// To a moderator: what was kept as spam, once a day.
    Spam,
    /// To a reader: is this your address?
    Confirmation,
    /// To a reader: somebody has replied to you.
    Answered,
    /// To a reader who follows the thread: there is a new comment.
    Followed,
    /// To a reader: your comment was published.
    Published,
    /// To a moderator: readers have reported a published comment.
    Reported,
    /// To a reader who has reported a comment: what became of it.
    #[serde(rename = "report-decided")]
    ReportDecided,
    /// To a reader: your comment was removed because it was reported.
    Removed,
    /// To a moderator: here is a word for you only.
    Private,
    /// To the author of a private word: the owner has answered.
    #[serde(rename = "private-reply")]
    PrivateReply,
    /// To the author of a private word: may it be published?
    #[serde(rename = "may-publish")]
    MayPublish,
    /// To a moderator: what your mail did.
    Decided,
    /// To a moderator: why your mail did nothing.
    Explanation,
    /// To a reader: why your answer could not become a comment.
    Refusal,
    /// To somebody whose mail may become a comment: did you write it?
    Unproven,
    /// To the author of a comment by mail: what became of it.
    Received,
    /// To an owner: the link that signs in to the console.
    #[serde(rename = "sign-in")]
    SignIn,
    /// To an owner of the server: its database is damaged.
    Damage,
    /// To a further address of a moderator: may it answer?
    Address,
    /// To the address given to `afterword mail test`.
    Test,
}

impl MailKind {
    pub const ALL: [Self; 21] = [
        Self::Moderation,
        Self::Spam,
        Self::Confirmation,
        Self::Answered,
        Self::Followed,
        Self::Published,
        Self::Reported,
        Self::ReportDecided,
        Self::Removed,
        Self::Private,
        Self::PrivateReply,
        Self::MayPublish,
        Self::Decided,
        Self::Explanation,
        Self::Refusal,
        Self::Unproven,
        Self::Received,
        Self::SignIn,
        Self::Damage,
        Self::Address,
        Self::Test,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Moderation => "moderation",
            Self::Spam => "spam",
            Self::Confirmation => "confirmation",
            Self::Answered => "answered",
            Self::Followed => "followed",
            Self::Published => "published",
            Self::Reported => "reported",
            Self::ReportDecided => "report-decided",
            Self::Removed => "removed",
            Self::Private => "private",
            Self::PrivateReply => "private-reply",
            Self::MayPublish => "may-publish",
            Self::Decided => "decided",
            Self::Explanation => "explanation",
            Self::Refusal => "refusal",
            Self::Unproven => "unproven",
            Self::Received => "received",
            Self::SignIn => "sign-in",
            Self::Damage => "damage",
            Self::Address => "address",
            Self::Test => "test",
        }
    }
}

/// What a token in a mail is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// In Reply-To of a moderator's mail: a reply decides.
    Reply,
    /// In the links of a moderator's mail.
    Link,
    /// In Reply-To of a reader's mail: a reply becomes a comment.
    Answer,
    /// In a confirmation's link.
    Confirm,
    /// In the link by which the author of a private word agrees to its publication.
    Publish,
    /// In the link by which a moderator puts back what was left out of an answer.
    PutBack,
    /// In Reply-To of a mail about several comments: a reply decides by their numbers. Also of each comment in it, by
    /// a hash that no token has.
    Digest,
    /// In the link by which somebody confirms to have written a mail, which then becomes a comment.
    Submit,
}

impl TokenKind {
    /// Whether a reply with it decides.
    #[must_use]
    pub fn is_moderators(self) -> bool {
        matches!(self, Self::Reply | Self::Digest)
    }

    /// Whether a reply with it has an effect; the others are of links.
    #[must_use]
    pub fn is_answered(self) -> bool {
        self.is_moderators() || self == Self::Answer
    }

    pub const ALL: [Self; 8] = [
        Self::Reply,
        Self::Link,
        Self::Answer,
        Self::Confirm,
        Self::Publish,
        Self::PutBack,
        Self::Digest,
        Self::Submit,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Reply => "reply",
            Self::Link => "link",
            Self::Answer => "answer",
            Self::Confirm => "confirm",
            Self::Publish => "publish",
            Self::PutBack => "put-back",
            Self::Digest => "digest",
            Self::Submit => "submit",
        }
    }
}

/// Who is notified of a comment that is written or published; part of each write that may cause a mail or a webhook.
#[derive(Debug, Clone)]
pub struct Mailing {
    pub moderators: Vec<EmailAddress>,
    pub about: TellOwner,
    /// The moderators get a mail once a day about what was kept as spam.
    pub spam: bool,
    /// Readers who asked for it get mails about replies.
    pub readers: bool,
    /// Readers may follow the thread of a page.
    pub follows: bool,
    /// Authors get a mail when their held comment is published.
    pub authors: bool,
    /// The author of a private word may get a mail: mails are sent at all.
    pub private: bool,
    /// Webhooks about it.
    pub hooks: Arc<Hooks>,
    /// The networks on which the owner's answers to people there are posted, too.
    pub copied_to: Vec<Network>,
    /// The pages that the owner's comments link to are told so.
    pub tells_links: bool,
}

impl Mailing {
    /// No notifications.
    #[must_use]
    pub fn none() -> Self {
        Self {
            moderators: Vec::new(),
            about: TellOwner::Nothing,
            spam: false,
            readers: false,
            follows: false,
            authors: false,
            private: false,
            hooks: Arc::default(),
            copied_to: Vec::new(),
            tells_links: false,
        }
    }
}

/// A mail to be sent.
#[derive(Debug, Clone)]
pub struct NewMail {
    pub id: MailId,
    pub kind: MailKind,
    pub site: Option<SiteId>,
    pub comment: Option<CommentId>,
    pub recipient: EmailAddress,
    /// Facts that are not in the comment, as JSON.
    pub facts: String,
    pub now: Timestamp,
}

/// A mail in the outbox.
#[derive(Clone)]
pub struct OutboxMail {
    pub id: MailId,
    pub kind: MailKind,
    pub site: Option<SiteId>,
    pub comment: Option<CommentId>,
    /// The revision of the comment's text when the mail was queued.
    pub revision: u32,
    pub recipient: EmailAddress,
    pub facts: String,
    /// The comment's status before the decision that the mail is about.
    pub before: Option<Status>,
    pub secrets: Option<String>,
    pub created: Timestamp,
    pub due: Timestamp,
    pub attempts: u32,
    pub sent: Option<Timestamp>,
    pub failed: Option<Timestamp>,
    pub error: Option<Undelivered>,
    /// Somebody has claimed it until then, or had.
    pub leased: Option<Timestamp>,
}

impl OutboxMail {
    #[must_use]
    pub fn claimed(&self) -> ClaimedMail {
        ClaimedMail {
            id: self.id,
            until: self.leased,
        }
    }
}

impl std::fmt::Debug for OutboxMail {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { id, kind, .. } = self;
        write!(formatter, "OutboxMail({id:?}, {kind:?})")
    }
}

/// A mail, and the claim by which somebody tells what became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimedMail {
    pub id: MailId,
    pub until: Option<Timestamp>,
}

/// A claim of due mails.
#[derive(Debug, Clone, Copy)]
pub struct Claim {
    pub now: Timestamp,
    /// Nobody else claims the same mails until then.
    pub leased: Timestamp,
    /// Mails to one moderator that are sent singly in a span of `digest_every`.
    pub single_mails: u32,
    pub digest_every: std::time::Duration,
    /// Readers of one site that are asked to confirm an address in an hour; 0: any number.
    pub confirmations: u32,
    /// The most mails to claim at once.
    pub limit: u32,
}

/// A message, or a request with a key, that has one effect, and the mail that answers it.
#[derive(Debug, Clone)]
pub struct Answering {
    /// SHA-256 of person and Message-ID, or of the request; a second message with it does nothing.
    pub seen: [u8; 32],
    pub mail: Option<NewMail>,
    pub key: Option<RequestKey>,
}

/// The key of a request that may be repeated. From its first effect on it belongs to that request alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestKey {
    /// SHA-256 of the client and the key.
    pub key: [u8; 32],
    /// SHA-256 of that and of the request.
    pub request: [u8; 32],
}

/// A message that decides nothing.
#[derive(Debug, Clone)]
pub struct Note {
    pub seen: [u8; 32],
    pub mail: Option<NewMail>,
    /// Mails of this kind that the recipient may get in a day.
    pub daily: u32,
    pub now: Timestamp,
}

/// Which mails a reader unsubscribes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopMails {
    All,
    OfReplies(CommentId),
    /// About new comments of the page of this comment.
    OfThread(CommentId),
    /// About new comments of all pages that the reader follows.
    OfThreads,
}

#[derive(Debug, Clone)]
pub enum MailOutcome {
    Sent,
    /// It could not be sent now.
    Again {
        due: Timestamp,
        error: Undelivered,
    },
    /// It can't be sent at all; the owner sees it.
    Failed(Undelivered),
    /// The notification is not needed any more.
    Needless,
}
