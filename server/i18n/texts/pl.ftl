# Wszystkie teksty serwera, które ktoś czyta, po polsku. Co znaczą i gdzie stoją, mówi en.ftl.
# Jak w polskim oprogramowaniu: tryb rozkazujący („Spróbuj ponownie”) bez „Pan/Pani”; zamiast form z rodzajem („napisałeś”) formy bezosobowe.

## Daty, wiek i liczby

date-day = { $day } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
date-month-1 = stycznia
date-month-2 = lutego
date-month-3 = marca
date-month-4 = kwietnia
date-month-5 = maja
date-month-6 = czerwca
date-month-7 = lipca
date-month-8 = sierpnia
date-month-9 = września
date-month-10 = października
date-month-11 = listopada
date-month-12 = grudnia
date-short-month-1 = sty
date-short-month-2 = lut
date-short-month-3 = mar
date-short-month-4 = kwi
date-short-month-5 = maj
date-short-month-6 = cze
date-short-month-7 = lip
date-short-month-8 = sie
date-short-month-9 = wrz
date-short-month-10 = paź
date-short-month-11 = lis
date-short-month-12 = gru
age-now = teraz
age-minutes = { $count } min
age-hours = { $count } godz.
age-days = { $count } d.
number-thousands = {"\u00A0"}
size-megabytes = { $size } MB
size-kilobytes = { $size } kB
number-percent = { $count }%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Strony bez JavaScriptu

page-about = Komentarze do wpisu
page-back = Wróć do wpisu
page-count =
    { $count ->
        [0] Brak komentarzy
        [one] { $count } komentarz
        [few] { $count } komentarze
        [many] { $count } komentarzy
       *[other] { $count } komentarzy
    }
page-order = Kolejność
page-oldest = Od najstarszych
page-newest = Od najnowszych
page-top = Od najlepszych
page-more = Więcej komentarzy
page-beginning = Od początku
page-owner = prowadzi blog
page-verified = potwierdzono
page-pinned = przypięty
page-edited = edytowano
page-removed = Ten komentarz został usunięty.
page-reply = Odpowiedz
page-reply-to = Odpowiedź do: { $name }
page-in-reply-to = w odpowiedzi do: { $name }
page-in-reply-to-removed = w odpowiedzi na usunięty komentarz
page-write = Napisz komentarz
page-text = Komentarz
page-markdown = **pogrubienie**, *kursywa*, > cytat, `kod`
page-name = Imię lub pseudonim
page-email = E-mail (opcjonalnie)
page-email-hint = Widzi go tylko osoba prowadząca ten blog. Nigdy nie jest pokazywany ani przekazywany dalej.
page-email-hint-picture = Widzi go tylko osoba prowadząca ten blog. { $service } dostaje jego skrót, na potrzeby Twojego zdjęcia.
page-notify = Powiadom mnie e-mailem o odpowiedziach
page-notify-hint = Najpierw przyjdzie wiadomość z prośbą o potwierdzenie adresu. W każdej następnej będzie link do rezygnacji.
page-follow = Powiadom mnie e-mailem o nowych komentarzach tutaj
page-follow-off = Bez wiadomości
page-follow-at-once = Od razu
page-follow-daily = Raz dziennie
page-private = Tylko dla osoby prowadzącej ten blog
page-private-hint = Nikt inny tego nie widzi. Odpowiedź przyjdzie e-mailem, jeśli podasz swój adres.
page-private-held = Twoją wiadomość widzi tylko osoba prowadząca ten blog.
page-private-reply = Odpowiedzi są publiczne. Odznacz pole wyboru albo napisz bezpośrednio pod wpisem.
page-private-offer = Zaproponuj publikację
page-website = Strona WWW (opcjonalnie)
page-leave-empty = Zostaw to pole puste
page-held-hint = Komentarze pojawiają się po zatwierdzeniu.
page-send = Wyślij
page-preview = Podgląd
page-no-reply = Skomentuj sam wpis
page-held = Czeka na zatwierdzenie. Komentarz pojawi się tutaj, gdy zostanie zatwierdzony.
page-published = Twój komentarz został opublikowany.
page-closed = Komentowanie jest wyłączone.
page-parent-gone = Komentarza, na który odpowiadasz, już nie ma.
page-error = Błąd
page-refused = Komentarz nie został wysłany
page-kept = Twój tekst, gotowy do skopiowania
page-to-thread = Otwórz komentarze do wpisu
page-feed = Śledź te komentarze przez RSS
page-report = Zgłoś
page-report-of = Zgłoś komentarz ({ $name })
report-title = Zgłoś ten komentarz
report-what = O komentarzu zdecyduje osoba prowadząca ten blog. Do tego czasu pozostanie na stronie.
report-reason = Co jest z nim nie tak?
report-reason-illegal = Jest niezgodny z prawem
report-reason-privacy = Ujawnia dane osobowe
report-reason-abuse = Obraża lub zawiera groźby
report-reason-spam = To spam
report-reason-mine = To mój komentarz i chcę, żeby zniknął
report-reason-other = Coś innego
report-text = Własnymi słowami
report-text-hint = Potrzebne, jeśli komentarz jest niezgodny z prawem albo chodzi o coś innego: napisz, co i dlaczego. Przeczyta to tylko osoba prowadząca ten blog.
report-email-hint = Aby dowiedzieć się, jak sprawa się zakończy. Przyjdzie jedna wiadomość, po podjęciu decyzji.
report-good-faith = Wysyłając zgłoszenie, oświadczasz, że zgodnie z Twoją najlepszą wiedzą jego treść jest prawdziwa.
report-send = Wyślij zgłoszenie
report-thanks = Dziękujemy
report-done = Zgłoszenie dotarło. Zdecyduje o nim osoba prowadząca ten blog.
report-done-mail = Po podjęciu decyzji przyjdzie wiadomość.
report-problem-comment-refused = Zgłoszenie nie zostało przyjęte: formularz wypełniono zbyt szybko, jest za stary albo wygląda na wypełniony przez program. Wyślij go jeszcze raz; jeśli to nie pomoże, napisz do osoby prowadzącej witrynę.
report-problem-invalid-parameter = Wybierz, co jest nie tak z komentarzem.
report-problem-unknown-comment = Tego komentarza już nie ma.
follow-title = Obserwuj ten wątek przez e-mail
follow-what = Dostaniesz wiadomość o nowych komentarzach na tej stronie. Jeśli Twój adres jest tu nowy, najpierw przyjdzie wiadomość z prośbą o potwierdzenie. W każdej następnej jest link, który je kończy.
follow-send = Obserwuj
follow-done = Jeśli ten adres nie jest jeszcze potwierdzony, przyjdzie wiadomość z linkiem, który go potwierdza. Potem będą przychodzić wiadomości o nowych komentarzach.
follow-problem-comment-refused = Formularz wypełniono zbyt szybko, jest za stary albo wygląda na wypełniony przez program. Wyślij go jeszcze raz; jeśli to nie pomoże, napisz do osoby prowadzącej witrynę.
by-mail-title = Skomentuj przez e-mail
by-mail-what = Napisz na ten adres: wiadomość stanie się komentarzem na tej stronie. Nazwa pojawi się tak, jak wysyła ją program pocztowy, adres się nie pojawi. Załączniki są pomijane.
by-mail-asked = Jeśli nic nie dowodzi, że wiadomość jest Twoja, przyjdzie druga, w której można to potwierdzić.
by-mail-until = Adres działa do { $day }.
page-on = do wpisu

## Co poszło nie tak: na stronach dla czytelników

problem-invalid-page = Adres nie wskazuje, o który wpis chodzi.
problem-unknown-site = Na tym serwerze nie ma takiego bloga.
problem-name-reserved = Ta nazwa jest zastrzeżona dla osoby prowadzącej blog. Podpisz się inaczej.
problem-unknown-parent = Komentarza, na który odpowiadasz, już nie ma. Wyślij swój jeszcze raz: pojawi się jako osobny.
problem-parent-on-other-page = Komentarz, na który odpowiadasz, należy do innego wpisu. Wyślij swój jeszcze raz: pojawi się jako osobny.
problem-invalid-parent = Komentarz, na który odpowiadasz, nie istnieje. Wyślij swój jeszcze raz: pojawi się jako osobny.
problem-invalid-key = Formularz był niekompletny. Wyślij go jeszcze raz.
problem-origin-null = Przeglądarka nie podała, z jakiej strony pochodzi komentarz, dlatego nie został przyjęty. Skopiuj tekst i wyślij go ze strony z komentarzami.
problem-origin-not-allowed = Ten blog nie przyjmuje komentarzy ze strony, na której powstał ten komentarz. Skopiuj tekst i wyślij go ze strony z komentarzami.
problem-body-too-large = Komentarz jest za długi, żeby go wysłać. Cofnij się w przeglądarce o jeden krok: tekst powinien tam nadal być. Skróć go i wyślij ponownie.
problem-notify-without-email = Podaj adres, na który mają przychodzić wiadomości, albo odznacz pole wyboru.
problem-follow-without-email = Podaj adres, na który mają przychodzić wiadomości, albo wybierz opcję bez wiadomości.
problem-needs-consent = To wiadomość tylko dla Ciebie. Najpierw zapytaj: zostanie opublikowana, gdy autor się zgodzi.
problem-nobody-to-ask = Z autorem nie można się skontaktować e-mailem: nie można go zapytać ani mu odpowiedzieć.
problem-too-many-followers = Ten wątek obserwuje już tyle osób, ile to możliwe. Nowe komentarze pokazuje też kanał RSS.
problem-invalid-name = Nazwa zawiera znaki sterujące.
problem-name-empty = Brakuje imienia lub pseudonimu.
problem-text-empty = Brakuje treści komentarza.
problem-text-invisible = W tym tekście nic nie widać.
problem-name-too-long = Nazwa jest za długa (znaki: { $length }, limit: { $max }).
problem-invalid-email = To nie jest adres e-mail. Zostaw pole puste albo wpisz adres, na przykład ann@example.org.
problem-invalid-website = To nie jest adres strony. Zostaw pole puste albo wpisz adres, na przykład https://example.org.
problem-invalid-text = Tekst zawiera znaki sterujące.
problem-text-too-long = Tekst jest za długi (znaki: { $length }, limit: { $max }).
problem-too-many-links = W tekście jest za dużo linków ({ $length }, limit: { $max }).
problem-comment-refused = Ten komentarz nie może zostać przyjęty: wygląda na spam. Jeśli to nie spam, napisz do osoby prowadzącej witrynę.
problem-too-many-comments = Z Twojej sieci przyszło w krótkim czasie za dużo żądań. Nic nie przepadło: spróbuj ponownie za { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }.
problem-page-closed-by-owner = Komentowanie na tej stronie zostało wyłączone.
problem-page-closed-by-age = Ta strona jest już za stara na nowe komentarze.
problem-unknown-comment = Nie ma takiego komentarza.
problem-comment-deleted = Tego komentarza już nie ma.
problem-missing-field = Adres nie wskazuje, o który wpis chodzi.
problem-store-busy = Serwer jest zajęty. Nic nie zostało zapisane. Spróbuj ponownie za chwilę.
problem-store-read-only = Serwer może teraz tylko odczytywać dane. Nic nie zostało zapisane. Spróbuj ponownie później.
problem-store-full = Na serwerze nie ma już miejsca. Nic nie zostało zapisane. Spróbuj ponownie później.
problem-store-unavailable = Serwer nie ma dostępu do swoich danych. Nic nie zostało zapisane. Spróbuj ponownie później.
problem-not-of-site = Mapa witryny nie zawiera tej strony. Jeśli wpis jest nowy, spróbuj ponownie za kilka minut.
problem-webmention-source = `source` musi być adresem innej strony internetowej, z http lub https.
problem-webmention-target = `target` musi być adresem strony, która przyjmuje webmentions.
problem-not-found = Pod tym adresem nic nie ma.
problem-method-not-allowed = Ten adres nie przyjmuje takich żądań.
problem-internal = Na serwerze wystąpił błąd.
problem-unknown-field = Nie ma tu pola `{ $field }`.
problem-incomplete-body = Żądanie urwało się przed końcem. Wyślij je jeszcze raz.
problem-invalid-encoding = Pole `{ $field }` nie jest w UTF-8.
problem-field-name-not-utf8 = Nazwa jednego z pól nie jest w UTF-8.
problem-form-needed = Tutaj można wysłać tylko formularz HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Zostało wypełnione ukryte pole. Zostaw je puste i wyślij komentarz jeszcze raz.

