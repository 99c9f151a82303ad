//! SHA-256 of a file, and the checksum file beside it, in the format of `sha256sum -c`.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::error::BackupError;
use super::name::beside;

const BLOCK: usize = 256 * 1024;

#[must_use]
pub fn sidecar(file: &Path) -> PathBuf {
    beside(file, ".sha256")
}

pub(super) fn line(sum: &str, name: &str) -> String {
    format!("{sum}  {name}\n")
}

/// As lower-case hexadecimal digits.
///
/// # Errors
/// The file can't be read.
pub fn of(file: &Path) -> Result<String, BackupError> {
    let failed = || BackupError::file("read", file);
    let mut open = File::open(file).map_err(failed())?;
    each_block(&mut open, |_| Ok(())).map_err(failed())
}

/// Passes each block to the callback; returns the checksum of all.
pub(super) fn each_block(
    source: &mut impl Read,
    mut take: impl FnMut(&[u8]) -> std::io::Result<()>,
) -> std::io::Result<String> {
    let mut hash = Sha256::new();
    let mut block = vec![0; BLOCK];
    loop {
        match source.read(&mut block) {
            Ok(0) => return Ok(HEXLOWER.encode(&hash.finalize())),
            Ok(length) => {
                hash.update(&block[..length]);
                take(&block[..length])?;
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The recorded checksum of the file, if there is one.
///
/// # Errors
/// The checksum file can't be read as one.
pub(super) fn written(file: &Path) -> Result<Option<String>, BackupError> {
    let sidecar = sidecar(file);
    let text = match std::fs::read_to_string(&sidecar) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            return Err(BackupError::BadSidecar(sidecar));
        }
        Err(error) => return Err(BackupError::file("read", &sidecar)(error)),
    };
    let word = text.split_whitespace().next().unwrap_or_default();
    let is_sum = word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_sum {
        Ok(Some(word.to_ascii_lowercase()))
    } else {
        Err(BackupError::BadSidecar(sidecar))
    }
}

/// Whether the file matches its checksum; `false` if there is no checksum.
///
/// # Errors
/// It does not match, or can't be read.
pub fn verify(file: &Path, found: &str) -> Result<bool, BackupError> {
    match written(file)? {
        None => Ok(false),
        Some(written) if written == found => Ok(true),
        Some(written) => Err(BackupError::Checksum {
            path: file.to_owned(),
            sidecar: sidecar(file),
            written,
            found: found.to_owned(),
        }),
    }
}
