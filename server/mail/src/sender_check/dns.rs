//! DNS lookups: the keys of signers (RFC 6376, 3.6; RFC 8301, RFC 8463), and TXT records for checking whether a
//! domain's mails will be trusted.

use std::net::SocketAddr;
use std::time::Duration;

use mail_auth::common::parse::TxtRecordParser;
use mail_auth::common::verify::DomainKey;
use mail_auth::hickory_resolver::config::{
    NameServerConfig, ResolveHosts, ResolverConfig, ResolverOpts,
};
use mail_auth::hickory_resolver::net::{DnsError, NetError};
use mail_auth::hickory_resolver::proto::rr::RData;
use mail_auth::hickory_resolver::system_conf::read_system_conf;
use mail_auth::{MessageAuthenticator, Txt};

use super::SetupError;
use super::domain::Domain;
use super::tags::Tags;

/// How many DNS answers are cached, and for how long at most: a revoked key must not count for a day, and a new one
/// must not stay unseen.
const MAX_CACHED: u64 = 512;
const CACHED_FOR: Duration = Duration::from_secs(3600);
const MISSING_CACHED_FOR: Duration = Duration::from_secs(60);

/// Smaller keys can be broken (RFC 8301, 3.2).
const LEAST_RSA_BITS: usize = 1024;

/// Looks up keys.
pub(super) struct Keys {
    pub(super) authenticator: MessageAuthenticator,
    pub(super) timeout: Duration,
}

/// Why there is no key to verify with.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoKey {
    /// There is no key, or it was revoked.
    Missing,
    /// The key is unsafe, for this reason.
    Weak(&'static str),
    /// The DNS did not answer.
    Unanswered,
}

impl Keys {
    pub(super) fn new(server: Option<SocketAddr>, timeout: Duration) -> Result<Self, SetupError> {
        let failed = |error: NetError| SetupError::NameServers(error.to_string());
        let (config, mut options) = match server {
            Some(server) => (only(server), ResolverOpts::default()),
            None => read_system_conf().map_err(failed)?,
        };
        options.timeout = timeout / 2;
        options.attempts = 1;
        options.cache_size = MAX_CACHED;
        options.positive_max_ttl = Some(CACHED_FOR);
        options.negative_max_ttl = Some(MISSING_CACHED_FOR);
        options.use_hosts_file = ResolveHosts::Never;
        let authenticator = MessageAuthenticator::new(config, options).map_err(failed)?;
        Ok(Self {
            authenticator,
            timeout,
        })
    }

    /// The key of `selector` and `domain`, in the form that verification needs.
    pub(super) async fn key(&self, selector: &str, domain: &Domain) -> Result<Txt, NoKey> {
        let name = format!("{selector}._domainkey.{}.", domain.as_str());
        let found = self.authenticator.resolver().txt_lookup(name).await;
        let found = found.map_err(|error| match error {
            NetError::Dns(DnsError::NoRecordsFound(_)) => NoKey::Missing,
            _ => NoKey::Unanswered,
        })?;
        let texts = found
            .answers()
            .iter()
            .filter_map(|record| match &record.data {
                RData::TXT(text) => Some(text.txt_data.concat()),
                _ => None,
            });
        // More than one record violates the standard; the first valid key is used.
        let mut problem = NoKey::Missing;
        for text in texts.take(4) {
            match usable(&text) {
                Ok(key) => return Ok(key),
                Err(found) => problem = found,
            }
        }
        Err(problem)
    }
}

fn only(server: SocketAddr) -> ResolverConfig {
    let mut config = NameServerConfig::udp_and_tcp(server.ip());
    for connection in &mut config.connections {
        connection.port = server.port();
    }
    ResolverConfig::from_parts(None, Vec::new(), vec![config])
}

fn usable(record: &[u8]) -> Result<Txt, NoKey> {
    let text = std::str::from_utf8(record).map_err(|_| NoKey::Missing)?;
    let tags = Tags::parse(text).ok_or(NoKey::Missing)?;
    if tags.value("v").is_some_and(|version| version != "DKIM1") {
        return Err(NoKey::Missing);
    }
    let key = DomainKey::parse(record).map_err(|_| NoKey::Missing)?;
    let has = |tag, words: &[&str]| {
        let known = |part: &&str| words.iter().any(|word| part.eq_ignore_ascii_case(word));
        tags.value(tag).is_none() || tags.list(tag).iter().any(known)
    };
    if !has("s", &["*", "email"]) {
        Err(NoKey::Weak("its key is not for mail"))
    } else if tags.list("t").contains(&"y") {
        Err(NoKey::Weak("its key is marked as a test"))
    } else if !has("h", &["sha256"]) {
        Err(NoKey::Weak("its key is not for SHA-256"))
    } else if key.p.public_key_bits() < LEAST_RSA_BITS {
        Err(NoKey::Weak("its key is too short"))
    } else {
        Ok(Txt::from(key))
    }
}

/// Looks up the TXT records of any name.
pub struct TxtRecords(Keys);

impl TxtRecords {
    /// `server`: the name server to ask; `None`: the system's.
    ///
    /// # Errors
    /// The system's name servers can't be determined.
    pub fn new(server: Option<SocketAddr>, timeout: Duration) -> Result<Self, SetupError> {
        Keys::new(server, timeout).map(Self)
    }

    /// The texts of a name; empty if there is no record.
    ///
    /// # Errors
    /// The DNS did not answer, as a text.
    pub async fn at(&self, name: &str) -> Result<Vec<String>, String> {
        let resolver = self.0.authenticator.resolver();
        let found = match resolver.txt_lookup(format!("{name}.")).await {
            Ok(found) => found,
            Err(NetError::Dns(DnsError::NoRecordsFound(_))) => return Ok(Vec::new()),
            Err(error) => return Err(error.to_string()),
        };
        let texts = found
            .answers()
            .iter()
            .filter_map(|record| match &record.data {
                RData::TXT(text) => {
                    Some(String::from_utf8_lossy(&text.txt_data.concat()).into_owned())
                }
                _ => None,
            });
        Ok(texts.collect())
    }
}
