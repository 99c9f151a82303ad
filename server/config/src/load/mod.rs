//! How settings come together: `default.toml`, the file, the environment, flags; each one tried as it comes.
//!
//! A value is tried alone in the otherwise unchanged defaults. So every wrong one is found in one go, and what a
//! right one looks like is said once, by the section structs.

mod certificate;
mod combinations;
mod report;
mod schema;
mod settings;
mod sources;
mod suggest;

pub(super) use combinations::check_combinations;
pub(super) use report::Report;
pub(super) use schema::{Given, default_table, try_setting};
pub(super) use settings::Settings;
pub(super) use sources::variable;
pub use sources::{ConfigFile, Sources};
pub(super) use suggest::nearest;
