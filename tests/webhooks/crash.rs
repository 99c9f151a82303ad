//! Ends between the sending and the noting of it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::receiver::{Receiver, Reply, secret};
use super::world::World;
use crate::support::{TestServer, Visitor};

#[tokio::test]
async fn at_a_shutdown_what_is_on_its_way_is_finished() {
    let world = World::start().await;
    world.receiver.replies([Reply::Held]);
    world.submits("/a/", "Hello").await;
    world.receiver.has_heard(1).await;
    let World { server, receiver } = world;
    let (folder, ()) = tokio::join!(server.stop(), async {
        tokio::task::yield_now().await;
        receiver.release();
    });
    let server = TestServer::again(folder).await;
    let rows = super::world::rows(&server).await;
    assert!(rows.len() == 1 && rows[0].sent.is_some(), "{rows:#?}");
}

#[tokio::test]
async fn what_waits_for_a_url_that_was_taken_out_is_given_up_with_a_word() {
    let world = World::start().await;
    world.receiver.replies([Reply::Status(500)]);
    world.submits("/a/", "Hello").await;
    world.rows_are(|rows| rows[0].error.is_some()).await;
    let other = Receiver::start().await;
    let settings = super::world::settings(&other.url());
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let server = TestServer::again_with(world.server.stop().await, &settings).await;
    let rows = super::world::rows_are(&server, |rows| rows[0].failed.is_some()).await;
    let error = rows[0].error.as_ref().unwrap().to_string();
    assert!(error.contains("webhooks.urls"), "{error}");
    assert!(other.heard().is_empty());
}

/// A process that is killed as it ends, and one that is killed by the test.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_afterword"))
            .args(["serve", "--set", "server.listen=127.0.0.1:0"])
            .current_dir(folder)
            .env_clear()
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let address = lines
            .by_ref()
            .map(Result::unwrap)
            .find_map(|line| Some(line.split_once("listens on ")?.1.parse().unwrap()));
        // Read on, so that the process can go on writing.
        std::thread::spawn(move || lines.for_each(drop));
        Self {
            child,
            address: address.unwrap(),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn one_that_was_killed_before_it_noted_the_answer_sends_again_with_the_same_id() {
    let receiver = Receiver::start().await;
    receiver.replies([Reply::Held]);
    let folder = tempfile::TempDir::new().unwrap();
    let begun = Command::new(env!("CARGO_BIN_EXE_afterword"))
        .args(["init", "--site", "blog", "--origin", "https://blog.test"])
        .current_dir(folder.path())
        .env_clear()
        .output()
        .unwrap();
    assert!(begun.status.success(), "{begun:?}");
    let settings = format!(
        "[webhooks]\nurls = [{:?}]\nsecret = {:?}\nallow_private = [\"127.0.0.1\"]\n",
        receiver.url(),
        secret()
    );
    fs::write(folder.path().join("afterword.toml"), settings).unwrap();
    let process = Process::start(folder.path());
    let visitor = Visitor::new(process.address, "https://blog.test");
    let (id, _) = visitor.comments("/a/", "Hello").await.submitted();
    let first = receiver.hears(1).await;
    drop(process);
    let _again = Process::start(folder.path());
    let second = receiver.hears(2).await;
    assert_eq!(first.id(), second.id());
    assert_eq!(second.json()["data"]["comment"]["id"], id);
}
