# Alla texter på servern som någon läser, på svenska. Vad de betyder och var de står säger en.ftl.
# Läsaren är «du»; om andra talas utan hon eller han. En comment är en «kommentar», en reply ett «svar».

## Dagar, ålder och tal

date-day = { $day } { $month } { $year }
date-minute = { $day } { $clock }
date-short-day = { $day } { $month }
date-month-1 = januari
date-month-2 = februari
date-month-3 = mars
date-month-4 = april
date-month-5 = maj
date-month-6 = juni
date-month-7 = juli
date-month-8 = augusti
date-month-9 = september
date-month-10 = oktober
date-month-11 = november
date-month-12 = december
date-short-month-1 = jan.
date-short-month-2 = feb.
date-short-month-3 = mars
date-short-month-4 = apr.
date-short-month-5 = maj
date-short-month-6 = juni
date-short-month-7 = juli
date-short-month-8 = aug.
date-short-month-9 = sep.
date-short-month-10 = okt.
date-short-month-11 = nov.
date-short-month-12 = dec.
age-now = nu
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}tim
age-days = { $count }{"\u00A0"}d
number-thousands = {"\u00A0"}
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Sidor utan JavaScript

page-about = Kommentarer till
page-back = Tillbaka till artikeln
page-count =
    { $count ->
        [0] Inga kommentarer än
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    }
page-order = Ordning
page-oldest = Äldst först
page-newest = Nyast först
page-top = Bäst först
page-more = Fler kommentarer
page-beginning = Från början
page-owner = bloggens ägare
page-verified = bekräftad
page-pinned = fäst
page-edited = redigerad
page-removed = Den här kommentaren har tagits bort.
page-reply = Svara
page-reply-to = Svara { $name }
page-in-reply-to = svar till { $name }
page-in-reply-to-removed = svar på en borttagen kommentar
page-write = Skriv en kommentar
page-text = Kommentar
page-markdown = **fetstil**, *kursiv*, > citat, `kod`
page-name = Namn
page-email = E-post (valfritt)
page-email-hint = Bara bloggens ägare ser adressen. Den visas aldrig och lämnas aldrig vidare.
page-email-hint-picture = Bara bloggens ägare ser adressen. { $service } får en hash av den för din bild.
page-notify = Mejla mig när någon svarar
page-notify-hint = Först får du ett mejl för att bekräfta adressen. I varje mejl därefter finns en länk som avslutar dem.
page-follow = Mejla mig om nya kommentarer här
page-follow-off = Inga mejl
page-follow-at-once = Genast
page-follow-daily = En gång om dagen
page-private = Bara till bloggens ägare
page-private-hint = Ingen annan ser det. Ett svar kommer via mejl, om du anger din adress.
page-private-held = Bara bloggens ägare ser dina ord.
page-private-reply = Svar är offentliga. Avmarkera rutan, eller skriv direkt under artikeln.
page-private-offer = Föreslå publicering
page-website = Webbplats (valfritt)
page-leave-empty = Lämna det här fältet tomt
page-held-hint = Kommentarer visas när bloggens ägare har godkänt dem.
page-send = Skicka
page-preview = Förhandsgranska
page-no-reply = Kommentera artikeln i stället
page-held = Väntar på godkännande. Kommentaren visas här när bloggens ägare har godkänt den.
page-published = Din kommentar är publicerad.
page-closed = Kommentarerna är stängda.
page-parent-gone = Kommentaren som du ville svara på finns inte längre.
page-error = Fel
page-refused = Din kommentar skickades inte
page-kept = Din text, klar att kopiera
page-to-thread = Öppna artikelns kommentarer
page-feed = Följ kommentarerna via flöde
page-report = Anmäl
page-report-of = Anmäl kommentaren från { $name }
report-title = Anmäl den här kommentaren
report-what = Bloggens ägare beslutar om den. Till dess får kommentaren stå kvar.
report-reason = Vad är det för fel på den?
report-reason-illegal = Den är olaglig
report-reason-privacy = Den visar personuppgifter
report-reason-abuse = Den är kränkande eller hotfull
report-reason-spam = Den är skräppost
report-reason-mine = Jag har skrivit den och vill att den tas bort
report-reason-other = Något annat
report-text = Med egna ord
report-text-hint = Behövs om den är olaglig eller om det gäller något annat: skriv vad, och varför. Bara bloggens ägare läser det.
report-email-hint = För att få veta hur det går. Du får ett enda mejl, när beslutet är fattat.
report-good-faith = Genom att skicka anmälan intygar du att det du skriver är sant, såvitt du vet.
report-send = Skicka anmälan
report-thanks = Tack
report-done = Din anmälan har kommit fram. Bloggens ägare beslutar om den.
report-done-mail = Du får ett mejl när beslutet är fattat.
report-problem-comment-refused = Anmälan togs inte emot: formuläret fylldes i för snabbt, är för gammalt eller ser ut att komma från ett program. Skicka det igen; om det inte hjälper, skriv till webbplatsens ägare.
report-problem-invalid-parameter = Välj vad det är för fel på kommentaren.
report-problem-unknown-comment = Kommentaren finns inte längre.
follow-title = Följ den här tråden via mejl
follow-what = Du får mejl om nya kommentarer på den här sidan. Är din adress ny här kommer först ett mejl där du bekräftar den. Varje senare mejl har en länk som avslutar dem.
follow-send = Följ
follow-done = Är adressen inte bekräftad än kommer ett mejl med en länk som bekräftar den. Därefter får du veta när det kommer nya kommentarer här.
follow-problem-comment-refused = Formuläret fylldes i för snabbt, är för gammalt eller ser ut att komma från ett program. Skicka det igen; om det inte hjälper, skriv till webbplatsens ägare.
by-mail-title = Kommentera via mejl
by-mail-what = Skriv till den här adressen: ditt mejl blir en kommentar på den här sidan. Ditt namn visas som ditt mejlprogram skickar det, din adress visas inte. Bilagor utelämnas.
by-mail-asked = Om ingenting bevisar att mejlet är ditt får du ett där du kan bekräfta det.
by-mail-until = Adressen fungerar till och med { $day }.
page-on = om

## Vad som gick fel, på sidor för läsare

problem-invalid-page = Adressen säger inte vilken artikel det gäller.
problem-unknown-site = Den här servern har ingen blogg med det namnet.
problem-name-reserved = Namnet är reserverat för bloggens ägare. Skriv under ett annat.
problem-unknown-parent = Kommentaren som du svarar på finns inte längre. Skicka din igen, så visas den för sig.
problem-parent-on-other-page = Kommentaren som du svarar på hör till en annan artikel. Skicka din igen, så visas den för sig.
problem-invalid-parent = Kommentaren som du svarar på finns inte. Skicka din igen, så visas den för sig.
problem-invalid-key = Formuläret var inte fullständigt. Skicka det igen.
problem-origin-null = Webbläsaren sa inte vilken sida det här kommer från, så kommentaren togs inte emot. Kopiera texten och skicka den från kommentarernas egen sida.
problem-origin-not-allowed = Bloggen tar inte emot kommentarer från sidan som du skrev på. Kopiera texten och skicka den från kommentarernas egen sida.
problem-body-too-large = Kommentaren är för lång för att skickas. Gå tillbaka ett steg i webbläsaren: texten bör finnas kvar där. Korta den och skicka igen.
problem-notify-without-email = Fyll i adressen för mejlen, eller avmarkera rutan.
problem-follow-without-email = Fyll i adressen för mejlen, eller välj inga mejl.
problem-needs-consent = Det här är skrivet bara till dig. Fråga först: det publiceras när avsändaren säger ja.
problem-nobody-to-ask = Avsändaren kan inte nås via mejl och kan därför varken tillfrågas eller få svar.
problem-too-many-followers = Tråden har redan så många följare som den kan ha. Flödet visar också nya kommentarer.
problem-invalid-name = Namnet innehåller styrtecken.
problem-name-empty = Namnet är tomt.
problem-text-empty = Texten är tom.
problem-text-invisible = Det finns inget synligt i texten.
problem-name-too-long = Namnet har { $length } tecken; högst { $max } går bra.
problem-invalid-email = Det här är ingen e-postadress. Lämna fältet tomt eller skriv en adress som ann@example.org.
problem-invalid-website = Det här är ingen webbadress. Lämna fältet tomt eller skriv en adress som https://example.org.
problem-invalid-text = Texten innehåller styrtecken.
problem-text-too-long = Texten har { $length } tecken; högst { $max } går bra.
problem-too-many-links = Texten har { $length } länkar; högst { $max } går bra.
problem-comment-refused = Kommentaren tas inte emot här: den ser ut som skräppost. Om den inte är det, skriv till webbplatsens ägare.
problem-too-many-comments = Det har kommit för mycket från ditt nätverk på kort tid. Inget har gått förlorat: försök igen om { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    }.
problem-page-closed-by-owner = Bloggens ägare har stängt sidan. Den tar inte emot fler kommentarer.
problem-page-closed-by-age = Sidan är för gammal för nya kommentarer.
problem-unknown-comment = Den kommentaren finns inte.
problem-comment-deleted = Kommentaren finns inte längre.
problem-missing-field = Adressen säger inte vilken artikel det gäller.
problem-store-busy = Servern är upptagen. Inget har sparats. Försök igen om en stund.
problem-store-read-only = Servern kan bara läsa just nu. Inget har sparats. Försök igen senare.
problem-store-full = Servern har ingen plats kvar. Inget har sparats. Försök igen senare.
problem-store-unavailable = Servern kommer inte åt sina data. Inget har sparats. Försök igen senare.
problem-not-of-site = Sidan finns inte i webbplatsens sitemap. Om artikeln är ny, försök igen om några minuter.
problem-webmention-source = `source` måste vara adressen till en annan webbsida, med http eller https.
problem-webmention-target = `target` måste vara adressen till en sida som tar emot webmentions.
problem-not-found = Det finns inget på den här adressen.
problem-method-not-allowed = Adressen tar inte emot den här sortens anrop.
problem-internal = Det blev fel på servern.
problem-unknown-field = Här finns inget fält `{ $field }`.
problem-incomplete-body = Anropet tog slut innan det var fullständigt. Skicka det igen.
problem-invalid-encoding = Fältet `{ $field }` är inte i UTF-8.
problem-field-name-not-utf8 = Namnet på ett fält är inte i UTF-8.
problem-form-needed = Hit går det bara att skicka ett HTML-formulär (application/x-www-form-urlencoded).
problem-honeypot-filled = Ett dolt fält var ifyllt. Lämna det tomt och skicka kommentaren igen.

