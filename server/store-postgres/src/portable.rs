//! Moves rows to and from another kind of store.

use async_trait::async_trait;
use tokio_postgres::Row;
use uuid::Uuid;

use super::Postgres;
use super::failure::{Failure, Sql};
use super::pool::Mode;
use super::sql::{Columns as _, Db, Param};
use afterword_store::StoreResult;
use afterword_store::portable::{
    Column, KeyRange, Kind, LastNumber, PortableRow, PortableStore, RowsDigest, TABLES, Table,
    Value, quoted,
};

#[async_trait]
impl PortableStore for Postgres {
    async fn rows(
        &self,
        table: &'static Table,
        range: KeyRange,
        limit: u32,
    ) -> StoreResult<Vec<PortableRow>> {
        let asked = (table, range, limit);
        self.call(
            Mode::Read,
            "portable_rows",
            asked,
            |db, (table, range, limit)| Box::pin(rows(db, table, range, *limit)),
        )
        .await
    }

    async fn end_of_block(
        &self,
        table: &'static Table,
        after: Option<PortableRow>,
        limit: u32,
    ) -> StoreResult<Option<PortableRow>> {
        let range = KeyRange { after, upto: None };
        let asked = (table, range, limit);
        self.call(
            Mode::Read,
            "end_of_block",
            asked,
            |db, (table, range, limit)| Box::pin(end_of_block(db, table, range, *limit)),
        )
        .await
    }

    async fn digest(&self, table: &'static Table, range: KeyRange) -> StoreResult<RowsDigest> {
        self.call(
            Mode::Snapshot,
            "digest",
            (table, range),
            |db, (table, range)| Box::pin(digest(db, table, range)),
        )
        .await
    }

    async fn put(&self, table: &'static Table, new: Vec<PortableRow>) -> StoreResult<()> {
        self.call(
            Mode::Write,
            "put_portable",
            (table, new),
            |db, (table, new)| Box::pin(put(db, table, new)),
        )
        .await
    }

    async fn remove(&self, table: &'static Table, keys: Vec<PortableRow>) -> StoreResult<()> {
        self.call(
            Mode::Write,
            "remove_portable",
            (table, keys),
            |db, (table, keys)| Box::pin(remove(db, table, keys)),
        )
        .await
    }

    async fn last_numbers(&self) -> StoreResult<Vec<LastNumber>> {
        self.call(Mode::Read, "last_numbers", (), |db, ()| {
            Box::pin(last_numbers(db))
        })
        .await
    }

    async fn set_last_numbers(&self, numbers: Vec<LastNumber>) -> StoreResult<()> {
        self.call(Mode::Write, "set_last_numbers", numbers, |db, numbers| {
            Box::pin(set_last_numbers(db, numbers))
        })
        .await
    }
}

/// A parameter or a column of parameters: its type in SQL is its kind's.
enum Values {
    Bool(Vec<Option<bool>>),
    Integer(Vec<Option<i64>>),
    Text(Vec<Option<String>>),
    Bytes(Vec<Option<Vec<u8>>>),
    Uuid(Vec<Option<Uuid>>),
}

impl Values {
    fn of(kind: Kind, values: impl Iterator<Item = Value>) -> Sql<Self> {
        let wrong = || Failure::unreadable("a value of another store has another type");
        macro_rules! each {
            ($variant:ident, $($value:pat => $as:expr),*) => {
                Self::$variant(
                    values
                        .map(|value| match value {
                            Value::Null => Ok(None),
                            $($value => $as.map(Some),)*
                            _ => Err(wrong()),
                        })
                        .collect::<Sql<_>>()?,
                )
            };
        }
        Ok(match kind {
            Kind::Bool => each!(Bool, Value::Integer(number) => Ok(number != 0)),
            Kind::Integer => each!(Integer, Value::Integer(number) => Ok(number)),
            Kind::Text => each!(Text, Value::Text(text) => Ok(text)),
            Kind::Bytes => each!(Bytes, Value::Bytes(bytes) => Ok(bytes)),
            Kind::Uuid => {
                each!(Uuid, Value::Bytes(bytes) => Uuid::from_slice(&bytes).map_err(|_| wrong()))
            }
        })
    }

    fn param(&self) -> &dyn Param {
        match self {
            Self::Bool(values) => values,
            Self::Integer(values) => values,
            Self::Text(values) => values,
            Self::Bytes(values) => values,
            Self::Uuid(values) => values,
        }
    }

