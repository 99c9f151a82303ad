//! A certificate from an authority, by ACME (RFC 8555). The proof of a domain is a handshake on the HTTPS port itself
//! (TLS-ALPN-01, RFC 8737).
//!
//! The certificate is renewed when a third of its time is left. A failed order is tried again after growing pauses;
//! meanwhile the server keeps its certificate.

// Connects to other machines: the certificate authority of the settings.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use rustls::crypto::aws_lc_rs;
use rustls::{ClientConfig, RootCertStore};
use rustls_acme::{AcmeConfig, AcmeState, EventError, EventOk, OrderError};
use tokio::time::sleep;
use tracing::{debug, info, warn};

use super::acme_storage::AcmeStorage;
use super::files::read_chain;
use super::metrics::CertificateMetrics;
use super::{PemFile, Tls, TlsError, TlsProblem};

/// The certificate to order, and the authority.
#[derive(Clone, Debug)]
pub struct AcmeSettings {
    pub domains: Vec<String>,
    /// An e-mail address.
    pub contact: String,
    pub directory: String,
    pub folder: PathBuf,
    /// An authority to trust for the directory, besides the usual ones.
    pub authority: Option<PemFile>,
}

/// Orders and renews the certificate while it runs.
pub struct Acme {
    state: AcmeState<io::Error>,
    settings: AcmeSettings,
    metrics: CertificateMetrics,
}

/// Minimum pauses between failed orders. Authorities count failures: Let's Encrypt allows five failed validations of
/// a domain in an hour.
const PAUSES: [Duration; 6] = [
    Duration::from_secs(1),
    Duration::from_secs(10),
    Duration::from_secs(60),
    Duration::from_secs(10 * 60),
    Duration::from_secs(20 * 60),
    Duration::from_secs(60 * 60),
];

impl Acme {
    /// The listener's TLS, and the task that must run beside it.
    ///
    /// # Errors
    /// The file with the authority's certificate cannot be used.
    pub fn new(
        settings: AcmeSettings,
        metrics: CertificateMetrics,
    ) -> Result<(Tls, Acme), TlsError> {
        let client = client(settings.authority.as_ref())?;
        let storage = AcmeStorage {
            folder: settings.folder.clone(),
            metrics: metrics.clone(),
        };
        let state = AcmeConfig::new_with_client_config(&settings.domains, Arc::new(client))
            .directory(&settings.directory)
            .contact_push(format!("mailto:{}", settings.contact))
            .cache(storage)
            .state();
        let tls = Tls::from_authority(state.resolver()).map_err(set_up)?;
        let acme = Acme {
            state,
            settings,
            metrics,
        };
        Ok((tls, acme))
    }

    /// Runs until it is dropped.
    pub async fn run(&mut self) {
        let mut failures = 0;
        while let Some(event) = self.state.next().await {
            match event {
                Ok(event) => {
                    if matches!(event, EventOk::DeployedNewCert) {
                        failures = 0;
                    }
                    self.note(&event);
                }
                Err(EventError::Order(error)) if is_out_of_date(&error) => {
                    debug!("the authority wants a newer nonce: the order begins anew");
                }
                Err(EventError::Order(error)) => {
                    self.metrics.failed();
                    let pause = PAUSES[failures.min(PAUSES.len() - 1)];
                    failures += 1;
                    self.complain(&error, pause);
                    sleep(pause).await;
                }
                Err(error) => self.complain_of_storage(&error),
            }
        }
    }

    fn note(&self, event: &EventOk) {
        let domains = self.settings.domains.join(" ");
        match event {
            EventOk::DeployedCachedCert => info!(domains, "the kept certificate is used"),
            EventOk::DeployedNewCert => {
                self.metrics.renewed();
                info!(domains, "a new certificate is used");
            }
            EventOk::CertCacheStore => debug!("the certificate is kept"),
            EventOk::AccountCacheStore => debug!("the account's key is kept"),
        }
    }

    fn complain(&self, error: &OrderError, pause: Duration) {
        let OrderProblem { error, hint } = trouble(error);
        let again_secs = pause.as_secs();
        let directory = &self.settings.directory;
        warn!(
            error,
            hint, directory, again_secs, "the authority gave no certificate; it is asked again"
        );
    }

    /// The certificate is used all the same; without the file the next start orders another.
    fn complain_of_storage(&self, error: &EventError<io::Error, io::Error>) {
        let folder = self.settings.folder.display();
        warn!(%error, %folder, "what the authority gives can't be kept or read: look at tls.acme_cache");
    }
}

/// Harmless errors that an authority may return at any time (RFC 8555, 6.5). The growing pauses between orders
/// prevent endless requests.
fn is_out_of_date(error: &OrderError) -> bool {
    let said = matches!(error, OrderError::Acme(_)).then(|| error.to_string());
    said.is_some_and(|said| said.contains("urn:ietf:params:acme:error:badNonce"))
}

struct OrderProblem {
    error: String,
    hint: &'static str,
}

fn trouble(error: &OrderError) -> OrderProblem {
    const REACHED: &str = "each of tls.acme_domains must lead to this server by DNS, IPv6 too where it has an AAAA \
        record, and port 443 must lead to the port of tls.listen without a proxy in between";
    const ASKED: &str = "look whether tls.acme_directory is right and can be reached from here; what it answered says more";
    match error {
        OrderError::BadAuth(refused) => {
            let rustls_acme::acme::Identifier::Dns(domain) = &refused.identifier;
            let problems = refused
                .challenges
                .iter()
                .filter_map(|tried| tried.error.as_ref());
            let details: Vec<&str> = problems.filter_map(|why| why.detail.as_deref()).collect();
            OrderProblem {
                error: format!("{domain} could not be proven: {}", details.join("; ")),
                hint: REACHED,
            }
        }
        OrderError::TooManyAttemptsAuth(_) => OrderProblem {
            error: error.to_string(),
            hint: REACHED,
        },
        OrderError::BadOrder(order) => {
            let detail = order.error.as_ref().and_then(|why| why.detail.as_deref());
            OrderProblem {
                error: format!(
                    "the order was refused: {}",
                    detail.unwrap_or("no reason was given")
                ),
                hint: ASKED,
            }
        }
        other => OrderProblem {
            error: other.to_string(),
            hint: ASKED,
        },
    }
}

/// The TLS client for requests to the directory.
fn client(authority: Option<&PemFile>) -> Result<ClientConfig, TlsError> {
    let mut roots = RootCertStore::empty();
    roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    if let Some(file) = authority {
        for certificate in read_chain(&file.path).map_err(|problem| file.error(problem))? {
            roots
                .add(certificate)
                .map_err(|error| file.error(TlsProblem::UnusableCertificate(error)))?;
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_protocol_versions(rustls::ALL_VERSIONS)
        .map_err(set_up)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(config)
}

fn set_up(error: rustls::Error) -> TlsError {
    TlsError {
        setting: "tls.acme_domains",
        path: PathBuf::new(),
        problem: TlsProblem::Setup(error),
    }
}
