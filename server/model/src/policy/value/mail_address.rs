//! Addresses of people and of Afterword itself in mails (RFC 5322).

use std::fmt;

use email_address::{EmailAddress, Options};

use super::{Text, impl_text_traits};

const LONGEST_ADDRESS: usize = 254;
const MOST_NAME_CHARACTERS: usize = 80;

/// `ann@example.org`. `Debug` does not print it, because addresses are personal data.
#[derive(Clone, PartialEq, Eq)]
pub struct MailAddress(String);

impl MailAddress {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The part before the `@`.
    pub fn local(&self) -> &str {
        self.0.rsplit_once('@').map_or("", |(local, _)| local)
    }

    /// The part after the `@`.
    pub fn domain(&self) -> &str {
        self.0.rsplit_once('@').map_or("", |(_, domain)| domain)
    }
}

impl fmt::Debug for MailAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("MailAddress(…)")
    }
}

impl Text for MailAddress {
    const EXPECTED: &'static str = "a mail address such as \"ann@example.org\"";

    fn read(text: &str) -> Option<Self> {
        let options = Options::default()
            .without_display_text()
            .without_domain_literal();
        let is_safe = text.len() <= LONGEST_ADDRESS && !text.chars().any(char::is_control);
        let is_valid = is_safe && EmailAddress::parse_with_options(text, options).is_ok();
        is_valid.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(MailAddress);

/// `comments@example.org`, or with a name: `Comments <comments@example.org>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    pub name: String,
    pub address: MailAddress,
}

impl Text for Mailbox {
    const EXPECTED: &'static str =
        "a mail address such as \"comments@example.org\" or \"My blog <comments@example.org>\"";

    fn read(text: &str) -> Option<Self> {
        let (name, address) = match text.strip_suffix('>') {
            Some(text) => text.rsplit_once('<')?,
            None => ("", text),
        };
        let name = name.trim().trim_matches('"');
        let is_name = !name.chars().any(|c| c.is_control() || "<>\"".contains(c))
            && name.chars().count() <= MOST_NAME_CHARACTERS;
        is_name.then_some(())?;
        Some(Self {
            name: name.to_owned(),
            address: MailAddress::read(address.trim())?,
        })
    }

    fn write(&self) -> String {
        match self.name.as_str() {
            "" => self.address.write(),
            name => format!("{name} <{}>", self.address.as_str()),
        }
    }
}

impl_text_traits!(Mailbox);
