//! What `/metrics` answers, and the table in `docs/metrics.md`, are the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::support::tls_fixtures::fixture;
use crate::support::{TestServer, Visitor};

#[derive(Debug, Default, PartialEq, Eq)]
struct Metric {
    kind: String,
    labels: BTreeSet<String>,
    unit: String,
    meaning: String,
}

/// Rows of the table: name, type, labels, unit, meaning.
fn documented() -> BTreeMap<String, Metric> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/metrics.md");
    let manual = std::fs::read_to_string(path).unwrap();
    let rows = manual.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [name, kind, labels, unit, meaning] = cells[..] else {
            panic!("five cells: {row}");
        };
        let plain = |cell: &str| cell.replace('`', "");
        let labels = plain(labels);
        let labels = labels.split(", ").filter(|label| !label.is_empty());
        let metric = Metric {
            kind: kind.to_owned(),
            labels: labels.map(str::to_owned).collect(),
            unit: unit.to_owned(),
            meaning: plain(meaning),
        };
        (plain(name), metric)
    })
    .collect()
}

/// Counters are known by the name of their sample, which ends in `_total`.
fn answered(text: &str) -> BTreeMap<String, Metric> {
    let mut found: BTreeMap<String, Metric> = BTreeMap::new();
    let mut families: BTreeMap<String, String> = BTreeMap::new();
    for line in text.lines() {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        match words[..] {
            ["#", "HELP", name, help] => {
                let metric = found.entry(name.to_owned()).or_default();
                metric.meaning = help.trim_end_matches('.').to_owned();
            }
            ["#", "TYPE", name, kind] => {
                let suffix = match kind {
                    "counter" => "_total",
                    "info" => "_info",
                    _ => "",
                };
                let mut metric = found.remove(name).unwrap();
                kind.clone_into(&mut metric.kind);
                let unit = ["seconds", "bytes"]
                    .into_iter()
                    .find(|unit| name.ends_with(unit));
                unit.unwrap_or_default().clone_into(&mut metric.unit);
                found.insert(format!("{name}{suffix}"), metric);
                families.insert(name.to_owned(), format!("{name}{suffix}"));
            }
            ["#", ..] => {}
            _ => {
                let (sample, _) = line.rsplit_once(' ').unwrap();
                let (name, labels) = sample.split_once('{').unwrap_or((sample, ""));
                let ends = ["_total", "_bucket", "_sum", "_count", "_info"];
                let family = ends
                    .iter()
                    .find_map(|end| families.get(name.strip_suffix(end)?));
                let family = family.or_else(|| families.get(name)).unwrap();
                let labels = labels.trim_end_matches('}').split("\",");
                let names = labels
                    .filter_map(|label| label.split_once("=\""))
                    .map(|(name, _)| name);
                let names = names.filter(|name| *name != "le").map(str::to_owned);
                found.get_mut(family).unwrap().labels.extend(names);
            }
        }
    }
    found
}

#[tokio::test]
async fn every_metric_stands_in_the_table_and_the_table_holds_no_other() {
    let file = |name| fixture(name).display().to_string();
    let certificate = format!("tls.certificate={}", file("blog.pem"));
    let key = format!("tls.key={}", file("blog.key"));
    let settings = [
        "metrics.listen=127.0.0.1:0",
        "tls.listen=127.0.0.1:0",
        &certificate,
        &key,
    ];
    let server = TestServer::with(&settings).await;
    let ann = server.visitor();
    ann.comments("/a/", "Hello").await.submitted();
    assert_eq!(ann.count("/a/").await, 0);

    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    let answer = metrics.get("/metrics").await;
    assert!(answer.text.ends_with("# EOF\n"));
    let (answered, documented) = (answered(&answer.text), documented());
    for (name, metric) in &answered {
        let row = documented.get(name);
        let row = row.unwrap_or_else(|| panic!("docs/metrics.md lacks {name}: {metric:?}"));
        assert_eq!(row, metric, "{name}");
    }
    for name in documented.keys() {
        assert!(
            answered.contains_key(name),
            "docs/metrics.md has {name}, the server has not"
        );
    }
}

#[tokio::test]
async fn what_it_costs_the_machine_is_told_in_likely_figures() {
    let server = TestServer::with(&["metrics.listen=127.0.0.1:0"]).await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    let text = metrics.get("/metrics").await.text;
    let value = |name: &str| -> f64 {
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.unwrap_or_else(|| panic!("{name}: {text}"))
            .parse()
            .unwrap()
    };
    let database = std::fs::metadata(server.database()).unwrap().len();
    assert!((value("afterword_database_bytes") - database as f64).abs() < 1.0);
    assert!(value("afterword_database_wal_bytes") > 0.0);
    assert!(value("process_resident_memory_bytes") > 1e6);
    assert!(value("process_open_fds") > 3.0 && value("process_max_fds") > 3.0);
    assert!(value("process_cpu_seconds_total") > 0.0);
    assert!(value("process_start_time_seconds") > 1.7e9);
    let asked = "afterword_request_seconds_count{routes=\"comments\"}";
    assert!(value(asked) >= 1.0);
    let version = format!(
        "afterword_build_info{{version=\"{}\"}}",
        env!("CARGO_PKG_VERSION")
    );
    assert!((value(&version) - 1.0).abs() < f64::EPSILON);
}

#[tokio::test]
async fn the_day_on_which_the_certificate_ends_is_told() {
    let file = |name| fixture(name).display().to_string();
    let certificate = format!("tls.certificate={}", file("blog.pem"));
    let key = format!("tls.key={}", file("blog.key"));
    let settings = [
        "metrics.listen=127.0.0.1:0",
        "tls.listen=127.0.0.1:0",
        &certificate,
        &key,
    ];
    let server = TestServer::with(&settings).await;
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    // The fixtures hold until 2200; at the first moment nobody may have looked yet.
    loop {
        let text = metrics.get("/metrics").await.text;
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("afterword_certificate_expiry_seconds "));
        let until: i64 = line.unwrap().parse().unwrap();
        if until > 0 {
            assert!((7_200_000_000..7_300_000_000).contains(&until), "{until}");
            return;
        }
        tokio::task::yield_now().await;
    }
}
