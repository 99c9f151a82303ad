//! The proof of work for each comment, in ALTCHA's format: which number, appended to a salt, has this SHA-256?
//!
//! The salt contains its time, its expiry and its site, and is signed. So the server stores nothing about a challenge
//! until a comment uses it, and can trust the time at which a form was begun.
//!
//! - `difficulty`: how hard the next one is. `trap`: the honeypot field.
//!
//! Not here: what follows for the verdict (`spam`).

mod difficulty;
mod trap;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use data_encoding::{BASE64, HEXLOWER};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::CommentError;
use crate::keys::{Keys, random};
use afterword_config::{Live, Proofs, Spam};
use afterword_model::{Clock, Form, Site, Solved, Status};
use afterword_spam::{FormTime, Proof};
use afterword_store::StoreError;

use self::difficulty::{Difficulty, HARDEST};

pub const ALGORITHM: &str = "SHA-256";
/// The longest accepted proof, in characters; ours have about 450.
const LONGEST: usize = 2000;

/// The problem: find a number from 0 to `effort`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// SHA-256 of the salt and the number, in hex.
    pub challenge: String,
    pub effort: u32,
    pub salt: String,
    pub signature: String,
}

/// The answer of ALTCHA's solvers, in Base64; without `number` it only contains the time of the challenge.
#[derive(Serialize, Deserialize)]
struct Payload {
    algorithm: String,
    challenge: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u64>,
    salt: String,
    signature: String,
}

/// Makes challenges, and checks their answers.
#[derive(Clone)]
pub struct Challenges {
    keys: Arc<Keys>,
    settings: Live<Spam>,
    difficulty: Arc<Difficulty>,
    clock: Clock,
}

impl Challenges {
    pub(crate) fn new(keys: Arc<Keys>, settings: Live<Spam>, clock: Clock) -> Self {
        Self {
            keys,
            settings,
            difficulty: Arc::default(),
            clock,
        }
    }

    /// A new challenge for a reader who begins to write.
    ///
    /// # Errors
    /// The operating system has no randomness.
    pub fn ask(&self, site: &Site, from: IpAddr) -> Result<Challenge, CommentError> {
        let network = self.keys.address(from);
        let effort = self
            .difficulty
            .asked(self.least(), network, self.clock.now());
        self.make(site, effort)
    }

    /// The value in the form of a page without scripts: it contains the time at which the form was begun. Empty if no
    /// proof is required.
    #[must_use]
    pub fn stamp(&self, site: &Site) -> String {
        if self.settings.current().proof == Proofs::Off {
            return String::new();
        }
        let made = self.make(site, self.least());
        made.map(|challenge| challenge.stamp()).unwrap_or_default()
    }

    /// Whether a form with this stamp can still be sent, be it in a moment. One from the future is of a wrong clock:
    /// it would be too fast until then.
    #[must_use]
    pub fn is_running(&self, site: &Site, stamp: &str) -> bool {
        let now = self.clock.now();
        SignedPayload::read(&self.keys, site, stamp).is_some_and(|paper| {
            paper.payload.number.is_none() && paper.made <= now && now < paper.expires
        })
    }

    /// The name of the honeypot field on this site.
    #[must_use]
    pub fn trap(&self, site: &Site) -> String {
        trap::trap(&self.keys, site)
    }

    /// Records a comment; a spam one makes the next challenges harder.
    pub(super) fn submitted(&self, from: Option<IpAddr>, status: Status) {
        let network = from.map(|from| self.keys.address(from));
        self.difficulty.submitted(network, status, self.clock.now());
    }

    /// The lowest effort of a challenge.
    fn least(&self) -> u32 {
        u32::try_from(self.settings.current().proof_effort).unwrap_or(HARDEST)
    }

