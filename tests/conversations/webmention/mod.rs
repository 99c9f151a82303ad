//! Webmentions as comments.

mod faults;
mod one_door;
mod rebinding;
mod received;
mod relay;
mod sent;
pub(super) mod site;
