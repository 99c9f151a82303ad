# Усі тексти сервера, які хтось читає, українською. Що вони означають і де стоять, сказано в en.ftl.
# До читачів і власників — на «ви» з малої літери; замість форм із родом («він написав») стоять безособові звороти.

## Дати, вік і числа

date-day = { $day } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
date-month-1 = січня
date-month-2 = лютого
date-month-3 = березня
date-month-4 = квітня
date-month-5 = травня
date-month-6 = червня
date-month-7 = липня
date-month-8 = серпня
date-month-9 = вересня
date-month-10 = жовтня
date-month-11 = листопада
date-month-12 = грудня
date-short-month-1 = січ.
date-short-month-2 = лют.
date-short-month-3 = бер.
date-short-month-4 = квіт.
date-short-month-5 = трав.
date-short-month-6 = черв.
date-short-month-7 = лип.
date-short-month-8 = серп.
date-short-month-9 = вер.
date-short-month-10 = жовт.
date-short-month-11 = лист.
date-short-month-12 = груд.
age-now = щойно
age-minutes = { $count } хв
age-hours = { $count } год
age-days = { $count } дн.
number-thousands = {"\u00A0"}
size-megabytes = { $size } МБ
size-kilobytes = { $size } кБ
number-percent = { $count }%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Сторінки без JavaScript

page-about = Коментарі до статті
page-back = Назад до статті
page-count =
    { $count ->
        [0] Коментарів ще немає
        [one] { $count } коментар
        [few] { $count } коментарі
        [many] { $count } коментарів
       *[other] { $count } коментарів
    }
page-order = Порядок
page-oldest = Спочатку старі
page-newest = Спочатку нові
page-top = Спочатку найкращі
page-more = Більше коментарів
page-beginning = З початку
page-owner = веде блог
page-verified = підтверджено
page-pinned = закріплено
page-edited = змінено
page-removed = Цей коментар вилучено.
page-reply = Відповісти
page-reply-to = Відповісти користувачу { $name }
page-in-reply-to = у відповідь користувачу { $name }
page-in-reply-to-removed = у відповідь на вилучений коментар
page-write = Написати коментар
page-text = Коментар
page-markdown = **жирний**, *курсив*, > цитата, `код`
page-name = Ім’я
page-email = Ел. пошта (необов’язково)
page-email-hint = Адресу бачить лише той, хто веде цей блог. Її ніде не показують і нікому не передають.
page-email-hint-picture = Адресу бачить лише той, хто веде цей блог. { $service } отримує її хеш, щоб показати ваше зображення.
page-notify = Повідомляти мені про відповіді поштою
page-notify-hint = Спершу надійде лист, щоб підтвердити адресу. У кожному наступному буде посилання, щоб відписатися.
page-follow = Повідомляти мені поштою про нові коментарі тут
page-follow-off = Без листів
page-follow-at-once = Одразу
page-follow-daily = Раз на день
page-private = Лише для того, хто веде цей блог
page-private-hint = Більше ніхто цього не побачить. Відповідь надійде поштою, якщо ви вкажете адресу.
page-private-held = Ваше повідомлення бачить лише той, хто веде цей блог.
page-private-reply = Відповіді бачать усі. Зніміть прапорець або напишіть під самою статтею.
page-private-offer = Запропонувати для публікації
page-website = Сайт (необов’язково)
page-leave-empty = Залиште це поле порожнім
page-held-hint = Коментарі з’являються після схвалення.
page-send = Надіслати
page-preview = Попередній перегляд
page-no-reply = Коментувати саму статтю
page-held = Очікує схвалення. Коментар з’явиться тут, коли його схвалять.
page-published = Ваш коментар опубліковано.
page-closed = Коментарі закрито.
page-parent-gone = Коментаря, на який ви відповідаєте, більше немає.
page-error = Помилка
page-refused = Коментар не надіслано
page-kept = Ваш текст, його можна скопіювати
page-to-thread = Відкрити коментарі до статті
page-feed = Стежити за коментарями через RSS
page-report = Поскаржитися
page-report-of = Поскаржитися на коментар користувача { $name }
report-title = Поскаржитися на цей коментар
report-what = Рішення ухвалить той, хто веде цей блог. До того часу коментар лишиться на місці.
report-reason = Що з ним не так?
report-reason-illegal = Він порушує закон
report-reason-privacy = Він розкриває персональні дані
report-reason-abuse = У ньому образи або погрози
report-reason-spam = Це спам
report-reason-mine = Це мій коментар, і його треба видалити
report-reason-other = Інше
report-text = Своїми словами
report-text-hint = Потрібно, якщо коментар порушує закон або йдеться про інше: напишіть, що не так і чому. Це прочитає лише той, хто веде цей блог.
report-email-hint = Щоб дізнатися, чим це закінчиться. Надійде один лист, коли рішення буде ухвалено.
report-good-faith = Надсилаючи скаргу, ви заявляєте, що написане в ній правдиве, наскільки вам відомо.
report-send = Надіслати скаргу
report-thanks = Дякуємо
report-done = Вашу скаргу отримано. Рішення ухвалить той, хто веде цей блог.
report-done-mail = Коли рішення буде ухвалено, вам надійде лист.
report-problem-comment-refused = Скаргу не прийнято: форму заповнено надто швидко, вона застаріла або, схоже, заповнена програмою. Надішліть її ще раз; якщо це не допоможе, напишіть власнику сайту.
report-problem-invalid-parameter = Виберіть, що не так із коментарем.
report-problem-unknown-comment = Цього коментаря більше немає.
follow-title = Стежити за цим обговоренням поштою
follow-what = Ви отримаєте лист про нові коментарі на цій сторінці. Якщо ваша адреса тут нова, спершу надійде лист із проханням її підтвердити. У кожному наступному є посилання, щоб відписатися.
follow-send = Стежити
follow-done = Якщо цю адресу ще не підтверджено, надійде лист із посиланням для підтвердження. Після цього ви дізнаватиметеся про нові коментарі.
follow-problem-comment-refused = Форму заповнено надто швидко, вона застаріла або, схоже, заповнена програмою. Надішліть її ще раз; якщо це не допоможе, напишіть власнику сайту.
by-mail-title = Коментар поштою
by-mail-what = Напишіть на цю адресу: лист стане коментарем на цій сторінці. Ім’я буде таким, яким його передає поштова програма, адреса не показується. Вкладення не приймаються.
by-mail-asked = Якщо ніщо не доводить, що лист ваш, надійде інший — із проханням підтвердити це.
by-mail-until = Адреса діє до { $day }.
page-on = до статті

## Що пішло не так: на сторінках для читачів

problem-invalid-page = З адреси не зрозуміло, про яку статтю йдеться.
problem-unknown-site = На цьому сервері немає такого блогу.
problem-name-reserved = Це ім’я зарезервоване для власника блогу. Підпишіться інакше.
problem-unknown-parent = Коментаря, на який ви відповідаєте, більше немає. Надішліть свій ще раз: він з’явиться окремо.
problem-parent-on-other-page = Коментар, на який ви відповідаєте, належить до іншої статті. Надішліть свій ще раз: він з’явиться окремо.
problem-invalid-parent = Коментаря, на який ви відповідаєте, не існує. Надішліть свій ще раз: він з’явиться окремо.
problem-invalid-key = Форма була неповною. Надішліть її ще раз.
problem-origin-null = Браузер не повідомив, з якої сторінки надіслано коментар, тому його не прийнято. Скопіюйте текст і надішліть його зі сторінки коментарів.
problem-origin-not-allowed = Цей блог не приймає коментарів із тієї сторінки, де ви писали. Скопіюйте текст і надішліть його зі сторінки коментарів.
problem-body-too-large = Коментар задовгий, щоб його надіслати. Поверніться у браузері на крок назад: текст має ще бути там. Скоротіть його й надішліть знову.
problem-notify-without-email = Вкажіть адресу для листів або зніміть прапорець.
problem-follow-without-email = Вкажіть адресу для листів або виберіть варіант без листів.
problem-needs-consent = Це повідомлення лише для вас. Спершу запитайте: його опублікують, коли автор погодиться.
problem-nobody-to-ask = З автором неможливо зв’язатися поштою, тож ні запитати його, ні відповісти йому не вийде.
problem-too-many-followers = За цим обговоренням уже стежить стільки читачів, скільки можливо. Нові коментарі показує й стрічка RSS.
problem-invalid-name = В імені є керівні символи.
problem-name-empty = Ім’я не вказано.
problem-text-empty = Текст порожній.
problem-text-invisible = У тексті немає нічого видимого.
problem-name-too-long = Ім’я задовге: символів { $length }, а можна щонайбільше { $max }.
problem-invalid-email = Це не адреса електронної пошти. Залиште поле порожнім або вкажіть адресу на зразок ann@example.org.
problem-invalid-website = Це не адреса сайту. Залиште поле порожнім або вкажіть адресу на зразок https://example.org.
problem-invalid-text = У тексті є керівні символи.
problem-text-too-long = Текст задовгий: символів { $length }, а можна щонайбільше { $max }.
problem-too-many-links = У тексті забагато посилань: { $length }, а можна щонайбільше { $max }.
problem-comment-refused = Цей коментар тут не приймуть: він схожий на спам. Якщо це не спам, напишіть власнику сайту.
problem-too-many-comments = З вашої мережі за короткий час надійшло забагато запитів. Нічого не втрачено: спробуйте знову за { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилин
    }.
