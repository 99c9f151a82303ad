//! `afterword export`.

use std::fs;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::open::Access;
use super::sites::{self, Choice};
use super::{Settings, terminal, wrong_usage};
use afterword_export_format as lines;
use afterword_export_format::{Totals, WriteError};
use afterword_model::policy::Sort;
use afterword_model::{PagePath, Site};
use afterword_services::App;
use afterword_store::Store;
use afterword_transfer::html;
use afterword_transfer::hugo;
use afterword_transfer::hugo::ShownBy;
use afterword_transfer::threads::Threads;
use afterword_transfer::wxr;
use afterword_transfer::wxr::Addresses;
use afterword_transfer::{Folder, FolderChanges, Writes};

/// Hugo's folder for it, relative to the blog.
pub(super) const USUAL_FOLDER: &str = "data/comments";
/// The folder for HTML.
const USUAL_HTML_FOLDER: &str = "comments";

#[derive(Debug, Args)]
pub(super) struct Export {
    /// The format
    #[arg(long, value_enum)]
    format: Format,

    #[command(flatten)]
    site: Choice,

    /// The file; for hugo the blog's data/comments, for html any folder: the site gets a folder in it
    /// [default: standard output; for hugo data/comments, for html comments]
    #[arg(long, value_name = "FILE|FOLDER")]
    output: Option<PathBuf>,

    /// For wxr: write e-mail addresses too
    #[arg(long)]
    with_addresses: bool,

    /// Print what was written as {pages, comments, …}
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Everything, as JSON Lines, which `afterword import` reads again
    Jsonl,
    /// What readers see, as WordPress' XML, which other systems read
    Wxr,
    /// What readers see, as data files that a Hugo blog renders
    Hugo,
    /// What readers see, as a piece of HTML for each page, for blogs of any generator
    Html,
}

impl Format {
    /// Whether it has many files, in a folder.
    fn is_folder(self) -> bool {
        matches!(self, Self::Hugo | Self::Html)
    }
}

/// The contents of the export.
#[derive(Debug, Default, Serialize)]
pub(super) struct ExportSummary {
    pub(super) pages: u64,
    /// Published comments; for jsonl all comments.
    pub(super) comments: u64,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub(super) files: Option<FolderChanges>,
}

pub(super) fn run(settings: &Settings, asked: &Export) -> anyhow::Result<()> {
    if asked.with_addresses && asked.format != Format::Wxr {
        return Err(wrong_usage("--with-addresses is for --format wxr alone"));
    }
    if asked.json && asked.output.is_none() && !asked.format.is_folder() {
        return Err(wrong_usage(
            "--json needs --output FILE: the export itself goes to standard output",
        ));
    }
    let access = Access::to_existing(settings)?;
    let done = match asked.format {
        Format::Jsonl => {
            let sites = match asked.site.site.as_deref() {
                None => access.app.sites.current().all().to_vec(),
                key => vec![sites::named(&access.app, key)?],
            };
            write_to(asked.output.as_deref(), |out| {
                access.run(jsonl(&access.app, sites, out))
            })?
        }
        Format::Wxr => {
            let site = sites::named(&access.app, asked.site.site.as_deref())?;
            write_to(asked.output.as_deref(), |out| {
                access.run(wxr(&access.app.store, &site, out, addresses(asked)))
            })?
        }
        Format::Hugo => {
            let site = sites::named(&access.app, asked.site.site.as_deref())?;
            let folder = asked.output.as_deref().unwrap_or(Path::new(USUAL_FOLDER));
            access.run(hugo(&access.app.store, &site, folder, Writes::Files))?
        }
        Format::Html => {
            let site = sites::named(&access.app, asked.site.site.as_deref())?;
            let folder = asked.output.as_deref();
            let folder = folder.unwrap_or(Path::new(USUAL_HTML_FOLDER));
            access.run(html(&access.app.store, &site, folder, Writes::Files))?
        }
    };
    tell(asked, &done)
}

fn addresses(asked: &Export) -> Addresses {
    if asked.with_addresses {
        eprintln!(
            "the export contains e-mail addresses that people gave only to you: keep it where nobody else can read it"
        );
        Addresses::Written
    } else {
        Addresses::LeftOut
    }
}

pub(super) async fn jsonl(
    app: &App,
    sites: Vec<Arc<Site>>,
    out: &mut dyn Write,
) -> anyhow::Result<ExportSummary> {
    let written = lines::write((Arc::clone(&app.store), app.clock.clone()), sites, out).await;
    let Totals { pages, comments } = written.map_err(|error| match error {
        // Reports a reader that has gone away.
        WriteError::Output(error) => error.into(),
        error => anyhow::Error::from(error),
    })?;
    Ok(ExportSummary {
        pages,
        comments,
        files: None,
    })
}

