//! Every secret of the settings and every token, driven through every interface at the most talkative level: none of them is
//! in the log, in what `check` and `doctor` say, in the metrics, or in an answer to somebody who did not send it.

mod known;
mod life;

use std::path::Path;
use std::process::{Command, Stdio};

use afterword_config::{Config, ConfigFile, Sources};
use tempfile::TempDir;

use self::known::{Secrets, settings};
use self::life::Life;
use crate::support::{Logged, free_port};

fn command(folder: &Path, words: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
    command.args(words).current_dir(folder).env_clear();
    command.env("NO_COLOR", "1").env("TMPDIR", folder);
    let output = command.stdin(Stdio::null()).output().unwrap();
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}

async fn lives(log: &[&str]) {
    let folder = TempDir::new().unwrap();
    let (path, config) = (folder.path(), folder.path().join("afterword.toml"));
    command(
        path,
        &["init", "--site", "blog", "--origin", "https://blog.test"],
    );
    std::fs::create_dir(path.join("mails")).unwrap();
    let metrics = free_port();
    std::fs::write(&config, settings(path, metrics)).unwrap();

    let server = Logged::serve(path, log, 2).await;
    let secrets = Secrets::of_settings();
    let mut life = Life {
        server: &server,
        folder: path,
        secrets,
    };
    life.of_an_author().await;
    life.of_an_owner().await;
    life.of_the_console().await;
    life.of_mails().await;
    server.says("a webhook was not sent", 1).await;
    let secrets = life.secrets;
    for words in [["check", "--json"], ["doctor", "--json"]] {
        let said = command(path, &words);
        assert!(said.contains('{'), "{words:?}: {said}");
        secrets.are_not_in(&said, words[0]);
    }
    let told = reqwest::get(format!("http://127.0.0.1:{metrics}/metrics"));
    let told = told.await.unwrap().text().await.unwrap();
    assert!(told.contains("afterword_"), "{told}");
    secrets.are_not_in(&told, "the metrics");
    let lines = server.stop();
    assert!(lines.len() > 100, "this level says more: {lines:#?}");
    for line in &lines {
        secrets.are_not_in(line, "the log");
    }
    let sources = Sources {
        file: ConfigFile::Required(config),
        ..Sources::default()
    };
    let config = Config::load(&sources).unwrap();
    secrets.are_not_in(
        &format!("{config:?} {config:#?}"),
        "what the settings print",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_the_log_at_its_most_talkative() {
    lives(&["log.level=trace", "log.requests=all"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_the_log_in_json() {
    lives(&["log.level=trace", "log.requests=all", "log.format=json"]).await;
}
