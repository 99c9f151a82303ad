//! A generator of newcomers: each request has a TLS 1.3 connection of its own, as when a reader opens a front page.
//!
//! usage: newcomers ADDRESS PATH CERTIFICATE SECONDS CLIENTS http1|http2 full|resumed
//!
//! So many CLIENTS come at once; each comes again when it has its answer. With `resumed` it has been here before, and
//! shows a ticket of its last visit (RFC 8446, 2.2); no early data is sent. Says `begun` on standard error when all who
//! were to be here before have been, and goes on when it reads a line. In the end prints JSON, in the form of
//! harness/report.lua, and which share of the handshakes was resumed. Latency counts from before the connection is
//! opened to the end of the answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use floor::Fallible;
use http::{Request, StatusCode, Version, header};
use http_body_util::{BodyExt, Empty};
use hyper::body::Incoming;
use hyper::client::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo};
use rustls::client::Resumption;
use rustls::crypto::ring::cipher_suite::{
    TLS13_AES_128_GCM_SHA256, TLS13_AES_256_GCM_SHA384, TLS13_CHACHA20_POLY1305_SHA256,
};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, HandshakeKind, RootCertStore};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

const PATIENCE: Duration = Duration::from_secs(10);
/// First visits at once.
const AT_ONCE: usize = 100;
/// As in harness/report.lua.
const SHARES: [f64; 20] = [
    1.0, 5.0, 10.0, 25.0, 50.0, 60.0, 70.0, 75.0, 80.0, 85.0, 90.0, 92.5, 95.0, 97.0, 98.0, 99.0,
    99.5, 99.9, 99.95, 99.99,
];

#[derive(Clone, Copy, PartialEq)]
enum Protocol {
    Http1,
    Http2,
}

struct Target {
    address: String,
    path: String,
    protocol: Protocol,
    certificate: CertificateDer<'static>,
    is_resumed: bool,
}

#[derive(Default)]
struct Tally {
    taken: Vec<Duration>,
    resumed: usize,
    bad: usize,
    broken: usize,
    late: usize,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Fallible<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [address, path, certificate, seconds, clients, protocol, handshake] = &words[..] else {
        return Err("usage: newcomers ADDRESS PATH CERTIFICATE SECONDS CLIENTS http1|http2 full|resumed".into());
    };
    let target = Arc::new(Target {
        address: address.clone(),
        path: path.clone(),
        protocol: match protocol.as_str() {
            "http1" => Protocol::Http1,
            "http2" => Protocol::Http2,
            other => return Err(format!("{other}: http1 or http2").into()),
        },
        certificate: CertificateDer::from_pem_file(certificate)?,
        is_resumed: match handshake.as_str() {
            "full" => false,
            "resumed" => true,
            other => return Err(format!("{other}: full or resumed").into()),
        },
    });
    let (seconds, clients): (f64, usize) = (seconds.parse()?, clients.parse()?);
    let readers = target.readers(clients).await?;
    eprintln!("begun");
    std::io::stdin().read_line(&mut String::new())?;
    let begun = Instant::now();
    let end = begun + Duration::from_secs_f64(seconds);
    let mut all = tokio::task::JoinSet::new();
    for reader in readers {
        all.spawn(Arc::clone(&target).comes_until(end, reader));
    }
    let mut tally = Tally::default();
    while let Some(one) = all.join_next().await {
        tally.add(one?);
    }
    println!("{}", tally.report(begun.elapsed()));
    Ok(())
}

impl Target {
    /// Each with its ticket, where they have been here before.
    async fn readers(self: &Arc<Self>, clients: usize) -> Fallible<Vec<TlsConnector>> {
        let config = || Ok(TlsConnector::from(Arc::new(self.config()?)));
        let readers: Vec<TlsConnector> = (0..clients).map(|_| config()).collect::<Fallible<_>>()?;
        if self.is_resumed {
            for some in readers.chunks(AT_ONCE) {
                let visits = some.iter().map(|reader| {
                    let (target, reader) = (Arc::clone(self), reader.clone());
                    async move { target.visit(&reader).await }
                });
                let mut visits: tokio::task::JoinSet<_> = visits.collect();
                while let Some(visit) = visits.join_next().await {
                    visit??;
                }
            }
        }
        Ok(readers)
    }

