# Tutti i testi del server che qualcuno legge, in italiano. Che cosa significano e dove stanno: en.ftl.
# Si dà del tu. Genere: «chi…», «persona» e forme impersonali al posto di «autore», «lettore» o «moderatore».
# Davanti a date e percentuali niente «il», «dal» o «al»: con 1, 8 e 11 servirebbe l’apostrofo.

## Giorni, età e numeri

date-day =
    { $day ->
        [1] { $day }º
       *[other] { $day }
    } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day =
    { $day ->
        [1] { $day }º
       *[other] { $day }
    } { $month }
date-month-1 = gennaio
date-month-2 = febbraio
date-month-3 = marzo
date-month-4 = aprile
date-month-5 = maggio
date-month-6 = giugno
date-month-7 = luglio
date-month-8 = agosto
date-month-9 = settembre
date-month-10 = ottobre
date-month-11 = novembre
date-month-12 = dicembre
date-short-month-1 = gen
date-short-month-2 = feb
date-short-month-3 = mar
date-short-month-4 = apr
date-short-month-5 = mag
date-short-month-6 = giu
date-short-month-7 = lug
date-short-month-8 = ago
date-short-month-9 = set
date-short-month-10 = ott
date-short-month-11 = nov
date-short-month-12 = dic
age-now = ora
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}h
age-days = { $count }{"\u00A0"}g
number-thousands = .
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Pagine senza JavaScript

page-about = Commenti su
page-back = Torna all’articolo
page-count =
    { $count ->
        [0] Ancora nessun commento
        [one] { $count } commento
       *[other] { $count } commenti
    }
page-order = Ordine
page-oldest = Prima i meno recenti
page-newest = Prima i più recenti
page-top = Prima i migliori
page-more = Altri commenti
page-beginning = Dall’inizio
page-owner = responsabile del blog
page-verified = verificato
page-pinned = in evidenza
page-edited = modificato
page-removed = Questo commento è stato rimosso.
page-reply = Rispondi
page-reply-to = Rispondi a { $name }
page-in-reply-to = in risposta a { $name }
page-in-reply-to-removed = in risposta a un commento rimosso
page-write = Scrivi un commento
page-text = Commento
page-markdown = **grassetto**, *corsivo*, > citazione, `codice`
page-name = Nome
page-email = Email (facoltativa)
page-email-hint = La vede solo la persona responsabile di questo blog. Non viene mai mostrata né ceduta ad altri.
page-email-hint-picture = La vede solo la persona responsabile di questo blog. { $service } ne riceve un hash, per la tua immagine.
page-notify = Avvisami via email quando qualcuno risponde
page-notify-hint = Prima ricevi un’email per confermare il tuo indirizzo. Ogni email successiva contiene un link per non riceverne più.
page-follow = Avvisami via email dei nuovi commenti qui
page-follow-off = Nessuna email
page-follow-at-once = Subito
page-follow-daily = Una volta al giorno
page-private = Solo per la persona responsabile di questo blog
page-private-hint = Nessun altro lo vede. La risposta arriva via email, se lasci il tuo indirizzo.
page-private-held = Solo la persona responsabile di questo blog può leggere le tue parole.
page-private-reply = Le risposte sono pubbliche. Togli la spunta, oppure scrivi direttamente sotto l’articolo.
page-private-offer = Proponi la pubblicazione
page-website = Sito web (facoltativo)
page-leave-empty = Lascia vuoto questo campo
page-held-hint = I commenti compaiono dopo l’approvazione.
page-send = Invia
page-preview = Anteprima
page-no-reply = Commenta l’articolo invece di rispondere
page-held = In attesa di approvazione. Il tuo commento comparirà qui appena approvato.
page-published = Il tuo commento è stato pubblicato.
page-closed = I commenti sono chiusi.
page-parent-gone = Il commento a cui volevi rispondere non esiste più.
page-error = Errore
page-refused = Il tuo commento non è stato inviato
page-kept = Il tuo testo, pronto da copiare
page-to-thread = Apri i commenti dell’articolo
page-feed = Segui questi commenti via feed
page-report = Segnala
page-report-of = Segnala il commento di { $name }
report-title = Segnala questo commento
report-what = Decide la persona responsabile di questo blog. Fino ad allora il commento resta pubblicato.
report-reason = Che cosa c’è che non va?
report-reason-illegal = È illegale
report-reason-privacy = Mostra dati personali
report-reason-abuse = Insulta o minaccia
report-reason-spam = È spam
report-reason-mine = L’ho scritto io e voglio che sia rimosso
report-reason-other = Altro
report-text = Con parole tue
report-text-hint = Necessario se è illegale o se si tratta di altro: scrivi che cosa e perché. Lo legge solo la persona responsabile di questo blog.
report-email-hint = Per sapere com’è andata a finire. Ricevi una sola email, a decisione presa.
report-good-faith = Inviando la segnalazione dichiari che, per quanto ne sai, ciò che scrivi è vero.
report-send = Invia segnalazione
report-thanks = Grazie
report-done = La tua segnalazione è arrivata. Decide la persona responsabile di questo blog.
report-done-mail = Riceverai un’email a decisione presa.
report-problem-comment-refused = La segnalazione non è stata accettata: il modulo è stato compilato troppo in fretta, è troppo vecchio o sembra inviato da un programma. Invialo di nuovo; se non basta, scrivi alla persona responsabile del sito.
report-problem-invalid-parameter = Scegli che cosa non va nel commento.
report-problem-unknown-comment = Questo commento non esiste più.
follow-title = Segui questa discussione via email
follow-what = Ricevi un’email quando ci sono nuovi commenti in questa pagina. Se il tuo indirizzo è nuovo qui, prima arriva un’email per confermarlo. Ogni email successiva ha un link per non riceverne più.
follow-send = Segui
follow-done = Se questo indirizzo non è ancora confermato, arriva un’email con un link per confermarlo. Da quel momento ricevi un’email quando ci sono nuovi commenti.
follow-problem-comment-refused = Il modulo è stato compilato troppo in fretta, è troppo vecchio o sembra inviato da un programma. Invialo di nuovo; se non basta, scrivi alla persona responsabile del sito.
by-mail-title = Commenta via email
by-mail-what = Scrivi a questo indirizzo: la tua email diventa un commento su questa pagina. Il tuo nome compare come lo indica il tuo programma di posta, il tuo indirizzo no. Gli allegati vengono tralasciati.
by-mail-asked = Se nulla prova che l’email è tua, ne ricevi una per confermarlo.
by-mail-until = L’indirizzo vale fino al giorno { $day }.
page-on = su

## Che cosa è andato storto, nelle pagine per chi legge

problem-invalid-page = L’indirizzo non dice di quale articolo si tratta.
problem-unknown-site = Questo server non ha alcun blog con questo nome.
problem-name-reserved = Questo nome è riservato alla persona responsabile del blog. Scrivi con un altro.
problem-unknown-parent = Il commento a cui questo risponde non esiste più. Invia di nuovo il tuo: comparirà per conto suo.
problem-parent-on-other-page = Il commento a cui questo risponde è di un altro articolo. Invia di nuovo il tuo: comparirà per conto suo.
problem-invalid-parent = Il commento a cui questo risponde non esiste. Invia di nuovo il tuo: comparirà per conto suo.
problem-invalid-key = Il modulo era incompleto. Invialo di nuovo.
problem-origin-null = Il tuo browser non ha detto da quale pagina arriva il commento, perciò non è stato accettato. Copia il testo e invialo dalla pagina dei commenti.
problem-origin-not-allowed = Questo blog non accetta commenti dalla pagina in cui hai scritto. Copia il testo e invialo dalla pagina dei commenti.
problem-body-too-large = Il tuo commento è troppo lungo per essere inviato. Torna indietro nel browser: il testo dovrebbe essere ancora lì. Accorcialo e invialo di nuovo.
problem-notify-without-email = Scrivi il tuo indirizzo per le email, oppure togli la spunta.
problem-follow-without-email = Scrivi il tuo indirizzo per le email, oppure scegli di non riceverne.
problem-needs-consent = Questo è scritto solo per te. Prima chiedi: viene pubblicato quando chi l’ha scritto è d’accordo.
problem-nobody-to-ask = Chi l’ha scritto non è raggiungibile via email: non è possibile chiedere il permesso né rispondere.
problem-too-many-followers = Questa discussione è già seguita dal numero massimo di persone. Anche il suo feed mostra i nuovi commenti.
problem-invalid-name = Il nome contiene caratteri di controllo.
problem-name-empty = Manca il nome.
problem-text-empty = Manca il testo.
problem-text-invisible = Nel testo non c’è nulla di visibile.
problem-name-too-long = Il nome ha { $length } caratteri; il massimo è { $max }.
problem-invalid-email = Questo non è un indirizzo email. Lascia vuoto il campo o scrivi un indirizzo come ann@example.org.
problem-invalid-website = Questo non è un indirizzo web. Lascia vuoto il campo o scrivi un indirizzo come https://example.org.
problem-invalid-text = Il testo contiene caratteri di controllo.
problem-text-too-long = Il testo ha { $length } caratteri; il massimo è { $max }.
problem-too-many-links = Il testo ha { $length } link; il massimo è { $max }.
problem-comment-refused = Questo sito non accetta questo commento: sembra spam. Se non lo è, scrivi alla persona responsabile del sito.
problem-too-many-comments = Dalla tua rete è arrivato troppo in poco tempo. Non è andato perso nulla: riprova tra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
problem-page-closed-by-owner = Questa pagina è chiusa: non accetta nuovi commenti.
problem-page-closed-by-age = Questa pagina è troppo vecchia per accettare nuovi commenti.
problem-unknown-comment = Questo commento non esiste.
problem-comment-deleted = Questo commento non esiste più.
problem-missing-field = L’indirizzo non dice di quale articolo si tratta.
problem-store-busy = Il server è occupato. Non è stato salvato nulla. Riprova tra un momento.
problem-store-read-only = Al momento il server può solo leggere. Non è stato salvato nulla. Riprova più tardi.
problem-store-full = Il server non ha più spazio. Non è stato salvato nulla. Riprova più tardi.
problem-store-unavailable = Il server non riesce ad accedere ai suoi dati. Non è stato salvato nulla. Riprova più tardi.
problem-not-of-site = La mappa del sito non contiene questa pagina. Se l’articolo è nuovo, riprova tra qualche minuto.
problem-webmention-source = `source` deve essere l’indirizzo di un’altra pagina web, con http o https.
problem-webmention-target = `target` deve essere l’indirizzo di una pagina che accetta webmention.
problem-not-found = A questo indirizzo non c’è nulla.
problem-method-not-allowed = Questo indirizzo non accetta questo tipo di richiesta.
problem-internal = Si è verificato un errore nel server.
problem-unknown-field = Qui non esiste il campo `{ $field }`.
problem-incomplete-body = La richiesta è finita prima di essere completa. Inviala di nuovo.
problem-invalid-encoding = Il campo `{ $field }` non è in UTF-8.
problem-field-name-not-utf8 = Il nome di un campo non è in UTF-8.
problem-form-needed = Qui si può inviare solo un modulo HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = È stato compilato un campo nascosto. Lascialo vuoto e invia di nuovo il commento.

