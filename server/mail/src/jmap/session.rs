//! An open mailbox and the few methods that this needs (RFC 8621).

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use url::Url;

use super::account::Account;
use super::client::Client;
use super::error::JmapError;
use super::event_source::{EventSource, PING};
use super::progress::Found;
use crate::mailbox::{Processed, RECIPIENT_FIELDS};
use afterword_mail_reader::MAX_MESSAGE;

/// Ids in one question.
const PAGE: usize = 1000;
/// Messages whose headers are asked for at once.
const CHUNK: usize = 200;
/// Between two pages, as messages may be deleted meanwhile.
const PAGE_OVERLAP: usize = 50;
/// Ids of one rescan: more are not looked at. The newest come first.
const MOST_IDS: usize = 200_000;
/// The keyword (RFC 8621, 4.1.1) of processed messages that stay in the mailbox. They may be read by people as well.
const OURS: &str = "afterword";
/// In bytes; of a longer header only the beginning is read.
const MAX_HEADER: usize = 64 * 1024;

pub(super) struct Session {
    client: Client,
    pub(super) account: String,
    api: Url,
    download: String,
    events: Option<String>,
    /// Where the session is: its URLs may be relative.
    at: Url,
    chunk: usize,
    pub(super) mailbox: String,
}

/// What has changed since a state (RFC 8620, 5.2).
pub(super) struct Changes {
    pub(super) state: String,
    pub(super) has_more: bool,
    /// Created or changed.
    pub(super) ids: Vec<String>,
}

/// The header of a message.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Email {
    id: String,
    blob_id: String,
    size: u64,
    received_at: Timestamp,
    mailbox_ids: BTreeMap<String, bool>,
    keywords: BTreeMap<String, bool>,
    #[serde(flatten)]
    fields: Map<String, Value>,
}

/// A message in the mailbox, and its recipient fields as they stand in its header.
pub(super) struct Head {
    pub(super) found: Found,
    pub(super) size: u64,
    pub(super) header: Vec<u8>,
}

impl Session {
    pub(super) async fn open(account: &Account) -> Result<Self, JmapError> {
        let client = Client::new(account)?;
        let (at, session) = client.session().await?;
        let missing = |name: &str| JmapError::NoJmap(format!("its session has no {name}"));
        let text = |name: &str| session[name].as_str().map(str::to_owned);
        let api = text("apiUrl").ok_or_else(|| missing("apiUrl"))?;
        let download = text("downloadUrl").ok_or_else(|| missing("downloadUrl"))?;
        let mail = &session["primaryAccounts"]["urn:ietf:params:jmap:mail"];
        let id = mail.as_str().ok_or(JmapError::NoMail)?.to_owned();
        let core = &session["capabilities"]["urn:ietf:params:jmap:core"];
        let most = core["maxObjectsInGet"].as_u64();
        let most = most.and_then(|most| usize::try_from(most).ok());
        let mut opened = Self {
            api: secure(account, &at, &api)?,
            client,
            account: id,
            download,
            events: text("eventSourceUrl").filter(|url| !url.is_empty()),
            chunk: most.unwrap_or(CHUNK).clamp(1, CHUNK),
            mailbox: String::new(),
            at,
        };
        secure(account, &opened.at, &opened.download_url("x"))?;
        if let Some(events) = opened.event_url() {
            secure(account, &opened.at, &events)?;
        }
        let named = opened.mailbox_named(&account.mailbox).await?;
        opened.mailbox = named.ok_or_else(|| JmapError::Mailbox(account.mailbox.clone()))?;
        Ok(opened)
    }

    /// The id of a mailbox: by its role for `INBOX`, else by its name.
    async fn mailbox_named(&self, name: &str) -> Result<Option<String>, JmapError> {
        let arguments = json!({"ids": null, "properties": ["name", "role"]});
        let answer = self.call("Mailbox/get", arguments).await?;
        let is_inbox = name.eq_ignore_ascii_case("inbox");
        let mut all = answer["list"].as_array().into_iter().flatten();
        let found = all.find(|mailbox| {
            if is_inbox {
                mailbox["role"] == "inbox"
            } else {
                mailbox["name"] == name
            }
        });
        Ok(found.and_then(|mailbox| mailbox["id"].as_str().map(str::to_owned)))
    }

    /// The state of all messages now.
    pub(super) async fn state(&self) -> Result<String, JmapError> {
        let answer = self.call("Email/get", json!({"ids": []})).await?;
        text(&answer, "state")
    }

