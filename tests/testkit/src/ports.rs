//! Ports for servers that can't choose one themselves.

use std::net::TcpListener;
use std::process;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU16, Ordering};

/// Below the ports that the system gives away (`ip_local_port_range`): a server that is stopped for a while
/// finds its port as it was left, and not taken by a connection or a listener on port 0.
const FIRST: u16 = 10_000;
const COUNT: u16 = 22_000;

/// Two runs at once begin at different places.
static NEXT: LazyLock<AtomicU16> = LazyLock::new(|| {
    let begin = process::id().wrapping_mul(7919) % u32::from(COUNT);
    AtomicU16::new(u16::try_from(begin).unwrap())
});

/// Nobody else in this process gets the same.
pub fn free_ports<const N: usize>() -> [u16; N] {
    [(); N].map(|()| free_port())
}

pub fn free_port() -> u16 {
    for _ in 0..COUNT {
        let port = FIRST + NEXT.fetch_add(1, Ordering::Relaxed) % COUNT;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
    panic!("no port is free from {FIRST} to {}", FIRST + COUNT);
}
