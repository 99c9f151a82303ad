//! Replies straight from a mail server: one listener for LMTP (RFC 2033) and SMTP (RFC 5321).
//!
//! - `listener`: accepts connections, and ends them in order. `peers`: limits for each address. `rules`: the settings.
//! - `connection`: moves bytes, and keeps time. `session`: which command may follow which. `command`: reads one; `reply`:
//!   the words of the replies; `data`: finds the end of a message. `counters`: for metrics.
//!
//! A client that says LHLO speaks LMTP and hears one answer a recipient; EHLO and HELO are SMTP, one answer.
//!
//! What is deliberately not here:
//! - Relaying and queues. An address that [`ReceiveMail::takes`] refuses is refused at RCPT; a message is
//!   answered only after [`ReceiveMail::receive`] has returned, so that the peer keeps what we have not kept.
//! - TLS, passwords, CHUNKING. The listener belongs on loopback, on a private network or on a Unix
//!   socket, behind a mail server that faces the world.
//! - A `Received` line. The server in front has written its own; ours would stand above its
//!   Authentication-Results without having judged anything.
//!
//! What a message gets: `Return-Path: <sender>` and one `Delivered-To: recipient` each, on top. Below
//! them it is byte for byte what came, a Return-Path of its own included: readers look at the topmost
//! one, and signatures and hashes of the rest stay what they were.
//!
//! A message that [`Receipt::NotOurs`] is answered by 250 and forgotten. The peer took responsibility for
//! it long ago: a 550 would make it send a bounce to whoever the envelope names, which for mail to a
//! made-up or dead token is mostly a stranger.
//!
//! Lines end with CR LF and with nothing else (CVE-2023-51764, "SMTP smuggling"): a lone CR or LF is
//! refused in commands, and stays part of the message in DATA, where it never makes a dot the end.
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
