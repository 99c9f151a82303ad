//! The interface for browsers and API clients.
//!
//! - `front`: the service for the listeners. `routes`: the table of all routes. `state`: the state of handlers.
//! - `layers`: the layers around the routes. `response_cache`: whole responses, in front of them.
//! - `error`: gives errors their code and status. `fields`, `query`, `extract`: parse requests.
//! - the rest are handlers: they extract, act and answer; the actions are in `services`.
//!
//! `routes` knows the handlers, and they know `state` and `contexts`. No handler knows `routes`.

mod addresses;
mod admin;
mod answers;
mod avatar;
mod bodies;
mod challenge;
mod client;
mod comment;
mod comments;
mod console;
mod contexts;
mod counts;
mod entity_tags;
mod error;
mod extract;
mod feeds;
mod fields;
mod forms;
mod front;
mod health;
mod inbound;
mod isso;
mod json;
mod languages;
mod layers;
mod legacy_anchors;
mod mail;
mod mail_links;
mod metrics;
mod metrics_listener;
mod openapi;
mod own_host;
mod owner;
mod page;
mod query;
mod refusals;
mod response_cache;
mod response_headers;
mod routes;
mod stacosys;
mod state;
mod thread_query;
mod versions;
mod views;
mod webmention;
mod widget;

pub use front::Front;
pub use metrics::Metrics;
pub use metrics_listener::serve_metrics;
pub use refusals::ProblemRefusals;
pub use routes::openapi_document;
