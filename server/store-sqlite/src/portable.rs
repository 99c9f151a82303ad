//! Moves rows to and from another kind of store.

use async_trait::async_trait;
use rusqlite::types::{Value as SqlValue, ValueRef};
use rusqlite::{Connection, OptionalExtension as _, Row, params_from_iter};

use super::Sqlite;
use afterword_store::StoreResult;
use afterword_store::portable::{
    LastNumber, PortableRow, PortableStore, TABLES, Table, Value, quoted,
};

#[async_trait]
impl PortableStore for Sqlite {
    async fn rows(
        &self,
        table: &'static Table,
        after: Option<PortableRow>,
        limit: u32,
    ) -> StoreResult<Vec<PortableRow>> {
        self.read("portable_rows", move |conn| {
            rows(conn, table, after.as_deref(), limit)
        })
        .await
    }

    async fn put(&self, table: &'static Table, rows: Vec<PortableRow>) -> StoreResult<()> {
        self.write_alone("put_portable", move |tx| put(tx, table, &rows))
            .await
    }

    async fn remove(&self, table: &'static Table, keys: Vec<PortableRow>) -> StoreResult<()> {
        self.write_alone("remove_portable", move |tx| remove(tx, table, &keys))
            .await
    }

    async fn last_numbers(&self) -> StoreResult<Vec<LastNumber>> {
        self.read("last_numbers", last_numbers).await
    }

    async fn set_last_numbers(&self, numbers: Vec<LastNumber>) -> StoreResult<()> {
        self.write_alone("set_last_numbers", move |tx| set_last_numbers(tx, &numbers))
            .await
    }
}

/// The site of a row whose table has no column for it.
fn derived_site(table: &Table) -> Option<&'static str> {
    match table.name {
        "akismet" | "announcements" | "reactions" | "reports" => {
            Some("(SELECT site FROM comments WHERE id = t.comment)")
        }
        "import_pages" | "page_reactions" => Some("(SELECT site FROM pages WHERE id = t.page)"),
        _ => None,
    }
}

fn places(number: usize) -> String {
    vec!["?"; number].join(", ")
}

fn rows(
    conn: &Connection,
    table: &'static Table,
    after: Option<&[Value]>,
    limit: u32,
) -> rusqlite::Result<Vec<PortableRow>> {
    let column = |name: &'static str| match (name, derived_site(table)) {
        ("site", Some(site)) => site.to_owned(),
        // Old decisions have no site of their own.
        ("site", None) if table.name == "decisions" => {
            "coalesce(t.site, (SELECT site FROM comments WHERE id = t.comment))".to_owned()
        }
        _ => format!("t.\"{name}\""),
    };
    let columns: Vec<String> = table.columns.iter().map(|each| column(each.name)).collect();
    let key = table.key_names();
    let begin = match after {
        Some(_) => format!("AND ({key}) > ({})", places(table.key)),
        None => String::new(),
    };
    let sql = format!(
        "SELECT {} FROM {} t WHERE {} {begin} ORDER BY {key} LIMIT {limit}",
        columns.join(", "),
        table.name,
        table.condition(),
    );
    let after = after.unwrap_or_default().iter().map(to_sql);
    conn.prepare_cached(&sql)?
        .query_map(params_from_iter(after), |row| portable(table, row))?
        .collect()
}

fn portable(table: &Table, row: &Row<'_>) -> rusqlite::Result<PortableRow> {
    let value = |column: usize| {
        Ok(match row.get_ref(column)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Integer(number),
            ValueRef::Real(_) => Value::Integer(row.get(column)?),
            ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
            ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        })
    };
    (0..table.columns.len()).map(value).collect()
}

fn to_sql(value: &Value) -> SqlValue {
    match value {
        Value::Null => SqlValue::Null,
        Value::Integer(number) => SqlValue::Integer(*number),
        Value::Text(text) => SqlValue::Text(text.clone()),
        Value::Bytes(bytes) => SqlValue::Blob(bytes.clone()),
    }
}

