//! The public address, behind proxies that are set up wrongly.

use std::sync::Arc;

use super::scripted_servers::{Authority, Script, answer, serve};
use super::{Report, each_has_its_advice};
use crate::cli::Home;

const DATE: &str = "date: Thu, 01 Jan 2026 00:00:00 GMT\r\n";
const HSTS: &str = "strict-transport-security: max-age=31536000\r\n";
const ANY: &str = "access-control-allow-origin: *\r\n";
const PAGE: &str = r#"<script async src="/embed.js" data-site="blog"></script>"#;
const ALLOWED: &str =
    "access-control-allow-methods: GET, POST\r\naccess-control-allow-headers: Content-Type\r\n";

/// As a proxy in front of Afterword answers: `ready` to a look at its health, `preflight` and `count` to the widget.
fn proxy(ready: String, preflight: String, count: String) -> Script {
    Arc::new(move |method, path| match (method, path) {
        ("OPTIONS", _) => preflight.clone(),
        (_, path) if path.starts_with("/api/v1/counts") => count.clone(),
        (_, "/readyz") => ready.clone(),
        _ => answer(200, "content-type: text/html\r\n", PAGE),
    })
}

fn ready(headers: &str) -> String {
    answer(200, headers, r#"{"status":"ready"}"#)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_proxy_does_wrong_is_named() {
    let home = Home::begun();
    let authority = Authority::new();
    let (chain, key) = authority.certificate("localhost", "22000101000000Z");
    let fine = || ready(HSTS);
    let preflight = |headers: &str| answer(204, headers, "");
    let good = || preflight(&format!("{ANY}{ALLOWED}"));
    let count = |headers: &str| answer(200, headers, "{}");
    let twice = format!("{ANY}{ANY}");
    for (ready, preflight, count, verdict, words) in [
        (
            ready(""),
            good(),
            count(ANY),
            "warning",
            ["HSTS", "X-Forwarded-Proto"],
        ),
        (
            ready(&format!("{DATE}{HSTS}")),
            good(),
            count(ANY),
            "warning",
            ["clock", "s ahead"],
        ),
        (
            ready(&format!("{DATE}age: 86400\r\n{HSTS}")),
            good(),
            count(ANY),
            "fine",
            ["/readyz", "Afterword answers"],
        ),
        (
            answer(502, "", "Bad gateway"),
            good(),
            count(ANY),
            "failure",
            ["status 502", "does not run"],
        ),
        (
            answer(200, "", "<p>Nginx"),
            good(),
            count(ANY),
            "failure",
            ["not Afterword's answer", "another server"],
        ),
        (
            answer(301, "location: https://www.localhost/\r\n", ""),
            good(),
            count(ANY),
            "failure",
            ["it leads to https://www.localhost/", "server.public_url"],
        ),
        (
            fine(),
            answer(405, "", ""),
            count(ANY),
            "failure",
            ["send a preflight", "status 405"],
        ),
        (
            fine(),
            answer(308, "location: /other\r\n", ""),
            count(ANY),
            "failure",
            ["send a preflight", "it leads to"],
        ),
        (
            fine(),
            preflight(ANY),
            count(ANY),
            "failure",
            ["send a preflight", "POST is not among"],
        ),
        (
            fine(),
            preflight(ALLOWED),
            count(ANY),
            "failure",
            ["send a preflight", "no Access-Control-Allow-Origin"],
        ),
        (
            fine(),
            good(),
            count(&twice),
            "failure",
            ["ask for a count", "comes twice"],
        ),
        (
            fine(),
            good(),
            count("access-control-allow-origin: https://other.test\r\n"),
            "failure",
            ["ask for a count", "is `https://other.test`"],
        ),
    ] {
        let script = proxy(ready, preflight, count);
        let port = serve(Some((&chain, &key)), script).await.port();
        let page = format!("https://localhost:{port}/");
        let report = Report::of(
            &home,
            &format!(
                "--authority {} --set server.public_url=https://localhost:{port} --set server.trusted_proxies=127.0.0.1 \
                 --site {page}",
                authority.file().display()
            ),
        );
        assert!(report.says(verdict, &words), "{words:?} in {:#}", report.0);
        assert_eq!(
            report.says("warning", &["clock"]),
            words[0] == "clock",
            "what a cache has kept says nothing of a clock: {:#}",
            report.0
        );
        each_has_its_advice(&report);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn certificates_that_browsers_refuse_are_told_apart() {
    let home = Home::begun();
    let authority = Authority::new();
    let trusted = format!("--authority {}", authority.file().display());
    let good = authority.certificate("localhost", "22000101000000Z");
    let expired = authority.certificate("localhost", "20210101000000Z");
    let other = authority.certificate("other.test", "22000101000000Z");
    let soon = (jiff::Timestamp::now() + jiff::SignedDuration::from_hours(5 * 24 + 1))
        .strftime("%Y%m%d%H%M%SZ");
    let soon = authority.certificate("localhost", &soon.to_string());
    let alone = (authority.alone(&good.0), good.1.clone());
    for ((chain, key), flags, verdict, words) in [
        (
            &good,
            trusted.as_str(),
            "fine",
            ["look at the certificate", "days left"],
        ),
        (
            &soon,
            trusted.as_str(),
            "warning",
            ["5 days left", "should have been renewed"],
        ),
        (
            &expired,
            trusted.as_str(),
            "failure",
            ["ends 2021-01-01", "renew it"],
        ),
        (
            &other,
            trusted.as_str(),
            "failure",
            ["not valid for name", "server.public_url"],
        ),
        (
            &alone,
            trusted.as_str(),
            "failure",
            ["UnknownIssuer", "fullchain.pem"],
        ),
        (&good, "", "failure", ["UnknownIssuer", "--authority"]),
    ] {
        let script = proxy(ready(HSTS), String::new(), String::new());
        let port = serve(Some((chain, key)), script).await.port();
        let line = format!("{flags} --set server.public_url=https://localhost:{port}");
        let report = Report::of(&home, &line);
        assert!(report.says(verdict, &words), "{words:?} in {:#}", report.0);
        each_has_its_advice(&report);
    }
    let report = Report::of(&home, "--set server.public_url=https://localhost:9");
    assert!(report.says(
        "failure",
        &["no connection", "no server runs", "`afterword serve`"]
    ));
    let server = home.serve();
    let report = Report::of(&home, "--set server.public_url=https://localhost:9");
    assert!(report.says("failure", &["no connection", "firewall"]));
    assert_eq!(server.stop("TERM"), 0);
    let report = Report::of(&home, "--set server.public_url=http://blog.invalid");
    assert!(report.says("failure", &["it is http", "give it https"]));
    assert!(report.says("failure", &["the name is not known"]));
}
