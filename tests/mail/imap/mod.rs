//! A mailbox of a real Dovecot is watched; a real Postfix fills it.

mod connecting;
mod flags;
mod flood;
mod hostile;
mod progress;
mod push;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use afterword_config::Secret;
use afterword_mail::SignIn;
use afterword_mail::imap::{Account, Encryption, watch};
use afterword_mail::mailbox::{MailboxMemory, MailboxState, Processed, Status};
use afterword_mail_reader::{Mail, addressed, header};
use afterword_services::receive_mail::{
    Arrival, Delivery, LargeMail, LargeMails, Receipt, ReceiveMail,
};
use async_trait::async_trait;
use tokio::sync::{oneshot, watch as channel};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::support::{MAILBOX_PASSWORD, MailStack};

pub(super) const PATIENCE: Duration = Duration::from_secs(30);
/// What stands behind the plus of an address that is ours.
pub(super) const TOKEN: &str = "mabcdefghijklmnopqrstuvwxyz";

/// The account of a user by TLS; tests change what they are about.
fn account(stack: &MailStack, user: &str) -> Account {
    Account {
        host: "localhost".to_owned(),
        port: stack.imaps,
        encryption: Encryption::Tls,
        user: user.to_owned(),
        sign_in: SignIn::Password(Secret::new(MAILBOX_PASSWORD)),
        certificate: Some(stack.authority()),
        mailbox: "INBOX".to_owned(),
        processed: Processed::Seen,
        poll_every: Duration::from_millis(200),
        idle_for: Duration::from_secs(120),
    }
}

/// On a server of the plainest kind: no IDLE, no MOVE, no UIDPLUS.
fn plain_account(stack: &MailStack, user: &str) -> Account {
    Account {
        host: "127.0.0.2".to_owned(),
        port: stack.imap,
        encryption: Encryption::None,
        ..account(stack, user)
    }
}

fn tagged(user: &str) -> String {
    user.replace('@', &format!("+{TOKEN}@"))
}

pub(super) fn mail(to: &str, subject: &str) -> String {
    format!(
        "From: Owner <owner@example.org>\r\nTo: {to}\r\nSubject: {subject}\r\n\
         Message-ID: <{subject}@example.org>\r\n\r\nok\r\n"
    )
}

/// Sends a reply of the owner to the user's mailbox.
async fn reply(stack: &MailStack, user: &str, subject: &str) {
    let to = tagged(user);
    stack
        .send("owner@example.org", &to, &mail(&to, subject))
        .await;
}

/// Sends a mail that is nothing of ours.
async fn junk(stack: &MailStack, user: &str, subject: &str) {
    stack
        .send("shop@example.org", user, &mail(user, subject))
        .await;
}

type Decide = dyn Fn(&str, usize) -> Receipt + Send + Sync;

/// Writes down what is brought, and answers as the test wishes.
pub(super) struct Recorder {
    /// Subjects, in the order in which they came.
    brought: channel::Sender<Vec<String>>,
    /// From the subject, and how often it was brought before.
    decide: Box<Decide>,
}

impl Recorder {
    pub(super) fn new() -> Arc<Self> {
        Self::deciding(|_, _| Receipt::Done("approved".to_owned()))
    }

    pub(super) fn deciding(
        decide: impl Fn(&str, usize) -> Receipt + Send + Sync + 'static,
    ) -> Arc<Self> {
        Arc::new(Self {
            brought: channel::Sender::default(),
            decide: Box::new(decide),
        })
    }

    pub(super) fn brought(&self) -> Vec<String> {
        self.brought.borrow().clone()
    }

    /// Waits until what was brought is as it should be.
    pub(super) async fn has(&self, ready: impl Fn(&[String]) -> bool) {
        let mut brought = self.brought.subscribe();
        let there = timeout(PATIENCE, brought.wait_for(|brought| ready(brought))).await;
        assert!(there.is_ok(), "brought: {:?}", self.brought());
    }

    pub(super) async fn has_subject(&self, subject: &str) {
        self.has(|brought| brought.iter().any(|known| known == subject))
            .await;
    }
}

