//! Verifies DKIM signatures (RFC 6376). mail-auth does the cryptography; this module checks the other conditions.
//!
//! Only signatures by From's domain, or a domain above it, count. A single valid one is enough: a mailing list may
//! have broken another. If none is valid, a broken one is a failure, since the domain's server signed something else.
//! An unreliable signature (RFC 8301: "as if it were not there") is ignored. A signature that leaves the end of the
//! body open (`l=`) or has expired is a failure, because both allow an old mail to get a new text or to be sent
//! again.

use std::borrow::Borrow;
use std::hash::Hash;
use std::time::Instant;
use std::time::{SystemTime, UNIX_EPOCH};

use mail_auth::common::headers::Header;
use mail_auth::dkim::Signature;
use mail_auth::{AuthenticatedMessage, DkimResult, Parameters, ResolverCache, Txt};
use tokio::time::timeout;

use super::Verdict;
use super::author::Author;
use super::dns::{Keys, NoKey};
use super::domain::Domain;
use super::header::{Field, Message};
use super::tags::Tags;

/// Further signatures of From's own domain are ignored.
const MAX_SIGNATURES: usize = 10;

/// Number of fields in `h=`; real signatures list some forty.
const MAX_SIGNED: usize = 256;

/// Without these, a signature does not cover the text and its author.
const MUST_BE_SIGNED: &[&str] = &["From", "Subject", "Date"];

/// Fields that may occur only once (RFC 5322, 3.6; RFC 2045). A mail client could use an unsigned second one.
#[rustfmt::skip]
const ONLY_ONCE: &[&str] = &[
    "From", "Sender", "Reply-To", "To", "Cc", "Subject", "Date", "Message-ID", "In-Reply-To",
    "References", "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
];

/// The result of one signature of From's domain. The greater one decides.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Finding {
    Weak(&'static str),
    Broken(&'static str),
    Unanswered,
    Good(String),
}

/// A signature by a domain that may sign for From's domain.
struct Candidate<'a> {
    field: Field<'a>,
    domain: Domain,
    text: String,
}

/// `receiver` is what To must contain, and the signature must cover it.
pub(super) async fn verify(
    message: &Message<'_>,
    author: &Author,
    receiver: Option<&str>,
    keys: &Keys,
) -> Verdict {
    let candidates: Vec<Candidate<'_>> = message
        .named("DKIM-Signature")
        .filter_map(|field| Candidate::of(field, author))
        .take(MAX_SIGNATURES)
        .collect();
    if candidates.is_empty() {
        return Verdict::Unknown("no signature of its sender's domain".to_owned());
    }
    if has_stray_return(&message.raw) {
        // The canonical form drops it, and mail clients treat it as a line end.
        return Verdict::Fail("its text holds stray carriage returns".to_owned());
    }
    let Some(mut parsed) = AuthenticatedMessage::parse(&message.raw) else {
        return Verdict::Fail("its header is malformed".to_owned());
    };
    let signatures = std::mem::take(&mut parsed.dkim_headers);
    parsed.errors.clear();
    let mut best = Finding::Weak("no signature could be read");
    let looking = async {
        for candidate in &candidates {
            let header = signatures.iter().find(|header| {
                // Compares the field itself, not its text.
                std::ptr::eq(header.value, candidate.field.value)
            });
            let found = examine(candidate, header, (message, receiver), &mut parsed, keys).await;
            best = std::mem::replace(&mut best, Finding::Unanswered).max(found);
            if matches!(best, Finding::Good(_)) {
                break;
            }
        }
    };
    if timeout(keys.timeout, looking).await.is_err() {
        return later();
    }
    match best {
        Finding::Good(domain) => Verdict::Pass(format!("DKIM signature of {domain}")),
        Finding::Unanswered => later(),
        Finding::Broken(reason) => Verdict::Fail(format!("DKIM: {reason}")),
        Finding::Weak(reason) => Verdict::Unknown(format!("DKIM: {reason}")),
    }
}

fn later() -> Verdict {
    Verdict::Later("the DNS did not tell the key of a signature".to_owned())
}

impl<'a> Candidate<'a> {
    /// Also returned for signatures that can't be verified: they claim From's domain.
    fn of(field: Field<'a>, author: &Author) -> Option<Self> {
        let text = field.text()?;
        // If there are several `d=`, parsers differ; such a list is refused later.
        let domain = text.split(';').find_map(|part| {
            let (name, value) = part.split_once('=')?;
            let named = name.trim().eq_ignore_ascii_case("d");
            let domain = Domain::parse(value.trim()).filter(|_| named)?;
            domain.vouches_for(&author.domain).then_some(domain)
        })?;
        Some(Self {
            field,
            domain,
            text,
        })
    }
}

async fn examine<'x>(
    candidate: &Candidate<'_>,
    header: Option<&Header<'x, Signature>>,
    (message, receiver): (&Message<'_>, Option<&str>),
    parsed: &mut AuthenticatedMessage<'x>,
    keys: &Keys,
) -> Finding {
    let Some(tags) = Tags::parse(&candidate.text) else {
        return Finding::Broken("a signature is malformed");
    };
    if let Err(finding) = validate(&tags, message) {
        return finding;
    }
    if receiver.is_some_and(|receiver| !is_addressed(&tags, message, receiver)) {
        return Finding::Weak("its signature does not say whom it was written to");
    }
    let Some(header) = header.filter(|header| is_read_alike(&tags, &header.header)) else {
        return Finding::Broken("a signature is malformed");
    };
    match keys.key(&header.header.s, &candidate.domain).await {
        Ok(key) => verify_with_key(header, key, parsed, candidate, keys).await,
        Err(NoKey::Missing) => Finding::Broken("the DNS has no key for a signature"),
        Err(NoKey::Weak(reason)) => Finding::Weak(reason),
        Err(NoKey::Unanswered) => Finding::Unanswered,
    }
}

