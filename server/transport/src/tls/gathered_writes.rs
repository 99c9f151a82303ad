//! A socket below rustls that gathers what the server says at the beginning of a connection, so that a ticket, HTTP/2's
//! settings, their acknowledgement and the first answer take one send and not four. A send costs as much as a signature.
//!
//! Nothing is kept back that the client waits for: a read that has to wait sends what is gathered. Only where the client
//! can't be waiting for it does that come later, see [`Patience`]. At the latest it is sent when the socket is dropped.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::{Buf, BytesMut};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// More than that is sent at once.
const MOST_BYTES: usize = 8 * 1024;

/// How long what is gathered may wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// From now on each write is sent at once.
    None,
    /// Through flushes, until a read has to wait: a handshake.
    UntilRead,
    /// Until the next flush, which is the end of the first answer: a ticket of TLS 1.3, for which no client waits.
    UntilFlush,
    /// For so many turns of the scheduler: HTTP/2's settings. In the first turn a task answers the request that came with
    /// the handshake, in the second the answer is written and flushed. Where none came, the third sends the settings.
    Turns(u8),
}

impl Patience {
    /// The settings of HTTP/2 with the first answer.
    pub(crate) const GREETING: Patience = Patience::Turns(2);
}

pub(crate) struct GatheredWrites {
    socket: TcpStream,
    gathered: BytesMut,
    patience: Patience,
}

impl GatheredWrites {
    pub(crate) fn new(socket: TcpStream) -> GatheredWrites {
        GatheredWrites {
            socket,
            gathered: BytesMut::new(),
            patience: Patience::UntilRead,
        }
    }

    pub(crate) fn set_patience(&mut self, patience: Patience) {
        self.patience = patience;
    }

    fn gathers(&self, length: usize) -> bool {
        let is_gathering = self.patience != Patience::None || !self.gathered.is_empty();
        is_gathering && self.gathered.len() + length <= MOST_BYTES
    }

    fn poll_send(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.gathered.is_empty() {
            let sent = ready!(Pin::new(&mut self.socket).poll_write(cx, &self.gathered))?;
            if sent == 0 {
                return Poll::Ready(Err(ErrorKind::WriteZero.into()));
            }
            self.gathered.advance(sent);
        }
        self.gathered = BytesMut::new();
        Poll::Ready(Ok(()))
    }

    /// The client has nothing to say at the moment.
    fn client_waits(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.patience {
            Patience::UntilFlush => return Poll::Ready(Ok(())),
            Patience::Turns(left @ 1..) => {
                self.patience = Patience::Turns(left - 1);
                cx.waker().wake_by_ref();
                return Poll::Ready(Ok(()));
            }
            Patience::Turns(0) => self.patience = Patience::None,
            Patience::None | Patience::UntilRead => {}
        }
        self.poll_send(cx)
    }
}

impl AsyncRead for GatheredWrites {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        room: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.socket).poll_read(cx, room);
        if read.is_pending() && !self.gathered.is_empty() {
            // Where the socket takes no more, it wakes this task when it does.
            if let Poll::Ready(Err(error)) = self.client_waits(cx) {
                return Poll::Ready(Err(error));
            }
        }
        read
    }
}

impl AsyncWrite for GatheredWrites {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        piece: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.gathers(piece.len()) {
            self.gathered.extend_from_slice(piece);
            return Poll::Ready(Ok(piece.len()));
        }
        ready!(self.poll_send(cx))?;
        Pin::new(&mut self.socket).poll_write(cx, piece)
    }

    /// rustls passes a list, which hardly ever has more than one piece after the handshake: a plain write costs less.
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let [piece] = pieces {
            return self.poll_write(cx, piece);
        }
        let length = pieces.iter().map(|piece| piece.len()).sum();
        if self.gathers(length) {
            for piece in pieces {
                self.gathered.extend_from_slice(piece);
            }
            return Poll::Ready(Ok(length));
        }
        ready!(self.poll_send(cx))?;
        Pin::new(&mut self.socket).poll_write_vectored(cx, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.patience {
            Patience::UntilRead | Patience::Turns(1..) => return Poll::Ready(Ok(())),
            Patience::None => {}
            // Without a write after the handshake too: a client that is told nothing more gets its ticket.
            Patience::UntilFlush | Patience::Turns(0) => self.patience = Patience::None,
        }
        // A TCP socket itself has nothing to flush.
        self.poll_send(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_send(cx))?;
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}

