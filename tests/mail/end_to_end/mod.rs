//! The whole way by real servers: Afterword → Postfix → Dovecot → a moderator or a reader, and their answer
//! → Postfix → Dovecot → Afterword, with keys in a real name server.

mod addresses;
mod answers;
mod automatic_mail;
mod by_mail;
mod consent;
mod digests;
mod doctor;
mod explain;
pub(crate) mod faults;
mod follows;
mod inbound;
mod intercepting_proxy;
mod jmap;
mod kills;
mod latency;
mod lmtp;
mod mail_servers;
mod mail_test_command;
mod moderating;
mod photos;
mod private_words;
mod process;
mod readers;
mod refusals;
mod reports;
mod restarts;
mod scripted_server;
mod smtp_failures;
mod world;
