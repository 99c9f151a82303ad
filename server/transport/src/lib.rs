//! Accepts connections and serves them until an orderly shutdown: TLS, HTTP/1.1 and HTTP/2, and the limits of every
//! connection.
//!
//! ```text
//! serve        the server: listeners, a service for each connection, shutdown
//! options      the limits of a connection: Limits
//! listener     a bound socket, plain or with TLS · accept: takes connections from the kernel
//! connection   the life of one: first byte, TLS handshake, protocol · connection_limit: how many a client may hold
//! http1 http2  hyper with its connection · idle: HTTP/1.1 between two requests, without hyper's buffers
//! frame_budget how many cheap frames an HTTP/2 client may send
//! places       for connections, and who gets one when all are taken
//! memory       the budget for what is in flight · request_body: charged to it
//! fast_path    answers requests from cached bytes, in front of hyper
//! host         the name that a server is called by
//! refusals     the answers to bytes that never become a request
//! activity     what a connection is doing · timeouts: closes it when that takes too long
//! shutdown     the stages of a server's end
//! tls/         certificates from files or from an authority (ACME)
//! metrics date counters · the Date header, written once a second
//! ```
//!
//! Deliberately not here: routes, handlers, CORS, the size of bodies and the time of a handler. They belong to the
//! service that the caller passes in. [`Refusals`] words the answers that no service gives. [`FastPath`] knows the
//! cached answers. The binary decides what listens where, and for how long.
//!
//! `axum::serve` never closes a connection that sends nothing, drips a header or idles, and has no limit on
//! connections. So this crate has its own accept loop.

mod accept;
mod activity;
mod connection;
mod connection_limit;
mod date;
mod fast_path;
mod frame_budget;
mod host;
mod http1;
mod http2;
mod idle;
mod listener;
mod memory;
mod metrics;
mod options;
mod places;
mod refusals;
mod request_body;
mod serve;
mod shutdown;
mod timeouts;
mod tls;

pub use date::Date;
pub use fast_path::{FastPath, FastRequest};
pub use host::has_valid_host;
pub use listener::{Listener, Peer};
pub use memory::{Held, Memory, MemoryMetrics, NoRoom};
pub use metrics::{ConnectionMetrics, Timeout};
pub use options::Limits;
pub use refusals::{BareRefusals, Refusal, Refusals};
pub use request_body::{BodyError, RequestBody};
pub use serve::{FromMemory, HttpService, MalformedRequest, Server, SharedBody};
pub use tls::{
    Acme, AcmeSettings, CertificateMetrics, PemFile, Reloaded, Tls, TlsError, TlsProblem,
    follow_files,
};
