//! Somebody on the line between Afterword and a mail server, who holds back what a test wants to see held.

use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use super::mail_servers::PATIENCE;

/// What is held back once Afterword has said the words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    /// The words themselves.
    Question,
    /// What the server answers to them.
    Answer,
}

/// Whoever is held hears nothing more: its connection ends when the line opens.
pub(super) struct Between {
    pub(super) port: u16,
    line: Arc<Line>,
}

struct Line {
    words: &'static [u8],
    holds: Holds,
    state: watch::Sender<State>,
}

#[derive(Clone, Copy, Default)]
struct State {
    open: bool,
    held: usize,
}

impl Between {
    /// Closed for the words, before a server on loopback.
    pub(super) async fn before(server: u16, holds: Holds, words: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let line = Arc::new(Line {
            words: words.as_bytes(),
            holds,
            state: watch::Sender::default(),
        });
        let between = Arc::clone(&line);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(("127.0.0.1", server)).await else {
                    continue;
                };
                tokio::spawn(connection(client, server, Arc::clone(&between)));
            }
        });
        Self { port, line }
    }

    /// Waits until somebody is held.
    pub(super) async fn has_held(&self) {
        let mut states = self.line.state.subscribe();
        let held = states.wait_for(|state| state.held > 0);
        timeout(PATIENCE, held).await.unwrap().unwrap();
    }

    pub(super) fn open(&self) {
        self.line.state.send_modify(|state| state.open = true);
    }
}

impl Line {
    fn is_closed(&self) -> bool {
        !self.state.borrow().open
    }

    async fn hold(&self) {
        self.state.send_modify(|state| state.held += 1);
        let mut states = self.state.subscribe();
        let _ = states.wait_for(|state| state.open).await;
    }
}

async fn connection(client: TcpStream, server: TcpStream, line: Arc<Line>) {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let (said, heard) = watch::channel(false);
    tokio::select! {
        () = up(from_client, to_server, &line, said) => {}
        () = down(from_server, to_client, &line, heard) => {}
    }
}

async fn up(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    line: &Line,
    said: watch::Sender<bool>,
) {
    let mut seen: Vec<u8> = Vec::new();
    let mut chunk = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut chunk).await {
        seen.extend_from_slice(&chunk[..length]);
        if seen
            .windows(line.words.len())
            .any(|part| part == line.words)
            && line.is_closed()
        {
            if line.holds == Holds::Question {
                return line.hold().await;
            }
            let _ = said.send(true);
        }
        // The words may come in two parts.
        seen.drain(..seen.len().saturating_sub(line.words.len() - 1));
        if to.write_all(&chunk[..length]).await.is_err() {
            return;
        }
    }
}

async fn down(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    line: &Line,
    heard: watch::Receiver<bool>,
) {
    let mut chunk = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut chunk).await {
        if *heard.borrow() && line.is_closed() {
            return line.hold().await;
        }
        if to.write_all(&chunk[..length]).await.is_err() {
            return;
        }
    }
}
