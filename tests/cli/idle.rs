//! What connections cost that do nothing; `tests/load/idle.py` is the long form, with ten thousand.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use super::{Home, Running};

const CONNECTIONS: u64 = 500;
const AT_ONCE: u64 = 50;

fn resident_kib(server: &Running) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.child.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kib = line.unwrap().split_whitespace().nth(1).unwrap();
    kib.parse().unwrap()
}

fn asks(server: &Running) -> TcpStream {
    let mut client = TcpStream::connect(server.address).unwrap();
    client
        .write_all(b"GET /api/v1/counts?site=blog&page=/a/ HTTP/1.1\r\nhost: x\r\n\r\n")
        .unwrap();
    let mut answer = [0; 2048];
    let length = client.read(&mut answer).unwrap();
    assert!(answer[..length].starts_with(b"HTTP/1.1 200 "));
    client
}

#[test]
fn five_hundred_idle_connections_cost_less_than_eight_kibibytes_each() {
    let home = Home::begun();
    let server = home.serve();
    // What is made once is no connection's.
    drop((0..20).map(|_| asks(&server)).collect::<Vec<_>>());
    let before = resident_kib(&server);
    let mut clients: Vec<TcpStream> = Vec::new();
    for _ in 0..CONNECTIONS / AT_ONCE {
        clients.extend((0..AT_ONCE).map(|_| asks(&server)));
        // Until they rest: only time passes, and nothing that could be asked for tells of it.
        std::thread::sleep(Duration::from_millis(400));
    }
    let each = (resident_kib(&server) - before) / CONNECTIONS;
    assert!(each < 8, "{each} KiB each");
    drop(clients);
}
