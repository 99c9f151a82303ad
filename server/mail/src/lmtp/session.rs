//! An SMTP or LMTP session: which command may follow which, and the state so far. It handles no bytes and no clock.

use std::net::IpAddr;
use std::sync::Arc;

use super::command::{Addresses, Command, CommandError, command};
use super::counters::{LmtpCounters, count};
use super::peers::ConnectionPermit;
use super::reply::{self, Reply};
use super::rules::LmtpRules;
use afterword_services::receive_mail::{Envelope, LmtpPeer, ReceiveMail};

/// Commands without a message in between. A peer with nothing to send needs no more.
const MAX_IDLE_COMMANDS: u32 = 1000;

/// The data that all connections share.
#[derive(Clone)]
pub(super) struct Shared {
    pub(super) rules: Arc<LmtpRules>,
    pub(super) receive: Arc<dyn ReceiveMail>,
    pub(super) counters: Arc<LmtpCounters>,
}

/// The state of one client.
pub(super) struct Session {
    shared: Shared,
    permit: Arc<ConnectionPermit>,
    peer: LmtpPeer,
    protocol: Option<Protocol>,
    transaction: Option<Transaction>,
    errors: u32,
    idle_commands: u32,
}

/// The last greeting of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Protocol {
    /// One answer for each recipient.
    Lmtp,
    Smtp,
}

/// A mail transaction (RFC 5321, 3.3), between MAIL and the message.
struct Transaction {
    envelope: Envelope,
    addresses: Addresses,
}

/// The action after a line.
pub(super) enum Step {
    Reply(String),
    /// Send the reply, and read a message for these recipients.
    ReadMessage(Envelope),
    /// Send the reply, and close.
    Close(String),
}

impl Session {
    pub(super) fn new(shared: Shared, permit: Arc<ConnectionPermit>, address: IpAddr) -> Session {
        let peer = shared.rules.judge(address);
        Session {
            shared,
            permit,
            peer,
            protocol: None,
            transaction: None,
            errors: 0,
            idle_commands: 0,
        }
    }

    /// Handles one line of the client, including its line end.
    pub(super) fn line(&mut self, line: &[u8]) -> Step {
        self.idle_commands += 1;
        if self.idle_commands > MAX_IDLE_COMMANDS {
            return Step::Close(reply::TOO_MANY_COMMANDS.into());
        }
        match command(line) {
            Ok(command) => self.command(command),
            Err(CommandError::Error(answer)) => self.error(answer),
            Err(CommandError::Close(answer)) => {
                count(&self.shared.counters.errors);
                Step::Close(answer.into())
            }
        }
    }

    /// The answers for each recipient of a message with the result `answer`.
    pub(super) fn answers(&mut self, envelope: &Envelope, answer: &str) -> String {
        if answer.starts_with('2') {
            self.errors = 0;
            self.idle_commands = 0;
        }
        match self.protocol {
            Some(Protocol::Lmtp) => answer.repeat(envelope.recipients.len()),
            _ => answer.to_owned(),
        }
    }

    fn command(&mut self, command: Command) -> Step {
        let rules = &self.shared.rules;
        let (hostname, max_message) = (&rules.hostname, rules.limits.max_message);
        match command {
            Command::Lhlo => {
                let answer = reply::capabilities(hostname, max_message);
                self.hello(Protocol::Lmtp, answer)
            }
            Command::Ehlo => {
                let answer = reply::capabilities(hostname, max_message);
                self.hello(Protocol::Smtp, answer)
            }
            Command::Helo => {
                let answer = reply::hello(hostname);
                self.hello(Protocol::Smtp, answer)
            }
            Command::Mail {
                sender,
                size,
                addresses,
            } => self.mail(sender, size, addresses),
            Command::Rcpt { recipient } => self.rcpt(recipient),
            Command::Data => self.data(),
            Command::Rset => {
                self.transaction = None;
                fine(reply::FINE)
            }
            Command::Noop => fine(reply::FINE),
            Command::Vrfy => fine(reply::NO_ANSWER_TO_VRFY),
            Command::Help => fine(reply::HELP),
            Command::Quit => Step::Close(reply::BYE.into()),
        }
    }

    fn hello(&mut self, protocol: Protocol, answer: String) -> Step {
        self.protocol = Some(protocol);
        self.transaction = None;
        Step::Reply(answer)
    }

    fn mail(&mut self, sender: String, size: usize, addresses: Addresses) -> Step {
        if self.protocol.is_none() {
            return self.error(reply::HELLO_FIRST);
        }
        if self.transaction.is_some() {
            return self.error(reply::MAIL_TWICE);
        }
        if size > self.shared.rules.limits.max_message {
            count(&self.shared.counters.refused_messages);
            return fine(reply::TOO_LARGE);
        }
        if !self.permit.may_send() {
            count(&self.shared.counters.refused_messages);
            return fine(reply::TOO_MANY_MESSAGES);
        }
        self.transaction = Some(Transaction {
            envelope: Envelope {
                sender,
                recipients: Vec::new(),
                peer: self.peer,
            },
            addresses,
        });
        fine(reply::SENDER_FINE)
    }

    /// Unknown recipients are no errors of the client: a mail server forwards mail from strangers.
    fn rcpt(&mut self, recipient: String) -> Step {
        let Some(transaction) = &mut self.transaction else {
            return self.error(reply::MAIL_FIRST);
        };
        if transaction.addresses == Addresses::Ascii && !recipient.is_ascii() {
            return self.error(reply::NOT_ASCII);
        }
        if !self.shared.receive.takes(&recipient) {
            count(&self.shared.counters.refused_recipients);
            return fine(reply::NO_SUCH_RECIPIENT);
        }
        let recipients = &mut transaction.envelope.recipients;
        if recipients.len() >= self.shared.rules.limits.max_recipients {
            return fine(reply::TOO_MANY_RECIPIENTS);
        }
        recipients.push(recipient);
        fine(reply::RECIPIENT_FINE)
    }

    fn data(&mut self) -> Step {
        match self.transaction.take() {
            None => self.error(reply::MAIL_FIRST),
            Some(transaction) if transaction.envelope.recipients.is_empty() => {
                self.transaction = Some(transaction);
                self.error(reply::RECIPIENT_FIRST)
            }
            Some(transaction) => Step::ReadMessage(transaction.envelope),
        }
    }

    fn error(&mut self, answer: Reply) -> Step {
        count(&self.shared.counters.errors);
        self.errors += 1;
        if self.errors > self.shared.rules.limits.max_errors {
            return Step::Close(format!("{answer}{}", reply::TOO_MANY_ERRORS));
        }
        fine(answer)
    }
}

fn fine(answer: Reply) -> Step {
    Step::Reply(answer.into())
}
