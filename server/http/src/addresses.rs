//! Addresses by which layers tell whose a request is, in front of all routes.

pub(crate) const COUNTS: &str = "/api/v1/counts";
pub(crate) const COMMENTS: &str = "/api/v1/comments";
pub(crate) const CONSOLE: &str = "/console";
const SIGN_IN_LINKS: &str = "/console/sign-in/";
const MAIL_LINKS: [&str; 7] = ["/m/", "/v/", "/u/", "/p/", "/f/", "/w/", "/b/"];

/// Whether it is a page of the console; its scripts and styles are not.
#[must_use]
pub(crate) fn is_console(path: &str) -> bool {
    path.strip_prefix(CONSOLE)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether it is one of the pages behind the links in mails.
#[must_use]
pub(crate) fn is_mail_link(path: &str) -> bool {
    MAIL_LINKS.iter().any(|start| path.starts_with(start))
}

/// Whether it belongs to the owner's API or brings mail, even if nothing is there.
#[must_use]
pub(crate) fn is_owners_api(path: &str) -> bool {
    let below = path.strip_prefix("/api/v1/admin");
    let mail = path.strip_prefix("/api/v1/mail");
    mail.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        || below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether it is one of Stacosys, where a preflight is answered as Flask does.
#[must_use]
pub(crate) fn is_stacosys(path: &str) -> bool {
    let rest = path.strip_prefix("/api").unwrap_or(path);
    matches!(rest, "/ping" | "/comments" | "/comments/count") || path == "/newcomment"
}

/// The key of the site whose Isso API it is.
#[must_use]
pub(crate) fn isso_site(path: &str) -> Option<&str> {
    let (key, _) = path.strip_prefix("/isso/")?.split_once('/')?;
    Some(key)
}

/// The path for a log: tokens are secret.
#[must_use]
pub(crate) fn without_token(path: &str) -> &str {
    let secret = MAIL_LINKS.into_iter().chain([SIGN_IN_LINKS]);
    let found = secret.into_iter().find(|start| path.starts_with(start));
    found.unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_token_reaches_a_log() {
        for (path, logged) in [
            ("/m/abcdef", "/m/"),
            ("/u/7-abcdef/more", "/u/"),
            ("/v/", "/v/"),
            ("/p/abcdef", "/p/"),
            ("/f/7-abcdef", "/f/"),
            ("/w/abcdef", "/w/"),
            ("/api/v1/comments", "/api/v1/comments"),
            ("/console/sign-in/abcdef", "/console/sign-in/"),
            ("/console/sign-in", "/console/sign-in"),
            ("/console/account", "/console/account"),
        ] {
            assert_eq!(without_token(path), logged);
        }
    }

    #[test]
    fn scripts_and_styles_are_not_the_consoles_pages() {
        assert!(is_console("/console") && is_console("/console/"));
        assert!(is_console("/console/account"));
        assert!(
            !is_console("/console.0a1b2c3d.js") && !is_console("/consoles") && !is_console("/")
        );
    }
}
