//! Every operation that needs a token, by the document: a route that is not there does not exist, so none escapes.

use afterword_store::{NewToken, TokenAdded};
use sha2::{Digest, Sha256};

use super::operations::{Operation, document_of, operations};
use crate::support::{Answer, TestServer};

const SCOPES: [&str; 5] = ["moderate", "read", "sites", "export", "mail"];

/// Adds a token and gives its number.
async fn token(server: &TestServer, token: &str, scopes: &[&str]) -> i64 {
    let new = NewToken {
        name: token.to_owned(),
        hash: Sha256::digest(token).into(),
        scopes: scopes.iter().map(|&scope| scope.to_owned()).collect(),
        now: server.app.clock.now(),
    };
    match server.app.store.add_named_token(new).await.unwrap() {
        TokenAdded::New(token) => token.id,
        TokenAdded::Taken(taken) => panic!("{taken:?}"),
    }
}

async fn asks(server: &TestServer, operation: &Operation<'_>, token: Option<&str>) -> Answer {
    let visitor = server.visitor();
    let request = visitor.request(operation.method.clone(), &operation.address());
    Answer::of(match token {
        Some(token) => request.bearer_auth(token),
        None => request,
    })
    .await
}

/// With a token of these scopes, made for this one question: an operation may end tokens.
async fn asks_with(server: &TestServer, operation: &Operation<'_>, scopes: &[&str]) -> Answer {
    let word = format!("{} with {scopes:?}", operation.name());
    token(server, &word, scopes).await;
    asks(server, operation, Some(&word)).await
}

#[tokio::test]
async fn each_operation_of_the_owner_asks_for_its_scope_and_no_other() {
    let server = TestServer::start().await;
    let document = document_of(&server).await;
    for operation in operations(&document) {
        let (name, scopes) = (operation.name(), operation.scopes());
        if scopes.is_empty() {
            continue;
        }
        let others = SCOPES.into_iter().filter(|other| !scopes.contains(other));
        let others: Vec<_> = others.collect();
        assert_eq!(others.len() + scopes.len(), SCOPES.len(), "{name}");
        let refused = asks_with(&server, &operation, &others).await;
        assert_eq!(refused.status, 403, "{name}");
        assert_eq!(refused.code(), "scope_missing", "{name}");
        for scope in scopes {
            let heard = asks_with(&server, &operation, &[scope]).await;
            assert!(
                !matches!(heard.status.as_u16(), 401 | 403),
                "{name} needs more than {scope}: {heard:?}"
            );
        }
    }
}

#[tokio::test]
async fn each_operation_of_the_owner_refuses_tokens_that_are_missing_unknown_or_revoked() {
    let server = TestServer::start().await;
    let id = token(&server, "a-revoked-token", &SCOPES).await;
    let now = server.app.clock.now();
    assert!(server.app.store.revoke_token(id, now).await.unwrap());
    let document = document_of(&server).await;
    for operation in operations(&document) {
        if operation.scopes().is_empty() {
            continue;
        }
        for (token, code) in [
            (None, "api_token_missing"),
            (Some(""), "api_token_missing"),
            (Some("an-unknown-token"), "api_token_invalid"),
            (Some("a-revoked-token"), "api_token_invalid"),
        ] {
            let refused = asks(&server, &operation, token).await;
            let what = format!("{} with {token:?}", operation.name());
            assert_eq!(refused.status, 401, "{what}");
            assert_eq!(refused.code(), code, "{what}");
        }
    }
}
