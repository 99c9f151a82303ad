//! Whom TLS trusts: the web's authorities, and those that the owner adds.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};

use crate::error::SetupError;

/// `certificate`: a PEM file with authorities that are trusted besides the usual ones.
///
/// # Errors
/// [`SetupError`].
pub fn tls_config(certificate: Option<&Path>) -> Result<ClientConfig, SetupError> {
    let mut roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    if let Some(path) = certificate {
        let failed = |problem: String| SetupError::Certificate {
            path: path.to_owned(),
            problem,
        };
        let pem = fs::read(path).map_err(|error| failed(error.to_string()))?;
        let before = roots.len();
        for authority in CertificateDer::pem_slice_iter(&pem) {
            let authority = authority.map_err(|error| failed(error.to_string()))?;
            let added = roots.add(authority);
            added.map_err(|error| failed(error.to_string()))?;
        }
        if roots.len() == before {
            let problem = "contains no certificate (-----BEGIN CERTIFICATE-----)";
            return Err(failed(problem.to_owned()));
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(config)
}
