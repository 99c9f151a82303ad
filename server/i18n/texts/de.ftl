# Alle Texte des Servers, die jemand liest, auf Deutsch. Was sie bedeuten und wo sie stehen, sagt en.ftl.
# Alle werden mit „du“ angesprochen; wo es geht, stehen Infinitive. Kein Text nennt ein Geschlecht.

## Tage, Alter und Zahlen

date-day = { $day }. { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day }. { $month }
date-month-1 = Januar
date-month-2 = Februar
date-month-3 = März
date-month-4 = April
date-month-5 = Mai
date-month-6 = Juni
date-month-7 = Juli
date-month-8 = August
date-month-9 = September
date-month-10 = Oktober
date-month-11 = November
date-month-12 = Dezember
date-short-month-1 = Jan.
date-short-month-2 = Feb.
date-short-month-3 = März
date-short-month-4 = Apr.
date-short-month-5 = Mai
date-short-month-6 = Juni
date-short-month-7 = Juli
date-short-month-8 = Aug.
date-short-month-9 = Sep.
date-short-month-10 = Okt.
date-short-month-11 = Nov.
date-short-month-12 = Dez.
age-now = jetzt
age-minutes = { $count } Min.
age-hours = { $count } Std.
age-days = { $count } T.
number-thousands = .
size-megabytes = { $size } MB
size-kilobytes = { $size } kB
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Seiten ohne JavaScript

page-about = Kommentare zu
page-back = Zurück zum Artikel
page-count =
    { $count ->
        [0] Noch keine Kommentare
        [one] { $count } Kommentar
       *[other] { $count } Kommentare
    }
page-order = Reihenfolge
page-oldest = Älteste zuerst
page-newest = Neueste zuerst
page-top = Beste zuerst
page-more = Weitere Kommentare
page-beginning = Von Anfang an
page-owner = betreibt das Blog
page-verified = bestätigt
page-pinned = angeheftet
page-edited = geändert
page-removed = Dieser Kommentar wurde entfernt.
page-reply = Antworten
page-reply-to = { $name } antworten
page-in-reply-to = Antwort an { $name }
page-in-reply-to-removed = Antwort auf einen entfernten Kommentar
page-write = Kommentar schreiben
page-text = Kommentar
page-markdown = **fett**, *kursiv*, > Zitat, `Code`
page-name = Name
page-email = E-Mail (freiwillig)
page-email-hint = Nur wer dieses Blog betreibt, sieht sie. Sie wird nie gezeigt und nie weitergegeben.
page-email-hint-picture = Nur wer dieses Blog betreibt, sieht sie. { $service } bekommt einen Hashwert davon, für dein Bild.
page-notify = Bei Antworten eine Mail schicken
page-notify-hint = Zuerst kommt eine Mail, um die Adresse zu bestätigen. In jeder weiteren steht ein Link zum Abbestellen.
page-follow = Bei neuen Kommentaren hier eine Mail schicken
page-follow-off = Keine Mails
page-follow-at-once = Sofort
page-follow-daily = Einmal am Tag
page-private = Nur für die Person, die dieses Blog betreibt
page-private-hint = Niemand sonst sieht es. Eine Antwort kommt per Mail, wenn du deine Adresse angibst.
page-private-held = Nur wer dieses Blog betreibt, sieht deine Worte.
page-private-reply = Antworten sind öffentlich. Bitte das Häkchen entfernen oder direkt unter den Artikel schreiben.
page-private-offer = Zur Veröffentlichung anbieten
page-website = Website (freiwillig)
page-leave-empty = Dieses Feld bleibt leer
page-held-hint = Kommentare erscheinen, sobald sie freigegeben sind.
page-send = Absenden
page-preview = Vorschau
page-no-reply = Stattdessen den Artikel kommentieren
page-held = Wartet auf Freigabe. Der Kommentar erscheint hier, sobald er freigegeben ist.
page-published = Der Kommentar ist veröffentlicht.
page-closed = Hier kann nicht mehr kommentiert werden.
page-parent-gone = Der Kommentar, dem die Antwort galt, ist nicht mehr da.
page-error = Fehler
page-refused = Der Kommentar wurde nicht abgesendet
page-kept = Der Text zum Kopieren
page-to-thread = Kommentare des Artikels öffnen
page-feed = Diesen Kommentaren per Feed folgen
page-report = Melden
page-report-of = Den Kommentar von { $name } melden
report-title = Diesen Kommentar melden
report-what = Wer dieses Blog betreibt, entscheidet darüber. Bis dahin bleibt der Kommentar stehen.
report-reason = Was stimmt damit nicht?
report-reason-illegal = Er ist rechtswidrig
report-reason-privacy = Er zeigt persönliche Daten
report-reason-abuse = Er beleidigt oder bedroht
report-reason-spam = Er ist Spam
report-reason-mine = Ich habe ihn geschrieben, und er soll weg
report-reason-other = Etwas anderes
report-text = In eigenen Worten
report-text-hint = Nötig, wenn er rechtswidrig ist oder etwas anderes nicht stimmt: Was ist es, und warum? Das liest nur, wer dieses Blog betreibt.
report-email-hint = Um zu erfahren, was daraus wird. Du bekommst eine Mail, sobald entschieden ist.
report-good-faith = Mit dem Absenden sagst du, dass deine Angaben nach bestem Wissen richtig sind.
report-send = Meldung absenden
report-thanks = Danke
report-done = Deine Meldung ist angekommen. Wer dieses Blog betreibt, entscheidet darüber.
report-done-mail = Du bekommst eine Mail, sobald entschieden ist.
report-problem-comment-refused = Die Meldung wurde nicht angenommen: Das Formular wurde zu schnell ausgefüllt, ist zu alt oder sieht nach einem Programm aus. Bitte noch einmal absenden; hilft das nicht, wende dich an die Website.
report-problem-invalid-parameter = Bitte auswählen, was mit dem Kommentar nicht stimmt.
report-problem-unknown-comment = Diesen Kommentar gibt es nicht mehr.
follow-title = Diesem Thema per Mail folgen
follow-what = Du bekommst eine Mail, wenn es auf dieser Seite neue Kommentare gibt. Ist deine Adresse hier neu, kommt zuerst eine Mail, um sie zu bestätigen. In jeder weiteren steht ein Link zum Abbestellen.
follow-send = Folgen
follow-done = Ist diese Adresse noch nicht bestätigt, kommt eine Mail mit einem Link, der sie bestätigt. Ab dann erfährst du von neuen Kommentaren hier.
follow-problem-comment-refused = Das Formular wurde zu schnell ausgefüllt, ist zu alt oder sieht nach einem Programm aus. Bitte noch einmal absenden; hilft das nicht, wende dich an die Website.
by-mail-title = Per Mail kommentieren
by-mail-what = Schreib an diese Adresse: Deine Mail wird zu einem Kommentar auf dieser Seite. Dein Name erscheint so, wie dein Mailprogramm ihn nennt, deine Adresse nicht. Anhänge fallen weg.
by-mail-asked = Wenn nichts beweist, dass die Mail von dir ist, bekommst du eine, um es zu bestätigen.
by-mail-until = Die Adresse gilt bis { $day }.
page-on = zu

## Was schiefging, auf Seiten für Leser

problem-invalid-name = Bitte einen Namen angeben, ohne Steuerzeichen.
problem-name-empty = Bitte einen Namen angeben.
problem-text-empty = Bitte einen Kommentar schreiben.
problem-text-invisible = Von diesem Text ist nichts zu sehen.
problem-name-reserved = Dieser Name ist dem Blog vorbehalten; bitte unter einem anderen schreiben.
problem-name-too-long = Der Name hat { $length } Zeichen: höchstens { $max } sind möglich.
problem-invalid-email = Das ist keine E-Mail-Adresse; bitte leer lassen oder schreiben wie ann@example.org.
problem-invalid-website = Das ist keine Webadresse; bitte leer lassen oder schreiben wie https://example.org.
problem-invalid-text = Bitte einen Kommentar schreiben, ohne Steuerzeichen.
problem-text-too-long = Der Kommentar hat { $length } Zeichen: höchstens { $max } sind möglich.
problem-too-many-links = Der Kommentar hat { $length } Links: höchstens { $max } sind möglich.
problem-comment-refused = Dieser Kommentar wird hier nicht angenommen: Er sieht aus wie Spam. Wenn er keiner ist, wende dich bitte an die Website.
problem-page-closed-by-owner = Dieser Artikel ist geschlossen und nimmt keine Kommentare mehr an.
problem-page-closed-by-age = Dieser Artikel ist zu alt für neue Kommentare.
problem-unknown-comment = Diesen Kommentar gibt es nicht.
problem-comment-deleted = Diesen Kommentar gibt es nicht mehr.
problem-unknown-parent = Der Kommentar, auf den dieser antwortet, ist nicht mehr da. Noch einmal absenden: Dann steht er für sich.
problem-parent-on-other-page = Der Kommentar, auf den dieser antwortet, gehört zu einem anderen Artikel. Noch einmal absenden: Dann steht er für sich.
problem-invalid-parent = Den Kommentar, auf den dieser antwortet, gibt es nicht. Noch einmal absenden: Dann steht er für sich.
problem-invalid-key = Das Formular war nicht vollständig. Bitte noch einmal absenden.
problem-invalid-page = Die Adresse sagt nicht, welcher Artikel gemeint ist.
problem-missing-field = Die Adresse sagt nicht, welcher Artikel gemeint ist.
problem-unknown-site = Dieses Blog gibt es hier nicht.
problem-origin-null = Der Browser hat nicht gesagt, von welcher Seite das kommt, deshalb wurde es nicht angenommen. Bitte den Text kopieren und auf der Seite der Kommentare absenden.
problem-origin-not-allowed = Von der Seite, auf der das geschrieben wurde, nimmt dieses Blog keine Kommentare an. Bitte den Text kopieren und auf der Seite der Kommentare absenden.
problem-body-too-large = Das ist mehr, als angenommen wird. Im Browser einen Schritt zurück: Dort sollte der Text noch stehen. Bitte kürzen und noch einmal absenden.
problem-store-busy = Der Server ist beschäftigt. Es wurde nichts gespeichert; bitte gleich noch einmal versuchen.
problem-store-read-only = Der Server kann gerade nichts speichern. Bitte später noch einmal versuchen.
problem-store-full = Der Server hat keinen Platz mehr. Es wurde nichts gespeichert; bitte später noch einmal versuchen.
problem-store-unavailable = Der Server erreicht seine Daten nicht. Es wurde nichts gespeichert; bitte später noch einmal versuchen.
problem-notify-without-email = Bitte angeben, wohin die Mails gehen sollen, oder das Häkchen entfernen.
problem-follow-without-email = Bitte angeben, wohin die Mails gehen sollen, oder keine Mails wählen.
problem-needs-consent = Das ist nur für dich geschrieben. Frag zuerst um Erlaubnis: Es erscheint, sobald sie erteilt ist.
problem-nobody-to-ask = Wer das geschrieben hat, ist per Mail nicht zu erreichen, weder für eine Frage noch für eine Antwort.
problem-too-many-followers = Mehr können diesem Thema nicht folgen. Neue Kommentare zeigt auch der Feed.
problem-too-many-comments = Aus diesem Netz kam in kurzer Zeit zu viel. Nichts ist verloren: Bitte in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal versuchen.
problem-not-of-site = Diese Seite steht nicht in der Sitemap der Website. Wenn der Artikel neu ist, bitte in einigen Minuten noch einmal versuchen.
problem-webmention-source = `source` muss die Adresse einer anderen Webseite sein, mit http oder https.
problem-webmention-target = `target` muss die Adresse einer Seite sein, die Webmentions annimmt.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-method-not-allowed = Diese Adresse nimmt diese Art von Anfrage nicht an.
problem-internal = Dem Server ist ein Fehler unterlaufen.
problem-unknown-field = Ein Feld `{ $field }` gibt es hier nicht.
problem-incomplete-body = Die Anfrage war zu Ende, bevor sie vollständig war. Bitte noch einmal senden.
problem-invalid-encoding = Das Feld `{ $field }` ist nicht in UTF-8.
problem-field-name-not-utf8 = Der Name eines Feldes ist nicht in UTF-8.
problem-form-needed = Hierher lässt sich nur ein HTML-Formular senden (application/x-www-form-urlencoded).
problem-honeypot-filled = Ein verstecktes Feld wurde ausgefüllt. Bitte leer lassen und den Kommentar noch einmal absenden.

