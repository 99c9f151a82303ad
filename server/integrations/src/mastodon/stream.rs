//! What a server tells at once (<https://docs.joinmastodon.org/methods/streaming/#user>): which posts to look at now.

use std::time::Duration;

use afterword_outgoing::{OutgoingError, Response};
use serde::Deserialize;
use tokio::time::timeout;

use super::instance::Instance;
use crate::conversations::NetworkError;
use crate::conversations::api::Api;
use crate::conversations::news::{News, Tell};

/// The server says something every 15 seconds, if only that it is there.
const SILENCE: Duration = Duration::from_secs(90);
/// In bytes; a longer event is none of Mastodon's.
const MAX_EVENT: usize = 1024 * 1024;

/// Tells the news of an account as long as the connection holds.
///
/// # Errors
/// [`NetworkError`].
pub(super) async fn listen(api: &Api, tell: Tell<'_>) -> Result<(), NetworkError> {
    let server = match Instance::read(api).await {
        Ok(instance) => instance.streams_at(api.server()),
        Err(NetworkError::Outgoing(OutgoingError::TooLong(_))) => None,
        Err(
            error @ (NetworkError::Outgoing(_) | NetworkError::TooOften | NetworkError::Resting(_)),
        ) => return Err(error),
        // Not each server says where it streams.
        Err(_) => None,
    };
    let server = server.as_ref().unwrap_or(api.server());
    let mut response = api.stream(server, "api/v1/streaming/user").await?;
    tell(News::Connected);
    let mut events = Events::default();
    while let Some(part) = next_part(&mut response).await? {
        if !events.add(&part) {
            return Err(OutgoingError::TooLong(MAX_EVENT).into());
        }
        while let Some(event) = events.next() {
            if let Some(news) = event.news() {
                tell(news);
            }
        }
    }
    Ok(())
}

async fn next_part(response: &mut Response) -> Result<Option<bytes::Bytes>, OutgoingError> {
    match timeout(SILENCE, response.part()).await {
        Ok(part) => part,
        Err(_) => Ok(None),
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
