//! An honest reader beside an attack: a browser that asks for the counts of a front page again and again.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use afterword_testkit::raw_http::{Client, connect_tls, request};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_rustls::client::TlsStream;

use super::attacked::Attacked;

const PAUSE: Duration = Duration::from_millis(10);

pub(crate) struct Neighbour {
    stop: oneshot::Sender<()>,
    reading: JoinHandle<(Vec<Duration>, usize)>,
}

impl Neighbour {
    pub(crate) fn of(attacked: &Attacked) -> Neighbour {
        let (stop, mut stopped) = oneshot::channel();
        let address = attacked.tls;
        let reading = tokio::spawn(async move {
            let (mut times, mut failed, mut client) = (Vec::new(), 0, None);
            while stopped.try_recv().is_err() {
                let begun = Instant::now();
                match answered(address, &mut client).await {
                    true => times.push(begun.elapsed()),
                    false => failed += 1,
                }
                tokio::time::sleep(PAUSE).await;
            }
            (times, failed)
        });
        Neighbour { stop, reading }
    }

    /// How long each answer took, and how many did not come.
    pub(crate) async fn end(self) -> (Vec<Duration>, usize) {
        let _ = self.stop.send(());
        self.reading.await.unwrap()
    }
}

type Kept = Option<Client<TlsStream<TcpStream>>>;

async fn answered(address: SocketAddr, client: &mut Kept) -> bool {
    let mut kept = match client.take() {
        Some(kept) => kept,
        None => {
            let Ok(stream) = TcpStream::connect(address).await else {
                return false;
            };
            let Ok(fresh) = connect_tls(stream, b"http/1.1").await else {
                return false;
            };
            fresh
        }
    };
    let pages: String = (0..10).map(|number| format!("&page=/{number}/")).collect();
    // Its own task: a connection that breaks is a failure and no panic of the test.
    let asked = tokio::spawn(async move {
        kept.send(&request(&format!("/api/v1/counts?site=blog{pages}")))
            .await;
        let status = kept.answer().await.status;
        (kept, status)
    });
    match asked.await {
        Ok((kept, 200)) => {
            *client = Some(kept);
            true
        }
        Ok(_) | Err(_) => false,
    }
}
