//! Lines that introduce a quotation: "On Mon, 5 Jan 2026 at 10:00, Ann <ann@blog.example> wrote:".
//!
//! There are no patterns. Each line is read once for clues (a verb of writing, a date, an address, a final colon),
//! and consecutive lines are judged by their combined clues.

use crate::lines::{BodyLine, LineClass};

/// A longer line, in bytes, is no attribution.
const MAX_BYTES: usize = 400;

/// Maximum number of lines of one attribution.
const MAX_LINES: usize = 5;

/// Gives the lines of each attribution their class.
pub(super) fn mark(lines: &mut Vec<BodyLine>) {
    unquote_wrapped_ends(lines);
    split_shared_lines(lines);
    let clues: Vec<Option<Clues>> = lines
        .iter()
        .map(|line| candidate(line).map(clues_of))
        .collect();
    for end in 0..lines.len() {
        if let Some(start) = start_of(lines, &clues, end) {
            for line in &mut lines[start..=end] {
                line.class = LineClass::Attribution;
            }
        } else if end > 0
            && lines[end - 1].class == LineClass::Attribution
            && clues[end].is_some_and(|clues| clues.continued && clues.address && clues.end)
        {
            lines[end].class = LineClass::Attribution;
        }
    }
}

/// "… <ann@blog.example" and "> wrote:" on two lines: the second only looks quoted.
fn unquote_wrapped_ends(lines: &mut [BodyLine]) {
    for index in 1..lines.len() {
        let (above, line) = (&lines[index - 1], &lines[index]);
        let addressed = above.class == LineClass::Text && above.text.contains('@');
        let short = line.text.len() <= 40 && line.text.ends_with([':', '：']);
        if line.class == LineClass::Quote && addressed && short {
            lines[index].class = LineClass::Text;
        }
    }
}

/// "yes On Wed, 4 Apr 2012 at 3:59 PM, ann@blog.example wrote:": text and attribution share a line.
fn split_shared_lines(lines: &mut Vec<BodyLine>) {
    for index in 0..lines.len() {
        let Some(text) = candidate(&lines[index]) else {
            continue;
        };
        let shared = text
            .match_indices("On ")
            .map(|(at, _)| at)
            .filter(|&at| at > 0);
        let split = shared.take(4).find(|&at| {
            let clues = clues_of(&text[at..]);
            text[..at].ends_with([' ', '-', '\t'])
                && clues.announce()
                && clues.opening
                && clues.dated()
                && !clues_of(text).opening
        });
        if let Some(at) = split {
            let (own, announcement) = text.split_at(at);
            let announcement = BodyLine::read(announcement);
            lines[index] = BodyLine::read(own.trim_end().trim_end_matches('-'));
            lines.insert(index + 1, announcement);
            return;
        }
    }
}

/// Whether `line` alone names an address and a date: a mail client wrote it, hardly a person.
pub(super) fn is_clients(line: &str) -> bool {
    let clues = clues_of(line);
    clues.announce() && clues.address && clues.year
}

fn candidate(line: &BodyLine) -> Option<&str> {
    let text = matches!(
        line.class,
        LineClass::Text | LineClass::Header | LineClass::Footer | LineClass::Signature
    );
    (text && line.text.len() <= MAX_BYTES).then_some(line.text.as_str())
}

/// The start of the attribution that ends with line `end`, if there is one.
fn start_of(lines: &[BodyLine], clues: &[Option<Clues>], end: usize) -> Option<usize> {
    let last = clues[end]?;
    let opened = last.opening && last.verb;
    if !(last.end || opened || last.verb_and_colon || last.iso_date) {
        return None;
    }
    if stands_alone(last) {
        return Some(end);
    }
    let mut together = last;
    let mut start = end;
    let mut found = last.announce().then_some(end);
    while found.is_none_or(|start| !clues[start].is_some_and(|clues| clues.opening)) {
        let above = line_above(lines, clues, start).filter(|above| end - above < MAX_LINES);
        let Some((above, first)) = above.and_then(|above| Some((above, clues[above]?))) else {
            break;
        };
        if matches!(lines[above].class, LineClass::Attribution) {
            break;
        }
        let continued = clues[start].is_some_and(|clues| clues.continued);
        together = first.with(together);
        start = above;
        let begins = first.opening || first.address || continued;
        if begins && together.announce() && (first.opening || found.is_none() || continued) {
            found = Some(start);
        }
    }
    let found = found.map(|start| with_sender_above(lines, clues, start, end));
    let likely = last.verb && (last.colon || opened) && is_original_below(lines, end);
    found.or_else(|| likely.then_some(end))
}

