//! Implements the `Store` trait: each call goes to a reader or to the writer.

use std::time::Duration;

use async_trait::async_trait;
use jiff::Timestamp;

use super::{
    Sqlite, addresses, audit, blocks, change, comments, conversations, copies, export, follows,
    hooks, import, imports, legacy_ids, lessons, lists, mail_tokens, mailboxes,
    moderator_addresses, outbox, pages, people, published, reports, retention, sent_webmentions,
    sessions, simhash, sites, statistics, thread, tokens, webmentions,
};
use afterword_model::change::Work;
use afterword_model::{
    BatchId, Comment, CommentId, ConversationId, EmailAddress, FollowPace, ImportNumber, Network,
    Page, PageKey, PagePath, Report, SiteId, Status, WordCount,
};
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

/// One line for each call: its thread, arguments and result, and the SQL function behind it.
macro_rules! contract {
    ($($how:ident $name:ident($($argument:ident: $type:ty),*) -> $answer:ty = $call:expr;)*) => {
        /// The calls of the store that read or write, as tests of faults name them.
        pub const CALLS: &[(&str, &str)] = &[$((stringify!($how), stringify!($name))),*];

        #[async_trait]
        impl Store for Sqlite {
            $(async fn $name(&self, $($argument: $type),*) -> StoreResult<$answer> {
                self.$how(stringify!($name), $call).await
            })*

            async fn comments(&self, query: ListQuery) -> StoreResult<Vec<Comment>> {
                if query.words.is_some() {
                    self.take_waiting_words().await;
                }
                self.read("comments", move |conn| lists::list(conn, &query)).await
            }

            /// One server alone uses the file: its socket for commands sees to that.
            async fn lease(&self, _: String, _: String, _: Duration) -> StoreResult<bool> {
                Ok(true)
            }

            async fn empty_log(&self) -> StoreResult<()> {
                self.log.empty().await
            }

            fn changes_feed(&self) -> &ChangesFeed {
                &self.changes_feed
            }

            fn foreign_writes(&self) -> u64 {
                self.writer.foreign_writes()
            }

            fn pool(&self) -> PoolUse {
                PoolUse::default()
            }

            fn panics(&self) -> &StorePanics {
                &self.panics
            }

            async fn ready(&self) -> StoreResult<()> {
                self.read("ready", sites::look).await?;
                self.room.ensure().await?;
                self.write("ready", sites::touch).await
            }
        }
    };
}

