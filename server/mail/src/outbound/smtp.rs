//! Delivers mails to a mail server (RFC 5321, RFC 6409).

use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{fmt, fs};

use lettre::Address;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Ehlo, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;
use thiserror::Error as ThisError;
use tokio::sync::Mutex;

use super::compose::Outgoing;
use super::transport::SendError;
use crate::SignIn;
use crate::oauth::sasl::{Mechanism as Bearer, reported, without};
use crate::oauth::{LoginError, MailLogin};
use afterword_config::{Encryption, Secret};

/// Servers close connections that idle for a few minutes; ours closes earlier.
const IDLE: Duration = Duration::from_secs(30);
const MOST_IDLE: usize = 4;
/// Limit for QUIT, which nobody waits for.
const FAREWELL: Duration = Duration::from_secs(5);

/// Replies that concern us and not the recipient: authentication is required, too weak, or wrong (RFC 4954, 6).
const CONFIGURATION: [&str; 4] = ["530", "534", "535", "538"];

/// The server, and how to connect to it.
#[derive(Clone, Debug)]
pub struct SmtpRules {
    pub host: String,
    pub port: u16,
    pub encryption: Encryption,
    pub user: String,
    /// `None`: no authentication.
    pub sign_in: Option<SignIn>,
    /// A PEM file with authorities that are trusted besides the usual ones.
    pub certificate: Option<PathBuf>,
    /// How long one mail may take, from the connection to the last reply.
    pub timeout: Duration,
    /// Our name in EHLO; `None` uses this machine's name.
    pub hello: Option<String>,
}

#[derive(Debug, ThisError)]
pub enum SmtpError {
    #[error("smtp.certificate: {} can't be read: {error}", path.display())]
    Unreadable {
        path: PathBuf,
        error: std::io::Error,
    },
    #[error("smtp.certificate: {} contains no certificate in PEM: {error}", path.display())]
    Certificate { path: PathBuf, error: Error },
    #[error("smtp.host: no encrypted connection to {host} can be set up: {error}")]
    Tls { host: String, error: Error },
}

/// A mail server; its connections are reused for the next mail.
pub struct Smtp {
    rules: SmtpRules,
    tls: TlsParameters,
    hello: ClientId,
    idle: Mutex<Vec<(Instant, AsyncSmtpConnection)>>,
}

impl fmt::Debug for Smtp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Smtp").field(&self.rules).finish()
    }
}

/// The stage of a mail's delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Connecting,
    Encrypting,
    SigningIn,
    Sender,
    Receiver,
    Text,
}

impl Stage {
    fn as_str(self) -> &'static str {
        match self {
            Self::Connecting => "no connection (smtp.host, smtp.port)",
            Self::Encrypting => "no encryption (smtp.encryption, smtp.certificate)",
            Self::SigningIn => "signing in failed (smtp.user, smtp.password)",
            Self::Sender => "the sender was refused (mail.from)",
            Self::Receiver => "the receiver was refused",
            Self::Text => "the mail was not taken",
        }
    }
}

impl Smtp {
    /// Does not connect yet.
    ///
    /// # Errors
    /// The certificate in `rules` can't be used.
    pub fn new(rules: SmtpRules) -> Result<Self, SmtpError> {
        let mut tls = TlsParameters::builder(rules.host.clone());
        if let Some(path) = rules.certificate.clone() {
            let pem = match fs::read(&path) {
                Ok(pem) => pem,
                Err(error) => return Err(SmtpError::Unreadable { path, error }),
            };
            match Certificate::from_pem(&pem) {
                Ok(certificate) => tls = tls.add_root_certificate(certificate),
                Err(error) => return Err(SmtpError::Certificate { path, error }),
            }
        }
        let tls = tls
            .build_rustls()
            .map_err(|error| match rules.certificate.clone() {
                Some(path) => SmtpError::Certificate { path, error },
                None => SmtpError::Tls {
                    host: rules.host.clone(),
                    error,
                },
            })?;
        let hello = rules.hello.clone().map(ClientId::Domain);
        Ok(Self {
            tls,
            hello: hello.unwrap_or_default(),
            idle: Mutex::default(),
            rules,
        })
    }

    /// # Errors
    /// See [`SendError`].
    pub async fn send(&self, mail: &Outgoing) -> Result<(), SendError> {
        let limit = self.rules.timeout;
        let sent = tokio::time::timeout(limit, self.deliver(mail)).await;
        sent.unwrap_or_else(|_| {
            let problem = format!(
                "it took longer than {} s (smtp.timeout)",
                limit.as_secs_f32()
            );
            Err(SendError::Temporary(self.words(&problem)))
        })
    }

