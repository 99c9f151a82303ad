//! One front page before the load: whether the server knows the site, and how long an answer takes that nobody has
//! warmed up.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use http::header::LOCATION;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::connection::{Answer, Connection};
use super::front_pages::FrontPages;
use super::target::Target;
use crate::cli::terminal;

#[derive(Debug, Serialize)]
pub(super) struct First {
    pub(super) requests: usize,
    pub(super) connection_microseconds: u64,
    /// Of the first request, without its connection.
    pub(super) answer_microseconds: u64,
    /// On the pages of the front page, by the server's own word.
    pub(super) comments: u64,
}

#[derive(Deserialize)]
struct Counts {
    counts: std::collections::BTreeMap<String, u64>,
}

#[derive(Deserialize)]
struct Problem {
    detail: String,
}

/// # Errors
/// The server does not answer, or not with counts: in its own words where it has any.
pub(super) async fn ask(
    target: &Target,
    pages: &FrontPages,
    patience: Duration,
) -> anyhow::Result<First> {
    let asked = timeout(patience, front_page(target, pages)).await;
    asked.unwrap_or_else(|_| {
        let waited = patience.as_secs();
        bail!("{} has not answered within {waited} s", target.url)
    })
}

async fn front_page(target: &Target, pages: &FrontPages) -> anyhow::Result<First> {
    let failed = |failure: super::tally::Failure| {
        let words = failure.words(Duration::ZERO);
        anyhow::anyhow!("the first request to {} ended {words}", target.url)
    };
    let begun = Instant::now();
    let mut connection = Connection::open(target).await.map_err(failed)?;
    let connected = begun.elapsed();
    let mut first = None;
    let mut comments = 0;
    let requests = pages.nth(0);
    for uri in requests {
        let asked = Instant::now();
        let answer = connection.read(target, uri).await.map_err(failed)?;
        first.get_or_insert(asked.elapsed());
        comments += counted(target, &answer)?;
    }
    Ok(First {
        requests: requests.len(),
        connection_microseconds: micros(connected),
        answer_microseconds: micros(first.unwrap_or_default()),
        comments,
    })
}

fn counted(target: &Target, answer: &Answer) -> anyhow::Result<u64> {
    if answer.status == 200 {
        let counts: Counts = serde_json::from_slice(&answer.body)
            .with_context(|| format!("{} answers, but not with counts", target.url))?;
        return Ok(counts.counts.values().sum());
    }
    let problem = serde_json::from_slice::<Problem>(&answer.body);
    let location = answer.headers.get(LOCATION);
    let words = match (problem, location.and_then(|at| at.to_str().ok())) {
        (Ok(problem), _) => problem.detail,
        (Err(_), Some(elsewhere)) => format!("ask {elsewhere} instead"),
        (Err(_), None) => "is there an Afterword?".to_owned(),
    };
    bail!(
        "{} answers {}: {}",
        target.url,
        answer.status,
        terminal::safe(&words)
    )
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
