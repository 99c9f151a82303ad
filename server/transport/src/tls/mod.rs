//! TLS 1.2 and 1.3, HTTP/2 and HTTP/1.1, sessions resumed by tickets; the certificate can change while the server
//! runs.
//!
//! ```text
//! files     a certificate and its key from PEM files · watch: read again when they change
//! acme      a certificate from an authority (RFC 8555, RFC 8737) · acme_storage: stores it and the account's key
//! metrics   its expiry, and the outcomes of renewals
//! gathered_writes   the socket below, which sends the beginning of a connection together
//! ```

mod acme;
mod acme_storage;
mod files;
pub(crate) mod gathered_writes;
mod metrics;
mod watch;

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::{CryptoProvider, aws_lc_rs};
use rustls::pki_types::pem;
use rustls::server::{NoServerSessionStorage, ResolvesServerCert};
use tokio_rustls::TlsAcceptor;

use self::files::Files;

pub use acme::{Acme, AcmeSettings};
pub use files::Reloaded;
pub use metrics::CertificateMetrics;
pub use watch::follow_files;

/// The protocol of connections that only validate a domain (RFC 8737, 6.2).
pub(crate) const CHALLENGE: &[u8] = b"acme-tls/1";

/// A PEM file, and the setting that names it, so that an error can say what to change.
#[derive(Clone, Debug)]
pub struct PemFile {
    pub setting: &'static str,
    pub path: PathBuf,
}

/// What a TLS listener needs; a clone shares the certificate.
#[derive(Clone)]
pub struct Tls {
    source: Source,
    acceptor: TlsAcceptor,
}

#[derive(Clone)]
enum Source {
    Files(Arc<Files>),
    Authority,
}

/// An unusable TLS setting.
#[derive(Debug, thiserror::Error)]
#[error("{setting}: {path}: {problem}", path = path.display())]
pub struct TlsError {
    pub setting: &'static str,
    pub path: PathBuf,
    pub problem: TlsProblem,
}

/// The cause.
#[derive(Debug, thiserror::Error)]
pub enum TlsProblem {
    #[error("cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("is not PEM: {0}")]
    NotPem(pem::Error),
    #[error("contains no certificate (-----BEGIN CERTIFICATE-----)")]
    NoCertificate,
    #[error(
        "contains no private key (PKCS#8, SEC1 or RSA in PEM; an encrypted one has to be decrypted first)"
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
    /// A file cannot be read, is not PEM or holds something else, or the key belongs to another certificate.
    pub fn from_files(certificate_file: PemFile, key_file: PemFile) -> Result<Tls, TlsError> {
        let provider = Arc::new(aws_lc_rs::default_provider());
        let set_up = certificate_file.clone();
        let files = Arc::new(Files::load(certificate_file, key_file, &provider)?);
        let config = server_config(provider, files.clone(), &[])
            .map_err(|error| set_up.error(TlsProblem::Setup(error)))?;
        Ok(Tls {
            source: Source::Files(files),
            acceptor: TlsAcceptor::from(Arc::new(config)),
        })
    }

    /// Uses the certificate that the authority has issued by then; handshakes before the first one fail.
    fn from_authority(certificates: Arc<dyn ResolvesServerCert>) -> Result<Tls, rustls::Error> {
        let provider = Arc::new(aws_lc_rs::default_provider());
        let config = server_config(provider, certificates, &[CHALLENGE])?;
        Ok(Tls {
            source: Source::Authority,
            acceptor: TlsAcceptor::from(Arc::new(config)),
        })
    }

    /// Reads both files again, for all handshakes from now on. After an error the old certificate stays. Does nothing
    /// for a certificate from an authority.
    ///
    /// # Errors
    /// As [`Tls::from_files`].
    pub fn reload(&self) -> Result<Reloaded, TlsError> {
        match &self.source {
            Source::Files(files) => files.reload(self.acceptor.config().crypto_provider()),
            Source::Authority => Ok(Reloaded::Same),
        }
    }

    pub(crate) fn acceptor(&self) -> &TlsAcceptor {
        &self.acceptor
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("Tls");
        if let Source::Files(files) = &self.source {
            shown
                .field("certificate_file", &files.certificate_file.path)
                .field("key_file", &files.key_file.path);
        }
        shown.finish_non_exhaustive()
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
    certificates: Arc<dyn ResolvesServerCert>,
    further_protocols: &[&[u8]],
) -> Result<ServerConfig, rustls::Error> {
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])?
        .with_no_client_auth()
        .with_cert_resolver(certificates);
    let protocols: [&[u8]; 2] = [b"h2", b"http/1.1"];
    let protocols = protocols.iter().chain(further_protocols);
    config.alpn_protocols = protocols.map(|name| name.to_vec()).collect();
    // A resumed session saves a signature. The client keeps its state in the ticket. One ticket is enough, because
    // every resumption brings the next, and each costs an encryption and 200 bytes of the handshake.
    config.ticketer = aws_lc_rs::Ticketer::new()?;
    config.session_storage = Arc::new(NoServerSessionStorage {});
    config.send_tls13_tickets = 1;
    Ok(config)
}
