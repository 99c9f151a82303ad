//! The lines "From: … Sent: … To: … Subject: …" that Outlook and similar clients put above an original.

use crate::lines::{BodyLine, LineClass};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    From,
    Date,
    To,
    Copy,
    Subject,
    Other,
}

/// Field names as mail clients translate them, lower-case.
#[rustfmt::skip]
const FIELDS: &[(Field, &[&str])] = &[
    (
        Field::From,
        &[
            "from", "de", "von", "da", "van", "od", "от", "от кого", "från", "fra", "lähettäjä",
            "kimden", "gönderen", "发件人", "寄件者", "寄件人", "差出人", "보낸 사람", "보낸사람", "expéditeur",
            "absender", "mittente", "remetente", "remitente", "afzender", "nadawca", "отправитель",
            "avsändare", "afsender", "avsender", "odesílatel", "від", "من", "מאת", "feladó", "de la",
            "expeditor", "από", "จาก", "từ",
        ],
    ),
    (
        Field::Date,
        &[
            "sent", "date", "envoyé", "envoyé le", "gesendet", "gesendet am", "datum", "fecha",
            "enviado", "enviado el", "enviado em", "enviada em", "enviada", "inviato", "data",
            "data e hora", "verzonden", "wysłano", "wysłane", "отправлено", "дата", "skickat",
            "skickat den", "sendt", "dato", "lähetetty", "päivämäärä", "päiväys", "odesláno",
            "gönderildi", "gönderme tarihi", "gönderilme tarihi", "tarih", "发送时间", "发送日期", "日期",
            "時間", "时间", "寄件日期", "傳送時間", "送信日時", "送信", "日時", "日付", "보낸 날짜", "날짜", "보낸날짜",
            "تاريخ الإرسال", "التاريخ", "أُرسلت", "תאריך", "נשלח", "elküldve", "dátum", "trimis", "data:",
            "στάλθηκε", "ημερομηνία", "ส่งเมื่อ", "วันที่", "đã gửi", "ngày",
        ],
    ),
    (
        Field::To,
        &[
            "to", "à", "an", "para", "a", "aan", "do", "кому", "till", "til", "vastaanottaja",
            "komu", "kime", "alıcı", "收件人", "收件者", "宛先", "받는 사람", "받는사람", "pour", "destinataire",
            "empfänger", "destinatario", "para:", "إلى", "אל", "עבור", "címzett", "către", "προς",
            "ถึง", "tới", "đến",
        ],
    ),
    (
        Field::Copy,
        &[
            "cc", "copie", "copie à", "kopie", "cópia", "copia", "dw", "копия", "kopia", "kopi",
            "kopio", "bilgi", "抄送", "副本", "참조", "bcc",
        ],
    ),
    (
        Field::Subject,
        &[
            "subject", "objet", "sujet", "betreff", "asunto", "oggetto", "assunto", "onderwerp",
            "temat", "тема", "ämne", "emne", "aihe", "předmět", "konu", "主题", "主旨", "主題", "件名",
            "제목", "الموضوع", "נושא", "tárgy", "subiect", "θέμα", "เรื่อง", "หัวเรื่อง", "chủ đề",
        ],
    ),
    (
        Field::Other,
        &[
            "reply-to", "répondre à", "antwort an", "importance", "wichtigkeit", "priority",
            "attachments", "pièces jointes", "anlagen", "anhänge", "risposta",
            "beantwoorden - aan", "responder a", "organization", "organisation", "subject:",
            "importancia", "priorità",
        ],
    ),
];

/// How many lines one block spans at most, continuations and blank lines included.
const MAX_LINES: usize = 16;

/// The field that `line` sets, when it looks like a header: `*From:* someone`, `De : quelqu'un`.
pub(super) fn field(line: &str) -> Option<Field> {
    let frame = |c: char| c.is_whitespace() || c == '*' || c == '_';
    let colon = line.find([':', '：'])?;
    // No field name is longer than 40 bytes; a sentence with a colon mostly is.
    if colon > 40 {
        return None;
    }
    let name = line[..colon].trim_matches(frame).to_lowercase();
    FIELDS
        .iter()
        .find(|(_, names)| names.contains(&name.as_str()))
        .map(|&(field, _)| field)
}

