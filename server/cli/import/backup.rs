//! The backup that is made before an import writes, or an undo removes.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use crate::backup::back_up;
use crate::cli::backup::place;
use afterword_config::Config;
use afterword_services::App;
use afterword_store_sqlite::Cancel;
use afterword_transfer::Before;
use jiff::Timestamp;

/// PostgreSQL has its own backups.
pub(super) struct BackupBefore {
    config: Arc<Config>,
    is_off: bool,
    /// Made once, however many sites are imported.
    made: Arc<OnceLock<PathBuf>>,
}

impl BackupBefore {
    pub(super) fn of(app: &App, is_off: bool) -> Self {
        Self {
            is_off: is_off || app.config.store.url.is_some(),
            config: Arc::clone(&app.config),
            made: Arc::default(),
        }
    }

    pub(super) fn before(&self) -> Before {
        let (config, made) = (Arc::clone(&self.config), Arc::clone(&self.made));
        let is_off = self.is_off;
        Arc::new(move || {
            if is_off || made.get().is_some() {
                return Ok(());
            }
            let file = backed_up(&config)?;
            let _ = made.set(file);
            Ok(())
        })
    }

    pub(super) fn made(&self) -> Option<PathBuf> {
        self.made.get().cloned()
    }
}

fn backed_up(config: &Config) -> Result<PathBuf, String> {
    let (shelf, _) = place(config, None);
    let file = shelf.aside("before-import", Timestamp::now());
    if !shelf.folder().is_dir() {
        return Err(format!(
            "there is no folder {} for the backup that is made before (backup.folder): make it, or go without by \
             --no-backup. Nothing was changed",
            shelf.folder().display()
        ));
    }
    let made = back_up(&config.store.path, &file, &Cancel::default(), None).map_err(|error| {
        format!(
            "no backup could be made before: {error}. To go without one, say --no-backup. Nothing was changed"
        )
    })?;
    Ok(made.file)
}
