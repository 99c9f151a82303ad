//! The HTTP door, by real requests.

mod counts;
mod feeds;
mod forms;
mod life;
mod page;
mod threads;
