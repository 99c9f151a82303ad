//! A server process, what an attack has cost it, and what it may cost.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use afterword_testkit::raw_http::{Client, connect_tls};
use afterword_testkit::tls_fixtures::{PATIENCE, fixture};
use afterword_testkit::{free_ports, until};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::{Mutex, MutexGuard};
use tokio_rustls::client::TlsStream;

use super::http2::Attacker;
use super::kernel::KernelMemory;
use super::neighbour::{Neighbour, Who};

/// What an attack may cost beside what an idle server takes.
const MOST_MEMORY: u64 = 96 * MIB;
const MOST_LOG_A_MINUTE: f64 = 1e6;

/// What the kernel may hold for clients that take nothing: for each connection 32 KiB, and a packet of the loopback.
const MOST_UNSENT: u64 = 96 * MIB;

/// `counts.answers`, which nothing had filled before the attack, and what lies between its pieces.
const RESPONSE_CACHE: u64 = 10 * MIB;

const MIB: u64 = 1024 * 1024;

/// A thread with 200 comments of 4.5 KB: 0.97 MB.
pub(crate) const LONG_THREAD: &str = "/long/";
const COMMENTS: usize = 200;

/// How long an attack lasts.
pub(crate) const WHILE: Duration = Duration::from_secs(4);

pub(crate) static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

/// Killed when dropped.
pub(crate) struct Attacked {
    server: Child,
    pub(crate) plain: SocketAddr,
    pub(crate) tls: SocketAddr,
    log_bytes: Arc<AtomicU64>,
    _folder: TempDir,
    _alone: MutexGuard<'static, ()>,
}

/// What an attack has cost.
pub(crate) struct Cost {
    idle: u64,
    most: u64,
    /// A minute later, where it was waited for.
    after: Option<u64>,
    log: u64,
    unsent: u64,
    took: Duration,
    cpu: Duration,
    quiet: Vec<Duration>,
    neighbour: Vec<Duration>,
    unanswered: usize,
}

impl Attacked {
    /// A server with a long thread, which has answered each kind of request before.
    pub(crate) async fn start() -> Attacked {
        Attacked::with(&[]).await
    }

    pub(crate) async fn with(more_settings: &[&str]) -> Attacked {
        Attacked::at(Ipv4Addr::LOCALHOST.into(), more_settings).await
    }

    /// `host`: where it listens without TLS.
    pub(crate) async fn at(host: IpAddr, more_settings: &[&str]) -> Attacked {
        let alone = ONE_AT_A_TIME.lock().await;
        let folder = TempDir::new().unwrap();
        let [plain, tls] = free_ports().map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        let mut settings = vec![
            format!(
                "store.path={}",
                folder.path().join("afterword.db").display()
            ),
            format!("server.listen={}", SocketAddr::from((host, plain.port()))),
            format!("server.public_url=http://{plain}"),
            format!("tls.listen={tls}"),
            format!("tls.certificate={}", fixture("blog.pem").display()),
            format!("tls.key={}", fixture("blog.key").display()),
            "sites.moderation=publish".to_owned(),
            "spam.proof=off".to_owned(),
            "spam.comments_per_address=0".to_owned(),
            "spam.comments_per_page=0".to_owned(),
            "spam.comments_per_site=0".to_owned(),
            "limits.thread_page=200".to_owned(),
            "sites.page_size=200".to_owned(),
        ];
        settings.extend(more_settings.iter().map(|&setting| setting.to_owned()));
        let afterword = || {
            let mut command = Command::new(binary());
            for setting in &settings {
                command.args(["--set", setting]);
            }
            command
        };
        let mut add = afterword();
        let add = add.args(["sites", "add", "blog", "--origin", "https://blog.test"]);
        assert!(add.stdout(Stdio::null()).status().unwrap().success());
        let mut server = afterword();
        let mut server = server.arg("serve").stderr(Stdio::piped()).spawn().unwrap();
        let log_bytes = Arc::<AtomicU64>::default();
        let (counted, log) = (log_bytes.clone(), server.stderr.take().unwrap());
        thread::spawn(move || {
            for line in BufReader::new(log).split(b'\n').map_while(Result::ok) {
                counted.fetch_add(line.len() as u64 + 1, Ordering::Relaxed);
                if std::env::var_os("ATTACKS_LOG").is_some() {
                    eprintln!("{}", String::from_utf8_lossy(&line));
                }
            }
        });
        until("the server listens", || {
            std::net::TcpStream::connect(tls).is_ok()
        })
        .await;
        let attacked = Attacked {
            server,
            plain,
            tls,
            log_bytes,
            _folder: folder,
            _alone: alone,
        };
        attacked.prepare().await;
        attacked
    }

