# Alle tekster på serveren som noen leser, på bokmål. Hva de betyr, og hvor de står, sier en.ftl.
# Leseren er «du»; om andre sies verken han eller hun. En comment er en «kommentar», en reply et «svar».

## Dager, alder og tall

date-day = { $day }. { $month } { $year }
date-minute = { $day } kl. { $clock }
date-short-day = { $day }. { $month }
date-month-1 = januar
date-month-2 = februar
date-month-3 = mars
date-month-4 = april
date-month-5 = mai
date-month-6 = juni
date-month-7 = juli
date-month-8 = august
date-month-9 = september
date-month-10 = oktober
date-month-11 = november
date-month-12 = desember
date-short-month-1 = jan.
date-short-month-2 = feb.
date-short-month-3 = mars
date-short-month-4 = apr.
date-short-month-5 = mai
date-short-month-6 = juni
date-short-month-7 = juli
date-short-month-8 = aug.
date-short-month-9 = sep.
date-short-month-10 = okt.
date-short-month-11 = nov.
date-short-month-12 = des.
age-now = nå
age-minutes = { $count }{"\u00A0"}min.
age-hours = { $count }{"\u00A0"}t
age-days = { $count }{"\u00A0"}d.
number-thousands = {"\u00A0"}
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Sider uten JavaScript

page-about = Kommentarer til
page-back = Tilbake til artikkelen
page-count =
    { $count ->
        [0] Ingen kommentarer ennå
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    }
page-order = Rekkefølge
page-oldest = Eldste først
page-newest = Nyeste først
page-top = Beste først
page-more = Flere kommentarer
page-beginning = Fra begynnelsen
page-owner = bloggeier
page-verified = bekreftet
page-pinned = festet
page-edited = redigert
page-removed = Denne kommentaren er fjernet.
page-reply = Svar
page-reply-to = Svar { $name }
page-in-reply-to = svar til { $name }
page-in-reply-to-removed = svar på en fjernet kommentar
page-write = Skriv en kommentar
page-text = Kommentar
page-markdown = **fet**, *kursiv*, > sitat, `kode`
page-name = Navn
page-email = E-post (valgfritt)
page-email-hint = Bare bloggeieren ser adressen. Den vises aldri og gis aldri videre.
page-email-hint-picture = Bare bloggeieren ser adressen. { $service } får en hash av den for å finne bildet ditt.
page-notify = Send meg en e-post når noen svarer
page-notify-hint = Du får først én e-post for å bekrefte adressen din. Hver senere e-post har en lenke som stopper videre e-post.
page-follow = Send meg e-post om nye kommentarer her
page-follow-off = Ingen e-post
page-follow-at-once = Med én gang
page-follow-daily = Én gang om dagen
page-private = Bare til bloggeieren
page-private-hint = Ingen andre ser det. Et svar kommer på e-post hvis du oppgir adressen din.
page-private-held = Bare bloggeieren ser ordene dine.
page-private-reply = Svar er offentlige. Fjern avkryssingen, eller skriv rett under artikkelen.
page-private-offer = Foreslå publisering
page-website = Nettsted (valgfritt)
page-leave-empty = La dette feltet stå tomt
page-held-hint = Kommentarer vises når bloggeieren har godkjent dem.
page-send = Send
page-preview = Forhåndsvisning
page-no-reply = Kommenter artikkelen i stedet
page-held = Venter på godkjenning. Kommentaren din vises her når bloggeieren har godkjent den.
page-published = Kommentaren din er publisert.
page-closed = Kommentarfeltet er stengt.
page-parent-gone = Kommentaren du ville svare på, finnes ikke lenger.
page-error = Feil
page-refused = Kommentaren din ble ikke sendt
page-kept = Teksten din, klar til å kopieres
page-to-thread = Åpne kommentarene til artikkelen
page-feed = Følg kommentarene som feed
page-report = Rapporter
page-report-of = Rapporter kommentaren fra { $name }
report-title = Rapporter denne kommentaren
report-what = Bloggeieren tar stilling til den. Inntil da blir kommentaren stående.
report-reason = Hva er galt med den?
report-reason-illegal = Den er ulovlig
report-reason-privacy = Den viser personopplysninger
report-reason-abuse = Den er krenkende eller truende
report-reason-spam = Den er spam
report-reason-mine = Jeg har skrevet den og vil ha den fjernet
report-reason-other = Noe annet
report-text = Med dine egne ord
report-text-hint = Nødvendig hvis den er ulovlig, eller hvis det er noe annet: Skriv hva, og hvorfor. Bare bloggeieren leser dette.
report-email-hint = Så du får vite hva som skjer. Du får én e-post, når saken er avgjort.
report-good-faith = Ved å sende rapporten erklærer du at det du skriver, er sant, så vidt du vet.
report-send = Send rapport
report-thanks = Takk
report-done = Rapporten din har kommet fram. Bloggeieren tar stilling til den.
report-done-mail = Du får en e-post når saken er avgjort.
report-problem-comment-refused = Rapporten ble ikke tatt imot: Skjemaet ble fylt ut for raskt, er for gammelt eller ser ut til å komme fra et program. Send det på nytt; hvis det ikke hjelper, kan du skrive til eieren av nettstedet.
report-problem-invalid-parameter = Velg hva som er galt med kommentaren.
report-problem-unknown-comment = Kommentaren finnes ikke lenger.
follow-title = Følg denne tråden på e-post
follow-what = Du får e-post om nye kommentarer på denne siden. Er adressen din ny her, kommer det først en e-post der du bekrefter den. Hver senere e-post har en lenke som stopper videre e-post.
follow-send = Følg
follow-done = Er adressen ikke bekreftet ennå, kommer det en e-post med en lenke som bekrefter den. Etter det hører du om nye kommentarer her.
follow-problem-comment-refused = Skjemaet ble fylt ut for raskt, er for gammelt eller ser ut til å komme fra et program. Send det på nytt; hvis det ikke hjelper, kan du skrive til eieren av nettstedet.
by-mail-title = Kommenter på e-post
by-mail-what = Skriv til denne adressen: E-posten din blir en kommentar på denne siden. Navnet ditt vises slik e-postprogrammet sender det, adressen din vises ikke. Vedlegg utelates.
by-mail-asked = Hvis ingenting beviser at e-posten er din, får du en der du kan bekrefte det.
by-mail-until = Adressen virker til og med { $day }.
page-on = om

## Hva som gikk galt, på sider for lesere

problem-invalid-page = Adressen sier ikke hvilken artikkel det gjelder.
problem-unknown-site = Denne serveren har ingen blogg med det navnet.
problem-name-reserved = Navnet er forbeholdt bloggeieren. Skriv under et annet.
problem-unknown-parent = Kommentaren du svarer på, finnes ikke lenger. Send din på nytt, så vises den for seg selv.
problem-parent-on-other-page = Kommentaren du svarer på, hører til en annen artikkel. Send din på nytt, så vises den for seg selv.
problem-invalid-parent = Kommentaren du svarer på, finnes ikke. Send din på nytt, så vises den for seg selv.
problem-invalid-key = Skjemaet var ikke fullstendig. Send det på nytt.
problem-origin-null = Nettleseren din sa ikke hvilken side dette kommer fra, så kommentaren ble ikke tatt imot. Kopier teksten din, og send den fra kommentarenes egen side.
problem-origin-not-allowed = Bloggen tar ikke imot kommentarer fra siden du skrev på. Kopier teksten din, og send den fra kommentarenes egen side.
problem-body-too-large = Kommentaren din er for lang til å sendes. Gå ett steg tilbake i nettleseren: Teksten din bør fortsatt være der. Kort den ned, og send på nytt.
problem-notify-without-email = Skriv adressen e-posten skal til, eller fjern avkryssingen.
problem-follow-without-email = Skriv adressen e-posten skal til, eller velg ingen e-post.
problem-needs-consent = Dette er skrevet bare til deg. Spør først: Det publiseres når avsenderen sier ja.
problem-nobody-to-ask = Avsenderen kan ikke nås på e-post og kan derfor verken spørres eller få svar.
problem-too-many-followers = Tråden har allerede så mange følgere som den kan ha. Feeden viser også nye kommentarer.
problem-invalid-name = Navnet inneholder styretegn.
problem-name-empty = Navnet er tomt.
problem-text-empty = Teksten er tom.
problem-text-invisible = Det er ikke noe synlig i teksten.
problem-name-too-long = Navnet har { $length } tegn; høyst { $max } er tillatt.
problem-invalid-email = Det er ikke en e-postadresse. La feltet stå tomt, eller skriv en adresse som ann@example.org.
problem-invalid-website = Det er ikke en nettadresse. La feltet stå tomt, eller skriv en adresse som https://example.org.
problem-invalid-text = Teksten inneholder styretegn.
problem-text-too-long = Teksten har { $length } tegn; høyst { $max } er tillatt.
problem-too-many-links = Teksten har { $length } lenker; høyst { $max } er tillatt.
problem-comment-refused = Kommentaren tas ikke imot her: Den ligner på spam. Hvis den ikke er det, kan du skrive til eieren av nettstedet.
problem-too-many-comments = Det har kommet for mye fra nettverket ditt på kort tid. Ingenting er tapt: Prøv igjen om { $minutes ->
        [one] ett minutt
       *[other] { $minutes } minutter
    }.
