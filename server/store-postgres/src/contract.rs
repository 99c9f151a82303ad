//! Implements the `Store` trait: each call is one transaction, which is tried again if another was in the way.

use std::time::Duration;

use async_trait::async_trait;
use jiff::Timestamp;

use super::pool::Mode;
use super::{
    Postgres, addresses, akismet, audit, blocks, comments, conversations, copies, export, follows,
    hooks, import, imports, leases, legacy_ids, lessons, lists, mail_tokens, mailboxes,
    moderator_addresses, outbox, pages, people, published, reports, retention, sent_webmentions,
    sessions, simhash, sites, statistics, thread, tokens, webmentions,
};
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
    Store, StorePanics, StoreResult, StoredImport, StoredOriginal, StoredSession, StoredSite,
    ThreadPart, ThreadQuery, TokenAdded, UndoneImport, UnsentWebmention, WaitingWebmention,
    WebmentionOutcome, WebmentionQueued, WriterHistory,
};

macro_rules! mode {
    (read) => {
        Mode::Read
    };
    (snapshot) => {
        Mode::Snapshot
    };
    (write) => {
        Mode::Write
    };
    (quiet) => {
        Mode::Quiet
    };
}

/// One line for each call: its kind of transaction, arguments and result, and the SQL function behind it.
macro_rules! contract {
    (|$db:ident| $($how:ident $name:ident($($argument:ident: $type:ty),*) -> $answer:ty = $call:expr;)*) => {
        /// The calls of the store that read or write, as tests of faults name them.
        pub const CALLS: &[(&str, &str)] = &[$((stringify!($how), stringify!($name))),*];

        #[async_trait]
        impl Store for Postgres {
            $(async fn $name(&self, $($argument: $type),*) -> StoreResult<$answer> {
                self.call(mode!($how), stringify!($name), ($($argument,)*), |$db, ($($argument,)*)| Box::pin($call))
                    .await
            })*

            async fn change(&self, work: Work) -> StoreResult<()> {
                self.run_rule(work).await
            }

            async fn change_all(&self, works: Vec<Work>) -> StoreResult<()> {
                self.run_alone(works, "change_all").await
            }

            /// The server's own log of changes is its administrator's.
            async fn empty_log(&self) -> StoreResult<()> {
                Ok(())
            }

            fn changes_feed(&self) -> &ChangesFeed {
                &self.shared.changes.feed
            }

            fn foreign_writes(&self) -> u64 {
                self.shared.changes.foreign_writes()
            }

            fn pool(&self) -> PoolUse {
                self.shared.connections.pool_use()
            }

            fn panics(&self) -> &StorePanics {
                &self.shared.panics
            }

            async fn ready(&self) -> StoreResult<()> {
                self.call(Mode::Quiet, "ready", (), |db, ()| Box::pin(sites::touch(db))).await
            }
        }
    };
}

#[async_trait]
impl Questions for Postgres {
    async fn question_totals(&self) -> StoreResult<QuestionTotals> {
        self.call(Mode::Read, "akismet_totals", (), |db, ()| {
            Box::pin(akismet::totals(db))
        })
        .await
    }
}

