//! Where mails go: to a mail server, into a folder, or into memory.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use thiserror::Error;

use super::compose::Outgoing;
use super::smtp::Smtp;

/// Why a mail was not accepted, as a text for the owner.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum SendError {
    /// A later attempt, or another setting, may succeed.
    #[error("{0}")]
    Temporary(String),
    /// The owner has to sign in to the mailbox. It is tried again then, however long that takes.
    #[error("{0}")]
    NotSignedIn(String),
    /// It will never succeed.
    #[error("{0}")]
    Permanent(String),
}

#[derive(Debug)]
pub enum Transport {
    Smtp(Box<Smtp>),
    /// Each mail becomes a file `<id>.eml`; sending it again replaces its file.
    Folder(PathBuf),
    /// For tests.
    Memory(Arc<Mutex<Vec<Outgoing>>>),
}

impl Transport {
    /// Whether mails can be tried. Costs nothing for all but a login by consent.
    ///
    /// # Errors
    /// There is no access token.
    pub async fn ready(&self) -> Result<(), SendError> {
        match self {
            Self::Smtp(server) => server.ready().await,
            Self::Folder(_) | Self::Memory(_) => Ok(()),
        }
    }

    /// Hands a mail over; after `Ok` the receiver is responsible for it.
    ///
    /// # Errors
    /// It was not accepted; the error says whether to try again.
    pub async fn send(&self, mail: &Outgoing) -> Result<(), SendError> {
        match self {
            Self::Smtp(server) => server.send(mail).await,
            Self::Folder(folder) => file(folder, mail).await.map_err(|error| {
                let folder = folder.display();
                SendError::Temporary(format!(
                    "mail.folder: {folder} can't be written to: {error}"
                ))
            }),
            Self::Memory(mails) => {
                let mut mails = mails.lock().unwrap_or_else(PoisonError::into_inner);
                mails.push(mail.clone());
                Ok(())
            }
        }
    }
}

/// A program that watches the folder sees only whole mails.
async fn file(folder: &Path, mail: &Outgoing) -> std::io::Result<()> {
    use tokio::io::AsyncWriteExt;

    let unfinished = folder.join(format!(".{}.tmp", mail.id));
    let mut file = tokio::fs::File::create(&unfinished).await?;
    file.write_all(&mail.message).await?;
    // Without `flush`, a write may fail in the background and `sync` would not report it: a full disk would pass for
    // a sent mail.
    file.flush().await?;
    file.sync_all().await?;
    drop(file);
    tokio::fs::rename(unfinished, folder.join(format!("{}.eml", mail.id))).await
}
