//! Extractors: a request's site, client and tokens.

use std::sync::Arc;

use http::{HeaderMap, header};

use super::client::{Client, Scheme};
use super::error::{Problem, code};
use super::fields::missing;
use super::layers::access_log;
use super::own_host::is_own_host;
use afterword_config::Config;
use afterword_i18n::ProblemText;
use afterword_model::{OriginVerdict, Site};
use afterword_services::SiteRegistry;

/// The site of a request; it may be left out if there is only one.
///
/// # Errors
/// `unknown_site`, `missing_field`.
pub(super) fn site(sites: &SiteRegistry, key: Option<&str>) -> Result<Arc<Site>, Problem> {
    let sites = sites.current();
    let site = match (key.filter(|key| !key.is_empty()), sites.all()) {
        (Some(key), _) => sites.by_key(key).ok_or_else(unknown_site),
        (None, [only]) => Ok(Arc::clone(only)),
        (None, []) => Err(unknown_site()),
        (None, _) => Err(missing("site")),
    }?;
    access_log::is_for(&site);
    Ok(site)
}

pub(super) fn unknown_site() -> Problem {
    Problem::new(code::UNKNOWN_SITE, ProblemText::unknown_site()).field("site")
}

/// Compares a write with the site's origins. Browsers always send the origin of a write; a request without `Origin`
/// comes from no page.
///
/// # Errors
/// `origin_null`, `origin_not_allowed`.
pub(super) fn check_origin(
    config: &Config,
    site: &Arc<Site>,
    headers: &HeaderMap,
    client: Option<&Client>,
) -> Result<(), Problem> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    match site.judge_origin(origin) {
        OriginVerdict::Accepted => Ok(()),
        OriginVerdict::Foreign if is_own((config, site), origin, headers, client) => Ok(()),
        OriginVerdict::Null => Err(Problem::new(code::ORIGIN_NULL, ProblemText::origin_null())),
        OriginVerdict::Foreign => {
            let shown: String = origin.chars().take(200).collect();
            let shown = shown.escape_debug().to_string();
            let text = ProblemText::origin_not_allowed(shown, site.key.to_string());
            Err(Problem::new(code::ORIGIN_NOT_ALLOWED, text))
        }
    }
}

/// Whether it is our own page: by the public address, or by a host of ours and the scheme of this request. If readers
/// use https and the scheme is unknown, a page by plain http is not ours: anybody on the way could have forged it.
fn is_own(
    (config, site): (&Config, &Arc<Site>),
    origin: &str,
    headers: &HeaderMap,
    client: Option<&Client>,
) -> bool {
    let public = &config.server.public_url;
    if origin == public.to_string() {
        return true;
    }
    let Some((said, host)) = origin.split_once("://") else {
        return false;
    };
    let fits = match client.map_or(Scheme::Unknown, |client| client.scheme) {
        Scheme::Https => said == "https",
        Scheme::Http => said == "http",
        Scheme::Unknown => said == "https" || (said == "http" && !public.is_https()),
    };
    fits && is_own_host(config, std::slice::from_ref(site), headers, host)
}

/// The value of a cookie (RFC 6265, 5.4); an empty one is none.
#[must_use]
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter();
    let mut cookies = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='));
    let (_, value) = cookies.find(|(known, _)| *known == name)?;
    (!value.is_empty()).then_some(value)
}

/// The token of `Authorization: Bearer …` (RFC 6750).
#[must_use]
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// # Errors
/// `edit_token_missing`.
pub(super) fn edit_token(headers: &HeaderMap) -> Result<&str, Problem> {
    bearer(headers)
        .ok_or_else(|| Problem::new(code::EDIT_TOKEN_MISSING, ProblemText::edit_token_missing()))
}
