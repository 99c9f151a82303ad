# Todos os textos do servidor que alguém lê, em português de Portugal. O que significam e onde estão: en.ftl.
# Trata-se quem lê na terceira pessoa, sem «você». Género: «quem…», «pessoa» e formas impessoais em vez de «autor», «leitor» ou «moderador».

## Dias, idades e números

date-day = { $day } de { $month } de { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } de { $month }
date-month-1 = janeiro
date-month-2 = fevereiro
date-month-3 = março
date-month-4 = abril
date-month-5 = maio
date-month-6 = junho
date-month-7 = julho
date-month-8 = agosto
date-month-9 = setembro
date-month-10 = outubro
date-month-11 = novembro
date-month-12 = dezembro
date-short-month-1 = jan.
date-short-month-2 = fev.
date-short-month-3 = mar.
date-short-month-4 = abr.
date-short-month-5 = maio
date-short-month-6 = jun.
date-short-month-7 = jul.
date-short-month-8 = ago.
date-short-month-9 = set.
date-short-month-10 = out.
date-short-month-11 = nov.
date-short-month-12 = dez.
age-now = agora
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}h
age-days = { $count }{"\u00A0"}d
number-thousands = {"\u00A0"}
size-megabytes = { $size }{"\u00A0"}MB
size-kilobytes = { $size }{"\u00A0"}kB
number-percent = { $count }%
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Páginas sem JavaScript

page-about = Comentários em
page-back = Voltar ao artigo
page-count =
    { $count ->
        [0] Ainda não há comentários
        [one] { $count } comentário
       *[other] { $count } comentários
    }
page-order = Ordem
page-oldest = Mais antigos primeiro
page-newest = Mais recentes primeiro
page-top = Melhores primeiro
page-more = Mais comentários
page-beginning = Desde o início
page-owner = responsável pelo blogue
page-verified = verificado
page-pinned = fixado
page-edited = editado
page-removed = Este comentário foi removido.
page-reply = Responder
page-reply-to = Responder a { $name }
page-in-reply-to = em resposta a { $name }
page-in-reply-to-removed = em resposta a um comentário removido
page-write = Escreva um comentário
page-text = Comentário
page-markdown = **negrito**, *itálico*, > citação, `código`
page-name = Nome
page-email = E-mail (opcional)
page-email-hint = Só a pessoa responsável por este blogue o vê. Nunca é mostrado nem transmitido a ninguém.
page-email-hint-picture = Só a pessoa responsável por este blogue o vê. { $service } recebe um hash dele, para a sua imagem.
page-notify = Receber um e-mail quando alguém responder
page-notify-hint = Primeiro recebe um e-mail para confirmar o seu endereço. Cada e-mail seguinte traz um link para deixar de os receber.
page-follow = Receber e-mails sobre novos comentários aqui
page-follow-off = Nenhum e-mail
page-follow-at-once = De imediato
page-follow-daily = Uma vez por dia
page-private = Só para a pessoa responsável por este blogue
page-private-hint = Mais ninguém o vê. A resposta chega por e-mail, se deixar o seu endereço.
page-private-held = Só a pessoa responsável por este blogue pode ler as suas palavras.
page-private-reply = As respostas são públicas. Desmarque a caixa ou escreva logo abaixo do artigo.
page-private-offer = Propor a publicação
page-website = Site (opcional)
page-leave-empty = Deixe este campo vazio
page-held-hint = Os comentários aparecem depois de aprovados.
page-send = Enviar
page-preview = Pré-visualizar
page-no-reply = Comentar o artigo em vez de responder
page-held = A aguardar aprovação. O seu comentário aparece aqui assim que for aprovado.
page-published = O seu comentário foi publicado.
page-closed = Os comentários estão fechados.
page-parent-gone = O comentário a que queria responder já não existe.
page-error = Erro
page-refused = O seu comentário não foi enviado
page-kept = O seu texto, pronto para copiar
page-to-thread = Abrir os comentários do artigo
page-feed = Seguir estes comentários por feed
page-report = Denunciar
page-report-of = Denunciar o comentário de { $name }
report-title = Denunciar este comentário
report-what = A pessoa responsável por este blogue decide sobre ele. Até lá, o comentário continua publicado.
report-reason = O que há de errado com ele?
report-reason-illegal = É ilegal
report-reason-privacy = Mostra dados pessoais
report-reason-abuse = Insulta ou ameaça
report-reason-spam = É spam
report-reason-mine = Fui eu que o escrevi e quero que seja retirado
report-reason-other = Outra coisa
report-text = Por palavras suas
report-text-hint = Necessário se for ilegal ou outra coisa: diga o que é e porquê. Só a pessoa responsável por este blogue lê o que escrever.
report-email-hint = Para saber o resultado. Recebe um único e-mail, quando houver decisão.
report-good-faith = Ao enviar a denúncia, declara que o que escreve é verdade, tanto quanto sabe.
report-send = Enviar denúncia
report-thanks = Agradecemos
report-done = A sua denúncia chegou. A pessoa responsável por este blogue decide sobre ela.
report-done-mail = Recebe um e-mail quando houver decisão.
report-problem-comment-refused = A denúncia não foi aceite: o formulário foi preenchido demasiado depressa, é demasiado antigo ou parece enviado por um programa. Envie-o novamente; se não resultar, escreva à pessoa responsável pelo site.
report-problem-invalid-parameter = Escolha o que há de errado com o comentário.
report-problem-unknown-comment = Este comentário já não existe.
follow-title = Seguir esta conversa por e-mail
follow-what = Recebe um e-mail quando há novos comentários nesta página. Se o seu endereço for novo aqui, chega antes um e-mail para o confirmar. Cada e-mail seguinte traz um link para deixar de os receber.
follow-send = Seguir
follow-done = Se este endereço ainda não está confirmado, chega um e-mail com um link para o confirmar. A partir daí, fica a saber dos novos comentários.
follow-problem-comment-refused = O formulário foi preenchido demasiado depressa, é demasiado antigo ou parece enviado por um programa. Envie-o novamente; se não resultar, escreva à pessoa responsável pelo site.
by-mail-title = Comentar por e-mail
by-mail-what = Escreva para este endereço: o seu e-mail torna-se um comentário nesta página. O seu nome aparece como o seu programa de correio o envia; o seu endereço, não. Os anexos ficam de fora.
by-mail-asked = Se nada provar que o e-mail é seu, recebe outro para o confirmar.
by-mail-until = O endereço é válido até { $day }.
page-on = em

## O que correu mal, nas páginas para quem lê

