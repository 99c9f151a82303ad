# Todos los textos del servidor que alguien lee, en español. Qué significan y dónde están: en.ftl.
# Se habla de tú. Género: «quien…», «persona» y formas impersonales en lugar de «autor», «lector» o «moderador».

## Días, edades y números

date-day = { $day } de { $month } de { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
date-month-1 = enero
date-month-2 = febrero
date-month-3 = marzo
date-month-4 = abril
date-month-5 = mayo
date-month-6 = junio
date-month-7 = julio
date-month-8 = agosto
date-month-9 = septiembre
date-month-10 = octubre
date-month-11 = noviembre
date-month-12 = diciembre
date-short-month-1 = ene
date-short-month-2 = feb
date-short-month-3 = mar
date-short-month-4 = abr
date-short-month-5 = may
date-short-month-6 = jun
date-short-month-7 = jul
date-short-month-8 = ago
date-short-month-9 = sept
date-short-month-10 = oct
date-short-month-11 = nov
date-short-month-12 = dic
age-now = ahora
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}h
age-days = { $count }{"\u00A0"}d
number-thousands = .
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }{"\u00A0"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Páginas sin JavaScript

page-about = Comentarios en
page-back = Volver al artículo
page-count =
    { $count ->
        [0] Todavía no hay comentarios
        [one] { $count } comentario
       *[other] { $count } comentarios
    }
page-order = Orden
page-oldest = Más antiguos primero
page-newest = Más recientes primero
page-top = Mejores primero
page-more = Más comentarios
page-beginning = Desde el principio
page-owner = responsable del blog
page-verified = verificado
page-pinned = fijado
page-edited = editado
page-removed = Este comentario se ha eliminado.
page-reply = Responder
page-reply-to = Responder a { $name }
page-in-reply-to = en respuesta a { $name }
page-in-reply-to-removed = en respuesta a un comentario eliminado
page-write = Escribe un comentario
page-text = Comentario
page-markdown = **negrita**, *cursiva*, > cita, `código`
page-name = Nombre
page-email = Correo electrónico (opcional)
page-email-hint = Solo lo ve la persona responsable de este blog. Nunca se muestra ni se cede a nadie.
page-email-hint-picture = Solo lo ve la persona responsable de este blog. { $service } recibe un hash de él, para tu imagen.
page-notify = Avisarme por correo cuando alguien responda
page-notify-hint = Primero recibirás un correo para confirmar tu dirección. Cada correo posterior lleva un enlace para dejar de recibirlos.
page-follow = Avisarme por correo de los comentarios nuevos aquí
page-follow-off = Ningún correo
page-follow-at-once = Al momento
page-follow-daily = Una vez al día
page-private = Solo para la persona responsable de este blog
page-private-hint = Nadie más lo ve. La respuesta llega por correo, si dejas tu dirección.
page-private-held = Solo la persona responsable de este blog puede leer tus palabras.
page-private-reply = Las respuestas son públicas. Desmarca la casilla o escribe directamente debajo del artículo.
page-private-offer = Proponer su publicación
page-website = Sitio web (opcional)
page-leave-empty = Deja este campo vacío
page-held-hint = Los comentarios aparecen cuando se han aprobado.
page-send = Enviar
page-preview = Vista previa
page-no-reply = Comentar el artículo en vez de responder
page-held = Pendiente de aprobación. Tu comentario aparecerá aquí en cuanto se apruebe.
page-published = Tu comentario se ha publicado.
page-closed = Los comentarios están cerrados.
page-parent-gone = El comentario al que querías responder ya no existe.
page-error = Error
page-refused = Tu comentario no se ha enviado
page-kept = Tu texto, listo para copiar
page-to-thread = Abrir los comentarios del artículo
page-feed = Seguir estos comentarios por feed
page-report = Denunciar
page-report-of = Denunciar el comentario de { $name }
report-title = Denunciar este comentario
report-what = La persona responsable de este blog decidirá sobre él. Hasta entonces, el comentario sigue publicado.
report-reason = ¿Qué tiene de malo?
report-reason-illegal = Es ilegal
report-reason-privacy = Muestra datos personales
report-reason-abuse = Insulta o amenaza
report-reason-spam = Es spam
report-reason-mine = Lo escribí yo y quiero que se retire
report-reason-other = Otra cosa
report-text = Con tus palabras
report-text-hint = Necesario si es ilegal o si es otra cosa: di qué es y por qué. Solo lo lee la persona responsable de este blog.
report-email-hint = Para saber en qué queda. Recibirás un solo correo, cuando se haya decidido.
report-good-faith = Al enviar la denuncia declaras que, hasta donde sabes, lo que escribes es cierto.
report-send = Enviar denuncia
report-thanks = Gracias
report-done = Tu denuncia ha llegado. La persona responsable de este blog decidirá sobre ella.
report-done-mail = Recibirás un correo cuando se haya decidido.
report-problem-comment-refused = La denuncia no se ha aceptado: el formulario se rellenó demasiado rápido, es demasiado antiguo o parece enviado por un programa. Envíalo otra vez; si no funciona, escribe a la persona responsable del sitio.
report-problem-invalid-parameter = Elige qué tiene de malo el comentario.
report-problem-unknown-comment = Este comentario ya no existe.
follow-title = Seguir este hilo por correo
follow-what = Recibes un correo cuando hay comentarios nuevos en esta página. Si tu dirección es nueva aquí, primero llega un correo para confirmarla. Cada correo posterior lleva un enlace para dejar de recibirlos.
follow-send = Seguir
follow-done = Si esta dirección aún no está confirmada, llega un correo con un enlace para confirmarla. A partir de entonces recibirás avisos de los comentarios nuevos.
follow-problem-comment-refused = El formulario se rellenó demasiado rápido, es demasiado antiguo o parece enviado por un programa. Envíalo otra vez; si no funciona, escribe a la persona responsable del sitio.
by-mail-title = Comentar por correo
by-mail-what = Escribe a esta dirección: tu correo se convierte en un comentario en esta página. Tu nombre aparece como lo envía tu programa de correo; tu dirección, no. Los archivos adjuntos se omiten.
by-mail-asked = Si nada demuestra que el correo es tuyo, recibirás otro para confirmarlo.
by-mail-until = La dirección vale hasta el { $day }.
page-on = en

## Qué ha fallado, en las páginas para quienes leen

problem-invalid-page = La dirección no dice de qué artículo se trata.
problem-unknown-site = En este servidor no hay ningún blog con ese nombre.
problem-name-reserved = Este nombre está reservado para la persona responsable del blog. Escribe con otro.
problem-unknown-parent = El comentario al que responde este ya no existe. Envía el tuyo otra vez: aparecerá por separado.
problem-parent-on-other-page = El comentario al que responde este es de otro artículo. Envía el tuyo otra vez: aparecerá por separado.
problem-invalid-parent = El comentario al que responde este no existe. Envía el tuyo otra vez: aparecerá por separado.
problem-invalid-key = El formulario estaba incompleto. Envíalo otra vez.
problem-origin-null = Tu navegador no ha dicho de qué página viene esto, así que tu comentario no se ha aceptado. Copia tu texto y envíalo desde la página de los comentarios.
problem-origin-not-allowed = Este blog no acepta comentarios desde la página en la que has escrito. Copia tu texto y envíalo desde la página de los comentarios.
problem-body-too-large = Tu comentario es demasiado largo para enviarlo. Vuelve atrás en el navegador: tu texto debería seguir ahí. Acórtalo y envíalo otra vez.
problem-notify-without-email = Escribe tu dirección para los correos o desmarca la casilla.
problem-follow-without-email = Escribe tu dirección para los correos o elige no recibir ninguno.
problem-needs-consent = Esto está escrito solo para ti. Pregunta primero: se publica en cuanto quien lo escribió esté de acuerdo.
problem-nobody-to-ask = No se puede contactar por correo con quien lo escribió: no se le puede preguntar ni responder.
problem-too-many-followers = A este hilo ya lo sigue el máximo de personas posible. Su feed también muestra los comentarios nuevos.
problem-invalid-name = El nombre contiene caracteres de control.
problem-name-empty = Falta el nombre.
problem-text-empty = Falta el texto.
problem-text-invisible = En el texto no hay nada visible.
problem-name-too-long = El nombre tiene { $length } caracteres; el máximo es { $max }.
problem-invalid-email = Esto no es una dirección de correo. Deja el campo vacío o escribe una dirección como ann@example.org.
problem-invalid-website = Esto no es una dirección web. Deja el campo vacío o escribe una dirección como https://example.org.
problem-invalid-text = El texto contiene caracteres de control.
problem-text-too-long = El texto tiene { $length } caracteres; el máximo es { $max }.
problem-too-many-links = El texto tiene { $length } enlaces; el máximo es { $max }.
problem-comment-refused = Este sitio no acepta este comentario: parece spam. Si no lo es, escribe a la persona responsable del sitio.
problem-too-many-comments = Ha llegado demasiado desde tu red en poco tiempo. No se ha perdido nada: inténtalo de nuevo dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
problem-page-closed-by-owner = Esta página está cerrada: no admite comentarios nuevos.
problem-page-closed-by-age = Esta página es demasiado antigua para admitir comentarios nuevos.
problem-unknown-comment = Ese comentario no existe.
problem-comment-deleted = Este comentario ya no existe.
problem-missing-field = La dirección no dice de qué artículo se trata.
problem-store-busy = El servidor está ocupado. No se ha guardado nada. Inténtalo de nuevo en un momento.
problem-store-read-only = Por ahora el servidor solo puede leer. No se ha guardado nada. Inténtalo más tarde.
problem-store-full = El servidor se ha quedado sin espacio. No se ha guardado nada. Inténtalo más tarde.
problem-store-unavailable = El servidor no puede acceder a sus datos. No se ha guardado nada. Inténtalo más tarde.
problem-not-of-site = El mapa del sitio no incluye esta página. Si el artículo es nuevo, inténtalo de nuevo en unos minutos.
problem-webmention-source = `source` debe ser la dirección de otra página web, con http o https.
problem-webmention-target = `target` debe ser la dirección de una página que acepta webmentions.
problem-not-found = No hay nada en esta dirección.
problem-method-not-allowed = Esta dirección no acepta este tipo de petición.
problem-internal = Se ha producido un error en el servidor.
problem-unknown-field = Aquí no existe el campo `{ $field }`.
problem-incomplete-body = La petición terminó antes de estar completa. Envíala otra vez.
problem-invalid-encoding = El campo `{ $field }` no está en UTF-8.
problem-field-name-not-utf8 = El nombre de un campo no está en UTF-8.
problem-form-needed = Aquí solo se puede enviar un formulario HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Se ha rellenado un campo oculto. Déjalo vacío y envía el comentario otra vez.

## Qué ha fallado, en la página que sigue al formulario propio de un blog para Stacosys

form-problem-missing-field = Falta el campo `{ $field }`.
form-problem-invalid-page = El campo `url` no contiene la ruta de una página. Una ruta empieza por /, como /posts/hola/.

## Qué ha fallado, en pocas palabras

title-invalid-cursor = El cursor no es válido
title-incomplete-body = La petición está incompleta
title-invalid-encoding = El texto no está en UTF-8
title-invalid-header = No se puede leer una cabecera
title-invalid-id = El identificador no es válido
title-invalid-json = El JSON no es válido
title-invalid-page = La página no es válida
title-invalid-parameter = No se puede leer un parámetro
title-invalid-request = La petición no es válida
title-missing-field = Falta un campo
title-too-many-decisions = Demasiadas decisiones
title-too-many-pages = Demasiadas páginas
title-unknown-field = Campo desconocido
title-wrong-type = Tipo incorrecto
title-api-token-invalid = El token no es válido
title-api-token-missing = Hace falta un token
title-edit-token-missing = Falta el token de edición
title-sign-in-needed = Sesión no iniciada
title-comment-refused = El comentario no se acepta
title-edit-window-over = Demasiado tarde para cambiarlo
title-foreign-form = El formulario viene de otro lugar
title-form-outdated = El formulario es demasiado antiguo
title-origin-not-allowed = Este origen no es del sitio
title-origin-null = El navegador oculta de dónde viene esto
title-page-closed = La página está cerrada
title-scope-missing = El token no tiene permiso para esto
title-wrong-edit-token = Este comentario no es tuyo
title-wrong-password = Contraseña incorrecta
title-not-found = No encontrado
title-unknown-batch = Ese lote no existe
title-unknown-block = Ese bloqueo no existe
title-unknown-comment = Ese comentario no existe
title-comment-deleted = Este comentario ya no existe
title-unknown-link = Este enlace no lleva a ninguna parte
title-unknown-page = Esa página no existe
title-unknown-parent = El comentario al que se responde no existe
title-unknown-site = Ese sitio no existe
title-unknown-token = Ese token no existe
title-method-not-allowed = Método no permitido
title-request-timeout = La petición llegó demasiado despacio
title-changed-meanwhile = Ha cambiado entretanto
title-not-possible = Ahora no es posible
title-parent-on-other-page = El comentario al que se responde está en otra página
title-path-taken = La ruta es de otra página
title-site-exists = La clave es de otro sitio
title-token-exists = El nombre es de otro token
title-link-expired = Este enlace es demasiado antiguo
title-precondition-failed = Ha cambiado entretanto
title-body-too-large = La petición es demasiado grande
title-uri-too-long = La dirección es demasiado larga
title-unsupported-encoding = El contenido está comprimido
title-unsupported-media-type = Tipo de contenido desconocido
title-idempotency-key-reused = La clave ya vino con otra petición
title-invalid-address = La dirección IP no es válida
title-invalid-email = La dirección de correo no es válida
title-invalid-host = El host no es válido
title-invalid-key = La clave no es válida
title-invalid-known = La prueba no es válida
title-invalid-name = El nombre no es válido
title-invalid-origin = El origen no es válido
title-invalid-password = La contraseña no es válida
title-invalid-setting = El ajuste no es válido
title-invalid-site-key = La clave del sitio no es válida
title-invalid-text = El texto no es válido
title-invalid-title = El título no es válido
title-invalid-website = El sitio web no es válido
title-name-reserved = El nombre está reservado
title-name-too-long = El nombre es demasiado largo
title-text-too-long = El texto es demasiado largo
title-too-many-links = Demasiados enlaces
title-too-many-followers = Demasiada gente sigue este hilo
title-mail-unsigned = La petición no está firmada
title-mail-signature-wrong = La firma no se acepta
title-mail-not-raw = No hay mensaje en bruto
title-mail-not-ours = Este mensaje no es para Afterword
title-unknown-action = Acción desconocida
title-unknown-mark = Tipo de bloqueo desconocido
title-unknown-reaction = Reacción desconocida
title-unknown-scope = Permiso desconocido
title-https-required = Usa https
title-too-many-comments = Demasiados comentarios
title-too-many-connections = Demasiadas conexiones
title-too-many-mails = Demasiados correos
title-too-many-passwords = Demasiadas contraseñas incorrectas
title-too-many-reactions = Demasiadas reacciones
title-headers-too-large = Las cabeceras son demasiado grandes
title-internal = Algo ha ido mal
title-mail-later = Ahora no se puede procesar el mensaje
title-mail-off = El correo está desactivado
title-store-busy = El servidor está ocupado
title-store-read-only = El servidor no puede guardar nada
title-store-unavailable = El servidor no puede acceder a sus datos
title-stopping = El servidor se está deteniendo
title-timeout = La respuesta ha tardado demasiado
title-store-full = El servidor se ha quedado sin espacio

## Páginas tras los enlaces de los correos

link-comment-on = Comentario en
link-approve-question = ¿Aprobar este comentario?
link-approve-button = Aprobar
link-reject-question = ¿Rechazar este comentario?
link-reject-button = Rechazar
link-spam-question = ¿Es spam este comentario?
link-spam-button = Spam
link-delete-question = ¿Eliminar este comentario?
link-delete-button = Eliminar
link-block-question = ¿Bloquear a quien escribió este comentario?
link-block-button = Bloquear a esta persona
link-block-hint = Bloquear: el comentario pasa a spam, y también todo lo que llegue desde ahora de la misma dirección o red.
link-undo = Deshacer
link-decide = Tu decisión
link-otherwise = Cambiar la decisión
link-is-pending = Este comentario espera una decisión
link-is-approved = Este comentario está aprobado
link-is-rejected = Este comentario está rechazado
link-is-spam = Este comentario está marcado como spam
link-is-deleted = Este comentario está eliminado
link-erased = Quien lo escribió ha borrado este comentario
link-outdated = Este comentario ha cambiado
link-outdated-hint = Su texto ya no es el de tu correo, así que aquí no se puede decidir. Un correo nuevo va de camino: decide allí.
link-decided-by = Decisión de { $name }
link-undone-by = Deshecho por { $name }
link-reasons = Por qué se retuvo
link-reply = Responder en público (opcional)
link-reply-hint = Se publica debajo del comentario, con el nombre { $name }, cuando lo apruebas. **negrita**, *cursiva*, > cita, `código`
link-answer = Publicar la respuesta
link-answered = Tu respuesta está publicada debajo.
link-to-comment = Verlo en la página
link-confirm = Confirma tu dirección
link-confirm-what = { $address } recibirá correos sobre comentarios en { $site }.
link-confirm-button = Confirmar
link-confirm-hint = ¿No has pedido esto? Entonces no hagas nada: sin tu confirmación no llegará ningún correo.
link-confirmed = Tu dirección está confirmada
link-confirmed-what = { $address } recibe correos sobre comentarios en { $site }. Cada correo lleva un enlace para dejar de recibirlos.
link-address-what = Las respuestas por correo desde { $address } contarán como las de { $moderator }.
link-address-hint = ¿No has pedido esto? Entonces no hagas nada: sin tu confirmación no cambia nada.
link-address-done = Las respuestas por correo desde { $address } cuentan a partir de ahora como las de { $moderator }.
link-publish = ¿Se pueden publicar tus palabras?
link-publish-what = Las escribiste solo para la persona responsable de { $site }. Una vez publicadas, cualquiera puede leerlas, con el nombre { $name } y con las respuestas.
link-submit = ¿Has escrito este comentario?
link-submit-what = Llegó por correo desde tu dirección, para { $page }. Cuando lo confirmes, se decidirá sobre él como sobre cualquier otro comentario.
link-submit-button = Sí, lo he escrito yo
link-submit-hint = ¿No lo has escrito? Entonces no hagas nada: sin tu confirmación nadie lo ve.
link-put-back = ¿Publicar tu respuesta con estas palabras?
link-put-back-done = Tu respuesta está publicada con estas palabras
link-put-back-late = Tu respuesta se ha modificado o eliminado entretanto, así que estas palabras ya no se pueden volver a poner
link-put-back-comment = ¿Publicar el comentario con estas palabras?
link-put-back-comment-done = El comentario está publicado con estas palabras
link-put-back-comment-late = El comentario se ha modificado o eliminado entretanto, así que estas palabras ya no se pueden volver a poner
link-send-rest = ¿Enviar también estas palabras a quien te escribió?
link-send-rest-done = Estas palabras van por correo a quien te escribió
link-stop = ¿Qué correos ya no quieres?
link-stop-what = { $address } recibe correos sobre comentarios en { $site }.
link-stop-one = Solo los de este comentario
link-stop-one-hint = No llegarán más correos sobre respuestas a tu comentario en «{ $page }». Los demás siguen.
link-stop-thread = Solo los de este hilo
link-stop-thread-hint = No llegarán más correos sobre comentarios nuevos en «{ $page }». Los demás siguen.
link-stop-threads = Solo los de los hilos que sigues
link-stop-threads-hint = No llegarán más correos sobre comentarios nuevos en los hilos de { $site } que sigues. Los de respuestas a tus comentarios siguen.
link-stop-all = Todos los correos
link-stop-all-hint = No llegará ningún correo más de { $site }.
link-stopped = Ya no recibirás más correos
link-stopped-one = No llegarán más correos sobre respuestas a tu comentario en «{ $page }».
link-stopped-thread = No llegarán más correos sobre comentarios nuevos en «{ $page }».
link-stopped-threads = No llegarán más correos sobre los hilos de { $site }.
link-stopped-that = No llegarán más correos sobre respuestas a ese comentario.
link-stopped-all = { $address } ya no recibe correos de { $site }.
link-stopped-gone = Tu dirección no está guardada aquí.
link-no-link = Este enlace no lleva a ninguna parte

## Qué ha fallado, en las páginas tras los enlaces de los correos

link-problem-unknown-link = El enlace no está completo o ha caducado. Cópialo otra vez del correo. Si allí está partido en dos líneas, únelas.
link-problem-link-expired = El enlace es demasiado antiguo. Quizá ya esté hecho aquello para lo que servía. Los correos más recientes tienen enlaces que funcionan.
link-problem-missing-field = No se ha elegido nada, así que nada ha cambiado. Sigue otra vez el enlace del correo y pulsa uno de los botones.
link-problem-unknown-action = Eso no se puede decidir aquí. Elige uno de los botones.
link-problem-not-possible = Eso no es posible con el comentario tal como está ahora.
link-problem-changed-meanwhile = Entretanto alguien ha decidido otra cosa, así que nada ha cambiado. Así está ahora el comentario.

## La consola: marco, cola y comentario

console-frame-skip = Ir al contenido
console-frame-navigation = Consola
console-frame-queue = Cola
console-frame-comments = Comentarios
console-frame-pages = Páginas
console-frame-blocks = Bloqueos
console-frame-statistics = Estadísticas
console-frame-sites = Sitios
console-frame-tokens = Tokens
console-frame-outbox = Envíos
console-frame-account = Cuenta
console-frame-menu = Menú
console-frame-signed-in = Sesión iniciada como { $name }
console-frame-sign-out = Cerrar sesión
console-keys-title = Atajos de teclado
console-keys-next = Comentario siguiente
console-keys-previous = Comentario anterior
console-keys-tick = Seleccionar, para decidir sobre varios a la vez
console-keys-open = Abrir el comentario en su propia página
console-keys-undo = Deshacer
console-keys-help = Mostrar estos atajos
console-keys-note = Los atajos no actúan mientras escribes.
console-keys-close = Cerrar
console-list-label = Lista de comentarios
console-list-by-status = Comentarios por estado
console-list-all = Todos
console-list-site = Sitio
console-list-all-sites = Todos los sitios
console-list-search = Búsqueda
console-list-find = Buscar
console-list-on-page = En «{ $page }»
console-list-by-author = De la dirección o la red de { $name }
console-list-without = Quitar este filtro
console-list-choose = Seleccionar el comentario de { $name }
console-list-choose-all = Seleccionar todos los de esta página
console-list-chosen = Con los seleccionados
console-list-older = Más antiguos
console-list-newest = Más recientes
console-list-to-comment = Ir al comentario
console-list-nothing-waits = No hay nada pendiente.
console-list-nothing-waits-hint = Los comentarios nuevos llegan primero aquí. Disfruta de la calma.
console-list-in-spam = ({ $count } en spam)
console-list-nothing-here = Aquí no hay comentarios.
console-list-nothing-found = Ningún comentario contiene «{ $words }».
console-list-see-all = Ver todos los comentarios
console-list-erased = Borrado por quien lo escribió
console-list-reported = Denunciado
console-comment-label = El comentario
console-comment-to-list = Lista
console-comment-on = en
console-comment-see-page = Abrir la página en el blog
console-comment-edited = editado:
console-comment-pinned = Fijado
console-comment-answers = Responde a { $name }
console-comment-answers-gone = Responde a un comentario que ya no existe
console-comment-replies =
    { $count ->
        [one] { $count } respuesta
       *[other] { $count } respuestas
    }
console-comment-more-replies = y { $count } más
console-comment-reasons = Por qué está pendiente
console-comment-reported = Denuncias recibidas
console-comment-reasons-then = Por qué se retuvo
console-comment-points = { $points } puntos en total
console-comment-author = De esta dirección o red
console-comment-first = Primer comentario
console-comment-published =
    { $count ->
        [one] { $count } publicado
       *[other] { $count } publicados
    }
console-comment-waiting =
    { $count ->
        [one] { $count } pendiente
       *[other] { $count } pendientes
    }
console-comment-rejected =
    { $count ->
        [one] { $count } rechazado
       *[other] { $count } rechazados
    }
console-comment-spam = { $count } de spam
console-comment-since = desde el { $date }
console-comment-by-author = Todo lo de esta dirección o red
console-comment-erased = Quien escribió este comentario lo ha borrado. Ya no se puede decidir sobre él.
console-comment-decide = Tu decisión
console-comment-reply = Responder
console-comment-reply-hint = Se publica debajo del comentario, con el nombre { $name }. **negrita**, *cursiva*, > cita, `código`
console-comment-reply-approves = Aprobar y responder
console-comment-reply-send = Publicar la respuesta
console-comment-edit = Editar
console-comment-edit-text = El comentario en Markdown
console-comment-edit-hint = Se verá que fue editado.
console-comment-edit-send = Guardar
console-comment-block = Bloquear a esta persona
console-comment-block-hint = Este comentario pasa a spam, y también todo lo que llegue del nombre, la dirección o la red que elijas.
console-comment-block-name = El nombre
console-comment-block-email = La dirección de correo
console-comment-block-network = La red
console-comment-block-send = Marcar como spam y bloquear
console-comment-audit = Qué se ha decidido
console-comment-when = Cuándo
console-comment-who = Quién
console-comment-what = Qué
console-comment-interface = Vía
console-comment-change = Antes y después
console-comment-undone = deshecho
console-comment-no-decision = Nadie ha decidido todavía.
console-status-pending = Pendiente
console-status-approved = Publicado
console-status-rejected = Rechazado
console-status-spam = Spam
console-status-deleted = Eliminado
console-status-private = Solo para ti
console-comment-private = Solo para ti: nadie más lo ve. Tu respuesta va por correo a quien te escribió y queda entre esa persona y tú.
console-comment-private-no-answer = Solo para ti: nadie más lo ve. No se puede contactar por correo con quien lo escribió, así que no puedes responder.
console-action-approve-button = Aprobar
console-action-approve-past = aprobado
console-action-approve-done =
    { $count ->
        [one] { $count } comentario aprobado.
       *[other] { $count } comentarios aprobados.
    }
console-action-reject-button = Rechazar
console-action-reject-past = rechazado
console-action-reject-done =
    { $count ->
        [one] { $count } comentario rechazado.
       *[other] { $count } comentarios rechazados.
    }
console-action-spam-button = Spam
console-action-spam-past = marcado como spam
console-action-spam-done =
    { $count ->
        [one] { $count } comentario marcado como spam.
       *[other] { $count } comentarios marcados como spam.
    }
console-action-delete-button = Eliminar
console-action-delete-past = eliminado
console-action-delete-done =
    { $count ->
        [one] { $count } comentario eliminado.
       *[other] { $count } comentarios eliminados.
    }
console-action-restore-button = Restaurar
console-action-restore-past = restaurado
console-action-restore-done =
    { $count ->
        [one] { $count } comentario restaurado.
       *[other] { $count } comentarios restaurados.
    }
console-action-pin-button = Fijar
console-action-pin-past = fijado
console-action-pin-done =
    { $count ->
        [one] { $count } comentario fijado.
       *[other] { $count } comentarios fijados.
    }
console-action-unpin-button = Dejar de fijar
console-action-unpin-past = ya no fijado
console-action-unpin-done =
    { $count ->
        [one] { $count } comentario ya no está fijado.
       *[other] { $count } comentarios ya no están fijados.
    }
console-action-block-button = Bloquear
console-action-block-past = persona bloqueada
console-action-block-done =
    { $count ->
        [one] La persona está bloqueada y el comentario es spam.
       *[other] { $count } comentarios marcados como spam; quienes los escribieron quedan bloqueados.
    }
console-action-undo-button = Deshacer
console-action-undo-past = decisión deshecha
console-action-undo-done =
    { $count ->
        [one] { $count } decisión deshecha.
       *[other] { $count } decisiones deshechas.
    }
console-action-edit-button = Editar
console-action-edit-past = editado
console-action-edit-done =
    { $count ->
        [one] El comentario tiene su nuevo texto.
       *[other] { $count } comentarios tienen su nuevo texto.
    }
console-action-ask-button = Pedir permiso
console-action-ask-past = permiso pedido
console-action-ask-done = Permisos pedidos: { $count }.
console-action-reply-button = Responder por correo
console-action-reply-past = respondido por correo
console-action-reply-done = Respuestas por correo: { $count }.
console-script-failed = No ha funcionado, así que nada ha cambiado:
console-script-failed-partly = Algunos no se han podido procesar:
console-script-offline = El servidor no responde. Nada ha cambiado; inténtalo de nuevo.
console-script-session-ended = Tu sesión ha terminado. Nada ha cambiado, y lo que has escrito se conserva.
console-script-sign-in = Iniciar sesión de nuevo
console-interface-console = Consola
console-interface-mail = Correo
console-interface-link = Enlace de un correo
console-interface-api = API
console-interface-command-line = Línea de comandos
console-interface-akismet = Akismet
console-interface-network = Red

## La consola: listas

console-shared-site = Sitio
console-shared-all-sites = Todos los sitios
console-shared-filter = Qué mostrar
console-shared-show = Mostrar
console-shared-more = Más
console-shared-beginning = Desde el principio
console-shared-parts = Partes de la lista
console-shared-done = Guardado.
console-shared-never = nunca
console-shared-save = Guardar
console-shared-what = Acción
console-pages-title = Páginas
console-pages-page = Página
console-pages-comments = Comentarios
console-pages-first-seen = Primer comentario
console-pages-state = Estado
console-pages-open = Abierta
console-pages-closed = Cerrada
console-pages-closed-by-age = Cerrada por antigüedad
console-pages-aliases = También en
console-pages-search = Buscar
console-pages-search-hint = En el título o la ruta.
console-pages-change = Modificar
console-pages-change-this = Modificar { $page }
console-pages-close = Cerrar
console-pages-close-what = Los comentarios siguen a la vista, pero no se pueden escribir nuevos.
console-pages-reopen = Abrir de nuevo
console-pages-reopen-what = Aquí se puede volver a comentar.
console-pages-by-age-what = El sitio cierra los artículos un tiempo después de su primer comentario. Los ajustes del sitio dicen cuándo.
console-pages-retired-what = El sitio está archivado: los artículos ya no admiten comentarios.
console-pages-name = Título
console-pages-name-what = Aparece en la consola, en los correos y en los feeds.
console-pages-rename = Guardar título
console-pages-move-to = Mover a
console-pages-move-what = Para un artículo que tiene una ruta nueva. Los enlaces antiguos siguen funcionando. Si la ruta nueva ya tiene comentarios, los dos hilos se unen en uno. Eso no se puede deshacer.
console-pages-move-button = Mover
console-pages-moved = Los comentarios están ahora en { $path }.
console-pages-alias = Otra ruta
console-pages-alias-what = Una ruta más que lleva a los mismos comentarios.
console-pages-alias-button = Añadir ruta
console-pages-none = Todavía no hay páginas.
console-pages-none-hint = Un artículo aparece aquí con su primer comentario.
console-pages-none-found = Ninguna página coincide. Prueba con menos palabras o en todos los sitios.
console-blocks-title = Bloqueos
console-blocks-about = Todo lo que llega de quienes están en esta lista va directamente a Spam. Los comentarios anteriores se quedan como están.
console-blocks-who = Quién
console-blocks-since = Desde
console-blocks-by = Por
console-blocks-name = Nombre
console-blocks-email = Dirección de correo
console-blocks-network = Red
console-blocks-host = Host
console-blocks-network-of = la red del comentario de { $name }
console-blocks-network-given = una red escrita a mano; solo se guarda su hash
console-blocks-comment = el comentario
console-blocks-remove = Desbloquear
console-blocks-remove-this = Desbloquear { $name }
console-blocks-add = Bloquear a alguien
console-blocks-kind = Bloquear por
console-blocks-value = Cuál
console-blocks-value-hint = Un nombre como Ann, una dirección de correo como ann@example.org, una dirección IP como 203.0.113.7 (se bloquea toda su red) o un host como example.org (también se bloquean todos los que dependen de él).
console-blocks-add-button = Bloquear
console-blocks-none = No hay bloqueos. También puedes bloquear a quien escribió un comentario desde el propio comentario.
console-statistics-title = Estadísticas
console-statistics-span = Periodo
console-statistics-days = { $days } días
console-statistics-a-day = al día
console-statistics-a-week = a la semana
console-statistics-comments = Comentarios
console-statistics-decisions = Decisiones
console-statistics-share = Proporción de spam
console-statistics-top = Páginas más comentadas
console-statistics-published = Publicados
console-statistics-waiting = Pendientes
console-statistics-spam = Spam
console-statistics-refused = Rechazados
console-statistics-all = Todos
console-statistics-came-in =
    { $count ->
        [0] En los últimos { $days } días no llegó ningún comentario.
        [one] En los últimos { $days } días llegó un comentario, y { $spam ->
            [0] no era spam
           *[other] era spam
        }.
       *[other] En los últimos { $days } días llegaron { $count } comentarios; { $spam ->
            [0] ninguno era spam
            [one] { $spam } era spam
           *[other] { $spam } eran spam
        }.
    }
console-statistics-decided =
    { $count ->
        [0] En los últimos { $days } días no se decidió nada.
        [one] En los últimos { $days } días se tomó una decisión.
       *[other] En los últimos { $days } días se tomaron { $count } decisiones, con un máximo { $when }: { $most }.
    }
console-statistics-share-was = En los últimos { $days } días, el { $share } de lo que llegó era spam.
console-statistics-share-none = En los últimos { $days } días no llegó nada, así que no hay proporción que mostrar.
console-statistics-top-was = Las páginas con más comentarios publicados, desde siempre.
console-statistics-top-none = Ninguna página tiene todavía un comentario publicado.
console-statistics-on-day = el { $date }
console-statistics-in-week = en la semana del { $date }
console-statistics-week-label = Semana del { $date }
console-statistics-column = { $when }: { $all } (publicados { $published }, pendientes { $waiting }, spam { $spam }, rechazados { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] ningún comentario
        [one] { $count } comentario
       *[other] { $count } comentarios
    }
console-statistics-decision-count =
    { $count ->
        [0] ninguna decisión
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
console-statistics-table = Las cifras en una tabla
console-statistics-day = Día
console-statistics-week = Semana del
console-statistics-utc = Los días empiezan a medianoche UTC.
console-sites-title = Sitios
console-sites-key = Clave
console-sites-name = Título
console-sites-name-hint = Aparece en los correos, en los feeds y aquí.
console-sites-origins = Orígenes
console-sites-origins-hint = Dónde está el blog, una dirección por línea, como https://blog.example.org. Solo se aceptan comentarios de ahí. Los enlaces llevan a la primera.
console-sites-comments = Comentarios
console-sites-waiting = Pendientes
console-sites-none = Todavía no hay ningún sitio. Añade tu blog aquí abajo.
console-sites-add = Añadir un sitio
console-sites-add-button = Añadir sitio
console-sites-key-hint = Va en la etiqueta script y no cambia nunca: a–z, 0–9, - y _, por ejemplo blog.
console-sites-key-invalid = Escribe de 1 a 40 caracteres de a–z, 0–9, - y _, empezando por una letra o una cifra.
console-sites-key-taken = Ya hay un sitio con esta clave. Elige otra.
console-sites-origins-invalid = Escribe al menos una dirección, cada una solo con esquema y host, como https://blog.example.org.
console-sites-name-invalid = Escribe un título más corto, en una sola línea.
console-sites-refused = Todavía no se ha guardado nada. Revisa los campos marcados.
console-sites-outdated = Entretanto alguien más ha modificado este sitio, así que no se ha guardado nada. Lo que has escrito está abajo. Si lo guardas otra vez, sustituye el otro cambio.
console-sites-see-now = Ver el sitio como está ahora
console-sites-as-server = valor del servidor: { $value }
console-sites-while-empty = Déjalo vacío para usar el valor del servidor ({ $value }).
console-sites-nothing = nada
console-sites-about = El sitio
console-sites-about-comments = Comentarios
console-sites-about-spam = Qué es spam
console-sites-about-thread = El hilo
console-sites-about-people = Personas y correos
console-sites-paste = En tu blog
console-sites-paste-hint = Pega esto en la plantilla de tus artículos, donde deban aparecer los comentarios.
console-sites-tag = Etiqueta script
console-sites-back = Todos los sitios
console-tokens-title = Tokens
console-tokens-about = Un token es una llave para un script. Con él, el script puede hacer por la API lo que permitas aquí.
console-tokens-name = Nombre
console-tokens-name-hint = Para qué sirve, por ejemplo «copia de seguridad nocturna». Las decisiones se registran con este nombre.
console-tokens-name-invalid = Escribe un nombre de 1 a 80 caracteres.
console-tokens-name-taken = Ya hay un token con este nombre. Elige otro nombre o revoca el token antiguo.
console-tokens-scopes = Puede
console-tokens-scopes-missing = Elige al menos una cosa que el token pueda hacer.
console-tokens-made = Creado
console-tokens-used = Último uso
console-tokens-state = Estado
console-tokens-revoked = Revocado el { $date }
console-tokens-revoke = Revocar
console-tokens-revoke-this = Revocar { $name }
console-tokens-revoke-what = Un token revocado deja de funcionar al instante y no se puede recuperar.
console-tokens-none = Todavía no hay tokens.
console-tokens-add = Crear un token
console-tokens-add-button = Crear token
console-tokens-ready = El token { $name } está listo
console-tokens-once = Cópialo ahora: solo se muestra esta vez. Solo se guarda su hash.
console-tokens-token = Token
console-tokens-back = Todos los tokens
console-outbox-title = Correos
console-outbox-tabs = Qué correos
console-outbox-failed = Fallidos
console-outbox-waiting = En espera
console-outbox-all = Todos
console-outbox-failed-one = Fallido
console-outbox-waiting-one = En espera
console-outbox-kind = Tipo
console-outbox-to = Para
console-outbox-since = Escrito
console-outbox-state = Estado
console-outbox-attempts =
    { $count ->
        [0] aún sin intentar
        [one] { $count } intento
       *[other] { $count } intentos
    }
console-outbox-next = próximo: { $time }
console-outbox-sent = Enviado
console-outbox-error = Respuesta del otro servidor
console-outbox-why = Motivo
console-outbox-again = Reintentar
console-outbox-again-this = Reintentar: { $mail }
console-outbox-mails = Correos
console-outbox-webhooks = Webhooks
console-outbox-event = Evento
console-outbox-url = Dirección
console-outbox-none-failed = No ha fallado ningún correo. Todo va bien.
console-outbox-none-waiting = No hay ningún correo en espera.
console-outbox-none = Todavía no hay correos.

console-ways-in-title = Correos entrantes
console-ways-in-way = Vía de entrada
console-ways-in-messages = Mensajes
console-ways-in-last = Último mensaje
console-ways-in-looked = Última comprobación
console-ways-in-failures = Fallos
console-ways-in-open = Abierta
console-ways-in-closed = Cerrada
console-ways-in-since = Contado desde que arrancó el servidor. Lo que llega por `afterword mail receive` no se cuenta aquí.
console-ways-in-off = El correo está desactivado.
console-ways-in-login = Afterword no ha iniciado sesión en su buzón. Los correos esperan hasta que alguien inicie sesión.

## Qué puede hacer un token

scope-read = leer
    .may = leer comentarios en cualquier estado, con direcciones de correo, y páginas
scope-moderate = moderar
    .may = decidir sobre comentarios, editarlos, bloquear a quienes los escriben, borrar los datos de una persona, modificar páginas
scope-sites = gestionar sitios
    .may = añadir sitios, cambiar sus ajustes (con los dos primeros permisos, también la moderación y el mapa del sitio), crear y revocar tokens
scope-export = exportar
    .may = descargar todos los datos
scope-mail = entregar correos
    .may = entregar los correos que vuelven a Afterword

## Por qué no se entregó un correo o un webhook

undelivered-given-up = Abandonado a los tres días
undelivered-bounced = Ha vuelto: la dirección no acepta correo.
undelivered-receiver-removed = El ajuste webhooks.urls ya no incluye este destino.
undelivered-store-unreadable = No se pudo leer la base de datos.
undelivered-place-unknown = No se sabe a qué sitio o página pertenece.
undelivered-too-many-confirmations = Espera, porque en la última hora se pidió a mucha gente que confirmara una dirección.
undelivered-answered = El destino respondió { $status }.

## Qué son los correos de la bandeja de salida

console-mail-kind-moderation = Comentario nuevo, para la moderación
console-mail-kind-spam = Lo que se guardó como spam, para la moderación
console-mail-kind-confirmation = Confirmación de una dirección
console-mail-kind-answered = Alguien respondió, para quien comentó
console-mail-kind-followed = Comentario nuevo en un hilo, para quien lo sigue
console-mail-kind-published = Comentario publicado, para quien lo escribió
console-mail-kind-reported = Comentario denunciado, para la moderación
console-mail-kind-report-decided = Qué pasó con una denuncia, para quien la envió
console-mail-kind-removed = Comentario eliminado tras una denuncia, para quien lo escribió
console-mail-kind-private = Mensaje solo para ti, para la moderación
console-mail-kind-private-reply = Respuesta a un mensaje privado, para quien lo escribió
console-mail-kind-may-publish = Permiso para publicar un mensaje privado, para quien lo escribió
console-mail-kind-decided = Qué hizo tu respuesta
console-mail-kind-explanation = Por qué tu respuesta no hizo nada
console-mail-kind-refusal = Por qué no se aceptó una respuesta por correo
console-mail-kind-unproven = ¿Has escrito este comentario?, para quien lo envió
console-mail-kind-received = Ha llegado un comentario por correo, para quien lo escribió
console-mail-kind-test = Prueba
console-mail-kind-sign-in = Enlace para iniciar sesión
console-mail-kind-damage = Base de datos dañada
console-mail-kind-address = Otra dirección de la moderación

## Ajustes de un sitio: nombre, explicación, qué escribir en lugar de lo rechazado, y las opciones

setting-moderation = Comentarios nuevos
    .hint = Indica si un comentario espera tu decisión o aparece al momento.
    .hold = retener
    .publish = publicar al momento
setting-edit-window = Tiempo para editar
    .hint = Durante cuánto tiempo se puede cambiar o eliminar un comentario propio, por ejemplo 15m, 2h o 1d. 0s significa nunca.
    .problem = Escribe un tiempo como 15m, 2h o 1d; 30d es el máximo.
setting-close-after = Cerrar artículos tras
    .hint = Cuánto tiempo después de su primer comentario admite un artículo otros nuevos, por ejemplo 90d, o never. Los artículos antiguos son los que más spam atraen.
    .problem = Escribe un tiempo como 90d, o never.
setting-retired = Archivado
    .hint = Indica si el blog sigue sin este servidor: entonces los artículos ya no admiten comentarios ni reacciones, y los hilos no se pueden seguir. Lo activa el comando afterword retire.
    .true = archivado
    .false = en uso
setting-sitemap = Mapa del sitio
    .hint = Enumera los artículos: una ruta como /sitemap.xml o una dirección completa del sitio. Escribe none si no hay mapa del sitio.
    .problem = Escribe una ruta como /sitemap.xml o una dirección completa.
setting-unknown-pages = Artículos desconocidos
    .hint = Qué ocurre con un comentario en un artículo que el mapa del sitio no incluye.
    .hold = retenerlo
    .refuse = no aceptarlo
    .publish = tratarlo como cualquier otro
setting-hold-at = Retenido desde
    .hint = Puntuación de los controles de spam desde la que un comentario espera tu decisión; 0 significa nunca.
    .problem = Escribe un número de 0 a 1000.
setting-spam-at = Spam desde
    .hint = Puntuación desde la que un comentario va a Spam; 0 significa nunca.
    .problem = Escribe un número de 0 a 1000.
setting-refuse-at = No aceptado desde
    .hint = Puntuación desde la que un comentario ni siquiera se acepta; 0 significa nunca.
    .problem = Escribe un número de 0 a 1000.
setting-words-hold = Palabras que retienen
    .hint = Un comentario con una de estas palabras o frases, una por línea, espera tu decisión. /…/ es un patrón. Escribe none si no quieres ninguna.
    .problem = Escribe hasta 500 palabras o patrones como /cheap .* pills/, una por línea, sin comas.
setting-words-spam = Palabras de spam
    .hint = Un comentario con una de estas es spam.
    .problem = Escribe hasta 500 palabras o patrones como /cheap .* pills/, una por línea, sin comas.
setting-words-refuse = Palabras no aceptadas
    .hint = Un comentario con una de estas no se acepta.
    .problem = Escribe hasta 500 palabras o patrones como /cheap .* pills/, una por línea, sin comas.
setting-script-check = Otras escrituras
    .hint = Indica si un comentario en una escritura distinta de las tuyas espera tu decisión.
    .off = no comprobar
    .hold = retener
setting-scripts = Tus escrituras
    .hint = Por ejemplo Latin o Cyrillic, una por línea. Escribe none para usar las del idioma del sitio.
    .problem = Escribe nombres de escrituras como Latin, Cyrillic o Han, una por línea.
setting-trust-after = De confianza tras
    .hint = Tras este número de comentarios aprobados, una persona ya es de confianza y no tiene que esperar. 0 significa nunca.
    .problem = Escribe un número de 0 a 20.
setting-trust-confirmed = De confianza por correo
    .hint = Indica si una persona con la dirección de correo confirmada ya es de confianza.
    .true = sí
    .false = no
setting-akismet = Akismet
    .hint = Indica si se consulta al servicio Akismet sobre cada comentario. Recibe el texto y el nombre, la dirección de correo y la dirección de red de quien lo escribió. El servidor necesita una clave.
    .true = consultarlo
    .false = no consultarlo
setting-depth = Niveles de respuestas
    .hint = Hasta qué nivel se sangran las respuestas. Las más profundas aparecen en el último nivel. 0 muestra una lista plana.
    .problem = Escribe un número de 0 a 20.
setting-page-size = Comentarios a la vez
    .hint = Cuántos se muestran antes del botón para ver más.
    .problem = Escribe un número de 1 a 1000.
setting-sort = Orden
    .hint = Qué comentarios van primero.
    .oldest = los más antiguos primero
    .newest = los más recientes primero
    .top = los de más reacciones primero
setting-images = Imágenes
    .hint = Indica si se muestran las imágenes de los comentarios. El navegador las carga del host que indica quien comenta, y ese host ve entonces a quienes te leen.
    .true = mostrarlas
    .false = no mostrarlas
setting-maths = Fórmulas
    .hint = Indica si el TeX de los comentarios se muestra como fórmulas: $x^2$ dentro de la línea, $$x^2$$ en una línea propia. Los comentarios ya escritos se quedan como están.
    .true = mostrarlas
    .false = no mostrarlas
setting-code-colours = Colores en el código
    .hint = Indica si el código escrito tras ``` y el nombre de un lenguaje se muestra en colores. Los comentarios ya escritos se quedan como están.
    .true = mostrarlos
    .false = no mostrarlos
setting-reactions = Reacciones
    .hint = Lo que se puede dejar con un clic: emojis o palabras cortas, una por línea, hasta 12. Escribe none si no quieres reacciones.
    .problem = Escribe hasta 12 emojis o palabras cortas, una por línea, sin espacios ni comas y sin repetir.
setting-article-reactions = Reacciones a los artículos
    .hint = Indica si se pueden dejar las mismas reacciones en el propio artículo. Aparecen encima de los comentarios.
    .true = se ofrecen
    .false = no se ofrecen
setting-avatars = Imágenes de perfil
    .hint = Aparecen junto a los comentarios escritos con una dirección de correo. Las obtiene este servidor: el servicio recibe un hash de la dirección y nada sobre quienes te leen.
    .off = ninguna
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Mensajes solo para ti
    .hint = Indica si se te puede escribir algo que solo ves tú. Solo se publica si quieres tú y también quien lo escribió.
    .true = se aceptan
    .false = no se aceptan
setting-language = Idioma
    .hint = El idioma de los textos que rodean los comentarios: { $languages }. Una página puede indicar otro.
    .problem = Escribe un código de idioma como en, de o pt-BR.
setting-owner = Tu nombre
    .hint = Aparece encima de tus respuestas. Si no hay ninguno, se muestra el título del sitio.
    .problem = Escribe un nombre de 80 caracteres como máximo.
setting-reserved-names = Nombres reservados
    .hint = Nombres con los que nadie puede comentar, uno por línea, hasta 50. Tu nombre y el título del sitio están siempre reservados. Escribe none para reservar solo esos.
    .problem = Escribe hasta 50 nombres de 80 caracteres como máximo, uno por línea, sin comas y sin repetir.
setting-moderators = Moderación
    .hint = Direcciones de correo, una por línea, hasta 20. Cada una recibe un correo sobre los comentarios nuevos y decide respondiendo. Escribe none si no hay ninguna.
    .problem = Escribe hasta 20 direcciones de correo como ann@example.org, una por línea y sin repetir.
setting-tell-owner = Correos a la moderación
    .hint = Sobre qué comentarios nuevos se avisa por correo a la moderación.
    .held = los pendientes
    .all = todos
    .nothing = ninguno
setting-tell-spam = Correos sobre spam
    .hint = Indica si la moderación recibe un correo al día sobre lo que se guardó como spam.
    .true = sí
    .false = no
setting-notifications = Correos sobre respuestas
    .hint = Indica si quien comenta puede pedir un correo cuando alguien le responda. Antes confirma su dirección.
    .true = sí
    .false = no
setting-follow-threads = Seguir hilos
    .hint = Indica si se puede seguir un hilo: un correo por cada comentario nuevo, o uno al día. Solo si están activados los correos sobre respuestas.
    .true = sí
    .false = no
setting-comments-by-mail = Comentarios por correo
    .hint = Si se pueden escribir comentarios por correo: cada página tiene entonces una dirección para ello.
    .true = sí
    .false = no
setting-tell-authors = Correos de publicación
    .hint = Indica si quien comenta con una dirección confirmada recibe un correo cuando se publica su comentario retenido.
    .true = sí
    .false = no
setting-answers-elsewhere = Respuestas en otras redes
    .hint = Indica si tus respuestas a personas de Mastodon y Bluesky se publican también allí.
    .true = sí
    .false = no

setting-own-posts = Tus publicaciones
    .hint = Un archivo del sitio que nombra tus publicaciones sobre los artículos, como /afterword/posts.json. Escribe none para ningún archivo.
    .problem = Escribe una ruta como /afterword/posts.json o una dirección completa.

setting-webmentions = Webmentions
    .hint = Si las páginas de otros sitios que enlazan a un artículo se convierten en comentarios.
    .true = sí
    .false = no

setting-send-webmentions = Enviar webmentions
    .hint = Si se avisa a las páginas a las que enlazan tus propios comentarios.
    .true = sí
    .false = no

## La consola: iniciar sesión y la cuenta

console-sign-in = Iniciar sesión
console-sign-in-email = Dirección de correo
console-sign-in-password = Contraseña
console-sign-in-password-hint = Déjala vacía para recibir por correo un enlace con el que entrar.
console-sign-in-no-mail-hint = Este servidor no envía correos. Si no tienes contraseña, ejecuta `afterword console link DIRECCIÓN` en el servidor: muestra un enlace para iniciar sesión.
console-sign-in-sent-title = Mira tu correo
console-sign-in-sent = Si { $address } tiene acceso aquí, un correo va de camino.
console-sign-in-sent-hint = El enlace funciona una sola vez y durante 15 minutos. Puedes abrirlo en otro dispositivo.
console-sign-in-follow = ¿Iniciar sesión aquí como { $address }?
console-sign-in-follow-hint = El enlace funciona una sola vez.
console-sign-in-account = Tu cuenta
console-sign-in-signed-in-as = Has iniciado sesión como
console-sign-in-sessions = Dónde tienes la sesión abierta
console-sign-in-sessions-hint = Una sesión termina a los 30 días, o tras 7 días sin visitas.
console-sign-in-some-browser = navegador desconocido
console-sign-in-begun = Inicio
console-sign-in-seen = Última visita
console-sign-in-this-one = este
console-sign-in-sign-out = Cerrar sesión
console-sign-in-sign-out-everywhere = Cerrar sesión en todas partes
console-sign-in-session-ended = Sesión cerrada allí.
console-sign-in-set-password = Crear una contraseña
console-sign-in-change-password = Cambiar la contraseña
console-sign-in-old-password = Contraseña actual
console-sign-in-new-password = Contraseña nueva
console-sign-in-new-password-hint = Al menos 12 caracteres; vale una frase. Se cerrará tu sesión en todos los demás lugares.
console-sign-in-password-set = La contraseña está guardada. Tu sesión se ha cerrado en todos los demás lugares.
console-sign-in-refused = No ha funcionado
console-sign-in-kept = Lo que escribiste, para que no se pierda
console-sign-in-to-console = A la consola

## Qué ha fallado, en la consola

console-problem-unknown-link = Este enlace ha caducado o ya se usó. Un enlace funciona una sola vez y durante 15 minutos: pide uno nuevo.
console-problem-wrong-password = Dirección o contraseña incorrecta.
console-problem-invalid-password = Elige una contraseña de al menos 12 caracteres y 1024 como máximo. Vale una frase.
console-problem-too-many-passwords = Demasiadas contraseñas incorrectas. Espera { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } o inicia sesión con un enlace por correo: deja la contraseña vacía.
console-problem-too-many-mails = Se han pedido demasiados correos. Los enviados sirven durante 15 minutos: mira tu bandeja de entrada y la carpeta de spam. O espera { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
console-problem-mail-off = Este servidor no envía correos. Ejecuta en él `afterword console link DIRECCIÓN`: muestra un enlace para iniciar sesión.
console-problem-missing-field = Un campo necesario se quedó vacío. Vuelve atrás y rellénalo.
console-problem-foreign-form = Este formulario no viene de una página de esta consola, así que no se ha hecho nada. Abre la consola en su propia pestaña, en la dirección de `server.public_url`, e inténtalo allí.
console-problem-form-outdated = Este formulario es de una sesión anterior, así que no se ha hecho nada. Vuelve atrás, recarga la página y envíalo otra vez.
console-problem-sign-in-needed = No has iniciado sesión, así que no se ha hecho nada. Inicia sesión en otra pestaña. Después vuelve atrás en esta y envíalo otra vez.
console-problem-unknown-page = Esa página no existe. Una página existe desde su primer comentario.
console-problem-path-taken = Esta ruta ya lleva a otra página. Mueve aquí esa página o elige otra ruta.
console-problem-invalid-page = Escribe una ruta que empiece por una barra, como /posts/hola/, sin . ni .. en ella.
console-problem-invalid-title = Escribe un título más corto, en una sola línea, sin caracteres de control.
console-problem-invalid-name = Escribe un nombre con al menos una letra o cifra, sin caracteres de control.
console-problem-invalid-email = Escribe una dirección de correo como ann@example.org.
console-problem-invalid-address = Escribe una dirección IP como 203.0.113.7 o 2001:db8::7.
console-problem-invalid-host = Escribe un host como example.org.
console-problem-unknown-block = Este bloqueo ya no existe.
console-problem-unknown-token = No hay ningún token con este número.
console-problem-unknown-site = Ese sitio no existe.
console-problem-changed-meanwhile = Esto ha cambiado entretanto, así que no se ha hecho nada. Mira cómo está ahora y decide de nuevo.
console-problem-not-possible = Eso no es posible con el comentario tal como está ahora. Míralo otra vez.
console-problem-unknown-batch = Aquí no hay nada que deshacer.
console-problem-invalid-text = Escribe un texto sin caracteres de control.
console-problem-text-too-long = El texto es demasiado largo. Acórtalo y envíalo otra vez.
console-problem-too-many-links = El texto tiene demasiados enlaces. Quita algunos y envíalo otra vez.
console-problem-body-too-large = Es demasiado de una vez. Acórtalo o selecciona menos comentarios.
console-problem-store-busy = El servidor está ocupado, así que no se ha hecho nada. Inténtalo de nuevo en un momento.
console-problem-not-again = No se ha podido reintentar: ya no existe o ya se había reintentado.
console-problem-batch-too-large = Selecciona menos comentarios: se puede decidir como máximo sobre { $max } a la vez.
console-problem-internal = Se ha producido un error en el servidor. Su registro dice más.
console-problem-method-not-allowed = Esta dirección no muestra nada; solo se le puede enviar un formulario.

## Por qué un comentario se retuvo o se tomó por spam

reason-akismet-asked = Este sitio consulta a Akismet sobre cada comentario.
reason-blocked = Has bloqueado a esta persona o un host al que enlaza el comentario.
reason-form-replayed = El mismo formulario ya se había enviado.
reason-form-too-fast =
    { $seconds ->
        [one] Enviado { $seconds } segundo después de empezar a escribir.
       *[other] Enviado { $seconds } segundos después de empezar a escribir.
    }
reason-form-too-old =
    { $hours ->
        [one] Enviado { $hours } hora después de empezar a escribir.
       *[other] Enviado { $hours } horas después de empezar a escribir.
    }
reason-honeypot = Se rellenó un campo que las personas no ven.
reason-proof-expired = Su prueba de trabajo llegó demasiado tarde.
reason-proof-invalid = Su prueba de trabajo es incorrecta.
reason-proof-missing = Llegó sin prueba de trabajo: de un navegador sin JavaScript o de un programa.
reason-proof-spent = Su prueba de trabajo ya se había usado.
reason-holds-all = Este sitio retiene todos los comentarios nuevos.
reason-offered = Esto estaba escrito solo para ti; ahora se puede publicar.
reason-listed-word = «{ $word }» está en tu lista de palabras.
reason-fast-network =
    { $count ->
        [one] Ha llegado { $count } comentario de esta red en poco tiempo.
       *[other] Han llegado { $count } comentarios de esta red en poco tiempo.
    }
reason-fast-page =
    { $count ->
        [one] Ha llegado { $count } comentario a esta página en poco tiempo.
       *[other] Han llegado { $count } comentarios a esta página en poco tiempo.
    }
reason-fast-site =
    { $count ->
        [one] Ha llegado { $count } comentario a este sitio en poco tiempo.
       *[other] Han llegado { $count } comentarios a este sitio en poco tiempo.
    }
reason-repeated-here = La misma persona ya ha escrito casi lo mismo aquí.
reason-repeated =
    { $count ->
        [one] Casi el mismo texto ya llegó antes, en otra página o de otra persona: una vez.
       *[other] Casi el mismo texto ya llegó antes, en otras páginas o de otras personas: { $count } veces.
    }
reason-links =
    { $count ->
        [one] Tiene { $count } enlace.
       *[other] Tiene { $count } enlaces.
    }
reason-link-share = Casi todo son enlaces ({ $percent }{"\u00A0"}% del texto).
reason-shortener = Enlaza a { $host }, que oculta adónde lleva.
reason-look-alike-host = Enlaza a { $host }, que se parece a otro host.
reason-hidden-link = Tiene un enlace que nadie ve, a { $host }.
reason-misleading-link = Tiene un enlace que muestra { $shown } y lleva a { $target }.
reason-foreign-markup = Tiene enlaces en un formato ajeno: { $markup }.
reason-website = Es corto, y el nombre lleva a { $host }.
reason-masked-word = «{ $word }» mezcla letras de varias escrituras.
reason-foreign-script = Está en una escritura distinta de la de tu sitio: { $scripts }.
reason-disposable = La dirección de correo es desechable ({ $host }).
reason-familiar =
    { $count ->
        [one] La dirección y la red son conocidas: { $count } comentario aprobado.
       *[other] La dirección y la red son conocidas: { $count } comentarios aprobados.
    }
reason-trusted = Esta persona ya es de confianza aquí.
reason-unknown-page = El mapa del sitio no incluye esta página.
reason-bayes = Probabilidad de spam: { $percent }{"\u00A0"}%

## Correos

mail-marker = Escribe tu respuesta encima de esta línea
mail-footer = Afterword, para { $site }
mail-subject-moderation = [{ $site }] Comentario nuevo de { $author } en «{ $page }» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } comentario nuevo
       *[other] { $count } comentarios nuevos
    }
mail-subject-digest-decided = [{ $site }] Decidido con tu respuesta
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } comentario en spam
       *[other] { $count } comentarios en spam
    }
mail-subject-confirm = [{ $site }] Confirma tu dirección
mail-subject-answered = [{ $site }] { $author } te ha respondido en «{ $page }»
mail-subject-followed = [{ $site }] Comentario nuevo de { $author } en «{ $page }»
mail-subject-threads = [{ $site }] Comentarios nuevos en los hilos que sigues
mail-subject-published = [{ $site }] Tu comentario en «{ $page }» se ha publicado
mail-subject-reported = [{ $site }] Denunciado: comentario de { $author } en «{ $page }» #{ $tag }
mail-subject-report-decided = [{ $site }] Se ha decidido sobre tu denuncia
mail-subject-removed = [{ $site }] Tu comentario en «{ $page }» se ha eliminado
mail-subject-private = [{ $site }] Solo para ti: { $author } en «{ $page }» #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } te ha respondido
mail-subject-may-publish = [{ $site }] ¿Se pueden publicar tus palabras?
mail-label-reports = Denuncias
mail-is-reported = Han denunciado este comentario. Sigue publicado hasta que decidas.
mail-is-private = Esto es solo para ti: nadie más lo ve. Lo que escribas encima de la línea va por correo a quien te escribió, y a nadie más.
mail-is-private-no-answer = Esto es solo para ti: nadie más lo ve. No se puede contactar por correo con quien lo escribió, así que no puedes responder.
mail-link-keep = Dejar publicado
mail-report-kept = El { $when }, alguien, quizá tú, denunció un comentario e indicó esta dirección. La persona responsable del blog lo ha revisado: el comentario sigue publicado.
mail-report-removed = El { $when }, alguien, quizá tú, denunció un comentario e indicó esta dirección. El comentario se ha eliminado.
mail-report-by-person = Lo ha decidido una persona, no un programa. Si no estás de acuerdo, escribe a la persona responsable del blog o acude a un tribunal.
mail-report-why = Recibes este único correo porque esta dirección se indicó en la denuncia.
mail-removed-lead = La persona responsable del blog ha eliminado tu comentario, porque fue denunciado y la denuncia le pareció fundada:
mail-removed-object = Lo ha decidido una persona, no un programa. El comentario ya no está a la vista en el blog. Si no estás de acuerdo, escribe a la persona responsable del blog o acude a un tribunal.
mail-private-reply-note = Nadie más ve esta respuesta ni tus palabras. Nadie lee las respuestas a este correo.
mail-private-why = Recibes esto porque alguien, seguramente tú, escribió a la persona responsable de este blog con esta dirección.
mail-may-publish-lead = Escribiste esto solo para la persona responsable del blog. Le gustaría publicarlo:
mail-link-may-publish = Sí, publicarlo
mail-may-publish-else = Si no, no hagas nada: queda entre esa persona y tú.
mail-subject-unproven = [{ $site }] ¿Has escrito un comentario en «{ $page }»?
mail-subject-received = [{ $site }] Tu comentario en «{ $page }» ha llegado
mail-subject-decided = [{ $site }] { $standing-title }: comentario de { $author } en «{ $page }» #{ $tag }
mail-subject-explanation = Tu respuesta no ha cambiado nada #{ $tag }
mail-subject-refused = Tu respuesta no se ha convertido en comentario
mail-subject-sign-in = Iniciar sesión en { $site }
mail-subject-damage = La base de datos de { $site } está dañada
mail-subject-address = ¿Responder también desde esta dirección?
mail-subject-test = Afterword puede enviar correo ({ $id })
mail-label-by = De
mail-label-email = Correo
mail-label-website = Sitio web
mail-label-on = En
mail-label-answers = En respuesta a
mail-label-comment = El comentario
mail-label-reasons = Retenido porque
mail-label-spam-reasons = Spam porque
mail-label-wrote = Escribiste
mail-owner = { $author } (responsable del blog)
mail-no-title = una página sin título
mail-is-published = Este comentario ya está publicado.
mail-words-lead = Para decidir, responde a este correo con una de estas palabras en la primera línea:
mail-words-after = Cualquier otra cosa no cambia nada, y un correo te lo dirá.
mail-word-approve = ok
mail-means-approve = publicarlo; el texto debajo de la palabra será tu respuesta
mail-means-keep = dejarlo publicado; el texto debajo de la palabra será tu respuesta
mail-means-ask = preguntar a quien lo escribió si se puede publicar; el texto debajo de la palabra le llega por correo
mail-word-reject = no
mail-means-reject = rechazarlo: nadie lo ve
mail-word-spam = spam
mail-means-spam = rechazarlo como spam
mail-word-delete = eliminar
mail-means-delete = eliminarlo
mail-word-block = bloquear
mail-means-block = spam, y nada más de esta persona
mail-word-edit = editar
mail-means-edit = publicar en su lugar el texto debajo de la palabra
mail-word-undo = deshacer
mail-means-undo = deshacer la última decisión
mail-links-lead = O decide en el navegador:
mail-link-approve = Publicar
mail-link-reject = Rechazar
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] Ha llegado { $count } comentario
       *[other] Han llegado { $count } comentarios
    } en poco tiempo, así que van en un solo correo.
mail-digest-how = Para decidir, responde con sus números, en una línea o en varias: «1 ok, 2-5 spam, 6 no». El texto debajo de la línea de un solo número será tu respuesta a ese comentario. Una de estas palabras para cada número:
mail-digest-again = Responde otra vez al correo con los comentarios.
mail-digest-done = Así han quedado los comentarios con tu respuesta:
mail-spam-lead =
    { $count ->
        [one] Se ha guardado { $count } comentario como spam desde el último correo.
       *[other] Se han guardado { $count } comentarios como spam desde el último correo.
    } Nadie los ve. Si alguno no lo es, publícalo con su enlace: una respuesta a este correo no decide nada.
mail-spam-rest = Hay { $count } más en la lista de spam de la consola.
mail-spam-end = Para no recibir más estos correos, desactiva «Correos sobre spam» en los ajustes del sitio.
mail-confirm-lead = Alguien, quizá tú, dejó esta dirección con un comentario en «{ $page }» y pidió correos sobre las respuestas.
mail-confirm-published = El comentario está publicado.
mail-confirm-do = Si fuiste tú, confírmalo:
mail-link-confirm = Sí, quiero correos sobre las respuestas
mail-confirm-else = Si no, no hagas nada: no llegará ningún correo sobre respuestas.
mail-confirm-follow = Alguien, quizá tú, pidió recibir en esta dirección correos sobre los comentarios nuevos en «{ $page }».
mail-link-confirm-follow = Sí, quiero correos sobre los comentarios nuevos
mail-confirm-follow-else = Si no, no hagas nada: no llegará ningún correo.
mail-unproven-lead = Un comentario en «{ $page }» llegó por correo con tu dirección, y nada demuestra que sea tuyo. Si lo has escrito, confírmalo:
mail-link-submit = Leerlo y confirmarlo
mail-unproven-else = Si no, no hagas nada: nadie ve el comentario.
mail-received-held = Tu comentario aparecerá en cuanto se apruebe:
mail-answered-by-mail = Para contestar, responde a este correo: lo que escribas encima de la línea será un comentario.
mail-answered-on-page = Para contestar, abre la página. Nadie lee las respuestas a este correo.
mail-published-lead = Tu comentario se ha publicado:
mail-link-comment = Leerlo en la página
mail-unsubscribe-why = Recibes esto porque pediste correos sobre las respuestas a tu comentario.
mail-followed-rest = No aparecen en este correo: { $count }. Todos los comentarios están en las páginas.
mail-followed-why = Recibes esto porque pediste correos sobre los comentarios nuevos.
mail-link-unsubscribe = No recibir más estos correos
mail-done-approved = Hecho: el comentario está publicado.
mail-done-rejected = Hecho: el comentario está rechazado. Nadie lo ve.
mail-done-spam = Hecho: el comentario es spam. Nadie lo ve.
mail-done-deleted = Hecho: el comentario está eliminado.
mail-done-blocked = Hecho: el comentario es spam, y no se aceptará nada más de esta persona.
mail-done-edited = Hecho: el comentario está publicado con tu texto.
mail-done-asked = Hecho: un correo pregunta a quien lo escribió si se puede publicar.
mail-done-replied = Hecho: tu respuesta va por correo a quien te escribió. Nadie más la ve.
mail-undone-held = Deshecho: el comentario vuelve a estar retenido y espera tu decisión.
mail-undone-published = Deshecho: el comentario vuelve a estar publicado.
mail-undone-refused = Deshecho: el comentario vuelve a estar rechazado. Nadie lo ve.
mail-undone-spam = Deshecho: el comentario vuelve a ser spam. Nadie lo ve.
mail-undone-deleted = Deshecho: el comentario vuelve a estar eliminado.
mail-undone-private = Deshecho: vuelve a ser solo para ti.
mail-standing-held = retenido
mail-standing-published = publicado
mail-standing-refused = rechazado
mail-standing-spam = spam
mail-standing-deleted = eliminado
mail-standing-private = solo para ti
mail-before-same = Ya estaba así: { $who } decidió lo mismo el { $when }.
mail-before-other = Esto cambia una decisión anterior: antes estaba como { $standing }, por { $who }, el { $when }.
mail-reply-published = Esto se ha publicado como tu respuesta:
mail-reply-private = Esto va por correo a quien te escribió:
mail-reply-left-out = Esto no se ha publicado, porque solo un comentario publicado puede tener respuesta:
mail-cut = Esto se ha dejado fuera de tu respuesta, como firma, despedida o correo anterior:
mail-attached = Se ha dejado fuera, porque los comentarios son solo texto: { $words }
mail-link-put-back = Volver a poner estas palabras
mail-link-send-rest = Enviar también estas palabras
mail-text-now = El comentario dice ahora:
mail-undo-how = Para deshacerlo, responde con la palabra:
mail-decide-anew = Para decidir otra cosa, responde con una de estas palabras en la primera línea:
mail-why-unknown = No se ha hecho nada: la primera línea de tu respuesta, «{ $line }», no es ninguna de las palabras con las que se decide.
mail-why-taken-back = No se ha hecho nada: debajo de la palabra escribiste «{ $line }», y eso puede significar que no quieres publicar el comentario. Para publicarlo, responde solo con la palabra.
mail-why-unclear = No se ha hecho nada: Afterword no pudo distinguir tus palabras de las citadas. Escribe la palabra encima de la línea con los signos de igual y deja esa línea como está.
mail-why-number = No se ha hecho nada: el correo no tiene ningún comentario con el número { $count }.
mail-why-twice = No se ha hecho nada: el número { $count } aparece dos veces, con palabras o textos distintos.
mail-why-line = No se ha hecho nada: no se entendió «{ $line }». Cada número necesita una de las palabras con las que se decide, y nada más.
mail-why-text = No se ha hecho nada: no está claro a qué comentario pertenece el texto «{ $line }». Un texto va debajo de la línea de un solo número con una palabra que publica.
mail-why-empty = No se ha hecho nada: tu correo no tenía nada encima del texto citado.
mail-why-outdated = No se ha hecho nada: el comentario cambió después del correo al que respondiste. Mira cómo está ahora y responde al correo más reciente sobre él.
mail-why-gone = No se ha hecho nada: el comentario ya no existe.
mail-why-expired = No se ha hecho nada: el correo al que respondiste es demasiado antiguo para decidir con él. Para decidir, responde a este.
mail-why-unverified = No se ha hecho nada: llegó un correo en tu nombre, y nada demostraba que lo escribiste tú. Si fuiste tú, tu servidor de correo no firma sus correos (DKIM), o la firma se estropeó por el camino.
mail-why-refused = No se ha hecho nada: { $words }
mail-explanation-words = Para decidir, escribe una de estas palabras, sola, en la primera línea:
mail-explain-how = En el servidor, `afterword mail explain FILE` dice qué comprobación detuvo un correo guardado.
mail-address-hint = Para responder también desde otra dirección, pide que la añadan en el servidor: `afterword mail addresses add { $who } DIRECCIÓN`
mail-refused-closed = Tu respuesta no ha podido convertirse en comentario: el artículo ya no admite comentarios.
mail-refused-gone = Tu respuesta no ha podido convertirse en comentario: el comentario al que respondiste ya no existe.
mail-refused-empty = Tu respuesta no ha podido convertirse en comentario: no había texto encima del correo citado.
mail-refused-expired = Tu respuesta no ha podido convertirse en comentario: la dirección a la que escribiste ya no vale. En la página del artículo hay otra.
mail-refused-long = Tu respuesta no ha podido convertirse en comentario: es demasiado larga. { $most ->
        [one] Se admite { $most } carácter
       *[other] Se admiten { $most } caracteres
    }. Responde otra vez, más breve.
mail-refused-links = Tu respuesta no ha podido convertirse en comentario: tiene demasiados enlaces. { $most ->
        [one] Se admite { $most }
       *[other] Se admiten { $most }
    }. Responde otra vez con menos.
mail-refused-other = Tu respuesta no ha podido convertirse en comentario: { $words }
mail-problem-unproven = Nada demostraba que la escribiste tú: tu servidor de correo no firma sus correos (DKIM).
mail-problem-too-old = El correo al que respondiste es demasiado antiguo.
mail-problem-other-address = La respuesta llegó desde otra dirección. Responde desde { $who }.
mail-problem-too-early = La respuesta no tiene fecha, o tiene una anterior al correo al que responde. Comprueba el reloj de tu dispositivo y responde otra vez.
mail-problem-too-large = La respuesta es demasiado grande: se pueden leer hasta { $most }{"\u00A0"}MB de archivos adjuntos y 1.000 líneas de texto. Responde otra vez con menos.
mail-problem-unknown-parent = El comentario al que responde ya no existe.
mail-problem-parent-on-other-page = El comentario al que responde es de otro artículo.
mail-problem-not-of-site = El mapa del sitio no incluye esta página.
mail-problem-not-possible = Eso no es posible con el comentario tal como está ahora.
mail-problem-changed-meanwhile = El comentario se ha modificado o eliminado entretanto.
mail-refused-text = Para que no se pierda nada, esto es lo que escribiste:
mail-sign-in-lead = Alguien, esperamos que tú, quiere iniciar sesión en Afterword en { $site } con esta dirección.
mail-link-sign-in = Iniciar sesión
mail-sign-in-once = El enlace funciona una sola vez y durante 15 minutos. Quien lo tenga puede entrar con tu cuenta, así que no reenvíes este correo.
mail-sign-in-else = Si no fuiste tú, no hagas nada: sin este enlace nadie puede entrar.
mail-address-lead = { $who } quiere decidir sobre los comentarios en { $site } también con correos de esta dirección.
mail-link-address = Sí, mis respuestas cuentan
mail-address-else = Si no eres { $who }, no hagas nada. A esta dirección no llegarán otros correos.
mail-damage-lead = La comprobación periódica de la base de datos de Afterword en { $site } ha detectado daños:
mail-damage-now = Actúa cuanto antes: conserva las copias de seguridad que tengas, comprueba si el disco está fallando y restaura la copia intacta más reciente. En el servidor, `afterword doctor` da más detalles.
mail-test-lead = Este correo es una prueba. Muestra que Afterword puede enviar correo y que llega a esta dirección.
mail-test-id = Su identificador es { $id }.
mail-standing-held-title = Retenido
mail-standing-published-title = Publicado
mail-standing-refused-title = Rechazado
mail-standing-spam-title = Spam
mail-standing-deleted-title = Eliminado
mail-standing-private-title = Solo para ti
