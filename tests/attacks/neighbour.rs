//! Honest readers beside an attack: browsers that ask for the counts of a front page again and again.
//!
//! They have a thread of their own: what they wait for is the server, and never the attack's own work.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use afterword_testkit::raw_http::{Client, connect_tls, request};
use afterword_testkit::until;
use tokio::net::{TcpSocket, TcpStream};
use tokio_rustls::client::TlsStream;

use super::attacked::Attacked;

const PAUSE: Duration = Duration::from_millis(10);

pub(crate) struct Neighbour {
    is_over: Arc<AtomicBool>,
    answered: Arc<AtomicUsize>,
    reading: JoinHandle<(Vec<Duration>, usize)>,
}

/// Who asks.
#[derive(Clone, Copy)]
pub(crate) enum Who {
    /// One reader over one connection, which opens another if it breaks.
    Neighbour,
    /// A new reader each time, from the next address of this network, over a new connection.
    Newcomers([u8; 3]),
}

impl Who {
    /// How many answers say what is usual: a new connection takes a while.
    pub(crate) fn asks(self) -> usize {
        match self {
            Who::Neighbour => 200,
            Who::Newcomers(_) => 50,
        }
    }
}

impl Neighbour {
    pub(crate) fn of(attacked: &Attacked, who: Who) -> Neighbour {
        let (is_over, answered) = (Arc::default(), Arc::default());
        let reader = Reader {
            server: attacked.tls,
            who,
            is_over: Arc::clone(&is_over),
            answered: Arc::clone(&answered),
        };
        let reading = thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_current_thread();
            let runtime = runtime.enable_all().build().unwrap();
            runtime.block_on(reader.read())
        });
        Neighbour {
            is_over,
            answered,
            reading,
        }
    }

    pub(crate) async fn has_answers(&self, number: usize) {
        let has_answers = || self.answered.load(Relaxed) >= number || self.reading.is_finished();
        until("the neighbour is answered", has_answers).await;
    }

    /// How long each answer took, and how many did not come.
    pub(crate) fn end(self) -> (Vec<Duration>, usize) {
        self.is_over.store(true, Relaxed);
        self.reading.join().unwrap()
    }
}

struct Reader {
    server: SocketAddr,
    who: Who,
    is_over: Arc<AtomicBool>,
    answered: Arc<AtomicUsize>,
}

type Connection = Client<TlsStream<TcpStream>>;

impl Reader {
    async fn read(self) -> (Vec<Duration>, usize) {
        let (mut times, mut failed, mut kept) = (Vec::new(), 0, None);
        for turn in 0_usize.. {
            if self.is_over.load(Relaxed) {
                break;
            }
            let begun = Instant::now();
            match self.ask(turn, kept.take()).await {
                Some(connection) => {
                    times.push(begun.elapsed());
                    self.answered.fetch_add(1, Relaxed);
                    kept = matches!(self.who, Who::Neighbour).then_some(connection);
                }
                None => failed += 1,
            }
            tokio::time::sleep(PAUSE).await;
        }
        (times, failed)
    }

    /// `None` if there was no answer.
    async fn ask(&self, turn: usize, kept: Option<Connection>) -> Option<Connection> {
        let mut connection = match kept {
            Some(kept) => kept,
            None => self.connect(turn).await.ok()?,
        };
        let pages: String = (0..10).map(|number| format!("&page=/{number}/")).collect();
        // Its own task: a connection that breaks is a failure and no panic of the test.
        let asked = tokio::spawn(async move {
            let path = format!("/api/v1/counts?site=blog{pages}");
            connection.send(&request(&path)).await;
            let status = connection.answer().await.status;
            (status == 200).then_some(connection)
        });
        asked.await.ok()?
    }

    async fn connect(&self, turn: usize) -> std::io::Result<Connection> {
        let socket = TcpSocket::new_v4()?;
        // As browsers do: else the request waits for the acknowledgement of the handshake's end.
        socket.set_nodelay(true)?;
        if let Who::Newcomers([a, b, c]) = self.who {
            let last = u8::try_from(1 + turn % 254).unwrap_or_default();
            let address = IpAddr::from(Ipv4Addr::new(a, b, c, last));
            socket.bind((address, 0).into())?;
        }
        connect_tls(socket.connect(self.server).await?, b"http/1.1").await
    }
}