contract! {
    |db|
    read sites() -> Vec<StoredSite> = sites::all(db);
    write save_site_if(site: SiteDraft, seen: Option<SeenSite>) -> Option<StoredSite> =
        sites::save_if(db, site, seen.as_ref());
    snapshot page(site: SiteId, path: PagePath) -> Option<Page> = pages::by_path(db, *site, path);
    snapshot page_numbered(page: PageNumber) -> Option<(SiteId, Page)> = pages::numbered(db, *page);
    snapshot pages(query: PageQuery) -> Vec<Page> = pages::list(db, query);
    read counts(wanted: Vec<PageKey>) -> Vec<PageCount> = pages::counts(db, wanted);
    snapshot thread(query: ThreadQuery) -> ThreadPart = thread::read(db, query);
    read published(site: SiteId, path: PagePath) -> Vec<Published> = published::of_page(db, *site, path);
    read count_of_site(site: SiteId) -> u32 = published::count_of_site(db, *site);
    read comment(id: CommentId) -> Option<Comment> = comments::by_id(db, *id);
    read comments_between(first: CommentId, last: CommentId) -> Vec<CommentId> =
        comments::between(db, *first, *last);
    snapshot comments(query: ListQuery) -> Vec<Comment> = lists::list(db, query);
    read decisions(id: CommentId) -> Vec<Decision> = audit::history(db, *id);
    snapshot export(query: ExportQuery) -> Vec<Recorded> = export::export(db, query);
    snapshot export_extras(site: SiteId, after: ExtrasAfter, limit: u32) -> Extras =
        export::read(db, *site, after, *limit);
    write import(batch: ImportBatch) -> Vec<ImportOutcome> = import::import(db, batch);
    write import_extras(site: SiteId, extras: Vec<Extra>, by: Option<ImportNumber>) -> usize =
        export::write(db, *site, extras, *by);
    write begin_import(new: NewImport) -> ImportNumber = imports::begin(db, new);
    read imports() -> Vec<StoredImport> = imports::all(db);
    snapshot import_remains(import: ImportNumber) -> ImportRemains = imports::remains(db, *import);
    read imported_comments(import: ImportNumber, limit: u32) -> Vec<CommentId> =
        imports::comments(db, *import, *limit);
    write end_undo(import: ImportNumber, now: Timestamp) -> UndoneImport = imports::end_undo(db, *import, *now);
    write move_imported(order: ImportMove) -> ImportMoved = imports::move_comments(db, order);
    read former(site: SiteId, source: String, ids: Vec<String>) -> Vec<(String, CommentId)> =
        legacy_ids::former(db, *site, source, ids);
    read by_anchor(site: SiteId, anchor: String) -> Option<CommentId> = legacy_ids::by_anchor(db, *site, anchor);
    read anchors(of: Vec<CommentId>) -> Vec<(CommentId, String)> = legacy_ids::anchors(db, of);
    read waiting(sites: Vec<SiteId>, status: Status) -> u32 = statistics::waiting(db, sites, *status);
    snapshot author_history(id: CommentId) -> AuthorHistory = statistics::author_history(db, *id);
    read reports(comments: Vec<CommentId>) -> Vec<Report> = reports::of_comments(db, comments);
    snapshot replies(id: CommentId, limit: u32) -> Replies = lists::replies(db, *id, *limit);
    snapshot statistics(query: StatisticsQuery) -> Statistics = statistics::read(db, query);
    snapshot site_totals(site: SiteId) -> SiteTotals = statistics::of_site(db, *site);
    snapshot person(email: EmailAddress, site: Option<SiteId>) -> PersonRecords =
        people::of_address(db, email, *site);
    read word_counts(site: SiteId, words: Vec<u32>) -> Vec<WordCount> = lessons::counts(db, *site, words);
    write forget_lessons(site: SiteId) -> usize = lessons::forget(db, *site);
    read batch(batch: BatchId) -> Vec<BatchLine> = audit::of_batch(db, *batch);
    write add_named_token(token: NewToken) -> TokenAdded = tokens::add_named(db, token);
    read tokens() -> Vec<ApiToken> = tokens::all(db);
    read token_by_hash(hash: [u8; 32]) -> Option<ApiToken> = tokens::by_hash(db, *hash);
    write revoke_token(id: i64, now: Timestamp) -> bool = tokens::revoke(db, *id, *now);
    quiet token_used(id: i64, now: Timestamp) -> () = tokens::used(db, *id, *now);
    write add_mail(mail: NewMail) -> () = outbox::add(db, mail);
    read mail(id: MailId) -> Option<OutboxMail> = outbox::by_id(db, *id);
    read mails(filter: OutboxFilter, limit: u32) -> Vec<OutboxMail> = outbox::list(db, *filter, *limit);
    read mail_totals() -> OutboxTotals = outbox::totals(db);
    write prepare_mail(mail: MailId, tokens: Vec<MailToken>, secrets: String) -> Option<String> =
        mail_tokens::prepare(db, *mail, tokens, secrets);
    write add_mail_tokens(tokens: Vec<MailToken>) -> () = mail_tokens::add(db, tokens);
    write release_mails() -> usize = outbox::release(db);
    read next_mail_due() -> Option<Timestamp> = outbox::next_due(db);
    read hooks(filter: HookFilter, limit: u32) -> Vec<OutboxHook> = hooks::list(db, *filter, *limit);
    read hook_totals() -> OutboxTotals = hooks::totals(db);
    read next_hook_due(urls: Vec<String>) -> Option<Timestamp> = hooks::next_due(db, urls);
    read mail_token(hash: [u8; 32]) -> Option<MailToken> = mail_tokens::by_hash(db, *hash);
    read token_of_mail(mail: MailId) -> Option<MailToken> = mail_tokens::of_mail(db, *mail);
    read is_seen(seen: [u8; 32]) -> bool = outbox::is_seen(db, seen);
    read mailbox_place(account: String) -> Option<MailboxPlace> = mailboxes::place(db, account);
    quiet keep_mailbox_place(account: String, place: MailboxPlace) -> () = mailboxes::keep(db, account, *place);
    read reader_address(id: i64) -> Option<ReaderAddress> = addresses::by_id(db, *id);
    read reader_address_of(site: SiteId, email: EmailAddress) -> Option<ReaderAddress> =
        addresses::find(db, *site, email.as_str());
    read follow(site: SiteId, path: PagePath, email: EmailAddress) -> Option<FollowPace> =
        follows::at_path(db, *site, path, email);
    read follows_by(site: SiteId, email: EmailAddress) -> u32 = follows::number_by(db, *site, email);
    write keep_sign_in_link(link: SignInLink) -> () = sessions::keep_link(db, link);
    write prepare_sign_in(mail: MailId, link: SignInLink, secrets: String) -> Option<String> =
        sessions::prepare_link(db, *mail, link, secrets);
    read sign_in_link(hash: [u8; 32]) -> Option<SignInLink> = sessions::link(db, *hash);
    write follow_sign_in_link(hash: [u8; 32], session: NewSession) -> Option<StoredSession> =
        sessions::follow(db, *hash, session);
    write begin_session(person: Person, password: String, session: NewSession) -> Option<StoredSession> =
        sessions::begin_by_password(db, person, password, session);
    read session(hash: [u8; 32]) -> Option<StoredSession> = sessions::by_hash(db, *hash);
    quiet session_seen(id: i64, now: Timestamp) -> () = sessions::seen(db, *id, *now);
    write end_sessions(person: Person, which: EndSessions) -> usize = sessions::end(db, person, *which);
    read password(person: Person) -> Option<String> = sessions::password(db, person);
    write set_password(person: Person, hash: Option<String>, by: PasswordSetter, now: Timestamp) -> PasswordSet =
        sessions::set_password(db, person, hash.as_deref(), by, *now);
    write add_moderator_address(new: NewModeratorAddress) -> AddressAdded = moderator_addresses::add(db, new);
    read moderator_address(address: Person) -> Option<ModeratorAddress> =
        moderator_addresses::by_address(db, address);
    read moderator_address_by_id(id: i64) -> Option<ModeratorAddress> = moderator_addresses::by_id(db, *id);
    read moderator_addresses() -> Vec<ModeratorAddress> = moderator_addresses::all(db);
    write confirm_moderator_address(asked: ModeratorAddress, now: Timestamp) -> bool =
        moderator_addresses::confirm(db, asked, *now);
    write remove_moderator_address(address: Person) -> bool = moderator_addresses::remove(db, address);
    write begin_conversation(new: NewConversation) -> bool = conversations::begin(db, new);
    read conversations(network: Network) -> Vec<Conversation> = conversations::of_network(db, *network);
    read originals(conversation: ConversationId) -> Vec<StoredOriginal> =
        conversations::originals(db, *conversation);
    write conversation_read(seen: ConversationRead) -> () = conversations::settle(db, seen);
    read due_copies(network: Network, now: Timestamp) -> Vec<AnswerCopy> = copies::due(db, *network, *now);
    read next_copy_due(network: Network) -> Option<Timestamp> = copies::next_due(db, *network);
    write settle_copy(comment: CommentId, due: Timestamp, outcome: CopyOutcome, now: Timestamp) -> () =
        copies::settle(db, (*comment, *due), outcome, *now);
    read copies(conversation: ConversationId) -> Vec<KnownCopy> = copies::of_conversation(db, *conversation);
    write queue_webmention(new: NewWebmention) -> WebmentionQueued = webmentions::queue(db, new);
    read due_webmentions(now: Timestamp) -> Vec<WaitingWebmention> = webmentions::due(db, *now);
    read webmention_waits(id: i64, received: Timestamp) -> bool = webmentions::waits(db, (*id, *received));
    read next_webmention_due() -> Option<Timestamp> = webmentions::next_due(db);
    write settle_webmention(id: i64, received: Timestamp, outcome: WebmentionOutcome) -> () =
        webmentions::settle(db, (*id, *received), *outcome);
    read due_linking_comments(now: Timestamp) -> Vec<LinkingComment> = sent_webmentions::linking(db, *now);
    write compare_links(links: LinksOfComment, now: Timestamp) -> () = sent_webmentions::compare(db, links, *now);
    read due_sent_webmention(now: Timestamp) -> Option<UnsentWebmention> = sent_webmentions::due(db, *now);
    read next_sent_webmention_due() -> Option<Timestamp> = sent_webmentions::next_due(db);
    write settle_sent_webmention(unsent: UnsentWebmention, outcome: SentOutcome) -> () =
        sent_webmentions::settle(db, unsent, *outcome);
    snapshot judged_by(inquiry: Inquiry) -> WriterHistory = simhash::judged_by(db, inquiry);
    read simhashes(limit: u32) -> Vec<ComparableText> = simhash::latest(db, *limit);
    read blocks(sites: Vec<SiteId>, before: Option<i64>, limit: u32) -> Vec<Block> =
        blocks::list(db, sites, *before, *limit);
    write add_block(block: NewBlock) -> Block = blocks::add(db, block);
    write remove_block(id: i64, sites: Vec<SiteId>) -> bool = blocks::remove(db, *id, sites);
    read aged_comments(since: StatusSince, limit: u32) -> Vec<CommentId> = retention::comments(db, *since, *limit);
    write forget(what: Aged, before: Timestamp, limit: u32) -> u32 = retention::forget(db, *what, *before, *limit);
    read trusted_time() -> Option<Timestamp> = retention::trusted_time(db);
    quiet trust_time(now: Timestamp) -> () = retention::trust_time(db, *now);
    quiet lease(name: String, holder: String, lasts: Duration) -> bool = leases::take(db, name, holder, *lasts);
    read secret() -> [u8; 32] = sites::secret(db);
    read sessions(person: Option<Person>) -> Vec<StoredSession> = sessions::list(db, person.as_ref());
}
