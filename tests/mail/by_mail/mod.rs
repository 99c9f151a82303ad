//! Comments by mail: from the address of a page to a comment, with proof of who wrote it.

mod addresses;
mod proven;
mod unproven;
pub(crate) mod world;
