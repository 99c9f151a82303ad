//! The connection: TCP, TLS with the well-known authorities and the owner's, lines and literals (RFC 3501, 4.3). It
//! reads one whole response at a time, limited in size and time.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use afterword_mail_reader::MAX_MESSAGE;
use afterword_outgoing::{SetupError, tls_config};
use bytes::{Bytes, BytesMut};
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::{Instant, timeout};
use tokio_rustls::TlsConnector;

use super::account::Account;
use super::error::ImapError;
use super::response::{Condition, Response, StatusResponse};

/// How long one read or write may take.
const SILENCE: Duration = Duration::from_secs(60);
/// How long a server may take for one command.
const COMMAND: Duration = Duration::from_secs(15 * 60);
/// All lines of a response, without its literals.
const MAX_LINES: usize = 64 * 1024;
/// A whole message, and a header beside it.
const MAX_LITERALS: usize = MAX_MESSAGE + 128 * 1024;

pub(super) struct Connection {
    stream: Box<dyn Stream>,
    received: BytesMut,
    commands: u32,
}

impl Connection {
    pub(super) fn new(stream: Box<dyn Stream>) -> Self {
        Self {
            stream,
            received: BytesMut::new(),
            commands: 0,
        }
    }

    /// The stream, for starting TLS on it. Fails if bytes were received before, because their sender is unknown.
    pub(super) fn into_stream(self) -> Result<Box<dyn Stream>, ImapError> {
        if self.received.is_empty() {
            Ok(self.stream)
        } else {
            Err(ImapError::Injected)
        }
    }

    /// Sends a command and returns its tag.
    pub(super) async fn send(&mut self, command: &str) -> Result<String, ImapError> {
        self.commands = self.commands.wrapping_add(1);
        let tag = format!("A{}", self.commands);
        self.send_line(&format!("{tag} {command}")).await?;
        Ok(tag)
    }

    /// Runs a command to its end; `each` gets all other responses.
    pub(super) async fn run(
        &mut self,
        command: &'static str,
        arguments: &str,
        each: impl FnMut(Response),
    ) -> Result<StatusResponse, ImapError> {
        let line = format!("{command}{arguments}");
        let tag = self.send(&line).await?;
        self.outcome(command, &tag, each).await
    }

    /// The result of a command that was sent.
    pub(super) async fn outcome(
        &mut self,
        command: &'static str,
        tag: &str,
        mut each: impl FnMut(Response),
    ) -> Result<StatusResponse, ImapError> {
        let end = Instant::now() + COMMAND;
        while Instant::now() < end {
            match self.response().await? {
                Response::Done(done, said) if done == tag => return accepted(command, said),
                Response::Status(said) if said.condition == Condition::Bye => {
                    return Err(ImapError::Bye(said.words));
                }
                other => each(other),
            }
        }
        Err(ImapError::Nonsense("an answer without end"))
    }

    pub(super) async fn send_line(&mut self, line: &str) -> Result<(), ImapError> {
        let sending = async {
            self.stream.write_all(line.as_bytes()).await?;
            self.stream.write_all(b"\r\n").await?;
            self.stream.flush().await
        };
        match timeout(SILENCE, sending).await {
            Ok(sent) => Ok(sent?),
            Err(_) => Err(ImapError::Silent(SILENCE)),
        }
    }

    /// The next response, within the usual time.
    pub(super) async fn response(&mut self) -> Result<Response, ImapError> {
        match timeout(SILENCE, self.next()).await {
            Ok(response) => response,
            Err(_) => Err(ImapError::Silent(SILENCE)),
        }
    }

    /// The next response, without a time limit. Cancelling the wait loses nothing.
    pub(super) async fn next(&mut self) -> Result<Response, ImapError> {
        loop {
            if let Some(length) = complete(&self.received)? {
                return Ok(Response::read(&self.take(length)));
            }
            self.received.reserve(16 * 1024);
            if self.stream.read_buf(&mut self.received).await? == 0 {
                return Err(ImapError::Lost(std::io::ErrorKind::UnexpectedEof.into()));
            }
        }
    }

    fn take(&mut self, length: usize) -> Bytes {
        let taken = self.received.split_to(length).freeze();
        // Frees the memory of a large message.
        if self.received.is_empty() {
            self.received = BytesMut::new();
        }
        taken
    }
}

fn accepted(command: &'static str, said: StatusResponse) -> Result<StatusResponse, ImapError> {
    if said.condition == Condition::Ok {
        return Ok(said);
    }
    Err(ImapError::Refused {
        command,
        code: said.code,
        words: said.words,
    })
}

