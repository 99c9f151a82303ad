//! `format=flowed` (RFC 3676): soft line ends are removed first.

/// `text` with each paragraph on one line; quoted ones begin with a `>` for each level.
///
/// `delete_space` is the parameter DelSp=yes: the space that marks a soft line end is not part of
/// the text. A paragraph ends where the quotation's depth changes (4.5), and at `-- ` (4.3).
pub(super) fn joined(text: &str, delete_space: bool) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut soft = None;
    for line in text.lines() {
        let content = line.trim_start_matches('>');
        let depth = line.len() - content.len();
        let content = content.strip_prefix(' ').unwrap_or(content);
        let signature = content == "-- ";
        if soft != Some(depth) || signature {
            if !joined.is_empty() {
                joined.push('\n');
            }
            joined.extend(std::iter::repeat_n('>', depth));
            if depth > 0 && !content.is_empty() {
                joined.push(' ');
            }
        }
        let flows = content.ends_with(' ') && !signature;
        let kept = if flows && delete_space {
            &content[..content.len() - 1]
        } else {
            content
        };
        joined.push_str(kept);
        soft = flows.then_some(depth);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soft_line_ends_vanish() {
        assert_eq!(
            joined("one \ntwo \nthree\nfour", false),
            "one two three\nfour"
        );
        assert_eq!(joined("日本 \n語", true), "日本語");
    }

    #[test]
    fn quotations_flow_for_themselves() {
        assert_eq!(joined("> a \n> b\n>> c \nd", false), "> a b\n>> c \nd");
    }

    #[test]
    fn the_signature_never_flows_and_stuffing_goes() {
        assert_eq!(joined("a \n-- \nAnn", false), "a \n-- \nAnn");
        assert_eq!(joined(" > no quote\n From x", false), "> no quote\nFrom x");
    }
}
