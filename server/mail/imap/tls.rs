//! The connection: TCP, and TLS by the well-known authorities and one's own.

use std::{fmt, fs, path::Path, sync::Arc, time::Duration};

use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, ServerName, pem::PemObject};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::account::Account;
use super::error::ImapError;

/// For each address of the server.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
const TLS_TIMEOUT: Duration = Duration::from_secs(15);

/// Plain or encrypted.
pub(super) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

pub(super) async fn connect(account: &Account) -> Result<TcpStream, ImapError> {
    let failed = |problem: &dyn fmt::Display| ImapError::Connect {
        host: account.host.clone(),
        port: account.port,
        problem: problem.to_string(),
    };
    let lookup = timeout(
        CONNECT_TIMEOUT,
        lookup_host((account.host.as_str(), account.port)),
    );
    let addresses = match lookup.await {
        Ok(addresses) => addresses.map_err(|error| failed(&error))?,
        Err(_) => return Err(failed(&"its name was not resolved in time")),
    };
    let mut last = failed(&"it has no address");
    for address in addresses {
        match timeout(CONNECT_TIMEOUT, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => {
                let _ = stream.set_nodelay(true);
                return Ok(stream);
            }
            Ok(Err(error)) => last = failed(&error),
            Err(_) => last = failed(&"no answer in time"),
        }
    }
    Err(last)
}

pub(super) async fn encrypt(
    account: &Account,
    stream: Box<dyn Stream>,
) -> Result<Box<dyn Stream>, ImapError> {
    let name = ServerName::try_from(account.host.clone())
        .map_err(|_| ImapError::Host(account.host.clone()))?;
    let connector = TlsConnector::from(Arc::new(config(account.certificate.as_deref())?));
    match timeout(TLS_TIMEOUT, connector.connect(name, stream)).await {
        Ok(Ok(stream)) => Ok(Box::new(stream)),
        Ok(Err(error)) => Err(refused(&error)),
        Err(_) => Err(ImapError::Tls("the server does not answer".to_owned())),
    }
}

fn refused(error: &std::io::Error) -> ImapError {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref());
    match inner {
        Some(rustls::Error::InvalidCertificate(why)) => ImapError::Untrusted(why.to_string()),
        _ => ImapError::Tls(error.to_string()),
    }
}

fn config(certificate: Option<&Path>) -> Result<ClientConfig, ImapError> {
    let mut roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    if let Some(path) = certificate {
        let failed = |problem: &dyn fmt::Display| ImapError::Certificate {
            path: path.to_owned(),
            problem: problem.to_string(),
        };
        let pem = fs::read(path).map_err(|error| failed(&error))?;
        let before = roots.len();
        for certificate in CertificateDer::pem_slice_iter(&pem) {
            let certificate = certificate.map_err(|error| failed(&error))?;
            roots.add(certificate).map_err(|error| failed(&error))?;
        }
        if roots.len() == before {
            return Err(failed(
                &"holds no certificate (-----BEGIN CERTIFICATE-----)",
            ));
        }
    }
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])
        .map(|builder| builder.with_root_certificates(roots).with_no_client_auth())
        .map_err(|error| ImapError::Tls(error.to_string()))
}
