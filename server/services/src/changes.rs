//! The rules as calls of a store: each call runs a rule in a transaction.

use std::sync::Arc;

use afterword_model::change::{Answer, Work};
use afterword_model::{
    Added, Changed, Claim, CommentId, DecisionOrder, Edit, EmailAddress, Hooks, MailId, NewComment,
    Note, OutboxMail, Since, SiteId, Trained, Training, Unsettled,
};
use afterword_rules::{decide, digests, edit, erase, lessons, questions, readers, submit, told};
use afterword_store::{PersonRecords, Store, StoreError, StoreResult};
use async_trait::async_trait;
use jiff::Timestamp;

#[async_trait]
pub trait Changes: Store {
    async fn add_comment(&self, new: NewComment) -> StoreResult<Added> {
        run(self, submit::work(new)).await
    }

    async fn edit_comment(&self, edit: Edit) -> StoreResult<Changed> {
        run(self, edit::work(edit)).await
    }

    /// Empties the place of a comment for good; the place goes away when nothing hangs below it any more.
    async fn erase_comment(
        &self,
        id: CommentId,
        hooks: Arc<Hooks>,
        now: Timestamp,
    ) -> StoreResult<Changed> {
        run(self, erase::work(id, hooks, now)).await
    }

    /// Erases those of them that have had their status since before; how many.
    async fn erase_aged(
        &self,
        comments: Vec<CommentId>,
        since: Since,
        hooks: Arc<Hooks>,
        now: Timestamp,
    ) -> StoreResult<u32> {
        let aged = |id| erase::aged_work(id, since, Arc::clone(&hooks), now);
        let erased = run_all(self, comments.into_iter().map(aged)).await?;
        let erased = erased.iter().filter(|is_erased| **is_erased).count();
        Ok(u32::try_from(erased).unwrap_or(u32::MAX))
    }

    /// Erases all comments and all else that is kept of an address; what there was of it right before.
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

    /// Forgets authors' addresses, without their comments, of some comments that were written before; of how many.
    async fn forget_addresses(&self, before: Timestamp, limit: u32) -> StoreResult<u32> {
        run(self, erase::addresses_work(before, limit)).await
    }

    async fn decide(&self, order: DecisionOrder) -> StoreResult<Changed> {
        run(self, decide::work(order)).await
    }

    /// All in one transaction; what became of each, in their order.
    async fn decide_all(&self, orders: Vec<DecisionOrder>) -> StoreResult<Vec<Changed>> {
        run_all(self, orders.into_iter().map(decide::work)).await
    }

    /// Learns from what was decided before; what is known already is not learned twice.
    async fn train(&self, training: Training) -> StoreResult<Trained> {
        run(self, lessons::training_work(training)).await
    }

    /// Notes a message that decides nothing; `false` where it was noted before.
    async fn note_mail(&self, note: Note) -> StoreResult<bool> {
        run(self, told::note_work(note)).await
    }

    async fn mail_bounced(&self, mail: MailId, now: Timestamp) -> StoreResult<bool> {
        run(self, readers::bounce_work(mail, now)).await
    }

    async fn confirm_address(
        &self,
        site: SiteId,
        email: EmailAddress,
        now: Timestamp,
    ) -> StoreResult<bool> {
        run(self, readers::confirm_work(site, email, now)).await
    }

    /// Letters to send now, each leased; one of several mails is a digest.
    async fn claim_mails(&self, claim: Claim) -> StoreResult<Vec<Vec<OutboxMail>>> {
        let (claimed, letters) = digests::work(claim);
        self.change_all(vec![digests::mending(claim), claimed])
            .await?;
        said(letters)
    }

    /// What became of a question to Akismet that has decided nothing.
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

/// A store that has changed what it was asked to has run the rule to its end.
fn said<T>(answer: Answer<T>) -> StoreResult<T> {
    let missing = || StoreError::Unavailable("a rule was not run to its end".to_owned());
    answer.take().ok_or_else(missing)
}
