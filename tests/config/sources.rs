//! Where settings come from, and which of them wins.

use std::path::Path;

use afterword_config::{Config, ConfigFile, LogFormat, Sources};
use afterword_model::policy::{Duration, Expiry};

use super::Setup;

#[test]
fn a_later_source_wins_over_an_earlier_one() {
    let setup = Setup::new("[limits]\nname = 10\ntitle = 10\nlinks = 5\n")
        .variable("AFTERWORD__LIMITS__TITLE", "20")
        .variable("AFTERWORD__LIMITS__LINKS", "6")
        .variable("HOME", "/home/ann")
        .flag("limits.links=7");
    let limits = setup.load().unwrap().limits;
    assert_eq!(
        (limits.name, limits.title, limits.links, limits.website),
        (10, 20, 7, 500)
    );
}

#[test]
fn the_usual_file_may_be_missing_and_a_named_one_may_not() {
    let missing = Path::new("/nonexistent/afterword.toml").to_owned();
    let optional = Sources {
        file: ConfigFile::IfPresent(missing.clone()),
        ..Sources::default()
    };
    let report = Config::load(&optional).unwrap_err();
    // The file is not complained about, only the folder that the database would lie in.
    assert_eq!(report.problems.len(), 1);
    assert_eq!(report.problems[0].setting, "store.path");
    let required = Sources {
        file: ConfigFile::Required(missing),
        ..Sources::default()
    };
    let report = Config::load(&required).unwrap_err().to_string();
    assert!(
        report.starts_with("/nonexistent/afterword.toml: cannot be read: "),
        "{report}"
    );
}

#[test]
fn text_from_the_environment_is_read_as_the_kind_that_the_setting_has() {
    let config = Setup::new("")
        .variable("AFTERWORD__SERVER__MAX_CONNECTIONS", " 42 ")
        .variable("AFTERWORD__SERVER__REQUEST_TIMEOUT", "1500ms")
        .variable("AFTERWORD__SERVER__MAX_HEADER_BYTES", "32 KiB")
        .variable("AFTERWORD__SERVER__TRUSTED_PROXIES", "10.0.0.0/8, ::1")
        .variable("AFTERWORD__SERVER__LISTEN", "0.0.0.0:80")
        .variable("AFTERWORD__METRICS__LISTEN", "")
        .variable("AFTERWORD__SITES__IMAGES", "true")
        .variable("AFTERWORD__SITES__REACTIONS", "👍,🎉")
        .variable("AFTERWORD__SITES__CLOSE_AFTER", "90d")
        .variable("AFTERWORD__LOG__FORMAT", "json")
        .load()
        .unwrap();
    assert_eq!(config.server.max_connections, 42);
    assert_eq!(
        *config.server.request_timeout,
        std::time::Duration::from_millis(1500)
    );
    assert_eq!(config.server.max_header_bytes.bytes(), 32 * 1024);
    let proxies = ["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()];
    assert_eq!(config.server.trusted_proxies, proxies);
    assert_eq!(config.server.listen, Some("0.0.0.0:80".parse().unwrap()));
    assert_eq!(config.metrics.listen, None);
    assert!(config.sites.images);
    assert_eq!(*config.sites.reactions, ["👍", "🎉"]);
    assert_eq!(
        config.sites.close_after,
        Expiry::After(Duration::from_secs(90 * 24 * 3600))
    );
    assert_eq!(config.log.format, LogFormat::Json);
}

#[test]
fn relative_paths_start_at_the_folder_of_the_configuration_file() {
    let setup = Setup::new("[tls]\ncertificate = \"a.pem\"\nkey = \"a.pem\"\n").file("a.pem", "x");
    let config = setup.load().unwrap();
    assert_eq!(config.tls.certificate, Some(setup.path("a.pem")));
    assert_eq!(config.tls.key, Some(setup.path("a.pem")));
    assert_eq!(config.store.path, setup.path("afterword.db"));
    let absolute = setup.flag("store.path=/tmp/comments.db").load().unwrap();
    assert_eq!(absolute.store.path, Path::new("/tmp/comments.db"));
}

#[test]
fn a_command_reads_the_file_that_it_was_given_and_its_flags() {
    let setup = Setup::new("[limits]\nname = 10\n");
    let sources = Sources::of_process(
        Some(setup.path("afterword.toml")),
        vec!["limits.links=7".into()],
    );
    let limits = Config::load(&sources).unwrap().limits;
    assert_eq!((limits.name, limits.links), (10, 7));
}

#[test]
fn a_variable_that_only_looks_like_a_setting_is_named_with_what_may_have_been_meant() {
    let config = Setup::new("")
        .variable("AFTERWORD_SERVER_LISTEN", "0.0.0.0:80")
        .variable("AFTERWORD_SITES__MODERATON", "publish")
        .variable("AFTERWORD_COLOUR", "blue")
        .variable("AFTERWORD_SERVICE_HOST", "10.0.0.1")
        .variable("AFTERWORD_PORT_8017_TCP_ADDR", "10.0.0.1")
        .variable("AFTERWORDS", "none")
        .load()
        .unwrap();
    let warnings: Vec<String> = config.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        [
            "AFTERWORD_SERVER_LISTEN (environment): is not read: did you mean AFTERWORD__SERVER__LISTEN?",
            "AFTERWORD_SITES__MODERATON (environment): is not read: did you mean AFTERWORD__SITES__MODERATION?",
            "AFTERWORD_COLOUR (environment): is not read: settings are AFTERWORD__, the section, two underscores and \
             the name, such as AFTERWORD__SERVER__LISTEN",
        ]
    );
}
