//! A first line that says a command as people say it: "ok, thanks", "yes please", "publish this comment", "this is
//! spam". It is a closed grammar, never a guess: each word of the line is in the table, all words are of one language,
//! and all that decide decide the same. `docs/mail-words.md` lists it.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use crate::command::{Decision, is_punctuation};

/// What a phrase is in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A mere yes, with which people also begin an answer: "ok", "ja".
    Yes,
    /// Says what is to be done.
    Command(Decision),
    /// The comment, or its author.
    Object,
    /// Please, thanks, a smile.
    Courtesy,
}

/// One language: its yes, its commands, its objects, its courtesies; in the form that
/// [`decision`](crate::decision) compares.
type Language = (
    &'static str,
    Words,
    &'static [(Decision, Words)],
    Words,
    Words,
);
type Words = &'static [&'static str];

use Decision::{Approve, Block, Delete, Reject, Spam, Undo};

/// In each language.
#[rustfmt::skip]
const EVERYWHERE: &[(Part, Words)] = &[
    (Part::Yes, &["ok", "okay", "okey", "👍", "✅", "+1"]),
    (Part::Command(Reject), &["👎", "❌", "-1"]),
    (Part::Command(Spam), &["spam"]),
    (Part::Courtesy, &["🙂", "😊", "😀", "😃", "😄", "🙏", "❤", "🎉"]),
];

