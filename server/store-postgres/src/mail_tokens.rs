//! Tokens in mails, by their hashes.
