//! Mail in the server: the job that sends, and the configured ways to receive.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use async_trait::async_trait;
use jiff::Timestamp;
use tokio::sync::watch;

use super::contexts;
use afterword_config::{Config, Encryption, Lmtp, Processed};
use afterword_jobs::{Job, JobContext, NextCall, Runner};
use afterword_mail::imap;
use afterword_mail::imap::{Account, ImapMemory, ImapState};
use afterword_mail::lmtp::{LmtpAddress, LmtpCounters, LmtpLimits, LmtpListener, LmtpRules};
use afterword_mail::oauth::MailLogin;
use afterword_mail::outbound::{Letters, Smtp, SmtpRules, Transport, Worker};
use afterword_mail::{Mailroom, Metrics, Noted, Notes, SignIn};
use afterword_services::App;
use afterword_services::receive_mail::ReceiveMail;
use afterword_services::ways_in::Way;
use afterword_store::{MailboxPlace, Store};

/// Bounds of the time until a login is looked at again.
const RENEWAL_MIN: Duration = Duration::from_secs(1);
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
        let notes = Notes {
            ways: Arc::clone(&app.ways_in),
            metrics: Arc::clone(metrics),
            clock: app.clock.clone(),
        };
        let room: Arc<dyn ReceiveMail> = Arc::new(Noted {
            room: Arc::new(Mailroom::new(contexts::mail(app), Arc::clone(metrics))?),
            notes: notes.clone(),
        });
        app.inbound_mail.deliver_to(&room);
        runner.start(worker(app, metrics)?);
        if let Some(login) = MailLogin::new(&app.config)? {
            let notes = notes.clone();
            runner.start(KeepLogin { login, notes });
        }
        if let Some(account) = account(&app.config)? {
            notes.set_up(Way::Imap, false);
            runner.start(WatchMailbox {
                store: Arc::clone(&app.store),
                notes: notes.clone(),
                account,
                room: Arc::clone(&room),
            });
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

/// Receives from the mailbox of `[imap]`.
struct WatchMailbox {
    store: Arc<dyn Store>,
    notes: Notes,
    account: Account,
    room: Arc<dyn ReceiveMail>,
}

#[async_trait]
impl Job for WatchMailbox {
    fn name(&self) -> &'static str {
        "imap"
    }

    /// It reconnects by itself as long as the server runs: only a panic ends it earlier.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        let mut failures = 0;
        self.notes.mailbox(&imap::Status::default(), &mut failures);
        let memory = Arc::new(Memory(Arc::clone(&self.store)));
        let status = watch::Sender::new(imap::Status::default());
        let mut shown = status.subscribe();
        let show = async {
            while shown.changed().await.is_ok() {
                let status = shown.borrow_and_update().clone();
                self.notes.mailbox(&status, &mut failures);
            }
        };
        let (account, room) = (self.account.clone(), Arc::clone(&self.room));
        let watching = imap::watch(account, memory, room, status, context.stopped());
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

    /// Fails while the owner has to sign in: then `/readyz` and the metrics say so.
    async fn run(&mut self, _: &JobContext) -> anyhow::Result<NextCall> {
        let token = self.login.access_token().await;
        self.notes
            .login(token.as_ref().err().map(ToString::to_string));
        token?;
        let left = self.login.renewal()?.duration_since(Timestamp::now());
        let left = Duration::try_from(left).unwrap_or_default();
        Ok(NextCall::After(left.clamp(RENEWAL_MIN, RENEWAL_MAX)))
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

/// The mailbox in the settings, if there is one.
///
/// # Errors
/// TLS can't be used.
pub(super) fn account(config: &Config) -> anyhow::Result<Option<Account>> {
    let login = MailLogin::new(config)?;
    let config = &config.imap;
    let sign_in = SignIn::of(&config.user, config.password.as_ref(), login.as_ref());
    let (Some(host), Some(sign_in)) = (&config.host, sign_in) else {
        return Ok(None);
    };
    Ok(Some(Account {
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
        processed: match config.processed {
            Processed::Seen => imap::Processed::Seen,
            Processed::Move => imap::Processed::Move(config.archive.clone()),
            Processed::Delete => imap::Processed::Delete,
        },
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
impl ImapMemory for Memory {
    async fn recall(&self, account: &str) -> Result<Option<ImapState>, String> {
        let place = self.0.mailbox_place(account.to_owned()).await;
        let place = place.map_err(|error| error.to_string())?;
        Ok(place.map(|place| ImapState {
            uid_validity: place.uid_validity,
            last_uid: place.last_uid,
        }))
    }

    async fn keep(&self, account: &str, state: ImapState) -> Result<(), String> {
        let place = MailboxPlace {
            uid_validity: state.uid_validity,
            last_uid: state.last_uid,
        };
        let kept = self.0.keep_mailbox_place(account.to_owned(), place).await;
        kept.map_err(|error| error.to_string())
    }
}
