//! No request to where a stranger points (SSRF): who may connect to other machines at all, and that nobody else does.

use crate::support::sources::files;

/// Who connects to other machines. `outgoing/` alone does so for what comes up while the server runs, and its guard
/// looks at each address; the others speak with whom the settings name: mail servers, an authority, what the doctor
/// tries, the server itself; the burst of `afterword bench` has a guard of its own.
#[test]
fn one_place_alone_asks_other_servers() {
    let known = [
        "server/outgoing/",
        "server/mail/",
        "server/transport/src/tls/acme.rs",
        "server/transport/src/tls/acme_storage.rs",
        "server/transport/tests/",
        "server/bench/",
        "server/cli/doctor/",
        "server/cli/healthcheck.rs",
    ];
    let ways = [
        "TcpStream::connect",
        "TcpSocket",
        "UdpSocket",
        "lookup_host",
        "to_socket_addrs",
        "hyper::client",
        "hyper_util::client",
        "TlsConnector",
        "lettre::",
        "rustls_acme",
        "hickory",
        "mail_auth",
        "reqwest",
    ];
    for (path, text) in files("server", &[".rs"]) {
        for way in ways {
            let is_known = known.iter().any(|part| path.starts_with(part));
            assert!(is_known || !text.contains(way), "{path} uses {way}");
        }
    }
}
