//! Sessions of the console, sign-in links, passwords.
