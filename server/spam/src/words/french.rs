//! In French.

pub(super) const SENTENCES: super::Table = &[
    (
        "akismet_asked",
        "Ce site interroge Akismet sur chaque commentaire.",
    ),
    (
        "blocked",
        "Cet auteur est bloqué, ou un hôte vers lequel il renvoie.",
    ),
    ("form_replayed", "Le même formulaire a déjà été envoyé."),
    (
        "form_too_fast",
        "Le formulaire a été envoyé {} secondes après son début.",
    ),
    (
        "form_too_old",
        "Le formulaire a été envoyé {} heures après son début.",
    ),
    ("honeypot", "Un champ que personne ne voit a été rempli."),
    (
        "proof_expired",
        "La preuve de travail est arrivée trop tard.",
    ),
    ("proof_invalid", "La preuve de travail est fausse."),
    (
        "proof_missing",
        "La preuve de travail manque : un navigateur sans JavaScript, ou un programme.",
    ),
    ("proof_spent", "La preuve de travail avait déjà servi."),
    ("holds_all", "Ce site retient chaque nouveau commentaire."),
    ("listed_word", "« {} » figure dans votre liste de mots."),
    (
        "fast_network",
        "{} commentaires sont venus de ce réseau en peu de temps.",
    ),
    (
        "fast_page",
        "{} commentaires sont arrivés sur cette page en peu de temps.",
    ),
    (
        "fast_site",
        "{} commentaires sont arrivés sur ce site en peu de temps.",
    ),
    (
        "repeated_here",
        "Le même auteur a déjà écrit presque la même chose ici.",
    ),
    (
        "repeated",
        "Presque le même texte est déjà arrivé, sur d’autres pages ou par d’autres : {} fois.",
    ),
    ("links", "Il contient {} liens."),
    (
        "link_share",
        "Il n’est guère fait que de liens ({} % du texte).",
    ),
    ("shortener", "Il renvoie à {}, qui cache sa destination."),
    (
        "look_alike_host",
        "Il renvoie à {}, qui ressemble à une autre adresse.",
    ),
    ("hidden_link", "Il contient un lien invisible vers {}."),
    (
        "misleading_link",
        "Il contient un lien qui montre {} et mène à {}.",
    ),
    (
        "foreign_markup",
        "Il contient des liens écrits comme ailleurs : {}.",
    ),
    ("website", "Il est court, et le nom mène à {}."),
    (
        "masked_word",
        "« {} » est écrit avec des lettres de plusieurs écritures.",
    ),
    (
        "foreign_script",
        "Il est dans une autre écriture que celle du site : {}.",
    ),
    (
        "disposable",
        "L’adresse e-mail est une adresse jetable ({}).",
    ),
    (
        "familiar",
        "L’adresse et le réseau sont familiers : {} commentaires approuvés.",
    ),
    ("trusted", "L’auteur est connu ici."),
    ("unknown_page", "Le plan du site ne nomme pas cet article."),
    (
        "bayes",
        "Il ressemble à {} % à du spam, d’après ce qui a été appris.",
    ),
];
