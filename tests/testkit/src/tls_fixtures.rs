//! Certificates, keys, and patience.

use std::path::PathBuf;
use std::time::Duration;

use crate::sources::root;

/// What should happen within milliseconds has not happened after this.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A file of `tests/fixtures/tls`.
#[must_use]
pub fn fixture(name: &str) -> PathBuf {
    root().join("tests/fixtures/tls").join(name)
}