/// The length of the first response, if it is complete.
fn complete(received: &[u8]) -> Result<Option<usize>, ImapError> {
    let (mut end, mut lines, mut literals) = (0, 0, 0);
    loop {
        let rest = received.get(end..).unwrap_or_default();
        let Some(line) = rest.iter().position(|&byte| byte == b'\n') else {
            return if lines + rest.len() > MAX_LINES {
                Err(ImapError::Nonsense("a line without end"))
            } else {
                Ok(None)
            };
        };
        let line = rest.get(..=line).unwrap_or_default();
        end += line.len();
        lines += line.len();
        if lines > MAX_LINES {
            return Err(ImapError::Nonsense("an answer that is too long"));
        }
        // Human-readable text may end like a literal; it occurs in responses that never have one.
        let literal = announced(line).filter(|_| may_have_literals(received));
        let Some(literal) = literal else {
            return Ok(Some(end));
        };
        literals += literal;
        if literals > MAX_LITERALS {
            return Err(ImapError::Nonsense("more than was asked for"));
        }
        end += literal;
        if end > received.len() {
            return Ok(None);
        }
    }
}

/// The length in `{123}` at the end of a line.
fn announced(line: &[u8]) -> Option<usize> {
    let line = line.strip_suffix(b"\n")?;
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let line = line.strip_suffix(b"}")?;
    let open = line.iter().rposition(|&byte| byte == b'{')?;
    let digits = std::str::from_utf8(line.get(open + 1..)?).ok()?;
    let digits = digits.strip_suffix('+').unwrap_or(digits);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // A number that overflows is too large in any case.
    plain.then(|| {
        digits
            .parse()
            .unwrap_or(MAX_LITERALS + 1)
            .min(MAX_LITERALS + 1)
    })
}

/// Only data has literals: the end of a command, a continuation request and a condition have none.
fn may_have_literals(response: &[u8]) -> bool {
    let Some(data) = response.strip_prefix(b"* ") else {
        return false;
    };
    let word = data.split(|byte| byte.is_ascii_whitespace()).next();
    let word = word.unwrap_or_default();
    let conditions: [&[u8]; 5] = [b"OK", b"NO", b"BAD", b"BYE", b"PREAUTH"];
    !conditions
        .iter()
        .any(|condition| word.eq_ignore_ascii_case(condition))
}

/// For each address of the server.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
const TLS_TIMEOUT: Duration = Duration::from_secs(15);

/// Plain or encrypted.
pub(super) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

pub(super) async fn connect(account: &Account) -> Result<TcpStream, ImapError> {
    let failed = |problem: &dyn fmt::Display| ImapError::Connect {
        host: account.host.clone(),
        port: account.port,
        problem: problem.to_string(),
    };
    let lookup = timeout(
        CONNECT_TIMEOUT,
        lookup_host((account.host.as_str(), account.port)),
    );
    let addresses = match lookup.await {
        Ok(addresses) => addresses.map_err(|error| failed(&error))?,
        Err(_) => return Err(failed(&"its name was not resolved in time")),
    };
    let mut last = failed(&"it has no address");
    for address in addresses {
        match timeout(CONNECT_TIMEOUT, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => {
                let _ = stream.set_nodelay(true);
                return Ok(stream);
            }
            Ok(Err(error)) => last = failed(&error),
            Err(_) => last = failed(&"no answer in time"),
        }
    }
    Err(last)
}

pub(super) async fn encrypt(
    account: &Account,
    stream: Box<dyn Stream>,
) -> Result<Box<dyn Stream>, ImapError> {
    let name = ServerName::try_from(account.host.clone())
        .map_err(|_| ImapError::Host(account.host.clone()))?;
    let config = tls_config(account.certificate.as_deref()).map_err(setup_error)?;
    let connector = TlsConnector::from(Arc::new(config));
    match timeout(TLS_TIMEOUT, connector.connect(name, stream)).await {
        Ok(Ok(stream)) => Ok(Box::new(stream)),
        Ok(Err(error)) => Err(tls_error(&error)),
        Err(_) => Err(ImapError::Tls("the server does not answer".to_owned())),
    }
}

fn setup_error(error: SetupError) -> ImapError {
    match error {
        SetupError::Certificate { path, problem } => ImapError::Certificate { path, problem },
        SetupError::Tls(error) => ImapError::Tls(error.to_string()),
    }
}

fn tls_error(error: &std::io::Error) -> ImapError {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref());
    match inner {
        Some(rustls::Error::InvalidCertificate(why)) => ImapError::Untrusted(why.to_string()),
        _ => ImapError::Tls(error.to_string()),
    }
}