/// A word that is a yes in one language and something else in another stands here only together with others:
/// Polish *tak*, Romanian *da*, Hungarian *igen*, Ukrainian *так*.
#[rustfmt::skip]
const LANGUAGES: &[Language] = &[
    ("en", &["yes", "yep", "go ahead", "yes please do"], &[
        (Approve, &[
            "approve", "approved", "approve it", "approve this", "approve this one", "accept the comment",
            "accept this comment", "publish", "publish it", "publish this", "publish that", "publish this one",
            "you can publish", "you can publish it", "you can publish this", "you may publish", "you may publish it",
        ]),
        (Reject, &[
            "no", "nope", "reject", "reject it", "reject this", "decline", "refuse", "don't publish", "don't publish it",
            "don't publish this", "do not publish", "do not publish it", "do not publish this", "don't approve",
            "don't approve it", "do not approve", "do not approve it",
        ]),
        (Spam, &[
            "this is spam", "that is spam", "that's spam", "it is spam", "it's spam", "is spam", "junk", "mark as spam",
            "mark it as spam", "mark this as spam",
        ]),
        (Delete, &["delete", "delete it", "delete this", "delete that", "delete this one", "remove", "remove it", "remove this"]),
        (Block, &[
            "block", "ban", "block him", "block her", "block them", "block the author", "block the sender",
            "block this person", "block this user", "ban him", "ban her", "ban them", "ban this person", "ban this user",
        ]),
        (Undo, &["undo", "undo it", "undo this", "undo that", "revert", "revert it", "revert that"]),
    ], &["the comment", "this comment", "that comment"], &[
        "please", "thanks", "thank you", "thx", "ty", "cheers", "many thanks", "thanks a lot", "thank you very much",
        "thank you so much",
    ]),
    ("de", &["ja bitte", "ja gern", "ja gerne", "ja sehr gerne", "ja vielen dank"], &[
        (Approve, &[
            "genehmigen", "genehmigt", "genehmige", "genehmigen sie", "freigeben", "freigegeben", "freischalten",
            "veröffentlichen", "veröffentliche", "veröffentlichen sie", "veröffentliche es", "veröffentliche ihn",
            "veröffentliche das", "das veröffentlichen", "das freigeben", "das freischalten", "annehmen", "gib es frei",
            "gib ihn frei", "gib das frei", "schalte es frei", "schalte ihn frei", "schalte das frei", "schalt es frei",
            "schalt ihn frei", "schalt das frei", "ja gib ihn frei", "ja freigeben", "ja freischalten", "ja veröffentlichen",
        ]),
        (Reject, &[
            "nein", "ablehnen", "zurückweisen", "lehne es ab", "lehne ihn ab", "lehne das ab", "nicht veröffentlichen",
            "nicht freischalten", "nicht freigeben", "nicht genehmigen",
        ]),
        (Spam, &["das ist spam", "es ist spam", "ist spam", "als spam markieren"]),
        (Delete, &[
            "löschen", "lösche", "lösch", "löschen sie", "lösche es", "lösche ihn", "lösche das", "lösch es", "lösch ihn",
            "lösch das", "das löschen",
        ]),
        (Block, &[
            "sperren", "sperre", "sperre ihn", "sperre sie", "sperren sie", "die person sperren", "blockieren", "blockiere",
            "blockiere ihn", "blockiere sie", "blockieren sie", "die person blockieren",
        ]),
        (Undo, &["rückgängig", "rückgängig machen", "das rückgängig machen"]),
    ], &["den kommentar", "diesen kommentar", "den absender"], &[
        "bitte", "danke", "danke dir", "danke schön", "dankeschön", "vielen dank", "besten dank", "gern", "gerne",
    ]),
    ("fr", &["oui", "d'accord"], &[
        (Approve, &[
            "approuver", "approuvez", "approuvez le", "approuve", "approuve le", "accepter", "acceptez le commentaire",
            "acceptez ce commentaire", "accepte le commentaire", "accepte ce commentaire", "publier", "publiez", "publiez le",
            "publie", "publie le", "publie ça", "valider", "validez", "validez le", "valide le", "valide ce commentaire",
            "vous pouvez publier", "tu peux publier", "vous pouvez le publier", "tu peux le publier", "merci de publier",
        ]),
        (Reject, &[
            "non", "refuser", "refusez", "refuse", "rejeter", "rejetez", "rejette", "ne pas publier", "ne publiez pas",
            "ne publie pas", "ne le publiez pas", "ne le publie pas", "ne pas valider",
        ]),
        (Spam, &["c'est du spam", "c'est un spam", "du spam", "pourriel", "indésirable"]),
        (Delete, &[
            "supprimer", "supprimez", "supprimez le", "supprime", "supprime le", "supprime ça", "effacer", "effacez",
            "effacez le", "efface", "efface le",
        ]),
        (Block, &[
            "bloquer", "bloquez", "bloquez le", "bloque le", "bannir", "bloquer l'auteur", "bloquez l'auteur",
            "bloque l'auteur", "bloquer son auteur", "bloquez son auteur", "bloquer cette personne", "bloquez cette personne",
        ]),
        (Undo, &["annuler", "annulez", "annule"]),
    ], &["ce commentaire", "le commentaire"], &[
        "s'il vous plaît", "s'il te plaît", "s'il vous plait", "s'il te plait", "svp", "stp", "merci", "merci beaucoup",
        "merci d'avance", "grand merci", "volontiers",
    ]),
    ("es", &["sí", "si por favor", "si gracias", "si muchas gracias", "de acuerdo", "adelante"], &[
        (Approve, &[
            "aprobar", "aprueba", "apruebe", "apruébalo", "apruébelo", "aceptar", "acepta el comentario",
            "acepta este comentario", "acepte el comentario", "acepte este comentario", "publicar", "publica", "publique",
            "publícalo", "publicalo", "publíquelo", "publica esto", "puedes publicarlo", "puede publicarlo",
        ]),
        (Reject, &[
            "no", "rechazar", "rechaza", "rechace", "recházalo", "rechácelo", "no publicar", "no publiques",
            "no lo publiques", "no publique", "no lo publique",
        ]),
        (Spam, &["es spam", "esto es spam", "eso es spam"]),
        (Delete, &["eliminar", "elimina", "elimine", "elimínalo", "borrar", "borra", "borre", "bórralo", "borra esto", "elimina esto"]),
        (Block, &[
            "bloquear", "bloquea", "bloquee", "bloquéalo", "bloquear al autor", "bloquea al autor", "bloquee al autor",
            "bloquear a este usuario", "bloquea a este usuario", "bloquee a este usuario",
        ]),
        (Undo, &["deshacer", "deshaz"]),
    ], &["este comentario", "el comentario"], &[
        "por favor", "gracias", "muchas gracias", "mil gracias",
    ]),
    ("pt", &["sim"], &[
        (Approve, &[
            "aprovar", "aprova", "aprova o", "aprove", "aprove o", "aprovado", "aceitar", "aceita o comentário",
            "aceita este comentário", "aceita esse comentário", "aceite o comentário", "aceite este comentário",
            "aceite esse comentário", "publicar", "publica", "publica o", "publique", "publique o", "publica isso",
            "pode publicar", "podes publicar", "pode publicá lo", "podes publicá lo",
        ]),
        (Reject, &[
            "não", "nao", "rejeitar", "rejeita", "rejeite", "recusar", "recusa", "recuse", "não publicar",
            "não publique", "não publiques", "não publica", "não aprovar", "não aprove",
        ]),
        (Spam, &["é spam", "isto é spam", "isso é spam"]),
        (Delete, &[
            "apagar", "apaga", "apaga o", "apaga isso", "apague", "apague o", "excluir", "exclui", "exclua", "eliminar",
            "elimina", "elimine",
        ]),
        (Block, &["bloquear", "bloqueia", "bloqueie", "bloquear o autor", "bloqueia o autor", "bloqueie o autor"]),
        (Undo, &["desfazer", "desfaz", "desfaça"]),
    ], &["este comentário", "esse comentário", "o comentário"], &[
        "por favor", "se faz favor", "obrigado", "obrigada", "muito obrigado", "muito obrigada",
    ]),
    ("it", &["sì", "si grazie", "si per favore", "va bene", "d'accordo"], &[
        (Approve, &[
            "approva", "approvalo", "approvare", "approvato", "accetta il commento", "accetta questo commento", "pubblica",
            "pubblicalo", "pubblicalo pure", "pubblica questo", "pubblicare", "puoi pubblicarlo",
        ]),
        (Reject, &[
            "no", "rifiuta", "rifiutalo", "rifiutare", "non pubblicare", "non pubblicarlo", "non lo pubblicare",
            "non approvare", "non approvarlo",
        ]),
        (Spam, &["è spam", "questo è spam", "questa è spam"]),
        (Delete, &["elimina", "eliminalo", "eliminare", "elimina questo", "cancella", "cancellalo", "cancellare", "cancella questo"]),
        (Block, &["blocca", "bloccalo", "bloccare", "blocca l'autore", "bloccare l'autore"]),
        (Undo, &["annulla", "annullare"]),
    ], &["il commento", "questo commento"], &[
        "per favore", "per piacere", "grazie", "grazie mille", "molte grazie", "mille grazie",
    ]),
    ("nl", &["ja graag", "ja alsjeblieft", "ja alstublieft", "oke", "oké", "akkoord"], &[
        (Approve, &[
            "goedkeuren", "goedgekeurd", "publiceren", "publiceer", "publiceer het", "publiceer dit", "publiceer deze",
            "keur goed", "keur het goed", "keur dit goed", "keur deze reactie goed", "ja goedkeuren", "ja publiceren",
            "je mag het publiceren", "u mag het publiceren",
        ]),
        (Reject, &["nee", "afwijzen", "weigeren", "wijs af", "wijs het af", "niet publiceren", "niet goedkeuren"]),
        (Spam, &["dit is spam", "dat is spam", "het is spam", "is spam"]),
        (Delete, &["verwijder", "verwijder het", "verwijder dit", "verwijder deze", "verwijderen"]),
        (Block, &["blokkeer", "blokkeer hem", "blokkeer haar", "blokkeer de afzender", "blokkeren"]),
        (Undo, &["ongedaan maken"]),
    ], &["de reactie", "deze reactie"], &[
        "alsjeblieft", "alstublieft", "dank je", "dank u", "dank je wel", "dank u wel", "dankjewel", "bedankt", "graag",
    ]),
    ("pl", &["tak proszę", "tak poproszę", "akceptuję"], &[
        (Approve, &[
            "zatwierdź", "zatwierdź to", "zatwierdź go", "zatwierdź komentarz", "zatwierdzam", "akceptuj", "zaakceptuj",
            "opublikuj", "opublikuj to", "opublikuj go", "opublikuj komentarz", "publikuj", "tak opublikuj", "tak zatwierdź",
            "proszę opublikować", "proszę zatwierdzić",
        ]),
        (Reject, &["nie", "odrzuć", "odrzucam", "nie publikuj", "nie zatwierdzaj", "proszę nie publikować"]),
        (Spam, &["to spam", "to jest spam"]),
        (Delete, &["usuń", "usuń to", "usuń go", "usuń komentarz", "proszę usunąć", "skasuj", "skasuj to", "skasuj komentarz"]),
        (Block, &["zablokuj", "zablokuj go", "zablokuj autora", "blokuj", "blokuj autora"]),
        (Undo, &["cofnij"]),
    ], &["ten komentarz"], &[
        "proszę", "bardzo proszę", "dzięki", "dziękuję", "z góry dziękuję",
    ]),
    ("cs", &["ano", "schvaluji"], &[
        (Approve, &[
            "schválit", "schval", "schval to", "schval ho", "schvalte", "schvalte to", "schvalte ho", "zveřejnit", "zveřejni",
            "zveřejni to", "zveřejni ho", "zveřejněte", "zveřejněte to", "zveřejněte ho",
        ]),
        (Reject, &[
            "ne", "zamítnout", "zamítni", "zamítněte", "odmítnout", "odmítni", "nezveřejňovat", "nezveřejňuj",
            "nezveřejňujte", "neschvalovat",
        ]),
        (Spam, &["to je spam", "je to spam"]),
        (Delete, &[
            "smazat", "smaž", "smaž to", "smaž ho", "smažte", "smažte to", "smažte ho", "odstranit", "odstraň", "odstraň to",
            "odstraňte", "odstraňte to",
        ]),
        (Block, &[
            "blokovat", "zablokovat", "zablokovat autora", "zablokuj", "zablokuj ho", "zablokuj autora", "zablokujte",
            "zablokujte ho", "zablokujte autora",
        ]),
        (Undo, &["zpět", "vrátit", "vrátit zpět"]),
    ], &["tento komentář", "komentář"], &[
        "prosím", "děkuji", "děkuju", "díky", "moc díky", "díky moc", "mockrát děkuji",
    ]),
    ("sv", &["ja tack", "ja gärna", "okej"], &[
        (Approve, &[
            "godkänn", "godkänn den", "godkänn det", "godkänns", "publicera", "publicera den", "publicera det",
            "publicera detta", "du kan publicera", "du kan publicera den", "ja godkänn", "ja godkänn den", "ja publicera", "ja publicera den",
        ]),
        (Reject, &["nej", "avslå", "publicera inte", "publicera den inte", "godkänn inte", "godkänn den inte"]),
        (Spam, &["det är spam", "detta är spam", "det här är spam", "är spam", "skräppost", "det är skräppost"]),
        (Delete, &["ta bort", "ta bort den", "ta bort det", "ta bort detta", "radera", "radera den", "radera det"]),
        (Block, &["blockera", "blockera honom", "blockera henne", "blockera avsändaren"]),
        (Undo, &["ångra"]),
    ], &["kommentaren", "den här kommentaren"], &[
        "tack", "tack så mycket", "tusen tack", "stort tack", "snälla", "gärna",
    ]),
    ("da", &["ja tak", "ja gerne", "ja mange tak"], &[
        (Approve, &[
            "godkend", "godkend den", "godkend det", "offentliggør", "offentliggør den", "offentliggør det", "ja godkend",
            "ja godkend den", "ja offentliggør", "ja offentliggør den",
        ]),
        (Reject, &["nej", "afvis", "offentliggør ikke", "offentliggør den ikke", "godkend ikke", "godkend den ikke"]),
        (Spam, &["det er spam", "dette er spam", "det her er spam", "er spam"]),
        (Delete, &["fjern", "fjern den", "fjern det", "slet den", "slet det", "slet kommentaren", "slet denne kommentar"]),
        (Block, &["blokér", "bloker", "bloker ham", "bloker hende", "bloker afsenderen"]),
        (Undo, &["fortryd"]),
    ], &["kommentaren", "denne kommentar"], &[
        "tak", "mange tak", "tusind tak", "venligst", "vær så venlig", "gerne",
    ]),
    ("nb", &["ja takk", "ja gjerne", "ja tusen takk"], &[
        (Approve, &[
            "godkjenn", "godkjenn den", "godkjenn det", "publiser", "publiser den", "publiser det", "ja godkjenn",
            "ja godkjenn den", "ja publiser", "ja publiser den",
        ]),
        (Reject, &["nei", "avslå", "avvis", "ikke publiser", "publiser ikke", "ikke godkjenn", "godkjenn ikke"]),
        (Spam, &["det er spam", "dette er spam", "er spam", "søppelpost", "dette er søppelpost"]),
        (Delete, &["slett", "slett den", "slett det", "fjern", "fjern den", "fjern det"]),
        (Block, &["blokker", "blokker ham", "blokker henne", "blokker avsenderen"]),
        (Undo, &["angre"]),
    ], &["kommentaren", "denne kommentaren"], &[
        "takk", "mange takk", "tusen takk", "vær så snill", "vennligst", "gjerne",
    ]),
    ("fi", &["kyllä", "joo kiitos"], &[
        (Approve, &[
            "hyväksy", "hyväksy se", "hyväksy tämä", "hyväksy kommentti", "hyväksyn kommentin", "julkaise", "julkaise se", "julkaise tämä", "julkaise kommentti",
            "ole hyvä ja julkaise", "olkaa hyvä ja julkaiskaa", "voit julkaista", "voit julkaista sen",
        ]),
        (Reject, &["ei", "hylkää", "älä julkaise", "älä hyväksy"]),
        (Spam, &["roskapostia", "tämä on roskapostia", "se on roskapostia", "on roskapostia", "tämä on spämmiä", "roskaa", "tämä on roskaa"]),
        (Delete, &["poista", "poista se", "poista tämä", "poista kommentti"]),
        (Block, &["estä", "estä hänet"]),
        (Undo, &["kumoa"]),
    ], &["tämä kommentti"], &[
        "kiitos", "kiitti", "kiitos paljon", "paljon kiitoksia",
    ]),
    ("hu", &["rendben", "igen kérem", "igen kérlek", "igen köszönöm"], &[
        (Approve, &[
            "jóváhagyom", "jóváhagyva", "hagyd jóvá", "hagyja jóvá", "tedd közzé", "tegye közzé", "közzéteheted",
            "igen tedd közzé", "tedd közzé a hozzászólást", "tedd közzé ezt a hozzászólást", "tegye közzé a hozzászólást",
            "tegye közzé ezt a hozzászólást", "jóváhagyom a hozzászólást", "jóváhagyom ezt a hozzászólást",
        ]),
        (Reject, &["nem", "elutasít", "elutasítom", "ne tedd közzé", "ne tegye közzé", "ne hagyd jóvá", "ne hagyja jóvá"]),
        (Spam, &["ez spam", "ez egy spam", "levélszemét", "ez levélszemét"]),
        (Delete, &[
            "törlöm", "töröld", "töröld ezt", "töröld a hozzászólást", "töröld ezt a hozzászólást", "törölje",
            "törölje a hozzászólást", "törölje ezt a hozzászólást",
        ]),
        (Block, &["tiltsd le", "tiltsa le", "tiltsd le a szerzőt", "tiltsa le a szerzőt"]),
        (Undo, &["vond vissza", "vonja vissza"]),
    ], &[], &[
        "kérem", "kérlek", "köszönöm", "köszi", "köszönöm szépen", "légy szíves", "legyen szíves",
    ]),
    ("ro", &["de acord", "da vă rog", "da va rog", "da te rog", "da mulțumesc", "da multumesc", "aprob"], &[
        (Approve, &[
            "aprobă", "aprobă l", "îl aprob", "aprobați", "acceptă comentariul", "acceptă acest comentariu", "publică",
            "publică l", "publică asta", "publicați", "da publică", "poți publica", "puteți publica",
        ]),
        (Reject, &["respinge", "refuză", "nu publica", "nu publicați", "nu aproba", "nu mulțumesc"]),
        (Spam, &["este spam", "e spam", "acesta este spam"]),
        (Delete, &["șterge", "șterge l", "șterge asta", "ștergeți", "elimină", "elimină l"]),
        (Block, &["blochează", "blochează l", "blochează autorul", "blocați", "blocați autorul"]),
        (Undo, &["anulează"]),
    ], &["comentariul", "acest comentariu"], &[
        "te rog", "vă rog", "va rog", "mulțumesc", "multumesc", "mulțumesc mult", "mersi",
    ]),
    ("tr", &["evet", "tamam teşekkürler", "onayliyorum"], &[
        (Approve, &[
            "onayla", "onaylayin", "bunu onayla", "bunu onaylayin", "yayinla", "yayinlayin", "bunu yayinla", "bunu yayinlayin",
            "yayimla", "yayimlayin", "yayinlayabilirsin", "yayinlayabilirsiniz", "tamam onayla", "tamam yayinla",
        ]),
        (Reject, &[
            "hayir", "reddet", "reddedin", "yayinlama", "yayinlamayin", "bunu yayinlama", "yayimlama", "yayimlamayin",
            "onaylama", "onaylamayin",
        ]),
        (Spam, &["bu spam", "spam bu", "bu bir spam"]),
        (Delete, &["sil", "silin", "bunu sil", "bunu silin"]),
        (Block, &["engelle", "engelleyin", "onu engelle", "onu engelleyin", "yazari engelle", "yazari engelleyin"]),
        (Undo, &["geri al", "geri alin", "bunu geri al"]),
    ], &["yorumu", "bu yorumu"], &[
        "lütfen", "teşekkürler", "teşekkür ederim", "çok teşekkürler", "sağ ol", "sağol",
    ]),
    ("ru", &["да", "ок", "одобряю"], &[
        (Approve, &[
            "одобрить", "одобри", "одобрите", "принять", "прими комментарий", "примите комментарий", "опубликовать",
            "опубликуй", "опубликуй его", "опубликуйте", "опубликуйте его", "публикуй", "публикуйте", "можно публиковать",
            "можно опубликовать",
        ]),
        (Reject, &[
            "нет", "отклонить", "отклони", "отклоните", "не публиковать", "не публикуй", "не публикуйте", "не одобрять",
            "не одобряй", "не одобряйте",
        ]),
        (Spam, &["спам", "это спам"]),
        (Delete, &["удалить", "удали", "удали его", "удали это", "удалите", "удалите его", "удалите это"]),
        (Block, &[
            "заблокировать", "заблокировать автора", "заблокируй", "заблокируй его", "заблокируй её", "заблокируй ее",
            "заблокируй автора", "заблокируйте", "заблокируйте его", "заблокируйте её", "заблокируйте ее",
            "заблокируйте автора", "блокировать",
        ]),
        (Undo, &["отменить", "отмени", "отмените", "отмена"]),
    ], &["комментарий", "этот комментарий"], &[
        "пожалуйста", "спасибо", "большое спасибо", "спасибо большое", "заранее спасибо",
    ]),
    ("uk", &["ок", "гаразд", "так будь ласка", "так дякую", "схвалюю"], &[
        (Approve, &[
            "схвалити", "схвали", "схваліть", "схвалено", "прийняти", "опублікувати", "опублікуй", "опублікуй його",
            "опублікуйте", "опублікуйте його", "публікуй", "публікуйте", "так опублікуй", "так опублікуйте", "так публікуйте",
            "можна публікувати",
        ]),
        (Reject, &[
            "ні", "відхилити", "відхили", "відхиліть", "відмовити", "не публікувати", "не публікуй", "не публікуйте",
            "не схвалювати", "не схвалюйте",
        ]),
        (Spam, &["спам", "це спам"]),
        (Delete, &["видалити", "видали", "видали це", "видали його", "видаліть", "видаліть це", "видаліть його", "вилучити"]),
        (Block, &[
            "заблокувати", "заблокувати автора", "заблокуй", "заблокуй його", "заблокуй її", "заблокуй автора",
            "заблокуйте", "заблокуйте його", "заблокуйте її", "заблокуйте автора", "блокувати",
        ]),
        (Undo, &["скасувати", "скасуй", "скасуйте", "відмінити"]),
    ], &["коментар", "цей коментар"], &[
        "будь ласка", "дякую", "щиро дякую", "дуже дякую",
    ]),
    ("ar", &["نعم", "موافق", "موافقة", "أوافق"], &[
        (Approve, &[
            "قبول", "اقبل التعليق", "اقبل هذا التعليق", "نشر", "النشر", "انشر", "انشره", "انشرها", "انشر هذا",
        ]),
        (Reject, &["لا", "رفض", "ارفض", "ارفضه", "مرفوض", "لا تنشر", "لا تنشره"]),
        (Spam, &["سبام", "هذا سبام", "هذه رسالة مزعجة"]),
        (Delete, &["حذف", "احذف", "احذفه", "احذفها", "احذف هذا"]),
        (Block, &["حظر", "احظر", "احظره"]),
        (Undo, &["تراجع", "إلغاء", "الغاء"]),
    ], &["التعليق", "هذا التعليق"], &[
        "شكرا", "شكرًا", "شكراً", "شكرا جزيلا", "شكرًا جزيلًا", "شكراً جزيلاً", "من فضلك", "لو سمحت", "رجاء", "رجاءً",
    ]),
    ("fa", &["بله", "باشه", "موافقم"], &[
        (Approve, &[
            "تأیید", "تایید", "تأیید کن", "تایید کن", "تأیید کنید", "تایید کنید", "انتشار", "منتشر کن", "منتشر کنید",
            "منتشرش کن", "منتشرش کنید", "این را منتشر کن", "این را منتشر کنید",
        ]),
        (Reject, &["نه", "خیر", "رد کن", "رد کنید", "منتشر نکن", "منتشر نکنید", "تأیید نکن", "تایید نکن"]),
        (Spam, &["اسپم", "هرزنامه", "این اسپم است", "این هرزنامه است", "اسپم است", "هرزنامه است"]),
        (Delete, &[
            "حذف", "حذف کن", "حذف کنید", "حذفش کن", "حذفش کنید", "این را حذف کن", "این را حذف کنید", "پاک کن", "پاک کنید",
            "پاکش کن",
        ]),
        (Block, &["مسدود کن", "مسدود کنید", "مسدودش کن"]),
        (Undo, &["لغو", "لغو کن", "واگرد"]),
    ], &["این نظر", "این نظر را", "این دیدگاه", "این دیدگاه را"], &[
        "لطفا", "لطفاً", "ممنون", "ممنونم", "خیلی ممنون", "مرسی", "با تشکر", "سپاس",
    ]),
    ("he", &["כן", "מאשר", "מאשרת"], &[
        (Approve, &[
            "אישור", "אשר", "אשר את זה", "לאשר", "לאשר את זה", "פרסם", "פרסם את זה", "פרסמי", "פרסמי את זה", "לפרסם",
            "לפרסם את זה", "אפשר לפרסם",
        ]),
        (Reject, &[
            "לא", "דחייה", "דחה", "לדחות", "סירוב", "לא לפרסם", "לא לאשר", "אל תפרסם", "אל תפרסמי", "אל תאשר", "אל תאשרי",
        ]),
        (Spam, &["ספאם", "זה ספאם", "דואר זבל", "זבל"]),
        (Delete, &["מחק", "מחק את זה", "מחק אותה", "מחקי", "מחקי את זה", "למחוק", "למחוק את זה", "מחיקה"]),
        (Block, &["חסום", "חסום אותו", "חסום אותה", "לחסום", "לחסום אותו", "לחסום אותה", "חסימה"]),
        (Undo, &["בטל", "לבטל", "ביטול"]),
    ], &["התגובה", "את התגובה"], &[
        "תודה", "תודה רבה", "רב תודות", "בבקשה", "נא",
    ]),
    ("ja", &[
        "はいお願いします", "はい お願いします", "okです", "ok ありがとうございます", "okです ありがとうございます",
    ], &[
        (Approve, &[
            "承認", "承認します", "承認して", "公開", "公開します", "公開して", "はい 承認します", "はい 承認して", "はい 公開します",
            "はい 公開して", "コメントを承認して", "コメントを公開して",
        ]),
        (Reject, &[
            "いいえ", "却下", "却下します", "拒否", "拒否します", "公開しない", "公開しません", "公開しないで", "承認しない",
            "承認しません", "承認しないで",
        ]),
        (Spam, &["スパム", "スパムです", "これはスパムです", "迷惑コメント", "迷惑コメントです"]),
        (Delete, &["削除", "削除します", "削除して", "コメントを削除して"]),
        (Block, &["ブロック", "ブロックします", "ブロックして"]),
        (Undo, &["取り消し", "取り消します", "取り消して", "元に戻す", "元に戻して"]),
    ], &["これを", "このコメント", "このコメントを"], &[
        "お願いします", "おねがいします", "でお願いします", "をお願いします", "ください", "下さい", "してください", "どうぞ",
        "よろしくお願いします",
    ]),
    ("zh", &[
        "是的", "好的", "好谢谢", "好 谢谢", "好謝謝", "好 謝謝", "好的谢谢", "好的 谢谢", "好的謝謝", "好的 謝謝", "可以谢谢",
        "可以 谢谢", "可以謝謝", "可以 謝謝", "ok 谢谢", "ok 謝謝", "同意",
    ], &[
        (Approve, &[
            "批准", "核准", "请通过", "請通過", "审核通过", "審核通過", "发布", "發布", "發佈", "发布吧", "發布吧", "發佈吧", "可以",
            "可以发布", "可以發布", "可以發佈", "麻烦发布", "麻煩發布", "麻煩發佈", "公开", "公開", "公开吧", "公開吧", "发布它", "發布它",
        ]),
        (Reject, &[
            "不", "不是", "否", "不行", "不可以", "拒绝", "拒絕", "不同意", "不批准", "不通过", "不通過", "不发布", "不發布", "不發佈",
            "不要发布", "不要發布", "不要發佈", "别发布", "別發布", "不公开", "不公開", "不要公开", "不要公開", "不谢谢", "不 谢谢",
            "不謝謝", "不 謝謝",
        ]),
        (Spam, &[
            "垃圾", "垃圾评论", "垃圾留言", "是垃圾", "是垃圾评论", "是垃圾留言", "这是垃圾", "這是垃圾", "这是垃圾评论", "這是垃圾留言",
        ]),
        (Delete, &[
            "删除", "刪除", "删掉", "刪掉", "删除吧", "刪除吧", "删掉吧", "刪掉吧", "删除评论", "刪除留言", "麻烦删除", "麻煩刪除", "删除它", "刪除它",
        ]),
        (Block, &["屏蔽", "封禁", "封鎖", "拉黑", "屏蔽他", "屏蔽她", "封鎖他", "封鎖她", "拉黑他", "拉黑她", "屏蔽作者", "封鎖作者", "拉黑作者"]),
        (Undo, &["撤销", "撤銷", "撤消", "取消", "復原"]),
    ], &["这条", "這則", "这条评论", "這則留言"], &["请", "請"]),
    ("ko", &[
        "네 감사합니다", "네감사합니다", "예 감사합니다", "네 부탁드립니다", "네 부탁드려요", "네 부탁합니다", "ok 감사합니다",
    ], &[
        (Approve, &[
            "승인", "승인합니다", "승인해", "승인해요", "댓글 승인", "게시", "게시합니다", "게시해", "게시해요", "공개", "공개해",
            "네 승인합니다", "네 승인해", "네 게시해", "네 공개해", "댓글을 승인해", "댓글을 게시해",
        ]),
        (Reject, &[
            "아니요", "아니오", "아니요 감사합니다", "거부", "거부합니다", "거절", "거절합니다", "게시하지 마세요", "승인하지 마세요",
            "공개하지 마세요",
        ]),
        (Spam, &["스팸", "스팸입니다", "스팸이에요", "이건 스팸입니다", "이건 스팸이에요"]),
        (Delete, &["삭제", "삭제합니다", "삭제해", "댓글 삭제", "댓글을 삭제해"]),
        (Block, &["차단", "차단합니다", "차단해"]),
        (Undo, &["취소", "취소해", "실행 취소", "되돌리기", "되돌려"]),
    ], &["이것을", "이거", "이 댓글", "이 댓글을", "작성자를"], &[
        "주세요", "주십시오", "부탁합니다", "부탁드립니다", "부탁드려요", "주세요 감사합니다", "부탁드립니다 감사합니다",
    ]),
];

