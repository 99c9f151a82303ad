//! Tokens of the owner's API: their scopes, their creation, their last use, their end.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use data_encoding::BASE32_NOPAD;
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::keys::random;
use afterword_model::{Clock, DisplayName, Invalid};
use afterword_store::{ApiToken, NewToken, Store, StoreError, StoreResult, TokenAdded};

/// A token's permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Read comments of any status, with addresses, and pages.
    Read,
    /// Decide about comments, change pages.
    Moderate,
    /// Add and change sites and tokens.
    Sites,
    /// Export all data.
    Export,
    /// Deliver mails.
    Mail,
}

impl Scope {
    pub const ALL: [Self; 5] = [
        Self::Read,
        Self::Moderate,
        Self::Sites,
        Self::Export,
        Self::Mail,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Moderate => "moderate",
            Self::Sites => "sites",
            Self::Export => "export",
            Self::Mail => "mail",
        }
    }
}

impl std::str::FromStr for Scope {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|scope| scope.as_str() == word)
            .ok_or_else(|| "A scope is read, moderate, sites, export or mail.".to_owned())
    }
}

impl std::fmt::Display for Scope {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

const LONGEST_NAME: usize = 80;

/// The purpose of a token; decisions are recorded under this name.
///
/// # Errors
/// [`Invalid::Name`], [`Invalid::NameTooLong`].
pub fn name(raw: &str) -> Result<String, Invalid> {
    let name = DisplayName::parse(raw, LONGEST_NAME)?;
    Ok(name.as_str().to_owned())
}

/// A new token. Its secret word is only here, and can't be shown again.
pub struct IssuedToken {
    pub token: ApiToken,
    pub word: String,
}

/// A token that can't be used any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Revoked {
    Now,
    /// It stays revoked since then.
    Before,
}

#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    #[error("the token {id} has the name `{name}` already")]
    Exists { id: i64, name: String },
    #[error("The system has no randomness: {0}.")]
    NoRandomness(#[from] getrandom::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Tokens of the owner's API.
#[derive(Clone)]
pub struct Tokens {
    store: Arc<dyn Store>,
    uses: Arc<Uses>,
    clock: Clock,
}

impl Tokens {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock) -> Self {
        Self {
            store,
            uses: Arc::default(),
            clock,
        }
    }

    /// All tokens, also revoked ones.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn all(&self) -> StoreResult<Vec<ApiToken>> {
        self.store.tokens().await
    }

    /// Revokes a token at once; `None` if it does not exist.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn revoke(&self, id: i64) -> StoreResult<Option<Revoked>> {
        if self.store.revoke_token(id, self.clock.now()).await? {
            return Ok(Some(Revoked::Now));
        }
        let known = self.store.tokens().await?;
        let is_known = known.iter().any(|token| token.id == id);
        Ok(is_known.then_some(Revoked::Before))
    }

    /// Makes a token; no two live tokens have the same name.
    ///
    /// # Errors
    /// [`TokenError`].
    pub async fn make(
        &self,
        name: String,
        mut scopes: Vec<Scope>,
    ) -> Result<IssuedToken, TokenError> {
        scopes.sort_unstable();
        scopes.dedup();
        let word = new_word()?;
        let new = NewToken {
            name,
            hash: hash(&word),
            scopes: scopes.iter().map(Scope::to_string).collect(),
            now: self.clock.now(),
        };
        match self.store.add_named_token(new).await? {
            TokenAdded::New(token) => Ok(IssuedToken { token, word }),
            TokenAdded::Taken(ApiToken { id, name, .. }) => Err(TokenError::Exists { id, name }),
        }
    }

    /// The live token with this secret word.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn known(&self, word: &str) -> Result<Option<ApiToken>, StoreError> {
        self.store.token_by_hash(hash(word)).await
    }

    /// Records the use of a token, at most once a minute. No request waits for this write, and its failure is only
    /// logged.
    pub fn note_use(&self, token: &ApiToken) {
        let now = self.clock.now();
        if !self.uses.is_news(token, now) {
            return;
        }
        let (store, id) = (Arc::clone(&self.store), token.id);
        tokio::spawn(async move {
            if let Err(error) = store.token_used(id, now).await {
                tracing::debug!(%error, "the use of a token was not noted");
            }
        });
    }
}

/// 256 random bits behind a prefix that lets scanners find leaked tokens; only their hash is stored.
fn new_word() -> Result<String, getrandom::Error> {
    let secret = BASE32_NOPAD.encode(&random::<32>()?).to_ascii_lowercase();
    Ok(format!("aw_{secret}"))
}

fn hash(word: &str) -> [u8; 32] {
    Sha256::digest(word).into()
}

const NOTED_EVERY: SignedDuration = SignedDuration::from_mins(1);

/// When each token was last noted as used.
#[derive(Debug, Default)]
struct Uses(Mutex<HashMap<i64, Timestamp>>);

impl Uses {
    /// Whether the last record is a minute old; then this becomes the last.
    fn is_news(&self, token: &ApiToken, now: Timestamp) -> bool {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = noted.get(&token.id).copied().max(token.last_used);
        let is_fresh = last.is_some_and(|last| now.duration_since(last) < NOTED_EVERY);
        if !is_fresh {
            noted.insert(token.id, now);
        }
        !is_fresh
    }
}