contract! {
    write change(work: Work) -> () = move |tx| change::run(tx, &mut { work });
    write_alone change_all(works: Vec<Work>) -> () = move |tx| change::run_all(tx, &mut { works });
    read sites() -> Vec<StoredSite> = sites::all;
    write save_site_if(site: SiteDraft, seen: Option<SeenSite>) -> Option<StoredSite> =
        move |tx| sites::save_if(tx, site, seen.as_ref());
    read page(site: SiteId, path: PagePath) -> Option<Page> = move |conn| pages::by_path(conn, site, &path);
    read page_numbered(page: PageNumber) -> Option<(SiteId, Page)> = move |conn| pages::numbered(conn, page);
    read pages(query: PageQuery) -> Vec<Page> = move |conn| pages::list(conn, &query);
    read counts(wanted: Vec<PageKey>) -> Vec<PageCount> = move |conn| pages::counts(conn, &wanted);
    read thread(query: ThreadQuery) -> ThreadPart = move |conn| thread::read(conn, &query);
    read published(site: SiteId, path: PagePath) -> Vec<Published> =
        move |conn| published::of_page(conn, site, &path);
    read count_of_site(site: SiteId) -> u32 = move |conn| published::count_of_site(conn, site);
    read comment(id: CommentId) -> Option<Comment> = move |conn| comments::by_id(conn, id);
    read comments_between(first: CommentId, last: CommentId) -> Vec<CommentId> =
        move |conn| comments::between(conn, first, last);
    read decisions(id: CommentId) -> Vec<Decision> = move |conn| audit::history(conn, id);
    read export(query: ExportQuery) -> Vec<Recorded> = move |conn| export::export(conn, query);
    read export_extras(site: SiteId, after: ExtrasAfter, limit: u32) -> Extras =
        move |conn| export::read(conn, site, &after, limit);
    write_alone import(batch: ImportBatch) -> Vec<ImportOutcome> = move |tx| import::import(tx, &batch);
    write_alone import_extras(site: SiteId, extras: Vec<Extra>, by: Option<ImportNumber>) -> usize =
        move |tx| export::write(tx, site, &extras, by);
    write begin_import(new: NewImport) -> ImportNumber = move |tx| imports::begin(tx, &new);
    read imports() -> Vec<StoredImport> = imports::all;
    read import_remains(import: ImportNumber) -> ImportRemains =
        move |conn| imports::remains(conn, import);
    read imported_comments(import: ImportNumber, limit: u32) -> Vec<CommentId> =
        move |conn| imports::comments(conn, import, limit);
    write_alone end_undo(import: ImportNumber, now: Timestamp) -> UndoneImport =
        move |tx| imports::end_undo(tx, import, now);
    write_alone move_imported(order: ImportMove) -> ImportMoved =
        move |tx| imports::move_comments(tx, &order);
    read former(site: SiteId, source: String, ids: Vec<String>) -> Vec<(String, CommentId)> =
        move |conn| legacy_ids::former(conn, site, &source, &ids);
    read by_anchor(site: SiteId, anchor: String) -> Option<CommentId> =
        move |conn| legacy_ids::by_anchor(conn, site, &anchor);
    read anchors(of: Vec<CommentId>) -> Vec<(CommentId, String)> =
        move |conn| legacy_ids::anchors(conn, &of);
    read waiting(sites: Vec<SiteId>, status: Status) -> u32 =
        move |conn| statistics::waiting(conn, &sites, status);
    read author_history(id: CommentId) -> AuthorHistory = move |conn| statistics::author_history(conn, id);
    read reports(comments: Vec<CommentId>) -> Vec<Report> =
        move |conn| reports::of_comments(conn, &comments);
    read replies(id: CommentId, limit: u32) -> Replies = move |conn| lists::replies(conn, id, limit);
    read statistics(query: StatisticsQuery) -> Statistics = move |conn| statistics::read(conn, &query);
    read site_totals(site: SiteId) -> SiteTotals = move |conn| statistics::of_site(conn, site);
    read person(email: EmailAddress, site: Option<SiteId>) -> PersonRecords =
        move |conn| people::of_address(conn, &email, site);
    read word_counts(site: SiteId, words: Vec<u32>) -> Vec<WordCount> =
        move |conn| lessons::counts(conn, site, &words);
    write_alone forget_lessons(site: SiteId) -> usize = move |tx| lessons::forget(tx, site);
    read batch(batch: BatchId) -> Vec<BatchLine> = move |conn| audit::of_batch(conn, batch);
    write add_named_token(token: NewToken) -> TokenAdded = move |tx| tokens::add_named(tx, token);
    read tokens() -> Vec<ApiToken> = tokens::all;
    read token_by_hash(hash: [u8; 32]) -> Option<ApiToken> = move |conn| tokens::by_hash(conn, hash);
    write revoke_token(id: i64, now: Timestamp) -> bool = move |tx| tokens::revoke(tx, id, now);
    write token_used(id: i64, now: Timestamp) -> () = move |tx| tokens::used(tx, id, now);
    write add_mail(mail: NewMail) -> () = move |tx| outbox::add(tx, &mail);
    read mail(id: MailId) -> Option<OutboxMail> = move |conn| outbox::by_id(conn, id);
    read mails(filter: OutboxFilter, limit: u32) -> Vec<OutboxMail> =
        move |conn| outbox::list(conn, filter, limit);
    read mail_totals() -> OutboxTotals = outbox::totals;
    write prepare_mail(mail: MailId, tokens: Vec<MailToken>, secrets: String) -> Option<String> =
        move |tx| mail_tokens::prepare(tx, mail, &tokens, &secrets);
    write add_mail_tokens(tokens: Vec<MailToken>) -> () = move |tx| mail_tokens::add(tx, &tokens);
    write release_mails() -> usize = outbox::release;
    read next_mail_due() -> Option<Timestamp> = outbox::next_due;
    read hooks(filter: HookFilter, limit: u32) -> Vec<OutboxHook> = move |conn| hooks::list(conn, filter, limit);
    read hook_totals() -> OutboxTotals = hooks::totals;
    read next_hook_due(urls: Vec<String>) -> Option<Timestamp> = move |conn| hooks::next_due(conn, &urls);
    read mail_token(hash: [u8; 32]) -> Option<MailToken> = move |conn| mail_tokens::by_hash(conn, hash);
    read token_of_mail(mail: MailId) -> Option<MailToken> = move |conn| mail_tokens::of_mail(conn, mail);
    read is_seen(seen: [u8; 32]) -> bool = move |conn| outbox::is_seen(conn, &seen);
    read mailbox_place(account: String) -> Option<MailboxPlace> = move |conn| mailboxes::place(conn, &account);
    write keep_mailbox_place(account: String, place: MailboxPlace) -> () =
        move |tx| mailboxes::keep(tx, &account, place);
    read reader_address(id: i64) -> Option<ReaderAddress> = move |conn| addresses::by_id(conn, id);
    read reader_address_of(site: SiteId, email: EmailAddress) -> Option<ReaderAddress> =
        move |conn| addresses::find(conn, site, email.as_str());
    read follow(site: SiteId, path: PagePath, email: EmailAddress) -> Option<FollowPace> =
        move |conn| follows::at_path(conn, site, &path, &email);
    read follows_by(site: SiteId, email: EmailAddress) -> u32 =
        move |conn| follows::number_by(conn, site, &email);
    write keep_sign_in_link(link: SignInLink) -> () = move |tx| sessions::keep_link(tx, &link);
    write prepare_sign_in(mail: MailId, link: SignInLink, secrets: String) -> Option<String> =
        move |tx| sessions::prepare_link(tx, mail, &link, &secrets);
    read sign_in_link(hash: [u8; 32]) -> Option<SignInLink> = move |conn| sessions::link(conn, hash);
    write follow_sign_in_link(hash: [u8; 32], session: NewSession) -> Option<StoredSession> =
        move |tx| sessions::follow(tx, hash, &session);
    write begin_session(person: Person, password: String, session: NewSession) -> Option<StoredSession> =
        move |tx| sessions::begin_by_password(tx, person, &password, &session);
    read session(hash: [u8; 32]) -> Option<StoredSession> = move |conn| sessions::by_hash(conn, hash);
    read sessions(person: Option<Person>) -> Vec<StoredSession> = move |conn| match &person {
        Some(person) => sessions::of_person(conn, person),
        None => sessions::all(conn),
    };
    write session_seen(id: i64, now: Timestamp) -> () = move |tx| sessions::seen(tx, id, now);
    write end_sessions(person: Person, which: EndSessions) -> usize =
        move |tx| sessions::end(tx, &person, which);
    read password(person: Person) -> Option<String> = move |conn| sessions::password(conn, &person);
    write set_password(person: Person, hash: Option<String>, by: PasswordSetter, now: Timestamp) -> PasswordSet =
        move |tx| sessions::set_password(tx, &person, hash.as_deref(), &by, now);
    write add_moderator_address(new: NewModeratorAddress) -> AddressAdded =
        move |tx| moderator_addresses::add(tx, &new);
    read moderator_address(address: Person) -> Option<ModeratorAddress> =
        move |conn| moderator_addresses::by_address(conn, &address);
    read moderator_address_by_id(id: i64) -> Option<ModeratorAddress> =
        move |conn| moderator_addresses::by_id(conn, id);
    read moderator_addresses() -> Vec<ModeratorAddress> = moderator_addresses::all;
    write confirm_moderator_address(asked: ModeratorAddress, now: Timestamp) -> bool =
        move |tx| moderator_addresses::confirm(tx, &asked, now);
    write remove_moderator_address(address: Person) -> bool =
        move |tx| moderator_addresses::remove(tx, &address);
    write begin_conversation(new: NewConversation) -> bool = move |tx| conversations::begin(tx, &new);
    read conversations(network: Network) -> Vec<Conversation> = move |conn| conversations::of_network(conn, network);
    read originals(conversation: ConversationId) -> Vec<StoredOriginal> =
        move |conn| conversations::originals(conn, conversation);
    write conversation_read(read: ConversationRead) -> () = move |tx| conversations::settle(tx, &read);
    read due_copies(network: Network, now: Timestamp) -> Vec<AnswerCopy> =
        move |conn| copies::due(conn, network, now);
    read next_copy_due(network: Network) -> Option<Timestamp> = move |conn| copies::next_due(conn, network);
    write settle_copy(comment: CommentId, due: Timestamp, outcome: CopyOutcome, now: Timestamp) -> () =
        move |tx| copies::settle(tx, (comment, due), &outcome, now);
    read copies(conversation: ConversationId) -> Vec<KnownCopy> =
        move |conn| copies::of_conversation(conn, conversation);
    write queue_webmention(new: NewWebmention) -> WebmentionQueued = move |tx| webmentions::queue(tx, &new);
    read due_webmentions(now: Timestamp) -> Vec<WaitingWebmention> = move |conn| webmentions::due(conn, now);
    read webmention_waits(id: i64, received: Timestamp) -> bool =
        move |conn| webmentions::waits(conn, (id, received));
    read next_webmention_due() -> Option<Timestamp> = webmentions::next_due;
    write settle_webmention(id: i64, received: Timestamp, outcome: WebmentionOutcome) -> () =
        move |tx| webmentions::settle(tx, (id, received), outcome);
    read due_linking_comments(now: Timestamp) -> Vec<LinkingComment> =
        move |conn| sent_webmentions::linking(conn, now);
    write compare_links(links: LinksOfComment, now: Timestamp) -> () =
        move |tx| sent_webmentions::compare(tx, &links, now);
    read due_sent_webmention(now: Timestamp) -> Option<UnsentWebmention> =
        move |conn| sent_webmentions::due(conn, now);
    read next_sent_webmention_due() -> Option<Timestamp> = sent_webmentions::next_due;
    write settle_sent_webmention(unsent: UnsentWebmention, outcome: SentOutcome) -> () =
        move |tx| sent_webmentions::settle(tx, &unsent, outcome);
    read_here judged_by(inquiry: Inquiry) -> WriterHistory = move |conn| simhash::judged_by(conn, &inquiry);
    read simhashes(limit: u32) -> Vec<ComparableText> = move |conn| simhash::latest(conn, limit);
    read blocks(sites: Vec<SiteId>, before: Option<i64>, limit: u32) -> Vec<Block> =
        move |conn| blocks::list(conn, &sites, before, limit);
    write add_block(block: NewBlock) -> Block = move |tx| blocks::add(tx, &block);
    write remove_block(id: i64, sites: Vec<SiteId>) -> bool = move |tx| blocks::remove(tx, id, &sites);
    read aged_comments(since: StatusSince, limit: u32) -> Vec<CommentId> =
        move |conn| retention::comments(conn, since, limit);
    write forget(what: Aged, before: Timestamp, limit: u32) -> u32 =
        move |tx| retention::forget(tx, what, before, limit);
    read trusted_time() -> Option<Timestamp> = retention::trusted_time;
    write trust_time(now: Timestamp) -> () = move |tx| retention::trust_time(tx, now);
    read secret() -> [u8; 32] = sites::secret;
}
