//! The difficulty of the next challenge: it rises while many write at once, and for networks that ask often or send
//! spam. It is bounded, so that the slowest reader's machine needs only seconds. It is only in memory: a restart
//! resets it.

use std::sync::{Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use moka::sync::Cache;

use afterword_model::Status;

const MINUTE: SignedDuration = SignedDuration::from_mins(1);
/// How long a network is remembered.
const WINDOW: SignedDuration = SignedDuration::from_mins(10);
/// Networks that are remembered at once; about 1 MB.
const WATCHED: u64 = 10_000;

/// Challenges and comments a minute on the whole server. Above this each challenge is twice as hard, and again with
/// each doubling.
const BUSY: u32 = 60;
/// The same for the requests of one network in ten minutes: an office has several readers.
const OFTEN: u32 = 10;
/// A spam comment counts like so many requests.
const SPAM: u32 = 10;
/// The most doublings by one of them, and by both.
const MOST_BY_ONE: u32 = 3;
const MOST: u32 = 4;
/// The most numbers to try, whatever the settings say: half a minute on a Raspberry Pi.
pub(super) const HARDEST: u32 = 1_000_000;

/// The recent requests and comments.
pub(super) struct Difficulty {
    server: Mutex<Server>,
    networks: Cache<[u8; 16], Window>,
}

/// The counts of this minute, and of the one before.
#[derive(Debug, Clone, Copy, Default)]
struct Server {
    now: Window,
    before: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Window {
    begun: Timestamp,
    count: u32,
}

impl Window {
    fn is_over(&self, now: Timestamp, length: SignedDuration) -> bool {
        // Also where the clock was set back.
        now < self.begun || now.duration_since(self.begun) >= length
    }
}

impl Default for Difficulty {
    fn default() -> Self {
        Self {
            server: Mutex::default(),
            networks: Cache::new(WATCHED),
        }
    }
}

impl Difficulty {
    /// Records a network's request, and returns the challenge's difficulty; `least`: the lowest one.
    pub(super) fn asked(&self, least: u32, network: [u8; 16], now: Timestamp) -> u32 {
        let network = self.note(network, 1, now);
        let by_server = doublings(self.busy(now), BUSY);
        let by_network = doublings(network, OFTEN);
        harder(least, (by_server + by_network).min(MOST))
    }

    /// Notes a comment.
    pub(super) fn submitted(&self, network: Option<[u8; 16]>, status: Status, now: Timestamp) {
        self.busy(now);
        if let (Some(network), Status::Spam) = (network, status) {
            self.note(network, SPAM, now);
        }
    }

    /// Returns the count of these ten minutes.
    fn note(&self, network: [u8; 16], weight: u32, now: Timestamp) -> u32 {
        let entry = self.networks.entry(network).and_upsert_with(|known| {
            let known = known.map(moka::Entry::into_value);
            let running = known.filter(|window| !window.is_over(now, WINDOW));
            let Window { begun, count } = running.unwrap_or(Window {
                begun: now,
                count: 0,
            });
            let count = count.saturating_add(weight);
            Window { begun, count }
        });
        entry.into_value().count
    }

    /// Counts one more, and returns the count of a minute.
    fn busy(&self, now: Timestamp) -> u32 {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        if server.now.is_over(now, MINUTE) {
            let is_long_ago = server.now.is_over(now, MINUTE * 2);
            server.before = if is_long_ago { 0 } else { server.now.count };
            server.now = Window {
                begun: now,
                count: 0,
            };
        }
        server.now.count = server.now.count.saturating_add(1);
        server.now.count.max(server.before)
    }
}

fn doublings(count: u32, calm: u32) -> u32 {
    let times = (count / calm).checked_ilog2();
    times.map_or(0, |doubled| (doubled + 1).min(MOST_BY_ONE))
}

fn harder(least: u32, doublings: u32) -> u32 {
    let effort = least.saturating_mul(1 << doublings);
    // What the owner has set holds even where it is more.
    effort.min(HARDEST.max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_twice_as_hard_with_each_doubling_and_never_without_end() {
        let cases = [(0, 0), (59, 0), (60, 1), (119, 1), (120, 2), (240, 3)];
        for (count, expected) in cases {
            assert_eq!(doublings(count, BUSY), expected, "{count}");
        }
        assert_eq!(doublings(u32::MAX, 1), MOST_BY_ONE);
        assert_eq!(harder(50_000, MOST), 800_000);
        assert_eq!(harder(500_000, MOST), HARDEST);
    }

    #[test]
    fn a_minute_of_many_is_over_after_two() {
        let difficulty = Difficulty::default();
        let at = |secs: i64| Timestamp::from_second(1_767_225_600 + secs).unwrap();
        let last = (0..100).map(|_| difficulty.busy(at(0))).last();
        assert_eq!(last, Some(100));
        assert_eq!(difficulty.busy(at(61)), 100);
        assert_eq!(difficulty.busy(at(300)), 1);
        assert_eq!(difficulty.busy(at(0)), 1, "the clock was set back");
    }

    #[test]
    fn a_network_is_forgotten_after_ten_minutes() {
        let difficulty = Difficulty::default();
        let at = |secs: i64| Timestamp::from_second(1_767_225_600 + secs).unwrap();
        assert_eq!(difficulty.note([1; 16], 1, at(0)), 1);
        assert_eq!(difficulty.note([1; 16], SPAM, at(599)), 1 + SPAM);
        assert_eq!(difficulty.note([2; 16], 1, at(599)), 1);
        assert_eq!(difficulty.note([1; 16], 1, at(600)), 1);
    }
}
