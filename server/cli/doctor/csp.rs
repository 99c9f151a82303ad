//! Content-Security-Policy (CSP Level 3): whether a policy lets a page load our script and request our server.

use url::Url;

/// How a page uses our server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    Script,
    Connect,
}

impl Use {
    /// The first of these that a policy contains decides.
    fn directives(self) -> &'static [&'static str] {
        match self {
            Self::Script => &["script-src-elem", "script-src", "default-src"],
            Self::Connect => &["connect-src", "default-src"],
        }
    }
}

/// The directive that forbids the use, as it is written in the policy.
pub(super) fn forbids(
    policy: &str,
    page: &Url,
    target: &Url,
    nonce: Option<&str>,
    what: Use,
) -> Option<String> {
    // One header may contain several policies.
    policy.split(',').find_map(|policy| {
        let directives: Vec<&str> = policy.split(';').map(str::trim).collect();
        let named = |name: &&str| {
            directives.iter().find(|directive| {
                let own = directive.split_whitespace().next().unwrap_or_default();
                own.eq_ignore_ascii_case(name)
            })
        };
        let directive = what.directives().iter().find_map(named)?;
        let sources: Vec<&str> = directive.split_whitespace().skip(1).collect();
        let allowed = allows(&sources, page, target, nonce, what);
        (!allowed).then(|| (*directive).to_owned())
    })
}

fn allows(sources: &[&str], page: &Url, target: &Url, nonce: Option<&str>, what: Use) -> bool {
    let by_nonce = |source: &&str| {
        let given = source
            .strip_prefix("'nonce-")
            .and_then(|rest| rest.strip_suffix('\''));
        what == Use::Script && given.is_some() && given == nonce
    };
    if sources.iter().any(by_nonce) {
        return true;
    }
    // The list of hosts is ignored then.
    let is_strict = sources
        .iter()
        .any(|source| source.eq_ignore_ascii_case("'strict-dynamic'"));
    if what == Use::Script && is_strict {
        return false;
    }
    sources.iter().any(|source| matches(source, page, target))
}

fn matches(source: &str, page: &Url, target: &Url) -> bool {
    let source = source.to_ascii_lowercase();
    match source.as_str() {
        "*" => return matches!(target.scheme(), "http" | "https"),
        "'self'" => return page.origin() == target.origin(),
        _ if source.starts_with('\'') => return false,
        _ => {}
    }
    if let Some(scheme) = source.strip_suffix(':') {
        return scheme == target.scheme() || (scheme == "http" && target.scheme() == "https");
    }
    let (scheme, rest) = source.split_once("://").unwrap_or((page.scheme(), &source));
    let fits = scheme == target.scheme() || (scheme == "http" && target.scheme() == "https");
    let (place, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if port == "*" || port.parse::<u16>().is_ok() => (host, Some(port)),
        _ => (place, None),
    };
    let own = target.host_str().unwrap_or_default();
    let host_fits = match host.strip_prefix("*.") {
        Some(parent) => own
            .strip_suffix(parent)
            .is_some_and(|rest| rest.ends_with('.')),
        None => host == own,
    };
    let port_fits = match port {
        Some("*") => true,
        Some(port) => port.parse().ok() == target.port_or_known_default(),
        None => target.port().is_none(),
    };
    let path_fits = match path {
        "" | "/" => true,
        _ if path.ends_with('/') => target.path().starts_with(path),
        _ => target.path() == path,
    };
    fits && host_fits && port_fits && path_fits
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A policy, the use, and the directive that blocks it.
    const CASES: &[(&str, Use, Option<&str>)] = &[
        ("", Use::Script, None),
        ("img-src 'none'", Use::Script, None),
        (
            "default-src 'self'",
            Use::Script,
            Some("default-src 'self'"),
        ),
        ("default-src 'none'; script-src *", Use::Script, None),
        ("default-src 'self'; Script-Src https:", Use::Script, None),
        ("script-src c.example.org", Use::Script, None),
        ("script-src https://c.example.org/", Use::Script, None),
        (
            "script-src https://c.example.org/embed.js",
            Use::Script,
            None,
        ),
        (
            "script-src https://c.example.org/other.js",
            Use::Script,
            Some("script-src https://c.example.org/other.js"),
        ),
        ("script-src *.example.org", Use::Script, None),
        (
            "script-src *.c.example.org",
            Use::Script,
            Some("script-src *.c.example.org"),
        ),
        (
            "script-src c.example.org:8443",
            Use::Script,
            Some("script-src c.example.org:8443"),
        ),
        ("script-src c.example.org:*", Use::Script, None),
        ("script-src 'nonce-abc'", Use::Script, None),
        (
            "script-src 'nonce-other'",
            Use::Script,
            Some("script-src 'nonce-other'"),
        ),
        ("script-src 'nonce-abc'", Use::Connect, None),
        (
            "script-src 'strict-dynamic' https:",
            Use::Script,
            Some("script-src 'strict-dynamic' https:"),
        ),
        (
            "script-src 'unsafe-inline'",
            Use::Script,
            Some("script-src 'unsafe-inline'"),
        ),
        (
            "script-src-elem c.example.org; script-src 'none'",
            Use::Script,
            None,
        ),
        ("connect-src 'self'", Use::Script, None),
        (
            "connect-src 'self'",
            Use::Connect,
            Some("connect-src 'self'"),
        ),
        (
            "default-src 'self'",
            Use::Connect,
            Some("default-src 'self'"),
        ),
        ("connect-src http://c.example.org", Use::Connect, None),
        (
            "script-src *, connect-src 'none'",
            Use::Connect,
            Some("connect-src 'none'"),
        ),
    ];

    #[test]
    fn the_directive_that_would_block_is_named() {
        let page = Url::parse("https://blog.test/a/").unwrap();
        let script = Url::parse("https://c.example.org/embed.js").unwrap();
        for &(policy, what, blocked) in CASES {
            let found = forbids(policy, &page, &script, Some("abc"), what);
            assert_eq!(found.as_deref(), blocked, "{policy}");
        }
    }
}
