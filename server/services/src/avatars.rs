//! Pictures of authors, from the service that a site's owner has chosen, by the addresses that they wrote with.
//!
//! Readers ask this server for the picture of a comment; only the server asks the service. A picture is kept in memory
//! for a day, and so is that there is none. However many readers ask, one address is asked about once at a time, few
//! are asked about at once, and so many in a minute.
//!
//! Not here: how the service is asked (`integrations`, by [`FetchAvatar`]).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use async_trait::async_trait;
use bytes::Bytes;
use data_encoding::HEXLOWER;
use jiff::{SignedDuration, Timestamp};
use moka::sync::Cache;
use sha2::{Digest, Sha256};
use tokio::sync::{OnceCell, Semaphore};

use crate::{CommentError, SiteRegistry, to_the_end};
use afterword_model::policy::Avatars;
use afterword_model::{Clock, CommentId, EmailAddress, Status};
use afterword_store::Store;

/// In bytes: the longest picture. One of the size that is asked for has a tenth of it.
pub const MAX_PICTURE: usize = 64 * 1024;

/// In bytes, of all pictures in memory.
const MAX_KNOWN: u64 = 16 * 1024 * 1024;
/// About what an entry takes besides its picture, in bytes.
const ENTRY: u32 = 256;
/// How long a picture counts as current, and that there is none.
const FRESH: SignedDuration = SignedDuration::from_hours(24);
/// How long a service is not asked again about an address after it has failed.
const PAUSE: SignedDuration = SignedDuration::from_mins(5);
/// How many questions are under way at a time, and how many wait besides.
const AT_ONCE: usize = 4;
const WAITING: usize = 60;
/// A page of the longest thread has about as many authors.
const PER_MINUTE: u32 = 240;

/// A picture, by its own first bytes, whatever the service says of it.
#[derive(Debug)]
pub struct Picture {
    pub bytes: Bytes,
    /// Such as `image/png`.
    pub media_type: &'static str,
}

impl Picture {
    /// `None` if it is no picture that every browser shows, or could hold a script.
    #[must_use]
    pub fn parse(bytes: Bytes) -> Option<Self> {
        let media_type = match &*bytes {
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => "image/png",
            [0xff, 0xd8, 0xff, ..] => "image/jpeg",
            [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => "image/gif",
            [
                b'R',
                b'I',
                b'F',
                b'F',
                _,
                _,
                _,
                _,
                b'W',
                b'E',
                b'B',
                b'P',
                ..,
            ] => "image/webp",
            _ => return None,
        };
        Some(Self { bytes, media_type })
    }
}

/// Why there was no answer, for the log.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct FetchFailed(pub String);

/// Asks a service.
#[async_trait]
pub trait FetchAvatar: Send + Sync + 'static {
    /// At most [`MAX_PICTURE`] bytes; `None` if the service has no picture for this hash of an address.
    async fn fetch(&self, service: Avatars, hash: &str) -> Result<Option<Bytes>, FetchFailed>;
}

/// What is known of an address.
#[derive(Clone)]
enum Outcome {
    Picture(Arc<Picture>),
    NoPicture,
    Failed,
    /// Too much is asked for already.
    Busy,
}

#[derive(Clone)]
struct Known {
    outcome: Outcome,
    until: Timestamp,
}

/// How many may still be asked about in this minute.
#[derive(Default)]
struct Budget {
    minute: i64,
    spent: u32,
    /// A failure of this minute is in the log.
    is_told: bool,
}

/// The pictures of authors.
#[derive(Clone)]
pub struct AuthorAvatars(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    sites: Arc<SiteRegistry>,
    clock: Clock,
    service: OnceLock<Arc<dyn FetchAvatar>>,
    known: Cache<String, Known>,
    /// Questions that wait or are under way, by what is asked.
    flights: Mutex<HashMap<String, Arc<OnceCell<Outcome>>>>,
    turns: Semaphore,
    budget: Mutex<Budget>,
}

impl AuthorAvatars {
    #[must_use]
    pub(crate) fn new(store: Arc<dyn Store>, sites: Arc<SiteRegistry>, clock: Clock) -> Self {
        let weigh = |_: &String, known: &Known| match &known.outcome {
            Outcome::Picture(picture) => {
                u32::try_from(picture.bytes.len()).map_or(u32::MAX, |length| length + ENTRY)
            }
            _ => ENTRY,
        };
        let known = Cache::builder().max_capacity(MAX_KNOWN).weigher(weigh);
        Self(Arc::new(Inner {
            store,
            sites,
            clock,
            service: OnceLock::new(),
            known: known.time_to_live(FRESH.unsigned_abs()).build(),
            flights: Mutex::default(),
            turns: Semaphore::new(AT_ONCE),
            budget: Mutex::default(),
        }))
    }

    /// Asks there from now on; the first stays.
    pub fn ask(&self, service: Arc<dyn FetchAvatar>) {
        let _ = self.0.service.set(service);
    }

    /// The picture of a comment's author.
    ///
    /// # Errors
    /// [`CommentError::UnknownComment`] if there is none, whatever the reason; [`CommentError::Busy`]; an error of the
    /// store.
    pub async fn of(&self, id: CommentId) -> Result<Arc<Picture>, CommentError> {
        let found = self.0.store.comment(id).await?;
        let comment = found.filter(|comment| comment.status == Status::Approved);
        let comment = comment.ok_or(CommentError::UnknownComment)?;
        let service = self.0.sites.of(&comment)?.rules.avatars;
        let email = comment
            .author
            .as_ref()
            .and_then(|author| author.email.as_ref());
        let email = email.filter(|_| service != Avatars::Off);
        let hash = hash(email.ok_or(CommentError::UnknownComment)?);
        match self.outcome(service, hash).await? {
            Outcome::Picture(picture) => Ok(picture),
            Outcome::NoPicture | Outcome::Failed => Err(CommentError::UnknownComment),
            Outcome::Busy => Err(CommentError::Busy),
        }
    }

