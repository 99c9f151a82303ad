//! `afterword import`.

mod backup;
mod detect;
mod pace;
mod past;
mod report;

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use jiff::tz::TimeZone;

use self::backup::BackupBefore;
use self::pace::Pace;
use self::past::Past;
use super::open::Access;
use super::{Settings, contexts, open, sites, terminal, wrong_usage};
use afterword_config::Config;
use afterword_integrations::{own_site, sitemaps};
use afterword_model::{Site, SiteKey};
use afterword_transfer as transfer;
use afterword_transfer::native;
use afterword_transfer::native::NativeOrder;
use afterword_transfer::source::{Broken, Format, Options};
use afterword_transfer::{
    Articles, FORMATS, ImportEnd, ImportError, Mode, Order, Pages, Report, Rule, Sitemap, Stop,
};

/// Run it with --dry-run first: it reports what it would import, what it can't and why, and writes nothing. You can
/// run it again: comments that were imported before stay as they are.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Import {
    #[command(subcommand)]
    past: Option<Past>,

    /// Where the comments come from; --list names all systems
    #[arg(required_unless_present_any = ["list", "detect"])]
    system: Option<String>,

    /// The export of that system: a file or a folder
    #[arg(required_unless_present_any = ["list", "detect"])]
    path: Option<PathBuf>,

    /// List the systems that comments can come from
    #[arg(long)]
    list: bool,

    /// Say which system a file or folder comes from, and how to import it; nothing is written
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "system", "path"])]
    detect: Option<PathBuf>,

    /// The site that the comments are for; may be left out if there is only one
    #[arg(long, value_name = "KEY")]
    site: Option<String>,

    /// Report what would be imported, and write nothing
    #[arg(long)]
    dry_run: bool,

    /// The time zone of times in the file that name none, such as Europe/Paris
    #[arg(long, value_name = "ZONE", value_parser = zone)]
    timezone: Option<TimeZone>,

    /// Addresses that begin with OLD begin with NEW here: `--map https://old.example.org/blog/ /posts/`; the first match
    /// counts
    #[arg(long, num_args = 2, value_names = ["OLD", "NEW"], action = clap::ArgAction::Append)]
    map: Vec<String>,

    /// Your Hugo site, for aliases and titles: its folder, or a file with the output of `hugo list all`
    #[arg(long, value_name = "PATH")]
    hugo: Option<PathBuf>,

    /// The site in the file, if it has several
    #[arg(long, value_name = "NAME")]
    from_site: Option<String>,

    /// Import without the backup that is made before
    #[arg(long)]
    no_backup: bool,

    /// Print the report, or what --detect finds, as JSON
    #[arg(long)]
    json: bool,
}

fn zone(name: &str) -> Result<TimeZone, String> {
    TimeZone::get(name).map_err(|_| {
        format!("`{name}` is no time zone; write one like Europe/Paris, America/New_York or UTC")
    })
}

pub(super) fn run(settings: &Settings, asked: &Import) -> anyhow::Result<()> {
    if let Some(past) = &asked.past {
        return past::run(settings, past);
    }
    if let Some(file) = &asked.detect {
        return detect::run(file, asked.json);
    }
    let (Some(system), Some(path)) = (&asked.system, &asked.path) else {
        return list();
    };
    let mut rules = Vec::new();
    for pair in asked.map.chunks(2) {
        if let [old, new] = pair {
            rules.push(Rule::parse(old, new)?);
        }
    }
    let articles = asked.hugo.as_deref().map(Articles::read).transpose();
    let articles = Arc::new(articles.context("--hugo")?.unwrap_or_default());
    anyhow::ensure!(path.exists(), "there is no {}", path.display());
    let wanted = ImportRequest {
        path: path.clone(),
        rules,
        articles,
        asked,
    };
    if system == native::NAME {
        return wanted.native(settings);
    }
    let format = FORMATS.iter().find(|format| format.name == system.as_str());
    let format = format.ok_or_else(|| {
        wrong_usage(&format!(
            "`{}` is no system that comments can come from; there are: {}",
            terminal::safe(system),
            names()
        ))
    })?;
    wanted.foreign(settings, format)
}

struct ImportRequest<'a> {
    path: PathBuf,
    rules: Vec<Rule>,
    articles: Arc<Articles>,
    asked: &'a Import,
}

impl ImportRequest<'_> {
    fn foreign(self, settings: &Settings, format: &'static Format) -> anyhow::Result<()> {
        let asked = self.asked;
        anyhow::ensure!(
            asked.timezone.is_some() || !format.needs_timezone,
            "{} keeps its times without a zone, as the clock showed them where it ran: name that zone, such as \
             --timezone Europe/Paris",
            format.title
        );
        let access = Access::to_existing(settings)?;
        let site = sites::named(&access.app, asked.site.as_deref())?;
        let pages = Pages::new(Arc::clone(&site), self.rules, self.articles);
        let pages = match access.run(sitemap(&access.app.config, &site))? {
            Some(sitemap) => pages.with_sitemap(sitemap),
            None => pages,
        };
        let order = Order {
            format,
            path: self.path,
            options: Options {
                timezone: asked.timezone.clone(),
                from_site: asked.from_site.clone(),
            },
            pages,
            site,
            mode: asked.mode(),
        };
        let backup = BackupBefore::of(&access.app, asked.no_backup);
        let services = contexts::transfer(&access.app, backup.before());
        asked.ended(&access, &backup, async |each| {
            transfer::import(services, order, each).await
        })
    }

    fn native(self, settings: &Settings) -> anyhow::Result<()> {
        let asked = self.asked;
        let is_new = open::ensure_database(&open::config(settings)?).is_err();
        let access = match asked.mode() {
            Mode::Write => Access::creating(settings)?,
            Mode::DryRun => Access::to_existing(settings)?,
        };
        if is_new && !asked.no_backup {
            eprintln!("there was no database yet, so nothing is backed up before");
        }
        let into = asked.site.as_deref().map(SiteKey::parse).transpose()?;
        let order = NativeOrder {
            path: self.path,
            only: asked.from_site.clone().or_else(|| asked.site.clone()),
            into,
            rules: self.rules,
            articles: self.articles,
            mode: asked.mode(),
        };
        let backup = BackupBefore::of(&access.app, asked.no_backup || is_new);
        let services = contexts::transfer(&access.app, backup.before());
        asked.ended(&access, &backup, async |each| {
            native::import(services, order, each).await
        })
    }
}