## Che cosa è andato storto, nella pagina dopo il modulo proprio di un blog per Stacosys

form-problem-missing-field = Manca il campo `{ $field }`.
form-problem-invalid-page = Il campo `url` non contiene il percorso di una pagina. Un percorso comincia con /, come /posts/ciao/.

## Che cosa è andato storto, in poche parole

title-invalid-cursor = Cursore non valido
title-incomplete-body = La richiesta è incompleta
title-invalid-encoding = Il testo non è in UTF-8
title-invalid-header = Un’intestazione non è leggibile
title-invalid-id = Identificativo non valido
title-invalid-json = JSON non valido
title-invalid-page = Pagina non valida
title-invalid-parameter = Un parametro non è leggibile
title-invalid-request = Richiesta non valida
title-missing-field = Manca un campo
title-too-many-decisions = Troppe decisioni
title-too-many-pages = Troppe pagine
title-unknown-field = Campo sconosciuto
title-wrong-type = Tipo errato
title-api-token-invalid = Il token non è valido
title-api-token-missing = Serve un token
title-edit-token-missing = Manca il token di modifica
title-sign-in-needed = Accesso non effettuato
title-comment-refused = Il commento non è accettato
title-edit-window-over = Troppo tardi per modificarlo
title-foreign-form = Il modulo viene da altrove
title-form-outdated = Il modulo è troppo vecchio
title-origin-not-allowed = Questa origine non è quella del sito
title-origin-null = Il browser nasconde la provenienza
title-page-closed = La pagina è chiusa
title-scope-missing = Il token non ha questo permesso
title-wrong-edit-token = Questo commento non è tuo
title-wrong-password = Password errata
title-not-found = Non trovato
title-unknown-batch = Questo gruppo non esiste
title-unknown-block = Questo blocco non esiste
title-unknown-comment = Questo commento non esiste
title-comment-deleted = Questo commento non esiste più
title-unknown-link = Questo link non porta da nessuna parte
title-unknown-page = Questa pagina non esiste
title-unknown-parent = Il commento a cui si risponde non esiste
title-unknown-site = Questo sito non esiste
title-unknown-token = Questo token non esiste
title-method-not-allowed = Metodo non consentito
title-request-timeout = La richiesta è arrivata troppo lentamente
title-changed-meanwhile = Nel frattempo è cambiato
title-not-possible = Ora non è possibile
title-parent-on-other-page = Il commento a cui si risponde è su un’altra pagina
title-path-taken = Il percorso è di un’altra pagina
title-site-exists = La chiave è di un altro sito
title-token-exists = Il nome è di un altro token
title-link-expired = Questo link è troppo vecchio
title-precondition-failed = Nel frattempo è cambiato
title-body-too-large = La richiesta è troppo grande
title-uri-too-long = L’indirizzo è troppo lungo
title-unsupported-encoding = Il contenuto è compresso
title-unsupported-media-type = Tipo di contenuto sconosciuto
title-idempotency-key-reused = La chiave è già arrivata con un’altra richiesta
title-invalid-address = Indirizzo IP non valido
title-invalid-email = L’indirizzo email non è valido
title-invalid-host = Host non valido
title-invalid-key = La chiave non è valida
title-invalid-known = La prova non è valida
title-invalid-name = Il nome non è valido
title-invalid-origin = Origine non valida
title-invalid-password = La password non è valida
title-invalid-setting = L’impostazione non è valida
title-invalid-site-key = La chiave del sito non è valida
title-invalid-text = Il testo non è valido
title-invalid-title = Il titolo non è valido
title-invalid-website = Il sito web non è valido
title-name-reserved = Il nome è riservato
title-name-too-long = Il nome è troppo lungo
title-text-too-long = Il testo è troppo lungo
title-too-many-links = Troppi link
title-too-many-followers = Troppe persone seguono la discussione
title-mail-unsigned = La richiesta non è firmata
title-mail-signature-wrong = La firma non è accettata
title-mail-not-raw = Nessun messaggio grezzo
title-mail-not-ours = Questo messaggio non è per Afterword
title-unknown-action = Azione sconosciuta
title-unknown-mark = Tipo di blocco sconosciuto
title-unknown-reaction = Reazione sconosciuta
title-unknown-scope = Permesso sconosciuto
title-https-required = Usa https
title-too-many-comments = Troppi commenti
title-too-many-connections = Troppe connessioni
title-too-many-mails = Troppe email
title-too-many-passwords = Troppe password errate
title-too-many-reactions = Troppe reazioni
title-headers-too-large = Le intestazioni sono troppo grandi
title-internal = Qualcosa è andato storto
title-mail-later = Il messaggio ora non può essere elaborato
title-mail-off = La posta è disattivata
title-store-busy = Il server è occupato
title-store-read-only = Il server non può salvare
title-store-unavailable = Il server non riesce ad accedere ai suoi dati
title-stopping = Il server si sta fermando
title-timeout = La risposta ha richiesto troppo tempo
title-store-full = Il server non ha più spazio

## Pagine dietro i link delle email

link-comment-on = Commento su
link-approve-question = Approvare questo commento?
link-approve-button = Approva
link-reject-question = Rifiutare questo commento?
link-reject-button = Rifiuta
link-spam-question = Questo commento è spam?
link-spam-button = Spam
link-delete-question = Eliminare questo commento?
link-delete-button = Elimina
link-block-question = Bloccare chi ha scritto questo commento?
link-block-button = Blocca questa persona
link-block-hint = Blocca: il commento diventa spam, e così tutto ciò che arriverà dallo stesso indirizzo o dalla stessa rete.
link-undo = Annulla
link-decide = La tua decisione
link-otherwise = Cambia decisione
link-is-pending = Questo commento attende una decisione
link-is-approved = Questo commento è approvato
link-is-rejected = Questo commento è rifiutato
link-is-spam = Questo commento è segnato come spam
link-is-deleted = Questo commento è eliminato
link-erased = Chi l’ha scritto ha cancellato questo commento
link-outdated = Questo commento è cambiato
link-outdated-hint = Il testo non è più quello della tua email, perciò qui non si può decidere. Una nuova email è in arrivo: decidi da lì.
link-decided-by = Decisione di { $name }
link-undone-by = Annullato da { $name }
link-reasons = Perché è stato trattenuto
link-reply = Rispondi in pubblico (facoltativo)
link-reply-hint = Compare sotto il commento, a nome di { $name }, quando lo approvi. **grassetto**, *corsivo*, > citazione, `codice`
link-answer = Pubblica la risposta
link-answered = La tua risposta è pubblicata qui sotto.
link-to-comment = Guardalo sulla pagina
link-confirm = Conferma il tuo indirizzo
link-confirm-what = { $address } riceverà email sui commenti di { $site }.
link-confirm-button = Conferma
link-confirm-hint = Non l’hai chiesto tu? Allora non fare nulla: senza la tua conferma non arriva nessuna email.
link-confirmed = Il tuo indirizzo è confermato
link-confirmed-what = { $address } riceve email sui commenti di { $site }. Ogni email contiene un link per non riceverne più.
link-address-what = Le risposte via email da { $address } conteranno come quelle di { $moderator }.
link-address-hint = Non l’hai chiesto tu? Allora non fare nulla: senza la tua conferma non cambia nulla.
link-address-done = Le risposte via email da { $address } contano d’ora in poi come quelle di { $moderator }.
link-publish = Le tue parole possono essere pubblicate?
link-publish-what = Le hai scritte solo per la persona responsabile di { $site }. Una volta pubblicate, chiunque può leggerle, con il nome { $name } e con le risposte.
link-submit = Hai scritto questo commento?
link-submit-what = È arrivato via email dal tuo indirizzo, per { $page }. Quando lo confermi, si decide su di esso come su ogni altro commento.
link-submit-button = Sì, l’ho scritto io
link-submit-hint = Non l’hai scritto tu? Allora non fare nulla: senza la tua conferma nessuno lo vede.
link-put-back = Pubblicare la tua risposta con queste parole?
link-put-back-done = La tua risposta è pubblicata con queste parole
link-put-back-late = La tua risposta è stata modificata o rimossa nel frattempo, perciò queste parole non si possono rimettere
link-put-back-comment = Pubblicare il commento con queste parole?
link-put-back-comment-done = Il commento è pubblicato con queste parole
link-put-back-comment-late = Il commento è stato modificato o rimosso nel frattempo, perciò queste parole non si possono rimettere
link-send-rest = Inviare anche queste parole a chi ti ha scritto?
link-send-rest-done = Queste parole arrivano via email a chi ti ha scritto
link-stop = Quali email non vuoi più?
link-stop-what = { $address } riceve email sui commenti di { $site }.
link-stop-one = Solo quelle su questo commento
link-stop-one-hint = Niente più email sulle risposte al tuo commento su «{ $page }». Le altre continuano.
link-stop-thread = Solo quelle su questa discussione
link-stop-thread-hint = Niente più email sui nuovi commenti su «{ $page }». Le altre continuano.
link-stop-threads = Solo quelle sulle discussioni che segui
link-stop-threads-hint = Niente più email sui nuovi commenti nelle discussioni di { $site } che segui. Quelle sulle risposte ai tuoi commenti continuano.
link-stop-all = Tutte le email
link-stop-all-hint = Niente più email di alcun tipo da { $site }.
link-stopped = Non riceverai più email
link-stopped-one = Non arriveranno più email sulle risposte al tuo commento su «{ $page }».
link-stopped-thread = Non arriveranno più email sui nuovi commenti su «{ $page }».
link-stopped-threads = Non arriveranno più email sulle discussioni di { $site }.
link-stopped-that = Non arriveranno più email sulle risposte a quel commento.
link-stopped-all = { $address } non riceve più email da { $site }.
link-stopped-gone = Il tuo indirizzo non è salvato qui.
link-no-link = Questo link non porta da nessuna parte