    async fn outcome(&self, service: Avatars, hash: String) -> Result<Outcome, CommentError> {
        let key = format!("{service}/{hash}");
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let Some(flight) = self.flight(&key) else {
            return Ok(Outcome::Busy);
        };
        // A reader who leaves does not make the next one ask anew.
        let avatars = self.clone();
        to_the_end(async move {
            let asked = flight.get_or_init(|| avatars.asked(service, &hash, &key));
            let outcome = asked.await.clone();
            let mut flights = lock(&avatars.0.flights);
            if flights
                .get(&key)
                .is_some_and(|same| Arc::ptr_eq(same, &flight))
            {
                flights.remove(&key);
            }
            Ok(outcome)
        })
        .await
    }

    fn known(&self, key: &str) -> Option<Outcome> {
        let known = self.0.known.get(key)?;
        (self.0.clock.now() < known.until).then_some(known.outcome)
    }

    /// The question that is under way, or a new one; `None` if too many wait.
    fn flight(&self, key: &str) -> Option<Arc<OnceCell<Outcome>>> {
        let mut flights = lock(&self.0.flights);
        if !flights.contains_key(key) && flights.len() >= AT_ONCE + WAITING {
            return None;
        }
        Some(Arc::clone(flights.entry(key.to_owned()).or_default()))
    }

    async fn asked(&self, service: Avatars, hash: &str, key: &str) -> Outcome {
        // The question before this one may just have been answered.
        if let Some(known) = self.known(key) {
            return known;
        }
        let (Ok(_turn), Some(client)) = (self.0.turns.acquire().await, self.0.service.get()) else {
            return Outcome::Busy;
        };
        if !lock(&self.0.budget).take(self.0.clock.now()) {
            return Outcome::Busy;
        }
        let outcome = match client.fetch(service, hash).await {
            Ok(None) => Outcome::NoPicture,
            Ok(Some(bytes)) => match Picture::parse(bytes) {
                Some(picture) => Outcome::Picture(Arc::new(picture)),
                None => self.failed(service, &FetchFailed("its answer is no picture".to_owned())),
            },
            Err(error) => self.failed(service, &error),
        };
        self.remember(key, &outcome);
        outcome
    }

    fn failed(&self, service: Avatars, error: &FetchFailed) -> Outcome {
        if lock(&self.0.budget).tells() {
            tracing::warn!(%service, %error, "an avatar could not be fetched");
        }
        Outcome::Failed
    }

    fn remember(&self, key: &str, outcome: &Outcome) {
        let time = match outcome {
            Outcome::Failed => PAUSE,
            _ => FRESH,
        };
        let Ok(until) = self.0.clock.now().checked_add(time) else {
            return;
        };
        let outcome = outcome.clone();
        self.0
            .known
            .insert(key.to_owned(), Known { outcome, until });
    }
}

impl Budget {
    fn take(&mut self, now: Timestamp) -> bool {
        let minute = now.as_second().div_euclid(60);
        if minute != self.minute {
            *self = Self {
                minute,
                ..Self::default()
            };
        }
        let has_room = self.spent < PER_MINUTE;
        self.spent += u32::from(has_room);
        has_room
    }

    /// Whether a failure is the first of its minute.
    fn tells(&mut self) -> bool {
        !std::mem::replace(&mut self.is_told, true)
    }
}

/// As both services want it: SHA-256 of the address in lower case.
fn hash(email: &EmailAddress) -> String {
    HEXLOWER.encode(&Sha256::digest(email.as_str().trim().to_lowercase()))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_known_by_its_first_bytes() {
        let kind = |bytes: &'static [u8]| {
            let picture = Picture::parse(Bytes::from_static(bytes));
            picture.map(|picture| picture.media_type)
        };
        assert_eq!(kind(b"\x89PNG\r\n\x1a\n\0"), Some("image/png"));
        assert_eq!(kind(b"\xff\xd8\xff\xe0"), Some("image/jpeg"));
        assert_eq!(kind(b"GIF89a"), Some("image/gif"));
        assert_eq!(kind(b"RIFF\0\0\0\0WEBPVP8 "), Some("image/webp"));
        for other in [
            &b""[..],
            b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
            b"<!DOCTYPE html>",
            b"GIF88a",
            b"RIFF\0\0\0\0WAVE",
            b"\x89PNG",
        ] {
            assert_eq!(kind(other), None, "{}", other.escape_ascii());
        }
    }

    #[test]
    fn no_more_are_asked_about_in_a_minute_than_there_may_be() {
        let mut budget = Budget::default();
        let at = |seconds| Timestamp::from_second(seconds).unwrap();
        let asked = (0..1000).filter(|_| budget.take(at(600)));
        assert_eq!(asked.count(), 240);
        assert!(!budget.take(at(659)) && budget.take(at(660)));
        assert!(budget.tells() && !budget.tells());
        budget.take(at(720));
        assert!(budget.tells());
    }

    #[test]
    fn an_address_is_hashed_in_lower_case() {
        let of = |address: &str| hash(&EmailAddress::stored(address.to_owned()));
        // The example of Gravatar's documentation.
        let expected = "84059b07d4be67b806386c0aad8070a23f18836bbaae342275dc0a83414c32ee";
        assert_eq!(of("MyEmailAddress@example.com"), expected);
    }
}
