//! `afterword backup`.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use jiff::Timestamp;
use serde_json::json;

use super::{Settings, open, terminal, wrong_usage};
use crate::backup::{self, BackupFolder, Naming, back_up};
use afterword_config::Config;
use afterword_store_sqlite::Cancel;

#[derive(Debug, Args)]
pub(super) struct Backup {
    /// The file to write, or a folder [default: a file named by the time, in backup.folder or beside the database]
    file: Option<PathBuf>,

    /// Keep only so many backups in that folder: remove the oldest of those named by their time
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,

    /// Print {"file", "bytes", "sha256", "comments", "pages", "sites", "newest", "schema", "removed", …}
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, backup: &Backup) -> anyhow::Result<()> {
    let config = open::config(settings)?;
    let database = &config.store.path;
    open::ensure_database(&config)?;
    ensure_file(&config)?;
    let (shelf, file) = place(&config, backup.file.as_deref());
    if backup.keep.is_some() && !shelf.knows(&file) {
        let example = Naming::of(database).name(Timestamp::now());
        return Err(wrong_usage(&format!(
            "--keep counts backups named by their time, such as {example}: name a folder, or leave FILE out"
        )));
    }
    let made = back_up(database, &file, &Cancel::default(), None)?;
    let removed = match backup.keep {
        Some(keep) => {
            let keep = usize::try_from(keep).unwrap_or(usize::MAX);
            let pruned = shelf.prune(keep);
            pruned.context("the backup was made, but the older ones are still there")?
        }
        None => Vec::new(),
    };
    if backup.json {
        return terminal::say_json(&json!({
            "file": made.file, "bytes": made.bytes, "sha256": made.sha256, "schema": made.survey.schema,
            "sites": made.survey.sites, "pages": made.survey.pages, "comments": made.survey.comments,
            "newest": made.survey.newest, "wrong_counts": made.survey.wrong_counts, "removed": removed,
            "milliseconds": u64::try_from(made.took.as_millis())?,
        }));
    }
    for file in &removed {
        eprintln!("removed {}", file.display());
    }
    if made.survey.wrong_counts > 0 {
        let pages = made.survey.wrong_counts;
        eprintln!(
            "warning: the counts of {pages} pages are wrong, in the database too: please report it"
        );
    }
    terminal::say(&told(&made))
}

/// # Errors
/// The comments are not in a file.
fn ensure_file(config: &Config) -> anyhow::Result<()> {
    anyhow::ensure!(
        config.store.url.is_none(),
        "the comments are in PostgreSQL (store.url), which makes its own backups: use pg_dump, or an archive of its log \
         (docs/many-machines.md); `afterword export` writes a file that every Afterword reads"
    );
    Ok(())
}

/// The target, and the folder for finding older backups.
pub(super) fn place(config: &Config, given: Option<&Path>) -> (BackupFolder, PathBuf) {
    let database = &config.store.path;
    let beside = database.parent().unwrap_or(Path::new(""));
    let shelf = |folder: &Path| {
        let folder = match folder.as_os_str().is_empty() {
            true => Path::new("."),
            false => folder,
        };
        BackupFolder::new(folder, database)
    };
    match given {
        Some(file) if !file.is_dir() => (
            shelf(file.parent().unwrap_or(Path::new(""))),
            file.to_owned(),
        ),
        folder => {
            let folder = folder.or(config.backup.folder.as_deref());
            let shelf = shelf(folder.unwrap_or(beside));
            let file = shelf.next(Timestamp::now());
            (shelf, file)
        }
    }
}

fn told(made: &backup::Backup) -> String {
    let newest = match made.survey.newest {
        Some(newest) => format!(", the newest of {}", terminal::time(newest)),
        None => String::new(),
    };
    format!(
        "{}\n{} comments on {} pages{newest}; {}; checked, with its checksum beside it.\n",
        made.file.display(),
        made.survey.comments,
        made.survey.pages,
        terminal::size(made.bytes),
    )
}
