# Alle teksten van de server die iemand leest, in het Nederlands. Wat ze betekenen en waar ze staan, zegt en.ftl.
# Wie leest, heet «je»; over anderen wordt zonder hij of zij gesproken. Een comment is een «reactie», een reply een
# «antwoord», een reaction een «snelle reactie».

## Dagen, leeftijd en getallen

date-day = { $day } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
date-month-1 = januari
date-month-2 = februari
date-month-3 = maart
date-month-4 = april
date-month-5 = mei
date-month-6 = juni
date-month-7 = juli
date-month-8 = augustus
date-month-9 = september
date-month-10 = oktober
date-month-11 = november
date-month-12 = december
date-short-month-1 = jan
date-short-month-2 = feb
date-short-month-3 = mrt
date-short-month-4 = apr
date-short-month-5 = mei
date-short-month-6 = jun
date-short-month-7 = jul
date-short-month-8 = aug
date-short-month-9 = sep
date-short-month-10 = okt
date-short-month-11 = nov
date-short-month-12 = dec
age-now = nu
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}u
age-days = { $count }{"\u00A0"}d
number-thousands = .
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Pagina’s zonder JavaScript

page-about = Reacties op
page-back = Terug naar het artikel
page-count =
    { $count ->
        [0] Nog geen reacties
        [one] { $count } reactie
       *[other] { $count } reacties
    }
page-order = Volgorde
page-oldest = Oudste eerst
page-newest = Nieuwste eerst
page-top = Beste eerst
page-more = Meer reacties
page-beginning = Vanaf het begin
page-owner = eigenaar
page-verified = bevestigd
page-pinned = vastgezet
page-edited = bewerkt
page-removed = Deze reactie is verwijderd.
page-reply = Beantwoorden
page-reply-to = { $name } beantwoorden
page-in-reply-to = in antwoord op { $name }
page-in-reply-to-removed = in antwoord op een verwijderde reactie
page-write = Schrijf een reactie
page-text = Reactie
page-markdown = **vet**, *cursief*, > citaat, `code`
page-name = Naam
page-email = E-mail (niet verplicht)
page-email-hint = Alleen de eigenaar van dit blog ziet dit adres. Het wordt nooit getoond of doorgegeven.
page-email-hint-picture = Alleen de eigenaar van dit blog ziet dit adres. { $service } krijgt er een hash van, voor je foto.
page-notify = Mail me als iemand antwoordt
page-notify-hint = Je krijgt eerst één mail om je adres te bevestigen. In elke latere mail staat een link om te stoppen.
page-follow = Mail me over nieuwe reacties hier
page-follow-off = Geen mails
page-follow-at-once = Meteen
page-follow-daily = Eén keer per dag
page-private = Alleen voor de eigenaar van dit blog
page-private-hint = Niemand anders ziet het. Een antwoord komt per mail, als je je adres opgeeft.
page-private-held = Alleen de eigenaar van dit blog ziet je woorden.
page-private-reply = Antwoorden zijn openbaar. Haal het vinkje weg, of schrijf onder het artikel.
page-private-offer = Aanbieden voor publicatie
page-website = Website (niet verplicht)
page-leave-empty = Laat dit veld leeg
page-held-hint = Reacties verschijnen zodra de eigenaar ze heeft goedgekeurd.
page-send = Versturen
page-preview = Voorbeeld
page-no-reply = Liever op het artikel reageren
page-held = Wacht op goedkeuring. Je reactie verschijnt hier zodra de eigenaar die heeft goedgekeurd.
page-published = Je reactie is gepubliceerd.
page-closed = Reacties zijn gesloten.
page-parent-gone = De reactie die je wilde beantwoorden, bestaat niet meer.
page-error = Fout
page-refused = Je reactie is niet verstuurd
page-kept = Je tekst, klaar om te kopiëren
page-to-thread = Open de reacties bij het artikel
page-feed = Volg deze reacties via een feed
page-report = Melden
page-report-of = De reactie van { $name } melden
report-title = Deze reactie melden
report-what = De eigenaar van dit blog beslist erover. Tot dan blijft de reactie staan.
report-reason = Wat is er mis mee?
report-reason-illegal = Illegale inhoud
report-reason-privacy = Persoonsgegevens
report-reason-abuse = Beledigend of bedreigend
report-reason-spam = Spam
report-reason-mine = Ik heb ze geschreven en wil ze weg hebben
report-reason-other = Iets anders
report-text = In je eigen woorden
report-text-hint = Nodig bij illegale inhoud of als er iets anders mis is: zeg wat, en waarom. Alleen de eigenaar van dit blog leest dit.
report-email-hint = Om te horen wat ervan komt. Je krijgt één mail, zodra er is beslist.
report-good-faith = Door dit te versturen verklaar je dat wat je schrijft waar is, voor zover je weet.
report-send = Melding versturen
report-thanks = Bedankt
report-done = Je melding is aangekomen. De eigenaar van dit blog beslist erover.
report-done-mail = Je krijgt een mail zodra er is beslist.
report-problem-comment-refused = De melding is niet aangenomen: het formulier is te snel ingevuld, is te oud of lijkt door een programma verstuurd. Verstuur het nog eens; helpt dat niet, schrijf dan aan de eigenaar van de site.
report-problem-invalid-parameter = Kies wat er mis is met de reactie.
report-problem-unknown-comment = Deze reactie bestaat niet meer.
follow-title = Deze discussie per mail volgen
follow-what = Je krijgt een mail over nieuwe reacties op deze pagina. Is je adres hier nieuw, dan vraagt één mail je eerst om het te bevestigen. In elke latere mail staat een link om te stoppen.
follow-send = Volgen
follow-done = Is dit adres nog niet bevestigd, dan komt er een mail met een link die het bevestigt. Daarna hoor je over nieuwe reacties hier.
follow-problem-comment-refused = Het formulier is te snel ingevuld, is te oud of lijkt door een programma verstuurd. Verstuur het nog eens; helpt dat niet, schrijf dan aan de eigenaar van de site.
by-mail-title = Per mail reageren
by-mail-what = Schrijf naar dit adres: je mail wordt een reactie op deze pagina. Je naam verschijnt zoals je mailprogramma die noemt, je adres niet. Bijlagen vallen weg.
by-mail-asked = Bewijst niets dat de mail van jou is, dan krijg je er een om het te bevestigen.
by-mail-until = Het adres werkt tot en met { $day }.
page-on = op

## Wat er misging, op pagina’s voor lezers

problem-invalid-page = Het adres zegt niet om welk artikel het gaat.
problem-unknown-site = Deze server heeft geen blog met die naam.
problem-name-reserved = Deze naam is gereserveerd voor de eigenaar van het blog. Schrijf onder een andere naam.
problem-unknown-parent = De reactie waarop je antwoordt, bestaat niet meer. Verstuur je tekst nog eens: dan staat die op zichzelf.
problem-parent-on-other-page = De reactie waarop je antwoordt, hoort bij een ander artikel. Verstuur je tekst nog eens: dan staat die op zichzelf.
problem-invalid-parent = De reactie waarop je antwoordt, bestaat niet. Verstuur je tekst nog eens: dan staat die op zichzelf.
problem-invalid-key = Het formulier was niet volledig. Verstuur het nog eens.
problem-origin-null = Je browser zei niet van welke pagina dit komt, daarom is je reactie niet aangenomen. Kopieer je tekst en verstuur die vanaf de eigen pagina van de reacties.
problem-origin-not-allowed = Dit blog neemt geen reacties aan van de pagina waarop je schreef. Kopieer je tekst en verstuur die vanaf de eigen pagina van de reacties.
problem-body-too-large = Je reactie is te lang om te versturen. Ga in je browser één stap terug: daar staat je tekst als het goed is nog. Maak die korter en verstuur opnieuw.
problem-notify-without-email = Vul het adres voor de mails in, of haal het vinkje weg.
problem-follow-without-email = Vul het adres voor de mails in, of kies geen mails.
problem-needs-consent = Dit is alleen voor jou geschreven. Vraag eerst toestemming: het wordt gepubliceerd zodra de afzender het goedvindt.
problem-nobody-to-ask = De afzender is niet per mail te bereiken: toestemming vragen of antwoorden kan dus niet.
problem-too-many-followers = Deze discussie heeft al zoveel volgers als mogelijk is. De feed toont nieuwe reacties ook.
problem-invalid-name = De naam bevat stuurtekens.
problem-name-empty = De naam is leeg.
problem-text-empty = De tekst is leeg.
problem-text-invisible = In de tekst is niets te zien.
problem-name-too-long = De naam heeft { $length } tekens; het maximum is { $max }.
problem-invalid-email = Dit is geen e-mailadres. Laat het veld leeg, of vul een adres in zoals ann@example.org.
problem-invalid-website = Dit is geen webadres. Laat het veld leeg, of vul een adres in zoals https://example.org.
problem-invalid-text = De tekst bevat stuurtekens.
problem-text-too-long = De tekst heeft { $length } tekens; het maximum is { $max }.
problem-too-many-links = De tekst heeft { $length } links; het maximum is { $max }.
problem-comment-refused = Deze site neemt deze reactie niet aan: die lijkt op spam. Is het geen spam, schrijf dan aan de eigenaar van de site.
problem-too-many-comments = Er kwam in korte tijd te veel van jouw netwerk. Er is niets verloren: probeer het over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } opnieuw.
problem-page-closed-by-owner = De eigenaar heeft deze pagina gesloten. Er kan niet meer worden gereageerd.
problem-page-closed-by-age = Deze pagina is te oud voor nieuwe reacties.
problem-unknown-comment = Die reactie bestaat niet.
problem-comment-deleted = Deze reactie bestaat niet meer.
problem-missing-field = Het adres zegt niet om welk artikel het gaat.
problem-store-busy = De server is bezig. Er is niets opgeslagen. Probeer het zo nog eens.
problem-store-read-only = De server kan nu alleen lezen. Er is niets opgeslagen. Probeer het later nog eens.
problem-store-full = De server heeft geen ruimte meer. Er is niets opgeslagen. Probeer het later nog eens.
problem-store-unavailable = De server kan niet bij de gegevens. Er is niets opgeslagen. Probeer het later nog eens.
problem-not-of-site = Deze pagina staat niet in de sitemap van de site. Is het artikel nieuw, probeer het dan over een paar minuten nog eens.
problem-webmention-source = `source` moet het adres van een andere webpagina zijn, met http of https.
problem-webmention-target = `target` moet het adres zijn van een pagina die webmentions aanneemt.
problem-not-found = Op dit adres is niets.
problem-method-not-allowed = Dit adres neemt dit soort verzoek niet aan.
problem-internal = Er ging iets mis op de server.
problem-unknown-field = Hier is geen veld `{ $field }`.
problem-incomplete-body = Het verzoek hield op voor het volledig was. Verstuur het nog eens.
problem-invalid-encoding = Het veld `{ $field }` is niet in UTF-8.
problem-field-name-not-utf8 = De naam van een veld is niet in UTF-8.
problem-form-needed = Hier kan alleen een HTML-formulier naartoe (application/x-www-form-urlencoded).
problem-honeypot-filled = Er is een verborgen veld ingevuld. Laat dat leeg en verstuur de reactie nog eens.

