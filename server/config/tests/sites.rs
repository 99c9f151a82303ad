//! Sites with the default rules.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use afterword_config::Config;
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, OriginVerdict, Site, SiteId, SiteKey};

fn site(origins: &[&str]) -> Site {
    Site {
        id: SiteId(1),
        key: SiteKey::parse("blog").unwrap(),
        title: String::new(),
        origins: origins.iter().map(|o| Origin::parse(o).unwrap()).collect(),
        overrides: SiteOverrides::default(),
        rules: Config::default().sites.with(&SiteOverrides::default()),
    }
}

#[test]
fn apex_and_www_and_both_schemes_are_one_origin() {
    let site = site(&["https://blog.example.org"]);
    for (origin, verdict) in [
        ("https://blog.example.org", OriginVerdict::Accepted),
        ("http://blog.example.org", OriginVerdict::Accepted),
        ("https://www.blog.example.org", OriginVerdict::Accepted),
        ("https://BLOG.example.org", OriginVerdict::Accepted),
        ("https://blog.example.org:8443", OriginVerdict::Foreign),
        ("https://blog.example.org.evil.test", OriginVerdict::Foreign),
        ("https://evilblog.example.org", OriginVerdict::Foreign),
        ("null", OriginVerdict::Null),
        ("", OriginVerdict::Foreign),
    ] {
        assert_eq!(site.judge_origin(origin), verdict, "{origin}");
    }
}

#[test]
fn pages_are_linked_to_the_first_origin() {
    let site = site(&["https://blog.example.org", "https://old.example.org"]);
    assert_eq!(site.url("/café/"), "https://blog.example.org/caf%C3%A9/");
    assert_eq!(site.url("/100%25/"), "https://blog.example.org/100%25/");
    assert_eq!(
        site.url("//evil.test/"),
        "https://blog.example.org/evil.test/"
    );
    assert_eq!(
        site.url("/\\evil.test/"),
        "https://blog.example.org/%5Cevil.test/"
    );
}
