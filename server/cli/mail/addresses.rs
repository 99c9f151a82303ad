//! `afterword mail addresses`: further addresses of moderators.

use clap::Subcommand;
use serde_json::json;

use crate::cli::open::Access;
use crate::cli::{Settings, terminal};
use afterword_model::EmailAddress;
use afterword_services::moderator_addresses::Asked;
use afterword_services::{App, text_of_invalid};
use afterword_store::ModeratorAddress;

/// A moderator's answer counts from a further address, too, once that address has confirmed it by the link in a mail.
/// It gets no other mails, and signs in to nothing. Without its moderator in the settings it counts nothing.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Addresses {
    /// Let a moderator answer from another address: it gets a mail with a link to confirm that
    Add {
        /// The moderator's address in the settings
        #[arg(value_parser = address)]
        moderator: EmailAddress,

        /// The further address
        #[arg(value_parser = address)]
        address: EmailAddress,
    },
    /// List further addresses
    List {
        /// Print [{address, moderator, moderates, created, confirmed}]
        #[arg(long)]
        json: bool,
    },
    /// Remove a further address: its answers count no more
    Remove {
        #[arg(value_parser = address)]
        address: EmailAddress,
    },
}

fn address(raw: &str) -> Result<EmailAddress, String> {
    EmailAddress::parse(raw).map_err(|error| text_of_invalid(&error).to_string())
}

pub(super) fn run(settings: &Settings, command: &Addresses) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let addresses = &access.app.addresses;
    match command {
        Addresses::Add { moderator, address } => {
            match access.run(addresses.add(moderator, address.clone()))? {
                Asked::Until(end) => eprintln!(
                    "a mail to {} asks to confirm it, until {}",
                    terminal::safe(address.as_str()),
                    terminal::time(end)
                ),
                Asked::Confirmed => eprintln!("it is confirmed already"),
            }
            // A running server sends the mail.
            access.tell_server()
        }
        Addresses::List { json } => {
            let all = access.run(addresses.all())?;
            list(&access.app, &all, *json)
        }
        Addresses::Remove { address } => {
            let was_there = access.run(addresses.remove(address))?;
            let named = terminal::safe(address.as_str());
            anyhow::ensure!(
                was_there,
                "`{named}` is no further address: see `afterword mail addresses list`"
            );
            Ok(())
        }
    }
}

fn list(app: &App, all: &[ModeratorAddress], json: bool) -> anyhow::Result<()> {
    let moderates = |one: &ModeratorAddress| app.accounts.owner(one.person.as_str()).is_some();
    if json {
        let rows = all.iter().map(|one| {
            json!({
                "address": one.address.as_str(), "moderator": one.person.as_str(),
                "moderates": moderates(one), "created": one.created, "confirmed": one.confirmed,
            })
        });
        return terminal::say_json(&rows.collect::<Vec<_>>());
    }
    if all.is_empty() {
        eprintln!("there is none: add one by `afterword mail addresses add MODERATOR ADDRESS`");
    }
    let rows = all.iter().map(|one| {
        let state = match one.confirmed {
            _ if !moderates(one) => "counts nothing: no moderator any more".to_owned(),
            Some(confirmed) => format!("confirmed {}", terminal::time(confirmed)),
            None => format!("not confirmed, asked {}", terminal::time(one.created)),
        };
        vec![
            terminal::safe(one.person.as_str()),
            terminal::safe(one.address.as_str()),
            state,
        ]
    });
    terminal::say(&terminal::table(&rows.collect::<Vec<_>>()))
}
