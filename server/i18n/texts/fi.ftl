# Kaikki palvelimen tekstit, joita joku lukee, suomeksi. Mitä ne tarkoittavat ja missä ne ovat, kertoo en.ftl.
# Lukijaa sinutellaan; suomessa ei ole sukua, ja usein lause on passiivissa.

## Päivät, iät ja luvut

date-day = { $day }. { $month } { $year }
date-minute = { $day } klo { $clock }
date-short-day = { $day }. { $month }
date-month-1 = tammikuuta
date-month-2 = helmikuuta
date-month-3 = maaliskuuta
date-month-4 = huhtikuuta
date-month-5 = toukokuuta
date-month-6 = kesäkuuta
date-month-7 = heinäkuuta
date-month-8 = elokuuta
date-month-9 = syyskuuta
date-month-10 = lokakuuta
date-month-11 = marraskuuta
date-month-12 = joulukuuta
date-short-month-1 = tammik.
date-short-month-2 = helmik.
date-short-month-3 = maalisk.
date-short-month-4 = huhtik.
date-short-month-5 = toukok.
date-short-month-6 = kesäk.
date-short-month-7 = heinäk.
date-short-month-8 = elok.
date-short-month-9 = syysk.
date-short-month-10 = lokak.
date-short-month-11 = marrask.
date-short-month-12 = jouluk.
age-now = nyt
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}t
age-days = { $count }{"\u00A0"}pv
number-thousands = {"\u00A0"}
size-megabytes = { $size }{"\u00A0"}Mt
size-kilobytes = { $size }{"\u00A0"}kt
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Sivut ilman JavaScriptiä

page-about = Kommentit kirjoitukseen
page-back = Takaisin kirjoitukseen
page-count =
    { $count ->
        [0] Ei vielä kommentteja
        [one] { $count } kommentti
       *[other] { $count } kommenttia
    }
page-order = Järjestys
page-oldest = Vanhimmat ensin
page-newest = Uusimmat ensin
page-top = Parhaat ensin
page-more = Lisää kommentteja
page-beginning = Alusta
page-owner = blogin omistaja
page-verified = vahvistettu
page-pinned = kiinnitetty
page-edited = muokattu
page-removed = Tämä kommentti on poistettu.
page-reply = Vastaa
page-reply-to = Vastaa: { $name }
page-in-reply-to = vastaus: { $name }
page-in-reply-to-removed = vastaus poistettuun kommenttiin
page-write = Kirjoita kommentti
page-text = Kommentti
page-markdown = **lihavointi**, *kursiivi*, > lainaus, `koodi`
page-name = Nimi
page-email = Sähköposti (ei pakollinen)
page-email-hint = Vain blogin omistaja näkee osoitteen. Sitä ei näytetä eikä anneta kenellekään.
page-email-hint-picture = Vain blogin omistaja näkee osoitteen. { $service } saa sen tiivisteen kuvaasi varten.
page-notify = Lähetä minulle sähköpostia, kun joku vastaa
page-notify-hint = Saat ensin yhden viestin, jolla vahvistat osoitteesi. Jokaisessa myöhemmässä viestissä on linkki, jolla viestit voi lopettaa.
page-follow = Lähetä minulle sähköpostia uusista kommenteista tällä sivulla
page-follow-off = Ei viestejä
page-follow-at-once = Heti
page-follow-daily = Kerran päivässä
page-private = Vain blogin omistajalle
page-private-hint = Kukaan muu ei näe sitä. Vastaus tulee sähköpostilla, jos annat osoitteesi.
page-private-held = Vain blogin omistaja näkee tekstisi.
page-private-reply = Vastaukset ovat julkisia. Poista valinta tai jätä viestisi suoraan kirjoituksen alle.
page-private-offer = Tarjoa julkaistavaksi
page-website = Verkkosivusto (ei pakollinen)
page-leave-empty = Jätä tämä kenttä tyhjäksi
page-held-hint = Kommentit näkyvät, kun blogin omistaja on hyväksynyt ne.
page-send = Lähetä
page-preview = Esikatselu
page-no-reply = Kommentoi sen sijaan itse kirjoitusta
page-held = Odottaa hyväksyntää. Kommenttisi näkyy täällä, kun blogin omistaja on hyväksynyt sen.
page-published = Kommenttisi on julkaistu.
page-closed = Kommentointi on suljettu.
page-parent-gone = Kommenttia, johon olit vastaamassa, ei enää ole.
page-error = Virhe
page-refused = Kommenttiasi ei lähetetty
page-kept = Tekstisi, valmiina kopioitavaksi
page-to-thread = Avaa kirjoituksen kommentit
page-feed = Seuraa kommentteja syötteenä
page-report = Ilmoita
page-report-of = Ilmoita kommentista: { $name }
report-title = Ilmoita tästä kommentista
report-what = Blogin omistaja päättää asiasta. Siihen asti kommentti pysyy näkyvissä.
report-reason = Mitä vikaa siinä on?
report-reason-illegal = Se on laiton
report-reason-privacy = Siinä on henkilötietoja
report-reason-abuse = Se on loukkaava tai uhkaava
report-reason-spam = Se on roskaviesti
report-reason-mine = Kirjoitin sen ja haluan sen poistettavan
report-reason-other = Jotain muuta
report-text = Omin sanoin
report-text-hint = Tarvitaan, jos se on laiton tai siinä on jotain muuta vikaa: kerro, mitä ja miksi. Vain blogin omistaja lukee tämän.
report-email-hint = Näin saat tietää, mitä ilmoituksesta seuraa. Saat yhden viestin, kun asia on päätetty.
report-good-faith = Lähettämällä ilmoituksen vakuutat, että kirjoittamasi on tietääksesi totta.
report-send = Lähetä ilmoitus
report-thanks = Kiitos
report-done = Ilmoituksesi on saapunut. Blogin omistaja päättää asiasta.
report-done-mail = Saat viestin, kun asia on päätetty.
report-problem-comment-refused = Ilmoitusta ei otettu vastaan: lomake täytettiin liian nopeasti, se on liian vanha tai se näyttää ohjelman lähettämältä. Lähetä se uudelleen; jos se ei auta, kirjoita sivuston omistajalle.
report-problem-invalid-parameter = Valitse, mitä vikaa kommentissa on.
report-problem-unknown-comment = Tätä kommenttia ei enää ole.
follow-title = Seuraa tätä keskustelua sähköpostilla
follow-what = Saat viestin, kun tällä sivulla on uusia kommentteja. Jos osoitteesi on täällä uusi, yksi viesti pyytää ensin vahvistamaan sen. Jokaisessa myöhemmässä viestissä on linkki, jolla viestit voi lopettaa.
follow-send = Seuraa
follow-done = Jos osoitetta ei ole vielä vahvistettu, siihen tulee viesti, jossa on vahvistuslinkki. Sen jälkeen saat tiedon uusista kommenteista.
follow-problem-comment-refused = Lomake täytettiin liian nopeasti, se on liian vanha tai se näyttää ohjelman lähettämältä. Lähetä se uudelleen; jos se ei auta, kirjoita sivuston omistajalle.
by-mail-title = Kommentoi sähköpostilla
by-mail-what = Kirjoita tähän osoitteeseen: viestistäsi tulee kommentti tälle sivulle. Nimesi näkyy niin kuin sähköpostiohjelmasi sen lähettää, osoitteesi ei näy. Liitteet jäävät pois.
by-mail-asked = Jos mikään ei todista viestiä sinun kirjoittamaksesi, saat viestin, jossa voit vahvistaa sen.
by-mail-until = Osoite toimii { $day } asti.
page-on = kirjoituksessa

## Mikä meni vikaan, lukijoiden sivuilla

problem-invalid-page = Osoite ei kerro, mistä kirjoituksesta on kyse.
problem-unknown-site = Tällä palvelimella ei ole sen nimistä blogia.
problem-name-reserved = Nimi on varattu blogin omistajalle. Kirjoita toisella nimellä.
problem-unknown-parent = Kommenttia, johon vastaat, ei enää ole. Lähetä omasi uudelleen, niin se näkyy omana kommenttinaan.
problem-parent-on-other-page = Kommentti, johon vastaat, kuuluu toiseen kirjoitukseen. Lähetä omasi uudelleen, niin se näkyy omana kommenttinaan.
problem-invalid-parent = Kommenttia, johon vastaat, ei ole. Lähetä omasi uudelleen, niin se näkyy omana kommenttinaan.
problem-invalid-key = Lomake ei ollut täydellinen. Lähetä se uudelleen.
problem-origin-null = Selaimesi ei kertonut, miltä sivulta tämä tulee, joten kommenttia ei otettu vastaan. Kopioi tekstisi ja lähetä se kommenttien omalta sivulta.
problem-origin-not-allowed = Blogi ei ota vastaan kommentteja sivulta, jolla kirjoitit. Kopioi tekstisi ja lähetä se kommenttien omalta sivulta.
problem-body-too-large = Kommenttisi on liian pitkä lähetettäväksi. Palaa selaimessa yksi askel taaksepäin: tekstisi pitäisi yhä olla siellä. Lyhennä sitä ja lähetä uudelleen.
problem-notify-without-email = Kirjoita osoite, johon viestit tulevat, tai poista valinta.
problem-follow-without-email = Kirjoita osoite, johon viestit tulevat, tai valitse, ettet halua viestejä.
problem-needs-consent = Tämä on kirjoitettu vain sinulle. Kysy ensin: se julkaistaan, kun kirjoittaja suostuu.
problem-nobody-to-ask = Kirjoittajaa ei tavoita sähköpostilla: lupaa ei voi kysyä, eikä vastausta voi lähettää.
problem-too-many-followers = Tätä keskustelua seuraa jo niin moni kuin on mahdollista. Myös syöte näyttää uudet kommentit.
problem-invalid-name = Nimessä on ohjausmerkkejä.
problem-name-empty = Nimi on tyhjä.
problem-text-empty = Teksti on tyhjä.
problem-text-invisible = Tekstissä ei ole mitään näkyvää.
problem-name-too-long = Nimessä on { $length } merkkiä; enintään { $max } on sallittu.
problem-invalid-email = Tämä ei ole sähköpostiosoite. Jätä kenttä tyhjäksi tai kirjoita osoite kuten ann@example.org.
problem-invalid-website = Tämä ei ole verkko-osoite. Jätä kenttä tyhjäksi tai kirjoita osoite kuten https://example.org.
problem-invalid-text = Tekstissä on ohjausmerkkejä.
problem-text-too-long = Tekstissä on { $length } merkkiä; enintään { $max } on sallittu.
problem-too-many-links = Linkkejä on tekstissä { $length }; enintään { $max } on sallittu.
problem-comment-refused = Kommenttia ei oteta täällä vastaan: se näyttää roskaviestiltä. Jos se ei ole sellainen, kirjoita sivuston omistajalle.
problem-too-many-comments = Verkostasi on tullut liikaa lyhyessä ajassa. Mitään ei hävinnyt: yritä uudelleen { $minutes } minuutin kuluttua.
problem-page-closed-by-owner = Blogin omistaja on sulkenut sivun. Sitä ei voi enää kommentoida.
problem-page-closed-by-age = Sivu on liian vanha uusille kommenteille.
problem-unknown-comment = Tätä kommenttia ei ole.
problem-comment-deleted = Tätä kommenttia ei enää ole.
problem-missing-field = Osoite ei kerro, mistä kirjoituksesta on kyse.
problem-store-busy = Palvelin on ruuhkautunut. Mitään ei tallennettu. Yritä hetken päästä uudelleen.
problem-store-read-only = Palvelin pystyy nyt vain lukemaan. Mitään ei tallennettu. Yritä myöhemmin uudelleen.
problem-store-full = Palvelimella ei ole enää tilaa. Mitään ei tallennettu. Yritä myöhemmin uudelleen.
problem-store-unavailable = Palvelin ei saa yhteyttä tietoihinsa. Mitään ei tallennettu. Yritä myöhemmin uudelleen.
problem-not-of-site = Sivu ei ole sivuston sivukartassa. Jos kirjoitus on uusi, yritä muutaman minuutin kuluttua uudelleen.
problem-webmention-source = Kentän `source` on oltava toisen verkkosivun osoite, joka alkaa http tai https.
problem-webmention-target = Kentän `target` on oltava sivun osoite, joka ottaa vastaan webmentioneja.
problem-not-found = Tässä osoitteessa ei ole mitään.
problem-method-not-allowed = Osoite ei ota vastaan tällaista pyyntöä.
problem-internal = Palvelimella tapahtui virhe.
problem-unknown-field = Täällä ei ole kenttää `{ $field }`.
problem-incomplete-body = Pyyntö loppui ennen kuin se oli täydellinen. Lähetä se uudelleen.
problem-invalid-encoding = Kenttä `{ $field }` ei ole UTF-8:aa.
problem-field-name-not-utf8 = Erään kentän nimi ei ole UTF-8:aa.
problem-form-needed = Tänne voi lähettää vain HTML-lomakkeen (application/x-www-form-urlencoded).
problem-honeypot-filled = Piilotettu kenttä oli täytetty. Jätä se tyhjäksi ja lähetä kommentti uudelleen.

