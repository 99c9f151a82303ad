//! A mail server with scripted answers.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// What it says at each step: a reply, or `drop`, `hang`, or `slow` or `last` and a reply.
#[derive(Clone, Copy)]
pub(super) struct Script {
    pub(super) greeting: &'static str,
    pub(super) features: &'static [&'static str],
    pub(super) starttls: &'static str,
    pub(super) auth: &'static str,
    pub(super) mail: &'static str,
    pub(super) rcpt: &'static str,
    pub(super) data: &'static str,
    pub(super) text: &'static str,
}

pub(super) const WILLING: Script = Script {
    greeting: "220 mail.test",
    features: &["AUTH PLAIN LOGIN"],
    starttls: "220 go on",
    auth: "235 welcome",
    mail: "250 ok",
    rcpt: "250 ok",
    data: "354 go on",
    text: "250 taken",
};

#[derive(Default)]
pub(super) struct Seen {
    pub(super) connections: usize,
    pub(super) encrypted: usize,
    pub(super) commands: Vec<String>,
    pub(super) messages: Vec<String>,
}

pub(super) struct Server {
    pub(super) port: u16,
    pub(super) seen: Arc<Mutex<Seen>>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

pub(super) async fn start(script: Script) -> Server {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let seen = Arc::<Mutex<Seen>>::default();
    let shared = Arc::clone(&seen);
    let task = tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            shared.lock().unwrap().connections += 1;
            tokio::spawn(serve(stream, script, Arc::clone(&shared)));
        }
    });
    Server { port, seen, task }
}

async fn serve(stream: TcpStream, script: Script, seen: Arc<Mutex<Seen>>) {
    let mut stream = BufReader::new(stream);
    if !say(&mut stream, script.greeting).await {
        return;
    }
    if talk(&mut stream, script, &seen).await {
        let stream = acceptor().accept(stream.into_inner()).await;
        if let Ok(stream) = stream {
            seen.lock().unwrap().encrypted += 1;
            talk(&mut BufReader::new(stream), script, &seen).await;
        }
    }
}

fn acceptor() -> TlsAcceptor {
    let chain = CertificateDer::from_pem_file("../../tests/fixtures/tls/loopback.pem").unwrap();
    let key = PrivateKeyDer::from_pem_file("../../tests/fixtures/tls/loopback.key").unwrap();
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![chain], key)
        .unwrap();
    TlsAcceptor::from(Arc::new(config))
}

/// Whether the client wants to go on encrypted.
async fn talk<S>(stream: &mut BufReader<S>, script: Script, seen: &Mutex<Seen>) -> bool
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let mut line = String::new();
    while matches!(stream.read_line(&mut line).await, Ok(length) if length > 0) {
        let command = std::mem::take(&mut line).trim_end().to_owned();
        let verb = command.split([' ', ':']).next().unwrap().to_uppercase();
        seen.lock().unwrap().commands.push(command);
        let greeting = format!(
            "250-mail.test\r\n250-{}\r\n250 HELP",
            script.features.join("\r\n250-")
        );
        let reply = match verb.as_str() {
            "EHLO" => greeting.as_str(),
            "STARTTLS" => script.starttls,
            "AUTH" => script.auth,
            "MAIL" => script.mail,
            "RCPT" => script.rcpt,
            "DATA" => script.data,
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        if !say(stream, reply).await {
            return false;
        }
        match verb.as_str() {
            "STARTTLS" if reply.starts_with('2') => return true,
            "DATA" if reply.starts_with('3') && !take(stream, script.text, seen).await => {
                return false;
            }
            _ => {}
        }
    }
    false
}

async fn take<S>(stream: &mut BufReader<S>, reply: &str, seen: &Mutex<Seen>) -> bool
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let mut message = String::new();
    while !message.ends_with("\r\n.\r\n") {
        if stream.read_line(&mut message).await.unwrap_or(0) == 0 || reply == "drop" {
            return false;
        }
    }
    seen.lock().unwrap().messages.push(message);
    say(stream, reply).await
}

async fn say<S>(stream: &mut BufReader<S>, reply: &str) -> bool
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let reply = match reply {
        "drop" => return false,
        "hang" => return std::future::pending().await,
        reply => reply,
    };
    if let Some(reply) = reply.strip_prefix("slow ") {
        // Byte by byte: a server that is alive all the time.
        for byte in format!("{reply}\r\n").bytes() {
            tokio::time::sleep(Duration::from_millis(20)).await;
            if stream.write_all(&[byte]).await.is_err() || stream.flush().await.is_err() {
                return false;
            }
        }
        return true;
    }
    let (is_last, reply) = match reply.strip_prefix("last ") {
        Some(reply) => (true, reply),
        None => (false, reply),
    };
    let sent = stream.write_all(format!("{reply}\r\n").as_bytes()).await;
    sent.is_ok() && stream.flush().await.is_ok() && !is_last
}
