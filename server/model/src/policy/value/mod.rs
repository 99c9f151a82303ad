//! The values of settings: types that cannot be invalid, written as text.
//!
//! This module has only the types and their texts. The section structs, one folder up, say which setting has which
//! type.

mod choice;
mod domain;
mod duration;
mod expiry;
mod mail_address;
mod public_url;
mod size;
mod units;
mod within;

use std::{net::SocketAddr, path::PathBuf};

use ipnet::IpNet;

pub use crate::{choice, impl_text_traits};
pub use domain::{AcmeDirectory, Domain};
pub use duration::Duration;
pub use duration::{DAY, HOUR, MILLISECOND, MINUTE, SECOND};
pub use expiry::Expiry;
pub use mail_address::{MailAddress, Mailbox};
pub use public_url::PublicUrl;
pub use size::Size;
pub use size::{GIB, KIB, MIB};
pub use within::{maybe_within, within};

/// A value that is written as text in the settings.
pub trait Text: Sized {
    /// The expected format, with an example; it completes the sentence `"…" is not …`.
    const EXPECTED: &'static str;

    fn read(text: &str) -> Option<Self>;

    /// The text from which [`Text::read`] reads the same value.
    fn write(&self) -> String;
}

/// A text that is not a valid value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not {expected}")]
pub struct BadText {
    text: String,
    expected: &'static str,
}

/// Messages cut longer texts: they only need to be recognised.
const QUOTED_CHARACTERS: usize = 80;

pub fn read<T: Text>(text: &str) -> Result<T, BadText> {
    T::read(text.trim()).ok_or_else(|| BadText {
        text: text.chars().take(QUOTED_CHARACTERS).collect(),
        expected: T::EXPECTED,
    })
}

/// Implements the usual traits for a type with [`Text`].
#[macro_export]
macro_rules! impl_text_traits {
    ($name:ty) => {
        impl std::str::FromStr for $name {
            type Err = $crate::policy::value::BadText;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::policy::value::read(text)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(&$crate::policy::value::Text::write(self))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::policy::value::plain::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                $crate::policy::value::plain::deserialize(source)
            }
        }
    };
}

/// `#[serde(with = "plain")]`: a required value.
pub mod plain {
    use super::Text;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Text, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&value.write())
    }

    pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(source: D) -> Result<T, D::Error> {
        super::read(&String::deserialize(source)?).map_err(D::Error::custom)
    }
}

/// `#[serde(with = "or_empty")]`: a value that an empty text switches off.
pub mod or_empty {
    use super::Text;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Text, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&value.as_ref().map(Text::write).unwrap_or_default())
    }

    pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(
        source: D,
    ) -> Result<Option<T>, D::Error> {
        let text = String::deserialize(source)?;
        if text.trim().is_empty() {
            return Ok(None);
        }
        super::read(&text).map(Some).map_err(D::Error::custom)
    }
}

/// `#[serde(with = "list")]`: any number of values; the error names all invalid ones at once.
pub mod list {
    use super::Text;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Text, S: Serializer>(
        values: &[T],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(Text::write))
    }

    pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(source: D) -> Result<Vec<T>, D::Error> {
        let mut values = Vec::new();
        let mut wrong = Vec::new();
        for text in Vec::<String>::deserialize(source)? {
            match super::read(&text) {
                Ok(value) => values.push(value),
                Err(error) => wrong.push(error.to_string()),
            }
        }
        if wrong.is_empty() {
            Ok(values)
        } else {
            Err(D::Error::custom(wrong.join("; ")))
        }
    }
}

impl Text for SocketAddr {
    const EXPECTED: &'static str = "an IP address and a port, such as \"127.0.0.1:8017\" (this machine only), \
        \"0.0.0.0:8017\" (every network) or \"[::1]:8017\"";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Text for IpNet {
    const EXPECTED: &'static str =
        "an IP network or address, such as \"10.0.0.0/8\", \"127.0.0.1\" or \"fd00::/8\"";

    fn read(text: &str) -> Option<Self> {
        let one_address = || {
            text.parse()
                .ok()
                .map(|address: std::net::IpAddr| address.into())
        };
        text.parse().ok().or_else(one_address)
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Text for PathBuf {
    const EXPECTED: &'static str = "the path of a file, such as \"/var/lib/afterword/comments.db\"";

    fn read(text: &str) -> Option<Self> {
        (!text.is_empty() && !text.contains('\0')).then(|| text.into())
    }

    fn write(&self) -> String {
        self.display().to_string()
    }
}
