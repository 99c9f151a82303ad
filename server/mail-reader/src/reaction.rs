//! An emoji that a mail client sends on its own: "👍" instead of an answer.
//!
//! It counts where the client marks it, by `Content-Disposition: reaction` (RFC 9078) or Gmail's content type. The
//! text beside it is the client's, in any language, and is never the sender's.

use mail_parser::{MessagePart, MimeHeaders};

use crate::message::Mail;

/// In bytes. An emoji with modifiers and joiners is shorter.
const MAX_EMOJI: usize = 64;

/// The emoji of a reaction; `None` for other mails.
pub(super) fn emoji(mail: &Mail<'_>) -> Option<String> {
    let mut parts = mail.message.parts.iter();
    parts.find_map(|part| gmails(part).or_else(|| rfc_9078(part)))
}

/// `text/vnd.google.email-reaction+json`: `{"emoji": "👍", "version": 1}`
fn gmails(part: &MessagePart<'_>) -> Option<String> {
    let kind = part.content_type()?;
    let subtype = kind.subtype()?;
    if !kind.ctype().eq_ignore_ascii_case("text")
        || !subtype.eq_ignore_ascii_case("vnd.google.email-reaction+json")
    {
        return None;
    }
    let json = serde_json::from_slice::<serde_json::Value>(part.contents()).ok();
    let emoji = json.as_ref().and_then(|json| json.get("emoji")?.as_str());
    Some(emoji.unwrap_or_default().to_owned())
}

/// "Content-Disposition: reaction", and as content one line with the emoji.
fn rfc_9078(part: &MessagePart<'_>) -> Option<String> {
    let disposition = part.content_disposition()?;
    if !disposition.ctype().eq_ignore_ascii_case("reaction") {
        return None;
    }
    let text = String::from_utf8_lossy(part.contents()).into_owned();
    Some(text).map(|text| {
        if text.len() > MAX_EMOJI {
            String::new()
        } else {
            text
        }
    })
}

/// Whether `text` is what a client writes about a reaction: "Ann reacted via Gmail <https://…/gmail/about/…>".
pub(super) fn is_announced(text: &str) -> bool {
    text.lines().any(|line| {
        let lower = line.to_lowercase();
        let about_mail =
            lower.contains("google.com/gmail/about") || lower.contains("emojireaction");
        let reacted = [
            "reacted ",
            "réagi ",
            "reagiert",
            "reaccionó ",
            "ha reagito ",
            "reagiu ",
        ];
        about_mail
            || lower.len() < 300
                && lower.contains("gmail")
                && reacted.iter().any(|verb| lower.contains(verb))
    })
}
