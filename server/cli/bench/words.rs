//! Formats figures for people.

/// `1,234,567`.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Microseconds as milliseconds, with about three digits: `0.12`, `12.3`, `1,234`.
pub(super) fn millis(micros: u64) -> String {
    match micros {
        ..9_995 => format!("{:.2}", micros as f64 / 1_000.0),
        9_995..99_950 => format!("{:.1}", micros as f64 / 1_000.0),
        _ => grouped((micros + 500) / 1_000),
    }
}

/// `12.3 %`; a share above zero is never shown as zero.
pub(super) fn share(part: u64, whole: u64) -> String {
    let percent = part as f64 * 100.0 / whole.max(1) as f64;
    if part > 0 && percent < 0.05 {
        "<0.1 %".to_owned()
    } else {
        format!("{percent:.1} %")
    }
}

/// Without meaningless digits.
pub(super) fn rounded(number: f64) -> String {
    if number < 100.0 {
        format!("{number:.1}")
    } else {
        grouped(number.round() as u64)
    }
}

/// `1 request`, `2 requests`.
pub(super) fn several(count: u64, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_at_a_glance() {
        assert_eq!(
            [0, 999, 1_000, 1_234_567].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
        assert_eq!(
            [31, 9_994, 9_995, 99_949, 99_950, 4_194_000].map(millis),
            ["0.03", "9.99", "10.0", "99.9", "100", "4,194"]
        );
        assert_eq!(share(1, 100_000), "<0.1 %");
        assert_eq!(
            (share(0, 0), share(1, 3)),
            ("0.0 %".to_owned(), "33.3 %".to_owned())
        );
        assert_eq!(
            (rounded(67.38), rounded(96_600.4)),
            ("67.4".to_owned(), "96,600".to_owned())
        );
        assert_eq!(several(1, "error"), "1 error");
    }
}
