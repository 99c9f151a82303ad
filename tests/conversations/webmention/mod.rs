//! Webmentions as comments.

mod faults;
mod received;
mod relay;
mod sent;
pub(super) mod site;
