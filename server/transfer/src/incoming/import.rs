//! Imports a whole file: it is surveyed first; then a separate thread reads it, and batches are saved one after another.

use std::path::PathBuf;
use std::sync::Arc;

use tokio::sync::mpsc;

use super::late::Ending;
use super::pages::Pages;
use super::piece::ReadRecord;
use super::report::Report;
use super::save::{Mode, SavedFrom, Saver};
use super::survey::{Survey, survey};
use crate::TransferServices;
use crate::record::{Body, Item};
use crate::source::{Broken, Format, Options, Stop};
use afterword_model::Site;
use afterword_store::StoreError;

/// Comments in one transaction: few enough that a running server hardly waits, and so many that the search index gets
/// large segments.
pub(super) const BATCH: usize = 2000;
/// The approximate text size of a batch, in bytes.
pub(super) const BATCH_BYTES: usize = 2 * 1024 * 1024;

/// Why an import stopped before the end of the file.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Site(String),
    /// Why the backup before it was not made.
    #[error("{0}")]
    Backup(String),
    #[error("stopped")]
    Stopped,
}

impl From<Stop> for ImportError {
    fn from(_: Stop) -> Self {
        Self::Stopped
    }
}

/// One report for each site, and whether the import was complete.
#[derive(Debug)]
pub struct ImportEnd {
    pub reports: Vec<Report>,
    pub result: Result<(), ImportError>,
}

/// The file to import, and its target.
pub struct Order {
    pub format: &'static Format,
    pub path: PathBuf,
    pub options: Options,
    pub site: Arc<Site>,
    pub pages: Pages,
    pub mode: Mode,
}

/// Called with the progress: once before anything is written, with the pages that comments land on, and then after each
/// batch; may stop the import.
pub(super) type Each<'a> = dyn FnMut(&Report) -> Result<(), Stop> + 'a;

/// Imports a file. It is read twice.
pub async fn import(services: TransferServices, order: Order, each: &mut Each<'_>) -> ImportEnd {
    let (source, site, mode) = (order.format.name, Arc::clone(&order.site), order.mode);
    let report = Report::of(&site, source, mode);
    let survey = match surveyed(&order, &report, each).await {
        Ok(survey) => survey,
        Err(error) => {
            return ImportEnd {
                reports: vec![report],
                result: Err(error),
            };
        }
    };
    let origin = SavedFrom::new(source, &order.path);
    let mut saver = match Saver::new(services, site, origin, survey.pages, mode) {
        Ok(saver) => saver,
        Err(error) => {
            return ImportEnd {
                reports: Vec::new(),
                result: Err(error.into()),
            };
        }
    };
    let (format, path, options) = (order.format, survey.path, order.options);
    let result = read_all(&mut saver, each, move |send| {
        (format.open)(&path, &options)?.read(&mut |item| send(item))
    });
    ImportEnd {
        result: result.await,
        reports: vec![saver.ended()],
    }
}

/// Reads the file for its pages, and tells them.
async fn surveyed(
    order: &Order,
    report: &Report,
    each: &mut Each<'_>,
) -> Result<Survey, ImportError> {
    let (format, path, pages) = (order.format, order.path.clone(), order.pages.clone());
    let options = order.options.clone();
    let reading = tokio::task::spawn_blocking(move || survey(format, &path, &options, pages));
    let ended = |error| Broken::NotThis(format!("reading it ended early: {error}"));
    let mut survey = reading.await.map_err(ended)??;
    let mut told = Report {
        is_survey: true,
        pages: std::mem::take(&mut survey.totals),
        ..report.clone()
    };
    let pages = told.pages.list.iter().map(|page| page.read);
    told.comments.read = pages.sum::<u64>() + told.pages.nowhere;
    each(&told)?;
    Ok(survey)
}

async fn read_all(
    saver: &mut Saver,
    each: &mut Each<'_>,
    read: impl FnOnce(&mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> + Send + 'static,
) -> Result<(), ImportError> {
    let (mut batches, reading) = spawn(read, weight);
    while let Some(items) = batches.recv().await {
        take(saver, items).await?;
        saver.tell(each).await?;
    }
    let read = joined(reading).await;
    let ending = if read.is_ok() {
        Ending::Complete
    } else {
        Ending::Broken
    };
    saver.finish(ending, each).await?;
    each(saver.report())?;
    Ok(read?)
}

async fn take(saver: &mut Saver, items: Vec<Item>) -> Result<(), ImportError> {
    let mut pieces = Vec::with_capacity(items.len());
    for item in items {
        match item {
            Item::Comment(record) => pieces.push(ReadRecord::Record(record)),
            Item::Page(page) => saver.page(&page)?,
            Item::Skipped(skipped) => {
                saver.skip(&skipped.why, &skipped.place.words(), skipped.id.as_deref());
            }
        }
    }
    saver.take(pieces).await
}

fn weight(item: &Item) -> usize {
    match item {
        Item::Comment(record) => match &record.body {
            Body::Markdown(text) | Body::Html(text) | Body::Plain(text) => text.len(),
        },
        Item::Page(_) | Item::Skipped(_) => 0,
    }
}

type Reading = tokio::task::JoinHandle<Result<(), Broken>>;

/// Reads on its own thread, a batch or two ahead.
pub(super) fn spawn<T: Send + 'static>(
    read: impl FnOnce(&mut dyn FnMut(T) -> Result<(), Stop>) -> Result<(), Broken> + Send + 'static,
    weight: fn(&T) -> usize,
) -> (mpsc::Receiver<Vec<T>>, Reading) {
    let (batches, taken) = mpsc::channel(1);
    let reading = tokio::task::spawn_blocking(move || {
        let (mut batch, mut bytes) = (Vec::with_capacity(BATCH), 0);
        let mut send = |item: T| {
            bytes += weight(&item);
            batch.push(item);
            if batch.len() < BATCH && bytes < BATCH_BYTES {
                return Ok(());
            }
            bytes = 0;
            let full = std::mem::replace(&mut batch, Vec::with_capacity(BATCH));
            // The receiver of the batches has ended.
            batches.blocking_send(full).map_err(|_| Stop)
        };
        let read = read(&mut send);
        if !batch.is_empty() && batches.blocking_send(batch).is_err() {
            return Err(Broken::Stopped);
        }
        read
    });
    (taken, reading)
}

pub(super) async fn joined(reading: Reading) -> Result<(), Broken> {
    match reading.await {
        Ok(read) => read,
        Err(error) => Err(Broken::NotThis(format!("reading it ended early: {error}"))),
    }
}
