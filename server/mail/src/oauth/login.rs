//! The kept login, and a valid access token from it.
//!
//! Several processes and connections use one login. Some providers give a new refresh token with each renewal and
//! take back the old one: so one process at a time renews, under the file's lock, and all others read what it wrote.
//! A renewal that has begun is finished and written on a thread of its own, whatever becomes of those who wait for it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use afterword_config::{Config, OauthConsent, OauthEndpoints, Secret};
use jiff::Timestamp;

use super::browser::{BrowserConsent, Redirect};
use super::device::DeviceConsent;
use super::endpoint::{Answer, Endpoint, Tokens};
use super::error::LoginError;
use super::kept::{KeptLogin, Lock, LoginFile};
use super::shared::Shared;

/// An access token is renewed so long before its end; a short-lived one after three quarters of its life.
const MARGIN: Duration = Duration::from_secs(300);
/// How often a waiting connection looks whether somebody has signed in.
const LOOK: Duration = Duration::from_secs(2);

/// The login to a mailbox; clones share it.
#[derive(Clone)]
pub struct MailLogin(Arc<Inner>);

struct Inner {
    endpoint: Endpoint,
    file: LoginFile,
    shared: Arc<Shared>,
}

impl std::fmt::Debug for MailLogin {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_tuple("MailLogin")
            .field(&self.path())
            .finish()
    }
}

/// What became of a login that was forgotten.
#[derive(Debug)]
pub enum Revoked {
    /// There was none.
    Nothing,
    /// The provider has taken it back.
    Done,
    /// The provider has no address for it.
    NotOffered,
    /// It was forgotten here, but the provider did not take it back.
    Failed(LoginError),
}

impl MailLogin {
    /// `None` without `oauth.provider`.
    ///
    /// # Errors
    /// TLS can't be used, or `outgoing.certificate`.
    pub fn new(config: &Config) -> Result<Option<Self>, LoginError> {
        let (Some(endpoint), Some(path)) = (Endpoint::new(config)?, &config.oauth.token_file)
        else {
            return Ok(None);
        };
        let file = LoginFile::new(path);
        let shared = Shared::of(file.path());
        Ok(Some(Self(Arc::new(Inner {
            endpoint,
            file,
            shared,
        }))))
    }

    #[must_use]
    pub fn endpoints(&self) -> &OauthEndpoints {
        &self.0.endpoint.addresses
    }

