//! URLs of other servers, as settings have them.

use url::Url;

/// A URL of `http` or `https` with a host, and without a user, a password or a fragment.
pub(crate) fn web_url(text: &str) -> Option<Url> {
    let url: Url = text.parse().ok()?;
    let is_fine = matches!(url.scheme(), "http" | "https")
        && url.host().is_some()
        && url.port() != Some(0)
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    is_fine.then_some(url)
}
