//! What is asked for is what ALTCHA's documents describe.

use super::{ASKING, asks};
use crate::support::TestServer;

#[tokio::test]
async fn a_challenge_has_the_fields_that_solvers_read() {
    let server = TestServer::with(ASKING).await;
    let challenge = asks(&server.visitor()).await;
    let object = challenge.as_object().unwrap();
    let mut fields: Vec<&str> = object.keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(
        fields,
        ["algorithm", "challenge", "maxnumber", "salt", "signature"]
    );
    assert_eq!(
        (&challenge["algorithm"], &challenge["maxnumber"]),
        (&"SHA-256".into(), &1000.into())
    );
    let salt = challenge["salt"].as_str().unwrap();
    let (nonce, told) = salt.split_once('?').unwrap();
    assert_eq!(nonce.len(), 32);
    // Two hours after the first of January 2026; the end is marked, so that no digit can change sides.
    assert_eq!(told, "expires=1767232800&made=1767225600000&site=blog&");
}

#[tokio::test]
async fn no_two_are_alike_and_an_unknown_site_has_none() {
    let server = TestServer::with(ASKING).await;
    let ann = server.visitor();
    assert_ne!(asks(&ann).await["challenge"], asks(&ann).await["challenge"]);
    let unknown = ann.get("/api/v1/challenge?site=nowhere").await;
    assert_eq!(unknown.code(), "unknown_site");
}
