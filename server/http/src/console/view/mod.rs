//! The HTML of the console's pages: plain data in, HTML out.
//!
//! ```text
//! frame      the frame of every page
//! filter     which comments are listed, and their addresses
//! comments   the list, with one comment beside it
//! comment    one comment with everything that helps to decide
//! notice     the message after a decision
//! chart/     columns and lines as inline SVG · statistics/ the page with them
//! pages blocks sites site tokens outbox      a page each; parts, site_fields: shared parts
//! ```
//!
//! Not here: the store (the handlers beside this folder ask it), and who may see what.

pub(in crate::console) mod blocks;
pub(in crate::console) mod chart;
pub(in crate::console) mod comment;
pub(in crate::console) mod comments;
pub(in crate::console) mod filter;
pub(in crate::console) mod frame;
pub(in crate::console) mod notice;
pub(in crate::console) mod outbox;
pub(in crate::console) mod pages;
pub(in crate::console) mod parts;
pub(in crate::console) mod site;
pub(in crate::console) mod site_fields;
pub(in crate::console) mod sites;
pub(in crate::console) mod statistics;
pub(in crate::console) mod tokens;
pub(in crate::console) mod ways_in;

#[cfg(test)]
mod lists_tests;
#[cfg(test)]
mod tests;