#[async_trait]
impl ReceiveMail for Recorder {
    fn is_addressed(&self, header: &[u8]) -> bool {
        Mail::parse(header).is_ok_and(|mail| !addressed(&mail).tokens.is_empty())
    }

    fn takes(&self, _: &str) -> bool {
        unreachable!("nobody asks for a mailbox that is watched")
    }

    async fn receive(&self, delivery: Delivery) -> Receipt {
        assert_eq!(delivery.arrival, Arrival::Imap);
        let mail = Mail::parse(header(&delivery.raw)).unwrap();
        let subject = mail.subject().to_owned();
        let known = self.brought.borrow();
        let before = known.iter().filter(|known| **known == subject).count();
        drop(known);
        let receipt = (self.decide)(&subject, before);
        self.brought.send_modify(|brought| brought.push(subject));
        receipt
    }

    async fn receive_header(&self, delivery: Delivery) -> Receipt {
        assert_eq!(delivery.arrival, Arrival::Imap);
        let mail = Mail::parse(&delivery.raw).unwrap();
        assert!(
            mail.parsed()
                .body_text(0)
                .is_none_or(|text| text.is_empty())
        );
        let subject = format!("the header of {}", mail.subject());
        self.brought.send_modify(|brought| brought.push(subject));
        Receipt::Done("too-large".to_owned())
    }

    async fn place(&self) -> LargeMail {
        LargeMails::default().place().await
    }
}

/// Remembers as the store will, and can be out of order.
#[derive(Default)]
pub(super) struct Memory {
    pub(super) state: channel::Sender<Option<MailboxState>>,
    out_of_order: Mutex<bool>,
}

impl Memory {
    pub(super) async fn has(&self, ready: impl Fn(MailboxState) -> bool) -> MailboxState {
        let mut states = self.state.subscribe();
        let there = states.wait_for(|state| state.is_some_and(&ready));
        let there = timeout(PATIENCE, there).await;
        there
            .unwrap_or_else(|_| panic!("remembered: {:?}", self.state.borrow()))
            .unwrap()
            .unwrap()
    }
}

#[async_trait]
impl MailboxMemory for Memory {
    async fn recall(&self, _: &str) -> Result<Option<MailboxState>, String> {
        if *self.out_of_order.lock().unwrap() {
            return Err("the store is busy".to_owned());
        }
        Ok(*self.state.borrow())
    }

    async fn keep(&self, _: &str, state: MailboxState) -> Result<(), String> {
        if *self.out_of_order.lock().unwrap() {
            return Err("the store is busy".to_owned());
        }
        self.state.send_replace(Some(state));
        Ok(())
    }
}

/// A mailbox under watch.
struct Watching {
    status: channel::Receiver<Status>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl Watching {
    fn start(account: Account, memory: &Arc<Memory>, receive: &Arc<Recorder>) -> Self {
        Self::telling(account, memory, receive, channel::Sender::default())
    }

    fn telling(
        account: Account,
        memory: &Arc<Memory>,
        receive: &Arc<Recorder>,
        status: channel::Sender<Status>,
    ) -> Self {
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { stopped.await.unwrap_or_default() };
        let told = status.subscribe();
        let (memory, receive) = (Arc::clone(memory), Arc::clone(receive));
        let running = tokio::spawn(watch(account, memory, receive, status, stopped));
        Self {
            status: told,
            stop: Some(stop),
            running,
        }
    }

    /// Waits for what is told of the watching.
    async fn tells(&self, ready: impl Fn(&Status) -> bool) -> Status {
        let mut status = self.status.clone();
        let there = timeout(PATIENCE, status.wait_for(|status| ready(status))).await;
        match there {
            Ok(status) => status.unwrap().clone(),
            Err(_) => panic!("it tells {:?}", *self.status.borrow()),
        }
    }

    /// All that is there was looked at, and it waits for more.
    async fn caught_up(&self) -> Status {
        self.tells(|status| status.caught_up).await
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