/// Whether mail-auth has parsed the same values as this module.
fn is_read_alike(tags: &Tags<'_>, read: &Signature) -> bool {
    let signed = tags.list("h");
    let number = |name| {
        tags.value(name)
            .map_or(0, |value| value.parse().unwrap_or(u64::MAX))
    };
    tags.value("v") == Some("1")
        && tags
            .value("d")
            .is_some_and(|domain| domain.to_lowercase() == read.d)
        && tags
            .value("s")
            .is_some_and(|selector| selector.to_lowercase() == read.s)
        && is_selector(&read.s)
        && signed.len() == read.h.len()
        && signed
            .iter()
            .zip(&read.h)
            .all(|(ours, theirs)| ours.eq_ignore_ascii_case(theirs))
        && read.l == 0
        && number("x") == read.x
        && number("t") == read.t
}

fn is_selector(selector: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let label = |label: &str| (1..=63).contains(&label.len()) && label.bytes().all(plain);
    selector.len() <= 200 && selector.split('.').all(label)
}

async fn verify_with_key<'x>(
    header: &Header<'x, Signature>,
    key: Txt,
    parsed: &mut AuthenticatedMessage<'x>,
    candidate: &Candidate<'_>,
    keys: &Keys,
) -> Finding {
    let mut header = header.clone();
    // Otherwise mail-auth would look up reports to the signer and third parties' signatures.
    header.header.r = false;
    header.header.atps = None;
    parsed.dkim_headers = vec![header];
    let key = OneKey(key);
    let parameters = Parameters::new(&*parsed).with_txt_cache(&key);
    let outputs = keys.authenticator.verify_dkim(parameters).await;
    match outputs.first().map(|output| output.result()) {
        Some(DkimResult::Pass) if outputs.len() == 1 => {
            Finding::Good(candidate.domain.as_str().to_owned())
        }
        Some(DkimResult::TempError(_)) => Finding::Unanswered,
        _ => Finding::Broken("the message is not what was signed"),
    }
}

/// Answers every lookup of mail-auth with the key that `key` has found and checked.
struct OneKey(Txt);

impl ResolverCache<Box<str>, Txt> for OneKey {
    fn get<Q>(&self, _: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        Some(self.0.clone())
    }

    fn remove<Q>(&self, _: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        None
    }

    fn insert(&self, _: Box<str>, _: Txt, _: Instant) {}
}

/// Whether a CR occurs without a following LF.
fn has_stray_return(raw: &[u8]) -> bool {
    let mut pairs = raw.windows(2);
    raw.last() == Some(&b'\r') || pairs.any(|pair| pair[0] == b'\r' && pair[1] != b'\n')
}

/// What a signature must fulfil before it is worth a DNS lookup.
fn validate(tags: &Tags<'_>, message: &Message<'_>) -> Result<(), Finding> {
    if tags.value("l").is_some() {
        return Err(Finding::Broken(
            "a signature leaves the end of the text open",
        ));
    }
    let algorithm = tags.value("a").unwrap_or_default();
    let strong = ["rsa-sha256", "ed25519-sha256"];
    if !strong
        .iter()
        .any(|name| algorithm.eq_ignore_ascii_case(name))
    {
        return Err(Finding::Weak(
            "its signature is by a method that is no longer safe",
        ));
    }
    timely(tags)?;
    covers(tags, message)
}

/// Its times are numbers, and it has not expired.
fn timely(tags: &Tags<'_>) -> Result<(), Finding> {
    let is_number = |name| {
        tags.value(name)
            .is_none_or(|value| value.parse::<u64>().is_ok())
    };
    if !is_number("t") || !is_number("x") {
        return Err(Finding::Broken("a signature is malformed"));
    }
    let expires = tags.value("x").and_then(|value| value.parse::<u64>().ok());
    if expires.is_some_and(|expires| expires <= seconds_since_1970()) {
        return Err(Finding::Broken("the signature has expired"));
    }
    Ok(())
}

/// All required fields are signed, and no unsigned duplicate of a field exists.
fn covers(tags: &Tags<'_>, message: &Message<'_>) -> Result<(), Finding> {
    let signed = tags.list("h");
    if signed.len() > MAX_SIGNED {
        return Err(Finding::Broken("a signature is malformed"));
    }
    let times = |name: &str| {
        signed
            .iter()
            .filter(|h| h.eq_ignore_ascii_case(name))
            .count()
    };
    if times("From") == 0 {
        return Err(Finding::Broken("a signature leaves From open"));
    }
    let present = |name: &str| message.named(name).count();
    if MUST_BE_SIGNED
        .iter()
        .any(|name| present(name) > 0 && times(name) == 0)
    {
        return Err(Finding::Weak("its signature leaves Subject or Date open"));
    }
    let added = |name: &&str| present(name) > 1 && present(name) > times(name);
    match ONLY_ONCE.iter().any(added) {
        true => Err(Finding::Broken(
            "a field that is not signed stands beside one that is",
        )),
        false => Ok(()),
    }
}

/// Whether it covers every To, and one of them names the receiver.
fn is_addressed(tags: &Tags<'_>, message: &Message<'_>, receiver: &str) -> bool {
    let signed = tags.list("h").into_iter();
    let times = signed.filter(|h| h.eq_ignore_ascii_case("To")).count();
    let names = |text: String| text.to_ascii_lowercase().contains(receiver);
    message.named("To").count() <= times
        && message.named("To").any(|to| to.text().is_some_and(names))
}

fn seconds_since_1970() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
