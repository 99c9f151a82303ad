//! What other servers are told or asked, where the owner wants it; always through `outgoing`.
//!
//! - `webhooks`: programs of the owner's hear what happens to comments.
//! - `second_opinion`: Akismet is asked about comments that wait.
//! - `sitemaps`: which pages a site has.
//! - `metrics`: what is counted of all three.
//!
//! Not here: what becomes of a comment by what was heard (`services`, `spam`).

mod metrics;
pub mod second_opinion;
pub mod sitemaps;
pub mod webhooks;

pub use metrics::Metrics;
