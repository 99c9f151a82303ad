//! Sitemaps: a host on loopback has them, and the server knows by them which pages there are.

mod doctor;
pub(crate) mod host;
mod hostile;
mod imports;
mod reading;
pub(crate) mod rebinding;
mod schedule;
mod unlisted_pages;
mod world;
