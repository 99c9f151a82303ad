//! `afterword bench`: its flags, and its output. The crate `afterword-bench` does the measuring.
//!
//! - `report`: the results as text and tables, `histogram`: as bars. `chart`: as a picture.
//! - `words`: formats single figures.

mod chart;
mod histogram;
mod report;
mod words;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use afterword_bench::{
    BenchError, Benchmark, BenchmarkResult, CountRequests, Failure, Figures, Options, Owner, Pace,
};
use anyhow::{Context, anyhow, ensure};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use rustls::RootCertStore;
use url::Url;

use self::histogram::Ink;
use self::words::{grouped, several};
use super::{open_files, serve, terminal, trusted};
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

    /// A page that the front page lists; can be given several times [default: ten invented ones]
    #[arg(long, value_name = "PATH")]
    page: Vec<String>,

    /// A file with such pages, one a line
    #[arg(long, value_name = "FILE")]
    pages_from: Option<PathBuf>,

    /// Articles on a front page; if there are more pages, readers open different front pages
    #[arg(long, default_value = "10", value_parser = up_to(100))]
    articles: u64,

    /// Ask for all counts of a front page at once, as the widget does; this is the default
    #[arg(long, conflicts_with = "single")]
    batch: bool,

    /// Ask for one count after the other
    #[arg(long)]
    single: bool,

    /// Readers at the same time, each with its own connection; 10000 at most
    #[arg(long, default_value = "250", value_parser = up_to(MOST_CLIENTS))]
    clients: u64,

    /// How many seconds the load lasts; 3600 at most
    #[arg(long, default_value = "60", value_parser = up_to(MOST_SECONDS))]
    seconds: u64,

    /// End after so many requests; 100000000 at most
    #[arg(long, value_name = "COUNT", default_value = "10000000", value_parser = up_to(MOST_REQUESTS))]
    requests: u64,

    /// Send so many requests a second, whether the server keeps up or not [default: each reader asks again after its
    /// answer]
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

    /// A PEM file with one more authority to trust, for self-signed certificates
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,

    /// Allow a server on another machine
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
    let outcome = runtime.block_on(measure(bench))?;
    if let Some(picture) = picture {
        picture.draw(&outcome)?;
    }
    let figures = outcome.figures;
    if bench.json {
        terminal::say_json(&figures)?;
    } else {
        let mut errors: Vec<(Failure, u64)> = outcome.failures.into_iter().collect();
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

async fn measure(bench: &Bench) -> anyhow::Result<BenchmarkResult> {
    let interrupt = serve::stop_signal()?;
    let prepared = Benchmark::prepare(options(bench)?).await;
    let prepared = prepared.map_err(with_flag)?;
    if !bench.json {
        terminal::say(&report::announcement(&prepared))?;
    }
    Ok(prepared.run(interrupt).await?)
}

fn options(bench: &Bench) -> anyhow::Result<Options> {
    Ok(Options {
        url: bench.url.clone(),
        site: bench.site.to_string(),
        pages: pages(bench)?,
        articles: usize::try_from(bench.articles)?,
        asking: if bench.single {
            CountRequests::Single
        } else {
            CountRequests::Batch
        },
        clients: usize::try_from(bench.clients)?,
        duration: Duration::from_secs(bench.seconds),
        max_requests: bench.requests,
        pace: bench
            .rate
            .map_or(Pace::Closed, |rate| Pace::Open(rate as f64)),
        timeout: Duration::from_secs(bench.timeout),
        owner: if bench.yes_this_is_my_server {
            Owner::Mine
        } else {
            Owner::Unsaid
        },
        authorities: match bench.url.scheme() {
            "https" => trusted::roots("--ca", bench.ca.as_deref())?,
            _ => RootCertStore::empty(),
        },
    })
}

fn pages(bench: &Bench) -> anyhow::Result<Vec<String>> {
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
    Ok(named)
}

/// Adds the name of the flag to an error.
fn with_flag(error: BenchError) -> anyhow::Error {
    let flag = match &error {
        BenchError::MaybeElsewhere { .. } => {
            return anyhow!("--url: {error}; if it is yours, add --yes-this-is-my-server");
        }
        BenchError::UnknownName { .. } | BenchError::NoAddress { .. } | BenchError::NoServer(_) => {
            "--url"
        }
        BenchError::TooManyPaths(_) => "--page, --articles",
        _ => return error.into(),
    };
    let with_causes = anyhow::Error::new(error);
    anyhow!("{flag}: {with_causes:#}")
}

/// Created before the load starts: an unwritable folder should not cost a minute.
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

    fn draw(mut self, outcome: &BenchmarkResult) -> anyhow::Result<()> {
        let BenchmarkResult { figures, times, .. } = outcome;
        let corrected = times.corrected();
        let mut curves = vec![chart::Curve {
            name: "as measured",
            times,
        }];
        if figures.corrected_latency_microseconds.is_some() {
            curves.push(chart::Curve {
                name: "corrected for coordinated omission",
                times: &corrected,
            });
        } else {
            curves[0].name = "since due";
        }
        let (head, below) = titles(figures);
        let svg = chart::svg(&head, &below, &curves);
        let written = self.file.write_all(svg.as_bytes());
        written.with_context(|| format!("--svg: can't write {}", self.path.display()))
    }
}

/// The title of the picture, and the line below it.
fn titles(figures: &Figures) -> (String, String) {
    let head = format!(
        "{} readers of front pages: how long they wait for {}",
        grouped(figures.asked.clients as u64),
        match figures.asked.asking {
            CountRequests::Single => "a count".to_owned(),
            CountRequests::Batch => several(figures.asked.articles as u64, "count"),
        }
    );
    let below = format!(
        "{} in {:.1} s, {}",
        several(figures.requests, "request"),
        figures.seconds,
        several(figures.errors, "error")
    );
    (head, below)
}
