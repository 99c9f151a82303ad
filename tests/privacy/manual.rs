//! `docs/privacy.md` and the database tell the same.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use afterword_config::{Config, DEFAULT_TOML};

use super::{columns, tables};
use crate::support::TestServer;

fn manual() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/privacy.md")).unwrap()
}

/// The cells of the rows of the tables with so many columns.
fn rows(manual: &str, cells: usize) -> Vec<Vec<String>> {
    let rows = manual.lines().filter(|line| line.starts_with("| `"));
    let split = |row: &str| {
        row.trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().to_owned())
            .collect()
    };
    let rows = rows.map(split);
    rows.filter(|row: &Vec<String>| row.len() == cells)
        .collect()
}

#[tokio::test]
async fn every_column_of_the_database_stands_in_the_table_once_and_the_table_names_no_other() {
    let server = TestServer::start().await;
    let conn = rusqlite::Connection::open(server.database()).unwrap();
    let mut documented: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows(&manual(), 5) {
        let names = row[1]
            .split(", ")
            .map(|name| name.trim_matches('`').to_owned());
        documented
            .entry(row[0].trim_matches('`').to_owned())
            .or_default()
            .extend(names);
        assert!(row[2..].iter().all(|cell| !cell.is_empty()), "{row:?}");
    }
    let mut stored = BTreeMap::new();
    for table in tables(&conn) {
        let mut names = columns(&conn, &table);
        names.sort();
        stored.insert(table, names);
    }
    for names in documented.values_mut() {
        names.sort();
    }
    for (table, names) in &stored {
        let told = documented.get(table);
        let told =
            told.unwrap_or_else(|| panic!("docs/privacy.md lacks the table {table}: {names:?}"));
        assert_eq!(told, names, "docs/privacy.md on {table}");
    }
    for table in documented.keys() {
        assert!(
            stored.contains_key(table),
            "docs/privacy.md names {table}, which is not there"
        );
    }
}

#[test]
fn every_setting_stands_in_the_manual_with_its_default() {
    let settings: toml::Table = DEFAULT_TOML.parse().unwrap();
    let settings = settings["privacy"].as_table().unwrap();
    let told: BTreeMap<String, String> = rows(&manual(), 3)
        .into_iter()
        .map(|row| (row[0].replace('`', ""), row[1].replace('`', "")))
        .collect();
    assert_eq!(told.len(), settings.len());
    for (name, default) in settings {
        assert_eq!(
            told.get(name).map(String::as_str),
            default.as_str(),
            "{name}"
        );
    }
    assert!(Config::default().warnings.is_empty());
}

#[test]
fn what_the_widget_keeps_in_a_browser_stands_in_the_manual() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("widget/src/memory.ts");
    let source = fs::read_to_string(path).unwrap();
    let kinds = source.split_once("interface Kinds {").unwrap().1;
    let kinds = kinds.split_once('}').unwrap().0;
    let kinds = kinds
        .lines()
        .filter_map(|line| line.trim().strip_suffix(';')?.split_once(':'));
    let mut kept: Vec<String> = kinds
        .map(|(kind, _)| format!("`afterword:{kind}`"))
        .collect();
    let mut told: Vec<String> = rows(&manual(), 2)
        .into_iter()
        .map(|row| row[0].clone())
        .collect();
    kept.sort();
    told.sort();
    assert_eq!(told, kept);
}
