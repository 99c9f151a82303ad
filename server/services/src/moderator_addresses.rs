//! Further addresses of moderators: an answer from one counts as its moderator's.
//!
//! An address is added by somebody who may change the settings, and counts once its own owner has confirmed it by the
//! link in a mail. It is no account: it never signs in, and gets no other mails. It ends with its moderator: each use
//! looks whether the settings still name them.

use std::sync::Arc;

use data_encoding::BASE32_NOPAD;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use subtle::ConstantTimeEq as _;

use crate::Wakeups;
use crate::accounts::Accounts;
use crate::keys::Keys;
use crate::links::LinkError;
use afterword_config::Config;
use afterword_model::policy::MailAddress;
use afterword_model::{Clock, EmailAddress};
use afterword_store::{
    AddressAdded, MailId, MailKind, ModeratorAddress, NewMail, NewModeratorAddress, Person, Store,
    StoreError, StoreResult,
};

/// How long a link to confirm an address works; after that, an unconfirmed one is forgotten.
pub(crate) const LINK_LIFETIME: SignedDuration = SignedDuration::from_hours(3 * 24);

/// Of one moderator.
const MOST: usize = 10;

/// Why an address can't be added.
#[derive(Debug, thiserror::Error)]
pub enum AddressError {
    #[error("mail is switched off: set mail.from")]
    NoMail,
    #[error("`{0}` moderates no site: the first address is one of sites.moderators")]
    NoModerator(String),
    #[error("`{0}` moderates a site itself: its answers count already")]
    IsModerator(String),
    #[error("`{0}` is the address that Afterword's mails come from")]
    IsOurs(String),
    #[error("the address belongs to `{0}`: remove it there first")]
    Taken(String),
    #[error("a moderator has {MOST} further addresses at most: remove one first")]
    TooMany,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What became of an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// A mail asks its owner, until then.
    Until(Timestamp),
    /// It was confirmed before.
    Confirmed,
}

/// Further addresses of moderators.
#[derive(Clone)]
pub struct ModeratorAddresses {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) accounts: Accounts,
    pub(crate) keys: Arc<Keys>,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) clock: Clock,
    /// The address that mails come from, if there are any.
    pub(crate) own: Option<MailAddress>,
}

impl ModeratorAddresses {
    pub(crate) fn own(config: &Config) -> Option<MailAddress> {
        config.mail.address().cloned()
    }

    /// Mails the address a link to confirm it.
    ///
    /// # Errors
    /// [`AddressError`].
    pub async fn add(
        &self,
        person: &EmailAddress,
        address: EmailAddress,
    ) -> Result<Asked, AddressError> {
        let (whose, new) = (Person::of(person.as_str()), Person::of(address.as_str()));
        self.check(&whose, &new).await?;
        let now = self.clock.now();
        let facts = json!({"person": person.as_str()});
        let asked = NewModeratorAddress {
            address: new,
            person: whose,
            mail: NewMail {
                id: MailId::new(),
                kind: MailKind::Address,
                site: None,
                comment: None,
                recipient: address,
                facts: facts.to_string(),
                now,
            },
            now,
        };
        match self.store.add_moderator_address(asked).await? {
            AddressAdded::Asked(asked) => {
                self.wakeups.mails();
                Ok(Asked::Until(until(&asked)))
            }
            AddressAdded::Confirmed => Ok(Asked::Confirmed),
            AddressAdded::Taken(by) => Err(AddressError::Taken(by.as_str().to_owned())),
        }
    }

