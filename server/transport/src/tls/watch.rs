//! Reads the certificate's files again when they change.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::sleep;
use tracing::{info, warn};

use super::files::{Files, Print, Reloaded};
use super::metrics::CertificateMetrics;
use super::{Source, Tls, TlsError};

/// How often the files are checked, with two system calls.
const LOOK: Duration = Duration::from_secs(2);

/// Why the files are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reason {
    /// They changed, or could not be read last time.
    Seen,
    /// An operator asked for it (SIGHUP).
    Asked,
}

/// Follows the files for ever, and reads them at once when `asked`. Returns where the certificate comes from an
/// authority.
pub async fn follow_files(tls: Tls, metrics: CertificateMetrics, asked: Arc<Notify>) {
    let Source::Files(files) = &tls.source else {
        return;
    };
    show(files, &metrics);
    let mut watch = Watch {
        tls: &tls,
        files,
        metrics: &metrics,
        seen: None,
        failures: 0,
        has_complained: false,
    };
    loop {
        watch.look();
        tokio::select! {
            () = sleep(LOOK) => {}
            () = asked.notified() => watch.read(Reason::Asked),
        }
    }
}

struct Watch<'a> {
    tls: &'a Tls,
    files: &'a Files,
    metrics: &'a CertificateMetrics,
    seen: Option<[Print; 2]>,
    /// Consecutive failures since the files were last good.
    failures: u32,
    has_complained: bool,
}

impl Watch<'_> {
    fn look(&mut self) {
        // Taken before the files are read, so that a change meanwhile is seen next time.
        let prints = self.files.prints();
        if self.seen != Some(prints) || self.failures > 0 {
            self.seen = Some(prints);
            self.read(Reason::Seen);
        }
    }

    fn read(&mut self, reason: Reason) {
        match self.tls.reload() {
            Ok(reloaded) => self.is_good(reloaded, reason),
            Err(error) => self.is_bad(&error, reason),
        }
    }

    fn is_good(&mut self, reloaded: Reloaded, reason: Reason) {
        self.failures = 0;
        self.has_complained = false;
        match reloaded {
            Reloaded::Other => {
                show(self.files, self.metrics);
                self.metrics.renewed();
                info!(
                    "the certificate's files have changed: new connections get the new certificate"
                );
            }
            Reloaded::Same if reason == Reason::Asked => {
                info!("the certificate's files were read again: it is the same certificate");
            }
            Reloaded::Same => {}
        }
    }

    /// The two files are written one after the other, so only an error that persists at the next check is logged, and
    /// only once.
    fn is_bad(&mut self, error: &TlsError, reason: Reason) {
        self.failures = self.failures.saturating_add(1);
        let is_lasting = self.failures > 1 || reason == Reason::Asked;
        if is_lasting && !self.has_complained {
            self.has_complained = true;
            self.metrics.failed();
            warn!(%error, "the certificate's new files can't be used: the old certificate stays until they can");
        }
    }
}

fn show(files: &Files, metrics: &CertificateMetrics) {
    if let Some(certificate) = files.certificate() {
        metrics.holds(&certificate);
    }
}