    async fn prepare(&self) {
        let mut client = Client::new(self.connect().await);
        for number in 0..COMMENTS {
            let text = format!("{number} {}", "word ".repeat(900));
            let body = serde_json::json!({"site": "blog", "page": LONG_THREAD, "name": "Ann", "text": text}).to_string();
            let length = body.len();
            let head = format!(
                "POST /api/v1/comments HTTP/1.1\r\nhost: blog.test\r\ncontent-length: {length}"
            );
            client
                .send(&format!(
                    "{head}\r\ncontent-type: application/json\r\n\r\n{body}"
                ))
                .await;
            let answer = client.answer().await;
            assert_eq!(answer.status, 201, "{}", answer.body);
        }
        // Every reader and every cache has seen it.
        let mut long = 0;
        for number in 0..20 {
            let path = format!("/api/v1/comments?site=blog&page={LONG_THREAD}&warm={number}");
            long = client.get(&path).await.body.len();
        }
        assert!((900_000..1_100_000).contains(&long), "{long}");
        let mut attacker = Attacker::connect(self).await.unwrap();
        attacker
            .is_answered("/api/v1/counts?site=blog&page=/a/")
            .await;
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.plain).await.unwrap()
    }

    pub(crate) async fn connect_tls(
        &self,
        protocol: &[u8],
    ) -> std::io::Result<TlsStream<TcpStream>> {
        let stream = TcpStream::connect(self.tls).await?;
        Ok(connect_tls(stream, protocol).await?.stream)
    }

    /// Attacks, beside a neighbour, and says what it has cost.
    pub(crate) async fn suffers(&self, name: &str, attack: impl AsyncFnOnce()) -> Cost {
        self.suffers_beside(Who::Neighbour, name, attack).await
    }

    /// The same beside others than one neighbour.
    pub(crate) async fn suffers_beside(
        &self,
        who: Who,
        name: &str,
        attack: impl AsyncFnOnce(),
    ) -> Cost {
        let quiet = Neighbour::of(self, who);
        quiet.has_answers(who.asks()).await;
        let (quiet, _) = quiet.end();
        let idle = self.resident();
        // Linux begins the process's peak anew.
        fs::write(format!("/proc/{}/clear_refs", self.server.id()), "5").unwrap();
        let kernel = KernelMemory::of([self.plain.port(), self.tls.port()]);
        let (log, cpu, begun) = (self.log_bytes(), self.cpu(), Instant::now());
        let neighbour = Neighbour::of(self, who);
        attack().await;
        let took = begun.elapsed();
        let (neighbour, unanswered) = neighbour.end();
        let mut cost = Cost {
            idle,
            most: self.peak(),
            after: None,
            log: self.log_bytes() - log,
            unsent: kernel.most(),
            took,
            cpu: self.cpu() - cpu,
            quiet,
            neighbour,
            unanswered,
        };
        // Where the figures are wanted: so many times a minute is much.
        if std::env::var_os("ATTACKS_TABLE").is_some() {
            cost.after = Some(self.after(idle).await);
        }
        println!("{}", cost.row(name));
        cost
    }

    /// The memory a minute later, or as soon as it is nearly what it was.
    async fn after(&self, idle: u64) -> u64 {
        let patience = Instant::now() + Duration::from_secs(60);
        loop {
            let now = self.resident();
            if now <= nearly(idle) || Instant::now() > patience {
                return now;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Bytes of memory that the process occupies.
    pub(crate) fn resident(&self) -> u64 {
        self.status("VmRSS:")
    }

    fn peak(&self) -> u64 {
        self.status("VmHWM:")
    }

    fn status(&self, field: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.server.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(field));
        let kib: u64 = line
            .unwrap()
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap();
        kib * 1024
    }

    fn cpu(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.server.id())).unwrap();
        let fields: Vec<_> = stat.rsplit(')').next().unwrap().split(' ').collect();
        let ticks: u64 = fields[12].parse::<u64>().unwrap() + fields[13].parse::<u64>().unwrap();
        Duration::from_millis(ticks * 10)
    }

    fn log_bytes(&self) -> u64 {
        self.log_bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Attacked {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Cost {
    /// What holds on any machine, however busy it is.
    pub(crate) fn is_bearable(&self) {
        let memory = self.most.saturating_sub(self.idle);
        assert!(memory <= MOST_MEMORY, "{} MiB of memory", memory / MIB);
        if let Some(after) = self.after {
            let kept = after.saturating_sub(self.idle) / MIB;
            assert!(after <= nearly(self.idle), "{kept} MiB after a minute");
        }
        // Lines are bounded a second: what a shorter attack leaves counts for a whole one.
        let a_minute = self.log as f64 * 60.0 / self.took.as_secs_f64().max(1.0);
        assert!(
            a_minute <= MOST_LOG_A_MINUTE,
            "{a_minute} bytes of log a minute"
        );
        let unsent = self.unsent / MIB;
        assert!(self.unsent <= MOST_UNSENT, "{unsent} MiB in the kernel");
        assert!(!self.neighbour.is_empty(), "no answer for the neighbour");
        assert_eq!(self.unanswered, 0, "the neighbour was not answered");
    }

    fn row(&self, name: &str) -> String {
        let mib = |bytes: u64| bytes as f64 / MIB as f64;
        let millis = |time: Duration| time.as_secs_f64() * 1e3;
        let (quiet, neighbour) = (p99(&self.quiet), p99(&self.neighbour));
        format!(
            "| {name} | {:.0} → {:.0} MiB | {} | {:.0} MiB | {:.0} KB | {:.1} s of {:.1} | {:.1} → {:.1} ms, {:.1} × | {} of {} failed |",
            mib(self.idle),
            mib(self.most),
            self.after
                .map_or("?".to_owned(), |after| format!("{:.0} MiB", mib(after))),
            mib(self.unsent),
            self.log as f64 / 1e3,
            self.cpu.as_secs_f64(),
            self.took.as_secs_f64(),
            millis(quiet),
            millis(neighbour),
            neighbour.as_secs_f64() / quiet.as_secs_f64(),
            self.unanswered,
            self.neighbour.len() + self.unanswered,
        )
    }
}

/// What a server may take once an attack is over: the response cache may keep what was asked for last.
fn nearly(idle: u64) -> u64 {
    idle + idle / 10 + RESPONSE_CACHE
}

fn p99(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    let last = times.len().saturating_sub(1);
    times.get(last * 99 / 100).copied().unwrap_or(PATIENCE)
}

fn binary() -> PathBuf {
    let other = std::env::var_os("ATTACKED");
    other.map_or_else(|| env!("CARGO_BIN_EXE_afterword").into(), PathBuf::from)
}