## Vad som gick fel, på sidan efter en bloggs eget formulär för Stacosys

form-problem-missing-field = Fältet `{ $field }` saknas.
form-problem-invalid-page = Fältet `url` innehåller ingen sökväg till en sida. En sökväg börjar med /, till exempel /posts/hej/.

## Vad som gick fel, i få ord

title-invalid-cursor = Ogiltig markör
title-incomplete-body = Anropet är ofullständigt
title-invalid-encoding = Texten är inte i UTF-8
title-invalid-header = Ett HTTP-huvud går inte att läsa
title-invalid-id = Ogiltigt id
title-invalid-json = Ogiltig JSON
title-invalid-page = Ogiltig sida
title-invalid-parameter = En parameter går inte att läsa
title-invalid-request = Ogiltigt anrop
title-missing-field = Ett fält saknas
title-too-many-decisions = För många beslut
title-too-many-pages = För många sidor
title-unknown-field = Okänt fält
title-wrong-type = Fel typ
title-api-token-invalid = API-nyckeln är inte giltig
title-api-token-missing = Det behövs en API-nyckel
title-edit-token-missing = Redigeringsnyckeln saknas
title-sign-in-needed = Inte inloggad
title-comment-refused = Kommentaren tas inte emot
title-edit-window-over = För sent att redigera
title-foreign-form = Formuläret kommer någon annanstans ifrån
title-form-outdated = Formuläret är för gammalt
title-origin-not-allowed = Ursprunget hör inte till webbplatsen
title-origin-null = Webbläsaren döljer varifrån det här kommer
title-page-closed = Sidan är stängd
title-scope-missing = API-nyckeln får inte göra det här
title-wrong-edit-token = Det här är inte din kommentar
title-wrong-password = Fel lösenord
title-not-found = Hittades inte
title-unknown-batch = Den gruppen finns inte
title-unknown-block = Den blockeringen finns inte
title-unknown-comment = Den kommentaren finns inte
title-comment-deleted = Kommentaren finns inte längre
title-unknown-link = Länken leder ingenstans
title-unknown-page = Den sidan finns inte
title-unknown-parent = Den besvarade kommentaren finns inte
title-unknown-site = Den webbplatsen finns inte
title-unknown-token = Den API-nyckeln finns inte
title-method-not-allowed = Metoden är inte tillåten
title-request-timeout = Anropet kom för långsamt
title-changed-meanwhile = Ändrat under tiden
title-not-possible = Det går inte nu
title-parent-on-other-page = Den besvarade kommentaren finns på en annan sida
title-path-taken = Sökvägen tillhör en annan sida
title-site-exists = Nyckeln tillhör en annan webbplats
title-token-exists = Namnet tillhör en annan API-nyckel
title-link-expired = Länken är för gammal
title-precondition-failed = Ändrat under tiden
title-body-too-large = Innehållet är för stort
title-uri-too-long = Adressen är för lång
title-unsupported-encoding = Innehållet är komprimerat
title-unsupported-media-type = Okänd typ av innehåll
title-idempotency-key-reused = Nyckeln kom med ett annat anrop
title-invalid-address = Ogiltig IP-adress
title-invalid-email = E-postadressen är inte giltig
title-invalid-host = Ogiltig domän
title-invalid-key = Nyckeln är inte giltig
title-invalid-known = Beviset är inte giltigt
title-invalid-name = Namnet är inte giltigt
title-invalid-origin = Ogiltigt ursprung
title-invalid-password = Lösenordet är inte giltigt
title-invalid-setting = Inställningen är inte giltig
title-invalid-site-key = Webbplatsens nyckel är inte giltig
title-invalid-text = Texten är inte giltig
title-invalid-title = Titeln är inte giltig
title-invalid-website = Webbplatsen är inte giltig
title-name-reserved = Namnet är reserverat
title-name-too-long = Namnet är för långt
title-text-too-long = Texten är för lång
title-too-many-links = För många länkar
title-too-many-followers = För många följer tråden
title-mail-unsigned = Begäran är inte signerad
title-mail-signature-wrong = Signaturen godtas inte
title-mail-not-raw = Inget obearbetat meddelande
title-mail-not-ours = Meddelandet är inte till Afterword
title-unknown-action = Okänd åtgärd
title-unknown-mark = Okänd typ av blockering
title-unknown-reaction = Okänd reaktion
title-unknown-scope = Okänd behörighet
title-https-required = Använd https
title-too-many-comments = För många kommentarer
title-too-many-connections = För många anslutningar
title-too-many-mails = För många mejl
title-too-many-passwords = För många felaktiga lösenord
title-too-many-reactions = För många reaktioner
title-headers-too-large = HTTP-huvudena är för stora
title-internal = Något gick fel
title-mail-later = Meddelandet kan inte behandlas nu
title-mail-off = Mejl är avstängt
title-store-busy = Servern är upptagen
title-store-read-only = Servern kan inte spara
title-store-unavailable = Servern kommer inte åt sina data
title-stopping = Servern stoppas
title-timeout = Svaret tog för lång tid
title-store-full = Servern har ingen plats kvar

## Sidor bakom länkar i mejl

link-comment-on = Kommentar till
link-approve-question = Godkänn den här kommentaren?
link-approve-button = Godkänn
link-reject-question = Avvisa den här kommentaren?
link-reject-button = Avvisa
link-spam-question = Är den här kommentaren skräppost?
link-spam-button = Skräppost
link-delete-question = Radera den här kommentaren?
link-delete-button = Radera
link-block-question = Blockera avsändaren av den här kommentaren?
link-block-button = Blockera avsändaren
link-block-hint = Blockera: kommentaren blir skräppost. Det blir också allt som kommer från samma adress eller nätverk från och med nu.
link-undo = Ångra
link-decide = Ditt beslut
link-otherwise = Ändra beslutet
link-is-pending = Kommentaren väntar på ett beslut
link-is-approved = Kommentaren är godkänd
link-is-rejected = Kommentaren är avvisad
link-is-spam = Kommentaren är markerad som skräppost
link-is-deleted = Kommentaren är raderad
link-erased = Avsändaren har raderat kommentaren
link-outdated = Kommentaren har ändrats
link-outdated-hint = Den har nu en annan text än i ditt mejl, så du kan inte besluta om den här. Ett nytt mejl är på väg till dig: besluta där.
link-decided-by = Beslutat av { $name }
link-undone-by = Ångrat av { $name }
link-reasons = Varför den hölls kvar
link-reply = Svara offentligt (valfritt)
link-reply-hint = Publiceras under kommentaren, från { $name }, när du godkänner. **fetstil**, *kursiv*, > citat, `kod`
link-answer = Publicera svaret
link-answered = Ditt svar är publicerat under den.
link-to-comment = Se den på sidan
link-confirm = Bekräfta din adress
link-confirm-what = { $address } kommer att få mejl om kommentarer på { $site }.
link-confirm-button = Bekräfta
link-confirm-hint = Var det inte du som bad om det här? Gör då ingenting: utan din bekräftelse kommer inga mejl.
link-confirmed = Din adress är bekräftad
link-confirmed-what = { $address } får mejl om kommentarer på { $site }. I varje mejl finns en länk som avslutar dem.
link-address-what = Svar via mejl från { $address } kommer att gälla som svar från { $moderator }.
link-address-hint = Var det inte du som bad om det här? Gör då ingenting: utan din bekräftelse ändras inget.
link-address-done = Svar via mejl från { $address } gäller från och med nu som svar från { $moderator }.
link-publish = Får dina ord publiceras?
link-publish-what = Du skrev dem bara till ägaren till { $site }. När de är publicerade kan alla läsa dem, med namnet { $name } och med svaren på dem.
link-submit = Har du skrivit den här kommentaren?
link-submit-what = Den kom via mejl från din adress, till { $page }. När du bekräftar den avgörs den som alla andra kommentarer.
link-submit-button = Ja, den är min
link-submit-hint = Har du inte skrivit den? Gör då ingenting: utan din bekräftelse ser ingen den.
link-put-back = Publicera ditt svar med de här orden?
link-put-back-done = Ditt svar är publicerat med de här orden
link-put-back-late = Ditt svar har ändrats eller tagits bort sedan dess, så orden kan inte sättas tillbaka
link-put-back-comment = Publicera kommentaren med de här orden?
link-put-back-comment-done = Kommentaren är publicerad med de här orden
link-put-back-comment-late = Kommentaren har ändrats eller tagits bort sedan dess, så orden kan inte sättas tillbaka
link-send-rest = Skicka även de här orden till avsändaren?
link-send-rest-done = Orden skickas via mejl till avsändaren
link-stop = Vilka mejl ska sluta komma?
link-stop-what = { $address } får mejl om kommentarer på { $site }.
link-stop-one = Bara mejl om den här kommentaren
link-stop-one-hint = Inga fler mejl om svar på din kommentar till ”{ $page }”. Andra mejl fortsätter.
link-stop-thread = Bara mejl om den här tråden
link-stop-thread-hint = Inga fler mejl om nya kommentarer till ”{ $page }”. Andra mejl fortsätter.
link-stop-threads = Bara mejl om trådar som du följer
link-stop-threads-hint = Inga fler mejl om nya kommentarer i trådar på { $site } som du följer. Mejl om svar till dig fortsätter.
link-stop-all = Alla mejl
link-stop-all-hint = Inga fler mejl alls från { $site }.
link-stopped = Du får inga fler mejl
link-stopped-one = Det kommer inga fler mejl om svar på din kommentar till ”{ $page }”.
link-stopped-thread = Det kommer inga fler mejl om nya kommentarer till ”{ $page }”.
link-stopped-threads = Det kommer inga fler mejl om trådar på { $site }.
link-stopped-that = Det kommer inga fler mejl om svar på den kommentaren.
link-stopped-all = { $address } får inga fler mejl från { $site }.
link-stopped-gone = Din adress finns inte sparad här.
link-no-link = Länken leder ingenstans

