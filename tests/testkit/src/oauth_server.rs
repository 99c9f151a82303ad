//! An authorization server on loopback, strict by the letter: tokens and refusals by RFC 6749, codes for devices by RFC 8628, PKCE
//! by RFC 7636, revocation by RFC 7009, and introspection by RFC 7662, which Dovecot asks.
//!
//! Each renewal gives a new refresh token, and one that comes a second time ends the consent, as RFC 9700 advises: a
//! client that loses a token, or uses an old one, can't go on.
//!
//! It is small and our own, because a ready one (Dex, Keycloak) would have to be built or started for each run, and
//! none of them withdraws a consent or shortens a lifetime at a test's word.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bytes::Bytes;
use data_encoding::{BASE64, BASE64URL_NOPAD};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use url::form_urlencoded::parse;

pub const CLIENT_SECRET: &str = "the client's own secret";
const DEVICE_GRANT: &str = "urn:ietf:params:oauth:grant-type:device_code";
const RESOURCE_SERVER: &str = "dovecot:asks";
const SCOPE: &str = "mail";

pub struct OauthServer {
    pub address: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    number: u64,
    clients: HashMap<String, Client>,
    devices: HashMap<String, Device>,
    codes: HashMap<String, Code>,
    consents: Vec<Consent>,
    /// By refresh token: its consent, and whether it was used.
    refresh_tokens: HashMap<String, (usize, bool)>,
    /// By access token: its consent, and its end.
    access_tokens: HashMap<String, (usize, Instant)>,
    complaints: Vec<String>,
}

struct Client {
    lifetime: Duration,
    is_confidential: bool,
    code_lifetime: u64,
    /// Who sits in front of the browser.
    person: String,
    slow_downs: u32,
    is_down: bool,
}

struct Device {
    client: String,
    user_code: String,
    answer: Option<Option<String>>,
    end: Instant,
    asked: Option<Instant>,
    interval: Duration,
}

struct Code {
    client: String,
    person: String,
    redirect_uri: String,
    challenge: String,
}

struct Consent {
    client: String,
    person: String,
    is_withdrawn: bool,
    renewals: usize,
}

/// A form, each field once.
type Fields = HashMap<String, String>;

