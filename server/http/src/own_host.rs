//! Whether the `Host` of a request proves that a page with the same host is ours.
//!
//! By itself it does not: a stranger's name may lead to this server since their page was loaded (DNS rebinding), and
//! the browser then says that name in `Origin` and in `Host` alike. See
//! `docs/decisions/0058-host-is-no-proof.md`.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::Arc;

use afterword_config::Config;
use afterword_model::Site;
use http::{HeaderMap, header};

/// Whether the request was sent to `host`, and nobody else can have a page there.
pub(crate) fn is_own_host(
    config: &Config,
    sites: &[Arc<Site>],
    headers: &HeaderMap,
    host: &str,
) -> bool {
    let called = headers.get(header::HOST).map(|called| called.as_bytes());
    let name = name_of(host);
    let is_ours = || {
        let public = config.server.public_url.host_str();
        public.is_some_and(|public| public.eq_ignore_ascii_case(name))
            || sites.iter().any(|site| site.is_at(name))
    };
    called == Some(host.as_bytes()) && (is_not_of_dns(name) || is_ours())
}

/// Without the port.
fn name_of(host: &str) -> &str {
    match host.find(']') {
        Some(end) => &host[..=end],
        None => host.split(':').next().unwrap_or(host),
    }
}

/// Whether no name server can say where it leads. A page at an address came from that address, and browsers know
/// `localhost` by themselves (RFC 6761, 6.3).
fn is_not_of_dns(name: &str) -> bool {
    let inside = name
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let is_address = match inside {
        Some(inside) => inside.parse::<Ipv6Addr>().is_ok(),
        None => name.parse::<Ipv4Addr>().is_ok(),
    };
    let name = name.to_ascii_lowercase();
    is_address || name == "localhost" || name.ends_with(".localhost")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_localhost_are_not_of_dns() {
        for name in [
            "127.0.0.1",
            "192.0.2.7",
            "[::1]",
            "localhost",
            "LocalHost",
            "blog.localhost",
        ] {
            assert!(is_not_of_dns(name), "{name}");
        }
        for name in [
            "",
            "evil.test",
            "127.1",
            "::1",
            "[evil]",
            "1.2.3.4.evil.test",
            "notlocalhost",
        ] {
            assert!(!is_not_of_dns(name), "{name}");
        }
    }

    #[test]
    fn a_port_is_no_part_of_a_name() {
        for (host, name) in [
            ("a.test", "a.test"),
            ("a.test:80", "a.test"),
            ("[::1]:80", "[::1]"),
            ("[::1]", "[::1]"),
            ("", ""),
        ] {
            assert_eq!(name_of(host), name, "{host}");
        }
    }
}
