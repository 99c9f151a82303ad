//! The places for connections, and who gets one when all are taken: whoever comes from the network that holds fewest.
//!
//! A network is an address (an IPv6 /64), and with a fifth of its weight the /24 (/48) around it, as for the rates of
//! comments. A newcomer whose network holds clearly less than the greediest gets the place of one of the greediest's
//! connections: of an idle one, the oldest first. So clients that come again and again only push out each other.

use std::collections::HashMap;
use std::future::poll_fn;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use ipnet::IpNet;
use tokio::sync::{Notify, oneshot};

use crate::connection_limit::Client;

/// What an address weighs in the network around it.
const WIDER: usize = 5;

/// How many may wait for a place: a share of the places, and at least some.
const WAITING_SHARE: usize = 4;
const LEAST_WAITING: usize = 64;

/// A clone shares the places.
#[derive(Clone)]
pub(crate) struct Places(Arc<Inner>);

struct Inner {
    most: usize,
    /// Proxies: their connections are everybody's.
    exempt: Vec<IpNet>,
    state: Mutex<State>,
    emptied: Notify,
}

#[derive(Default)]
struct State {
    next: u64,
    open: HashMap<u64, Arc<Occupant>>,
    waiting: HashMap<u64, Waiter>,
    /// Connections, open and waiting, by their networks.
    counts: HashMap<Client, usize>,
    wider_counts: HashMap<Client, usize>,
}

struct Waiter {
    network: Option<Client>,
    ready: oneshot::Sender<Place>,
}

struct Occupant {
    id: u64,
    network: Option<Client>,
    busy: AtomicU32,
    has_to_leave: AtomicBool,
    leave: Notify,
}

/// One place, until this is dropped.
pub(crate) struct Place {
    places: Places,
    occupant: Arc<Occupant>,
}

pub(crate) enum Entered {
    Place(Place),
    Queue(Queued),
}

/// Somebody who waits for a place, until this is dropped.
pub(crate) struct Queued {
    places: Places,
    id: u64,
    turn: oneshot::Receiver<Place>,
}

impl Places {
    pub(crate) fn new(most: u32, exempt: Vec<IpNet>) -> Places {
        Places(Arc::new(Inner {
            most: most as usize,
            exempt,
            state: Mutex::default(),
            emptied: Notify::new(),
        }))
    }

    pub(crate) fn enter(&self, address: IpAddr) -> Entered {
        let is_exempt = self.0.exempt.iter().any(|net| net.contains(&address));
        let network = (!is_exempt).then(|| Client::of(address));
        let mut state = self.lock();
        let id = state.next;
        state.next += 1;
        state.count(network);
        if state.open.len() < self.0.most && state.waiting.is_empty() {
            return Entered::Place(self.open(&mut state, id, network));
        }
        let (ready, turn) = oneshot::channel();
        state.waiting.insert(id, Waiter { network, ready });
        let too_many = (self.0.most / WAITING_SHARE).max(LEAST_WAITING);
        let refused = (state.waiting.len() > too_many)
            .then(|| state.refuse_one())
            .flatten();
        state.make_room_for(network);
        drop(state);
        // Its client learns it without the lock.
        drop(refused);
        let places = self.clone();
        Entered::Queue(Queued { places, id, turn })
    }

    /// How many places are taken.
    pub(crate) fn taken(&self) -> usize {
        self.lock().open.len()
    }

    pub(crate) fn has_plenty(&self) -> bool {
        self.taken() < self.0.most - self.0.most / 8
    }

    /// Ready when nobody has a place, or waits for one.
    pub(crate) async fn emptied(&self) {
        loop {
            let emptied = self.0.emptied.notified();
            {
                let state = self.lock();
                if state.open.is_empty() && state.waiting.is_empty() {
                    return;
                }
            }
            emptied.await;
        }
    }

    fn open(&self, state: &mut State, id: u64, network: Option<Client>) -> Place {
        let occupant = Arc::new(Occupant {
            id,
            network,
            busy: AtomicU32::new(0),
            has_to_leave: AtomicBool::new(false),
            leave: Notify::new(),
        });
        state.open.insert(id, occupant.clone());
        Place {
            places: self.clone(),
            occupant,
        }
    }

