//! One front page before the load: it shows whether the server knows the site, and how long a cold answer takes.

use std::time::{Duration, Instant};

use http::header::LOCATION;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use crate::connection::{BenchResponse, Connection};
use crate::error::BenchError;
use crate::front_pages::FrontPages;
use crate::tally::Failure;
use crate::target::Target;

#[derive(Debug, Serialize)]
/// What one front page took before the load.
pub struct Probe {
    pub requests: usize,
    pub connection_microseconds: u64,
    /// Of the first request, without its connection.
    pub answer_microseconds: u64,
    /// On the pages of the front page, by the server's own word.
    pub comments: u64,
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
) -> Result<Probe, BenchError> {
    let asked = timeout(patience, front_page(target, pages)).await;
    asked.unwrap_or_else(|_| {
        Err(BenchError::NoAnswer {
            url: target.url.clone(),
            seconds: patience.as_secs(),
        })
    })
}

async fn front_page(target: &Target, pages: &FrontPages) -> Result<Probe, BenchError> {
    let failed = |failure: Failure| BenchError::FirstRequest {
        url: target.url.clone(),
        ending: failure.words(Duration::ZERO),
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
    Ok(Probe {
        requests: requests.len(),
        connection_microseconds: micros(connected),
        answer_microseconds: micros(first.unwrap_or_default()),
        comments,
    })
}

fn counted(target: &Target, answer: &BenchResponse) -> Result<u64, BenchError> {
    if answer.status == 200 {
        let counts = serde_json::from_slice::<Counts>(&answer.body);
        let counts = counts.map_err(|error| BenchError::NotCounts {
            url: target.url.clone(),
            error,
        })?;
        return Ok(counts.counts.values().sum());
    }
    let problem = serde_json::from_slice::<Problem>(&answer.body);
    let location = answer.headers.get(LOCATION);
    let words = match (problem, location.and_then(|at| at.to_str().ok())) {
        (Ok(problem), _) => problem.detail,
        (Err(_), Some(elsewhere)) => format!("ask {elsewhere} instead"),
        (Err(_), None) => "is there an Afterword?".to_owned(),
    };
    Err(BenchError::Refused {
        url: target.url.clone(),
        status: answer.status,
        detail: words.replace(char::is_control, " "),
    })
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
