# Toate textele serverului pe care le citește cineva, în română. Ce înseamnă și unde apar: en.ftl.
# Adresare politicoasă (persoana a II-a plural) sau impersonală; butoanele la imperativ singular, ca de obicei. Gen: „cine…” și „persoană” în loc de „autor”, „cititor” sau „moderator”.

## Zile, vechimi și numere

date-day = { $day } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
date-month-1 = ianuarie
date-month-2 = februarie
date-month-3 = martie
date-month-4 = aprilie
date-month-5 = mai
date-month-6 = iunie
date-month-7 = iulie
date-month-8 = august
date-month-9 = septembrie
date-month-10 = octombrie
date-month-11 = noiembrie
date-month-12 = decembrie
date-short-month-1 = ian.
date-short-month-2 = feb.
date-short-month-3 = mar.
date-short-month-4 = apr.
date-short-month-5 = mai
date-short-month-6 = iun.
date-short-month-7 = iul.
date-short-month-8 = aug.
date-short-month-9 = sept.
date-short-month-10 = oct.
date-short-month-11 = nov.
date-short-month-12 = dec.
age-now = acum
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}h
age-days = { $count }{"\u00A0"}z
number-thousands = .
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Pagini fără JavaScript

page-about = Comentarii la
page-back = Înapoi la articol
page-count =
    { $count ->
        [0] Niciun comentariu încă
        [one] { $count } comentariu
        [few] { $count } comentarii
       *[other] { $count } de comentarii
    }
page-order = Ordine
page-oldest = Întâi cele mai vechi
page-newest = Întâi cele mai noi
page-top = Întâi cele mai apreciate
page-more = Mai multe comentarii
page-beginning = De la început
page-owner = ține blogul
page-verified = verificat
page-pinned = fixat
page-edited = editat
page-removed = Acest comentariu a fost eliminat.
page-reply = Răspunde
page-reply-to = Răspunde-i lui { $name }
page-in-reply-to = răspuns pentru { $name }
page-in-reply-to-removed = răspuns la un comentariu eliminat
page-write = Scrieți un comentariu
page-text = Comentariu
page-markdown = **aldin**, *cursiv*, > citat, `cod`
page-name = Nume
page-email = E-mail (opțional)
page-email-hint = O vede numai cine ține acest blog. Adresa nu este niciodată afișată sau dată altcuiva.
page-email-hint-picture = O vede numai cine ține acest blog. { $service } primește un hash al adresei, pentru imaginea dumneavoastră.
page-notify = Vreau un e-mail când răspunde cineva
page-notify-hint = Mai întâi primiți un e-mail pentru confirmarea adresei. Fiecare e-mail următor are un link cu care vă puteți dezabona.
page-follow = Vreau e-mailuri despre comentarii noi aici
page-follow-off = Fără e-mailuri
page-follow-at-once = Imediat
page-follow-daily = O dată pe zi
page-private = Numai pentru cine ține acest blog
page-private-hint = Nimeni altcineva nu vede ce scrieți. Răspunsul vine prin e-mail, dacă vă lăsați adresa.
page-private-held = Numai cine ține acest blog vede ce ați scris.
page-private-reply = Răspunsurile sunt publice. Debifați caseta sau scrieți direct sub articol.
page-private-offer = Propune spre publicare
page-website = Site web (opțional)
page-leave-empty = Lăsați gol acest câmp
page-held-hint = Comentariile apar după ce sunt aprobate.
page-send = Trimite
page-preview = Previzualizare
page-no-reply = Comentează articolul în loc de a răspunde
page-held = Așteaptă aprobarea. Comentariul apare aici de îndată ce este aprobat.
page-published = Comentariul este publicat.
page-closed = Comentariile sunt închise.
page-parent-gone = Comentariul la care voiați să răspundeți nu mai există.
page-error = Eroare
page-refused = Comentariul nu a fost trimis
page-kept = Textul scris, gata de copiat
page-to-thread = Deschide comentariile articolului
page-feed = Urmărește aceste comentarii prin flux
page-report = Raportează
page-report-of = Raportează comentariul de la { $name }
report-title = Raportarea acestui comentariu
report-what = Despre el decide persoana care ține acest blog. Până atunci comentariul rămâne publicat.
report-reason = Ce este în neregulă cu el?
report-reason-illegal = Este ilegal
report-reason-privacy = Arată date personale
report-reason-abuse = Insultă sau amenință
report-reason-spam = Este spam
report-reason-mine = Eu l-am scris și vreau să fie eliminat
report-reason-other = Altceva
report-text = Cu cuvintele dumneavoastră
report-text-hint = Necesar dacă este ilegal sau este altceva: spuneți ce anume și de ce. Numai cine ține acest blog citește ce scrieți.
report-email-hint = Pentru a afla ce s-a hotărât. Primiți un singur e-mail, când se ia decizia.
report-good-faith = Prin trimitere declarați că, din câte știți, ceea ce scrieți este adevărat.
report-send = Trimite raportarea
report-thanks = Mulțumim
report-done = Raportarea a ajuns. Despre ea decide persoana care ține acest blog.
report-done-mail = Primiți un e-mail când se ia decizia.
report-problem-comment-refused = Raportarea nu a fost acceptată: formularul a fost completat prea repede, este prea vechi sau pare trimis de un program. Trimiteți-l din nou; dacă nu ajută, scrieți persoanei care ține site-ul.
report-problem-invalid-parameter = Alegeți ce este în neregulă cu comentariul.
report-problem-unknown-comment = Acest comentariu nu mai există.
follow-title = Urmărește discuția prin e-mail
follow-what = Primiți un e-mail despre comentariile noi de pe această pagină. Dacă adresa dumneavoastră este nouă aici, mai întâi vine un e-mail pentru confirmare. Fiecare e-mail următor are un link cu care vă puteți dezabona.
follow-send = Urmărește
follow-done = Dacă adresa nu este încă confirmată, vine un e-mail cu un link care o confirmă. După aceea primiți e-mailuri despre comentariile noi de aici.
follow-problem-comment-refused = Formularul a fost completat prea repede, este prea vechi sau pare trimis de un program. Trimiteți-l din nou; dacă nu ajută, scrieți persoanei care ține site-ul.
by-mail-title = Comentați prin e-mail
by-mail-what = Scrieți la această adresă: e-mailul devine un comentariu pe această pagină. Numele apare așa cum îl trimite programul de e-mail, adresa nu apare. Atașamentele sunt lăsate deoparte.
by-mail-asked = Dacă nimic nu dovedește că e-mailul vă aparține, primiți unul prin care confirmați.
by-mail-until = Adresa este valabilă până la { $day }.
page-on = la

## Ce nu a mers, pe paginile pentru cine citește

problem-invalid-page = Adresa nu spune despre ce articol este vorba.
problem-unknown-site = Pe acest server nu există un blog cu acest nume.
problem-name-reserved = Acest nume este rezervat pentru cine ține blogul. Scrieți sub alt nume.
problem-unknown-parent = Comentariul la care răspunde acesta nu mai există. Trimiteți-l din nou pe al dumneavoastră: va apărea separat.
problem-parent-on-other-page = Comentariul la care răspunde acesta este la alt articol. Trimiteți-l din nou pe al dumneavoastră: va apărea separat.
problem-invalid-parent = Comentariul la care răspunde acesta nu există. Trimiteți-l din nou pe al dumneavoastră: va apărea separat.
problem-invalid-key = Formularul era incomplet. Trimiteți-l din nou.
problem-origin-null = Browserul nu a spus de pe ce pagină vine comentariul, așa că nu a fost acceptat. Copiați textul și trimiteți-l de pe pagina comentariilor.
problem-origin-not-allowed = Acest blog nu acceptă comentarii de pe pagina pe care ați scris. Copiați textul și trimiteți-l de pe pagina comentariilor.
problem-body-too-large = Comentariul este prea lung pentru a fi trimis. Mergeți un pas înapoi în browser: textul ar trebui să fie încă acolo. Scurtați-l și trimiteți-l din nou.
problem-notify-without-email = Scrieți adresa pentru e-mailuri sau debifați caseta.
problem-follow-without-email = Scrieți adresa pentru e-mailuri sau alegeți „Fără e-mailuri”.
problem-needs-consent = Este scris numai pentru dumneavoastră. Întrebați mai întâi: se publică de îndată ce își dă acordul cine l-a scris.
problem-nobody-to-ask = Cine l-a scris nu poate fi contactat prin e-mail: nu i se poate cere acordul și nu i se poate răspunde.
problem-too-many-followers = Discuția este deja urmărită de numărul maxim de persoane. Comentariile noi apar și în fluxul ei.
problem-invalid-name = Numele conține caractere de control.
problem-name-empty = Lipsește numele.
problem-text-empty = Lipsește textul.
problem-text-invisible = Textul nu are nimic vizibil.
problem-name-too-long = Numele are prea multe caractere: { $length }; maximul este { $max }.
problem-invalid-email = Aceasta nu este o adresă de e-mail. Lăsați câmpul gol sau scrieți o adresă ca ann@example.org.
problem-invalid-website = Aceasta nu este o adresă web. Lăsați câmpul gol sau scrieți o adresă ca https://example.org.
problem-invalid-text = Textul conține caractere de control.
problem-text-too-long = Textul are prea multe caractere: { $length }; maximul este { $max }.
problem-too-many-links = Textul are prea multe linkuri: { $length }; maximul este { $max }.
problem-comment-refused = Acest site nu acceptă acest comentariu: pare spam. Dacă nu este, scrieți persoanei care ține site-ul.
problem-too-many-comments = Au venit prea multe comentarii din rețeaua dumneavoastră în scurt timp. Nu s-a pierdut nimic: încercați din nou peste { $minutes ->
        [one] un minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }.
problem-page-closed-by-owner = Această pagină a fost închisă. Nu mai acceptă comentarii.
problem-page-closed-by-age = Această pagină este prea veche pentru comentarii noi.
problem-unknown-comment = Acest comentariu nu există.
problem-comment-deleted = Acest comentariu nu mai există.
problem-missing-field = Adresa nu spune despre ce articol este vorba.
problem-store-busy = Serverul este ocupat. Nu s-a salvat nimic. Încercați din nou peste puțin timp.
problem-store-read-only = Acum serverul poate doar citi. Nu s-a salvat nimic. Încercați mai târziu.
problem-store-full = Serverul nu mai are loc. Nu s-a salvat nimic. Încercați mai târziu.
problem-store-unavailable = Serverul nu își poate accesa datele. Nu s-a salvat nimic. Încercați mai târziu.
problem-not-of-site = Harta site-ului nu cuprinde această pagină. Dacă articolul este nou, încercați din nou peste câteva minute.
problem-webmention-source = `source` trebuie să fie adresa altei pagini web, cu http sau https.
problem-webmention-target = `target` trebuie să fie adresa unei pagini care primește webmentions.
problem-not-found = La această adresă nu este nimic.
problem-method-not-allowed = Această adresă nu acceptă acest tip de cerere.
problem-internal = A apărut o eroare pe server.
problem-unknown-field = Aici nu există câmpul `{ $field }`.
problem-incomplete-body = Cererea s-a încheiat înainte de a fi completă. Trimiteți-o din nou.
problem-invalid-encoding = Câmpul `{ $field }` nu este în UTF-8.
problem-field-name-not-utf8 = Numele unui câmp nu este în UTF-8.
problem-form-needed = Aici se poate trimite numai un formular HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = A fost completat un câmp ascuns. Lăsați-l gol și trimiteți comentariul din nou.

