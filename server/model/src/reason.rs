//! The reasons of a verdict, as stored with the comment.

use serde::{Deserialize, Serialize};

/// What one check has found. Its words are made when it is read, in the reader's language (`i18n`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reason {
    Found {
        /// Names the check; stable, as scripts read it.
        code: String,
        /// What it weighs: above 0 speaks against the comment, below 0 for it; 0 where it alone decides.
        #[serde(default)]
        points: i32,
        /// What stands in the sentence: a number, a host.
        #[serde(default)]
        facts: Vec<String>,
    },
    /// A sentence of an earlier version, or of another system.
    Words(String),
}

/// Sentences that earlier versions kept instead of a code.
const EARLIER: [(&str, &str); 2] = [
    ("This site holds every new comment.", "holds_all"),
    ("You have blocked this author.", "blocked"),
];

impl Reason {
    /// The code and what stands in its sentence.
    ///
    /// # Errors
    /// The words of another system, which have no code.
    pub fn as_code(&self) -> Result<(&str, &[String]), &str> {
        match self {
            Self::Found { code, facts, .. } => Ok((code, facts)),
            Self::Words(words) => {
                let earlier = EARLIER.iter().find(|(known, _)| known == words);
                earlier.map(|(_, code)| (*code, [].as_slice())).ok_or(words)
            }
        }
    }

    /// 0 where it alone decides, or nobody has weighed it.
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
