//! The author of a message: exactly one address, on which all parsers agree.

use mail_auth::AuthenticatedMessage;

use super::domain::Domain;
use super::header::{Field, Message};
use afterword_mail_reader::Mail;

/// The one address in the one From field.
pub(super) struct Author {
    local: String,
    pub(super) domain: Domain,
}

impl Author {
    /// `raw` is the message as received, which the rest of the program reads.
    pub(super) fn of(message: &Message<'_>, raw: &[u8]) -> Result<Self, &'static str> {
        let mut fields = message.named("From");
        let field = fields.next().ok_or("it has no From")?;
        if fields.next().is_some() {
            return Err("it has more than one From");
        }
        let address = only_address(&field)?;
        if !readers_agree(message, raw, &address) {
            return Err("its header is malformed, so that it can be read in several ways");
        }
        Self::parse(&address).ok_or("the address in From is malformed")
    }

    /// Whether this is the mailbox of `address`. The case of the local part is ignored. RFC 5321 leaves it to the
    /// server, but none distinguishes mailboxes by it, and people and phones sometimes write a capital. The domain
    /// that vouches for the message decides who may use which spelling. Only ASCII: other letters with the same lower
    /// case are different.
    pub(super) fn is(&self, address: &str) -> bool {
        Self::parse(address).is_some_and(|other| {
            self.local.eq_ignore_ascii_case(&other.local) && self.domain == other.domain
        })
    }

    fn parse(address: &str) -> Option<Self> {
        let (local, domain) = address.rsplit_once('@')?;
        let plain = |c: char| {
            !c.is_ascii() && !c.is_whitespace() && !c.is_control()
                || c.is_ascii_alphanumeric()
                || "!#$%&'*+-/=?^_`{|}~.".contains(c)
        };
        let fine = (1..=64).contains(&local.len()) && local.chars().all(plain);
        let domain = Domain::parse(domain)?;
        let local = local.to_owned();
        fine.then_some(Self { local, domain })
    }
}

/// The address in `Name <address>` or `address` (RFC 5322, 3.4), with at most comments around it. Groups, routes,
/// lists and obsolete syntax are refused.
fn only_address(field: &Field<'_>) -> Result<String, &'static str> {
    const MALFORMED: &str = "From is malformed";
    let text = field.text().ok_or(MALFORMED)?;
    if text.chars().any(|c| c.is_control() && c != '\t') {
        return Err("From holds a control character");
    }
    let mut bare = String::new();
    let mut angle: Option<String> = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => skip_quoted(&mut chars).ok_or(MALFORMED)?,
            '(' => skip_comment(&mut chars).ok_or(MALFORMED)?,
            '<' if angle.is_none() => angle = Some(until_closed(&mut chars).ok_or(MALFORMED)?),
            ',' | ';' | ':' => return Err("From names more than one address, or a group"),
            '<' | '>' | '\\' | ')' => return Err(MALFORMED),
            _ if angle.is_some() && !c.is_whitespace() => return Err(MALFORMED),
            _ => bare.push(c),
        }
    }
    match angle {
        // A display name that looks like an address is meant to deceive.
        Some(_) if bare.contains('@') => Err(MALFORMED),
        Some(address) => Ok(address),
        None => Ok(bare.trim().to_owned()),
    }
}

fn skip_quoted(chars: &mut std::str::Chars<'_>) -> Option<()> {
    loop {
        match chars.next()? {
            '"' => return Some(()),
            '\\' => _ = chars.next()?,
            _ => {}
        }
    }
}

/// Skips from after an opening parenthesis to the end of the comment, including nested ones (RFC 5322, 3.2.2).
pub(super) fn skip_comment(chars: &mut std::str::Chars<'_>) -> Option<()> {
    let mut depth = 1;
    while depth > 0 {
        match chars.next()? {
            '(' => depth += 1,
            ')' => depth -= 1,
            '\\' => _ = chars.next()?,
            _ => {}
        }
    }
    Some(())
}

fn until_closed(chars: &mut std::str::Chars<'_>) -> Option<String> {
    let mut inside = String::new();
    loop {
        match chars.next()? {
            '>' => return Some(inside),
            c => inside.push(c),
        }
    }
}

