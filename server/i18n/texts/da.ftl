# Alle tekster på serveren, som nogen læser, på dansk. Hvad de betyder, og hvor de står, siger en.ftl.
# Læseren er «du»; om andre tales der uden han eller hun. En comment er en «kommentar», en reply et «svar».

## Dage, alder og tal

date-day = { $day }. { $month } { $year }
date-minute = { $day } kl. { $clock }
date-short-day = { $day }. { $month }
date-month-1 = januar
date-month-2 = februar
date-month-3 = marts
date-month-4 = april
date-month-5 = maj
date-month-6 = juni
date-month-7 = juli
date-month-8 = august
date-month-9 = september
date-month-10 = oktober
date-month-11 = november
date-month-12 = december
date-short-month-1 = jan.
date-short-month-2 = feb.
date-short-month-3 = mar.
date-short-month-4 = apr.
date-short-month-5 = maj
date-short-month-6 = jun.
date-short-month-7 = jul.
date-short-month-8 = aug.
date-short-month-9 = sep.
date-short-month-10 = okt.
date-short-month-11 = nov.
date-short-month-12 = dec.
age-now = nu
age-minutes = { $count }{"\u00A0"}min.
age-hours = { $count }{"\u00A0"}t.
age-days = { $count }{"\u00A0"}d.
number-thousands = .
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Sider uden JavaScript

page-about = Kommentarer til
page-back = Tilbage til artiklen
page-count =
    { $count ->
        [0] Ingen kommentarer endnu
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    }
page-order = Rækkefølge
page-oldest = Ældste først
page-newest = Nyeste først
page-top = Bedste først
page-more = Flere kommentarer
page-beginning = Fra begyndelsen
page-owner = bloggens ejer
page-verified = bekræftet
page-pinned = fastgjort
page-edited = redigeret
page-removed = Denne kommentar er blevet fjernet.
page-reply = Svar
page-reply-to = Svar { $name }
page-in-reply-to = svar til { $name }
page-in-reply-to-removed = svar på en fjernet kommentar
page-write = Skriv en kommentar
page-text = Kommentar
page-markdown = **fed**, *kursiv*, > citat, `kode`
page-name = Navn
page-email = E-mail (valgfrit)
page-email-hint = Kun bloggens ejer ser adressen. Den vises aldrig og gives aldrig videre.
page-email-hint-picture = Kun bloggens ejer ser adressen. { $service } får en hash af den for at finde dit billede.
page-notify = Send mig en mail, når nogen svarer
page-notify-hint = Du får først én mail for at bekræfte din adresse. Hver senere mail har et link, der stopper dem.
page-follow = Send mig mails om nye kommentarer her
page-follow-off = Ingen mails
page-follow-at-once = Med det samme
page-follow-daily = Én gang om dagen
page-private = Kun til bloggens ejer
page-private-hint = Ingen andre ser det. Et svar kommer på mail, hvis du skriver din adresse.
page-private-held = Kun bloggens ejer ser dine ord.
page-private-reply = Svar er offentlige. Fjern markeringen, eller skriv direkte under artiklen.
page-private-offer = Foreslå offentliggørelse
page-website = Websted (valgfrit)
page-leave-empty = Lad dette felt være tomt
page-held-hint = Kommentarer vises, når bloggens ejer har godkendt dem.
page-send = Send
page-preview = Forhåndsvisning
page-no-reply = Kommentér artiklen i stedet
page-held = Afventer godkendelse. Din kommentar vises her, når bloggens ejer har godkendt den.
page-published = Din kommentar er offentliggjort.
page-closed = Der er lukket for kommentarer.
page-parent-gone = Den kommentar, du ville svare på, findes ikke længere.
page-error = Fejl
page-refused = Din kommentar blev ikke sendt
page-kept = Din tekst, klar til kopiering
page-to-thread = Åbn artiklens kommentarer
page-feed = Følg kommentarerne via feed
page-report = Anmeld
page-report-of = Anmeld kommentaren fra { $name }
report-title = Anmeld denne kommentar
report-what = Bloggens ejer tager stilling til den. Indtil da bliver kommentaren stående.
report-reason = Hvad er der galt med den?
report-reason-illegal = Den er ulovlig
report-reason-privacy = Den viser personoplysninger
report-reason-abuse = Den er krænkende eller truende
report-reason-spam = Den er spam
report-reason-mine = Jeg har skrevet den og vil have den fjernet
report-reason-other = Noget andet
report-text = Med dine egne ord
report-text-hint = Nødvendigt, hvis den er ulovlig, eller hvis det er noget andet: Skriv hvad og hvorfor. Kun bloggens ejer læser det.
report-email-hint = Så du får at vide, hvad der sker. Du får én mail, når der er truffet en beslutning.
report-good-faith = Når du sender anmeldelsen, erklærer du, at det, du skriver, er sandt, så vidt du ved.
report-send = Send anmeldelse
report-thanks = Tak
report-done = Din anmeldelse er modtaget. Bloggens ejer tager stilling til den.
report-done-mail = Du får en mail, når der er truffet en beslutning.
report-problem-comment-refused = Anmeldelsen blev ikke modtaget: Formularen blev udfyldt for hurtigt, er for gammel eller ser ud til at komme fra et program. Send den igen; hvis det ikke hjælper, så skriv til webstedets ejer.
report-problem-invalid-parameter = Vælg, hvad der er galt med kommentaren.
report-problem-unknown-comment = Kommentaren findes ikke længere.
follow-title = Følg denne tråd på mail
follow-what = Du får en mail om nye kommentarer på denne side. Er din adresse ny her, beder en mail dig først om at bekræfte den. I hver senere mail er der et link, som stopper dem.
follow-send = Følg
follow-done = Er adressen ikke bekræftet endnu, kommer der en mail med et link, som bekræfter den. Derefter hører du om nye kommentarer her.
follow-problem-comment-refused = Formularen blev udfyldt for hurtigt, er for gammel eller ser ud til at komme fra et program. Send den igen; hvis det ikke hjælper, så skriv til webstedets ejer.
by-mail-title = Kommentér på mail
by-mail-what = Skriv til denne adresse: Din mail bliver til en kommentar på denne side. Dit navn vises, som dit mailprogram sender det, din adresse gør ikke. Vedhæftede filer udelades.
by-mail-asked = Hvis intet beviser, at mailen er din, får du en, hvor du kan bekræfte det.
by-mail-until = Adressen virker til og med { $day }.
page-on = om

## Hvad der gik galt, på sider til læsere

problem-invalid-page = Adressen siger ikke, hvilken artikel det drejer sig om.
problem-unknown-site = Denne server har ingen blog med det navn.
problem-name-reserved = Navnet er reserveret til bloggens ejer. Skriv under et andet.
problem-unknown-parent = Den kommentar, du svarer på, findes ikke længere. Send din igen, så vises den for sig selv.
problem-parent-on-other-page = Den kommentar, du svarer på, hører til en anden artikel. Send din igen, så vises den for sig selv.
problem-invalid-parent = Den kommentar, du svarer på, findes ikke. Send din igen, så vises den for sig selv.
problem-invalid-key = Formularen var ikke fuldstændig. Send den igen.
problem-origin-null = Din browser sagde ikke, hvilken side dette kommer fra, så kommentaren blev ikke modtaget. Kopiér din tekst, og send den fra kommentarernes egen side.
problem-origin-not-allowed = Bloggen modtager ikke kommentarer fra den side, du skrev på. Kopiér din tekst, og send den fra kommentarernes egen side.
problem-body-too-large = Din kommentar er for lang til at sende. Gå ét trin tilbage i browseren: Din tekst bør stadig være der. Forkort den, og send igen.
problem-notify-without-email = Skriv adressen til mailene, eller fjern markeringen.
problem-follow-without-email = Skriv adressen til mailene, eller vælg ingen mails.
problem-needs-consent = Det er kun skrevet til dig. Spørg først: Det offentliggøres, når afsenderen siger ja.
problem-nobody-to-ask = Afsenderen kan ikke nås på mail og kan derfor hverken spørges eller få svar.
problem-too-many-followers = Tråden har allerede så mange følgere, som den kan have. Feedet viser også nye kommentarer.
problem-invalid-name = Navnet indeholder styretegn.
problem-name-empty = Navnet er tomt.
problem-text-empty = Teksten er tom.
problem-text-invisible = Der er intet synligt i teksten.
problem-name-too-long = Navnet har { $length } tegn; højst { $max } er tilladt.
problem-invalid-email = Det er ikke en e-mailadresse. Lad feltet være tomt, eller skriv en adresse som ann@example.org.
problem-invalid-website = Det er ikke en webadresse. Lad feltet være tomt, eller skriv en adresse som https://example.org.
problem-invalid-text = Teksten indeholder styretegn.
problem-text-too-long = Teksten har { $length } tegn; højst { $max } er tilladt.
problem-too-many-links = Teksten har { $length } links; højst { $max } er tilladt.
problem-comment-refused = Kommentaren modtages ikke her: Den ligner spam. Hvis den ikke er det, så skriv til webstedets ejer.
problem-too-many-comments = Der er kommet for meget fra dit netværk på kort tid. Intet er gået tabt: Prøv igen om { $minutes ->
        [one] et minut
       *[other] { $minutes } minutter
    }.
