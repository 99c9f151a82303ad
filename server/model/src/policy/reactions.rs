//! The reactions that readers may leave.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// Each reaction is sent with every thread.
const MOST_REACTIONS: usize = 12;
/// Enough for a family emoji of four with skin tones.
const MOST_REACTION_BYTES: usize = 48;

/// The reactions that readers may leave, in display order; an empty list switches them off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Reactions(Vec<String>);

impl Deref for Reactions {
    type Target = [String];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<Reactions> for Vec<String> {
    fn from(reactions: Reactions) -> Self {
        reactions.0
    }
}

/// Why a list of reactions was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadReactions {
    #[error("has {0} reactions: keep at most {MOST_REACTIONS}")]
    TooMany(usize),
    #[error("{0:?} is not a reaction: write an emoji or a short word without spaces and commas")]
    NotAReaction(String),
    #[error("{0:?} is listed twice: keep one")]
    Twice(String),
}

impl TryFrom<Vec<String>> for Reactions {
    type Error = BadReactions;

    fn try_from(reactions: Vec<String>) -> Result<Self, BadReactions> {
        if reactions.len() > MOST_REACTIONS {
            return Err(BadReactions::TooMany(reactions.len()));
        }
        for (index, reaction) in reactions.iter().enumerate() {
            if !is_reaction(reaction) {
                return Err(BadReactions::NotAReaction(reaction.clone()));
            }
            if reactions[..index].contains(reaction) {
                return Err(BadReactions::Twice(reaction.clone()));
            }
        }
        Ok(Self(reactions))
    }
}

fn is_reaction(text: &str) -> bool {
    // A comma parts the reactions in the environment and on the command line.
    let is_refused =
        |character: char| character.is_whitespace() || character.is_control() || character == ',';
    !text.is_empty() && text.len() <= MOST_REACTION_BYTES && !text.contains(is_refused)
}
