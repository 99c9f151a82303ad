//! A solved challenge (proof of work).

use jiff::Timestamp;

/// A solved challenge, and how it is recognised when it is used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Solved {
    pub hash: [u8; 32],
    /// It is worthless after this time.
    pub expires: Timestamp,
}
