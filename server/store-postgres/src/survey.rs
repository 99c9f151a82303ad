//! What an owner should know about the database and its server. Reads only.

use tokio::runtime::Builder;

use super::failure::{Failure, Sql};
use super::migrate;
use super::options::PostgresOptions;
use super::pool::{Connections, Mode};
use super::sql::{Columns as _, Db};
use afterword_store::{StoreError, StoreResult};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Survey {
    /// Such as "15.6 (Debian 15.6-0+deb12u1)".
    pub server: String,
    /// As `server_version_num` says it: 150006 is 15.6.
    pub server_number: i64,
    /// 0 before the first start.
    pub schema: u32,
    pub sites: i64,
    /// As PostgreSQL estimates them.
    pub pages: i64,
    pub comments: i64,
    pub bytes: i64,
    /// Whether the server only follows another one.
    pub is_standby: bool,
    /// Whether a commit is on the disk before it is acknowledged.
    pub commits_are_synced: bool,
    pub max_connections: i64,
    /// Whether the user may create tables, which an upgrade needs.
    pub may_create: bool,
    /// Whether the extension `unaccent` can be used or created.
    pub has_unaccent: bool,
    pub replicas: Vec<Replica>,
}

/// A standby that follows this server, as far as this user may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replica {
    pub name: String,
    /// `sync`, `async`, `quorum` or `potential`.
    pub kind: String,
    /// What it has not yet written.
    pub behind_bytes: i64,
}

/// # Errors
/// The server can't be reached, or is no database of ours.
pub fn survey(options: &PostgresOptions) -> StoreResult<Survey> {
    let connections = Connections::new(options)?;
    let looking = async {
        let db = connections.begin(Mode::Read).await?;
        let found = look(&db).await?;
        db.commit().await?;
        Ok(found)
    };
    // The caller may be inside another runtime, which must not be blocked.
    let looked = std::thread::scope(|threads| {
        let look = || {
            let runtime = Builder::new_current_thread().enable_all().build();
            let runtime = runtime.map_err(|error| StoreError::Unavailable(error.to_string()))?;
            runtime
                .block_on(looking)
                .map_err(|failure: Failure| migrate::reason(failure))
        };
        threads.spawn(look).join()
    });
    looked.unwrap_or(Err(StoreError::Panicked))
}

async fn look(db: &Db) -> Sql<Survey> {
    let row = db
        .query_one(
            "SELECT current_setting('server_version'), current_setting('server_version_num')::bigint,
                pg_database_size(current_database()), pg_is_in_recovery(),
                current_setting('fsync') = 'on' AND current_setting('synchronous_commit') <> 'off',
                current_setting('max_connections')::bigint,
                has_schema_privilege(current_schema(), 'CREATE') AND NOT pg_is_in_recovery(),
                EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'unaccent'),
                to_regclass('afterword_schema') IS NOT NULL",
            &[],
        )
        .await?;
    let is_ours: bool = row.at(8)?;
    let (schema, [sites, pages, comments]) = match is_ours {
        true => (migrate::schema(db).await?, totals(db).await?),
        false => (0, [0; 3]),
    };
    Ok(Survey {
        server: row.at(0)?,
        server_number: row.at(1)?,
        schema,
        sites,
        pages,
        comments,
        bytes: row.at(2)?,
        is_standby: row.at(3)?,
        commits_are_synced: row.at(4)?,
        max_connections: row.at(5)?,
        may_create: row.at(6)?,
        has_unaccent: row.at(7)?,
        replicas: replicas(db).await?,
    })
}

/// Sites are counted; of pages and comments, of which there may be many millions, the estimate is enough.
async fn totals(db: &Db) -> Sql<[i64; 3]> {
    let row = db
        .query_one(
            "SELECT (SELECT count(*) FROM sites),
                (SELECT greatest(reltuples, 0)::bigint FROM pg_class WHERE oid = to_regclass('pages')),
                (SELECT greatest(reltuples, 0)::bigint FROM pg_class WHERE oid = to_regclass('comments'))",
            &[],
        )
        .await?;
    Ok([row.at(0)?, row.at(1)?, row.at(2)?])
}

async fn replicas(db: &Db) -> Sql<Vec<Replica>> {
    let rows = db
        .query(
            "SELECT coalesce(application_name, ''), coalesce(sync_state, ''),
                coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn), 0)::bigint
             FROM pg_stat_replication WHERE NOT pg_is_in_recovery() ORDER BY application_name",
            &[],
        )
        .await?;
    let replica = |row: &tokio_postgres::Row| {
        Ok(Replica {
            name: row.at(0)?,
            kind: row.at(1)?,
            behind_bytes: row.at(2)?,
        })
    };
    rows.iter().map(replica).collect()
}