/// If the sender comes first and the line is wrapped after the address, includes the address's line.
fn with_sender_above(
    lines: &[BodyLine],
    clues: &[Option<Clues>],
    start: usize,
    end: usize,
) -> usize {
    let addressed = clues[start..=end]
        .iter()
        .flatten()
        .any(|clues| clues.address);
    let above = line_above(lines, clues, start).filter(|_| !addressed);
    let sender = above.filter(|&above| clues[above].is_some_and(|clues| clues.address));
    sender.unwrap_or(start)
}

/// Old versions of Gmail and some other clients write a date and a sender, but no verb and no colon.
fn stands_alone(clues: Clues) -> bool {
    clues.iso_date && !clues.end && (clues.address || clues.time)
}

/// The line above; skips one blank line if a line with only an address follows it.
fn line_above(lines: &[BodyLine], clues: &[Option<Clues>], index: usize) -> Option<usize> {
    let above = index.checked_sub(1)?;
    let continued = clues[index].is_some_and(|clues| clues.continued);
    match lines[above].class {
        LineClass::Empty if continued => above.checked_sub(1),
        LineClass::Empty => None,
        _ => Some(above),
    }
}

fn is_original_below(lines: &[BodyLine], end: usize) -> bool {
    let mut below = lines[end + 1..].iter().take(2);
    below
        .find(|line| line.class != LineClass::Empty)
        .is_some_and(|line| {
            matches!(
                line.class,
                LineClass::Quote | LineClass::Marker | LineClass::Header
            )
        })
}

/// "wrote", as mail clients and people write it, in lower case.
#[rustfmt::skip]
const VERBS: &[&str] = &[
    "wrote", "writes", "said", "says", "schrieb", "schrieben", "geschrieben", "écrit", "escribió",
    "escribio", "scritto", "escreveu", "schreef", "geschreven", "napisał", "napisała", "nadesłał",
    "pisze", "написал", "написала", "написав", "пишет", "пише", "skrev", "skreiv", "kirjoitti",
    "napsal", "napsala", "napísal", "yazdı", "yazmış", "írta", "scris", "viết", "έγραψε", "sent", "كتب",
    "كتبت", "كتابة", "כתב", "כתבה", "írt",
];

/// The same in scripts without spaces between words, and word pairs.
#[rustfmt::skip]
const VERB_ENDINGS: &[&str] = &[
    "写道", "寫道", "写到", "작성", "님이", "썼습니다", "씀", "쓴 글", "書きました", "のメール", "のメッセージ", "さんからの引用", "เขียนว่า", "เขียน",
];

/// How attributions without a leading digit begin, in lower case: "On", and weekdays in languages without such a
/// word.
#[rustfmt::skip]
const OPENERS: &[&str] = &[
    "on", "at", "in", "am", "le", "el", "il", "em", "op", "dnia", "w", "den", "dne", "dňa", "på",
    "vào", "在", "于", "於", "pe", "to", "ma", "ti", "ke", "la", "su", "man", "mån", "tir", "tis",
    "ons", "tor", "tors", "fre", "lør", "lör", "søn", "sön", "mandag", "tirsdag", "onsdag",
    "torsdag", "fredag", "lørdag", "søndag", "måndag", "tisdag", "lördag", "söndag", "po", "út",
    "st", "čt", "pá", "so", "ne", "pon", "wt", "śr", "czw", "pt", "sob", "niedz", "пн", "вт", "ср",
    "чт", "пт", "сб", "вс", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота",
    "воскресенье", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "lun", "mar", "mer", "jeu",
    "ven", "sam", "dim", "mo", "di", "mi", "do", "fr", "sa", "2em", "في", "بتاريخ", "يوم", "ב", "בתאריך", "ביום", "בתאריך", "în", "στις", "στισ", "ngày", "lúc",
];

#[derive(Clone, Copy, Debug, Default)]
struct Clues {
    /// A verb of writing.
    verb: bool,
    /// A verb directly followed by a colon: the rest of the line is already quoted.
    verb_and_colon: bool,
    year: bool,
    time: bool,
    address: bool,
    /// Ends with a colon, or like "… wrote ----".
    end: bool,
    colon: bool,
    /// Begins like an attribution, and has a date.
    opening: bool,
    iso_date: bool,
    dashed: bool,
    /// Begins with `<`: the address belongs to the line above.
    continued: bool,
}

impl Clues {
    fn with(self, other: Self) -> Self {
        Self {
            verb: self.verb || other.verb,
            verb_and_colon: self.verb_and_colon || other.verb_and_colon,
            year: self.year || other.year,
            time: self.time || other.time,
            address: self.address || other.address,
            end: other.end,
            colon: other.colon,
            ..self
        }
    }

