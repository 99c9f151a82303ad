//! No request to where a stranger points inside the owner's network (SSRF): who may connect to other machines at all, and that nobody else does.

use crate::support::sources::{claims, files};

/// Each file that may connect to other machines says so in a comment, with the reason. `outgoing` alone does so for
/// addresses that come up while the server runs, and its guard looks at each; all others speak with whom the settings
/// name: mail servers, an authority, what the doctor tries, the server itself.
const CLAIM: &str = "Connects to other machines";

#[test]
fn only_files_that_say_why_ask_other_servers() {
    // Each of them is about connections as a whole.
    let crates = ["server/outgoing/", "server/mail/", "server/bench/"];
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
        let is_test = path.contains("/tests/");
        if is_test || crates.iter().any(|part| path.starts_with(part)) {
            continue;
        }
        let (code, _) = text.split_once("\nmod tests {").unwrap_or((&text, ""));
        let used = ways.iter().find(|way| code.contains(**way));
        match (used, claims(&text, CLAIM)) {
            (Some(way), false) => {
                panic!("{path} uses {way}: does it need to, and whom does it ask?")
            }
            (None, true) => panic!("{path} connects to nobody: the comment `{CLAIM}` can go"),
            _ => {}
        }
    }
}
