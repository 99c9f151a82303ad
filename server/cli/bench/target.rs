//! Whom a burst goes to: this machine, unless its owner says that another one is theirs.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use http::HeaderValue;
use rustls::client::Resumption;
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Position, Url};

use crate::cli::trusted;

/// What somebody has said of a server that is not this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Unsaid,
    Mine,
}

pub(super) struct Target {
    pub(super) url: Url,
    /// The only one that is spoken to: its name is not looked up again.
    pub(super) address: SocketAddr,
    pub(super) host: HeaderValue,
    pub(super) tls: Option<Tls>,
    /// Whether the address is one of this machine's own.
    pub(super) place: Place,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
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
    pub(super) async fn find(
        url: &Url,
        owner: Owner,
        authority: Option<&Path>,
        patience: Duration,
    ) -> anyhow::Result<Self> {
        let host = url.host_str().unwrap_or_default();
        let port = url.port_or_known_default().unwrap_or(443);
        let found = lookup_host((host.trim_matches(['[', ']']), port)).await;
        let found: Vec<SocketAddr> = found
            .with_context(|| format!("--url: the name {host} is not known"))?
            .collect();
        allow(host, &found, owner)?;
        let (address, place) = first_that_answers(&found, patience).await?;
        let tls = match url.scheme() {
            "https" => Some(Tls {
                connector: connector(authority)?,
                name: ServerName::try_from(host.trim_matches(['[', ']']).to_owned())?,
            }),
            _ => None,
        };
        Ok(Self {
            url: url.clone(),
            address,
            host: HeaderValue::from_str(&url[Position::BeforeHost..Position::AfterPort])?,
            tls,
            place,
        })
    }
}

/// One address elsewhere refuses all of them: a name that leads to both is no honest one.
fn allow(host: &str, found: &[SocketAddr], owner: Owner) -> anyhow::Result<()> {
    ensure!(
        !found.is_empty(),
        "--url: the name {host} leads to no address"
    );
    let elsewhere = found.iter().find(|address| !address.ip().is_loopback());
    match elsewhere {
        Some(address) if owner == Owner::Unsaid => bail!(
            "--url: {host} leads to {}, which may be another machine. A burst can bring down a server, and is an \
             attack on one of somebody else's; if it is yours, add --yes-this-is-my-server",
            address.ip()
        ),
        _ => Ok(()),
    }
}

async fn first_that_answers(
    found: &[SocketAddr],
    patience: Duration,
) -> anyhow::Result<(SocketAddr, Place)> {
    let mut last = anyhow::anyhow!("it has no address");
    for address in found {
        match timeout(patience, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => {
                // Only a connection within a machine has the same address at both ends.
                let own = stream.local_addr().map(|own| own.ip());
                let is_here = address.ip().is_loopback() || own.is_ok_and(|ip| ip == address.ip());
                let place = if is_here {
                    Place::Here
                } else {
                    Place::Elsewhere
                };
                return Ok((*address, place));
            }
            Ok(Err(error)) => {
                last = anyhow::Error::new(error).context(format!("no connection to {address}"));
            }
            Err(_) => {
                let waited = patience.as_secs();
                last = anyhow::anyhow!("no connection to {address} within {waited} s");
            }
        }
    }
    Err(last.context("--url: no server answers there"))
}

fn connector(authority: Option<&Path>) -> anyhow::Result<TlsConnector> {
    let roots: RootCertStore = trusted::roots("--ca", authority)?;
    let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(&[&rustls::version::TLS13, &rustls::version::TLS12])?
        .with_root_certificates(roots)
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
            assert!(refused.contains("--yes-this-is-my-server"), "{refused}");
            assert_eq!(allowed(elsewhere, Owner::Mine), Ok(()), "{elsewhere}");
        }
    }
}
