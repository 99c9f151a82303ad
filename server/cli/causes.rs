//! Why files can't be used: a full disk, a read-only file system, rights. SQLite's own sentences name none of them.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rustix::fs::{Access, AtFlags, CWD, StatVfsMountFlags, accessat, statvfs};
use rustix::process::geteuid;

use super::terminal;

/// A database of one page needs this much, and so does every further page.
const ONE_PAGE: u64 = 4096;

/// What is in the way, with what to do.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Cause {
    pub(super) what: String,
    pub(super) advice: String,
}

impl Cause {
    fn of(what: String, advice: String) -> Self {
        Self { what, advice }
    }
}

/// What keeps this process from writing a database; `None` if nothing is to be seen.
pub(super) fn of_database(database: &Path) -> Option<Cause> {
    // Next to the file itself, also when links lead to it.
    let real = database.canonicalize();
    let database = real.as_deref().unwrap_or(database);
    let folder = folder_of(database);
    let files = [
        database.to_owned(),
        beside(database, "-wal"),
        beside(database, "-shm"),
    ];
    read_only(folder)
        .or_else(|| files.iter().find_map(|file| of_file(file)))
        .or_else(|| of_folder(folder))
        .or_else(|| full(folder))
}

/// What keeps this process from making files in a folder.
pub(super) fn of_folder_alone(folder: &Path) -> Option<Cause> {
    read_only(folder)
        .or_else(|| of_folder(folder))
        .or_else(|| full(folder))
}

fn read_only(folder: &Path) -> Option<Cause> {
    let disk = statvfs(folder).ok()?;
    let is_read_only = disk.f_flag.contains(StatVfsMountFlags::RDONLY);
    is_read_only.then(|| {
        let shown = folder.display();
        Cause::of(
            format!("the file system of {shown} is read-only"),
            "a container or a unit may have mounted it so (`ReadWritePaths=`, `:ro`); otherwise the kernel does that with \
             a disk that fails, and `dmesg` says why. Let it be writable, and start again"
                .to_owned(),
        )
    })
}

fn of_file(file: &Path) -> Option<Cause> {
    let found = fs::metadata(file).ok()?;
    if is_allowed(file, Access::READ_OK | Access::WRITE_OK) {
        return None;
    }
    let (owner, own) = (found.uid(), geteuid().as_raw());
    let (shown, word) = (file.display(), terminal::shell_word(file));
    Some(if owner == own {
        Cause::of(
            format!("{shown} may not be read and written, not even by its owner"),
            format!("`chmod 600 {word}`"),
        )
    } else {
        Cause::of(
            format!(
                "{shown} belongs to {}, and this is {}",
                named(owner),
                named(own)
            ),
            format!(
                "run it as {}, or `sudo chown {} {word}`",
                named(owner),
                short(own)
            ),
        )
    })
}

/// SQLite makes files beside the database.
fn of_folder(folder: &Path) -> Option<Cause> {
    let found = fs::metadata(folder).ok()?;
    if is_allowed(folder, Access::WRITE_OK | Access::EXEC_OK) {
        return None;
    }
    let (owner, own) = (found.uid(), geteuid().as_raw());
    let (shown, word) = (folder.display(), terminal::shell_word(folder));
    let advice = if owner == own {
        format!("`chmod u+rwx {word}`")
    } else {
        format!(
            "run it as {}, or `sudo chown {} {word}`",
            named(owner),
            short(own)
        )
    };
    Some(Cause::of(
        format!(
            "no file can be made in the folder {shown}: it belongs to {}, and this is {}",
            named(owner),
            named(own)
        ),
        advice,
    ))
}

fn full(folder: &Path) -> Option<Cause> {
    let disk = statvfs(folder).ok()?;
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    let shown = folder.display();
    let advice =
        "make room (`df`, `du`), and start again; nothing of what was stored is lost".to_owned();
    if free < ONE_PAGE {
        return Some(Cause::of(format!("the disk of {shown} is full"), advice));
    }
    // Some file systems have no fixed number of files, and say 0 of 0.
    (disk.f_files > 0 && disk.f_favail == 0).then(|| {
        Cause::of(
            format!("the disk of {shown} can hold no further file (`df -i`)"),
            advice,
        )
    })
}

/// The system refuses room although the disk has some.
pub(super) fn full_by_quota() -> Cause {
    Cause::of(
        "the disk is full, or a quota of this user is used up".to_owned(),
        "make room (`df`, `quota`), and start again; nothing of what was stored is lost".to_owned(),
    )
}

/// By the rights of this process, as the system itself judges them.
fn is_allowed(path: &Path, access: Access) -> bool {
    accessat(CWD, path, access, AtFlags::EACCESS).is_ok()
}

pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// `user afterword (998)`.
fn named(user: u32) -> String {
    match name_of(user) {
        Some(name) => format!("user {name} ({user})"),
        None => format!("user {user}"),
    }
}

fn short(user: u32) -> String {
    name_of(user).unwrap_or_else(|| user.to_string())
}

/// Users of a directory service are not in this file, and are shown by their number.
fn name_of(user: u32) -> Option<String> {
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let mut lines = users.lines().map(|line| line.split(':'));
    lines.find_map(|mut fields| {
        let name = fields.next()?;
        let number: u32 = fields.nth(1)?.parse().ok()?;
        (number == user).then(|| name.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_folder_has_no_cause_and_users_have_names() {
        let folder = std::env::temp_dir();
        assert_eq!(of_database(&folder.join("none.db")), None);
        assert_eq!(named(0), "user root (0)");
        assert_eq!(short(4_000_000_000), "4000000000");
    }

    #[test]
    fn a_file_system_that_is_read_only_is_named() {
        // The kernel's own, where a container has it so.
        if let Some(cause) = read_only(Path::new("/sys")) {
            assert!(cause.what.contains("/sys is read-only"), "{cause:?}");
        }
    }
}
