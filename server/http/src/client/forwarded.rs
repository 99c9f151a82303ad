//! The client's address, from the headers of trusted proxies: `X-Forwarded-For` and `-Proto`, or `Forwarded` (RFC
//! 7239).
//!
//! A setting names the header that the proxies write. The other is ignored: a proxy passes it on, and a stranger may
//! have written it. Both are read byte by byte from right to left, as long as an entry names a trusted proxy.
//! Strangers wrote everything further left, and it is ignored. Reading stops at an entry that is invalid, or that
//! hides the address (`unknown`, `_hidden`): the client is then the last named proxy.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use http::{HeaderMap, HeaderName, HeaderValue, header};

use super::Scheme;
use afterword_config::ProxyHeader;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// What trusted proxies say about a client.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ForwardedClient {
    pub address: IpAddr,
    /// `None` if unknown.
    pub scheme: Option<Scheme>,
}

/// The data from a trusted `peer`.
#[must_use]
pub(super) fn told(
    headers: &HeaderMap,
    peer: IpAddr,
    by: ProxyHeader,
    is_trusted: impl Fn(&IpAddr) -> bool,
) -> ForwardedClient {
    match by {
        ProxyHeader::XForwarded => x_forwarded(headers, peer, is_trusted),
        ProxyHeader::Forwarded => forwarded(headers, peer, is_trusted),
    }
}

fn x_forwarded(
    headers: &HeaderMap,
    peer: IpAddr,
    is_trusted: impl Fn(&IpAddr) -> bool,
) -> ForwardedClient {
    let lines = headers.get_all(X_FORWARDED_FOR).iter().rev();
    let hops = lines.flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b','));
    let mut address = peer;
    for hop in hops.map_while(|hop| plain_address(hop.trim_ascii())) {
        address = hop;
        if !is_trusted(&hop) {
            break;
        }
    }
    let nearest = headers.get_all(X_FORWARDED_PROTO).iter().next_back();
    let proto = nearest.and_then(|line| line.as_bytes().rsplit(|byte| *byte == b',').next());
    ForwardedClient {
        address,
        scheme: proto.map(|proto| scheme(proto.trim_ascii())),
    }
}

fn forwarded(
    headers: &HeaderMap,
    peer: IpAddr,
    is_trusted: impl Fn(&IpAddr) -> bool,
) -> ForwardedClient {
    let mut told = ForwardedClient {
        address: peer,
        scheme: None,
    };
    let lines = headers.get_all(header::FORWARDED).iter().rev();
    for element in lines.flat_map(Elements::of) {
        let Some(element) = Element::read(element) else {
            break;
        };
        told.scheme = element.scheme;
        let Some(address) = element.address else {
            break;
        };
        told.address = address;
        if !is_trusted(&address) {
            break;
        }
    }
    told
}

fn scheme(word: &[u8]) -> Scheme {
    if word.eq_ignore_ascii_case(b"https") {
        Scheme::Https
    } else {
        Scheme::Http
    }
}

/// The elements of one line, the last one first. The beginning of an element depends only on the text to its right.
struct Elements<'a>(Option<&'a [u8]>);

impl<'a> Elements<'a> {
    fn of(line: &'a HeaderValue) -> Self {
        Self(Some(line.as_bytes()))
    }
}

impl<'a> Iterator for Elements<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        let rest = self.0.take()?;
        let mut quoted = false;
        for (at, byte) in rest.iter().enumerate().rev() {
            match byte {
                b'"' if !quoted => quoted = true,
                b'"' => quoted = is_escaped(rest, at),
                b',' if !quoted => {
                    self.0 = Some(&rest[..at]);
                    return Some(&rest[at + 1..]);
                }
                _ => {}
            }
        }
        Some(rest)
    }
}

/// Whether an odd number of backslashes comes before.
fn is_escaped(text: &[u8], at: usize) -> bool {
    let slashes = text[..at].iter().rev().take_while(|byte| **byte == b'\\');
    slashes.count() % 2 == 1
}

/// One proxy's element (RFC 7239, 4).
#[derive(Debug, PartialEq, Eq)]
struct Element {
    /// `None` if it is missing, or hidden on purpose.
    address: Option<IpAddr>,
    scheme: Option<Scheme>,
}

