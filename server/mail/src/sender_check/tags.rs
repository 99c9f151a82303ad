//! Parses tag lists (RFC 6376, 3.2) strictly: parsers differ in which of two equal tags they use.

/// Names and values in order, without folding and surrounding white space.
#[derive(Debug)]
pub(super) struct Tags<'x>(Vec<(&'x str, &'x str)>);

impl<'x> Tags<'x> {
    pub(super) fn parse(list: &'x str) -> Option<Self> {
        const MOST: usize = 64;
        let mut tags: Vec<(&str, &str)> = Vec::new();
        let list = list.trim();
        for part in list.strip_suffix(';').unwrap_or(list).split(';') {
            let (name, value) = part.split_once('=')?;
            let (name, value) = (name.trim(), value.trim());
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
            let fine = !name.is_empty() && name.bytes().all(plain);
            // mail-auth ignores the case of names, so one name in two cases counts as two tags as well.
            let known = tags
                .iter()
                .any(|(other, _)| other.eq_ignore_ascii_case(name));
            if !fine || known || tags.len() == MOST {
                return None;
            }
            tags.push((name, value));
        }
        Some(Self(tags))
    }

    pub(super) fn value(&self, name: &str) -> Option<&'x str> {
        self.0
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| *value)
    }

    /// The parts of a list value such as `h=`; empty if the tag is missing.
    pub(super) fn list(&self, name: &str) -> Vec<&'x str> {
        match self.value(name) {
            Some(value) => value.split(':').map(str::trim).collect(),
            None => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_with_its_blanks_and_its_last_semicolon() {
        let tags =
            Tags::parse(" v=1; a = rsa-sha256 ;\td=example.org; h=from : to:subject;").unwrap();
        assert_eq!(tags.value("v"), Some("1"));
        assert_eq!(tags.value("a"), Some("rsa-sha256"));
        assert_eq!(tags.list("h"), ["from", "to", "subject"]);
        assert_eq!(tags.value("l"), None);
        assert!(tags.list("x").is_empty());
    }

    #[test]
    fn a_list_with_a_tag_twice_or_a_part_that_is_no_tag_is_none() {
        for list in [
            "",
            "v",
            "v=1;;d=a.b",
            "d=a.b; d=c.d",
            "d=a.b; D=c.d",
            "=1",
            "v=1; x y=2",
        ] {
            assert!(Tags::parse(list).is_none(), "{list:?}");
        }
    }
}
