//! Webmentions as comments.

mod faults;
mod rebinding;
mod received;
mod relay;
mod sent;
pub(super) mod site;