## Ce nu a mers, pe pagina de după formularul propriu al unui blog pentru Stacosys

form-problem-missing-field = Lipsește câmpul `{ $field }`.
form-problem-invalid-page = Câmpul `url` nu conține calea unei pagini. O cale începe cu /, de exemplu /posts/salut/.

## Ce nu a mers, în câteva cuvinte

title-invalid-cursor = Cursor nevalid
title-incomplete-body = Cererea este incompletă
title-invalid-encoding = Textul nu este în UTF-8
title-invalid-header = Un antet nu poate fi citit
title-invalid-id = Identificator nevalid
title-invalid-json = JSON nevalid
title-invalid-page = Pagină nevalidă
title-invalid-parameter = Un parametru nu poate fi citit
title-invalid-request = Cerere nevalidă
title-missing-field = Lipsește un câmp
title-too-many-decisions = Prea multe decizii
title-too-many-pages = Prea multe pagini
title-unknown-field = Câmp necunoscut
title-wrong-type = Tip greșit
title-api-token-invalid = Tokenul nu este valid
title-api-token-missing = Este nevoie de un token
title-edit-token-missing = Lipsește tokenul de editare
title-sign-in-needed = Autentificare necesară
title-comment-refused = Comentariul nu este acceptat
title-edit-window-over = Prea târziu pentru modificări
title-foreign-form = Formularul vine din altă parte
title-form-outdated = Formularul este prea vechi
title-origin-not-allowed = Această origine nu este a site-ului
title-origin-null = Browserul ascunde de unde vine cererea
title-page-closed = Pagina este închisă
title-scope-missing = Tokenul nu are acest drept
title-wrong-edit-token = Acest comentariu nu vă aparține
title-wrong-password = Parolă greșită
title-not-found = Negăsit
title-unknown-batch = Acest lot nu există
title-unknown-block = Această blocare nu există
title-unknown-comment = Acest comentariu nu există
title-comment-deleted = Acest comentariu nu mai există
title-unknown-link = Acest link nu duce nicăieri
title-unknown-page = Această pagină nu există
title-unknown-parent = Comentariul la care se răspunde nu există
title-unknown-site = Acest site nu există
title-unknown-token = Acest token nu există
title-method-not-allowed = Metodă nepermisă
title-request-timeout = Cererea a sosit prea încet
title-changed-meanwhile = S-a schimbat între timp
title-not-possible = Acum nu este posibil
title-parent-on-other-page = Comentariul la care se răspunde este pe altă pagină
title-path-taken = Calea este a altei pagini
title-site-exists = Cheia este a altui site
title-token-exists = Numele este al altui token
title-link-expired = Acest link este prea vechi
title-precondition-failed = S-a schimbat între timp
title-body-too-large = Cererea este prea mare
title-uri-too-long = Adresa este prea lungă
title-unsupported-encoding = Conținutul este comprimat
title-unsupported-media-type = Tip de conținut necunoscut
title-idempotency-key-reused = Cheia a venit cu altă cerere
title-invalid-address = Adresă IP nevalidă
title-invalid-email = Adresa de e-mail nu este validă
title-invalid-host = Gazdă nevalidă
title-invalid-key = Cheia nu este validă
title-invalid-known = Dovada nu este validă
title-invalid-name = Numele nu este valid
title-invalid-origin = Origine nevalidă
title-invalid-password = Parola nu este validă
title-invalid-setting = Setarea nu este validă
title-invalid-site-key = Cheia site-ului nu este validă
title-invalid-text = Textul nu este valid
title-invalid-title = Titlul nu este valid
title-invalid-website = Site-ul web nu este valid
title-name-reserved = Numele este rezervat
title-name-too-long = Numele este prea lung
title-text-too-long = Textul este prea lung
title-too-many-links = Prea multe linkuri
title-too-many-followers = Prea multe persoane urmăresc discuția
title-mail-unsigned = Cererea nu este semnată
title-mail-signature-wrong = Semnătura nu este acceptată
title-mail-not-raw = Lipsește mesajul brut
title-mail-not-ours = Acest mesaj nu este pentru Afterword
title-unknown-action = Acțiune necunoscută
title-unknown-mark = Tip de blocare necunoscut
title-unknown-reaction = Reacție necunoscută
title-unknown-scope = Drept necunoscut
title-https-required = Folosiți https
title-too-many-comments = Prea multe comentarii
title-too-many-connections = Prea multe conexiuni
title-too-many-mails = Prea multe e-mailuri
title-too-many-passwords = Prea multe parole greșite
title-too-many-reactions = Prea multe reacții
title-headers-too-large = Antetele sunt prea mari
title-internal = Ceva nu a mers bine
title-mail-later = Mesajul nu poate fi prelucrat acum
title-mail-off = E-mailul este dezactivat
title-store-busy = Serverul este ocupat
title-store-read-only = Serverul nu poate salva
title-store-unavailable = Serverul nu își poate accesa datele
title-stopping = Serverul se oprește
title-timeout = Răspunsul a durat prea mult
title-store-full = Serverul este plin

## Pagini din spatele linkurilor din e-mailuri

link-comment-on = Comentariu la
link-approve-question = Aprobați acest comentariu?
link-approve-button = Aprobă
link-reject-question = Respingeți acest comentariu?
link-reject-button = Respinge
link-spam-question = Acest comentariu este spam?
link-spam-button = Spam
link-delete-question = Ștergeți acest comentariu?
link-delete-button = Șterge
link-block-question = Blocați persoana care a scris acest comentariu?
link-block-button = Blochează persoana
link-block-hint = Blocare: comentariul devine spam, la fel ca tot ce vine de acum înainte de la aceeași adresă sau din aceeași rețea.
link-undo = Anulează
link-decide = Decizia dumneavoastră
link-otherwise = Schimbă decizia
link-is-pending = Acest comentariu așteaptă o decizie
link-is-approved = Acest comentariu este aprobat
link-is-rejected = Acest comentariu este respins
link-is-spam = Acest comentariu este marcat ca spam
link-is-deleted = Acest comentariu este șters
link-erased = Acest comentariu a fost șters de cine l-a scris
link-outdated = Acest comentariu s-a schimbat
link-outdated-hint = Textul nu mai este cel din e-mailul primit, așa că nu se poate decide aici. Un e-mail nou este pe drum: decideți de acolo.
link-decided-by = Decizie: { $name }
link-undone-by = Anulat de { $name }
link-reasons = De ce a fost reținut
link-reply = Răspuns public (opțional)
link-reply-hint = Apare sub comentariu, cu numele { $name }, când îl aprobați. **aldin**, *cursiv*, > citat, `cod`
link-answer = Publică răspunsul
link-answered = Răspunsul este publicat sub comentariu.
link-to-comment = Vezi-l pe pagină
link-confirm = Confirmați adresa
link-confirm-what = { $address } va primi e-mailuri despre comentarii de pe { $site }.
link-confirm-button = Confirmă
link-confirm-hint = Nu ați cerut asta? Atunci nu faceți nimic: fără confirmare nu vine niciun e-mail.
link-confirmed = Adresa este confirmată
link-confirmed-what = { $address } primește e-mailuri despre comentarii de pe { $site }. Fiecare e-mail are un link pentru dezabonare.
link-address-what = Răspunsurile prin e-mail de la { $address } vor conta ca venite de la { $moderator }.
link-address-hint = Nu ați cerut asta? Atunci nu faceți nimic: fără confirmare nu se schimbă nimic.
link-address-done = Răspunsurile prin e-mail de la { $address } contează de acum ca venite de la { $moderator }.
link-publish = Pot fi publicate cuvintele dumneavoastră?
link-publish-what = Le-ați scris numai pentru cine ține { $site }. Odată publicate, le poate citi oricine, cu numele { $name } și cu răspunsurile la ele.
link-submit = Ați scris acest comentariu?
link-submit-what = A venit prin e-mail de la adresa dumneavoastră, pentru { $page }. După confirmare, se hotărăște asupra lui ca asupra oricărui alt comentariu.
link-submit-button = Da, este al meu
link-submit-hint = Nu l-ați scris? Atunci nu faceți nimic: fără confirmare nu îl vede nimeni.
link-put-back = Publicați răspunsul cu aceste cuvinte?
link-put-back-done = Răspunsul este publicat cu aceste cuvinte
link-put-back-late = Răspunsul a fost schimbat sau eliminat între timp, așa că aceste cuvinte nu pot fi puse înapoi
link-put-back-comment = Publicați comentariul cu aceste cuvinte?
link-put-back-comment-done = Comentariul este publicat cu aceste cuvinte
link-put-back-comment-late = Comentariul a fost schimbat sau eliminat între timp, așa că aceste cuvinte nu pot fi puse înapoi
link-send-rest = Trimiteți și aceste cuvinte celui care v-a scris?
link-send-rest-done = Aceste cuvinte ajung prin e-mail la cine v-a scris
link-stop = Ce e-mailuri să nu mai vină?
link-stop-what = { $address } primește e-mailuri despre comentarii de pe { $site }.
link-stop-one = Numai cele despre acest comentariu
link-stop-one-hint = Nu mai vin e-mailuri despre răspunsuri la comentariul dumneavoastră de la „{ $page }”. Celelalte continuă.
link-stop-thread = Numai cele despre această discuție
link-stop-thread-hint = Nu mai vin e-mailuri despre comentarii noi la „{ $page }”. Celelalte continuă.
link-stop-threads = Numai cele despre discuțiile urmărite
link-stop-threads-hint = Nu mai vin e-mailuri despre comentarii noi în discuțiile urmărite de pe { $site }. Cele despre răspunsuri la comentariile dumneavoastră continuă.
link-stop-all = Toate e-mailurile
link-stop-all-hint = Nu mai vine niciun fel de e-mail de la { $site }.
link-stopped = Nu mai primiți e-mailuri
link-stopped-one = Nu vor mai veni e-mailuri despre răspunsuri la comentariul dumneavoastră de la „{ $page }”.
link-stopped-thread = Nu vor mai veni e-mailuri despre comentarii noi la „{ $page }”.
link-stopped-threads = Nu vor mai veni e-mailuri despre discuțiile de pe { $site }.
link-stopped-that = Nu vor mai veni e-mailuri despre răspunsuri la acel comentariu.
link-stopped-all = { $address } nu mai primește e-mailuri de la { $site }.
link-stopped-gone = Adresa nu este păstrată aici.
link-no-link = Acest link nu duce nicăieri