## Wat er misging, op de pagina na een eigen formulier van een blog voor Stacosys

form-problem-missing-field = Het veld `{ $field }` ontbreekt.
form-problem-invalid-page = In het veld `url` staat geen pad van een pagina. Een pad begint met /, zoals /posts/hallo/.

## Wat er misging, in een paar woorden

title-invalid-cursor = Ongeldige cursor
title-incomplete-body = Het verzoek is onvolledig
title-invalid-encoding = De tekst is niet in UTF-8
title-invalid-header = Een header is niet leesbaar
title-invalid-id = Ongeldige id
title-invalid-json = Ongeldige JSON
title-invalid-page = Ongeldige pagina
title-invalid-parameter = Een parameter is niet leesbaar
title-invalid-request = Ongeldig verzoek
title-missing-field = Er ontbreekt een veld
title-too-many-decisions = Te veel beslissingen
title-too-many-pages = Te veel pagina’s
title-unknown-field = Onbekend veld
title-wrong-type = Verkeerd type
title-api-token-invalid = Het token is niet geldig
title-api-token-missing = Er is een token nodig
title-edit-token-missing = Het token om te bewerken ontbreekt
title-sign-in-needed = Niet ingelogd
title-comment-refused = De reactie wordt niet aangenomen
title-edit-window-over = Te laat om te bewerken
title-foreign-form = Het formulier komt ergens anders vandaan
title-form-outdated = Het formulier is te oud
title-origin-not-allowed = Deze herkomst hoort niet bij de site
title-origin-null = De browser verbergt waar dit vandaan komt
title-page-closed = De pagina is gesloten
title-scope-missing = Dit token mag dat niet
title-wrong-edit-token = Dit is niet jouw reactie
title-wrong-password = Verkeerd wachtwoord
title-not-found = Niet gevonden
title-unknown-batch = Die reeks bestaat niet
title-unknown-block = Die blokkering bestaat niet
title-unknown-comment = Die reactie bestaat niet
title-comment-deleted = Deze reactie bestaat niet meer
title-unknown-link = Deze link leidt nergens heen
title-unknown-page = Die pagina bestaat niet
title-unknown-parent = De beantwoorde reactie bestaat niet
title-unknown-site = Die site bestaat niet
title-unknown-token = Dat token bestaat niet
title-method-not-allowed = Methode niet toegestaan
title-request-timeout = Het verzoek kwam te langzaam binnen
title-changed-meanwhile = Intussen gewijzigd
title-not-possible = Dit kan nu niet
title-parent-on-other-page = De beantwoorde reactie staat op een andere pagina
title-path-taken = Het pad hoort bij een andere pagina
title-site-exists = De sleutel hoort bij een andere site
title-token-exists = De naam hoort bij een ander token
title-link-expired = Deze link is te oud
title-precondition-failed = Intussen gewijzigd
title-body-too-large = De inhoud is te groot
title-uri-too-long = Het adres is te lang
title-unsupported-encoding = De inhoud is gecomprimeerd
title-unsupported-media-type = Onbekend soort inhoud
title-idempotency-key-reused = De sleutel kwam al met een ander verzoek
title-invalid-address = Ongeldig IP-adres
title-invalid-email = Het e-mailadres is niet geldig
title-invalid-host = Ongeldig domein
title-invalid-key = De sleutel is niet geldig
title-invalid-known = Het bewijs is niet geldig
title-invalid-name = De naam is niet geldig
title-invalid-origin = Ongeldige herkomst
title-invalid-password = Het wachtwoord is niet geldig
title-invalid-setting = De instelling is niet geldig
title-invalid-site-key = De sleutel van de site is niet geldig
title-invalid-text = De tekst is niet geldig
title-invalid-title = De titel is niet geldig
title-invalid-website = De website is niet geldig
title-name-reserved = De naam is gereserveerd
title-name-too-long = De naam is te lang
title-text-too-long = De tekst is te lang
title-too-many-links = Te veel links
title-too-many-followers = Te veel volgers
title-mail-unsigned = Het verzoek is niet ondertekend
title-mail-signature-wrong = De handtekening wordt niet geaccepteerd
title-mail-not-raw = Geen onbewerkt bericht
title-mail-not-ours = Dit bericht is niet voor Afterword
title-unknown-action = Onbekende actie
title-unknown-mark = Onbekend soort blokkering
title-unknown-reaction = Onbekende snelle reactie
title-unknown-scope = Onbekend recht
title-https-required = Gebruik https
title-too-many-comments = Te veel reacties
title-too-many-connections = Te veel verbindingen
title-too-many-mails = Te veel mails
title-too-many-passwords = Te veel verkeerde wachtwoorden
title-too-many-reactions = Te veel snelle reacties
title-headers-too-large = De headers zijn te groot
title-internal = Er ging iets mis
title-mail-later = Het bericht kan nu niet worden verwerkt
title-mail-off = Mail staat uit
title-store-busy = De server is bezig
title-store-read-only = De server kan niets opslaan
title-store-unavailable = De server kan niet bij de gegevens
title-stopping = De server stopt
title-timeout = Het antwoord duurde te lang
title-store-full = De server heeft geen ruimte meer

## Pagina’s achter links in mails

link-comment-on = Reactie op
link-approve-question = Deze reactie goedkeuren?
link-approve-button = Goedkeuren
link-reject-question = Deze reactie afwijzen?
link-reject-button = Afwijzen
link-spam-question = Is deze reactie spam?
link-spam-button = Spam
link-delete-question = Deze reactie verwijderen?
link-delete-button = Verwijderen
link-block-question = De afzender van deze reactie blokkeren?
link-block-button = Afzender blokkeren
link-block-hint = Blokkeren: de reactie wordt spam. Dat geldt dan ook voor alles wat vanaf nu van dit adres of netwerk komt.
link-undo = Ongedaan maken
link-decide = Jouw beslissing
link-otherwise = Anders beslissen
link-is-pending = Deze reactie wacht op een beslissing
link-is-approved = Deze reactie is goedgekeurd
link-is-rejected = Deze reactie is afgewezen
link-is-spam = Deze reactie is gemarkeerd als spam
link-is-deleted = Deze reactie is verwijderd
link-erased = De afzender heeft deze reactie verwijderd
link-outdated = Deze reactie is gewijzigd
link-outdated-hint = De tekst is nu anders dan in je mail, dus je kunt er hier niet over beslissen. Er is een nieuwe mail naar je onderweg: beslis daarmee.
link-decided-by = Beslist door { $name }
link-undone-by = Teruggedraaid door { $name }
link-reasons = Waarom deze reactie is vastgehouden
link-reply = Openbaar antwoord (niet verplicht)
link-reply-hint = Verschijnt onder de reactie, van { $name }, als je goedkeurt. **vet**, *cursief*, > citaat, `code`
link-answer = Antwoord publiceren
link-answered = Je antwoord staat eronder.
link-to-comment = Bekijk de reactie op de pagina
link-confirm = Bevestig je adres
link-confirm-what = Na bevestiging krijgt { $address } mails over reacties op { $site }.
link-confirm-button = Bevestigen
link-confirm-hint = Heb je hier niet om gevraagd? Dan hoef je niets te doen: zonder bevestiging komen er geen mails.
link-confirmed = Je adres is bevestigd
link-confirmed-what = { $address } krijgt mails over reacties op { $site }. In elke mail staat een link om te stoppen.
link-address-what = Antwoorden per mail vanaf { $address } gaan tellen als die van { $moderator }.
link-address-hint = Heb je hier niet om gevraagd? Dan hoef je niets te doen: zonder bevestiging verandert er niets.
link-address-done = Antwoorden per mail vanaf { $address } tellen voortaan als die van { $moderator }.
link-publish = Mogen je woorden gepubliceerd worden?
link-publish-what = Je schreef ze alleen voor de eigenaar van { $site }. Zodra ze gepubliceerd zijn, kan iedereen ze lezen, met de naam { $name } en met de antwoorden erop.
link-submit = Heb je deze reactie geschreven?
link-submit-what = Ze kwam per mail van je adres, voor { $page }. Als je ze bevestigt, wordt erover beslist zoals over elke andere reactie.
link-submit-button = Ja, die is van mij
link-submit-hint = Heb je ze niet geschreven? Dan hoef je niets te doen: zonder jouw bevestiging ziet niemand ze.
link-put-back = Je antwoord met deze woorden publiceren?
link-put-back-done = Je antwoord is met deze woorden gepubliceerd
link-put-back-late = Je antwoord is intussen gewijzigd of verwijderd, dus deze woorden kunnen niet worden teruggezet
link-put-back-comment = De reactie met deze woorden publiceren?
link-put-back-comment-done = De reactie is met deze woorden gepubliceerd
link-put-back-comment-late = De reactie is intussen gewijzigd of verwijderd, dus deze woorden kunnen niet worden teruggezet
link-send-rest = Ook deze woorden naar de afzender sturen?
link-send-rest-done = Deze woorden gaan per mail naar de afzender
link-stop = Welke mails moeten stoppen?
link-stop-what = { $address } krijgt mails over reacties op { $site }.
link-stop-one = Alleen mails over deze reactie
link-stop-one-hint = Geen mails meer over antwoorden op je reactie op “{ $page }”. Andere mails blijven komen.
link-stop-thread = Alleen mails over deze discussie
link-stop-thread-hint = Geen mails meer over nieuwe reacties op “{ $page }”. Andere mails blijven komen.
link-stop-threads = Alleen mails over discussies die je volgt
link-stop-threads-hint = Geen mails meer over nieuwe reacties in discussies van { $site } die je volgt. Mails over antwoorden aan jou blijven komen.
link-stop-all = Alle mails
link-stop-all-hint = Helemaal geen mails meer van { $site }.
link-stopped = Je krijgt geen mails meer
link-stopped-one = Er komen geen mails meer over antwoorden op je reactie op “{ $page }”.
link-stopped-thread = Er komen geen mails meer over nieuwe reacties op “{ $page }”.
link-stopped-threads = Er komen geen mails meer over discussies van { $site }.
link-stopped-that = Er komen geen mails meer over antwoorden op die reactie.
link-stopped-all = { $address } krijgt geen mails meer van { $site }.
link-stopped-gone = Je adres is hier niet opgeslagen.
link-no-link = Deze link leidt nergens heen

