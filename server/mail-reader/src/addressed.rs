//! Finds our addresses and identifiers in a message, which show what it answers.
//!
//! A stranger wrote them: the store decides whether a token is valid.

use crate::message::Mail;

/// Fields where mail servers and clients leave the recipient address, best first.
#[rustfmt::skip]
const ADDRESS_FIELDS: &[&str] = &[
    "To", "Delivered-To", "X-Original-To", "X-Delivered-To", "Envelope-To", "X-Envelope-To",
    "X-Gm-Original-To", "X-Forwarded-To", "Cc",
];

/// 128 bits in base32 (RFC 4648), in lower case, without padding.
const TOKEN_LENGTH: usize = 26;

/// Further candidates of a kind are ignored.
const MAX_CANDIDATES: usize = 32;

/// Candidates without duplicates, in the order to try.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Addressed {
    /// From `…+m<token>@…`, in lower case.
    pub tokens: Vec<String>,
    /// From `…+p<token>@…`, the address to which comments on a page are written, in lower case.
    pub pages: Vec<String>,
    /// From `…+v<id>@…`, the envelope sender of our own mails: a bounce of that mail.
    pub bounces: Vec<String>,
    /// From In-Reply-To, then References from the last to the first, without angle brackets.
    pub message_ids: Vec<String>,
}

/// The address for replies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnAddress {
    pub local: String,
    pub domain: String,
    /// Every address of the domain is ours, not only addresses with a tag.
    pub is_catch_all: bool,
}

impl OwnAddress {
    fn has(&self, local: &str, domain: &str) -> bool {
        let (base, is_tagged) = match local.split_once('+') {
            Some((base, _)) => (base, true),
            None => (local, false),
        };
        let is_ours = match is_tagged {
            true => base.eq_ignore_ascii_case(&self.local),
            false => self.is_catch_all,
        };
        is_ours && domain.eq_ignore_ascii_case(&self.domain)
    }

    /// Whether the message names the address itself among its recipients.
    pub fn is_receiver(&self, mail: &Mail<'_>) -> bool {
        let own = format!("{}@{}", self.local, self.domain);
        let fields = ["To", "Cc"].into_iter().flat_map(|name| mail.header(name));
        let mut addresses =
            fields.flat_map(|value| parts(&value).map(str::to_owned).collect::<Vec<_>>());
        addresses.any(|address| address.eq_ignore_ascii_case(&own))
    }
}

fn parts(value: &str) -> impl Iterator<Item = &str> {
    value.split([',', ';', '<', '>', ' ', '\t', '"', '(', ')', ':'])
}

/// All candidates of `mail`, whoever owns the addresses.
pub fn addressed(mail: &Mail<'_>) -> Addressed {
    candidates(mail, None)
}

/// The candidates in our own addresses.
pub fn addressed_to(mail: &Mail<'_>, own: &OwnAddress) -> Addressed {
    candidates(mail, Some(own))
}

/// Several addresses in one field are separated by spaces, commas or both.
fn candidates(mail: &Mail<'_>, own: Option<&OwnAddress>) -> Addressed {
    let mut found = Addressed::default();
    for value in ADDRESS_FIELDS.iter().flat_map(|name| mail.header(name)) {
        for address in parts(&value) {
            note_address(address, own, &mut found);
        }
    }
    for value in mail.header("In-Reply-To") {
        message_ids(&value).for_each(|id| note(&mut found.message_ids, id));
    }
    for value in mail.header("References") {
        let ids: Vec<&str> = message_ids(&value).collect();
        ids.into_iter()
            .rev()
            .for_each(|id| note(&mut found.message_ids, id));
    }
    found
}

fn note_address(address: &str, own: Option<&OwnAddress>, found: &mut Addressed) {
    let Some((local, domain)) = address.split_once('@') else {
        return;
    };
    if own.is_some_and(|own| !own.has(local, domain)) {
        return;
    }
    // With plus addressing the last tag; with a catch-all the whole local part.
    let tag = local
        .rsplit('+')
        .next()
        .unwrap_or(local)
        .to_ascii_lowercase();
    if let Some(token) = tag.strip_prefix('m').filter(|token| is_token(token)) {
        note(&mut found.tokens, token);
    } else if let Some(page) = tag.strip_prefix('p').filter(|page| is_token(page)) {
        note(&mut found.pages, page);
    } else if let Some(id) = tag.strip_prefix('v').filter(|id| is_bounce(local, id)) {
        note(&mut found.bounces, id);
    }
}

fn is_token(token: &str) -> bool {
    token.len() == TOKEN_LENGTH
        && token
            .bytes()
            .all(|b| matches!(b, b'a'..=b'z' | b'2'..=b'7'))
}

fn is_bounce(local: &str, id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    local.contains('+') && (1..=64).contains(&id.len()) && id.bytes().all(plain)
}

fn message_ids(value: &str) -> impl Iterator<Item = &str> {
    value
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | '<' | '>'))
        .filter(|id| id.contains('@') && id.len() <= 250)
}

fn note(list: &mut Vec<String>, candidate: &str) {
    if list.len() < MAX_CANDIDATES && !list.iter().any(|known| known == candidate) {
        list.push(candidate.to_owned());
    }
}
