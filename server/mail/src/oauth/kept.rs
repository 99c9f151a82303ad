//! The file of a login: it is replaced as a whole, and only its owner may read it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::error::LoginError;

const MODE: u32 = 0o600;
/// How many bytes more than the last login a renewed one may have: providers' tokens are longer or shorter.
const MOST_MORE: usize = 16 * 1024;

/// A login as it is kept. It is never printed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptLogin {
    pub(super) provider: String,
    pub(super) client_id: String,
    pub(super) token_url: String,
    pub(super) refresh_token: String,
    pub(super) access_token: String,
    /// From then on the access token is renewed.
    pub(super) renew_at: Timestamp,
    pub(super) expires_at: Timestamp,
    /// Why the consent has ended; the access token is empty then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) ended: Option<String>,
}

/// Held by the one process that changes the file; ends when it is dropped.
pub(super) struct Lock(#[expect(dead_code, reason = "closing the file ends the lock")] File);

pub(super) struct LoginFile {
    path: PathBuf,
}

impl LoginFile {
    pub(super) fn new(path: &Path) -> Self {
        // Written where a link leads, so that the link stays.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        Self { path }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// `None` if there is none.
    pub(super) fn read(&self) -> Result<Option<KeptLogin>, LoginError> {
        match fs::read(&self.path) {
            Ok(text) => match serde_json::from_slice(&text) {
                Ok(kept) => Ok(Some(kept)),
                // The parser's error could quote a token.
                Err(_) => {
                    let problem =
                        "it is no login that Afterword has kept: delete it and sign in again";
                    Err(self.failed(io::Error::other(problem)))
                }
            },
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.failed(error)),
        }
    }

    /// Waits for another process that renews the login. It does so within the time limit of its request.
    pub(super) fn lock(&self) -> Result<Lock, LoginError> {
        let locked = || {
            let mut options = OpenOptions::new();
            let file = options.create(true).truncate(false).write(true).mode(MODE);
            let file = file.open(self.beside("lock"))?;
            file.lock()?;
            io::Result::Ok(Lock(file))
        };
        locked().map_err(|error| self.failed(error))
    }

    /// After a crash there is the old login or the new one, never a part.
    pub(super) fn write(&self, kept: &KeptLogin, _: &Lock) -> Result<(), LoginError> {
        self.replace(kept).map_err(|error| self.failed(error))
    }

    /// Takes the space that a renewed login may need, which [`LoginFile::write`] then overwrites: a provider takes back the
    /// earlier refresh token with the renewal, so that a full disk must be known before.
    ///
    /// # Errors
    /// There is no room, or the folder can't be written.
    pub(super) fn make_room(&self, kept: &KeptLogin, _: &Lock) -> Result<(), LoginError> {
        let made = || {
            let length = serde_json::to_vec(kept)?.len() + MOST_MORE;
            let mut file = self.unfinished()?;
            file.write_all(&vec![b' '; length])?;
            file.sync_all()
        };
        made().map_err(|error| self.failed(error))
    }

    fn replace(&self, kept: &KeptLogin) -> io::Result<()> {
        let mut file = self.unfinished()?;
        let json = serde_json::to_vec(kept)?;
        file.write_all(&json)?;
        file.set_len(json.len() as u64)?;
        file.sync_all()?;
        fs::rename(self.beside("tmp"), &self.path)?;
        self.sync_folder()
    }

    /// The file that becomes the login, with the space that it has.
    fn unfinished(&self) -> io::Result<File> {
        let mut options = OpenOptions::new();
        let file = options.create(true).truncate(false).write(true).mode(MODE);
        let file = file.open(self.beside("tmp"))?;
        // A file that was left behind may have another mode.
        file.set_permissions(fs::Permissions::from_mode(MODE))?;
        Ok(file)
    }

    pub(super) fn delete(&self, _: &Lock) -> Result<(), LoginError> {
        let deleted = || match fs::remove_file(&self.path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => self.sync_folder(),
        };
        deleted().map_err(|error| self.failed(error))
    }

    fn sync_folder(&self) -> io::Result<()> {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
            _ => File::open(".")?.sync_all(),
        }
    }

    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.path.as_os_str().to_owned();
        name.push(".");
        name.push(ending);
        name.into()
    }

    fn failed(&self, error: io::Error) -> LoginError {
        LoginError::File {
            path: self.path.clone(),
            error: Arc::new(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_login_is_readable_by_its_owner_alone_and_gone_after_logout() {
        let folder = tempfile::tempdir().unwrap();
        let file = LoginFile::new(&folder.path().join("login.json"));
        assert!(file.read().unwrap().is_none());
        let kept = KeptLogin {
            provider: "other".to_owned(),
            client_id: "id".to_owned(),
            token_url: "https://login.test/token".to_owned(),
            refresh_token: "r".to_owned(),
            access_token: "a".to_owned(),
            renew_at: Timestamp::UNIX_EPOCH,
            expires_at: Timestamp::UNIX_EPOCH,
            ended: None,
        };
        let lock = file.lock().unwrap();
        // Left behind by a process that was killed.
        fs::write(file.beside("tmp"), "half").unwrap();
        file.write(&kept, &lock).unwrap();
        assert!(file.read().unwrap().unwrap() == kept);
        let mode = fs::metadata(file.path()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, MODE);
        file.delete(&lock).unwrap();
        file.delete(&lock).unwrap();
        assert!(file.read().unwrap().is_none());
    }

    #[test]
    fn a_file_that_is_no_login_is_named_and_not_quoted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("login.json");
        fs::write(&path, r#"{"refresh_token": "very secret"}"#).unwrap();
        let Err(error) = LoginFile::new(&path).read() else {
            panic!("it was read");
        };
        let error = error.to_string();
        assert!(
            error.contains("login.json") && !error.contains("secret"),
            "{error}"
        );
    }
}
