//! The HTTP door, by real requests.

mod counts;
mod life;
mod threads;
