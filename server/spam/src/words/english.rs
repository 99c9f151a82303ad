//! In English.

pub(super) const SENTENCES: super::Table = &[
    (
        "akismet_asked",
        "This site asks Akismet about every comment.",
    ),
    (
        "blocked",
        "You have blocked this author, or a host that is linked to.",
    ),
    ("form_replayed", "The same form was sent before."),
    (
        "form_too_fast",
        "The form was sent {} seconds after it was begun.",
    ),
    (
        "form_too_old",
        "The form was begun {} hours before it was sent.",
    ),
    ("honeypot", "A field was filled in that people can't see."),
    ("proof_expired", "Its proof of work came too late."),
    ("proof_invalid", "Its proof of work is wrong."),
    (
        "proof_missing",
        "It came without a proof of work: from a browser without JavaScript, or from a program.",
    ),
    ("proof_spent", "Its proof of work had been used before."),
    ("holds_all", "This site holds every new comment."),
    ("listed_word", "“{}” stands on your list of words."),
    (
        "fast_network",
        "{} comments have come from this network in a short time.",
    ),
    (
        "fast_page",
        "{} comments have come to this page in a short time.",
    ),
    (
        "fast_site",
        "{} comments have come to this site in a short time.",
    ),
    (
        "repeated_here",
        "The same author has written nearly the same here before.",
    ),
    (
        "repeated",
        "Nearly the same text has come before, on other pages or by others: {} times.",
    ),
    ("links", "It has {} links."),
    (
        "link_share",
        "It is little else than links ({} % of the text).",
    ),
    ("shortener", "It links to {}, which hides where it leads."),
    (
        "look_alike_host",
        "It links to {}, which looks like another host.",
    ),
    ("hidden_link", "It has a link that nobody sees, to {}."),
    (
        "misleading_link",
        "It has a link that shows {} and leads to {}.",
    ),
    (
        "foreign_markup",
        "It has links as they are written elsewhere: {}.",
    ),
    ("website", "It is short, and the name leads to {}."),
    (
        "masked_word",
        "“{}” is written in letters of several scripts.",
    ),
    (
        "foreign_script",
        "It is written in another script than your site’s: {}.",
    ),
    (
        "disposable",
        "The mail address lives for minutes only ({}).",
    ),
    (
        "familiar",
        "The address and the network are familiar: {} approved comments.",
    ),
    ("trusted", "The author is known here."),
    (
        "unknown_page",
        "The site's sitemap does not name this page.",
    ),
    ("bayes", "It is {} % like spam, by what was learned so far."),
];
