//! Receives replies from a mail server: one listener for LMTP (RFC 2033) and SMTP (RFC 5321).
//!
//! - `listener`: accepts connections, and shuts down in order. `peers`: limits for each address. `rules`: the
//!   settings.
//! - `connection`: moves bytes, and keeps time. `session`: which command may follow which. `command`: parses one;
//!   `reply`: the texts of the replies; `data`: finds the end of a message. `counters`: for metrics.
//!
//! A client that sends LHLO speaks LMTP and gets one answer for each recipient; after EHLO and HELO it speaks SMTP
//! and gets one answer.
//!
//! Deliberately not here:
//! - Relaying and queues. An address that [`ReceiveMail::takes`] refuses is refused at RCPT. A message is answered
//!   only after [`ReceiveMail::receive`] has returned, so that the peer keeps every message that we have not stored.
//! - TLS, passwords, CHUNKING. The listener belongs on loopback, on a private network or on a Unix socket, behind a
//!   mail server that faces the internet.
//! - A `Received` line. The server in front has written its own; ours would be above its Authentication-Results
//!   without having checked anything.
//!
//! A message gets `Return-Path: <sender>`, and a `Delivered-To` for each recipient, on top. The rest is unchanged,
//! including its own Return-Path: readers use the topmost one, and signatures and hashes of the rest stay valid.
//!
//! A message that is [`Receipt::NotOurs`] is answered by 250 and dropped. The peer took responsibility for it long
//! ago. A 550 would make it send a bounce to the envelope's sender. For mail to an invented or expired token, that is
//! usually a stranger.
//!
//! Lines end only with CR LF (CVE-2023-51764, "SMTP smuggling"). A lone CR or LF is refused in commands. In DATA it
//! stays part of the message, where a dot after it never ends the message.
//!
//! [`ReceiveMail::takes`]: afterword_services::receive_mail::ReceiveMail::takes
//! [`ReceiveMail::receive`]: afterword_services::receive_mail::ReceiveMail::receive
//! [`Receipt::NotOurs`]: afterword_services::receive_mail::Receipt::NotOurs

mod command;
mod connection;
mod counters;
mod data;
mod listener;
mod peers;
mod reply;
mod rules;
mod session;

pub use counters::LmtpCounters;
pub use listener::{LmtpAddress, LmtpListener};
pub use rules::{LmtpLimits, LmtpRules};
