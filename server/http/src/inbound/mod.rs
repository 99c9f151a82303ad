//! `POST /api/v1/mail/{provider}`: a message from the provider in `[inbound]`.
//!
//! - `mailgun`, `postmark`, `sendgrid`, `ses` (by `sns`), `cloudflare`: what proves a request, and where its raw message is.
//! - `form`: the fields of a provider's form, as bytes.
//!
//! The order is fixed: nothing of a request is used before it is proven. What proves it counts once: a copy is refused
//! as long as the original would be fresh. The copies are known in memory alone; after a restart the mailroom still
//! knows each message that had an effect.

mod cloudflare;
mod form;
mod mailgun;
mod postmark;
mod sendgrid;
mod ses;
mod sns;

use std::sync::Arc;
use std::time::Duration;

use aws_lc_rs::hmac;
use axum::body::HttpBody;
use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use jiff::{SignedDuration, Timestamp};
use moka::sync::Cache;
use sha2::{Digest, Sha256};
use tokio::sync::{Semaphore, SemaphorePermit};

use self::sns::Certificates;
use super::answers::MailAnswer as Answer;
use super::bodies;
use super::error::{Problem, code, not_found};
use super::fields::raw_body;
use crate::json::Json;
use crate::metrics::Metrics;
use afterword_config::{Config, Inbound, InboundProvider};
use afterword_i18n::ProblemText;
use afterword_model::Clock;
use afterword_services::App;
use afterword_services::receive_mail::{
    Arrival, FromProgram, InboundMail, LARGE_MAIL, MAX_MAIL, MailAnswer, ProviderFinding,
};
use afterword_services::ways_in::{Way, WaysIn};

/// In bytes: a message, and what a provider puts around it or adds to it. Postmark sends attachments twice, in Base64 and
/// in the raw message.
const MAX_POSTED: usize = 2 * MAX_MAIL + 256 * 1024;
/// Who sends them is known only when they were read.
const AT_ONCE: usize = 4;
/// In bytes: of longer requests there is one at a time.
const LARGE_POSTED: u64 = 2 * LARGE_MAIL as u64 + 256 * 1024;
/// How long a large message waits for the one before it.
const PATIENCE: Duration = Duration::from_secs(3);
/// Of the proofs that are remembered.
const MOST_PROOFS: u64 = 20_000;
/// The longest window of all providers: SendGrid tries for three days.
const LONGEST_WINDOW: Duration = Duration::from_secs(73 * 60 * 60);
/// Accepted difference between clocks.
const CLOCKS: SignedDuration = SignedDuration::from_mins(5);

/// What the requests of providers have in common.
pub(crate) struct InboundRequests {
    config: Arc<Config>,
    clock: Clock,
    ways: Arc<WaysIn>,
    metrics: Arc<Metrics>,
    places: Semaphore,
    large: Semaphore,
    proofs: Cache<[u8; 32], ()>,
    certificates: Certificates,
}

impl InboundRequests {
    pub(crate) fn new(app: &App, metrics: Arc<Metrics>) -> Self {
        Self {
            config: Arc::clone(&app.config),
            clock: app.clock.clone(),
            ways: Arc::clone(&app.ways_in),
            metrics,
            places: Semaphore::new(AT_ONCE),
            large: Semaphore::new(1),
            proofs: Cache::builder()
                .max_capacity(MOST_PROOFS)
                .time_to_live(LONGEST_WINDOW)
                .build(),
            certificates: Certificates::new(app.sns.clone()),
        }
    }

    fn place(&self, request: &Request) -> Result<[Option<SemaphorePermit<'_>>; 2], Problem> {
        let place = self.places.try_acquire().map_err(|_| later())?;
        // Only a body that announces its length is known to be small.
        let length = request.body().size_hint().upper();
        let large = match length.is_some_and(|length| length <= LARGE_POSTED) {
            true => None,
            false => Some(self.large.try_acquire().map_err(|_| later())?),
        };
        Ok([Some(place), large])
    }

