//! `afterword tokens`.

use clap::{Subcommand, ValueEnum};
use data_encoding::BASE32_NOPAD;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::open::Access;
use super::{Settings, terminal};
use crate::app::App;
use crate::comments::DisplayName;
use crate::keys::random;
use crate::store::{ApiToken, NewToken};

#[derive(Debug, Subcommand)]
pub(super) enum Tokens {
    /// List the tokens
    List {
        /// Print [{id, name, scopes, created, revoked}]
        #[arg(long)]
        json: bool,
    },
    /// Make a token; it is shown once
    Add {
        /// What it is for; decisions are recorded under this name
        #[arg(value_parser = name)]
        name: String,

        /// What it may do; can be given several times
        #[arg(long, value_enum, default_values_t = [Scope::Read, Scope::Moderate])]
        scope: Vec<Scope>,

        /// Print {id, name, scopes, created, token}
        #[arg(long)]
        json: bool,
    },
    /// End a token
    Revoke {
        /// Its number in `afterword tokens list`
        id: i64,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(super) enum Scope {
    /// Read comments of any status, with addresses, and pages
    Read,
    /// Decide about comments, change pages
    Moderate,
    /// Add and change sites
    Sites,
    /// Take all data out
    Export,
    /// Hand in mails
    Mail,
}

impl Scope {
    fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Moderate => "moderate",
            Self::Sites => "sites",
            Self::Export => "export",
            Self::Mail => "mail",
        }
    }
}

const LONGEST_NAME: usize = 80;

fn name(raw: &str) -> Result<String, String> {
    let parsed = DisplayName::parse(raw, LONGEST_NAME);
    parsed
        .map(|name| name.as_str().to_owned())
        .map_err(|error| error.to_string())
}

pub(super) fn run(settings: &Settings, command: Tokens) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let app = &*access.app;
    // A running server looks tokens up each time: there is nothing to tell it.
    access.run(async {
        match command {
            Tokens::List { json } => list(&app.store.tokens().await?, json),
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
            None => format!("made {}", terminal::time(token.created)),
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

async fn add(app: &App, name: String, mut scopes: Vec<Scope>, json: bool) -> anyhow::Result<()> {
    let tokens = app.store.tokens().await?;
    let live = |token: &&ApiToken| token.name == name && token.revoked.is_none();
    if let Some(ApiToken { id, .. }) = tokens.iter().find(live) {
        anyhow::bail!(
            "there is a token `{name}` already: choose another name, or end it by `afterword tokens revoke {id}`"
        );
    }
    scopes.sort_unstable();
    scopes.dedup();
    let token = new_token()?;
    let new = NewToken {
        name,
        hash: Sha256::digest(&token).into(),
        scopes: scopes
            .iter()
            .map(|scope| scope.as_str().to_owned())
            .collect(),
        now: app.clock.now(),
    };
    let ApiToken {
        id,
        name,
        scopes,
        created,
        ..
    } = app.store.add_token(new).await?;
    if json {
        let made =
            json!({"id": id, "name": name, "scopes": scopes, "created": created, "token": token});
        return terminal::say_json(&made);
    }
    // Apart, so that TOKEN=$(afterword tokens add …) gets the token alone.
    let scopes = scopes.join(", ");
    eprintln!("The token `{name}` (number {id}) may: {scopes}. It is shown this once.");
    terminal::say(&format!("{token}\n"))
}

/// 256 random bits behind a sign by which leaked ones are found; only their hash is kept.
fn new_token() -> anyhow::Result<String> {
    let secret = BASE32_NOPAD.encode(&random::<32>()?).to_ascii_lowercase();
    Ok(format!("aw_{secret}"))
}

async fn revoke(app: &App, id: i64) -> anyhow::Result<()> {
    if app.store.revoke_token(id, app.clock.now()).await? {
        return terminal::say(&format!("Token {id} is revoked.\n"));
    }
    let known = app.store.tokens().await?.iter().any(|token| token.id == id);
    anyhow::ensure!(
        known,
        "there is no token {id}: `afterword tokens list` shows them"
    );
    terminal::say(&format!("Token {id} was revoked before.\n"))
}
