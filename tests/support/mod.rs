//! A real server on a free port, and the people who use it.

mod owner;
mod server;
mod visitor;

pub(crate) use owner::Owner;
pub(crate) use server::TestServer;
pub(crate) use visitor::{Answer, Visitor};
