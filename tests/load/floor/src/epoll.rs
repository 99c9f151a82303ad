//! The floor: one thread, raw epoll, no HTTP library. Nothing that answers over TCP can cost much less.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};

use floor::{Answers, Fallible, begin, end_of_head};
use rustix::buffer::spare_capacity;
use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};

const LISTENER: u64 = u64::MAX;
const EVENTS: usize = 1024;

struct Connection {
    stream: TcpStream,
    asked: Vec<u8>,
    unsent: Vec<u8>,
}

fn main() -> Fallible<()> {
    let (listener, answers) = begin()?;
    let poll = epoll::create(CreateFlags::CLOEXEC)?;
    let data = EventData::new_u64(LISTENER);
    epoll::add(&poll, &listener, data, EventFlags::IN)?;
    let mut connections: Vec<Option<Connection>> = Vec::new();
    let mut events = Vec::with_capacity(EVENTS);
    let mut buffer = vec![0; 16 * 1024];
    loop {
        events.clear();
        epoll::wait(&poll, spare_capacity(&mut events), None)?;
        for event in &events {
            if event.data.u64() == LISTENER {
                accept(&poll, &listener, &mut connections)?;
                continue;
            }
            let Some(place) = usize::try_from(event.data.u64())
                .ok()
                .and_then(|place| connections.get_mut(place))
            else {
                continue;
            };
            if let Some(connection) = place
                && !connection.serve(&answers, &mut buffer).unwrap_or(false)
            {
                *place = None;
            }
        }
    }
}

fn accept(
    poll: &rustix::fd::OwnedFd,
    listener: &TcpListener,
    connections: &mut Vec<Option<Connection>>,
) -> io::Result<()> {
    loop {
        let stream = match listener.accept() {
            Ok((stream, _)) => stream,
            Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
            Err(error) => return Err(error),
        };
        stream.set_nonblocking(true)?;
        stream.set_nodelay(true)?;
        let free = connections.iter().position(Option::is_none);
        let place = free.unwrap_or(connections.len());
        let flags = EventFlags::IN | EventFlags::OUT | EventFlags::ET;
        epoll::add(poll, &stream, EventData::new_u64(place as u64), flags)?;
        let connection = Some(Connection {
            stream,
            asked: Vec::new(),
            unsent: Vec::new(),
        });
        match connections.get_mut(place) {
            Some(place) => *place = connection,
            None => connections.push(connection),
        }
    }
}

impl Connection {
    /// Answers all that has come. False: the connection is over.
    fn serve(&mut self, answers: &Answers, buffer: &mut [u8]) -> io::Result<bool> {
        if !self.unsent.is_empty() {
            let rest = std::mem::take(&mut self.unsent);
            self.send(&rest)?;
        }
        loop {
            match self.stream.read(buffer) {
                Ok(0) => return Ok(false),
                Ok(length) => {
                    self.answer(answers, &buffer[..length])?;
                    // What did not fill the buffer was all there is; an edge tells of more.
                    if length < buffer.len() {
                        return Ok(true);
                    }
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(true),
                Err(error) => return Err(error),
            }
        }
    }

    fn answer(&mut self, answers: &Answers, came: &[u8]) -> io::Result<()> {
        if self.asked.is_empty() && end_of_head(came) == Some(came.len()) {
            return self.send(&answers.at(path(came)).wire);
        }
        self.asked.extend_from_slice(came);
        while let Some(end) = end_of_head(&self.asked) {
            let answer = answers.at(path(&self.asked));
            self.asked.drain(..end);
            self.send(&answer.wire)?;
        }
        Ok(())
    }

    fn send(&mut self, mut bytes: &[u8]) -> io::Result<()> {
        while self.unsent.is_empty() && !bytes.is_empty() {
            match self.stream.write(bytes) {
                Ok(sent) => bytes = &bytes[sent..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(error) => return Err(error),
            }
        }
        self.unsent.extend_from_slice(bytes);
        Ok(())
    }
}

/// The second word of a request.
fn path(request: &[u8]) -> &str {
    let word = request.split(|byte| *byte == b' ').nth(1);
    word.and_then(|word| std::str::from_utf8(word).ok())
        .unwrap_or("/")
}
