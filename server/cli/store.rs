//! `afterword store`: moves all data from one kind of database to another.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use clap::{Args, Subcommand};
use serde_json::json;

use super::{Settings, control_socket, open, terminal, wrong_usage};
use afterword_config::Config;
use afterword_store::portable::{
    CopyReport, Copying, KeyRange, PortableRow, PortableStore, TABLES, Table, TableReport, copy,
};

#[derive(Debug, Subcommand)]
pub(super) enum Store {
    /// Copy everything into another database, or bring a copy up to date
    Copy(Copy),
}

/// From the database of the settings. The source is only read, and the server may run meanwhile: then stop it, and run
/// the command once more, which writes what has changed since. What was copied before an interruption stays.
#[derive(Debug, Args)]
pub(super) struct Copy {
    /// The other database: postgres://user@host/name, or a file for SQLite
    #[arg(long, value_name = "URL|FILE", required_unless_present = "to_url_file")]
    to: Option<String>,

    /// A file that holds the URL, which may have a password
    #[arg(long, value_name = "FILE", conflicts_with = "to")]
    to_url_file: Option<PathBuf>,

    /// Write nothing: only compare all of the two
    #[arg(long)]
    verify: bool,

    /// Remove what the other database has, if it is another one than a copy of this
    #[arg(long, conflicts_with = "verify")]
    replace: bool,

    /// Print {"tables": [{table, rows, written, removed}], "equal", "server_runs"}
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, command: Store) -> anyhow::Result<()> {
    let Store::Copy(asked) = command;
    let config = open::config(settings)?;
    open::ensure_database(&config)?;
    let place = asked.place()?;
    let from = open::portable(&config)?;
    let to = target(&config, &place)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(asked.copied(&*from, &*to, &shown(&place)))?;
    let server_runs = control_socket::is_served(&config.store.path);
    asked.tell(&report, server_runs)
}

/// What a URL shows without its password.
fn shown(place: &str) -> String {
    match is_url(place) {
        true => afterword_store_postgres::shown(place),
        false => place.to_owned(),
    }
}

fn is_url(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

fn target(config: &Config, place: &str) -> anyhow::Result<Arc<dyn PortableStore>> {
    if is_url(place) {
        return open::portable_postgres(config, place);
    }
    let path = Path::new(place);
    let same = |path: &Path| path.canonicalize().ok();
    let own = same(&config.store.path);
    anyhow::ensure!(
        config.store.url.is_some() || own.is_none() || same(path) != own,
        "{place} is the database of the settings itself (store.path): name another one"
    );
    anyhow::ensure!(
        !control_socket::is_served(path),
        "a server runs on {place}: stop it first. Nothing was changed"
    );
    open::portable_file(config, path)
}

impl Copy {
    fn place(&self) -> anyhow::Result<String> {
        let place = match (&self.to, &self.to_url_file) {
            (Some(place), _) => place.clone(),
            (None, Some(file)) => {
                let read = std::fs::read_to_string(file);
                let url = read.with_context(|| format!("can't read {}", file.display()))?;
                let url = url.trim().to_owned();
                anyhow::ensure!(
                    is_url(&url),
                    "{} holds no URL that begins with postgres://",
                    file.display()
                );
                url
            }
            (None, None) => String::new(),
        };
        match place.is_empty() {
            true => Err(wrong_usage(
                "name the other database by --to or --to-url-file",
            )),
            false => Ok(place),
        }
    }

    async fn copied(
        &self,
        from: &dyn PortableStore,
        to: &dyn PortableStore,
        place: &str,
    ) -> anyhow::Result<CopyReport> {
        let each = |table: &TableReport| {
            if table.rows > 0 && !self.json {
                eprintln!(
                    "{}: {} rows, {} written",
                    table.table, table.rows, table.written
                );
            }
        };
        if self.verify {
            return Ok(copy(from, to, Copying::Verify, each).await?);
        }
        anyhow::ensure!(
            self.replace || is_ours(from, to).await?,
            "{place} has comments of another Afterword, and a copy would remove them: name an empty database, or say \
             --replace. Nothing was changed"
        );
        let copied = copy(from, to, Copying::Write, each).await?;
        Ok(copied)
    }

    fn tell(&self, report: &CopyReport, server_runs: bool) -> anyhow::Result<()> {
        if self.json {
            let tables: Vec<_> = report
                .tables
                .iter()
                .map(|table| {
                    json!({"table": table.table, "rows": table.rows, "written": table.written, "removed": table.removed})
                })
                .collect();
            terminal::say_json(&json!({
                "tables": tables, "equal": report.is_equal(), "server_runs": server_runs,
            }))?;
        } else {
            terminal::say(&self.told(report, server_runs))?;
        }
        anyhow::ensure!(
            !self.verify || report.is_equal(),
            "the two databases differ"
        );
        Ok(())
    }

    fn told(&self, report: &CopyReport, server_runs: bool) -> String {
        let there = format!(
            "{} comments on {} pages of {} sites",
            report.rows("comments"),
            report.rows("pages"),
            report.rows("sites")
        );
        if self.verify {
            return match report.is_equal() {
                true => format!("Both have the same: {there}.\n"),
                false => format!(
                    "{there}; the other database has something else:\n{}",
                    differences(report)
                ),
            };
        }
        match server_runs {
            true => format!(
                "Copied: {there}. The server runs and goes on writing: stop it, and run this command once more.\n"
            ),
            false => format!(
                "Copied: {there}. `--verify` compares both. Now let store.url or store.path name the copy, and start \
                 the server.\n"
            ),
        }
    }
}

fn differences(report: &CopyReport) -> String {
    let different = report
        .tables
        .iter()
        .filter(|table| table.written + table.removed > 0);
    let line = |table: &TableReport| {
        format!(
            "  {}: {} rows differ, {} are only there\n",
            table.table, table.written, table.removed
        )
    };
    different.map(line).collect()
}

/// Whether nothing would be lost: the other database has no site yet, or the secret of this one, which is copied first.
async fn is_ours(from: &dyn PortableStore, to: &dyn PortableStore) -> anyhow::Result<bool> {
    if first(to, "sites").await?.is_none() {
        return Ok(true);
    }
    Ok(first(to, "meta").await? == first(from, "meta").await?)
}

async fn first(store: &dyn PortableStore, table: &str) -> anyhow::Result<Option<PortableRow>> {
    let table: Option<&'static Table> = TABLES.iter().find(|known| known.name == table);
    let table = table.context("a table is missing")?;
    Ok(store.rows(table, KeyRange::default(), 1).await?.pop())
}
