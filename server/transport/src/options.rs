//! The limits of every connection.

use std::time::Duration;

use ipnet::IpNet;

#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at once, over all listeners. Below the 1,024 open files that most systems allow a process.
    pub max_connections: u32,
    /// Connections at once of one client, an IPv4 address or an IPv6 /64; 0 is no limit.
    pub max_connections_per_address: usize,
    /// Who may have any number.
    pub exempt: Vec<IpNet>,
    /// How long newcomers wait for a place before they are refused; meanwhile unused connections give up theirs.
    pub queue_timeout: Duration,
    /// From the connection, and again from the end of the TLS handshake, to the first byte.
    pub first_byte_timeout: Duration,
    /// The whole TLS handshake.
    pub handshake_timeout: Duration,
    /// From the first byte of a request to the end of its head.
    pub header_timeout: Duration,
    /// From the end of an answer to the next request on the same connection.
    pub idle_timeout: Duration,
    /// From the end of a request's head to the last byte of its answer, however much there is of both.
    pub request_timeout: Duration,
    /// How long a client may take no byte of its answer.
    pub write_timeout: Duration,
    /// Request line and header fields together, in bytes; more is answered by 431. So are over 100 fields on HTTP/1.1.
    /// Of twice as much HTTP/2 answers by itself, without a body.
    pub max_header_bytes: usize,
    /// Requests at once on one HTTP/2 connection.
    pub max_streams: u32,
    /// Between two pings of an HTTP/2 connection.
    pub ping_interval: Duration,
    /// From a ping to its answer.
    pub ping_timeout: Duration,
    /// What an unused connection gets to send another request when the server ends or has no place for newcomers.
    pub linger: Duration,
    /// From the shutdown signal to the end of all connections. Below the 10 s after which Docker kills.
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
