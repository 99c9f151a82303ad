//! Clients that can misbehave: HTTP/1.1 byte by byte, over TCP or TLS.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore, SupportedProtocolVersion};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::tls_fixtures::{PATIENCE, fixture};

/// One HTTP/1.1 connection, byte by byte.
pub struct Client<S> {
    pub stream: S,
    unread: Vec<u8>,
}

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// Status line and fields, in small letters.
    pub head: String,
    pub body: String,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<S> {
    pub fn new(stream: S) -> Client<S> {
        Client {
            stream,
            unread: Vec::new(),
        }
    }

    pub async fn send(&mut self, bytes: &str) {
        self.stream.write_all(bytes.as_bytes()).await.unwrap();
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(&request(path)).await;
        self.answer().await
    }

    /// Reads one answer that has a `Content-Length`.
    pub async fn answer(&mut self) -> Answer {
        let head_bytes = self
            .read_until(|bytes| {
                bytes
                    .windows(4)
                    .position(|four| four == b"\r\n\r\n")
                    .map(|end| end + 4)
            })
            .await;
        let head = String::from_utf8(head_bytes).unwrap().to_ascii_lowercase();
        let length = head.split("content-length: ").nth(1).map_or(0, |rest| {
            rest.split("\r\n").next().unwrap().parse().unwrap()
        });
        let body = self
            .read_until(|bytes| (bytes.len() >= length).then_some(length))
            .await;
        Answer {
            status: head[9..12].parse().unwrap(),
            head,
            body: String::from_utf8(body).unwrap(),
        }
    }

    /// Waits until the server has closed.
    pub async fn closed(&mut self) {
        let end = timeout(PATIENCE, self.stream.read_to_end(&mut self.unread))
            .await
            .expect("the server closes");
        // A reset is an end as well: it is what a client sees that was still sending.
        drop(end);
        assert_eq!(
            String::from_utf8_lossy(&self.unread),
            "",
            "nothing but the end is left to read"
        );
    }

    /// Sends `bytes` one at a time until the server closes.
    pub async fn drip(&mut self, bytes: impl Iterator<Item = u8>) {
        let dripping = async {
            for byte in bytes {
                if self.stream.write_all(&[byte]).await.is_err() || self.ended().await {
                    return;
                }
            }
        };
        timeout(PATIENCE, dripping)
            .await
            .expect("the server closes");
    }

    /// Waits a moment for the end.
    async fn ended(&mut self) -> bool {
        let read = timeout(
            Duration::from_millis(5),
            self.stream.read_buf(&mut self.unread),
        )
        .await;
        matches!(read, Ok(Ok(0) | Err(_)))
    }

    async fn read_until(&mut self, end: impl Fn(&[u8]) -> Option<usize>) -> Vec<u8> {
        let reading = async {
            loop {
                if let Some(end) = end(&self.unread) {
                    let rest = self.unread.split_off(end);
                    return std::mem::replace(&mut self.unread, rest);
                }
                assert_ne!(
                    self.stream.read_buf(&mut self.unread).await.unwrap(),
                    0,
                    "the server closed: {:?}",
                    self.unread
                );
            }
        };
        timeout(PATIENCE, reading)
            .await
            .expect("the server answers")
    }
}

pub fn request(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: blog.test\r\n\r\n")
}

/// Trusts the certificate of that name alone, and resumes its sessions.
pub fn client_config(
    trusted: &str,
    protocol: &[u8],
    versions: &[&'static SupportedProtocolVersion],
) -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_file(fixture(trusted)).unwrap())
        .unwrap();
    let mut config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_protocol_versions(versions)
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![protocol.to_vec()];
    Arc::new(config)
}

pub async fn connect_with(
    config: Arc<ClientConfig>,
    stream: TcpStream,
) -> io::Result<Client<TlsStream<TcpStream>>> {
    let name = ServerName::try_from("blog.test").unwrap();
    TlsConnector::from(config)
        .connect(name, stream)
        .await
        .map(Client::new)
}

pub async fn connect_tls(
    stream: TcpStream,
    protocol: &[u8],
) -> io::Result<Client<TlsStream<TcpStream>>> {
    connect_with(
        client_config("blog.pem", protocol, rustls::ALL_VERSIONS),
        stream,
    )
    .await
}
