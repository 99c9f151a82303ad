//! CORS (Fetch standard), judged like a browser that runs our widget on the blog's page.

use http::Method;
use url::Url;

use super::address::joined;
use super::finding::Findings;
use super::web::{Fetched, Web};
use afterword_config::Config;

const ALLOWED: &str = "access-control-allow-origin";
const PROXY: &str = "Afterword sends the right headers itself: let the proxy add, change and answer nothing of CORS \
                     (docs/cors.md)";

pub(super) async fn check(
    config: &Config,
    web: &Web,
    site: Option<&str>,
    page: &Url,
    findings: &mut Findings,
) {
    let origin = page.origin().ascii_serialization();
    preflight(config, web, &origin, findings).await;
    let Some(site) = site else { return };
    let mut counts = joined(&config.server.public_url, "/api/v1/counts");
    counts
        .query_pairs_mut()
        .append_pair("site", site)
        .append_pair("page", page.path());
    let tried = format!("ask for a count from {origin}");
    match web.get(&counts, &[("origin", &origin)]).await {
        Ok(answer) => match problem(&answer, &origin) {
            Some(problem) => findings.failure(tried, problem, PROXY),
            None if answer.status == 200 => {
                findings.fine(tried, "answered, and the page may read it")
            }
            None => {
                let code: Option<serde_json::Value> = serde_json::from_str(&answer.body).ok();
                let detail = code.as_ref().and_then(|problem| problem["detail"].as_str());
                let saw = format!("status {}: {}", answer.status, detail.unwrap_or_default());
                findings.failure(tried, saw, "see the check of data-site, and the log");
            }
        },
        Err(error) => findings.failure(tried, error.reason, "see the checks of the public address"),
    }
}

async fn preflight(config: &Config, web: &Web, origin: &str, findings: &mut Findings) {
    let url = joined(&config.server.public_url, "/api/v1/comments");
    let headers = [
        ("origin", origin),
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "content-type"),
    ];
    let tried = format!("send a preflight from {origin}");
    let answer = match web.ask(Method::OPTIONS, &url, &headers).await {
        Ok(answer) => answer,
        Err(error) => {
            return findings.failure(tried, error.reason, "see the checks of the public address");
        }
    };
    let lists = |name: &str, word: &str| {
        let value = answer.header(name).unwrap_or_default();
        value
            .split(',')
            .any(|part| part.trim().eq_ignore_ascii_case(word))
    };
    if let Some(to) = answer.location() {
        let advice = "browsers follow no redirect of a preflight: let server.public_url be the address that answers";
        findings.failure(tried, format!("it leads to {to}"), advice);
    } else if !(200..300).contains(&answer.status) {
        findings.failure(tried, format!("status {}", answer.status), PROXY);
    } else if let Some(problem) = problem(&answer, origin) {
        findings.failure(tried, problem, PROXY);
    } else if !lists("access-control-allow-methods", "POST") {
        findings.failure(tried, "POST is not among the methods allowed", PROXY);
    } else if !lists("access-control-allow-headers", "content-type") {
        findings.failure(
            tried,
            "Content-Type is not among the headers allowed",
            PROXY,
        );
    } else {
        findings.fine(tried, "allowed");
    }
}

/// Why a page of this origin could not read the answer.
fn problem(answer: &Fetched, origin: &str) -> Option<String> {
    let values = answer.headers.get_all(ALLOWED).iter().count();
    match (values, answer.header(ALLOWED)) {
        (0, _) | (_, None) => Some("no Access-Control-Allow-Origin".to_owned()),
        (1, Some(value)) if value == "*" || value == origin => None,
        (1, Some(value)) => Some(format!("Access-Control-Allow-Origin is `{value}`")),
        (_, Some(value)) => Some(format!(
            "Access-Control-Allow-Origin comes twice: `{value}`"
        )),
    }
}
