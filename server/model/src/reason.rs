//! Why a comment was judged as it was, as it is kept with the comment.

use serde::{Deserialize, Serialize};

/// What one check has found. Its words are made when it is read, in the reader's language (`spam/words/`).
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

impl Reason {
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
