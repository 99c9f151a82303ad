//! `afterword webhooks`: waiting and failed events, and whether receivers can be reached.

use clap::{Subcommand, ValueEnum};
use jiff::Timestamp;
use serde_json::json;

use super::open::Access;
use super::{Settings, open, terminal};
use afterword_config::Config;
use afterword_integrations::webhooks::{Client, WebhookMessage, trial};
use afterword_store::{HookFilter, HookId, OutboxHook};

#[derive(Debug, Subcommand)]
pub(super) enum Webhooks {
    /// List events, newest first
    List {
        /// Which ones
        #[arg(value_enum, default_value_t = HookSelection::Failed)]
        which: HookSelection,

        /// The most to list
        #[arg(long, default_value_t = 50)]
        limit: u32,

        /// Print [{id, event, page, comment, url, state, created, due, attempts, error}]
        #[arg(long)]
        json: bool,
    },
    /// Send events again that could not be sent
    Retry {
        /// An id in `afterword webhooks list`, or `all`
        #[arg(required = true)]
        ids: Vec<String>,
    },
    /// Send a signed event `afterword.test` to each URL now, and report the answers
    Test,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum HookSelection {
    /// Events that could not be sent
    Failed,
    /// Events that wait to be sent
    Waiting,
    All,
}

pub(super) fn run(settings: &Settings, command: &Webhooks) -> anyhow::Result<()> {
    match command {
        Webhooks::List { which, limit, json } => {
            let filter = match which {
                HookSelection::Failed => HookFilter::Failed,
                HookSelection::Waiting => HookFilter::Waiting,
                HookSelection::All => HookFilter::All,
            };
            let access = Access::to_existing(settings)?;
            let hooks = access.run(access.app.store.hooks(filter, *limit))?;
            list(&hooks, *json)
        }
        Webhooks::Retry { ids } => retry(&Access::to_existing(settings)?, ids),
        Webhooks::Test => {
            let config = open::config(settings)?;
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()?;
            runtime.block_on(test(&config))
        }
    }
}

fn state(hook: &OutboxHook) -> &'static str {
    match (hook.failed, hook.sent) {
        (Some(_), _) => "failed",
        (None, Some(_)) => "sent",
        (None, None) => "waiting",
    }
}

fn list(hooks: &[OutboxHook], json: bool) -> anyhow::Result<()> {
    if json {
        let rows = hooks.iter().map(|hook| {
            json!({
                "id": hook.id, "event": hook.event, "page": hook.page, "comment": hook.comment,
                "url": hook.url, "state": state(hook), "created": hook.created, "due": hook.due,
                "attempts": hook.attempts, "error": hook.error.as_ref().map(ToString::to_string),
            })
        });
        return terminal::say_json(&rows.collect::<Vec<_>>());
    }
    if hooks.is_empty() {
        eprintln!("there is none");
    }
    let rows = hooks.iter().map(|hook| {
        vec![
            hook.id.0.to_string(),
            hook.event.to_string(),
            terminal::safe(hook.page.as_deref().unwrap_or_default()),
            terminal::safe(&hook.url),
            state(hook).to_owned(),
            terminal::time(hook.created),
            terminal::safe(
                &hook
                    .error
                    .as_ref()
                    .map(ToString::to_string)
                    .unwrap_or_default(),
            ),
        ]
    });
    terminal::say(&terminal::table(&rows.collect::<Vec<_>>()))
}

fn retry(access: &Access, ids: &[String]) -> anyhow::Result<()> {
    let outbox = &access.app.outbox;
    for id in ids {
        if id == "all" {
            let count = access.run(outbox.retry_webhooks(None))?;
            eprintln!("{count} will be tried again");
            continue;
        }
        let count = match HookId::parse(id) {
            Some(id) => access.run(outbox.retry_webhooks(Some(id)))?,
            None => 0,
        };
        anyhow::ensure!(count > 0, "`{id}` is no webhook that could not be sent");
    }
    access.tell_server()
}

async fn test(config: &Config) -> anyhow::Result<()> {
    let settings = &config.webhooks;
    anyhow::ensure!(
        !settings.urls.is_empty(),
        "webhooks.urls is empty: write the URL of a receiver into it"
    );
    let client = Client::new(config)?;
    let mut failed = 0;
    for url in &settings.urls {
        let time = Timestamp::now();
        let message = WebhookMessage {
            id: HookId::new().0,
            time,
            body: trial(time)?,
        };
        match client.send(url, &message).await {
            Ok(()) => eprintln!("✓ {url} has taken it"),
            Err(error) => {
                failed += 1;
                eprintln!("✗ {url}: {error}\n  {}", error.advice());
            }
        }
    }
    let all = settings.urls.len();
    anyhow::ensure!(failed == 0, "{failed} of {all} did not take the event");
    Ok(())
}
