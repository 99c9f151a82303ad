//! `[oauth]`: signing in to a mailbox by consent, where its provider takes no password.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::{Imap, Outgoing, Secret, Smtp, Store, secret};
use crate::web_url::web_url;
use afterword_model::policy::value::{Text, choice, impl_text_traits, or_empty};

const PROVIDER: &str = "oauth.provider";
const CLIENT_ID: &str = "oauth.client_id";
const CLIENT_SECRET: &str = "oauth.client_secret";
const TOKEN_URL: &str = "oauth.token_url";
const DEVICE_URL: &str = "oauth.device_url";
const AUTHORIZE_URL: &str = "oauth.authorize_url";
const REVOKE_URL: &str = "oauth.revoke_url";
const SCOPE: &str = "oauth.scope";
/// Beside the database.
const TOKEN_FILE: &str = "mail-login.json";

choice! {
    /// Whose consent it is.
    OauthProvider {
        /// Microsoft 365 and Outlook.com.
        Microsoft = "microsoft",
        /// Gmail and Google Workspace.
        Google = "google",
        /// Any other, by its addresses.
        Other = "other",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Oauth {
    /// `None` signs in with passwords.
    #[serde(with = "or_empty")]
    pub provider: Option<OauthProvider>,

    pub client_id: String,

    #[serde(with = "or_empty")]
    pub client_secret: Option<Secret>,

    #[serde(with = "or_empty")]
    pub client_secret_file: Option<PathBuf>,

    /// Microsoft's name for an organisation, or one of its general ones.
    pub tenant: String,

    #[serde(with = "or_empty")]
    pub token_url: Option<OauthUrl>,
    #[serde(with = "or_empty")]
    pub device_url: Option<OauthUrl>,
    #[serde(with = "or_empty")]
    pub authorize_url: Option<OauthUrl>,
    #[serde(with = "or_empty")]
    pub revoke_url: Option<OauthUrl>,
    pub scope: String,

    /// Where the login is kept; `None` only without a provider.
    #[serde(with = "or_empty")]
    pub token_file: Option<PathBuf>,
}

/// The addresses of an authorization server, and what is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OauthEndpoints {
    pub provider: OauthProvider,
    pub token: Url,
    pub consent: OauthConsent,
    /// RFC 7009.
    pub revoke: Option<Url>,
    pub scope: String,
}

/// How the owner consents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OauthConsent {
    /// With a code on any device (RFC 8628).
    Device(Url),
    /// In a browser that comes back to a port on loopback (RFC 8252).
    Browser(Url),
}

impl Oauth {
    pub(super) fn complete(&mut self, store: &Store, outgoing: &Outgoing, report: &mut Report) {
        secret::settle(
            CLIENT_SECRET,
            &mut self.client_secret,
            &mut self.client_secret_file,
            not_empty,
            report,
        );
        match &mut self.token_file {
            Some(path) => report.place(path),
            None if self.provider.is_some() => {
                self.token_file = Some(store.path.with_file_name(TOKEN_FILE));
            }
            None => {}
        }
        self.check_fields(report);
        self.check_urls(outgoing, report);
    }

