//! The rules as calls of a store: each call runs a rule in a transaction.

use std::sync::Arc;

use afterword_model::change::{Answer, PageNumber, Work};
use afterword_model::{
    Added, Changed, Claim, ClaimedHook, ClaimedMail, CommentId, Consent, DecisionOrder, Edit,
    EmailAddress, FollowTaken, HookClaim, HookId, HookOutcome, HookSettled, Hooks, ImportNumber,
    ImportPage, MailId, MailOutcome, NewComment, NewFollow, NewReport, Note, OpenQuestion,
    OutboxHook, OutboxMail, Page, PageChange, PageChanged, PageReaction, QuestionClaim, Reacted,
    Reaction, ReportTaken, SiteId, StatusSince, StopMails, ThreadReceivers, Trained, Training,
    Unsettled,
};
use afterword_rules::{
    decide, deliveries, digests, edit, erase, follows, imports, lessons, outbox, pages, private,
    questions, reactions, readers, reports, submit, threads, told,
};
use afterword_store::{PersonRecords, Store, StoreError, StoreResult};
use async_trait::async_trait;
use jiff::Timestamp;

/// Receivers of webhooks hear of the thread of a page, by the rule that an import runs in its own transaction.
#[must_use]
pub fn changed_thread(
    page: PageNumber,
    told: ThreadReceivers,
    now: Timestamp,
) -> (Work, Answer<()>) {
    threads::work(page, told, now)
}

#[async_trait]
pub trait Changes: Store {
    async fn add_comment(&self, new: NewComment) -> StoreResult<Added> {
        run(self, submit::work(new)).await
    }

    async fn edit_comment(&self, edit: Edit) -> StoreResult<Changed> {
        run(self, edit::work(edit)).await
    }

    /// Erases a comment for good; its placeholder is removed when it has no replies any more.
    async fn erase_comment(
        &self,
        id: CommentId,
        hooks: Arc<Hooks>,
        now: Timestamp,
    ) -> StoreResult<Changed> {
        run(self, erase::work(id, hooks, now)).await
    }

    /// Erases those of them that have had their status since before; returns how many.
    async fn erase_aged(
        &self,
        comments: Vec<CommentId>,
        since: StatusSince,
        hooks: Arc<Hooks>,
        now: Timestamp,
    ) -> StoreResult<u32> {
        let aged = |id| erase::aged_work(id, since, Arc::clone(&hooks), now);
        let erased = run_all(self, comments.into_iter().map(aged)).await?;
        let erased = erased.iter().filter(|is_erased| **is_erased).count();
        Ok(u32::try_from(erased).unwrap_or(u32::MAX))
    }

    /// Erases all comments and all other data of an address; returns the data from before.
    async fn erase_person(
        &self,
        email: EmailAddress,
        hooks: Arc<Hooks>,
        now: Timestamp,
    ) -> StoreResult<PersonRecords> {
        let person = self.person(email.clone(), None).await?;
        run(self, erase::person_work(email, hooks, now)).await?;
        Ok(person)
    }

    /// Erases authors' addresses of some comments from before a time, without the comments; returns of how many.
    async fn forget_addresses(&self, before: Timestamp, limit: u32) -> StoreResult<u32> {
        run(self, erase::addresses_work(before, limit)).await
    }

    async fn decide(&self, order: DecisionOrder) -> StoreResult<Changed> {
        run(self, decide::work(order)).await
    }

    /// The author of a private word agrees to its publication.
    async fn consent(&self, consent: Consent) -> StoreResult<Changed> {
        run(self, private::work(consent)).await
    }

    /// All in one transaction; returns the outcome of each, in their order.
    async fn decide_all(&self, orders: Vec<DecisionOrder>) -> StoreResult<Vec<Changed>> {
        run_all(self, orders.into_iter().map(decide::work)).await
    }

    /// Learns from earlier decisions; known lessons are not learned twice.
    async fn train(&self, training: Training) -> StoreResult<Trained> {
        run(self, lessons::training_work(training)).await
    }

    /// Marks a message that decides nothing as processed; `false` if it was marked before.
    async fn note_mail(&self, note: Note) -> StoreResult<bool> {
        run(self, told::note_work(note)).await
    }

    async fn mail_bounced(&self, mail: MailId, now: Timestamp) -> StoreResult<bool> {
        run(self, readers::bounce_work(mail, now)).await
    }

    /// The mail that asked about a comment keeps nothing of it any more.
    async fn mail_submitted(&self, mail: MailId, comment: CommentId) -> StoreResult<()> {
        run(self, readers::submitted_work(mail, comment)).await
    }

    async fn confirm_address(
        &self,
        site: SiteId,
        email: EmailAddress,
        now: Timestamp,
    ) -> StoreResult<bool> {
        run(self, readers::confirm_work(site, email, now)).await
    }

    /// Mails to send now, each leased; an entry of several mails is a digest.
    async fn claim_mails(&self, claim: Claim) -> StoreResult<Vec<Vec<OutboxMail>>> {
        let (claimed, letters) = digests::work(claim);
        let [mails, spam] = digests::mending(claim);
        self.change_all(vec![mails, spam, claimed]).await?;
        said(letters)
    }

    async fn change_page(&self, change: PageChange) -> StoreResult<PageChanged> {
        run(self, pages::work(change)).await
    }

