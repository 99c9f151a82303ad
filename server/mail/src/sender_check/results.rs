//! Authentication-Results (RFC 8601): our own mail server's findings about a message.
//!
//! Only fields count that no stranger can have written (`trace`) and that name our server. `dmarc=pass` for From's
//! domain is a pass. So is `dkim=pass` of a domain that may sign for it, if the message has such a signature. A
//! failure of either is a failure, whatever else is there. SPF is ignored: it is about the envelope, which all
//! customers of a host share.

use super::author::{Author, skip_comment};
use super::domain::Domain;
use super::header::{Field, Message};
use super::trace;
use afterword_services::receive_mail::ProviderFinding;

/// Further ones are ignored: our own server writes a handful.
const MAX_STATEMENTS: usize = 64;

/// The verdict of our own server.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum ServerVerdict {
    Pass(String),
    Fail(String),
    None,
}

pub(super) fn server_verdict(
    message: &Message<'_>,
    author: &Author,
    server: &Domain,
) -> ServerVerdict {
    let found: Vec<Statement> = trace::own_fields(message, server)
        .iter()
        .filter(|field| field.is("Authentication-Results"))
        .filter_map(|field| said_by(field, server))
        .flatten()
        .take(MAX_STATEMENTS)
        .collect();
    let who = format!("Authentication-Results of {}", server.as_str());
    verdict(message, author, &found, who)
}

/// The verdict of the provider that has received a message and posted it to us, by the same rules.
pub(super) fn providers_verdict(
    message: &Message<'_>,
    author: &Author,
    findings: &[ProviderFinding],
) -> ServerVerdict {
    let found = findings.iter().take(MAX_STATEMENTS);
    let found: Vec<Statement> = found
        .map(|finding| match finding {
            ProviderFinding::Dmarc { passed } => {
                Statement::about("dmarc", *passed, "header.from", author.domain.as_str())
            }
            ProviderFinding::Dkim { domain, passed } => {
                Statement::about("dkim", *passed, "header.d", domain)
            }
        })
        .collect();
    verdict(message, author, &found, "the provider's verdict".to_owned())
}

fn verdict(
    message: &Message<'_>,
    author: &Author,
    found: &[Statement],
    who: String,
) -> ServerVerdict {
    let said = [of_dmarc(found, author), of_dkim(found, author, message)];
    if said.contains(&Some(false)) {
        ServerVerdict::Fail(format!("{who}: failed"))
    } else if said.contains(&Some(true)) && !leaves_the_end_open(message, author) {
        ServerVerdict::Pass(who)
    } else {
        ServerVerdict::None
    }
}

fn said_by(field: &Field<'_>, server: &Domain) -> Option<Vec<Statement>> {
    let (id, said) = statements(&field.text()?)?;
    (Domain::parse(&id)? == *server).then_some(said)
}

/// Two different DMARC results are no pass.
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

/// One valid signature is enough; a failed one of unknown origin counts as From's.
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

/// From `header.d`, or else the domain of `header.i`, which is that domain or one below it, and so may sign for less.
fn signer(said: &Statement) -> Option<Domain> {
    let identity = || said.property("header.i")?.rsplit('@').next();
    Domain::parse(said.property("header.d").or_else(identity)?)
}

fn is_signed(message: &Message<'_>, said: &Statement) -> bool {
    let signer = signer(said);
    message.named("DKIM-Signature").any(|field| {
        let text = field.text().unwrap_or_default();
        let domain = tag(&text, "d").and_then(Domain::parse);
        // With `header.i` alone, the signature's `d=` may be a domain above it.
        domain.is_some_and(|domain| {
            signer
                .as_ref()
                .is_some_and(|signer| domain.vouches_for(signer))
        })
    })
}

/// Servers accept a signature with `l=` whatever text follows the signed part.
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

/// One method's result, such as `dkim=pass header.d=example.org`, names in lower case.
#[derive(Debug, Default, PartialEq, Eq)]
struct Statement {
    method: String,
    result: String,
    properties: Vec<(String, String)>,
}

impl Statement {
    fn about(method: &str, passed: bool, property: &str, domain: &str) -> Self {
        Self {
            method: method.to_owned(),
            result: if passed { "pass" } else { "fail" }.to_owned(),
            properties: vec![(property.to_owned(), domain.to_owned())],
        }
    }

    fn property(&self, name: &str) -> Option<&str> {
        let mut found = self.properties.iter().filter(|(known, _)| known == name);
        let (_, value) = found.next()?;
        // A repeated property counts as missing.
        found.next().is_none().then_some(value)
    }
}

