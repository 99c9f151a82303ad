//! In German.

pub(super) const SENTENCES: super::Table = &[
    (
        "akismet_asked",
        "Dieses Blog fragt Akismet zu jedem Kommentar.",
    ),
    (
        "blocked",
        "Dieser Absender ist gesperrt, oder ein Host, auf den verlinkt wird.",
    ),
    (
        "form_replayed",
        "Dasselbe Formular wurde schon einmal abgeschickt.",
    ),
    (
        "form_too_fast",
        "Das Formular wurde {} Sekunden nach dem Beginn abgeschickt.",
    ),
    (
        "form_too_old",
        "Das Formular wurde {} Stunden nach dem Beginn abgeschickt.",
    ),
    (
        "honeypot",
        "Ein Feld war ausgefüllt, das Menschen nicht sehen.",
    ),
    ("proof_expired", "Der Arbeitsnachweis kam zu spät."),
    ("proof_invalid", "Der Arbeitsnachweis ist falsch."),
    (
        "proof_missing",
        "Der Arbeitsnachweis fehlt: ein Browser ohne JavaScript, oder ein Programm.",
    ),
    (
        "proof_spent",
        "Der Arbeitsnachweis wurde schon einmal verwendet.",
    ),
    (
        "holds_all",
        "Dieses Blog hält jeden neuen Kommentar zurück.",
    ),
    ("listed_word", "„{}“ steht auf deiner Wortliste."),
    (
        "fast_network",
        "Aus diesem Netz kamen in kurzer Zeit {} Kommentare.",
    ),
    (
        "fast_page",
        "Zu dieser Seite kamen in kurzer Zeit {} Kommentare.",
    ),
    (
        "fast_site",
        "In diesem Blog kamen in kurzer Zeit {} Kommentare an.",
    ),
    (
        "repeated_here",
        "Derselbe Absender hat hier schon fast dasselbe geschrieben.",
    ),
    (
        "repeated",
        "Fast derselbe Text kam schon auf anderen Seiten oder von anderen: {}-mal.",
    ),
    ("links", "Er enthält {} Links."),
    (
        "link_share",
        "Er besteht fast nur aus Links ({} % des Textes).",
    ),
    ("shortener", "Er verlinkt {}, das sein Ziel verbirgt."),
    (
        "look_alike_host",
        "Er verlinkt {}, das wie eine andere Adresse aussieht.",
    ),
    (
        "hidden_link",
        "Er enthält einen Link zu {}, den niemand sieht.",
    ),
    (
        "misleading_link",
        "Er enthält einen Link, der {} zeigt und zu {} führt.",
    ),
    (
        "foreign_markup",
        "Er enthält Links in fremder Schreibweise: {}.",
    ),
    ("website", "Er ist kurz, und der Name führt zu {}."),
    (
        "masked_word",
        "„{}“ ist mit Buchstaben mehrerer Schriften geschrieben.",
    ),
    (
        "foreign_script",
        "Er ist in einer anderen Schrift als der dieses Blogs geschrieben: {}.",
    ),
    (
        "disposable",
        "Die Mailadresse ist eine Wegwerfadresse ({}).",
    ),
    (
        "familiar",
        "Bekannt sind Adresse und Netz: {} freigegebene Kommentare.",
    ),
    ("trusted", "Der Absender ist hier bekannt."),
    ("unknown_page", "Die Sitemap nennt diesen Artikel nicht."),
    (
        "bayes",
        "Er ähnelt Spam zu {} %, nach allem bisher Gelernten.",
    ),
];
