//! Further addresses of moderators.
//!
//! `services::moderator_addresses` checks each time whether their person still moderates.

use jiff::Timestamp;

use afterword_model::NewMail;

use crate::Person;

/// A further address of a moderator. Both addresses are in lower case.
#[derive(Debug, Clone)]
pub struct ModeratorAddress {
    pub id: i64,
    pub address: Person,
    /// Whose it is: the address in the settings.
    pub person: Person,
    /// When its owner was last asked to confirm it.
    pub created: Timestamp,
    pub confirmed: Option<Timestamp>,
}

/// An address that is to be confirmed, by the link in a mail to it.
#[derive(Debug, Clone)]
pub struct NewModeratorAddress {
    pub address: Person,
    pub person: Person,
    pub mail: NewMail,
    pub now: Timestamp,
}

/// What became of a [`NewModeratorAddress`].
#[derive(Debug, Clone)]
pub enum AddressAdded {
    /// The mail is queued. An earlier link to confirm it does not work any more.
    Asked(ModeratorAddress),
    /// It was confirmed before.
    Confirmed,
    /// It belongs to somebody else.
    Taken(Person),
}
