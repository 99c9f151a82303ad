//! A real server on a free port. Those who use it are in `tests/testkit`.

mod logged;
mod https_server;
mod server;

pub(crate) use afterword_testkit::*;
pub(crate) use logged::Logged;
pub(crate) use https_server::{Reached, Way, behind_proxy};
pub(crate) use server::{OWNERS_TOKEN, TestServer};