impl Element {
    /// `None` for invalid syntax; blanks around `;` and unquoted `[`, `]` and `:` are accepted.
    fn read(text: &[u8]) -> Option<Self> {
        let (mut node, mut proto) = (None, None);
        let mut rest = text.trim_ascii();
        if rest.is_empty() {
            return None;
        }
        while !rest.is_empty() {
            if rest[0] == b';' {
                rest = rest[1..].trim_ascii_start();
                continue;
            }
            let equals = rest.iter().position(|byte| *byte == b'=')?;
            let (name, behind) = (&rest[..equals], &rest[equals + 1..]);
            let (value, behind) = value(behind)?;
            let kept = match name.to_ascii_lowercase().as_slice() {
                b"for" => &mut node,
                b"proto" => &mut proto,
                name if is_token(name) => &mut None,
                _ => return None,
            };
            if kept.replace(value).is_some() {
                return None;
            }
            rest = behind.trim_ascii_start();
            if !rest.is_empty() && rest[0] != b';' {
                return None;
            }
        }
        Some(Self {
            address: match node {
                Some(node) => node_address(&node)?,
                None => None,
            },
            scheme: proto.map(|proto| scheme(&proto)),
        })
    }
}

/// A token or a quoted string, and the rest after it.
fn value(text: &[u8]) -> Option<(Cow<'_, [u8]>, &[u8])> {
    let Some(quoted) = text.strip_prefix(b"\"") else {
        let ends = |byte: &u8| matches!(byte, b';' | b' ' | b'\t');
        let end = text.iter().position(ends).unwrap_or(text.len());
        let fits = |byte: &u8| is_token_byte(*byte) || matches!(byte, b'[' | b']' | b':');
        let sound = end > 0 && text[..end].iter().all(fits);
        return sound.then(|| (Cow::Borrowed(&text[..end]), &text[end..]));
    };
    let mut value = Vec::new();
    let mut bytes = quoted.iter().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => return Some((Cow::Owned(value), &quoted[at + 1..])),
            b'\\' => value.push(*bytes.next()?.1),
            byte => value.push(*byte),
        }
    }
    None
}

fn is_token(text: &[u8]) -> bool {
    !text.is_empty() && text.iter().all(|byte| is_token_byte(*byte))
}

/// RFC 9110, 5.6.2.
fn is_token_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}

/// A node (RFC 7239, 6): the inner `None` is a hidden address, the outer one an invalid node.
#[expect(
    clippy::option_option,
    reason = "hidden and malformed end the way alike, but only one is a sound element"
)]
fn node_address(node: &[u8]) -> Option<Option<IpAddr>> {
    let text = std::str::from_utf8(node).ok()?;
    let (name, port) = match text.strip_prefix('[') {
        Some(_) => text.split_at(text.find(']')? + 1),
        None => text.split_at(text.find(':').unwrap_or(text.len())),
    };
    if !port.is_empty() && !is_port(port.strip_prefix(':')?) {
        return None;
    }
    if name.eq_ignore_ascii_case("unknown") {
        return Some(None);
    }
    if let Some(hidden) = name.strip_prefix('_') {
        return is_obfuscated(hidden).then_some(None);
    }
    if let Some(inside) = name.strip_prefix('[') {
        let address: Ipv6Addr = inside.strip_suffix(']')?.parse().ok()?;
        return Some(Some(IpAddr::V6(address).to_canonical()));
    }
    let address: Ipv4Addr = name.parse().ok()?;
    Some(Some(address.into()))
}

fn is_port(port: &str) -> bool {
    match port.strip_prefix('_') {
        Some(hidden) => is_obfuscated(hidden),
        None => (1..=5).contains(&port.len()) && port.bytes().all(|byte| byte.is_ascii_digit()),
    }
}

fn is_obfuscated(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    !name.is_empty() && name.bytes().all(fits)
}

/// An address of `X-Forwarded-For`; some proxies add a port.
fn plain_address(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?;
    match text.parse::<IpAddr>() {
        Ok(address) => Some(address.to_canonical()),
        Err(_) => node_address(text.as_bytes())?,
    }
}

#[cfg(test)]
#[path = "forwarded_tests.rs"]
mod tests;
