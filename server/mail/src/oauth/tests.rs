//! What a failure of the server or of the disk does to a kept login.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use afterword_config::{Config, ConfigFile, Secret, Sources};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{LoginError, MailLogin};

/// A kept login, and a server that answers each request so.
struct Kept {
    folder: TempDir,
    login: MailLogin,
    asked: Arc<AtomicUsize>,
}

impl Kept {
    fn new(answer: &'static str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (port, asked) = server(answer);
        let url = format!("http://127.0.0.1:{port}/token");
        let kept = Self {
            login: login(&folder, &url),
            folder,
            asked,
        };
        kept.signs_in("refresh-1", &url);
        kept
    }

    /// The file says so; the access token has ended.
    fn signs_in(&self, refresh_token: &str, url: &str) {
        let kept = json!({
            "provider": "other", "client_id": "us", "token_url": url,
            "refresh_token": refresh_token, "access_token": "access-1",
            "renew_at": "2020-01-01T00:00:00Z", "expires_at": "2020-01-01T00:00:00Z",
        });
        fs::write(self.login.path(), kept.to_string()).unwrap();
    }

    fn url(&self) -> String {
        self.login.endpoints().token.to_string()
    }

    fn on_file(&self, field: &str) -> Value {
        let kept: Value = serde_json::from_slice(&fs::read(self.login.path()).unwrap()).unwrap();
        kept[field].clone()
    }

    fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

fn login(folder: &TempDir, url: &str) -> MailLogin {
    let path = folder.path().join("login.json");
    let settings = [
        "smtp.host=mail.test".to_owned(),
        "smtp.user=bot@blog.test".to_owned(),
        "oauth.provider=other".to_owned(),
        "oauth.client_id=us".to_owned(),
        format!("oauth.token_url={url}"),
        format!("oauth.device_url={url}"),
        "oauth.scope=mail".to_owned(),
        format!("oauth.token_file={}", path.display()),
        "outgoing.allow_private=127.0.0.1".to_owned(),
    ];
    let config = Config::load(&Sources {
        file: ConfigFile::None,
        environment: Vec::new(),
        flags: settings.to_vec(),
    });
    MailLogin::new(&config.unwrap()).unwrap().unwrap()
}

fn server(answer: &'static str) -> (u16, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let asked = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&asked);
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 8192]);
            counter.fetch_add(1, Ordering::SeqCst);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    (port, asked)
}

#[tokio::test]
async fn a_server_that_refuses_the_client_is_left_alone_until_a_new_login() {
    let kept = Kept::new(
        "HTTP/1.1 401 No\r\nContent-Length: 26\r\nConnection: close\r\n\r\n{\"error\":\"invalid_client\"}",
    );
    // What sends and what receives share the pause.
    let other = login(&kept.folder, &kept.url());
    for _ in 0..3 {
        for login in [&kept.login, &other] {
            let error = login.access_token().await.unwrap_err();
            assert!(matches!(error, LoginError::Client(_)), "{error}");
        }
    }
    let refused = kept.login.renewed_token(Secret::new("access-1")).await;
    assert!(matches!(refused, Err(LoginError::Client(_))));
    assert_eq!(kept.asked(), 1);
    kept.signs_in("refresh-of-a-new-login", &kept.url());
    kept.login.access_token().await.unwrap_err();
    assert_eq!(kept.asked(), 2);
    fs::remove_file(kept.login.path()).unwrap();
    let error = kept.login.access_token().await.unwrap_err();
    assert!(matches!(error, LoginError::NotSignedIn { .. }), "{error}");
}

#[tokio::test]
async fn a_renewed_login_that_cannot_be_written_is_kept_and_written_later() {
    let kept = Kept::new(
        "HTTP/1.1 200 OK\r\nContent-Length: 78\r\nConnection: close\r\n\r\n\
         {\"access_token\":\"access-2\",\"refresh_token\":\"refresh-2\",     \"expires_in\":3600}",
    );
    kept.login.set_long_running();
    // Nothing can be written where the unfinished file would be.
    let obstacle = kept.folder.path().join("login.json.tmp");
    fs::create_dir(&obstacle).unwrap();
    for _ in 0..2 {
        let token = kept.login.access_token().await.unwrap();
        assert!(token.matches("access-2"));
    }
    assert!(kept.login.written().is_err());
    assert_eq!(kept.on_file("refresh_token"), "refresh-1");
    fs::remove_dir(&obstacle).unwrap();
    kept.login.access_token().await.unwrap();
    kept.login.written().unwrap();
    assert_eq!(kept.on_file("refresh_token"), "refresh-2");
    assert_eq!(kept.asked(), 1);
}

#[tokio::test]
async fn a_newer_login_in_the_file_is_not_overwritten_by_what_could_not_be_written() {
    let kept = Kept::new(
        "HTTP/1.1 400 No\r\nContent-Length: 25\r\nConnection: close\r\n\r\n{\"error\":\"invalid_grant\"}",
    );
    kept.login.set_long_running();
    let obstacle = kept.folder.path().join("login.json.tmp");
    fs::create_dir(&obstacle).unwrap();
    for _ in 0..2 {
        let error = kept.login.access_token().await.unwrap_err();
        assert!(matches!(error, LoginError::Ended { .. }), "{error}");
    }
    assert_eq!(kept.asked(), 1);
    kept.signs_in("refresh-of-a-new-login", &kept.url());
    fs::remove_dir(&obstacle).unwrap();
    kept.login.access_token().await.unwrap_err();
    assert_eq!(kept.asked(), 2);
    // The new login has ended, too; its refresh token stays.
    assert_eq!(kept.on_file("refresh_token"), "refresh-of-a-new-login");
    assert_eq!(kept.on_file("ended"), "invalid_grant");
}

#[tokio::test]
async fn a_command_renews_nothing_that_it_could_not_write() {
    let kept = Kept::new(
        "HTTP/1.1 200 OK\r\nContent-Length: 78\r\nConnection: close\r\n\r\n\
         {\"access_token\":\"access-2\",\"refresh_token\":\"refresh-2\",     \"expires_in\":3600}",
    );
    let obstacle = kept.folder.path().join("login.json.tmp");
    fs::create_dir(&obstacle).unwrap();
    let error = kept.login.access_token().await.unwrap_err();
    assert!(matches!(error, LoginError::File { .. }), "{error}");
    assert_eq!(
        kept.asked(),
        0,
        "the provider has not taken back the old token"
    );
    fs::remove_dir(&obstacle).unwrap();
    // What a process that was killed left behind is longer than the new login.
    fs::write(&obstacle, "x".repeat(100_000)).unwrap();
    let token = kept.login.access_token().await.unwrap();
    assert!(token.matches("access-2"));
    assert_eq!(kept.on_file("refresh_token"), "refresh-2");
}
