//! The memory budget: bytes that are in flight for clients, over all connections of all listeners.
//!
//! Each connection has an account. What it makes the server hold (buffers, heads, bodies, answers that nobody takes) is
//! charged to it, and given back when it is dropped. Answers that many share are held once, and charged to nobody.
//!
//! When three quarters are in use, whoever holds much gets no more, and each further charge ends a connection: the
//! heaviest of the network that holds most. The last quarter is for those who hold little. (Envoy's overload manager
//! does the same in steps; its reset of the heaviest streams is the model.)

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use ipnet::IpNet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};
use tokio::sync::Notify;

use crate::connection_limit::Client;

/// The share of the budget that a connection may hold when little is left.
const SMALL_SHARE: usize = 256;

/// How long an ended connection may take to give back what it holds, before the next one ends.
const PATIENCE: Duration = Duration::from_millis(50);

/// The budget; a clone is the same one.
#[derive(Clone, Debug)]
pub struct Memory(Arc<Budget>);

#[derive(Debug)]
struct Budget {
    limit: usize,
    used: AtomicUsize,
    metrics: MemoryMetrics,
    /// Their clients' addresses say nothing about who holds much: a proxy's connections are everybody's.
    shared_addresses: Vec<IpNet>,
    accounts: Mutex<Accounts>,
}

#[derive(Debug, Default)]
struct Accounts {
    next: u64,
    open: HashMap<u64, Weak<Holder>>,
    /// The last connection that was ended, and when.
    ending: Option<(Weak<Holder>, Instant)>,
}

/// Metrics of the budget; a clone counts into the same ones.
#[derive(Clone, Debug, Default)]
pub struct MemoryMetrics {
    /// Bytes in use.
    pub in_flight: Gauge,
    /// Requests, bodies and answers that there was no room for.
    pub refused: Counter,
    /// Connections ended because they held most.
    pub ended: Counter,
}

impl MemoryMetrics {
    /// Names the metrics in `registry`: `memory_in_flight_bytes`, `memory_refused_total`, `memory_connections_ended_total`.
    pub fn register(&self, registry: &mut Registry) {
        let registry = registry.sub_registry_with_prefix("memory");
        registry.register_with_unit(
            "in_flight",
            "Memory for connections, requests and answers, of server.memory",
            Unit::Bytes,
            self.in_flight.clone(),
        );
        registry.register(
            "refused",
            "Requests, bodies and answers that server.memory had no room for",
            self.refused.clone(),
        );
        registry.register(
            "connections_ended",
            "Connections ended because they held most of server.memory",
            self.ended.clone(),
        );
    }
}

/// There is no room in the budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the server has no memory left for this")]
pub struct NoRoom;

impl Memory {
    /// A budget of `limit` bytes.
    #[must_use]
    pub fn new(limit: usize, shared_addresses: Vec<IpNet>) -> Memory {
        Memory(Arc::new(Budget {
            limit,
            used: AtomicUsize::new(0),
            metrics: MemoryMetrics::default(),
            shared_addresses,
            accounts: Mutex::default(),
        }))
    }

    #[must_use]
    pub fn metrics(&self) -> &MemoryMetrics {
        &self.0.metrics
    }

    /// Bytes in use.
    #[must_use]
    pub fn used(&self) -> usize {
        self.0.used.load(Relaxed)
    }

    /// Whether there is room for something large. If not, the heaviest connection ends, so that there soon is.
    #[must_use]
    pub fn has_room(&self) -> bool {
        let has_room = self.used() < self.reserved_from();
        if !has_room {
            self.shed();
        }
        has_room
    }

    /// Counts bytes that several connections share, until the return value is dropped.
    #[must_use]
    pub fn hold(&self, bytes: usize) -> Held {
        self.add(bytes);
        Held {
            memory: self.clone(),
            bytes,
        }
    }

    pub(crate) fn account(&self, address: IpAddr) -> Account {
        let is_shared = self.0.shared_addresses.iter();
        let is_shared = is_shared.into_iter().any(|net| net.contains(&address));
        let mut accounts = self.lock();
        let id = accounts.next;
        accounts.next += 1;
        let holder = Arc::new(Holder {
            memory: self.clone(),
            id,
            client: (!is_shared).then(|| Client::of(address)),
            used: AtomicUsize::new(0),
            weight: AtomicU64::new(0),
            is_ended: AtomicBool::new(false),
            ended: Notify::new(),
        });
        accounts.open.insert(id, Arc::downgrade(&holder));
        Account(holder)
    }

    /// From here on, room is for those who hold little.
    fn reserved_from(&self) -> usize {
        self.0.limit / 4 * 3
    }

    fn add(&self, bytes: usize) -> usize {
        let used = self.0.used.fetch_add(bytes, Relaxed) + bytes;
        self.0.metrics.in_flight.set(signed(used));
        used
    }

