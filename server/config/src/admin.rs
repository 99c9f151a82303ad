//! `[admin]`: the owner's API token.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::load::Report;
use super::{Secret, secret};
use afterword_model::policy::value::or_empty;

/// 96 bits in hexadecimal digits, which nobody can guess.
const LEAST_TOKEN_CHARACTERS: usize = 24;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Admin {
    /// An API token with all scopes, beside those in the store; read from `token_file` when that is set.
    #[serde(with = "or_empty")]
    pub token: Option<Secret>,

    /// The file that `token` was read from.
    #[serde(with = "or_empty")]
    pub token_file: Option<PathBuf>,
}

impl Admin {
    pub(super) fn complete(&mut self, report: &mut Report) {
        secret::settle(
            "admin.token",
            &mut self.token,
            &mut self.token_file,
            check_token,
            report,
        );
    }
}

fn check_token(token: &str) -> Result<(), String> {
    let characters = token.chars().count();
    if characters < LEAST_TOKEN_CHARACTERS {
        return Err(format!(
            "has {characters} characters, at least {LEAST_TOKEN_CHARACTERS} are needed: \
             make one with `openssl rand -hex 24`"
        ));
    }
    // It travels in a header (RFC 6750).
    if !token.chars().all(|character| character.is_ascii_graphic()) {
        return Err("may only have letters, digits and signs of ASCII, and no spaces".to_owned());
    }
    Ok(())
}