    /// Remembers a proof, until it is forgotten because the message is to come again.
    fn first_use(&self, proof: [u8; 32]) -> Result<UsedProof<'_>, Problem> {
        let entry = self.proofs.entry(proof).or_insert(());
        if !entry.is_fresh() {
            return Err(wrong("it was used before"));
        }
        Ok(UsedProof {
            proofs: &self.proofs,
            proof: Some(proof),
        })
    }

    /// The owner hears of a wrong proof: a wrong secret in the settings would lose each answer. Strangers can cause it,
    /// too, so it is no failure of the way in.
    fn note(&self, problem: &Problem) {
        self.metrics.refused_provider(problem.code());
        if problem.code() != code::MAIL_SIGNATURE_WRONG.name() {
            return;
        }
        let said = "a request of the provider was refused, because its proof is wrong: \
            if answers are missing, check inbound.secret or inbound.public_key";
        self.ways.note(Way::Http, |known| {
            known.last_error = Some(said.to_owned());
        });
    }

    fn is_fresh(&self, signed: Timestamp, window: SignedDuration) -> Result<(), Problem> {
        let age = self.clock.now().duration_since(signed);
        if age > window + CLOCKS || age < -CLOCKS {
            return Err(wrong("its time is not within the window"));
        }
        Ok(())
    }
}

/// A proof that is forgotten unless the message was processed: also if the request is cut off meanwhile.
struct UsedProof<'a> {
    proofs: &'a Cache<[u8; 32], ()>,
    proof: Option<[u8; 32]>,
}

impl UsedProof<'_> {
    fn stays(mut self) {
        self.proof = None;
    }
}

impl Drop for UsedProof<'_> {
    fn drop(&mut self) {
        if let Some(proof) = self.proof {
            self.proofs.invalidate(&proof);
        }
    }
}

/// What a request of the provider is.
enum Posted {
    Message(PostedMessage),
    /// A request about the subscription itself, which was answered.
    Confirmed,
}

struct PostedMessage {
    raw: Vec<u8>,
    findings: Vec<ProviderFinding>,
    /// The hash of what proves it; `None` where nothing differs from request to request.
    proof: Option<[u8; 32]>,
}

/// Deliver a message, for the provider in the settings.
///
/// There is one provider at most, the one in `inbound.provider`; each has its own body and proves its requests in its own
/// way (docs/inbound.md). The answer is 200 with the message's effect, also if it had none.
#[utoipa::path(
    post, path = "/api/v1/mail/{provider}", operation_id = "postMail",
    params(("provider" = String, Path, description = "`mailgun`, `postmark`, `sendgrid`, `ses` or `cloudflare`",
        pattern = "^(mailgun|postmark|sendgrid|ses|cloudflare)$", example = "mailgun")),
    request_body(content(
        (bodies::Message = "message/rfc822", example = json!("From: ann@example.org\r\nTo: comments@example.org\r\n\r\nok\r\n")),
        (bodies::RawField = "multipart/form-data", example = json!({"email": "From: ann@example.org\r\n\r\nok\r\n"})),
        (bodies::RawField = "application/x-www-form-urlencoded",
            example = json!({"body-mime": "From: ann@example.org\r\n\r\nok\r\n"})),
        (bodies::ProviderJson = "application/json", example = json!({"RawEmail": "From: ann@example.org\r\n\r\nok\r\n"})),
        (bodies::ProviderJson = "text/plain", example = json!({"Type": "Notification", "Message": "{}"})),
    )),
    responses((status = 200, description = "It was read", body = Answer)),
    extensions(("x-problems" = json!([
        "mail_unsigned", "mail_signature_wrong", "mail_not_raw", "mail_later", "mail_off",
    ]))),
)]
pub(super) async fn posted(
    State(requests): State<Arc<InboundRequests>>,
    State(inbound): State<InboundMail>,
    Path(name): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let provider = requests.config.inbound.provider;
    let provider = provider.filter(|provider| provider.as_str() == name);
    let provider = provider.ok_or_else(not_found)?;
    let taken = taken(&requests, &inbound, provider, request).await;
    taken.inspect_err(|problem| requests.note(problem))
}

