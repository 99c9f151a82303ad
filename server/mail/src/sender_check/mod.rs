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

/// Which results are trusted, and which name server is asked.
#[derive(Clone, Debug)]
pub struct SenderRules {
    /// The authserv-id (RFC 8601) of the owner's mail server, which is also its name in its Received lines, such as
    /// `mx.example.org`. `None`: no Authentication-Results are trusted.
    pub trusted_results: Option<String>,
    /// The name server to ask for keys; `None`: the system's.
    pub dns: Option<SocketAddr>,
    /// For all lookups of one message.
    pub dns_timeout: Duration,
}

/// Whether a message is from the address that it shows, and the reason as a text. The text quotes no address, and
/// nothing of the message except the name of a domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Such as "DKIM signature of example.org".
    Pass(String),
    /// It is from somebody else, or was changed in transit.
    Fail(String),
    /// Nothing vouches for it.
    Unknown(String),
    /// The DNS did not answer: deliver it again.
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

/// Created once; caches the keys that it has looked up, up to a limit, as long as the DNS allows.
pub struct SenderCheck {
    trusted_results: Option<Domain>,
    keys: Keys,
}

impl SenderCheck {
    /// Fails if the system's name servers are needed and can't be determined.
    pub fn new(rules: &SenderRules) -> Result<Self, SetupError> {
        let domain = |id: &String| {
            Domain::parse(id.trim()).ok_or_else(|| SetupError::TrustedResults(id.clone()))
        };
        Ok(Self {
            trusted_results: rules.trusted_results.as_ref().map(domain).transpose()?,
            keys: Keys::new(rules.dns, rules.dns_timeout)?,
        })
    }

    /// Whether the owner of the address `from` wrote `raw` (RFC 5322).
    ///
    /// A trusted LMTP peer vouches for the *envelope sender*, which it has authenticated, so this counts only if that
    /// is the address in From. The peer must be a server that accepts mail only from logged-in users, and lets them
    /// use only their own addresses. A server that accepts mail from the internet does not qualify. If its own
    /// Received line says that the client did not log in (RFC 3848), it vouches for nothing.
    pub async fn verify(&self, raw: &[u8], from: &str, arrival: &Arrival) -> Verdict {
        self.judge(raw, from, None, arrival).await
    }

    /// Whether the owner of the address `from` wrote `raw` to an address that everybody may know, of which `receiver`
    /// is a part in lower case.
    ///
    /// Such an address is no secret, so that a letter to somebody else could be sent on to it. A signature counts only
    /// if it covers To; and what a server says of signatures does not count, since it does not tell what they cover.
    pub async fn verify_to(
        &self,
        raw: &[u8],
        from: &str,
        receiver: &str,
        arrival: &Arrival,
    ) -> Verdict {
        self.judge(raw, from, Some(receiver), arrival).await
    }

    async fn judge(
        &self,
        raw: &[u8],
        from: &str,
        receiver: Option<&str>,
        arrival: &Arrival,
    ) -> Verdict {
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
        let mut vouched = None;
        for verdict in [
            self.own_servers_verdict(&message, &author),
            providers_verdict(arrival, &message, &author),
        ] {
            match verdict {
                ServerVerdict::Fail(reason) => return Verdict::Fail(reason),
                ServerVerdict::Pass(reason) => {
                    vouched = Some(reason).filter(|_| receiver.is_none())
                }
                ServerVerdict::None => {}
            }
        }
        if peer_vouches(arrival, &author, &message) {
            return Verdict::Pass("LMTP peer".to_owned());
        }
        match vouched {
            Some(reason) => Verdict::Pass(reason),
            None => dkim::verify(&message, &author, receiver, &self.keys).await,
        }
    }

    fn own_servers_verdict(&self, message: &Message<'_>, author: &Author) -> ServerVerdict {
        match &self.trusted_results {
            Some(id) => results::server_verdict(message, author, id),
            None => ServerVerdict::None,
        }
    }
}

fn providers_verdict(arrival: &Arrival, message: &Message<'_>, author: &Author) -> ServerVerdict {
    match arrival {
        Arrival::Provider(findings) => results::providers_verdict(message, author, findings),
        _ => ServerVerdict::None,
    }
}

fn peer_vouches(arrival: &Arrival, author: &Author, message: &Message<'_>) -> bool {
    match arrival {
        Arrival::Lmtp(envelope) => {
            envelope.peer == LmtpPeer::Trusted
                && author.is(&envelope.sender)
                && !trace::nobody_logged_in(message)
        }
        Arrival::Imap | Arrival::Command | Arrival::Api | Arrival::Provider(_) => false,
    }
}

fn fail(reason: &str) -> Verdict {
    Verdict::Fail(reason.to_owned())
}
