//! `afterword retire`: closes a site for good, and writes its threads into the blog.
//!
//! `blog`: the blog's folder, and what is looked for in it. `report`: what was done, and what is left to do.

mod blog;
mod report;

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use jiff::Timestamp;

use self::blog::HugoBlog;
use self::report::{Files, Report};
use super::backup::place;
use super::export::{self, ExportSummary};
use super::open::Access;
use super::sites::{self, Choice};
use super::{Settings, pages, terminal};
use crate::backup::back_up;
use afterword_config::Config;
use afterword_model::{Site, Status};
use afterword_services::sites::Plan;
use afterword_store::{ListQuery, ReportFilter};
use afterword_store_sqlite::Cancel;
use afterword_transfer::Writes;

/// Run it with --dry-run first: it looks at everything, and changes nothing. You can run it again: it writes only what
/// has changed since. docs/leaving.md has the whole story.
#[derive(Debug, Args)]
pub(super) struct Retire {
    #[command(flatten)]
    site: Choice,

    /// Your Hugo site: the folder in which you run `hugo`
    #[arg(long, value_name = "FOLDER", required_unless_present_any = ["html", "undo"])]
    hugo: Option<PathBuf>,

    /// A folder for a piece of HTML for each page, for blogs of other generators
    #[arg(long, value_name = "FOLDER")]
    html: Option<PathBuf>,

    /// Where the export of everything goes, outside of the blog [default: the folder of the backups]
    #[arg(long, value_name = "FOLDER")]
    archive: Option<PathBuf>,

    /// Retire although comments wait for a decision: they stay in the export alone
    #[arg(long)]
    with_pending: bool,

    /// Write the threads alone: the blog's templates stay as they are
    #[arg(long)]
    keep_templates: bool,

    /// Go without the backup that is made before
    #[arg(long)]
    no_backup: bool,

    /// Take comments again, and give the threads back to the server
    #[arg(long, conflicts_with_all = ["with_pending", "keep_templates", "archive", "no_backup"])]
    undo: bool,

    /// Report what would be done, and change nothing
    #[arg(long)]
    dry_run: bool,

    /// Print {site, pages, comments, …, left: [what is left to do]}
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, asked: &Retire) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let site = sites::named(&access.app, asked.site.site.as_deref())?;
    let blog = asked.hugo.as_deref().map(HugoBlog::open).transpose()?;
    let order = Order {
        asked,
        access: &access,
        blog,
    };
    let report = match asked.undo {
        true => order.undo(&site)?,
        false => order.retire(&site)?,
    };
    let report = report.finished();
    match asked.json {
        true => terminal::say_json(&report),
        false => terminal::say(&report.words()),
    }
}

struct Order<'a> {
    asked: &'a Retire,
    access: &'a Access,
    blog: Option<HugoBlog>,
}

/// Comments that wait are told up to this number.
const MOST: u32 = 1000;