    fn array(&self) -> &'static str {
        match self {
            Self::Bool(_) => "boolean[]",
            Self::Integer(_) => "bigint[]",
            Self::Text(_) => "text[]",
            Self::Bytes(_) => "bytea[]",
            Self::Uuid(_) => "uuid[]",
        }
    }
}

/// The columns of rows, one after the other, from the first `width` on.
fn columns(table: &'static Table, width: usize, rows: &[PortableRow]) -> Sql<Vec<Values>> {
    let columns = table.columns[..width].iter().enumerate();
    columns
        .map(|(index, column)| Values::of(column.kind, rows.iter().map(|row| row[index].clone())))
        .collect()
}

/// `unnest($1::bigint[], …)`.
fn unnested(columns: &[Values]) -> String {
    let arrays: Vec<String> = columns
        .iter()
        .zip(1..)
        .map(|(values, number)| format!("${number}::{}", values.array()))
        .collect();
    format!("unnest({})", arrays.join(", "))
}

/// The rows of a range, for SQL's FROM, and the parameters of the statement.
fn selection(table: &'static Table, range: &KeyRange) -> Sql<(String, Vec<Values>)> {
    let key = table.key_names();
    let mut sql = format!("{} WHERE {}", table.name, table.condition());
    let mut params = Vec::new();
    for (is, bound) in [(">", &range.after), ("<=", &range.upto)] {
        if let Some(bound) = bound {
            let bound = columns(table, table.key, std::slice::from_ref(bound))?;
            let first = params.len() + 1;
            let places = bound.iter().zip(first..);
            // A key of several columns is found by the index if it is compared with a row of values.
            let places: Vec<String> = places
                .map(|(values, number)| format!("(${number}::{})[1]", values.array()))
                .collect();
            sql += &format!(" AND ({key}) {is} ({})", places.join(", "));
            params.extend(bound);
        }
    }
    Ok((sql, params))
}

async fn rows(
    db: &Db,
    table: &'static Table,
    range: &KeyRange,
    limit: u32,
) -> Sql<Vec<PortableRow>> {
    let (from, params) = selection(table, range)?;
    let sql = format!(
        "SELECT {} FROM {from} ORDER BY {} LIMIT {limit}",
        table.names(),
        table.key_names()
    );
    let params: Vec<&dyn Param> = params.iter().map(Values::param).collect();
    db.all(&sql, &params, |row| portable(table, row)).await
}

async fn end_of_block(
    db: &Db,
    table: &'static Table,
    range: &KeyRange,
    limit: u32,
) -> Sql<Option<PortableRow>> {
    let (from, params) = selection(table, range)?;
    let key = table.key_names();
    let backwards: Vec<String> = table
        .key_columns()
        .map(|name| format!("\"{name}\" DESC"))
        .collect();
    let sql = format!(
        "SELECT * FROM (SELECT {key} FROM {from} ORDER BY {key} LIMIT {limit}) block ORDER BY {} LIMIT 1",
        backwards.join(", ")
    );
    let params: Vec<&dyn Param> = params.iter().map(Values::param).collect();
    let last = db.query_opt(&sql, &params).await?;
    last.map(|row| values(&table.columns[..table.key], &row))
        .transpose()
}

/// The database digests its rows itself, as [`Digesting`](afterword_store::portable::Digesting) does.
async fn digest(db: &Db, table: &'static Table, range: &KeyRange) -> Sql<RowsDigest> {
    let (from, params) = selection(table, range)?;
    let written: Vec<String> = table.columns.iter().map(written).collect();
    let sql = format!(
        "SELECT count(*), sha256(coalesce(string_agg(sha256(convert_to(concat({}), 'UTF8')), ''::bytea ORDER BY {}), \
            ''::bytea)) FROM {from}",
        written.join(", "),
        table.key_names(),
    );
    let params: Vec<&dyn Param> = params.iter().map(Values::param).collect();
    // To start a worker takes longer than all of it.
    db.run("SET LOCAL max_parallel_workers_per_gather = 0")
        .await?;
    db.one(&sql, &params, |row| {
        Ok(RowsDigest {
            rows: row.number(0)?,
            hash: row.bytes(1)?,
        })
    })
    .await
}