problem-page-closed-by-owner = Bloggeieren har stengt siden. Den tar ikke imot flere kommentarer.
problem-page-closed-by-age = Siden er for gammel til nye kommentarer.
problem-unknown-comment = Den kommentaren finnes ikke.
problem-comment-deleted = Kommentaren finnes ikke lenger.
problem-missing-field = Adressen sier ikke hvilken artikkel det gjelder.
problem-store-busy = Serveren er opptatt. Ingenting ble lagret. Prøv igjen om litt.
problem-store-read-only = Serveren kan bare lese akkurat nå. Ingenting ble lagret. Prøv igjen senere.
problem-store-full = Serveren har ikke mer plass. Ingenting ble lagret. Prøv igjen senere.
problem-store-unavailable = Serveren når ikke dataene sine. Ingenting ble lagret. Prøv igjen senere.
problem-not-of-site = Siden er ikke i nettstedskartet. Hvis artikkelen er ny, kan du prøve igjen om noen minutter.
problem-webmention-source = `source` må være adressen til en annen nettside, med http eller https.
problem-webmention-target = `target` må være adressen til en side som tar imot webmentions.
problem-not-found = Det er ingenting på denne adressen.
problem-method-not-allowed = Adressen tar ikke imot denne typen forespørsel.
problem-internal = Det oppsto en feil på serveren.
problem-unknown-field = Her er det ikke noe felt `{ $field }`.
problem-incomplete-body = Forespørselen sluttet før den var fullstendig. Send den på nytt.
problem-invalid-encoding = Feltet `{ $field }` er ikke i UTF-8.
problem-field-name-not-utf8 = Navnet på et felt er ikke i UTF-8.
problem-form-needed = Hit kan det bare sendes et HTML-skjema (application/x-www-form-urlencoded).
problem-honeypot-filled = Et skjult felt var fylt ut. La det stå tomt, og send kommentaren på nytt.

## Hva som gikk galt, på siden etter en bloggs eget skjema for Stacosys

form-problem-missing-field = Feltet `{ $field }` mangler.
form-problem-invalid-page = Feltet `url` inneholder ikke stien til en side. En sti begynner med /, for eksempel /posts/hei/.

## Hva som gikk galt, med få ord

title-invalid-cursor = Ugyldig peker
title-incomplete-body = Forespørselen er ufullstendig
title-invalid-encoding = Teksten er ikke i UTF-8
title-invalid-header = Et hodefelt kan ikke leses
title-invalid-id = Ugyldig id
title-invalid-json = Ugyldig JSON
title-invalid-page = Ugyldig side
title-invalid-parameter = En parameter kan ikke leses
title-invalid-request = Ugyldig forespørsel
title-missing-field = Et felt mangler
title-too-many-decisions = For mange avgjørelser
title-too-many-pages = For mange sider
title-unknown-field = Ukjent felt
title-wrong-type = Feil type
title-api-token-invalid = Tokenet er ikke gyldig
title-api-token-missing = Det trengs et token
title-edit-token-missing = Tokenet for redigering mangler
title-sign-in-needed = Ikke logget inn
title-comment-refused = Kommentaren tas ikke imot
title-edit-window-over = For sent å redigere
title-foreign-form = Skjemaet kommer fra et annet sted
title-form-outdated = Skjemaet er for gammelt
title-origin-not-allowed = Opphavet hører ikke til nettstedet
title-origin-null = Nettleseren skjuler hvor dette kommer fra
title-page-closed = Siden er stengt
title-scope-missing = Tokenet har ikke lov til dette
title-wrong-edit-token = Dette er ikke din kommentar
title-wrong-password = Feil passord
title-not-found = Ikke funnet
title-unknown-batch = Den gruppen finnes ikke
title-unknown-block = Den blokkeringen finnes ikke
title-unknown-comment = Den kommentaren finnes ikke
title-comment-deleted = Kommentaren finnes ikke lenger
title-unknown-link = Lenken fører ingen steder
title-unknown-page = Den siden finnes ikke
title-unknown-parent = Kommentaren det svares på, finnes ikke
title-unknown-site = Det nettstedet finnes ikke
title-unknown-token = Det tokenet finnes ikke
title-method-not-allowed = Metoden er ikke tillatt
title-request-timeout = Forespørselen kom for langsomt
title-changed-meanwhile = Endret i mellomtiden
title-not-possible = Det lar seg ikke gjøre nå
title-parent-on-other-page = Kommentaren det svares på, er på en annen side
title-path-taken = Stien tilhører en annen side
title-site-exists = Nøkkelen tilhører et annet nettsted
title-token-exists = Navnet tilhører et annet token
title-link-expired = Lenken er for gammel
title-precondition-failed = Endret i mellomtiden
title-body-too-large = Innholdet er for stort
title-uri-too-long = Adressen er for lang
title-unsupported-encoding = Innholdet er komprimert
title-unsupported-media-type = Ukjent type innhold
title-idempotency-key-reused = Nøkkelen kom med en annen forespørsel
title-invalid-address = Ugyldig IP-adresse
title-invalid-email = E-postadressen er ikke gyldig
title-invalid-host = Ugyldig domene
title-invalid-key = Nøkkelen er ikke gyldig
title-invalid-known = Beviset er ikke gyldig
title-invalid-name = Navnet er ikke gyldig
title-invalid-origin = Ugyldig opphav
title-invalid-password = Passordet er ikke gyldig
title-invalid-setting = Innstillingen er ikke gyldig
title-invalid-site-key = Nettstedets nøkkel er ikke gyldig
title-invalid-text = Teksten er ikke gyldig
title-invalid-title = Tittelen er ikke gyldig
title-invalid-website = Nettstedet er ikke gyldig
title-name-reserved = Navnet er reservert
title-name-too-long = Navnet er for langt
title-text-too-long = Teksten er for lang
title-too-many-links = For mange lenker
title-too-many-followers = For mange følger tråden
title-mail-unsigned = Forespørselen er ikke signert
title-mail-signature-wrong = Signaturen godtas ikke
title-mail-not-raw = Ingen rå melding
title-mail-not-ours = Meldingen er ikke til Afterword
title-unknown-action = Ukjent handling
title-unknown-mark = Ukjent type blokkering
title-unknown-reaction = Ukjent reaksjon
title-unknown-scope = Ukjent rettighet
title-https-required = Bruk https
title-too-many-comments = For mange kommentarer
title-too-many-connections = For mange forbindelser
title-too-many-mails = For mange e-poster
title-too-many-passwords = For mange feil passord
title-too-many-reactions = For mange reaksjoner
title-headers-too-large = Hodefeltene er for store
title-internal = Noe gikk galt
title-mail-later = Meldingen kan ikke behandles nå
title-mail-off = E-post er slått av
title-store-busy = Serveren er opptatt
title-store-read-only = Serveren kan ikke lagre
title-store-unavailable = Serveren når ikke dataene sine
title-stopping = Serveren stopper
title-timeout = Svaret tok for lang tid
title-store-full = Serveren har ikke mer plass

## Sider bak lenker i e-post

link-comment-on = Kommentar til
link-approve-question = Godkjenne denne kommentaren?
link-approve-button = Godkjenn
link-reject-question = Avvise denne kommentaren?
link-reject-button = Avvis
link-spam-question = Er denne kommentaren spam?
link-spam-button = Spam
link-delete-question = Slette denne kommentaren?
link-delete-button = Slett
link-block-question = Blokkere den som skrev denne kommentaren?
link-block-button = Blokker forfatteren
link-block-hint = Blokker: Kommentaren blir spam. Det blir også alt som fra nå av kommer fra samme adresse eller nettverk.
link-undo = Angre
link-decide = Avgjørelsen din
link-otherwise = Endre avgjørelsen
link-is-pending = Kommentaren venter på en avgjørelse
link-is-approved = Kommentaren er godkjent
link-is-rejected = Kommentaren er avvist
link-is-spam = Kommentaren er merket som spam
link-is-deleted = Kommentaren er slettet
link-erased = Forfatteren har slettet kommentaren
link-outdated = Kommentaren er endret
link-outdated-hint = Den har nå en annen tekst enn i e-posten din, så du kan ikke ta stilling til den her. En ny e-post er på vei til deg: Ta stilling der.
link-decided-by = Avgjort av { $name }
link-undone-by = Angret av { $name }
link-reasons = Hvorfor den ble holdt tilbake
link-reply = Svar offentlig (valgfritt)
link-reply-hint = Publiseres under kommentaren, fra { $name }, når du godkjenner. **fet**, *kursiv*, > sitat, `kode`
link-answer = Publiser svaret
link-answered = Svaret ditt er publisert under den.
link-to-comment = Se den på siden
link-confirm = Bekreft adressen din
link-confirm-what = { $address } kommer til å få e-post om kommentarer på { $site }.
link-confirm-button = Bekreft
link-confirm-hint = Var det ikke du som ba om dette? Da trenger du ikke gjøre noe: Uten bekreftelsen din kommer det ingen e-post.
link-confirmed = Adressen din er bekreftet
link-confirmed-what = { $address } får e-post om kommentarer på { $site }. Hver e-post har en lenke som stopper videre e-post.
link-address-what = Svar som kommer på e-post fra { $address }, vil telle som svar fra { $moderator }.
link-address-hint = Var det ikke du som ba om dette? Da trenger du ikke gjøre noe: Uten bekreftelsen din endres ingenting.
link-address-done = Svar som kommer på e-post fra { $address }, teller fra nå av som svar fra { $moderator }.
link-publish = Kan ordene dine publiseres?
link-publish-what = Du skrev dem bare til eieren av { $site }. Når de er publisert, kan alle lese dem, med navnet { $name } og med svarene på dem.
link-submit = Har du skrevet denne kommentaren?
link-submit-what = Den kom på e-post fra adressen din, til { $page }. Når du bekrefter den, blir den avgjort som alle andre kommentarer.
link-submit-button = Ja, den er min
link-submit-hint = Har du ikke skrevet den? Da trenger du ikke gjøre noe: Uten bekreftelsen din ser ingen den.
link-put-back = Publisere svaret ditt med disse ordene?
link-put-back-done = Svaret ditt er publisert med disse ordene
link-put-back-late = Svaret ditt er endret eller fjernet siden, så ordene kan ikke settes inn igjen
link-put-back-comment = Publisere kommentaren med disse ordene?
link-put-back-comment-done = Kommentaren er publisert med disse ordene
link-put-back-comment-late = Kommentaren er endret eller fjernet siden, så ordene kan ikke settes inn igjen
link-send-rest = Sende disse ordene til avsenderen også?
link-send-rest-done = Ordene sendes på e-post til avsenderen
link-stop = Hvilke e-poster skal stoppes?
link-stop-what = { $address } får e-post om kommentarer på { $site }.
link-stop-one = Bare e-post om denne kommentaren
link-stop-one-hint = Ikke mer e-post om svar på kommentaren din til «{ $page }». Annen e-post fortsetter.
link-stop-thread = Bare e-post om denne tråden
link-stop-thread-hint = Ikke mer e-post om nye kommentarer til «{ $page }». Annen e-post fortsetter.
link-stop-threads = Bare e-post om tråder du følger
link-stop-threads-hint = Ikke mer e-post om nye kommentarer i tråder på { $site } som du følger. E-post om svar til deg fortsetter.
link-stop-all = All e-post
link-stop-all-hint = Ingen e-post mer fra { $site }.
link-stopped = Du får ikke mer e-post
link-stopped-one = Det kommer ikke mer e-post om svar på kommentaren din til «{ $page }».
link-stopped-thread = Det kommer ikke mer e-post om nye kommentarer til «{ $page }».
link-stopped-threads = Det kommer ikke mer e-post om tråder på { $site }.
link-stopped-that = Det kommer ikke mer e-post om svar på den kommentaren.
link-stopped-all = { $address } får ikke mer e-post fra { $site }.
link-stopped-gone = Adressen din er ikke lagret her.
link-no-link = Lenken fører ingen steder

