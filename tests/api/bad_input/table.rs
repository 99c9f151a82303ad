//! Tables in the form in which they are read best.

/// The problem that is expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Expected<'a> {
    pub(super) status: u16,
    pub(super) code: &'a str,
    /// Empty where no field is to blame.
    pub(super) field: &'a str,
}

/// `404 unknown_site site`, or without a field `404 not_found`.
pub(super) fn expected(words: &str) -> Expected<'_> {
    let mut words = words.split_whitespace();
    let status = words.next().unwrap().parse().unwrap();
    let (code, field) = (words.next().unwrap(), words.next().unwrap_or_default());
    assert_eq!(words.next(), None, "too many words after {code}");
    Expected {
        status,
        code,
        field,
    }
}

/// Rows of `what is sent -> what is expected`. In what is sent `«81»` stands for 81 letters.
pub(super) fn rows(table: &str) -> impl Iterator<Item = (String, Expected<'_>)> {
    let lines = table.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| {
        let (sent, answer) = line.rsplit_once(" -> ").unwrap();
        (lengthened(sent.trim()), expected(answer))
    })
}

fn lengthened(sent: &str) -> String {
    let Some((before, rest)) = sent.split_once('«') else {
        return sent.to_owned();
    };
    let (length, after) = rest.split_once('»').unwrap();
    let letters = "x".repeat(length.parse().unwrap());
    format!("{before}{letters}{}", lengthened(after))
}

/// The beginning of what was sent, for the message of a test that failed.
pub(super) fn shown(sent: &str) -> String {
    sent.chars().take(80).collect()
}
