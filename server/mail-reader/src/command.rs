//! The command in an answer: its first line, if it is exactly one word of this table, or says it as people do
//! ([`said`]).

use serde::Serialize;
use unicode_normalization::UnicodeNormalization;

use crate::characters::is_invisible;
use crate::said::{Said, said};

/// The action that a reply requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    Approve,
    Reject,
    Spam,
    Delete,
    /// Spam, and block the author.
    Block,
    /// Approve, with the text below in place of the comment's.
    Edit,
    Undo,
    None,
}

/// All words of each action, in the form that [`decision`] compares. No word is in two rows.
///
/// A word that means "yes" in one language and "thanks", "noted" or "a lie" in another is in none: a missing word
/// leads to a question, but a misread one publishes. Examples: Polish *tak* is thanks in Danish, Spanish *vale* a lie
/// in Finnish, Japanese 了解 "noted" in Chinese; ✓ marks mistakes in Finnish and Swedish schools. Single letters are
/// left out as well, unless they are usual answers at a prompt.
///
/// Some words stay although they have another meaning elsewhere, because nobody replies with only that: *ja* is "and"
/// or "I", *si* "if", *ano* a year or worse, *ei* an egg, *sil* a sieve. Polish and Czech owners may say *no* for
/// "well, yes": our mails name the word, and it publishes nothing.
#[rustfmt::skip]
pub const WORDS: &[(Decision, &[&str])] = &[
    (
        Decision::Approve,
        &[
            "ok", "okay", "okey", "oke", "okej", "yes", "y", "yep", "approve", "approved",
            "accept", "publish", "+1", "👍", "✅", "oui", "d'accord", "approuver",
            "accepter", "publier", "valider", "ja", "genehmigen", "freigeben", "freischalten",
            "veröffentlichen", "annehmen", "sí", "si", "aprobar", "aceptar", "publicar",
            "sì", "va bene", "approva", "approvare", "accetta", "pubblica", "pubblicare", "sim",
            "aprovar", "aceitar", "goedkeuren", "publiceren", "akkoord", "zatwierdź",
            "akceptuj", "opublikuj", "да", "ок", "одобрить", "принять", "опубликовать", "godkänn",
            "publicera", "godkend", "offentliggør", "godkjenn", "publiser", "kyllä", "joo",
            "hyväksy", "julkaise", "ano", "schválit", "zveřejnit", "evet", "tamam", "onayla",
            "yayinla", "是", "是的", "好", "好的", "同意", "批准", "通过", "通過", "发布", "發布", "可以", "はい", "承認",
            "公開", "네", "예", "승인", "게시",
            "схвалити", "схвали", "схвалено", "прийняти", "опублікувати", "опублікуй", "гаразд", "добре",
            "aprobă", "aprob", "acceptă", "publică", "de acord", "jóváhagy", "jóváhagyom", "jóváhagyás",
            "elfogad", "elfogadom", "közzétesz", "közzététel", "rendben", "نعم", "موافق", "موافقة",
            "أوافق", "قبول", "اقبل", "نشر", "انشر", "النشر", "بله", "تأیید", "تایید", "انتشار", "منتشر کن",
            "موافقم", "باشه", "כן", "אישור", "אשר", "לאשר", "מאושר", "פרסם", "לפרסם", "בסדר", "核准",
        ],
    ),
    (
        Decision::Reject,
        &[
            "no", "n", "nope", "reject", "rejected", "decline", "refuse", "-1", "👎", "❌", "non",
            "refuser", "rejeter", "nein", "ablehnen", "zurückweisen", "rechazar", "rifiuta",
            "rifiutare", "não", "nao", "rejeitar", "recusar", "nee", "afwijzen", "weigeren", "nie",
            "odrzuć", "нет", "отклонить", "nej", "avslå", "afvis", "nei", "avvis", "ei",
            "hylkää", "ne", "zamítnout", "odmítnout", "hayir", "reddet", "不", "不是", "否", "不行",
            "拒绝", "拒絕", "いいえ", "却下", "拒否", "아니요", "아니오", "거부", "거절",
            "ні", "відхилити", "відхили", "відмовити", "respinge", "refuză", "nem", "elutasít",
            "elutasítom", "elutasítás", "لا", "رفض", "ارفض", "مرفوض", "نه", "خیر", "رد کن", "نپذیر", "לא",
            "דחייה", "דחה", "לדחות", "סירוב",
        ],
    ),
    (
        Decision::Spam,
        &[
            "spam", "junk", "pourriel", "indésirable", "reklame", "спам", "skräppost",
            "søppelpost", "roskaposti", "垃圾", "垃圾评论", "垃圾留言", "スパム", "迷惑コメント", "迷惑メール", "스팸",
            "levélszemét", "szemét", "سبام", "بريد مزعج", "مزعج", "رسائل مزعجة", "هرزنامه", "اسپم", "ספאם",
            "דואר זבל", "זבל", "roskaa",
        ],
    ),
    (
        Decision::Delete,
        &[
            "delete", "remove", "supprimer", "effacer", "löschen", "eliminar", "borrar", "elimina",
            "eliminare", "cancella", "cancellare", "apagar", "excluir", "verwijder", "verwijderen",
            "usuń", "skasuj", "удалить", "ta bort", "radera", "fjern", "slett", "poista", "smazat",
            "odstranit", "sil", "删除", "刪除", "削除", "삭제",
            "видалити", "видали", "вилучити", "șterge", "elimină", "töröl", "törlés", "törlöm", "حذف",
            "احذف", "پاک کن", "حذف کن", "מחק", "למחוק", "מחיקה",
        ],
    ),
    (
        Decision::Block,
        &[
            "block", "ban", "bloquer", "bannir", "blockieren", "sperren", "bloquear", "blocca",
            "bloccare", "blokkeren", "blokkeer", "zablokuj", "blokuj", "заблокировать",
            "блокировать", "blockera", "blokér", "bloker", "blokker", "estä", "blokovat",
            "zablokovat", "engelle", "屏蔽", "封禁", "封鎖", "拉黑", "ブロック", "차단",
            "заблокувати", "заблокуй", "блокувати", "blochează", "letilt", "letiltás", "tiltás", "حظر",
            "احظر", "مسدود", "مسدود کن", "مسدودسازی", "חסום", "לחסום", "חסימה", "مسدود کردن",
        ],
    ),
    (
        Decision::Edit,
        &[
            "edit", "éditer", "modifier", "corriger", "bearbeiten", "ändern", "editar", "corregir",
            "modifica", "modificare", "corrigir", "bewerken", "wijzigen", "edytuj", "popraw",
            "изменить", "редактировать", "исправить", "redigera", "rediger", "muokkaa", "upravit",
            "düzenle", "编辑", "編輯", "修改", "編集", "修正", "수정", "편집",
            "змінити", "редагувати", "виправити", "editează", "modifică", "corectează", "szerkeszt",
            "szerkesztés", "módosít", "تعديل", "تحرير", "ویرایش", "ערוך", "לערוך", "עריכה", "redigér",
        ],
    ),
    (
        Decision::Undo,
        &[
            "undo", "revert", "annuler", "rückgängig", "deshacer", "annulla", "annullare",
            "desfazer", "ongedaan maken", "cofnij", "отменить", "отмена", "ångra", "fortryd",
            "angre", "kumoa", "zpět", "vrátit", "geri al", "撤销", "撤銷", "撤消", "元に戻す", "取り消し", "取消",
            "실행 취소", "취소", "되돌리기",
            "скасувати", "скасуй", "відмінити", "anulează", "visszavon", "visszavonás", "تراجع",
            "إلغاء", "الغاء", "واگرد", "بازگردانی", "لغو", "בטל", "ביטול", "לבטל", "vrátit zpět", "復原",
        ],
    ),
];

