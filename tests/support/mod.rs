//! A real server on a free port, and the people who use it.

mod disk;
mod owner;
mod server;
mod visitor;
mod watched;

pub(crate) use disk::{SmallDisk, read_only};
pub(crate) use owner::Owner;
pub(crate) use server::TestServer;
pub(crate) use visitor::{Answer, Visitor};
pub(crate) use watched::Watched;
