# Все тексты сервера, которые кто-нибудь читает, по-русски. Что они значат и где стоят, сказано в en.ftl.
# К читателям и владельцам — на «вы» со строчной буквы; вместо форм с родом («он написал») стоят безличные обороты.

## Даты, возраст и числа

date-day = { $day } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
date-month-1 = января
date-month-2 = февраля
date-month-3 = марта
date-month-4 = апреля
date-month-5 = мая
date-month-6 = июня
date-month-7 = июля
date-month-8 = августа
date-month-9 = сентября
date-month-10 = октября
date-month-11 = ноября
date-month-12 = декабря
date-short-month-1 = янв.
date-short-month-2 = февр.
date-short-month-3 = мар.
date-short-month-4 = апр.
date-short-month-5 = мая
date-short-month-6 = июн.
date-short-month-7 = июл.
date-short-month-8 = авг.
date-short-month-9 = сент.
date-short-month-10 = окт.
date-short-month-11 = нояб.
date-short-month-12 = дек.
age-now = сейчас
age-minutes = { $count } мин
age-hours = { $count } ч
age-days = { $count } дн.
number-thousands = {"\u00A0"}
size-megabytes = { $size } МБ
size-kilobytes = { $size } кБ
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Страницы без JavaScript

page-about = Комментарии к статье
page-back = Назад к статье
page-count =
    { $count ->
        [0] Комментариев пока нет
        [one] { $count } комментарий
        [few] { $count } комментария
        [many] { $count } комментариев
       *[other] { $count } комментариев
    }
page-order = Порядок
page-oldest = Сначала старые
page-newest = Сначала новые
page-top = Сначала лучшие
page-more = Ещё комментарии
page-beginning = С начала
page-owner = ведёт блог
page-verified = подтверждено
page-pinned = закреплено
page-edited = изменено
page-removed = Этот комментарий удалён.
page-reply = Ответить
page-reply-to = Ответить пользователю { $name }
page-in-reply-to = в ответ пользователю { $name }
page-in-reply-to-removed = в ответ на удалённый комментарий
page-write = Написать комментарий
page-text = Комментарий
page-markdown = **жирный**, *курсив*, > цитата, `код`
page-name = Имя
page-email = Эл. почта (необязательно)
page-email-hint = Адрес видит только тот, кто ведёт этот блог. Он нигде не показывается и никому не передаётся.
page-email-hint-picture = Адрес видит только тот, кто ведёт этот блог. { $service } получает его хеш, чтобы показать вашу картинку.
page-notify = Сообщать мне об ответах по почте
page-notify-hint = Сначала придёт письмо, чтобы подтвердить адрес. В каждом следующем будет ссылка, чтобы отписаться.
page-follow = Сообщать мне по почте о новых комментариях здесь
page-follow-off = Без писем
page-follow-at-once = Сразу
page-follow-daily = Раз в день
page-private = Только для того, кто ведёт этот блог
page-private-hint = Больше никто этого не увидит. Ответ придёт по почте, если вы укажете адрес.
page-private-held = Ваше сообщение видит только тот, кто ведёт этот блог.
page-private-reply = Ответы видны всем. Снимите флажок или напишите прямо под статьёй.
page-private-offer = Предложить к публикации
page-website = Сайт (необязательно)
page-leave-empty = Оставьте это поле пустым
page-held-hint = Комментарии появляются после одобрения.
page-send = Отправить
page-preview = Предпросмотр
page-no-reply = Комментировать саму статью
page-held = Ожидает одобрения. Комментарий появится здесь, когда его одобрят.
page-published = Ваш комментарий опубликован.
page-closed = Комментарии закрыты.
page-parent-gone = Комментария, на который вы отвечаете, больше нет.
page-error = Ошибка
page-refused = Комментарий не отправлен
page-kept = Ваш текст, его можно скопировать
page-to-thread = Открыть комментарии к статье
page-feed = Следить за комментариями через RSS
page-report = Пожаловаться
page-report-of = Пожаловаться на комментарий пользователя { $name }
report-title = Пожаловаться на этот комментарий
report-what = Решение примет тот, кто ведёт этот блог. До тех пор комментарий останется на месте.
report-reason = Что с ним не так?
report-reason-illegal = Он нарушает закон
report-reason-privacy = Он раскрывает персональные данные
report-reason-abuse = В нём оскорбления или угрозы
report-reason-spam = Это спам
report-reason-mine = Это мой комментарий, и его нужно удалить
report-reason-other = Другое
report-text = Своими словами
report-text-hint = Нужно, если комментарий нарушает закон или дело в другом: напишите, что не так и почему. Это прочтёт только тот, кто ведёт этот блог.
report-email-hint = Чтобы узнать, чем это закончится. Придёт одно письмо, когда решение будет принято.
report-good-faith = Отправляя жалобу, вы заявляете, что написанное в ней верно, насколько вам известно.
report-send = Отправить жалобу
report-thanks = Спасибо
report-done = Ваша жалоба получена. Решение примет тот, кто ведёт этот блог.
report-done-mail = Когда решение будет принято, вам придёт письмо.
report-problem-comment-refused = Жалоба не принята: форма заполнена слишком быстро, устарела или, похоже, заполнена программой. Отправьте её ещё раз; если это не поможет, напишите владельцу сайта.
report-problem-invalid-parameter = Выберите, что не так с комментарием.
report-problem-unknown-comment = Этого комментария больше нет.
follow-title = Следить за этим обсуждением по почте
follow-what = Вы получите письмо о новых комментариях на этой странице. Если ваш адрес здесь новый, сначала придёт письмо с просьбой его подтвердить. В каждом следующем есть ссылка, чтобы отписаться.
follow-send = Следить
follow-done = Если этот адрес ещё не подтверждён, придёт письмо со ссылкой для подтверждения. После этого вы будете узнавать о новых комментариях.
follow-problem-comment-refused = Форма заполнена слишком быстро, устарела или, похоже, заполнена программой. Отправьте её ещё раз; если это не поможет, напишите владельцу сайта.
by-mail-title = Комментарий по почте
by-mail-what = Напишите на этот адрес: письмо станет комментарием на этой странице. Имя будет таким, каким его передаёт почтовая программа, адрес не показывается. Вложения не принимаются.
by-mail-asked = Если ничто не доказывает, что письмо ваше, придёт другое — с просьбой подтвердить это.
by-mail-until = Адрес действует до { $day }.
page-on = к статье

## Что пошло не так: на страницах для читателей

problem-invalid-page = По адресу не понять, о какой статье речь.
problem-unknown-site = На этом сервере нет такого блога.
problem-name-reserved = Это имя зарезервировано за владельцем блога. Подпишитесь иначе.
problem-unknown-parent = Комментария, на который вы отвечаете, больше нет. Отправьте свой ещё раз: он появится отдельно.
problem-parent-on-other-page = Комментарий, на который вы отвечаете, относится к другой статье. Отправьте свой ещё раз: он появится отдельно.
problem-invalid-parent = Комментария, на который вы отвечаете, не существует. Отправьте свой ещё раз: он появится отдельно.
problem-invalid-key = Форма была неполной. Отправьте её ещё раз.
problem-origin-null = Браузер не сообщил, с какой страницы отправлен комментарий, поэтому он не принят. Скопируйте текст и отправьте его со страницы комментариев.
problem-origin-not-allowed = Этот блог не принимает комментарии с той страницы, где вы писали. Скопируйте текст и отправьте его со страницы комментариев.
problem-body-too-large = Комментарий слишком длинный, чтобы его отправить. Вернитесь в браузере на шаг назад: текст должен быть ещё там. Сократите его и отправьте снова.
problem-notify-without-email = Укажите адрес для писем или снимите флажок.
problem-follow-without-email = Укажите адрес для писем или выберите вариант без писем.
problem-needs-consent = Это сообщение только для вас. Сначала спросите: его опубликуют, когда автор согласится.
problem-nobody-to-ask = С автором нельзя связаться по почте, поэтому нельзя ни спросить его, ни ответить ему.
problem-too-many-followers = За этим обсуждением уже следит столько читателей, сколько возможно. Новые комментарии показывает и лента RSS.
problem-invalid-name = В имени есть управляющие символы.
problem-name-empty = Имя не указано.
problem-text-empty = Текст пуст.
problem-text-invisible = В тексте нет ничего видимого.
problem-name-too-long = Имя слишком длинное: символов { $length }, а можно не больше { $max }.
problem-invalid-email = Это не адрес электронной почты. Оставьте поле пустым или укажите адрес вида ann@example.org.
problem-invalid-website = Это не адрес сайта. Оставьте поле пустым или укажите адрес вида https://example.org.
problem-invalid-text = В тексте есть управляющие символы.
problem-text-too-long = Текст слишком длинный: символов { $length }, а можно не больше { $max }.
problem-too-many-links = В тексте слишком много ссылок: { $length }, а можно не больше { $max }.
problem-comment-refused = Этот комментарий здесь не примут: он похож на спам. Если это не спам, напишите владельцу сайта.
problem-too-many-comments = Из вашей сети за короткое время пришло слишком много запросов. Ничего не потеряно: попробуйте снова через { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минут
    }.
