//! The changes that rules make.

use jiff::Timestamp;

use super::PageNumber;
use crate::policy::HookEvent;
use crate::{
    Author, Avatar, BatchId, BlockKind, CommentId, Decider, EmailAddress, FollowPace, HookId,
    ImportNumber, Lesson, MailId, MailKind, Network, NewQuestion, Original, PageKey, PagePath,
    PageTitle, Reason, Report, ReportOutcome, SimHash, SiteId, Solved, Status, Text, TokenKind,
    Undelivered,
};

/// A fact that is true afterwards. Effects are applied in order.
#[derive(Debug, Clone)]
pub enum Effect {
    /// A new comment, on a page that is created if necessary.
    AddComment(Box<NewRow>),
    /// The status of a comment, and since when readers see it.
    SetStatus {
        comment: CommentId,
        status: Status,
        status_before: Option<Status>,
        published: Option<Timestamp>,
    },
    /// A comment is for the owner only from here on, or is so no more. It is never pending or approved while it is.
    SetPrivate {
        comment: CommentId,
        private: bool,
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
    /// The page of a comment gets a title.
    TitlePage {
        comment: CommentId,
        title: String,
    },
    /// A page without comments.
    BeginPage {
        site: SiteId,
        path: PagePath,
        first_seen: Timestamp,
    },
    SetPageTitle {
        page: PageKey,
        title: String,
    },
    SetPageClosed {
        page: PageKey,
        closed: bool,
    },
    /// A path that led nowhere leads to the page.
    AddAlias {
        page: PageKey,
        alias: PagePath,
    },
    /// A page began with an import. It comes after [`Effect::BeginPage`].
    PageCame {
        import: ImportNumber,
        page: PageKey,
    },
    /// An alias came with an import. It comes after [`Effect::AddAlias`].
    AliasCame {
        import: ImportNumber,
        site: SiteId,
        alias: PagePath,
    },
    /// The page is shown under this path, which leads to it already.
    SetPagePath {
        page: PageKey,
        path: PagePath,
    },
    /// The comments of a page, the reactions to it, its paths and all its webhooks become those of another page, and it
    /// is gone.
    MergePage {
        page: PageKey,
        into: PageKey,
        first_seen: Timestamp,
    },
    /// Name, addresses and text of a comment are erased everywhere, with its reactions and mails. Its place stays,
    /// with its decisions, and with the tokens in mails about it.
    Erase {
        comment: CommentId,
        edited: Timestamp,
        revision: u32,
    },
    /// Erases the address of a comment's author, and another system's avatar.
    ForgetAddress(CommentId),
    /// An import that is undone forgets what it called a comment, which may come again with another import.
    ForgetFormer {
        import: ImportNumber,
        comment: CommentId,
    },
    /// Removes an erased comment without replies, and the erased ones above it that only it kept.
    ClearAway(CommentId),

    /// The key that a comment came with can't be used any more. It comes before [`Effect::Erase`], which forgets the key.
    SpendKey {
        comment: CommentId,
        at: Timestamp,
    },
    /// A solved challenge can't be used any more.
    Spend(Solved),
    /// Marks a message, or a request with a key, as processed.
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
    /// The lesson of a comment: nothing, or that its words are those of good comments, or of spam.
    Teach {
        comment: CommentId,
        site: SiteId,
        lesson: Option<(Lesson, Vec<u32>)>,
    },

    /// Asks Akismet about a comment; earlier questions about it end.
    Ask {
        comment: CommentId,
        question: NewQuestion,
        at: Timestamp,
    },
    /// Ends the question about a comment.
    CloseQuestion(CommentId),
    AskAgain {
        comment: CommentId,
        due: Timestamp,
        error: String,
    },
    /// Claims the question about a comment; the attempt has begun.
    LeaseQuestion {
        comment: CommentId,
        until: Timestamp,
        attempts: u32,
    },
    /// Gives up the question about a comment, and erases its address.
    GiveUpQuestion {
        comment: CommentId,
        error: String,
        at: Timestamp,
    },

    /// Queues a mail in the outbox. One recipient gets at most one mail about each text of a held comment, one about
    /// each reply, and one about a publication: nothing is sent twice.
    QueueMail(QueuedMail),
    /// A reader was asked to confirm the address; without `asks` the address is only to be known, and one that is known
    /// stays as it is.
    AskReader(AskedReader),
    ConfirmReader {
        site: SiteId,
        email: EmailAddress,
        at: Timestamp,
    },
    /// A reader gets no mails of the site any more, since this time or an earlier one.
    StopReader {
        site: SiteId,
        email: EmailAddress,
        at: Timestamp,
    },
    /// The author of a comment gets no mails about replies to it.
    StopReplies(CommentId),
    /// A mail is not sent any more. Its tokens stay: an attempt may have arrived.
    StopMail(MailId),
    /// A mail bounced.
    Bounce {
        mail: MailId,
        error: Undelivered,
        at: Timestamp,
    },
    /// How many mails to an address bounced, and since when it gets none.
    CountBounces {
        site: SiteId,
        email: EmailAddress,
        bounces: u32,
        stopped: Option<Timestamp>,
    },
    /// Erases mails of these kinds for a reader, and tokens of these kinds.
    ForgetMailsTo {
        site: SiteId,
        email: EmailAddress,
        mails: &'static [MailKind],
        tokens: &'static [TokenKind],
    },
    /// Erases tokens of these kinds in mails about a comment.
    ForgetTokensOf {
        comment: CommentId,
        tokens: &'static [TokenKind],
    },
    ForgetReader {
        site: SiteId,
        email: EmailAddress,
    },
    /// Removes rows about a person, by address, on all sites.
    RemoveRowsOf {
        email: EmailAddress,
        rows: PersonalRows,
    },
    /// What a person did stands under another name.
    RenameDecider {
        email: EmailAddress,
        of: DecidedRows,
        name: String,
    },
    /// Decisions that blocked or unblocked an address do not name what they blocked any more: their undo brings back
    /// no block.
    ForgetBlocksOf(EmailAddress),
    /// A token of the owner's API gets another name.
    RenameToken {
        token: i64,
        name: String,
    },
    /// The site's own setting.
    SetModerators {
        site: SiteId,
        moderators: Vec<EmailAddress>,
    },
    /// Removes the blocks that a comment caused, which identify its author.
    RemoveBlocksAbout(CommentId),
    /// Removes the sent and the failed webhooks about a comment.
    RemoveEndedHooksAbout(CommentId),
    /// Waiting rows of an outbox with times that only a wrong clock can have left become due now.
    MendTimes(Mending),
    LeaseMail {
        mail: MailId,
        until: Timestamp,
    },
    /// A confirmation has its turn: limits count it.
    TakeTurn {
        mail: MailId,
        at: Timestamp,
    },
    /// A mail that asked about a comment, and its tokens, belong to the comment that came of it. Its text is forgotten.
    MailSubmitted {
        mail: MailId,
        comment: CommentId,
    },
    /// A mail that nobody has tried to send waits.
    HoldMailBack {
        mail: MailId,
        due: Timestamp,
        error: Undelivered,
    },
    /// A mail waits for a digest.
    AwaitDigest {
        mail: MailId,
        due: Timestamp,
    },

    MailSent {
        mail: MailId,
        at: Timestamp,
    },
    MailPostponed {
        mail: MailId,
        due: Timestamp,
        error: Undelivered,
    },
    MailFailed {
        mail: MailId,
        error: Undelivered,
        at: Timestamp,
    },
    /// A failed mail waits again, as if it were made now.
    RetryMail {
        mail: MailId,
        attempts: u32,
        at: Timestamp,
    },
    /// A mail and its tokens are gone.
    RemoveMail(MailId),
    /// A confirmation that was not sent does not count as asked.
    UnaskReader {
        site: SiteId,
        email: EmailAddress,
    },

    /// A reader follows the thread of a page, or hears of it at another pace.
    Follow {
        page: PageKey,
        email: EmailAddress,
        pace: FollowPace,
        at: Timestamp,
    },
    /// A reader follows the thread of a page no more.
    Unfollow {
        page: PageKey,
        email: EmailAddress,
    },
    /// A reader follows no thread of the site any more.
    ForgetFollows {
        site: SiteId,
        email: EmailAddress,
    },
    /// The wish of a comment's author to follow its page is granted.
    TakeWish(CommentId),
    /// The followers of a comment's page are to hear of it, from the first on.
    Announce {
        comment: CommentId,
        at: Timestamp,
    },
    /// Followers up to this number have been told.
    Announced {
        comment: CommentId,
        after: i64,
    },
    /// All followers have been told.
    EndAnnouncement(CommentId),

    /// A reader has reported a comment.
    AddReport(Box<Report>),
    /// The open reports of a comment are decided.
    CloseReports {
        comment: CommentId,
        outcome: ReportOutcome,
        at: Timestamp,
    },
    /// The reports that this decision closed are open again.
    ReopenReports {
        comment: CommentId,
        closed: Timestamp,
    },
    /// A reader has reacted to a comment. The totals beside it are the store's.
    GiveReaction {
        comment: CommentId,
        reaction: String,
        voter: [u8; 16],
        network: [u8; 16],
        at: Timestamp,
    },
    TakeReactionBack {
        comment: CommentId,
        reaction: String,
        voter: [u8; 16],
    },
    /// A reader has reacted to an article.
    GivePageReaction {
        page: PageKey,
        reaction: String,
        voter: [u8; 16],
        network: [u8; 16],
        at: Timestamp,
    },
    TakePageReactionBack {
        page: PageKey,
        reaction: String,
        voter: [u8; 16],
    },

    /// An answer of the owner is to be on one of these networks, too, if it answers somebody there.
    CopyAnswer {
        comment: CommentId,
        networks: Vec<Network>,
        at: Timestamp,
        due: Timestamp,
    },

    /// The pages that a comment of the owner links to are told so.
    TellLinks {
        comment: CommentId,
        due: Timestamp,
    },

    /// A receiver gets a webhook about a comment.
    QueueHook {
        event: HookEvent,
        comment: CommentId,
        url: String,
        at: Timestamp,
    },
    /// A receiver gets a webhook about a changed thread.
    QueueThreadHook {
        thread: ChangedThread,
        url: String,
        at: Timestamp,
        due: Timestamp,
    },
    /// A webhook that nobody has tried to send is due at another time.
    PutHookOff {
        hook: HookId,
        due: Timestamp,
    },
    /// A webhook stands for a newer change, under a new id.
    RenewHook {
        hook: HookId,
        at: Timestamp,
        due: Timestamp,
    },
    /// Claims a webhook; the attempt has begun.
    LeaseHook {
        hook: HookId,
        until: Timestamp,
        attempts: u32,
    },
    /// Ends the claim of a webhook, which waits as before.
    ReleaseHook(HookId),
    /// A webhook has arrived, even if it was given up before.
    HookSent {
        hook: HookId,
        at: Timestamp,
    },
    /// A webhook waits until then, unclaimed, after so many attempts.
    HookPostponed {
        hook: HookId,
        due: Timestamp,
        error: Undelivered,
        attempts: u32,
    },
    HookFailed {
        hook: HookId,
        error: Undelivered,
        at: Timestamp,
    },
    /// A failed webhook waits again, as if it were made now.
    RetryHook {
        hook: HookId,
        attempts: u32,
        at: Timestamp,
    },
    RemoveHook(HookId),
}

/// A page whose comments have changed for readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangedThread {
    On(PageNumber),
    /// The page begins with this comment, so it has no number yet.
    Of(CommentId),
}

