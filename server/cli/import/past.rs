//! `afterword import list`, `undo` and `move`: what earlier imports brought.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Subcommand;
use serde_json::{Value, json};

use super::backup::BackupBefore;
use super::report::counted;
use crate::cli::open::Access;
use crate::cli::serve::stop_signal;
use crate::cli::{Settings, contexts, pages, terminal};
use afterword_model::{ImportNumber, PagePath, SiteId};
use afterword_services::App;
use afterword_store::StoredImport;
use afterword_transfer::{
    AnsweredComments, ImportRefused, Moved, Stop, Undone, find_import, move_imported, undo,
};

#[derive(Debug, Subcommand)]
pub(super) enum Past {
    /// List all imports, with the numbers by which they are undone
    List {
        /// Print [{number, begun, site, system, file, comments, pages, aliases, undone}]
        #[arg(long)]
        json: bool,
    },
    /// Remove what an import brought: its comments, its aliases, and its pages if nothing else is on them
    Undo {
        /// The number of the import
        number: i64,

        /// Empty also comments that others have answered since; the answers stay below empty places
        #[arg(long)]
        force: bool,

        /// Undo without the backup that is made before
        #[arg(long)]
        no_backup: bool,

        /// Print {number, comments, answered, pages, aliases, backup}
        #[arg(long)]
        json: bool,
    },
    /// Move what an import brought to a wrong page, with all answers below it
    Move {
        /// The number of the import
        number: i64,

        /// What is on the page OLD belongs on the page NEW, which may be a new one: `--map / /posts/hello/`
        #[arg(long, num_args = 2, value_names = ["OLD", "NEW"], action = clap::ArgAction::Append, required = true,
            value_parser = pages::path_argument)]
        map: Vec<PagePath>,

        /// Print [{from, to, comments, answers, stay}]
        #[arg(long)]
        json: bool,
    },
}

pub(super) fn run(settings: &Settings, past: &Past) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    match past {
        Past::List { json } => access.run(list(&access.app, *json)),
        Past::Undo {
            number,
            force,
            no_backup,
            json,
        } => {
            let answered = match force {
                true => AnsweredComments::Empty,
                false => AnsweredComments::Refuse,
            };
            let backup = BackupBefore::of(&access.app, *no_backup);
            let undone = undone(&access, ImportNumber(*number), answered, &backup)?;
            say_undone(*number, undone, &backup, *json)
        }
        Past::Move { number, map, json } => moved(&access, ImportNumber(*number), map, *json),
    }
}

async fn list(app: &App, as_json: bool) -> anyhow::Result<()> {
    let imports = app.store.imports().await?;
    if as_json {
        let all: Vec<Value> = imports.iter().map(|import| value(app, import)).collect();
        return terminal::say_json(&all);
    }
    if imports.is_empty() {
        eprintln!("nothing was imported yet; imports by earlier versions have no number");
    }
    let rows: Vec<_> = imports.iter().map(|import| row(app, import)).collect();
    terminal::say(&terminal::table(&rows))
}

fn value(app: &App, import: &StoredImport) -> Value {
    json!({
        "number": import.number.0, "begun": import.begun, "site": key_of(app, import.site),
        "system": import.source, "file": import.file, "comments": import.comments,
        "pages": import.pages, "aliases": import.aliases, "undone": import.undone,
    })
}

fn row(app: &App, import: &StoredImport) -> Vec<String> {
    let undone = import
        .undone
        .map_or(String::new(), |at| format!("undone {}", terminal::time(at)));
    vec![
        import.number.0.to_string(),
        terminal::time(import.begun),
        key_of(app, import.site),
        import.source.clone(),
        terminal::safe(&import.file),
        counted(import.comments.into(), "comment"),
        counted(import.pages.into(), "page"),
        aliases(import.aliases),
        undone,
    ]
}

fn aliases(count: u32) -> String {
    match count {
        1 => "1 alias".to_owned(),
        _ => format!("{count} aliases"),
    }
}

