//! Which fields at the top of a message no stranger can have written.
//!
//! Each server puts its lines on top of the message that it received, and its Received line (RFC 5321, 4.4) marks
//! where they begin. So the last server, our own, wrote the lines above the first Received line. A stranger may have
//! written the lines below, with one exception: the first Received line describes a delivery by LMTP, which happens
//! inside a mail system (Postfix delivers to Dovecot). Then our own server also wrote the lines above the *next*
//! Received line. Anybody may have written the fields below the line by which a message entered: filters that should
//! remove forged ones miss some.

use super::domain::Domain;
use super::header::{Field, Message};

/// Maximum number of deliveries inside a mail system.
const MAX_INSIDE: usize = 3;

/// The `with` clause of a delivery inside a mail system (RFC 3848).
const INSIDE: &[&str] = &["LMTP", "LMTPS", "LMTPA", "LMTPSA"];
/// The `with` clause of a message from a client that did not log in.
const NOT_LOGGED_IN: &[&str] = &["SMTP", "ESMTP", "ESMTPS", "UTF8SMTP", "UTF8SMTPS", "SMTPS"];

/// The fields above the line by which the message entered the server named `server`. Empty if that line names another
/// server: then the name is not our server's, or nothing is known.
pub(super) fn own_fields<'a>(message: &'a Message<'_>, server: &Domain) -> Vec<Field<'a>> {
    let mut own = Vec::new();
    let mut inside = 0;
    for field in message.fields() {
        if !field.is("Received") {
            own.push(field);
            continue;
        }
        let hop = Hop::of(&field);
        let Some(hop) = hop.filter(|hop| hop.by.as_ref() == Some(server)) else {
            return Vec::new();
        };
        if !hop.is_inside || inside == MAX_INSIDE {
            return own;
        }
        inside += 1;
    }
    Vec::new()
}

/// Whether the last server's own line says that the client did not log in.
pub(super) fn nobody_logged_in(message: &Message<'_>) -> bool {
    message.named("Received").next().is_some_and(|field| {
        let Some(words) = words(&field) else {
            return true;
        };
        let is = |word: &&String| {
            NOT_LOGGED_IN
                .iter()
                .any(|known| word.eq_ignore_ascii_case(known))
        };
        values(&words, "with").any(|word| is(&word))
    })
}

/// The content of a Received line.
struct Hop {
    by: Option<Domain>,
    is_inside: bool,
}

impl Hop {
    /// Strangers choose the name in their greeting, and servers print it, spaces included: "from x by mx.example.org
    /// with LMTP (…) by mx.example.org with ESMTP". So a line with a repeated clause never counts as an internal
    /// delivery.
    fn of(field: &Field<'_>) -> Option<Self> {
        let words = words(field)?;
        let by: Vec<&String> = values(&words, "by").collect();
        let with: Vec<&String> = values(&words, "with").collect();
        let is_inside = match (&by[..], &with[..]) {
            ([_], [with]) => INSIDE.iter().any(|known| with.eq_ignore_ascii_case(known)),
            _ => false,
        };
        let by = by.last().and_then(|by| Domain::parse(by));
        Some(Self { by, is_inside })
    }
}

fn values<'a>(words: &'a [String], clause: &'a str) -> impl Iterator<Item = &'a String> {
    let pairs = words.windows(2);
    pairs
        .filter(move |pair| pair[0].eq_ignore_ascii_case(clause))
        .map(|pair| &pair[1])
}

/// The words outside of comments and quotes, up to the date; `None` if a comment or quote is not closed.
fn words(field: &Field<'_>) -> Option<Vec<String>> {
    let text = String::from_utf8_lossy(field.value);
    let mut words = vec![String::new()];
    let mut depth = 0_u32;
    let mut quoted = false;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' if quoted || depth > 0 => _ = chars.next()?,
            '"' if depth == 0 => quoted = !quoted,
            _ if quoted => {}
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            _ if depth > 0 => {}
            _ if c.is_whitespace() || c == ';' => words.push(String::new()),
            _ => words.last_mut()?.push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    (depth == 0 && !quoted).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(header: &str) -> usize {
        let raw = format!("{}\r\n\r\nok\r\n", header.trim().replace('\n', "\r\n"));
        let message = Message::parse(raw.as_bytes()).unwrap();
        own_fields(&message, &Domain::parse("mx.example.org").unwrap()).len()
    }

    const MTA: &str = "Received: from x (y [192.0.2.1]) by mx.example.org (Postfix) with ESMTPS id 1;\n\tSat, 1 Jan 2028 00:00:00 +0000\n";
    const LMTP: &str = "Received: from mx.example.org ([127.0.0.1])\n\tby MX.example.org with LMTP id 2\n\t(envelope-from <a@b.example>)\n\tfor <bot@example.org>; Sat, 1 Jan 2028 00:00:00 +0000\n";

    #[test]
    fn what_stands_above_the_line_of_entry_is_our_own() {
        assert_eq!(own(&format!("A: 1\nB: 2\n{MTA}C: 3\n")), 2);
        assert_eq!(own(&format!("A: 1\n{LMTP}B: 2\n{MTA}C: 3\n")), 2);
        assert_eq!(own(&format!("A: 1\n{LMTP}{MTA}C: 3\n{LMTP}D: 4\n{MTA}")), 1);
    }

    #[test]
    fn without_a_line_of_our_server_nothing_is() {
        assert_eq!(own("A: 1\n"), 0);
        assert_eq!(own(&format!("A: 1\n{LMTP}B: 2\n")), 0);
        let other = MTA.replace("mx.example.org", "mx.evil.example");
        assert_eq!(own(&format!("A: 1\n{other}{MTA}")), 0);
        let behind = LMTP.replace("by MX.example.org", "by imap.host.example");
        assert_eq!(own(&format!("A: 1\n{behind}B: 2\n{MTA}")), 0);
    }

    #[test]
    fn a_greeting_cannot_make_the_line_of_entry_one_of_a_delivery_inside() {
        for greeting in [
            "x by mx.example.org with LMTP id 1",
            "x by mx.example.org with LMTP (",
            "x by mx.example.org with LMTP \"",
            "x by mx.example.org with LMTP (\"",
            "x by mx.example.org with LMTP; a",
            "x with LMTP",
            "with",
            "by",
        ] {
            let line = MTA.replace("from x", &format!("from {greeting}"));
            let found = own(&format!("A: 1\n{line}B: 2\nC: 3\n{MTA}"));
            assert!(found <= 1, "{greeting}: {found}");
        }
    }
}
