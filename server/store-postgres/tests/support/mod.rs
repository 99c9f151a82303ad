//! A database of its own for each test.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test fails by panicking, and not every binary of tests uses all of it"
)]

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use afterword_store::{Store, StoreResult};
use afterword_store_contract::TestStorage;
use afterword_store_postgres::{Postgres, PostgresOptions};
use afterword_testkit::{Postgres as Server, PostgresDatabase};

pub(crate) fn options(url: String) -> PostgresOptions {
    PostgresOptions {
        url,
        pool: 4,
        pool_timeout: Duration::from_secs(10),
        statement_timeout: Duration::from_secs(30),
        prepared_statements: true,
        notify: true,
        queue: 1024,
    }
}

pub(crate) struct Home {
    pub(crate) database: PostgresDatabase,
    pub(crate) options: PostgresOptions,
}

impl Home {
    /// With all tables.
    pub(crate) fn new() -> Self {
        Self::of(Server::shared().copy(with_tables()))
    }

    /// Nothing was ever in it.
    pub(crate) fn empty() -> Self {
        Self::of(Server::shared().database())
    }

    fn of(database: PostgresDatabase) -> Self {
        Self {
            options: options(database.url()),
            database,
        }
    }

    pub(crate) fn postgres(&self) -> StoreResult<Postgres> {
        Postgres::open(&self.options)
    }
}

/// A database that is as a node leaves it that has just made its tables.
fn with_tables() -> &'static PostgresDatabase {
    static MADE: OnceLock<PostgresDatabase> = OnceLock::new();
    MADE.get_or_init(|| {
        let home = Home::empty();
        // All its connections end with it: a database in use can't be copied.
        drop(home.postgres().unwrap());
        home.database
    })
}

impl TestStorage for Home {
    fn open(&self) -> StoreResult<Arc<dyn Store>> {
        Ok(Arc::new(self.postgres()?))
    }
}

pub(crate) fn home() -> Box<dyn TestStorage> {
    Box::new(Home::new())
}
