//! A DKIM signature (RFC 6376) for mail servers that make none.

use std::path::{Path, PathBuf};

use mail_auth::common::crypto::{Ed25519Key, RsaKey, Sha256, SigningKey};
use mail_auth::common::headers::HeaderWriter;
use mail_auth::dkim::{Canonicalization, DkimSigner as Signer, Done};
use rustls::pki_types::PrivateKeyDer;
use rustls::pki_types::pem::PemObject;

/// What a signature vouches for. `From` twice: nobody can add a second one.
const SIGNED: &[&str] = &[
    "From",
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Reply-To",
    "In-Reply-To",
    "References",
    "Auto-Submitted",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "MIME-Version",
    "Content-Type",
];

#[derive(Debug, thiserror::Error)]
pub enum DkimError {
    #[error("mail.dkim_key: {} can't be read as a private key (PEM): {reason}", path.display())]
    Key { path: PathBuf, reason: String },
    #[error("the message can't be signed: {0}")]
    Sign(String),
}

pub enum DkimSigner {
    Rsa(Box<Signer<RsaKey<Sha256>, Done>>),
    Ed25519(Box<Signer<Ed25519Key, Done>>),
}

impl DkimSigner {
    /// `key`: a PEM file with an RSA (PKCS#1 or #8) or Ed25519 (PKCS#8) key.
    ///
    /// # Errors
    /// [`DkimError::Key`].
    pub fn load(selector: &str, domain: &str, key: &Path) -> Result<Self, DkimError> {
        let wrong = |reason: String| DkimError::Key {
            path: key.to_owned(),
            reason,
        };
        let der = PrivateKeyDer::from_pem_file(key).map_err(|error| wrong(error.to_string()))?;
        if let Ok(rsa) = RsaKey::<Sha256>::from_key_der(der.clone_key()) {
            return Ok(Self::Rsa(Box::new(signer(rsa, selector, domain))));
        }
        let ed25519 = Ed25519Key::from_pkcs8_maybe_unchecked_der(der.secret_der());
        let ed25519 = ed25519.map_err(|error| wrong(error.to_string()))?;
        Ok(Self::Ed25519(Box::new(signer(ed25519, selector, domain))))
    }

    /// The message with its signature on top.
    ///
    /// # Errors
    /// [`DkimError::Sign`].
    pub fn sign(&self, message: Vec<u8>) -> Result<Vec<u8>, DkimError> {
        let signature = match self {
            Self::Rsa(signer) => signer.sign(&message),
            Self::Ed25519(signer) => signer.sign(&message),
        };
        let signature = signature.map_err(|error| DkimError::Sign(error.to_string()))?;
        let mut signed = signature.to_header().into_bytes();
        signed.extend(message);
        Ok(signed)
    }
}

fn signer<K: SigningKey>(key: K, selector: &str, domain: &str) -> Signer<K, Done> {
    Signer::from_key(key)
        .domain(domain)
        .selector(selector)
        .headers(SIGNED.iter().copied())
        .header_canonicalization(Canonicalization::Relaxed)
        .body_canonicalization(Canonicalization::Relaxed)
}
