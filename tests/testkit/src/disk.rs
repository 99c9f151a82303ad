//! Disks that are full and files that can't be written, also for root: small mounts of their own.
//!
//! Where the system does not let a test mount, it says so and the test ends there.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A file system of its own, as small as asked.
pub struct SmallDisk {
    mounted: Mounted,
    folder: TempDir,
}

impl SmallDisk {
    pub fn new(kib: u32) -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let size = format!("size={kib}k");
        mount(&["-t", "tmpfs", "-o", &size, "tmpfs"], folder.path())?;
        let mounted = Mounted(folder.path().to_owned());
        Some(Self { mounted, folder })
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Takes all the room that is left.
    pub fn fill(&self) {
        let filler = File::options()
            .create(true)
            .append(true)
            .open(self.filler());
        let mut filler = filler.unwrap();
        for block in [&[0; 4096][..], &[0; 1]] {
            while filler.write_all(block).is_ok() {}
        }
    }

    /// Takes room, to be given back by [`SmallDisk::make_room`].
    pub fn take(&self, kib: usize) {
        fs::write(self.filler(), vec![0; kib * 1024]).unwrap();
    }

    pub fn make_room(&self) {
        fs::remove_file(self.filler()).unwrap();
    }

    fn filler(&self) -> PathBuf {
        self.mounted.0.join("filler")
    }
}

/// Makes a file, or a folder with all that is in it, read-only until the answer is dropped.
pub fn read_only(path: &Path) -> Option<Mounted> {
    let itself = path.to_str().unwrap();
    mount(&["--bind", itself], path)?;
    let mounted = Mounted(path.to_owned());
    mount(&["-o", "remount,bind,ro"], path)?;
    Some(mounted)
}

pub struct Mounted(PathBuf);

impl Drop for Mounted {
    fn drop(&mut self) {
        // Lazily: a connection to a database on it may be about to close.
        let unmounted = Command::new("umount").arg("-l").arg(&self.0).status();
        assert!(
            unmounted.is_ok_and(|status| status.success()),
            "{:?}",
            self.0
        );
    }
}

fn mount(options: &[&str], target: &Path) -> Option<()> {
    let output = Command::new("mount").args(options).arg(target).output();
    match output {
        Ok(output) if output.status.success() => Some(()),
        Ok(output) => skip(&String::from_utf8_lossy(&output.stderr)),
        Err(error) => skip(&error.to_string()),
    }
}

fn skip(reason: &str) -> Option<()> {
    eprintln!("skipped, because this system lets nobody mount here: {reason}");
    None
}
