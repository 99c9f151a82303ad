//! `afterword people`, by real processes.

use rusqlite::Connection;
use serde_json::{Value, json};

use super::places;
use crate::cli::{Home, Running};

const PERSON: &str = "annabel@lakeside.test";

/// A blog on which the person has a published comment with an answer, and one that waits.
async fn blog() -> (Home, Running) {
    let home = Home::begun();
    let server = home.serve();
    let said = async |email: &str, parent: Option<&str>| {
        let body = json!({"page": "/a/", "name": "Annabel", "email": email, "text": "Hello", "parent": parent});
        server.visitor().submits(body).await.submitted().0
    };
    let first = said(PERSON, None).await;
    home.run(&format!("moderate approve {first}")).fine();
    let answer = said("bob@x.test", Some(&first)).await;
    home.run(&format!("moderate approve {answer}")).fine();
    said(&PERSON.to_uppercase(), None).await;
    (home, server)
}

#[tokio::test]
async fn an_export_is_all_there_is_and_an_erasure_is_seen_by_the_running_server_at_once() {
    let (home, server) = blog().await;
    let kept = home.run(&format!("people export {PERSON}")).json();
    assert_eq!(kept["rows"]["comments"].as_array().unwrap().len(), 2);
    assert_eq!(kept["rows"]["decisions"].as_array().unwrap().len(), 1);
    assert_eq!(server.visitor().count("/a/").await, 2);

    let tried = home.run(&format!("people erase {PERSON} --dry-run")).fine();
    assert!(tried.contains("2  comments\n"), "{tried}");
    assert!(tried.ends_with("Nothing was erased.\n"), "{tried}");
    let asked = home.run(&format!("people erase {PERSON}")).failed(2);
    assert!(asked.contains("--dry-run first, then say --yes"), "{asked}");
    assert_eq!(server.visitor().count("/a/").await, 2);

    let erased = home
        .run(&format!("people erase {PERSON} --yes --json"))
        .json();
    assert_eq!(
        (&erased["rows"]["comments"], &erased["erased"]),
        (&json!(2), &json!(true))
    );
    assert_eq!(server.visitor().count("/a/").await, 1);
    let conn = Connection::open(home.path().join("afterword.db")).unwrap();
    assert_eq!(places(&conn, &["lakeside"]), Vec::<String>::new());
    let nothing = home.run(&format!("people erase {PERSON} --yes")).fine();
    assert_eq!(nothing, "Nothing is kept of this address.\n");
}

#[tokio::test]
async fn an_export_can_be_of_one_site() {
    let (home, _server) = blog().await;
    home.run("sites add other --origin https://other.test")
        .fine();
    let rows = |words: &str| -> Value { home.run(words).json()["rows"].take() };
    assert_eq!(
        rows(&format!("people export {PERSON} --site other")),
        json!({})
    );
    let blog = rows(&format!("people export {PERSON} --site blog"));
    assert_eq!(blog, rows(&format!("people export {PERSON}")));
    let unknown = home
        .run(&format!("people export {PERSON} --site none"))
        .failed(1);
    assert!(unknown.contains("there is no site `none`"), "{unknown}");
    let wrong = home.run("people export annabel").failed(2);
    assert!(wrong.contains("annabel"), "{wrong}");
}
