//! The contract of the store, each call led to a reader or to the writer.

use async_trait::async_trait;
use jiff::Timestamp;

use super::{
    Sqlite, addresses, blocks, claims, comments, decide, mail_tokens, mailboxes, outbox, pages,
    reactions, sites, thread, tokens,
};
use crate::comments::{Comment, CommentId, EmailAddress, Page, PageKey, PagePath, SiteId};
use crate::store::{
    Added, ApiToken, Changed, Claim, Decision, DecisionOrder, Edit, ListQuery, MailId, MailOutcome,
    MailToken, MailboxPlace, Marks, NewComment, NewMail, NewToken, Note, OutboxFilter, OutboxMail,
    OutboxTotals, PageChange, PageChanged, Reacted, Reaction, ReaderAddress, SiteDraft, StopMails,
    Store, StoreResult, StoredSite, ThreadPart, ThreadQuery,
};

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
        self.writer
            .write(move |tx| outbox::add(tx, &mail, None))
            .await
    }

    async fn mail(&self, id: MailId) -> StoreResult<Option<OutboxMail>> {
        self.readers.read(move |conn| outbox::by_id(conn, id)).await
    }

    async fn mails(&self, filter: OutboxFilter, limit: u32) -> StoreResult<Vec<OutboxMail>> {
        self.readers
            .read(move |conn| outbox::list(conn, filter, limit))
            .await
    }

    async fn mail_totals(&self) -> StoreResult<OutboxTotals> {
        self.readers.read(outbox::totals).await
    }

    async fn claim_mails(&self, claim: Claim) -> StoreResult<Vec<Vec<OutboxMail>>> {
        self.writer.write(move |tx| claims::claim(tx, &claim)).await
    }

    async fn prepare_mail(
        &self,
        mail: MailId,
        tokens: Vec<MailToken>,
        secrets: String,
    ) -> StoreResult<Option<String>> {
        self.writer
            .write(move |tx| mail_tokens::prepare(tx, mail, &tokens, &secrets))
            .await
    }

    async fn settle_mails(
        &self,
        mails: Vec<MailId>,
        outcome: MailOutcome,
        now: Timestamp,
    ) -> StoreResult<()> {
        self.writer
            .write(move |tx| outbox::settle(tx, &mails, &outcome, now))
            .await
    }

    async fn release_mails(&self) -> StoreResult<usize> {
        self.writer.write(outbox::release).await
    }

    async fn next_mail_due(&self) -> StoreResult<Option<Timestamp>> {
        self.readers.read(outbox::next_due).await
    }

    async fn retry_mail(&self, id: MailId, now: Timestamp) -> StoreResult<bool> {
        self.writer
            .write(move |tx| outbox::retry(tx, id, now))
            .await
    }

    async fn sweep_mails(&self, now: Timestamp) -> StoreResult<()> {
        self.writer.write(move |tx| outbox::sweep(tx, now)).await
    }

    async fn mail_token(&self, hash: [u8; 32]) -> StoreResult<Option<MailToken>> {
        self.readers
            .read(move |conn| mail_tokens::by_hash(conn, hash))
            .await
    }

    async fn token_of_mail(&self, mail: MailId) -> StoreResult<Option<MailToken>> {
        self.readers
            .read(move |conn| mail_tokens::of_mail(conn, mail))
            .await
    }

    async fn is_seen(&self, seen: [u8; 32]) -> StoreResult<bool> {
        self.readers
            .read(move |conn| outbox::is_seen(conn, &seen))
            .await
    }

    async fn note_mail(&self, note: Note) -> StoreResult<bool> {
        self.writer.write(move |tx| outbox::note(tx, &note)).await
    }

    async fn mail_bounced(&self, mail: MailId, now: Timestamp) -> StoreResult<bool> {
        self.writer
            .write(move |tx| addresses::bounced(tx, mail, now))
            .await
    }

    async fn mailbox_place(&self, account: String) -> StoreResult<Option<MailboxPlace>> {
        self.readers
            .read(move |conn| mailboxes::place(conn, &account))
            .await
    }

    async fn keep_mailbox_place(&self, account: String, place: MailboxPlace) -> StoreResult<()> {
        self.writer
            .write(move |tx| mailboxes::keep(tx, &account, place))
            .await
    }

    async fn reader_address(&self, id: i64) -> StoreResult<Option<ReaderAddress>> {
        self.readers
            .read(move |conn| addresses::by_id(conn, id))
            .await
    }

    async fn reader_address_of(
        &self,
        site: SiteId,
        email: EmailAddress,
    ) -> StoreResult<Option<ReaderAddress>> {
        self.readers
            .read(move |conn| addresses::find(conn, site, email.as_str()))
            .await
    }

    async fn confirm_address(
        &self,
        site: SiteId,
        email: EmailAddress,
        now: Timestamp,
    ) -> StoreResult<bool> {
        self.writer
            .write(move |tx| addresses::confirm(tx, site, email.as_str(), now))
            .await
    }

    async fn stop_mails(&self, id: i64, of: StopMails, now: Timestamp) -> StoreResult<bool> {
        self.writer
            .write(move |tx| match of {
                StopMails::All => addresses::stop(tx, id, now),
                StopMails::OfReplies(comment) => addresses::stop_thread(tx, id, comment),
            })
            .await
    }

    async fn is_blocked(&self, site: SiteId, marks: Marks) -> StoreResult<bool> {
        self.readers
            .read(move |conn| blocks::is_blocked(conn, site, &marks))
            .await
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
