//! The interface for browsers and API clients.
//!
//! - `front`: what the listeners call. `routes`: the table of all routes. `state`: what handlers may ask for.
//! - `layers`: what stands around the routes. `response_cache`: whole responses, in front of them.
//! - `error`: the only module that knows status codes. `fields`, `query`, `extract`: what requests say.
//! - the rest are handlers: they extract, act and answer; what they call is in `services`.
//!
//! Modules know only those below them: no import leads back.

mod addresses;
mod admin;
mod answers;
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
mod layers;
mod legacy_anchors;
mod mail;
mod mail_links;
mod metrics;
mod metrics_listener;
mod openapi;
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
mod widget;

pub use front::Front;
pub use metrics::Metrics;
pub use metrics_listener::serve_metrics;
pub use refusals::ProblemRefusals;
pub use routes::openapi_document;
