//! Takes an import back, or moves what landed on the wrong page.

use afterword_model::{ImportNumber, PagePath};
use afterword_services::{Changes as _, changed_thread};
use afterword_store::{ImportMove, ImportMoved, StoreError, StoredImport};
use jiff::Timestamp;

use crate::TransferServices;
use crate::source::Stop;

/// Comments of one transaction: few enough that a running server hardly waits.
const BATCH: u32 = 200;

/// Why an import is not undone or moved.
#[derive(Debug, thiserror::Error)]
pub enum ImportRefused {
    #[error("there is no import {}: `afterword import list` shows those that there are", .0.0)]
    Unknown(ImportNumber),
    #[error("import {} was undone already, on {at}", number.0)]
    Undone { number: ImportNumber, at: Timestamp },
    #[error(
        "others have answered {answered} of the comments of import {} since. --force empties those comments, and the \
         answers stay below empty places. If a later import brought the answers, undo that one first. If the comments \
         are only on a wrong page, move them: `afterword import move {} --map OLD NEW`",
        number.0, number.0
    )]
    Answered { number: ImportNumber, answered: u32 },
    #[error("no page of the site is known by {0}: `afterword pages list` shows all pages")]
    UnknownPage(PagePath),
    #[error("{from} and {to} lead to one page")]
    SamePage { from: PagePath, to: PagePath },
    #[error(
        "import {} has no thread on {from}{}",
        number.0,
        if *stay > 0 { ": its comments there answer what it did not bring, and stay with that" } else { "" }
    )]
    NothingThere {
        number: ImportNumber,
        from: PagePath,
        stay: u32,
    },
    #[error("{0}")]
    Backup(String),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("stopped")]
    Stopped,
}

impl From<Stop> for ImportRefused {
    fn from(_: Stop) -> Self {
        Self::Stopped
    }
}

/// What becomes of comments that others have answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnsweredComments {
    /// Nothing is undone.
    Refuse,
    /// Each leaves an empty place above the answers.
    Empty,
}

/// What was removed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize)]
pub struct Undone {
    pub comments: u32,
    /// Those among them that others have answered. They left empty places.
    pub answered: u32,
    pub pages: u32,
    pub aliases: u32,
}

/// What was moved.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Moved {
    pub from: String,
    pub to: String,
    pub comments: u32,
    /// Answers of others below them, which went along.
    pub answers: u32,
    /// Comments of the import that stay, because they answer what it did not bring.
    pub stay: u32,
}

/// # Errors
/// There is no such import, or it was undone.
pub async fn find_import(
    services: &TransferServices,
    number: ImportNumber,
) -> Result<StoredImport, ImportRefused> {
    let all = services.store.imports().await?;
    let found = all.into_iter().find(|import| import.number == number);
    let found = found.ok_or(ImportRefused::Unknown(number))?;
    match found.undone {
        Some(at) => Err(ImportRefused::Undone { number, at }),
        None => Ok(found),
    }
}

/// Removes what an import brought. If it stops, the next call goes on from there.
///
/// # Errors
/// [`ImportRefused`].
pub async fn undo(
    services: &TransferServices,
    number: ImportNumber,
    answered_comments: AnsweredComments,
    each: &mut dyn FnMut(u32) -> Result<(), Stop>,
) -> Result<Undone, ImportRefused> {
    find_import(services, number).await?;
    let store = &services.store;
    let answered = store.import_remains(number).await?.answered;
    if answered > 0 && answered_comments == AnsweredComments::Refuse {
        return Err(ImportRefused::Answered { number, answered });
    }
    let prepared = services.prepare().await;
    prepared.map_err(ImportRefused::Backup)?;
    let (hooks, now) = (services.receivers.hooks(), services.clock.now());
    let mut comments = 0;
    loop {
        let part = store.imported_comments(number, BATCH).await?;
        if part.is_empty() {
            break;
        }
        comments += u32::try_from(part.len()).unwrap_or(u32::MAX);
        let hooks = std::sync::Arc::clone(&hooks);
        store.undo_imported(part, number, hooks, now).await?;
        each(comments)?;
    }
    let rest = store.end_undo(number, now).await?;
    Ok(Undone {
        comments,
        answered,
        pages: rest.pages,
        aliases: rest.aliases,
    })
}

/// Moves the threads that an import brought to one page onto another page.
///
/// # Errors
/// [`ImportRefused`]: an unknown page, or none of its threads there.
pub async fn move_imported(
    services: &TransferServices,
    number: ImportNumber,
    (from, to): (PagePath, PagePath),
) -> Result<Moved, ImportRefused> {
    let import = find_import(services, number).await?;
    let order = ImportMove {
        import: number,
        site: import.site,
        from: from.clone(),
        to: to.clone(),
        told: services.receivers.of_threads(),
        tell: changed_thread,
        now: services.clock.now(),
    };
    match services.store.move_imported(order).await? {
        ImportMoved::UnknownPage => Err(ImportRefused::UnknownPage(from)),
        ImportMoved::SamePage => Err(ImportRefused::SamePage { from, to }),
        ImportMoved::Done {
            comments: 0, stay, ..
        } => Err(ImportRefused::NothingThere { number, from, stay }),
        ImportMoved::Done {
            comments,
            answers,
            stay,
        } => Ok(Moved {
            from: from.as_str().to_owned(),
            to: to.as_str().to_owned(),
            comments,
            answers,
            stay,
        }),
    }
}
