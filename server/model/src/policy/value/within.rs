//! Bounds of numbers, times and sizes, written on their field: `#[serde(deserialize_with = "within::<1, 100, _,
//! _>")]`.

use serde::{Deserialize, Deserializer, de::Error};

use super::{Duration, Size, Text};

/// A quantity with bounds: numbers, times in milliseconds, sizes in bytes.
pub trait Quantity: Sized {
    /// The type in the settings; wider than the type itself, so that an error can name a value out of bounds.
    type Written: for<'de> Deserialize<'de>;

    fn amount(written: Self::Written) -> Option<i64>;

    fn of(amount: i64) -> Option<Self>;

    fn show(amount: i64) -> String;
}

/// Refuses values below `LEAST` or above `MOST`.
pub fn within<'de, const LEAST: i64, const MOST: i64, T, D>(source: D) -> Result<T, D::Error>
where
    T: Quantity,
    D: Deserializer<'de>,
{
    bounded(T::Written::deserialize(source)?, LEAST, MOST)
}

/// As [`within`], for an optional value.
pub fn maybe_within<'de, const LEAST: i64, const MOST: i64, T, D>(
    source: D,
) -> Result<Option<T>, D::Error>
where
    T: Quantity,
    D: Deserializer<'de>,
{
    Option::<T::Written>::deserialize(source)?
        .map(|written| bounded(written, LEAST, MOST))
        .transpose()
}

fn bounded<T: Quantity, E: Error>(written: T::Written, least: i64, most: i64) -> Result<T, E> {
    let amount = T::amount(written).unwrap_or(i64::MAX);
    let allowed = (least..=most)
        .contains(&amount)
        .then(|| T::of(amount))
        .flatten();
    allowed.ok_or_else(|| {
        E::custom(format_args!(
            "{} is out of range: write a value from {} to {}",
            T::show(amount),
            T::show(least),
            T::show(most)
        ))
    })
}

macro_rules! impl_quantity_for_number {
    ($($number:ty),+) => {$(
        impl Quantity for $number {
            type Written = i64;

            fn amount(written: i64) -> Option<i64> {
                Some(written)
            }

            fn of(amount: i64) -> Option<Self> {
                amount.try_into().ok()
            }

            fn show(amount: i64) -> String {
                amount.to_string()
            }
        }
    )+};
}

impl_quantity_for_number!(u64, usize);

impl Quantity for Duration {
    type Written = Self;

    fn amount(written: Self) -> Option<i64> {
        written.milliseconds().try_into().ok()
    }

    fn of(amount: i64) -> Option<Self> {
        amount.try_into().ok().map(Self::from_millis)
    }

    fn show(amount: i64) -> String {
        Self::of(amount)
            .map(|span| span.write())
            .unwrap_or_default()
    }
}

impl Quantity for Size {
    type Written = Self;

    fn amount(written: Self) -> Option<i64> {
        written.bytes().try_into().ok()
    }

    fn of(amount: i64) -> Option<Self> {
        amount.try_into().ok().map(Self::from_bytes)
    }

    fn show(amount: i64) -> String {
        Self::of(amount)
            .map(|size| size.write())
            .unwrap_or_default()
    }
}
