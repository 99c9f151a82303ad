//! What a mail says: is it a machine's, whom is it addressed to, what is new in it, what shall be done.
//!
//! [`inspect`] is the whole way from bytes to a decision. It is pure: who may decide (sender, token,
//! authentication) is checked by its callers. Everything runs in time linear in the message's size.
//!
//! The way: `message` (MIME, after `structure` bounded it) → `auto_reply` → `body` (the parts that are text; `flowed`, `html`) →
//! `lines` (each gets a class, by `marker`, `attribution`, `header_block`, `separator`, `signature`) →
//! `reply_text` (which lines are new) → `command`.
//!
//! It stands on its own, so that `make fuzz` builds nothing else.

mod addressed;
mod attribution;
mod auto_reply;
mod body;
mod characters;
mod clues;
mod command;
mod flowed;
mod header_block;
mod html;
mod html_entities;
mod html_roles;
mod html_tokens;
mod inspect;
mod lines;
mod marker;
mod message;
mod reply_text;
mod separator;
mod signature;
mod structure;

pub use addressed::{Addressed, OwnAddress, addressed, addressed_to};
pub use auto_reply::machine_mail;
pub use command::{Decision, WORDS, decision};
pub use inspect::{Inspection, Rules, inspect};
pub use marker::marker_line;
pub use message::{MAX_MESSAGE, Mail, Unreadable};
pub use reply_text::new_text;
