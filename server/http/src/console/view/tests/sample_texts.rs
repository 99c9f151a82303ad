//! Sample texts of one evening.

/// Name, first words, title of the page, age in minutes.
pub(super) type Written = (&'static str, &'static str, &'static str, i64);

pub(super) const ROWS: &[Written] = &[
    (
        "Marguerite Okonkwo-Lindqvist",
        "I baked this twice last week, and the second time I left the dough in the cold for a whole day, as you say in the last paragraph. It made all the difference.",
        "Sourdough for people with a job",
        134,
    ),
    ("Tom", "Nice.", "Small type", 0),
    (
        "שרה כהן",
        "תודה רבה, זה בדיוק מה שחיפשתי",
        "A radio for the kitchen",
        17,
    ),
    (
        "Best Price Watches",
        "Dear webmaster, your article is very informative! Visit our store for the cheapest luxury watches online, free shipping worldwide",
        "Plain text, again",
        42,
    ),
    (
        "Jürgen",
        "Zu Punkt drei: Das gilt nur, solange die Heizung läuft. Im Sommer geht der Teig bei mir in zwei Stunden.",
        "Sourdough for people with a job",
        190,
    ),
    (
        "Aurélie Lefèvre-Desrochers",
        "Merci ! J’ai essayé avec de la farine complète, et il m’a fallu presque le double d’eau.",
        "Sourdough for people with a job",
        1400,
    ),
    (
        "n.",
        "How do you keep the birds from the seedlings? Mine dig up every single one.",
        "Birds, at last",
        2900,
    ),
    (
        "Wei",
        "There is a small mistake in the second listing: the quotes are curly.",
        "Building a static site in an afternoon",
        4500,
    ),
    (
        "Old reader",
        "I have read this blog since 2009 and never wrote a word. Thank you.",
        "The night train to Vienna",
        30_000,
    ),
    (
        "Priya",
        "The link to the station map is dead; the archive has a copy.",
        "The night train to Vienna",
        31_000,
    ),
    (
        "Henrik",
        "Which pen is that?",
        "A desk of one’s own",
        32_000,
    ),
    ("anonymous", "first", "Weather", 45_000),
];
