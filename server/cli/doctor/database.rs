//! The database: its file, its contents, and its file system.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use super::finding::{Finding, Findings};
use super::{in_postgres, unseen_spam};
use crate::backup::{free, size};
use crate::cli::open::{Access, postgres};
use crate::cli::{Settings, causes, control_socket, languages, terminal};
use afterword_config::Config;
use afterword_model::Sites;
use afterword_store_sqlite::{Cancel, Depth, Survey, UnusableDatabase, newest_schema, survey};

/// A log this long has not been checkpointed for a long time: some process keeps reading an old snapshot.
const LONG_LOG: u64 = 256 * 1024 * 1024;
/// The clock may be set by hours for good reasons, as `rules::trusted_time` has it.
const TOLERATED: SignedDuration = SignedDuration::from_hours(48);
/// With less free space, comments will soon be refused.
const LITTLE_ROOM: u64 = 64 * 1024 * 1024;

/// Also returns the sites, if they can be read.
pub(super) fn check(config: &Config, settings: &Settings) -> (Arc<Sites>, Vec<Finding>) {
    let mut findings = Findings::of("database");
    if let Some(options) = postgres(config) {
        let sites = match in_postgres::check(&options, &mut findings) {
            true => sites(settings, &mut findings),
            false => Arc::default(),
        };
        return (sites, findings.all);
    }
    let database = &config.store.path;
    if !database.is_file() {
        findings.failure(
            format!("open {}", database.display()),
            "there is no such file",
            "start in the folder of your afterword.toml, name it by --config, or begin with `afterword init`",
        );
        return (Arc::default(), findings.all);
    }
    let survey = contents(database, &mut findings);
    // Next to the file itself, also when links lead to it.
    let real = database.canonicalize();
    let real = real.as_deref().ok().filter(|_| database.is_symlink());
    let real = real.unwrap_or(database);
    log(real, &mut findings);
    folder(real, &mut findings);
    let sites = match survey {
        // Opening an older one would upgrade it.
        Some(survey) if survey.schema == newest_schema() => sites(settings, &mut findings),
        _ => Arc::default(),
    };
    (sites, findings.all)
}

fn contents(database: &Path, findings: &mut Findings) -> Option<Survey> {
    let tried = format!("look through {}", database.display());
    let found = match survey(database, Depth::Whole, &Cancel::default()) {
        Ok(found) => found,
        Err(unsound) => {
            match (&unsound, causes::of_database(database)) {
                (UnusableDatabase::Unreadable(_), Some(cause)) => {
                    findings.failure(tried, cause.what, cause.advice);
                }
                _ => findings.failure(tried, unsound.to_string(), advice(&unsound)),
            }
            return None;
        }
    };
    let seen = format!(
        "{} comments on {} pages of {} sites, {}",
        found.comments,
        found.pages,
        found.sites,
        terminal::size(size(database))
    );
    if found.wrong_counts > 0 {
        let pages = found.wrong_counts;
        let saw = format!("{seen}; the counts of {pages} pages are wrong");
        findings.warning(tried, saw, "please report it; no comment is lost by it");
    } else if found.schema < newest_schema() {
        let saw = format!(
            "{seen}; its schema is {}, the newest {}",
            found.schema,
            newest_schema()
        );
        findings.warning(
            tried,
            saw,
            "it is upgraded when the server starts, and kept beside as it was; what needs its sites is not tried now",
        );
    } else {
        findings.fine(tried, seen);
    }
    Some(found)
}

fn advice(unsound: &UnusableDatabase) -> &'static str {
    match unsound {
        UnusableDatabase::Damaged(_) => {
            "stop the server, look at the disk (`dmesg`, `smartctl`), and restore the newest good backup on a sound one \
             (docs/backup.md)"
        }
        UnusableDatabase::Newer { .. } => {
            "install the version of Afterword that wrote it, or a newer one"
        }
        UnusableDatabase::Foreign(_) => "let store.path name Afterword's own database",
        UnusableDatabase::Unreadable(_) => {
            "run it as the user that the server runs as, such as `sudo -u afterword afterword doctor`"
        }
    }
}

fn log(database: &Path, findings: &mut Findings) {
    let mut log = database.as_os_str().to_owned();
    log.push("-wal");
    let length = Path::new(&log).metadata().map_or(0, |log| log.len());
    let served = match control_socket::is_served(database) {
        true => "a server runs",
        false => "no server runs",
    };
    let tried = "look at the write-ahead log";
    let saw = format!("{}; {served}", terminal::size(length));
    if length > LONG_LOG {
        findings.warning(
            tried,
            saw,
            "something keeps a reading open that has lasted for long: a backup that hangs, a shell; end it, or restart \
             the server",
        );
    } else {
        findings.fine(tried, saw);
    }
}

/// Data expires by a time that the server trusts.
fn clock(trusted: Option<Timestamp>, findings: &mut Findings) {
    let Some(trusted) = trusted else {
        return;
    };
    let tried = "compare the clock with the last time that the server trusted";
    let now = Timestamp::now();
    let days = |span: SignedDuration| span.abs().as_hours() / 24;
    let ahead = now.duration_since(trusted);
    if ahead > TOLERATED {
        findings.warning(
            tried,
            format!("it is {} days ahead", days(ahead)),
            "if the server was off for so long, all is well: nothing expires until the time has been steady for a day \
             of its work; if it was not, set the clock (`timedatectl`)",
        );
    } else if ahead < -TOLERATED {
        findings.warning(
            tried,
            format!("it is {} days behind", days(ahead)),
            "set the clock (`timedatectl`): until then nothing expires, and new comments have times of the past",
        );
    } else {
        findings.fine(tried, "they agree");
    }
}

