//! Lives in a store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use afterword_model::change::{Answer, Work};
use afterword_model::policy::{SiteOverrides, Sort};
use afterword_model::{
    Claim, Comment, CommentId, MailId, Origin, OutboxMail, Page, PageKey, PagePath, SiteId,
    SiteKey, Status,
};
use afterword_rules::{
    decide, digests, edit, erase, follows, lessons, outbox, pages, private, questions, reactions,
    readers, submit, told,
};
use afterword_store::{Decision, OutboxFilter, SiteDraft, Store, ThreadQuery};
use jiff::Timestamp;
use tokio::runtime::Runtime;

use crate::TestStorage;

use super::steps::{StoreCall, World, kind_of, settled};

pub(super) struct InStore {
    pub(super) store: Arc<dyn Store>,
    pub(super) runtime: Runtime,
    _home: Box<dyn TestStorage>,
}

impl InStore {
    pub(super) fn new(home: Box<dyn TestStorage>) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        let store = home.open().unwrap();
        for key in ["blog", "other"] {
            let site = SiteDraft {
                key: SiteKey::parse(key).unwrap(),
                title: format!("The {key}"),
                origins: vec![Origin::parse("https://blog.test").unwrap()],
                overrides: SiteOverrides::default(),
                now: Timestamp::UNIX_EPOCH,
            };
            runtime.block_on(store.save_site_if(site, None)).unwrap();
        }
        Self {
            store,
            runtime,
            _home: home,
        }
    }

    fn change<T>(&self, (work, answer): (Work, Answer<T>)) -> T {
        self.runtime.block_on(self.store.change(work)).unwrap();
        answer.take().unwrap()
    }

    fn change_all<T>(&self, works: Vec<(Work, Answer<T>)>) -> Vec<T> {
        let (works, answers): (Vec<_>, Vec<_>) = works.into_iter().unzip();
        self.runtime.block_on(self.store.change_all(works)).unwrap();
        answers
            .into_iter()
            .map(|answer| answer.take().unwrap())
            .collect()
    }

    fn letters(&self, claim: Claim) -> Vec<Vec<OutboxMail>> {
        let (claimed, answer) = digests::work(claim);
        let [mails, spam] = digests::mending(claim);
        let works = vec![mails, spam, claimed];
        self.runtime.block_on(self.store.change_all(works)).unwrap();
        answer.take().unwrap()
    }

    fn settle(&self, letters: &[Vec<OutboxMail>], now: Timestamp) -> String {
        let (told, outcomes) = settled(letters, now);
        for (mails, outcome) in outcomes {
            self.change(outbox::work(mails, outcome, now));
        }
        told
    }

    pub(super) fn mails(&self) -> Vec<OutboxMail> {
        let all = self.store.mails(OutboxFilter::All, 10_000);
        self.runtime.block_on(all).unwrap()
    }

    /// A mail that was sent, by what it is: ids are made anew in each store.
    fn sent(&self, which: usize) -> Option<MailId> {
        let mut sent = self.mails();
        sent.retain(|mail| mail.sent.is_some() && mail.failed.is_none());
        sent.sort_by_key(kind_of);
        let number = sent.len();
        (number > 0).then(|| sent[which % number].id)
    }
}

impl World for InStore {
    fn ask(&mut self, asked: StoreCall) -> String {
        match asked {
            StoreCall::Submit(new) => format!("{:?}", self.change(submit::work(*new))),
            StoreCall::Consent(consent) => format!("{:?}", self.change(private::work(*consent))),
            StoreCall::Edit(edit) => format!("{:?}", self.change(edit::work(*edit))),
            StoreCall::Decide(orders) => {
                let works = orders.into_iter().map(decide::work).collect();
                format!("{:?}", self.change_all(works))
            }
            StoreCall::Erase(id, hooks, now) => {
                format!("{:?}", self.change(erase::work(id, hooks, now)))
            }
            StoreCall::ErasePerson(email, hooks, now) => {
                format!("{:?}", self.change(erase::person_work(email, hooks, now)))
            }
            StoreCall::EraseAged(ids, since, hooks, now) => {
                let work = |id| erase::aged_work(id, since, Arc::clone(&hooks), now);
                let erased = self.change_all(ids.into_iter().map(work).collect());
                erased
                    .iter()
                    .filter(|is_erased| **is_erased)
                    .count()
                    .to_string()
            }
            StoreCall::ForgetAddresses(before) => {
                self.change(erase::addresses_work(before, 5)).to_string()
            }
            StoreCall::Confirm(site, email, now) => self
                .change(readers::confirm_work(site, email, now))
                .to_string(),
            StoreCall::Follow(follow) => format!("{:?}", self.change(follows::work(*follow))),
            StoreCall::Announce(now) => {
                while self.change(follows::announce_work(now)) {}
                String::new()
            }
            StoreCall::ChangePage(change) => format!("{:?}", self.change(pages::work(*change))),
            StoreCall::React(reaction) => format!("{:?}", self.change(reactions::work(reaction))),
            StoreCall::ReactToPage(reaction) => {
                format!("{:?}", self.change(reactions::page_work(reaction)))
            }
            StoreCall::Leave(left) => format!("{:?}", self.change(questions::work(left))),
            StoreCall::Note(note) => self.change(told::note_work(note)).to_string(),
            StoreCall::Claim(claim) => {
                let letters = self.letters(claim);
                self.settle(&letters, claim.now)
            }
            StoreCall::Bounce(which, now) => match self.sent(which) {
                Some(mail) => self.change(readers::bounce_work(mail, now)).to_string(),
                None => String::new(),
            },
            StoreCall::Train(training) => {
                format!("{:?}", self.change(lessons::training_work(training)))
            }
        }
    }

    fn comment(&self, id: CommentId) -> Option<Comment> {
        self.runtime.block_on(self.store.comment(id)).unwrap()
    }
}

/// Sums as the store keeps them.
impl InStore {
    pub(super) fn decisions(&self, id: CommentId) -> Vec<(String, Timestamp, Status, Status)> {
        let lines = self.runtime.block_on(self.store.decisions(id)).unwrap();
        let line = |line: Decision| (line.action, line.at, line.before, line.after);
        lines.into_iter().map(line).collect()
    }

    pub(super) fn page(&self, site: SiteId, path: PagePath) -> Option<Page> {
        self.runtime.block_on(self.store.page(site, path)).unwrap()
    }

    pub(super) fn counts(&self, pages: Vec<PageKey>) -> BTreeMap<PageKey, u32> {
        let counts = self.store.counts(pages.clone());
        let counts = self.runtime.block_on(counts).unwrap();
        let counts = counts.into_iter().map(|page| page.count);
        pages.into_iter().zip(counts).collect()
    }

    pub(super) fn visible(&self, site: SiteId, path: PagePath) -> BTreeSet<CommentId> {
        let thread = self.store.thread(ThreadQuery {
            site,
            path,
            sort: Sort::Oldest,
            after: None,
            limit: 10_000,
            sources: afterword_model::CommentSources::ALL,
        });
        let thread = self.runtime.block_on(thread).unwrap();
        thread.comments.iter().map(|comment| comment.id).collect()
    }

    pub(super) fn words(&self, site: SiteId, words: Vec<u32>) -> BTreeMap<u32, (u32, u32)> {
        let known = self.store.word_counts(site, words);
        let known = self.runtime.block_on(known).unwrap();
        known
            .into_iter()
            .map(|count| (count.word, (count.good, count.spam)))
            .collect()
    }
}
