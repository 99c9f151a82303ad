//! Lines that separate a reply from the original below it, without author and date.

use crate::characters;

/// In bytes; titles are shorter.
const MAX_TITLE: usize = 120;

/// From this many equal characters on, a row is a separator and not Markdown: Outlook draws 32.
const WALL: usize = 10;

/// The words between dashes above an unquoted original, in lower case.
#[rustfmt::skip]
const TITLES: &[&str] = &[
    "original message", "original mail", "original e-mail", "original email", "forwarded message",
    "reply message", "message d'origine", "message d’origine", "message original",
    "message transféré", "message initial", "ursprüngliche nachricht", "originalnachricht",
    "original-nachricht", "weitergeleitete nachricht", "antwort nachricht", "mensaje original",
    "mensaje reenviado", "messaggio originale", "messaggio inoltrato", "mensagem original",
    "mensagem encaminhada", "mensagem reencaminhada", "oorspronkelijk bericht",
    "origineel bericht", "doorgestuurd bericht", "wiadomość oryginalna", "oryginalna wiadomość",
    "wiadomość przekazana", "исходное сообщение", "исходное письмо", "пересылаемое сообщение",
    "пересланное сообщение", "ursprungligt meddelande", "originalmeddelande",
    "vidarebefordrat meddelande", "oprindelig meddelelse", "oprindelig besked",
    "videresendt meddelelse", "opprinnelig melding", "videresendt melding", "alkuperäinen viesti",
    "välitetty viesti", "původní zpráva", "původní e-mail", "přeposlaná zpráva", "orijinal mesaj",
    "özgün ileti", "iletilmiş mesaj", "原始邮件", "原始郵件", "原始訊息", "转发的邮件", "轉寄的郵件", "元のメッセージ",
    "転送メッセージ", "원본 메시지", "원본 메일", "원본 이메일", "전달된 메시지",
];

/// `#### Original Message processed by CONSOLE ####`: the title of groupware.
const GATEWAY: &str = "original message processed by ";

/// The words that Apple Mail writes above a forwarded mail, in lower case.
#[rustfmt::skip]
const BARE_TITLES: &[&str] = &[
    "begin forwarded message:", "début du message transféré :", "début du message réexpédié :",
    "anfang der weitergeleiteten nachricht:", "inicio del mensaje reenviado:",
    "inizio messaggio inoltrato:", "início da mensagem reencaminhada:",
    "begin doorgestuurd bericht:", "początek przekazywanej wiadomości:",
    "начало переадресованного сообщения:", "vidarebefordrat brev:", "start på videresendt besked:",
    "videresendt melding:", "välitetty viesti alkaa:", "začátek přeposílané zprávy:",
    "iletilen mesajın başlangıcı:", "开始转发的邮件：", "開始轉寄郵件：", "転送されたメッセージ：", "전달된 메시지 시작:",
];

/// `-----Original Message-----` and its equivalents in all languages of the table. Some clients lose the line end
/// after it, so the text after the second dashes does not matter.
pub(super) fn is_separator(line: &str) -> bool {
    let gateway = line.trim_start_matches(['#', '-', ' ']);
    let start = gateway.as_bytes().get(..GATEWAY.len());
    if start.is_some_and(|start| start.eq_ignore_ascii_case(GATEWAY.as_bytes())) {
        return true;
    }
    let framed = line.trim_start_matches(['*', '_', ' ']);
    let title = framed.trim_start_matches(['-', '—', '─']);
    let dashed = framed.len() - title.len() >= 2;
    // All titles without dashes end with a colon.
    if !dashed && !title.trim_end().ends_with([':', '：']) {
        return false;
    }
    let title = characters::bounded(title, MAX_TITLE).to_lowercase();
    if !dashed {
        return BARE_TITLES.contains(&title.trim());
    }
    let title = title.split("--").next().unwrap_or_default();
    let title = title.trim_matches(['*', '_', ' ', '-', '—', '─']);
    TITLES.contains(&title)
}

/// Dashes around any words.
pub(super) fn is_dashed_title(line: &str) -> bool {
    line.starts_with("--") && line.ends_with("--") && line.contains(char::is_alphanumeric)
}

/// A row of one repeated character, at least three of it, of dots many more. (Gmail's tracking mark
/// is one alone.)
pub(super) fn is_rule(line: &str) -> bool {
    let mut characters = line.chars().filter(|c| !c.is_whitespace());
    let Some(first) = characters.next() else {
        return false;
    };
    let length = 1 + characters.clone().count();
    let shortest = match first {
        '-' | '_' | '=' | '*' | '~' | '#' | '+' | '—' | '–' | '─' => 3,
        '.' => WALL,
        'ᐧ' => 1,
        _ => return false,
    };
    length >= shortest && characters.all(|c| c == first)
}

/// A rule that nobody types as Markdown: it is too long, or, below a blank line, its characters are no thematic break.
pub(super) fn is_wall(line: &str, is_below_blank: bool) -> bool {
    let length = line.chars().filter(|c| !c.is_whitespace()).count();
    length >= WALL || is_below_blank && line.trim_start().starts_with(['=', '~', '+', '#'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_of_many_clients_are_known() {
        for line in [
            "-----Original Message-----",
            "-------- Original message --------",
            "*-------- Original Message --------*",
            "-----Ursprüngliche Nachricht-----",
            "------------------ 原始邮件 ------------------",
            "Début du message transféré :",
            "---------- Původní e-mail ----------",
            "-------- Original Message --------From: Ann",
        ] {
            assert!(is_separator(line), "{line}");
        }
        for line in [
            "--- Enter feedback below ---",
            "the original message",
            "-----",
        ] {
            assert!(!is_separator(line), "{line}");
        }
    }

    #[test]
    fn rules_are_rows_of_one_character() {
        for line in ["---", "- - -", "___", "======", "ᐧ"] {
            assert!(is_rule(line), "{line}");
        }
        for line in ["--", "-=-", "+1", "> --"] {
            assert!(!is_rule(line), "{line}");
        }
        assert!(is_wall(&"_".repeat(32), false) && !is_wall("---", true));
    }
}
