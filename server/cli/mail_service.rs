//! Mail in the server: the job that sends, and the configured ways to receive.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use async_trait::async_trait;
use jiff::Timestamp;
use tokio::sync::watch;

use super::alone::{Alone, Lease};
use super::contexts;
use afterword_config::{Config, Encryption, Jmap, Lmtp, Processed};
use afterword_jobs::{Job, JobContext, NextCall, Runner};
use afterword_mail::lmtp::{LmtpAddress, LmtpCounters, LmtpLimits, LmtpListener, LmtpRules};
use afterword_mail::mailbox;
use afterword_mail::mailbox::{MailboxMemory, MailboxState};
use afterword_mail::oauth::MailLogin;
use afterword_mail::outbound::{Letters, Smtp, SmtpRules, Transport, Worker};
use afterword_mail::{Mailroom, Metrics, Noted, Notes, SignIn, imap, jmap};
use afterword_services::App;
use afterword_services::receive_mail::ReceiveMail;
use afterword_services::ways_in::Way;
use afterword_store::{MailboxPlace, Store};

/// Bounds of the time until a login is looked at again.
const RENEWAL_MIN: Duration = Duration::from_secs(1);
const RENEWAL_AGAIN: Duration = Duration::from_secs(5);
const RENEWAL_MAX: Duration = Duration::from_secs(15 * 60);

/// What is bound before the server runs, so that an address in use is reported at the start.
pub(super) struct MailService {
    lmtp: Option<LmtpListener>,
}

impl MailService {
    /// # Errors
    /// The address in `lmtp.listen` can't be used.
    pub(super) async fn bind(config: &Config) -> anyhow::Result<Self> {
        let address = config.lmtp.listen.filter(|_| config.mail.from.is_some());
        let lmtp = match address {
            Some(address) => {
                let listener = LmtpListener::bind(&LmtpAddress::Tcp(address)).await;
                let context = || format!("can't listen on {address} (lmtp.listen)");
                Some(listener.with_context(context)?)
            }
            None => None,
        };
        Ok(Self { lmtp })
    }

    /// The address of the LMTP listener.
    pub(super) fn lmtp_address(&self) -> Option<SocketAddr> {
        match self.lmtp.as_ref()?.local_address() {
            Ok(LmtpAddress::Tcp(address)) => Some(address),
            _ => None,
        }
    }

    /// Starts everything for mail. The returned value accepts messages from the API, as long as it exists.
    ///
    /// # Errors
    /// A template, a key or a certificate can't be used; names its setting.
    pub(super) fn start(
        self,
        app: &App,
        metrics: &Arc<Metrics>,
        runner: &mut Runner,
    ) -> anyhow::Result<Option<Arc<dyn ReceiveMail>>> {
        if app.config.mail.from.is_none() {
            return Ok(None);
        }
        let notes = notes(app, metrics);
        let account = Account::of(&app.config)?;
        let room: Arc<dyn ReceiveMail> = Arc::new(Noted {
            mailbox: account.as_ref().map_or(Way::Imap, Account::way),
            room: Arc::new(Mailroom::new(contexts::mail(app), Arc::clone(metrics))?),
            notes: notes.clone(),
        });
        app.inbound_mail.deliver_to(&room);
        runner.start(worker(app, metrics)?);
        if let Some(login) = MailLogin::new(&app.config)? {
            login.set_long_running();
            let notes = notes.clone();
            runner.start(KeepLogin { login, notes });
        }
        if let Some(account) = account {
            notes.set_up(account.way(), false);
            let job = WatchMailbox {
                store: Arc::clone(&app.store),
                notes: notes.clone(),
                account,
                room: Arc::clone(&room),
            };
            let lease = Lease::of(&app.store);
            runner.start(Alone { job, lease });
        }
        if let Some(listener) = self.lmtp {
            notes.set_up(Way::Lmtp, true);
            runner.start(ListenLmtp {
                address: listener.local_address()?,
                listener: Some(listener),
                rules: rules(&app.config),
                room: Arc::clone(&room),
                counters: Arc::default(),
            });
        }
        notes.set_up(Way::Http, true);
        Ok(Some(room))
    }
}

fn notes(app: &App, metrics: &Arc<Metrics>) -> Notes {
    Notes {
        ways: Arc::clone(&app.ways_in),
        metrics: Arc::clone(metrics),
        clock: app.clock.clone(),
    }
}

/// Receives from the mailbox of `[imap]` or `[jmap]`.
struct WatchMailbox {
    store: Arc<dyn Store>,
    notes: Notes,
    account: Account,
    room: Arc<dyn ReceiveMail>,
}

