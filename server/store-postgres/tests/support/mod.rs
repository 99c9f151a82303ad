//! A database of its own for each test.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test fails by panicking, and not every binary of tests uses all of it"
)]

use std::sync::Arc;
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
    pub(crate) fn new() -> Self {
        let database = Server::shared().database();
        Self {
            options: options(database.url()),
            database,
        }
    }

    pub(crate) fn postgres(&self) -> StoreResult<Postgres> {
        Postgres::open(&self.options)
    }
}

impl TestStorage for Home {
    fn open(&self) -> StoreResult<Arc<dyn Store>> {
        Ok(Arc::new(self.postgres()?))
    }
}

pub(crate) fn home() -> Box<dyn TestStorage> {
    Box::new(Home::new())
}
