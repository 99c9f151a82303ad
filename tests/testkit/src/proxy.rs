//! nginx and Caddy with the files of `deploy/`: TLS for readers, plain HTTP to the server, all on loopback.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};
use std::{fs, process};

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tempfile::TempDir;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

/// The name by which readers know the server behind a proxy.
pub const HOST: &str = "comments.test";
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProxyKind {
    Caddy,
    Nginx,
}

/// A proxy that runs until it is dropped.
pub struct Proxy {
    pub kind: ProxyKind,
    /// Where it speaks TLS, and where plain HTTP.
    pub secure: SocketAddr,
    pub plain: SocketAddr,
    certificate: Certificate,
    child: Child,
}

/// A certificate for [`HOST`], by an authority of its own, in a folder of its own.
pub(crate) struct Certificate(TempDir);

impl Certificate {
    pub(crate) fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let made = Command::new("sh")
            .args(["-ec", MAKE_CERTIFICATE])
            .env("HOST", HOST)
            .current_dir(&folder)
            .output()
            .unwrap();
        assert!(made.status.success(), "openssl: {made:?}");
        Self(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Trusts this authority alone.
    pub(crate) fn trusting(&self, protocol: &[u8]) -> Arc<ClientConfig> {
        let mut roots = RootCertStore::empty();
        let authority = CertificateDer::from_pem_file(self.file("authority.pem")).unwrap();
        roots.add(authority).unwrap();
        let mut config =
            ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
                .with_safe_default_protocol_versions()
                .unwrap()
                .with_root_certificates(roots)
                .with_no_client_auth();
        config.alpn_protocols = vec![protocol.to_vec()];
        Arc::new(config)
    }
}

const MAKE_CERTIFICATE: &str = "
key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
openssl req -x509 $key -subj '/CN=The authority of a test' -keyout authority.key -out authority.pem
openssl req -x509 $key -subj \"/CN=$HOST\" -addext \"subjectAltName=DNS:$HOST\" \
  -addext basicConstraints=critical,CA:false -CA authority.pem -CAkey authority.key -keyout key.pem -out leaf.pem
cat leaf.pem authority.pem > chain.pem";

impl Proxy {
    /// In front of the server at `upstream`.
    pub async fn start(kind: ProxyKind, upstream: SocketAddr) -> Self {
        Self::begin(kind, |folder, secure, plain| match kind {
            ProxyKind::Caddy => caddy(folder, secure, plain, upstream),
            ProxyKind::Nginx => nginx(folder, secure, plain, upstream),
        })
        .await
    }

    /// Caddy in front of several servers that share a database.
    pub async fn before_nodes(nodes: &[SocketAddr]) -> Self {
        let nodes: Vec<String> = nodes.iter().map(ToString::to_string).collect();
        let nodes = ("NODES", nodes.join(" "));
        Self::begin(ProxyKind::Caddy, |folder, secure, plain| {
            caddy_with("Caddyfile.nodes", folder, secure, plain, nodes)
        })
        .await
    }

    async fn begin(
        kind: ProxyKind,
        command: impl FnOnce(&Path, SocketAddr, SocketAddr) -> Command,
    ) -> Self {
        let [secure, plain] = quiet_ports().map(|port| (Ipv4Addr::LOCALHOST, port).into());
        let certificate = Certificate::new();
        let folder = certificate.0.path();
        let mut command = command(folder, secure, plain);
        let log = fs::File::create(folder.join("log")).unwrap();
        let child = command
            .current_dir(folder)
            .env("HOME", folder)
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap_or_else(|error| panic!("{kind:?}: {error}; `make packages` installs it"));
        let mut proxy = Self {
            kind,
            secure,
            plain,
            certificate,
            child,
        };
        proxy.listens().await;
        proxy
    }

    async fn listens(&mut self) {
        let end = Instant::now() + PATIENCE;
        for address in [self.secure, self.plain] {
            while TcpStream::connect(address).await.is_err() {
                let ended = self.child.try_wait().unwrap().is_some();
                let log = fs::read_to_string(self.certificate.file("log")).unwrap();
                assert!(!ended && Instant::now() < end, "{:?}: {log}", self.kind);
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// A port that takes plain HTTP and hands it to the proxy by TLS, from this address: our HTTP client speaks no TLS.
    pub async fn tunnel(&self, from: IpAddr) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (secure, config) = (self.secure, self.certificate.trusting(b"http/1.1"));
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let config = Arc::clone(&config);
                tokio::spawn(async move {
                    if let Ok(mut proxy) = connect(secure, from, config).await {
                        let _ = copy_bidirectional(&mut client, &mut proxy).await;
                    }
                });
            }
        });
        address
    }

