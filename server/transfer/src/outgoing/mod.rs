//! What leaves for other programs, as readers see it: `threads` reads it, `wxr` and `hugo` write it.

pub mod hugo;
pub mod threads;
pub mod wxr;
