//! The facts of a mail. They are not trusted.

use afterword_model::ReportOutcome;
use jiff::Timestamp;

/// The content of a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Letter {
    Moderation(HeldComment),
    Digest(Digest),
    Spam(SpamDigest),
    Confirm(Confirm),
    Answered(ReplyNotice),
    Followed(FollowNotice),
    Threads(ThreadsDigest),
    Published(PublishedNotice),
    ReportDecided(ReportNotice),
    Removed(RemovalNotice),
    PrivateReply(PrivateReply),
    MayPublish(MayPublish),
    Decided(DecisionReceipt),
    DigestDecided(DigestReceipt),
    Explanation(Explanation),
    AnswerRefused(AnswerRefused),
    Unproven(Unproven),
    Received(Received),
    SignIn(SignIn),
    Address(AddressQuestion),
    Damage(Damage),
    Test(Test),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub title: String,
    pub url: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterAuthor {
    pub name: String,
    pub email: Option<String>,
    pub website: Option<String>,
}

/// What a comment or an answer replies to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    pub author: String,
    pub text: String,
}

/// Links to pages that describe an action, and carry it out when a button is pressed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    pub approve: Option<String>,
    pub reject: Option<String>,
    pub spam: Option<String>,
}

impl Links {
    #[must_use]
    pub fn only_approve(self) -> Self {
        Self {
            approve: self.approve,
            ..Self::default()
        }
    }
}

/// What became of a new comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrived {
    Held,
    Published,
    Spam,
    /// It is published, and readers have reported it.
    Reported,
    /// For the owner only. An answer can go to its author by mail, or can't.
    Private {
        takes_answers: bool,
    },
}

/// A comment for its moderator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldComment {
    pub site: String,
    pub page: Page,
    pub author: LetterAuthor,
    /// Markdown as typed.
    pub text: String,
    /// Why it is held, in the mail's language.
    pub reasons: Vec<String>,
    pub in_reply_to: Option<Excerpt>,
    pub arrived: Arrived,
    /// A short name for people and for the marker line; it authorises nothing.
    pub tag: String,
    pub links: Links,
}

/// Several comments in one mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    pub site: String,
    pub items: Vec<HeldComment>,
    /// For the marker line; `None` if an answer decides nothing.
    pub tag: Option<String>,
}

/// What was kept as spam in a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpamDigest {
    pub site: String,
    /// The first of it.
    pub items: Vec<HeldComment>,
    /// How many are not shown.
    pub rest: usize,
}

/// Asks for confirmation of an address. Contains no text of the commenter, who may not own the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirm {
    pub site: String,
    pub page: Page,
    pub confirm_url: String,
    pub arrived: Arrived,
    pub wish: Wish,
}

/// Which mails an address is to be confirmed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    Replies,
    /// All new comments of a page.
    Thread,
}

/// Who has replied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Owner,
    Reader,
}

/// Whether a reply by mail becomes a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerByMail {
    /// With the tag of the marker line.
    Taken {
        tag: String,
    },
    NotTaken,
}

/// To a reader: somebody has replied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyNotice {
    pub site: String,
    pub page_title: String,
    pub comment_url: String,
    pub author: String,
    pub role: Role,
    pub text: String,
    /// An excerpt of the reader's own comment.
    pub excerpt: String,
    pub unsubscribe_page: String,
    pub by_mail: AnswerByMail,
}

/// To a follower of a thread: somebody has commented.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowNotice {
    pub site: String,
    pub page: Page,
    pub comment_url: String,
    pub author: String,
    pub role: Role,
    pub text: String,
    pub unsubscribe_page: String,
}

/// To a follower: the new comments of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadsDigest {
    pub site: String,
    /// The first of them, page by page.
    pub items: Vec<FollowNotice>,
    /// How many are not shown.
    pub rest: usize,
    pub unsubscribe_page: String,
}

/// To a reader: the comment is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishedNotice {
    pub site: String,
    pub page_title: String,
    pub comment_url: String,
    pub text: String,
    pub unsubscribe_page: String,
}

/// To a reader who has reported a comment: what became of it. Contains no text of a stranger, because anybody can
/// type anybody's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportNotice {
    pub site: String,
    pub page: Page,
    pub when: Timestamp,
    pub outcome: ReportOutcome,
    pub unsubscribe_page: Option<String>,
}

/// To a reader: your comment was removed, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovalNotice {
    pub site: String,
    pub page: Page,
    /// What readers have reported, in the mail's language.
    pub reasons: Vec<String>,
    pub text: String,
    pub unsubscribe_page: String,
}

/// To the author of a private word: the owner's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateReply {
    pub site: String,
    pub page: Page,
    pub author: String,
    pub text: String,
    /// An excerpt of the reader's own words.
    pub excerpt: String,
    /// Nobody else sees it: the word was not published meanwhile.
    pub is_private: bool,
    pub unsubscribe_page: Option<String>,
}

/// To the author of a private word: the owner would like to publish it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MayPublish {
    pub site: String,
    pub page: Page,
    pub text: String,
    pub publish_url: String,
    pub unsubscribe_page: Option<String>,
}

/// The status of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentState {
    Held,
    Published,
    Refused,
    Spam,
    Deleted,
    /// For the owner only.
    Private,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionTaken {
    Approved,
    Rejected,
    Spam,
    Deleted,
    Blocked,
    Edited,
    /// The author of a private word is asked whether it may be published.
    Asked,
    /// The author of a private word gets the answer.
    Replied,
    Undone {
        now: CommentState,
    },
}

