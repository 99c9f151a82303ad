//! A certificate and its key from PEM files.

use std::fmt;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::Arc;

use arc_swap::ArcSwap;
use rustls::InconsistentKeys;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;

use super::{PemFile, TlsError, TlsProblem};

/// The files, and the certificate that every handshake uses.
pub(super) struct Files {
    pub(super) certificate_file: PemFile,
    pub(super) key_file: PemFile,
    current: ArcSwap<CertifiedKey>,
}

/// The result of reading the files again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reloaded {
    /// A new certificate, used for all handshakes from now on.
    Other,
    Same,
}

/// Identifies a file's content, even when the links to it change.
pub(super) type Print = Option<(u64, u64, u64, i64, i64)>;

impl Files {
    pub(super) fn load(
        certificate_file: PemFile,
        key_file: PemFile,
        provider: &CryptoProvider,
    ) -> Result<Files, TlsError> {
        let certificate = load(&certificate_file, &key_file, provider)?;
        Ok(Files {
            certificate_file,
            key_file,
            current: ArcSwap::from_pointee(certificate),
        })
    }

    pub(super) fn reload(&self, provider: &CryptoProvider) -> Result<Reloaded, TlsError> {
        let certificate = load(&self.certificate_file, &self.key_file, provider)?;
        let before = self.current.swap(Arc::new(certificate));
        Ok(if before.cert == self.current.load().cert {
            Reloaded::Same
        } else {
            Reloaded::Other
        })
    }

    pub(super) fn prints(&self) -> [Print; 2] {
        [&self.certificate_file, &self.key_file].map(|file| print(&file.path))
    }

    /// The server's own certificate, the first of the chain.
    pub(super) fn certificate(&self) -> Option<CertificateDer<'static>> {
        self.current.load().cert.first().cloned()
    }
}

/// Must not show the key.
impl fmt::Debug for Files {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Files").finish_non_exhaustive()
    }
}

impl ResolvesServerCert for Files {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current.load_full())
    }
}

fn print(path: &Path) -> Print {
    let found = fs::metadata(path).ok()?;
    let changed = (found.mtime(), found.mtime_nsec());
    Some((found.dev(), found.ino(), found.size(), changed.0, changed.1))
}

fn load(
    certificate_file: &PemFile,
    key_file: &PemFile,
    provider: &CryptoProvider,
) -> Result<CertifiedKey, TlsError> {
    let chain =
        read_chain(&certificate_file.path).map_err(|problem| certificate_file.error(problem))?;
    let key = read_key(&key_file.path).map_err(|problem| key_file.error(problem))?;
    let key = provider
        .key_provider
        .load_private_key(key)
        .map_err(|error| key_file.error(TlsProblem::UnusableKey(error)))?;
    let certified = CertifiedKey::new(chain, key);
    match certified.keys_match() {
        Ok(()) | Err(rustls::Error::InconsistentKeys(InconsistentKeys::Unknown)) => Ok(certified),
        Err(rustls::Error::InconsistentKeys(_)) => Err(key_file.error(TlsProblem::OtherKey {
            setting: certificate_file.setting,
            certificate: certificate_file.path.clone(),
        })),
        Err(error) => Err(certificate_file.error(TlsProblem::UnusableCertificate(error))),
    }
}

pub(super) fn read_chain(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsProblem> {
    let bytes = fs::read(path)?;
    let chain: Vec<_> = CertificateDer::pem_slice_iter(&bytes)
        .collect::<Result<_, _>>()
        .map_err(TlsProblem::NotPem)?;
    if chain.is_empty() {
        Err(TlsProblem::NoCertificate)
    } else {
        Ok(chain)
    }
}

fn read_key(path: &Path) -> Result<PrivateKeyDer<'static>, TlsProblem> {
    let bytes = fs::read(path)?;
    PrivateKeyDer::from_pem_slice(&bytes).map_err(|error| match error {
        pem::Error::NoItemsFound => TlsProblem::NoKey,
        other => TlsProblem::NotPem(other),
    })
}