fn folder(database: &Path, findings: &mut Findings) {
    let folder = match database.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    writable(database, findings);
    rights(database, folder, findings);
    file_system(folder, findings);
    room(database, folder, findings);
}

fn writable(database: &Path, findings: &mut Findings) {
    let tried = format!("see whether {} can be written", database.display());
    match causes::of_database(database) {
        Some(cause) => findings.failure(tried, cause.what, cause.advice),
        None => findings.fine(tried, "by this user, yes"),
    }
}

fn rights(database: &Path, folder: &Path, findings: &mut Findings) {
    let tried = format!("look at the rights of {}", database.display());
    let (Ok(file), Ok(place)) = (database.metadata(), folder.metadata()) else {
        return;
    };
    let mode = file.permissions().mode() & 0o777;
    let command = format!("chmod 600 {}", terminal::shell_word(database));
    if mode & 0o077 != 0 {
        let saw = format!("others on this machine may read it ({mode:03o})");
        findings.warning(
            tried,
            saw,
            format!("addresses and secrets are in it: `{command}`"),
        );
    } else if file.uid() != place.uid() {
        let saw = format!(
            "it belongs to user {}, its folder to user {}",
            file.uid(),
            place.uid()
        );
        findings.warning(
            tried,
            saw,
            "the server writes files beside the database: give both to the user that it runs as (`chown`)",
        );
    } else {
        findings.fine(tried, "its owner's alone");
    }
}

/// `f_type` of network file systems (`man 2 statfs`): their locks and syncs are unreliable.
const NETWORK: [(u32, &str); 7] = [
    (0x6969, "NFS"),
    (0xFF53_4D42, "SMB"),
    (0xFE53_4D42, "SMB"),
    (0x517B, "SMB"),
    (0x0102_1997, "9p"),
    (0x00C3_6400, "Ceph"),
    (0x6573_5546, "FUSE"),
];

fn file_system(folder: &Path, findings: &mut Findings) {
    let tried = format!("look at the file system of {}", folder.display());
    let Ok(system) = rustix::fs::statfs(folder) else {
        return;
    };
    match over_a_network(system.f_type) {
        Some(name) => findings.warning(
            tried,
            name,
            "SQLite needs locks and syncs that keep their word, and such file systems often do not: let store.path lie \
             on a local disk",
        ),
        None => findings.fine(tried, "a local one"),
    }
}

/// The width and sign of the type depend on the processor; only its 32 bits count.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the bits alone are compared"
)]
fn over_a_network(kind: rustix::fs::FsWord) -> Option<&'static str> {
    let bits = kind as u32;
    let found = NETWORK.iter().find(|(number, _)| *number == bits);
    found.map(|(_, name)| *name)
}

fn room(database: &Path, folder: &Path, findings: &mut Findings) {
    let Ok(free) = free(folder) else { return };
    let tried = format!("measure the free room in {}", folder.display());
    let saw = terminal::size(free);
    if free < LITTLE_ROOM {
        let advice = "comments are refused when the disk is full: make room";
        findings.failure(tried, saw, advice);
    } else if free < size(database) * 2 {
        let advice = "an upgrade and a restore need as much again as the database takes: make room before them";
        findings.warning(tried, saw, advice);
    } else {
        findings.fine(tried, saw);
    }
}

fn sites(settings: &Settings, findings: &mut Findings) -> Arc<Sites> {
    let tried = "read the sites";
    let sites = match Access::to_existing(settings) {
        Ok(access) => {
            // Where it can't be read, opening it has said so.
            let trusted = access.run(access.app.store.trusted_time());
            clock(trusted.unwrap_or_default(), findings);
            unseen_spam::check(&access, findings);
            access.app.sites.current()
        }
        Err(error) => {
            let advice = "run it as the user that the server runs as";
            findings.failure(tried, format!("{error:#}"), advice);
            return Arc::default();
        }
    };
    for (key, told) in languages::of_sites(&sites) {
        findings.warning(
            format!("look at the language of `{key}`"),
            told,
            "readers get English until then",
        );
    }
    for site in sites.all().iter().filter(|site| site.rules.retired) {
        let key = &site.key;
        findings.fine(
            format!("see whether `{key}` takes comments"),
            format!(
                "it is retired: nobody can comment, until `afterword retire --undo --site {key}`"
            ),
        );
    }
    let keys: Vec<&str> = sites.all().iter().map(|site| site.key.as_str()).collect();
    if keys.is_empty() {
        let advice = "add your blog: `afterword sites add blog --origin https://blog.example.org`";
        findings.failure(tried, "there is none", advice);
    } else {
        findings.fine(tried, keys.join(", "));
    }
    sites
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_systems_of_other_machines_are_told_from_local_ones() {
        for (kind, name) in [(0x6969, "NFS"), (0xFE53_4D42, "SMB"), (0x6573_5546, "FUSE")] {
            assert_eq!(over_a_network(kind), Some(name));
        }
        // The same bits, on systems with a signed 32-bit type.
        let negative = rustix::fs::FsWord::from(0xFF53_4D42_u32.cast_signed());
        assert_eq!(over_a_network(negative), Some("SMB"));
        for local in [0xEF53, 0x9123_683E, 0x5846_5342, 0x0102_1994] {
            assert_eq!(over_a_network(local), None);
        }
        let mut findings = Findings::of("database");
        file_system(Path::new("/proc"), &mut findings);
        assert_eq!(findings.all[0].saw, "a local one");
    }
}