## Was schiefging, auf der Seite nach dem eigenen Formular eines Blogs für Stacosys

form-problem-missing-field = Das Feld `{ $field }` fehlt.
form-problem-invalid-page = Im Feld `url` steht kein Pfad einer Seite. Ein Pfad beginnt mit /, etwa /posts/hallo/.

## Was schiefging, in wenigen Worten

title-invalid-cursor = Ungültiger Cursor
title-incomplete-body = Die Anfrage ist unvollständig
title-invalid-encoding = Der Text ist nicht in UTF-8
title-invalid-header = Ein Header ist nicht lesbar
title-invalid-id = Ungültige Id
title-invalid-json = Ungültiges JSON
title-invalid-page = Ungültige Seite
title-invalid-parameter = Eine Angabe ist nicht lesbar
title-invalid-request = Ungültige Anfrage
title-missing-field = Ein Feld fehlt
title-too-many-decisions = Zu viele Entscheidungen
title-too-many-pages = Zu viele Seiten
title-unknown-field = Unbekanntes Feld
title-wrong-type = Falscher Typ
title-api-token-invalid = Das Token ist ungültig
title-api-token-missing = Ein Token ist nötig
title-edit-token-missing = Das Token zum Ändern fehlt
title-sign-in-needed = Nicht angemeldet
title-comment-refused = Der Kommentar wird nicht angenommen
title-edit-window-over = Zu spät für Änderungen
title-foreign-form = Das Formular kommt von woanders
title-form-outdated = Das Formular ist zu alt
title-origin-not-allowed = Diese Herkunft gehört nicht zum Blog
title-origin-null = Der Browser verbirgt, woher das kommt
title-page-closed = Die Seite ist geschlossen
title-scope-missing = Das Token darf das nicht
title-wrong-edit-token = Das ist nicht dein Kommentar
title-wrong-password = Falsches Passwort
title-not-found = Nicht gefunden
title-unknown-batch = Diesen Stapel gibt es nicht
title-unknown-block = Diese Sperre gibt es nicht
title-unknown-comment = Diesen Kommentar gibt es nicht
title-comment-deleted = Diesen Kommentar gibt es nicht mehr
title-unknown-link = Dieser Link führt nirgendwohin
title-unknown-page = Diese Seite gibt es nicht
title-unknown-parent = Den beantworteten Kommentar gibt es nicht
title-unknown-site = Dieses Blog gibt es nicht
title-unknown-token = Dieses Token gibt es nicht
title-method-not-allowed = Methode nicht erlaubt
title-request-timeout = Die Anfrage kam zu langsam
title-changed-meanwhile = Inzwischen geändert
title-not-possible = Das geht jetzt nicht
title-parent-on-other-page = Der beantwortete Kommentar steht auf einer anderen Seite
title-path-taken = Der Pfad gehört einer anderen Seite
title-site-exists = Der Schlüssel gehört einem anderen Blog
title-token-exists = Der Name gehört einem anderen Token
title-link-expired = Dieser Link ist zu alt
title-precondition-failed = Inzwischen geändert
title-body-too-large = Die Anfrage ist zu groß
title-uri-too-long = Die Adresse ist zu lang
title-unsupported-encoding = Der Inhalt ist komprimiert
title-unsupported-media-type = Unbekannte Art von Inhalt
title-idempotency-key-reused = Der Schlüssel kam mit einer anderen Anfrage
title-invalid-address = Ungültige IP-Adresse
title-invalid-email = Die E-Mail-Adresse ist ungültig
title-invalid-host = Ungültiger Host
title-invalid-key = Der Schlüssel ist ungültig
title-invalid-known = Der Nachweis ist ungültig
title-invalid-name = Der Name ist ungültig
title-invalid-origin = Ungültige Herkunft
title-invalid-password = Das Passwort ist ungültig
title-invalid-setting = Die Einstellung ist ungültig
title-invalid-site-key = Der Schlüssel des Blogs ist ungültig
title-invalid-text = Der Text ist ungültig
title-invalid-title = Der Titel ist ungültig
title-invalid-website = Die Website ist ungültig
title-name-reserved = Der Name ist vorbehalten
title-name-too-long = Der Name ist zu lang
title-text-too-long = Der Text ist zu lang
title-too-many-links = Zu viele Links
title-too-many-followers = Zu viele folgen schon
title-mail-unsigned = Die Anfrage ist nicht signiert
title-mail-signature-wrong = Die Signatur wird nicht anerkannt
title-mail-not-raw = Keine Nachricht im Rohformat
title-mail-not-ours = Diese Nachricht ist nicht für Afterword
title-unknown-action = Unbekannte Aktion
title-unknown-mark = Unbekannte Art von Sperre
title-unknown-reaction = Unbekannte Reaktion
title-unknown-scope = Unbekanntes Recht
title-https-required = Bitte https benutzen
title-too-many-comments = Zu viele Kommentare
title-too-many-connections = Zu viele Verbindungen
title-too-many-mails = Zu viele Mails
title-too-many-passwords = Zu viele falsche Passwörter
title-too-many-reactions = Zu viele Reaktionen
title-headers-too-large = Die Header sind zu groß
title-internal = Etwas ist schiefgegangen
title-mail-later = Die Nachricht kann jetzt nicht verarbeitet werden
title-mail-off = Mails sind ausgeschaltet
title-store-busy = Der Server ist beschäftigt
title-store-read-only = Der Server kann nichts speichern
title-store-unavailable = Der Server erreicht seine Daten nicht
title-stopping = Der Server wird beendet
title-timeout = Die Antwort dauerte zu lange
title-store-full = Der Server ist voll

## Seiten hinter Links in Mails

link-comment-on = Kommentar zu
link-approve-question = Diesen Kommentar freigeben?
link-approve-button = Freigeben
link-reject-question = Diesen Kommentar ablehnen?
link-reject-button = Ablehnen
link-spam-question = Ist dieser Kommentar Spam?
link-spam-button = Spam
link-delete-question = Diesen Kommentar löschen?
link-delete-button = Löschen
link-block-question = Absender dieses Kommentars sperren?
link-block-button = Absender sperren
link-block-hint = Sperren: Der Kommentar ist Spam, und alles Weitere von dieser Adresse oder aus diesem Netz auch.
link-undo = Rückgängig
link-decide = Die Entscheidung
link-otherwise = Anders entscheiden
link-is-pending = Dieser Kommentar wartet auf eine Entscheidung
link-is-approved = Dieser Kommentar ist freigegeben
link-is-rejected = Dieser Kommentar ist abgelehnt
link-is-spam = Dieser Kommentar gilt als Spam
link-is-deleted = Dieser Kommentar ist gelöscht
link-erased = Dieser Kommentar wurde von der Person gelöscht, die ihn geschrieben hat
link-outdated = Dieser Kommentar wurde geändert
link-outdated-hint = Er hat jetzt einen anderen Text als in der Mail, deshalb lässt sich hier nichts entscheiden. Eine neue Mail ist unterwegs: Bitte dort entscheiden.
link-decided-by = Entschieden von { $name }
link-undone-by = Zurückgenommen von { $name }
link-reasons = Warum er zurückgehalten wurde
link-reply = Öffentlich antworten (freiwillig)
link-reply-hint = Gehört zur Freigabe: Die Antwort erscheint unter dem Kommentar, von { $name }. **fett**, *kursiv*, > Zitat, `Code`
link-answer = Antwort veröffentlichen
link-answered = Die Antwort ist darunter veröffentlicht.
link-to-comment = Auf der Seite ansehen
link-confirm = Adresse bestätigen
link-confirm-what = { $address } soll Mails zu Kommentaren auf { $site } bekommen.
link-confirm-button = Bestätigen
link-confirm-hint = Das wolltest du gar nicht? Dann ist nichts zu tun: Ohne Bestätigung kommen keine Mails.
link-confirmed = Die Adresse ist bestätigt
link-confirmed-what = { $address } bekommt Mails zu Kommentaren auf { $site }. In jeder steht ein Link zum Abbestellen.
link-address-what = Antworten per Mail von { $address } gelten dann wie die von { $moderator }.
link-address-hint = Das wolltest du gar nicht? Dann ist nichts zu tun: Ohne Bestätigung ändert sich nichts.
link-address-done = Antworten per Mail von { $address } gelten von jetzt an wie die von { $moderator }.
link-publish = Dürfen deine Worte veröffentlicht werden?
link-publish-what = Du hast sie nur an die Person geschrieben, die { $site } betreibt. Sind sie veröffentlicht, können alle sie lesen, mit dem Namen { $name } und mit den Antworten darauf.
link-submit = Hast du diesen Kommentar geschrieben?
link-submit-what = Er kam per Mail von deiner Adresse, für { $page }. Wenn du ihn bestätigst, wird über ihn entschieden wie über jeden anderen Kommentar.
link-submit-button = Ja, er ist von mir
link-submit-hint = Du hast ihn nicht geschrieben? Dann ist nichts zu tun: Ohne deine Bestätigung sieht ihn niemand.
link-put-back = Deine Antwort mit diesen Worten veröffentlichen?
link-put-back-done = Deine Antwort ist mit diesen Worten veröffentlicht
link-put-back-late = Deine Antwort wurde inzwischen geändert oder entfernt, deshalb lassen sich diese Worte nicht mehr einfügen
link-put-back-comment = Den Kommentar mit diesen Worten veröffentlichen?
link-put-back-comment-done = Der Kommentar ist mit diesen Worten veröffentlicht
link-put-back-comment-late = Der Kommentar wurde inzwischen geändert oder entfernt, deshalb lassen sich diese Worte nicht mehr einfügen
link-send-rest = Auch diese Worte senden?
link-send-rest-done = Diese Worte gehen per Mail zurück
link-stop = Welche Mails sollen enden?
link-stop-what = { $address } bekommt Mails zu Kommentaren auf { $site }.
link-stop-one = Nur die Mails zu diesem Kommentar
link-stop-one-hint = Keine Mails mehr zu Antworten auf deinen Kommentar zu „{ $page }“. Andere kommen weiter.
link-stop-thread = Nur die Mails zu diesem Thema
link-stop-thread-hint = Keine Mails mehr zu neuen Kommentaren zu „{ $page }“. Andere kommen weiter.
link-stop-threads = Nur die Mails zu Themen, denen du folgst
link-stop-threads-hint = Keine Mails mehr zu neuen Kommentaren in Themen von { $site }, denen du folgst. Mails zu Antworten an dich kommen weiter.
link-stop-all = Alle Mails
link-stop-all-hint = Gar keine Mails mehr von { $site }.
link-stopped = Es kommen keine Mails mehr
link-stopped-one = Nichts mehr zu Antworten auf deinen Kommentar zu „{ $page }“.
link-stopped-thread = Nichts mehr zu neuen Kommentaren zu „{ $page }“.
link-stopped-threads = Nichts mehr zu Themen von { $site }.
link-stopped-that = Nichts mehr zu Antworten auf diesen Kommentar.
link-stopped-all = { $address } bekommt keine Mails mehr von { $site }.
link-stopped-gone = Deine Adresse ist hier nicht gespeichert.
link-no-link = Dieser Link führt nirgendwohin