problem-page-closed-by-owner = Коментарі на цій сторінці закрито. Нових вона не приймає.
problem-page-closed-by-age = Ця сторінка застара для нових коментарів.
problem-unknown-comment = Такого коментаря немає.
problem-comment-deleted = Цього коментаря більше немає.
problem-missing-field = З адреси не зрозуміло, про яку статтю йдеться.
problem-store-busy = Сервер зайнятий. Нічого не збережено. Спробуйте ще раз за мить.
problem-store-read-only = Сервер зараз може лише читати дані. Нічого не збережено. Спробуйте пізніше.
problem-store-full = На сервері не лишилося місця. Нічого не збережено. Спробуйте пізніше.
problem-store-unavailable = Серверу недоступні його дані. Нічого не збережено. Спробуйте пізніше.
problem-not-of-site = У мапі сайту немає цієї сторінки. Якщо стаття нова, спробуйте за кілька хвилин.
problem-webmention-source = `source` має бути адресою іншої вебсторінки, з http або https.
problem-webmention-target = `target` має бути адресою сторінки, яка приймає webmention.
problem-not-found = За цією адресою нічого немає.
problem-method-not-allowed = Ця адреса не приймає таких запитів.
problem-internal = На сервері сталася помилка.
problem-unknown-field = Поля `{ $field }` тут немає.
problem-incomplete-body = Запит обірвався передчасно. Надішліть його ще раз.
problem-invalid-encoding = Поле `{ $field }` не в UTF-8.
problem-field-name-not-utf8 = Назва одного з полів не в UTF-8.
problem-form-needed = Сюди можна надіслати лише форму HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Заповнено приховане поле. Залиште його порожнім і надішліть коментар ще раз.

## Що пішло не так: на сторінці після власної форми блогу для Stacosys

form-problem-missing-field = Бракує поля `{ $field }`.
form-problem-invalid-page = У полі `url` немає шляху сторінки. Шлях починається з /, наприклад /posts/hello/.

## Що пішло не так: кількома словами

title-invalid-cursor = Неправильний курсор
title-incomplete-body = Запит неповний
title-invalid-encoding = Текст не в UTF-8
title-invalid-header = Не вдається прочитати заголовок
title-invalid-id = Неправильний ідентифікатор
title-invalid-json = Неправильний JSON
title-invalid-page = Неправильна сторінка
title-invalid-parameter = Не вдається прочитати параметр
title-invalid-request = Неправильний запит
title-missing-field = Бракує поля
title-too-many-decisions = Забагато рішень
title-too-many-pages = Забагато сторінок
title-unknown-field = Невідоме поле
title-wrong-type = Неправильний тип
title-api-token-invalid = Токен недійсний
title-api-token-missing = Потрібен токен
title-edit-token-missing = Немає токена для редагування
title-sign-in-needed = Вхід не виконано
title-comment-refused = Коментар не прийнято
title-edit-window-over = Змінювати вже пізно
title-foreign-form = Форма надійшла з іншого місця
title-form-outdated = Форма застаріла
title-origin-not-allowed = Це джерело не належить до сайту
title-origin-null = Браузер приховує, звідки це надійшло
title-page-closed = Сторінку закрито
title-scope-missing = Токену цього не дозволено
title-wrong-edit-token = Це не ваш коментар
title-wrong-password = Неправильний пароль
title-not-found = Не знайдено
title-unknown-batch = Такої групи немає
title-unknown-block = Такого блокування немає
title-unknown-comment = Такого коментаря немає
title-comment-deleted = Цього коментаря більше немає
title-unknown-link = Це посилання нікуди не веде
title-unknown-page = Такої сторінки немає
title-unknown-parent = Коментаря, на який відповідають, немає
title-unknown-site = Такого сайту немає
title-unknown-token = Такого токена немає
title-method-not-allowed = Метод не дозволено
title-request-timeout = Запит надходив надто повільно
title-changed-meanwhile = За цей час щось змінилося
title-not-possible = Зараз це неможливо
title-parent-on-other-page = Коментар, на який відповідають, на іншій сторінці
title-path-taken = Шлях належить іншій сторінці
title-site-exists = Ключ належить іншому сайту
title-token-exists = Назва належить іншому токену
title-link-expired = Посилання застаріло
title-precondition-failed = За цей час щось змінилося
title-body-too-large = Запит завеликий
title-uri-too-long = Адреса задовга
title-unsupported-encoding = Вміст стиснено
title-unsupported-media-type = Невідомий тип вмісту
title-idempotency-key-reused = Ключ надійшов з іншим запитом
title-invalid-address = Неправильна IP-адреса
title-invalid-email = Неправильна адреса пошти
title-invalid-host = Неправильний хост
title-invalid-key = Неправильний ключ
title-invalid-known = Неправильне підтвердження
title-invalid-name = Неправильне ім’я
title-invalid-origin = Неправильне джерело
title-invalid-password = Непридатний пароль
title-invalid-setting = Неправильне значення налаштування
title-invalid-site-key = Неправильний ключ сайту
title-invalid-text = Неправильний текст
title-invalid-title = Неправильний заголовок
title-invalid-website = Неправильна адреса сайту
title-name-reserved = Це ім’я зарезервоване
title-name-too-long = Ім’я задовге
title-text-too-long = Текст задовгий
title-too-many-links = Забагато посилань
title-too-many-followers = Забагато підписників
title-mail-unsigned = Запит не підписано
title-mail-signature-wrong = Підпис не прийнято
title-mail-not-raw = Немає вихідного тексту листа
title-mail-not-ours = Це повідомлення не для Afterword
title-unknown-action = Невідома дія
title-unknown-mark = Невідомий вид блокування
title-unknown-reaction = Невідома реакція
title-unknown-scope = Невідоме право
title-https-required = Використовуйте https
title-too-many-comments = Забагато коментарів
title-too-many-connections = Забагато з’єднань
title-too-many-mails = Забагато листів
title-too-many-passwords = Забагато неправильних паролів
title-too-many-reactions = Забагато реакцій
title-headers-too-large = Заголовки завеликі
title-internal = Щось пішло не так
title-mail-later = Зараз повідомлення не можна опрацювати
title-mail-off = Пошту вимкнено
title-store-busy = Сервер зайнятий
title-store-read-only = Сервер не може записувати
title-store-unavailable = Серверу недоступні його дані
title-stopping = Сервер зупиняється
title-timeout = Відповідь тривала надто довго
title-store-full = На сервері немає місця

## Сторінки за посиланнями з листів

link-comment-on = Коментар до статті
link-approve-question = Схвалити цей коментар?
link-approve-button = Схвалити
link-reject-question = Відхилити цей коментар?
link-reject-button = Відхилити
link-spam-question = Цей коментар — спам?
link-spam-button = Спам
link-delete-question = Видалити цей коментар?
link-delete-button = Видалити
link-block-question = Заблокувати автора цього коментаря?
link-block-button = Заблокувати автора
link-block-hint = Блокування: коментар потрапить у спам, а з ним усе, що відтепер надійде з адреси чи мережі цього автора.
link-undo = Скасувати
link-decide = Ваше рішення
link-otherwise = Змінити рішення
link-is-pending = Цей коментар чекає на рішення
link-is-approved = Цей коментар схвалено
link-is-rejected = Цей коментар відхилено
link-is-spam = Цей коментар позначено як спам
link-is-deleted = Цей коментар видалено
link-erased = Автор видалив цей коментар
link-outdated = Цей коментар змінився
link-outdated-hint = Тепер у ньому інший текст, ніж у вашому листі, тому ухвалити рішення щодо нього тут не можна. Новий лист уже в дорозі: ухваліть рішення в ньому.
link-decided-by = Рішення: { $name }
link-undone-by = Рішення скасовано: { $name }
link-reasons = Чому його затримано
link-reply = Відповісти публічно (необов’язково)
link-reply-hint = Після схвалення з’явиться під коментарем із підписом { $name }. **жирний**, *курсив*, > цитата, `код`
link-answer = Опублікувати відповідь
link-answered = Вашу відповідь опубліковано під коментарем.
link-to-comment = Переглянути на сторінці
link-confirm = Підтвердьте свою адресу
link-confirm-what = На { $address } надходитимуть листи про коментарі на сайті { $site }.
link-confirm-button = Підтвердити
link-confirm-hint = Ви про це не просили? Тоді нічого не робіть: без підтвердження листів не буде.
link-confirmed = Вашу адресу підтверджено
link-confirmed-what = На { $address } надходять листи про коментарі на сайті { $site }. У кожному листі є посилання, щоб відписатися.
link-address-what = Відповіді поштою з адреси { $address } вважатимуться відповідями від { $moderator }.
link-address-hint = Ви про це не просили? Тоді нічого не робіть: без вашого підтвердження нічого не зміниться.
link-address-done = Відповіді поштою з адреси { $address } відтепер вважаються відповідями від { $moderator }.
link-publish = Чи можна опублікувати ваше повідомлення?
link-publish-what = Ви написали його лише тому, хто веде { $site }. Після публікації його зможе прочитати кожен, з іменем { $name } і з відповідями на нього.
link-submit = Цей коментар написали ви?
link-submit-what = Він надійшов поштою з вашої адреси, для { $page }. Після підтвердження рішення про нього ухвалять, як про будь-який інший коментар.
link-submit-button = Так, це мій коментар
link-submit-hint = Це не ваш коментар? Тоді нічого не робіть: без підтвердження його ніхто не побачить.
link-put-back = Опублікувати вашу відповідь із цими словами?
link-put-back-done = Вашу відповідь опубліковано з цими словами
link-put-back-late = Вашу відповідь відтоді змінено або вилучено, тому ці слова не можна повернути
link-put-back-comment = Опублікувати коментар із цими словами?
link-put-back-comment-done = Коментар опубліковано з цими словами
link-put-back-comment-late = Коментар відтоді змінено або вилучено, тому ці слова не можна повернути
link-send-rest = Надіслати автору й ці слова?
link-send-rest-done = Ці слова підуть автору поштою
link-stop = Які листи більше не потрібні?
link-stop-what = На { $address } надходять листи про коментарі на сайті { $site }.
link-stop-one = Лише листи про цей коментар
link-stop-one-hint = Листів про відповіді на ваш коментар до «{ $page }» більше не буде. Інші надходитимуть.
link-stop-thread = Лише листи про це обговорення
link-stop-thread-hint = Листів про нові коментарі до «{ $page }» більше не буде. Інші надходитимуть.
link-stop-threads = Лише листи про обговорення, за якими ви стежите
link-stop-threads-hint = Листів про нові коментарі в обговореннях на { $site }, за якими ви стежите, більше не буде. Листи про відповіді на ваші коментарі надходитимуть.
link-stop-all = Усі листи
link-stop-all-hint = Жодних листів із сайту { $site } більше не буде.
link-stopped = Листів більше не буде
link-stopped-one = Листи про відповіді на ваш коментар до «{ $page }» більше не надходитимуть.
link-stopped-thread = Листи про нові коментарі до «{ $page }» більше не надходитимуть.
link-stopped-threads = Листи про обговорення на { $site } більше не надходитимуть.
link-stopped-that = Листи про відповіді на той коментар більше не надходитимуть.
link-stopped-all = На { $address } більше не надходитимуть листи із сайту { $site }.
link-stopped-gone = Ваша адреса тут не зберігається.
link-no-link = Це посилання нікуди не веде

