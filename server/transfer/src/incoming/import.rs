//! Imports a whole file: a separate thread reads it, and batches are saved one after another.

use std::path::PathBuf;
use std::sync::Arc;

use tokio::sync::mpsc;

use super::late::Ending;
use super::pages::Pages;
use super::piece::ReadRecord;
use super::report::Report;
use super::save::{Mode, SavedFrom, Saver};
use crate::TransferServices;
use crate::record::{Body, Item};
use crate::source::{Broken, Format, Options, Stop};
use afterword_model::Site;
use afterword_store::StoreError;

/// Comments in one transaction: few enough that a running server hardly waits, and so many that the search index
/// merges seldom.
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

/// Called with the progress after each batch; may stop the import.
pub(super) type Each<'a> = dyn FnMut(&Report) -> Result<(), Stop> + 'a;

/// Imports a file.
pub async fn import(services: TransferServices, order: Order, each: &mut Each<'_>) -> ImportEnd {
    let origin = SavedFrom::new(order.format.name, &order.path);
    let saver = Saver::new(services, order.site, origin, order.pages, order.mode);
    let mut saver = match saver {
        Ok(saver) => saver,
        Err(error) => {
            return ImportEnd {
                reports: Vec::new(),
                result: Err(error.into()),
            };
        }
    };
    let (format, path, options) = (order.format, order.path, order.options);
    let result = read_all(&mut saver, each, move |send| {
        (format.open)(&path, &options)?.read(&mut |item| send(item))
    });
    ImportEnd {
        result: result.await,
        reports: vec![saver.report().clone()],
    }
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
    if matches!(read, Err(Broken::NotThis(_) | Broken::NoTimezone))
        && saver.report().comments.read == 0
    {
        return Ok(read?);
    }
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
