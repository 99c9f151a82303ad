//! How a message leaves: by a mail server, into a folder, or into a test's hands.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lettre::address::{Address, Envelope};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::transport::smtp::{Error as SmtpError, PoolConfig};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::compose::Outgoing;
use crate::config::{Config, Encryption, Smtp};

/// Open connections to the mail server; most servers allow few for one user.
const POOL: u32 = 4;
/// A connection that is not used is closed.
const IDLE: Duration = Duration::from_secs(30);

pub enum Transport {
    Smtp {
        mailer: AsyncSmtpTransport<Tokio1Executor>,
        server: String,
        timeout: Duration,
    },
    Folder(PathBuf),
    Memory(Arc<Mutex<Vec<Outgoing>>>),
}

/// What keeps mails from being sent at all.
#[derive(Debug, thiserror::Error)]
pub enum TransportError {
    #[error("smtp.certificate: {} can't be used as an authority: {reason}", path.display())]
    Certificate { path: PathBuf, reason: String },
    #[error("smtp.host: {0}")]
    Tls(String),
    #[error("nothing sends mails: set smtp.host, or mail.folder for trying out")]
    NotConfigured,
}

/// Why a message was not sent, in words for the owner.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// It may be sent later.
    #[error("{0}")]
    Temporary(String),
    /// This recipient or message will never be taken.
    #[error("{0}")]
    Permanent(String),
}

impl Transport {
    /// What the settings name: `mail.folder` before `smtp.host`.
    ///
    /// # Errors
    /// A certificate that can't be used, or nothing that could send.
    pub fn new(config: &Config) -> Result<Self, TransportError> {
        match (&config.mail.folder, &config.smtp.host) {
            (Some(folder), _) => Ok(Self::Folder(folder.clone())),
            (None, Some(host)) => smtp(&config.smtp, host.as_str()),
            (None, None) => Err(TransportError::NotConfigured),
        }
    }

    /// # Errors
    /// [`SendError`]; after a time-out the server may have taken the message all the same.
    pub async fn send(&self, outgoing: &Outgoing) -> Result<(), SendError> {
        match self {
            Self::Smtp {
                mailer,
                server,
                timeout,
            } => {
                let envelope = envelope(outgoing)?;
                let sending = mailer.send_raw(&envelope, &outgoing.message);
                match tokio::time::timeout(*timeout, sending).await {
                    Ok(Ok(_)) => Ok(()),
                    Ok(Err(error)) => Err(judge(server, &error)),
                    Err(_) => Err(SendError::Temporary(format!(
                        "{server} did not answer within {} seconds",
                        timeout.as_secs()
                    ))),
                }
            }
            Self::Folder(folder) => write(folder, outgoing).await,
            Self::Memory(sent) => {
                let mut sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
                sent.push(outgoing.clone());
                Ok(())
            }
        }
    }

    /// Signs in and says good-bye.
    ///
    /// # Errors
    /// As [`Transport::send`], always with what the server said.
    pub async fn test(&self) -> Result<(), SendError> {
        let Self::Smtp {
            mailer,
            server,
            timeout,
        } = self
        else {
            return Ok(());
        };
        let temporary = |words: String| Err(SendError::Temporary(words));
        match tokio::time::timeout(*timeout, mailer.test_connection()).await {
            Ok(Ok(true)) => Ok(()),
            Ok(Ok(false)) => temporary(format!("{server} answers, but does not work")),
            Ok(Err(error)) => Err(judge(server, &error)),
            Err(_) => temporary(format!("{server} does not answer")),
        }
    }
}

fn smtp(smtp: &Smtp, host: &str) -> Result<Transport, TransportError> {
    let port = u16::try_from(smtp.port).unwrap_or(587);
    let tls = match smtp.encryption {
        Encryption::None => Tls::None,
        Encryption::StartTls => Tls::Required(tls_parameters(smtp, host)?),
        Encryption::Tls => Tls::Wrapper(tls_parameters(smtp, host)?),
    };
    let pool = PoolConfig::new().max_size(POOL).idle_timeout(IDLE);
    let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host)
        .port(port)
        .tls(tls)
        .timeout(Some(*smtp.timeout))
        .pool_config(pool);
    if let Some(password) = &smtp.password {
        let credentials = Credentials::new(smtp.user.clone(), password.reveal().to_owned());
        builder = builder.credentials(credentials);
    }
    Ok(Transport::Smtp {
        mailer: builder.build(),
        server: format!("{host}:{port}"),
        timeout: *smtp.timeout,
    })
}

fn tls_parameters(smtp: &Smtp, host: &str) -> Result<TlsParameters, TransportError> {
    let mut builder = TlsParameters::builder(host.to_owned());
    if let Some(path) = &smtp.certificate {
        let wrong = |reason: String| TransportError::Certificate {
            path: path.clone(),
            reason,
        };
        let pem = std::fs::read(path).map_err(|error| wrong(error.to_string()))?;
        let certificate = Certificate::from_pem(&pem).map_err(|error| wrong(error.to_string()))?;
        builder = builder.add_root_certificate(certificate);
    }
    builder
        .build_rustls()
        .map_err(|error| TransportError::Tls(error.to_string()))
}

fn envelope(outgoing: &Outgoing) -> Result<Envelope, SendError> {
    let address = |text: &str| -> Result<Address, SendError> {
        let wrong = |_| SendError::Permanent(format!("{text} is no address that mail can go to"));
        text.parse().map_err(wrong)
    };
    let to = vec![address(&outgoing.envelope_to)?];
    let from = Some(address(&outgoing.envelope_from)?);
    Envelope::new(from, to).map_err(|error| SendError::Permanent(error.to_string()))
}

/// A refusal of the recipient or of the message is for good; one of the connection, of the greeting or of
/// our password is the configuration's fault, and will be mended.
fn judge(server: &str, error: &SmtpError) -> SendError {
    let words = explained(server, error);
    let code = error.status().map(u16::from);
    // 530 to 538: about encryption and signing in (RFC 4954); 554 also greets (RFC 5321, 3.1).
    match code {
        Some(530..=538) => SendError::Temporary(words),
        Some(500..=599) => SendError::Permanent(words),
        _ if error.is_client() => SendError::Permanent(words),
        _ => SendError::Temporary(words),
    }
}

/// The error with its causes, on one line.
fn explained(server: &str, error: &SmtpError) -> String {
    let mut words = format!("{server}: {error}");
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let more = error.to_string();
        if !words.contains(&more) {
            words.push_str(": ");
            words.push_str(&more);
        }
        cause = error.source();
    }
    words.chars().filter(|c| !c.is_control()).take(500).collect()
}

/// Under another name first: who watches the folder sees whole messages only.
async fn write(folder: &Path, outgoing: &Outgoing) -> Result<(), SendError> {
    let name = format!("{}.eml", outgoing.id);
    let hidden = folder.join(format!(".{name}"));
    let write = async {
        tokio::fs::write(&hidden, &outgoing.message).await?;
        tokio::fs::rename(&hidden, folder.join(&name)).await
    };
    write.await.map_err(|error| {
        SendError::Temporary(format!("mail.folder {}: {error}", folder.display()))
    })
}
