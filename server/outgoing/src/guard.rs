//! Which addresses a request may go to. A name is resolved once, and the connection goes to the address that was
//! checked: a name server that answers differently the next time gains nothing.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ipnet::{Ipv4Net, Ipv6Net};
use tokio::net::lookup_host;
use url::{Host, Url};

use crate::error::OutgoingError;

/// How far a URL may lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// Its host is named as one of the owner's own network.
    Anywhere,
    /// What to say when it leads elsewhere: the setting that would allow it.
    PublicOnly { unless: &'static str },
}

/// More are not tried.
const MOST_ADDRESSES: usize = 4;

/// Where to connect to. One address that is not public refuses all of them: a name that leads to both is
/// no honest one.
pub(super) async fn addresses(url: &Url, reach: Reach) -> Result<Vec<SocketAddr>, OutgoingError> {
    let port = url.port_or_known_default().unwrap_or(443);
    let mut found: Vec<SocketAddr> = match url.host() {
        Some(Host::Ipv4(address)) => vec![(address, port).into()],
        Some(Host::Ipv6(address)) => vec![(address, port).into()],
        Some(Host::Domain(name)) => {
            let answer = lookup_host((name, port)).await;
            answer
                .map_err(|error| OutgoingError::Name(error.to_string()))?
                .collect()
        }
        None => Vec::new(),
    };
    if found.is_empty() {
        return Err(OutgoingError::Name("it has no address".to_owned()));
    }
    let private = found.iter().find(|address| !is_public(address.ip()));
    if let (Some(address), Reach::PublicOnly { unless }) = (private, reach) {
        return Err(OutgoingError::Private {
            host: url.host_str().unwrap_or_default().to_owned(),
            address: address.ip(),
            unless,
        });
    }
    found.dedup();
    found.truncate(MOST_ADDRESSES);
    Ok(found)
}

/// Whether an address belongs to the internet at large, by IANA's registries of special addresses.
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !SPECIAL_V4.iter().any(|net| net.contains(&address)),
        // All others lead to this machine, this network or, as 64:ff9b::/96 and ::ffff:0:0/96, to an IPv4
        // address that was not looked at.
        IpAddr::V6(address) => {
            GLOBAL_V6.contains(&address) && !SPECIAL_V6.iter().any(|net| net.contains(&address))
        }
    }
}

const fn v4(a: u8, b: u8, c: u8, d: u8, length: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), length)
}

const fn v6(a: u16, b: u16, length: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, 0, 0, 0, 0, 0, 0), length)
}

const SPECIAL_V4: [Ipv4Net; 17] = [
    v4(0, 0, 0, 0, 8),          // this network
    v4(10, 0, 0, 0, 8),         // private
    v4(100, 64, 0, 0, 10),      // shared by a provider's customers
    v4(127, 0, 0, 0, 8),        // this machine
    v4(168, 63, 129, 16, 32),   // what Azure tells its machines by
    v4(169, 254, 0, 0, 16),     // link-local, and what clouds tell their machines by
    v4(172, 16, 0, 0, 12),      // private
    v4(192, 0, 0, 0, 24),       // protocols
    v4(192, 0, 2, 0, 24),       // documentation
    v4(192, 88, 99, 0, 24),     // 6to4 relays
    v4(192, 168, 0, 0, 16),     // private
    v4(198, 18, 0, 0, 15),      // measurements
    v4(198, 51, 100, 0, 24),    // documentation
    v4(203, 0, 113, 0, 24),     // documentation
    v4(224, 0, 0, 0, 4),        // multicast
    v4(240, 0, 0, 0, 4),        // reserved
    v4(255, 255, 255, 255, 32), // broadcast
];

const GLOBAL_V6: Ipv6Net = v6(0x2000, 0, 3);

const SPECIAL_V6: [Ipv6Net; 4] = [
    v6(0x2001, 0, 23),     // protocols: Teredo, measurements, ORCHID
    v6(0x2001, 0xdb8, 32), // documentation
    v6(0x2002, 0, 16),     // 6to4: an IPv4 address inside
    v6(0x3fff, 0, 20),     // documentation
];

#[cfg(test)]
mod tests {
    use super::*;

    const PRIVATE: &str = "0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.255.0.1 168.63.129.16 \
        169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 \
        198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 \
        :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1 \
        2001:2::1 2001:10::1 2001:db8::1 2002:7f00:1::1 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fd20:ce::254 \
        fe80::1 fec0::1 ff02::1";
    const PUBLIC: &str = "1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 128.0.0.1 169.253.1.1 \
        172.15.255.255 172.32.0.0 192.0.1.1 192.167.1.1 192.169.1.1 198.17.1.1 198.20.0.1 223.255.255.254 \
        2001:4860:4860::8888 2003::1 2400:cb00::1 2606:4700::1111 2a00:1450::1";

    /// Forms in which an address may hide, as they stand behind `http://`.
    const DISGUISED: &str = "127.1 2130706433 0x7f.1 0x7f000001 017700000001 0177.0.0.1 127.0.0.1. 0 0x0 \
        192.168.257 0xa9fea9fe 2852039166 0251.0376.0251.0376 169.254.43518 %31%32%37.0.0.1 \u{2460}\u{2461}\u{2466}.0.0.1 \
        127\u{3002}0\u{3002}0\u{3002}1 [::1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [::ffff:0:127.0.0.1] \
        [64:ff9b::127.0.0.1] [64:ff9b:1::a9fe:a9fe] [2002:7f00:1::] [2002:a9fe:a9fe::1] [2001:0:7f00:1::] \
        [fe80::5efe:127.0.0.1] [0:0:0:0:0:0:0:0]";

    #[tokio::test]
    async fn an_address_in_any_disguise_is_seen() {
        let reach = Reach::PublicOnly { unless: "x" };
        for host in DISGUISED.split_whitespace() {
            let url: Url = format!("http://{host}/").parse().unwrap();
            let refused = addresses(&url, reach).await;
            assert!(
                matches!(refused, Err(OutgoingError::Private { .. })),
                "{host}: {refused:?}"
            );
            assert!(addresses(&url, Reach::Anywhere).await.is_ok(), "{host}");
        }
    }

    #[test]
    fn special_addresses_are_not_public_and_their_neighbours_are() {
        for address in PRIVATE.split_whitespace() {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in PUBLIC.split_whitespace() {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }
}