/// A longer first line, in bytes, is no command.
const MAX_BYTES: usize = 120;

/// The action of the whole `line`; [`Decision::None`] if it is neither a word of the table nor in the grammar of
/// [`phrases`](crate::phrases): `ok, thanks`, `publish this comment`.
///
/// Compares after NFKC and in lower case, without surrounding punctuation: `**OK!**`, `ＯＫ`, `« oui »`. A question
/// requests nothing: `ok?`
pub fn decision(line: &str) -> Decision {
    spoken(line).map_or(Decision::None, |said| said.decision)
}

/// Signs that turn a word: struck out, a box that is not ticked, a face that does not smile.
const TURNS: &[&str] = &["~~", "[ ]", "[]", "☐", ":(", ":-(", ":/", ":-/", ":\\"];

/// Also as one sign of several, such as ⁉, and the Greek mark, which NFKC makes a semicolon.
fn is_question(line: &str) -> bool {
    line.contains('\u{37E}') || line.nfkc().any(|sign| matches!(sign, '?' | '¿' | '؟'))
}

/// Whether a question mark or another sign in it turns what it says.
pub(super) fn is_doubtful(line: &str) -> bool {
    is_question(line) || TURNS.iter().any(|turn| line.contains(turn))
}

pub(crate) fn spoken(line: &str) -> Option<Said> {
    if line.len() > MAX_BYTES || is_doubtful(line) {
        return None;
    }
    let word = folded(line);
    let row = WORDS
        .iter()
        .find(|(_, words)| words.contains(&word.as_str()));
    let alone = row.map(|&(decision, _)| Said {
        decision,
        is_courtesy: false,
    });
    alone.or_else(|| said(&word))
}