## Hva som gikk galt, på sider bak lenker i e-post

link-problem-unknown-link = Lenken er ikke fullstendig, eller den er utløpt. Kopier den fra e-posten på nytt. Hvis den står på to linjer der, setter du dem sammen.
link-problem-link-expired = Lenken er for gammel. Det den var til, er kanskje allerede gjort. Nyere e-poster har lenker som virker.
link-problem-missing-field = Ingenting ble valgt, så ingenting ble endret. Følg lenken i e-posten på nytt, og trykk på en av knappene.
link-problem-unknown-action = Det kan ikke avgjøres her. Velg en av knappene.
link-problem-not-possible = Det lar seg ikke gjøre med kommentaren slik den er nå.
link-problem-changed-meanwhile = Noen har bestemt noe annet i mellomtiden, så ingenting ble endret. Slik er kommentaren nå.

## Konsollen: ramme, kø og kommentar

console-frame-skip = Gå til innholdet
console-frame-navigation = Konsoll
console-frame-queue = Kø
console-frame-comments = Kommentarer
console-frame-pages = Sider
console-frame-blocks = Blokkert
console-frame-statistics = Statistikk
console-frame-sites = Nettsteder
console-frame-tokens = Tokener
console-frame-outbox = Utboks
console-frame-account = Konto
console-frame-menu = Meny
console-frame-signed-in = Logget inn som { $name }
console-frame-sign-out = Logg ut
console-keys-title = Hurtigtaster
console-keys-next = Neste kommentar
console-keys-previous = Forrige kommentar
console-keys-tick = Merk, for å ta stilling til flere på én gang
console-keys-open = Åpne kommentaren på sin egen side
console-keys-undo = Angre
console-keys-help = Vis hurtigtastene
console-keys-note = Hurtigtastene er av mens du skriver.
console-keys-close = Lukk
console-list-label = Liste over kommentarer
console-list-by-status = Kommentarer etter status
console-list-all = Alle
console-list-site = Nettsted
console-list-all-sites = Alle nettsteder
console-list-search = Søk
console-list-find = Søk
console-list-on-page = Til «{ $page }»
console-list-by-author = Fra samme adresse eller nettverk som { $name }
console-list-without = Fjern filteret
console-list-choose = Merk kommentaren fra { $name }
console-list-choose-all = Merk alle på siden
console-list-chosen = For de merkede
console-list-older = Eldre
console-list-newest = Nyeste
console-list-to-comment = Gå til kommentaren
console-list-nothing-waits = Ingenting venter.
console-list-nothing-waits-hint = Nye kommentarer kommer her først. Nyt roen.
console-list-in-spam =
    { $count ->
        [one] ({ $count } i spam)
       *[other] ({ $count } i spam)
    }
console-list-nothing-here = Det er ingen kommentarer her.
console-list-nothing-found = Ingen kommentar inneholder «{ $words }».
console-list-see-all = Se alle kommentarer
console-list-erased = Slettet av forfatteren
console-list-reported = Rapportert
console-comment-label = Kommentaren
console-comment-to-list = Liste
console-comment-on = til
console-comment-see-page = Åpne siden på bloggen
console-comment-edited = redigert
console-comment-pinned = Festet
console-comment-answers = Svar til { $name }
console-comment-answers-gone = Svar på en kommentar som er borte
console-comment-replies =
    { $count ->
        [one] { $count } svar
       *[other] { $count } svar
    }
console-comment-more-replies =
    { $count ->
        [one] og { $count } til
       *[other] og { $count } til
    }
console-comment-reasons = Hvorfor den venter
console-comment-reported = Rapportert av lesere
console-comment-reasons-then = Hvorfor den ble holdt tilbake
console-comment-points = { $points } poeng i alt
console-comment-author = Fra samme adresse eller nettverk
console-comment-first = Første kommentar
console-comment-published =
    { $count ->
        [one] { $count } publisert
       *[other] { $count } publiserte
    }
console-comment-waiting =
    { $count ->
        [one] { $count } venter
       *[other] { $count } venter
    }
console-comment-rejected =
    { $count ->
        [one] { $count } avvist
       *[other] { $count } avviste
    }
console-comment-spam =
    { $count ->
        [one] { $count } spam
       *[other] { $count } spam
    }
console-comment-since = siden { $date }
console-comment-by-author = Alle fra samme adresse eller nettverk
console-comment-erased = Forfatteren har slettet kommentaren. Du kan ikke lenger ta stilling til den.
console-comment-decide = Avgjørelsen din
console-comment-reply = Svar
console-comment-reply-hint = Publiseres under kommentaren, fra { $name }. **fet**, *kursiv*, > sitat, `kode`
console-comment-reply-approves = Godkjenn og svar
console-comment-reply-send = Publiser svaret
console-comment-edit = Rediger
console-comment-edit-text = Kommentaren i Markdown
console-comment-edit-hint = Leserne kan se at den er redigert.
console-comment-edit-send = Lagre
console-comment-block = Blokker forfatteren
console-comment-block-hint = Kommentaren blir spam. Det blir også alt som kommer fra det du velger.
console-comment-block-name = Navnet
console-comment-block-email = E-postadressen
console-comment-block-network = Nettverket
console-comment-block-send = Merk som spam, og blokker
console-comment-audit = Hva som er avgjort
console-comment-when = Når
console-comment-who = Hvem
console-comment-what = Hva
console-comment-interface = Via
console-comment-change = Før og etter
console-comment-undone = angret
console-comment-no-decision = Ingen har avgjort noe ennå.
console-status-pending = Venter
console-status-approved = Publisert
console-status-rejected = Avvist
console-status-spam = Spam
console-status-deleted = Slettet
console-status-private = Bare til deg
console-comment-private = Bare til deg: Ingen andre ser det. Svaret ditt sendes på e-post til avsenderen og blir mellom dere to.
console-comment-private-no-answer = Bare til deg: Ingen andre ser det. Avsenderen kan ikke nås på e-post, så du kan ikke svare.
console-action-approve-button = Godkjenn
console-action-approve-past = godkjente
console-action-approve-done =
    { $count ->
        [one] { $count } kommentar godkjent.
       *[other] { $count } kommentarer godkjent.
    }
console-action-reject-button = Avvis
console-action-reject-past = avviste
console-action-reject-done =
    { $count ->
        [one] { $count } kommentar avvist.
       *[other] { $count } kommentarer avvist.
    }
console-action-spam-button = Spam
console-action-spam-past = merket som spam
console-action-spam-done =
    { $count ->
        [one] { $count } kommentar merket som spam.
       *[other] { $count } kommentarer merket som spam.
    }
console-action-delete-button = Slett
console-action-delete-past = slettet
console-action-delete-done =
    { $count ->
        [one] { $count } kommentar slettet.
       *[other] { $count } kommentarer slettet.
    }
console-action-restore-button = Gjenopprett
console-action-restore-past = gjenopprettet
console-action-restore-done =
    { $count ->
        [one] { $count } kommentar gjenopprettet.
       *[other] { $count } kommentarer gjenopprettet.
    }
console-action-pin-button = Fest
console-action-pin-past = festet
console-action-pin-done =
    { $count ->
        [one] { $count } kommentar festet.
       *[other] { $count } kommentarer festet.
    }
console-action-unpin-button = Løsne
console-action-unpin-past = løsnet
console-action-unpin-done =
    { $count ->
        [one] { $count } kommentar løsnet.
       *[other] { $count } kommentarer løsnet.
    }
console-action-block-button = Blokker
console-action-block-past = blokkerte forfatteren
console-action-block-done =
    { $count ->
        [one] Forfatteren er blokkert, og kommentaren er spam.
       *[other] { $count } kommentarer merket som spam, forfatterne blokkert.
    }
console-action-undo-button = Angre
console-action-undo-past = angret avgjørelsen
console-action-undo-done =
    { $count ->
        [one] { $count } avgjørelse angret.
       *[other] { $count } avgjørelser angret.
    }
console-action-edit-button = Rediger
console-action-edit-past = redigerte
console-action-edit-done =
    { $count ->
        [one] Kommentaren har fått sin nye tekst.
       *[other] { $count } kommentarer har fått sin nye tekst.
    }
