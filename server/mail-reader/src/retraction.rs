//! Text below an approving word that takes it back, or speaks about the comment to us: "please don't publish this".
//!
//! Such a mail is asked back. The tables err on that side: an answer that is asked back costs a mail, a word that is
//! published against its owner's will can't be unsaid. So a phrase may match what is no retraction; it must not match
//! what people usually answer to a comment.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use crate::characters::is_invisible;
use crate::command::{Decision, decision};

/// The most words between two halves of a phrase.
const GAP: usize = 4;

/// Phrases by language, in the form that is compared: NFKC, lower case, words separated by one space, an apostrophe
/// separates words.
///
/// - `^…`: at the beginning of a clause, `…$`: at its end
/// - `word*`: a word that begins so
/// - `a .. b`: with at most [`GAP`] words between; any text in a script without spaces
#[rustfmt::skip]
const PHRASES: &[(&str, &[&str])] = &[
    ("en", &[
        // Other words for it: hide, show, put online, keep to yourself, throw away.
        "^hide", "please hide", "hide it", "hide this", "hide .. instead", "keep .. private",
        "keep .. to yourself", "keep .. unpublished", "don t .. show", "not .. show this", "not .. show it",
        "^trash", "please trash", "trash it", "trash this", "bin it", "bin this", "not .. on the site",
        "not .. on the blog", "not .. on my blog", "not .. online", "not .. make .. public", "not .. be public",
        "not .. public yet", "not .. visible", "^skip this", "skip it$", "^drop it", "^drop this",
        "not .. let it through", "not .. let this through", "don t .. let it", "don t .. let this",
        "not .. accept it", "not .. accept this", "don t .. accept", "don t .. allow", "not .. allow this",
        "not for publication", "not for the public", "off the record", "between us", "throw it away",
        "get rid of it", "get rid of this", "discard", "dismiss it", "dismiss this", "turn it down",
        "not suitable", "inappropriate", "held for now", "for my eyes only", "not .. share this",
        "don t share this", "don t share it", "revoke", "withdraw", "take it back", "nope$", "leave it un*", "clicked too", "answered too", "too fast sorry", "sit for a while", "day to decide", "decide later", "before i decide", "^nah",
        "not .. publish", "don t .. publish", "dont .. publish", "never publish", "^publish it",
        "^publish this", "^publish the", "^publish only", "^publish without", "publish .. tomorrow",
        "publish .. later", "please publish", "before publishing", "before .. publish",
        "before .. goes live", "goes live", "not .. go live", "not .. approve", "don t .. approve",
        "dont .. approve", "never approve", "^approve it", "^approve this", "^approve only",
        "before approving", "not .. post it", "don t .. post it", "don t .. post this",
        "^wait$", "^wait i$", "^wait i ..", "^wait no", "^wait don t", "^wait with", "^wait a",
        "^please wait$", "^wait please", "^no wait", "^hold on", "^hang on", "hold off", "^hold it",
        "^hold this", "hold this", "hold it until", "^on hold", "^stop$", "^stop it", "^cancel$", "^cancel that",
        "^cancel this", "^cancel it", "^undo", "^scratch that", "^never mind$", "^nevermind$",
        "^forget it", "^forget that", "^forget what i said", "^disregard", "^ignore that",
        "^ignore my", "^ignore this", "^ignore the above", "^oops", "^whoops", "^actually no",
        "^actually don t", "^actually not", "^not yet$", "^not now$", "^not this one", "^not this$",
        "^no not", "^no don t", "second thought*", "on reflection", "changed my mind$",
        "changed my mind about this", "changed my mind about it", "wrong comment", "wrong one$",
        "wrong mail", "wrong button", "my mistake", "by mistake", "meant the other", "meant another",
        "meant to say no", "meant to reject", "is spam", "s spam", "looks like spam", "as spam",
        "leave it held", "leave it hidden", "leave it out", "leave it pending", "keep it held",
        "keep it hidden", "keep it back", "keep it pending", "stay hidden", "stay held", "remain hidden",
        "have this up", "take it down", "take this down", "^delete", "delete it", "delete this",
        "delete .. comment", "delete .. before", "^remove it", "^remove this", "^remove .. first",
        "remove .. before", "^but please", "^but remove", "^but delete", "^but change", "^but without",
        "^but not", "^but only", "^but don t", "^but do not", "^but first", "^but hide", "^only if you",
        "^only after", "if you can fix", "^fix the", "^without the", "^except the", "^except for the",
        "can you .. before", "change the name", "change .. before", "^reject", "reject it",
        "reject this", "rather not$", "rather not have", "please don t$", "^don t$", "^do not$",
        "block him", "block her", "block them", "block this", "so no$", "not the second paragraph",
        "ask me again", "let me think", "to think about it", "^i take .. back", "take that back",
        "not sure yet", "^unpublish", "not to be published", "should not be published",
        "shouldn t be published", "not be published", "not be approved", "this comment should",
    ]),
    ("de", &[
        "verschwinden", "erst prüfen", "später entscheiden", "zu schnell geklickt", "zu schnell geantwortet", "^versteck*", "versteck* .. bitte", "bitte .. verstecken", "verberg*", "kann .. weg$",
        "weg damit", "muss weg", "^weg$", "ausblenden", "blende .. aus", "verwerfen", "verwirf", "in den müll",
        "papierkorb", "nur für dich", "nicht .. öffentlich", "unter uns", "nicht .. durchlassen",
        "lass .. nicht durch", "nicht .. annehmen", "nicht .. akzeptieren", "nicht .. posten",
        "stell* .. nicht", "zeig* .. nicht", "behalte .. für dich", "zurückziehen", "ziehe .. zurück",
        "widerruf*", "ungeeignet", "nicht erlauben", "entsorg*", "wegwerfen", "nimm .. raus", "nimm .. wieder",
        "nicht .. veröffentlich*", "veröffentliche .. nicht", "veröffentlichen .. nicht",
        "nicht .. freischalten", "nicht .. freigeben", "nicht .. freizu*", "freischalten$", "gib .. nicht frei",
        "schalte .. nicht frei", "nicht .. genehmig*", "nicht .. online", "nicht .. publizieren",
        "nicht .. bringen$", "nicht zeigen", "nie veröffentlichen", "^doch nicht", "doch nicht$", "^lieber nicht",
        "lieber nicht$", "besser nicht$", "^besser nicht", "bitte nicht$", "bitte doch nicht",
        "^noch nicht$", "^jetzt nicht$", "^warte$", "^wart mal", "^warte mal", "^warte noch",
        "warte .. damit", "^warten$", "noch warten", "^moment$", "^stopp$", "^stop$", "^halt$",
        "^ach nein", "^nein doch", "^nein nicht", "^nein bitte", "^oh nein", "^ups", "^abbrechen",
        "^zurück$", "^zurückhalten", "zurückhalten", "lass .. lieber", "lass .. bleiben", "lass das$",
        "^vergiss es", "^vergiss das", "überleg* .. anders", "anders überlegt", "längerem überlegen", "länger* .. nachdenken",
        "näher* .. überleg*", "falscher kommentar", "falschen kommentar", "falsche mail", "falschen erwischt",
        "meinte den anderen", "meinte einen anderen", "meine den anderen", "mein fehler", "versehen*",
        "ist spam", "als spam", "^lösch*", "lösch* .. bitte", "bitte .. löschen", "vorher .. entfernen",
        "vorher .. löschen", "zuerst .. entfernen", "erst .. entfernen", "^aber bitte", "^aber ohne",
        "^aber nicht", "^aber nur", "^aber erst", "^aber vorher", "^aber lösch*", "^nur wenn du",
        "^ohne den", "^ohne die", "^ohne das", "namen .. ändern", "namen .. kürzen", "ablehnen",
        "lehne .. ab", "frage erst", "erst .. fragen", "erst morgen", "erst nachdenken", "nehme .. zurück",
        "sperre ihn", "sperre sie", "vor dem veröffentlichen", "bevor .. veröffentlich*", "bevor .. online",
    ]),
    ("fr", &[
        "ne .. mets pas", "ne .. mettez pas", "pas .. en ligne", "répondu trop vite", "cliqué trop vite", "décider plus tard", "pas .. mettre en ligne", "pas .. montrer",
        "ne .. montre*", "cache* .. le", "le cacher", "la cacher", "cache le", "cachez le", "^cache",
        "garde le pour", "garde .. privé", "gardez .. pour vous", "entre nous", "pas .. public",
        "pas .. rendre public", "jette*", "poubelle", "masque*", "à masquer", "pas .. accepter",
        "n .. accepte*", "ne .. laisse* pas passer", "pas .. laisser passer", "écarte*", "inapproprié",
        "confidentiel",
        "ne .. publie*", "ne pas .. publier", "n .. approuve*", "ne .. approuve*", "ne .. valide*", "pas .. publier",
        "pas .. approuver", "pas .. valider", "pas publier", "avant .. publier", "^attends", "^attendez$", "^attendez je",
        "^un instant", "^une seconde", "^minute$", "^finalement", "finalement non", "^en fait non", "^non finalement",
        "^en fait ne", "^stop$", "^arrête", "^annule*", "^oublie*$", "^laisse* tomber", "réflexion faite",
        "à la réflexion", "après réflexion", "changé d avis", "mauvais commentaire", "^erreur", "par erreur",
        "je me suis trompé*", "parlais de l autre", "pensais à l autre", "plutôt non", "^plutôt pas", "préfère* .. pas",
        "vaut mieux pas", "mieux vaut pas", "^pas encore$", "^pas maintenant", "^pas celui", "est du spam",
        "comme spam", "un spam", "supprime*", "enlève*", "retire*", "efface*", "^mais sans", "^mais pas", "^mais enlève*",
        "^mais supprime*", "^mais d abord", "^seulement si", "^sauf", "^sans le", "^sans la", "refuse*", "rejette*",
        "bloque*", "garde* .. attente", "demander à .. d abord", "d abord demander", "je retire",
    ]),
    ("es", &[
        "no .. subas", "me precipité", "decidir más tarde", "no .. suba", "no .. subir", "no .. muestres", "no .. mostrar", "no .. pongas",
        "no .. ponerlo", "no .. en línea", "escóndelo", "escónde*", "esconder", "ocúlta*", "ocultar", "oculta",
        "guárdalo", "entre nosotros", "no .. público", "no .. compartas", "tíralo", "descarta*", "a la basura",
        "no .. dejes pasar", "no .. permitas",
        "no .. publiques", "no .. publicar", "no .. publique", "no .. publiquen", "no .. apruebes",
        "no .. apruebe", "no .. aprobar", "no .. aceptes", "no .. aceptar", "antes de publicar", "^espera$", "^espere$",
        "^espera un", "^espera que", "^espera no", "^un momento", "^mejor no", "^no mejor", "mejor no$", "^todavía no$",
        "^aún no$", "^ahora no$", "pensándolo bien", "pensándolo mejor", "lo pensé mejor", "cambiado de opinión",
        "cambié de opinión", "cambiado de idea", "me equivoqué", "me he equivocado", "comentario equivocado", "por error",
        "era el otro", "me refería al otro", "^cancela*", "^anula*", "^olvídalo", "^olvida eso", "^para$", "^alto$",
        "es spam", "como spam", "^borra*", "bórralo", "elimina*", "^quita", "quita .. antes", "^pero quita",
        "^pero sin", "^pero no", "^pero antes", "^pero borra", "^pero primero", "^solo si", "^sólo si", "^sin el",
        "^sin la", "^excepto", "recház*", "rechaza*", "bloque*", "déjalo .. espera", "preguntar .. primero",
    ]),
    ("it", &[
        "non .. metter*", "risposto troppo in fretta", "decidere più tardi", "non .. mostrar*", "non .. online", "non .. pubblico", "nasconder*", "nascondi*",
        "nascondilo", "tienilo per te", "tra noi", "non .. condivider*", "scarta*", "cestin*", "buttalo",
        "non .. far* passare", "non .. lasciar*", "non .. permetter*",
        "non .. pubblicar*", "non .. pubblicate", "non .. pubblica", "non .. approvar*", "non .. accettar*",
        "prima di pubblicar*", "^aspetta$", "^aspetti$", "^aspetta un", "^aspetta no", "^aspetta che", "^un attimo",
        "^un momento", "^anzi", "^meglio di no", "meglio di no", "^no aspetta", "^non ancora$", "^non ora$",
        "ripensandoci", "ci ho ripensato", "a pensarci bene", "ho cambiato idea", "ho sbagliato commento", "sbagliato commento",
        "commento sbagliato", "per errore", "per sbaglio", "^errore", "era l altro", "intendevo l altro", "^annulla*", "^lascia perdere",
        "^lascia stare", "^ferma*$", "^stop$", "è spam", "come spam", "^elimina*", "^cancella*", "eliminalo", "cancellalo", "togli", "^rimuovi",
        "rimuovi .. prima", "^ma togli", "^ma senza", "^ma non .. link", "^ma prima", "^ma solo", "^solo se", "^senza il",
        "^senza la", "^tranne", "rifiuta*", "rifiutalo", "blocca*", "prima chiedo", "chiedo prima",
    ]),
    ("pt", &[
        "não .. coloque", "não .. colocar", "não .. coloques", "não .. ponhas", "não .. mostr*", "não .. no ar",
        "não .. público", "esconde*", "escondê", "ocult*", "entre nós", "guarda .. para ti",
        "não .. compartilh*", "não .. partilh*", "descart*", "lixo", "não .. deix* passar", "não .. permit*",
        "não .. publiqu*", "não .. publicar", "não .. publica", "não .. aprov*", "não .. aceit*", "nao .. publicar",
        "nao .. publique", "antes de publicar", "^espera$", "^espere$", "^espera um", "^espere um", "^espera aí", "^um momento",
        "^peraí", "pensando melhor", "pensando bem", "mudei de ideia", "mudei de opinião", "^melhor não", "melhor não",
        "^ainda não$", "^agora não$", "enganei me", "me enganei", "comentário errado", "por engano", "era o outro",
        "referia me ao outro", "^cancela*", "^anula*", "^esquece$", "^esqueça isso", "^deixa pra lá", "^deixa estar", "^pára$",
        "^pare$", "é spam", "como spam", "^apaga*", "apague", "^remov*", "^elimin*", "^tira", "tira .. antes", "tire .. antes",
        "^mas tira", "^mas tire", "^mas sem", "^mas não", "^mas antes", "^mas primeiro", "^mas só", "^só se", "^sem o", "^sem a",
        "^exceto", "rejeit*", "recus*", "bloque*", "perguntar .. antes", "perguntar .. primeiro",
    ]),
    ("nl", &[
        "niet .. tonen", "toon .. niet", "niet .. laten zien", "laat .. niet zien", "verberg*",
        "niet .. openbaar", "zet .. niet", "zet .. maar niet", "hou .. voor je", "onder ons", "niet .. delen",
        "weggooien", "gooi .. weg", "prullenbak", "niet .. toelaten", "niet .. doorlaten", "niet .. accepteren",
        "^weg ermee",
        "niet .. publice*", "publice* .. niet", "niet .. plaatsen", "plaats .. niet", "niet .. goedkeuren",
        "keur .. niet goed", "niet .. online", "voor .. publiceren", "^wacht$", "^wacht even", "^wacht nog", "^wacht hiermee", "wacht .. mee",
        "^even wachten", "^momentje", "^moment$", "^toch maar niet", "^toch niet", "toch niet$", "^liever niet", "liever niet$", "^beter niet", "beter niet$",
        "^nog niet$", "^nu niet$", "nader inzien", "bedacht me", "me bedacht", "van gedachten veranderd", "verkeerde reactie",
        "verkeerde commentaar", "verkeerde mail", "foutje", "per ongeluk", "bedoelde de andere", "bedoelde een andere", "^stop$", "^annule*",
        "^laat maar", "^vergeet het$", "^vergeet dat$", "is spam", "als spam", "^verwijder", "verwijder .. eerst", "^haal", "haal .. weg",
        "^maar haal", "^maar zonder", "^maar niet", "^maar eerst", "^maar verwijder", "^maar alleen", "^alleen als je", "^zonder de",
        "^zonder het", "^behalve", "afwijzen", "wijs .. af", "weiger", "blokkeer", "vraag .. eerst", "eerst .. vragen",
    ]),
    ("pl", &[
        "nie pokazuj*", "nie .. pokazywać", "nie .. wstawiaj*", "nie .. wrzucaj*", "nie .. publiczn*", "ukryj*",
        "ukryć", "schowaj*", "między nami", "zachowaj .. dla siebie", "nie .. przepuszczaj*", "do kosza",
        "wyrzuć*", "nie .. pozwalaj*", "nie dodawaj*",
        "nie publikuj*", "nie .. publikować", "nie opublikuj*", "nie .. opublikować", "nie zatwierdza*", "nie .. zatwierdzać", "nie .. zatwierdzić",
        "nie akceptuj*", "nie udostępniaj*", "przed publikacją", "^poczekaj$", "^czekaj*", "^zaczekaj*", "^chwila", "^chwileczkę", "^moment$", "^jednak",
        "jednak nie", "^lepiej nie", "lepiej nie$", "^jeszcze nie$", "^nie teraz$", "po namyśle", "rozmyśliłem", "rozmyśliłam",
        "zmieniłem zdanie", "zmieniłam zdanie", "pomyłka", "pomyliłem", "pomyliłam", "przez pomyłkę", "zły komentarz", "nie ten komentarz", "chodziło .. o inny", "inny komentarz",
        "^anuluj", "^cofnij", "^zapomnij$", "^stop$", "to spam", "jako spam", "^usuń", "usuń .. najpierw", "najpierw usuń",
        "^skasuj", "^ale usuń", "^ale bez", "^ale nie publikuj", "^ale najpierw", "^ale tylko", "^tylko jeśli", "^tylko jeżeli", "^bez linku", "^bez ostatniego",
        "^oprócz", "odrzuć", "zablokuj", "najpierw zapytam", "zapytam najpierw", "wstrzymaj*",
    ]),
    ("ru", &[
        "не .. показывай*", "не .. показывать", "не .. размещай*", "не .. размещать", "не .. выставляй*",
        "скрой*", "скрыть", "спрячь*", "спрятать", "между нами", "оставь .. при себе", "в корзину", "выброси*",
        "не .. разрешай*", "не .. принимай*", "не .. добавляй*",
        "не публик*", "не .. публиковать", "не .. опубликовать", "не .. опубликуй*", "не одобря*", "не .. одобрять", "не пропуска*",
        "не выкладывай*", "перед публикацией", "^подожди$", "^подождите$", "^погоди*", "^постой*", "^стоп$", "^секунду", "^минутку", "^лучше не", "лучше не$",
        "^нет лучше", "^пока не надо", "^пока нет$", "^ещё нет$", "^не сейчас$", "^не надо", "не надо$", "передумал*", "подумав",
        "если подумать", "поразмыслив", "ошибся", "ошиблась", "по ошибке", "ошибка$", "не тот комментарий", "про другой", "другой комментарий",
        "имел в виду другой", "^отмена", "^отмени*", "^забудь", "это спам", "как спам", "^удали*", "удали .. сначала",
        "^убери*", "сначала убери*", "сначала удали*", "^только сначала", "^но сначала", "^но без", "^но убери*", "^но не публикуй", "^но удали*", "^только если ты",
        "^только без", "^без ссылки", "^без последн*", "^кроме", "отклони*", "заблокируй*", "сначала спрошу", "спрошу сначала", "придержи*",
    ]),
    ("sv", &[
        "visa .. inte", "inte .. visa*", "inte .. visas", "göm", "gömma", "dölj", "dölja", "inte .. offentlig*",
        "lägg .. inte upp", "inte .. lägga upp", "inte .. lägg upp", "mellan oss", "behåll .. för dig",
        "släng*", "papperskorgen", "släpp .. inte", "inte .. släpp*", "inte .. tillåt*",
        "publicera .. inte", "inte .. publicera*", "inte .. publiceras", "godkänn .. inte", "inte .. godkänn*", "ej publicera*", "innan .. publicera*",
        "^vänta$", "^vänta lite", "^vänta med", "vänta med den", "^ett ögonblick", "^nej vänta", "^stopp$", "^stop$", "^helst inte", "helst inte$", "^hellre inte", "^inte än$",
        "^inte nu$", "^inte den här", "eftertanke", "ångrade mig", "ångrar mig", "ändrat mig", "jag ångrar", "fel kommentar",
        "fel mejl", "av misstag", "menade den andra", "menade en annan", "^avbryt", "^glöm det", "^strunta i", "är spam", "är skräppost", "som spam", "^ta bort",
        "^radera", "ta bort .. först", "^men ta bort", "^men utan", "^men inte", "^men först", "^men bara", "^bara om du", "^utan länken",
        "^utan den", "^förutom", "avslå", "avvisa", "blockera", "fråga .. först", "först .. fråga",
    ]),
    ("da", &[
        "vis .. ikke", "ikke .. vis", "ikke .. vise", "ikke .. vises", "skjul*", "gem den væk",
        "ikke .. offentlig*", "læg .. ikke", "ikke .. lægge", "mellem os", "behold .. for dig selv",
        "smid .. ud", "papirkurven", "ikke .. tillad*", "slip .. ikke",
        "offentliggør .. ikke", "ikke .. offentliggør*", "udgiv .. ikke", "ikke .. udgive*", "godkend .. ikke", "ikke .. godkende*",
        "publicer .. ikke", "ikke .. publicere*", "før .. offentliggør*", "^vent$", "^vent lidt", "^vent med", "^et øjeblik", "^nej vent", "^stop$", "^helst ikke", "helst ikke$", "^alligevel ikke", "alligevel ikke$",
        "^ikke endnu$", "^ikke nu$", "^ikke den her", "eftertanke", "fortrød", "fortryder", "ombestemt mig", "skiftet mening",
        "forkert kommentar", "forkerte kommentar", "ved en fejl", "mente den anden", "mente en anden", "^annuller", "^glem det",
        "er spam", "som spam", "^slet", "^fjern", "fjern .. først", "^men fjern", "^men slet", "^men uden", "^men ikke", "^men først", "^men kun",
        "^kun hvis du", "^uden linket", "^uden den", "^undtagen", "afvis", "bloker*", "spørge .. først", "først .. spørge",
    ]),
    ("no", &[
        "vis .. ikke", "ikke .. vis", "ikke .. vise", "ikke .. vises", "skjul*", "gjem*", "ikke .. offentlig*",
        "legg .. ikke", "ikke .. legg*", "mellom oss", "behold .. for deg selv", "kast .. den", "kast den",
        "papirkurven", "ikke .. tillat*", "slipp .. ikke",
        "publiser .. ikke", "ikke .. publiser*", "godkjenn .. ikke", "ikke .. godkjenn*", "ikke .. offentliggjør*",
        "før .. publiser*", "^vent$", "^vent litt", "^vent med", "^et øyeblikk", "^nei vent", "^stopp$", "^helst ikke", "helst ikke$", "^likevel ikke", "likevel ikke$", "^ikke ennå$", "^ikke enda$",
        "^ikke nå$", "^ikke denne", "ettertanke", "angret meg", "angrer", "ombestemt meg", "forandret mening", "skiftet mening", "feil kommentar", "ved en feil",
        "mente den andre", "mente en annen", "^avbryt", "^glem det", "er spam", "er søppel", "som spam", "^slett", "^fjern", "fjern .. først", "^men fjern",
        "^men slett", "^men uten", "^men ikke", "^men først", "^men bare", "^bare hvis du", "^uten lenken", "^uten den", "^unntatt", "avvis", "blokker*",
        "spørre .. først", "først .. spørre",
    ]),
    ("fi", &[
        "älä .. näytä", "älkää .. näyttäkö", "ei .. näytetä", "piilota*", "piiloon", "kätke", "ei .. julki*",
        "älä .. laita", "älä .. päästä", "pidä .. omana tietonasi", "meidän kesken", "roskiin", "heitä pois",
        "älä .. salli",
        "älä .. julkaise", "älkää .. julkaisko", "ei julkaista", "ei .. julkaista", "ei saa julkaista", "älä .. hyväksy", "älkää .. hyväksykö",
        "ei .. hyväksytä", "ennen julkaisua", "^odota$", "^odottakaa$", "^odota hetki", "^odotas", "^hetki$", "^hetkinen", "^seis$", "^stop$", "sittenkään", "^sittenkin", "^ei sittenkään", "^parempi olla",
        "^mieluummin ei", "^ei vielä$", "^ei nyt$", "tarkemmin ajatellen", "muutin mieleni", "muutin mieltäni", "tulin toisiin ajatuksiin",
        "väärä kommentti", "väärä viesti", "vahingossa", "erehdyin", "tarkoitin toista", "^peruuta", "^peru$", "^peru se", "^unohda se", "^unohda tämä", "on roskaa", "on spämmiä", "on roskapostia",
        "^poista", "poista .. ensin", "^mutta poista", "^mutta ilman", "^mutta ei tätä", "^mutta ensin", "^mutta vain", "^vain jos", "^ilman linkkiä", "^paitsi", "hylkää",
        "estä", "kysyn ensin", "ensin kysyn",
    ]),
    ("cs", &[
        "neukazuj*", "nezobrazuj*", "skryj*", "skrýt", "schovej*", "nech .. pro sebe", "mezi námi", "nedávej*",
        "nepouštěj*", "vyhoď*", "do koše", "nepovoluj*", "nepřijímej*",
        "nezveřejň*", "nezveřejni*", "nepublikuj*", "neschval*", "ne .. zveřejnit", "ne .. schválit", "ne .. publikovat", "před zveřejněním", "^počkej$", "^počkejte$",
        "^počkej ještě", "^moment$", "^okamžik", "^stop$", "^stůj", "^raději ne", "raději ne$", "^radši ne", "radši ne$", "^ještě ne$", "^teď ne$", "^zatím ne", "rozmyslel*",
        "po úvaze", "po zralé úvaze", "změnil* .. názor", "názor .. změnil*", "spletl*", "omylem", "omyl$", "špatný komentář", "myslel .. ten druhý", "myslela .. ten druhý", "jiný komentář", "druhý komentář",
        "^zruš*", "^zapomeň$", "^zapomeň na to", "^nech to$", "je spam", "jako spam", "^smaž*", "^odstraň*", "odstraň* .. nejdřív", "nejdřív odstraň*",
        "nejdřív smaž*", "^ale nejdřív", "^ale bez", "^ale odstraň*", "^ale smaž*", "^ale jen", "^jen pokud", "^jen když", "^bez odkazu", "^bez poslední*", "^kromě", "zamítni*", "odmítni*", "zablokuj*",
        "nejdřív se zeptám", "zeptám .. nejdřív", "pozdrž*",
    ]),
    ("tr", &[
        "gösterme", "göstermeyin*", "gizle", "gizleyin", "gizli kalsin", "sakla", "aramizda kalsin", "koyma",
        "koymayin*", "paylaşma", "paylaşmayin*", "çöpe at", "kabul etme", "kabul etmeyin*", "izin verme",
        "görünmesin",
        "yayinlama", "yayinlamayin*", "yayinlamayiniz", "yayimlama", "yayimlamayin*", "yayinlanmasin", "yayimlanmasin", "onaylama", "onaylamayin*",
        "onaylamasan*", "yayinlamasan*", "yayinlamadan önce", "^bekle$", "^bekleyin$", "^bekle biraz", "^bi dakika", "^bir dakika", "^dur$", "^durun$", "^dur bir", "vazgeçtim", "vazgeç$", "fikrimi değiştirdim",
        "düşündüm de", "bir daha düşün*", "tekrar düşün*", "yanliş yorum", "yanlişlikla", "ötekini kastet*", "diğerini kastet*", "öbürünü kastet*", "başka yorum*",
        "^iptal", "^boş ver", "^boşver", "^unut$", "^unut gitsin", "bu spam", "spam bu", "^sil$", "^sil bunu", "bunu sil", "önce .. kaldir*", "önce .. sil", "^ama önce", "^ama .. olmadan",
        "^ama .. kaldir*", "^sadece .. eğer", "^şimdi değil", "^henüz değil", "^daha değil", "^bu değil", "reddet*", "engelle", "önce .. sorayim", "beklesin", "beklet",
    ]),
    ("zh", &[
        "隐藏", "隱藏", "不要显示", "别显示", "不要顯示", "不显示", "不要放", "别放上", "不要放出来", "不要接受", "别接受", "不要让", "別讓", "扔掉", "丢掉",
        "不公开", "不公開", "仅供", "保密", "私下",
        "不要发", "别发", "不要公开", "别公开", "不要通过", "别通过", "不要批准", "别批准", "不发布", "先不发", "先别", "先不要", "不要發", "別發", "不要公開", "別公開", "不要通過", "別通過", "先不發", "先別",
        "^等等$", "^等一下", "^等下", "^稍等", "^慢着", "^且慢", "还是算了", "還是算了", "^算了", "还是不要", "還是不要", "还是不发", "^暂时不", "^暫時不", "^还不行", "^现在不", "^停$", "^取消", "^撤回", "^撤销",
        "想了想", "再想想", "考虑再三", "改主意", "改变主意", "改變主意", "弄错", "搞错", "弄錯", "搞錯", "点错", "看错", "错了一条", "说的是另一", "說的是另一", "另一条评论", "另一則", "是垃圾", "垃圾评论", "^删除", "^刪除", "^删掉", "先把..删", "先删",
        "先把..刪", "先刪", "先去掉", "^但是先", "^但先", "^但不要", "^但是不要", "^但去掉", "^只要..就", "^除了", "^不含", "拒绝", "拒絕", "屏蔽他", "封禁", "先问", "先問",
    ]),
    ("ja", &[
        "隠して", "非表示", "表示しない", "表示しません", "見せない", "載せる..やめ", "出さない", "破棄", "捨てて", "許可しない", "内密", "非公開", "公にしない",
        "通さない",
        "公開しない", "公開しません", "公開するな", "公開はしない", "公開をやめ", "公開は待", "公開を待", "承認しない", "承認しません", "承認するな", "承認は待", "承認をやめ", "掲載しない", "載せない", "出さないで",
        "^待って$", "^ちょっと待", "^少し待", "^お待ち", "^待った", "やっぱり..ない", "やっぱりやめ", "^やめて", "^やめます", "^やはり", "^まだです", "^今はだめ", "考え直し", "考えなおし", "気が変わ", "間違えました", "間違えた", "間違いです", "別のコメント", "他のコメント", "ほかのコメント",
        "^取り消し", "^取消", "^忘れてください$", "スパムです", "スパムだ", "削除して", "消してください", "消して", "先に..消", "先に..削除", "^ただし", "^ただ..は", "^でもリンク", "^却下", "拒否して", "ブロックして", "保留", "先に..聞き", "先に確認",
    ]),
    ("ko", &[
        "숨겨", "숨기", "보이지 않게", "보이지 말", "표시하지", "보여 주지", "비공개", "버려", "폐기", "허락하지", "받아들이지", "우리끼리", "통과시키지",
        "게시하지", "공개하지", "승인하지", "올리지 마", "올리지 말", "허용하지", "게시 안", "승인 안", "공개 안", "게시는 보류", "보류", "^잠깐", "^잠시만", "^기다려$", "^기다려 주세요$", "^기다리세요$", "^아니 잠깐", "^안 되겠", "^안돼", "^아직$", "^아직 아니",
        "^아직 안 돼", "다시 생각", "생각해 보니", "생각해보니", "마음이 바뀌", "마음을 바꿨", "실수예요", "실수입니다", "실수로", "잘못 눌렀", "잘못 골랐", "다른 댓글", "그거 말고", "^취소", "^철회", "^잊어", "스팸이", "스팸입니다", "스팸이에요", "삭제해", "^삭제",
        "지워 주세요", "지워주세요", "지우고", "먼저 .. 지워", "먼저 .. 물어", "먼저 .. 삭제", "^하지만 먼저", "^단", "^다만", "빼고", "거부해", "거절해", "차단해", "그만",
    ]),
    ("uk", &[
        "не .. публік*", "не .. опублік*", "не .. схвал*", "не .. прийма*", "не .. показ*", "не .. виклада*",
        "не .. оприлюдн*", "^не треба", "^краще ні", "^краще не", "^почекай*", "^зачекай*", "^стривай*", "^стій$",
        "^стоп$", "^хвилин*", "^ще ні", "^поки що ні", "^поки ні", "^не зараз", "передума*", "помилкою",
        "помилив*", "помилил*", "випадково", "інший коментар", "не той коментар", "сховай*", "приховай*",
        "видали*", "прибер*", "^але спочатку", "^але без", "^але спершу", "^тільки якщо", "^лише якщо", "^крім",
        "^скасу*", "^забудь*", "це спам", "як спам", "відхили*", "заблокуй*", "спершу запита*", "спочатку запита*",
        "між нами", "подумати", "перед публікацією", "до публікації", "відклад*",
    ]),
    ("ro", &[
        "nu .. publica*", "nu .. publici", "nu .. publicați", "nu .. aproba*", "nu .. accepta*", "nu .. posta*",
        "nu .. afișa*", "nu .. arăta*", "nu .. pune*", "nu încă$", "încă nu$", "^încă nu", "^nu acum$",
        "^mai bine nu", "mai bine nu$", "^așteaptă$", "^asteapta$", "^așteptați$", "^stai$", "^stai puțin",
        "^stai putin", "^un moment", "^o clipă", "^stop$", "^anul*", "^uită$", "răzgândi*", "razgandi*",
        "am greșit", "am gresit", "din greșeală", "din greseala", "comentariul greșit", "alt comentariu",
        "celălalt comentariu", "e spam", "este spam", "ca spam", "ascunde*", "șterge*", "sterge*", "elimină*",
        "^dar fără", "^dar fara", "^dar nu", "^dar mai întâi", "^doar dacă", "^numai dacă", "^fără link*",
        "^cu excepția", "respinge*", "refuză*", "blochează*", "înainte de publicare", "întreb .. întâi",
        "între noi", "să mă gândesc",
    ]),
    ("hu", &[
        "ne .. közzé", "nem .. közzé", "ne .. hagyd jóvá", "ne .. hagyja jóvá", "ne .. publikál*",
        "ne .. fogadd el", "ne .. fogadja el", "ne .. jelen*", "ne .. mutas*", "ne .. engedd", "mégse*",
        "^inkább ne*", "inkább ne$", "^várj$", "^várj egy", "^várj még", "^várjon*", "^várjál", "^egy pillanat*",
        "^pillanat$", "^állj$", "^stop$", "^még ne*", "^most ne*", "meggondoltam", "meggondolva", "tévedés*",
        "tévedtem", "véletlenül", "rossz hozzászólás*", "rossz megjegyzés*", "másik hozzászólás*",
        "másik megjegyzés*", "a másikra gondoltam", "^visszavon*", "visszavonom", "töröl*", "töröld*",
        "^felejtsd el", "^hagyd$", "^de előbb", "^de előtte", "^de csak", "^de ne$", "^de nélkül*", "^csak ha",
        "^csak akkor", "^kivéve", "ez spam", "spamnek", "szemét ez", "elutasít*", "utasítsd el", "tiltsd le",
        "rejtsd el", "elrejt*", "közzététel előtt", "megkérdez*", "köztünk", "gondolkod*",
    ]),
    ("ar", &[
        "لا .. تنشر*", "لا .. تنشرها", "لا .. توافق*", "لا .. تقبل*", "لا .. تعرض*", "لا .. تظهر*", "لا تفعل",
        "لا .. النشر", "عدم النشر", "عدم نشر*", "قبل النشر", "قبل .. تنشر*", "^انتظر*", "^لحظة", "^مهلا", "^توقف*",
        "^قف$", "^ليس الآن", "^ليس بعد", "^ليس هذا", "غيرت رأيي", "بالخطأ", "طريق الخطأ", "أخطأت", "خطأ مني",
        "التعليق الخطأ", "التعليق الآخر", "تعليق آخر", "احذف*", "^لكن بدون", "^لكن أولا", "^ولكن بدون",
        "^ولكن أولا", "^فقط إذا", "^بدون الرابط", "^باستثناء", "^ما عدا", "هذا سبام", "هذا مزعج", "تعليق مزعج",
        "ارفض*", "احظر*", "اخف*", "أخف*", "^تراجع*", "^ألغ*", "^إلغاء", "^الغاء", "بيننا", "^انس*", "سأفكر",
        "دعني أفكر", "أسأل .. أولا",
    ]),
    ("he", &[
        "אל .. תפרסם*", "אל .. תפרסמי", "אל .. תפרסמו", "אל .. תאשר*", "אל .. תקבל*", "אל .. תציג*", "אל .. תעלה*",
        "לא .. לפרסם", "לא .. לאשר", "לא .. להציג", "לא .. להעלות", "לפני הפרסום", "לפני פרסום", "^חכה*", "^חכי*",
        "^חכו*", "^המתן*", "^רגע", "^עצור*", "^עוד לא", "^לא עכשיו", "^לא עדיין", "^עדיין לא", "^עדיף שלא",
        "עדיף שלא", "^עדיף לא", "^בעצם לא", "שיניתי את דעתי", "התחרטתי", "בטעות", "טעות שלי", "טעיתי",
        "התגובה הלא נכונה", "תגובה אחרת", "התגובה השנייה", "מחק*", "תמחק*", "למחוק", "^אבל בלי", "^אבל קודם",
        "^אבל לפני", "^אבל רק", "^רק אם", "^בלי הקישור", "^חוץ מ*", "זה ספאם", "כספאם", "זה זבל", "^דחה*", "תדחה*",
        "חסום*", "תחסום*", "תחסמי", "תחסמו", "הסתר*", "תסתיר*", "^בטל*", "^ביטול", "^תשכח*", "^עזוב*", "בינינו",
        "אשאל קודם", "קודם אשאל", "צריך לחשוב", "אחשוב על זה",
    ]),
    ("fa", &[
        "منتشر نکن*", "منتشرش نکن*", "منتشر نشود", "منتشر نشه", "تأیید نکن*", "تایید نکن*", "تأییدش نکن*",
        "تاییدش نکن*", "قبول نکن*", "قبولش نکن*", "نشان نده*", "نشون نده*", "نمایش نده*", "نپذیر*", "نذار*",
        "نگذار*", "قبل از انتشار", "پیش از انتشار", "^صبر کن*", "^لطفا صبر", "^یک لحظه", "^یه لحظه",
        "^دست نگه دار*", "^نه هنوز", "^هنوز نه", "^الان نه", "^فعلا نه", "^بهتر است نه", "^بهتره نه",
        "نظرم عوض شد", "نظرم تغییر", "پشیمان شد*", "پشیمون شد*", "اشتباهی", "به اشتباه", "اشتباه کردم",
        "دیدگاه اشتباه", "نظر اشتباه", "منظورم .. دیگر", "منظورم .. یکی", "حذف کن*", "حذفش کن*", "پاک کن*",
        "پاکش کن*", "^اما بدون", "^ولی بدون", "^اما اول", "^ولی اول", "^فقط اگر", "^فقط اگه", "^به جز", "^بهجز",
        "هرزنامه است", "اسپم است", "اسپمه", "رد کن*", "ردش کن*", "مسدود کن*", "مسدودش کن*", "پنهان کن*",
        "پنهانش کن*", "مخفی کن*", "مخفیش کن*", "^لغو", "^ولش کن", "^فراموش کن*", "بین خودمان", "بین خودمون",
        "باید فکر کنم", "فکر کنم .. بعد",
    ]),
];

