# A kiszolgáló minden szövege, amelyet valaki olvas, magyarul. Hogy mit jelentenek és hol állnak, azt az en.ftl mondja meg.
# Mindenkit tegezünk; a magyarban nincs nyelvtani nem, és szám után a főnév egyes számban áll.

## Napok, kor és számok

date-day = { $year }. { $month } { $day }.
date-minute = { $day } { $clock }
date-short-day = { $month } { $day }.
date-month-1 = január
date-month-2 = február
date-month-3 = március
date-month-4 = április
date-month-5 = május
date-month-6 = június
date-month-7 = július
date-month-8 = augusztus
date-month-9 = szeptember
date-month-10 = október
date-month-11 = november
date-month-12 = december
date-short-month-1 = jan.
date-short-month-2 = febr.
date-short-month-3 = márc.
date-short-month-4 = ápr.
date-short-month-5 = máj.
date-short-month-6 = jún.
date-short-month-7 = júl.
date-short-month-8 = aug.
date-short-month-9 = szept.
date-short-month-10 = okt.
date-short-month-11 = nov.
date-short-month-12 = dec.
age-now = most
age-minutes = { $count }{"\u00A0"}p
age-hours = { $count }{"\u00A0"}ó
age-days = { $count }{"\u00A0"}n
number-thousands = {"\u00A0"}
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## JavaScript nélküli oldalak

page-about = Hozzászólások ehhez:
page-back = Vissza a cikkhez
page-count =
    { $count ->
        [0] Még nincs hozzászólás
        [one] { $count } hozzászólás
       *[other] { $count } hozzászólás
    }
page-order = Sorrend
page-oldest = Legrégebbiek elöl
page-newest = Legújabbak elöl
page-top = Legjobbak elöl
page-more = További hozzászólások
page-beginning = Az elejétől
page-owner = a blog gazdája
page-verified = megerősítve
page-pinned = kitűzve
page-edited = szerkesztve
page-removed = Ezt a hozzászólást eltávolították.
page-reply = Válasz
page-reply-to = Válasz neki: { $name }
page-in-reply-to = válasz neki: { $name }
page-in-reply-to-removed = válasz egy eltávolított hozzászólásra
page-write = Szólj hozzá
page-text = Hozzászólás
page-markdown = **félkövér**, *dőlt*, > idézet, `kód`
page-name = Név
page-email = E-mail (nem kötelező)
page-email-hint = Csak a blog gazdája látja. Sosem jelenik meg, és nem adjuk tovább.
page-email-hint-picture = Csak a blog gazdája látja. A { $service } a hash-ét kapja meg, a képhez.
page-notify = Kérek e-mailt, ha valaki válaszol
page-notify-hint = Először egy levelet kapsz, hogy megerősítsd a címedet. Minden későbbi levélben van egy link, amely leállítja őket.
page-follow = Kérek e-mailt az új hozzászólásokról itt
page-follow-off = Nem kérek levelet
page-follow-at-once = Azonnal
page-follow-daily = Naponta egyszer
page-private = Csak a blog gazdájának
page-private-hint = Senki más nem látja. A válasz e-mailben jön, ha megadod a címedet.
page-private-held = Az üzenetedet csak a blog gazdája látja.
page-private-reply = A válaszok nyilvánosak. Vedd ki a pipát, vagy írj közvetlenül a cikk alá.
page-private-offer = Felajánlás közzétételre
page-website = Webhely (nem kötelező)
page-leave-empty = Ezt a mezőt hagyd üresen
page-held-hint = A hozzászólások azután jelennek meg, hogy a blog gazdája jóváhagyta őket.
page-send = Küldés
page-preview = Előnézet
page-no-reply = Inkább a cikkhez szólok hozzá
page-held = Jóváhagyásra vár. A hozzászólásod itt jelenik meg, amint a blog gazdája jóváhagyta.
page-published = A hozzászólásod megjelent.
page-closed = Ide már nem lehet hozzászólni.
page-parent-gone = Az a hozzászólás, amelyre válaszolni akartál, már nincs meg.
page-error = Hiba
page-refused = A hozzászólásodat nem sikerült elküldeni
page-kept = A szöveged, másolásra készen
page-to-thread = A cikk hozzászólásainak megnyitása
page-feed = A hozzászólások követése hírcsatornán
page-report = Bejelentés
page-report-of = { $name } hozzászólásának bejelentése
report-title = A hozzászólás bejelentése
report-what = A blog gazdája dönt róla. Addig a hozzászólás a helyén marad.
report-reason = Mi a baj vele?
report-reason-illegal = Jogellenes
report-reason-privacy = Személyes adatokat tesz közzé
report-reason-abuse = Sértő vagy fenyegető
report-reason-spam = Spam
report-reason-mine = Én írtam, és szeretném, ha eltávolítanák
report-reason-other = Valami más
report-text = A saját szavaiddal
report-text-hint = Akkor kell, ha jogellenes, vagy ha valami más a baj: írd le, mi az, és miért. Csak a blog gazdája olvassa.
report-email-hint = Hogy megtudd, mi lett belőle. Egyetlen levelet kapsz, amikor megszületik a döntés.
report-good-faith = Az elküldéssel kijelented, hogy amit írsz, legjobb tudomásod szerint igaz.
report-send = Bejelentés elküldése
report-thanks = Köszönjük
report-done = A bejelentésed megérkezett. A blog gazdája dönt róla.
report-done-mail = Levelet kapsz, amikor megszületik a döntés.
report-problem-comment-refused = A bejelentést nem fogadtuk el: az űrlapot túl gyorsan töltötték ki, túl régi, vagy úgy látszik, hogy egy program küldte. Küldd el újra; ha ez nem segít, írj a webhely gazdájának.
report-problem-invalid-parameter = Válaszd ki, mi a baj a hozzászólással.
report-problem-unknown-comment = Ez a hozzászólás már nincs meg.
follow-title = A beszélgetés követése e-mailben
follow-what = Levelet kapsz az oldal új hozzászólásairól. Ha a címed itt új, előbb egy levélben megerősítheted. Minden későbbi levélben van egy link, amellyel leállíthatod őket.
follow-send = Követem
follow-done = Ha ez a cím még nincs megerősítve, jön egy levél egy linkkel, amellyel megerősítheted. Utána értesülsz az új hozzászólásokról.
follow-problem-comment-refused = Az űrlapot túl gyorsan töltötték ki, túl régi, vagy úgy látszik, hogy egy program küldte. Küldd el újra; ha ez nem segít, írj a webhely gazdájának.
by-mail-title = Hozzászólás e-mailben
by-mail-what = Írj erre a címre: a leveledből hozzászólás lesz ezen az oldalon. A neved úgy jelenik meg, ahogy a levelezőprogramod küldi, a címed nem. A mellékletek kimaradnak.
by-mail-asked = Ha semmi nem bizonyítja, hogy a levél tőled jött, kapsz egyet, amelyben megerősítheted.
by-mail-until = A cím eddig él: { $day }.
page-on = ehhez:

## Mi ment rosszul, az olvasók oldalain

problem-invalid-page = A cím nem mondja meg, melyik cikkről van szó.
problem-unknown-site = Ezen a kiszolgálón nincs ilyen nevű blog.
problem-name-reserved = Ez a név a blog gazdájáé. Írj más néven.
problem-unknown-parent = Az a hozzászólás, amelyre válaszolsz, már nincs meg. Küldd el újra a tiédet, és önállóan jelenik meg.
problem-parent-on-other-page = Az a hozzászólás, amelyre válaszolsz, egy másik cikkhez tartozik. Küldd el újra a tiédet, és önállóan jelenik meg.
problem-invalid-parent = Nincs meg az a hozzászólás, amelyre válaszolsz. Küldd el újra a tiédet, és önállóan jelenik meg.
problem-invalid-key = Az űrlap nem volt teljes. Küldd el újra.
problem-origin-null = A böngésződ nem mondta meg, melyik oldalról jön ez, ezért a hozzászólást nem fogadtuk el. Másold ki a szövegedet, és küldd el a hozzászólások saját oldaláról.
problem-origin-not-allowed = A blog nem fogad hozzászólást arról az oldalról, ahol írtad. Másold ki a szövegedet, és küldd el a hozzászólások saját oldaláról.
problem-body-too-large = A hozzászólásod túl hosszú. Lépj vissza a böngészőben: a szövegednek még ott kell lennie. Rövidítsd le, és küldd el újra.
problem-notify-without-email = Írd be, melyik címre mehetnek a levelek, vagy vedd ki a pipát.
problem-follow-without-email = Írd be, melyik címre mehetnek a levelek, vagy válaszd, hogy nem kérsz levelet.
problem-needs-consent = Ezt csak neked írták. Előbb kérdezd meg: akkor jelenik meg, ha a szerzője beleegyezik.
problem-nobody-to-ask = A szerzője e-mailben nem érhető el: nem lehet megkérdezni, és válaszolni sem lehet neki.
problem-too-many-followers = Ezt a beszélgetést már annyian követik, ahányan lehet. Az új hozzászólásokat a hírcsatorna is mutatja.
problem-invalid-name = A név vezérlőkaraktereket tartalmaz.
problem-name-empty = A név üres.
problem-text-empty = A szöveg üres.
problem-text-invisible = Semmi sem látszik a szövegből.
problem-name-too-long = A név { $length } karakter; legfeljebb { $max } lehet.
problem-invalid-email = Ez nem e-mail-cím. Hagyd üresen a mezőt, vagy írj olyan címet, mint ann@example.org.
problem-invalid-website = Ez nem webcím. Hagyd üresen a mezőt, vagy írj olyan címet, mint https://example.org.
problem-invalid-text = A szöveg vezérlőkaraktereket tartalmaz.
problem-text-too-long = A szöveg { $length } karakter; legfeljebb { $max } lehet.
problem-too-many-links = A szövegben { $length } link van; legfeljebb { $max } lehet.
problem-comment-refused = Ezt a hozzászólást itt nem fogadjuk el: spamnek látszik. Ha nem az, írj a webhely gazdájának.
problem-too-many-comments = A hálózatodról rövid idő alatt túl sok érkezett. Semmi sem veszett el: próbáld újra { $minutes } perc múlva.
problem-page-closed-by-owner = A blog gazdája lezárta ezt az oldalt. Nem fogad több hozzászólást.
problem-page-closed-by-age = Ez az oldal túl régi az új hozzászólásokhoz.
problem-unknown-comment = Nincs ilyen hozzászólás.
problem-comment-deleted = Ez a hozzászólás már nincs meg.
problem-missing-field = A cím nem mondja meg, melyik cikkről van szó.
problem-store-busy = A kiszolgáló elfoglalt. Semmit sem mentettünk el. Próbáld újra egy kicsit később.
problem-store-read-only = A kiszolgáló most csak olvasni tud. Semmit sem mentettünk el. Próbáld újra később.
problem-store-full = A kiszolgálón nincs több hely. Semmit sem mentettünk el. Próbáld újra később.
problem-store-unavailable = A kiszolgáló nem éri el az adatait. Semmit sem mentettünk el. Próbáld újra később.
problem-not-of-site = Ez az oldal nincs a webhely oldaltérképén. Ha új a cikk, próbáld újra néhány perc múlva.
problem-webmention-source = A `source` egy másik weboldal címe legyen, http vagy https kezdettel.
problem-webmention-target = A `target` olyan oldal címe legyen, amely webmentionöket fogad.
problem-not-found = Ezen a címen nincs semmi.
problem-method-not-allowed = Ez a cím nem fogad ilyen kérést.
problem-internal = Hiba történt a kiszolgálón.
problem-unknown-field = Itt nincs `{ $field }` nevű mező.
problem-incomplete-body = A kérés véget ért, mielőtt teljes lett volna. Küldd el újra.
problem-invalid-encoding = Ez a mező nem UTF-8 kódolású: `{ $field }`.
problem-field-name-not-utf8 = Egy mező neve nem UTF-8 kódolású.
problem-form-needed = Ide csak HTML-űrlap küldhető (application/x-www-form-urlencoded).
problem-honeypot-filled = Egy rejtett mezőt kitöltöttek. Hagyd üresen, és küldd el újra a hozzászólást.

