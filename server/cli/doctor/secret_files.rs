//! The modes of files that hold secrets: whoever has an account on the machine must not read them.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::finding::Findings;
use crate::backup::BackupFolder;
use crate::cli::terminal;
use afterword_config::{Config, Origin, Sources};

/// Read by everybody. A group may read: the Debian package gives the settings to the server's.
const BY_OTHERS: u32 = 0o004;

pub(super) fn check(config: &Config, sources: &Sources) -> Findings {
    let mut findings = Findings::of("secret files");
    let mut files = named(config);
    files.extend(settings_with_secrets(config, sources));
    files.extend(newest_backup(config));
    let mut count = 0;
    let mut are_fine = true;
    for (setting, file) in files {
        // Where it can't be read, the settings have said so.
        let Ok(found) = file.metadata() else { continue };
        count += 1;
        let mode = found.permissions().mode() & 0o777;
        if mode & BY_OTHERS != 0 {
            are_fine = false;
            findings.warning(
                format!("look at the mode of {} ({setting})", file.display()),
                format!("everybody on this machine may read it ({mode:03o})"),
                format!("`chmod o-rwx {}`", terminal::shell_word(&file)),
            );
        }
    }
    if are_fine && count > 0 {
        let saw = format!("{count}, of which none is open to everybody");
        findings.fine("look at the modes of the files with secrets", saw);
    }
    findings
}

fn named(config: &Config) -> Vec<(&'static str, PathBuf)> {
    let files = [
        ("store.url_file", &config.store.url_file),
        ("admin.token_file", &config.admin.token_file),
        ("smtp.password_file", &config.smtp.password_file),
        ("imap.password_file", &config.imap.password_file),
        ("jmap.password_file", &config.jmap.password_file),
        ("jmap.token_file", &config.jmap.token_file),
        ("inbound.secret_file", &config.inbound.secret_file),
        ("oauth.client_secret_file", &config.oauth.client_secret_file),
        ("oauth.token_file", &config.oauth.token_file),
        ("webhooks.secret_file", &config.webhooks.secret_file),
        ("akismet.key_file", &config.akismet.key_file),
        ("mastodon.token_file", &config.mastodon.token_file),
        (
            "mastodon.write_token_file",
            &config.mastodon.write_token_file,
        ),
        ("bluesky.password_file", &config.bluesky.password_file),
        ("webmention.token_file", &config.webmention.token_file),
        ("mail.dkim_key", &config.mail.dkim_key),
        ("tls.key", &config.tls.key),
    ];
    let named = files.into_iter();
    named
        .filter_map(|(setting, file)| Some((setting, file.clone()?)))
        .collect()
}

/// The file of the settings, if a secret stands in it.
fn settings_with_secrets(config: &Config, sources: &Sources) -> Option<(&'static str, PathBuf)> {
    let secrets = [
        ("store.url", config.store.url.is_some()),
        ("admin.token", config.admin.token.is_some()),
        ("smtp.password", config.smtp.password.is_some()),
        ("imap.password", config.imap.password.is_some()),
        ("jmap.password", config.jmap.password.is_some()),
        ("jmap.token", config.jmap.token.is_some()),
        ("inbound.secret", config.inbound.secret.is_some()),
        ("oauth.client_secret", config.oauth.client_secret.is_some()),
        ("webhooks.secret", config.webhooks.secret.is_some()),
        ("akismet.key", config.akismet.key.is_some()),
        ("mastodon.token", config.mastodon.token.is_some()),
        (
            "mastodon.write_token",
            config.mastodon.write_token.is_some(),
        ),
        ("bluesky.password", config.bluesky.password.is_some()),
        ("webmention.token", config.webmention.token.is_some()),
    ];
    secrets
        .into_iter()
        .find_map(|(setting, is_set)| match sources.origin_of(setting) {
            Origin::File { path, .. } if is_set => Some((setting, path)),
            _ => None,
        })
}

/// Addresses and the server's own secret are in it.
fn newest_backup(config: &Config) -> Option<(&'static str, PathBuf)> {
    let folder: &Path = config.backup.folder.as_deref()?;
    let kept = BackupFolder::new(folder, &config.store.path).kept().ok()?;
    Some(("backup.folder", kept.last()?.file.clone()))
}
