//! The settings for Akismet: off as they come, and never on without a key.

use super::Setup;

#[test]
fn it_is_off_and_its_address_is_the_services() {
    let config = Setup::new("").load().unwrap();
    assert!(config.akismet.key.is_none() && !config.sites.akismet);
    let address = config.akismet.address.to_string();
    assert_eq!(address, "https://rest.akismet.com/1.1/");
    let setup = Setup::new("[akismet]\nkey_file = \"key\"\n[sites]\nakismet = true");
    let config = setup.file("key", "123YourAPIKey\n").load().unwrap();
    assert!(config.akismet.key.unwrap().matches("123YourAPIKey"));
    assert!(config.warnings.is_empty());
}

#[test]
fn every_problem_names_its_setting_and_none_quotes_the_key() {
    for (lines, beginning) in [
        (
            "[sites]\nakismet = true",
            "sites.akismet (afterword.toml line 2): is true, but there is no key",
        ),
        (
            "[akismet]\nkey = \"two secret words\"",
            "akismet.key (afterword.toml line 2): is not a key of Akismet",
        ),
        (
            "[akismet]\nkey_file = \"nowhere\"",
            "akismet.key_file (afterword.toml line 2): nowhere cannot be read",
        ),
        (
            "[akismet]\naddress = \"rest.akismet.com\"",
            "akismet.address (afterword.toml line 2): \"rest.akismet.com\" is not an address",
        ),
        (
            "[akismet]\naddress = \"http://a.example/\"",
            "akismet.address (afterword.toml line 2): is http",
        ),
    ] {
        let refusal = Setup::new(lines).refusal();
        assert!(refusal.starts_with(beginning), "{refusal}");
        assert!(!refusal.contains("secret words"), "{refusal}");
    }
    let near =
        "[akismet]\naddress = \"http://a.example/\"\n[outgoing]\nallow_private = [\"a.example\"]";
    assert!(Setup::new(near).load().is_ok());
}