/// Whether the parser that reads the decision and the one that verifies signatures find the same fields, body and
/// author as this module.
fn readers_agree(message: &Message<'_>, raw: &[u8], address: &str) -> bool {
    let Ok(mail) = Mail::parse(&message.raw) else {
        return false;
    };
    let Some(verified) = AuthenticatedMessage::parse(&message.raw) else {
        return false;
    };
    let as_it_came = Mail::parse(raw).is_ok_and(|mail| mail.from() == [address]);
    as_it_came
        && mail.from() == [address]
        && verified.from == [address.to_lowercase()]
        && mail_is_cut_alike(&mail, message)
        && verified.body_offset() == message.body
        && verified.headers.len() == message.fields().len()
        && verified
            .headers
            .iter()
            .zip(message.fields())
            .all(|((name, value), field)| *name == field.name && *value == field.value)
}

fn mail_is_cut_alike(mail: &Mail<'_>, message: &Message<'_>) -> bool {
    let root = mail.parsed().root_part();
    root.headers.len() == message.fields().len()
        && root.raw_body_offset() as usize == message.body
        && root
            .headers
            .iter()
            .zip(message.fields())
            .all(|(read, field)| {
                read.offset_field as usize == field.start
                    && read.offset_start as usize == field.start + field.name.len() + 1
                    && read.offset_end as usize == field.end
            })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn author(from: &str) -> Option<String> {
        let raw = format!("From: {from}\r\nSubject: x\r\n\r\nok\r\n");
        let message = Message::parse(raw.as_bytes()).ok()?;
        let author = Author::of(&message, raw.as_bytes()).ok()?;
        Some(format!("{}@{}", author.local, author.domain.as_str()))
    }

    #[test]
    fn one_address_is_found_in_every_honest_form() {
        for from in [
            "ann@example.org",
            "<ann@example.org>",
            "Ann <ann@example.org>",
            "\"Ann, the owner\" <ann@example.org>",
            "\"ann@example.org\" <ann@example.org>",
            "=?utf-8?q?Ann=C3=A9?= <ann@example.org>",
            "Ann Ångström <ann@example.org>",
            "ann@example.org (Ann)",
            "Ann\r\n <ann@example.org>",
            "=?utf-8?B?QW5u?=\r\n\t=?utf-8?B?QW5u?= <ann@example.org>",
        ] {
            assert_eq!(author(from).as_deref(), Some("ann@example.org"), "{from:?}");
        }
    }

    #[test]
    fn a_name_that_looks_like_an_address_is_a_name() {
        let found = author("\"ann@example.org\" <eve@evil.example>");
        assert_eq!(found.as_deref(), Some("eve@evil.example"));
    }

    #[test]
    fn what_can_be_read_in_two_ways_is_refused() {
        for from in [
            "",
            "ann",
            "ann@example.org, eve@evil.example",
            "owners: ann@example.org;",
            "ann@example.org <eve@evil.example>",
            "<ann@example.org> <eve@evil.example>",
            "<ann@example.org>, <eve@evil.example>",
            "<@evil.example:ann@example.org>",
            "Ann <ann@example.org> x",
            "Ann <ann@example.org",
            "Ann <ann(x)@example.org>",
            "Ann <ann@example.org(x)>",
            "Ann (x <ann@example.org>",
            "\"Ann <ann@example.org>",
            "\"ann\"@example.org",
            "=?utf-8?q?ann=40example.org?=",
            "<=?utf-8?q?ann?=@example.org>, x",
            "ann@example.org\0",
            "ann@example.org\0@evil.example",
            "ann@example.org\rFrom: eve@evil.example",
            "ann@example.org\nX",
            "ann@[127.0.0.1]",
            "ann @ example.org",
            "ann@example.org.",
            "ann@evil.example@example.org",
            "ann@example.org\\",
            "ann@example.org\u{85}",
        ] {
            assert_eq!(author(from), None, "{from:?}");
        }
    }

    #[test]
    fn case_does_not_tell_mailboxes_apart_and_letters_do() {
        let ann = Author::parse("Kim@Example.org").unwrap();
        assert!(ann.is("kim@example.ORG"));
        assert!(!ann.is("\u{212A}im@example.org"));
        assert!(!ann.is("kim@example.com"));
        assert!(!ann.is("kim+x@example.org"));
        assert!(!ann.is(""));
    }
}