/// The words of `text` that take an approving word back, or speak about the comment to us.
pub(super) fn retraction(text: &str) -> Option<String> {
    let own = |line: &&str| !line.trim_start().starts_with('>');
    for paragraph in text.split("\n\n") {
        let lines: Vec<&str> = paragraph.lines().filter(own).collect();
        let other = |line: &&str| !matches!(decision(line), Decision::None | Decision::Approve);
        if let Some(line) = lines.iter().copied().find(other) {
            return Some(line.trim().to_owned());
        }
        // Clients wrap lines anywhere; people end a sentence with the line.
        let wrapped = (lines.len() > 1).then(|| lines.join(" "));
        let found = lines.iter().copied().chain(wrapped.as_deref());
        let clauses = found.flat_map(|text| text.split(ends_clause));
        if let Some(clause) = clauses.map(str::trim).find(|clause| takes_back(clause)) {
            return Some(clause.to_owned());
        }
    }
    None
}

fn takes_back(clause: &str) -> bool {
    let folded = folded(clause);
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let by_word = |(index, word): (usize, &&str)| {
        let first = word.chars().next();
        let phrases = first.and_then(|first| PHRASES_BY_LETTER.spaced.get(&first));
        let phrases = phrases.map(Vec::as_slice).unwrap_or_default();
        phrases.iter().any(|phrase| phrase.is_at(&words, index))
    };
    words.iter().enumerate().any(by_word)
        || folded.contains(is_unspaced) && {
            let text = words.join(" ");
            let phrases = PHRASES_BY_LETTER.unspaced.iter();
            phrases.into_iter().any(|phrase| phrase.is_in(&text))
        }
}

