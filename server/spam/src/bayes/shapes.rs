//! The shape of a text, in any language.

use unicode_script::{Script, UnicodeScript};

/// Reports each shape of a text; `hidden` is how many invisible characters it had.
pub(super) fn of_text(text: &str, hidden: usize, tell: &mut dyn FnMut(&str)) {
    if hidden > 0 {
        tell(if hidden > 2 { "hidden+" } else { "hidden" });
    }
    tell(&format!("length {}", text.chars().count().max(1).ilog2()));
    tell(&format!("script {}", script(text)));
    capitals(text, tell);
    punctuation(text, tell);
    marks(text, tell);
}

pub(super) fn of_name(name: &str, hidden: usize, tell: &mut dyn FnMut(&str)) {
    if hidden > 0 {
        tell("hidden");
    }
    let words = name.split_whitespace().count();
    tell(&format!("words {}", words.min(4)));
    tell(&format!("script {}", script(name)));
    if name.bytes().any(|byte| byte.is_ascii_digit()) {
        tell("digits");
    }
    if name.len() > 3 && !name.chars().any(char::is_lowercase) {
        tell("capitals");
    }
    if name.contains(['.', '/', '@', ':', '|', '✅', '™', '$']) {
        tell("signs");
    }
}

/// The script of most letters.
fn script(text: &str) -> &'static str {
    let mut counts = [0_usize; 8];
    for character in text.chars().filter(|c| c.is_alphabetic()).take(400) {
        let at = match character {
            _ if character.is_ascii() => 0,
            _ => match character.script() {
                Script::Latin => 0,
                Script::Cyrillic => 1,
                Script::Greek => 2,
                Script::Arabic => 3,
                Script::Han | Script::Hiragana | Script::Katakana => 4,
                Script::Thai => 5,
                Script::Hangul => 6,
                _ => 7,
            },
        };
        counts[at] += 1;
    }
    let names = [
        "Latin", "Cyrillic", "Greek", "Arabic", "Han", "Thai", "Hangul", "other",
    ];
    let most = counts.iter().zip(names).max_by_key(|(count, _)| **count);
    match most {
        Some((count, name)) if *count > 0 => name,
        _ => "none",
    }
}

fn capitals(text: &str, tell: &mut dyn FnMut(&str)) {
    let (mut small, mut large) = (0_usize, 0_usize);
    for character in text.chars() {
        small += usize::from(character.is_lowercase());
        large += usize::from(character.is_uppercase());
    }
    if small + large >= 12 {
        tell(&format!(
            "capitals {}",
            (large * 10 / (small + large)).min(6)
        ));
    }
    if text
        .chars()
        .find(|c| c.is_alphabetic())
        .is_some_and(char::is_lowercase)
    {
        tell("begins small");
    }
}

fn punctuation(text: &str, tell: &mut dyn FnMut(&str)) {
    let cries = text.matches('!').count();
    tell(&format!("cries {}", cries.min(3)));
    for (sign, name) in [
        ("!!", "cries in a row"),
        ("...", "dots"),
        ("?", "question"),
        ("…", "dots"),
    ] {
        if text.contains(sign) {
            tell(name);
        }
    }
    let pictures = text.chars().filter(|c| is_picture(*c)).count();
    if pictures > 0 {
        tell(if pictures > 2 {
            "pictures+"
        } else {
            "pictures"
        });
    }
}

fn is_picture(character: char) -> bool {
    matches!(character, '\u{1F300}'..='\u{1FAFF}' | '\u{2600}'..='\u{27BF}')
}

/// Money, telephone numbers, code, quotes, lists.
fn marks(text: &str, tell: &mut dyn FnMut(&str)) {
    let has = |signs: &[char]| text.contains(signs);
    if has(&['$', '€', '£']) {
        tell("money");
    }
    if text.contains('%') {
        tell("percent");
    }
    if text.contains('`') {
        tell("code");
    }
    if text.lines().any(|line| line.starts_with('>')) {
        tell("quote");
    }
    if text
        .lines()
        .filter(|line| line.starts_with(['-', '*']))
        .count()
        > 1
    {
        tell("list");
    }
    if text.lines().filter(|line| !line.trim().is_empty()).count() > 1 {
        tell("paragraphs");
    }
    if is_telephone(text) {
        tell("telephone");
    }
}

/// Nine digits or more, with only punctuation of telephone numbers in between.
fn is_telephone(text: &str) -> bool {
    let mut digits = 0;
    for character in text.chars() {
        match character {
            '0'..='9' => digits += 1,
            ' ' | '-' | '(' | ')' | '+' | '.' | '/' => {}
            _ => digits = 0,
        }
        if digits >= 9 {
            return true;
        }
    }
    false
}
