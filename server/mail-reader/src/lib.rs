//! Reads the answer to a mail. It answers four questions: was the mail sent automatically, whom is it addressed to,
//! which text is new, and which command does it give?
//!
//! [`inspect`] turns the bytes of a message into a [`Decision`] and the new text as Markdown. It is a pure function:
//! no clock, no network, no state. It never fails: a message that can't be read decides nothing, and the
//! [`Inspection`] says why. Its time is linear in the message's size, whatever the input.
//!
//! ```text
//! lean          a large message without the contents of its attachments
//! limits        bounds the MIME parser's input: nesting, parameters, header fields
//! message       the parsed message, and the few questions that are asked of it
//! auto_reply    vacation answers, bounces, list mail, our own mail coming back
//! addressed     the tokens and message ids by which a message says what it answers
//! body          the parts that are text, as lines (flowed: RFC 3676; html: quotations and signatures by the
//!               containers of mail clients)
//! lines         each line gets a class (marker, attribution, header_block, separator, signature)
//! reply_text    which lines are new, by the sequence of their classes
//! above_marker  the same where the marker of our mail is: nearly all above it is new
//! passage       new lines as words, and as Markdown (HTML by the converter of `afterword-markup`)
//! command       the words, in 26 languages, that a first line may consist of
//! said          the grammar of lines that say such a word as people do
//! digest        the same for a mail about several comments, by their numbers
//! our_text      our own mail, unquoted and without its marker
//! retraction    the phrases that take such a word back
//! reaction      an emoji that a client sends on its own
//! left_out      the names and sizes of attachments
//! ```
//!
//! Not here: whether the sender is genuine (DKIM, SPF), whether a token is valid, and the effects of a decision. Do
//! not trust an [`Inspection`] before its caller has checked these. The crate reads messages and does not write them.
//! Only [`marker_line`] is for writers, so that replies can be separated from quotations.

mod above_marker;
mod addressed;
mod attribution;
mod auto_reply;
mod body;
mod characters;
mod command;
mod digest;
mod flowed;
mod header_block;
mod html;
mod inspect;
mod lean;
mod left_out;
mod limits;
mod lines;
mod marker;
mod message;
mod our_text;
mod passage;
mod reaction;
mod reply_text;
mod retraction;
mod said;
mod separator;
mod signature;

pub use addressed::{Addressed, OwnAddress, addressed, addressed_to};
pub use auto_reply::machine_mail;
pub use command::{Decision, WORDS, decision};
pub use digest::{DigestAnswer, DigestDoubt, Numbered, digest_answer};
pub use html::writes_marker;
pub use inspect::{AskedBack, Inspection, Rules, inspect};
pub use left_out::{Attachment, LeftOut, left_out};
pub use marker::{marker_line, preview_line, without_markers};
pub use message::{MAX_ATTACHED, MAX_MESSAGE, Mail, Unreadable, header};
pub use reply_text::new_text;
pub use said::{Part, phrases};
