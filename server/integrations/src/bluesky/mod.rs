//! Bluesky, and what speaks the AT protocol (<https://docs.bsky.app/docs/api/app-bsky-feed-get-post-thread>).
//!
//! - `server`: what is asked. `writer`: what is written, where the settings have the account's password. `post`: the JSON of a post, and what of it is a comment. `thread`: the answers to a post,
//!   as they come.
//!
//! What a server shows to everybody is asked for without an account: who wants to be seen only by those who are signed
//! in stays out. Not here: when something is asked, and what becomes of the answers (`conversations`).

mod post;
mod server;
mod thread;
mod writer;

use std::sync::Arc;

use afterword_config::{BlueskyAddress, Config};
use afterword_model::{Clock, Network};
use afterword_outgoing::SetupError;

use self::server::BlueskyServer;
use self::writer::BlueskyWriter;
use crate::conversations::Worker;
use crate::conversations::api::{Api, Clients};
use crate::conversations::server::{Accounts, Server};
use crate::{IntegrationServices, Metrics};

/// The job that reads the answers to `bluesky.accounts`.
///
/// # Errors
/// [`SetupError`].
pub fn worker(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Worker, SetupError> {
    let accounts = accounts(&services.config, &services.clock)?;
    let since = *services.config.bluesky.since;
    let network = Network::Bluesky;
    Worker::new(network, services, metrics, accounts, since)
}

/// Each account by its name, and the server that is asked about it.
pub(crate) fn accounts(config: &Config, clock: &Clock) -> Result<Accounts, SetupError> {
    let settings = &config.bluesky;
    let clients = Clients::new(config)?;
    let api = |server: &BlueskyAddress| {
        let server = server.url().clone();
        Arc::new(Api::new(clients.clone(), server, None, clock.clone()))
    };
    let (appview, pds) = (api(&settings.appview), api(&settings.pds));
    let accounts = settings.accounts.iter().map(|account| {
        let name = account.name();
        let writer = settings.password_of(name).map(|password| {
            BlueskyWriter::new((Arc::clone(&appview), Arc::clone(&pds)), name, password)
        });
        let server: Arc<dyn Server> = Arc::new(BlueskyServer {
            api: Arc::clone(&appview),
            app: settings.app.url().clone(),
            writer,
        });
        (name.to_owned(), server)
    });
    Ok(accounts.collect())
}