## Wat er misging, op pagina’s achter links in mails

link-problem-unknown-link = De link is niet volledig of is verlopen. Kopieer hem nog eens uit de mail. Staat hij daar op twee regels, plak die dan aan elkaar.
link-problem-link-expired = De link is te oud. Misschien is al gebeurd waar hij voor was. In nieuwere mails staan links die werken.
link-problem-missing-field = Er is niets gekozen, dus er is niets veranderd. Volg de link in de mail nog eens en druk op een van de knoppen.
link-problem-unknown-action = Hierover kun je hier niet beslissen. Kies een van de knoppen.
link-problem-not-possible = Met de reactie zoals die nu is, kan dat niet.
link-problem-changed-meanwhile = Iemand heeft intussen iets anders beslist, dus er is niets veranderd. Zo is de reactie nu.

## De console: kader, wachtrij en reactie

console-frame-skip = Naar de inhoud
console-frame-navigation = Console
console-frame-queue = Wachtrij
console-frame-comments = Reacties
console-frame-pages = Pagina’s
console-frame-blocks = Geblokkeerd
console-frame-statistics = Statistieken
console-frame-sites = Sites
console-frame-tokens = Tokens
console-frame-outbox = Postvak UIT
console-frame-account = Account
console-frame-menu = Menu
console-frame-signed-in = Ingelogd als { $name }
console-frame-sign-out = Uitloggen
console-keys-title = Sneltoetsen
console-keys-next = Volgende reactie
console-keys-previous = Vorige reactie
console-keys-tick = Selecteren, om over meerdere tegelijk te beslissen
console-keys-open = De reactie op een eigen pagina openen
console-keys-undo = Ongedaan maken
console-keys-help = Deze sneltoetsen tonen
console-keys-note = Tijdens het typen staan de sneltoetsen uit.
console-keys-close = Sluiten
console-list-label = Lijst met reacties
console-list-by-status = Reacties per status
console-list-all = Alle
console-list-site = Site
console-list-all-sites = Alle sites
console-list-search = Zoekterm
console-list-find = Zoeken
console-list-on-page = Op “{ $page }”
console-list-by-author = Van het adres of netwerk van { $name }
console-list-without = Dit filter verwijderen
console-list-choose = Reactie van { $name } selecteren
console-list-choose-all = Alles op deze pagina selecteren
console-list-chosen = Voor de selectie
console-list-older = Oudere
console-list-newest = Nieuwste
console-list-to-comment = Naar de reactie
console-list-nothing-waits = Er wacht niets.
console-list-nothing-waits-hint = Nieuwe reacties komen eerst hier. Geniet van de rust.
console-list-in-spam =
    { $count ->
        [one] ({ $count } in spam)
       *[other] ({ $count } in spam)
    }
console-list-nothing-here = Hier zijn geen reacties.
console-list-nothing-found = In geen enkele reactie staat “{ $words }”.
console-list-see-all = Alle reacties bekijken
console-list-erased = Door de afzender verwijderd
console-list-reported = Gemeld
console-comment-label = De reactie
console-comment-to-list = Lijst
console-comment-on = op
console-comment-see-page = De pagina op het blog openen
console-comment-edited = bewerkt
console-comment-pinned = Vastgezet
console-comment-answers = Antwoord op { $name }
console-comment-answers-gone = Antwoord op een reactie die weg is
console-comment-replies =
    { $count ->
        [one] { $count } antwoord
       *[other] { $count } antwoorden
    }
console-comment-more-replies =
    { $count ->
        [one] en nog { $count }
       *[other] en nog { $count }
    }
console-comment-reasons = Waarom deze reactie wacht
console-comment-reported = Gemeld door lezers
console-comment-reasons-then = Waarom deze reactie is vastgehouden
console-comment-points = samen { $points } punten
console-comment-author = Van dit adres of netwerk
console-comment-first = Eerste reactie
console-comment-published =
    { $count ->
        [one] { $count } gepubliceerd
       *[other] { $count } gepubliceerd
    }
console-comment-waiting =
    { $count ->
        [one] { $count } wacht
       *[other] { $count } wachten
    }
console-comment-rejected =
    { $count ->
        [one] { $count } afgewezen
       *[other] { $count } afgewezen
    }
console-comment-spam =
    { $count ->
        [one] { $count } keer spam
       *[other] { $count } keer spam
    }
console-comment-since = sinds { $date }
console-comment-by-author = Alles van dit adres of netwerk
console-comment-erased = De afzender heeft deze reactie verwijderd. Je kunt er niet meer over beslissen.
console-comment-decide = Jouw beslissing
console-comment-reply = Beantwoorden
console-comment-reply-hint = Verschijnt onder de reactie, van { $name }. **vet**, *cursief*, > citaat, `code`
console-comment-reply-approves = Goedkeuren en antwoorden
console-comment-reply-send = Antwoord publiceren
console-comment-edit = Bewerken
console-comment-edit-text = De reactie in Markdown
console-comment-edit-hint = Lezers zien dat de reactie is bewerkt.
console-comment-edit-send = Opslaan
console-comment-block = Afzender blokkeren
console-comment-block-hint = Deze reactie wordt spam, en voortaan ook alles van wat je hier kiest.
console-comment-block-name = De naam
console-comment-block-email = Het e-mailadres
console-comment-block-network = Het netwerk
console-comment-block-send = Als spam markeren en blokkeren
console-comment-audit = Wat er is beslist
console-comment-when = Wanneer
console-comment-who = Wie
console-comment-what = Wat
console-comment-interface = Via
console-comment-change = Voor en na
console-comment-undone = teruggedraaid
console-comment-no-decision = Nog niemand heeft iets beslist.
console-status-pending = Wachtend
console-status-approved = Gepubliceerd
console-status-rejected = Afgewezen
console-status-spam = Spam
console-status-deleted = Verwijderd
console-status-private = Alleen voor jou
console-comment-private = Alleen voor jou: niemand anders ziet het. Je antwoord gaat per mail naar de afzender en blijft tussen jullie.
console-comment-private-no-answer = Alleen voor jou: niemand anders ziet het. De afzender is niet per mail te bereiken, dus je kunt niet antwoorden.
console-action-approve-button = Goedkeuren
console-action-approve-past = goedgekeurd
console-action-approve-done =
    { $count ->
        [one] { $count } reactie goedgekeurd.
       *[other] { $count } reacties goedgekeurd.
    }
console-action-reject-button = Afwijzen
console-action-reject-past = afgewezen
console-action-reject-done =
    { $count ->
        [one] { $count } reactie afgewezen.
       *[other] { $count } reacties afgewezen.
    }
console-action-spam-button = Spam
console-action-spam-past = als spam gemarkeerd
console-action-spam-done =
    { $count ->
        [one] { $count } reactie als spam gemarkeerd.
       *[other] { $count } reacties als spam gemarkeerd.
    }
console-action-delete-button = Verwijderen
console-action-delete-past = verwijderd
console-action-delete-done =
    { $count ->
        [one] { $count } reactie verwijderd.
       *[other] { $count } reacties verwijderd.
    }
console-action-restore-button = Herstellen
console-action-restore-past = hersteld
console-action-restore-done =
    { $count ->
        [one] { $count } reactie hersteld.
       *[other] { $count } reacties hersteld.
    }
console-action-pin-button = Vastzetten
console-action-pin-past = vastgezet
console-action-pin-done =
    { $count ->
        [one] { $count } reactie vastgezet.
       *[other] { $count } reacties vastgezet.
    }
console-action-unpin-button = Losmaken
console-action-unpin-past = losgemaakt
console-action-unpin-done =
    { $count ->
        [one] { $count } reactie losgemaakt.
       *[other] { $count } reacties losgemaakt.
    }
console-action-block-button = Blokkeren
console-action-block-past = afzender geblokkeerd
console-action-block-done =
    { $count ->
        [one] De afzender is geblokkeerd en de reactie is spam.
       *[other] { $count } reacties als spam gemarkeerd, de afzenders geblokkeerd.
    }
console-action-undo-button = Ongedaan maken
console-action-undo-past = beslissing teruggedraaid
console-action-undo-done =
    { $count ->
        [one] { $count } beslissing teruggedraaid.
       *[other] { $count } beslissingen teruggedraaid.
    }
console-action-edit-button = Bewerken
console-action-edit-past = bewerkt
console-action-edit-done =
    { $count ->
        [one] De reactie heeft de nieuwe tekst.
       *[other] { $count } reacties hebben de nieuwe tekst.
    }
