//! Checks a page of the blog: whether it loads our scripts, and whether they can work there.

use url::Url;

use super::address::clock;
use super::certificate::ServedChain;
use super::csp::{Use, forbids};
use super::finding::Findings;
use super::page::{self, Page, Script};
use super::web::{Fetched, NoAnswer, Web};
use super::{address, cors, hugo};
use afterword_config::Config;
use afterword_model::{Origin, Site, Sites};

/// A page may redirect to HTTPS, to `www.`, and to its trailing slash.
const MOST_REDIRECTS: usize = 5;

pub(super) async fn check(config: &Config, web: &Web, sites: &Sites, url: &Url) -> Findings {
    let mut findings = Findings::of("blog");
    let Some(answer) = opened(web, url, &mut findings).await else {
        return findings;
    };
    let page = page::read(&answer.body, &answer.url);
    if !page.has_thread() {
        no_thread(config, sites, &answer.url, &page, &mut findings);
    }
    let mut seen: Vec<&Script> = Vec::new();
    for script in &page.scripts {
        if !seen.contains(&script) {
            seen.push(script);
            loaded(config, web, &answer, script, &mut findings).await;
            policies(config, &answer, &page, script, &mut findings);
        }
    }
    let named = page
        .scripts
        .iter()
        .find_map(|script| script.site.as_deref());
    let site = known_site(sites, named, &page, &mut findings);
    origin(site.as_deref(), &answer.url, &mut findings);
    let key = site.as_ref().map(|site| site.key.as_str());
    cors::check(config, web, key.or(named), &answer.url, &mut findings).await;
    findings
}

/// The page, if it exists.
async fn opened(web: &Web, url: &Url, findings: &mut Findings) -> Option<Fetched> {
    let tried = format!("GET {url}");
    let answer = match fetched(web, url).await {
        Ok(answer) => answer,
        Err(error) => {
            let problem = error.shown.as_ref().and_then(ServedChain::problem);
            let saw = problem.map_or(error.reason, |(problem, _)| problem);
            let advice = "name a page of your blog that browsers can open, with comments on it";
            findings.failure(tried, saw, advice);
            return None;
        }
    };
    if answer.status != 200 {
        let saw = format!("{} answers with status {}", answer.url, answer.status);
        let advice = "name a page of your blog that is there, with comments on it";
        findings.failure(tried, saw, advice);
        return None;
    }
    findings.fine(tried, format!("status 200 of {}", answer.url));
    clock(&answer, findings);
    Some(answer)
}

async fn fetched(web: &Web, url: &Url) -> Result<Fetched, NoAnswer> {
    let mut url = url.clone();
    for _ in 0..MOST_REDIRECTS {
        let answer = web.get(&url, &[("accept", "text/html")]).await?;
        let Some(to) = answer.location() else {
            return Ok(answer);
        };
        if !is_near(&url, &to) {
            let reason =
                format!("it leads to {to}, which you did not name: if it is yours, name it");
            return Err(reason.into());
        }
        url = to;
    }
    Err(format!("it leads on and on, more than {MOST_REDIRECTS} times").into())
}