console-action-ask-button = Spør om lov
console-action-ask-past = spurte om det kan publiseres
console-action-ask-done = Spurt: { $count }.
console-action-reply-button = Svar via e-post
console-action-reply-past = svarte via e-post
console-action-reply-done = Svar sendt via e-post: { $count }.
console-script-failed = Det gikk ikke, så ingenting ble endret:
console-script-failed-partly = Noen ble ikke utført:
console-script-offline = Serveren kan ikke nås. Ingenting ble endret; prøv igjen.
console-script-session-ended = Du er logget ut. Ingenting ble endret, og det du skrev, er tatt vare på.
console-script-sign-in = Logg inn igjen
console-interface-console = Konsoll
console-interface-mail = E-post
console-interface-link = Lenke i en e-post
console-interface-api = API
console-interface-command-line = Kommandolinje
console-interface-akismet = Akismet
console-interface-network = Nettverk

## Konsollen: lister

console-shared-site = Nettsted
console-shared-all-sites = Alle nettsteder
console-shared-filter = Hva som skal vises
console-shared-show = Vis
console-shared-more = Mer
console-shared-beginning = Fra begynnelsen
console-shared-parts = Deler av listen
console-shared-done = Lagret.
console-shared-never = aldri
console-shared-save = Lagre
console-shared-what = Handling
console-pages-title = Sider
console-pages-page = Side
console-pages-comments = Kommentarer
console-pages-first-seen = Første kommentar
console-pages-state = Status
console-pages-open = Åpen
console-pages-closed = Stengt
console-pages-closed-by-age = Stengt på grunn av alder
console-pages-aliases = Finnes også på
console-pages-search = Søk etter
console-pages-search-hint = I tittelen eller stien.
console-pages-change = Endre
console-pages-change-this = Endre { $page }
console-pages-close = Steng
console-pages-close-what = Leserne kan fortsatt se kommentarene, men ikke skrive nye.
console-pages-reopen = Åpne igjen
console-pages-reopen-what = Leserne kan skrive kommentarer her igjen.
console-pages-by-age-what = Nettstedet stenger artikler en tid etter den første kommentaren. Når, står i innstillingene for nettstedet.
console-pages-retired-what = Nettstedet er arkivert: Artiklene tar ikke imot flere kommentarer.
console-pages-name = Tittel
console-pages-name-what = Vises i konsollen, i e-post og i feeder.
console-pages-rename = Lagre tittel
console-pages-move-to = Flytt til
console-pages-move-what = For en artikkel som har fått en ny sti. Gamle lenker virker fortsatt. Hvis det allerede er kommentarer på den nye stien, blir de to trådene til én. Det kan ikke angres.
console-pages-move-button = Flytt
console-pages-moved = Kommentarene er nå på { $path }.
console-pages-alias = En sti til
console-pages-alias-what = Enda en sti som fører til de samme kommentarene.
console-pages-alias-button = Legg til sti
console-pages-none = Ingen sider ennå.
console-pages-none-hint = En artikkel vises her fra og med sin første kommentar.
console-pages-none-found = Ingen side funnet. Prøv med færre ord, eller med alle nettsteder.
console-blocks-title = Blokkert
console-blocks-about = Alt fra disse avsenderne går rett i spam. Tidligere kommentarer blir som de er.
console-blocks-who = Hvem
console-blocks-since = Siden
console-blocks-by = Av
console-blocks-name = Navn
console-blocks-email = E-postadresse
console-blocks-network = Nettverk
console-blocks-host = Domene
console-blocks-network-of = nettverket bak kommentaren fra { $name }
console-blocks-network-given = et nettverk som ble skrevet inn; bare en hash av det er lagret
console-blocks-comment = kommentaren
console-blocks-remove = Fjern blokkeringen
console-blocks-remove-this = Fjern blokkeringen av { $name }
console-blocks-add = Blokker noen
console-blocks-kind = Blokker etter
console-blocks-value = Hvem eller hva
console-blocks-value-hint = Et navn som Ann, en e-postadresse som ann@example.org, en IP-adresse som 203.0.113.7 (hele nettverket dens blokkeres) eller et domene som example.org (alle domener under det blokkeres også).
console-blocks-add-button = Blokker
console-blocks-none = Ingen er blokkert. Du kan også blokkere forfatteren der du leser kommentaren.
console-statistics-title = Statistikk
console-statistics-span = Periode
console-statistics-days = { $days } dager
console-statistics-a-day = per dag
console-statistics-a-week = per uke
console-statistics-comments = Kommentarer
console-statistics-decisions = Avgjørelser
console-statistics-share = Andel spam
console-statistics-top = Mest kommenterte sider
console-statistics-published = Publisert
console-statistics-waiting = Venter
console-statistics-spam = Spam
console-statistics-refused = Avvist
console-statistics-all = Alle
console-statistics-came-in =
    { $count ->
        [0] De siste { $days } dagene kom det ingen kommentarer.
        [one] De siste { $days } dagene kom det én kommentar, og den var { $spam ->
            [0] ikke spam
           *[other] spam
        }.
       *[other] De siste { $days } dagene kom det { $count } kommentarer, og { $spam ->
            [0] ingen
           *[other] { $spam }
        } av dem var spam.
    }
console-statistics-decided =
    { $count ->
        [0] De siste { $days } dagene ble ingenting avgjort.
        [one] De siste { $days } dagene ble det tatt én avgjørelse.
       *[other] De siste { $days } dagene ble det tatt { $count } avgjørelser, de fleste { $when }: { $most }.
    }
console-statistics-share-was = De siste { $days } dagene var { $share } av det som kom inn, spam.
console-statistics-share-none = De siste { $days } dagene kom det ingenting inn, så det er ingen andel å vise.
console-statistics-top-was = Sidene med flest publiserte kommentarer totalt.
console-statistics-top-none = Ingen side har en publisert kommentar ennå.
console-statistics-on-day = den { $date }
console-statistics-in-week = i uken fra { $date }
console-statistics-week-label = Uken fra { $date }
console-statistics-column = { $when }: { $all } (publisert { $published }, venter { $waiting }, spam { $spam }, avvist { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] ingen kommentarer
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    }
console-statistics-decision-count =
    { $count ->
        [0] ingen avgjørelser
        [one] { $count } avgjørelse
       *[other] { $count } avgjørelser
    }
console-statistics-table = Tallene som tabell
console-statistics-day = Dag
console-statistics-week = Uke fra
console-statistics-utc = Dagene begynner ved midnatt UTC.
console-sites-title = Nettsteder
console-sites-key = Nøkkel
console-sites-name = Tittel
console-sites-name-hint = Vises i e-post, i feeder og her.
console-sites-origins = Opphav
console-sites-origins-hint = Hvor bloggen er, én adresse per linje, for eksempel https://blog.example.org. Bare kommentarer derfra tas imot. Lenker fører til den første.
console-sites-comments = Kommentarer
console-sites-waiting = Venter
console-sites-none = Ingen nettsteder ennå. Legg til bloggen din nedenfor.
console-sites-add = Legg til et nettsted
console-sites-add-button = Legg til nettsted
console-sites-key-hint = Står i skripttaggen og endres aldri: a–z, 0–9, - og _, for eksempel blogg.
console-sites-key-invalid = Skriv 1 til 40 tegn av a–z, 0–9, - og _, med en bokstav eller et siffer først.
console-sites-key-taken = Det finnes allerede et nettsted med den nøkkelen. Velg en annen.
console-sites-origins-invalid = Skriv minst én adresse, hver bare med protokoll og domene, for eksempel https://blog.example.org.
console-sites-name-invalid = Skriv en kortere tittel, på én linje.
console-sites-refused = Ingenting er lagret ennå. Se på de merkede feltene.
console-sites-outdated = Noen andre har endret nettstedet i mellomtiden, så ingenting ble lagret. Det du skrev, står nedenfor. Lagrer du det på nytt, erstatter det den andre endringen.
console-sites-see-now = Se nettstedet slik det er nå
console-sites-as-server = standard på serveren: { $value }
console-sites-while-empty = La feltet stå tomt for serverens standard ({ $value }).
console-sites-nothing = ingenting
console-sites-about = Nettstedet
console-sites-about-comments = Kommentarer
console-sites-about-spam = Hva som er spam
console-sites-about-thread = Tråden
console-sites-about-people = Personer og e-post
console-sites-paste = Til bloggen din
console-sites-paste-hint = Lim inn dette i malen for artiklene dine, der kommentarene skal vises.
console-sites-tag = Skripttagg
console-sites-back = Alle nettsteder
console-tokens-title = Tokener
console-tokens-about = Et token er en nøkkel for et skript. Med det kan skriptet gjøre det du tillater her, via API-et.
console-tokens-name = Navn
console-tokens-name-hint = Hva det er til, for eksempel «nattlig sikkerhetskopi». Avgjørelser noteres under dette navnet.
console-tokens-name-invalid = Skriv et navn på 1 til 80 tegn.
console-tokens-name-taken = Det finnes allerede et token med det navnet. Velg et annet navn, eller trekk tilbake det gamle.
console-tokens-scopes = Det kan
console-tokens-scopes-missing = Velg minst én ting som tokenet kan gjøre.
console-tokens-made = Opprettet
console-tokens-used = Sist brukt
console-tokens-state = Status
console-tokens-revoked = Trukket tilbake { $date }
console-tokens-revoke = Trekk tilbake
console-tokens-revoke-this = Trekk tilbake { $name }
console-tokens-revoke-what = Et token som trekkes tilbake, slutter straks å virke og kan ikke hentes tilbake.
console-tokens-none = Ingen tokener ennå.
console-tokens-add = Opprett et token
console-tokens-add-button = Opprett token
console-tokens-ready = Tokenet { $name } er klart
console-tokens-once = Kopier det nå: Det vises bare én gang. Bare en hash av det er lagret.
console-tokens-token = Token
console-tokens-back = Alle tokener
console-outbox-title = E-post
console-outbox-tabs = Hvilken e-post
console-outbox-failed = Mislykket
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
        [0] ikke forsøkt ennå
        [one] { $count } forsøk
       *[other] { $count } forsøk
    }