/// An alert that says why the handshake failed, for one: whoever has failed flushes nothing.
impl Drop for GatheredWrites {
    fn drop(&mut self) {
        if !self.gathered.is_empty() {
            // An error only means that the client is already gone, or takes nothing.
            let _ = self.socket.try_write(&self.gathered);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::task::Waker;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    async fn pair() -> (GatheredWrites, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap());
        let (client, accepted) = tokio::join!(client, listener.accept());
        let socket = GatheredWrites::new(accepted.unwrap().0);
        socket.socket.writable().await.unwrap();
        (socket, client.unwrap())
    }

    async fn says(socket: &mut GatheredWrites, words: &str) {
        socket.write_all(words.as_bytes()).await.unwrap();
        socket.flush().await.unwrap();
    }

    /// A turn in which nothing comes.
    fn listens(socket: &mut GatheredWrites) {
        let mut space = [0; 8];
        let mut context = Context::from_waker(Waker::noop());
        let read = Pin::new(socket).poll_read(&mut context, &mut ReadBuf::new(&mut space));
        assert!(read.is_pending());
    }

    /// What comes with one read.
    async fn hears(client: &mut TcpStream) -> String {
        let mut heard = vec![0; 4 * MOST_BYTES];
        let length = client.read(&mut heard).await.unwrap();
        String::from_utf8(heard[..length].to_vec()).unwrap()
    }

    #[tokio::test]
    async fn what_the_client_needs_next_is_sent_when_it_has_to_say_something() {
        let (mut socket, mut client) = pair().await;
        says(&mut socket, "hello ").await;
        says(&mut socket, "certificate").await;
        listens(&mut socket);
        assert_eq!(hears(&mut client).await, "hello certificate");
    }

    #[tokio::test]
    async fn a_ticket_is_sent_with_the_first_answer_however_late_that_is() {
        let (mut socket, mut client) = pair().await;
        says(&mut socket, "ticket ").await;
        socket.set_patience(Patience::UntilFlush);
        listens(&mut socket);
        listens(&mut socket);
        says(&mut socket, "answer").await;
        assert_eq!(hears(&mut client).await, "ticket answer");
        says(&mut socket, "next").await;
        assert_eq!(hears(&mut client).await, "next");
    }

    #[tokio::test]
    async fn settings_are_sent_with_the_answer_to_a_request_that_came_with_the_handshake() {
        let (mut socket, mut client) = pair().await;
        says(&mut socket, "ticket ").await;
        socket.set_patience(Patience::GREETING);
        says(&mut socket, "settings ").await;
        listens(&mut socket);
        says(&mut socket, "acknowledgement ").await;
        listens(&mut socket);
        says(&mut socket, "answer").await;
        assert_eq!(
            hears(&mut client).await,
            "ticket settings acknowledgement answer"
        );
        says(&mut socket, "next").await;
        assert_eq!(hears(&mut client).await, "next");
    }

    #[tokio::test]
    async fn settings_are_sent_soon_where_no_request_comes() {
        let (mut socket, mut client) = pair().await;
        socket.set_patience(Patience::GREETING);
        says(&mut socket, "settings").await;
        let mut space = [0; 8];
        let asks = poll_fn(|cx| {
            // It is woken by nobody but itself.
            let read = Pin::new(&mut socket).poll_read(cx, &mut ReadBuf::new(&mut space));
            read.map(|_| ())
        });
        tokio::select! {
            () = asks => panic!("the client says nothing"),
            heard = hears(&mut client) => assert_eq!(heard, "settings"),
        }
    }

    #[tokio::test]
    async fn what_is_too_much_to_gather_is_sent_at_once_and_in_order() {
        let (mut socket, mut client) = pair().await;
        says(&mut socket, "ticket ").await;
        let much = "much ".repeat(MOST_BYTES);
        let expected = format!("ticket {much}");
        let sends = async {
            socket.write_all(much.as_bytes()).await.unwrap();
            socket.shutdown().await.unwrap();
        };
        let mut heard = String::new();
        let (_, read) = tokio::join!(sends, client.read_to_string(&mut heard));
        read.unwrap();
        assert!(heard == expected);
    }

    #[tokio::test]
    async fn what_is_left_is_sent_at_the_end() {
        let (mut socket, mut client) = pair().await;
        says(&mut socket, "alert").await;
        drop(socket);
        assert_eq!(hears(&mut client).await, "alert");
    }
}