## Che cosa è andato storto, nelle pagine dietro i link delle email

link-problem-unknown-link = Il link non è completo, oppure è scaduto. Copialo di nuovo dall’email. Se lì è spezzato su due righe, uniscile.
link-problem-link-expired = Il link è troppo vecchio. Forse ciò a cui serviva è già fatto. Le email più recenti hanno link che funzionano.
link-problem-missing-field = Non è stato scelto nulla, perciò nulla è cambiato. Segui di nuovo il link dell’email e premi uno dei pulsanti.
link-problem-unknown-action = Questo non si può decidere qui. Scegli uno dei pulsanti.
link-problem-not-possible = Non è possibile con il commento nello stato attuale.
link-problem-changed-meanwhile = Nel frattempo qualcuno ha deciso altro, perciò nulla è cambiato. Questo è il commento come è adesso.

## La console: cornice, coda e commento

console-frame-skip = Vai al contenuto
console-frame-navigation = Console
console-frame-queue = Coda
console-frame-comments = Commenti
console-frame-pages = Pagine
console-frame-blocks = Blocchi
console-frame-statistics = Statistiche
console-frame-sites = Siti
console-frame-tokens = Token
console-frame-outbox = In uscita
console-frame-account = Account
console-frame-menu = Menu
console-frame-signed-in = Accesso come { $name }
console-frame-sign-out = Esci
console-keys-title = Scorciatoie da tastiera
console-keys-next = Commento successivo
console-keys-previous = Commento precedente
console-keys-tick = Seleziona, per decidere su più commenti insieme
console-keys-open = Apri il commento in una pagina propria
console-keys-undo = Annulla
console-keys-help = Mostra queste scorciatoie
console-keys-note = Mentre scrivi le scorciatoie sono disattivate.
console-keys-close = Chiudi
console-list-label = Elenco dei commenti
console-list-by-status = Commenti per stato
console-list-all = Tutti
console-list-site = Sito
console-list-all-sites = Tutti i siti
console-list-search = Ricerca
console-list-find = Cerca
console-list-on-page = Su «{ $page }»
console-list-by-author = Dall’indirizzo o dalla rete di { $name }
console-list-without = Togli questo filtro
console-list-choose = Seleziona il commento di { $name }
console-list-choose-all = Seleziona tutti quelli di questa pagina
console-list-chosen = Con i selezionati
console-list-older = Meno recenti
console-list-newest = Più recenti
console-list-to-comment = Vai al commento
console-list-nothing-waits = Non c’è nulla in attesa.
console-list-nothing-waits-hint = I nuovi commenti arrivano prima qui. Goditi la quiete.
console-list-in-spam = ({ $count } in spam)
console-list-nothing-here = Qui non ci sono commenti.
console-list-nothing-found = Nessun commento contiene «{ $words }».
console-list-see-all = Mostra tutti i commenti
console-list-erased = Cancellato da chi l’ha scritto
console-list-reported = Segnalato
console-comment-label = Il commento
console-comment-to-list = Elenco
console-comment-on = su
console-comment-see-page = Apri la pagina nel blog
console-comment-edited = modificato:
console-comment-pinned = In evidenza
console-comment-answers = Risponde a { $name }
console-comment-answers-gone = Risponde a un commento che non c’è più
console-comment-replies =
    { $count ->
        [one] { $count } risposta
       *[other] { $count } risposte
    }
console-comment-more-replies =
    { $count ->
        [one] e { $count } altra
       *[other] e altre { $count }
    }
console-comment-reasons = Perché è in attesa
console-comment-reported = Segnalazioni ricevute
console-comment-reasons-then = Perché è stato trattenuto
console-comment-points = { $points } punti in tutto
console-comment-author = Da questo indirizzo o da questa rete
console-comment-first = Primo commento
console-comment-published =
    { $count ->
        [one] { $count } pubblicato
       *[other] { $count } pubblicati
    }
console-comment-waiting = { $count } in attesa
console-comment-rejected =
    { $count ->
        [one] { $count } rifiutato
       *[other] { $count } rifiutati
    }
console-comment-spam = { $count } di spam
console-comment-since = dal giorno { $date }
console-comment-by-author = Tutto ciò che viene da questo indirizzo o da questa rete
console-comment-erased = Chi ha scritto questo commento l’ha cancellato. Non si può più decidere.
console-comment-decide = La tua decisione
console-comment-reply = Rispondi
console-comment-reply-hint = Compare sotto il commento, a nome di { $name }. **grassetto**, *corsivo*, > citazione, `codice`
console-comment-reply-approves = Approva e rispondi
console-comment-reply-send = Pubblica la risposta
console-comment-edit = Modifica
console-comment-edit-text = Il commento in Markdown
console-comment-edit-hint = Chi legge vede che è stato modificato.
console-comment-edit-send = Salva
console-comment-block = Blocca questa persona
console-comment-block-hint = Questo commento diventa spam, e così tutto ciò che arriverà dal nome, dall’indirizzo o dalla rete che scegli.
console-comment-block-name = Il nome
console-comment-block-email = L’indirizzo email
console-comment-block-network = La rete
console-comment-block-send = Segna come spam e blocca
console-comment-audit = Che cosa è stato deciso
console-comment-when = Quando
console-comment-who = Chi
console-comment-what = Che cosa
console-comment-interface = Tramite
console-comment-change = Prima e dopo
console-comment-undone = annullato
console-comment-no-decision = Nessuno ha ancora deciso.
console-status-pending = In attesa
console-status-approved = Pubblicato
console-status-rejected = Rifiutato
console-status-spam = Spam
console-status-deleted = Eliminato
console-status-private = Solo per te
console-comment-private = Solo per te: nessun altro lo vede. La tua risposta arriva via email a chi ti ha scritto e resta tra voi due.
console-comment-private-no-answer = Solo per te: nessun altro lo vede. Chi l’ha scritto non è raggiungibile via email, quindi non puoi rispondere.
console-action-approve-button = Approva
console-action-approve-past = approvato
console-action-approve-done =
    { $count ->
        [one] { $count } commento approvato.
       *[other] { $count } commenti approvati.
    }
console-action-reject-button = Rifiuta
console-action-reject-past = rifiutato
console-action-reject-done =
    { $count ->
        [one] { $count } commento rifiutato.
       *[other] { $count } commenti rifiutati.
    }
console-action-spam-button = Spam
console-action-spam-past = segnato come spam
console-action-spam-done =
    { $count ->
        [one] { $count } commento segnato come spam.
       *[other] { $count } commenti segnati come spam.
    }
console-action-delete-button = Elimina
console-action-delete-past = eliminato
console-action-delete-done =
    { $count ->
        [one] { $count } commento eliminato.
       *[other] { $count } commenti eliminati.
    }
console-action-restore-button = Ripristina
console-action-restore-past = ripristinato
console-action-restore-done =
    { $count ->
        [one] { $count } commento ripristinato.
       *[other] { $count } commenti ripristinati.
    }
console-action-pin-button = Metti in evidenza
console-action-pin-past = messo in evidenza
console-action-pin-done =
    { $count ->
        [one] { $count } commento messo in evidenza.
       *[other] { $count } commenti messi in evidenza.
    }
console-action-unpin-button = Togli dall’evidenza
console-action-unpin-past = tolto dall’evidenza
console-action-unpin-done =
    { $count ->
        [one] { $count } commento tolto dall’evidenza.
       *[other] { $count } commenti tolti dall’evidenza.
    }
console-action-block-button = Blocca
console-action-block-past = persona bloccata
console-action-block-done =
    { $count ->
        [one] La persona è bloccata e il commento è spam.
       *[other] { $count } commenti segnati come spam, con il blocco di chi li ha scritti.
    }
console-action-undo-button = Annulla
console-action-undo-past = decisione annullata
console-action-undo-done =
    { $count ->
        [one] { $count } decisione annullata.
       *[other] { $count } decisioni annullate.
    }
console-action-edit-button = Modifica
console-action-edit-past = modificato
console-action-edit-done =
    { $count ->
        [one] Il commento ha il nuovo testo.
       *[other] { $count } commenti hanno il nuovo testo.
    }
