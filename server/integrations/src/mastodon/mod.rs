//! Mastodon, and what speaks its API (<https://docs.joinmastodon.org/methods/statuses/>,
//! <https://docs.joinmastodon.org/methods/accounts/>).
//!
//! - `server`: what is asked. `status`: the JSON of a status, and what of it is a comment. `stream`: what a server tells
//!   at once.
//!
//! Not here: when something is asked, and what becomes of the answers (`conversations`).

mod server;
mod status;
mod stream;

use std::sync::Arc;

use afterword_model::Network;
use afterword_outgoing::SetupError;

use self::server::MastodonServer;
use crate::conversations::Worker;
use crate::conversations::api::{Api, Clients};
use crate::conversations::server::Server;
use crate::{IntegrationServices, Metrics};

/// The job that reads the answers to `mastodon.accounts`.
///
/// # Errors
/// [`SetupError`].
pub fn worker(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Worker, SetupError> {
    let settings = &services.config.mastodon;
    let clients = Clients::new(&services.config)?;
    let accounts: Vec<(String, Arc<dyn Server>)> = settings
        .accounts
        .iter()
        .map(|account| {
            let server = account.server();
            let token = settings.token_of(server);
            let clock = services.clock.clone();
            let api = Api::new(clients.clone(), server.clone(), token, clock);
            let server: Arc<dyn Server> = Arc::new(MastodonServer(api));
            (account.name().to_owned(), server)
        })
        .collect();
    let since = *settings.since;
    Ok(Worker::new(
        Network::Mastodon,
        services,
        metrics,
        accounts,
        since,
    ))
}