    /// The messages in the mailbox that were received since then, newest first.
    pub(super) async fn query(&self, since: Option<Timestamp>) -> Result<Vec<String>, JmapError> {
        let mut filter = json!({"inMailbox": self.mailbox});
        if let Some(since) = since {
            filter["after"] = json!(since.to_string());
        }
        let mut found: Vec<String> = Vec::new();
        let mut known = std::collections::HashSet::new();
        while found.len() < MOST_IDS {
            let position = found.len().saturating_sub(PAGE_OVERLAP);
            let page = self.page(&filter, position, PAGE).await?;
            let before = found.len();
            found.extend(page.into_iter().filter(|id| known.insert(id.clone())));
            if found.len() == before {
                break;
            }
        }
        Ok(found)
    }

    /// The newest messages in the mailbox that nobody has read.
    pub(super) async fn unread(&self) -> Result<Vec<String>, JmapError> {
        let filter = json!({"inMailbox": self.mailbox, "notKeyword": "$seen"});
        self.page(&filter, 0, PAGE).await
    }

    /// The newest messages in the mailbox.
    pub(super) async fn newest(&self, most: usize) -> Result<Vec<String>, JmapError> {
        let filter = json!({"inMailbox": self.mailbox});
        self.page(&filter, 0, most).await
    }

    async fn page(
        &self,
        filter: &Value,
        position: usize,
        limit: usize,
    ) -> Result<Vec<String>, JmapError> {
        let sort = json!([{"property": "receivedAt", "isAscending": false}]);
        let arguments =
            json!({"filter": filter, "sort": sort, "position": position, "limit": limit});
        let answer = self.call("Email/query", arguments).await?;
        Ok(ids(&answer["ids"]).take(limit).collect())
    }

    pub(super) async fn changes(&self, since: &str) -> Result<Changes, JmapError> {
        let arguments = json!({"sinceState": since, "maxChanges": PAGE});
        let answer = self.call("Email/changes", arguments).await?;
        let created = ids(&answer["created"]);
        let updated = ids(&answer["updated"]);
        Ok(Changes {
            state: text(&answer, "newState")?,
            has_more: answer["hasMoreChanges"] == true,
            ids: created.chain(updated).take(2 * PAGE).collect(),
        })
    }

    pub(super) fn chunk(&self) -> usize {
        self.chunk
    }

    /// Those that are in the mailbox, without those that were processed.
    pub(super) async fn heads(&self, ids: &[String]) -> Result<Vec<Head>, JmapError> {
        let properties = "id blobId size receivedAt mailboxIds keywords".split(' ');
        let fields = RECIPIENT_FIELDS.map(property);
        let properties: Vec<String> = properties.map(str::to_owned).chain(fields).collect();
        let arguments = json!({"ids": ids, "properties": properties});
        let answer = self.call("Email/get", arguments).await?;
        let list = answer["list"].as_array().cloned().unwrap_or_default();
        // One that can't be read is passed over.
        let emails = list
            .into_iter()
            .filter_map(|email| serde_json::from_value::<Email>(email).ok());
        let here = emails.filter(|email| {
            email.mailbox_ids.get(&self.mailbox) == Some(&true)
                && !email.keywords.contains_key(OURS)
        });
        Ok(here.map(Head::from).collect())
    }

    /// A message; `None` if it is gone. One that is longer than it said is an error.
    pub(super) async fn message(&self, found: &Found) -> Result<Option<Vec<u8>>, JmapError> {
        let url = self.at.join(&self.download_url(&found.blob));
        let url = url.map_err(|_| JmapError::Nonsense("a downloadUrl that is no URL"))?;
        self.client.download(&url, MAX_MESSAGE).await
    }

    /// A message's whole header; `None` if it is gone.
    pub(super) async fn header(&self, id: &str) -> Result<Option<Vec<u8>>, JmapError> {
        let arguments = json!({"ids": [id], "properties": ["headers"]});
        let answer = self.call("Email/get", arguments).await?;
        let Some(fields) = answer["list"][0]["headers"].as_array() else {
            return Ok(None);
        };
        let mut header = String::new();
        for field in fields {
            let text = |key: &str| field[key].as_str().unwrap_or_default();
            header += &format!("{}:{}\r\n", text("name"), text("value"));
        }
        header += "\r\n";
        Ok(Some(header.into_bytes()))
    }

    pub(super) async fn mark_processed(
        &self,
        id: &str,
        processed: &Processed,
    ) -> Result<(), JmapError> {
        let arguments = match processed {
            Processed::Seen => {
                let marks = json!({"keywords/$seen": true, (format!("keywords/{OURS}")): true});
                json!({"update": {id: marks}})
            }
            Processed::Delete => json!({"destroy": [id]}),
            Processed::Move(folder) => {
                let archive = match self.mailbox_named(folder).await? {
                    Some(archive) => archive,
                    None => self.create(folder).await?,
                };
                json!({"update": {id: {"mailboxIds": {archive: true}}}})
            }
        };
        let answer = self.call("Email/set", arguments).await?;
        let refused = [&answer["notUpdated"][id], &answer["notDestroyed"][id]];
        let kind = refused.iter().find_map(|refused| refused["type"].as_str());
        match kind {
            // Somebody else has deleted it.
            None | Some("notFound") => Ok(()),
            Some(kind) => Err(JmapError::Method {
                method: "Email/set",
                kind: kind.to_owned(),
            }),
        }
    }

