//! Merges the sources of settings: `default.toml`, the file, the environment, flags.
//!
//! Only the section structs define what is valid. All values are tried together; where one is invalid, each is tried alone
//! in the otherwise unchanged defaults, so one run reports every invalid value.

mod certificate;
mod combinations;
mod report;
mod schema;
mod settings;
mod sources;
mod suggest;

pub(super) use combinations::check_combinations;
pub(super) use report::Report;
pub(super) use schema::{SourceValue, default_table, try_setting};
pub(super) use settings::Settings;
pub(super) use sources::variable;
pub use sources::{ConfigFile, Sources};
pub(super) use suggest::nearest;
