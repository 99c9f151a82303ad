//! Numbered, embedded, forward-only migrations. One node runs them, under an advisory lock, in one transaction.
//!
//! Nodes are replaced one after the other, so that an older node meets a newer schema for a while. Each migration
//! says which schema a node must know at least to live with it.

use super::failure::{Failure, Sql};
use super::pool::{Connections, Mode};
use super::sql::{Columns as _, Db};
use afterword_store::{StoreError, StoreResult};

struct Migration {
    sql: &'static str,
    /// The oldest schema whose nodes can use the database from here on.
    readable_by: u32,
}

/// Never edit a migration that has landed: add the next one.
const MIGRATIONS: &[Migration] = &[
    Migration {
        sql: include_str!("migrations/0001_initial.sql"),
        readable_by: 1,
    },
    Migration {
        sql: include_str!("migrations/0002_comments_by_time.sql"),
        readable_by: 1,
    },
    Migration {
        sql: include_str!("migrations/0003_conversations.sql"),
        readable_by: 1,
    },
    Migration {
        sql: include_str!("migrations/0004_answer_copies.sql"),
        readable_by: 1,
    },
    Migration {
        sql: include_str!("migrations/0005_webmentions.sql"),
        readable_by: 1,
    },
    Migration {
        sql: include_str!("migrations/0006_sent_webmentions.sql"),
        readable_by: 1,
    },
    Migration {
        sql: include_str!("migrations/0007_site_changes.sql"),
        readable_by: 1,
    },
];

/// PostgreSQL 14, as `server_version_num`.
const OLDEST_SERVER: i64 = 140_000;

/// The advisory lock of whoever migrates: "Aftwmigr" would be too long, so its first letters.
const LOCK: i64 = 0x0041_6674_6d69_6772;

/// The newest schema that this version knows.
#[must_use]
pub fn newest() -> u32 {
    u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX)
}

/// Checks whose database it is, and brings it to the newest schema.
///
/// # Errors
/// It is another program's, too new, of too old a server, or can't be changed by this user.
pub(crate) async fn migrate(connections: &Connections) -> StoreResult<()> {
    let db = connections.begin(Mode::Write).await.map_err(reason)?;
    let found = match begun(&db).await {
        Ok(found) => found?,
        Err(failure) => return Err(reason(failure)),
    };
    if found >= newest() {
        return db.roll_back().await.map_err(reason);
    }
    let failed = |failure: Failure| StoreError::Upgrade {
        found,
        known: newest(),
        reason: explained(&failure).unwrap_or_else(|| failure.told()),
    };
    steps(&db, found).await.map_err(failed)?;
    db.commit().await.map_err(failed)
}

/// The schema's version, once this connection alone may migrate; 0 in an empty database.
async fn begun(db: &Db) -> Sql<StoreResult<u32>> {
    let server = db
        .query_one("SELECT current_setting('server_version_num')::bigint", &[])
        .await?;
    if server.at::<i64>(0)? < OLDEST_SERVER {
        let reason = "the server of store.url is older than PostgreSQL 14: use a newer one";
        return Ok(Err(StoreError::Unavailable(reason.to_owned())));
    }
    db.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])
        .await?;
    let known =
        "SELECT to_regclass('afterword_schema') IS NOT NULL, (SELECT count(*) FROM pg_class WHERE
            relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p'))";
    let row = db.query_one(known, &[]).await?;
    let (ours, tables): (bool, i64) = (row.at(0)?, row.at(1)?);
    match (ours, tables) {
        (true, _) => version(db).await,
        (false, 0) => Ok(Ok(0)),
        (false, _) => {
            let reason =
                "the database of store.url has tables of another program: name an empty database";
            Ok(Err(StoreError::Unavailable(reason.to_owned())))
        }
    }
}