    async fn comes_until(self: Arc<Self>, end: Instant, connector: TlsConnector) -> Tally {
        let mut tally = Tally::default();
        while Instant::now() < end {
            let begun = Instant::now();
            match tokio::time::timeout(PATIENCE, self.visit(&connector)).await {
                Err(_) => tally.late += 1,
                Ok(Err(_)) => tally.broken += 1,
                Ok(Ok((status, handshake))) => {
                    tally.taken.push(begun.elapsed());
                    tally.bad += usize::from(status != StatusCode::OK);
                    tally.resumed += usize::from(handshake == Some(HandshakeKind::Resumed));
                }
            }
        }
        tally
    }

    /// A browser's, which knows only its own tickets.
    fn config(&self) -> Fallible<ClientConfig> {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone())?;
        // In the order of browsers. Servers take the client's order, and SHA-384 costs both of them more.
        let cipher_suites = vec![TLS13_AES_128_GCM_SHA256, TLS13_AES_256_GCM_SHA384, TLS13_CHACHA20_POLY1305_SHA256];
        let provider = CryptoProvider { cipher_suites, ..ring::default_provider() };
        let mut config = ClientConfig::builder_with_provider(Arc::new(provider))
            .with_protocol_versions(&[&rustls::version::TLS13])?
            .with_root_certificates(roots)
            .with_no_client_auth();
        config.resumption = match self.is_resumed {
            true => Resumption::in_memory_sessions(1),
            false => Resumption::disabled(),
        };
        config.alpn_protocols = match self.protocol {
            Protocol::Http1 => vec![b"http/1.1".to_vec()],
            Protocol::Http2 => vec![b"h2".to_vec()],
        };
        Ok(config)
    }

    async fn visit(&self, connector: &TlsConnector) -> Fallible<(StatusCode, Option<HandshakeKind>)> {
        let stream = TcpStream::connect(&self.address).await?;
        stream.set_nodelay(true)?;
        let name = ServerName::try_from("localhost")?;
        let stream = connector.connect(name, stream).await?;
        let handshake = stream.get_ref().1.handshake_kind();
        let response = match self.protocol {
            Protocol::Http1 => self.ask_http1(stream).await?,
            Protocol::Http2 => self.ask_http2(stream).await?,
        };
        let status = response.status();
        response.into_body().collect().await?;
        Ok((status, handshake))
    }

    async fn ask_http1(&self, stream: TlsStream<TcpStream>) -> Fallible<http::Response<Incoming>> {
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(async { connection.await.ok() });
        let request = Request::get(&self.path).header(header::HOST, &self.address);
        Ok(sender.send_request(request.body(Empty::<Bytes>::new())?).await?)
    }

    async fn ask_http2(&self, stream: TlsStream<TcpStream>) -> Fallible<http::Response<Incoming>> {
        let io = TokioIo::new(stream);
        let (mut sender, connection) = http2::handshake(TokioExecutor::new(), io).await?;
        tokio::spawn(async { connection.await.ok() });
        let address = format!("https://{}{}", self.address, self.path);
        let request = Request::get(address).version(Version::HTTP_2);
        Ok(sender.send_request(request.body(Empty::<Bytes>::new())?).await?)
    }
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.taken.extend(other.taken);
        self.resumed += other.resumed;
        self.bad += other.bad;
        self.broken += other.broken;
        self.late += other.late;
    }

    fn report(mut self, took: Duration) -> Value {
        self.taken.sort();
        let millis = |taken: Duration| taken.as_secs_f64() * 1000.0;
        let count = self.taken.len();
        let at = |share: f64| {
            let index = (count as f64 * share / 100.0) as usize;
            self.taken.get(index.min(count.saturating_sub(1))).copied().map(millis)
        };
        let sum: f64 = self.taken.iter().copied().map(millis).sum();
        let percentiles: Vec<Value> = SHARES.iter().map(|share| json!([share, at(*share)])).collect();
        json!({
            "requests": count,
            "seconds": took.as_secs_f64(),
            "bad": self.bad,
            "broken": self.broken,
            "late": self.late,
            "resumed": self.resumed as f64 / count.max(1) as f64,
            "mean": sum / count.max(1) as f64,
            "max": at(100.0),
            "percentiles": percentiles,
        })
    }
}
