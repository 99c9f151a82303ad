//! Connected peers, and how much each has sent: limits in total and for each peer.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::rules::LmtpLimits;

const MINUTE: Duration = Duration::from_secs(60);

/// Remembered peers; from half of this on, peers without any debt are forgotten.
const MAX_REMEMBERED: usize = 4096;

/// Limits connections and the message rate, for each address and in total.
#[derive(Debug)]
pub(super) struct Peers {
    limits: LmtpLimits,
    table: Mutex<Table>,
}

#[derive(Debug, Default)]
struct Table {
    connections: usize,
    peers: HashMap<IpAddr, Peer>,
}

#[derive(Debug)]
struct Peer {
    connections: usize,
    /// When the messages so far are paid off, each by its share of a minute (a leaky bucket in one number).
    paid_at: Instant,
}

/// A permitted connection, given back when dropped.
#[derive(Debug)]
pub(super) struct ConnectionPermit {
    peers: Arc<Peers>,
    key: IpAddr,
}

impl Peers {
    pub(super) fn new(limits: LmtpLimits) -> Arc<Peers> {
        Arc::new(Peers {
            limits,
            table: Mutex::default(),
        })
    }

    /// A permit for another connection of `address`, if it may have one.
    pub(super) fn admit(self: &Arc<Peers>, address: IpAddr) -> Option<ConnectionPermit> {
        let key = network(address);
        let now = Instant::now();
        let mut table = self.table();
        table.forget_harmless(now);
        let new = !table.peers.contains_key(&key);
        if table.connections >= self.limits.max_connections
            || (new && table.peers.len() >= MAX_REMEMBERED)
        {
            return None;
        }
        let peer = table.peers.entry(key).or_insert(Peer {
            connections: 0,
            paid_at: now,
        });
        if peer.connections >= self.limits.max_peer_connections {
            return None;
        }
        peer.connections += 1;
        table.connections += 1;
        drop(table);
        Some(ConnectionPermit {
            peers: self.clone(),
            key,
        })
    }

    /// No code panics while it holds the lock, so a poisoned table is still valid.
    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    fn forget_harmless(&mut self, now: Instant) {
        if self.peers.len() >= MAX_REMEMBERED / 2 {
            self.peers
                .retain(|_, peer| peer.connections > 0 || peer.paid_at > now);
        }
    }
}

impl ConnectionPermit {
    /// Whether this peer may send another message now; if so, it counts as sent.
    pub(super) fn may_send(&self) -> bool {
        self.may_send_at(Instant::now())
    }

    fn may_send_at(&self, now: Instant) -> bool {
        let price = MINUTE / self.peers.limits.peer_messages_per_minute.max(1);
        let mut table = self.peers.table();
        let Some(peer) = table.peers.get_mut(&self.key) else {
            return false;
        };
        let paid_at = peer.paid_at.max(now) + price;
        let allowed = paid_at <= now + MINUTE;
        if allowed {
            peer.paid_at = paid_at;
        }
        allowed
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut table = self.peers.table();
        table.connections = table.connections.saturating_sub(1);
        if let Some(peer) = table.peers.get_mut(&self.key) {
            peer.connections = peer.connections.saturating_sub(1);
        }
    }
}

/// The owner of an IPv6 address has a whole /64.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let prefix = u128::from(address) & (u128::MAX << 64);
            IpAddr::V6(Ipv6Addr::from(prefix))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peers(limits: LmtpLimits) -> Arc<Peers> {
        Peers::new(limits)
    }

    #[test]
    fn a_peer_that_has_sent_its_share_waits() {
        let peers = peers(LmtpLimits {
            peer_messages_per_minute: 6,
            ..LmtpLimits::default()
        });
        let first = peers.admit("192.0.2.1".parse().unwrap()).unwrap();
        let now = Instant::now();
        assert_eq!((0..20).filter(|_| first.may_send_at(now)).count(), 6);
        drop(first);
        let again = peers.admit("::ffff:192.0.2.1".parse().unwrap()).unwrap();
        assert!(!again.may_send_at(now), "coming again gives nothing");
        let other = peers.admit("192.0.2.2".parse().unwrap()).unwrap();
        assert!(other.may_send_at(now));
        let later = now + Duration::from_secs(10);
        assert!(again.may_send_at(later));
        assert!(!again.may_send_at(later));
    }

    #[test]
    fn places_are_counted_for_a_whole_network_and_given_back() {
        let peers = peers(LmtpLimits {
            max_connections: 3,
            max_peer_connections: 2,
            ..LmtpLimits::default()
        });
        let at = |address: &str| peers.admit(address.parse().unwrap());
        let first = at("2001:db8::1").unwrap();
        let _second = at("2001:db8::2").unwrap();
        assert!(at("2001:db8::3").is_none());
        let third = at("2001:db8:0:1::1").unwrap();
        assert!(at("192.0.2.1").is_none());
        drop((first, third));
        assert!(at("2001:db8::3").is_some());
    }

    #[test]
    fn the_table_stays_small() {
        let peers = peers(LmtpLimits::default());
        for number in 0..20_000_u32 {
            let permit = peers.admit(IpAddr::V4(number.into()));
            drop(permit);
        }
        assert!(peers.table().peers.len() <= MAX_REMEMBERED);
    }
}
