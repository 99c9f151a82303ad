//! Webmentions (<https://www.w3.org/TR/webmention/>). They come in two ways.
//!
//! A relay of the owner's has received and verified them, such as webmention.io
//! (<https://github.com/aaronpk/webmention.io#api>), and only the relay is asked:
//!
//! - `server`: what is asked. `mention`: the JSON of a mention (JF2, <https://jf2.spec.indieweb.org/>), and what of it
//!   is a comment.
//!
//! Or they have come to this server, and wait until the page that mentions was read, whose address a stranger chose:
//!
//! - `receiver`: the job that reads what waits. `source`: one page, and what it says. `mentioned`: what leads to ours.
//!
//! And the pages that the owner's comments refer to are told so:
//!
//! - `sender`: the job. `endpoint`: where a page wants to be told.
//!
//! `fetch`: what is asked of hosts that strangers have named, within bounds.
//!
//! A page that is mentioned stands for a post, and what mentions it for answers. Not here: when a relay is asked, and what
//! becomes of the answers (`conversations`); how webmentions come (`services::webmentions`).

mod endpoint;
mod fetch;
mod mention;
mod mentioned;
mod receiver;
mod sender;
mod server;
mod source;

pub use receiver::Receiver;
pub use sender::Sender;

use std::sync::Arc;

use afterword_config::Config;
use afterword_model::{Clock, Network};
use afterword_outgoing::SetupError;

use self::server::Relay;
use crate::conversations::Worker;
use crate::conversations::api::{Api, Clients};
use crate::conversations::server::{Accounts, Server};
use crate::{IntegrationServices, Metrics};

/// The job that reads the mentions of `webmention.domains`.
///
/// # Errors
/// [`SetupError`].
pub fn worker(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Worker, SetupError> {
    let accounts = accounts(&services.config, &services.clock)?;
    let since = *services.config.webmention.since;
    let network = Network::Webmention;
    Worker::new(network, services, metrics, accounts, since)
}

/// Each domain, and the relay that is asked about it.
pub(crate) fn accounts(config: &Config, clock: &Clock) -> Result<Accounts, SetupError> {
    let settings = &config.webmention;
    let relay = settings.relay.url().clone();
    let token = settings.token.as_ref();
    let server: Arc<dyn Server> = Arc::new(Relay {
        api: Api::new(Clients::new(config)?, relay, None, clock.clone()),
        token: token.map(|token| token.reveal().trim().to_owned()),
    });
    let domains = settings.domains.iter();
    let accounts = domains.map(|domain| (domain.as_str().to_owned(), Arc::clone(&server)));
    Ok(accounts.collect())
}
