//! Webmentions as comments.

mod faults;
mod received;
mod relay;
mod sent;
mod site;
