//! A session in which every field holds something of a person: none of it is in the log.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::sends;
use crate::support::Logged;

/// All that a person could be known by; each is sent somewhere.
const PERSONAL: [&str; 14] = [
    "198.51.100.77",
    "198.51.100",
    "Wilhelmina",
    "wilhelmina",
    "person.example",
    "quixotic",
    "Netscape",
    "referring",
    "mSecretToken",
    "x-own-header",
    "hunter22",
    "SIGNATURE",
    "secret-page",
    "127.0.0.1",
];

struct Browser {
    address: SocketAddr,
}

impl Browser {
    async fn asks(&self, method: &str, path: &str, body: &str) -> String {
        let kind = match body.starts_with('{') {
            true => "application/json",
            false => "application/x-www-form-urlencoded",
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: wilhelmina.example\r\nconnection: close\r\n\
             origin: https://blog.test\r\nx-forwarded-for: 198.51.100.77\r\nx-forwarded-proto: https\r\n\
             user-agent: Netscape/4.0 of Wilhelmina\r\nreferer: https://blog.test/referring\r\n\
             authorization: Bearer mSecretToken\r\ncookie: session=mSecretToken\r\nx-own: x-own-header\r\n\
             content-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        sends(self.address, request.as_bytes()).await
    }

    /// Asks for all that a reader, an author and an owner ask for.
    async fn lives(&self) {
        let comment = json!({
            "page": "/secret-page/", "title": "Of quixotic things", "name": "Wilhelmina",
            "email": "wilhelmina@person.example", "website": "https://person.example/",
            "text": "quixotic words of Wilhelmina", "notify": true,
        })
        .to_string();
        let written = self
            .asks("POST", "/api/v1/comments?site=blog", &comment)
            .await;
        assert!(written.starts_with("HTTP/1.1 20"), "{written}");
        let body = written.split("\r\n\r\n").nth(1).unwrap();
        let id = body
            .split("\"id\":\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap();
        let count = "/api/v1/counts?site=blog&page=/secret-page/";
        let places = [
            ("GET", count.to_owned()),
            ("GET", count.to_owned()),
            (
                "GET",
                "/api/v1/comments?site=blog&page=/secret-page/".to_owned(),
            ),
            ("GET", format!("/api/v1/comments/{id}?site=blog")),
            ("PATCH", format!("/api/v1/comments/{id}")),
            ("DELETE", format!("/api/v1/comments/{id}")),
            ("POST", "/api/v1/preview".to_owned()),
            ("GET", "/pages/blog?page=/secret-page/".to_owned()),
            ("GET", "/api/v1/admin/comments?search=Wilhelmina".to_owned()),
            ("GET", "/m/mSecretToken".to_owned()),
            ("POST", "/u/mSecretToken".to_owned()),
            ("GET", "/v/mSecretToken".to_owned()),
            ("GET", "/console/sign-in/mSecretToken".to_owned()),
            (
                "POST",
                "/console/sign-in?email=wilhelmina@person.example".to_owned(),
            ),
            ("GET", "/wilhelmina/of/person.example".to_owned()),
            ("GET", "/wilhelmina.txt".to_owned()),
            ("WILHELMINA", "/api/v1/comments".to_owned()),
            ("GET", "/embed.js".to_owned()),
            ("GET", "/healthz".to_owned()),
        ];
        for (method, path) in places {
            let answer = self.asks(method, &path, &comment).await;
            assert!(answer.starts_with("HTTP/1.1 "), "{method} {path}: {answer}");
        }
        let refused = self
            .asks(
                "POST",
                "/api/v1/comments?site=blog",
                "{\"name\": \"Wilhelmina",
            )
            .await;
        assert!(refused.starts_with("HTTP/1.1 4"), "{refused}");
        self.lives_with_stacosys().await;
    }

    /// The addresses of a blog that was written for Stacosys, whose token and page stand in the query.
    async fn lives_with_stacosys(&self) {
        let query = "token=mSecretToken&url=/secret-page/";
        for (path, status) in [
            (format!("/comments?{query}"), 200),
            (format!("/comments/count?{query}"), 200),
            (format!("/api/comments?{query}"), 200),
            (format!("/api/comments/count?{query}"), 200),
            (format!("/ping?{query}"), 200),
            (format!("/web?{query}"), 302),
            (format!("/web/admin?{query}"), 302),
        ] {
            let answer = self.asks("GET", &path, "").await;
            let begins = format!("HTTP/1.1 {status} ");
            assert!(answer.starts_with(&begins), "{path}: {answer}");
        }
        let form = format!(
            "{query}&author=Wilhelmina&email=&site=https://person.example/&message=quixotic+again"
        );
        for (form, status) in [(form.as_str(), 302), ("captcha=hunter22", 400)] {
            let answer = self.asks("POST", "/newcomment", form).await;
            let begins = format!("HTTP/1.1 {status} ");
            assert!(answer.starts_with(&begins), "{answer}");
        }
    }
}

async fn session(settings: &[&str]) -> Vec<String> {
    let folder = TempDir::new().unwrap();
    let mails = folder.path().join("mails");
    std::fs::create_dir(&mails).unwrap();
    let mails = format!("mail.folder={}", mails.display());
    let usual = [
        "server.trusted_proxies=127.0.0.1",
        "sites.moderators=owner@wilhelmina.person.example",
        "sites.tell_authors=true",
        "mail.from=comments@blog.example",
        "stacosys.site=blog",
        "stacosys.tokens=mSecretToken=blog",
        &mails,
    ];
    let server = Logged::serve(folder.path(), &[usual.as_slice(), settings].concat(), 1).await;
    Browser {
        address: server.addresses[0],
    }
    .lives()
    .await;
    server.says("a mail was sent", 1).await;
    let log = server.stop();
    log.into_iter()
        .filter(|line| !line.contains("listens on"))
        .collect()
}

fn is_impersonal(log: &[String]) {
    for line in log {
        for word in PERSONAL {
            assert!(!line.contains(word), "{word}: {line}");
        }
    }
}

/// Lines of requests, and all that they hold.
#[tokio::test]
async fn a_line_in_json_names_the_route_and_nobody() {
    let log = session(&["log.format=json", "log.requests=all"]).await;
    is_impersonal(&log);
    let lines: Vec<Value> = log
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let requests: Vec<&Value> = lines
        .iter()
        .filter(|line| line["target"] == "afterword::request")
        .map(|line| &line["fields"])
        .collect();
    assert_eq!(requests.len(), 29, "all but the probe: {requests:#?}");
    let known = [
        "message", "method", "route", "site", "status", "ms", "bytes", "protocol",
    ];
    for fields in &requests {
        for name in fields.as_object().unwrap().keys() {
            assert!(known.contains(&name.as_str()), "{fields}");
        }
        assert!(
            fields["ms"].as_f64().unwrap() >= 0.0 && fields["bytes"].is_u64(),
            "{fields}"
        );
        assert_eq!(fields["protocol"], "HTTP/1.1");
    }
    let of = |method: &str, route: &str| {
        let mut found = requests
            .iter()
            .filter(|line| line["method"] == method && line["route"] == route);
        (*found
            .next()
            .unwrap_or_else(|| panic!("{method} {route}: {requests:#?}")))
        .clone()
    };
    let submitted = of("POST", "/api/v1/comments");
    assert_eq!(
        (&submitted["site"], &submitted["status"]),
        (&json!("blog"), &json!(202))
    );
    assert_eq!(of("GET", "/m/{token}")["site"], Value::Null);
    assert_eq!(of("GET", "none")["status"], 404);
    assert_eq!(of("other", "/api/v1/comments")["status"], 405);
    assert_eq!(of("GET", "/api/v1/admin/comments")["status"], 401);
    for route in [
        "/comments",
        "/comments/count",
        "/api/comments",
        "/api/comments/count",
    ] {
        assert_eq!(of("GET", route)["site"], "blog", "{route}");
    }
    assert_eq!(of("POST", "/newcomment")["status"], 302);
    assert_eq!(of("GET", "/web/admin")["status"], 302);
    let counts = requests
        .iter()
        .filter(|line| line["route"] == "/api/v1/counts");
    let sites: Vec<_> = counts.map(|line| line["site"].clone()).collect();
    assert_eq!(sites, ["blog", "blog"], "made, and kept");
}

#[tokio::test]
async fn what_is_ordinary_and_what_probes_ask_is_not_notable() {
    let log = session(&[]).await;
    is_impersonal(&log);
    let has = |route: &str| {
        log.iter()
            .any(|line| line.contains(&format!("route=\"{route}\"")))
    };
    assert!(
        has("/api/v1/comments/{id}") && has("/console/sign-in/{token}"),
        "{log:#?}"
    );
    assert!(!has("/api/v1/counts") && !has("/healthz"), "{log:#?}");
    // `/embed.js` is ordinary; the file that does not exist is not.
    let files = log
        .iter()
        .filter(|line| line.contains("route=\"/{asset}\""));
    assert_eq!(files.count(), 1, "{log:#?}");
}

#[tokio::test]
async fn requests_can_be_left_out() {
    let log = session(&["log.requests=off"]).await;
    assert!(
        !log.iter().any(|line| line.contains("afterword::request")),
        "{log:#?}"
    );
    assert!(log.iter().any(|line| line.contains("a mail was sent")));
}

/// An owner who looks what became of the server finds when it began and ended, and which it was.
#[tokio::test]
async fn start_and_end_have_their_lines() {
    let folder = TempDir::new().unwrap();
    let mut log = Logged::serve(folder.path(), &[], 1).await.stop();
    // At night the database is checked, too.
    log.retain(|line| !line.contains("the database was checked"));
    let version = env!("CARGO_PKG_VERSION");
    for (line, words) in log.iter().zip([
        format!("Afterword {version} starts, with afterword.db"),
        "Afterword listens on 127.0.0.1:".to_owned(),
        "Afterword stops; what has begun is finished first, within 20s".to_owned(),
        "Afterword has stopped".to_owned(),
    ]) {
        assert!(line.contains(&words), "{words}: {log:#?}");
    }
    assert_eq!(log.len(), 4, "{log:#?}");
}

#[tokio::test]
async fn former_names_of_parts_in_the_level_are_read_and_named() {
    let folder = TempDir::new().unwrap();
    let level = "log.level=info,afterword::store=debug";
    let log = Logged::serve(folder.path(), &[level], 1).await.stop();
    let says = |words: &str| log.iter().any(|line| line.contains(words));
    assert!(says("log.level has former names of parts"), "{log:#?}");
    assert!(says("info,afterword_store=debug"), "{log:#?}");
}
