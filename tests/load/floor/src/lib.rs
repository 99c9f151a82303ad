//! The answers that the floor servers give: Afterword's own, recorded byte by byte, so that both send the same.

use std::collections::HashMap;
use std::error::Error;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::{Arc, RwLock};

use bytes::Bytes;
use http::{HeaderMap, HeaderName, HeaderValue, header};

pub type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// One answer, as it stands on the wire and in its parts.
#[derive(Clone)]
pub struct Answer {
    pub wire: Bytes,
    /// Without those that a server writes by itself.
    pub headers: HeaderMap,
    pub body: Bytes,
}

pub struct Answers {
    counts: Answer,
    thread: Answer,
    sized: RwLock<HashMap<usize, Answer>>,
}

impl Answers {
    /// Reads `counts.http` and `thread.http`.
    pub fn read(folder: &str) -> Fallible<Self> {
        let recorded = |name| Answer::parse(&fs::read(format!("{folder}/{name}.http"))?);
        Ok(Self {
            counts: recorded("counts")?,
            thread: recorded("thread")?,
            sized: RwLock::default(),
        })
    }

    /// What is answered at `path`: the counts, the thread, or for `/bytes/4096` so many bytes.
    pub fn at(&self, path: &str) -> Answer {
        if path.starts_with("/api/v1/counts") {
            return self.counts.clone();
        }
        match path.strip_prefix("/bytes/").map(str::parse) {
            Some(Ok(size)) => self.of(size),
            _ => self.thread.clone(),
        }
    }

    fn of(&self, size: usize) -> Answer {
        if let Ok(known) = self.sized.read()
            && let Some(answer) = known.get(&size)
        {
            return answer.clone();
        }
        let answer = self.thread.with_body(Bytes::from(vec![b'a'; size]));
        if let Ok(mut known) = self.sized.write() {
            known.insert(size, answer.clone());
        }
        answer
    }
}

impl Answer {
    fn parse(wire: &[u8]) -> Fallible<Self> {
        let end = end_of_head(wire).ok_or("a recorded answer has no end of its head")?;
        let mut headers = HeaderMap::new();
        for line in std::str::from_utf8(&wire[..end])?.lines().skip(1) {
            if let Some((name, value)) = line.split_once(": ") {
                headers.append(HeaderName::try_from(name)?, HeaderValue::try_from(value)?);
            }
        }
        headers.remove(header::DATE);
        headers.remove(header::CONTENT_LENGTH);
        Ok(Self {
            wire: Bytes::copy_from_slice(wire),
            headers,
            body: Bytes::copy_from_slice(&wire[end..]),
        })
    }

    fn with_body(&self, body: Bytes) -> Self {
        let mut wire = b"HTTP/1.1 200 OK\r\n".to_vec();
        for (name, value) in &self.headers {
            let name: &[u8] = name.as_ref();
            wire.extend([name, b": ", value.as_bytes(), b"\r\n"].concat());
        }
        let date = "date: Thu, 01 Jan 1970 00:00:00 GMT";
        wire.extend(format!("content-length: {}\r\n{date}\r\n\r\n", body.len()).bytes());
        wire.extend(&body);
        Self {
            wire: wire.into(),
            headers: self.headers.clone(),
            body,
        }
    }
}

/// Where the body begins.
pub fn end_of_head(bytes: &[u8]) -> Option<usize> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    Some(end + 4)
}

/// A listener on the port that the command line names, and the answers of the folder behind it. SIGTERM ends the
/// program, as it ends every program that does not care.
pub fn begin() -> Fallible<(TcpListener, Arc<Answers>)> {
    let mut words = std::env::args().skip(1);
    let (Some(port), Some(folder)) = (words.next(), words.next()) else {
        return Err("usage: PORT FOLDER (with counts.http and thread.http)".into());
    };
    let answers = Arc::new(Answers::read(&folder)?);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port.parse()?))?;
    listener.set_nonblocking(true)?;
    println!("{}", listener.local_addr()?.port());
    Ok((listener, answers))
}
