//! The origin of a form: the console accepts forms only from its own pages.
//!
//! `SameSite=Lax` keeps the cookie from most requests of other sites, but not from other ports and sub-domains of
//! ours: those are the same site. The origin is exact.

use http::{HeaderMap, HeaderName, header};
use url::Url;

use crate::contexts::ConsoleServices;
use crate::error::{Problem, code};
use crate::own_host::is_own_host;
use afterword_i18n::ProblemText;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Browsers send `Origin` with every form; without it, other headers count. `null` is not ours: our pages set a
/// referrer policy that never hides it.
///
/// # Errors
/// `foreign_form`.
pub(super) fn check(services: &ConsoleServices, headers: &HeaderMap) -> Result<(), Problem> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let is_fine = match (
        text(header::ORIGIN),
        text(FETCH_SITE),
        text(header::REFERER),
    ) {
        (Some(origin), ..) => is_ours(services, headers, origin),
        (None, Some(site), _) => {
            let host = text(header::HOST).unwrap_or_default();
            site == "same-origin" && is_at_ours(services, headers, host)
        }
        (None, None, Some(referrer)) => {
            let origin = Url::parse(referrer).map(|url| url.origin().ascii_serialization());
            origin.is_ok_and(|origin| is_ours(services, headers, &origin))
        }
        (None, None, None) => false,
    };
    is_fine
        .then_some(())
        .ok_or_else(|| Problem::new(code::FOREIGN_FORM, ProblemText::foreign_form()))
}

/// The public address, or a host of ours that this request was sent to; never plain http if readers use https.
fn is_ours(services: &ConsoleServices, headers: &HeaderMap, origin: &str) -> bool {
    let public = &services.config.server.public_url;
    if origin == public.to_string() {
        return true;
    }
    let Some((scheme, host)) = origin.split_once("://") else {
        return false;
    };
    let is_safe = scheme == "https" || !public.is_https();
    is_safe && is_at_ours(services, headers, host)
}

fn is_at_ours(services: &ConsoleServices, headers: &HeaderMap, host: &str) -> bool {
    is_own_host(
        &services.config,
        services.sites.current().all(),
        headers,
        host,
    )
}
