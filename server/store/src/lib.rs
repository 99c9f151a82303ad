//! The trait of a store: everything that Afterword asks of a database, on one page.
//!
//! Every write is one transaction, durable before it returns. A page's count of approved comments changes in the
//! transaction that changes a status. Between its commit and its answer a write notes its pages in [`ChangesFeed`],
//! which tells caches whether their data is fresh.
//!
//! Not here: rules (`rules`; [`Store::change`] runs them), caches (`services`), and SQL (`store-*`).

pub mod akismet;
mod blocks;
mod changes_feed;
mod conversations;
mod error;
mod mails;
mod moderator_addresses;
mod overview;
mod panics;
mod pool;
pub mod portable;
mod reactions;
mod records;
mod sent_webmentions;
mod sessions;
mod transfer;
mod webmentions;

use std::time::Duration;

use async_trait::async_trait;
use jiff::Timestamp;

use afterword_model::change::Work;
use afterword_model::{
    BatchId, Comment, CommentId, ConversationId, EmailAddress, FollowPace, ImportNumber, Network,
    Page, PageKey, PagePath, Report, SiteId, Status, WordCount,
};

pub use afterword_model::change::PageNumber;
pub use afterword_model::{
    Added, Aged, Answering, BlockKind, Changed, Claim, ClosedPages, DecisionOrder, Edit, Hooks,
    MailId, MailKind, Mailing, NewComment, NewMail, Note, OutboxMail, RequestKey, Sources,
    StatusSince, Trained, Training,
};
pub use afterword_model::{
    Begin, HookClaim, HookId, HookOutcome, HookSettled, ImportPage, OutboxHook, TokenKind,
};
pub use afterword_model::{
    MailOutcome, PageChange, PageChanged, PageReaction, Reacted, Reaction, StopMails,
};
pub use blocks::{Block, ComparableText, FormAuthor, Inquiry, Marks, NewBlock, WriterHistory};
pub use changes_feed::{ChangedPages, ChangesFeed, PageVersion, VersionSlot};
pub use conversations::{
    AnswerCopy, Answered, Conversation, ConversationRead, CopiedPost, CopyOutcome, KnownCopy,
    NewConversation, StoredOriginal, comment_source,
};
pub use error::{StoreError, StoreResult};
pub use mails::{HookFilter, MailToken, MailboxPlace, OutboxFilter, OutboxTotals, ReaderAddress};
pub use moderator_addresses::{AddressAdded, ModeratorAddress, NewModeratorAddress};
pub use overview::{
    AuthorHistory, BatchLine, DayTotals, ExportQuery, PageQuery, PageTotals, PersonRecords,
    Replies, Rows, SearchWords, SiteTotals, Statistics, StatisticsQuery,
};
pub use panics::StorePanics;
pub use pool::PoolUse;
pub use reactions::reaction_totals;
pub use records::{
    ApiToken, Cursor, Decision, ListQuery, NewToken, PageCount, Published, ReportFilter, SeenSite,
    SiteDraft, StoreLimits, StoredSite, ThreadPart, ThreadQuery, TokenAdded,
};
pub use sent_webmentions::{LinkingComment, LinksOfComment, SentOutcome, UnsentWebmention};
pub use sessions::{
    EndSessions, NewSession, PasswordSet, PasswordSetter, Person, SignInLink, StoredSession,
};
pub use transfer::{
    Extra, Extras, ExtrasAfter, Former, ImportBatch, ImportComment, ImportMove, ImportMoved,
    ImportOutcome, ImportRemains, NewImport, OWN_SOURCE, Recorded, RecordedAddress, RecordedBlock,
    RecordedDecision, RecordedFollow, StoredImport, UndoneImport, Vote,
};
pub use webmentions::{NewWebmention, WaitingWebmention, WebmentionOutcome, WebmentionQueued};

