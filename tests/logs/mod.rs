//! What the log says of requests, and what it never says.

mod hostile;
mod printing;
mod secrets;
mod session;

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends these bytes on a connection of their own, and reads to its end.
async fn sends(address: SocketAddr, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has seen enough does not read the rest.
    let _ = stream.write_all(request).await;
    let mut answer = Vec::new();
    // A reset is an end as well.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}
