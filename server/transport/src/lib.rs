//! Sockets in, answers out, and an orderly end: accepting connections, TLS, HTTP/1.1 and HTTP/2, and what every
//! connection is held to, whoever it comes from.
//!
//! ```text
//! serve        the server: listeners, a service for each connection, shutdown
//! options      what a connection is held to: Limits
//! listener     a bound socket, plain or with TLS · accept: takes connections from the kernel
//! connection   the life of one: first byte, TLS handshake, protocol · connection_limit: how many a client may hold
//! http1 http2  hyper with a connection in its hands · idle: HTTP/1.1 between two requests, without hyper's buffers
//! fast_path    requests whose answer is known, answered from their bytes, in front of hyper
//! refusals     what is answered to bytes that never become a request
//! activity     what a connection is doing · timeouts: gives it up when that takes too long
//! shutdown     the stages of a server's end
//! tls/         certificates from files or from an authority (ACME)
//! metrics date what is counted · the Date header, written once a second
//! ```
//!
//! Deliberately not here: routes, handlers, CORS, the size of bodies and the time a handler may take. They belong to
//! the service that is handed in. What an answer says that no service gave is asked of [`Refusals`]; which answers are
//! known in advance is asked of [`FastPath`]; what listens where, and for how long, the binary decides.
//!
//! `axum::serve` keeps a connection for ever that sends nothing, drips a header or idles, and has no limit on
//! connections; hence an accept loop of our own.

mod accept;
mod activity;
mod connection;
mod connection_limit;
mod date;
mod fast_path;
mod http1;
mod http2;
mod idle;
mod listener;
mod metrics;
mod options;
mod refusals;
mod serve;
mod shutdown;
mod timeouts;
mod tls;

pub use date::Date;
pub use fast_path::{FastPath, FastRequest};
pub use listener::{Listener, Peer};
pub use metrics::{ConnectionMetrics, Timeout};
pub use options::Limits;
pub use refusals::{BareRefusals, Refusal, Refusals};
pub use serve::{FromMemory, HttpService, Server};
pub use tls::{
    Acme, AcmeSettings, CertificateMetrics, PemFile, Reloaded, Tls, TlsError, TlsProblem,
    follow_files,
};
