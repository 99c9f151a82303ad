//! Mails to owners: the sign-in link for the console, the question to a further address, and damage of the
//! database.

use serde::Deserialize;

use super::secrets::Secrets;
use super::{Draft, LetterError, Letters};
use crate::MailServices;
use crate::outbound::letter::{AddressQuestion, Damage, Letter, SignIn};
use afterword_services::accounts::link_until;
use afterword_services::keys::{mail_token, token_hash};
use afterword_store::{OutboxMail, Person, SignInLink};

/// The data in the outbox row.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct SignInData {
    /// The page that was requested before, as a query value.
    to: String,
}

/// The same of a question to a further address.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct AddressData {
    /// The moderator.
    person: String,
}

/// The same of a damaged database.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct DamageData {
    found: String,
}

impl Letters {
    pub(super) fn damage(&self, mail: &OutboxMail) -> Draft {
        let DamageData { found } = serde_json::from_str(&mail.facts).unwrap_or_default();
        Draft::of(Letter::Damage(Damage {
            server: self.server_name(),
            found,
        }))
    }

    /// `None` if the link has expired, or the address belongs to no owner any more.
    pub(super) async fn sign_in(
        &self,
        services: &MailServices,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let expires = link_until(mail.created);
        let is_owner = services.accounts.owner(mail.recipient.as_str()).is_some();
        if !is_owner || expires <= services.clock.now() {
            return Ok(None);
        }
        let bad = |error: &dyn std::fmt::Display| LetterError::Bad(error.to_string());
        let token = mail_token().map_err(|error| bad(&error))?;
        let link = SignInLink {
            hash: token_hash(&token),
            person: Person::of(mail.recipient.as_str()),
            created: mail.created,
            expires,
        };
        let secrets = Secrets {
            sign_in: Some(token),
            ..Secrets::default()
        };
        let secrets = serde_json::to_string(&secrets).map_err(|error| bad(&error))?;
        let kept = services
            .store
            .prepare_sign_in(mail.id, link, secrets)
            .await?;
        let Some(kept) = kept else { return Ok(None) };
        let kept: Secrets = serde_json::from_str(&kept).map_err(|error| bad(&error))?;
        let facts: SignInData = serde_json::from_str(&mail.facts).unwrap_or_default();
        Ok(kept.sign_in.map(|token| {
            let to = match facts.to.as_str() {
                "" => String::new(),
                to => format!("?to={to}"),
            };
            Draft::of(Letter::SignIn(SignIn {
                server: self.server_name(),
                url: format!("{}/console/sign-in/{token}{to}", self.public_url),
            }))
        }))
    }

    /// `None` if it was confirmed or removed meanwhile, or its moderator is none any more.
    pub(super) async fn address(
        &self,
        services: &MailServices,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let AddressData { person } = serde_json::from_str(&mail.facts).unwrap_or_default();
        let token = services.addresses.token(&mail.recipient).await?;
        let moderator = services.accounts.owner(&person);
        let (Some(token), Some(moderator)) = (token, moderator) else {
            return Ok(None);
        };
        Ok(Some(Draft::of(Letter::Address(AddressQuestion {
            server: self.server_name(),
            moderator: moderator.email.as_str().to_owned(),
            url: format!("{}/f/{token}", self.public_url),
        }))))
    }

    /// The server's name for people: its host.
    fn server_name(&self) -> String {
        let host = self.public_url.split_once("://").map(|(_, host)| host);
        host.unwrap_or(&self.public_url).to_owned()
    }
}
