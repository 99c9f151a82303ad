//! The name that a server is called by: `Host`, and `:authority` on HTTP/2.

use std::net::Ipv6Addr;

use http::header::HOST;
use http::{Request, Version};

/// Whether a request names its host as HTTP demands.
///
/// A request of HTTP/1.1 has one `Host` (RFC 9112, 3.2), one of HTTP/2 an authority or, in its place, one `Host`; if
/// it has both, they are equal (RFC 9113, 8.3.1). HTTP/1.0 knows neither. Whatever is sent is valid.
#[must_use]
pub fn has_valid_host<B>(request: &Request<B>) -> bool {
    let mut fields = request.headers().get_all(HOST).iter();
    let field = fields.next().map(|host| host.as_bytes());
    let authority = request.uri().authority().map(|host| host.as_str());
    let authority = authority.map(str::as_bytes);
    let are_valid = fields.next().is_none() && field.into_iter().chain(authority).all(is_valid);
    are_valid
        && match request.version() {
            Version::HTTP_09 | Version::HTTP_10 => true,
            Version::HTTP_11 => field.is_some(),
            _ => match (field, authority) {
                (Some(field), Some(authority)) => field.eq_ignore_ascii_case(authority),
                (field, authority) => field.or(authority).is_some(),
            },
        }
}

/// `host[:port]` (RFC 3986, 3.2.2), with a host that is not empty, and nothing else: no user, no list.
pub(crate) fn is_valid(value: &[u8]) -> bool {
    match value.strip_prefix(b"[") {
        Some(rest) => {
            let Some(end) = rest.iter().position(|byte| *byte == b']') else {
                return false;
            };
            is_ipv6(&rest[..end]) && is_port(&rest[end + 1..])
        }
        None => {
            let end = value.iter().position(|byte| *byte == b':');
            let (name, port) = value.split_at(end.unwrap_or(value.len()));
            is_name(name) && is_port(port)
        }
    }
}

fn is_ipv6(address: &[u8]) -> bool {
    let address = std::str::from_utf8(address).ok();
    address.is_some_and(|address| address.parse::<Ipv6Addr>().is_ok())
}

fn is_name(mut name: &[u8]) -> bool {
    if name.is_empty() {
        return false;
    }
    while let Some((first, rest)) = name.split_first() {
        name = match first {
            b'%' => match rest.split_first_chunk::<2>() {
                Some((hex, rest)) if hex.iter().all(u8::is_ascii_hexdigit) => rest,
                _ => return false,
            },
            b'-' | b'.' | b'_' | b'~' => rest,
            b'!' | b'$' | b'&' | b'\'' | b'(' | b')' | b'*' | b'+' | b',' | b';' | b'=' => rest,
            byte if byte.is_ascii_alphanumeric() => rest,
            _ => return false,
        };
    }
    true
}

/// Nothing, or a colon and a number, which may be missing.
fn is_port(port: &[u8]) -> bool {
    let Some(number) = port.strip_prefix(b":") else {
        return port.is_empty();
    };
    let is_number = number.iter().all(u8::is_ascii_digit);
    let number = std::str::from_utf8(number).ok();
    is_number && number.is_some_and(|n| n.is_empty() || n.parse::<u16>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(version: Version, uri: &str, hosts: &[&str]) -> Request<()> {
        let mut request = Request::get(uri).version(version);
        for host in hosts {
            request = request.header(HOST, *host);
        }
        request.body(()).unwrap()
    }

    #[test]
    fn each_version_of_http_names_its_host_in_its_own_way() {
        let whole = "http://a.test/b";
        for (version, uri, hosts, expected) in [
            (Version::HTTP_10, "/b", &[][..], true),
            (Version::HTTP_10, "/b", &["a.test"], true),
            (Version::HTTP_10, "/b", &["a.test", "a.test"], false),
            (Version::HTTP_10, "/b", &["a b"], false),
            (Version::HTTP_11, "/b", &[], false),
            (Version::HTTP_11, "/b", &["a.test"], true),
            (Version::HTTP_11, "/b", &["a.test", "a.test"], false),
            (Version::HTTP_11, whole, &[], false),
            (Version::HTTP_11, whole, &["b.test"], true),
            (Version::HTTP_11, "http://user@a.test/b", &["a.test"], false),
            (Version::HTTP_2, "/b", &[], false),
            (Version::HTTP_2, "/b", &["a.test"], true),
            (Version::HTTP_2, whole, &[], true),
            (Version::HTTP_2, whole, &["A.test"], true),
            (Version::HTTP_2, whole, &["b.test"], false),
            (Version::HTTP_2, whole, &["a.test", "a.test"], false),
            (Version::HTTP_2, "http://user@a.test/b", &[], false),
        ] {
            let request = request(version, uri, hosts);
            assert_eq!(has_valid_host(&request), expected, "{request:?}");
        }
    }

    #[test]
    fn a_host_is_a_name_or_an_address_and_maybe_a_port() {
        for host in [
            "a",
            "A.b-c_d~e",
            "a.",
            "127.0.0.1",
            "a:0",
            "a:65535",
            "a:",
            "[::1]",
            "[::1]:80",
            "%c3%A9",
            "a,b",
            "xn--a",
        ] {
            assert!(is_valid(host.as_bytes()), "{host}");
        }
        for host in [
            "", ":", ":80", " ", "a b", "a, b", "a/", "a?", "a#", "a\\", "a@b", "a:b", "a:80:80",
            "a:65536", "a:+80", "a: 80", "::1", "[::1", "[]", "[a]", "[::1]a", "[::1%1]", "%",
            "%c", "%cg", "é", "<a>", "a\"", "a{", "a|", "a^", "a`",
        ] {
            assert!(!is_valid(host.as_bytes()), "{host}");
        }
    }
}
