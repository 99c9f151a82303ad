//! Turns comments of another system into comments here: looks them up, cleans them, renders them, finds their
//! parents, and writes them.
//!
//! While one batch is written, the next one is rendered, and the one after it is read, each on its own thread.
//! Imported comments are not checked for spam, and cause no mail or webhook: all of that has happened in the old
//! system.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::import::ImportError;
use super::landing::Landing;
use super::late;
use super::pages::Pages;
use super::piece::{Prepared, ReadRecord};
use super::report::Report;
use super::write::{Batch, Trace, Writing, hash_of};
use crate::TransferServices;
use crate::record::PageRecord;
use crate::scratch::Scratch;
use afterword_model::{CommentId, ImportNumber, Site};
use afterword_store::{NewImport, StoreResult};

/// Whether the import writes, or only reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Write,
    DryRun,
}

/// Where comments come from.
pub(super) struct SavedFrom {
    /// The name of the system.
    source: &'static str,
    /// The name of the file or folder.
    file: String,
}

impl SavedFrom {
    pub(super) fn new(source: &'static str, path: &Path) -> Self {
        // `.` and `..` are folders as well.
        let whole = path.canonicalize();
        let name = whole.as_deref().unwrap_or(path).file_name();
        Self {
            source,
            file: name.unwrap_or_default().to_string_lossy().into_owned(),
        }
    }
}

/// Saves the comments of one source for one site.
pub(super) struct Saver {
    pub(super) services: TransferServices,
    pub(super) site: Arc<Site>,
    pub(super) pages: Pages,
    pub(super) scratch: Scratch,
    pub(super) report: Report,
    pub(super) mode: Mode,
    pub(super) source: &'static str,
    file: String,
    /// From the first thing on that it brings.
    pub(super) import: Option<ImportNumber>,
    pub(super) writing: Option<Writing>,
    landing: Landing,
    /// Hashes of the paths of known pages.
    pub(super) met: HashSet<u64>,
    /// The pages that known aliases lead to, by hashes of paths.
    pub(super) aliases: HashMap<u64, u64>,
    /// The same for page records: whether the page is closed.
    closed: HashMap<u64, bool>,
}

impl Saver {
    /// # Errors
    /// There is no space for temporary files.
    pub(super) fn new(
        services: TransferServices,
        site: Arc<Site>,
        SavedFrom { source, file }: SavedFrom,
        pages: Pages,
        mode: Mode,
    ) -> StoreResult<Self> {
        let report = Report::of(&site, source, mode);
        Ok(Self {
            services,
            site,
            pages,
            scratch: Scratch::new()?,
            report,
            mode,
            source,
            file,
            import: None,
            writing: None,
            landing: Landing::default(),
            met: HashSet::new(),
            aliases: HashMap::new(),
            closed: HashMap::new(),
        })
    }

    /// Its number. An import that brings nothing needs neither a number nor a backup.
    pub(super) async fn number(&mut self) -> Result<ImportNumber, ImportError> {
        if let Some(number) = self.import {
            return Ok(number);
        }
        let prepared = self.services.prepare().await;
        prepared.map_err(ImportError::Backup)?;
        let new = NewImport {
            site: self.site.id,
            source: self.source.to_owned(),
            file: self.file.clone(),
            now: self.services.clock.now(),
        };
        let number = self.services.store.begin_import(new).await?;
        self.import = Some(number);
        self.report.import = Some(number.0);
        Ok(number)
    }

    pub(super) fn report(&self) -> &Report {
        &self.report
    }

    /// The report without pages that no comment names.
    pub(super) fn ended(&self) -> Report {
        let mut report = self.report.clone();
        report.pages.list.retain(|page| page.read > 0);
        report
    }

    /// Records an item of the file that is not imported.
    pub(super) fn skip(&mut self, why: &str, place: &str, id: Option<&str>) {
        self.report.read(None);
        self.report.skip(None, why, place, id);
    }

