//! What is injected into a server by `server/faults`, and what a test waits for meanwhile.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use reqwest::RequestBuilder;
use tokio::time::{sleep, timeout};

use super::{Answer, Visitor};

/// Within this time all is injected, and everything works again.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);
pub(crate) const PAUSE: Duration = Duration::from_millis(20);
/// Longer than any answer takes.
pub(crate) const LONGEST_ANSWER: Duration = Duration::from_secs(30);
pub(crate) const BOTH: [&str; 2] = ["panic", "failure"];

/// What was injected: a folder with a file for each kind.
#[derive(Clone)]
pub(crate) struct Faults(pub(crate) PathBuf);

impl Faults {
    /// Begins with all kinds at once.
    pub(crate) fn begin(folder: PathBuf) -> Self {
        let kinds = [
            "read",
            "write",
            "store",
            "change",
            "job",
            "job_done",
            "step",
            "render",
            "listener",
            "connection",
        ];
        Self::begin_with(folder, &kinds)
    }

    pub(crate) fn begin_with(folder: PathBuf, kinds: &[&str]) -> Self {
        fs::create_dir(&folder).unwrap();
        for kind in kinds {
            fs::write(folder.join(kind), "").unwrap();
        }
        Self(folder)
    }

    /// For a process of its own: what has failed here is fine there.
    pub(crate) fn copied(&self, folder: PathBuf) -> Self {
        let copy = Self::begin(folder);
        for file in fs::read_dir(&self.0).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), copy.0.join(file.file_name())).unwrap();
        }
        copy
    }

    /// The places of a kind where this was injected: `panic` or `failure`.
    pub(crate) fn of(&self, kind: &str, fault: &str) -> Vec<String> {
        let text = fs::read_to_string(self.0.join(kind)).unwrap();
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        let lines = lines.filter(|(what, _)| *what == fault);
        lines.map(|(_, place)| place.to_owned()).collect()
    }

    pub(crate) fn panics(&self) -> usize {
        let files = fs::read_dir(&self.0).unwrap();
        let kinds = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        kinds.map(|kind| self.of(&kind, "panic").len()).sum()
    }

    /// Which faults were not injected in the calls of the store that a test demands, by their names.
    pub(crate) fn lacks_calls(&self, is_demanded: impl Fn(&str) -> bool) -> BTreeSet<String> {
        let calls = |kind: &str| {
            let of_kind = afterword_store_sqlite::CALLS.iter();
            let of_kind = of_kind.filter(|(how, name)| how.starts_with(kind) && is_demanded(name));
            self.lacks(kind, of_kind.map(|(_, name)| *name), &BOTH)
        };
        [calls("read"), calls("write")]
            .into_iter()
            .flatten()
            .collect()
    }

    /// Which faults of a kind were not injected at places of these names.
    pub(crate) fn lacks<'a>(
        &self,
        kind: &str,
        names: impl IntoIterator<Item = &'a str>,
        faults: &[&str],
    ) -> BTreeSet<String> {
        let injected: Vec<_> = faults
            .iter()
            .map(|fault| (fault, self.of(kind, fault)))
            .collect();
        let mut missing = BTreeSet::new();
        for name in names {
            for (fault, places) in &injected {
                if !places.iter().any(|place| is_named(place, name)) {
                    missing.insert(format!("{kind} {name}: {fault}"));
                }
            }
        }
        missing
    }
}

/// Types have their module in front, and may stand in brackets.
fn is_named(place: &str, name: &str) -> bool {
    place == name || place.contains(&format!("::{name}"))
}

pub(crate) async fn until(what: &str, holds: impl AsyncFn() -> Result<(), String>) {
    within(PATIENCE, what, holds).await;
}

pub(crate) async fn within(
    patience: Duration,
    what: &str,
    holds: impl AsyncFn() -> Result<(), String>,
) {
    let end = Instant::now() + patience;
    while let Err(why) = holds().await {
        assert!(Instant::now() < end, "waited in vain: {what}: {why}");
        sleep(PAUSE).await;
    }
}

pub(crate) async fn metric(metrics: SocketAddr, name: &str) -> BTreeMap<String, u64> {
    let text = Visitor::new(metrics, "").get("/metrics").await.text;
    let lines = text.lines().filter_map(|line| line.strip_prefix(name));
    let values = lines.filter_map(|line| line.rsplit_once(' '));
    values
        .map(|(labels, value)| (labels.to_owned(), value.parse::<f64>().unwrap() as u64))
        .collect()
}

pub(crate) fn some(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// Why there is no answer.
pub(crate) enum Unanswered {
    /// It was 500 or 503.
    Refused,
    /// The connection ended before.
    Cut,
}

/// No request waits for ever.
pub(crate) async fn answer_to(request: RequestBuilder) -> Result<Answer, Unanswered> {
    let answered = async {
        let response = request.send().await?;
        let (status, headers) = (response.status(), response.headers().clone());
        let text = response.text().await?;
        reqwest::Result::Ok(Answer {
            status,
            headers,
            text,
        })
    };
    let Ok(answered) = timeout(LONGEST_ANSWER, answered).await else {
        panic!("a request has no answer");
    };
    let answer = answered.map_err(|_| Unanswered::Cut)?;
    if answer.status.is_server_error() {
        assert!(matches!(answer.status.as_u16(), 500 | 503), "{answer:?}");
        return Err(Unanswered::Refused);
    }
    Ok(answer)
}

/// The answer, unless the server failed at it.
pub(crate) async fn heard(request: RequestBuilder) -> Option<Answer> {
    let answer = answer_to(request).await.ok()?;
    answer.status.is_success().then_some(answer)
}

pub(crate) fn times(text: &str, texts: &[&str]) -> usize {
    texts.iter().filter(|one| one.contains(text)).count()
}

pub(crate) fn each_once<'a>(
    wanted: impl Iterator<Item = &'a String>,
    texts: &[&str],
) -> Result<(), String> {
    let other = wanted.map(|text| (text, times(text, texts)));
    let other: Vec<_> = other.filter(|(_, times)| *times != 1).collect();
    some(other.is_empty(), || format!("{other:?}"))
}