problem-page-closed-by-owner = Комментарии на этой странице закрыты. Новые не принимаются.
problem-page-closed-by-age = Эта страница слишком старая для новых комментариев.
problem-unknown-comment = Такого комментария нет.
problem-comment-deleted = Этого комментария больше нет.
problem-missing-field = По адресу не понять, о какой статье речь.
problem-store-busy = Сервер занят. Ничего не сохранено. Попробуйте ещё раз чуть позже.
problem-store-read-only = Сервер сейчас может только читать данные. Ничего не сохранено. Попробуйте позже.
problem-store-full = На сервере не осталось места. Ничего не сохранено. Попробуйте позже.
problem-store-unavailable = Серверу недоступны его данные. Ничего не сохранено. Попробуйте позже.
problem-not-of-site = В карте сайта нет этой страницы. Если статья новая, попробуйте через несколько минут.
problem-webmention-source = `source` должен быть адресом другой веб-страницы, с http или https.
problem-webmention-target = `target` должен быть адресом страницы, которая принимает webmention.
problem-not-found = По этому адресу ничего нет.
problem-method-not-allowed = Этот адрес не принимает такие запросы.
problem-internal = На сервере произошла ошибка.
problem-unknown-field = Поля `{ $field }` здесь нет.
problem-incomplete-body = Запрос оборвался раньше времени. Отправьте его ещё раз.
problem-invalid-encoding = Поле `{ $field }` не в UTF-8.
problem-field-name-not-utf8 = Имя одного из полей не в UTF-8.
problem-form-needed = Сюда можно отправить только форму HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Заполнено скрытое поле. Оставьте его пустым и отправьте комментарий ещё раз.

## Что пошло не так: на странице после собственной формы блога для Stacosys

form-problem-missing-field = Не хватает поля `{ $field }`.
form-problem-invalid-page = В поле `url` нет пути страницы. Путь начинается с /, например /posts/hello/.

## Что пошло не так: в нескольких словах

title-invalid-cursor = Неверный курсор
title-incomplete-body = Запрос неполон
title-invalid-encoding = Текст не в UTF-8
title-invalid-header = Не удаётся прочитать заголовок
title-invalid-id = Неверный идентификатор
title-invalid-json = Неверный JSON
title-invalid-page = Неверная страница
title-invalid-parameter = Не удаётся прочитать параметр
title-invalid-request = Неверный запрос
title-missing-field = Не хватает поля
title-too-many-decisions = Слишком много решений
title-too-many-pages = Слишком много страниц
title-unknown-field = Неизвестное поле
title-wrong-type = Неверный тип
title-api-token-invalid = Токен недействителен
title-api-token-missing = Нужен токен
title-edit-token-missing = Нет токена для правки
title-sign-in-needed = Вход не выполнен
title-comment-refused = Комментарий не принят
title-edit-window-over = Менять уже поздно
title-foreign-form = Форма пришла из другого места
title-form-outdated = Форма устарела
title-origin-not-allowed = Этот источник не относится к сайту
title-origin-null = Браузер скрывает, откуда это пришло
title-page-closed = Страница закрыта
title-scope-missing = Токену это не разрешено
title-wrong-edit-token = Это не ваш комментарий
title-wrong-password = Неверный пароль
title-not-found = Не найдено
title-unknown-batch = Такой группы нет
title-unknown-block = Такой блокировки нет
title-unknown-comment = Такого комментария нет
title-comment-deleted = Этого комментария больше нет
title-unknown-link = Эта ссылка никуда не ведёт
title-unknown-page = Такой страницы нет
title-unknown-parent = Комментария, на который отвечают, нет
title-unknown-site = Такого сайта нет
title-unknown-token = Такого токена нет
title-method-not-allowed = Метод не разрешён
title-request-timeout = Запрос поступал слишком медленно
title-changed-meanwhile = За это время что-то изменилось
title-not-possible = Сейчас это невозможно
title-parent-on-other-page = Комментарий, на который отвечают, на другой странице
title-path-taken = Путь принадлежит другой странице
title-site-exists = Ключ принадлежит другому сайту
title-token-exists = Название принадлежит другому токену
title-link-expired = Ссылка устарела
title-precondition-failed = За это время что-то изменилось
title-body-too-large = Запрос слишком большой
title-uri-too-long = Адрес слишком длинный
title-unsupported-encoding = Содержимое сжато
title-unsupported-media-type = Неизвестный тип содержимого
title-idempotency-key-reused = Ключ пришёл с другим запросом
title-invalid-address = Неверный IP-адрес
title-invalid-email = Неверный адрес почты
title-invalid-host = Неверный хост
title-invalid-key = Неверный ключ
title-invalid-known = Неверное подтверждение
title-invalid-name = Неверное имя
title-invalid-origin = Неверный источник
title-invalid-password = Неподходящий пароль
title-invalid-setting = Неверное значение настройки
title-invalid-site-key = Неверный ключ сайта
title-invalid-text = Неверный текст
title-invalid-title = Неверный заголовок
title-invalid-website = Неверный адрес сайта
title-name-reserved = Это имя зарезервировано
title-name-too-long = Имя слишком длинное
title-text-too-long = Текст слишком длинный
title-too-many-links = Слишком много ссылок
title-too-many-followers = Слишком много подписчиков
title-mail-unsigned = Запрос не подписан
title-mail-signature-wrong = Подпись не принята
title-mail-not-raw = Нет исходного текста письма
title-mail-not-ours = Это сообщение не для Afterword
title-unknown-action = Неизвестное действие
title-unknown-mark = Неизвестный вид блокировки
title-unknown-reaction = Неизвестная реакция
title-unknown-scope = Неизвестное право
title-https-required = Используйте https
title-too-many-comments = Слишком много комментариев
title-too-many-connections = Слишком много соединений
title-too-many-mails = Слишком много писем
title-too-many-passwords = Слишком много неверных паролей
title-too-many-reactions = Слишком много реакций
title-headers-too-large = Заголовки слишком большие
title-internal = Что-то пошло не так
title-mail-later = Сейчас сообщение нельзя обработать
title-mail-off = Почта отключена
title-store-busy = Сервер занят
title-store-read-only = Сервер не может записывать
title-store-unavailable = Серверу недоступны его данные
title-stopping = Сервер останавливается
title-timeout = Ответ занял слишком много времени
title-store-full = На сервере нет места

## Страницы по ссылкам из писем

link-comment-on = Комментарий к статье
link-approve-question = Одобрить этот комментарий?
link-approve-button = Одобрить
link-reject-question = Отклонить этот комментарий?
link-reject-button = Отклонить
link-spam-question = Этот комментарий — спам?
link-spam-button = Спам
link-delete-question = Удалить этот комментарий?
link-delete-button = Удалить
link-block-question = Заблокировать автора этого комментария?
link-block-button = Заблокировать автора
link-block-hint = Блокировка: комментарий попадёт в спам, и с ним всё, что отныне придёт с адреса или из сети этого автора.
link-undo = Отменить
link-decide = Ваше решение
link-otherwise = Изменить решение
link-is-pending = Этот комментарий ждёт решения
link-is-approved = Этот комментарий одобрен
link-is-rejected = Этот комментарий отклонён
link-is-spam = Этот комментарий помечен как спам
link-is-deleted = Этот комментарий удалён
link-erased = Автор удалил этот комментарий
link-outdated = Этот комментарий изменился
link-outdated-hint = Теперь в нём не тот текст, что в вашем письме, поэтому принять решение о нём здесь нельзя. Новое письмо уже в пути: примите решение в нём.
link-decided-by = Решение: { $name }
link-undone-by = Решение отменено: { $name }
link-reasons = Почему он задержан
link-reply = Ответить публично (необязательно)
link-reply-hint = После одобрения появится под комментарием с подписью { $name }. **жирный**, *курсив*, > цитата, `код`
link-answer = Опубликовать ответ
link-answered = Ваш ответ опубликован под комментарием.
link-to-comment = Посмотреть на странице
link-confirm = Подтвердите свой адрес
link-confirm-what = На { $address } будут приходить письма о комментариях на сайте { $site }.
link-confirm-button = Подтвердить
link-confirm-hint = Вы об этом не просили? Тогда ничего не делайте: без подтверждения писем не будет.
link-confirmed = Ваш адрес подтверждён
link-confirmed-what = На { $address } приходят письма о комментариях на сайте { $site }. В каждом письме есть ссылка, чтобы отписаться.
link-address-what = Ответы по почте с адреса { $address } будут считаться ответами от { $moderator }.
link-address-hint = Вы об этом не просили? Тогда ничего не делайте: без вашего подтверждения ничего не изменится.
link-address-done = Ответы по почте с адреса { $address } теперь считаются ответами от { $moderator }.
link-publish = Можно ли опубликовать ваше сообщение?
link-publish-what = Вы написали его только тому, кто ведёт { $site }. После публикации его сможет прочитать каждый, с именем { $name } и с ответами на него.
link-submit = Этот комментарий написали вы?
link-submit-what = Он пришёл по почте с вашего адреса, для { $page }. После подтверждения решение о нём примут, как о любом другом комментарии.
link-submit-button = Да, это мой комментарий
link-submit-hint = Это не ваш комментарий? Тогда ничего не делайте: без подтверждения его никто не увидит.
link-put-back = Опубликовать ваш ответ с этими словами?
link-put-back-done = Ваш ответ опубликован с этими словами
link-put-back-late = Ваш ответ с тех пор изменён или удалён, поэтому вернуть эти слова нельзя
link-put-back-comment = Опубликовать комментарий с этими словами?
link-put-back-comment-done = Комментарий опубликован с этими словами
link-put-back-comment-late = Комментарий с тех пор изменён или удалён, поэтому вернуть эти слова нельзя
link-send-rest = Отправить автору и эти слова?
link-send-rest-done = Эти слова уйдут автору по почте
link-stop = Какие письма больше не нужны?
link-stop-what = На { $address } приходят письма о комментариях на сайте { $site }.
link-stop-one = Только письма об этом комментарии
link-stop-one-hint = Писем об ответах на ваш комментарий к «{ $page }» больше не будет. Остальные будут приходить.
link-stop-thread = Только письма об этом обсуждении
link-stop-thread-hint = Писем о новых комментариях к «{ $page }» больше не будет. Остальные будут приходить.
link-stop-threads = Только письма об обсуждениях, за которыми вы следите
link-stop-threads-hint = Писем о новых комментариях в обсуждениях на { $site }, за которыми вы следите, больше не будет. Письма об ответах на ваши комментарии будут приходить.
link-stop-all = Все письма
link-stop-all-hint = Никаких писем с сайта { $site } больше не будет.
link-stopped = Писем больше не будет
link-stopped-one = Письма об ответах на ваш комментарий к «{ $page }» больше не придут.
link-stopped-thread = Письма о новых комментариях к «{ $page }» больше не придут.
link-stopped-threads = Письма об обсуждениях на { $site } больше не придут.
link-stopped-that = Письма об ответах на тот комментарий больше не придут.
link-stopped-all = На { $address } больше не придут письма с сайта { $site }.
link-stopped-gone = Ваш адрес здесь не хранится.
link-no-link = Эта ссылка никуда не ведёт

