//! Exports for other programs, with only what readers see: `threads` reads the comments, `wxr` and `hugo` write them.

pub mod hugo;
pub mod threads;
pub mod wxr;