## Mikä meni vikaan, blogin oman Stacosys-lomakkeen jälkeisellä sivulla

form-problem-missing-field = Kenttä `{ $field }` puuttuu.
form-problem-invalid-page = Kentässä `url` ei ole sivun polkua. Polku alkaa merkillä /, esimerkiksi /posts/hei/.

## Mikä meni vikaan, muutamin sanoin

title-invalid-cursor = Virheellinen kursori
title-incomplete-body = Vajaa pyyntö
title-invalid-encoding = Teksti ei ole UTF-8:aa
title-invalid-header = Otsaketta ei voi lukea
title-invalid-id = Virheellinen tunnus
title-invalid-json = Virheellinen JSON
title-invalid-page = Virheellinen sivu
title-invalid-parameter = Parametria ei voi lukea
title-invalid-request = Virheellinen pyyntö
title-missing-field = Kenttä puuttuu
title-too-many-decisions = Liian monta päätöstä
title-too-many-pages = Liian monta sivua
title-unknown-field = Tuntematon kenttä
title-wrong-type = Väärä tyyppi
title-api-token-invalid = Tunniste ei kelpaa
title-api-token-missing = Tarvitaan tunniste
title-edit-token-missing = Muokkaustunniste puuttuu
title-sign-in-needed = Et ole kirjautunut
title-comment-refused = Kommenttia ei oteta vastaan
title-edit-window-over = Liian myöhäistä muokata
title-foreign-form = Lomake tulee muualta
title-form-outdated = Lomake on liian vanha
title-origin-not-allowed = Alkuperä ei kuulu sivustoon
title-origin-null = Selain piilottaa, mistä tämä tulee
title-page-closed = Sivu on suljettu
title-scope-missing = Tunnisteella ei ole tähän oikeutta
title-wrong-edit-token = Tämä ei ole sinun kommenttisi
title-wrong-password = Väärä salasana
title-not-found = Ei löytynyt
title-unknown-batch = Tätä ryhmää ei ole
title-unknown-block = Tätä estoa ei ole
title-unknown-comment = Tätä kommenttia ei ole
title-comment-deleted = Tätä kommenttia ei enää ole
title-unknown-link = Linkki ei johda mihinkään
title-unknown-page = Tätä sivua ei ole
title-unknown-parent = Kommenttia, johon vastataan, ei ole
title-unknown-site = Tätä sivustoa ei ole
title-unknown-token = Tätä tunnistetta ei ole
title-method-not-allowed = Metodi ei ole sallittu
title-request-timeout = Pyyntö tuli liian hitaasti
title-changed-meanwhile = Muuttunut tällä välin
title-not-possible = Ei mahdollista juuri nyt
title-parent-on-other-page = Kommentti, johon vastataan, on toisella sivulla
title-path-taken = Polku on toisen sivun
title-site-exists = Avain on toisen sivuston
title-token-exists = Nimi on toisen tunnisteen
title-link-expired = Linkki on liian vanha
title-precondition-failed = Muuttunut tällä välin
title-body-too-large = Sisältö on liian suuri
title-uri-too-long = Osoite on liian pitkä
title-unsupported-encoding = Sisältö on pakattu
title-unsupported-media-type = Tuntematon sisällön tyyppi
title-idempotency-key-reused = Avain tuli toisen pyynnön mukana
title-invalid-address = Virheellinen IP-osoite
title-invalid-email = Virheellinen sähköpostiosoite
title-invalid-host = Virheellinen verkkotunnus
title-invalid-key = Virheellinen avain
title-invalid-known = Virheellinen todiste
title-invalid-name = Virheellinen nimi
title-invalid-origin = Virheellinen alkuperä
title-invalid-password = Virheellinen salasana
title-invalid-setting = Virheellinen asetus
title-invalid-site-key = Virheellinen sivuston avain
title-invalid-text = Virheellinen teksti
title-invalid-title = Virheellinen otsikko
title-invalid-website = Virheellinen verkkosivusto
title-name-reserved = Nimi on varattu
title-name-too-long = Nimi on liian pitkä
title-text-too-long = Teksti on liian pitkä
title-too-many-links = Liian monta linkkiä
title-too-many-followers = Liian monta seuraajaa
title-mail-unsigned = Pyyntöä ei ole allekirjoitettu
title-mail-signature-wrong = Allekirjoitusta ei hyväksytä
title-mail-not-raw = Ei käsittelemätöntä viestiä
title-mail-not-ours = Viesti ei ole Afterwordille
title-unknown-action = Tuntematon toiminto
title-unknown-mark = Tuntematon eston tyyppi
title-unknown-reaction = Tuntematon reaktio
title-unknown-scope = Tuntematon oikeus
title-https-required = Käytä https:ää
title-too-many-comments = Liian monta kommenttia
title-too-many-connections = Liian monta yhteyttä
title-too-many-mails = Liian monta viestiä
title-too-many-passwords = Liian monta väärää salasanaa
title-too-many-reactions = Liian monta reaktiota
title-headers-too-large = Otsakkeet ovat liian suuret
title-internal = Jokin meni vikaan
title-mail-later = Viestiä ei voi käsitellä nyt
title-mail-off = Sähköposti ei ole käytössä
title-store-busy = Palvelin on ruuhkautunut
title-store-read-only = Palvelin ei voi tallentaa
title-store-unavailable = Palvelin ei saa yhteyttä tietoihinsa
title-stopping = Palvelin sammuu
title-timeout = Vastaus kesti liian kauan
title-store-full = Palvelin on täynnä

## Sivut viestien linkkien takana

link-comment-on = Kommentti kirjoitukseen
link-approve-question = Hyväksytäänkö tämä kommentti?
link-approve-button = Hyväksy
link-reject-question = Hylätäänkö tämä kommentti?
link-reject-button = Hylkää
link-spam-question = Onko tämä kommentti roskaa?
link-spam-button = Roskaa
link-delete-question = Poistetaanko tämä kommentti?
link-delete-button = Poista
link-block-question = Estetäänkö tämän kommentin kirjoittaja?
link-block-button = Estä kirjoittaja
link-block-hint = Esto: kommentti merkitään roskaksi, samoin kaikki, mikä tästä lähin tulee samasta osoitteesta tai verkosta.
link-undo = Kumoa
link-decide = Päätöksesi
link-otherwise = Muuta päätöstä
link-is-pending = Kommentti odottaa päätöstä
link-is-approved = Kommentti on hyväksytty
link-is-rejected = Kommentti on hylätty
link-is-spam = Kommentti on merkitty roskaksi
link-is-deleted = Kommentti on poistettu
link-erased = Kirjoittaja on poistanut kommentin
link-outdated = Kommentti on muuttunut
link-outdated-hint = Sen teksti on nyt toinen kuin viestissäsi, joten siitä ei voi päättää täällä. Sinulle on tulossa uusi viesti: päätä siellä.
link-decided-by = Päätöksen teki { $name }
link-undone-by = Päätöksen kumosi { $name }
link-reasons = Miksi se jäi odottamaan
link-reply = Vastaa julkisesti (ei pakollinen)
link-reply-hint = Julkaistaan kommentin alla nimellä { $name }, kun hyväksyt sen. **lihavointi**, *kursiivi*, > lainaus, `koodi`
link-answer = Julkaise vastaus
link-answered = Vastauksesi on julkaistu sen alla.
link-to-comment = Katso se sivulla
link-confirm = Vahvista osoitteesi
link-confirm-what = { $address } alkaa saada viestejä kommenteista sivustolla { $site }.
link-confirm-button = Vahvista
link-confirm-hint = Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään: ilman vahvistustasi viestejä ei tule.
link-confirmed = Osoitteesi on vahvistettu
link-confirmed-what = { $address } saa viestejä kommenteista sivustolla { $site }. Jokaisessa viestissä on linkki, jolla viestit voi lopettaa.
link-address-what = Sähköpostivastaukset osoitteesta { $address } katsotaan moderaattorin { $moderator } vastauksiksi.
link-address-hint = Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään: ilman vahvistustasi mikään ei muutu.
link-address-done = Sähköpostivastaukset osoitteesta { $address } katsotaan tästä lähtien moderaattorin { $moderator } vastauksiksi.
link-publish = Saako tekstisi julkaista?
link-publish-what = Kirjoitit sen vain sivuston { $site } omistajalle. Kun se julkaistaan, kaikki voivat lukea sen sekä nimen { $name } ja vastaukset siihen.
link-submit = Kirjoititko tämän kommentin?
link-submit-what = Se tuli sähköpostilla osoitteestasi, sivulle { $page }. Kun vahvistat sen, siitä päätetään kuten muistakin kommenteista.
link-submit-button = Kyllä, kirjoitin sen
link-submit-hint = Etkö kirjoittanut sitä? Silloin sinun ei tarvitse tehdä mitään: ilman vahvistustasi kukaan ei näe sitä.
link-put-back = Julkaistaanko vastauksesi näiden sanojen kanssa?
link-put-back-done = Vastauksesi on julkaistu näiden sanojen kanssa
link-put-back-late = Vastaustasi on muutettu tai se on poistettu sen jälkeen, joten näitä sanoja ei voi palauttaa
link-put-back-comment = Julkaistaanko kommentti näiden sanojen kanssa?
link-put-back-comment-done = Kommentti on julkaistu näiden sanojen kanssa
link-put-back-comment-late = Kommenttia on muutettu tai se on poistettu sen jälkeen, joten näitä sanoja ei voi palauttaa
link-send-rest = Lähetetäänkö kirjoittajalle myös nämä sanat?
link-send-rest-done = Nämä sanat menevät kirjoittajalle sähköpostilla
link-stop = Mitkä viestit lopetetaan?
link-stop-what = { $address } saa viestejä kommenteista sivustolla { $site }.
link-stop-one = Vain tämän kommentin viestit
link-stop-one-hint = Ei enää viestejä vastauksista kommenttiisi sivulla ”{ $page }”. Muut viestit jatkuvat.
link-stop-thread = Vain tämän keskustelun viestit
link-stop-thread-hint = Ei enää viestejä uusista kommenteista sivulla ”{ $page }”. Muut viestit jatkuvat.
link-stop-threads = Vain seuraamiesi keskustelujen viestit
link-stop-threads-hint = Ei enää viestejä uusista kommenteista keskusteluissa, joita seuraat sivustolla { $site }. Viestit sinulle tulleista vastauksista jatkuvat.
link-stop-all = Kaikki viestit
link-stop-all-hint = Ei enää mitään viestejä sivustolta { $site }.
link-stopped = Et saa enää viestejä
link-stopped-one = Vastauksista kommenttiisi sivulla ”{ $page }” ei tule enää viestejä.
link-stopped-thread = Uusista kommenteista sivulla ”{ $page }” ei tule enää viestejä.
link-stopped-threads = Keskusteluista sivustolla { $site } ei tule enää viestejä.
link-stopped-that = Vastauksista tuohon kommenttiin ei tule enää viestejä.
link-stopped-all = { $address } ei saa enää viestejä sivustolta { $site }.
link-stopped-gone = Osoitettasi ei ole tallennettu tänne.
link-no-link = Linkki ei johda mihinkään