    /// The same, if the page is unchanged since it was `seen`, or unknown. `None` if it has changed since.
    async fn change_page_if(
        &self,
        change: PageChange,
        seen: Option<Page>,
    ) -> StoreResult<Option<PageChanged>> {
        run(self, pages::work_if(change, seen)).await
    }

    /// The data of pages from another system, beside their comments; in one transaction.
    async fn import_pages(
        &self,
        site: SiteId,
        pages: Vec<ImportPage>,
        by: ImportNumber,
    ) -> StoreResult<()> {
        let works = pages.into_iter();
        let works = works.map(|page| pages::import_work(site, page, by));
        run_all(self, works).await.map(drop)
    }

    /// Erases comments of an import that is undone, in one transaction.
    async fn undo_imported(
        &self,
        comments: Vec<CommentId>,
        import: ImportNumber,
        hooks: Arc<Hooks>,
        now: Timestamp,
    ) -> StoreResult<()> {
        let works = comments.into_iter();
        let works = works.map(|id| imports::undo_work(id, import, Arc::clone(&hooks), now));
        run_all(self, works).await.map(drop)
    }

    /// Ends all mails of the site to the address, or those about replies to one comment.
    async fn stop_mails(&self, id: i64, of: StopMails, now: Timestamp) -> StoreResult<bool> {
        run(self, readers::stop_work(id, of, now)).await
    }

    /// What became of mails that were claimed.
    async fn settle_mails(
        &self,
        mails: Vec<ClaimedMail>,
        outcome: MailOutcome,
        now: Timestamp,
    ) -> StoreResult<()> {
        run(self, outbox::work(mails, outcome, now)).await
    }

    /// Retries a mail; `false` if it has not failed.
    async fn retry_mail(&self, id: MailId, now: Timestamp) -> StoreResult<bool> {
        run(self, outbox::retry_work(id, now)).await
    }

    /// The due webhooks of one receiver, each leased.
    async fn claim_hooks(&self, claim: HookClaim) -> StoreResult<Vec<OutboxHook>> {
        let mending = deliveries::mending(&claim);
        let (claimed, hooks) = deliveries::claim_work(claim);
        self.change_all(vec![mending, claimed]).await?;
        said(hooks)
    }

    /// What became of a webhook that was claimed.
    async fn settle_hook(
        &self,
        claimed: ClaimedHook,
        outcome: HookOutcome,
        now: Timestamp,
    ) -> StoreResult<HookSettled> {
        run(self, deliveries::settle_work(claimed, outcome, now)).await
    }

    /// Returns all leases: their holders have ended.
    async fn release_hooks(&self) -> StoreResult<usize> {
        run(self, deliveries::release_work()).await
    }

    /// Gives up webhooks for other receivers than these.
    async fn abandon_hooks(&self, urls: Vec<String>, now: Timestamp) -> StoreResult<usize> {
        run(self, deliveries::abandon_work(urls, now)).await
    }

    /// Retries this failed one, or all; returns how many there were.
    async fn retry_hooks(&self, only: Option<HookId>, now: Timestamp) -> StoreResult<usize> {
        run(self, deliveries::retry_work(only, now)).await
    }

    async fn react(&self, reaction: Reaction) -> StoreResult<Reacted> {
        run(self, reactions::work(reaction)).await
    }

    async fn follow_thread(&self, follow: NewFollow) -> StoreResult<FollowTaken> {
        run(self, follows::work(follow)).await
    }

    /// Tells the next followers of a new comment: whether there was anything to do.
    async fn announce(&self, now: Timestamp) -> StoreResult<bool> {
        run(self, follows::announce_work(now)).await
    }

    async fn react_to_page(&self, reaction: PageReaction) -> StoreResult<Reacted> {
        run(self, reactions::page_work(reaction)).await
    }

    async fn report(&self, report: NewReport) -> StoreResult<ReportTaken> {
        run(self, reports::work(report)).await
    }

    /// Due questions to Akismet, each leased.
    async fn claim_questions(&self, claim: QuestionClaim) -> StoreResult<Vec<OpenQuestion>> {
        let mending = questions::mending(&claim);
        let (claimed, due) = questions::claim_work(claim);
        self.change_all(vec![mending, claimed]).await?;
        said(due)
    }

    /// Stores the outcome of a question to Akismet that has decided nothing.
    async fn leave_question(&self, left: Unsettled) -> StoreResult<()> {
        run(self, questions::work(left)).await
    }
}

impl<S: Store + ?Sized> Changes for S {}

async fn run<T: Send>(
    store: &(impl Store + ?Sized),
    (work, answer): (Work, Answer<T>),
) -> StoreResult<T> {
    store.change(work).await?;
    said(answer)
}

async fn run_all<T: Send>(
    store: &(impl Store + ?Sized),
    works: impl Iterator<Item = (Work, Answer<T>)> + Send,
) -> StoreResult<Vec<T>> {
    let (works, answers): (Vec<Work>, Vec<Answer<T>>) = works.unzip();
    store.change_all(works).await?;
    answers.into_iter().map(said).collect()
}

/// After a successful change the rule has an answer.
fn said<T>(answer: Answer<T>) -> StoreResult<T> {
    let missing = || StoreError::Unavailable("a rule was not run to its end".to_owned());
    answer.take().ok_or_else(missing)
}
