//! Text below an answer that is not part of it: signatures, mobile footers, closings, disclaimers.

use crate::characters;
use crate::lines::{BodyLine, LineClass};

/// The maximum length of a footer, in characters; it also has a limited number of words.
const MAX_FOOTER: usize = 90;
const MAX_FOOTER_WORDS: usize = 10;

/// In bytes. No footer is shorter.
const MIN_FOOTER: usize = 8;

/// The maximum length of a line with a name, in characters.
const MAX_NAME: usize = 40;

/// The maximum number of lines, not counting blank ones, of a closing and the text after it.
const MAX_CLOSING_LINES: usize = 8;

/// A disclaimer begins at most this many lines above the end.
const MAX_DISCLAIMER_LINES: usize = 60;

/// The beginnings of mobile footers, in lower case.
#[rustfmt::skip]
const FOOTER_BEGINNINGS: &[&str] = &[
    "sent via", "sent by galaxy", "sent with ", "sent using", "sent on the go", "from my iphone",
    "from my ipad", "from my android", "from my mobile", "get outlook for", "envoyé de mon",
    "envoyé depuis", "envoyé à partir", "envoyé avec", "envoyé de ", "télécharger outlook pour",
    "téléchargez outlook pour", "obtenez outlook pour", "von meinem", "gesendet von",
    "gesendet mit", "gesendet aus", "diese nachricht wurde von", "diese e-mail wurde von",
    "holen sie sich outlook", "outlook für android", "outlook für ios", "enviado desde",
    "enviado do meu", "enviado a partir", "enviado con", "enviado com", "enviado de mi",
    "enviado do ", "obtener outlook para", "obter o outlook para", "descargar outlook",
    "inviato da", "inviato dal", "scarica outlook per", "ottieni outlook per", "verzonden vanaf",
    "verstuurd vanaf", "verzonden met", "verzonden via", "verzonden vanuit",
    "outlook voor android", "outlook voor ios", "wysłane z", "wysłano z",
    "pobierz outlooka", "pobierz program outlook", "отправлено с", "отправлено из",
    "отправлено от", "скачать outlook", "загрузить outlook", "skickat från", "skickades från",
    "hämta outlook för", "sendt fra", "sendt med", "hent outlook til", "hent outlook for",
    "få outlook for", "lähetetty ", "hanki outlook", "lataa outlook", "odesláno z", "odesláno od",
    "získat outlook pro", "iphone'umdan gönderildi", "iphone’umdan gönderildi",
    "ipad'imden gönderildi", "android için outlook", "ios için outlook", "发自我的", "来自我的", "从我的",
    "從我的", "傳送自", "发送自", "發送自", "从 outlook", "获取 outlook", "取得 outlook", "iphoneから送信", "ipadから送信",
    "私のiphoneから", "android から送信", "outlook for android を", "outlook for ios を", "나의 iphone에서",
    "내 iphone에서", "나의 ipad에서", "virus-free.", "virenfrei.", "sans virus.", "libre de virus.",
    "privo di virus.", "livre de vírus.", "virusvrij.", "elküldve ", "trimis de pe ",
    "trimis din ", "στάλθηκε από ", "αποστολή από ", "εστάλη από ", "ส่งจาก", "đã gửi từ ",
    "được gửi từ ", "gửi từ ", "أُرسلت من", "أرسلت من", "تم الإرسال من", "נשלח מ",
];

/// Part of the footer in every language; the words around it differ.
const PROTON: &str = "[Proton Mail](https://proton.me/";

/// The ends of mobile footers in languages that put the verb last, in lower case.
#[rustfmt::skip]
const FOOTER_ENDINGS: &[&str] = &[
    "gesendet", "gönderildi", "から送信", "에서 보냄", "에서 보냈습니다", "发送", "傳送", "から送信されました", "from mobile",
    "downloaden", "küldve",
];

