//! Connections by TLS: the server's certificate and name are verified, and it may ask for one of ours.

use afterword_store::Store as _;
use afterword_store_postgres::Postgres;
use afterword_testkit::EncryptedPostgres;

use crate::support::options;

/// The URL of a fresh database, with these parameters and the files that they name.
fn url(user: &str, host: &str, parameters: &[(&str, &str)]) -> String {
    let server = EncryptedPostgres::shared();
    let mut url = server.url(user, host, &server.database());
    for (number, (name, file)) in parameters.iter().enumerate() {
        let begin = if number == 0 { '?' } else { '&' };
        let value = match name.starts_with("ssl") && *name != "sslmode" {
            true => server.file(file).display().to_string(),
            false => (*file).to_owned(),
        };
        url.push_str(&format!("{begin}{name}={value}"));
    }
    url
}

fn refusal(url: &str) -> String {
    match Postgres::open(&options(url.to_owned())) {
        Ok(_) => panic!("{url} can be used"),
        Err(error) => error.to_string(),
    }
}

const AUTHORITY: (&str, &str) = ("sslrootcert", "authority.pem");

#[tokio::test]
async fn a_server_with_a_certificate_of_a_named_authority_is_used() {
    let server = EncryptedPostgres::shared();
    let database = server.database();
    let authority = server.file("authority.pem");
    let url = server.url("plain", "127.0.0.1", &database);
    let url = format!("{url}?sslrootcert={}", authority.display());
    let store = Postgres::open(&options(url)).unwrap();
    store.sites().await.unwrap();
    let open = "FROM pg_stat_activity JOIN pg_stat_ssl USING (pid) WHERE usename = 'plain' AND datname = current_database()";
    // The connection that listens to other nodes is made a moment later.
    afterword_testkit::until_async("it listens", async || {
        database.run(&format!("SELECT count(*) {open} AND query LIKE 'LISTEN%'")) == "1"
    })
    .await;
    let encrypted = database.run(&format!("SELECT count(*) > 1 AND bool_and(ssl) {open}"));
    assert_eq!(encrypted, "t");
}

#[test]
fn an_authority_that_nobody_named_is_refused() {
    let said = refusal(&url("plain", "127.0.0.1", &[]));
    assert!(said.contains("sslrootcert"), "{said}");
    let said = refusal(&url(
        "plain",
        "127.0.0.1",
        &[("sslrootcert", "foreign.pem")],
    ));
    assert!(said.contains("sslrootcert"), "{said}");
}

#[test]
fn a_certificate_for_another_name_is_refused() {
    let said = refusal(&url("plain", "localhost", &[AUTHORITY]));
    assert!(
        said.contains("another name than the host of store.url"),
        "{said}"
    );
}

#[test]
fn a_server_that_asks_for_a_certificate_is_shown_ours() {
    let own = [
        AUTHORITY,
        ("sslcert", "client.pem"),
        ("sslkey", "client.key"),
    ];
    Postgres::open(&options(url("afterword", "127.0.0.1", &own))).unwrap();

    let said = refusal(&url("afterword", "127.0.0.1", &[AUTHORITY]));
    assert!(
        said.contains("store.url") && said.contains("certificate"),
        "{said}"
    );

    let foreign = [
        AUTHORITY,
        ("sslcert", "foreign.pem"),
        ("sslkey", "foreign.key"),
    ];
    let said = refusal(&url("afterword", "127.0.0.1", &foreign));
    assert!(said.contains("sslcert"), "{said}");
}

#[test]
fn a_server_that_only_encrypts_says_so_to_who_does_not() {
    let said = refusal(&url("plain", "127.0.0.1", &[("sslmode", "disable")]));
    assert!(
        said.contains("store.url") && said.contains("no encryption"),
        "{said}"
    );
}
