//! The dashboard and the alerts speak of metrics that there are.

use std::collections::BTreeSet;

use serde_json::Value;

use super::text;

/// All `afterword_…` and `process_…` that a text names.
fn named(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '_';
    let begins = |prefix| text.match_indices(prefix);
    let starts = begins("afterword_")
        .chain(begins("process_"))
        .filter(|(at, _)| !text[..*at].ends_with(is_part));
    starts
        .map(|(at, _)| text[at..].chars().take_while(|c| is_part(*c)).collect())
        .collect()
}

/// The first cells of the table in the manual, which the server is held against by `tests/api/metrics.rs`.
fn documented() -> BTreeSet<String> {
    let manual = text("docs/metrics.md");
    let rows = manual.lines().filter(|line| line.starts_with("| `"));
    rows.flat_map(|row| named(row.split('|').nth(1).unwrap()))
        .collect()
}

fn are_documented(expressions: &[String], file: &str) {
    let documented = documented();
    assert!(documented.len() > 15, "{documented:?}");
    for expression in expressions {
        let names = named(expression);
        assert!(
            !names.is_empty() || expression.starts_with("up"),
            "{file}: {expression} is about nothing of ours"
        );
        for name in names {
            // A histogram is asked for by what it is made of.
            let parts = ["_bucket", "_count", "_sum"];
            let whole = parts.iter().find_map(|part| name.strip_suffix(part));
            assert!(
                documented.contains(whole.unwrap_or(&name)),
                "{file} speaks of {name}, which docs/metrics.md does not know"
            );
        }
        let pairs = [('(', ')'), ('[', ']'), ('{', '}')];
        for (open, close) in pairs {
            let count = |sign| expression.chars().filter(|c| *c == sign).count();
            assert_eq!(count(open), count(close), "{file}: {expression}");
        }
    }
}

/// The values of all `key`s, however deep.
fn all(value: &Value, key: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == key => found.push(text.clone()),
                    value => all(value, key, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| all(value, key, found)),
        _ => {}
    }
}

/// What nobody looks at can as well not be counted.
#[test]
fn every_metric_is_shown_or_watched() {
    let both = text("deploy/grafana.json") + &text("deploy/alerts.yml");
    let looked_at: BTreeSet<String> = named(&both)
        .into_iter()
        .map(|name| name.trim_end_matches("_bucket").to_owned())
        .collect();
    let address_space = "process_virtual_memory_bytes";
    let manual = text("docs/metrics.md");
    let is_former = |name: &str| {
        let mut rows = manual.lines();
        rows.any(|row| row.starts_with(&format!("| `{name}`")) && row.contains("| Former name of "))
    };
    for name in documented() {
        assert!(
            looked_at.contains(&name) || name == address_space || is_former(&name),
            "neither the dashboard nor an alert has {name}"
        );
    }
}

#[test]
fn every_alarm_that_the_manual_advises_is_among_the_rules() {
    let manual = text("docs/metrics.md");
    let (_, advice) = manual.split_once("## What is worth an alarm").unwrap();
    let rules = text("deploy/alerts.yml");
    let mut count = 0;
    for line in advice.lines().filter(|line| line.starts_with("- `")) {
        count += 1;
        for name in named(line.split('`').nth(1).unwrap()) {
            assert!(rules.contains(&name), "no rule watches {name}: {line}");
        }
    }
    assert!(count > 5, "{advice}");
}

#[test]
fn the_dashboard_shows_metrics_that_there_are() {
    let dashboard: Value = serde_json::from_str(&text("deploy/grafana.json")).unwrap();
    let mut expressions = Vec::new();
    all(&dashboard, "expr", &mut expressions);
    are_documented(&expressions, "deploy/grafana.json");
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<_> = panels.iter().map(|panel| panel["id"].as_u64()).collect();
    assert_eq!(ids.len(), panels.len(), "each panel has an id of its own");
    let mut taken = BTreeSet::new();
    for panel in panels {
        let title = panel["title"].as_str().unwrap();
        assert!(!title.is_empty());
        assert_eq!(panel["datasource"]["uid"], "${source}", "{title}");
        let side = |name: &str| panel["gridPos"][name].as_u64().unwrap();
        assert!(side("x") + side("w") <= 24, "{title}");
        for place in (side("x")..side("x") + side("w"))
            .flat_map(|x| (side("y")..side("y") + side("h")).map(move |y| (x, y)))
        {
            assert!(taken.insert(place), "{title} lies on another panel");
        }
        // Other programs tell the process's figures by the same names.
        for target in panel["targets"].as_array().unwrap() {
            let expression = target["expr"].as_str().unwrap();
            assert!(
                expression.contains(r#"{instance=~"$instance""#),
                "{title}: {expression}"
            );
        }
    }
}

#[test]
fn the_alerts_watch_metrics_that_there_are_and_say_what_to_do() {
    let alerts: Value = serde_saphyr::from_str(&text("deploy/alerts.yml")).unwrap();
    let mut expressions = Vec::new();
    all(&alerts, "expr", &mut expressions);
    are_documented(&expressions, "deploy/alerts.yml");
    let unsorted = |expression: &&String| {
        expression.contains("process_") && !expression.contains(r#"{job="afterword"}"#)
    };
    let unsorted = expressions.iter().find(unsorted);
    assert_eq!(
        unsorted, None,
        "every program has such figures: name the job"
    );
    for rule in alerts["groups"][0]["rules"].as_array().unwrap() {
        for field in ["/alert", "/expr", "/for", "/labels/severity"] {
            assert!(rule.pointer(field).is_some(), "{field} of {rule}");
        }
        for field in ["summary", "description"] {
            let words = rule["annotations"][field].as_str().unwrap();
            assert!(words.len() > 10, "{field} of {rule}");
        }
    }
}
