//! The table of defences keeps step with the code: `make defences` takes each away.

use std::fs;

use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    defence: Vec<Defence>,
}

#[derive(Deserialize)]
struct Defence {
    name: String,
    file: String,
    find: String,
    removed: String,
}

#[test]
fn every_defence_stands_once_where_its_table_says() {
    let root = env!("CARGO_MANIFEST_DIR");
    let table = fs::read_to_string(format!("{root}/tests/defences.toml")).unwrap();
    let table: Table = toml::from_str(&table).unwrap();
    assert!(!table.defence.is_empty());
    for Defence {
        name,
        file,
        find,
        removed,
    } in table.defence
    {
        let text = fs::read_to_string(format!("{root}/{file}"));
        let times = text.map_or(0, |text| text.matches(&find).count());
        assert_eq!(times, 1, "{name}: {file} has `{find}` so many times");
        assert!(removed.contains("REMOVED"), "{name} is never taken away");
    }
}