## Co poszło nie tak: na stronie po własnym formularzu bloga dla Stacosys

form-problem-missing-field = Brakuje pola `{ $field }`.
form-problem-invalid-page = Pole `url` nie zawiera ścieżki strony. Ścieżka zaczyna się od /, na przykład /posts/hello/.

## Co poszło nie tak: w kilku słowach

title-invalid-cursor = Nieprawidłowy kursor
title-incomplete-body = Niekompletna treść żądania
title-invalid-encoding = Tekst nie jest w UTF-8
title-invalid-header = Nie można odczytać nagłówka
title-invalid-id = Nieprawidłowy identyfikator
title-invalid-json = Nieprawidłowy JSON
title-invalid-page = Nieprawidłowa strona
title-invalid-parameter = Nie można odczytać parametru
title-invalid-request = Nieprawidłowe żądanie
title-missing-field = Brakuje pola
title-too-many-decisions = Za dużo decyzji
title-too-many-pages = Za dużo stron
title-unknown-field = Nieznane pole
title-wrong-type = Nieprawidłowy typ
title-api-token-invalid = Token jest nieważny
title-api-token-missing = Potrzebny jest token
title-edit-token-missing = Brakuje tokenu edycji
title-sign-in-needed = Wymagane logowanie
title-comment-refused = Komentarz nie został przyjęty
title-edit-window-over = Za późno na zmiany
title-foreign-form = Formularz pochodzi z innego miejsca
title-form-outdated = Formularz jest za stary
title-origin-not-allowed = To źródło nie należy do witryny
title-origin-null = Przeglądarka ukrywa, skąd to pochodzi
title-page-closed = Strona jest zamknięta
title-scope-missing = Ten token na to nie pozwala
title-wrong-edit-token = To nie jest Twój komentarz
title-wrong-password = Nieprawidłowe hasło
title-not-found = Nie znaleziono
title-unknown-batch = Nie ma takiej grupy
title-unknown-block = Nie ma takiej blokady
title-unknown-comment = Nie ma takiego komentarza
title-comment-deleted = Tego komentarza już nie ma
title-unknown-link = Ten link donikąd nie prowadzi
title-unknown-page = Nie ma takiej strony
title-unknown-parent = Komentarz, którego dotyczy odpowiedź, nie istnieje
title-unknown-site = Nie ma takiej witryny
title-unknown-token = Nie ma takiego tokenu
title-method-not-allowed = Niedozwolona metoda
title-request-timeout = Żądanie nadchodziło zbyt wolno
title-changed-meanwhile = W międzyczasie coś się zmieniło
title-not-possible = Teraz nie da się tego zrobić
title-parent-on-other-page = Komentarz, którego dotyczy odpowiedź, jest na innej stronie
title-path-taken = Ta ścieżka należy do innej strony
title-site-exists = Ten klucz należy do innej witryny
title-token-exists = Ta nazwa należy do innego tokenu
title-link-expired = Ten link jest za stary
title-precondition-failed = W międzyczasie coś się zmieniło
title-body-too-large = Żądanie jest za duże
title-uri-too-long = Adres jest za długi
title-unsupported-encoding = Treść jest skompresowana
title-unsupported-media-type = Nieznany rodzaj treści
title-idempotency-key-reused = Klucz przyszedł z innym żądaniem
title-invalid-address = Nieprawidłowy adres IP
title-invalid-email = Nieprawidłowy adres e-mail
title-invalid-host = Nieprawidłowy host
title-invalid-key = Nieprawidłowy klucz
title-invalid-known = Nieprawidłowy dowód
title-invalid-name = Nieprawidłowa nazwa
title-invalid-origin = Nieprawidłowe źródło
title-invalid-password = Nieprawidłowe hasło
title-invalid-setting = Nieprawidłowe ustawienie
title-invalid-site-key = Nieprawidłowy klucz witryny
title-invalid-text = Nieprawidłowy tekst
title-invalid-title = Nieprawidłowy tytuł
title-invalid-website = Nieprawidłowy adres strony WWW
title-name-reserved = Ta nazwa jest zastrzeżona
title-name-too-long = Nazwa jest za długa
title-text-too-long = Tekst jest za długi
title-too-many-links = Za dużo linków
title-too-many-followers = Zbyt wiele osób obserwuje wątek
title-mail-unsigned = Żądanie nie jest podpisane
title-mail-signature-wrong = Podpis nie został przyjęty
title-mail-not-raw = Brak surowej wiadomości
title-mail-not-ours = Ta wiadomość nie jest dla Afterword
title-unknown-action = Nieznane działanie
title-unknown-mark = Nieznany rodzaj blokady
title-unknown-reaction = Nieznana reakcja
title-unknown-scope = Nieznane uprawnienie
title-https-required = Użyj https
title-too-many-comments = Za dużo komentarzy
title-too-many-connections = Za dużo połączeń
title-too-many-mails = Za dużo wiadomości
title-too-many-passwords = Za dużo nieprawidłowych haseł
title-too-many-reactions = Za dużo reakcji
title-headers-too-large = Nagłówki są za duże
title-internal = Coś poszło nie tak
title-mail-later = Nie można teraz przetworzyć wiadomości
title-mail-off = Poczta jest wyłączona
title-store-busy = Serwer jest zajęty
title-store-read-only = Serwer nie może zapisywać
title-store-unavailable = Serwer nie ma dostępu do swoich danych
title-stopping = Serwer się zatrzymuje
title-timeout = Odpowiedź trwała zbyt długo
title-store-full = Na serwerze brakuje miejsca

## Strony pod linkami w wiadomościach

link-comment-on = Komentarz do wpisu
link-approve-question = Zatwierdzić ten komentarz?
link-approve-button = Zatwierdź
link-reject-question = Odrzucić ten komentarz?
link-reject-button = Odrzuć
link-spam-question = Czy ten komentarz to spam?
link-spam-button = Spam
link-delete-question = Usunąć ten komentarz?
link-delete-button = Usuń
link-block-question = Zablokować autora tego komentarza?
link-block-button = Zablokuj autora
link-block-hint = Blokada: komentarz trafi do spamu, a z nim wszystko, co odtąd przyjdzie z tego adresu lub z tej sieci.
link-undo = Cofnij
link-decide = Twoja decyzja
link-otherwise = Zmień decyzję
link-is-pending = Ten komentarz czeka na decyzję
link-is-approved = Ten komentarz jest zatwierdzony
link-is-rejected = Ten komentarz jest odrzucony
link-is-spam = Ten komentarz jest oznaczony jako spam
link-is-deleted = Ten komentarz jest usunięty
link-erased = Autor usunął ten komentarz
link-outdated = Ten komentarz został zmieniony
link-outdated-hint = Ma teraz inną treść niż w Twojej wiadomości, dlatego nie można tu o nim zdecydować. Nowa wiadomość jest w drodze: zdecyduj w niej.
link-decided-by = Decyzja: { $name }
link-undone-by = Decyzję cofnięto: { $name }
link-reasons = Dlaczego został wstrzymany
link-reply = Odpowiedz publicznie (opcjonalnie)
link-reply-hint = Po zatwierdzeniu ukaże się pod komentarzem z podpisem: { $name }. **pogrubienie**, *kursywa*, > cytat, `kod`
link-answer = Opublikuj odpowiedź
link-answered = Twoja odpowiedź jest opublikowana pod komentarzem.
link-to-comment = Zobacz na stronie
link-confirm = Potwierdź swój adres
link-confirm-what = Na adres { $address } będą przychodzić wiadomości o komentarzach w witrynie { $site }.
link-confirm-button = Potwierdź
link-confirm-hint = To nie Twoja prośba? Nic nie rób: bez potwierdzenia nie przyjdą żadne wiadomości.
link-confirmed = Twój adres jest potwierdzony
link-confirmed-what = Na adres { $address } przychodzą wiadomości o komentarzach w witrynie { $site }. W każdej jest link do rezygnacji.
link-address-what = Odpowiedzi e-mailem z adresu { $address } będą się liczyć jak odpowiedzi z adresu { $moderator }.
link-address-hint = To nie Twoja prośba? Nic nie rób: bez potwierdzenia nic się nie zmieni.
link-address-done = Odpowiedzi e-mailem z adresu { $address } liczą się od teraz jak odpowiedzi z adresu { $moderator }.
link-publish = Czy można opublikować Twoją wiadomość?
link-publish-what = Była przeznaczona tylko dla osoby prowadzącej { $site }. Po opublikowaniu każdy może ją przeczytać, z podpisem { $name } i z odpowiedziami.
link-submit = Czy to Twój komentarz?
link-submit-what = Przyszedł e-mailem z Twojego adresu, dla { $page }. Po potwierdzeniu decyzja o nim zapadnie jak o każdym innym komentarzu.
link-submit-button = Tak, to mój komentarz
link-submit-hint = To nie Twój komentarz? Nic nie rób: bez potwierdzenia nikt go nie zobaczy.
link-put-back = Opublikować odpowiedź z tymi słowami?
link-put-back-done = Odpowiedź jest opublikowana z tymi słowami
link-put-back-late = Odpowiedź została w międzyczasie zmieniona lub usunięta, więc tych słów nie można przywrócić
link-put-back-comment = Opublikować komentarz z tymi słowami?
link-put-back-comment-done = Komentarz jest opublikowany z tymi słowami
link-put-back-comment-late = Komentarz został w międzyczasie zmieniony lub usunięty, więc tych słów nie można przywrócić
link-send-rest = Wysłać autorowi także te słowa?
link-send-rest-done = Te słowa idą e-mailem do autora
link-stop = Z których wiadomości rezygnujesz?
link-stop-what = Na adres { $address } przychodzą wiadomości o komentarzach w witrynie { $site }.
link-stop-one = Tylko z wiadomości o tym komentarzu
link-stop-one-hint = Koniec wiadomości o odpowiedziach na Twój komentarz do „{ $page }”. Inne będą przychodzić nadal.
link-stop-thread = Tylko z wiadomości o tym wątku
link-stop-thread-hint = Koniec wiadomości o nowych komentarzach do „{ $page }”. Inne będą przychodzić nadal.
link-stop-threads = Tylko z wiadomości o obserwowanych wątkach
link-stop-threads-hint = Koniec wiadomości o nowych komentarzach w obserwowanych wątkach na { $site }. Wiadomości o odpowiedziach na Twoje komentarze będą przychodzić nadal.
link-stop-all = Ze wszystkich
link-stop-all-hint = Koniec wszelkich wiadomości z witryny { $site }.
link-stopped = Wiadomości nie będą już przychodzić
link-stopped-one = Nie będą już przychodzić wiadomości o odpowiedziach na Twój komentarz do „{ $page }”.
link-stopped-thread = Nie będą już przychodzić wiadomości o nowych komentarzach do „{ $page }”.
link-stopped-threads = Nie będą już przychodzić wiadomości o wątkach na { $site }.
link-stopped-that = Nie będą już przychodzić wiadomości o odpowiedziach na ten komentarz.
link-stopped-all = Na adres { $address } nie będą już przychodzić wiadomości z witryny { $site }.
link-stopped-gone = Twój adres nie jest tu zapisany.
link-no-link = Ten link donikąd nie prowadzi

