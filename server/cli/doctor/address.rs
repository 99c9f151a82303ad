//! `server.public_url`, as browsers reach it: name, TLS, redirect, HSTS, HTTP/2, and the clocks.

use jiff::fmt::rfc2822;
use jiff::{SignedDuration, Timestamp};
use url::Url;

use super::certificate::ServedChain;
use super::finding::Findings;
use super::web::{Fetched, NoAnswer, Web};
use crate::cli::control_socket;
use afterword_config::Config;

/// Certificates are renewed about a month before they expire: with less left, the renewal has failed.
const SOON: SignedDuration = SignedDuration::from_hours(14 * 24);
/// With a greater difference, times of comments and tokens look odd.
const SKEW: i64 = 5;

pub(super) async fn check(config: &Config, web: &Web) -> Findings {
    let mut findings = Findings::of("public address");
    let url = &config.server.public_url;
    if !url.is_https() {
        let tried = format!("look at server.public_url ({url})");
        if url.is_loopback() {
            let advice =
                "fine for trying out; for readers set it to the https address that they will use";
            findings.warning(tried, "it leads to this machine only", advice);
        } else {
            let advice = "pages on https can't use it, and writing fails where HSTS is known: give it https \
                          (docs/cors.md)";
            findings.failure(tried, "it is http", advice);
        }
    }
    let alive = joined(url, "/readyz");
    let tried = format!("GET {alive}");
    match web.get(&alive, &[]).await {
        Ok(answer) => answered(&tried, &answer, &mut findings),
        Err(error) => unanswered(&tried, error, config, &mut findings),
    }
    if url.is_https() {
        http2(url, web, &mut findings).await;
        plain(url, web, &mut findings).await;
    }
    findings
}

/// A path on a server.
pub(super) fn joined(url: &Url, path: &str) -> Url {
    let mut url = url.clone();
    url.set_path(path);
    url
}

fn answered(tried: &str, answer: &Fetched, findings: &mut Findings) {
    let is_ours = answer.body.contains("\"ready\"");
    match (answer.status, answer.location()) {
        (200, _) if is_ours => findings.fine(tried, "Afterword answers, and can write"),
        (_, Some(to)) => findings.failure(
            tried,
            format!("it leads to {to}"),
            "set server.public_url to the address that answers itself: preflights follow no redirect",
        ),
        (502..=504, _) => findings.failure(
            tried,
            format!("status {}", answer.status),
            "Afterword does not run, can't write, or the proxy does not find it: look at `systemctl status afterword`, \
             its log, and the address in the proxy's configuration",
        ),
        (status, _) => findings.failure(
            tried,
            format!("status {status}, and not Afterword's answer"),
            "another server answers under this address: let the proxy pass all paths to Afterword",
        ),
    }
    clock(answer, findings);
    if let Some(shown) = &answer.shown {
        lasts(shown, findings);
        match answer.header("strict-transport-security") {
            Some(header) => findings.fine("look for HSTS", header),
            None => findings.warning(
                "look for HSTS",
                "no Strict-Transport-Security header",
                "let the proxy say X-Forwarded-Proto: https and stand in server.trusted_proxies: then Afterword sends it",
            ),
        }
    }
}

fn unanswered(tried: &str, error: NoAnswer, config: &Config, findings: &mut Findings) {
    match error.shown.as_ref().and_then(ServedChain::problem) {
        Some((problem, advice)) => {
            let ended = error.shown.as_ref().and_then(ServedChain::ends);
            let ends = ended.map_or_else(String::new, |end| format!("; its certificate ends {end}"));
            findings.failure(tried, format!("{problem}{ends}"), advice);
        }
        None if !control_socket::is_served(&config.store.path) => findings.failure(
            tried,
            format!("{}; no server runs with this database", error.reason),
            "start it (`afterword serve`, `systemctl start afterword`), and try again",
        ),
        None => findings.failure(
            tried,
            error.reason,
            "see whether the server and its proxy run, the name leads to this machine (DNS: A and AAAA), and the \
             firewall lets it through",
        ),
    }
}

fn lasts(shown: &ServedChain, findings: &mut Findings) {
    let tried = "look at the certificate";
    let Some(remaining) = shown.remaining(Timestamp::now()) else {
        return;
    };
    let days = remaining.as_hours() / 24;
    let saw = format!("believed, with its chain; {days} days left");
    if remaining < SOON {
        let advice = "it should have been renewed by now: see what the log of certbot, Caddy or Afterword says";
        findings.warning(tried, saw, advice);
    } else {
        findings.fine(tried, saw);
    }
}

/// Compares the clock of the answering server with this machine's.
pub(super) fn clock(answer: &Fetched, findings: &mut Findings) {
    let Some(date) = answer.header("date") else {
        return;
    };
    // A cached answer has the date on which it was created.
    if answer.header("age").is_some_and(|age| age != "0") {
        return;
    }
    let Ok(theirs) = rfc2822::parse(&date) else {
        return;
    };
    let host = answer.url.host_str().unwrap_or_default();
    let tried = format!("compare this machine's clock with that of {host}");
    // Dates in HTTP have whole seconds.
    let skew = Timestamp::now()
        .duration_since(theirs.timestamp())
        .as_secs();
    if skew.abs() > SKEW {
        let direction = if skew > 0 { "ahead" } else { "behind" };
        findings.warning(
            tried,
            format!("this one is {} s {direction}", skew.abs()),
            "one of the two is wrong: let the system keep the time (`timedatectl set-ntp true`)",
        );
    } else {
        findings.fine(tried, "they agree");
    }
}

async fn http2(url: &Url, web: &Web, findings: &mut Findings) {
    let tried = "ask for HTTP/2";
    if web.speaks_http2(url).await {
        findings.fine(tried, "spoken");
    } else {
        let advice = "it works without, but slower: switch it on in the proxy (nginx: `http2 on;`)";
        findings.warning(tried, "not spoken", advice);
    }
}

/// What a browser gets over plain HTTP.
async fn plain(url: &Url, web: &Web, findings: &mut Findings) {
    if url.port().is_some() {
        return;
    }
    let mut plain = joined(url, "/healthz");
    if plain.set_scheme("http").is_err() {
        return;
    }
    let tried = format!("GET {plain}");
    match web.get(&plain, &[]).await {
        Ok(answer) => match answer.location() {
            Some(to) if to.scheme() == "https" => findings.fine(tried, format!("leads to {to}")),
            _ => findings.warning(
                tried,
                format!("status {}, no way to https", answer.status),
                "redirect plain HTTP to https in the proxy, with status 308",
            ),
        },
        Err(_) => findings.fine(tried, "nothing answers by plain HTTP"),
    }
}