problem-page-closed-by-owner = Bloggens ejer har lukket siden. Den modtager ikke flere kommentarer.
problem-page-closed-by-age = Siden er for gammel til nye kommentarer.
problem-unknown-comment = Den kommentar findes ikke.
problem-comment-deleted = Kommentaren findes ikke længere.
problem-missing-field = Adressen siger ikke, hvilken artikel det drejer sig om.
problem-store-busy = Serveren er optaget. Intet blev gemt. Prøv igen om lidt.
problem-store-read-only = Serveren kan kun læse lige nu. Intet blev gemt. Prøv igen senere.
problem-store-full = Serveren har ikke mere plads. Intet blev gemt. Prøv igen senere.
problem-store-unavailable = Serveren kan ikke nå sine data. Intet blev gemt. Prøv igen senere.
problem-not-of-site = Siden er ikke i webstedets sitemap. Hvis artiklen er ny, så prøv igen om nogle minutter.
problem-webmention-source = `source` skal være adressen på en anden webside, med http eller https.
problem-webmention-target = `target` skal være adressen på en side, der modtager webmentions.
problem-not-found = Der er ikke noget på denne adresse.
problem-method-not-allowed = Adressen modtager ikke denne slags forespørgsel.
problem-internal = Der skete en fejl på serveren.
problem-unknown-field = Her er intet felt `{ $field }`.
problem-incomplete-body = Forespørgslen sluttede, før den var fuldstændig. Send den igen.
problem-invalid-encoding = Feltet `{ $field }` er ikke i UTF-8.
problem-field-name-not-utf8 = Navnet på et felt er ikke i UTF-8.
problem-form-needed = Hertil kan der kun sendes en HTML-formular (application/x-www-form-urlencoded).
problem-honeypot-filled = Et skjult felt var udfyldt. Lad det være tomt, og send kommentaren igen.

## Hvad der gik galt, på siden efter en blogs egen formular til Stacosys

form-problem-missing-field = Feltet `{ $field }` mangler.
form-problem-invalid-page = Feltet `url` indeholder ikke stien til en side. En sti begynder med /, for eksempel /posts/hej/.

## Hvad der gik galt, med få ord

title-invalid-cursor = Ugyldig markør
title-incomplete-body = Forespørgslen er ufuldstændig
title-invalid-encoding = Teksten er ikke i UTF-8
title-invalid-header = En header kan ikke læses
title-invalid-id = Ugyldigt id
title-invalid-json = Ugyldig JSON
title-invalid-page = Ugyldig side
title-invalid-parameter = En parameter kan ikke læses
title-invalid-request = Ugyldig forespørgsel
title-missing-field = Et felt mangler
title-too-many-decisions = For mange beslutninger
title-too-many-pages = For mange sider
title-unknown-field = Ukendt felt
title-wrong-type = Forkert type
title-api-token-invalid = Tokenet er ikke gyldigt
title-api-token-missing = Der skal bruges et token
title-edit-token-missing = Tokenet til redigering mangler
title-sign-in-needed = Ikke logget ind
title-comment-refused = Kommentaren modtages ikke
title-edit-window-over = For sent at redigere
title-foreign-form = Formularen kommer et andet sted fra
title-form-outdated = Formularen er for gammel
title-origin-not-allowed = Oprindelsen hører ikke til webstedet
title-origin-null = Browseren skjuler, hvor dette kommer fra
title-page-closed = Siden er lukket
title-scope-missing = Tokenet må ikke gøre dette
title-wrong-edit-token = Det er ikke din kommentar
title-wrong-password = Forkert adgangskode
title-not-found = Ikke fundet
title-unknown-batch = Den gruppe findes ikke
title-unknown-block = Den blokering findes ikke
title-unknown-comment = Den kommentar findes ikke
title-comment-deleted = Kommentaren findes ikke længere
title-unknown-link = Linket fører ingen steder hen
title-unknown-page = Den side findes ikke
title-unknown-parent = Den besvarede kommentar findes ikke
title-unknown-site = Det websted findes ikke
title-unknown-token = Det token findes ikke
title-method-not-allowed = Metoden er ikke tilladt
title-request-timeout = Forespørgslen kom for langsomt
title-changed-meanwhile = Ændret i mellemtiden
title-not-possible = Det kan ikke lade sig gøre nu
title-parent-on-other-page = Den besvarede kommentar er på en anden side
title-path-taken = Stien tilhører en anden side
title-site-exists = Nøglen tilhører et andet websted
title-token-exists = Navnet tilhører et andet token
title-link-expired = Linket er for gammelt
title-precondition-failed = Ændret i mellemtiden
title-body-too-large = Indholdet er for stort
title-uri-too-long = Adressen er for lang
title-unsupported-encoding = Indholdet er komprimeret
title-unsupported-media-type = Ukendt type indhold
title-idempotency-key-reused = Nøglen kom med en anden forespørgsel
title-invalid-address = Ugyldig IP-adresse
title-invalid-email = E-mailadressen er ikke gyldig
title-invalid-host = Ugyldigt domæne
title-invalid-key = Nøglen er ikke gyldig
title-invalid-known = Beviset er ikke gyldigt
title-invalid-name = Navnet er ikke gyldigt
title-invalid-origin = Ugyldig oprindelse
title-invalid-password = Adgangskoden er ikke gyldig
title-invalid-setting = Indstillingen er ikke gyldig
title-invalid-site-key = Webstedets nøgle er ikke gyldig
title-invalid-text = Teksten er ikke gyldig
title-invalid-title = Titlen er ikke gyldig
title-invalid-website = Webstedet er ikke gyldigt
title-name-reserved = Navnet er reserveret
title-name-too-long = Navnet er for langt
title-text-too-long = Teksten er for lang
title-too-many-links = For mange links
title-too-many-followers = For mange følger tråden
title-mail-unsigned = Forespørgslen er ikke signeret
title-mail-signature-wrong = Signaturen accepteres ikke
title-mail-not-raw = Ingen rå besked
title-mail-not-ours = Beskeden er ikke til Afterword
title-unknown-action = Ukendt handling
title-unknown-mark = Ukendt type blokering
title-unknown-reaction = Ukendt reaktion
title-unknown-scope = Ukendt rettighed
title-https-required = Brug https
title-too-many-comments = For mange kommentarer
title-too-many-connections = For mange forbindelser
title-too-many-mails = For mange mails
title-too-many-passwords = For mange forkerte adgangskoder
title-too-many-reactions = For mange reaktioner
title-headers-too-large = Headerne er for store
title-internal = Noget gik galt
title-mail-later = Beskeden kan ikke behandles nu
title-mail-off = Mail er slået fra
title-store-busy = Serveren er optaget
title-store-read-only = Serveren kan ikke gemme
title-store-unavailable = Serveren kan ikke nå sine data
title-stopping = Serveren stopper
title-timeout = Svaret tog for lang tid
title-store-full = Serveren har ikke mere plads

## Sider bag links i mails

link-comment-on = Kommentar til
link-approve-question = Godkend denne kommentar?
link-approve-button = Godkend
link-reject-question = Afvis denne kommentar?
link-reject-button = Afvis
link-spam-question = Er denne kommentar spam?
link-spam-button = Spam
link-delete-question = Slet denne kommentar?
link-delete-button = Slet
link-block-question = Blokér afsenderen af denne kommentar?
link-block-button = Blokér afsenderen
link-block-hint = Blokér: Kommentaren bliver spam. Det gør også alt, hvad der fra nu af kommer fra samme adresse eller netværk.
link-undo = Fortryd
link-decide = Din beslutning
link-otherwise = Ændr beslutningen
link-is-pending = Kommentaren afventer en beslutning
link-is-approved = Kommentaren er godkendt
link-is-rejected = Kommentaren er afvist
link-is-spam = Kommentaren er markeret som spam
link-is-deleted = Kommentaren er slettet
link-erased = Afsenderen har slettet kommentaren
link-outdated = Kommentaren er blevet ændret
link-outdated-hint = Den har nu en anden tekst end i din mail, så du kan ikke tage stilling til den her. En ny mail er på vej til dig: Tag stilling der.
link-decided-by = Besluttet af { $name }
link-undone-by = Fortrudt af { $name }
link-reasons = Hvorfor den blev holdt tilbage
link-reply = Svar offentligt (valgfrit)
link-reply-hint = Offentliggøres under kommentaren, fra { $name }, når du godkender. **fed**, *kursiv*, > citat, `kode`
link-answer = Offentliggør svaret
link-answered = Dit svar er offentliggjort under den.
link-to-comment = Se den på siden
link-confirm = Bekræft din adresse
link-confirm-what = { $address } vil få mails om kommentarer på { $site }.
link-confirm-button = Bekræft
link-confirm-hint = Var det ikke dig, der bad om dette? Så gør ingenting: Uden din bekræftelse kommer der ingen mails.
link-confirmed = Din adresse er bekræftet
link-confirmed-what = { $address } får mails om kommentarer på { $site }. Hver mail har et link, der stopper dem.
link-address-what = Svar, der kommer på mail fra { $address }, vil tælle som svar fra { $moderator }.
link-address-hint = Var det ikke dig, der bad om dette? Så gør ingenting: Uden din bekræftelse ændres intet.
link-address-done = Svar, der kommer på mail fra { $address }, tæller fra nu af som svar fra { $moderator }.
link-publish = Må dine ord offentliggøres?
link-publish-what = Du skrev dem kun til ejeren af { $site }. Når de er offentliggjort, kan alle læse dem, med navnet { $name } og med svarene på dem.
link-submit = Har du skrevet denne kommentar?
link-submit-what = Den kom på mail fra din adresse, til { $page }. Når du bekræfter den, bliver der taget stilling til den som til enhver anden kommentar.
link-submit-button = Ja, den er min
link-submit-hint = Har du ikke skrevet den? Så gør ingenting: Uden din bekræftelse ser ingen den.
link-put-back = Offentliggør dit svar med disse ord?
link-put-back-done = Dit svar er offentliggjort med disse ord
link-put-back-late = Dit svar er ændret eller fjernet siden, så ordene kan ikke sættes ind igen
link-put-back-comment = Offentliggør kommentaren med disse ord?
link-put-back-comment-done = Kommentaren er offentliggjort med disse ord
link-put-back-comment-late = Kommentaren er ændret eller fjernet siden, så ordene kan ikke sættes ind igen
link-send-rest = Send også disse ord til afsenderen?
link-send-rest-done = Ordene sendes på mail til afsenderen
link-stop = Hvilke mails skal stoppe?
link-stop-what = { $address } får mails om kommentarer på { $site }.
link-stop-one = Kun mails om denne kommentar
link-stop-one-hint = Ikke flere mails om svar på din kommentar til »{ $page }«. Andre mails fortsætter.
link-stop-thread = Kun mails om denne tråd
link-stop-thread-hint = Ikke flere mails om nye kommentarer til »{ $page }«. Andre mails fortsætter.
link-stop-threads = Kun mails om tråde, du følger
link-stop-threads-hint = Ikke flere mails om nye kommentarer i tråde på { $site }, som du følger. Mails om svar til dig fortsætter.
link-stop-all = Alle mails
link-stop-all-hint = Ikke flere mails overhovedet fra { $site }.
link-stopped = Du får ikke flere mails
link-stopped-one = Der kommer ikke flere mails om svar på din kommentar til »{ $page }«.
link-stopped-thread = Der kommer ikke flere mails om nye kommentarer til »{ $page }«.
link-stopped-threads = Der kommer ikke flere mails om tråde på { $site }.
link-stopped-that = Der kommer ikke flere mails om svar på den kommentar.
link-stopped-all = { $address } får ikke flere mails fra { $site }.
link-stopped-gone = Din adresse er ikke gemt her.
link-no-link = Linket fører ingen steder hen

