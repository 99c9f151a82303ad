//! The memory budget's size, from the settings or the machine.

use std::fs;

use afterword_config::Config;

const MIB: u64 = 1024 * 1024;
/// The share of the machine.
const SHARE: u64 = 8;
const LEAST: u64 = 16 * MIB;
const MOST: u64 = 64 * MIB;

/// `server.memory`, in bytes.
pub(super) fn budget(config: &Config) -> usize {
    let set = config.server.memory.bytes();
    let bytes = if set == 0 { share_of(machine()) } else { set };
    usize::try_from(bytes).unwrap_or(usize::MAX / 4)
}

fn share_of(memory: u64) -> u64 {
    (memory / SHARE).clamp(LEAST, MOST)
}

/// What this process may have: the machine's memory, or less if its control group says so.
fn machine() -> u64 {
    let system = rustix::system::sysinfo();
    // The types differ from one system to another.
    #[allow(
        clippy::useless_conversion,
        clippy::unnecessary_fallible_conversions,
        reason = "`totalram` has 32 bits on some systems"
    )]
    let total = u64::try_from(system.totalram).unwrap_or(u64::MAX);
    let total = total.saturating_mul(u64::from(system.mem_unit));
    control_group().map_or(total, |limit| limit.min(total))
}

/// The lowest `memory.max` from this process's group upwards (cgroup v2). In a container its own group is the root.
fn control_group() -> Option<u64> {
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let group = groups.lines().find_map(|line| line.strip_prefix("0::"))?;
    let mut group = group.trim_matches('/');
    let mut limits = Vec::new();
    loop {
        let path = format!("/sys/fs/cgroup/{group}/memory.max");
        let limit = fs::read_to_string(path).ok();
        limits.extend(limit.and_then(|limit| limit.trim().parse::<u64>().ok()));
        if group.is_empty() {
            return limits.into_iter().min();
        }
        group = group.rsplit_once('/').map_or("", |(above, _)| above);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_machine_gives_an_eighth_and_a_large_one_no_more_than_is_useful() {
        assert_eq!(share_of(64 * MIB), LEAST);
        assert_eq!(share_of(256 * MIB), 32 * MIB);
        assert_eq!(share_of(64 * 1024 * MIB), MOST);
    }

    #[test]
    fn a_machine_has_memory() {
        assert!(machine() > 8 * MIB);
    }
}
