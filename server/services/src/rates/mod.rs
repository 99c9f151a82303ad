//! Rate limits by network, page and site: counted in sliding windows, in bounded memory, by keyed hashes.

mod window;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use moka::ops::compute::Op;
use moka::sync::Cache;

use self::window::{Window, WindowPosition};
use super::CommentError;
use crate::keys::Keys;
use afterword_config::{Live, Spam};
use afterword_model::{Clock, EmailAddress, PagePath, Site};
use afterword_spam::{Pace, Speed};

/// Networks, pages and sites that are tracked at once; about 12 MB. A flood of addresses evicts itself, not the
/// frequent ones.
const WATCHED: u64 = 100_000;
/// The networks around an address may send this many times as much.
const AROUND: u64 = 5;
/// This many times the suspicious rate is a flood.
const FLOOD: u64 = 3;
/// Previews and reactions are cheaper, and one sends webmentions for many: so many are allowed for each comment.
const LIGHT: u64 = 12;
/// How often the same submission may be repeated without being counted.
const RETRIES: u32 = 5;
const HOUR: Duration = Duration::from_secs(60 * 60);

/// What a rate limit counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LimitedAction {
    /// A new comment, or an edit.
    Writing,
    Preview,
    Reaction,
    /// A report of a comment.
    Report,
    /// A wish to follow a thread.
    Follow,
    /// The address for comments by mail, of a page that is not known yet.
    MailAddress,
    Webmention,
}

impl LimitedAction {
    fn purpose(self) -> &'static str {
        match self {
            Self::Writing => "writing",
            Self::Preview => "preview",
            Self::Reaction => "reaction",
            Self::Report => "report",
            Self::Follow => "follow",
            Self::MailAddress => "mail address",
            Self::Webmention => "webmention",
        }
    }

    fn allowance(self) -> u64 {
        match self {
            Self::Writing | Self::Report | Self::Follow | Self::MailAddress => 1,
            Self::Preview | Self::Reaction | Self::Webmention => LIGHT,
        }
    }
}

pub struct Rates {
    keys: Arc<Keys>,
    settings: Live<Spam>,
    clock: Clock,
    seen: Cache<[u8; 16], Window>,
    /// How often each submission was repeated, and the rates when it was counted.
    again: Cache<[u8; 32], (u32, Pace)>,
}

impl Rates {
    pub(crate) fn new(keys: Arc<Keys>, settings: Live<Spam>, clock: Clock) -> Self {
        Self {
            keys,
            settings,
            clock,
            seen: Cache::new(WATCHED),
            again: Cache::new(WATCHED / 10),
        }
    }

    /// Counts one request of a network, before any work is done for it.
    ///
    /// # Errors
    /// [`CommentError::TooManyComments`] in a flood; refused requests are not counted, so that the flood ends.
    pub fn network(
        &self,
        what: LimitedAction,
        address: Option<IpAddr>,
    ) -> Result<Speed, CommentError> {
        let limit = self.settings.current().comments_per_address as u64 * what.allowance();
        let (Some(address), 1..) = (address, limit) else {
            return Ok(Speed::Usual);
        };
        let purpose = format!("rate {}", what.purpose());
        let own = self.keys.pseudonym(&purpose, &narrow(address));
        let around = self.keys.pseudonym(&purpose, &wide(address));
        // The address first: its flood never counts for its neighbours, not even for a moment.
        let count = self.take(own, limit * FLOOD)?;
        let count_around = self
            .take(around, limit * AROUND * FLOOD)
            .inspect_err(|_| self.give_back(own))?;
        Ok(match speed_of(count, limit) {
            Speed::Usual => speed_of(count_around, limit * AROUND),
            fast => fast,
        })
    }

    /// Counts a comment of a page and its site. Nothing is refused: a flood must not silence a blog.
    pub fn place(&self, site: &Site, path: &PagePath) -> Pace {
        let spam = self.settings.current();
        let site_number = site.id.0.to_be_bytes();
        let page = [site_number.as_slice(), path.key().as_bytes()].concat();
        Pace {
            from_network: Speed::Usual,
            on_page: self.speed("rate page", &page, spam.comments_per_page as u64),
            on_site: self.speed("rate site", &site_number, spam.comments_per_site as u64),
        }
    }