    async fn check(&self, whose: &Person, new: &Person) -> Result<(), AddressError> {
        let own = self.own.as_ref().ok_or(AddressError::NoMail)?;
        if self.accounts.owner(whose.as_str()).is_none() {
            return Err(AddressError::NoModerator(whose.as_str().to_owned()));
        }
        if self.accounts.owner(new.as_str()).is_some() {
            return Err(AddressError::IsModerator(new.as_str().to_owned()));
        }
        if Person::of(own.as_str()) == *new {
            return Err(AddressError::IsOurs(new.as_str().to_owned()));
        }
        let known = self.store.moderator_addresses().await?;
        let others = known.iter();
        let others = others.filter(|one| one.person == *whose && one.address != *new);
        match others.count() >= MOST {
            true => Err(AddressError::TooMany),
            false => Ok(()),
        }
    }

    /// Of all moderators, also of former ones.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn all(&self) -> StoreResult<Vec<ModeratorAddress>> {
        self.store.moderator_addresses().await
    }

    /// Returns whether it was there.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn remove(&self, address: &EmailAddress) -> StoreResult<bool> {
        let address = Person::of(address.as_str());
        self.store.remove_moderator_address(address).await
    }

    /// Whether an answer from `from` may count as the moderator's, if it is proven. Whether `person` still moderates a
    /// site is another question.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn is_of(&self, from: &str, person: &EmailAddress) -> StoreResult<bool> {
        let known = self.store.moderator_address(Person::of(from)).await?;
        Ok(known.is_some_and(|known| {
            known.confirmed.is_some() && known.person == Person::of(person.as_str())
        }))
    }

    /// The token in the link to confirm an address; `None` if there is nothing to confirm.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn token(&self, address: &EmailAddress) -> StoreResult<Option<String>> {
        let known = self
            .store
            .moderator_address(Person::of(address.as_str()))
            .await?;
        let waiting = known.filter(|known| known.confirmed.is_none() && self.is_in_time(known));
        Ok(waiting.map(|waiting| self.token_of(&waiting)))
    }

    /// Reads what a link would confirm, and changes nothing.
    ///
    /// # Errors
    /// [`LinkError::Unknown`], [`LinkError::Expired`], an error of the store.
    pub async fn asked(&self, token: &str) -> Result<ModeratorAddress, LinkError> {
        let id = token.split_once('-').and_then(|(id, _)| id.parse().ok());
        let known = match id {
            Some(id) => self.store.moderator_address_by_id(id).await?,
            None => None,
        };
        let known = known.ok_or(LinkError::Unknown)?;
        let right = self.token_of(&known);
        let is_right: bool = right.as_bytes().ct_eq(token.as_bytes()).into();
        if !is_right || self.accounts.owner(known.person.as_str()).is_none() {
            return Err(LinkError::Unknown);
        }
        match known.confirmed.is_some() || self.is_in_time(&known) {
            true => Ok(known),
            false => Err(LinkError::Expired),
        }
    }

    /// Confirms the address; repeating it changes nothing.
    ///
    /// # Errors
    /// As [`ModeratorAddresses::asked`].
    pub async fn confirm(&self, token: &str) -> Result<ModeratorAddress, LinkError> {
        let asked = self.asked(token).await?;
        let now = self.clock.now();
        let is_confirmed = self
            .store
            .confirm_moderator_address(asked.clone(), now)
            .await?;
        match is_confirmed {
            true => Ok(asked),
            false => Err(LinkError::Unknown),
        }
    }

    fn is_in_time(&self, asked: &ModeratorAddress) -> bool {
        self.clock.now() < until(asked)
    }

    /// It stands for one mail: who asks again makes another.
    fn token_of(&self, asked: &ModeratorAddress) -> String {
        let (id, created) = (asked.id, asked.created.as_millisecond());
        let (address, person) = (asked.address.as_str(), asked.person.as_str());
        let signed = format!("{id}\n{created}\n{address}\n{person}");
        let tag = self.keys.pseudonym("moderator address", signed.as_bytes());
        format!("{id}-{}", BASE32_NOPAD.encode(&tag).to_ascii_lowercase())
    }
}

fn until(asked: &ModeratorAddress) -> Timestamp {
    asked.created + LINK_LIFETIME
}
