//! TLS from certificate and key files: TLS 1.2 and 1.3, HTTP/2 and HTTP/1.1, sessions resumed by tickets.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, fs, io};

use arc_swap::ArcSwap;
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, NoServerSessionStorage, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{InconsistentKeys, ServerConfig};
use tokio_rustls::TlsAcceptor;

/// A PEM file, and the setting that names it, so that an error can say what to change.
#[derive(Clone, Debug)]
pub struct PemFile {
    pub setting: &'static str,
    pub path: PathBuf,
}

/// What a TLS listener needs; a clone shares the certificate.
#[derive(Clone)]
pub struct Tls {
    certificate_file: PemFile,
    key_file: PemFile,
    current: Arc<CurrentCertificate>,
    acceptor: TlsAcceptor,
}

/// A setting of TLS that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{setting}: {path}: {problem}", path = path.display())]
pub struct TlsError {
    pub setting: &'static str,
    pub path: PathBuf,
    pub problem: TlsProblem,
}

/// Why.
#[derive(Debug, thiserror::Error)]
pub enum TlsProblem {
    #[error("cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("is not PEM: {0}")]
    NotPem(pem::Error),
    #[error("holds no certificate (-----BEGIN CERTIFICATE-----)")]
    NoCertificate,
    #[error(
        "holds no private key (PKCS#8, SEC1 or RSA in PEM; an encrypted one has to be decrypted first)"
    )]
    NoKey,
    #[error("the first certificate cannot be used: {0}")]
    UnusableCertificate(rustls::Error),
    #[error("the private key cannot be used: {0}")]
    UnusableKey(rustls::Error),
    #[error("the private key does not belong to the certificate in {certificate} ({setting})", certificate = certificate.display())]
    OtherKey {
        setting: &'static str,
        certificate: PathBuf,
    },
    #[error("TLS cannot be set up: {0}")]
    Setup(rustls::Error),
}

impl Tls {
    /// Reads a chain (the server's certificate first) and its private key.
    ///
    /// # Errors
    /// A file that cannot be read, is not PEM or holds something else, and a key of another certificate.
    pub fn from_files(certificate_file: PemFile, key_file: PemFile) -> Result<Tls, TlsError> {
        let provider = Arc::new(ring::default_provider());
        let certificate = load(&certificate_file, &key_file, &provider)?;
        let current = Arc::new(CurrentCertificate(ArcSwap::from_pointee(certificate)));
        let config = server_config(provider, current.clone())
            .map_err(|error| certificate_file.error(TlsProblem::Setup(error)))?;
        let acceptor = TlsAcceptor::from(Arc::new(config));
        Ok(Tls {
            certificate_file,
            key_file,
            current,
            acceptor,
        })
    }

    /// Reads both files again, for all handshakes from now on. After an error the old certificate stays.
    ///
    /// # Errors
    /// As [`Tls::from_files`].
    pub fn reload(&self) -> Result<(), TlsError> {
        let provider = self.acceptor.config().crypto_provider();
        let certificate = load(&self.certificate_file, &self.key_file, provider)?;
        self.current.0.store(Arc::new(certificate));
        Ok(())
    }

    pub(super) fn acceptor(&self) -> &TlsAcceptor {
        &self.acceptor
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Tls")
            .field("certificate_file", &self.certificate_file.path)
            .field("key_file", &self.key_file.path)
            .finish_non_exhaustive()
    }
}

impl PemFile {
    fn error(&self, problem: impl Into<TlsProblem>) -> TlsError {
        TlsError {
            setting: self.setting,
            path: self.path.clone(),
            problem: problem.into(),
        }
    }
}

fn server_config(
    provider: Arc<CryptoProvider>,
    certificates: Arc<CurrentCertificate>,
) -> Result<ServerConfig, rustls::Error> {
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])?
        .with_no_client_auth()
        .with_cert_resolver(certificates);
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    // A resumed session saves a signature. The client keeps all of it in its ticket; one is enough, because
    // every resumption brings the next, and each costs an encryption and 200 bytes of the handshake.
    config.ticketer = ring::Ticketer::new()?;
    config.session_storage = Arc::new(NoServerSessionStorage {});
    config.send_tls13_tickets = 1;
    Ok(config)
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

fn read_chain(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsProblem> {
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

/// The certificate that every handshake asks for, so that it can be changed while the server runs.
#[derive(Debug)]
struct CurrentCertificate(ArcSwap<CertifiedKey>);

impl ResolvesServerCert for CurrentCertificate {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.0.load_full())
    }
}
