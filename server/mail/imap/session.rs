//! An open mailbox, and the few things that are asked of it: always by UID, never by a number that
//! means another message as soon as one is deleted.

use std::ops::RangeInclusive;

use super::account::{Account, Processed};
use super::answer::{Answer, Fetched};
use super::error::ImapError;
use super::folder_name::folder_name;
use super::login::{LoggedIn, log_in, offers};
use super::wire::Wire;
use afterword_mail_reader::MAX_MESSAGE;

/// Where it may stand whom a message is for.
const FIELDS: &str = "To Cc Delivered-To X-Original-To X-Delivered-To Envelope-To X-Envelope-To \
                      X-Gm-Original-To X-Forwarded-To In-Reply-To References";

/// In bytes; of a longer header the beginning is read.
const MAX_HEADER: usize = 64 * 1024;

/// What the server and the mailbox offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offers {
    /// It pushes (IDLE, RFC 2177).
    pub idle: bool,
    /// It moves messages in one step (MOVE, RFC 6851).
    pub moving: bool,
    /// It deletes single messages (UIDPLUS, RFC 4315).
    pub uid_expunge: bool,
    /// How many there are in the mailbox.
    pub messages: u32,
}

pub(super) struct Session {
    pub(super) wire: Wire,
    pub(super) offers: Offers,
    pub(super) uid_validity: u32,
    /// What the server said unasked.
    pub(super) news: News,
}

/// What the mailbox did since it was last looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct News {
    pub(super) messages: u32,
    pub(super) arrived: bool,
}

impl News {
    pub(super) fn note(&mut self, answer: &Answer) {
        match answer {
            Answer::Exists(messages) => {
                // Some servers say it after every command.
                self.arrived |= *messages > self.messages;
                self.messages = *messages;
            }
            Answer::Expunge => self.messages = self.messages.saturating_sub(1),
            _ => {}
        }
    }
}

impl Session {
    pub(super) async fn open(account: &Account) -> Result<Self, ImapError> {
        let LoggedIn {
            mut wire,
            capabilities,
        } = log_in(account).await?;
        let mut news = News::default();
        let mut uid_validity = None;
        let note = |answer| {
            news.note(&answer);
            if let Answer::Said(said) = answer {
                uid_validity = said.number("UIDVALIDITY").or(uid_validity);
            }
        };
        let name = format!(" {}", folder_name(&account.mailbox));
        let opened = wire.run("SELECT", &name, note).await;
        let opened = opened.map_err(|error| unopened(account, error))?;
        if opened.code == "READ-ONLY" {
            return Err(ImapError::ReadOnly(account.mailbox.clone()));
        }
        let offers = Offers {
            idle: offers(&capabilities, "IDLE"),
            moving: offers(&capabilities, "MOVE"),
            uid_expunge: offers(&capabilities, "UIDPLUS"),
            messages: news.messages,
        };
        Ok(Self {
            wire,
            offers,
            uid_validity: uid_validity
                .ok_or(ImapError::Nonsense("a mailbox without UIDVALIDITY"))?,
            news,
        })
    }

    /// The newest message; `None` in an empty mailbox.
    pub(super) async fn newest(&mut self) -> Result<Option<u32>, ImapError> {
        if self.news.messages == 0 {
            return Ok(None);
        }
        let mut newest = None;
        let asked = self
            .run("UID FETCH", " * (UID)", |message| {
                newest = newest.max(message.uid);
            })
            .await;
        match asked {
            // There is no `*` where all were deleted meanwhile.
            Ok(()) | Err(ImapError::Refused { .. }) => Ok(newest),
            Err(error) => Err(error),
        }
    }

    /// The headers of all messages in a range that tell whom they are for, as they come.
    pub(super) async fn headers(
        &mut self,
        range: &RangeInclusive<u32>,
        each: impl FnMut(Fetched),
    ) -> Result<(), ImapError> {
        let (first, last) = (range.start(), range.end());
        let arguments = format!(
            " {first}:{last} (UID RFC822.SIZE BODY.PEEK[HEADER.FIELDS ({FIELDS})]<0.{MAX_HEADER}>)"
        );
        self.run("UID FETCH", &arguments, each).await
    }

    /// A message; `None` when it is there no more. One that is too long is cut behind its first byte too many.
    pub(super) async fn whole(&mut self, uid: u32) -> Result<Option<Vec<u8>>, ImapError> {
        let arguments = format!(" {uid} (UID BODY.PEEK[]<0.{}>)", MAX_MESSAGE + 1);
        let mut found = None;
        let note = |message: Fetched| {
            if message.uid == Some(uid) && message.text.is_some() {
                found = message.text;
            }
        };
        self.run("UID FETCH", &arguments, note).await?;
        Ok(found)
    }

    pub(super) async fn finish(
        &mut self,
        uid: u32,
        processed: &Processed,
    ) -> Result<(), ImapError> {
        match processed {
            Processed::Seen => self.flag(uid, "\\Seen").await,
            Processed::Delete => self.delete(uid).await,
            Processed::Move(folder) if self.offers.moving => {
                self.transfer("UID MOVE", uid, folder).await
            }
            Processed::Move(folder) => {
                self.transfer("UID COPY", uid, folder).await?;
                self.delete(uid).await
            }
        }
    }

    /// Whether something has changed.
    pub(super) async fn ask(&mut self) -> Result<(), ImapError> {
        self.run("NOOP", "", |_| {}).await
    }

    /// Parts in peace; what the server says to that does not matter.
    pub(super) async fn close(mut self) {
        let _ = self.wire.send("LOGOUT").await;
    }

    async fn flag(&mut self, uid: u32, flag: &str) -> Result<(), ImapError> {
        let arguments = format!(" {uid} +FLAGS.SILENT ({flag})");
        self.run("UID STORE", &arguments, |_| {}).await
    }

    async fn delete(&mut self, uid: u32) -> Result<(), ImapError> {
        self.flag(uid, "\\Deleted").await?;
        if self.offers.uid_expunge {
            self.run("UID EXPUNGE", &format!(" {uid}"), |_| {}).await?;
        }
        Ok(())
    }

    async fn transfer(
        &mut self,
        command: &'static str,
        uid: u32,
        folder: &str,
    ) -> Result<(), ImapError> {
        let folder = folder_name(folder);
        let arguments = format!(" {uid} {folder}");
        match self.run(command, &arguments, |_| {}).await {
            Err(ImapError::Refused { code, .. }) if code == "TRYCREATE" => {
                match self.run("CREATE", &format!(" {folder}"), |_| {}).await {
                    // Why it cannot be made, the second try tells; or somebody else has made it meanwhile.
                    Ok(()) | Err(ImapError::Refused { .. }) => {}
                    Err(error) => return Err(error),
                }
                self.run(command, &arguments, |_| {}).await
            }
            done => done,
        }
    }

    async fn run(
        &mut self,
        command: &'static str,
        arguments: &str,
        mut each: impl FnMut(Fetched),
    ) -> Result<(), ImapError> {
        let news = &mut self.news;
        let note = |answer| {
            news.note(&answer);
            if let Answer::Fetch(message) = answer {
                each(message);
            }
        };
        self.wire.run(command, arguments, note).await.map(|_| ())
    }
}

fn unopened(account: &Account, error: ImapError) -> ImapError {
    match error {
        ImapError::Refused { words, .. } => ImapError::Mailbox {
            name: account.mailbox.clone(),
            words,
        },
        other => other,
    }
}
