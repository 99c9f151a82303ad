//! The reading position in each mailbox.
