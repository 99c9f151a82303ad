//! `[tls]`: HTTPS without a proxy in front.

use std::{net::SocketAddr, path::PathBuf};

use serde::{Deserialize, Serialize};

use super::{load::Report, value::or_empty};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tls {
    /// Where HTTPS is answered; `None` switches it off.
    #[serde(with = "or_empty")]
    pub listen: Option<SocketAddr>,

    /// PEM: the server's certificate, then the ones that lead to its authority.
    #[serde(with = "or_empty")]
    pub certificate: Option<PathBuf>,

    /// PEM: the certificate's private key.
    #[serde(with = "or_empty")]
    pub key: Option<PathBuf>,
}

impl Tls {
    pub(super) fn complete(&mut self, report: &mut Report) {
        let files = [
            ("tls.certificate", &mut self.certificate),
            ("tls.key", &mut self.key),
        ];
        for (setting, file) in files {
            if let Some(path) = file {
                report.place(path);
                report.readable(setting, path);
            }
        }
    }
}
