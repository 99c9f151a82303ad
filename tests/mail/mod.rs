//! Mail that comes in, by IMAP, JMAP and LMTP, and the whole way from a message to what it changes. How a message is read is
//! tested in the crate `afterword-mail-reader`.

pub(crate) mod by_mail;
mod confirmations;
pub(crate) mod end_to_end;
mod imap;
mod jmap;
mod lmtp;
mod sender_check;
