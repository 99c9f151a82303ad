//! The HTTP interface, by real requests.

mod admin;
mod article_reactions;
mod avatars;
mod bad_input;
mod clients;
mod comment_lifecycle;
mod cors;
mod counts;
mod feeds;
mod follows;
mod forms;
mod headers;
mod inert_json;
mod jobs;
mod load_shedding;
mod mail_links;
mod manual;
mod metrics;
mod names;
mod page;
mod private_words;
pub(crate) mod proof;
mod ready;
mod reports;
mod stacosys;
mod threads;
mod tls;