impl ActionTaken {
    /// The resulting status.
    #[must_use]
    pub fn standing(self) -> CommentState {
        match self {
            Self::Approved | Self::Edited => CommentState::Published,
            Self::Rejected => CommentState::Refused,
            Self::Spam | Self::Blocked => CommentState::Spam,
            Self::Deleted => CommentState::Deleted,
            Self::Asked | Self::Replied => CommentState::Private,
            Self::Undone { now } => now,
        }
    }
}

/// The decision before this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierDecision {
    pub standing: CommentState,
    pub who: String,
    pub when: Timestamp,
}

/// To a moderator: what the reply did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionReceipt {
    pub site: String,
    pub page: Page,
    pub author: String,
    pub excerpt: String,
    pub done: ActionTaken,
    pub before: Option<EarlierDecision>,
    /// Exactly what was published as the owner's answer.
    pub reply: Option<String>,
    /// A text below a command that publishes nothing.
    pub left_out: Option<String>,
    /// What was cut from the owner's text: a signature, a closing, an older answer.
    pub cut: Option<String>,
    /// Attachments, which are left out, too: name and size in bytes.
    pub attached: Vec<(String, u64)>,
    /// How many more there were.
    pub attached_more: usize,
    pub put_back: Option<PutBack>,
    /// Exactly the comment's new text.
    pub edited_text: Option<String>,
    pub tag: String,
}

/// To a moderator: what became of the numbers of a digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigestReceipt {
    pub site: String,
    pub items: Vec<DecidedItem>,
    /// What was cut from the owner's text.
    pub cut: Option<String>,
    /// Attachments, which are left out, too: name and size in bytes.
    pub attached: Vec<(String, u64)>,
    /// How many more there were.
    pub attached_more: usize,
    pub put_back: Option<PutBack>,
    pub tag: String,
}

/// The link that puts back what was cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutBack {
    pub url: String,
    /// The answer has gone to its reader: the words follow it.
    pub is_private: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedItem {
    pub number: u32,
    pub author: String,
    pub excerpt: String,
    pub outcome: DecidedOutcome,
    /// Exactly what was published as the owner's answer.
    pub reply: Option<String>,
    /// Exactly the comment's new text.
    pub edited_text: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecidedOutcome {
    Done(CommentState),
    /// The comment was changed after the digest.
    Outdated,
    Gone,
    /// For a reason that is given as text.
    Refused {
        words: String,
    },
}

/// Why a reply did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoEffectReason {
    UnknownWord {
        line: String,
    },
    /// These words below the command may take it back.
    TakenBack {
        line: String,
    },
    /// It can't be told which words are the owner's.
    Unclear,
    /// A digest has no comment with this number.
    NoSuchNumber {
        number: u32,
    },
    /// It has two words or two texts.
    NumberTwice {
        number: u32,
    },
    /// Of a digest: no numbers and words.
    NumbersUnknown {
        line: String,
    },
    /// Of a digest: a text that belongs to no number.
    TextOfNoNumber {
        line: String,
    },
    NothingNew,
    /// The comment was changed after the mail about it.
    Outdated,
    /// The comment no longer exists.
    Gone,
    Expired,
    /// Nothing proves that the owner of the address wrote it.
    Unverified,
    /// The answer was not taken: for its sender, its date or its size, given as text.
    NotTaken {
        words: String,
        /// The moderator's address, if another may be added for answers.
        moderator: Option<String>,
    },
    /// For a reason that is given as text.
    Refused {
        words: String,
    },
}

/// To a moderator: nothing was done, and what would work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub why: NoEffectReason,
    pub tag: String,
    /// The mail that was answered is about several comments.
    pub of_digest: bool,
}

/// To a reader whose answer could not become a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerRefused {
    pub reason: Refusal,
    /// The reader's text, sent back.
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    ClosedPage,
    /// The answered comment no longer exists.
    Gone,
    /// The address that the mail went to works no more.
    Expired,
    Empty,
    /// In characters.
    TooLong {
        most: usize,
    },
    TooManyLinks {
        most: usize,
    },
    /// For a reason that is given as text, which the mail shows unchanged.
    Other {
        words: String,
    },
}

/// Asks whether somebody wrote a comment that came by mail. Contains nothing of it: the address may be somebody else's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unproven {
    pub site: String,
    pub page: Page,
    pub submit_url: String,
}

/// To the author of a comment by mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    pub site: String,
    pub page: Page,
    /// What has become of the mail's text, as Markdown.
    pub text: String,
    /// Of a published comment.
    pub comment_url: Option<String>,
    /// Attachments: name and size in bytes; and how many are not named.
    pub attached: Vec<(String, u64)>,
    pub attached_more: usize,
}

/// To an owner: the sign-in link for the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The server's host.
    pub server: String,
    pub url: String,
}

/// To a further address of a moderator: may it answer?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressQuestion {
    /// The server's host.
    pub server: String,
    /// The moderator's address in the settings.
    pub moderator: String,
    pub url: String,
}

/// To an owner of the server: its database is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The server's host.
    pub server: String,
    /// What the check has found, in SQLite's own words.
    pub found: String,
}

/// `afterword mail test`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    pub id: String,
}
