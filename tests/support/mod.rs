//! A real server on a free port, and the people who use it.

mod disk;
mod dns;
mod mailstack;
mod own_stack;
mod owner;
mod server;
mod visitor;
mod watched;

pub(crate) use disk::{SmallDisk, read_only};
pub(crate) use dns::Dns;
pub(crate) use mailstack::{Kept, MailStack, PASSWORD as MAILBOX_PASSWORD, free_ports};
pub(crate) use own_stack::Own;
pub(crate) use owner::Owner;
pub(crate) use server::{OWNERS_TOKEN, TestServer};
pub(crate) use visitor::{Answer, Visitor};
pub(crate) use watched::Watched;
