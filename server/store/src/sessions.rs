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

/// Addresses are personal data: they never reach a log by `{:?}`.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Person(…)")
    }
}

/// A sign-in link, which works once; the store keeps its token's hash.
#[derive(Debug, Clone)]
pub struct SignInLink {
    pub hash: [u8; 32],
    pub person: Person,
    pub created: Timestamp,
    pub expires: Timestamp,
}

#[derive(Debug, Clone)]
pub struct NewSession {
    /// SHA-256 of the cookie's value.
    pub hash: [u8; 32],
    /// The name of the browser, in our words.
    pub browser: String,
    /// This browser's former session, which ends.
    pub replaces: Option<[u8; 32]>,
    pub now: Timestamp,
    /// Sessions that were begun, or last used, before these instants are over.
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

/// Which sessions of a person end.
#[derive(Debug, Clone, Copy)]
pub enum EndSessions {
    One(i64),
    /// All, and unused links.
    All,
}

/// Who sets a password or removes it.
#[derive(Clone)]
pub enum PasswordSetter {
    /// A command: all sessions end, and unused links.
    Command,
    /// The session with this hash, to which this was the password so far, as a PHC string. All others end, and unused
    /// links.
    Session {
        hash: [u8; 32],
        known: Option<String>,
    },
}

/// What became of a password that was to be set or removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PasswordSet {
    Done {
        had_one: bool,
    },
    /// Nothing changed: the session that wanted it has ended.
    SessionEnded,
    /// Nothing changed: the password is not what the session took it for.
    Outdated,
}
