//! What a server tells at once: which conversations to look at now. Whatever is missed here, the next reading finds.

use std::sync::Arc;
use std::time::Duration;

use afterword_jobs::JobContext;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, sleep};

use super::error::NetworkError;
use super::pauses;
use super::server::Server;

/// A connection that held so long was a good one.
const STEADY: Duration = Duration::from_secs(300);
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);

/// What an event is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum News {
    /// A post that answers another one, by their ids.
    Answer { id: String, to: String },
    /// A post that was removed.
    Removed(String),
    /// One of the account's posts is liked or passed on.
    Liked,
    /// The connection is new: something may have been missed.
    Connected,
}

/// Takes news.
pub(crate) type Tell<'a> = &'a (dyn Fn(News) + Send + Sync);

/// Which account has news.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) account: usize,
    pub(super) news: News,
}

/// Listens to what is told to one account.
pub(super) struct Listener {
    pub(super) account: usize,
    pub(super) server: Arc<dyn Server>,
    pub(super) told: UnboundedSender<Told>,
}

impl Listener {
    /// Until the job is stopped; a lost connection is made anew after a pause.
    pub(super) async fn listen(self, context: JobContext) {
        tokio::select! {
            () = context.stopped() => {}
            () = self.listen_on() => {}
        }
    }

    async fn listen_on(self) {
        let account = self.account;
        let tell = |news| {
            // Nobody listens any more once the job has ended.
            let _ = self.told.send(Told { account, news });
        };
        let mut failures = 0;
        loop {
            let begun = Instant::now();
            let ended = self.server.listen(&tell).await;
            if let Err(NetworkError::Resting(left)) = ended {
                sleep(left).await;
                continue;
            }
            failures = match begun.elapsed() >= STEADY {
                true => 1,
                false => failures + 1,
            };
            if let Err(error) = ended {
                let network = self.server.network().as_str();
                tracing::debug!(network, %error, "a server does not tell news now: it is asked instead");
            }
            let pause = Duration::try_from(pauses::after_failure(failures, None));
            sleep(pause.unwrap_or(LONGEST_PAUSE)).await;
        }
    }
}
