//! Writes the lines, part by part, in constant memory.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;

use serde::Serialize;

use super::comment::CommentLine;
use super::line::ExportLine;
use afterword_model::{Clock, CommentId, Site};
use afterword_store::{ExportQuery, ExtrasAfter, PageQuery, Store, StoreError};

/// Rows that are read, and written, at once.
const PART: u32 = 500;

/// Why an export could not be written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("the comments can't be read: {0}")]
    Store(#[from] StoreError),
    #[error("can't be written: {0}")]
    Output(#[from] io::Error),
}

/// The contents of an export.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Totals {
    pub pages: u64,
    pub comments: u64,
}

/// Writes all these sites.
///
/// # Errors
/// [`WriteError`]: then the last line is missing.
pub async fn write(
    (store, clock): (Arc<dyn Store>, Clock),
    sites: Vec<Arc<Site>>,
    out: &mut dyn io::Write,
) -> Result<Totals, WriteError> {
    let mut export = Export::new(store, clock, sites);
    while let Some(part) = export.part().await? {
        out.write_all(&part)?;
    }
    out.flush()?;
    Ok(export.totals)
}

/// An export in progress.
pub struct Export {
    store: Arc<dyn Store>,
    clock: Clock,
    /// The first one is being written.
    sites: VecDeque<Arc<Site>>,
    totals: Totals,
    next: Next,
}

enum Next {
    Head,
    Site,
    /// The pages after this path.
    Pages(String),
    /// The comments after this one.
    Comments(Option<CommentId>),
    Extras(ExtrasAfter),
    End,
}

impl Export {
    #[must_use]
    pub fn new(store: Arc<dyn Store>, clock: Clock, sites: Vec<Arc<Site>>) -> Self {
        Self {
            store,
            clock,
            sites: sites.into(),
            totals: Totals::default(),
            next: Next::Head,
        }
    }

    /// The next lines; `None` after the last.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn part(&mut self) -> Result<Option<Vec<u8>>, StoreError> {
        let mut lines = Vec::new();
        match std::mem::replace(&mut self.next, Next::End) {
            Next::Head => {
                put(&mut lines, &ExportLine::head(self.clock.now()));
                self.next = Next::Site;
            }
            Next::Site => match self.sites.front() {
                Some(site) => {
                    put(&mut lines, &ExportLine::site(site));
                    self.next = Next::Pages(String::new());
                }
                None => put(
                    &mut lines,
                    &ExportLine::End {
                        comments: self.totals.comments,
                    },
                ),
            },
            Next::Pages(after) => self.next = self.pages(after, &mut lines).await?,
            Next::Comments(after) => self.next = self.comments(after, &mut lines).await?,
            Next::Extras(after) => self.next = self.extras(after, &mut lines).await?,
            Next::End => return Ok(None),
        }
        Ok(Some(lines))
    }

    async fn pages(&mut self, after: String, lines: &mut Vec<u8>) -> Result<Next, StoreError> {
        let Some(site) = self.sites.front() else {
            return Ok(Next::Site);
        };
        let asked = PageQuery {
            site: site.id,
            after,
            words: None,
            limit: PART,
        };
        let pages = self.store.pages(asked).await?;
        self.totals.pages += pages.len() as u64;
        let last = pages.last().map(|page| page.path.clone());
        let is_full = pages.len() == PART as usize;
        for page in pages {
            put(lines, &ExportLine::page(site, page));
        }
        Ok(match last {
            Some(last) if is_full => Next::Pages(last),
            _ => Next::Comments(None),
        })
    }

    async fn comments(
        &mut self,
        after: Option<CommentId>,
        lines: &mut Vec<u8>,
    ) -> Result<Next, StoreError> {
        let Some(site) = self.sites.front() else {
            return Ok(Next::Site);
        };
        let asked = ExportQuery {
            site: site.id,
            after,
            limit: PART,
        };
        let found = self.store.export(asked).await?;
        self.totals.comments += found.len() as u64;
        let last = found.last().map(|recorded| recorded.comment.id);
        for recorded in found {
            let line = CommentLine::new(site, recorded);
            put(lines, &ExportLine::Comment(Box::new(line)));
        }
        Ok(match last {
            Some(last) => Next::Comments(Some(last)),
            None => Next::Extras(ExtrasAfter::Address(0)),
        })
    }

    async fn extras(
        &mut self,
        after: ExtrasAfter,
        lines: &mut Vec<u8>,
    ) -> Result<Next, StoreError> {
        let Some(site) = self.sites.front() else {
            return Ok(Next::Site);
        };
        let extras = self.store.export_extras(site.id, after, PART).await?;
        for extra in extras.found {
            put(lines, &ExportLine::extra(site, extra));
        }
        if let Some(next) = extras.next {
            return Ok(Next::Extras(next));
        }
        self.sites.pop_front();
        Ok(Next::Site)
    }
}

fn put(lines: &mut Vec<u8>, line: &impl Serialize) {
    // Writing to memory is infallible.
    if serde_json::to_writer(&mut *lines, line).is_ok() {
        lines.push(b'\n');
    }
}
