//! Certificates, keys, and patience.

use std::path::{Path, PathBuf};
use std::time::Duration;

use afterword_transport::PemFile;

/// What should happen within milliseconds has not happened after this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) fn certificate(name: &str) -> PemFile {
    PemFile {
        setting: "tls.certificate",
        path: fixture(name),
    }
}

pub(crate) fn key(name: &str) -> PemFile {
    PemFile {
        setting: "tls.key",
        path: fixture(name),
    }
}

/// A file of the workspace's `tests/fixtures/tls`.
pub(crate) fn fixture(name: &str) -> PathBuf {
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut folders = above.map(|folder| folder.join("tests/fixtures/tls"));
    let folder = folders.find(|folder| folder.is_dir());
    folder.expect("the workspace has fixtures").join(name)
}
