//! How we prove to a mail server who we are.

use afterword_config::Secret;

use crate::oauth::MailLogin;

#[derive(Clone, Debug)]
pub enum SignIn {
    Password(Secret),
    /// By the owner's consent, without a password.
    Consent(MailLogin),
}

impl SignIn {
    /// As `config` says for a section with this user and password; `None` signs in nowhere.
    #[must_use]
    pub fn of(user: &str, password: Option<&Secret>, login: Option<&MailLogin>) -> Option<Self> {
        match (user.is_empty(), password, login) {
            (true, ..) | (false, None, None) => None,
            (false, Some(password), _) => Some(Self::Password(password.clone())),
            (false, None, Some(login)) => Some(Self::Consent(login.clone())),
        }
    }
}
