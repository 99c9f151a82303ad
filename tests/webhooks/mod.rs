//! Webhooks: a real receiver on loopback hears what readers and the owner do.

mod addresses;
mod bounds;
mod burst;
mod command;
mod crash;
mod events;
mod guard;
mod manual;
mod receiver;
mod retries;
mod world;
