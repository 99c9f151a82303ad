//! Whole numbers with a unit: `15m`, `64 KiB`.

/// A unit's name, and how many of the smallest unit it is.
pub(super) type Unit = (&'static str, u64);

/// Reads a whole number and one of the units, with an optional space between them. `None` for anything else, and
/// above 64 bits.
pub(super) fn read(text: &str, units: &[Unit]) -> Option<u64> {
    let end_of_number = text.find(|character: char| !character.is_ascii_digit())?;
    let (number, unit) = text.split_at(end_of_number);
    let (_, factor) = units.iter().find(|(name, _)| *name == unit.trim_start())?;
    number.parse::<u64>().ok()?.checked_mul(*factor)
}

/// The largest unit (they are listed from the smallest) that leaves a whole number.
pub(super) fn split(amount: u64, units: &[Unit]) -> (u64, &'static str) {
    let fits = |(_, factor): &&Unit| amount != 0 && amount.is_multiple_of(*factor);
    units
        .iter()
        .rev()
        .find(fits)
        .or(units.first())
        .map_or((amount, ""), |(name, factor)| (amount / factor, name))
}
