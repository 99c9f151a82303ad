//! What `afterword check` says of an authority's settings.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::support::Pebble;

const GOOD: [&str; 4] = [
    "server.public_url=https://comments.example.org",
    "tls.listen=127.0.0.1:0",
    "tls.acme_domains=comments.example.org",
    "tls.acme_contact=ann@example.org",
];

fn check(folder: &TempDir, settings: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
    command.arg("check").current_dir(folder.path()).env_clear();
    for setting in settings {
        command.args(["--set", setting]);
    }
    command.output().unwrap()
}

fn said(settings: &[&str]) -> String {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.pem"), "x").unwrap();
    let output = check(&folder, settings);
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn good_settings_pass_and_nothing_is_made() {
    let folder = TempDir::new().unwrap();
    let output = check(&folder, &GOOD);
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn each_mistake_is_named_with_what_to_do() {
    let cases = [
        (
            "tls.acme_domains=localhost",
            "problem: tls.acme_domains (flag): \"localhost\" is not a domain with a dot",
        ),
        (
            "tls.acme_domains=*.example.org",
            "problem: tls.acme_domains (flag): \"*.example.org\" is not a domain",
        ),
        ("tls.acme_domains=192.0.2.1", "no address of numbers"),
        (
            "tls.acme_domains=a.example,a.example",
            "a.example is listed twice",
        ),
        (
            "tls.acme_contact=",
            "problem: tls.acme_contact (flag): is empty, but tls.acme_domains is not",
        ),
        (
            "tls.acme_contact=ann",
            "problem: tls.acme_contact (flag): \"ann\" is not",
        ),
        (
            "tls.acme_directory=http://a.example",
            "problem: tls.acme_directory (flag): \"http://a.example\" is not an https://",
        ),
        (
            "tls.acme_cache=/nowhere/at/all",
            "problem: tls.acme_cache (flag): nothing can be written into /nowhere/at/all",
        ),
        (
            "tls.acme_authority=missing.pem",
            "problem: tls.acme_authority (flag): missing.pem cannot be read",
        ),
        ("tls.acme_authority=a.pem", "problem: tls.acme_authority"),
        (
            "tls.certificate=a.pem",
            "problem: tls.certificate (flag): is set, and so is tls.acme_domains",
        ),
        (
            "tls.acme_domains=other.example",
            "warning: tls.acme_domains (flag): lacks comments.example.org",
        ),
        (
            "tls.listen=",
            "warning: tls.acme_domains (flag): is not used: set tls.listen",
        ),
    ];
    for (setting, expected) in cases {
        let said = said(&[GOOD.as_slice(), &[setting]].concat());
        assert!(said.contains(expected), "{setting}: {said}");
    }
}

#[test]
fn an_international_domain_goes_by_the_name_that_dns_knows() {
    let settings = [
        "server.public_url=https://bücher.example",
        GOOD[1],
        "tls.acme_domains=Bücher.example",
        GOOD[3],
    ];
    assert_eq!(said(&settings), "");
}

#[test]
fn the_authority_may_be_one_of_your_own() {
    let authority = format!("tls.acme_authority={}", Pebble::authority().display());
    assert_eq!(said(&[GOOD.as_slice(), &[&authority]].concat()), "");
}
