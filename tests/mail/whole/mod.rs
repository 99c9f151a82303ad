//! The whole way by real servers: Afterword → Postfix → Dovecot → a moderator or a reader, and their answer
//! → Postfix → Dovecot → Afterword, with keys in a real name server.

mod ends;
mod moderating;
mod readers;
mod refusals;
mod trying;
mod world;
