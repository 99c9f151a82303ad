//! Programs in Python that hold the API against its document, in a folder of their own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

const PINS: &str = include_str!("requirements.txt");

/// Installed once; again where the pins have changed since.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = root().join("target/schemathesis-venv");
    let mark = folder.join("installed.txt");
    if fs::read_to_string(&mark).is_ok_and(|installed| installed == PINS) {
        return folder;
    }
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv", "--clear"]).arg(&folder);
    succeed(
        venv,
        "python3-venv makes the folder for schemathesis (`make packages` installs it)",
    );
    let mut pip = Command::new(folder.join("bin/python"));
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ])
    .arg("--requirement")
    .arg(root().join("tests/openapi/requirements.txt"));
    succeed(
        pip,
        "pip brings schemathesis from PyPI, which needs the network once",
    );
    fs::write(mark, PINS).unwrap();
    folder
});

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn succeed(mut command: Command, why: &str) {
    let ended = command
        .output()
        .unwrap_or_else(|error| panic!("{why}: {error}"));
    assert!(ended.status.success(), "{why}:\n{}", words_of(&ended));
}

/// A Python module as a command, in its own folder: it leaves notes where it runs.
pub(super) fn python(words: &[&str]) -> Command {
    let mut command = Command::new(FOLDER.join("bin/python"));
    command.args(words).current_dir(&*FOLDER);
    command
}

/// A file that stands beside this one.
pub(super) fn beside(name: &str) -> PathBuf {
    root().join("tests/openapi").join(name)
}

/// All that a program has said.
pub(super) fn words_of(ended: &Output) -> String {
    let out = String::from_utf8_lossy(&ended.stdout);
    let err = String::from_utf8_lossy(&ended.stderr);
    format!("{out}{err}")
}