/// Rows that are about one person, beside comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PersonalRows {
    /// Tokens in mails to the person.
    MailTokens,
    /// Mails to the person.
    Mails,
    /// The address as a reader's, on all sites.
    ReaderAddresses,
    /// Blocks of the address.
    Blocks,
    /// What the person has reported.
    Reports,
    /// Which threads the person follows.
    Follows,
    /// Webmentions from the person's site, which wait or are likes.
    Webmentions,
    /// Of the console.
    Sessions,
    SignInLinks,
    Passwords,
    /// Further addresses of the person, and the address as one of somebody else's.
    ModeratorAddresses,
    /// How far mailboxes were read that have the person's address as their account.
    MailboxPlaces,
}

impl PersonalRows {
    pub const ALL: [Self; 12] = [
        Self::MailTokens,
        Self::Mails,
        Self::ReaderAddresses,
        Self::Blocks,
        Self::Reports,
        Self::Follows,
        Self::Webmentions,
        Self::Sessions,
        Self::SignInLinks,
        Self::Passwords,
        Self::ModeratorAddresses,
        Self::MailboxPlaces,
    ];
}

/// Rows that name who decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecidedRows {
    Decisions,
    Blocks,
}

/// Which times can't be, and what they become. None is much in the future, unless a clock was ahead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mending {
    pub of: Outbox,
    pub now: Timestamp,
    /// Nothing is created after this.
    pub created: Timestamp,
    /// Nothing is due after this.
    pub due: Timestamp,
    /// Nothing is leased beyond this.
    pub leased: Timestamp,
}

