//! Header fields that the mail library does not support.

use lettre::message::header::{HeaderName, HeaderValue, Headers};

use super::head::{Head, Submitted};

/// Longer identifiers are left out: a line may have 998 bytes (RFC 5322, 2.1.1).
const LONGEST_ID: usize = 250;
const LONGEST_URL: usize = 900;

pub(super) fn add(headers: &mut Headers, head: &Head, domain: &str) {
    if let Some(answered) = head.in_reply_to.as_deref().and_then(message_id) {
        raw(headers, "In-Reply-To", format!("<{answered}>"));
    }
    let references = references(head, domain);
    if !references.is_empty() {
        // One on each line, so that no server needs to fold the field again.
        raw(headers, "References", references.join("\r\n "));
    }
    let submitted = match head.submitted {
        Submitted::Generated => "auto-generated",
        Submitted::Replied => "auto-replied",
    };
    raw(headers, "Auto-Submitted", submitted.to_owned());
    if let Some(url) = head.unsubscribe.as_deref().and_then(secure_link) {
        raw(headers, "List-Unsubscribe", format!("<{url}>"));
        raw(
            headers,
            "List-Unsubscribe-Post",
            "List-Unsubscribe=One-Click".to_owned(),
        );
    }
}

/// Begins with the root of the conversation, and ends with the message that is answered (RFC 5322, 3.6.4).
fn references(head: &Head, domain: &str) -> Vec<String> {
    let root = head
        .thread
        .as_ref()
        .map(|thread| format!("{thread}@{domain}"));
    let ids = [root.as_deref(), head.in_reply_to.as_deref()];
    let ids = ids.into_iter().flatten().filter_map(message_id);
    ids.map(|id| format!("<{id}>")).collect()
}

/// A foreign identifier, if it is safe to quote unchanged in a header.
fn message_id(id: &str) -> Option<&str> {
    let id = id.trim().trim_start_matches('<').trim_end_matches('>');
    let is_plain = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'<' | b'>');
    let is_id = id.contains('@') && id.len() <= LONGEST_ID && id.bytes().all(is_plain);
    is_id.then_some(id)
}

fn secure_link(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok()?;
    let link = url.as_str();
    let is_plain = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'<' | b'>' | b',');
    let is_fine =
        url.scheme() == "https" && link.len() <= LONGEST_URL && link.bytes().all(is_plain);
    is_fine.then(|| link.to_owned())
}

/// `value` is ASCII and folded.
fn raw(headers: &mut Headers, name: &'static str, value: String) {
    let name = HeaderName::new_from_ascii_str(name);
    let encoded = value.clone();
    headers.insert_raw(HeaderValue::dangerous_new_pre_encoded(name, value, encoded));
}
