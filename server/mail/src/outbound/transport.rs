//! Where mails go: to a mail server, into a folder, or into memory.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use thiserror::Error;

use super::compose::Outgoing;
use super::smtp::Smtp;

/// Why a mail was not taken, in words for the owner.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum SendError {
    /// It may go at another time, or after a setting was changed.
    #[error("{0}")]
    Temporary(String),
    /// It will never go.
    #[error("{0}")]
    Permanent(String),
}

#[derive(Debug)]
pub enum Transport {
    Smtp(Box<Smtp>),
    /// Each mail becomes a file `<id>.eml`; a mail that is sent again replaces its file.
    Folder(PathBuf),
    /// For tests.
    Memory(Arc<Mutex<Vec<Outgoing>>>),
}

impl Transport {
    /// Hands a mail over; when this is `Ok`, somebody else is responsible for it.
    ///
    /// # Errors
    /// It was not taken; whether to try again is in the error.
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

/// Whoever watches the folder sees whole mails only.
async fn file(folder: &Path, mail: &Outgoing) -> std::io::Result<()> {
    use tokio::io::AsyncWriteExt;

    let unfinished = folder.join(format!(".{}.tmp", mail.id));
    let mut file = tokio::fs::File::create(&unfinished).await?;
    file.write_all(&mail.message).await?;
    // Writing goes on behind our back, and syncing does not tell how it ended: a full disk would pass for a sent mail.
    file.flush().await?;
    file.sync_all().await?;
    drop(file);
    tokio::fs::rename(unfinished, folder.join(format!("{}.eml", mail.id))).await
}