/// Closings, in lower case, with ss for ß and without the comma. Alone on a line, they end a letter.
#[rustfmt::skip]
const CLOSINGS: &[&str] = &[
    "best regards", "all the best", "kind regards", "regards", "warm regards", "warmest regards",
    "many regards", "kindest regards", "with kind regards", "sincerely", "yours sincerely",
    "yours faithfully", "best wishes", "with best wishes", "cordialement", "bien cordialement",
    "bien à vous", "bien à toi", "très cordialement", "meilleures salutations",
    "sincères salutations", "salutations", "amicalement", "mit freundlichen grüssen",
    "mit freundlichem gruss", "freundliche grüsse", "viele grüsse", "beste grüsse", "liebe grüsse",
    "herzliche grüsse", "schöne grüsse", "mit besten grüssen", "mfg", "vg", "lg", "saludos",
    "saludos cordiales", "un saludo", "atentamente", "un cordial saludo", "cordialmente",
    "cordiali saluti", "distinti saluti", "un saluto", "saluti", "atenciosamente", "cumprimentos",
    "com os melhores cumprimentos", "abraços", "met vriendelijke groet",
    "met vriendelijke groeten", "vriendelijke groet", "hartelijke groet", "groeten", "mvg",
    "pozdrawiam", "z poważaniem", "serdecznie pozdrawiam", "с уважением",
    "с наилучшими пожеланиями", "med vänlig hälsning", "med vänliga hälsningar",
    "vänliga hälsningar", "hälsningar", "mvh", "med venlig hilsen", "venlig hilsen",
    "med vennlig hilsen", "vennlig hilsen", "hilsen", "ystävällisin terveisin", "terveisin",
    "s pozdravem", "s přátelským pozdravem", "saygılarımla", "iyi çalışmalar", "此致", "祝好", "顺颂商祺",
    "敬上", "敬具", "よろしくお願いします", "よろしくお願いいたします", "宜しくお願いします", "감사합니다", "안녕히 계세요",
];

/// The beginnings of mail servers' banners, in ASCII, and the words in them; in lower case.
#[rustfmt::skip]
const BANNER_BEGINNINGS: &[&str] = &[
    "caution", "warning", "extern", "attention", "achtung", "vorsicht", "let op", "attenzione",
    "aten",
];
#[rustfmt::skip]
const OUTSIDE: &[&str] = &[
    "external sender", "external email", "external e-mail", "external source",
    "outside of the organi", "outside the organi", "outside your organi", "outside of your organi",
    "externe e-mail", "externen absender", "externer absender", "expéditeur externe",
    "extérieur de l", "externe afzender", "mittente esterno", "remitente externo",
    "remetente externo",
];
const MAX_BANNER: usize = 300;

/// Words about secrecy, and words about the mail itself: a disclaimer has both.
#[rustfmt::skip]
const SECRECY: &[&str] = &[
    "confidential", "privileged", "confidentiel", "vertraulich", "confidencial", "riservat",
    "vertrouwelijk", "poufn", "конфиденциальн", "konfidentiell", "fortrolig", "luottamuksel",
    "důvěrn", "gizli", "保密", "机密", "機密", "기밀",
];
#[rustfmt::skip]
const THIS_MAIL: &[&str] = &[
    "this e-mail", "this email", "this message", "this communication", "confidentiality notice",
    "the information contained", "this transmission", "diese e-mail", "diese nachricht",
    "diese mail", "ce message", "ce courriel", "cet e-mail", "ce mail", "este mensaje",
    "este correo", "questo messaggio", "questa e-mail", "le informazioni contenute",
    "esta mensagem", "este e-mail", "dit bericht", "deze e-mail", "de informatie", "ta wiadomość",
    "niniejsza wiadomość", "настоящее сообщение", "данное сообщение", "это сообщение",
    "detta meddelande", "detta e-post", "denne e-mail", "denne mail", "denne e-post",
    "tämä viesti", "tämä sähköposti", "tato zpráva", "tento e-mail", "bu e-posta", "bu mesaj",
    "本邮件", "此邮件", "本電子郵件", "本メール", "このメール", "이 메일", "이 메시지",
];

/// `-- ` (RFC 3676, 4.3), and the variants of word processors.
pub(super) fn is_start(line: &str) -> bool {
    matches!(line, "--" | "—" | "–" | "__")
}

/// One or two short lines that are no sentence, as people write them below a rule.
pub(super) fn is_name(lines: &[BodyLine]) -> bool {
    let mut written = lines.iter().filter(|line| line.class != LineClass::Empty);
    let is_short = |line: &BodyLine| {
        line.class == LineClass::Text
            && line.text.chars().count() <= MAX_NAME
            && !line.text.ends_with(['.', '!', '?', '…', ':'])
    };
    let (first, second, third) = (written.next(), written.next(), written.next());
    first.is_some_and(is_short) && second.is_none_or(is_short) && third.is_none()
}

