//! `[tls]`: HTTPS without a proxy in front.

use std::fs::{self, OpenOptions};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::Store;
use super::load::Report;
use afterword_model::policy::value::{AcmeDirectory, Domain, MailAddress, list, or_empty, plain};

const ACME_CACHE: &str = "tls.acme_cache";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tls {
    /// Where HTTPS is answered; `None` switches it off.
    #[serde(with = "or_empty")]
    pub listen: Option<SocketAddr>,

    /// PEM: the server's certificate, then its chain.
    #[serde(with = "or_empty")]
    pub certificate: Option<PathBuf>,

    /// PEM: the certificate's private key.
    #[serde(with = "or_empty")]
    pub key: Option<PathBuf>,

    /// Domains for certificates; empty asks no authority.
    #[serde(with = "list")]
    pub acme_domains: Vec<Domain>,

    #[serde(with = "or_empty")]
    pub acme_contact: Option<MailAddress>,

    #[serde(with = "plain")]
    pub acme_directory: AcmeDirectory,

    /// `None` stands for [`Tls::acme_folder`]'s own choice.
    #[serde(with = "or_empty")]
    pub acme_cache: Option<PathBuf>,

    /// PEM: an authority to trust for the directory, beside the usual ones.
    #[serde(with = "or_empty")]
    pub acme_authority: Option<PathBuf>,
}

impl Tls {
    pub(super) fn complete(&mut self, report: &mut Report) {
        let files = [
            ("tls.certificate", &mut self.certificate),
            ("tls.key", &mut self.key),
            ("tls.acme_authority", &mut self.acme_authority),
        ];
        for (setting, file) in files {
            if let Some(path) = file {
                report.place(path);
                report.readable(setting, path);
            }
        }
        if let Some(folder) = &mut self.acme_cache {
            report.place(folder);
        }
    }

    /// Checks that certificates can be stored. It needs the store's path.
    pub(super) fn complete_folder(&self, store: &Store, report: &mut Report) {
        if self.acme_domains.is_empty() || !report.is_sound(&[ACME_CACHE, "store.path"]) {
            return;
        }
        let folder = self.acme_folder(store);
        if let Err(error) = writable(&folder) {
            let message = format!(
                "nothing can be written into {} ({error}): name a folder that Afterword may write into",
                folder.display()
            );
            report.problem(ACME_CACHE, message);
        }
    }

    /// `acme_cache`, or a folder beside the database.
    #[must_use]
    pub fn acme_folder(&self, store: &Store) -> PathBuf {
        let beside = || store.path.with_file_name("acme");
        self.acme_cache.clone().unwrap_or_else(beside)
    }
}

/// Tries by writing: into the folder, or into its parent if it does not exist yet.
fn writable(folder: &Path) -> io::Result<()> {
    let existing = match folder.parent() {
        _ if folder.exists() => folder,
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let probe = existing.join(format!(".afterword-{}", std::process::id()));
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&probe)?;
    fs::remove_file(probe)
}
