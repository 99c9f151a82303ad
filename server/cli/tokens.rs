//! `afterword tokens`.

use clap::Subcommand;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde_json::json;

use super::open::Access;
use super::{Settings, terminal};
use afterword_services::tokens;
use afterword_services::tokens::{IssuedToken, Revoked, Scope, TokenError};
use afterword_services::{App, text_of_invalid};
use afterword_store::ApiToken;

#[derive(Debug, Subcommand)]
pub(super) enum Tokens {
    /// List the tokens
    List {
        /// Print [{id, name, scopes, created, last_used, revoked}]
        #[arg(long)]
        json: bool,
    },
    /// Make a token; it is shown once
    Add {
        /// What the token is for; decisions are recorded under this name
        #[arg(value_parser = name)]
        name: String,

        /// What the token may do; can be given several times
        #[arg(long, value_parser = scope(), default_values = ["read", "moderate"])]
        scope: Vec<Scope>,

        /// Print {id, name, scopes, created, token}
        #[arg(long)]
        json: bool,
    },
    /// Revoke a token
    Revoke {
        /// Its number in `afterword tokens list`
        id: i64,
    },
}

/// Parses a [`Scope`] argument; each value has its own help.
fn scope() -> impl TypedValueParser<Value = Scope> {
    let possible = Scope::ALL.map(|scope| PossibleValue::new(scope.as_str()).help(help(scope)));
    PossibleValuesParser::new(possible).try_map(|word| {
        let known = Scope::ALL.into_iter().find(|scope| scope.as_str() == word);
        known.ok_or("unknown scope")
    })
}

fn help(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "Read comments of any status, with addresses, and pages",
        Scope::Moderate => "Decide about comments, change pages",
        Scope::Sites => {
            "Add and change sites and tokens; who moderates a site and where its sitemap is only with read and moderate"
        }
        Scope::Export => "Take all data out",
        Scope::Mail => "Hand in mails",
    }
}

fn name(raw: &str) -> Result<String, String> {
    tokens::name(raw).map_err(|error| text_of_invalid(&error).to_string())
}

pub(super) fn run(settings: &Settings, command: Tokens) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let app = &*access.app;
    // A running server reads tokens each time, so it needs no notification.
    access.run(async {
        match command {
            Tokens::List { json } => list(&app.tokens.all().await?, json),
            Tokens::Add { name, scope, json } => add(app, name, scope, json).await,
            Tokens::Revoke { id } => revoke(app, id).await,
        }
    })
}

fn list(tokens: &[ApiToken], json: bool) -> anyhow::Result<()> {
    if json {
        return terminal::say_json(&tokens);
    }
    if tokens.is_empty() {
        eprintln!("there is no token yet: make one by `afterword tokens add NAME`");
    }
    let rows = tokens.iter().map(|token| {
        let state = match token.revoked {
            Some(revoked) => format!("revoked {}", terminal::time(revoked)),
            None => format!("made {}{}", terminal::time(token.created), used(token)),
        };
        vec![
            token.id.to_string(),
            terminal::safe(&token.name),
            token.scopes.join(", "),
            state,
        ]
    });
    terminal::say(&terminal::table(&rows.collect::<Vec<_>>()))
}

fn used(token: &ApiToken) -> String {
    let last = token.last_used;
    last.map_or_else(String::new, |last| {
        format!(", last used {}", terminal::time(last))
    })
}

async fn add(app: &App, name: String, scopes: Vec<Scope>, json: bool) -> anyhow::Result<()> {
    let made = app.tokens.make(name, scopes).await;
    let IssuedToken { token: made, word } = made.map_err(explained)?;
    let ApiToken {
        id,
        name,
        scopes,
        created,
        ..
    } = made;
    if json {
        let made =
            json!({"id": id, "name": name, "scopes": scopes, "created": created, "token": word});
        return terminal::say_json(&made);
    }
    // On standard error, so that TOKEN=$(afterword tokens add …) gets only the token.
    let scopes = scopes.join(", ");
    eprintln!("The token `{name}` (number {id}) may: {scopes}. It is shown this once.");
    terminal::say(&format!("{word}\n"))
}

fn explained(error: TokenError) -> anyhow::Error {
    match error {
        TokenError::Exists { id, name } => anyhow::anyhow!(
            "there is a token `{name}` already: choose another name, or end it by `afterword tokens revoke {id}`"
        ),
        error => error.into(),
    }
}

async fn revoke(app: &App, id: i64) -> anyhow::Result<()> {
    match app.tokens.revoke(id).await? {
        Some(Revoked::Now) => terminal::say(&format!("Token {id} is revoked.\n")),
        Some(Revoked::Before) => terminal::say(&format!("Token {id} was revoked before.\n")),
        None => anyhow::bail!("there is no token {id}: `afterword tokens list` shows them"),
    }
}
