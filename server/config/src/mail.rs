//! `[mail]`: settings for all mails, sent and received.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::load::Report;
use afterword_model::policy::value::{
    DAY, Duration, HOUR, MailAddress, Mailbox, SECOND, choice, or_empty, within,
};

choice! {
    /// How the addresses for answers are made.
    Addressing {
        /// `comments+m…@example.org`.
        Plus = "plus",
        /// `m…@example.org`: every address of the domain arrives.
        CatchAll = "catch-all",
        /// `comments@example.org`: the answer is matched by the message that it answers.
        None = "none",
    }
}

choice! {
    /// How certain it must be that an answer comes from the address in its From.
    SenderCheck {
        /// DKIM, a trusted Authentication-Results header or a trusted mail server confirms it.
        Pass = "pass",
        /// No check fails.
        NoFail = "no-fail",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mail {
    /// The sender of our mails, and the address for answers; `None` switches mail off.
    #[serde(with = "or_empty")]
    pub from: Option<Mailbox>,

    /// Mails are written into this folder as files instead of being sent.
    #[serde(with = "or_empty")]
    pub folder: Option<PathBuf>,

    pub addressing: Addressing,
    pub sender_check: SenderCheck,

    /// The authserv-id (RFC 8601) of the owner's mail server.
    #[serde(with = "or_empty")]
    pub trusted_results: Option<AuthServer>,

    /// The name server for DKIM keys; `None` takes the system's.
    #[serde(with = "or_empty")]
    pub name_server: Option<std::net::SocketAddr>,

    /// How long an answer or a link is valid.
    #[serde(deserialize_with = "within::<HOUR, { 365 * DAY }, _, _>")]
    pub token_lifetime: Duration,

    /// The number of held comments in `digest_every` that have their own mail; further ones come together.
    #[serde(deserialize_with = "within::<0, 10_000, _, _>")]
    pub single_mails: usize,

    #[serde(deserialize_with = "within::<SECOND, DAY, _, _>")]
    pub digest_every: Duration,

    /// Readers of one site that are asked to confirm an address in an hour; 0 is any number.
    #[serde(deserialize_with = "within::<0, 100_000, _, _>")]
    pub confirmations_per_hour: usize,

    /// Explaining answers that one address may get in a day.
    #[serde(deserialize_with = "within::<0, 1000, _, _>")]
    pub explanations_per_day: usize,

    /// The owner's templates, which replace the built-in ones.
    #[serde(with = "or_empty")]
    pub templates: Option<PathBuf>,

    #[serde(with = "or_empty")]
    pub dkim_selector: Option<Selector>,

    /// PEM.
    #[serde(with = "or_empty")]
    pub dkim_key: Option<PathBuf>,
}

impl Mail {
    pub(super) fn complete(&mut self, report: &mut Report) {
        let folders = [
            ("mail.folder", &mut self.folder),
            ("mail.templates", &mut self.templates),
        ];
        for (setting, folder) in folders {
            if let Some(path) = folder {
                report.place(path);
                if !path.is_dir() {
                    let message = format!("{} is no folder: create it", path.display());
                    report.problem(setting, message);
                }
            }
        }
        if let Some(path) = &mut self.dkim_key {
            report.place(path);
            report.readable("mail.dkim_key", path);
        }
        let pair = (self.dkim_selector.is_some(), self.dkim_key.is_some());
        match pair {
            (true, false) => report.problem(
                "mail.dkim_selector",
                "is set without mail.dkim_key: name the file of the private key there",
            ),
            (false, true) => report.problem(
                "mail.dkim_key",
                "is set without mail.dkim_selector: name the DNS record of its public key there",
            ),
            _ => {}
        }
    }

    /// The sender address of our mails.
    pub fn address(&self) -> Option<&MailAddress> {
        self.from.as_ref().map(|from| &from.address)
    }
}

/// Defines a word without spaces that goes into headers and names of hosts.
macro_rules! word {
    ($(#[$attribute:meta])* $name:ident, $expected:literal) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name(String);

        impl $name {
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl afterword_model::policy::value::Text for $name {
            const EXPECTED: &'static str = $expected;

            fn read(text: &str) -> Option<Self> {
                let plain = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
                let is_word = (1..=253).contains(&text.len()) && text.chars().all(plain);
                is_word.then(|| Self(text.to_owned()))
            }

            fn write(&self) -> String {
                self.0.clone()
            }
        }

        afterword_model::policy::value::impl_text_traits!($name);
    };
}
pub(super) use word;

word! {
    /// An authserv-id.
    AuthServer, "the name that your mail server writes into Authentication-Results, such as \"mx.example.org\""
}
word! {
    /// The name of a DKIM key in DNS.
    Selector, "a DKIM selector such as \"mail2026\""
}
