//! What the kernel holds for connections of these ports: bytes that were written, and that no client has acknowledged.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle};
use std::time::Duration;

pub(crate) struct KernelMemory {
    is_over: Arc<AtomicBool>,
    looking: JoinHandle<u64>,
}

impl KernelMemory {
    pub(crate) fn of(ports: [u16; 2]) -> KernelMemory {
        let is_over = Arc::<AtomicBool>::default();
        let ends = Arc::clone(&is_over);
        let looking = thread::spawn(move || {
            let mut most = 0;
            while !ends.load(Relaxed) {
                most = most.max(unsent(ports));
                thread::sleep(Duration::from_millis(200));
            }
            most
        });
        KernelMemory { is_over, looking }
    }

    /// At any time until now.
    pub(crate) fn most(self) -> u64 {
        self.is_over.store(true, Relaxed);
        self.looking.join().unwrap()
    }
}

/// Of all connections to these ports (`proc_net_tcp(5)`).
fn unsent(ports: [u16; 2]) -> u64 {
    let table = fs::read_to_string("/proc/net/tcp").unwrap();
    table
        .lines()
        .skip(1)
        .filter_map(|line| {
            let mut fields = line.split_whitespace();
            let (_, port) = fields.nth(1)?.split_once(':')?;
            let (queued, _) = fields.nth(2)?.split_once(':')?;
            let port = u16::from_str_radix(port, 16).ok()?;
            ports
                .contains(&port)
                .then(|| u64::from_str_radix(queued, 16).ok())?
        })
        .sum()
}
