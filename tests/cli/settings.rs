//! `check` and `init`, and how wrong usage ends.

use std::fs;

use afterword_config::DEFAULT_TOML;
use serde_json::json;

use super::Home;

#[test]
fn check_says_all_that_is_wrong_at_once() {
    let home = Home::empty();
    let toml = "[server]\nlisten = \"abc\"\nworkers = -1\npublic_url = \"http://blog.test\"\n[sites]\ndepht = 3\n";
    fs::write(home.path().join("afterword.toml"), toml).unwrap();
    let error = home.run("check").failed(1);
    for expected in [
        "problem: server.listen (afterword.toml line 2): \"abc\" is not an IP address",
        "problem: server.workers (afterword.toml line 3): ",
        "problem: sites.depht (afterword.toml line 6): is not a setting: did you mean sites.depth?",
        "warning: server.public_url (afterword.toml line 4): is http",
        "the settings have 3 problems",
    ] {
        assert!(error.contains(expected), "{expected}\n{error}");
    }
    let json = home.run("check --json");
    assert_eq!(json.status, 1);
    let found: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(found["problems"][0]["setting"], "server.listen");
    assert_eq!(found["problems"][0]["source"], "afterword.toml line 2");
    assert_eq!(found["warnings"][0]["setting"], "server.public_url");
    let error = home.run("moderate list").failed(1);
    assert!(
        error.contains("server.workers (afterword.toml line 3)"),
        "{error}"
    );
}

#[test]
fn check_looks_into_the_certificate() {
    let home = Home::empty();
    fs::write(home.path().join("cert.pem"), "no certificate").unwrap();
    fs::write(home.path().join("key.pem"), "no key").unwrap();
    let toml = "[tls]\nlisten = \"127.0.0.1:0\"\ncertificate = \"cert.pem\"\nkey = \"key.pem\"\n\
                [server]\npublic_url = \"https://comments.test\"\n";
    fs::write(home.path().join("afterword.toml"), toml).unwrap();
    let error = home.run("check").failed(1);
    assert!(
        error.contains("problem: tls.certificate (cert.pem): contains no certificate"),
        "{error}"
    );
}

#[test]
fn check_looks_at_the_url_of_the_database_and_never_says_its_password() {
    let home = Home::empty();
    let check = "check --set store.url=postgres://ann:geheim@db.test/comments?sslmode=prefer";
    let error = home.run(check).failed(1);
    assert!(
        error.contains("problem: store.url (flag): sslmode=prefer is not offered"),
        "{error}"
    );
    assert!(!error.contains("geheim"), "{error}");
}

#[test]
fn check_is_content_with_the_defaults() {
    let home = Home::empty();
    let said = home.run("check").fine();
    assert!(
        said.starts_with("There is no afterword.toml here."),
        "{said}"
    );
    assert_eq!(
        home.run("check --json").json(),
        json!({"problems": [], "warnings": []})
    );
    home.run("check --config missing.toml").failed(1);
}

#[test]
fn init_writes_every_setting_with_what_was_given_and_says_what_comes_next() {
    let home = Home::empty();
    let words = "init --site blog --origin https://blog.test --origin http://localhost:1313 --title Notes \
                 --public-url https://comments.test --set server.trusted_proxies=127.0.0.1,::1 --set store.path=data.db";
    let said = home.run(words).fine();
    for expected in [
        "The site `blog` takes comments from https://blog.test, http://localhost:1313.",
        "     afterword serve\n",
        r#"<script async src="https://comments.test/embed.js" data-site="blog"></script>"#,
        r#"<script async src="https://comments.test/count.js" data-site="blog"></script>"#,
        "     afterword moderate list\n",
    ] {
        assert!(said.contains(expected), "{expected}\n{said}");
    }
    let written = fs::read_to_string(home.path().join("afterword.toml")).unwrap();
    let changed = |line: &&str| !DEFAULT_TOML.lines().any(|default| default == *line);
    assert_eq!(
        written.lines().filter(changed).collect::<Vec<_>>(),
        [
            r#"public_url = "https://comments.test""#,
            r#"trusted_proxies = ["127.0.0.1", "::1"]"#,
            r#"path = "data.db""#,
        ]
    );
    assert_eq!(written.lines().count(), DEFAULT_TOML.lines().count());
    assert!(home.path().join("data.db").is_file());
    let sites = home.run("sites list --json").json();
    let origins = ["https://blog.test", "http://localhost:1313"];
    let expected = json!([{"key": "blog", "title": "Notes", "origins": origins, "settings": {}}]);
    assert_eq!(sites, expected);
}

#[test]
fn init_sets_what_the_next_steps_need() {
    let home = Home::empty();
    let words = ["init", "--site", "blog", "--origin", "https://blog.test"];
    let who = [
        "--owner",
        "Ann Bee",
        "--moderator",
        "ann@blog.test",
        "--moderator",
        "bob@blog.test",
    ];
    let said = home.run_all(&[&words[..], &who[..]].concat()).fine();
    for expected in [
        "takes comments from https://blog.test, http://localhost:1313.",
        "`afterword sites origin blog http://localhost:1313 --remove`",
        "     afterword console link ann@blog.test\n",
    ] {
        assert!(said.contains(expected), "{expected}\n{said}");
    }
    let written = fs::read_to_string(home.path().join("afterword.toml")).unwrap();
    assert!(written.contains("\nowner = \"Ann Bee\"\n"), "{written}");
    assert!(
        written.contains("\nmoderators = [\"ann@blog.test\", \"bob@blog.test\"]\n"),
        "{written}"
    );
    let link = home.run("console link ann@blog.test").fine();
    assert!(link.contains("/console/sign-in/"), "{link}");
}

