//! Words of one language that an owner may use in another.

use afterword_mail_reader::{Decision, decision};

/// A word, where it would decide, and what it is where else it may be written.
const FALSE_FRIENDS: &[(&str, &str, &str)] = &[
    ("tak", "yes in Polish", "thanks in Danish"),
    ("takk", "-", "thanks in Norwegian"),
    ("tack", "-", "thanks in Swedish"),
    ("vale", "okay in Spanish", "a lie in Finnish"),
    (
        "da",
        "yes in Russian, in Latin letters",
        "there in German, then in Danish, from in Italian",
    ),
    ("no to", "all right in Polish", "-"),
    ("了解", "agreed in Japanese", "noted in Chinese"),
    ("迷惑", "a nuisance in Japanese", "puzzled in Chinese"),
    ("slet", "delete in Danish", "an insult in Dutch"),
    ("avvisa", "reject in Swedish", "notify in Italian"),
    (
        "o",
        "oui at a French prompt",
        "or in Italian, the in Portuguese, about in Polish",
    ),
    ("k", "okay in English", "to in Czech"),
    ("j", "ja at a German prompt", "a key that slips"),
    ("👌", "okay", "zero in France, rude in Brazil and Turkey"),
    ("✓", "right", "wrong in Finland, Sweden and Japan"),
    ("bene", "-", "well in Italian"),
    ("prego", "-", "you are welcome in Italian"),
    ("bitte", "-", "please in German"),
    ("tamamdir", "-", "it is done in Turkish"),
];

/// What means another thing elsewhere, which nobody answers with that alone, or which does no harm:
/// what is not published can be.
const HARMLESS: &[(&str, Decision, &str)] = &[
    (
        "ja",
        Decision::Approve,
        "and in Finnish, I in Polish and Czech",
    ),
    (
        "si",
        Decision::Approve,
        "if in French, oneself in Portuguese",
    ),
    ("sim", Decision::Approve, "a glitter thread in Turkish"),
    ("ano", Decision::Approve, "year in Portuguese"),
    ("okey", Decision::Approve, "a game in Turkey"),
    ("accetta", Decision::Approve, "an axe in Italian"),
    ("承認", Decision::Approve, "to admit in Chinese"),
    ("y", Decision::Approve, "and in Spanish, there in French"),
    (
        "no",
        Decision::Reject,
        "well, yes in Polish and Czech, now in Norwegian",
    ),
    (
        "ne",
        Decision::Reject,
        "what in Turkish, they in Finnish, of it in Italian",
    ),
    ("nie", Decision::Reject, "never in German"),
    ("ei", Decision::Reject, "an egg in German"),
    ("nee", Decision::Reject, "born, in English"),
    ("non", Decision::Reject, "-"),
    ("sil", Decision::Delete, "a sieve in Norwegian"),
    ("ban", Decision::Block, "dip in Turkish"),
    (
        "rediger",
        Decision::Edit,
        "to write up in French, without its accent",
    ),
    ("reklame", Decision::Spam, "-"),
];

#[rustfmt::skip]
const THANKS: &[&str] = &[
    "thanks", "thank you", "thx", "ty", "cheers", "merci", "danke", "danke schön", "gracias", "grazie",
    "obrigado", "obrigada", "bedankt", "dank je", "dank u", "dzięki", "dziękuję", "спасибо", "tack",
    "tack så mycket", "tak", "mange tak", "takk", "tusen takk", "kiitos", "díky", "děkuji", "teşekkürler",
    "sağ ol", "谢谢", "謝謝", "ありがとう", "ありがとうございます", "감사합니다", "고마워요", "🙏", "❤️",
];

#[rustfmt::skip]
const WAITING: &[&str] = &[
    "maybe", "later", "wait", "vielleicht", "später", "peut-être", "plus tard", "quizás", "forse",
    "talvez", "misschien", "może", "может быть", "kanske", "måske", "kanskje", "ehkä", "možná", "belki",
    "也许", "たぶん", "아마", "hm", "…", "ok?", "ok ?", "¿sí?", "да?", "好吗？", "👍?",
];

#[test]
fn no_word_means_something_else_in_another_shipped_language() {
    for (word, here, there) in FALSE_FRIENDS {
        assert_eq!(decision(word), Decision::None, "{word}: {here}; {there}");
    }
    for (word, expected, elsewhere) in HARMLESS {
        assert_eq!(decision(word), *expected, "{word}: {elsewhere}");
    }
}

#[test]
fn thanks_publish_nothing() {
    for word in THANKS {
        for written in [(*word).to_owned(), word.to_uppercase(), format!("{word}!")] {
            assert_eq!(decision(&written), Decision::None, "{written}");
        }
    }
}

#[test]
fn doubts_and_questions_decide_nothing() {
    for word in WAITING {
        assert_eq!(decision(word), Decision::None, "{word}");
    }
}

#[test]
fn yes_and_no_are_known_in_every_language() {
    #[rustfmt::skip]
    let pairs = [
        ("yes", "no"), ("oui", "non"), ("ja", "nein"), ("sí", "no"), ("sì", "no"), ("sim", "não"),
        ("ja", "nee"), ("zatwierdź", "nie"), ("да", "нет"), ("ja", "nej"), ("ja", "nei"),
        ("kyllä", "ei"), ("ano", "ne"), ("evet", "hayır"), ("好", "不"), ("はい", "いいえ"), ("네", "아니요"),
    ];
    for (yes, no) in pairs {
        assert_eq!(decision(yes), Decision::Approve, "{yes}");
        assert_eq!(decision(no), Decision::Reject, "{no}");
    }
}

