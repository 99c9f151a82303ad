//! Signs mails (DKIM, RFC 6376; Ed25519 by RFC 8463).

use std::fmt;
use std::path::{Path, PathBuf};

use mail_auth::common::crypto::{Ed25519Key, RsaKey, Sha256, SigningKey};
use mail_auth::common::headers::HeaderWriter;
use mail_auth::dkim::{Canonicalization, DkimSigner as Signer, Done};
use rustls::pki_types::PrivateKeyDer;
use rustls::pki_types::pem::PemObject;
use thiserror::Error;

/// The fields that readers or filters use.
const SIGNED: [&str; 13] = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Reply-To",
    "References",
    "In-Reply-To",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "MIME-Version",
    "Content-Type",
    "Auto-Submitted",
];

/// Why mails can't be signed.
#[derive(Debug, Error)]
pub enum DkimError {
    #[error("mail.dkim_key: {} contains no private key in PEM (RSA by PKCS#1 or PKCS#8, Ed25519 by PKCS#8): {reason}", path.display())]
    Key { path: PathBuf, reason: String },
    #[error("a mail can't be signed with mail.dkim_key: {0}")]
    Signing(mail_auth::Error),
}

enum Key {
    Rsa(Signer<RsaKey<Sha256>, Done>),
    Ed25519(Signer<Ed25519Key, Done>),
}

/// Signs for a domain, with the key that its DNS publishes under a selector.
pub struct DkimSigner {
    key: Key,
}

impl fmt::Debug for DkimSigner {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DkimSigner(…)")
    }
}

impl DkimSigner {
    /// # Errors
    /// The file can't be read, or contains no suitable key.
    pub fn load(selector: &str, domain: &str, key: &Path) -> Result<Self, DkimError> {
        let failed = |reason: String| DkimError::Key {
            path: key.to_owned(),
            reason,
        };
        let der = PrivateKeyDer::from_pem_file(key).map_err(|error| failed(error.to_string()))?;
        if let PrivateKeyDer::Pkcs8(pkcs8) = &der
            && let Ok(ed25519) =
                Ed25519Key::from_pkcs8_maybe_unchecked_der(pkcs8.secret_pkcs8_der())
        {
            let key = Key::Ed25519(signer(ed25519, selector, domain));
            return Ok(Self { key });
        }
        let rsa = RsaKey::<Sha256>::from_key_der(der).map_err(|error| failed(error.to_string()))?;
        let key = Key::Rsa(signer(rsa, selector, domain));
        Ok(Self { key })
    }

    /// `message` with its signature on top.
    pub(super) fn signed(&self, message: Vec<u8>) -> Result<Vec<u8>, DkimError> {
        let signature = match &self.key {
            Key::Rsa(signer) => signer.sign(&message),
            Key::Ed25519(signer) => signer.sign(&message),
        };
        let mut signed = signature
            .map_err(DkimError::Signing)?
            .to_header()
            .into_bytes();
        signed.extend(message);
        Ok(signed)
    }
}

fn signer<K: SigningKey>(key: K, selector: &str, domain: &str) -> Signer<K, Done> {
    Signer::from_key(key)
        .domain(domain)
        .selector(selector)
        .headers(SIGNED)
        .header_canonicalization(Canonicalization::Relaxed)
        .body_canonicalization(Canonicalization::Relaxed)
}