## Mikä meni vikaan, viestien linkkien takana olevilla sivuilla

link-problem-unknown-link = Linkki on vajaa tai vanhentunut. Kopioi se viestistä uudelleen. Jos se on siellä kahdella rivillä, yhdistä ne.
link-problem-link-expired = Linkki on liian vanha. Se, mitä varten se oli, on ehkä jo tehty. Uudempien viestien linkit toimivat.
link-problem-missing-field = Mitään ei valittu, joten mikään ei muuttunut. Avaa viestin linkki uudelleen ja paina jotakin painikkeista.
link-problem-unknown-action = Tästä ei voi päättää täällä. Valitse jokin painikkeista.
link-problem-not-possible = Kommentin nykyisessä tilassa se ei ole mahdollista.
link-problem-changed-meanwhile = Joku on tällä välin päättänyt toisin, joten mikään ei muuttunut. Tällainen kommentti on nyt.

## Hallinta: kehys, jono ja kommentti

console-frame-skip = Siirry sisältöön
console-frame-navigation = Hallinta
console-frame-queue = Jono
console-frame-comments = Kommentit
console-frame-pages = Sivut
console-frame-blocks = Estetyt
console-frame-statistics = Tilastot
console-frame-sites = Sivustot
console-frame-tokens = API-tunnisteet
console-frame-outbox = Lähtevät
console-frame-account = Tili
console-frame-menu = Valikko
console-frame-signed-in = Kirjautuneena: { $name }
console-frame-sign-out = Kirjaudu ulos
console-keys-title = Pikanäppäimet
console-keys-next = Seuraava kommentti
console-keys-previous = Edellinen kommentti
console-keys-tick = Valitse, niin voit päättää monesta kerralla
console-keys-open = Avaa kommentti omalla sivullaan
console-keys-undo = Kumoa
console-keys-help = Näytä nämä pikanäppäimet
console-keys-note = Pikanäppäimet eivät ole käytössä, kun kirjoitat.
console-keys-close = Sulje
console-list-label = Kommenttien luettelo
console-list-by-status = Kommentit tilan mukaan
console-list-all = Kaikki
console-list-site = Sivusto
console-list-all-sites = Kaikki sivustot
console-list-search = Hae
console-list-find = Hae
console-list-on-page = Sivulla ”{ $page }”
console-list-by-author = Samasta osoitteesta tai verkosta kuin { $name }
console-list-without = Poista suodatin
console-list-choose = Valitse kommentti, jonka kirjoitti { $name }
console-list-choose-all = Valitse kaikki sivulta
console-list-chosen = Valituille
console-list-older = Vanhemmat
console-list-newest = Uusimmat
console-list-to-comment = Siirry kommenttiin
console-list-nothing-waits = Mikään ei odota.
console-list-nothing-waits-hint = Uudet kommentit tulevat ensin tänne. Nauti rauhasta.
console-list-in-spam =
    { $count ->
        [one] ({ $count } roskaviesteissä)
       *[other] ({ $count } roskaviesteissä)
    }
console-list-nothing-here = Täällä ei ole kommentteja.
console-list-nothing-found = Missään kommentissa ei ole ”{ $words }”.
console-list-see-all = Katso kaikki kommentit
console-list-erased = Kirjoittaja on poistanut
console-list-reported = Ilmoitettu
console-comment-label = Kommentti
console-comment-to-list = Luettelo
console-comment-on = kirjoituksessa
console-comment-see-page = Avaa sivu blogissa
console-comment-edited = muokattu
console-comment-pinned = Kiinnitetty
console-comment-answers = Vastaus: { $name }
console-comment-answers-gone = Vastaus kommenttiin, jota ei enää ole
console-comment-replies =
    { $count ->
        [one] { $count } vastaus
       *[other] { $count } vastausta
    }
console-comment-more-replies =
    { $count ->
        [one] ja { $count } muu
       *[other] ja { $count } muuta
    }
console-comment-reasons = Miksi se odottaa
console-comment-reported = Lukijoiden ilmoitukset
console-comment-reasons-then = Miksi se jäi odottamaan
console-comment-points = Yhteensä { $points } pistettä
console-comment-author = Samasta osoitteesta tai verkosta
console-comment-first = Ensimmäinen kommentti
console-comment-published =
    { $count ->
        [one] { $count } julkaistu
       *[other] { $count } julkaistua
    }
console-comment-waiting =
    { $count ->
        [one] { $count } odottaa
       *[other] { $count } odottaa
    }
console-comment-rejected =
    { $count ->
        [one] { $count } hylätty
       *[other] { $count } hylättyä
    }
console-comment-spam =
    { $count ->
        [one] { $count } roskaviesti
       *[other] { $count } roskaviestiä
    }
console-comment-since = { $date } alkaen
console-comment-by-author = Kaikki samasta osoitteesta tai verkosta
console-comment-erased = Kirjoittaja on poistanut kommentin. Siitä ei voi enää päättää.
console-comment-decide = Päätöksesi
console-comment-reply = Vastaus
console-comment-reply-hint = Julkaistaan kommentin alla nimellä { $name }. **lihavointi**, *kursiivi*, > lainaus, `koodi`
console-comment-reply-approves = Hyväksy ja vastaa
console-comment-reply-send = Julkaise vastaus
console-comment-edit = Muokkaa
console-comment-edit-text = Kommentti Markdownina
console-comment-edit-hint = Lukijat näkevät, että sitä on muokattu.
console-comment-edit-send = Tallenna
console-comment-block = Estä kirjoittaja
console-comment-block-hint = Kommentti merkitään roskaksi, samoin kaikki, mikä tulee valitsemastasi lähteestä.
console-comment-block-name = Nimi
console-comment-block-email = Sähköpostiosoite
console-comment-block-network = Verkko
console-comment-block-send = Merkitse roskaksi ja estä
console-comment-audit = Mitä on päätetty
console-comment-when = Milloin
console-comment-who = Kuka
console-comment-what = Mitä
console-comment-interface = Mitä kautta
console-comment-change = Ennen ja jälkeen
console-comment-undone = kumottu
console-comment-no-decision = Kukaan ei ole vielä päättänyt mitään.
console-status-pending = Odottaa
console-status-approved = Julkaistu
console-status-rejected = Hylätty
console-status-spam = Roskaa
console-status-deleted = Poistettu
console-status-private = Vain sinulle
console-comment-private = Vain sinulle: kukaan muu ei näe sitä. Vastauksesi menee kirjoittajalle sähköpostilla ja jää teidän väliseksi.
console-comment-private-no-answer = Vain sinulle: kukaan muu ei näe sitä. Kirjoittajaa ei tavoita sähköpostilla, joten et voi vastata.
console-action-approve-button = Hyväksy
console-action-approve-past = hyväksyi
console-action-approve-done =
    { $count ->
        [one] { $count } kommentti hyväksytty.
       *[other] { $count } kommenttia hyväksytty.
    }
console-action-reject-button = Hylkää
console-action-reject-past = hylkäsi
console-action-reject-done =
    { $count ->
        [one] { $count } kommentti hylätty.
       *[other] { $count } kommenttia hylätty.
    }
console-action-spam-button = Roskaa
console-action-spam-past = merkitsi roskaksi
console-action-spam-done =
    { $count ->
        [one] { $count } kommentti merkitty roskaksi.
       *[other] { $count } kommenttia merkitty roskaksi.
    }
console-action-delete-button = Poista
console-action-delete-past = poisti
console-action-delete-done =
    { $count ->
        [one] { $count } kommentti poistettu.
       *[other] { $count } kommenttia poistettu.
    }
console-action-restore-button = Palauta
console-action-restore-past = palautti
console-action-restore-done =
    { $count ->
        [one] { $count } kommentti palautettu.
       *[other] { $count } kommenttia palautettu.
    }
console-action-pin-button = Kiinnitä
console-action-pin-past = kiinnitti
console-action-pin-done =
    { $count ->
        [one] { $count } kommentti kiinnitetty.
       *[other] { $count } kommenttia kiinnitetty.
    }
console-action-unpin-button = Irrota
console-action-unpin-past = irrotti
console-action-unpin-done =
    { $count ->
        [one] { $count } kommentti irrotettu.
       *[other] { $count } kommenttia irrotettu.
    }
console-action-block-button = Estä
console-action-block-past = esti kirjoittajan
console-action-block-done =
    { $count ->
        [one] Kirjoittaja on estetty, ja kommentti merkitty roskaksi.
       *[other] { $count } kommenttia merkitty roskaksi, kirjoittajat estetty.
    }
console-action-undo-button = Kumoa
console-action-undo-past = kumosi päätöksen
console-action-undo-done =
    { $count ->
        [one] { $count } päätös kumottu.
       *[other] { $count } päätöstä kumottu.
    }
console-action-edit-button = Muokkaa
console-action-edit-past = muokkasi
console-action-edit-done =
    { $count ->
        [one] { $count } kommentti on saanut uuden tekstinsä.
       *[other] { $count } kommenttia on saanut uuden tekstinsä.
    }
