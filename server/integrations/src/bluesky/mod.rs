//! Bluesky, and what speaks the AT protocol (<https://docs.bsky.app/docs/api/app-bsky-feed-get-post-thread>).
//!
//! - `server`: what is asked. `post`: the JSON of a post, and what of it is a comment. `thread`: the answers to a post,
//!   as they come.
//!
//! What a server shows to everybody is asked for without an account: who wants to be seen only by those who are signed
//! in stays out. Not here: when something is asked, and what becomes of the answers (`conversations`).

mod post;
mod server;
mod thread;

use std::sync::Arc;

use afterword_model::Network;
use afterword_outgoing::SetupError;

use self::server::BlueskyServer;
use crate::conversations::Worker;
use crate::conversations::api::{Api, Clients};
use crate::conversations::server::Server;
use crate::{IntegrationServices, Metrics};

/// The job that reads the answers to `bluesky.accounts`.
///
/// # Errors
/// [`SetupError`].
pub fn worker(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Worker, SetupError> {
    let settings = &services.config.bluesky;
    let clients = Clients::new(&services.config)?;
    let appview = settings.appview.url().clone();
    let server: Arc<dyn Server> = Arc::new(BlueskyServer {
        api: Api::new(clients, appview, None, services.clock.clone()),
        app: settings.app.url().clone(),
    });
    let accounts = settings.accounts.iter();
    let accounts: Vec<_> = accounts
        .map(|account| (account.name().to_owned(), Arc::clone(&server)))
        .collect();
    let since = *settings.since;
    Ok(Worker::new(
        Network::Bluesky,
        services,
        metrics,
        accounts,
        since,
    ))
}
