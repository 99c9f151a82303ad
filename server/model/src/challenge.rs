//! A solved challenge (proof of work).

use jiff::Timestamp;

/// A challenge that was solved, by what it is known when it comes again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solved {
    pub hash: [u8; 32],
    /// From then on it is good for nothing anyway.
    pub expires: Timestamp,
}