/// "Sent from my iPhone" and similar: a short line without other content.
pub(super) fn is_footer(line: &str) -> bool {
    if line.contains(PROTON) && line.chars().count() <= 2 * MAX_FOOTER {
        return true;
    }
    let frame = |c: char| matches!(c, '(' | ')' | '<' | '>' | '[' | ']' | '*' | '_' | ' ' | '"');
    let without_link = line.split(['<', '(']).find(|part| !part.trim().is_empty());
    let text = without_link.unwrap_or(line).trim_matches(frame);
    if text.len() < MIN_FOOTER || text.chars().count() > MAX_FOOTER || text.contains(';') {
        return false;
    }
    let words = text.split_whitespace().count();
    if words > MAX_FOOTER_WORDS {
        return false;
    }
    let lower = text.to_lowercase();
    let lower = lower.trim_end_matches(['.', '。', '!']);
    let begins = || {
        FOOTER_BEGINNINGS
            .iter()
            .any(|beginning| lower.starts_with(beginning))
    };
    let ends = || FOOTER_ENDINGS.iter().any(|ending| lower.ends_with(ending));
    let excuse = || {
        let mut words = ["excuse", "typo", "brevity", "brief"].iter();
        words.any(|word| lower.contains(word))
    };
    if lower.starts_with("sent from") {
        // "Sent from my desk, …" is a sentence.
        return excuse() || words <= 7 && !text.contains(',');
    }
    !text.contains(',') && (begins() || ends() && names_a_device(lower))
}

/// Warnings that mail servers add above a mail: "CAUTION: this message is from an external sender".
pub(super) fn is_banner(line: &str) -> bool {
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '['));
    let begins = |beginning: &&str| {
        let start = line.as_bytes().get(..beginning.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(beginning.as_bytes()))
    };
    if !BANNER_BEGINNINGS.iter().any(begins) {
        return false;
    }
    let lower = characters::bounded(line, MAX_BANNER).to_lowercase();
    OUTSIDE.iter().any(|outside| lower.contains(outside))
}

fn names_a_device(lower: &str) -> bool {
    const DEVICES: &[&str] = &[
        "iphone",
        "ipad",
        "android",
        "galaxy",
        "samsung",
        "outlook",
        "handy",
        "smartphone",
        "mobil",
        "phone",
        "mobile",
        "huawei",
        "xiaomi",
        "gmail",
        "手机",
        "携帯",
        "휴대폰",
    ];
    DEVICES.iter().any(|device| lower.contains(device))
}

/// How many of `lines`, the last of a reply, remain after its closing and disclaimer are cut off.
pub(super) fn end_of_text(lines: &[BodyLine], keep_closings: bool) -> usize {
    let tail = lines.len().saturating_sub(MAX_DISCLAIMER_LINES).max(1);
    let disclaimer = (tail..lines.len()).find(|&index| is_disclaimer(lines, index));
    let end = disclaimer.unwrap_or(lines.len());
    if keep_closings {
        return end;
    }
    let mut written = 0;
    for index in (0..end).rev() {
        let line = &lines[index];
        if line.class == LineClass::Empty {
            continue;
        }
        written += 1;
        if written > MAX_CLOSING_LINES || line.text.chars().count() > MAX_FOOTER {
            return end;
        }
        if is_closing(&line.text) {
            return index;
        }
    }
    end
}

fn is_closing(line: &str) -> bool {
    let frame =
        |c: char| c.is_whitespace() || matches!(c, ',' | '.' | '!' | '，' | '。' | '、' | '*');
    let lower = line.trim_matches(frame).to_lowercase().replace('ß', "ss");
    CLOSINGS.contains(&lower.as_str())
}

/// A paragraph that calls "this e-mail" "confidential". Never the first of a reply.
fn is_disclaimer(lines: &[BodyLine], index: usize) -> bool {
    let begins = matches!(lines[index - 1].class, LineClass::Empty | LineClass::Rule);
    if !begins || lines[index].class != LineClass::Text {
        return false;
    }
    let mut text = String::new();
    for line in lines[index..]
        .iter()
        .take(4)
        .take_while(|line| line.class == LineClass::Text)
    {
        text.push_str(characters::bounded(&line.text, 600));
        text.push(' ');
    }
    let lower = text.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    has(THIS_MAIL) && has(SECRECY)
}