fn put(tx: &Connection, table: &'static Table, rows: &[PortableRow]) -> rusqlite::Result<()> {
    let is_own = |name: &str| name != "site" || derived_site(table).is_none();
    let own: Vec<usize> = (0..table.columns.len())
        .filter(|column| is_own(table.columns[*column].name))
        .collect();
    let columns = quoted(own.iter().map(|column| table.columns[*column].name));
    let others = own.iter().filter(|column| **column >= table.key);
    let changes: Vec<String> = others
        .map(|column| {
            let name = table.columns[*column].name;
            format!("\"{name}\" = excluded.\"{name}\"")
        })
        .collect();
    let then = match changes.is_empty() {
        true => "NOTHING".to_owned(),
        false => format!("UPDATE SET {}", changes.join(", ")),
    };
    let mut statement = tx.prepare_cached(&format!(
        "INSERT INTO {} ({columns}) VALUES ({}) ON CONFLICT ({}) DO {then}",
        table.name,
        places(own.len()),
        table.key_names(),
    ))?;
    for row in rows {
        statement.execute(params_from_iter(
            own.iter().map(|column| to_sql(&row[*column])),
        ))?;
    }
    Ok(())
}

fn remove(tx: &Connection, table: &'static Table, keys: &[PortableRow]) -> rusqlite::Result<()> {
    if table.name == "comments" {
        // A reply that stays gets its parent back when its own row is compared.
        let mut orphan =
            tx.prepare_cached("UPDATE comments SET parent = NULL WHERE parent = ?1")?;
        for key in keys {
            orphan.execute(params_from_iter(key.iter().map(to_sql)))?;
        }
    }
    let key = table.key_names();
    let mut statement = tx.prepare_cached(&format!(
        "DELETE FROM {} WHERE ({key}) = ({})",
        table.name,
        places(table.key)
    ))?;
    for key in keys {
        statement.execute(params_from_iter(key.iter().map(to_sql)))?;
    }
    Ok(())
}

fn numbered() -> impl Iterator<Item = &'static Table> {
    TABLES.iter().filter(|table| table.is_numbered)
}

fn last_numbers(conn: &Connection) -> rusqlite::Result<Vec<LastNumber>> {
    let mut numbers = Vec::new();
    for table in numbered() {
        let given: Option<i64> = conn
            .prepare_cached("SELECT seq FROM sqlite_sequence WHERE name = ?1")?
            .query_row([table.name], |row| row.get(0))
            .optional()?;
        let there: i64 = conn.query_row(
            &format!("SELECT coalesce(max(id), 0) FROM {}", table.name),
            [],
            |row| row.get(0),
        )?;
        numbers.push(LastNumber {
            table: table.name,
            last: given.unwrap_or_default().max(there),
        });
    }
    Ok(numbers)
}

/// Tables that keep no number of their own give the one after the highest that is there.
fn set_last_numbers(tx: &Connection, numbers: &[LastNumber]) -> rusqlite::Result<()> {
    for LastNumber { table, last } in numbers {
        let keeps: bool = tx.query_row(
            "SELECT sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema WHERE type = 'table' AND name = ?1",
            [table],
            |row| row.get(0),
        )?;
        if keeps {
            tx.execute("DELETE FROM sqlite_sequence WHERE name = ?1", [table])?;
            tx.execute(
                "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)",
                rusqlite::params![table, last],
            )?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// What SQLite makes by itself, and what belongs to one server.
    const NOT_MOVED: [&str; 3] = ["search", "search_rows", "words_waiting"];

    #[test]
    fn every_table_and_column_is_moved() {
        let mut conn = Connection::open_in_memory().unwrap();
        crate::migrate::migrate(&mut conn).unwrap();
        let mut query = conn
            .prepare(
                "SELECT m.name, p.name FROM sqlite_schema m JOIN pragma_table_info(m.name) p
                 WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE 'search_%'",
            )
            .unwrap();
        let there: BTreeSet<(String, String)> = query
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .collect::<rusqlite::Result<_>>()
            .unwrap();
        let there = there
            .into_iter()
            .filter(|(table, _)| !NOT_MOVED.contains(&table.as_str()));
        let moved: BTreeSet<(String, String)> = TABLES
            .iter()
            .flat_map(|table| {
                let is_own = |name: &str| name != "site" || derived_site(table).is_none();
                let own = table
                    .columns
                    .iter()
                    .filter(move |column| is_own(column.name));
                own.map(|column| (table.name.to_owned(), column.name.to_owned()))
            })
            .collect();
        assert_eq!(there.collect::<BTreeSet<_>>(), moved);
    }
}