#[async_trait]
pub trait Store: akismet::Questions + Send + Sync {
    // Sites and their pages
    async fn sites(&self) -> StoreResult<Vec<StoredSite>>;
    /// The same, if the site is unchanged since it was `seen`, or does not exist. `None` if somebody else, here or in
    /// another process, has changed it since.
    async fn save_site_if(
        &self,
        site: SiteDraft,
        seen: Option<SeenSite>,
    ) -> StoreResult<Option<StoredSite>>;
    async fn page(&self, site: SiteId, path: PagePath) -> StoreResult<Option<Page>>;
    /// The page with this number, and its site.
    async fn page_numbered(&self, page: PageNumber) -> StoreResult<Option<(SiteId, Page)>>;
    /// Ordered by path.
    async fn pages(&self, query: PageQuery) -> StoreResult<Vec<Page>>;

    // Reading
    /// Approved comments of each page, in the order of the request; 0 for unknown pages.
    async fn counts(&self, pages: Vec<PageKey>) -> StoreResult<Vec<PageCount>>;
    async fn thread(&self, query: ThreadQuery) -> StoreResult<ThreadPart>;
    /// Approved comments of a page, first published first.
    async fn published(&self, site: SiteId, path: PagePath) -> StoreResult<Vec<Published>>;
    /// Approved comments of a site.
    async fn count_of_site(&self, site: SiteId) -> StoreResult<u32>;
    async fn comment(&self, id: CommentId) -> StoreResult<Option<Comment>>;
    /// The ids from one to another, in their order, which is that of their times: a thousand at most.
    async fn comments_between(
        &self,
        first: CommentId,
        last: CommentId,
    ) -> StoreResult<Vec<CommentId>>;
    /// Newest first.
    async fn comments(&self, query: ListQuery) -> StoreResult<Vec<Comment>>;
    /// The decisions about a comment, oldest first.
    async fn decisions(&self, id: CommentId) -> StoreResult<Vec<Decision>>;
    /// Oldest first, each with all its data.
    async fn export(&self, query: ExportQuery) -> StoreResult<Vec<Recorded>>;
    /// A site's data beside comments and pages, part by part.
    async fn export_extras(
        &self,
        site: SiteId,
        after: ExtrasAfter,
        limit: u32,
    ) -> StoreResult<Extras>;

    // What an owner looks at
    /// Comments of a status, counted up to 1000. Those with an open report wait like pending ones.
    async fn waiting(&self, sites: Vec<SiteId>, status: Status) -> StoreResult<u32>;
    async fn author_history(&self, id: CommentId) -> StoreResult<AuthorHistory>;
    /// All reports of these comments, oldest first for each.
    async fn reports(&self, comments: Vec<CommentId>) -> StoreResult<Vec<Report>>;
    /// The first `limit` replies.
    async fn replies(&self, id: CommentId, limit: u32) -> StoreResult<Replies>;
    async fn statistics(&self, query: StatisticsQuery) -> StoreResult<Statistics>;
    async fn site_totals(&self, site: SiteId) -> StoreResult<SiteTotals>;
    /// On all sites, or on one.
    async fn person(&self, email: EmailAddress, site: Option<SiteId>)
    -> StoreResult<PersonRecords>;

    // Writing
    /// Runs a rule: loads its facts, and applies its effects, in one transaction.
    async fn change(&self, work: Work) -> StoreResult<()>;
    /// Runs rules one after the other in one transaction: each sees the changes of those before it.
    async fn change_all(&self, works: Vec<Work>) -> StoreResult<()>;
    /// The decisions of one batch.
    async fn batch(&self, batch: BatchId) -> StoreResult<Vec<BatchLine>>;

    // What comes from elsewhere
    /// In one transaction; without mails. Existing comments stay unchanged. Returns the outcome of each.
    async fn import(&self, batch: ImportBatch) -> StoreResult<Vec<ImportOutcome>>;
    /// Returns how many are new; without an import it writes none of them.
    async fn import_extras(
        &self,
        site: SiteId,
        extras: Vec<Extra>,
        by: Option<ImportNumber>,
    ) -> StoreResult<usize>;
    /// Numbers an import that is about to bring something.
    async fn begin_import(&self, import: NewImport) -> StoreResult<ImportNumber>;
    /// Oldest first.
    async fn imports(&self) -> StoreResult<Vec<StoredImport>>;
    async fn import_remains(&self, import: ImportNumber) -> StoreResult<ImportRemains>;
    /// The newest comments of an import that are here, replies before their parents.
    async fn imported_comments(
        &self,
        import: ImportNumber,
        limit: u32,
    ) -> StoreResult<Vec<CommentId>>;
    /// Removes what else came with an import whose comments are gone, and notes that it is undone.
    async fn end_undo(&self, import: ImportNumber, now: Timestamp) -> StoreResult<UndoneImport>;
    async fn move_imported(&self, order: ImportMove) -> StoreResult<ImportMoved>;
    /// Which of these ids of a source are known, also of comments that were erased since.
    async fn former(
        &self,
        site: SiteId,
        source: String,
        ids: Vec<String>,
    ) -> StoreResult<Vec<(String, CommentId)>>;
    /// The comment for a legacy anchor.
    async fn by_anchor(&self, site: SiteId, anchor: String) -> StoreResult<Option<CommentId>>;
    /// The legacy anchors of each of these comments.
    async fn anchors(&self, comments: Vec<CommentId>) -> StoreResult<Vec<(CommentId, String)>>;

