//! One connection: bytes in and out, and time-outs.

use std::sync::Arc;

use bytes::{Buf, BytesMut};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::watch;
use tokio::time::{Duration, Instant, timeout, timeout_at};
use tracing::debug;
use uuid::Uuid;

use super::counters::count;
use super::data::{DataReader, Progress};
use super::peers::ConnectionPermit;
use super::reply::{self, Reply};
use super::rules::LmtpLimits;
use super::session::{Session, Shared, Step};
use afterword_services::receive_mail::{Arrival, Delivery, Envelope, LargeMail, Receipt, bring};

/// A command with its line end: 512 (RFC 5321, 4.5.3.1.4), plus space for parameters and addresses in UTF-8.
const MAX_LINE: usize = 2048;

/// The size of one read.
const PIECE: usize = 16 * 1024;

/// Buffered answers to pipelined commands.
const MAX_OUTPUT: usize = 8 * 1024;

/// How long, and how much, is read after the last answer: closing with unread bytes would reset the connection, and
/// the client would lose that answer.
const LINGER: Duration = Duration::from_secs(1);
const MAX_LINGER: usize = 1024 * 1024;

/// A byte stream in both directions: TCP or a Unix socket.
pub(super) trait Duplex: AsyncRead + AsyncWrite + Send + Sync + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Sync + Unpin> Duplex for S {}

/// True once the server is stopping; a dropped sender means the same.
pub(super) type Stopping = watch::Receiver<bool>;

pub(super) struct Connection {
    stream: Box<dyn Duplex>,
    shared: Shared,
    permit: Arc<ConnectionPermit>,
    stopping: Stopping,
    ends_at: Instant,
    input: BytesMut,
    output: String,
}

/// Why a connection ended.
enum End {
    Gone,
    Words(String),
}

impl Connection {
    pub(super) fn new(
        stream: Box<dyn Duplex>,
        shared: Shared,
        permit: Arc<ConnectionPermit>,
        stopping: Stopping,
    ) -> Connection {
        let ends_at = Instant::now() + shared.rules.limits.lifetime;
        Connection {
            stream,
            shared,
            permit,
            stopping,
            ends_at,
            input: BytesMut::new(),
            output: String::new(),
        }
    }

    /// Runs from the greeting to the end.
    pub(super) async fn run(mut self, mut session: Session) {
        count(&self.shared.counters.connections);
        self.output = reply::banner(&self.shared.rules.hostname);
        let Err(end) = self.talk(&mut session).await;
        if let End::Words(words) = end {
            self.output.push_str(&words);
            if self.flush().await.is_ok() {
                self.linger().await;
            }
        }
    }

    async fn talk(&mut self, session: &mut Session) -> Result<std::convert::Infallible, End> {
        loop {
            let line = self.line().await?;
            match session.line(&line) {
                Step::Reply(answer) => self.output.push_str(&answer),
                Step::Close(answer) => return Err(End::Words(answer)),
                Step::ReadMessage(envelope) => self.message(session, envelope).await?,
            }
            if self.output.len() > MAX_OUTPUT {
                self.flush().await?;
            }
        }
    }

    /// The next line, including its line end.
    async fn line(&mut self) -> Result<BytesMut, End> {
        let deadline = Instant::now() + self.limits().command_timeout;
        let mut searched = 0;
        loop {
            let new = self.input.get(searched..).unwrap_or_default();
            let end = new.iter().position(|byte| *byte == b'\n');
            let length = end.map_or(self.input.len(), |at| searched + at + 1);
            if length > MAX_LINE {
                count(&self.shared.counters.errors);
                return Err(words(reply::TOO_LONG));
            }
            if end.is_some() {
                return Ok(self.input.split_to(length));
            }
            searched = length;
            // A client that pipelines gets all answers together (RFC 2920).
            self.flush().await?;
            let mut stopping = self.stopping.clone();
            tokio::select! {
                biased;
                _ = stopping.wait_for(|stopping| *stopping) => return Err(words(reply::STOPPING)),
                read = self.read(deadline.min(self.ends_at)) => read?,
            }
        }
    }

    /// Reads a message after the 354, delivers it, and answers.
    async fn message(&mut self, session: &mut Session, envelope: Envelope) -> Result<(), End> {
        self.output.push_str(reply::SEND);
        let message = match self.flush().await {
            Ok(()) => self.data(&envelope).await,
            Err(end) => Err(end),
        };
        let message = message.inspect_err(|_| count(&self.shared.counters.unfinished))?;
        let answer = match message {
            Some((raw, place)) => self.deliver(raw, place, envelope.clone()).await,
            None => {
                count(&self.shared.counters.refused_messages);
                reply::TOO_LARGE.to_owned()
            }
        };
        let answers = session.answers(&envelope, &answer);
        self.output.push_str(&answers);
        Ok(())
    }

