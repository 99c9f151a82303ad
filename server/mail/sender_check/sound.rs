//! What must hold of a signature whatever its arithmetic says.

use std::time::{SystemTime, UNIX_EPOCH};

use super::dkim::Finding;
use super::header::Message;
use super::tags::Tags;

/// In fields of `h=`; real ones name some forty.
const MAX_SIGNED: usize = 256;

/// Without these a signature does not hold the words and who wrote them.
const MUST_BE_SIGNED: &[&str] = &["From", "Subject", "Date"];

/// What a message may have only once (RFC 5322, 3.6; RFC 2045). A second one that is not signed could be
/// the one that is read.
#[rustfmt::skip]
const ONLY_ONCE: &[&str] = &[
    "From", "Sender", "Reply-To", "To", "Cc", "Subject", "Date", "Message-ID", "In-Reply-To",
    "References", "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
];

/// What must hold of a signature before it is worth a question to the DNS.
pub(super) fn sound(tags: &Tags<'_>, message: &Message<'_>) -> Result<(), Finding> {
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

/// Its times are numbers, and it is still good.
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

/// What must be signed is, and nothing stands beside it that only looks so.
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

fn seconds_since_1970() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
