//! The systemd unit, as systemd itself judges it.

use std::fs;
use std::process::Command;

use tempfile::TempDir;

use super::text;

/// The value of a key that stands once.
fn value<'a>(unit: &'a str, key: &str) -> &'a str {
    let mut values = unit.lines().filter_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name == key).then_some(value)
    });
    values.next().unwrap_or_else(|| panic!("no {key}"))
}

/// What `systemd-analyze security` makes of a unit: 0 is a cage, 10 is an open door.
fn exposure(unit: &str) -> f32 {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("afterword.service");
    fs::write(&path, unit).unwrap();
    let output = Command::new("systemd-analyze")
        .args(["security", "--offline=true", "--no-pager"])
        .arg(&path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let (_, level) = said
        .rsplit_once("exposure level for afterword.service: ")
        .unwrap_or_else(|| panic!("{output:?}"));
    level.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn the_sandbox_is_tight() {
    let level = exposure(&text("deploy/afterword.service"));
    assert!(level <= 2.0, "{level}");
}

#[test]
fn it_stays_so_with_ports_80_and_443() {
    let sample = text("deploy/afterword.service.d/port-443.conf");
    let lines = sample.lines().filter_map(|line| line.strip_prefix('#'));
    let drop_in: Vec<&str> = lines.filter(|line| !line.starts_with(' ')).collect();
    assert!(drop_in.contains(&"[Service]"), "{drop_in:?}");
    let unit = text("deploy/afterword.service").replace("\n[Install]", "\n");
    let level = exposure(&format!("{unit}\n{}\n", drop_in.join("\n")));
    assert!(level <= 2.0, "{level}");
}

/// A unit of this name, as systemd reads it: what it complains about.
fn complaints(folder: &TempDir) -> String {
    let output = Command::new("systemd-analyze")
        .args([
            "verify",
            "--man=no",
            "./afterword.service",
            "./afterword.socket",
        ])
        .current_dir(folder.path())
        .env("SYSTEMD_LOG_LEVEL", "warning")
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    // Units of the system have complaints of their own.
    said.lines()
        .filter(|line| line.contains("afterword"))
        .collect()
}

#[test]
fn systemd_understands_every_line_of_the_unit_and_of_the_socket() {
    let folder = TempDir::new().unwrap();
    let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    let unit = text("deploy/afterword.service");
    let binary = env!("CARGO_BIN_EXE_afterword");
    put(
        "afterword.service",
        &unit.replace("/usr/bin/afterword", binary),
    );
    let socket = text("deploy/optional/afterword.socket");
    put("afterword.socket", &socket);
    assert_eq!(complaints(&folder), "");
    put("afterword.socket", &socket.replace("NoDelay", "NoDelays"));
    assert!(complaints(&folder).contains("NoDelays"));
}

#[test]
fn the_socket_is_where_the_package_listens() {
    let socket = text("deploy/optional/afterword.socket");
    let listens = format!("listen = {:?}", value(&socket, "ListenStream"));
    assert!(text("deploy/debian/afterword.toml").contains(&listens));
    assert!(afterword_config::DEFAULT_TOML.contains(&listens));
}

#[test]
fn it_is_started_again_for_as_long_as_it_takes() {
    let unit = text("deploy/afterword.service");
    assert_eq!(value(&unit, "Restart"), "on-failure");
    assert_eq!(value(&unit, "StartLimitIntervalSec"), "0");
}

#[test]
fn the_folder_that_the_manual_advises_for_backups_is_the_units_own() {
    let unit = text("deploy/afterword.service");
    let made = value(&unit, "StateDirectory").split(' ');
    let made: Vec<String> = made.map(|name| format!("/var/lib/{name}")).collect();
    for file in [
        "docs/deploy.md",
        "docs/backup.md",
        "deploy/debian/afterword.toml",
    ] {
        let text = text(file);
        let mut advised = text.lines().filter_map(|line| {
            let line = line.trim_start_matches('#');
            line.strip_prefix("folder = \"")?.strip_suffix('"')
        });
        let advised = advised
            .next()
            .unwrap_or_else(|| panic!("{file} advises none"));
        assert!(made.iter().any(|made| made == advised), "{file}: {advised}");
        let image = super::text("deploy/Dockerfile");
        assert!(image.contains(&format!(" /image{advised} ")), "{advised}");
    }
}

#[test]
fn it_leaves_room_for_the_defaults() {
    let unit = text("deploy/afterword.service");
    let defaults: toml::Table = afterword_config::DEFAULT_TOML.parse().unwrap();
    let server = &defaults["server"];
    let seconds = |text: &str| -> u32 { text.strip_suffix('s').unwrap().parse().unwrap() };
    let grace = seconds(server["shutdown_grace"].as_str().unwrap());
    assert!(
        seconds(value(&unit, "TimeoutStopSec")) >= 2 * grace,
        "what was accepted is finished before anybody is killed"
    );
    let files: i64 = value(&unit, "LimitNOFILE").parse().unwrap();
    assert!(files > server["max_connections"].as_integer().unwrap() + 1000);
}
