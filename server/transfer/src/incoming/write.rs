//! Writes batches, asks the store which comments it already has, and updates pages at the end.

// Hashes without a random key: it hashes what an owner imports, and makes no map.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use tokio::task::JoinHandle;

use super::clean;
use super::import::{Each, ImportError};
use super::piece::ReadRecord;
use super::save::{Mode, Saver};
use afterword_model::{CommentId, PagePath, PageTitle, Status};
use afterword_services::{Changes as _, changed_thread};
use afterword_store::{
    Begin, ImportBatch, ImportComment, ImportOutcome, ImportPage, StoreError, StoreResult,
};

/// A batch that is being written.
pub(super) struct Writing {
    done: JoinHandle<StoreResult<Vec<ImportOutcome>>>,
    comments: Vec<Trace>,
    /// The legacy ids that the store will know when it is done.
    names: HashMap<String, CommentId>,
}

/// The data that the report needs about a comment once it is written.
pub(super) struct Trace {
    pub(super) former: String,
    pub(super) place: String,
    /// In the report's list.
    pub(super) page: Option<usize>,
    pub(super) status: Status,
    pub(super) is_changed: bool,
}

/// Pages written at once.
const PAGES: u32 = 500;

/// Comments that are written together.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) comments: Vec<ImportComment>,
    pub(super) traces: Vec<Trace>,
    pub(super) names: HashMap<String, CommentId>,
}

/// Millions of pages are remembered by their hash.
pub(super) fn hash_of(path: &PagePath) -> u64 {
    hashed(path.key())
}

