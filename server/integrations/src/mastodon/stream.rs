//! What a server tells at once (<https://docs.joinmastodon.org/methods/streaming/#user>): which posts to look at now.
//! Whatever is missed here, the next reading finds.

use std::sync::Arc;
use std::time::Duration;

use afterword_jobs::JobContext;
use afterword_outgoing::{OutgoingError, Response};
use serde::Deserialize;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, sleep, timeout};

use super::api::Api;
use super::error::MastodonError;
use super::pauses;

/// The server says something every 15 seconds, if only that it is there.
const SILENCE: Duration = Duration::from_secs(90);
/// A connection that held so long was a good one.
const STEADY: Duration = Duration::from_secs(300);
/// In bytes; a longer event is none of Mastodon's.
const MAX_EVENT: usize = 1024 * 1024;

/// What an event is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum News {
    /// A status that answers another one, by their ids.
    Answer { id: String, to: String },
    /// A status that was removed.
    Removed(String),
    /// One of the account's posts is liked or passed on.
    Liked,
    /// The connection is new: something may have been missed.
    Connected,
}

/// Which account has news.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) account: usize,
    pub(super) news: News,
}

/// Listens to one account's stream.
pub(super) struct Listener {
    pub(super) account: usize,
    pub(super) api: Arc<Api>,
    pub(super) told: UnboundedSender<Told>,
}

impl Listener {
    /// Until the end; a lost connection is made anew after a pause.
    pub(super) async fn listen(self) {
        let mut failures = 0;
        loop {
            let begun = Instant::now();
            let ended = self.connection().await;
            failures = match begun.elapsed() >= STEADY {
                true => 1,
                false => failures + 1,
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a Mastodon server does not tell news now: it is asked instead");
            }
            let pause = Duration::try_from(pauses::after_failure(failures, None));
            sleep(pause.unwrap_or(SILENCE)).await;
        }
    }

    async fn connection(&self) -> Result<(), MastodonError> {
        let mut response = self.api.stream("api/v1/streaming/user").await?;
        self.tell(News::Connected);
        let mut events = Events::default();
        while let Some(part) = next_part(&mut response).await? {
            if !events.add(&part) {
                return Err(OutgoingError::TooLong(MAX_EVENT).into());
            }
            while let Some(event) = events.next() {
                if let Some(news) = event.news() {
                    self.tell(news);
                }
            }
        }
        Ok(())
    }

    fn tell(&self, news: News) {
        let account = self.account;
        // Nobody listens any more once the job has ended.
        let _ = self.told.send(Told { account, news });
    }
}

async fn next_part(response: &mut Response) -> Result<Option<bytes::Bytes>, OutgoingError> {
    match timeout(SILENCE, response.part()).await {
        Ok(part) => part,
        Err(_) => Ok(None),
    }
}

/// Listens until the job is stopped.
pub(super) async fn until_stopped(listener: Listener, context: JobContext) {
    tokio::select! {
        () = context.stopped() => {}
        () = listener.listen() => {}
    }
}

/// Server-Sent Events (<https://html.spec.whatwg.org/multipage/server-sent-events.html>) as they arrive.
#[derive(Default)]
struct Events {
    received: Vec<u8>,
    name: String,
    data: String,
}

#[derive(Debug, PartialEq, Eq)]
struct Event {
    name: String,
    data: String,
}

impl Events {
    /// `false` if there is too much of one event.
    fn add(&mut self, part: &[u8]) -> bool {
        self.received.extend_from_slice(part);
        self.received.len() + self.data.len() <= MAX_EVENT
    }

    fn next(&mut self) -> Option<Event> {
        while let Some(end) = self.received.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.received.drain(..=end).collect();
            let line = String::from_utf8_lossy(line.trim_ascii_end()).into_owned();
            if line.is_empty() {
                let name = std::mem::take(&mut self.name);
                let data = std::mem::take(&mut self.data);
                if !data.is_empty() {
                    return Some(Event { name, data });
                }
            } else if let Some(name) = line.strip_prefix("event:") {
                name.trim().clone_into(&mut self.name);
            } else if let Some(data) = line.strip_prefix("data:") {
                self.data.push_str(data.trim_start());
            }
        }
        None
    }
}

#[derive(Deserialize)]
struct Notification {
    #[serde(rename = "type")]
    kind: String,
    status: Option<Answering>,
}

#[derive(Deserialize)]
struct Answering {
    id: String,
    in_reply_to_id: Option<String>,
}

impl Answering {
    fn news(self) -> Option<News> {
        let to = self.in_reply_to_id?;
        Some(News::Answer { id: self.id, to })
    }
}

impl Event {
    fn news(&self) -> Option<News> {
        let status = || serde_json::from_str::<Answering>(&self.data).ok()?.news();
        match self.name.as_str() {
            "update" | "status.update" => status(),
            "delete" => Some(News::Removed(self.data.clone())),
            "notification" => {
                let notification: Notification = serde_json::from_str(&self.data).ok()?;
                match notification.kind.as_str() {
                    "favourite" | "reblog" => Some(News::Liked),
                    _ => notification.status?.news(),
                }
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(parts: &[&str]) -> Vec<News> {
        let mut events = Events::default();
        let mut found = Vec::new();
        for part in parts {
            assert!(events.add(part.as_bytes()));
            while let Some(event) = events.next() {
                found.extend(event.news());
            }
        }
        found
    }

    #[test]
    fn events_are_understood_wherever_they_are_cut() {
        let whole = ":thump\n\nevent: notification\ndata: {\"type\": \"mention\", \"status\": {\"id\": \"2\", \
            \"in_reply_to_id\": \"1\"}}\n\nevent: delete\r\ndata: 7\r\n\r\nevent: notification\n\
            data: {\"type\": \"favourite\"}\n\nevent: filters_changed\ndata: x\n\nevent: update\n\
            data: {\"id\": \"3\", \"in_reply_to_id\": null}\n\nevent: update\ndata: nonsense\n\n";
        let wanted = [
            News::Answer {
                id: "2".to_owned(),
                to: "1".to_owned(),
            },
            News::Removed("7".to_owned()),
            News::Liked,
        ];
        assert_eq!(news(&[whole]), wanted);
        for cut in 1..whole.len() {
            assert_eq!(news(&[&whole[..cut], &whole[cut..]]), wanted);
        }
    }

    #[test]
    fn an_event_has_an_end() {
        let mut events = Events::default();
        assert!(!events.add(&vec![b'x'; MAX_EVENT + 1]));
    }
}
