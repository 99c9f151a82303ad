//! Types that hold secrets print nothing of themselves.

use crate::support::sources::files;

/// A type that holds a secret in the open prints nothing of itself, so that no line of a log, no panic and no failed
/// `unwrap` can show it by mistake.
#[test]
fn what_holds_a_secret_has_no_debug() {
    let secret = |name: &str| {
        ["token", "csrf", "secret", "secrets", "password", "word"].contains(&name)
            || name.ends_with("_token")
    };
    for (path, text) in files("server", &[".rs"]) {
        for derived in text.split("#[derive(").skip(1) {
            let (traits, rest) = derived.split_once(")]").unwrap();
            let Some((head, body)) = rest.split_once(" {\n") else {
                continue;
            };
            if !traits.contains("Debug") || !head.contains("struct ") || head.contains(';') {
                continue;
            }
            let name = head.rsplit("struct ").next().unwrap();
            for line in body.split("\n}").next().unwrap().lines() {
                let field = line.trim().trim_start_matches("pub ");
                let field = field.split(") ").last().unwrap();
                let Some((field, kind)) = field.split_once(": ") else {
                    continue;
                };
                let open =
                    kind.contains("String") || (kind.contains("str") && !kind.contains("'static"));
                let exempt = NO_SECRETS.contains(&(name, field));
                assert!(
                    !(secret(field) && open) || exempt,
                    "{path}: {name}.{field} is printed by Debug"
                );
            }
        }
    }
}

/// Named like a secret, and none: Stacosys' tokens stand in the blog's pages, the words are a mail's and a comment's.
const NO_SECRETS: &[(&str, &str)] = &[
    ("SiteToken", "token"),
    ("Word", "word"),
    ("Unmasked", "word"),
];
