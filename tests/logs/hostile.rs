//! Requests that would break a line of the log, or speak to the terminal that shows it.

use serde_json::{Value, json};
use tempfile::TempDir;

use super::sends;
use crate::cli::Home;
use crate::support::{Answer, Logged};

/// A line that somebody wants to see in the log.
const FORGED: &str = "INFO afterword::request: forged";

/// Raw bytes, and percent-encoded ones, in each part of a request.
fn requests() -> Vec<Vec<u8>> {
    let escapes = [
        "\u{1b}[31m",
        "\u{2028}",
        "\u{9b}2J",
        "\u{202e}",
        "\u{85}",
        "\n",
        "\r\n",
    ];
    let mut requests = vec![
        format!(
            "GET / HTTP/1.1\r\nhost: a\r\nlong: {}\r\n\r\n",
            "x".repeat(70_000)
        )
        .into_bytes(),
        b"\x1b[31mGET / HTTP/9.9\r\n\r\n".to_vec(),
        b"\n\x00\x1b]0;title\x07\n".to_vec(),
    ];
    for escape in escapes {
        let encoded: String = escape.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let end = "connection: close\r\n\r\n";
        for bad in [escape, encoded.as_str()] {
            let word = format!("{bad}{FORGED}");
            let glued = word.replace(' ', "+");
            requests
                .push(format!("GET /{glued} HTTP/1.1\r\nhost: blog.test\r\n{end}").into_bytes());
            requests
                .push(format!("GET /m/{glued} HTTP/1.1\r\nhost: blog.test\r\n{end}").into_bytes());
            requests.push(
                format!("GET /console/{glued}?x={glued} HTTP/1.1\r\nhost: a\r\n{end}").into_bytes(),
            );
            requests.push(format!("{glued} / HTTP/1.1\r\nhost: blog.test\r\n{end}").into_bytes());
            requests.push(format!("GET / HTTP/1.1\r\nhost: {word}\r\n{end}").into_bytes());
            requests.push(
                format!(
                    "GET /api/v1/comments?site={glued} HTTP/1.1\r\nhost: a\r\nuser-agent: {word}\r\n\
                     referer: {word}\r\norigin: {word}\r\nx-forwarded-for: {word}\r\n\
                     authorization: Bearer {word}\r\n{end}"
                )
                .into_bytes(),
            );
        }
    }
    requests
}

async fn log(settings: &[&str]) -> Vec<String> {
    let folder = TempDir::new().unwrap();
    let usual = ["server.trusted_proxies=127.0.0.1", "log.requests=all"];
    let server = Logged::serve(folder.path(), &[usual.as_slice(), settings].concat(), 1).await;
    for request in requests() {
        sends(server.addresses[0], &request).await;
    }
    assert_eq!(server.visitor().get("/healthz").await.status, 200);
    server.stop()
}

fn is_sound(line: &str) {
    let turns = ['\u{2028}', '\u{2029}', '\u{202e}', '\u{feff}'];
    let bad = |letter: char| letter.is_control() || turns.contains(&letter);
    assert!(!line.contains(bad), "{line:?}");
}

#[tokio::test]
async fn at_info_nothing_of_them_is_there_and_what_was_refused_unread_has_its_line() {
    let log = log(&[]).await;
    for line in &log {
        is_sound(line);
        assert!(!line.contains("forged"), "{line}");
        assert!(line.starts_with("20"), "each begins with its time: {line}");
    }
    for status in ["status=431", "status=400"] {
        assert!(
            log.iter().any(|line| line.contains(status)),
            "{status}: {log:#?}"
        );
    }
}

#[tokio::test]
async fn at_debug_their_paths_are_quoted_and_each_line_is_whole() {
    let log = log(&["log.level=afterword=debug"]).await;
    for line in &log {
        is_sound(line);
        assert!(line.starts_with("20"), "each begins with its time: {line}");
    }
    assert!(log.iter().any(|line| line.contains("forged")), "{log:#?}");
    assert!(
        !log.iter()
            .any(|line| line.contains("/m/%") || line.contains("/m/\\"))
    );
}

#[tokio::test]
async fn each_line_of_json_is_one_object() {
    let log = log(&["log.level=afterword=debug", "log.format=json"]).await;
    for line in &log {
        is_sound(line);
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(line.is_object());
    }
    assert!(log.iter().any(|line| line.contains("forged")));
}