## Что пошло не так: на страницах по ссылкам из писем

link-problem-unknown-link = Ссылка неполная или устарела. Скопируйте её из письма ещё раз. Если там она разбита на две строки, соедините их.
link-problem-link-expired = Ссылка устарела. То, для чего она была нужна, возможно, уже сделано. В новых письмах ссылки работают.
link-problem-missing-field = Ничего не выбрано, поэтому ничего не изменилось. Откройте ссылку из письма ещё раз и нажмите одну из кнопок.
link-problem-unknown-action = Здесь это решить нельзя. Выберите одну из кнопок.
link-problem-not-possible = В нынешнем состоянии комментария это невозможно.
link-problem-changed-meanwhile = За это время приняли другое решение, поэтому ничего не изменилось. Вот комментарий в нынешнем виде.

## Консоль: рамка, очередь и комментарий

console-frame-skip = Перейти к содержимому
console-frame-navigation = Консоль
console-frame-queue = Очередь
console-frame-comments = Комментарии
console-frame-pages = Страницы
console-frame-blocks = Блокировки
console-frame-statistics = Статистика
console-frame-sites = Сайты
console-frame-tokens = Токены
console-frame-outbox = Исходящие
console-frame-account = Учётная запись
console-frame-menu = Меню
console-frame-signed-in = Вы вошли как { $name }
console-frame-sign-out = Выйти
console-keys-title = Сочетания клавиш
console-keys-next = Следующий комментарий
console-keys-previous = Предыдущий комментарий
console-keys-tick = Выбрать, чтобы принять решение сразу о нескольких
console-keys-open = Открыть комментарий на отдельной странице
console-keys-undo = Отменить
console-keys-help = Показать эти сочетания
console-keys-note = Пока вы печатаете, сочетания отключены.
console-keys-close = Закрыть
console-list-label = Список комментариев
console-list-by-status = Комментарии по статусу
console-list-all = Все
console-list-site = Сайт
console-list-all-sites = Все сайты
console-list-search = Поиск
console-list-find = Найти
console-list-on-page = К статье «{ $page }»
console-list-by-author = С адреса или из сети, откуда пишет { $name }
console-list-without = Убрать этот фильтр
console-list-choose = Выбрать комментарий ({ $name })
console-list-choose-all = Выбрать все на этой странице
console-list-chosen = Для выбранных
console-list-older = Более старые
console-list-newest = Самые новые
console-list-to-comment = Перейти к комментарию
console-list-nothing-waits = Очередь пуста.
console-list-nothing-waits-hint = Новые комментарии сначала приходят сюда. А пока можно отдохнуть.
console-list-in-spam =
    { $count ->
       *[other] ({ $count } в спаме)
    }
console-list-nothing-here = Здесь нет комментариев.
console-list-nothing-found = Ни в одном комментарии нет «{ $words }».
console-list-see-all = Показать все комментарии
console-list-erased = Удалено автором
console-list-reported = Есть жалоба
console-comment-label = Комментарий
console-comment-to-list = Список
console-comment-on = к статье
console-comment-see-page = Открыть страницу в блоге
console-comment-edited = изменено
console-comment-pinned = Закреплено
console-comment-answers = В ответ пользователю { $name }
console-comment-answers-gone = Ответ на комментарий, которого больше нет
console-comment-replies =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответов
    }
console-comment-more-replies =
    { $count ->
       *[other] и ещё { $count }
    }
console-comment-reasons = Почему он ожидает
console-comment-reported = Жалобы читателей
console-comment-reasons-then = Почему он был задержан
console-comment-points = Баллов всего: { $points }
console-comment-author = С этого адреса или из этой сети
console-comment-first = Первый комментарий
console-comment-published =
    { $count ->
        [one] { $count } опубликован
        [few] { $count } опубликованы
        [many] { $count } опубликовано
       *[other] { $count } опубликовано
    }
console-comment-waiting =
    { $count ->
        [one] { $count } ожидает
        [few] { $count } ожидают
        [many] { $count } ожидают
       *[other] { $count } ожидают
    }
console-comment-rejected =
    { $count ->
        [one] { $count } отклонён
        [few] { $count } отклонены
        [many] { $count } отклонено
       *[other] { $count } отклонено
    }
console-comment-spam =
    { $count ->
       *[other] { $count } в спаме
    }
console-comment-since = с { $date }
console-comment-by-author = Все с этого адреса или из этой сети
console-comment-erased = Автор удалил этот комментарий. Принять решение о нём уже нельзя.
console-comment-decide = Ваше решение
console-comment-reply = Ответить
console-comment-reply-hint = Появится под комментарием с подписью { $name }. **жирный**, *курсив*, > цитата, `код`
console-comment-reply-approves = Одобрить и ответить
console-comment-reply-send = Опубликовать ответ
console-comment-edit = Изменить
console-comment-edit-text = Комментарий в Markdown
console-comment-edit-hint = Читатели увидят, что он изменён.
console-comment-edit-send = Сохранить
console-comment-block = Заблокировать автора
console-comment-block-hint = Этот комментарий попадёт в спам, и с ним всё, что придёт от выбранного.
console-comment-block-name = Имя
console-comment-block-email = Адрес почты
console-comment-block-network = Сеть
console-comment-block-send = Пометить как спам и заблокировать
console-comment-audit = История решений
console-comment-when = Когда
console-comment-who = Кто
console-comment-what = Что
console-comment-interface = Способ
console-comment-change = До и после
console-comment-undone = отменено
console-comment-no-decision = Решений пока не было.
console-status-pending = Ожидает
console-status-approved = Опубликовано
console-status-rejected = Отклонено
console-status-spam = Спам
console-status-deleted = Удалено
console-status-private = Только для вас
console-comment-private = Только для вас: больше никто этого не видит. Ответ уйдёт автору по почте и останется между вами.
console-comment-private-no-answer = Только для вас: больше никто этого не видит. С автором нельзя связаться по почте, поэтому ответить не получится.
console-action-approve-button = Одобрить
console-action-approve-past = одобрено
console-action-approve-done =
    { $count ->
        [one] Одобрен { $count } комментарий.
        [few] Одобрено { $count } комментария.
        [many] Одобрено { $count } комментариев.
       *[other] Одобрено { $count } комментариев.
    }
console-action-reject-button = Отклонить
console-action-reject-past = отклонено
console-action-reject-done =
    { $count ->
        [one] Отклонён { $count } комментарий.
        [few] Отклонено { $count } комментария.
        [many] Отклонено { $count } комментариев.
       *[other] Отклонено { $count } комментариев.
    }
console-action-spam-button = Спам
console-action-spam-past = помечено как спам
console-action-spam-done =
    { $count ->
        [one] Помечен как спам { $count } комментарий.
        [few] Помечено как спам { $count } комментария.
        [many] Помечено как спам { $count } комментариев.
       *[other] Помечено как спам { $count } комментариев.
    }
console-action-delete-button = Удалить
console-action-delete-past = удалено
console-action-delete-done =
    { $count ->
        [one] Удалён { $count } комментарий.
        [few] Удалено { $count } комментария.
        [many] Удалено { $count } комментариев.
       *[other] Удалено { $count } комментариев.
    }
console-action-restore-button = Восстановить
console-action-restore-past = восстановлено
console-action-restore-done =
    { $count ->
        [one] Восстановлен { $count } комментарий.
        [few] Восстановлено { $count } комментария.
        [many] Восстановлено { $count } комментариев.
       *[other] Восстановлено { $count } комментариев.
    }
console-action-pin-button = Закрепить
console-action-pin-past = закреплено
console-action-pin-done =
    { $count ->
        [one] Закреплён { $count } комментарий.
        [few] Закреплено { $count } комментария.
        [many] Закреплено { $count } комментариев.
       *[other] Закреплено { $count } комментариев.
    }
console-action-unpin-button = Открепить
console-action-unpin-past = откреплено
console-action-unpin-done =
    { $count ->
        [one] Откреплён { $count } комментарий.
        [few] Откреплено { $count } комментария.
        [many] Откреплено { $count } комментариев.
       *[other] Откреплено { $count } комментариев.
    }
console-action-block-button = Заблокировать
console-action-block-past = автор заблокирован
console-action-block-done =
    { $count ->
        [1] Автор заблокирован, а комментарий помечен как спам.
        [one] Помечен как спам { $count } комментарий, авторы заблокированы.
        [few] Помечено как спам { $count } комментария, авторы заблокированы.
        [many] Помечено как спам { $count } комментариев, авторы заблокированы.
       *[other] Помечено как спам { $count } комментариев, авторы заблокированы.
    }
console-action-undo-button = Отменить
console-action-undo-past = решение отменено
console-action-undo-done =
    { $count ->
        [one] Отменено { $count } решение.
        [few] Отменено { $count } решения.
        [many] Отменено { $count } решений.
       *[other] Отменено { $count } решений.
    }
console-action-edit-button = Изменить
console-action-edit-past = изменено
console-action-edit-done =
    { $count ->
        [one] Изменён { $count } комментарий.
        [few] Изменено { $count } комментария.
        [many] Изменено { $count } комментариев.
       *[other] Изменено { $count } комментариев.
    }