## Hvad der gik galt, på sider bag links i mails

link-problem-unknown-link = Linket er ikke fuldstændigt, eller det er udløbet. Kopiér det fra mailen igen. Hvis det står på to linjer dér, så sæt dem sammen.
link-problem-link-expired = Linket er for gammelt. Det, det var til, er måske allerede gjort. Nyere mails har links, der virker.
link-problem-missing-field = Intet blev valgt, så intet blev ændret. Følg linket i mailen igen, og tryk på en af knapperne.
link-problem-unknown-action = Det kan ikke besluttes her. Vælg en af knapperne.
link-problem-not-possible = Det kan ikke lade sig gøre med kommentaren, som den er nu.
link-problem-changed-meanwhile = Nogen har besluttet noget andet i mellemtiden, så intet blev ændret. Sådan er kommentaren nu.

## Konsollen: ramme, kø og kommentar

console-frame-skip = Gå til indholdet
console-frame-navigation = Konsol
console-frame-queue = Kø
console-frame-comments = Kommentarer
console-frame-pages = Sider
console-frame-blocks = Blokeret
console-frame-statistics = Statistik
console-frame-sites = Websteder
console-frame-tokens = Tokens
console-frame-outbox = Udbakke
console-frame-account = Konto
console-frame-menu = Menu
console-frame-signed-in = Logget ind som { $name }
console-frame-sign-out = Log ud
console-keys-title = Tastaturgenveje
console-keys-next = Næste kommentar
console-keys-previous = Forrige kommentar
console-keys-tick = Markér, for at tage stilling til flere på én gang
console-keys-open = Åbn kommentaren på sin egen side
console-keys-undo = Fortryd
console-keys-help = Vis disse genveje
console-keys-note = Genvejene er slået fra, mens du skriver.
console-keys-close = Luk
console-list-label = Liste over kommentarer
console-list-by-status = Kommentarer efter status
console-list-all = Alle
console-list-site = Websted
console-list-all-sites = Alle websteder
console-list-search = Søg
console-list-find = Søg
console-list-on-page = Til »{ $page }«
console-list-by-author = Fra samme adresse eller netværk som { $name }
console-list-without = Fjern filteret
console-list-choose = Markér kommentaren fra { $name }
console-list-choose-all = Markér alle på siden
console-list-chosen = For de markerede
console-list-older = Ældre
console-list-newest = Nyeste
console-list-to-comment = Gå til kommentaren
console-list-nothing-waits = Intet venter.
console-list-nothing-waits-hint = Nye kommentarer lander først her. Nyd roen.
console-list-in-spam =
    { $count ->
        [one] ({ $count } i spam)
       *[other] ({ $count } i spam)
    }
console-list-nothing-here = Der er ingen kommentarer her.
console-list-nothing-found = Ingen kommentar indeholder »{ $words }«.
console-list-see-all = Se alle kommentarer
console-list-erased = Slettet af afsenderen
console-list-reported = Anmeldt
console-comment-label = Kommentaren
console-comment-to-list = Liste
console-comment-on = til
console-comment-see-page = Åbn siden på bloggen
console-comment-edited = redigeret
console-comment-pinned = Fastgjort
console-comment-answers = Svar til { $name }
console-comment-answers-gone = Svar på en kommentar, der er væk
console-comment-replies =
    { $count ->
        [one] { $count } svar
       *[other] { $count } svar
    }
console-comment-more-replies =
    { $count ->
        [one] og { $count } mere
       *[other] og { $count } flere
    }
console-comment-reasons = Hvorfor den venter
console-comment-reported = Anmeldt af læsere
console-comment-reasons-then = Hvorfor den blev holdt tilbage
console-comment-points = { $points } point i alt
console-comment-author = Fra samme adresse eller netværk
console-comment-first = Første kommentar
console-comment-published =
    { $count ->
        [one] { $count } offentliggjort
       *[other] { $count } offentliggjorte
    }
console-comment-waiting =
    { $count ->
        [one] { $count } venter
       *[other] { $count } venter
    }
console-comment-rejected =
    { $count ->
        [one] { $count } afvist
       *[other] { $count } afviste
    }
console-comment-spam =
    { $count ->
        [one] { $count } spam
       *[other] { $count } spam
    }
console-comment-since = siden { $date }
console-comment-by-author = Alle fra samme adresse eller netværk
console-comment-erased = Afsenderen har slettet kommentaren. Du kan ikke længere tage stilling til den.
console-comment-decide = Din beslutning
console-comment-reply = Svar
console-comment-reply-hint = Offentliggøres under kommentaren, fra { $name }. **fed**, *kursiv*, > citat, `kode`
console-comment-reply-approves = Godkend og svar
console-comment-reply-send = Offentliggør svaret
console-comment-edit = Redigér
console-comment-edit-text = Kommentaren i Markdown
console-comment-edit-hint = Læserne kan se, at den er redigeret.
console-comment-edit-send = Gem
console-comment-block = Blokér afsenderen
console-comment-block-hint = Kommentaren bliver spam. Det gør også alt, hvad der kommer fra det, du vælger.
console-comment-block-name = Navnet
console-comment-block-email = E-mailadressen
console-comment-block-network = Netværket
console-comment-block-send = Markér som spam, og blokér
console-comment-audit = Hvad der er besluttet
console-comment-when = Hvornår
console-comment-who = Hvem
console-comment-what = Hvad
console-comment-interface = Via
console-comment-change = Før og efter
console-comment-undone = fortrudt
console-comment-no-decision = Ingen har besluttet noget endnu.
console-status-pending = Venter
console-status-approved = Offentliggjort
console-status-rejected = Afvist
console-status-spam = Spam
console-status-deleted = Slettet
console-status-private = Kun til dig
console-comment-private = Kun til dig: Ingen andre ser det. Dit svar sendes på mail til afsenderen og bliver mellem jer to.
console-comment-private-no-answer = Kun til dig: Ingen andre ser det. Afsenderen kan ikke nås på mail, så du kan ikke svare.
console-action-approve-button = Godkend
console-action-approve-past = godkendte
console-action-approve-done =
    { $count ->
        [one] { $count } kommentar godkendt.
       *[other] { $count } kommentarer godkendt.
    }
console-action-reject-button = Afvis
console-action-reject-past = afviste
console-action-reject-done =
    { $count ->
        [one] { $count } kommentar afvist.
       *[other] { $count } kommentarer afvist.
    }
console-action-spam-button = Spam
console-action-spam-past = markerede som spam
console-action-spam-done =
    { $count ->
        [one] { $count } kommentar markeret som spam.
       *[other] { $count } kommentarer markeret som spam.
    }
console-action-delete-button = Slet
console-action-delete-past = slettede
console-action-delete-done =
    { $count ->
        [one] { $count } kommentar slettet.
       *[other] { $count } kommentarer slettet.
    }
console-action-restore-button = Gendan
console-action-restore-past = gendannede
console-action-restore-done =
    { $count ->
        [one] { $count } kommentar gendannet.
       *[other] { $count } kommentarer gendannet.
    }
console-action-pin-button = Fastgør
console-action-pin-past = fastgjorde
console-action-pin-done =
    { $count ->
        [one] { $count } kommentar fastgjort.
       *[other] { $count } kommentarer fastgjort.
    }
console-action-unpin-button = Frigør
console-action-unpin-past = frigjorde
console-action-unpin-done =
    { $count ->
        [one] { $count } kommentar frigjort.
       *[other] { $count } kommentarer frigjort.
    }
console-action-block-button = Blokér
console-action-block-past = blokerede afsenderen
console-action-block-done =
    { $count ->
        [one] Afsenderen er blokeret, og kommentaren er spam.
       *[other] { $count } kommentarer markeret som spam, afsenderne blokeret.
    }
console-action-undo-button = Fortryd
console-action-undo-past = fortrød beslutningen
console-action-undo-done =
    { $count ->
        [one] { $count } beslutning fortrudt.
       *[other] { $count } beslutninger fortrudt.
    }
console-action-edit-button = Redigér
console-action-edit-past = redigerede
console-action-edit-done =
    { $count ->
        [one] Kommentaren har fået sin nye tekst.
       *[other] { $count } kommentarer har fået deres nye tekst.
    }