impl Order<'_> {
    /// Everything that can be refused is, before anything is changed.
    fn retire(&self, site: &Arc<Site>) -> anyhow::Result<Report> {
        let app = &self.access.app;
        let archive = self.archive()?;
        let retired = with_retired(site, true);
        let mut report = Report::of(site, self.asked.dry_run);
        self.write(&retired, Writes::Nothing, &mut report)?;
        (report.waiting, report.reported) = self.waiting(site)?;
        self.look(site, &mut report)?;
        if self.asked.dry_run {
            report.export = Some(archive);
            return Ok(report);
        }
        // PostgreSQL has its own backups.
        let has_backup = !self.asked.no_backup && app.config.store.url.is_none();
        if has_backup && !site.rules.retired {
            report.backup = Some(backed_up(&app.config)?);
        }
        let site = self.set_retired(site, true)?;
        report.server_runs = self.access.tell_running_server()?;
        self.write(&site, Writes::Files, &mut report)?;
        if report.server_runs {
            // A comment that was on its way when the site closed is there by now.
            let mut again = report.clone();
            self.write(&site, Writes::Files, &mut again)?;
            report.add_later(&again);
        }
        self.export(&site, &archive)?;
        report.export = Some(archive);
        let mails = self.access.run(app.store.mail_totals())?;
        let hooks = self.access.run(app.store.hook_totals())?;
        (report.mails, report.webhooks) = (mails.waiting, hooks.waiting);
        Ok(report)
    }

    fn undo(&self, site: &Arc<Site>) -> anyhow::Result<Report> {
        let mut report = Report::of(site, self.asked.dry_run);
        report.is_undone = true;
        let site = match self.asked.dry_run {
            true => with_retired(site, false),
            false => self.set_retired(site, false)?,
        };
        anyhow::ensure!(
            !site.rules.retired,
            "the settings say `retired = true` under [sites], for every site: change it there"
        );
        if !self.asked.dry_run {
            report.server_runs = self.access.tell_running_server()?;
        }
        let writes = self.writes();
        if let Some(blog) = &self.blog {
            self.write_data(blog, &site, writes, &mut report)?;
            if writes == Writes::Files {
                report.removed_templates = blog.templates().remove()?.removed;
            }
        }
        // The pieces no longer say that comments are closed.
        self.write_html(&site, writes, &mut report)?;
        Ok(report)
    }

    fn writes(&self) -> Writes {
        match self.asked.dry_run {
            true => Writes::Nothing,
            false => Writes::Files,
        }
    }

    fn write(&self, site: &Arc<Site>, writes: Writes, report: &mut Report) -> anyhow::Result<()> {
        if let Some(blog) = &self.blog {
            // The templates first: with the data alone, an older component would go on asking the server.
            if !self.asked.keep_templates {
                report.templates = Some(blog.write_templates(writes)?);
            }
            self.write_data(blog, site, writes, report)?;
        }
        self.write_html(site, writes, report)
    }

    fn write_html(
        &self,
        site: &Arc<Site>,
        writes: Writes,
        report: &mut Report,
    ) -> anyhow::Result<()> {
        if let Some(folder) = &self.asked.html {
            let store = &self.access.app.store;
            let written = export::html(store, site, folder, writes);
            let written = self.access.run(written)?;
            report.html = Some(files(folder, site, &written));
            report.count(&written);
        }
        Ok(())
    }

    fn write_data(
        &self,
        blog: &HugoBlog,
        site: &Arc<Site>,
        writes: Writes,
        report: &mut Report,
    ) -> anyhow::Result<()> {
        let folder = blog.data();
        let written = export::hugo(&self.access.app.store, site, &folder, writes);
        let written = self.access.run(written)?;
        report.hugo = Some(files(&folder, site, &written));
        report.count(&written);
        Ok(())
    }

    /// How many comments wait, and how many published ones readers have reported: those stay published.
    ///
    /// # Errors
    /// Some wait, and nobody said what becomes of them.
    fn waiting(&self, site: &Site) -> anyhow::Result<(u32, u32)> {
        let waiting = self.counted(site, Status::Pending, ReportFilter::Any)?;
        let reported = self.counted(site, Status::Approved, ReportFilter::Only)?;
        if waiting > 0 && !self.asked.with_pending && !self.asked.dry_run {
            let key = &site.key;
            let number = match waiting {
                1 => "1 comment waits".to_owned(),
                MOST.. => format!("{MOST} comments or more wait"),
                _ => format!("{waiting} comments wait"),
            };
            anyhow::bail!(
                "{number} for a decision, and nothing was changed. Decide about them first: in the console, or by \
                 `afterword moderate list --site {key}`. With --with-pending they stay in the export alone, and \
                 no reader ever sees them"
            );
        }
        Ok((waiting, reported))
    }

    /// How many comments there are, up to [`MOST`].
    fn counted(&self, site: &Site, status: Status, reports: ReportFilter) -> anyhow::Result<u32> {
        let query = ListQuery {
            site: Some(site.id),
            status: Some(status),
            reports,
            limit: MOST,
            ..ListQuery::default()
        };
        let found = self.access.run(self.access.app.store.comments(query))?;
        Ok(u32::try_from(found.len())?)
    }

    /// The file for the export of everything.
    ///
    /// # Errors
    /// It would lie in the blog, from where it could be published.
    fn archive(&self) -> anyhow::Result<PathBuf> {
        let app = &self.access.app;
        let (shelf, _) = place(&app.config, None);
        let folder = self.asked.archive.as_deref().unwrap_or(shelf.folder());
        let whole = folder.canonicalize();
        let whole = whole.with_context(|| {
            format!("there is no folder {} for the export of everything: make it, or name another one by --archive", folder.display())
        })?;
        if let Some(blog) = self.published(&whole) {
            anyhow::bail!(
                "the export of everything holds people's addresses, and {} is part of {}, which you publish: name a \
                 folder elsewhere by --archive",
                folder.display(),
                blog.display()
            );
        }
        let backups = shelf.folder();
        if !self.asked.no_backup
            && let Ok(whole) = backups.canonicalize()
            && let Some(blog) = self.published(&whole)
        {
            anyhow::bail!(
                "the backup that is made before holds people's addresses, and {} (backup.folder) is part of {}, which you \
                 publish: set backup.folder to a folder elsewhere, or go without by --no-backup",
                backups.display(),
                blog.display()
            );
        }
        let site = sites::named(app, self.asked.site.site.as_deref())?;
        Ok(folder.join(format!("retired-{}.jsonl", site.key)))
    }

    /// The blog's folder of which this folder is a part.
    fn published(&self, folder: &Path) -> Option<&Path> {
        let blogs = [self.asked.hugo.as_deref(), self.asked.html.as_deref()];
        let is_part = |blog: &&Path| {
            blog.canonicalize()
                .is_ok_and(|blog| folder.starts_with(blog))
        };
        blogs.into_iter().flatten().find(is_part)
    }

    fn export(&self, site: &Arc<Site>, file: &Path) -> anyhow::Result<()> {
        let app = &self.access.app;
        let lines = |out: &mut dyn Write| {
            let all = export::jsonl(app, vec![Arc::clone(site)], out);
            self.access.run(all)
        };
        let new = file.with_extension("jsonl.new");
        export::write_to(Some(&new), lines)?;
        let settled = match is_same_export(file, &new) {
            true => fs::remove_file(&new),
            false => fs::rename(&new, file),
        };
        settled.with_context(|| format!("can't write {}", file.display()))
    }

    /// What is found in the blog, and on the server.
    fn look(&self, site: &Site, report: &mut Report) -> anyhow::Result<()> {
        let app = &self.access.app;
        let sites = app.sites.current();
        let others = sites
            .all()
            .iter()
            .filter(|other| !other.rules.retired && other.id != site.id);
        report.other_sites = others.map(|other| other.key.to_string()).collect();
        if let Some(blog) = &self.blog {
            let server = app.config.server.public_url.to_string();
            report.names_server = blog.files_that_name(&server);
            report.script_tags = blog.script_tags(&server);
            report.shows_nothing = !blog.calls_component()
                && (!report.script_tags.is_empty() || !blog.has_component());
            report.has_selector = blog.has_selector();
            let mut pages = self.access.run(pages::all(app, site.id))?;
            pages.retain(|page| page.count > 0);
            report.without_article = blog.without_article(pages);
        }
        Ok(())
    }

    /// From here on a reader's comment is refused, whichever way it comes.
    fn set_retired(&self, site: &Arc<Site>, retired: bool) -> anyhow::Result<Arc<Site>> {
        if site.rules.retired == retired {
            return Ok(Arc::clone(site));
        }
        let key = site.key.to_string();
        let changed = self.access.app.sites.change(key, move |site| {
            let mut plan = Plan::of(site);
            plan.overrides.retired = retired.then_some(true);
            Ok::<_, anyhow::Error>(plan)
        });
        self.access.run(changed)
    }
}

