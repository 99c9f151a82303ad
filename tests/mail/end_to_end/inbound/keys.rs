//! Keys and certificates of a test, made by OpenSSL.

use std::path::Path;
use std::process::Command;

use data_encoding::BASE64;
use tempfile::TempDir;

/// A private key in a folder of its own.
pub(super) struct Key(TempDir);

impl Key {
    /// On the curve P-256.
    pub(super) fn of_curve() -> Self {
        Self::made("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.pem")
    }

    /// RSA, with a certificate as SNS shows one.
    pub(super) fn of_certificate() -> Self {
        Self::certified(2)
    }

    /// The same with a certificate of the day before yesterday.
    pub(super) fn of_old_certificate() -> Self {
        Self::certified(-1)
    }

    fn certified(days: i32) -> Self {
        let key = Self::made(
            "req -new -newkey rsa:2048 -nodes -keyout key.pem -out request.pem -subj /CN=sns.amazonaws.com",
        );
        openssl(
            key.0.path(),
            &format!(
                "x509 -req -in request.pem -signkey key.pem -days {days} -out certificate.pem"
            ),
        );
        key
    }

    fn made(words: &str) -> Self {
        let folder = TempDir::new().unwrap();
        openssl(folder.path(), words);
        Self(folder)
    }

    /// DER in Base64, as SendGrid shows it.
    pub(super) fn public(&self) -> String {
        openssl(
            self.0.path(),
            "pkey -in key.pem -pubout -outform DER -out public.der",
        );
        BASE64.encode(&std::fs::read(self.0.path().join("public.der")).unwrap())
    }

    pub(super) fn certificate(&self) -> String {
        std::fs::read_to_string(self.0.path().join("certificate.pem")).unwrap()
    }

    /// In Base64. `digest`: `sha256`, `sha1`.
    pub(super) fn signs(&self, digest: &str, text: &[u8]) -> String {
        std::fs::write(self.0.path().join("text"), text).unwrap();
        openssl(
            self.0.path(),
            &format!("dgst -{digest} -sign key.pem -out signature text"),
        );
        BASE64.encode(&std::fs::read(self.0.path().join("signature")).unwrap())
    }
}

fn openssl(folder: &Path, words: &str) {
    let made = Command::new("openssl")
        .args(words.split_whitespace())
        .current_dir(folder)
        .output();
    let made = made.unwrap();
    assert!(made.status.success(), "openssl {words}: {made:?}");
}
