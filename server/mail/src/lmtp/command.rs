//! Parses one line of a client into a command or an error. The grammar is smtp-proto's.

use std::borrow::Cow;

use smtp_proto::{
    Error, MAIL_BODY_7BIT, MAIL_BODY_8BITMIME, MAIL_SMTPUTF8, MailFrom, RcptTo, Request,
};

use super::reply::{self, Reply};

/// A supported command.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    Lhlo,
    Ehlo,
    Helo,
    Mail {
        /// Empty for a bounce.
        sender: String,
        /// In bytes, as the client says; 0 if it does not.
        size: usize,
        addresses: Addresses,
    },
    Rcpt {
        recipient: String,
    },
    Data,
    Rset,
    Noop,
    Vrfy,
    Help,
    Quit,
}

/// Which addresses a message may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Addresses {
    Ascii,
    /// After SMTPUTF8 (RFC 6531).
    Utf8,
}

/// Why a line is no command.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum CommandError {
    /// An error of the client: the connection continues.
    Error(Reply),
    /// The following bytes would be taken for commands, and are none.
    Close(Reply),
}

/// The first words of HTTP requests. A page could make a visitor's browser connect to a port on loopback, with
/// commands in the body of its request.
#[rustfmt::skip]
const FOREIGN: &[&str] = &[
    "GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH", "CONNECT", "TRACE", "PRI",
];

/// Characters that need quotes in an address; our addresses have none of them.
const QUOTED: &[char] = &[' ', '"', '\\', '(', ')', ',', ':', ';', '<', '>', '[', ']'];

/// Parses one line, including its line end.
pub(super) fn command(line: &[u8]) -> Result<Command, CommandError> {
    if is_foreign(line) {
        return Err(CommandError::Close(reply::NO_MAIL));
    }
    let bare = line.strip_suffix(b"\r\n").ok_or(BAD_LINE)?;
    let text = std::str::from_utf8(bare).map_err(|_| BAD_LINE)?;
    if text.chars().any(|c| c.is_control() && c != '\t') {
        return Err(BAD_LINE);
    }
    match Request::parse(&mut line.iter()).map_err(|error| refusal(&error))? {
        Request::Lhlo { .. } => Ok(Command::Lhlo),
        Request::Ehlo { .. } => Ok(Command::Ehlo),
        Request::Helo { .. } => Ok(Command::Helo),
        Request::Mail { from } => mail(from),
        Request::Rcpt { to } => rcpt(to),
        Request::Data => alone(text, Command::Data),
        Request::Rset => alone(text, Command::Rset),
        Request::Quit => alone(text, Command::Quit),
        Request::Noop { .. } => Ok(Command::Noop),
        Request::Vrfy { .. } => Ok(Command::Vrfy),
        Request::Help { .. } => Ok(Command::Help),
        // Bytes of a message follow, and their length is unknown.
        Request::Bdat { .. } => Err(CommandError::Close(reply::NOT_HERE)),
        _ => Err(CommandError::Error(reply::NOT_HERE)),
    }
}

const BAD_LINE: CommandError = CommandError::Error(reply::BAD_LINE);

/// A TLS handshake begins with a control character, and so do other binary protocols.
fn is_foreign(line: &[u8]) -> bool {
    let word = line.split(|byte| *byte == b' ').next().unwrap_or_default();
    let is_word = |method: &&str| word.eq_ignore_ascii_case(method.as_bytes());
    let bytes = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    FOREIGN.iter().any(is_word) || line.first().is_some_and(bytes)
}

fn refusal(error: &Error) -> CommandError {
    CommandError::Error(match error {
        Error::UnknownCommand => reply::UNKNOWN,
        Error::InvalidSenderAddress => reply::BAD_SENDER,
        Error::InvalidRecipientAddress => reply::BAD_RECIPIENT,
        Error::UnsupportedParameter { .. } => reply::UNKNOWN_PARAMETER,
        _ => reply::BAD_SYNTAX,
    })
}

/// Commands without arguments (RFC 5321, 4.1.1).
fn alone(text: &str, command: Command) -> Result<Command, CommandError> {
    if text.trim().len() == 4 {
        Ok(command)
    } else {
        Err(CommandError::Error(reply::BAD_SYNTAX))
    }
}

/// Parameters of extensions that were not announced are refused (RFC 5321, 4.1.1.11).
fn mail(from: MailFrom<Cow<'_, str>>) -> Result<Command, CommandError> {
    let known = MAIL_BODY_7BIT | MAIL_BODY_8BITMIME | MAIL_SMTPUTF8;
    let (size, flags) = (from.size, from.flags);
    let sender = from.address.clone().into_owned();
    let others = MailFrom {
        address: Cow::default(),
        size: 0,
        flags: flags & !known,
        ..from
    };
    if others != MailFrom::default() {
        return Err(CommandError::Error(reply::UNKNOWN_PARAMETER));
    }
    let addresses = if flags & MAIL_SMTPUTF8 == 0 {
        Addresses::Ascii
    } else {
        Addresses::Utf8
    };
    if addresses == Addresses::Ascii && !sender.is_ascii() {
        return Err(CommandError::Error(reply::NOT_ASCII));
    }
    Ok(Command::Mail {
        sender: requoted(sender),
        size,
        addresses,
    })
}

