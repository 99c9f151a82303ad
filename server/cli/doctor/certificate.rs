//! A server's certificate from a TLS handshake, even if it is not trusted.

use std::sync::{Arc, Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, DigitallySignedStruct, Error, SignatureScheme};
use x509_parser::prelude::{FromDer, X509Certificate};

/// A certificate chain, and whether it is trusted.
#[derive(Debug, Clone)]
pub(super) struct ServedChain {
    chain: Vec<CertificateDer<'static>>,
    refused: Option<Error>,
}

impl ServedChain {
    /// When the server's own certificate expires.
    pub(super) fn ends(&self) -> Option<Timestamp> {
        let (_, certificate) = X509Certificate::from_der(self.chain.first()?).ok()?;
        let seconds = certificate.validity().not_after.timestamp();
        Timestamp::from_second(seconds).ok()
    }

    pub(super) fn remaining(&self, now: Timestamp) -> Option<SignedDuration> {
        Some(self.ends()?.duration_since(now))
    }

    /// Why it is not trusted, and what to do.
    pub(super) fn problem(&self) -> Option<(String, &'static str)> {
        let error = self.refused.as_ref()?;
        let is_alone = self.chain.len() == 1 && !self.is_self_signed();
        let advice = match error {
            Error::InvalidCertificate(
                CertificateError::Expired | CertificateError::ExpiredContext { .. },
            ) => {
                "renew it, and see why it was not renewed by itself; then reload the server that does TLS"
            }
            Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            ) => "get a certificate for the host in server.public_url",
            Error::InvalidCertificate(CertificateError::UnknownIssuer) if is_alone => {
                "only the server's own certificate is sent: use the file with the whole chain (fullchain.pem)"
            }
            Error::InvalidCertificate(CertificateError::UnknownIssuer) => {
                "get a certificate that browsers believe, such as Let's Encrypt's; for an authority of your own, name \
                 its file by --authority"
            }
            _ => "get another certificate",
        };
        Some((error.to_string(), advice))
    }

    fn is_self_signed(&self) -> bool {
        let parsed = self.chain.first().map(|own| X509Certificate::from_der(own));
        matches!(parsed, Some(Ok((_, own))) if own.issuer() == own.subject())
    }
}

/// Wraps the usual verifier, and records the certificates.
#[derive(Debug)]
pub(super) struct Witness {
    verifier: Arc<WebPkiServerVerifier>,
    seen: Mutex<Option<ServedChain>>,
}

impl Witness {
    pub(super) fn new(verifier: Arc<WebPkiServerVerifier>) -> Self {
        let seen = Mutex::default();
        Self { verifier, seen }
    }

    pub(super) fn seen(&self) -> Option<ServedChain> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.clone()
    }
}

impl ServerCertVerifier for Witness {
    fn verify_server_cert(
        &self,
        own: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let verified = self
            .verifier
            .verify_server_cert(own, others, name, ocsp, now);
        let chain = std::iter::once(own).chain(others);
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        *seen = Some(ServedChain {
            chain: chain
                .map(|certificate| certificate.clone().into_owned())
                .collect(),
            refused: verified.as_ref().err().cloned(),
        });
        verified
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.verifier
            .verify_tls12_signature(message, certificate, signature)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.verifier
            .verify_tls13_signature(message, certificate, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.verifier.supported_verify_schemes()
    }
}
