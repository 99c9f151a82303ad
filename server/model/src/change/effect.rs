//! The changes that rules make.

use std::time::Duration;

use jiff::Timestamp;

use super::PageNumber;
use crate::policy::HookEvent;
use crate::{
    Author, Avatar, BatchId, BlockKind, Claim, CommentId, Decider, EmailAddress, Lesson, MailId,
    MailKind, NewQuestion, PagePath, PageTitle, Reason, SimHash, SiteId, Solved, Status, Text,
};

/// What is true afterwards. Effects are applied in their order.
#[derive(Debug, Clone)]
pub enum Effect {
    /// A new comment, on a page that is begun where there is none.
    AddComment(Box<NewRow>),
    /// What a comment is, and since when readers have seen it.
    SetStatus {
        comment: CommentId,
        status: Status,
        status_before: Option<Status>,
        published: Option<Timestamp>,
    },
    Pin {
        comment: CommentId,
        pinned: bool,
    },
    SetText {
        comment: CommentId,
        text: String,
        html: String,
        edited: Timestamp,
        revision: u32,
        simhash: Option<SimHash>,
    },
    SetReasons {
        comment: CommentId,
        reasons: Vec<Reason>,
    },
    /// The page of a comment has a title from now on.
    TitlePage {
        comment: CommentId,
        title: String,
    },
    /// Name, addresses and text of a comment are nowhere any more, nor what was kept beside it. Its place stays, with
    /// the tokens by which moderators' answers are known, and with what was decided.
    Erase {
        comment: CommentId,
        edited: Timestamp,
        revision: u32,
    },
    /// Neither the address of a comment's author is kept, nor what another system made of it.
    ForgetAddress(CommentId),
    /// An erased comment that nothing hangs below is gone, and so are the erased ones above it that only it kept.
    ClearAway(CommentId),

    /// A solved challenge is good for nothing any more.
    Spend(Solved),
    /// A message, or a request with a key, had its effect.
    See {
        hash: [u8; 32],
        at: Timestamp,
    },
    Record(Box<NewDecision>),
    Block {
        site: SiteId,
        kind: BlockKind,
        value: String,
        comment: CommentId,
        by: String,
        at: Timestamp,
    },
    Unblock {
        site: SiteId,
        kind: BlockKind,
        value: String,
    },
    /// What a comment teaches: nothing, or that its words are those of good comments, or of spam.
    Teach {
        comment: CommentId,
        site: SiteId,
        lesson: Option<(Lesson, Vec<u32>)>,
    },

    /// Akismet is asked about a comment; about nothing else of it any more.
    Ask {
        comment: CommentId,
        question: NewQuestion,
        at: Timestamp,
    },
    /// There is nothing to ask about a comment any more.
    CloseQuestion(CommentId),
    AskAgain {
        comment: CommentId,
        due: Timestamp,
        error: String,
    },
    /// Nobody asks Akismet about a comment again, and no address is kept for it.
    GiveUpQuestion {
        comment: CommentId,
        error: String,
        at: Timestamp,
    },

    /// A mail stands in the outbox. To one recipient there is one about each text of a comment that is to be moderated,
    /// and one each that a comment has answered somebody, or was published: what is told is not told again.
    QueueMail(QueuedMail),
    /// A reader was asked whether the address wants mails.
    AskReader(AskedReader),
    ConfirmReader {
        site: SiteId,
        email: EmailAddress,
        at: Timestamp,
    },
    /// A mail came back.
    Bounce {
        mail: MailId,
        at: Timestamp,
    },
    /// How often mails to an address came back, and since when it gets none.
    CountBounces {
        site: SiteId,
        email: EmailAddress,
        bounces: u32,
        stopped: Option<Timestamp>,
    },
    /// Neither mails nor their tokens are kept any more for a reader.
    ForgetMailsTo {
        site: SiteId,
        email: EmailAddress,
    },
    ForgetReader {
        site: SiteId,
        email: EmailAddress,
    },
    /// What else is kept of a person who is known by an address, on all sites.
    ForgetPerson(EmailAddress),
    /// Blocks and webhooks that left are not known to be about a comment's author any more.
    ForgetSaidOf(CommentId),
    /// Mails that a clock left behind that was ahead are due now.
    MendMails(Claim),
    LeaseMail {
        mail: MailId,
        until: Timestamp,
    },
    /// A mail waits, to go together with others.
    AwaitDigest {
        mail: MailId,
        due: Timestamp,
    },

    /// A receiver is told of a comment.
    QueueHook {
        event: HookEvent,
        comment: CommentId,
        url: String,
        at: Timestamp,
    },
    /// A receiver is told, once, that the thread of a comment has changed: when it is quiet, or has been so for too long.
    ThreadChanged {
        comment: CommentId,
        url: String,
        at: Timestamp,
        quiet: Duration,
        patience: Duration,
    },
}

/// A comment as it begins.
#[derive(Debug, Clone)]
pub struct NewRow {
    pub id: CommentId,
    pub site: SiteId,
    pub page: PageOfComment,
    pub parent: Option<CommentId>,
    pub root: CommentId,
    pub author: Author,
    pub text: Text,
    pub html: String,
    pub status: Status,
    pub reasons: Vec<Reason>,
    pub created: Timestamp,
    pub published: Option<Timestamp>,
    pub submission: Option<[u8; 32]>,
    pub told_title: Option<PageTitle>,
    pub notify: bool,
    pub network: Option<String>,
    pub avatar: Option<Avatar>,
    pub simhash: Option<SimHash>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageOfComment {
    Known(PageNumber),
    New(PagePath),
}

/// A decision, and what taking it back needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDecision {
    pub comment: CommentId,
    pub site: SiteId,
    pub action: crate::Action,
    pub by: Decider,
    pub at: Timestamp,
    pub before: Status,
    pub after: Status,
    pub batch: BatchId,
    pub pinned_before: bool,
    pub reply: Option<CommentId>,
    /// The text that another one stands for now, and its HTML.
    pub text_before: Option<(String, String)>,
    pub blocked: Vec<(BlockKind, String)>,
    pub unblocked: Vec<(BlockKind, String)>,
}

/// A mail to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueuedMail {
    /// `None`: the store names it.
    pub id: Option<MailId>,
    pub kind: MailKind,
    pub site: Option<SiteId>,
    pub comment: Option<CommentId>,
    pub recipient: EmailAddress,
    /// What the comment does not tell, as JSON.
    pub facts: String,
    /// What the comment was before the decision that it tells of.
    pub before: Option<Status>,
    pub at: Timestamp,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedReader {
    pub site: SiteId,
    pub email: EmailAddress,
    pub asked: Timestamp,
    pub asks: u32,
}
