//! `[imap]`: the mailbox that answers are fetched from.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::load::Report;
use super::smtp::{Encryption, Host, Smtp, certificate, password};
use super::{Oauth, Secret};
use afterword_model::policy::value::{Duration, HOUR, SECOND, choice, or_empty, within};

choice! {
    /// What to do with a processed answer in the mailbox.
    Processed {
        /// It is marked as read.
        Seen = "seen",
        /// It is moved to another folder.
        Move = "move",
        /// It is deleted.
        Delete = "delete",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imap {
    /// `None` fetches nothing.
    #[serde(with = "or_empty")]
    pub host: Option<Host>,

    #[serde(deserialize_with = "within::<1, 65_535, _, _>")]
    pub port: usize,

    pub encryption: Encryption,
    pub user: String,

    #[serde(with = "or_empty")]
    pub password: Option<Secret>,

    #[serde(with = "or_empty")]
    pub password_file: Option<PathBuf>,

    /// PEM: authorities to trust beside the usual ones.
    #[serde(with = "or_empty")]
    pub certificate: Option<PathBuf>,

    pub mailbox: String,
    pub processed: Processed,

    /// The folder for `processed = "move"`.
    pub archive: String,

    /// How often to poll if the server does not push.
    #[serde(deserialize_with = "within::<SECOND, HOUR, _, _>")]
    pub poll_every: Duration,
}

impl Imap {
    /// A mailbox without its own user takes that of `[smtp]`.
    pub(super) fn complete(&mut self, smtp: &Smtp, oauth: &Oauth, report: &mut Report) {
        if self.host.is_some()
            && self.user.is_empty()
            && !is_given(&self.password, &self.password_file)
        {
            self.user.clone_from(&smtp.user);
            self.password.clone_from(&smtp.password);
        } else {
            self.settle_password(oauth, report);
        }
        certificate("imap.certificate", &mut self.certificate, report);
        if self.host.is_some() && self.user.is_empty() {
            report.problem(
                "imap.user",
                "is empty, and so is smtp.user: set the name to sign in with",
            );
        }
        let names = [
            ("imap.mailbox", &self.mailbox),
            ("imap.archive", &self.archive),
        ];
        for (setting, name) in names {
            if name.trim().is_empty() || name.chars().any(char::is_control) {
                report.problem(
                    setting,
                    "is no name of a folder: write one such as \"INBOX\"",
                );
            }
        }
    }

    fn settle_password(&mut self, oauth: &Oauth, report: &mut Report) {
        password(
            "imap",
            Some(oauth),
            &self.user,
            &mut self.password,
            &mut self.password_file,
            report,
        );
    }
}

fn is_given(password: &Option<Secret>, file: &Option<PathBuf>) -> bool {
    password.is_some() || file.is_some()
}