/// All phrases of all languages: the language (empty for each), what it is, and the words.
pub fn phrases() -> impl Iterator<Item = (&'static str, Part, &'static str)> {
    let everywhere = EVERYWHERE.iter();
    let everywhere =
        everywhere.flat_map(|(part, words)| words.iter().map(|word| ("", *part, *word)));
    everywhere.chain(LANGUAGES.iter().flat_map(of_language))
}

fn of_language(
    (tag, yes, commands, objects, courtesies): &'static Language,
) -> impl Iterator<Item = (&'static str, Part, &'static str)> {
    let rows = [(Part::Yes, *yes)].into_iter();
    let commands = commands.iter();
    let rows = rows.chain(commands.map(|(decision, words)| (Part::Command(*decision), *words)));
    let rows = rows.chain([(Part::Object, *objects), (Part::Courtesy, *courtesies)]);
    rows.flat_map(move |(part, words)| words.iter().map(move |word| (*tag, part, *word)))
}

/// What a line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Said {
    pub(crate) decision: Decision,
    /// A yes with a courtesy, such as "ok, thanks": it may be an answer as well.
    pub(crate) is_courtesy: bool,
}

/// The languages that a phrase belongs to, a bit each.
type Mask = u32;
struct Phrase {
    words: &'static str,
    part: Part,
    languages: Mask,
}

