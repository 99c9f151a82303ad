//! One connection after another, for ever, with growing pauses.

use std::convert::Infallible;
use std::fmt::Display;
use std::time::Duration;

use tokio::sync::watch::Sender;
use tokio::time::{Instant, sleep};

use super::{Backoff, Status};

const RECONNECT_FIRST: Duration = Duration::from_secs(1);
const RECONNECT_LONGEST: Duration = Duration::from_secs(5 * 60);
/// Servers lock accounts after many wrong passwords.
const LOGIN_FIRST: Duration = Duration::from_secs(60);
const LOGIN_LONGEST: Duration = Duration::from_secs(15 * 60);
/// A connection that lasted this long was good: the next pause is short again.
const STEADY: Duration = Duration::from_secs(20);

/// Why a connection has ended.
pub(crate) trait ConnectionError: Display + Send {
    /// Whether frequent attempts could lock the account.
    fn is_delicate(&self) -> bool;

    /// How long the server wants to be left alone.
    fn pause(&self) -> Option<Duration> {
        None
    }
}

/// Makes connections to a mailbox.
pub(crate) trait Connections: Sync {
    /// What outlives a connection.
    type Progress: Send;
    type Error: ConnectionError;

    /// Runs one connection to its end.
    fn connection(
        &self,
        progress: &mut Option<Self::Progress>,
    ) -> impl Future<Output = Result<Infallible, Self::Error>> + Send;

    /// The pause after an error; something may end it earlier.
    fn rest(&self, _error: &Self::Error, pause: Duration) -> impl Future<Output = ()> + Send {
        sleep(pause)
    }
}

/// Never ends by itself: `status` reports errors.
pub(crate) async fn reconnect<C: Connections>(
    protocol: &'static str,
    connections: &C,
    status: &Sender<Status>,
) {
    let mut progress = None;
    let mut reconnect = Backoff::new(RECONNECT_FIRST, RECONNECT_LONGEST);
    let mut login = Backoff::new(LOGIN_FIRST, LOGIN_LONGEST);
    loop {
        let begun = Instant::now();
        let Err(error) = connections.connection(&mut progress).await;
        if status.borrow().connected {
            login.reset();
            if begun.elapsed() >= STEADY {
                reconnect.reset();
            }
        }
        let pause = if error.is_delicate() {
            login.next()
        } else {
            reconnect.next()
        };
        let pause = pause.max(error.pause().unwrap_or_default());
        tracing::warn!("{protocol}: {error}; tried again in {} s", pause.as_secs());
        status.send_modify(|status| {
            status.connected = false;
            status.caught_up = false;
            status.failures += 1;
            status.last_error = Some(error.to_string());
        });
        connections.rest(&error, pause).await;
    }
}