    fn check_fields(&self, report: &mut Report) {
        let Some(provider) = self.provider else {
            let is_begun = !self.client_id.is_empty() || self.token_url.is_some();
            if is_begun && report.is_sound(&[PROVIDER]) {
                let message = "is empty, so that the rest of [oauth] is not used: set \"microsoft\", \"google\" or \"other\"";
                report.warning(PROVIDER, message);
            }
            return;
        };
        let is_word = |text: &str| text.chars().all(|c| c.is_ascii_graphic());
        if self.client_id.is_empty() || !is_word(&self.client_id) {
            let message = "is the id that the provider gave you for your own application, without spaces (docs/mailboxes.md)";
            report.problem(CLIENT_ID, message);
        }
        if self.tenant.is_empty()
            || !self
                .tenant
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "-.".contains(c))
        {
            let message = "is an id or a domain of Microsoft's, or \"common\", \"organizations\" or \"consumers\"";
            report.problem("oauth.tenant", message);
        }
        if provider == OauthProvider::Google
            && self.client_secret.is_none()
            && report.is_sound(&[CLIENT_SECRET, "oauth.client_secret_file"])
        {
            let message = "is needed with provider = \"google\": Google gives desktop clients a secret and asks for it, so name its file in oauth.client_secret_file";
            report.problem(CLIENT_SECRET, message);
        }
        if provider == OauthProvider::Other {
            self.check_other(report);
        } else {
            self.check_known(provider, report);
        }
    }

    /// The addresses of a known provider can't be set.
    fn check_known(&self, provider: OauthProvider, report: &mut Report) {
        let settings = [
            (TOKEN_URL, self.token_url.is_some()),
            (DEVICE_URL, self.device_url.is_some()),
            (AUTHORIZE_URL, self.authorize_url.is_some()),
            (REVOKE_URL, self.revoke_url.is_some()),
            (SCOPE, !self.scope.is_empty()),
        ];
        for (setting, _) in settings.into_iter().filter(|(_, is_set)| *is_set) {
            let message = format!(
                "is known for provider = \"{provider}\": leave it empty, or set provider = \"other\""
            );
            report.problem(setting, message);
        }
    }

    fn check_other(&self, report: &mut Report) {
        if self.token_url.is_none() && report.is_sound(&[TOKEN_URL]) {
            let message = "is needed with provider = \"other\": the address that your provider names `token_endpoint`";
            report.problem(TOKEN_URL, message);
        }
        if self.scope.is_empty() {
            let message = "is needed with provider = \"other\": what your provider calls the right to read and send mail";
            report.problem(SCOPE, message);
        }
        if !report.is_sound(&[DEVICE_URL, AUTHORIZE_URL]) {
            return;
        }
        match (&self.device_url, &self.authorize_url) {
            (None, None) => report.problem(
                DEVICE_URL,
                "is needed with provider = \"other\": its `device_authorization_endpoint`, or set oauth.authorize_url instead",
            ),
            (Some(_), Some(_)) => report.problem(
                AUTHORIZE_URL,
                "is set together with oauth.device_url: keep one of the two, the way that you consent by",
            ),
            _ => {}
        }
    }

    fn check_urls(&self, outgoing: &Outgoing, report: &mut Report) {
        let urls = [
            (TOKEN_URL, &self.token_url),
            (DEVICE_URL, &self.device_url),
            (AUTHORIZE_URL, &self.authorize_url),
            (REVOKE_URL, &self.revoke_url),
        ];
        for (setting, url) in urls {
            let Some(OauthUrl(url)) = url else { continue };
            if url.scheme() != "https" && !outgoing.allows(url) {
                let message =
                    "is http, by which everybody on the way could read the login: write https";
                report.problem(setting, message);
            }
        }
    }

    /// Whether a section with this user and password signs in by consent.
    pub(super) fn is_for(&self, user: &str, password: Option<&Secret>) -> bool {
        self.provider.is_some() && !user.is_empty() && password.is_none()
    }

    /// One of the two servers has to use it.
    pub(super) fn check_use(&self, smtp: &Smtp, imap: &Imap, report: &mut Report) {
        let sections = [
            (smtp.host.is_some(), &smtp.user, &smtp.password),
            (imap.host.is_some(), &imap.user, &imap.password),
        ];
        let is_used = sections
            .into_iter()
            .any(|(has_host, user, password)| has_host && self.is_for(user, password.as_ref()));
        let sound = [
            PROVIDER,
            "smtp.host",
            "smtp.user",
            "smtp.password",
            "imap.host",
            "imap.user",
            "imap.password",
        ];
        if self.provider.is_some() && !is_used && report.is_sound(&sound) {
            let message = "is set, but nothing signs in by it: set smtp.user or imap.user to the address of the mailbox, \
                without a password";
            report.problem(PROVIDER, message);
        }
    }

    /// `None` without a provider. Infallible after the settings were validated.
    pub fn endpoints(&self) -> Option<OauthEndpoints> {
        let provider = self.provider?;
        let url = |text: &str| Url::parse(text).ok();
        let known = |url: &Option<OauthUrl>| url.as_ref().map(|OauthUrl(url)| url.clone());
        Some(match provider {
            OauthProvider::Microsoft => {
                let base = format!(
                    "https://login.microsoftonline.com/{}/oauth2/v2.0",
                    self.tenant
                );
                OauthEndpoints {
                    provider,
                    token: url(&format!("{base}/token"))?,
                    consent: OauthConsent::Device(url(&format!("{base}/devicecode"))?),
                    revoke: None,
                    scope: "https://outlook.office.com/IMAP.AccessAsUser.All \
                            https://outlook.office.com/SMTP.Send offline_access"
                        .to_owned(),
                }
            }
            // The device flow of Google's has no scope for mail.
            OauthProvider::Google => OauthEndpoints {
                provider,
                token: url("https://oauth2.googleapis.com/token")?,
                consent: OauthConsent::Browser(url(
                    "https://accounts.google.com/o/oauth2/v2/auth",
                )?),
                revoke: url("https://oauth2.googleapis.com/revoke"),
                scope: "https://mail.google.com/".to_owned(),
            },
            OauthProvider::Other => OauthEndpoints {
                provider,
                token: known(&self.token_url)?,
                consent: match known(&self.device_url) {
                    Some(device) => OauthConsent::Device(device),
                    None => OauthConsent::Browser(known(&self.authorize_url)?),
                },
                revoke: known(&self.revoke_url),
                scope: self.scope.clone(),
            },
        })
    }
}

fn not_empty(secret: &str) -> Result<(), String> {
    if secret.is_empty() {
        return Err("is empty: write the secret of the client into it".to_owned());
    }
    Ok(())
}

/// An address of an authorization server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OauthUrl(Url);

impl Text for OauthUrl {
    const EXPECTED: &'static str =
        "an address such as \"https://login.example.org/token\", without a user, a password or a #";

    fn read(text: &str) -> Option<Self> {
        web_url(text).map(Self)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl_text_traits!(OauthUrl);
