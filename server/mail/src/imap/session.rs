//! An open mailbox and its few commands. It uses UIDs, because a sequence number changes as soon as another message
//! is deleted.

use std::ops::RangeInclusive;
use std::time::Duration;

use afterword_mail_reader::MAX_MESSAGE;
use bytes::Bytes;
use data_encoding::BASE64_NOPAD;
use tokio::time::{Instant, timeout_at};

use super::account::Account;
use super::connection::Connection;
use super::error::ImapError;
use super::login::{LoggedIn, log_in, offers};
use super::response::{Condition, Fetched, Response};
use crate::mailbox::{Processed, RECIPIENT_FIELDS};

/// In bytes; of a longer header only the beginning is read.
const MAX_HEADER: usize = 64 * 1024;

/// The whole header of a message that is too large; a longer one is not read.
const MAX_WHOLE_HEADER: usize = 256 * 1024;

/// The extensions of the server, and the mailbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offers {
    /// It pushes (IDLE, RFC 2177).
    pub idle: bool,
    /// It moves messages in one step (MOVE, RFC 6851).
    pub moving: bool,
    /// It deletes single messages (UIDPLUS, RFC 4315).
    pub uid_expunge: bool,
    /// How many messages the mailbox has.
    pub messages: u32,
}

pub(super) struct Session {
    pub(super) connection: Connection,
    pub(super) offers: Offers,
    pub(super) uid_validity: u32,
    /// Responses that the server sent unasked.
    pub(super) updates: MailboxUpdates,
}

/// Changes in the mailbox since the last check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MailboxUpdates {
    pub(super) messages: u32,
    pub(super) arrived: bool,
}

impl MailboxUpdates {
    pub(super) fn note(&mut self, response: &Response) {
        match response {
            Response::Exists(messages) => {
                // Some servers send it after every command.
                self.arrived |= *messages > self.messages;
                self.messages = *messages;
            }
            Response::Expunge => self.messages = self.messages.saturating_sub(1),
            _ => {}
        }
    }
}

impl Session {
    pub(super) async fn open(account: &Account) -> Result<Self, ImapError> {
        let LoggedIn {
            mut connection,
            capabilities,
        } = log_in(account).await?;
        let mut updates = MailboxUpdates::default();
        let mut uid_validity = None;
        let note = |response| {
            updates.note(&response);
            if let Response::Status(said) = response {
                uid_validity = said.number("UIDVALIDITY").or(uid_validity);
            }
        };
        let name = format!(" {}", folder_name(&account.mailbox));
        let opened = connection.run("SELECT", &name, note).await;
        let opened = opened.map_err(|error| unopened(account, error))?;
        if opened.code == "READ-ONLY" {
            return Err(ImapError::ReadOnly(account.mailbox.clone()));
        }
        let offers = Offers {
            idle: offers(&capabilities, "IDLE"),
            moving: offers(&capabilities, "MOVE"),
            uid_expunge: offers(&capabilities, "UIDPLUS"),
            messages: updates.messages,
        };
        Ok(Self {
            connection,
            offers,
            uid_validity: uid_validity
                .ok_or(ImapError::Nonsense("a mailbox without UIDVALIDITY"))?,
            updates,
        })
    }

    /// The newest message; `None` if the mailbox is empty.
    pub(super) async fn newest(&mut self) -> Result<Option<u32>, ImapError> {
        if self.updates.messages == 0 {
            return Ok(None);
        }
        let mut newest = None;
        let asked = self
            .run("UID FETCH", " * (UID)", |message| {
                newest = newest.max(message.uid);
            })
            .await;
        match asked {
            // `*` does not exist if all messages were deleted meanwhile.
            Ok(()) | Err(ImapError::Refused { .. }) => Ok(newest),
            Err(error) => Err(error),
        }
    }

    /// The recipient headers of all messages in a range, in the order of arrival.
    pub(super) async fn fetch_headers(
        &mut self,
        range: &RangeInclusive<u32>,
        each: impl FnMut(Fetched),
    ) -> Result<(), ImapError> {
        let (first, last) = (range.start(), range.end());
        let fields = RECIPIENT_FIELDS.join(" ");
        let arguments = format!(
            " {first}:{last} (UID RFC822.SIZE BODY.PEEK[HEADER.FIELDS ({fields})]<0.{MAX_HEADER}>)"
        );
        self.run("UID FETCH", &arguments, each).await
    }

    /// A message; `None` if it is gone. One that is too long is cut one byte after the limit.
    pub(super) async fn fetch_message(&mut self, uid: u32) -> Result<Option<Bytes>, ImapError> {
        self.fetch_part(uid, &format!("BODY.PEEK[]<0.{}>", MAX_MESSAGE + 1))
            .await
    }

