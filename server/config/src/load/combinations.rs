//! Combinations of settings that can't work. A setting that is invalid by itself is not reported again here.

use std::net::SocketAddr;

use super::{Report, certificate};
use crate::{Addressing, Config, Encryption};
use afterword_model::policy::MailAddress;

const SERVER_LISTEN: &str = "server.listen";
const PUBLIC_URL: &str = "server.public_url";
const TLS_LISTEN: &str = "tls.listen";
const METRICS_LISTEN: &str = "metrics.listen";
const LMTP_LISTEN: &str = "lmtp.listen";

pub(crate) fn check_combinations(config: &Config, report: &mut Report) {
    check_listeners(config, report);
    certificate::check(config, report);
    check_public_url(config, report);
    check_lengths(config, report);
    check_mail(config, report);
    check_database(config, report);
    check_answers_elsewhere(config, report);
    config.akismet.check_switch(config.sites.akismet, report);
    config
        .privacy
        .check_seen(config.mail.token_lifetime, report);
    config
        .privacy
        .check_mails(config.mail.token_lifetime, report);
}

fn check_listeners(config: &Config, report: &mut Report) {
    let listeners = [
        (SERVER_LISTEN, config.server.listen),
        (TLS_LISTEN, config.tls.listen),
        (METRICS_LISTEN, config.metrics.listen),
        (LMTP_LISTEN, config.lmtp.listen),
    ];
    if config.server.listen.is_none()
        && config.tls.listen.is_none()
        && report.is_sound(&[SERVER_LISTEN, TLS_LISTEN])
    {
        let message =
            "is empty, and so is tls.listen: nobody could reach the server, so set one of them";
        report.problem(SERVER_LISTEN, message);
    }
    for (index, (later, later_address)) in listeners.iter().enumerate() {
        for (earlier, earlier_address) in &listeners[..index] {
            if let (Some(one), Some(other)) = (earlier_address, later_address)
                && clash(*one, *other)
                && report.is_sound(&[earlier, later])
            {
                let message = format!("{other} is taken by {earlier} ({one}): choose another port");
                report.problem(later, message);
            }
        }
    }
}

/// Whether two listeners exclude each other. Port 0 is a free port that the system chooses.
fn clash(one: SocketAddr, other: SocketAddr) -> bool {
    // `[::]` takes IPv4 connections too, unless the system is told otherwise.
    let covers = |wide: SocketAddr, narrow: SocketAddr| {
        wide.ip().is_unspecified() && (wide.is_ipv6() || narrow.is_ipv4())
    };
    let same_address = one.ip() == other.ip() || covers(one, other) || covers(other, one);
    one.port() != 0 && one.port() == other.port() && same_address
}

fn check_public_url(config: &Config, report: &mut Report) {
    let url = &config.server.public_url;
    if !report.is_sound(&[PUBLIC_URL, TLS_LISTEN, "server.trusted_proxies"]) {
        return;
    }
    if url.is_https() {
        if config.tls.listen.is_none() && config.server.trusted_proxies.is_empty() {
            let message = "is https, but this server has no tls.listen and believes no proxy: it would refuse every \
                request as plain http, so set tls.listen, or server.trusted_proxies to your proxy's address";
            report.warning(PUBLIC_URL, message);
        }
    } else if config.tls.listen.is_some() {
        let message =
            "is http although tls.listen is set: write the https address, or browsers use http";
        report.warning(PUBLIC_URL, message);
    } else if !url.is_loopback() {
        let message = "is http: browsers refuse to load comments from it into a blog on https, so use https \
            for anything but trying out";
        report.warning(PUBLIC_URL, message);
    }
}

fn check_lengths(config: &Config, report: &mut Report) {
    let limits = &config.limits;
    if config.sites.page_size > limits.thread_page
        && report.is_sound(&["sites.page_size", "limits.thread_page"])
    {
        let message = format!(
            "{} is more than limits.thread_page ({}) lets one request get: lower it, or raise the limit",
            config.sites.page_size, limits.thread_page
        );
        report.problem("sites.page_size", message);
    }
    // A character has up to four bytes in UTF-8.
    let longest_text = limits.text.saturating_mul(4);
    if longest_text > limits.body.length() && report.is_sound(&["limits.text", "limits.body"]) {
        let message = format!(
            "a text of {} characters may take {longest_text} bytes, more than limits.body ({}): raise limits.body",
            limits.text, limits.body
        );
        report.warning("limits.text", message);
    }
}