async fn taken(
    requests: &InboundRequests,
    inbound: &InboundMail,
    provider: InboundProvider,
    request: Request,
) -> Result<Response, Problem> {
    let _places = requests.place(&request)?;
    let message = match read(requests, provider, request).await? {
        Posted::Message(message) => message,
        Posted::Confirmed => return Ok(effect("confirmed")),
    };
    let used = message.proof.map(|proof| requests.first_use(proof));
    let used = used.transpose()?;
    let findings = if requests.config.inbound.trust_verdict {
        message.findings
    } else {
        Vec::new()
    };
    let arrival = Arrival::Provider(findings);
    let answer = match received(inbound, message.raw, arrival).await? {
        MailAnswer::Done(done) => effect(&done),
        MailAnswer::NotOurs => effect("not-ours"),
        // It would not be smaller the next time.
        MailAnswer::TooLarge => effect("too-large"),
        MailAnswer::Later => return Err(later()),
        MailAnswer::Off => return Err(Problem::new(code::MAIL_OFF, ProblemText::mail_off())),
    };
    if let Some(used) = used {
        used.stays();
    }
    Ok(answer)
}

/// Of one that is too large, the header counts.
async fn received(
    inbound: &InboundMail,
    mut raw: Vec<u8>,
    arrival: Arrival,
) -> Result<MailAnswer, Problem> {
    // It is held from here to the end.
    let _place = match raw.len() <= LARGE_MAIL {
        true => None,
        false => Some(inbound.place(PATIENCE).await.ok_or_else(later)?),
    };
    let message = if raw.len() > MAX_MAIL {
        raw.truncate(MAX_MAIL);
        FromProgram::Beginning(raw)
    } else {
        FromProgram::Whole(raw)
    };
    Ok(inbound.receive(message, arrival).await)
}

async fn read(
    requests: &InboundRequests,
    provider: InboundProvider,
    request: Request,
) -> Result<Posted, Problem> {
    let settings = &requests.config.inbound;
    let message = match provider {
        InboundProvider::Mailgun => mailgun::read(requests, settings, request).await?,
        InboundProvider::Postmark => postmark::read(settings, request).await?,
        InboundProvider::SendGrid => sendgrid::read(requests, settings, request).await?,
        InboundProvider::Cloudflare => cloudflare::read(requests, settings, request).await?,
        InboundProvider::Ses => return ses::read(requests, settings, request).await,
    };
    Ok(Posted::Message(message))
}

fn effect(effect: &str) -> Response {
    let effect = effect.to_owned();
    Json(Answer { effect }).into_response()
}

async fn body(request: Request) -> Result<Vec<u8>, Problem> {
    raw_body(request, MAX_POSTED).await
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Result<&'a str, Problem> {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.ok_or_else(unsigned)
}

/// The key of HMAC-SHA256; the settings were checked to have one.
fn key(bytes: &[u8]) -> hmac::Key {
    hmac::Key::new(hmac::HMAC_SHA256, bytes)
}

fn secret(settings: &Inbound) -> Result<&str, Problem> {
    let secret = settings
        .secret
        .as_ref()
        .map(afterword_config::Secret::reveal);
    secret
        .filter(|secret| !secret.is_empty())
        .ok_or_else(unsigned)
}

/// Seconds since 1970.
fn moment(text: &str) -> Result<Timestamp, Problem> {
    let secs = text.trim().parse().ok();
    let moment = secs.and_then(|secs| Timestamp::from_second(secs).ok());
    moment.ok_or_else(|| wrong("its time can't be read"))
}

fn hash(proof: &[u8]) -> [u8; 32] {
    Sha256::digest(proof).into()
}

fn unsigned() -> Problem {
    Problem::new(code::MAIL_UNSIGNED, ProblemText::mail_unsigned())
}

/// The reason is for the log alone.
fn wrong(reason: &'static str) -> Problem {
    tracing::info!(reason, "a request that brings mail is refused");
    Problem::new(
        code::MAIL_SIGNATURE_WRONG,
        ProblemText::mail_signature_wrong(),
    )
}

fn not_raw(reason: &'static str) -> Problem {
    tracing::warn!(reason, "the provider's request holds no raw message");
    Problem::new(code::MAIL_NOT_RAW, ProblemText::mail_not_raw())
}

fn later() -> Problem {
    Problem::new(code::MAIL_LATER, ProblemText::mail_later())
}
