//! A mailbox of a real Cyrus is watched by JMAP. A front of the tests stands before it where it is to push or to fail.

mod failures;
mod front;
mod mailbox;
mod push;

use std::sync::Arc;
use std::time::Duration;

use afterword_config::Secret;
use afterword_mail::jmap::{Account, Credentials, watch};
use afterword_mail::mailbox::{Processed, Status};
use tokio::sync::{oneshot, watch as channel};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::imap::{Memory, PATIENCE, Recorder, TOKEN, mail};

const USER: &str = "bot";

fn account(url: &str) -> Account {
    Account {
        url: url.parse().unwrap(),
        credentials: Credentials::Password {
            user: USER.to_owned(),
            password: Secret::new("any"),
        },
        mailbox: "INBOX".to_owned(),
        processed: Processed::Seen,
        poll_every: Duration::from_millis(100),
        private_hosts: vec!["127.0.0.1".to_owned()],
        certificate: None,
        timeout: Duration::from_secs(30),
    }
}

/// A reply to an address of ours.
fn reply(subject: &str) -> String {
    mail(&format!("{USER}+{TOKEN}@blog.test"), subject)
}

/// Nothing of ours.
fn junk(subject: &str) -> String {
    mail("bot@blog.test", subject)
}

/// A mailbox under watch.
struct Watching {
    status: channel::Receiver<Status>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl Watching {
    fn start(account: Account, memory: &Arc<Memory>, receive: &Arc<Recorder>) -> Self {
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { stopped.await.unwrap_or_default() };
        let status = channel::Sender::default();
        let told = status.subscribe();
        let (memory, receive) = (Arc::clone(memory), Arc::clone(receive));
        let running = tokio::spawn(watch(account, memory, receive, status, stopped));
        Self {
            status: told,
            stop: Some(stop),
            running,
        }
    }

    async fn tells(&self, ready: impl Fn(&Status) -> bool) -> Status {
        let mut status = self.status.clone();
        let there = timeout(PATIENCE, status.wait_for(|status| ready(status))).await;
        match there {
            Ok(status) => status.unwrap().clone(),
            Err(_) => panic!("it tells {:?}", *self.status.borrow()),
        }
    }

    /// Ends it as a shutdown does.
    async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        let ended = timeout(Duration::from_secs(2), &mut self.running).await;
        ended.expect("it does not stop").unwrap();
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.running.abort();
    }
}
