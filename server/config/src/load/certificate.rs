//! Where the certificate of `[tls]` comes from: files, an authority, or contradictions.

use super::Report;
use crate::Config;

const LISTEN: &str = "tls.listen";
const CERTIFICATE: &str = "tls.certificate";
const KEY: &str = "tls.key";
const DOMAINS: &str = "tls.acme_domains";
const CONTACT: &str = "tls.acme_contact";

pub(super) fn check(config: &Config, report: &mut Report) {
    if !report.is_sound(&[LISTEN, CERTIFICATE, KEY, DOMAINS]) {
        return;
    }
    if config.tls.acme_domains.is_empty() {
        check_files(config, report);
    } else {
        check_authority(config, report);
    }
}

fn check_files(config: &Config, report: &mut Report) {
    let tls = &config.tls;
    let is_set = [
        tls.listen.is_some(),
        tls.certificate.is_some(),
        tls.key.is_some(),
    ];
    match is_set {
        [_, true, false] => report.problem(
            CERTIFICATE,
            "is set without tls.key: name the file of its private key there",
        ),
        [_, false, true] => report.problem(
            KEY,
            "is set without tls.certificate: name the file of its certificate there",
        ),
        [true, false, false] => report.problem(
            LISTEN,
            "is set without tls.certificate and tls.key: name their files there, or your domain in \
             tls.acme_domains",
        ),
        [false, true, true] => report.warning(
            CERTIFICATE,
            "is not used: set tls.listen too, such as \"0.0.0.0:8443\"",
        ),
        [true, true, true] | [false, false, false] => {}
    }
}

fn check_authority(config: &Config, report: &mut Report) {
    let tls = &config.tls;
    for (setting, file) in [(CERTIFICATE, &tls.certificate), (KEY, &tls.key)] {
        if file.is_some() {
            let message = "is set, and so is tls.acme_domains: the certificate comes from files or from an \
                authority, so keep one of the two";
            report.problem(setting, message);
        }
    }
    if tls.acme_contact.is_none() && report.is_sound(&[CONTACT]) {
        let message = "is empty, but tls.acme_domains is not: write an e-mail address where the authority \
            reaches you";
        report.problem(CONTACT, message);
    }
    for (index, domain) in tls.acme_domains.iter().enumerate() {
        if tls.acme_domains[..index].contains(domain) {
            let message = format!("{domain} is listed twice: keep it once");
            report.problem(DOMAINS, message);
        }
    }
    if tls.listen.is_none() {
        let message = "is not used: set tls.listen too, such as \"0.0.0.0:443\"";
        report.warning(DOMAINS, message);
    }
    let host = config.server.public_url.host_str().unwrap_or_default();
    let is_named = tls.acme_domains.iter().any(|name| name.as_str() == host);
    if !is_named && config.server.public_url.is_https() && report.is_sound(&["server.public_url"]) {
        let message = format!(
            "lacks {host}, the host of server.public_url: browsers would refuse the certificate, so add it"
        );
        report.warning(DOMAINS, message);
    }
}
