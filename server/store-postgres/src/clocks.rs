//! Repairs times that a wrong clock left in the outboxes.
//!
//! A clock that was ahead leaves times in the future, and their rows would wait for as long as the clock was wrong.
//! `rules::pauses` says which times can't be.
