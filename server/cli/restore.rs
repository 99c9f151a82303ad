//! `afterword restore`.

use std::path::{Path, PathBuf};

use clap::Args;
use jiff::Timestamp;
use serde_json::json;

use super::control_socket::{ControlSocket, is_served};
use super::{Settings, open, terminal};
use crate::backup::{self, Replaced, Restored};
use afterword_store_sqlite::Survey;

/// Stop the server first. The former database is moved aside, never removed.
#[derive(Debug, Args)]
pub(super) struct Restore {
    /// The backup
    file: PathBuf,

    /// Print {"database", "comments", "pages", "sites", "newest", "schema", "checksum", "replaced"}
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, restore: &Restore) -> anyhow::Result<()> {
    let config = open::config(settings)?;
    anyhow::ensure!(
        config.store.url.is_none(),
        "the comments are in PostgreSQL (store.url): stop all servers, and restore by pg_restore or from the archive of \
         its log (docs/many-machines.md). Nothing was changed"
    );
    let database = &config.store.path;
    anyhow::ensure!(
        !is_served(database),
        "a server runs on {}: stop it first (`systemctl stop afterword`), restore, and start it again. Nothing was \
         changed",
        database.display()
    );
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let _inside = runtime.enter();
    // As long as this process has it, no server can start.
    let _control_socket = ControlSocket::open(database)?;
    let restored = backup::restore(&restore.file, database, Timestamp::now())?;
    if restore.json {
        return terminal::say_json(&json!({
            "database": restored.database, "schema": restored.survey.schema, "sites": restored.survey.sites,
            "pages": restored.survey.pages, "comments": restored.survey.comments, "newest": restored.survey.newest,
            "waiting": restored.survey.waiting, "wrong_counts": restored.survey.wrong_counts,
            "checksum": restored.has_checksum,
            "replaced": restored.replaced.as_ref().map(|Replaced { moved_to, survey }| json!({
                "moved_to": moved_to, "comments": survey.as_ref().map(|survey| survey.comments),
                "newest": survey.as_ref().and_then(|survey| survey.newest),
            })),
        }));
    }
    warn(&restored);
    terminal::say(&told(&restore.file, &restored))
}

fn warn(restored: &Restored) {
    if !restored.has_checksum {
        eprintln!(
            "warning: no checksum lies beside the backup; it is sound, but whether it is what was written is not known"
        );
    }
    if restored.survey.wrong_counts > 0 {
        let pages = restored.survey.wrong_counts;
        eprintln!(
            "warning: the counts of {pages} pages are wrong in this backup: please report it"
        );
    }
    if restored.survey.waiting > 0 {
        let waiting = restored.survey.waiting;
        eprintln!(
            "warning: {waiting} mails and webhooks waited when it was made; the server sends them when it starts, \
             also those that were sent since then"
        );
    }
}

fn told(file: &Path, restored: &Restored) -> String {
    let mut text = format!(
        "{} is now what {} holds: {}.\n",
        restored.database.display(),
        file.display(),
        contents(&restored.survey)
    );
    if let Some(Replaced { moved_to, survey }) = &restored.replaced {
        let was = match survey {
            Some(survey) => contents(survey),
            None => "it is damaged".to_owned(),
        };
        text.push_str(&format!(
            "The database that was there is in {} ({was}).\nThe wrong backup? `afterword restore {}` takes it back.\n",
            moved_to.display(),
            terminal::shell_word(moved_to)
        ));
    }
    text
}

fn contents(survey: &Survey) -> String {
    let Survey {
        comments, pages, ..
    } = survey;
    match survey.newest {
        Some(newest) => format!(
            "{comments} comments on {pages} pages, the newest of {}",
            terminal::time(newest)
        ),
        None => "no comment".to_owned(),
    }
}