/// Parses the field (RFC 8601, 2.2), with its comments, quotes and folding: the authserv-id, and its results; `None`
/// if it is malformed.
fn statements(text: &str) -> Option<(String, Vec<Statement>)> {
    let parts = parts(text)?;
    let mut parts = parts.iter();
    // A version may follow the id.
    let id = match &parts.next()?[..] {
        [Token::Word(id)] => id,
        [Token::Word(id), Token::Word(version)] if version == "1" => id,
        _ => return None,
    };
    let said = parts
        .filter(|part| !part.is_empty())
        .filter_map(|part| statement(part));
    Some((id.clone(), said.collect()))
}

/// A word without its quotes, or an equals sign.
#[derive(Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Equals,
}

fn statement(part: &[Token]) -> Option<Statement> {
    let mut pairs = part.chunks(3).map(|pair| match pair {
        [Token::Word(name), Token::Equals, Token::Word(value)] => {
            Some((name.to_ascii_lowercase(), value.clone()))
        }
        _ => None,
    });
    let (method, result) = pairs.next()??;
    // A method may have a version: `dkim/1=pass`.
    let method = method.split('/').next().unwrap_or_default().to_owned();
    // A result with malformed properties is still a result, but of an unknown domain.
    let properties = pairs.collect::<Option<Vec<_>>>().unwrap_or_default();
    Some(Statement {
        method,
        result: result.to_ascii_lowercase(),
        properties,
    })
}

/// The tokens between semicolons, without comments; `None` for an unclosed comment or quote.
fn parts(text: &str) -> Option<Vec<Vec<Token>>> {
    let mut parts = vec![Vec::new()];
    let mut word: Option<String> = None;
    // A value may contain equals signs, as base64 does.
    let mut in_value = false;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => quoted(&mut chars, word.get_or_insert_default())?,
            '(' | ';' | '=' | ' ' | '\t' if c != '=' || !(in_value && word.is_some()) => {
                let last = parts.last_mut()?;
                if let Some(word) = word.take() {
                    last.push(Token::Word(word));
                    in_value = false;
                }
                match c {
                    '(' => skip_comment(&mut chars)?,
                    ';' => parts.push(Vec::new()),
                    '=' => {
                        last.push(Token::Equals);
                        in_value = true;
                    }
                    _ => {}
                }
            }
            _ if c.is_control() || c == ')' => return None,
            _ => word.get_or_insert_default().push(c),
        }
    }
    if let Some(word) = word {
        parts.last_mut()?.push(Token::Word(word));
    }
    Some(parts)
}

fn quoted(chars: &mut std::str::Chars<'_>, word: &mut String) -> Option<()> {
    loop {
        match chars.next()? {
            '"' => return Some(()),
            '\\' => word.push(chars.next()?),
            c => word.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        let (id, said) = statements(text)?;
        let said = said.iter().map(|said| {
            let properties = said
                .properties
                .iter()
                .map(|(name, value)| format!(" {name}={value}"));
            format!(
                "; {}={}{}",
                said.method,
                said.result,
                properties.collect::<String>()
            )
        });
        Some(id + &said.collect::<String>())
    }

    #[test]
    fn what_servers_write_is_read() {
        for (text, expected) in [
            ("mx.a.b; none", "mx.a.b"),
            (
                "mx.a.b 1; dmarc=pass header.from=c.d",
                "mx.a.b; dmarc=pass header.from=c.d",
            ),
            (
                " mx.a.b;\tdkim=pass (2048-bit key; unprotected) header.d=c.d header.i=@c.d header.b=\"ab/+=\"",
                "mx.a.b; dkim=pass header.d=c.d header.i=@c.d header.b=ab/+=",
            ),
            (
                "mx.a.b; dkim=pass header.b=ab=; spf=none",
                "mx.a.b; dkim=pass header.b=ab=; spf=none",
            ),
            (
                "mx.a.b; DKIM / 1 = x; DKIM/1 = (why) Pass (a (b) \\)) reason = \"a; b=c\"",
                "mx.a.b; dkim=pass reason=a; b=c",
            ),
            (
                "(a) \"mx.a.b\" (b); dmarc=pass(p=none dis=none) header.from=c.d;",
                "mx.a.b; dmarc=pass header.from=c.d",
            ),
            (
                "mx.a.b; spf=pass smtp.mailfrom=\"x; dmarc=pass header.from=c.d\"@e.f",
                "mx.a.b; spf=pass smtp.mailfrom=x; dmarc=pass header.from=c.d@e.f",
            ),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_not_well_formed_is_not_read() {
        for text in [
            "",
            ";",
            "a b c; dmarc=pass",
            "mx.a.b 2; dmarc=pass",
            "mx.a.b; dmarc=pass (",
            "=;x=y",
            "mx.a.b; dmarc=pass \"",
            "mx.a.b; dmarc=pass )",
            "mx.a.b; dmarc=pass (\\",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_property_that_is_named_twice_is_not_known() {
        let (_, said) = statements("mx.a.b; dmarc=pass header.from=a.b header.from=c.d").unwrap();
        assert_eq!(said[0].property("header.from"), None);
    }
}
