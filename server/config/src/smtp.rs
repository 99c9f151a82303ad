//! `[smtp]`: the server that sends our mails.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::load::Report;
use super::mail::word;
use super::{Oauth, Secret, secret};
use afterword_model::policy::value::{Duration, MINUTE, SECOND, choice, or_empty, within};

choice! {
    /// How a connection to a mail server is encrypted.
    Encryption {
        /// Begins unencrypted and switches to TLS before any other command.
        StartTls = "starttls",
        /// From the first byte on.
        Tls = "tls",
        /// Not at all: for a server on the same machine.
        None = "none",
    }
}

word! {
    /// The name of a machine.
    Host, "the name of a mail server such as \"mail.example.org\""
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Smtp {
    /// `None` sends nothing.
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

    /// The time limit for one mail.
    #[serde(deserialize_with = "within::<SECOND, { 10 * MINUTE }, _, _>")]
    pub timeout: Duration,
}

impl Smtp {
    pub(super) fn complete(&mut self, oauth: &Oauth, report: &mut Report) {
        password(
            "smtp",
            Some(oauth),
            &self.user,
            &mut self.password,
            &mut self.password_file,
            report,
        );
        certificate("smtp.certificate", &mut self.certificate, report);
    }
}

/// Settles `section.password` and its file, which belong to `section.user`. With `oauth` a user needs none.
pub(super) fn password(
    section: &str,
    oauth: Option<&Oauth>,
    user: &str,
    password: &mut Option<Secret>,
    file: &mut Option<PathBuf>,
    report: &mut Report,
) {
    let setting = format!("{section}.password");
    secret::settle(&setting, password, file, not_empty, report);
    if !user.is_empty()
        && password.is_none()
        && !oauth.is_some_and(|oauth| oauth.is_for(user, None))
        && report.is_sound(&[&setting, "oauth.provider"])
    {
        let or = oauth.map_or("", |_| ", or set oauth.provider");
        let message = format!(
            "is set without {setting}: name a file with the password in {setting}_file{or}"
        );
        report.problem(&format!("{section}.user"), message);
    }
    if user.is_empty() && password.is_some() {
        let message = format!("is set without {section}.user: set the name to sign in with");
        report.problem(&setting, message);
    }
}

pub(super) fn certificate(setting: &str, file: &mut Option<PathBuf>, report: &mut Report) {
    if let Some(path) = file {
        report.place(path);
        report.readable(setting, path);
    }
}

fn not_empty(password: &str) -> Result<(), String> {
    if password.is_empty() {
        return Err("is empty: write the password into it".to_owned());
    }
    Ok(())
}