    /// The page that a comment of the file names, in the report's list.
    pub(super) fn landing(&mut self, piece: &ReadRecord) -> Option<usize> {
        let (pages, totals) = (&self.pages, &mut self.report.pages);
        let title = piece.page_title();
        self.landing.place(totals, pages, piece.address(), title)
    }

    /// Titles wait for comments: a page without comments needs none. Whether a page is closed is known earlier: it
    /// applies from its first comment on, and the owner's later decisions stay.
    pub(super) fn page(&mut self, record: &PageRecord) -> StoreResult<()> {
        if let Ok(placed) = self.pages.place(&record.address) {
            // If several pages become one here, a single open one keeps it open.
            let closed = self.closed.entry(hash_of(&placed.path));
            *closed.or_insert(true) &= record.closed;
        }
        let (title, totals) = (record.title.as_deref(), &mut self.report.pages);
        self.landing
            .place(totals, &self.pages, &record.address, title);
        let line = serde_json::json!([record.address, record.title, record.closed]);
        self.scratch.put_page(line.to_string().as_bytes())
    }

    /// Saves comments, or puts them aside until their parents are saved.
    pub(super) async fn take(&mut self, pieces: Vec<ReadRecord>) -> Result<(), ImportError> {
        let mut known = self.known(&pieces).await?;
        let mut candidates = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let page = self.landing(&piece);
            self.report.read(page);
            if known.contains_key(piece.former().as_ref()) {
                self.report.known(page);
            } else if piece.is_empty() {
                late::put(&self.scratch, &piece)?;
            } else {
                candidates.push(piece);
            }
        }
        let prepared = self.prepare(&candidates);
        let mut batch = Batch::default();
        for (piece, prepared) in candidates.iter().zip(prepared) {
            let parent = piece.parent();
            let parent_id = parent
                .as_ref()
                .and_then(|parent| known.get(parent.as_ref()).copied());
            if parent.is_some() && parent_id.is_none() {
                late::put(&self.scratch, piece)?;
            } else if known.contains_key(piece.former().as_ref()) {
                let page = self.landing(piece);
                self.report.known(page);
            } else if let Some((former, id)) = self.hang(piece, prepared, parent_id, &mut batch) {
                known.insert(former, id);
            }
        }
        self.write(batch).await
    }

    /// Saves comments that have waited: their parents are saved by now, or missing.
    pub(super) async fn take_late(&mut self, pieces: Vec<ReadRecord>) -> Result<(), ImportError> {
        let mut known = self.known(&pieces).await?;
        let prepared = self.prepare(&pieces);
        let mut batch = Batch::default();
        for (piece, prepared) in pieces.iter().zip(prepared) {
            if known.contains_key(piece.former().as_ref()) {
                let page = self.landing(piece);
                self.report.known(page);
                continue;
            }
            let parent = piece.parent();
            let parent_id = parent
                .as_ref()
                .and_then(|parent| known.get(parent.as_ref()).copied());
            if parent.is_some() && parent_id.is_none() {
                self.orphan(&piece.former(), &piece.place());
            }
            known.extend(self.hang(piece, prepared, parent_id, &mut batch));
        }
        self.write(batch).await
    }

    pub(super) fn orphan(&mut self, former: &str, place: &str) {
        let why = "it is now at the top level: the comment that it answers is missing";
        self.report.changed.add(why, place, Some(former));
    }

    /// Sets a comment's id and its parent.
    fn hang(
        &mut self,
        piece: &ReadRecord,
        prepared: Result<Box<Prepared>, String>,
        parent: Option<CommentId>,
        batch: &mut Batch,
    ) -> Option<(String, CommentId)> {
        let (former, place) = (piece.former().into_owned(), piece.place().into_owned());
        let page = self.landing(piece);
        let mut prepared = match prepared {
            Ok(prepared) => prepared,
            Err(why) => {
                self.report.skip(page, &why, &place, Some(&former));
                return None;
            }
        };
        self.name(&mut prepared, &former, parent);
        for change in prepared.changes.all() {
            let detail = change.detail.as_deref();
            let changed = &mut self.report.changed;
            changed.add_with(change.what, detail, &place, Some(&former));
        }
        if let Some(host) = &prepared.other_host {
            self.report.other_hosts.add(host, &place, Some(&former));
        }
        let mut comment = prepared.comment;
        let closed = self.closed.get(&hash_of(&comment.path));
        comment.closed = closed.is_some_and(|closed| *closed);
        let id = comment.recorded.comment.id;
        batch.names.insert(former.clone(), id);
        batch.traces.push(Trace {
            former: former.clone(),
            place,
            page,
            status: comment.recorded.comment.status,
            is_changed: !prepared.changes.all().is_empty(),
        });
        batch.comments.push(comment);
        Some((former, id))
    }

    /// Gives the same comment the same id each time, greater than its parent's; notes where its times had to change for
    /// that.
    fn name(&self, prepared: &mut Prepared, former: &str, parent: Option<CommentId>) {
        let comment = &mut prepared.comment.recorded.comment;
        comment.parent = parent;
        let written = comment.created;
        let millis = written.as_millisecond().max(0);
        comment.created = jiff::Timestamp::from_millisecond(millis).unwrap_or_default();
        let is_before_1970 = written.as_millisecond() < 0;
        if prepared.is_own {
            return;
        }
        let next =
            |time: jiff::Timestamp| time.checked_add(Duration::from_millis(1)).unwrap_or(time);
        let is_early = parent.is_some_and(|parent| comment.created < parent.created());
        if let Some(parent) = parent.filter(|_| is_early) {
            comment.created = next(parent.created());
        }
        let parts = [self.site.key.as_str(), self.source, former];
        comment.id = CommentId::of_parts(&parts, comment.created);
        // Within one millisecond the order of ids is random.
        let is_tied = parent.is_some_and(|parent| comment.id <= parent);
        if is_tied {
            comment.created = next(comment.created);
            comment.id = CommentId::of_parts(&parts, comment.created);
        }
        let why = match () {
            () if is_early => Some("its time was before that of the comment that it answers"),
            () if is_tied => Some("its time was that of the comment that it answers"),
            () if is_before_1970 => Some("its time was before 1970"),
            () => None,
        };
        if let Some(why) = why {
            let detail = format!("{written} → {}", comment.created);
            prepared.changes.add(why, Some(detail));
        }
        publish_after(prepared);
    }

    /// Cleans and renders, on all cores if there are many.
    fn prepare(&self, pieces: &[ReadRecord]) -> Vec<Result<Box<Prepared>, String>> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = cores.saturating_sub(2).clamp(1, 4);
        let (site, pages) = (&*self.site, &self.pages);
        let each = |part: &[ReadRecord]| -> Vec<_> {
            part.iter()
                .map(|piece| piece.prepare(site, pages))
                .collect()
        };
        if threads == 1 || pieces.len() < 64 {
            return each(pieces);
        }
        let length = pieces.len().div_ceil(threads);
        std::thread::scope(|scope| {
            let parts: Vec<_> = pieces
                .chunks(length)
                .map(|part| scope.spawn(move || each(part)))
                .collect();
            let joined = parts.into_iter().map(|part| {
                part.join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            joined.flatten().collect()
        })
    }
}

/// Nobody saw a comment before it was written. Notes it, unless both were the same moment before.
fn publish_after(prepared: &mut Prepared) {
    let comment = &mut prepared.comment.recorded.comment;
    let (created, is_moved) = (comment.created, !prepared.changes.all().is_empty());
    let Some(published) = comment.published.filter(|published| *published < created) else {
        return;
    };
    comment.published = Some(created);
    if !is_moved && published.as_millisecond() < created.as_millisecond() {
        let why = "it was published before it was written";
        let detail = format!("{published} → {created}");
        prepared.changes.add(why, Some(detail));
    }
}
