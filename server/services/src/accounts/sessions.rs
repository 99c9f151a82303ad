//! Who is signed in.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use super::{Accounts, Owner};
use crate::keys::token_hash;
use afterword_store::{EndSessions, NewSession, StoreResult, StoredSession};

/// Counted from the sign-in.
const LONGEST: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Without use.
const UNSEEN: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The last use is stored this often.
const NOTED: SignedDuration = SignedDuration::from_mins(1);

/// A signed-in owner.
#[derive(Debug, Clone)]
pub struct SignedInOwner {
    pub owner: Owner,
    pub session: StoredSession,
}

impl Accounts {
    /// The session of a token, if it is valid and its person is still an owner.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn current(&self, token: &str) -> StoreResult<Option<SignedInOwner>> {
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
        Ok(Some(SignedInOwner { owner, session }))
    }

    /// Nobody waits for it: pages are shown even if the database is busy or full.
    fn note(&self, id: i64, now: Timestamp) {
        let store = Arc::clone(&self.store);
        tokio::spawn(async move {
            if let Err(error) = store.session_seen(id, now).await {
                tracing::warn!(%error, "that a session was used could not be noted");
            }
        });
    }

    /// The owner's valid sessions, newest first.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn sessions(&self, owner: &Owner) -> StoreResult<Vec<StoredSession>> {
        let mut sessions = self.store.sessions(Some(owner.person())).await?;
        let now = self.clock.now();
        sessions.retain(|session| lasts(session, now));
        Ok(sessions)
    }

    /// Returns how many it ended.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn end(&self, owner: &Owner, which: EndSessions) -> StoreResult<usize> {
        self.store.end_sessions(owner.person(), which).await
    }

    /// A new session. `before`: the browser's former cookie; its session is never reused.
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

/// Sessions that began, or were last used, before these instants are over.
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
