//! Waiting for the server to push (RFC 2177).

use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use super::answer::{Answer, Condition};
use super::error::ImapError;
use super::session::Session;

impl Session {
    /// Until a message arrives, or for this long, whatever else the server says meanwhile.
    pub(super) async fn idle(&mut self, at_most: Duration) -> Result<(), ImapError> {
        let end = Instant::now() + at_most;
        let tag = self.wire.send("IDLE").await?;
        if !self.begun(&tag).await? {
            // It offered what it does not do: it is asked at intervals from now on.
            self.offers.idle = false;
            return Ok(());
        }
        while !self.news.arrived {
            let Ok(answer) = timeout_at(end, self.wire.next()).await else {
                break;
            };
            match answer? {
                // The server has had enough of it, although that is not its to say.
                Answer::Done(done, _) if done == tag => {
                    self.offers.idle = false;
                    return Ok(());
                }
                answer => self.heard(&answer)?,
            }
        }
        self.wire.send_line("DONE").await?;
        let news = &mut self.news;
        let note = |answer| news.note(&answer);
        self.wire.outcome("IDLE", &tag, note).await.map(|_| ())
    }

    async fn begun(&mut self, tag: &str) -> Result<bool, ImapError> {
        loop {
            match self.wire.answer().await? {
                Answer::Continue => return Ok(true),
                Answer::Done(done, _) if done == tag => return Ok(false),
                answer => self.heard(&answer)?,
            }
        }
    }

    fn heard(&mut self, answer: &Answer) -> Result<(), ImapError> {
        self.news.note(answer);
        match answer {
            Answer::Said(said) if said.condition == Condition::Bye => {
                Err(ImapError::Bye(said.words.clone()))
            }
            _ => Ok(()),
        }
    }
}
