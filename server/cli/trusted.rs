//! The certificate authorities that a command trusts: the usual ones, and one that its caller names.

use std::path::Path;

use anyhow::Context;
use rustls::RootCertStore;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;

/// `flag`: the flag that named the file.
///
/// # Errors
/// The file contains no certificate.
pub(super) fn roots(flag: &str, file: Option<&Path>) -> anyhow::Result<RootCertStore> {
    let mut roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    if let Some(file) = file {
        let wrong = || format!("{flag} {} contains no certificate in PEM", file.display());
        let mut count = 0;
        for certificate in CertificateDer::pem_file_iter(file).with_context(wrong)? {
            roots
                .add(certificate.with_context(wrong)?)
                .with_context(wrong)?;
            count += 1;
        }
        anyhow::ensure!(count > 0, wrong());
    }
    Ok(roots)
}