/// What waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outbox {
    /// All but those that may wait for the day's one.
    Mails,
    /// Mails about spam and about followed threads, which may wait for the day's one.
    DailyMails,
    /// Webhooks for this receiver.
    Hooks(String),
    Questions,
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
    pub private: bool,
    pub reasons: Vec<Reason>,
    pub created: Timestamp,
    pub published: Option<Timestamp>,
    pub submission: Option<[u8; 32]>,
    pub told_title: Option<PageTitle>,
    pub notify: bool,
    pub follow: Option<FollowPace>,
    pub network: Option<String>,
    pub avatar: Option<Avatar>,
    pub simhash: Option<SimHash>,
    pub original: Option<Original>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageOfComment {
    Known(PageNumber),
    New(PagePath),
}

/// A decision, and the data for undoing it.
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
    /// The former text, and its HTML.
    pub text_before: Option<(String, String)>,
    pub blocked: Vec<(BlockKind, String)>,
    pub unblocked: Vec<(BlockKind, String)>,
}

/// A mail to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueuedMail {
    /// With `None` the store assigns it.
    pub id: Option<MailId>,
    pub kind: MailKind,
    pub site: Option<SiteId>,
    pub comment: Option<CommentId>,
    pub recipient: EmailAddress,
    /// Facts that are not in the comment, as JSON.
    pub facts: String,
    /// The comment's status before the decision that the mail is about.
    pub before: Option<Status>,
    /// It waits for a digest until then.
    pub digest: Option<Timestamp>,
    /// Keyed hash of the network that a mail without a comment comes from.
    pub network: Option<String>,
    pub at: Timestamp,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedReader {
    pub site: SiteId,
    pub email: EmailAddress,
    pub asked: Timestamp,
    pub asks: u32,
}
