//! Databases of every earlier schema, as SQL in `tests/fixtures/schemas/`: `schema-0003.sql` is a whole database as the
//! version with three migrations left it, with rows in every table; `rows-0003.sql` are the rows that the third
//! migration's tables got.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn fixture(kind: &str, schema: usize) -> PathBuf {
    root().join(format!("tests/fixtures/schemas/{kind}-{schema:04}.sql"))
}

/// The migrations, in their order.
fn migrations() -> Vec<String> {
    let folder = root().join("server/store-sqlite/src/migrations");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| fs::read_to_string(file).unwrap())
        .collect()
}

pub(super) fn newest() -> usize {
    migrations().len()
}

/// A database of an earlier schema.
pub(super) fn begin(database: &Path, schema: usize) {
    let dump = fs::read_to_string(fixture("schema", schema)).unwrap();
    Connection::open(database)
        .unwrap()
        .execute_batch(&dump)
        .unwrap();
}

/// What the database holds, table by table.
pub(super) fn dump(conn: &Connection) -> String {
    let mut out = String::from("PRAGMA foreign_keys = OFF;\n");
    for pragma in ["application_id", "user_version"] {
        let value: i64 = conn
            .query_row(&format!("PRAGMA {pragma}"), [], |row| row.get(0))
            .unwrap();
        out += &format!("PRAGMA {pragma} = {value};\n");
    }
    let objects = objects(conn);
    let of = |kind: &'static str| objects.iter().filter(move |object| object.0 == kind);
    for (_, name, sql) in of("table") {
        // Its own tables come with the index for searching, and stand in it as they are.
        let is_shadow = name.starts_with("search_") && name != "search_rows";
        if !is_shadow {
            out += &format!("{sql};\n");
        }
    }
    for (_, name, sql) in of("table") {
        if !sql.starts_with("CREATE VIRTUAL") {
            let shadow = name.starts_with("search_") && name != "search_rows";
            if shadow {
                out += &format!("DELETE FROM {name};\n");
            }
            rows(conn, name, &mut out);
        }
    }
    for kind in ["index", "trigger"] {
        for (_, _, sql) in of(kind) {
            out += &format!("{sql};\n");
        }
    }
    out
}

/// Kind, name and SQL of all that was made by a statement, by name: a copy has them in another order.
pub(super) fn objects(conn: &Connection) -> Vec<(String, String, String)> {
    let sql = "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' \
               ORDER BY name";
    let mut statement = conn.prepare(sql).unwrap();
    let read = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    read.unwrap().map(Result::unwrap).collect()
}

fn rows(conn: &Connection, table: &str, out: &mut String) {
    let columns: String = conn
        .query_row(
            "SELECT group_concat('quote(\"' || name || '\")', ' || '', '' || ') FROM pragma_table_info(?1)",
            [table],
            |row| row.get(0),
        )
        .unwrap();
    let sql = format!("SELECT {columns} FROM \"{table}\"");
    let mut statement = conn.prepare(&sql).unwrap();
    let rows = statement
        .query_map([], |row| row.get::<_, String>(0))
        .unwrap();
    for row in rows {
        *out += &format!("INSERT INTO {table} VALUES ({});\n", row.unwrap());
    }
}

/// Tables without a row.
fn empty_tables(conn: &Connection) -> Vec<String> {
    let tables = objects(conn)
        .into_iter()
        .filter(|(kind, _, _)| kind == "table");
    let empty = tables.filter(|(_, name, _)| {
        let sql = format!("SELECT count(*) FROM \"{name}\"");
        let counts = !name.starts_with("search") || name == "search_rows";
        counts
            && conn
                .query_row(&sql, [], |row| row.get::<_, u32>(0))
                .unwrap()
                == 0
    });
    empty.map(|(_, name, _)| name).collect()
}

/// Run it to write the fixtures that are missing.
#[test]
#[ignore = "writes fixtures: `cargo test --test main schemas::make -- --ignored`"]
fn make_the_fixtures_that_are_missing() {
    let conn = Connection::open_in_memory().unwrap();
    conn.execute_batch("PRAGMA foreign_keys = ON").unwrap();
    for (sql, schema) in migrations().iter().zip(1..) {
        conn.execute_batch(sql).unwrap();
        let version = u32::try_from(schema).unwrap();
        conn.pragma_update(None, "user_version", version).unwrap();
        if let Ok(rows) = fs::read_to_string(fixture("rows", schema)) {
            conn.execute_batch(&rows).unwrap();
        }
        let empty = empty_tables(&conn);
        let rows = fixture("rows", schema);
        assert!(
            empty.is_empty(),
            "no row in {empty:?}: write some into {}",
            rows.display()
        );
        let file = fixture("schema", schema);
        if !file.exists() {
            fs::write(&file, dump(&conn)).unwrap();
        }
    }
}

#[test]
fn every_schema_before_the_newest_has_its_fixture() {
    for schema in 1..newest() {
        assert!(
            fixture("schema", schema).exists(),
            "there is no database of schema {schema} to try upgrades with: write rows for its new tables into {}, and \
             run `cargo test --test main schemas::make -- --ignored`",
            fixture("rows", schema).display()
        );
    }
}