/// By their first character.
static PHRASES: LazyLock<HashMap<char, Vec<Phrase>>> = LazyLock::new(|| {
    let mut all: HashMap<char, Vec<Phrase>> = HashMap::new();
    for (tag, part, words) in phrases() {
        let languages = match LANGUAGES.iter().position(|(own, ..)| *own == tag) {
            Some(place) => 1 << place,
            None => Mask::MAX,
        };
        let first = words.chars().next().unwrap_or_default();
        let known = all.entry(first).or_default();
        match known
            .iter_mut()
            .find(|known| known.words == words && known.part == part)
        {
            Some(known) => known.languages |= languages,
            None => known.push(Phrase {
                words,
                part,
                languages,
            }),
        }
    }
    all
});

/// The most readings that are tried: a line of people has a few.
const MOST_STEPS: usize = 2_000;

/// What a line says in the form of [`folded`](crate::command::folded): `None` unless each of its words is in the table,
/// and all readings agree.
pub(crate) fn said(line: &str) -> Option<Said> {
    let line = &unpunctuated(line);
    let mut reading = Reading {
        line,
        seen: HashSet::new(),
        found: HashSet::new(),
    };
    reading.go_on(State {
        at: 0,
        languages: Mask::MAX,
        said: None,
        yes: None,
        has_object: false,
    });
    let is_whole = reading.seen.len() < MOST_STEPS;
    let decisions: HashSet<Decision> = reading.found.iter().map(|said| said.decision).collect();
    let mut decisions = decisions.into_iter();
    let decision = decisions
        .next()
        .filter(|_| is_whole && decisions.len() == 0)?;
    let is_courtesy = reading.found.iter().all(|said| said.is_courtesy);
    Some(Said {
        decision,
        is_courtesy,
    })
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    /// In bytes.
    at: usize,
    /// Those in which all is said until here.
    languages: Mask,
    said: Option<Said>,
    /// The last yes that is a word: said twice it is often irony ("sì sì").
    yes: Option<&'static str>,
    has_object: bool,
}

