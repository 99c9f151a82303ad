//! Limits on attempts to sign in. They are in bounded memory, by hashes, because the input may be anything.

use std::net::IpAddr;

use jiff::{SignedDuration, Timestamp};
use moka::sync::Cache;

use crate::keys::Keys;

const WINDOW: SignedDuration = SignedDuration::from_mins(15);
/// Addresses and networks that are tracked at once; about 1 MB.
const WATCHED: u64 = 10_000;

/// The kind of attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AttemptKind {
    Password,
    Mail,
}

impl AttemptKind {
    fn most_for_address(self) -> u32 {
        match self {
            Self::Password => 5,
            // Whoever uses them up for somebody else has sent three links to the right mailbox, which work as
            // long as the lock lasts: nobody is locked out.
            Self::Mail => 3,
        }
    }

    fn most_for_network(self) -> u32 {
        match self {
            Self::Password => 20,
            Self::Mail => 10,
        }
    }

    fn purpose(self) -> &'static str {
        match self {
            Self::Password => "tried password",
            Self::Mail => "tried mail",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TooMany {
    #[error("too many wrong passwords")]
    Passwords { secs: u64 },
    #[error("too many mails with a link to sign in")]
    Mails { secs: u64 },
}

impl TooMany {
    /// Seconds until the next attempt is allowed.
    #[must_use]
    pub fn secs(self) -> u64 {
        let (Self::Passwords { secs } | Self::Mails { secs }) = self;
        secs
    }

    #[must_use]
    pub fn minutes(self) -> u64 {
        self.secs().div_ceil(60).max(1)
    }
}

#[derive(Debug, Clone, Copy)]
struct Window {
    begun: Timestamp,
    count: u32,
}

impl Window {
    fn is_over(self, now: Timestamp) -> bool {
        // Also where the clock was set back.
        now < self.begun || now >= self.begun + WINDOW
    }
}

/// Limits attempts to sign in.
pub(super) struct Watch {
    tried: Cache<[u8; 16], Window>,
    /// One password at a time: each takes 19 MiB, and the machine may be small.
    pub(super) passwords: std::sync::Arc<tokio::sync::Semaphore>,
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            tried: Cache::new(WATCHED),
            passwords: std::sync::Arc::new(tokio::sync::Semaphore::new(1)),
        }
    }
}

/// An attempt that was counted.
pub(super) struct CountedAttempt([[u8; 16]; 2]);

impl Watch {
    /// Counts an attempt before it is made, so that hanging up or parallel attempts gain nothing.
    pub(super) fn count(
        &self,
        (keys, now): (&Keys, Timestamp),
        trying: AttemptKind,
        address: &str,
        from: IpAddr,
    ) -> Result<CountedAttempt, TooMany> {
        let key = |of: &str, bytes: &[u8]| {
            let purpose = format!("{} {of}", trying.purpose());
            keys.pseudonym(&purpose, bytes)
        };
        let network = key("network", &keys.address(from));
        let address = key("address", address.trim().to_lowercase().as_bytes());
        // A network that is locked has no more say about an address.
        self.take(network, trying, trying.most_for_network(), now)?;
        self.take(address, trying, trying.most_for_address(), now)?;
        Ok(CountedAttempt([network, address]))
    }

    fn take(
        &self,
        key: [u8; 16],
        trying: AttemptKind,
        most: u32,
        now: Timestamp,
    ) -> Result<(), TooMany> {
        let entry = self.tried.entry(key).and_upsert_with(|known| {
            let window = known.map(moka::Entry::into_value);
            let running = window.filter(|window| !window.is_over(now));
            let window = running.unwrap_or(Window {
                begun: now,
                count: 0,
            });
            let count = window.count.saturating_add(1);
            Window { count, ..window }
        });
        let window = entry.into_value();
        if window.count <= most {
            return Ok(());
        }
        let left = (window.begun + WINDOW).duration_since(now).as_secs();
        let secs = u64::try_from(left).unwrap_or_default().max(1);
        Err(match trying {
            AttemptKind::Password => TooMany::Passwords { secs },
            AttemptKind::Mail => TooMany::Mails { secs },
        })
    }

    /// The password was right.
    pub(super) fn uncount(&self, CountedAttempt(keys): &CountedAttempt) {
        for key in keys {
            self.tried
                .entry(*key)
                .and_compute_with(|known| match known {
                    Some(entry) => {
                        let window = entry.into_value();
                        let count = window.count.saturating_sub(1);
                        moka::ops::compute::Op::Put(Window { count, ..window })
                    }
                    None => moka::ops::compute::Op::Nop,
                });
        }
    }
}
