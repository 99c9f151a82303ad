//! The listener's settings, and the limits for a peer.

use std::net::IpAddr;
use std::time::Duration;

use ipnet::IpNet;

use afterword_services::receive_mail::{LmtpPeer, MAX_MAIL};

/// The settings of the listener.
#[derive(Clone, Debug)]
pub struct LmtpRules {
    /// Our name in the greeting, such as `mail.example.org`.
    pub hostname: String,
    /// Peers that are trusted about the sender. A peer on a Unix socket counts as 127.0.0.1.
    pub trusted_peers: Vec<IpNet>,
    pub limits: LmtpLimits,
}

impl LmtpRules {
    pub(super) fn judge(&self, peer: IpAddr) -> LmtpPeer {
        if self.trusted_peers.iter().any(|net| net.contains(&peer)) {
            LmtpPeer::Trusted
        } else {
            LmtpPeer::Unknown
        }
    }
}

/// Limits of memory and time. Temporary ones are answered with 4xx, so that the peer tries again.
#[derive(Clone, Debug)]
pub struct LmtpLimits {
    /// Maximum message size in bytes, announced by SIZE (RFC 1870); larger messages get a 552.
    pub max_message: usize,
    /// Recipients of one message; further ones get a 452.
    pub max_recipients: usize,
    /// Concurrent connections; further ones get a 421.
    pub max_connections: usize,
    /// Concurrent connections from one IPv4 address or one IPv6 /64.
    pub max_peer_connections: usize,
    /// Messages per minute from one address; beyond that, MAIL gets a 451.
    pub peer_messages_per_minute: u32,
    /// From an answer to the end of the next command, and for sending an answer.
    pub command_timeout: Duration,
    /// From 354 to the end of the message.
    pub data_timeout: Duration,
    /// How long processing a message may take before the peer is asked to send it again.
    pub receive_timeout: Duration,
    /// Maximum age of a connection. A message in transfer may still end, within `data_timeout`.
    pub lifetime: Duration,
    /// Faulty commands before the connection is closed; an accepted message resets the count.
    pub max_errors: u32,
    /// From the stop signal to the end of all connections, for messages in transfer.
    pub grace: Duration,
}

impl Default for LmtpLimits {
    fn default() -> LmtpLimits {
        LmtpLimits {
            max_message: MAX_MAIL,
            max_recipients: 100,
            max_connections: 64,
            max_peer_connections: 8,
            peer_messages_per_minute: 60,
            command_timeout: Duration::from_secs(30),
            data_timeout: Duration::from_secs(60),
            receive_timeout: Duration::from_secs(60),
            lifetime: Duration::from_secs(300),
            max_errors: 10,
            grace: Duration::from_secs(8),
        }
    }
}