    fn dated(self) -> bool {
        self.year || self.time
    }

    /// Whether lines with these combined clues are an attribution, whatever follows them.
    fn announce(self) -> bool {
        let wrote = self.verb && self.end;
        wrote && self.address
            || wrote && self.dated() && (self.opening || self.iso_date)
            || wrote && self.year && self.time
            || wrote && self.dashed
            || self.end && self.year && self.address && self.time
            || self.end && self.iso_date && self.address
            || self.verb_and_colon && self.opening && self.address
    }
}

/// The clues of one line.
fn clues_of(line: &str) -> Clues {
    let line = line.trim();
    let bare = line.trim_matches(|c: char| matches!(c, '-' | '*' | '_' | '>' | '<' | ' ' | '\t'));
    let lower = bare.to_lowercase();
    let numbers = Numbers::read(&lower);
    let words = words(&lower);
    let verb_at = verb(&lower, &words);
    let after_verb = verb_at.map(|end| lower[end..].trim_start_matches("(a)"));
    let colon = bare.ends_with([':', '：']);
    let dashed = line.starts_with("--") && line.ends_with("--");
    let closing = |rest: &str| rest.trim_matches(|c: char| !c.is_alphanumeric()).is_empty();
    let starts = words.first().copied();
    let digit = lower.starts_with(|c: char| c.is_ascii_digit());
    let opener = starts.is_some_and(|word| OPENERS.contains(&word))
        || lower.starts_with('在')
        || lower.starts_with("ใน");
    let dated = numbers.year || numbers.time;
    Clues {
        verb: verb_at.is_some(),
        verb_and_colon: after_verb.is_some_and(|rest| rest.trim_start().starts_with([':', '：'])),
        year: numbers.year,
        time: numbers.time,
        address: lower.contains('@') || lower.contains("mailto:"),
        colon,
        end: colon || after_verb.is_some_and(closing),
        opening: dated && (opener || digit) || opener && numbers.any,
        iso_date: numbers.iso_date(&lower),
        dashed,
        continued: line.starts_with('<'),
    }
}

fn words(lower: &str) -> Vec<&str> {
    lower
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect()
}

/// The end of the last verb of writing in `lower`.
fn verb(lower: &str, words: &[&str]) -> Option<usize> {
    let offset = |word: &str| word.as_ptr() as usize - lower.as_ptr() as usize + word.len();
    let letters = |word: &&&str| !word.starts_with(|c: char| c.is_ascii_digit());
    let mut backwards = words.iter().rev().filter(letters);
    let by_word = backwards.find(|word| VERBS.contains(word));
    let by_ending = || {
        let found = |ending: &&str| lower.rfind(*ending).map(|at| at + ending.len());
        VERB_ENDINGS.iter().filter_map(found).max()
    };
    by_word
        .map(|word| offset(word))
        .or_else(|| lower.contains(is_unspaced).then(by_ending).flatten())
}

/// Of Chinese, Japanese, Korean or Thai.
fn is_unspaced(character: char) -> bool {
    character >= '\u{3000}' || matches!(character, '\u{E00}'..='\u{E7F}')
}

/// The runs of digits of a line: whether they contain a year and a time of day.
#[derive(Default)]
struct Numbers {
    year: bool,
    time: bool,
    any: bool,
}

impl Numbers {
    fn read(line: &str) -> Self {
        let mut numbers = Self::default();
        let mut rest = line;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let run = &rest[start..];
            let length = run.find(|c: char| !c.is_ascii_digit()).unwrap_or(run.len());
            let (digits, after) = run.split_at(length);
            numbers.any = true;
            numbers.year |= length == 4 && (digits.starts_with("19") || digits.starts_with("20"));
            let mut next = after.chars();
            let joined = matches!(
                next.next(),
                Some(':' | '.' | 'h' | '/' | '时' | '時' | '시')
            );
            let more = next.next().is_some_and(|c| c.is_ascii_digit());
            numbers.time |= length <= 2 && joined && more;
            rest = after;
        }
        numbers
    }

    /// `2026-01-05 10:00 …` and `2026/1/5 …` at the beginning of a line.
    fn iso_date(&self, line: &str) -> bool {
        let mut characters = line.chars().skip(4);
        self.year
            && line.chars().take(4).all(|c| c.is_ascii_digit())
            && matches!(characters.next(), Some('-' | '/' | '年' | '.'))
            && characters
                .next()
                .is_some_and(|c| c.is_ascii_digit() || c == ' ')
    }
}
