//! Authentication of the owner's API: tokens and their scopes.

use std::sync::Arc;

use http::HeaderMap;

use super::error::{Problem, code};
use super::extract::bearer;
use afterword_config::Config;
use afterword_i18n::ProblemText;
use afterword_model::{Decider, Interface};
use afterword_services::tokens::Scope;
use afterword_services::tokens::Tokens;

/// By which callers of the owner's API are known.
#[derive(Clone)]
pub(crate) struct ApiAccess {
    pub(crate) config: Arc<Config>,
    pub(crate) tokens: Tokens,
}

/// The caller, and the other scopes of the token.
#[derive(Debug)]
pub(crate) struct Caller {
    pub decider: Decider,
    pub scopes: Vec<Scope>,
}

/// The caller of the owner's API, proven by a token with the scope.
///
/// # Errors
/// `api_token_missing`, `api_token_invalid`, `scope_missing`, an error of the store.
pub(crate) async fn owner(
    access: &ApiAccess,
    headers: &HeaderMap,
    scope: &str,
) -> Result<Decider, Problem> {
    Ok(caller(access, headers, &[scope]).await?.decider)
}

/// The same with all scopes of the token; one of the given scopes is enough.
///
/// # Errors
/// As [`owner`].
pub(crate) async fn caller(
    access: &ApiAccess,
    headers: &HeaderMap,
    any_of: &[&str],
) -> Result<Caller, Problem> {
    let token = bearer(headers)
        .ok_or_else(|| Problem::new(code::API_TOKEN_MISSING, ProblemText::token_missing()))?;
    let own = access.config.admin.token.as_ref();
    if own.is_some_and(|own| own.matches(token)) {
        return Ok(named("configuration".to_owned(), Scope::ALL.to_vec()));
    }
    let known = access
        .tokens
        .known(token)
        .await?
        .ok_or_else(|| Problem::new(code::API_TOKEN_INVALID, ProblemText::token_invalid()))?;
    if !known
        .scopes
        .iter()
        .any(|own| any_of.contains(&own.as_str()))
    {
        let text = ProblemText::scope_missing(any_of.join("` or `"), known.name);
        return Err(Problem::new(code::SCOPE_MISSING, text));
    }
    access.tokens.note_use(&known);
    let scopes = known.scopes.iter().filter_map(|scope| scope.parse().ok());
    Ok(named(known.name, scopes.collect()))
}

fn named(name: String, scopes: Vec<Scope>) -> Caller {
    let interface = Interface::Api;
    Caller {
        decider: Decider { name, interface },
        scopes,
    }
}