## Що пішло не так: на сторінках за посиланнями з листів

link-problem-unknown-link = Посилання неповне або застаріло. Скопіюйте його з листа ще раз. Якщо там воно розбите на два рядки, з’єднайте їх.
link-problem-link-expired = Посилання застаріло. Те, для чого воно було, можливо, вже зроблено. У новіших листах посилання працюють.
link-problem-missing-field = Нічого не вибрано, тому нічого не змінилося. Відкрийте посилання з листа ще раз і натисніть одну з кнопок.
link-problem-unknown-action = Тут це вирішити не можна. Виберіть одну з кнопок.
link-problem-not-possible = У нинішньому стані коментаря це неможливо.
link-problem-changed-meanwhile = За цей час ухвалено інше рішення, тому нічого не змінилося. Ось коментар у нинішньому вигляді.

## Консоль: рамка, черга й коментар

console-frame-skip = Перейти до вмісту
console-frame-navigation = Консоль
console-frame-queue = Черга
console-frame-comments = Коментарі
console-frame-pages = Сторінки
console-frame-blocks = Блокування
console-frame-statistics = Статистика
console-frame-sites = Сайти
console-frame-tokens = Токени
console-frame-outbox = Вихідні
console-frame-account = Обліковий запис
console-frame-menu = Меню
console-frame-signed-in = Ви ввійшли як { $name }
console-frame-sign-out = Вийти
console-keys-title = Комбінації клавіш
console-keys-next = Наступний коментар
console-keys-previous = Попередній коментар
console-keys-tick = Вибрати, щоб ухвалити рішення одразу щодо кількох
console-keys-open = Відкрити коментар на окремій сторінці
console-keys-undo = Скасувати
console-keys-help = Показати ці комбінації
console-keys-note = Поки ви друкуєте, комбінації вимкнено.
console-keys-close = Закрити
console-list-label = Список коментарів
console-list-by-status = Коментарі за статусом
console-list-all = Усі
console-list-site = Сайт
console-list-all-sites = Усі сайти
console-list-search = Пошук
console-list-find = Знайти
console-list-on-page = До статті «{ $page }»
console-list-by-author = З адреси чи мережі, звідки пише { $name }
console-list-without = Прибрати цей фільтр
console-list-choose = Вибрати коментар ({ $name })
console-list-choose-all = Вибрати всі на цій сторінці
console-list-chosen = Для вибраних
console-list-older = Старіші
console-list-newest = Найновіші
console-list-to-comment = Перейти до коментаря
console-list-nothing-waits = Черга порожня.
console-list-nothing-waits-hint = Нові коментарі спершу надходять сюди. А поки можна відпочити.
console-list-in-spam =
    { $count ->
       *[other] ({ $count } у спамі)
    }
console-list-nothing-here = Тут немає коментарів.
console-list-nothing-found = У жодному коментарі немає «{ $words }».
console-list-see-all = Показати всі коментарі
console-list-erased = Видалено автором
console-list-reported = Є скарга
console-comment-label = Коментар
console-comment-to-list = Список
console-comment-on = до статті
console-comment-see-page = Відкрити сторінку в блозі
console-comment-edited = змінено
console-comment-pinned = Закріплено
console-comment-answers = У відповідь користувачу { $name }
console-comment-answers-gone = Відповідь на коментар, якого більше немає
console-comment-replies =
    { $count ->
        [one] { $count } відповідь
        [few] { $count } відповіді
        [many] { $count } відповідей
       *[other] { $count } відповідей
    }
console-comment-more-replies =
    { $count ->
       *[other] і ще { $count }
    }
console-comment-reasons = Чому він очікує
console-comment-reported = Скарги читачів
console-comment-reasons-then = Чому його затримано
console-comment-points = Балів загалом: { $points }
console-comment-author = З цієї адреси чи мережі
console-comment-first = Перший коментар
console-comment-published =
    { $count ->
        [one] { $count } опублікований
        [few] { $count } опубліковані
        [many] { $count } опублікованих
       *[other] { $count } опублікованих
    }
console-comment-waiting =
    { $count ->
        [one] { $count } очікує
        [few] { $count } очікують
        [many] { $count } очікують
       *[other] { $count } очікують
    }
console-comment-rejected =
    { $count ->
        [one] { $count } відхилений
        [few] { $count } відхилені
        [many] { $count } відхилених
       *[other] { $count } відхилених
    }
console-comment-spam =
    { $count ->
       *[other] { $count } у спамі
    }
console-comment-since = з { $date }
console-comment-by-author = Усі з цієї адреси чи мережі
console-comment-erased = Автор видалив цей коментар. Ухвалити рішення щодо нього вже не можна.
console-comment-decide = Ваше рішення
console-comment-reply = Відповісти
console-comment-reply-hint = З’явиться під коментарем із підписом { $name }. **жирний**, *курсив*, > цитата, `код`
console-comment-reply-approves = Схвалити й відповісти
console-comment-reply-send = Опублікувати відповідь
console-comment-edit = Змінити
console-comment-edit-text = Коментар у Markdown
console-comment-edit-hint = Читачі побачать, що його змінено.
console-comment-edit-send = Зберегти
console-comment-block = Заблокувати автора
console-comment-block-hint = Цей коментар потрапить у спам, а з ним усе, що надійде від вибраного.
console-comment-block-name = Ім’я
console-comment-block-email = Адреса пошти
console-comment-block-network = Мережа
console-comment-block-send = Позначити як спам і заблокувати
console-comment-audit = Історія рішень
console-comment-when = Коли
console-comment-who = Хто
console-comment-what = Що
console-comment-interface = Спосіб
console-comment-change = До і після
console-comment-undone = скасовано
console-comment-no-decision = Рішень ще не було.
console-status-pending = Очікує
console-status-approved = Опубліковано
console-status-rejected = Відхилено
console-status-spam = Спам
console-status-deleted = Видалено
console-status-private = Лише для вас
console-comment-private = Лише для вас: більше ніхто цього не бачить. Відповідь піде автору поштою й залишиться між вами.
console-comment-private-no-answer = Лише для вас: більше ніхто цього не бачить. З автором неможливо зв’язатися поштою, тож відповісти не вийде.
console-action-approve-button = Схвалити
console-action-approve-past = схвалено
console-action-approve-done =
    { $count ->
        [one] Схвалено { $count } коментар.
        [few] Схвалено { $count } коментарі.
        [many] Схвалено { $count } коментарів.
       *[other] Схвалено { $count } коментарів.
    }
console-action-reject-button = Відхилити
console-action-reject-past = відхилено
console-action-reject-done =
    { $count ->
        [one] Відхилено { $count } коментар.
        [few] Відхилено { $count } коментарі.
        [many] Відхилено { $count } коментарів.
       *[other] Відхилено { $count } коментарів.
    }
console-action-spam-button = Спам
console-action-spam-past = позначено як спам
console-action-spam-done =
    { $count ->
        [one] Позначено як спам { $count } коментар.
        [few] Позначено як спам { $count } коментарі.
        [many] Позначено як спам { $count } коментарів.
       *[other] Позначено як спам { $count } коментарів.
    }
console-action-delete-button = Видалити
console-action-delete-past = видалено
console-action-delete-done =
    { $count ->
        [one] Видалено { $count } коментар.
        [few] Видалено { $count } коментарі.
        [many] Видалено { $count } коментарів.
       *[other] Видалено { $count } коментарів.
    }
console-action-restore-button = Відновити
console-action-restore-past = відновлено
console-action-restore-done =
    { $count ->
        [one] Відновлено { $count } коментар.
        [few] Відновлено { $count } коментарі.
        [many] Відновлено { $count } коментарів.
       *[other] Відновлено { $count } коментарів.
    }
console-action-pin-button = Закріпити
console-action-pin-past = закріплено
console-action-pin-done =
    { $count ->
        [one] Закріплено { $count } коментар.
        [few] Закріплено { $count } коментарі.
        [many] Закріплено { $count } коментарів.
       *[other] Закріплено { $count } коментарів.
    }
console-action-unpin-button = Відкріпити
console-action-unpin-past = відкріплено
console-action-unpin-done =
    { $count ->
        [one] Відкріплено { $count } коментар.
        [few] Відкріплено { $count } коментарі.
        [many] Відкріплено { $count } коментарів.
       *[other] Відкріплено { $count } коментарів.
    }
console-action-block-button = Заблокувати
console-action-block-past = автора заблоковано
console-action-block-done =
    { $count ->
        [1] Автора заблоковано, а коментар позначено як спам.
        [one] Позначено як спам { $count } коментар, авторів заблоковано.
        [few] Позначено як спам { $count } коментарі, авторів заблоковано.
        [many] Позначено як спам { $count } коментарів, авторів заблоковано.
       *[other] Позначено як спам { $count } коментарів, авторів заблоковано.
    }
console-action-undo-button = Скасувати
console-action-undo-past = рішення скасовано
console-action-undo-done =
    { $count ->
        [one] Скасовано { $count } рішення.
        [few] Скасовано { $count } рішення.
        [many] Скасовано { $count } рішень.
       *[other] Скасовано { $count } рішень.
    }
console-action-edit-button = Змінити
console-action-edit-past = змінено
console-action-edit-done =
    { $count ->
        [one] Змінено { $count } коментар.
        [few] Змінено { $count } коментарі.
        [many] Змінено { $count } коментарів.
       *[other] Змінено { $count } коментарів.
    }
