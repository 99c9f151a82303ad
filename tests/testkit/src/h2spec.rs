//! h2spec: what any server of HTTP/2 must do, case by case.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;

const MODULE: &str = "github.com/summerwind/h2spec";
const VERSION: &str = "v2.2.1+incompatible";

/// The cases that a server with TLS at `address` fails, and how many there are.
pub fn h2spec(address: SocketAddr) -> (Vec<String>, usize) {
    let told = Command::new(installed())
        .args(["-t", "-k", "-o", "5", "-h", &address.ip().to_string()])
        .args(["-p", &address.port().to_string()])
        .output()
        .unwrap();
    let text = String::from_utf8(told.stdout).unwrap();
    // Each case is written twice on its line; failed ones once more at the end, with what was expected.
    let end = text.split("Failures:").next().unwrap_or_default();
    let mut chapter = "";
    let mut failed = Vec::new();
    for line in end.lines().map(str::trim) {
        match line.rsplit_once('×') {
            Some((_, case)) => failed.push(format!("{chapter}:{case}")),
            None if !line.contains('✔') && line.starts_with(|c: char| c.is_ascii_digit()) => {
                chapter = line;
            }
            None => {}
        }
    }
    let cases = end.lines().filter(|line| line.contains(['×', '✔'])).count();
    (failed, cases)
}

/// The program, built once and kept.
fn installed() -> PathBuf {
    let folder = crate::sources::root().join("target/h2spec").join(VERSION);
    let program = folder.join("h2spec");
    if !program.exists() {
        eprintln!("== installing h2spec {VERSION} (once)");
        // Beside it and then to its place at once: another test run may want it too.
        let building = folder.join(format!("building-{}", std::process::id()));
        fs::create_dir_all(&building).unwrap();
        let built = Command::new(crate::sources::root().join(".ci/go"))
            .args(["install", &format!("{MODULE}/cmd/h2spec@{VERSION}")])
            .env("GOBIN", &building)
            .status();
        assert!(built.expect("Go is needed (Debian: golang-go)").success());
        fs::rename(building.join("h2spec"), &program).unwrap();
        fs::remove_dir(building).unwrap();
    }
    program
}
