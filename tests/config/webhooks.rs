//! The settings for webhooks: each problem names its setting, and no secret is quoted.

use super::Setup;

const SECRET: &str = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";

fn with(lines: &str) -> Setup {
    Setup::new(&format!("[webhooks]\n{lines}\n"))
}

#[test]
fn urls_with_a_secret_are_all_it_takes() {
    let config = with(&format!(
        "urls = [\"https://hooks.example.org/a?token=b\"]\nsecret = \"{SECRET}\""
    ));
    let config = config.load().unwrap();
    assert!(config.warnings.is_empty());
    assert_eq!(config.webhooks.urls[0].host(), "hooks.example.org");
    assert_eq!(config.webhooks.events.len(), 4);
    let in_file = with("urls = [\"https://a.example\"]\nsecret_file = \"secret\"");
    let in_file = in_file.file("secret", &format!("{SECRET}\n"));
    assert!(
        in_file
            .load()
            .unwrap()
            .webhooks
            .secret
            .unwrap()
            .matches(SECRET)
    );
}

#[test]
fn every_problem_names_its_setting() {
    let secret = format!("secret = \"{SECRET}\"\n");
    let cases = [
        (
            "urls = [\"https://a.example\"]",
            "webhooks.secret (default): is empty, but",
        ),
        (
            "urls = [\"ftp://a.example\"]",
            "webhooks.urls (afterword.toml line 2): \"ftp://a.example\" is not a URL",
        ),
        (
            "urls = [\"a.example\"]",
            "webhooks.urls (afterword.toml line 2): \"a.example\" is not a URL",
        ),
        (
            "urls = [\"https://me:pw@a.example\"]",
            "webhooks.urls (afterword.toml line 2): ",
        ),
        (
            "events = [\"comment.liked\"]",
            "webhooks.events (afterword.toml line 2): \"comment.liked\" is not one of",
        ),
        (
            "events = []",
            "webhooks.events (afterword.toml line 2): is empty",
        ),
        (
            "allow_private = [\"localhost:80\"]",
            "webhooks.allow_private (afterword.toml line 2): \"localhost:80\" is not a host",
        ),
        (
            "quiet = \"2h\"",
            "webhooks.quiet (afterword.toml line 2): 2h is out of range",
        ),
        (
            "timeout = \"0s\"",
            "webhooks.timeout (afterword.toml line 2): 0s is out of range",
        ),
        (
            "secret_file = \"nowhere\"",
            "webhooks.secret_file (afterword.toml line 2): nowhere cannot be read",
        ),
    ];
    for (lines, expected) in cases {
        let refusal = with(lines).refusal();
        assert!(refusal.starts_with(expected), "{refusal}");
    }
    let with_secret = [
        (
            "urls = [\"http://a.example/\"]",
            "is http, which everybody on the way can read",
        ),
        (
            "urls = [\"https://a.example\", \"https://a.example/\"]",
            "names https://a.example twice",
        ),
    ];
    for (lines, expected) in with_secret {
        let refusal = with(&format!("{secret}{lines}")).refusal();
        assert!(
            refusal.starts_with("webhooks.urls (afterword.toml line 3): "),
            "{refusal}"
        );
        assert!(refusal.contains(expected), "{refusal}");
    }
}

#[test]
fn a_bad_secret_is_not_quoted() {
    for bad in [
        "correct-horse-battery-staple",
        "whsec_c2hvcnQ=",
        "whsec_not/base64!",
        &SECRET[6..],
    ] {
        let refusal = with(&format!("secret = \"{bad}\"")).refusal();
        let beginning = "webhooks.secret (afterword.toml line 2): is not whsec_ and 24 to 64 bytes";
        assert!(
            refusal.starts_with(beginning) && !refusal.contains(bad),
            "{refusal}"
        );
    }
}

#[test]
fn hosts_that_are_allowed_are_compared_as_urls_write_them() {
    for (url, allowed) in [
        ("http://LOCALHOST:8080/", "localhost"),
        ("http://[::1]/", "::1"),
        ("http://[::1]/", "[0:0::1]"),
        ("http://192.168.1.5/", "192.168.1.5"),
        ("http://bücher.example/", "xn--bcher-kva.example"),
    ] {
        let lines =
            format!("urls = [\"{url}\"]\nsecret = \"{SECRET}\"\nallow_private = [\"{allowed}\"]");
        let config = with(&lines).load().unwrap();
        assert!(config.webhooks.allows(&config.webhooks.urls[0]), "{url}");
        assert!(config.warnings.is_empty(), "{:?}", config.warnings);
    }
    let warnings = with("allow_private = [\"localhost\"]").warnings();
    assert!(
        warnings[0].contains("no URL in webhooks.urls leads to"),
        "{warnings:?}"
    );
}

#[test]
fn a_host_that_all_requests_may_go_to_may_be_a_receiver_without_https() {
    let lines = format!(
        "urls = [\"http://[::1]:8080/\"]\nsecret = \"{SECRET}\"\n[outgoing]\nallow_private = [\"0::1\"]"
    );
    let config = with(&lines).load().unwrap();
    assert!(config.outgoing.allows(config.webhooks.urls[0].url()));
    assert!(config.warnings.is_empty(), "{:?}", config.warnings);
    let refusal = with("[outgoing]\nallow_private = [\"http://a\"]\ntimeout = \"0s\"").refusals();
    let refusal = refusal.join("\n");
    for setting in ["outgoing.allow_private", "outgoing.timeout"] {
        assert!(refusal.contains(setting), "{refusal}");
    }
}