async fn wxr(
    store: &Arc<dyn Store>,
    site: &Arc<Site>,
    out: &mut dyn Write,
    addresses: Addresses,
) -> anyhow::Result<ExportSummary> {
    let mut threads = Threads::of(Arc::clone(store), site, Sort::Oldest);
    let mut done = ExportSummary::default();
    wxr::begin(out, site)?;
    while let Some(thread) = threads.next().await? {
        done.pages += 1;
        done.comments += thread.count() as u64;
        wxr::page(out, site, &thread, done.pages, addresses)?;
    }
    wxr::end(out)?;
    Ok(done)
}

/// A folder of the site in `folder`.
pub(super) async fn hugo(
    store: &Arc<dyn Store>,
    site: &Arc<Site>,
    folder: &Path,
    writes: Writes,
) -> anyhow::Result<ExportSummary> {
    // In the order in which the widget shows them when it takes over.
    let mut threads = Threads::of(Arc::clone(store), site, site.rules.sort);
    let mut done = ExportSummary::default();
    let mut files = Folder::open(&folder.join(site.key.as_str()), hugo::FILES, writes)?;
    let shown_by = match site.rules.retired {
        true => ShownBy::Files,
        false => ShownBy::Widget,
    };
    while let Some(thread) = threads.next().await? {
        done.pages += 1;
        done.comments += thread.count() as u64;
        let path = PagePath::parse(&thread.page.path)?;
        files.put(&hugo::file_name(&path), &hugo::content(&thread, shown_by)?)?;
    }
    // Last: before, the blog would lack threads and ask nobody for them.
    if site.rules.retired {
        files.put(hugo::RETIRED_FILE, &hugo::retired())?;
    }
    done.files = Some(files.finish()?);
    Ok(done)
}

/// The same, as HTML.
pub(super) async fn html(
    store: &Arc<dyn Store>,
    site: &Arc<Site>,
    folder: &Path,
    writes: Writes,
) -> anyhow::Result<ExportSummary> {
    let mut threads = Threads::of(Arc::clone(store), site, site.rules.sort);
    let mut done = ExportSummary::default();
    let mut files = Folder::open(&folder.join(site.key.as_str()), html::FILES, writes)?;
    let mut index = html::Index::default();
    while let Some(thread) = threads.next().await? {
        done.pages += 1;
        done.comments += thread.count() as u64;
        let name = html::file_name(&PagePath::parse(&thread.page.path)?);
        files.put(&name, &html::content(&thread, site))?;
        index.add(&thread, &name)?;
    }
    files.put_signed(html::STYLE_FILE, html::STYLE)?;
    files.put(html::INDEX_FILE, &index.whole())?;
    done.files = Some(files.finish()?);
    Ok(done)
}

/// Standard output, or a file that appears only when it is complete.
pub(super) fn write_to(
    file: Option<&Path>,
    write: impl FnOnce(&mut dyn Write) -> anyhow::Result<ExportSummary>,
) -> anyhow::Result<ExportSummary> {
    let Some(file) = file else {
        return write_out(write);
    };
    let name = file.file_name().context("--output names no file")?;
    let beside = file.with_file_name(format!(".{}.{}", name.display(), std::process::id()));
    let written = write_whole(&beside, write).and_then(|done| {
        fs::rename(&beside, file)?;
        Ok(done)
    });
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("can't write {}", file.display()))
}

/// A reader that stops early (`| head`) is no failure.
fn write_out(
    write: impl FnOnce(&mut dyn Write) -> anyhow::Result<ExportSummary>,
) -> anyhow::Result<ExportSummary> {
    let mut out = BufWriter::new(io::stdout().lock());
    let written = write(&mut out).and_then(|done| {
        out.flush()?;
        Ok(done)
    });
    let has_left = |error: &anyhow::Error| {
        let io = error.downcast_ref::<io::Error>();
        io.is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
    };
    match written {
        // Otherwise the rest of the buffer would be written again.
        Err(error) if has_left(&error) => {
            let _ = out.into_parts();
            Ok(ExportSummary::default())
        }
        written => written.context("can't write to standard output"),
    }
}

fn write_whole(
    file: &Path,
    write: impl FnOnce(&mut dyn Write) -> anyhow::Result<ExportSummary>,
) -> anyhow::Result<ExportSummary> {
    // It may contain people's addresses.
    let mut new = fs::OpenOptions::new();
    let new = new.write(true).create_new(true).mode(0o600);
    let mut out = BufWriter::new(new.open(file)?);
    let done = write(&mut out)?;
    out.into_inner()?.sync_all()?;
    Ok(done)
}

fn tell(asked: &Export, done: &ExportSummary) -> anyhow::Result<()> {
    if asked.json {
        return terminal::say_json(done);
    }
    let (pages, comments) = (done.pages, done.comments);
    let files = done.files.map_or(String::new(), |files| {
        let FolderChanges {
            written,
            unchanged,
            removed,
        } = files;
        format!("; files: {written} written, {unchanged} unchanged, {removed} removed")
    });
    // On standard error: standard output may contain the export.
    let noun = if pages == 1 { "page" } else { "pages" };
    eprintln!("comments: {comments} on {pages} {noun}{files}");
    Ok(())
}
