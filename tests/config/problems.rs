//! What is refused, and how it is said: all at once, by name and place, with what to write instead.

use afterword_config::Origin;

use super::{Setup, TOKEN, default_settings};

#[test]
fn everything_that_is_wrong_is_named_in_one_report() {
    let setup = Setup::new(
        "[server]\nlisten = \"localhost\"\npublic_url = \"https://a.example/comments\"\n\
         trusted_proxies = [\"10.0.0.0/8\", \"me\", \"you\"]\n\
         request_timeout = 10\nworkers = -1\n[sites]\nmoderation = \"maybe\"\n[store]\nqueue = \"many\"\n\
         [tls]\nkey = \"nowhere.pem\"\n",
    )
    .variable("AFTERWORD__LIMITS__NAME", "long")
    .variable("AFTERWORD__LIMITS__BODY", "1 GiB")
    .flag("sites.edit_window=soon")
    .flag("counts.pages");
    let expected = [
        r#"server.listen (afterword.toml line 2): "localhost" is not an IP address and a port"#,
        r#"server.public_url (afterword.toml line 3): "https://a.example/comments" is not an address"#,
        r#"server.trusted_proxies (afterword.toml line 4): "me" is not an IP network"#,
        r#"server.request_timeout (afterword.toml line 5): is a whole number: write a text in quotes such as "10s""#,
        "server.workers (afterword.toml line 6): -1 is out of range: write a value from 0 to 256",
        r#"sites.moderation (afterword.toml line 8): "maybe" is not one of "hold", "publish""#,
        "store.queue (afterword.toml line 10): is a text: write a whole number such as 4096",
        "tls.key (afterword.toml line 12): nowhere.pem cannot be read: No such file",
        r#"limits.name (environment): "long" is not a whole number such as 80"#,
        "limits.body (environment): 1 GiB is out of range: write a value from 1 KiB to 16 MiB",
        r#"sites.edit_window (flag): "soon" is not a time such as"#,
        "counts.pages (flag): has no value: write section.key=value",
    ];
    let refusals = setup.refusals();
    assert_eq!(refusals.len(), expected.len(), "{refusals:#?}");
    for (refusal, beginning) in refusals.iter().zip(expected) {
        assert!(refusal.starts_with(beginning), "{refusal}\n{beginning}");
    }
    assert!(refusals[2].contains(r#"; "you" is not"#), "{}", refusals[2]);
}

#[test]
fn no_setting_accepts_a_value_of_another_kind() {
    for (section, key, default) in default_settings() {
        let other = if default.is_bool() { "[1]" } else { "true" };
        let refusal = Setup::new(&format!("[{section}]\n{key} = {other}\n")).refusal();
        let beginning = format!("{section}.{key} (afterword.toml line 2): is ");
        assert!(refusal.starts_with(&beginning), "{refusal}");
    }
}

#[test]
fn a_setting_that_does_not_exist_is_refused_with_what_may_have_been_meant() {
    let toml = |text: &str| Setup::new(text).refusal();
    assert!(toml("[server]\nlisen = \"\"").ends_with("did you mean server.listen?"));
    assert!(toml("[server]\nbody = 1").ends_with("did you mean limits.body?"));
    assert!(toml("[server]\nxylophone = 1").contains("is not a setting: remove it"));
    assert!(
        toml("[sever]\nlisten = \"\"")
            .starts_with("sever (afterword.toml line 1): is not a section: did you mean [server]?")
    );
    assert!(
        toml("[xylophone]")
            .contains("the sections are admin, akismet, avatars, backup, bluesky, counts")
    );
    assert!(toml("server = 1").contains("write [server] on a line of its own"));
    assert!(toml("level = \"info\"").contains("did you mean log.level?"));
    assert!(toml("[sites.blog]\ndepth = 1").contains("use `afterword sites set blog name=value`"));
    assert!(toml("[server]\n\"a\\nb\" = 1").starts_with("server.a\\nb (afterword.toml line 2): "));
    let refusal = Setup::new("")
        .variable("AFTERWORD__SERVER__LISTNE", "x")
        .refusal();
    assert!(
        refusal.ends_with("did you mean AFTERWORD__SERVER__LISTEN?"),
        "{refusal}"
    );
    let refusal = Setup::new("").flag("site.sort=top").refusal();
    assert!(refusal.ends_with("did you mean sites.sort?"), "{refusal}");
}

#[test]
fn broken_toml_is_named_by_line_and_column_without_quoting_the_line() {
    let setup = Setup::new(&format!(
        "[admin]\ntoken = \"{TOKEN}\n\n[server]\nlisten = = 3\n"
    ));
    let refusals = setup.refusals();
    // One line each, and nothing about settings: what the file says of them is not known.
    assert_eq!(refusals.len(), 2, "{refusals:#?}");
    for (refusal, line) in refusals.iter().zip([2, 5]) {
        let beginning = format!("afterword.toml line {line}: is not valid TOML at column ");
        assert!(refusal.starts_with(&beginning), "{refusal}");
    }
    assert!(!refusals.join("\n").contains(TOKEN));
    let refusal = Setup::new("[log]\nlevel = \"info\"\nlevel = \"warn\"\n").refusal();
    assert!(
        refusal.contains("line 3") && refusal.contains("duplicate key"),
        "{refusal}"
    );
    let refusal = Setup::new("[limits]\nname = 99999999999999999999\n").refusal();
    assert_eq!(
        refusal,
        "limits.name (afterword.toml line 2): is a number that is too large"
    );
}

#[test]
fn a_mistake_is_not_followed_by_complaints_about_what_it_would_have_set() {
    let tls = "[tls]\nlisten = \"0.0.0.0:443\"\ncertificate = \"a.pem\"\n";
    let refusal = Setup::new(&format!("{tls}key = 1\n"))
        .file("a.pem", "x")
        .refusal();
    assert!(refusal.starts_with("tls.key (afterword.toml line 4): is a whole number"));
    let refusal = Setup::new("[server]\nlisten = \"everywhere\"\n")
        .flag("metrics.listen=127.0.0.1:8017")
        .refusal();
    assert!(refusal.starts_with("server.listen (afterword.toml line 2): "));
}

#[test]
fn problems_name_their_source_for_programs_too() {
    let report = Setup::new("")
        .variable("AFTERWORD__SITES__DEPTH", "99")
        .load()
        .unwrap_err();
    assert_eq!(report.problems[0].source, Origin::Environment);
    let json = serde_json::to_value(&report).unwrap();
    let message = "99 is out of range: write a value from 0 to 20";
    let problem =
        serde_json::json!({"setting": "sites.depth", "source": "environment", "message": message});
    assert_eq!(
        json,
        serde_json::json!({"problems": [problem], "warnings": []})
    );
}
