//! `afterword healthcheck`: asks the server on this machine, for Docker and other monitors.

// Connects to other machines: the server itself.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::Context;
use clap::Args;

use super::{Settings, open, terminal};
use afterword_config::Config;

#[derive(Debug, Args)]
pub(super) struct Healthcheck {
    /// Ask also whether the server can write: a full disk then is a failure
    #[arg(long)]
    ready: bool,
}

/// For the connection, and for each pause in the answer.
const PATIENCE: Duration = Duration::from_secs(3);
/// Far longer than a real answer.
const LONGEST_ANSWER: u64 = 64 * 1024;

pub(super) fn run(settings: &Settings, healthcheck: &Healthcheck) -> anyhow::Result<()> {
    let address = address(&open::config(settings)?)?;
    let path = if healthcheck.ready {
        "/readyz"
    } else {
        "/healthz"
    };
    let answer =
        ask(address, path).with_context(|| format!("{address} does not answer (server.listen)"))?;
    let status = answer.lines().next().unwrap_or_default();
    anyhow::ensure!(
        status.starts_with("HTTP/1.1 200"),
        "{address}{path} answers {}",
        terminal::safe(status)
    );
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    terminal::say(&format!("{}\n", terminal::safe(body)))
}

/// The address of the plain HTTP listener on this machine: probes need no HTTPS.
fn address(config: &Config) -> anyhow::Result<SocketAddr> {
    let listen = config.server.listen.context(
        "server.listen is off: set it to an address of this machine, such as 127.0.0.1:8017, to be asked there",
    )?;
    let host = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        host => host,
    };
    Ok(SocketAddr::new(host, listen.port()))
}

fn ask(address: SocketAddr, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.take(LONGEST_ANSWER).read_to_string(&mut answer)?;
    Ok(answer)
}
