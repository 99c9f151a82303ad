//! A database that can't be used: one sentence that names the setting, and never the password.

use std::thread::JoinHandle;
use std::time::Duration;

use afterword_store::{Store as _, StoreError};
use afterword_store_contract::TestStorage as _;
use afterword_store_postgres::{Postgres, check_url, shown};
use afterword_testkit::PostgresDatabase;
use tokio::net::TcpListener;

use crate::support::{Home, options};

fn refusal(url: &str) -> String {
    match Postgres::open(&options(url.to_owned())) {
        Ok(_) => panic!("{url} can be used"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_url_that_is_none_says_what_it_should_be() {
    for (url, says) in [
        ("comments.db", "it is no URL such as postgres://"),
        ("mysql://u:geheim@h/d", "postgres://"),
        (
            "postgres://u:geheim@h/d?sslmode=require",
            "sslmode=require is not offered",
        ),
        ("postgres://u:geheim@h/d?sslcert=a.pem", "name both files"),
        ("postgres://u:geheim@h/d?sslrootcert=/none.pem", "/none.pem"),
        ("postgres://u:geheim@h:port/d", "port"),
        ("postgres://u:geheim@h/d?colour=red", "colour"),
    ] {
        let said = refusal(url);
        assert!(
            said.contains("store.url") && said.contains(says),
            "{url}: {said}"
        );
        assert!(!said.contains("geheim"), "{said}");
    }
    assert!(check_url("postgres://u@h/d?sslmode=disable").is_ok());
    let several = "postgres://u:geheim@h:5433,[::1]:5434/d?target_session_attrs=read-write&options=-csearch_path%3Da";
    assert!(check_url(several).is_ok());
    assert_eq!(shown(several), "postgres://h:5433,[::1]:5434/d");
    assert_eq!(
        shown("postgres://u:geheim@h:5433/d?x=y"),
        "postgres://h:5433/d"
    );
    assert_eq!(shown("postgres://u@%2Frun%2Fpg/d"), "postgres:///run/pg/d");
}

#[test]
fn a_database_that_is_not_there_is_to_be_created() {
    let url = Home::new().database.url();
    let said = refusal(&url.replace("/test_", "/nobody_"));
    assert!(
        said.contains("store.url does not exist: create it"),
        "{said}"
    );
}

#[test]
fn a_user_that_is_not_known_is_refused() {
    let url = Home::new()
        .database
        .url()
        .replace("afterword@", "stranger:geheim@");
    let said = refusal(&url);
    assert!(
        said.contains("the user or the password of store.url"),
        "{said}"
    );
    assert!(!said.contains("geheim"), "{said}");
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let home = Home::empty();
    home.database.run("CREATE TABLE orders (id bigint)");
    let said = refusal(&home.database.url());
    assert!(said.contains("tables of another program"), "{said}");
    assert_eq!(
        home.database
            .run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"),
        "1"
    );
}

#[test]
fn a_user_who_may_not_create_tables_is_told_how() {
    let home = Home::empty();
    let url = home.database.url();
    home.database
        .run("CREATE ROLE reader LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC");
    let said = refusal(&url.replace("afterword@", "reader@"));
    home.database.run("DROP ROLE reader");
    assert!(said.contains("may not create tables"), "{said}");
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_given_up() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let url = format!("postgres://u:geheim@127.0.0.1:{port}/d?sslmode=disable&connect_timeout=1");
    let said = tokio::task::spawn_blocking(move || refusal(&url))
        .await
        .unwrap();
    assert!(said.contains("store.url"), "{said}");
    assert!(!said.contains("geheim"), "{said}");
}

/// Another session, which holds a table until it is ended.
struct Holder {
    database: PostgresDatabase,
    session: Option<JoinHandle<()>>,
}

impl Holder {
    async fn of(database: &PostgresDatabase) -> Self {
        let own = database.clone();
        // It is ended from outside: psql then fails.
        let session = std::thread::spawn(move || {
            let hold = "BEGIN; LOCK TABLE sites IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(600)";
            let _ = std::panic::catch_unwind(|| own.run(hold));
        });
        afterword_testkit::until_async("the table is locked", async || {
            database.run(&format!("SELECT count(*) FROM {HOLDERS}")) == "1"
        })
        .await;
        Self {
            database: database.clone(),
            session: Some(session),
        }
    }
}

const HOLDERS: &str =
    "pg_locks WHERE relation = 'sites'::regclass AND mode = 'AccessExclusiveLock' AND granted";

impl Drop for Holder {
    fn drop(&mut self) {
        self.database
            .run(&format!("SELECT pg_terminate_backend(pid) FROM {HOLDERS}"));
        if let Some(session) = self.session.take() {
            session.join().unwrap();
        }
    }
}

#[tokio::test]
async fn a_pool_that_is_exhausted_refuses_and_works_again() {
    let mut home = Home::new();
    home.options.pool = 1;
    home.options.pool_timeout = Duration::from_millis(50);
    home.options.notify = false;
    let store = home.open().unwrap();
    let holder = Holder::of(&home.database).await;
    let waiting = tokio::spawn({
        let store = store.clone();
        async move { store.sites().await }
    });
    let waiters =
        "SELECT count(*) FROM pg_locks WHERE relation = 'sites'::regclass AND NOT granted";
    afterword_testkit::until_async("one waits for the table", async || {
        home.database.run(waiters) == "1"
    })
    .await;
    let refused = store.sites().await.unwrap_err();
    assert!(
        matches!(&refused, StoreError::Busy(told) if told.contains("store.pool")),
        "{refused:?}"
    );
    let pool = store.pool();
    assert_eq!((pool.max, pool.used, pool.idle), (1, 1, 0));
    assert!(pool.refused >= 1, "{pool:?}");
    drop(holder);
    waiting.await.unwrap().unwrap();
    store.sites().await.unwrap();
    assert_eq!(store.pool().waiting, 0);
}

#[tokio::test]
async fn a_statement_that_takes_longer_than_its_time_is_cancelled() {
    for prepared_statements in [true, false] {
        let mut home = Home::new();
        home.options.prepared_statements = prepared_statements;
        home.options.statement_timeout = Duration::from_millis(100);
        home.options.notify = false;
        let store = home.postgres().unwrap();
        let holder = Holder::of(&home.database).await;
        let refused = store.sites().await.unwrap_err();
        assert!(
            matches!(&refused, StoreError::Busy(told) if told.contains("store.statement_timeout")),
            "{refused:?}"
        );
        drop(holder);
        store.sites().await.unwrap();
    }
}
