//! `afterword console`: who may sign in to it, and who is signed in.

use std::io::{BufRead, IsTerminal};

use anyhow::Context;
use clap::Subcommand;
use serde_json::json;

use super::open::Access;
use super::{Settings, terminal};
use afterword_services::App;
use afterword_services::accounts::{Owner, Password};
use afterword_store::{EndSessions, Person, StoredSession};

#[derive(Debug, Subcommand)]
pub(super) enum Console {
    /// Set an owner's password: asks for it, or reads the first line of standard input
    Password {
        /// The owner's mail address
        address: String,

        /// Remove the password: only links sign in then
        #[arg(long)]
        remove: bool,
    },
    /// Print a link that signs an owner in; it works once, for 15 minutes
    Link {
        /// The owner's mail address
        address: String,
    },
    /// List who is signed in
    Sessions {
        /// Print [{id, address, browser, begun, seen}]
        #[arg(long)]
        json: bool,
    },
    /// Sign somebody out everywhere
    SignOut {
        /// The mail address
        address: String,
    },
}

pub(super) fn run(settings: &Settings, command: Console) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let app = &*access.app;
    // A running server reads this data each time, so it needs no notification.
    access.run(async {
        match command {
            Console::Password {
                address,
                remove: true,
            } => remove_password(app, &address).await,
            Console::Password { address, .. } => set_password(app, &address).await,
            Console::Link { address } => {
                let link = link(app, &owner(app, &address)?).await?;
                eprintln!("It signs in {address} once, within 15 minutes:");
                terminal::say(&format!("{link}\n"))
            }
            Console::Sessions { json } => list(&app.store.sessions(None).await?, json),
            Console::SignOut { address } => sign_out(app, &address).await,
        }
    })
}

fn owner(app: &App, address: &str) -> anyhow::Result<Owner> {
    app.accounts.owner(address).with_context(|| {
        format!(
            "{} is no owner here: add it to sites.moderators, or to the moderators of a site",
            terminal::safe(address)
        )
    })
}

/// A sign-in link for somebody who can run commands on the machine.
pub(super) async fn link(app: &App, owner: &Owner) -> anyhow::Result<String> {
    let token = app.accounts.new_link(owner).await?;
    let server = &app.config.server.public_url;
    Ok(format!("{server}/console/sign-in/{token}"))
}

async fn set_password(app: &App, address: &str) -> anyhow::Result<()> {
    let owner = owner(app, address)?;
    let password = Password::parse(&asked()?)?;
    let had = app
        .accounts
        .set_password(owner.person(), Some(password))
        .await?;
    let done = if had { "changed" } else { "set" };
    terminal::say(&format!(
        "The password of {} is {done}. All their sessions ended.\n",
        terminal::safe(owner.email.as_str())
    ))
}

/// Hides the input on a terminal.
fn asked() -> anyhow::Result<String> {
    if std::io::stdin().is_terminal() {
        let once = rpassword::prompt_password("New password (at least 12 characters): ");
        let once = once.context("can't ask for the password")?;
        let again = rpassword::prompt_password("Once more: ");
        anyhow::ensure!(
            once == again.context("can't ask for the password")?,
            "these were two different passwords: nothing was changed"
        );
        return Ok(once);
    }
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    read.context("can't read the password from standard input")?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

async fn remove_password(app: &App, address: &str) -> anyhow::Result<()> {
    let had = app.accounts.set_password(Person::of(address), None).await?;
    let address = terminal::safe(address);
    terminal::say(&match had {
        true => format!("The password of {address} is removed. All their sessions ended.\n"),
        false => format!("{address} had no password. All their sessions ended.\n"),
    })
}

fn list(sessions: &[StoredSession], json: bool) -> anyhow::Result<()> {
    if json {
        let rows: Vec<_> = sessions
            .iter()
            .map(|session| {
                json!({"id": session.id, "address": session.person.as_str(),
                       "browser": session.browser, "begun": session.begun, "seen": session.seen})
            })
            .collect();
        return terminal::say_json(&rows);
    }
    if sessions.is_empty() {
        eprintln!("nobody is signed in");
    }
    let rows = sessions.iter().map(|session| {
        vec![
            terminal::safe(session.person.as_str()),
            terminal::safe(&session.browser),
            format!("begun {}", terminal::time(session.begun)),
            format!("seen {}", terminal::time(session.seen)),
        ]
    });
    terminal::say(&terminal::table(&rows.collect::<Vec<_>>()))
}

async fn sign_out(app: &App, address: &str) -> anyhow::Result<()> {
    let ended = app
        .store
        .end_sessions(Person::of(address), EndSessions::All)
        .await?;
    let sessions = if ended == 1 { "session" } else { "sessions" };
    terminal::say(&format!(
        "{ended} {sessions} of {} ended, and all links that were not followed yet.\n",
        terminal::safe(address)
    ))
}
