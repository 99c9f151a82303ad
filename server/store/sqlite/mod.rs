//! `SQLite`: one writer that commits in groups, N readers, one file a table's worth of SQL.
//!
//! The SQL functions are plain and synchronous; this file is the border to the async side.

mod addresses;
mod blocks;
mod comments;
mod decide;
mod error;
mod mail_tokens;
mod mailboxes;
mod migrate;
mod notify;
mod outbox;
mod pages;
mod reactions;
mod readers;
mod rows;
mod sites;
#[cfg(test)]
mod tests;
mod thread;
mod threads;
mod tokens;
mod undo;
mod writer;

use std::path::Path;

use async_trait::async_trait;
use jiff::Timestamp;
use rusqlite::{Connection, OpenFlags};

use self::error::store_error;
use self::readers::Readers;
use self::writer::Writer;
use super::{
    Added, ApiToken, Changed, Claim, Decision, DecisionOrder, Edit, ListQuery, MailId, MailOutcome,
    MailToken, MailboxPlace, Marks, NewComment, NewMail, NewToken, Note, OutboxFilter, OutboxMail,
    OutboxTotals, PageChange, PageChanged, Reacted, Reaction, ReaderAddress, SiteDraft, StopMails,
    Store, StoreError, StoreLimits, StoreResult, StoredSite, ThreadPart, ThreadQuery,
};
use crate::comments::{Comment, CommentId, EmailAddress, Page, PageKey, PagePath, SiteId};

/// Why each: `docs/ARCHITECTURE.md`, "Never lose a comment".
const PRAGMAS: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA mmap_size = 0;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA secure_delete = FAST;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA temp_store = MEMORY;
";

/// Dropped, it waits for the writes that it has taken, and for its connections to close.
pub struct Sqlite {
    readers: Readers,
    /// Closed last: it clears the write-ahead log away, so that what stays is one file.
    writer: Writer,
}

impl Sqlite {
    /// Opens or creates the file and brings it to the newest schema.
    ///
    /// # Errors
    /// [`StoreError`]: the file can't be opened, is no database, or is of a newer version.
    pub fn open(path: &Path, limits: StoreLimits) -> StoreResult<Self> {
        keep_private(path);
        let mut conn = connect(path, limits, OpenFlags::SQLITE_OPEN_CREATE)?;
        // Before anything is written: the file may be somebody else's.
        migrate::check(&conn)?;
        conn.execute_batch(PRAGMAS).map_err(store_error)?;
        migrate::migrate(&mut conn)?;
        let readers = (0..limits.readers.max(1))
            .map(|_| {
                let conn = connect(path, limits, OpenFlags::empty())?;
                conn.execute_batch(&format!("{PRAGMAS} PRAGMA query_only = ON;"))
                    .map_err(store_error)?;
                Ok(conn)
            })
            .collect::<StoreResult<Vec<_>>>()?;
        let started = |e: std::io::Error| StoreError::Unavailable(e.to_string());
        Ok(Self {
            readers: Readers::start(readers, limits.queue).map_err(started)?,
            writer: Writer::start(conn, limits.queue).map_err(started)?,
        })
    }
}

/// Addresses and the secret of all tokens are in it: a new file is its owner's alone, and SQLite
/// gives the files beside it the same rights. Where it can't be made, opening it says why.
fn keep_private(path: &Path) {
    use std::os::unix::fs::OpenOptionsExt;
    let mut new = std::fs::OpenOptions::new();
    let _ = new.write(true).create_new(true).mode(0o600).open(path);
}

fn connect(path: &Path, limits: StoreLimits, more: OpenFlags) -> StoreResult<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | more;
    let conn = Connection::open_with_flags(path, flags).map_err(store_error)?;
    conn.busy_timeout(limits.busy_timeout)
        .map_err(store_error)?;
    conn.set_prepared_statement_cache_capacity(64);
    Ok(conn)
}

#[async_trait]
impl Store for Sqlite {
    async fn sites(&self) -> StoreResult<Vec<StoredSite>> {
        self.readers.read(sites::all).await
    }

