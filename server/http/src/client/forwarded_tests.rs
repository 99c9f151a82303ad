use ipnet::IpNet;
use proptest::prelude::*;

use super::*;
use crate::client::Client;

const PEER: &str = "127.0.0.1";

fn trusted() -> [IpNet; 2] {
    ["127.0.0.1/32", "10.0.0.0/8"].map(|net| net.parse().unwrap())
}

fn lines(name: &'static str, values: &[&[u8]]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for value in values {
        headers.append(name, HeaderValue::from_bytes(value).unwrap());
    }
    headers
}

fn client(peer: &str, headers: &HeaderMap, by: ProxyHeader) -> (String, Scheme) {
    let client = Client::of(headers, peer.parse().unwrap(), Scheme::Http, &trusted(), by);
    (client.address.to_string(), client.scheme)
}

fn by_forwarded(values: &[&str]) -> (String, Scheme) {
    let values: Vec<&[u8]> = values.iter().map(|value| value.as_bytes()).collect();
    client(PEER, &lines("forwarded", &values), ProxyHeader::Forwarded)
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of data")]
fn forwarded_is_read_from_the_right_up_to_the_first_address_that_is_not_trusted() {
    use Scheme::{Http, Https, Unknown};
    let cases: &[(&[&str], &str, Scheme)] = &[
        (&["for=198.51.100.7;proto=https"], "198.51.100.7", Https),
        (&["For=198.51.100.7; Proto=HTTP"], "198.51.100.7", Http),
        (&["for=198.51.100.7:4711;by=_x"], "198.51.100.7", Unknown),
        (&["for=\"198.51.100.7:4711\""], "198.51.100.7", Unknown),
        (&["for=\"[2001:db8::1]:80\""], "2001:db8::1", Unknown),
        (&["for=[2001:db8::1]"], "2001:db8::1", Unknown),
        (&["for=\"[::ffff:198.51.100.7]\""], "198.51.100.7", Unknown),
        (&["for=\"198.51.100.\\7\""], "198.51.100.7", Unknown),
        (
            &["for=6.6.6.6, for=198.51.100.7, for=10.1.2.3"],
            "198.51.100.7",
            Unknown,
        ),
        (
            &["for=198.51.100.7;proto=https, for=10.1.2.3;proto=http"],
            "198.51.100.7",
            Https,
        ),
        (
            &["for=6.6.6.6", "for=198.51.100.7", "for=10.1.2.3"],
            "198.51.100.7",
            Unknown,
        ),
        (
            &["for=6.6.6.6, for=unknown;proto=https, for=10.1.2.3"],
            "10.1.2.3",
            Https,
        ),
        (&["for=6.6.6.6, for=\"_hidden-1.x:_p\""], PEER, Unknown),
        (&["for=6.6.6.6, proto=https"], PEER, Https),
        (
            &["for=6.6.6.6, host=\"a, for=7.7.7.7\";for=198.51.100.7"],
            "198.51.100.7",
            Unknown,
        ),
        (
            &["for=6.6.6.6, host=\"\\\", for=7.7.7.7\\\\\";for=198.51.100.7"],
            "198.51.100.7",
            Unknown,
        ),
        (
            &["for=\"6.6.6.6, for=198.51.100.7"],
            "198.51.100.7",
            Unknown,
        ),
        (&["\\\", for=198.51.100.7"], "198.51.100.7", Unknown),
        (&["\u{e9}\", for=198.51.100.7"], "198.51.100.7", Unknown),
    ];
    for (header, address, scheme) in cases {
        assert_eq!(
            by_forwarded(header),
            ((*address).to_owned(), *scheme),
            "{header:?}"
        );
    }
}

#[test]
fn what_can_not_be_read_in_forwarded_ends_the_way_to_it() {
    for last in [
        "",
        "for",
        "for=",
        "for=\"\"",
        "198.51.100.7",
        "for=198.51.100.7 proto=https",
        "for=198.51.100.7;for=198.51.100.8",
        "for=198.51.100.7;proto=https;proto=http",
        "for=198.51.100.7:x",
        "for=198.51.100.7:123456",
        "for=198.51.100.256",
        "for=2001:db8::1",
        "for=\"2001:db8::1\"",
        "for=[2001:db8::1",
        "for=\"[2001:db8::1]x\"",
        "for=\"[fe80::1%eth0]\"",
        "for=_",
        "for=blog.test",
        "f(r=198.51.100.7",
        "for=\"198.51.100.7",
        "for=198.51.100.7\"",
        "for=\"198.51.100.7\\\"",
    ] {
        let (address, _) = by_forwarded(&["for=6.6.6.6", last]);
        assert_eq!(address, PEER, "{last}");
    }
}

#[test]
fn x_forwarded_for_may_have_ports_and_what_strangers_wrote_before_it() {
    for (header, expected) in [
        (&b"198.51.100.7:4711"[..], "198.51.100.7"),
        (b"[2001:db8::1]:80", "2001:db8::1"),
        (b"2001:db8::1", "2001:db8::1"),
        (b"\xFF\xFE, 198.51.100.7", "198.51.100.7"),
        (b"6.6.6.6, \xFF, 10.1.2.3", "10.1.2.3"),
        (b"6.6.6.6, unknown, 10.1.2.3", "10.1.2.3"),
        (b"6.6.6.6,", PEER),
    ] {
        let headers = lines("x-forwarded-for", &[header]);
        let (address, _) = client(PEER, &headers, ProxyHeader::XForwarded);
        assert_eq!(address, expected, "{header:?}");
    }
}

#[test]
fn of_several_protocols_the_nearest_proxys_counts() {
    for (values, expected) in [
        (&[&b"https"[..]][..], Scheme::Https),
        (&[b"https", b"http"], Scheme::Http),
        (&[b"https, http"], Scheme::Http),
        (&[b"\xFF, https"], Scheme::Https),
        (&[], Scheme::Unknown),
    ] {
        let headers = lines("x-forwarded-proto", values);
        assert_eq!(client(PEER, &headers, ProxyHeader::XForwarded).1, expected);
    }
}

#[test]
fn the_header_that_the_proxy_does_not_write_is_a_strangers() {
    let mut headers = lines("forwarded", &[b"for=6.6.6.6;proto=https"]);
    let by_x = client(PEER, &headers, ProxyHeader::XForwarded);
    assert_eq!(by_x, (PEER.to_owned(), Scheme::Unknown));
    headers.insert("x-forwarded-for", HeaderValue::from_static("7.7.7.7"));
    headers.insert("x-forwarded-proto", HeaderValue::from_static("http"));
    assert_eq!(client(PEER, &headers, ProxyHeader::XForwarded).0, "7.7.7.7");
    let by_forwarded = client(PEER, &headers, ProxyHeader::Forwarded);
    assert_eq!(by_forwarded, ("6.6.6.6".to_owned(), Scheme::Https));
}

/// Bytes that a header may have; likely ones more often.
fn garbage() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![
        3 => prop::sample::select(b"\",;=\\[]:._ \tforprotu0123456789".to_vec()),
        1 => (0x20u8..=0xFF).prop_filter("no header has it", |byte| *byte != 0x7F),
    ];
    let word = prop::sample::select(vec![
        "for=6.6.6.6",
        "6.6.6.6",
        "for=\"",
        ", ",
        "for=10.1.2.3",
        "10.1.2.3",
        "proto=https",
        "\\\"",
    ]);
    let piece = prop_oneof![
        prop::collection::vec(byte, 0..12),
        word.prop_map(|word| word.as_bytes().to_vec()),
    ];
    prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
}

