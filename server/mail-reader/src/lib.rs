//! Reads the answer to a mail: was it written by a machine, whom is it addressed to, what is new in it, which command
//! does it give.
//!
//! [`inspect`] is the whole way from the bytes of a message to a [`Decision`] and the new text as Markdown. It is a pure
//! function: no clock, no network, no state. It never fails: a message that can't be read decides nothing, and the
//! [`Inspection`] says why. It takes time linear in the message's size, whatever is in it.
//!
//! ```text
//! limits        bounds what the MIME parser gets to see: nesting, parameters, header fields
//! message       the parsed message, and the few questions that are asked of it
//! auto_reply    vacation answers, bounces, list mail, our own mail coming back
//! addressed     the tokens and message ids by which a message says what it answers
//! body          the parts that are text, as lines (flowed: RFC 3676; html: quotations and signatures by the
//!               containers of mail clients)
//! lines         each line gets a class (marker, attribution, header_block, separator, signature)
//! reply_text    which lines are new, by the sequence of their classes
//! command       the words, in 18 languages, that a first line may consist of
//! ```
//!
//! Not here: whether the sender is who the message says (DKIM, SPF), whether a token is valid, and what a decision
//! leads to. Nothing in an [`Inspection`] is to be trusted before its caller has checked these. Messages are read, not
//! written; [`marker_line`] alone is for those who write them, so that answers can be told from what they quote.

mod addressed;
mod attribution;
mod auto_reply;
mod body;
mod characters;
mod command;
mod flowed;
mod header_block;
mod html;
mod inspect;
mod limits;
mod lines;
mod marker;
mod message;
mod reply_text;
mod separator;
mod signature;

pub use addressed::{Addressed, OwnAddress, addressed, addressed_to};
pub use auto_reply::machine_mail;
pub use command::{Decision, WORDS, decision};
pub use inspect::{Inspection, Rules, inspect};
pub use marker::marker_line;
pub use message::{MAX_MESSAGE, Mail, Unreadable};
pub use reply_text::new_text;