async fn version(db: &Db) -> Sql<StoreResult<u32>> {
    let row = db
        .query_one("SELECT version, readable_by FROM afterword_schema", &[])
        .await?;
    let (found, readable_by): (u32, u32) = (row.number(0)?, row.number(1)?);
    let known = newest();
    Ok(match readable_by > known {
        true => Err(StoreError::NewerSchema { found, known }),
        false => Ok(found),
    })
}

/// The version of a schema that is there.
pub(crate) async fn schema(db: &Db) -> Sql<u32> {
    db.query_one("SELECT version FROM afterword_schema", &[])
        .await?
        .number(0)
}

async fn steps(db: &Db, found: u32) -> Sql<()> {
    if found == 0 {
        db.run(
            "CREATE TABLE afterword_schema (version bigint NOT NULL, readable_by bigint NOT NULL);
             INSERT INTO afterword_schema (version, readable_by) VALUES (0, 0)",
        )
        .await?;
    }
    for (migration, number) in MIGRATIONS
        .iter()
        .zip(1_u32..)
        .filter(|(_, number)| *number > found)
    {
        db.run(migration.sql).await?;
        db.execute(
            "UPDATE afterword_schema SET version = $1, readable_by = $2",
            &[&i64::from(number), &i64::from(migration.readable_by)],
        )
        .await?;
    }
    Ok(())
}

pub(crate) fn reason(failure: Failure) -> StoreError {
    match explained(&failure) {
        Some(reason) => StoreError::Unavailable(reason),
        None => failure.store_error(),
    }
}

/// What a person can do about it.
fn explained(failure: &Failure) -> Option<String> {
    use tokio_postgres::error::SqlState;
    if let Some(advice) = failure.encryption().and_then(unencrypted) {
        return Some(advice);
    }
    let advice = match *failure.state()? {
        SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
            return Some(format!(
                "PostgreSQL does not accept the user or the password of store.url: correct them, or the server's \
                 pg_hba.conf. {}",
                failure.told()
            ));
        }
        SqlState::INVALID_CATALOG_NAME => {
            "the database of store.url does not exist: create it with `createdb`, owned by the user of store.url"
        }
        SqlState::INSUFFICIENT_PRIVILEGE => {
            "the user of store.url may not create tables in its database: run `ALTER DATABASE … OWNER TO …`, or grant \
             CREATE on the database and on its schema"
        }
        SqlState::UNDEFINED_FILE => {
            "the server of store.url lacks the extension unaccent: install PostgreSQL's contrib package"
        }
        SqlState::TOO_MANY_CONNECTIONS => {
            "the server of store.url has no connection left: lower store.pool, or raise its max_connections"
        }
        SqlState::PROTOCOL_VIOLATION => {
            "store.url leads to a pooler such as PgBouncer: set store.prepared_statements = false and store.notify = false"
        }
        SqlState::CANNOT_CONNECT_NOW => {
            "the server of store.url is starting or stopping: try again"
        }
        _ => return None,
    };
    Some(advice.to_owned())
}

/// What a person can do about a connection that can't be encrypted.
fn unencrypted(error: &rustls::Error) -> Option<String> {
    use rustls::CertificateError::{NotValidForName, NotValidForNameContext, UnknownIssuer};
    let advice = match error {
        rustls::Error::InvalidCertificate(UnknownIssuer) => {
            "the certificate of the server of store.url is by an authority that is not known here: name the file of the \
             authority in store.url, as sslrootcert=FILE"
                .to_owned()
        }
        rustls::Error::InvalidCertificate(NotValidForName | NotValidForNameContext { .. }) => {
            "the server's certificate is for another name than the host of store.url: write the name there that it is for"
                .to_owned()
        }
        rustls::Error::AlertReceived(alert) => format!(
            "the server of store.url refuses to encrypt ({alert:?}): if it asks for a certificate, name one that it trusts \
             in store.url, as sslcert=FILE and sslkey=FILE"
        ),
        _ => return None,
    };
    Some(advice)
}