    /// Counts one comment by mail of a person, as [`Rates::network`] counts those of a network.
    ///
    /// # Errors
    /// [`CommentError::TooManyComments`] in a flood.
    pub fn person(&self, email: &EmailAddress) -> Result<(), CommentError> {
        let limit = self.settings.current().comments_per_address as u64;
        if limit == 0 {
            return Ok(());
        }
        let email = email.as_str().to_lowercase();
        let key = self.keys.pseudonym("rate person", email.as_bytes());
        self.take(key, limit * FLOOD).map(drop)
    }

    /// Counts a mail that asks somebody to confirm a comment; `false` after the first `most` of a site in an hour.
    pub fn asks_by_mail(&self, site: &Site, most: u64) -> bool {
        let site = site.id.0.to_be_bytes();
        let key = self.keys.pseudonym("rate asks", &site);
        let hour = WindowPosition::of(self.clock.now(), HOUR);
        self.take_in(hour, key, most).is_ok()
    }

    /// The result when this submission was counted; it may be repeated a few times.
    pub fn again(&self, submission: Option<[u8; 32]>) -> Option<Pace> {
        let submission = submission?;
        let (times, pace) = self.again.get(&submission)?;
        (times < RETRIES).then(|| {
            self.again.insert(submission, (times + 1, pace));
            pace
        })
    }

    /// It was counted, and not refused; a refused submission may come again.
    pub fn counted(&self, submission: Option<[u8; 32]>, pace: Pace) {
        if let Some(submission) = submission {
            self.again.insert(submission, (0, pace));
        }
    }

    fn speed(&self, purpose: &str, bytes: &[u8], limit: u64) -> Speed {
        if limit == 0 {
            return Speed::Usual;
        }
        let key = self.keys.pseudonym(purpose, bytes);
        self.take(key, u64::MAX)
            .map_or(Speed::Usual, |count| speed_of(count, limit))
    }

    /// Counts one; returns the count in the window.
    fn take(&self, key: [u8; 16], most: u64) -> Result<u64, CommentError> {
        self.take_in(self.position(), key, most)
    }

    fn take_in(
        &self,
        clock: WindowPosition,
        key: [u8; 16],
        most: u64,
    ) -> Result<u64, CommentError> {
        let mut refused = None;
        let mut count = 0;
        self.seen.entry(key).and_compute_with(|known| {
            let window = known.map(moka::Entry::into_value).unwrap_or_default();
            let window = clock.moved(window);
            count = clock.sum(window).saturating_add(1);
            if count > most {
                refused = Some(clock.wait(window, most));
                return Op::Nop;
            }
            Op::Put(window.with_one_more())
        });
        match refused {
            Some(wait) => Err(CommentError::TooManyComments(wait)),
            None => Ok(count),
        }
    }

    /// Takes back what was counted a moment ago.
    fn give_back(&self, key: [u8; 16]) {
        let clock = self.position();
        self.seen.entry(key).and_compute_with(|known| match known {
            Some(entry) => Op::Put(clock.moved(entry.into_value()).with_one_less()),
            None => Op::Nop,
        });
    }

    fn position(&self) -> WindowPosition {
        WindowPosition::of(self.clock.now(), *self.settings.current().rate_window)
    }
}

fn speed_of(count: u64, limit: u64) -> Speed {
    if count > limit {
        Speed::Fast(u32::try_from(count).unwrap_or(u32::MAX))
    } else {
        Speed::Usual
    }
}

/// One address; for IPv6 a customer's network.
fn narrow(address: IpAddr) -> Vec<u8> {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.octets().to_vec(),
        IpAddr::V6(v6) => v6.octets()[..8].to_vec(),
    }
}

/// The networks around it: /24, and /48 for IPv6. Their lengths distinguish them from narrow ones.
fn wide(address: IpAddr) -> Vec<u8> {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.octets()[..3].to_vec(),
        IpAddr::V6(v6) => v6.octets()[..6].to_vec(),
    }
}
