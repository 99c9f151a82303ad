//! The log, which somebody reads in a terminal.

use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::encoded;
use crate::support::{Logged, vectors};

async fn sends(address: std::net::SocketAddr, request: &[u8]) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has seen enough does not read the rest; a reset is an end as well.
    let _ = stream.write_all(request).await;
    let _ = stream.read_to_end(&mut Vec::new()).await;
}

#[tokio::test]
async fn no_line_of_the_log_is_made_by_a_stranger() {
    let folder = TempDir::new().unwrap();
    let settings = [
        "server.trusted_proxies=127.0.0.1",
        "log.requests=all",
        "log.level=afterword=debug",
    ];
    let server = Logged::serve(folder.path(), &settings, 1).await;
    for vector in vectors()
        .into_iter()
        .filter(|vector| vector.text.len() < 4000)
    {
        let (raw, path) = (&vector.text, encoded(&vector.text).replace('+', "%20"));
        let request = format!(
            "GET /{path}?page={path} HTTP/1.1\r\nhost: blog.test\r\nuser-agent: {raw}\r\nreferer: {raw}\r\norigin: {raw}\r\n\
             x-forwarded-for: {raw}\r\nconnection: close\r\n\r\n"
        );
        sends(server.addresses[0], request.as_bytes()).await;
    }
    assert_eq!(server.visitor().get("/healthz").await.status, 200);
    let log = server.stop();
    assert!(log.len() > 300, "{}", log.len());
    for line in log {
        let bad = |letter: char| {
            letter.is_control()
                || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
        };
        assert!(!line.contains(bad), "{line:?}");
        assert!(line.starts_with("20"), "each begins with its time: {line}");
    }
}