console-action-ask-button = Попросить согласия
console-action-ask-past = запрошено согласие на публикацию
console-action-ask-done = Запросов авторам: { $count }.
console-action-reply-button = Ответить по почте
console-action-reply-past = отправлен ответ по почте
console-action-reply-done = Ответов по почте: { $count }.
console-script-failed = Не получилось, поэтому ничего не изменилось:
console-script-failed-partly = Кое-что выполнить не удалось:
console-script-offline = Нет связи с сервером. Ничего не изменилось; попробуйте ещё раз.
console-script-session-ended = Ваш сеанс завершён. Ничего не изменилось, а введённый текст сохранён.
console-script-sign-in = Войти снова
console-interface-console = Консоль
console-interface-mail = Почта
console-interface-link = Ссылка в письме
console-interface-api = API
console-interface-command-line = Командная строка
console-interface-akismet = Akismet
console-interface-network = Сеть

## Консоль: списки

console-shared-site = Сайт
console-shared-all-sites = Все сайты
console-shared-filter = Что показать
console-shared-show = Показать
console-shared-more = Ещё
console-shared-beginning = С начала
console-shared-parts = Части списка
console-shared-done = Сохранено.
console-shared-never = никогда
console-shared-save = Сохранить
console-shared-what = Действие
console-pages-title = Страницы
console-pages-page = Страница
console-pages-comments = Комментарии
console-pages-first-seen = Первый комментарий
console-pages-state = Состояние
console-pages-open = Открыта
console-pages-closed = Закрыта
console-pages-closed-by-age = Закрыта за давностью
console-pages-aliases = Также по адресу
console-pages-search = Поиск
console-pages-search-hint = В заголовке или пути.
console-pages-change = Изменить
console-pages-change-this = Изменить: { $page }
console-pages-close = Закрыть
console-pages-close-what = Читатели по-прежнему видят комментарии, но новых писать не могут.
console-pages-reopen = Открыть снова
console-pages-reopen-what = Читатели снова смогут писать здесь комментарии.
console-pages-by-age-what = Сайт закрывает статьи через некоторое время после первого комментария. Через какое, указано в настройках сайта.
console-pages-retired-what = Сайт переведён в архив: статьи больше не принимают комментарии.
console-pages-name = Заголовок
console-pages-name-what = Виден в консоли, в письмах и в лентах.
console-pages-rename = Сохранить заголовок
console-pages-move-to = Перенести на
console-pages-move-what = Для статьи, у которой новый путь. Старые ссылки продолжат работать. Если по новому пути уже есть комментарии, обе ветки станут одной. Это нельзя отменить.
console-pages-move-button = Перенести
console-pages-moved = Комментарии теперь здесь: { $path }.
console-pages-alias = Другой путь
console-pages-alias-what = Ещё один путь, который ведёт к тем же комментариям.
console-pages-alias-button = Добавить путь
console-pages-none = Страниц пока нет.
console-pages-none-hint = Статья появляется здесь с первым комментарием.
console-pages-none-found = Ни одна страница не подходит. Попробуйте меньше слов или все сайты.
console-blocks-title = Блокировки
console-blocks-about = Всё от этих отправителей сразу попадает в спам. Прежние комментарии остаются как есть.
console-blocks-who = Кто
console-blocks-since = С какого дня
console-blocks-by = Кем
console-blocks-name = Имя
console-blocks-email = Адрес почты
console-blocks-network = Сеть
console-blocks-host = Хост
console-blocks-network-of = сеть, откуда пришёл комментарий ({ $name })
console-blocks-network-given = сеть, введённая вручную; хранится только её хеш
console-blocks-comment = комментарий
console-blocks-remove = Разблокировать
console-blocks-remove-this = Разблокировать: { $name }
console-blocks-add = Добавление блокировки
console-blocks-kind = Что заблокировать
console-blocks-value = Значение
console-blocks-value-hint = Имя, например Ann, адрес почты, например ann@example.org, IP-адрес, например 203.0.113.7 (блокируется вся его сеть), или хост, например example.org (блокируются и все хосты под ним).
console-blocks-add-button = Заблокировать
console-blocks-none = Никто не заблокирован. Автора комментария можно заблокировать и там, где вы читаете комментарий.
console-statistics-title = Статистика
console-statistics-span = Период
console-statistics-days = { $days } дней
console-statistics-a-day = в день
console-statistics-a-week = в неделю
console-statistics-comments = Комментарии
console-statistics-decisions = Решения
console-statistics-share = Доля спама
console-statistics-top = Самые комментируемые страницы
console-statistics-published = Опубликовано
console-statistics-waiting = Ожидает
console-statistics-spam = Спам
console-statistics-refused = Отклонено
console-statistics-all = Все
console-statistics-came-in =
    { $count ->
        [0] За последние { $days } дней комментариев не приходило.
        [one] За последние { $days } дней пришёл { $count } комментарий, в том числе спам: { $spam }.
        [few] За последние { $days } дней пришло { $count } комментария, в том числе спам: { $spam }.
        [many] За последние { $days } дней пришло { $count } комментариев, в том числе спам: { $spam }.
       *[other] За последние { $days } дней пришло { $count } комментариев, в том числе спам: { $spam }.
    }
console-statistics-decided =
    { $count ->
        [0] За последние { $days } дней решений не было.
        [1] За последние { $days } дней принято одно решение.
        [one] За последние { $days } дней принято { $count } решение, больше всего { $when }: { $most }.
        [few] За последние { $days } дней принято { $count } решения, больше всего { $when }: { $most }.
        [many] За последние { $days } дней принято { $count } решений, больше всего { $when }: { $most }.
       *[other] За последние { $days } дней принято { $count } решений, больше всего { $when }: { $most }.
    }
console-statistics-share-was = За последние { $days } дней доля спама среди пришедшего составила { $share }.
console-statistics-share-none = За последние { $days } дней ничего не приходило, поэтому считать нечего.
console-statistics-top-was = Страницы, где больше всего опубликованных комментариев за всё время.
console-statistics-top-none = Ни на одной странице пока нет опубликованных комментариев.
console-statistics-on-day = { $date }
console-statistics-in-week = за неделю с { $date }
console-statistics-week-label = Неделя с { $date }
console-statistics-column = { $when }: { $all } (опубликовано { $published }, ожидает { $waiting }, спам { $spam }, отклонено { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] нет комментариев
        [one] { $count } комментарий
        [few] { $count } комментария
        [many] { $count } комментариев
       *[other] { $count } комментариев
    }
console-statistics-decision-count =
    { $count ->
        [0] нет решений
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решений
    }
console-statistics-table = Числа в таблице
console-statistics-day = День
console-statistics-week = Неделя с
console-statistics-utc = Дни начинаются в полночь по UTC.
console-sites-title = Сайты
console-sites-key = Ключ
console-sites-name = Название
console-sites-name-hint = Видно в письмах, в лентах и здесь.
console-sites-origins = Источники
console-sites-origins-hint = Где находится блог: по одному адресу в строке, например https://blog.example.org. Комментарии принимаются только оттуда. Ссылки ведут на первый адрес.
console-sites-comments = Комментарии
console-sites-waiting = Ожидает
console-sites-none = Сайтов пока нет. Добавьте свой блог ниже.
console-sites-add = Добавление сайта
console-sites-add-button = Добавить сайт
console-sites-key-hint = Стоит в теге script и никогда не меняется: a–z, 0–9, - и _, например blog.
console-sites-key-invalid = Укажите от 1 до 40 символов из a–z, 0–9, - и _; первым должна быть буква или цифра.
console-sites-key-taken = Сайт с таким ключом уже есть. Выберите другой.
console-sites-origins-invalid = Укажите хотя бы один адрес, каждый только со схемой и хостом, например https://blog.example.org.
console-sites-name-invalid = Укажите название короче, в одну строку.
console-sites-refused = Пока ничего не сохранено. Проверьте отмеченные поля.
console-sites-outdated = За это время сайт изменил кто-то другой, поэтому ничего не сохранено. Введённое вами — ниже. Если сохранить ещё раз, оно заменит чужие изменения.
console-sites-see-now = Посмотреть сайт в нынешнем виде
console-sites-as-server = по умолчанию на сервере: { $value }
console-sites-while-empty = Пустое поле — значение сервера по умолчанию ({ $value }).
console-sites-nothing = нет
console-sites-about = Сайт
console-sites-about-comments = Комментарии
console-sites-about-spam = Что считать спамом
console-sites-about-thread = Ветка
console-sites-about-people = Люди и письма
console-sites-paste = Вставка в ваш блог
console-sites-paste-hint = Вставьте это в шаблон статей туда, где должны быть комментарии.
console-sites-tag = Тег script
console-sites-back = Все сайты
console-tokens-title = Токены
console-tokens-about = Токен — это ключ для скрипта. С ним скрипт может через API делать то, что вы здесь разрешите.
console-tokens-name = Название
console-tokens-name-hint = Для чего он, например «ночная резервная копия». Под этим названием записываются решения.
console-tokens-name-invalid = Укажите название длиной от 1 до 80 символов.
console-tokens-name-taken = Токен с таким названием уже есть. Выберите другое название или отзовите старый токен.
console-tokens-scopes = Токену можно
console-tokens-scopes-missing = Выберите хотя бы одно, что токену можно.
console-tokens-made = Создан
console-tokens-used = Последнее использование
console-tokens-state = Состояние
console-tokens-revoked = Отозван { $date }
console-tokens-revoke = Отозвать
console-tokens-revoke-this = Отозвать: { $name }
console-tokens-revoke-what = Отозванный токен сразу перестаёт работать, и вернуть его нельзя.
console-tokens-none = Токенов пока нет.
console-tokens-add = Создание токена
console-tokens-add-button = Создать токен
console-tokens-ready = Токен { $name } готов
console-tokens-once = Скопируйте его сейчас: он показывается только один раз. Хранится только его хеш.
console-tokens-token = Токен
console-tokens-back = Все токены
console-outbox-title = Письма
console-outbox-tabs = Какие письма
console-outbox-failed = Недоставленные
console-outbox-waiting = Ожидают
console-outbox-all = Все
console-outbox-failed-one = Не доставлено
console-outbox-waiting-one = Ожидает
console-outbox-kind = Вид
console-outbox-to = Кому
console-outbox-since = Написано
console-outbox-state = Состояние
console-outbox-attempts =
    { $count ->
        [0] попыток ещё не было
        [one] { $count } попытка
        [few] { $count } попытки
        [many] { $count } попыток
       *[other] { $count } попыток
    }