pub(super) fn hashed(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl Saver {
    /// The legacy ids that the store knows, or will know when the current batch is written.
    pub(super) async fn known(
        &self,
        pieces: &[ReadRecord],
    ) -> StoreResult<HashMap<String, CommentId>> {
        let mut asked: HashSet<String> = HashSet::with_capacity(pieces.len() * 2);
        for piece in pieces {
            asked.insert(piece.former().into_owned());
            asked.extend(piece.parent().map(std::borrow::Cow::into_owned));
        }
        let mut known = HashMap::new();
        if let Some(writing) = &self.writing {
            asked.retain(|name| match writing.names.get(name) {
                Some(id) => known.insert(name.clone(), *id).is_some(),
                None => true,
            });
        }
        if self.mode == Mode::DryRun {
            for name in &asked {
                known.extend(self.scratch.named(name)?.map(|id| (name.clone(), id)));
            }
            asked.retain(|name| !known.contains_key(name));
        }
        let asked = asked.into_iter().collect();
        let source = self.source.to_owned();
        known.extend(
            self.services
                .store
                .former(self.site.id, source, asked)
                .await?,
        );
        Ok(known)
    }

    pub(super) async fn write(&mut self, batch: Batch) -> Result<(), ImportError> {
        self.settle().await?;
        if batch.comments.is_empty() {
            return Ok(());
        }
        for comment in &batch.comments {
            self.count_page(&comment.path).await?;
        }
        if self.mode == Mode::DryRun {
            let outcomes = self.tried(&batch).await?;
            self.note(&batch.traces, &outcomes);
            return Ok(());
        }
        let order = ImportBatch {
            import: self.number().await?,
            site: self.site.id,
            source: self.source.to_owned(),
            comments: batch.comments,
            told: self.services.receivers.of_threads(),
            tell: changed_thread,
            now: self.services.clock.now(),
        };
        let store = Arc::clone(&self.services.store);
        self.writing = Some(Writing {
            done: tokio::spawn(async move { store.import(order).await }),
            comments: batch.traces,
            names: batch.names,
        });
        // Lets the write begin before the next batch is rendered.
        tokio::task::yield_now().await;
        Ok(())
    }

    /// What the store would say of each comment.
    async fn tried(&self, batch: &Batch) -> StoreResult<Vec<ImportOutcome>> {
        let mut outcomes = Vec::with_capacity(batch.comments.len());
        for (new, trace) in batch.comments.iter().zip(&batch.traces) {
            let comment = &new.recorded.comment;
            let named = hash_of(&new.path);
            let own = self.aliases.get(&named).copied().unwrap_or(named);
            let above = match comment.parent {
                Some(parent) => self.page_of(parent).await?,
                None => None,
            };
            self.scratch
                .name(&trace.former, comment.id, above.unwrap_or(own))?;
            outcomes.push(match above.is_some_and(|above| above != own) {
                true => ImportOutcome::Moved,
                false => ImportOutcome::New,
            });
        }
        Ok(outcomes)
    }

    /// The page of a comment that is here, or would be by now, by the hash of its path.
    async fn page_of(&self, comment: CommentId) -> StoreResult<Option<u64>> {
        if let Some(page) = self.scratch.page_of(comment)? {
            return Ok(Some(page));
        }
        let known = self.services.store.comment(comment).await?;
        let path = known.and_then(|known| PagePath::parse(&known.page).ok());
        Ok(path.as_ref().map(hash_of))
    }

    /// Counts the pages that receive comments.
    async fn count_page(&mut self, path: &PagePath) -> StoreResult<()> {
        let hash = hash_of(path);
        if self.met.insert(hash) {
            let page = self.services.store.page(self.site.id, path.clone()).await?;
            let current = page.as_ref().and_then(|it| PagePath::parse(&it.path).ok());
            if let Some(current) = current
                .map(|current| hash_of(&current))
                .filter(|it| *it != hash)
            {
                self.aliases.insert(hash, current);
            }
            self.report.pages.touched += 1;
            // Our own export lists pages before their comments: so the pages exist by then.
            let has_comments = page.is_some_and(|page| page.count > 0);
            self.report.pages.new += u64::from(!has_comments);
        }
        Ok(())
    }

    /// Waits until the current batch is durable.
    pub(super) async fn settle(&mut self) -> StoreResult<()> {
        let Some(writing) = self.writing.take() else {
            return Ok(());
        };
        let ended = |error| StoreError::Unavailable(format!("a write ended early: {error}"));
        let imported = writing.done.await.map_err(ended)??;
        self.note(&writing.comments, &imported);
        Ok(())
    }

    fn note(&mut self, traces: &[Trace], outcomes: &[ImportOutcome]) {
        for (trace, outcome) in traces.iter().zip(outcomes) {
            let mut is_changed = trace.is_changed;
            match outcome {
                ImportOutcome::Known => {
                    self.report.known(trace.page);
                    continue;
                }
                ImportOutcome::New => {}
                ImportOutcome::Orphaned => {
                    self.orphan(&trace.former, &trace.place);
                    is_changed = true;
                }
                ImportOutcome::Moved => {
                    let why = "it is now on the page of the comment that it answers";
                    self.report
                        .changed
                        .add(why, &trace.place, Some(&trace.former));
                    is_changed = true;
                }
            }
            let kept = self.services.keep.of(trace.status);
            self.report.add(trace.page, trace.status, kept);
            self.report.comments.changed += u64::from(is_changed);
        }
    }

    /// Titles, closed pages, and the aliases of articles that have comments.
    pub(super) async fn save_pages(&mut self, each: &mut Each<'_>) -> Result<(), ImportError> {
        self.settle().await?;
        if self.mode == Mode::DryRun {
            return Ok(());
        }
        loop {
            let lines = self.scratch.take_pages(PAGES)?;
            if lines.is_empty() {
                break;
            }
            let pages = lines.iter().filter_map(|line| self.parsed_page(line));
            let pages = pages.collect();
            self.import_pages(pages).await?;
            self.tell(each).await?;
        }
        let articles = self.pages.articles().all();
        let articles: Vec<ImportPage> = articles.collect();
        for part in articles.chunks(PAGES as usize) {
            self.import_pages(part.to_vec()).await?;
            self.tell(each).await?;
        }
        Ok(())
    }

    fn parsed_page(&self, line: &[u8]) -> Option<ImportPage> {
        let (address, title, closed): (String, Option<String>, bool) =
            serde_json::from_slice(line).ok()?;
        let placed = self.pages.place(&address).ok()?;
        let first_seen = self.services.clock.now();
        Some(ImportPage {
            path: placed.path,
            title: placed.title.or_else(|| clean::title(title.as_deref()?)),
            aliases: Vec::new(),
            begin: if closed {
                Begin::Yes { closed, first_seen }
            } else {
                Begin::No
            },
        })
    }

    pub(super) async fn import_pages(&mut self, pages: Vec<ImportPage>) -> Result<(), ImportError> {
        if self.mode == Mode::DryRun {
            return Ok(());
        }
        let mut new = Vec::with_capacity(pages.len());
        for page in pages {
            if self.brings_something(&page).await? {
                new.push(page);
            }
        }
        if !new.is_empty() {
            let import = self.number().await?;
            let store = &self.services.store;
            store.import_pages(self.site.id, new, import).await?;
        }
        Ok(())
    }

    /// Whether the page, its title or one of its aliases is not here yet.
    async fn brings_something(&self, page: &ImportPage) -> StoreResult<bool> {
        let (store, site) = (&self.services.store, self.site.id);
        let Some(known) = store.page(site, page.path.clone()).await? else {
            return Ok(page.begin != Begin::No);
        };
        if PageTitle::over(page.title.as_ref(), &known.title).is_some() {
            return Ok(true);
        }
        for alias in &page.aliases {
            let is_own = alias.key() == page.path.key();
            if !is_own && store.page(site, alias.clone()).await?.is_none() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub(super) fn mode(&self) -> Mode {
        self.mode
    }
}