/// The normalized form in which words are compared.
pub(super) fn folded(line: &str) -> String {
    let lower: String = line
        .nfkc()
        .filter(|&c| !is_invisible(c) && !is_emoji_modifier(c))
        .collect::<String>()
        .to_lowercase()
        // Turkish: the dot that lower-casing İ leaves, and ı, whose capital is I.
        .replace('\u{307}', "")
        .replace('ı', "i")
        .replace('’', "'");
    let words: Vec<&str> = lower.split_whitespace().collect();
    let line = words.join(" ");
    let signed = line.trim_matches(|c: char| is_punctuation(c) && !matches!(c, '+' | '-'));
    match signed {
        "+1" | "-1" => signed.to_owned(),
        _ => line.trim_matches(is_punctuation).trim().to_owned(),
    }
}

/// Skin tones and the emoji variation selector.
fn is_emoji_modifier(character: char) -> bool {
    matches!(
        character,
        '\u{1F3FB}'..='\u{1F3FF}' | '\u{FE0E}' | '\u{FE0F}'
    )
}

pub(super) fn is_punctuation(character: char) -> bool {
    character.is_ascii_punctuation()
        || character.is_whitespace()
        || matches!(
            character,
            '¡' | '¿'
                | '«'
                | '»'
                | '‘'
                | '“'
                | '”'
                | '„'
                | '‚'
                | '–'
                | '—'
                | '…'
                | '·'
                | '‹'
                | '›'
                | '、'
                | '。'
                | '「'
                | '」'
                | '『'
                | '』'
                | '・'
                | '،'
                | '؛'
                | '۔'
                | '״'
                | '׳'
        )
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn no_word_asks_for_two_things() {
        let mut seen = HashMap::new();
        for (decision, words) in WORDS {
            for word in *words {
                assert_eq!(seen.insert(word, decision), None, "{word} stands twice");
            }
        }
    }

    #[test]
    fn every_word_is_written_in_the_form_that_is_compared() {
        for (decision, words) in WORDS {
            for word in *words {
                assert_eq!(folded(word), *word);
                assert_eq!(super::decision(&word.to_uppercase()), *decision, "{word}");
            }
        }
    }

    #[test]
    fn case_width_and_punctuation_do_not_matter() {
        for line in [
            "OK",
            "ok.",
            " **Ok!** ",
            "ＯＫ",
            "o\u{200B}k",
            "« oui »",
            "¡Sí!",
            "👍🏽",
            "(+1)",
            "نعم،",
            "״אישור״",
        ] {
            assert_eq!(decision(line), Decision::Approve, "{line:?}");
        }
        for line in [
            "NEIN!",
            "-1",
            "HAYIR",
            "Hayır",
            "いいえ。",
            "👎\u{FE0F}",
            "N.",
        ] {
            assert_eq!(decision(line), Decision::Reject, "{line:?}");
        }
    }

    #[test]
    fn a_sentence_is_no_command() {
        for line in [
            "ok then",
            "no way",
            "yes, and thanks",
            "ok, but not yet",
            "ok, not spam",
            "thanks, but no, publish",
            "",
            "1",
            "?",
            "okok",
            "spam?no",
            "ok?",
            "Ne？",
            "موافق؟",
            "ok⁉\u{FE0F}",
            "yes⁇",
            "ok﹖",
            "ναι\u{37E}",
            "ok\u{37E}",
            "~~approve~~",
            "[ ] approve",
            "ok :(",
            "yes :-/",
        ] {
            assert_eq!(decision(line), Decision::None, "{line:?}");
        }
    }
}