/// Whether the hosts are equal, or one is `www.` or another subdomain of the other.
fn is_near(from: &Url, to: &Url) -> bool {
    let (Some(from), Some(other)) = (from.host_str(), to.host_str()) else {
        return false;
    };
    let below = |name: &str, parent: &str| {
        let rest = name.strip_suffix(parent);
        rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    matches!(to.scheme(), "http" | "https") && (below(from, other) || below(other, from))
}

fn tag(config: &Config, site: &str) -> String {
    let server = &config.server.public_url;
    format!("<script async src=\"{server}/embed.js\" data-site=\"{site}\"></script>")
}

/// A page that only counts comments is a list as it should be, or an article without its thread.
fn no_thread(config: &Config, sites: &Sites, url: &Url, page: &Page, findings: &mut Findings) {
    let site = sites.all().first().map_or("blog", |site| site.key.as_str());
    let mut advice = format!("put this where the comments go: {}", tag(config, site));
    if page.is_of_hugo {
        advice = format!(
            "{advice}. With the Hugo component: {}",
            hugo::advice(page.theme)
        );
    }
    if page.scripts.is_empty() {
        let tried = format!("look for embed.js and count.js in {url}");
        findings.failure(tried, "there is no such script tag in its HTML", advice);
    } else {
        let tried = format!("look for embed.js in {url}");
        let saw = "it has count.js only, as a list of articles does";
        findings.warning(tried, saw, format!("if it is an article, {advice}"));
    }
}

async fn loaded(
    config: &Config,
    web: &Web,
    page: &Fetched,
    script: &Script,
    findings: &mut Findings,
) {
    let source = &script.source;
    let tried = format!("load {source} as the page does");
    if page.url.scheme() == "https" && source.scheme() == "http" {
        let advice = format!(
            "browsers load no http script into an https page (mixed content): write {}{}",
            config.server.public_url,
            source.path()
        );
        return findings.failure(tried, "http, on a page on https", advice);
    }
    if source.origin() != config.server.public_url.origin() {
        let saw = format!(
            "it is not below server.public_url, {}",
            config.server.public_url
        );
        let advice =
            "let the script tag and server.public_url name the same address; it was not fetched";
        return findings.failure(tried, saw, advice);
    }
    match web.get(source, &[]).await {
        Ok(answer) => {
            let kind = answer.header("content-type").unwrap_or_default();
            if answer.status == 200 && kind.contains("javascript") {
                findings.fine(tried, format!("status 200, {kind}"));
            } else {
                let saw = format!("status {}, {kind}", answer.status);
                findings.failure(tried, saw, "let the proxy pass this path to Afterword");
            }
        }
        Err(error) => findings.failure(tried, error.reason, "see the checks of the public address"),
    }
}

fn policies(
    config: &Config,
    answer: &Fetched,
    page: &Page,
    script: &Script,
    findings: &mut Findings,
) {
    let mut policies = page.policies.clone();
    policies.extend(answer.header("content-security-policy"));
    if policies.is_empty() {
        return;
    }
    let server = &config.server.public_url;
    let asked = address::joined(server, "/api/v1/counts");
    let nonce = script.nonce.as_deref();
    let name = script
        .source
        .path_segments()
        .and_then(Iterator::last)
        .unwrap_or_default();
    let tried = format!("read the page's Content-Security-Policy for {name}");
    let mut is_fine = true;
    for policy in &policies {
        for (target, what, name) in [
            (&script.source, Use::Script, "script-src"),
            (&asked, Use::Connect, "connect-src"),
        ] {
            if let Some(directive) = forbids(policy, &answer.url, target, nonce, what) {
                is_fine = false;
                let advice =
                    format!("add {server} to {name} where your blog's host sets the policy");
                findings.failure(tried.clone(), format!("`{directive}` blocks it"), advice);
            }
        }
    }
    if is_fine {
        findings.fine(tried, "it allows it");
    }
}

/// The site that the page's scripts name.
fn known_site(
    sites: &Sites,
    named: Option<&str>,
    page: &Page,
    findings: &mut Findings,
) -> Option<std::sync::Arc<Site>> {
    let keys: Vec<&str> = sites.all().iter().map(|site| site.key.as_str()).collect();
    if page.scripts.is_empty() || keys.is_empty() {
        return None;
    }
    let tried = "compare data-site with the sites there are";
    let found = match named {
        Some(name) => sites.all().iter().find(|site| site.key.as_str() == name),
        None if keys.len() == 1 => sites.all().first(),
        None => None,
    };
    match (found, named) {
        (Some(site), _) => findings.fine(tried, format!("it is `{}`", site.key)),
        (None, Some(name)) => findings.failure(
            tried,
            format!("`{name}` is none of them ({})", keys.join(", ")),
            format!("write data-site=\"{}\" into the script tag, or add the site with `afterword sites add`", keys[0]),
        ),
        (None, None) => findings.failure(
            tried,
            format!("the script tag has no data-site, and there are several ({})", keys.join(", ")),
            "name the site in the script tag by data-site",
        ),
    }
    found.cloned()
}

fn origin(site: Option<&Site>, url: &Url, findings: &mut Findings) {
    let own = url.origin().ascii_serialization();
    let (Some(site), Ok(origin)) = (site, Origin::parse(&own)) else {
        return;
    };
    let tried = format!("look for {own} among the origins of `{}`", site.key);
    if site.origins.contains(&origin) {
        findings.fine(tried, "it is one of them");
    } else {
        let known: Vec<&str> = site.origins.iter().map(Origin::as_str).collect();
        let saw = format!("it is not: there is {}", known.join(", "));
        let advice = format!(
            "comments from there are refused: `afterword sites origin {} {own}`",
            site.key
        );
        findings.failure(tried, saw, advice);
    }
}
