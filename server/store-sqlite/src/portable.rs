//! Moves rows to and from another kind of store.

use std::borrow::Cow;

use async_trait::async_trait;
use rusqlite::types::{Value as SqlValue, ValueRef};
use rusqlite::{Connection, OptionalExtension as _, Row, params_from_iter};

use super::Sqlite;
use afterword_store::StoreResult;
use afterword_store::portable::{
    Digesting, KeyRange, LastNumber, PortableRow, PortableStore, RowsDigest, TABLES, Table, Value,
    quoted,
};

#[async_trait]
impl PortableStore for Sqlite {
    async fn rows(
        &self,
        table: &'static Table,
        range: KeyRange,
        limit: u32,
    ) -> StoreResult<Vec<PortableRow>> {
        self.read("portable_rows", move |conn| {
            rows(conn, table, &range, limit)
        })
        .await
    }

    async fn end_of_block(
        &self,
        table: &'static Table,
        after: Option<PortableRow>,
        limit: u32,
    ) -> StoreResult<Option<PortableRow>> {
        let range = KeyRange { after, upto: None };
        self.read("end_of_block", move |conn| {
            end_of_block(conn, table, &range, limit)
        })
        .await
    }

    async fn digest(&self, table: &'static Table, range: KeyRange) -> StoreResult<RowsDigest> {
        self.read("digest", move |conn| digest(conn, table, &range))
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

/// The rows of a range, by these columns, and the parameters of the statement.
fn selection(table: &'static Table, columns: &str, range: &KeyRange) -> (String, Vec<SqlValue>) {
    let key = table.key_names();
    let bounds = [(">", &range.after), ("<=", &range.upto)];
    let bounds = bounds.map(|(is, bound)| match bound {
        Some(_) => format!("AND ({key}) {is} ({})", places(table.key)),
        None => String::new(),
    });
    let sql = format!(
        "SELECT {columns} FROM {} t WHERE {} {} ORDER BY {key}",
        table.name,
        table.condition(),
        bounds.concat(),
    );
    let keys = [&range.after, &range.upto].into_iter().flatten();
    (sql, keys.flatten().map(to_sql).collect())
}

fn all_columns(table: &'static Table) -> String {
    let column = |name: &'static str| match (name, derived_site(table)) {
        ("site", Some(site)) => site.to_owned(),
        // Old decisions have no site of their own.
        ("site", None) if table.name == "decisions" => {
            "coalesce(t.site, (SELECT site FROM comments WHERE id = t.comment))".to_owned()
        }
        _ => format!("t.\"{name}\""),
    };
    let columns: Vec<String> = table.columns.iter().map(|each| column(each.name)).collect();
    columns.join(", ")
}

fn rows(
    conn: &Connection,
    table: &'static Table,
    range: &KeyRange,
    limit: u32,
) -> rusqlite::Result<Vec<PortableRow>> {
    let (sql, keys) = selection(table, &all_columns(table), range);
    conn.prepare_cached(&format!("{sql} LIMIT {limit}"))?
        .query_map(params_from_iter(keys), |row| {
            portable(row, table.columns.len())
        })?
        .collect()
}

fn end_of_block(
    conn: &Connection,
    table: &'static Table,
    range: &KeyRange,
    limit: u32,
) -> rusqlite::Result<Option<PortableRow>> {
    let (sql, keys) = selection(table, &table.key_names(), range);
    let mut statement = conn.prepare_cached(&format!("{sql} LIMIT {limit}"))?;
    let mut rows = statement.query(params_from_iter(keys))?;
    let mut last = None;
    while let Some(row) = rows.next()? {
        last = Some(portable(row, table.key)?);
    }
    Ok(last)
}

fn digest(
    conn: &Connection,
    table: &'static Table,
    range: &KeyRange,
) -> rusqlite::Result<RowsDigest> {
    let (sql, keys) = selection(table, &all_columns(table), range);
    let mut statement = conn.prepare_cached(&sql)?;
    let mut rows = statement.query(params_from_iter(keys))?;
    let mut digesting = Digesting::default();
    while let Some(row) = rows.next()? {
        for column in 0..table.columns.len() {
            match row.get_ref(column)? {
                ValueRef::Null => digesting.null(),
                ValueRef::Integer(number) => digesting.integer(number),
                ValueRef::Real(_) => digesting.integer(row.get(column)?),
                ValueRef::Text(text) => digesting.text(&portable_text(text)),
                ValueRef::Blob(bytes) => digesting.bytes(bytes),
            }
        }
        digesting.end_of_row();
    }
    Ok(digesting.done())
}

/// As PostgreSQL can keep it: no text there has the character 0, which rows of long ago may have here.
fn portable_text(text: &[u8]) -> Cow<'_, str> {
    let text = String::from_utf8_lossy(text);
    match text.contains('\0') {
        true => Cow::Owned(text.replace('\0', "\u{FFFD}")),
        false => text,
    }
}

/// The first columns of a row.
fn portable(row: &Row<'_>, width: usize) -> rusqlite::Result<PortableRow> {
    let value = |column: usize| {
        Ok(match row.get_ref(column)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Integer(number),
            ValueRef::Real(_) => Value::Integer(row.get(column)?),
            ValueRef::Text(text) => Value::Text(portable_text(text).into_owned()),
            ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        })
    };
    (0..width).map(value).collect()
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
