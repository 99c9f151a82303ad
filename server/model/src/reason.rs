//! The reasons of a verdict, as stored with the comment.

use serde::{Deserialize, Serialize};

/// The finding of one check. Its text is made when it is read, in the reader's language (`i18n`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reason {
    Found {
        /// The check's name; stable, because scripts read it.
        code: String,
        /// Its weight: above 0 counts against the comment, below 0 for it; 0 if it decides alone.
        #[serde(default)]
        points: i32,
        /// The variables of the sentence: a number, a host.
        #[serde(default)]
        facts: Vec<String>,
    },
    /// A sentence of an earlier version, or of another system.
    Words(String),
}

/// Sentences that earlier versions stored instead of a code.
const EARLIER: [(&str, &str); 2] = [
    ("This site holds every new comment.", "holds_all"),
    ("You have blocked this author.", "blocked"),
];

impl Reason {
    /// The code and the variables of its sentence.
    ///
    /// # Errors
    /// The text of another system, which has no code.
    pub fn as_code(&self) -> Result<(&str, &[String]), &str> {
        match self {
            Self::Found { code, facts, .. } => Ok((code, facts)),
            Self::Words(words) => {
                let earlier = EARLIER.iter().find(|(known, _)| known == words);
                earlier.map(|(_, code)| (*code, [].as_slice())).ok_or(words)
            }
        }
    }

    /// 0 if it decides alone, or has no weight.
    #[must_use]
    pub fn points(&self) -> i32 {
        match self {
            Self::Found { points, .. } => *points,
            Self::Words(_) => 0,
        }
    }

    #[must_use]
    pub fn new(code: &str, points: i32, facts: Vec<String>) -> Self {
        let code = code.to_owned();
        Self::Found {
            code,
            points,
            facts,
        }
    }
}