/// The site as it will be.
fn with_retired(site: &Site, retired: bool) -> Arc<Site> {
    let mut site = site.clone();
    site.rules.retired = retired;
    Arc::new(site)
}

fn files(folder: &Path, site: &Site, written: &ExportSummary) -> Files {
    Files {
        folder: folder.join(site.key.as_str()),
        changes: written.files.unwrap_or_default(),
    }
}

/// Whether two exports differ at most in their first lines, which say when they were made.
fn is_same_export(old: &Path, new: &Path) -> bool {
    let rest = |file: &Path| -> io::Result<BufReader<fs::File>> {
        let mut file = BufReader::new(fs::File::open(file)?);
        file.skip_until(b'\n')?;
        Ok(file)
    };
    let (Ok(mut old), Ok(mut new)) = (rest(old), rest(new)) else {
        return false;
    };
    loop {
        let (mut left, mut right) = (Vec::new(), Vec::new());
        let read = old
            .read_until(b'\n', &mut left)
            .and_then(|_| new.read_until(b'\n', &mut right));
        if read.is_err() || left != right {
            return false;
        }
        if left.is_empty() {
            return true;
        }
    }
}

fn backed_up(config: &Config) -> anyhow::Result<PathBuf> {
    let (shelf, _) = place(config, None);
    let folder = shelf.folder();
    anyhow::ensure!(
        fs::metadata(folder).is_ok_and(|folder| folder.is_dir()),
        "there is no folder {} for the backup that is made before (backup.folder): make it, or go without by \
         --no-backup. Nothing was changed",
        folder.display()
    );
    let file = shelf.aside("before-retire", Timestamp::now());
    let made = back_up(&config.store.path, &file, &Cancel::default(), None);
    let made = made.context(
        "no backup could be made before. To go without one, say --no-backup. Nothing was changed",
    )?;
    Ok(made.file)
}
