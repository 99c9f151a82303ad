//! HTTPS by the server itself, as a process of its own: certificates from files that change, and from an authority.

mod acme;
mod files;
mod settings;
