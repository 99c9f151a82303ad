//! Sign-in: by a link that works once, or by a password.
//!
//! A link is not bound to the browser that asked for it. A cookie would stop somebody else who got a forwarded link
//! or saw it. But owners ask at the desk and open the mail on the phone, or in an application with its own browser;
//! and anybody who reads their mail could ask for a link anyway. Instead the link lives for 15 minutes, works once,
//! and only by a button: a scanner that follows links does not use it up.

use std::net::IpAddr;

use data_encoding::BASE32_NOPAD;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use super::attempts::AttemptKind;
use super::passwords::{self, Password};
use super::{Accounts, Owner, SignInError, SignedInOwner};
use crate::keys::{mail_token, random, token_hash};
use afterword_store::{MailId, MailKind, NewMail, PasswordSet, PasswordSetter, Person, SignInLink};

const LINK_LIFETIME: SignedDuration = SignedDuration::from_mins(15);

/// The expiry of a link that was requested then.
#[must_use]
pub fn link_until(asked: Timestamp) -> Timestamp {
    asked + LINK_LIFETIME
}

/// The client that wants to sign in: its browser and address.
#[derive(Debug, Clone, Copy)]
pub struct SignInClient<'a> {
    pub from: IpAddr,
    /// The browser's name, in our words.
    pub browser: &'a str,
    /// The browser's former cookie.
    pub before: Option<&'a str>,
}

/// The cookie's value for a new session: 256 random bits.
pub struct SessionToken {
    pub token: String,
}

impl Accounts {
    /// Sends a link to the address if it is an owner's. Other addresses cost a write as well, and get the same
    /// answer, so nobody learns who owns what. `to`: the page to go to afterwards, as in a query.
    ///
    /// # Errors
    /// [`SignInError::NoMail`], [`SignInError::TooMany`], an error of the store.
    pub async fn ask_for_link(
        &self,
        address: &str,
        from: IpAddr,
        to: &str,
    ) -> Result<(), SignInError> {
        if !self.sends_links() {
            return Err(SignInError::NoMail);
        }
        let attempt = (&*self.keys, self.clock.now());
        self.attempts
            .count(attempt, AttemptKind::Mail, address, from)?;
        match self.owner(address) {
            None => self.store.ready().await?,
            Some(owner) => {
                self.store
                    .add_mail(NewMail {
                        id: MailId::new(),
                        kind: MailKind::SignIn,
                        site: None,
                        comment: None,
                        recipient: owner.email,
                        facts: json!({"to": to}).to_string(),
                        now: self.clock.now(),
                    })
                    .await?;
                self.wakeups.mails();
            }
        }
        Ok(())
    }

    /// A link for somebody on the machine: returns its token.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn new_link(&self, owner: &Owner) -> Result<String, SignInError> {
        let token = mail_token().map_err(|error| SignInError::Machine(error.to_string()))?;
        let created = self.clock.now();
        self.store
            .keep_sign_in_link(SignInLink {
                hash: token_hash(&token),
                person: owner.person(),
                created,
                expires: link_until(created),
            })
            .await?;
        Ok(token)
    }

    /// The owner whom a link would sign in; changes nothing.
    ///
    /// # Errors
    /// [`SignInError::Link`], an error of the store.
    pub async fn open(&self, token: &str) -> Result<Owner, SignInError> {
        let link = self.store.sign_in_link(token_hash(token)).await?;
        let link = link.filter(|link| self.clock.now() < link.expires);
        let link = link.ok_or(SignInError::Link)?;
        self.owner(link.person.as_str()).ok_or(SignInError::Link)
    }

    /// Uses a link up.
    ///
    /// # Errors
    /// As [`Accounts::open`].
    pub async fn follow(
        &self,
        token: &str,
        asking: SignInClient<'_>,
    ) -> Result<SessionToken, SignInError> {
        self.open(token).await?;
        let fresh = fresh()?;
        let session = self.new_session(&fresh.token, asking.browser, asking.before);
        let begun = self.store.follow_sign_in_link(token_hash(token), session);
        begun.await?.map(|_| fresh).ok_or(SignInError::Link)
    }

    /// # Errors
    /// [`SignInError::WrongPassword`], [`SignInError::TooMany`], an error of the store.
    pub async fn by_password(
        &self,
        address: &str,
        password: &str,
        asking: SignInClient<'_>,
    ) -> Result<SessionToken, SignInError> {
        let owner = self.owner(address);
        let person = Person::of(address);
        let right = self.is_theirs(&person, password, asking.from).await?;
        // A password may be left of somebody who is no owner any more.
        let Some(owner) = owner else {
            return Err(SignInError::WrongPassword);
        };
        let fresh = fresh()?;
        let session = self.new_session(&fresh.token, asking.browser, asking.before);
        // Checking takes a while, in which it may have been changed.
        let begun = self.store.begin_session(owner.person(), right, session);
        begun
            .await?
            .map(|_| fresh)
            .ok_or(SignInError::WrongPassword)
    }

    /// The stored password, if it is the one that was typed.
    async fn is_theirs(
        &self,
        person: &Person,
        password: &str,
        from: IpAddr,
    ) -> Result<String, SignInError> {
        let attempt = (&*self.keys, self.clock.now());
        let counted = self
            .attempts
            .count(attempt, AttemptKind::Password, person.as_str(), from)?;
        let stored = self.store.password(person.clone()).await?;
        let typed = Password::typed(password);
        let is_right = passwords::is_right(&self.attempts, typed, stored.clone()).await?;
        let right = stored.filter(|_| is_right);
        let right = right.ok_or(SignInError::WrongPassword)?;
        self.attempts.uncount(&counted);
        Ok(right)
    }

    /// Sets the password of the signed-in owner; asks for the old one if there is one. Other sessions end.
    ///
    /// # Errors
    /// As [`Accounts::by_password`], [`SignInError::BadPassword`], [`SignInError::SessionEnded`].
    pub async fn change_password(
        &self,
        signed: &SignedInOwner,
        (old, new): (&str, &str),
        from: IpAddr,
    ) -> Result<(), SignInError> {
        let new = Password::parse(new)?;
        let person = signed.owner.person();
        let known = match self.store.password(person.clone()).await? {
            Some(_) => Some(self.is_theirs(&person, old, from).await?),
            None => None,
        };
        let password = Some(passwords::hash(&self.attempts, new).await?);
        let (hash, now) = (signed.session.hash, self.clock.now());
        let by = PasswordSetter::Session { hash, known };
        match self.store.set_password(person, password, by, now).await? {
            PasswordSet::Done { .. } => Ok(()),
            PasswordSet::SessionEnded => Err(SignInError::SessionEnded),
            PasswordSet::Outdated => Err(SignInError::WrongPassword),
        }
    }

    /// Sets or removes somebody's password, and ends all sessions; returns whether there was one.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn set_password(
        &self,
        person: Person,
        password: Option<Password>,
    ) -> Result<bool, SignInError> {
        let hash = match password {
            Some(password) => Some(passwords::hash(&self.attempts, password).await?),
            None => None,
        };
        let set = self
            .store
            .set_password(person, hash, PasswordSetter::Command, self.clock.now());
        Ok(set.await? == PasswordSet::Done { had_one: true })
    }
}

fn fresh() -> Result<SessionToken, SignInError> {
    let bytes = random::<32>().map_err(|error| SignInError::Machine(error.to_string()))?;
    let token = BASE32_NOPAD.encode(&bytes).to_ascii_lowercase();
    Ok(SessionToken { token })
}
