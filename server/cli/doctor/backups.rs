//! Backups: whether there are any, how old the newest is, and whether it is intact.

use std::path::Path;

use jiff::{SignedDuration, Timestamp};

use super::finding::Findings;
use crate::backup::{BackupFolder, StoredBackup, checksum_of, free, size, verify_checksum};
use crate::cli::{causes, terminal};
use afterword_config::Config;
use afterword_store_sqlite::{Cancel, Depth, survey};

pub(super) fn check(config: &Config) -> Findings {
    let mut findings = Findings::of("backups");
    let Some(folder) = &config.backup.folder else {
        findings.warning(
            "look for scheduled backups",
            "backup.folder is empty: the server makes none",
            "set backup.folder, or run `afterword backup` from your own timer (docs/backup.md)",
        );
        return findings;
    };
    let shelf = BackupFolder::new(folder, &config.store.path);
    let tried = format!("look for backups in {}", folder.display());
    let kept = match shelf.kept() {
        Ok(kept) => kept,
        Err(error) => {
            let advice = "create the folder, and let the server write into it (backup.folder)";
            findings.failure(tried, error.to_string(), advice);
            return findings;
        }
    };
    if let Some(cause) = causes::of_folder_alone(folder) {
        let tried = format!(
            "see whether a backup can be written into {}",
            folder.display()
        );
        findings.failure(tried, cause.what, cause.advice);
    }
    let Some(newest) = kept.last() else {
        let advice = "start the server, which makes one at once, or run `afterword backup`; its log says what fails";
        findings.failure(tried, "there is none", advice);
        return findings;
    };
    age(config, tried, kept.len(), newest, &mut findings);
    sound(&newest.file, &mut findings);
    room(config, folder, &mut findings);
    findings
}

fn age(
    config: &Config,
    tried: String,
    count: usize,
    newest: &StoredBackup,
    findings: &mut Findings,
) {
    let now = Timestamp::now();
    let age = now.duration_since(newest.time);
    let every = SignedDuration::try_from(*config.backup.every).unwrap_or(SignedDuration::MAX);
    let saw = format!(
        "{count}, the newest made {}",
        terminal::ago(now, newest.time)
    );
    // One may be in progress.
    if age > every.saturating_add(every) {
        let advice = "one is overdue: see whether the server runs and what its log says";
        findings.failure(tried, saw, advice);
    } else {
        findings.fine(tried, saw);
    }
}

fn room(config: &Config, folder: &Path, findings: &mut Findings) {
    if let Ok(free) = free(folder)
        && free < size(&config.store.path)
    {
        let tried = format!("measure the free room in {}", folder.display());
        let advice = "the next backup will not fit: make room, or lower backup.keep";
        findings.failure(tried, terminal::size(free), advice);
    }
}

fn sound(file: &Path, findings: &mut Findings) {
    let tried = format!("check {}", file.display());
    let advice = "make another with `afterword backup`, keep the older ones, and look at the disk";
    let summed = checksum_of(file).and_then(|sum| verify_checksum(file, &sum));
    let has_checksum = match summed {
        Ok(has_checksum) => has_checksum,
        Err(error) => return findings.failure(tried, error.to_string(), advice),
    };
    match survey(file, Depth::Whole, &Cancel::default()) {
        Ok(found) => {
            let sum = match has_checksum {
                true => "its checksum is right",
                false => "it has no checksum",
            };
            findings.fine(tried, format!("sound, {} comments; {sum}", found.comments));
        }
        Err(unsound) => findings.failure(tried, unsound.to_string(), advice),
    }
}