console-action-ask-button = Pyydä lupa julkaista
console-action-ask-past = kysyi, saako sen julkaista
console-action-ask-done = Lupaa pyydetty: { $count }.
console-action-reply-button = Vastaa sähköpostilla
console-action-reply-past = vastasi sähköpostilla
console-action-reply-done = Vastauksia sähköpostilla: { $count }.
console-script-failed = Se ei onnistunut, joten mikään ei muuttunut:
console-script-failed-partly = Jotkin eivät onnistuneet:
console-script-offline = Palvelimeen ei saada yhteyttä. Mikään ei muuttunut; yritä uudelleen.
console-script-session-ended = Sinut on kirjattu ulos. Mikään ei muuttunut, ja kirjoittamasi on tallessa.
console-script-sign-in = Kirjaudu uudelleen
console-interface-console = Hallinta
console-interface-mail = Sähköposti
console-interface-link = Viestin linkki
console-interface-api = API
console-interface-command-line = Komentorivi
console-interface-akismet = Akismet
console-interface-network = Verkosto

## Hallinta: luettelot

console-shared-site = Sivusto
console-shared-all-sites = Kaikki sivustot
console-shared-filter = Mitä näytetään
console-shared-show = Näytä
console-shared-more = Lisää
console-shared-beginning = Alusta
console-shared-parts = Luettelon osat
console-shared-done = Tallennettu.
console-shared-never = ei koskaan
console-shared-save = Tallenna
console-shared-what = Toiminto
console-pages-title = Sivut
console-pages-page = Sivu
console-pages-comments = Kommentit
console-pages-first-seen = Ensimmäinen kommentti
console-pages-state = Tila
console-pages-open = Avoinna
console-pages-closed = Suljettu
console-pages-closed-by-age = Suljettu iän vuoksi
console-pages-aliases = Löytyy myös polusta
console-pages-search = Hae
console-pages-search-hint = Otsikosta tai polusta.
console-pages-change = Muuta
console-pages-change-this = Muuta: { $page }
console-pages-close = Sulje
console-pages-close-what = Lukijat näkevät yhä kommentit, mutta eivät voi kirjoittaa uusia.
console-pages-reopen = Avaa uudelleen
console-pages-reopen-what = Lukijat voivat taas kirjoittaa tänne kommentteja.
console-pages-by-age-what = Sivusto sulkee kirjoitukset jonkin ajan kuluttua ensimmäisestä kommentista. Aika määrätään sivuston asetuksissa.
console-pages-retired-what = Sivusto on arkistoitu: kirjoituksia ei voi enää kommentoida.
console-pages-name = Otsikko
console-pages-name-what = Näkyy hallinnassa, viesteissä ja syötteissä.
console-pages-rename = Tallenna otsikko
console-pages-move-to = Siirrä polkuun
console-pages-move-what = Kirjoitukselle, jolla on uusi polku. Vanhat linkit toimivat yhä. Jos uudessa polussa on jo kommentteja, keskusteluista tulee yksi. Sitä ei voi kumota.
console-pages-move-button = Siirrä
console-pages-moved = Kommentit ovat nyt polussa { $path }.
console-pages-alias = Vielä yksi polku
console-pages-alias-what = Toinen polku, joka johtaa samoihin kommentteihin.
console-pages-alias-button = Lisää polku
console-pages-none = Ei vielä sivuja.
console-pages-none-hint = Kirjoitus ilmestyy tänne ensimmäisen kommenttinsa myötä.
console-pages-none-found = Sivua ei löytynyt. Kokeile vähemmillä sanoilla tai kaikista sivustoista.
console-blocks-title = Estetyt
console-blocks-about = Kaikki näiltä lähettäjiltä tuleva menee suoraan roskaviesteihin. Aiemmat kommentit pysyvät ennallaan.
console-blocks-who = Kuka
console-blocks-since = Alkaen
console-blocks-by = Estäjä
console-blocks-name = Nimi
console-blocks-email = Sähköpostiosoite
console-blocks-network = Verkko
console-blocks-host = Verkkotunnus
console-blocks-network-of = verkko, josta { $name } kommentoi
console-blocks-network-given = käsin annettu verkko; vain sen tiiviste on tallessa
console-blocks-comment = kommentti
console-blocks-remove = Poista esto
console-blocks-remove-this = Poista esto: { $name }
console-blocks-add = Lisää esto
console-blocks-kind = Eston peruste
console-blocks-value = Kuka tai mikä
console-blocks-value-hint = Nimi kuten Ann, sähköpostiosoite kuten ann@example.org, IP-osoite kuten 203.0.113.7 (koko sen verkko estetään) tai verkkotunnus kuten example.org (myös kaikki sen alla estetään).
console-blocks-add-button = Estä
console-blocks-none = Ketään ei ole estetty. Kirjoittajan voi estää myös siellä, missä luet kommentin.
console-statistics-title = Tilastot
console-statistics-span = Ajanjakso
console-statistics-days = { $days } päivää
console-statistics-a-day = päivässä
console-statistics-a-week = viikossa
console-statistics-comments = Kommentit
console-statistics-decisions = Päätökset
console-statistics-share = Roskan osuus
console-statistics-top = Kommentoiduimmat sivut
console-statistics-published = Julkaistu
console-statistics-waiting = Odottaa
console-statistics-spam = Roskaa
console-statistics-refused = Hylätty
console-statistics-all = Kaikki
console-statistics-came-in =
    { $count ->
        [0] Viimeisten { $days } päivän aikana ei tullut kommentteja.
        [one] Viimeisten { $days } päivän aikana tuli yksi kommentti, { $spam ->
            [0] eikä se ollut roskaa
           *[other] ja se oli roskaa
        }.
       *[other] Viimeisten { $days } päivän aikana tuli { $count } kommenttia, { $spam ->
            [0] joista mikään ei ollut roskaa
           *[other] joista roskaa oli { $spam }
        }.
    }
console-statistics-decided =
    { $count ->
        [0] Viimeisten { $days } päivän aikana ei päätetty mitään.
        [one] Viimeisten { $days } päivän aikana tehtiin yksi päätös.
       *[other] Viimeisten { $days } päivän aikana tehtiin { $count } päätöstä, eniten { $when }: { $most }.
    }
console-statistics-share-was = Viimeisten { $days } päivän aikana tulleista kommenteista { $share } oli roskaa.
console-statistics-share-none = Viimeisten { $days } päivän aikana ei tullut mitään, joten osuutta ei ole.
console-statistics-top-was = Sivut, joilla on kaikkiaan eniten julkaistuja kommentteja.
console-statistics-top-none = Millään sivulla ei ole vielä julkaistua kommenttia.
console-statistics-on-day = { $date }
console-statistics-in-week = { $date } alkaneella viikolla
console-statistics-week-label = { $date } alkanut viikko
console-statistics-column = { $when }: { $all } (julkaistu { $published }, odottaa { $waiting }, roskaa { $spam }, hylätty { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] ei kommentteja
        [one] { $count } kommentti
       *[other] { $count } kommenttia
    }
console-statistics-decision-count =
    { $count ->
        [0] ei päätöksiä
        [one] { $count } päätös
       *[other] { $count } päätöstä
    }
console-statistics-table = Luvut taulukkona
console-statistics-day = Päivä
console-statistics-week = Viikko alkaen
console-statistics-utc = Päivät alkavat keskiyöllä UTC-aikaa.
console-sites-title = Sivustot
console-sites-key = Avain
console-sites-name = Otsikko
console-sites-name-hint = Näkyy viesteissä, syötteissä ja täällä.
console-sites-origins = Alkuperät
console-sites-origins-hint = Missä blogi on, yksi osoite rivillä, esimerkiksi https://blog.example.org. Kommentteja otetaan vastaan vain sieltä. Linkit johtavat ensimmäiseen.
console-sites-comments = Kommentit
console-sites-waiting = Odottaa
console-sites-none = Ei vielä sivustoja. Lisää blogisi alla.
console-sites-add = Lisää sivusto
console-sites-add-button = Lisää sivusto
console-sites-key-hint = On skriptielementissä eikä muutu koskaan: a–z, 0–9, - ja _, esimerkiksi blogi.
console-sites-key-invalid = Kirjoita 1–40 merkkiä joukosta a–z, 0–9, - ja _, ensin kirjain tai numero.
console-sites-key-taken = Tällä avaimella on jo sivusto. Valitse toinen.
console-sites-origins-invalid = Kirjoita ainakin yksi osoite, kukin vain protokollana ja verkkotunnuksena, esimerkiksi https://blog.example.org.
console-sites-name-invalid = Kirjoita lyhyempi otsikko, yhdelle riville.
console-sites-refused = Mitään ei ole vielä tallennettu. Katso merkittyjä kenttiä.
console-sites-outdated = Joku muu on tällä välin muuttanut sivustoa, joten mitään ei tallennettu. Kirjoittamasi on alla. Jos tallennat sen uudelleen, se korvaa toisen muutoksen.
console-sites-see-now = Katso sivusto sellaisena kuin se nyt on
console-sites-as-server = palvelimen oletus: { $value }
console-sites-while-empty = Jätä tyhjäksi, jos palvelimen oletus ({ $value }) sopii.
console-sites-nothing = ei mitään
console-sites-about = Sivusto
console-sites-about-comments = Kommentit
console-sites-about-spam = Mikä on roskaa
console-sites-about-thread = Keskustelu
console-sites-about-people = Ihmiset ja viestit
console-sites-paste = Liitä blogiisi
console-sites-paste-hint = Liitä tämä kirjoitustesi pohjaan sinne, missä kommenttien pitää näkyä.
console-sites-tag = Skriptielementti
console-sites-back = Kaikki sivustot
console-tokens-title = API-tunnisteet
console-tokens-about = Tunniste on skriptin avain. Sen avulla skripti voi tehdä API:n kautta sen, minkä täällä sallit.
console-tokens-name = Nimi
console-tokens-name-hint = Mitä varten se on, esimerkiksi ”yön varmuuskopio”. Päätökset kirjataan tällä nimellä.
console-tokens-name-invalid = Kirjoita 1–80 merkin nimi.
console-tokens-name-taken = Sen niminen tunniste on jo. Valitse toinen nimi tai peru vanha.
console-tokens-scopes = Se saa
console-tokens-scopes-missing = Valitse ainakin yksi asia, jonka tunniste saa tehdä.
console-tokens-made = Luotu
console-tokens-used = Viimeksi käytetty
console-tokens-state = Tila
console-tokens-revoked = Peruttu { $date }
console-tokens-revoke = Peru
console-tokens-revoke-this = Peru { $name }
console-tokens-revoke-what = Peruttu tunniste lakkaa heti toimimasta, eikä sitä saa takaisin.
console-tokens-none = Ei vielä tunnisteita.
console-tokens-add = Luo tunniste
console-tokens-add-button = Luo tunniste
console-tokens-ready = Tunniste { $name } on valmis
console-tokens-once = Kopioi se nyt: se näytetään vain kerran. Vain sen tiiviste on tallessa.
console-tokens-token = Tunniste
console-tokens-back = Kaikki tunnisteet
console-outbox-title = Viestit
console-outbox-tabs = Mitkä viestit
console-outbox-failed = Epäonnistuneet
console-outbox-waiting = Odottavat
console-outbox-all = Kaikki
console-outbox-failed-one = Epäonnistui
console-outbox-waiting-one = Odottaa
console-outbox-kind = Laji
console-outbox-to = Vastaanottaja
console-outbox-since = Kirjoitettu
console-outbox-state = Tila
console-outbox-attempts =
    { $count ->
        [0] ei vielä yritetty
        [one] { $count } yritys
       *[other] { $count } yritystä
    }
