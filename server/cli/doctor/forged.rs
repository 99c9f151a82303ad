//! Whether a stranger can claim to be any reader: the proxy in front must not pass on what a client says of itself.
//!
//! The doctor sends such a claim through the public address. The server says which address it believes, to whoever
//! knows the server's own secret.

use std::net::IpAddr;

use super::address::joined;
use super::finding::Findings;
use super::web::{Fetched, Web};
use crate::cli::Settings;
use crate::cli::open::Access;
use afterword_config::{Config, ProxyHeader};
use afterword_services::keys::{BELIEVED_CLIENT, PROBE, RECEIVED_FORWARDED};

/// Of a network for documentation (RFC 5737): nobody has it.
const CLAIMED: &str = "198.51.100.77";

pub(super) async fn check(config: &Config, probe: Option<&str>, web: &Web) -> Findings {
    let mut findings = Findings::of("public address");
    let (name, value) = match config.server.proxy_header {
        ProxyHeader::XForwarded => ("x-forwarded-for", CLAIMED.to_owned()),
        ProxyHeader::Forwarded => ("forwarded", format!("for={CLAIMED}")),
    };
    let tried = format!("send a forged {name} to {}", config.server.public_url);
    let Some(probe) = probe else {
        return findings;
    };
    let alive = joined(&config.server.public_url, "/healthz");
    let answer = web
        .get(&alive, &[(PROBE, probe), (name, &value)])
        .await
        .ok();
    // Who does not answer is told of by the public address.
    let Some(answer) = answer.filter(|answer| answer.status == 200) else {
        return findings;
    };
    told(tried, config, &answer, &mut findings);
    findings
}

/// What proves that this command may ask; `None` if the database can't be opened, which has been told.
pub(super) fn probe(settings: &Settings) -> Option<String> {
    let access = Access::without_upgrade(settings).ok()?;
    Some(access.app.keys.probe(access.app.clock.now()))
}

fn told(tried: String, config: &Config, answer: &Fetched, findings: &mut Findings) {
    let header = match config.server.proxy_header {
        ProxyHeader::XForwarded => "X-Forwarded-For",
        ProxyHeader::Forwarded => "Forwarded",
    };
    match answer.header(BELIEVED_CLIENT) {
        // This machine may be a trusted proxy itself: then what it says counts, and what a stranger says does not.
        Some(believed) if adds(answer) && (believed != CLAIMED || added_is_this_machine(answer)) => {
            findings.fine(
                tried,
                "the proxy adds the address that it sees, and that one counts",
            );
        }
        Some(believed) if believed == CLAIMED => findings.failure(
            tried,
            "the server believes it: every reader can claim any address, so that rate limits and blocks hold nobody back",
            format!(
                "let the proxy write {header} itself (nginx: `proxy_set_header X-Forwarded-For $remote_addr;`), and \
                 server.trusted_proxies name nothing but the proxy"
            ),
        ),
        Some(believed) => findings.fine(tried, format!("the server believes {believed} instead")),
        None => findings.warning(
            tried,
            "the server does not say which address it believes",
            "try again when a server of this version runs with this database, and nothing in front of it removes headers",
        ),
    }
}

/// A proxy that sees every client under one address of its own network, as Docker's does, adds that; who trusts it
/// believes what strangers claim.
fn added_is_this_machine(answer: &Fetched) -> bool {
    let received = answer.header(RECEIVED_FORWARDED).unwrap_or_default();
    let added = received.rsplit(',').next().unwrap_or_default().trim();
    let added = added.trim_start_matches("for=").trim_matches('"');
    let address = added.trim_matches(['[', ']']).parse::<IpAddr>();
    address.is_ok_and(|address| address.is_loopback())
}

/// Whether the proxy has written an address behind the claimed one.
fn adds(answer: &Fetched) -> bool {
    let received = answer.header(RECEIVED_FORWARDED).unwrap_or_default();
    let mut entries = received.split(',').map(str::trim);
    let is_claimed_first = entries.next().is_some_and(|entry| entry.contains(CLAIMED));
    is_claimed_first && entries.next().is_some()
}
