//! `afterword people`.

use std::io::{BufRead, IsTerminal, Write};

use anyhow::Context;
use clap::{Args, Subcommand};
use serde_json::json;

use super::open::Access;
use super::{Settings, sites, terminal, wrong_usage};
use afterword_model::EmailAddress;
use afterword_services::{App, text_of_invalid};
use afterword_store::PersonRecords;

#[derive(Debug, Subcommand)]
pub(super) enum People {
    /// Print all that is stored about a person, as JSON
    Export(Export),
    /// Erase all that is stored about a person, on all sites, for good
    Erase(Erase),
}

#[derive(Debug, Args)]
pub(super) struct Export {
    /// The person's mail address, or a handle such as @ann@social.example or @ann.bsky.social
    #[arg(value_parser = address)]
    email: EmailAddress,

    /// Only this site; without it, all sites and the server itself
    #[arg(long, value_name = "KEY")]
    site: Option<String>,
}

/// Comments with replies leave a placeholder. Old backups still contain the data until they are replaced.
#[derive(Debug, Args)]
pub(super) struct Erase {
    /// The person's mail address, or a handle such as @ann@social.example or @ann.bsky.social
    #[arg(value_parser = address)]
    email: EmailAddress,

    /// Report what would be erased, and erase nothing
    #[arg(long)]
    dry_run: bool,

    /// Don't ask first
    #[arg(long)]
    yes: bool,

    /// Print {email, rows: {table: number}, mentions, erased}
    #[arg(long)]
    json: bool,
}

fn address(raw: &str) -> Result<EmailAddress, String> {
    EmailAddress::of_person(raw).map_err(|error| text_of_invalid(&error).to_string())
}

pub(super) fn run(settings: &Settings, command: People) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    match command {
        People::Export(asked) => export(&access, &asked),
        People::Erase(asked) => erase(&access, &asked),
    }
}

fn export(access: &Access, asked: &Export) -> anyhow::Result<()> {
    let key = asked.site.as_deref();
    let site = key.map(|key| sites::named(&access.app, Some(key)));
    let site = site.transpose()?.map(|site| site.id);
    let person = access.run(access.app.store.person(asked.email.clone(), site))?;
    tell_of_mentions(&person);
    terminal::say_json(&json!({"email": asked.email.as_str(), "rows": person.rows}))
}

fn erase(access: &Access, asked: &Erase) -> anyhow::Result<()> {
    let app = &access.app;
    let person = access.run(app.store.person(asked.email.clone(), None))?;
    let goes_on = !asked.dry_run && !person.rows.is_empty() && is_agreed(asked, &person)?;
    let mut told = Ok(());
    if goes_on {
        access.run(app.people.erase(asked.email.clone()))?;
        // The erasure is reported even if the server can't be told.
        told = access.tell_server();
    }
    report(app, asked, &person, goes_on)?;
    told
}

/// Asks on a terminal; a script passes `--yes`.
fn is_agreed(asked: &Erase, person: &PersonRecords) -> anyhow::Result<bool> {
    if asked.yes {
        return Ok(true);
    }
    if !std::io::stdin().is_terminal() {
        return Err(wrong_usage(
            "this erases for good: look by --dry-run first, then say --yes",
        ));
    }
    eprint!("{}Erase all of it for good? [y/N] ", table(person));
    std::io::stderr().flush()?;
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    read.context("can't read the answer")?;
    Ok(matches!(line.trim(), "y" | "Y" | "yes"))
}

fn report(app: &App, asked: &Erase, person: &PersonRecords, erased: bool) -> anyhow::Result<()> {
    tell_of_mentions(person);
    tell_of_settings(app, &asked.email);
    if asked.json {
        return terminal::say_json(&json!({
            "email": asked.email.as_str(), "rows": person.numbers(), "mentions": person.mentions, "erased": erased,
        }));
    }
    if person.rows.is_empty() {
        return terminal::say("Nothing is kept of this address.\n");
    }
    let rows = table(person);
    match (erased, asked.dry_run) {
        (true, _) => {
            eprintln!("old backups hold it until they are replaced");
            terminal::say(&format!("{rows}All of it is erased.\n"))
        }
        (false, true) => terminal::say(&format!("{rows}Nothing was erased.\n")),
        (false, false) => terminal::say("Nothing was erased.\n"),
    }
}

fn table(person: &PersonRecords) -> String {
    let numbers = person.numbers().into_iter();
    let rows = numbers.map(|(table, number)| vec![number.to_string(), table.to_owned()]);
    terminal::table(&rows.collect::<Vec<_>>())
}

fn tell_of_mentions(person: &PersonRecords) {
    if person.mentions > 0 {
        let mentions = person.mentions;
        eprintln!(
            "{mentions} comments of others have the address in their text; search the console for it, and decide"
        );
    }
}

/// Settings come from a file or the environment: only the owner can change them.
fn tell_of_settings(app: &App, email: &EmailAddress) {
    let moderators = app.config.sites.moderators.iter();
    let is_named = moderators.map(|address| address.as_str().to_lowercase());
    if is_named
        .into_iter()
        .any(|address| address == email.as_str().to_lowercase())
    {
        eprintln!("the address is also in sites.moderators of your settings: remove it there");
    }
}