#[test]
fn init_without_a_moderator_says_how_to_sign_in() {
    let said = Home::empty()
        .run("init --site blog --origin https://blog.test")
        .fine();
    assert!(
        said.contains("write your address into sites.moderators"),
        "{said}"
    );
}

#[test]
fn init_says_so_where_browsers_would_refuse() {
    let home = Home::empty();
    let said = home
        .run("init --site blog --origin https://blog.test")
        .fine();
    assert!(
        said.contains("Browsers don't load comments from http://127.0.0.1:8017"),
        "{said}"
    );
}

#[test]
fn init_never_overwrites() {
    let home = Home::empty();
    let own = "[sites]\ndepth = 3\n";
    fs::write(home.path().join("afterword.toml"), own).unwrap();
    let error = home
        .run("init --site blog --origin https://blog.test")
        .failed(1);
    assert!(error.contains("afterword sites add blog"), "{error}");
    let kept = fs::read_to_string(home.path().join("afterword.toml")).unwrap();
    assert_eq!(kept, own);
    assert!(!home.path().join("afterword.db").exists());
}

#[test]
fn init_leaves_nothing_behind_when_something_is_wrong() {
    for wrong in [
        "init --site blog --origin https://blog.test --set server.listen=abc",
        "init --site blog --origin https://blog.test --set store.path=missing/comments.db",
        "init --site Blog --origin https://blog.test",
        "init --site blog --origin https://blog.test/posts",
        "init --site blog --origin https://blog.test --moderator ann",
        "init --site blog",
    ] {
        let home = Home::empty();
        assert_ne!(home.run(wrong).status, 0, "{wrong}");
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0, "{wrong}");
    }
}

#[test]
fn a_file_elsewhere_is_named_in_what_comes_next() {
    let home = Home::empty();
    fs::create_dir(home.path().join("my blog")).unwrap();
    let file = "my blog/afterword.toml";
    let words = [
        "--config",
        file,
        "init",
        "--site",
        "blog",
        "--origin",
        "http://localhost:1313",
    ];
    let said = home.run_all(&words).fine();
    assert!(
        said.contains("afterword serve --config 'my blog/afterword.toml'\n"),
        "{said}"
    );
    assert!(
        home.path().join("my blog/afterword.db").is_file(),
        "beside its configuration"
    );
    let sites = home.run_all(&["sites", "list", "--config", file]).fine();
    assert_eq!(sites, "blog  http://localhost:1313\n");
}

#[test]
fn a_command_in_the_wrong_folder_begins_no_database() {
    let home = Home::empty();
    for words in [
        "sites list",
        "sites set blog depth=1",
        "tokens add x",
        "pages list",
        "moderate list",
        "moderate approve 12345678",
    ] {
        let error = home.run(words).failed(1);
        assert!(
            error.contains("there is no database afterword.db"),
            "{error}"
        );
    }
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
}

#[test]
fn wrong_usage_ends_with_status_2() {
    let home = Home::begun();
    for words in [
        "",
        "serv",
        "moderate",
        "moderate approve",
        "moderate approve x",
        "moderate reject 12345678 --reply no",
        "moderate approve 12345678 12345679 --reply thanks",
        "moderate list --status new",
        "moderate list --limit 0",
        "moderate list --page posts",
        "sites set blog",
        "sites set blog depth=99",
        "sites add x",
        "pages close",
        "tokens revoke x",
        "demo --config afterword.toml",
    ] {
        home.run(words).failed(2);
    }
    home.run("--help").fine();
    home.run("moderate approve --help").fine();
}

#[test]
fn a_certificate_that_is_not_used_is_not_looked_into() {
    let home = Home::empty();
    fs::write(home.path().join("cert.pem"), "no certificate").unwrap();
    fs::write(home.path().join("key.pem"), "no key").unwrap();
    let toml = "[tls]\ncertificate = \"cert.pem\"\nkey = \"key.pem\"\n";
    fs::write(home.path().join("afterword.toml"), toml).unwrap();
    let ended = home.run("check");
    assert!(ended.err.contains("warning: tls.certificate"), "{ended:?}");
    ended.fine();
    drop(home.serve());
}

#[test]
fn check_refuses_a_language_that_is_not_there_and_lists_those_that_are() {
    let home = Home::begun();
    let error = home.run("check --set sites.language=eo").failed(1);
    let expected = "problem: sites.language (flag): \"eo\" is none of Afterword's languages, which are ar, cs, da, de, en, ";
    assert!(error.contains(expected), "{error}");
    home.run("check --set sites.language=de-AT").fine();
    let error = home.run("sites set blog language=eo").failed(1);
    assert!(error.contains("language: \"eo\" is none of"), "{error}");
    // Set by an earlier version.
    let database = rusqlite::Connection::open(home.path().join("afterword.db")).unwrap();
    let changed = database.execute("UPDATE sites SET overrides = '{\"language\":\"eo\"}'", []);
    assert_eq!(changed.unwrap(), 1);
    drop(database);
    let error = home.run("check").failed(1);
    assert!(
        error.contains("problem: language (site blog): \"eo\" is none of"),
        "{error}"
    );
    assert!(
        error.contains("`afterword sites set blog language=en`"),
        "{error}"
    );
}

#[test]
fn check_names_variables_that_are_not_read() {
    let home = Home::empty();
    let mut command = home.command(&["check"]);
    let output = command
        .env("AFTERWORD_SERVER_LISTEN", "0.0.0.0:80")
        .output();
    let said = String::from_utf8(output.unwrap().stderr).unwrap();
    assert!(
        said.contains("warning: AFTERWORD_SERVER_LISTEN (environment): is not read: did you mean AFTERWORD__SERVER__LISTEN?"),
        "{said}"
    );
}