## Ce nu a mers, pe paginile din spatele linkurilor din e-mailuri

link-problem-unknown-link = Linkul nu este complet sau a expirat. Copiați-l din nou din e-mail. Dacă acolo este rupt pe două rânduri, uniți-le.
link-problem-link-expired = Linkul este prea vechi. Poate că lucrul pentru care era bun s-a făcut deja. E-mailurile mai noi au linkuri care merg.
link-problem-missing-field = Nu s-a ales nimic, așa că nu s-a schimbat nimic. Urmați din nou linkul din e-mail și apăsați unul dintre butoane.
link-problem-unknown-action = Aici nu se poate decide așa ceva. Alegeți unul dintre butoane.
link-problem-not-possible = Nu este posibil cu comentariul așa cum este acum.
link-problem-changed-meanwhile = Între timp cineva a decis altceva, așa că nu s-a schimbat nimic. Acesta este comentariul așa cum este acum.

## Consola: cadrul, coada și comentariul

console-frame-skip = Salt la conținut
console-frame-navigation = Consolă
console-frame-queue = Coadă
console-frame-comments = Comentarii
console-frame-pages = Pagini
console-frame-blocks = Blocări
console-frame-statistics = Statistici
console-frame-sites = Site-uri
console-frame-tokens = Tokenuri
console-frame-outbox = De trimis
console-frame-account = Cont
console-frame-menu = Meniu
console-frame-signed-in = Sunteți în contul { $name }
console-frame-sign-out = Deconectare
console-keys-title = Scurtături de tastatură
console-keys-next = Comentariul următor
console-keys-previous = Comentariul anterior
console-keys-tick = Selectează, pentru a decide despre mai multe odată
console-keys-open = Deschide comentariul pe pagina lui
console-keys-undo = Anulează
console-keys-help = Arată aceste scurtături
console-keys-note = Scurtăturile nu funcționează cât timp scrieți.
console-keys-close = Închide
console-list-label = Lista comentariilor
console-list-by-status = Comentarii după stare
console-list-all = Toate
console-list-site = Site
console-list-all-sites = Toate site-urile
console-list-search = Căutare
console-list-find = Caută
console-list-on-page = La „{ $page }”
console-list-by-author = De la adresa sau din rețeaua lui { $name }
console-list-without = Scoate acest filtru
console-list-choose = Selectează comentariul scris de { $name }
console-list-choose-all = Selectează-le pe toate de pe această pagină
console-list-chosen = Pentru cele selectate
console-list-older = Mai vechi
console-list-newest = Cele mai noi
console-list-to-comment = Salt la comentariu
console-list-nothing-waits = Nimic în așteptare.
console-list-nothing-waits-hint = Comentariile noi ajung întâi aici. Bucurați-vă de liniște.
console-list-in-spam = ({ $count } în spam)
console-list-nothing-here = Aici nu sunt comentarii.
console-list-nothing-found = Niciun comentariu nu conține „{ $words }”.
console-list-see-all = Vezi toate comentariile
console-list-erased = Șters de cine l-a scris
console-list-reported = Raportat
console-comment-label = Comentariul
console-comment-to-list = Listă
console-comment-on = la
console-comment-see-page = Deschide pagina în blog
console-comment-edited = editat:
console-comment-pinned = Fixat
console-comment-answers = Răspuns pentru { $name }
console-comment-answers-gone = Răspuns la un comentariu care nu mai există
console-comment-replies =
    { $count ->
        [one] { $count } răspuns
        [few] { $count } răspunsuri
       *[other] { $count } de răspunsuri
    }
console-comment-more-replies = și încă { $count }
console-comment-reasons = De ce așteaptă
console-comment-reported = Raportări primite
console-comment-reasons-then = De ce a fost reținut
console-comment-points = Punctaj total: { $points }
console-comment-author = De la această adresă sau din această rețea
console-comment-first = Primul comentariu
console-comment-published =
    { $count ->
        [one] { $count } publicat
        [few] { $count } publicate
       *[other] { $count } publicate
    }
console-comment-waiting = { $count } în așteptare
console-comment-rejected =
    { $count ->
        [one] { $count } respins
        [few] { $count } respinse
       *[other] { $count } respinse
    }
console-comment-spam = { $count } spam
console-comment-since = din { $date }
console-comment-by-author = Tot ce vine de la această adresă sau din această rețea
console-comment-erased = Cine a scris acest comentariu l-a șters. Nu se mai poate decide despre el.
console-comment-decide = Decizia dumneavoastră
console-comment-reply = Răspuns
console-comment-reply-hint = Apare sub comentariu, cu numele { $name }. **aldin**, *cursiv*, > citat, `cod`
console-comment-reply-approves = Aprobă și răspunde
console-comment-reply-send = Publică răspunsul
console-comment-edit = Editează
console-comment-edit-text = Comentariul în Markdown
console-comment-edit-hint = Se vede că a fost editat.
console-comment-edit-send = Salvează
console-comment-block = Blochează persoana
console-comment-block-hint = Acest comentariu devine spam, la fel ca tot ce va veni cu numele, de la adresa sau din rețeaua pe care le alegeți.
console-comment-block-name = Numele
console-comment-block-email = Adresa de e-mail
console-comment-block-network = Rețeaua
console-comment-block-send = Marchează ca spam și blochează
console-comment-audit = Ce s-a decis
console-comment-when = Când
console-comment-who = Cine
console-comment-what = Ce
console-comment-interface = Prin
console-comment-change = Înainte și după
console-comment-undone = anulat
console-comment-no-decision = Nu a decis nimeni încă.
console-status-pending = În așteptare
console-status-approved = Publicat
console-status-rejected = Respins
console-status-spam = Spam
console-status-deleted = Șters
console-status-private = Numai pentru dumneavoastră
console-comment-private = Numai pentru dumneavoastră: nu îl vede nimeni altcineva. Răspunsul ajunge prin e-mail la cine v-a scris și la nimeni altcineva.
console-comment-private-no-answer = Numai pentru dumneavoastră: nu îl vede nimeni altcineva. Cine l-a scris nu poate fi contactat prin e-mail, deci nu puteți răspunde.
console-action-approve-button = Aprobă
console-action-approve-past = aprobat
console-action-approve-done =
    { $count ->
        [one] { $count } comentariu aprobat.
        [few] { $count } comentarii aprobate.
       *[other] { $count } de comentarii aprobate.
    }
console-action-reject-button = Respinge
console-action-reject-past = respins
console-action-reject-done =
    { $count ->
        [one] { $count } comentariu respins.
        [few] { $count } comentarii respinse.
       *[other] { $count } de comentarii respinse.
    }
console-action-spam-button = Spam
console-action-spam-past = marcat ca spam
console-action-spam-done =
    { $count ->
        [one] { $count } comentariu marcat ca spam.
        [few] { $count } comentarii marcate ca spam.
       *[other] { $count } de comentarii marcate ca spam.
    }
console-action-delete-button = Șterge
console-action-delete-past = șters
console-action-delete-done =
    { $count ->
        [one] { $count } comentariu șters.
        [few] { $count } comentarii șterse.
       *[other] { $count } de comentarii șterse.
    }
console-action-restore-button = Restaurează
console-action-restore-past = restaurat
console-action-restore-done =
    { $count ->
        [one] { $count } comentariu restaurat.
        [few] { $count } comentarii restaurate.
       *[other] { $count } de comentarii restaurate.
    }
console-action-pin-button = Fixează
console-action-pin-past = fixat
console-action-pin-done =
    { $count ->
        [one] { $count } comentariu fixat.
        [few] { $count } comentarii fixate.
       *[other] { $count } de comentarii fixate.
    }
console-action-unpin-button = Anulează fixarea
console-action-unpin-past = fixare anulată
console-action-unpin-done =
    { $count ->
        [one] { $count } comentariu nu mai este fixat.
        [few] { $count } comentarii nu mai sunt fixate.
       *[other] { $count } de comentarii nu mai sunt fixate.
    }
console-action-block-button = Blochează
console-action-block-past = persoană blocată
console-action-block-done =
    { $count ->
        [one] Persoana este blocată, iar comentariul este spam.
        [few] { $count } comentarii marcate ca spam, iar persoanele care le-au scris sunt blocate.
       *[other] { $count } de comentarii marcate ca spam, iar persoanele care le-au scris sunt blocate.
    }
console-action-undo-button = Anulează
console-action-undo-past = decizie anulată
console-action-undo-done =
    { $count ->
        [one] { $count } decizie anulată.
        [few] { $count } decizii anulate.
       *[other] { $count } de decizii anulate.
    }
console-action-edit-button = Editează
console-action-edit-past = editat
console-action-edit-done =
    { $count ->
        [one] Comentariul are textul nou.
        [few] { $count } comentarii au textul nou.
       *[other] { $count } de comentarii au textul nou.
    }
console-action-ask-button = Cere acordul
console-action-ask-past = acord cerut
console-action-ask-done = Acorduri cerute: { $count }.
console-action-reply-button = Răspunde prin e-mail
console-action-reply-past = răspuns prin e-mail
console-action-reply-done = Răspunsuri prin e-mail: { $count }.
console-script-failed = Nu a mers, așa că nu s-a schimbat nimic:
console-script-failed-partly = Unele nu au putut fi prelucrate:
console-script-offline = Serverul nu răspunde. Nu s-a schimbat nimic; încercați din nou.
console-script-session-ended = Sesiunea s-a încheiat. Nu s-a schimbat nimic, iar ce ați scris se păstrează.
console-script-sign-in = Autentificare din nou
console-interface-console = Consolă
console-interface-mail = E-mail
console-interface-link = Link dintr-un e-mail
console-interface-api = API
console-interface-command-line = Linie de comandă
console-interface-akismet = Akismet
console-interface-network = Rețea

## Consola: liste