## Was schiefging, auf Seiten hinter Links in Mails

link-problem-unknown-link = Der Link ist nicht vollständig, oder er ist abgelaufen. Bitte noch einmal aus der Mail kopieren. Wenn er dort auf zwei Zeilen steht, beide zusammensetzen.
link-problem-link-expired = Der Link ist zu alt. Wozu er da war, ist vielleicht schon erledigt. Die Links in neueren Mails gelten.
link-problem-missing-field = Es wurde nichts gewählt, also auch nichts geändert. Bitte dem Link in der Mail noch einmal folgen und einen der Knöpfe drücken.
link-problem-unknown-action = Das lässt sich hier nicht entscheiden. Bitte einen der Knöpfe wählen.
link-problem-not-possible = So, wie der Kommentar jetzt ist, geht das nicht.
link-problem-changed-meanwhile = Inzwischen wurde etwas anderes entschieden, deshalb wurde nichts geändert. So ist der Kommentar jetzt.

## Die Konsole: Rahmen, Warteschlange und Kommentar

console-frame-skip = Zum Inhalt springen
console-frame-navigation = Konsole
console-frame-queue = Eingang
console-frame-comments = Kommentare
console-frame-pages = Seiten
console-frame-blocks = Gesperrt
console-frame-statistics = Statistik
console-frame-sites = Blogs
console-frame-tokens = Tokens
console-frame-outbox = Postausgang
console-frame-account = Konto
console-frame-menu = Menü
console-frame-signed-in = Angemeldet als { $name }
console-frame-sign-out = Abmelden
console-keys-title = Tastenkürzel
console-keys-next = Nächster Kommentar
console-keys-previous = Voriger Kommentar
console-keys-tick = Auswählen, um über mehrere auf einmal zu entscheiden
console-keys-open = Den Kommentar auf einer eigenen Seite öffnen
console-keys-undo = Rückgängig
console-keys-help = Diese Tastenkürzel zeigen
console-keys-note = Beim Tippen sind die Tastenkürzel aus.
console-keys-close = Schließen
console-list-label = Liste der Kommentare
console-list-by-status = Kommentare nach Status
console-list-all = Alle
console-list-site = Blog
console-list-all-sites = Alle Blogs
console-list-search = Suche
console-list-find = Suchen
console-list-on-page = Zu „{ $page }“
console-list-by-author = Von der Adresse oder aus dem Netz von { $name }
console-list-without = Diesen Filter entfernen
console-list-choose = Kommentar von { $name } auswählen
console-list-choose-all = Alle auf dieser Seite auswählen
console-list-chosen = Für die ausgewählten
console-list-older = Ältere
console-list-newest = Neueste
console-list-to-comment = Zum Kommentar springen
console-list-nothing-waits = Nichts wartet.
console-list-nothing-waits-hint = Neue Kommentare kommen zuerst hierher. Bis dahin ist Ruhe.
console-list-in-spam =
    { $count ->
        [one] ({ $count } im Spam)
       *[other] ({ $count } im Spam)
    }