console-action-ask-button = Spørg om lov
console-action-ask-past = spurgte, om det må offentliggøres
console-action-ask-done = Spurgt: { $count }.
console-action-reply-button = Svar via mail
console-action-reply-past = svarede via mail
console-action-reply-done = Svar sendt via mail: { $count }.
console-script-failed = Det lykkedes ikke, så intet blev ændret:
console-script-failed-partly = Nogle lykkedes ikke:
console-script-offline = Serveren kan ikke nås. Intet blev ændret; prøv igen.
console-script-session-ended = Du er blevet logget ud. Intet blev ændret, og det, du skrev, er bevaret.
console-script-sign-in = Log ind igen
console-interface-console = Konsol
console-interface-mail = Mail
console-interface-link = Link i en mail
console-interface-api = API
console-interface-command-line = Kommandolinje
console-interface-akismet = Akismet
console-interface-network = Netværk

## Konsollen: lister

console-shared-site = Websted
console-shared-all-sites = Alle websteder
console-shared-filter = Hvad der skal vises
console-shared-show = Vis
console-shared-more = Mere
console-shared-beginning = Fra begyndelsen
console-shared-parts = Listens dele
console-shared-done = Gemt.
console-shared-never = aldrig
console-shared-save = Gem
console-shared-what = Handling
console-pages-title = Sider
console-pages-page = Side
console-pages-comments = Kommentarer
console-pages-first-seen = Første kommentar
console-pages-state = Status
console-pages-open = Åben
console-pages-closed = Lukket
console-pages-closed-by-age = Lukket på grund af alder
console-pages-aliases = Findes også på
console-pages-search = Søg efter
console-pages-search-hint = I titlen eller stien.
console-pages-change = Ændr
console-pages-change-this = Ændr { $page }
console-pages-close = Luk
console-pages-close-what = Læserne kan stadig se kommentarerne, men ikke skrive nye.
console-pages-reopen = Åbn igen
console-pages-reopen-what = Læserne kan skrive kommentarer her igen.
console-pages-by-age-what = Webstedet lukker artikler et stykke tid efter den første kommentar. Hvornår, står i webstedets indstillinger.
console-pages-retired-what = Webstedet er arkiveret: Artiklerne modtager ikke flere kommentarer.
console-pages-name = Titel
console-pages-name-what = Vises i konsollen, i mails og i feeds.
console-pages-rename = Gem titel
console-pages-move-to = Flyt til
console-pages-move-what = Til en artikel, der har fået en ny sti. Gamle links virker stadig. Hvis der allerede er kommentarer på den nye sti, bliver de to tråde til én. Det kan ikke fortrydes.
console-pages-move-button = Flyt
console-pages-moved = Kommentarerne er nu på { $path }.
console-pages-alias = En sti mere
console-pages-alias-what = Endnu en sti, der fører til de samme kommentarer.
console-pages-alias-button = Tilføj sti
console-pages-none = Ingen sider endnu.
console-pages-none-hint = En artikel vises her med sin første kommentar.
console-pages-none-found = Ingen side fundet. Prøv med færre ord, eller med alle websteder.
console-blocks-title = Blokeret
console-blocks-about = Alt fra disse afsendere havner direkte i spam. Tidligere kommentarer forbliver, som de er.
console-blocks-who = Hvem
console-blocks-since = Siden
console-blocks-by = Af
console-blocks-name = Navn
console-blocks-email = E-mailadresse
console-blocks-network = Netværk
console-blocks-host = Domæne
console-blocks-network-of = netværket bag kommentaren fra { $name }
console-blocks-network-given = et netværk, der blev tastet ind; kun en hash af det er gemt
console-blocks-comment = kommentaren
console-blocks-remove = Fjern blokering
console-blocks-remove-this = Fjern blokering af { $name }
console-blocks-add = Blokér nogen
console-blocks-kind = Blokér efter
console-blocks-value = Hvem eller hvad
console-blocks-value-hint = Et navn som Ann, en e-mailadresse som ann@example.org, en IP-adresse som 203.0.113.7 (hele dens netværk blokeres) eller et domæne som example.org (alle domæner under det blokeres også).
console-blocks-add-button = Blokér
console-blocks-none = Ingen er blokeret. Du kan også blokere en afsender dér, hvor du læser kommentaren.
console-statistics-title = Statistik
console-statistics-span = Periode
console-statistics-days = { $days } dage
console-statistics-a-day = pr. dag
console-statistics-a-week = pr. uge
console-statistics-comments = Kommentarer
console-statistics-decisions = Beslutninger
console-statistics-share = Andel spam
console-statistics-top = Mest kommenterede sider
console-statistics-published = Offentliggjort
console-statistics-waiting = Venter
console-statistics-spam = Spam
console-statistics-refused = Afvist
console-statistics-all = Alle
console-statistics-came-in =
    { $count ->
        [0] De seneste { $days } dage kom der ingen kommentarer.
        [one] De seneste { $days } dage kom der én kommentar: { $spam ->
            [0] ikke spam
           *[other] spam
        }.
       *[other] De seneste { $days } dage kom der { $count } kommentarer, heraf { $spam ->
            [0] ingen
           *[other] { $spam }
        } spam.
    }
console-statistics-decided =
    { $count ->
        [0] De seneste { $days } dage blev intet besluttet.
        [one] De seneste { $days } dage blev der truffet én beslutning.
       *[other] De seneste { $days } dage blev der truffet { $count } beslutninger, de fleste { $when }: { $most }.
    }
console-statistics-share-was = De seneste { $days } dage var { $share } af det, der kom ind, spam.
console-statistics-share-none = De seneste { $days } dage kom der intet ind, så der er ingen andel at vise.
console-statistics-top-was = Siderne med flest offentliggjorte kommentarer i alt.
console-statistics-top-none = Ingen side har en offentliggjort kommentar endnu.
console-statistics-on-day = den { $date }
console-statistics-in-week = i ugen fra den { $date }
console-statistics-week-label = Ugen fra den { $date }
console-statistics-column = { $when }: { $all } (offentliggjort { $published }, venter { $waiting }, spam { $spam }, afvist { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] ingen kommentarer
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    }
console-statistics-decision-count =
    { $count ->
        [0] ingen beslutninger
        [one] { $count } beslutning
       *[other] { $count } beslutninger
    }
console-statistics-table = Tallene som tabel
console-statistics-day = Dag
console-statistics-week = Uge fra
console-statistics-utc = Dagene begynder ved midnat UTC.
console-sites-title = Websteder
console-sites-key = Nøgle
console-sites-name = Titel
console-sites-name-hint = Vises i mails, i feeds og her.
console-sites-origins = Oprindelse
console-sites-origins-hint = Hvor bloggen er, én adresse pr. linje, for eksempel https://blog.example.org. Der modtages kun kommentarer derfra. Links fører til den første.
console-sites-comments = Kommentarer
console-sites-waiting = Venter
console-sites-none = Ingen websteder endnu. Tilføj din blog nedenfor.
console-sites-add = Tilføj et websted
console-sites-add-button = Tilføj websted
console-sites-key-hint = Står i scripttagget og ændres aldrig: a–z, 0–9, - og _, for eksempel blog.
console-sites-key-invalid = Skriv 1 til 40 tegn af a–z, 0–9, - og _, med et bogstav eller ciffer først.
console-sites-key-taken = Der er allerede et websted med den nøgle. Vælg en anden.
console-sites-origins-invalid = Skriv mindst én adresse, hver kun med skema og domæne, for eksempel https://blog.example.org.
console-sites-name-invalid = Skriv en kortere titel, på én linje.
console-sites-refused = Intet er gemt endnu. Se på de markerede felter.
console-sites-outdated = En anden har ændret webstedet i mellemtiden, så intet blev gemt. Det, du skrev, står nedenfor. Gemmer du det igen, erstatter det den anden ændring.
console-sites-see-now = Se webstedet, som det er nu
console-sites-as-server = serverens standard: { $value }
console-sites-while-empty = Lad feltet være tomt for serverens standard ({ $value }).
console-sites-nothing = intet
console-sites-about = Webstedet
console-sites-about-comments = Kommentarer
console-sites-about-spam = Hvad der er spam
console-sites-about-thread = Tråden
console-sites-about-people = Personer og mails
console-sites-paste = Til din blog
console-sites-paste-hint = Indsæt dette i skabelonen til dine artikler, dér hvor kommentarerne skal vises.
console-sites-tag = Scripttag
console-sites-back = Alle websteder
console-tokens-title = Tokens
console-tokens-about = Et token er en nøgle til et script. Med det må scriptet via API’et gøre det, du tillader her.
console-tokens-name = Navn
console-tokens-name-hint = Hvad det er til, for eksempel »backup om natten«. Beslutninger noteres under dette navn.
console-tokens-name-invalid = Skriv et navn på 1 til 80 tegn.
console-tokens-name-taken = Der er allerede et token med det navn. Vælg et andet navn, eller tilbagekald det gamle.
console-tokens-scopes = Det må
console-tokens-scopes-missing = Vælg mindst én ting, som tokenet må.
console-tokens-made = Oprettet
console-tokens-used = Sidst brugt
console-tokens-state = Status
console-tokens-revoked = Tilbagekaldt den { $date }
console-tokens-revoke = Tilbagekald
console-tokens-revoke-this = Tilbagekald { $name }
console-tokens-revoke-what = Et tilbagekaldt token holder straks op med at virke og kan ikke hentes tilbage.
console-tokens-none = Ingen tokens endnu.
console-tokens-add = Opret et token
console-tokens-add-button = Opret token
console-tokens-ready = Tokenet { $name } er klar
console-tokens-once = Kopiér det nu: Det vises kun én gang. Kun en hash af det er gemt.
console-tokens-token = Token
console-tokens-back = Alle tokens
console-outbox-title = Mails
console-outbox-tabs = Hvilke mails
console-outbox-failed = Mislykkede
console-outbox-waiting = Venter
console-outbox-all = Alle
console-outbox-failed-one = Mislykket
console-outbox-waiting-one = Venter
console-outbox-kind = Type
console-outbox-to = Til
console-outbox-since = Skrevet
console-outbox-state = Status
console-outbox-attempts =
    { $count ->
        [0] ikke forsøgt endnu
        [one] { $count } forsøg
       *[other] { $count } forsøg
    }