    /// The message with its envelope on top, and its place if it is large; `None` if it is too large.
    async fn data(
        &mut self,
        envelope: &Envelope,
    ) -> Result<Option<(Vec<u8>, Option<LargeMail>)>, End> {
        let deadline = Instant::now() + self.limits().data_timeout;
        let mut reader = DataReader::new(head(envelope), self.limits().max_message);
        let mut place = None;
        loop {
            match reader.read(&self.input) {
                Progress::Ended(at) => {
                    self.input.advance(at);
                    return Ok(reader.finish().map(|raw| (raw, place)));
                }
                Progress::Flood => return Err(words(reply::TOO_LARGE)),
                Progress::More => self.input.clear(),
            }
            if place.is_none() && reader.is_large() {
                place = Some(self.place(deadline).await?);
            }
            self.read(deadline).await?;
        }
    }

    /// The peer waits meanwhile, or brings the message again.
    async fn place(&self, deadline: Instant) -> Result<LargeMail, End> {
        let place = timeout_at(deadline, self.shared.receive.place()).await;
        place.map_err(|_| words(reply::LATER))
    }

    /// Runs to its end even if the peer hangs up or the grace period ends. It holds its place until then, so there
    /// are never more deliveries than connections.
    async fn deliver(&self, raw: Vec<u8>, place: Option<LargeMail>, envelope: Envelope) -> String {
        let id = Uuid::now_v7().simple().to_string();
        let (bytes, recipients) = (raw.len(), envelope.recipients.len());
        let (receive, permit) = (self.shared.receive.clone(), self.permit.clone());
        let received = tokio::spawn(async move {
            let arrival = Arrival::Lmtp(envelope);
            let receipt = bring(receive, Delivery { raw, arrival }).await;
            drop((place, permit));
            receipt
        });
        let received = timeout(self.limits().receive_timeout, received).await;
        let (counter, outcome, answer) = match received {
            Ok(Ok(Receipt::Done(_))) => (&self.shared.counters.done, "done", reply::taken(&id)),
            Ok(Ok(Receipt::NotOurs)) => (
                &self.shared.counters.not_ours,
                "not ours",
                reply::FORGOTTEN.to_owned(),
            ),
            // It took too long or panicked: the next attempt gets the result.
            Ok(Ok(Receipt::Later(_)) | Err(_)) | Err(_) => (
                &self.shared.counters.later,
                "later",
                reply::LATER.to_owned(),
            ),
        };
        count(counter);
        debug!(
            id,
            bytes, recipients, outcome, "a message came by LMTP or SMTP"
        );
        answer
    }

    /// Reads more input.
    async fn read(&mut self, deadline: Instant) -> Result<(), End> {
        self.input.reserve(PIECE);
        // Checked first, because the timer never fires for a client that never pauses.
        let read = if Instant::now() < deadline {
            timeout_at(deadline, self.stream.read_buf(&mut self.input))
                .await
                .ok()
        } else {
            None
        };
        match read {
            Some(Ok(0) | Err(_)) => Err(End::Gone),
            Some(Ok(_)) => Ok(()),
            None => {
                count(&self.shared.counters.timeouts);
                let old = deadline == self.ends_at;
                Err(words(if old { reply::TOO_OLD } else { reply::TOO_SLOW }))
            }
        }
    }

    async fn flush(&mut self) -> Result<(), End> {
        if self.output.is_empty() {
            return Ok(());
        }
        let patience = self.limits().command_timeout;
        let written = timeout(patience, self.stream.write_all(self.output.as_bytes())).await;
        self.output.clear();
        match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                count(&self.shared.counters.timeouts);
                Err(End::Gone)
            }
        }
    }

    async fn linger(&mut self) {
        let rest = async {
            let mut left = MAX_LINGER;
            if self.stream.shutdown().await.is_err() {
                return;
            }
            while left > 0 {
                self.input.clear();
                self.input.reserve(PIECE);
                match self.stream.read_buf(&mut self.input).await {
                    Ok(0) | Err(_) => return,
                    Ok(read) => left = left.saturating_sub(read),
                }
            }
        };
        // The connection is closed now in either case.
        let _ = timeout(LINGER, rest).await;
    }

    fn limits(&self) -> &LmtpLimits {
        &self.shared.rules.limits
    }
}

fn words(reply: Reply) -> End {
    End::Words(reply.into())
}

/// The envelope as header fields. Return-Path comes first: if the message begins with a continuation line, that line
/// belongs to the last of our fields.
fn head(envelope: &Envelope) -> Vec<u8> {
    let mut head = format!("Return-Path: <{}>\r\n", envelope.sender);
    for recipient in &envelope.recipients {
        head.push_str("Delivered-To: ");
        head.push_str(recipient);
        head.push_str("\r\n");
    }
    head.into_bytes()
}