    // Tokens of the owner's API
    /// The same unless a live token has its name.
    async fn add_named_token(&self, token: NewToken) -> StoreResult<TokenAdded>;
    async fn tokens(&self) -> StoreResult<Vec<ApiToken>>;
    async fn token_by_hash(&self, hash: [u8; 32]) -> StoreResult<Option<ApiToken>>;
    async fn revoke_token(&self, id: i64, now: Timestamp) -> StoreResult<bool>;
    async fn token_used(&self, id: i64, now: Timestamp) -> StoreResult<()>;

    // The outbox
    async fn add_mail(&self, mail: NewMail) -> StoreResult<()>;
    async fn mail(&self, id: MailId) -> StoreResult<Option<OutboxMail>>;
    /// Newest first.
    async fn mails(&self, filter: OutboxFilter, limit: u32) -> StoreResult<Vec<OutboxMail>>;
    async fn mail_totals(&self) -> StoreResult<OutboxTotals>;
    /// Stores the tokens of a mail before it is sent. Each attempt carries the tokens of the first: it returns those
    /// secrets. `None` if the mail is gone.
    async fn prepare_mail(
        &self,
        mail: MailId,
        tokens: Vec<MailToken>,
        secrets: String,
    ) -> StoreResult<Option<String>>;
    /// Stores the tokens of a mail about several comments, those that are not known yet.
    async fn add_mail_tokens(&self, tokens: Vec<MailToken>) -> StoreResult<()>;
    /// Returns all leases whose holders have ended: of a store that one process uses, all of them.
    async fn release_mails(&self) -> StoreResult<usize>;
    async fn next_mail_due(&self) -> StoreResult<Option<Timestamp>>;

    // Webhooks
    /// Newest first.
    async fn hooks(&self, filter: HookFilter, limit: u32) -> StoreResult<Vec<OutboxHook>>;
    async fn hook_totals(&self) -> StoreResult<OutboxTotals>;
    async fn next_hook_due(&self, urls: Vec<String>) -> StoreResult<Option<Timestamp>>;

    // What came in by mail
    async fn mail_token(&self, hash: [u8; 32]) -> StoreResult<Option<MailToken>>;
    /// The token for an answer to this mail.
    async fn token_of_mail(&self, mail: MailId) -> StoreResult<Option<MailToken>>;
    /// Whether a message was processed before.
    async fn is_seen(&self, seen: [u8; 32]) -> StoreResult<bool>;
    async fn mailbox_place(&self, account: String) -> StoreResult<Option<MailboxPlace>>;
    async fn keep_mailbox_place(&self, account: String, place: MailboxPlace) -> StoreResult<()>;

    // Readers' addresses
    async fn reader_address(&self, id: i64) -> StoreResult<Option<ReaderAddress>>;
    async fn reader_address_of(
        &self,
        site: SiteId,
        email: EmailAddress,
    ) -> StoreResult<Option<ReaderAddress>>;

    // Followed threads
    /// Whether an address follows the thread of a page, and at which pace.
    async fn follow(
        &self,
        site: SiteId,
        path: PagePath,
        email: EmailAddress,
    ) -> StoreResult<Option<FollowPace>>;
    /// How many threads of the site an address follows.
    async fn follows_by(&self, site: SiteId, email: EmailAddress) -> StoreResult<u32>;

