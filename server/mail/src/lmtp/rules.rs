//! The listener's settings, and the limits for a peer.

use std::net::IpAddr;
use std::time::Duration;

use ipnet::IpNet;

use afterword_services::receive_mail::LmtpPeer;

/// What the listener goes by.
#[derive(Clone, Debug)]
pub struct LmtpRules {
    /// Our name in the greeting, as `mail.example.org`.
    pub hostname: String,
    /// Peers whose word about the sender is believed. A peer on a Unix socket counts as 127.0.0.1.
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

/// Bounds of memory and time. Beyond those that pass with time the answer is 4xx: the peer comes again.
#[derive(Clone, Debug)]
pub struct LmtpLimits {
    /// Bytes of a message, announced by SIZE (RFC 1870); more is answered by 552.
    pub max_message: usize,
    /// Recipients of one message; further ones are answered by 452.
    pub max_recipients: usize,
    /// Connections at once; further ones are answered by 421.
    pub max_connections: usize,
    /// Connections at once from one address; of IPv6, from one /64.
    pub max_peer_connections: usize,
    /// Messages a minute from one address; beyond, MAIL is answered by 451.
    pub peer_messages_per_minute: u32,
    /// From an answer to the end of the next command, and for taking an answer.
    pub command_timeout: Duration,
    /// From 354 to the end of the message.
    pub data_timeout: Duration,
    /// What a message may take to be dealt with before the peer is asked to bring it again.
    pub receive_timeout: Duration,
    /// A whole connection. A message that is being sent may still end, within `data_timeout`.
    pub lifetime: Duration,
    /// Commands with errors before the connection is closed; a message that was taken begins a new count.
    pub max_errors: u32,
    /// From the stop signal to the end of all connections, for messages that are being sent.
    pub grace: Duration,
}

impl Default for LmtpLimits {
    fn default() -> LmtpLimits {
        LmtpLimits {
            max_message: 2 * 1024 * 1024,
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
