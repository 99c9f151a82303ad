//! Consent in a browser that comes back to a port on loopback (RFC 8252, with PKCE: RFC 7636).

use std::time::Duration;

use afterword_config::Secret;
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use url::Url;

use super::endpoint::{Answer, Endpoint, Tokens};
use super::error::{LoginError, plain};

/// How long a person may take.
const PATIENCE: Duration = Duration::from_secs(600);
/// Of one request of the browser.
const REQUEST: Duration = Duration::from_secs(5);
/// In bytes, of its head.
const MAX_HEAD: usize = 16 * 1024;
const CLOSE: &str = "Afterword has what it needs. You can close this window.\n";
const NOTHING: &str = "There is nothing here.\n";

/// Where the browser comes back to.
pub enum Redirect {
    /// We listen there.
    Port(TcpListener),
    /// Nobody listens: the person copies the address that the browser ends at.
    Copied,
}

/// A consent that was begun.
pub struct BrowserConsent {
    /// What the person opens.
    pub address: Url,
    endpoint: Endpoint,
    redirect: Redirect,
    redirect_uri: String,
    state: Secret,
    verifier: Secret,
}

impl BrowserConsent {
    pub(super) fn begin(
        endpoint: Endpoint,
        url: &Url,
        redirect: Redirect,
    ) -> Result<Self, LoginError> {
        let port = match &redirect {
            Redirect::Port(listener) => listener.local_addr().map_err(LoginError::port)?.port(),
            // Discard: no browser gets an answer there.
            Redirect::Copied => 9,
        };
        let redirect_uri = format!("http://127.0.0.1:{port}/");
        let (state, verifier) = (random()?, random()?);
        let challenge = BASE64URL_NOPAD.encode(&Sha256::digest(verifier.as_bytes()));
        let mut address = url.clone();
        address
            .query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &endpoint.client_id)
            .append_pair("redirect_uri", &redirect_uri)
            .append_pair("scope", &endpoint.addresses.scope)
            .append_pair("state", &state)
            .append_pair("code_challenge", &challenge)
            .append_pair("code_challenge_method", "S256")
            // Google gives a refresh token only then.
            .append_pair("access_type", "offline")
            .append_pair("prompt", "consent");
        Ok(Self {
            address,
            endpoint,
            redirect,
            redirect_uri,
            state: Secret::new(state),
            verifier: Secret::new(verifier),
        })
    }

    /// Waits until the browser comes back.
    ///
    /// # Errors
    /// [`LoginError::Denied`], [`LoginError::Expired`], [`LoginError::Client`].
    pub async fn tokens(self) -> Result<Tokens, LoginError> {
        let Redirect::Port(listener) = &self.redirect else {
            return Err(LoginError::Expired);
        };
        let code = match timeout(PATIENCE, self.code(listener)).await {
            Ok(code) => code?,
            Err(_) => return Err(LoginError::Expired),
        };
        self.exchange(&code).await
    }

    /// With the address that the browser ended at.
    ///
    /// # Errors
    /// As [`BrowserConsent::tokens`].
    pub async fn tokens_of(self, copied: &str) -> Result<Tokens, LoginError> {
        let strange =
            || LoginError::Denied("that is not the address that the browser ended at".to_owned());
        let address = Url::parse(copied.trim()).map_err(|_| strange())?;
        let code = self.code_in(&address).ok_or_else(strange)??;
        self.exchange(&code).await
    }

    async fn code(&self, listener: &TcpListener) -> Result<String, LoginError> {
        loop {
            let (mut stream, _) = listener.accept().await.map_err(LoginError::port)?;
            let asked = timeout(REQUEST, target(&mut stream)).await;
            let asked = asked.ok().flatten();
            let code = asked.and_then(|asked| self.code_in(&asked));
            let (status, text) = match &code {
                Some(_) => ("200 OK", CLOSE),
                None => ("404 Not Found", NOTHING),
            };
            let answer = format!(
                "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {}\r\n\
                 Cache-Control: no-store\r\nConnection: close\r\n\r\n{text}",
                text.len()
            );
            let _ = timeout(REQUEST, stream.write_all(answer.as_bytes())).await;
            if let Some(code) = code {
                return code;
            }
        }
    }

    /// `None` if the address is no answer to our question: another page may ask this port, too.
    fn code_in(&self, address: &Url) -> Option<Result<String, LoginError>> {
        let field = |name: &str| {
            let mut fields = address.query_pairs();
            fields
                .find(|(field, _)| field == name)
                .map(|(_, value)| value.into_owned())
        };
        if !self.state.matches(&field("state")?) {
            return None;
        }
        if let Some(error) = field("error") {
            return Some(Err(LoginError::Denied(plain(&error))));
        }
        field("code").map(Ok)
    }

    async fn exchange(&self, code: &str) -> Result<Tokens, LoginError> {
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", &self.redirect_uri),
            ("code_verifier", self.verifier.reveal()),
        ];
        match self.endpoint.tokens(&fields).await? {
            Answer::Given(tokens) => Ok(tokens),
            Answer::Refused(refusal) if refusal.error == "invalid_grant" => {
                Err(LoginError::Denied(refusal.said()))
            }
            Answer::Refused(refusal) => Err(LoginError::Client(refusal.said())),
        }
    }
}

/// What the browser asks for; `None` if that is no HTTP.
async fn target(stream: &mut TcpStream) -> Option<Url> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut part = [0; 1024];
        let length = stream.read(&mut part).await.ok()?;
        head.extend_from_slice(part.get(..length)?);
        if length == 0 || head.len() > MAX_HEAD {
            return None;
        }
    }
    let head = String::from_utf8(head).ok()?;
    let path = head.strip_prefix("GET ")?.split(' ').next()?;
    Url::parse("http://127.0.0.1/").ok()?.join(path).ok()
}

/// 256 bits (RFC 7636, 4.1).
fn random() -> Result<String, LoginError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| LoginError::Interrupted)?;
    Ok(BASE64URL_NOPAD.encode(&bytes))
}
