# Všechny texty serveru, které někdo čte, česky. Co znamenají a kde stojí, říká en.ftl.
# Čtenářům i správcům se vyká; místo tvarů s rodem („napsal jste“) stojí neosobní obraty.

## Data, stáří a čísla

date-day = { $day }. { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day }. { $month }
date-month-1 = ledna
date-month-2 = února
date-month-3 = března
date-month-4 = dubna
date-month-5 = května
date-month-6 = června
date-month-7 = července
date-month-8 = srpna
date-month-9 = září
date-month-10 = října
date-month-11 = listopadu
date-month-12 = prosince
date-short-month-1 = 1.
date-short-month-2 = 2.
date-short-month-3 = 3.
date-short-month-4 = 4.
date-short-month-5 = 5.
date-short-month-6 = 6.
date-short-month-7 = 7.
date-short-month-8 = 8.
date-short-month-9 = 9.
date-short-month-10 = 10.
date-short-month-11 = 11.
date-short-month-12 = 12.
age-now = teď
age-minutes = { $count } min
age-hours = { $count } h
age-days = { $count } d
number-thousands = {"\u00A0"}
size-megabytes = { $size } MB
size-kilobytes = { $size } kB
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Stránky bez JavaScriptu

page-about = Komentáře k článku
page-back = Zpět na článek
page-count =
    { $count ->
        [0] Zatím žádné komentáře
        [one] { $count } komentář
        [few] { $count } komentáře
       *[other] { $count } komentářů
    }
page-order = Řazení
page-oldest = Od nejstarších
page-newest = Od nejnovějších
page-top = Od nejlepších
page-more = Další komentáře
page-beginning = Od začátku
page-owner = provozuje blog
page-verified = ověřeno
page-pinned = připnuto
page-edited = upraveno
page-removed = Tento komentář byl odstraněn.
page-reply = Odpovědět
page-reply-to = Odpovědět uživateli { $name }
page-in-reply-to = odpověď uživateli { $name }
page-in-reply-to-removed = odpověď na odstraněný komentář
page-write = Napsat komentář
page-text = Komentář
page-markdown = **tučně**, *kurzíva*, > citace, `kód`
page-name = Jméno
page-email = E-mail (nepovinný)
page-email-hint = Vidí ho jen ten, kdo tento blog provozuje. Nikdy se nezobrazuje ani nepředává dál.
page-email-hint-picture = Vidí ho jen ten, kdo tento blog provozuje. Služba { $service } dostane jeho hash, kvůli vašemu obrázku.
page-notify = Poslat mi e-mail, když někdo odpoví
page-notify-hint = Nejdřív přijde e-mail s žádostí o potvrzení adresy. V každém dalším je odkaz, kterým se dají odhlásit.
page-follow = Posílat mi e-maily o nových komentářích zde
page-follow-off = Žádné e-maily
page-follow-at-once = Hned
page-follow-daily = Jednou denně
page-private = Jen pro toho, kdo tento blog provozuje
page-private-hint = Nikdo jiný to nevidí. Odpověď přijde e-mailem, pokud uvedete svou adresu.
page-private-held = Váš vzkaz vidí jen ten, kdo tento blog provozuje.
page-private-reply = Odpovědi jsou veřejné. Zrušte zaškrtnutí, nebo napište přímo pod článek.
page-private-offer = Nabídnout ke zveřejnění
page-website = Web (nepovinný)
page-leave-empty = Toto pole nechte prázdné
page-held-hint = Komentáře se objeví po schválení.
page-send = Odeslat
page-preview = Náhled
page-no-reply = Raději komentovat článek
page-held = Čeká na schválení. Jakmile bude komentář schválen, objeví se tady.
page-published = Váš komentář je zveřejněný.
page-closed = Komentáře jsou uzavřené.
page-parent-gone = Komentář, na který odpovídáte, už neexistuje.
page-error = Chyba
page-refused = Komentář nebyl odeslán
page-kept = Váš text, připravený ke zkopírování
page-to-thread = Otevřít komentáře k článku
page-feed = Sledovat tyto komentáře přes RSS
page-report = Nahlásit
page-report-of = Nahlásit komentář uživatele { $name }
report-title = Nahlásit tento komentář
report-what = Rozhodne o něm ten, kdo tento blog provozuje. Do té doby komentář zůstane.
report-reason = Co je na něm špatně?
report-reason-illegal = Je nezákonný
report-reason-privacy = Zveřejňuje osobní údaje
report-reason-abuse = Uráží nebo vyhrožuje
report-reason-spam = Je to spam
report-reason-mine = Je můj a chci ho odstranit
report-reason-other = Něco jiného
report-text = Vlastními slovy
report-text-hint = Nutné, pokud je nezákonný nebo jde o něco jiného: napište, co je špatně a proč. Přečte si to jen ten, kdo tento blog provozuje.
report-email-hint = Pokud chcete vědět, jak to dopadlo. Jakmile padne rozhodnutí, přijde jeden e-mail.
report-good-faith = Odesláním prohlašujete, že to, co píšete, je podle vašeho nejlepšího vědomí pravda.
report-send = Odeslat nahlášení
report-thanks = Děkujeme
report-done = Vaše nahlášení dorazilo. Rozhodne o něm ten, kdo tento blog provozuje.
report-done-mail = Jakmile padne rozhodnutí, přijde vám e-mail.
report-problem-comment-refused = Nahlášení nebylo přijato: formulář byl vyplněn příliš rychle, je příliš starý, nebo vypadá, že ho vyplnil program. Odešlete ho znovu; pokud to nepomůže, napište provozovateli webu.
report-problem-invalid-parameter = Vyberte, co je na komentáři špatně.
report-problem-unknown-comment = Tento komentář už neexistuje.
follow-title = Sledovat tuto diskusi e-mailem
follow-what = Dostanete e-mail o nových komentářích na této stránce. Je-li tu vaše adresa nová, nejdřív přijde e-mail, kterým ji potvrdíte. V každém dalším je odkaz, který e-maily ukončí.
follow-send = Sledovat
follow-done = Pokud adresa ještě není potvrzená, přijde e-mail s odkazem, který ji potvrdí. Potom se dozvíte o nových komentářích zde.
follow-problem-comment-refused = Formulář byl vyplněn příliš rychle, je příliš starý, nebo vypadá, že ho vyplnil program. Odešlete ho znovu; pokud to nepomůže, napište provozovateli webu.
by-mail-title = Komentovat e-mailem
by-mail-what = Napište na tuto adresu: váš e-mail se stane komentářem na této stránce. Vaše jméno se zobrazí tak, jak je posílá váš poštovní program, vaše adresa ne. Přílohy se vynechají.
by-mail-asked = Pokud nic nedokazuje, že je e-mail od vás, přijde vám jiný, kterým to potvrdíte.
by-mail-until = Adresa platí do { $day }.
page-on = k článku

## Co se nepovedlo: na stránkách pro čtenáře

