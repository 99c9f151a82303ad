//! A real ACME server on loopback: Pebble, which refuses now and then on purpose, as the authorities' servers do.

use std::fs::File;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use std::{fs, io};

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::Dns;
use super::ports::free_port;
use crate::raw_http::Client;

const MODULE: &str = "github.com/letsencrypt/pebble/v2";
const VERSION: &str = "v2.10.1";
const PATIENCE: Duration = Duration::from_secs(20);

/// It ends with this.
pub struct Pebble {
    process: Child,
    folder: TempDir,
    management: SocketAddr,
    /// What to write into `tls.acme_directory`.
    pub directory: String,
    _dns: Dns,
}

impl Pebble {
    pub fn directory(port: u16) -> String {
        format!("https://localhost:{port}/dir")
    }

    /// Builds it where it is not there yet, which takes a minute.
    pub async fn install() {
        tokio::task::spawn_blocking(installed).await.unwrap();
    }

    /// Proves domains at `tls` and gives certificates that hold for so long. All `domains` are this machine.
    pub async fn start(port: u16, tls: u16, holds: Duration, domains: &[&str]) -> Self {
        let program = tokio::task::spawn_blocking(installed).await.unwrap();
        let folder = TempDir::new().unwrap();
        let management = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let certificates = module().join("test/certs/localhost");
        let config = json!({"pebble": {
            "listenAddress": format!("127.0.0.1:{port}"),
            "managementListenAddress": management.to_string(),
            "certificate": certificates.join("cert.pem"),
            "privateKey": certificates.join("key.pem"),
            "httpPort": free_port(),
            "tlsPort": tls,
            "externalAccountBindingRequired": false,
            "retryAfter": {"authz": 1, "order": 1},
            "keyAlgorithm": "ecdsa",
            "profiles": {"default": {"description": "for tests", "validityPeriod": holds.as_secs()}},
        }});
        let path = folder.path().join("pebble.json");
        fs::write(&path, config.to_string()).unwrap();
        let log = File::create(folder.path().join("log")).unwrap();
        let dns = Dns::loopback(domains);
        let process = Command::new(program)
            .arg("-config")
            .arg(&path)
            .args(["-dnsserver", &dns.address.to_string()])
            .env("PEBBLE_VA_NOSLEEP", "1")
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap();
        let pebble = Self {
            process,
            folder,
            management,
            directory: Self::directory(port),
            _dns: dns,
        };
        pebble.answers().await;
        pebble
    }

    async fn answers(&self) {
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect(self.management).await.is_err() {
            assert!(
                Instant::now() < end,
                "Pebble does not start: {}",
                self.log()
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap()
    }

    /// How many certificates it has given.
    pub fn issued(&self) -> usize {
        self.log().matches("Issued certificate serial").count()
    }

    /// Whom to trust that speaks for the directory.
    pub fn authority() -> PathBuf {
        module().join("test/certs/pebble.minica.pem")
    }

    /// Whom to trust that shows a certificate of its giving, as PEM.
    pub async fn root(&self) -> Vec<u8> {
        let authority = fs::read(Self::authority()).unwrap();
        let stream = trusting(&authority, "localhost", self.management, b"http/1.1").await;
        let answer = stream.unwrap().get("/roots/0").await;
        answer.body.into_bytes()
    }
}

impl Drop for Pebble {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A connection to `name` at `address` that trusts this authority alone.
pub async fn trusting(
    authority: &[u8],
    name: &'static str,
    address: SocketAddr,
    protocol: &[u8],
) -> io::Result<Client<TlsStream<TcpStream>>> {
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_slice_iter(authority) {
        roots.add(certificate.unwrap()).unwrap();
    }
    let mut config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_protocol_versions(rustls::ALL_VERSIONS)
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![protocol.to_vec()];
    let name = ServerName::try_from(name).unwrap();
    let stream = TcpStream::connect(address).await?;
    let connector = TlsConnector::from(Arc::new(config));
    connector.connect(name, stream).await.map(Client::new)
}

/// Debian's own may be too old for Pebble; this sees to it.
fn go() -> Command {
    Command::new(crate::sources::root().join(".ci/go"))
}

/// The program, built once and kept.
fn installed() -> PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(install).clone()
}

fn install() -> PathBuf {
    let folder = crate::sources::root().join("target/pebble").join(VERSION);
    let program = folder.join("pebble");
    if !program.exists() {
        eprintln!("== installing Pebble {VERSION} (once; a minute)");
        // Beside it and then to its place at once: another test run may want it too.
        let building = folder.join(format!("building-{}", std::process::id()));
        fs::create_dir_all(&building).unwrap();
        let package = format!("{MODULE}/cmd/pebble@{VERSION}");
        let built = go()
            .args(["install", &package])
            .env("GOBIN", &building)
            .status();
        assert!(built.expect("Go is needed (Debian: golang-go)").success());
        fs::rename(building.join("pebble"), &program).unwrap();
        fs::remove_dir(building).unwrap();
    }
    program
}

/// Where Go keeps its sources, and with them the certificates that it speaks TLS with.
fn module() -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let find = || {
        let asked = format!("{MODULE}@{VERSION}");
        let told = go().args(["mod", "download", "-json", &asked]).output();
        let told = told.expect("Go is needed (Debian: golang-go)");
        let told: Value = serde_json::from_slice(&told.stdout).unwrap();
        PathBuf::from(told["Dir"].as_str().unwrap())
    };
    FOLDER.get_or_init(find).clone()
}