/// A phrase, taken apart.
struct Phrase {
    begins: bool,
    ends: bool,
    /// The words before and after the gap.
    halves: Vec<Vec<&'static str>>,
}

impl Phrase {
    fn read(phrase: &'static str) -> Self {
        let bare = phrase.trim_start_matches('^').trim_end_matches('$');
        let halves = bare
            .split("..")
            .map(|half| half.split_whitespace().collect());
        Self {
            begins: phrase.starts_with('^'),
            ends: phrase.ends_with('$'),
            halves: halves.collect(),
        }
    }

    /// Whether the phrase begins with the word at `index`.
    fn is_at(&self, words: &[&str], index: usize) -> bool {
        if self.begins && index > 0 {
            return false;
        }
        let Some((first, rest)) = self.halves.split_first() else {
            return false;
        };
        if !are_there(words, index, first) {
            return false;
        }
        let mut end = index + first.len();
        for half in rest {
            let Some(start) = (end..=end + GAP).find(|&start| are_there(words, start, half)) else {
                return false;
            };
            end = start + half.len();
        }
        !self.ends || end == words.len()
    }

    /// In a script without spaces: the halves in this order.
    fn is_in(&self, text: &str) -> bool {
        let mut rest = text;
        for (index, half) in self.halves.iter().enumerate() {
            let half = half.join(" ");
            let Some(at) = rest.find(&half) else {
                return false;
            };
            if self.begins && index == 0 && at > 0 {
                return false;
            }
            rest = &rest[at + half.len()..];
        }
        !self.ends || rest.is_empty()
    }
}

