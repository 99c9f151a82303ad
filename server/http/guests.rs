//! How many connections each client holds: a client is one IPv4 address, or one IPv6 /64, which is what a household gets.
//!
//! Looked at once a connection, when it is accepted, and once when it ends.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ipnet::IpNet;

/// Shared by all listeners.
#[derive(Clone, Debug)]
pub(super) struct Guests(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    most: usize,
    exempt: Vec<IpNet>,
    /// Keyed by strangers' addresses, so its hasher is the keyed one of std.
    open: Mutex<HashMap<Household, usize>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Household {
    V4(u32),
    /// The first 64 bits.
    V6(u64),
}

/// One connection, counted until this is dropped.
#[derive(Debug)]
pub(super) struct Guest(Option<(Guests, Household)>);

impl Guests {
    /// `most`: 0 is no limit.
    pub(super) fn new(most: usize, exempt: Vec<IpNet>) -> Self {
        let open = Mutex::default();
        Self(Arc::new(Inner { most, exempt, open }))
    }

    /// `None` where this client has as many as it may have. `address` is canonical.
    pub(super) fn admit(&self, address: IpAddr) -> Option<Guest> {
        let is_exempt = || self.0.exempt.iter().any(|net| net.contains(&address));
        if self.0.most == 0 || is_exempt() {
            return Some(Guest(None));
        }
        let household = Household::of(address);
        let mut open = self.lock();
        let count = open.entry(household).or_default();
        if *count >= self.0.most {
            return None;
        }
        *count += 1;
        Some(Guest(Some((self.clone(), household))))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Household, usize>> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Household {
    fn of(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(address) => Self::V4(address.to_bits()),
            IpAddr::V6(address) => {
                let [a, b, c, d, e, f, g, h, ..] = address.octets();
                Self::V6(u64::from_be_bytes([a, b, c, d, e, f, g, h]))
            }
        }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let Some((guests, household)) = self.0.take() else {
            return;
        };
        let mut open = guests.lock();
        if let Some(count) = open.get_mut(&household) {
            *count -= 1;
            if *count == 0 {
                open.remove(&household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admit(guests: &Guests, address: &str) -> Option<Guest> {
        guests.admit(address.parse().unwrap())
    }

    #[test]
    fn a_client_is_an_ipv4_address_or_an_ipv6_network_of_64_bits() {
        let guests = Guests::new(1, Vec::new());
        let first = admit(&guests, "192.0.2.1").unwrap();
        assert!(admit(&guests, "192.0.2.1").is_none());
        let _neighbour = admit(&guests, "192.0.2.2").unwrap();
        let _household = admit(&guests, "2001:db8:0:1::1").unwrap();
        assert!(admit(&guests, "2001:db8:0:1:ffff::2").is_none());
        let _other = admit(&guests, "2001:db8:0:2::1").unwrap();
        drop(first);
        assert!(admit(&guests, "192.0.2.1").is_some());
    }

    #[test]
    fn who_is_exempt_may_have_any_number_and_who_has_gone_leaves_nothing_behind() {
        let guests = Guests::new(1, vec!["10.0.0.0/8".parse().unwrap()]);
        let proxy: Vec<_> = (0..5)
            .map(|_| admit(&guests, "10.1.2.3").unwrap())
            .collect();
        let reader = admit(&guests, "192.0.2.1").unwrap();
        assert_eq!(guests.lock().len(), 1);
        drop((proxy, reader));
        assert_eq!(guests.lock().len(), 0);
        let unlimited = Guests::new(0, Vec::new());
        let all: Vec<_> = (0..5).map(|_| admit(&unlimited, "192.0.2.1")).collect();
        assert!(all.iter().all(Option::is_some));
    }
}
