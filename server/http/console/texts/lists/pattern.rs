//! Sentences with named gaps: languages put the same things in another order.

#[derive(Debug, Clone, Copy)]
pub(in crate::http::console) struct Pattern(pub(super) &'static str);

impl Pattern {
    /// Plain text; templates escape it. What fills a gap is not looked through for gaps.
    #[must_use]
    pub(in crate::http::console) fn filled(&self, gaps: &[(&str, &str)]) -> String {
        let mut written = String::new();
        for piece in self.0.split_inclusive('}') {
            let Some((before, name)) = piece.split_once('{') else {
                written.push_str(piece);
                continue;
            };
            let name = name.trim_end_matches('}');
            written.push_str(before);
            if let Some((_, value)) = gaps.iter().find(|(gap, _)| *gap == name) {
                written.push_str(value);
            }
        }
        written
    }
}

/// The same said of nothing, of one and of several.
#[derive(Debug, Clone, Copy)]
pub(in crate::http::console) struct Counted {
    pub(super) none: Pattern,
    pub(super) one: Pattern,
    pub(super) many: Pattern,
}

impl Counted {
    #[must_use]
    pub(in crate::http::console) fn of(&self, count: u64) -> Pattern {
        match count {
            0 => self.none,
            1 => self.one,
            _ => self.many,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_by_name_and_once() {
        let pattern = Pattern("{b} after {a}, and no more.");
        let filled = pattern.filled(&[("a", "{b}"), ("b", "two")]);
        assert_eq!(filled, "two after {b}, and no more.");
        assert_eq!(pattern.filled(&[]), " after , and no more.");
    }
}