    /// Where the login is kept.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.file.path()
    }

    /// A valid access token, renewed if its end is near.
    ///
    /// # Errors
    /// [`LoginError`].
    pub async fn access_token(&self) -> Result<Secret, LoginError> {
        self.token(None).await
    }

    /// Another one than the mail server has refused.
    ///
    /// # Errors
    /// [`LoginError`].
    pub async fn renewed_token(&self, refused: Secret) -> Result<Secret, LoginError> {
        self.token(Some(refused)).await
    }

    /// When [`MailLogin::access_token`] would renew; in the past if it would do so now.
    ///
    /// # Errors
    /// There is no login, its consent has ended, or its file can't be read.
    pub fn renewal(&self) -> Result<Timestamp, LoginError> {
        Ok(self.0.kept()?.renew_at)
    }

    /// Says that this process goes on for long: a renewed login that can't be written stays in its memory until it can.
    /// Any other process renews only where there is room for the new login.
    pub fn set_long_running(&self) {
        self.0.shared.set_long_running();
    }

    /// Whether the file has the newest login. Else the next call for a token tries to write it.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn written(&self) -> Result<(), LoginError> {
        self.0.shared.write_error().map_or(Ok(()), Err)
    }

    /// Ready when somebody has signed in after there was no usable login. Never ready if there is one.
    pub async fn signed_in_again(&self) {
        if self.renewal().is_ok() {
            return std::future::pending().await;
        }
        while self.renewal().is_err() {
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn token(&self, refused: Option<Secret>) -> Result<Secret, LoginError> {
        let inner = Arc::clone(&self.0);
        let token = tokio::task::spawn_blocking(move || inner.token(refused.as_ref()));
        token.await.unwrap_or(Err(LoginError::Interrupted))
    }

    /// Begins a consent by a code on any device.
    ///
    /// # Errors
    /// The provider can't be reached, or refuses the client. `None` if it consents in a browser.
    pub async fn by_device(&self) -> Result<Option<DeviceConsent>, LoginError> {
        match &self.endpoints().consent {
            OauthConsent::Device(url) => {
                let endpoint = self.0.endpoint.clone();
                DeviceConsent::begin(endpoint, url).await.map(Some)
            }
            OauthConsent::Browser(_) => Ok(None),
        }
    }

    /// Begins a consent in a browser.
    ///
    /// # Errors
    /// There is no randomness. `None` if the provider consents by a code.
    pub fn by_browser(&self, redirect: Redirect) -> Result<Option<BrowserConsent>, LoginError> {
        match &self.endpoints().consent {
            OauthConsent::Browser(url) => {
                let endpoint = self.0.endpoint.clone();
                BrowserConsent::begin(endpoint, url, redirect).map(Some)
            }
            OauthConsent::Device(_) => Ok(None),
        }
    }

    /// Keeps the tokens of a consent, in place of an earlier login.
    ///
    /// # Errors
    /// There is no refresh token, or the file can't be written.
    pub async fn keep(&self, tokens: Tokens) -> Result<(), LoginError> {
        let inner = Arc::clone(&self.0);
        let kept = tokio::task::spawn_blocking(move || {
            let refresh_token = tokens.refresh_token.clone();
            let refresh_token = refresh_token.ok_or(LoginError::NoRefreshToken)?;
            let lock = inner.file.lock()?;
            let kept = inner
                .endpoint
                .kept(&tokens, &refresh_token, Timestamp::now());
            inner.file.write(&kept, &lock)
        });
        kept.await.unwrap_or(Err(LoginError::Interrupted))
    }

    /// Forgets the login, and asks the provider to take it back (RFC 7009).
    ///
    /// # Errors
    /// The file can't be deleted.
    pub async fn forget(&self) -> Result<Revoked, LoginError> {
        let inner = Arc::clone(&self.0);
        let kept = tokio::task::spawn_blocking(move || {
            let lock = inner.file.lock()?;
            let kept = inner.file.read().unwrap_or_default();
            inner.file.delete(&lock).map(|()| kept)
        });
        let kept = kept.await.unwrap_or(Err(LoginError::Interrupted))?;
        let Some(kept) = kept.filter(|kept| !kept.refresh_token.is_empty()) else {
            return Ok(Revoked::Nothing);
        };
        let endpoint = &self.0.endpoint;
        let Some(url) = &endpoint.addresses.revoke else {
            return Ok(Revoked::NotOffered);
        };
        let token = kept.refresh_token.as_str();
        let fields = [("token", token), ("token_type_hint", "refresh_token")];
        Ok(match endpoint.post(url, &fields).await {
            Ok(Answer::Given(_)) => Revoked::Done,
            Ok(Answer::Refused(refusal)) => Revoked::Failed(endpoint.refused(&refusal)),
            Err(error) => Revoked::Failed(error),
        })
    }
}

impl Inner {
    /// The login, if it can be used.
    fn kept(&self) -> Result<KeptLogin, LoginError> {
        let provider = self.endpoint.provider();
        let Some(on_file) = self.file.read()? else {
            return Err(LoginError::NotSignedIn { provider });
        };
        let unwritten = self.shared.unwritten();
        let kept = match unwritten.filter(|unwritten| unwritten.follows(&on_file)) {
            Some(unwritten) => unwritten.kept,
            None => on_file,
        };
        let is_ours = kept.client_id == self.endpoint.client_id
            && kept.token_url == self.endpoint.addresses.token.as_str();
        if !is_ours {
            return Err(LoginError::OtherClient { provider });
        }
        match kept.ended {
            Some(reason) => Err(LoginError::Ended { provider, reason }),
            None => Ok(kept),
        }
    }

    /// Blocks.
    fn token(&self, refused: Option<&Secret>) -> Result<Secret, LoginError> {
        self.catch_up();
        let fresh = |kept: &KeptLogin| {
            let is_refused = refused.is_some_and(|refused| refused.matches(&kept.access_token));
            (!is_refused && Timestamp::now() < kept.renew_at)
                .then(|| Secret::new(kept.access_token.as_str()))
        };
        if let Some(token) = fresh(&self.kept()?) {
            return Ok(token);
        }
        let lock = self.file.lock()?;
        // Another process may have renewed it meanwhile.
        let kept = self.kept()?;
        if let Some(token) = fresh(&kept) {
            return Ok(token);
        }
        // A command ends at once, and what it could not write would be lost.
        let renewed = match self.file.make_room(&kept, &lock) {
            Err(error) if !self.shared.is_long_running() => Err(error),
            _ => self.renewed(&kept, &lock),
        };
        match renewed {
            Ok(token) => Ok(token),
            Err(error @ LoginError::Ended { .. }) => Err(error),
            // The token that there is may serve until its end.
            Err(error) => {
                let is_valid = refused.is_none() && Timestamp::now() < kept.expires_at;
                if is_valid {
                    Ok(Secret::new(kept.access_token))
                } else {
                    Err(error)
                }
            }
        }
    }

    /// After a failure the server is left alone for a while.
    fn renewed(&self, kept: &KeptLogin, lock: &Lock) -> Result<Secret, LoginError> {
        let before = kept.refresh_token.as_str();
        if let Some(error) = self.shared.refusal(before) {
            return Err(error);
        }
        match self.renew(kept) {
            Ok(tokens) => {
                self.shared.has_succeeded();
                let refresh_token = tokens.refresh_token.clone();
                let refresh_token = refresh_token.unwrap_or_else(|| Secret::new(before));
                let now = Timestamp::now();
                let new = self.endpoint.kept(&tokens, &refresh_token, now);
                self.write(before, new, lock);
                Ok(tokens.access_token)
            }
            Err(LoginError::Ended { provider, reason }) => {
                // The refresh token stays: by it another process knows whether it has a newer one.
                let mut ended = kept.clone();
                ended.access_token.clear();
                ended.ended = Some(reason.clone());
                self.write(before, ended, lock);
                Err(LoginError::Ended { provider, reason })
            }
            Err(error) => {
                self.shared.has_failed(before, &error);
                Err(error)
            }
        }
    }

    /// The server may have taken back the earlier refresh token: so what can't be written stays in memory.
    fn write(&self, from: &str, kept: KeptLogin, lock: &Lock) {
        match self.file.write(&kept, lock) {
            Ok(()) => self.shared.is_written(),
            Err(error) => {
                tracing::error!(
                    "the renewed login to the mailbox is not written yet: a restart would lose it ({error})"
                );
                self.shared.keep(from, kept, error);
            }
        }
    }

    /// Writes what could not be written before, unless somebody has signed in or out meanwhile.
    fn catch_up(&self) {
        if self.shared.unwritten().is_none() {
            return;
        }
        let Ok(lock) = self.file.lock() else {
            return;
        };
        let (Some(unwritten), Ok(on_file)) = (self.shared.unwritten(), self.file.read()) else {
            return;
        };
        if !on_file.is_some_and(|on_file| unwritten.follows(&on_file)) {
            self.shared.is_written();
        } else if self.file.write(&unwritten.kept, &lock).is_ok() {
            tracing::info!("the renewed login to the mailbox is written now");
            self.shared.is_written();
        }
    }

    fn renew(&self, kept: &KeptLogin) -> Result<Tokens, LoginError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|_| LoginError::Interrupted)?;
        let fields = [
            ("grant_type", "refresh_token"),
            ("refresh_token", kept.refresh_token.as_str()),
        ];
        match runtime.block_on(self.endpoint.tokens(&fields))? {
            Answer::Given(tokens) => Ok(tokens),
            Answer::Refused(refusal) => Err(self.endpoint.refused(&refusal)),
        }
    }
}

impl Endpoint {
    fn kept(&self, tokens: &Tokens, refresh_token: &Secret, now: Timestamp) -> KeptLogin {
        let margin = MARGIN.min(tokens.lifetime / 4);
        let after = |time: Duration| now.checked_add(time).unwrap_or(now);
        KeptLogin {
            provider: self.provider(),
            client_id: self.client_id.clone(),
            token_url: self.addresses.token.to_string(),
            refresh_token: refresh_token.reveal().to_owned(),
            access_token: tokens.access_token.reveal().to_owned(),
            renew_at: after(tokens.lifetime.saturating_sub(margin)),
            expires_at: after(tokens.lifetime),
            ended: None,
        }
    }
}