/// A proxy's entry for an address that is not a proxy's.
fn added(by: ProxyHeader) -> BoxedStrategy<(String, String)> {
    let address = prop_oneof![
        (11u8..=99, any::<[u8; 3]>()).prop_map(|(a, [b, c, d])| IpAddr::from([a, b, c, d])),
        any::<[u16; 8]>().prop_map(|mut parts| {
            parts[0] = 0x2001;
            IpAddr::from(parts)
        }),
    ];
    let shapes = (address, 0..4u8, any::<u16>());
    let written = move |(address, shape, port): (IpAddr, u8, u16)| {
        let name = match (by, address) {
            (ProxyHeader::Forwarded, IpAddr::V6(address)) => format!("\"[{address}]\""),
            _ => address.to_string(),
        };
        let text = match (by, shape, address) {
            (ProxyHeader::XForwarded, 1, IpAddr::V4(_)) => format!("{address}:{port}"),
            (ProxyHeader::XForwarded, ..) => name,
            (ProxyHeader::Forwarded, 0, _) => format!("for={name}"),
            (ProxyHeader::Forwarded, 1, IpAddr::V4(_)) => format!("for=\"{address}:{port}\""),
            (ProxyHeader::Forwarded, 2, _) => {
                format!("host=\"a,\\\"b\\\\\";for={name};proto=https")
            }
            (ProxyHeader::Forwarded, ..) => format!("proto=https;for={name}"),
        };
        (text, address.to_string())
    };
    shapes.prop_map(written).boxed()
}