console-action-ask-button = Toestemming vragen
console-action-ask-past = gevraagd of het gepubliceerd mag worden
console-action-ask-done = Toestemming gevraagd: { $count }.
console-action-reply-button = Per mail antwoorden
console-action-reply-past = per mail beantwoord
console-action-reply-done = Antwoorden per mail: { $count }.
console-script-failed = Dat lukte niet, dus er is niets veranderd:
console-script-failed-partly = Een deel is niet gelukt:
console-script-offline = De server is niet bereikbaar. Er is niets veranderd; probeer het nog eens.
console-script-session-ended = Je sessie is verlopen. Er is niets veranderd, en wat je typte, is bewaard.
console-script-sign-in = Opnieuw inloggen
console-interface-console = Console
console-interface-mail = Mail
console-interface-link = Link in een mail
console-interface-api = API
console-interface-command-line = Opdrachtregel
console-interface-akismet = Akismet
console-interface-network = Netwerk

## De console: lijsten

console-shared-site = Site
console-shared-all-sites = Alle sites
console-shared-filter = Wat er wordt getoond
console-shared-show = Tonen
console-shared-more = Meer
console-shared-beginning = Vanaf het begin
console-shared-parts = Delen van de lijst
console-shared-done = Opgeslagen.
console-shared-never = nooit
console-shared-save = Opslaan
console-shared-what = Actie
console-pages-title = Pagina’s
console-pages-page = Pagina
console-pages-comments = Reacties
console-pages-first-seen = Eerste reactie
console-pages-state = Status
console-pages-open = Open
console-pages-closed = Gesloten
console-pages-closed-by-age = Gesloten vanwege ouderdom
console-pages-aliases = Ook op
console-pages-search = Zoeken naar
console-pages-search-hint = In de titel of het pad.
console-pages-change = Wijzigen
console-pages-change-this = { $page } wijzigen
console-pages-close = Sluiten
console-pages-close-what = Lezers zien de reacties nog wel, maar kunnen geen nieuwe meer schrijven.
console-pages-reopen = Weer openen
console-pages-reopen-what = Lezers kunnen hier weer reacties schrijven.
console-pages-by-age-what = De site sluit artikelen een tijd na de eerste reactie. Wanneer, staat in de instellingen van de site.
console-pages-retired-what = De site is gearchiveerd: geen enkel artikel neemt nog reacties aan.
console-pages-name = Titel
console-pages-name-what = Te zien in de console, in mails en in feeds.
console-pages-rename = Titel opslaan
console-pages-move-to = Verplaatsen naar
console-pages-move-what = Voor een artikel met een nieuw pad. Oude links blijven werken. Heeft het nieuwe pad al reacties, dan worden beide discussies één. Dat kan niet ongedaan worden gemaakt.
console-pages-move-button = Verplaatsen
console-pages-moved = De reacties staan nu op { $path }.
console-pages-alias = Nog een pad
console-pages-alias-what = Een extra pad dat naar dezelfde reacties leidt.
console-pages-alias-button = Pad toevoegen
console-pages-none = Nog geen pagina’s.
console-pages-none-hint = Een artikel verschijnt hier met de eerste reactie.
console-pages-none-found = Geen pagina gevonden. Probeer minder woorden, of alle sites.
console-blocks-title = Geblokkeerd
console-blocks-about = Alles van deze afzenders gaat meteen naar Spam. Eerdere reacties blijven zoals ze zijn.
console-blocks-who = Wie
console-blocks-since = Sinds
console-blocks-by = Door
console-blocks-name = Naam
console-blocks-email = E-mailadres
console-blocks-network = Netwerk
console-blocks-host = Domein
console-blocks-network-of = het netwerk van de reactie van { $name }
console-blocks-network-given = een ingetypt netwerk; alleen een hash ervan is opgeslagen
console-blocks-comment = de reactie
console-blocks-remove = Deblokkeren
console-blocks-remove-this = { $name } deblokkeren
console-blocks-add = Iemand blokkeren
console-blocks-kind = Blokkeren op
console-blocks-value = Wie of wat
console-blocks-value-hint = Een naam zoals Ann, een e-mailadres zoals ann@example.org, een IP-adres zoals 203.0.113.7 (het hele netwerk wordt geblokkeerd) of een domein zoals example.org (alle domeinen eronder ook).
console-blocks-add-button = Blokkeren
console-blocks-none = Er is niemand geblokkeerd. Je kunt een afzender ook blokkeren waar je de reactie leest.
console-statistics-title = Statistieken
console-statistics-span = Periode
console-statistics-days = { $days } dagen
console-statistics-a-day = per dag
console-statistics-a-week = per week
console-statistics-comments = Reacties
console-statistics-decisions = Beslissingen
console-statistics-share = Aandeel spam
console-statistics-top = Pagina’s met de meeste reacties
console-statistics-published = Gepubliceerd
console-statistics-waiting = Wachtend
console-statistics-spam = Spam
console-statistics-refused = Afgewezen
console-statistics-all = Alle
console-statistics-came-in =
    { $count ->
        [0] De afgelopen { $days } dagen zijn er geen reacties binnengekomen.
        [one] De afgelopen { $days } dagen kwam er één reactie binnen: { $spam ->
            [0] geen spam
           *[other] spam
        }.
       *[other] De afgelopen { $days } dagen kwamen er { $count } reacties binnen, waarvan { $spam ->
            [0] geen enkele
           *[other] { $spam }
        } spam.
    }
console-statistics-decided =
    { $count ->
        [0] De afgelopen { $days } dagen is er niets beslist.
        [one] De afgelopen { $days } dagen is er één beslissing genomen.
       *[other] De afgelopen { $days } dagen zijn er { $count } beslissingen genomen, de meeste { $when }: { $most }.
    }
console-statistics-share-was = De afgelopen { $days } dagen was { $share } van wat binnenkwam spam.
console-statistics-share-none = De afgelopen { $days } dagen kwam er niets binnen, dus er valt geen aandeel te tonen.
console-statistics-top-was = De pagina’s met in totaal de meeste gepubliceerde reacties.
console-statistics-top-none = Nog geen pagina heeft een gepubliceerde reactie.
console-statistics-on-day = op { $date }
console-statistics-in-week = in de week van { $date }
console-statistics-week-label = Week van { $date }
console-statistics-column = { $when }: { $all } (gepubliceerd { $published }, wachtend { $waiting }, spam { $spam }, afgewezen { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] geen reacties
        [one] { $count } reactie
       *[other] { $count } reacties
    }
console-statistics-decision-count =
    { $count ->
        [0] geen beslissingen
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }
console-statistics-table = De cijfers als tabel
console-statistics-day = Dag
console-statistics-week = Week van
console-statistics-utc = Dagen beginnen om middernacht UTC.
console-sites-title = Sites
console-sites-key = Sleutel
console-sites-name = Titel
console-sites-name-hint = Te zien in mails, in feeds en hier.
console-sites-origins = Herkomst
console-sites-origins-hint = Waar het blog staat, één adres per regel, zoals https://blog.example.org. Alleen van daar worden reacties aangenomen. Links leiden naar het eerste adres.
console-sites-comments = Reacties
console-sites-waiting = Wachtend
console-sites-none = Nog geen site. Voeg hieronder je blog toe.
console-sites-add = Een site toevoegen
console-sites-add-button = Site toevoegen
console-sites-key-hint = Staat in de scripttag en verandert nooit: a–z, 0–9, - en _, zoals blog.
console-sites-key-invalid = Vul 1 tot 40 tekens uit a–z, 0–9, - en _ in, te beginnen met een letter of cijfer.
console-sites-key-taken = Er is al een site met deze sleutel. Kies een andere.
console-sites-origins-invalid = Vul ten minste één adres in, elk met alleen schema en domein, zoals https://blog.example.org.
console-sites-name-invalid = Vul een kortere titel in, op één regel.
console-sites-refused = Er is nog niets opgeslagen. Kijk naar de gemarkeerde velden.
console-sites-outdated = Iemand anders heeft deze site intussen gewijzigd, dus er is niets opgeslagen. Wat je typte, staat hieronder. Sla je het nog eens op, dan vervangt het de andere wijziging.
console-sites-see-now = De site bekijken zoals die nu is
console-sites-as-server = standaardwaarde van de server: { $value }
console-sites-while-empty = Leeg laten voor de standaardwaarde van de server ({ $value }).
console-sites-nothing = geen
console-sites-about = De site
console-sites-about-comments = Reacties
console-sites-about-spam = Wat spam is
console-sites-about-thread = De discussie
console-sites-about-people = Mensen en mails
console-sites-paste = In je blog
console-sites-paste-hint = Plak dit in de sjabloon van je artikelen, waar de reacties moeten komen.
console-sites-tag = Scripttag
console-sites-back = Alle sites
console-tokens-title = Tokens
console-tokens-about = Een token is een sleutel voor een script. Daarmee mag het script via de API wat jij hier toestaat.
console-tokens-name = Naam
console-tokens-name-hint = Waar het voor is, zoals “nachtelijke back-up”. Beslissingen worden onder deze naam vastgelegd.
console-tokens-name-invalid = Vul een naam van 1 tot 80 tekens in.
console-tokens-name-taken = Er is al een token met deze naam. Kies een andere naam, of trek het oude in.
console-tokens-scopes = Het mag
console-tokens-scopes-missing = Kies ten minste één ding dat het token mag.
console-tokens-made = Gemaakt
console-tokens-used = Laatst gebruikt
console-tokens-state = Status
console-tokens-revoked = Ingetrokken op { $date }
console-tokens-revoke = Intrekken
console-tokens-revoke-this = { $name } intrekken
console-tokens-revoke-what = Een ingetrokken token werkt meteen niet meer en is niet terug te halen.
console-tokens-none = Nog geen tokens.
console-tokens-add = Een token maken
console-tokens-add-button = Token maken
console-tokens-ready = Het token { $name } is klaar
console-tokens-once = Kopieer het nu: het wordt maar één keer getoond. Alleen een hash ervan is opgeslagen.
console-tokens-token = Token
console-tokens-back = Alle tokens
console-outbox-title = Mails
console-outbox-tabs = Welke mails
console-outbox-failed = Mislukt
console-outbox-waiting = Wachtend
console-outbox-all = Alle
console-outbox-failed-one = Mislukt
console-outbox-waiting-one = Wachtend
console-outbox-kind = Soort
console-outbox-to = Aan
console-outbox-since = Geschreven
console-outbox-state = Status
console-outbox-attempts =
    { $count ->
        [0] nog niet geprobeerd
        [one] { $count } poging
       *[other] { $count } pogingen
    }
