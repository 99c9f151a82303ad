//! A blog that was written for Stacosys does not notice.

mod newcomment;
mod older;
mod recording;

use std::path::PathBuf;
use std::process::Command;

use reqwest::{Client, Method, redirect};

use crate::support::{Answer, TestServer, store_of};

/// Where the recording of the real thing is.
fn recorded(name: &str) -> PathBuf {
    let fixtures = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/transfer/stacosys-3.4"
    );
    PathBuf::from(fixtures).join(name)
}

/// A server with the recorded database's comments, at the blog that the recording names.
async fn drop_in(settings: &[&str]) -> TestServer {
    let mut all = vec!["stacosys.site=blog"];
    all.extend(settings);
    let server = TestServer::without_sites(&all).await;
    server
        .add_site("blog", &["https://blog.mydomain.com"])
        .await;
    let mut import = Command::new(env!("CARGO_BIN_EXE_afterword"));
    import
        .args(["import", "stacosys"])
        .arg(recorded("db.sqlite"))
        .args(["--site", "blog", "--timezone", "UTC", "--set"])
        .arg(format!("store.path={}", server.database().display()));
    if let Some(store) = store_of(&server.database()) {
        import.args(["--set", &store]);
    }
    // The server hears of it meanwhile.
    let imported = tokio::task::spawn_blocking(move || import.output().unwrap());
    let imported = imported.await.unwrap();
    assert!(imported.status.success(), "{imported:?}");
    server
}

/// What a client sends that is no browser, or none that says where it is.
async fn send(
    server: &TestServer,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Answer {
    let client = Client::builder()
        .redirect(redirect::Policy::none())
        .no_proxy()
        .build()
        .unwrap();
    let mut request = client.request(method, format!("http://{}{path}", server.address));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    Answer::of(request.body(body.unwrap_or_default().to_owned())).await
}

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

async fn posts(server: &TestServer, body: &str) -> Answer {
    send(server, Method::POST, "/newcomment", &[FORM], Some(body)).await
}

async fn gets(server: &TestServer, path: &str) -> Answer {
    send(server, Method::GET, path, &[], None).await
}
