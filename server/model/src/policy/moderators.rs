//! Who moderates a site by mail.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::value::{MailAddress, read};

/// A mailing list is better for more, because each moderator gets every mail.
const MOST_MODERATORS: usize = 20;

/// Up to 20 addresses without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Moderators(Vec<MailAddress>);

impl Deref for Moderators {
    type Target = [MailAddress];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<Moderators> for Vec<String> {
    fn from(moderators: Moderators) -> Self {
        moderators.0.iter().map(MailAddress::to_string).collect()
    }
}

impl TryFrom<Vec<String>> for Moderators {
    type Error = String;

    fn try_from(texts: Vec<String>) -> Result<Self, String> {
        if texts.len() > MOST_MODERATORS {
            let length = texts.len();
            return Err(format!(
                "has {length} addresses: keep at most {MOST_MODERATORS}"
            ));
        }
        let mut moderators: Vec<MailAddress> = Vec::new();
        for text in &texts {
            let address: MailAddress = read(text).map_err(|error| error.to_string())?;
            let is_twice =
                |known: &MailAddress| known.as_str().eq_ignore_ascii_case(address.as_str());
            if moderators.iter().any(is_twice) {
                return Err(format!("{text:?} is listed twice: keep one"));
            }
            moderators.push(address);
        }
        Ok(Self(moderators))
    }
}