console-outbox-next = næste { $time }
console-outbox-sent = Sendt
console-outbox-error = Svar fra den anden server
console-outbox-why = Hvorfor
console-outbox-again = Prøv igen
console-outbox-again-this = Prøv igen: { $mail }
console-outbox-mails = Mails
console-outbox-webhooks = Webhooks
console-outbox-event = Hændelse
console-outbox-url = Adresse
console-outbox-none-failed = Ingen mail er mislykkedes. Alt er, som det skal være.
console-outbox-none-waiting = Ingen mail venter.
console-outbox-none = Ingen mails endnu.

console-ways-in-title = Indgående mails
console-ways-in-way = Vej ind
console-ways-in-messages = Beskeder
console-ways-in-last = Seneste besked
console-ways-in-looked = Seneste kontrol
console-ways-in-failures = Fejl
console-ways-in-open = Åben
console-ways-in-closed = Lukket
console-ways-in-since = Talt siden serveren startede. Det, der kommer via `afterword mail receive`, tælles ikke her.
console-ways-in-off = Mail er slået fra.
console-ways-in-login = Afterword er ikke logget ind på sin postkasse. Mails venter, indtil nogen logger ind.

## Hvad et token må

scope-read = læse
    .may = læse kommentarer med enhver status, med e-mailadresser, og sider
scope-moderate = moderere
    .may = tage stilling til kommentarer, redigere dem, blokere afsendere, slette alt fra en person, ændre sider
scope-sites = ændre websteder
    .may = tilføje websteder, ændre deres indstillinger (med de to første: også moderatorer og sitemap), oprette og tilbagekalde tokens
scope-export = eksportere
    .may = hente alle data ud
scope-mail = aflevere mails
    .may = aflevere de mails, der kommer tilbage til Afterword

## Hvorfor en mail eller en webhook ikke blev leveret

undelivered-given-up = Opgivet efter tre dage
undelivered-bounced = Den kom tilbage: Adressen modtager ikke mails.
undelivered-receiver-removed = Indstillingen webhooks.urls nævner ikke længere denne modtager.
undelivered-store-unreadable = Databasen kunne ikke læses.
undelivered-place-unknown = Webstedet eller siden kendes ikke.
undelivered-too-many-confirmations = Den venter, fordi mange læsere er blevet bedt om at bekræfte en adresse den seneste time.
undelivered-answered = Modtageren svarede { $status }.

## Hvad mailene i udbakken er

console-mail-kind-moderation = Ny kommentar, til en moderator
console-mail-kind-spam = Hvad der blev gemt som spam, til en moderator
console-mail-kind-confirmation = Bekræftelse af en adresse
console-mail-kind-answered = Nogen svarede, til en læser
console-mail-kind-followed = Ny kommentar i en tråd, der følges, til en læser
console-mail-kind-published = Kommentar offentliggjort, til afsenderen
console-mail-kind-reported = Kommentar anmeldt, til en moderator
console-mail-kind-report-decided = Hvad der kom ud af en anmeldelse, til den, der anmeldte
console-mail-kind-removed = Kommentar fjernet efter en anmeldelse, til afsenderen
console-mail-kind-private = Ord kun til dig, til en moderator
console-mail-kind-private-reply = Svar på fortrolige ord, til afsenderen
console-mail-kind-may-publish = Må fortrolige ord offentliggøres, til afsenderen
console-mail-kind-decided = Hvad dit svar gjorde
console-mail-kind-explanation = Hvorfor dit svar ikke gjorde noget
console-mail-kind-refusal = Hvorfor en læsers svar ikke blev modtaget
console-mail-kind-unproven = Har du skrevet denne kommentar, til afsenderen
console-mail-kind-received = En kommentar er kommet på mail, til afsenderen
console-mail-kind-test = Test
console-mail-kind-sign-in = Link til at logge ind
console-mail-kind-damage = Beskadiget database
console-mail-kind-address = Ekstra adresse for en moderator

## Et websteds indstillinger: navn, tip, hvad der skal skrives i stedet, og valgene

setting-moderation = Nye kommentarer
    .hint = Om en kommentar venter på dig eller vises med det samme.
    .hold = hold tilbage
    .publish = offentliggør med det samme
setting-edit-window = Tid til at redigere
    .hint = Hvor længe afsendere må ændre eller slette deres kommentar, for eksempel 15m, 2h eller 1d. 0s betyder slet ikke.
    .problem = Skriv en tid som 15m, 2h eller 1d; 30d er det længste.
setting-close-after = Luk artikler efter
    .hint = Hvor længe efter den første kommentar en artikel modtager nye, for eksempel 90d, eller never for altid. Gamle artikler tiltrækker mest spam.
    .problem = Skriv en tid som 90d, eller never.
setting-retired = Arkiveret
    .hint = Om bloggen fortsætter uden denne server: Artiklerne modtager så ikke flere kommentarer eller reaktioner, og ingen kan længere følge tråde. Det indstilles med kommandoen afterword retire.
    .true = arkiveret
    .false = i brug
setting-sitemap = Sitemap
    .hint = Her står artiklerne: en sti som /sitemap.xml, eller en hel adresse på webstedet. Skriv none for intet sitemap.
    .problem = Skriv en sti som /sitemap.xml, eller en hel adresse.
setting-unknown-pages = Ukendte artikler
    .hint = Hvad der sker med en kommentar til en artikel, der ikke er i sitemappet.
    .hold = hold den tilbage
    .refuse = afslå den
    .publish = modtag den som alle andre
setting-hold-at = Holdes tilbage fra
    .hint = Pointtal i spamkontrollen, hvor en kommentar venter på dig; 0 betyder aldrig.
    .problem = Skriv et tal fra 0 til 1000.
setting-spam-at = Spam fra
    .hint = Pointtal, hvor en kommentar havner i spam; 0 betyder aldrig.
    .problem = Skriv et tal fra 0 til 1000.
setting-refuse-at = Afslås fra
    .hint = Pointtal, hvor en kommentar slet ikke modtages; 0 betyder aldrig.
    .problem = Skriv et tal fra 0 til 1000.
setting-words-hold = Holdes tilbage ved disse ord
    .hint = En kommentar med et af disse ord eller udtryk, ét pr. linje, venter på dig. /…/ er et mønster. Skriv none for ingen ord.
    .problem = Skriv højst 500 ord eller mønstre som /billige .* piller/, ét pr. linje, uden kommaer.
setting-words-spam = Spam ved disse ord
    .hint = En kommentar med et af disse ord er spam.
    .problem = Skriv højst 500 ord eller mønstre som /billige .* piller/, ét pr. linje, uden kommaer.
setting-words-refuse = Afslås ved disse ord
    .hint = En kommentar med et af disse ord modtages ikke.
    .problem = Skriv højst 500 ord eller mønstre som /billige .* piller/, ét pr. linje, uden kommaer.
setting-script-check = Andre skriftsystemer
    .hint = Om en kommentar i et andet skriftsystem end dit venter på dig.
    .off = kontrollér ikke
    .hold = hold tilbage
setting-scripts = Dine skriftsystemer
    .hint = For eksempel Latin eller Cyrillic, ét pr. linje. Skriv none for dem, webstedets sprog bruger.
    .problem = Skriv navne på skriftsystemer som Latin, Cyrillic eller Han, ét pr. linje.
setting-trust-after = Kendt efter
    .hint = Efter så mange godkendte kommentarer er en afsender kendt og behøver ikke at vente. 0 betyder aldrig.
    .problem = Skriv et tal fra 0 til 20.
setting-trust-confirmed = Kendt via mail
    .hint = Om afsendere med en bekræftet e-mailadresse er kendte.
    .true = ja
    .false = nej
setting-akismet = Akismet
    .hint = Om tjenesten Akismet bliver spurgt om hver kommentar. Den får teksten og afsenderens navn, e-mailadresse og netværksadresse. Serveren skal have en nøgle til den.
    .true = spørg
    .false = spørg ikke
setting-depth = Niveauer af svar
    .hint = Hvor mange niveauer svar rykkes ind. Dybere svar vises på sidste niveau. 0 giver en flad liste.
    .problem = Skriv et tal fra 0 til 20.
setting-page-size = Kommentarer ad gangen
    .hint = Hvor mange der vises før knappen til flere.
    .problem = Skriv et tal fra 1 til 1000.
setting-sort = Rækkefølge
    .hint = Hvilke kommentarer der kommer først.
    .oldest = ældste først
    .newest = nyeste først
    .top = flest reaktioner først
setting-images = Billeder
    .hint = Om billeder i kommentarer vises. Browsere henter dem fra det domæne, afsenderen angiver, og det domæne ser så dine læsere.
    .true = vises
    .false = vises ikke
setting-maths = Formler
    .hint = Om TeX i kommentarer vises som formler: $x^2$ i teksten, $$x^2$$ på en linje for sig selv. Kommentarer, der allerede er skrevet, forbliver, som de er.
    .true = vises
    .false = vises ikke