console-list-nothing-here = Hier sind keine Kommentare.
console-list-nothing-found = In keinem Kommentar steht „{ $words }“.
console-list-see-all = Alle Kommentare ansehen
console-list-erased = Vom Absender gelöscht
console-list-reported = Gemeldet
console-comment-label = Der Kommentar
console-comment-to-list = Liste
console-comment-on = zu
console-comment-see-page = Die Seite im Blog öffnen
console-comment-edited = geändert am
console-comment-pinned = Angeheftet
console-comment-answers = Antwort an { $name }
console-comment-answers-gone = Antwort auf einen entfernten Kommentar
console-comment-replies =
    { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
console-comment-more-replies =
    { $count ->
        [one] und { $count } weitere
       *[other] und { $count } weitere
    }
console-comment-reasons = Warum er wartet
console-comment-reported = Von Lesenden gemeldet
console-comment-reasons-then = Warum er zurückgehalten wurde
console-comment-points = zusammen { $points } Punkte
console-comment-author = Von dieser Adresse oder aus diesem Netz
console-comment-first = Erster Kommentar
console-comment-published =
    { $count ->
        [one] { $count } veröffentlicht
       *[other] { $count } veröffentlicht
    }
console-comment-waiting =
    { $count ->
        [one] { $count } wartet
       *[other] { $count } warten
    }
console-comment-rejected =
    { $count ->
        [one] { $count } abgelehnt
       *[other] { $count } abgelehnt
    }
console-comment-spam =
    { $count ->
        [one] { $count }-mal Spam
       *[other] { $count }-mal Spam
    }
console-comment-since = seit { $date }
console-comment-by-author = Alle von dieser Adresse oder aus diesem Netz
console-comment-erased = Wer diesen Kommentar geschrieben hat, hat ihn gelöscht. Zu entscheiden gibt es nichts mehr.
console-comment-decide = Die Entscheidung
console-comment-reply = Antworten
console-comment-reply-hint = Erscheint unter dem Kommentar, von { $name }. **fett**, *kursiv*, > Zitat, `Code`
console-comment-reply-approves = Freigeben und antworten
console-comment-reply-send = Antwort veröffentlichen
console-comment-edit = Ändern
console-comment-edit-text = Der Kommentar in Markdown
console-comment-edit-hint = Es ist zu sehen, dass er geändert wurde.
console-comment-edit-send = Speichern
console-comment-block = Absender sperren
console-comment-block-hint = Dieser Kommentar gilt als Spam, und alles Weitere auch, auf das das Ausgewählte zutrifft.
console-comment-block-name = Der Name
console-comment-block-email = Die Mailadresse
console-comment-block-network = Das Netz
console-comment-block-send = Als Spam markieren und sperren
console-comment-audit = Was entschieden wurde
console-comment-when = Wann
console-comment-who = Wer
console-comment-what = Was
console-comment-interface = Über
console-comment-change = Vorher und nachher
console-comment-undone = zurückgenommen
console-comment-no-decision = Noch hat niemand entschieden.
console-status-pending = Wartet
console-status-approved = Veröffentlicht
console-status-rejected = Abgelehnt
console-status-spam = Spam
console-status-deleted = Gelöscht
console-status-private = Nur für dich
console-comment-private = Nur für dich: Niemand sonst sieht es. Deine Antwort geht per Mail zurück und bleibt zwischen euch beiden.
console-comment-private-no-answer = Nur für dich: Niemand sonst sieht es. Wer es geschrieben hat, ist per Mail nicht zu erreichen, also kannst du nicht antworten.
console-action-approve-button = Freigeben
console-action-approve-past = freigegeben
console-action-approve-done =
    { $count ->
        [one] { $count } Kommentar freigegeben.
       *[other] { $count } Kommentare freigegeben.
    }
console-action-reject-button = Ablehnen
console-action-reject-past = abgelehnt
console-action-reject-done =
    { $count ->
        [one] { $count } Kommentar abgelehnt.
       *[other] { $count } Kommentare abgelehnt.
    }
console-action-spam-button = Spam
console-action-spam-past = als Spam markiert
console-action-spam-done =
    { $count ->
        [one] { $count } Kommentar als Spam markiert.
       *[other] { $count } Kommentare als Spam markiert.
    }
console-action-delete-button = Löschen
console-action-delete-past = gelöscht
console-action-delete-done =
    { $count ->
        [one] { $count } Kommentar gelöscht.
       *[other] { $count } Kommentare gelöscht.
    }
console-action-restore-button = Zurückholen
console-action-restore-past = zurückgeholt
console-action-restore-done =
    { $count ->
        [one] { $count } Kommentar zurückgeholt.
       *[other] { $count } Kommentare zurückgeholt.
    }
console-action-pin-button = Anheften
console-action-pin-past = angeheftet
console-action-pin-done =
    { $count ->
        [one] { $count } Kommentar angeheftet.
       *[other] { $count } Kommentare angeheftet.
    }
console-action-unpin-button = Lösen
console-action-unpin-past = gelöst
console-action-unpin-done =
    { $count ->
        [one] { $count } Kommentar nicht mehr angeheftet.
       *[other] { $count } Kommentare nicht mehr angeheftet.
    }
console-action-block-button = Sperren
console-action-block-past = Absender gesperrt
console-action-block-done =
    { $count ->
        [one] Absender gesperrt, der Kommentar gilt als Spam.
       *[other] { $count } Kommentare als Spam markiert, ihre Absender gesperrt.
    }
console-action-undo-button = Rückgängig
console-action-undo-past = zurückgenommen
console-action-undo-done =
    { $count ->
        [one] { $count } Entscheidung zurückgenommen.
       *[other] { $count } Entscheidungen zurückgenommen.
    }
console-action-edit-button = Ändern
console-action-edit-past = geändert
console-action-edit-done =
    { $count ->
        [one] Der Kommentar hat seinen neuen Text.
       *[other] { $count } Kommentare haben ihren neuen Text.
    }
console-action-ask-button = Um Erlaubnis fragen
console-action-ask-past = gefragt, ob es erscheinen darf
console-action-ask-done = Gefragt: { $count }.
console-action-reply-button = Per Mail antworten
console-action-reply-past = per Mail geantwortet
console-action-reply-done = Antworten per Mail: { $count }.
console-script-failed = Das ging nicht, es wurde nichts geändert:
console-script-failed-partly = Bei einigen ging das nicht:
console-script-offline = Der Server ist nicht zu erreichen. Es wurde nichts geändert; bitte noch einmal versuchen.
console-script-session-ended = Die Anmeldung ist abgelaufen. Es wurde nichts geändert, und alles Geschriebene bleibt.
console-script-sign-in = Neu anmelden
console-interface-console = Konsole
console-interface-mail = Mail
console-interface-link = Link in einer Mail
console-interface-api = API
console-interface-command-line = Kommandozeile
console-interface-akismet = Akismet
console-interface-network = Netzwerk

## Die Konsole: Listen

console-shared-site = Blog
console-shared-all-sites = Alle Blogs
console-shared-filter = Auswahl
console-shared-show = Zeigen
console-shared-more = Mehr
console-shared-beginning = Von Anfang an
console-shared-parts = Teile der Liste
console-shared-done = Gespeichert.
console-shared-never = nie
console-shared-save = Speichern
console-shared-what = Aktion
console-pages-title = Seiten
console-pages-page = Seite
console-pages-comments = Kommentare
console-pages-first-seen = Erster Kommentar
console-pages-state = Status
console-pages-open = Offen
console-pages-closed = Geschlossen
console-pages-closed-by-age = Wegen Alters geschlossen
console-pages-aliases = Auch unter
console-pages-search = Suchen nach
console-pages-search-hint = Im Titel oder im Pfad.
console-pages-change = Ändern
console-pages-change-this = { $page } ändern
console-pages-close = Schließen
console-pages-close-what = Die Kommentare bleiben zu lesen, neue lassen sich nicht mehr schreiben.
console-pages-reopen = Wieder öffnen
console-pages-reopen-what = Hier kann wieder kommentiert werden.
console-pages-by-age-what = Das Blog schließt Artikel eine Weile nach dem ersten Kommentar; wann, steht in seinen Einstellungen.
console-pages-retired-what = Das Blog ist archiviert: Kein Artikel nimmt mehr Kommentare an.
console-pages-name = Titel
console-pages-name-what = Erscheint in der Konsole, in Mails und in Feeds.
console-pages-rename = Titel speichern
console-pages-move-to = Verschieben nach
console-pages-move-what = Für einen Artikel mit neuem Pfad. Alte Links gehen weiter. Stehen unter dem neuen Pfad schon Kommentare, wird beides ein Thread, und das lässt sich nicht rückgängig machen.
console-pages-move-button = Verschieben
console-pages-moved = Die Kommentare stehen jetzt unter { $path }.
console-pages-alias = Weiterer Pfad
console-pages-alias-what = Noch ein Pfad, der zu denselben Kommentaren führt.
console-pages-alias-button = Pfad hinzufügen
console-pages-none = Noch keine Seiten.
console-pages-none-hint = Ein Artikel erscheint hier mit seinem ersten Kommentar.
console-pages-none-found = Keine Seite passt. Weniger Wörter oder alle Blogs helfen vielleicht.
console-blocks-title = Gesperrt
console-blocks-about = Alles von diesen Absendern kommt sofort in den Spam. Was früher geschrieben wurde, bleibt, wie es ist.
console-blocks-who = Wer
console-blocks-since = Seit
console-blocks-by = Von
console-blocks-name = Name
console-blocks-email = Mailadresse
console-blocks-network = Netz
console-blocks-host = Host
console-blocks-network-of = das Netz des Kommentars von { $name }
console-blocks-network-given = ein eingetipptes Netz; davon bleibt hier nur ein Fingerabdruck
console-blocks-comment = der Kommentar
console-blocks-remove = Entsperren
console-blocks-remove-this = { $name } entsperren
console-blocks-add = Jemanden sperren
console-blocks-kind = Sperren nach
console-blocks-value = Wen
console-blocks-value-hint = Ein Name wie Ann, eine Mailadresse wie ann@example.org, eine IP-Adresse wie 203.0.113.7, die für ihr Netz steht, oder ein Host wie example.org, der für alle darunter steht.
console-blocks-add-button = Sperren
console-blocks-none = Niemand ist gesperrt. Sperren lässt sich auch, wer einen Kommentar geschrieben hat, gleich beim Lesen.
console-statistics-title = Statistik
console-statistics-span = Zeitraum
console-statistics-days = { $days } Tage
console-statistics-a-day = pro Tag
console-statistics-a-week = pro Woche
console-statistics-comments = Kommentare
console-statistics-decisions = Entscheidungen
console-statistics-share = Spam-Anteil
console-statistics-top = Die meistkommentierten Seiten
console-statistics-published = Veröffentlicht
console-statistics-waiting = Wartet
console-statistics-spam = Spam
console-statistics-refused = Abgelehnt
console-statistics-all = Alle
console-statistics-came-in =
    { $count ->
        [0] In den letzten { $days } Tagen kamen keine Kommentare.
        [one] In den letzten { $days } Tagen kam ein Kommentar, { $spam ->
            [0] kein Spam
           *[other] und er ist Spam
        }.
       *[other] In den letzten { $days } Tagen kamen { $count } Kommentare, { $spam ->
            [0] keiner davon
           *[other] davon { $spam }
        } Spam.
    }
console-statistics-decided =
    { $count ->
        [0] In den letzten { $days } Tagen wurde nichts entschieden.
        [one] In den letzten { $days } Tagen fiel eine Entscheidung.
       *[other] In den letzten { $days } Tagen fielen { $count } Entscheidungen, die meisten { $when }: { $most }.
    }
console-statistics-share-was = In den letzten { $days } Tagen waren { $share } der eingegangenen Kommentare Spam.
console-statistics-share-none = In den letzten { $days } Tagen kam nichts, also gibt es auch keinen Anteil.
console-statistics-top-was = Die Seiten mit den meisten veröffentlichten Kommentaren, seit Beginn gezählt.
console-statistics-top-none = Noch keine Seite hat einen veröffentlichten Kommentar.
console-statistics-on-day = am { $date }
console-statistics-in-week = in der Woche ab { $date }
console-statistics-week-label = Woche ab { $date }
console-statistics-column = { $when }: { $all } (veröffentlicht { $published }, wartend { $waiting }, Spam { $spam }, abgelehnt { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] keine Kommentare
        [one] { $count } Kommentar
       *[other] { $count } Kommentare
    }
console-statistics-decision-count =
    { $count ->
        [0] keine Entscheidungen
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
console-statistics-table = Die Zahlen als Tabelle
console-statistics-day = Tag
console-statistics-week = Woche ab
console-statistics-utc = Tage beginnen um Mitternacht UTC.
console-sites-title = Blogs
console-sites-key = Schlüssel
console-sites-name = Titel
console-sites-name-hint = Erscheint in Mails, in Feeds und hier.
console-sites-origins = Herkunft
console-sites-origins-hint = Wo das Blog steht, je Zeile eine Adresse wie https://blog.example.org. Nur von dort werden Kommentare angenommen. Zur ersten führen die Links.
console-sites-comments = Kommentare
console-sites-waiting = Warten
console-sites-none = Noch kein Blog. Unten lässt sich eines eintragen.
console-sites-add = Ein Blog hinzufügen
console-sites-add-button = Blog hinzufügen
console-sites-key-hint = Steht im Script-Tag und bleibt für immer: a–z, 0–9, - und _, zum Beispiel blog.
console-sites-key-invalid = Bitte 1 bis 40 Zeichen aus a–z, 0–9, - und _, zuerst ein Buchstabe oder eine Ziffer.
console-sites-key-taken = Ein Blog mit diesem Schlüssel gibt es schon. Bitte einen anderen wählen.
console-sites-origins-invalid = Bitte mindestens eine Adresse, jede nur aus Schema und Host, wie https://blog.example.org.
console-sites-name-invalid = Bitte einen kürzeren Titel, in einer Zeile.
console-sites-refused = Noch ist nichts gespeichert. Bitte die markierten Felder ansehen.
console-sites-outdated = Jemand anderes hat dieses Blog inzwischen geändert, deshalb wurde nichts gespeichert. Das Eingetippte steht unten; noch einmal gespeichert, ersetzt es die andere Änderung.
console-sites-see-now = Das Blog ansehen, wie es jetzt ist
console-sites-as-server = wie der Server: { $value }
console-sites-while-empty = Leer lassen für die Vorgabe des Servers ({ $value }).
console-sites-nothing = nichts
console-sites-about = Das Blog
console-sites-about-comments = Kommentare
console-sites-about-spam = Was Spam ist
console-sites-about-thread = Der Thread
console-sites-about-people = Leute und Mails
console-sites-paste = Ins Blog einbauen
console-sites-paste-hint = Dies kommt in die Vorlage der Artikel, dorthin, wo die Kommentare stehen sollen.
console-sites-tag = Script-Tag
console-sites-back = Alle Blogs
console-tokens-title = Tokens
console-tokens-about = Ein Token ist ein Schlüssel für ein Skript: Damit darf es über die API, was hier erlaubt wird.
console-tokens-name = Name
console-tokens-name-hint = Wofür es ist, etwa „nächtliche Sicherung“. Unter diesem Namen werden Entscheidungen festgehalten.
console-tokens-name-invalid = Bitte einen Namen von 1 bis 80 Zeichen.
console-tokens-name-taken = Ein Token mit diesem Namen gibt es schon. Bitte einen anderen wählen oder das alte widerrufen.
console-tokens-scopes = Es darf
console-tokens-scopes-missing = Bitte mindestens eines wählen, was es darf.
console-tokens-made = Erstellt
console-tokens-used = Zuletzt benutzt
console-tokens-state = Status
console-tokens-revoked = Widerrufen { $date }
console-tokens-revoke = Widerrufen
console-tokens-revoke-this = { $name } widerrufen
console-tokens-revoke-what = Ein widerrufenes Token gilt sofort nicht mehr und lässt sich nicht zurückholen.
console-tokens-none = Noch keine Tokens.
console-tokens-add = Ein Token erstellen
console-tokens-add-button = Token erstellen
console-tokens-ready = Das Token { $name } ist da
console-tokens-once = Bitte jetzt kopieren: Es ist nur dieses eine Mal zu sehen. Hier bleibt davon nur ein Fingerabdruck.
console-tokens-token = Token
console-tokens-back = Alle Tokens
console-outbox-title = Mails
console-outbox-tabs = Welche Mails
console-outbox-failed = Gescheitert
console-outbox-waiting = Warten
console-outbox-all = Alle
console-outbox-failed-one = Gescheitert
console-outbox-waiting-one = Wartet
console-outbox-kind = Was
console-outbox-to = An
console-outbox-since = Geschrieben
console-outbox-state = Status
console-outbox-attempts =
    { $count ->
        [0] noch nicht versucht
        [one] { $count } Versuch
       *[other] { $count } Versuche
    }
console-outbox-next = nächster { $time }
console-outbox-sent = Gesendet
console-outbox-error = Was die Gegenseite sagte
console-outbox-why = Grund
console-outbox-again = Noch einmal versuchen
console-outbox-again-this = Noch einmal versuchen: { $mail }
console-outbox-mails = Mails
console-outbox-webhooks = Webhooks
console-outbox-event = Ereignis
console-outbox-url = Adresse
console-outbox-none-failed = Keine Mail ist gescheitert. Alles gut.
console-outbox-none-waiting = Keine Mail wartet.
console-outbox-none = Noch keine Mails.

console-ways-in-title = Eingehende Mails
console-ways-in-way = Eingangsweg
console-ways-in-messages = Nachrichten
console-ways-in-last = Letzte Nachricht
console-ways-in-looked = Zuletzt nachgesehen
console-ways-in-failures = Fehlschläge
console-ways-in-open = Offen
console-ways-in-closed = Geschlossen
console-ways-in-since = Gezählt seit dem Start des Servers. Was durch `afterword mail receive` kommt, wird hier nicht mitgezählt.
console-ways-in-off = Mails sind ausgeschaltet.
console-ways-in-login = Afterword ist an seinem Postfach nicht angemeldet. Mails warten, bis sich jemand anmeldet.

## Was ein Token darf

scope-read = lesen
    .may = Kommentare mit jedem Status, samt Mailadressen, und Seiten lesen
scope-moderate = moderieren
    .may = über Kommentare entscheiden, sie ändern, Absender sperren, eine Person löschen, Seiten ändern
scope-sites = Blogs ändern
    .may = Blogs hinzufügen, ihre Einstellungen ändern (mit den ersten beiden auch Moderation und Sitemap), Tokens erstellen und widerrufen
scope-export = exportieren
    .may = alle Daten herausholen
scope-mail = Mails abgeben
    .may = Mails abgeben, die an Afterword zurückkommen

## Warum eine Mail oder ein Webhook nicht zugestellt wurde

undelivered-given-up = Nach drei Tagen aufgegeben
undelivered-bounced = Sie kam zurück: Die Adresse nimmt keine Mails an.
undelivered-receiver-removed = Die Einstellung webhooks.urls nennt diesen Empfänger nicht mehr.
undelivered-store-unreadable = Die Datenbank konnte nicht gelesen werden.
undelivered-place-unknown = Das Blog oder die Seite ist nicht bekannt.
undelivered-too-many-confirmations = Sie wartet, weil in der letzten Stunde viele um die Bestätigung einer Adresse gebeten wurden.
undelivered-answered = Der Empfänger hat mit { $status } geantwortet.

## Welche Mails im Ausgang stehen

console-mail-kind-moderation = Neuer Kommentar, an die Moderation
console-mail-kind-spam = Was als Spam aussortiert wurde, an die Moderation
console-mail-kind-confirmation = Bestätigung einer Adresse
console-mail-kind-answered = Jemand hat geantwortet, an den Absender
console-mail-kind-followed = Neuer Kommentar, an alle, die dem Thread folgen
console-mail-kind-published = Kommentar veröffentlicht, an den Absender
console-mail-kind-reported = Kommentar gemeldet, an die Moderation
console-mail-kind-report-decided = Was aus einer Meldung wurde, an die meldende Person
console-mail-kind-removed = Kommentar nach einer Meldung entfernt, an den Absender
console-mail-kind-private = Nur für dich geschrieben, an die Moderation
console-mail-kind-private-reply = Antwort auf vertrauliche Worte, an den Absender
console-mail-kind-may-publish = Frage, ob vertrauliche Worte erscheinen dürfen, an den Absender
console-mail-kind-decided = Was eine Antwort bewirkt hat
console-mail-kind-explanation = Warum eine Antwort nichts bewirkt hat
console-mail-kind-refusal = Warum eine Antwort kein Kommentar wurde
console-mail-kind-unproven = Ist dieser Kommentar von dir, an den Absender
console-mail-kind-received = Ein Kommentar per Mail ist angekommen, an den Absender
console-mail-kind-test = Test
console-mail-kind-sign-in = Link zum Anmelden
console-mail-kind-damage = Beschädigte Datenbank
console-mail-kind-address = Weitere Adresse der Moderation

## Einstellungen eines Blogs: Name, Hinweis, was statt Abgelehntem zu schreiben ist, und die Auswahl

setting-moderation = Neue Kommentare
    .hint = Ob ein Kommentar erst wartet oder gleich erscheint.
    .hold = warten lassen
    .publish = gleich veröffentlichen
setting-edit-window = Zeit zum Ändern
    .hint = Wie lange sich ein eigener Kommentar ändern oder löschen lässt, etwa 15m, 2h oder 1d; 0s heißt gar nicht.
    .problem = Bitte eine Zeit wie 15m, 2h oder 1d; höchstens 30d.
setting-close-after = Artikel schließen nach
    .hint = Wie lange nach dem ersten Kommentar ein Artikel neue annimmt, etwa 90d, oder never für immer. Alte Artikel ziehen den meisten Spam an.
    .problem = Bitte eine Zeit wie 90d, oder never.
setting-retired = Archiviert
    .hint = Ob das Blog ohne diesen Server weitergeht: Dann nimmt kein Artikel mehr Kommentare oder Reaktionen an, und keinem Thread lässt sich mehr folgen. Das stellt der Befehl afterword retire ein.
    .true = archiviert
    .false = in Betrieb
setting-sitemap = Sitemap
    .hint = Sagt, welche Artikel es gibt: ein Pfad wie /sitemap.xml oder eine ganze Adresse auf der Website. none für keine Sitemap.
    .problem = Bitte einen Pfad wie /sitemap.xml oder eine ganze Adresse.
setting-unknown-pages = Unbekannte Artikel
    .hint = Was mit einem Kommentar zu einem Artikel geschieht, den die Sitemap nicht nennt.
    .hold = zurückhalten
    .refuse = ablehnen
    .publish = wie jeden anderen annehmen
setting-hold-at = Zurückhalten ab
    .hint = Punktzahl der Spam-Prüfungen, ab der ein Kommentar wartet; 0 heißt nie.
    .problem = Bitte eine Zahl von 0 bis 1000.
setting-spam-at = Spam ab
    .hint = Punktzahl, ab der ein Kommentar in den Spam kommt; 0 heißt nie.
    .problem = Bitte eine Zahl von 0 bis 1000.
setting-refuse-at = Ablehnen ab
    .hint = Punktzahl, ab der ein Kommentar gar nicht angenommen wird; 0 heißt nie.
    .problem = Bitte eine Zahl von 0 bis 1000.
setting-words-hold = Wörter zum Zurückhalten
    .hint = Ein Kommentar mit einem dieser Wörter oder Wortfolgen, je Zeile eines, wartet. /…/ ist ein Muster. none steht für keine.
    .problem = Bitte bis zu 500 Wörter oder Muster wie /billige .* pillen/, je Zeile eines, ohne Kommas.
setting-words-spam = Wörter für Spam
    .hint = Ein Kommentar mit einem davon ist Spam.
    .problem = Bitte bis zu 500 Wörter oder Muster wie /billige .* pillen/, je Zeile eines, ohne Kommas.
setting-words-refuse = Wörter zum Ablehnen
    .hint = Ein Kommentar mit einem davon wird nicht angenommen.
    .problem = Bitte bis zu 500 Wörter oder Muster wie /billige .* pillen/, je Zeile eines, ohne Kommas.
setting-script-check = Andere Schriften
    .hint = Ob ein Kommentar in einer anderen Schrift wartet.
    .off = nicht prüfen
    .hold = warten lassen
setting-scripts = Eigene Schriften
    .hint = Etwa Latin oder Cyrillic, je Zeile eine. none steht für die der Sprache.
    .problem = Bitte Namen von Schriften wie Latin, Cyrillic oder Han, je Zeile einer.
setting-trust-after = Bekannt nach
    .hint = So viele freigegebene Kommentare machen bekannt, und Bekannte müssen nicht warten; 0 heißt nie.
    .problem = Bitte eine Zahl von 0 bis 20.
setting-trust-confirmed = Bekannt durch Mail
    .hint = Ob bekannt ist, wer seine Mailadresse bestätigt hat.
    .true = ja
    .false = nein
setting-akismet = Akismet
    .hint = Ob der Dienst Akismet zu jedem Kommentar gefragt wird. Er bekommt den Text sowie Namen, Mail- und Netzadresse des Absenders. Der Server braucht dafür einen Schlüssel.
    .true = fragen
    .false = nicht fragen
setting-depth = Ebenen von Antworten
    .hint = Wie weit Antworten eingerückt werden; tiefere stehen auf der letzten Ebene. 0 zeigt eine flache Liste.
    .problem = Bitte eine Zahl von 0 bis 20.
setting-page-size = Kommentare auf einmal
    .hint = Wie viele vor dem Knopf für mehr stehen.
    .problem = Bitte eine Zahl von 1 bis 1000.
setting-sort = Reihenfolge
    .hint = Welche Kommentare zuerst kommen.
    .oldest = älteste zuerst
    .newest = neueste zuerst
    .top = meiste Reaktionen zuerst
setting-images = Bilder
    .hint = Ob Bilder in Kommentaren zu sehen sind. Der Browser lädt sie von dem Host, den der Kommentar nennt, und dort sieht man dann, wer hier liest.
    .true = zeigen
    .false = nicht zeigen
setting-maths = Formeln
    .hint = Ob TeX in Kommentaren als Formel erscheint: $x^2$ in der Zeile, $$x^2$$ in einer eigenen. Was vorher geschrieben wurde, bleibt, wie es ist.
    .true = zeigen
    .false = nicht zeigen
setting-code-colours = Farben im Code
    .hint = Ob Code hinter ``` und dem Namen einer Sprache farbig erscheint. Was vorher geschrieben wurde, bleibt, wie es ist.
    .true = zeigen
    .false = nicht zeigen
setting-reactions = Reaktionen
    .hint = Was sich mit einem Klick hinterlassen lässt: Emoji oder kurze Wörter, je Zeile eines, bis zu 12. none für keine.
    .problem = Bitte bis zu 12 Emoji oder kurze Wörter ohne Leerzeichen und Kommas, je Zeile eines, keines doppelt.
setting-article-reactions = Reaktionen auf Artikel
    .hint = Ob sich dieselben Reaktionen auch beim Artikel selbst hinterlassen lassen. Sie stehen über den Kommentaren.
    .true = anbieten
    .false = nicht anbieten
setting-avatars = Profilbilder
    .hint = Sie stehen bei Kommentaren, die mit einer Mailadresse geschrieben wurden. Dieser Server holt sie: Der Dienst erfährt einen Hashwert der Adresse und nichts darüber, wer hier liest.
    .off = keine
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Worte nur für dich
    .hint = Ob Lesende dir etwas schreiben können, das nur du siehst. Es erscheint nur, wenn ihr beide es wollt.
    .true = annehmen
    .false = nicht annehmen
setting-language = Sprache
    .hint = Die Sprache der Texte rund um die Kommentare: { $languages }. Eine Seite kann es anders sagen.
    .problem = Bitte ein Sprachkürzel wie en, de oder pt-BR.
setting-owner = Der eigene Name
    .hint = Erscheint über den eigenen Antworten. Ist kein Name gesetzt, erscheint der Titel des Blogs.
    .problem = Bitte einen Namen von höchstens 80 Zeichen.
setting-reserved-names = Reservierte Namen
    .hint = Namen, unter denen niemand kommentieren darf, je Zeile einer, bis zu 50. Der eigene und der des Blogs gehören immer dazu. none für keine weiteren.
    .problem = Bitte bis zu 50 Namen mit höchstens 80 Zeichen, je Zeile einen, ohne Kommas, keinen doppelt.
setting-moderators = Moderation
    .hint = Mailadressen, je Zeile eine, bis zu 20: An jede geht eine Mail zu neuen Kommentaren, und eine Antwort darauf entscheidet. none für niemanden.
    .problem = Bitte bis zu 20 Mailadressen wie ann@example.org, je Zeile eine, keine doppelt.
setting-tell-owner = Mails an die Moderation
    .hint = Zu welchen neuen Kommentaren eine Mail kommt.
    .held = zu wartenden
    .all = zu allen
    .nothing = zu keinen
setting-tell-spam = Mails über Spam
    .hint = Ob die Moderation einmal am Tag eine Mail über Spam bekommt, der aussortiert wurde.
    .true = ja
    .false = nein
setting-notifications = Mails bei Antworten
    .hint = Ob man sich eine Mail wünschen kann, wenn jemand antwortet. Vorher wird die Adresse bestätigt.
    .true = ja
    .false = nein
setting-follow-threads = Threads folgen
    .hint = Ob man einem Thread folgen kann: eine Mail zu jedem neuen Kommentar oder eine am Tag. Nur, wo Mails bei Antworten eingeschaltet sind.
    .true = ja
    .false = nein
setting-comments-by-mail = Kommentare per Mail
    .hint = Ob man Kommentare per Mail schreiben kann: Jede Seite hat dann eine Adresse dafür.
    .true = ja
    .false = nein
setting-tell-authors = Mails bei Freigabe
    .hint = Ob an bestätigte Adressen eine Mail geht, wenn der wartende Kommentar veröffentlicht ist.
    .true = ja
    .false = nein
setting-answers-elsewhere = Antworten in anderen Netzen
    .hint = Ob Ihre Antworten an Leute auf Mastodon und Bluesky auch dort stehen.
    .true = ja
    .false = nein

setting-own-posts = Deine Beiträge
    .hint = Eine Datei auf der Website, die deine Beiträge zu den Artikeln nennt, etwa /afterword/posts.json. none für keine Datei.
    .problem = Bitte einen Pfad wie /afterword/posts.json oder eine ganze Adresse.

setting-webmentions = Webmentions
    .hint = Ob Seiten anderer Websites, die auf einen Artikel verweisen, zu Kommentaren werden.
    .true = ja
    .false = nein

setting-send-webmentions = Webmentions senden
    .hint = Ob die Seiten, auf die deine eigenen Kommentare verweisen, davon erfahren.
    .true = ja
    .false = nein

## Die Konsole: Anmelden und Konto

console-sign-in = Anmelden
console-sign-in-email = Mailadresse
console-sign-in-password = Passwort
console-sign-in-password-hint = Bleibt es leer, kommt per Mail ein Link, der anmeldet.
console-sign-in-no-mail-hint = Dieser Server verschickt keine Mails. Ohne Passwort hilft dort der Befehl `afterword console link ADRESSE`: Er zeigt einen Link zum Anmelden.
console-sign-in-sent-title = Bitte ins Postfach sehen
console-sign-in-sent = Wenn man sich mit { $address } hier anmelden kann, ist eine Mail dorthin unterwegs.
console-sign-in-sent-hint = Der Link darin gilt einmal und 15 Minuten lang. Er darf auf einem anderen Gerät geöffnet werden.
console-sign-in-follow = Hier als { $address } anmelden?
console-sign-in-follow-hint = Der Link gilt nur einmal.
console-sign-in-account = Konto
console-sign-in-signed-in-as = Angemeldet als
console-sign-in-sessions = Wo angemeldet
console-sign-in-sessions-hint = Eine Anmeldung endet nach 30 Tagen, oder nach 7 Tagen ohne Besuch.
console-sign-in-some-browser = unbekannter Browser
console-sign-in-begun = Angemeldet
console-sign-in-seen = Zuletzt gesehen
console-sign-in-this-one = dieser
console-sign-in-sign-out = Abmelden
console-sign-in-sign-out-everywhere = Überall abmelden
console-sign-in-session-ended = Dort abgemeldet.
console-sign-in-set-password = Passwort setzen
console-sign-in-change-password = Passwort ändern
console-sign-in-old-password = Bisheriges Passwort
console-sign-in-new-password = Neues Passwort
console-sign-in-new-password-hint = Mindestens 12 Zeichen; ein Satz ist gut. Überall sonst endet die Anmeldung.
console-sign-in-password-set = Das Passwort ist gesetzt. Überall sonst ist die Anmeldung beendet.
console-sign-in-refused = Das ging nicht
console-sign-in-kept = Was geschrieben war, damit es nicht verloren geht
console-sign-in-to-console = Zur Konsole

## Was in der Konsole schiefging

console-problem-unknown-link = Dieser Link ist abgelaufen oder wurde schon benutzt. Ein Link gilt einmal und 15 Minuten lang: Bitte einen neuen anfordern.
console-problem-wrong-password = Adresse oder Passwort ist falsch.
console-problem-invalid-password = Bitte ein Passwort mit mindestens 12 und höchstens 1024 Zeichen nehmen. Ein Satz ist gut.
console-problem-too-many-passwords = Zu viele falsche Passwörter. Bitte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } warten, oder per Mail anmelden: das Passwort leer lassen.
console-problem-too-many-mails = Es wurden zu viele Mails angefordert. Die verschickten gelten 15 Minuten lang: Bitte ins Postfach sehen, auch in den Spam-Ordner. Oder { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } warten.
console-problem-mail-off = Dieser Server verschickt keine Mails. Dort hilft der Befehl `afterword console link ADRESSE`: Er zeigt einen Link zum Anmelden.
console-problem-missing-field = Ein Feld, das gebraucht wird, war leer. Bitte zurückgehen und es ausfüllen.
console-problem-foreign-form = Dieses Formular kam nicht von einer Seite dieser Konsole, deshalb wurde nichts getan. Bitte die Konsole unter der Adresse aus `server.public_url` in einem eigenen Tab öffnen und es dort versuchen.
console-problem-form-outdated = Dieses Formular ist von einer früheren Anmeldung, deshalb wurde nichts getan. Bitte zurückgehen, die Seite neu laden und noch einmal senden.
console-problem-sign-in-needed = Die Anmeldung ist zu Ende, deshalb wurde nichts getan. Bitte in einem anderen Tab neu anmelden, hier zurückgehen und noch einmal senden.
console-problem-unknown-page = Diese Seite gibt es nicht. Eine Seite gibt es von ihrem ersten Kommentar an.
console-problem-path-taken = Dieser Pfad führt schon zu einer anderen Seite. Bitte einen anderen wählen, oder jene Seite hierher verschieben.
console-problem-invalid-page = Bitte einen Pfad, der mit einem Schrägstrich beginnt, etwa /posts/hallo/, ohne . und .. darin.
console-problem-invalid-title = Bitte einen kürzeren Titel, in einer Zeile, ohne Steuerzeichen.
console-problem-invalid-name = Bitte einen Namen mit mindestens einem Buchstaben oder einer Ziffer, ohne Steuerzeichen.
console-problem-invalid-email = Bitte eine Mailadresse wie ann@example.org.
console-problem-invalid-address = Bitte eine IP-Adresse wie 203.0.113.7 oder 2001:db8::7.
console-problem-invalid-host = Bitte einen Host wie example.org.
console-problem-unknown-block = Diese Sperre gibt es nicht mehr.
console-problem-unknown-token = Es gibt kein Token mit dieser Nummer.
console-problem-unknown-site = Dieses Blog gibt es nicht.
console-problem-changed-meanwhile = Hier hat sich inzwischen etwas geändert, deshalb wurde das nicht getan. Bitte ansehen, wie es jetzt ist, und neu entscheiden.
console-problem-not-possible = So, wie der Kommentar jetzt ist, geht das nicht. Bitte noch einmal ansehen.
console-problem-unknown-batch = Hier gibt es nichts zurückzunehmen.
console-problem-invalid-text = Bitte einen Text schreiben, ohne Steuerzeichen.
console-problem-text-too-long = Der Text ist zu lang. Bitte kürzen und noch einmal senden.
console-problem-too-many-links = Der Text hat zu viele Links. Bitte einige herausnehmen und noch einmal senden.
console-problem-body-too-large = Das ist zu viel auf einmal. Bitte kürzen, oder weniger Kommentare auswählen.
console-problem-store-busy = Der Server ist beschäftigt, deshalb wurde nichts getan. Bitte gleich noch einmal versuchen.
console-problem-not-again = Ein neuer Versuch war nicht möglich: Es ist nicht mehr da, oder es wurde schon neu versucht.
console-problem-batch-too-large = Bitte weniger Kommentare auswählen: höchstens { $max } werden auf einmal entschieden.
console-problem-internal = Dem Server ist ein Fehler unterlaufen. Mehr steht in seinem Protokoll.
console-problem-method-not-allowed = Diese Adresse zeigt nichts; an sie kann nur ein Formular gesendet werden.

## Warum ein Kommentar wartet oder als Spam gilt; in Mails nach einem Doppelpunkt, also nicht mit einem Hauptwort am Anfang

reason-akismet-asked = Dieses Blog fragt Akismet zu jedem Kommentar.
reason-blocked = Dieser Absender ist gesperrt, oder ein Host, auf den verlinkt wird.
reason-form-replayed = Dasselbe Formular wurde schon einmal abgeschickt.
reason-form-too-fast =
    { $seconds ->
        [one] Abgeschickt { $seconds } Sekunde nach Beginn des Tippens.
       *[other] Abgeschickt { $seconds } Sekunden nach Beginn des Tippens.
    }
reason-form-too-old =
    { $hours ->
        [one] Abgeschickt { $hours } Stunde nach Beginn des Tippens.
       *[other] Abgeschickt { $hours } Stunden nach Beginn des Tippens.
    }
reason-honeypot = Ein Feld war ausgefüllt, das Menschen nicht sehen.
reason-proof-expired = Der Arbeitsnachweis kam zu spät.
reason-proof-invalid = Der Arbeitsnachweis ist falsch.
reason-proof-missing = Der Arbeitsnachweis fehlt: ein Browser ohne JavaScript, oder ein Programm.
reason-proof-spent = Der Arbeitsnachweis wurde schon einmal verwendet.
reason-holds-all = Dieses Blog hält jeden neuen Kommentar zurück.
reason-offered = Das war nur für dich geschrieben; jetzt darf es erscheinen.
reason-listed-word = „{ $word }“ steht auf deiner Wortliste.
reason-fast-network =
    { $count ->
        [one] Aus diesem Netz kam in kurzer Zeit { $count } Kommentar.
       *[other] Aus diesem Netz kamen in kurzer Zeit { $count } Kommentare.
    }
reason-fast-page =
    { $count ->
        [one] Zu dieser Seite kam in kurzer Zeit { $count } Kommentar.
       *[other] Zu dieser Seite kamen in kurzer Zeit { $count } Kommentare.
    }
reason-fast-site =
    { $count ->
        [one] In diesem Blog kam in kurzer Zeit { $count } Kommentar an.
       *[other] In diesem Blog kamen in kurzer Zeit { $count } Kommentare an.
    }
reason-repeated-here = Derselbe Absender hat hier schon fast dasselbe geschrieben.
reason-repeated = Fast derselbe Text kam schon auf anderen Seiten oder von anderen: { $count ->
        [one] einmal.
       *[other] { $count }-mal.
    }
reason-links =
    { $count ->
        [one] Er enthält { $count } Link.
       *[other] Er enthält { $count } Links.
    }
reason-link-share = Er besteht fast nur aus Links ({ $percent }{"\u00A0"}% des Textes).
reason-shortener = Er verlinkt { $host }, das sein Ziel verbirgt.
reason-look-alike-host = Er verlinkt { $host }, das wie eine andere Adresse aussieht.
reason-hidden-link = Er enthält einen Link zu { $host }, den niemand sieht.
reason-misleading-link = Er enthält einen Link, der { $shown } zeigt und zu { $target } führt.
reason-foreign-markup = Er enthält Links in fremder Schreibweise: { $markup }.
reason-website = Er ist kurz, und der Name führt zu { $host }.
reason-masked-word = „{ $word }“ ist mit Buchstaben mehrerer Schriften geschrieben.
reason-foreign-script = Er ist in einer anderen Schrift als der dieses Blogs geschrieben: { $scripts }.
reason-disposable = Die Mailadresse ist eine Wegwerfadresse ({ $host }).
reason-familiar =
    { $count ->
        [one] Bekannt sind Adresse und Netz: { $count } freigegebener Kommentar.
       *[other] Bekannt sind Adresse und Netz: { $count } freigegebene Kommentare.
    }
reason-trusted = Wer ihn geschrieben hat, ist hier bekannt.
reason-unknown-page = Die Sitemap nennt diesen Artikel nicht.
reason-bayes = Mit { $percent }{"\u00A0"}% Wahrscheinlichkeit Spam.

## Mails

mail-marker = Bitte über dieser Zeile antworten
mail-footer = Afterword, für { $site }
mail-subject-moderation = [{ $site }] Neuer Kommentar von { $author } zu „{ $page }“ #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } neuer Kommentar
       *[other] { $count } neue Kommentare
    }
mail-subject-digest-decided = [{ $site }] Durch deine Antwort entschieden
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } Kommentar im Spam
       *[other] { $count } Kommentare im Spam
    }
mail-subject-confirm = [{ $site }] Bitte die Adresse bestätigen
mail-subject-answered = [{ $site }] { $author } hat dir zu „{ $page }“ geantwortet
mail-subject-followed = [{ $site }] Neuer Kommentar von { $author } zu „{ $page }“
mail-subject-threads = [{ $site }] Neue Kommentare in Themen, denen du folgst
mail-subject-published = [{ $site }] Dein Kommentar zu „{ $page }“ ist veröffentlicht
mail-subject-reported = [{ $site }] Gemeldet: Kommentar von { $author } zu „{ $page }“ #{ $tag }
mail-subject-report-decided = [{ $site }] Über deine Meldung ist entschieden
mail-subject-removed = [{ $site }] Dein Kommentar zu „{ $page }“ wurde entfernt
mail-subject-private = [{ $site }] Nur für dich: { $author } zu „{ $page }“ #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } hat dir geantwortet
mail-subject-may-publish = [{ $site }] Dürfen deine Worte veröffentlicht werden?
mail-label-reports = Gemeldet
mail-is-reported = Lesende haben diesen Kommentar gemeldet. Er bleibt veröffentlicht, bis du entscheidest.
mail-is-private = Das ist nur für dich: Niemand sonst sieht es. Was du über die Zeile schreibst, geht per Mail zurück und an niemanden sonst.
mail-is-private-no-answer = Das ist nur für dich: Niemand sonst sieht es. Wer es geschrieben hat, ist per Mail nicht zu erreichen, also kannst du nicht antworten.
mail-link-keep = Stehen lassen
mail-report-kept = Du oder jemand mit dieser Adresse hat am { $when } einen Kommentar gemeldet. Wer das Blog betreibt, hat ihn geprüft: Der Kommentar bleibt.
mail-report-removed = Du oder jemand mit dieser Adresse hat am { $when } einen Kommentar gemeldet. Er wurde entfernt.
mail-report-by-person = Das hat ein Mensch entschieden, kein Programm. Wenn du nicht einverstanden bist, wende dich an das Blog oder an ein Gericht.
mail-report-why = Du bekommst diese eine Mail, weil diese Adresse bei der Meldung angegeben wurde.
mail-removed-lead = Lesende haben deinen Kommentar gemeldet. Wer das Blog betreibt, gibt ihnen recht und hat ihn entfernt:
mail-removed-object = Das hat ein Mensch entschieden, kein Programm. Niemand sieht den Kommentar mehr. Wenn du nicht einverstanden bist, wende dich an das Blog oder an ein Gericht.
mail-private-reply-note = Niemand sonst sieht diese Antwort oder deine Worte. Eine Antwort auf diese Mail liest niemand.
mail-private-why = Du bekommst das, weil jemand, wohl du, mit dieser Adresse an die Person geschrieben hat, die dieses Blog betreibt.
mail-may-publish-lead = Das hast du nur an die Person geschrieben, die das Blog betreibt. Sie würde es gern veröffentlichen:
mail-link-may-publish = Ja, veröffentlichen
mail-may-publish-else = Sonst tu nichts: Es bleibt zwischen euch.
mail-subject-unproven = [{ $site }] Hast du einen Kommentar zu „{ $page }“ geschrieben?
mail-subject-received = [{ $site }] Dein Kommentar zu „{ $page }“ ist angekommen
mail-subject-decided = [{ $site }] { $standing-title }: Kommentar von { $author } zu „{ $page }“ #{ $tag }
mail-subject-explanation = Deine Antwort hat nichts geändert #{ $tag }
mail-subject-refused = Deine Antwort ist kein Kommentar geworden
mail-subject-sign-in = Anmelden bei { $site }
mail-subject-damage = Die Datenbank von { $site } ist beschädigt
mail-subject-address = Auch von dieser Adresse antworten?
mail-subject-test = Afterword kann Mails senden ({ $id })
mail-label-by = Von
mail-label-email = E-Mail
mail-label-website = Website
mail-label-on = Zu
mail-label-answers = Antwort an
mail-label-comment = Kommentar
mail-label-reasons = Zurückgehalten, weil
mail-label-spam-reasons = Spam, weil
mail-label-wrote = Du hattest geschrieben
mail-owner = { $author } (betreibt das Blog)
mail-no-title = einer Seite ohne Titel
mail-is-published = Dieser Kommentar ist schon veröffentlicht.
mail-words-lead = Zum Entscheiden antworte auf diese Mail mit einem dieser Wörter in der ersten Zeile:
mail-words-after = Alles andere ändert nichts, und du erfährst es.
mail-word-approve = ok
mail-means-approve = veröffentlichen; Text darunter wird deine Antwort
mail-means-keep = so lassen; Text darunter wird deine Antwort
mail-means-ask = fragen, ob es erscheinen darf; Text unter dem Wort geht per Mail zurück
mail-word-reject = nein
mail-means-reject = ablehnen: Niemand sieht ihn
mail-word-spam = spam
mail-means-spam = als Spam ablehnen
mail-word-delete = löschen
mail-means-delete = löschen
mail-word-block = sperren
mail-means-block = Spam, und nichts mehr von diesem Absender
mail-word-edit = ändern
mail-means-edit = mit dem Text darunter veröffentlichen
mail-word-undo = rückgängig
mail-means-undo = die letzte Entscheidung zurücknehmen
mail-links-lead = Oder im Browser entscheiden:
mail-link-approve = Veröffentlichen
mail-link-reject = Ablehnen
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } Kommentar ist
       *[other] { $count } Kommentare sind
    } in kurzer Zeit gekommen, deshalb stehen sie in einer Mail.
mail-digest-how = Um zu entscheiden, antworte mit ihren Nummern, in einer oder mehreren Zeilen: „1 ok, 2-5 spam, 6 nein“. Text unter der Zeile mit nur einer Nummer wird deine Antwort auf diesen Kommentar. Zu jeder Nummer gehört eines dieser Wörter:
mail-digest-again = Bitte antworte noch einmal auf die Mail mit den Kommentaren.
mail-digest-done = Das ist durch deine Antwort aus den Kommentaren geworden:
mail-spam-lead =
    { $count ->
        [one] { $count } Kommentar wurde seit der letzten Mail als Spam aussortiert.
       *[other] { $count } Kommentare wurden seit der letzten Mail als Spam aussortiert.
    } Niemand sieht sie. Ist etwas kein Spam, veröffentliche es mit seinem Link: Eine Antwort auf diese Mail entscheidet nichts.
mail-spam-rest =
    { $count ->
        [one] { $count } weiterer steht in der Konsole in der Liste Spam.
       *[other] { $count } weitere stehen in der Konsole in der Liste Spam.
    }
mail-spam-end = Um diese Mails zu beenden, schalte „Mails über Spam“ in den Einstellungen des Blogs aus.
mail-confirm-lead = Du oder jemand anders hat diese Adresse bei einem Kommentar zu „{ $page }“ angegeben und möchte von Antworten erfahren.
mail-confirm-published = Der Kommentar ist veröffentlicht.
mail-confirm-do = Wenn du das warst, bestätige es bitte:
mail-link-confirm = Ja, ich möchte von Antworten erfahren
mail-confirm-else = Sonst brauchst du nichts zu tun: Du bekommst keine Mails über Antworten.
mail-confirm-follow = Du oder jemand anders möchte unter dieser Adresse von neuen Kommentaren zu „{ $page }“ erfahren.
mail-link-confirm-follow = Ja, ich möchte von neuen Kommentaren erfahren
mail-confirm-follow-else = Sonst brauchst du nichts zu tun: Du bekommst keine Mails.
mail-unproven-lead = Per Mail kam mit deiner Adresse ein Kommentar zu „{ $page }“, und nichts beweist, dass er von dir ist. Wenn du ihn geschrieben hast, bestätige ihn bitte:
mail-link-submit = Lesen und bestätigen
mail-unproven-else = Sonst brauchst du nichts zu tun: Niemand sieht den Kommentar.
mail-received-held = Dein Kommentar erscheint, sobald er freigegeben ist:
mail-answered-by-mail = Antworte auf diese Mail: Was du über die Zeile schreibst, wird ein Kommentar.
mail-answered-on-page = Zum Antworten öffne die Seite. Eine Antwort auf diese Mail liest niemand.
mail-published-lead = Dein Kommentar ist veröffentlicht:
mail-link-comment = Auf der Seite lesen
mail-unsubscribe-why = Du bekommst diese Mail, weil du von Antworten auf deinen Kommentar erfahren wolltest.
mail-followed-rest = Nicht in dieser Mail: { $count }. Alle Kommentare stehen auf den Seiten.
mail-followed-why = Du bekommst diese Mail, weil du von neuen Kommentaren erfahren wolltest.
mail-link-unsubscribe = Keine solchen Mails mehr
mail-done-approved = Erledigt: Der Kommentar ist veröffentlicht.
mail-done-rejected = Erledigt: Der Kommentar ist abgelehnt. Niemand sieht ihn.
mail-done-spam = Erledigt: Der Kommentar ist Spam. Niemand sieht ihn.
mail-done-deleted = Erledigt: Der Kommentar ist gelöscht.
mail-done-blocked = Erledigt: Der Kommentar ist Spam, und von diesem Absender wird nichts mehr angenommen.
mail-done-edited = Erledigt: Der Kommentar ist mit deinem Text veröffentlicht.
mail-done-asked = Erledigt: Eine Mail fragt, ob es erscheinen darf.
mail-done-replied = Erledigt: Deine Antwort geht per Mail zurück. Niemand sonst sieht sie.
mail-undone-held = Zurückgenommen: Der Kommentar ist wieder zurückgehalten und wartet auf dich.
mail-undone-published = Zurückgenommen: Der Kommentar ist wieder veröffentlicht.
mail-undone-refused = Zurückgenommen: Der Kommentar ist wieder abgelehnt. Niemand sieht ihn.
mail-undone-spam = Zurückgenommen: Der Kommentar ist wieder Spam. Niemand sieht ihn.
mail-undone-deleted = Zurückgenommen: Der Kommentar ist wieder gelöscht.
mail-undone-private = Zurückgenommen: Es ist wieder nur für dich.
mail-standing-held = zurückgehalten
mail-standing-published = veröffentlicht
mail-standing-refused = abgelehnt
mail-standing-spam = Spam
mail-standing-deleted = gelöscht
mail-standing-private = nur für dich
mail-before-same = Das war er schon: { $who } hatte das am { $when } entschieden.
mail-before-other = Das ändert eine frühere Entscheidung: Vorher war er { $standing }, durch { $who } am { $when }.
mail-reply-published = Das ist als deine Antwort veröffentlicht:
mail-reply-private = Das geht per Mail zurück:
mail-reply-left-out = Dies wurde nicht veröffentlicht, denn nur ein veröffentlichter Kommentar kann beantwortet werden:
mail-cut = Das wurde von deiner Antwort weggelassen, als Signatur, Gruß oder ältere Mail:
mail-attached = Weggelassen, weil Kommentare nur aus Text bestehen: { $words }
mail-link-put-back = Diese Worte wieder einfügen
mail-link-send-rest = Auch diese Worte senden
mail-text-now = Im Kommentar steht jetzt:
mail-undo-how = Um das zurückzunehmen, antworte mit dem Wort:
mail-decide-anew = Um anders zu entscheiden, antworte mit einem dieser Wörter in der ersten Zeile:
mail-why-unknown = Es ist nichts geschehen: Die erste Zeile deiner Antwort, „{ $line }“, ist keines der Wörter, die entscheiden.
mail-why-taken-back = Es ist nichts geschehen: Unter dem Wort steht „{ $line }“. Das kann heißen, dass der Kommentar nicht erscheinen soll. Soll er es doch, dann antworte mit dem Wort allein.
mail-why-unclear = Es ist nichts geschehen: Es ist nicht zu erkennen, welche Wörter deiner Mail von dir sind. Schreibe das Wort über die Zeile mit den Gleichheitszeichen, und lass diese Zeile stehen.
mail-why-number = Es ist nichts geschehen: Die Mail hat keinen Kommentar mit der Nummer { $count }.
mail-why-twice = Es ist nichts geschehen: Die Nummer { $count } steht zweimal da, mit verschiedenen Wörtern oder Texten.
mail-why-line = Es ist nichts geschehen: „{ $line }“ ließ sich nicht verstehen. Jede Nummer braucht eines der Wörter, die entscheiden, und sonst nichts.
mail-why-text = Es ist nichts geschehen: Es ist nicht klar, zu welchem Kommentar der Text „{ $line }“ gehört. Ein Text gehört unter die Zeile mit nur einer Nummer und einem Wort, das veröffentlicht.
mail-why-empty = Es ist nichts geschehen: In deiner Mail stand nichts über dem zitierten Text.
mail-why-outdated = Es ist nichts geschehen: Der Kommentar wurde geändert, nachdem die Mail kam, auf die du geantwortet hast. Bitte sieh ihn dir an, wie er jetzt ist, und antworte auf die neueste Mail zu ihm.
mail-why-gone = Es ist nichts geschehen: Den Kommentar gibt es nicht mehr.
mail-why-expired = Es ist nichts geschehen: Die Mail, auf die du geantwortet hast, ist zu alt, um damit zu entscheiden. Mit einer Antwort auf diese hier geht es.
mail-why-unverified = Es ist nichts geschehen: Eine Mail kam in deinem Namen, und nichts bewies, dass sie von dir ist. Wenn sie es war, signiert dein Mailserver seine Mails nicht (DKIM), oder die Signatur ging unterwegs kaputt.
mail-why-refused = Es ist nichts geschehen: { $words }
mail-explanation-words = Diese Wörter entscheiden, allein in der ersten Zeile:
mail-explain-how = Auf dem Server zeigt `afterword mail explain FILE` für eine gespeicherte Mail, an welcher Prüfung sie gescheitert ist.
mail-address-hint = Um auch von einer anderen Adresse zu antworten, lass sie auf dem Server hinzufügen: `afterword mail addresses add { $who } ADRESSE`
mail-refused-closed = Deine Antwort konnte kein Kommentar werden: Der Artikel nimmt keine Kommentare mehr an.
mail-refused-gone = Deine Antwort konnte kein Kommentar werden: Den Kommentar, dem sie galt, gibt es nicht mehr.
mail-refused-empty = Deine Antwort konnte kein Kommentar werden: Über der zitierten Mail stand kein Text.
mail-refused-expired = Deine Antwort konnte kein Kommentar werden: Die Adresse, an die sie ging, gilt nicht mehr. Auf der Seite des Artikels steht eine neue.
mail-refused-long = Deine Antwort konnte kein Kommentar werden: Sie ist zu lang. Möglich { $most ->
        [one] ist { $most } Zeichen
       *[other] sind { $most } Zeichen
    }. Bitte antworte noch einmal, kürzer.
mail-refused-links = Deine Antwort konnte kein Kommentar werden: Sie hat zu viele Links. Möglich { $most ->
        [one] ist { $most }
       *[other] sind { $most }
    }. Bitte antworte noch einmal, mit weniger.
mail-refused-other = Deine Antwort konnte kein Kommentar werden: { $words }
mail-problem-unproven = Nichts hat bewiesen, dass sie von dir ist: Dein Mailserver signiert seine Mails nicht (DKIM).
mail-problem-too-old = Die Mail, auf die du geantwortet hast, ist zu alt.
mail-problem-other-address = Die Antwort kam von einer anderen Adresse. Bitte antworte von { $who }.
mail-problem-too-early = Die Antwort hat kein Datum oder eines vor der Mail, auf die sie antwortet. Bitte prüfe die Uhr deines Geräts, und antworte noch einmal.
mail-problem-too-large = Die Antwort ist zu groß: Bis zu { $most } MB Anhänge und 1.000 Zeilen Text können gelesen werden. Bitte antworte noch einmal, mit weniger.
mail-problem-unknown-parent = Den Kommentar, auf den du antwortest, gibt es nicht mehr.
mail-problem-parent-on-other-page = Der Kommentar, auf den du antwortest, gehört zu einem anderen Artikel.
mail-problem-not-of-site = Diese Seite gibt es laut der Sitemap nicht.
mail-problem-not-possible = So, wie der Kommentar jetzt ist, geht das nicht.
mail-problem-changed-meanwhile = Der Kommentar wurde inzwischen geändert oder entfernt.
mail-refused-text = Damit nichts verloren geht, steht hier, was du geschrieben hast:
mail-sign-in-lead = Jemand, hoffentlich du selbst, will sich mit dieser Adresse bei Afterword auf { $site } anmelden.
mail-link-sign-in = Anmelden
mail-sign-in-once = Der Link gilt einmal und 15 Minuten lang. Wer ihn hat, kann sich als du anmelden: Bitte leite diese Mail nicht weiter.
mail-sign-in-else = Wenn du es nicht warst, tu nichts: Ohne diesen Link kommt niemand hinein.
mail-address-lead = { $who } möchte über Kommentare auf { $site } auch mit Mails von dieser Adresse entscheiden.
mail-link-address = Ja, meine Antworten gelten
mail-address-else = Wenn du nicht { $who } bist, tu nichts. Weitere Mails kommen nicht an diese Adresse.
mail-damage-lead = Bei der regelmäßigen Prüfung der Datenbank von Afterword auf { $site } wurden Schäden gefunden:
mail-damage-now = Bitte kümmere dich bald darum: Hebe die vorhandenen Sicherungen auf, prüfe, ob die Festplatte kaputtgeht, und spiele die neueste unbeschädigte Sicherung ein. Mehr zeigt auf dem Server der Befehl `afterword doctor`.
mail-test-lead = Diese Mail ist ein Test. Sie zeigt, dass Afterword Mails senden kann und dass sie diese Adresse erreichen.
mail-test-id = Ihre Kennung ist { $id }.
mail-standing-held-title = Zurückgehalten
mail-standing-published-title = Veröffentlicht
mail-standing-refused-title = Abgelehnt
mail-standing-spam-title = Spam
mail-standing-deleted-title = Gelöscht
mail-standing-private-title = Nur für dich
