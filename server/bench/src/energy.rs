//! The processors' energy, from their own counters if they have them: RAPL (Running Average Power Limit), read from
//! the kernel's powercap tree (`Documentation/power/powercap/powercap.rst`).

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub(super) const TREE: &str = "/sys/class/powercap";
/// Counters begin again at zero where they end: at 65 kJ with some, and a large machine takes 18 kJ in this time.
pub(super) const LOOK_EACH: Duration = Duration::from_secs(60);

/// Whole processors, with all that runs on them.
#[derive(Debug)]
pub(super) struct Meter {
    zones: Vec<Zone>,
    microjoules: u64,
}

#[derive(Debug)]
struct Zone {
    folder: PathBuf,
    last: u64,
}

impl Meter {
    /// `None` where processors tell nothing, or not to this user: Linux tells it to root alone, since others could learn
    /// from it what a process computes (CVE-2020-8694).
    pub(super) fn begin(tree: &Path) -> Option<Self> {
        let zones = fs::read_dir(tree).ok()?.flatten();
        let zones = zones.filter(|zone| {
            // Some machines name a package a second time, as intel-rapl-mmio; what is inside of one has zones of its own.
            let is_rapl = zone
                .file_name()
                .as_encoded_bytes()
                .starts_with(b"intel-rapl:");
            is_rapl && said(&zone.path(), "name").is_some_and(|name| name.starts_with("package-"))
        });
        let zones = zones.map(|zone| {
            let folder = zone.path();
            Some(Zone {
                last: number(&folder, "energy_uj")?,
                folder,
            })
        });
        let zones: Vec<Zone> = zones.collect::<Option<_>>()?;
        (!zones.is_empty()).then_some(Self {
            zones,
            microjoules: 0,
        })
    }

    /// To be called each [`LOOK_EACH`]. `None` when a counter can't be read any more.
    pub(super) fn look(&mut self) -> Option<()> {
        for zone in &mut self.zones {
            let now = number(&zone.folder, "energy_uj")?;
            if now < zone.last {
                self.microjoules += number(&zone.folder, "max_energy_range_uj")?;
            }
            self.microjoules = (self.microjoules + now).saturating_sub(zone.last);
            zone.last = now;
        }
        Some(())
    }

    /// Since it began.
    pub(super) fn joules(mut self) -> Option<f64> {
        self.look()?;
        Some(self.microjoules as f64 / 1e6)
    }
}

fn number(zone: &Path, file: &str) -> Option<u64> {
    said(zone, file)?.parse().ok()
}

fn said(zone: &Path, file: &str) -> Option<String> {
    let text = fs::read_to_string(zone.join(file)).ok()?;
    Some(text.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(tree: &Path, zone: &str, name: &str, microjoules: u64) {
        let folder = tree.join(zone);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("name"), format!("{name}\n")).unwrap();
        fs::write(folder.join("energy_uj"), format!("{microjoules}\n")).unwrap();
        fs::write(folder.join("max_energy_range_uj"), "10000000\n").unwrap();
    }

    #[test]
    fn packages_are_added_and_what_is_part_of_them_is_not() {
        let tree = tempfile::tempdir().unwrap();
        let all = |microjoules| {
            write(
                tree.path(),
                "intel-rapl:0",
                "package-0",
                1_000_000 + microjoules,
            );
            write(
                tree.path(),
                "intel-rapl:1",
                "package-1",
                2_000_000 + microjoules,
            );
            write(tree.path(), "intel-rapl:0:0", "core", microjoules);
            write(tree.path(), "intel-rapl-mmio:0", "package-0", microjoules);
        };
        all(0);
        let meter = Meter::begin(tree.path()).unwrap();
        all(250_000);
        assert_eq!(meter.joules(), Some(0.5));
    }

    #[test]
    fn a_counter_that_began_again_is_counted_on() {
        let tree = tempfile::tempdir().unwrap();
        let says = |microjoules| write(tree.path(), "intel-rapl:0", "package-0", microjoules);
        says(9_000_000);
        let mut meter = Meter::begin(tree.path()).unwrap();
        says(1_000_000);
        meter.look().unwrap();
        says(500_000);
        assert_eq!(meter.joules(), Some(2.0 + 9.5));
    }

    #[test]
    fn where_nothing_is_told_nothing_is_made_up() {
        let tree = tempfile::tempdir().unwrap();
        assert!(Meter::begin(tree.path()).is_none());
        assert!(Meter::begin(&tree.path().join("none")).is_none());
        write(tree.path(), "intel-rapl:0", "package-0", 5);
        let meter = Meter::begin(tree.path()).unwrap();
        fs::remove_file(tree.path().join("intel-rapl:0/energy_uj")).unwrap();
        assert_eq!(meter.joules(), None);
    }
}
