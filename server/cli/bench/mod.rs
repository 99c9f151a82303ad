//! `afterword bench`: a burst of readers against a running server, as the front page of a blog sends it.
//!
//! - `target`: whom it may go to. `front_pages`: what is asked. `first`: whether the server knows what is asked for.
//! - `course`, `load`, `connection`: when, by whom and how. `tally`, `times`: what came of it. `process`,
//!   `energy`: what it cost.
//! - `figures`: all of it, as JSON. `report`, `buckets`, `histogram`, `chart`, `words`: for people.
//!
//! Not here: other tools and other servers (`tests/load/`). It writes nothing to the server, and needs no settings.

mod buckets;
mod chart;
mod connection;
mod course;
mod energy;
mod figures;
mod first;
mod front_pages;
mod histogram;
mod load;
mod process;
mod report;
mod tally;
mod target;
mod times;
mod words;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use url::Url;

use self::course::Course;
use self::figures::{Figures, Machine, Pace, Run, figures};
use self::front_pages::{Asking, FrontPages};
use self::histogram::Ink;
use self::load::Load;
use self::tally::{Failure, Tally};
use self::target::{Owner, Target};
use self::words::{grouped, several};
use super::{open_files, serve, terminal};
use afterword_model::SiteKey;

const MOST_CLIENTS: u64 = 10_000;
const MOST_SECONDS: u64 = 3_600;
const MOST_REQUESTS: u64 = 100_000_000;

/// Exit status: 1 if a request failed.
#[derive(Debug, Args)]
pub(super) struct Bench {
    /// The server's address, like http://127.0.0.1:8017
    #[arg(long, value_parser = server)]
    url: Url,

    /// The site whose front page is read
    #[arg(long, value_parser = SiteKey::parse)]
    site: SiteKey,

    /// A page that the front page lists; several times for several [default: ten invented ones]
    #[arg(long, value_name = "PATH")]
    page: Vec<String>,

    /// A file with such pages, one a line
    #[arg(long, value_name = "FILE")]
    pages_from: Option<PathBuf>,

    /// Articles of a front page; of more pages, readers open different front pages
    #[arg(long, default_value = "10", value_parser = up_to(100))]
    articles: u64,

    /// Ask for all counts of a front page at once, as the widget does; this is what happens without a word, too
    #[arg(long, conflicts_with = "single")]
    batch: bool,

    /// Ask for one count after the other
    #[arg(long)]
    single: bool,

    /// Readers at the same time, each by a connection of its own; 10000 at most
    #[arg(long, default_value = "250", value_parser = up_to(MOST_CLIENTS))]
    clients: u64,

    /// How long they go on; an hour at most
    #[arg(long, default_value = "60", value_parser = up_to(MOST_SECONDS))]
    seconds: u64,

    /// After so many requests it ends, too; 100000000 at most
    #[arg(long, value_name = "COUNT", default_value = "10000000", value_parser = up_to(MOST_REQUESTS))]
    requests: u64,

    /// Send so many requests a second, whether the server keeps up or not [default: each reader asks again when it has
    /// its answer]
    #[arg(long, value_name = "REQUESTS", value_parser = up_to(1_000_000))]
    rate: Option<u64>,

    /// Seconds after which a request without an answer is an error
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = up_to(600))]
    timeout: u64,

    /// Print the figures as JSON; docs/load-testing.md explains the fields
    #[arg(long)]
    json: bool,

    /// Draw how the times are distributed into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// A PEM file with an authority to trust beside the usual ones, for certificates of your own making
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,

    /// Ask a server that may be another machine than this one
    #[arg(long)]
    yes_this_is_my_server: bool,
}

fn up_to(most: u64) -> RangedU64ValueParser<u64> {
    RangedU64ValueParser::new().range(1..=most)
}

fn server(text: &str) -> Result<Url, String> {
    let url: Url = text.parse().map_err(|error| format!("{error}"))?;
    let is_web = matches!(url.scheme(), "http" | "https");
    let is_plain = url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
    if is_web && is_plain && url.password().is_none() {
        Ok(url)
    } else {
        Err("it must be like https://comments.example.org or http://127.0.0.1:8017".to_owned())
    }
}

