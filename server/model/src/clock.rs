//! The time is passed in, so that edit windows, expiry and retention are tested without waiting.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};

use std::time::Instant;

use jiff::{SignedDuration, Timestamp};

/// The origin of the monotonic clock.
static ORIGIN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The time, passed in so that windows, expiry and retention are tested without waiting.
#[derive(Debug, Clone, Default)]
pub enum Clock {
    #[default]
    System,
    /// Fixed at these milliseconds since 1970 until a test moves it.
    Fixed(Arc<AtomicI64>),
}

impl Clock {
    #[must_use]
    pub fn now(&self) -> Timestamp {
        let millis = match self {
            Self::System => Timestamp::now().as_millisecond(),
            Self::Fixed(millis) => millis.load(Ordering::SeqCst),
        };
        // The store keeps milliseconds; a finer time would change when it is read again.
        Timestamp::from_millisecond(millis).unwrap_or_default()
    }

    /// The monotonic clock, from any origin: nobody sets it. In tests, time passes for both.
    #[must_use]
    pub fn steady(&self) -> SignedDuration {
        match self {
            Self::System => SignedDuration::try_from(ORIGIN.elapsed()).unwrap_or_default(),
            Self::Fixed(_) => self.now().duration_since(Timestamp::UNIX_EPOCH),
        }
    }
}
