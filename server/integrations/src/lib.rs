//! The integrations with other servers that the owner can switch on. All requests go through `outgoing`.
//!
//! - `webhooks`: notifies the owner's programs about comments.
//! - `second_opinion`: asks Akismet about held comments.
//! - `conversations`: reads what is answered to the owner's posts on other networks; `mastodon`, `bluesky`: what is asked there.
//! - `sitemaps`: reads which pages a site has. `own_site`: one file of a site.
//! - `avatars`: gets pictures of authors from Gravatar or Libravatar.
//! - `sns`: asks Amazon SNS for its certificates.
//! - `metrics`: counters of most of them.
//!
//! Not here: what the answers mean for a comment (`services`, `spam`).

pub mod avatars;
pub mod bluesky;
pub mod conversations;
pub mod mastodon;
mod metrics;
pub mod own_site;
pub mod second_opinion;
mod services;
pub mod sitemaps;
pub mod sns;
pub mod webhooks;
pub mod webmention;

pub use metrics::Metrics;
pub use services::IntegrationServices;