    fn give_back(&self, bytes: usize) {
        let before = self.0.used.fetch_sub(bytes, Relaxed);
        self.0.metrics.in_flight.set(signed(before - bytes));
    }

    /// Ends the heaviest connection of the network that holds most: one after the other, or a burst of requests would
    /// end many before the first has given back what it holds.
    fn shed(&self) {
        let mut accounts = self.lock();
        let is_ending = accounts
            .ending
            .as_ref()
            .is_some_and(|(holder, since)| holder.strong_count() > 0 && since.elapsed() < PATIENCE);
        if is_ending {
            return;
        }
        let open = accounts.open.values().filter_map(Weak::upgrade);
        let open: Vec<_> = open
            .filter(|holder| !holder.is_ended.load(Relaxed))
            .collect();
        let mut networks = HashMap::<_, u64>::new();
        for holder in &open {
            *networks.entry(holder.network()).or_default() += holder.weight.load(Relaxed);
        }
        let heaviest = open.iter().max_by_key(|holder| {
            let of_network = networks.get(&holder.network()).copied();
            // The oldest of equals.
            let age = u64::MAX - holder.id;
            (of_network, holder.weight.load(Relaxed), age)
        });
        if let Some(holder) = heaviest
            && holder.weight.load(Relaxed) > 0
        {
            holder.is_ended.store(true, Relaxed);
            holder.ended.notify_one();
            accounts.ending = Some((Arc::downgrade(holder), Instant::now()));
            self.0.metrics.ended.inc();
        }
        // A holder that has meanwhile become the last of its kind takes the lock when it is dropped.
        drop(accounts);
        drop(open);
    }

    fn lock(&self) -> MutexGuard<'_, Accounts> {
        let accounts = &self.0.accounts;
        accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn signed(bytes: usize) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}

/// Bytes that are counted until this is dropped.
#[derive(Debug)]
pub struct Held {
    memory: Memory,
    bytes: usize,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.memory.give_back(self.bytes);
    }
}

/// What one connection holds; a clone is the same one.
#[derive(Clone, Debug)]
pub(crate) struct Account(Arc<Holder>);

#[derive(Debug)]
struct Holder {
    memory: Memory,
    id: u64,
    client: Option<Client>,
    used: AtomicUsize,
    /// What it holds alone, and what it shares.
    weight: AtomicU64,
    is_ended: AtomicBool,
    ended: Notify,
}

impl Holder {
    /// Connections of a proxy are each a network.
    fn network(&self) -> (Option<Client>, u64) {
        (self.client, self.client.map_or(self.id, |_| 0))
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        self.memory.lock().open.remove(&self.id);
    }
}

impl Account {
    /// Counts what can't be refused.
    pub(crate) fn charge(&self, bytes: usize) -> Charge {
        let charge = Charge(Arc::new(Charged {
            account: self.clone(),
            bytes: AtomicUsize::new(0),
            shared: AtomicUsize::new(0),
        }));
        charge.add(bytes);
        charge
    }

    /// # Errors
    /// There is no room.
    pub(crate) fn take(&self, bytes: usize) -> Result<Charge, NoRoom> {
        if self.has_room_for(bytes) {
            return Ok(self.charge(bytes));
        }
        Err(NoRoom)
    }

    fn has_room_for(&self, bytes: usize) -> bool {
        let Account(holder) = self;
        let memory = &holder.memory;
        let limit = memory.0.limit;
        let (all, own) = (memory.used() + bytes, holder.used.load(Relaxed) + bytes);
        if all <= memory.reserved_from() {
            return true;
        }
        let has_room = all <= limit && own <= limit / SMALL_SHARE;
        if !has_room {
            memory.0.metrics.refused.inc();
            memory.shed();
        }
        has_room
    }

    /// Whether the connection has to end, because it holds most.
    pub(crate) fn is_ended(&self) -> bool {
        self.0.is_ended.load(Relaxed)
    }

    pub(crate) async fn ended(&self) {
        if !self.is_ended() {
            self.0.ended.notified().await;
        }
    }
}

/// Bytes that are charged to a connection until all clones of this are dropped.
#[derive(Clone, Debug)]
pub(crate) struct Charge(Arc<Charged>);

#[derive(Debug)]
struct Charged {
    account: Account,
    bytes: AtomicUsize,
    shared: AtomicUsize,
}

impl Charge {
    /// # Errors
    /// There is no room.
    pub(crate) fn grow(&self, bytes: usize) -> Result<(), NoRoom> {
        if !self.0.account.has_room_for(bytes) {
            return Err(NoRoom);
        }
        self.add(bytes);
        Ok(())
    }

    /// No longer counts so many of its bytes.
    pub(crate) fn shrink(&self, bytes: usize) {
        let Account(holder) = &self.0.account;
        self.0.bytes.fetch_sub(bytes, Relaxed);
        holder.used.fetch_sub(bytes, Relaxed);
        holder.weight.fetch_sub(bytes as u64, Relaxed);
        holder.memory.give_back(bytes);
    }

