//! Names on a site that only the owner may use.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// Each submitted name is compared with all of them.
const MOST_NAMES: usize = 50;
const MOST_NAME_CHARACTERS: usize = 80;

/// Up to 50 names without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct ReservedNames(Vec<String>);

impl Deref for ReservedNames {
    type Target = [String];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<ReservedNames> for Vec<String> {
    fn from(names: ReservedNames) -> Self {
        names.0
    }
}

/// Why a list of names was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNames {
    #[error("has {0} names: keep at most {MOST_NAMES}")]
    TooMany(usize),
    #[error("{0:?} is not a name: write 1 to {MOST_NAME_CHARACTERS} characters without commas")]
    NotAName(String),
    #[error("{0:?} is listed twice: keep one")]
    Twice(String),
}

impl TryFrom<Vec<String>> for ReservedNames {
    type Error = BadNames;

    fn try_from(names: Vec<String>) -> Result<Self, BadNames> {
        if names.len() > MOST_NAMES {
            return Err(BadNames::TooMany(names.len()));
        }
        for (index, name) in names.iter().enumerate() {
            if !is_name(name) {
                return Err(BadNames::NotAName(name.clone()));
            }
            if names[..index].contains(name) {
                return Err(BadNames::Twice(name.clone()));
            }
        }
        Ok(Self(names))
    }
}

fn is_name(text: &str) -> bool {
    // A comma parts the names in the environment and on the command line.
    let is_refused = |character: char| character.is_control() || character == ',';
    !text.trim().is_empty()
        && text.chars().count() <= MOST_NAME_CHARACTERS
        && !text.contains(is_refused)
}