console-outbox-next = следующая { $time }
console-outbox-sent = Отправлено
console-outbox-error = Что ответила другая сторона
console-outbox-why = Почему
console-outbox-again = Попробовать снова
console-outbox-again-this = Попробовать снова: { $mail }
console-outbox-mails = Письма
console-outbox-webhooks = Вебхуки
console-outbox-event = Событие
console-outbox-url = Адрес
console-outbox-none-failed = Недоставленных писем нет. Всё хорошо.
console-outbox-none-waiting = Ожидающих писем нет.
console-outbox-none = Писем пока нет.

console-ways-in-title = Входящие письма
console-ways-in-way = Канал
console-ways-in-messages = Сообщения
console-ways-in-last = Последнее сообщение
console-ways-in-looked = Последняя проверка
console-ways-in-failures = Сбои
console-ways-in-open = Открыт
console-ways-in-closed = Закрыт
console-ways-in-since = Считается с запуска сервера. То, что приходит через `afterword mail receive`, здесь не считается.
console-ways-in-off = Почта отключена.
console-ways-in-login = Afterword не вошёл в свой почтовый ящик. Письма ждут, пока кто-нибудь не войдёт.

## Что можно токену

scope-read = чтение
    .may = читать страницы и комментарии в любом статусе, с адресами почты
scope-moderate = модерация
    .may = принимать решения о комментариях, изменять их, блокировать авторов, стирать данные человека, изменять страницы
scope-sites = изменение сайтов
    .may = добавлять сайты и менять их настройки (с первыми двумя правами — также модераторов и карту сайта), создавать и отзывать токены
scope-export = экспорт
    .may = выгружать все данные
scope-mail = передача писем
    .may = передавать письма, которые возвращаются в Afterword

## Почему письмо или вебхук не доставлены

undelivered-given-up = Через три дня попытки прекращены
undelivered-bounced = Письмо вернулось: адрес не принимает почту.
undelivered-receiver-removed = В настройке webhooks.urls больше нет этого получателя.
undelivered-store-unreadable = Не удалось прочитать базу данных.
undelivered-place-unknown = Сайт или страница неизвестны.
undelivered-too-many-confirmations = Ожидает, потому что за последний час многих читателей попросили подтвердить адрес.
undelivered-answered = Получатель ответил { $status }.

## Какие письма есть в исходящих

console-mail-kind-moderation = Новый комментарий, модератору
console-mail-kind-spam = Что попало в спам, модератору
console-mail-kind-confirmation = Подтверждение адреса
console-mail-kind-answered = Ответ на комментарий, читателю
console-mail-kind-followed = Новый комментарий в обсуждении, подписчику
console-mail-kind-published = Комментарий опубликован, его автору
console-mail-kind-reported = Жалоба на комментарий, модератору
console-mail-kind-report-decided = Решение по жалобе, читателю
console-mail-kind-removed = Комментарий удалён после жалобы, его автору
console-mail-kind-private = Сообщение только для вас, модератору
console-mail-kind-private-reply = Ответ на личное сообщение, его автору
console-mail-kind-may-publish = Вопрос, можно ли опубликовать личное сообщение, его автору
console-mail-kind-decided = Что изменил ваш ответ
console-mail-kind-explanation = Почему ваш ответ ничего не изменил
console-mail-kind-refusal = Почему ответ читателя не принят
console-mail-kind-unproven = Ваш ли это комментарий, отправителю
console-mail-kind-received = Комментарий пришёл по почте, его автору
console-mail-kind-test = Проверка
console-mail-kind-sign-in = Ссылка для входа
console-mail-kind-damage = База данных повреждена
console-mail-kind-address = Дополнительный адрес модератора

## Настройки сайта: название, пояснение, что написать вместо отклонённого, и варианты

setting-moderation = Новые комментарии
    .hint = Ждёт ли комментарий вашего решения или появляется сразу.
    .hold = задерживать
    .publish = публиковать сразу
setting-edit-window = Время на правку
    .hint = Как долго авторы могут менять или удалять свои комментарии, например 15m, 2h или 1d. 0s — совсем нельзя.
    .problem = Укажите время, например 15m, 2h или 1d; не больше 30d.
setting-close-after = Закрывать статьи через
    .hint = Как долго после первого комментария статья принимает новые, например 90d, или never (никогда не закрывать). Старые статьи привлекают больше всего спама.
    .problem = Укажите время, например 90d, или never.
setting-retired = В архиве
    .hint = Живёт ли блог дальше без этого сервера: тогда статьи больше не принимают комментарии и реакции, а следить за обсуждениями нельзя. Включается командой afterword retire.
    .true = в архиве
    .false = работает
setting-sitemap = Карта сайта
    .hint = В ней перечислены статьи: путь, например /sitemap.xml, или полный адрес на сайте. Если карты нет, напишите none.
    .problem = Укажите путь, например /sitemap.xml, или полный адрес.
setting-unknown-pages = Неизвестные статьи
    .hint = Что делать с комментарием к статье, которой нет в карте сайта.
    .hold = задержать
    .refuse = не принимать
    .publish = принять, как любой другой
setting-hold-at = Задерживать от
    .hint = Оценка проверки на спам, с которой комментарий ждёт вашего решения; 0 — никогда.
    .problem = Укажите число от 0 до 1000.
setting-spam-at = Спам от
    .hint = Оценка, с которой комментарий попадает в спам; 0 — никогда.
    .problem = Укажите число от 0 до 1000.
setting-refuse-at = Не принимать от
    .hint = Оценка, с которой комментарий вообще не принимается; 0 — никогда.
    .problem = Укажите число от 0 до 1000.
setting-words-hold = Слова, из-за которых задерживать
    .hint = Комментарий с одним из этих слов или выражений (по одному в строке) ждёт вашего решения. /…/ — это шаблон. Если таких слов нет, напишите none.
    .problem = Укажите до 500 слов или шаблонов, например /cheap .* pills/, по одному в строке, без запятых.
setting-words-spam = Слова, которые означают спам
    .hint = Комментарий с одним из них — спам.
    .problem = Укажите до 500 слов или шаблонов, например /cheap .* pills/, по одному в строке, без запятых.
setting-words-refuse = Недопустимые слова
    .hint = Комментарий с одним из них не принимается.
    .problem = Укажите до 500 слов или шаблонов, например /cheap .* pills/, по одному в строке, без запятых.
setting-script-check = Другая письменность
    .hint = Ждёт ли вашего решения комментарий, написанный не вашей письменностью.
    .off = не проверять
    .hold = задерживать
setting-scripts = Ваши письменности
    .hint = Например, Latin или Cyrillic, по одной в строке. Напишите none, чтобы взять те, что приняты в языке сайта.
    .problem = Укажите названия письменностей, например Latin, Cyrillic или Han, по одному в строке.
setting-trust-after = Доверять после
    .hint = После стольких одобренных комментариев автор считается знакомым и не ждёт. 0 — никогда.
    .problem = Укажите число от 0 до 20.
setting-trust-confirmed = Доверять по почте
    .hint = Считать ли знакомыми авторов с подтверждённым адресом почты.
    .true = да
    .false = нет
setting-akismet = Akismet
    .hint = Спрашивать ли о каждом комментарии сервис Akismet. Он получит текст, а также имя, адрес почты и сетевой адрес автора. Серверу нужен для него ключ.
    .true = спрашивать
    .false = не спрашивать
setting-depth = Уровни ответов
    .hint = Сколько уровней ответов показывать с отступом. Более глубокие показываются на последнем уровне. 0 — простой список.
    .problem = Укажите число от 0 до 20.
setting-page-size = Комментариев за раз
    .hint = Сколько показывать до кнопки «Ещё».
    .problem = Укажите число от 1 до 1000.
setting-sort = Порядок
    .hint = Какие комментарии идут первыми.
    .oldest = сначала старые
    .newest = сначала новые
    .top = сначала те, где больше реакций
setting-images = Изображения
    .hint = Показывать ли изображения в комментариях. Браузеры загружают их с хоста, который указал автор, и этот хост видит ваших читателей.
    .true = показывать
    .false = не показывать
setting-maths = Формулы
    .hint = Показывать ли TeX в комментариях как формулы: $x^2$ в строке, $$x^2$$ в отдельной строке. Ранее написанные комментарии не меняются.
    .true = показывать
    .false = не показывать
