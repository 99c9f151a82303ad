//! What a string looks like to a reader.
//!
//! - `normalize`: texts made comparable, without case, accents and look-alike characters.
//! - `characters`: which characters may be published, which can be seen, which turn the reading order.
//!
//! Not here: what a text means or is compared with (`markup`, `spam`, `model`).

mod characters;
pub mod normalize;

pub use characters::{Marks, can_be_seen, has_shape, turns};
