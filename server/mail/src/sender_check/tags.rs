//! Tag lists (RFC 6376, 3.2), parsed strictly: if a tag occurs twice, parsers differ in which one they take.

/// Name and value, in order; folding and blanks around them removed.
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
            // mail-auth reads names in any case, so one name in two cases is two tags as well.
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

    /// The parts of a value that is a list, such as `h=`; none if there is no such tag.
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