## Co poszło nie tak: na stronach pod linkami w wiadomościach

link-problem-unknown-link = Link jest niekompletny albo stracił ważność. Skopiuj go z wiadomości jeszcze raz. Jeśli jest tam podzielony na dwa wiersze, połącz je.
link-problem-link-expired = Link jest za stary. To, do czego służył, może już być zrobione. Nowsze wiadomości mają działające linki.
link-problem-missing-field = Nic nie wybrano, więc nic się nie zmieniło. Otwórz jeszcze raz link z wiadomości i naciśnij jeden z przycisków.
link-problem-unknown-action = Tutaj nie można o tym zdecydować. Wybierz jeden z przycisków.
link-problem-not-possible = W obecnym stanie komentarza nie da się tego zrobić.
link-problem-changed-meanwhile = W międzyczasie ktoś zdecydował inaczej, więc nic się nie zmieniło. Oto komentarz w obecnym stanie.

## Konsola: rama, kolejka i komentarz

console-frame-skip = Przejdź do treści
console-frame-navigation = Konsola
console-frame-queue = Kolejka
console-frame-comments = Komentarze
console-frame-pages = Strony
console-frame-blocks = Blokady
console-frame-statistics = Statystyki
console-frame-sites = Witryny
console-frame-tokens = Tokeny
console-frame-outbox = Poczta wychodząca
console-frame-account = Konto
console-frame-menu = Menu
console-frame-signed-in = Zalogowano jako { $name }
console-frame-sign-out = Wyloguj się
console-keys-title = Skróty klawiszowe
console-keys-next = Następny komentarz
console-keys-previous = Poprzedni komentarz
console-keys-tick = Zaznacz, aby zdecydować o kilku naraz
console-keys-open = Otwórz komentarz na osobnej stronie
console-keys-undo = Cofnij
console-keys-help = Pokaż te skróty
console-keys-note = Podczas pisania skróty są wyłączone.
console-keys-close = Zamknij
console-list-label = Lista komentarzy
console-list-by-status = Komentarze według stanu
console-list-all = Wszystkie
console-list-site = Witryna
console-list-all-sites = Wszystkie witryny
console-list-search = Szukaj
console-list-find = Znajdź
console-list-on-page = Do wpisu „{ $page }”
console-list-by-author = Z adresu lub sieci: { $name }
console-list-without = Usuń ten filtr
console-list-choose = Zaznacz komentarz ({ $name })
console-list-choose-all = Zaznacz wszystkie na tej stronie
console-list-chosen = Dla zaznaczonych
console-list-older = Starsze
console-list-newest = Najnowsze
console-list-to-comment = Przejdź do komentarza
console-list-nothing-waits = Nic nie czeka.
console-list-nothing-waits-hint = Nowe komentarze trafiają najpierw tutaj. Miłego odpoczynku.
console-list-in-spam =
    { $count ->
       *[other] ({ $count } w spamie)
    }
console-list-nothing-here = Nie ma tu żadnych komentarzy.
console-list-nothing-found = Żaden komentarz nie zawiera „{ $words }”.
console-list-see-all = Zobacz wszystkie komentarze
console-list-erased = Usunięty przez autora
console-list-reported = Zgłoszony
console-comment-label = Komentarz
console-comment-to-list = Lista
console-comment-on = do wpisu
console-comment-see-page = Otwórz stronę w blogu
console-comment-edited = edytowano
console-comment-pinned = Przypięty
console-comment-answers = Odpowiedź do: { $name }
console-comment-answers-gone = Odpowiedź na komentarz, którego już nie ma
console-comment-replies =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
        [many] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
console-comment-more-replies =
    { $count ->
       *[other] i jeszcze { $count }
    }
console-comment-reasons = Dlaczego czeka
console-comment-reported = Zgłoszony przez czytelników
console-comment-reasons-then = Dlaczego został wstrzymany
console-comment-points = Punkty razem: { $points }
console-comment-author = Z tego adresu lub z tej sieci
console-comment-first = Pierwszy komentarz
console-comment-published =
    { $count ->
        [one] { $count } opublikowany
        [few] { $count } opublikowane
        [many] { $count } opublikowanych
       *[other] { $count } opublikowanych
    }
console-comment-waiting =
    { $count ->
        [one] { $count } oczekujący
        [few] { $count } oczekujące
        [many] { $count } oczekujących
       *[other] { $count } oczekujących
    }
console-comment-rejected =
    { $count ->
        [one] { $count } odrzucony
        [few] { $count } odrzucone
        [many] { $count } odrzuconych
       *[other] { $count } odrzuconych
    }
console-comment-spam =
    { $count ->
       *[other] { $count } w spamie
    }
console-comment-since = od { $date }
console-comment-by-author = Wszystkie z tego adresu lub z tej sieci
console-comment-erased = Autor usunął ten komentarz. Nie można już o nim decydować.
console-comment-decide = Twoja decyzja
console-comment-reply = Odpowiedz
console-comment-reply-hint = Ukaże się pod komentarzem z podpisem: { $name }. **pogrubienie**, *kursywa*, > cytat, `kod`
console-comment-reply-approves = Zatwierdź i odpowiedz
console-comment-reply-send = Opublikuj odpowiedź
console-comment-edit = Edytuj
console-comment-edit-text = Komentarz w Markdownie
console-comment-edit-hint = Czytelnicy zobaczą, że był edytowany.
console-comment-edit-send = Zapisz
console-comment-block = Zablokuj autora
console-comment-block-hint = Ten komentarz trafi do spamu, a z nim wszystko, co przyjdzie od zaznaczonych.
console-comment-block-name = Nazwa
console-comment-block-email = Adres e-mail
console-comment-block-network = Sieć
console-comment-block-send = Oznacz jako spam i zablokuj
console-comment-audit = Historia decyzji
console-comment-when = Kiedy
console-comment-who = Kto
console-comment-what = Co
console-comment-interface = Sposób
console-comment-change = Przed i po
console-comment-undone = cofnięto
console-comment-no-decision = Nikt jeszcze nie zdecydował.
console-status-pending = Oczekuje
console-status-approved = Opublikowano
console-status-rejected = Odrzucono
console-status-spam = Spam
console-status-deleted = Usunięto
console-status-private = Tylko dla Ciebie
console-comment-private = Tylko dla Ciebie: nikt inny tego nie widzi. Twoja odpowiedź idzie e-mailem do autora i zostaje między wami.
console-comment-private-no-answer = Tylko dla Ciebie: nikt inny tego nie widzi. Z autorem nie można się skontaktować e-mailem, więc nie można odpowiedzieć.
console-action-approve-button = Zatwierdź
console-action-approve-past = zatwierdzono
console-action-approve-done =
    { $count ->
        [one] Zatwierdzono { $count } komentarz.
        [few] Zatwierdzono { $count } komentarze.
        [many] Zatwierdzono { $count } komentarzy.
       *[other] Zatwierdzono { $count } komentarzy.
    }
console-action-reject-button = Odrzuć
console-action-reject-past = odrzucono
console-action-reject-done =
    { $count ->
        [one] Odrzucono { $count } komentarz.
        [few] Odrzucono { $count } komentarze.
        [many] Odrzucono { $count } komentarzy.
       *[other] Odrzucono { $count } komentarzy.
    }
console-action-spam-button = Spam
console-action-spam-past = oznaczono jako spam
console-action-spam-done =
    { $count ->
        [one] Oznaczono { $count } komentarz jako spam.
        [few] Oznaczono { $count } komentarze jako spam.
        [many] Oznaczono { $count } komentarzy jako spam.
       *[other] Oznaczono { $count } komentarzy jako spam.
    }
console-action-delete-button = Usuń
console-action-delete-past = usunięto
console-action-delete-done =
    { $count ->
        [one] Usunięto { $count } komentarz.
        [few] Usunięto { $count } komentarze.
        [many] Usunięto { $count } komentarzy.
       *[other] Usunięto { $count } komentarzy.
    }
console-action-restore-button = Przywróć
console-action-restore-past = przywrócono
console-action-restore-done =
    { $count ->
        [one] Przywrócono { $count } komentarz.
        [few] Przywrócono { $count } komentarze.
        [many] Przywrócono { $count } komentarzy.
       *[other] Przywrócono { $count } komentarzy.
    }
console-action-pin-button = Przypnij
console-action-pin-past = przypięto
console-action-pin-done =
    { $count ->
        [one] Przypięto { $count } komentarz.
        [few] Przypięto { $count } komentarze.
        [many] Przypięto { $count } komentarzy.
       *[other] Przypięto { $count } komentarzy.
    }
console-action-unpin-button = Odepnij
console-action-unpin-past = odpięto
console-action-unpin-done =
    { $count ->
        [one] Odpięto { $count } komentarz.
        [few] Odpięto { $count } komentarze.
        [many] Odpięto { $count } komentarzy.
       *[other] Odpięto { $count } komentarzy.
    }
console-action-block-button = Zablokuj
console-action-block-past = zablokowano autora
console-action-block-done =
    { $count ->
        [one] Zablokowano autora, a komentarz oznaczono jako spam.
        [few] Oznaczono { $count } komentarze jako spam i zablokowano ich autorów.
        [many] Oznaczono { $count } komentarzy jako spam i zablokowano ich autorów.
       *[other] Oznaczono { $count } komentarzy jako spam i zablokowano ich autorów.
    }
console-action-undo-button = Cofnij
console-action-undo-past = cofnięto decyzję
console-action-undo-done =
    { $count ->
        [one] Cofnięto { $count } decyzję.
        [few] Cofnięto { $count } decyzje.
        [many] Cofnięto { $count } decyzji.
       *[other] Cofnięto { $count } decyzji.
    }
console-action-edit-button = Edytuj
console-action-edit-past = edytowano
console-action-edit-done =
    { $count ->
        [one] Komentarz ma nową treść.
        [few] { $count } komentarze mają nową treść.
        [many] { $count } komentarzy ma nową treść.
       *[other] { $count } komentarzy ma nową treść.
    }