## Mi ment rosszul, a blog saját Stacosys-űrlapja utáni oldalon

form-problem-missing-field = Hiányzik ez a mező: `{ $field }`.
form-problem-invalid-page = Az `url` mezőben nem egy oldal útvonala van. Az útvonal / jellel kezdődik, például /posts/szia/.

## Mi ment rosszul, néhány szóban

title-invalid-cursor = Érvénytelen lapozójel
title-incomplete-body = Hiányos kérés
title-invalid-encoding = A szöveg nem UTF-8
title-invalid-header = Olvashatatlan fejléc
title-invalid-id = Érvénytelen azonosító
title-invalid-json = Érvénytelen JSON
title-invalid-page = Érvénytelen oldal
title-invalid-parameter = Olvashatatlan paraméter
title-invalid-request = Érvénytelen kérés
title-missing-field = Hiányzik egy mező
title-too-many-decisions = Túl sok döntés
title-too-many-pages = Túl sok oldal
title-unknown-field = Ismeretlen mező
title-wrong-type = Rossz típus
title-api-token-invalid = Érvénytelen token
title-api-token-missing = Token szükséges
title-edit-token-missing = Hiányzik a szerkesztés tokenje
title-sign-in-needed = Nem vagy bejelentkezve
title-comment-refused = A hozzászólást nem fogadjuk el
title-edit-window-over = A szerkesztés ideje lejárt
title-foreign-form = Az űrlap máshonnan jön
title-form-outdated = Az űrlap túl régi
title-origin-not-allowed = A forrás nem a webhelyé
title-origin-null = A böngésző elrejti, honnan jön ez
title-page-closed = Az oldal le van zárva
title-scope-missing = A tokennek ehhez nincs joga
title-wrong-edit-token = Ez nem a te hozzászólásod
title-wrong-password = Hibás jelszó
title-not-found = Nem található
title-unknown-batch = Nincs ilyen csoport
title-unknown-block = Nincs ilyen tiltás
title-unknown-comment = Nincs ilyen hozzászólás
title-comment-deleted = Ez a hozzászólás már nincs meg
title-unknown-link = A link sehová sem vezet
title-unknown-page = Nincs ilyen oldal
title-unknown-parent = A megválaszolt hozzászólás nincs meg
title-unknown-site = Nincs ilyen webhely
title-unknown-token = Nincs ilyen token
title-method-not-allowed = A metódus nem engedélyezett
title-request-timeout = A kérés túl lassan érkezett
title-changed-meanwhile = Közben megváltozott
title-not-possible = Ez most nem lehetséges
title-parent-on-other-page = A megválaszolt hozzászólás másik oldalon van
title-path-taken = Az útvonal egy másik oldalé
title-site-exists = A kulcs egy másik webhelyé
title-token-exists = A név egy másik tokené
title-link-expired = A link túl régi
title-precondition-failed = Közben megváltozott
title-body-too-large = Túl nagy a tartalom
title-uri-too-long = Túl hosszú a cím
title-unsupported-encoding = A tartalom tömörítve van
title-unsupported-media-type = Ismeretlen tartalomtípus
title-idempotency-key-reused = A kulcs egy másik kéréssel jött
title-invalid-address = Érvénytelen IP-cím
title-invalid-email = Érvénytelen e-mail-cím
title-invalid-host = Érvénytelen tartomány
title-invalid-key = Érvénytelen kulcs
title-invalid-known = Érvénytelen bizonyíték
title-invalid-name = Érvénytelen név
title-invalid-origin = Érvénytelen forrás
title-invalid-password = Érvénytelen jelszó
title-invalid-setting = Érvénytelen beállítás
title-invalid-site-key = Érvénytelen webhelykulcs
title-invalid-text = Érvénytelen szöveg
title-invalid-title = Érvénytelen cím
title-invalid-website = Érvénytelen webhely
title-name-reserved = A név foglalt
title-name-too-long = A név túl hosszú
title-text-too-long = A szöveg túl hosszú
title-too-many-links = Túl sok link
title-too-many-followers = Túl sok követő
title-mail-unsigned = A kérés nincs aláírva
title-mail-signature-wrong = Az aláírás nem fogadható el
title-mail-not-raw = Nincs nyers üzenet
title-mail-not-ours = Az üzenet nem az Afterwordnek szól
title-unknown-action = Ismeretlen művelet
title-unknown-mark = Ismeretlen tiltástípus
title-unknown-reaction = Ismeretlen reakció
title-unknown-scope = Ismeretlen jogosultság
title-https-required = Használj https-t
title-too-many-comments = Túl sok hozzászólás
title-too-many-connections = Túl sok kapcsolat
title-too-many-mails = Túl sok levél
title-too-many-passwords = Túl sok hibás jelszó
title-too-many-reactions = Túl sok reakció
title-headers-too-large = Túl nagyok a fejlécek
title-internal = Hiba történt
title-mail-later = Az üzenet most nem dolgozható fel
title-mail-off = A levelezés ki van kapcsolva
title-store-busy = A kiszolgáló elfoglalt
title-store-read-only = A kiszolgáló nem tud menteni
title-store-unavailable = A kiszolgáló nem éri el az adatait
title-stopping = A kiszolgáló leáll
title-timeout = A válasz túl sokáig tartott
title-store-full = A kiszolgáló megtelt

## Levelek linkjei mögötti oldalak

link-comment-on = Hozzászólás ehhez:
link-approve-question = Jóváhagyod ezt a hozzászólást?
link-approve-button = Jóváhagyás
link-reject-question = Elutasítod ezt a hozzászólást?
link-reject-button = Elutasítás
link-spam-question = Spam ez a hozzászólás?
link-spam-button = Spam
link-delete-question = Törlöd ezt a hozzászólást?
link-delete-button = Törlés
link-block-question = Letiltod ennek a hozzászólásnak a szerzőjét?
link-block-button = A szerző letiltása
link-block-hint = Letiltás: a hozzászólás spam lesz, és az is, ami ezután ugyanarról a címről vagy hálózatról érkezik.
link-undo = Visszavonás
link-decide = A döntésed
link-otherwise = A döntés módosítása
link-is-pending = A hozzászólás döntésre vár
link-is-approved = Jóváhagyott hozzászólás
link-is-rejected = Elutasított hozzászólás
link-is-spam = Spamnek jelölt hozzászólás
link-is-deleted = Törölt hozzászólás
link-erased = A hozzászólást a szerzője törölte
link-outdated = A hozzászólás megváltozott
link-outdated-hint = Most más a szövege, mint a leveledben, ezért itt nem lehet dönteni róla. Már úton van hozzád egy új levél: ott dönts.
link-decided-by = { $name } döntött
link-undone-by = { $name } visszavonta
link-reasons = Miért várakoztattuk
link-reply = Nyilvános válasz (nem kötelező)
link-reply-hint = A hozzászólás alatt jelenik meg { $name } nevében, ha jóváhagyod. **félkövér**, *dőlt*, > idézet, `kód`
link-answer = A válasz közzététele
link-answered = A válaszod megjelent alatta.
link-to-comment = Megnézem az oldalon
link-confirm = Erősítsd meg a címedet
link-confirm-what = { $address } leveleket fog kapni a hozzászólásokról innen: { $site }.
link-confirm-button = Megerősítés
link-confirm-hint = Nem te kérted ezt? Akkor ne tégy semmit: a megerősítésed nélkül nem jön levél.
link-confirmed = Megerősítetted a címedet
link-confirmed-what = { $address } leveleket kap a hozzászólásokról innen: { $site }. Minden levélben van egy link, amely leállítja őket.
link-address-what = { $address } e-mailes válaszai úgy számítanak majd, mintha { $moderator } küldte volna őket.
link-address-hint = Nem te kérted ezt? Akkor ne tégy semmit: a megerősítésed nélkül semmi sem változik.
link-address-done = { $address } e-mailes válaszai mostantól úgy számítanak, mintha { $moderator } küldte volna őket.
link-publish = Megjelenhet az üzeneted?
link-publish-what = Csak a blog gazdájának írtad itt: { $site }. Ha megjelenik, bárki elolvashatja, { $name } névvel és a válaszokkal együtt.
link-submit = Te írtad ezt a hozzászólást?
link-submit-what = E-mailben jött a címedről, ide: { $page }. Ha megerősíted, ugyanúgy döntenek róla, mint bármely más hozzászólásról.
link-submit-button = Igen, én írtam
link-submit-hint = Nem te írtad? Akkor ne tégy semmit: a megerősítésed nélkül senki sem látja.
link-put-back = Megjelenjen a válaszod ezekkel a szavakkal?
link-put-back-done = A válaszod ezekkel a szavakkal jelent meg
link-put-back-late = A válaszod azóta megváltozott vagy törölték, ezért ezek a szavak nem tehetők vissza
link-put-back-comment = Megjelenjen a hozzászólás ezekkel a szavakkal?
link-put-back-comment-done = A hozzászólás ezekkel a szavakkal jelent meg
link-put-back-comment-late = A hozzászólás azóta megváltozott vagy törölték, ezért ezek a szavak nem tehetők vissza
link-send-rest = Menjenek ezek a szavak is a szerzőhöz?
link-send-rest-done = Ezek a szavak e-mailben mennek a szerzőhöz
link-stop = Melyik levelek álljanak le?
link-stop-what = { $address } leveleket kap a hozzászólásokról innen: { $site }.
link-stop-one = Csak az erről a hozzászólásról szólók
link-stop-one-hint = Nem jön több levél a hozzászólásodra adott válaszokról itt: „{ $page }”. A többi levél továbbra is jön.
link-stop-thread = Csak az erről a beszélgetésről szólók
link-stop-thread-hint = Nem jön több levél az új hozzászólásokról itt: „{ $page }”. A többi levél továbbra is jön.
link-stop-threads = Csak a követett beszélgetésekről szólók
link-stop-threads-hint = Nem jön több levél az általad követett beszélgetések új hozzászólásairól itt: { $site }. A neked írt válaszokról szólók továbbra is jönnek.
link-stop-all = Minden levél
link-stop-all-hint = Soha többé nem jön levél innen: { $site }.
link-stopped = Nem kapsz több levelet
link-stopped-one = Nem jön több levél a hozzászólásodra adott válaszokról itt: „{ $page }”.
link-stopped-thread = Nem jön több levél az új hozzászólásokról itt: „{ $page }”.
link-stopped-threads = Nem jön több levél a beszélgetésekről innen: { $site }.
link-stopped-that = Nem jön több levél az arra a hozzászólásra adott válaszokról.
link-stopped-all = { $address } nem kap több levelet innen: { $site }.
link-stopped-gone = A címed itt nincs tárolva.
link-no-link = A link sehová sem vezet

