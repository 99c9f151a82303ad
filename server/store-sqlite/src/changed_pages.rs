//! Finds out from SQLite which threads a group of writes has changed.
//!
//! Temporary triggers on the writer's connection call a function for every changed row of a thread. So no write can
//! be forgotten, not even one that is added later.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use rusqlite::functions::FunctionFlags;

use afterword_store::{ChangedPages, ChangesFeed, PageNumber};

/// What `thread.rs` reads: comments, their page, the reactions to it, and its paths. Sites are read elsewhere.
const TRIGGERS: &str = "
    CREATE TEMP TRIGGER comment_new AFTER INSERT ON main.comments BEGIN SELECT page_changed(new.page); END;
    CREATE TEMP TRIGGER comment_changed AFTER UPDATE ON main.comments
        BEGIN SELECT page_changed(old.page), page_changed(new.page); END;
    CREATE TEMP TRIGGER comment_gone AFTER DELETE ON main.comments BEGIN SELECT page_changed(old.page); END;
    CREATE TEMP TRIGGER page_changed AFTER UPDATE ON main.pages BEGIN SELECT page_changed(new.id); END;
    CREATE TEMP TRIGGER page_gone AFTER DELETE ON main.pages BEGIN SELECT page_changed(old.id); END;
    CREATE TEMP TRIGGER path_new AFTER INSERT ON main.page_keys
        BEGIN SELECT page_changed(NULL), page_changed(new.page); END;
    CREATE TEMP TRIGGER path_changed AFTER UPDATE ON main.page_keys
        BEGIN SELECT page_changed(NULL), page_changed(old.page), page_changed(new.page); END;
    CREATE TEMP TRIGGER reaction_new AFTER INSERT ON main.page_reactions BEGIN SELECT page_changed(new.page); END;
    CREATE TEMP TRIGGER reaction_moved AFTER UPDATE OF page ON main.page_reactions
        BEGIN SELECT page_changed(old.page), page_changed(new.page); END;
    CREATE TEMP TRIGGER reaction_gone AFTER DELETE ON main.page_reactions BEGIN SELECT page_changed(old.page); END;
    CREATE TEMP TRIGGER path_gone AFTER DELETE ON main.page_keys BEGIN SELECT page_changed(old.page); END;
";

/// The changes since the writer last reported them.
pub(super) struct Watch {
    changed: Arc<Mutex<ChangedPages>>,
    changes_feed: Arc<ChangesFeed>,
}

impl Watch {
    /// # Errors
    /// An error of SQLite.
    pub(super) fn over(
        conn: &Connection,
        changes_feed: Arc<ChangesFeed>,
    ) -> rusqlite::Result<Self> {
        let changed = Arc::<Mutex<ChangedPages>>::default();
        let noted = Arc::clone(&changed);
        let note = move |page: Option<i64>| {
            let mut noted = noted.lock().unwrap_or_else(PoisonError::into_inner);
            match page {
                Some(page) => noted.page(PageNumber(page)),
                None => noted.begun(),
            }
        };
        conn.create_scalar_function("page_changed", 1, FunctionFlags::SQLITE_UTF8, move |call| {
            note(call.get(0)?);
            Ok(0)
        })?;
        conn.execute_batch(TRIGGERS)?;
        Ok(Self {
            changed,
            changes_feed,
        })
    }

    /// Call it after the commit and before the answers. Call it after a failure too: the outcome of a failed commit
    /// may be unknown.
    pub(super) fn tell(&self) {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        self.changes_feed.note(&std::mem::take(&mut changed));
    }

    /// Call it when another process has written: SQLite does not tell what.
    pub(super) fn tell_all(&self) {
        self.changes_feed.note_all();
    }
}