fn key_of(app: &App, site: SiteId) -> String {
    let sites = app.sites.current();
    let site = sites.all().iter().find(|known| known.id == site);
    site.map_or(String::new(), |site| site.key.to_string())
}

fn undone(
    access: &Access,
    number: ImportNumber,
    answered: AnsweredComments,
    backup: &BackupBefore,
) -> anyhow::Result<Undone> {
    let services = contexts::transfer(&access.app, backup.before());
    let undone = access.run(async {
        let stopped = Arc::new(AtomicBool::new(false));
        let (signal, flag) = (stop_signal()?, Arc::clone(&stopped));
        tokio::spawn(async move {
            signal.await;
            flag.store(true, Ordering::Relaxed);
        });
        let is_watched = std::io::stderr().is_terminal();
        let mut each = |comments| {
            if is_watched {
                eprint!("\r{comments} removed ");
            }
            match stopped.load(Ordering::Relaxed) {
                true => Err(Stop),
                false => Ok(()),
            }
        };
        let undone = undo(&services, number, answered, &mut each).await;
        if is_watched && undone.is_ok() {
            eprintln!();
        }
        anyhow::Ok(undone)
    })?;
    // What was removed until an error is removed.
    let told = access.tell_server();
    let undone = undone.map_err(|error| match error {
        ImportRefused::Stopped => {
            anyhow::anyhow!("stopped: the same command goes on from there")
        }
        error => error.into(),
    })?;
    told?;
    Ok(undone)
}

fn say_undone(
    number: i64,
    undone: Undone,
    backup: &BackupBefore,
    as_json: bool,
) -> anyhow::Result<()> {
    let Undone {
        comments,
        answered,
        pages,
        aliases: removed,
    } = undone;
    if as_json {
        return terminal::say_json(&json!({
            "number": number, "comments": comments, "answered": answered, "pages": pages,
            "aliases": removed, "backup": backup.made(),
        }));
    }
    let mut out = format!(
        "Import {number} is undone: {}, {} and {} are gone.\n",
        counted(comments.into(), "comment"),
        counted(pages.into(), "page"),
        aliases(removed)
    );
    if answered > 0 {
        out += &format!(
            "{} had answers of others, which stay below empty places.\n",
            counted(answered.into(), "comment")
        );
    }
    if let Some(file) = backup.made() {
        out += &format!("What was before is in {}.\n", file.display());
    }
    terminal::say(&out)
}

fn moved(
    access: &Access,
    number: ImportNumber,
    map: &[PagePath],
    as_json: bool,
) -> anyhow::Result<()> {
    let services = contexts::transfer(&access.app, Arc::new(|| Ok(())));
    access.run(find_import(&services, number))?;
    let mut all = Vec::new();
    let mut failed = None;
    for pair in map.chunks(2) {
        let [from, to] = pair else { continue };
        match access.run(move_imported(&services, number, (from.clone(), to.clone()))) {
            Ok(moved) => all.push(moved),
            Err(error) => {
                failed = Some(error);
                break;
            }
        }
    }
    let told = access.tell_server();
    if as_json {
        terminal::say_json(&all)?;
    } else {
        terminal::say(&all.iter().map(words).collect::<String>())?;
    }
    told?;
    failed.map_or(Ok(()), |error| Err(error.into()))
}

fn words(moved: &Moved) -> String {
    let (from, to) = (terminal::safe(&moved.from), terminal::safe(&moved.to));
    let mut out = format!(
        "{} from {from} to {to}",
        counted(moved.comments.into(), "comment")
    );
    if moved.answers > 0 {
        out += &format!(
            ", with {} of others",
            counted(moved.answers.into(), "answer")
        );
    }
    if moved.stay > 0 {
        out += &format!(
            "; {} stay, below what this import did not bring",
            moved.stay
        );
    }
    out + ".\n"
}