fn are_there(words: &[&str], start: usize, wanted: &[&str]) -> bool {
    let found = words.get(start..start + wanted.len());
    found.is_some_and(|found| {
        let mut pairs = found.iter().zip(wanted);
        pairs.all(|(word, wanted)| match wanted.strip_suffix('*') {
            Some(beginning) => word.starts_with(beginning),
            None => word == wanted,
        })
    })
}

#[derive(Default)]
struct ByLetter {
    /// By the first letter of their first word.
    spaced: HashMap<char, Vec<Phrase>>,
    unspaced: Vec<Phrase>,
}

static PHRASES_BY_LETTER: LazyLock<ByLetter> = LazyLock::new(|| {
    let mut all = ByLetter::default();
    for phrase in PHRASES.iter().flat_map(|(_, phrases)| *phrases) {
        let read = Phrase::read(phrase);
        let first = phrase.trim_start_matches('^').chars().next();
        match first {
            Some(_) if phrase.contains(is_unspaced) => all.unspaced.push(read),
            Some(first) => all.spaced.entry(first).or_default().push(read),
            None => {}
        }
    }
    all
});

/// Chinese, Japanese and Korean: words are not, or not reliably, separated by spaces.
fn is_unspaced(character: char) -> bool {
    character >= '\u{2E80}' && character.is_alphabetic()
}

