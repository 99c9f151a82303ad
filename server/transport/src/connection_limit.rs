//! The per-address connection limit: how many connections each client holds. A client is one IPv4 address, or one
//! IPv6 /64, which is what a household gets.
//!
//! It is checked once a connection, when it is accepted, and updated once when it ends.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ipnet::IpNet;

/// Shared by all listeners.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionLimit(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    most: usize,
    exempt: Vec<IpNet>,
    /// Keyed by untrusted addresses, so it uses the keyed hasher of std.
    open: Mutex<HashMap<Client, usize>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Client {
    V4(u32),
    /// The first 64 bits.
    V6(u64),
}

/// One connection, counted until this is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionSlot(Option<(ConnectionLimit, Client)>);

impl ConnectionLimit {
    /// `most`: 0 means no limit.
    pub(crate) fn new(most: usize, exempt: Vec<IpNet>) -> Self {
        let open = Mutex::default();
        Self(Arc::new(Inner { most, exempt, open }))
    }

    /// `None` when this client has reached its limit. `address` is canonical.
    pub(crate) fn admit(&self, address: IpAddr) -> Option<ConnectionSlot> {
        let is_exempt = || self.0.exempt.iter().any(|net| net.contains(&address));
        if self.0.most == 0 || is_exempt() {
            return Some(ConnectionSlot(None));
        }
        let client = Client::of(address);
        let mut open = self.lock();
        let count = open.entry(client).or_default();
        if *count >= self.0.most {
            return None;
        }
        *count += 1;
        Some(ConnectionSlot(Some((self.clone(), client))))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Client, usize>> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Client {
    pub(crate) fn of(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(address) => Self::V4(address.to_bits()),
            IpAddr::V6(address) => {
                let [a, b, c, d, e, f, g, h, ..] = address.octets();
                Self::V6(u64::from_be_bytes([a, b, c, d, e, f, g, h]))
            }
        }
    }

    /// The /24 or the /48 around it.
    pub(crate) fn wider(self) -> Self {
        match self {
            Self::V4(bits) => Self::V4(bits & !0xFF),
            Self::V6(bits) => Self::V6(bits & !0xFFFF),
        }
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let Some((limit, client)) = self.0.take() else {
            return;
        };
        let mut open = limit.lock();
        if let Some(count) = open.get_mut(&client) {
            *count -= 1;
            if *count == 0 {
                open.remove(&client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admit(limit: &ConnectionLimit, address: &str) -> Option<ConnectionSlot> {
        limit.admit(address.parse().unwrap())
    }

    #[test]
    fn a_client_is_an_ipv4_address_or_an_ipv6_network_of_64_bits() {
        let limit = ConnectionLimit::new(1, Vec::new());
        let first = admit(&limit, "192.0.2.1").unwrap();
        assert!(admit(&limit, "192.0.2.1").is_none());
        let _neighbour = admit(&limit, "192.0.2.2").unwrap();
        let _client = admit(&limit, "2001:db8:0:1::1").unwrap();
        assert!(admit(&limit, "2001:db8:0:1:ffff::2").is_none());
        let _other = admit(&limit, "2001:db8:0:2::1").unwrap();
        drop(first);
        assert!(admit(&limit, "192.0.2.1").is_some());
    }

    #[test]
    fn who_is_exempt_may_have_any_number_and_who_has_gone_leaves_nothing_behind() {
        let limit = ConnectionLimit::new(1, vec!["10.0.0.0/8".parse().unwrap()]);
        let proxy: Vec<_> = (0..5).map(|_| admit(&limit, "10.1.2.3").unwrap()).collect();
        let reader = admit(&limit, "192.0.2.1").unwrap();
        assert_eq!(limit.lock().len(), 1);
        drop((proxy, reader));
        assert_eq!(limit.lock().len(), 0);
        let unlimited = ConnectionLimit::new(0, Vec::new());
        let all: Vec<_> = (0..5).map(|_| admit(&unlimited, "192.0.2.1")).collect();
        assert!(all.iter().all(Option::is_some));
    }
}
