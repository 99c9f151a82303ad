//! A store that a test looks into: a real one, whose answers the test can hold back.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use afterword_model::change::Work;
use afterword_model::{
    BatchId, Comment, CommentId, ConversationId, EmailAddress, FollowPace, ImportNumber, Network,
    Page, PageKey, PagePath, Report, SiteId, Status, WordCount,
};
use afterword_store::akismet::{QuestionTotals, Questions};
use afterword_store::{
    AddressAdded, Aged, AnswerCopy, ApiToken, AuthorHistory, BatchLine, Block, ChangesFeed,
    ComparableText, Conversation, ConversationRead, CopyOutcome, Decision, EndSessions,
    ExportQuery, Extra, Extras, ExtrasAfter, HookFilter, ImportBatch, ImportMove, ImportMoved,
    ImportOutcome, ImportRemains, Inquiry, KnownCopy, LinkingComment, LinksOfComment, ListQuery,
    MailId, MailToken, MailboxPlace, ModeratorAddress, NewBlock, NewConversation, NewImport,
    NewMail, NewModeratorAddress, NewSession, NewToken, NewWebmention, OutboxFilter, OutboxHook,
    OutboxMail, OutboxTotals, PageCount, PageNumber, PageQuery, PasswordSet, PasswordSetter,
    Person, PersonRecords, PoolUse, Published, ReaderAddress, Recorded, Replies, SeenSite,
    SentOutcome, SignInLink, SiteDraft, SiteTotals, Statistics, StatisticsQuery, StatusSince,
    Store, StoreError, StorePanics, StoreResult, StoredImport, StoredOriginal, StoredSession,
    StoredSite, ThreadPart, ThreadQuery, TokenAdded, UndoneImport, UnsentWebmention,
    WaitingWebmention, WebmentionOutcome, WebmentionQueued, WriterHistory,
};
use async_trait::async_trait;
use jiff::Timestamp;
use tokio::sync::watch;

pub struct Watched {
    inner: Arc<dyn Store>,
    /// Holds counts that were read, before they are answered.
    pub counts_read: Gate,
    /// Holds writes before they are begun.
    pub writes: Gate,
    /// Holds writes that are durable, before they are answered.
    pub written: Gate,
    /// The pages of each reading of counts.
    pub asked: Mutex<Vec<Vec<PageKey>>>,
    /// Counts are answered some turns of the runtime late, so that much can come between.
    pub dawdles: AtomicBool,
    /// How often a job has looked which comments of the owner link to others.
    pub looks_for_links: AtomicU32,
    /// How often the sites were read.
    pub sites_read: AtomicU32,
    /// Readings of counts panic.
    pub panics: AtomicBool,
    /// So many beginnings of the mail job panic.
    pub mail_panics: AtomicU32,
    /// The next reading of counts fails with it.
    pub fails: Mutex<Option<StoreError>>,
    /// Whether a write is refused.
    pub refuses: Mutex<Option<Box<dyn FnMut() -> bool + Send>>>,
    turns: AtomicU64,
}

impl Watched {
    pub fn new(inner: Arc<dyn Store>) -> Self {
        Self {
            inner,
            counts_read: Gate::default(),
            writes: Gate::default(),
            written: Gate::default(),
            asked: Mutex::default(),
            dawdles: AtomicBool::new(false),
            looks_for_links: AtomicU32::new(0),
            sites_read: AtomicU32::new(0),
            panics: AtomicBool::new(false),
            mail_panics: AtomicU32::new(0),
            fails: Mutex::default(),
            refuses: Mutex::default(),
            turns: AtomicU64::new(0),
        }
    }

    /// The store itself, which nothing holds back.
    pub fn inner(&self) -> &dyn Store {
        &*self.inner
    }

    /// The pages of each reading of counts so far, without their sites.
    pub fn readings(&self) -> Vec<Vec<String>> {
        let paths = |keys: &Vec<PageKey>| keys.iter().map(|key| key.parts().1.to_owned()).collect();
        self.asked.lock().unwrap().iter().map(paths).collect()
    }

    async fn plain<T>(&self, call: impl Future<Output = StoreResult<T>>) -> StoreResult<T> {
        call.await
    }

