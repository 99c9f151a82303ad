//! What the pages of the console show: plain data in, HTML out.
//!
//! ```text
//! frame      what stands around every page
//! filter     which comments are listed, and the addresses of that
//! comments   the list, with one comment beside it
//! comment    one comment with all that helps to decide
//! notice     what is said after a decision
//! chart/     columns and lines as inline SVG · statistics/ the page with them
//! pages blocks sites site tokens outbox      a page each; parts, site_fields: what they share
//! ```
//!
//! Not here: the store (the handlers beside this folder ask it), and who may see what.

pub(in crate::http::console) mod blocks;
pub(in crate::http::console) mod chart;
pub(in crate::http::console) mod comment;
pub(in crate::http::console) mod comments;
pub(in crate::http::console) mod filter;
pub(in crate::http::console) mod frame;
pub(in crate::http::console) mod notice;
pub(in crate::http::console) mod outbox;
pub(in crate::http::console) mod pages;
pub(in crate::http::console) mod parts;
pub(in crate::http::console) mod site;
pub(in crate::http::console) mod site_fields;
pub(in crate::http::console) mod sites;
pub(in crate::http::console) mod statistics;
pub(in crate::http::console) mod tokens;

#[cfg(test)]
mod lists_tests;
#[cfg(test)]
mod tests;
