//! Nodes of several versions on one database.

use afterword_store::{Store as _, StoreError};
use afterword_store_postgres::newest_schema;

use crate::support::Home;

#[tokio::test]
async fn many_nodes_that_start_at_once_make_the_schema_once() {
    let home = Home::empty();
    let nodes: Vec<_> = std::thread::scope(|threads| {
        let starts: Vec<_> = (0..4).map(|_| threads.spawn(|| home.postgres())).collect();
        starts
            .into_iter()
            .map(|start| start.join().unwrap())
            .collect()
    });
    for node in nodes {
        node.unwrap().ready().await.unwrap();
    }
    assert_eq!(
        home.database.run("SELECT version FROM afterword_schema"),
        newest_schema().to_string()
    );
}

#[tokio::test]
async fn a_node_lives_with_the_next_schema_where_that_allows_it() {
    let home = Home::new();
    let (next, own) = (newest_schema() + 1, newest_schema());
    home.database.run(&format!(
        "UPDATE afterword_schema SET version = {next}, readable_by = {own}"
    ));
    home.postgres().unwrap().ready().await.unwrap();
    home.database
        .run(&format!("UPDATE afterword_schema SET readable_by = {next}"));
    let refused = home.postgres().err().unwrap();
    assert!(
        matches!(refused, StoreError::NewerSchema { found, known } if (found, known) == (next, own)),
        "{refused}"
    );
}

#[test]
fn every_table_and_column_is_moved_to_another_store() {
    use afterword_store::portable::{Kind, TABLES};
    use std::collections::BTreeSet;
    let home = Home::new();
    let there = home.database.run(
        "SELECT table_name || '.' || column_name || ' ' || data_type FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name NOT IN ('afterword_schema', 'leases', 'page_changes')
            AND column_name <> 'search'",
    );
    let there: BTreeSet<String> = there.lines().map(str::to_owned).collect();
    let moved = TABLES.iter().flat_map(|table| {
        table.columns.iter().map(|column| {
            let kind = match column.kind {
                Kind::Bool => "boolean",
                Kind::Integer => "bigint",
                Kind::Text => "text",
                Kind::Bytes => "bytea",
                Kind::Uuid => "uuid",
            };
            format!("{}.{} {kind}", table.name, column.name)
        })
    });
    assert_eq!(there, moved.collect());
}
