//! Tokens of the owner's API: only their hashes are stored.