#[async_trait]
impl Job for WatchMailbox {
    fn name(&self) -> &'static str {
        match self.account {
            Account::Imap(_) => "imap",
            Account::Jmap(_) => "jmap",
        }
    }

    /// It reconnects by itself as long as the server runs: only a panic ends it earlier.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let mut failures = 0;
        let way = self.account.way();
        self.notes
            .mailbox(way, &mailbox::Status::default(), &mut failures);
        let memory = Arc::new(Memory(Arc::clone(&self.store)));
        let status = watch::Sender::new(mailbox::Status::default());
        let mut shown = status.subscribe();
        let show = async {
            while shown.changed().await.is_ok() {
                let status = shown.borrow_and_update().clone();
                self.notes.mailbox(way, &status, &mut failures);
            }
        };
        let (account, room) = (self.account.clone(), Arc::clone(&self.room));
        let stopped = context.stopped();
        let watching = async {
            match account {
                Account::Imap(account) => imap::watch(account, memory, room, status, stopped).await,
                Account::Jmap(account) => jmap::watch(account, memory, room, status, stopped).await,
            }
        };
        tokio::join!(context.steady(watching), show);
        Ok(NextCall::Finished)
    }
}

/// Renews the login of `[oauth]` in time, also while nothing is sent: some providers end a login that is not used.
struct KeepLogin {
    login: MailLogin,
    notes: Notes,
}

#[async_trait]
impl Job for KeepLogin {
    fn name(&self) -> &'static str {
        "mail-login"
    }

    /// Fails while the owner has to sign in, or while the renewed login can't be written: then `/readyz` and the metrics
    /// say so.
    async fn run(&mut self, _: &JobContext) -> anyhow::Result<NextCall> {
        let token = self.login.access_token().await;
        let fine = token.and_then(|_| self.login.written());
        self.notes
            .login(fine.as_ref().err().map(ToString::to_string));
        fine?;
        let left = self.login.renewal()?.duration_since(Timestamp::now());
        let left = Duration::try_from(left).unwrap_or_default();
        // Renewing has failed, and the token still serves.
        let least = if left.is_zero() {
            RENEWAL_AGAIN
        } else {
            RENEWAL_MIN
        };
        Ok(NextCall::After(left.clamp(least, RENEWAL_MAX)))
    }
}

/// Accepts messages from a mail server.
struct ListenLmtp {
    address: LmtpAddress,
    /// Bound at the start; `None` after a panic.
    listener: Option<LmtpListener>,
    rules: LmtpRules,
    room: Arc<dyn ReceiveMail>,
    counters: Arc<LmtpCounters>,
}

#[async_trait]
impl Job for ListenLmtp {
    fn name(&self) -> &'static str {
        "lmtp"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let listener = match self.listener.take() {
            Some(listener) => listener,
            None => LmtpListener::bind(&self.address).await?,
        };
        let (rules, room) = (self.rules.clone(), Arc::clone(&self.room));
        let counters = Arc::clone(&self.counters);
        let serving = listener.serve(rules, room, counters, context.stopped());
        context.steady(serving).await;
        Ok(NextCall::Finished)
    }
}

/// # Errors
/// A template, a key or a certificate can't be used; names its setting.
pub(super) fn worker(app: &App, metrics: &Arc<Metrics>) -> anyhow::Result<Worker> {
    let letters = Letters::new(&app.config)?;
    let transport = transport(&app.config)?;
    Ok(Worker::new(
        contexts::mail(app),
        letters,
        transport,
        Arc::clone(metrics),
    ))
}

/// # Errors
/// A certificate can't be used, or there is no way to send; names the setting.
pub(super) fn transport(config: &Config) -> anyhow::Result<Transport> {
    if let Some(folder) = &config.mail.folder {
        return Ok(Transport::Folder(folder.clone()));
    }
    let smtp = &config.smtp;
    let host = smtp.host.as_ref();
    let host = host.context("nothing sends mails: set smtp.host, or mail.folder for trying out")?;
    let server = Smtp::new(SmtpRules {
        host: host.as_str().to_owned(),
        port: u16::try_from(smtp.port).unwrap_or(587),
        encryption: smtp.encryption,
        user: smtp.user.clone(),
        sign_in: SignIn::of(
            &smtp.user,
            smtp.password.as_ref(),
            MailLogin::new(config)?.as_ref(),
        ),
        certificate: smtp.certificate.clone(),
        timeout: *smtp.timeout,
        hello: config.mail.address().map(|own| own.domain().to_owned()),
    })?;
    Ok(Transport::Smtp(Box::new(server)))
}

/// A mailbox, and what its server speaks.
#[derive(Clone)]
pub(super) enum Account {
    Imap(imap::Account),
    Jmap(jmap::Account),
}

impl Account {
    /// The mailbox in the settings, if there is one.
    ///
    /// # Errors
    /// TLS can't be used.
    pub(super) fn of(config: &Config) -> anyhow::Result<Option<Self>> {
        let imap = of_imap(config)?.map(Self::Imap);
        Ok(imap.or_else(|| of_jmap(config).map(Self::Jmap)))
    }