    /// A connection on which this protocol was agreed.
    pub async fn speaks(&self, protocol: &[u8]) -> TlsStream<TcpStream> {
        let config = self.certificate.trusting(protocol);
        let stream = connect(self.secure, Ipv4Addr::LOCALHOST.into(), config);
        let stream = stream.await.unwrap();
        assert_eq!(stream.get_ref().1.alpn_protocol(), Some(protocol));
        stream
    }
}

async fn connect(
    to: SocketAddr,
    from: IpAddr,
    config: Arc<ClientConfig>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let name = ServerName::try_from(HOST).unwrap();
    let stream = socket.connect(to).await?;
    TlsConnector::from(config).connect(name, stream).await
}

/// Free ports below those that the system gives to connections, so that none takes one before the proxy does.
fn quiet_ports<const N: usize>() -> [u16; N] {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = 20_000 + process::id() % 100 * 100;
    [(); N].map(|()| {
        loop {
            let port = u16::try_from(first).unwrap() + NEXT.fetch_add(1, Ordering::Relaxed);
            if std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
                return port;
            }
        }
    })
}

/// A file of `deploy/` with a test's values in the place of its own.
fn filled(name: &str, values: &[(&str, String)]) -> String {
    let path = crate::sources::root().join("deploy").join(name);
    let mut text = fs::read_to_string(path).unwrap();
    for (ours, tests) in values {
        assert!(text.contains(ours), "deploy/{name} lacks {ours:?}");
        text = text.replace(ours, tests);
    }
    text
}

fn nginx(folder: &Path, secure: SocketAddr, plain: SocketAddr, upstream: SocketAddr) -> Command {
    let certificate = "/etc/letsencrypt/live/comments.example.org";
    let values = [
        ("listen [::]:443 ssl http2;", String::new()),
        ("listen [::]:80;", String::new()),
        ("listen 443 ", format!("listen {secure} ")),
        ("listen 80;", format!("listen {plain};")),
        (
            &format!("{certificate}/fullchain.pem"),
            folder.join("chain.pem").display().to_string(),
        ),
        (
            &format!("{certificate}/privkey.pem"),
            folder.join("key.pem").display().to_string(),
        ),
        ("comments.example.org", HOST.to_owned()),
        ("server 127.0.0.1:8017 ", format!("server {upstream} ")),
    ];
    fs::write(folder.join("site.conf"), filled("nginx.conf", &values)).unwrap();
    fs::write(folder.join("nginx.conf"), NGINX).unwrap();
    let mut command = Command::new(found("nginx"));
    command.args(["-p", folder.to_str().unwrap(), "-c", "nginx.conf"]);
    command.args(["-e", "stderr"]);
    command
}

/// What Debian's own `nginx.conf` has around the sites, in the folder of a test. One process: it ends as one.
const NGINX: &str = "
daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}";

fn caddy(folder: &Path, secure: SocketAddr, plain: SocketAddr, upstream: SocketAddr) -> Command {
    let upstream = ("AFTERWORD", upstream.to_string());
    caddy_with("Caddyfile", folder, secure, plain, upstream)
}

/// With this file of `deploy/`, which takes the servers from a variable.
fn caddy_with(
    file: &str,
    folder: &Path,
    secure: SocketAddr,
    plain: SocketAddr,
    servers: (&str, String),
) -> Command {
    let [https, http] = [secure, plain].map(|address| address.port());
    let [secure, plain] = ["https", "http"]
        .map(|scheme| format!("{scheme}://{{$COMMENTS_HOST:comments.example.org}} {{"));
    let local = |site: &str, more: &str| format!("{site}\n\tbind 127.0.0.1\n{more}");
    let values = [
        (secure.as_str(), local(&secure, "\ttls chain.pem key.pem\n")),
        (plain.as_str(), local(&plain, "")),
    ];
    let ours = filled(file, &values);
    let options = format!("{{\n\tadmin off\n\thttps_port {https}\n\thttp_port {http}\n}}\n");
    fs::write(folder.join("Caddyfile"), options + &ours).unwrap();
    let mut command = Command::new(found("caddy"));
    command.env("COMMENTS_HOST", HOST);
    command.env(servers.0, servers.1);
    command.args(["run", "--config", "Caddyfile", "--adapter", "caddyfile"]);
    command
}

/// Debian's servers are not on everybody's `PATH`.
fn found(name: &str) -> PathBuf {
    let system = Path::new("/usr/sbin").join(name);
    if system.exists() { system } else { name.into() }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
