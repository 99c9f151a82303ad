//! The facts that rules read.

use std::collections::HashMap;

use jiff::Timestamp;

use crate::{
    Action, Announcement, BatchId, BlockKind, Comment, CommentId, EmailAddress, FollowPace,
    Follower, HookId, HookRow, HookThread, Lesson, MailId, MailKind, OpenQuestion, OutboxHook,
    OutboxMail, Page, PagePath, Reactions, Report, SiteId, Solved, Status, WaitingQuestion,
};

/// A fact that a rule needs and that was not loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing(pub Need);

/// The loaded facts of a rule. "Not loaded" differs from "loaded: there is none".
#[derive(Debug, Default)]
pub struct Facts(HashMap<Need, Fact>);

impl Facts {
    pub fn add(&mut self, need: Need, fact: Fact) {
        self.0.insert(need, fact);
    }

    #[must_use]
    pub fn has(&self, need: &Need) -> bool {
        self.0.contains_key(need)
    }
}

/// One line a fact: the method by which a rule reads it, the need that names it, and its type.
macro_rules! facts {
    ($($(#[$doc:meta])* fn $method:ident as $Name:ident($($argument:ident: $type:ty),*) -> $fact:ty;)*) => {
        /// What can be loaded.
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        pub enum Need {
            $($(#[$doc])* $Name($($type),*),)*
        }

        /// What was loaded.
        #[derive(Debug, Clone)]
        pub enum Fact {
            $($Name($fact),)*
        }

        impl Facts {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// [`Missing`] if it was not loaded.
                pub fn $method(&self, $($argument: $type),*) -> Result<&$fact, Missing> {
                    let need = Need::$Name($($argument),*);
                    match self.0.get(&need) {
                        Some(Fact::$Name(fact)) => Ok(fact),
                        _ => Err(Missing(need)),
                    }
                }
            )*
        }
    };
}

facts! {
    fn comment as Comment(id: CommentId) -> Option<Box<StoredComment>>;
    /// The data of a comment that a reply needs.
    fn parent as Parent(id: CommentId) -> Option<Parent>;
    /// What became of an earlier submission with this key and content.
    fn submission as Submission(key: [u8; 32]) -> EarlierSubmission;
    /// The page that a path leads to.
    fn page as Page(site: SiteId, path: PagePath) -> Option<PageFacts>;
    /// The same with its count and all paths that lead to it.
    fn whole_page as WholePage(site: SiteId, path: PagePath) -> Option<WholePage>;
    /// Whether a solved challenge was used for a comment before.
    fn is_spent as IsSpent(challenge: Solved) -> bool;
    /// Whether a message, or a request with a key, was processed before.
    fn is_seen as IsSeen(hash: [u8; 32]) -> bool;
    /// The decisions about a comment, oldest first.
    fn history as History(comment: CommentId) -> Vec<PastDecision>;
    /// When a comment was imported, if it was.
    fn imported as Imported(comment: CommentId) -> Option<Timestamp>;
    /// The open question to Akismet about a comment.
    fn question as Question(comment: CommentId) -> Option<WaitingQuestion>;
    /// All reports of a comment, oldest first.
    fn reports_of as ReportsOf(comment: CommentId) -> Vec<Report>;
    /// A reader's reactions to a comment, in their order.
    fn reactions_of as ReactionsOf(comment: CommentId, voter: [u8; 16]) -> Vec<String>;
    /// How many reactions to a comment came from one network.
    fn reactions_from as ReactionsFrom(comment: CommentId, network: [u8; 16]) -> u32;
    /// All reactions to the article that a path leads to.
    fn page_reactions as PageReactions(site: SiteId, path: PagePath) -> Reactions;
    /// A reader's reactions to it, in their order.
    fn page_reactions_of as PageReactionsOf(site: SiteId, path: PagePath, voter: [u8; 16]) -> Vec<String>;
    /// How many of them came from one network.
    fn page_reactions_from as PageReactionsFrom(site: SiteId, path: PagePath, network: [u8; 16]) -> u32;
    fn is_blocked as IsBlocked(site: SiteId, kind: BlockKind, value: String) -> bool;
    /// The authors of a comment and of those above it, if they ever asked for mails.
    fn above as Above(comment: CommentId) -> Vec<AuthorAbove>;
    fn reader as Reader(site: SiteId, email: EmailAddress) -> Option<ReaderFacts>;
    /// Whose address on which site has this number.
    fn reader_at as ReaderAt(number: i64) -> Option<(SiteId, EmailAddress)>;
    /// Mails of a site to an address that were not sent.
    fn unsent as Unsent(site: SiteId, email: EmailAddress) -> Vec<(MailId, MailKind)>;
    /// When mails of a site that ask an address to confirm itself were queued, as far as they are remembered.
    fn requests as Requests(site: SiteId, email: EmailAddress) -> Vec<Timestamp>;
    /// Mails of a site that ask an address to confirm itself, and wait; also claimed ones.
    fn waiting_requests as WaitingRequests(site: SiteId, email: EmailAddress) -> Vec<OutboxMail>;
    /// The newest approved comments of a reader's address that wants mails about replies to them, or about their threads.
    fn wishes as Wishes(site: SiteId, email: EmailAddress, limit: u32) -> Vec<CommentId>;
    /// Mails of a kind to an address since a time.
    fn mails as Mails(kind: MailKind, recipient: EmailAddress, since: Timestamp) -> u32;
    /// Whether a mail of a kind about a comment waits or was sent.
    fn is_mailed as IsMailed(kind: MailKind, comment: CommentId) -> bool;
    /// Comments of a site with an address.
    fn comments_by as CommentsBy(site: SiteId, email: EmailAddress) -> u32;
    /// The newest approved replies by others to approved comments of an address that wants notifications.
    fn replies_to as RepliesTo(site: SiteId, email: EmailAddress, limit: u32) -> Vec<CommentId>;
    /// All comments of an address, on all sites.
    fn written_by as WrittenBy(email: EmailAddress) -> Vec<StoredComment>;
    /// Tokens of the owner's API whose name has the address as a word.
    fn tokens_named as TokensNamed(email: EmailAddress) -> Vec<i64>;
    /// Sites whose own setting names the address as a moderator, with all moderators.
    fn moderated_by as ModeratedBy(email: EmailAddress) -> Vec<(SiteId, Vec<EmailAddress>)>;
    /// Decided comments from before a time that still have their author's address, or another system's avatar.
    fn addressed as Addressed(before: Timestamp, limit: u32) -> Vec<StoredComment>;
    /// Comments in the order of their ids, after one.
    fn teachable as Teachable(site: SiteId, after: Option<CommentId>, limit: u32) -> Vec<LessonSource>;
    /// Whether anybody follows the thread of a page.
    fn is_followed as IsFollowed(page: PageNumber) -> bool;
    /// How many follow the thread of a page.
    fn followers_of as FollowersOf(page: PageNumber) -> u32;
    /// How many threads of a site an address follows.
    fn follows_by as FollowsBy(site: SiteId, email: EmailAddress) -> u32;
    /// Whether an address follows the thread of a page, and at which pace.
    fn follow as Follow(page: PageNumber, email: EmailAddress) -> Option<FollowPace>;
    /// The oldest comment of which followers are still to hear.
    fn announcement as Announcement() -> Option<Announcement>;
    /// Followers of a comment's page after a number, in their order. The time is that since which single mails count.
    fn followers as Followers(comment: CommentId, after: i64, limit: u32, since: Timestamp) -> Vec<Follower>;
    /// The newest approved comments by others on pages that an address follows, from after it began to; each with the
    /// pace of its page.
    fn unheard as Unheard(site: SiteId, email: EmailAddress, limit: u32) -> Vec<(CommentId, FollowPace)>;
    /// A mail of the outbox.
    fn mail as Mail(id: MailId) -> Option<OutboxMail>;
    /// Mails of the outbox that could be sent now, in the order of their due times.
    fn due_mails as DueMails(now: Timestamp, limit: u32) -> Vec<OutboxRow>;
    /// The confirmations of a site that had their turn in this span; not those of a clock that was ahead.
    fn turns as Turns(site: SiteId, since: Timestamp, now: Timestamp) -> Vec<ConfirmationTurn>;
    /// Mails about comments to one moderator since a time that were sent, are leased beyond now, or failed and wait.
    /// None that was queued before `created`.
    fn recent_moderation as RecentModeration(
        recipient: EmailAddress, since: Timestamp, now: Timestamp, created: Timestamp
    ) -> u32;
    /// Mails of a kind to one moderator about comments of a site that wait for a digest and are not leased now, starting with
    /// the first.
    fn waiting_digest as WaitingDigest(
        kind: MailKind, recipient: EmailAddress, site: Option<SiteId>, now: Timestamp, limit: u32
    ) -> WaitingDigest;
    /// A webhook of the outbox, in any state.
    fn hook as Hook(id: HookId) -> Option<HookRow>;
    /// Waiting webhooks about changed threads, also claimed ones.
    fn hooks_of_threads as HooksOfThreads(threads: Vec<HookThread>) -> Vec<HookRow>;
    /// Waiting webhooks about the changed thread of a page, for all receivers, also claimed ones.
    fn hooks_of_page as HooksOfPage(page: PageNumber) -> Vec<HookRow>;
    /// Webhooks for a receiver that could be sent now, in the order of their due times.
    fn due_hooks as DueHooks(url: String, now: Timestamp, limit: u32) -> Vec<OutboxHook>;
    /// Waiting webhooks that somebody has claimed.
    fn claimed_hooks as ClaimedHooks() -> Vec<HookRow>;
    /// Waiting webhooks for other receivers than these.
    fn hooks_for_others as HooksForOthers(urls: Vec<String>) -> Vec<HookId>;
    /// Failed webhooks, newest first; or this one, if it has failed.
    fn failed_hooks as FailedHooks(only: Option<HookId>) -> Vec<HookRow>;
    /// Open questions to Akismet that could be asked now, in the order of their due times.
    fn due_questions as DueQuestions(now: Timestamp, limit: u32) -> Vec<OpenQuestion>;
}

/// A page's number in its store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PageNumber(pub i64);

/// A comment with its hidden data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredComment {
    pub comment: Comment,
    pub page: PageNumber,
    /// The page's own title; empty if it has none.
    pub own_title: String,
    /// The title from its author's browser.
    pub told_title: Option<String>,
    /// The top-level comment above it, or itself.
    pub root: CommentId,
    /// The status of a deleted comment before, while it can be restored.
    pub status_before: Option<Status>,
    /// Its author wants mails about replies.
    pub notify: bool,
    /// Its author wants to follow its page, from its publication on.
    pub follow: Option<FollowPace>,
    /// Keyed hash of its author's network.
    pub network: Option<String>,
}

impl StoredComment {
    /// As shown: with its page's title, or with the one from its author's browser.
    #[must_use]
    pub fn shown(&self) -> Comment {
        let told = self.told_title.as_deref().unwrap_or_default();
        let own = self.own_title.as_str();
        Comment {
            page_title: if own.is_empty() { told } else { own }.to_owned(),
            ..self.comment.clone()
        }
    }
}

/// What became of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EarlierSubmission {
    /// It never came, or is forgotten.
    Unknown,
    Stored(CommentId),
    /// Its comment was erased.
    Erased,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parent {
    pub page: PageNumber,
    pub root: CommentId,
    pub status: Status,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageFacts {
    pub number: PageNumber,
    /// The shown path; others may lead here too.
    pub path: String,
    pub title: String,
    pub closed: bool,
    pub first_seen: Timestamp,
}

/// A page as an owner sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholePage {
    pub number: PageNumber,
    pub page: Page,
}

/// A decision with the data for undoing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastDecision {
    /// `None` for an action of a later version.
    pub action: Option<Action>,
    pub by_person: bool,
    pub at: Timestamp,
    pub before: Status,
    pub after: Status,
    pub batch: Option<BatchId>,
    /// The owner's answer that was published or hidden with it.
    pub reply: Option<CommentId>,
    pub text_before: Option<String>,
    pub html_before: Option<String>,
    pub pinned_before: Option<bool>,
    pub blocked: Vec<(BlockKind, String)>,
    pub unblocked: Vec<(BlockKind, String)>,
}

/// The author of a comment above, with an address that was asked to confirm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthorAbove {
    pub comment: CommentId,
    pub status: Status,
    /// Whether this comment's author wants mails about replies.
    pub notify: bool,
    pub email: EmailAddress,
    pub is_confirmed: bool,
    pub is_stopped: bool,
}