setting-code-colours = Цвета в коде
    .hint = Показывать ли код после ``` и названия языка в цвете. Ранее написанные комментарии не меняются.
    .true = показывать
    .false = не показывать
setting-reactions = Реакции
    .hint = Что читатели могут оставить одним щелчком: эмодзи или короткие слова, по одному в строке, не больше 12. Если реакции не нужны, напишите none.
    .problem = Укажите до 12 эмодзи или коротких слов, по одному в строке, без пробелов и запятых, каждое только раз.
setting-article-reactions = Реакции на статьи
    .hint = Можно ли оставить те же реакции и на саму статью. Они показываются над комментариями.
    .true = предлагать
    .false = не предлагать
setting-avatars = Изображения авторов
    .hint = Показываются рядом с комментариями, авторы которых указали адрес почты. Их получает этот сервер: служба узнаёт хеш адреса и ничего о ваших читателях.
    .off = нет
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Сообщения только для вас
    .hint = Могут ли читатели написать то, что видите только вы. Это публикуется, только если хотите и вы, и автор.
    .true = принимать
    .false = не принимать
setting-language = Язык
    .hint = Язык текстов вокруг комментариев: { $languages }. Страница может указать другой.
    .problem = Укажите код языка, например en, de или pt-BR.
setting-owner = Ваше имя
    .hint = Видно над вашими ответами. Если имени нет, показывается название сайта.
    .problem = Укажите имя не длиннее 80 символов.
setting-reserved-names = Зарезервированные имена
    .hint = Имена, под которыми никому нельзя комментировать, по одному в строке, не больше 50. Ваше имя и название сайта зарезервированы всегда. Чтобы ограничиться ими, напишите none.
    .problem = Укажите до 50 имён не длиннее 80 символов, по одному в строке, без запятых, каждое только раз.
setting-moderators = Модераторы
    .hint = Адреса почты, по одному в строке, не больше 20. На каждый приходят письма о новых комментариях; решение принимают ответом. Если модераторов нет, напишите none.
    .problem = Укажите до 20 адресов почты, например ann@example.org, по одному в строке, каждый только раз.
setting-tell-owner = Письма модераторам
    .hint = О каких новых комментариях модераторы получают письмо.
    .held = о тех, что ожидают
    .all = обо всех
    .nothing = ни о каких
setting-tell-spam = Письма о спаме
    .hint = Получают ли модераторы раз в день письмо о том, что попало в спам.
    .true = да
    .false = нет
setting-notifications = Письма об ответах
    .hint = Могут ли читатели просить письмо, когда им отвечают. Сначала они подтверждают адрес.
    .true = да
    .false = нет
setting-follow-threads = Подписка на обсуждения
    .hint = Могут ли читатели следить за обсуждением: письмо о каждом новом комментарии или одно в день. Только там, где включены письма об ответах.
    .true = да
    .false = нет
setting-comments-by-mail = Комментарии по почте
    .hint = Можно ли писать комментарии по почте: тогда у каждой страницы есть для них адрес.
    .true = да
    .false = нет
setting-tell-authors = Письма о публикации
    .hint = Получают ли авторы с подтверждённым адресом письмо, когда их задержанный комментарий опубликован.
    .true = да
    .false = нет
setting-answers-elsewhere = Ответы в других сетях
    .hint = Публиковать ли ваши ответы людям из Mastodon и Bluesky и там.
    .true = да
    .false = нет

setting-own-posts = Ваши записи
    .hint = Файл на сайте, в котором названы ваши записи о статьях, например /afterword/posts.json. none — без файла.
    .problem = Укажите путь, например /afterword/posts.json, или полный адрес.

setting-webmentions = Webmention
    .hint = Становятся ли комментариями страницы других сайтов, которые ссылаются на статью.
    .true = да
    .false = нет

setting-send-webmentions = Отправлять webmention
    .hint = Сообщать ли страницам, на которые ссылаются ваши комментарии.
    .true = да
    .false = нет

## Консоль: вход и учётная запись

console-sign-in = Войти
console-sign-in-email = Адрес почты
console-sign-in-password = Пароль
console-sign-in-password-hint = Оставьте пустым, чтобы получить ссылку для входа по почте.
console-sign-in-no-mail-hint = Этот сервер не отправляет писем. Если у вас нет пароля, запустите на сервере `afterword console link АДРЕС`: команда выведет ссылку для входа.
console-sign-in-sent-title = Проверьте почту
console-sign-in-sent = Если у { $address } есть здесь доступ, письмо уже в пути.
console-sign-in-sent-hint = Ссылка в нём работает один раз и в течение 15 минут. Её можно открыть и на другом устройстве.
console-sign-in-follow = Войти здесь как { $address }?
console-sign-in-follow-hint = Ссылка работает только один раз.
console-sign-in-account = Ваша учётная запись
console-sign-in-signed-in-as = Вы вошли как
console-sign-in-sessions = Активные сеансы
console-sign-in-sessions-hint = Сеанс действует 30 дней, а если не заходить — 7 дней.
console-sign-in-some-browser = неизвестный браузер
console-sign-in-begun = Вход выполнен
console-sign-in-seen = Последнее посещение
console-sign-in-this-one = этот
console-sign-in-sign-out = Выйти
console-sign-in-sign-out-everywhere = Выйти везде
console-sign-in-session-ended = Тот сеанс завершён.
console-sign-in-set-password = Задать пароль
console-sign-in-change-password = Изменить пароль
console-sign-in-old-password = Текущий пароль
console-sign-in-new-password = Новый пароль
console-sign-in-new-password-hint = Не меньше 12 символов; подойдёт и предложение. Все остальные сеансы будут завершены.
console-sign-in-password-set = Пароль задан. Все остальные сеансы завершены.
console-sign-in-refused = Не получилось
console-sign-in-kept = Введённый вами текст, чтобы он не пропал
console-sign-in-to-console = В консоль

## Что пошло не так: в консоли

console-problem-unknown-link = Эта ссылка устарела или уже использована. Ссылка работает один раз и в течение 15 минут: запросите новую.
console-problem-wrong-password = Неверный адрес или пароль.
console-problem-invalid-password = Выберите пароль не короче 12 и не длиннее 1024 символов. Подойдёт и предложение.
console-problem-too-many-passwords = Слишком много неверных паролей. Подождите { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минут
    } или войдите по ссылке из письма: оставьте пароль пустым.
console-problem-too-many-mails = Запрошено слишком много писем. Отправленные ссылки действуют 15 минут: проверьте входящие и папку со спамом. Или подождите { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минут
    }.
console-problem-mail-off = Этот сервер не отправляет писем. Запустите на нём `afterword console link АДРЕС`: команда выведет ссылку для входа.
console-problem-missing-field = Обязательное поле осталось пустым. Вернитесь и заполните его.
console-problem-foreign-form = Эта форма пришла не со страницы этой консоли, поэтому ничего не сделано. Откройте консоль в отдельной вкладке по адресу из `server.public_url` и попробуйте там.
console-problem-form-outdated = Эта форма осталась от прежнего входа, поэтому ничего не сделано. Вернитесь, обновите страницу и отправьте её снова.
console-problem-sign-in-needed = Вход не выполнен, поэтому ничего не сделано. Войдите снова в другой вкладке. Затем вернитесь в этой вкладке назад и отправьте ещё раз.
console-problem-unknown-page = Такой страницы нет. Страница существует с первого комментария.
console-problem-path-taken = Этот путь уже ведёт на другую страницу. Перенесите сюда ту страницу или выберите другой путь.
console-problem-invalid-page = Укажите путь, который начинается с косой черты, например /posts/hello/, без . и .. внутри.
console-problem-invalid-title = Укажите заголовок короче, в одну строку, без управляющих символов.
console-problem-invalid-name = Укажите имя хотя бы с одной буквой или цифрой, без управляющих символов.
console-problem-invalid-email = Укажите адрес почты, например ann@example.org.
console-problem-invalid-address = Укажите IP-адрес, например 203.0.113.7 или 2001:db8::7.
console-problem-invalid-host = Укажите хост, например example.org.
console-problem-unknown-block = Этой блокировки больше нет.
console-problem-unknown-token = Токена с таким номером нет.
console-problem-unknown-site = Такого сайта нет.
console-problem-changed-meanwhile = За это время что-то изменилось, поэтому ничего не сделано. Посмотрите, как всё выглядит теперь, и примите решение ещё раз.
console-problem-not-possible = В нынешнем состоянии комментария это невозможно. Посмотрите на него ещё раз.
console-problem-unknown-batch = Здесь нечего отменять.
console-problem-invalid-text = Напишите текст без управляющих символов.
console-problem-text-too-long = Текст слишком длинный. Сократите его и отправьте снова.
console-problem-too-many-links = В тексте слишком много ссылок. Уберите часть и отправьте снова.
console-problem-body-too-large = Это слишком много за раз. Сократите текст или выберите меньше комментариев.
console-problem-store-busy = Сервер занят, поэтому ничего не сделано. Попробуйте ещё раз чуть позже.
console-problem-not-again = Повторить не удалось: этого больше нет или попытка уже была.
console-problem-batch-too-large = Выберите меньше комментариев: за раз можно принять решение не больше чем о { $max }.
console-problem-internal = На сервере произошла ошибка. Подробности — в журнале сервера.
console-problem-method-not-allowed = По этому адресу нечего показать; сюда можно только отправить форму.

## Почему комментарий задержан или признан спамом

reason-akismet-asked = Этот сайт спрашивает Akismet о каждом комментарии.
reason-blocked = Заблокирован автор или хост, на который ведёт ссылка в комментарии.
reason-form-replayed = Эта же форма уже была отправлена раньше.
reason-form-too-fast =
    { $seconds ->
        [one] Отправлено через { $seconds } секунду после начала набора.
        [few] Отправлено через { $seconds } секунды после начала набора.
        [many] Отправлено через { $seconds } секунд после начала набора.
       *[other] Отправлено через { $seconds } секунд после начала набора.
    }
reason-form-too-old =
    { $hours ->
        [one] Отправлено через { $hours } час после начала набора.
        [few] Отправлено через { $hours } часа после начала набора.
        [many] Отправлено через { $hours } часов после начала набора.
       *[other] Отправлено через { $hours } часов после начала набора.
    }
reason-honeypot = Заполнено поле, которого люди не видят.
reason-proof-expired = Доказательство работы пришло слишком поздно.
reason-proof-invalid = Доказательство работы неверно.
reason-proof-missing = Пришёл без доказательства работы: из браузера без JavaScript или от программы.
reason-proof-spent = Доказательство работы уже было использовано.
reason-holds-all = Этот сайт задерживает каждый новый комментарий.
reason-offered = Это сообщение было только для вас; теперь автор согласен на публикацию.
reason-listed-word = «{ $word }» есть в вашем списке слов.
reason-fast-network =
    { $count ->
        [one] Из этой сети за короткое время пришёл { $count } комментарий.
        [few] Из этой сети за короткое время пришло { $count } комментария.
        [many] Из этой сети за короткое время пришло { $count } комментариев.
       *[other] Из этой сети за короткое время пришло { $count } комментариев.
    }
reason-fast-page =
    { $count ->
        [one] На эту страницу за короткое время пришёл { $count } комментарий.
        [few] На эту страницу за короткое время пришло { $count } комментария.
        [many] На эту страницу за короткое время пришло { $count } комментариев.
       *[other] На эту страницу за короткое время пришло { $count } комментариев.
    }
reason-fast-site =
    { $count ->
        [one] На этот сайт за короткое время пришёл { $count } комментарий.
        [few] На этот сайт за короткое время пришло { $count } комментария.
        [many] На этот сайт за короткое время пришло { $count } комментариев.
       *[other] На этот сайт за короткое время пришло { $count } комментариев.
    }
reason-repeated-here = Тот же автор уже писал здесь почти то же самое.
reason-repeated =
    { $count ->
        [one] Почти такой же текст уже приходил, на другие страницы или от других: { $count } раз.
        [few] Почти такой же текст уже приходил, на другие страницы или от других: { $count } раза.
        [many] Почти такой же текст уже приходил, на другие страницы или от других: { $count } раз.
       *[other] Почти такой же текст уже приходил, на другие страницы или от других: { $count } раз.
    }
reason-links =
    { $count ->
        [one] Содержит { $count } ссылку.
        [few] Содержит { $count } ссылки.
        [many] Содержит { $count } ссылок.
       *[other] Содержит { $count } ссылок.
    }
reason-link-share = Состоит почти из одних ссылок ({ $percent }{"\u00A0"}% текста).
reason-shortener = Ссылается на { $host }, а тот скрывает, куда ведёт ссылка.
reason-look-alike-host = Ссылается на { $host }, похожий на другой хост.
reason-hidden-link = Содержит ссылку на { $host }, которую никто не видит.
reason-misleading-link = Содержит ссылку, которая показывает { $shown }, а ведёт на { $target }.
reason-foreign-markup = Содержит ссылки в чужой разметке: { $markup }.
reason-website = Короткий, а имя ведёт на { $host }.
reason-masked-word = «{ $word }» написано буквами нескольких письменностей.
reason-foreign-script = Написан не той письменностью, что у вашего сайта: { $scripts }.
reason-disposable = Адрес почты одноразовый ({ $host }).
reason-familiar =
    { $count ->
        [one] Адрес и сеть знакомы: { $count } одобренный комментарий.
        [few] Адрес и сеть знакомы: { $count } одобренных комментария.
        [many] Адрес и сеть знакомы: { $count } одобренных комментариев.
       *[other] Адрес и сеть знакомы: { $count } одобренных комментариев.
    }
reason-trusted = Автора здесь уже знают.
reason-unknown-page = В карте сайта нет этой страницы.
reason-bayes = Вероятность спама: { $percent }{"\u00A0"}%

## Письма

mail-marker = Напишите ответ над этой строкой
mail-footer = Afterword, для { $site }
mail-subject-moderation = [{ $site }] { $author }: новый комментарий к «{ $page }» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } новый комментарий
        [few] { $count } новых комментария
        [many] { $count } новых комментариев
       *[other] { $count } новых комментариев
    }
mail-subject-digest-decided = [{ $site }] Решения по вашему ответу
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } комментарий в спаме
        [few] { $count } комментария в спаме
        [many] { $count } комментариев в спаме
       *[other] { $count } комментариев в спаме
    }
mail-subject-confirm = [{ $site }] Подтвердите свой адрес
mail-subject-answered = [{ $site }] { $author }: ответ на ваш комментарий к «{ $page }»
mail-subject-followed = [{ $site }] { $author }: новый комментарий к «{ $page }»
mail-subject-threads = [{ $site }] Новые комментарии в обсуждениях, за которыми вы следите
mail-subject-published = [{ $site }] Ваш комментарий к «{ $page }» опубликован
mail-subject-reported = [{ $site }] Жалоба: комментарий ({ $author }) к «{ $page }» #{ $tag }
mail-subject-report-decided = [{ $site }] Решение по вашей жалобе принято
mail-subject-removed = [{ $site }] Ваш комментарий к «{ $page }» удалён
mail-subject-private = [{ $site }] Только для вас: сообщение ({ $author }) к «{ $page }» #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } отвечает вам
mail-subject-may-publish = [{ $site }] Можно ли опубликовать ваше сообщение?
mail-label-reports = Причина жалобы
mail-is-reported = Читатели пожаловались на этот комментарий. Он останется опубликованным, пока вы не примете решение.
mail-is-private = Это только для вас: больше никто этого не видит. То, что вы напишете над строкой, уйдёт по почте автору и никому больше.
mail-is-private-no-answer = Это только для вас: больше никто этого не видит. С автором нельзя связаться по почте, поэтому ответить не получится.
mail-link-keep = Оставить
mail-report-kept = { $when } вы или кто-то другой с этим адресом пожаловались на комментарий. Владелец блога рассмотрел жалобу: комментарий остаётся.
mail-report-removed = { $when } вы или кто-то другой с этим адресом пожаловались на комментарий. Он удалён.
mail-report-by-person = Решение принял человек, а не программа. Если вы не согласны, напишите владельцу блога или обратитесь в суд.
mail-report-why = Вы получили это единственное письмо, потому что этот адрес указан в жалобе.
mail-removed-lead = Владелец блога удалил ваш комментарий, потому что читатели на него пожаловались и владелец с ними согласился:
mail-removed-object = Решение принял человек, а не программа. Читатели больше не видят комментарий. Если вы не согласны, напишите владельцу блога или обратитесь в суд.
mail-private-reply-note = Больше никто не видит ни этого ответа, ни вашего сообщения. Ответ на это письмо никто не читает.
mail-private-why = Вы получили это, потому что кто-то, вероятно вы, написал тому, кто ведёт этот блог, и указал этот адрес.
mail-may-publish-lead = Вы написали это только тому, кто ведёт блог. Владелец хотел бы это опубликовать:
mail-link-may-publish = Да, опубликовать
mail-may-publish-else = Если нет, ничего не делайте: это останется между вами.
mail-subject-unproven = [{ $site }] Комментарий к «{ $page }» написали вы?
mail-subject-received = [{ $site }] Ваш комментарий к «{ $page }» получен
mail-subject-decided = [{ $site }] { $standing-title }: комментарий ({ $author }) к «{ $page }» #{ $tag }
mail-subject-explanation = Ваш ответ ничего не изменил #{ $tag }
mail-subject-refused = Ваш ответ не стал комментарием
mail-subject-sign-in = Вход на { $site }
mail-subject-damage = База данных { $site } повреждена
mail-subject-address = Отвечать и с этого адреса?
mail-subject-test = Afterword может отправлять письма ({ $id })
mail-label-by = От
mail-label-email = Эл. почта
mail-label-website = Сайт
mail-label-on = Статья
mail-label-answers = В ответ на
mail-label-comment = Комментарий
mail-label-reasons = Почему задержан
mail-label-spam-reasons = Почему спам
mail-label-wrote = Ваш комментарий
mail-owner = { $author } (ведёт блог)
mail-no-title = страница без заголовка
mail-is-published = Этот комментарий уже опубликован.
mail-words-lead = Чтобы принять решение, ответьте на это письмо одним из этих слов в первой строке:
mail-words-after = Всё остальное ничего не меняет; об этом сообщит письмо.
mail-word-approve = ок
mail-means-approve = опубликовать; текст под словом станет вашим ответом
mail-means-keep = оставить опубликованным; текст под словом станет вашим ответом
mail-means-ask = спросить автора, можно ли это опубликовать; текст под словом уйдёт ему по почте
mail-word-reject = нет
mail-means-reject = отклонить: его никто не увидит
mail-word-spam = спам
mail-means-spam = отклонить как спам
mail-word-delete = удалить
mail-means-delete = удалить
mail-word-block = заблокировать
mail-means-block = спам, и больше ничего от этого автора
mail-word-edit = изменить
mail-means-edit = опубликовать вместо него текст под словом
mail-word-undo = отменить
mail-means-undo = отменить последнее решение
mail-links-lead = Или примите решение в браузере:
mail-link-approve = Опубликовать
mail-link-reject = Отклонить
mail-link-spam = Спам
mail-digest-lead =
    { $count ->
        [one] За короткое время пришёл { $count } комментарий, поэтому всё в одном письме.
        [few] За короткое время пришло { $count } комментария, поэтому всё в одном письме.
        [many] За короткое время пришло { $count } комментариев, поэтому всё в одном письме.
       *[other] За короткое время пришло { $count } комментариев, поэтому всё в одном письме.
    }
mail-digest-how = Чтобы принять решение, ответьте номерами комментариев, в одной строке или в нескольких: «1 ок, 2-5 спам, 6 нет». Текст под строкой с одним номером станет вашим ответом на этот комментарий. К каждому номеру напишите одно из этих слов:
mail-digest-again = Ответьте ещё раз на письмо с комментариями.
mail-digest-done = Вот что стало с комментариями после вашего ответа:
mail-spam-lead =
    { $count ->
        [one] С прошлого письма в спам попал { $count } комментарий.
        [few] С прошлого письма в спам попало { $count } комментария.
        [many] С прошлого письма в спам попало { $count } комментариев.
       *[other] С прошлого письма в спам попало { $count } комментариев.
    } Их никто не видит. Если что-то из этого не спам, опубликуйте по ссылке: ответ на это письмо ничего не решает.
mail-spam-rest =
    { $count ->
       *[other] Ещё { $count } — в списке спама в консоли.
    }
mail-spam-end = Чтобы не получать эти письма, отключите «Письма о спаме» в настройках сайта.
mail-confirm-lead = Вы или кто-то другой указали этот адрес при комментарии к «{ $page }» и попросили письма об ответах.
mail-confirm-published = Комментарий опубликован.
mail-confirm-do = Если это были вы, подтвердите:
mail-link-confirm = Да, сообщать мне об ответах
mail-confirm-else = Если нет, ничего не делайте: письма об ответах приходить не будут.
mail-confirm-follow = Вы или кто-то другой попросили присылать на этот адрес письма о новых комментариях к «{ $page }».
mail-link-confirm-follow = Да, сообщать мне о новых комментариях
mail-confirm-follow-else = Если нет, ничего не делайте: письма приходить не будут.
mail-unproven-lead = По почте с вашего адреса пришёл комментарий к «{ $page }», и ничто не доказывает, что он ваш. Если он ваш, подтвердите:
mail-link-submit = Прочитать и подтвердить
mail-unproven-else = Если нет, ничего не делайте: комментарий никто не увидит.
mail-received-held = Ваш комментарий появится, когда его одобрят:
mail-answered-by-mail = Можно просто ответить на это письмо: то, что вы напишете над строкой, станет комментарием.
mail-answered-on-page = Чтобы ответить, откройте страницу. Ответ на это письмо никто не прочтёт.
mail-published-lead = Ваш комментарий опубликован:
mail-link-comment = Прочитать на странице
mail-unsubscribe-why = Вы получили это письмо, потому что просили сообщать об ответах на ваш комментарий.
mail-followed-rest = Не показано в этом письме: { $count }. Все комментарии есть на страницах.
mail-followed-why = Вы получили это письмо, потому что просили сообщать о новых комментариях.
mail-link-unsubscribe = Отписаться от этих писем
mail-done-approved = Готово: комментарий опубликован.
mail-done-rejected = Готово: комментарий отклонён. Его никто не видит.
mail-done-spam = Готово: комментарий в спаме. Его никто не видит.
mail-done-deleted = Готово: комментарий удалён.
mail-done-blocked = Готово: комментарий в спаме, и от этого автора больше ничего не принимается.
mail-done-edited = Готово: комментарий опубликован с вашим текстом.
mail-done-asked = Готово: автор получит письмо с вопросом, можно ли это опубликовать.
mail-done-replied = Готово: ваш ответ уйдёт автору по почте. Больше никто его не видит.
mail-undone-held = Отменено: комментарий снова задержан и ждёт вас.
mail-undone-published = Отменено: комментарий снова опубликован.
mail-undone-refused = Отменено: комментарий снова отклонён. Его никто не видит.
mail-undone-spam = Отменено: комментарий снова в спаме. Его никто не видит.
mail-undone-deleted = Отменено: комментарий снова удалён.
mail-undone-private = Отменено: это снова только для вас.
mail-standing-held = задержан
mail-standing-published = опубликован
mail-standing-refused = отклонён
mail-standing-spam = спам
mail-standing-deleted = удалён
mail-standing-private = только для вас
mail-before-same = Так и было: то же решение уже принято { $when } ({ $who }).
mail-before-other = Это меняет прежнее решение. До этого было: { $standing } ({ $who }, { $when }).
mail-reply-published = Это опубликовано как ваш ответ:
mail-reply-private = Это уйдёт автору по почте:
mail-reply-left-out = Это не опубликовано, потому что ответить можно только на опубликованный комментарий:
mail-cut = Это не вошло в ваш ответ как подпись, прощание или прежнее письмо:
mail-attached = Не вошло, потому что комментарии — это только текст: { $words }
mail-link-put-back = Вернуть эти слова
mail-link-send-rest = Отправить и эти слова
mail-text-now = Теперь в комментарии написано:
mail-undo-how = Чтобы отменить это, ответьте словом:
mail-decide-anew = Чтобы изменить решение, ответьте одним из этих слов в первой строке:
mail-why-unknown = Ничего не сделано: первой строки вашего ответа, «{ $line }», нет среди слов, которыми принимают решение.
mail-why-taken-back = Ничего не сделано: под словом стоит «{ $line }», и это может значить, что публиковать комментарий вы не хотите. Чтобы опубликовать, ответьте одним этим словом.
mail-why-unclear = Ничего не сделано: не удалось отличить ваши слова от цитаты. Напишите слово над строкой со знаками равенства и оставьте эту строку как есть.
mail-why-number = Ничего не сделано: в письме нет комментария с номером { $count }.
mail-why-twice = Ничего не сделано: номер { $count } указан дважды, с разными словами или текстами.
mail-why-line = Ничего не сделано: «{ $line }» не удалось понять. К каждому номеру нужно одно из слов, которыми принимают решение, и больше ничего.
mail-why-text = Ничего не сделано: неясно, к какому комментарию относится текст «{ $line }». Текст должен стоять под строкой с одним номером и словом, которое публикует.
mail-why-empty = Ничего не сделано: в вашем письме над цитатой ничего не было.
mail-why-outdated = Ничего не сделано: комментарий изменился после письма, на которое вы ответили. Посмотрите, каков он теперь, и ответьте на самое новое письмо о нём.
mail-why-gone = Ничего не сделано: комментария больше нет.
mail-why-expired = Ничего не сделано: письмо, на которое вы ответили, слишком старое, чтобы принимать по нему решение. Ответьте на это письмо: такой ответ подействует.
mail-why-unverified = Ничего не сделано: пришло письмо от вашего имени, и ничто не доказывает, что оно от вас. Если оно ваше, то ваш почтовый сервер не подписывает письма (DKIM) или подпись повредилась по дороге.
mail-why-refused = Ничего не сделано: { $words }
mail-explanation-words = Чтобы принять решение, напишите в первой строке одно из этих слов и больше ничего:
mail-explain-how = На сервере команда `afterword mail explain FILE` покажет, какая проверка остановила сохранённое письмо.
mail-address-hint = Чтобы отвечать и с другого адреса, попросите добавить его на сервере: `afterword mail addresses add { $who } АДРЕС`
mail-refused-closed = Ваш ответ не стал комментарием: статья больше не принимает комментарии.
mail-refused-gone = Ваш ответ не стал комментарием: комментария, на который вы отвечаете, больше нет.
mail-refused-empty = Ваш ответ не стал комментарием: над цитатой письма не было текста.
mail-refused-expired = Ваш ответ не стал комментарием: адрес, на который он пришёл, больше не действует. На странице статьи есть новый.
mail-refused-long = Ваш ответ не стал комментарием: он слишком длинный. Предел — { $most ->
        [one] { $most } символ
        [few] { $most } символа
        [many] { $most } символов
       *[other] { $most } символов
    }. Ответьте ещё раз, короче.
mail-refused-links = Ваш ответ не стал комментарием: в нём слишком много ссылок. Предел — { $most ->
        [one] { $most } ссылка
        [few] { $most } ссылки
        [many] { $most } ссылок
       *[other] { $most } ссылок
    }. Ответьте ещё раз, с меньшим числом ссылок.
mail-refused-other = Ваш ответ не стал комментарием: { $words }
mail-problem-unproven = Ничто не доказывает, что письмо от вас: ваш почтовый сервер не подписывает письма (DKIM).
mail-problem-too-old = Письмо, на которое вы ответили, слишком старое.
mail-problem-other-address = Ответ пришёл с другого адреса. Ответьте с адреса { $who }.
mail-problem-too-early = У ответа нет даты, или она раньше даты письма, на которое он отвечает. Проверьте часы на своём устройстве и ответьте ещё раз.
mail-problem-too-large = Ответ слишком большой: можно прочитать до { $most } МБ вложений и до 1{"\u00A0"}000 строк текста. Ответьте ещё раз, короче или с меньшими вложениями.
mail-problem-unknown-parent = Комментария, на который вы отвечаете, больше нет.
mail-problem-parent-on-other-page = Комментарий, на который вы отвечаете, относится к другой статье.
mail-problem-not-of-site = В карте сайта нет этой страницы.
mail-problem-not-possible = В нынешнем состоянии комментария это невозможно.
mail-problem-changed-meanwhile = За это время комментарий изменён или удалён.
mail-refused-text = Чтобы ничего не пропало, вот ваш текст:
mail-sign-in-lead = Кто-то, надеемся, что вы, хочет войти с этим адресом в Afterword на { $site }.
mail-link-sign-in = Войти
mail-sign-in-once = Ссылка работает один раз и в течение 15 минут. Тот, у кого она есть, может войти вместо вас, поэтому не пересылайте это письмо.
mail-sign-in-else = Если это не вы, ничего не делайте: без этой ссылки никто не войдёт.
mail-address-lead = { $who } хочет принимать решения о комментариях на { $site } и письмами с этого адреса.
mail-link-address = Да, мои ответы действуют
mail-address-else = Если вы не { $who }, ничего не делайте. Другие письма на этот адрес не придут.
mail-damage-lead = Регулярная проверка базы данных Afterword на { $site } выявила повреждения:
mail-damage-now = Примите меры как можно скорее: сохраните имеющиеся резервные копии, проверьте, не выходит ли из строя диск, и восстановите базу из самой свежей неповреждённой копии. Подробности выведет на сервере команда `afterword doctor`.
mail-test-lead = Это пробное письмо. Оно показывает, что Afterword может отправлять письма и что они доходят до этого адреса.
mail-test-id = Его идентификатор: { $id }.
mail-standing-held-title = Задержано
mail-standing-published-title = Опубликовано
mail-standing-refused-title = Отклонено
mail-standing-spam-title = Спам
mail-standing-deleted-title = Удалено
mail-standing-private-title = Только для вас