struct Reading<'l> {
    line: &'l str,
    seen: HashSet<State>,
    found: HashSet<Said>,
}

impl Reading<'_> {
    fn go_on(&mut self, from: State) {
        if self.seen.len() >= MOST_STEPS || !self.seen.insert(from) {
            return;
        }
        let rest = self.line.get(from.at..).unwrap_or_default();
        let Some(first) = rest.chars().next() else {
            // "Yes, that one" answers a question of the sender's own.
            let is_about_nothing = |said: &Said| !(from.has_object && said.is_courtesy);
            self.found.extend(from.said.filter(is_about_nothing));
            return;
        };
        if !is_inside_a_word(&self.line[..from.at], first) {
            for phrase in PHRASES.get(&first).map(Vec::as_slice).unwrap_or_default() {
                let languages = from.languages & phrase.languages;
                let is_yes = phrase.part == Part::Yes && first.is_alphabetic();
                if languages != 0
                    && !(is_yes && from.yes == Some(phrase.words))
                    && rest.starts_with(phrase.words)
                    && let Ok(said) = with(from.said, phrase.part)
                {
                    self.go_on(State {
                        at: from.at + phrase.words.len(),
                        languages,
                        said,
                        yes: if is_yes { Some(phrase.words) } else { from.yes },
                        has_object: from.has_object || phrase.part == Part::Object,
                    });
                }
            }
        }
        if first == ' ' {
            let at = from.at + first.len_utf8();
            self.go_on(State { at, ..from });
        }
    }
}