## Mi ment rosszul, a levelek linkjei mögötti oldalakon

link-problem-unknown-link = A link nem teljes, vagy lejárt. Másold ki újra a levélből. Ha ott két sorban áll, illeszd össze őket.
link-problem-link-expired = A link túl régi. Amire való volt, talán már megtörtént. Az újabb levelek linkjei működnek.
link-problem-missing-field = Nem választottál semmit, ezért semmi sem változott. Nyisd meg újra a levélben lévő linket, és nyomd meg az egyik gombot.
link-problem-unknown-action = Erről itt nem lehet dönteni. Válaszd az egyik gombot.
link-problem-not-possible = A hozzászólás mostani állapotában ez nem lehetséges.
link-problem-changed-meanwhile = Közben valaki másképp döntött, ezért semmi sem változott. Most ilyen a hozzászólás.

## A konzol: keret, várólista és hozzászólás

console-frame-skip = Ugrás a tartalomra
console-frame-navigation = Konzol
console-frame-queue = Várólista
console-frame-comments = Hozzászólások
console-frame-pages = Oldalak
console-frame-blocks = Letiltva
console-frame-statistics = Statisztika
console-frame-sites = Webhelyek
console-frame-tokens = Tokenek
console-frame-outbox = Kimenő
console-frame-account = Fiók
console-frame-menu = Menü
console-frame-signed-in = Bejelentkezve: { $name }
console-frame-sign-out = Kijelentkezés
console-keys-title = Gyorsbillentyűk
console-keys-next = Következő hozzászólás
console-keys-previous = Előző hozzászólás
console-keys-tick = Kijelölés, hogy egyszerre többről dönthess
console-keys-open = A hozzászólás megnyitása külön oldalon
console-keys-undo = Visszavonás
console-keys-help = A gyorsbillentyűk megjelenítése
console-keys-note = Gépelés közben a gyorsbillentyűk ki vannak kapcsolva.
console-keys-close = Bezárás
console-list-label = A hozzászólások listája
console-list-by-status = Hozzászólások állapot szerint
console-list-all = Mind
console-list-site = Webhely
console-list-all-sites = Minden webhely
console-list-search = Keresés
console-list-find = Keresés
console-list-on-page = Itt: „{ $page }”
console-list-by-author = Ugyanarról a címről vagy hálózatról, mint { $name }
console-list-without = A szűrő törlése
console-list-choose = { $name } hozzászólásának kijelölése
console-list-choose-all = Az oldalon lévő összes kijelölése
console-list-chosen = A kijelöltekkel
console-list-older = Régebbiek
console-list-newest = Legújabbak
console-list-to-comment = Ugrás a hozzászólásra
console-list-nothing-waits = Semmi sem vár.
console-list-nothing-waits-hint = Az új hozzászólások először ide érkeznek. Élvezd a csendet.
console-list-in-spam =
    { $count ->
        [one] ({ $count } spam)
       *[other] ({ $count } spam)
    }
console-list-nothing-here = Itt nincs hozzászólás.
console-list-nothing-found = Egyik hozzászólásban sincs benne: „{ $words }”.
console-list-see-all = Minden hozzászólás
console-list-erased = A szerzője törölte
console-list-reported = Bejelentve
console-comment-label = A hozzászólás
console-comment-to-list = Lista
console-comment-on = itt:
console-comment-see-page = Az oldal megnyitása a blogban
console-comment-edited = szerkesztve
console-comment-pinned = Kitűzve
console-comment-answers = Válasz neki: { $name }
console-comment-answers-gone = Válasz egy eltűnt hozzászólásra
console-comment-replies =
    { $count ->
        [one] { $count } válasz
       *[other] { $count } válasz
    }
console-comment-more-replies =
    { $count ->
        [one] és még { $count }
       *[other] és még { $count }
    }
console-comment-reasons = Miért vár
console-comment-reported = Olvasók bejelentései
console-comment-reasons-then = Miért várakoztattuk
console-comment-points = Összesen { $points } pont
console-comment-author = Ugyanarról a címről vagy hálózatról
console-comment-first = Első hozzászólás
console-comment-published =
    { $count ->
        [one] { $count } megjelent
       *[other] { $count } megjelent
    }
console-comment-waiting =
    { $count ->
        [one] { $count } vár
       *[other] { $count } vár
    }
console-comment-rejected =
    { $count ->
        [one] { $count } elutasított
       *[other] { $count } elutasított
    }
console-comment-spam =
    { $count ->
        [one] { $count } spam
       *[other] { $count } spam
    }
console-comment-since = { $date } óta
console-comment-by-author = Mind, ugyanarról a címről vagy hálózatról
console-comment-erased = A szerző törölte a hozzászólást. Már nem lehet dönteni róla.
console-comment-decide = A döntésed
console-comment-reply = Válasz
console-comment-reply-hint = A hozzászólás alatt jelenik meg { $name } nevében. **félkövér**, *dőlt*, > idézet, `kód`
console-comment-reply-approves = Jóváhagyás és válasz
console-comment-reply-send = A válasz közzététele
console-comment-edit = Szerkesztés
console-comment-edit-text = A hozzászólás Markdownban
console-comment-edit-hint = Az olvasók látják, hogy szerkesztették.
console-comment-edit-send = Mentés
console-comment-block = A szerző letiltása
console-comment-block-hint = A hozzászólás spam lesz, és az is, ami onnan érkezik, amit kiválasztasz.
console-comment-block-name = A név
console-comment-block-email = Az e-mail-cím
console-comment-block-network = A hálózat
console-comment-block-send = Megjelölés spamként, és letiltás
console-comment-audit = Eddigi döntések
console-comment-when = Mikor
console-comment-who = Ki
console-comment-what = Mit
console-comment-interface = Hol
console-comment-change = Előtte és utána
console-comment-undone = visszavonva
console-comment-no-decision = Még senki sem döntött.
console-status-pending = Vár
console-status-approved = Megjelent
console-status-rejected = Elutasítva
console-status-spam = Spam
console-status-deleted = Törölve
console-status-private = Csak neked
console-comment-private = Csak neked: senki más nem látja. A válaszod e-mailben megy a szerzőhöz, és kettőtök között marad.
console-comment-private-no-answer = Csak neked: senki más nem látja. A szerzője e-mailben nem érhető el, így nem tudsz válaszolni.
console-action-approve-button = Jóváhagyás
console-action-approve-past = jóváhagyta
console-action-approve-done =
    { $count ->
        [one] { $count } hozzászólás jóváhagyva.
       *[other] { $count } hozzászólás jóváhagyva.
    }
console-action-reject-button = Elutasítás
console-action-reject-past = elutasította
console-action-reject-done =
    { $count ->
        [one] { $count } hozzászólás elutasítva.
       *[other] { $count } hozzászólás elutasítva.
    }
console-action-spam-button = Spam
console-action-spam-past = spamnek jelölte
console-action-spam-done =
    { $count ->
        [one] { $count } hozzászólás spamnek jelölve.
       *[other] { $count } hozzászólás spamnek jelölve.
    }
console-action-delete-button = Törlés
console-action-delete-past = törölte
console-action-delete-done =
    { $count ->
        [one] { $count } hozzászólás törölve.
       *[other] { $count } hozzászólás törölve.
    }
console-action-restore-button = Visszaállítás
console-action-restore-past = visszaállította
console-action-restore-done =
    { $count ->
        [one] { $count } hozzászólás visszaállítva.
       *[other] { $count } hozzászólás visszaállítva.
    }
console-action-pin-button = Kitűzés
console-action-pin-past = kitűzte
console-action-pin-done =
    { $count ->
        [one] { $count } hozzászólás kitűzve.
       *[other] { $count } hozzászólás kitűzve.
    }
console-action-unpin-button = Kitűzés törlése
console-action-unpin-past = törölte a kitűzést
console-action-unpin-done =
    { $count ->
        [one] { $count } hozzászólás kitűzése törölve.
       *[other] { $count } hozzászólás kitűzése törölve.
    }
console-action-block-button = Letiltás
console-action-block-past = letiltotta a szerzőt
console-action-block-done =
    { $count ->
        [one] { $count } szerző letiltva, a hozzászólás spam.
       *[other] { $count } hozzászólás spamnek jelölve, a szerzők letiltva.
    }
console-action-undo-button = Visszavonás
console-action-undo-past = visszavonta a döntést
console-action-undo-done =
    { $count ->
        [one] { $count } döntés visszavonva.
       *[other] { $count } döntés visszavonva.
    }
console-action-edit-button = Szerkesztés
console-action-edit-past = szerkesztette
console-action-edit-done =
    { $count ->
        [one] { $count } hozzászólás megkapta az új szövegét.
       *[other] { $count } hozzászólás megkapta az új szövegét.
    }