impl Import {
    fn mode(&self) -> Mode {
        if self.dry_run {
            Mode::DryRun
        } else {
            Mode::Write
        }
    }

    /// Imports: tells the pages first, and then how it goes.
    async fn watched(
        &self,
        access: &Access,
        import: impl AsyncFnOnce(&mut dyn FnMut(&Report) -> Result<(), Stop>) -> ImportEnd,
    ) -> anyhow::Result<ImportEnd> {
        let mut pace = Pace::start(access, self.mode())?;
        let mut problem = None;
        let mut keep = |report: &Report| match report.is_survey {
            // The report at the end has it too, and a script reads one.
            true if self.json => Ok(()),
            true => terminal::say(&report::landing(report)).map_err(|error| {
                problem = Some(error);
                Stop
            }),
            false => pace.keep(report),
        };
        let ended = import(&mut keep).await;
        if let Some(problem) = problem {
            return Err(problem);
        }
        pace.end();
        Ok(ended)
    }

    /// Imports and reports; explains how to continue if the import stopped early.
    fn ended(
        &self,
        access: &Access,
        backup: &BackupBefore,
        import: impl AsyncFnOnce(&mut dyn FnMut(&Report) -> Result<(), Stop>) -> ImportEnd,
    ) -> anyhow::Result<()> {
        let ended = access.run(self.watched(access, import))?;
        let (mut reports, result) = (ended.reports, ended.result);
        for report in &mut reports {
            report.backup = backup.made().filter(|_| report.import.is_some());
        }
        let told = match self.mode() {
            Mode::Write => access.tell_server(),
            Mode::DryRun => Ok(()),
        };
        if self.json {
            terminal::say_json(&reports)?;
        } else {
            // A file of another format leaves nothing to report.
            let told = |report: &&Report| result.is_ok() || report.comments.read > 0;
            for report in reports.iter().filter(told) {
                terminal::say(&report::words(report))?;
            }
        }
        told?;
        let brought = |report: &Report| report.comments.new + report.comments.known;
        if result.is_ok() && reports.iter().all(|report| brought(report) == 0) {
            let hint = self.hint();
            hint.into_iter().for_each(|hint| terminal::complain(&hint));
        }
        result.map_err(|error| self.explained(error, &reports))
    }

    /// Why an import stopped early, and what to do.
    fn explained(&self, error: ImportError, reports: &[Report]) -> anyhow::Error {
        match (error, self.mode()) {
            (ImportError::Stopped, Mode::Write) => anyhow::anyhow!(
                "stopped: what was read so far is saved; the same command goes on from there"
            ),
            (
                error @ ImportError::Broken(Broken::At { .. } | Broken::Unreadable(_)),
                Mode::Write,
            ) if reports.iter().any(|report| report.comments.read > 0) => {
                let error = terminal::safe(&error.to_string());
                anyhow::anyhow!(
                    "{error}\nEverything before that is saved: repair the file and run the same command again. Nothing is imported twice"
                )
            }
            (error @ ImportError::Broken(Broken::NotThis(_)), _) => {
                let hint = self.hint().map(|hint| format!("; {hint}"));
                anyhow::anyhow!("{}{}", quoted(error), hint.unwrap_or_default())
            }
            (error, _) => anyhow::anyhow!(quoted(error)),
        }
    }

    /// What the file looks like, if it is not what was named.
    fn hint(&self) -> Option<String> {
        let hint = detect::hint(self.system.as_deref()?, self.path.as_deref()?)?;
        Some(terminal::safe(&hint))
    }
}

/// An error quotes the file, which is untrusted.
fn quoted(error: ImportError) -> String {
    terminal::safe(&format!("{:#}", anyhow::Error::from(error)))
}

/// The pages of the site's sitemap, if it has one. Without it an import says less and does the same.
async fn sitemap(config: &Config, site: &Arc<Site>) -> anyhow::Result<Option<Sitemap>> {
    let Some(place) = site.sitemap() else {
        return Ok(None);
    };
    match sitemaps::names(&own_site::client(config)?, site, &place).await {
        Ok(names) => Ok(Some(Arc::new(move |path| names.has(path)))),
        Err(error) => {
            terminal::complain(&format!(
                "{place} can't be read, so the report does not say which pages the site lacks: {error}"
            ));
            Ok(None)
        }
    }
}

fn names() -> String {
    let names: Vec<&str> = FORMATS
        .iter()
        .map(|format| format.name)
        .chain([native::NAME])
        .collect();
    names.join(", ")
}

fn list() -> anyhow::Result<()> {
    let row = |name: &str, title: &str| vec![name.to_owned(), title.to_owned()];
    let mut rows: Vec<_> = FORMATS
        .iter()
        .map(|format| row(format.name, format.title))
        .collect();
    rows.push(row(native::NAME, native::TITLE));
    terminal::say(&terminal::table(&rows))
}