## Vad som gick fel, på sidor bakom länkar i mejl

link-problem-unknown-link = Länken är inte fullständig, eller så har den gått ut. Kopiera den från mejlet igen. Om den står på två rader där, sätt ihop dem.
link-problem-link-expired = Länken är för gammal. Det den var till för är kanske redan gjort. Nyare mejl har länkar som fungerar.
link-problem-missing-field = Inget valdes, så inget ändrades. Följ länken i mejlet igen och tryck på en av knapparna.
link-problem-unknown-action = Det beslutet går inte att fatta här. Välj en av knapparna.
link-problem-not-possible = Det går inte med kommentaren som den är nu.
link-problem-changed-meanwhile = Någon har beslutat något annat under tiden, så inget ändrades. Så här är kommentaren nu.

## Konsolen: ram, kö och kommentar

console-frame-skip = Hoppa till innehållet
console-frame-navigation = Konsol
console-frame-queue = Kö
console-frame-comments = Kommentarer
console-frame-pages = Sidor
console-frame-blocks = Blockerade
console-frame-statistics = Statistik
console-frame-sites = Webbplatser
console-frame-tokens = API-nycklar
console-frame-outbox = Utkorg
console-frame-account = Konto
console-frame-menu = Meny
console-frame-signed-in = Inloggad som { $name }
console-frame-sign-out = Logga ut
console-keys-title = Tangentbordsgenvägar
console-keys-next = Nästa kommentar
console-keys-previous = Föregående kommentar
console-keys-tick = Markera, för att besluta om flera på en gång
console-keys-open = Öppna kommentaren på en egen sida
console-keys-undo = Ångra
console-keys-help = Visa de här genvägarna
console-keys-note = Genvägarna är avstängda medan du skriver.
console-keys-close = Stäng
console-list-label = Lista över kommentarer
console-list-by-status = Kommentarer efter status
console-list-all = Alla
console-list-site = Webbplats
console-list-all-sites = Alla webbplatser
console-list-search = Sök
console-list-find = Sök
console-list-on-page = Till ”{ $page }”
console-list-by-author = Från samma adress eller nätverk som { $name }
console-list-without = Ta bort filtret
console-list-choose = Markera kommentaren från { $name }
console-list-choose-all = Markera alla på sidan
console-list-chosen = För de markerade
console-list-older = Äldre
console-list-newest = Nyaste
console-list-to-comment = Hoppa till kommentaren
console-list-nothing-waits = Inget väntar.
console-list-nothing-waits-hint = Nya kommentarer kommer hit först. Njut av lugnet.
console-list-in-spam =
    { $count ->
        [one] ({ $count } i skräpposten)
       *[other] ({ $count } i skräpposten)
    }
console-list-nothing-here = Det finns inga kommentarer här.
console-list-nothing-found = Ingen kommentar innehåller ”{ $words }”.
console-list-see-all = Se alla kommentarer
console-list-erased = Raderad av avsändaren
console-list-reported = Anmäld
console-comment-label = Kommentaren
console-comment-to-list = Lista
console-comment-on = till
console-comment-see-page = Öppna sidan på bloggen
console-comment-edited = redigerad
console-comment-pinned = Fäst
console-comment-answers = Svar till { $name }
console-comment-answers-gone = Svar på en kommentar som är borta
console-comment-replies =
    { $count ->
        [one] { $count } svar
       *[other] { $count } svar
    }
console-comment-more-replies =
    { $count ->
        [one] och { $count } till
       *[other] och { $count } till
    }
console-comment-reasons = Varför den väntar
console-comment-reported = Anmäld av läsare
console-comment-reasons-then = Varför den hölls kvar
console-comment-points = totalt { $points } poäng
console-comment-author = Från samma adress eller nätverk
console-comment-first = Första kommentaren
console-comment-published =
    { $count ->
        [one] { $count } publicerad
       *[other] { $count } publicerade
    }
console-comment-waiting =
    { $count ->
        [one] { $count } väntar
       *[other] { $count } väntar
    }
console-comment-rejected =
    { $count ->
        [one] { $count } avvisad
       *[other] { $count } avvisade
    }
console-comment-spam =
    { $count ->
        [one] { $count } skräppost
       *[other] { $count } skräppost
    }
console-comment-since = sedan { $date }
console-comment-by-author = Alla från samma adress eller nätverk
console-comment-erased = Avsändaren har raderat kommentaren. Du kan inte längre besluta om den.
console-comment-decide = Ditt beslut
console-comment-reply = Svara
console-comment-reply-hint = Publiceras under kommentaren, från { $name }. **fetstil**, *kursiv*, > citat, `kod`
console-comment-reply-approves = Godkänn och svara
console-comment-reply-send = Publicera svaret
console-comment-edit = Redigera
console-comment-edit-text = Kommentaren i Markdown
console-comment-edit-hint = Läsarna ser att den har redigerats.
console-comment-edit-send = Spara
console-comment-block = Blockera avsändaren
console-comment-block-hint = Kommentaren blir skräppost. Det blir också allt som kommer från det du väljer.
console-comment-block-name = Namnet
console-comment-block-email = E-postadressen
console-comment-block-network = Nätverket
console-comment-block-send = Markera som skräppost och blockera
console-comment-audit = Vad som har beslutats
console-comment-when = När
console-comment-who = Vem
console-comment-what = Vad
console-comment-interface = Via
console-comment-change = Före och efter
console-comment-undone = ångrat
console-comment-no-decision = Ingen har beslutat något än.
console-status-pending = Väntar
console-status-approved = Publicerad
console-status-rejected = Avvisad
console-status-spam = Skräppost
console-status-deleted = Raderad
console-status-private = Bara till dig
console-comment-private = Bara till dig: ingen annan ser det. Ditt svar skickas via mejl till avsändaren och stannar mellan er två.
console-comment-private-no-answer = Bara till dig: ingen annan ser det. Avsändaren kan inte nås via mejl, så du kan inte svara.
console-action-approve-button = Godkänn
console-action-approve-past = godkände
console-action-approve-done =
    { $count ->
        [one] { $count } kommentar godkänd.
       *[other] { $count } kommentarer godkända.
    }
console-action-reject-button = Avvisa
console-action-reject-past = avvisade
console-action-reject-done =
    { $count ->
        [one] { $count } kommentar avvisad.
       *[other] { $count } kommentarer avvisade.
    }
console-action-spam-button = Skräppost
console-action-spam-past = markerade som skräppost
console-action-spam-done =
    { $count ->
        [one] { $count } kommentar markerad som skräppost.
       *[other] { $count } kommentarer markerade som skräppost.
    }
console-action-delete-button = Radera
console-action-delete-past = raderade
console-action-delete-done =
    { $count ->
        [one] { $count } kommentar raderad.
       *[other] { $count } kommentarer raderade.
    }
console-action-restore-button = Återställ
console-action-restore-past = återställde
console-action-restore-done =
    { $count ->
        [one] { $count } kommentar återställd.
       *[other] { $count } kommentarer återställda.
    }
console-action-pin-button = Fäst
console-action-pin-past = fäste
console-action-pin-done =
    { $count ->
        [one] { $count } kommentar fäst.
       *[other] { $count } kommentarer fästa.
    }
console-action-unpin-button = Lossa
console-action-unpin-past = lossade
console-action-unpin-done =
    { $count ->
        [one] { $count } kommentar lossad.
       *[other] { $count } kommentarer lossade.
    }
console-action-block-button = Blockera
console-action-block-past = blockerade avsändaren
console-action-block-done =
    { $count ->
        [one] Avsändaren är blockerad och kommentaren är skräppost.
       *[other] { $count } kommentarer markerade som skräppost, avsändarna blockerade.
    }
console-action-undo-button = Ångra
console-action-undo-past = ångrade beslutet
console-action-undo-done =
    { $count ->
        [one] { $count } beslut ångrat.
       *[other] { $count } beslut ångrade.
    }
console-action-edit-button = Redigera
console-action-edit-past = redigerade
console-action-edit-done =
    { $count ->
        [one] Kommentaren har fått sin nya text.
       *[other] { $count } kommentarer har fått sin nya text.
    }
