//! Errors that keep a benchmark from running.

use std::io;
use std::net::{IpAddr, SocketAddr};

use http::header::InvalidHeaderValue;
use http::uri::InvalidUri;
use rustls::pki_types::InvalidDnsNameError;
use thiserror::Error;
use tokio::task::JoinError;
use url::Url;

/// Some quote the server: they are to be made harmless before a terminal shows them.
#[derive(Debug, Error)]
pub enum BenchError {
    #[error("the name {host} is not known")]
    UnknownName {
        host: String,
        #[source]
        error: io::Error,
    },
    #[error("the name {host} leads to no address")]
    NoAddress { host: String },
    #[error(
        "{host} leads to {address}, which may be another machine. A burst can bring down a server, and is an attack \
         on one of somebody else's"
    )]
    MaybeElsewhere { host: String, address: IpAddr },
    #[error("no server answers there")]
    NoServer(#[source] ConnectError),
    #[error("the URL names no host that a request can name")]
    Host(#[from] InvalidHeaderValue),
    #[error("the URL names no host that a certificate can name")]
    CertificateName(#[from] InvalidDnsNameError),
    #[error("TLS can't be used")]
    Tls(#[from] rustls::Error),
    #[error("so many paths don't fit into one request")]
    TooManyPaths(#[from] InvalidUri),
    #[error("{url} has not answered within {seconds} s")]
    NoAnswer { url: Url, seconds: u64 },
    #[error("the first request to {url} ended {ending}")]
    FirstRequest { url: Url, ending: String },
    #[error("{url} answers, but not with counts")]
    NotCounts {
        url: Url,
        #[source]
        error: serde_json::Error,
    },
    /// `detail` is what the server says, on one line.
    #[error("{url} answers {status}: {detail}")]
    Refused {
        url: Url,
        status: u16,
        detail: String,
    },
    #[error("the readers can't be started")]
    Start(#[from] io::Error),
    #[error("a reader ended unexpectedly")]
    Reader(#[from] JoinError),
    #[error("times can't be counted")]
    Times(#[from] hdrhistogram::CreationError),
    #[error("times can't be added up")]
    Sum(#[from] hdrhistogram::AdditionError),
}

/// Why there is no connection.
#[derive(Debug, Error)]
pub enum ConnectError {
    #[error("no connection to {address}")]
    Failed {
        address: SocketAddr,
        #[source]
        error: io::Error,
    },
    #[error("no connection to {address} within {seconds} s")]
    TimedOut { address: SocketAddr, seconds: u64 },
}