#[rustfmt::skip]
const SAID: &[(Decision, &[&str])] = &[
    (Decision::Approve, &[
        "ok thanks", "OK, thanks!", "Yes please.", "publish it", "Approve it, please", "ok 👍", "👍👍", "👍🏽 👍🏽", "yes yes",
        "Please publish this comment.", "ok, publish it. Thanks!", "go ahead", "ja bitte", "Ja, gerne!", "Bitte freischalten",
        "Bitte diesen Kommentar veröffentlichen, danke", "gib ihn frei", "oui merci", "Publiez-le, s’il vous plaît", "d'accord, merci",
        "sí, por favor", "Publícalo, gracias", "sim, obrigada", "pode publicar", "sì, grazie mille", "Pubblicalo per favore", "ja graag",
        "keur het goed", "Tak, proszę", "ok, dzięki", "ano, prosím", "ja tack", "Ja tak!", "ja takk", "kyllä kiitos", "Rendben, köszönöm",
        "igen, kérem", "da, vă rog", "publică-l", "evet lütfen", "Yayınla, teşekkürler", "да, публикуй", "Да, опубликуйте, пожалуйста",
        "ок", "ок, спасибо", "так, будь ласка", "نعم، شكرًا", "انشره من فضلك", "بله، لطفاً", "منتشر کنید", "כן, תודה", "承認します",
        "はい、お願いします", "公開してください", "OKです", "可以发布", "好的，谢谢", "好的，發布吧", "可以了", "네, 감사합니다", "게시해 주세요",
        "이 댓글을 승인해 주세요", "ok 🙏",
    ]),
    (Decision::Reject, &[
        "no thanks", "No, thank you.", "please don't publish it", "do not publish this", "nein danke", "Bitte nicht veröffentlichen",
        "non merci", "ne le publiez pas", "no, gracias", "no lo publiques", "non pubblicarlo", "não publique", "nee, dank je", "nie, dziękuję",
        "nie publikuj", "nej tak", "nej tack", "nei takk", "ei kiitos", "ne, díky", "nem, köszönöm", "nu publica", "hayır, teşekkürler",
        "yayınlama", "нет, спасибо", "не публикуйте", "ні, дякую", "لا شكرا", "لا تنشر", "نه ممنون", "לא תודה", "公開しないでください",
        "いいえ、却下します", "不，谢谢", "不要发布", "不同意", "아니요, 감사합니다", "게시하지 마세요", "👎👎",
    ]),
    (Decision::Spam, &[
        "this is spam", "That’s spam!", "It's spam, thanks", "das ist Spam", "c’est du spam", "esto es spam", "é spam", "questo è spam",
        "dit is spam", "to jest spam", "to je spam", "det är spam", "det er spam", "tämä on roskapostia", "ez spam", "este spam", "bu spam",
        "это спам", "це спам", "هذا سبام", "این اسپم است", "זה ספאם", "スパムです", "这是垃圾评论", "스팸입니다",
    ]),
    (Decision::Delete, &[
        "delete it", "Please delete this comment", "bitte löschen", "supprimez-le, merci", "bórralo", "apague, por favor", "eliminalo",
        "verwijder deze reactie", "usuń to", "smažte to, prosím", "ta bort den", "slet den", "slett det", "poista tämä", "töröld", "șterge l",
        "sil lütfen", "удалите, пожалуйста", "видали це", "احذفه", "حذفش کن", "מחק את זה", "削除してください", "删掉吧", "삭제해 주세요",
    ]),
    (Decision::Block, &["block him", "ban this user please", "bitte sperren", "bloquez l’auteur", "заблокируйте его", "ブロックしてください"]),
    (Decision::Undo, &["undo that please", "annulez, s'il vous plaît", "bitte rückgängig machen"]),
];

/// Each has a word of the grammar, and something beyond it, or asks for two things.
#[rustfmt::skip]
const UNSAID: &[&str] = &[
    "ok thanks for nothing", "yes please wait", "publish it not", "publish it tomorrow", "approve it later", "ok no", "no ok", "no, publish it",
    "delete or publish", "ok, delete it", "👍👎", "thanks please", "this", "please", "it", "the comment", "ja aber", "ja nein", "nein, freischalten",
    "ok, noch nicht", "oui mais", "oui non merci", "publier plus tard", "sí, pero no", "sim, mas não", "sì, ma dopo", "ja, maar niet nu",
    "nie, tak", "tak", "da", "igen", "так", "ja, men inte nu", "kyllä, mutta", "да, но позже", "не надо", "نعم ولكن", "بله ولی", "כן אבל",
    "はい、公開しないでください", "公開してもいいですか", "公開しようか迷う", "可以不发布", "好不好", "发布不了", "好的，但是", "네, 게시하지 마세요", "게시 안 해요",
    "okthanks", "publishit", "ok thanks ok thanks no", "danke merci", "ok danke merci", "yes bitte", "j'ai dit oui", "not spam", "no spam", "this is no spam",
    "it isn't spam", "kein Spam", "spam, publish it", "nej, publicera", "I publish", "published", "will publish", "you can't publish",
];

#[test]
fn a_command_may_be_said_as_people_say_it() {
    for (expected, lines) in SAID {
        for line in *lines {
            for written in [
                (*line).to_owned(),
                line.to_uppercase(),
                format!("**{line}**."),
            ] {
                assert_eq!(decision(&written), *expected, "{written}");
            }
        }
    }
}

#[test]
fn what_says_more_or_two_things_or_mixes_languages_decides_nothing() {
    for line in UNSAID {
        assert_eq!(decision(line), Decision::None, "{line}");
    }
}
