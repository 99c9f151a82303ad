//! The source of the certificate, and the task that renews it beside the listener.

use std::net::SocketAddr;
use std::sync::Arc;

use afterword_transport::{
    Acme, AcmeSettings, CertificateMetrics, PemFile, Tls, TlsError, follow_files,
};
use async_trait::async_trait;
use tokio::sync::Notify;

use afterword_config::Config;
use afterword_jobs::{Job, JobContext, NextCall};

/// HTTPS according to the settings.
pub(super) struct TlsService {
    pub(super) address: SocketAddr,
    pub(super) tls: Tls,
    pub(super) metrics: CertificateMetrics,
    acme: Option<Acme>,
}

impl TlsService {
    /// `None` if HTTPS is off.
    ///
    /// # Errors
    /// A file can't be used.
    pub(super) fn of(config: &Config) -> Result<Option<Self>, TlsError> {
        let metrics = CertificateMetrics::default();
        let Some(address) = config.tls.listen else {
            return Ok(None);
        };
        let (tls, acme) = if let Some(settings) = acme(config) {
            let (tls, acme) = Acme::new(settings, metrics.clone())?;
            (tls, Some(acme))
        } else if let (Some(certificate), Some(key)) = (&config.tls.certificate, &config.tls.key) {
            let file = |setting, path: &std::path::PathBuf| PemFile {
                setting,
                path: path.clone(),
            };
            let tls = Tls::from_files(file("tls.certificate", certificate), file("tls.key", key))?;
            (tls, None)
        } else {
            return Ok(None);
        };
        Ok(Some(Self {
            address,
            tls,
            metrics,
            acme,
        }))
    }

    /// The job that keeps the certificate current; `asked` makes it reload the files at once.
    pub(super) fn job(self, asked: Arc<Notify>) -> KeepCertificate {
        KeepCertificate {
            service: self,
            asked,
        }
    }
}

pub(super) struct KeepCertificate {
    service: TlsService,
    asked: Arc<Notify>,
}

#[async_trait]
impl Job for KeepCertificate {
    fn name(&self) -> &'static str {
        "certificate"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let TlsService {
            tls, metrics, acme, ..
        } = &mut self.service;
        let work = async {
            match acme {
                Some(acme) => acme.run().await,
                None => follow_files(tls.clone(), metrics.clone(), Arc::clone(&self.asked)).await,
            }
        };
        tokio::select! {
            biased;
            () = context.stopped() => {}
            () = context.steady(work) => {}
        }
        Ok(NextCall::Finished)
    }
}

/// The ACME settings, if there are any.
fn acme(config: &Config) -> Option<AcmeSettings> {
    let tls = &config.tls;
    let contact = tls.acme_contact.as_ref()?;
    if tls.acme_domains.is_empty() {
        return None;
    }
    Some(AcmeSettings {
        domains: tls.acme_domains.iter().map(ToString::to_string).collect(),
        contact: contact.as_str().to_owned(),
        directory: tls.acme_directory.as_str().to_owned(),
        folder: tls.acme_folder(&config.store),
        authority: tls.acme_authority.as_ref().map(|path| PemFile {
            setting: "tls.acme_authority",
            path: path.clone(),
        }),
    })
}
