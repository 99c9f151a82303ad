//! The accounts of the console: who owns the server or a site, and how they sign in.
//!
//! - this file: whose address it is, and which sites its owner sees. It is looked up at each request, so that a
//!   removed address is signed out at once.
//! - `sign_in`: by a mailed link, by a password. `sessions`: who is signed in. `passwords`, `attempts`: their
//!   protection.
//!
//! Not here: cookies, forms and their origin (`http::console`).

mod attempts;
mod passwords;
pub mod sessions;
mod sign_in;

use std::sync::Arc;

use self::attempts::Watch;
use crate::keys::Keys;
use crate::{SiteRegistry, Wakeups};
use afterword_config::{Config, Live};
use afterword_model::policy::{Moderators, SiteDefaults};
use afterword_model::{Clock, EmailAddress, Site, SiteId, Sites};
use afterword_store::{Person, Store, StoreError};

pub use attempts::TooMany;
pub use passwords::{BadPassword, Password};
pub use sessions::SignedInOwner;
pub use sign_in::{SessionToken, SignInClient, link_until};

/// Which part of the server an owner owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnerScope {
    /// All of it: the address is in `sites.moderators`.
    Server,
    /// Some sites: the address is among their own moderators.
    Sites,
}

#[derive(Debug, Clone)]
pub struct Owner {
    /// As spelled in the settings.
    pub email: EmailAddress,
    pub reach: OwnerScope,
    /// Empty for the whole server.
    sites: Vec<SiteId>,
}

/// Why a sign-in failed.
#[derive(Debug, thiserror::Error)]
pub enum SignInError {
    /// Unknown, used up, expired, or of somebody who is no owner any more: the answer does not say which.
    #[error("unknown link to sign in")]
    Link,
    #[error("wrong address or password")]
    WrongPassword,
    /// It was ended while it changed the password.
    #[error("the session has ended")]
    SessionEnded,
    #[error(transparent)]
    BadPassword(#[from] BadPassword),
    #[error(transparent)]
    TooMany(#[from] TooMany),
    #[error("this server sends no mail")]
    NoMail,
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No randomness, or no memory.
    #[error("{0}")]
    Machine(String),
}

/// The accounts of the console.
#[derive(Clone)]
pub struct Accounts {
    store: Arc<dyn Store>,
    sites: Arc<SiteRegistry>,
    wakeups: Arc<Wakeups>,
    keys: Arc<Keys>,
    attempts: Arc<Watch>,
    /// Their moderators own the whole server.
    defaults: Live<SiteDefaults>,
    mail: SignInMails,
    clock: Clock,
}

/// Whether the server can mail links.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SignInMails {
    On,
    Off,
}

impl Accounts {
    pub(crate) fn new(
        (config, defaults): (&Config, Live<SiteDefaults>),
        store: Arc<dyn Store>,
        sites: Arc<SiteRegistry>,
        wakeups: Arc<Wakeups>,
        keys: Arc<Keys>,
        clock: Clock,
    ) -> Self {
        Self {
            store,
            sites,
            wakeups,
            keys,
            attempts: Arc::default(),
            defaults,
            mail: match config.mail.from {
                Some(_) => SignInMails::On,
                None => SignInMails::Off,
            },
            clock,
        }
    }

    /// Whether links can be requested by mail.
    #[must_use]
    pub fn sends_links(&self) -> bool {
        self.mail == SignInMails::On
    }

    /// The owner with this address; `None` if there is none. Case does not matter.
    #[must_use]
    pub fn owner(&self, address: &str) -> Option<Owner> {
        let person = Person::of(address);
        if let Some(email) = among(&self.defaults.current().moderators, &person) {
            return Some(Owner {
                email,
                reach: OwnerScope::Server,
                sites: Vec::new(),
            });
        }
        let all = self.sites.current();
        let own: Vec<(SiteId, EmailAddress)> = all
            .all()
            .iter()
            .filter_map(|site| Some((site.id, among(&site.rules.moderators, &person)?)))
            .collect();
        Some(Owner {
            email: own.first()?.1.clone(),
            reach: OwnerScope::Sites,
            sites: own.into_iter().map(|(site, _)| site).collect(),
        })
    }
}

impl Owner {
    /// Whether the owner may see the site, and decide there.
    #[must_use]
    pub fn may_see(&self, site: SiteId) -> bool {
        match self.reach {
            OwnerScope::Server => true,
            OwnerScope::Sites => self.sites.contains(&site),
        }
    }

    /// The sites that the owner may see.
    #[must_use]
    pub fn sites(&self, all: &Sites) -> Vec<Arc<Site>> {
        let seen = all.all().iter().filter(|site| self.may_see(site.id));
        seen.map(Arc::clone).collect()
    }

    /// The owner's key in the store.
    #[must_use]
    pub fn person(&self) -> Person {
        Person::of(self.email.as_str())
    }
}

fn among(moderators: &Moderators, person: &Person) -> Option<EmailAddress> {
    let found = moderators
        .iter()
        .find(|moderator| Person::of(moderator.as_str()) == *person)?;
    Some(EmailAddress::stored(found.as_str().to_owned()))
}
