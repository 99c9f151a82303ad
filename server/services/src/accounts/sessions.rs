//! Who is signed in.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use super::{Accounts, Owner};
use crate::keys::token_hash;
use afterword_store::{EndSessions, NewSession, StoreResult, StoredSession};

/// From the sign-in on.
const LONGEST: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Without being seen.
const UNSEEN: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Being seen is written down this often.
const NOTED: SignedDuration = SignedDuration::from_mins(1);

/// An owner who is in.
#[derive(Debug, Clone)]
pub struct Signed {
    pub owner: Owner,
    pub session: StoredSession,
}

impl Accounts {
    /// Whose session the token stands for, if it is one, lasts, and its person is still an owner.
    ///
    /// # Errors
    /// What the store can't do.
    pub async fn current(&self, token: &str) -> StoreResult<Option<Signed>> {
        let session = self.store.session(token_hash(token)).await?;
        let now = self.clock.now();
        let Some(session) = session.filter(|session| lasts(session, now)) else {
            return Ok(None);
        };
        let Some(owner) = self.owner(session.person.as_str()) else {
            return Ok(None);
        };
        if now.duration_since(session.seen) >= NOTED {
            self.note(session.id, now);
        }
        Ok(Some(Signed { owner, session }))
    }

    /// Nobody waits for it: a page is shown though the database is busy or full.
    fn note(&self, id: i64, now: Timestamp) {
        let store = Arc::clone(&self.store);
        tokio::spawn(async move {
            if let Err(error) = store.session_seen(id, now).await {
                tracing::warn!(%error, "that a session was used could not be noted");
            }
        });
    }

    /// The owner's sessions that last, newest first.
    ///
    /// # Errors
    /// What the store can't do.
    pub async fn sessions(&self, owner: &Owner) -> StoreResult<Vec<StoredSession>> {
        let mut sessions = self.store.sessions(Some(owner.person())).await?;
        let now = self.clock.now();
        sessions.retain(|session| lasts(session, now));
        Ok(sessions)
    }

    /// How many ended by it.
    ///
    /// # Errors
    /// What the store can't do.
    pub async fn end(&self, owner: &Owner, which: EndSessions) -> StoreResult<usize> {
        self.store.end_sessions(owner.person(), which).await
    }

    /// A session that is to begin. `before`: what the browser had in its cookie until now; it is never taken over.
    pub(super) fn new_session(
        &self,
        token: &str,
        browser: &str,
        before: Option<&str>,
    ) -> NewSession {
        let now = self.clock.now();
        NewSession {
            hash: token_hash(token),
            browser: browser.to_owned(),
            replaces: before.map(token_hash),
            now,
            begun_before: now - LONGEST,
            unseen_since: now - UNSEEN,
        }
    }
}

fn lasts(session: &StoredSession, now: Timestamp) -> bool {
    now < session.begun + LONGEST && now < session.seen + UNSEEN
}

/// Sessions that began, or were seen, no later than that are over.
#[derive(Debug, Clone, Copy)]
pub struct EndedBefore {
    pub begun: Timestamp,
    pub seen: Timestamp,
}

#[must_use]
pub fn ended_before(now: Timestamp) -> EndedBefore {
    EndedBefore {
        begun: now - LONGEST,
        seen: now - UNSEEN,
    }
}