proptest! {
    #[test]
    fn an_untrusted_peer_can_not_change_its_address(
        values in prop::collection::vec(garbage(), 0..4),
        peer in (11u8..=99, any::<[u8; 3]>()),
    ) {
        let peer = IpAddr::from([peer.0, peer.1[0], peer.1[1], peer.1[2]]).to_string();
        let mut headers = HeaderMap::new();
        for value in &values {
            for name in ["forwarded", "x-forwarded-for", "x-forwarded-proto"] {
                headers.append(name, HeaderValue::from_bytes(value).unwrap());
            }
        }
        for by in ProxyHeader::ALL {
            prop_assert_eq!(client(&peer, &headers, *by), (peer.clone(), Scheme::Http));
        }
    }

    #[test]
    fn nothing_left_of_what_a_trusted_proxy_added_changes_it(
        before in prop::collection::vec(garbage(), 0..3),
        same_line in garbage(),
        trusted_hops in 0..3usize,
        forwarded in added(ProxyHeader::Forwarded),
        x_forwarded in added(ProxyHeader::XForwarded),
    ) {
        for (by, name, (written, address), hop) in [
            (ProxyHeader::Forwarded, "forwarded", forwarded, ", for=10.9.8.7"),
            (ProxyHeader::XForwarded, "x-forwarded-for", x_forwarded, ", 10.9.8.7"),
        ] {
            let added = format!("{written}{}", hop.repeat(trusted_hops));
            let alone = client(PEER, &lines(name, &[added.as_bytes()]), by);
            prop_assert_eq!(&alone.0, &address);
            let joined = [&same_line[..], b", ", added.as_bytes()].concat();
            for last in [added.as_bytes(), &joined] {
                let mut values: Vec<&[u8]> = before.iter().map(Vec::as_slice).collect();
                values.push(last);
                prop_assert_eq!(client(PEER, &lines(name, &values), by), alone.clone());
            }
        }
    }

    #[test]
    fn a_client_behind_a_proxy_never_gets_an_address_that_only_it_has_named(
        value in garbage(),
        by in prop::sample::select(ProxyHeader::ALL.to_vec()),
    ) {
        // The proxy hides who it was.
        let name = match by {
            ProxyHeader::Forwarded => "forwarded",
            ProxyHeader::XForwarded => "x-forwarded-for",
        };
        let hidden = match by {
            ProxyHeader::Forwarded => &b"for=unknown"[..],
            ProxyHeader::XForwarded => b"unknown",
        };
        let joined = [&value[..], b",", hidden].concat();
        prop_assert_eq!(client(PEER, &lines(name, &[&joined]), by).0, PEER);
    }
}
