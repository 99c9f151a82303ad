//! `afterword mail outbox`: waiting and failed mails.

use clap::{Subcommand, ValueEnum};
use serde_json::json;

use crate::cli::open::Access;
use crate::cli::{Settings, terminal};
use afterword_store::{MailId, OutboxFilter, OutboxMail};

#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Outbox {
    /// List mails, newest first
    List {
        /// Which ones
        #[arg(value_enum, default_value_t = OutboxSelection::Failed)]
        which: OutboxSelection,

        /// The most to list
        #[arg(long, default_value_t = 50)]
        limit: u32,

        /// Print [{id, kind, to, state, created, attempts, error}]
        #[arg(long)]
        json: bool,
    },
    /// Send mails again that could not be sent
    Retry {
        /// Their ids in `afterword mail outbox list`
        #[arg(required = true)]
        ids: Vec<String>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum OutboxSelection {
    /// Mails that could not be sent
    Failed,
    /// Mails that wait to be sent
    Waiting,
    All,
}

pub(super) fn run(settings: &Settings, command: &Outbox) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let store = &access.app.store;
    match command {
        Outbox::List { which, limit, json } => {
            let filter = match which {
                OutboxSelection::Failed => OutboxFilter::Failed,
                OutboxSelection::Waiting => OutboxFilter::Waiting,
                OutboxSelection::All => OutboxFilter::All,
            };
            let mails = access.run(store.mails(filter, *limit))?;
            list(&mails, *json)
        }
        Outbox::Retry { ids } => {
            let outbox = &access.app.outbox;
            for id in ids {
                let known = match MailId::parse(id) {
                    Some(id) => access.run(outbox.retry_mail(id))?,
                    None => false,
                };
                anyhow::ensure!(known, "`{id}` is no mail that could not be sent");
            }
            access.tell_server()
        }
    }
}

fn state(mail: &OutboxMail) -> &'static str {
    match (mail.failed, mail.sent) {
        (Some(_), _) => "failed",
        (None, Some(_)) => "sent",
        (None, None) => "waiting",
    }
}

fn list(mails: &[OutboxMail], json: bool) -> anyhow::Result<()> {
    if json {
        let rows = mails.iter().map(|mail| {
            json!({
                "id": mail.id, "kind": mail.kind, "to": mail.recipient.as_str(), "state": state(mail),
                "created": mail.created, "attempts": mail.attempts, "error": mail.error.as_ref().map(ToString::to_string),
            })
        });
        return terminal::say_json(&rows.collect::<Vec<_>>());
    }
    if mails.is_empty() {
        eprintln!("there is none");
    }
    let rows = mails.iter().map(|mail| {
        vec![
            mail.id.0.to_string(),
            mail.kind.as_str().to_owned(),
            terminal::safe(mail.recipient.as_str()),
            state(mail).to_owned(),
            terminal::time(mail.created),
            terminal::safe(
                &mail
                    .error
                    .as_ref()
                    .map(ToString::to_string)
                    .unwrap_or_default(),
            ),
        ]
    });
    terminal::say(&terminal::table(&rows.collect::<Vec<_>>()))
}
