//! Why a comment waits, and by which door it was decided: the store keeps both as words of its own.

use super::Words;
use crate::comments::Door;
use crate::spam::{BLOCKED, HOLDS_ALL};

impl Words {
    #[must_use]
    pub(in crate::http::console) fn door(&self, door: Door) -> &'static str {
        let known = self.doors.iter().find(|(name, _)| *name == door.as_str());
        known.map_or(door.as_str(), |(_, word)| word)
    }

    /// `None` for a reason of no check that we have (any more).
    #[must_use]
    pub(in crate::http::console) fn reason(&self, kept: &str) -> Option<&'static str> {
        match kept {
            HOLDS_ALL => Some(self.comment.holds_all),
            BLOCKED => Some(self.comment.blocked),
            _ => None,
        }
    }
}
