//! The blog's page, with a real server behind its scripts.

use std::path::Path;
use std::sync::{Arc, Mutex};

use super::scripted_servers::{Authority, answer, serve};
use super::{Report, each_has_its_advice};
use crate::cli::{Home, Running};
use crate::support::free_ports;

/// A blog by https, and Afterword by https beside it.
struct World {
    home: Home,
    _server: Running,
    authority: Authority,
    /// Status, headers and body of the blog's answer.
    page: Arc<Mutex<(u16, String, String)>>,
    blog: String,
    comments: String,
}

impl World {
    async fn new() -> Self {
        let home = Home::begun();
        let authority = Authority::new();
        let (chain, key) = authority.certificate("localhost", "22000101000000Z");
        let page = Arc::new(Mutex::new((200, String::new(), String::new())));
        let shown = Arc::clone(&page);
        let script = Arc::new(move |_: &str, path: &str| {
            let (status, headers, body) = shown.lock().unwrap().clone();
            match path {
                "/old" => answer(301, "location: /a/\r\n", ""),
                "/away" => answer(301, "location: https://elsewhere.test/\r\n", ""),
                "/round" => answer(302, "location: /round\r\n", ""),
                _ => answer(status, &headers, &body),
            }
        });
        let blog = serve(Some((&chain, &key)), script).await.port();
        let [port] = free_ports();
        let comments = format!("https://localhost:{port}");
        let server = Running::start(
            home.command(
                &tls(&comments, port, &chain, &key)
                    .iter()
                    .map(String::as_str)
                    .collect::<Vec<_>>(),
            ),
        );
        Self {
            home,
            _server: server,
            authority,
            page,
            blog: format!("https://localhost:{blog}"),
            comments,
        }
    }

    fn shows(&self, status: u16, headers: &str, body: &str) {
        *self.page.lock().unwrap() = (status, headers.to_owned(), body.to_owned());
    }

    fn report(&self, path: &str) -> Report {
        let line = format!(
            "--authority {} --set server.public_url={} --set tls.listen=127.0.0.1:9 --site {}{path}",
            self.authority.file().display(),
            self.comments,
            self.blog
        );
        // The listener is the server's; here it says that no proxy is needed.
        let (chain, key) = self.authority.certificate("localhost", "22000101000000Z");
        let line = format!(
            "{line} --set tls.certificate={} --set tls.key={}",
            chain.display(),
            key.display()
        );
        Report::of(&self.home, &line)
    }

    fn tag(&self) -> String {
        format!(
            r#"<script async src="{}/embed.js" data-site="blog"></script>"#,
            self.comments
        )
    }
}

fn tls(url: &str, port: u16, chain: &Path, key: &Path) -> Vec<String> {
    let set = [
        "server.listen=".to_owned(),
        format!("server.public_url={url}"),
        format!("tls.listen=127.0.0.1:{port}"),
        format!("tls.certificate={}", chain.display()),
        format!("tls.key={}", key.display()),
    ];
    let mut words = vec!["serve".to_owned()];
    words.extend(
        set.into_iter()
            .flat_map(|setting| ["--set".to_owned(), setting]),
    );
    words
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blog_is_found_fine_when_the_command_that_was_named_is_run() {
    let world = World::new().await;
    world.shows(200, "content-type: text/html\r\n", &world.tag());
    let report = world.report("/old");
    let command = format!("sites origin blog {}", world.blog);
    assert!(
        report.says(
            "failure",
            &["among the origins", &format!("`afterword {command}`")]
        ),
        "{:#}",
        report.0
    );
    assert_eq!(report.failures().len(), 1, "{:#}", report.0);
    world.home.run(&command).fine();
    let report = world.report("/old");
    assert_eq!(report.failures().len(), 0, "{:#}", report.0);
    for words in [
        ["public address", "Afterword answers, and can write"],
        ["public address", "believed, with its chain"],
        ["public address", "max-age"],
        ["ask for HTTP/2", "spoken"],
        ["clock", "they agree"],
        ["blog", "status 200 of"],
        ["blog", "javascript"],
        ["blog", "it is `blog`"],
        ["blog", "it is one of them"],
        ["send a preflight", "allowed"],
        ["ask for a count", "the page may read it"],
    ] {
        assert!(report.says("fine", &words), "{words:?} in {:#}", report.0);
    }
    each_has_its_advice(&report);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_keeps_a_page_from_its_comments_is_named() {
    let world = World::new().await;
    let (tag, comments) = (world.tag(), world.comments.clone());
    let plain = tag.replace("https://", "http://");
    let unknown = tag.replace("\"blog\"", "\"blgo\"");
    let counting = tag.replace("embed.js", "count.js");
    let foreign = tag.replace(&comments, "https://other.test");
    let meta =
        format!("<meta http-equiv=Content-Security-Policy content=\"connect-src 'self'\">{tag}");
    let csp = "content-security-policy: default-src 'self'\r\n";
    let allowed = format!("content-security-policy: default-src 'self' {comments}\r\n");
    for (status, headers, body, verdict, words) in [
        (
            200,
            "",
            "<p>No comments",
            "failure",
            ["there is no such script tag", tag.as_str()],
        ),
        (
            200,
            "",
            "<meta name=generator content=\"Hugo 0.111.3\"><p>No comments",
            "failure",
            [
                "there is no such script tag",
                "\"afterword\" stands before its theme",
            ],
        ),
        (
            200,
            "",
            "<p>No comments<a href=https://github.com/adityatelange/hugo-PaperMod/>PaperMod</a>",
            "failure",
            [
                "the theme PaperMod asks for `comments = true` under `[params]`",
                "`comments: false`",
            ],
        ),
        (
            200,
            "",
            counting.as_str(),
            "warning",
            ["it has count.js only", "if it is an article"],
        ),
        (
            404,
            "",
            "Nothing here",
            "failure",
            ["status 404", "that is there"],
        ),
        (
            200,
            "",
            plain.as_str(),
            "failure",
            ["http, on a page on https", "mixed content"],
        ),
        (
            200,
            "",
            unknown.as_str(),
            "failure",
            ["`blgo` is none of them (blog)", "data-site=\"blog\""],
        ),
        (
            200,
            "",
            foreign.as_str(),
            "failure",
            ["https://other.test/embed.js", "not below server.public_url"],
        ),
        (
            200,
            csp,
            tag.as_str(),
            "failure",
            ["`default-src 'self'` blocks it", "to script-src"],
        ),
        (
            200,
            csp,
            tag.as_str(),
            "failure",
            ["`default-src 'self'` blocks it", "to connect-src"],
        ),
        (
            200,
            "",
            meta.as_str(),
            "failure",
            ["`connect-src 'self'` blocks it", "to connect-src"],
        ),
        (
            200,
            allowed.as_str(),
            tag.as_str(),
            "fine",
            ["Content-Security-Policy", "it allows it"],
        ),
    ] {
        world.shows(status, headers, body);
        let report = world.report("/a/");
        assert!(report.says(verdict, &words), "{words:?} in {:#}", report.0);
        each_has_its_advice(&report);
    }
    assert!(world.report("/away").says(
        "failure",
        &["https://elsewhere.test/", "which you did not name"]
    ));
    assert!(
        world
            .report("/round")
            .says("failure", &["it leads on and on"])
    );
    world
        .home
        .run("sites add second --origin https://second.test")
        .fine();
    world.shows(200, "", &tag.replace(" data-site=\"blog\"", ""));
    assert!(
        world
            .report("/a/")
            .says("failure", &["no data-site", "blog, second"])
    );
}
