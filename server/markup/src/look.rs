//! The visible text of a comment and its links, for the spam checks.

use pulldown_cmark::{Event, LinkType, Tag, TagEnd};

use super::Look;

/// An address that a reader is led to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// As a browser reads it.
    pub address: String,
    /// What can be clicked.
    pub text: String,
    /// The address itself was typed.
    pub is_bare: bool,
}

pub(super) fn read(events: &[Event<'_>]) -> Look {
    let mut look = Look::default();
    let mut open: Option<Link> = None;
    for event in events {
        match event {
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                ..
            }) => {
                open = Some(Link {
                    address: dest_url.to_string(),
                    text: String::new(),
                    is_bare: matches!(link_type, LinkType::Autolink | LinkType::Email),
                });
            }
            Event::Start(Tag::Image { dest_url, .. }) => look.links.push(Link {
                address: dest_url.to_string(),
                ..Link::default()
            }),
            Event::End(TagEnd::Link) => look.links.extend(open.take()),
            Event::Text(text) | Event::Code(text) => {
                look.text.push_str(text);
                if let Some(link) = &mut open {
                    link.text.push_str(text);
                } else if matches!(event, Event::Text(_)) {
                    look.prose.push_str(text);
                }
            }
            Event::HardBreak | Event::Rule | Event::End(_) if ends_word(event) => {
                look.text.push('\n');
                look.prose.push('\n');
            }
            _ => {}
        }
    }
    look
}

/// The end of emphasis may stand inside a word.
fn ends_word(event: &Event<'_>) -> bool {
    !matches!(
        event,
        Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough)
    )
}

#[cfg(test)]
mod tests {
    use super::super::look;

    #[test]
    fn links_have_their_addresses_and_what_can_be_clicked() {
        let seen = look("See [**this** `code`](https://a.example) or https://b.example/c, `<b>`.");
        let links: Vec<_> = seen.links.iter().collect();
        assert_eq!(links[0].address, "https://a.example/");
        assert_eq!(
            (links[0].text.as_str(), links[0].is_bare),
            ("this code", false)
        );
        assert_eq!(
            (links[1].address.as_str(), links[1].is_bare),
            ("https://b.example/c", true)
        );
        assert_eq!(seen.prose.trim(), "See  or , .");
        assert!(seen.text.contains("<b>"));
    }

    #[test]
    fn words_do_not_run_into_each_other_and_are_not_torn_apart() {
        assert_eq!(
            look("one\n\ntwo *th*ree").text.split_whitespace().count(),
            3
        );
    }
}