problem-invalid-page = Z adresy není jasné, o který článek jde.
problem-unknown-site = Na tomto serveru takový blog není.
problem-name-reserved = Toto jméno je vyhrazené provozovateli blogu. Podepište se jinak.
problem-unknown-parent = Komentář, na který odpovídáte, už neexistuje. Odešlete svůj znovu: objeví se samostatně.
problem-parent-on-other-page = Komentář, na který odpovídáte, patří k jinému článku. Odešlete svůj znovu: objeví se samostatně.
problem-invalid-parent = Komentář, na který odpovídáte, neexistuje. Odešlete svůj znovu: objeví se samostatně.
problem-invalid-key = Formulář nebyl úplný. Odešlete ho prosím znovu.
problem-origin-null = Prohlížeč neuvedl, z jaké stránky komentář přichází, a proto nebyl přijat. Zkopírujte text a odešlete ho ze stránky s komentáři.
problem-origin-not-allowed = Ze stránky, na které komentář vznikl, tento blog komentáře nepřijímá. Zkopírujte text a odešlete ho ze stránky s komentáři.
problem-body-too-large = Komentář je na odeslání příliš dlouhý. Vraťte se v prohlížeči o krok zpět: text by tam měl stále být. Zkraťte ho a odešlete znovu.
problem-notify-without-email = Napište adresu, na kterou mají e-maily chodit, nebo zrušte zaškrtnutí.
problem-follow-without-email = Napište adresu, na kterou mají e-maily chodit, nebo zvolte žádné e-maily.
problem-needs-consent = Toto je napsáno jen vám. Nejdřív se zeptejte: zveřejní se, jakmile autor souhlasí.
problem-nobody-to-ask = Autorovi nelze poslat e-mail, takže se ho nelze zeptat ani mu odpovědět.
problem-too-many-followers = Tuto diskusi už sleduje nejvyšší možný počet čtenářů. Nové komentáře ukazuje i kanál RSS.
problem-invalid-name = Jméno obsahuje řídicí znaky.
problem-name-empty = Chybí jméno.
problem-text-empty = Chybí text komentáře.
problem-text-invisible = V textu není nic vidět.
problem-name-too-long = Jméno je příliš dlouhé (znaků: { $length }, povoleno nejvýše { $max }).
problem-invalid-email = Tohle není e-mailová adresa. Nechte pole prázdné, nebo napište adresu jako ann@example.org.
problem-invalid-website = Tohle není webová adresa. Nechte pole prázdné, nebo napište adresu jako https://example.org.
problem-invalid-text = Text obsahuje řídicí znaky.
problem-text-too-long = Text je příliš dlouhý (znaků: { $length }, povoleno nejvýše { $max }).
problem-too-many-links = V textu je příliš mnoho odkazů ({ $length }, povoleno nejvýše { $max }).
problem-comment-refused = Tento komentář zde nelze přijmout: vypadá jako spam. Pokud spam není, napište provozovateli webu.
problem-too-many-comments = Z vaší sítě toho za krátkou dobu přišlo příliš mnoho. Nic se neztratilo: zkuste to znovu za { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
problem-page-closed-by-owner = Komentáře na této stránce byly uzavřeny. Nové se už nepřijímají.
problem-page-closed-by-age = Tato stránka je na nové komentáře příliš stará.
problem-unknown-comment = Takový komentář neexistuje.
problem-comment-deleted = Tento komentář už neexistuje.
problem-missing-field = Z adresy není jasné, o který článek jde.
problem-store-busy = Server je vytížený. Nic se neuložilo. Zkuste to za chvíli znovu.
problem-store-read-only = Server teď může data jen číst. Nic se neuložilo. Zkuste to později znovu.
problem-store-full = Na serveru už není místo. Nic se neuložilo. Zkuste to později znovu.
problem-store-unavailable = Server se nemůže dostat ke svým datům. Nic se neuložilo. Zkuste to později znovu.
problem-not-of-site = V mapě webu tato stránka není. Pokud je článek nový, zkuste to za několik minut znovu.
problem-webmention-source = `source` musí být adresa jiné webové stránky, s http nebo https.
problem-webmention-target = `target` musí být adresa stránky, která přijímá webmentions.
problem-not-found = Na této adrese nic není.
problem-method-not-allowed = Tato adresa takový požadavek nepřijímá.
problem-internal = Na serveru nastala chyba.
problem-unknown-field = Pole `{ $field }` tu není.
problem-incomplete-body = Požadavek skončil dřív, než byl úplný. Odešlete ho znovu.
problem-invalid-encoding = Pole `{ $field }` není v UTF-8.
problem-field-name-not-utf8 = Název některého pole není v UTF-8.
problem-form-needed = Sem lze odeslat jen formulář HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Bylo vyplněno skryté pole. Nechte ho prázdné a odešlete komentář znovu.

## Co se nepovedlo: na stránce po vlastním formuláři blogu pro Stacosys

form-problem-missing-field = Chybí pole `{ $field }`.
form-problem-invalid-page = V poli `url` není cesta ke stránce. Cesta začíná /, například /posts/hello/.

## Co se nepovedlo: několika slovy

title-invalid-cursor = Neplatný kurzor
title-incomplete-body = Tělo požadavku není úplné
title-invalid-encoding = Text není v UTF-8
title-invalid-header = Hlavičku nelze přečíst
title-invalid-id = Neplatný identifikátor
title-invalid-json = Neplatný JSON
title-invalid-page = Neplatná stránka
title-invalid-parameter = Parametr nelze přečíst
title-invalid-request = Neplatný požadavek
title-missing-field = Chybí pole
title-too-many-decisions = Příliš mnoho rozhodnutí
title-too-many-pages = Příliš mnoho stránek
title-unknown-field = Neznámé pole
title-wrong-type = Nesprávný typ
title-api-token-invalid = Token není platný
title-api-token-missing = Je potřeba token
title-edit-token-missing = Chybí token pro úpravy
title-sign-in-needed = Je nutné se přihlásit
title-comment-refused = Komentář nebyl přijat
title-edit-window-over = Na změny je pozdě
title-foreign-form = Formulář pochází odjinud
title-form-outdated = Formulář je příliš starý
title-origin-not-allowed = Tento původ k webu nepatří
title-origin-null = Prohlížeč skrývá, odkud to přichází
title-page-closed = Stránka je uzavřená
title-scope-missing = Token k tomu nemá oprávnění
title-wrong-edit-token = Tento komentář není váš
title-wrong-password = Nesprávné heslo
title-not-found = Nenalezeno
title-unknown-batch = Taková skupina neexistuje
title-unknown-block = Taková blokace neexistuje
title-unknown-comment = Takový komentář neexistuje
title-comment-deleted = Tento komentář už neexistuje
title-unknown-link = Tento odkaz nikam nevede
title-unknown-page = Taková stránka neexistuje
title-unknown-parent = Komentář, na který se odpovídá, neexistuje
title-unknown-site = Takový web neexistuje
title-unknown-token = Takový token neexistuje
title-method-not-allowed = Metoda není povolena
title-request-timeout = Požadavek přicházel příliš pomalu
title-changed-meanwhile = Mezitím se něco změnilo
title-not-possible = To teď nejde
title-parent-on-other-page = Komentář, na který se odpovídá, je na jiné stránce
title-path-taken = Cesta patří jiné stránce
title-site-exists = Klíč patří jinému webu
title-token-exists = Název patří jinému tokenu
title-link-expired = Tento odkaz je příliš starý
title-precondition-failed = Mezitím se něco změnilo
title-body-too-large = Požadavek je příliš velký
title-uri-too-long = Adresa je příliš dlouhá
title-unsupported-encoding = Obsah je komprimovaný
title-unsupported-media-type = Neznámý druh obsahu
title-idempotency-key-reused = Klíč přišel s jiným požadavkem
title-invalid-address = Neplatná IP adresa
title-invalid-email = Neplatná e-mailová adresa
title-invalid-host = Neplatný hostitel
title-invalid-key = Neplatný klíč
title-invalid-known = Neplatný důkaz
title-invalid-name = Neplatné jméno
title-invalid-origin = Neplatný původ
title-invalid-password = Neplatné heslo
title-invalid-setting = Neplatné nastavení
title-invalid-site-key = Neplatný klíč webu
title-invalid-text = Neplatný text
title-invalid-title = Neplatný titulek
title-invalid-website = Neplatná adresa webu
title-name-reserved = Jméno je vyhrazené
title-name-too-long = Jméno je příliš dlouhé
title-text-too-long = Text je příliš dlouhý
title-too-many-links = Příliš mnoho odkazů
title-too-many-followers = Příliš mnoho sledujících
title-mail-unsigned = Požadavek není podepsaný
title-mail-signature-wrong = Podpis nebyl přijat
title-mail-not-raw = Chybí zpráva v původní podobě
title-mail-not-ours = Tato zpráva není pro Afterword
title-unknown-action = Neznámá akce
title-unknown-mark = Neznámý druh blokace
title-unknown-reaction = Neznámá reakce
title-unknown-scope = Neznámé oprávnění
title-https-required = Použijte https
title-too-many-comments = Příliš mnoho komentářů
title-too-many-connections = Příliš mnoho spojení
title-too-many-mails = Příliš mnoho e-mailů
title-too-many-passwords = Příliš mnoho nesprávných hesel
title-too-many-reactions = Příliš mnoho reakcí
title-headers-too-large = Hlavičky jsou příliš velké
title-internal = Něco se nepovedlo
title-mail-later = Zprávu teď nelze zpracovat
title-mail-off = Pošta je vypnutá
title-store-busy = Server je vytížený
title-store-read-only = Server nemůže zapisovat
title-store-unavailable = Server se nemůže dostat ke svým datům
title-stopping = Server se vypíná
title-timeout = Odpověď trvala příliš dlouho
title-store-full = Na serveru není místo

## Stránky za odkazy v e-mailech

link-comment-on = Komentář k článku
link-approve-question = Schválit tento komentář?
link-approve-button = Schválit
link-reject-question = Zamítnout tento komentář?
link-reject-button = Zamítnout
link-spam-question = Je tento komentář spam?
link-spam-button = Spam
link-delete-question = Smazat tento komentář?
link-delete-button = Smazat
link-block-question = Zablokovat autora tohoto komentáře?
link-block-button = Zablokovat autora
link-block-hint = Blokace: komentář se zařadí do spamu a s ním všechno, co odteď přijde z autorovy adresy nebo sítě.
link-undo = Vrátit zpět
link-decide = Vaše rozhodnutí
link-otherwise = Změnit rozhodnutí
link-is-pending = Tento komentář čeká na rozhodnutí
link-is-approved = Tento komentář je schválený
link-is-rejected = Tento komentář je zamítnutý
link-is-spam = Tento komentář je označený jako spam
link-is-deleted = Tento komentář je smazaný
link-erased = Autor tento komentář smazal
link-outdated = Tento komentář se změnil
link-outdated-hint = Má teď jiný text než ve vašem e-mailu, takže tady o něm rozhodnout nejde. Nový e-mail je na cestě: rozhodněte v něm.
link-decided-by = Rozhodnutí: { $name }
link-undone-by = Vráceno zpět: { $name }
link-reasons = Proč byl pozdržen
link-reply = Veřejně odpovědět (nepovinné)
link-reply-hint = Po schválení se objeví pod komentářem s podpisem { $name }. **tučně**, *kurzíva*, > citace, `kód`
link-answer = Zveřejnit odpověď
link-answered = Vaše odpověď je zveřejněná pod komentářem.
link-to-comment = Zobrazit na stránce
link-confirm = Potvrďte svou adresu
link-confirm-what = Na { $address } budou chodit e-maily o komentářích na webu { $site }.
link-confirm-button = Potvrdit
link-confirm-hint = Nebylo to na vaši žádost? Pak nedělejte nic: bez potvrzení žádné e-maily nepřijdou.
link-confirmed = Vaše adresa je potvrzená
link-confirmed-what = Na { $address } chodí e-maily o komentářích na webu { $site }. V každém e-mailu je odkaz, kterým se dají odhlásit.
link-address-what = E-mailové odpovědi z { $address } budou platit jako odpovědi od { $moderator }.
link-address-hint = Nebylo to na vaši žádost? Pak nedělejte nic: bez vašeho potvrzení se nic nezmění.
link-address-done = E-mailové odpovědi z { $address } odteď platí jako odpovědi od { $moderator }.
link-publish = Souhlasíte se zveřejněním svého vzkazu?
link-publish-what = Byl určen jen tomu, kdo provozuje { $site }. Po zveřejnění si ho může přečíst každý, se jménem { $name } a s odpověďmi na něj.
link-submit = Je tento komentář od vás?
link-submit-what = Přišel e-mailem z vaší adresy, pro { $page }. Jakmile ho potvrdíte, rozhodne se o něm jako o každém jiném komentáři.
link-submit-button = Ano, je můj
link-submit-hint = Není od vás? Pak nedělejte nic: bez vašeho potvrzení ho nikdo neuvidí.
link-put-back = Zveřejnit odpověď s těmito slovy?
link-put-back-done = Odpověď je zveřejněna s těmito slovy
link-put-back-late = Odpověď byla mezitím změněna nebo odstraněna, takže tato slova nelze vrátit
link-put-back-comment = Zveřejnit komentář s těmito slovy?
link-put-back-comment-done = Komentář je zveřejněn s těmito slovy
link-put-back-comment-late = Komentář byl mezitím změněn nebo odstraněn, takže tato slova nelze vrátit
link-send-rest = Poslat autorovi i tato slova?
link-send-rest-done = Tato slova jdou autorovi e-mailem
link-stop = Které e-maily mají přestat chodit?
link-stop-what = Na { $address } chodí e-maily o komentářích na webu { $site }.
link-stop-one = Jen e-maily o tomto komentáři
link-stop-one-hint = Už žádné e-maily o odpovědích na váš komentář k „{ $page }“. Ostatní budou chodit dál.
link-stop-thread = Jen e-maily o této diskusi
link-stop-thread-hint = Už žádné e-maily o nových komentářích k „{ $page }“. Ostatní budou chodit dál.
link-stop-threads = Jen e-maily o sledovaných diskusích
link-stop-threads-hint = Už žádné e-maily o nových komentářích ve sledovaných diskusích na { $site }. E-maily o odpovědích na vaše komentáře budou chodit dál.
link-stop-all = Všechny e-maily
link-stop-all-hint = Už vůbec žádné e-maily z webu { $site }.
link-stopped = E-maily už chodit nebudou
link-stopped-one = E-maily o odpovědích na váš komentář k „{ $page }“ už chodit nebudou.
link-stopped-thread = E-maily o nových komentářích k „{ $page }“ už chodit nebudou.
link-stopped-threads = E-maily o diskusích na { $site } už chodit nebudou.
link-stopped-that = E-maily o odpovědích na tento komentář už chodit nebudou.
link-stopped-all = Na { $address } už e-maily z webu { $site } chodit nebudou.
link-stopped-gone = Vaše adresa tu není uložená.
link-no-link = Tento odkaz nikam nevede

## Co se nepovedlo: na stránkách za odkazy v e-mailech

link-problem-unknown-link = Odkaz není úplný, nebo vypršel. Zkopírujte ho z e-mailu znovu. Pokud je tam rozdělený na dva řádky, spojte je.
link-problem-link-expired = Odkaz je příliš starý. To, k čemu byl, už je možná hotové. Novější e-maily mají odkazy, které fungují.
link-problem-missing-field = Nic nebylo vybráno, takže se nic nezměnilo. Otevřete znovu odkaz z e-mailu a stiskněte jedno z tlačítek.
link-problem-unknown-action = O tom se tady rozhodnout nedá. Vyberte jedno z tlačítek.
link-problem-not-possible = V současném stavu komentáře to nejde.
link-problem-changed-meanwhile = Mezitím někdo rozhodl jinak, takže se nic nezměnilo. Takhle komentář vypadá teď.

## Konzole: rám, fronta a komentář

console-frame-skip = Přejít na obsah
console-frame-navigation = Konzole
console-frame-queue = Fronta
console-frame-comments = Komentáře
console-frame-pages = Stránky
console-frame-blocks = Blokace
console-frame-statistics = Statistiky
console-frame-sites = Weby
console-frame-tokens = Tokeny
console-frame-outbox = Odchozí pošta
console-frame-account = Účet
console-frame-menu = Nabídka
console-frame-signed-in = Přihlášený účet: { $name }
console-frame-sign-out = Odhlásit se
console-keys-title = Klávesové zkratky
console-keys-next = Další komentář
console-keys-previous = Předchozí komentář
console-keys-tick = Vybrat a rozhodnout o několika najednou
console-keys-open = Otevřít komentář na samostatné stránce
console-keys-undo = Vrátit zpět
console-keys-help = Zobrazit tyto zkratky
console-keys-note = Při psaní jsou zkratky vypnuté.
console-keys-close = Zavřít
console-list-label = Seznam komentářů
console-list-by-status = Komentáře podle stavu
console-list-all = Vše
console-list-site = Web
console-list-all-sites = Všechny weby
console-list-search = Hledat
console-list-find = Najít
console-list-on-page = K článku „{ $page }“
console-list-by-author = Z adresy nebo sítě, odkud píše { $name }
console-list-without = Zrušit tento filtr
console-list-choose = Vybrat komentář ({ $name })
console-list-choose-all = Vybrat všechny na této stránce
console-list-chosen = Pro vybrané
console-list-older = Starší
console-list-newest = Nejnovější
console-list-to-comment = Přejít na komentář
console-list-nothing-waits = Nic nečeká.
console-list-nothing-waits-hint = Nové komentáře přicházejí nejdřív sem. Užijte si klid.
console-list-in-spam =
    { $count ->
       *[other] ({ $count } ve spamu)
    }
console-list-nothing-here = Žádné komentáře tu nejsou.
console-list-nothing-found = „{ $words }“ není v žádném komentáři.
console-list-see-all = Zobrazit všechny komentáře
console-list-erased = Smazáno autorem
console-list-reported = Nahlášeno
console-comment-label = Komentář
console-comment-to-list = Seznam
console-comment-on = k článku
console-comment-see-page = Otevřít stránku na blogu
console-comment-edited = upraveno
console-comment-pinned = Připnuto
console-comment-answers = Odpověď uživateli { $name }
console-comment-answers-gone = Odpověď na komentář, který už není
console-comment-replies =
    { $count ->
        [one] { $count } odpověď
        [few] { $count } odpovědi
       *[other] { $count } odpovědí
    }
console-comment-more-replies =
    { $count ->
       *[other] a ještě { $count }
    }
console-comment-reasons = Proč čeká
console-comment-reported = Nahlásili ho čtenáři
console-comment-reasons-then = Proč byl pozdržen
console-comment-points = Bodů celkem: { $points }
console-comment-author = Z této adresy nebo sítě
console-comment-first = První komentář
console-comment-published =
    { $count ->
        [one] { $count } zveřejněný
        [few] { $count } zveřejněné
       *[other] { $count } zveřejněných
    }
console-comment-waiting =
    { $count ->
        [one] { $count } čekající
        [few] { $count } čekající
       *[other] { $count } čekajících
    }
console-comment-rejected =
    { $count ->
        [one] { $count } zamítnutý
        [few] { $count } zamítnuté
       *[other] { $count } zamítnutých
    }
console-comment-spam =
    { $count ->
       *[other] { $count } ve spamu
    }
console-comment-since = od { $date }
console-comment-by-author = Vše z této adresy nebo sítě
console-comment-erased = Autor tento komentář smazal. Už o něm nelze rozhodovat.
console-comment-decide = Vaše rozhodnutí
console-comment-reply = Odpovědět
console-comment-reply-hint = Objeví se pod komentářem s podpisem { $name }. **tučně**, *kurzíva*, > citace, `kód`
console-comment-reply-approves = Schválit a odpovědět
console-comment-reply-send = Zveřejnit odpověď
console-comment-edit = Upravit
console-comment-edit-text = Komentář v Markdownu
console-comment-edit-hint = Čtenáři uvidí, že byl upraven.
console-comment-edit-send = Uložit
console-comment-block = Zablokovat autora
console-comment-block-hint = Tento komentář se zařadí do spamu a s ním všechno od vybraného jména, adresy nebo sítě.
console-comment-block-name = Jméno
console-comment-block-email = E-mailová adresa
console-comment-block-network = Síť
console-comment-block-send = Označit jako spam a zablokovat
console-comment-audit = Historie rozhodnutí
console-comment-when = Kdy
console-comment-who = Kdo
console-comment-what = Co
console-comment-interface = Způsob
console-comment-change = Před a po
console-comment-undone = vráceno zpět
console-comment-no-decision = Zatím nikdo nerozhodl.
console-status-pending = Čeká
console-status-approved = Zveřejněno
console-status-rejected = Zamítnuto
console-status-spam = Spam
console-status-deleted = Smazáno
console-status-private = Jen pro vás
console-comment-private = Jen pro vás: nikdo jiný to nevidí. Vaše odpověď půjde autorovi e-mailem a zůstane mezi vámi.
console-comment-private-no-answer = Jen pro vás: nikdo jiný to nevidí. Autorovi nelze poslat e-mail, takže mu nemůžete odpovědět.
console-action-approve-button = Schválit
console-action-approve-past = schváleno
console-action-approve-done =
    { $count ->
        [one] Schválen { $count } komentář.
        [few] Schváleny { $count } komentáře.
       *[other] Schváleno { $count } komentářů.
    }
console-action-reject-button = Zamítnout
console-action-reject-past = zamítnuto
console-action-reject-done =
    { $count ->
        [one] Zamítnut { $count } komentář.
        [few] Zamítnuty { $count } komentáře.
       *[other] Zamítnuto { $count } komentářů.
    }
console-action-spam-button = Spam
console-action-spam-past = označeno jako spam
console-action-spam-done =
    { $count ->
        [one] Jako spam označen { $count } komentář.
        [few] Jako spam označeny { $count } komentáře.
       *[other] Jako spam označeno { $count } komentářů.
    }
console-action-delete-button = Smazat
console-action-delete-past = smazáno
console-action-delete-done =
    { $count ->
        [one] Smazán { $count } komentář.
        [few] Smazány { $count } komentáře.
       *[other] Smazáno { $count } komentářů.
    }
console-action-restore-button = Obnovit
console-action-restore-past = obnoveno
console-action-restore-done =
    { $count ->
        [one] Obnoven { $count } komentář.
        [few] Obnoveny { $count } komentáře.
       *[other] Obnoveno { $count } komentářů.
    }
console-action-pin-button = Připnout
console-action-pin-past = připnuto
console-action-pin-done =
    { $count ->
        [one] Připnut { $count } komentář.
        [few] Připnuty { $count } komentáře.
       *[other] Připnuto { $count } komentářů.
    }
console-action-unpin-button = Odepnout
console-action-unpin-past = odepnuto
console-action-unpin-done =
    { $count ->
        [one] Odepnut { $count } komentář.
        [few] Odepnuty { $count } komentáře.
       *[other] Odepnuto { $count } komentářů.
    }
console-action-block-button = Zablokovat
console-action-block-past = autor zablokován
console-action-block-done =
    { $count ->
        [one] Autor je zablokovaný a komentář je ve spamu.
        [few] { $count } komentáře označeny jako spam, jejich autoři zablokováni.
       *[other] { $count } komentářů označeno jako spam, jejich autoři zablokováni.
    }
console-action-undo-button = Vrátit zpět
console-action-undo-past = rozhodnutí vráceno zpět
console-action-undo-done =
    { $count ->
        [one] { $count } rozhodnutí vráceno zpět.
        [few] { $count } rozhodnutí vrácena zpět.
       *[other] { $count } rozhodnutí vráceno zpět.
    }
console-action-edit-button = Upravit
console-action-edit-past = upraveno
console-action-edit-done =
    { $count ->
        [one] Komentář má nový text.
        [few] { $count } komentáře mají nový text.
       *[other] { $count } komentářů má nový text.
    }
console-action-ask-button = Požádat o souhlas
console-action-ask-past = požádáno o souhlas se zveřejněním
console-action-ask-done = Dotázaných autorů: { $count }.
console-action-reply-button = Odpovědět e-mailem
console-action-reply-past = odpovězeno e-mailem
console-action-reply-done = Odpovědi e-mailem: { $count }.
console-script-failed = Nepovedlo se to, takže se nic nezměnilo:
console-script-failed-partly = Část se nepodařilo provést:
console-script-offline = Server není dostupný. Nic se nezměnilo; zkuste to prosím znovu.
console-script-session-ended = Vaše přihlášení skončilo. Nic se nezměnilo a napsaný text zůstal zachován.
console-script-sign-in = Přihlásit se znovu
console-interface-console = Konzole
console-interface-mail = E-mail
console-interface-link = Odkaz v e-mailu
console-interface-api = API
console-interface-command-line = Příkazový řádek
console-interface-akismet = Akismet
console-interface-network = Síť

## Konzole: seznamy

console-shared-site = Web
console-shared-all-sites = Všechny weby
console-shared-filter = Co zobrazit
console-shared-show = Zobrazit
console-shared-more = Další
console-shared-beginning = Od začátku
console-shared-parts = Části seznamu
console-shared-done = Uloženo.
console-shared-never = nikdy
console-shared-save = Uložit
console-shared-what = Akce
console-pages-title = Stránky
console-pages-page = Stránka
console-pages-comments = Komentáře
console-pages-first-seen = První komentář
console-pages-state = Stav
console-pages-open = Otevřená
console-pages-closed = Uzavřená
console-pages-closed-by-age = Uzavřená kvůli stáří
console-pages-aliases = Také na
console-pages-search = Hledat
console-pages-search-hint = V titulku nebo cestě.
console-pages-change = Změnit
console-pages-change-this = Změnit: { $page }
console-pages-close = Uzavřít
console-pages-close-what = Čtenáři komentáře dál vidí, ale nové psát nemohou.
console-pages-reopen = Znovu otevřít
console-pages-reopen-what = Čtenáři tu budou moci znovu psát komentáře.
console-pages-by-age-what = Web uzavírá články nějakou dobu po jejich prvním komentáři. Kdy, to říká nastavení webu.
console-pages-retired-what = Web je archivovaný: žádný článek už nepřijímá komentáře.
console-pages-name = Titulek
console-pages-name-what = Zobrazuje se v konzoli, v e-mailech a v kanálech RSS.
console-pages-rename = Uložit titulek
console-pages-move-to = Přesunout na
console-pages-move-what = Pro článek, který má novou cestu. Staré odkazy fungují dál. Pokud už jsou na nové cestě komentáře, obě vlákna se spojí v jedno. To nelze vrátit zpět.
console-pages-move-button = Přesunout
console-pages-moved = Komentáře jsou teď na { $path }.
console-pages-alias = Další cesta
console-pages-alias-what = Další cesta, která vede ke stejným komentářům.
console-pages-alias-button = Přidat cestu
console-pages-none = Zatím žádné stránky.
console-pages-none-hint = Článek se tu objeví s prvním komentářem.
console-pages-none-found = Žádná stránka neodpovídá. Zkuste méně slov nebo všechny weby.
console-blocks-title = Blokace
console-blocks-about = Všechno od těchto odesílatelů jde rovnou do spamu. Dřívější komentáře zůstávají, jak jsou.
console-blocks-who = Kdo
console-blocks-since = Od kdy
console-blocks-by = Kdo zablokoval
console-blocks-name = Jméno
console-blocks-email = E-mailová adresa
console-blocks-network = Síť
console-blocks-host = Hostitel
console-blocks-network-of = síť, ze které přišel komentář ({ $name })
console-blocks-network-given = ručně zadaná síť; uložený je jen její otisk (hash)
console-blocks-comment = komentář
console-blocks-remove = Odblokovat
console-blocks-remove-this = Odblokovat: { $name }
console-blocks-add = Někoho zablokovat
console-blocks-kind = Co zablokovat
console-blocks-value = Hodnota
console-blocks-value-hint = Jméno, například Ann, e-mailová adresa, například ann@example.org, IP adresa, například 203.0.113.7 (zablokuje se celá její síť), nebo hostitel, například example.org (zablokují se i všichni hostitelé pod ním).
console-blocks-add-button = Zablokovat
console-blocks-none = Nikdo není zablokovaný. Autora komentáře můžete zablokovat i tam, kde komentář čtete.
console-statistics-title = Statistiky
console-statistics-span = Období
console-statistics-days = { $days } dní
console-statistics-a-day = za den
console-statistics-a-week = za týden
console-statistics-comments = Komentáře
console-statistics-decisions = Rozhodnutí
console-statistics-share = Podíl spamu
console-statistics-top = Nejkomentovanější stránky
console-statistics-published = Zveřejněno
console-statistics-waiting = Čeká
console-statistics-spam = Spam
console-statistics-refused = Zamítnuto
console-statistics-all = Vše
console-statistics-came-in =
    { $count ->
        [0] Za posledních { $days } dní nepřišel žádný komentář.
        [one] Za posledních { $days } dní přišel { $count } komentář, z toho spam: { $spam }.
        [few] Za posledních { $days } dní přišly { $count } komentáře, z toho spam: { $spam }.
       *[other] Za posledních { $days } dní přišlo { $count } komentářů, z toho spam: { $spam }.
    }
console-statistics-decided =
    { $count ->
        [0] Za posledních { $days } dní nepadlo žádné rozhodnutí.
        [one] Za posledních { $days } dní padlo { $count } rozhodnutí.
        [few] Za posledních { $days } dní padla { $count } rozhodnutí, nejvíc { $when }: { $most }.
       *[other] Za posledních { $days } dní padlo { $count } rozhodnutí, nejvíc { $when }: { $most }.
    }
console-statistics-share-was = Z toho, co za posledních { $days } dní přišlo, tvořil spam { $share }.
console-statistics-share-none = Za posledních { $days } dní nic nepřišlo, takže podíl nelze ukázat.
console-statistics-top-was = Stránky s největším počtem zveřejněných komentářů za celou dobu.
console-statistics-top-none = Žádná stránka zatím nemá zveřejněný komentář.
console-statistics-on-day = { $date }
console-statistics-in-week = v týdnu od { $date }
console-statistics-week-label = Týden od { $date }
console-statistics-column = { $when }: { $all } (zveřejněno { $published }, čeká { $waiting }, spam { $spam }, zamítnuto { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] žádné komentáře
        [one] { $count } komentář
        [few] { $count } komentáře
       *[other] { $count } komentářů
    }
console-statistics-decision-count =
    { $count ->
        [0] žádná rozhodnutí
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    }
console-statistics-table = Čísla v tabulce
console-statistics-day = Den
console-statistics-week = Týden od
console-statistics-utc = Dny začínají o půlnoci UTC.
console-sites-title = Weby
console-sites-key = Klíč
console-sites-name = Název
console-sites-name-hint = Zobrazuje se v e-mailech, v kanálech RSS a tady.
console-sites-origins = Adresy původu
console-sites-origins-hint = Kde blog je: na každém řádku jedna adresa, například https://blog.example.org. Komentáře se přijímají jen odtud. Odkazy vedou na první z nich.
console-sites-comments = Komentáře
console-sites-waiting = Čeká
console-sites-none = Zatím žádný web. Přidejte svůj blog níže.
console-sites-add = Přidání webu
console-sites-add-button = Přidat web
console-sites-key-hint = Patří do značky script a nikdy se nemění: a–z, 0–9, - a _, například blog.
console-sites-key-invalid = Napište 1 až 40 znaků z a–z, 0–9, - a _; na začátku písmeno nebo číslice.
console-sites-key-taken = Web s tímto klíčem už existuje. Zvolte jiný.
console-sites-origins-invalid = Napište aspoň jednu adresu, každou jen se schématem a hostitelem, například https://blog.example.org.
console-sites-name-invalid = Napište kratší název, na jeden řádek.
console-sites-refused = Zatím se nic neuložilo. Podívejte se prosím na označená pole.
console-sites-outdated = Mezitím tento web změnil někdo jiný, takže se nic neuložilo. Zadané údaje jsou níže. Když je uložíte znovu, nahradí tu druhou změnu.
console-sites-see-now = Zobrazit web, jak je teď
console-sites-as-server = výchozí na serveru: { $value }
console-sites-while-empty = Prázdné pole znamená výchozí hodnotu serveru ({ $value }).
console-sites-nothing = nic
console-sites-about = Web
console-sites-about-comments = Komentáře
console-sites-about-spam = Co je spam
console-sites-about-thread = Vlákno
console-sites-about-people = Lidé a e-maily
console-sites-paste = Vložení do vašeho blogu
console-sites-paste-hint = Vložte to do šablony článků na místo, kde mají být komentáře.
console-sites-tag = Značka script
console-sites-back = Všechny weby
console-tokens-title = Tokeny
console-tokens-about = Token je klíč pro skript. S ním smí skript přes API dělat to, co mu tu dovolíte.
console-tokens-name = Název
console-tokens-name-hint = K čemu je, například „noční záloha“. Rozhodnutí se zaznamenávají pod tímto názvem.
console-tokens-name-invalid = Napište název o délce 1 až 80 znaků.
console-tokens-name-taken = Token s tímto názvem už existuje. Zvolte jiný název, nebo starý token zneplatněte.
console-tokens-scopes = Smí
console-tokens-scopes-missing = Vyberte aspoň jednu věc, kterou token smí.
console-tokens-made = Vytvořeno
console-tokens-used = Naposledy použito
console-tokens-state = Stav
console-tokens-revoked = Zneplatněno { $date }
console-tokens-revoke = Zneplatnit
console-tokens-revoke-this = Zneplatnit: { $name }
console-tokens-revoke-what = Zneplatněný token přestane okamžitě fungovat a nelze ho obnovit.
console-tokens-none = Zatím žádné tokeny.
console-tokens-add = Vytvoření tokenu
console-tokens-add-button = Vytvořit token
console-tokens-ready = Token { $name } je připravený
console-tokens-once = Zkopírujte si ho hned: ukáže se jen jednou. Uložený je jen jeho otisk (hash).
console-tokens-token = Token
console-tokens-back = Všechny tokeny
console-outbox-title = E-maily
console-outbox-tabs = Které e-maily
console-outbox-failed = Nedoručené
console-outbox-waiting = Čekající
console-outbox-all = Všechny
console-outbox-failed-one = Nedoručeno
console-outbox-waiting-one = Čeká
console-outbox-kind = Druh
console-outbox-to = Komu
console-outbox-since = Napsáno
console-outbox-state = Stav
console-outbox-attempts =
    { $count ->
        [0] zatím bez pokusu
        [one] { $count } pokus
        [few] { $count } pokusy
       *[other] { $count } pokusů
    }
console-outbox-next = další { $time }
console-outbox-sent = Odesláno
console-outbox-error = Co odpověděla druhá strana
console-outbox-why = Proč
console-outbox-again = Zkusit znovu
console-outbox-again-this = Zkusit znovu: { $mail }
console-outbox-mails = E-maily
console-outbox-webhooks = Webhooky
console-outbox-event = Událost
console-outbox-url = Adresa
console-outbox-none-failed = Žádné nedoručené e-maily. Všechno je v pořádku.
console-outbox-none-waiting = Žádný e-mail nečeká.
console-outbox-none = Zatím žádné e-maily.

console-ways-in-title = Příchozí e-maily
console-ways-in-way = Kanál
console-ways-in-messages = Zprávy
console-ways-in-last = Poslední zpráva
console-ways-in-looked = Poslední kontrola
console-ways-in-failures = Selhání
console-ways-in-open = Otevřeno
console-ways-in-closed = Zavřeno
console-ways-in-since = Počítáno od spuštění serveru. Co přijde přes `afterword mail receive`, se zde nepočítá.
console-ways-in-off = Pošta je vypnutá.
console-ways-in-login = Afterword není přihlášený do své schránky. E-maily čekají, dokud se někdo nepřihlásí.

## Co token smí

scope-read = číst
    .may = číst stránky a komentáře v jakémkoli stavu, včetně e-mailových adres
scope-moderate = moderovat
    .may = rozhodovat o komentářích, upravovat je, blokovat autory, vymazat údaje osoby, měnit stránky
scope-sites = měnit weby
    .may = přidávat weby a měnit jejich nastavení (s prvními dvěma i moderátory a mapu webu), vytvářet a zneplatňovat tokeny
scope-export = exportovat
    .may = stáhnout všechna data
scope-mail = předávat e-maily
    .may = předávat e-maily, které se vracejí do Afterwordu

## Proč e-mail nebo webhook nedošel

undelivered-given-up = Po třech dnech byly pokusy ukončeny
undelivered-bounced = E-mail se vrátil: adresa poštu nepřijímá.
undelivered-receiver-removed = Nastavení webhooks.urls už tohoto příjemce neobsahuje.
undelivered-store-unreadable = Databázi se nepodařilo přečíst.
undelivered-place-unknown = Web nebo stránka nejsou známy.
undelivered-too-many-confirmations = Čeká, protože za poslední hodinu dostalo žádost o potvrzení adresy mnoho čtenářů.
undelivered-answered = Příjemce odpověděl { $status }.

## Co jsou e-maily v odchozí poště

console-mail-kind-moderation = Nový komentář, moderátorovi
console-mail-kind-spam = Co skončilo ve spamu, moderátorovi
console-mail-kind-confirmation = Potvrzení adresy
console-mail-kind-answered = Někdo odpověděl, čtenáři
console-mail-kind-followed = Nový komentář ve sledované diskusi, čtenáři
console-mail-kind-published = Komentář zveřejněn, jeho autorovi
console-mail-kind-reported = Komentář nahlášen, moderátorovi
console-mail-kind-report-decided = Jak dopadlo nahlášení, čtenáři
console-mail-kind-removed = Komentář po nahlášení odstraněn, jeho autorovi
console-mail-kind-private = Vzkaz jen pro vás, moderátorovi
console-mail-kind-private-reply = Odpověď na soukromý vzkaz, jeho autorovi
console-mail-kind-may-publish = Žádost o souhlas se zveřejněním soukromého vzkazu, jeho autorovi
console-mail-kind-decided = Co vaše odpověď změnila
console-mail-kind-explanation = Proč vaše odpověď nic nezměnila
console-mail-kind-refusal = Proč nebyla odpověď čtenáře přijata
console-mail-kind-unproven = Je tento komentář od vás, odesílateli
console-mail-kind-received = Komentář přišel e-mailem, jeho autorovi
console-mail-kind-test = Zkušební e-mail
console-mail-kind-sign-in = Přihlašovací odkaz
console-mail-kind-damage = Poškozená databáze
console-mail-kind-address = Další adresa moderátora

## Nastavení webu: název, vysvětlení, co napsat místo odmítnutého, a možnosti

setting-moderation = Nové komentáře
    .hint = Zda komentář čeká na vás, nebo se objeví hned.
    .hold = pozdržet
    .publish = hned zveřejnit
setting-edit-window = Čas na úpravy
    .hint = Jak dlouho mohou autoři své komentáře měnit nebo mazat, například 15m, 2h nebo 1d. 0s znamená vůbec ne.
    .problem = Napište dobu jako 15m, 2h nebo 1d; nejvýše 30d.
setting-close-after = Uzavřít články po
    .hint = Jak dlouho po prvním komentáři přijímá článek nové, například 90d, nebo never (nikdy). Staré články přitahují nejvíc spamu.
    .problem = Napište dobu jako 90d, nebo never.
setting-retired = Archivováno
    .hint = Zda blog pokračuje bez tohoto serveru: články pak už nepřijímají komentáře ani reakce a diskuse nelze sledovat. Nastavuje to příkaz afterword retire.
    .true = archivováno
    .false = v provozu
setting-sitemap = Mapa webu
    .hint = Obsahuje seznam článků: cesta jako /sitemap.xml, nebo celá adresa na webu. Bez mapy webu napište none.
    .problem = Napište cestu jako /sitemap.xml, nebo celou adresu.
setting-unknown-pages = Neznámé články
    .hint = Co se stane s komentářem k článku, který v mapě webu není.
    .hold = pozdržet ho
    .refuse = nepřijmout ho
    .publish = přijmout ho jako každý jiný
setting-hold-at = Pozdržet od
    .hint = Skóre kontroly spamu, od kterého komentář čeká na vás; 0 znamená nikdy.
    .problem = Napište číslo od 0 do 1000.
setting-spam-at = Spam od
    .hint = Skóre, od kterého jde komentář do spamu; 0 znamená nikdy.
    .problem = Napište číslo od 0 do 1000.
setting-refuse-at = Nepřijmout od
    .hint = Skóre, od kterého se komentář vůbec nepřijme; 0 znamená nikdy.
    .problem = Napište číslo od 0 do 1000.
setting-words-hold = Slova, kvůli kterým pozdržet
    .hint = Komentář s některým z těchto slov nebo spojení, na každém řádku jedno, čeká na vás. /…/ je vzor. Bez takových slov napište none.
    .problem = Napište až 500 slov nebo vzorů jako /cheap .* pills/, na každý řádek jeden, bez čárek.
setting-words-spam = Slova, která znamenají spam
    .hint = Komentář s některým z nich je spam.
    .problem = Napište až 500 slov nebo vzorů jako /cheap .* pills/, na každý řádek jeden, bez čárek.
setting-words-refuse = Nepřípustná slova
    .hint = Komentář s některým z nich se nepřijme.
    .problem = Napište až 500 slov nebo vzorů jako /cheap .* pills/, na každý řádek jeden, bez čárek.
setting-script-check = Jiná písma
    .hint = Zda na vás čeká komentář v jiném písmu, než je vaše.
    .off = nekontrolovat
    .hold = pozdržet
setting-scripts = Vaše písma
    .hint = Například Latin nebo Cyrillic, na každém řádku jedno. Pro písma jazyka webu napište none.
    .problem = Napište názvy písem jako Latin, Cyrillic nebo Han, na každý řádek jeden.
setting-trust-after = Důvěra po
    .hint = Po tolika schválených komentářích je autor známý a nemusí čekat. 0 znamená nikdy.
    .problem = Napište číslo od 0 do 20.
setting-trust-confirmed = Důvěra díky e-mailu
    .hint = Zda autory s potvrzenou e-mailovou adresou považovat za známé.
    .true = ano
    .false = ne
setting-akismet = Akismet
    .hint = Zda se na každý komentář ptát služby Akismet. Dostane text a jméno, e-mailovou adresu a síťovou adresu autora. Server k ní potřebuje klíč.
    .true = ptát se
    .false = neptat se
setting-depth = Úrovně odpovědí
    .hint = Na kolik úrovní se odpovědi odsazují. Hlubší se zobrazí na poslední úrovni. 0 zobrazí plochý seznam.
    .problem = Napište číslo od 0 do 20.
setting-page-size = Komentáře najednou
    .hint = Kolik se jich zobrazí před tlačítkem pro další.
    .problem = Napište číslo od 1 do 1000.
setting-sort = Řazení
    .hint = Které komentáře jsou první.
    .oldest = od nejstarších
    .newest = od nejnovějších
    .top = podle počtu reakcí
setting-images = Obrázky
    .hint = Zda se v komentářích zobrazují obrázky. Prohlížeče je načítají od hostitele, kterého uvede autor, a ten pak vidí vaše čtenáře.
    .true = zobrazovat
    .false = nezobrazovat
setting-maths = Vzorce
    .hint = Zda se TeX v komentářích zobrazuje jako vzorce: $x^2$ v řádku, $$x^2$$ na samostatném řádku. Dříve napsané komentáře zůstávají, jak jsou.
    .true = zobrazovat
    .false = nezobrazovat
setting-code-colours = Barvy v kódu
    .hint = Zda se kód za ``` a názvem jazyka zobrazuje barevně. Dříve napsané komentáře zůstávají, jak jsou.
    .true = zobrazovat
    .false = nezobrazovat
setting-reactions = Reakce
    .hint = Co mohou čtenáři zanechat jedním kliknutím: emoji nebo krátká slova, na každém řádku jedno, nejvýše 12. Bez reakcí napište none.
    .problem = Napište až 12 emoji nebo krátkých slov, na každý řádek jedno, bez mezer a čárek, každé jen jednou.
setting-article-reactions = Reakce na články
    .hint = Zda lze stejné reakce zanechat i u samotného článku. Zobrazují se nad komentáři.
    .true = nabízet
    .false = nenabízet
setting-avatars = Obrázky autorů
    .hint = Zobrazují se u komentářů napsaných s e-mailovou adresou. Stahuje je tento server: služba se dozví hash adresy a nic o vašich čtenářích.
    .off = žádné
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Vzkazy jen pro vás
    .hint = Zda vám čtenáři mohou napsat něco, co vidíte jen vy. Zveřejní se to, jen když to chcete vy i autor.
    .true = přijímat
    .false = nepřijímat
setting-language = Jazyk
    .hint = Jazyk textů kolem komentářů: { $languages }. Stránka může určit jiný.
    .problem = Napište značku jazyka jako en, de nebo pt-BR.
setting-owner = Vaše jméno
    .hint = Zobrazuje se nad vašimi odpověďmi. Pokud není zadané, zobrazí se název webu.
    .problem = Napište jméno o délce nejvýše 80 znaků.
setting-reserved-names = Vyhrazená jména
    .hint = Jména, pod kterými nikdo nesmí komentovat, na každém řádku jedno, nejvýše 50. Vaše jméno a název webu jsou vyhrazené vždy. Chcete-li vyhradit jen je, napište none.
    .problem = Napište až 50 jmen o délce nejvýše 80 znaků, na každý řádek jedno, bez čárek, každé jen jednou.
setting-moderators = Moderátoři
    .hint = E-mailové adresy, na každém řádku jedna, nejvýše 20. Na každou chodí e-maily o nových komentářích a rozhoduje se odpovědí. Nemají-li chodit nikomu, napište none.
    .problem = Napište až 20 e-mailových adres jako ann@example.org, na každý řádek jednu, každou jen jednou.
setting-tell-owner = E-maily moderátorům
    .hint = O kterých nových komentářích moderátoři dostávají e-mail.
    .held = o těch, které čekají
    .all = o všech
    .nothing = o žádných
setting-tell-spam = E-maily o spamu
    .hint = Zda moderátoři jednou denně dostanou e-mail o tom, co skončilo ve spamu.
    .true = ano
    .false = ne
setting-notifications = E-maily o odpovědích
    .hint = Zda si čtenáři mohou nechat poslat e-mail, když jim někdo odpoví. Nejdřív potvrdí svou adresu.
    .true = ano
    .false = ne
setting-follow-threads = Sledování diskusí
    .hint = Zda čtenáři mohou sledovat diskusi: e-mail o každém novém komentáři, nebo jeden denně. Jen tam, kde jsou zapnuté e-maily o odpovědích.
    .true = ano
    .false = ne
setting-comments-by-mail = Komentáře e-mailem
    .hint = Zda lze psát komentáře e-mailem: každá stránka pak má adresu, na kterou se píší.
    .true = ano
    .false = ne
setting-tell-authors = E-maily o zveřejnění
    .hint = Zda autoři s potvrzenou adresou dostanou e-mail, když je jejich pozdržený komentář zveřejněn.
    .true = ano
    .false = ne
setting-answers-elsewhere = Odpovědi na jiných sítích
    .hint = Zda se vaše odpovědi lidem z Mastodonu a Bluesky zveřejní i tam.
    .true = ano
    .false = ne

setting-own-posts = Vaše příspěvky
    .hint = Soubor na webu, který uvádí vaše příspěvky o článcích, například /afterword/posts.json. none znamená žádný soubor.
    .problem = Napište cestu jako /afterword/posts.json, nebo celou adresu.

setting-webmentions = Webmentions
    .hint = Zda se stránky jiných webů, které odkazují na článek, stanou komentáři.
    .true = ano
    .false = ne

setting-send-webmentions = Odesílat webmentions
    .hint = Zda se stránky, na které odkazují vaše komentáře, o tom dozvědí.
    .true = ano
    .false = ne

## Konzole: přihlášení a účet

console-sign-in = Přihlásit se
console-sign-in-email = E-mailová adresa
console-sign-in-password = Heslo
console-sign-in-password-hint = Nechte prázdné a e-mailem přijde přihlašovací odkaz.
console-sign-in-no-mail-hint = Tento server e-maily neposílá. Pokud heslo nemáte, spusťte na serveru `afterword console link ADRESA`: vypíše přihlašovací odkaz.
console-sign-in-sent-title = Podívejte se do pošty
console-sign-in-sent = Pokud má adresa { $address } zde účet, e-mail je na cestě.
console-sign-in-sent-hint = Odkaz v něm funguje jednou a po dobu 15 minut. Otevřít ho můžete i na jiném zařízení.
console-sign-in-follow = Přihlásit se tady jako { $address }?
console-sign-in-follow-hint = Odkaz funguje jen jednou.
console-sign-in-account = Váš účet
console-sign-in-signed-in-as = Přihlášený účet:
console-sign-in-sessions = Aktivní přihlášení
console-sign-in-sessions-hint = Přihlášení končí po 30 dnech, nebo po 7 dnech bez návštěvy.
console-sign-in-some-browser = neznámý prohlížeč
console-sign-in-begun = Přihlášeno
console-sign-in-seen = Poslední návštěva
console-sign-in-this-one = toto
console-sign-in-sign-out = Odhlásit
console-sign-in-sign-out-everywhere = Odhlásit všude
console-sign-in-session-ended = Tamní přihlášení skončilo.
console-sign-in-set-password = Nastavit heslo
console-sign-in-change-password = Změnit heslo
console-sign-in-old-password = Současné heslo
console-sign-in-new-password = Nové heslo
console-sign-in-new-password-hint = Aspoň 12 znaků; může to být věta. Všechna ostatní přihlášení skončí.
console-sign-in-password-set = Heslo je nastavené. Všechna ostatní přihlášení skončila.
console-sign-in-refused = Nepovedlo se to
console-sign-in-kept = Váš text, aby se neztratil
console-sign-in-to-console = Do konzole

## Co se nepovedlo: v konzoli

console-problem-unknown-link = Tento odkaz vypršel, nebo už byl použit. Odkaz funguje jednou a po dobu 15 minut: vyžádejte si nový.
console-problem-wrong-password = Nesprávná adresa nebo heslo.
console-problem-invalid-password = Zvolte heslo, které má aspoň 12 a nejvýše 1024 znaků. Může to být věta.
console-problem-too-many-passwords = Příliš mnoho nesprávných hesel. Počkejte { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }, nebo se přihlaste odkazem z e-mailu: nechte heslo prázdné.
console-problem-too-many-mails = Příliš mnoho žádostí o e-mail. Odeslané odkazy platí 15 minut: podívejte se do doručené pošty a do spamu. Nebo počkejte { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
console-problem-mail-off = Tento server e-maily neposílá. Spusťte na něm `afterword console link ADRESA`: vypíše přihlašovací odkaz.
console-problem-missing-field = Povinné pole zůstalo prázdné. Vraťte se a vyplňte ho.
console-problem-foreign-form = Tento formulář nepřišel ze stránky této konzole, takže se nic neprovedlo. Otevřete konzoli na vlastní kartě na adrese z `server.public_url` a zkuste to tam.
console-problem-form-outdated = Tento formulář je z dřívějšího přihlášení, takže se nic neprovedlo. Vraťte se, načtěte stránku znovu a odešlete ho ještě jednou.
console-problem-sign-in-needed = Bez přihlášení se nic neprovedlo. Přihlaste se znovu na jiné kartě. Pak se na této kartě vraťte a odešlete to znovu.
console-problem-unknown-page = Taková stránka neexistuje. Stránka existuje od svého prvního komentáře.
console-problem-path-taken = Tato cesta už vede na jinou stránku. Přesuňte sem raději tu druhou stránku, nebo zvolte jinou cestu.
console-problem-invalid-page = Napište cestu, která začíná lomítkem, například /posts/hello/, bez . a .. uvnitř.
console-problem-invalid-title = Napište kratší titulek, na jeden řádek, bez řídicích znaků.
console-problem-invalid-name = Napište jméno aspoň s jedním písmenem nebo číslicí, bez řídicích znaků.
console-problem-invalid-email = Napište e-mailovou adresu, například ann@example.org.
console-problem-invalid-address = Napište IP adresu, například 203.0.113.7 nebo 2001:db8::7.
console-problem-invalid-host = Napište hostitele, například example.org.
console-problem-unknown-block = Tato blokace už neexistuje.
console-problem-unknown-token = Token s tímto číslem neexistuje.
console-problem-unknown-site = Takový web neexistuje.
console-problem-changed-meanwhile = Mezitím se to změnilo, takže se nic neprovedlo. Podívejte se, jak to vypadá teď, a rozhodněte znovu.
console-problem-not-possible = V současném stavu komentáře to nejde. Podívejte se na něj znovu.
console-problem-unknown-batch = Není tu co vracet zpět.
console-problem-invalid-text = Napište text bez řídicích znaků.
console-problem-text-too-long = Text je příliš dlouhý. Zkraťte ho a odešlete znovu.
console-problem-too-many-links = V textu je příliš mnoho odkazů. Některé odeberte a odešlete ho znovu.
console-problem-body-too-large = To je příliš mnoho najednou. Zkraťte text, nebo vyberte méně komentářů.
console-problem-store-busy = Server je vytížený, takže se nic neprovedlo. Zkuste to za chvíli znovu.
console-problem-not-again = Zkusit to znovu nešlo: už to neexistuje, nebo už další pokus proběhl.
console-problem-batch-too-large = Vyberte méně komentářů: najednou lze rozhodnout nejvýše o { $max }.
console-problem-internal = Na serveru nastala chyba. Podrobnosti jsou v protokolu serveru.
console-problem-method-not-allowed = Tato adresa nic nezobrazuje; lze na ni jen odeslat formulář.

## Proč byl komentář pozdržen nebo označen za spam

reason-akismet-asked = Tento web se na každý komentář ptá služby Akismet.
reason-blocked = Autor je zablokovaný, nebo je zablokovaný hostitel, na kterého komentář odkazuje.
reason-form-replayed = Stejný formulář už byl odeslán dříve.
reason-form-too-fast =
    { $seconds ->
        [one] Odesláno { $seconds } sekundu po začátku psaní.
        [few] Odesláno { $seconds } sekundy po začátku psaní.
       *[other] Odesláno { $seconds } sekund po začátku psaní.
    }
reason-form-too-old =
    { $hours ->
        [one] Odesláno { $hours } hodinu po začátku psaní.
        [few] Odesláno { $hours } hodiny po začátku psaní.
       *[other] Odesláno { $hours } hodin po začátku psaní.
    }
reason-honeypot = Bylo vyplněno pole, které lidé nevidí.
reason-proof-expired = Důkaz práce přišel příliš pozdě.
reason-proof-invalid = Důkaz práce je chybný.
reason-proof-missing = Přišel bez důkazu práce: z prohlížeče bez JavaScriptu, nebo z programu.
reason-proof-spent = Důkaz práce už byl jednou použit.
reason-holds-all = Tento web pozdrží každý nový komentář.
reason-offered = Toto bylo napsáno jen vám; autor teď souhlasí se zveřejněním.
reason-listed-word = „{ $word }“ je na vašem seznamu slov.
reason-fast-network =
    { $count ->
        [one] Z této sítě přišel v krátké době { $count } komentář.
        [few] Z této sítě přišly v krátké době { $count } komentáře.
       *[other] Z této sítě přišlo v krátké době { $count } komentářů.
    }
reason-fast-page =
    { $count ->
        [one] Na tuto stránku přišel v krátké době { $count } komentář.
        [few] Na tuto stránku přišly v krátké době { $count } komentáře.
       *[other] Na tuto stránku přišlo v krátké době { $count } komentářů.
    }
reason-fast-site =
    { $count ->
        [one] Na tento web přišel v krátké době { $count } komentář.
        [few] Na tento web přišly v krátké době { $count } komentáře.
       *[other] Na tento web přišlo v krátké době { $count } komentářů.
    }
reason-repeated-here = Stejný autor tu už napsal téměř totéž.
reason-repeated =
    { $count ->
        [one] Téměř stejný text už přišel, na jiné stránce nebo od někoho jiného: { $count }krát.
        [few] Téměř stejný text už přišel, na jiných stránkách nebo od jiných: { $count }krát.
       *[other] Téměř stejný text už přišel, na jiných stránkách nebo od jiných: { $count }krát.
    }
reason-links =
    { $count ->
        [one] Obsahuje { $count } odkaz.
        [few] Obsahuje { $count } odkazy.
       *[other] Obsahuje { $count } odkazů.
    }
reason-link-share = Tvoří ho téměř jen odkazy ({ $percent }{"\u00A0"}% textu).
reason-shortener = Odkazuje na { $host }, který skrývá, kam odkaz vede.
reason-look-alike-host = Odkazuje na { $host }, který se podobá jinému hostiteli.
reason-hidden-link = Obsahuje odkaz na { $host }, který nikdo nevidí.
reason-misleading-link = Obsahuje odkaz, který ukazuje { $shown } a vede na { $target }.
reason-foreign-markup = Obsahuje odkazy v cizím zápisu: { $markup }.
reason-website = Je krátký a jméno odkazuje na { $host }.
reason-masked-word = „{ $word }“ je napsáno písmeny z několika písem.
reason-foreign-script = Je napsaný jiným písmem, než má váš web: { $scripts }.
reason-disposable = E-mailová adresa je jednorázová ({ $host }).
reason-familiar =
    { $count ->
        [one] Adresa a síť jsou známé: { $count } schválený komentář.
        [few] Adresa a síť jsou známé: { $count } schválené komentáře.
       *[other] Adresa a síť jsou známé: { $count } schválených komentářů.
    }
reason-trusted = Autor je tu známý.
reason-unknown-page = V mapě webu tato stránka není.
reason-bayes = Pravděpodobnost spamu: { $percent }{"\u00A0"}%

## E-maily

mail-marker = Odpověď napište nad tento řádek
mail-footer = Afterword, pro { $site }
mail-subject-moderation = [{ $site }] { $author }: nový komentář k „{ $page }“ #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } nový komentář
        [few] { $count } nové komentáře
       *[other] { $count } nových komentářů
    }
mail-subject-digest-decided = [{ $site }] Rozhodnuto vaší odpovědí
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } komentář ve spamu
        [few] { $count } komentáře ve spamu
       *[other] { $count } komentářů ve spamu
    }
mail-subject-confirm = [{ $site }] Potvrďte prosím svou adresu
mail-subject-answered = [{ $site }] { $author }: odpověď na váš komentář k „{ $page }“
mail-subject-followed = [{ $site }] { $author }: nový komentář k „{ $page }“
mail-subject-threads = [{ $site }] Nové komentáře ve sledovaných diskusích
mail-subject-published = [{ $site }] Váš komentář k „{ $page }“ je zveřejněný
mail-subject-reported = [{ $site }] Nahlášeno: komentář ({ $author }) k „{ $page }“ #{ $tag }
mail-subject-report-decided = [{ $site }] O vašem nahlášení je rozhodnuto
mail-subject-removed = [{ $site }] Váš komentář k „{ $page }“ byl odstraněn
mail-subject-private = [{ $site }] Jen pro vás: vzkaz ({ $author }) k „{ $page }“ #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } vám odpovídá
mail-subject-may-publish = [{ $site }] Souhlasíte se zveřejněním svého vzkazu?
mail-label-reports = Důvod nahlášení
mail-is-reported = Čtenáři tento komentář nahlásili. Zůstane zveřejněný, dokud nerozhodnete.
mail-is-private = Toto je jen pro vás: nikdo jiný to nevidí. Co napíšete nad řádek, půjde e-mailem autorovi a nikomu jinému.
mail-is-private-no-answer = Toto je jen pro vás: nikdo jiný to nevidí. Autorovi nelze poslat e-mail, takže mu nemůžete odpovědět.
mail-link-keep = Ponechat
mail-report-kept = Dne { $when } byl s touto adresou nahlášen komentář, vámi nebo někým jiným. Provozovatel blogu ho posoudil: komentář zůstává.
mail-report-removed = Dne { $when } byl s touto adresou nahlášen komentář, vámi nebo někým jiným. Komentář byl odstraněn.
mail-report-by-person = Rozhodl o tom člověk, ne program. Pokud nesouhlasíte, napište provozovateli blogu, nebo se obraťte na soud.
mail-report-why = Tento jediný e-mail přišel, protože tato adresa byla uvedena při nahlášení.
mail-removed-lead = Provozovatel blogu odstranil váš komentář, protože ho čtenáři nahlásili a provozovatel jim dal za pravdu:
mail-removed-object = Rozhodl o tom člověk, ne program. Čtenáři už komentář nevidí. Pokud nesouhlasíte, napište provozovateli blogu, nebo se obraťte na soud.
mail-private-reply-note = Nikdo jiný nevidí tuto odpověď ani váš vzkaz. Odpověď na tento e-mail nikdo nečte.
mail-private-why = Tento e-mail dostáváte, protože někdo, nejspíš vy, napsal s touto adresou tomu, kdo tento blog provozuje.
mail-may-publish-lead = Tento váš vzkaz byl určen jen tomu, kdo blog provozuje. Ten by ho rád zveřejnil:
mail-link-may-publish = Ano, zveřejnit
mail-may-publish-else = Jinak nedělejte nic: zůstane to jen mezi vámi dvěma.
mail-subject-unproven = [{ $site }] Je komentář k „{ $page }“ od vás?
mail-subject-received = [{ $site }] Váš komentář k „{ $page }“ dorazil
mail-subject-decided = [{ $site }] { $standing-title }: komentář ({ $author }) k „{ $page }“ #{ $tag }
mail-subject-explanation = Vaše odpověď nic nezměnila #{ $tag }
mail-subject-refused = Z vaší odpovědi se nestal komentář
mail-subject-sign-in = Přihlášení na { $site }
mail-subject-damage = Databáze { $site } je poškozená
mail-subject-address = Odpovídat i z této adresy?
mail-subject-test = Afterword umí posílat e-maily ({ $id })
mail-label-by = Od
mail-label-email = E-mail
mail-label-website = Web
mail-label-on = Článek
mail-label-answers = Odpověď na
mail-label-comment = Komentář
mail-label-reasons = Důvod pozdržení
mail-label-spam-reasons = Proč je to spam
mail-label-wrote = Váš komentář
mail-owner = { $author } (provozuje blog)
mail-no-title = stránka bez titulku
mail-is-published = Tento komentář už je zveřejněný.
mail-words-lead = Rozhodnete tak, že na tento e-mail odpovíte jedním z těchto slov na prvním řádku:
mail-words-after = Cokoli jiného nic nezmění a přijde vám o tom e-mail.
mail-word-approve = ok
mail-means-approve = zveřejnit; text pod slovem bude vaše odpověď
mail-means-keep = nechat zveřejněný; text pod slovem bude vaše odpověď
mail-means-ask = zeptat se autora, zda se to smí zveřejnit; text pod slovem mu přijde e-mailem
mail-word-reject = ne
mail-means-reject = zamítnout: nikdo ho neuvidí
mail-word-spam = spam
mail-means-spam = zamítnout jako spam
mail-word-delete = smazat
mail-means-delete = smazat
mail-word-block = zablokovat
mail-means-block = spam, a od tohoto autora už nic
mail-word-edit = upravit
mail-means-edit = zveřejnit místo něj text pod slovem
mail-word-undo = zpět
mail-means-undo = vrátit zpět poslední rozhodnutí
mail-links-lead = Nebo rozhodněte v prohlížeči:
mail-link-approve = Zveřejnit
mail-link-reject = Zamítnout
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] V krátké době přišel { $count } komentář, proto je tu v jednom e-mailu.
        [few] V krátké době přišly { $count } komentáře, proto jsou v jednom e-mailu.
       *[other] V krátké době přišlo { $count } komentářů, proto jsou v jednom e-mailu.
    }
mail-digest-how = Rozhodnete tak, že odpovíte čísly komentářů, na jednom řádku nebo na několika: „1 ok, 2-5 spam, 6 ne“. Text pod řádkem s jedním číslem bude vaše odpověď na ten komentář. Ke každému číslu napište jedno z těchto slov:
mail-digest-again = Odpovězte prosím ještě jednou na e-mail s komentáři.
mail-digest-done = Takto vaše odpověď rozhodla o komentářích:
mail-spam-lead =
    { $count ->
        [one] Od posledního e-mailu skončil ve spamu { $count } komentář.
        [few] Od posledního e-mailu skončily ve spamu { $count } komentáře.
       *[other] Od posledního e-mailu skončilo ve spamu { $count } komentářů.
    } Nikdo je nevidí. Pokud některý spam není, zveřejněte ho jeho odkazem: odpověď na tento e-mail o ničem nerozhoduje.
mail-spam-rest =
    { $count ->
        [one] Ještě { $count } je v konzoli v seznamu spamu.
        [few] Ještě { $count } jsou v konzoli v seznamu spamu.
       *[other] Ještě { $count } je v konzoli v seznamu spamu.
    }
mail-spam-end = Nechcete-li tyto e-maily dostávat, vypněte v nastavení webu „E-maily o spamu“.
mail-confirm-lead = Tuto adresu jste u komentáře k „{ $page }“ uvedli vy nebo někdo jiný, spolu s žádostí o e-maily o odpovědích.
mail-confirm-published = Komentář je zveřejněný.
mail-confirm-do = Pokud to bylo na vaši žádost, potvrďte ji prosím:
mail-link-confirm = Ano, posílejte mi e-maily o odpovědích
mail-confirm-else = Jinak nedělejte nic: žádné e-maily o odpovědích nepřijdou.
mail-confirm-follow = Někdo, možná vy, požádal, aby na tuto adresu chodily e-maily o nových komentářích k „{ $page }“.
mail-link-confirm-follow = Ano, posílejte mi e-maily o nových komentářích
mail-confirm-follow-else = Jinak nedělejte nic: žádné e-maily nepřijdou.
mail-unproven-lead = E-mailem s vaší adresou přišel komentář k „{ $page }“ a nic nedokazuje, že je od vás. Pokud je váš, potvrďte ho prosím:
mail-link-submit = Přečíst a potvrdit
mail-unproven-else = Jinak nedělejte nic: komentář nikdo neuvidí.
mail-received-held = Váš komentář se objeví, jakmile bude schválen:
mail-answered-by-mail = Stačí odpovědět na tento e-mail: z toho, co napíšete nad řádek, se stane komentář.
mail-answered-on-page = Chcete-li odpovědět, otevřete stránku. Odpověď na tento e-mail nikdo nečte.
mail-published-lead = Váš komentář je zveřejněný:
mail-link-comment = Přečíst na stránce
mail-unsubscribe-why = Tento e-mail přišel na žádost o zprávy o odpovědích na váš komentář.
mail-followed-rest = Další komentáře, které v tomto e-mailu nejsou: { $count }. Všechny najdete na stránkách.
mail-followed-why = Tento e-mail přišel na žádost o zprávy o nových komentářích.
mail-link-unsubscribe = Odhlásit tyto e-maily
mail-done-approved = Hotovo: komentář je zveřejněný.
mail-done-rejected = Hotovo: komentář je zamítnutý. Nikdo ho nevidí.
mail-done-spam = Hotovo: komentář je ve spamu. Nikdo ho nevidí.
mail-done-deleted = Hotovo: komentář je smazaný.
mail-done-blocked = Hotovo: komentář je ve spamu a od tohoto autora se už nic nepřijme.
mail-done-edited = Hotovo: komentář je zveřejněný s vaším textem.
mail-done-asked = Hotovo: autor dostane e-mail s dotazem, zda se to smí zveřejnit.
mail-done-replied = Hotovo: vaše odpověď jde autorovi e-mailem. Nikdo jiný ji nevidí.
mail-undone-held = Vráceno zpět: komentář je znovu pozdržený a čeká na vás.
mail-undone-published = Vráceno zpět: komentář je znovu zveřejněný.
mail-undone-refused = Vráceno zpět: komentář je znovu zamítnutý. Nikdo ho nevidí.
mail-undone-spam = Vráceno zpět: komentář je znovu ve spamu. Nikdo ho nevidí.
mail-undone-deleted = Vráceno zpět: komentář je znovu smazaný.
mail-undone-private = Vráceno zpět: je to znovu jen pro vás.
mail-standing-held = pozdržený
mail-standing-published = zveřejněný
mail-standing-refused = zamítnutý
mail-standing-spam = spam
mail-standing-deleted = smazaný
mail-standing-private = jen pro vás
mail-before-same = Tak už to bylo: stejné rozhodnutí padlo { $when } ({ $who }).
mail-before-other = Tím se mění dřívější rozhodnutí. Předtím byl stav: { $standing } ({ $who }, { $when }).
mail-reply-published = Toto je zveřejněno jako vaše odpověď:
mail-reply-private = Toto jde autorovi e-mailem:
mail-reply-left-out = Toto zveřejněno nebylo, protože odpověď může mít jen zveřejněný komentář:
mail-cut = Toto bylo z odpovědi vynecháno jako podpis, rozloučení nebo starší e-mail:
mail-attached = Vynecháno, protože komentáře jsou jen text: { $words }
mail-link-put-back = Vrátit tato slova
mail-link-send-rest = Poslat i tato slova
mail-text-now = Komentář teď zní:
mail-undo-how = Vrátíte to zpět odpovědí se slovem:
mail-decide-anew = Chcete-li rozhodnout jinak, odpovězte jedním z těchto slov na prvním řádku:
mail-why-unknown = Nic se neprovedlo: první řádek vaší odpovědi, „{ $line }“, nepatří mezi slova, kterými se rozhoduje.
mail-why-taken-back = Nic se neprovedlo: pod slovem stojí „{ $line }“, což může znamenat, že komentář zveřejnit nechcete. Pokud ho zveřejnit chcete, odpovězte slovem samotným.
mail-why-unclear = Nic se neprovedlo: nepodařilo se odlišit vaše slova od citovaných. Napište slovo nad řádek s rovnítky a ten řádek nechte, jak je.
mail-why-number = Nic se neprovedlo: v e-mailu není komentář s číslem { $count }.
mail-why-twice = Nic se neprovedlo: číslo { $count } je v odpovědi dvakrát, s různými slovy nebo texty.
mail-why-line = Nic se neprovedlo: řádku „{ $line }“ nebylo možné porozumět. Ke každému číslu patří jedno ze slov, kterými se rozhoduje, a nic jiného.
mail-why-text = Nic se neprovedlo: není jasné, ke kterému komentáři patří text „{ $line }“. Text patří pod řádek s jedním číslem a slovem, které zveřejňuje.
mail-why-empty = Nic se neprovedlo: nad citovaným textem ve vašem e-mailu nic nebylo.
mail-why-outdated = Nic se neprovedlo: komentář se změnil až po e-mailu, na který odpovídáte. Podívejte se prosím, jak vypadá teď, a odpovězte na nejnovější e-mail o něm.
mail-why-gone = Nic se neprovedlo: komentář už neexistuje.
mail-why-expired = Nic se neprovedlo: e-mail, na který odpovídáte, je na rozhodování příliš starý. Odpovědí na tento rozhodnout lze.
mail-why-unverified = Nic se neprovedlo: přišel e-mail vaším jménem a nic nedokazuje, že je od vás. Pokud je, váš poštovní server e-maily nepodepisuje (DKIM), nebo se podpis cestou poškodil.
mail-why-refused = Nic se neprovedlo: { $words }
mail-explanation-words = Rozhodnete tak, že na první řádek napíšete jedno z těchto slov a nic dalšího:
mail-explain-how = Příkaz `afterword mail explain FILE` na serveru ukáže, která kontrola uložený e-mail zastavila.
mail-address-hint = Chcete-li odpovídat i z jiné adresy, nechte ji na serveru přidat: `afterword mail addresses add { $who } ADRESA`
mail-refused-closed = Z vaší odpovědi se komentář stát nemohl: článek už komentáře nepřijímá.
mail-refused-gone = Z vaší odpovědi se komentář stát nemohl: komentář, na který odpovídáte, už neexistuje.
mail-refused-empty = Z vaší odpovědi se komentář stát nemohl: nad citovaným e-mailem nebyl žádný text.
mail-refused-expired = Z vaší odpovědi se komentář stát nemohl: adresa, na kterou přišla, už neplatí. Na stránce článku je nová.
mail-refused-long = Z vaší odpovědi se komentář stát nemohl: je příliš dlouhá. Mít může nejvýše { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znaků
    }. Odpovězte prosím ještě jednou, stručněji.
mail-refused-links = Z vaší odpovědi se komentář stát nemohl: má příliš mnoho odkazů. Mít může nejvýše { $most ->
        [one] { $most } odkaz
        [few] { $most } odkazy
       *[other] { $most } odkazů
    }. Odpovězte prosím ještě jednou, s menším počtem.
mail-refused-other = Z vaší odpovědi se komentář stát nemohl: { $words }
mail-problem-unproven = Nic nedokazuje, že je od vás: váš poštovní server e-maily nepodepisuje (DKIM).
mail-problem-too-old = E-mail, na který odpovídáte, je příliš starý.
mail-problem-other-address = Odpověď přišla z jiné adresy. Odpovězte z adresy { $who }.
mail-problem-too-early = Odpověď nemá datum, nebo má datum starší než e-mail, na který odpovídá. Zkontrolujte hodiny svého zařízení a odpovězte ještě jednou.
mail-problem-too-large = Odpověď je příliš velká: přečíst lze nejvýše { $most } MB příloh a 1{"\u00A0"}000 řádků textu. Odpovězte ještě jednou, kratším textem nebo s menšími přílohami.
mail-problem-unknown-parent = Komentář, na který odpovídáte, už neexistuje.
mail-problem-parent-on-other-page = Komentář, na který odpovídáte, patří k jinému článku.
mail-problem-not-of-site = V mapě webu tato stránka není.
mail-problem-not-possible = V současném stavu komentáře to nejde.
mail-problem-changed-meanwhile = Komentář byl mezitím změněn nebo odstraněn.
mail-refused-text = Aby se nic neztratilo, tady je váš text:
mail-sign-in-lead = Někdo, doufejme že vy, se chce touto adresou přihlásit do Afterwordu na { $site }.
mail-link-sign-in = Přihlásit se
mail-sign-in-once = Odkaz funguje jednou a po dobu 15 minut. Kdo ho má, může se přihlásit za vás, takže tento e-mail prosím nepřeposílejte.
mail-sign-in-else = Pokud to nejste vy, nedělejte nic: bez tohoto odkazu se nikdo nepřihlásí.
mail-address-lead = { $who } chce o komentářích na { $site } rozhodovat i e-maily z této adresy.
mail-link-address = Ano, moje odpovědi platí
mail-address-else = Pokud nejste { $who }, nedělejte nic. Na tuto adresu nepřijdou žádné jiné e-maily.
mail-damage-lead = Pravidelná kontrola databáze Afterwordu na { $site } odhalila poškození:
mail-damage-now = Jednejte prosím co nejdříve: ponechte si zálohy, které máte, zkontrolujte, zda neselhává disk, a obnovte nejnovější nepoškozenou zálohu. Podrobnosti vypíše na serveru `afterword doctor`.
mail-test-lead = Tento e-mail je zkušební. Ukazuje, že Afterword umí posílat e-maily a že na tuto adresu docházejí.
mail-test-id = Jeho označení je { $id }.
mail-standing-held-title = Pozdrženo
mail-standing-published-title = Zveřejněno
mail-standing-refused-title = Zamítnuto
mail-standing-spam-title = Spam
mail-standing-deleted-title = Smazáno
mail-standing-private-title = Jen pro vás