/// Where the block that begins at `start` ends (exclusive), or `None` when it is no block: one is
/// at least two different fields, with the sender or the date among them, close together.
pub(super) fn block_end(lines: &[BodyLine], start: usize) -> Option<usize> {
    let (end, seen) = block(lines, start)?;
    let known = seen.iter().filter(|&&field| field != Field::Other).count();
    let anchored = seen.contains(&Field::From) || seen.contains(&Field::Date);
    (known >= 2 && anchored).then_some(end)
}

/// The same for a block that only a mail client writes: the sender, and the date or the subject, of three fields.
pub(super) fn clients_block_end(lines: &[BodyLine], start: usize) -> Option<usize> {
    let (end, seen) = block(lines, start)?;
    let named = seen.contains(&Field::From);
    let placed = seen.contains(&Field::Date) || seen.contains(&Field::Subject);
    (seen.len() >= 3 && named && placed).then_some(end)
}

/// The same for a block above a quotation: it has an address, or the sender with the date or the subject. A timetable
/// such as "From: the station, To: the bridge" is the owner's.
pub(super) fn announcing_block_end(lines: &[BodyLine], start: usize) -> Option<usize> {
    let end = block_end(lines, start)?;
    let (_, seen) = block(lines, start)?;
    let named = seen.contains(&Field::From);
    let placed = seen.contains(&Field::Date) || seen.contains(&Field::Subject);
    let has_address = lines[start..end].iter().any(|line| line.text.contains('@'));
    (named && placed || has_address).then_some(end)
}

fn block(lines: &[BodyLine], start: usize) -> Option<(usize, Vec<Field>)> {
    let mut seen: Vec<Field> = Vec::new();
    let mut end = start;
    let mut gap = 0;
    for (index, line) in lines.iter().enumerate().skip(start).take(MAX_LINES) {
        match line.class {
            LineClass::Header => {
                let found = field(line.text.trim())?;
                if !seen.contains(&found) {
                    seen.push(found);
                }
                end = index + 1;
                gap = 0;
            }
            // A wrapped value, or the blank line that some clients put between two fields.
            LineClass::Text | LineClass::Empty if gap < 2 => gap += 1,
            _ => break,
        }
    }
    Some((end, seen))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<BodyLine> {
        text.lines().map(BodyLine::read).collect()
    }

    #[test]
    fn blocks_are_found_in_several_languages() {
        for text in [
            "From: Ann <a@b.example>\nSent: Monday\nTo: Bob\nSubject: Re: x",
            "*De :* Ann\n*Envoyé :* lundi\n*À :* Bob\n*Objet :* x",
            "Von: Ann\nGesendet: Montag\nAn: Bob\nBetreff: x",
            "发件人：甲\n发送时间：2026年1月5日\n收件人：乙\n主题：x",
            "*From:* Ann [mailto:\na@b.example]\n*Sent:* Monday",
        ] {
            let lines = lines(text);
            assert_eq!(block_end(&lines, 0), Some(lines.len()), "{text}");
        }
    }

    #[test]
    fn a_timetable_announces_no_quotation() {
        let timetable = lines("From: the station\nTo: the bridge");
        assert_eq!(announcing_block_end(&timetable, 0), None);
        for text in [
            "From: Ann\nSent: Monday",
            "Von: Ann <a@b.example>\nAn: Bob",
            "De: Ann\nObjet: Re: x",
        ] {
            let lines = lines(text);
            assert_eq!(announcing_block_end(&lines, 0), Some(2), "{text}");
        }
    }

    #[test]
    fn a_list_of_dates_is_no_block() {
        let lines = lines("Date: Wednesday\nTime: 7:00\nAddress: 1 Fox St\n\nBring your ID.");
        assert_eq!(block_end(&lines, 0), None);
    }
}