/// What people write, and what their mail says of itself: names, titles, subjects, senders.
async fn log_of_words(settings: &[&str]) -> Vec<String> {
    let folder = TempDir::new().unwrap();
    let mails = format!("mail.folder={}", folder.path().join("mails").display());
    std::fs::create_dir(folder.path().join("mails")).unwrap();
    let usual = [
        "mail.from=comments@blog.example",
        "sites.moderators=mo@blog.example",
        "admin.token=the-owners-own-token-for-tests",
        &mails,
    ];
    let server = Logged::serve(folder.path(), &[usual.as_slice(), settings].concat(), 1).await;
    let ann = server.visitor();
    for escape in [
        "\n",
        "\r\n",
        "\u{1b}[2J",
        "\u{9b}2J",
        "\u{85}",
        "\u{2028}",
        "\u{202e}",
        "\0",
    ] {
        let word = format!("a{escape}2026-01-01T00:00:00Z  {FORGED}");
        let comment = json!({"page": format!("/{word}"), "title": word, "name": word, "text": word,
            "email": "ann@readers.example", "website": format!("https://{word}"), "parent": word});
        for field in ["page", "title", "name", "website", "parent", "none"] {
            let mut some = comment.clone();
            for other in ["page", "title", "name", "website", "parent"] {
                if other != field {
                    some.as_object_mut().unwrap().remove(other);
                }
            }
            if field != "page" {
                some["page"] = json!("/a/");
            }
            if field != "name" {
                some["name"] = json!("Ann");
            }
            ann.submits(some).await;
        }
        let mail = format!(
            "From: \"{word}\" <mo@blog.example>\r\nTo: comments+{word}@blog.example\r\nSubject: Re: {word}\r\n\
             Message-ID: <{word}@blog.example>\r\nAuto-Submitted: {word}\r\n\r\n{word}\r\n"
        );
        let request = ann
            .request(reqwest::Method::POST, "/api/v1/mail")
            .body(mail);
        Answer::of(request.bearer_auth("the-owners-own-token-for-tests")).await;
    }
    server.says("a mail was sent", 1).await;
    server.stop()
}

#[tokio::test]
async fn words_of_comments_and_mails_break_no_line() {
    for line in log_of_words(&["log.level=trace"]).await {
        is_sound(&line);
        assert!(line.starts_with("20"), "each begins with its time: {line}");
        let told = line
            .find(FORGED)
            .is_none_or(|at| at > "2026-01-01T00:00:00.000000Z  ".len());
        assert!(told, "{line}");
    }
}

#[tokio::test]
async fn words_of_comments_and_mails_break_no_line_of_json() {
    for line in log_of_words(&["log.level=trace", "log.format=json"]).await {
        is_sound(&line);
        let line: Value = serde_json::from_str(&line).unwrap();
        assert!(line["timestamp"].is_string(), "{line}");
    }
}

/// What an import tells is about a file that anybody may have made.
#[test]
fn words_of_an_imported_file_break_no_line() {
    let home = Home::begun();
    let word = |escape: &str| format!("a{escape}{FORGED}");
    let escapes = [
        "\n",
        "\u{1b}[2J",
        "\u{9b}2J",
        "\u{85}",
        "\u{2028}",
        "\u{202e}",
    ];
    let mut lines = vec![
        json!({"kind": "afterword", "version": 1, "exported": "2024-01-01T00:00:00Z"}),
        json!({"kind": "site", "key": "blog", "title": "Blog", "origins": ["https://blog.test"]}),
    ];
    for (number, escape) in escapes.iter().enumerate() {
        let word = word(escape);
        lines.push(json!({"kind": "comment", "id": format!("0192f0c4-5ae4-7c3b-9b1c-{number:012x}"), "site": "blog",
            "page": format!("/{word}/"), "parent": null, "status": "approved", "text": word, "html": word,
            "author": {"name": word, "email": word, "website": word}, "created": "2024-10-01T00:00:00Z", "edited": null}));
    }
    lines.push(json!({"kind": "end", "comments": escapes.len()}));
    let whole: String = lines.iter().map(|line| format!("{line}\n")).collect();
    for (name, content) in [
        ("export.jsonl", whole.clone()),
        (
            "torn.jsonl",
            whole.replace("\"approved\"", &json!(word("\u{1b}[2J")).to_string()),
        ),
        (
            "other.jsonl",
            whole.replace("comment\",", &format!("{}\",", word("\u{9b}2J"))),
        ),
    ] {
        std::fs::write(home.path().join(name), content).unwrap();
        for format in ["text", "json"] {
            let level = format!("log.format={format}");
            let words = [
                "--set",
                "log.level=trace",
                "--set",
                &level,
                "import",
                "afterword",
                name,
            ];
            let ended = home.run_all(&words);
            for line in ended.err.lines().chain(ended.out.lines()) {
                is_sound(line);
                assert!(!line.starts_with(FORGED), "{line}");
            }
        }
    }
}