console-shared-site = Site
console-shared-all-sites = Toate site-urile
console-shared-filter = Ce se arată
console-shared-show = Arată
console-shared-more = Mai multe
console-shared-beginning = De la început
console-shared-parts = Părți ale listei
console-shared-done = Salvat.
console-shared-never = niciodată
console-shared-save = Salvează
console-shared-what = Acțiune
console-pages-title = Pagini
console-pages-page = Pagină
console-pages-comments = Comentarii
console-pages-first-seen = Primul comentariu
console-pages-state = Stare
console-pages-open = Deschisă
console-pages-closed = Închisă
console-pages-closed-by-age = Închisă din cauza vechimii
console-pages-aliases = Și la
console-pages-search = Caută
console-pages-search-hint = În titlu sau în cale.
console-pages-change = Modifică
console-pages-change-this = Modifică { $page }
console-pages-close = Închide
console-pages-close-what = Comentariile rămân vizibile, dar nu se mai pot scrie altele.
console-pages-reopen = Deschide din nou
console-pages-reopen-what = Aici se poate comenta din nou.
console-pages-by-age-what = Site-ul închide articolele la un timp după primul lor comentariu. Setările site-ului spun când.
console-pages-retired-what = Site-ul este arhivat: niciun articol nu mai acceptă comentarii.
console-pages-name = Titlu
console-pages-name-what = Apare în consolă, în e-mailuri și în fluxuri.
console-pages-rename = Salvează titlul
console-pages-move-to = Mută la
console-pages-move-what = Pentru un articol care are o cale nouă. Linkurile vechi merg în continuare. Dacă la calea nouă sunt deja comentarii, cele două discuții devin una singură. Acest lucru nu poate fi anulat.
console-pages-move-button = Mută
console-pages-moved = Comentariile sunt acum la { $path }.
console-pages-alias = Altă cale
console-pages-alias-what = Încă o cale care duce la aceleași comentarii.
console-pages-alias-button = Adaugă calea
console-pages-none = Nicio pagină încă.
console-pages-none-hint = Un articol apare aici odată cu primul său comentariu.
console-pages-none-found = Nicio pagină nu se potrivește. Încercați cu mai puține cuvinte sau cu toate site-urile.
console-blocks-title = Blocări
console-blocks-about = Tot ce vine de la cei din această listă merge direct în Spam. Comentariile mai vechi rămân cum sunt.
console-blocks-who = Cine
console-blocks-since = Din
console-blocks-by = De către
console-blocks-name = Nume
console-blocks-email = Adresă de e-mail
console-blocks-network = Rețea
console-blocks-host = Gazdă
console-blocks-network-of = rețeaua comentariului scris de { $name }
console-blocks-network-given = o rețea introdusă manual; se păstrează numai hash-ul ei
console-blocks-comment = comentariul
console-blocks-remove = Deblochează
console-blocks-remove-this = Deblochează { $name }
console-blocks-add = Blochează pe cineva
console-blocks-kind = Blochează după
console-blocks-value = Care
console-blocks-value-hint = Un nume ca Ann, o adresă de e-mail ca ann@example.org, o adresă IP ca 203.0.113.7 (se blochează toată rețeaua ei) sau o gazdă ca example.org (se blochează și toate gazdele de sub ea).
console-blocks-add-button = Blochează
console-blocks-none = Nu există blocări. Puteți bloca pe cineva și direct de la un comentariu scris de acea persoană.
console-statistics-title = Statistici
console-statistics-span = Perioadă
console-statistics-days =
    { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }
console-statistics-a-day = pe zi
console-statistics-a-week = pe săptămână
console-statistics-comments = Comentarii
console-statistics-decisions = Decizii
console-statistics-share = Ponderea spamului
console-statistics-top = Cele mai comentate pagini
console-statistics-published = Publicate
console-statistics-waiting = În așteptare
console-statistics-spam = Spam
console-statistics-refused = Respinse
console-statistics-all = Toate
console-statistics-came-in =
    În { $days ->
        [one] ultima zi
        [few] ultimele { $days } zile
       *[other] ultimele { $days } de zile
    } { $count ->
        [0] nu a venit niciun comentariu
        [one] a venit un comentariu și { $spam ->
            [0] nu era spam
           *[other] era spam
        }
        [few] au venit { $count } comentarii; { $spam ->
            [0] niciunul nu era spam
            [one] { $spam } era spam
            [few] { $spam } erau spam
           *[other] { $spam } erau spam
        }
       *[other] au venit { $count } de comentarii; { $spam ->
            [0] niciunul nu era spam
            [one] { $spam } era spam
            [few] { $spam } erau spam
           *[other] { $spam } erau spam
        }
    }.
console-statistics-decided =
    În { $days ->
        [one] ultima zi
        [few] ultimele { $days } zile
       *[other] ultimele { $days } de zile
    } { $count ->
        [0] nu s-a decis nimic
        [one] s-a luat o decizie
        [few] s-au luat { $count } decizii, cele mai multe { $when }: { $most }
       *[other] s-au luat { $count } de decizii, cele mai multe { $when }: { $most }
    }.
console-statistics-share-was =
    În { $days ->
        [one] ultima zi
        [few] ultimele { $days } zile
       *[other] ultimele { $days } de zile
    }, { $share } din ce a venit era spam.
console-statistics-share-none =
    În { $days ->
        [one] ultima zi
        [few] ultimele { $days } zile
       *[other] ultimele { $days } de zile
    } nu a venit nimic, așa că nu există o pondere de arătat.
console-statistics-top-was = Paginile cu cele mai multe comentarii publicate, dintotdeauna.
console-statistics-top-none = Nicio pagină nu are încă un comentariu publicat.
console-statistics-on-day = pe { $date }
console-statistics-in-week = în săptămâna din { $date }
console-statistics-week-label = Săptămâna din { $date }
console-statistics-column = { $when }: { $all } (publicate { $published }, în așteptare { $waiting }, spam { $spam }, respinse { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] niciun comentariu
        [one] { $count } comentariu
        [few] { $count } comentarii
       *[other] { $count } de comentarii
    }
console-statistics-decision-count =
    { $count ->
        [0] nicio decizie
        [one] { $count } decizie
        [few] { $count } decizii
       *[other] { $count } de decizii
    }
console-statistics-table = Cifrele într-un tabel
console-statistics-day = Zi
console-statistics-week = Săptămâna din
console-statistics-utc = Zilele încep la miezul nopții UTC.
console-sites-title = Site-uri
console-sites-key = Cheie
console-sites-name = Titlu
console-sites-name-hint = Apare în e-mailuri, în fluxuri și aici.
console-sites-origins = Origini
console-sites-origins-hint = Unde se află blogul, câte o adresă pe rând, de exemplu https://blog.example.org. Se acceptă comentarii numai de acolo. Linkurile duc la prima.
console-sites-comments = Comentarii
console-sites-waiting = În așteptare
console-sites-none = Niciun site încă. Adăugați mai jos blogul.
console-sites-add = Adăugarea unui site
console-sites-add-button = Adaugă site-ul
console-sites-key-hint = Intră în eticheta script și nu se schimbă niciodată: a–z, 0–9, - și _, de exemplu blog.
console-sites-key-invalid = Scrieți între 1 și 40 de caractere din a–z, 0–9, - și _, începând cu o literă sau o cifră.
console-sites-key-taken = Există deja un site cu această cheie. Alegeți alta.
console-sites-origins-invalid = Scrieți cel puțin o adresă, fiecare numai cu schemă și gazdă, de exemplu https://blog.example.org.
console-sites-name-invalid = Scrieți un titlu mai scurt, pe un singur rând.
console-sites-refused = Nu s-a salvat încă nimic. Verificați câmpurile marcate.
console-sites-outdated = Altcineva a modificat între timp acest site, așa că nu s-a salvat nimic. Ce ați scris este mai jos. Dacă salvați din nou, înlocuiește cealaltă modificare.
console-sites-see-now = Vezi site-ul așa cum este acum
console-sites-as-server = valoarea serverului: { $value }
console-sites-while-empty = Lăsați gol pentru valoarea serverului ({ $value }).
console-sites-nothing = nimic
console-sites-about = Site-ul
console-sites-about-comments = Comentarii
console-sites-about-spam = Ce este spam
console-sites-about-thread = Discuția
console-sites-about-people = Persoane și e-mailuri
console-sites-paste = Inserarea în blog
console-sites-paste-hint = Lipiți acest cod în șablonul articolelor, acolo unde trebuie să apară comentariile.
console-sites-tag = Eticheta script
console-sites-back = Toate site-urile
console-tokens-title = Tokenuri
console-tokens-about = Un token este o cheie pentru un script. Cu el, scriptul poate face prin API ce permiteți aici.
console-tokens-name = Nume
console-tokens-name-hint = La ce folosește, de exemplu „copie de rezervă nocturnă”. Deciziile se înregistrează sub acest nume.
console-tokens-name-invalid = Scrieți un nume de 1 până la 80 de caractere.
console-tokens-name-taken = Există deja un token cu acest nume. Alegeți alt nume sau revocați-l pe cel vechi.
console-tokens-scopes = Poate
console-tokens-scopes-missing = Alegeți cel puțin un lucru pe care tokenul îl poate face.
console-tokens-made = Creat
console-tokens-used = Ultima folosire
console-tokens-state = Stare
console-tokens-revoked = Revocat pe { $date }
console-tokens-revoke = Revocă
console-tokens-revoke-this = Revocă { $name }
console-tokens-revoke-what = Un token revocat încetează imediat să funcționeze și nu poate fi recuperat.
console-tokens-none = Niciun token încă.
console-tokens-add = Crearea unui token
console-tokens-add-button = Creează tokenul
console-tokens-ready = Tokenul { $name } este gata
console-tokens-once = Copiați-l acum: apare numai de data aceasta. Se păstrează numai hash-ul lui.
console-tokens-token = Token
console-tokens-back = Toate tokenurile
console-outbox-title = E-mailuri
console-outbox-tabs = Ce e-mailuri
console-outbox-failed = Eșuate
console-outbox-waiting = În așteptare
console-outbox-all = Toate
console-outbox-failed-one = Eșuat
console-outbox-waiting-one = În așteptare
console-outbox-kind = Tip
console-outbox-to = Către
console-outbox-since = Scris
console-outbox-state = Stare
console-outbox-attempts =
    { $count ->
        [0] neîncercat încă
        [one] { $count } încercare
        [few] { $count } încercări
       *[other] { $count } de încercări
    }
console-outbox-next = următoarea: { $time }
console-outbox-sent = Trimis
console-outbox-error = Ce a răspuns cealaltă parte
console-outbox-why = Motiv
console-outbox-again = Încearcă din nou
console-outbox-again-this = Încearcă din nou: { $mail }
console-outbox-mails = E-mailuri
console-outbox-webhooks = Webhookuri
console-outbox-event = Eveniment
console-outbox-url = Adresă
console-outbox-none-failed = Niciun e-mail nu a eșuat. Totul e bine.
console-outbox-none-waiting = Niciun e-mail nu așteaptă.
console-outbox-none = Niciun e-mail încă.