console-outbox-next = neste { $time }
console-outbox-sent = Sendt
console-outbox-error = Svar fra den andre serveren
console-outbox-why = Hvorfor
console-outbox-again = Prøv igjen
console-outbox-again-this = Prøv igjen: { $mail }
console-outbox-mails = E-post
console-outbox-webhooks = Webhooks
console-outbox-event = Hendelse
console-outbox-url = Adresse
console-outbox-none-failed = Ingen e-post har mislyktes. Alt er som det skal.
console-outbox-none-waiting = Ingen e-post venter.
console-outbox-none = Ingen e-post ennå.

console-ways-in-title = Innkommende e-post
console-ways-in-way = Vei inn
console-ways-in-messages = Meldinger
console-ways-in-last = Siste melding
console-ways-in-looked = Sist sett etter
console-ways-in-failures = Feil
console-ways-in-open = Åpen
console-ways-in-closed = Lukket
console-ways-in-since = Talt siden serveren startet. Det som kommer gjennom `afterword mail receive`, telles ikke her.
console-ways-in-off = E-post er slått av.
console-ways-in-login = Afterword er ikke logget inn på postkassen sin. E-posten venter til noen logger inn.

## Hva et token kan gjøre

scope-read = lese
    .may = lese alle kommentarer uansett status, med e-postadresser, og sider
scope-moderate = moderere
    .may = ta stilling til kommentarer, redigere dem, blokkere forfattere, slette en person, endre sider
scope-sites = endre nettsteder
    .may = legge til nettsteder, endre innstillingene deres (med de to første: også moderatorer og nettstedskart), opprette og trekke tilbake tokener
scope-export = eksportere
    .may = hente ut alle data
scope-mail = levere e-post
    .may = levere e-posten som kommer tilbake til Afterword

## Hvorfor en e-post eller en webhook ikke ble levert

undelivered-given-up = Gitt opp etter tre dager
undelivered-bounced = Den kom tilbake: Adressen tar ikke imot e-post.
undelivered-receiver-removed = Innstillingen webhooks.urls nevner ikke lenger denne mottakeren.
undelivered-store-unreadable = Databasen kunne ikke leses.
undelivered-place-unknown = Nettstedet eller siden er ukjent.
undelivered-too-many-confirmations = Den venter fordi mange lesere er bedt om å bekrefte en adresse den siste timen.
undelivered-answered = Mottakeren svarte { $status }.

## Hva e-posten i utboksen er

console-mail-kind-moderation = Ny kommentar, til en moderator
console-mail-kind-spam = Hva som ble lagret som spam, til en moderator
console-mail-kind-confirmation = Bekreftelse av en adresse
console-mail-kind-answered = Noen svarte, til en leser
console-mail-kind-followed = Ny kommentar i en tråd som følges, til en leser
console-mail-kind-published = Kommentar publisert, til forfatteren
console-mail-kind-reported = Kommentar rapportert, til en moderator
console-mail-kind-report-decided = Hva en rapport førte til, til den som rapporterte
console-mail-kind-removed = Kommentar fjernet etter en rapport, til forfatteren
console-mail-kind-private = Ord bare til deg, til en moderator
console-mail-kind-private-reply = Svar på fortrolige ord, til avsenderen
console-mail-kind-may-publish = Kan fortrolige ord publiseres, til avsenderen
console-mail-kind-decided = Hva svaret ditt gjorde
console-mail-kind-explanation = Hvorfor svaret ditt ikke gjorde noe
console-mail-kind-refusal = Hvorfor svaret fra en leser ikke ble tatt imot
console-mail-kind-unproven = Har du skrevet denne kommentaren, til avsenderen
console-mail-kind-received = En kommentar har kommet på e-post, til forfatteren
console-mail-kind-test = Test
console-mail-kind-sign-in = Lenke for å logge inn
console-mail-kind-damage = Skadet database
console-mail-kind-address = Ekstra adresse for en moderator

## Innstillingene for et nettsted: navn, tips, hva som skal skrives i stedet, og valgene

setting-moderation = Nye kommentarer
    .hint = Om en kommentar venter på deg eller vises med en gang.
    .hold = hold tilbake
    .publish = publiser med en gang
setting-edit-window = Tid til å redigere
    .hint = Hvor lenge forfattere kan endre eller slette kommentaren sin, for eksempel 15m, 2h eller 1d. 0s betyr ikke i det hele tatt.
    .problem = Skriv en tid som 15m, 2h eller 1d; 30d er det lengste.
setting-close-after = Steng artikler etter
    .hint = Hvor lenge etter den første kommentaren en artikkel tar imot nye, for eksempel 90d, eller never for altid. Gamle artikler trekker til seg mest spam.
    .problem = Skriv en tid som 90d, eller never.
setting-retired = Arkivert
    .hint = Om bloggen fortsetter uten denne serveren: Artiklene tar da ikke imot flere kommentarer eller reaksjoner, og ingen kan følge tråder lenger. Dette stilles inn med kommandoen afterword retire.
    .true = arkivert
    .false = i bruk
setting-sitemap = Nettstedskart
    .hint = Det lister opp artiklene: en sti som /sitemap.xml, eller en hel adresse på nettstedet. Skriv none hvis det ikke finnes noe.
    .problem = Skriv en sti som /sitemap.xml, eller en hel adresse.
setting-unknown-pages = Ukjente artikler
    .hint = Hva som skjer med en kommentar til en artikkel som ikke er i nettstedskartet.
    .hold = hold den tilbake
    .refuse = avvis den
    .publish = ta imot den som alle andre
setting-hold-at = Holdes tilbake fra
    .hint = Poeng i spamkontrollen der en kommentar venter på deg; 0 betyr aldri.
    .problem = Skriv et tall fra 0 til 1000.
setting-spam-at = Spam fra
    .hint = Poeng der en kommentar går i spam; 0 betyr aldri.
    .problem = Skriv et tall fra 0 til 1000.
setting-refuse-at = Avvises fra
    .hint = Poeng der en kommentar ikke tas imot i det hele tatt; 0 betyr aldri.
    .problem = Skriv et tall fra 0 til 1000.
setting-words-hold = Ord som holder tilbake
    .hint = En kommentar med et av disse ordene eller uttrykkene, ett per linje, venter på deg. /…/ er et mønster. Skriv none for ingen ord.
    .problem = Skriv høyst 500 ord eller mønstre som /billige .* piller/, ett per linje, uten komma.
setting-words-spam = Ord som betyr spam
    .hint = En kommentar med et av disse er spam.
    .problem = Skriv høyst 500 ord eller mønstre som /billige .* piller/, ett per linje, uten komma.
setting-words-refuse = Ord som avviser
    .hint = En kommentar med et av disse tas ikke imot.
    .problem = Skriv høyst 500 ord eller mønstre som /billige .* piller/, ett per linje, uten komma.
setting-script-check = Andre skriftsystemer
    .hint = Om en kommentar i et annet skriftsystem enn ditt venter på deg.
    .off = ikke kontroller
    .hold = hold tilbake
setting-scripts = Skriftsystemene dine
    .hint = For eksempel Latin eller Cyrillic, ett per linje. Skriv none for dem som nettstedets språk bruker.
    .problem = Skriv navn på skriftsystemer som Latin, Cyrillic eller Han, ett per linje.
setting-trust-after = Kjent etter
    .hint = Etter så mange godkjente kommentarer er forfatteren kjent og trenger ikke å vente. 0 betyr aldri.
    .problem = Skriv et tall fra 0 til 20.
setting-trust-confirmed = Kjent via e-post
    .hint = Om forfattere med en bekreftet e-postadresse er kjente.
    .true = ja
    .false = nei
setting-akismet = Akismet
    .hint = Om tjenesten Akismet blir spurt om hver kommentar. Den får teksten og forfatterens navn, e-postadresse og nettverksadresse. Serveren må ha en nøkkel til den.
    .true = spør
    .false = ikke spør
setting-depth = Svarnivåer
    .hint = Hvor mange nivåer svar rykkes inn. Dypere svar vises på siste nivå. 0 gir en flat liste.
    .problem = Skriv et tall fra 0 til 20.
setting-page-size = Kommentarer om gangen
    .hint = Hvor mange som vises før knappen for flere.
    .problem = Skriv et tall fra 1 til 1000.
setting-sort = Rekkefølge
    .hint = Hvilke kommentarer som kommer først.
    .oldest = eldste først
    .newest = nyeste først
    .top = flest reaksjoner først
setting-images = Bilder
    .hint = Om bilder i kommentarer vises. Nettlesere henter dem fra domenet forfatteren oppgir, og det domenet ser da leserne dine.
    .true = vises
    .false = vises ikke
setting-maths = Formler
    .hint = Om TeX i kommentarer vises som formler: $x^2$ på linjen, $$x^2$$ på en egen linje. Kommentarer som alt er skrevet, forblir som de er.
    .true = vises
    .false = vises ikke
