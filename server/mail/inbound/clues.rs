//! What in a line hints that it announces a quotation: a verb of writing, a date, an address.
//!
//! A line is read once, word by word, so that no line is slow.

/// "wrote", as mail clients and their users say it, lower-case.
#[rustfmt::skip]
const VERBS: &[&str] = &[
    "wrote", "writes", "said", "says", "schrieb", "schrieben", "geschrieben", "écrit", "escribió",
    "escribio", "scritto", "escreveu", "schreef", "geschreven", "napisał", "napisała", "nadesłał",
    "pisze", "написал", "написала", "написав", "пишет", "пише", "skrev", "skreiv", "kirjoitti",
    "napsal", "napsala", "napísal", "yazdı", "yazmış", "írta", "scris", "viết", "έγραψε", "sent",
];

/// The same in scripts that put no blanks between words, and word pairs.
#[rustfmt::skip]
const VERB_ENDINGS: &[&str] = &[
    "写道", "寫道", "写到", "작성", "님이", "썼습니다", "씀", "쓴 글", "書きました", "のメール", "のメッセージ", "さんからの引用",
];

/// How an attribution begins when it does not begin with a digit, lower-case: "On", and weekdays
/// where the language says nothing before them.
#[rustfmt::skip]
const OPENERS: &[&str] = &[
    "on", "at", "in", "am", "le", "el", "il", "em", "op", "dnia", "w", "den", "dne", "dňa", "på",
    "vào", "在", "于", "於", "pe", "to", "ma", "ti", "ke", "la", "su", "man", "mån", "tir", "tis",
    "ons", "tor", "tors", "fre", "lør", "lör", "søn", "sön", "mandag", "tirsdag", "onsdag",
    "torsdag", "fredag", "lørdag", "søndag", "måndag", "tisdag", "lördag", "söndag", "po", "út",
    "st", "čt", "pá", "so", "ne", "pon", "wt", "śr", "czw", "pt", "sob", "niedz", "пн", "вт", "ср",
    "чт", "пт", "сб", "вс", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота",
    "воскресенье", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "lun", "mar", "mer", "jeu",
    "ven", "sam", "dim", "mo", "di", "mi", "do", "fr", "sa", "2em",
];

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clues {
    /// A verb of writing.
    pub(super) verb: bool,
    /// A verb with a colon right behind it: what follows on the line is already quoted.
    pub(super) verb_and_colon: bool,
    pub(super) year: bool,
    pub(super) time: bool,
    pub(super) address: bool,
    /// Ends with a colon, or as "… wrote ----" does.
    pub(super) end: bool,
    /// Begins as attributions do, and has a date.
    pub(super) opening: bool,
    pub(super) iso_date: bool,
    pub(super) dashed: bool,
    /// Begins with `<`: the address of the line above.
    pub(super) continued: bool,
}

impl Clues {
    pub(super) fn with(self, other: Self) -> Self {
        Self {
            verb: self.verb || other.verb,
            verb_and_colon: self.verb_and_colon || other.verb_and_colon,
            year: self.year || other.year,
            time: self.time || other.time,
            address: self.address || other.address,
            end: other.end,
            ..self
        }
    }

    pub(super) fn dated(self) -> bool {
        self.year || self.time
    }

    /// Whether lines with these clues together are an attribution, whatever follows them.
    pub(super) fn announce(self) -> bool {
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
pub(super) fn read(line: &str) -> Clues {
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
    let opener = starts.is_some_and(|word| OPENERS.contains(&word)) || lower.starts_with('在');
    let dated = numbers.year || numbers.time;
    Clues {
        verb: verb_at.is_some(),
        verb_and_colon: after_verb.is_some_and(|rest| rest.trim_start().starts_with([':', '：'])),
        year: numbers.year,
        time: numbers.time,
        address: lower.contains('@') || lower.contains("mailto:"),
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

/// Where the last verb of writing in `lower` ends.
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

/// Of Chinese, Japanese or Korean.
fn is_unspaced(character: char) -> bool {
    character >= '\u{3000}'
}

/// The runs of digits of a line: is a year among them, and a time of day?
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
