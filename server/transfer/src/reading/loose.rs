//! Values in the various spellings of other systems: a number may be a text, a flag a number, a time an object.

use std::fmt;

use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use crate::source::Broken;

/// One value as text; empty for `null`, and for lists and objects that wrap no value.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Loose(String);

impl Loose {
    /// `None` if it has only white space.
    pub(crate) fn text(&self) -> Option<&str> {
        let text = self.0.trim();
        (!text.is_empty()).then_some(text)
    }

    pub(crate) fn owned(&self) -> Option<String> {
        self.text().map(str::to_owned)
    }

    /// The whole text, with white space at its ends.
    pub(crate) fn into_body(self) -> String {
        self.0
    }

    pub(crate) fn is_true(&self) -> bool {
        matches!(self.text(), Some("true" | "1" | "t"))
    }

    /// An id; the many spellings of "none" are `None`.
    pub(crate) fn id(&self) -> Option<String> {
        self.owned().filter(|id| id != "0")
    }

    /// A number; negative votes count as 0.
    pub(crate) fn count(&self) -> u32 {
        let count = self.text().and_then(|text| text.parse::<i64>().ok());
        u32::try_from(count.unwrap_or(0).max(0)).unwrap_or(u32::MAX)
    }
}

impl From<&str> for Loose {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl<'de> Deserialize<'de> for Loose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Loose;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_str<E>(self, text: &str) -> Result<Loose, E> {
        Ok(Loose(text.to_owned()))
    }

    fn visit_string<E>(self, text: String) -> Result<Loose, E> {
        Ok(Loose(text))
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Loose, E> {
        Ok(Loose(flag.to_string()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Loose, E> {
        Ok(Loose(number.to_string()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Loose, E> {
        Ok(Loose(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Loose, E> {
        Ok(Loose(number.to_string()))
    }

    fn visit_unit<E>(self) -> Result<Loose, E> {
        Ok(Loose::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Loose, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Loose::default())
    }

    /// LeanCloud and MongoDB wrap times and ids in an object, and TOML's times have the same form.
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Loose, A::Error> {
        let wrapping = [
            "iso",
            "$date",
            "$oid",
            "$numberInt",
            "$numberLong",
            "objectId",
            "$__toml_private_datetime",
        ];
        let mut inner = Loose::default();
        while let Some(key) = map.next_key::<String>()? {
            match wrapping.contains(&key.as_str()) {
                true => inner = map.next_value()?,
                false => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(inner)
    }
}

/// The time in `text`: a date and a clock time with or without a zone, or a number of seconds or milliseconds. `zone`
/// applies if the text has none.
///
/// # Errors
/// `Ok(Err(…))` is a sentence for the report; [`Broken::NoTimezone`] concerns all times of the file.
pub(crate) fn instant(
    text: &Loose,
    zone: Option<&TimeZone>,
) -> Result<Result<Timestamp, String>, Broken> {
    let Some(text) = text.text() else {
        return Ok(Err("its time is missing".to_owned()));
    };
    let unreadable = || format!("its time can't be read: {}", shortened(text));
    match clock_and_zone(text) {
        Some(Time::Instant(instant)) => Ok(Ok(instant)),
        Some(Time::Local(local)) => {
            let zone = zone.ok_or(Broken::NoTimezone)?;
            let zoned = local.to_zoned(zone.clone());
            Ok(zoned
                .map(|zoned| zoned.timestamp())
                .map_err(|_| unreadable()))
        }
        None => Ok(Err(unreadable())),
    }
}

/// A page's path; a whole URL stays whole.
pub(crate) fn address(text: &str) -> String {
    let text = text.trim();
    match text.starts_with('/') || text.contains("://") {
        true => text.to_owned(),
        false => format!("/{text}"),
    }
}

/// Undoes HTML escaping: some systems store names and addresses escaped. An unescaped value stays as it is, tags
/// included.
pub(crate) fn unescaped(text: &str) -> String {
    let signs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x60;", "`"),
        ("&#x5c;", "\\"),
        // Last, so that it does not create new entities from what somebody typed.
        ("&amp;", "&"),
    ];
    signs.iter().fold(text.to_owned(), |text, (kept, typed)| {
        text.replace(kept, typed)
    })
}

/// Shortens a value for a sentence, so that a hostile one does not fill the screen.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

enum Time {
    Instant(Timestamp),
    Local(civil::DateTime),
}

/// Go adds the zone's name and more after the offset: `2021-10-28 20:50:15.123 +0800 CST m=+0.1`.
fn clock_and_zone(text: &str) -> Option<Time> {
    if let Ok(number) = text.parse::<i64>() {
        // As seconds, this would be the year 5138.
        return match number.abs() < 100_000_000_000 {
            true => Timestamp::from_second(number).ok(),
            false => Timestamp::from_millisecond(number).ok(),
        }
        .map(Time::Instant);
    }
    let date = text.get(..10)?.replace('/', "-");
    let rest = text.get(10..)?.trim_start_matches(['T', 't', ' ']);
    let in_clock = |sign: char| sign.is_ascii_digit() || sign == ':' || sign == '.';
    let end = rest.find(|sign| !in_clock(sign)).unwrap_or(rest.len());
    let clock = match end {
        0 => "00:00",
        _ => rest.get(..end)?,
    };
    let local: civil::DateTime = format!("{date}T{clock}").parse().ok()?;
    let zone = rest.get(end..)?.split_whitespace().next().unwrap_or("");
    if zone.is_empty() {
        return Some(Time::Local(local));
    }
    let zoned = local.to_zoned(TimeZone::fixed(offset(zone)?)).ok()?;
    Some(Time::Instant(zoned.timestamp()))
}

/// `Z`, `UTC`, `+0800`, `-03:30`, `+02`.
fn offset(zone: &str) -> Option<jiff::tz::Offset> {
    if ["Z", "z", "UTC", "GMT"].contains(&zone) {
        return Some(jiff::tz::Offset::UTC);
    }
    let sign = match zone.as_bytes().first()? {
        b'+' => 1,
        b'-' => -1,
        _ => return None,
    };
    let digits: String = zone.get(1..)?.chars().filter(|sign| *sign != ':').collect();
    let hours: i32 = digits.get(..2)?.parse().ok()?;
    let minutes: i32 = match digits.get(2..4) {
        Some(minutes) => minutes.parse().ok()?,
        None => 0,
    };
    jiff::tz::Offset::from_seconds(sign * (hours * 3600 + minutes * 60)).ok()
}
