//! A real server on a free port, and the people who use it.

mod connection;
mod disk;
mod dns;
pub(crate) mod harmless;
mod logged;
mod mailstack;
mod own_stack;
mod owner;
mod pebble;
mod ports;
mod proxy;
mod reached;
mod server;
pub(crate) mod sources;
mod until;
mod vectors;
mod visitor;
mod watched;

pub(crate) use connection::Connection;
pub(crate) use disk::{SmallDisk, read_only};
pub(crate) use dns::Dns;
pub(crate) use logged::Logged;
pub(crate) use mailstack::{Kept, MailStack, PASSWORD as MAILBOX_PASSWORD};
pub(crate) use own_stack::Own;
pub(crate) use owner::Owner;
pub(crate) use pebble::{Pebble, trusting};
pub(crate) use ports::{free_port, free_ports};
pub(crate) use proxy::{HOST, Proxy, ProxyKind};
pub(crate) use reached::{Reached, Way, behind_proxy};
pub(crate) use server::{OWNERS_TOKEN, TestServer};
pub(crate) use until::{until, until_async};
pub(crate) use vectors::vectors;
pub(crate) use visitor::{Answer, Visitor};
pub(crate) use watched::Watched;
