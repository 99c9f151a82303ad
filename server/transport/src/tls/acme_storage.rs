//! Stores the account's key, the certificate and its key in a folder that only the server's user can read.

// Connects to other machines: it has the types of the client for the certificate authority.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use data_encoding::HEXLOWER;
use rustls_acme::{AccountCache, CertCache};
use sha2::{Digest, Sha256};

use super::metrics::CertificateMetrics;

/// A file for each account and each set of domains of a directory, so that changed settings find their own files
/// again.
pub(super) struct AcmeStorage {
    pub(super) folder: PathBuf,
    pub(super) metrics: CertificateMetrics,
}

impl AcmeStorage {
    fn file(&self, kind: &str, names: &[String], directory: &str) -> PathBuf {
        let mut hash = Sha256::new();
        for name in names {
            hash.update(name);
            hash.update([0]);
        }
        hash.update(directory);
        let hash = HEXLOWER.encode(&hash.finalize()[..12]);
        self.folder.join(format!("{kind}-{hash}"))
    }

    fn account(&self, contact: &[String], directory: &str) -> PathBuf {
        self.file("account", contact, directory)
    }

    fn certificate(&self, domains: &[String], directory: &str) -> PathBuf {
        self.file("certificate", domains, directory)
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut builder = DirBuilder::new();
        builder.recursive(true).mode(0o700).create(&self.folder)?;
        let new = path.with_extension("new");
        match fs::remove_file(&new) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let mut options = OpenOptions::new();
        let mut file = options
            .write(true)
            .create_new(true)
            .mode(0o600)
            .open(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        // Atomic: a crash leaves the old file or the new one.
        fs::rename(&new, path)?;
        File::open(&self.folder)?.sync_all()
    }
}

fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

#[async_trait]
impl CertCache for AcmeStorage {
    type EC = io::Error;

    async fn load_cert(&self, domains: &[String], directory: &str) -> io::Result<Option<Vec<u8>>> {
        let found = read(&self.certificate(domains, directory))?;
        if let Some(pem) = &found {
            self.metrics.holds_pem(pem);
        }
        Ok(found)
    }

    async fn store_cert(&self, domains: &[String], directory: &str, pem: &[u8]) -> io::Result<()> {
        self.metrics.holds_pem(pem);
        self.write(&self.certificate(domains, directory), pem)
    }
}

#[async_trait]
impl AccountCache for AcmeStorage {
    type EA = io::Error;

    async fn load_account(
        &self,
        contact: &[String],
        directory: &str,
    ) -> io::Result<Option<Vec<u8>>> {
        read(&self.account(contact, directory))
    }

    async fn store_account(
        &self,
        contact: &[String],
        directory: &str,
        key: &[u8],
    ) -> io::Result<()> {
        self.write(&self.account(contact, directory), key)
    }
}
