//! `[server]`: plain HTTP, the proxy in front, and how long and how large a request may be.

use std::{net::SocketAddr, thread};

use ipnet::IpNet;
use serde::{Deserialize, Serialize};

use afterword_model::policy::value::{
    Duration, HOUR, KIB, MIB, MILLISECOND, MINUTE, PublicUrl, SECOND, Size, choice, list, or_empty,
    within,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Server {
    /// Where plain HTTP is answered; `None` switches it off.
    #[serde(with = "or_empty")]
    pub listen: Option<SocketAddr>,

    /// What browsers use to reach this server.
    pub public_url: PublicUrl,

    /// Proxies whose headers about clients are trusted.
    #[serde(with = "list")]
    pub trusted_proxies: Vec<IpNet>,

    /// The header that they write.
    pub proxy_header: ProxyHeader,

    /// From the end of a request's headers to the last byte of the answer.
    #[serde(deserialize_with = "within::<{ 100 * MILLISECOND }, { 10 * MINUTE }, _, _>")]
    pub request_timeout: Duration,

    /// From the first byte of a request to the end of its headers.
    #[serde(deserialize_with = "within::<{ 100 * MILLISECOND }, { 10 * MINUTE }, _, _>")]
    pub header_timeout: Duration,

    /// From the opening of a connection to its first byte.
    #[serde(deserialize_with = "within::<{ 100 * MILLISECOND }, { 10 * MINUTE }, _, _>")]
    pub first_byte_timeout: Duration,

    /// How long a connection may stay open between two requests.
    #[serde(deserialize_with = "within::<SECOND, HOUR, _, _>")]
    pub idle_timeout: Duration,

    /// Open connections; further ones wait until one closes.
    #[serde(deserialize_with = "within::<1, 1_000_000, _, _>")]
    pub max_connections: usize,

    /// Open connections of one client; 0 is no limit.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub max_connections_per_address: usize,

    /// All headers of a request together. Hyper's read buffer cannot be less than 8 KiB.
    #[serde(deserialize_with = "within::<{ 8 * KIB }, MIB, _, _>")]
    pub max_header_bytes: Size,

    /// The memory for what is in flight; 0 stands for a share of the machine's.
    #[serde(deserialize_with = "within::<0, { 1024 * 1024 * MIB }, _, _>")]
    pub memory: Size,

    /// How long the server goes on after it has said that it stops.
    #[serde(deserialize_with = "within::<0, MINUTE, _, _>")]
    pub shutdown_delay: Duration,

    /// How long a shutdown waits for accepted requests.
    #[serde(deserialize_with = "within::<0, { 10 * MINUTE }, _, _>")]
    pub shutdown_grace: Duration,

    /// Worker threads; 0 stands for [`Server::worker_threads`]' own choice.
    #[serde(deserialize_with = "within::<0, 256, _, _>")]
    pub workers: usize,
}

choice! {
    /// The header in which trusted proxies name the client.
    ProxyHeader {
        /// `X-Forwarded-For` and `X-Forwarded-Proto`.
        XForwarded = "x-forwarded",
        /// `Forwarded` (RFC 7239).
        Forwarded = "forwarded",
    }
}

impl Server {
    /// `workers`, or one for each core.
    pub fn worker_threads(&self) -> usize {
        match self.workers {
            0 => cores(),
            workers => workers,
        }
    }
}

/// Cores that this process may use; 1 if the system does not say.
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}
