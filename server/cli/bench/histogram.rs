//! Times as bars in a terminal of 80 columns, without colour.

use afterword_bench::Bucket;

use super::words::{grouped, millis, share};

/// The length of the longest bar, in columns.
const LONGEST: u64 = 32;
/// From an eighth of a column to a whole one.
const EIGHTHS: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];

/// The characters of the bars.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    Blocks,
    Ascii,
}

impl Ink {
    /// The first of the locale variables that is set decides, as POSIX requires.
    pub(super) fn of_locale() -> Self {
        let variables = ["LC_ALL", "LC_CTYPE", "LANG"].map(|name| std::env::var(name).ok());
        let mut set = variables.into_iter().flatten().filter(|v| !v.is_empty());
        Self::of(&set.next().unwrap_or_default())
    }

    fn of(locale: &str) -> Self {
        let locale = locale.to_ascii_lowercase();
        if locale.contains("utf-8") || locale.contains("utf8") {
            Self::Blocks
        } else {
            Self::Ascii
        }
    }

    fn bar(self, eighths: u64) -> String {
        let (whole, rest) = (eighths / 8, eighths % 8);
        let repeated = |ink: &str, times| ink.repeat(usize::try_from(times).unwrap_or_default());
        match self {
            Self::Ascii => repeated("#", whole + rest.div_ceil(8)),
            Self::Blocks => {
                let mut bar = repeated("█", whole);
                let rest = rest.checked_sub(1).and_then(|at| usize::try_from(at).ok());
                bar.extend(rest.and_then(|at| EIGHTHS.get(at)));
                bar
            }
        }
    }
}

/// One line for each bucket. A bucket that is not empty gets at least an eighth of a column, so that outliers are
/// visible.
pub(super) fn lines(buckets: &[Bucket], ink: Ink) -> Vec<String> {
    let most = buckets.iter().map(|bucket| bucket.count).max().unwrap_or(1);
    let all = buckets.iter().map(|bucket| bucket.count).sum::<u64>();
    let line = |bucket: &Bucket| {
        let eighths = u128::from(bucket.count) * u128::from(LONGEST * 8) / u128::from(most.max(1));
        let eighths = u64::try_from(eighths).unwrap_or(LONGEST * 8);
        let bar = ink.bar(eighths.max(u64::from(bucket.count > 0)));
        let bar = format!("{bar:<width$}", width = LONGEST as usize);
        format!(
            "{:>8} to {:>7}  {bar} {:>11} {:>7}",
            millis(bucket.from_microseconds),
            millis(bucket.to_microseconds),
            grouped(bucket.count),
            share(bucket.count, all),
        )
    };
    buckets.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::terminal::{COLUMNS, width};

    fn bucket(from: u64, to: u64, count: u64) -> Bucket {
        Bucket {
            from_microseconds: from,
            to_microseconds: to,
            count,
        }
    }

    #[test]
    fn lines_fit_a_terminal_whatever_was_counted() {
        let wide = [
            bucket(1, 2, 1),
            bucket(2, 5_000_000_000, 0),
            bucket(5_000_000_000, 9_000_000_000, 100_000_000),
        ];
        for ink in [Ink::Blocks, Ink::Ascii] {
            for line in lines(&wide, ink) {
                assert!(width(&line) <= COLUMNS, "{} {line}", width(&line));
            }
        }
        let ascii = lines(&wide, Ink::Ascii).concat();
        assert!(ascii.is_ascii(), "{ascii}");
    }

    #[test]
    fn bars_are_as_long_as_their_share_and_outliers_are_seen() {
        let shown = lines(
            &[
                bucket(1_000, 1_250, 800),
                bucket(1_250, 1_600, 400),
                bucket(1_600, 2_000, 1),
            ],
            Ink::Blocks,
        );
        let blocks = |line: &str| line.matches('█').count();
        assert_eq!((blocks(&shown[0]), blocks(&shown[1])), (32, 16));
        assert!(shown[2].contains('▏'), "{}", shown[2]);
        assert!(shown[0].contains("1.00 to    1.25"), "{}", shown[0]);
        assert!(shown[2].ends_with(" 0.1 %"), "{}", shown[2]);
    }

    #[test]
    fn blocks_need_a_locale_that_has_them() {
        assert_eq!(Ink::of("de_DE.UTF-8"), Ink::Blocks);
        assert_eq!(Ink::of("C.utf8"), Ink::Blocks);
        assert_eq!(Ink::of("C"), Ink::Ascii);
        assert_eq!(Ink::of(""), Ink::Ascii);
    }
}