struct Refusal(StatusCode, &'static str, String);

impl OauthServer {
    /// One for all tests of the process; each has its own client and people.
    pub fn shared() -> &'static Self {
        static SERVER: OnceLock<OauthServer> = OnceLock::new();
        SERVER.get_or_init(Self::start)
    }

    fn start() -> Self {
        let state: Arc<Mutex<State>> = Arc::default();
        let (told, address) = std::sync::mpsc::channel();
        let served = Arc::clone(&state);
        // The runtimes of tests end with them.
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread();
            let runtime = { runtime }.enable_all().build().unwrap();
            runtime.block_on(async move {
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                told.send(listener.local_addr().unwrap()).unwrap();
                loop {
                    let (stream, _) = listener.accept().await.unwrap();
                    let state = Arc::clone(&served);
                    let answer = service_fn(move |request| answer(Arc::clone(&state), request));
                    let serving = hyper::server::conn::http1::Builder::new()
                        .serve_connection(TokioIo::new(stream), answer);
                    tokio::spawn(async move { drop(serving.await) });
                }
            });
        });
        let address = address.recv().unwrap();
        Self { address, state }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// What Dovecot asks.
    pub fn introspection(&self) -> String {
        format!("http://{RESOURCE_SERVER}@{}/introspect", self.address)
    }

    /// A new client, whose access tokens live so long.
    pub fn client(&self, lifetime: Duration) -> String {
        let mut state = self.lock();
        let id = state.fresh("client");
        let client = Client {
            lifetime,
            is_confidential: false,
            code_lifetime: 600,
            person: String::new(),
            slow_downs: 0,
            is_down: false,
        };
        state.clients.insert(id.clone(), client);
        id
    }

    fn changes(&self, client: &str, change: impl FnOnce(&mut Client)) {
        change(self.lock().clients.get_mut(client).unwrap());
    }

    pub fn wants_a_secret(&self, client: &str) {
        self.changes(client, |client| client.is_confidential = true);
    }

    /// Who consents in the browser.
    pub fn is_used_by(&self, client: &str, person: &str) {
        self.changes(client, |client| client.person = person.to_owned());
    }

    /// Codes for devices are valid for so many seconds.
    pub fn codes_end_after(&self, client: &str, secs: u64) {
        self.changes(client, |client| client.code_lifetime = secs);
    }

    /// The next question about a code is too early.
    pub fn slows_down_once(&self, client: &str) {
        self.changes(client, |client| client.slow_downs = 1);
    }

    /// All requests of a client fail, as in an outage.
    pub fn is_down_for(&self, client: &str, is_down: bool) {
        self.changes(client, |client| client.is_down = is_down);
    }

    /// A person has typed the code, and consented or not.
    pub fn types(&self, user_code: &str, person: Option<&str>) {
        let mut state = self.lock();
        let mut devices = state.devices.values_mut();
        let device = devices.find(|device| device.user_code == user_code);
        device.unwrap().answer = Some(person.map(str::to_owned));
    }

    /// All tokens of a client end.
    pub fn withdraws(&self, client: &str) {
        let mut state = self.lock();
        for consent in &mut state.consents {
            consent.is_withdrawn |= consent.client == client;
        }
    }

    /// The access tokens of a client end, although their time is not over. It can renew them.
    pub fn ends_access(&self, client: &str) {
        let mut state = self.lock();
        let State {
            consents,
            access_tokens,
            ..
        } = &mut *state;
        access_tokens.retain(|_, (consent, _)| consents[*consent].client != client);
    }

    pub fn renewals(&self, client: &str) -> usize {
        let state = self.lock();
        let of_client = state.consents.iter();
        let of_client = of_client.filter(|consent| consent.client == client);
        of_client.map(|consent| consent.renewals).sum()
    }

    pub fn is_withdrawn(&self, client: &str) -> bool {
        let state = self.lock();
        let mut consents = state.consents.iter();
        consents.any(|consent| consent.client == client && consent.is_withdrawn)
    }

    /// What a client did that no client may do.
    pub fn complaints(&self, client: &str) -> Vec<String> {
        let state = self.lock();
        let all = state.complaints.iter();
        all.filter(|complaint| complaint.starts_with(client))
            .cloned()
            .collect()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn answer(
    state: Arc<Mutex<State>>,
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let body = body.collect().await.unwrap().to_bytes();
    let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
    let path = head.uri.path();
    if path == "/authorize" && head.method == Method::GET {
        return Ok(state.authorize(head.uri.query().unwrap_or_default()));
    }
    let is_form = head
        .headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind == "application/x-www-form-urlencoded");
    let answer = if head.method != Method::POST || !is_form {
        Err(refusal("invalid_request", "a form is posted here"))
    } else {
        fields(&body).and_then(|form| match path {
            "/introspect" => {
                let shown = head.headers.get(AUTHORIZATION);
                let expected = format!("Basic {}", BASE64.encode(RESOURCE_SERVER.as_bytes()));
                let is_known = shown.is_some_and(|shown| *shown == *expected);
                state.introspect(&form, is_known)
            }
            "/device" => state
                .client_of(&form)
                .and_then(|id| state.device(&id, &form)),
            "/token" => state
                .client_of(&form)
                .and_then(|id| state.token(&id, &form)),
            "/revoke" => state
                .client_of(&form)
                .and_then(|id| state.revoke(&id, &form)),
            _ => Err(refusal("invalid_request", "there is nothing here")),
        })
    };
    let (status, body) = match answer {
        Ok(body) => (StatusCode::OK, body),
        Err(Refusal(status, error, description)) => (
            status,
            json!({"error": error, "error_description": description}),
        ),
    };
    let response = Response::builder()
        .status(status)
        .header(CONTENT_TYPE, "application/json")
        .header(CACHE_CONTROL, "no-store")
        .body(Full::from(body.to_string()));
    Ok(response.unwrap())
}

fn refusal(error: &'static str, description: &str) -> Refusal {
    Refusal(StatusCode::BAD_REQUEST, error, description.to_owned())
}

fn fields(body: &[u8]) -> Result<Fields, Refusal> {
    let mut fields = Fields::new();
    for (name, value) in parse(body) {
        if fields
            .insert(name.into_owned(), value.into_owned())
            .is_some()
        {
            return Err(refusal("invalid_request", "a field comes twice"));
        }
    }
    Ok(fields)
}

