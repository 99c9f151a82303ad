//! Mastodon, and what speaks its API (<https://docs.joinmastodon.org/methods/statuses/>,
//! <https://docs.joinmastodon.org/methods/accounts/>).
//!
//! - `server`: what is asked. `writer`: what is written. `status`: the JSON of a status, and what of it is a comment.
//!   `instance`: what a server says of itself. `stream`: what it tells at once.
//!
//! Not here: when something is asked, and what becomes of the answers (`conversations`).

mod instance;
mod server;
mod status;
mod stream;
mod writer;

use std::sync::Arc;

use afterword_config::Config;
use afterword_model::{Clock, Network};
use afterword_outgoing::SetupError;

use self::server::MastodonServer;
use self::writer::Writing;
use crate::conversations::Worker;
use crate::conversations::api::{Api, Clients};
use crate::conversations::server::{Accounts, Server};
use crate::{IntegrationServices, Metrics};

/// The job that reads the answers to `mastodon.accounts`.
///
/// # Errors
/// [`SetupError`].
pub fn worker(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Worker, SetupError> {
    let accounts = accounts(&services.config, &services.clock)?;
    let since = *services.config.mastodon.since;
    let network = Network::Mastodon;
    Worker::new(network, services, metrics, accounts, since)
}

/// Each account by its name, and the server that is asked about it.
pub(crate) fn accounts(config: &Config, clock: &Clock) -> Result<Accounts, SetupError> {
    let settings = &config.mastodon;
    let clients = Clients::new(config)?;
    let accounts = settings.accounts.iter().map(|account| {
        let server = account.server();
        let token = settings.token_of(server);
        let api = Api::new(clients.clone(), server.clone(), token, clock.clone());
        let same = settings.accounts.iter();
        let same = same.filter(|other| other.server() == server);
        let writing = settings.write_token_of(server).map(|token| {
            Writing::new(
                token,
                same.map(|account| account.name().to_owned()).collect(),
            )
        });
        let server: Arc<dyn Server> = Arc::new(MastodonServer { api, writing });
        (account.name().to_owned(), server)
    });
    Ok(accounts.collect())
}