console-action-ask-button = Chiedi il permesso
console-action-ask-past = permesso chiesto
console-action-ask-done = Richieste inviate: { $count }.
console-action-reply-button = Rispondi via email
console-action-reply-past = risposta inviata via email
console-action-reply-done = Risposte inviate via email: { $count }.
console-script-failed = Non ha funzionato, perciò nulla è cambiato:
console-script-failed-partly = Alcuni non sono stati elaborati:
console-script-offline = Il server non risponde. Nulla è cambiato; riprova.
console-script-session-ended = La tua sessione è terminata. Nulla è cambiato, e ciò che hai scritto è conservato.
console-script-sign-in = Accedi di nuovo
console-interface-console = Console
console-interface-mail = Email
console-interface-link = Link di un’email
console-interface-api = API
console-interface-command-line = Riga di comando
console-interface-akismet = Akismet
console-interface-network = Rete

## La console: elenchi

console-shared-site = Sito
console-shared-all-sites = Tutti i siti
console-shared-filter = Che cosa mostrare
console-shared-show = Mostra
console-shared-more = Mostra altro
console-shared-beginning = Dall’inizio
console-shared-parts = Parti dell’elenco
console-shared-done = Salvato.
console-shared-never = mai
console-shared-save = Salva
console-shared-what = Azione
console-pages-title = Pagine
console-pages-page = Pagina
console-pages-comments = Commenti
console-pages-first-seen = Primo commento
console-pages-state = Stato
console-pages-open = Aperta
console-pages-closed = Chiusa
console-pages-closed-by-age = Chiusa per età
console-pages-aliases = Anche su
console-pages-search = Cerca
console-pages-search-hint = Nel titolo o nel percorso.
console-pages-change = Modifica
console-pages-change-this = Modifica { $page }
console-pages-close = Chiudi
console-pages-close-what = I commenti restano visibili, ma non se ne possono scrivere di nuovi.
console-pages-reopen = Riapri
console-pages-reopen-what = Qui si può di nuovo commentare.
console-pages-by-age-what = Il sito chiude gli articoli qualche tempo dopo il loro primo commento. Le impostazioni del sito dicono quando.
console-pages-retired-what = Il sito è archiviato: gli articoli non accettano più commenti.
console-pages-name = Titolo
console-pages-name-what = Compare nella console, nelle email e nei feed.
console-pages-rename = Salva il titolo
console-pages-move-to = Sposta in
console-pages-move-what = Per un articolo che ha un nuovo percorso. I vecchi link continuano a funzionare. Se il nuovo percorso ha già dei commenti, le due discussioni diventano una sola. Non si può annullare.
console-pages-move-button = Sposta
console-pages-moved = I commenti sono ora in { $path }.
console-pages-alias = Altro percorso
console-pages-alias-what = Un percorso in più che porta agli stessi commenti.
console-pages-alias-button = Aggiungi percorso
console-pages-none = Ancora nessuna pagina.
console-pages-none-hint = Un articolo compare qui con il suo primo commento.
console-pages-none-found = Nessuna pagina corrisponde. Prova con meno parole o con tutti i siti.
console-blocks-title = Blocchi
console-blocks-about = Tutto ciò che arriva da chi è in questo elenco va dritto in Spam. I commenti precedenti restano come sono.
console-blocks-who = Chi
console-blocks-since = Da quando
console-blocks-by = Da chi
console-blocks-name = Nome
console-blocks-email = Indirizzo email
console-blocks-network = Rete
console-blocks-host = Host
console-blocks-network-of = la rete del commento di { $name }
console-blocks-network-given = una rete scritta a mano; se ne conserva solo l’hash
console-blocks-comment = il commento
console-blocks-remove = Sblocca
console-blocks-remove-this = Sblocca { $name }
console-blocks-add = Blocca qualcuno
console-blocks-kind = Blocca per
console-blocks-value = Quale
console-blocks-value-hint = Un nome come Ann, un indirizzo email come ann@example.org, un indirizzo IP come 203.0.113.7 (si blocca tutta la sua rete) o un host come example.org (si bloccano anche tutti gli host sotto di esso).
console-blocks-add-button = Blocca
console-blocks-none = Non c’è nessun blocco. Puoi bloccare chi ha scritto un commento anche dal commento stesso.
console-statistics-title = Statistiche
console-statistics-span = Periodo
console-statistics-days = { $days } giorni
console-statistics-a-day = al giorno
console-statistics-a-week = alla settimana
console-statistics-comments = Commenti
console-statistics-decisions = Decisioni
console-statistics-share = Quota di spam
console-statistics-top = Pagine più commentate
console-statistics-published = Pubblicati
console-statistics-waiting = In attesa
console-statistics-spam = Spam
console-statistics-refused = Rifiutati
console-statistics-all = Tutti
console-statistics-came-in =
    { $count ->
        [0] Negli ultimi { $days } giorni non è arrivato nessun commento.
        [one] Negli ultimi { $days } giorni è arrivato un commento, e { $spam ->
            [0] non era spam
           *[other] era spam
        }.
       *[other] Negli ultimi { $days } giorni sono arrivati { $count } commenti; { $spam ->
            [0] nessuno era spam
            [one] { $spam } era spam
           *[other] { $spam } erano spam
        }.
    }
console-statistics-decided =
    { $count ->
        [0] Negli ultimi { $days } giorni non è stato deciso nulla.
        [one] Negli ultimi { $days } giorni è stata presa una decisione.
       *[other] Negli ultimi { $days } giorni sono state prese { $count } decisioni, il massimo { $when }: { $most }.
    }
console-statistics-share-was = Quota di spam negli ultimi { $days } giorni: { $share } di ciò che è arrivato.
console-statistics-share-none = Negli ultimi { $days } giorni non è arrivato nulla, perciò non c’è una quota da mostrare.
console-statistics-top-was = Le pagine con più commenti pubblicati, da sempre.
console-statistics-top-none = Nessuna pagina ha ancora un commento pubblicato.
console-statistics-on-day = il giorno { $date }
console-statistics-in-week = nella settimana da lunedì { $date }
console-statistics-week-label = Settimana da lunedì { $date }
console-statistics-column = { $when }: { $all } (pubblicati { $published }, in attesa { $waiting }, spam { $spam }, rifiutati { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] nessun commento
        [one] { $count } commento
       *[other] { $count } commenti
    }