/// What is said with a further phrase; an error if it asks for something else.
fn with(said: Option<Said>, part: Part) -> Result<Option<Said>, ()> {
    let (decision, is_courtesy) = match part {
        Part::Yes => (Approve, true),
        Part::Command(decision) => (decision, false),
        Part::Object | Part::Courtesy => return Ok(said),
    };
    match said {
        None => Ok(Some(Said {
            decision,
            is_courtesy,
        })),
        Some(before) if before.decision == decision => {
            let is_courtesy = is_courtesy && before.is_courtesy;
            Ok(Some(Said {
                decision,
                is_courtesy,
            }))
        }
        Some(_) => Err(()),
    }
}

/// With a space for all punctuation, but for an apostrophe in a word and the sign of +1.
fn unpunctuated(line: &str) -> String {
    let mut spaced = String::with_capacity(line.len());
    let mut rest = line.chars().peekable();
    while let Some(character) = rest.next() {
        let is_after_letter = spaced.ends_with(char::is_alphanumeric);
        let is_kept = match (character, rest.peek()) {
            ('\'', Some(next)) => is_after_letter && next.is_alphanumeric(),
            ('+' | '-', Some('1')) => !is_after_letter,
            _ => !is_punctuation(character),
        };
        if is_kept {
            spaced.push(character);
        } else if !spaced.ends_with(' ') {
            spaced.push(' ');
        }
    }
    spaced
}

