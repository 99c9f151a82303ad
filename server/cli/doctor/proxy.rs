//! The proxy in front, as far as the settings show it: if only its own machine reaches the server, and browsers use
//! HTTPS, it must be behind a proxy.

use super::finding::Findings;
use afterword_config::Config;

pub(super) fn check(config: &Config) -> Findings {
    let mut findings = Findings::of("proxy");
    let server = &config.server;
    let tried = "compare server.listen, server.public_url and server.trusted_proxies";
    let is_local = server
        .listen
        .is_some_and(|address| address.ip().is_loopback());
    let needs_proxy = server.public_url.is_https() && config.tls.listen.is_none();
    match (needs_proxy, server.trusted_proxies.is_empty()) {
        (true, true) => findings.failure(
            tried,
            "browsers come by https, which a proxy must do for you, and no proxy is trusted",
            "every request is refused as plain http: set server.trusted_proxies, such as [\"127.0.0.1\"] for a proxy on \
             this machine, or let Afterword do https itself ([tls], docs/https.md)",
        ),
        (true, false) if is_local => findings.fine(tried, "behind a proxy that is trusted"),
        (true, false) => findings.warning(
            tried,
            "behind a proxy, but plain HTTP is open to other machines too",
            "let server.listen be an address that only the proxy reaches, such as 127.0.0.1:8017",
        ),
        (false, true) => findings.fine(tried, "without a proxy"),
        (false, false) => findings.fine(tried, "a proxy is trusted"),
    }
    everybody(config, &mut findings);
    findings
}

/// Who trusts all addresses believes every stranger.
fn everybody(config: &Config, findings: &mut Findings) {
    let trusted = config.server.trusted_proxies.iter();
    let all: Vec<String> = trusted
        .filter(|net| net.prefix_len() == 0)
        .map(ToString::to_string)
        .collect();
    if !all.is_empty() {
        findings.failure(
            "look for everybody in server.trusted_proxies",
            format!("{} is every address", all.join(" and ")),
            "any reader can claim any address, so that rate limits and blocks hold nobody back: name the proxy's own \
             address or network, such as [\"127.0.0.1\"] or [\"172.16.0.0/12\"]",
        );
    }
}