    async fn panicking<T>(&self, call: impl Future<Output = StoreResult<T>>) -> StoreResult<T> {
        let left = self
            .mail_panics
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| {
                left.checked_sub(1)
            });
        assert!(left.is_err(), "for the test");
        call.await
    }

    async fn look_for_links<T>(
        &self,
        call: impl Future<Output = StoreResult<T>>,
    ) -> StoreResult<T> {
        self.looks_for_links.fetch_add(1, Ordering::SeqCst);
        call.await
    }

    async fn read_sites<T>(&self, call: impl Future<Output = StoreResult<T>>) -> StoreResult<T> {
        let answer = call.await;
        self.sites_read.fetch_add(1, Ordering::SeqCst);
        answer
    }

    async fn read_counts(&self, pages: Vec<PageKey>) -> StoreResult<Vec<PageCount>> {
        self.asked.lock().unwrap().push(pages.clone());
        assert!(!self.panics.load(Ordering::Relaxed), "for the test");
        let answer = self.inner.counts(pages).await;
        if self.dawdles.load(Ordering::Relaxed) {
            // 0 to 63 turns, in no order that repeats soon.
            let turns = self
                .turns
                .fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed)
                >> 58;
            for _ in 0..turns {
                tokio::task::yield_now().await;
            }
        }
        self.counts_read.pass().await;
        match self.fails.lock().unwrap().take() {
            Some(error) => Err(error),
            None => answer,
        }
    }

    async fn write<T>(&self, call: impl Future<Output = StoreResult<T>>) -> StoreResult<T> {
        self.writes.pass().await;
        let is_refused = match &mut *self.refuses.lock().unwrap() {
            Some(refuses) => refuses(),
            None => false,
        };
        if is_refused {
            return Err(StoreError::Busy("for the test".to_owned()));
        }
        let answer = call.await;
        self.written.pass().await;
        answer
    }
}

/// Where calls wait while it is closed.
#[derive(Default)]
pub struct Gate {
    state: watch::Sender<State>,
}

#[derive(Debug, Default)]
struct State {
    /// How many calls it holds; further ones pass.
    holds: usize,
    waiting: usize,
}

impl Gate {
    pub fn close(&self) {
        self.close_for(usize::MAX);
    }

    /// Holds this many calls; those after them pass.
    pub fn close_for(&self, calls: usize) {
        self.state.send_modify(|state| state.holds = calls);
    }

    pub fn open(&self) {
        self.close_for(0);
    }

    /// Waits until this many calls wait here.
    pub async fn has_waiting(&self, calls: usize) {
        let mut states = self.state.subscribe();
        let there = states.wait_for(|state| state.waiting == calls);
        there.await.unwrap();
    }

    async fn pass(&self) {
        let mut states = self.state.subscribe();
        let held = self.state.send_if_modified(|state| {
            let held = state.waiting < state.holds;
            state.waiting += usize::from(held);
            held
        });
        if held {
            states.wait_for(|state| state.holds == 0).await.unwrap();
            self.state.send_modify(|state| state.waiting -= 1);
        }
    }
}

#[async_trait]
impl Questions for Watched {
    async fn question_totals(&self) -> StoreResult<QuestionTotals> {
        self.inner.question_totals().await
    }
}

macro_rules! watched {
    ($($how:ident fn $name:ident($($argument:ident: $type:ty),*) -> $answer:ty;)*) => {
        #[async_trait]
        impl Store for Watched {
            fn changes_feed(&self) -> &ChangesFeed {
                self.inner.changes_feed()
            }

            fn foreign_writes(&self) -> u64 {
                self.inner.foreign_writes()
            }

            fn pool(&self) -> PoolUse {
                self.inner.pool()
            }

            fn panics(&self) -> &StorePanics {
                self.inner.panics()
            }

            async fn counts(&self, pages: Vec<PageKey>) -> StoreResult<Vec<PageCount>> {
                self.read_counts(pages).await
            }

            $(async fn $name(&self, $($argument: $type),*) -> StoreResult<$answer> {
                self.$how(self.inner.$name($($argument),*)).await
            })*
        }
    };
}