fn field<'a>(form: &'a Fields, name: &str) -> Result<&'a str, Refusal> {
    let value = form.get(name).filter(|value| !value.is_empty());
    value
        .map(String::as_str)
        .ok_or_else(|| refusal("invalid_request", &format!("{name} is missing")))
}

impl State {
    fn fresh(&mut self, name: &str) -> String {
        self.number += 1;
        format!("{name}-{}-x", self.number)
    }

    fn client_of(&self, form: &Fields) -> Result<String, Refusal> {
        let id = field(form, "client_id")?;
        let wrong =
            |text: &str| Refusal(StatusCode::UNAUTHORIZED, "invalid_client", text.to_owned());
        let client = self
            .clients
            .get(id)
            .ok_or_else(|| wrong("nobody knows it"))?;
        if client.is_down {
            let status = StatusCode::SERVICE_UNAVAILABLE;
            return Err(Refusal(status, "", "down".to_owned()));
        }
        let shown = form.get("client_secret").map(String::as_str);
        if client.is_confidential && shown != Some(CLIENT_SECRET) {
            return Err(wrong("its secret is wrong"));
        }
        Ok(id.to_owned())
    }

    /// RFC 8628, 3.1.
    fn device(&mut self, id: &str, form: &Fields) -> Result<Value, Refusal> {
        if field(form, "scope")? != SCOPE {
            return Err(refusal("invalid_scope", "there is only mail"));
        }
        let device_code = self.fresh("device");
        let user_code = format!("WXYZ-{:04}", self.number);
        let expires_in = self.clients[id].code_lifetime;
        let device = Device {
            client: id.to_owned(),
            user_code: user_code.clone(),
            answer: None,
            end: Instant::now() + Duration::from_secs(expires_in),
            asked: None,
            interval: Duration::from_secs(1),
        };
        self.devices.insert(device_code.clone(), device);
        Ok(json!({
            "device_code": device_code, "user_code": user_code, "expires_in": expires_in,
            "verification_uri": "https://login.test/device", "interval": 1,
        }))
    }

    fn token(&mut self, id: &str, form: &Fields) -> Result<Value, Refusal> {
        match field(form, "grant_type")? {
            DEVICE_GRANT => self.of_device(id, field(form, "device_code")?),
            "authorization_code" => self.of_code(id, form),
            "refresh_token" => self.renewed(id, field(form, "refresh_token")?),
            _ => Err(refusal("unsupported_grant_type", "")),
        }
    }

    /// RFC 8628, 3.5.
    fn of_device(&mut self, id: &str, code: &str) -> Result<Value, Refusal> {
        let now = Instant::now();
        let client = self.clients.get_mut(id).unwrap();
        let device = self.devices.get_mut(code);
        let device = device.filter(|device| device.client == id);
        let device = device.ok_or_else(|| refusal("invalid_grant", "no such code"))?;
        if now > device.end {
            return Err(refusal("expired_token", ""));
        }
        let is_early = device
            .asked
            .is_some_and(|asked| now < asked + device.interval);
        device.asked = Some(now);
        if is_early {
            self.complaints.push(format!("{id} asks too early"));
        }
        if is_early || client.slow_downs > 0 {
            client.slow_downs = client.slow_downs.saturating_sub(1);
            device.interval += Duration::from_secs(5);
            return Err(refusal("slow_down", ""));
        }
        match device.answer.clone() {
            None => Err(refusal("authorization_pending", "")),
            Some(None) => Err(refusal("access_denied", "the person said no")),
            Some(Some(person)) => {
                self.devices.remove(code);
                Ok(self.consent(id, &person))
            }
        }
    }

    /// RFC 7636, 4.6.
    fn of_code(&mut self, id: &str, form: &Fields) -> Result<Value, Refusal> {
        let wrong = |what: &str| refusal("invalid_grant", what);
        let code = self.codes.remove(field(form, "code")?);
        let code = code.ok_or_else(|| wrong("no such code"))?;
        let verifier = field(form, "code_verifier")?;
        let challenge = BASE64URL_NOPAD.encode(&Sha256::digest(verifier.as_bytes()));
        if code.client != id || code.redirect_uri != field(form, "redirect_uri")? {
            return Err(wrong("another client, or another place"));
        }
        if challenge != code.challenge || verifier.len() < 43 {
            return Err(wrong("the verifier is wrong"));
        }
        Ok(self.consent(id, &code.person))
    }

