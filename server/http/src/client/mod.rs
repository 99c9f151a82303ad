//! The address and the scheme of a client, as far as trusted proxies name them.

mod forwarded;

use std::net::IpAddr;

use http::HeaderMap;
use ipnet::IpNet;

use afterword_config::ProxyHeader;

/// Whether the reader's side of the connection is encrypted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scheme {
    Https,
    Http,
    /// A trusted proxy has not said it.
    Unknown,
}

/// The client, as far as trusted proxies name it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    pub address: IpAddr,
    pub scheme: Scheme,
}

impl Client {
    /// `peer` is the other end of the connection; what headers say of others counts
    /// only when it is a trusted proxy (`forwarded`).
    #[must_use]
    pub(crate) fn of(
        headers: &HeaderMap,
        peer: IpAddr,
        tls: Scheme,
        trusted: &[IpNet],
        by: ProxyHeader,
    ) -> Self {
        let address = peer.to_canonical();
        let is_trusted = |address: &IpAddr| trusted.iter().any(|net| net.contains(address));
        if !is_trusted(&address) {
            return Self {
                address,
                scheme: tls,
            };
        }
        let told = forwarded::told(headers, address, by, is_trusted);
        let silent = match tls {
            Scheme::Https => Scheme::Https,
            _ => Scheme::Unknown,
        };
        Self {
            address: told.address,
            scheme: told.scheme.unwrap_or(silent),
        }
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    fn client(peer: &str, forwarded_for: &str, proto: Option<&'static str>) -> Client {
        let mut headers = HeaderMap::new();
        let value = HeaderValue::from_str(forwarded_for).unwrap();
        headers.insert("x-forwarded-for", value);
        if let Some(proto) = proto {
            headers.insert("x-forwarded-proto", HeaderValue::from_static(proto));
        }
        let trusted = ["127.0.0.1/32", "10.0.0.0/8"].map(|net| net.parse().unwrap());
        let peer = peer.parse().unwrap();
        let by = ProxyHeader::XForwarded;
        Client::of(&headers, peer, Scheme::Http, &trusted, by)
    }

    #[test]
    fn headers_of_a_stranger_do_not_count() {
        let stranger = client("192.0.2.1", "198.51.100.7", Some("https"));
        assert_eq!(stranger.address.to_string(), "192.0.2.1");
        assert_eq!(stranger.scheme, Scheme::Http);
    }

    #[test]
    fn forwarded_for_is_read_from_the_right_up_to_the_first_untrusted_address() {
        for (header, expected) in [
            ("198.51.100.7", "198.51.100.7"),
            ("6.6.6.6, 198.51.100.7, 10.1.2.3", "198.51.100.7"),
            ("6.6.6.6, nonsense, 10.1.2.3", "10.1.2.3"),
            ("nonsense", "127.0.0.1"),
            ("::ffff:198.51.100.7", "198.51.100.7"),
        ] {
            let found = client("127.0.0.1", header, Some("https"));
            assert_eq!(found.address.to_string(), expected, "{header}");
            assert_eq!(found.scheme, Scheme::Https);
        }
        assert_eq!(client("::ffff:127.0.0.1", "", None).scheme, Scheme::Unknown);
    }
}