console-action-ask-button = Fråga om lov
console-action-ask-past = frågade om det får publiceras
console-action-ask-done = Tillfrågade: { $count }.
console-action-reply-button = Svara via mejl
console-action-reply-past = svarade via mejl
console-action-reply-done = Svar skickade via mejl: { $count }.
console-script-failed = Det gick inte, så inget ändrades:
console-script-failed-partly = Några gick inte:
console-script-offline = Servern går inte att nå. Inget ändrades; försök igen.
console-script-session-ended = Du har loggats ut. Inget ändrades, och det du skrev finns kvar.
console-script-sign-in = Logga in igen
console-interface-console = Konsol
console-interface-mail = Mejl
console-interface-link = Länk i ett mejl
console-interface-api = API
console-interface-command-line = Kommandorad
console-interface-akismet = Akismet
console-interface-network = Nätverk

## Konsolen: listor

console-shared-site = Webbplats
console-shared-all-sites = Alla webbplatser
console-shared-filter = Vad som ska visas
console-shared-show = Visa
console-shared-more = Mer
console-shared-beginning = Från början
console-shared-parts = Listans delar
console-shared-done = Sparat.
console-shared-never = aldrig
console-shared-save = Spara
console-shared-what = Åtgärd
console-pages-title = Sidor
console-pages-page = Sida
console-pages-comments = Kommentarer
console-pages-first-seen = Första kommentaren
console-pages-state = Status
console-pages-open = Öppen
console-pages-closed = Stängd
console-pages-closed-by-age = Stängd på grund av ålder
console-pages-aliases = Finns också på
console-pages-search = Sök efter
console-pages-search-hint = I titeln eller sökvägen.
console-pages-change = Ändra
console-pages-change-this = Ändra { $page }
console-pages-close = Stäng
console-pages-close-what = Läsarna ser fortfarande kommentarerna, men kan inte skriva nya.
console-pages-reopen = Öppna igen
console-pages-reopen-what = Läsarna kan skriva kommentarer här igen.
console-pages-by-age-what = Webbplatsen stänger artiklar en tid efter den första kommentaren. När det sker står i webbplatsens inställningar.
console-pages-retired-what = Webbplatsen är arkiverad: artiklarna tar inte emot fler kommentarer.
console-pages-name = Titel
console-pages-name-what = Visas i konsolen, i mejl och i flöden.
console-pages-rename = Spara titeln
console-pages-move-to = Flytta till
console-pages-move-what = För en artikel som har fått en ny sökväg. Gamla länkar fungerar fortfarande. Om den nya sökvägen redan har kommentarer blir de två trådarna en. Det går inte att ångra.
console-pages-move-button = Flytta
console-pages-moved = Kommentarerna finns nu på { $path }.
console-pages-alias = En sökväg till
console-pages-alias-what = Ytterligare en sökväg som leder till samma kommentarer.
console-pages-alias-button = Lägg till sökväg
console-pages-none = Inga sidor än.
console-pages-none-hint = En artikel visas här när den får sin första kommentar.
console-pages-none-found = Ingen sida hittades. Pröva med färre ord, eller med alla webbplatser.
console-blocks-title = Blockerade
console-blocks-about = Allt från de här avsändarna hamnar direkt i skräpposten. Tidigare kommentarer påverkas inte.
console-blocks-who = Vem
console-blocks-since = Sedan
console-blocks-by = Av
console-blocks-name = Namn
console-blocks-email = E-postadress
console-blocks-network = Nätverk
console-blocks-host = Domän
console-blocks-network-of = nätverket för kommentaren från { $name }
console-blocks-network-given = ett nätverk som skrevs in; bara en hash av det sparas
console-blocks-comment = kommentaren
console-blocks-remove = Avblockera
console-blocks-remove-this = Avblockera { $name }
console-blocks-add = Blockera någon
console-blocks-kind = Blockera efter
console-blocks-value = Vem eller vad
console-blocks-value-hint = Ett namn som Ann, en e-postadress som ann@example.org, en IP-adress som 203.0.113.7 (hela dess nätverk blockeras) eller en domän som example.org (alla domäner under den blockeras också).
console-blocks-add-button = Blockera
console-blocks-none = Ingen är blockerad. Du kan också blockera en avsändare där du läser kommentaren.
console-statistics-title = Statistik
console-statistics-span = Period
console-statistics-days = { $days } dagar
console-statistics-a-day = per dag
console-statistics-a-week = per vecka
console-statistics-comments = Kommentarer
console-statistics-decisions = Beslut
console-statistics-share = Andel skräppost
console-statistics-top = Mest kommenterade sidor
console-statistics-published = Publicerade
console-statistics-waiting = Väntar
console-statistics-spam = Skräppost
console-statistics-refused = Avvisade
console-statistics-all = Alla
console-statistics-came-in =
    { $count ->
        [0] De senaste { $days } dagarna kom det inga kommentarer.
        [one] De senaste { $days } dagarna kom det en kommentar: { $spam ->
            [0] inte skräppost
           *[other] skräppost
        }.
       *[other] De senaste { $days } dagarna kom det { $count } kommentarer, varav { $spam ->
            [0] ingen
           *[other] { $spam }
        } var skräppost.
    }
console-statistics-decided =
    { $count ->
        [0] De senaste { $days } dagarna beslutades inget.
        [one] De senaste { $days } dagarna fattades ett beslut.
       *[other] De senaste { $days } dagarna fattades { $count } beslut, de flesta { $when }: { $most }.
    }
console-statistics-share-was = De senaste { $days } dagarna var { $share } av det som kom in skräppost.
console-statistics-share-none = De senaste { $days } dagarna kom inget in, så det finns ingen andel att visa.
console-statistics-top-was = Sidorna med flest publicerade kommentarer totalt.
console-statistics-top-none = Ingen sida har en publicerad kommentar än.
console-statistics-on-day = den { $date }
console-statistics-in-week = i veckan från den { $date }
console-statistics-week-label = Veckan från den { $date }
console-statistics-column = { $when }: { $all } (publicerade { $published }, väntar { $waiting }, skräppost { $spam }, avvisade { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] inga kommentarer
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    }
console-statistics-decision-count =
    { $count ->
        [0] inga beslut
        [one] { $count } beslut
       *[other] { $count } beslut
    }
console-statistics-table = Siffrorna som tabell
console-statistics-day = Dag
console-statistics-week = Vecka från
console-statistics-utc = Dagarna börjar vid midnatt UTC.
console-sites-title = Webbplatser
console-sites-key = Nyckel
console-sites-name = Titel
console-sites-name-hint = Visas i mejl, i flöden och här.
console-sites-origins = Ursprung
console-sites-origins-hint = Var bloggen finns, en adress per rad, till exempel https://blog.example.org. Kommentarer tas bara emot därifrån. Länkar leder till den första.
console-sites-comments = Kommentarer
console-sites-waiting = Väntar
console-sites-none = Inga webbplatser än. Lägg till din blogg nedan.
console-sites-add = Lägg till en webbplats
console-sites-add-button = Lägg till webbplats
console-sites-key-hint = Står i skripttaggen och ändras aldrig: a–z, 0–9, - och _, till exempel blog.
console-sites-key-invalid = Skriv 1 till 40 tecken av a–z, 0–9, - och _, med en bokstav eller siffra först.
console-sites-key-taken = Det finns redan en webbplats med den nyckeln. Välj en annan.
console-sites-origins-invalid = Skriv minst en adress, var och en med bara schema och domän, till exempel https://blog.example.org.
console-sites-name-invalid = Skriv en kortare titel, på en rad.
console-sites-refused = Inget har sparats än. Se över de markerade fälten.
console-sites-outdated = Någon annan har ändrat webbplatsen under tiden, så inget sparades. Det du skrev står nedan. Sparar du det igen ersätter det den andra ändringen.
console-sites-see-now = Se webbplatsen som den är nu
console-sites-as-server = serverns standard: { $value }
console-sites-while-empty = Lämna tomt för serverns standard ({ $value }).
console-sites-nothing = inget
console-sites-about = Webbplatsen
console-sites-about-comments = Kommentarer
console-sites-about-spam = Vad som är skräppost
console-sites-about-thread = Tråden
console-sites-about-people = Personer och mejl
console-sites-paste = Till din blogg
console-sites-paste-hint = Klistra in det här i mallen för dina artiklar, där kommentarerna ska visas.
console-sites-tag = Skripttagg
console-sites-back = Alla webbplatser
console-tokens-title = API-nycklar
console-tokens-about = Med en API-nyckel får ett skript göra det du tillåter här.
console-tokens-name = Namn
console-tokens-name-hint = Vad den är till för, till exempel ”säkerhetskopia på natten”. Beslut antecknas under det namnet.
console-tokens-name-invalid = Skriv ett namn med 1 till 80 tecken.
console-tokens-name-taken = Det finns redan en API-nyckel med det namnet. Välj ett annat namn eller återkalla den gamla.
console-tokens-scopes = Den får
console-tokens-scopes-missing = Välj minst en sak som API-nyckeln får göra.
console-tokens-made = Skapad
console-tokens-used = Senast använd
console-tokens-state = Status
console-tokens-revoked = Återkallad den { $date }
console-tokens-revoke = Återkalla
console-tokens-revoke-this = Återkalla { $name }
console-tokens-revoke-what = En återkallad API-nyckel slutar fungera direkt och kan inte återställas.
console-tokens-none = Inga API-nycklar än.
console-tokens-add = Skapa en API-nyckel
console-tokens-add-button = Skapa API-nyckel
console-tokens-ready = API-nyckeln { $name } är klar
console-tokens-once = Kopiera den nu: den visas bara en gång. Bara en hash av den sparas.
console-tokens-token = API-nyckel
console-tokens-back = Alla API-nycklar
console-outbox-title = Mejl
console-outbox-tabs = Vilka mejl
console-outbox-failed = Misslyckade
console-outbox-waiting = Väntar
console-outbox-all = Alla
console-outbox-failed-one = Misslyckat
console-outbox-waiting-one = Väntar
console-outbox-kind = Typ
console-outbox-to = Till
console-outbox-since = Skrivet
console-outbox-state = Status
console-outbox-attempts =
    { $count ->
        [0] inte försökt än
        [one] { $count } försök
       *[other] { $count } försök
    }
