//! A listener on a free port, somebody who notes what it hands over, and a client byte by byte.

use std::net::SocketAddr;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use afterword_mail::lmtp::{LmtpAddress, LmtpCounters, LmtpLimits, LmtpListener, LmtpRules};
use afterword_services::receive_mail::{
    Arrival, Delivery, Envelope, LargeMail, LargeMails, Receipt, ReceiveMail,
};
use async_trait::async_trait;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// What should happen within milliseconds has not happened after this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) const OURS: &str = "bot+maaaaaaaaaaaaaaaaaaaaaaaaaa@blog.test";
pub(crate) const OURS_TOO: &str = "bot+mbbbbbbbbbbbbbbbbbbbbbbbbbb@blog.test";

/// Notes all that comes, and answers as it is told to.
pub(crate) struct Recorder {
    pub(crate) came: Mutex<Vec<Delivery>>,
    pub(crate) next: Mutex<Receipt>,
    /// A permit lets one message through; there are plenty unless a test takes them.
    pub(crate) gate: Semaphore,
    pub(crate) large: LargeMails,
    /// How many messages have come to the gate.
    pub(crate) waiting: AtomicU64,
}

#[async_trait]
impl ReceiveMail for Recorder {
    fn is_addressed(&self, _header: &[u8]) -> bool {
        true
    }

    fn takes(&self, recipient: &str) -> bool {
        recipient.starts_with("bot+m") && recipient.ends_with("@blog.test")
    }

    async fn receive(&self, delivery: Delivery) -> Receipt {
        self.waiting.fetch_add(1, Relaxed);
        self.gate.acquire().await.unwrap().forget();
        self.came.lock().unwrap().push(delivery);
        self.next.lock().unwrap().clone()
    }

    async fn receive_header(&self, _: Delivery) -> Receipt {
        unreachable!("a mail server is told that a message is too large")
    }

    async fn place(&self) -> LargeMail {
        self.large.place().await
    }
}

/// A server of its own; it is cut off when this is dropped.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) recorder: Arc<Recorder>,
    pub(crate) counters: Arc<LmtpCounters>,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<usize>,
}

pub(crate) fn rules(limits: LmtpLimits) -> LmtpRules {
    LmtpRules {
        hostname: "comments.test".to_owned(),
        trusted_peers: vec!["127.0.0.1/32".parse().unwrap()],
        limits,
    }
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(LmtpLimits::default()).await
    }

    pub(crate) async fn with(limits: LmtpLimits) -> Server {
        Server::by(rules(limits), "127.0.0.1:0").await
    }

    pub(crate) async fn by(rules: LmtpRules, address: &str) -> Server {
        let listener = LmtpListener::bind(&address.parse().unwrap()).await.unwrap();
        let address = match listener.local_address().unwrap() {
            LmtpAddress::Tcp(address) => address,
            LmtpAddress::Unix(_) => ([0, 0, 0, 0], 0).into(),
        };
        let recorder = Arc::new(Recorder {
            came: Mutex::default(),
            next: Mutex::new(Receipt::Done("noted".to_owned())),
            gate: Semaphore::new(1_000_000),
            large: LargeMails::default(),
            waiting: AtomicU64::new(0),
        });
        let counters = Arc::new(LmtpCounters::default());
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            let _ = stopped.await;
        };
        let served = listener.serve(rules, recorder.clone(), counters.clone(), stopped);
        Server {
            address,
            recorder,
            counters,
            stop: Some(stop),
            serving: tokio::spawn(served),
        }
    }

    pub(crate) async fn connect(&self) -> Client<TcpStream> {
        let mut client = self.knock().await;
        client.hears("220 comments.test ").await;
        client
    }

    pub(crate) async fn knock(&self) -> Client<TcpStream> {
        Client::new(TcpStream::connect(self.address).await.unwrap())
    }

    pub(crate) fn answers(&self, receipt: Receipt) {
        *self.recorder.next.lock().unwrap() = receipt;
    }

    /// From now on messages wait until the gate gets permits.
    pub(crate) fn close_gate(&self) {
        self.recorder.gate.forget_permits(usize::MAX);
    }

    pub(crate) fn came(&self) -> Vec<Delivery> {
        self.recorder.came.lock().unwrap().clone()
    }

    /// The only message so far, as text, and its envelope.
    pub(crate) fn only(&self) -> (String, Envelope) {
        let [delivery] = self.came().try_into().expect("one message");
        let Arrival::Lmtp(envelope) = delivery.arrival else {
            panic!("it came by {:?}", delivery.arrival);
        };
        (String::from_utf8(delivery.raw).unwrap(), envelope)
    }

    pub(crate) fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
    }

    /// How many connections were cut off.
    pub(crate) async fn ended(&mut self) -> usize {
        let ended = timeout(PATIENCE, &mut self.serving).await;
        ended.expect("the server ends").unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// Waits until `counter` is at `wanted`.
pub(crate) async fn reaches(counter: &AtomicU64, wanted: u64) {
    let reaching = async {
        while counter.load(Relaxed) != wanted {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    let reached = timeout(PATIENCE, reaching).await;
    assert!(reached.is_ok(), "it is {counter:?}, not {wanted}");
}

pub(crate) struct Client<S> {
    pub(crate) stream: S,
    unread: Vec<u8>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<S> {
    pub(crate) fn new(stream: S) -> Client<S> {
        Client {
            stream,
            unread: Vec::new(),
        }
    }

    pub(crate) async fn send(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).await.unwrap();
    }

    /// Sends one line, and hears an answer that begins so.
    pub(crate) async fn says(&mut self, line: &str, beginning: &str) -> String {
        self.send(&format!("{line}\r\n")).await;
        self.hears(beginning).await
    }

    /// One answer, of one line or several.
    pub(crate) async fn hears(&mut self, beginning: &str) -> String {
        let mut answer = String::new();
        loop {
            let line = self.line().await;
            answer.push_str(&line);
            if line.get(3..4) != Some("-") {
                break;
            }
        }
        assert!(
            answer.starts_with(beginning),
            "{answer:?} for {beginning:?}"
        );
        answer
    }

    async fn line(&mut self) -> String {
        let reading = async {
            loop {
                if let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                    let rest = self.unread.split_off(end + 1);
                    return std::mem::replace(&mut self.unread, rest);
                }
                let read = self.stream.read_buf(&mut self.unread).await.unwrap();
                assert_ne!(read, 0, "the server closed: {:?}", self.unread);
            }
        };
        let line = timeout(PATIENCE, reading).await.expect("an answer comes");
        String::from_utf8(line).unwrap()
    }

    /// Hears nothing more: the server has closed.
    pub(crate) async fn closed(&mut self) {
        assert_eq!(self.rest().await, "");
    }

    /// All that the server says until it closes.
    pub(crate) async fn rest(&mut self) -> String {
        let mut unread = std::mem::take(&mut self.unread);
        // A reset is an end as well: it is what a client sees that was still sending.
        let end = timeout(PATIENCE, self.stream.read_to_end(&mut unread)).await;
        drop(end.expect("the server closes"));
        String::from_utf8(unread).unwrap()
    }

    /// Up to 354.
    pub(crate) async fn begins(&mut self, hello: &str, recipients: &[&str]) {
        self.says(hello, "250").await;
        self.says("MAIL FROM:<ann@b.example>", "250 2.1.0").await;
        for recipient in recipients {
            self.says(&format!("RCPT TO:<{recipient}>"), "250 2.1.5")
                .await;
        }
        self.says("DATA", "354").await;
    }
}
