//! Authentication-Results (RFC 8601): what our own mail server has found out about a message.
//!
//! Counted are those that stand where no stranger writes (`trace`), with our server's name in front.
//! `dmarc=pass` for From's domain vouches, and so does `dkim=pass` of a domain that may speak for it, if the
//! message does carry such a signature. A failure of either accuses, whatever else is said.
//! SPF is not looked at: it is about the envelope, which all customers of a host share.

mod statement;

use self::statement::{Statement, statements};
use super::author::Author;
use super::domain::Domain;
use super::header::{Field, Message};
use super::trace;

/// More is not read: our own server writes a handful.
const MAX_STATEMENTS: usize = 64;

/// What our own server says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Word {
    Pass(String),
    Fail(String),
    None,
}

pub(super) fn word(message: &Message<'_>, author: &Author, server: &Domain) -> Word {
    let found: Vec<Statement> = trace::own_fields(message, server)
        .iter()
        .filter(|field| field.is("Authentication-Results"))
        .filter_map(|field| said_by(field, server))
        .flatten()
        .take(MAX_STATEMENTS)
        .collect();
    let who = format!("Authentication-Results of {}", server.as_str());
    let said = [of_dmarc(&found, author), of_dkim(&found, author, message)];
    if said.contains(&Some(false)) {
        Word::Fail(format!("{who}: failed"))
    } else if said.contains(&Some(true)) && !leaves_the_end_open(message, author) {
        Word::Pass(who)
    } else {
        Word::None
    }
}

fn said_by(field: &Field<'_>, server: &Domain) -> Option<Vec<Statement>> {
    let (id, said) = statements(&field.text()?)?;
    (Domain::parse(&id)? == *server).then_some(said)
}

/// Two words on DMARC that differ are no pass.
fn of_dmarc(found: &[Statement], author: &Author) -> Option<bool> {
    let ours = |said: &&Statement| {
        said.method == "dmarc"
            && said
                .property("header.from")
                .is_none_or(|domain| Domain::parse(domain).as_ref() == Some(&author.domain))
    };
    let said: Vec<&Statement> = found.iter().filter(ours).collect();
    let passed =
        |said: &&Statement| said.result == "pass" && said.property("header.from").is_some();
    if said.iter().any(|said| said.result == "fail") {
        Some(false)
    } else {
        (!said.is_empty() && said.iter().all(passed)).then_some(true)
    }
}

/// One good signature is enough; a failed one of which nobody knows whose it is counts as From's.
fn of_dkim(found: &[Statement], author: &Author, message: &Message<'_>) -> Option<bool> {
    let speaks = |said: &Statement| signer(said).map(|domain| domain.vouches_for(&author.domain));
    let said = || found.iter().filter(|said| said.method == "dkim");
    let passed = said().any(|said| {
        said.result == "pass" && speaks(said) == Some(true) && is_signed(message, said)
    });
    let failed = said().any(|said| said.result == "fail" && speaks(said) != Some(false));
    match (passed, failed) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

/// From `header.d`, or else the domain of `header.i`, which is below it and so speaks for less.
fn signer(said: &Statement) -> Option<Domain> {
    let identity = || said.property("header.i")?.rsplit('@').next();
    Domain::parse(said.property("header.d").or_else(identity)?)
}

fn is_signed(message: &Message<'_>, said: &Statement) -> bool {
    let signer = signer(said);
    message.named("DKIM-Signature").any(|field| {
        let text = field.text().unwrap_or_default();
        let domain = tag(&text, "d").and_then(Domain::parse);
        // With `header.i` alone, the signature's `d=` may be above it.
        domain.is_some_and(|domain| {
            signer
                .as_ref()
                .is_some_and(|signer| domain.vouches_for(signer))
        })
    })
}

/// Servers pass a signature with `l=` whatever was written below the signed text.
fn leaves_the_end_open(message: &Message<'_>, author: &Author) -> bool {
    message.named("DKIM-Signature").any(|field| {
        let text = field.text().unwrap_or_default();
        let domain = tag(&text, "d").and_then(Domain::parse);
        let speaks = domain.is_none_or(|domain| domain.vouches_for(&author.domain));
        speaks && tag(&text, "l").is_some()
    })
}

fn tag<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    text.split(';').find_map(|part| {
        let (known, value) = part.split_once('=')?;
        known
            .trim()
            .eq_ignore_ascii_case(name)
            .then_some(value.trim())
    })
}