/// Whether a word goes on here. Chinese, Japanese and Korean write theirs together.
fn is_inside_a_word(before: &str, next: char) -> bool {
    let is_letter = |character: char| character.is_alphanumeric() && !is_joined(character);
    is_letter(next) && before.chars().next_back().is_some_and(is_letter)
}

fn is_joined(character: char) -> bool {
    matches!(
        character,
        '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}' | '\u{F900}'..='\u{FAFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::folded;

    #[test]
    fn every_phrase_is_written_in_the_form_that_is_compared() {
        for (tag, _, words) in phrases() {
            assert_eq!(unpunctuated(&folded(words)), words, "{tag}");
        }
    }

    #[test]
    fn no_phrase_is_two_things_in_one_language() {
        let mut seen = HashMap::new();
        for (tag, part, words) in phrases() {
            assert_eq!(seen.insert((tag, words), part), None, "{tag}: {words}");
        }
    }

    #[test]
    fn no_object_and_no_courtesy_decides_in_any_language() {
        let decides = |part| matches!(part, Part::Yes | Part::Command(_));
        let deciding: HashSet<&str> = phrases()
            .filter(|(_, part, _)| decides(*part))
            .map(|(.., words)| words)
            .collect();
        for (tag, part, words) in phrases().filter(|(_, part, _)| !decides(*part)) {
            assert!(!deciding.contains(words), "{tag}: {part:?}: {words}");
        }
    }
}