    /// Gives free places to those who wait.
    fn hand_out(&self, mut state: MutexGuard<'_, State>) {
        let mut not_taken = Vec::new();
        while state.open.len() < self.0.most
            && let Some((id, waiter)) = state.next_waiter()
        {
            let place = self.open(&mut state, id, waiter.network);
            not_taken.extend(waiter.ready.send(place).err());
        }
        let is_empty = state.open.is_empty() && state.waiting.is_empty();
        drop(state);
        // Places of those who have gone: dropped without the lock, which they take.
        drop(not_taken);
        if is_empty {
            self.0.emptied.notify_waiters();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn count(&mut self, network: Option<Client>) {
        if let Some(network) = network {
            *self.counts.entry(network).or_default() += 1;
            *self.wider_counts.entry(network.wider()).or_default() += 1;
        }
    }

    fn forget(&mut self, network: Option<Client>) {
        let Some(network) = network else { return };
        for (counts, key) in [
            (&mut self.counts, network),
            (&mut self.wider_counts, network.wider()),
        ] {
            if let Some(count) = counts.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(&key);
                }
            }
        }
    }

    /// How much a network holds and waits for. A proxy always weighs little.
    fn load(&self, network: Option<Client>) -> usize {
        network.map_or(1, |network| {
            let own = self.counts.get(&network).copied();
            let wider = self.wider_counts.get(&network.wider()).copied();
            own.unwrap_or_default()
                .max(wider.unwrap_or_default() / WIDER)
        })
    }

    /// Of the network that holds least, the first.
    fn next_waiter(&mut self) -> Option<(u64, Waiter)> {
        let waiting = self.waiting.iter();
        let (_, id) = waiting
            .map(|(id, waiter)| (self.load(waiter.network), *id))
            .min()?;
        Some((id, self.waiting.remove(&id)?))
    }

    /// Of the network that holds most, the last.
    fn refuse_one(&mut self) -> Option<Waiter> {
        let waiting = self.waiting.iter();
        let (_, id) = waiting
            .map(|(id, waiter)| (self.load(waiter.network), *id))
            .max()?;
        let waiter = self.waiting.remove(&id)?;
        self.forget(waiter.network);
        Some(waiter)
    }

    /// Asks one of the greediest network's connections to leave, if the newcomer's network holds clearly less.
    fn make_room_for(&self, network: Option<Client>) {
        let own = self.load(network);
        let stays = |occupant: &&Arc<Occupant>| !occupant.has_to_leave.load(Relaxed);
        let leaving = self.open.len() - self.open.values().filter(stays).count();
        if leaving >= self.waiting.len() {
            return;
        }
        let others = self.open.values().filter(stays);
        let others = others.filter(|occupant| occupant.network.is_some());
        let greediest = others.max_by_key(|occupant| {
            let is_idle = occupant.busy.load(Relaxed) == 0;
            (self.load(occupant.network), is_idle, u64::MAX - occupant.id)
        });
        if let Some(occupant) = greediest
            && self.load(occupant.network) > own + 1
        {
            occupant.has_to_leave.store(true, Relaxed);
            occupant.leave.notify_one();
        }
    }
}

impl Place {
    /// Whether the connection has to leave, because somebody needs its place more.
    pub(crate) fn is_to_leave(&self) -> bool {
        self.occupant.has_to_leave.load(Relaxed)
    }

    /// Ready when it is so.
    pub(crate) async fn has_to_leave(&self) {
        if !self.is_to_leave() {
            self.occupant.leave.notified().await;
        }
    }

    /// Ready when it has to leave, in a task that [`Place::has_to_leave`] wakes.
    pub(crate) async fn is_taken(&self) {
        poll_fn(|_| match self.is_to_leave() {
            true => Poll::Ready(()),
            false => Poll::Pending,
        })
        .await;
    }

    pub(crate) fn begin_request(&self) {
        self.occupant.busy.fetch_add(1, Relaxed);
    }

    pub(crate) fn end_request(&self) {
        self.occupant.busy.fetch_sub(1, Relaxed);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.places.lock();
        state.open.remove(&self.occupant.id);
        state.forget(self.occupant.network);
        self.places.hand_out(state);
    }
}

impl Queued {
    /// `None` if others need the next places more.
    pub(crate) async fn turn(&mut self) -> Option<Place> {
        (&mut self.turn).await.ok()
    }
}