setting-code-colours = Farger i kode
    .hint = Om kode etter ``` og navnet på et språk vises i farger. Kommentarer som alt er skrevet, forblir som de er.
    .true = vises
    .false = vises ikke
setting-reactions = Reaksjoner
    .hint = Hva lesere kan legge igjen med ett klikk: emojier eller korte ord, ett per linje, høyst 12. Skriv none for ingen reaksjoner.
    .problem = Skriv høyst 12 emojier eller korte ord, ett per linje, uten mellomrom og komma, hvert bare én gang.
setting-article-reactions = Reaksjoner på artikler
    .hint = Om de samme reaksjonene kan gis til selve artikkelen. De står over kommentarene.
    .true = tilbys
    .false = tilbys ikke
setting-avatars = Bilder av forfattere
    .hint = Vises ved kommentarer som er skrevet med en e-postadresse. Denne serveren henter dem: Tjenesten får vite en hash av adressen og ingenting om leserne dine.
    .off = ingen
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Ord bare til deg
    .hint = Om lesere kan skrive noe som bare du ser. Det publiseres bare hvis både du og avsenderen vil det.
    .true = tas imot
    .false = tas ikke imot
setting-language = Språk
    .hint = Språket i tekstene rundt kommentarene: { $languages }. En side kan si noe annet.
    .problem = Skriv en språkkode som en, de eller pt-BR.
setting-owner = Navnet ditt
    .hint = Vises over dine egne svar. Uten navn vises tittelen på nettstedet.
    .problem = Skriv et navn på høyst 80 tegn.
setting-reserved-names = Reserverte navn
    .hint = Navn som ingen kan kommentere under, ett per linje, høyst 50. Ditt eget navn og tittelen på nettstedet er alltid reservert. Skriv none for bare å reservere dem.
    .problem = Skriv høyst 50 navn på høyst 80 tegn, ett per linje, uten komma, hvert bare én gang.
setting-moderators = Moderatorer
    .hint = E-postadresser, én per linje, høyst 20. Hver får e-post om nye kommentarer og avgjør ved å svare. Skriv none for ingen.
    .problem = Skriv høyst 20 e-postadresser som ann@example.org, én per linje, hver bare én gang.
setting-tell-owner = E-post til moderatorer
    .hint = Hvilke nye kommentarer moderatorer får e-post om.
    .held = de som venter
    .all = alle
    .nothing = ingen
setting-tell-spam = E-post om spam
    .hint = Om moderatorer får e-post én gang om dagen om hva som ble lagret som spam.
    .true = ja
    .false = nei
setting-notifications = E-post om svar
    .hint = Om lesere kan be om e-post når noen svarer dem. De bekrefter først adressen sin.
    .true = ja
    .false = nei
setting-follow-threads = Følge tråder
    .hint = Om lesere kan følge en tråd: en e-post om hver ny kommentar, eller én om dagen. Bare der e-post om svar er slått på.
    .true = ja
    .false = nei
setting-comments-by-mail = Kommentarer på e-post
    .hint = Om lesere kan skrive kommentarer på e-post: Hver side har da en adresse for det.
    .true = ja
    .false = nei
setting-tell-authors = E-post om publisering
    .hint = Om forfattere med en bekreftet adresse får e-post når kommentaren deres som ble holdt tilbake, blir publisert.
    .true = ja
    .false = nei
setting-answers-elsewhere = Svar på andre nettverk
    .hint = Om svarene dine til folk på Mastodon og Bluesky også legges ut der.
    .true = ja
    .false = nei

setting-own-posts = Innleggene dine
    .hint = En fil på nettstedet som nevner innleggene dine om artiklene, for eksempel /afterword/posts.json. Skriv none for ingen fil.
    .problem = Skriv en sti som /afterword/posts.json, eller en hel adresse.

setting-webmentions = Webmentions
    .hint = Om sider på andre nettsteder som lenker til en artikkel, blir kommentarer.
    .true = ja
    .false = nei

setting-send-webmentions = Send webmentions
    .hint = Om sidene som dine egne kommentarer lenker til, får beskjed.
    .true = ja
    .false = nei

## Konsollen: logg inn, og kontoen

console-sign-in = Logg inn
console-sign-in-email = E-postadresse
console-sign-in-password = Passord
console-sign-in-password-hint = La det stå tomt for å få en lenke på e-post som logger deg inn.
console-sign-in-no-mail-hint = Denne serveren sender ikke e-post. Hvis du ikke har noe passord, kan du kjøre `afterword console link ADRESSE` på serveren: Kommandoen viser en lenke for å logge inn.
console-sign-in-sent-title = Sjekk e-posten din
console-sign-in-sent = Hvis { $address } er adressen til en eier her, er en e-post på vei dit.
console-sign-in-sent-hint = Lenken i den virker én gang og i 15 minutter. Du kan gjerne åpne den på en annen enhet.
console-sign-in-follow = Logge inn her som { $address }?
console-sign-in-follow-hint = Lenken virker bare én gang.
console-sign-in-account = Kontoen din
console-sign-in-signed-in-as = Du er logget inn som
console-sign-in-sessions = Hvor du er logget inn
console-sign-in-sessions-hint = En økt slutter etter 30 dager, eller etter 7 dager uten besøk.
console-sign-in-some-browser = ukjent nettleser
console-sign-in-begun = Logget inn
console-sign-in-seen = Sist sett
console-sign-in-this-one = denne
console-sign-in-sign-out = Logg ut
console-sign-in-sign-out-everywhere = Logg ut overalt
console-sign-in-session-ended = Logget ut der.
console-sign-in-set-password = Velg et passord
console-sign-in-change-password = Endre passord
console-sign-in-old-password = Nåværende passord
console-sign-in-new-password = Nytt passord
console-sign-in-new-password-hint = Minst 12 tegn; en setning er fint. Du blir logget ut alle andre steder.
console-sign-in-password-set = Passordet er lagret. Du er logget ut alle andre steder.
console-sign-in-refused = Det gikk ikke
console-sign-in-kept = Det du skrev, så det ikke går tapt
console-sign-in-to-console = Til konsollen

## Hva som gikk galt, i konsollen

console-problem-unknown-link = Lenken er utløpt eller allerede brukt. En lenke virker én gang og i 15 minutter: Be om en ny.
console-problem-wrong-password = Feil adresse eller passord.
console-problem-invalid-password = Velg et passord på minst 12 og høyst 1024 tegn. En setning er fint.
console-problem-too-many-passwords = For mange feil passord. Vent { $minutes ->
        [one] ett minutt
       *[other] { $minutes } minutter
    }, eller logg inn med en lenke på e-post: La passordet stå tomt.
console-problem-too-many-mails = Det er bedt om for mye e-post. Lenkene som er sendt, virker i 15 minutter: Se i innboksen og i spammappen. Eller vent { $minutes ->
        [one] ett minutt
       *[other] { $minutes } minutter
    }.
console-problem-mail-off = Denne serveren sender ikke e-post. Kjør `afterword console link ADRESSE` på den: Kommandoen viser en lenke for å logge inn.
console-problem-missing-field = Et felt som må fylles ut, var tomt. Gå tilbake, og fyll det ut.
console-problem-foreign-form = Skjemaet kom ikke fra en side i denne konsollen, så ingenting ble gjort. Åpne konsollen i sin egen fane, på adressen i `server.public_url`, og prøv der.
console-problem-form-outdated = Skjemaet er fra en tidligere økt, så ingenting ble gjort. Gå tilbake, last siden inn på nytt, og send det igjen.
console-problem-sign-in-needed = Du er ikke logget inn, så ingenting ble gjort. Logg inn igjen i en annen fane. Gå så tilbake til denne fanen, og send på nytt.
console-problem-unknown-page = Den siden finnes ikke. En side finnes fra og med sin første kommentar.
console-problem-path-taken = Stien fører allerede til en annen side. Flytt den siden hit i stedet, eller velg en annen sti.
console-problem-invalid-page = Skriv en sti som begynner med en skråstrek, for eksempel /posts/hei/, uten . og .. i den.
console-problem-invalid-title = Skriv en kortere tittel, på én linje, uten styretegn.
console-problem-invalid-name = Skriv et navn med minst én bokstav eller ett siffer, uten styretegn.
console-problem-invalid-email = Skriv en e-postadresse som ann@example.org.
console-problem-invalid-address = Skriv en IP-adresse som 203.0.113.7 eller 2001:db8::7.
console-problem-invalid-host = Skriv et domene som example.org.
console-problem-unknown-block = Blokkeringen finnes ikke lenger.
console-problem-unknown-token = Det finnes ikke noe token med det nummeret.
console-problem-unknown-site = Det nettstedet finnes ikke.
console-problem-changed-meanwhile = Dette er endret i mellomtiden, så ingenting ble gjort. Se hvordan det er nå, og avgjør på nytt.
console-problem-not-possible = Det lar seg ikke gjøre med kommentaren slik den er nå. Se på den en gang til.
console-problem-unknown-batch = Det er ikke noe å angre her.
console-problem-invalid-text = Skriv en tekst uten styretegn.
console-problem-text-too-long = Teksten er for lang. Kort den ned, og send på nytt.
console-problem-too-many-links = Teksten har for mange lenker. Fjern noen, og send på nytt.
console-problem-body-too-large = Det er for mye på én gang. Kort det ned, eller velg færre kommentarer.
console-problem-store-busy = Serveren er opptatt, så ingenting ble gjort. Prøv igjen om litt.
console-problem-not-again = Det kunne ikke prøves på nytt: Det finnes ikke lenger, eller det er allerede prøvd på nytt.
console-problem-batch-too-large = Velg færre kommentarer: Det kan høyst avgjøres { $max } på én gang.
console-problem-internal = Det oppsto en feil på serveren. Loggen på serveren sier mer.
console-problem-method-not-allowed = Adressen viser ingenting; det kan bare sendes et skjema til den.

## Hvorfor en kommentar ble holdt tilbake eller regnet som spam

reason-akismet-asked = Nettstedet spør Akismet om hver kommentar.
reason-blocked = Du har blokkert forfatteren, eller et domene som kommentaren lenker til.
reason-form-replayed = Det samme skjemaet er sendt før.
reason-form-too-fast =
    { $seconds ->
        [one] Sendt { $seconds } sekund etter at skrivingen begynte.
       *[other] Sendt { $seconds } sekunder etter at skrivingen begynte.
    }
reason-form-too-old =
    { $hours ->
        [one] Sendt { $hours } time etter at skrivingen begynte.
       *[other] Sendt { $hours } timer etter at skrivingen begynte.
    }
reason-honeypot = Et felt som mennesker ikke kan se, var fylt ut.
reason-proof-expired = Arbeidsbeviset kom for sent.
reason-proof-invalid = Arbeidsbeviset er feil.
reason-proof-missing = Arbeidsbeviset mangler: Kommentaren kom fra en nettleser uten JavaScript, eller fra et program.
reason-proof-spent = Arbeidsbeviset var brukt før.
reason-holds-all = Nettstedet holder tilbake alle nye kommentarer.
reason-offered = Dette var skrevet bare til deg; nå kan det publiseres.
reason-listed-word = «{ $word }» er på ordlisten din.
reason-fast-network =
    { $count ->
        [one] Det har kommet { $count } kommentar fra dette nettverket på kort tid.
       *[other] Det har kommet { $count } kommentarer fra dette nettverket på kort tid.
    }
reason-fast-page =
    { $count ->
        [one] Det har kommet { $count } kommentar til denne siden på kort tid.
       *[other] Det har kommet { $count } kommentarer til denne siden på kort tid.
    }
reason-fast-site =
    { $count ->
        [one] Det har kommet { $count } kommentar til dette nettstedet på kort tid.
       *[other] Det har kommet { $count } kommentarer til dette nettstedet på kort tid.
    }
reason-repeated-here = Den samme forfatteren har skrevet nesten det samme her før.
reason-repeated =
    { $count ->
        [one] Nesten den samme teksten har kommet før, på en annen side eller fra noen andre: én gang.
       *[other] Nesten den samme teksten har kommet før, på andre sider eller fra andre: { $count } ganger.
    }
reason-links =
    { $count ->
        [one] Den har { $count } lenke.
       *[other] Den har { $count } lenker.
    }
reason-link-share = Den består nesten bare av lenker ({ $percent }{"\u00A0"}% av teksten).
reason-shortener = Den lenker til { $host }, som skjuler hvor lenken fører.
reason-look-alike-host = Den lenker til { $host }, som ligner på et annet domene.
reason-hidden-link = Den har en lenke som ingen ser, til { $host }.
reason-misleading-link = Den har en lenke som viser { $shown } og fører til { $target }.
reason-foreign-markup = Den har lenker i fremmed oppmerking: { $markup }.
reason-website = Den er kort, og navnet fører til { $host }.
reason-masked-word = «{ $word }» er skrevet med bokstaver fra flere skriftsystemer.
reason-foreign-script = Den er skrevet i et annet skriftsystem enn nettstedets: { $scripts }.
reason-disposable = E-postadressen er en engangsadresse ({ $host }).
reason-familiar =
    { $count ->
        [one] Adressen og nettverket er godt kjent: { $count } godkjent kommentar.
       *[other] Adressen og nettverket er godt kjent: { $count } godkjente kommentarer.
    }
reason-trusted = Forfatteren er kjent her.
reason-unknown-page = Siden er ikke i nettstedskartet.
reason-bayes = Sannsynlighet for spam: { $percent }{"\u00A0"}%

## E-post

mail-marker = Skriv svaret ditt over denne linjen
mail-footer = Afterword, for { $site }
mail-subject-moderation = [{ $site }] Ny kommentar fra { $author } til «{ $page }» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } ny kommentar
       *[other] { $count } nye kommentarer
    }
mail-subject-digest-decided = [{ $site }] Avgjort med svaret ditt
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } kommentar i spam
       *[other] { $count } kommentarer i spam
    }
mail-subject-confirm = [{ $site }] Bekreft adressen din
mail-subject-answered = [{ $site }] { $author } svarte deg på «{ $page }»
mail-subject-followed = [{ $site }] Ny kommentar fra { $author } til «{ $page }»
mail-subject-threads = [{ $site }] Nye kommentarer i tråder du følger
mail-subject-published = [{ $site }] Kommentaren din til «{ $page }» er publisert
mail-subject-reported = [{ $site }] Rapportert: kommentar fra { $author } til «{ $page }» #{ $tag }
mail-subject-report-decided = [{ $site }] Avgjørelse om rapporten din
mail-subject-removed = [{ $site }] Kommentaren din til «{ $page }» er fjernet
mail-subject-private = [{ $site }] Bare til deg: { $author } om «{ $page }» #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } har svart deg
mail-subject-may-publish = [{ $site }] Kan ordene dine publiseres?
mail-label-reports = Rapportert
mail-is-reported = Lesere har rapportert kommentaren. Den forblir publisert til du tar stilling.
mail-is-private = Dette er bare til deg: Ingen andre ser det. Det du skriver over linjen, sendes på e-post til avsenderen og til ingen andre.
mail-is-private-no-answer = Dette er bare til deg: Ingen andre ser det. Avsenderen kan ikke nås på e-post, så du kan ikke svare.
mail-link-keep = La den stå
mail-report-kept = Du, eller noen andre med denne adressen, rapporterte en kommentar { $when }. Bloggeieren har sett på den: Kommentaren blir stående.
mail-report-removed = Du, eller noen andre med denne adressen, rapporterte en kommentar { $when }. Den er fjernet.
mail-report-by-person = Det var et menneske som avgjorde dette, ikke et program. Hvis du er uenig, kan du skrive til bloggeieren eller gå til domstolene.
mail-report-why = Du får denne ene e-posten fordi adressen ble oppgitt i rapporten.
mail-removed-lead = Bloggeieren har fjernet kommentaren din, fordi lesere har rapportert den og bloggeieren gir dem rett:
mail-removed-object = Det var et menneske som avgjorde dette, ikke et program. Lesere ser ikke lenger kommentaren. Hvis du er uenig, kan du skrive til bloggeieren eller gå til domstolene.
mail-private-reply-note = Ingen andre ser svaret eller ordene dine. Ingen leser et svar på denne e-posten.
mail-private-why = Du får denne e-posten fordi noen, trolig du, skrev til bloggeieren med denne adressen.
mail-may-publish-lead = Dette skrev du bare til bloggeieren. Bloggeieren vil gjerne publisere det:
mail-link-may-publish = Ja, publiser det
mail-may-publish-else = Ellers trenger du ikke gjøre noe: Det blir mellom deg og bloggeieren.
mail-subject-unproven = [{ $site }] Har du skrevet en kommentar til «{ $page }»?
mail-subject-received = [{ $site }] Kommentaren din til «{ $page }» har kommet fram
mail-subject-decided = [{ $site }] { $standing-title }: kommentar fra { $author } til «{ $page }» #{ $tag }
mail-subject-explanation = Svaret ditt endret ingenting #{ $tag }
mail-subject-refused = Svaret ditt ble ikke en kommentar
mail-subject-sign-in = Logg inn på { $site }
mail-subject-damage = Databasen for { $site } er skadet
mail-subject-address = Vil du også svare fra denne adressen?
mail-subject-test = Afterword kan sende e-post ({ $id })
mail-label-by = Fra
mail-label-email = E-post
mail-label-website = Nettsted
mail-label-on = Til
mail-label-answers = Svar til
mail-label-comment = Kommentaren
mail-label-reasons = Holdt tilbake fordi
mail-label-spam-reasons = Spam fordi
mail-label-wrote = Du skrev
mail-owner = { $author } (bloggeier)
mail-no-title = en side uten tittel
mail-is-published = Kommentaren er allerede publisert.
mail-words-lead = Ta stilling ved å svare på denne e-posten med ett av disse ordene på første linje:
mail-words-after = Alt annet endrer ingenting, og det får du en e-post om.
mail-word-approve = ok
mail-means-approve = publiser den; tekst under ordet blir svaret ditt
mail-means-keep = la den være publisert; tekst under ordet blir svaret ditt
mail-means-ask = spør avsenderen om det kan publiseres; tekst under ordet sendes på e-post til avsenderen
mail-word-reject = nei
mail-means-reject = avvis den: ingen ser den
mail-word-spam = spam
mail-means-spam = avvis den som spam
mail-word-delete = slett
mail-means-delete = slett den
mail-word-block = blokker
mail-means-block = spam, og ikke mer fra denne forfatteren
mail-word-edit = rediger
mail-means-edit = publiser teksten under ordet i stedet for den
mail-word-undo = angre
mail-means-undo = angre den siste avgjørelsen
mail-links-lead = Eller avgjør i nettleseren:
mail-link-approve = Publiser
mail-link-reject = Avvis
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    } kom på kort tid, derfor kommer de i én e-post.
mail-digest-how = Du avgjør ved å svare med numrene til kommentarene, på én linje eller flere: «1 ok, 2-5 spam, 6 nei». Tekst under linjen med ett nummer blir svaret ditt på den kommentaren. Bruk ett av disse ordene til hvert nummer:
mail-digest-again = Svar en gang til på e-posten med kommentarene.
mail-digest-done = Dette skjedde med kommentarene etter svaret ditt:
mail-spam-lead =
    { $count ->
        [one] { $count } kommentar er lagret som spam siden forrige e-post.
       *[other] { $count } kommentarer er lagret som spam siden forrige e-post.
    } Ingen ser dem. Hvis en ikke er spam, publiserer du den med lenken dens: Et svar på denne e-posten avgjør ingenting.
mail-spam-rest =
    { $count ->
        [one] { $count } til er på listen over spam i konsollen.
       *[other] { $count } til er på listen over spam i konsollen.
    }
mail-spam-end = Vil du ikke ha denne e-posten, slår du av «E-post om spam» i innstillingene for nettstedet.
mail-confirm-lead = Du, eller noen andre, oppga denne adressen ved en kommentar til «{ $page }» og ba om e-post om svar.
mail-confirm-published = Kommentaren er publisert.
mail-confirm-do = Hvis det var du, bekrefter du det her:
mail-link-confirm = Ja, send meg e-post om svar
mail-confirm-else = Ellers trenger du ikke gjøre noe: Det kommer ingen e-post om svar.
mail-confirm-follow = Du, eller noen andre, ba om e-post til denne adressen om nye kommentarer til «{ $page }».
mail-link-confirm-follow = Ja, send meg e-post om nye kommentarer
mail-confirm-follow-else = Ellers trenger du ikke gjøre noe: Det kommer ingen e-post.
mail-unproven-lead = Det kom en kommentar til «{ $page }» på e-post med adressen din, og ingenting beviser at den er din. Hvis du har skrevet den, bekrefter du den her:
mail-link-submit = Les og bekreft den
mail-unproven-else = Ellers trenger du ikke gjøre noe: Ingen ser kommentaren.
mail-received-held = Kommentaren din vises når den er godkjent:
mail-answered-by-mail = Vil du svare, svarer du på denne e-posten: Det du skriver over linjen, blir en kommentar.
mail-answered-on-page = Vil du svare, åpner du siden. Ingen leser svar på denne e-posten.
mail-published-lead = Kommentaren din er publisert:
mail-link-comment = Les den på siden
mail-unsubscribe-why = Du får dette fordi du ba om e-post om svar på kommentaren din.
mail-followed-rest = Ikke vist i denne e-posten: { $count }. Alle kommentarer står på sidene.
mail-followed-why = Du får dette fordi du ba om e-post om nye kommentarer.
mail-link-unsubscribe = Ikke flere slike e-poster
mail-done-approved = Utført: Kommentaren er publisert.
mail-done-rejected = Utført: Kommentaren er avvist. Ingen ser den.
mail-done-spam = Utført: Kommentaren er spam. Ingen ser den.
mail-done-deleted = Utført: Kommentaren er slettet.
mail-done-blocked = Utført: Kommentaren er spam, og det tas ikke imot mer fra denne forfatteren.
mail-done-edited = Utført: Kommentaren er publisert med teksten din.
mail-done-asked = Utført: Avsenderen får en e-post som spør om det kan publiseres.
mail-done-replied = Utført: Svaret ditt sendes på e-post til avsenderen. Ingen andre ser det.
mail-undone-held = Angret: Kommentaren holdes tilbake igjen og venter på deg.
mail-undone-published = Angret: Kommentaren er publisert igjen.
mail-undone-refused = Angret: Kommentaren er avvist igjen. Ingen ser den.
mail-undone-spam = Angret: Kommentaren er spam igjen. Ingen ser den.
mail-undone-deleted = Angret: Kommentaren er slettet igjen.
mail-undone-private = Angret: Det er bare til deg igjen.
mail-standing-held = holdt tilbake
mail-standing-published = publisert
mail-standing-refused = avvist
mail-standing-spam = spam
mail-standing-deleted = slettet
mail-standing-private = bare til deg
mail-before-same = Slik var det allerede: { $who } hadde bestemt det samme { $when }.
mail-before-other = Dette endrer en tidligere avgjørelse: Før var den { $standing }, bestemt av { $who } { $when }.
mail-reply-published = Dette er publisert som svaret ditt:
mail-reply-private = Dette sendes på e-post til avsenderen:
mail-reply-left-out = Dette ble ikke publisert, for bare en publisert kommentar kan ha et svar:
mail-cut = Dette ble utelatt fra svaret ditt, som signatur, avslutning eller eldre e-post:
mail-attached = Utelatt, fordi kommentarer bare er tekst: { $words }
mail-link-put-back = Sett ordene inn igjen
mail-link-send-rest = Send disse ordene også
mail-text-now = I kommentaren står det nå:
mail-undo-how = Svar med dette ordet for å angre:
mail-decide-anew = Svar med ett av disse ordene på første linje for å bestemme noe annet:
mail-why-unknown = Ingenting skjedde: Første linje i svaret ditt, «{ $line }», er ikke et av ordene som avgjør.
mail-why-taken-back = Ingenting skjedde: Du skrev «{ $line }» under ordet, og det kan bety at du ikke vil publisere kommentaren. Vil du det, svarer du med bare ordet.
mail-why-unclear = Ingenting skjedde: Afterword kunne ikke skille ordene dine fra de siterte. Skriv ordet over linjen med likhetstegnene, og la den linjen stå som den er.
mail-why-number = Ingenting skjedde: E-posten har ingen kommentar med nummer { $count }.
mail-why-twice = Ingenting skjedde: Nummer { $count } står der to ganger, med ulike ord eller tekster.
mail-why-line = Ingenting skjedde: «{ $line }» kunne ikke forstås. Hvert nummer trenger ett av ordene som avgjør, og ikke noe annet.
mail-why-text = Ingenting skjedde: Det er ikke klart hvilken kommentar teksten «{ $line }» hører til. En tekst hører til under linjen med ett nummer og et ord som publiserer.
mail-why-empty = Ingenting skjedde: Det sto ingenting over den siterte teksten i e-posten din.
mail-why-outdated = Ingenting skjedde: Kommentaren ble endret etter e-posten du svarte på. Se hvordan den er nå, og svar på den nyeste e-posten om den.
mail-why-gone = Ingenting skjedde: Kommentaren finnes ikke lenger.
mail-why-expired = Ingenting skjedde: E-posten du svarte på, er for gammel til å avgjøre med. Et svar på denne avgjør.
mail-why-unverified = Ingenting skjedde: Det kom en e-post i ditt navn, og ingenting viste at du hadde skrevet den. Hvis det var du, signerer ikke e-postserveren din e-posten sin (DKIM), eller signaturen ble ødelagt underveis.
mail-why-refused = Ingenting skjedde: { $words }
mail-explanation-words = Disse ordene avgjør, alene på første linje:
mail-explain-how = På serveren viser `afterword mail explain FILE` hvilken kontroll som stoppet en lagret e-post.
mail-address-hint = Hvis du også vil svare fra en annen adresse, må du få den lagt til på serveren: `afterword mail addresses add { $who } ADRESSE`
mail-refused-closed = Svaret ditt kunne ikke bli en kommentar: Artikkelen tar ikke imot flere kommentarer.
mail-refused-gone = Svaret ditt kunne ikke bli en kommentar: Kommentaren du svarte på, finnes ikke lenger.
mail-refused-empty = Svaret ditt kunne ikke bli en kommentar: Det var ingen tekst over den siterte e-posten.
mail-refused-expired = Svaret ditt kunne ikke bli en kommentar: Adressen du skrev til, virker ikke lenger. På artikkelens side står det en ny.
mail-refused-long = Svaret ditt kunne ikke bli en kommentar: Det er for langt. Det kan ha høyst { $most ->
        [one] { $most } tegn
       *[other] { $most } tegn
    }. Svar en gang til, kortere.
mail-refused-links = Svaret ditt kunne ikke bli en kommentar: Det har for mange lenker. Det kan ha høyst { $most ->
        [one] { $most }
       *[other] { $most }
    }. Svar en gang til, med færre.
mail-refused-other = Svaret ditt kunne ikke bli en kommentar: { $words }
mail-problem-unproven = Ingenting viste at du hadde skrevet det: E-postserveren din signerer ikke e-posten sin (DKIM).
mail-problem-too-old = E-posten du svarte på, er for gammel.
mail-problem-other-address = Svaret kom fra en annen adresse. Svar fra { $who }.
mail-problem-too-early = Svaret har ingen dato, eller en fra før e-posten det svarer på. Sjekk klokken på enheten din, og svar en gang til.
mail-problem-too-large = Svaret er for stort: Opptil { $most }{"\u00A0"}MB vedlegg og 1{"\u00A0"}000 linjer tekst kan leses. Svar en gang til, med mindre tekst eller færre vedlegg.
mail-problem-unknown-parent = Kommentaren du svarte på, finnes ikke lenger.
mail-problem-parent-on-other-page = Kommentaren du svarte på, hører til en annen artikkel.
mail-problem-not-of-site = Siden er ikke i nettstedskartet.
mail-problem-not-possible = Det lar seg ikke gjøre med kommentaren slik den er nå.
mail-problem-changed-meanwhile = Kommentaren er endret eller fjernet i mellomtiden.
mail-refused-text = Her er det du skrev, så ingenting går tapt:
mail-sign-in-lead = Noen, forhåpentligvis du, vil logge inn på Afterword hos { $site } med denne adressen.
mail-link-sign-in = Logg inn
mail-sign-in-once = Lenken virker én gang og i 15 minutter. Den som har den, kan logge inn som deg, så ikke send denne e-posten videre.
mail-sign-in-else = Hvis det ikke var du, trenger du ikke gjøre noe: Uten lenken kan ingen logge inn.
mail-address-lead = { $who } vil også gjerne ta stilling til kommentarer på { $site } med e-post fra denne adressen.
mail-link-address = Ja, svarene mine teller
mail-address-else = Hvis du ikke er { $who }, trenger du ikke gjøre noe. Det kommer ingen annen e-post til denne adressen.
mail-damage-lead = Den jevnlige kontrollen av databasen til Afterword hos { $site } har funnet skader:
mail-damage-now = Gjør noe med det snart: Behold sikkerhetskopiene du har, se etter om disken er i ferd med å svikte, og gjenopprett den nyeste uskadde sikkerhetskopien. Kjør `afterword doctor` på serveren for å få vite mer.
mail-test-lead = Denne e-posten er en test. Den viser at Afterword kan sende e-post, og at e-post når denne adressen.
mail-test-id = Id-en er { $id }.
mail-standing-held-title = Holdt tilbake
mail-standing-published-title = Publisert
mail-standing-refused-title = Avvist
mail-standing-spam-title = Spam
mail-standing-deleted-title = Slettet
mail-standing-private-title = Bare til deg
