//! Secrets are known to those who have them and shown to nobody.

use afterword_config::Secret;

use super::{Setup, TOKEN};

#[test]
fn a_secret_is_known_to_those_who_have_it_and_shown_to_nobody() {
    let config = Setup::new(&format!("[admin]\ntoken = \"{TOKEN}\"\n"))
        .load()
        .unwrap();
    let token = config.admin.token.clone().unwrap();
    assert!(token.matches(TOKEN));
    assert!(
        !token.matches(&TOKEN[1..]) && !token.matches(&TOKEN.to_uppercase()) && !token.matches("")
    );
    assert_eq!(token.reveal(), TOKEN);
    assert_ne!(token, Secret::new("another"));
    let shown = [
        format!("{config:?} {token:?} {token}"),
        toml::to_string(&config).unwrap(),
        serde_json::to_string(&config).unwrap(),
    ];
    for text in shown {
        assert!(text.contains("(secret)") && !text.contains(TOKEN), "{text}");
    }
}

#[test]
fn a_bad_secret_is_refused_without_being_quoted() {
    for bad in [
        "too-short-a-token",
        "with spaces in the midst of it",
        "mit-Umläuten-und-Länge-genug",
    ] {
        let report = Setup::new("")
            .variable("AFTERWORD__ADMIN__TOKEN", bad)
            .refusal();
        assert!(
            report.starts_with("admin.token (environment): ") && !report.contains(bad),
            "{report}"
        );
    }
    let report = Setup::new("")
        .flag(&format!("admin.token:{TOKEN}"))
        .refusal();
    assert!(
        report.starts_with("admin.token (flag): has no value") && !report.contains(TOKEN),
        "{report}"
    );
    let warnings = Setup::new("")
        .flag(&format!("admin.token={TOKEN}"))
        .warnings();
    assert!(warnings[0].contains("use admin.token_file") && !warnings[0].contains(TOKEN));
}

#[test]
fn a_secret_may_stand_in_a_file_of_its_own() {
    let setup =
        Setup::new("[admin]\ntoken_file = \"token\"\n").file("token", &format!("{TOKEN}\n"));
    assert!(setup.load().unwrap().admin.token.unwrap().matches(TOKEN));
    let refusal = Setup::new("[admin]\ntoken_file = \"token\"\n")
        .file("token", "short")
        .refusal();
    assert!(
        refusal.starts_with("admin.token_file (afterword.toml line 2): has 5 characters"),
        "{refusal}"
    );
    let refusal = Setup::new("[admin]\ntoken_file = \"token\"\n").refusal();
    assert!(
        refusal.starts_with("admin.token_file (afterword.toml line 2): token cannot be read"),
        "{refusal}"
    );
}

#[test]
fn of_a_secret_and_its_file_the_stronger_source_wins_and_one_source_may_not_have_both() {
    let file = format!("file-{TOKEN}");
    let both = format!("[admin]\ntoken = \"{TOKEN}\"\ntoken_file = \"token\"\n");
    let refusal = Setup::new(&both).file("token", &file).refusal();
    assert!(
        refusal.contains("is set together with admin.token_file"),
        "{refusal}"
    );
    let in_file = Setup::new("[admin]\ntoken_file = \"token\"\n")
        .file("token", &file)
        .variable("AFTERWORD__ADMIN__TOKEN", TOKEN);
    assert!(in_file.load().unwrap().admin.token.unwrap().matches(TOKEN));
    let in_toml = Setup::new(&format!("[admin]\ntoken = \"{TOKEN}\"\n"))
        .file("token", &file)
        .variable("AFTERWORD__ADMIN__TOKEN_FILE", "token");
    assert!(in_toml.load().unwrap().admin.token.unwrap().matches(&file));
}