console-action-ask-button = Engedély kérése
console-action-ask-past = megkérdezte, megjelenhet-e
console-action-ask-done = Megkérdezett szerzők: { $count }.
console-action-reply-button = Válasz e-mailben
console-action-reply-past = válaszolt e-mailben
console-action-reply-done = Válaszok e-mailben: { $count }.
console-script-failed = Nem sikerült, semmi sem változott:
console-script-failed-partly = Néhány nem sikerült:
console-script-offline = A kiszolgáló nem érhető el. Semmi sem változott; próbáld újra.
console-script-session-ended = A munkameneted lejárt. Semmi sem változott, és megmaradt, amit írtál.
console-script-sign-in = Bejelentkezés újra
console-interface-console = Konzol
console-interface-mail = Levél
console-interface-link = Link egy levélben
console-interface-api = API
console-interface-command-line = Parancssor
console-interface-akismet = Akismet
console-interface-network = Hálózat

## A konzol: listák

console-shared-site = Webhely
console-shared-all-sites = Minden webhely
console-shared-filter = Mi látszódjon
console-shared-show = Megjelenítés
console-shared-more = Tovább
console-shared-beginning = Az elejétől
console-shared-parts = A lista részei
console-shared-done = Mentve.
console-shared-never = soha
console-shared-save = Mentés
console-shared-what = Művelet
console-pages-title = Oldalak
console-pages-page = Oldal
console-pages-comments = Hozzászólások
console-pages-first-seen = Első hozzászólás
console-pages-state = Állapot
console-pages-open = Nyitva
console-pages-closed = Lezárva
console-pages-closed-by-age = Lezárva a kora miatt
console-pages-aliases = Itt is megtalálható
console-pages-search = Keresés
console-pages-search-hint = A címben vagy az útvonalban.
console-pages-change = Módosítás
console-pages-change-this = { $page } módosítása
console-pages-close = Lezárás
console-pages-close-what = Az olvasók továbbra is látják a hozzászólásokat, de újat nem írhatnak.
console-pages-reopen = Újranyitás
console-pages-reopen-what = Az olvasók ismét írhatnak ide hozzászólást.
console-pages-by-age-what = A webhely az első hozzászólás után egy idővel lezárja a cikkeket. Hogy mikor, azt a webhely beállításai mondják meg.
console-pages-retired-what = A webhely archiválva van: a cikkek nem fogadnak több hozzászólást.
console-pages-name = Cím
console-pages-name-what = A konzolon, a levelekben és a hírcsatornákban látszik.
console-pages-rename = Cím mentése
console-pages-move-to = Áthelyezés ide
console-pages-move-what = Olyan cikkhez, amelynek új útvonala van. A régi linkek továbbra is működnek. Ha az új útvonalon már vannak hozzászólások, a két beszélgetésből egy lesz. Ezt nem lehet visszavonni.
console-pages-move-button = Áthelyezés
console-pages-moved = A hozzászólások mostantól itt vannak: { $path }.
console-pages-alias = Még egy útvonal
console-pages-alias-what = Egy további útvonal, amely ugyanezekhez a hozzászólásokhoz vezet.
console-pages-alias-button = Útvonal hozzáadása
console-pages-none = Még nincs oldal.
console-pages-none-hint = Egy cikk az első hozzászólásával jelenik meg itt.
console-pages-none-found = Nincs ilyen oldal. Próbáld kevesebb szóval, vagy minden webhellyel.
console-blocks-title = Letiltva
console-blocks-about = Minden, ami ezektől a feladóktól jön, egyenesen a spamek közé kerül. A korábbi hozzászólások maradnak, ahogy vannak.
console-blocks-who = Ki
console-blocks-since = Mióta
console-blocks-by = Ki tiltotta le
console-blocks-name = Név
console-blocks-email = E-mail-cím
console-blocks-network = Hálózat
console-blocks-host = Tartomány
console-blocks-network-of = { $name } hozzászólásának hálózata
console-blocks-network-given = beírt hálózat; csak a kivonatát tároljuk
console-blocks-comment = a hozzászólás
console-blocks-remove = Tiltás törlése
console-blocks-remove-this = { $name } tiltásának törlése
console-blocks-add = Új tiltás
console-blocks-kind = Mi szerint
console-blocks-value = Kit vagy mit
console-blocks-value-hint = Név, például Ann; e-mail-cím, például ann@example.org; IP-cím, például 203.0.113.7 (az egész hálózatát letiltjuk); vagy tartomány, például example.org (minden altartományát is letiltjuk).
console-blocks-add-button = Letiltás
console-blocks-none = Senki sincs letiltva. Egy szerzőt ott is letilthatsz, ahol a hozzászólását olvasod.
console-statistics-title = Statisztika
console-statistics-span = Időszak
console-statistics-days = { $days } nap
console-statistics-a-day = naponta
console-statistics-a-week = hetente
console-statistics-comments = Hozzászólások
console-statistics-decisions = Döntések
console-statistics-share = A spam aránya
console-statistics-top = A legtöbb hozzászólást kapott oldalak
console-statistics-published = Megjelent
console-statistics-waiting = Vár
console-statistics-spam = Spam
console-statistics-refused = Elutasítva
console-statistics-all = Mind
console-statistics-came-in =
    { $count ->
        [0] Az elmúlt { $days } napban nem érkezett hozzászólás.
        [one] Az elmúlt { $days } napban egy hozzászólás érkezett, ebből spam: { $spam }.
       *[other] Az elmúlt { $days } napban { $count } hozzászólás érkezett, ebből spam: { $spam }.
    }
console-statistics-decided =
    { $count ->
        [0] Az elmúlt { $days } napban nem született döntés.
        [one] Az elmúlt { $days } napban egy döntés született.
       *[other] Az elmúlt { $days } napban { $count } döntés született, a legtöbb { $when } ({ $most }).
    }
console-statistics-share-was = Az elmúlt { $days } napban a beérkezettek { $share }-a volt spam.
console-statistics-share-none = Az elmúlt { $days } napban semmi sem érkezett, így nincs mit mutatni.
console-statistics-top-was = A legtöbb megjelent hozzászólást kapott oldalak, a kezdetektől.
console-statistics-top-none = Még egyik oldalnak sincs megjelent hozzászólása.
console-statistics-on-day = ezen a napon: { $date }
console-statistics-in-week = az ekkor kezdődő héten: { $date }
console-statistics-week-label = Hét, kezdete: { $date }
console-statistics-column = { $when }: { $all } (megjelent { $published }, vár { $waiting }, spam { $spam }, elutasítva { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] nincs hozzászólás
        [one] { $count } hozzászólás
       *[other] { $count } hozzászólás
    }
console-statistics-decision-count =
    { $count ->
        [0] nincs döntés
        [one] { $count } döntés
       *[other] { $count } döntés
    }
console-statistics-table = A számok táblázatban
console-statistics-day = Nap
console-statistics-week = A hét kezdete
console-statistics-utc = A napok éjfélkor kezdődnek UTC szerint.
console-sites-title = Webhelyek
console-sites-key = Kulcs
console-sites-name = Név
console-sites-name-hint = A levelekben, a hírcsatornákban és itt látszik.
console-sites-origins = Források
console-sites-origins-hint = Ahol a blog van, soronként egy cím, például https://blog.example.org. Csak innen fogadunk hozzászólást. A linkek az elsőre mutatnak.
console-sites-comments = Hozzászólások
console-sites-waiting = Vár
console-sites-none = Még nincs webhely. Add hozzá alább a blogodat.
console-sites-add = Webhely hozzáadása
console-sites-add-button = Webhely hozzáadása
console-sites-key-hint = A scriptelemben áll, és sosem változik: a–z, 0–9, - és _, például blog.
console-sites-key-invalid = Írj 1–40 karaktert ezekből: a–z, 0–9, - és _; az első betű vagy számjegy legyen.
console-sites-key-taken = Ilyen kulccsal már van webhely. Válassz másikat.
console-sites-origins-invalid = Írj legalább egy címet, mindegyiket csak protokollal és tartománnyal, például https://blog.example.org.
console-sites-name-invalid = Írj rövidebb nevet, egy sorban.
console-sites-refused = Még semmi sincs mentve. Nézd meg a megjelölt mezőket.
console-sites-outdated = Közben valaki más módosította ezt a webhelyet, ezért semmit sem mentettünk el. Alább áll, amit írtál. Ha újra mented, felülírja a másik módosítást.
console-sites-see-now = A webhely mostani állapota
console-sites-as-server = a kiszolgáló alapértéke: { $value }
console-sites-while-empty = Hagyd üresen a kiszolgáló alapértékéhez ({ $value }).
console-sites-nothing = semmi
console-sites-about = A webhely
console-sites-about-comments = Hozzászólások
console-sites-about-spam = Mi számít spamnek
console-sites-about-thread = A beszélgetés
console-sites-about-people = Emberek és levelek
console-sites-paste = Beillesztés a blogodba
console-sites-paste-hint = Illeszd be ezt a cikkek sablonjába, oda, ahol a hozzászólásokat látni szeretnéd.
console-sites-tag = Scriptelem
console-sites-back = Minden webhely
console-tokens-title = Tokenek
console-tokens-about = A token egy script kulcsa. Vele a script az API-n át megteheti azt, amit itt engedélyezel.
console-tokens-name = Név
console-tokens-name-hint = Mire való, például „éjszakai biztonsági mentés”. A döntéseket ezen a néven jegyezzük fel.
console-tokens-name-invalid = Írj 1–80 karakteres nevet.
console-tokens-name-taken = Ilyen néven már van token. Válassz más nevet, vagy vond vissza a régit.
console-tokens-scopes = Mit tehet
console-tokens-scopes-missing = Válassz legalább egy dolgot, amit a token megtehet.
console-tokens-made = Létrehozva
console-tokens-used = Utoljára használva
console-tokens-state = Állapot
console-tokens-revoked = Visszavonva: { $date }
console-tokens-revoke = Visszavonás
console-tokens-revoke-this = { $name } visszavonása
console-tokens-revoke-what = A visszavont token azonnal megszűnik működni, és nem állítható vissza.
console-tokens-none = Még nincs token.
console-tokens-add = Token létrehozása
console-tokens-add-button = Token létrehozása
console-tokens-ready = Elkészült a token: { $name }
console-tokens-once = Másold ki most: csak egyszer látható. Csak a kivonatát tároljuk.
console-tokens-token = Token
console-tokens-back = Minden token
console-outbox-title = Levelek
console-outbox-tabs = Mely levelek
console-outbox-failed = Sikertelenek
console-outbox-waiting = Várnak
console-outbox-all = Mind
console-outbox-failed-one = Sikertelen
console-outbox-waiting-one = Vár
console-outbox-kind = Típus
console-outbox-to = Címzett
console-outbox-since = Megírva
console-outbox-state = Állapot
console-outbox-attempts =
    { $count ->
        [0] még nem próbáltuk
        [one] { $count } kísérlet
       *[other] { $count } kísérlet
    }