console-outbox-next = nästa { $time }
console-outbox-sent = Skickat
console-outbox-error = Svar från den andra servern
console-outbox-why = Varför
console-outbox-again = Försök igen
console-outbox-again-this = Försök igen: { $mail }
console-outbox-mails = Mejl
console-outbox-webhooks = Webhookar
console-outbox-event = Händelse
console-outbox-url = Adress
console-outbox-none-failed = Inget mejl har misslyckats. Allt är som det ska.
console-outbox-none-waiting = Inget mejl väntar.
console-outbox-none = Inga mejl än.

console-ways-in-title = Inkommande mejl
console-ways-in-way = Väg in
console-ways-in-messages = Meddelanden
console-ways-in-last = Senaste meddelande
console-ways-in-looked = Senast kontrollerad
console-ways-in-failures = Fel
console-ways-in-open = Öppen
console-ways-in-closed = Stängd
console-ways-in-since = Räknat sedan servern startade. Det som kommer via `afterword mail receive` räknas inte här.
console-ways-in-off = Mejl är avstängt.
console-ways-in-login = Afterword är inte inloggat i sin brevlåda. Mejl väntar tills någon loggar in.

## Vad en nyckel får göra

scope-read = läsa
    .may = läsa kommentarer med vilken status som helst, med e-postadresser, och sidor
scope-moderate = moderera
    .may = besluta om kommentarer, redigera dem, blockera avsändare, radera allt från en person, ändra sidor
scope-sites = ändra webbplatser
    .may = lägga till webbplatser, ändra deras inställningar (med de två första: även moderatorer och sitemap), skapa och återkalla API-nycklar
scope-export = exportera
    .may = hämta ut alla data
scope-mail = lämna in mejl
    .may = lämna in de mejl som kommer tillbaka till Afterword

## Varför ett mejl eller en webhook inte kom fram

undelivered-given-up = Gav upp efter tre dagar
undelivered-bounced = Det kom tillbaka: adressen tar inte emot mejl.
undelivered-receiver-removed = Mottagaren finns inte längre i inställningen webhooks.urls.
undelivered-store-unreadable = Databasen gick inte att läsa.
undelivered-place-unknown = Webbplatsen eller sidan är inte känd.
undelivered-too-many-confirmations = Det väntar, eftersom många läsare har ombetts bekräfta en adress den senaste timmen.
undelivered-answered = Mottagaren svarade { $status }.

## Vad mejlen i utkorgen är

console-mail-kind-moderation = Ny kommentar, till en moderator
console-mail-kind-spam = Vad som hamnat i skräpposten, till en moderator
console-mail-kind-confirmation = Bekräftelse av en adress
console-mail-kind-answered = Någon svarade, till en läsare
console-mail-kind-followed = Ny kommentar i en tråd som följs, till en läsare
console-mail-kind-published = Kommentar publicerad, till avsändaren
console-mail-kind-reported = Kommentar anmäld, till en moderator
console-mail-kind-report-decided = Vad en anmälan ledde till, till den som anmälde
console-mail-kind-removed = Kommentar borttagen efter en anmälan, till avsändaren
console-mail-kind-private = Ord bara till dig, till en moderator
console-mail-kind-private-reply = Svar på förtroliga ord, till avsändaren
console-mail-kind-may-publish = Får förtroliga ord publiceras, till avsändaren
console-mail-kind-decided = Vad ditt svar gjorde
console-mail-kind-explanation = Varför ditt svar inte gjorde något
console-mail-kind-refusal = Varför en läsares svar inte togs emot
console-mail-kind-unproven = Har du skrivit den här kommentaren, till avsändaren
console-mail-kind-received = En kommentar har kommit via mejl, till avsändaren
console-mail-kind-test = Test
console-mail-kind-sign-in = Länk för att logga in
console-mail-kind-damage = Skadad databas
console-mail-kind-address = Ytterligare adress för en moderator

## En webbplats inställningar: namn, tips, vad som ska skrivas i stället för det som inte gick, och valen

setting-moderation = Nya kommentarer
    .hint = Anger om en kommentar väntar på dig eller visas direkt.
    .hold = håll kvar
    .publish = publicera direkt
setting-edit-window = Tid för att redigera
    .hint = Hur länge avsändaren får redigera eller radera sin kommentar, till exempel 15m, 2h eller 1d. 0s betyder inte alls.
    .problem = Skriv en tid som 15m, 2h eller 1d; 30d är det längsta.
setting-close-after = Stäng artiklar efter
    .hint = Hur länge efter första kommentaren en artikel tar emot nya, till exempel 90d, eller never för alltid. Gamla artiklar drar till sig mest skräppost.
    .problem = Skriv en tid som 90d, eller never.
setting-retired = Arkiverad
    .hint = Anger om bloggen fortsätter utan den här servern: då tar artiklarna inte emot fler kommentarer eller reaktioner, och ingen kan längre följa trådar. Ställs in med kommandot afterword retire.
    .true = arkiverad
    .false = i bruk
setting-sitemap = Sitemap
    .hint = Den listar artiklarna: en sökväg som /sitemap.xml, eller en hel adress på webbplatsen. Skriv none för ingen sitemap.
    .problem = Skriv en sökväg som /sitemap.xml, eller en hel adress.
setting-unknown-pages = Okända artiklar
    .hint = Vad som händer med en kommentar till en artikel som inte finns i sitemapen.
    .hold = håll kvar den
    .refuse = neka den
    .publish = ta emot den som alla andra
setting-hold-at = Hålls kvar från
    .hint = Poäng i skräppostkontrollerna då en kommentar väntar på dig; 0 betyder aldrig.
    .problem = Skriv ett tal från 0 till 1000.
setting-spam-at = Skräppost från
    .hint = Poäng då en kommentar hamnar i skräpposten; 0 betyder aldrig.
    .problem = Skriv ett tal från 0 till 1000.
setting-refuse-at = Nekas från
    .hint = Poäng då en kommentar inte tas emot alls; 0 betyder aldrig.
    .problem = Skriv ett tal från 0 till 1000.
setting-words-hold = Hålls kvar vid dessa ord
    .hint = En kommentar med något av de här orden eller fraserna, ett per rad, väntar på dig. /…/ är ett mönster. Skriv none för inga ord.
    .problem = Skriv högst 500 ord eller mönster som /billiga .* piller/, ett per rad, utan kommatecken.
setting-words-spam = Skräppost vid dessa ord
    .hint = En kommentar med något av de här orden är skräppost.
    .problem = Skriv högst 500 ord eller mönster som /billiga .* piller/, ett per rad, utan kommatecken.
setting-words-refuse = Nekas vid dessa ord
    .hint = En kommentar med något av de här orden tas inte emot.
    .problem = Skriv högst 500 ord eller mönster som /billiga .* piller/, ett per rad, utan kommatecken.
setting-script-check = Andra skriftsystem
    .hint = Anger om en kommentar i ett annat skriftsystem än ditt väntar på dig.
    .off = kontrollera inte
    .hold = håll kvar
setting-scripts = Dina skriftsystem
    .hint = Till exempel Latin eller Cyrillic, ett per rad. Skriv none för dem som webbplatsens språk har.
    .problem = Skriv namn på skriftsystem som Latin, Cyrillic eller Han, ett per rad.
setting-trust-after = Känd efter
    .hint = Efter så många godkända kommentarer är en avsändare känd och behöver inte vänta. 0 betyder aldrig.
    .problem = Skriv ett tal från 0 till 20.
setting-trust-confirmed = Känd via mejl
    .hint = Anger om avsändare med en bekräftad e-postadress är kända.
    .true = ja
    .false = nej
setting-akismet = Akismet
    .hint = Anger om tjänsten Akismet tillfrågas om varje kommentar. Den får texten samt avsändarens namn, e-postadress och nätverksadress. Servern behöver en nyckel för det.
    .true = fråga
    .false = fråga inte
setting-depth = Nivåer av svar
    .hint = Hur många nivåer svar dras in. Djupare svar visas på den sista nivån. 0 ger en platt lista.
    .problem = Skriv ett tal från 0 till 20.
setting-page-size = Kommentarer åt gången
    .hint = Hur många som visas före knappen för fler.
    .problem = Skriv ett tal från 1 till 1000.
setting-sort = Ordning
    .hint = Vilka kommentarer som kommer först.
    .oldest = äldst först
    .newest = nyast först
    .top = flest reaktioner först
setting-images = Bilder
    .hint = Anger om bilder i kommentarer visas. Webbläsaren hämtar dem från domänen som avsändaren anger, och den domänen ser då dina läsare.
    .true = visas
    .false = visas inte
setting-maths = Formler
    .hint = Anger om TeX i kommentarer visas som formler: $x^2$ i texten, $$x^2$$ på en egen rad. Kommentarer som redan är skrivna förblir som de är.
    .true = visas
    .false = visas inte
