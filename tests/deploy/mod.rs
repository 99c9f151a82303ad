//! The files of `deploy/`: what can be held against them without installing anything. The package and the image are
//! tried by `tests/deploy/*.sh`; the CORS suite runs through both proxies in `tests/api/cors`.

mod containers;
mod figures;
mod nodes;
mod proxies;
mod socket;
mod unit;

use std::fs;
use std::path::{Path, PathBuf};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn text(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}