watched! {
    write fn change(work: Work) -> ();
    write fn change_all(works: Vec<Work>) -> ();
    read_sites fn sites() -> Vec<StoredSite>;
    write fn save_site_if(site: SiteDraft, seen: Option<SeenSite>) -> Option<StoredSite>;
    plain fn page(site: SiteId, path: PagePath) -> Option<Page>;
    plain fn page_numbered(page: PageNumber) -> Option<(SiteId, Page)>;
    plain fn pages(query: PageQuery) -> Vec<Page>;
    plain fn thread(query: ThreadQuery) -> ThreadPart;
    plain fn published(site: SiteId, path: PagePath) -> Vec<Published>;
    plain fn count_of_site(site: SiteId) -> u32;
    plain fn comment(id: CommentId) -> Option<Comment>;
    plain fn comments_between(first: CommentId, last: CommentId) -> Vec<CommentId>;
    plain fn comments(query: ListQuery) -> Vec<Comment>;
    plain fn decisions(id: CommentId) -> Vec<Decision>;
    plain fn export(query: ExportQuery) -> Vec<Recorded>;
    plain fn export_extras(site: SiteId, after: ExtrasAfter, limit: u32) -> Extras;
    write fn import(batch: ImportBatch) -> Vec<ImportOutcome>;
    write fn import_extras(site: SiteId, extras: Vec<Extra>, by: Option<ImportNumber>) -> usize;
    write fn begin_import(import: NewImport) -> ImportNumber;
    plain fn imports() -> Vec<StoredImport>;
    plain fn import_remains(import: ImportNumber) -> ImportRemains;
    plain fn imported_comments(import: ImportNumber, limit: u32) -> Vec<CommentId>;
    write fn end_undo(import: ImportNumber, now: Timestamp) -> UndoneImport;
    write fn move_imported(order: ImportMove) -> ImportMoved;
    plain fn former(site: SiteId, source: String, ids: Vec<String>) -> Vec<(String, CommentId)>;
    plain fn by_anchor(site: SiteId, anchor: String) -> Option<CommentId>;
    plain fn anchors(of: Vec<CommentId>) -> Vec<(CommentId, String)>;
    plain fn waiting(sites: Vec<SiteId>, status: Status) -> u32;
    plain fn author_history(id: CommentId) -> AuthorHistory;
    plain fn reports(comments: Vec<CommentId>) -> Vec<Report>;
    plain fn replies(id: CommentId, limit: u32) -> Replies;
    plain fn statistics(query: StatisticsQuery) -> Statistics;
    plain fn site_totals(site: SiteId) -> SiteTotals;
    plain fn person(email: EmailAddress, site: Option<SiteId>) -> PersonRecords;
    plain fn batch(batch: BatchId) -> Vec<BatchLine>;
    write fn add_named_token(token: NewToken) -> TokenAdded;
    plain fn tokens() -> Vec<ApiToken>;
    plain fn token_by_hash(hash: [u8; 32]) -> Option<ApiToken>;
    write fn revoke_token(id: i64, now: Timestamp) -> bool;
    write fn token_used(id: i64, now: Timestamp) -> ();
    write fn add_mail(mail: NewMail) -> ();
    plain fn mail(id: MailId) -> Option<OutboxMail>;
    plain fn mails(filter: OutboxFilter, limit: u32) -> Vec<OutboxMail>;
    plain fn mail_totals() -> OutboxTotals;
    plain fn prepare_mail(mail: MailId, tokens: Vec<MailToken>, secrets: String) -> Option<String>;
    plain fn add_mail_tokens(tokens: Vec<MailToken>) -> ();
    panicking fn release_mails() -> usize;
    plain fn next_mail_due() -> Option<Timestamp>;
    plain fn hooks(filter: HookFilter, limit: u32) -> Vec<OutboxHook>;
    plain fn hook_totals() -> OutboxTotals;
    plain fn next_hook_due(urls: Vec<String>) -> Option<Timestamp>;
    plain fn aged_comments(since: StatusSince, limit: u32) -> Vec<CommentId>;
    plain fn forget(what: Aged, before: Timestamp, limit: u32) -> u32;
    plain fn trusted_time() -> Option<Timestamp>;
    plain fn trust_time(now: Timestamp) -> ();
    plain fn empty_log() -> ();
    plain fn mail_token(hash: [u8; 32]) -> Option<MailToken>;
    plain fn token_of_mail(mail: MailId) -> Option<MailToken>;
    plain fn is_seen(seen: [u8; 32]) -> bool;
    plain fn mailbox_place(account: String) -> Option<MailboxPlace>;
    plain fn keep_mailbox_place(account: String, place: MailboxPlace) -> ();
    plain fn begin_conversation(new: NewConversation) -> bool;
    plain fn conversations(network: Network) -> Vec<Conversation>;
    plain fn originals(conversation: ConversationId) -> Vec<StoredOriginal>;
    plain fn conversation_read(read: ConversationRead) -> ();
    plain fn due_copies(network: Network, now: Timestamp) -> Vec<AnswerCopy>;
    plain fn next_copy_due(network: Network) -> Option<Timestamp>;
    plain fn settle_copy(comment: CommentId, due: Timestamp, outcome: CopyOutcome, now: Timestamp) -> ();
    plain fn copies(conversation: ConversationId) -> Vec<KnownCopy>;
    plain fn queue_webmention(new: NewWebmention) -> WebmentionQueued;
    plain fn due_webmentions(now: Timestamp) -> Vec<WaitingWebmention>;
    plain fn webmention_waits(id: i64, received: Timestamp) -> bool;
    plain fn next_webmention_due() -> Option<Timestamp>;
    look_for_links fn due_linking_comments(now: Timestamp) -> Vec<LinkingComment>;
    plain fn compare_links(links: LinksOfComment, now: Timestamp) -> ();
    plain fn due_sent_webmention(now: Timestamp) -> Option<UnsentWebmention>;
    plain fn next_sent_webmention_due() -> Option<Timestamp>;
    plain fn settle_sent_webmention(unsent: UnsentWebmention, outcome: SentOutcome) -> ();
    plain fn settle_webmention(id: i64, received: Timestamp, outcome: WebmentionOutcome) -> ();
    plain fn reader_address(id: i64) -> Option<ReaderAddress>;
    plain fn reader_address_of(site: SiteId, email: EmailAddress) -> Option<ReaderAddress>;
    plain fn follow(site: SiteId, path: PagePath, email: EmailAddress) -> Option<FollowPace>;
    plain fn follows_by(site: SiteId, email: EmailAddress) -> u32;
    write fn keep_sign_in_link(link: SignInLink) -> ();
    plain fn prepare_sign_in(mail: MailId, link: SignInLink, secrets: String) -> Option<String>;
    plain fn sign_in_link(hash: [u8; 32]) -> Option<SignInLink>;
    write fn follow_sign_in_link(hash: [u8; 32], session: NewSession) -> Option<StoredSession>;
    write fn begin_session(person: Person, password: String, session: NewSession) -> Option<StoredSession>;
    plain fn session(hash: [u8; 32]) -> Option<StoredSession>;
    plain fn sessions(person: Option<Person>) -> Vec<StoredSession>;
    plain fn session_seen(id: i64, now: Timestamp) -> ();
    write fn end_sessions(person: Person, which: EndSessions) -> usize;
    plain fn password(person: Person) -> Option<String>;
    write fn set_password(person: Person, hash: Option<String>, by: PasswordSetter, now: Timestamp) -> PasswordSet;
    write fn add_moderator_address(new: NewModeratorAddress) -> AddressAdded;
    plain fn moderator_address(address: Person) -> Option<ModeratorAddress>;
    plain fn moderator_address_by_id(id: i64) -> Option<ModeratorAddress>;
    plain fn moderator_addresses() -> Vec<ModeratorAddress>;
    write fn confirm_moderator_address(asked: ModeratorAddress, now: Timestamp) -> bool;
    write fn remove_moderator_address(address: Person) -> bool;
    plain fn judged_by(inquiry: Inquiry) -> WriterHistory;
    plain fn simhashes(limit: u32) -> Vec<ComparableText>;
    plain fn blocks(sites: Vec<SiteId>, before: Option<i64>, limit: u32) -> Vec<Block>;
    write fn add_block(block: NewBlock) -> Block;
    write fn remove_block(id: i64, sites: Vec<SiteId>) -> bool;
    plain fn word_counts(site: SiteId, words: Vec<u32>) -> Vec<WordCount>;
    write fn forget_lessons(site: SiteId) -> usize;
    plain fn lease(name: String, holder: String, lasts: Duration) -> bool;
    plain fn secret() -> [u8; 32];
    write fn ready() -> ();
}