console-action-ask-button = Попросити згоди
console-action-ask-past = надіслано запит на згоду
console-action-ask-done = Запитів авторам: { $count }.
console-action-reply-button = Відповісти поштою
console-action-reply-past = відповідь надіслано поштою
console-action-reply-done = Відповідей поштою: { $count }.
console-script-failed = Не вийшло, тому нічого не змінилося:
console-script-failed-partly = Дещо виконати не вдалося:
console-script-offline = Немає зв’язку із сервером. Нічого не змінилося; спробуйте ще раз.
console-script-session-ended = Ваш сеанс завершено. Нічого не змінилося, а введений текст збережено.
console-script-sign-in = Увійти знову
console-interface-console = Консоль
console-interface-mail = Пошта
console-interface-link = Посилання в листі
console-interface-api = API
console-interface-command-line = Командний рядок
console-interface-akismet = Akismet
console-interface-network = Мережа

## Консоль: списки

console-shared-site = Сайт
console-shared-all-sites = Усі сайти
console-shared-filter = Що показати
console-shared-show = Показати
console-shared-more = Ще
console-shared-beginning = З початку
console-shared-parts = Частини списку
console-shared-done = Збережено.
console-shared-never = ніколи
console-shared-save = Зберегти
console-shared-what = Дія
console-pages-title = Сторінки
console-pages-page = Сторінка
console-pages-comments = Коментарі
console-pages-first-seen = Перший коментар
console-pages-state = Стан
console-pages-open = Відкрита
console-pages-closed = Закрита
console-pages-closed-by-age = Закрита через давність
console-pages-aliases = Також за адресою
console-pages-search = Пошук
console-pages-search-hint = У заголовку чи шляху.
console-pages-change = Змінити
console-pages-change-this = Змінити: { $page }
console-pages-close = Закрити
console-pages-close-what = Читачі й далі бачать коментарі, але нових писати не можуть.
console-pages-reopen = Відкрити знову
console-pages-reopen-what = Читачі знову зможуть писати тут коментарі.
console-pages-by-age-what = Сайт закриває статті через деякий час після першого коментаря. Через який, указано в налаштуваннях сайту.
console-pages-retired-what = Сайт переведено в архів: статті більше не приймають коментарів.
console-pages-name = Заголовок
console-pages-name-what = Показується в консолі, у листах і стрічках.
console-pages-rename = Зберегти заголовок
console-pages-move-to = Перенести на
console-pages-move-what = Для статті, яка має новий шлях. Старі посилання працюватимуть і далі. Якщо за новим шляхом уже є коментарі, обидві гілки стануть однією. Скасувати це не можна.
console-pages-move-button = Перенести
console-pages-moved = Коментарі тепер тут: { $path }.
console-pages-alias = Інший шлях
console-pages-alias-what = Ще один шлях, який веде до тих самих коментарів.
console-pages-alias-button = Додати шлях
console-pages-none = Сторінок ще немає.
console-pages-none-hint = Стаття з’являється тут із першим коментарем.
console-pages-none-found = Жодна сторінка не підходить. Спробуйте менше слів або всі сайти.
console-blocks-title = Блокування
console-blocks-about = Усе від цих відправників одразу потрапляє в спам. Попередні коментарі лишаються як є.
console-blocks-who = Хто
console-blocks-since = Відколи
console-blocks-by = Ким
console-blocks-name = Ім’я
console-blocks-email = Адреса пошти
console-blocks-network = Мережа
console-blocks-host = Хост
console-blocks-network-of = мережа, звідки надійшов коментар ({ $name })
console-blocks-network-given = мережа, введена вручну; зберігається лише її геш
console-blocks-comment = коментар
console-blocks-remove = Розблокувати
console-blocks-remove-this = Розблокувати: { $name }
console-blocks-add = Додавання блокування
console-blocks-kind = Що заблокувати
console-blocks-value = Значення
console-blocks-value-hint = Ім’я, наприклад Ann, адреса пошти, наприклад ann@example.org, IP-адреса, наприклад 203.0.113.7 (блокується вся її мережа), або хост, наприклад example.org (блокуються й усі хости під ним).
console-blocks-add-button = Заблокувати
console-blocks-none = Нікого не заблоковано. Автора коментаря можна заблокувати й там, де ви читаєте коментар.
console-statistics-title = Статистика
console-statistics-span = Період
console-statistics-days = { $days } днів
console-statistics-a-day = на день
console-statistics-a-week = на тиждень
console-statistics-comments = Коментарі
console-statistics-decisions = Рішення
console-statistics-share = Частка спаму
console-statistics-top = Найбільш коментовані сторінки
console-statistics-published = Опубліковано
console-statistics-waiting = Очікує
console-statistics-spam = Спам
console-statistics-refused = Відхилено
console-statistics-all = Усі
console-statistics-came-in =
    { $count ->
        [0] За останні { $days } днів коментарів не надходило.
        [one] За останні { $days } днів надійшов { $count } коментар, у тому числі спам: { $spam }.
        [few] За останні { $days } днів надійшло { $count } коментарі, у тому числі спам: { $spam }.
        [many] За останні { $days } днів надійшло { $count } коментарів, у тому числі спам: { $spam }.
       *[other] За останні { $days } днів надійшло { $count } коментарів, у тому числі спам: { $spam }.
    }
console-statistics-decided =
    { $count ->
        [0] За останні { $days } днів рішень не було.
        [1] За останні { $days } днів ухвалено одне рішення.
        [one] За останні { $days } днів ухвалено { $count } рішення, найбільше { $when }: { $most }.
        [few] За останні { $days } днів ухвалено { $count } рішення, найбільше { $when }: { $most }.
        [many] За останні { $days } днів ухвалено { $count } рішень, найбільше { $when }: { $most }.
       *[other] За останні { $days } днів ухвалено { $count } рішень, найбільше { $when }: { $most }.
    }
console-statistics-share-was = За останні { $days } днів частка спаму серед того, що надійшло, становила { $share }.
console-statistics-share-none = За останні { $days } днів нічого не надходило, тож рахувати нема чого.
console-statistics-top-was = Сторінки, де найбільше опублікованих коментарів за весь час.
console-statistics-top-none = На жодній сторінці ще немає опублікованих коментарів.
console-statistics-on-day = { $date }
console-statistics-in-week = за тиждень з { $date }
console-statistics-week-label = Тиждень з { $date }
console-statistics-column = { $when }: { $all } (опубліковано { $published }, очікує { $waiting }, спам { $spam }, відхилено { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] немає коментарів
        [one] { $count } коментар
        [few] { $count } коментарі
        [many] { $count } коментарів
       *[other] { $count } коментарів
    }
console-statistics-decision-count =
    { $count ->
        [0] немає рішень
        [one] { $count } рішення
        [few] { $count } рішення
        [many] { $count } рішень
       *[other] { $count } рішень
    }
console-statistics-table = Числа в таблиці
console-statistics-day = День
console-statistics-week = Тиждень з
console-statistics-utc = Дні починаються опівночі за UTC.
console-sites-title = Сайти
console-sites-key = Ключ
console-sites-name = Назва
console-sites-name-hint = Показується в листах, у стрічках і тут.
console-sites-origins = Джерела
console-sites-origins-hint = Де розміщено блог: по одній адресі в рядку, наприклад https://blog.example.org. Коментарі приймаються лише звідти. Посилання ведуть на першу адресу.
console-sites-comments = Коментарі
console-sites-waiting = Очікує
console-sites-none = Сайтів ще немає. Додайте свій блог нижче.
console-sites-add = Додавання сайту
console-sites-add-button = Додати сайт
console-sites-key-hint = Стоїть у тегу script і ніколи не змінюється: a–z, 0–9, - та _, наприклад blog.
console-sites-key-invalid = Вкажіть від 1 до 40 символів із a–z, 0–9, - та _; першою має бути літера або цифра.
console-sites-key-taken = Сайт із таким ключем уже є. Виберіть інший.
console-sites-origins-invalid = Вкажіть хоча б одну адресу, кожну лише зі схемою та хостом, наприклад https://blog.example.org.
console-sites-name-invalid = Вкажіть коротшу назву, в один рядок.
console-sites-refused = Ще нічого не збережено. Перевірте позначені поля.
console-sites-outdated = За цей час сайт змінив хтось інший, тому нічого не збережено. Введене вами — нижче. Якщо зберегти ще раз, воно замінить чужі зміни.
console-sites-see-now = Переглянути сайт у нинішньому вигляді
console-sites-as-server = типово на сервері: { $value }
console-sites-while-empty = Порожнє поле — типове значення сервера ({ $value }).
console-sites-nothing = немає
console-sites-about = Сайт
console-sites-about-comments = Коментарі
console-sites-about-spam = Що вважати спамом
console-sites-about-thread = Гілка
console-sites-about-people = Люди й листи
console-sites-paste = Вставлення у ваш блог
console-sites-paste-hint = Вставте це в шаблон статей туди, де мають бути коментарі.
console-sites-tag = Тег script
console-sites-back = Усі сайти
console-tokens-title = Токени
console-tokens-about = Токен — це ключ для скрипта. З ним скрипт може через API робити те, що ви тут дозволите.
console-tokens-name = Назва
console-tokens-name-hint = Для чого він, наприклад «нічна резервна копія». Під цією назвою записуються рішення.
console-tokens-name-invalid = Вкажіть назву завдовжки від 1 до 80 символів.
console-tokens-name-taken = Токен із такою назвою вже є. Виберіть іншу назву або відкличте старий токен.
console-tokens-scopes = Токену можна
console-tokens-scopes-missing = Виберіть хоча б одне, що токену можна.
console-tokens-made = Створено
console-tokens-used = Останнє використання
console-tokens-state = Стан
console-tokens-revoked = Відкликано { $date }
console-tokens-revoke = Відкликати
console-tokens-revoke-this = Відкликати: { $name }
console-tokens-revoke-what = Відкликаний токен одразу перестає працювати, і повернути його не можна.
console-tokens-none = Токенів ще немає.
console-tokens-add = Створення токена
console-tokens-add-button = Створити токен
console-tokens-ready = Токен { $name } готовий
console-tokens-once = Скопіюйте його зараз: він показується лише один раз. Зберігається лише його геш.
console-tokens-token = Токен
console-tokens-back = Усі токени
console-outbox-title = Листи
console-outbox-tabs = Які листи
console-outbox-failed = Недоставлені
console-outbox-waiting = Очікують
console-outbox-all = Усі
console-outbox-failed-one = Не доставлено
console-outbox-waiting-one = Очікує
console-outbox-kind = Вид
console-outbox-to = Кому
console-outbox-since = Написано
console-outbox-state = Стан
console-outbox-attempts =
    { $count ->
        [0] спроб ще не було
        [one] { $count } спроба
        [few] { $count } спроби
        [many] { $count } спроб
       *[other] { $count } спроб
    }