console-ways-in-title = E-mailuri primite
console-ways-in-way = Canal
console-ways-in-messages = Mesaje
console-ways-in-last = Ultimul mesaj
console-ways-in-looked = Ultima verificare
console-ways-in-failures = Eșecuri
console-ways-in-open = Deschis
console-ways-in-closed = Închis
console-ways-in-since = Numărat de la pornirea serverului. Ce vine prin `afterword mail receive` nu este numărat aici.
console-ways-in-off = E-mailul este dezactivat.
console-ways-in-login = Afterword nu este autentificat în căsuța sa poștală. E-mailurile așteaptă până când cineva se autentifică.

## Ce poate face un token

scope-read = citire
    .may = citirea comentariilor în orice stare, cu adrese de e-mail, și a paginilor
scope-moderate = moderare
    .may = decizii despre comentarii, editarea lor, blocarea persoanelor care le scriu, ștergerea datelor unei persoane, modificarea paginilor
scope-sites = gestionarea site-urilor
    .may = adăugarea de site-uri, schimbarea setărilor lor (împreună cu primele două drepturi, și moderarea și harta site-ului), crearea și revocarea de tokenuri
scope-export = export
    .may = descărcarea tuturor datelor
scope-mail = predarea de e-mailuri
    .may = predarea e-mailurilor care se întorc la Afterword

## De ce nu a fost livrat un e-mail sau un webhook

undelivered-given-up = Abandonat după trei zile
undelivered-bounced = S-a întors: adresa nu primește e-mailuri.
undelivered-receiver-removed = Setarea webhooks.urls nu mai cuprinde acest destinatar.
undelivered-store-unreadable = Baza de date nu a putut fi citită.
undelivered-place-unknown = Nu se știe de ce site sau pagină ține.
undelivered-too-many-confirmations = Așteaptă, fiindcă în ultima oră s-a cerut multor persoane să confirme o adresă.
undelivered-answered = Destinatarul a răspuns { $status }.

## Ce sunt e-mailurile de trimis

console-mail-kind-moderation = Comentariu nou, pentru moderare
console-mail-kind-spam = Ce s-a păstrat ca spam, pentru moderare
console-mail-kind-confirmation = Confirmarea unei adrese
console-mail-kind-answered = A răspuns cineva, pentru cine a comentat
console-mail-kind-followed = Comentariu nou într-o discuție, pentru cine o urmărește
console-mail-kind-published = Comentariu publicat, pentru cine l-a scris
console-mail-kind-reported = Comentariu raportat, pentru moderare
console-mail-kind-report-decided = Rezultatul unei raportări, pentru cine a trimis-o
console-mail-kind-removed = Comentariu eliminat după o raportare, pentru cine l-a scris
console-mail-kind-private = Mesaj numai pentru dumneavoastră, pentru moderare
console-mail-kind-private-reply = Răspuns la un mesaj privat, pentru cine l-a scris
console-mail-kind-may-publish = Cerere de a publica un mesaj privat, pentru cine l-a scris
console-mail-kind-decided = Ce a schimbat răspunsul dumneavoastră
console-mail-kind-explanation = De ce răspunsul dumneavoastră nu a schimbat nimic
console-mail-kind-refusal = De ce un răspuns prin e-mail nu a fost acceptat
console-mail-kind-unproven = Ați scris acest comentariu, pentru expeditor
console-mail-kind-received = A sosit un comentariu prin e-mail, pentru cine l-a scris
console-mail-kind-test = Test
console-mail-kind-sign-in = Link de autentificare
console-mail-kind-damage = Bază de date deteriorată
console-mail-kind-address = Altă adresă pentru moderare

## Setările unui site: nume, explicație, ce să se scrie în locul a ceea ce nu merge, și alegerile

setting-moderation = Comentarii noi
    .hint = Stabilește dacă un comentariu așteaptă decizia dumneavoastră sau apare imediat.
    .hold = reținere
    .publish = publicare imediată
setting-edit-window = Timp de editare
    .hint = Cât timp se poate modifica sau șterge un comentariu propriu, de exemplu 15m, 2h sau 1d. 0s înseamnă deloc.
    .problem = Scrieți un timp ca 15m, 2h sau 1d; cel mult 30d.
setting-close-after = Închiderea articolelor după
    .hint = Cât timp după primul comentariu mai acceptă un articol altele, de exemplu 90d, sau never. Articolele vechi atrag cel mai mult spam.
    .problem = Scrieți un timp ca 90d, sau never.
setting-retired = Arhivat
    .hint = Stabilește dacă blogul continuă fără acest server: atunci articolele nu mai acceptă comentarii și reacții, iar discuțiile nu mai pot fi urmărite. Se activează cu comanda afterword retire.
    .true = arhivat
    .false = în folosință
setting-sitemap = Harta site-ului
    .hint = Enumeră articolele: o cale ca /sitemap.xml sau o adresă întreagă de pe site. Scrieți none dacă nu există o hartă.
    .problem = Scrieți o cale ca /sitemap.xml sau o adresă întreagă.
setting-unknown-pages = Articole necunoscute
    .hint = Ce se întâmplă cu un comentariu la un articol pe care harta site-ului nu îl cuprinde.
    .hold = este reținut
    .refuse = nu este acceptat
    .publish = este tratat ca oricare altul
setting-hold-at = Reținut de la
    .hint = Punctajul verificărilor de spam de la care un comentariu așteaptă decizia dumneavoastră; 0 înseamnă niciodată.
    .problem = Scrieți un număr de la 0 la 1000.
setting-spam-at = Spam de la
    .hint = Punctajul de la care un comentariu ajunge în Spam; 0 înseamnă niciodată.
    .problem = Scrieți un număr de la 0 la 1000.
setting-refuse-at = Neacceptat de la
    .hint = Punctajul de la care un comentariu nu este acceptat deloc; 0 înseamnă niciodată.
    .problem = Scrieți un număr de la 0 la 1000.
setting-words-hold = Cuvinte care duc la reținere
    .hint = Un comentariu cu unul dintre aceste cuvinte sau expresii, câte unul pe rând, așteaptă decizia dumneavoastră. /…/ este un tipar. Scrieți none dacă nu doriți astfel de cuvinte.
    .problem = Scrieți cel mult 500 de cuvinte sau tipare ca /cheap .* pills/, câte unul pe rând, fără virgule.
setting-words-spam = Cuvinte de spam
    .hint = Un comentariu cu unul dintre acestea este spam.
    .problem = Scrieți cel mult 500 de cuvinte sau tipare ca /cheap .* pills/, câte unul pe rând, fără virgule.
setting-words-refuse = Cuvinte neacceptate
    .hint = Un comentariu cu unul dintre acestea nu este acceptat.
    .problem = Scrieți cel mult 500 de cuvinte sau tipare ca /cheap .* pills/, câte unul pe rând, fără virgule.
setting-script-check = Alte alfabete
    .hint = Stabilește dacă un comentariu scris cu alt alfabet decât cele ale site-ului așteaptă decizia dumneavoastră.
    .off = fără verificare
    .hold = reținere
setting-scripts = Alfabetele dumneavoastră
    .hint = De exemplu Latin sau Cyrillic, câte unul pe rând. Scrieți none pentru cele ale limbii site-ului.
    .problem = Scrieți nume de alfabete ca Latin, Cyrillic sau Han, câte unul pe rând.
setting-trust-after = De încredere după
    .hint = După acest număr de comentarii aprobate, o persoană este de încredere și nu mai trebuie să aștepte. 0 înseamnă niciodată.
    .problem = Scrieți un număr de la 0 la 20.
setting-trust-confirmed = De încredere prin e-mail
    .hint = Stabilește dacă o persoană cu adresa de e-mail confirmată este de încredere.
    .true = da
    .false = nu
setting-akismet = Akismet
    .hint = Stabilește dacă serviciul Akismet este consultat pentru fiecare comentariu. Primește textul, precum și numele, adresa de e-mail și adresa de rețea ale persoanei care l-a scris. Serverul are nevoie de o cheie.
    .true = este consultat
    .false = nu este consultat
setting-depth = Niveluri de răspunsuri
    .hint = Până la ce nivel sunt indentate răspunsurile. Cele mai adânci apar la ultimul nivel. 0 arată o listă simplă.
    .problem = Scrieți un număr de la 0 la 20.
setting-page-size = Comentarii deodată
    .hint = Câte se arată înainte de butonul pentru mai multe.
    .problem = Scrieți un număr de la 1 la 1000.
setting-sort = Ordine
    .hint = Ce comentarii apar primele.
    .oldest = întâi cele mai vechi
    .newest = întâi cele mai noi
    .top = întâi cele cu cele mai multe reacții
setting-images = Imagini
    .hint = Stabilește dacă se arată imaginile din comentarii. Browserul le încarcă de la gazda aleasă de cine comentează, iar acea gazdă vede atunci cine vă citește blogul.
    .true = se arată
    .false = nu se arată
setting-maths = Formule
    .hint = Stabilește dacă TeX-ul din comentarii apare ca formule: $x^2$ în cadrul rândului, $$x^2$$ pe un rând separat. Comentariile scrise înainte rămân cum sunt.
    .true = se arată
    .false = nu se arată
