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