console-outbox-next = наступна { $time }
console-outbox-sent = Надіслано
console-outbox-error = Що відповіла інша сторона
console-outbox-why = Чому
console-outbox-again = Спробувати знову
console-outbox-again-this = Спробувати знову: { $mail }
console-outbox-mails = Листи
console-outbox-webhooks = Вебхуки
console-outbox-event = Подія
console-outbox-url = Адреса
console-outbox-none-failed = Недоставлених листів немає. Усе гаразд.
console-outbox-none-waiting = Листів, що очікують, немає.
console-outbox-none = Листів ще немає.

console-ways-in-title = Вхідні листи
console-ways-in-way = Канал
console-ways-in-messages = Повідомлення
console-ways-in-last = Останнє повідомлення
console-ways-in-looked = Остання перевірка
console-ways-in-failures = Збої
console-ways-in-open = Відкрито
console-ways-in-closed = Закрито
console-ways-in-since = Рахується від запуску сервера. Те, що надходить через `afterword mail receive`, тут не рахується.
console-ways-in-off = Пошту вимкнено.
console-ways-in-login = Afterword не увійшов до своєї поштової скриньки. Листи чекають, доки хтось не увійде.

## Що можна токену

scope-read = читання
    .may = читати сторінки та коментарі в будь-якому статусі, з адресами пошти
scope-moderate = модерація
    .may = ухвалювати рішення щодо коментарів, змінювати їх, блокувати авторів, стирати дані людини, змінювати сторінки
scope-sites = зміна сайтів
    .may = додавати сайти й змінювати їхні налаштування (з першими двома правами — також модераторів і мапу сайту), створювати й відкликати токени
scope-export = експорт
    .may = вивантажувати всі дані
scope-mail = передавання листів
    .may = передавати листи, які повертаються до Afterword

## Чому лист або вебхук не доставлено

undelivered-given-up = Через три дні спроби припинено
undelivered-bounced = Лист повернувся: адреса не приймає пошти.
undelivered-receiver-removed = У налаштуванні webhooks.urls більше немає цього одержувача.
undelivered-store-unreadable = Не вдалося прочитати базу даних.
undelivered-place-unknown = Сайт або сторінка невідомі.
undelivered-too-many-confirmations = Очікує, бо за останню годину багатьох читачів попросили підтвердити адресу.
undelivered-answered = Одержувач відповів { $status }.

## Які листи є у вихідних

console-mail-kind-moderation = Новий коментар, модератору
console-mail-kind-spam = Що потрапило в спам, модератору
console-mail-kind-confirmation = Підтвердження адреси
console-mail-kind-answered = Відповідь на коментар, читачу
console-mail-kind-followed = Новий коментар в обговоренні, підписнику
console-mail-kind-published = Коментар опубліковано, його автору
console-mail-kind-reported = Скарга на коментар, модератору
console-mail-kind-report-decided = Рішення щодо скарги, читачу
console-mail-kind-removed = Коментар вилучено після скарги, його автору
console-mail-kind-private = Повідомлення лише для вас, модератору
console-mail-kind-private-reply = Відповідь на особисте повідомлення, його автору
console-mail-kind-may-publish = Запитання, чи можна опублікувати особисте повідомлення, його автору
console-mail-kind-decided = Що змінила ваша відповідь
console-mail-kind-explanation = Чому ваша відповідь нічого не змінила
console-mail-kind-refusal = Чому відповідь читача не прийнято
console-mail-kind-unproven = Чи це ваш коментар, відправнику
console-mail-kind-received = Коментар надійшов поштою, його автору
console-mail-kind-test = Перевірка
console-mail-kind-sign-in = Посилання для входу
console-mail-kind-damage = База даних пошкоджена
console-mail-kind-address = Додаткова адреса модератора

## Налаштування сайту: назва, пояснення, що написати замість відхиленого, і варіанти

setting-moderation = Нові коментарі
    .hint = Чи коментар чекає на ваше рішення, чи з’являється одразу.
    .hold = затримувати
    .publish = публікувати одразу
setting-edit-window = Час на редагування
    .hint = Як довго автори можуть змінювати чи видаляти свої коментарі, наприклад 15m, 2h або 1d. 0s — зовсім не можна.
    .problem = Вкажіть час, наприклад 15m, 2h або 1d; щонайбільше 30d.
setting-close-after = Закривати статті через
    .hint = Як довго після першого коментаря стаття приймає нові, наприклад 90d, або never (ніколи не закривати). Старі статті приваблюють найбільше спаму.
    .problem = Вкажіть час, наприклад 90d, або never.
setting-retired = В архіві
    .hint = Чи живе блог далі без цього сервера: тоді статті більше не приймають коментарів і реакцій, а стежити за обговореннями не можна. Вмикається командою afterword retire.
    .true = в архіві
    .false = працює
setting-sitemap = Мапа сайту
    .hint = У ній перелічено статті: шлях, наприклад /sitemap.xml, або повна адреса на сайті. Якщо мапи немає, напишіть none.
    .problem = Вкажіть шлях, наприклад /sitemap.xml, або повну адресу.
setting-unknown-pages = Невідомі статті
    .hint = Що робити з коментарем до статті, якої немає в мапі сайту.
    .hold = затримати
    .refuse = не приймати
    .publish = прийняти, як будь-який інший
setting-hold-at = Затримувати від
    .hint = Оцінка перевірки на спам, з якої коментар чекає на ваше рішення; 0 — ніколи.
    .problem = Вкажіть число від 0 до 1000.
setting-spam-at = Спам від
    .hint = Оцінка, з якої коментар потрапляє в спам; 0 — ніколи.
    .problem = Вкажіть число від 0 до 1000.
setting-refuse-at = Не приймати від
    .hint = Оцінка, з якої коментар узагалі не приймається; 0 — ніколи.
    .problem = Вкажіть число від 0 до 1000.
setting-words-hold = Слова, через які затримувати
    .hint = Коментар з одним із цих слів чи висловів (по одному в рядку) чекає на ваше рішення. /…/ — це шаблон. Якщо таких слів немає, напишіть none.
    .problem = Вкажіть до 500 слів або шаблонів, наприклад /cheap .* pills/, по одному в рядку, без ком.
setting-words-spam = Слова, які означають спам
    .hint = Коментар з одним із них — спам.
    .problem = Вкажіть до 500 слів або шаблонів, наприклад /cheap .* pills/, по одному в рядку, без ком.
setting-words-refuse = Неприпустимі слова
    .hint = Коментар з одним із них не приймається.
    .problem = Вкажіть до 500 слів або шаблонів, наприклад /cheap .* pills/, по одному в рядку, без ком.
setting-script-check = Інша писемність
    .hint = Чи чекає на ваше рішення коментар, написаний не вашою писемністю.
    .off = не перевіряти
    .hold = затримувати
setting-scripts = Ваші писемності
    .hint = Наприклад, Latin або Cyrillic, по одній у рядку. Напишіть none, щоб узяти писемності мови сайту.
    .problem = Вкажіть назви писемностей, наприклад Latin, Cyrillic або Han, по одній у рядку.
setting-trust-after = Довіряти після
    .hint = Після стількох схвалених коментарів автор вважається знайомим і не чекає. 0 — ніколи.
    .problem = Вкажіть число від 0 до 20.
setting-trust-confirmed = Довіряти за поштою
    .hint = Чи вважати знайомими авторів із підтвердженою адресою пошти.
    .true = так
    .false = ні
setting-akismet = Akismet
    .hint = Чи питати про кожен коментар сервіс Akismet. Він отримає текст, а також ім’я, адресу пошти й мережеву адресу автора. Серверу потрібен для нього ключ.
    .true = питати
    .false = не питати
setting-depth = Рівні відповідей
    .hint = Скільки рівнів відповідей показувати з відступом. Глибші показуються на останньому рівні. 0 — простий список.
    .problem = Вкажіть число від 0 до 20.
setting-page-size = Коментарів за раз
    .hint = Скільки показувати до кнопки «Більше».
    .problem = Вкажіть число від 1 до 1000.
setting-sort = Порядок
    .hint = Які коментарі йдуть першими.
    .oldest = спочатку старі
    .newest = спочатку нові
    .top = спочатку ті, де більше реакцій
setting-images = Зображення
    .hint = Чи показувати зображення в коментарях. Браузери завантажують їх із хоста, який указав автор, і цей хост бачить ваших читачів.
    .true = показувати
    .false = не показувати
setting-maths = Формули
    .hint = Чи показувати TeX у коментарях як формули: $x^2$ у рядку, $$x^2$$ в окремому рядку. Раніше написані коментарі не змінюються.
    .true = показувати
    .false = не показувати
