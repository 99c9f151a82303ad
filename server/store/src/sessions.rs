//! Owners' sessions, sign-in links and passwords.
//!
//! A person is an address in lower case. `services::accounts` checks each time whether it is an owner's.

use jiff::Timestamp;

/// An owner's address, in lower case.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Person(String);

impl Person {
    #[must_use]
    pub fn of(address: &str) -> Self {
        Self(address.trim().to_lowercase())
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Addresses are in our care: they never reach a log by `{:?}`.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Person(…)")
    }
}

/// A link that signs somebody in once; the store keeps its token's hash.
#[derive(Debug, Clone)]
pub struct SignInLink {
    pub hash: [u8; 32],
    pub person: Person,
    pub created: Timestamp,
    pub expires: Timestamp,
}

#[derive(Debug, Clone)]
pub struct NewSession {
    /// SHA-256 of what stands in the cookie.
    pub hash: [u8; 32],
    /// What the browser calls itself, in our words.
    pub browser: String,
    /// The session that this browser had until now: it ends.
    pub replaces: Option<[u8; 32]>,
    pub now: Timestamp,
    /// Sessions that were begun, or seen last, before these instants are over.
    pub begun_before: Timestamp,
    pub unseen_since: Timestamp,
}

#[derive(Debug, Clone)]
pub struct StoredSession {
    pub id: i64,
    pub hash: [u8; 32],
    pub person: Person,
    pub browser: String,
    pub begun: Timestamp,
    /// To the minute.
    pub seen: Timestamp,
}

/// Which sessions of a person to end.
#[derive(Debug, Clone, Copy)]
pub enum EndSessions {
    One(i64),
    /// And the links that were not followed yet.
    All,
    /// And the links, but not the session with this hash.
    Others([u8; 32]),
}