console-action-ask-button = Zapytaj o zgodę
console-action-ask-past = zapytano, czy można opublikować
console-action-ask-done = Zapytani autorzy: { $count }.
console-action-reply-button = Odpowiedz e-mailem
console-action-reply-past = odpowiedziano e-mailem
console-action-reply-done = Odpowiedzi e-mailem: { $count }.
console-script-failed = Nie udało się, więc nic się nie zmieniło:
console-script-failed-partly = Części nie udało się zrobić:
console-script-offline = Nie ma połączenia z serwerem. Nic się nie zmieniło; spróbuj ponownie.
console-script-session-ended = Twoja sesja wygasła. Nic się nie zmieniło, a wpisany tekst jest zachowany.
console-script-sign-in = Zaloguj się ponownie
console-interface-console = Konsola
console-interface-mail = Poczta
console-interface-link = Link w wiadomości
console-interface-api = API
console-interface-command-line = Wiersz poleceń
console-interface-akismet = Akismet
console-interface-network = Sieć

## Konsola: listy

console-shared-site = Witryna
console-shared-all-sites = Wszystkie witryny
console-shared-filter = Co pokazać
console-shared-show = Pokaż
console-shared-more = Więcej
console-shared-beginning = Od początku
console-shared-parts = Części listy
console-shared-done = Zapisano.
console-shared-never = nigdy
console-shared-save = Zapisz
console-shared-what = Działanie
console-pages-title = Strony
console-pages-page = Strona
console-pages-comments = Komentarze
console-pages-first-seen = Pierwszy komentarz
console-pages-state = Stan
console-pages-open = Otwarta
console-pages-closed = Zamknięta
console-pages-closed-by-age = Zamknięta ze względu na wiek
console-pages-aliases = Także pod
console-pages-search = Szukaj
console-pages-search-hint = W tytule lub ścieżce.
console-pages-change = Zmień
console-pages-change-this = Zmień: { $page }
console-pages-close = Zamknij
console-pages-close-what = Czytelnicy nadal widzą komentarze, ale nie mogą pisać nowych.
console-pages-reopen = Otwórz ponownie
console-pages-reopen-what = Czytelnicy znów mogą tu pisać komentarze.
console-pages-by-age-what = Witryna zamyka wpisy po pewnym czasie od pierwszego komentarza. Po jakim, mówią ustawienia witryny.
console-pages-retired-what = Witryna jest zarchiwizowana: żaden wpis nie przyjmuje już komentarzy.
console-pages-name = Tytuł
console-pages-name-what = Widoczny w konsoli, w wiadomościach i w kanałach RSS.
console-pages-rename = Zapisz tytuł
console-pages-move-to = Przenieś do
console-pages-move-what = Dla wpisu, który ma nową ścieżkę. Stare linki nadal działają. Jeśli pod nową ścieżką są już komentarze, oba wątki połączą się w jeden. Tego nie można cofnąć.
console-pages-move-button = Przenieś
console-pages-moved = Komentarze są teraz pod ścieżką { $path }.
console-pages-alias = Inna ścieżka
console-pages-alias-what = Dodatkowa ścieżka, która prowadzi do tych samych komentarzy.
console-pages-alias-button = Dodaj ścieżkę
console-pages-none = Nie ma jeszcze żadnych stron.
console-pages-none-hint = Wpis pojawia się tu z pierwszym komentarzem.
console-pages-none-found = Żadna strona nie pasuje. Spróbuj z mniejszą liczbą słów albo we wszystkich witrynach.
console-blocks-title = Blokady
console-blocks-about = Wszystko od tych nadawców trafia prosto do spamu. Wcześniejsze komentarze zostają, jak były.
console-blocks-who = Kto
console-blocks-since = Od kiedy
console-blocks-by = Przez kogo
console-blocks-name = Nazwa
console-blocks-email = Adres e-mail
console-blocks-network = Sieć
console-blocks-host = Host
console-blocks-network-of = sieć, z której przyszedł komentarz ({ $name })
console-blocks-network-given = sieć wpisana ręcznie; zapisany jest tylko jej skrót (hash)
console-blocks-comment = komentarz
console-blocks-remove = Odblokuj
console-blocks-remove-this = Odblokuj: { $name }
console-blocks-add = Zablokuj kogoś
console-blocks-kind = Co zablokować
console-blocks-value = Wartość
console-blocks-value-hint = Nazwa, np. Ann, adres e-mail, np. ann@example.org, adres IP, np. 203.0.113.7 (blokada obejmie całą jego sieć), albo host, np. example.org (blokada obejmie też wszystkie hosty poniżej).
console-blocks-add-button = Zablokuj
console-blocks-none = Nikt nie jest zablokowany. Autora komentarza można też zablokować tam, gdzie czytasz komentarz.
console-statistics-title = Statystyki
console-statistics-span = Okres
console-statistics-days = { $days } dni
console-statistics-a-day = dziennie
console-statistics-a-week = tygodniowo
console-statistics-comments = Komentarze
console-statistics-decisions = Decyzje
console-statistics-share = Udział spamu
console-statistics-top = Najczęściej komentowane strony
console-statistics-published = Opublikowano
console-statistics-waiting = Oczekuje
console-statistics-spam = Spam
console-statistics-refused = Odrzucono
console-statistics-all = Wszystkie
console-statistics-came-in =
    { $count ->
        [0] W ciągu ostatnich { $days } dni nie przyszedł żaden komentarz.
        [one] W ciągu ostatnich { $days } dni przyszedł { $count } komentarz, w tym spam: { $spam }.
        [few] W ciągu ostatnich { $days } dni przyszły { $count } komentarze, w tym spam: { $spam }.
        [many] W ciągu ostatnich { $days } dni przyszło { $count } komentarzy, w tym spam: { $spam }.
       *[other] W ciągu ostatnich { $days } dni przyszło { $count } komentarzy, w tym spam: { $spam }.
    }
console-statistics-decided =
    { $count ->
        [0] W ciągu ostatnich { $days } dni nie podjęto żadnej decyzji.
        [one] W ciągu ostatnich { $days } dni podjęto { $count } decyzję.
        [few] W ciągu ostatnich { $days } dni podjęto { $count } decyzje, najwięcej { $when }: { $most }.
        [many] W ciągu ostatnich { $days } dni podjęto { $count } decyzji, najwięcej { $when }: { $most }.
       *[other] W ciągu ostatnich { $days } dni podjęto { $count } decyzji, najwięcej { $when }: { $most }.
    }
console-statistics-share-was = Z tego, co przyszło w ciągu ostatnich { $days } dni, { $share } to spam.
console-statistics-share-none = W ciągu ostatnich { $days } dni nic nie przyszło, więc nie ma czego liczyć.
console-statistics-top-was = Strony z największą liczbą opublikowanych komentarzy, od początku.
console-statistics-top-none = Żadna strona nie ma jeszcze opublikowanego komentarza.
console-statistics-on-day = { $date }
console-statistics-in-week = w tygodniu od { $date }
console-statistics-week-label = Tydzień od { $date }
console-statistics-column = { $when }: { $all } (opublikowano { $published }, oczekuje { $waiting }, spam { $spam }, odrzucono { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] brak komentarzy
        [one] { $count } komentarz
        [few] { $count } komentarze
        [many] { $count } komentarzy
       *[other] { $count } komentarzy
    }
