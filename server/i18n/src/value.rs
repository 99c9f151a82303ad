//! The values of variables in texts.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

/// Words, or a number, which each language writes in its own way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
    /// The plural form of this number, with `{}` in its place.
    AnyLike(i64),
}

/// How many there are of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count(i64);

/// Numbers that this stands for are written as `{}`: Fluent hands a number's options on to what writes it.
pub(crate) const ANY_NUMBER: &str = "{}";

impl<'a> From<&'a Value<'_>> for FluentValue<'a> {
    fn from(value: &'a Value<'_>) -> Self {
        match value {
            Value::Text(text) => Self::String(Cow::Borrowed(text)),
            Value::Number(number) => Self::from(*number),
            Value::AnyLike(number) => {
                let FluentValue::Number(FluentNumber { value, .. }) = Self::from(*number) else {
                    return Self::None;
                };
                let options = FluentNumberOptions {
                    currency: Some(ANY_NUMBER.to_owned()),
                    ..FluentNumberOptions::default()
                };
                Self::Number(FluentNumber { value, options })
            }
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

/// As templates hand over what they hold.
impl<'a> From<&&'a str> for Value<'a> {
    fn from(text: &&'a str) -> Self {
        Self::from(*text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&&'a String> for Value<'a> {
    fn from(text: &&'a String) -> Self {
        Self::from(*text)
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Count> for Value<'_> {
    fn from(count: Count) -> Self {
        Self::Number(count.0)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Count {
            fn from(number: $number) -> Self {
                Self(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }

        impl From<&$number> for Count {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        }

        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::from(Count::from(number))
            }
        }

        impl From<&$number> for Value<'_> {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        }
    )*};
}

numbers!(u16 u32 u64 usize i32 i64);
