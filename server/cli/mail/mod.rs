//! `afterword mail`: show what a message would do, deliver one, test the set-up, sign in, list what could not be sent, and
//! the further addresses of moderators.

mod addresses;
mod explain;
mod inspect;
mod login;
mod outbox;
mod receive;
mod samples;
mod test;

use clap::Subcommand;

use super::Settings;

#[derive(Debug, Subcommand)]
pub(super) enum Mail {
    /// Print as JSON what a reply to a moderation mail would do, without doing it
    Inspect(inspect::Inspect),
    /// Say why a message has no effect, or which it would have: token, sender, date, text, check by check
    Explain(explain::Explain),
    /// Process a message from standard input, as a mail server's pipe sends it
    Receive(receive::Receive),
    /// Send a sample mail, and test whether mail gets out and back
    Test(test::Test),
    /// Write one mail of each kind into a folder, to see what they look like with your templates
    Samples(samples::Samples),
    /// Sign in to the mailbox of [oauth]: Microsoft 365, Outlook.com, Gmail, without a password
    Login(login::Login),
    /// Forget the login, and ask the provider to take it back
    Logout(login::Logout),
    /// List the mails that wait or could not be sent, and send them again
    #[command(subcommand)]
    Outbox(outbox::Outbox),
    /// Let moderators answer from further addresses
    #[command(subcommand)]
    Addresses(addresses::Addresses),
}

pub(super) fn run(settings: &Settings, mail: &Mail) -> anyhow::Result<()> {
    match mail {
        Mail::Inspect(inspect) => inspect::run(inspect),
        Mail::Explain(explain) => explain::run(settings, explain),
        Mail::Receive(receive) => receive::run(settings, receive),
        Mail::Test(test) => test::run(settings, test),
        Mail::Samples(samples) => samples::run(settings, samples),
        Mail::Login(login) => login::login(settings, login),
        Mail::Logout(logout) => login::logout(settings, logout),
        Mail::Outbox(outbox) => outbox::run(settings, outbox),
        Mail::Addresses(addresses) => addresses::run(settings, addresses),
    }
}
