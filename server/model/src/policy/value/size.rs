//! Amounts of bytes, written `512 B`, `64 KiB`, `8 MiB`, `1 GiB`.

use super::{Text, impl_text_traits, units};

pub const KIB: i64 = 1024;
pub const MIB: i64 = 1024 * KIB;
pub const GIB: i64 = 1024 * MIB;

const UNITS: [units::Unit; 4] = [
    ("B", 1),
    ("KiB", KIB as u64),
    ("MiB", MIB as u64),
    ("GiB", GIB as u64),
];

/// A number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size(u64);

impl Size {
    pub const fn from_bytes(bytes: u64) -> Self {
        Self(bytes)
    }

    pub const fn bytes(self) -> u64 {
        self.0
    }

    /// The same number for buffers and lengths in memory.
    pub fn length(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

impl Text for Size {
    const EXPECTED: &'static str =
        "a size such as \"512 B\", \"64 KiB\", \"8 MiB\" or \"1 GiB\" (1 KiB is 1024 bytes)";

    fn read(text: &str) -> Option<Self> {
        units::read(text, &UNITS).map(Self)
    }

    fn write(&self) -> String {
        let (number, unit) = units::split(self.0, &UNITS);
        format!("{number} {unit}")
    }
}

impl_text_traits!(Size);
