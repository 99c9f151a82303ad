//! The HTTP door, by real requests.

mod admin;
mod bad_input;
mod cors;
mod counts;
mod feeds;
mod forms;
mod life;
mod mail_links;
mod manual;
mod page;
mod threads;
mod tls;
