//! The operations of a document, to be gone through one by one.

use reqwest::Method;
use serde_json::Value;

use crate::support::TestServer;

/// One operation; what it refers to can be looked up in the whole.
pub(super) struct Operation<'a> {
    pub(super) method: Method,
    pub(super) path: &'a str,
    pub(super) says: &'a Value,
}

impl Operation<'_> {
    pub(super) fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    /// The scopes of which its token needs one.
    pub(super) fn scopes(&self) -> Vec<&str> {
        let scopes = self.says["x-scopes"].as_array().into_iter().flatten();
        scopes.map(|scope| scope.as_str().unwrap()).collect()
    }

    pub(super) fn parameters(&self) -> impl Iterator<Item = &Value> {
        self.says["parameters"].as_array().into_iter().flatten()
    }

    /// The address with examples in the places of parameters.
    pub(super) fn address(&self) -> String {
        let mut address = self.path.to_owned();
        for parameter in self.parameters().filter(|one| one["in"] == "path") {
            let example = match &parameter["example"] {
                Value::String(word) => word.clone(),
                other => other.to_string(),
            };
            let place = format!("{{{}}}", parameter["name"].as_str().unwrap());
            address = address.replace(&place, &example);
        }
        assert!(!address.contains('{'), "no example for {}", self.path);
        address
    }
}

pub(super) fn operations(document: &Value) -> Vec<Operation<'_>> {
    let paths = document["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, item)| {
        let item = item.as_object().unwrap();
        item.iter().map(move |(method, says)| Operation {
            method: method.to_uppercase().parse().unwrap(),
            path,
            says,
        })
    });
    let all: Vec<_> = all.collect();
    assert!(all.len() > 10, "the document is empty");
    all
}

pub(super) async fn document_of(server: &TestServer) -> Value {
    let answer = server.visitor().get("/api/v1/openapi.json").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}