/// A reader's address on one site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReaderFacts {
    pub confirmed: Option<Timestamp>,
    pub stopped: Option<Timestamp>,
    /// The time of the last request to confirm.
    pub asked: Option<Timestamp>,
    /// How many requests were not answered.
    pub asks: u32,
    pub bounces: u32,
}

impl ReaderFacts {
    #[must_use]
    pub fn gets_mails(&self) -> bool {
        self.confirmed.is_some() && self.stopped.is_none()
    }
}

/// A comment for learning from earlier decisions.
#[derive(Debug, Clone)]
pub struct LessonSource {
    pub comment: Comment,
    pub history: Vec<PastDecision>,
    pub is_imported: bool,
    /// Its current lesson.
    pub known: Option<(Lesson, Vec<u32>)>,
}

/// A waiting mail.
#[derive(Debug, Clone)]
pub struct OutboxRow {
    pub mail: OutboxMail,
    /// It is sent in a digest.
    pub is_digest: bool,
    /// When a confirmation had its turn last.
    pub turn: Option<Timestamp>,
    /// Keyed hash of the network of the comment's author, or of who follows without a comment.
    pub network: Option<String>,
}

/// A mail that asks a reader to confirm an address, as limits count it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfirmationTurn {
    pub recipient: EmailAddress,
    /// Keyed hash of the network of the comment's author.
    pub network: Option<String>,
}

#[derive(Debug, Clone, Default)]
pub struct WaitingDigest {
    /// When the first of them is due; `None` if none waits.
    pub due: Option<Timestamp>,
    /// In the order of their ids.
    pub mails: Vec<OutboxMail>,
}