    /// Connects, encrypts and authenticates as for a mail, without sending one.
    ///
    /// # Errors
    /// See [`SendError`].
    pub async fn try_sign_in(&self) -> Result<(), SendError> {
        let limit = self.rules.timeout;
        let connected = tokio::time::timeout(limit, self.connect()).await;
        let connected = connected.unwrap_or_else(|_| {
            let problem = format!("no answer within {} s (smtp.timeout)", limit.as_secs_f32());
            Err(SendError::Temporary(self.words(&problem)))
        });
        farewell(connected?);
        Ok(())
    }

    async fn deliver(&self, mail: &Outgoing) -> Result<(), SendError> {
        let unusable =
            |_| SendError::Permanent("the envelope's addresses can't be used".to_owned());
        let from: Address = mail.envelope_from.parse().map_err(unusable)?;
        let to: Address = mail.envelope_to.parse().map_err(unusable)?;
        if !mail.envelope_from.is_ascii() || !mail.envelope_to.is_ascii() {
            let problem = "only addresses in ASCII can be sent to";
            return Err(SendError::Permanent(problem.to_owned()));
        }
        let mut connection = self.connection().await?;
        match hand_over(&mut connection, from, to, &mail.message).await {
            Ok(()) => {
                let mut idle = self.idle.lock().await;
                if idle.len() < MOST_IDLE {
                    idle.push((Instant::now(), connection));
                    return Ok(());
                }
                farewell(connection);
                Ok(())
            }
            Err((stage, error)) => {
                farewell(connection);
                Err(self.refused(stage, &error))
            }
        }
    }