    // Owners' sessions in the console
    async fn keep_sign_in_link(&self, link: SignInLink) -> StoreResult<()>;
    /// Like [`Store::prepare_mail`], for a mail with a sign-in link.
    async fn prepare_sign_in(
        &self,
        mail: MailId,
        link: SignInLink,
        secrets: String,
    ) -> StoreResult<Option<String>>;
    async fn sign_in_link(&self, hash: [u8; 32]) -> StoreResult<Option<SignInLink>>;
    /// Uses a link up and begins its person's session; `None` if it is used up, expired or unknown.
    async fn follow_sign_in_link(
        &self,
        hash: [u8; 32],
        session: NewSession,
    ) -> StoreResult<Option<StoredSession>>;
    /// Begins a session, if the person's password is still this one; `None` if it is another by now.
    async fn begin_session(
        &self,
        person: Person,
        password: String,
        session: NewSession,
    ) -> StoreResult<Option<StoredSession>>;
    async fn session(&self, hash: [u8; 32]) -> StoreResult<Option<StoredSession>>;
    /// Of one person, or of all; newest first.
    async fn sessions(&self, person: Option<Person>) -> StoreResult<Vec<StoredSession>>;
    async fn session_seen(&self, id: i64, now: Timestamp) -> StoreResult<()>;
    /// Returns how many it ended.
    async fn end_sessions(&self, person: Person, which: EndSessions) -> StoreResult<usize>;
    /// A person's password as a PHC string.
    async fn password(&self, person: Person) -> StoreResult<Option<String>>;
    /// Sets or removes it, and ends sessions.
    async fn set_password(
        &self,
        person: Person,
        hash: Option<String>,
        by: PasswordSetter,
        now: Timestamp,
    ) -> StoreResult<PasswordSet>;

    // Further addresses of moderators
    /// Adds it with its mail, or asks again, unless it is confirmed or somebody else's.
    async fn add_moderator_address(&self, new: NewModeratorAddress) -> StoreResult<AddressAdded>;
    async fn moderator_address(&self, address: Person) -> StoreResult<Option<ModeratorAddress>>;
    async fn moderator_address_by_id(&self, id: i64) -> StoreResult<Option<ModeratorAddress>>;
    /// Of all moderators, ordered by person and address.
    async fn moderator_addresses(&self) -> StoreResult<Vec<ModeratorAddress>>;
    /// Returns whether it is there as it was when its owner was asked.
    async fn confirm_moderator_address(
        &self,
        asked: ModeratorAddress,
        now: Timestamp,
    ) -> StoreResult<bool>;
    /// Returns whether it was there.
    async fn remove_moderator_address(&self, address: Person) -> StoreResult<bool>;

    // Conversations on other networks
    /// Whether it is new.
    async fn begin_conversation(&self, new: NewConversation) -> StoreResult<bool>;
    /// Those of one network, newest post first; also ended ones.
    async fn conversations(&self, network: Network) -> StoreResult<Vec<Conversation>>;
    async fn originals(&self, conversation: ConversationId) -> StoreResult<Vec<StoredOriginal>>;
    /// Notes what was seen; the likes of its page follow.
    async fn conversation_read(&self, read: ConversationRead) -> StoreResult<()>;

    /// Copies of the owner's answers on a network that something is to be done about now, the oldest first.
    async fn due_copies(&self, network: Network, now: Timestamp) -> StoreResult<Vec<AnswerCopy>>;
    /// When something is to be done about one.
    async fn next_copy_due(&self, network: Network) -> StoreResult<Option<Timestamp>>;
    /// What became of one that was due since then. Where the answer was changed meanwhile, it is due again at once, and no
    /// failure of before counts.
    async fn settle_copy(
        &self,
        comment: CommentId,
        due: Timestamp,
        outcome: CopyOutcome,
        now: Timestamp,
    ) -> StoreResult<()>;
    /// All copies in a conversation.
    async fn copies(&self, conversation: ConversationId) -> StoreResult<Vec<KnownCopy>>;