setting-code-colours = Кольори в коді
    .hint = Чи показувати код після ``` і назви мови в кольорі. Раніше написані коментарі не змінюються.
    .true = показувати
    .false = не показувати
setting-reactions = Реакції
    .hint = Що читачі можуть залишити одним клацанням: емодзі або короткі слова, по одному в рядку, щонайбільше 12. Якщо реакції не потрібні, напишіть none.
    .problem = Вкажіть до 12 емодзі або коротких слів, по одному в рядку, без пробілів і ком, кожне лише раз.
setting-article-reactions = Реакції на статті
    .hint = Чи можна залишити ті самі реакції й на саму статтю. Вони показуються над коментарями.
    .true = пропонувати
    .false = не пропонувати
setting-avatars = Зображення авторів
    .hint = Показуються біля коментарів, автори яких указали адресу пошти. Їх отримує цей сервер: служба дізнається хеш адреси й нічого про ваших читачів.
    .off = немає
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Повідомлення лише для вас
    .hint = Чи можуть читачі написати те, що бачите лише ви. Це публікується, лише якщо хочете й ви, й автор.
    .true = приймати
    .false = не приймати
setting-language = Мова
    .hint = Мова текстів навколо коментарів: { $languages }. Сторінка може вказати іншу.
    .problem = Вкажіть код мови, наприклад en, de або pt-BR.
setting-owner = Ваше ім’я
    .hint = Показується над вашими відповідями. Якщо імені немає, показується назва сайту.
    .problem = Вкажіть ім’я, не довше за 80 символів.
setting-reserved-names = Зарезервовані імена
    .hint = Імена, під якими нікому не можна коментувати, по одному в рядку, щонайбільше 50. Ваше ім’я та назва сайту зарезервовані завжди. Щоб обмежитися ними, напишіть none.
    .problem = Вкажіть до 50 імен, не довших за 80 символів, по одному в рядку, без ком, кожне лише раз.
setting-moderators = Модератори
    .hint = Адреси пошти, по одній у рядку, щонайбільше 20. На кожну надходять листи про нові коментарі; рішення ухвалюють відповіддю. Якщо модераторів немає, напишіть none.
    .problem = Вкажіть до 20 адрес пошти, наприклад ann@example.org, по одній у рядку, кожну лише раз.
setting-tell-owner = Листи модераторам
    .hint = Про які нові коментарі модератори отримують лист.
    .held = про ті, що очікують
    .all = про всі
    .nothing = про жодні
setting-tell-spam = Листи про спам
    .hint = Чи отримують модератори раз на день лист про те, що потрапило в спам.
    .true = так
    .false = ні
setting-notifications = Листи про відповіді
    .hint = Чи можуть читачі просити про лист, коли їм відповідають. Спершу вони підтверджують адресу.
    .true = так
    .false = ні
setting-follow-threads = Підписка на обговорення
    .hint = Чи можуть читачі стежити за обговоренням: лист про кожен новий коментар або один на день. Лише там, де ввімкнено листи про відповіді.
    .true = так
    .false = ні
setting-comments-by-mail = Коментарі поштою
    .hint = Чи можна писати коментарі поштою: тоді кожна сторінка має для них адресу.
    .true = так
    .false = ні
setting-tell-authors = Листи про публікацію
    .hint = Чи отримують автори з підтвердженою адресою лист, коли їхній затриманий коментар опубліковано.
    .true = так
    .false = ні
setting-answers-elsewhere = Відповіді в інших мережах
    .hint = Чи публікувати ваші відповіді людям із Mastodon і Bluesky також там.
    .true = так
    .false = ні

setting-own-posts = Ваші дописи
    .hint = Файл на сайті, у якому названо ваші дописи про статті, наприклад /afterword/posts.json. none — без файлу.
    .problem = Вкажіть шлях, наприклад /afterword/posts.json, або повну адресу.

setting-webmentions = Webmention
    .hint = Чи стають коментарями сторінки інших сайтів, які посилаються на статтю.
    .true = так
    .false = ні

setting-send-webmentions = Надсилати webmention
    .hint = Чи повідомляти сторінки, на які посилаються ваші коментарі.
    .true = так
    .false = ні

## Консоль: вхід і обліковий запис

console-sign-in = Увійти
console-sign-in-email = Адреса пошти
console-sign-in-password = Пароль
console-sign-in-password-hint = Залиште порожнім, щоб отримати поштою посилання для входу.
console-sign-in-no-mail-hint = Цей сервер не надсилає листів. Якщо у вас немає пароля, запустіть на сервері `afterword console link АДРЕСА`: команда виведе посилання для входу.
console-sign-in-sent-title = Перевірте пошту
console-sign-in-sent = Якщо { $address } має тут доступ, лист уже в дорозі.
console-sign-in-sent-hint = Посилання в ньому працює один раз і протягом 15 хвилин. Його можна відкрити й на іншому пристрої.
console-sign-in-follow = Увійти тут як { $address }?
console-sign-in-follow-hint = Посилання працює лише один раз.
console-sign-in-account = Ваш обліковий запис
console-sign-in-signed-in-as = Ви ввійшли як
console-sign-in-sessions = Активні сеанси
console-sign-in-sessions-hint = Сеанс діє 30 днів, а якщо не заходити — 7 днів.
console-sign-in-some-browser = невідомий браузер
console-sign-in-begun = Вхід виконано
console-sign-in-seen = Останнє відвідування
console-sign-in-this-one = цей
console-sign-in-sign-out = Вийти
console-sign-in-sign-out-everywhere = Вийти всюди
console-sign-in-session-ended = Той сеанс завершено.
console-sign-in-set-password = Задати пароль
console-sign-in-change-password = Змінити пароль
console-sign-in-old-password = Поточний пароль
console-sign-in-new-password = Новий пароль
console-sign-in-new-password-hint = Щонайменше 12 символів; підійде й речення. Усі інші сеанси буде завершено.
console-sign-in-password-set = Пароль задано. Усі інші сеанси завершено.
console-sign-in-refused = Не вийшло
console-sign-in-kept = Введений вами текст, щоб він не пропав
console-sign-in-to-console = До консолі

## Що пішло не так: у консолі

console-problem-unknown-link = Це посилання застаріло або вже використане. Посилання працює один раз і протягом 15 хвилин: попросіть нове.
console-problem-wrong-password = Неправильна адреса або пароль.
console-problem-invalid-password = Виберіть пароль, не коротший за 12 і не довший за 1024 символи. Підійде й речення.
console-problem-too-many-passwords = Забагато неправильних паролів. Зачекайте { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилин
    } або ввійдіть за посиланням із листа: залиште пароль порожнім.
console-problem-too-many-mails = Запитано забагато листів. Надіслані посилання діють 15 хвилин: перевірте вхідні й теку зі спамом. Або зачекайте { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилин
    }.
console-problem-mail-off = Цей сервер не надсилає листів. Запустіть на ньому `afterword console link АДРЕСА`: команда виведе посилання для входу.
console-problem-missing-field = Обов’язкове поле лишилося порожнім. Поверніться й заповніть його.
console-problem-foreign-form = Ця форма надійшла не зі сторінки цієї консолі, тому нічого не зроблено. Відкрийте консоль в окремій вкладці за адресою з `server.public_url` і спробуйте там.
console-problem-form-outdated = Ця форма лишилася від попереднього входу, тому нічого не зроблено. Поверніться, оновіть сторінку й надішліть її знову.
console-problem-sign-in-needed = Вхід не виконано, тому нічого не зроблено. Увійдіть знову в іншій вкладці. Потім поверніться в цій вкладці назад і надішліть ще раз.
console-problem-unknown-page = Такої сторінки немає. Сторінка існує від першого коментаря.
console-problem-path-taken = Цей шлях уже веде на іншу сторінку. Перенесіть сюди ту сторінку або виберіть інший шлях.
console-problem-invalid-page = Вкажіть шлях, який починається з похилої риски, наприклад /posts/hello/, без . і .. усередині.
console-problem-invalid-title = Вкажіть коротший заголовок, в один рядок, без керівних символів.
console-problem-invalid-name = Вкажіть ім’я хоча б з однією літерою чи цифрою, без керівних символів.
console-problem-invalid-email = Вкажіть адресу пошти, наприклад ann@example.org.
console-problem-invalid-address = Вкажіть IP-адресу, наприклад 203.0.113.7 або 2001:db8::7.
console-problem-invalid-host = Вкажіть хост, наприклад example.org.
console-problem-unknown-block = Цього блокування більше немає.
console-problem-unknown-token = Токена з таким номером немає.
console-problem-unknown-site = Такого сайту немає.
console-problem-changed-meanwhile = За цей час щось змінилося, тому нічого не зроблено. Перегляньте, який вигляд це має тепер, і ухваліть рішення ще раз.
console-problem-not-possible = У нинішньому стані коментаря це неможливо. Перегляньте його ще раз.
console-problem-unknown-batch = Тут нема чого скасовувати.
console-problem-invalid-text = Напишіть текст без керівних символів.
console-problem-text-too-long = Текст задовгий. Скоротіть його й надішліть знову.
console-problem-too-many-links = У тексті забагато посилань. Приберіть частину й надішліть знову.
console-problem-body-too-large = Це забагато за раз. Скоротіть текст або виберіть менше коментарів.
console-problem-store-busy = Сервер зайнятий, тому нічого не зроблено. Спробуйте ще раз за мить.
console-problem-not-again = Повторити не вдалося: цього більше немає або спроба вже була.
console-problem-batch-too-large = Виберіть менше коментарів: за раз можна ухвалити рішення щонайбільше щодо { $max }.
console-problem-internal = На сервері сталася помилка. Подробиці — у журналі сервера.
console-problem-method-not-allowed = За цією адресою нема чого показати; сюди можна лише надіслати форму.

## Чому коментар затримано або визнано спамом

reason-akismet-asked = Цей сайт питає Akismet про кожен коментар.
reason-blocked = Заблоковано автора або хост, на який веде посилання в коментарі.
reason-form-replayed = Цю саму форму вже було надіслано раніше.
reason-form-too-fast =
    { $seconds ->
        [one] Надіслано через { $seconds } секунду після початку набору.
        [few] Надіслано через { $seconds } секунди після початку набору.
        [many] Надіслано через { $seconds } секунд після початку набору.
       *[other] Надіслано через { $seconds } секунд після початку набору.
    }
reason-form-too-old =
    { $hours ->
        [one] Надіслано через { $hours } годину після початку набору.
        [few] Надіслано через { $hours } години після початку набору.
        [many] Надіслано через { $hours } годин після початку набору.
       *[other] Надіслано через { $hours } годин після початку набору.
    }
reason-honeypot = Заповнено поле, якого люди не бачать.
reason-proof-expired = Доказ роботи надійшов запізно.
reason-proof-invalid = Доказ роботи неправильний.
reason-proof-missing = Надійшов без доказу роботи: із браузера без JavaScript або від програми.
reason-proof-spent = Доказ роботи вже було використано.
reason-holds-all = Цей сайт затримує кожен новий коментар.
reason-offered = Це повідомлення було лише для вас; тепер автор згоден на публікацію.
reason-listed-word = «{ $word }» є у вашому списку слів.
reason-fast-network =
    { $count ->
        [one] Із цієї мережі за короткий час надійшов { $count } коментар.
        [few] Із цієї мережі за короткий час надійшло { $count } коментарі.
        [many] Із цієї мережі за короткий час надійшло { $count } коментарів.
       *[other] Із цієї мережі за короткий час надійшло { $count } коментарів.
    }
reason-fast-page =
    { $count ->
        [one] На цю сторінку за короткий час надійшов { $count } коментар.
        [few] На цю сторінку за короткий час надійшло { $count } коментарі.
        [many] На цю сторінку за короткий час надійшло { $count } коментарів.
       *[other] На цю сторінку за короткий час надійшло { $count } коментарів.
    }
reason-fast-site =
    { $count ->
        [one] На цей сайт за короткий час надійшов { $count } коментар.
        [few] На цей сайт за короткий час надійшло { $count } коментарі.
        [many] На цей сайт за короткий час надійшло { $count } коментарів.
       *[other] На цей сайт за короткий час надійшло { $count } коментарів.
    }
reason-repeated-here = Той самий автор уже писав тут майже те саме.
reason-repeated =
    { $count ->
        [one] Майже такий самий текст уже надходив, на інші сторінки або від інших: { $count } раз.
        [few] Майже такий самий текст уже надходив, на інші сторінки або від інших: { $count } рази.
        [many] Майже такий самий текст уже надходив, на інші сторінки або від інших: { $count } разів.
       *[other] Майже такий самий текст уже надходив, на інші сторінки або від інших: { $count } разів.
    }
reason-links =
    { $count ->
        [one] Містить { $count } посилання.
        [few] Містить { $count } посилання.
        [many] Містить { $count } посилань.
       *[other] Містить { $count } посилань.
    }
reason-link-share = Складається майже із самих посилань ({ $percent }% тексту).
reason-shortener = Посилається на { $host }, а той приховує, куди веде посилання.
reason-look-alike-host = Посилається на { $host }, схожий на інший хост.
reason-hidden-link = Містить посилання на { $host }, якого ніхто не бачить.
reason-misleading-link = Містить посилання, яке показує { $shown }, а веде на { $target }.
reason-foreign-markup = Містить посилання в чужій розмітці: { $markup }.
reason-website = Короткий, а ім’я веде на { $host }.
reason-masked-word = «{ $word }» написано літерами кількох писемностей.
reason-foreign-script = Написаний не тією писемністю, що у вашого сайту: { $scripts }.
reason-disposable = Адреса пошти одноразова ({ $host }).
reason-familiar =
    { $count ->
        [one] Адреса й мережа знайомі: { $count } схвалений коментар.
        [few] Адреса й мережа знайомі: { $count } схвалені коментарі.
        [many] Адреса й мережа знайомі: { $count } схвалених коментарів.
       *[other] Адреса й мережа знайомі: { $count } схвалених коментарів.
    }
reason-trusted = Автора тут уже знають.
reason-unknown-page = У мапі сайту немає цієї сторінки.
reason-bayes = Імовірність спаму: { $percent }%

## Листи

mail-marker = Напишіть відповідь над цим рядком
mail-footer = Afterword, для { $site }
mail-subject-moderation = [{ $site }] { $author }: новий коментар до «{ $page }» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } новий коментар
        [few] { $count } нові коментарі
        [many] { $count } нових коментарів
       *[other] { $count } нових коментарів
    }
mail-subject-digest-decided = [{ $site }] Рішення за вашою відповіддю
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } коментар у спамі
        [few] { $count } коментарі у спамі
        [many] { $count } коментарів у спамі
       *[other] { $count } коментарів у спамі
    }
mail-subject-confirm = [{ $site }] Підтвердьте свою адресу
mail-subject-answered = [{ $site }] { $author }: відповідь на ваш коментар до «{ $page }»
mail-subject-followed = [{ $site }] { $author }: новий коментар до «{ $page }»
mail-subject-threads = [{ $site }] Нові коментарі в обговореннях, за якими ви стежите
mail-subject-published = [{ $site }] Ваш коментар до «{ $page }» опубліковано
mail-subject-reported = [{ $site }] Скарга: коментар ({ $author }) до «{ $page }» #{ $tag }
mail-subject-report-decided = [{ $site }] Рішення щодо вашої скарги ухвалено
mail-subject-removed = [{ $site }] Ваш коментар до «{ $page }» вилучено
mail-subject-private = [{ $site }] Лише для вас: повідомлення ({ $author }) до «{ $page }» #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } відповідає вам
mail-subject-may-publish = [{ $site }] Чи можна опублікувати ваше повідомлення?
mail-label-reports = Причина скарги
mail-is-reported = Читачі поскаржилися на цей коментар. Він лишиться опублікованим, доки ви не ухвалите рішення.
mail-is-private = Це лише для вас: більше ніхто цього не бачить. Те, що ви напишете над рядком, піде поштою автору й нікому більше.
mail-is-private-no-answer = Це лише для вас: більше ніхто цього не бачить. З автором неможливо зв’язатися поштою, тож відповісти не вийде.
mail-link-keep = Лишити
mail-report-kept = { $when } ви або хтось інший із цією адресою поскаржилися на коментар. Власник блогу розглянув скаргу: коментар лишається.
mail-report-removed = { $when } ви або хтось інший із цією адресою поскаржилися на коментар. Його вилучено.
mail-report-by-person = Рішення ухвалила людина, а не програма. Якщо ви не згодні, напишіть власнику блогу або зверніться до суду.
mail-report-why = Ви отримали цей єдиний лист, бо цю адресу вказано у скарзі.
mail-removed-lead = Власник блогу вилучив ваш коментар, бо читачі на нього поскаржилися і власник із ними погодився:
mail-removed-object = Рішення ухвалила людина, а не програма. Читачі більше не бачать коментаря. Якщо ви не згодні, напишіть власнику блогу або зверніться до суду.
mail-private-reply-note = Більше ніхто не бачить ні цієї відповіді, ні вашого повідомлення. Відповідь на цей лист ніхто не читає.
mail-private-why = Ви отримали це, бо хтось, імовірно ви, написав тому, хто веде цей блог, і вказав цю адресу.
mail-may-publish-lead = Ви написали це лише тому, хто веде блог. Власник хотів би це опублікувати:
mail-link-may-publish = Так, опублікувати
mail-may-publish-else = Якщо ні, нічого не робіть: це залишиться між вами.
mail-subject-unproven = [{ $site }] Коментар до «{ $page }» написали ви?
mail-subject-received = [{ $site }] Ваш коментар до «{ $page }» отримано
mail-subject-decided = [{ $site }] { $standing-title }: коментар ({ $author }) до «{ $page }» #{ $tag }
mail-subject-explanation = Ваша відповідь нічого не змінила #{ $tag }
mail-subject-refused = Ваша відповідь не стала коментарем
mail-subject-sign-in = Вхід на { $site }
mail-subject-damage = База даних { $site } пошкоджена
mail-subject-address = Відповідати й з цієї адреси?
mail-subject-test = Afterword може надсилати листи ({ $id })
mail-label-by = Від
mail-label-email = Ел. пошта
mail-label-website = Сайт
mail-label-on = Стаття
mail-label-answers = У відповідь на
mail-label-comment = Коментар
mail-label-reasons = Чому затримано
mail-label-spam-reasons = Чому спам
mail-label-wrote = Ваш коментар
mail-owner = { $author } (веде блог)
mail-no-title = сторінка без заголовка
mail-is-published = Цей коментар уже опубліковано.
mail-words-lead = Щоб ухвалити рішення, дайте відповідь на цей лист одним із цих слів у першому рядку:
mail-words-after = Усе інше нічого не змінює; про це повідомить лист.
mail-word-approve = ок
mail-means-approve = опублікувати; текст під словом стане вашою відповіддю
mail-means-keep = лишити опублікованим; текст під словом стане вашою відповіддю
mail-means-ask = запитати автора, чи можна це опублікувати; текст під словом піде йому поштою
mail-word-reject = ні
mail-means-reject = відхилити: його ніхто не побачить
mail-word-spam = спам
mail-means-spam = відхилити як спам
mail-word-delete = видалити
mail-means-delete = видалити
mail-word-block = заблокувати
mail-means-block = спам, і більше нічого від цього автора
mail-word-edit = змінити
mail-means-edit = опублікувати замість нього текст під словом
mail-word-undo = скасувати
mail-means-undo = скасувати останнє рішення
mail-links-lead = Або ухваліть рішення у браузері:
mail-link-approve = Опублікувати
mail-link-reject = Відхилити
mail-link-spam = Спам
mail-digest-lead =
    { $count ->
        [one] За короткий час надійшов { $count } коментар, тому все в одному листі.
        [few] За короткий час надійшло { $count } коментарі, тому все в одному листі.
        [many] За короткий час надійшло { $count } коментарів, тому все в одному листі.
       *[other] За короткий час надійшло { $count } коментарів, тому все в одному листі.
    }
mail-digest-how = Щоб ухвалити рішення, дайте відповідь із номерами коментарів, в одному рядку або в кількох: «1 ок, 2-5 спам, 6 ні». Текст під рядком з одним номером стане вашою відповіддю на цей коментар. До кожного номера напишіть одне з цих слів:
mail-digest-again = Дайте відповідь ще раз на лист із коментарями.
mail-digest-done = Ось що сталося з коментарями після вашої відповіді:
mail-spam-lead =
    { $count ->
        [one] З минулого листа у спам потрапив { $count } коментар.
        [few] З минулого листа у спам потрапило { $count } коментарі.
        [many] З минулого листа у спам потрапило { $count } коментарів.
       *[other] З минулого листа у спам потрапило { $count } коментарів.
    } Їх ніхто не бачить. Якщо щось із цього не спам, опублікуйте за посиланням: відповідь на цей лист нічого не вирішує.
mail-spam-rest =
    { $count ->
       *[other] Ще { $count } — у списку спаму в консолі.
    }
mail-spam-end = Щоб не отримувати цих листів, вимкніть «Листи про спам» у налаштуваннях сайту.
mail-confirm-lead = Ви або хтось інший указали цю адресу при коментарі до «{ $page }» і попросили про листи щодо відповідей.
mail-confirm-published = Коментар опубліковано.
mail-confirm-do = Якщо це були ви, підтвердьте:
mail-link-confirm = Так, повідомляти мені про відповіді
mail-confirm-else = Якщо ні, нічого не робіть: листи про відповіді не надходитимуть.
mail-confirm-follow = Ви або хтось інший попросили надсилати на цю адресу листи про нові коментарі до «{ $page }».
mail-link-confirm-follow = Так, повідомляти мені про нові коментарі
mail-confirm-follow-else = Якщо ні, нічого не робіть: листи не надходитимуть.
mail-unproven-lead = Поштою з вашої адреси надійшов коментар до «{ $page }», і ніщо не доводить, що він ваш. Якщо він ваш, підтвердьте:
mail-link-submit = Прочитати й підтвердити
mail-unproven-else = Якщо ні, нічого не робіть: коментар ніхто не побачить.
mail-received-held = Ваш коментар з’явиться, коли його схвалять:
mail-answered-by-mail = Можна просто відповісти на цей лист: те, що ви напишете над рядком, стане коментарем.
mail-answered-on-page = Щоб відповісти, відкрийте сторінку. Відповіді на цей лист ніхто не прочитає.
mail-published-lead = Ваш коментар опубліковано:
mail-link-comment = Прочитати на сторінці
mail-unsubscribe-why = Ви отримали цей лист, бо просили повідомляти про відповіді на ваш коментар.
mail-followed-rest = Не показано в цьому листі: { $count }. Усі коментарі є на сторінках.
mail-followed-why = Ви отримали цей лист, бо просили повідомляти про нові коментарі.
mail-link-unsubscribe = Відписатися від цих листів
mail-done-approved = Готово: коментар опубліковано.
mail-done-rejected = Готово: коментар відхилено. Його ніхто не бачить.
mail-done-spam = Готово: коментар у спамі. Його ніхто не бачить.
mail-done-deleted = Готово: коментар видалено.
mail-done-blocked = Готово: коментар у спамі, і від цього автора більше нічого не приймається.
mail-done-edited = Готово: коментар опубліковано з вашим текстом.
mail-done-asked = Готово: автор отримає лист із запитанням, чи можна це опублікувати.
mail-done-replied = Готово: ваша відповідь піде автору поштою. Більше ніхто її не бачить.
mail-undone-held = Скасовано: коментар знову затримано, він чекає на вас.
mail-undone-published = Скасовано: коментар знову опубліковано.
mail-undone-refused = Скасовано: коментар знову відхилено. Його ніхто не бачить.
mail-undone-spam = Скасовано: коментар знову у спамі. Його ніхто не бачить.
mail-undone-deleted = Скасовано: коментар знову видалено.
mail-undone-private = Скасовано: це знову лише для вас.
mail-standing-held = затримано
mail-standing-published = опубліковано
mail-standing-refused = відхилено
mail-standing-spam = спам
mail-standing-deleted = видалено
mail-standing-private = лише для вас
mail-before-same = Так і було: те саме рішення вже ухвалено { $when } ({ $who }).
mail-before-other = Це змінює попереднє рішення. До цього було: { $standing } ({ $who }, { $when }).
mail-reply-published = Це опубліковано як вашу відповідь:
mail-reply-private = Це піде автору поштою:
mail-reply-left-out = Це не опубліковано, бо відповісти можна лише на опублікований коментар:
mail-cut = Це не ввійшло до вашої відповіді як підпис, прощання або попередній лист:
mail-attached = Не ввійшло, бо коментарі — це лише текст: { $words }
mail-link-put-back = Повернути ці слова
mail-link-send-rest = Надіслати й ці слова
mail-text-now = Тепер у коментарі написано:
mail-undo-how = Щоб скасувати це, дайте відповідь словом:
mail-decide-anew = Щоб змінити рішення, дайте відповідь одним із цих слів у першому рядку:
mail-why-unknown = Нічого не зроблено: першого рядка вашої відповіді, «{ $line }», немає серед слів, якими ухвалюють рішення.
mail-why-taken-back = Нічого не зроблено: під словом стоїть «{ $line }», і це може означати, що публікувати коментар ви не хочете. Щоб опублікувати, дайте відповідь самим лише словом.
mail-why-unclear = Нічого не зроблено: не вдалося відрізнити ваші слова від цитати. Напишіть слово над рядком зі знаками рівності й залиште цей рядок як є.
mail-why-number = Нічого не зроблено: у листі немає коментаря з номером { $count }.
mail-why-twice = Нічого не зроблено: номер { $count } вказано двічі, з різними словами або текстами.
mail-why-line = Нічого не зроблено: «{ $line }» не вдалося зрозуміти. До кожного номера потрібне одне зі слів, якими ухвалюють рішення, і більше нічого.
mail-why-text = Нічого не зроблено: неясно, до якого коментаря належить текст «{ $line }». Текст ставлять під рядком з одним номером і словом, яке публікує.
mail-why-empty = Нічого не зроблено: у вашому листі над цитатою нічого не було.
mail-why-outdated = Нічого не зроблено: коментар змінився після листа, на який ви відповіли. Перегляньте, яким він є тепер, і дайте відповідь на найновіший лист про нього.
mail-why-gone = Нічого не зроблено: коментаря більше немає.
mail-why-expired = Нічого не зроблено: лист, на який ви відповіли, застарий, щоб ухвалювати за ним рішення. Дайте відповідь на цей лист: вона подіє.
mail-why-unverified = Нічого не зроблено: надійшов лист від вашого імені, і ніщо не доводить, що він від вас. Якщо він ваш, то ваш поштовий сервер не підписує листів (DKIM) або підпис пошкодився дорогою.
mail-why-refused = Нічого не зроблено: { $words }
mail-explanation-words = Щоб ухвалити рішення, напишіть у першому рядку одне з цих слів і більше нічого:
mail-explain-how = На сервері команда `afterword mail explain FILE` покаже, яка перевірка зупинила збережений лист.
mail-address-hint = Щоб відповідати й з іншої адреси, попросіть додати її на сервері: `afterword mail addresses add { $who } АДРЕСА`
mail-refused-closed = Ваша відповідь не стала коментарем: стаття більше не приймає коментарів.
mail-refused-gone = Ваша відповідь не стала коментарем: коментаря, на який ви відповідаєте, більше немає.
mail-refused-empty = Ваша відповідь не стала коментарем: над цитатою листа не було тексту.
mail-refused-expired = Ваша відповідь не стала коментарем: адреса, на яку вона надійшла, більше не діє. На сторінці статті є нова.
mail-refused-long = Ваша відповідь не стала коментарем: вона задовга. Межа — { $most ->
        [one] { $most } символ
        [few] { $most } символи
        [many] { $most } символів
       *[other] { $most } символів
    }. Дайте відповідь ще раз, коротшу.
mail-refused-links = Ваша відповідь не стала коментарем: у ній забагато посилань. Межа — { $most ->
        [one] { $most } посилання
        [few] { $most } посилання
        [many] { $most } посилань
       *[other] { $most } посилань
    }. Дайте відповідь ще раз, із меншою кількістю посилань.
mail-refused-other = Ваша відповідь не стала коментарем: { $words }
mail-problem-unproven = Ніщо не доводить, що лист від вас: ваш поштовий сервер не підписує листів (DKIM).
mail-problem-too-old = Лист, на який ви відповіли, застарий.
mail-problem-other-address = Відповідь надійшла з іншої адреси. Дайте відповідь з адреси { $who }.
mail-problem-too-early = Відповідь не має дати, або ця дата раніша за дату листа, на який ви відповідаєте. Перевірте годинник на своєму пристрої та дайте відповідь ще раз.
mail-problem-too-large = Відповідь завелика: можна прочитати до { $most } МБ вкладень і до 1{"\u00A0"}000 рядків тексту. Дайте відповідь ще раз, коротшу або з меншими вкладеннями.
mail-problem-unknown-parent = Коментаря, на який ви відповідаєте, більше немає.
mail-problem-parent-on-other-page = Коментар, на який ви відповідаєте, належить до іншої статті.
mail-problem-not-of-site = У мапі сайту немає цієї сторінки.
mail-problem-not-possible = У нинішньому стані коментаря це неможливо.
mail-problem-changed-meanwhile = За цей час коментар змінено або вилучено.
mail-refused-text = Щоб нічого не пропало, ось ваш текст:
mail-sign-in-lead = Хтось, сподіваємося, що ви, хоче ввійти з цією адресою в Afterword на { $site }.
mail-link-sign-in = Увійти
mail-sign-in-once = Посилання працює один раз і протягом 15 хвилин. Той, хто його має, може ввійти замість вас, тому не пересилайте цього листа.
mail-sign-in-else = Якщо це не ви, нічого не робіть: без цього посилання ніхто не ввійде.
mail-address-lead = { $who } хоче ухвалювати рішення щодо коментарів на { $site } і листами з цієї адреси.
mail-link-address = Так, мої відповіді діють
mail-address-else = Якщо ви не { $who }, нічого не робіть. Інші листи на цю адресу не надійдуть.
mail-damage-lead = Регулярна перевірка бази даних Afterword на { $site } виявила пошкодження:
mail-damage-now = Вживіть заходів якнайшвидше: збережіть наявні резервні копії, перевірте, чи не виходить із ладу диск, і відновіть базу з найновішої непошкодженої копії. Подробиці виведе на сервері команда `afterword doctor`.
mail-test-lead = Це пробний лист. Він показує, що Afterword може надсилати листи й що вони доходять до цієї адреси.
mail-test-id = Його ідентифікатор: { $id }.
mail-standing-held-title = Затримано
mail-standing-published-title = Опубліковано
mail-standing-refused-title = Відхилено
mail-standing-spam-title = Спам
mail-standing-deleted-title = Видалено
mail-standing-private-title = Лише для вас
