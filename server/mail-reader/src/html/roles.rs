//! The role of an HTML element in a mail, by the names that mail clients give to their containers.

use super::tokens::{Attribute, Tag};

/// The role of an element and of its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Plain,
    /// Invisible: preheaders, `display:none`.
    Hidden,
    /// The original.
    Quote,
    /// The line above a quotation.
    Attribution,
    Signature,
    /// Everything from here on is the original.
    OriginalFollows,
}

impl Role {
    pub(super) const COUNT: usize = Self::OriginalFollows as usize + 1;
}

/// By one word of `class`.
const CLASSES: &[(&str, Role)] = &[
    ("gmail_attr", Role::Attribution),
    ("moz-cite-prefix", Role::Attribution),
    ("gmail_signature", Role::Signature),
    ("gmail_signature_prefix", Role::Signature),
    ("moz-signature", Role::Signature),
    ("k9mail-signature", Role::Signature),
    ("protonmail_signature_block", Role::Signature),
    ("applemailsignature", Role::Signature),
    ("tutanota_signature", Role::Signature),
    ("protonmail_quote", Role::Quote),
    ("yahoo_quoted", Role::Quote),
    ("zmail_extra", Role::Quote),
    ("moz-forward-container", Role::Quote),
    ("ms-outlook-mobile-reference-message", Role::Quote),
    ("tutanota_quote", Role::Quote),
    ("sh-quoted-content", Role::Quote),
    ("front-blockquote", Role::Quote),
    ("quote_wrapper", Role::Quote),
    ("gmx_quote", Role::Quote),
];

/// By `id`.
const IDS: &[(&str, Role)] = &[
    ("divrplyfwdmsg", Role::OriginalFollows),
    ("appendonsend", Role::OriginalFollows),
    ("stopspelling", Role::OriginalFollows),
    ("replysplit", Role::OriginalFollows),
    ("mail-editor-reference-message-container", Role::Quote),
    ("isreplycontent", Role::Quote),
    ("isforwardcontent", Role::Quote),
    ("ms-outlook-mobile-signature", Role::Signature),
    ("applemailsignature", Role::Signature),
    ("composer_signature", Role::Signature),
    ("ymail_android_signature", Role::Signature),
    ("yahoo-signature", Role::Signature),
    ("signature", Role::Signature),
    ("zmail-signature", Role::Signature),
];

/// By `name`: GMX and WEB.DE, Spark.
const NAMES: &[(&str, Role)] = &[
    ("quote", Role::Quote),
    ("messagereplysection", Role::Quote),
    ("messagesignaturesection", Role::Signature),
];

pub(super) fn role(element: &str, attributes: &[Attribute<'_>]) -> Role {
    if element == "blockquote" {
        return Role::Quote;
    }
    let named = attributes.iter().find_map(|attribute| {
        let name = attribute.name.to_ascii_lowercase();
        if !matches!(&*name, "class" | "id" | "name" | "hidden" | "style") {
            return None;
        }
        let value = attribute.value().to_ascii_lowercase();
        match &*name {
            "class" => value
                .split_ascii_whitespace()
                .find_map(|word| find(CLASSES, word)),
            "id" => find(IDS, value.trim()),
            "name" => find(NAMES, value.trim()),
            "hidden" => Some(Role::Hidden),
            "style" => hides(&value).then_some(Role::Hidden),
            _ => None,
        }
    });
    named.unwrap_or(Role::Plain)
}

/// Outlook adds `x_` to the names in what it quotes.
fn find(table: &[(&str, Role)], name: &str) -> Option<Role> {
    let name = name.trim_start_matches("x_");
    table
        .iter()
        .find(|(known, _)| *known == name)
        .map(|&(_, role)| role)
}

fn hides(style: &str) -> bool {
    let mut declarations = style.split(';').filter_map(|one| one.split_once(':'));
    declarations.any(|(name, value)| {
        matches!(
            (
                name.trim(),
                value.trim().trim_end_matches("!important").trim_end()
            ),
            ("display", "none") | ("visibility", "hidden") | ("mso-hide", "all")
        )
    })
}

/// Word, and so Outlook, turns each line into a paragraph.
pub(super) fn is_word_paragraph(tag: &Tag<'_>) -> bool {
    let class = tag.attribute("class");
    class.is_some_and(|class| class.starts_with("Mso"))
}

/// Elements that begin and end a line.
pub(super) fn is_block(name: &str) -> bool {
    matches!(
        name,
        "address"
            | "article"
            | "aside"
            | "blockquote"
            | "body"
            | "center"
            | "dd"
            | "div"
            | "dl"
            | "dt"
            | "fieldset"
            | "figure"
            | "footer"
            | "form"
            | "h1"
            | "h2"
            | "h3"
            | "h4"
            | "h5"
            | "h6"
            | "header"
            | "li"
            | "main"
            | "nav"
            | "ol"
            | "p"
            | "pre"
            | "section"
            | "table"
            | "tbody"
            | "td"
            | "th"
            | "thead"
            | "tr"
            | "ul"
    )
}