    async fn save_site(&self, site: SiteDraft) -> StoreResult<StoredSite> {
        self.writer.write(move |tx| sites::save(tx, site)).await
    }

    async fn page(&self, site: SiteId, path: PagePath) -> StoreResult<Option<Page>> {
        self.readers
            .read(move |conn| pages::by_path(conn, site, &path))
            .await
    }

    async fn pages(&self, site: SiteId, after: String, limit: u32) -> StoreResult<Vec<Page>> {
        self.readers
            .read(move |conn| pages::list(conn, site, &after, limit))
            .await
    }

    async fn change_page(&self, change: PageChange) -> StoreResult<Option<PageChanged>> {
        self.writer
            .write(move |tx| pages::change(tx, &change))
            .await
    }

    async fn counts(&self, wanted: Vec<PageKey>) -> StoreResult<Vec<u32>> {
        self.readers
            .read(move |conn| pages::counts(conn, &wanted))
            .await
    }

    async fn thread(&self, query: ThreadQuery) -> StoreResult<ThreadPart> {
        self.readers
            .read(move |conn| thread::read(conn, &query))
            .await
    }

    async fn comment(&self, id: CommentId) -> StoreResult<Option<Comment>> {
        self.readers
            .read(move |conn| comments::by_id(conn, id))
            .await
    }

    async fn comments(&self, query: ListQuery) -> StoreResult<Vec<Comment>> {
        self.readers
            .read(move |conn| comments::list(conn, &query))
            .await
    }

    async fn decisions(&self, id: CommentId) -> StoreResult<Vec<Decision>> {
        self.readers
            .read(move |conn| decide::history(conn, id))
            .await
    }

    async fn add_comment(&self, comment: NewComment) -> StoreResult<Added> {
        self.writer
            .write(move |tx| comments::add(tx, &comment))
            .await
    }

    async fn edit_comment(&self, edit: Edit) -> StoreResult<Changed> {
        self.writer.write(move |tx| comments::edit(tx, &edit)).await
    }

    async fn erase_comment(&self, id: CommentId, now: Timestamp) -> StoreResult<Changed> {
        self.writer
            .write(move |tx| comments::erase(tx, id, now))
            .await
    }

    async fn decide(&self, order: DecisionOrder) -> StoreResult<Changed> {
        self.writer
            .write(move |tx| decide::decide(tx, &order))
            .await
    }

    async fn react(&self, reaction: Reaction) -> StoreResult<Reacted> {
        self.writer
            .write(move |tx| reactions::toggle(tx, &reaction))
            .await
    }

    async fn add_token(&self, token: NewToken) -> StoreResult<ApiToken> {
        self.writer.write(move |tx| tokens::add(tx, token)).await
    }

    async fn tokens(&self) -> StoreResult<Vec<ApiToken>> {
        self.readers.read(tokens::all).await
    }

    async fn token_by_hash(&self, hash: [u8; 32]) -> StoreResult<Option<ApiToken>> {
        self.readers
            .read(move |conn| tokens::by_hash(conn, hash))
            .await
    }

    async fn revoke_token(&self, id: i64, now: Timestamp) -> StoreResult<bool> {
        self.writer
            .write(move |tx| tokens::revoke(tx, id, now))
            .await
    }

    async fn add_mail(&self, mail: NewMail) -> StoreResult<()> {
        self.writer.write(move |tx| outbox::add(tx, &mail, None)).await
    }

    async fn mail(&self, id: MailId) -> StoreResult<Option<OutboxMail>> {
        self.readers.read(move |conn| outbox::by_id(conn, id)).await
    }

    async fn mails(&self, filter: OutboxFilter, limit: u32) -> StoreResult<Vec<OutboxMail>> {
        self.readers.read(move |conn| outbox::list(conn, filter, limit)).await
    }

    async fn mail_totals(&self) -> StoreResult<OutboxTotals> {
        self.readers.read(outbox::totals).await
    }