    /// An idle connection that still answers, or a new one.
    async fn connection(&self) -> Result<AsyncSmtpConnection, SendError> {
        loop {
            let Some((since, mut connection)) = self.idle.lock().await.pop() else {
                return self.connect().await;
            };
            if since.elapsed() < IDLE && connection.test_connected().await {
                return Ok(connection);
            }
            farewell(connection);
        }
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, SendError> {
        let rules = &self.rules;
        let refused = |stage: Stage| move |error: Error| self.refused(stage, &error);
        let wrapped = (rules.encryption == Encryption::Tls).then(|| self.tls.clone());
        let mut connection = AsyncSmtpConnection::connect_tokio1(
            (rules.host.as_str(), rules.port),
            Some(rules.timeout),
            &self.hello,
            wrapped,
            None,
        )
        .await
        .map_err(refused(Stage::Connecting))?;
        if rules.encryption == Encryption::StartTls {
            if !connection.can_starttls() {
                farewell(connection);
                let problem = "it offers no STARTTLS: set smtp.encryption to what it offers";
                return Err(SendError::Temporary(self.words(problem)));
            }
            let secured = connection.starttls(self.tls.clone(), &self.hello).await;
            secured.map_err(refused(Stage::Encrypting))?;
        }
        match &rules.sign_in {
            None => {}
            Some(SignIn::Password(password)) => {
                let credentials =
                    Credentials::new(rules.user.clone(), password.reveal().to_owned());
                let mechanisms = [Mechanism::Plain, Mechanism::Login];
                let signed_in = connection.auth(&mechanisms, &credentials).await;
                signed_in.map_err(refused(Stage::SigningIn))?;
            }
            Some(SignIn::Consent(login)) => {
                if let Err(error) = self.consent(&mut connection, login).await {
                    farewell(connection);
                    return Err(error);
                }
            }
        }
        Ok(connection)
    }

    /// A refused access token may have been taken back before its end: another one is tried, once.
    async fn consent(
        &self,
        connection: &mut AsyncSmtpConnection,
        login: &MailLogin,
    ) -> Result<(), SendError> {
        // lettre's own parsing of the mechanisms lacks OAUTHBEARER.
        let hello = connection.command(Ehlo::new(self.hello.clone())).await;
        let hello = hello.map_err(|error| self.refused(Stage::Connecting, &error))?;
        let mut offers = hello
            .message()
            .filter_map(|line| line.strip_prefix("AUTH "))
            .flat_map(str::split_ascii_whitespace);
        let offers: Vec<String> = offers.by_ref().map(str::to_ascii_uppercase).collect();
        let Some(mechanism) = Bearer::offered(|name| offers.iter().any(|offer| offer == name))
        else {
            let problem = "it takes no login by consent (neither OAUTHBEARER nor XOAUTH2): check smtp.host and \
                           smtp.encryption, or set smtp.user and smtp.password";
            return Err(SendError::Temporary(self.words(problem)));
        };
        let unsigned = |error: LoginError| self.without_login(&error);
        let token = login.access_token().await.map_err(unsigned)?;
        let Err(_) = self.authenticate(connection, mechanism, &token).await else {
            return Ok(());
        };
        let token = login.renewed_token(token).await.map_err(unsigned)?;
        let signed_in = self.authenticate(connection, mechanism, &token).await;
        signed_in.map_err(|problem| {
            SendError::Temporary(self.words(&format!(
                "the login by consent was refused ({problem}): check that smtp.user is the address of the mailbox that \
                 was signed in to, and that its provider allows SMTP"
            )))
        })
    }

    async fn authenticate(
        &self,
        connection: &mut AsyncSmtpConnection,
        mechanism: Bearer,
        token: &Secret,
    ) -> Result<(), String> {
        let SmtpRules {
            user, host, port, ..
        } = &self.rules;
        if [user, token.reveal()]
            .iter()
            .any(|text| text.contains(char::is_control))
        {
            return Err("the name or the token has control characters".to_owned());
        }
        let first = mechanism.initial_response(user, host, *port, token.reveal());
        let name = mechanism.as_str();
        let secrets = [token.reveal(), first.as_str()];
        let said = |words: &str| without(&secrets, words);
        let answer = connection.command(format!("AUTH {name} {first}\r\n")).await;
        let answer = answer.map_err(|error| said(&error.to_string()))?;
        if !answer.has_code(334) {
            return Ok(());
        }
        // A report of an error (RFC 7628, 3.2.2); the refusal follows.
        let report = reported(answer.first_word().unwrap_or_default());
        let acknowledged = format!("{}\r\n", mechanism.acknowledgement());
        match connection.command(acknowledged).await {
            Ok(_) => Err(said(&report)),
            Err(error) if report.is_empty() => Err(said(&error.to_string())),
            Err(error) => Err(said(&format!("{error}; {report}"))),
        }
    }

    /// A login that only the owner can renew is no fault of a mail: it waits.
    fn without_login(&self, error: &LoginError) -> SendError {
        let words = self.words(&error.to_string());
        if error.needs_the_owner() {
            SendError::NotSignedIn(words)
        } else {
            SendError::Temporary(words)
        }
    }

    /// Whether mails can be tried: what has to sign in by consent has an access token.
    pub(crate) async fn ready(&self) -> Result<(), SendError> {
        match &self.rules.sign_in {
            Some(SignIn::Consent(login)) => match login.access_token().await {
                Ok(_) => Ok(()),
                Err(error) => Err(self.without_login(&error)),
            },
            _ => Ok(()),
        }
    }

    /// Only an answer about this recipient or this mail is permanent.
    fn refused(&self, stage: Stage, error: &Error) -> SendError {
        let answer = error.to_string();
        let code = error
            .status()
            .map(|code| code.to_string())
            .unwrap_or_default();
        // "Relay access denied", "relaying not permitted": we are not allowed to send there.
        let is_relaying = answer.to_ascii_lowercase().contains("relay");
        let is_ours = CONFIGURATION.contains(&code.as_str()) || is_relaying;
        let is_about_mail = matches!(stage, Stage::Receiver | Stage::Text);
        let words = self.words(&format!("{}: {answer}", stage.as_str()));
        if error.is_permanent() && is_about_mail && !is_ours {
            SendError::Permanent(words)
        } else {
            SendError::Temporary(words)
        }
    }

    /// Names the server, but never the password, even if the server repeats it.
    fn words(&self, problem: &str) -> String {
        let problem = match &self.rules.sign_in {
            Some(SignIn::Password(password)) if !password.reveal().is_empty() => {
                problem.replace(password.reveal(), "(secret)")
            }
            _ => problem.to_owned(),
        };
        format!("{}:{}: {problem}", self.rules.host, self.rules.port)
    }
}

/// One command after the other, so that it is known which one was refused.
async fn hand_over(
    connection: &mut AsyncSmtpConnection,
    from: Address,
    to: Address,
    message: &[u8],
) -> Result<(), (Stage, Error)> {
    let at = |stage: Stage| move |error: Error| (stage, error);
    let from = Mail::new(Some(from), Vec::new());
    connection.command(from).await.map_err(at(Stage::Sender))?;
    let to = Rcpt::new(to, Vec::new());
    connection.command(to).await.map_err(at(Stage::Receiver))?;
    connection.command(Data).await.map_err(at(Stage::Text))?;
    // The end of DATA adds a line end.
    let message = message.strip_suffix(b"\r\n").unwrap_or(message);
    connection.message(message).await.map_err(at(Stage::Text))?;
    Ok(())
}

fn farewell(mut connection: AsyncSmtpConnection) {
    tokio::spawn(async move {
        let _ = tokio::time::timeout(FAREWELL, connection.abort()).await;
    });
}