console-outbox-next = seuraava { $time }
console-outbox-sent = Lähetetty
console-outbox-error = Toisen osapuolen vastaus
console-outbox-why = Miksi
console-outbox-again = Yritä uudelleen
console-outbox-again-this = Yritä uudelleen: { $mail }
console-outbox-mails = Viestit
console-outbox-webhooks = Webhookit
console-outbox-event = Tapahtuma
console-outbox-url = Osoite
console-outbox-none-failed = Mikään viesti ei ole epäonnistunut. Kaikki on kuten pitää.
console-outbox-none-waiting = Mikään viesti ei odota.
console-outbox-none = Ei vielä viestejä.

console-ways-in-title = Saapuvat viestit
console-ways-in-way = Reitti
console-ways-in-messages = Viestejä
console-ways-in-last = Viimeisin viesti
console-ways-in-looked = Viimeksi tarkistettu
console-ways-in-failures = Virheitä
console-ways-in-open = Auki
console-ways-in-closed = Kiinni
console-ways-in-since = Laskettu palvelimen käynnistyksestä. Komennon `afterword mail receive` kautta tulevia ei lasketa tähän.
console-ways-in-off = Sähköposti ei ole käytössä.
console-ways-in-login = Afterword ei ole kirjautunut postilaatikkoonsa. Viestit odottavat, kunnes joku kirjautuu.

## Mitä tunniste saa tehdä

scope-read = lukea
    .may = lukea minkä tahansa tilan kommentteja, sähköpostiosoitteineen, ja sivuja
scope-moderate = moderoida
    .may = päättää kommenteista, muokata niitä, estää kirjoittajia, poistaa henkilön tiedot, muuttaa sivuja
scope-sites = muuttaa sivustoja
    .may = lisätä sivustoja, muuttaa niiden asetuksia (kahden ensimmäisen kanssa: myös moderaattoreita ja sivukarttaa), luoda ja perua tunnisteita
scope-export = viedä tietoja
    .may = hakea kaikki tiedot
scope-mail = toimittaa viestejä
    .may = toimittaa Afterwordille palaavat viestit

## Miksi viestiä tai webhookia ei toimitettu

undelivered-given-up = Luovuttu kolmen päivän jälkeen
undelivered-bounced = Se palasi: osoite ei ota viestejä vastaan.
undelivered-receiver-removed = Asetuksessa webhooks.urls ei enää ole tätä vastaanottajaa.
undelivered-store-unreadable = Tietokantaa ei voitu lukea.
undelivered-place-unknown = Sivusto tai sivu on tuntematon.
undelivered-too-many-confirmations = Se odottaa, koska viimeisen tunnin aikana monelta lukijalta on pyydetty osoitteen vahvistusta.
undelivered-answered = Vastaanottaja vastasi { $status }.

## Mitä lähtevät viestit ovat

console-mail-kind-moderation = Uusi kommentti, moderaattorille
console-mail-kind-spam = Roskaviestit, moderaattorille
console-mail-kind-confirmation = Osoitteen vahvistus
console-mail-kind-answered = Joku vastasi, lukijalle
console-mail-kind-followed = Uusi kommentti seuratussa keskustelussa, lukijalle
console-mail-kind-published = Kommentti julkaistu, kirjoittajalle
console-mail-kind-reported = Kommentista ilmoitettu, moderaattorille
console-mail-kind-report-decided = Mitä ilmoituksesta seurasi, ilmoittajalle
console-mail-kind-removed = Kommentti poistettu ilmoituksen jälkeen, kirjoittajalle
console-mail-kind-private = Viesti vain sinulle, moderaattorille
console-mail-kind-private-reply = Vastaus luottamukselliseen viestiin, kirjoittajalle
console-mail-kind-may-publish = Saako luottamuksellisen viestin julkaista, kirjoittajalle
console-mail-kind-decided = Mitä vastauksesi muutti
console-mail-kind-explanation = Miksi vastauksesi ei muuttanut mitään
console-mail-kind-refusal = Miksi lukijan vastausta ei otettu vastaan
console-mail-kind-unproven = Kirjoititko tämän kommentin, lähettäjälle
console-mail-kind-received = Kommentti saapui sähköpostilla, kirjoittajalle
console-mail-kind-test = Testi
console-mail-kind-sign-in = Kirjautumislinkki
console-mail-kind-damage = Vioittunut tietokanta
console-mail-kind-address = Moderaattorin lisäosoite

## Sivuston asetukset: nimi, vihje, mitä kirjoittaa torjutun sijaan, ja vaihtoehdot

setting-moderation = Uudet kommentit
    .hint = Odottaako kommentti sinua vai näkyykö se heti.
    .hold = jätä odottamaan
    .publish = julkaise heti
setting-edit-window = Muokkausaika
    .hint = Kuinka kauan kirjoittajat voivat muuttaa tai poistaa kommenttinsa, esimerkiksi 15m, 2h tai 1d. 0s: ei lainkaan.
    .problem = Kirjoita aika kuten 15m, 2h tai 1d; enintään 30d.
setting-close-after = Sulje kirjoitukset, kun on kulunut
    .hint = Kuinka kauan ensimmäisen kommentin jälkeen kirjoitusta voi kommentoida, esimerkiksi 90d, tai never: aina. Vanhat kirjoitukset vetävät eniten roskaa.
    .problem = Kirjoita aika kuten 90d, tai never.
setting-retired = Arkistoitu
    .hint = Jatkaako blogi ilman tätä palvelinta: silloin kirjoituksia ei voi enää kommentoida, niihin ei voi jättää reaktioita eikä keskusteluja voi seurata. Tämän asettaa komento afterword retire.
    .true = arkistoitu
    .false = käytössä
setting-sitemap = Sivukartta
    .hint = Siinä ovat kirjoitukset: polku kuten /sitemap.xml, tai kokonainen osoite sivustolla. Kirjoita none, jos sitä ei ole.
    .problem = Kirjoita polku kuten /sitemap.xml, tai kokonainen osoite.
setting-unknown-pages = Tuntemattomat kirjoitukset
    .hint = Mitä tehdään kommentille kirjoitukseen, joka ei ole sivukartassa.
    .hold = jätä se odottamaan
    .refuse = torju se
    .publish = ota vastaan kuten muutkin
setting-hold-at = Odottamaan pistemäärästä
    .hint = Roskantarkastuksen pisteet, joilla kommentti jää odottamaan sinua; 0: ei koskaan.
    .problem = Kirjoita luku 0–1000.
setting-spam-at = Roskaa pistemäärästä
    .hint = Pisteet, joilla kommentti menee roskaviesteihin; 0: ei koskaan.
    .problem = Kirjoita luku 0–1000.
setting-refuse-at = Torjutaan pistemäärästä
    .hint = Pisteet, joilla kommenttia ei oteta lainkaan vastaan; 0: ei koskaan.
    .problem = Kirjoita luku 0–1000.
setting-words-hold = Odottamaan jättävät sanat
    .hint = Kommentti, jossa on jokin näistä sanoista tai ilmauksista, yksi rivillä, odottaa sinua. /…/ on kuvio. Kirjoita none, jos sanoja ei ole.
    .problem = Kirjoita enintään 500 sanaa tai kuviota kuten /halpoja .* pillereitä/, yksi rivillä, ilman pilkkuja.
setting-words-spam = Roskaa merkitsevät sanat
    .hint = Kommentti, jossa on jokin näistä, on roskaa.
    .problem = Kirjoita enintään 500 sanaa tai kuviota kuten /halpoja .* pillereitä/, yksi rivillä, ilman pilkkuja.
setting-words-refuse = Torjuntaan johtavat sanat
    .hint = Kommenttia, jossa on jokin näistä, ei oteta vastaan.
    .problem = Kirjoita enintään 500 sanaa tai kuviota kuten /halpoja .* pillereitä/, yksi rivillä, ilman pilkkuja.
setting-script-check = Muut kirjoitusjärjestelmät
    .hint = Jääkö muulla kuin omalla kirjoitusjärjestelmälläsi kirjoitettu kommentti odottamaan sinua.
    .off = älä tarkista
    .hold = jätä odottamaan
setting-scripts = Kirjoitusjärjestelmäsi
    .hint = Esimerkiksi Latin tai Cyrillic, yksi rivillä. Kirjoita none, jos sivuston kielen omat riittävät.
    .problem = Kirjoita kirjoitusjärjestelmien nimiä kuten Latin, Cyrillic tai Han, yksi rivillä.
setting-trust-after = Tuttu, kun hyväksyttyjä on
    .hint = Näin monen hyväksytyn kommentin jälkeen kirjoittaja on tuttu eikä hänen tarvitse odottaa. 0: ei koskaan.
    .problem = Kirjoita luku 0–20.
setting-trust-confirmed = Tuttu sähköpostin kautta
    .hint = Ovatko kirjoittajat, joiden sähköpostiosoite on vahvistettu, tuttuja.
    .true = kyllä
    .false = ei
setting-akismet = Akismet
    .hint = Kysytäänkö Akismet-palvelulta jokaisesta kommentista. Se saa tekstin sekä kirjoittajan nimen, sähköpostiosoitteen ja IP-osoitteen. Palvelimella pitää olla siihen avain.
    .true = kysy
    .false = älä kysy
setting-depth = Vastausten tasot
    .hint = Kuinka monta tasoa vastauksia sisennetään. Syvemmät näkyvät viimeisellä tasolla. 0: tasainen luettelo.
    .problem = Kirjoita luku 0–20.
setting-page-size = Kommentteja kerralla
    .hint = Kuinka monta näkyy ennen lisää-painiketta.
    .problem = Kirjoita luku 1–1000.
setting-sort = Järjestys
    .hint = Mitkä kommentit ovat ensin.
    .oldest = vanhimmat ensin
    .newest = uusimmat ensin
    .top = eniten reaktioita ensin
setting-images = Kuvat
    .hint = Näkyvätkö kommenttien kuvat. Selaimet hakevat ne kirjoittajan antamasta verkkotunnuksesta, ja se näkee silloin lukijasi.
    .true = näkyvät
    .false = eivät näy
setting-maths = Kaavat
    .hint = Näytetäänkö kommenttien TeX kaavoina: $x^2$ rivin sisällä, $$x^2$$ omalla rivillään. Aiemmin kirjoitetut kommentit pysyvät ennallaan.
    .true = näkyvät
    .false = eivät näy
