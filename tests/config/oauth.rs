//! Signing in by consent: which settings go together, and one clear sentence for each that does not.

use super::Setup;
use afterword_config::{OauthConsent, OauthProvider};

const SERVERS: &str = "[mail]\nfrom = \"bot@a.example\"\n[smtp]\nhost = \"a.example\"\nuser = \"bot@a.example\"\n\
                       [imap]\nhost = \"a.example\"\n";

#[test]
fn a_provider_and_a_client_are_enough_and_both_servers_use_the_login() {
    let lines = format!("{SERVERS}[oauth]\nprovider = \"microsoft\"\nclient_id = \"id\"");
    let config = Setup::new(&lines).load().unwrap();
    assert!(config.warnings.is_empty(), "{:?}", config.warnings);
    assert_eq!(config.imap.user, "bot@a.example");
    assert!(config.smtp.password.is_none() && config.imap.password.is_none());
    let file = config.oauth.token_file.as_ref().unwrap();
    assert_eq!(file.parent(), config.store.path.parent());
    let endpoints = config.oauth.endpoints().unwrap();
    assert_eq!(endpoints.provider, OauthProvider::Microsoft);
    assert!(
        endpoints
            .token
            .as_str()
            .ends_with("/common/oauth2/v2.0/token")
    );
    assert!(matches!(endpoints.consent, OauthConsent::Device(_)));
    let google = format!(
        "{SERVERS}[oauth]\nprovider = \"google\"\nclient_id = \"id\"\nclient_secret = \"s\""
    );
    let google = Setup::new(&google)
        .load()
        .unwrap()
        .oauth
        .endpoints()
        .unwrap();
    // Its codes for devices do not allow mail.
    assert!(matches!(google.consent, OauthConsent::Browser(_)));
    let off = Setup::new("").load().unwrap();
    assert!(off.oauth.endpoints().is_none());
}

#[test]
fn what_does_not_go_together_is_one_sentence() {
    let other = "provider = \"other\"\nclient_id = \"id\"\nscope = \"mail\"\n";
    let token = "token_url = \"https://a.example/token\"\n";
    let device = "device_url = \"https://a.example/device\"\n";
    for (oauth, beginning) in [
        (
            "provider = \"microsoft\"".to_owned(),
            "oauth.client_id (default): is the id",
        ),
        (
            "provider = \"google\"\nclient_id = \"id\"".to_owned(),
            "oauth.client_secret (default): is needed",
        ),
        (
            "provider = \"microsoft\"\nclient_id = \"id\"\ntenant = \"a/b\"".to_owned(),
            "oauth.tenant (afterword.toml line 11): is an id",
        ),
        (
            format!("provider = \"microsoft\"\nclient_id = \"id\"\n{token}"),
            "oauth.token_url (afterword.toml line 11): is known",
        ),
        (
            format!("{other}{device}"),
            "oauth.token_url (default): is needed",
        ),
        (
            format!("{other}{token}"),
            "oauth.device_url (default): is needed",
        ),
        (
            format!("{other}{token}{device}authorize_url = \"https://a.example/\""),
            "oauth.authorize_url (afterword.toml line 14): is set together",
        ),
        (
            format!("provider = \"other\"\nclient_id = \"id\"\n{token}{device}"),
            "oauth.scope (default): is needed",
        ),
        (
            format!("{other}{device}token_url = \"http://a.example/\""),
            "oauth.token_url (afterword.toml line 13): is http",
        ),
        (
            format!("{other}{device}token_url = \"ftp://a.example/\""),
            "oauth.token_url (afterword.toml line 13): \"ftp://a.example/\" is not an address",
        ),
        (
            "provider = \"yahoo\"".to_owned(),
            "oauth.provider (afterword.toml line 9): \"yahoo\" is not one of",
        ),
    ] {
        let refusal = Setup::new(&format!("{SERVERS}[oauth]\n{oauth}")).refusal();
        assert!(refusal.starts_with(beginning), "{beginning}: {refusal}");
    }
    let unused = "[oauth]\nprovider = \"microsoft\"\nclient_id = \"id\"";
    let refusal = Setup::new(unused).refusal();
    assert!(refusal.contains("nothing signs in by it"), "{refusal}");
    let with_passwords = format!("{SERVERS}{unused}").replace("[imap]", "password = \"p\"\n[imap]");
    let refusal = Setup::new(&with_passwords).refusal();
    assert!(refusal.contains("nothing signs in by it"), "{refusal}");
    let begun = Setup::new("[oauth]\nclient_id = \"id\"").warnings();
    assert!(begun[0].contains("oauth.provider"), "{begun:?}");
}
