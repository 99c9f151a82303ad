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
    (Part::Courtesy, &["🙂", "😊", "😀", "😃", "😄", "😉", "🙏", "❤", "🎉"]),
];

/// A word that is a yes in one language and something else in another stands here only together with others:
/// Polish *tak*, Romanian *da*, Hungarian *igen*, Ukrainian *так*.
#[rustfmt::skip]
const LANGUAGES: &[Language] = &[
    ("en", &["yes", "yep"], &[
        (Approve, &["approve", "approved", "accept", "publish", "go ahead", "you can publish", "you may publish"]),
        (Reject, &["no", "nope", "reject", "decline", "refuse", "don't publish", "do not publish", "don't approve"]),
        (Spam, &["this is spam", "that is spam", "that's spam", "it is spam", "it's spam", "is spam", "junk", "mark as spam"]),
        (Delete, &["delete", "remove"]),
        (Block, &["block", "ban"]),
        (Undo, &["undo", "revert"]),
    ], &[
        "it", "this", "that", "this one", "that one", "the comment", "this comment", "that comment", "him", "her", "them",
        "the author", "its author", "the sender", "this person", "this user",
    ], &[
        "please", "thanks", "thank you", "thx", "ty", "cheers", "many thanks", "thanks a lot", "thank you very much",
    ]),
    ("de", &["ja", "jawohl"], &[
        (Approve, &[
            "genehmigen", "genehmigt", "genehmige", "freigeben", "freigegeben", "freischalten", "veröffentlichen",
            "veröffentliche", "annehmen", "gib es frei", "gib ihn frei", "gib das frei", "schalte es frei",
            "schalte ihn frei", "schalte das frei", "schalt es frei", "schalt ihn frei", "schalt das frei",
        ]),
        (Reject, &[
            "nein", "ablehnen", "zurückweisen", "lehne es ab", "lehne ihn ab", "lehne das ab", "nicht veröffentlichen",
            "nicht freischalten", "nicht freigeben", "nicht genehmigen",
        ]),
        (Spam, &["das ist spam", "es ist spam", "ist spam", "als spam markieren"]),
        (Delete, &["löschen", "lösche", "lösch"]),
        (Block, &["sperren", "sperre", "blockieren", "blockiere"]),
        (Undo, &["rückgängig", "rückgängig machen"]),
    ], &["es", "das", "dies", "ihn", "sie", "den kommentar", "diesen kommentar", "den absender", "die person"], &[
        "bitte", "danke", "danke dir", "danke schön", "dankeschön", "vielen dank", "besten dank", "gern", "gerne",
    ]),
    ("fr", &["oui", "d'accord"], &[
        (Approve, &[
            "approuver", "approuvez", "approuve", "accepter", "acceptez", "accepte", "publier", "publiez", "publie",
            "valider", "validez", "valide", "vous pouvez publier", "tu peux publier",
        ]),
        (Reject, &[
            "non", "refuser", "refusez", "refuse", "rejeter", "rejetez", "rejette", "ne pas publier", "ne publiez pas",
            "ne publie pas", "ne le publiez pas", "ne le publie pas",
        ]),
        (Spam, &["c'est du spam", "c'est un spam", "du spam", "pourriel", "indésirable"]),
        (Delete, &["supprimer", "supprimez", "supprime", "effacer", "effacez", "efface"]),
        (Block, &["bloquer", "bloquez", "bloque", "bannir"]),
        (Undo, &["annuler", "annulez", "annule"]),
    ], &["le", "la", "cela", "ça", "ce commentaire", "le commentaire", "l'auteur", "son auteur", "cette personne"], &[
        "s'il vous plaît", "s'il te plaît", "s'il vous plait", "s'il te plait", "svp", "stp", "merci", "merci beaucoup",
        "merci bien", "grand merci", "volontiers",
    ]),
    ("es", &["sí", "si", "de acuerdo"], &[
        (Approve, &[
            "aprobar", "aprueba", "apruebe", "apruébalo", "apruébelo", "aceptar", "acepta", "acepte", "publicar", "publica",
            "publique", "publícalo", "publíquelo", "adelante",
        ]),
        (Reject, &[
            "no", "rechazar", "rechaza", "rechace", "recházalo", "rechácelo", "no publicar", "no publiques",
            "no lo publiques", "no publique", "no lo publique",
        ]),
        (Spam, &["es spam", "esto es spam", "eso es spam"]),
        (Delete, &["eliminar", "elimina", "elimine", "elimínalo", "borrar", "borra", "borre", "bórralo"]),
        (Block, &["bloquear", "bloquea", "bloquee", "bloquéalo"]),
        (Undo, &["deshacer", "deshaz"]),
    ], &["lo", "esto", "eso", "este comentario", "el comentario", "al autor", "a este usuario"], &[
        "por favor", "gracias", "muchas gracias", "mil gracias",
    ]),
    ("pt", &["sim"], &[
        (Approve, &[
            "aprovar", "aprova", "aprove", "aprovado", "aceitar", "aceita", "aceite", "publicar", "publica", "publique",
            "pode publicar", "podes publicar",
        ]),
        (Reject, &[
            "não", "nao", "rejeitar", "rejeita", "rejeite", "recusar", "recusa", "recuse", "não publicar",
            "não publique", "não publiques", "não publica",
        ]),
        (Spam, &["é spam", "isto é spam", "isso é spam"]),
        (Delete, &["apagar", "apaga", "apague", "excluir", "exclui", "exclua", "eliminar", "elimina", "elimine"]),
        (Block, &["bloquear", "bloqueia", "bloqueie"]),
        (Undo, &["desfazer", "desfaz", "desfaça"]),
    ], &["o", "isto", "isso", "este comentário", "esse comentário", "o comentário", "o autor"], &[
        "por favor", "se faz favor", "obrigado", "obrigada", "muito obrigado", "muito obrigada",
    ]),
    ("it", &["sì", "si", "va bene", "d'accordo"], &[
        (Approve, &[
            "approva", "approvalo", "approvare", "approvato", "accetta", "accettalo", "pubblica", "pubblicalo",
            "pubblicare", "puoi pubblicarlo",
        ]),
        (Reject, &["no", "rifiuta", "rifiutalo", "rifiutare", "non pubblicare", "non pubblicarlo", "non approvare"]),
        (Spam, &["è spam", "questo è spam", "questa è spam"]),
        (Delete, &["elimina", "eliminalo", "eliminare", "cancella", "cancellalo", "cancellare"]),
        (Block, &["blocca", "bloccalo", "bloccare"]),
        (Undo, &["annulla", "annullare"]),
    ], &["lo", "questo", "quello", "il commento", "questo commento", "l'autore"], &[
        "per favore", "per piacere", "grazie", "grazie mille", "molte grazie", "mille grazie",
    ]),
    ("nl", &["ja", "oke", "oké", "akkoord"], &[
        (Approve, &["goedkeuren", "goedgekeurd", "publiceren", "publiceer", "keur goed", "keur het goed", "keur dit goed"]),
        (Reject, &["nee", "afwijzen", "weigeren", "wijs af", "wijs het af", "niet publiceren", "niet goedkeuren"]),
        (Spam, &["dit is spam", "dat is spam", "het is spam", "is spam"]),
        (Delete, &["verwijder", "verwijderen"]),
        (Block, &["blokkeer", "blokkeren"]),
        (Undo, &["ongedaan maken"]),
    ], &["het", "dit", "deze", "de reactie", "deze reactie", "hem", "haar", "de afzender"], &[
        "alsjeblieft", "alstublieft", "dank je", "dank u", "dank je wel", "dank u wel", "dankjewel", "bedankt", "graag",
    ]),
    ("pl", &["tak proszę", "tak poproszę"], &[
        (Approve, &[
            "zatwierdź", "zatwierdzam", "akceptuj", "akceptuję", "opublikuj", "publikuj", "tak opublikuj", "tak zatwierdź",
        ]),
        (Reject, &["nie", "odrzuć", "odrzucam", "nie publikuj", "nie opublikuj", "nie zatwierdzaj"]),
        (Spam, &["to spam", "to jest spam"]),
        (Delete, &["usuń", "skasuj"]),
        (Block, &["zablokuj", "blokuj"]),
        (Undo, &["cofnij"]),
    ], &["to", "go", "ten komentarz", "komentarz", "autora"], &[
        "proszę", "bardzo proszę", "dzięki", "dziękuję", "z góry dziękuję",
    ]),
    ("cs", &["ano"], &[
        (Approve, &["schválit", "schval", "schvaluji", "schvalte", "zveřejnit", "zveřejni", "zveřejněte"]),
        (Reject, &["ne", "zamítnout", "zamítni", "zamítněte", "odmítnout", "odmítni", "nezveřejňovat", "nezveřejňuj"]),
        (Spam, &["to je spam", "je to spam"]),
        (Delete, &["smazat", "smaž", "smažte", "odstranit", "odstraň", "odstraňte"]),
        (Block, &["blokovat", "zablokovat", "zablokuj", "zablokujte"]),
        (Undo, &["zpět", "vrátit", "vrátit zpět"]),
    ], &["to", "ho", "jej", "tento komentář", "komentář", "autora"], &[
        "prosím", "děkuji", "děkuju", "díky", "moc díky", "díky moc", "mockrát děkuji",
    ]),
    ("sv", &["ja", "okej"], &[
        (Approve, &["godkänn", "godkänns", "publicera", "du kan publicera"]),
        (Reject, &["nej", "avslå", "publicera inte", "godkänn inte"]),
        (Spam, &["det är spam", "detta är spam", "det här är spam", "är spam", "skräppost", "det är skräppost"]),
        (Delete, &["ta bort", "radera"]),
        (Block, &["blockera"]),
        (Undo, &["ångra"]),
    ], &["den", "det", "detta", "den här", "kommentaren", "den här kommentaren", "honom", "henne", "avsändaren"], &[
        "tack", "tack så mycket", "tusen tack", "stort tack", "snälla", "gärna",
    ]),
    ("da", &["ja"], &[
        (Approve, &["godkend", "offentliggør"]),
        (Reject, &["nej", "afvis", "offentliggør ikke", "godkend ikke"]),
        (Spam, &["det er spam", "dette er spam", "det her er spam", "er spam"]),
        (Delete, &["fjern", "slet den", "slet det", "slet kommentaren", "slet denne kommentar"]),
        (Block, &["blokér", "bloker"]),
        (Undo, &["fortryd"]),
    ], &["den", "det", "dette", "kommentaren", "denne kommentar", "ham", "hende", "afsenderen"], &[
        "tak", "mange tak", "tusind tak", "venligst", "vær så venlig", "gerne",
    ]),
    ("nb", &["ja"], &[
        (Approve, &["godkjenn", "publiser"]),
        (Reject, &["nei", "avslå", "avvis", "ikke publiser", "ikke godkjenn"]),
        (Spam, &["det er spam", "dette er spam", "er spam", "søppelpost", "dette er søppelpost"]),
        (Delete, &["slett", "fjern"]),
        (Block, &["blokker"]),
        (Undo, &["angre"]),
    ], &["den", "det", "dette", "kommentaren", "denne kommentaren", "ham", "henne", "avsenderen"], &[
        "takk", "mange takk", "tusen takk", "vær så snill", "vennligst", "gjerne",
    ]),
    ("fi", &["kyllä", "joo"], &[
        (Approve, &["hyväksy", "hyväksyn", "julkaise", "voit julkaista"]),
        (Reject, &["ei", "hylkää", "älä julkaise", "älä hyväksy"]),
        (Spam, &["roskapostia", "tämä on roskapostia", "se on roskapostia", "on roskapostia", "tämä on spämmiä", "roskaa", "tämä on roskaa"]),
        (Delete, &["poista"]),
        (Block, &["estä"]),
        (Undo, &["kumoa"]),
    ], &["se", "sen", "tämä", "tämän", "kommentti", "tämä kommentti", "hänet"], &[
        "kiitos", "kiitti", "kiitos paljon", "paljon kiitoksia", "ole hyvä", "olkaa hyvä",
    ]),
    ("hu", &["rendben", "igen kérem", "igen kérlek", "igen köszönöm"], &[
        (Approve, &[
            "jóváhagy", "jóváhagyom", "jóváhagyva", "elfogad", "elfogadom", "közzétesz", "tedd közzé", "tegye közzé",
            "közzéteheted", "igen tedd közzé",
        ]),
        (Reject, &["nem", "elutasít", "elutasítom", "ne tedd közzé", "ne tegye közzé"]),
        (Spam, &["ez spam", "ez egy spam", "levélszemét", "ez levélszemét"]),
        (Delete, &["töröl", "törlöm", "töröld", "törölje"]),
        (Block, &["letilt", "tiltsd le", "tiltsa le"]),
        (Undo, &["visszavon", "vond vissza"]),
    ], &["ezt", "azt", "a hozzászólást", "ezt a hozzászólást", "a szerzőt"], &[
        "kérem", "kérlek", "köszönöm", "köszi", "köszönöm szépen", "légy szíves", "legyen szíves",
    ]),
    ("ro", &["de acord", "da vă rog", "da te rog", "da mulțumesc"], &[
        (Approve, &["aprobă", "aprob", "aprobați", "acceptă", "publică", "publicați", "da publică", "poți publica"]),
        (Reject, &["respinge", "refuză", "nu publica", "nu publicați", "nu aproba", "nu mulțumesc"]),
        (Spam, &["este spam", "e spam", "acesta este spam"]),
        (Delete, &["șterge", "ștergeți", "elimină"]),
        (Block, &["blochează", "blocați"]),
        (Undo, &["anulează", "revino"]),
    ], &["l", "îl", "asta", "acesta", "comentariul", "acest comentariu", "autorul"], &[
        "te rog", "vă rog", "mulțumesc", "mulțumesc mult", "mersi",
    ]),
    ("tr", &["evet", "tamam"], &[
        (Approve, &["onayla", "onaylayin", "onayliyorum", "yayinla", "yayinlayin", "yayimla", "yayimlayin", "yayinlayabilirsin"]),
        (Reject, &["hayir", "reddet", "reddedin", "yayinlama", "yayinlamayin", "yayimlama", "yayimlamayin", "onaylama"]),
        (Spam, &["bu spam", "spam bu", "bu bir spam"]),
        (Delete, &["sil", "silin"]),
        (Block, &["engelle", "engelleyin"]),
        (Undo, &["geri al", "geri alin"]),
    ], &["bunu", "onu", "yorumu", "bu yorumu", "yazari"], &[
        "lütfen", "teşekkürler", "teşekkür ederim", "çok teşekkürler", "sağ ol", "sağol", "rica ederim",
    ]),
    ("ru", &["да", "ок"], &[
        (Approve, &[
            "одобрить", "одобри", "одобрите", "одобряю", "принять", "прими", "примите", "опубликовать", "опубликуй",
            "опубликуйте", "публикуй", "публикуйте", "можно публиковать",
        ]),
        (Reject, &[
            "нет", "отклонить", "отклони", "отклоните", "не публиковать", "не публикуй", "не публикуйте", "не одобрять",
        ]),
        (Spam, &["спам", "это спам"]),
        (Delete, &["удалить", "удали", "удалите"]),
        (Block, &["заблокировать", "заблокируй", "заблокируйте", "блокировать"]),
        (Undo, &["отменить", "отмени", "отмените", "отмена"]),
    ], &["это", "его", "её", "ее", "комментарий", "этот комментарий", "автора"], &[
        "пожалуйста", "спасибо", "большое спасибо", "спасибо большое", "заранее спасибо",
    ]),
    ("uk", &["ок", "гаразд", "добре", "так будь ласка", "так дякую"], &[
        (Approve, &[
            "схвалити", "схвали", "схваліть", "схвалюю", "схвалено", "прийняти", "опублікувати", "опублікуй",
            "опублікуйте", "публікуй", "публікуйте", "так опублікуй",
        ]),
        (Reject, &["ні", "відхилити", "відхили", "відхиліть", "відмовити", "не публікувати", "не публікуй", "не публікуйте"]),
        (Spam, &["спам", "це спам"]),
        (Delete, &["видалити", "видали", "видаліть", "вилучити"]),
        (Block, &["заблокувати", "заблокуй", "заблокуйте", "блокувати"]),
        (Undo, &["скасувати", "скасуй", "скасуйте", "відмінити"]),
    ], &["це", "його", "її", "коментар", "цей коментар", "автора"], &[
        "будь ласка", "дякую", "щиро дякую", "дуже дякую",
    ]),
    ("ar", &["نعم", "موافق", "موافقة"], &[
        (Approve, &["أوافق", "قبول", "اقبل", "اقبله", "نشر", "النشر", "انشر", "انشره", "انشرها"]),
        (Reject, &["لا", "رفض", "ارفض", "ارفضه", "مرفوض", "لا تنشر", "لا تنشره"]),
        (Spam, &["سبام", "مزعج", "هذا مزعج", "هذا سبام", "هذه رسالة مزعجة"]),
        (Delete, &["حذف", "احذف", "احذفه", "احذفها"]),
        (Block, &["حظر", "احظر", "احظره"]),
        (Undo, &["تراجع", "إلغاء", "الغاء"]),
    ], &["هذا", "هذه", "التعليق", "هذا التعليق"], &[
        "شكرا", "شكرًا", "شكرا جزيلا", "شكرًا جزيلًا", "من فضلك", "لو سمحت", "رجاء", "رجاءً",
    ]),
    ("fa", &["بله", "باشه", "موافقم"], &[
        (Approve, &[
            "تأیید", "تایید", "تأیید کن", "تایید کن", "تأیید کنید", "تایید کنید", "انتشار", "منتشر کن", "منتشر کنید", "منتشرش کن",
        ]),
        (Reject, &["نه", "خیر", "رد کن", "رد کنید", "منتشر نکن", "منتشر نکنید", "تأیید نکن", "تایید نکن"]),
        (Spam, &["اسپم", "هرزنامه", "این اسپم است", "این هرزنامه است", "اسپم است", "هرزنامه است"]),
        (Delete, &["حذف", "حذف کن", "حذف کنید", "حذفش کن", "پاک کن", "پاک کنید", "پاکش کن"]),
        (Block, &["مسدود کن", "مسدود کنید", "مسدودش کن"]),
        (Undo, &["لغو", "لغو کن", "واگرد"]),
    ], &["این", "این را", "آن", "آن را", "این نظر", "این نظر را", "این دیدگاه", "این دیدگاه را"], &[
        "لطفا", "لطفاً", "ممنون", "ممنونم", "خیلی ممنون", "مرسی", "با تشکر", "سپاس",
    ]),
    ("he", &["כן", "בסדר"], &[
        (Approve, &["אישור", "אשר", "לאשר", "מאושר", "מאשר", "מאשרת", "פרסום", "פרסם", "לפרסם", "אפשר לפרסם"]),
        (Reject, &["לא", "דחייה", "דחה", "לדחות", "סירוב", "לא לפרסם", "לא לאשר", "אל תפרסם", "אל תפרסמי"]),
        (Spam, &["ספאם", "זה ספאם", "דואר זבל", "זבל"]),
        (Delete, &["מחק", "למחוק", "מחיקה"]),
        (Block, &["חסום", "לחסום", "חסימה"]),
        (Undo, &["בטל", "לבטל", "ביטול"]),
    ], &["זה", "את זה", "אותו", "אותה", "התגובה", "את התגובה"], &[
        "תודה", "תודה רבה", "רב תודות", "בבקשה", "נא",
    ]),
    ("ja", &["はい"], &[
        (Approve, &["承認", "承認します", "承認して", "公開", "公開します", "公開して", "okです"]),
        (Reject, &[
            "いいえ", "却下", "却下します", "拒否", "拒否します", "公開しない", "公開しません", "公開しないで", "承認しない",
            "承認しません", "承認しないで",
        ]),
        (Spam, &["スパム", "スパムです", "これはスパムです", "迷惑コメント", "迷惑コメントです"]),
        (Delete, &["削除", "削除します", "削除して"]),
        (Block, &["ブロック", "ブロックします", "ブロックして"]),
        (Undo, &["取り消し", "取り消します", "取り消して", "元に戻す", "元に戻して"]),
    ], &["これ", "これを", "コメントを", "このコメント", "このコメントを"], &[
        "お願いします", "おねがいします", "でお願いします", "をお願いします", "ください", "下さい", "してください", "どうぞ", "ありがとう",
        "ありがとうございます", "よろしくお願いします",
    ]),
    ("zh", &["是", "是的", "好", "好的"], &[
        (Approve, &[
            "同意", "批准", "核准", "通过", "通過", "发布", "發布", "發佈", "可以", "可以发布", "可以發布", "可以發佈", "公开", "公開",
        ]),
        (Reject, &[
            "不", "不是", "否", "不行", "不可以", "拒绝", "拒絕", "不同意", "不批准", "不通过", "不通過", "不发布", "不發布", "不發佈",
            "不要发布", "不要發布", "不要發佈", "别发布", "別發布", "不公开", "不公開", "不要公开", "不要公開",
        ]),
        (Spam, &[
            "垃圾", "垃圾评论", "垃圾留言", "是垃圾", "是垃圾评论", "是垃圾留言", "这是垃圾", "這是垃圾", "这是垃圾评论", "這是垃圾留言",
        ]),
        (Delete, &["删除", "刪除", "删掉", "刪掉"]),
        (Block, &["屏蔽", "封禁", "封鎖", "拉黑"]),
        (Undo, &["撤销", "撤銷", "撤消", "取消", "復原"]),
    ], &["它", "这个", "這個", "这条", "這則", "这条评论", "這則留言", "评论", "留言", "他", "她", "作者"], &[
        "请", "請", "谢谢", "謝謝", "感谢", "感謝", "多谢", "多謝", "麻烦", "麻煩", "吧", "了",
    ]),
    ("ko", &["네", "예"], &[
        (Approve, &["승인", "승인합니다", "승인해", "승인해요", "게시", "게시합니다", "게시해", "게시해요", "공개", "공개해"]),
        (Reject, &[
            "아니요", "아니오", "거부", "거부합니다", "거절", "거절합니다", "게시하지 마세요", "승인하지 마세요", "공개하지 마세요",
        ]),
        (Spam, &["스팸", "스팸입니다", "스팸이에요", "이건 스팸입니다", "이건 스팸이에요"]),
        (Delete, &["삭제", "삭제합니다", "삭제해"]),
        (Block, &["차단", "차단합니다", "차단해"]),
        (Undo, &["취소", "취소해", "실행 취소", "되돌리기", "되돌려"]),
    ], &["이것", "이것을", "이거", "댓글", "댓글을", "이 댓글", "이 댓글을", "작성자를"], &[
        "주세요", "주십시오", "부탁합니다", "부탁드립니다", "부탁드려요", "감사합니다", "고마워요", "고맙습니다",
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
            self.found.extend(from.said);
            return;
        };
        if !is_inside_a_word(&self.line[..from.at], first) {
            for phrase in PHRASES.get(&first).map(Vec::as_slice).unwrap_or_default() {
                let languages = from.languages & phrase.languages;
                if languages != 0
                    && rest.starts_with(phrase.words)
                    && let Ok(said) = with(from.said, phrase.part)
                {
                    let at = from.at + phrase.words.len();
                    self.go_on(State {
                        at,
                        languages,
                        said,
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
        Part::Object => {
            return Ok(said.map(|said| Said {
                is_courtesy: false,
                ..said
            }));
        }
        Part::Courtesy => return Ok(said),
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