setting-code-colours = Farver i kode
    .hint = Om kode efter ``` og navnet på et sprog vises i farver. Kommentarer, der allerede er skrevet, forbliver, som de er.
    .true = vises
    .false = vises ikke
setting-reactions = Reaktioner
    .hint = Hvad læsere kan efterlade med ét klik: emojier eller korte ord, ét pr. linje, højst 12. Skriv none for ingen reaktioner.
    .problem = Skriv højst 12 emojier eller korte ord, ét pr. linje, uden mellemrum og kommaer, hvert kun én gang.
setting-article-reactions = Reaktioner på artikler
    .hint = Om de samme reaktioner kan gives til selve artiklen. De står over kommentarerne.
    .true = tilbydes
    .false = tilbydes ikke
setting-avatars = Profilbilleder
    .hint = Vises ved kommentarer, der er skrevet med en e-mailadresse. Denne server henter dem: Tjenesten får en hash af adressen og intet om dine læsere.
    .off = ingen
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Ord kun til dig
    .hint = Om læsere kan skrive noget, som kun du ser. Det offentliggøres kun, hvis både du og afsenderen vil det.
    .true = tages imod
    .false = tages ikke imod
setting-language = Sprog
    .hint = Sproget i teksterne omkring kommentarerne: { $languages }. En side kan angive et andet sprog.
    .problem = Skriv en sprogkode som en, de eller pt-BR.
setting-owner = Dit navn
    .hint = Vises over dine egne svar. Uden navn vises webstedets titel.
    .problem = Skriv et navn på højst 80 tegn.
setting-reserved-names = Reserverede navne
    .hint = Navne, som ingen må kommentere under, ét pr. linje, højst 50. Dit eget navn og webstedets titel er altid reserveret. Skriv none for kun at reservere dem.
    .problem = Skriv højst 50 navne på højst 80 tegn, ét pr. linje, uden kommaer, hvert kun én gang.
setting-moderators = Moderatorer
    .hint = E-mailadresser, én pr. linje, højst 20. Hver moderator får en mail om nye kommentarer og beslutter ved at svare. Skriv none for ingen.
    .problem = Skriv højst 20 e-mailadresser som ann@example.org, én pr. linje, hver kun én gang.
setting-tell-owner = Mails til moderatorer
    .hint = Hvilke nye kommentarer moderatorer får mail om.
    .held = dem, der venter
    .all = alle
    .nothing = ingen
setting-tell-spam = Mails om spam
    .hint = Om moderatorer én gang om dagen får en mail om, hvad der blev gemt som spam.
    .true = ja
    .false = nej
setting-notifications = Mails om svar
    .hint = Om læsere må bede om en mail, når nogen svarer dem. De bekræfter først deres adresse.
    .true = ja
    .false = nej
setting-follow-threads = Følg tråde
    .hint = Om læsere må følge en tråd: en mail om hver ny kommentar eller én om dagen. Kun hvor mails om svar er slået til.
    .true = ja
    .false = nej
setting-comments-by-mail = Kommentarer på mail
    .hint = Om læsere kan skrive kommentarer på mail: Hver side har så en adresse til det.
    .true = ja
    .false = nej
setting-tell-authors = Mails om offentliggørelse
    .hint = Om afsendere med en bekræftet adresse får en mail, når deres tilbageholdte kommentar bliver offentliggjort.
    .true = ja
    .false = nej
setting-answers-elsewhere = Svar på andre netværk
    .hint = Om dine svar til folk på Mastodon og Bluesky også bliver slået op der.
    .true = ja
    .false = nej

setting-own-posts = Dine opslag
    .hint = En fil på webstedet, der nævner dine opslag om artiklerne, f.eks. /afterword/posts.json. Skriv none for ingen fil.
    .problem = Skriv en sti som /afterword/posts.json, eller en hel adresse.

setting-webmentions = Webmentions
    .hint = Om sider på andre websteder, der linker til en artikel, bliver til kommentarer.
    .true = ja
    .false = nej

setting-send-webmentions = Send webmentions
    .hint = Om de sider, som dine egne kommentarer linker til, får besked.
    .true = ja
    .false = nej

## Konsollen: log ind, og kontoen

console-sign-in = Log ind
console-sign-in-email = E-mailadresse
console-sign-in-password = Adgangskode
console-sign-in-password-hint = Lad feltet være tomt for at få et link på mail, som du kan logge ind med.
console-sign-in-no-mail-hint = Denne server sender ikke mails. Hvis du ikke har nogen adgangskode, så kør `afterword console link ADRESSE` på serveren: Det viser et link til at logge ind.
console-sign-in-sent-title = Tjek din mail
console-sign-in-sent = Hvis { $address } tilhører en ejer her, er der en mail på vej.
console-sign-in-sent-hint = Linket i den virker én gang og i 15 minutter. Du må gerne åbne det på en anden enhed.
console-sign-in-follow = Log ind her som { $address }?
console-sign-in-follow-hint = Linket virker kun én gang.
console-sign-in-account = Din konto
console-sign-in-signed-in-as = Du er logget ind som
console-sign-in-sessions = Hvor du er logget ind
console-sign-in-sessions-hint = En session slutter efter 30 dage, eller efter 7 dage uden besøg.
console-sign-in-some-browser = ukendt browser
console-sign-in-begun = Logget ind
console-sign-in-seen = Sidst set
console-sign-in-this-one = denne
console-sign-in-sign-out = Log ud
console-sign-in-sign-out-everywhere = Log ud overalt
console-sign-in-session-ended = Logget ud dér.
console-sign-in-set-password = Vælg en adgangskode
console-sign-in-change-password = Skift adgangskode
console-sign-in-old-password = Nuværende adgangskode
console-sign-in-new-password = Ny adgangskode
console-sign-in-new-password-hint = Mindst 12 tegn; en sætning er fint. Du bliver logget ud alle andre steder.
console-sign-in-password-set = Adgangskoden er gemt. Du er logget ud alle andre steder.
console-sign-in-refused = Det lykkedes ikke
console-sign-in-kept = Hvad du skrev, så det ikke går tabt
console-sign-in-to-console = Til konsollen

## Hvad der gik galt, i konsollen

console-problem-unknown-link = Linket er udløbet eller allerede brugt. Et link virker én gang og i 15 minutter: Bed om et nyt.
console-problem-wrong-password = Forkert adresse eller adgangskode.
console-problem-invalid-password = Vælg en adgangskode på mindst 12 og højst 1024 tegn. En sætning er fint.
console-problem-too-many-passwords = For mange forkerte adgangskoder. Vent { $minutes ->
        [one] et minut
       *[other] { $minutes } minutter
    }, eller log ind med et link på mail: Lad adgangskoden være tom.
console-problem-too-many-mails = Der er bedt om for mange mails. De, der allerede er sendt, virker i 15 minutter: Se i din indbakke og din spammappe. Eller vent { $minutes ->
        [one] et minut
       *[other] { $minutes } minutter
    }.
console-problem-mail-off = Denne server sender ikke mails. Kør `afterword console link ADRESSE` på den: Det viser et link til at logge ind.
console-problem-missing-field = Et felt, der skal udfyldes, var tomt. Gå tilbage, og udfyld det.
console-problem-foreign-form = Formularen kom ikke fra en side i denne konsol, så der skete ikke noget. Åbn konsollen i sin egen fane, på adressen i `server.public_url`, og prøv der.
console-problem-form-outdated = Formularen er fra en tidligere session, så der skete ikke noget. Gå tilbage, genindlæs siden, og send den igen.
console-problem-sign-in-needed = Du er ikke logget ind, så der skete ikke noget. Log ind igen i en anden fane. Gå så tilbage i denne fane, og send igen.
console-problem-unknown-page = Den side findes ikke. En side findes fra sin første kommentar.
console-problem-path-taken = Stien fører allerede til en anden side. Flyt den side hertil i stedet, eller vælg en anden sti.
console-problem-invalid-page = Skriv en sti, der begynder med en skråstreg, for eksempel /posts/hej/, uden . og .. i den.
console-problem-invalid-title = Skriv en kortere titel, på én linje, uden styretegn.
console-problem-invalid-name = Skriv et navn med mindst ét bogstav eller ciffer, uden styretegn.
console-problem-invalid-email = Skriv en e-mailadresse som ann@example.org.
console-problem-invalid-address = Skriv en IP-adresse som 203.0.113.7 eller 2001:db8::7.
console-problem-invalid-host = Skriv et domæne som example.org.
console-problem-unknown-block = Blokeringen findes ikke længere.
console-problem-unknown-token = Der er intet token med det nummer.
console-problem-unknown-site = Det websted findes ikke.
console-problem-changed-meanwhile = Dette er ændret i mellemtiden, så der skete ikke noget. Se, hvordan det er nu, og tag stilling igen.
console-problem-not-possible = Det kan ikke lade sig gøre med kommentaren, som den er nu. Se på den igen.
console-problem-unknown-batch = Der er ikke noget at fortryde her.
console-problem-invalid-text = Skriv en tekst uden styretegn.
console-problem-text-too-long = Teksten er for lang. Forkort den, og send igen.
console-problem-too-many-links = Teksten har for mange links. Fjern nogle, og send igen.
console-problem-body-too-large = Det er for meget på én gang. Forkort det, eller vælg færre kommentarer.
console-problem-store-busy = Serveren er optaget, så der skete ikke noget. Prøv igen om lidt.
console-problem-not-again = Det kunne ikke prøves igen: Det findes ikke længere, eller det er allerede prøvet igen.
console-problem-batch-too-large = Vælg færre kommentarer: Du kan højst tage stilling til { $max } på én gang.
console-problem-internal = Der skete en fejl på serveren. Serverens log siger mere.
console-problem-method-not-allowed = Adressen viser intet; der kan kun sendes en formular til den.

## Hvorfor en kommentar blev holdt tilbage eller anset for spam

reason-akismet-asked = Webstedet spørger Akismet om hver kommentar.
reason-blocked = Du har blokeret afsenderen, eller et domæne, som kommentaren linker til.
reason-form-replayed = Den samme formular er blevet sendt før.
reason-form-too-fast =
    { $seconds ->
        [one] Sendt { $seconds } sekund efter, at skrivningen begyndte.
       *[other] Sendt { $seconds } sekunder efter, at skrivningen begyndte.
    }
reason-form-too-old =
    { $hours ->
        [one] Sendt { $hours } time efter, at skrivningen begyndte.
       *[other] Sendt { $hours } timer efter, at skrivningen begyndte.
    }
reason-honeypot = Et felt, som mennesker ikke kan se, var udfyldt.
reason-proof-expired = Arbejdsbeviset kom for sent.
reason-proof-invalid = Arbejdsbeviset er forkert.
reason-proof-missing = Arbejdsbeviset mangler: Kommentaren kom fra en browser uden JavaScript, eller fra et program.
reason-proof-spent = Arbejdsbeviset var brugt før.
reason-holds-all = Webstedet holder alle nye kommentarer tilbage.
reason-offered = Det var kun skrevet til dig; nu må det offentliggøres.
reason-listed-word = »{ $word }« er på din ordliste.
reason-fast-network =
    { $count ->
        [one] Der er kommet { $count } kommentar fra dette netværk på kort tid.
       *[other] Der er kommet { $count } kommentarer fra dette netværk på kort tid.
    }
reason-fast-page =
    { $count ->
        [one] Der er kommet { $count } kommentar til denne side på kort tid.
       *[other] Der er kommet { $count } kommentarer til denne side på kort tid.
    }
reason-fast-site =
    { $count ->
        [one] Der er kommet { $count } kommentar til dette websted på kort tid.
       *[other] Der er kommet { $count } kommentarer til dette websted på kort tid.
    }
reason-repeated-here = Den samme afsender har skrevet næsten det samme her før.
reason-repeated =
    { $count ->
        [one] Næsten den samme tekst er kommet før, på en anden side eller fra en anden: én gang.
       *[other] Næsten den samme tekst er kommet før, på andre sider eller fra andre: { $count } gange.
    }
reason-links =
    { $count ->
        [one] Den har { $count } link.
       *[other] Den har { $count } links.
    }
reason-link-share = Den består næsten kun af links ({ $percent }{"\u00A0"}% af teksten).
reason-shortener = Den linker til { $host }, som skjuler, hvor linket fører hen.
reason-look-alike-host = Den linker til { $host }, som ligner et andet domæne.
reason-hidden-link = Den har et link, som ingen ser, til { $host }.
reason-misleading-link = Den har et link, der viser { $shown } og fører til { $target }.
reason-foreign-markup = Den har links i et fremmed opmærkningssprog: { $markup }.
reason-website = Den er kort, og navnet fører til { $host }.
reason-masked-word = »{ $word }« er skrevet med bogstaver fra flere skriftsystemer.
reason-foreign-script = Den er skrevet i et andet skriftsystem end webstedets: { $scripts }.
reason-disposable = E-mailadressen er en engangsadresse ({ $host }).
reason-familiar =
    { $count ->
        [one] Adressen og netværket er velkendte: { $count } godkendt kommentar.
       *[other] Adressen og netværket er velkendte: { $count } godkendte kommentarer.
    }
reason-trusted = Afsenderen er kendt her.
reason-unknown-page = Siden er ikke i webstedets sitemap.
reason-bayes = Sandsynlighed for spam: { $percent }{"\u00A0"}%

## Mails

mail-marker = Skriv dit svar over denne linje
mail-footer = Afterword, for { $site }
mail-subject-moderation = [{ $site }] Ny kommentar fra { $author } til »{ $page }« #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } ny kommentar
       *[other] { $count } nye kommentarer
    }
mail-subject-digest-decided = [{ $site }] Afgjort med dit svar
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } kommentar i spam
       *[other] { $count } kommentarer i spam
    }
mail-subject-confirm = [{ $site }] Bekræft din adresse
mail-subject-answered = [{ $site }] { $author } svarede dig på »{ $page }«
mail-subject-followed = [{ $site }] Ny kommentar fra { $author } til »{ $page }«
mail-subject-threads = [{ $site }] Nye kommentarer i tråde, du følger
mail-subject-published = [{ $site }] Din kommentar til »{ $page }« er offentliggjort
mail-subject-reported = [{ $site }] Anmeldt: kommentar fra { $author } til »{ $page }« #{ $tag }
mail-subject-report-decided = [{ $site }] Beslutning om din anmeldelse
mail-subject-removed = [{ $site }] Din kommentar til »{ $page }« er blevet fjernet
mail-subject-private = [{ $site }] Kun til dig: { $author } om »{ $page }« #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } har svaret dig
mail-subject-may-publish = [{ $site }] Må dine ord offentliggøres?
mail-label-reports = Anmeldt
mail-is-reported = Læsere har anmeldt kommentaren. Den forbliver offentliggjort, indtil du tager stilling.
mail-is-private = Det her er kun til dig: Ingen andre ser det. Det, du skriver over linjen, sendes på mail til afsenderen og til ingen andre.
mail-is-private-no-answer = Det her er kun til dig: Ingen andre ser det. Afsenderen kan ikke nås på mail, så du kan ikke svare.
mail-link-keep = Lad den stå
mail-report-kept = Du, eller en anden med denne adresse, anmeldte en kommentar den { $when }. Bloggens ejer har set på den: Kommentaren bliver stående.
mail-report-removed = Du, eller en anden med denne adresse, anmeldte en kommentar den { $when }. Den er blevet fjernet.
mail-report-by-person = Det er et menneske, der har besluttet det, ikke et program. Hvis du er uenig, så skriv til bloggens ejer, eller gå til domstolene.
mail-report-why = Du får denne ene mail, fordi adressen blev angivet i anmeldelsen.
mail-removed-lead = Bloggens ejer har fjernet din kommentar, fordi læsere har anmeldt den, og ejeren giver dem ret:
mail-removed-object = Det er et menneske, der har besluttet det, ikke et program. Læsere kan ikke længere se kommentaren. Hvis du er uenig, så skriv til bloggens ejer, eller gå til domstolene.
mail-private-reply-note = Ingen andre ser svaret eller dine ord. Ingen læser et svar på denne mail.
mail-private-why = Du får denne mail, fordi nogen, formentlig du, skrev til bloggens ejer med denne adresse.
mail-may-publish-lead = Det her skrev du kun til bloggens ejer. Ejeren vil gerne offentliggøre det:
mail-link-may-publish = Ja, offentliggør det
mail-may-publish-else = Ellers behøver du ikke at gøre noget: Det bliver mellem dig og ejeren.
mail-subject-unproven = [{ $site }] Har du skrevet en kommentar til »{ $page }«?
mail-subject-received = [{ $site }] Din kommentar til »{ $page }« er kommet frem
mail-subject-decided = [{ $site }] { $standing-title }: kommentar fra { $author } til »{ $page }« #{ $tag }
mail-subject-explanation = Dit svar ændrede intet #{ $tag }
mail-subject-refused = Dit svar blev ikke til en kommentar
mail-subject-sign-in = Log ind på { $site }
mail-subject-damage = Databasen for { $site } er beskadiget
mail-subject-address = Vil du også svare fra denne adresse?
mail-subject-test = Afterword kan sende mails ({ $id })
mail-label-by = Fra
mail-label-email = E-mail
mail-label-website = Websted
mail-label-on = Til
mail-label-answers = Svar til
mail-label-comment = Kommentaren
mail-label-reasons = Holdt tilbage, fordi
mail-label-spam-reasons = Spam, fordi
mail-label-wrote = Du skrev
mail-owner = { $author } (bloggens ejer)
mail-no-title = en side uden titel
mail-is-published = Kommentaren er allerede offentliggjort.
mail-words-lead = Tag stilling ved at svare på denne mail med et af disse ord på første linje:
mail-words-after = Alt andet ændrer intet, og det får du en mail om.
mail-word-approve = ok
mail-means-approve = offentliggør den; tekst under ordet bliver dit svar
mail-means-keep = lad den være offentliggjort; tekst under ordet bliver dit svar
mail-means-ask = spørg afsenderen, om det må offentliggøres; tekst under ordet sendes på mail til afsenderen
mail-word-reject = nej
mail-means-reject = afvis den: ingen ser den
mail-word-spam = spam
mail-means-spam = afvis den som spam
mail-word-delete = fjern
mail-means-delete = slet den
mail-word-block = blokér
mail-means-block = spam, og ikke mere fra denne afsender
mail-word-edit = rediger
mail-means-edit = offentliggør teksten under ordet i stedet for den
mail-word-undo = fortryd
mail-means-undo = fortryd den seneste beslutning
mail-links-lead = Eller tag stilling i browseren:
mail-link-approve = Offentliggør
mail-link-reject = Afvis
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    } kom på kort tid, derfor kommer de i én mail.
mail-digest-how = Du beslutter ved at svare med deres numre, på én linje eller flere: »1 ok, 2-5 spam, 6 nej«. Tekst under linjen med ét nummer bliver dit svar på den kommentar. Brug et af disse ord til hvert nummer:
mail-digest-again = Svar en gang til på mailen med kommentarerne.
mail-digest-done = Det skete der med kommentarerne efter dit svar:
mail-spam-lead =
    { $count ->
        [one] { $count } kommentar er gemt som spam siden sidste mail.
       *[other] { $count } kommentarer er gemt som spam siden sidste mail.
    } Ingen ser dem. Hvis en ikke er spam, så offentliggør den med dens link: Det kan ikke ske ved at svare på denne mail.
mail-spam-rest =
    { $count ->
        [one] { $count } mere er på listen over spam i konsollen.
       *[other] { $count } flere er på listen over spam i konsollen.
    }
mail-spam-end = Vil du ikke have disse mails, så slå »Mails om spam« fra i webstedets indstillinger.
mail-confirm-lead = Du, eller en anden, angav denne adresse ved en kommentar til »{ $page }« og bad om mails om svar.
mail-confirm-published = Kommentaren er offentliggjort.
mail-confirm-do = Hvis det var dig, så bekræft det:
mail-link-confirm = Ja, send mig mails om svar
mail-confirm-else = Ellers behøver du ikke at gøre noget: Der kommer ingen mails om svar.
mail-confirm-follow = Du, eller en anden, bad om mails til denne adresse om nye kommentarer til »{ $page }«.
mail-link-confirm-follow = Ja, send mig mails om nye kommentarer
mail-confirm-follow-else = Ellers behøver du ikke at gøre noget: Der kommer ingen mails.
mail-unproven-lead = Der kom en kommentar til »{ $page }« på mail med din adresse, og intet beviser, at den er din. Hvis du har skrevet den, så bekræft den:
mail-link-submit = Læs og bekræft den
mail-unproven-else = Ellers behøver du ikke at gøre noget: Ingen ser kommentaren.
mail-received-held = Din kommentar vises, når den er godkendt:
mail-answered-by-mail = Vil du svare, så svar på denne mail: Det, du skriver over linjen, bliver en kommentar.
mail-answered-on-page = Vil du svare, så åbn siden. Ingen læser et svar på denne mail.
mail-published-lead = Din kommentar er offentliggjort:
mail-link-comment = Læs den på siden
mail-unsubscribe-why = Du får dette, fordi du bad om mails om svar på din kommentar.
mail-followed-rest = Ikke vist i denne mail: { $count }. Alle kommentarer står på siderne.
mail-followed-why = Du får dette, fordi du bad om mails om nye kommentarer.
mail-link-unsubscribe = Ikke flere af disse mails
mail-done-approved = Udført: Kommentaren er offentliggjort.
mail-done-rejected = Udført: Kommentaren er afvist. Ingen ser den.
mail-done-spam = Udført: Kommentaren er spam. Ingen ser den.
mail-done-deleted = Udført: Kommentaren er slettet.
mail-done-blocked = Udført: Kommentaren er spam, og der modtages ikke mere fra denne afsender.
mail-done-edited = Udført: Kommentaren er offentliggjort med din tekst.
mail-done-asked = Udført: Afsenderen får en mail, der spørger, om det må offentliggøres.
mail-done-replied = Udført: Dit svar sendes på mail til afsenderen. Ingen andre ser det.
mail-undone-held = Fortrudt: Kommentaren holdes tilbage igen og venter på dig.
mail-undone-published = Fortrudt: Kommentaren er offentliggjort igen.
mail-undone-refused = Fortrudt: Kommentaren er afvist igen. Ingen ser den.
mail-undone-spam = Fortrudt: Kommentaren er spam igen. Ingen ser den.
mail-undone-deleted = Fortrudt: Kommentaren er slettet igen.
mail-undone-private = Fortrudt: Det er igen kun til dig.
mail-standing-held = holdt tilbage
mail-standing-published = offentliggjort
mail-standing-refused = afvist
mail-standing-spam = spam
mail-standing-deleted = slettet
mail-standing-private = kun til dig
mail-before-same = Sådan var det allerede: { $who } havde besluttet det samme den { $when }.
mail-before-other = Dette ændrer en tidligere beslutning: Før var den { $standing }, af { $who } den { $when }.
mail-reply-published = Dette er offentliggjort som dit svar:
mail-reply-private = Dette sendes på mail til afsenderen:
mail-reply-left-out = Dette blev ikke offentliggjort, for kun en offentliggjort kommentar kan have et svar:
mail-cut = Dette blev udeladt af dit svar, som signatur, afslutning eller ældre mail:
mail-attached = Udeladt, fordi kommentarer kun er tekst: { $words }
mail-link-put-back = Sæt ordene ind igen
mail-link-send-rest = Send også disse ord
mail-text-now = I kommentaren står der nu:
mail-undo-how = Vil du fortryde det, så svar med ordet:
mail-decide-anew = Vil du beslutte noget andet, så svar med et af disse ord på første linje:
mail-why-unknown = Der skete ikke noget: Første linje i dit svar, »{ $line }«, er ikke et af de ord, du kan beslutte med.
mail-why-taken-back = Der skete ikke noget: Du skrev »{ $line }« under ordet, og det kan betyde, at du ikke vil offentliggøre kommentaren. Vil du gerne offentliggøre den, så svar med ordet alene.
mail-why-unclear = Der skete ikke noget: Afterword kunne ikke skelne dine ord fra de citerede. Skriv ordet over linjen med lighedstegnene, og lad den linje stå, som den er.
mail-why-number = Der skete ikke noget: Mailen har ingen kommentar med nummer { $count }.
mail-why-twice = Der skete ikke noget: Nummer { $count } står der to gange, med forskellige ord eller tekster.
mail-why-line = Der skete ikke noget: »{ $line }« kunne ikke forstås. Hvert nummer skal have et af de ord, du kan beslutte med, og intet andet.
mail-why-text = Der skete ikke noget: Det er ikke klart, hvilken kommentar teksten »{ $line }« hører til. En tekst hører til under linjen med ét nummer og et ord, der offentliggør.
mail-why-empty = Der skete ikke noget: Der stod intet over den citerede tekst i din mail.
mail-why-outdated = Der skete ikke noget: Kommentaren blev ændret efter den mail, du svarede på. Se, hvordan den er nu, og svar på den nyeste mail om den.
mail-why-gone = Der skete ikke noget: Kommentaren findes ikke længere.
mail-why-expired = Der skete ikke noget: Den mail, du svarede på, er for gammel til at beslutte med. Svar på denne mail for at beslutte.
mail-why-unverified = Der skete ikke noget: Der kom en mail i dit navn, og intet viste, at du havde skrevet den. Hvis det var dig, signerer din mailserver ikke sine mails (DKIM), eller signaturen gik i stykker undervejs.
mail-why-refused = Der skete ikke noget: { $words }
mail-explanation-words = Du beslutter med et af disse ord, alene på første linje:
mail-explain-how = På serveren viser `afterword mail explain FILE`, hvilken kontrol der stoppede en gemt mail.
mail-address-hint = Hvis du også vil svare fra en anden adresse, så få den tilføjet på serveren: `afterword mail addresses add { $who } ADRESSE`
mail-refused-closed = Dit svar kunne ikke blive til en kommentar: Artiklen modtager ikke flere kommentarer.
mail-refused-gone = Dit svar kunne ikke blive til en kommentar: Den kommentar, du svarede på, findes ikke længere.
mail-refused-empty = Dit svar kunne ikke blive til en kommentar: Der var ingen tekst over den citerede mail.
mail-refused-expired = Dit svar kunne ikke blive til en kommentar: Adressen, du skrev til, virker ikke mere. På artiklens side er der en ny.
mail-refused-long = Dit svar kunne ikke blive til en kommentar: Det er for langt. Der kan højst være { $most ->
        [one] { $most } tegn
       *[other] { $most } tegn
    }. Svar en gang til, kortere.
mail-refused-links = Dit svar kunne ikke blive til en kommentar: Det har for mange links. Der kan højst være { $most ->
        [one] { $most }
       *[other] { $most }
    }. Svar en gang til, med færre.
mail-refused-other = Dit svar kunne ikke blive til en kommentar: { $words }
mail-problem-unproven = Intet viste, at du havde skrevet det: Din mailserver signerer ikke sine mails (DKIM).
mail-problem-too-old = Den mail, du svarede på, er for gammel.
mail-problem-other-address = Svaret kom fra en anden adresse. Svar fra { $who }.
mail-problem-too-early = Svaret har ingen dato, eller en fra før den mail, det besvarer. Tjek uret på din enhed, og svar en gang til.
mail-problem-too-large = Svaret er for stort: Der kan læses op til { $most }{"\u00A0"}MB vedhæftede filer og 1.000 linjer tekst. Svar en gang til, med mindre tekst eller færre filer.
mail-problem-unknown-parent = Den kommentar, du svarede på, findes ikke længere.
mail-problem-parent-on-other-page = Den kommentar, du svarede på, hører til en anden artikel.
mail-problem-not-of-site = Siden er ikke i webstedets sitemap.
mail-problem-not-possible = Det kan ikke lade sig gøre med kommentaren, som den er nu.
mail-problem-changed-meanwhile = Kommentaren er ændret eller fjernet i mellemtiden.
mail-refused-text = Her er det, du skrev, så intet går tabt:
mail-sign-in-lead = Nogen, forhåbentlig dig, vil logge ind på Afterword hos { $site } med denne adresse.
mail-link-sign-in = Log ind
mail-sign-in-once = Linket virker én gang og i 15 minutter. Den, der har det, kan logge ind som dig, så send ikke denne mail videre.
mail-sign-in-else = Hvis det ikke var dig, så gør ingenting: Uden linket kan ingen logge ind.
mail-address-lead = { $who } vil også gerne tage stilling til kommentarer på { $site } med mails fra denne adresse.
mail-link-address = Ja, mine svar tæller
mail-address-else = Hvis du ikke er { $who }, så gør ingenting. Der kommer ingen andre mails til denne adresse.
mail-damage-lead = Den regelmæssige kontrol af Afterwords database hos { $site } har fundet skader:
mail-damage-now = Gør noget ved det snart: Behold de backupper, du har, se efter, om disken er ved at svigte, og gendan den nyeste ubeskadigede backup. Kør `afterword doctor` på serveren for at få mere at vide.
mail-test-lead = Denne mail er en test. Den viser, at Afterword kan sende mails, og at mails når denne adresse.
mail-test-id = Mailens id er { $id }.
mail-standing-held-title = Holdt tilbage
mail-standing-published-title = Offentliggjort
mail-standing-refused-title = Afvist
mail-standing-spam-title = Spam
mail-standing-deleted-title = Slettet
mail-standing-private-title = Kun til dig