setting-code-colours = Färger i kod
    .hint = Om kod efter ``` och namnet på ett språk visas i färg. Kommentarer som redan är skrivna förblir som de är.
    .true = visas
    .false = visas inte
setting-reactions = Reaktioner
    .hint = Vad läsare kan lämna med ett klick: emojier eller korta ord, ett per rad, högst 12. Skriv none för inga reaktioner.
    .problem = Skriv högst 12 emojier eller korta ord, ett per rad, utan mellanslag och kommatecken, vart och ett bara en gång.
setting-article-reactions = Reaktioner på artiklar
    .hint = Anger om samma reaktioner kan lämnas på själva artikeln. De står ovanför kommentarerna.
    .true = erbjuds
    .false = erbjuds inte
setting-avatars = Profilbilder
    .hint = Visas bredvid kommentarer som skrivits med en e-postadress. Den här servern hämtar dem: tjänsten får veta en hash av adressen och inget om dina läsare.
    .off = inga
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Ord bara till dig
    .hint = Anger om läsare kan skriva något som bara du ser. Det publiceras bara om både du och avsändaren vill det.
    .true = tas emot
    .false = tas inte emot
setting-language = Språk
    .hint = Språket för texterna runt kommentarerna: { $languages }. En sida kan ange ett annat språk.
    .problem = Skriv en språkkod som en, de eller pt-BR.
setting-owner = Ditt namn
    .hint = Visas ovanför dina egna svar. Om inget namn är angivet visas webbplatsens titel.
    .problem = Skriv ett namn med högst 80 tecken.
setting-reserved-names = Reserverade namn
    .hint = Namn som ingen får kommentera under, ett per rad, högst 50. Ditt eget namn och webbplatsens titel är alltid reserverade. Skriv none för att bara reservera dem.
    .problem = Skriv högst 50 namn med högst 80 tecken, ett per rad, utan kommatecken, vart och ett bara en gång.
setting-moderators = Moderatorer
    .hint = E-postadresser, en per rad, högst 20. Varje moderator får ett mejl om nya kommentarer och beslutar genom att svara. Skriv none för ingen.
    .problem = Skriv högst 20 e-postadresser som ann@example.org, en per rad, var och en bara en gång.
setting-tell-owner = Mejl till moderatorer
    .hint = Vilka nya kommentarer som moderatorer får mejl om.
    .held = de som väntar
    .all = alla
    .nothing = inga
setting-tell-spam = Mejl om skräppost
    .hint = Anger om moderatorer får ett mejl om dagen om vad som hamnat i skräpposten.
    .true = ja
    .false = nej
setting-notifications = Mejl om svar
    .hint = Anger om läsare får be om mejl när någon svarar dem. De bekräftar sin adress först.
    .true = ja
    .false = nej
setting-follow-threads = Följa trådar
    .hint = Anger om läsare får följa en tråd: ett mejl om varje ny kommentar, eller ett om dagen. Bara där mejl om svar är på.
    .true = ja
    .false = nej
setting-comments-by-mail = Kommentarer via mejl
    .hint = Om läsare kan skriva kommentarer via mejl: varje sida har då en adress för det.
    .true = ja
    .false = nej
setting-tell-authors = Mejl om publicering
    .hint = Anger om avsändare med en bekräftad adress får ett mejl när deras kvarhållna kommentar publiceras.
    .true = ja
    .false = nej
setting-answers-elsewhere = Svar i andra nätverk
    .hint = Om dina svar till personer på Mastodon och Bluesky också publiceras där.
    .true = ja
    .false = nej

setting-own-posts = Dina inlägg
    .hint = En fil på webbplatsen som nämner dina inlägg om artiklarna, till exempel /afterword/posts.json. Skriv none för ingen fil.
    .problem = Skriv en sökväg som /afterword/posts.json, eller en hel adress.

setting-webmentions = Webmentions
    .hint = Om sidor på andra webbplatser som länkar till en artikel blir kommentarer.
    .true = ja
    .false = nej

setting-send-webmentions = Skicka webmentions
    .hint = Om sidorna som dina egna kommentarer länkar till får veta det.
    .true = ja
    .false = nej

## Konsolen: inloggning och konto

console-sign-in = Logga in
console-sign-in-email = E-postadress
console-sign-in-password = Lösenord
console-sign-in-password-hint = Lämna det tomt för att få en länk via mejl som du loggar in med.
console-sign-in-no-mail-hint = Den här servern skickar inga mejl. Om du inte har något lösenord, kör `afterword console link ADRESS` på servern: det skriver ut en länk för att logga in.
console-sign-in-sent-title = Kolla din e-post
console-sign-in-sent = Om { $address } tillhör en ägare här är ett mejl på väg dit.
console-sign-in-sent-hint = Länken i mejlet fungerar en gång, i 15 minuter. Du kan öppna den på en annan enhet.
console-sign-in-follow = Logga in här som { $address }?
console-sign-in-follow-hint = Länken fungerar bara en gång.
console-sign-in-account = Ditt konto
console-sign-in-signed-in-as = Du är inloggad som
console-sign-in-sessions = Var du är inloggad
console-sign-in-sessions-hint = En inloggning upphör efter 30 dagar, eller efter 7 dagar utan besök.
console-sign-in-some-browser = okänd webbläsare
console-sign-in-begun = Inloggad
console-sign-in-seen = Senast sedd
console-sign-in-this-one = den här
console-sign-in-sign-out = Logga ut
console-sign-in-sign-out-everywhere = Logga ut överallt
console-sign-in-session-ended = Utloggad där.
console-sign-in-set-password = Ange ett lösenord
console-sign-in-change-password = Byt lösenord
console-sign-in-old-password = Nuvarande lösenord
console-sign-in-new-password = Nytt lösenord
console-sign-in-new-password-hint = Minst 12 tecken; en mening går bra. Du loggas ut överallt utom här.
console-sign-in-password-set = Lösenordet har sparats. Du har loggats ut överallt utom här.
console-sign-in-refused = Det gick inte
console-sign-in-kept = Vad du skrev, så att det inte går förlorat
console-sign-in-to-console = Till konsolen

## Vad som gick fel, i konsolen

console-problem-unknown-link = Länken har gått ut eller redan använts. En länk fungerar en gång, i 15 minuter: be om en ny.
console-problem-wrong-password = Fel adress eller lösenord.
console-problem-invalid-password = Välj ett lösenord med minst 12 och högst 1024 tecken. En mening går bra.
console-problem-too-many-passwords = För många felaktiga lösenord. Vänta { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    }, eller logga in med en länk via mejl: lämna lösenordet tomt.
console-problem-too-many-mails = För många mejl har begärts. De som skickades fungerar i 15 minuter: titta i inkorgen och i skräpposten. Eller vänta { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    }.
console-problem-mail-off = Den här servern skickar inga mejl. Kör `afterword console link ADRESS` på den: det skriver ut en länk för att logga in.
console-problem-missing-field = Ett fält som behövs lämnades tomt. Gå tillbaka och fyll i det.
console-problem-foreign-form = Formuläret kom inte från en sida i den här konsolen, så inget ändrades. Öppna konsolen i en egen flik, på adressen i `server.public_url`, och försök där.
console-problem-form-outdated = Formuläret är från en tidigare inloggning, så inget ändrades. Gå tillbaka, ladda om sidan och skicka det igen.
console-problem-sign-in-needed = Du är inte inloggad, så inget ändrades. Logga in igen i en annan flik. Gå sedan tillbaka i den här fliken och skicka igen.
console-problem-unknown-page = Den sidan finns inte. En sida finns från och med sin första kommentar.
console-problem-path-taken = Sökvägen leder redan till en annan sida. Flytta den sidan hit i stället, eller välj en annan sökväg.
console-problem-invalid-page = Skriv en sökväg som börjar med ett snedstreck, till exempel /posts/hej/, utan . och .. i den.
console-problem-invalid-title = Skriv en kortare titel, på en rad, utan styrtecken.
console-problem-invalid-name = Skriv ett namn med minst en bokstav eller siffra, utan styrtecken.
console-problem-invalid-email = Skriv en e-postadress som ann@example.org.
console-problem-invalid-address = Skriv en IP-adress som 203.0.113.7 eller 2001:db8::7.
console-problem-invalid-host = Skriv en domän som example.org.
console-problem-unknown-block = Den blockeringen finns inte längre.
console-problem-unknown-token = Det finns ingen API-nyckel med det numret.
console-problem-unknown-site = Den webbplatsen finns inte.
console-problem-changed-meanwhile = Det här har ändrats under tiden, så inget sparades. Se hur det är nu, och besluta igen.
console-problem-not-possible = Det går inte med kommentaren som den är nu. Titta på den igen.
console-problem-unknown-batch = Det finns inget att ångra här.
console-problem-invalid-text = Skriv en text utan styrtecken.
console-problem-text-too-long = Texten är för lång. Korta den och skicka igen.
console-problem-too-many-links = Texten har för många länkar. Ta bort några och skicka igen.
console-problem-body-too-large = Det här är för mycket på en gång. Korta det, eller välj färre kommentarer.
console-problem-store-busy = Servern är upptagen, så inget ändrades. Försök igen om en stund.
console-problem-not-again = Det gick inte att försöka igen: det finns inte längre, eller så har ett nytt försök redan gjorts.
console-problem-batch-too-large = Välj färre kommentarer: du kan besluta om högst { $max } på en gång.
console-problem-internal = Det blev fel på servern. Mer står i serverns logg.
console-problem-method-not-allowed = Adressen visar inget; det går bara att skicka ett formulär till den.

## Varför en kommentar hölls kvar, eller togs för skräppost

reason-akismet-asked = Webbplatsen frågar Akismet om varje kommentar.
reason-blocked = Du har blockerat avsändaren, eller en domän som kommentaren länkar till.
reason-form-replayed = Samma formulär har skickats förut.
reason-form-too-fast =
    { $seconds ->
        [one] Skickad { $seconds } sekund efter att skrivandet började.
       *[other] Skickad { $seconds } sekunder efter att skrivandet började.
    }
reason-form-too-old =
    { $hours ->
        [one] Skickad { $hours } timme efter att skrivandet började.
       *[other] Skickad { $hours } timmar efter att skrivandet började.
    }
reason-honeypot = Ett fält som människor inte ser var ifyllt.
reason-proof-expired = Arbetsbeviset kom för sent.
reason-proof-invalid = Arbetsbeviset är fel.
reason-proof-missing = Arbetsbeviset saknas: kommentaren kom från en webbläsare utan JavaScript, eller från ett program.
reason-proof-spent = Arbetsbeviset hade använts förut.
reason-holds-all = Webbplatsen håller kvar alla nya kommentarer.
reason-offered = Det här var skrivet bara till dig; nu får det publiceras.
reason-listed-word = ”{ $word }” finns i din ordlista.
reason-fast-network =
    { $count ->
        [one] { $count } kommentar har kommit från det här nätverket på kort tid.
       *[other] { $count } kommentarer har kommit från det här nätverket på kort tid.
    }
reason-fast-page =
    { $count ->
        [one] { $count } kommentar har kommit till den här sidan på kort tid.
       *[other] { $count } kommentarer har kommit till den här sidan på kort tid.
    }
reason-fast-site =
    { $count ->
        [one] { $count } kommentar har kommit till den här webbplatsen på kort tid.
       *[other] { $count } kommentarer har kommit till den här webbplatsen på kort tid.
    }
reason-repeated-here = Samma avsändare har redan skrivit nästan samma sak här.
reason-repeated =
    { $count ->
        [one] Nästan samma text har kommit förut, på en annan sida eller från någon annan: en gång.
       *[other] Nästan samma text har kommit förut, på andra sidor eller från andra: { $count } gånger.
    }
reason-links =
    { $count ->
        [one] Den har { $count } länk.
       *[other] Den har { $count } länkar.
    }
reason-link-share = Den består nästan bara av länkar ({ $percent }{"\u00A0"}% av texten).
reason-shortener = Den länkar till { $host }, som döljer vart länken leder.
reason-look-alike-host = Den länkar till { $host }, som liknar en annan domän.
reason-hidden-link = Den har en länk som ingen ser, till { $host }.
reason-misleading-link = Den har en länk som visar { $shown } och leder till { $target }.
reason-foreign-markup = Den har länkar i ett främmande märkspråk: { $markup }.
reason-website = Den är kort, och namnet leder till { $host }.
reason-masked-word = ”{ $word }” är skrivet med bokstäver från flera skriftsystem.
reason-foreign-script = Den är skriven i ett annat skriftsystem än webbplatsens: { $scripts }.
reason-disposable = E-postadressen är en engångsadress ({ $host }).
reason-familiar =
    { $count ->
        [one] Adressen och nätverket är bekanta: { $count } godkänd kommentar.
       *[other] Adressen och nätverket är bekanta: { $count } godkända kommentarer.
    }
reason-trusted = Avsändaren är känd här.
reason-unknown-page = Sidan finns inte i webbplatsens sitemap.
reason-bayes = Sannolikhet för skräppost: { $percent }{"\u00A0"}%

## Mejl

mail-marker = Skriv ditt svar ovanför den här raden
mail-footer = Afterword, för { $site }
mail-subject-moderation = [{ $site }] Ny kommentar från { $author } till ”{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } ny kommentar
       *[other] { $count } nya kommentarer
    }
mail-subject-digest-decided = [{ $site }] Beslutat genom ditt svar
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } kommentar i skräpposten
       *[other] { $count } kommentarer i skräpposten
    }
mail-subject-confirm = [{ $site }] Bekräfta din adress
mail-subject-answered = [{ $site }] { $author } svarade dig på ”{ $page }”
mail-subject-followed = [{ $site }] Ny kommentar från { $author } till ”{ $page }”
mail-subject-threads = [{ $site }] Nya kommentarer i trådar som du följer
mail-subject-published = [{ $site }] Din kommentar till ”{ $page }” är publicerad
mail-subject-reported = [{ $site }] Anmäld: kommentar från { $author } till ”{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] Beslut om din anmälan
mail-subject-removed = [{ $site }] Din kommentar till ”{ $page }” har tagits bort
mail-subject-private = [{ $site }] Bara till dig: { $author } om ”{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } har svarat dig
mail-subject-may-publish = [{ $site }] Får dina ord publiceras?
mail-label-reports = Anmäld
mail-is-reported = Läsare har anmält kommentaren. Den förblir publicerad tills du beslutar.
mail-is-private = Det här är bara till dig: ingen annan ser det. Det du skriver ovanför raden skickas via mejl till avsändaren och till ingen annan.
mail-is-private-no-answer = Det här är bara till dig: ingen annan ser det. Avsändaren kan inte nås via mejl, så du kan inte svara.
mail-link-keep = Låt stå kvar
mail-report-kept = Du, eller någon annan med den här adressen, anmälde en kommentar den { $when }. Bloggens ägare har granskat den: kommentaren får stå kvar.
mail-report-removed = Du, eller någon annan med den här adressen, anmälde en kommentar den { $when }. Den har tagits bort.
mail-report-by-person = Det var en människa som beslutade, inte ett program. Om du inte håller med kan du skriva till bloggens ägare eller vända dig till domstol.
mail-report-why = Du får det här enda mejlet eftersom adressen angavs i anmälan.
mail-removed-lead = Bloggens ägare har tagit bort din kommentar, eftersom läsare har anmält den och ägaren ger dem rätt:
mail-removed-object = Det var en människa som beslutade, inte ett program. Läsare ser inte längre kommentaren. Om du inte håller med kan du skriva till bloggens ägare eller vända dig till domstol.
mail-private-reply-note = Ingen annan ser svaret eller dina ord. Ingen läser svar på det här mejlet.
mail-private-why = Du får det här för att någon, troligen du, skrev till bloggens ägare med den här adressen.
mail-may-publish-lead = Det här skrev du bara till bloggens ägare. Ägaren vill gärna publicera det:
mail-link-may-publish = Ja, publicera det
mail-may-publish-else = Annars behöver du inte göra något: det stannar mellan dig och ägaren.
mail-subject-unproven = [{ $site }] Har du skrivit en kommentar till ”{ $page }”?
mail-subject-received = [{ $site }] Din kommentar till ”{ $page }” har kommit fram
mail-subject-decided = [{ $site }] { $standing-title }: kommentar från { $author } till ”{ $page }” #{ $tag }
mail-subject-explanation = Ditt svar ändrade inget #{ $tag }
mail-subject-refused = Ditt svar blev ingen kommentar
mail-subject-sign-in = Logga in på { $site }
mail-subject-damage = Databasen för { $site } är skadad
mail-subject-address = Svara från den här adressen också?
mail-subject-test = Afterword kan skicka mejl ({ $id })
mail-label-by = Från
mail-label-email = E-post
mail-label-website = Webbplats
mail-label-on = Till
mail-label-answers = Svar till
mail-label-comment = Kommentaren
mail-label-reasons = Hölls kvar eftersom
mail-label-spam-reasons = Skräppost eftersom
mail-label-wrote = Du skrev
mail-owner = { $author } (bloggens ägare)
mail-no-title = en sida utan titel
mail-is-published = Kommentaren är redan publicerad.
mail-words-lead = För att besluta svarar du på det här mejlet med ett av de här orden på första raden:
mail-words-after = Allt annat ändrar inget, och du får ett mejl om det.
mail-word-approve = ok
mail-means-approve = publicera den; text under ordet blir ditt svar
mail-means-keep = låt den vara publicerad; text under ordet blir ditt svar
mail-means-ask = fråga avsändaren om det får publiceras; text under ordet skickas via mejl till avsändaren
mail-word-reject = nej
mail-means-reject = avvisa den: ingen ser den
mail-word-spam = skräppost
mail-means-spam = avvisa den som skräppost
mail-word-delete = radera
mail-means-delete = radera den
mail-word-block = blockera
mail-means-block = skräppost, och inget mer från den här avsändaren
mail-word-edit = redigera
mail-means-edit = publicera texten under ordet i stället för den
mail-word-undo = ångra
mail-means-undo = ångra det senaste beslutet
mail-links-lead = Eller besluta i webbläsaren:
mail-link-approve = Publicera
mail-link-reject = Avvisa
mail-link-spam = Skräppost
mail-digest-lead =
    { $count ->
        [one] { $count } kommentar
       *[other] { $count } kommentarer
    } kom på kort tid, därför kommer de i ett och samma mejl.
mail-digest-how = Besluta genom att svara med kommentarernas nummer, på en rad eller flera: ”1 ok, 2-5 skräppost, 6 nej”. Text under en rad med ett enda nummer blir ditt svar på den kommentaren. Skriv ett av de här orden till varje nummer:
mail-digest-again = Svara en gång till på mejlet med kommentarerna.
mail-digest-done = Så här blev det med kommentarerna genom ditt svar:
mail-spam-lead =
    { $count ->
        [one] { $count } kommentar har hamnat i skräpposten sedan förra mejlet.
       *[other] { $count } kommentarer har hamnat i skräpposten sedan förra mejlet.
    } Ingen ser dem. Om någon inte är skräppost, publicera den med dess länk: det går inte genom att svara på det här mejlet.
mail-spam-rest =
    { $count ->
        [one] { $count } till finns i listan över skräppost i konsolen.
       *[other] { $count } till finns i listan över skräppost i konsolen.
    }
mail-spam-end = För att slippa de här mejlen, stäng av ”Mejl om skräppost” i webbplatsens inställningar.
mail-confirm-lead = Du, eller någon annan, angav den här adressen vid en kommentar till ”{ $page }” och bad att få mejl om svar.
mail-confirm-published = Kommentaren är publicerad.
mail-confirm-do = Om det var du, bekräfta det:
mail-link-confirm = Ja, mejla mig om svar
mail-confirm-else = Annars behöver du inte göra något: det kommer inga mejl om svar.
mail-confirm-follow = Du, eller någon annan, bad att få mejl till den här adressen om nya kommentarer till ”{ $page }”.
mail-link-confirm-follow = Ja, mejla mig om nya kommentarer
mail-confirm-follow-else = Annars behöver du inte göra något: det kommer inga mejl.
mail-unproven-lead = En kommentar till ”{ $page }” kom via mejl med din adress, och ingenting bevisar att den är din. Om du har skrivit den, bekräfta den:
mail-link-submit = Läs och bekräfta den
mail-unproven-else = Annars behöver du inte göra något: ingen ser kommentaren.
mail-received-held = Din kommentar visas när den har godkänts:
mail-answered-by-mail = Svara på det här mejlet för att svara: det du skriver ovanför raden blir en kommentar.
mail-answered-on-page = Öppna sidan för att svara. Ingen läser svar på det här mejlet.
mail-published-lead = Din kommentar är publicerad:
mail-link-comment = Läs den på sidan
mail-unsubscribe-why = Du får det här för att du bad att få mejl om svar på din kommentar.
mail-followed-rest = Visas inte i det här mejlet: { $count }. Alla kommentarer finns på sidorna.
mail-followed-why = Du får det här för att du bad att få mejl om nya kommentarer.
mail-link-unsubscribe = Inga fler sådana mejl
mail-done-approved = Klart: kommentaren är publicerad.
mail-done-rejected = Klart: kommentaren är avvisad. Ingen ser den.
mail-done-spam = Klart: kommentaren är skräppost. Ingen ser den.
mail-done-deleted = Klart: kommentaren är raderad.
mail-done-blocked = Klart: kommentaren är skräppost, och inget mer tas emot från den här avsändaren.
mail-done-edited = Klart: kommentaren är publicerad med din text.
mail-done-asked = Klart: avsändaren får ett mejl som frågar om det får publiceras.
mail-done-replied = Klart: ditt svar skickas via mejl till avsändaren. Ingen annan ser det.
mail-undone-held = Ångrat: kommentaren hålls kvar igen och väntar på dig.
mail-undone-published = Ångrat: kommentaren är publicerad igen.
mail-undone-refused = Ångrat: kommentaren är avvisad igen. Ingen ser den.
mail-undone-spam = Ångrat: kommentaren är skräppost igen. Ingen ser den.
mail-undone-deleted = Ångrat: kommentaren är raderad igen.
mail-undone-private = Ångrat: det är bara till dig igen.
mail-standing-held = kvarhållen
mail-standing-published = publicerad
mail-standing-refused = avvisad
mail-standing-spam = skräppost
mail-standing-deleted = raderad
mail-standing-private = bara till dig
mail-before-same = Så var det redan: { $who } hade beslutat samma sak den { $when }.
mail-before-other = Det här ändrar ett tidigare beslut: förut var den { $standing }, av { $who } den { $when }.
mail-reply-published = Det här är publicerat som ditt svar:
mail-reply-private = Det här skickas via mejl till avsändaren:
mail-reply-left-out = Det här publicerades inte, eftersom bara en publicerad kommentar kan ha ett svar:
mail-cut = Det här togs bort ur ditt svar, som signatur, avslutning eller äldre mejl:
mail-attached = Utelämnat, eftersom kommentarer bara består av text: { $words }
mail-link-put-back = Sätt tillbaka orden
mail-link-send-rest = Skicka även de här orden
mail-text-now = I kommentaren står nu:
mail-undo-how = Vill du ångra det, svara med ordet:
mail-decide-anew = För att besluta något annat, svara med ett av de här orden på första raden:
mail-why-unknown = Inget ändrades: första raden i ditt svar, ”{ $line }”, är inget av orden som du kan besluta med.
mail-why-taken-back = Inget ändrades: du skrev ”{ $line }” under ordet, vilket kan betyda att du inte vill publicera kommentaren. Vill du publicera den, svara med bara ordet.
mail-why-unclear = Inget ändrades: Afterword kunde inte skilja dina ord från de citerade. Skriv ordet ovanför raden med likhetstecken, och låt den raden vara som den är.
mail-why-number = Inget ändrades: mejlet har ingen kommentar med nummer { $count }.
mail-why-twice = Inget ändrades: nummer { $count } står där två gånger, med olika ord eller texter.
mail-why-line = Inget ändrades: ”{ $line }” gick inte att förstå. Varje nummer behöver ett av orden som du kan besluta med, och inget annat.
mail-why-text = Inget ändrades: det är inte klart vilken kommentar texten ”{ $line }” hör till. En text hör hemma under en rad med ett enda nummer och ett ord som publicerar.
mail-why-empty = Inget ändrades: det stod inget ovanför den citerade texten i ditt mejl.
mail-why-outdated = Inget ändrades: kommentaren har fått ny text sedan mejlet som du svarade på. Se hur den är nu, och svara på det senaste mejlet om den.
mail-why-gone = Inget ändrades: kommentaren finns inte längre.
mail-why-expired = Inget ändrades: mejlet som du svarade på är för gammalt för att besluta med. Svara på det här mejlet för att besluta.
mail-why-unverified = Inget ändrades: ett mejl kom i ditt namn, och inget visade att du hade skrivit det. Om det var du, signerar din mejlserver inte sina mejl (DKIM), eller så skadades signaturen på vägen.
mail-why-refused = Inget ändrades: { $words }
mail-explanation-words = Du beslutar med något av de här orden, ensamt på första raden:
mail-explain-how = På servern visar `afterword mail explain FILE` vilken kontroll som stoppade ett sparat mejl.
mail-address-hint = Vill du svara även från en annan adress, be om att få den tillagd på servern: `afterword mail addresses add { $who } ADRESS`
mail-refused-closed = Ditt svar kunde inte bli en kommentar: artikeln tar inte emot fler kommentarer.
mail-refused-gone = Ditt svar kunde inte bli en kommentar: kommentaren som du svarade på finns inte längre.
mail-refused-empty = Ditt svar kunde inte bli en kommentar: det stod ingen text ovanför det citerade mejlet.
mail-refused-expired = Ditt svar kunde inte bli en kommentar: adressen som du skrev till fungerar inte längre. På artikelns sida finns en ny.
mail-refused-long = Ditt svar kunde inte bli en kommentar: det är för långt. Högst { $most ->
        [one] { $most } tecken
       *[other] { $most } tecken
    } går bra. Svara en gång till, kortare.
mail-refused-links = Ditt svar kunde inte bli en kommentar: det har för många länkar. Högst { $most ->
        [one] { $most }
       *[other] { $most }
    } går bra. Svara en gång till, med färre.
mail-refused-other = Ditt svar kunde inte bli en kommentar: { $words }
mail-problem-unproven = Inget visade att du hade skrivit det: din mejlserver signerar inte sina mejl (DKIM).
mail-problem-too-old = Mejlet som du svarade på är för gammalt.
mail-problem-other-address = Svaret kom från en annan adress. Svara från { $who }.
mail-problem-too-early = Svaret har inget datum, eller ett som är tidigare än mejlet som det svarar på. Kontrollera klockan på din enhet och svara en gång till.
mail-problem-too-large = Svaret är för stort: högst { $most }{"\u00A0"}MB bilagor och 1{"\u00A0"}000 rader text kan läsas. Svara en gång till med mindre innehåll.
mail-problem-unknown-parent = Kommentaren som du svarade på finns inte längre.
mail-problem-parent-on-other-page = Kommentaren som du svarade på hör till en annan artikel.
mail-problem-not-of-site = Sidan finns inte i webbplatsens sitemap.
mail-problem-not-possible = Det går inte med kommentaren som den är nu.
mail-problem-changed-meanwhile = Kommentaren har ändrats eller tagits bort under tiden.
mail-refused-text = Det här skrev du, så att inget går förlorat:
mail-sign-in-lead = Någon, förhoppningsvis du, vill logga in på Afterword hos { $site } med den här adressen.
mail-link-sign-in = Logga in
mail-sign-in-once = Länken fungerar en gång, i 15 minuter. Den som har den kan logga in som du, så vidarebefordra inte det här mejlet.
mail-sign-in-else = Om det inte var du, gör ingenting: utan länken kan ingen logga in.
mail-address-lead = { $who } vill besluta om kommentarer på { $site } med mejl från den här adressen också.
mail-link-address = Ja, mina svar gäller
mail-address-else = Om du inte är { $who }, gör ingenting. Inga andra mejl kommer till den här adressen.
mail-damage-lead = Den regelbundna kontrollen av Afterwords databas hos { $site } har hittat skador:
mail-damage-now = Gör något åt det snart: behåll de säkerhetskopior du har, se efter om disken håller på att gå sönder och återställ den nyaste oskadade säkerhetskopian. Kör `afterword doctor` på servern för att få veta mer.
mail-test-lead = Det här mejlet är ett test. Det visar att Afterword kan skicka mejl, och att mejl når den här adressen.
mail-test-id = Mejlets id är { $id }.
mail-standing-held-title = Kvarhållen
mail-standing-published-title = Publicerad
mail-standing-refused-title = Avvisad
mail-standing-spam-title = Skräppost
mail-standing-deleted-title = Raderad
mail-standing-private-title = Bara till dig