console-outbox-next = volgende { $time }
console-outbox-sent = Verzonden
console-outbox-error = Antwoord van de andere server
console-outbox-why = Waarom
console-outbox-again = Opnieuw proberen
console-outbox-again-this = Opnieuw proberen: { $mail }
console-outbox-mails = Mails
console-outbox-webhooks = Webhooks
console-outbox-event = Gebeurtenis
console-outbox-url = Adres
console-outbox-none-failed = Er is geen mail mislukt. Alles in orde.
console-outbox-none-waiting = Er wacht geen mail.
console-outbox-none = Nog geen mails.

console-ways-in-title = Inkomende mails
console-ways-in-way = Ingang
console-ways-in-messages = Berichten
console-ways-in-last = Laatste bericht
console-ways-in-looked = Laatst gekeken
console-ways-in-failures = Mislukt
console-ways-in-open = Open
console-ways-in-closed = Gesloten
console-ways-in-since = Geteld sinds de server is gestart. Wat via `afterword mail receive` komt, telt hier niet mee.
console-ways-in-off = Mail staat uit.
console-ways-in-login = Afterword is niet ingelogd op zijn mailbox. Mails wachten tot iemand inlogt.

## Wat een token mag

scope-read = lezen
    .may = reacties met elke status lezen, met e-mailadressen, en pagina’s
scope-moderate = modereren
    .may = over reacties beslissen, ze bewerken, afzenders blokkeren, alles van een persoon wissen, pagina’s wijzigen
scope-sites = sites wijzigen
    .may = sites toevoegen, hun instellingen wijzigen (met de eerste twee: ook moderators en sitemap), tokens maken en intrekken
scope-export = exporteren
    .may = alle gegevens ophalen
scope-mail = mails aanleveren
    .may = de mails aanleveren die bij Afterword terugkomen

## Waarom een mail of een webhook niet is afgeleverd

undelivered-given-up = Na drie dagen opgegeven
undelivered-bounced = De mail kwam terug: het adres neemt geen mail aan.
undelivered-receiver-removed = Deze ontvanger staat niet meer in de instelling webhooks.urls.
undelivered-store-unreadable = De database kon niet worden gelezen.
undelivered-place-unknown = De site of de pagina is niet bekend.
undelivered-too-many-confirmations = Deze mail wacht, omdat het afgelopen uur aan veel lezers is gevraagd een adres te bevestigen.
undelivered-answered = De ontvanger antwoordde met { $status }.

## Wat de mails in het postvak UIT zijn

console-mail-kind-moderation = Nieuwe reactie, aan een moderator
console-mail-kind-spam = Wat als spam is bewaard, aan een moderator
console-mail-kind-confirmation = Bevestiging van een adres
console-mail-kind-answered = Iemand antwoordde, aan een lezer
console-mail-kind-followed = Nieuwe reactie in een gevolgde discussie, aan een lezer
console-mail-kind-published = Reactie gepubliceerd, aan de afzender
console-mail-kind-reported = Reactie gemeld, aan een moderator
console-mail-kind-report-decided = Wat er van een melding kwam, aan wie meldde
console-mail-kind-removed = Reactie verwijderd na een melding, aan de afzender
console-mail-kind-private = Alleen voor jou geschreven, aan een moderator
console-mail-kind-private-reply = Antwoord op vertrouwelijke woorden, aan de afzender
console-mail-kind-may-publish = Mogen vertrouwelijke woorden gepubliceerd worden, aan de afzender
console-mail-kind-decided = Wat je antwoord heeft veranderd
console-mail-kind-explanation = Waarom je antwoord niets heeft veranderd
console-mail-kind-refusal = Waarom het antwoord van een lezer niet is aangenomen
console-mail-kind-unproven = Heb je deze reactie geschreven, aan de afzender
console-mail-kind-received = Er kwam een reactie per mail, aan de afzender
console-mail-kind-test = Test
console-mail-kind-sign-in = Link om in te loggen
console-mail-kind-damage = Beschadigde database
console-mail-kind-address = Extra adres van een moderator

## Instellingen van een site: naam, uitleg, wat te schrijven in plaats van wat niet kon, en de keuzes

setting-moderation = Nieuwe reacties
    .hint = Of een reactie op jou wacht of meteen verschijnt.
    .hold = vasthouden
    .publish = meteen publiceren
setting-edit-window = Tijd om te bewerken
    .hint = Hoelang lezers hun eigen reactie kunnen wijzigen of verwijderen, zoals 15m, 2h of 1d. 0s betekent helemaal niet.
    .problem = Vul een tijd in zoals 15m, 2h of 1d; 30d is het maximum.
setting-close-after = Artikelen sluiten na
    .hint = Hoelang na de eerste reactie een artikel nieuwe reacties aanneemt, zoals 90d, of never voor altijd. Oude artikelen trekken de meeste spam aan.
    .problem = Vul een tijd in zoals 90d, of never.
setting-retired = Gearchiveerd
    .hint = Of het blog zonder deze server verdergaat: artikelen nemen dan geen reacties en snelle reacties meer aan, en niemand kan nog een discussie volgen. De opdracht afterword retire stelt dit in.
    .true = gearchiveerd
    .false = in gebruik
setting-sitemap = Sitemap
    .hint = Daarin staan de artikelen: een pad zoals /sitemap.xml, of een heel adres op de site. Vul none in voor geen sitemap.
    .problem = Vul een pad in zoals /sitemap.xml, of een heel adres.
setting-unknown-pages = Onbekende artikelen
    .hint = Wat er gebeurt met een reactie op een artikel dat niet in de sitemap staat.
    .hold = vasthouden
    .refuse = weigeren
    .publish = aannemen zoals elke andere
setting-hold-at = Vasthouden vanaf
    .hint = Score van de spamcontroles waarbij een reactie op jou wacht; 0 betekent nooit.
    .problem = Vul een getal van 0 tot en met 1000 in.
setting-spam-at = Spam vanaf
    .hint = Score waarbij een reactie naar Spam gaat; 0 betekent nooit.
    .problem = Vul een getal van 0 tot en met 1000 in.
setting-refuse-at = Weigeren vanaf
    .hint = Score waarbij een reactie helemaal niet wordt aangenomen; 0 betekent nooit.
    .problem = Vul een getal van 0 tot en met 1000 in.
setting-words-hold = Vasthouden bij deze woorden
    .hint = Een reactie met een van deze woorden of zinsdelen, één per regel, wacht op jou. /…/ is een patroon. Vul none in voor geen woorden.
    .problem = Vul hoogstens 500 woorden of patronen in zoals /goedkope .* pillen/, één per regel, zonder komma’s.
setting-words-spam = Spam bij deze woorden
    .hint = Een reactie met een van deze woorden is spam.
    .problem = Vul hoogstens 500 woorden of patronen in zoals /goedkope .* pillen/, één per regel, zonder komma’s.
setting-words-refuse = Weigeren bij deze woorden
    .hint = Een reactie met een van deze woorden wordt niet aangenomen.
    .problem = Vul hoogstens 500 woorden of patronen in zoals /goedkope .* pillen/, één per regel, zonder komma’s.
setting-script-check = Andere schriften
    .hint = Of een reactie in een ander schrift dan het jouwe op jou wacht.
    .off = niet controleren
    .hold = vasthouden
setting-scripts = Jouw schriften
    .hint = Zoals Latin of Cyrillic, één per regel. Vul none in voor die van de taal van de site.
    .problem = Vul namen van schriften in zoals Latin, Cyrillic of Han, één per regel.
setting-trust-after = Bekend na
    .hint = Na zoveel goedgekeurde reacties is een afzender bekend en hoeft niet te wachten. 0 betekent nooit.
    .problem = Vul een getal van 0 tot en met 20 in.
setting-trust-confirmed = Bekend via mail
    .hint = Of afzenders met een bevestigd e-mailadres bekend zijn.
    .true = ja
    .false = nee
setting-akismet = Akismet
    .hint = Of de dienst Akismet naar elke reactie kijkt. Die krijgt de tekst, en de naam, het e-mailadres en het netwerkadres van de afzender. De server heeft er een sleutel voor nodig.
    .true = vragen
    .false = niet vragen
setting-depth = Niveaus van antwoorden
    .hint = Hoeveel niveaus diep antwoorden inspringen. Diepere staan op het laatste niveau. 0 toont een platte lijst.
    .problem = Vul een getal van 0 tot en met 20 in.
setting-page-size = Reacties per keer
    .hint = Hoeveel er vóór de knop voor meer worden getoond.
    .problem = Vul een getal van 1 tot en met 1000 in.
setting-sort = Volgorde
    .hint = Welke reacties eerst komen.
    .oldest = oudste eerst
    .newest = nieuwste eerst
    .top = meeste snelle reacties eerst
setting-images = Afbeeldingen
    .hint = Of afbeeldingen in reacties te zien zijn. Browsers laden ze van het domein dat de schrijver noemt, en dat ziet dan je lezers.
    .true = tonen
    .false = niet tonen
setting-maths = Formules
    .hint = Of TeX in reacties als formule verschijnt: $x^2$ in de tekst, $$x^2$$ op een eigen regel. Reacties die er al zijn, blijven zoals ze zijn.
    .true = tonen
    .false = niet tonen