problem-invalid-page = O endereço não diz de que artigo se trata.
problem-unknown-site = Este servidor não tem nenhum blogue com esse nome.
problem-name-reserved = Este nome é reservado à pessoa responsável pelo blogue. Escreva com outro.
problem-unknown-parent = O comentário a que este responde já não existe. Envie o seu novamente: aparecerá em separado.
problem-parent-on-other-page = O comentário a que este responde é de outro artigo. Envie o seu novamente: aparecerá em separado.
problem-invalid-parent = O comentário a que este responde não existe. Envie o seu novamente: aparecerá em separado.
problem-invalid-key = O formulário estava incompleto. Envie-o novamente.
problem-origin-null = O seu navegador não disse de que página isto vem, por isso o comentário não foi aceite. Copie o texto e envie-o a partir da página dos comentários.
problem-origin-not-allowed = Este blogue não aceita comentários da página em que escreveu. Copie o texto e envie-o a partir da página dos comentários.
problem-body-too-large = O seu comentário é demasiado longo para ser enviado. Volte um passo atrás no navegador: o texto ainda deve lá estar. Encurte-o e envie-o novamente.
problem-notify-without-email = Escreva o seu endereço para os e-mails ou desmarque a caixa.
problem-follow-without-email = Escreva o seu endereço para os e-mails ou escolha não receber nenhum.
problem-needs-consent = Isto foi escrito só para si. Pergunte primeiro: é publicado assim que quem o escreveu concordar.
problem-nobody-to-ask = Não é possível enviar e-mail a quem o escreveu: não se pode perguntar nem responder.
problem-too-many-followers = Esta conversa já é seguida pelo número máximo de pessoas. O feed dela também mostra os novos comentários.
problem-invalid-name = O nome tem caracteres de controlo.
problem-name-empty = Falta o nome.
problem-text-empty = Falta o texto.
problem-text-invisible = O texto não tem nada visível.
problem-name-too-long = O nome tem { $length } caracteres; o máximo é { $max }.
problem-invalid-email = Isto não é um endereço de e-mail. Deixe o campo vazio ou escreva um endereço como ann@example.org.
problem-invalid-website = Isto não é um endereço web. Deixe o campo vazio ou escreva um endereço como https://example.org.
problem-invalid-text = O texto tem caracteres de controlo.
problem-text-too-long = O texto tem { $length } caracteres; o máximo é { $max }.
problem-too-many-links = O texto tem { $length } links; o máximo é { $max }.
problem-comment-refused = Este site não aceita este comentário: parece spam. Se não for, escreva à pessoa responsável pelo site.
problem-too-many-comments = Chegaram demasiados comentários da sua rede em pouco tempo. Nada se perdeu: tente novamente dentro de { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
problem-page-closed-by-owner = Esta página foi fechada e não aceita novos comentários.
problem-page-closed-by-age = Esta página é demasiado antiga para aceitar novos comentários.
problem-unknown-comment = Esse comentário não existe.
problem-comment-deleted = Este comentário já não existe.
problem-missing-field = O endereço não diz de que artigo se trata.
problem-store-busy = O servidor está ocupado. Nada foi guardado. Tente novamente daqui a pouco.
problem-store-read-only = De momento, o servidor só pode ler. Nada foi guardado. Tente mais tarde.
problem-store-full = O servidor está sem espaço. Nada foi guardado. Tente mais tarde.
problem-store-unavailable = O servidor não consegue aceder aos dados. Nada foi guardado. Tente mais tarde.
problem-not-of-site = O mapa do site não inclui esta página. Se o artigo é novo, tente novamente dentro de alguns minutos.
problem-webmention-source = `source` tem de ser o endereço de outra página web, com http ou https.
problem-webmention-target = `target` tem de ser o endereço de uma página que aceita webmentions.
problem-not-found = Não há nada neste endereço.
problem-method-not-allowed = Este endereço não aceita este tipo de pedido.
problem-internal = Ocorreu um erro no servidor.
problem-unknown-field = Não existe o campo `{ $field }` aqui.
problem-incomplete-body = O pedido terminou antes de estar completo. Envie-o novamente.
problem-invalid-encoding = O campo `{ $field }` não está em UTF-8.
problem-field-name-not-utf8 = O nome de um campo não está em UTF-8.
problem-form-needed = Aqui só é possível enviar um formulário HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Foi preenchido um campo oculto. Deixe-o vazio e envie o comentário novamente.

## O que correu mal, na página depois do formulário próprio de um blogue para Stacosys

form-problem-missing-field = Falta o campo `{ $field }`.
form-problem-invalid-page = O campo `url` não contém o caminho de uma página. Um caminho começa com /, como /posts/ola/.

## O que correu mal, em poucas palavras

title-invalid-cursor = Cursor inválido
title-incomplete-body = O pedido está incompleto
title-invalid-encoding = O texto não está em UTF-8
title-invalid-header = Não é possível ler um cabeçalho
title-invalid-id = Identificador inválido
title-invalid-json = JSON inválido
title-invalid-page = Página inválida
title-invalid-parameter = Não é possível ler um parâmetro
title-invalid-request = Pedido inválido
title-missing-field = Falta um campo
title-too-many-decisions = Demasiadas decisões
title-too-many-pages = Demasiadas páginas
title-unknown-field = Campo desconhecido
title-wrong-type = Tipo errado
title-api-token-invalid = O token não é válido
title-api-token-missing = É preciso um token
title-edit-token-missing = Falta o token de edição
title-sign-in-needed = Sessão não iniciada
title-comment-refused = O comentário não é aceite
title-edit-window-over = Demasiado tarde para alterar
title-foreign-form = O formulário vem de outro sítio
title-form-outdated = O formulário é demasiado antigo
title-origin-not-allowed = Esta origem não é a do site
title-origin-null = O navegador esconde de onde isto vem
title-page-closed = A página está fechada
title-scope-missing = O token não tem permissão para isto
title-wrong-edit-token = Este comentário não é seu
title-wrong-password = Palavra-passe errada
title-not-found = Não encontrado
title-unknown-batch = Esse lote não existe
title-unknown-block = Esse bloqueio não existe
title-unknown-comment = Esse comentário não existe
title-comment-deleted = Este comentário já não existe
title-unknown-link = Este link não leva a lado nenhum
title-unknown-page = Essa página não existe
title-unknown-parent = O comentário respondido não existe
title-unknown-site = Esse site não existe
title-unknown-token = Esse token não existe
title-method-not-allowed = Método não permitido
title-request-timeout = O pedido chegou demasiado devagar
title-changed-meanwhile = Mudou entretanto
title-not-possible = Agora não é possível
title-parent-on-other-page = O comentário respondido está noutra página
title-path-taken = O caminho é de outra página
title-site-exists = A chave é de outro site
title-token-exists = O nome é de outro token
title-link-expired = Este link é demasiado antigo
title-precondition-failed = Mudou entretanto
title-body-too-large = O pedido é demasiado grande
title-uri-too-long = O endereço é demasiado longo
title-unsupported-encoding = O conteúdo está comprimido
title-unsupported-media-type = Tipo de conteúdo desconhecido
title-idempotency-key-reused = A chave já veio com outro pedido
title-invalid-address = Endereço IP inválido
title-invalid-email = O endereço de e-mail não é válido
title-invalid-host = Host inválido
title-invalid-key = A chave não é válida
title-invalid-known = A prova não é válida
title-invalid-name = O nome não é válido
title-invalid-origin = Origem inválida
title-invalid-password = A palavra-passe não é válida
title-invalid-setting = A definição não é válida
title-invalid-site-key = A chave do site não é válida
title-invalid-text = O texto não é válido
title-invalid-title = O título não é válido
title-invalid-website = O site não é válido
title-name-reserved = O nome é reservado
title-name-too-long = O nome é demasiado longo
title-text-too-long = O texto é demasiado longo
title-too-many-links = Demasiados links
title-too-many-followers = Demasiadas pessoas seguem a conversa
title-mail-unsigned = O pedido não está assinado
title-mail-signature-wrong = A assinatura não é aceite
title-mail-not-raw = Não há mensagem em bruto
title-mail-not-ours = Esta mensagem não é para o Afterword
title-unknown-action = Ação desconhecida
title-unknown-mark = Tipo de bloqueio desconhecido
title-unknown-reaction = Reação desconhecida
title-unknown-scope = Permissão desconhecida
title-https-required = Use https
title-too-many-comments = Demasiados comentários
title-too-many-connections = Demasiadas ligações
title-too-many-mails = Demasiados e-mails
title-too-many-passwords = Demasiadas palavras-passe erradas
title-too-many-reactions = Demasiadas reações
title-headers-too-large = Os cabeçalhos são demasiado grandes
title-internal = Algo correu mal
title-mail-later = A mensagem não pode ser processada agora
title-mail-off = O e-mail está desativado
title-store-busy = O servidor está ocupado
title-store-read-only = O servidor não pode guardar nada
title-store-unavailable = O servidor não consegue aceder aos dados
title-stopping = O servidor está a ser encerrado
title-timeout = A resposta demorou demasiado
title-store-full = O servidor está sem espaço

## Páginas por trás dos links dos e-mails

link-comment-on = Comentário em
link-approve-question = Aprovar este comentário?
link-approve-button = Aprovar
link-reject-question = Rejeitar este comentário?
link-reject-button = Rejeitar
link-spam-question = Este comentário é spam?
link-spam-button = Spam
link-delete-question = Eliminar este comentário?
link-delete-button = Eliminar
link-block-question = Bloquear quem escreveu este comentário?
link-block-button = Bloquear esta pessoa
link-block-hint = Bloquear: o comentário passa a spam, tal como tudo o que vier a partir de agora do mesmo endereço ou da mesma rede.
link-undo = Desfazer
link-decide = A sua decisão
link-otherwise = Alterar a decisão
link-is-pending = Este comentário aguarda uma decisão
link-is-approved = Este comentário está aprovado
link-is-rejected = Este comentário está rejeitado
link-is-spam = Este comentário está marcado como spam
link-is-deleted = Este comentário foi eliminado
link-erased = Quem escreveu este comentário apagou-o
link-outdated = Este comentário foi alterado
link-outdated-hint = O texto já não é o do seu e-mail, por isso não é possível decidir aqui. Vai a caminho um novo e-mail: decida por ele.
link-decided-by = Decisão de { $name }
link-undone-by = Desfeito por { $name }
link-reasons = Porque foi retido
link-reply = Responder em público (opcional)
link-reply-hint = Publicada abaixo do comentário, com o nome { $name }, quando o aprovar. **negrito**, *itálico*, > citação, `código`
link-answer = Publicar a resposta
link-answered = A sua resposta está publicada abaixo.
link-to-comment = Ver na página
link-confirm = Confirme o seu endereço
link-confirm-what = { $address } vai receber e-mails sobre comentários em { $site }.
link-confirm-button = Confirmar
link-confirm-hint = Não pediu isto? Então não faça nada: sem a sua confirmação não chega nenhum e-mail.
link-confirmed = O seu endereço está confirmado
link-confirmed-what = { $address } recebe e-mails sobre comentários em { $site }. Cada e-mail traz um link para deixar de os receber.
link-address-what = As respostas por e-mail de { $address } vão contar como as de { $moderator }.
link-address-hint = Não pediu isto? Então não faça nada: sem a sua confirmação nada muda.
link-address-done = As respostas por e-mail de { $address } contam a partir de agora como as de { $moderator }.
link-publish = As suas palavras podem ser publicadas?
link-publish-what = Escreveu-as só para a pessoa responsável por { $site }. Depois de publicadas, todos as podem ler, com o nome { $name } e com as respostas.
link-submit = Escreveu este comentário?
link-submit-what = Chegou por e-mail do seu endereço, para { $page }. Depois de o confirmar, decide-se sobre ele como sobre qualquer outro comentário.
link-submit-button = Sim, fui eu
link-submit-hint = Não o escreveu? Então não faça nada: sem a sua confirmação ninguém o vê.
link-put-back = Publicar a sua resposta com estas palavras?
link-put-back-done = A sua resposta está publicada com estas palavras
link-put-back-late = A sua resposta foi alterada ou removida entretanto, por isso estas palavras não podem ser repostas
link-put-back-comment = Publicar o comentário com estas palavras?
link-put-back-comment-done = O comentário está publicado com estas palavras
link-put-back-comment-late = O comentário foi alterado ou removido entretanto, por isso estas palavras não podem ser repostas
link-send-rest = Enviar também estas palavras a quem lhe escreveu?
link-send-rest-done = Estas palavras seguem por e-mail para quem lhe escreveu
link-stop = Que e-mails quer deixar de receber?
link-stop-what = { $address } recebe e-mails sobre comentários em { $site }.
link-stop-one = Só os e-mails sobre este comentário
link-stop-one-hint = Não chegam mais e-mails sobre respostas ao seu comentário em «{ $page }». Os outros continuam.
link-stop-thread = Só os e-mails sobre esta conversa
link-stop-thread-hint = Não chegam mais e-mails sobre novos comentários em «{ $page }». Os outros continuam.
link-stop-threads = Só os e-mails sobre conversas que segue
link-stop-threads-hint = Não chegam mais e-mails sobre novos comentários nas conversas de { $site } que segue. Os e-mails sobre respostas aos seus comentários continuam.
link-stop-all = Todos os e-mails
link-stop-all-hint = Não chega mais nenhum e-mail de { $site }.
link-stopped = Já não recebe mais e-mails
link-stopped-one = Não chegam mais e-mails sobre respostas ao seu comentário em «{ $page }».
link-stopped-thread = Não chegam mais e-mails sobre novos comentários em «{ $page }».
link-stopped-threads = Não chegam mais e-mails sobre conversas de { $site }.
link-stopped-that = Não chegam mais e-mails sobre respostas a esse comentário.
link-stopped-all = { $address } já não recebe e-mails de { $site }.
link-stopped-gone = O seu endereço não está guardado aqui.
link-no-link = Este link não leva a lado nenhum

## O que correu mal, nas páginas por trás dos links dos e-mails

link-problem-unknown-link = O link não está completo ou expirou. Copie-o novamente do e-mail. Se lá estiver partido em duas linhas, junte-as.
link-problem-link-expired = O link é demasiado antigo. Talvez aquilo para que servia já esteja feito. Os e-mails mais recentes têm links que funcionam.
link-problem-missing-field = Nada foi escolhido, por isso nada mudou. Siga novamente o link do e-mail e carregue num dos botões.
link-problem-unknown-action = Isto não pode ser decidido aqui. Escolha um dos botões.
link-problem-not-possible = Isto não é possível com o comentário como está agora.
link-problem-changed-meanwhile = Entretanto alguém decidiu outra coisa, por isso nada mudou. Este é o comentário como está agora.

## A consola: moldura, fila e comentário

console-frame-skip = Ir para o conteúdo
console-frame-navigation = Consola
console-frame-queue = Fila
console-frame-comments = Comentários
console-frame-pages = Páginas
console-frame-blocks = Bloqueios
console-frame-statistics = Estatísticas
console-frame-sites = Sites
console-frame-tokens = Tokens
console-frame-outbox = Envios
console-frame-account = Conta
console-frame-menu = Menu
console-frame-signed-in = Sessão iniciada como { $name }
console-frame-sign-out = Terminar sessão
console-keys-title = Atalhos de teclado
console-keys-next = Comentário seguinte
console-keys-previous = Comentário anterior
console-keys-tick = Selecionar, para decidir sobre vários de uma vez
console-keys-open = Abrir o comentário na sua própria página
console-keys-undo = Desfazer
console-keys-help = Mostrar estes atalhos
console-keys-note = Os atalhos ficam desligados enquanto escreve.
console-keys-close = Fechar
console-list-label = Lista de comentários
console-list-by-status = Comentários por estado
console-list-all = Todos
console-list-site = Site
console-list-all-sites = Todos os sites
console-list-search = Pesquisa
console-list-find = Pesquisar
console-list-on-page = Em «{ $page }»
console-list-by-author = Do endereço ou da rede de { $name }
console-list-without = Remover este filtro
console-list-choose = Selecionar o comentário de { $name }
console-list-choose-all = Selecionar todos os desta página
console-list-chosen = Com os selecionados
console-list-older = Mais antigos
console-list-newest = Mais recentes
console-list-to-comment = Ir para o comentário
console-list-nothing-waits = Nada pendente.
console-list-nothing-waits-hint = Os novos comentários chegam primeiro aqui. Aproveite a calma.
console-list-in-spam = ({ $count } em spam)
console-list-nothing-here = Não há comentários aqui.
console-list-nothing-found = Nenhum comentário contém «{ $words }».
console-list-see-all = Ver todos os comentários
console-list-erased = Apagado por quem o escreveu
console-list-reported = Denunciado
console-comment-label = O comentário
console-comment-to-list = Lista
console-comment-on = em
console-comment-see-page = Abrir a página no blogue
console-comment-edited = editado em
console-comment-pinned = Fixado
console-comment-answers = Responde a { $name }
console-comment-answers-gone = Responde a um comentário que já não existe
console-comment-replies =
    { $count ->
        [one] { $count } resposta
       *[other] { $count } respostas
    }
console-comment-more-replies = e mais { $count }
console-comment-reasons = Porque está pendente
console-comment-reported = Denúncias recebidas
console-comment-reasons-then = Porque foi retido
console-comment-points = { $points } pontos ao todo
console-comment-author = Deste endereço ou desta rede
console-comment-first = Primeiro comentário
console-comment-published =
    { $count ->
        [one] { $count } publicado
       *[other] { $count } publicados
    }
console-comment-waiting =
    { $count ->
        [one] { $count } pendente
       *[other] { $count } pendentes
    }
console-comment-rejected =
    { $count ->
        [one] { $count } rejeitado
       *[other] { $count } rejeitados
    }
console-comment-spam = { $count } de spam
console-comment-since = desde { $date }
console-comment-by-author = Tudo deste endereço ou desta rede
console-comment-erased = Quem escreveu este comentário apagou-o. Já não é possível decidir sobre ele.
console-comment-decide = A sua decisão
console-comment-reply = Responder
console-comment-reply-hint = Publicada abaixo do comentário, com o nome { $name }. **negrito**, *itálico*, > citação, `código`
console-comment-reply-approves = Aprovar e responder
console-comment-reply-send = Publicar a resposta
console-comment-edit = Editar
console-comment-edit-text = O comentário em Markdown
console-comment-edit-hint = Quem lê vê que foi editado.
console-comment-edit-send = Guardar
console-comment-block = Bloquear esta pessoa
console-comment-block-hint = Este comentário passa a spam, tal como tudo o que vier do nome, do endereço ou da rede que escolher.
console-comment-block-name = O nome
console-comment-block-email = O endereço de e-mail
console-comment-block-network = A rede
console-comment-block-send = Marcar como spam e bloquear
console-comment-audit = O que foi decidido
console-comment-when = Quando
console-comment-who = Quem
console-comment-what = O quê
console-comment-interface = Via
console-comment-change = Antes e depois
console-comment-undone = desfeito
console-comment-no-decision = Ainda ninguém decidiu.
console-status-pending = Pendente
console-status-approved = Publicado
console-status-rejected = Rejeitado
console-status-spam = Spam
console-status-deleted = Eliminado
console-status-private = Só para si
console-comment-private = Só para si: mais ninguém o vê. A sua resposta segue por e-mail para quem lhe escreveu e fica só entre si e essa pessoa.
console-comment-private-no-answer = Só para si: mais ninguém o vê. Não é possível enviar e-mail a quem o escreveu, por isso não pode responder.
console-action-approve-button = Aprovar
console-action-approve-past = aprovado
console-action-approve-done =
    { $count ->
        [one] { $count } comentário aprovado.
       *[other] { $count } comentários aprovados.
    }
console-action-reject-button = Rejeitar
console-action-reject-past = rejeitado
console-action-reject-done =
    { $count ->
        [one] { $count } comentário rejeitado.
       *[other] { $count } comentários rejeitados.
    }
console-action-spam-button = Spam
console-action-spam-past = marcado como spam
console-action-spam-done =
    { $count ->
        [one] { $count } comentário marcado como spam.
       *[other] { $count } comentários marcados como spam.
    }
console-action-delete-button = Eliminar
console-action-delete-past = eliminado
console-action-delete-done =
    { $count ->
        [one] { $count } comentário eliminado.
       *[other] { $count } comentários eliminados.
    }
console-action-restore-button = Restaurar
console-action-restore-past = restaurado
console-action-restore-done =
    { $count ->
        [one] { $count } comentário restaurado.
       *[other] { $count } comentários restaurados.
    }
console-action-pin-button = Fixar
console-action-pin-past = fixado
console-action-pin-done =
    { $count ->
        [one] { $count } comentário fixado.
       *[other] { $count } comentários fixados.
    }
console-action-unpin-button = Desafixar
console-action-unpin-past = desafixado
console-action-unpin-done =
    { $count ->
        [one] { $count } comentário desafixado.
       *[other] { $count } comentários desafixados.
    }
console-action-block-button = Bloquear
console-action-block-past = pessoa bloqueada
console-action-block-done =
    { $count ->
        [one] A pessoa está bloqueada, e o comentário é spam.
       *[other] { $count } comentários marcados como spam; quem os escreveu está bloqueado.
    }
console-action-undo-button = Desfazer
console-action-undo-past = decisão desfeita
console-action-undo-done =
    { $count ->
        [one] { $count } decisão desfeita.
       *[other] { $count } decisões desfeitas.
    }
console-action-edit-button = Editar
console-action-edit-past = editado
console-action-edit-done =
    { $count ->
        [one] O comentário tem o novo texto.
       *[other] { $count } comentários têm o novo texto.
    }
console-action-ask-button = Pedir autorização
console-action-ask-past = autorização pedida
console-action-ask-done = Autorizações pedidas: { $count }.
console-action-reply-button = Responder por e-mail
console-action-reply-past = respondido por e-mail
console-action-reply-done = Respostas por e-mail: { $count }.
console-script-failed = Não resultou, por isso nada mudou:
console-script-failed-partly = Alguns não puderam ser processados:
console-script-offline = O servidor não responde. Nada mudou; tente novamente.
console-script-session-ended = A sua sessão terminou. Nada mudou, e o que escreveu foi mantido.
console-script-sign-in = Iniciar sessão novamente
console-interface-console = Consola
console-interface-mail = E-mail
console-interface-link = Link de um e-mail
console-interface-api = API
console-interface-command-line = Linha de comandos
console-interface-akismet = Akismet
console-interface-network = Rede

## A consola: listas

console-shared-site = Site
console-shared-all-sites = Todos os sites
console-shared-filter = O que mostrar
console-shared-show = Mostrar
console-shared-more = Mais
console-shared-beginning = Desde o início
console-shared-parts = Partes da lista
console-shared-done = Guardado.
console-shared-never = nunca
console-shared-save = Guardar
console-shared-what = Ação
console-pages-title = Páginas
console-pages-page = Página
console-pages-comments = Comentários
console-pages-first-seen = Primeiro comentário
console-pages-state = Estado
console-pages-open = Aberta
console-pages-closed = Fechada
console-pages-closed-by-age = Fechada por antiguidade
console-pages-aliases = Também em
console-pages-search = Pesquisar
console-pages-search-hint = No título ou no caminho.
console-pages-change = Alterar
console-pages-change-this = Alterar { $page }
console-pages-close = Fechar
console-pages-close-what = Os comentários continuam visíveis, mas não é possível escrever novos.
console-pages-reopen = Reabrir
console-pages-reopen-what = Volta a ser possível comentar aqui.
console-pages-by-age-what = O site fecha os artigos algum tempo depois do primeiro comentário. As definições do site dizem quando.
console-pages-retired-what = O site está arquivado: os artigos já não aceitam comentários.
console-pages-name = Título
console-pages-name-what = Aparece na consola, nos e-mails e nos feeds.
console-pages-rename = Guardar título
console-pages-move-to = Mover para
console-pages-move-what = Para um artigo que tem um novo caminho. Os links antigos continuam a funcionar. Se o novo caminho já tiver comentários, as duas conversas passam a ser uma só. Isso não pode ser desfeito.
console-pages-move-button = Mover
console-pages-moved = Os comentários estão agora em { $path }.
console-pages-alias = Outro caminho
console-pages-alias-what = Mais um caminho que leva aos mesmos comentários.
console-pages-alias-button = Adicionar caminho
console-pages-none = Ainda não há páginas.
console-pages-none-hint = Um artigo aparece aqui com o primeiro comentário.
console-pages-none-found = Nenhuma página corresponde. Experimente menos palavras ou todos os sites.
console-blocks-title = Bloqueios
console-blocks-about = Tudo o que vem de quem está nesta lista vai direto para Spam. Os comentários anteriores ficam como estão.
console-blocks-who = Quem
console-blocks-since = Desde
console-blocks-by = Por
console-blocks-name = Nome
console-blocks-email = Endereço de e-mail
console-blocks-network = Rede
console-blocks-host = Host
console-blocks-network-of = a rede do comentário de { $name }
console-blocks-network-given = uma rede introduzida à mão; só é guardado o seu hash
console-blocks-comment = o comentário
console-blocks-remove = Desbloquear
console-blocks-remove-this = Desbloquear { $name }
console-blocks-add = Bloquear alguém
console-blocks-kind = Bloquear por
console-blocks-value = Qual
console-blocks-value-hint = Um nome como Ann, um endereço de e-mail como ann@example.org, um endereço IP como 203.0.113.7 (é bloqueada toda a rede) ou um host como example.org (são bloqueados também todos os hosts abaixo dele).
console-blocks-add-button = Bloquear
console-blocks-none = Não há bloqueios. Também pode bloquear quem escreveu um comentário a partir do próprio comentário.
console-statistics-title = Estatísticas
console-statistics-span = Período
console-statistics-days = { $days } dias
console-statistics-a-day = por dia
console-statistics-a-week = por semana
console-statistics-comments = Comentários
console-statistics-decisions = Decisões
console-statistics-share = Proporção de spam
console-statistics-top = Páginas mais comentadas
console-statistics-published = Publicados
console-statistics-waiting = Pendentes
console-statistics-spam = Spam
console-statistics-refused = Rejeitados
console-statistics-all = Todos
console-statistics-came-in =
    { $count ->
        [0] Nos últimos { $days } dias não chegou nenhum comentário.
        [one] Nos últimos { $days } dias chegou { $count } comentário, e { $spam ->
            [0] não era spam
           *[other] era spam
        }.
       *[other] Nos últimos { $days } dias chegaram { $count } comentários; { $spam ->
            [0] nenhum era spam
            [one] { $spam } era spam
           *[other] { $spam } eram spam
        }.
    }
console-statistics-decided =
    { $count ->
        [0] Nos últimos { $days } dias nada foi decidido.
        [one] Nos últimos { $days } dias foi tomada { $count } decisão.
       *[other] Nos últimos { $days } dias foram tomadas { $count } decisões, com um máximo { $when }: { $most }.
    }
console-statistics-share-was = Nos últimos { $days } dias, { $share } do que chegou era spam.
console-statistics-share-none = Nos últimos { $days } dias não chegou nada, por isso não há proporção para mostrar.
console-statistics-top-was = As páginas com mais comentários publicados, desde sempre.
console-statistics-top-none = Ainda nenhuma página tem um comentário publicado.
console-statistics-on-day = a { $date }
console-statistics-in-week = na semana de { $date }
console-statistics-week-label = Semana de { $date }
console-statistics-column = { $when }: { $all } (publicados { $published }, pendentes { $waiting }, spam { $spam }, rejeitados { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] nenhum comentário
        [one] { $count } comentário
       *[other] { $count } comentários
    }
console-statistics-decision-count =
    { $count ->
        [0] nenhuma decisão
        [one] { $count } decisão
       *[other] { $count } decisões
    }
console-statistics-table = Os números em tabela
console-statistics-day = Dia
console-statistics-week = Semana de
console-statistics-utc = Os dias começam à meia-noite UTC.
console-sites-title = Sites
console-sites-key = Chave
console-sites-name = Título
console-sites-name-hint = Aparece nos e-mails, nos feeds e aqui.
console-sites-origins = Origens
console-sites-origins-hint = Onde está o blogue, um endereço por linha, como https://blog.example.org. Só são aceites comentários vindos daí. Os links levam ao primeiro.
console-sites-comments = Comentários
console-sites-waiting = Pendentes
console-sites-none = Ainda não há nenhum site. Adicione abaixo o seu blogue.
console-sites-add = Adicionar um site
console-sites-add-button = Adicionar site
console-sites-key-hint = Vai na etiqueta script e nunca muda: a–z, 0–9, - e _, por exemplo blog.
console-sites-key-invalid = Escreva de 1 a 40 caracteres de a–z, 0–9, - e _, a começar por uma letra ou um algarismo.
console-sites-key-taken = Já existe um site com esta chave. Escolha outra.
console-sites-origins-invalid = Escreva pelo menos um endereço, cada um só com esquema e host, como https://blog.example.org.
console-sites-name-invalid = Escreva um título mais curto, numa só linha.
console-sites-refused = Ainda nada foi guardado. Veja os campos assinalados.
console-sites-outdated = Entretanto, outra pessoa alterou este site, por isso nada foi guardado. O que escreveu está abaixo. Se o guardar novamente, substitui a outra alteração.
console-sites-see-now = Ver o site como está agora
console-sites-as-server = predefinição do servidor: { $value }
console-sites-while-empty = Deixe vazio para usar a predefinição do servidor ({ $value }).
console-sites-nothing = nada
console-sites-about = O site
console-sites-about-comments = Comentários
console-sites-about-spam = O que é spam
console-sites-about-thread = A conversa
console-sites-about-people = Pessoas e e-mails
console-sites-paste = No seu blogue
console-sites-paste-hint = Cole isto no modelo dos seus artigos, onde os comentários devem aparecer.
console-sites-tag = Etiqueta script
console-sites-back = Todos os sites
console-tokens-title = Tokens
console-tokens-about = Um token é uma chave para um script. Com ele, o script pode fazer pela API o que permitir aqui.
console-tokens-name = Nome
console-tokens-name-hint = Para que serve, por exemplo «cópia de segurança noturna». As decisões ficam registadas com este nome.
console-tokens-name-invalid = Escreva um nome de 1 a 80 caracteres.
console-tokens-name-taken = Já existe um token com este nome. Escolha outro nome ou revogue o antigo.
console-tokens-scopes = Pode
console-tokens-scopes-missing = Escolha pelo menos uma coisa que o token possa fazer.
console-tokens-made = Criado
console-tokens-used = Último uso
console-tokens-state = Estado
console-tokens-revoked = Revogado em { $date }
console-tokens-revoke = Revogar
console-tokens-revoke-this = Revogar { $name }
console-tokens-revoke-what = Um token revogado deixa de funcionar de imediato e não pode ser recuperado.
console-tokens-none = Ainda não há tokens.
console-tokens-add = Criar um token
console-tokens-add-button = Criar token
console-tokens-ready = O token { $name } está pronto
console-tokens-once = Copie-o agora: só é mostrado desta vez. Só é guardado o seu hash.
console-tokens-token = Token
console-tokens-back = Todos os tokens
console-outbox-title = E-mails
console-outbox-tabs = Que e-mails
console-outbox-failed = Com falha
console-outbox-waiting = Em espera
console-outbox-all = Todos
console-outbox-failed-one = Falhou
console-outbox-waiting-one = Em espera
console-outbox-kind = Tipo
console-outbox-to = Para
console-outbox-since = Escrito
console-outbox-state = Estado
console-outbox-attempts =
    { $count ->
        [0] ainda sem tentativas
        [one] { $count } tentativa
       *[other] { $count } tentativas
    }
console-outbox-next = próxima: { $time }
console-outbox-sent = Enviado
console-outbox-error = Resposta do outro servidor
console-outbox-why = Motivo
console-outbox-again = Tentar novamente
console-outbox-again-this = Tentar novamente: { $mail }
console-outbox-mails = E-mails
console-outbox-webhooks = Webhooks
console-outbox-event = Evento
console-outbox-url = Endereço
console-outbox-none-failed = Nenhum e-mail falhou. Está tudo bem.
console-outbox-none-waiting = Nenhum e-mail em espera.
console-outbox-none = Ainda não há e-mails.

console-ways-in-title = E-mails recebidos
console-ways-in-way = Via de entrada
console-ways-in-messages = Mensagens
console-ways-in-last = Última mensagem
console-ways-in-looked = Última verificação
console-ways-in-failures = Falhas
console-ways-in-open = Aberta
console-ways-in-closed = Fechada
console-ways-in-since = Contado desde que o servidor arrancou. O que chega por `afterword mail receive` não é contado aqui.
console-ways-in-off = O e-mail está desativado.
console-ways-in-login = O Afterword não tem sessão iniciada na própria caixa de correio. Os e-mails esperam até que alguém inicie sessão.

## O que um token pode fazer

scope-read = ler
    .may = ler comentários em qualquer estado, com endereços de e-mail, e páginas
scope-moderate = moderar
    .may = decidir sobre comentários, editá-los, bloquear quem os escreve, apagar os dados de uma pessoa, alterar páginas
scope-sites = gerir sites
    .may = adicionar sites, alterar as suas definições (com as duas primeiras permissões, também a moderação e o mapa do site), criar e revogar tokens
scope-export = exportar
    .may = extrair todos os dados
scope-mail = entregar e-mails
    .may = entregar os e-mails que voltam ao Afterword

## Porque um e-mail ou um webhook não foi entregue

undelivered-given-up = Abandonado ao fim de três dias
undelivered-bounced = Voltou: o endereço não aceita e-mails.
undelivered-receiver-removed = A definição webhooks.urls já não inclui este destino.
undelivered-store-unreadable = Não foi possível ler a base de dados.
undelivered-place-unknown = Não se sabe a que site ou página pertence.
undelivered-too-many-confirmations = Está em espera, porque na última hora se pediu a muita gente que confirmasse um endereço.
undelivered-answered = O destino respondeu { $status }.

## O que são os e-mails da caixa de saída

console-mail-kind-moderation = Novo comentário, para a moderação
console-mail-kind-spam = O que foi guardado como spam, para a moderação
console-mail-kind-confirmation = Confirmação de um endereço
console-mail-kind-answered = Alguém respondeu, para quem comentou
console-mail-kind-followed = Novo comentário numa conversa, para quem a segue
console-mail-kind-published = Comentário publicado, para quem o escreveu
console-mail-kind-reported = Comentário denunciado, para a moderação
console-mail-kind-report-decided = O resultado de uma denúncia, para quem a enviou
console-mail-kind-removed = Comentário removido após uma denúncia, para quem o escreveu
console-mail-kind-private = Mensagem só para si, para a moderação
console-mail-kind-private-reply = Resposta a uma mensagem privada, para quem a escreveu
console-mail-kind-may-publish = Pedido para publicar uma mensagem privada, para quem a escreveu
console-mail-kind-decided = O que a sua resposta fez
console-mail-kind-explanation = Porque a sua resposta não fez nada
console-mail-kind-refusal = Porque uma resposta por e-mail não foi aceite
console-mail-kind-unproven = Escreveu este comentário?, para quem o enviou
console-mail-kind-received = Chegou um comentário por e-mail, para quem o escreveu
console-mail-kind-test = Teste
console-mail-kind-sign-in = Link para iniciar sessão
console-mail-kind-damage = Base de dados danificada
console-mail-kind-address = Outro endereço da moderação

## Definições de um site: nome, explicação, o que escrever no lugar do que foi recusado, e as opções

setting-moderation = Novos comentários
    .hint = Indica se um comentário espera por si ou aparece de imediato.
    .hold = reter
    .publish = publicar de imediato
setting-edit-window = Tempo para editar
    .hint = Durante quanto tempo cada pessoa pode alterar ou eliminar o seu comentário, como 15m, 2h ou 1d. 0s significa nunca.
    .problem = Escreva um tempo como 15m, 2h ou 1d; 30d é o máximo.
setting-close-after = Fechar artigos após
    .hint = Durante quanto tempo depois do primeiro comentário um artigo aceita outros, como 90d, ou never. Artigos antigos são os que mais atraem spam.
    .problem = Escreva um tempo como 90d, ou never.
setting-retired = Arquivado
    .hint = Indica se o blogue continua sem este servidor: nesse caso, os artigos já não aceitam comentários nem reações, e já não é possível seguir as conversas. É o comando afterword retire que o define.
    .true = arquivado
    .false = em utilização
setting-sitemap = Mapa do site
    .hint = Lista os artigos: um caminho como /sitemap.xml ou um endereço completo no site. Escreva none para nenhum mapa.
    .problem = Escreva um caminho como /sitemap.xml ou um endereço completo.
setting-unknown-pages = Artigos desconhecidos
    .hint = O que acontece com um comentário num artigo que o mapa do site não inclui.
    .hold = reter
    .refuse = não aceitar
    .publish = tratar como qualquer outro
setting-hold-at = Retido a partir de
    .hint = Pontuação das verificações de spam a partir da qual um comentário espera por si; 0 significa nunca.
    .problem = Escreva um número de 0 a 1000.
setting-spam-at = Spam a partir de
    .hint = Pontuação a partir da qual um comentário vai para Spam; 0 significa nunca.
    .problem = Escreva um número de 0 a 1000.
setting-refuse-at = Não aceite a partir de
    .hint = Pontuação a partir da qual um comentário nem sequer é aceite; 0 significa nunca.
    .problem = Escreva um número de 0 a 1000.
setting-words-hold = Palavras que retêm
    .hint = Um comentário com uma destas palavras ou frases, uma por linha, espera por si. /…/ é um padrão. Escreva none para nenhuma.
    .problem = Escreva até 500 palavras ou padrões como /cheap .* pills/, um por linha, sem vírgulas.
setting-words-spam = Palavras de spam
    .hint = Um comentário com uma destas é spam.
    .problem = Escreva até 500 palavras ou padrões como /cheap .* pills/, um por linha, sem vírgulas.
setting-words-refuse = Palavras não aceites
    .hint = Um comentário com uma destas não é aceite.
    .problem = Escreva até 500 palavras ou padrões como /cheap .* pills/, um por linha, sem vírgulas.
setting-script-check = Outras escritas
    .hint = Indica se um comentário numa escrita diferente das suas espera por si.
    .off = não verificar
    .hold = reter
setting-scripts = As suas escritas
    .hint = Como Latin ou Cyrillic, uma por linha. Escreva none para as do idioma do site.
    .problem = Escreva nomes de escritas como Latin, Cyrillic ou Han, um por linha.
setting-trust-after = De confiança após
    .hint = Depois deste número de comentários aprovados, uma pessoa já é de confiança e não precisa de esperar. 0 significa nunca.
    .problem = Escreva um número de 0 a 20.
setting-trust-confirmed = De confiança por e-mail
    .hint = Indica se uma pessoa com endereço de e-mail confirmado já é de confiança.
    .true = sim
    .false = não
setting-akismet = Akismet
    .hint = Indica se o serviço Akismet é consultado sobre cada comentário. O serviço recebe o texto e o nome, o endereço de e-mail e o endereço de rede de quem o escreveu. O servidor precisa de uma chave para isso.
    .true = consultar
    .false = não consultar
setting-depth = Níveis de respostas
    .hint = Até que nível as respostas são recuadas. As mais profundas aparecem no último nível. 0 mostra uma lista plana.
    .problem = Escreva um número de 0 a 20.
setting-page-size = Comentários de cada vez
    .hint = Quantos são mostrados antes do botão para ver mais.
    .problem = Escreva um número de 1 a 1000.
setting-sort = Ordem
    .hint = Que comentários vêm primeiro.
    .oldest = os mais antigos primeiro
    .newest = os mais recentes primeiro
    .top = os que têm mais reações primeiro
setting-images = Imagens
    .hint = Indica se as imagens nos comentários são mostradas. O navegador carrega-as do host indicado por quem comenta, e esse host vê então quem lê o seu blogue.
    .true = mostrar
    .false = não mostrar
setting-maths = Fórmulas
    .hint = Indica se o TeX nos comentários é mostrado como fórmulas: $x^2$ na linha, $$x^2$$ numa linha própria. Os comentários já escritos ficam como estão.
    .true = mostrar
    .false = não mostrar
setting-code-colours = Cores no código
    .hint = Indica se o código escrito depois de ``` e do nome de uma linguagem é mostrado a cores. Os comentários já escritos ficam como estão.
    .true = mostrar
    .false = não mostrar
setting-reactions = Reações
    .hint = O que se pode deixar com um clique: emojis ou palavras curtas, uma por linha, até 12. Escreva none para nenhuma reação.
    .problem = Escreva até 12 emojis ou palavras curtas, um por linha, sem espaços nem vírgulas e sem repetir.
setting-article-reactions = Reações aos artigos
    .hint = Indica se as mesmas reações podem ser deixadas no próprio artigo. Aparecem por cima dos comentários.
    .true = disponíveis
    .false = não disponíveis
setting-avatars = Imagens de perfil
    .hint = Aparecem junto dos comentários escritos com um endereço de e-mail. É este servidor que as obtém: o serviço recebe um hash do endereço e nada sobre quem lê o seu blogue.
    .off = nenhuma
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Mensagens só para si
    .hint = Indica se é possível escrever-lhe algo que mais ninguém vê. Só é publicado se quem o escreveu também o quiser.
    .true = aceites
    .false = não aceites
setting-language = Idioma
    .hint = O idioma dos textos à volta dos comentários: { $languages }. Uma página pode indicar outro.
    .problem = Escreva um código de idioma como en, de ou pt-BR.
setting-owner = O seu nome
    .hint = Aparece acima das suas respostas. Sem um nome, aparece o título do site.
    .problem = Escreva um nome de no máximo 80 caracteres.
setting-reserved-names = Nomes reservados
    .hint = Nomes com que ninguém pode comentar, um por linha, até 50. O seu nome e o título do site são sempre reservados. Escreva none para reservar só esses.
    .problem = Escreva até 50 nomes de no máximo 80 caracteres, um por linha, sem vírgulas e sem repetir.
setting-moderators = Moderação
    .hint = Endereços de e-mail, um por linha, até 20. Cada um recebe um e-mail sobre novos comentários e decide ao responder. Escreva none para ninguém.
    .problem = Escreva até 20 endereços de e-mail como ann@example.org, um por linha e sem repetir.
setting-tell-owner = E-mails para a moderação
    .hint = Sobre que novos comentários a moderação recebe um e-mail.
    .held = os pendentes
    .all = todos
    .nothing = nenhum
setting-tell-spam = E-mails sobre spam
    .hint = Indica se a moderação recebe um e-mail por dia sobre o que foi guardado como spam.
    .true = sim
    .false = não
setting-notifications = E-mails sobre respostas
    .hint = Indica se quem comenta pode pedir um e-mail quando alguém lhe responder. Antes, confirma o seu endereço.
    .true = sim
    .false = não
setting-follow-threads = Seguir conversas
    .hint = Indica se é possível seguir uma conversa: um e-mail por cada novo comentário, ou um por dia. Só se os e-mails sobre respostas estiverem ativados.
    .true = sim
    .false = não
setting-comments-by-mail = Comentários por e-mail
    .hint = Se é possível escrever comentários por e-mail: cada página tem então um endereço para isso.
    .true = sim
    .false = não
setting-tell-authors = E-mails de publicação
    .hint = Indica se quem comenta com um endereço confirmado recebe um e-mail quando o comentário retido é publicado.
    .true = sim
    .false = não
setting-answers-elsewhere = Respostas noutras redes
    .hint = Se as suas respostas a pessoas do Mastodon e do Bluesky também são publicadas lá.
    .true = sim
    .false = não

setting-own-posts = As suas publicações
    .hint = Um ficheiro do sítio que indica as suas publicações sobre os artigos, como /afterword/posts.json. Escreva none para nenhum ficheiro.
    .problem = Escreva um caminho como /afterword/posts.json ou um endereço completo.

setting-webmentions = Webmentions
    .hint = Se as páginas de outros sítios que têm uma ligação para um artigo se tornam comentários.
    .true = sim
    .false = não

setting-send-webmentions = Enviar webmentions
    .hint = Se as páginas para as quais os seus comentários têm ligações são avisadas.
    .true = sim
    .false = não

## A consola: entrar, e a conta

console-sign-in = Iniciar sessão
console-sign-in-email = Endereço de e-mail
console-sign-in-password = Palavra-passe
console-sign-in-password-hint = Deixe-a vazia para receber por e-mail um link de início de sessão.
console-sign-in-no-mail-hint = Este servidor não envia e-mails. Se não tem palavra-passe, execute `afterword console link ENDEREÇO` no servidor: o comando mostra um link para iniciar sessão.
console-sign-in-sent-title = Veja o seu e-mail
console-sign-in-sent = Se { $address } tem acesso aqui, vai a caminho um e-mail.
console-sign-in-sent-hint = O link funciona uma só vez, durante 15 minutos. Pode ser aberto noutro dispositivo.
console-sign-in-follow = Iniciar sessão aqui como { $address }?
console-sign-in-follow-hint = O link funciona uma só vez.
console-sign-in-account = A sua conta
console-sign-in-signed-in-as = Tem sessão iniciada como
console-sign-in-sessions = Onde tem sessão iniciada
console-sign-in-sessions-hint = Uma sessão termina ao fim de 30 dias, ou ao fim de 7 dias sem visitas.
console-sign-in-some-browser = navegador desconhecido
console-sign-in-begun = Início
console-sign-in-seen = Última visita
console-sign-in-this-one = este
console-sign-in-sign-out = Terminar sessão
console-sign-in-sign-out-everywhere = Terminar sessão em todo o lado
console-sign-in-session-ended = Sessão terminada nesse local.
console-sign-in-set-password = Definir uma palavra-passe
console-sign-in-change-password = Alterar a palavra-passe
console-sign-in-old-password = Palavra-passe atual
console-sign-in-new-password = Nova palavra-passe
console-sign-in-new-password-hint = Pelo menos 12 caracteres; pode ser uma frase. A sua sessão termina em todos os outros locais.
console-sign-in-password-set = A palavra-passe está guardada. A sua sessão terminou em todos os outros locais.
console-sign-in-refused = Não resultou
console-sign-in-kept = O que escreveu, para que não se perca
console-sign-in-to-console = Para a consola

## O que correu mal, na consola

console-problem-unknown-link = Este link expirou ou já foi usado. Um link funciona uma só vez, durante 15 minutos: peça um novo.
console-problem-wrong-password = Endereço ou palavra-passe incorretos.
console-problem-invalid-password = Escolha uma palavra-passe de pelo menos 12 caracteres e no máximo 1024. Pode ser uma frase.
console-problem-too-many-passwords = Demasiadas palavras-passe erradas. Aguarde { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } ou inicie sessão com um link por e-mail: deixe a palavra-passe vazia.
console-problem-too-many-mails = Foram pedidos demasiados e-mails. Os que foram enviados são válidos durante 15 minutos: veja a caixa de entrada e a pasta de spam. Ou aguarde { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
console-problem-mail-off = Este servidor não envia e-mails. Execute nele `afterword console link ENDEREÇO`: o comando mostra um link para iniciar sessão.
console-problem-missing-field = Um campo necessário ficou vazio. Volte atrás e preencha-o.
console-problem-foreign-form = Este formulário não veio de uma página desta consola, por isso nada foi feito. Abra a consola num separador próprio, no endereço de `server.public_url`, e tente aí.
console-problem-form-outdated = Este formulário é de uma sessão anterior, por isso nada foi feito. Volte atrás, recarregue a página e envie-o novamente.
console-problem-sign-in-needed = Não tem sessão iniciada, por isso nada foi feito. Inicie sessão novamente noutro separador. Depois volte atrás neste e envie novamente.
console-problem-unknown-page = Essa página não existe. Uma página existe a partir do primeiro comentário.
console-problem-path-taken = Este caminho já leva a outra página. Mova essa página para aqui ou escolha outro caminho.
console-problem-invalid-page = Escreva um caminho que comece com uma barra, como /posts/ola/, sem . nem .. nele.
console-problem-invalid-title = Escreva um título mais curto, numa só linha, sem caracteres de controlo.
console-problem-invalid-name = Escreva um nome com pelo menos uma letra ou um algarismo, sem caracteres de controlo.
console-problem-invalid-email = Escreva um endereço de e-mail como ann@example.org.
console-problem-invalid-address = Escreva um endereço IP como 203.0.113.7 ou 2001:db8::7.
console-problem-invalid-host = Escreva um host como example.org.
console-problem-unknown-block = Este bloqueio já não existe.
console-problem-unknown-token = Não há token com este número.
console-problem-unknown-site = Esse site não existe.
console-problem-changed-meanwhile = Isto mudou entretanto, por isso nada foi feito. Veja como está agora e decida novamente.
console-problem-not-possible = Isto não é possível com o comentário como está agora. Veja-o novamente.
console-problem-unknown-batch = Não há nada para desfazer aqui.
console-problem-invalid-text = Escreva um texto sem caracteres de controlo.
console-problem-text-too-long = O texto é demasiado longo. Encurte-o e envie-o novamente.
console-problem-too-many-links = O texto tem demasiados links. Retire alguns e envie-o novamente.
console-problem-body-too-large = Isto é demasiado de uma só vez. Encurte ou selecione menos comentários.
console-problem-store-busy = O servidor está ocupado, por isso nada foi feito. Tente novamente daqui a pouco.
console-problem-not-again = Não foi possível tentar novamente: já não existe, ou já houve nova tentativa.
console-problem-batch-too-large = Selecione menos comentários: é possível decidir no máximo sobre { $max } de uma vez.
console-problem-internal = Ocorreu um erro no servidor. O registo do servidor diz mais.
console-problem-method-not-allowed = Este endereço não mostra nada; só é possível enviar-lhe um formulário.

## Porque um comentário foi retido ou tomado por spam

reason-akismet-asked = Este site consulta o Akismet sobre cada comentário.
reason-blocked = Bloqueou esta pessoa ou um host para o qual o comentário aponta.
reason-form-replayed = O mesmo formulário já tinha sido enviado.
reason-form-too-fast =
    { $seconds ->
        [one] Enviado { $seconds } segundo depois de começar a escrita.
       *[other] Enviado { $seconds } segundos depois de começar a escrita.
    }
reason-form-too-old =
    { $hours ->
        [one] Enviado { $hours } hora depois de começar a escrita.
       *[other] Enviado { $hours } horas depois de começar a escrita.
    }
reason-honeypot = Foi preenchido um campo que as pessoas não veem.
reason-proof-expired = A prova de trabalho chegou demasiado tarde.
reason-proof-invalid = A prova de trabalho está errada.
reason-proof-missing = Veio sem prova de trabalho: de um navegador sem JavaScript ou de um programa.
reason-proof-spent = A prova de trabalho já tinha sido usada.
reason-holds-all = Este site retém todos os novos comentários.
reason-offered = Isto foi escrito só para si, mas agora pode ser publicado.
reason-listed-word = «{ $word }» está na sua lista de palavras.
reason-fast-network =
    { $count ->
        [one] Veio { $count } comentário desta rede em pouco tempo.
       *[other] Vieram { $count } comentários desta rede em pouco tempo.
    }
reason-fast-page =
    { $count ->
        [one] Chegou { $count } comentário a esta página em pouco tempo.
       *[other] Chegaram { $count } comentários a esta página em pouco tempo.
    }
reason-fast-site =
    { $count ->
        [one] Chegou { $count } comentário a este site em pouco tempo.
       *[other] Chegaram { $count } comentários a este site em pouco tempo.
    }
reason-repeated-here = A mesma pessoa já escreveu quase o mesmo aqui.
reason-repeated =
    { $count ->
        [one] Quase o mesmo texto já chegou antes, noutra página ou de outra pessoa: { $count } vez.
       *[other] Quase o mesmo texto já chegou antes, noutras páginas ou de outras pessoas: { $count } vezes.
    }
reason-links =
    { $count ->
        [one] Tem { $count } link.
       *[other] Tem { $count } links.
    }
reason-link-share = São quase só links ({ $percent }% do texto).
reason-shortener = Aponta para { $host }, que esconde o destino.
reason-look-alike-host = Aponta para { $host }, que parece outro host.
reason-hidden-link = Tem um link que ninguém vê, para { $host }.
reason-misleading-link = Tem um link que mostra { $shown } e leva a { $target }.
reason-foreign-markup = Tem links noutra marcação: { $markup }.
reason-website = É curto, e o nome leva a { $host }.
reason-masked-word = «{ $word }» mistura letras de várias escritas.
reason-foreign-script = Está em escrita diferente da do seu site: { $scripts }.
reason-disposable = O endereço de e-mail é descartável ({ $host }).
reason-familiar =
    { $count ->
        [one] O endereço e a rede são conhecidos: { $count } comentário aprovado.
       *[other] O endereço e a rede são conhecidos: { $count } comentários aprovados.
    }
reason-trusted = Esta pessoa já é de confiança aqui.
reason-unknown-page = O mapa do site não inclui esta página.
reason-bayes = Probabilidade de spam: { $percent }%

## E-mails

mail-marker = Escreva a sua resposta acima desta linha
mail-footer = Afterword, para { $site }
mail-subject-moderation = [{ $site }] Novo comentário de { $author } em «{ $page }» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } novo comentário
       *[other] { $count } novos comentários
    }
mail-subject-digest-decided = [{ $site }] Decidido pela sua resposta
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } comentário em spam
       *[other] { $count } comentários em spam
    }
mail-subject-confirm = [{ $site }] Confirme o seu endereço
mail-subject-answered = [{ $site }] { $author } respondeu-lhe em «{ $page }»
mail-subject-followed = [{ $site }] Novo comentário de { $author } em «{ $page }»
mail-subject-threads = [{ $site }] Novos comentários nas conversas que segue
mail-subject-published = [{ $site }] O seu comentário em «{ $page }» foi publicado
mail-subject-reported = [{ $site }] Denunciado: comentário de { $author } em «{ $page }» #{ $tag }
mail-subject-report-decided = [{ $site }] Há uma decisão sobre a sua denúncia
mail-subject-removed = [{ $site }] O seu comentário em «{ $page }» foi removido
mail-subject-private = [{ $site }] Só para si: { $author } em «{ $page }» #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } respondeu-lhe
mail-subject-may-publish = [{ $site }] As suas palavras podem ser publicadas?
mail-label-reports = Denúncias
mail-is-reported = Este comentário foi denunciado. Continua publicado até que decida.
mail-is-private = Isto é só para si: mais ninguém o vê. O que escrever acima da linha segue por e-mail para quem lhe escreveu, e para mais ninguém.
mail-is-private-no-answer = Isto é só para si: mais ninguém o vê. Não é possível enviar e-mail a quem o escreveu, por isso não pode responder.
mail-link-keep = Deixar publicado
mail-report-kept = Em { $when }, este endereço foi indicado, por si ou por outra pessoa, na denúncia de um comentário. A pessoa responsável pelo blogue analisou-o: o comentário continua publicado.
mail-report-removed = Em { $when }, este endereço foi indicado, por si ou por outra pessoa, na denúncia de um comentário. O comentário foi removido.
mail-report-by-person = Quem decidiu foi uma pessoa, não um programa. Se não concorda, escreva à pessoa responsável pelo blogue ou recorra a um tribunal.
mail-report-why = Recebe este único e-mail porque este endereço foi indicado na denúncia.
mail-removed-lead = A pessoa responsável pelo blogue removeu o seu comentário, porque foi denunciado e a denúncia lhe pareceu fundada:
mail-removed-object = Quem decidiu foi uma pessoa, não um programa. O comentário já não está visível no blogue. Se não concorda, escreva à pessoa responsável pelo blogue ou recorra a um tribunal.
mail-private-reply-note = Mais ninguém vê esta resposta nem as suas palavras. Ninguém lê as respostas a este e-mail.
mail-private-why = Recebe isto porque este endereço foi usado, provavelmente por si, para escrever à pessoa responsável por este blogue.
mail-may-publish-lead = Escreveu isto só para a pessoa responsável pelo blogue. Ela gostaria de o publicar:
mail-link-may-publish = Sim, publicar
mail-may-publish-else = Caso contrário, não faça nada: fica só entre si e essa pessoa.
mail-subject-unproven = [{ $site }] Escreveu um comentário em «{ $page }»?
mail-subject-received = [{ $site }] O seu comentário em «{ $page }» chegou
mail-subject-decided = [{ $site }] { $standing-title }: comentário de { $author } em «{ $page }» #{ $tag }
mail-subject-explanation = A sua resposta não alterou nada #{ $tag }
mail-subject-refused = A sua resposta não se tornou comentário
mail-subject-sign-in = Iniciar sessão em { $site }
mail-subject-damage = A base de dados de { $site } está danificada
mail-subject-address = Responder também a partir deste endereço?
mail-subject-test = O Afterword consegue enviar e-mails ({ $id })
mail-label-by = De
mail-label-email = E-mail
mail-label-website = Site
mail-label-on = Em
mail-label-answers = Em resposta a
mail-label-comment = O comentário
mail-label-reasons = Retido porque
mail-label-spam-reasons = Spam porque
mail-label-wrote = Escreveu
mail-owner = { $author } (responsável pelo blogue)
mail-no-title = uma página sem título
mail-is-published = Este comentário já está publicado.
mail-words-lead = Para decidir, responda a este e-mail com uma destas palavras na primeira linha:
mail-words-after = Qualquer outra coisa não altera nada, e um e-mail avisa disso.
mail-word-approve = ok
mail-means-approve = publicar; o texto abaixo da palavra passa a ser a sua resposta
mail-means-keep = deixar publicado; o texto abaixo da palavra passa a ser a sua resposta
mail-means-ask = perguntar a quem o escreveu se pode ser publicado; o texto abaixo da palavra segue por e-mail para essa pessoa
mail-word-reject = não
mail-means-reject = rejeitar: ninguém o vê
mail-word-spam = spam
mail-means-spam = rejeitar como spam
mail-word-delete = eliminar
mail-means-delete = eliminar
mail-word-block = bloquear
mail-means-block = spam, e nada mais desta pessoa
mail-word-edit = editar
mail-means-edit = publicar no lugar dele o texto abaixo da palavra
mail-word-undo = desfazer
mail-means-undo = desfazer a última decisão
mail-links-lead = Ou decida no navegador:
mail-link-approve = Publicar
mail-link-reject = Rejeitar
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] Chegou { $count } comentário
       *[other] Chegaram { $count } comentários
    } em pouco tempo, por isso vêm num só e-mail.
mail-digest-how = Para decidir, responda com os números deles, numa linha ou em várias: «1 ok, 2-5 spam, 6 não». O texto abaixo da linha de um só número passa a ser a sua resposta a esse comentário. Uma destas palavras para cada número:
mail-digest-again = Responda novamente ao e-mail com os comentários.
mail-digest-done = Eis o que aconteceu aos comentários com a sua resposta:
mail-spam-lead =
    { $count ->
        [one] { $count } comentário foi guardado como spam desde o último e-mail.
       *[other] { $count } comentários foram guardados como spam desde o último e-mail.
    } Ninguém os vê. Se algum não for spam, publique-o pelo seu link: uma resposta a este e-mail não decide nada.
mail-spam-rest =
    { $count ->
        [one] Há mais { $count } na lista de spam da consola.
       *[other] Há mais { $count } na lista de spam da consola.
    }
mail-spam-end = Para deixar de receber estes e-mails, desative «E-mails sobre spam» nas definições do site.
mail-confirm-lead = Alguém deixou este endereço com um comentário em «{ $page }» e pediu e-mails sobre respostas.
mail-confirm-published = O comentário está publicado.
mail-confirm-do = Se o pedido é seu, confirme:
mail-link-confirm = Sim, quero e-mails sobre respostas
mail-confirm-else = Caso contrário, não faça nada: não chega nenhum e-mail sobre respostas.
mail-confirm-follow = Alguém pediu para receber neste endereço e-mails sobre novos comentários em «{ $page }».
mail-link-confirm-follow = Sim, quero e-mails sobre novos comentários
mail-confirm-follow-else = Caso contrário, não faça nada: não chega nenhum e-mail.
mail-unproven-lead = Um comentário em «{ $page }» chegou por e-mail com o seu endereço, e nada prova que é seu. Se o escreveu, confirme-o:
mail-link-submit = Ler e confirmar
mail-unproven-else = Caso contrário, não faça nada: ninguém vê o comentário.
mail-received-held = O seu comentário aparece assim que for aprovado:
mail-answered-by-mail = Basta responder a este e-mail: o que escrever acima da linha passa a ser um comentário.
mail-answered-on-page = Para responder, abra a página. Ninguém lê as respostas a este e-mail.
mail-published-lead = O seu comentário foi publicado:
mail-link-comment = Ler na página
mail-unsubscribe-why = Recebe isto porque pediu e-mails sobre respostas ao seu comentário.
mail-followed-rest = Não mostrados neste e-mail: { $count }. Todos os comentários estão nas páginas.
mail-followed-why = Recebe isto porque pediu e-mails sobre novos comentários.
mail-link-unsubscribe = Deixar de receber estes e-mails
mail-done-approved = Feito: o comentário está publicado.
mail-done-rejected = Feito: o comentário está rejeitado. Ninguém o vê.
mail-done-spam = Feito: o comentário é spam. Ninguém o vê.
mail-done-deleted = Feito: o comentário foi eliminado.
mail-done-blocked = Feito: o comentário é spam, e nada mais será aceite desta pessoa.
mail-done-edited = Feito: o comentário está publicado com o seu texto.
mail-done-asked = Feito: um e-mail pergunta a quem o escreveu se pode ser publicado.
mail-done-replied = Feito: a sua resposta segue por e-mail para quem lhe escreveu. Mais ninguém a vê.
mail-undone-held = Desfeito: o comentário está de novo retido e espera por si.
mail-undone-published = Desfeito: o comentário está de novo publicado.
mail-undone-refused = Desfeito: o comentário está de novo rejeitado. Ninguém o vê.
mail-undone-spam = Desfeito: o comentário é de novo spam. Ninguém o vê.
mail-undone-deleted = Desfeito: o comentário está de novo eliminado.
mail-undone-private = Desfeito: é de novo só para si.
mail-standing-held = retido
mail-standing-published = publicado
mail-standing-refused = rejeitado
mail-standing-spam = spam
mail-standing-deleted = eliminado
mail-standing-private = só para si
mail-before-same = Já estava assim: { $who } tinha decidido o mesmo em { $when }.
mail-before-other = Isto altera uma decisão anterior: antes estava como { $standing }, por { $who }, em { $when }.
mail-reply-published = Isto foi publicado como a sua resposta:
mail-reply-private = Isto segue por e-mail para quem lhe escreveu:
mail-reply-left-out = Isto não foi publicado, porque só um comentário publicado pode ter resposta:
mail-cut = Isto ficou de fora da sua resposta, como assinatura, despedida ou e-mail anterior:
mail-attached = Ficou de fora, porque os comentários são só texto: { $words }
mail-link-put-back = Repor estas palavras
mail-link-send-rest = Enviar também estas palavras
mail-text-now = O comentário diz agora:
mail-undo-how = Para desfazer, responda com a palavra:
mail-decide-anew = Para decidir de outro modo, responda com uma destas palavras na primeira linha:
mail-why-unknown = Nada foi feito: a primeira linha da sua resposta, «{ $line }», não é nenhuma das palavras com que se decide.
mail-why-taken-back = Nada foi feito: abaixo da palavra escreveu «{ $line }», o que pode querer dizer que o comentário não é para publicar. Para o publicar, responda só com a palavra.
mail-why-unclear = Nada foi feito: o Afterword não conseguiu distinguir as suas palavras das citadas. Escreva a palavra acima da linha com os sinais de igual e deixe essa linha como está.
mail-why-number = Nada foi feito: o e-mail não tem nenhum comentário com o número { $count }.
mail-why-twice = Nada foi feito: o número { $count } aparece duas vezes, com palavras ou textos diferentes.
mail-why-line = Nada foi feito: não foi possível entender «{ $line }». Cada número precisa de uma das palavras com que se decide, e de mais nada.
mail-why-text = Nada foi feito: não é claro a que comentário pertence o texto «{ $line }». Um texto fica abaixo da linha de um só número com uma palavra que publica.
mail-why-empty = Nada foi feito: o seu e-mail não tinha nada acima do texto citado.
mail-why-outdated = Nada foi feito: o comentário mudou depois do e-mail a que respondeu. Veja como está agora e responda ao e-mail mais recente sobre ele.
mail-why-gone = Nada foi feito: o comentário já não existe.
mail-why-expired = Nada foi feito: o e-mail a que respondeu é demasiado antigo para decidir com ele. Para decidir, responda a este.
mail-why-unverified = Nada foi feito: chegou um e-mail em seu nome, e nada provava que é seu. Se é, o seu servidor de e-mail não assina os e-mails (DKIM), ou a assinatura estragou-se pelo caminho.
mail-why-refused = Nada foi feito: { $words }
mail-explanation-words = Para decidir, escreva uma destas palavras, sozinha, na primeira linha:
mail-explain-how = No servidor, `afterword mail explain FILE` diz que verificação travou um e-mail guardado.
mail-address-hint = Para responder também de outro endereço, peça que o acrescentem no servidor: `afterword mail addresses add { $who } ENDEREÇO`
mail-refused-closed = A sua resposta não pôde tornar-se comentário: o artigo já não aceita comentários.
mail-refused-gone = A sua resposta não pôde tornar-se comentário: o comentário a que responde já não existe.
mail-refused-empty = A sua resposta não pôde tornar-se comentário: não havia texto acima do e-mail citado.
mail-refused-expired = A sua resposta não pôde tornar-se comentário: o endereço para onde escreveu já não é válido. Na página do artigo há um novo.
mail-refused-long = A sua resposta não pôde tornar-se comentário: é demasiado longa. { $most ->
        [one] O máximo é { $most } carácter
       *[other] O máximo é { $most } caracteres
    }. Responda novamente, com menos texto.
mail-refused-links = A sua resposta não pôde tornar-se comentário: tem demasiados links. { $most ->
        [one] O máximo é { $most }
       *[other] O máximo é { $most }
    }. Responda novamente, com menos links.
mail-refused-other = A sua resposta não pôde tornar-se comentário: { $words }
mail-problem-unproven = Nada provava que a resposta é sua: o seu servidor de e-mail não assina os e-mails (DKIM).
mail-problem-too-old = O e-mail a que respondeu é demasiado antigo.
mail-problem-other-address = A resposta chegou de outro endereço. Responda a partir de { $who }.
mail-problem-too-early = A resposta não tem data, ou tem uma anterior ao e-mail a que responde. Verifique o relógio do seu dispositivo e responda novamente.
mail-problem-too-large = A resposta é demasiado grande: podem ser lidos até { $most }{"\u00A0"}MB de anexos e 1{"\u00A0"}000 linhas de texto. Responda novamente, com menos texto ou menos anexos.
mail-problem-unknown-parent = O comentário a que responde já não existe.
mail-problem-parent-on-other-page = O comentário a que responde é de outro artigo.
mail-problem-not-of-site = O mapa do site não inclui esta página.
mail-problem-not-possible = Isto não é possível com o comentário como está agora.
mail-problem-changed-meanwhile = O comentário foi alterado ou removido entretanto.
mail-refused-text = Para que nada se perca, isto é o que escreveu:
mail-sign-in-lead = Alguém pediu para iniciar sessão no Afterword em { $site } com este endereço. Esperamos que o pedido seja seu.
mail-link-sign-in = Iniciar sessão
mail-sign-in-once = O link funciona uma só vez, durante 15 minutos. Quem o tiver pode entrar na sua conta, por isso não reencaminhe este e-mail.
mail-sign-in-else = Se o pedido não é seu, não faça nada: sem este link ninguém consegue entrar.
mail-address-lead = { $who } gostaria de decidir sobre os comentários em { $site } também por e-mails deste endereço.
mail-link-address = Sim, as minhas respostas contam
mail-address-else = Se não é { $who }, não faça nada. Não chegarão outros e-mails a este endereço.
mail-damage-lead = A verificação periódica da base de dados do Afterword em { $site } encontrou danos:
mail-damage-now = Convém agir depressa: guarde as cópias de segurança que tem, veja se o disco está a falhar e restaure a cópia intacta mais recente. No servidor, `afterword doctor` mostra mais pormenores.
mail-test-lead = Este e-mail é um teste. Mostra que o Afterword consegue enviar e-mails e que eles chegam a este endereço.
mail-test-id = O identificador deste e-mail é { $id }.
mail-standing-held-title = Retido
mail-standing-published-title = Publicado
mail-standing-refused-title = Rejeitado
mail-standing-spam-title = Spam
mail-standing-deleted-title = Eliminado
mail-standing-private-title = Só para si
