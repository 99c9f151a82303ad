//! Who owns the server or a site, and how they come into the console.
//!
//! - this file: whose address it is, and what its owner sees. Looked up at each request, so that somebody who
//!   is taken off the list is out at once.
//! - `sign_in`: by a mailed link, by a password. `sessions`: who is in. `passwords`, `attempts`: what guards them.
//!
//! Not here: cookies, forms and where they come from (`http::console`).

mod attempts;
mod passwords;
pub mod sessions;
mod sign_in;

use std::sync::Arc;

use crate::App;
use afterword_model::policy::Moderators;
use afterword_model::{EmailAddress, Site, SiteId};
use afterword_store::{Person, StoreError};

pub use attempts::{TooMany, Watch};
pub use passwords::{BadPassword, Password};
pub use sessions::{Signed, current, end, of_owner};
pub use sign_in::{Asking, Fresh, ask_for_link, by_password, change_password, follow, link_until};
pub use sign_in::{new_link, open, set_password};

/// How much of the server somebody owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// All of it: the address stands in `sites.moderators`.
    Server,
    /// Some sites, among whose own moderators the address stands.
    Sites,
}

#[derive(Debug, Clone)]
pub struct Owner {
    /// As the settings spell it.
    pub email: EmailAddress,
    pub reach: Reach,
    /// Empty where the reach is the whole server.
    sites: Vec<SiteId>,
}

/// Why somebody does not come in.
#[derive(Debug, thiserror::Error)]
pub enum SignInError {
    /// Never made, used up, too old, or for somebody who is no owner any more: nobody learns which.
    #[error(
        "This link has expired or was already used. A link works once, and for 15 minutes: ask for a new one."
    )]
    Link,
    #[error("Wrong address or password. Nothing says which of them is wrong.")]
    WrongPassword,
    #[error(transparent)]
    BadPassword(#[from] BadPassword),
    #[error(transparent)]
    TooMany(#[from] TooMany),
    #[error(
        "This server sends no mail: `afterword console link ADDRESS` prints a link to sign in by."
    )]
    NoMail,
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No randomness, no memory.
    #[error("{0}")]
    Machine(String),
}

impl Owner {
    /// Whose address it is; `None` for everybody who owns nothing here. Case does not matter.
    #[must_use]
    pub fn of(app: &App, address: &str) -> Option<Self> {
        let person = Person::of(address);
        if let Some(email) = among(&app.config.sites.moderators, &person) {
            return Some(Self {
                email,
                reach: Reach::Server,
                sites: Vec::new(),
            });
        }
        let all = app.sites();
        let own: Vec<(SiteId, EmailAddress)> = all
            .all()
            .iter()
            .filter_map(|site| Some((site.id, among(&site.rules.moderators, &person)?)))
            .collect();
        Some(Self {
            email: own.first()?.1.clone(),
            reach: Reach::Sites,
            sites: own.into_iter().map(|(site, _)| site).collect(),
        })
    }

    /// Whether the owner may see, and decide about, what is on the site.
    #[must_use]
    pub fn sees(&self, site: SiteId) -> bool {
        match self.reach {
            Reach::Server => true,
            Reach::Sites => self.sites.contains(&site),
        }
    }

    /// The sites that the owner sees.
    #[must_use]
    pub fn sites(&self, app: &App) -> Vec<Arc<Site>> {
        let all = app.sites();
        let seen = all.all().iter().filter(|site| self.sees(site.id));
        seen.map(Arc::clone).collect()
    }

    /// As the store knows the owner.
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