/// A column as it is digested.
fn written(column: &Column) -> String {
    let name = format!("\"{}\"", column.name);
    match column.kind {
        Kind::Bool => format!("coalesce({name}::integer || ',', '-,')"),
        Kind::Integer => format!("coalesce({name} || ',', '-,')"),
        Kind::Text => format!("coalesce(octet_length({name}) || ':' || {name}, '-,')"),
        Kind::Bytes => format!("coalesce(encode({name}, 'hex') || ',', '-,')"),
        Kind::Uuid => format!("coalesce(encode(uuid_send({name}), 'hex') || ',', '-,')"),
    }
}

fn portable(table: &Table, row: &Row) -> Sql<PortableRow> {
    values(table.columns, row)
}

fn values(columns: &[Column], row: &Row) -> Sql<PortableRow> {
    let value = |(index, kind): (usize, Kind)| {
        let value = match kind {
            Kind::Bool => row
                .at::<Option<bool>>(index)?
                .map(|is| Value::Integer(is.into())),
            Kind::Integer => row.at::<Option<i64>>(index)?.map(Value::Integer),
            Kind::Text => row.at::<Option<String>>(index)?.map(Value::Text),
            Kind::Bytes => row.at::<Option<Vec<u8>>>(index)?.map(Value::Bytes),
            Kind::Uuid => row
                .at::<Option<Uuid>>(index)?
                .map(|id| Value::Bytes(id.as_bytes().to_vec())),
        };
        Ok(value.unwrap_or(Value::Null))
    };
    let kinds = columns.iter().map(|column| column.kind);
    kinds.enumerate().map(value).collect()
}

/// The columns of the primary key, which begins with the site where the table has one.
fn primary_key(table: &'static Table) -> String {
    const BY_ID_ALONE: [&str; 2] = ["outbox", "mail_tokens"];
    let has_site = table
        .column("site")
        .is_some_and(|column| column >= table.key);
    let site = (has_site && !BY_ID_ALONE.contains(&table.name)).then_some("site");
    quoted(site.into_iter().chain(table.key_columns()))
}

async fn put(db: &Db, table: &'static Table, rows: &[PortableRow]) -> Sql<()> {
    let values = columns(table, table.columns.len(), rows)?;
    let params: Vec<&dyn Param> = values.iter().map(Values::param).collect();
    let others = table.columns[table.key..].iter().map(|column| column.name);
    let changes: Vec<String> = others
        .map(|name| format!("\"{name}\" = excluded.\"{name}\""))
        .collect();
    let then = match changes.is_empty() {
        true => "NOTHING".to_owned(),
        false => format!("UPDATE SET {}", changes.join(", ")),
    };
    let sql = format!(
        "INSERT INTO {} ({}) SELECT * FROM {} ON CONFLICT ({}) DO {then}",
        table.name,
        table.names(),
        unnested(&values),
        primary_key(table),
    );
    db.execute(&sql, &params).await.map(drop)
}

async fn remove(db: &Db, table: &'static Table, keys: &[PortableRow]) -> Sql<()> {
    let values = columns(table, table.key, keys)?;
    let params: Vec<&dyn Param> = values.iter().map(Values::param).collect();
    let from = unnested(&values);
    if table.name == "comments" {
        // A reply that stays gets its parent back when its own row is compared.
        let orphan =
            format!("UPDATE comments SET parent = NULL WHERE parent IN (SELECT * FROM {from})");
        db.execute(&orphan, &params).await?;
    }
    let key = table.key_names();
    let sql = format!(
        "DELETE FROM {} WHERE ({key}) IN (SELECT * FROM {from})",
        table.name
    );
    db.execute(&sql, &params).await.map(drop)
}

fn numbered() -> impl Iterator<Item = &'static Table> {
    TABLES.iter().filter(|table| table.is_numbered)
}

async fn last_numbers(db: &Db) -> Sql<Vec<LastNumber>> {
    let mut numbers = Vec::new();
    for table in numbered() {
        let last = format!(
            "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {}_id_seq",
            table.name
        );
        numbers.push(LastNumber {
            table: table.name,
            last: db.query_one(&last, &[]).await?.at(0)?,
        });
    }
    Ok(numbers)
}

async fn set_last_numbers(db: &Db, numbers: &[LastNumber]) -> Sql<()> {
    for LastNumber { table, last } in numbers {
        let set = format!("SELECT setval('{table}_id_seq', greatest($1, 1), $1 > 0)");
        db.execute(&set, &[last]).await?;
    }
    Ok(())
}
