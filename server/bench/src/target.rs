//! The allowed target of a burst: this machine, unless the user says that another one is theirs.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http::HeaderValue;
use rustls::client::Resumption;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Position, Url};

use crate::benchmark::Options;
use crate::error::{BenchError, ConnectError};

/// What somebody has said of a server that is not this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    Unsaid,
    Mine,
}

/// The server that is asked.
pub struct Target {
    pub url: Url,
    /// The only one that is spoken to: its name is not looked up again.
    pub address: SocketAddr,
    pub(super) host: HeaderValue,
    pub(super) tls: Option<Tls>,
    /// Whether the address is one of this machine's own.
    pub(super) location: Location,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Location {
    Here,
    Elsewhere,
}

pub(super) struct Tls {
    pub(super) connector: TlsConnector,
    pub(super) name: ServerName<'static>,
}

impl Target {
    /// # Errors
    /// It is not to be asked, or can't be.
    pub(super) async fn find(options: &Options) -> Result<Self, BenchError> {
        let url = &options.url;
        let host = url.host_str().unwrap_or_default();
        let port = url.port_or_known_default().unwrap_or(443);
        let found = lookup_host((host.trim_matches(['[', ']']), port)).await;
        let found = found.map_err(|error| BenchError::UnknownName {
            host: host.to_owned(),
            error,
        })?;
        let found: Vec<SocketAddr> = found.collect();
        allow(host, &found, options.owner)?;
        let (address, location) = first_that_answers(host, &found, options.timeout).await?;
        let tls = match url.scheme() {
            "https" => Some(Tls {
                connector: connector(options.authorities.clone())?,
                name: ServerName::try_from(host.trim_matches(['[', ']']).to_owned())?,
            }),
            _ => None,
        };
        Ok(Self {
            url: url.clone(),
            address,
            host: HeaderValue::from_str(&url[Position::BeforeHost..Position::AfterPort])?,
            tls,
            location,
        })
    }
}

/// One address elsewhere refuses all of them: a name that leads to both is no honest one.
fn allow(host: &str, found: &[SocketAddr], owner: Owner) -> Result<(), BenchError> {
    if found.is_empty() {
        let host = host.to_owned();
        return Err(BenchError::NoAddress { host });
    }
    let elsewhere = found.iter().find(|address| !address.ip().is_loopback());
    match elsewhere {
        Some(address) if owner == Owner::Unsaid => Err(BenchError::MaybeElsewhere {
            host: host.to_owned(),
            address: address.ip(),
        }),
        _ => Ok(()),
    }
}

async fn first_that_answers(
    host: &str,
    found: &[SocketAddr],
    patience: Duration,
) -> Result<(SocketAddr, Location), BenchError> {
    let host = host.to_owned();
    let mut last = BenchError::NoAddress { host };
    for &address in found {
        match timeout(patience, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => {
                // Only a connection within a machine has the same address at both ends.
                let own = stream.local_addr().map(|own| own.ip());
                let is_here = address.ip().is_loopback() || own.is_ok_and(|ip| ip == address.ip());
                let location = if is_here {
                    Location::Here
                } else {
                    Location::Elsewhere
                };
                return Ok((address, location));
            }
            Ok(Err(error)) => {
                last = BenchError::NoServer(ConnectError::Failed { address, error });
            }
            Err(_) => {
                let seconds = patience.as_secs();
                last = BenchError::NoServer(ConnectError::TimedOut { address, seconds });
            }
        }
    }
    Err(last)
}

fn connector(authorities: RootCertStore) -> Result<TlsConnector, rustls::Error> {
    let mut config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])?
        .with_root_certificates(authorities)
        .with_no_client_auth();
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    // Each reader comes for the first time, and pays for a whole handshake.
    config.resumption = Resumption::disabled();
    Ok(TlsConnector::from(Arc::new(config)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(addresses: &str, owner: Owner) -> Result<(), String> {
        let found = addresses.split(' ').map(|ip| (ip.parse().unwrap(), 443));
        let found: Vec<SocketAddr> = found
            .map(|(ip, port): (std::net::IpAddr, u16)| (ip, port).into())
            .collect();
        allow("blog.test", &found, owner).map_err(|error| error.to_string())
    }

    #[test]
    fn only_a_name_that_leads_to_this_machine_alone_is_asked_without_a_word() {
        for here in ["127.0.0.1", "127.8.9.10 ::1", "::1"] {
            assert_eq!(allowed(here, Owner::Unsaid), Ok(()), "{here}");
        }
        for elsewhere in [
            "203.0.113.7",
            "127.0.0.1 203.0.113.7",
            "::1 2001:db8::7",
            "0.0.0.0",
            "::",
            "192.168.1.2",
            "169.254.0.1",
            "::ffff:127.0.0.1",
        ] {
            let refused = allowed(elsewhere, Owner::Unsaid).unwrap_err();
            assert!(refused.contains("may be another machine"), "{refused}");
            assert_eq!(allowed(elsewhere, Owner::Mine), Ok(()), "{elsewhere}");
        }
    }
}