console-statistics-decision-count =
    { $count ->
        [0] brak decyzji
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
console-statistics-table = Liczby w tabeli
console-statistics-day = Dzień
console-statistics-week = Tydzień od
console-statistics-utc = Dni zaczynają się o północy UTC.
console-sites-title = Witryny
console-sites-key = Klucz
console-sites-name = Tytuł
console-sites-name-hint = Widoczny w wiadomościach, w kanałach RSS i tutaj.
console-sites-origins = Źródła
console-sites-origins-hint = Gdzie jest blog: jeden adres w wierszu, np. https://blog.example.org. Komentarze są przyjmowane tylko stamtąd. Linki prowadzą do pierwszego adresu.
console-sites-comments = Komentarze
console-sites-waiting = Oczekuje
console-sites-none = Nie ma jeszcze żadnej witryny. Dodaj swój blog poniżej.
console-sites-add = Dodawanie witryny
console-sites-add-button = Dodaj witrynę
console-sites-key-hint = Trafia do znacznika script i nigdy się nie zmienia: a–z, 0–9, - oraz _, np. blog.
console-sites-key-invalid = Wpisz od 1 do 40 znaków spośród a–z, 0–9, - oraz _, zaczynając od litery lub cyfry.
console-sites-key-taken = Witryna z tym kluczem już istnieje. Wybierz inny.
console-sites-origins-invalid = Wpisz co najmniej jeden adres, każdy tylko ze schematem i hostem, np. https://blog.example.org.
console-sites-name-invalid = Wpisz krótszy tytuł, w jednym wierszu.
console-sites-refused = Nic jeszcze nie zapisano. Sprawdź zaznaczone pola.
console-sites-outdated = W międzyczasie ktoś inny zmienił tę witrynę, więc nic nie zapisano. Wpisane dane są poniżej. Jeśli zapiszesz je ponownie, zastąpią tamtą zmianę.
console-sites-see-now = Zobacz witrynę w obecnym stanie
console-sites-as-server = domyślnie na serwerze: { $value }
console-sites-while-empty = Puste pole oznacza wartość domyślną serwera ({ $value }).
console-sites-nothing = brak
console-sites-about = Witryna
console-sites-about-comments = Komentarze
console-sites-about-spam = Co jest spamem
console-sites-about-thread = Wątek
console-sites-about-people = Ludzie i wiadomości
console-sites-paste = Wstaw na swój blog
console-sites-paste-hint = Wklej to do szablonu wpisów, w miejscu, gdzie mają być komentarze.
console-sites-tag = Znacznik script
console-sites-back = Wszystkie witryny
console-tokens-title = Tokeny
console-tokens-about = Token to klucz dla skryptu. Z nim skrypt może przez API robić to, na co tu pozwolisz.
console-tokens-name = Nazwa
console-tokens-name-hint = Do czego służy, np. „kopia zapasowa w nocy”. Decyzje są zapisywane pod tą nazwą.
console-tokens-name-invalid = Wpisz nazwę o długości od 1 do 80 znaków.
console-tokens-name-taken = Token o tej nazwie już istnieje. Wybierz inną nazwę albo unieważnij stary.
console-tokens-scopes = Token może
console-tokens-scopes-missing = Wybierz co najmniej jedną rzecz, na którą token pozwala.
console-tokens-made = Utworzono
console-tokens-used = Ostatnio użyto
console-tokens-state = Stan
console-tokens-revoked = Unieważniono { $date }
console-tokens-revoke = Unieważnij
console-tokens-revoke-this = Unieważnij: { $name }
console-tokens-revoke-what = Unieważniony token natychmiast przestaje działać i nie można go przywrócić.
console-tokens-none = Nie ma jeszcze żadnych tokenów.
console-tokens-add = Tworzenie tokenu
console-tokens-add-button = Utwórz token
console-tokens-ready = Token { $name } jest gotowy
console-tokens-once = Skopiuj go teraz: jest pokazywany tylko raz. Zapisany jest tylko jego skrót (hash).
console-tokens-token = Token
console-tokens-back = Wszystkie tokeny
console-outbox-title = Wiadomości
console-outbox-tabs = Które wiadomości
console-outbox-failed = Niedostarczone
console-outbox-waiting = Oczekujące
console-outbox-all = Wszystkie
console-outbox-failed-one = Nie dostarczono
console-outbox-waiting-one = Oczekuje
console-outbox-kind = Rodzaj
console-outbox-to = Do
console-outbox-since = Napisano
console-outbox-state = Stan
console-outbox-attempts =
    { $count ->
        [0] bez prób
        [one] { $count } próba
        [few] { $count } próby
        [many] { $count } prób
       *[other] { $count } prób
    }
console-outbox-next = następna { $time }
console-outbox-sent = Wysłano
console-outbox-error = Co odpowiedziała druga strona
console-outbox-why = Dlaczego
console-outbox-again = Spróbuj ponownie
console-outbox-again-this = Spróbuj ponownie: { $mail }
console-outbox-mails = Wiadomości
console-outbox-webhooks = Webhooki
console-outbox-event = Zdarzenie
console-outbox-url = Adres
console-outbox-none-failed = Nie ma niedostarczonych wiadomości. Wszystko w porządku.
console-outbox-none-waiting = Żadna wiadomość nie czeka.
console-outbox-none = Nie ma jeszcze wiadomości.

console-ways-in-title = Wiadomości przychodzące
console-ways-in-way = Kanał
console-ways-in-messages = Wiadomości
console-ways-in-last = Ostatnia wiadomość
console-ways-in-looked = Ostatnie sprawdzenie
console-ways-in-failures = Niepowodzenia
console-ways-in-open = Otwarty
console-ways-in-closed = Zamknięty
console-ways-in-since = Liczone od uruchomienia serwera. To, co przychodzi przez `afterword mail receive`, nie jest tu liczone.
console-ways-in-off = Poczta jest wyłączona.
console-ways-in-login = Afterword nie jest zalogowany do swojej skrzynki. Wiadomości czekają, aż ktoś się zaloguje.

## Co wolno tokenowi

scope-read = odczyt
    .may = odczytywać strony i komentarze w każdym stanie, z adresami e-mail
scope-moderate = moderacja
    .may = decydować o komentarzach, edytować je, blokować autorów, wymazywać dane osoby, zmieniać strony
scope-sites = zmiana witryn
    .may = dodawać witryny i zmieniać ich ustawienia (z dwoma pierwszymi także moderatorów i mapę witryny), tworzyć i unieważniać tokeny
scope-export = eksport
    .may = pobierać wszystkie dane
scope-mail = przekazywanie wiadomości
    .may = przekazywać wiadomości, które wracają do Afterword

## Dlaczego wiadomość lub webhook nie dotarły

undelivered-given-up = Po trzech dniach zaniechano prób
undelivered-bounced = Wiadomość wróciła: ten adres nie przyjmuje poczty.
undelivered-receiver-removed = Ustawienie webhooks.urls nie zawiera już tego odbiorcy.
undelivered-store-unreadable = Nie udało się odczytać bazy danych.
undelivered-place-unknown = Witryna lub strona jest nieznana.
undelivered-too-many-confirmations = Czeka, bo w ciągu ostatniej godziny wielu czytelników dostało prośbę o potwierdzenie adresu.
undelivered-answered = Odbiorca odpowiedział { $status }.

## Czym są wiadomości wychodzące

console-mail-kind-moderation = Nowy komentarz, do moderatora
console-mail-kind-spam = Co trafiło do spamu, do moderatora
console-mail-kind-confirmation = Potwierdzenie adresu
console-mail-kind-answered = Odpowiedź na komentarz, do czytelnika
console-mail-kind-followed = Nowy komentarz w obserwowanym wątku, do czytelnika
console-mail-kind-published = Komentarz opublikowany, do autora
console-mail-kind-reported = Komentarz zgłoszony, do moderatora
console-mail-kind-report-decided = Decyzja w sprawie zgłoszenia, do czytelnika
console-mail-kind-removed = Komentarz usunięty po zgłoszeniu, do autora
console-mail-kind-private = Wiadomość tylko dla Ciebie, do moderatora
console-mail-kind-private-reply = Odpowiedź na wiadomość prywatną, do autora
console-mail-kind-may-publish = Pytanie, czy można opublikować wiadomość prywatną, do autora
console-mail-kind-decided = Co zmieniła Twoja odpowiedź
console-mail-kind-explanation = Dlaczego Twoja odpowiedź nic nie zmieniła
console-mail-kind-refusal = Dlaczego nie przyjęto odpowiedzi czytelnika
console-mail-kind-unproven = Czy to Twój komentarz, do nadawcy
console-mail-kind-received = Komentarz przyszedł e-mailem, do autora
console-mail-kind-test = Test
console-mail-kind-sign-in = Link do logowania
console-mail-kind-damage = Uszkodzona baza danych
console-mail-kind-address = Dodatkowy adres moderatora

## Ustawienia witryny: nazwa, wyjaśnienie, co wpisać zamiast odrzuconego, i możliwości

setting-moderation = Nowe komentarze
    .hint = Czy komentarz czeka na Ciebie, czy pojawia się od razu.
    .hold = wstrzymaj
    .publish = publikuj od razu
setting-edit-window = Czas na edycję
    .hint = Jak długo autor może zmienić lub usunąć swój komentarz, np. 15m, 2h lub 1d. 0s oznacza, że wcale.
    .problem = Wpisz czas, np. 15m, 2h lub 1d; najwyżej 30d.
setting-close-after = Zamykaj wpisy po
    .hint = Jak długo od pierwszego komentarza wpis przyjmuje nowe, np. 90d albo never (nigdy). Stare wpisy przyciągają najwięcej spamu.
    .problem = Wpisz czas, np. 90d, albo never.
setting-retired = Zarchiwizowana
    .hint = Czy blog działa dalej bez tego serwera: wpisy nie przyjmują wtedy komentarzy ani reakcji, a wątków nie można już obserwować. Ustawia to polecenie afterword retire.
    .true = zarchiwizowana
    .false = w użyciu
setting-sitemap = Mapa witryny
    .hint = Zawiera listę wpisów: ścieżka, np. /sitemap.xml, albo pełny adres w witrynie. Wpisz none, jeśli mapy nie ma.
    .problem = Wpisz ścieżkę, np. /sitemap.xml, albo pełny adres.
setting-unknown-pages = Nieznane wpisy
    .hint = Co dzieje się z komentarzem do wpisu, którego nie ma w mapie witryny.
    .hold = wstrzymaj
    .refuse = nie przyjmuj
    .publish = przyjmij jak każdy inny
setting-hold-at = Wstrzymuj od
    .hint = Wynik kontroli antyspamowej, od którego komentarz czeka na Ciebie; 0 oznacza nigdy.
    .problem = Wpisz liczbę od 0 do 1000.
setting-spam-at = Spam od
    .hint = Wynik, od którego komentarz trafia do spamu; 0 oznacza nigdy.
    .problem = Wpisz liczbę od 0 do 1000.
setting-refuse-at = Nie przyjmuj od
    .hint = Wynik, od którego komentarz w ogóle nie jest przyjmowany; 0 oznacza nigdy.
    .problem = Wpisz liczbę od 0 do 1000.
setting-words-hold = Słowa, które wstrzymują
    .hint = Komentarz z jednym z tych słów lub zwrotów (po jednym w wierszu) czeka na Ciebie. /…/ to wzorzec. Wpisz none, jeśli nie ma takich słów.
    .problem = Wpisz do 500 słów lub wzorców, np. /cheap .* pills/, po jednym w wierszu, bez przecinków.
setting-words-spam = Słowa, które oznaczają spam
    .hint = Komentarz z jednym z nich to spam.
    .problem = Wpisz do 500 słów lub wzorców, np. /cheap .* pills/, po jednym w wierszu, bez przecinków.
setting-words-refuse = Słowa niedozwolone
    .hint = Komentarz z jednym z nich nie jest przyjmowany.
    .problem = Wpisz do 500 słów lub wzorców, np. /cheap .* pills/, po jednym w wierszu, bez przecinków.
setting-script-check = Inne pisma
    .hint = Czy komentarz zapisany innym pismem niż Twoje czeka na Ciebie.
    .off = nie sprawdzaj
    .hold = wstrzymaj
setting-scripts = Twoje pisma
    .hint = Np. Latin lub Cyrillic, po jednym w wierszu. Wpisz none, aby używać pism języka witryny.
    .problem = Wpisz nazwy pism, np. Latin, Cyrillic lub Han, po jednej w wierszu.
setting-trust-after = Zaufanie po
    .hint = Po tylu zatwierdzonych komentarzach autor jest znany i nie musi czekać. 0 oznacza nigdy.
    .problem = Wpisz liczbę od 0 do 20.
setting-trust-confirmed = Zaufanie dzięki e-mailowi
    .hint = Czy uznawać za znanych autorów z potwierdzonym adresem e-mail.
    .true = tak
    .false = nie
setting-akismet = Akismet
    .hint = Czy pytać usługę Akismet o każdy komentarz. Dostaje ona treść oraz nazwę, adres e-mail i adres sieciowy autora. Serwer potrzebuje do niej klucza.
    .true = pytaj
    .false = nie pytaj
setting-depth = Poziomy odpowiedzi
    .hint = Na ile poziomów wcinać odpowiedzi. Głębsze pojawiają się na ostatnim poziomie. 0 daje płaską listę.
    .problem = Wpisz liczbę od 0 do 20.
setting-page-size = Komentarze naraz
    .hint = Ile pokazać przed przyciskiem „Więcej”.
    .problem = Wpisz liczbę od 1 do 1000.
setting-sort = Kolejność
    .hint = Które komentarze są pierwsze.
    .oldest = od najstarszych
    .newest = od najnowszych
    .top = od największej liczby reakcji
setting-images = Obrazy
    .hint = Czy pokazywać obrazy w komentarzach. Przeglądarki pobierają je z hosta, który poda autor, i ten host widzi wtedy Twoich czytelników.
    .true = pokazuj
    .false = nie pokazuj
setting-maths = Wzory
    .hint = Czy TeX w komentarzach jest pokazywany jako wzory: $x^2$ w wierszu, $$x^2$$ w osobnym wierszu. Komentarze napisane wcześniej się nie zmieniają.
    .true = pokazuj
    .false = nie pokazuj
setting-code-colours = Kolory w kodzie
    .hint = Czy kod po ``` i nazwie języka jest pokazywany w kolorach. Komentarze napisane wcześniej się nie zmieniają.
    .true = pokazuj
    .false = nie pokazuj
setting-reactions = Reakcje
    .hint = Co czytelnicy mogą zostawić jednym kliknięciem: emoji lub krótkie słowa, po jednym w wierszu, najwyżej 12. Wpisz none, jeśli nie ma być reakcji.
    .problem = Wpisz do 12 emoji lub krótkich słów, po jednym w wierszu, bez spacji i przecinków, każde tylko raz.
setting-article-reactions = Reakcje na artykuły
    .hint = Czy te same reakcje można zostawić przy samym artykule. Są pokazywane nad komentarzami.
    .true = dostępne
    .false = niedostępne
setting-avatars = Awatary autorów
    .hint = Widoczne przy komentarzach napisanych z podaniem adresu e-mail. Pobiera je ten serwer: usługa poznaje skrót adresu i nic o Twoich czytelnikach.
    .off = brak
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Wiadomości tylko dla Ciebie
    .hint = Czy czytelnicy mogą napisać coś, co widzisz tylko Ty. Zostanie to opublikowane tylko wtedy, gdy zechcecie tego i Ty, i autor.
    .true = przyjmowane
    .false = nieprzyjmowane
setting-language = Język
    .hint = Język tekstów wokół komentarzy: { $languages }. Strona może wskazać inny.
    .problem = Wpisz kod języka, np. en, de lub pt-BR.
setting-owner = Twoja nazwa
    .hint = Widoczna nad Twoimi odpowiedziami. Jeśli jej nie ma, pokazywany jest tytuł witryny.
    .problem = Wpisz nazwę o długości do 80 znaków.
setting-reserved-names = Nazwy zastrzeżone
    .hint = Nazwy, pod którymi nikt nie może komentować, po jednej w wierszu, najwyżej 50. Twoja nazwa i tytuł witryny są zawsze zastrzeżone. Wpisz none, aby zastrzec tylko je.
    .problem = Wpisz do 50 nazw o długości do 80 znaków, po jednej w wierszu, bez przecinków, każdą tylko raz.
setting-moderators = Moderatorzy
    .hint = Adresy e-mail, po jednym w wierszu, najwyżej 20. Na każdy przychodzą wiadomości o nowych komentarzach; decyduje się, odpowiadając. Wpisz none, jeśli nikt nie ma ich dostawać.
    .problem = Wpisz do 20 adresów e-mail, np. ann@example.org, po jednym w wierszu, każdy tylko raz.
setting-tell-owner = Wiadomości do moderatorów
    .hint = O których nowych komentarzach moderatorzy dostają wiadomość.
    .held = o tych, które czekają
    .all = o wszystkich
    .nothing = o żadnych
setting-tell-spam = Wiadomości o spamie
    .hint = Czy moderatorzy raz dziennie dostają wiadomość o tym, co trafiło do spamu.
    .true = tak
    .false = nie
setting-notifications = Wiadomości o odpowiedziach
    .hint = Czy czytelnicy mogą prosić o wiadomość, gdy ktoś im odpowie. Najpierw potwierdzają swój adres.
    .true = tak
    .false = nie
setting-follow-threads = Obserwowanie wątków
    .hint = Czy czytelnicy mogą obserwować wątek: wiadomość o każdym nowym komentarzu albo jedna dziennie. Tylko tam, gdzie włączone są wiadomości o odpowiedziach.
    .true = tak
    .false = nie
setting-comments-by-mail = Komentarze przez e-mail
    .hint = Czy można pisać komentarze przez e-mail: każda strona ma wtedy adres, na który się je wysyła.
    .true = tak
    .false = nie
setting-tell-authors = Wiadomości o publikacji
    .hint = Czy autorzy z potwierdzonym adresem dostają wiadomość, gdy ich wstrzymany komentarz zostanie opublikowany.
    .true = tak
    .false = nie
setting-answers-elsewhere = Odpowiedzi w innych sieciach
    .hint = Czy Twoje odpowiedzi do osób z Mastodona i Bluesky są publikowane także tam.
    .true = tak
    .false = nie

setting-own-posts = Twoje wpisy
    .hint = Plik w witrynie, który wymienia Twoje wpisy o artykułach, na przykład /afterword/posts.json. none oznacza brak pliku.
    .problem = Wpisz ścieżkę, np. /afterword/posts.json, albo pełny adres.

setting-webmentions = Webmentions
    .hint = Czy strony innych witryn, które odsyłają do artykułu, stają się komentarzami.
    .true = tak
    .false = nie

setting-send-webmentions = Wysyłanie webmentions
    .hint = Czy strony, do których odsyłają Twoje komentarze, są o tym powiadamiane.
    .true = tak
    .false = nie

## Konsola: logowanie i konto

console-sign-in = Zaloguj się
console-sign-in-email = Adres e-mail
console-sign-in-password = Hasło
console-sign-in-password-hint = Zostaw puste, aby dostać e-mailem link do logowania.
console-sign-in-no-mail-hint = Ten serwer nie wysyła wiadomości. Jeśli nie masz hasła, uruchom na serwerze `afterword console link ADRES`: polecenie wypisze link do logowania.
console-sign-in-sent-title = Sprawdź pocztę
console-sign-in-sent = Jeśli adres { $address } ma tu konto, wiadomość jest już w drodze.
console-sign-in-sent-hint = Link w niej działa raz i przez 15 minut. Możesz go otworzyć na innym urządzeniu.
console-sign-in-follow = Zalogować się tutaj jako { $address }?
console-sign-in-follow-hint = Link działa tylko raz.
console-sign-in-account = Twoje konto
console-sign-in-signed-in-as = Zalogowano jako
console-sign-in-sessions = Aktywne sesje
console-sign-in-sessions-hint = Sesja wygasa po 30 dniach albo po 7 dniach bez odwiedzin.
console-sign-in-some-browser = nieznana przeglądarka
console-sign-in-begun = Zalogowano
console-sign-in-seen = Ostatnia aktywność
console-sign-in-this-one = ta
console-sign-in-sign-out = Wyloguj
console-sign-in-sign-out-everywhere = Wyloguj wszędzie
console-sign-in-session-ended = Tamta sesja została zakończona.
console-sign-in-set-password = Ustaw hasło
console-sign-in-change-password = Zmień hasło
console-sign-in-old-password = Obecne hasło
console-sign-in-new-password = Nowe hasło
console-sign-in-new-password-hint = Co najmniej 12 znaków; może być zdanie. Pozostałe sesje zostaną zakończone.
console-sign-in-password-set = Hasło jest ustawione. Pozostałe sesje zostały zakończone.
console-sign-in-refused = Nie udało się
console-sign-in-kept = Wpisany tekst, żeby nie przepadł
console-sign-in-to-console = Do konsoli

## Co poszło nie tak: w konsoli

console-problem-unknown-link = Ten link stracił ważność albo został już użyty. Link działa raz i przez 15 minut: poproś o nowy.
console-problem-wrong-password = Nieprawidłowy adres lub hasło.
console-problem-invalid-password = Wybierz hasło, które ma co najmniej 12 i najwyżej 1024 znaki. Może to być zdanie.
console-problem-too-many-passwords = Za dużo nieprawidłowych haseł. Poczekaj { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minut
    } albo zaloguj się linkiem z wiadomości: zostaw hasło puste.
console-problem-too-many-mails = Za dużo próśb o wiadomość. Wysłane linki działają przez 15 minut: sprawdź skrzynkę i folder ze spamem. Albo poczekaj { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }.
console-problem-mail-off = Ten serwer nie wysyła wiadomości. Uruchom na nim `afterword console link ADRES`: polecenie wypisze link do logowania.
console-problem-missing-field = Wymagane pole zostało puste. Wróć i wypełnij je.
console-problem-foreign-form = Ten formularz nie pochodzi ze strony tej konsoli, więc nic nie zrobiono. Otwórz konsolę w osobnej karcie, pod adresem z `server.public_url`, i spróbuj tam.
console-problem-form-outdated = Ten formularz pochodzi z wcześniejszego logowania, więc nic nie zrobiono. Wróć, odśwież stronę i wyślij go ponownie.
console-problem-sign-in-needed = Do tego trzeba się zalogować, więc nic nie zrobiono. Zaloguj się ponownie w innej karcie. Potem cofnij się w tej karcie i wyślij jeszcze raz.
console-problem-unknown-page = Nie ma takiej strony. Strona istnieje od swojego pierwszego komentarza.
console-problem-path-taken = Ta ścieżka prowadzi już do innej strony. Przenieś tamtą stronę tutaj albo wybierz inną ścieżkę.
console-problem-invalid-page = Wpisz ścieżkę, która zaczyna się od ukośnika, np. /posts/hello/, bez . i .. w środku.
console-problem-invalid-title = Wpisz krótszy tytuł, w jednym wierszu, bez znaków sterujących.
console-problem-invalid-name = Wpisz nazwę z co najmniej jedną literą lub cyfrą, bez znaków sterujących.
console-problem-invalid-email = Wpisz adres e-mail, np. ann@example.org.
console-problem-invalid-address = Wpisz adres IP, np. 203.0.113.7 lub 2001:db8::7.
console-problem-invalid-host = Wpisz host, np. example.org.
console-problem-unknown-block = Tej blokady już nie ma.
console-problem-unknown-token = Nie ma tokenu o tym numerze.
console-problem-unknown-site = Nie ma takiej witryny.
console-problem-changed-meanwhile = W międzyczasie coś się zmieniło, więc nic nie zrobiono. Zobacz obecny stan i zdecyduj jeszcze raz.
console-problem-not-possible = W obecnym stanie komentarza nie da się tego zrobić. Obejrzyj go jeszcze raz.
console-problem-unknown-batch = Nie ma tu czego cofać.
console-problem-invalid-text = Wpisz tekst bez znaków sterujących.
console-problem-text-too-long = Tekst jest za długi. Skróć go i wyślij ponownie.
console-problem-too-many-links = W tekście jest za dużo linków. Usuń część i wyślij ponownie.
console-problem-body-too-large = To za dużo naraz. Skróć tekst albo zaznacz mniej komentarzy.
console-problem-store-busy = Serwer jest zajęty, więc nic nie zrobiono. Spróbuj ponownie za chwilę.
console-problem-not-again = Nie można było spróbować ponownie: to już nie istnieje albo kolejna próba już się odbyła.
console-problem-batch-too-large = Zaznacz mniej komentarzy: naraz można zdecydować najwyżej o { $max }.
console-problem-internal = Na serwerze wystąpił błąd. Więcej jest w dzienniku serwera.
console-problem-method-not-allowed = Ten adres niczego nie pokazuje; można tu tylko wysłać formularz.

## Dlaczego komentarz został wstrzymany lub uznany za spam

reason-akismet-asked = Ta witryna pyta Akismet o każdy komentarz.
reason-blocked = Autor jest zablokowany albo zablokowany jest host, do którego prowadzi link w komentarzu.
reason-form-replayed = Ten sam formularz został już wcześniej wysłany.
reason-form-too-fast =
    { $seconds ->
        [one] Wysłano { $seconds } sekundę po rozpoczęciu pisania.
        [few] Wysłano { $seconds } sekundy po rozpoczęciu pisania.
        [many] Wysłano { $seconds } sekund po rozpoczęciu pisania.
       *[other] Wysłano { $seconds } sekund po rozpoczęciu pisania.
    }
reason-form-too-old =
    { $hours ->
        [one] Wysłano { $hours } godzinę po rozpoczęciu pisania.
        [few] Wysłano { $hours } godziny po rozpoczęciu pisania.
        [many] Wysłano { $hours } godzin po rozpoczęciu pisania.
       *[other] Wysłano { $hours } godzin po rozpoczęciu pisania.
    }
reason-honeypot = Wypełniono pole, którego ludzie nie widzą.
reason-proof-expired = Dowód pracy przyszedł za późno.
reason-proof-invalid = Dowód pracy jest błędny.
reason-proof-missing = Komentarz przyszedł bez dowodu pracy: z przeglądarki bez JavaScriptu albo z programu.
reason-proof-spent = Dowód pracy był już użyty.
reason-holds-all = Ta witryna wstrzymuje każdy nowy komentarz.
reason-offered = To była wiadomość tylko dla Ciebie; teraz autor zgadza się na publikację.
reason-listed-word = „{ $word }” jest na Twojej liście słów.
reason-fast-network =
    { $count ->
        [one] Z tej sieci w krótkim czasie przyszedł { $count } komentarz.
        [few] Z tej sieci w krótkim czasie przyszły { $count } komentarze.
        [many] Z tej sieci w krótkim czasie przyszło { $count } komentarzy.
       *[other] Z tej sieci w krótkim czasie przyszło { $count } komentarzy.
    }
reason-fast-page =
    { $count ->
        [one] Na tę stronę w krótkim czasie przyszedł { $count } komentarz.
        [few] Na tę stronę w krótkim czasie przyszły { $count } komentarze.
        [many] Na tę stronę w krótkim czasie przyszło { $count } komentarzy.
       *[other] Na tę stronę w krótkim czasie przyszło { $count } komentarzy.
    }
reason-fast-site =
    { $count ->
        [one] Do tej witryny w krótkim czasie przyszedł { $count } komentarz.
        [few] Do tej witryny w krótkim czasie przyszły { $count } komentarze.
        [many] Do tej witryny w krótkim czasie przyszło { $count } komentarzy.
       *[other] Do tej witryny w krótkim czasie przyszło { $count } komentarzy.
    }
reason-repeated-here = Ten sam autor napisał tu wcześniej niemal to samo.
reason-repeated =
    { $count ->
        [one] Niemal ten sam tekst już przyszedł, na innej stronie lub od kogoś innego: { $count } raz.
        [few] Niemal ten sam tekst już przychodził, na innych stronach lub od innych: { $count } razy.
        [many] Niemal ten sam tekst już przychodził, na innych stronach lub od innych: { $count } razy.
       *[other] Niemal ten sam tekst już przychodził, na innych stronach lub od innych: { $count } razy.
    }
reason-links =
    { $count ->
        [one] Zawiera { $count } link.
        [few] Zawiera { $count } linki.
        [many] Zawiera { $count } linków.
       *[other] Zawiera { $count } linków.
    }
reason-link-share = Składa się prawie z samych linków ({ $percent }% tekstu).
reason-shortener = Prowadzi do { $host }, a ten host ukrywa cel linku.
reason-look-alike-host = Prowadzi do hosta { $host }, który udaje inny.
reason-hidden-link = Zawiera link do { $host }, którego nikt nie widzi.
reason-misleading-link = Zawiera link, który pokazuje { $shown }, a prowadzi do { $target }.
reason-foreign-markup = Zawiera linki w obcym zapisie: { $markup }.
reason-website = Jest krótki, a nazwa prowadzi do { $host }.
reason-masked-word = „{ $word }” jest zapisane literami kilku pism.
reason-foreign-script = Jest zapisany innym pismem niż pismo witryny: { $scripts }.
reason-disposable = Adres e-mail jest jednorazowy ({ $host }).
reason-familiar =
    { $count ->
        [one] Adres i sieć są znane: { $count } zatwierdzony komentarz.
        [few] Adres i sieć są znane: { $count } zatwierdzone komentarze.
        [many] Adres i sieć są znane: { $count } zatwierdzonych komentarzy.
       *[other] Adres i sieć są znane: { $count } zatwierdzonych komentarzy.
    }
reason-trusted = Autor jest tu znany.
reason-unknown-page = Mapa witryny nie zawiera tej strony.
reason-bayes = Prawdopodobieństwo spamu: { $percent }%

## Wiadomości

mail-marker = Napisz odpowiedź nad tym wierszem
mail-footer = Afterword, dla { $site }
mail-subject-moderation = [{ $site }] Nowy komentarz ({ $author }) do „{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } nowy komentarz
        [few] { $count } nowe komentarze
        [many] { $count } nowych komentarzy
       *[other] { $count } nowych komentarzy
    }
mail-subject-digest-decided = [{ $site }] Decyzje z Twojej odpowiedzi
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } komentarz w spamie
        [few] { $count } komentarze w spamie
        [many] { $count } komentarzy w spamie
       *[other] { $count } komentarzy w spamie
    }
mail-subject-confirm = [{ $site }] Potwierdź swój adres
mail-subject-answered = [{ $site }] { $author }: odpowiedź na Twój komentarz do „{ $page }”
mail-subject-followed = [{ $site }] { $author }: nowy komentarz do „{ $page }”
mail-subject-threads = [{ $site }] Nowe komentarze w obserwowanych wątkach
mail-subject-published = [{ $site }] Twój komentarz do „{ $page }” jest opublikowany
mail-subject-reported = [{ $site }] Zgłoszono: komentarz ({ $author }) do „{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] Decyzja w sprawie Twojego zgłoszenia
mail-subject-removed = [{ $site }] Twój komentarz do „{ $page }” został usunięty
mail-subject-private = [{ $site }] Tylko dla Ciebie: wiadomość ({ $author }) do „{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } odpowiada Ci
mail-subject-may-publish = [{ $site }] Czy można opublikować Twoją wiadomość?
mail-label-reports = Powód zgłoszenia
mail-is-reported = Czytelnicy zgłosili ten komentarz. Pozostanie opublikowany, dopóki nie podejmiesz decyzji.
mail-is-private = To jest tylko dla Ciebie: nikt inny tego nie widzi. To, co napiszesz nad wierszem, pójdzie e-mailem do autora i do nikogo innego.
mail-is-private-no-answer = To jest tylko dla Ciebie: nikt inny tego nie widzi. Z autorem nie można się skontaktować e-mailem, więc nie można odpowiedzieć.
mail-link-keep = Zostaw
mail-report-kept = Ktoś, być może Ty, zgłosił { $when } komentarz i podał ten adres. Osoba prowadząca blog sprawdziła ten komentarz: zostaje on na stronie.
mail-report-removed = Ktoś, być może Ty, zgłosił { $when } komentarz i podał ten adres. Komentarz został usunięty.
mail-report-by-person = Decyzję podjął człowiek, a nie program. Jeśli się z nią nie zgadzasz, napisz do osoby prowadzącej blog albo zwróć się do sądu.
mail-report-why = Ta jedna wiadomość przyszła, ponieważ ten adres podano w zgłoszeniu.
mail-removed-lead = Osoba prowadząca blog zgodziła się ze zgłoszeniem czytelników i usunęła Twój komentarz:
mail-removed-object = Decyzję podjął człowiek, a nie program. Czytelnicy nie widzą już komentarza. Jeśli nie zgadzasz się z decyzją, napisz do osoby prowadzącej blog albo zwróć się do sądu.
mail-private-reply-note = Nikt inny nie widzi tej odpowiedzi ani Twojej wiadomości. Odpowiedzi na ten e-mail nikt nie czyta.
mail-private-why = Dostajesz to, bo ktoś, zapewne Ty, napisał do osoby prowadzącej ten blog i podał ten adres.
mail-may-publish-lead = Ta Twoja wiadomość była tylko dla osoby prowadzącej blog, która chciałaby ją opublikować:
mail-link-may-publish = Tak, opublikuj
mail-may-publish-else = W przeciwnym razie nic nie rób: zostaje to między wami.
mail-subject-unproven = [{ $site }] Czy komentarz do „{ $page }” jest Twój?
mail-subject-received = [{ $site }] Twój komentarz do „{ $page }” dotarł
mail-subject-decided = [{ $site }] { $standing-title }: komentarz ({ $author }) do „{ $page }” #{ $tag }
mail-subject-explanation = Twoja odpowiedź nic nie zmieniła #{ $tag }
mail-subject-refused = Twoja odpowiedź nie stała się komentarzem
mail-subject-sign-in = Logowanie do { $site }
mail-subject-damage = Baza danych witryny { $site } jest uszkodzona
mail-subject-address = Odpowiadać także z tego adresu?
mail-subject-test = Afterword potrafi wysyłać wiadomości ({ $id })
mail-label-by = Od
mail-label-email = E-mail
mail-label-website = Strona WWW
mail-label-on = Wpis
mail-label-answers = W odpowiedzi do
mail-label-comment = Komentarz
mail-label-reasons = Powód wstrzymania
mail-label-spam-reasons = Powód uznania za spam
mail-label-wrote = Twój komentarz
mail-owner = { $author } (prowadzi blog)
mail-no-title = strona bez tytułu
mail-is-published = Ten komentarz jest już opublikowany.
mail-words-lead = Aby zdecydować, odpowiedz na tę wiadomość jednym z tych słów w pierwszym wierszu:
mail-words-after = Każda inna odpowiedź niczego nie zmieni; powie o tym osobna wiadomość.
mail-word-approve = ok
mail-means-approve = opublikuj; tekst pod tym słowem będzie Twoją odpowiedzią
mail-means-keep = zostaw opublikowany; tekst pod tym słowem będzie Twoją odpowiedzią
mail-means-ask = zapytaj autora, czy można to opublikować; tekst pod słowem pójdzie do niego e-mailem
mail-word-reject = nie
mail-means-reject = odrzuć: nikt go nie zobaczy
mail-word-spam = spam
mail-means-spam = odrzuć jako spam
mail-word-delete = usuń
mail-means-delete = usuń
mail-word-block = zablokuj
mail-means-block = spam, i nic więcej od tego autora
mail-word-edit = edytuj
mail-means-edit = opublikuj zamiast niego tekst pod tym słowem
mail-word-undo = cofnij
mail-means-undo = cofnij ostatnią decyzję
mail-links-lead = Albo zdecyduj w przeglądarce:
mail-link-approve = Opublikuj
mail-link-reject = Odrzuć
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } komentarz przyszedł
        [few] { $count } komentarze przyszły
        [many] { $count } komentarzy przyszło
       *[other] { $count } komentarzy przyszło
    } w krótkim czasie, stąd jedna wspólna wiadomość.
mail-digest-how = Aby zdecydować, odpowiedz, podając numery komentarzy, w jednym wierszu albo w kilku: „1 ok, 2-5 spam, 6 nie”. Tekst pod wierszem z jednym numerem będzie Twoją odpowiedzią na ten komentarz. Do każdego numeru dopisz jedno z tych słów:
mail-digest-again = Odpowiedz jeszcze raz na wiadomość z komentarzami.
mail-digest-done = Oto co stało się z komentarzami po Twojej odpowiedzi:
mail-spam-lead =
    { $count ->
        [one] Od ostatniej wiadomości do spamu trafił { $count } komentarz.
        [few] Od ostatniej wiadomości do spamu trafiły { $count } komentarze.
        [many] Od ostatniej wiadomości do spamu trafiło { $count } komentarzy.
       *[other] Od ostatniej wiadomości do spamu trafiło { $count } komentarzy.
    } Nikt tego nie widzi. Jeśli coś nie jest spamem, opublikuj to za pomocą linku: odpowiedź na tę wiadomość o niczym nie decyduje.
mail-spam-rest =
    { $count ->
        [one] Jeszcze { $count } jest na liście spamu w konsoli.
        [few] Jeszcze { $count } są na liście spamu w konsoli.
        [many] Jeszcze { $count } jest na liście spamu w konsoli.
       *[other] Jeszcze { $count } jest na liście spamu w konsoli.
    }
mail-spam-end = Aby nie dostawać tych wiadomości, wyłącz „Wiadomości o spamie” w ustawieniach witryny.
mail-confirm-lead = Ktoś, być może Ty, podał ten adres przy komentarzu do „{ $page }” i poprosił o wiadomości o odpowiedziach.
mail-confirm-published = Komentarz jest opublikowany.
mail-confirm-do = Jeśli to Twoja prośba, potwierdź:
mail-link-confirm = Tak, chcę wiadomości o odpowiedziach
mail-confirm-else = W przeciwnym razie nic nie rób: wiadomości o odpowiedziach nie będą przychodzić.
mail-confirm-follow = Ktoś, być może Ty, poprosił, aby na ten adres przychodziły wiadomości o nowych komentarzach do „{ $page }”.
mail-link-confirm-follow = Tak, chcę wiadomości o nowych komentarzach
mail-confirm-follow-else = W przeciwnym razie nic nie rób: wiadomości nie będą przychodzić.
mail-unproven-lead = E-mailem z Twoim adresem przyszedł komentarz do „{ $page }” i nic nie dowodzi, że jest Twój. Jeśli jest Twój, potwierdź:
mail-link-submit = Przeczytaj i potwierdź
mail-unproven-else = W przeciwnym razie nic nie rób: nikt nie zobaczy komentarza.
mail-received-held = Twój komentarz pojawi się, gdy zostanie zatwierdzony:
mail-answered-by-mail = Aby odpowiedzieć, odpisz na tę wiadomość: to, co napiszesz nad wierszem, stanie się komentarzem.
mail-answered-on-page = Aby odpowiedzieć, otwórz stronę. Odpowiedzi na tę wiadomość nikt nie czyta.
mail-published-lead = Twój komentarz jest opublikowany:
mail-link-comment = Przeczytaj na stronie
mail-unsubscribe-why = Ta wiadomość przyszła na prośbę o powiadomienia o odpowiedziach na Twój komentarz.
mail-followed-rest = Nie pokazano w tej wiadomości: { $count }. Wszystkie komentarze są na stronach.
mail-followed-why = Ta wiadomość przyszła na prośbę o powiadomienia o nowych komentarzach.
mail-link-unsubscribe = Zrezygnuj z tych wiadomości
mail-done-approved = Gotowe: komentarz jest opublikowany.
mail-done-rejected = Gotowe: komentarz jest odrzucony. Nikt go nie widzi.
mail-done-spam = Gotowe: komentarz jest w spamie. Nikt go nie widzi.
mail-done-deleted = Gotowe: komentarz jest usunięty.
mail-done-blocked = Gotowe: komentarz jest w spamie i nic więcej od tego autora nie będzie przyjmowane.
mail-done-edited = Gotowe: komentarz jest opublikowany z Twoim tekstem.
mail-done-asked = Gotowe: autor dostanie e-mail z pytaniem, czy można to opublikować.
mail-done-replied = Gotowe: Twoja odpowiedź idzie e-mailem do autora. Nikt inny jej nie widzi.
mail-undone-held = Cofnięto: komentarz jest znów wstrzymany i czeka na Ciebie.
mail-undone-published = Cofnięto: komentarz jest znów opublikowany.
mail-undone-refused = Cofnięto: komentarz jest znów odrzucony. Nikt go nie widzi.
mail-undone-spam = Cofnięto: komentarz jest znów w spamie. Nikt go nie widzi.
mail-undone-deleted = Cofnięto: komentarz jest znów usunięty.
mail-undone-private = Cofnięto: to znów jest tylko dla Ciebie.
mail-standing-held = wstrzymany
mail-standing-published = opublikowany
mail-standing-refused = odrzucony
mail-standing-spam = spam
mail-standing-deleted = usunięty
mail-standing-private = tylko dla Ciebie
mail-before-same = Tak już było: tę samą decyzję podjęto { $when } ({ $who }).
mail-before-other = To zmienia wcześniejszą decyzję. Przedtem stan był: { $standing } ({ $who }, { $when }).
mail-reply-published = To jest opublikowane jako Twoja odpowiedź:
mail-reply-private = To idzie e-mailem do autora:
mail-reply-left-out = To nie zostało opublikowane, bo odpowiedź może mieć tylko opublikowany komentarz:
mail-cut = To zostało pominięte jako podpis, zakończenie lub starsza wiadomość:
mail-attached = Pominięto, bo komentarze to sam tekst: { $words }
mail-link-put-back = Przywróć te słowa
mail-link-send-rest = Wyślij także te słowa
mail-text-now = Komentarz brzmi teraz:
mail-undo-how = Aby to cofnąć, odpowiedz słowem:
mail-decide-anew = Aby zdecydować inaczej, odpowiedz jednym z tych słów w pierwszym wierszu:
mail-why-unknown = Nic nie zrobiono: pierwszy wiersz Twojej odpowiedzi, „{ $line }”, nie jest żadnym ze słów, którymi się decyduje.
mail-why-taken-back = Nic nie zrobiono: pod słowem jest „{ $line }”, co może oznaczać, że komentarz nie ma się ukazać. Aby go opublikować, odpowiedz samym słowem.
mail-why-unclear = Nic nie zrobiono: nie udało się odróżnić Twoich słów od zacytowanych. Napisz słowo nad wierszem ze znakami równości i zostaw ten wiersz bez zmian.
mail-why-number = Nic nie zrobiono: w wiadomości nie ma komentarza o numerze { $count }.
mail-why-twice = Nic nie zrobiono: numer { $count } występuje dwa razy, z różnymi słowami lub tekstami.
mail-why-line = Nic nie zrobiono: nie udało się zrozumieć „{ $line }”. Przy każdym numerze musi być jedno ze słów, którymi się decyduje, i nic więcej.
mail-why-text = Nic nie zrobiono: nie wiadomo, do którego komentarza należy tekst „{ $line }”. Tekst należy umieścić pod wierszem z jednym numerem i słowem, które publikuje.
mail-why-empty = Nic nie zrobiono: nad cytatem nic nie było.
mail-why-outdated = Nic nie zrobiono: komentarz zmienił się po wysłaniu wiadomości, na którą odpowiadasz. Zobacz go w obecnej postaci i odpowiedz na najnowszą wiadomość o nim.
mail-why-gone = Nic nie zrobiono: komentarza już nie ma.
mail-why-expired = Nic nie zrobiono: wiadomość, na którą odpowiadasz, jest za stara, żeby na jej podstawie decydować. Aby zdecydować, odpowiedz na tę wiadomość.
mail-why-unverified = Nic nie zrobiono: przyszła wiadomość w Twoim imieniu i nic nie dowodzi, że jest od Ciebie. Jeśli jest, to Twój serwer pocztowy nie podpisuje wiadomości (DKIM) albo podpis uszkodził się po drodze.
mail-why-refused = Nic nie zrobiono: { $words }
mail-explanation-words = Aby zdecydować, wpisz w pierwszym wierszu jedno z tych słów i nic więcej:
mail-explain-how = Polecenie `afterword mail explain FILE` uruchomione na serwerze pokaże, która kontrola zatrzymała zapisaną wiadomość.
mail-address-hint = Aby odpowiadać także z innego adresu, poproś o dodanie go na serwerze: `afterword mail addresses add { $who } ADRES`
mail-refused-closed = Twoja odpowiedź nie mogła stać się komentarzem: wpis nie przyjmuje już komentarzy.
mail-refused-gone = Twoja odpowiedź nie mogła stać się komentarzem: komentarza, na który odpowiadasz, już nie ma.
mail-refused-empty = Twoja odpowiedź nie mogła stać się komentarzem: nad cytowaną wiadomością nie było tekstu.
mail-refused-expired = Twoja odpowiedź nie mogła stać się komentarzem: adres, na który przyszła, już nie działa. Na stronie wpisu jest nowy.
mail-refused-long = Twoja odpowiedź nie mogła stać się komentarzem: jest za długa. Może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }. Odpowiedz jeszcze raz, krócej.
mail-refused-links = Twoja odpowiedź nie mogła stać się komentarzem: ma za dużo linków. Może mieć najwyżej { $most ->
        [one] { $most } link
        [few] { $most } linki
        [many] { $most } linków
       *[other] { $most } linków
    }. Odpowiedz jeszcze raz, z mniejszą ich liczbą.
mail-refused-other = Twoja odpowiedź nie mogła stać się komentarzem: { $words }
mail-problem-unproven = Nic nie dowodzi, że wiadomość jest od Ciebie: Twój serwer pocztowy nie podpisuje wiadomości (DKIM).
mail-problem-too-old = Wiadomość, na którą odpowiadasz, jest za stara.
mail-problem-other-address = Odpowiedź przyszła z innego adresu. Odpowiedz z adresu { $who }.
mail-problem-too-early = Odpowiedź nie ma daty albo ma datę sprzed wiadomości, na którą odpowiada. Sprawdź zegar swojego urządzenia i odpowiedz jeszcze raz.
mail-problem-too-large = Odpowiedź jest za duża: można odczytać do { $most } MB załączników i 1{"\u00A0"}000 wierszy tekstu. Odpowiedz jeszcze raz, krócej lub z mniejszymi załącznikami.
mail-problem-unknown-parent = Komentarza, na który odpowiadasz, już nie ma.
mail-problem-parent-on-other-page = Komentarz, na który odpowiadasz, należy do innego wpisu.
mail-problem-not-of-site = Mapa witryny nie zawiera tej strony.
mail-problem-not-possible = W obecnym stanie komentarza nie da się tego zrobić.
mail-problem-changed-meanwhile = W międzyczasie komentarz został zmieniony lub usunięty.
mail-refused-text = Aby nic nie przepadło, oto Twój tekst:
mail-sign-in-lead = Ktoś, mamy nadzieję, że Ty, chce się zalogować tym adresem do Afterword w witrynie { $site }.
mail-link-sign-in = Zaloguj się
mail-sign-in-once = Link działa raz i przez 15 minut. Kto go ma, może zalogować się zamiast Ciebie, więc nie przekazuj tej wiadomości dalej.
mail-sign-in-else = Jeśli to nie Ty, nic nie rób: bez tego linku nikt się nie zaloguje.
mail-address-lead = { $who } chce decydować o komentarzach w witrynie { $site } także za pomocą wiadomości z tego adresu.
mail-link-address = Tak, moje odpowiedzi się liczą
mail-address-else = Jeśli { $who } to nie Ty, nic nie rób. Inne wiadomości na ten adres nie przyjdą.
mail-damage-lead = Regularna kontrola bazy danych Afterword w witrynie { $site } wykryła uszkodzenia:
mail-damage-now = Zareaguj szybko: zachowaj kopie zapasowe, które masz, sprawdź, czy dysk się nie psuje, i przywróć najnowszą nieuszkodzoną kopię. Więcej pokaże polecenie `afterword doctor` uruchomione na serwerze.
mail-test-lead = To wiadomość próbna. Pokazuje, że Afterword potrafi wysyłać wiadomości i że docierają one na ten adres.
mail-test-id = Jej identyfikator to { $id }.
mail-standing-held-title = Wstrzymano
mail-standing-published-title = Opublikowano
mail-standing-refused-title = Odrzucono
mail-standing-spam-title = Spam
mail-standing-deleted-title = Usunięto
mail-standing-private-title = Tylko dla Ciebie
