//! Servers as owners set them up, right and wrong: what each answers is said by the test, byte for byte.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;

/// An authority of the test's own, which `--authority` names.
pub(super) struct Authority {
    folder: TempDir,
}

const RULES: &str = "[ca]\ndefault_ca = d\n[d]\ndatabase = index\nserial = serial\nnew_certs_dir = .\ndefault_md = sha256\n\
    policy = p\nunique_subject = no\ncopy_extensions = copy\n[p]\ncommonName = supplied\n";

impl Authority {
    pub(super) fn new() -> Self {
        let authority = Self {
            folder: TempDir::new().unwrap(),
        };
        let path = authority.folder.path();
        fs::write(path.join("rules"), RULES).unwrap();
        fs::write(path.join("index"), "").unwrap();
        fs::write(path.join("serial"), "1000").unwrap();
        authority.openssl(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout ca.key -out ca.pem -days 30 \
             -subj /CN=authority -addext basicConstraints=critical,CA:TRUE",
        );
        authority.request("between", "basicConstraints=critical,CA:TRUE");
        authority.sign("between", "ca", "20200101000000Z", "22000101000000Z");
        authority
    }

    pub(super) fn file(&self) -> PathBuf {
        self.folder.path().join("ca.pem")
    }

    /// A certificate for a host, with all that leads to the authority, valid so long; its key lies beside.
    pub(super) fn certificate(&self, host: &str, ends: &str) -> (PathBuf, PathBuf) {
        let name = format!("{host}-{ends}");
        self.request(&name, &format!("subjectAltName=DNS:{host}"));
        self.sign(&name, "between", "20200101000000Z", ends);
        let path = |ending: &str| self.folder.path().join(format!("{name}.{ending}"));
        let own = fs::read_to_string(path("pem")).unwrap();
        let between = fs::read_to_string(self.folder.path().join("between.pem")).unwrap();
        fs::write(path("chain"), own + &between).unwrap();
        (path("chain"), path("key"))
    }

    /// Without the one in between.
    pub(super) fn alone(&self, chain: &Path) -> PathBuf {
        chain.with_extension("pem")
    }

    fn request(&self, name: &str, extension: &str) {
        self.openssl(&format!(
            "req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout {name}.key -out {name}.csr \
             -subj /CN={name} -addext {extension}"
        ));
    }

    fn sign(&self, name: &str, by: &str, begins: &str, ends: &str) {
        self.openssl(&format!(
            "ca -batch -notext -config rules -in {name}.csr -out {name}.pem -cert {by}.pem -keyfile {by}.key \
             -startdate {begins} -enddate {ends}"
        ));
    }

    fn openssl(&self, words: &str) {
        let mut command = Command::new("openssl");
        let command = command
            .args(words.split_whitespace())
            .current_dir(self.folder.path());
        let ended = command.output().unwrap();
        assert!(
            ended.status.success(),
            "{words}: {}",
            String::from_utf8_lossy(&ended.stderr)
        );
    }
}

/// What a server answers to a request's method and path.
pub(super) type Script = Arc<dyn Fn(&str, &str) -> String + Send + Sync>;

/// A whole answer of these headers and this body.
pub(super) fn answer(status: u16, headers: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "HTTP/1.1 {status} X\r\n{headers}content-length: {length}\r\nconnection: close\r\n\r\n{body}"
    )
}

/// Answers on loopback until the test ends, by TLS where a certificate and its key are given.
pub(super) async fn serve(tls: Option<(&Path, &Path)>, script: Script) -> SocketAddr {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(serve_at(listener, tls, script));
    address
}

/// Answers there until it is aborted.
pub(super) fn serve_at(
    listener: std::net::TcpListener,
    tls: Option<(&Path, &Path)>,
    script: Script,
) -> JoinHandle<()> {
    listener.set_nonblocking(true).unwrap();
    let listener = TcpListener::from_std(listener).unwrap();
    let acceptor = tls.map(|(chain, key)| acceptor(chain, key));
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, script) = (acceptor.clone(), Arc::clone(&script));
            tokio::spawn(async move {
                match acceptor {
                    None => talk(stream, &script).await,
                    Some(acceptor) => {
                        if let Ok(stream) = acceptor.accept(stream).await {
                            talk(stream, &script).await;
                        }
                    }
                }
            });
        }
    })
}

fn acceptor(chain: &Path, key: &Path) -> TlsAcceptor {
    let chain: Vec<_> = CertificateDer::pem_file_iter(chain)
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let key = PrivateKeyDer::from_pem_file(key).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .unwrap();
    TlsAcceptor::from(Arc::new(config))
}

async fn talk(mut stream: impl AsyncReadExt + AsyncWriteExt + Unpin, script: &Script) {
    let mut request = Vec::new();
    while !request.ends_with(b"\r\n\r\n") {
        match stream.read_u8().await {
            Ok(byte) => request.push(byte),
            Err(_) => return,
        }
    }
    let request = String::from_utf8(request).unwrap();
    let mut words = request.split(' ');
    let (method, path) = (words.next().unwrap(), words.next().unwrap());
    let _ = stream.write_all(script(method, path).as_bytes()).await;
    let _ = stream.shutdown().await;
}
