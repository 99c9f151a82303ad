//! The HTTP door, by real requests.

mod bad_input;
mod cors;
mod counts;
mod feeds;
mod forms;
mod life;
mod mail_links;
mod page;
mod threads;
mod tls;
