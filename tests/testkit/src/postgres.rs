//! A real PostgreSQL for the tests of a process, on a Unix socket alone, with a fresh database for each test.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

/// Of the databases and of nothing else: the socket is in a folder that only the tests know.
const USER: &str = "afterword";

/// One server of the tests. It ends with the process that started it, in whatever way that ends.
pub struct Postgres {
    folder: PathBuf,
    databases: AtomicU32,
}

/// A database for one test; it goes with the server.
#[derive(Debug, Clone)]
pub struct PostgresDatabase {
    folder: PathBuf,
    name: String,
}

impl Postgres {
    /// The server of this process.
    pub fn shared() -> &'static Self {
        static SERVER: OnceLock<Postgres> = OnceLock::new();
        SERVER.get_or_init(Self::started)
    }

    fn started() -> Self {
        let memory = Path::new("/dev/shm");
        let folder = match memory.is_dir() {
            true => TempDir::new_in(memory),
            false => TempDir::new(),
        };
        let folder = folder.unwrap().keep();
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        let owner = owner();
        if let Some((user, group)) = owner {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let programs = programs();
        let data = folder.join("data");
        let made = as_owner(&programs.join("initdb"), owner)
            .args([
                "--auth=trust",
                "--username",
                USER,
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
                "--pgdata",
            ])
            .arg(&data)
            .current_dir(&folder)
            .output()
            .unwrap();
        assert!(
            made.status.success(),
            "initdb: {}",
            String::from_utf8_lossy(&made.stderr)
        );
        end_with_this_process(&programs, &folder, owner);
        let options = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c fsync=off -c max_connections=400 \
             -c shared_buffers=32MB -c max_wal_size=4GB",
            folder.display()
        );
        let started = as_owner(&programs.join("pg_ctl"), owner)
            .args(["start", "--wait", "--silent", "--log"])
            .arg(folder.join("log"))
            .args(["--options", &options, "--pgdata"])
            .arg(&data)
            .current_dir(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .unwrap();
        let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
        assert!(started.success(), "PostgreSQL does not start: {log}");
        Self {
            folder,
            databases: AtomicU32::new(0),
        }
    }

    /// A new, empty database.
    pub fn database(&self) -> PostgresDatabase {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let database = PostgresDatabase {
            folder: self.folder.clone(),
            name: format!("test_{number}"),
        };
        let postgres = PostgresDatabase {
            folder: self.folder.clone(),
            name: "postgres".to_owned(),
        };
        postgres.run(&format!(
            "CREATE DATABASE {} TEMPLATE template0",
            database.name
        ));
        database
    }
}

impl PostgresDatabase {
    pub fn url(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{folder}/{}", self.name)
    }

    /// The rows of a statement, as psql prints them without ornament.
    pub fn run(&self, sql: &str) -> String {
        let ran = Command::new(programs().join("psql"))
            .args([
                "--no-psqlrc",
                "--quiet",
                "--tuples-only",
                "--no-align",
                "--set",
                "ON_ERROR_STOP=1",
            ])
            .args([
                "--username",
                USER,
                "--dbname",
                &self.name,
                "--command",
                sql,
                "--host",
            ])
            .arg(&self.folder)
            .output()
            .unwrap();
        assert!(
            ran.status.success(),
            "{sql}: {}",
            String::from_utf8_lossy(&ran.stderr)
        );
        String::from_utf8(ran.stdout).unwrap().trim_end().to_owned()
    }
}

/// PostgreSQL does not run as root: then Debian's user of its own owns it.
fn owner() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt as _;
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    is_root.then(|| {
        let users = fs::read_to_string("/etc/passwd").unwrap();
        let found = users.lines().find_map(|line| {
            let mut parts = line.split(':');
            let name = parts.next()?;
            let mut numbers = parts.skip(1).map(|part| part.parse::<u32>().ok());
            (name == "postgres").then(|| Some((numbers.next()??, numbers.next()??)))?
        });
        found.expect("Debian's package postgresql has a user postgres: `make packages`")
    })
}

fn as_owner(program: &Path, owner: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.env_remove("PGDATA");
    if let Some((user, group)) = owner {
        command.uid(user).gid(group);
    }
    command
}

/// Where Debian has the newest server's programs.
fn programs() -> PathBuf {
    let versions =
        fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is not installed: `make packages`");
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| {
            let version = version.ok()?;
            let number = version.file_name().to_str()?.parse().ok()?;
            let programs = version.path().join("bin");
            programs
                .join("initdb")
                .is_file()
                .then_some((number, programs))
        })
        .collect();
    found.sort();
    found
        .pop()
        .expect("PostgreSQL's server is not installed: `make packages`")
        .1
}

/// A shell that waits for the end of its input, which this process holds open as long as it lives.
fn end_with_this_process(programs: &Path, folder: &Path, owner: Option<(u32, u32)>) {
    let script = "read -r _; \"$0/pg_ctl\" stop --silent --mode immediate --pgdata \"$1/data\"; rm -rf \"$1\"";
    #[expect(clippy::zombie_processes, reason = "it outlives this process")]
    let mut watcher = as_owner(Path::new("/bin/sh"), owner)
        .args(["-c", script])
        .args([programs, folder])
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .unwrap();
    std::mem::forget(watcher.stdin.take());
}