fn ends_clause(character: char) -> bool {
    matches!(
        character,
        '.' | ','
            | ';'
            | ':'
            | '!'
            | '?'
            | '('
            | ')'
            | '['
            | ']'
            | '"'
            | '\n'
            | '…'
            | '–'
            | '—'
            | '¡'
            | '¿'
            | '“'
            | '”'
            | '„'
            | '«'
            | '»'
            | '。'
            | '，'
            | '、'
            | '；'
            | '：'
            | '！'
            | '？'
            | '（'
            | '）'
            | '「'
            | '」'
            | '،'
            | '؛'
            | '؟'
            | '۔'
    )
}

/// The form in which phrases are compared.
fn folded(clause: &str) -> String {
    let lower: String = clause
        .nfkc()
        .filter(|&c| !is_invisible(c))
        .collect::<String>()
        .to_lowercase()
        .replace('\u{307}', "")
        .replace('ı', "i");
    lower
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { ' ' })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phrase_is_written_in_the_form_that_is_compared() {
        for phrase in PHRASES.iter().flat_map(|(_, phrases)| *phrases) {
            let bare = phrase.trim_start_matches('^').trim_end_matches('$');
            for half in bare.split("..").map(str::trim) {
                assert_eq!(
                    folded(&half.replace('*', "")).trim(),
                    half.replace('*', ""),
                    "{phrase}"
                );
            }
            assert!(!Phrase::read(phrase).halves[0].is_empty(), "{phrase}");
        }
    }

    #[test]
    fn a_phrase_may_be_wrapped_and_have_words_within() {
        for text in [
            "Please do\nnot publish",
            "Thanks!\n\nbut don’t you ever publish this",
            "ﾔｯﾊﾟﾘ公開しないでください",
            "NO",
        ] {
            assert!(retraction(text).is_some(), "{text}");
        }
        for text in [
            "I do not think that they will ever come to publish it",
            "> no",
            "ok",
        ] {
            assert_eq!(retraction(text), None, "{text}");
        }
    }
}