fn rcpt(to: RcptTo<Cow<'_, str>>) -> Result<Command, CommandError> {
    let recipient = to.address.clone().into_owned();
    let others = RcptTo {
        address: Cow::default(),
        ..to
    };
    if others != RcptTo::default() {
        return Err(CommandError::Error(reply::UNKNOWN_PARAMETER));
    }
    Ok(Command::Rcpt {
        recipient: requoted(recipient),
    })
}

/// The parser removes the quotes of `"a b"@c.example`; a header needs them.
fn requoted(address: String) -> String {
    match address.rsplit_once('@') {
        Some((local, domain)) if local.contains('@') || local.contains(QUOTED) => {
            let escaped = local.replace('\\', "\\\\").replace('"', "\\\"");
            format!("\"{escaped}\"@{domain}")
        }
        _ => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, CommandError> {
        command(format!("{line}\r\n").as_bytes())
    }

    fn sender(line: &str) -> String {
        match read(line) {
            Ok(Command::Mail { sender, .. }) => sender,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn senders_are_read_as_clients_write_them() {
        assert_eq!(sender("MAIL FROM:<ann@b.example>"), "ann@b.example");
        assert_eq!(
            sender("mail from: <ann@b.example> BODY=8BITMIME SIZE=7"),
            "ann@b.example"
        );
        assert_eq!(sender("MAIL FROM:<>"), "");
        assert_eq!(
            sender("MAIL FROM:<@relay.example:ann@b.example>"),
            "ann@b.example"
        );
        assert_eq!(
            sender("MAIL FROM:<\"a > b\"@c.example>"),
            "\"a > b\"@c.example"
        );
        assert_eq!(sender("MAIL FROM:<é@b.example> SMTPUTF8"), "é@b.example");
    }

    #[test]
    fn what_is_refused_says_why() {
        for (line, answer) in [
            ("MAIL FROM:ann@b.example", reply::BAD_SYNTAX),
            ("MAIL TO:<ann@b.example>", reply::BAD_SYNTAX),
            ("MAIL", reply::BAD_SYNTAX),
            ("MAIL FROM:<ann>", reply::BAD_SENDER),
            ("MAIL FROM:<ann@b.example> SIZE=x", reply::BAD_SYNTAX),
            (
                "MAIL FROM:<ann@b.example> BODY=BINARYMIME",
                reply::UNKNOWN_PARAMETER,
            ),
            (
                "MAIL FROM:<ann@b.example> RET=FULL",
                reply::UNKNOWN_PARAMETER,
            ),
            (
                "MAIL FROM:<ann@b.example> AUTH=<>",
                reply::UNKNOWN_PARAMETER,
            ),
            ("MAIL FROM:<ann@b.example> XYZ=1", reply::UNKNOWN_PARAMETER),
            ("MAIL FROM:<é@b.example>", reply::NOT_ASCII),
            ("RCPT TO:<ann>", reply::BAD_RECIPIENT),
            (
                "RCPT TO:<ann@b.example> NOTIFY=NEVER",
                reply::UNKNOWN_PARAMETER,
            ),
            ("DATA now", reply::BAD_SYNTAX),
            ("EHLO", reply::BAD_SYNTAX),
            ("", reply::UNKNOWN),
            ("HELLO there", reply::UNKNOWN),
            ("STARTTLS", reply::NOT_HERE),
            ("AUTH PLAIN", reply::NOT_HERE),
            ("EXPN list", reply::NOT_HERE),
            ("NOOP\rRSET", reply::BAD_LINE),
            ("NOOP\nRSET", reply::BAD_LINE),
            ("NOOP \0", reply::BAD_LINE),
        ] {
            assert_eq!(read(line), Err(CommandError::Error(answer)), "{line:?}");
        }
    }

    #[test]
    fn what_is_no_mail_at_all_ends_the_conversation() {
        assert_eq!(command(b"NOOP\n"), Err(BAD_LINE));
        assert_eq!(
            read("BDAT 5 LAST"),
            Err(CommandError::Close(reply::NOT_HERE))
        );
        assert_eq!(
            read("POST / HTTP/1.1"),
            Err(CommandError::Close(reply::NO_MAIL))
        );
        let hello = command(b"\x16\x03\x01\x02\0\xff\n");
        assert_eq!(hello, Err(CommandError::Close(reply::NO_MAIL)));
    }
}
