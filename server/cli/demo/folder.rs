//! A temporary folder, removed when dropped.

use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use anyhow::Context;
use data_encoding::HEXLOWER;

use afterword_services::keys::random;

pub(super) struct Folder(PathBuf);

impl Folder {
    /// # Errors
    /// The system's folder for temporary files can't be written to.
    pub(super) fn create() -> anyhow::Result<Self> {
        let name = format!("afterword-demo-{}", HEXLOWER.encode(&random::<4>()?));
        let path = std::env::temp_dir().join(name);
        DirBuilder::new()
            .mode(0o700)
            .create(&path)
            .with_context(|| format!("can't create {}", path.display()))?;
        Ok(Self(path))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
