//! The limits of every connection.

use std::time::Duration;

use ipnet::IpNet;

#[derive(Clone, Debug)]
pub struct Limits {
    /// Maximum number of connections over all listeners. Below the 1,024 open files that most systems allow a
    /// process.
    pub max_connections: u32,
    /// Maximum number of connections of one client, which is an IPv4 address or an IPv6 /64; 0 means no limit.
    pub max_connections_per_address: usize,
    /// Clients without a limit.
    pub exempt: Vec<IpNet>,
    /// How long new connections wait for a place before they are refused. Meanwhile unused connections give up
    /// theirs.
    pub queue_timeout: Duration,
    /// From the start of the connection, and again from the end of the TLS handshake, to the first byte.
    pub first_byte_timeout: Duration,
    /// The whole TLS handshake.
    pub handshake_timeout: Duration,
    /// From the first byte of a request to the end of its head.
    pub header_timeout: Duration,
    /// From the end of an answer to the next request on the same connection.
    pub idle_timeout: Duration,
    /// From the end of a request's head to the last byte of its answer, whatever the size of both.
    pub request_timeout: Duration,
    /// How long a client may take no byte of its answer.
    pub write_timeout: Duration,
    /// Size of request line and header fields together, in bytes. Larger heads get a 431, and so do over 100 fields
    /// on HTTP/1.1. HTTP/2 itself answers heads of more than twice this size, without a body.
    pub max_header_bytes: usize,
    /// Concurrent requests on one HTTP/2 connection.
    pub max_streams: u32,
    /// Time between two pings of an HTTP/2 connection.
    pub ping_interval: Duration,
    /// From a ping to its answer.
    pub ping_timeout: Duration,
    /// How long an unused connection may still send another request when the server shuts down or is full.
    pub linger: Duration,
    /// From the shutdown signal to the end of all connections. Below the 10 s after which Docker kills the process.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            max_connections: 900,
            max_connections_per_address: 0,
            exempt: Vec::new(),
            queue_timeout: Duration::from_secs(5),
            first_byte_timeout: Duration::from_secs(10),
            handshake_timeout: Duration::from_secs(10),
            header_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(60),
            request_timeout: Duration::from_secs(300),
            write_timeout: Duration::from_secs(30),
            max_header_bytes: 16 * 1024,
            max_streams: 100,
            ping_interval: Duration::from_secs(20),
            ping_timeout: Duration::from_secs(20),
            linger: Duration::from_millis(500),
            grace: Duration::from_secs(8),
        }
    }
}