    fn renewed(&mut self, id: &str, token: &str) -> Result<Value, Refusal> {
        let known = self.refresh_tokens.get_mut(token);
        let (consent, was_used) = known.ok_or_else(|| refusal("invalid_grant", "no such token"))?;
        let (consent, was_used) = (*consent, std::mem::replace(was_used, true));
        let kept = &mut self.consents[consent];
        if was_used {
            kept.is_withdrawn = true;
            self.complaints
                .push(format!("{id} uses a refresh token twice"));
        }
        if kept.is_withdrawn || kept.client != id {
            return Err(refusal(
                "invalid_grant",
                "The consent was withdrawn by ann@blog.test",
            ));
        }
        kept.renewals += 1;
        Ok(self.tokens(consent))
    }

    fn consent(&mut self, client: &str, person: &str) -> Value {
        self.consents.push(Consent {
            client: client.to_owned(),
            person: person.to_owned(),
            is_withdrawn: false,
            renewals: 0,
        });
        self.tokens(self.consents.len() - 1)
    }

    fn tokens(&mut self, consent: usize) -> Value {
        let (access, refresh) = (self.fresh("access"), self.fresh("refresh"));
        let lifetime = self.clients[&self.consents[consent].client].lifetime;
        let end = Instant::now() + lifetime;
        self.access_tokens.insert(access.clone(), (consent, end));
        self.refresh_tokens
            .insert(refresh.clone(), (consent, false));
        json!({
            "access_token": access, "refresh_token": refresh, "token_type": "Bearer",
            "expires_in": lifetime.as_secs(), "scope": SCOPE,
        })
    }

    /// RFC 7009: of a token that nobody knows there is nothing to take back.
    fn revoke(&mut self, id: &str, form: &Fields) -> Result<Value, Refusal> {
        if let Some((consent, _)) = self.refresh_tokens.get(field(form, "token")?) {
            let consent = &mut self.consents[*consent];
            consent.is_withdrawn |= consent.client == id;
        }
        Ok(json!({}))
    }

    /// RFC 7662, 2.2.
    fn introspect(&mut self, form: &Fields, is_known: bool) -> Result<Value, Refusal> {
        if !is_known {
            let status = StatusCode::UNAUTHORIZED;
            return Err(Refusal(status, "invalid_client", String::new()));
        }
        let found = self.access_tokens.get(field(form, "token")?);
        let found = found.filter(|(_, end)| Instant::now() < *end);
        let consent = found.map(|(consent, _)| &self.consents[*consent]);
        let consent = consent.filter(|consent| !consent.is_withdrawn);
        Ok(consent.map_or(json!({"active": false}), |consent| {
            json!({
                "active": true, "username": consent.person, "client_id": consent.client,
                "scope": SCOPE, "token_type": "Bearer",
            })
        }))
    }

    /// RFC 6749, 4.1.1, with RFC 8252, 7.3: the person consents at once.
    fn authorize(&mut self, query: &str) -> Response<Full<Bytes>> {
        let form = fields(query.as_bytes()).unwrap_or_default();
        let get = |name: &str| form.get(name).cloned().unwrap_or_default();
        let (client, redirect_uri) = (get("client_id"), get("redirect_uri"));
        let asked = [
            get("response_type") == "code",
            get("code_challenge_method") == "S256",
            get("code_challenge").len() == 43,
            get("scope") == SCOPE,
            redirect_uri.starts_with("http://127.0.0.1:"),
        ];
        let known = self
            .clients
            .get(&client)
            .filter(|_| !asked.contains(&false));
        let Some(person) = known.map(|known| known.person.clone()) else {
            let response = Response::builder().status(StatusCode::BAD_REQUEST);
            return response.body(Full::from("invalid_request")).unwrap();
        };
        let code = self.fresh("code");
        let mut back = url::Url::parse(&redirect_uri).unwrap();
        back.query_pairs_mut()
            .append_pair("code", &code)
            .append_pair("state", &get("state"));
        let kept = Code {
            client,
            person,
            redirect_uri,
            challenge: get("code_challenge"),
        };
        self.codes.insert(code, kept);
        let response = Response::builder().status(StatusCode::FOUND);
        let response = response.header(LOCATION, back.as_str());
        response.body(Full::default()).unwrap()
    }
}
