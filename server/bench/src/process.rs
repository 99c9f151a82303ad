//! The cost of a server on this machine: `/proc` data of the processes that listen on its port.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;

/// Linux tells times of processes in these, whatever its kernel counts in.
const TICKS_A_SECOND: f64 = 100.0;
/// `TCP_LISTEN` in /proc/net/tcp.
const LISTENS: &str = "0A";

/// All that hold the listening socket: some servers are several.
#[derive(Debug)]
pub(super) struct Processes {
    pub(super) name: String,
    pub(super) ids: Vec<u32>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Usage {
    pub(super) cpu_seconds: f64,
    pub(super) memory_bytes: u64,
    /// The most since the process began.
    pub(super) memory_peak_bytes: u64,
}

impl Processes {
    /// `None` where they are not to be seen: in a container, or somebody else's.
    pub(super) fn listening_on(address: SocketAddr) -> Option<Self> {
        let sockets: Vec<String> = ["/proc/net/tcp", "/proc/net/tcp6"]
            .iter()
            .filter_map(|table| fs::read_to_string(table).ok())
            .flat_map(|table| listening_sockets(&table, address))
            .collect();
        let entries = fs::read_dir("/proc").ok()?.flatten();
        let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        let mut ids: Vec<u32> = numbers.filter(|id| holds_one(*id, &sockets)).collect();
        ids.sort_unstable();
        // systemd keeps the sockets of its units (deploy/optional/afterword.socket).
        if ids.len() > 1 {
            ids.retain(|id| *id != 1);
        }
        let name = fs::read_to_string(format!("/proc/{}/comm", ids.first()?)).ok()?;
        Some(Self {
            name: name.trim_end().to_owned(),
            ids,
        })
    }

    /// `None` when one of them is gone.
    pub(super) fn usage(&self) -> Option<Usage> {
        let each = self.ids.iter().map(|id| usage(&id.to_string()));
        each.sum::<Option<Usage>>()
    }
}

impl std::iter::Sum for Usage {
    fn sum<I: Iterator<Item = Self>>(each: I) -> Self {
        each.fold(Self::default(), |sum, one| Self {
            cpu_seconds: sum.cpu_seconds + one.cpu_seconds,
            memory_bytes: sum.memory_bytes + one.memory_bytes,
            memory_peak_bytes: sum.memory_peak_bytes + one.memory_peak_bytes,
        })
    }
}

/// What this command itself costs.
pub(super) fn own_cpu_seconds() -> Option<f64> {
    usage("self").map(|usage| usage.cpu_seconds)
}

fn usage(process: &str) -> Option<Usage> {
    let folder = Path::new("/proc").join(process);
    let stat = fs::read_to_string(folder.join("stat")).ok()?;
    let status = fs::read_to_string(folder.join("status")).ok()?;
    Some(Usage {
        cpu_seconds: cpu_seconds(&stat)?,
        memory_bytes: status_bytes(&status, "VmRSS:")?,
        memory_peak_bytes: status_bytes(&status, "VmHWM:")?,
    })
}

/// Fields 14 and 15 of `/proc/PID/stat` (proc(5)); the name before them may hold spaces.
fn cpu_seconds(stat: &str) -> Option<f64> {
    let (_, rest) = stat.rsplit_once(") ")?;
    let ticks = rest.split(' ').skip(11).take(2);
    let ticks: Option<f64> = ticks.map(|field| field.parse::<f64>().ok()).sum();
    ticks.map(|ticks| ticks / TICKS_A_SECOND)
}

fn status_bytes(status: &str, field: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

/// Inodes of the sockets that take connections to the address: those bound to it, or else to all addresses.
fn listening_sockets(table: &str, address: SocketAddr) -> Vec<String> {
    let all = table.lines().skip(1).filter_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let (ip, port) = fields.get(1)?.split_once(':')?;
        let is_it =
            *fields.get(3)? == LISTENS && u16::from_str_radix(port, 16).ok()? == address.port();
        is_it.then_some((ip_of(ip)?, (*fields.get(9)?).to_owned()))
    });
    let all: Vec<(IpAddr, String)> = all.collect();
    let of = |wanted: &dyn Fn(IpAddr) -> bool| {
        let found = all.iter().filter(|(ip, _)| wanted(ip.to_canonical()));
        found.map(|(_, inode)| inode.clone()).collect::<Vec<_>>()
    };
    let exact = of(&|ip| ip == address.ip());
    if exact.is_empty() {
        of(&|ip| ip.is_unspecified())
    } else {
        exact
    }
}

/// The kernel writes an address as words of four bytes, each in the byte order of the machine.
fn ip_of(hex: &str) -> Option<IpAddr> {
    let words = hex.as_bytes().chunks(8).map(|word| {
        let word = u32::from_str_radix(std::str::from_utf8(word).ok()?, 16).ok()?;
        Some(word.to_ne_bytes())
    });
    let bytes: Vec<u8> = words.collect::<Option<Vec<_>>>()?.concat();
    if let Ok(bytes) = <[u8; 4]>::try_from(bytes.as_slice()) {
        return Some(Ipv4Addr::from(bytes).into());
    }
    let bytes = <[u8; 16]>::try_from(bytes.as_slice()).ok()?;
    Some(Ipv6Addr::from(bytes).into())
}

fn holds_one(process: u32, sockets: &[String]) -> bool {
    let Ok(files) = fs::read_dir(format!("/proc/{process}/fd")) else {
        return false;
    };
    let targets = files
        .flatten()
        .filter_map(|file| fs::read_link(file.path()).ok());
    let mut inodes = targets.filter_map(|target| {
        let name = target.to_str()?.strip_prefix("socket:[")?;
        Some(name.strip_suffix(']')?.to_owned())
    });
    inodes.any(|inode| sockets.contains(&inode))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    #[test]
    fn whoever_listens_is_found_by_the_port() {
        for address in ["127.0.0.1:0", "0.0.0.0:0"] {
            let listener = TcpListener::bind(address).unwrap();
            let port = listener.local_addr().unwrap().port();
            let found = Processes::listening_on(([127, 0, 0, 1], port).into()).unwrap();
            assert!(found.ids.contains(&std::process::id()), "{found:?}");
            let usage = found.usage().unwrap();
            assert!(usage.memory_bytes > 0 && usage.memory_peak_bytes >= usage.memory_bytes);
            drop(listener);
            let gone = Processes::listening_on(([127, 0, 0, 1], port).into());
            assert!(gone.is_none_or(|found| !found.ids.contains(&std::process::id())));
        }
    }

    #[test]
    fn the_figures_of_a_process_are_read_past_its_name() {
        let stat = "7 (a) b (c) S 1 7 7 0 -1 4194560 2 0 0 0 1234 66 0 0 20 0 5 0 99 1 2 3";
        assert_eq!(cpu_seconds(stat), Some(13.0));
        let status = "Name:\ta\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\n";
        assert_eq!(status_bytes(status, "VmRSS:"), Some(1024 * 1024));
    }
}