pub(super) fn run(bench: &Bench) -> anyhow::Result<()> {
    let picture = bench.svg.as_deref().map(Picture::begin).transpose()?;
    open_files::take(open_files::needed(usize::try_from(bench.clients)?));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let (figures, tally) = runtime.block_on(measure(bench))?;
    if let Some(picture) = picture {
        picture.draw(&figures, &tally)?;
    }
    if bench.json {
        terminal::say_json(&figures)?;
    } else {
        let mut errors: Vec<(Failure, u64)> = tally.failures.into_iter().collect();
        errors.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        terminal::say(&report::report(&figures, &errors, Ink::of_locale()))?;
    }
    let failed = figures.errors;
    let all = several(figures.requests, "request");
    ensure!(failed == 0, "{} of {all} failed", grouped(failed));
    let unsent = figures.unsent_front_pages;
    ensure!(
        unsent == 0,
        "{} never opened",
        several(unsent, "front page")
    );
    Ok(())
}

async fn measure(bench: &Bench) -> anyhow::Result<(Figures, Tally)> {
    let interrupt = serve::stop_signal()?;
    let timeout = Duration::from_secs(bench.timeout);
    let pages = front_pages(bench)?;
    let owner = if bench.yes_this_is_my_server {
        Owner::Mine
    } else {
        Owner::Unsaid
    };
    let target = Target::find(&bench.url, owner, bench.ca.as_deref(), timeout).await?;
    let first = first::ask(&target, &pages, timeout).await?;
    let mut machine = Machine::before(&target);
    let pace = bench
        .rate
        .map_or(Pace::Closed, |rate| Pace::Open(rate as f64));
    let load = Arc::new(Load {
        course: course(bench, pace, pages.requests_a_page()),
        target,
        pages,
        clients: usize::try_from(bench.clients)?,
        timeout,
    });
    if !bench.json {
        let time = Duration::from_secs(bench.seconds);
        terminal::say(&report::announcement(&load, &first, pace, time))?;
    }
    let (tally, ended) = machine.beside(load::run(&load, interrupt)).await?;
    let run = Run {
        site: bench.site.to_string(),
        pace,
        first,
        machine,
        elapsed: Instant::now().saturating_duration_since(load.course.begun),
        tally: tally.clone(),
        ended,
    };
    Ok((figures(&load, run), tally))
}

fn front_pages(bench: &Bench) -> anyhow::Result<FrontPages> {
    let mut named = bench.page.clone();
    if let Some(file) = &bench.pages_from {
        let text = fs::read_to_string(file)
            .with_context(|| format!("--pages-from: can't read {}", file.display()))?;
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        named.extend(lines.map(str::to_owned));
        ensure!(
            !named.is_empty(),
            "--pages-from: {} names no page",
            file.display()
        );
    }
    let asking = if bench.single {
        Asking::Single
    } else {
        Asking::Batch
    };
    let articles = usize::try_from(bench.articles)?;
    FrontPages::of(&bench.url, &bench.site, named, articles, asking)
}

/// Made right before the load, since its time runs from here.
fn course(bench: &Bench, pace: Pace, requests_a_page: usize) -> Course {
    let time = Duration::from_secs(bench.seconds);
    match pace {
        Pace::Closed => Course::closed(time, bench.requests),
        Pace::Open(rate) => {
            let pages_a_second = rate / requests_a_page as f64;
            let late = Duration::from_secs(bench.timeout);
            Course::open(time, bench.requests, pages_a_second, late)
        }
    }
}

/// Begun before the load: a minute is not to be lost to a folder that can't be written.
struct Picture<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> Picture<'a> {
    fn begin(path: &'a Path) -> anyhow::Result<Self> {
        let file = File::create(path);
        let file = file.with_context(|| format!("--svg: can't write {}", path.display()))?;
        Ok(Self { path, file })
    }

    fn draw(mut self, figures: &Figures, tally: &Tally) -> anyhow::Result<()> {
        let head = format!(
            "{} readers of front pages: how long they wait for {}",
            grouped(figures.asked.clients as u64),
            match figures.asked.asking {
                Asking::Single => "a count".to_owned(),
                Asking::Batch => several(figures.asked.articles as u64, "count"),
            }
        );
        let below = format!(
            "{} in {:.1} s, {}",
            several(figures.requests, "request"),
            figures.seconds,
            several(figures.errors, "error")
        );
        let corrected = tally.times.corrected();
        let mut curves = vec![chart::Curve {
            name: "as measured",
            times: &tally.times,
        }];
        if figures.corrected_latency_microseconds.is_some() {
            curves.push(chart::Curve {
                name: "corrected for coordinated omission",
                times: &corrected,
            });
        } else {
            curves[0].name = "since due";
        }
        let svg = chart::svg(&head, &below, &curves);
        let written = self.file.write_all(svg.as_bytes());
        written.with_context(|| format!("--svg: can't write {}", self.path.display()))
    }
}
