//! A real name server on loopback, with the records that a test gives it.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// dnsmasq on a free port, which ends with it. It knows `example` and `test`, and refuses all else.
pub struct Dns {
    pub address: SocketAddr,
    process: Child,
}

impl Dns {
    /// `records` are names and the texts of their TXT records.
    pub fn start(records: &[(&str, &str)]) -> Self {
        let records = records.iter().map(|(name, text)| {
            // A string of a record holds 255 bytes at most.
            let chunks = text.as_bytes().chunks(200);
            let strings: Vec<&str> = chunks
                .map(|part| std::str::from_utf8(part).unwrap())
                .collect();
            format!("--txt-record={name},{}", strings.join(","))
        });
        Self::with(&records.collect::<Vec<_>>())
    }

    /// Every one of these names is this machine.
    pub fn loopback(names: &[&str]) -> Self {
        let records = names
            .iter()
            .map(|name| format!("--host-record={name},127.0.0.1"));
        Self::with(&records.collect::<Vec<_>>())
    }

    fn with(records: &[String]) -> Self {
        for _ in 0..5 {
            let address = free_address();
            let mut dns = Self {
                address,
                process: spawn(address, records),
            };
            if dns.answers() {
                return dns;
            }
        }
        panic!("dnsmasq did not start");
    }

    /// Waits until it does; `false` if it has ended, since its port was taken meanwhile.
    fn answers(&mut self) -> bool {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        socket.connect(self.address).unwrap();
        let pause = Some(Duration::from_millis(50));
        socket.set_read_timeout(pause).unwrap();
        let end = Instant::now() + Duration::from_secs(20);
        while Instant::now() < end {
            if self.process.try_wait().unwrap().is_some() {
                return false;
            }
            // RFC 1035, 4.1: a query for the TXT record of `test`.
            let query =
                b"\x12\x34\x01\x00\x00\x01\x00\x00\x00\x00\x00\x00\x04test\x00\x00\x10\x00\x01";
            _ = socket.send(query);
            let mut answer = [0; 512];
            if socket.recv(&mut answer).is_ok() && answer[..2] == query[..2] {
                return true;
            }
        }
        false
    }
}

impl Drop for Dns {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

fn free_address() -> SocketAddr {
    loop {
        let tcp = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = tcp.local_addr().unwrap();
        if UdpSocket::bind(address).is_ok() {
            return address;
        }
    }
}

fn spawn(address: SocketAddr, records: &[String]) -> Child {
    let mut command = Command::new("dnsmasq");
    command.args([
        "--keep-in-foreground",
        "--conf-file=/dev/null",
        "--pid-file=",
    ]);
    command.args([
        "--bind-interfaces",
        "--no-resolv",
        "--no-hosts",
        "--user=root",
    ]);
    command.args(["--local=/example/", "--local=/test/"]);
    command.arg(format!("--listen-address={}", address.ip()));
    command.arg(format!("--port={}", address.port()));
    command.args(records);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
        .spawn()
        .expect("dnsmasq is needed (Debian: dnsmasq-base)")
}
