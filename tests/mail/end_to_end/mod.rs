//! The whole way by real servers: Afterword → Postfix → Dovecot → a moderator or a reader, and their answer
//! → Postfix → Dovecot → Afterword, with keys in a real name server.

mod intercepting_proxy;
mod doctor;
mod restarts;
mod latency;
mod kills;
mod lmtp;
mod automatic_mail;
mod moderating;
mod mail_servers;
mod process;
mod readers;
mod refusals;
mod scripted_server;
mod smtp_failures;
mod mail_test_command;
mod world;