setting-code-colours = Kleuren in code
    .hint = Of code na ``` en de naam van een taal in kleur verschijnt. Reacties die er al zijn, blijven zoals ze zijn.
    .true = tonen
    .false = niet tonen
setting-reactions = Snelle reacties
    .hint = Wat lezers met één klik kunnen achterlaten: emoji’s of korte woorden, één per regel, hoogstens 12. Vul none in voor geen snelle reacties.
    .problem = Vul hoogstens 12 emoji’s of korte woorden in, één per regel, zonder spaties en komma’s, elk maar één keer.
setting-article-reactions = Snelle reacties op artikelen
    .hint = Of dezelfde snelle reacties ook bij het artikel zelf kunnen. Ze staan boven de reacties.
    .true = tonen
    .false = niet tonen
setting-avatars = Profielfoto’s
    .hint = Ze staan bij reacties die met een e-mailadres zijn geschreven. Deze server haalt ze op: de dienst krijgt een hash van het adres en niets over je lezers.
    .off = geen
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Woorden alleen voor jou
    .hint = Of lezers iets kunnen schrijven dat alleen jij ziet. Het wordt alleen gepubliceerd als jij en de afzender dat allebei willen.
    .true = toestaan
    .false = niet toestaan
setting-language = Taal
    .hint = De taal van de teksten rond de reacties: { $languages }. Een pagina kan een andere taal opgeven.
    .problem = Vul een taalcode in zoals en, de of pt-BR.
setting-owner = Jouw naam
    .hint = Staat boven je eigen antwoorden. Zonder naam staat daar de titel van de site.
    .problem = Vul een naam van hoogstens 80 tekens in.
setting-reserved-names = Gereserveerde namen
    .hint = Namen waaronder niemand mag reageren, één per regel, hoogstens 50. Je eigen naam en de titel van de site zijn altijd gereserveerd. Vul none in om alleen die te reserveren.
    .problem = Vul hoogstens 50 namen van hoogstens 80 tekens in, één per regel, zonder komma’s, elk maar één keer.
setting-moderators = Moderators
    .hint = E-mailadressen, één per regel, hoogstens 20. Elke moderator krijgt een mail over nieuwe reacties en beslist door te antwoorden. Vul none in voor niemand.
    .problem = Vul hoogstens 20 e-mailadressen in zoals ann@example.org, één per regel, elk maar één keer.
setting-tell-owner = Mails aan moderators
    .hint = Over welke nieuwe reacties moderators een mail krijgen.
    .held = die wachten
    .all = alle
    .nothing = geen
setting-tell-spam = Mails over spam
    .hint = Of moderators één keer per dag een mail krijgen over wat als spam is bewaard.
    .true = ja
    .false = nee
setting-notifications = Mails over antwoorden
    .hint = Of lezers om een mail mogen vragen als iemand hun antwoordt. Ze bevestigen eerst hun adres.
    .true = ja
    .false = nee
setting-follow-threads = Discussies volgen
    .hint = Of lezers een discussie mogen volgen: een mail over elke nieuwe reactie, of één per dag. Alleen waar mails over antwoorden aanstaan.
    .true = ja
    .false = nee
setting-comments-by-mail = Reacties per mail
    .hint = Of lezers per mail kunnen reageren: elke pagina heeft dan een adres daarvoor.
    .true = ja
    .false = nee
setting-tell-authors = Mails over publicatie
    .hint = Of afzenders met een bevestigd adres een mail krijgen als hun vastgehouden reactie is gepubliceerd.
    .true = ja
    .false = nee
setting-answers-elsewhere = Antwoorden op andere netwerken
    .hint = Of uw antwoorden aan mensen op Mastodon en Bluesky ook daar worden geplaatst.
    .true = ja
    .false = nee

setting-own-posts = Jouw berichten
    .hint = Een bestand op de site dat je berichten over de artikelen noemt, zoals /afterword/posts.json. none voor geen bestand.
    .problem = Vul een pad in zoals /afterword/posts.json, of een heel adres.

setting-webmentions = Webmentions
    .hint = Of pagina’s van andere sites die naar een artikel verwijzen, reacties worden.
    .true = ja
    .false = nee

setting-send-webmentions = Webmentions versturen
    .hint = Of de pagina’s waarnaar je eigen reacties verwijzen daarvan horen.
    .true = ja
    .false = nee

## De console: inloggen, en het account

console-sign-in = Inloggen
console-sign-in-email = E-mailadres
console-sign-in-password = Wachtwoord
console-sign-in-password-hint = Laat het leeg om per mail een link te krijgen waarmee je inlogt.
console-sign-in-no-mail-hint = Deze server verstuurt geen mail. Heb je geen wachtwoord, voer dan `afterword console link ADRES` uit op de server: dat toont een link om in te loggen.
console-sign-in-sent-title = Kijk in je mail
console-sign-in-sent = Als { $address } hier het adres van een eigenaar is, is er een mail naartoe onderweg.
console-sign-in-sent-hint = De link erin werkt één keer, en 15 minuten lang. Je mag hem op een ander apparaat openen.
console-sign-in-follow = Hier inloggen als { $address }?
console-sign-in-follow-hint = De link werkt maar één keer.
console-sign-in-account = Je account
console-sign-in-signed-in-as = Je bent ingelogd als
console-sign-in-sessions = Waar je bent ingelogd
console-sign-in-sessions-hint = Een sessie eindigt na 30 dagen, of na 7 dagen zonder bezoek.
console-sign-in-some-browser = onbekende browser
console-sign-in-begun = Ingelogd
console-sign-in-seen = Laatst gezien
console-sign-in-this-one = deze
console-sign-in-sign-out = Uitloggen
console-sign-in-sign-out-everywhere = Overal uitloggen
console-sign-in-session-ended = Daar uitgelogd.
console-sign-in-set-password = Een wachtwoord instellen
console-sign-in-change-password = Het wachtwoord wijzigen
console-sign-in-old-password = Huidig wachtwoord
console-sign-in-new-password = Nieuw wachtwoord
console-sign-in-new-password-hint = Ten minste 12 tekens; een zin is prima. Je wordt overal uitgelogd, behalve hier.
console-sign-in-password-set = Het wachtwoord is ingesteld. Je bent overal uitgelogd, behalve hier.
console-sign-in-refused = Dat lukte niet
console-sign-in-kept = Wat je schreef, zodat het niet verloren gaat
console-sign-in-to-console = Naar de console

## Wat er misging, in de console

console-problem-unknown-link = Deze link is verlopen of al gebruikt. Een link werkt één keer, en 15 minuten lang: vraag een nieuwe aan.
console-problem-wrong-password = Verkeerd adres of wachtwoord.
console-problem-invalid-password = Kies een wachtwoord van ten minste 12 en hoogstens 1024 tekens. Een zin is prima.
console-problem-too-many-passwords = Te veel verkeerde wachtwoorden. Wacht { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    }, of log in met een link per mail: laat het wachtwoord leeg.
console-problem-too-many-mails = Er zijn te veel mails aangevraagd. De mails die al zijn verstuurd, werken 15 minuten: kijk in je Postvak IN en je spammap. Of wacht { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    }.
console-problem-mail-off = Deze server verstuurt geen mail. Voer er `afterword console link ADRES` uit: dat toont een link om in te loggen.
console-problem-missing-field = Een veld dat nodig is, was leeg. Ga terug en vul het in.
console-problem-foreign-form = Dit formulier kwam niet van een pagina van deze console, dus er is niets gebeurd. Open de console in een eigen tabblad, op het adres in `server.public_url`, en probeer het daar.
console-problem-form-outdated = Dit formulier is van een eerdere sessie, dus er is niets gebeurd. Ga terug, laad de pagina opnieuw en verstuur het nog eens.
console-problem-sign-in-needed = Je bent niet ingelogd, dus er is niets gebeurd. Log opnieuw in op een ander tabblad. Ga dan op dit tabblad terug en verstuur het nog eens.
console-problem-unknown-page = Die pagina bestaat niet. Een pagina bestaat vanaf de eerste reactie.
console-problem-path-taken = Dit pad leidt al naar een andere pagina. Verplaats die pagina hierheen, of kies een ander pad.
console-problem-invalid-page = Vul een pad in dat begint met een schuine streep, zoals /posts/hallo/, zonder . en .. erin.
console-problem-invalid-title = Vul een kortere titel in, op één regel, zonder stuurtekens.
console-problem-invalid-name = Vul een naam in met ten minste één letter of cijfer, zonder stuurtekens.
console-problem-invalid-email = Vul een e-mailadres in zoals ann@example.org.
console-problem-invalid-address = Vul een IP-adres in zoals 203.0.113.7 of 2001:db8::7.
console-problem-invalid-host = Vul een domein in zoals example.org.
console-problem-unknown-block = Deze blokkering bestaat niet meer.
console-problem-unknown-token = Er is geen token met dit nummer.
console-problem-unknown-site = Die site bestaat niet.
console-problem-changed-meanwhile = Dit is intussen veranderd, dus er is niets gebeurd. Bekijk het zoals het nu is, en beslis opnieuw.
console-problem-not-possible = Met de reactie zoals die nu is, kan dat niet. Kijk er nog eens naar.
console-problem-unknown-batch = Hier is niets om ongedaan te maken.
console-problem-invalid-text = Schrijf een tekst zonder stuurtekens.
console-problem-text-too-long = De tekst is te lang. Maak die korter en verstuur opnieuw.
console-problem-too-many-links = De tekst heeft te veel links. Haal er een paar uit en verstuur opnieuw.
console-problem-body-too-large = Dit is te veel tegelijk. Maak het korter, of kies minder reacties.
console-problem-store-busy = De server is bezig, dus er is niets gebeurd. Probeer het zo nog eens.
console-problem-not-again = Opnieuw proberen kon niet: het bestaat niet meer, of het is al opnieuw geprobeerd.
console-problem-batch-too-large = Kies minder reacties: je kunt over hoogstens { $max } tegelijk beslissen.
console-problem-internal = Er ging iets mis op de server. In het logboek van de server staat meer.
console-problem-method-not-allowed = Dit adres toont niets; er kan alleen een formulier naartoe worden gestuurd.

## Waarom een reactie is vastgehouden, of voor spam doorgaat

reason-akismet-asked = Deze site legt elke reactie voor aan Akismet.
reason-blocked = Je hebt deze afzender geblokkeerd, of een domein waarnaar de reactie linkt.
reason-form-replayed = Hetzelfde formulier is al eerder verstuurd.
reason-form-too-fast =
    { $seconds ->
        [one] Verstuurd { $seconds } seconde nadat het typen begon.
       *[other] Verstuurd { $seconds } seconden nadat het typen begon.
    }
reason-form-too-old =
    { $hours ->
        [one] Verstuurd { $hours } uur nadat het typen begon.
       *[other] Verstuurd { $hours } uur nadat het typen begon.
    }
reason-honeypot = Er is een veld ingevuld dat mensen niet zien.
reason-proof-expired = De proof-of-work kwam te laat.
reason-proof-invalid = De proof-of-work klopt niet.
reason-proof-missing = De proof-of-work ontbreekt: de reactie kwam van een browser zonder JavaScript, of van een programma.
reason-proof-spent = De proof-of-work was al eerder gebruikt.
reason-holds-all = Deze site houdt elke nieuwe reactie vast.
reason-offered = Dit was alleen voor jou geschreven; nu mag het worden gepubliceerd.
reason-listed-word = “{ $word }” staat op je woordenlijst.
reason-fast-network =
    { $count ->
        [one] Vanuit dit netwerk kwam er in korte tijd { $count } reactie binnen.
       *[other] Vanuit dit netwerk kwamen er in korte tijd { $count } reacties binnen.
    }
reason-fast-page =
    { $count ->
        [one] Op deze pagina kwam er in korte tijd { $count } reactie binnen.
       *[other] Op deze pagina kwamen er in korte tijd { $count } reacties binnen.
    }
reason-fast-site =
    { $count ->
        [one] Op deze site kwam er in korte tijd { $count } reactie binnen.
       *[other] Op deze site kwamen er in korte tijd { $count } reacties binnen.
    }
reason-repeated-here = Dezelfde afzender heeft hier al bijna hetzelfde geschreven.
reason-repeated =
    { $count ->
        [one] Bijna dezelfde tekst kwam al eerder, op een andere pagina of van iemand anders: één keer.
       *[other] Bijna dezelfde tekst kwam al eerder, op andere pagina’s of van anderen: { $count } keer.
    }
reason-links =
    { $count ->
        [one] Er staat { $count } link in.
       *[other] Er staan { $count } links in.
    }
reason-link-share = Er staan bijna alleen links in ({ $percent }% van de tekst).
reason-shortener = Er staat een link in naar { $host }, dat verbergt waar je uitkomt.
reason-look-alike-host = Er staat een link in naar { $host }, dat op een ander domein lijkt.
reason-hidden-link = Er staat een link in die niemand ziet, naar { $host }.
reason-misleading-link = Er staat een link in die { $shown } toont en naar { $target } leidt.
reason-foreign-markup = Er staan links in met een vreemde opmaaktaal: { $markup }.
reason-website = De reactie is kort, en de naam leidt naar { $host }.
reason-masked-word = “{ $word }” is geschreven met letters uit meerdere schriften.
reason-foreign-script = De reactie is in een ander schrift geschreven dan dat van je site: { $scripts }.
reason-disposable = Het e-mailadres is een wegwerpadres ({ $host }).
reason-familiar =
    { $count ->
        [one] Het adres en het netwerk zijn vertrouwd: { $count } goedgekeurde reactie.
       *[other] Het adres en het netwerk zijn vertrouwd: { $count } goedgekeurde reacties.
    }
reason-trusted = De afzender is hier bekend.
reason-unknown-page = Deze pagina staat niet in de sitemap van de site.
reason-bayes = Kans op spam: { $percent }%

## Mails

mail-marker = Schrijf je antwoord boven deze regel
mail-footer = Afterword, voor { $site }
mail-subject-moderation = [{ $site }] Nieuwe reactie van { $author } op “{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } nieuwe reactie
       *[other] { $count } nieuwe reacties
    }
mail-subject-digest-decided = [{ $site }] Beslist door je antwoord
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } reactie in spam
       *[other] { $count } reacties in spam
    }
mail-subject-confirm = [{ $site }] Bevestig je adres
mail-subject-answered = [{ $site }] { $author } heeft je geantwoord op “{ $page }”
mail-subject-followed = [{ $site }] Nieuwe reactie van { $author } op “{ $page }”
mail-subject-threads = [{ $site }] Nieuwe reacties in discussies die je volgt
mail-subject-published = [{ $site }] Je reactie op “{ $page }” is gepubliceerd
mail-subject-reported = [{ $site }] Gemeld: reactie van { $author } op “{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] Er is beslist over je melding
mail-subject-removed = [{ $site }] Je reactie op “{ $page }” is verwijderd
mail-subject-private = [{ $site }] Alleen voor jou: { $author } op “{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } heeft je geantwoord
mail-subject-may-publish = [{ $site }] Mogen je woorden gepubliceerd worden?
mail-label-reports = Gemeld als
mail-is-reported = Lezers hebben deze reactie gemeld. Die blijft gepubliceerd tot je beslist.
mail-is-private = Dit is alleen voor jou: niemand anders ziet het. Wat je boven de regel schrijft, gaat per mail naar de afzender en naar niemand anders.
mail-is-private-no-answer = Dit is alleen voor jou: niemand anders ziet het. De afzender is niet per mail te bereiken, dus je kunt niet antwoorden.
mail-link-keep = Laten staan
mail-report-kept = Jij, of iemand anders met dit adres, heeft op { $when } een reactie gemeld. De eigenaar van het blog heeft die bekeken: de reactie blijft staan.
mail-report-removed = Jij, of iemand anders met dit adres, heeft op { $when } een reactie gemeld. Die is verwijderd.
mail-report-by-person = Een mens heeft dit beslist, geen programma. Ben je het er niet mee eens, schrijf dan aan de eigenaar van het blog of stap naar de rechter.
mail-report-why = Je krijgt deze ene mail omdat dit adres bij de melding is opgegeven.
mail-removed-lead = De eigenaar van het blog heeft je reactie verwijderd, omdat lezers die hebben gemeld en de eigenaar het met hen eens is:
mail-removed-object = Een mens heeft dit beslist, geen programma. Lezers zien de reactie niet meer. Ben je het er niet mee eens, schrijf dan aan de eigenaar van het blog of stap naar de rechter.
mail-private-reply-note = Niemand anders ziet dit antwoord of je woorden. Een antwoord op deze mail wordt door niemand gelezen.
mail-private-why = Je krijgt dit omdat iemand, waarschijnlijk jij, met dit adres aan de eigenaar van dit blog heeft geschreven.
mail-may-publish-lead = Dit schreef je alleen voor de eigenaar van het blog. De eigenaar zou het graag publiceren:
mail-link-may-publish = Ja, publiceren
mail-may-publish-else = Zo niet, dan hoef je niets te doen: het blijft tussen jou en de eigenaar.
mail-subject-unproven = [{ $site }] Heb je een reactie op “{ $page }” geschreven?
mail-subject-received = [{ $site }] Je reactie op “{ $page }” is aangekomen
mail-subject-decided = [{ $site }] { $standing-title }: reactie van { $author } op “{ $page }” #{ $tag }
mail-subject-explanation = Je antwoord heeft niets veranderd #{ $tag }
mail-subject-refused = Je antwoord is geen reactie geworden
mail-subject-sign-in = Inloggen op { $site }
mail-subject-damage = De database van { $site } is beschadigd
mail-subject-address = Ook vanaf dit adres antwoorden?
mail-subject-test = Afterword kan mail versturen ({ $id })
mail-label-by = Van
mail-label-email = E-mail
mail-label-website = Website
mail-label-on = Op
mail-label-answers = In antwoord op
mail-label-comment = De reactie
mail-label-reasons = Vastgehouden omdat
mail-label-spam-reasons = Spam omdat
mail-label-wrote = Je schreef
mail-owner = { $author } (eigenaar)
mail-no-title = een pagina zonder titel
mail-is-published = Deze reactie is al gepubliceerd.
mail-words-lead = Om te beslissen beantwoord je deze mail met een van deze woorden op de eerste regel:
mail-words-after = Al het andere verandert niets; je krijgt daar dan een mail over.
mail-word-approve = ok
mail-means-approve = publiceren; tekst onder het woord wordt je antwoord
mail-means-keep = gepubliceerd laten; tekst onder het woord wordt je antwoord
mail-means-ask = de afzender vragen of het gepubliceerd mag worden; tekst onder het woord gaat per mail naar de afzender
mail-word-reject = nee
mail-means-reject = afwijzen: niemand ziet de reactie
mail-word-spam = spam
mail-means-spam = afwijzen als spam
mail-word-delete = verwijderen
mail-means-delete = verwijderen
mail-word-block = blokkeren
mail-means-block = spam, en niets meer van deze afzender
mail-word-edit = bewerken
mail-means-edit = in plaats ervan de tekst onder het woord publiceren
mail-word-undo = ongedaan maken
mail-means-undo = terugdraaien wat het laatst is beslist
mail-links-lead = Of beslis in de browser:
mail-link-approve = Publiceren
mail-link-reject = Afwijzen
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } reactie kwam
       *[other] { $count } reacties kwamen
    } in korte tijd binnen, daarom samen in één mail.
mail-digest-how = Om te beslissen, antwoord je met hun nummers, op één regel of op meer: “1 ok, 2-5 spam, 6 nee”. Tekst onder de regel van één nummer wordt je antwoord op die reactie. Kies voor elk nummer een van deze woorden:
mail-digest-again = Beantwoord de mail met de reacties nog eens.
mail-digest-done = Dit is er door je antwoord van de reacties geworden:
mail-spam-lead =
    { $count ->
        [one] { $count } reactie is sinds de vorige mail als spam bewaard.
       *[other] { $count } reacties zijn sinds de vorige mail als spam bewaard.
    } Niemand ziet ze. Is er een toch geen spam, publiceer die dan met de link: met een antwoord op deze mail kan dat niet.
mail-spam-rest =
    { $count ->
        [one] Nog { $count } staat in de lijst met spam in de console.
       *[other] Nog { $count } staan in de lijst met spam in de console.
    }
mail-spam-end = Wil je deze mails niet meer, zet dan “Mails over spam” uit in de instellingen van de site.
mail-confirm-lead = Jij, of iemand anders, liet dit adres achter bij een reactie op “{ $page }” en vroeg om mails over antwoorden.
mail-confirm-published = De reactie is gepubliceerd.
mail-confirm-do = Was jij dat, bevestig het dan:
mail-link-confirm = Ja, mail me over antwoorden
mail-confirm-else = Zo niet, dan hoef je niets te doen: er komen geen mails over antwoorden.
mail-confirm-follow = Jij, of iemand anders, vroeg om mails naar dit adres over nieuwe reacties op “{ $page }”.
mail-link-confirm-follow = Ja, mail me over nieuwe reacties
mail-confirm-follow-else = Zo niet, dan hoef je niets te doen: er komen geen mails.
mail-unproven-lead = Per mail kwam met jouw adres een reactie op “{ $page }”, en niets bewijst dat ze van jou is. Heb je ze geschreven, bevestig ze dan:
mail-link-submit = Lezen en bevestigen
mail-unproven-else = Zo niet, dan hoef je niets te doen: niemand ziet de reactie.
mail-received-held = Je reactie verschijnt zodra ze is goedgekeurd:
mail-answered-by-mail = Antwoorden? Beantwoord deze mail: wat je boven de regel schrijft, wordt een reactie.
mail-answered-on-page = Antwoorden? Open de pagina. Een antwoord op deze mail wordt door niemand gelezen.
mail-published-lead = Je reactie is gepubliceerd:
mail-link-comment = Lees de reactie op de pagina
mail-unsubscribe-why = Je krijgt dit omdat je om mails vroeg over antwoorden op je reactie.
mail-followed-rest = Niet in deze mail: { $count }. Alle reacties staan op de pagina’s.
mail-followed-why = Je krijgt dit omdat je om mails vroeg over nieuwe reacties.
mail-link-unsubscribe = Geen mails meer hierover
mail-done-approved = Gedaan: de reactie is gepubliceerd.
mail-done-rejected = Gedaan: de reactie is afgewezen. Niemand ziet die.
mail-done-spam = Gedaan: de reactie is spam. Niemand ziet die.
mail-done-deleted = Gedaan: de reactie is verwijderd.
mail-done-blocked = Gedaan: de reactie is spam, en van deze afzender wordt niets meer aangenomen.
mail-done-edited = Gedaan: de reactie is gepubliceerd met jouw tekst.
mail-done-asked = Gedaan: de afzender krijgt een mail met de vraag of het gepubliceerd mag worden.
mail-done-replied = Gedaan: je antwoord gaat per mail naar de afzender. Niemand anders ziet het.
mail-undone-held = Teruggedraaid: de reactie wordt weer vastgehouden en wacht op jou.
mail-undone-published = Teruggedraaid: de reactie is weer gepubliceerd.
mail-undone-refused = Teruggedraaid: de reactie is weer afgewezen. Niemand ziet die.
mail-undone-spam = Teruggedraaid: de reactie is weer spam. Niemand ziet die.
mail-undone-deleted = Teruggedraaid: de reactie is weer verwijderd.
mail-undone-private = Teruggedraaid: het is weer alleen voor jou.
mail-standing-held = vastgehouden
mail-standing-published = gepubliceerd
mail-standing-refused = afgewezen
mail-standing-spam = spam
mail-standing-deleted = verwijderd
mail-standing-private = alleen voor jou
mail-before-same = Dat was al zo: { $who } had op { $when } hetzelfde beslist.
mail-before-other = Dit verandert een eerdere beslissing: daarvoor was de reactie { $standing }, door { $who } op { $when }.
mail-reply-published = Dit is als jouw antwoord gepubliceerd:
mail-reply-private = Dit gaat per mail naar de afzender:
mail-reply-left-out = Dit is niet gepubliceerd, want alleen een gepubliceerde reactie kan een antwoord hebben:
mail-cut = Dit is uit je antwoord weggelaten, als handtekening, afsluiting of oudere mail:
mail-attached = Weggelaten, omdat reacties alleen uit tekst bestaan: { $words }
mail-link-put-back = Deze woorden terugzetten
mail-link-send-rest = Ook deze woorden sturen
mail-text-now = In de reactie staat nu:
mail-undo-how = Om dit terug te draaien, antwoord je met:
mail-decide-anew = Om anders te beslissen, antwoord je met een van deze woorden op de eerste regel:
mail-why-unknown = Er is niets gebeurd: de eerste regel van je antwoord, “{ $line }”, is niet een van de woorden waarmee je beslist.
mail-why-taken-back = Er is niets gebeurd: je schreef “{ $line }” onder het woord. Dat kan betekenen dat je de reactie niet wilt publiceren. Wil je dat wel, antwoord dan met het woord alleen.
mail-why-unclear = Er is niets gebeurd: Afterword kon jouw woorden niet onderscheiden van de geciteerde. Schrijf het woord boven de regel met de gelijktekens, en laat die regel staan.
mail-why-number = Er is niets gebeurd: de mail heeft geen reactie met nummer { $count }.
mail-why-twice = Er is niets gebeurd: nummer { $count } staat er twee keer, met verschillende woorden of teksten.
mail-why-line = Er is niets gebeurd: “{ $line }” was niet te begrijpen. Bij elk nummer hoort een van de woorden waarmee je beslist, en verder niets.
mail-why-text = Er is niets gebeurd: het is niet duidelijk bij welke reactie de tekst “{ $line }” hoort. Tekst hoort onder de regel van één nummer met een woord waarmee je publiceert.
mail-why-empty = Er is niets gebeurd: in je mail stond niets boven de geciteerde tekst.
mail-why-outdated = Er is niets gebeurd: de reactie is gewijzigd na de mail die je beantwoordde. Bekijk hoe die nu is, en beantwoord de nieuwste mail erover.
mail-why-gone = Er is niets gebeurd: de reactie bestaat niet meer.
mail-why-expired = Er is niets gebeurd: de mail die je beantwoordde, is te oud om mee te beslissen. Met een antwoord op deze mail kan het wel.
mail-why-unverified = Er is niets gebeurd: er kwam een mail in jouw naam, en niets bewees dat jij die schreef. Was jij het wel, dan ondertekent je mailserver zijn mails niet (DKIM), of de handtekening is onderweg stukgegaan.
mail-why-refused = Er is niets gebeurd: { $words }
mail-explanation-words = Met deze woorden beslis je, elk als enige op de eerste regel:
mail-explain-how = Op de server laat `afterword mail explain FILE` zien welke controle een bewaarde mail heeft tegengehouden.
mail-address-hint = Wil je ook vanaf een ander adres antwoorden, laat het dan op de server toevoegen: `afterword mail addresses add { $who } ADRES`
mail-refused-closed = Je antwoord kon geen reactie worden: het artikel neemt geen reacties meer aan.
mail-refused-gone = Je antwoord kon geen reactie worden: de reactie die je beantwoordde, bestaat niet meer.
mail-refused-empty = Je antwoord kon geen reactie worden: er stond geen tekst boven de geciteerde mail.
mail-refused-expired = Je antwoord kon geen reactie worden: het adres waarheen je schreef, werkt niet meer. Op de pagina van het artikel staat een nieuw.
mail-refused-long = Je antwoord kon geen reactie worden: het is te lang. Er { $most ->
        [one] mag hoogstens { $most } teken
       *[other] mogen hoogstens { $most } tekens
    } in staan. Antwoord nog eens, korter.
mail-refused-links = Je antwoord kon geen reactie worden: er staan te veel links in. Er { $most ->
        [one] mag hoogstens { $most }
       *[other] mogen er hoogstens { $most }
    } in staan. Antwoord nog eens, met minder links.
mail-refused-other = Je antwoord kon geen reactie worden: { $words }
mail-problem-unproven = Niets bewees dat jij het schreef: je mailserver ondertekent zijn mails niet (DKIM).
mail-problem-too-old = De mail die je beantwoordde, is te oud.
mail-problem-other-address = Het antwoord kwam van een ander adres. Antwoord vanaf { $who }.
mail-problem-too-early = Het antwoord heeft geen datum, of een van vóór de mail die het beantwoordt. Controleer de klok van je apparaat en antwoord nog eens.
mail-problem-too-large = Het antwoord is te groot: tot { $most }{"\u00A0"}MB aan bijlagen en 1.000 regels tekst kunnen worden gelezen. Antwoord nog eens, met minder.
mail-problem-unknown-parent = De reactie waarop je antwoordde, bestaat niet meer.
mail-problem-parent-on-other-page = De reactie waarop je antwoordde, hoort bij een ander artikel.
mail-problem-not-of-site = Deze pagina staat niet in de sitemap van de site.
mail-problem-not-possible = Met de reactie zoals die nu is, kan dat niet.
mail-problem-changed-meanwhile = De reactie is intussen gewijzigd of verwijderd.
mail-refused-text = Dit schreef je, zodat er niets verloren gaat:
mail-sign-in-lead = Iemand, hopelijk jij, wil met dit adres inloggen op Afterword van { $site }.
mail-link-sign-in = Inloggen
mail-sign-in-once = De link werkt één keer, en 15 minuten lang. Wie hem heeft, kan onder jouw naam inloggen, dus stuur deze mail niet door.
mail-sign-in-else = Was jij het niet, doe dan niets: zonder deze link kan niemand inloggen.
mail-address-lead = { $who } wil ook met mails vanaf dit adres over reacties op { $site } beslissen.
mail-link-address = Ja, mijn antwoorden tellen
mail-address-else = Ben je niet { $who }, doe dan niets. Er komen geen andere mails naar dit adres.
mail-damage-lead = Bij de regelmatige controle van de database van Afterword op { $site } is schade gevonden:
mail-damage-now = Doe er snel iets aan: bewaar de back-ups die je hebt, kijk of de schijf het aan het begeven is en zet de nieuwste onbeschadigde back-up terug. Voer op de server `afterword doctor` uit om meer te weten te komen.
mail-test-lead = Deze mail is een test. Hij toont dat Afterword mail kan versturen, en dat mail op dit adres aankomt.
mail-test-id = Het kenmerk is { $id }.
mail-standing-held-title = Vastgehouden
mail-standing-published-title = Gepubliceerd
mail-standing-refused-title = Afgewezen
mail-standing-spam-title = Spam
mail-standing-deleted-title = Verwijderd
mail-standing-private-title = Alleen voor jou