setting-code-colours = Culori în cod
    .hint = Stabilește dacă apare colorat codul scris după ``` și numele unui limbaj. Comentariile scrise înainte rămân cum sunt.
    .true = se arată
    .false = nu se arată
setting-reactions = Reacții
    .hint = Ce se poate lăsa cu un clic: emoji sau cuvinte scurte, câte unul pe rând, cel mult 12. Scrieți none dacă nu doriți reacții.
    .problem = Scrieți cel mult 12 emoji sau cuvinte scurte, câte unul pe rând, fără spații și virgule, fiecare o singură dată.
setting-article-reactions = Reacții la articole
    .hint = Stabilește dacă aceleași reacții pot fi lăsate și la articol. Apar deasupra comentariilor.
    .true = oferite
    .false = neoferite
setting-avatars = Imagini de profil
    .hint = Apar lângă comentariile scrise cu o adresă de e-mail. Le aduce acest server: serviciul primește un hash al adresei și nu află nimic despre cine vă citește blogul.
    .off = niciuna
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Mesaje numai pentru dumneavoastră
    .hint = Stabilește dacă vi se poate scrie ceva ce vedeți numai dumneavoastră. Se publică numai dacă doriți și dumneavoastră, și cine l-a scris.
    .true = acceptate
    .false = neacceptate
setting-language = Limbă
    .hint = Limba textelor din jurul comentariilor: { $languages }. O pagină poate indica alta.
    .problem = Scrieți un cod de limbă ca en, de sau pt-BR.
setting-owner = Numele dumneavoastră
    .hint = Apare deasupra răspunsurilor dumneavoastră. Dacă lipsește, apare titlul site-ului.
    .problem = Scrieți un nume de cel mult 80 de caractere.
setting-reserved-names = Nume rezervate
    .hint = Nume sub care nu poate comenta nimeni, câte unul pe rând, cel mult 50. Numele dumneavoastră și titlul site-ului sunt întotdeauna rezervate. Scrieți none pentru a le rezerva numai pe acestea.
    .problem = Scrieți cel mult 50 de nume de cel mult 80 de caractere, câte unul pe rând, fără virgule, fiecare o singură dată.
setting-moderators = Moderare
    .hint = Adrese de e-mail, câte una pe rând, cel mult 20. Fiecare primește un e-mail despre comentariile noi și decide răspunzând la el. Scrieți none dacă nu trebuie să primească nimeni.
    .problem = Scrieți cel mult 20 de adrese de e-mail ca ann@example.org, câte una pe rând, fiecare o singură dată.
setting-tell-owner = E-mailuri pentru moderare
    .hint = Despre ce comentarii noi vine un e-mail pentru moderare.
    .held = cele în așteptare
    .all = toate
    .nothing = niciunul
setting-tell-spam = E-mailuri despre spam
    .hint = Stabilește dacă vine o dată pe zi un e-mail pentru moderare despre ce s-a păstrat ca spam.
    .true = da
    .false = nu
setting-notifications = E-mailuri despre răspunsuri
    .hint = Stabilește dacă cine comentează poate cere un e-mail când primește un răspuns. Mai întâi își confirmă adresa.
    .true = da
    .false = nu
setting-follow-threads = Urmărirea discuțiilor
    .hint = Stabilește dacă se poate urmări o discuție: un e-mail despre fiecare comentariu nou sau unul pe zi. Numai dacă sunt pornite e-mailurile despre răspunsuri.
    .true = da
    .false = nu
setting-comments-by-mail = Comentarii prin e-mail
    .hint = Dacă se pot scrie comentarii prin e-mail: fiecare pagină are atunci o adresă pentru ele.
    .true = da
    .false = nu
setting-tell-authors = E-mailuri despre publicare
    .hint = Stabilește dacă cine comentează cu o adresă confirmată primește un e-mail când i se publică un comentariu reținut.
    .true = da
    .false = nu
setting-answers-elsewhere = Răspunsuri în alte rețele
    .hint = Dacă răspunsurile dvs. către oameni de pe Mastodon și Bluesky sunt publicate și acolo.
    .true = da
    .false = nu

setting-own-posts = Postările tale
    .hint = Un fișier de pe site care numește postările tale despre articole, precum /afterword/posts.json. Scrie none pentru niciun fișier.
    .problem = Scrieți o cale ca /afterword/posts.json sau o adresă întreagă.

setting-webmentions = Webmentions
    .hint = Dacă paginile altor situri care trimit la un articol devin comentarii.
    .true = da
    .false = nu

setting-send-webmentions = Trimite webmentions
    .hint = Dacă paginile la care trimit comentariile tale sunt anunțate.
    .true = da
    .false = nu

## Consola: autentificarea și contul

console-sign-in = Autentificare
console-sign-in-email = Adresă de e-mail
console-sign-in-password = Parolă
console-sign-in-password-hint = Lăsați câmpul gol pentru a primi prin e-mail un link de autentificare.
console-sign-in-no-mail-hint = Acest server nu trimite e-mailuri. Dacă nu aveți parolă, rulați `afterword console link ADRESĂ` pe server: comanda afișează un link de autentificare.
console-sign-in-sent-title = Verificați e-mailul
console-sign-in-sent = Dacă { $address } are acces aici, un e-mail este pe drum.
console-sign-in-sent-hint = Linkul funcționează o singură dată, timp de 15 minute. Îl puteți deschide pe alt dispozitiv.
console-sign-in-follow = Vă autentificați aici ca { $address }?
console-sign-in-follow-hint = Linkul funcționează o singură dată.
console-sign-in-account = Contul dumneavoastră
console-sign-in-signed-in-as = Sunteți în contul
console-sign-in-sessions = Unde este deschis contul
console-sign-in-sessions-hint = O sesiune se încheie după 30 de zile sau după 7 zile fără nicio vizită.
console-sign-in-some-browser = browser necunoscut
console-sign-in-begun = Autentificare
console-sign-in-seen = Ultima vizită
console-sign-in-this-one = acesta
console-sign-in-sign-out = Deconectare
console-sign-in-sign-out-everywhere = Deconectare peste tot
console-sign-in-session-ended = Sesiunea de acolo s-a încheiat.
console-sign-in-set-password = Setarea unei parole
console-sign-in-change-password = Schimbarea parolei
console-sign-in-old-password = Parola actuală
console-sign-in-new-password = Parola nouă
console-sign-in-new-password-hint = Cel puțin 12 caractere; merge și o propoziție. Toate celelalte sesiuni se încheie.
console-sign-in-password-set = Parola este setată. Toate celelalte sesiuni s-au încheiat.
console-sign-in-refused = Nu a mers
console-sign-in-kept = Ce ați scris, ca să nu se piardă
console-sign-in-to-console = Spre consolă

## Ce nu a mers, în consolă

console-problem-unknown-link = Acest link a expirat sau a fost deja folosit. Un link funcționează o singură dată, timp de 15 minute: cereți altul.
console-problem-wrong-password = Adresă sau parolă greșită.
console-problem-invalid-password = Alegeți o parolă de cel puțin 12 caractere și cel mult 1024. Merge și o propoziție.
console-problem-too-many-passwords = Prea multe parole greșite. Așteptați { $minutes ->
        [one] un minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    } sau folosiți un link trimis prin e-mail: lăsați parola goală.
console-problem-too-many-mails = S-au cerut prea multe e-mailuri. Cele trimise sunt valabile 15 minute: căutați-le în mesajele primite și în dosarul de spam. Sau așteptați { $minutes ->
        [one] un minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }.
console-problem-mail-off = Acest server nu trimite e-mailuri. Rulați pe el `afterword console link ADRESĂ`: comanda afișează un link de autentificare.
console-problem-missing-field = Un câmp necesar a rămas gol. Mergeți înapoi și completați-l.
console-problem-foreign-form = Acest formular nu vine de pe o pagină a acestei console, așa că nu s-a făcut nimic. Deschideți consola în fila ei, la adresa din `server.public_url`, și încercați acolo.
console-problem-form-outdated = Acest formular este dintr-o sesiune anterioară, așa că nu s-a făcut nimic. Mergeți înapoi, reîncărcați pagina și trimiteți-l din nou.
console-problem-sign-in-needed = Nu v-ați autentificat, așa că nu s-a făcut nimic. Autentificați-vă din nou în altă filă. Apoi mergeți înapoi în aceasta și trimiteți din nou.
console-problem-unknown-page = Această pagină nu există. O pagină există de la primul ei comentariu.
console-problem-path-taken = Această cale duce deja la altă pagină. Mutați acea pagină aici sau alegeți altă cale.
console-problem-invalid-page = Scrieți o cale care începe cu o bară oblică, de exemplu /posts/salut/, fără . și .. în ea.
console-problem-invalid-title = Scrieți un titlu mai scurt, pe un singur rând, fără caractere de control.
console-problem-invalid-name = Scrieți un nume cu cel puțin o literă sau o cifră, fără caractere de control.
console-problem-invalid-email = Scrieți o adresă de e-mail ca ann@example.org.
console-problem-invalid-address = Scrieți o adresă IP ca 203.0.113.7 sau 2001:db8::7.
console-problem-invalid-host = Scrieți o gazdă ca example.org.
console-problem-unknown-block = Această blocare nu mai există.
console-problem-unknown-token = Nu există un token cu acest număr.
console-problem-unknown-site = Acest site nu există.
console-problem-changed-meanwhile = S-a schimbat ceva între timp, așa că nu s-a făcut nimic. Vedeți cum este acum și decideți din nou.
console-problem-not-possible = Nu este posibil cu comentariul așa cum este acum. Priviți-l din nou.
console-problem-unknown-batch = Aici nu este nimic de anulat.
console-problem-invalid-text = Scrieți un text fără caractere de control.
console-problem-text-too-long = Textul este prea lung. Scurtați-l și trimiteți-l din nou.
console-problem-too-many-links = Textul are prea multe linkuri. Scoateți câteva și trimiteți-l din nou.
console-problem-body-too-large = Este prea mult deodată. Scurtați sau selectați mai puține comentarii.
console-problem-store-busy = Serverul este ocupat, așa că nu s-a făcut nimic. Încercați din nou peste puțin timp.
console-problem-not-again = Nu s-a putut încerca din nou: nu mai există sau s-a încercat deja.
console-problem-batch-too-large = Selectați mai puține comentarii: se decide despre cel mult { $max } odată.
console-problem-internal = A apărut o eroare pe server. Jurnalul serverului spune mai multe.
console-problem-method-not-allowed = Această adresă nu arată nimic; i se poate doar trimite un formular.

## De ce un comentariu a fost reținut sau luat drept spam

reason-akismet-asked = Acest site consultă Akismet pentru fiecare comentariu.
reason-blocked = Ați blocat această persoană sau o gazdă la care trimite comentariul.
reason-form-replayed = Același formular a mai fost trimis.
reason-form-too-fast =
    { $seconds ->
        [one] Trimis la { $seconds } secundă după începutul scrierii.
        [few] Trimis la { $seconds } secunde după începutul scrierii.
       *[other] Trimis la { $seconds } de secunde după începutul scrierii.
    }
reason-form-too-old =
    { $hours ->
        [one] Trimis la { $hours } oră după începutul scrierii.
        [few] Trimis la { $hours } ore după începutul scrierii.
       *[other] Trimis la { $hours } de ore după începutul scrierii.
    }
reason-honeypot = A fost completat un câmp pe care oamenii nu îl văd.
reason-proof-expired = Dovada de lucru a venit prea târziu.
reason-proof-invalid = Dovada de lucru este greșită.
reason-proof-missing = A venit fără dovadă de lucru: dintr-un browser fără JavaScript sau de la un program.
reason-proof-spent = Dovada de lucru fusese deja folosită.
reason-holds-all = Acest site reține orice comentariu nou.
reason-offered = A fost scris numai pentru dumneavoastră, dar acum se poate publica.
reason-listed-word = „{ $word }” este pe lista dumneavoastră de cuvinte.
reason-fast-network =
    { $count ->
        [one] Din această rețea a venit { $count } comentariu în scurt timp.
        [few] Din această rețea au venit { $count } comentarii în scurt timp.
       *[other] Din această rețea au venit { $count } de comentarii în scurt timp.
    }
reason-fast-page =
    { $count ->
        [one] La această pagină a venit { $count } comentariu în scurt timp.
        [few] La această pagină au venit { $count } comentarii în scurt timp.
       *[other] La această pagină au venit { $count } de comentarii în scurt timp.
    }
reason-fast-site =
    { $count ->
        [one] La acest site a venit { $count } comentariu în scurt timp.
        [few] La acest site au venit { $count } comentarii în scurt timp.
       *[other] La acest site au venit { $count } de comentarii în scurt timp.
    }
reason-repeated-here = Aceeași persoană a mai scris aici aproape același lucru.
reason-repeated =
    { $count ->
        [one] Aproape același text a mai venit, pe altă pagină sau de la altcineva: o dată.
        [few] Aproape același text a mai venit, pe alte pagini sau de la alții: de { $count } ori.
       *[other] Aproape același text a mai venit, pe alte pagini sau de la alții: de { $count } de ori.
    }
reason-links =
    { $count ->
        [one] Conține { $count } link.
        [few] Conține { $count } linkuri.
       *[other] Conține { $count } de linkuri.
    }
reason-link-share = Conține aproape numai linkuri ({ $percent }{"\u00A0"}% din text).
reason-shortener = Trimite la { $host }, care ascunde unde duce.
reason-look-alike-host = Trimite la { $host }, care seamănă cu altă gazdă.
reason-hidden-link = Conține un link pe care nu îl vede nimeni, spre { $host }.
reason-misleading-link = Conține un link care arată { $shown } și duce la { $target }.
reason-foreign-markup = Conține linkuri scrise în alt limbaj de marcare: { $markup }.
reason-website = Este scurt, iar numele duce la { $host }.
reason-masked-word = „{ $word }” este scris cu litere din mai multe alfabete.
reason-foreign-script = Este scris cu alt alfabet decât al site-ului: { $scripts }.
reason-disposable = Adresa de e-mail este de unică folosință ({ $host }).
reason-familiar =
    { $count ->
        [one] Adresa și rețeaua sunt cunoscute: { $count } comentariu aprobat.
        [few] Adresa și rețeaua sunt cunoscute: { $count } comentarii aprobate.
       *[other] Adresa și rețeaua sunt cunoscute: { $count } de comentarii aprobate.
    }
reason-trusted = Persoana este deja de încredere aici.
reason-unknown-page = Harta site-ului nu cuprinde această pagină.
reason-bayes = Probabilitate de spam: { $percent }{"\u00A0"}%

## E-mailuri

mail-marker = Scrieți răspunsul deasupra acestui rând
mail-footer = Afterword, pentru { $site }
mail-subject-moderation = [{ $site }] Comentariu nou de la { $author } la „{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } comentariu nou
        [few] { $count } comentarii noi
       *[other] { $count } de comentarii noi
    }
mail-subject-digest-decided = [{ $site }] Decis prin răspunsul dumneavoastră
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } comentariu în spam
        [few] { $count } comentarii în spam
       *[other] { $count } de comentarii în spam
    }
mail-subject-confirm = [{ $site }] Confirmați adresa
mail-subject-answered = [{ $site }] { $author } v-a răspuns la „{ $page }”
mail-subject-followed = [{ $site }] Comentariu nou de la { $author } la „{ $page }”
mail-subject-threads = [{ $site }] Comentarii noi în discuțiile urmărite
mail-subject-published = [{ $site }] Comentariul dumneavoastră la „{ $page }” este publicat
mail-subject-reported = [{ $site }] Raportat: comentariu de la { $author } la „{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] Decizia privind raportarea dumneavoastră
mail-subject-removed = [{ $site }] Comentariul dumneavoastră la „{ $page }” a fost eliminat
mail-subject-private = [{ $site }] Numai pentru dumneavoastră: { $author } la „{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } v-a răspuns
mail-subject-may-publish = [{ $site }] Pot fi publicate cuvintele dumneavoastră?
mail-label-reports = Raportări
mail-is-reported = Acest comentariu a fost raportat. Rămâne publicat până când decideți.
mail-is-private = Acest text este numai pentru dumneavoastră: nu îl vede nimeni altcineva. Ce scrieți deasupra rândului ajunge prin e-mail la cine v-a scris și la nimeni altcineva.
mail-is-private-no-answer = Acest text este numai pentru dumneavoastră: nu îl vede nimeni altcineva. Cine l-a scris nu poate fi contactat prin e-mail, deci nu puteți răspunde.
mail-link-keep = Lasă publicat
mail-report-kept = Pe { $when } cineva, poate dumneavoastră, a raportat un comentariu și a indicat această adresă. Persoana care ține blogul l-a examinat: comentariul rămâne publicat.
mail-report-removed = Pe { $when } cineva, poate dumneavoastră, a raportat un comentariu și a indicat această adresă. Comentariul a fost eliminat.
mail-report-by-person = A decis o persoană, nu un program. Dacă nu sunteți de acord, scrieți persoanei care ține blogul sau adresați-vă unei instanțe.
mail-report-why = Primiți acest singur e-mail fiindcă această adresă a fost indicată la raportare.
mail-removed-lead = Persoana care ține blogul v-a eliminat comentariul, fiindcă a fost raportat și raportarea i s-a părut întemeiată:
mail-removed-object = A decis o persoană, nu un program. Comentariul nu mai este vizibil pe blog. Dacă nu sunteți de acord, scrieți persoanei care ține blogul sau adresați-vă unei instanțe.
mail-private-reply-note = Nimeni altcineva nu vede acest răspuns și nici cuvintele dumneavoastră. Răspunsurile la acest e-mail nu le citește nimeni.
mail-private-why = Primiți acest e-mail fiindcă cineva, probabil dumneavoastră, i-a scris de la această adresă persoanei care ține acest blog.
mail-may-publish-lead = Ați scris aceste cuvinte numai pentru persoana care ține blogul. Ea ar dori să le publice:
mail-link-may-publish = Da, pot fi publicate
mail-may-publish-else = Altfel nu faceți nimic: rămân între dumneavoastră și acea persoană.
mail-subject-unproven = [{ $site }] Ați scris un comentariu la „{ $page }”?
mail-subject-received = [{ $site }] Comentariul dumneavoastră la „{ $page }” a sosit
mail-subject-decided = [{ $site }] { $standing-title }: comentariu de la { $author } la „{ $page }” #{ $tag }
mail-subject-explanation = Răspunsul dumneavoastră nu a schimbat nimic #{ $tag }
mail-subject-refused = Răspunsul dumneavoastră nu a devenit comentariu
mail-subject-sign-in = Autentificare la { $site }
mail-subject-damage = Baza de date de la { $site } este deteriorată
mail-subject-address = Răspundeți și de la această adresă?
mail-subject-test = Afterword poate trimite e-mailuri ({ $id })
mail-label-by = De la
mail-label-email = E-mail
mail-label-website = Site web
mail-label-on = La
mail-label-answers = Răspuns pentru
mail-label-comment = Comentariul
mail-label-reasons = Reținut fiindcă
mail-label-spam-reasons = Spam fiindcă
mail-label-wrote = Ați scris
mail-owner = { $author } (ține blogul)
mail-no-title = o pagină fără titlu
mail-is-published = Acest comentariu este deja publicat.
mail-words-lead = Pentru a decide, răspundeți la acest e-mail cu unul dintre aceste cuvinte pe primul rând:
mail-words-after = Orice altceva nu schimbă nimic, iar un e-mail vă anunță.
mail-word-approve = ok
mail-means-approve = îl publică; textul de sub cuvânt devine răspunsul dumneavoastră
mail-means-keep = îl lasă publicat; textul de sub cuvânt devine răspunsul dumneavoastră
mail-means-ask = întreabă persoana care l-a scris dacă poate fi publicat; textul de sub cuvânt îi ajunge prin e-mail
mail-word-reject = respinge
mail-means-reject = îl respinge: nu îl vede nimeni
mail-word-spam = spam
mail-means-spam = îl respinge ca spam
mail-word-delete = șterge
mail-means-delete = îl șterge
mail-word-block = blochează
mail-means-block = spam, și nimic mai mult de la această persoană
mail-word-edit = editează
mail-means-edit = publică în locul lui textul de sub cuvânt
mail-word-undo = anulează
mail-means-undo = anulează ultima decizie
mail-links-lead = Sau decideți în browser:
mail-link-approve = Publică
mail-link-reject = Respinge
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] A venit { $count } comentariu
        [few] Au venit { $count } comentarii
       *[other] Au venit { $count } de comentarii
    } în scurt timp, de aceea primiți un singur e-mail.
mail-digest-how = Pentru a decide, răspundeți cu numerele comentariilor, pe un rând sau pe mai multe: „1 ok, 2-5 spam, 6 respinge”. Textul de sub un rând cu un singur număr devine răspunsul dumneavoastră la acel comentariu. Scrieți unul dintre aceste cuvinte pentru fiecare număr:
mail-digest-again = Vă rugăm să răspundeți încă o dată la e-mailul cu comentariile.
mail-digest-done = Iată ce s-a întâmplat cu comentariile în urma răspunsului:
mail-spam-lead =
    { $count ->
        [one] De la ultimul e-mail s-a păstrat ca spam { $count } comentariu.
        [few] De la ultimul e-mail s-au păstrat ca spam { $count } comentarii.
       *[other] De la ultimul e-mail s-au păstrat ca spam { $count } de comentarii.
    } Nu le vede nimeni. Dacă vreunul nu este spam, publicați-l cu linkul lui: un răspuns la acest e-mail nu decide nimic.
mail-spam-rest =
    { $count ->
        [one] Încă { $count } este în lista de spam din consolă.
        [few] Încă { $count } sunt în lista de spam din consolă.
       *[other] Încă { $count } sunt în lista de spam din consolă.
    }
mail-spam-end = Pentru a nu mai primi aceste e-mailuri, dezactivați „E-mailuri despre spam” în setările site-ului.
mail-confirm-lead = Cineva, poate dumneavoastră, a lăsat această adresă cu un comentariu la „{ $page }” și a cerut e-mailuri despre răspunsuri.
mail-confirm-published = Comentariul este publicat.
mail-confirm-do = Dacă cererea este a dumneavoastră, confirmați:
mail-link-confirm = Da, vreau e-mailuri despre răspunsuri
mail-confirm-else = Altfel nu faceți nimic: nu vor veni e-mailuri despre răspunsuri.
mail-confirm-follow = Cineva, poate dumneavoastră, a cerut să primească la această adresă e-mailuri despre comentarii noi la „{ $page }”.
mail-link-confirm-follow = Da, vreau e-mailuri despre comentarii noi
mail-confirm-follow-else = Altfel nu faceți nimic: nu vor veni e-mailuri.
mail-unproven-lead = Un comentariu la „{ $page }” a venit prin e-mail cu adresa dumneavoastră și nimic nu dovedește că vă aparține. Dacă l-ați scris, confirmați-l:
mail-link-submit = Citiți-l și confirmați-l
mail-unproven-else = Altfel nu faceți nimic: comentariul nu îl vede nimeni.
mail-received-held = Comentariul dumneavoastră apare de îndată ce este aprobat:
mail-answered-by-mail = Pentru a continua, răspundeți la acest e-mail: ce scrieți deasupra rândului devine comentariu.
mail-answered-on-page = Pentru a răspunde, deschideți pagina. Răspunsurile la acest e-mail nu le citește nimeni.
mail-published-lead = Comentariul dumneavoastră este publicat:
mail-link-comment = Citiți-l pe pagină
mail-unsubscribe-why = Primiți acest e-mail fiindcă ați cerut să aflați despre răspunsurile la comentariul dumneavoastră.
mail-followed-rest = Nu apar în acest e-mail: { $count }. Toate comentariile sunt pe pagini.
mail-followed-why = Primiți acest e-mail fiindcă ați cerut să aflați despre comentariile noi.
mail-link-unsubscribe = Dezabonare de la aceste e-mailuri
mail-done-approved = Gata: comentariul este publicat.
mail-done-rejected = Gata: comentariul este respins. Nu îl vede nimeni.
mail-done-spam = Gata: comentariul este spam. Nu îl vede nimeni.
mail-done-deleted = Gata: comentariul este șters.
mail-done-blocked = Gata: comentariul este spam, iar de la această persoană nu se mai acceptă nimic.
mail-done-edited = Gata: comentariul este publicat cu textul dumneavoastră.
mail-done-asked = Gata: cine l-a scris primește un e-mail cu întrebarea dacă poate fi publicat.
mail-done-replied = Gata: răspunsul ajunge prin e-mail la cine v-a scris. Nu îl vede nimeni altcineva.
mail-undone-held = Anulat: comentariul este din nou reținut și așteaptă decizia dumneavoastră.
mail-undone-published = Anulat: comentariul este din nou publicat.
mail-undone-refused = Anulat: comentariul este din nou respins. Nu îl vede nimeni.
mail-undone-spam = Anulat: comentariul este din nou spam. Nu îl vede nimeni.
mail-undone-deleted = Anulat: comentariul este din nou șters.
mail-undone-private = Anulat: este din nou numai pentru dumneavoastră.
mail-standing-held = reținut
mail-standing-published = publicat
mail-standing-refused = respins
mail-standing-spam = spam
mail-standing-deleted = șters
mail-standing-private = numai pentru dumneavoastră
mail-before-same = Era deja așa: { $who } a decis același lucru pe { $when }.
mail-before-other = Aceasta schimbă o decizie anterioară: înainte era { $standing }, de { $who }, pe { $when }.
mail-reply-published = Acest text este publicat ca răspuns al dumneavoastră:
mail-reply-private = Acest text ajunge prin e-mail la cine v-a scris:
mail-reply-left-out = Acest text nu a fost publicat, fiindcă numai un comentariu publicat poate avea un răspuns:
mail-cut = Această parte a răspunsului a fost lăsată deoparte, ca semnătură, încheiere sau e-mail mai vechi:
mail-attached = Lăsat deoparte, fiindcă un comentariu este numai text: { $words }
mail-link-put-back = Pune înapoi aceste cuvinte
mail-link-send-rest = Trimite și aceste cuvinte
mail-text-now = Comentariul spune acum:
mail-undo-how = Pentru a anula, răspundeți cu cuvântul:
mail-decide-anew = Pentru a decide altfel, răspundeți cu unul dintre aceste cuvinte pe primul rând:
mail-why-unknown = Nu s-a făcut nimic: primul rând al răspunsului, „{ $line }”, nu este unul dintre cuvintele cu care se decide.
mail-why-taken-back = Nu s-a făcut nimic: sub cuvânt ați scris „{ $line }”, ceea ce poate însemna că nu vreți publicarea comentariului. Pentru a-l publica, răspundeți numai cu acel cuvânt.
mail-why-unclear = Nu s-a făcut nimic: Afterword nu a putut deosebi cuvintele dumneavoastră de cele citate. Scrieți cuvântul deasupra rândului cu semnele egal și lăsați acel rând așa cum este.
mail-why-number = Nu s-a făcut nimic: e-mailul nu are niciun comentariu cu numărul { $count }.
mail-why-twice = Nu s-a făcut nimic: numărul { $count } apare de două ori, cu cuvinte sau texte diferite.
mail-why-line = Nu s-a făcut nimic: „{ $line }” nu a putut fi înțeles. Fiecare număr are nevoie de unul dintre cuvintele cu care se decide și de nimic altceva.
mail-why-text = Nu s-a făcut nimic: nu este clar cărui comentariu îi aparține textul „{ $line }”. Locul unui text este sub un rând cu un singur număr și cu un cuvânt care publică.
mail-why-empty = Nu s-a făcut nimic: e-mailul nu avea nimic deasupra textului citat.
mail-why-outdated = Nu s-a făcut nimic: comentariul s-a schimbat după e-mailul la care ați răspuns. Vedeți cum este acum și răspundeți la cel mai nou e-mail despre el.
mail-why-gone = Nu s-a făcut nimic: comentariul nu mai există.
mail-why-expired = Nu s-a făcut nimic: e-mailul la care ați răspuns este prea vechi pentru a decide cu el. Pentru a decide, răspundeți la acesta.
mail-why-unverified = Nu s-a făcut nimic: a venit un e-mail în numele dumneavoastră și nimic nu dovedea că este scris de dumneavoastră. Dacă este, serverul de e-mail nu semnează e-mailurile (DKIM) sau semnătura s-a stricat pe drum.
mail-why-refused = Nu s-a făcut nimic: { $words }
mail-explanation-words = Pentru a decide, scrieți unul dintre aceste cuvinte, singur, pe primul rând:
mail-explain-how = Pe server, comanda `afterword mail explain FILE` arată ce verificare a oprit un e-mail salvat.
mail-address-hint = Pentru a răspunde și de la altă adresă, cereți adăugarea ei pe server: `afterword mail addresses add { $who } ADRESĂ`
mail-refused-closed = Răspunsul nu a putut deveni comentariu: articolul nu mai acceptă comentarii.
mail-refused-gone = Răspunsul nu a putut deveni comentariu: comentariul la care ați răspuns nu mai există.
mail-refused-empty = Răspunsul nu a putut deveni comentariu: nu era niciun text deasupra e-mailului citat.
mail-refused-expired = Răspunsul nu a putut deveni comentariu: adresa la care ați scris nu mai este valabilă. Pe pagina articolului este una nouă.
mail-refused-long = Răspunsul nu a putut deveni comentariu: este prea lung. { $most ->
        [one] Maximul este { $most } caracter
        [few] Maximul este de { $most } caractere
       *[other] Maximul este de { $most } de caractere
    }. Răspundeți încă o dată, mai scurt.
mail-refused-links = Răspunsul nu a putut deveni comentariu: are prea multe linkuri. Maximul este { $most }. Răspundeți încă o dată, cu mai puține.
mail-refused-other = Răspunsul nu a putut deveni comentariu: { $words }
mail-problem-unproven = Nimic nu dovedea că este scris de dumneavoastră: serverul de e-mail nu semnează e-mailurile (DKIM).
mail-problem-too-old = E-mailul la care ați răspuns este prea vechi.
mail-problem-other-address = Răspunsul a venit de la altă adresă. Răspundeți de la { $who }.
mail-problem-too-early = Răspunsul nu are dată sau are una anterioară e-mailului la care răspunde. Verificați ceasul dispozitivului și răspundeți încă o dată.
mail-problem-too-large = Răspunsul este prea mare: se pot citi cel mult { $most }{"\u00A0"}MB de fișiere atașate și 1.000 de rânduri de text. Răspundeți încă o dată, mai scurt sau cu fișiere mai mici.
mail-problem-unknown-parent = Comentariul la care răspunde nu mai există.
mail-problem-parent-on-other-page = Comentariul la care răspunde este la alt articol.
mail-problem-not-of-site = Harta site-ului nu cuprinde această pagină.
mail-problem-not-possible = Nu este posibil cu comentariul așa cum este acum.
mail-problem-changed-meanwhile = Comentariul a fost modificat sau eliminat între timp.
mail-refused-text = Ca să nu se piardă nimic, iată ce ați scris:
mail-sign-in-lead = Cineva, sperăm că dumneavoastră, vrea să se autentifice în Afterword la { $site } cu această adresă.
mail-link-sign-in = Autentificare
mail-sign-in-once = Linkul funcționează o singură dată, timp de 15 minute. Cine îl are poate intra în contul dumneavoastră, așa că nu redirecționați acest e-mail.
mail-sign-in-else = Dacă cererea nu este a dumneavoastră, nu faceți nimic: fără acest link nu poate intra nimeni.
mail-address-lead = { $who } dorește să decidă despre comentariile de pe { $site } și prin e-mailuri de la această adresă.
mail-link-address = Da, răspunsurile mele contează
mail-address-else = Dacă nu sunteți { $who }, nu faceți nimic. La această adresă nu vin alte e-mailuri.
mail-damage-lead = La verificarea periodică a bazei de date Afterword de la { $site } s-a constatat că aceasta este deteriorată:
mail-damage-now = Vă rugăm să acționați cât mai curând: păstrați copiile de rezervă pe care le aveți, verificați dacă discul este pe cale să se defecteze și restaurați cea mai recentă copie intactă. Pentru detalii, rulați pe server `afterword doctor`.
mail-test-lead = Acest e-mail este un test. Arată că Afterword poate trimite e-mailuri și că ele ajung la această adresă.
mail-test-id = Identificatorul lui este { $id }.
mail-standing-held-title = Reținut
mail-standing-published-title = Publicat
mail-standing-refused-title = Respins
mail-standing-spam-title = Spam
mail-standing-deleted-title = Șters
mail-standing-private-title = Numai pentru dumneavoastră
