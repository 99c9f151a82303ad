//! A router that stores the description of each operation beside its route, so that the served and the documented API
//! can't differ.

use axum::Router;
use axum::routing::MethodRouter;
use serde_json::{Map, Value, json};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{__dev::SchemaReferences, Path};

use super::operation;

/// An operation as described by its attribute.
pub(crate) struct Operation {
    path: String,
    methods: Value,
    operation: Value,
    schemas: Vec<(String, RefOr<Schema>)>,
}

type Describe = fn() -> Operation;

/// The description that `utoipa::path` made for a handler.
pub(crate) fn describe<P: Path + SchemaReferences>() -> Operation {
    let mut schemas = Vec::new();
    P::schemas(&mut schemas);
    let json = |value: serde_json::Result<Value>| value.unwrap_or_default();
    Operation {
        path: P::path(),
        methods: json(serde_json::to_value(P::methods())),
        operation: json(serde_json::to_value(P::operation())),
        schemas,
    }
}

/// The handlers of one address.
pub(crate) struct Operations<S> {
    handlers: MethodRouter<S>,
    described: Vec<(&'static str, Describe)>,
}

impl<S: Clone + Send + Sync + 'static> Operations<S> {
    #[must_use]
    pub(crate) fn new() -> Self {
        Self {
            handlers: MethodRouter::new(),
            described: Vec::new(),
        }
    }

    #[must_use]
    pub(crate) fn with(
        mut self,
        handler: MethodRouter<S>,
        method: &'static str,
        describe: Describe,
    ) -> Self {
        self.described.push((method, describe));
        Self {
            handlers: self.handlers.merge(handler),
            ..self
        }
    }
}

/// Routes, and their descriptions.
pub(crate) struct Api<S> {
    router: Router<S>,
    described: Vec<(String, &'static str, Describe)>,
}

impl<S: Clone + Send + Sync + 'static> Api<S> {
    #[must_use]
    pub(crate) fn new() -> Self {
        Self {
            router: Router::new(),
            described: Vec::new(),
        }
    }

    #[must_use]
    pub(crate) fn route(mut self, path: &str, operations: Operations<S>) -> Self {
        let described = operations.described.into_iter();
        self.described
            .extend(described.map(|(method, describe)| (path.to_owned(), method, describe)));
        Self {
            router: self.router.route(path, operations.handlers),
            ..self
        }
    }

    #[must_use]
    pub(crate) fn nest(mut self, prefix: &str, inner: Self) -> Self {
        let described = inner.described.into_iter();
        self.described.extend(
            described.map(|(path, method, describe)| (format!("{prefix}{path}"), method, describe)),
        );
        Self {
            router: self.router.nest(prefix, inner.router),
            ..self
        }
    }

    /// The served routes, and their descriptions.
    pub(crate) fn into_parts(self) -> (Router<S>, Described) {
        (self.router, Described(self.described))
    }

    /// Path, method and each code that an operation alone answers with.
    #[cfg(test)]
    pub(crate) fn problems(&self) -> Vec<(String, &'static str, String)> {
        let problems = self.described.iter().flat_map(|(path, method, describe)| {
            let mut own = describe().operation;
            let codes = own["x-problems"].take();
            let codes = codes.as_array().cloned().unwrap_or_default();
            let code = |code: Value| code.as_str().unwrap().to_owned();
            codes
                .into_iter()
                .map(move |problem| (path.clone(), *method, code(problem)))
        });
        problems.collect()
    }
}

/// How the routes are described.
pub(crate) struct Described(Vec<(String, &'static str, Describe)>);

impl Described {
    /// Paths and schemas of the document.
    #[must_use]
    pub(super) fn document(&self) -> Value {
        let mut paths = Map::new();
        let mut schemas = Map::new();
        for (path, method, describe) in &self.0 {
            let described = describe();
            debug_assert_eq!(&described.path, path, "the attribute's path");
            debug_assert_eq!(described.methods, json!([method]), "the method of {path}");
            for (name, schema) in described.schemas {
                schemas.insert(name, serde_json::to_value(schema).unwrap_or_default());
            }
            let whole = operation::complete(path, method, described.operation);
            paths.entry(path).or_insert_with(|| json!({}))[method] = whole;
        }
        close_bodies(&paths, &mut schemas);
        json!({"paths": paths, "components": {"schemas": schemas}})
    }
}

/// Bodies of requests have only the described fields (`Fields::finish`); answers may get more later.
fn close_bodies(paths: &Map<String, Value>, schemas: &mut Map<String, Value>) {
    let operations = paths.values().filter_map(Value::as_object);
    let bodies = operations
        .flat_map(Map::values)
        .map(|operation| &operation["requestBody"]);
    let mut open: Vec<String> = bodies.flat_map(names_in).collect();
    while let Some(name) = open.pop() {
        let schema = schemas.get_mut(&name);
        let is_open = |schema: &&mut Value| schema.get("additionalProperties").is_none();
        let Some(schema) = schema.filter(is_open) else {
            continue;
        };
        open.extend(names_in(schema));
        if schema["type"] == "object" {
            schema["additionalProperties"] = json!(false);
        }
    }
}

/// The schemas that a part of the document refers to.
fn names_in(part: &Value) -> Vec<String> {
    let inner = |values: &mut dyn Iterator<Item = &Value>| values.flat_map(names_in).collect();
    match part {
        Value::Object(fields) => match fields.get("$ref").and_then(Value::as_str) {
            Some(place) => place.rsplit('/').take(1).map(str::to_owned).collect(),
            None => inner(&mut fields.values()),
        },
        Value::Array(items) => inner(&mut items.iter()),
        _ => Vec::new(),
    }
}
