//! Checks whether a message is really from the address in its From, before a reply by mail decides anything.
//!
//! The steps: `header` (splits strictly into fields) → `author` (one From, one address, on which all parsers agree) →
//! `results` (Authentication-Results of the owner's server, if `trace` finds that no stranger can have written them)
//! → a trusted LMTP peer → `dkim` (signatures, verified by us; `dns` has the keys). The first step with a result,
//! pass or fail, decides.
//!
//! A pass is about the *domain* of From: its server lets nobody else write there. Deliberately not here: SPF (it is
//! about the envelope, and all customers of a host share it), ARC (a forwarder's claim), and replays (a token is
//! valid once, which the store ensures).
//!
//! A DKIM signature covers the fields that its signer chose. From, Subject, Date and the body are always required
//! here; To, In-Reply-To and References are not, since large providers leave them unsigned. So a verdict says who
//! wrote the text, and the secret token in the address says what it is about.

mod author;
mod dkim;
mod dns;
mod domain;
mod header;
mod results;
mod tags;
mod trace;

use std::net::SocketAddr;
use std::time::Duration;

use thiserror::Error;

use self::author::Author;
use self::dns::Keys;
use self::domain::Domain;
use self::header::Message;
use self::results::ServerVerdict;
use afterword_services::receive_mail::{Arrival, LmtpPeer};

pub use self::dns::TxtRecords;

/// What is believed, and who is asked.
#[derive(Clone, Debug)]
pub struct SenderRules {
    /// The authserv-id (RFC 8601) of one's own mail server, which is also its name in its Received
    /// lines, such as `mx.example.org`. `None`: no Authentication-Results are believed.
    pub trusted_results: Option<String>,
    /// The name server to ask for keys; `None`: the system's.
    pub dns: Option<SocketAddr>,
    /// For all lookups that one message needs.
    pub dns_timeout: Duration,
}

/// Whether a message is from the one whose address it shows, and how that is known, in words.
/// No text in it quotes an address or more of the message than the name of a domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Such as "DKIM signature of example.org".
    Pass(String),
    /// It is from somebody else, or was changed on its way.
    Fail(String),
    /// Nothing vouches for it.
    Unknown(String),
    /// The DNS did not answer: bring it again.
    Later(String),
}

/// Why senders can't be checked at all.
#[derive(Debug, Error)]
pub enum SetupError {
    #[error(
        "mail.trusted_results is {0:?}, which is no server's name; \
         give what stands first in its Authentication-Results, such as mx.example.org"
    )]
    TrustedResults(String),
    #[error(
        "the system's name servers can't be read ({0}); set mail.name_server to the address of one"
    )]
    NameServers(String),
}

/// Made once; keeps the keys that it has looked up, bounded, as long as the DNS says.
pub struct SenderCheck {
    trusted_results: Option<Domain>,
    keys: Keys,
}

impl SenderCheck {
    /// Fails when the system's name servers are to be asked and can't be told.
    pub fn new(rules: &SenderRules) -> Result<Self, SetupError> {
        let domain = |id: &String| {
            Domain::parse(id.trim()).ok_or_else(|| SetupError::TrustedResults(id.clone()))
        };
        Ok(Self {
            trusted_results: rules.trusted_results.as_ref().map(domain).transpose()?,
            keys: Keys::new(rules.dns, rules.dns_timeout)?,
        })
    }

    /// Whether `raw` (RFC 5322) is from the address `from`, written by its owner.
    ///
    /// A trusted LMTP peer vouches for the *envelope sender*, which it has authenticated, so it counts
    /// only where that is the address in From. It must be a server that takes mail from those who
    /// have logged in and lets them use their own addresses alone; a server that takes the internet's mail
    /// is none. Where its own Received line says that nobody logged in (RFC 3848), it vouches for nothing.
    pub async fn verify(&self, raw: &[u8], from: &str, arrival: &Arrival) -> Verdict {
        let message = match Message::parse(raw) {
            Ok(message) => message,
            Err(reason) => return fail(reason),
        };
        let author = match Author::of(&message, raw) {
            Ok(author) => author,
            Err(reason) => return fail(reason),
        };
        if !author.is(from) {
            return fail("From is another address");
        }
        let vouched = match self.own_servers_verdict(&message, &author) {
            ServerVerdict::Fail(reason) => return Verdict::Fail(reason),
            ServerVerdict::Pass(reason) => Some(reason),
            ServerVerdict::None => None,
        };
        if peer_vouches(arrival, &author, &message) {
            return Verdict::Pass("LMTP peer".to_owned());
        }
        match vouched {
            Some(reason) => Verdict::Pass(reason),
            None => dkim::verify(&message, &author, &self.keys).await,
        }
    }

    fn own_servers_verdict(&self, message: &Message<'_>, author: &Author) -> ServerVerdict {
        match &self.trusted_results {
            Some(id) => results::server_verdict(message, author, id),
            None => ServerVerdict::None,
        }
    }
}

fn peer_vouches(arrival: &Arrival, author: &Author, message: &Message<'_>) -> bool {
    match arrival {
        Arrival::Lmtp(envelope) => {
            envelope.peer == LmtpPeer::Trusted
                && author.is(&envelope.sender)
                && !trace::nobody_logged_in(message)
        }
        Arrival::Imap | Arrival::Command | Arrival::Api => false,
    }
}

fn fail(reason: &str) -> Verdict {
    Verdict::Fail(reason.to_owned())
}
