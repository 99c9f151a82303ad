//! What tests drive a server with: HTTP clients, byte by byte or like a browser, mail servers, proxies, an authority for
//! certificates, small disks, and waiting on a condition.
//!
//! Not here: the server itself. `tests/support` starts it, because only the root package knows all of it. This crate is a
//! dev-dependency and never shipped.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::too_many_lines,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

mod connection;
mod cyrus;
mod disk;
mod dns;
mod h2spec;
pub mod harmless;
mod mailstack;
mod oauth_server;
mod own_stack;
mod owner;
mod pebble;
mod ports;
mod postgres;
mod proxy;
pub mod raw_http;
pub mod sources;
pub mod tls_fixtures;
mod until;
mod vectors;
mod visitor;
mod watched;

pub use connection::Connection;
pub use cyrus::Cyrus;
pub use disk::{SmallDisk, read_only};
pub use dns::Dns;
pub use h2spec::h2spec;
pub use mailstack::{Kept, MailStack, PASSWORD as MAILBOX_PASSWORD};
pub use oauth_server::{CLIENT_SECRET, OauthServer};
pub use own_stack::Own;
pub use owner::Owner;
pub use pebble::{Pebble, trusting};
pub use ports::{free_port, free_ports};
pub use postgres::{EncryptedPostgres, PgBouncer, Postgres, PostgresDatabase};
pub use proxy::{HOST, Proxy, ProxyKind};
pub use until::{until, until_async};
pub use vectors::vectors;
pub use visitor::{Answer, Visitor};
pub use watched::Watched;
