//! A real server on a free port. Those who use it are in `tests/testkit`.

pub(crate) mod faults;
mod https_server;
mod logged;
mod server;

pub(crate) use afterword_testkit::*;
pub(crate) use https_server::{Reached, Way, behind_proxy};
pub(crate) use logged::Logged;
pub(crate) use server::{OWNERS_TOKEN, TestServer, store_of};