/// What belongs to a file does nothing for a database in PostgreSQL.
fn check_database(config: &Config, report: &mut Report) {
    const FOLDER: &str = "backup.folder";
    if config.store.url.is_some() && config.backup.folder.is_some() && report.is_sound(&[FOLDER]) {
        let message = "does nothing with store.url: let pg_dump and the archive of PostgreSQL's log make the backups";
        report.warning(FOLDER, message);
    }
}

fn check_mail(config: &Config, report: &mut Report) {
    let sends = config.smtp.host.is_some() || config.mail.folder.is_some();
    let parts = [
        ("smtp.host", config.smtp.host.is_some()),
        ("imap.host", config.imap.host.is_some()),
        ("jmap.url", config.jmap.url.is_some()),
        (LMTP_LISTEN, config.lmtp.listen.is_some()),
        ("inbound.provider", config.inbound.provider.is_some()),
    ];
    if config.mail.from.is_none() {
        for (setting, is_set) in parts {
            if is_set && report.is_sound(&[setting, "mail.from"]) {
                let message = "is not used: set mail.from, the address that mails come from";
                report.warning(setting, message);
            }
        }
    } else if !sends && report.is_sound(&["smtp.host", "mail.folder"]) {
        let message = "is set, but nothing sends: set smtp.host, the server that mails go out by";
        report.problem("mail.from", message);
    }
    let own = config.mail.address().map(|own| own.as_str());
    let is_own =
        |address: &MailAddress| own.is_some_and(|own| own.eq_ignore_ascii_case(address.as_str()));
    if config.sites.moderators.iter().any(is_own)
        && report.is_sound(&["sites.moderators", "mail.from"])
    {
        let message = "holds mail.from: its answers would be Afterword's own mail, so give one of the two another address";
        report.problem("sites.moderators", message);
    }
    check_comments_by_mail(config, report);
    config.oauth.check_use(&config.smtp, &config.imap, report);
    check_clear_passwords(config, report);
    check_inbound(config, report);
    if config.imap.host.is_some()
        && config.jmap.url.is_some()
        && report.is_sound(&["imap.host", "jmap.url"])
    {
        let message = "is set together with imap.host: fetch from the mailbox by one of the two";
        report.problem("jmap.url", message);
    }
}

/// Without a token the owner can write nowhere.
fn check_answers_elsewhere(config: &Config, report: &mut Report) {
    const SETTING: &str = "sites.answers_elsewhere";
    let tokens = ["mastodon.write_token", "bluesky.password"];
    let is_sound = report.is_sound(&[SETTING, tokens[0], tokens[1]]);
    if is_sound && config.sites.answers_elsewhere && config.writes_on().is_empty() {
        let message = "posts your answers on Mastodon and Bluesky, where you can't write yet: set mastodon.write_token_file \
            or bluesky.password_file, or switch this off";
        report.problem(SETTING, message);
    }
}

/// Their addresses are made of that of our mails.
fn check_comments_by_mail(config: &Config, report: &mut Report) {
    const SETTING: &str = "sites.comments_by_mail";
    if !config.sites.comments_by_mail
        || !report.is_sound(&[SETTING, "mail.from", "mail.addressing"])
    {
        return;
    }
    if config.mail.from.is_none() {
        let message = "has no addresses: set mail.from, the address that mails come from";
        report.problem(SETTING, message);
    } else if config.mail.addressing == Addressing::None {
        let message = "gives each page an address, which mail.addressing = \"none\" has not: set it to \"plus\" or \
            \"catch-all\", or switch this off";
        report.problem(SETTING, message);
    }
}

fn check_inbound(config: &Config, report: &mut Report) {
    let url = &config.server.public_url;
    let setting = "inbound.provider";
    if config.inbound.provider.is_some()
        && !url.is_https()
        && !url.is_loopback()
        && report.is_sound(&[setting, PUBLIC_URL])
    {
        let message = "is set, but server.public_url is http: what proves a request could be read on the way, so use https";
        report.warning(setting, message);
    }
}

fn check_clear_passwords(config: &Config, report: &mut Report) {
    let (smtp, imap) = (&config.smtp, &config.imap);
    let servers = [
        ("smtp", smtp.encryption, &smtp.host, &smtp.user),
        ("imap", imap.encryption, &imap.host, &imap.user),
    ];
    for (section, encryption, host, user) in servers {
        let Some(host) = host else { continue };
        let is_near = matches!(host.as_str(), "localhost" | "127.0.0.1");
        if encryption == Encryption::None && !user.is_empty() && !is_near {
            let message = "is \"none\": everybody on the way could read the password, so use \"starttls\" or \"tls\"";
            report.problem(&format!("{section}.encryption"), message);
        }
    }
}