    /// Notes what is counted elsewhere, and held by this connection too.
    pub(crate) fn share(&self, bytes: usize) {
        self.0.shared.fetch_add(bytes, Relaxed);
        let weight = &self.0.account.0.weight;
        weight.fetch_add(bytes as u64, Relaxed);
    }

    fn add(&self, bytes: usize) {
        let Account(holder) = &self.0.account;
        self.0.bytes.fetch_add(bytes, Relaxed);
        holder.used.fetch_add(bytes, Relaxed);
        holder.weight.fetch_add(bytes as u64, Relaxed);
        if holder.memory.add(bytes) > holder.memory.reserved_from() {
            holder.memory.shed();
        }
    }
}

impl Drop for Charged {
    fn drop(&mut self) {
        let Account(holder) = &self.account;
        let (bytes, shared) = (self.bytes.load(Relaxed), self.shared.load(Relaxed));
        holder.used.fetch_sub(bytes, Relaxed);
        holder.weight.fetch_sub((bytes + shared) as u64, Relaxed);
        holder.memory.give_back(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIB: usize = 1024;

    fn budget() -> Memory {
        Memory::new(1000 * KIB, vec!["10.0.0.0/8".parse().unwrap()])
    }

    fn account(memory: &Memory, address: &str) -> Account {
        memory.account(address.parse().unwrap())
    }

    #[test]
    fn what_is_dropped_is_given_back() {
        let memory = budget();
        let one = account(&memory, "192.0.2.1");
        let charge = one.take(10 * KIB).unwrap();
        let clone = charge.clone();
        charge.grow(5 * KIB).unwrap();
        let held = memory.hold(KIB);
        assert_eq!(memory.used(), 16 * KIB);
        drop((charge, held));
        assert_eq!(memory.used(), 15 * KIB);
        clone.shrink(14 * KIB);
        assert_eq!(memory.used(), KIB);
        drop(clone);
        assert_eq!(memory.used(), 0);
        drop(one);
        assert!(memory.lock().open.is_empty());
    }

    #[test]
    fn the_last_quarter_is_for_those_who_hold_little() {
        let memory = budget();
        let (greedy, modest) = (account(&memory, "192.0.2.1"), account(&memory, "192.0.2.2"));
        let _charge = greedy.take(750 * KIB).unwrap();
        assert_eq!(greedy.take(KIB).unwrap_err(), NoRoom);
        assert!(modest.take(2 * KIB).is_ok());
        assert_eq!(modest.take(10 * KIB).unwrap_err(), NoRoom);
        assert_eq!(memory.metrics().refused.get(), 2);
    }

    #[test]
    fn when_little_is_left_the_heaviest_connection_of_the_heaviest_network_ends() {
        let memory = budget();
        let [small, large] = ["192.0.2.1"; 2].map(|address| account(&memory, address));
        let other = account(&memory, "192.0.2.2");
        let _small = small.charge(200 * KIB);
        let held = large.charge(250 * KIB);
        let _other = other.charge(290 * KIB);
        assert!(memory.has_room());
        let _more = other.charge(20 * KIB);
        assert!(large.is_ended(), "its network holds 450 KiB");
        assert!(!small.is_ended() && !other.is_ended());
        assert!(!memory.has_room());
        assert_eq!(
            memory.metrics().ended.get(),
            1,
            "the first has not gone yet"
        );
        drop((held, large));
        let _much = other.charge(300 * KIB);
        assert!(other.is_ended(), "the network of the first holds 200 KiB");
        assert_eq!(memory.metrics().ended.get(), 2);
    }

    #[test]
    fn the_connections_of_a_proxy_are_no_network() {
        let memory = budget();
        let proxied: Vec<_> = (0..10).map(|_| account(&memory, "10.1.2.3")).collect();
        let stranger = account(&memory, "192.0.2.1");
        let _held: Vec<_> = proxied.iter().map(|each| each.charge(50 * KIB)).collect();
        let _much = stranger.charge(260 * KIB);
        assert!(stranger.is_ended());
        assert!(!proxied.iter().any(Account::is_ended));
    }

    #[test]
    fn who_shares_a_large_answer_is_heavy_and_pays_nothing() {
        let memory = budget();
        let [slow, quick] = ["192.0.2.1", "192.0.2.2"].map(|address| account(&memory, address));
        let _held = memory.hold(700 * KIB);
        let (charge, _other) = (slow.charge(KIB), quick.charge(40 * KIB));
        charge.share(700 * KIB);
        let _more = quick.charge(20 * KIB);
        assert!(slow.is_ended() && !quick.is_ended());
        drop(charge);
        assert_eq!(slow.0.weight.load(Relaxed), 0);
    }
}