    async fn create(&self, folder: &str) -> Result<String, JmapError> {
        let arguments = json!({"create": {"new": {"name": folder}}});
        let answer = self.call("Mailbox/set", arguments).await?;
        let id = answer["created"]["new"]["id"].as_str();
        id.map(str::to_owned)
            .ok_or_else(|| JmapError::Mailbox(folder.to_owned()))
    }

    /// A push connection; `None` if the server does not push.
    pub(super) async fn event_source(&self) -> Result<Option<EventSource>, JmapError> {
        let Some(url) = self.event_url() else {
            return Ok(None);
        };
        let url = self.at.join(&url);
        let url = url.map_err(|_| JmapError::Nonsense("an eventSourceUrl that is no URL"))?;
        let response = self.client.event_source(&url).await?;
        Ok(response.map(EventSource::new))
    }

    fn event_url(&self) -> Option<String> {
        let ping = PING.to_string();
        let values = [("types", "Email"), ("closeafter", "no"), ("ping", &ping)];
        Some(expanded(self.events.as_deref()?, &values))
    }

    fn download_url(&self, blob: &str) -> String {
        let values = [
            ("accountId", self.account.as_str()),
            ("blobId", blob),
            ("name", "message.eml"),
            ("type", "message/rfc822"),
        ];
        expanded(&self.download, &values)
    }

    async fn call(&self, method: &'static str, mut arguments: Value) -> Result<Value, JmapError> {
        arguments["accountId"] = json!(self.account);
        self.client.call(&self.api, method, arguments).await
    }
}

impl From<Email> for Head {
    fn from(email: Email) -> Self {
        let mut header = Vec::new();
        for field in RECIPIENT_FIELDS {
            let values = email.fields.get(&property(field)).and_then(Value::as_array);
            for value in values.into_iter().flatten().filter_map(Value::as_str) {
                header.extend_from_slice(format!("{field}:{value}\r\n").as_bytes());
            }
        }
        header.truncate(MAX_HEADER);
        header.extend_from_slice(b"\r\n");
        let received = email.received_at.as_second().clamp(0, u32::MAX.into());
        Self {
            found: Found {
                id: email.id,
                blob: email.blob_id,
                received: u32::try_from(received).unwrap_or(u32::MAX),
            },
            size: email.size,
            header,
        }
    }
}

/// All fields of this name, as they are (RFC 8621, 4.1.2.1).
fn property(field: &str) -> String {
    format!("header:{field}:asRaw:all")
}

fn ids(list: &Value) -> impl Iterator<Item = String> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(|id| id.as_str().map(str::to_owned))
}

fn text(answer: &Value, name: &str) -> Result<String, JmapError> {
    let text = answer[name].as_str();
    text.map(str::to_owned)
        .ok_or(JmapError::Nonsense("a response without a state"))
}

/// A level 1 URI template (RFC 6570), as JMAP has them.
fn expanded(template: &str, values: &[(&str, &str)]) -> String {
    values
        .iter()
        .fold(template.to_owned(), |url, (name, value)| {
            let value: String = url::form_urlencoded::byte_serialize(value.as_bytes()).collect();
            url.replace(&format!("{{{name}}}"), &value)
        })
}

/// A URL of the session's. The credentials go there, so it is as secure as that of the settings.
fn secure(account: &Account, at: &Url, url: &str) -> Result<Url, JmapError> {
    let url = at.join(url);
    let url = url.map_err(|_| JmapError::NoJmap("its session names what is no URL".to_owned()))?;
    if account.url.scheme() == "https" && url.scheme() != "https" {
        let host = url.host_str().unwrap_or_default().to_owned();
        return Err(JmapError::Insecure(host));
    }
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_of_the_rfc_are_expanded() {
        let download =
            "https://jmap.example.com/download/{accountId}/{blobId}/{name}?accept={type}";
        let values = [
            ("accountId", "A13824"),
            ("blobId", "G4f/6"),
            ("name", "message.eml"),
            ("type", "message/rfc822"),
        ];
        assert_eq!(
            expanded(download, &values),
            "https://jmap.example.com/download/A13824/G4f%2F6/message.eml?accept=message%2Frfc822"
        );
    }
}
