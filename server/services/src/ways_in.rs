//! The ways by which mail comes in, and how they fare: for the console. It is counted since the start, in memory.

use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;

/// A way in that this process has. `afterword mail receive` is another process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Fetched from a mailbox.
    Imap,
    /// The same.
    Jmap,
    /// From a mail server.
    Lmtp,
    /// `POST /api/v1/mail`, and what a provider posts.
    Http,
}

impl Way {
    pub const ALL: [Self; 4] = [Self::Imap, Self::Jmap, Self::Lmtp, Self::Http];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Imap => "imap",
            Self::Jmap => "jmap",
            Self::Lmtp => "lmtp",
            Self::Http => "http",
        }
    }
}

/// How a way fares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WayIn {
    pub way: Way,
    /// Whether mail can come by it now.
    pub is_open: bool,
    /// Messages to us that were processed.
    pub messages: u64,
    pub last_message: Option<Timestamp>,
    /// When the mailbox was last looked through; only of a mailbox.
    pub last_look: Option<Timestamp>,
    /// Messages that wait for another attempt; only of a mailbox.
    pub waiting: u64,
    pub failures: u64,
    /// For the owner; `None` as soon as all is well.
    pub last_error: Option<String>,
}

/// The ways that are set up, and the login to the mailbox.
#[derive(Debug, Default)]
pub struct WaysIn(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    ways: Vec<WayIn>,
    login_error: Option<String>,
}

impl WaysIn {
    /// Adds a way.
    pub fn set_up(&self, way: Way, is_open: bool) {
        let mut state = self.lock();
        if state.ways.iter().all(|known| known.way != way) {
            state.ways.push(WayIn {
                way,
                is_open,
                messages: 0,
                last_message: None,
                last_look: None,
                waiting: 0,
                failures: 0,
                last_error: None,
            });
        }
    }

    /// Changes what is known of a way that was set up.
    pub fn note(&self, way: Way, change: impl FnOnce(&mut WayIn)) {
        let mut state = self.lock();
        if let Some(known) = state.ways.iter_mut().find(|known| known.way == way) {
            change(known);
        }
    }

    /// Whether the owner has to sign in to the mailbox, and why.
    pub fn note_login(&self, error: Option<String>) {
        self.lock().login_error = error;
    }

    /// In the order in which they were set up.
    #[must_use]
    pub fn all(&self) -> Vec<WayIn> {
        self.lock().ways.clone()
    }

    #[must_use]
    pub fn login_error(&self) -> Option<String> {
        self.lock().login_error.clone()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
