//! Numbers as each language writes them.

use fluent_bundle::FluentValue;
use fluent_bundle::memoizer::MemoizerKind;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::{ANY_NUMBER, Texts};

impl Texts {
    /// In groups of three digits.
    #[must_use]
    pub fn number(&'static self, number: u64) -> String {
        grouped(&number.to_string(), self.number_thousands())
    }

    /// Files for people, such as `photo.jpg (3.1 MB), notes.txt (2 kB) +3`, the last for those without a name.
    #[must_use]
    pub fn files<'a>(
        &'static self,
        named: impl Iterator<Item = (&'a str, u64)>,
        more: usize,
    ) -> String {
        let named = named.map(|(name, size)| format!("{name} ({})", self.size(size)));
        let mut named = named.collect::<Vec<_>>().join(", ");
        if more > 0 {
            named += &format!(" +{more}");
        }
        named
    }

    /// The size of a file for people, such as "3.1 MB"; at least 1 kB.
    #[must_use]
    pub fn size(&'static self, bytes: u64) -> String {
        let tenths = bytes.saturating_add(MEGABYTE / 20) / (MEGABYTE / 10);
        if tenths < 10 {
            return self.size_kilobytes(bytes.div_ceil(1000).max(1));
        }
        // Where commas stand between thousands, a point stands before tenths, and the other way round.
        let point = if self.number_thousands() == "," {
            "."
        } else {
            ","
        };
        let size = format!("{}{point}{}", self.number(tenths / 10), tenths % 10);
        self.size_megabytes(&size)
    }
}

const MEGABYTE: u64 = 1_000_000;

/// Who writes numbers inside of texts; found by the language of the bundle.
struct Grouping(&'static Texts);

impl Memoizable for Grouping {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        Ok(Self(Texts::of(&language.to_string())))
    }
}

/// `None` leaves it to Fluent.
pub(crate) fn written(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    if number.options.currency.as_deref() == Some(ANY_NUMBER) {
        return Some(ANY_NUMBER.to_owned());
    }
    let digits = number.as_string();
    if digits.contains('.') {
        return None;
    }
    let grouped = memoizer.with_try_get_threadsafe::<Grouping, _, _>((), |grouping| {
        grouped(&digits, grouping.0.number_thousands())
    });
    grouped.ok()
}

fn grouped(digits: &str, between: &str) -> String {
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", digits),
    };
    let mut written = sign.to_owned();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            written.push_str(between);
        }
        written.push(digit);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |tag| {
            let texts = Texts::of(tag);
            [texts.number(1_234_567), texts.number_percent(14)]
        };
        assert_eq!(written("en"), ["1,234,567", "14%"]);
        assert_eq!(written("de"), ["1.234.567", "14\u{a0}%"]);
        assert_eq!(written("fr"), ["1\u{202f}234\u{202f}567", "14\u{202f}%"]);
        assert_eq!(Texts::english().number(0), "0");
        assert_eq!(Texts::english().number(999), "999");
        assert_eq!(grouped("-1000", "."), "-1.000");
    }

    #[test]
    fn numbers_inside_of_texts_are_written_the_same_way() {
        assert_eq!(Texts::of("en").page_count(12_345_u32), "12,345 comments");
        assert_eq!(Texts::of("de").page_count(12_345_u32), "12.345 Kommentare");
    }
}