console-statistics-decision-count =
    { $count ->
        [0] nessuna decisione
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
console-statistics-table = I numeri in tabella
console-statistics-day = Giorno
console-statistics-week = Settimana da lunedì
console-statistics-utc = I giorni cominciano a mezzanotte UTC.
console-sites-title = Siti
console-sites-key = Chiave
console-sites-name = Titolo
console-sites-name-hint = Compare nelle email, nei feed e qui.
console-sites-origins = Origini
console-sites-origins-hint = Dove si trova il blog, un indirizzo per riga, come https://blog.example.org. I commenti sono accettati solo da lì. I link portano al primo.
console-sites-comments = Commenti
console-sites-waiting = In attesa
console-sites-none = Ancora nessun sito. Aggiungi qui sotto il tuo blog.
console-sites-add = Aggiungi un sito
console-sites-add-button = Aggiungi sito
console-sites-key-hint = Va nel tag script e non cambia mai: a–z, 0–9, - e _, per esempio blog.
console-sites-key-invalid = Scrivi da 1 a 40 caratteri tra a–z, 0–9, - e _, cominciando con una lettera o una cifra.
console-sites-key-taken = C’è già un sito con questa chiave. Scegline un’altra.
console-sites-origins-invalid = Scrivi almeno un indirizzo, ciascuno solo con schema e host, come https://blog.example.org.
console-sites-name-invalid = Scrivi un titolo più breve, su una riga.
console-sites-refused = Non è stato ancora salvato nulla. Controlla i campi segnalati.
console-sites-outdated = Nel frattempo qualcun altro ha modificato questo sito, perciò non è stato salvato nulla. Ciò che hai scritto è qui sotto. Se lo salvi di nuovo, sostituisce l’altra modifica.
console-sites-see-now = Mostra il sito come è adesso
console-sites-as-server = valore del server: { $value }
console-sites-while-empty = Lascia vuoto per il valore del server ({ $value }).
console-sites-nothing = niente
console-sites-about = Il sito
console-sites-about-comments = Commenti
console-sites-about-spam = Che cosa è spam
console-sites-about-thread = La discussione
console-sites-about-people = Persone ed email
console-sites-paste = Nel tuo blog
console-sites-paste-hint = Incolla questo nel modello dei tuoi articoli, dove devono comparire i commenti.
console-sites-tag = Tag script
console-sites-back = Tutti i siti
console-tokens-title = Token
console-tokens-about = Un token è una chiave per uno script. Con il token, lo script può fare via API ciò che permetti qui.
console-tokens-name = Nome
console-tokens-name-hint = A che cosa serve, per esempio «backup notturno». Le decisioni sono registrate con questo nome.
console-tokens-name-invalid = Scrivi un nome da 1 a 80 caratteri.
console-tokens-name-taken = C’è già un token con questo nome. Scegli un altro nome o revoca quello vecchio.
console-tokens-scopes = Può
console-tokens-scopes-missing = Scegli almeno una cosa che il token può fare.
console-tokens-made = Creato
console-tokens-used = Ultimo uso
console-tokens-state = Stato
console-tokens-revoked = Revocato: { $date }
console-tokens-revoke = Revoca
console-tokens-revoke-this = Revoca { $name }
console-tokens-revoke-what = Un token revocato smette subito di funzionare e non si può recuperare.
console-tokens-none = Ancora nessun token.
console-tokens-add = Crea un token
console-tokens-add-button = Crea token
console-tokens-ready = Il token { $name } è pronto
console-tokens-once = Copialo adesso: è mostrato solo questa volta. Se ne conserva solo l’hash.
console-tokens-token = Token
console-tokens-back = Tutti i token
console-outbox-title = Email
console-outbox-tabs = Quali email
console-outbox-failed = Non riuscite
console-outbox-waiting = In attesa
console-outbox-all = Tutte
console-outbox-failed-one = Non riuscita
console-outbox-waiting-one = In attesa
console-outbox-kind = Tipo
console-outbox-to = A
console-outbox-since = Scritta
console-outbox-state = Stato
console-outbox-attempts =
    { $count ->
        [0] nessun tentativo finora
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
console-outbox-next = prossimo: { $time }
console-outbox-sent = Inviata
console-outbox-error = Risposta dell’altro server
console-outbox-why = Motivo
console-outbox-again = Riprova
console-outbox-again-this = Riprova: { $mail }
console-outbox-mails = Email
console-outbox-webhooks = Webhook
console-outbox-event = Evento
console-outbox-url = Indirizzo
console-outbox-none-failed = Nessuna email non riuscita. Va tutto bene.
console-outbox-none-waiting = Nessuna email in attesa.
console-outbox-none = Ancora nessuna email.

console-ways-in-title = Email in arrivo
console-ways-in-way = Canale
console-ways-in-messages = Messaggi
console-ways-in-last = Ultimo messaggio
console-ways-in-looked = Ultimo controllo
console-ways-in-failures = Errori
console-ways-in-open = Aperto
console-ways-in-closed = Chiuso
console-ways-in-since = Contato dall’avvio del server. Ciò che arriva tramite `afterword mail receive` non è contato qui.
console-ways-in-off = La posta è disattivata.
console-ways-in-login = Afterword non ha effettuato l’accesso alla sua casella di posta. Le email restano in attesa finché qualcuno non accede.

## Che cosa può fare un token

scope-read = leggere
    .may = leggere i commenti in qualunque stato, con gli indirizzi email, e le pagine
scope-moderate = moderare
    .may = decidere sui commenti, modificarli, bloccare chi li scrive, cancellare i dati di una persona, cambiare le pagine
scope-sites = gestire i siti
    .may = aggiungere siti, cambiarne le impostazioni (con i primi due permessi anche la moderazione e la mappa del sito), creare e revocare token
scope-export = esportare
    .may = scaricare tutti i dati
scope-mail = consegnare email
    .may = consegnare le email che tornano ad Afterword

## Perché un’email o un webhook non è stato consegnato

undelivered-given-up = Abbandonata dopo tre giorni
undelivered-bounced = È tornata indietro: l’indirizzo non accetta posta.
undelivered-receiver-removed = L’impostazione webhooks.urls non indica più questo destinatario.
undelivered-store-unreadable = Non è stato possibile leggere il database.
undelivered-place-unknown = Non si sa a quale sito o pagina appartenga.
undelivered-too-many-confirmations = È in attesa, perché nell’ultima ora a molte persone è stato chiesto di confermare un indirizzo.
undelivered-answered = Il destinatario ha risposto { $status }.

## Che cosa sono le email in uscita

console-mail-kind-moderation = Nuovo commento, a chi modera
console-mail-kind-spam = Ciò che è stato tenuto come spam, a chi modera
console-mail-kind-confirmation = Conferma di un indirizzo
console-mail-kind-answered = Qualcuno ha risposto, a chi ha commentato
console-mail-kind-followed = Nuovo commento in una discussione, a chi la segue
console-mail-kind-published = Commento pubblicato, a chi l’ha scritto
console-mail-kind-reported = Commento segnalato, a chi modera
console-mail-kind-report-decided = Esito di una segnalazione, a chi l’ha inviata
console-mail-kind-removed = Commento rimosso dopo una segnalazione, a chi l’ha scritto
console-mail-kind-private = Messaggio solo per te, a chi modera
console-mail-kind-private-reply = Risposta a un messaggio privato, a chi l’ha scritto
console-mail-kind-may-publish = Richiesta di pubblicare un messaggio privato, a chi l’ha scritto
console-mail-kind-decided = Che cosa ha fatto la tua risposta
console-mail-kind-explanation = Perché la tua risposta non ha fatto nulla
console-mail-kind-refusal = Perché una risposta via email non è stata accettata
console-mail-kind-unproven = Hai scritto questo commento, a chi l’ha inviato
console-mail-kind-received = È arrivato un commento via email, a chi l’ha scritto
console-mail-kind-test = Prova
console-mail-kind-sign-in = Link per accedere
console-mail-kind-damage = Database danneggiato
console-mail-kind-address = Altro indirizzo di chi modera

## Le impostazioni di un sito: nome, spiegazione, che cosa scrivere al posto di ciò che non va, e le scelte

setting-moderation = Nuovi commenti
    .hint = Indica se un commento aspetta la tua decisione o compare subito.
    .hold = trattieni
    .publish = pubblica subito
setting-edit-window = Tempo per modificare
    .hint = Per quanto tempo si può modificare o eliminare un proprio commento, per esempio 15m, 2h o 1d. 0s significa mai.
    .problem = Scrivi un tempo come 15m, 2h o 1d; 30d è il massimo.
setting-close-after = Chiudi gli articoli dopo
    .hint = Per quanto tempo dopo il primo commento un articolo ne accetta altri, per esempio 90d, oppure never. Gli articoli vecchi attirano più spam di tutti.
    .problem = Scrivi un tempo come 90d, oppure never.
setting-retired = Archiviato
    .hint = Indica se il blog va avanti senza questo server: in tal caso gli articoli non accettano più commenti né reazioni e le discussioni non si possono più seguire. Lo imposta il comando afterword retire.
    .true = archiviato
    .false = in uso
setting-sitemap = Mappa del sito
    .hint = Elenca gli articoli: un percorso come /sitemap.xml o un indirizzo intero del sito. Scrivi none per nessuna mappa.
    .problem = Scrivi un percorso come /sitemap.xml o un indirizzo intero.
setting-unknown-pages = Articoli sconosciuti
    .hint = Che cosa succede a un commento su un articolo che la mappa del sito non contiene.
    .hold = trattienilo
    .refuse = non accettarlo
    .publish = trattalo come gli altri
setting-hold-at = Trattenuto da
    .hint = Punteggio dei controlli antispam da cui un commento aspetta la tua decisione; 0 significa mai.
    .problem = Scrivi un numero da 0 a 1000.
setting-spam-at = Spam da
    .hint = Punteggio da cui un commento va in Spam; 0 significa mai.
    .problem = Scrivi un numero da 0 a 1000.
setting-refuse-at = Non accettato da
    .hint = Punteggio da cui un commento non è accettato affatto; 0 significa mai.
    .problem = Scrivi un numero da 0 a 1000.
setting-words-hold = Parole che trattengono
    .hint = Un commento con una di queste parole o frasi, una per riga, aspetta la tua decisione. /…/ è un pattern. Scrivi none per nessuna parola.
    .problem = Scrivi fino a 500 parole o pattern come /cheap .* pills/, uno per riga, senza virgole.
setting-words-spam = Parole di spam
    .hint = Un commento con una di queste è spam.
    .problem = Scrivi fino a 500 parole o pattern come /cheap .* pills/, uno per riga, senza virgole.
setting-words-refuse = Parole non accettate
    .hint = Un commento con una di queste non è accettato.
    .problem = Scrivi fino a 500 parole o pattern come /cheap .* pills/, uno per riga, senza virgole.
setting-script-check = Altre scritture
    .hint = Indica se un commento in una scrittura diversa dalle tue aspetta la tua decisione.
    .off = non controllare
    .hold = trattieni
setting-scripts = Le tue scritture
    .hint = Per esempio Latin o Cyrillic, una per riga. Scrivi none per quelle della lingua del sito.
    .problem = Scrivi nomi di scritture come Latin, Cyrillic o Han, uno per riga.
setting-trust-after = Di fiducia dopo
    .hint = Dopo questo numero di commenti approvati una persona è di fiducia e non deve più aspettare. 0 significa mai.
    .problem = Scrivi un numero da 0 a 20.
setting-trust-confirmed = Di fiducia via email
    .hint = Indica se una persona con l’indirizzo email confermato è di fiducia.
    .true = sì
    .false = no
setting-akismet = Akismet
    .hint = Indica se per ogni commento si interroga il servizio Akismet. Riceve il testo, e il nome, l’indirizzo email e l’indirizzo di rete di chi l’ha scritto. Al server serve una chiave.
    .true = interrogalo
    .false = non interrogarlo
setting-depth = Livelli di risposte
    .hint = Fino a quale livello le risposte rientrano. Quelle più profonde compaiono all’ultimo livello. 0 mostra un elenco piatto.
    .problem = Scrivi un numero da 0 a 20.
setting-page-size = Commenti alla volta
    .hint = Quanti se ne mostrano prima del pulsante per gli altri.
    .problem = Scrivi un numero da 1 a 1000.
setting-sort = Ordine
    .hint = Quali commenti vengono prima.
    .oldest = prima i meno recenti
    .newest = prima i più recenti
    .top = prima quelli con più reazioni
setting-images = Immagini
    .hint = Indica se si mostrano le immagini nei commenti. Il browser le carica dall’host indicato da chi commenta, e quell’host vede allora chi legge il tuo blog.
    .true = mostra
    .false = non mostrare
setting-maths = Formule
    .hint = Indica se il TeX nei commenti viene mostrato come formule: $x^2$ nella riga, $$x^2$$ su una riga a parte. I commenti già scritti restano come sono.
    .true = mostra
    .false = non mostrare
setting-code-colours = Colori nel codice
    .hint = Indica se il codice scritto dopo ``` e il nome di un linguaggio viene mostrato a colori. I commenti già scritti restano come sono.
    .true = mostra
    .false = non mostrare
setting-reactions = Reazioni
    .hint = Ciò che si può lasciare con un clic: emoji o parole brevi, una per riga, fino a 12. Scrivi none per nessuna reazione.
    .problem = Scrivi fino a 12 emoji o parole brevi, una per riga, senza spazi né virgole e senza ripetizioni.
setting-article-reactions = Reazioni agli articoli
    .hint = Indica se si possono lasciare le stesse reazioni anche all’articolo. Compaiono sopra i commenti.
    .true = offerte
    .false = non offerte
setting-avatars = Immagini del profilo
    .hint = Appaiono accanto ai commenti scritti con un indirizzo email. Le scarica questo server: il servizio riceve un hash dell’indirizzo e nulla su chi ti legge.
    .off = nessuna
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Messaggi solo per te
    .hint = Indica se si può scriverti qualcosa che vedi solo tu. Viene pubblicato solo se lo vuoi tu e lo vuole anche chi l’ha scritto.
    .true = accettati
    .false = non accettati
setting-language = Lingua
    .hint = La lingua dei testi intorno ai commenti: { $languages }. Una pagina può indicarne un’altra.
    .problem = Scrivi un codice di lingua come en, de o pt-BR.
setting-owner = Il tuo nome
    .hint = Compare sopra le tue risposte. Se manca, compare il titolo del sito.
    .problem = Scrivi un nome di 80 caratteri al massimo.
setting-reserved-names = Nomi riservati
    .hint = Nomi con cui nessuno può commentare, uno per riga, fino a 50. Il tuo nome e il titolo del sito sono sempre riservati. Scrivi none per riservare solo quelli.
    .problem = Scrivi fino a 50 nomi di 80 caratteri al massimo, uno per riga, senza virgole e senza ripetizioni.
setting-moderators = Moderazione
    .hint = Indirizzi email, uno per riga, fino a 20. Ognuno riceve un’email sui nuovi commenti e decide rispondendo. Scrivi none per nessuno.
    .problem = Scrivi fino a 20 indirizzi email come ann@example.org, uno per riga, senza ripetizioni.
setting-tell-owner = Email a chi modera
    .hint = Per quali nuovi commenti chi modera riceve un’email.
    .held = quelli in attesa
    .all = tutti
    .nothing = nessuno
setting-tell-spam = Email sullo spam
    .hint = Indica se chi modera riceve un’email al giorno su ciò che è stato tenuto come spam.
    .true = sì
    .false = no
setting-notifications = Email sulle risposte
    .hint = Indica se chi commenta può chiedere un’email quando qualcuno risponde. Prima conferma il proprio indirizzo.
    .true = sì
    .false = no
setting-follow-threads = Seguire le discussioni
    .hint = Indica se si può seguire una discussione: un’email per ogni nuovo commento, oppure una al giorno. Solo se le email sulle risposte sono attive.
    .true = sì
    .false = no
setting-comments-by-mail = Commenti via email
    .hint = Se si possono scrivere commenti via email: ogni pagina ha allora un indirizzo per questo.
    .true = sì
    .false = no
setting-tell-authors = Email di pubblicazione
    .hint = Indica se chi commenta con un indirizzo confermato riceve un’email quando il suo commento trattenuto è pubblicato.
    .true = sì
    .false = no
setting-answers-elsewhere = Risposte su altre reti
    .hint = Indica se le tue risposte alle persone di Mastodon e Bluesky vengono pubblicate anche lì.
    .true = sì
    .false = no

setting-own-posts = I tuoi post
    .hint = Un file del sito che indica i tuoi post sugli articoli, come /afterword/posts.json. Scrivi none per nessun file.
    .problem = Scrivi un percorso come /afterword/posts.json o un indirizzo intero.

setting-webmentions = Webmention
    .hint = Se le pagine di altri siti che rimandano a un articolo diventano commenti.
    .true = sì
    .false = no

setting-send-webmentions = Inviare webmention
    .hint = Se le pagine a cui rimandano i tuoi commenti ne vengono informate.
    .true = sì
    .false = no

## La console: l’accesso e l’account

console-sign-in = Accedi
console-sign-in-email = Indirizzo email
console-sign-in-password = Password
console-sign-in-password-hint = Lasciala vuota per ricevere via email un link con cui accedere.
console-sign-in-no-mail-hint = Questo server non invia email. Se non hai una password, esegui `afterword console link INDIRIZZO` sul server: il comando mostra un link per accedere.
console-sign-in-sent-title = Controlla la posta
console-sign-in-sent = Se { $address } ha accesso qui, un’email è in arrivo.
console-sign-in-sent-hint = Il link funziona una sola volta, entro 15 minuti. Puoi aprirlo su un altro dispositivo.
console-sign-in-follow = Accedere qui come { $address }?
console-sign-in-follow-hint = Il link funziona una sola volta.
console-sign-in-account = Il tuo account
console-sign-in-signed-in-as = Hai fatto l’accesso come
console-sign-in-sessions = Dove hai fatto l’accesso
console-sign-in-sessions-hint = Un accesso termina dopo 30 giorni, o dopo 7 giorni senza visite.
console-sign-in-some-browser = browser sconosciuto
console-sign-in-begun = Accesso
console-sign-in-seen = Ultima visita
console-sign-in-this-one = questo
console-sign-in-sign-out = Esci
console-sign-in-sign-out-everywhere = Esci ovunque
console-sign-in-session-ended = Accesso terminato lì.
console-sign-in-set-password = Imposta una password
console-sign-in-change-password = Cambia la password
console-sign-in-old-password = Password attuale
console-sign-in-new-password = Nuova password
console-sign-in-new-password-hint = Almeno 12 caratteri; va bene una frase. Ogni altro accesso termina.
console-sign-in-password-set = La password è impostata. Ogni altro accesso è terminato.
console-sign-in-refused = Non ha funzionato
console-sign-in-kept = Ciò che hai scritto, perché non vada perso
console-sign-in-to-console = Alla console

## Che cosa è andato storto, nella console

console-problem-unknown-link = Questo link è scaduto o è già stato usato. Un link funziona una sola volta, entro 15 minuti: chiedine uno nuovo.
console-problem-wrong-password = Indirizzo o password errati.
console-problem-invalid-password = Scegli una password di almeno 12 caratteri e al massimo 1024. Va bene una frase.
console-problem-too-many-passwords = Troppe password errate. Aspetta { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }, oppure accedi con un link via email: lascia vuota la password.
console-problem-too-many-mails = Sono state chieste troppe email. Quelle inviate valgono per 15 minuti: controlla la posta in arrivo e la cartella dello spam. Oppure aspetta { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
console-problem-mail-off = Questo server non invia email. Esegui sul server `afterword console link INDIRIZZO`: il comando mostra un link per accedere.
console-problem-missing-field = Un campo necessario è rimasto vuoto. Torna indietro e compilalo.
console-problem-foreign-form = Questo modulo non viene da una pagina di questa console, perciò non è stato fatto nulla. Apri la console in una scheda propria, all’indirizzo di `server.public_url`, e prova da lì.
console-problem-form-outdated = Questo modulo è di un accesso precedente, perciò non è stato fatto nulla. Torna indietro, ricarica la pagina e invialo di nuovo.
console-problem-sign-in-needed = Non hai fatto l’accesso, perciò non è stato fatto nulla. Accedi di nuovo in un’altra scheda. Poi torna indietro in questa e invia di nuovo.
console-problem-unknown-page = Questa pagina non esiste. Una pagina esiste dal suo primo commento in poi.
console-problem-path-taken = Questo percorso porta già a un’altra pagina. Sposta qui quella pagina, o scegli un altro percorso.
console-problem-invalid-page = Scrivi un percorso che cominci con una barra, come /posts/ciao/, senza . né .. al suo interno.
console-problem-invalid-title = Scrivi un titolo più breve, su una riga, senza caratteri di controllo.
console-problem-invalid-name = Scrivi un nome con almeno una lettera o una cifra, senza caratteri di controllo.
console-problem-invalid-email = Scrivi un indirizzo email come ann@example.org.
console-problem-invalid-address = Scrivi un indirizzo IP come 203.0.113.7 o 2001:db8::7.
console-problem-invalid-host = Scrivi un host come example.org.
console-problem-unknown-block = Questo blocco non esiste più.
console-problem-unknown-token = Non c’è nessun token con questo numero.
console-problem-unknown-site = Questo sito non esiste.
console-problem-changed-meanwhile = Nel frattempo è cambiato, perciò non è stato fatto nulla. Guarda com’è adesso e decidi di nuovo.
console-problem-not-possible = Non è possibile con il commento nello stato attuale. Guardalo di nuovo.
console-problem-unknown-batch = Qui non c’è nulla da annullare.
console-problem-invalid-text = Scrivi un testo senza caratteri di controllo.
console-problem-text-too-long = Il testo è troppo lungo. Accorcialo e invialo di nuovo.
console-problem-too-many-links = Il testo ha troppi link. Togline qualcuno e invialo di nuovo.
console-problem-body-too-large = È troppo in una volta. Accorcia, o seleziona meno commenti.
console-problem-store-busy = Il server è occupato, perciò non è stato fatto nulla. Riprova tra un momento.
console-problem-not-again = Non è stato possibile riprovare: non esiste più, o si è già riprovato.
console-problem-batch-too-large = Seleziona meno commenti: si può decidere al massimo su { $max } alla volta.
console-problem-internal = Si è verificato un errore nel server. Il suo log dice di più.
console-problem-method-not-allowed = Questo indirizzo non mostra nulla; gli si può solo inviare un modulo.

## Perché un commento è stato trattenuto, o preso per spam

reason-akismet-asked = Questo sito interroga Akismet per ogni commento.
reason-blocked = Hai bloccato questa persona, o un host a cui il commento rimanda.
reason-form-replayed = Lo stesso modulo era già stato inviato.
reason-form-too-fast =
    { $seconds ->
        [one] Inviato { $seconds } secondo dopo l’inizio della scrittura.
       *[other] Inviato { $seconds } secondi dopo l’inizio della scrittura.
    }
reason-form-too-old =
    { $hours ->
        [one] Inviato { $hours } ora dopo l’inizio della scrittura.
       *[other] Inviato { $hours } ore dopo l’inizio della scrittura.
    }
reason-honeypot = È stato compilato un campo che le persone non vedono.
reason-proof-expired = La sua prova di lavoro è arrivata troppo tardi.
reason-proof-invalid = La sua prova di lavoro è sbagliata.
reason-proof-missing = È arrivato senza prova di lavoro: da un browser senza JavaScript, o da un programma.
reason-proof-spent = La sua prova di lavoro era già stata usata.
reason-holds-all = Questo sito trattiene ogni nuovo commento.
reason-offered = Questo era scritto solo per te; ora può essere pubblicato.
reason-listed-word = «{ $word }» è nel tuo elenco di parole.
reason-fast-network =
    { $count ->
        [one] Da questa rete è arrivato { $count } commento in poco tempo.
       *[other] Da questa rete sono arrivati { $count } commenti in poco tempo.
    }
reason-fast-page =
    { $count ->
        [one] Su questa pagina è arrivato { $count } commento in poco tempo.
       *[other] Su questa pagina sono arrivati { $count } commenti in poco tempo.
    }
reason-fast-site =
    { $count ->
        [one] Su questo sito è arrivato { $count } commento in poco tempo.
       *[other] Su questo sito sono arrivati { $count } commenti in poco tempo.
    }
reason-repeated-here = La stessa persona ha già scritto qui quasi lo stesso.
reason-repeated =
    { $count ->
        [one] Quasi lo stesso testo era già arrivato, su un’altra pagina o da un’altra persona: una volta.
       *[other] Quasi lo stesso testo era già arrivato, su altre pagine o da altre persone: { $count } volte.
    }
reason-links = Contiene { $count } link.
reason-link-share = È fatto quasi solo di link ({ $percent }% del testo).
reason-shortener = Rimanda a { $host }, che nasconde la destinazione.
reason-look-alike-host = Rimanda a { $host }, che somiglia a un altro host.
reason-hidden-link = Contiene un link che nessuno vede, a { $host }.
reason-misleading-link = Contiene un link che mostra { $shown } e porta a { $target }.
reason-foreign-markup = Contiene link scritti in un altro markup: { $markup }.
reason-website = È breve, e il nome porta a { $host }.
reason-masked-word = «{ $word }» mescola lettere di più scritture.
reason-foreign-script = È in una scrittura diversa da quella del tuo sito: { $scripts }.
reason-disposable = L’indirizzo email è usa e getta ({ $host }).
reason-familiar =
    { $count ->
        [one] L’indirizzo e la rete sono noti: { $count } commento approvato.
       *[other] L’indirizzo e la rete sono noti: { $count } commenti approvati.
    }
reason-trusted = La persona è già di fiducia qui.
reason-unknown-page = La mappa del sito non contiene questa pagina.
reason-bayes = Probabilità di spam: { $percent }%

## Email

mail-marker = Scrivi la tua risposta sopra questa riga
mail-footer = Afterword, per { $site }
mail-subject-moderation = [{ $site }] Nuovo commento di { $author } su «{ $page }» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } nuovo commento
       *[other] { $count } nuovi commenti
    }
mail-subject-digest-decided = [{ $site }] Deciso con la tua risposta
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } commento in spam
       *[other] { $count } commenti in spam
    }
mail-subject-confirm = [{ $site }] Conferma il tuo indirizzo
mail-subject-answered = [{ $site }] { $author } ti ha risposto su «{ $page }»
mail-subject-followed = [{ $site }] Nuovo commento di { $author } su «{ $page }»
mail-subject-threads = [{ $site }] Nuovi commenti nelle discussioni che segui
mail-subject-published = [{ $site }] Il tuo commento su «{ $page }» è stato pubblicato
mail-subject-reported = [{ $site }] Segnalato: commento di { $author } su «{ $page }» #{ $tag }
mail-subject-report-decided = [{ $site }] Decisione sulla tua segnalazione
mail-subject-removed = [{ $site }] Il tuo commento su «{ $page }» è stato rimosso
mail-subject-private = [{ $site }] Solo per te: { $author } su «{ $page }» #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } ti ha risposto
mail-subject-may-publish = [{ $site }] Le tue parole possono essere pubblicate?
mail-label-reports = Segnalazioni
mail-is-reported = Questo commento è stato segnalato. Resta pubblicato finché non decidi.
mail-is-private = Questo è solo per te: nessun altro lo vede. Quello che scrivi sopra la riga arriva via email a chi ti ha scritto, e a nessun altro.
mail-is-private-no-answer = Questo è solo per te: nessun altro lo vede. Chi l’ha scritto non è raggiungibile via email, quindi non puoi rispondere.
mail-link-keep = Lascia pubblicato
mail-report-kept = In data { $when } qualcuno, forse tu, ha segnalato un commento e ha indicato questo indirizzo. La persona responsabile del blog l’ha esaminato: il commento resta pubblicato.
mail-report-removed = In data { $when } qualcuno, forse tu, ha segnalato un commento e ha indicato questo indirizzo. Il commento è stato rimosso.
mail-report-by-person = Ha deciso una persona, non un programma. Se non sei d’accordo, scrivi alla persona responsabile del blog o rivolgiti a un tribunale.
mail-report-why = Ricevi quest’unica email perché questo indirizzo è stato indicato nella segnalazione.
mail-removed-lead = La persona responsabile del blog ha rimosso il tuo commento, perché è stato segnalato e la segnalazione le è parsa fondata:
mail-removed-object = Ha deciso una persona, non un programma. Il commento non è più visibile sul blog. Se non sei d’accordo, scrivi alla persona responsabile del blog o rivolgiti a un tribunale.
mail-private-reply-note = Nessun altro vede questa risposta né le tue parole. Nessuno legge le risposte a questa email.
mail-private-why = Ricevi questa email perché qualcuno, probabilmente tu, ha scritto alla persona responsabile di questo blog con questo indirizzo.
mail-may-publish-lead = Hai scritto questo solo per la persona responsabile del blog, che ora vorrebbe pubblicarlo:
mail-link-may-publish = Sì, pubblicalo
mail-may-publish-else = Altrimenti non fare nulla: resta tra voi due.
mail-subject-unproven = [{ $site }] Hai scritto un commento su «{ $page }»?
mail-subject-received = [{ $site }] Il tuo commento su «{ $page }» è arrivato
mail-subject-decided = [{ $site }] { $standing-title }: commento di { $author } su «{ $page }» #{ $tag }
mail-subject-explanation = La tua risposta non ha cambiato nulla #{ $tag }
mail-subject-refused = La tua risposta non è diventata un commento
mail-subject-sign-in = Accedi a { $site }
mail-subject-damage = Il database di { $site } è danneggiato
mail-subject-address = Rispondere anche da questo indirizzo?
mail-subject-test = Afterword può inviare email ({ $id })
mail-label-by = Di
mail-label-email = Email
mail-label-website = Sito web
mail-label-on = Su
mail-label-answers = In risposta a
mail-label-comment = Il commento
mail-label-reasons = Trattenuto perché
mail-label-spam-reasons = Spam perché
mail-label-wrote = Hai scritto
mail-owner = { $author } (responsabile del blog)
mail-no-title = una pagina senza titolo
mail-is-published = Questo commento è già pubblicato.
mail-words-lead = Per decidere, rispondi a questa email con una di queste parole come prima riga:
mail-words-after = Qualsiasi altra cosa non cambia nulla, e un’email te lo dirà.
mail-word-approve = ok
mail-means-approve = pubblicalo; il testo sotto la parola diventa la tua risposta
mail-means-keep = lascialo pubblicato; il testo sotto la parola diventa la tua risposta
mail-means-ask = chiedi via email a chi l’ha scritto se può essere pubblicato, con il testo sotto la parola
mail-word-reject = no
mail-means-reject = rifiutalo: nessuno lo vede
mail-word-spam = spam
mail-means-spam = rifiutalo come spam
mail-word-delete = elimina
mail-means-delete = eliminalo
mail-word-block = blocca
mail-means-block = spam, e più nulla da questa persona
mail-word-edit = modifica
mail-means-edit = pubblica al suo posto il testo sotto la parola
mail-word-undo = annulla
mail-means-undo = annulla l’ultima decisione
mail-links-lead = Oppure decidi nel browser:
mail-link-approve = Pubblica
mail-link-reject = Rifiuta
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] È arrivato { $count } commento
       *[other] Sono arrivati { $count } commenti
    } in poco tempo, perciò li trovi in una sola email.
mail-digest-how = Per decidere, rispondi con i loro numeri, su una o più righe: «1 ok, 2-5 spam, 6 no». Il testo sotto la riga di un solo numero diventa la tua risposta a quel commento. Una di queste parole per ogni numero:
mail-digest-again = Rispondi di nuovo all’email con i commenti.
mail-digest-done = Ecco che ne è stato dei commenti dopo la tua risposta:
mail-spam-lead =
    { $count ->
        [one] { $count } commento è stato tenuto come spam dall’ultima email.
       *[other] { $count } commenti sono stati tenuti come spam dall’ultima email.
    } Nessuno li vede. Se uno non lo è, pubblicalo con il suo link: una risposta a questa email non decide nulla.
mail-spam-rest =
    { $count ->
        [one] { $count } altro è nell’elenco dello spam della console.
       *[other] Altri { $count } sono nell’elenco dello spam della console.
    }
mail-spam-end = Per non ricevere più queste email, disattiva «Email sullo spam» nelle impostazioni del sito.
mail-confirm-lead = Qualcuno, forse tu, ha lasciato questo indirizzo con un commento su «{ $page }» e ha chiesto email sulle risposte.
mail-confirm-published = Il commento è pubblicato.
mail-confirm-do = Se la richiesta è tua, conferma:
mail-link-confirm = Sì, avvisami via email delle risposte
mail-confirm-else = Altrimenti non fare nulla: non arriveranno email sulle risposte.
mail-confirm-follow = Qualcuno, forse tu, ha chiesto di ricevere a questo indirizzo email sui nuovi commenti su «{ $page }».
mail-link-confirm-follow = Sì, avvisami via email dei nuovi commenti
mail-confirm-follow-else = Altrimenti non fare nulla: non arriveranno email.
mail-unproven-lead = Un commento su «{ $page }» è arrivato via email con il tuo indirizzo, e nulla prova che sia tuo. Se l’hai scritto tu, confermalo:
mail-link-submit = Leggilo e confermalo
mail-unproven-else = Altrimenti non fare nulla: nessuno vede il commento.
mail-received-held = Il tuo commento comparirà appena approvato:
mail-answered-by-mail = Per replicare, rispondi a questa email: ciò che scrivi sopra la riga diventa un commento.
mail-answered-on-page = Per replicare, apri la pagina. Nessuno legge le risposte a questa email.
mail-published-lead = Il tuo commento è stato pubblicato:
mail-link-comment = Leggilo sulla pagina
mail-unsubscribe-why = Ricevi questa email perché hai chiesto di sapere delle risposte al tuo commento.
mail-followed-rest = Non mostrati in questa email: { $count }. Tutti i commenti sono nelle pagine.
mail-followed-why = Ricevi questa email perché hai chiesto di sapere dei nuovi commenti.
mail-link-unsubscribe = Non ricevere più queste email
mail-done-approved = Fatto: il commento è pubblicato.
mail-done-rejected = Fatto: il commento è rifiutato. Nessuno lo vede.
mail-done-spam = Fatto: il commento è spam. Nessuno lo vede.
mail-done-deleted = Fatto: il commento è eliminato.
mail-done-blocked = Fatto: il commento è spam, e non si accetta più nulla da questa persona.
mail-done-edited = Fatto: il commento è pubblicato con il tuo testo.
mail-done-asked = Fatto: un’email chiede a chi l’ha scritto se può essere pubblicato.
mail-done-replied = Fatto: la tua risposta arriva via email a chi ti ha scritto. Nessun altro la vede.
mail-undone-held = Annullato: il commento è di nuovo trattenuto e aspetta la tua decisione.
mail-undone-published = Annullato: il commento è di nuovo pubblicato.
mail-undone-refused = Annullato: il commento è di nuovo rifiutato. Nessuno lo vede.
mail-undone-spam = Annullato: il commento è di nuovo spam. Nessuno lo vede.
mail-undone-deleted = Annullato: il commento è di nuovo eliminato.
mail-undone-private = Annullato: è di nuovo solo per te.
mail-standing-held = trattenuto
mail-standing-published = pubblicato
mail-standing-refused = rifiutato
mail-standing-spam = spam
mail-standing-deleted = eliminato
mail-standing-private = solo per te
mail-before-same = Era già così: { $who } aveva deciso lo stesso in data { $when }.
mail-before-other = Questo cambia una decisione precedente: prima era { $standing }, per decisione di { $who }, in data { $when }.
mail-reply-published = Questo è pubblicato come tua risposta:
mail-reply-private = Questo arriva via email a chi ti ha scritto:
mail-reply-left-out = Questo non è stato pubblicato, perché solo un commento pubblicato può avere una risposta:
mail-cut = Questo è stato lasciato fuori dalla tua risposta, come firma, saluto o email precedente:
mail-attached = Lasciato fuori, perché i commenti sono solo testo: { $words }
mail-link-put-back = Rimetti queste parole
mail-link-send-rest = Invia anche queste parole
mail-text-now = Il commento ora dice:
mail-undo-how = Per annullare, rispondi con la parola:
mail-decide-anew = Per decidere altrimenti, rispondi con una di queste parole come prima riga:
mail-why-unknown = Non è stato fatto nulla: la prima riga della tua risposta, «{ $line }», non è una delle parole con cui si decide.
mail-why-taken-back = Non è stato fatto nulla: sotto la parola hai scritto «{ $line }», e questo può voler dire che non vuoi pubblicare il commento. Per pubblicarlo, rispondi solo con la parola.
mail-why-unclear = Non è stato fatto nulla: Afterword non ha potuto distinguere le tue parole da quelle citate. Scrivi la parola sopra la riga con i segni di uguale, e lascia quella riga com’è.
mail-why-number = Non è stato fatto nulla: l’email non ha un commento con il numero { $count }.
mail-why-twice = Non è stato fatto nulla: il numero { $count } compare due volte, con parole o testi diversi.
mail-why-line = Non è stato fatto nulla: non è stato possibile capire «{ $line }». Ogni numero vuole una delle parole con cui si decide, e nient’altro.
mail-why-text = Non è stato fatto nulla: non è chiaro a quale commento appartenga il testo «{ $line }». Un testo va sotto la riga di un solo numero con una parola che pubblica.
mail-why-empty = Non è stato fatto nulla: la tua email non aveva niente sopra il testo citato.
mail-why-outdated = Non è stato fatto nulla: il commento è cambiato dopo l’email a cui hai risposto. Guarda com’è adesso, e rispondi all’email più recente che lo riguarda.
mail-why-gone = Non è stato fatto nulla: il commento non esiste più.
mail-why-expired = Non è stato fatto nulla: l’email a cui hai risposto è troppo vecchia per decidere. Per decidere, rispondi a questa.
mail-why-unverified = Non è stato fatto nulla: è arrivata un’email a tuo nome, e nulla provava che l’hai scritta tu. Se è tua, il tuo server di posta non firma le email (DKIM), oppure la firma si è rovinata per strada.
mail-why-refused = Non è stato fatto nulla: { $words }
mail-explanation-words = Per decidere, scrivi una di queste parole, da sola, sulla prima riga:
mail-explain-how = Sul server, `afterword mail explain FILE` dice quale controllo ha fermato un’email salvata.
mail-address-hint = Per rispondere anche da un altro indirizzo, fallo aggiungere sul server: `afterword mail addresses add { $who } INDIRIZZO`
mail-refused-closed = La tua risposta non è potuta diventare un commento: l’articolo non accetta più commenti.
mail-refused-gone = La tua risposta non è potuta diventare un commento: il commento a cui rispondi non esiste più.
mail-refused-empty = La tua risposta non è potuta diventare un commento: non c’era testo sopra l’email citata.
mail-refused-expired = La tua risposta non è potuta diventare un commento: l’indirizzo a cui hai scritto non vale più. Sulla pagina dell’articolo ce n’è uno nuovo.
mail-refused-long = La tua risposta non è potuta diventare un commento: è troppo lunga. { $most ->
        [one] Il massimo è { $most } carattere
       *[other] Il massimo è { $most } caratteri
    }. Rispondi di nuovo, più in breve.
mail-refused-links = La tua risposta non è potuta diventare un commento: ha troppi link. Il massimo è { $most }. Rispondi di nuovo con meno link.
mail-refused-other = La tua risposta non è potuta diventare un commento: { $words }
mail-problem-unproven = Nulla provava che l’hai scritta tu: il tuo server di posta non firma le email (DKIM).
mail-problem-too-old = L’email a cui hai risposto è troppo vecchia.
mail-problem-other-address = La risposta è arrivata da un altro indirizzo. Rispondi da { $who }.
mail-problem-too-early = La risposta non ha data, o ne ha una precedente all’email a cui risponde. Controlla l’orologio del tuo dispositivo e rispondi di nuovo.
mail-problem-too-large = La risposta è troppo grande: si possono leggere fino a { $most }{"\u00A0"}MB di allegati e 1.000 righe di testo. Rispondi di nuovo, con meno testo o meno allegati.
mail-problem-unknown-parent = Il commento a cui risponde non esiste più.
mail-problem-parent-on-other-page = Il commento a cui risponde è di un altro articolo.
mail-problem-not-of-site = La mappa del sito non contiene questa pagina.
mail-problem-not-possible = Non è possibile con il commento nello stato attuale.
mail-problem-changed-meanwhile = Nel frattempo il commento è stato modificato o rimosso.
mail-refused-text = Perché nulla vada perso, ecco ciò che hai scritto:
mail-sign-in-lead = Qualcuno, speriamo tu, vuole accedere ad Afterword su { $site } con questo indirizzo.
mail-link-sign-in = Accedi
mail-sign-in-once = Il link funziona una sola volta, entro 15 minuti. Chi ce l’ha può accedere al posto tuo, perciò non inoltrare questa email.
mail-sign-in-else = Se la richiesta non è tua, non fare nulla: senza questo link nessuno può accedere.
mail-address-lead = { $who } vorrebbe decidere sui commenti di { $site } anche con email da questo indirizzo.
mail-link-address = Sì, le mie risposte contano
mail-address-else = Se non sei { $who }, non fare nulla. A questo indirizzo non arriveranno altre email.
mail-damage-lead = Il controllo periodico del database di Afterword su { $site } ha rilevato danni:
mail-damage-now = Intervieni al più presto: conserva i backup che hai, controlla se il disco si sta guastando e ripristina il backup integro più recente. Per saperne di più, esegui sul server `afterword doctor`.
mail-test-lead = Questa email è una prova. Mostra che Afterword può inviare email e che arrivano a questo indirizzo.
mail-test-id = Il suo identificativo è { $id }.
mail-standing-held-title = Trattenuto
mail-standing-published-title = Pubblicato
mail-standing-refused-title = Rifiutato
mail-standing-spam-title = Spam
mail-standing-deleted-title = Eliminato
mail-standing-private-title = Solo per te
