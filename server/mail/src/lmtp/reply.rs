//! The texts of the replies. They never repeat a client's input.

/// One answer: a code, an enhanced code (RFC 3463) and a text.
pub(super) type Reply = &'static str;

pub(super) const BYE: Reply = "221 2.0.0 Bye\r\n";
pub(super) const FINE: Reply = "250 2.0.0 Fine\r\n";
pub(super) const SENDER_FINE: Reply = "250 2.1.0 Go on\r\n";
pub(super) const RECIPIENT_FINE: Reply = "250 2.1.5 Go on\r\n";
pub(super) const FORGOTTEN: Reply =
    "250 2.0.0 Taken, and of no effect: nothing of ours is answered by it\r\n";
pub(super) const NO_ANSWER_TO_VRFY: Reply = "252 2.5.1 Send a message, and see\r\n";
pub(super) const HELP: Reply =
    "214 2.0.0 This takes replies to Afterword's mails. Ask the owner of the site\r\n";
pub(super) const SEND: Reply = "354 Send the message, and a dot on a line of its own\r\n";

pub(super) const TOO_SLOW: Reply = "421 4.4.2 That took too long. Come again\r\n";
pub(super) const TOO_OLD: Reply = "421 4.4.2 This connection is old. Come again\r\n";
pub(super) const STOPPING: Reply = "421 4.3.2 The server is stopping. Come again\r\n";
pub(super) const FULL: Reply = "421 4.3.2 Too many connections. Come again in a minute\r\n";
pub(super) const TOO_MANY_ERRORS: Reply = "421 4.7.0 Too many errors\r\n";
pub(super) const TOO_MANY_COMMANDS: Reply = "421 4.7.0 Too many commands without a message\r\n";
pub(super) const TOO_MANY_MESSAGES: Reply =
    "451 4.7.1 Too many messages. Come again in a minute\r\n";
pub(super) const LATER: Reply = "451 4.3.0 Not now. Bring it again\r\n";
pub(super) const TOO_MANY_RECIPIENTS: Reply =
    "452 4.5.3 Too many recipients. Send it to the others in another message\r\n";

pub(super) const UNKNOWN: Reply = "500 5.5.1 Unknown command\r\n";
pub(super) const TOO_LONG: Reply = "500 5.5.6 The line is too long\r\n";
pub(super) const BAD_LINE: Reply =
    "500 5.5.2 A command is one line of text that ends with CR LF\r\n";
pub(super) const BAD_SYNTAX: Reply = "501 5.5.4 The command's syntax is wrong\r\n";
pub(super) const BAD_SENDER: Reply = "501 5.1.7 This is no address to send from\r\n";
pub(super) const BAD_RECIPIENT: Reply = "501 5.1.3 This is no address to send to\r\n";
pub(super) const NOT_HERE: Reply = "502 5.5.1 Not offered here\r\n";
pub(super) const HELLO_FIRST: Reply = "503 5.5.1 Say LHLO or EHLO first\r\n";
pub(super) const MAIL_TWICE: Reply = "503 5.5.1 A message has begun already. RSET forgets it\r\n";
pub(super) const MAIL_FIRST: Reply = "503 5.5.1 Say MAIL first\r\n";
pub(super) const RECIPIENT_FIRST: Reply = "503 5.5.1 Say for whom it is first, by RCPT\r\n";
pub(super) const NO_SUCH_RECIPIENT: Reply = "550 5.1.1 No such address here\r\n";
pub(super) const TOO_LARGE: Reply = "552 5.3.4 The message is too large\r\n";
pub(super) const NOT_ASCII: Reply = "553 5.6.7 An address beyond ASCII needs SMTPUTF8\r\n";
pub(super) const NO_MAIL: Reply = "554 5.5.1 This is a mail server\r\n";
pub(super) const UNKNOWN_PARAMETER: Reply = "555 5.5.4 Unknown parameter\r\n";

/// The greeting.
pub(super) fn banner(hostname: &str) -> String {
    format!("220 {hostname} ESMTP LMTP Afterword\r\n")
}

/// The answer to EHLO and LHLO.
pub(super) fn capabilities(hostname: &str, max_message: usize) -> String {
    format!(
        "250-{hostname}\r\n250-PIPELINING\r\n250-ENHANCEDSTATUSCODES\r\n250-8BITMIME\r\n\
         250-SMTPUTF8\r\n250 SIZE {max_message}\r\n"
    )
}

/// The answer to HELO.
pub(super) fn hello(hostname: &str) -> String {
    format!("250 {hostname}\r\n")
}

/// The message has been processed; the id finds it in both servers' logs.
pub(super) fn taken(id: &str) -> String {
    format!("250 2.0.0 Taken as {id}\r\n")
}