    async fn claim_mails(&self, claim: Claim) -> StoreResult<Vec<Vec<OutboxMail>>> {
        self.writer.write(move |tx| outbox::claim(tx, &claim)).await
    }

    async fn prepare_mail(&self, mail: MailId, tokens: Vec<MailToken>, secrets: String) -> StoreResult<Option<String>> {
        self.writer.write(move |tx| mail_tokens::prepare(tx, mail, &tokens, &secrets)).await
    }

    async fn settle_mails(&self, mails: Vec<MailId>, outcome: MailOutcome, now: Timestamp) -> StoreResult<()> {
        self.writer.write(move |tx| outbox::settle(tx, &mails, &outcome, now)).await
    }

    async fn release_mails(&self) -> StoreResult<usize> {
        self.writer.write(outbox::release).await
    }

    async fn next_mail_due(&self) -> StoreResult<Option<Timestamp>> {
        self.readers.read(outbox::next_due).await
    }

    async fn retry_mail(&self, id: MailId, now: Timestamp) -> StoreResult<bool> {
        self.writer.write(move |tx| outbox::retry(tx, id, now)).await
    }

    async fn sweep_mails(&self, now: Timestamp) -> StoreResult<()> {
        self.writer.write(move |tx| outbox::sweep(tx, now)).await
    }

    async fn mail_token(&self, hash: [u8; 32]) -> StoreResult<Option<MailToken>> {
        self.readers.read(move |conn| mail_tokens::by_hash(conn, hash)).await
    }

    async fn token_of_mail(&self, mail: MailId) -> StoreResult<Option<MailToken>> {
        self.readers.read(move |conn| mail_tokens::of_mail(conn, mail)).await
    }

    async fn is_seen(&self, seen: [u8; 32]) -> StoreResult<bool> {
        self.readers.read(move |conn| outbox::is_seen(conn, &seen)).await
    }

    async fn note_mail(&self, note: Note) -> StoreResult<bool> {
        self.writer.write(move |tx| outbox::note(tx, &note)).await
    }

    async fn mail_bounced(&self, mail: MailId, now: Timestamp) -> StoreResult<bool> {
        self.writer.write(move |tx| addresses::bounced(tx, mail, now)).await
    }

    async fn mailbox_place(&self, account: String) -> StoreResult<Option<MailboxPlace>> {
        self.readers.read(move |conn| mailboxes::place(conn, &account)).await
    }

    async fn keep_mailbox_place(&self, account: String, place: MailboxPlace) -> StoreResult<()> {
        self.writer.write(move |tx| mailboxes::keep(tx, &account, place)).await
    }

    async fn reader_address(&self, id: i64) -> StoreResult<Option<ReaderAddress>> {
        self.readers.read(move |conn| addresses::by_id(conn, id)).await
    }

    async fn reader_address_of(&self, site: SiteId, email: EmailAddress) -> StoreResult<Option<ReaderAddress>> {
        self.readers.read(move |conn| addresses::find(conn, site, email.as_str())).await
    }

    async fn confirm_address(&self, site: SiteId, email: EmailAddress, now: Timestamp) -> StoreResult<bool> {
        self.writer.write(move |tx| addresses::confirm(tx, site, email.as_str(), now)).await
    }

    async fn stop_mails(&self, id: i64, of: StopMails, now: Timestamp) -> StoreResult<bool> {
        self.writer.write(move |tx| match of { StopMails::All => addresses::stop(tx, id, now), StopMails::OfReplies(comment) => addresses::stop_thread(tx, id, comment) }).await
    }

    async fn is_blocked(&self, site: SiteId, marks: Marks) -> StoreResult<bool> {
        self.readers.read(move |conn| blocks::is_blocked(conn, site, &marks)).await
    }

    async fn secret(&self) -> StoreResult<[u8; 32]> {
        self.readers.read(sites::secret).await
    }

    fn foreign_writes(&self) -> u64 {
        self.writer.foreign_writes()
    }

    async fn ready(&self) -> StoreResult<()> {
        self.writer.write(sites::touch).await
    }
}
