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
        "ok thanks", "OK, thanks!", "Yes please.", "publish it", "Approve it, please", "ok 👍", "👍👍", "👍🏽 👍🏽", 
        "Please publish this comment.", "ok, publish it. Thanks!", "go ahead", "ja bitte", "Ja, gerne!", "Bitte freischalten",
        "Bitte diesen Kommentar veröffentlichen, danke", "gib ihn frei", "oui merci", "Publiez-le, s’il vous plaît", "d'accord, merci",
        "sí, por favor", "Publícalo, gracias", "sim, obrigada", "pode publicar", "sì, grazie mille", "Pubblicalo per favore", "ja graag",
        "keur het goed", "Tak, proszę", "ok, dzięki", "ano, prosím", "ja tack", "Ja tak!", "ja takk", "kyllä kiitos", "Rendben, köszönöm",
        "igen, kérem", "da, vă rog", "publică-l", "evet lütfen", "Yayınla, teşekkürler", "да, публикуй", "Да, опубликуйте, пожалуйста",
        "ок", "ок, спасибо", "так, будь ласка", "نعم، شكرًا", "انشره من فضلك", "بله، لطفاً", "منتشر کنید", "כן, תודה", "承認します",
        "はい、お願いします", "公開してください", "OKです", "可以发布", "好的，谢谢", "好的，發布吧", "네, 감사합니다", "게시해 주세요",
        "이 댓글을 승인해 주세요", "ok 🙏", "Yes, please do", "Ja, freischalten", "ja, sehr gerne", "ja, vielen Dank", "Ja, bitte veröffentlichen", "Veröffentlichen Sie diesen Kommentar, bitte",
        "merci de publier ce commentaire", "publiez-le, merci d’avance", "tu peux le publier", "acceptez ce commentaire", "si, por favor", "si, muchas gracias",
        "puedes publicarlo, gracias", "publicalo", "¡Adelante!", "pode publicá-lo", "publique-o, por favor", "si, grazie", "pubblicalo pure", "ja, alstublieft", "ja, publiceren",
        "keur deze reactie goed", "u mag het publiceren", "zaakceptuj", "proszę opublikować ten komentarz", "schvalte to, prosím", "Ja, publicera den",
        "ja, gärna", "ja, mange tak", "offentliggør den", "ja, tusen takk", "publiser den", "joo, kiitos", "ole hyvä ja julkaise", "hyväksyn kommentin", "hagyd jóvá, kérlek",
        "tegye közzé a hozzászólást, köszönöm", "da, multumesc", "puteți publica", "îl aprob, mersi", "Tamam, yayınla", "bunu onayla lütfen",
        "yayınlayabilirsiniz", "можно опубликовать", "да, одобряю", "так, публікуйте", "можна публікувати", "شكراً، انشره", "انشر هذا التعليق، شكراً جزيلاً",
        "منتشرش کنید لطفا", "פרסמי את זה", "OKです、ありがとうございます", "はい、公開してください", "公開をお願いします", "好，谢谢", "可以，謝謝", "请发布这条评论",
        "审核通过", "麻烦发布这条评论", "네, 게시해 주세요", "승인해 주세요. 감사합니다", "댓글 승인 부탁드립니다",
    ]),
    (Decision::Reject, &[
        "no thanks", "No, thank you.", "please don't publish it", "do not publish this", "nein danke", "Bitte nicht veröffentlichen",
        "non merci", "ne le publiez pas", "no, gracias", "no lo publiques", "non pubblicarlo", "não publique", "nee, dank je", "nie, dziękuję",
        "nie publikuj", "nej tak", "nej tack", "nei takk", "ei kiitos", "ne, díky", "nem, köszönöm", "nu publica", "hayır, teşekkürler",
        "yayınlama", "нет, спасибо", "не публикуйте", "ні, дякую", "لا شكرا", "لا تنشر", "نه ممنون", "לא תודה", "公開しないでください",
        "いいえ、却下します", "不，谢谢", "不要发布", "不同意", "아니요, 감사합니다", "게시하지 마세요", "👎👎", "do not approve it", "ne pas valider", "não aprove", "non approvarlo", "non lo pubblicare",
        "proszę nie publikować", "nezveřejňujte", "neschvalovat", "publicera den inte", "offentliggør den ikke", "publiser ikke", "ne hagyd jóvá",
        "onaylamayın", "не одобряйте", "не схвалюйте", "אל תאשר",
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
    "yes yes", "sì sì", "sí, sí", "да-да", "evet evet", "ok ok", "Yes, that one.", "yes, the comment", "да, комментарий", "okthanks", "publishit", "ok thanks ok thanks no", "danke merci", "ok danke merci", "yes bitte", "j'ai dit oui", "not spam", "no spam", "this is no spam",
    "it isn't spam", "kein Spam", "spam, publish it", "nej, publicera", "I publish", "published", "will publish", "you can't publish",
    // Refusals, shrugs and irony that are made up of a yes.
    "ja danke", "danke ja", "ja ja", "jaja", "Ja, ja.", "jawohl, danke", "ja dank je", "joo joo", "はいはい", "はい、はい", "네네", "네, 네", "예예",
    "tamam tamam", "oui, merci bien", "ok 😉", "yes, that one", "yes, this", "yes, him", "that ok", "ok them", "好了", "好了好了", "好了，谢谢",
    "可以了", "可以吧", "是吧", "是的吧", "好吧", "ok吧", "好是好", "可以是可以", "好麻烦", "好麻煩", "好感谢", "זה בסדר", "זה בסדר, תודה", "בסדר תודה",
    "evet, rica ederim", "kyllä, ole hyvä",
    // A yes that an object makes another idiom.
    "Eso sí", "sí, eso", "de acuerdo al autor", "isso sim", "sim, isso", "to ano", "Ano, to…", "ok, to", "ok, to dzięki", "OK Go!", "det ok", "Det ok, tak",
    "ja, det…", "ja den", "das ok", "ja, das", "Это да!", "да, это", "да, его", "це добре", "добре, дякую", "oui, ça", "sì, quello", "questo sì", "kyllä se",
    "evet, bunu", "نعم هذا", "این باشه", "כן, את זה", "asta ok", "这个可以", "네 댓글", "네, 댓글 감사합니다", "네, 이거", "はい、これ",
    "Rendben, köszönöm a hozzászólást",
    // If, one, he, it: no commands.
    "si publica", "si lo publica", "si acepta este comentario", "lo publica", "si pubblica", "si accetta", "lo pubblica", "lo approva", "o publica", "o aceite",
    "le publie", "îl aprobă", "îl publică", "acesta aprobă", "sie genehmigt", "sie genehmigt es", "die Person genehmigt", "l'auteur accepte",
    "l'auteur approuve", "cette personne accepte", "l'autore approva", "o autor aprova", "o autor aceita", "autorul aprobă", "the author approved it",
    "this user approved", "ça valide", "ça bloque", "le commentaire bloque", "请作者发布", "请他发布", "请作者公开",
    // Accept, agree, thank: said to the author.
    "accept it", "accept that", "please accept many thanks", "accettalo", "accepte-le", "acepta eso", "aceite isso", "acceptă asta", "прими это",
    "примите большое спасибо", "elfogadom, köszönöm", "azt elfogadom", "hyväksyn, kiitos", "اقبل شكرا", "اقبله شكرا", "同意他", "同意作者",
    "公开感谢", "公開感謝", "公开感谢他", "谢谢公开", "謝謝發布", "感谢发布", "好的，谢谢留言", "公開ありがとう", "公開ありがとうございます", "承認ありがとうございます",
    "はい、ありがとうございます", "게시 감사합니다", "공개 감사합니다", "승인 감사합니다",
    // Another word, or a statement.
    "זה פרסום", "פרסום תודה", "מאושר, תודה", "هذا مزعج", "revino, te rog", "通过评论", "通過留言", "通过它", "通过这个", "公开评论", "公開留言", "发布了", "同意了",
    "通过了", "批准了", "ok了", "发布麻烦", "공개 댓글", "게시댓글", "非公開", "未承認", "公開拒否", "비공개", "승인 거부", "gern geschehen", "نشر لا",
    "它可以", "它同意", "公開コメントをお願いします", "공개 댓글을 부탁드립니다", "kyllä kommentti", "ok kommentti",
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