setting-code-colours = Koodin värit
    .hint = Näytetäänkö koodi väreissä, kun se alkaa merkeillä ``` ja kielen nimellä. Aiemmin kirjoitetut kommentit pysyvät ennallaan.
    .true = näkyvät
    .false = eivät näy
setting-reactions = Reaktiot
    .hint = Mitä lukijat voivat jättää yhdellä napsautuksella: emojeja tai lyhyitä sanoja, yksi rivillä, enintään 12. Kirjoita none, jos niitä ei ole.
    .problem = Kirjoita enintään 12 emojia tai lyhyttä sanaa, yksi rivillä, ilman välilyöntejä ja pilkkuja, kukin kerran.
setting-article-reactions = Reaktiot kirjoituksiin
    .hint = Voiko samat reaktiot antaa myös itse kirjoitukselle. Ne näkyvät kommenttien yläpuolella.
    .true = käytössä
    .false = ei käytössä
setting-avatars = Kirjoittajien kuvat
    .hint = Näkyvät kommenteissa, joiden kirjoittaja on antanut sähköpostiosoitteen. Tämä palvelin hakee ne: palvelu saa tietää osoitteen tiivisteen, mutta ei mitään lukijoistasi.
    .off = ei kuvia
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Viestit vain sinulle
    .hint = Voivatko lukijat kirjoittaa viestin, jonka vain sinä näet. Se julkaistaan vain, jos sekä sinä että kirjoittaja haluatte sitä.
    .true = käytössä
    .false = ei käytössä
setting-language = Kieli
    .hint = Kommentteja ympäröivien tekstien kieli: { $languages }. Sivu voi määrätä toisin.
    .problem = Kirjoita kielikoodi kuten en, de tai pt-BR.
setting-owner = Nimesi
    .hint = Näkyy omien vastaustesi yllä. Ilman nimeä näkyy sivuston otsikko.
    .problem = Kirjoita enintään 80 merkin nimi.
setting-reserved-names = Varatut nimet
    .hint = Nimet, joilla kukaan ei saa kommentoida, yksi rivillä, enintään 50. Oma nimesi ja sivuston otsikko ovat aina varattuja. Kirjoita none, jos ne riittävät.
    .problem = Kirjoita enintään 50 nimeä, joissa on enintään 80 merkkiä, yksi rivillä, ilman pilkkuja, kukin kerran.
setting-moderators = Moderaattorit
    .hint = Sähköpostiosoitteita, yksi rivillä, enintään 20. Kukin saa viestin uusista kommenteista ja päättää vastaamalla. Kirjoita none, jos niitä ei ole.
    .problem = Kirjoita enintään 20 sähköpostiosoitetta kuten ann@example.org, yksi rivillä, kukin kerran.
setting-tell-owner = Viestit moderaattoreille
    .hint = Mistä uusista kommenteista moderaattorit saavat viestin.
    .held = odottavista
    .all = kaikista
    .nothing = ei mistään
setting-tell-spam = Viestit roskasta
    .hint = Saavatko moderaattorit kerran päivässä viestin siitä, mitä meni roskaviesteihin.
    .true = kyllä
    .false = ei
setting-notifications = Viestit vastauksista
    .hint = Voivatko lukijat pyytää viestin, kun joku vastaa heille. He vahvistavat ensin osoitteensa.
    .true = kyllä
    .false = ei
setting-follow-threads = Keskustelujen seuraaminen
    .hint = Voivatko lukijat seurata keskustelua: viesti jokaisesta uudesta kommentista tai yksi päivässä. Vain jos viestit vastauksista ovat käytössä.
    .true = kyllä
    .false = ei
setting-comments-by-mail = Kommentit sähköpostilla
    .hint = Voivatko lukijat kirjoittaa kommentteja sähköpostilla: jokaisella sivulla on silloin osoite sitä varten.
    .true = kyllä
    .false = ei
setting-tell-authors = Viestit julkaisemisesta
    .hint = Saavatko kirjoittajat, joiden osoite on vahvistettu, viestin, kun odottanut kommentti julkaistaan.
    .true = kyllä
    .false = ei
setting-answers-elsewhere = Vastaukset muissa verkoissa
    .hint = Julkaistaanko vastauksesi Mastodonin ja Blueskyn ihmisille myös siellä.
    .true = kyllä
    .false = ei

setting-own-posts = Omat julkaisusi
    .hint = Sivuston tiedosto, joka nimeää julkaisusi artikkeleista, esimerkiksi /afterword/posts.json. none tarkoittaa, ettei tiedostoa ole.
    .problem = Kirjoita polku kuten /afterword/posts.json, tai kokonainen osoite.

setting-webmentions = Webmentionit
    .hint = Tuleeko muiden sivustojen sivuista, jotka linkittävät artikkeliin, kommentteja.
    .true = kyllä
    .false = ei

setting-send-webmentions = Lähetä webmentioneita
    .hint = Kerrotaanko sivuille, joihin omat kommenttisi linkittävät.
    .true = kyllä
    .false = ei

## Hallinta: kirjautuminen ja tili

console-sign-in = Kirjaudu sisään
console-sign-in-email = Sähköpostiosoite
console-sign-in-password = Salasana
console-sign-in-password-hint = Jätä tyhjäksi, niin saat sähköpostiisi linkin, jolla kirjaudut.
console-sign-in-no-mail-hint = Tämä palvelin ei lähetä sähköpostia. Jos sinulla ei ole salasanaa, suorita palvelimella `afterword console link OSOITE`: se näyttää kirjautumislinkin.
console-sign-in-sent-title = Katso sähköpostiasi
console-sign-in-sent = Jos osoitteella { $address } on täällä käyttöoikeus, siihen on tulossa viesti.
console-sign-in-sent-hint = Sen linkki toimii kerran, 15 minuutin ajan. Voit avata sen toisellakin laitteella.
console-sign-in-follow = Kirjaudutaanko täällä sisään osoitteella { $address }?
console-sign-in-follow-hint = Linkki toimii vain kerran.
console-sign-in-account = Tilisi
console-sign-in-signed-in-as = Olet kirjautunut osoitteella
console-sign-in-sessions = Missä olet kirjautunut
console-sign-in-sessions-hint = Istunto päättyy 30 päivän kuluttua tai kun sitä ei ole käytetty 7 päivään.
console-sign-in-some-browser = tuntematon selain
console-sign-in-begun = Kirjautunut
console-sign-in-seen = Viimeksi nähty
console-sign-in-this-one = tämä
console-sign-in-sign-out = Kirjaudu ulos
console-sign-in-sign-out-everywhere = Kirjaudu ulos kaikkialta
console-sign-in-session-ended = Kirjauduttu ulos sieltä.
console-sign-in-set-password = Aseta salasana
console-sign-in-change-password = Vaihda salasana
console-sign-in-old-password = Nykyinen salasana
console-sign-in-new-password = Uusi salasana
console-sign-in-new-password-hint = Vähintään 12 merkkiä; lausekin käy. Sinut kirjataan ulos kaikkialta muualta.
console-sign-in-password-set = Salasana on tallennettu. Sinut on kirjattu ulos kaikkialta muualta.
console-sign-in-refused = Se ei onnistunut
console-sign-in-kept = Mitä kirjoitit, ettei se häviä
console-sign-in-to-console = Hallintaan

## Mikä meni vikaan, hallinnassa

console-problem-unknown-link = Linkki on vanhentunut tai jo käytetty. Linkki toimii kerran, 15 minuutin ajan: pyydä uusi.
console-problem-wrong-password = Väärä osoite tai salasana.
console-problem-invalid-password = Valitse 12–1024 merkin salasana. Lausekin käy.
console-problem-too-many-passwords = Liian monta väärää salasanaa. Odota { $minutes ->
        [one] minuutti
       *[other] { $minutes } minuuttia
    } tai kirjaudu sähköpostin linkillä: jätä salasana tyhjäksi.
console-problem-too-many-mails = Viestejä on pyydetty liikaa. Lähetetyt toimivat 15 minuuttia: katso saapuneista ja roskapostista. Tai odota { $minutes ->
        [one] minuutti
       *[other] { $minutes } minuuttia
    }.
console-problem-mail-off = Tämä palvelin ei lähetä sähköpostia. Suorita sillä `afterword console link OSOITE`: se näyttää kirjautumislinkin.
console-problem-missing-field = Täytettävä kenttä oli tyhjä. Palaa takaisin ja täytä se.
console-problem-foreign-form = Lomake ei tullut tämän hallinnan sivulta, joten mitään ei tehty. Avaa hallinta omaan välilehteensä osoitteessa `server.public_url` ja kokeile siellä.
console-problem-form-outdated = Lomake on aiemmasta istunnosta, joten mitään ei tehty. Palaa takaisin, lataa sivu uudelleen ja lähetä se.
console-problem-sign-in-needed = Et ole kirjautunut, joten mitään ei tehty. Kirjaudu uudelleen toisessa välilehdessä. Palaa sitten tässä välilehdessä takaisin ja lähetä uudelleen.
console-problem-unknown-page = Tätä sivua ei ole. Sivu syntyy ensimmäisestä kommentistaan.
console-problem-path-taken = Polku johtaa jo toiselle sivulle. Siirrä sen sijaan se sivu tänne tai valitse toinen polku.
console-problem-invalid-page = Kirjoita kauttaviivalla alkava polku ilman osia . ja .., esimerkiksi /posts/hei/.
console-problem-invalid-title = Kirjoita lyhyempi otsikko, yhdelle riville, ilman ohjausmerkkejä.
console-problem-invalid-name = Kirjoita nimi, jossa on ainakin yksi kirjain tai numero, ilman ohjausmerkkejä.
console-problem-invalid-email = Kirjoita sähköpostiosoite kuten ann@example.org.
console-problem-invalid-address = Kirjoita IP-osoite kuten 203.0.113.7 tai 2001:db8::7.
console-problem-invalid-host = Kirjoita verkkotunnus kuten example.org.
console-problem-unknown-block = Tätä estoa ei enää ole.
console-problem-unknown-token = Tällä numerolla ei ole tunnistetta.
console-problem-unknown-site = Tätä sivustoa ei ole.
console-problem-changed-meanwhile = Tämä on muuttunut tällä välin, joten mitään ei tehty. Katso, millainen se nyt on, ja päätä uudelleen.
console-problem-not-possible = Kommentin nykyisessä tilassa se ei ole mahdollista. Katso sitä uudelleen.
console-problem-unknown-batch = Täällä ei ole mitään kumottavaa.
console-problem-invalid-text = Kirjoita teksti ilman ohjausmerkkejä.
console-problem-text-too-long = Teksti on liian pitkä. Lyhennä sitä ja lähetä uudelleen.
console-problem-too-many-links = Tekstissä on liikaa linkkejä. Poista joitakin ja lähetä uudelleen.
console-problem-body-too-large = Tämä on liikaa kerralla. Lyhennä sitä tai valitse vähemmän kommentteja.
console-problem-store-busy = Palvelin on ruuhkautunut, joten mitään ei tehty. Yritä hetken päästä uudelleen.
console-problem-not-again = Sitä ei voitu yrittää uudelleen: sitä ei enää ole, tai sitä on jo yritetty.
console-problem-batch-too-large = Valitse vähemmän kommentteja: kerralla voi päättää enintään { $max } kommentista.
console-problem-internal = Palvelimella tapahtui virhe. Lisätietoja on palvelimen lokissa.
console-problem-method-not-allowed = Osoite ei näytä mitään; siihen voi vain lähettää lomakkeen.

## Miksi kommentti jäi odottamaan tai meni roskaviesteihin

reason-akismet-asked = Sivusto kysyy Akismetilta jokaisesta kommentista.
reason-blocked = Olet estänyt kirjoittajan tai verkkotunnuksen, johon kommentti linkittää.
reason-form-replayed = Sama lomake on lähetetty jo aiemmin.
reason-form-too-fast =
    { $seconds ->
        [one] Lähetetty { $seconds } sekunti sen jälkeen, kun kirjoittaminen alkoi.
       *[other] Lähetetty { $seconds } sekuntia sen jälkeen, kun kirjoittaminen alkoi.
    }
reason-form-too-old =
    { $hours ->
        [one] Lähetetty { $hours } tunti sen jälkeen, kun kirjoittaminen alkoi.
       *[other] Lähetetty { $hours } tuntia sen jälkeen, kun kirjoittaminen alkoi.
    }
reason-honeypot = Kenttä, jota ihmiset eivät näe, oli täytetty.
reason-proof-expired = Työtodiste tuli liian myöhään.
reason-proof-invalid = Työtodiste on väärä.
reason-proof-missing = Työtodiste puuttuu: kommentti tuli selaimesta ilman JavaScriptiä tai ohjelmasta.
reason-proof-spent = Työtodiste oli jo käytetty.
reason-holds-all = Sivusto jättää kaikki uudet kommentit odottamaan.
reason-offered = Tämä oli kirjoitettu vain sinulle; nyt sen saa julkaista.
reason-listed-word = ”{ $word }” on sanaluettelossasi.
reason-fast-network =
    { $count ->
        [one] Tästä verkosta on tullut { $count } kommentti lyhyessä ajassa.
       *[other] Tästä verkosta on tullut { $count } kommenttia lyhyessä ajassa.
    }
reason-fast-page =
    { $count ->
        [one] Tälle sivulle on tullut { $count } kommentti lyhyessä ajassa.
       *[other] Tälle sivulle on tullut { $count } kommenttia lyhyessä ajassa.
    }
reason-fast-site =
    { $count ->
        [one] Tälle sivustolle on tullut { $count } kommentti lyhyessä ajassa.
       *[other] Tälle sivustolle on tullut { $count } kommenttia lyhyessä ajassa.
    }
reason-repeated-here = Sama kirjoittaja on kirjoittanut melkein saman tänne aiemmin.
reason-repeated =
    { $count ->
        [one] Melkein sama teksti on tullut aiemmin toiselle sivulle tai toiselta: { $count } kerran.
       *[other] Melkein sama teksti on tullut aiemmin muille sivuille tai muilta: { $count } kertaa.
    }
reason-links =
    { $count ->
        [one] Siinä on { $count } linkki.
       *[other] Siinä on { $count } linkkiä.
    }
reason-link-share = Se on melkein pelkkiä linkkejä ({ $percent }{"\u00A0"}% tekstistä).
reason-shortener = Se linkittää osoitteeseen { $host }, joka piilottaa, minne linkki johtaa.
reason-look-alike-host = Se linkittää osoitteeseen { $host }, joka muistuttaa toista verkkotunnusta.
reason-hidden-link = Siinä on linkki, jota kukaan ei näe, osoitteeseen { $host }.
reason-misleading-link = Siinä on linkki, joka näyttää osoitteen { $shown } ja johtaa osoitteeseen { $target }.
reason-foreign-markup = Siinä on linkkejä vieraalla merkinnällä: { $markup }.
reason-website = Se on lyhyt, ja nimi johtaa osoitteeseen { $host }.
reason-masked-word = ”{ $word }” on kirjoitettu usean kirjoitusjärjestelmän kirjaimin.
reason-foreign-script = Se on kirjoitettu toisella kirjoitusjärjestelmällä kuin sivusto: { $scripts }.
reason-disposable = Sähköpostiosoite on kertakäyttöinen ({ $host }).
reason-familiar =
    { $count ->
        [one] Osoite ja verkko ovat tuttuja: { $count } hyväksytty kommentti.
       *[other] Osoite ja verkko ovat tuttuja: { $count } hyväksyttyä kommenttia.
    }
reason-trusted = Kirjoittaja on täällä tuttu.
reason-unknown-page = Sivu ei ole sivuston sivukartassa.
reason-bayes = Roskan todennäköisyys: { $percent }{"\u00A0"}%

## Viestit

mail-marker = Kirjoita vastauksesi tämän rivin yläpuolelle
mail-footer = Afterword, sivuston { $site } puolesta
mail-subject-moderation = [{ $site }] Uusi kommentti, { $author }: ”{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } uusi kommentti
       *[other] { $count } uutta kommenttia
    }
mail-subject-digest-decided = [{ $site }] Päätetty vastauksellasi
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } kommentti roskaviesteissä
       *[other] { $count } kommenttia roskaviesteissä
    }
mail-subject-confirm = [{ $site }] Vahvista osoitteesi
mail-subject-answered = [{ $site }] { $author } vastasi sinulle: ”{ $page }”
mail-subject-followed = [{ $site }] Uusi kommentti, { $author }: ”{ $page }”
mail-subject-threads = [{ $site }] Uusia kommentteja seuraamissasi keskusteluissa
mail-subject-published = [{ $site }] Kommenttisi sivulla ”{ $page }” on julkaistu
mail-subject-reported = [{ $site }] Ilmoitus kommentista: { $author } sivulla ”{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] Ilmoituksestasi on päätetty
mail-subject-removed = [{ $site }] Kommenttisi sivulla ”{ $page }” on poistettu
mail-subject-private = [{ $site }] Vain sinulle, { $author }: ”{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } vastasi sinulle
mail-subject-may-publish = [{ $site }] Saako tekstisi julkaista?
mail-label-reports = Ilmoitukset
mail-is-reported = Lukijat ovat ilmoittaneet tästä kommentista. Se pysyy julkaistuna, kunnes päätät.
mail-is-private = Tämä on vain sinulle: kukaan muu ei näe sitä. Se, minkä kirjoitat rivin yläpuolelle, menee sähköpostilla kirjoittajalle eikä kenellekään muulle.
mail-is-private-no-answer = Tämä on vain sinulle: kukaan muu ei näe sitä. Kirjoittajaa ei tavoita sähköpostilla, joten et voi vastata.
mail-link-keep = Pidä julkaistuna
mail-report-kept = Sinä tai joku muu ilmoitti tällä osoitteella kommentista { $when }. Blogin omistaja on tarkistanut sen: kommentti pysyy julkaistuna.
mail-report-removed = Sinä tai joku muu ilmoitti tällä osoitteella kommentista { $when }. Kommentti on poistettu.
mail-report-by-person = Päätöksen teki ihminen, ei ohjelma. Jos olet eri mieltä, kirjoita blogin omistajalle tai vie asia tuomioistuimeen.
mail-report-why = Saat tämän ainoan viestin, koska tämä osoite annettiin ilmoituksessa.
mail-removed-lead = Blogin omistaja on poistanut kommenttisi, koska lukijat ilmoittivat siitä ja omistaja on samaa mieltä:
mail-removed-object = Päätöksen teki ihminen, ei ohjelma. Lukijat eivät enää näe kommenttia. Jos olet eri mieltä, kirjoita blogin omistajalle tai vie asia tuomioistuimeen.
mail-private-reply-note = Kukaan muu ei näe tätä vastausta eikä tekstiäsi. Kukaan ei lue vastausta tähän viestiin.
mail-private-why = Saat tämän, koska joku, luultavasti sinä, kirjoitti blogin omistajalle tällä osoitteella.
mail-may-publish-lead = Kirjoitit tämän vain blogin omistajalle. Omistaja haluaisi julkaista sen:
mail-link-may-publish = Kyllä, julkaise se
mail-may-publish-else = Muuten sinun ei tarvitse tehdä mitään: se jää sinun ja omistajan väliseksi.
mail-subject-unproven = [{ $site }] Kirjoititko kommentin sivulle ”{ $page }”?
mail-subject-received = [{ $site }] Kommenttisi sivulle ”{ $page }” on saapunut
mail-subject-decided = [{ $site }] { $standing-title }: kommentti sivulla ”{ $page }”, { $author } #{ $tag }
mail-subject-explanation = Vastauksesi ei muuttanut mitään #{ $tag }
mail-subject-refused = Vastauksestasi ei tullut kommenttia
mail-subject-sign-in = Kirjautuminen: { $site }
mail-subject-damage = Sivuston { $site } tietokanta on vioittunut
mail-subject-address = Vastaatko myös tästä osoitteesta?
mail-subject-test = Afterword pystyy lähettämään sähköpostia ({ $id })
mail-label-by = Kirjoittaja
mail-label-email = Sähköposti
mail-label-website = Verkkosivusto
mail-label-on = Sivu
mail-label-answers = Vastaus
mail-label-comment = Kommentti
mail-label-reasons = Odottaa, koska
mail-label-spam-reasons = Roskaa, koska
mail-label-wrote = Kirjoitit
mail-owner = { $author } (blogin omistaja)
mail-no-title = sivu ilman otsikkoa
mail-is-published = Kommentti on jo julkaistu.
mail-words-lead = Päätä vastaamalla tähän viestiin jollakin näistä sanoista ensimmäisellä rivillä:
mail-words-after = Muu vastaus ei muuta mitään, ja saat siitä viestin.
mail-word-approve = ok
mail-means-approve = julkaise se; sanan alla oleva teksti on vastauksesi
mail-means-keep = pidä se julkaistuna; sanan alla oleva teksti on vastauksesi
mail-means-ask = kysy kirjoittajalta, saako sen julkaista; sanan alla oleva teksti menee kirjoittajalle sähköpostilla
mail-word-reject = hylkää
mail-means-reject = hylkää se: kukaan ei näe sitä
mail-word-spam = spam
mail-means-spam = hylkää se roskana
mail-word-delete = poista
mail-means-delete = poista se
mail-word-block = estä
mail-means-block = roskaa, eikä enempää tältä kirjoittajalta
mail-word-edit = muokkaa
mail-means-edit = julkaise sen sijaan sanan alla oleva teksti
mail-word-undo = kumoa
mail-means-undo = kumoa viimeisin päätös
mail-links-lead = Tai päätä selaimessa:
mail-link-approve = Julkaise
mail-link-reject = Hylkää
mail-link-spam = Roskaa
mail-digest-lead =
    { $count ->
        [one] { $count } kommentti
       *[other] { $count } kommenttia
    } tuli lyhyessä ajassa, joten kaikki on yhdessä viestissä.
mail-digest-how = Päätä vastaamalla kommenttien numeroilla, yhdellä rivillä tai usealla: ”1 ok, 2-5 spam, 6 hylkää”. Jos rivillä on vain yksi numero, sen alla oleva teksti on vastauksesi siihen kommenttiin. Kirjoita kullekin numerolle yksi näistä sanoista:
mail-digest-again = Vastaa vielä kerran viestiin, jossa kommentit ovat.
mail-digest-done = Näin kommenteille kävi vastauksesi perusteella:
mail-spam-lead =
    { $count ->
        [one] { $count } kommentti
       *[other] { $count } kommenttia
    } on mennyt roskaviesteihin edellisen viestin jälkeen. Kukaan ei näe niitä. Jos jokin ei ole roskaa, julkaise se sen linkillä: tähän viestiin vastaaminen ei muuta mitään.
mail-spam-rest =
    { $count ->
        [one] Vielä { $count } on hallinnan roskaluettelossa.
       *[other] Vielä { $count } on hallinnan roskaluettelossa.
    }
mail-spam-end = Jos et halua näitä viestejä, ota ”Viestit roskasta” pois käytöstä sivuston asetuksissa.
mail-confirm-lead = Sinä tai joku muu antoi tämän osoitteen kommentoidessaan sivulla ”{ $page }” ja pyysi viestejä vastauksista.
mail-confirm-published = Kommentti on julkaistu.
mail-confirm-do = Jos se olit sinä, vahvista osoite:
mail-link-confirm = Kyllä, haluan viestejä vastauksista
mail-confirm-else = Muuten sinun ei tarvitse tehdä mitään: vastauksista ei tule viestejä.
mail-confirm-follow = Sinä tai joku muu pyysi tähän osoitteeseen viestejä uusista kommenteista sivulla ”{ $page }”.
mail-link-confirm-follow = Kyllä, haluan viestejä uusista kommenteista
mail-confirm-follow-else = Muuten sinun ei tarvitse tehdä mitään: viestejä ei tule.
mail-unproven-lead = Sivulle ”{ $page }” tuli sähköpostilla kommentti sinun osoitteellasi, eikä mikään todista sitä sinun kirjoittamaksesi. Jos kirjoitit sen, vahvista se:
mail-link-submit = Lue ja vahvista se
mail-unproven-else = Muuten sinun ei tarvitse tehdä mitään: kukaan ei näe kommenttia.
mail-received-held = Kommenttisi näkyy, kun se on hyväksytty:
mail-answered-by-mail = Jos haluat vastata, vastaa tähän viestiin: mitä kirjoitat rivin yläpuolelle, siitä tulee kommentti.
mail-answered-on-page = Jos haluat vastata, avaa sivu. Kukaan ei lue vastausta tähän viestiin.
mail-published-lead = Kommenttisi on julkaistu:
mail-link-comment = Lue se sivulla
mail-unsubscribe-why = Saat tämän, koska pyysit viestejä vastauksista kommenttiisi.
mail-followed-rest = Tästä viestistä puuttuu: { $count }. Kaikki kommentit ovat sivuilla.
mail-followed-why = Saat tämän, koska pyysit viestejä uusista kommenteista.
mail-link-unsubscribe = Lopeta nämä viestit
mail-done-approved = Tehty: kommentti on julkaistu.
mail-done-rejected = Tehty: kommentti on hylätty. Kukaan ei näe sitä.
mail-done-spam = Tehty: kommentti on merkitty roskaksi. Kukaan ei näe sitä.
mail-done-deleted = Tehty: kommentti on poistettu.
mail-done-blocked = Tehty: kommentti on merkitty roskaksi, eikä tältä kirjoittajalta oteta enempää vastaan.
mail-done-edited = Tehty: kommentti on julkaistu sinun tekstilläsi.
mail-done-asked = Tehty: kirjoittaja saa viestin, joka kysyy, saako sen julkaista.
mail-done-replied = Tehty: vastauksesi menee kirjoittajalle sähköpostilla. Kukaan muu ei näe sitä.
mail-undone-held = Kumottu: kommentti odottaa sinua taas.
mail-undone-published = Kumottu: kommentti on taas julkaistu.
mail-undone-refused = Kumottu: kommentti on taas hylätty. Kukaan ei näe sitä.
mail-undone-spam = Kumottu: kommentti on taas merkitty roskaksi. Kukaan ei näe sitä.
mail-undone-deleted = Kumottu: kommentti on taas poistettu.
mail-undone-private = Kumottu: se on taas vain sinulle.
mail-standing-held = odottava
mail-standing-published = julkaistu
mail-standing-refused = hylätty
mail-standing-spam = roskaa
mail-standing-deleted = poistettu
mail-standing-private = vain sinulle
mail-before-same = Näin se jo oli: { $who } oli päättänyt samoin { $when }.
mail-before-other = Tämä muuttaa aiempaa päätöstä: ennen se oli { $standing }, päätöksen teki { $who } { $when }.
mail-reply-published = Tämä on julkaistu vastauksenasi:
mail-reply-private = Tämä menee kirjoittajalle sähköpostilla:
mail-reply-left-out = Tätä ei julkaistu, koska vain julkaistulla kommentilla voi olla vastaus:
mail-cut = Tämä jäi pois vastauksestasi allekirjoituksena, lopetuksena tai vanhempana viestinä:
mail-attached = Jätetty pois, koska kommentit ovat pelkkää tekstiä: { $words }
mail-link-put-back = Palauta nämä sanat
mail-link-send-rest = Lähetä myös nämä sanat
mail-text-now = Kommentissa lukee nyt:
mail-undo-how = Kumoa se vastaamalla sanalla:
mail-decide-anew = Jos haluat päättää toisin, vastaa jollakin näistä sanoista ensimmäisellä rivillä:
mail-why-unknown = Mitään ei tapahtunut: vastauksesi ensimmäinen rivi, ”{ $line }”, ei ole mikään sanoista, joilla päätetään.
mail-why-taken-back = Mitään ei tapahtunut: kirjoitit sanan alle ”{ $line }”, ja se voi tarkoittaa, ettet halua julkaista kommenttia. Jos haluat, vastaa pelkällä sanalla.
mail-why-unclear = Mitään ei tapahtunut: Afterword ei erottanut sanojasi lainatuista. Kirjoita sana yhtäsuuruusmerkkirivin yläpuolelle ja jätä se rivi ennalleen.
mail-why-number = Mitään ei tapahtunut: viestissä ei ole kommenttia numero { $count }.
mail-why-twice = Mitään ei tapahtunut: numero { $count } esiintyy kahdesti, eri sanojen tai tekstien kanssa.
mail-why-line = Mitään ei tapahtunut: riviä ”{ $line }” ei ymmärretty. Jokainen numero tarvitsee yhden sanoista, joilla päätetään, eikä mitään muuta.
mail-why-text = Mitään ei tapahtunut: ei ole selvää, mihin kommenttiin teksti ”{ $line }” kuuluu. Teksti kuuluu sellaisen rivin alle, jossa on yksi numero ja julkaiseva sana.
mail-why-empty = Mitään ei tapahtunut: viestissäsi ei ollut mitään lainatun tekstin yläpuolella.
mail-why-outdated = Mitään ei tapahtunut: kommentti muuttui sen viestin jälkeen, johon vastasit. Katso, millainen se nyt on, ja vastaa uusimpaan viestiin siitä.
mail-why-gone = Mitään ei tapahtunut: kommenttia ei enää ole.
mail-why-expired = Mitään ei tapahtunut: viesti, johon vastasit, on liian vanha päättämiseen. Voit päättää vastaamalla tähän viestiin.
mail-why-unverified = Mitään ei tapahtunut: nimissäsi tuli viesti, eikä mikään osoittanut, että kirjoitit sen. Jos se olit sinä, postipalvelimesi ei allekirjoita viestejään (DKIM), tai allekirjoitus rikkoutui matkalla.
mail-why-refused = Mitään ei tapahtunut: { $words }
mail-explanation-words = Päätä kirjoittamalla jokin näistä sanoista yksin ensimmäiselle riville:
mail-explain-how = Palvelimella `afterword mail explain FILE` kertoo tallennetusta viestistä, mikä tarkistus pysäytti sen.
mail-address-hint = Jos haluat vastata myös toisesta osoitteesta, pyydä lisäämään se palvelimella: `afterword mail addresses add { $who } OSOITE`
mail-refused-closed = Vastauksestasi ei voinut tulla kommenttia: kirjoitusta ei voi enää kommentoida.
mail-refused-gone = Vastauksestasi ei voinut tulla kommenttia: kommenttia, johon vastasit, ei enää ole.
mail-refused-empty = Vastauksestasi ei voinut tulla kommenttia: lainatun viestin yläpuolella ei ollut tekstiä.
mail-refused-expired = Vastauksestasi ei voinut tulla kommenttia: osoite, johon kirjoitit, ei enää toimi. Kirjoituksen sivulla on uusi.
mail-refused-long = Vastauksestasi ei voinut tulla kommenttia: se on liian pitkä. Siinä saa olla enintään { $most } merkkiä. Vastaa uudelleen lyhyemmin.
mail-refused-links = Vastauksestasi ei voinut tulla kommenttia: siinä on liikaa linkkejä. Niitä saa olla enintään { $most }. Vastaa uudelleen vähemmillä linkeillä.
mail-refused-other = Vastauksestasi ei voinut tulla kommenttia: { $words }
mail-problem-unproven = Mikään ei osoittanut, että kirjoitit sen: postipalvelimesi ei allekirjoita viestejään (DKIM).
mail-problem-too-old = Viesti, johon vastasit, on liian vanha.
mail-problem-other-address = Vastaus tuli toisesta osoitteesta. Vastaa osoitteesta { $who }.
mail-problem-too-early = Vastauksessa ei ole päiväystä, tai se on varhaisempi kuin viesti, johon se vastaa. Tarkista laitteesi kello ja vastaa uudelleen.
mail-problem-too-large = Vastaus on liian suuri: siitä voidaan lukea enintään { $most }{"\u00A0"}Mt liitteitä ja 1{"\u00A0"}000 riviä tekstiä. Vastaa uudelleen suppeammin.
mail-problem-unknown-parent = Kommenttia, johon vastasit, ei enää ole.
mail-problem-parent-on-other-page = Kommentti, johon vastasit, kuuluu toiseen kirjoitukseen.
mail-problem-not-of-site = Sivu ei ole sivuston sivukartassa.
mail-problem-not-possible = Kommentin nykyisessä tilassa se ei ole mahdollista.
mail-problem-changed-meanwhile = Kommentti on muuttunut tai poistettu tällä välin.
mail-refused-text = Ettei mitään häviäisi, tässä on kirjoittamasi teksti:
mail-sign-in-lead = Joku, toivottavasti sinä, haluaa kirjautua Afterwordiin sivustolla { $site } tällä osoitteella.
mail-link-sign-in = Kirjaudu sisään
mail-sign-in-once = Linkki toimii kerran, 15 minuutin ajan. Se, jolla se on, voi kirjautua sinuna, joten älä lähetä viestiä eteenpäin.
mail-sign-in-else = Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: ilman linkkiä kukaan ei voi kirjautua.
mail-address-lead = { $who } haluaa päättää kommenteista sivustolla { $site } myös tästä osoitteesta lähetetyillä viesteillä.
mail-link-address = Kyllä, vastaukseni pätevät
mail-address-else = Jos et ole { $who }, sinun ei tarvitse tehdä mitään. Tähän osoitteeseen ei tule muita viestejä.
mail-damage-lead = Afterwordin tietokannan säännöllisessä tarkistuksessa sivustolla { $site } löytyi vaurioita:
mail-damage-now = Toimi pian: säilytä nykyiset varmuuskopiot, tarkista, onko levy hajoamassa, ja palauta uusin ehjä varmuuskopio. Palvelimella `afterword doctor` kertoo lisää.
mail-test-lead = Tämä on testiviesti. Se osoittaa, että Afterword pystyy lähettämään sähköpostia ja että viestit tulevat perille tähän osoitteeseen.
mail-test-id = Sen tunnus on { $id }.
mail-standing-held-title = Odottaa
mail-standing-published-title = Julkaistu
mail-standing-refused-title = Hylätty
mail-standing-spam-title = Roskaa
mail-standing-deleted-title = Poistettu
mail-standing-private-title = Vain sinulle
