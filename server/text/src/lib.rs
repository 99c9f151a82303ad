//! How a string looks to a reader.
//!
//! - `normalize`: makes texts comparable, without case, accents and look-alike characters.
//! - `characters`: which characters may be published, which are visible, which change the reading order.
//!
//! Not here: the meaning of a text, and what it is compared with (`markup`, `spam`, `model`).

mod characters;
pub mod normalize;

pub use characters::{Marks, can_be_seen, has_shape, turns};