impl Drop for Queued {
    fn drop(&mut self) {
        let mut state = self.places.lock();
        let waiter = state.waiting.remove(&self.id);
        if let Some(waiter) = &waiter {
            state.forget(waiter.network);
        }
        self.places.hand_out(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(places: &Places, address: &str) -> Place {
        match places.enter(address.parse().unwrap()) {
            Entered::Place(place) => place,
            Entered::Queue(_) => panic!("all places are taken"),
        }
    }

    fn queued(places: &Places, address: &str) -> Queued {
        match places.enter(address.parse().unwrap()) {
            Entered::Queue(queued) => queued,
            Entered::Place(_) => panic!("there is a place"),
        }
    }

    fn leaves(place: &Place) -> bool {
        place.occupant.has_to_leave.load(Relaxed)
    }

    #[test]
    fn a_newcomer_gets_the_place_of_an_idle_connection_of_the_network_with_most() {
        let places = Places::new(4, Vec::new());
        let mut greedy: Vec<_> = (0..3).map(|_| place(&places, "192.0.2.1")).collect();
        let _modest = place(&places, "198.51.100.1");
        greedy[0].begin_request();
        let mut newcomer = queued(&places, "203.0.113.1");
        assert!(!leaves(&greedy[0]) && leaves(&greedy[1]) && !leaves(&greedy[2]));
        let mut same = queued(&places, "192.0.2.1");
        assert!(
            !leaves(&greedy[2]),
            "it would only take a place of its own network"
        );
        drop(greedy.remove(1));
        let _got = newcomer.turn.try_recv().unwrap();
        assert!(same.turn.try_recv().is_err(), "it waits on");
    }

    #[test]
    fn a_free_place_goes_to_whoever_has_fewest_and_then_to_the_first() {
        let places = Places::new(1, Vec::new());
        let first = place(&places, "192.0.2.1");
        let mut again = queued(&places, "192.0.2.1");
        let _and_again = queued(&places, "192.0.2.1");
        let mut one = queued(&places, "198.51.100.1");
        let mut other = queued(&places, "203.0.113.1");
        drop(first);
        drop(one.turn.try_recv().unwrap());
        drop(other.turn.try_recv().unwrap());
        assert!(again.turn.try_recv().is_ok());
    }

    #[test]
    fn many_addresses_of_one_network_are_greedy_together() {
        let addresses: [fn(u8) -> String; 3] = [
            |number| format!("192.0.2.{number}"),
            |number| format!("2001:db8::{number:x}"),
            |number| format!("2001:db8:1:{number:x}::1"),
        ];
        for address in addresses {
            let places = Places::new(20, Vec::new());
            let botnet: Vec<_> = (0..20)
                .map(|number| place(&places, &address(number)))
                .collect();
            let _newcomer = queued(&places, "203.0.113.1");
            assert!(leaves(&botnet[0]), "the oldest of {}", address(0));
            assert_eq!(botnet.iter().filter(|place| leaves(place)).count(), 1);
        }
    }

    #[test]
    fn a_proxy_is_never_greedy() {
        let places = Places::new(5, vec!["10.0.0.0/8".parse().unwrap()]);
        let proxied: Vec<_> = (0..5).map(|_| place(&places, "10.1.2.3")).collect();
        let _newcomer = queued(&places, "203.0.113.1");
        assert!(!proxied.iter().any(leaves));
    }

    #[tokio::test]
    async fn where_too_many_wait_those_of_the_greediest_network_are_refused() {
        let places = Places::new(1, Vec::new());
        let held = place(&places, "198.51.100.1");
        let mut modest = queued(&places, "203.0.113.1");
        let mut flood: Vec<_> = (0..2 * LEAST_WAITING)
            .map(|_| queued(&places, "192.0.2.1"))
            .collect();
        assert_eq!(places.lock().waiting.len(), LEAST_WAITING);
        assert!(flood.pop().unwrap().turn.try_recv().is_err());
        drop(held);
        drop(modest.turn.try_recv().unwrap());
        drop((modest, flood));
        places.emptied().await;
        assert!(places.lock().counts.is_empty() && places.lock().wider_counts.is_empty());
    }
}
