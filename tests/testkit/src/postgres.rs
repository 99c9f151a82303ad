//! A real PostgreSQL for the tests of a process, on a Unix socket alone, with a fresh database for each test.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::ports::free_port;
use crate::tls_fixtures::PATIENCE;

/// Of the databases and of nothing else: the socket is in a folder that only the tests know.
const USER: &str = "afterword";

/// Of a server that listens on its socket alone.
const PORT: u16 = 5432;

/// One server of the tests. It ends with the process that started it, in whatever way that ends.
pub struct Postgres {
    folder: PathBuf,
    /// Also a part of the socket's name.
    port: u16,
    databases: AtomicU32,
}

/// A database for one test; it goes with the server.
#[derive(Debug, Clone)]
pub struct PostgresDatabase {
    folder: PathBuf,
    port: u16,
    name: String,
}

impl Postgres {
    /// The server of this process.
    pub fn shared() -> &'static Self {
        static SERVER: OnceLock<Postgres> = OnceLock::new();
        SERVER.get_or_init(Self::started)
    }

    fn started() -> Self {
        Self::begin(PORT, |_| String::from("-c listen_addresses="))
    }

    /// `prepare` may put files into the server's folder, and says what the server is started with.
    fn begin(port: u16, prepare: impl FnOnce(&Path) -> String) -> Self {
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
            "{} -c port={port} -c unix_socket_directories={} -c fsync=off -c max_connections=400 \
             -c shared_buffers=32MB -c max_wal_size=4GB",
            prepare(&folder),
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
            port,
            databases: AtomicU32::new(0),
        }
    }

    /// The database in which databases are made.
    pub fn administration(&self) -> PostgresDatabase {
        self.named("postgres")
    }

    /// A new, empty database.
    pub fn database(&self) -> PostgresDatabase {
        self.database_like("template0")
    }

    /// A copy of a database that nobody uses.
    pub fn copy(&self, of: &PostgresDatabase) -> PostgresDatabase {
        self.database_like(&of.name)
    }

    fn database_like(&self, template: &str) -> PostgresDatabase {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let database = self.named(&format!("test_{number}"));
        self.administration().run(&format!(
            "CREATE DATABASE {} TEMPLATE {template}",
            database.name
        ));
        database
    }

    fn named(&self, name: &str) -> PostgresDatabase {
        PostgresDatabase {
            folder: self.folder.clone(),
            port: self.port,
            name: name.to_owned(),
        }
    }
}

/// A server that encrypts, at 127.0.0.1, for which its certificate is.
pub struct EncryptedPostgres {
    server: Postgres,
}

impl EncryptedPostgres {
    /// The server of this process. The user `afterword` needs a certificate of its own there, the user `plain` none.
    pub fn shared() -> &'static Self {
        static SERVER: OnceLock<EncryptedPostgres> = OnceLock::new();
        SERVER.get_or_init(|| {
            let port = free_port();
            let server = Postgres::begin(port, encrypting);
            server
                .administration()
                .run("CREATE ROLE plain SUPERUSER LOGIN");
            Self { server }
        })
    }

    pub fn database(&self) -> PostgresDatabase {
        self.server.database()
    }

    /// Leads this user to a database by this name of the host, encrypted.
    pub fn url(&self, user: &str, host: &str, database: &PostgresDatabase) -> String {
        format!(
            "postgres://{user}@{host}:{}/{}",
            self.server.port, database.name
        )
    }

    /// `authority.pem`; `client.pem` and `client.key` for the user `afterword`; `foreign.pem` and `foreign.key` by
    /// another authority.
    pub fn file(&self, name: &str) -> PathBuf {
        self.server.folder.join(name)
    }
}

const CERTIFICATES: &str = "
key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
leaf='-addext basicConstraints=critical,CA:false'
openssl req -x509 $key -subj '/CN=The authority of a test' -keyout authority.key -out authority.pem
openssl req -x509 $key $leaf -subj /CN=server -addext subjectAltName=IP:127.0.0.1 \
  -CA authority.pem -CAkey authority.key -keyout server.key -out server.pem
