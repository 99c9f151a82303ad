//! Reading mail: a corpus of messages in the shapes of real clients, and whatever else may come in.

mod corpus;
mod hostile;
mod imap;
mod inspecting;
mod lmtp;
mod machines;
mod properties;
mod sender_check;
mod whole;
mod words;
