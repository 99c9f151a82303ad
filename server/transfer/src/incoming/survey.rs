//! Reads a file once before it is imported: for the pages that its comments land on, and for whatever would end the import
//! after its first rows.
//!
//! Which parameters of an address tell pages apart is known only when all addresses are. And an owner wants to see where
//! comments go before they go there.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::import::ImportError;
use super::landing::Landing;
use super::pages::Pages;
use super::queries::Comparison;
use super::report::{PageTotals, Report};
use crate::record::Item;
use crate::scratch::{CountedAddress, Scratch};
use crate::source::{Broken, Format, Options, Stop};
use afterword_store::StoreResult;

/// Addresses counted in memory before they go to the scratch file.
const IN_MEMORY: usize = 4096;

/// What a file is going to be imported as.
pub(super) struct Survey {
    /// Can be read again.
    pub(super) path: PathBuf,
    pub(super) pages: Pages,
    pub(super) totals: PageTotals,
    /// Deletes the copy of a pipe.
    pub(super) _copy: Option<TempPath>,
}

/// # Errors
/// The file is not of this format, its times need a zone that is not named, or there is no space for temporary files. A
/// file that is broken further down is no error: all before that is imported.
pub(super) fn survey(
    format: &'static Format,
    path: &Path,
    options: &Options,
    pages: Pages,
) -> Result<Survey, ImportError> {
    let (path, copy) = repeatable(path).map_err(Broken::Unreadable)?;
    let mut addresses = Addresses::new()?;
    let mut failure = None;
    let mut take = |item: Item| {
        addresses.take(item).map_err(|error| {
            failure = Some(error);
            Stop
        })
    };
    let read = (format.open)(&path, options).and_then(|mut source| source.read(&mut take));
    if let Some(error) = failure {
        return Err(error.into());
    }
    match read {
        Ok(()) | Err(Broken::At { .. } | Broken::Unreadable(_) | Broken::Stopped) => {}
        Err(error) => return Err(error.into()),
    }
    let (pages, totals) = addresses.placed(pages)?;
    Ok(Survey {
        path,
        pages,
        totals,
        _copy: copy,
    })
}

/// A pipe is copied: it can be read only once.
fn repeatable(path: &Path) -> io::Result<(PathBuf, Option<TempPath>)> {
    let kind = fs::metadata(path)?;
    if kind.is_file() || kind.is_dir() {
        return Ok((path.to_owned(), None));
    }
    let mut copy = tempfile::NamedTempFile::new()?;
    io::copy(&mut File::open(path)?, &mut copy)?;
    let copy = copy.into_temp_path();
    Ok((copy.to_path_buf(), Some(copy)))
}

/// The addresses of a file, each once.
struct Addresses {
    scratch: Scratch,
    counted: Vec<CountedAddress>,
    /// Where they are in `counted`.
    places: HashMap<String, usize>,
    nowhere: u64,
}

impl Addresses {
    fn new() -> StoreResult<Self> {
        Ok(Self {
            scratch: Scratch::new()?,
            counted: Vec::new(),
            places: HashMap::new(),
            nowhere: 0,
        })
    }

    fn take(&mut self, item: Item) -> StoreResult<()> {
        match item {
            Item::Comment(comment) => self.add(comment.page, comment.page_title, 1),
            Item::Page(page) => self.add(page.address, page.title, 0),
            Item::Skipped(_) => {
                self.nowhere += 1;
                Ok(())
            }
        }
    }

    fn add(&mut self, address: String, title: Option<String>, comments: u32) -> StoreResult<()> {
        let place = match self.places.get(&address) {
            Some(place) => *place,
            None => {
                self.places.insert(address.clone(), self.counted.len());
                self.counted.push(CountedAddress {
                    address,
                    ..CountedAddress::default()
                });
                self.counted.len() - 1
            }
        };
        let counted = &mut self.counted[place];
        counted.comments += comments;
        if counted.title.is_none() {
            counted.title = title;
        }
        match self.counted.len() < IN_MEMORY {
            true => Ok(()),
            false => self.flush(),
        }
    }

    fn flush(&mut self) -> StoreResult<()> {
        self.places.clear();
        for counted in self.counted.drain(..) {
            self.scratch.count_address(&counted)?;
        }
        Ok(())
    }

    /// Compares all addresses, then places each.
    fn placed(mut self, pages: Pages) -> StoreResult<(Pages, PageTotals)> {
        self.flush()?;
        let mut comparison = Comparison::default();
        self.scratch.each_address(|counted| {
            if counted.address.contains('?')
                && let Some((base, parameters)) = pages.compared(&counted.address)
            {
                comparison.add(&base, parameters);
            }
        })?;
        let pages = pages.telling(comparison.told());
        let mut landing = Landing::default();
        let mut report = Report::default();
        report.pages.nowhere = self.nowhere;
        self.scratch.each_address(|counted| {
            let title = counted.title.as_deref();
            let place = landing.place(&mut report.pages, &pages, &counted.address, title);
            report.read_many(place, counted.comments.into());
        })?;
        let mut totals = report.pages;
        totals.list.retain(|page| page.read > 0);
        Ok((pages, totals))
    }
}