openssl req -x509 $key $leaf -subj /CN=afterword -CA authority.pem -CAkey authority.key -keyout client.key -out client.pem
openssl req -x509 $key $leaf -subj /CN=afterword -keyout foreign.key -out foreign.pem";

fn encrypting(folder: &Path) -> String {
    let made = Command::new("sh")
        .args(["-ec", CERTIFICATES])
        .current_dir(folder)
        .output()
        .unwrap();
    assert!(made.status.success(), "openssl: {made:?}");
    if let Some((user, group)) = owner() {
        chown(folder.join("server.key"), Some(user), Some(group)).unwrap();
    }
    let rules = "local all all trust
hostssl all afterword 127.0.0.1/32 trust clientcert=verify-full
hostssl all plain 127.0.0.1/32 trust
";
    fs::write(folder.join("data/pg_hba.conf"), rules).unwrap();
    let file = |name: &str| folder.join(name).display().to_string();
    format!(
        "-c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file={} -c ssl_key_file={} -c ssl_ca_file={}",
        file("server.pem"),
        file("server.key"),
        file("authority.pem")
    )
}

/// PgBouncer in transaction mode, before the server of this process. It ends with the process.
pub struct PgBouncer {
    folder: PathBuf,
}

impl PgBouncer {
    pub fn shared() -> &'static Self {
        static POOLER: OnceLock<PgBouncer> = OnceLock::new();
        POOLER.get_or_init(|| Self::before(Postgres::shared()))
    }

    fn before(server: &Postgres) -> Self {
        let folder = server.folder.join("pooler");
        fs::create_dir(&folder).unwrap();
        let owner = owner();
        if let Some((user, group)) = owner {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        // Fewer connections to the server than a store has, so that they pass from hand to hand.
        let settings = format!(
            "[databases]
* = host={} user={USER}
[pgbouncer]
listen_addr =
unix_socket_dir = {}
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 1000
server_idle_timeout = 5
logfile = {}
",
            server.folder.display(),
            folder.display(),
            folder.join("log").display()
        );
        fs::write(folder.join("settings"), settings).unwrap();
        // It ends with its watcher, which ends with this process.
        let script = "pgbouncer settings & read -r _; kill $!";
        let path = format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default());
        let mut watcher = as_owner(Path::new("/bin/sh"), owner);
        watcher
            .args(["-c", script])
            .env("PATH", path)
            .current_dir(&folder);
        told_of_our_end(watcher);
        let end = Instant::now() + PATIENCE;
        while UnixStream::connect(folder.join(".s.PGSQL.6432")).is_err() {
            let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
            assert!(
                Instant::now() < end,
                "PgBouncer does not listen (`make packages` installs it): {log}"
            );
            std::thread::sleep(Duration::from_millis(10));
        }
        Self { folder }
    }

    /// How this database is reached through the pooler.
    pub fn url(&self, database: &PostgresDatabase) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{folder}:6432/{}", database.name)
    }
}

impl PostgresDatabase {
    pub fn url(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{folder}:{}/{}", self.port, self.name)
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
            .args(["--username", USER, "--dbname", &self.name, "--command", sql])
            .args(["--port", &self.port.to_string(), "--host"])
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
    let mut watcher = as_owner(Path::new("/bin/sh"), owner);
    watcher
        .args(["-c", script])
        .args([programs, folder])
        .current_dir("/");
    told_of_our_end(watcher);
}

/// Starts what outlives this process for a moment: its input ends with it.
fn told_of_our_end(mut watcher: Command) {
    #[expect(clippy::zombie_processes, reason = "it outlives this process")]
    let mut watcher = watcher
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .unwrap();
    std::mem::forget(watcher.stdin.take());
}