console-outbox-next = következő: { $time }
console-outbox-sent = Elküldve
console-outbox-error = A másik fél válasza
console-outbox-why = Miért
console-outbox-again = Újra
console-outbox-again-this = Újra: { $mail }
console-outbox-mails = Levelek
console-outbox-webhooks = Webhookok
console-outbox-event = Esemény
console-outbox-url = Cím
console-outbox-none-failed = Nincs sikertelen levél. Minden úgy van, ahogy lennie kell.
console-outbox-none-waiting = Nem vár levél.
console-outbox-none = Még nincs levél.

console-ways-in-title = Bejövő levelek
console-ways-in-way = Csatorna
console-ways-in-messages = Üzenetek
console-ways-in-last = Utolsó üzenet
console-ways-in-looked = Utolsó ellenőrzés
console-ways-in-failures = Hibák
console-ways-in-open = Nyitva
console-ways-in-closed = Zárva
console-ways-in-since = A kiszolgáló indulása óta számolva. Ami az `afterword mail receive` paranccsal érkezik, az nincs benne.
console-ways-in-off = A levelezés ki van kapcsolva.
console-ways-in-login = Az Afterword nincs bejelentkezve a postafiókjába. A levelek várnak, amíg valaki be nem jelentkezik.

## Mit tehet egy token

scope-read = olvasás
    .may = bármilyen állapotú hozzászólások olvasása, e-mail-címekkel, és oldalak olvasása
scope-moderate = moderálás
    .may = döntés a hozzászólásokról, szerkesztésük, szerzők letiltása, egy személy adatainak törlése, oldalak módosítása
scope-sites = webhelyek módosítása
    .may = webhelyek hozzáadása, beállításaik módosítása (az első kettővel együtt a moderátoroké és az oldaltérképé is), tokenek létrehozása és visszavonása
scope-export = exportálás
    .may = minden adat kimentése
scope-mail = levelek átadása
    .may = az Afterwordhöz visszaérkező levelek átadása

## Miért nem ért célba egy levél vagy webhook

undelivered-given-up = Három nap próbálkozás után abbahagytuk
undelivered-bounced = Visszajött: a cím nem fogad levelet.
undelivered-receiver-removed = A webhooks.urls beállításban már nem szerepel ez a címzett.
undelivered-store-unreadable = Az adatbázis nem volt olvasható.
undelivered-place-unknown = A webhely vagy az oldal ismeretlen.
undelivered-too-many-confirmations = Vár, mert az elmúlt órában sok olvasótól kértünk címmegerősítést.
undelivered-answered = A címzett válasza: { $status }.

## Mik a kimenő levelek

console-mail-kind-moderation = Új hozzászólás, moderátornak
console-mail-kind-spam = Félretett spam, moderátornak
console-mail-kind-confirmation = Cím megerősítése
console-mail-kind-answered = Valaki válaszolt, olvasónak
console-mail-kind-followed = Új hozzászólás egy követett beszélgetésben, olvasónak
console-mail-kind-published = Megjelent hozzászólás, a szerzőjének
console-mail-kind-reported = Bejelentett hozzászólás, moderátornak
console-mail-kind-report-decided = Mi lett egy bejelentésből, a beküldőjének
console-mail-kind-removed = Bejelentés után eltávolított hozzászólás, a szerzőjének
console-mail-kind-private = Csak neked szóló üzenet, moderátornak
console-mail-kind-private-reply = Válasz egy bizalmas üzenetre, a szerzőjének
console-mail-kind-may-publish = Megjelenhet-e egy bizalmas üzenet, a szerzőjének
console-mail-kind-decided = Mit ért el a válaszod
console-mail-kind-explanation = Miért nem ért el semmit a válaszod
console-mail-kind-refusal = Miért nem fogadtuk el egy olvasó válaszát
console-mail-kind-unproven = Te írtad ezt a hozzászólást, a feladónak
console-mail-kind-received = Hozzászólás érkezett e-mailben, a szerzőjének
console-mail-kind-test = Próba
console-mail-kind-sign-in = Bejelentkező link
console-mail-kind-damage = Sérült adatbázis
console-mail-kind-address = Moderátor további címe

## Egy webhely beállításai: név, magyarázat, mit kell írni helyette, és a választások

setting-moderation = Új hozzászólások
    .hint = Várjon-e rád egy hozzászólás, vagy azonnal megjelenjen.
    .hold = várjon
    .publish = jelenjen meg azonnal
setting-edit-window = Szerkesztési idő
    .hint = Mennyi ideig módosíthatják vagy törölhetik a szerzők a hozzászólásukat, például 15m, 2h vagy 1d. 0s: egyáltalán nem.
    .problem = Írj időt, például 15m, 2h vagy 1d; legfeljebb 30d.
setting-close-after = Cikkek lezárása ennyi idő után
    .hint = Az első hozzászólás után mennyi ideig fogad újakat egy cikk, például 90d, vagy never: mindig. A régi cikkek vonzzák a legtöbb spamet.
    .problem = Írj időt, például 90d, vagy azt, hogy never.
setting-retired = Archiválva
    .hint = E kiszolgáló nélkül folytatódik-e a blog: a cikkek ekkor nem fogadnak több hozzászólást és reakciót, és a beszélgetéseket sem lehet követni. Ezt az afterword retire parancs állítja be.
    .true = archiválva
    .false = használatban
setting-sitemap = Oldaltérkép
    .hint = Felsorolja a cikkeket: egy útvonal, például /sitemap.xml, vagy egy teljes cím a webhelyen. Írd azt, hogy none, ha nincs.
    .problem = Írj útvonalat, például /sitemap.xml, vagy teljes címet.
setting-unknown-pages = Ismeretlen cikkek
    .hint = Mi legyen azzal a hozzászólással, amelynek a cikke nincs az oldaltérképen.
    .hold = várjon
    .refuse = ne fogadjuk el
    .publish = fogadjuk el, mint a többit
setting-hold-at = Várakozik ennyi ponttól
    .hint = A spamszűrés ennyi pontjától vár rád egy hozzászólás; 0: soha.
    .problem = Írj számot 0 és 1000 között.
setting-spam-at = Spam ennyi ponttól
    .hint = Ennyi ponttól kerül egy hozzászólás a spamek közé; 0: soha.
    .problem = Írj számot 0 és 1000 között.
setting-refuse-at = Elutasítás ennyi ponttól
    .hint = Ennyi ponttól egyáltalán nem fogadunk el egy hozzászólást; 0: soha.
    .problem = Írj számot 0 és 1000 között.
setting-words-hold = Szavak, amelyek miatt várnia kell
    .hint = Az ilyen szót vagy kifejezést tartalmazó hozzászólás rád vár; soronként egy. A /…/ minta. Írd azt, hogy none, ha nincs ilyen szó.
    .problem = Írj legfeljebb 500 szót vagy mintát, például /olcsó .* tabletta/, soronként egyet, vessző nélkül.
setting-words-spam = Szavak, amelyek miatt spam
    .hint = Az ilyet tartalmazó hozzászólás spam.
    .problem = Írj legfeljebb 500 szót vagy mintát, például /olcsó .* tabletta/, soronként egyet, vessző nélkül.
setting-words-refuse = Szavak, amelyek miatt elutasítjuk
    .hint = Az ilyet tartalmazó hozzászólást nem fogadjuk el.
    .problem = Írj legfeljebb 500 szót vagy mintát, például /olcsó .* tabletta/, soronként egyet, vessző nélkül.
setting-script-check = Más írásrendszerek
    .hint = Várjon-e rád az olyan hozzászólás, amely más írásrendszerrel íródott, mint a tiéd.
    .off = ne ellenőrizzük
    .hold = várjon
setting-scripts = A te írásrendszereid
    .hint = Például Latin vagy Cyrillic, soronként egy. Írd azt, hogy none, ha elég a webhely nyelvéé.
    .problem = Írj írásrendszerneveket, például Latin, Cyrillic vagy Han, soronként egyet.
setting-trust-after = Ismerős ennyi után
    .hint = Ennyi jóváhagyott hozzászólás után egy szerző ismerős, és nem kell várnia. 0: soha.
    .problem = Írj számot 0 és 20 között.
setting-trust-confirmed = Ismerős e-mail-cím alapján
    .hint = Ismerősek-e a megerősített e-mail-című szerzők.
    .true = igen
    .false = nem
setting-akismet = Akismet
    .hint = Megkérdezzük-e az Akismet szolgáltatást minden hozzászólásról. Megkapja a szöveget, a szerző nevét, e-mail-címét és hálózati címét. A kiszolgálónak kulcs kell hozzá.
    .true = megkérdezzük
    .false = nem kérdezzük meg
setting-depth = A válaszok szintjei
    .hint = Hány szinten legyenek behúzva a válaszok. A mélyebbek az utolsó szinten jelennek meg. 0: sima lista.
    .problem = Írj számot 0 és 20 között.
setting-page-size = Hozzászólások egyszerre
    .hint = Hány látszik a „További hozzászólások” gomb előtt.
    .problem = Írj számot 1 és 1000 között.
setting-sort = Sorrend
    .hint = Melyik hozzászólások legyenek elöl.
    .oldest = legrégebbiek elöl
    .newest = legújabbak elöl
    .top = legtöbb reakció elöl
setting-images = Képek
    .hint = Látszanak-e a képek a hozzászólásokban. A böngészők arról a tartományról töltik be őket, amelyet a szerző megad, és az a tartomány így látja az olvasóidat.
    .true = látszanak
    .false = nem látszanak
setting-maths = Képletek
    .hint = Képletként jelenjen-e meg a hozzászólásokban a TeX: $x^2$ a sorban, $$x^2$$ külön sorban. A korábban írt hozzászólások nem változnak.
    .true = látszanak
    .false = nem látszanak