    pub(super) fn way(&self) -> Way {
        match self {
            Self::Imap(_) => Way::Imap,
            Self::Jmap(_) => Way::Jmap,
        }
    }

    /// Opens it once, and returns whether the server pushes new mail.
    ///
    /// # Errors
    /// Names the setting to change.
    pub(super) async fn try_login(&self) -> anyhow::Result<bool> {
        Ok(match self {
            Self::Imap(account) => imap::try_login(account).await?.idle,
            Self::Jmap(account) => jmap::try_login(account).await?.push,
        })
    }

    /// Waits for the message with `mark` in a recipient field, and removes it.
    ///
    /// # Errors
    /// The mailbox can't be opened or read.
    pub(super) async fn find(
        &self,
        mark: &str,
        patience: Duration,
    ) -> anyhow::Result<Option<Vec<u8>>> {
        Ok(match self {
            Self::Imap(account) => imap::find(account, mark, patience).await?,
            Self::Jmap(account) => jmap::find(account, mark, patience).await?,
        })
    }

    /// Its name, where it is, and the section of its settings.
    pub(super) fn named(&self) -> (&str, String, &'static str) {
        match self {
            Self::Imap(account) => {
                let server = format!("{}:{}", account.host, account.port);
                (&account.mailbox, server, "imap")
            }
            Self::Jmap(account) => (&account.mailbox, account.server().to_owned(), "jmap"),
        }
    }
}

fn of_jmap(config: &Config) -> Option<jmap::Account> {
    let Jmap {
        url,
        token,
        user,
        password,
        mailbox,
        processed,
        archive,
        poll_every,
        ..
    } = config.jmap.clone();
    let credentials = match (token, password) {
        (Some(token), _) => jmap::Credentials::Token(token),
        (None, password) => jmap::Credentials::Password {
            user,
            password: password?,
        },
    };
    Some(jmap::Account {
        url: url?.url().clone(),
        credentials,
        mailbox,
        processed: of_processed(processed, archive),
        poll_every: *poll_every,
        private_hosts: config.outgoing.private_hosts(),
        certificate: config.outgoing.certificate.clone(),
        timeout: *config.outgoing.timeout,
    })
}

fn of_processed(processed: Processed, archive: String) -> mailbox::Processed {
    match processed {
        Processed::Seen => mailbox::Processed::Seen,
        Processed::Move => mailbox::Processed::Move(archive),
        Processed::Delete => mailbox::Processed::Delete,
    }
}

fn of_imap(config: &Config) -> anyhow::Result<Option<imap::Account>> {
    let login = MailLogin::new(config)?;
    let config = &config.imap;
    let sign_in = SignIn::of(&config.user, config.password.as_ref(), login.as_ref());
    let (Some(host), Some(sign_in)) = (&config.host, sign_in) else {
        return Ok(None);
    };
    Ok(Some(imap::Account {
        host: host.as_str().to_owned(),
        port: u16::try_from(config.port).unwrap_or(993),
        encryption: match config.encryption {
            Encryption::Tls => imap::Encryption::Tls,
            Encryption::StartTls => imap::Encryption::StartTls,
            Encryption::None => imap::Encryption::None,
        },
        user: config.user.clone(),
        sign_in,
        certificate: config.certificate.clone(),
        mailbox: config.mailbox.clone(),
        processed: of_processed(config.processed, config.archive.clone()),
        poll_every: *config.poll_every,
        idle_for: imap::MAX_IDLE,
    }))
}

fn rules(config: &Config) -> LmtpRules {
    let Lmtp {
        trusted_peers,
        max_message,
        messages_per_minute,
        ..
    } = config.lmtp.clone();
    let host = config.server.public_url.host_str().unwrap_or("localhost");
    LmtpRules {
        hostname: host.to_owned(),
        trusted_peers,
        limits: LmtpLimits {
            max_message: max_message.length(),
            peer_messages_per_minute: u32::try_from(messages_per_minute).unwrap_or(u32::MAX),
            ..LmtpLimits::default()
        },
    }
}

/// Stores the reading position of the mailbox in the store.
struct Memory(Arc<dyn Store>);

#[async_trait]
impl MailboxMemory for Memory {
    async fn recall(&self, account: &str) -> Result<Option<MailboxState>, String> {
        let place = self.0.mailbox_place(account.to_owned()).await;
        let place = place.map_err(|error| error.to_string())?;
        Ok(place.map(|place| MailboxState {
            uid_validity: place.uid_validity,
            last_uid: place.last_uid,
        }))
    }

    async fn keep(&self, account: &str, state: MailboxState) -> Result<(), String> {
        let place = MailboxPlace {
            uid_validity: state.uid_validity,
            last_uid: state.last_uid,
        };
        let kept = self.0.keep_mailbox_place(account.to_owned(), place).await;
        kept.map_err(|error| error.to_string())
    }
}
