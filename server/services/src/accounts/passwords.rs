//! Passwords: argon2id with the parameters that OWASP recommends (19 MiB, two passes), which are the crate's
//! defaults.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use unicode_normalization::UnicodeNormalization;

use super::{SignInError, Watch};
use crate::keys::random;

const SHORTEST: usize = 12;
/// In bytes; a sentence fits.
const LONGEST: usize = 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadPassword {
    #[error("the password needs at least {SHORTEST} characters")]
    TooShort,
    #[error("the password may have at most {LONGEST} bytes")]
    TooLong,
}

/// A password as typed. It does not print itself.
#[derive(Clone)]
pub struct Password(String);

impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Password(…)")
    }
}

impl Password {
    /// A password to set.
    ///
    /// # Errors
    /// [`BadPassword`].
    pub fn parse(raw: &str) -> Result<Self, BadPassword> {
        let password = Self::typed(raw);
        if password.0.chars().count() < SHORTEST {
            return Err(BadPassword::TooShort);
        }
        if password.0.len() > LONGEST {
            return Err(BadPassword::TooLong);
        }
        Ok(password)
    }

    /// A password to check. Keyboards compose an ü differently: after normalization it is the same password.
    #[must_use]
    pub(super) fn typed(raw: &str) -> Self {
        // So long that it is nobody's, and not so long that it costs.
        let end = raw.floor_char_boundary(LONGEST * 2);
        Self(raw[..end].nfc().collect())
    }
}

/// Whether the password is the stored one. Without a stored one the work is the same, so the time does not reveal who
/// has a password.
pub(super) async fn is_right(
    watch: &Watch,
    password: Password,
    stored: Option<String>,
) -> Result<bool, SignInError> {
    alone(watch, move || match stored {
        Some(stored) => {
            let right = Argon2::default().verify_password(password.0.as_bytes(), stored.as_str());
            Ok(right.is_ok())
        }
        None => hashed(&password, [0; 16]).map(|_| false),
    })
    .await
}

/// The PHC string to store.
pub(super) async fn hash(watch: &Watch, password: Password) -> Result<String, SignInError> {
    let salt = random().map_err(|error| SignInError::Machine(error.to_string()))?;
    alone(watch, move || hashed(&password, salt)).await
}

fn hashed(password: &Password, salt: [u8; 16]) -> Result<String, SignInError> {
    let hash = Argon2::default().hash_password_with_salt(password.0.as_bytes(), &salt);
    hash.map(|hash| hash.to_string())
        .map_err(|error| SignInError::Machine(error.to_string()))
}

/// Runs on a thread for slow work, one at a time. The slot is held until the work is done, even if nobody waits for
/// it any more.
async fn alone<T: Send + 'static>(
    watch: &Watch,
    work: impl FnOnce() -> Result<T, SignInError> + Send + 'static,
) -> Result<T, SignInError> {
    let machine = |error: &dyn std::fmt::Display| SignInError::Machine(error.to_string());
    let place = Arc::clone(&watch.passwords).acquire_owned().await;
    let place = place.map_err(|error| machine(&error))?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    done.await.map_err(|error| machine(&error))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_however_its_letters_were_composed() {
        let watch = Watch::default();
        let composed = Password::parse("zw\u{f6}lf \u{c4}pfel im Korb").unwrap();
        let stored = hash(&watch, composed).await.unwrap();
        assert!(
            stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{stored}"
        );
        for (typed, right) in [
            ("zwo\u{308}lf A\u{308}pfel im Korb", true),
            ("zwolf Apfel im Korb", false),
            ("", false),
        ] {
            let found = is_right(&watch, Password::typed(typed), Some(stored.clone())).await;
            assert_eq!(found.unwrap(), right, "{typed}");
        }
        assert!(!is_right(&watch, Password::typed(""), None).await.unwrap());
    }

    #[test]
    fn short_and_endless_ones_are_refused() {
        assert_eq!(
            Password::parse("elf Zeichen").unwrap_err(),
            BadPassword::TooShort
        );
        assert_eq!(
            Password::parse(&"a".repeat(1025)).unwrap_err(),
            BadPassword::TooLong
        );
        assert!(Password::parse("zwölfZeichen").is_ok());
    }
}
