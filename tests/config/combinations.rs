//! What settings must not say together.

use super::Setup;

/// A flag, and how its refusal begins.
const CONTRADICTIONS: &[(&str, &str)] = &[
    (
        "server.listen=",
        "server.listen (flag): is empty, and so is tls.listen",
    ),
    (
        "metrics.listen=127.0.0.1:8017",
        "metrics.listen (flag): 127.0.0.1:8017 is taken by server.listen",
    ),
    (
        "metrics.listen=0.0.0.0:8017",
        "metrics.listen (flag): 0.0.0.0:8017 is taken by server.listen",
    ),
    (
        "metrics.listen=[::]:8017",
        "metrics.listen (flag): [::]:8017 is taken by server.listen",
    ),
    (
        "tls.listen=0.0.0.0:443",
        "tls.listen (flag): is set without tls.certificate and tls.key",
    ),
    (
        "tls.certificate=a.pem",
        "tls.certificate (flag): is set without tls.key",
    ),
    (
        "tls.key=a.pem",
        "tls.key (flag): is set without tls.certificate",
    ),
    (
        "sites.page_size=201",
        "sites.page_size (flag): 201 is more than limits.thread_page (200)",
    ),
    (
        "store.path=a/b.db",
        "store.path (flag): the folder a does not exist: create it",
    ),
    ("store.path=.", "store.path (flag): . is a folder"),
    (
        "tls.certificate=.",
        "tls.certificate (flag): . cannot be read: Is a directory",
    ),
    (
        "log.level=inof",
        "log.level (flag): \"inof\" is not one of \"error\"",
    ),
    (
        "sites.reactions=👍,👍",
        "sites.reactions (flag): \"👍\" is listed twice",
    ),
    (
        "sites.reactions=[]",
        "sites.reactions (flag): is a list: write its values with commas",
    ),
];

#[test]
fn settings_that_contradict_each_other_are_refused() {
    for (flag, expected) in CONTRADICTIONS {
        let refusal = Setup::new("")
            .file("a.pem", "x")
            .flag(flag)
            .refusals()
            .remove(0);
        assert!(refusal.starts_with(expected), "{flag}: {refusal}");
    }
    assert!(
        Setup::new("")
            .flag("metrics.listen=[::1]:8017")
            .load()
            .is_ok()
    );
}

#[test]
fn what_is_doubtful_is_a_warning() {
    let cases: [(&[&str], &str); 6] = [
        (
            &["server.public_url=http://a.example"],
            "is http: browsers refuse",
        ),
        (
            &["server.public_url=https://a.example"],
            "this server has no tls.listen and believes no proxy",
        ),
        (
            &[
                "tls.listen=127.0.0.1:0",
                "tls.certificate=a.pem",
                "tls.key=a.pem",
            ],
            "is http although tls.listen is set",
        ),
        (
            &["tls.certificate=a.pem", "tls.key=a.pem"],
            "is not used: set tls.listen too",
        ),
        (
            &["limits.body=4 KiB"],
            "may take 40000 bytes, more than limits.body (4 KiB)",
        ),
        (
            &["privacy.keep_mails=7d"],
            "is 7d, but mail.token_lifetime is 30d: the link that puts words back",
        ),
    ];
    for (flags, expected) in cases {
        let setup = flags
            .iter()
            .fold(Setup::new("").file("a.pem", "x"), |setup, flag| {
                setup.flag(flag)
            });
        let warnings = setup.warnings();
        assert_eq!(warnings.len(), 1, "{warnings:#?}");
        assert!(warnings[0].contains(expected), "{}", warnings[0]);
    }
    let behind_a_proxy = Setup::new("")
        .flag("server.public_url=https://a.example")
        .flag("server.trusted_proxies=::1");
    assert!(behind_a_proxy.warnings().is_empty());
}

#[test]
fn answers_on_other_networks_need_a_token_to_write_with() {
    let site = "[sites]\nanswers_elsewhere = true\n";
    let refusal = Setup::new(site).refusal();
    assert!(
        refusal.contains("sites.answers_elsewhere") && refusal.contains("bluesky.password_file"),
        "{refusal}"
    );
    for token in [
        "[mastodon]\naccounts = [\"@me@social.example\"]\nwrite_token = \"abc\"\n",
        "[bluesky]\naccounts = [\"me.bsky.social\"]\npassword = \"abc\"\n",
    ] {
        let config = Setup::new(&format!("{site}{token}")).load().unwrap();
        assert_eq!(config.writes_on().len(), 1);
    }
}

#[test]
fn a_password_for_bluesky_is_of_one_of_its_accounts() {
    let two = "[bluesky]\naccounts = [\"me.bsky.social\", \"us.example.org\"]\n";
    for wrong in ["abc", "you.example.org abc", "me.bsky.social abc def"] {
        let refusal = Setup::new(&format!("{two}password = \"{wrong}\"\n")).refusal();
        assert!(refusal.contains("bluesky.password"), "{wrong}: {refusal}");
    }
    let each = "password = \"me.bsky.social abc\\nUS.example.org def\"\n";
    let config = Setup::new(&format!("{two}{each}")).load().unwrap();
    assert_eq!(config.bluesky.password_of("us.example.org"), Some("def"));
    let plain = "[bluesky]\naccounts = [\"me.bsky.social\"]\npassword = \"abc\"\npds = \"http://pds.example\"\n";
    let refusal = Setup::new(plain).refusal();
    assert!(refusal.contains("bluesky.pds"), "{refusal}");
}
