//! The code in docs/webhooks.md does what the page says.

use std::fs;
use std::process::{Command, Output};

use super::receiver::{Heard, secret};
use super::world::World;

const MANUAL: &str = include_str!("../../docs/webhooks.md");

/// The first block of a language that has this word.
fn block(language: &str, word: &str) -> &'static str {
    let blocks = MANUAL
        .split(&format!("```{language}\n"))
        .skip(1)
        .collect::<Vec<_>>();
    let mut blocks = blocks
        .into_iter()
        .filter_map(|rest| rest.split("```").next());
    blocks.find(|block| block.contains(word)).unwrap()
}

/// A message of now: the code refuses old ones.
async fn heard() -> Heard {
    let world = World::start().await;
    world.catches_up();
    world.submits("/a/", "Grüße, \"Ann\"").await;
    world.receiver.hears(1).await
}

/// Runs the page's function on a message, as it came and with one byte changed.
fn agrees(heard: &Heard, run: impl Fn(&str) -> Output) {
    for (body, expected) in [
        (heard.body.clone(), "true"),
        (heard.body.replace("Ann", "Anm"), "false"),
    ] {
        let output = run(&body);
        let said = String::from_utf8(output.stdout).unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(said.trim().to_lowercase(), expected, "{error}");
    }
}

#[tokio::test]
async fn the_python_on_the_page_verifies_what_is_sent() {
    let heard = heard().await;
    let folder = tempfile::TempDir::new().unwrap();
    let code = block("python", "def is_afterword");
    let call = "\nimport sys\nheaders = dict(line.split(': ', 1) for line in sys.argv[2:])\n\
        print(is_afterword(sys.argv[1], headers, sys.stdin.buffer.read()))\n";
    fs::write(folder.path().join("verify.py"), format!("{code}{call}")).unwrap();
    agrees(&heard, |body| {
        with_body("python3", folder.path().join("verify.py"), &heard, body)
    });
}

#[tokio::test]
async fn the_node_on_the_page_verifies_what_is_sent() {
    let heard = heard().await;
    let folder = tempfile::TempDir::new().unwrap();
    let code = block("js", "function isAfterword");
    let call = "\nimport { readFileSync } from \"node:fs\";\n\
        const headers = Object.fromEntries(process.argv.slice(3).map((line) => line.split(\": \", 2)));\n\
        console.log(isAfterword(process.argv[2], headers, readFileSync(0)));\n";
    fs::write(folder.path().join("verify.mjs"), format!("{code}{call}")).unwrap();
    agrees(&heard, |body| {
        with_body("node", folder.path().join("verify.mjs"), &heard, body)
    });
}

fn with_body(program: &str, script: std::path::PathBuf, heard: &Heard, body: &str) -> Output {
    let file = script.with_extension("body");
    fs::write(&file, body).unwrap();
    let headers = ["webhook-id", "webhook-timestamp", "webhook-signature"]
        .map(|name| format!("{name}: {}", heard.header(name)));
    Command::new(program)
        .arg(script)
        .arg(secret())
        .args(headers)
        .stdin(fs::File::open(file).unwrap())
        .output()
        .unwrap()
}

#[test]
fn the_five_lines_of_the_page_set_webhooks_up() {
    let lines = block("toml", "[webhooks]");
    let folder = tempfile::TempDir::new().unwrap();
    fs::write(folder.path().join("afterword.toml"), lines).unwrap();
    fs::write(folder.path().join("webhook-secret"), secret()).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_afterword"))
        .arg("check")
        .current_dir(folder.path())
        .env_clear()
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}