    // Webmentions
    /// Has the source of a webmention read; one that comes again is read again.
    async fn queue_webmention(&self, new: NewWebmention) -> StoreResult<WebmentionQueued>;
    /// Those whose source is to be read now, the longest due first, one of each host.
    async fn due_webmentions(&self, now: Timestamp) -> StoreResult<Vec<WaitingWebmention>>;
    /// Whether one waits as it was `received`: it may have come again, or been erased.
    async fn webmention_waits(&self, id: i64, received: Timestamp) -> StoreResult<bool>;
    async fn next_webmention_due(&self) -> StoreResult<Option<Timestamp>>;
    /// What became of one; the likes of its page follow. One that has come again since it was `received` stays as it is.
    async fn settle_webmention(
        &self,
        id: i64,
        received: Timestamp,
        outcome: WebmentionOutcome,
    ) -> StoreResult<()>;

    /// Comments of the owner whose links may have changed, the longest due first.
    async fn due_linking_comments(&self, now: Timestamp) -> StoreResult<Vec<LinkingComment>>;
    /// Has the pages told that a comment links to, and those that it links to no longer.
    async fn compare_links(&self, links: LinksOfComment, now: Timestamp) -> StoreResult<()>;
    /// The webmention to another site that is due the longest.
    async fn due_sent_webmention(&self, now: Timestamp) -> StoreResult<Option<UnsentWebmention>>;
    /// When a comment's links are to be compared, or a webmention is to be sent.
    async fn next_sent_webmention_due(&self) -> StoreResult<Option<Timestamp>>;
    async fn settle_sent_webmention(
        &self,
        unsent: UnsentWebmention,
        outcome: SentOutcome,
    ) -> StoreResult<()>;

    /// The data for judging a new comment. It may be read on the calling thread: no reader may wait for that.
    async fn judged_by(&self, inquiry: Inquiry) -> StoreResult<WriterHistory>;
    /// The latest comments that are long enough to compare, oldest first.
    async fn simhashes(&self, limit: u32) -> StoreResult<Vec<ComparableText>>;
    /// Newest first, before the one with this number.
    async fn blocks(
        &self,
        sites: Vec<SiteId>,
        before: Option<i64>,
        limit: u32,
    ) -> StoreResult<Vec<Block>>;
    /// The existing block, or a new one.
    async fn add_block(&self, block: NewBlock) -> StoreResult<Block>;
    /// Whether one of these sites had it.
    async fn remove_block(&self, id: i64, sites: Vec<SiteId>) -> StoreResult<bool>;

    // What is kept for a while
    /// The first `limit` comments that have had this status since before a time.
    async fn aged_comments(&self, since: StatusSince, limit: u32) -> StoreResult<Vec<CommentId>>;
    /// Erases up to `limit` rows of a kind, or their expired parts, from before a time; returns how many.
    async fn forget(&self, what: Aged, before: Timestamp, limit: u32) -> StoreResult<u32>;
    /// The last time that was trusted with erasing; before the first, the time of the newest comment.
    async fn trusted_time(&self) -> StoreResult<Option<Timestamp>>;
    async fn trust_time(&self, now: Timestamp) -> StoreResult<()>;
    /// When this returns, no file contains erased data any more: a log beside the database is emptied.
    async fn empty_log(&self) -> StoreResult<()>;

    // What decisions have taught
    /// The counts of those words that were learned on the site, and of the comments (word 0).
    async fn word_counts(&self, site: SiteId, words: Vec<u32>) -> StoreResult<Vec<WordCount>>;
    /// Forgets all lessons of a site; returns of how many comments.
    async fn forget_lessons(&self, site: SiteId) -> StoreResult<usize>;

    /// Whether the holder has, or gets, what has this name, for so long from now. Of several servers that share a
    /// store one at a time does such work. No time at all gives it back.
    async fn lease(&self, name: String, holder: String, lasts: Duration) -> StoreResult<bool>;
    /// 32 random bytes, made with the database: the key of all signatures.
    async fn secret(&self) -> StoreResult<[u8; 32]>;
    /// The changes feed of this process.
    fn changes_feed(&self) -> &ChangesFeed;
    /// Increases, within a second, when another process has written. What it may have changed is noted in the changes
    /// feed by then.
    fn foreign_writes(&self) -> u64;
    /// Its connections to a server; none at all where it is a file.
    fn pool(&self) -> PoolUse;
    /// How often its work panicked.
    fn panics(&self) -> &StorePanics;
    /// Checks that the store can read, and write durably, now.
    async fn ready(&self) -> StoreResult<()>;
}
