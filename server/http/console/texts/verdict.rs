//! Why a comment waits, and by which door it was decided.

use super::Words;
use afterword_model::{Door, Reason};
use afterword_spam::words::{Said, say};

impl Words {
    #[must_use]
    pub(in crate::http::console) fn door(&self, door: Door) -> &'static str {
        let known = self.doors.iter().find(|(name, _)| *name == door.as_str());
        known.map_or(door.as_str(), |(_, word)| word)
    }

    #[must_use]
    pub(in crate::http::console) fn reason(&self, reason: &Reason) -> Said {
        say(reason, self.language)
    }
}