setting-code-colours = Színek a kódban
    .hint = Színesen jelenjen-e meg a ``` és egy nyelv neve után álló kód. A korábban írt hozzászólások nem változnak.
    .true = látszanak
    .false = nem látszanak
setting-reactions = Reakciók
    .hint = Mit hagyhatnak az olvasók egy kattintással: emodzsik vagy rövid szavak, soronként egy, legfeljebb 12. Írd azt, hogy none, ha nincs.
    .problem = Írj legfeljebb 12 emodzsit vagy rövid szót, soronként egyet, szóköz és vessző nélkül, mindegyiket egyszer.
setting-article-reactions = Reakciók a cikkekre
    .hint = Adhatók-e ugyanezek a reakciók magára a cikkre is. A hozzászólások fölött jelennek meg.
    .true = igen
    .false = nem
setting-avatars = A szerzők képei
    .hint = Az e-mail-címmel írt hozzászólások mellett jelennek meg. Ez a kiszolgáló kéri le őket: a szolgáltatás a cím hash-ét tudja meg, az olvasókról semmit.
    .off = nincsenek
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Csak neked szóló üzenetek
    .hint = Írhatnak-e az olvasók olyasmit, amit csak te látsz. Csak akkor jelenik meg, ha te is, a szerzője is akarja.
    .true = igen
    .false = nem
setting-language = Nyelv
    .hint = A hozzászólások körüli szövegek nyelve: { $languages }. Egy oldal mást is mondhat.
    .problem = Írj nyelvkódot, például en, de vagy pt-BR.
setting-owner = A neved
    .hint = A saját válaszaid felett látszik. Ha nincs megadva, a webhely neve látszik.
    .problem = Írj legfeljebb 80 karakteres nevet.
setting-reserved-names = Foglalt nevek
    .hint = Nevek, amelyeken senki sem szólhat hozzá, soronként egy, legfeljebb 50. A saját neved és a webhely neve mindig foglalt. Írd azt, hogy none, ha csak azok.
    .problem = Írj legfeljebb 50 nevet, legfeljebb 80 karakterrel, soronként egyet, vessző nélkül, mindegyiket egyszer.
setting-moderators = Moderátorok
    .hint = E-mail-címek, soronként egy, legfeljebb 20. Mindegyikük levelet kap az új hozzászólásokról, és a válaszával dönt. Írd azt, hogy none, ha nincs.
    .problem = Írj legfeljebb 20 e-mail-címet, például ann@example.org, soronként egyet, mindegyiket egyszer.
setting-tell-owner = Levelek a moderátoroknak
    .hint = Mely új hozzászólásokról kapnak levelet a moderátorok.
    .held = amelyek várnak
    .all = mindről
    .nothing = egyikről sem
setting-tell-spam = Levelek a spamről
    .hint = Kapnak-e a moderátorok naponta egyszer levelet arról, ami a spamek közé került.
    .true = igen
    .false = nem
setting-notifications = Levelek a válaszokról
    .hint = Kérhetnek-e az olvasók levelet, ha valaki válaszol nekik. Előbb megerősítik a címüket.
    .true = igen
    .false = nem
setting-follow-threads = Beszélgetések követése
    .hint = Követhetnek-e az olvasók egy beszélgetést: levél minden új hozzászólásról, vagy naponta egy. Csak ott, ahol a válaszokról szóló levelek be vannak kapcsolva.
    .true = igen
    .false = nem
setting-comments-by-mail = Hozzászólások e-mailben
    .hint = Írhatnak-e az olvasók hozzászólást e-mailben: ekkor minden oldalnak van erre egy címe.
    .true = igen
    .false = nem
setting-tell-authors = Levelek a megjelenésről
    .hint = Kapnak-e levelet a megerősített című szerzők, ha megjelenik a várakozó hozzászólásuk.
    .true = igen
    .false = nem
setting-answers-elsewhere = Válaszok más hálózatokon
    .hint = Megjelennek-e a Mastodon és a Bluesky felhasználóinak adott válaszai ott is.
    .true = igen
    .false = nem

setting-own-posts = A bejegyzéseid
    .hint = A webhely fájlja, amely megnevezi a cikkekről szóló bejegyzéseidet, például /afterword/posts.json. none: nincs fájl.
    .problem = Írj útvonalat, például /afterword/posts.json, vagy teljes címet.

setting-webmentions = Webmentionök
    .hint = Hozzászólás legyen-e más webhelyek olyan oldalaiból, amelyek egy cikkre mutatnak.
    .true = igen
    .false = nem

setting-send-webmentions = Webmentionök küldése
    .hint = Értesüljenek-e azok az oldalak, amelyekre a saját hozzászólásaid mutatnak.
    .true = igen
    .false = nem

## A konzol: bejelentkezés és a fiók

console-sign-in = Bejelentkezés
console-sign-in-email = E-mail-cím
console-sign-in-password = Jelszó
console-sign-in-password-hint = Hagyd üresen, és levélben kapsz egy bejelentkező linket.
console-sign-in-no-mail-hint = Ez a kiszolgáló nem küld levelet. Ha nincs jelszavad, futtasd ezt a kiszolgálón: `afterword console link CÍM`. Kiír egy bejelentkező linket.
console-sign-in-sent-title = Nézd meg a leveleidet
console-sign-in-sent = Ha { $address } egy itteni bloggazda címe, már úton van oda egy levél.
console-sign-in-sent-hint = A benne lévő link egyszer működik, 15 percig. Másik eszközön is megnyithatod.
console-sign-in-follow = Bejelentkezel itt ezzel a címmel: { $address }?
console-sign-in-follow-hint = A link csak egyszer működik.
console-sign-in-account = A fiókod
console-sign-in-signed-in-as = Bejelentkezve ezzel a címmel:
console-sign-in-sessions = Ahol be vagy jelentkezve
console-sign-in-sessions-hint = Egy munkamenet 30 nap után ér véget, vagy 7 nap után, ha nem jársz itt.
console-sign-in-some-browser = ismeretlen böngésző
console-sign-in-begun = Bejelentkezés ideje
console-sign-in-seen = Utoljára látva
console-sign-in-this-one = ez
console-sign-in-sign-out = Kijelentkezés
console-sign-in-sign-out-everywhere = Kijelentkezés mindenhol
console-sign-in-session-ended = Ott már nem vagy bejelentkezve.
console-sign-in-set-password = Jelszó megadása
console-sign-in-change-password = Jelszó módosítása
console-sign-in-old-password = Mostani jelszó
console-sign-in-new-password = Új jelszó
console-sign-in-new-password-hint = Legalább 12 karakter; egy mondat is jó. Minden más helyen kijelentkeztetünk.
console-sign-in-password-set = A jelszó mentve. Minden más helyen kijelentkeztettünk.
console-sign-in-refused = Nem sikerült
console-sign-in-kept = Amit írtál, hogy ne vesszen el
console-sign-in-to-console = A konzolra

## Mi ment rosszul, a konzolon

console-problem-unknown-link = A link lejárt, vagy már használtad. Egy link egyszer működik, 15 percig: kérj újat.
console-problem-wrong-password = Hibás cím vagy jelszó.
console-problem-invalid-password = Válassz 12–1024 karakteres jelszót. Egy mondat is jó.
console-problem-too-many-passwords = Túl sok hibás jelszó. Várj { $minutes } percet, vagy jelentkezz be levélben kapott linkkel: hagyd üresen a jelszót.
console-problem-too-many-mails = Túl sok levelet kértek. Az elküldöttek 15 percig működnek: nézd meg a beérkezettek és a levélszemét között. Vagy várj { $minutes } percet.
console-problem-mail-off = Ez a kiszolgáló nem küld levelet. Futtasd rajta ezt: `afterword console link CÍM`. Kiír egy bejelentkező linket.
console-problem-missing-field = Egy kitöltendő mező üres volt. Lépj vissza, és töltsd ki.
console-problem-foreign-form = Az űrlap nem ennek a konzolnak az oldaláról jött, ezért semmi sem történt. Nyisd meg a konzolt külön lapon, a `server.public_url` címen, és próbáld ott.
console-problem-form-outdated = Az űrlap egy korábbi munkamenetből való, ezért semmi sem történt. Lépj vissza, töltsd újra az oldalt, és küldd el megint.
console-problem-sign-in-needed = Nem vagy bejelentkezve, ezért semmi sem történt. Jelentkezz be újra egy másik lapon. Aztán ezen a lapon lépj vissza, és küldd el újra.
console-problem-unknown-page = Nincs ilyen oldal. Egy oldal az első hozzászólásával jön létre.
console-problem-path-taken = Ez az útvonal már egy másik oldalhoz vezet. Inkább azt az oldalt helyezd át ide, vagy válassz más útvonalat.
console-problem-invalid-page = Írj perjellel kezdődő útvonalat, például /posts/szia/, . és .. nélkül.
console-problem-invalid-title = Írj rövidebb címet, egy sorban, vezérlőkarakterek nélkül.
console-problem-invalid-name = Írj legalább egy betűt vagy számjegyet tartalmazó nevet, vezérlőkarakterek nélkül.
console-problem-invalid-email = Írj e-mail-címet, például ann@example.org.
console-problem-invalid-address = Írj IP-címet, például 203.0.113.7 vagy 2001:db8::7.
console-problem-invalid-host = Írj tartományt, például example.org.
console-problem-unknown-block = Ez a tiltás már nincs meg.
console-problem-unknown-token = Nincs ilyen számú token.
console-problem-unknown-site = Nincs ilyen webhely.
console-problem-changed-meanwhile = Ez közben megváltozott, ezért semmi sem történt. Nézd meg, milyen most, és dönts újra.
console-problem-not-possible = A hozzászólás mostani állapotában ez nem lehetséges. Nézd meg újra.
console-problem-unknown-batch = Itt nincs mit visszavonni.
console-problem-invalid-text = Írj vezérlőkarakterek nélküli szöveget.
console-problem-text-too-long = A szöveg túl hosszú. Rövidítsd le, és küldd el újra.
console-problem-too-many-links = A szövegben túl sok a link. Vegyél ki néhányat, és küldd el újra.
console-problem-body-too-large = Ez egyszerre túl sok. Rövidítsd le, vagy jelölj ki kevesebb hozzászólást.
console-problem-store-busy = A kiszolgáló elfoglalt, ezért semmi sem történt. Próbáld újra egy kicsit később.
console-problem-not-again = Nem lehetett újrapróbálni: már nincs meg, vagy már újrapróbálták.
console-problem-batch-too-large = Jelölj ki kevesebb hozzászólást: egyszerre legfeljebb { $max } lehet.
console-problem-internal = Hiba történt a kiszolgálón. A részletek a kiszolgáló naplójában vannak.
console-problem-method-not-allowed = Ez a cím semmit sem mutat; csak űrlap küldhető ide.

## Miért vár, vagy miért számít spamnek egy hozzászólás

reason-akismet-asked = A webhely minden hozzászólásról megkérdezi az Akismetet.
reason-blocked = Letiltottad a szerzőt vagy egy tartományt, amelyre linkel.
reason-form-replayed = Ugyanezt az űrlapot már elküldték.
reason-form-too-fast =
    { $seconds ->
        [one] A gépelés kezdete után { $seconds } másodperccel küldték el.
       *[other] A gépelés kezdete után { $seconds } másodperccel küldték el.
    }
reason-form-too-old =
    { $hours ->
        [one] A gépelés kezdete után { $hours } órával küldték el.
       *[other] A gépelés kezdete után { $hours } órával küldték el.
    }
reason-honeypot = Kitöltöttek egy mezőt, amelyet emberek nem látnak.
reason-proof-expired = A munkabizonyíték túl későn jött.
reason-proof-invalid = A munkabizonyíték hibás.
reason-proof-missing = Hiányzik a munkabizonyíték: a hozzászólás JavaScript nélküli böngészőből vagy egy programtól jött.
reason-proof-spent = A munkabizonyítékot már felhasználták.
reason-holds-all = Ez a webhely minden új hozzászólást várakoztat.
reason-offered = Ezt csak neked írták, de a szerzője most beleegyezik a megjelenésébe.
reason-listed-word = Ez a szó rajta van a szólistádon: „{ $word }”.
reason-fast-network =
    { $count ->
        [one] Erről a hálózatról rövid idő alatt { $count } hozzászólás érkezett.
       *[other] Erről a hálózatról rövid idő alatt { $count } hozzászólás érkezett.
    }
reason-fast-page =
    { $count ->
        [one] Ehhez az oldalhoz rövid idő alatt { $count } hozzászólás érkezett.
       *[other] Ehhez az oldalhoz rövid idő alatt { $count } hozzászólás érkezett.
    }
reason-fast-site =
    { $count ->
        [one] Erre a webhelyre rövid idő alatt { $count } hozzászólás érkezett.
       *[other] Erre a webhelyre rövid idő alatt { $count } hozzászólás érkezett.
    }
reason-repeated-here = Ugyanez a szerző szinte ugyanezt már leírta itt.
reason-repeated =
    { $count ->
        [one] Szinte ugyanez a szöveg már érkezett más oldalra vagy mástól: { $count } alkalommal.
       *[other] Szinte ugyanez a szöveg már érkezett más oldalra vagy mástól: { $count } alkalommal.
    }
reason-links =
    { $count ->
        [one] { $count } link van benne.
       *[other] { $count } link van benne.
    }
reason-link-share = Szinte csak linkekből áll (a szöveg { $percent }%-a).
reason-shortener = Ide mutat: { $host }, ami elrejti, hová vezet.
reason-look-alike-host = Ide mutat: { $host }, ami egy másik tartományra hasonlít.
reason-hidden-link = Olyan link van benne, amelyet senki sem lát, ide: { $host }.
reason-misleading-link = Olyan link van benne, amely ezt mutatja: { $shown }, és ide vezet: { $target }.
reason-foreign-markup = Idegen jelölésű linkek vannak benne: { $markup }.
reason-website = Rövid, és a név ide vezet: { $host }.
reason-masked-word = Ez a szó többféle írásrendszer betűivel íródott: „{ $word }”.
reason-foreign-script = Más írásrendszerrel íródott, mint a webhelyé: { $scripts }.
reason-disposable = Az e-mail-cím eldobható ({ $host }).
reason-familiar =
    { $count ->
        [one] A cím és a hálózat ismerős: { $count } jóváhagyott hozzászólás.
       *[other] A cím és a hálózat ismerős: { $count } jóváhagyott hozzászólás.
    }
reason-trusted = A szerző itt ismerős.
reason-unknown-page = Az oldal nincs a webhely oldaltérképén.
reason-bayes = A spam valószínűsége: { $percent }%

## Levelek

mail-marker = E fölé a sor fölé írd a választ
mail-footer = Az Afterword, { $site } nevében
mail-subject-moderation = [{ $site }] Új hozzászólás, { $author }: „{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count } új hozzászólás
mail-subject-digest-decided = [{ $site }] A válaszoddal eldöntve
mail-subject-spam = [{ $site }] { $count } spam hozzászólás
mail-subject-confirm = [{ $site }] Erősítsd meg a címedet
mail-subject-answered = [{ $site }] { $author } válaszolt neked itt: „{ $page }”
mail-subject-followed = [{ $site }] { $author } új hozzászólása itt: „{ $page }”
mail-subject-threads = [{ $site }] Új hozzászólások a követett beszélgetésekben
mail-subject-published = [{ $site }] Megjelent a hozzászólásod itt: „{ $page }”
mail-subject-reported = [{ $site }] Bejelentették: { $author } hozzászólása itt: „{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] Döntés született a bejelentésedről
mail-subject-removed = [{ $site }] Eltávolították a hozzászólásodat innen: „{ $page }”
mail-subject-private = [{ $site }] Csak neked: { $author } üzenete itt: „{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } válaszolt neked
mail-subject-may-publish = [{ $site }] Megjelenhet az üzeneted?
mail-label-reports = Bejelentések
mail-is-reported = Olvasók bejelentették ezt a hozzászólást. Közzétéve marad, amíg nem döntesz.
mail-is-private = Ez csak neked szól: senki más nem látja. Amit a sor fölé írsz, e-mailben megy a szerzőhöz, és senki máshoz.
mail-is-private-no-answer = Ez csak neked szól: senki más nem látja. A szerzője e-mailben nem érhető el, így nem tudsz válaszolni.
mail-link-keep = Maradjon
mail-report-kept = Ezzel a címmel te vagy valaki más bejelentett egy hozzászólást ({ $when }). A blog gazdája megvizsgálta: a hozzászólás marad.
mail-report-removed = Ezzel a címmel te vagy valaki más bejelentett egy hozzászólást ({ $when }). A hozzászólást eltávolították.
mail-report-by-person = Ezt ember döntötte el, nem program. Ha nem értesz egyet, írj a blog gazdájának, vagy fordulj bírósághoz.
mail-report-why = Ezt az egyetlen levelet azért kapod, mert a bejelentésnél ezt a címet adták meg.
mail-removed-lead = A blog gazdája eltávolította a hozzászólásodat, mert olvasók bejelentették, és ő egyetértett velük:
mail-removed-object = Ezt ember döntötte el, nem program. Az olvasók már nem látják a hozzászólást. Ha nem értesz egyet, írj a blog gazdájának, vagy fordulj bírósághoz.
mail-private-reply-note = Senki más nem látja sem ezt a választ, sem az üzenetedet. Az erre a levélre adott választ senki sem olvassa.
mail-private-why = Azért kapod ezt, mert valaki, valószínűleg te, ezzel a címmel írt a blog gazdájának.
mail-may-publish-lead = Ezt csak a blog gazdájának írtad, aki szívesen közzétenné:
mail-link-may-publish = Igen, jelenjen meg
mail-may-publish-else = Különben ne tegyél semmit: kettőtök között marad.
mail-subject-unproven = [{ $site }] Te írtál hozzászólást ide: „{ $page }”?
mail-subject-received = [{ $site }] Megérkezett a hozzászólásod ide: „{ $page }”
mail-subject-decided = [{ $site }] { $standing-title }: { $author } hozzászólása itt: „{ $page }” #{ $tag }
mail-subject-explanation = A válaszod semmit sem változtatott #{ $tag }
mail-subject-refused = A válaszodból nem lett hozzászólás
mail-subject-sign-in = Bejelentkezés ide: { $site }
mail-subject-damage = { $site }: sérült az adatbázis
mail-subject-address = Válaszolnál erről a címről is?
mail-subject-test = Az Afterword tud levelet küldeni ({ $id })
mail-label-by = Szerző
mail-label-email = E-mail
mail-label-website = Webhely
mail-label-on = Oldal
mail-label-answers = Válasz erre
mail-label-comment = A hozzászólás
mail-label-reasons = Azért vár, mert
mail-label-spam-reasons = Azért spam, mert
mail-label-wrote = Ezt írtad
mail-owner = { $author } (a blog gazdája)
mail-no-title = egy cím nélküli oldal
mail-is-published = A hozzászólás már megjelent.
mail-words-lead = A döntéshez válaszolj erre a levélre, az első sorban e szavak egyikével:
mail-words-after = Bármi más semmit sem változtat, és erről levelet kapsz.
mail-word-approve = ok
mail-means-approve = tedd közzé; a szó alatti szöveg lesz a válaszod
mail-means-keep = hagyd közzétéve; a szó alatti szöveg lesz a válaszod
mail-means-ask = kérdezd meg a szerzőt, megjelenhet-e; a szó alatti szöveg e-mailben megy hozzá
mail-word-reject = elutasít
mail-means-reject = utasítsd el: senki sem látja
mail-word-spam = spam
mail-means-spam = utasítsd el spamként
mail-word-delete = töröl
mail-means-delete = töröld
mail-word-block = letilt
mail-means-block = spam, és semmi több ettől a szerzőtől
mail-word-edit = szerkeszt
mail-means-edit = tedd közzé helyette a szó alatti szöveget
mail-word-undo = visszavon
mail-means-undo = vond vissza a legutóbbi döntést
mail-links-lead = Vagy dönts böngészőben:
mail-link-approve = Közzététel
mail-link-reject = Elutasítás
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } hozzászólás
       *[other] { $count } hozzászólás
    } érkezett rövid idő alatt, ezért egy levélben jönnek.
mail-digest-how = A döntéshez válaszolj a hozzászólások számával, egy vagy több sorban: „1 ok, 2-5 spam, 6 elutasít”. Ha egy sorban csak egy szám áll, az alatta lévő szöveg lesz a válaszod arra a hozzászólásra. Minden számhoz írd e szavak egyikét:
mail-digest-again = Válaszolj még egyszer arra a levélre, amelyben a hozzászólások vannak.
mail-digest-done = A válaszod nyomán ez lett a hozzászólásokból:
mail-spam-lead =
    { $count ->
        [one] { $count } hozzászólás
       *[other] { $count } hozzászólás
    } került a spamek közé a legutóbbi levél óta. Senki sem látja őket. Ha valamelyik nem spam, tedd közzé a linkjével: az erre a levélre adott válasz semmit sem dönt el.
mail-spam-rest =
    { $count ->
        [one] Még { $count } van a konzol spamlistáján.
       *[other] Még { $count } van a konzol spamlistáján.
    }
mail-spam-end = Ha nem kéred ezeket a leveleket, kapcsold ki a „Levelek a spamről” beállítást a webhely beállításaiban.
mail-confirm-lead = Ezt a címet te vagy valaki más adta meg egy hozzászólásnál itt: „{ $page }”, és leveleket kért a válaszokról.
mail-confirm-published = A hozzászólás megjelent.
mail-confirm-do = Ha te voltál, erősítsd meg:
mail-link-confirm = Igen, kérek levelet a válaszokról
mail-confirm-else = Különben nem kell tenned semmit: nem jön levél a válaszokról.
mail-confirm-follow = Te vagy valaki más leveleket kért erre a címre az új hozzászólásokról itt: „{ $page }”.
mail-link-confirm-follow = Igen, kérek levelet az új hozzászólásokról
mail-confirm-follow-else = Különben nem kell tenned semmit: nem jön levél.
mail-unproven-lead = A te címeddel e-mailben hozzászólás jött ide: „{ $page }”, és semmi nem bizonyítja, hogy tőled van. Ha te írtad, erősítsd meg:
mail-link-submit = Elolvasom és megerősítem
mail-unproven-else = Különben nem kell tenned semmit: senki sem látja a hozzászólást.
mail-received-held = A hozzászólásod akkor jelenik meg, amint jóváhagyták:
mail-answered-by-mail = Ha válaszolnál, írj vissza erre a levélre: amit a sor fölé írsz, abból hozzászólás lesz.
mail-answered-on-page = Ha válaszolnál, nyisd meg az oldalt. Az erre a levélre adott választ senki sem olvassa.
mail-published-lead = A hozzászólásod megjelent:
mail-link-comment = Elolvasom az oldalon
mail-unsubscribe-why = Azért kapod ezt, mert leveleket kértél a hozzászólásodra adott válaszokról.
mail-followed-rest = Ebből a levélből kimaradt: { $count }. Minden hozzászólás ott van az oldalakon.
mail-followed-why = Azért kapod ezt, mert leveleket kértél az új hozzászólásokról.
mail-link-unsubscribe = Nem kérek több ilyen levelet
mail-done-approved = Kész: a hozzászólás megjelent.
mail-done-rejected = Kész: a hozzászólás elutasítva. Senki sem látja.
mail-done-spam = Kész: a hozzászólás spam. Senki sem látja.
mail-done-deleted = Kész: a hozzászólás törölve.
mail-done-blocked = Kész: a hozzászólás spam, és ettől a szerzőtől nem fogadunk többet.
mail-done-edited = Kész: a hozzászólás a te szövegeddel jelent meg.
mail-done-asked = Kész: a szerző e-mailt kap, amely megkérdezi, megjelenhet-e.
mail-done-replied = Kész: a válaszod e-mailben megy a szerzőhöz. Senki más nem látja.
mail-undone-held = Visszavonva: a hozzászólás ismét rád vár.
mail-undone-published = Visszavonva: a hozzászólás ismét látható.
mail-undone-refused = Visszavonva: a hozzászólás ismét elutasítva. Senki sem látja.
mail-undone-spam = Visszavonva: a hozzászólás ismét spam. Senki sem látja.
mail-undone-deleted = Visszavonva: a hozzászólás ismét törölve.
mail-undone-private = Visszavonva: ismét csak neked szól.
mail-standing-held = várakozik
mail-standing-published = megjelent
mail-standing-refused = elutasítva
mail-standing-spam = spam
mail-standing-deleted = törölve
mail-standing-private = csak neked
mail-before-same = Már így volt: { $who } ugyanígy döntött ({ $when }).
mail-before-other = Ez megváltoztat egy korábbi döntést. Az előző állapot: { $standing } ({ $who }, { $when }).
mail-reply-published = Ez jelent meg a válaszodként:
mail-reply-private = Ez e-mailben megy a szerzőhöz:
mail-reply-left-out = Ez nem jelent meg, mert csak megjelent hozzászólásra lehet válaszolni:
mail-cut = Ez kimaradt a válaszodból, mert aláírásnak, elköszönésnek vagy régebbi levélnek látszott:
mail-attached = Kimaradt, mert a hozzászólások csak szövegből állnak: { $words }
mail-link-put-back = Ezek a szavak kerüljenek vissza
mail-link-send-rest = Ezek a szavak is menjenek el
mail-text-now = A hozzászólásban most ez áll:
mail-undo-how = A visszavonáshoz válaszolj ezzel a szóval:
mail-decide-anew = Ha másképp döntenél, válaszolj, az első sorban e szavak egyikével:
mail-why-unknown = Semmi sem történt: a válaszod első sora, „{ $line }”, nem tartozik a döntést jelentő szavak közé.
mail-why-taken-back = Semmi sem történt: a szó alá azt írtad, hogy „{ $line }”, és ez jelentheti azt, hogy mégsem szeretnéd közzétenni. Ha szeretnéd, válaszolj csak a szóval.
mail-why-unclear = Semmi sem történt: az Afterword nem tudta megkülönböztetni a szavaidat az idézettektől. Írd a szót az egyenlőségjeles sor fölé, és hagyd azt a sort, ahogy van.
mail-why-number = Semmi sem történt: a levélben nincs { $count }. számú hozzászólás.
mail-why-twice = Semmi sem történt: ugyanaz a szám ({ $count }) kétszer szerepel, különböző szavakkal vagy szövegekkel.
mail-why-line = Semmi sem történt: „{ $line }” nem volt érthető. Minden számhoz a döntést jelentő szavak egyike kell, és semmi más.
mail-why-text = Semmi sem történt: nem világos, melyik hozzászóláshoz tartozik ez a szöveg: „{ $line }”. A szöveg egy olyan sor alá való, amelyben egyetlen szám és egy közzétevő szó áll.
mail-why-empty = Semmi sem történt: a leveledben semmi sem állt az idézett szöveg fölött.
mail-why-outdated = Semmi sem történt: a hozzászólás megváltozott az után a levél után, amelyre válaszoltál. Nézd meg, milyen most, és a róla szóló legújabb levélre válaszolj.
mail-why-gone = Semmi sem történt: a hozzászólás már nincs meg.
mail-why-expired = Semmi sem történt: a levél, amelyre válaszoltál, már túl régi a döntéshez. Ha dönteni szeretnél, erre a levélre válaszolj.
mail-why-unverified = Semmi sem történt: levél jött a nevedben, és semmi sem mutatta, hogy te írtad. Ha te voltál, a levelezőkiszolgálód nem írja alá a leveleit (DKIM), vagy az aláírás útközben megsérült.
mail-why-refused = Semmi sem történt: { $words }
mail-explanation-words = A döntéshez írd e szavak egyikét egymagában az első sorba:
mail-explain-how = A kiszolgálón az `afterword mail explain FILE` megmondja egy mentett levélről, melyik ellenőrzés állította meg.
mail-address-hint = Ha másik címről is válaszolnál, vetesd fel a kiszolgálón: `afterword mail addresses add { $who } CÍM`
mail-refused-closed = A válaszodból nem lehetett hozzászólás: a cikk nem fogad több hozzászólást.
mail-refused-gone = A válaszodból nem lehetett hozzászólás: az, amelyre válaszoltál, már nincs meg.
mail-refused-empty = A válaszodból nem lehetett hozzászólás: az idézett levél fölött nem volt szöveg.
mail-refused-expired = A válaszodból nem lehetett hozzászólás: a cím, amelyre írtál, már nem él. A cikk oldalán van egy új.
mail-refused-long = A válaszodból nem lehetett hozzászólás: túl hosszú. Legfeljebb { $most } karakter lehet. Válaszolj újra, rövidebben.
mail-refused-links = A válaszodból nem lehetett hozzászólás: túl sok benne a link. Legfeljebb { $most } lehet. Válaszolj újra, kevesebb linkkel.
mail-refused-other = A válaszodból nem lehetett hozzászólás: { $words }
mail-problem-unproven = Semmi sem mutatta, hogy te írtad: a levelezőkiszolgálód nem írja alá a leveleit (DKIM).
mail-problem-too-old = A levél, amelyre válaszoltál, túl régi.
mail-problem-other-address = A válasz másik címről jött. Válaszolj erről a címről: { $who }.
mail-problem-too-early = A válasznak nincs dátuma, vagy a dátuma korábbi, mint azé a levélé, amelyre válaszol. Nézd meg az eszközöd óráját, és válaszolj még egyszer.
mail-problem-too-large = A válasz túl nagy: legfeljebb { $most }{"\u00A0"}MB melléklet és 1{"\u00A0"}000 sor szöveg olvasható be. Válaszolj még egyszer, rövidebben vagy kisebb melléklettel.
mail-problem-unknown-parent = Az a hozzászólás, amelyre válaszoltál, már nincs meg.
mail-problem-parent-on-other-page = Az a hozzászólás, amelyre válaszoltál, egy másik cikkhez tartozik.
mail-problem-not-of-site = Az oldal nincs a webhely oldaltérképén.
mail-problem-not-possible = A hozzászólás mostani állapotában ez nem lehetséges.
mail-problem-changed-meanwhile = A hozzászólás közben megváltozott, vagy eltávolították.
mail-refused-text = Hogy semmi se vesszen el, íme, amit írtál:
mail-sign-in-lead = Valaki, remélhetőleg te, be szeretne jelentkezni az Afterwordbe itt: { $site }, ezzel a címmel.
mail-link-sign-in = Bejelentkezés
mail-sign-in-once = A link egyszer működik, 15 percig. Akinél ott van, bejelentkezhet a nevedben, ezért ne add tovább ezt a levelet.
mail-sign-in-else = Ha nem te voltál, ne tégy semmit: a link nélkül senki sem tud bejelentkezni.
mail-address-lead = { $who } erről a címről küldött levelekkel is dönteni szeretne a hozzászólásokról itt: { $site }.
mail-link-address = Igen, a válaszaim számítanak
mail-address-else = Ha nem te vagy { $who }, ne tegyél semmit. Erre a címre nem jön más levél.
mail-damage-lead = Az Afterword adatbázisának ({ $site }) rendszeres ellenőrzése sérülést talált:
mail-damage-now = Intézkedj mielőbb: őrizd meg a meglévő biztonsági mentéseket, nézd meg, nem hibásodik-e meg a lemez, és állítsd vissza a legfrissebb ép mentést. Többet tudsz meg, ha a kiszolgálón futtatod ezt: `afterword doctor`.
mail-test-lead = Ez a levél egy próba. Azt mutatja, hogy az Afterword tud levelet küldeni, és a levelek elérik ezt a címet.
mail-test-id = Az azonosítója: { $id }.
mail-standing-held-title = Várakozik
mail-standing-published-title = Megjelent
mail-standing-refused-title = Elutasítva
mail-standing-spam-title = Spam
mail-standing-deleted-title = Törölve
mail-standing-private-title = Csak neked