    /// All of a message's header; `None` if it is gone.
    pub(super) async fn fetch_header(&mut self, uid: u32) -> Result<Option<Bytes>, ImapError> {
        self.fetch_part(uid, &format!("BODY.PEEK[HEADER]<0.{MAX_WHOLE_HEADER}>"))
            .await
    }

    async fn fetch_part(&mut self, uid: u32, part: &str) -> Result<Option<Bytes>, ImapError> {
        let arguments = format!(" {uid} (UID {part})");
        let mut found = None;
        let note = |message: Fetched| {
            if message.uid == Some(uid) && message.text.is_some() {
                found = message.text;
            }
        };
        self.run("UID FETCH", &arguments, note).await?;
        Ok(found)
    }

    pub(super) async fn mark_processed(
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

    /// Checks for changes.
    pub(super) async fn poll(&mut self) -> Result<(), ImapError> {
        self.run("NOOP", "", |_| {}).await
    }

    /// Logs out; the server's answer does not matter.
    pub(super) async fn close(mut self) {
        let _ = self.connection.send("LOGOUT").await;
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
                    // If it can't be created, the second attempt reports why; another client may have created it
                    // meanwhile.
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
        let updates = &mut self.updates;
        let note = |response| {
            updates.note(&response);
            if let Response::Fetch(message) = response {
                each(message);
            }
        };
        self.connection
            .run(command, arguments, note)
            .await
            .map(|_| ())
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

impl Session {
    /// Waits until a message arrives, or for this long, whatever else the server sends.
    pub(super) async fn idle(&mut self, at_most: Duration) -> Result<(), ImapError> {
        let end = Instant::now() + at_most;
        let tag = self.connection.send("IDLE").await?;
        if !self.idle_begins(&tag).await? {
            // The server does not support IDLE although it offers it: it is polled from now on.
            self.offers.idle = false;
            return Ok(());
        }
        while !self.updates.arrived {
            let Ok(response) = timeout_at(end, self.connection.next()).await else {
                break;
            };
            match response? {
                // The server has ended IDLE, although only the client may.
                Response::Done(done, _) if done == tag => {
                    self.offers.idle = false;
                    return Ok(());
                }
                response => self.note_unless_bye(&response)?,
            }
        }
        self.connection.send_line("DONE").await?;
        let updates = &mut self.updates;
        let note = |response| updates.note(&response);
        self.connection
            .outcome("IDLE", &tag, note)
            .await
            .map(|_| ())
    }

    async fn idle_begins(&mut self, tag: &str) -> Result<bool, ImapError> {
        loop {
            match self.connection.response().await? {
                Response::Continue(_) => return Ok(true),
                Response::Done(done, _) if done == tag => return Ok(false),
                response => self.note_unless_bye(&response)?,
            }
        }
    }

    fn note_unless_bye(&mut self, response: &Response) -> Result<(), ImapError> {
        self.updates.note(response);
        match response {
            Response::Status(said) if said.condition == Condition::Bye => {
                Err(ImapError::Bye(said.words.clone()))
            }
            _ => Ok(()),
        }
    }
}

/// `name` encoded, as a quoted string.
pub(super) fn folder_name(name: &str) -> String {
    let mut encoded = String::with_capacity(name.len() + 2);
    let mut foreign: Vec<u8> = Vec::new();
    for character in name.chars() {
        if matches!(character, ' '..='~') {
            shift(&mut foreign, &mut encoded);
            match character {
                '&' => encoded.push_str("&-"),
                '"' | '\\' => encoded.extend(['\\', character]),
                plain => encoded.push(plain),
            }
        } else {
            let mut units = [0; 2];
            let units = character.encode_utf16(&mut units);
            foreign.extend(units.iter().flat_map(|unit| unit.to_be_bytes()));
        }
    }
    shift(&mut foreign, &mut encoded);
    format!("\"{encoded}\"")
}

fn shift(foreign: &mut Vec<u8>, encoded: &mut String) {
    if !foreign.is_empty() {
        let base64 = BASE64_NOPAD.encode(foreign).replace('/', ",");
        encoded.push_str(&format!("&{base64}-"));
        foreign.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::folder_name;

    #[test]
    fn foreign_letters_and_signs_reach_the_server_as_it_writes_them() {
        assert_eq!(folder_name("INBOX"), r#""INBOX""#);
        assert_eq!(folder_name("Done & dusted"), r#""Done &- dusted""#);
        assert_eq!(folder_name("Entwürfe"), r#""Entw&APw-rfe""#);
        assert_eq!(folder_name("~peter/日本語"), r#""~peter/&ZeVnLIqe-""#);
        assert_eq!(folder_name("a\"b\\c"), r#""a\"b\\c""#);
        assert_eq!(
            folder_name("x\r\nA1 DELETE INBOX"),
            "\"x&AA0ACg-A1 DELETE INBOX\""
        );
    }
}