    fn make(&self, site: &Site, effort: u32) -> Result<Challenge, CommentError> {
        let none = |error| StoreError::Unavailable(format!("no randomness: {error}"));
        let nonce = HEXLOWER.encode(&random::<16>().map_err(none)?);
        let number = u64::from_be_bytes(random::<8>().map_err(none)?) % (u64::from(effort) + 1);
        let now = self.clock.now();
        let expires = (now + *self.settings.current().proof_lifetime).as_second();
        let (made, site) = (now.as_millisecond(), &site.key);
        // With its end marked no digit of the number can be taken for one of the salt.
        let salt = format!("{nonce}?expires={expires}&made={made}&site={site}&");
        let challenge = hash(&salt, number);
        Ok(Challenge {
            signature: self.keys.challenge_signature(&salt, &challenge),
            challenge,
            effort,
            salt,
        })
    }

    /// The proof in a comment's form; a comment without a form needs none.
    pub(super) fn proven(&self, site: &Site, form: Option<&Form>) -> (Proof, FormTime) {
        let Some(form) = form.filter(|_| self.settings.current().proof == Proofs::On) else {
            return (Proof::NotAsked, FormTime::Unknown);
        };
        let proof = form.proof.as_deref().map(str::trim);
        let Some(proof) = proof.filter(|proof| !proof.is_empty()) else {
            return (Proof::Missing, FormTime::Unknown);
        };
        let now = self.clock.now();
        match SignedPayload::read(&self.keys, site, proof) {
            Some(paper) => (
                paper.proves(now),
                paper.time(now, *self.settings.current().fastest),
            ),
            None => (Proof::Invalid, FormTime::Unknown),
        }
    }
}

impl Challenge {
    fn stamp(self) -> String {
        let payload = Payload {
            algorithm: ALGORITHM.to_owned(),
            challenge: self.challenge,
            number: None,
            salt: self.salt,
            signature: self.signature,
        };
        BASE64.encode(&serde_json::to_vec(&payload).unwrap_or_default())
    }
}

fn hash(salt: &str, number: u64) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("{salt}{number}")))
}

/// A payload with our own signature.
struct SignedPayload {
    payload: Payload,
    made: Timestamp,
    expires: Timestamp,
}

impl SignedPayload {
    /// `None` for anything that we have not made for this site.
    fn read(keys: &Keys, site: &Site, proof: &str) -> Option<Self> {
        let bytes = (proof.len() <= LONGEST).then(|| BASE64.decode(proof.as_bytes()));
        let payload: Payload = serde_json::from_slice(&bytes?.ok()?).ok()?;
        let (salt, challenge) = (&payload.salt, &payload.challenge);
        let is_ours = payload.algorithm == ALGORITHM
            && keys.is_challenge_signature(salt, challenge, &payload.signature)
            && told(salt, "site") == Some(site.key.as_str());
        let made = told(salt, "made")?.parse().ok()?;
        let expires = told(salt, "expires")?.parse().ok()?;
        is_ours.then_some(Self {
            made: Timestamp::from_millisecond(made).ok()?,
            expires: Timestamp::from_second(expires).ok()?,
            payload,
        })
    }

    fn proves(&self, now: Timestamp) -> Proof {
        let challenge = &self.payload.challenge;
        match self.payload.number {
            None => Proof::Missing,
            Some(number) if hash(&self.payload.salt, number) != *challenge => Proof::Invalid,
            Some(_) if self.expires <= now => Proof::Expired,
            Some(_) => Proof::Solved(Solved {
                hash: Sha256::digest(challenge).into(),
                expires: self.expires,
            }),
        }
    }

    fn time(&self, now: Timestamp, fastest: Duration) -> FormTime {
        // Negative where the clock was set back.
        let age = now.duration_since(self.made).as_millis().max(0);
        let secs = u64::try_from(age / 1000).unwrap_or_default();
        if self.expires <= now {
            FormTime::TooOld { hours: secs / 3600 }
        } else if age < i128::try_from(fastest.as_millis()).unwrap_or_default() {
            FormTime::TooFast { secs }
        } else {
            FormTime::Fine
        }
    }
}

/// A value of the salt, from behind its `?`.
fn told<'a>(salt: &'a str, name: &str) -> Option<&'a str> {
    let (_, parameters) = salt.split_once('?')?;
    let mut parameters = parameters.split('&');
    parameters.find_map(|parameter| parameter.strip_prefix(name)?.strip_prefix('='))
}
