# Tous les textes du serveur que quelqu’un lit, en français. Ce qu’ils veulent dire et où ils sont : voir en.ftl.
# On dit « vous » à tous ; aucun texte ne suppose le genre de quelqu’un.

## Jours, âges et nombres

date-day =
    { $day ->
        [1] { $day }er
       *[other] { $day }
    } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day =
    { $day ->
        [1] { $day }er
       *[other] { $day }
    } { $month }
date-month-1 = janvier
date-month-2 = février
date-month-3 = mars
date-month-4 = avril
date-month-5 = mai
date-month-6 = juin
date-month-7 = juillet
date-month-8 = août
date-month-9 = septembre
date-month-10 = octobre
date-month-11 = novembre
date-month-12 = décembre
date-short-month-1 = janv.
date-short-month-2 = févr.
date-short-month-3 = mars
date-short-month-4 = avr.
date-short-month-5 = mai
date-short-month-6 = juin
date-short-month-7 = juil.
date-short-month-8 = août
date-short-month-9 = sept.
date-short-month-10 = oct.
date-short-month-11 = nov.
date-short-month-12 = déc.
age-now = maintenant
age-minutes = { $count }{"\u00A0"}min
age-hours = { $count }{"\u00A0"}h
age-days = { $count }{"\u00A0"}j
number-thousands = {"\u202F"}
size-megabytes = { $size }{"\u00A0"}Mo
size-kilobytes = { $size }{"\u00A0"}ko
number-percent = { $count }{"\u202F"}%
list-comma = { $before }, { $next }
list-semicolon = { $before }{"\u202F"}; { $next }
sentence = { $text }.

## Pages sans JavaScript

page-about = Commentaires sur
page-back = Retour à l’article
page-count =
    { $count ->
        [0] Aucun commentaire pour le moment
        [one] { $count } commentaire
       *[other] { $count } commentaires
    }
page-order = Ordre
page-oldest = Les plus anciens d’abord
page-newest = Les plus récents d’abord
page-top = Les plus appréciés d’abord
page-more = Plus de commentaires
page-beginning = Depuis le début
page-owner = propriétaire
page-verified = vérifié
page-pinned = épinglé
page-edited = modifié
page-removed = Ce commentaire a été supprimé.
page-reply = Répondre
page-reply-to = Répondre à { $name }
page-in-reply-to = en réponse à { $name }
page-in-reply-to-removed = en réponse à un commentaire supprimé
page-write = Écrire un commentaire
page-text = Commentaire
page-markdown = **gras**, *italique*, > citation, `code`
page-name = Nom
page-email = E-mail (facultatif)
page-email-hint = Seule la personne qui tient ce blog voit cette adresse. Elle n’est jamais affichée ni transmise.
page-email-hint-picture = Seule la personne qui tient ce blog voit cette adresse. { $service } en reçoit une empreinte, pour votre image.
page-notify = M’écrire quand quelqu’un répond
page-notify-hint = Vous recevez d’abord un e-mail pour confirmer votre adresse. Chaque e-mail suivant contient un lien pour ne plus en recevoir.
page-follow = M’écrire quand il y a de nouveaux commentaires ici
page-follow-off = Pas d’e-mails
page-follow-at-once = Tout de suite
page-follow-daily = Une fois par jour
page-private = Un mot réservé à la personne qui tient ce blog
page-private-hint = Personne d’autre ne le voit. Une réponse éventuelle arrive par e-mail, si vous donnez votre adresse.
page-private-held = Seule la personne qui tient ce blog peut lire votre mot.
page-private-reply = Les réponses sont publiques. Décochez la case, ou écrivez directement sous l’article.
page-private-offer = Proposer à la publication
page-website = Site web (facultatif)
page-leave-empty = Laissez ce champ vide
page-held-hint = Les commentaires paraissent une fois approuvés.
page-send = Envoyer
page-preview = Aperçu
page-no-reply = Commenter l’article plutôt que répondre
page-held = En attente d’approbation. Votre commentaire paraîtra ici dès qu’il sera approuvé.
page-published = Votre commentaire est publié.
page-closed = Les commentaires sont fermés.
page-parent-gone = Le commentaire auquel vous vouliez répondre n’existe plus.
page-error = Erreur
page-refused = Votre commentaire n’a pas été envoyé
page-kept = Votre texte, prêt à copier
page-to-thread = Ouvrir les commentaires de l’article
page-feed = Suivre ces commentaires par flux
page-report = Signaler
page-report-of = Signaler le commentaire de { $name }
report-title = Signaler ce commentaire
report-what = La personne qui tient ce blog en décidera. D’ici là, le commentaire reste en place.
report-reason = Que lui reprochez-vous{"\u202F"}?
report-reason-illegal = Il est illicite
report-reason-privacy = Il divulgue des données personnelles
report-reason-abuse = Il insulte ou menace
report-reason-spam = C’est du spam
report-reason-mine = Je l’ai écrit et je veux qu’il soit retiré
report-reason-other = Autre chose
report-text = Avec vos mots
report-text-hint = Nécessaire s’il est illicite ou s’il s’agit d’autre chose{"\u00A0"}: dites quoi, et pourquoi. Seule la personne qui tient ce blog vous lira.
report-email-hint = Pour savoir ce qu’il en advient. Vous recevrez un seul e-mail, une fois la décision prise.
report-good-faith = En envoyant ce signalement, vous affirmez que ce que vous écrivez est exact, à votre connaissance.
report-send = Envoyer le signalement
report-thanks = Merci
report-done = Votre signalement est arrivé. La personne qui tient ce blog en décidera.
report-done-mail = Vous recevrez un e-mail une fois la décision prise.
report-problem-comment-refused = Le signalement n’est pas accepté{"\u00A0"}: le formulaire a été rempli trop vite, est trop ancien ou semble venir d’un programme. Envoyez-le de nouveau{"\u202F"}; si cela ne suffit pas, écrivez à la personne qui tient le blog.
report-problem-invalid-parameter = Choisissez ce que vous reprochez au commentaire.
report-problem-unknown-comment = Ce commentaire n’existe plus.
follow-title = Suivre ce fil par e-mail
follow-what = Vous recevez un e-mail quand il y a de nouveaux commentaires sur cette page. Si votre adresse est nouvelle ici, un premier e-mail vous demande de la confirmer. Chaque e-mail suivant contient un lien pour ne plus en recevoir.
follow-send = Suivre
follow-done = Si cette adresse n’est pas encore confirmée, un e-mail arrive avec un lien pour la confirmer. Ensuite, vous recevrez un e-mail quand il y aura de nouveaux commentaires ici.
follow-problem-comment-refused = Ce formulaire a été rempli trop vite, est trop ancien ou semble venir d’un programme. Envoyez-le de nouveau{"\u202F"}; si cela ne suffit pas, écrivez à la personne qui tient le blog.
by-mail-title = Commenter par e-mail
by-mail-what = Écrivez à cette adresse{"\u00A0"}: votre e-mail devient un commentaire sur cette page. Votre nom paraît tel que votre messagerie l’indique, votre adresse non. Les pièces jointes sont laissées de côté.
by-mail-asked = Si rien ne prouve que l’e-mail vient de vous, vous en recevez un pour le confirmer.
by-mail-until = L’adresse est valable jusqu’au { $day }.
page-on = sur

## Ce qui n’a pas marché, sur les pages des lecteurs

problem-invalid-name = Le nom contient des caractères de contrôle.
problem-name-empty = Indiquez un nom.
problem-text-empty = Écrivez un commentaire.
problem-text-invisible = Le texte ne contient rien de visible.
problem-name-reserved = Ce nom est réservé à la personne qui tient le blog. Écrivez sous un autre.
problem-name-too-long = Le nom compte { $length } caractères{"\u202F"}; le maximum est { $max }.
problem-invalid-email = Ce n’est pas une adresse e-mail. Laissez le champ vide ou écrivez une adresse comme ann@example.org.
problem-invalid-website = Ce n’est pas une adresse web. Laissez le champ vide ou écrivez une adresse comme https://example.org.
problem-invalid-text = Le texte contient des caractères de contrôle.
problem-text-too-long = Le texte compte { $length } caractères{"\u202F"}; le maximum est { $max }.
problem-too-many-links = Le texte compte { $length } liens{"\u202F"}; le maximum est { $max }.
problem-comment-refused = Ce commentaire n’est pas accepté ici{"\u00A0"}: il ressemble à du spam. Si ce n’en est pas, écrivez à la personne qui tient le blog.
problem-page-closed-by-owner = Cette page est fermée{"\u00A0"}: elle n’accepte plus de commentaires.
problem-page-closed-by-age = Cette page est trop ancienne pour de nouveaux commentaires.
problem-unknown-comment = Ce commentaire n’existe pas.
problem-comment-deleted = Ce commentaire n’existe plus.
problem-unknown-parent = Le commentaire auquel celui-ci répond n’existe plus. Renvoyez le vôtre{"\u00A0"}: il apparaîtra à part.
problem-parent-on-other-page = Le commentaire auquel celui-ci répond appartient à un autre article. Renvoyez le vôtre{"\u00A0"}: il apparaîtra à part.
problem-invalid-parent = Le commentaire auquel celui-ci répond n’existe pas. Renvoyez le vôtre{"\u00A0"}: il apparaîtra à part.
problem-invalid-key = Le formulaire était incomplet. Renvoyez-le.
problem-invalid-page = L’adresse ne dit pas de quel article il s’agit.
problem-missing-field = L’adresse ne dit pas de quel article il s’agit.
problem-unknown-site = Il n’y a pas de blog de ce nom sur ce serveur.
problem-origin-null = Votre navigateur n’a pas dit de quelle page vient ce commentaire, il n’a donc pas été accepté. Copiez votre texte et envoyez-le depuis la page des commentaires.
problem-origin-not-allowed = Ce blog n’accepte pas de commentaires depuis la page où vous avez écrit. Copiez votre texte et envoyez-le depuis la page des commentaires.
problem-body-too-large = Votre commentaire est trop long pour être envoyé. Revenez en arrière dans votre navigateur{"\u00A0"}: votre texte devrait encore y être. Raccourcissez-le et renvoyez-le.
problem-store-busy = Le serveur est occupé. Rien n’a été enregistré. Réessayez dans un instant.
problem-store-read-only = Le serveur ne peut rien enregistrer pour le moment. Rien n’a été enregistré. Réessayez plus tard.
problem-store-full = Le serveur n’a plus de place. Rien n’a été enregistré. Réessayez plus tard.
problem-store-unavailable = Le serveur n’a pas accès à ses données. Rien n’a été enregistré. Réessayez plus tard.
problem-notify-without-email = Indiquez où envoyer les e-mails, ou décochez la case.
problem-follow-without-email = Indiquez où envoyer les e-mails, ou choisissez «{"\u202F"}Pas d’e-mails{"\u202F"}».
problem-needs-consent = Ce mot n’a été écrit que pour vous. Demandez d’abord{"\u00A0"}: il paraît dès que la personne qui l’a écrit accepte.
problem-nobody-to-ask = La personne qui l’a écrit n’est pas joignable par e-mail{"\u00A0"}: on ne peut ni lui demander son accord ni lui répondre.
problem-too-many-followers = Ce fil est déjà suivi par autant de personnes que possible. Les nouveaux commentaires paraissent aussi dans son flux.
problem-too-many-comments = Trop de commentaires sont venus de votre réseau en peu de temps. Rien n’est perdu{"\u00A0"}: réessayez dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
problem-not-of-site = Le plan du site ne mentionne pas cette page. Si l’article est nouveau, réessayez dans quelques minutes.
problem-webmention-source = `source` doit être l’adresse d’une autre page web, en http ou https.
problem-webmention-target = `target` doit être l’adresse d’une page qui accepte les webmentions.
problem-not-found = Il n’y a rien à cette adresse.
problem-method-not-allowed = Cette adresse n’accepte pas ce type de requête.
problem-internal = Une erreur s’est produite sur le serveur.
problem-unknown-field = Il n’y a pas de champ `{ $field }` ici.
problem-incomplete-body = La requête s’est arrêtée avant d’être complète. Renvoyez-la.
problem-invalid-encoding = Le champ `{ $field }` n’est pas en UTF-8.
problem-field-name-not-utf8 = Le nom d’un champ n’est pas en UTF-8.
problem-form-needed = On ne peut envoyer ici qu’un formulaire HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Un champ caché a été rempli. Laissez-le vide et renvoyez le commentaire.

## Ce qui n’a pas marché, sur la page après le formulaire d’un blog pour Stacosys

form-problem-missing-field = Il manque le champ `{ $field }`.
form-problem-invalid-page = Le champ `url` ne contient pas le chemin d’une page. Un chemin commence par /, comme /posts/bonjour/.

## Ce qui n’a pas marché, en quelques mots

title-invalid-cursor = Curseur non valide
title-incomplete-body = La requête est incomplète
title-invalid-encoding = Le texte n’est pas en UTF-8
title-invalid-header = Un en-tête est illisible
title-invalid-id = Identifiant non valide
title-invalid-json = JSON non valide
title-invalid-page = Page non valide
title-invalid-parameter = Un paramètre est illisible
title-invalid-request = Requête non valide
title-missing-field = Il manque un champ
title-too-many-decisions = Trop de décisions
title-too-many-pages = Trop de pages
title-unknown-field = Champ inconnu
title-wrong-type = Type incorrect
title-api-token-invalid = Le jeton n’est pas valide
title-api-token-missing = Il faut un jeton
title-edit-token-missing = Il manque le jeton de modification
title-sign-in-needed = Connexion nécessaire
title-comment-refused = Le commentaire n’est pas accepté
title-edit-window-over = Trop tard pour modifier
title-foreign-form = Le formulaire vient d’ailleurs
title-form-outdated = Le formulaire est trop ancien
title-origin-not-allowed = Cette origine n’est pas celle du site
title-origin-null = Le navigateur cache la provenance
title-page-closed = La page est fermée
title-scope-missing = Le jeton n’y est pas autorisé
title-wrong-edit-token = Ce n’est pas votre commentaire
title-wrong-password = Mot de passe incorrect
title-not-found = Introuvable
title-unknown-batch = Ce lot n’existe pas
title-unknown-block = Ce blocage n’existe pas
title-unknown-comment = Ce commentaire n’existe pas
title-comment-deleted = Ce commentaire n’existe plus
title-unknown-link = Ce lien ne mène nulle part
title-unknown-page = Cette page n’existe pas
title-unknown-parent = Le commentaire auquel on répond n’existe pas
title-unknown-site = Ce site n’existe pas
title-unknown-token = Ce jeton n’existe pas
title-method-not-allowed = Méthode non autorisée
title-request-timeout = La requête est arrivée trop lentement
title-changed-meanwhile = Modifié entre-temps
title-not-possible = Ce n’est pas possible maintenant
title-parent-on-other-page = Le commentaire auquel on répond est sur une autre page
title-path-taken = Le chemin appartient à une autre page
title-site-exists = La clé appartient à un autre site
title-token-exists = Le nom appartient à un autre jeton
title-link-expired = Ce lien est trop ancien
title-precondition-failed = Modifié entre-temps
title-body-too-large = La requête est trop volumineuse
title-uri-too-long = L’adresse est trop longue
title-unsupported-encoding = Le contenu est compressé
title-unsupported-media-type = Type de contenu inconnu
title-idempotency-key-reused = La clé est déjà venue avec une autre requête
title-invalid-address = Adresse IP non valide
title-invalid-email = L’adresse e-mail n’est pas valide
title-invalid-host = Hôte non valide
title-invalid-key = La clé n’est pas valide
title-invalid-known = La preuve n’est pas valide
title-invalid-name = Le nom n’est pas valide
title-invalid-origin = Origine non valide
title-invalid-password = Le mot de passe n’est pas valide
title-invalid-setting = Le réglage n’est pas valide
title-invalid-site-key = La clé du site n’est pas valide
title-invalid-text = Le texte n’est pas valide
title-invalid-title = Le titre n’est pas valide
title-invalid-website = Le site web n’est pas valide
title-name-reserved = Le nom est réservé
title-name-too-long = Le nom est trop long
title-text-too-long = Le texte est trop long
title-too-many-links = Trop de liens
title-too-many-followers = Trop de personnes suivent ce fil
title-mail-unsigned = La requête n’est pas signée
title-mail-signature-wrong = La signature n’est pas acceptée
title-mail-not-raw = Pas de message brut
title-mail-not-ours = Ce message n’est pas pour Afterword
title-unknown-action = Action inconnue
title-unknown-mark = Type de blocage inconnu
title-unknown-reaction = Réaction inconnue
title-unknown-scope = Droit inconnu
title-https-required = Utilisez https
title-too-many-comments = Trop de commentaires
title-too-many-connections = Trop de connexions
title-too-many-mails = Trop d’e-mails
title-too-many-passwords = Trop de mots de passe erronés
title-too-many-reactions = Trop de réactions
title-headers-too-large = Les en-têtes sont trop volumineux
title-internal = Une erreur est survenue
title-mail-later = Le message ne peut pas être traité maintenant
title-mail-off = L’envoi d’e-mails est désactivé
title-store-busy = Le serveur est occupé
title-store-read-only = Le serveur ne peut rien enregistrer
title-store-unavailable = Le serveur n’a pas accès à ses données
title-stopping = Le serveur s’arrête
title-timeout = La réponse a pris trop de temps
title-store-full = Le serveur n’a plus de place

## Pages derrière les liens des e-mails

link-comment-on = Commentaire sur
link-approve-question = Approuver ce commentaire{"\u202F"}?
link-approve-button = Approuver
link-reject-question = Refuser ce commentaire{"\u202F"}?
link-reject-button = Refuser
link-spam-question = Ce commentaire est-il indésirable{"\u202F"}?
link-spam-button = Indésirable
link-delete-question = Supprimer ce commentaire{"\u202F"}?
link-delete-button = Supprimer
link-block-question = Bloquer l’auteur de ce commentaire{"\u202F"}?
link-block-button = Bloquer l’auteur
link-block-hint = Bloquer{"\u00A0"}: le commentaire devient indésirable, comme tout ce qui viendra désormais de la même adresse ou du même réseau.
link-undo = Annuler
link-decide = Votre décision
link-otherwise = Changer la décision
link-is-pending = Ce commentaire attend une décision
link-is-approved = Ce commentaire est approuvé
link-is-rejected = Ce commentaire est refusé
link-is-spam = Ce commentaire est classé indésirable
link-is-deleted = Ce commentaire est supprimé
link-erased = L’auteur a supprimé ce commentaire
link-outdated = Ce commentaire a été modifié
link-outdated-hint = Son texte n’est plus celui de votre e-mail{"\u00A0"}: vous ne pouvez donc pas en décider ici. Un nouvel e-mail est en route, décidez à partir de celui-là.
link-decided-by = Décidé par { $name }
link-undone-by = Annulé par { $name }
link-reasons = Pourquoi il a été retenu
link-reply = Répondre publiquement (facultatif)
link-reply-hint = Publiée sous le commentaire, au nom de { $name }, quand vous l’approuvez. **gras**, *italique*, > citation, `code`
link-answer = Publier la réponse
link-answered = Votre réponse est publiée au-dessous du commentaire.
link-to-comment = Le voir sur la page
link-confirm = Confirmez votre adresse
link-confirm-what = { $address } recevra des e-mails sur des commentaires de { $site }.
link-confirm-button = Confirmer
link-confirm-hint = Vous n’avez rien demandé{"\u202F"}? Alors ne faites rien{"\u00A0"}: sans votre confirmation, vous ne recevrez aucun e-mail.
link-confirmed = Votre adresse est confirmée
link-confirmed-what = { $address } reçoit des e-mails sur des commentaires de { $site }. Chaque e-mail contient un lien pour ne plus en recevoir.
link-address-what = Les réponses envoyées par e-mail depuis { $address } compteront comme celles de { $moderator }.
link-address-hint = Vous n’avez rien demandé{"\u202F"}? Alors ne faites rien{"\u00A0"}: sans votre confirmation, rien ne change.
link-address-done = Les réponses envoyées par e-mail depuis { $address } comptent désormais comme celles de { $moderator }.
link-publish = Votre mot peut-il être publié{"\u202F"}?
link-publish-what = Vous ne l’avez écrit que pour la personne qui tient { $site }. Une fois publié, il peut être lu par tout le monde, avec le nom { $name } et avec les réponses.
link-submit = Avez-vous écrit ce commentaire{"\u202F"}?
link-submit-what = Il est arrivé par e-mail de votre adresse, pour { $page }. Une fois confirmé, il attend la même décision que tout autre commentaire.
link-submit-button = Oui, il est de moi
link-submit-hint = Vous ne l’avez pas écrit{"\u202F"}? Alors ne faites rien{"\u00A0"}: sans votre confirmation, personne ne le voit.
link-put-back = Publier votre réponse avec ces mots{"\u202F"}?
link-put-back-done = Votre réponse est publiée avec ces mots
link-put-back-late = Votre réponse a été modifiée ou supprimée entre-temps{"\u00A0"}: ces mots ne peuvent plus être remis
link-put-back-comment = Publier le commentaire avec ces mots{"\u202F"}?
link-put-back-comment-done = Le commentaire est publié avec ces mots
link-put-back-comment-late = Le commentaire a été modifié ou supprimé entre-temps{"\u00A0"}: ces mots ne peuvent plus être remis
link-send-rest = Envoyer aussi ces mots à la personne qui vous a écrit{"\u202F"}?
link-send-rest-done = Ces mots partent par e-mail à la personne qui vous a écrit
link-stop = Quels e-mails ne voulez-vous plus{"\u202F"}?
link-stop-what = { $address } reçoit des e-mails sur des commentaires de { $site }.
link-stop-one = Seulement les e-mails sur ce commentaire
link-stop-one-hint = Plus d’e-mails sur les réponses à votre commentaire sur «{"\u202F"}{ $page }{"\u202F"}». Les autres continuent.
link-stop-thread = Seulement les e-mails sur ce fil
link-stop-thread-hint = Plus d’e-mails sur les nouveaux commentaires sur «{"\u202F"}{ $page }{"\u202F"}». Les autres continuent.
link-stop-threads = Seulement les e-mails sur les fils que vous suivez
link-stop-threads-hint = Plus d’e-mails sur les nouveaux commentaires dans les fils de { $site } que vous suivez. Ceux sur les réponses à vos commentaires continuent.
link-stop-all = Tous les e-mails
link-stop-all-hint = Plus aucun e-mail de { $site }.
link-stopped = Vous ne recevrez plus d’e-mails
link-stopped-one = Vous ne recevrez plus d’e-mails sur les réponses à votre commentaire sur «{"\u202F"}{ $page }{"\u202F"}».
link-stopped-thread = Vous ne recevrez plus d’e-mails sur les nouveaux commentaires sur «{"\u202F"}{ $page }{"\u202F"}».
link-stopped-threads = Vous ne recevrez plus d’e-mails sur les fils de { $site }.
link-stopped-that = Vous ne recevrez plus d’e-mails sur les réponses à ce commentaire.
link-stopped-all = { $address } ne reçoit plus d’e-mails de { $site }.
link-stopped-gone = Votre adresse n’est pas enregistrée ici.
link-no-link = Ce lien ne mène nulle part

## Ce qui n’a pas marché, sur les pages derrière les liens des e-mails

link-problem-unknown-link = Le lien n’est pas complet, ou il a expiré. Copiez-le de nouveau depuis l’e-mail. S’il y est coupé sur deux lignes, réunissez-les.
link-problem-link-expired = Le lien est trop ancien. Ce à quoi il servait est peut-être déjà fait. Les e-mails plus récents ont des liens qui marchent.
link-problem-missing-field = Rien n’a été choisi, donc rien n’a changé. Suivez de nouveau le lien de l’e-mail et appuyez sur un des boutons.
link-problem-unknown-action = Cela ne se décide pas ici. Choisissez un des boutons.
link-problem-not-possible = Ce n’est pas possible dans l’état actuel du commentaire.
link-problem-changed-meanwhile = Quelqu’un a décidé autre chose entre-temps, rien n’a donc changé. Voici le commentaire tel qu’il est maintenant.

## La console : cadre, file et commentaire

console-frame-skip = Aller au contenu
console-frame-navigation = Console
console-frame-queue = À traiter
console-frame-comments = Commentaires
console-frame-pages = Pages
console-frame-blocks = Blocages
console-frame-statistics = Statistiques
console-frame-sites = Sites
console-frame-tokens = Jetons
console-frame-outbox = Envois
console-frame-account = Compte
console-frame-menu = Menu
console-frame-signed-in = Session de { $name }
console-frame-sign-out = Se déconnecter
console-keys-title = Raccourcis clavier
console-keys-next = Commentaire suivant
console-keys-previous = Commentaire précédent
console-keys-tick = Sélectionner, pour décider de plusieurs à la fois
console-keys-open = Ouvrir le commentaire sur sa propre page
console-keys-undo = Annuler
console-keys-help = Afficher ces raccourcis
console-keys-note = Les raccourcis sont inactifs pendant la saisie.
console-keys-close = Fermer
console-list-label = Liste des commentaires
console-list-by-status = Commentaires par état
console-list-all = Tous
console-list-site = Site
console-list-all-sites = Tous les sites
console-list-search = Recherche
console-list-find = Rechercher
console-list-on-page = Sur «{"\u202F"}{ $page }{"\u202F"}»
console-list-by-author = De l’adresse ou du réseau de { $name }
console-list-without = Retirer ce filtre
console-list-choose = Sélectionner le commentaire de { $name }
console-list-choose-all = Sélectionner tous ceux de cette page
console-list-chosen = Pour la sélection
console-list-older = Plus anciens
console-list-newest = Plus récents
console-list-to-comment = Aller au commentaire
console-list-nothing-waits = Rien en attente.
console-list-nothing-waits-hint = Les nouveaux commentaires arrivent d’abord ici. Profitez du calme.
console-list-in-spam =
    { $count ->
        [one] ({ $count } indésirable)
       *[other] ({ $count } indésirables)
    }
console-list-nothing-here = Il n’y a pas de commentaires ici.
console-list-nothing-found = Aucun commentaire ne contient «{"\u202F"}{ $words }{"\u202F"}».
console-list-see-all = Voir tous les commentaires
console-list-erased = Effacé par son auteur
console-list-reported = Signalé
console-comment-label = Le commentaire
console-comment-to-list = Liste
console-comment-on = sur
console-comment-see-page = Ouvrir la page dans le blog
console-comment-edited = modifié le
console-comment-pinned = Épinglé
console-comment-answers = En réponse à { $name }
console-comment-answers-gone = En réponse à un commentaire disparu
console-comment-replies =
    { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
console-comment-more-replies =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
console-comment-reasons = Pourquoi il attend
console-comment-reported = Signalé par des lecteurs
console-comment-reasons-then = Pourquoi il a été retenu
console-comment-points = { $points } points en tout
console-comment-author = De cette adresse ou de ce réseau
console-comment-first = Premier commentaire
console-comment-published =
    { $count ->
        [one] { $count } publié
       *[other] { $count } publiés
    }
console-comment-waiting =
    { $count ->
        [one] { $count } en attente
       *[other] { $count } en attente
    }
console-comment-rejected =
    { $count ->
        [one] { $count } refusé
       *[other] { $count } refusés
    }
console-comment-spam =
    { $count ->
        [one] { $count } indésirable
       *[other] { $count } indésirables
    }
console-comment-since = depuis le { $date }
console-comment-by-author = Tout ce qui vient de cette adresse ou de ce réseau
console-comment-erased = L’auteur a effacé ce commentaire. Il n’y a plus rien à décider.
console-comment-decide = Votre décision
console-comment-reply = Répondre
console-comment-reply-hint = Publiée sous le commentaire, au nom de { $name }. **gras**, *italique*, > citation, `code`
console-comment-reply-approves = Approuver et répondre
console-comment-reply-send = Publier la réponse
console-comment-edit = Modifier
console-comment-edit-text = Le commentaire en Markdown
console-comment-edit-hint = Les lecteurs voient qu’il a été modifié.
console-comment-edit-send = Enregistrer
console-comment-block = Bloquer l’auteur
console-comment-block-hint = Ce commentaire devient indésirable, comme tout ce qui viendra de ce que vous choisissez.
console-comment-block-name = Le nom
console-comment-block-email = L’adresse e-mail
console-comment-block-network = Le réseau
console-comment-block-send = Classer indésirable et bloquer
console-comment-audit = Ce qui a été décidé
console-comment-when = Quand
console-comment-who = Qui
console-comment-what = Quoi
console-comment-interface = Via
console-comment-change = Avant et après
console-comment-undone = annulé
console-comment-no-decision = Personne n’a encore décidé.
console-status-pending = En attente
console-status-approved = Publié
console-status-rejected = Refusé
console-status-spam = Indésirable
console-status-deleted = Supprimé
console-status-private = Pour vous uniquement
console-comment-private = Pour vous uniquement{"\u00A0"}: personne d’autre ne le voit. Votre réponse part par e-mail à la personne qui vous a écrit et reste entre vous deux.
console-comment-private-no-answer = Pour vous uniquement{"\u00A0"}: personne d’autre ne le voit. La personne qui l’a écrit n’est pas joignable par e-mail, vous ne pouvez donc pas répondre.
console-action-approve-button = Approuver
console-action-approve-past = approuvé
console-action-approve-done =
    { $count ->
        [one] { $count } commentaire approuvé.
       *[other] { $count } commentaires approuvés.
    }
console-action-reject-button = Refuser
console-action-reject-past = refusé
console-action-reject-done =
    { $count ->
        [one] { $count } commentaire refusé.
       *[other] { $count } commentaires refusés.
    }
console-action-spam-button = Indésirable
console-action-spam-past = classé indésirable
console-action-spam-done =
    { $count ->
        [one] { $count } commentaire classé indésirable.
       *[other] { $count } commentaires classés indésirables.
    }
console-action-delete-button = Supprimer
console-action-delete-past = supprimé
console-action-delete-done =
    { $count ->
        [one] { $count } commentaire supprimé.
       *[other] { $count } commentaires supprimés.
    }
console-action-restore-button = Rétablir
console-action-restore-past = rétabli
console-action-restore-done =
    { $count ->
        [one] { $count } commentaire rétabli.
       *[other] { $count } commentaires rétablis.
    }
console-action-pin-button = Épingler
console-action-pin-past = épinglé
console-action-pin-done =
    { $count ->
        [one] { $count } commentaire épinglé.
       *[other] { $count } commentaires épinglés.
    }
console-action-unpin-button = Désépingler
console-action-unpin-past = désépinglé
console-action-unpin-done =
    { $count ->
        [one] { $count } commentaire désépinglé.
       *[other] { $count } commentaires désépinglés.
    }
console-action-block-button = Bloquer
console-action-block-past = auteur bloqué
console-action-block-done =
    { $count ->
        [one] L’auteur est bloqué, et le commentaire indésirable.
       *[other] { $count } commentaires classés indésirables, leurs auteurs bloqués.
    }
console-action-undo-button = Annuler
console-action-undo-past = annulé
console-action-undo-done =
    { $count ->
        [one] { $count } décision annulée.
       *[other] { $count } décisions annulées.
    }
console-action-edit-button = Modifier
console-action-edit-past = modifié
console-action-edit-done =
    { $count ->
        [one] Le commentaire a son nouveau texte.
       *[other] { $count } commentaires ont leur nouveau texte.
    }
console-action-ask-button = Demander l’accord
console-action-ask-past = accord demandé
console-action-ask-done = Accords demandés{"\u00A0"}: { $count }.
console-action-reply-button = Répondre par e-mail
console-action-reply-past = répondu par e-mail
console-action-reply-done = Réponses par e-mail{"\u00A0"}: { $count }.
console-script-failed = Cela n’a pas marché, rien n’a donc changé{"\u00A0"}:
console-script-failed-partly = Certains n’ont pas pu être traités{"\u00A0"}:
console-script-offline = Le serveur ne répond pas. Rien n’a changé{"\u202F"}; veuillez réessayer.
console-script-session-ended = Votre session est terminée. Rien n’a changé, et ce que vous avez écrit est conservé.
console-script-sign-in = Se reconnecter
console-interface-console = Console
console-interface-mail = E-mail
console-interface-link = Lien d’un e-mail
console-interface-api = API
console-interface-command-line = Ligne de commande
console-interface-akismet = Akismet
console-interface-network = Réseau

## La console : listes

console-shared-site = Site
console-shared-all-sites = Tous les sites
console-shared-filter = Que montrer
console-shared-show = Montrer
console-shared-more = Plus
console-shared-beginning = Depuis le début
console-shared-parts = Parties de la liste
console-shared-done = Enregistré.
console-shared-never = jamais
console-shared-save = Enregistrer
console-shared-what = Action
console-pages-title = Pages
console-pages-page = Page
console-pages-comments = Commentaires
console-pages-first-seen = Premier commentaire
console-pages-state = État
console-pages-open = Ouverte
console-pages-closed = Fermée
console-pages-closed-by-age = Fermée par ancienneté
console-pages-aliases = Aussi sous
console-pages-search = Rechercher
console-pages-search-hint = Dans le titre ou le chemin.
console-pages-change = Modifier
console-pages-change-this = Modifier { $page }
console-pages-close = Fermer
console-pages-close-what = On lit toujours les commentaires, mais on ne peut plus en écrire.
console-pages-reopen = Rouvrir
console-pages-reopen-what = On peut de nouveau écrire des commentaires ici.
console-pages-by-age-what = Le site ferme les articles quelque temps après leur premier commentaire. Ses réglages disent quand.
console-pages-retired-what = Le site est archivé{"\u00A0"}: les articles n’acceptent plus de commentaires.
console-pages-name = Titre
console-pages-name-what = Affiché dans la console, les e-mails et les flux.
console-pages-rename = Enregistrer le titre
console-pages-move-to = Déplacer vers
console-pages-move-what = Pour un article qui a un nouveau chemin. Les anciens liens marchent toujours. S’il y a déjà des commentaires au nouveau chemin, les deux fils n’en font plus qu’un. C’est sans retour possible.
console-pages-move-button = Déplacer
console-pages-moved = Les commentaires se trouvent maintenant au chemin { $path }.
console-pages-alias = Autre chemin
console-pages-alias-what = Un chemin de plus qui mène aux mêmes commentaires.
console-pages-alias-button = Ajouter le chemin
console-pages-none = Pas encore de pages.
console-pages-none-hint = Un article apparaît ici avec son premier commentaire.
console-pages-none-found = Aucune page ne correspond. Essayez moins de mots, ou tous les sites.
console-blocks-title = Blocages
console-blocks-about = Tout ce qui vient de ces expéditeurs va directement dans les indésirables. Les commentaires antérieurs restent tels quels.
console-blocks-who = Qui
console-blocks-since = Depuis
console-blocks-by = Par
console-blocks-name = Nom
console-blocks-email = Adresse e-mail
console-blocks-network = Réseau
console-blocks-host = Hôte
console-blocks-network-of = le réseau du commentaire de { $name }
console-blocks-network-given = un réseau saisi à la main{"\u202F"}; seule son empreinte est conservée
console-blocks-comment = le commentaire
console-blocks-remove = Débloquer
console-blocks-remove-this = Débloquer { $name }
console-blocks-add = Bloquer quelqu’un
console-blocks-kind = Bloquer par
console-blocks-value = Lequel
console-blocks-value-hint = Un nom comme Ann, une adresse e-mail comme ann@example.org, une adresse IP comme 203.0.113.7 (tout son réseau est bloqué) ou un hôte comme example.org (tous ceux qui en dépendent sont bloqués aussi).
console-blocks-add-button = Bloquer
console-blocks-none = Personne n’est bloqué. On peut aussi bloquer l’auteur d’un commentaire là où on le lit.
console-statistics-title = Statistiques
console-statistics-span = Période
console-statistics-days = { $days } jours
console-statistics-a-day = par jour
console-statistics-a-week = par semaine
console-statistics-comments = Commentaires
console-statistics-decisions = Décisions
console-statistics-share = Part des indésirables
console-statistics-top = Pages les plus commentées
console-statistics-published = Publiés
console-statistics-waiting = En attente
console-statistics-spam = Indésirables
console-statistics-refused = Refusés
console-statistics-all = Tous
console-statistics-came-in =
    { $count ->
        [0] Aucun commentaire n’est arrivé ces { $days } derniers jours.
        [one] Ces { $days } derniers jours, un commentaire est arrivé{"\u202F"}; il { $spam ->
            [0] n’était pas indésirable
           *[other] était indésirable
        }.
       *[other] Ces { $days } derniers jours, { $count } commentaires sont arrivés, dont { $spam ->
            [0] aucun indésirable
            [one] { $spam } indésirable
           *[other] { $spam } indésirables
        }.
    }
console-statistics-decided =
    { $count ->
        [0] Rien n’a été décidé ces { $days } derniers jours.
        [one] Ces { $days } derniers jours, une décision a été prise.
       *[other] Ces { $days } derniers jours, { $count } décisions ont été prises, le plus souvent { $when }{"\u00A0"}: { $most }.
    }
console-statistics-share-was = Ces { $days } derniers jours, { $share } de ce qui est arrivé était indésirable.
console-statistics-share-none = Rien n’est arrivé ces { $days } derniers jours{"\u00A0"}: il n’y a donc pas de part à montrer.
console-statistics-top-was = Les pages qui ont le plus de commentaires publiés, depuis toujours.
console-statistics-top-none = Aucune page n’a encore de commentaire publié.
console-statistics-on-day = le { $date }
console-statistics-in-week = dans la semaine du { $date }
console-statistics-week-label = Semaine du { $date }
console-statistics-column = { $when }{"\u00A0"}: { $all } (publiés { $published }, en attente { $waiting }, indésirables { $spam }, refusés { $refused })
console-statistics-one-number = { $when }{"\u00A0"}: { $count }
console-statistics-count =
    { $count ->
        [0] aucun commentaire
        [one] { $count } commentaire
       *[other] { $count } commentaires
    }
console-statistics-decision-count =
    { $count ->
        [0] aucune décision
        [one] { $count } décision
       *[other] { $count } décisions
    }
console-statistics-table = Les chiffres en tableau
console-statistics-day = Jour
console-statistics-week = Semaine du
console-statistics-utc = Les jours commencent à minuit UTC.
console-sites-title = Sites
console-sites-key = Clé
console-sites-name = Titre
console-sites-name-hint = Affiché dans les e-mails, les flux et ici.
console-sites-origins = Origines
console-sites-origins-hint = Où se trouve le blog, une adresse par ligne, comme https://blog.example.org. Seuls les commentaires venus de là sont acceptés. Les liens mènent à la première.
console-sites-comments = Commentaires
console-sites-waiting = En attente
console-sites-none = Pas encore de site. Ajoutez votre blog ci-dessous.
console-sites-add = Ajouter un site
console-sites-add-button = Ajouter le site
console-sites-key-hint = Elle va dans la balise script et ne change jamais{"\u00A0"}: a–z, 0–9, - et _, par exemple blog.
console-sites-key-invalid = Écrivez 1 à 40 caractères parmi a–z, 0–9, - et _, en commençant par une lettre ou un chiffre.
console-sites-key-taken = Il existe déjà un site avec cette clé. Choisissez-en une autre.
console-sites-origins-invalid = Écrivez au moins une adresse, chacune avec seulement le schéma et l’hôte, comme https://blog.example.org.
console-sites-name-invalid = Écrivez un titre plus court, sur une ligne.
console-sites-refused = Rien n’est encore enregistré. Vérifiez les champs signalés.
console-sites-outdated = Quelqu’un d’autre a modifié ce site entre-temps{"\u00A0"}: rien n’a donc été enregistré. Ce que vous avez écrit est ci-dessous. L’enregistrer de nouveau remplace l’autre modification.
console-sites-see-now = Voir le site tel qu’il est maintenant
console-sites-as-server = valeur du serveur{"\u00A0"}: { $value }
console-sites-while-empty = Laissez vide pour la valeur du serveur ({ $value }).
console-sites-nothing = rien
console-sites-about = Le site
console-sites-about-comments = Commentaires
console-sites-about-spam = Ce qui est indésirable
console-sites-about-thread = Le fil
console-sites-about-people = Personnes et e-mails
console-sites-paste = Dans votre blog
console-sites-paste-hint = Collez ceci dans le modèle de vos articles, là où les commentaires doivent apparaître.
console-sites-tag = Balise script
console-sites-back = Tous les sites
console-tokens-title = Jetons
console-tokens-about = Un jeton est une clé pour un script. Avec lui, le script peut faire par l’API ce que vous permettez ici.
console-tokens-name = Nom
console-tokens-name-hint = À quoi il sert, par exemple «{"\u202F"}sauvegarde de nuit{"\u202F"}». Les décisions sont enregistrées sous ce nom.
console-tokens-name-invalid = Écrivez un nom de 1 à 80 caractères.
console-tokens-name-taken = Il existe déjà un jeton de ce nom. Choisissez-en un autre, ou révoquez l’ancien.
console-tokens-scopes = Il peut
console-tokens-scopes-missing = Choisissez au moins une chose qu’il peut faire.
console-tokens-made = Créé
console-tokens-used = Dernier usage
console-tokens-state = État
console-tokens-revoked = Révoqué le { $date }
console-tokens-revoke = Révoquer
console-tokens-revoke-this = Révoquer { $name }
console-tokens-revoke-what = Un jeton révoqué cesse aussitôt de marcher et ne peut pas être rétabli.
console-tokens-none = Pas encore de jetons.
console-tokens-add = Créer un jeton
console-tokens-add-button = Créer le jeton
console-tokens-ready = Le jeton { $name } est prêt
console-tokens-once = Copiez-le maintenant{"\u00A0"}: il n’est affiché qu’une fois. Seule son empreinte est conservée.
console-tokens-token = Jeton
console-tokens-back = Tous les jetons
console-outbox-title = E-mails
console-outbox-tabs = Quels e-mails
console-outbox-failed = En échec
console-outbox-waiting = En attente
console-outbox-all = Tous
console-outbox-failed-one = En échec
console-outbox-waiting-one = En attente
console-outbox-kind = Type
console-outbox-to = À
console-outbox-since = Écrit
console-outbox-state = État
console-outbox-attempts =
    { $count ->
        [0] pas encore essayé
        [one] { $count } essai
       *[other] { $count } essais
    }
console-outbox-next = prochain{"\u00A0"}: { $time }
console-outbox-sent = Envoyé
console-outbox-error = Réponse de l’autre serveur
console-outbox-why = Raison
console-outbox-again = Réessayer
console-outbox-again-this = Réessayer{"\u00A0"}: { $mail }
console-outbox-mails = E-mails
console-outbox-webhooks = Webhooks
console-outbox-event = Événement
console-outbox-url = Adresse
console-outbox-none-failed = Aucun e-mail en échec. Tout va bien.
console-outbox-none-waiting = Aucun e-mail en attente.
console-outbox-none = Pas encore d’e-mails.

console-ways-in-title = E-mails entrants
console-ways-in-way = Voie d’entrée
console-ways-in-messages = Messages
console-ways-in-last = Dernier message
console-ways-in-looked = Dernière vérification
console-ways-in-failures = Échecs
console-ways-in-open = Ouverte
console-ways-in-closed = Fermée
console-ways-in-since = Compté depuis le démarrage du serveur. Ce qui arrive par `afterword mail receive` n’est pas compté ici.
console-ways-in-off = Les e-mails sont désactivés.
console-ways-in-login = Afterword n’est pas connecté à sa boîte e-mail. Les e-mails attendent que quelqu’un se connecte.

## Ce qu’un jeton permet

scope-read = lire
    .may = lire les commentaires de tout état, avec les adresses e-mail, et les pages
scope-moderate = modérer
    .may = décider des commentaires, les modifier, bloquer des auteurs, effacer les données d’une personne, modifier les pages
scope-sites = gérer les sites
    .may = ajouter des sites, changer leurs réglages (avec les deux premiers droits, aussi la modération et le plan du site), créer et révoquer des jetons
scope-export = exporter
    .may = sortir toutes les données
scope-mail = remettre des e-mails
    .may = remettre les e-mails qui reviennent à Afterword

## Pourquoi un e-mail ou un webhook n’a pas été remis

undelivered-given-up = Abandonné après trois jours
undelivered-bounced = Il est revenu{"\u00A0"}: l’adresse n’accepte pas d’e-mails.
undelivered-receiver-removed = Le réglage webhooks.urls ne mentionne plus ce destinataire.
undelivered-store-unreadable = La base de données n’a pas pu être lue.
undelivered-place-unknown = Son site ou sa page est inconnu.
undelivered-too-many-confirmations = Il attend, parce que beaucoup de lecteurs ont été invités à confirmer une adresse pendant la dernière heure.
undelivered-answered = Le destinataire a répondu { $status }.

## Quels e-mails sont dans la file d’envoi

console-mail-kind-moderation = Nouveau commentaire, pour la modération
console-mail-kind-spam = Ce qui a été classé indésirable, pour la modération
console-mail-kind-confirmation = Confirmation d’une adresse
console-mail-kind-answered = Quelqu’un a répondu, à un lecteur
console-mail-kind-followed = Nouveau commentaire dans un fil suivi, à un lecteur
console-mail-kind-published = Commentaire publié, à son auteur
console-mail-kind-reported = Commentaire signalé, pour la modération
console-mail-kind-report-decided = Suite donnée à un signalement, à un lecteur
console-mail-kind-removed = Commentaire supprimé après un signalement, à son auteur
console-mail-kind-private = Mot privé, pour la modération
console-mail-kind-private-reply = Réponse à un mot privé, à son auteur
console-mail-kind-may-publish = Demande de publier un mot privé, à son auteur
console-mail-kind-decided = Ce que votre réponse a fait
console-mail-kind-explanation = Pourquoi votre réponse n’a rien fait
console-mail-kind-refusal = Pourquoi la réponse d’un lecteur n’a pas été acceptée
console-mail-kind-unproven = Avez-vous écrit ce commentaire, à l’expéditeur
console-mail-kind-received = Un commentaire est arrivé par e-mail, à son auteur
console-mail-kind-test = Essai
console-mail-kind-sign-in = Lien pour se connecter
console-mail-kind-damage = Base de données endommagée
console-mail-kind-address = Autre adresse de la modération

## Réglages d’un site : nom, indication, quoi écrire à la place de ce qui est refusé, et les choix

setting-moderation = Nouveaux commentaires
    .hint = Indique si un commentaire attend votre décision ou paraît aussitôt.
    .hold = retenir
    .publish = publier aussitôt
setting-edit-window = Temps pour modifier
    .hint = Pendant combien de temps les auteurs peuvent modifier ou supprimer leurs commentaires, par exemple 15m, 2h ou 1d. 0s{"\u00A0"}: pas du tout.
    .problem = Écrivez une durée comme 15m, 2h ou 1d{"\u202F"}; 30d au plus.
setting-close-after = Fermer les articles après
    .hint = Pendant combien de temps après son premier commentaire un article en accepte d’autres, par exemple 90d, ou never. Les vieux articles attirent le plus d’indésirables.
    .problem = Écrivez une durée comme 90d, ou never.
setting-retired = Archivé
    .hint = Indique si le blog continue sans ce serveur{"\u00A0"}: les articles n’acceptent alors plus de commentaires ni de réactions, et l’on ne peut plus suivre de fil. La commande afterword retire active ce réglage.
    .true = archivé
    .false = en service
setting-sitemap = Plan du site
    .hint = Il liste les articles{"\u00A0"}: un chemin comme /sitemap.xml, ou une adresse entière sur le site. Écrivez none pour aucun plan.
    .problem = Écrivez un chemin comme /sitemap.xml, ou une adresse entière.
setting-unknown-pages = Articles inconnus
    .hint = Ce que devient un commentaire sur un article que le plan du site ne mentionne pas.
    .hold = le retenir
    .refuse = le refuser
    .publish = l’accepter comme un autre
setting-hold-at = Retenu à partir de
    .hint = Score des contrôles à partir duquel un commentaire attend votre décision{"\u202F"}; 0{"\u00A0"}: jamais.
    .problem = Écrivez un nombre de 0 à 1000.
setting-spam-at = Indésirable à partir de
    .hint = Score à partir duquel un commentaire va dans les indésirables{"\u202F"}; 0{"\u00A0"}: jamais.
    .problem = Écrivez un nombre de 0 à 1000.
setting-refuse-at = Refusé à partir de
    .hint = Score à partir duquel un commentaire n’est pas accepté du tout{"\u202F"}; 0{"\u00A0"}: jamais.
    .problem = Écrivez un nombre de 0 à 1000.
setting-words-hold = Mots qui retiennent
    .hint = Un commentaire avec l’un de ces mots ou expressions, un par ligne, attend votre décision. /…/ est un motif. Écrivez none pour aucun mot.
    .problem = Écrivez jusqu’à 500 mots ou motifs comme /cheap .* pills/, un par ligne, sans virgules.
setting-words-spam = Mots indésirables
    .hint = Un commentaire avec l’un de ceux-ci est indésirable.
    .problem = Écrivez jusqu’à 500 mots ou motifs comme /cheap .* pills/, un par ligne, sans virgules.
setting-words-refuse = Mots refusés
    .hint = Un commentaire avec l’un de ceux-ci n’est pas accepté.
    .problem = Écrivez jusqu’à 500 mots ou motifs comme /cheap .* pills/, un par ligne, sans virgules.
setting-script-check = Autres écritures
    .hint = Indique si un commentaire dans une autre écriture que les vôtres attend votre décision.
    .off = ne pas vérifier
    .hold = retenir
setting-scripts = Vos écritures
    .hint = Comme Latin ou Cyrillic, une par ligne. Écrivez none pour celles de la langue du site.
    .problem = Écrivez des noms d’écritures comme Latin, Cyrillic ou Han, un par ligne.
setting-trust-after = Connu après
    .hint = Après ce nombre de commentaires approuvés, un auteur est connu et n’attend plus. 0{"\u00A0"}: jamais.
    .problem = Écrivez un nombre de 0 à 20.
setting-trust-confirmed = Connu par e-mail
    .hint = Indique si les auteurs dont l’adresse e-mail est confirmée sont connus.
    .true = oui
    .false = non
setting-akismet = Akismet
    .hint = Indique si le service Akismet est interrogé sur chaque commentaire. Il reçoit le texte, ainsi que le nom, l’adresse e-mail et l’adresse réseau de l’auteur. Le serveur a besoin d’une clé pour cela.
    .true = l’interroger
    .false = ne pas l’interroger
setting-depth = Niveaux de réponses
    .hint = Jusqu’à quel niveau les réponses sont mises en retrait. Les plus profondes apparaissent au dernier niveau. 0 affiche une liste à plat.
    .problem = Écrivez un nombre de 0 à 20.
setting-page-size = Commentaires à la fois
    .hint = Combien s’affichent avant le bouton pour en voir plus.
    .problem = Écrivez un nombre de 1 à 1000.
setting-sort = Ordre
    .hint = Quels commentaires viennent en premier.
    .oldest = les plus anciens d’abord
    .newest = les plus récents d’abord
    .top = ceux qui ont le plus de réactions d’abord
setting-images = Images
    .hint = Indique si les images des commentaires sont affichées. Le navigateur les charge depuis l’hôte que l’auteur indique, et cet hôte voit alors vos lecteurs.
    .true = affichées
    .false = pas affichées
setting-maths = Formules
    .hint = Indique si le TeX des commentaires s’affiche en formules{"\u00A0"}: $x^2$ dans la ligne, $$x^2$$ sur une ligne à part. Les commentaires déjà écrits restent tels quels.
    .true = affichées
    .false = pas affichées
setting-code-colours = Couleurs du code
    .hint = Indique si le code placé après ``` et le nom d’un langage s’affiche en couleurs. Les commentaires déjà écrits restent tels quels.
    .true = affichées
    .false = pas affichées
setting-reactions = Réactions
    .hint = Ce que les lecteurs peuvent laisser d’un clic{"\u00A0"}: des emojis ou des mots courts, un par ligne, 12 au plus. Écrivez none pour aucune.
    .problem = Écrivez au plus 12 emojis ou mots courts, un par ligne, sans espaces ni virgules, aucun en double.
setting-article-reactions = Réactions aux articles
    .hint = Indique si les lecteurs peuvent laisser les mêmes réactions à l’article lui-même. Elles s’affichent au-dessus des commentaires.
    .true = proposées
    .false = non proposées
setting-avatars = Avatars
    .hint = Affichés à côté des commentaires écrits avec une adresse e-mail. C’est ce serveur qui les récupère{"\u00A0"}: le service reçoit une empreinte de l’adresse, et n’apprend rien de vos lecteurs.
    .off = aucun
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Mots pour vous uniquement
    .hint = Indique si l’on peut vous écrire un mot que personne d’autre ne voit. Il ne paraît que si vous le voulez et que la personne qui l’a écrit le veut aussi.
    .true = acceptés
    .false = non acceptés
setting-language = Langue
    .hint = La langue des textes autour des commentaires{"\u00A0"}: { $languages }. Une page peut en indiquer une autre.
    .problem = Écrivez un code de langue comme en, de ou pt-BR.
setting-owner = Votre nom
    .hint = Affiché au-dessus de vos réponses. Sans nom, c’est le titre du site qui est affiché.
    .problem = Écrivez un nom de 80 caractères au plus.
setting-reserved-names = Noms réservés
    .hint = Noms sous lesquels personne ne peut commenter, un par ligne, 50 au plus. Votre nom et le titre du site sont toujours réservés. Écrivez none pour ne réserver qu’eux.
    .problem = Écrivez au plus 50 noms de 80 caractères au plus, un par ligne, sans virgule, aucun en double.
setting-moderators = Modération
    .hint = Adresses e-mail, une par ligne, 20 au plus. Chacune reçoit un e-mail sur les nouveaux commentaires et décide en y répondant. Écrivez none pour personne.
    .problem = Écrivez au plus 20 adresses e-mail comme ann@example.org, une par ligne, aucune en double.
setting-tell-owner = E-mails à la modération
    .hint = Sur quels nouveaux commentaires la modération reçoit un e-mail.
    .held = ceux qui attendent
    .all = tous
    .nothing = aucun
setting-tell-spam = E-mails sur les indésirables
    .hint = Indique si la modération reçoit une fois par jour un e-mail sur ce qui a été classé indésirable.
    .true = oui
    .false = non
setting-notifications = E-mails sur les réponses
    .hint = Indique si les lecteurs peuvent demander un e-mail quand quelqu’un leur répond. Ils confirment d’abord leur adresse.
    .true = oui
    .false = non
setting-follow-threads = Suivre un fil
    .hint = Indique si les lecteurs peuvent suivre un fil{"\u00A0"}: un e-mail pour chaque nouveau commentaire, ou un par jour. Seulement si les e-mails sur les réponses sont activés.
    .true = oui
    .false = non
setting-comments-by-mail = Commentaires par e-mail
    .hint = Indique si les lecteurs peuvent écrire des commentaires par e-mail{"\u00A0"}: chaque page a alors une adresse pour cela.
    .true = oui
    .false = non
setting-tell-authors = E-mails sur la publication
    .hint = Indique si les auteurs dont l’adresse est confirmée reçoivent un e-mail quand leur commentaire retenu est publié.
    .true = oui
    .false = non
setting-answers-elsewhere = Réponses sur d’autres réseaux
    .hint = Indique si vos réponses aux personnes de Mastodon et de Bluesky y sont publiées aussi.
    .true = oui
    .false = non

setting-own-posts = Vos publications
    .hint = Un fichier du site qui nomme vos publications sur les articles, comme /afterword/posts.json. Écrivez none pour aucun fichier.
    .problem = Écrivez un chemin comme /afterword/posts.json, ou une adresse entière.

setting-webmentions = Webmentions
    .hint = Si les pages d’autres sites qui renvoient à un article deviennent des commentaires.
    .true = oui
    .false = non

setting-send-webmentions = Envoyer des webmentions
    .hint = Si les pages vers lesquelles renvoient vos propres commentaires en sont informées.
    .true = oui
    .false = non

## La console : connexion et compte

console-sign-in = Se connecter
console-sign-in-email = Adresse e-mail
console-sign-in-password = Mot de passe
console-sign-in-password-hint = Laissez-le vide pour recevoir par e-mail un lien de connexion.
console-sign-in-no-mail-hint = Ce serveur n’envoie pas d’e-mails. Si vous n’avez pas de mot de passe, lancez `afterword console link ADRESSE` sur le serveur{"\u00A0"}: la commande affiche un lien de connexion.
console-sign-in-sent-title = Consultez vos e-mails
console-sign-in-sent = Si { $address } donne accès à cette console, un e-mail est en route.
console-sign-in-sent-hint = Son lien fonctionne une seule fois, pendant 15 minutes. Vous pouvez l’ouvrir sur un autre appareil.
console-sign-in-follow = Se connecter ici en tant que { $address }{"\u202F"}?
console-sign-in-follow-hint = Le lien ne sert qu’une fois.
console-sign-in-account = Votre compte
console-sign-in-signed-in-as = Session ouverte au nom de
console-sign-in-sessions = Vos sessions ouvertes
console-sign-in-sessions-hint = Une session prend fin après 30 jours, ou après 7 jours sans visite.
console-sign-in-some-browser = navigateur inconnu
console-sign-in-begun = Connexion
console-sign-in-seen = Dernière visite
console-sign-in-this-one = celui-ci
console-sign-in-sign-out = Se déconnecter
console-sign-in-sign-out-everywhere = Se déconnecter partout
console-sign-in-session-ended = La session y est fermée.
console-sign-in-set-password = Définir un mot de passe
console-sign-in-change-password = Changer le mot de passe
console-sign-in-old-password = Mot de passe actuel
console-sign-in-new-password = Nouveau mot de passe
console-sign-in-new-password-hint = Au moins 12 caractères{"\u202F"}; une phrase convient. Vos autres sessions seront fermées.
console-sign-in-password-set = Le mot de passe est défini. Vos autres sessions sont fermées.
console-sign-in-refused = Cela n’a pas marché
console-sign-in-kept = Ce que vous avez écrit, pour que rien ne soit perdu
console-sign-in-to-console = Vers la console

## Ce qui n’a pas marché dans la console

console-problem-unknown-link = Ce lien a expiré ou a déjà servi. Un lien fonctionne une seule fois, pendant 15 minutes{"\u00A0"}: demandez-en un nouveau.
console-problem-wrong-password = Adresse ou mot de passe incorrect.
console-problem-invalid-password = Prenez un mot de passe de 12 caractères au moins et de 1024 au plus. Une phrase convient.
console-problem-too-many-passwords = Trop de mots de passe erronés. Attendez { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }, ou connectez-vous par un lien reçu par e-mail{"\u00A0"}: laissez le mot de passe vide.
console-problem-too-many-mails = Trop d’e-mails ont été demandés. Ceux qui sont partis restent valables 15 minutes{"\u00A0"}: regardez votre boîte de réception et vos indésirables. Ou attendez { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
console-problem-mail-off = Ce serveur n’envoie pas d’e-mails. Lancez-y `afterword console link ADRESSE`{"\u00A0"}: la commande affiche un lien de connexion.
console-problem-missing-field = Un champ nécessaire est resté vide. Revenez en arrière et remplissez-le.
console-problem-foreign-form = Ce formulaire ne vient pas d’une page de cette console{"\u00A0"}: rien n’a été fait. Ouvrez la console dans son propre onglet, à l’adresse de `server.public_url`, et réessayez depuis là.
console-problem-form-outdated = Ce formulaire date d’une session précédente{"\u00A0"}: rien n’a été fait. Revenez en arrière, rechargez la page et renvoyez-le.
console-problem-sign-in-needed = Votre session n’est pas ouverte{"\u00A0"}: rien n’a été fait. Connectez-vous dans un autre onglet. Revenez ensuite en arrière dans celui-ci et renvoyez le formulaire.
console-problem-unknown-page = Cette page n’existe pas. Une page existe à partir de son premier commentaire.
console-problem-path-taken = Ce chemin mène déjà à une autre page. Déplacez cette page-là ici, ou choisissez un autre chemin.
console-problem-invalid-page = Écrivez un chemin qui commence par une barre oblique, comme /posts/bonjour/, sans . ni .. dedans.
console-problem-invalid-title = Écrivez un titre plus court, sur une ligne, sans caractères de contrôle.
console-problem-invalid-name = Écrivez un nom avec au moins une lettre ou un chiffre, sans caractères de contrôle.
console-problem-invalid-email = Écrivez une adresse e-mail comme ann@example.org.
console-problem-invalid-address = Écrivez une adresse IP comme 203.0.113.7 ou 2001:db8::7.
console-problem-invalid-host = Écrivez un hôte comme example.org.
console-problem-unknown-block = Ce blocage n’existe plus.
console-problem-unknown-token = Aucun jeton ne porte ce numéro.
console-problem-unknown-site = Ce site n’existe pas.
console-problem-changed-meanwhile = Il y a eu un changement entre-temps{"\u00A0"}: rien n’a été fait. Regardez ce qu’il en est maintenant et décidez de nouveau.
console-problem-not-possible = Ce n’est pas possible dans l’état actuel du commentaire. Regardez-le de nouveau.
console-problem-unknown-batch = Il n’y a rien à annuler ici.
console-problem-invalid-text = Écrivez un texte sans caractères de contrôle.
console-problem-text-too-long = Le texte est trop long. Raccourcissez-le et renvoyez-le.
console-problem-too-many-links = Le texte a trop de liens. Enlevez-en et renvoyez-le.
console-problem-body-too-large = C’est trop à la fois. Raccourcissez, ou sélectionnez moins de commentaires.
console-problem-store-busy = Le serveur est occupé{"\u00A0"}: rien n’a été fait. Réessayez dans un instant.
console-problem-not-again = Impossible de réessayer{"\u00A0"}: cela n’existe plus, ou un nouvel essai a déjà eu lieu.
console-problem-batch-too-large = Sélectionnez moins de commentaires{"\u00A0"}: on décide de { $max } au plus à la fois.
console-problem-internal = Une erreur s’est produite sur le serveur. Son journal en dit plus.
console-problem-method-not-allowed = Cette adresse n’affiche rien{"\u202F"}; on ne peut qu’y envoyer un formulaire.

## Pourquoi un commentaire est retenu, ou pris pour du spam

reason-akismet-asked = Ce site interroge Akismet sur chaque commentaire.
reason-blocked = Vous avez bloqué cet auteur, ou un hôte vers lequel le commentaire renvoie.
reason-form-replayed = Le même formulaire a déjà été envoyé.
reason-form-too-fast =
    { $seconds ->
        [one] Envoyé { $seconds } seconde après le début de la saisie.
       *[other] Envoyé { $seconds } secondes après le début de la saisie.
    }
reason-form-too-old =
    { $hours ->
        [one] Envoyé { $hours } heure après le début de la saisie.
       *[other] Envoyé { $hours } heures après le début de la saisie.
    }
reason-honeypot = Un champ que personne ne voit a été rempli.
reason-proof-expired = La preuve de travail est arrivée trop tard.
reason-proof-invalid = La preuve de travail n’est pas valide.
reason-proof-missing = Il est venu sans preuve de travail{"\u00A0"}: d’un navigateur sans JavaScript, ou d’un programme.
reason-proof-spent = La preuve de travail avait déjà servi.
reason-holds-all = Ce site retient chaque nouveau commentaire.
reason-offered = Ce mot n’avait été écrit que pour vous, et peut maintenant paraître.
reason-listed-word = «{"\u202F"}{ $word }{"\u202F"}» figure dans votre liste de mots.
reason-fast-network =
    { $count ->
        [one] { $count } commentaire est venu de ce réseau en peu de temps.
       *[other] { $count } commentaires sont venus de ce réseau en peu de temps.
    }
reason-fast-page =
    { $count ->
        [one] { $count } commentaire est arrivé sur cette page en peu de temps.
       *[other] { $count } commentaires sont arrivés sur cette page en peu de temps.
    }
reason-fast-site =
    { $count ->
        [one] { $count } commentaire est arrivé sur ce site en peu de temps.
       *[other] { $count } commentaires sont arrivés sur ce site en peu de temps.
    }
reason-repeated-here = Le même auteur a déjà écrit presque la même chose ici.
reason-repeated = Presque le même texte est déjà arrivé, sur d’autres pages ou par d’autres{"\u00A0"}: { $count } fois.
reason-links =
    { $count ->
        [one] Il contient { $count } lien.
       *[other] Il contient { $count } liens.
    }
reason-link-share = Il ne contient presque que des liens ({ $percent }{"\u202F"}% du texte).
reason-shortener = Il renvoie à { $host }, qui cache sa destination.
reason-look-alike-host = Il renvoie à { $host }, qui ressemble à un autre hôte.
reason-hidden-link = Il contient un lien invisible vers { $host }.
reason-misleading-link = Il contient un lien qui montre { $shown } et mène à { $target }.
reason-foreign-markup = Il contient des liens dans un autre balisage{"\u00A0"}: { $markup }.
reason-website = Il est court, et le nom mène à { $host }.
reason-masked-word = «{"\u202F"}{ $word }{"\u202F"}» est écrit avec des lettres de plusieurs écritures.
reason-foreign-script = Il est dans une autre écriture que celle du site{"\u00A0"}: { $scripts }.
reason-disposable = L’adresse e-mail est une adresse jetable ({ $host }).
reason-familiar =
    { $count ->
        [one] L’adresse et le réseau sont connus{"\u00A0"}: { $count } commentaire approuvé.
       *[other] L’adresse et le réseau sont connus{"\u00A0"}: { $count } commentaires approuvés.
    }
reason-trusted = L’auteur est connu ici.
reason-unknown-page = Le plan du site ne mentionne pas cette page.
reason-bayes = Probabilité de spam{"\u00A0"}: { $percent }{"\u202F"}%

## E-mails

mail-marker = Répondez au-dessus de cette ligne
mail-footer = Afterword, pour { $site }
mail-subject-moderation = [{ $site }] Nouveau commentaire de { $author } sur «{"\u202F"}{ $page }{"\u202F"}» #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } nouveau commentaire
       *[other] { $count } nouveaux commentaires
    }
mail-subject-digest-decided = [{ $site }] Décidé par votre réponse
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } commentaire indésirable
       *[other] { $count } commentaires indésirables
    }
mail-subject-confirm = [{ $site }] Confirmez votre adresse
mail-subject-answered = [{ $site }] { $author } vous a répondu sur «{"\u202F"}{ $page }{"\u202F"}»
mail-subject-followed = [{ $site }] Nouveau commentaire de { $author } sur «{"\u202F"}{ $page }{"\u202F"}»
mail-subject-threads = [{ $site }] Nouveaux commentaires dans les fils que vous suivez
mail-subject-published = [{ $site }] Votre commentaire sur «{"\u202F"}{ $page }{"\u202F"}» est publié
mail-subject-unproven = [{ $site }] Avez-vous écrit un commentaire sur «{"\u202F"}{ $page }{"\u202F"}»{"\u202F"}?
mail-subject-received = [{ $site }] Votre commentaire sur «{"\u202F"}{ $page }{"\u202F"}» est arrivé
mail-subject-decided = [{ $site }] { $standing-title }{"\u00A0"}: commentaire de { $author } sur «{"\u202F"}{ $page }{"\u202F"}» #{ $tag }
mail-subject-reported = [{ $site }] Signalé{"\u00A0"}: commentaire de { $author } sur «{"\u202F"}{ $page }{"\u202F"}» #{ $tag }
mail-subject-report-decided = [{ $site }] Décision sur votre signalement
mail-subject-removed = [{ $site }] Votre commentaire sur «{"\u202F"}{ $page }{"\u202F"}» a été supprimé
mail-subject-private = [{ $site }] Pour vous uniquement{"\u00A0"}: { $author } sur «{"\u202F"}{ $page }{"\u202F"}» #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } vous a répondu
mail-subject-may-publish = [{ $site }] Votre mot peut-il être publié{"\u202F"}?
mail-label-reports = Signalements
mail-is-reported = Des lecteurs ont signalé ce commentaire. Il reste publié jusqu’à votre décision.
mail-is-private = Ceci est pour vous uniquement{"\u00A0"}: personne d’autre ne le voit. Ce que vous écrivez au-dessus de la ligne part par e-mail à la personne qui vous a écrit, et à personne d’autre.
mail-is-private-no-answer = Ceci est pour vous uniquement{"\u00A0"}: personne d’autre ne le voit. La personne qui l’a écrit n’est pas joignable par e-mail, vous ne pouvez donc pas répondre.
mail-link-keep = Le garder
mail-report-kept = Vous, ou quelqu’un avec cette adresse, avez signalé un commentaire le { $when }. La personne qui tient le blog l’a examiné{"\u00A0"}: le commentaire reste.
mail-report-removed = Vous, ou quelqu’un avec cette adresse, avez signalé un commentaire le { $when }. Il a été supprimé.
mail-report-by-person = C’est une personne qui a décidé, pas un programme. Si vous n’êtes pas d’accord, écrivez à la personne qui tient le blog ou saisissez un tribunal.
mail-report-why = Vous recevez cet unique e-mail parce que cette adresse accompagnait le signalement.
mail-removed-lead = Des lecteurs ont signalé votre commentaire. La personne qui tient le blog leur a donné raison et l’a supprimé{"\u00A0"}:
mail-removed-object = C’est une personne qui a décidé, pas un programme. Les lecteurs ne voient plus le commentaire. Si vous n’êtes pas d’accord, écrivez à la personne qui tient le blog ou saisissez un tribunal.
mail-private-reply-note = Personne d’autre ne voit cette réponse ni votre mot. Personne ne lit les réponses à cet e-mail.
mail-private-why = Vous recevez ceci parce que quelqu’un, sans doute vous, a écrit avec cette adresse à la personne qui tient ce blog.
mail-may-publish-lead = Vous n’avez écrit ceci que pour la personne qui tient le blog. Elle aimerait le publier{"\u00A0"}:
mail-link-may-publish = Oui, publier
mail-may-publish-else = Sinon, ne faites rien{"\u00A0"}: cela reste entre vous deux.
mail-subject-explanation = Votre réponse n’a rien changé #{ $tag }
mail-subject-refused = Votre réponse n’est pas devenue un commentaire
mail-subject-sign-in = Connexion à { $site }
mail-subject-damage = La base de données de { $site } est endommagée
mail-subject-address = Répondre aussi depuis cette adresse{"\u202F"}?
mail-subject-test = Afterword peut envoyer des e-mails ({ $id })
mail-label-by = De
mail-label-email = E-mail
mail-label-website = Site web
mail-label-on = Sur
mail-label-answers = En réponse à
mail-label-comment = Le commentaire
mail-label-reasons = Retenu parce que
mail-label-spam-reasons = Indésirable parce que
mail-label-wrote = Vous avez écrit
mail-owner = { $author } (propriétaire)
mail-no-title = une page sans titre
mail-is-published = Ce commentaire est déjà publié.
mail-words-lead = Pour décider, répondez à cet e-mail avec un de ces mots sur la première ligne{"\u00A0"}:
mail-words-after = Toute autre réponse ne change rien, et un e-mail vous le dira.
mail-word-approve = ok
mail-means-approve = le publier{"\u202F"}; le texte sous le mot devient votre réponse
mail-means-keep = le laisser publié{"\u202F"}; le texte sous le mot devient votre réponse
mail-means-ask = demander à la personne qui l’a écrit si elle accepte la publication{"\u202F"}; le texte sous le mot lui part par e-mail
mail-word-reject = non
mail-means-reject = le refuser{"\u00A0"}: personne ne le voit
mail-word-spam = spam
mail-means-spam = le refuser comme indésirable
mail-word-delete = supprimer
mail-means-delete = le supprimer
mail-word-block = bloquer
mail-means-block = indésirable, et plus rien de cet auteur
mail-word-edit = corriger
mail-means-edit = publier à sa place le texte sous le mot
mail-word-undo = annuler
mail-means-undo = revenir sur la dernière décision
mail-links-lead = Ou décidez dans le navigateur{"\u00A0"}:
mail-link-approve = Publier
mail-link-reject = Refuser
mail-link-spam = Indésirable
mail-digest-lead =
    { $count ->
        [one] { $count } commentaire est arrivé
       *[other] { $count } commentaires sont arrivés
    } en peu de temps, d’où un seul e-mail.
mail-digest-how = Pour décider, répondez avec leurs numéros, sur une ou plusieurs lignes{"\u00A0"}: «{"\u202F"}1 ok, 2-5 spam, 6 non{"\u202F"}». Le texte sous la ligne d’un seul numéro devient votre réponse à ce commentaire. Un de ces mots pour chaque numéro{"\u00A0"}:
mail-digest-again = Répondez de nouveau à l’e-mail qui contient les commentaires.
mail-digest-done = Voici ce que sont devenus les commentaires après votre réponse{"\u00A0"}:
mail-spam-lead =
    { $count ->
        [one] { $count } commentaire a été classé indésirable depuis le dernier e-mail.
       *[other] { $count } commentaires ont été classés indésirables depuis le dernier e-mail.
    } Personne ne les voit. Si l’un d’eux ne l’est pas, publiez-le par son lien{"\u00A0"}: une réponse à cet e-mail ne décide rien.
mail-spam-rest =
    { $count ->
        [one] { $count } autre se trouve dans la liste des indésirables de la console.
       *[other] { $count } autres se trouvent dans la liste des indésirables de la console.
    }
mail-spam-end = Pour ne plus recevoir ces e-mails, désactivez «{"\u202F"}E-mails sur les indésirables{"\u202F"}» dans les réglages du site.
mail-confirm-lead = Vous, ou quelqu’un d’autre, avez laissé cette adresse avec un commentaire sur «{"\u202F"}{ $page }{"\u202F"}» et demandé des e-mails sur les réponses.
mail-confirm-published = Le commentaire est publié.
mail-confirm-do = Si c’était vous, confirmez{"\u00A0"}:
mail-link-confirm = Oui, m’écrire quand quelqu’un répond
mail-confirm-else = Sinon, ne faites rien{"\u00A0"}: vous ne recevrez pas d’e-mails sur les réponses.
mail-confirm-follow = Vous, ou quelqu’un d’autre, avez demandé à recevoir à cette adresse des e-mails sur les nouveaux commentaires de «{"\u202F"}{ $page }{"\u202F"}».
mail-link-confirm-follow = Oui, m’écrire quand il y a de nouveaux commentaires
mail-confirm-follow-else = Sinon, ne faites rien{"\u00A0"}: vous ne recevrez pas d’e-mails.
mail-unproven-lead = Un commentaire sur «{"\u202F"}{ $page }{"\u202F"}» est arrivé par e-mail avec votre adresse, et rien ne prouve qu’il vient de vous. Si vous l’avez écrit, confirmez-le{"\u00A0"}:
mail-link-submit = Le lire et le confirmer
mail-unproven-else = Sinon, ne faites rien{"\u00A0"}: personne ne voit le commentaire.
mail-received-held = Votre commentaire paraîtra dès qu’il sera approuvé{"\u00A0"}:
mail-answered-by-mail = Pour répondre, répondez à cet e-mail{"\u00A0"}: ce que vous écrivez au-dessus de la ligne devient un commentaire.
mail-answered-on-page = Pour répondre, ouvrez la page. Personne ne lit les réponses à cet e-mail.
mail-published-lead = Votre commentaire est publié{"\u00A0"}:
mail-link-comment = Le lire sur la page
mail-unsubscribe-why = Vous recevez cet e-mail parce que vous avez demandé des e-mails sur les réponses à votre commentaire.
mail-followed-rest = Non affichés dans cet e-mail{"\u00A0"}: { $count }. Tous les commentaires sont sur les pages.
mail-followed-why = Vous recevez cet e-mail parce que vous avez demandé des e-mails sur les nouveaux commentaires.
mail-link-unsubscribe = Ne plus recevoir ces e-mails
mail-done-approved = C’est fait{"\u00A0"}: le commentaire est publié.
mail-done-rejected = C’est fait{"\u00A0"}: le commentaire est refusé. Personne ne le voit.
mail-done-spam = C’est fait{"\u00A0"}: le commentaire est classé indésirable. Personne ne le voit.
mail-done-deleted = C’est fait{"\u00A0"}: le commentaire est supprimé.
mail-done-blocked = C’est fait{"\u00A0"}: le commentaire est classé indésirable, et plus rien ne sera accepté de cet auteur.
mail-done-edited = C’est fait{"\u00A0"}: le commentaire est publié avec votre texte.
mail-done-asked = C’est fait{"\u00A0"}: un e-mail demande à la personne qui l’a écrit si elle accepte la publication.
mail-done-replied = C’est fait{"\u00A0"}: votre réponse part par e-mail à la personne qui vous a écrit. Personne d’autre ne la voit.
mail-undone-held = C’est annulé{"\u00A0"}: le commentaire est de nouveau retenu et attend votre décision.
mail-undone-published = C’est annulé{"\u00A0"}: le commentaire est de nouveau publié.
mail-undone-refused = C’est annulé{"\u00A0"}: le commentaire est de nouveau refusé. Personne ne le voit.
mail-undone-spam = C’est annulé{"\u00A0"}: le commentaire est de nouveau classé indésirable. Personne ne le voit.
mail-undone-deleted = C’est annulé{"\u00A0"}: le commentaire est de nouveau supprimé.
mail-undone-private = C’est annulé{"\u00A0"}: le mot est de nouveau pour vous uniquement.
mail-standing-held = retenu
mail-standing-published = publié
mail-standing-refused = refusé
mail-standing-spam = indésirable
mail-standing-deleted = supprimé
mail-standing-private = pour vous uniquement
mail-before-same = C’était déjà le cas{"\u00A0"}: { $who } avait décidé la même chose le { $when }.
mail-before-other = Cela change une décision antérieure{"\u00A0"}: avant, il était { $standing }, par { $who }, le { $when }.
mail-reply-published = Ceci est publié comme votre réponse{"\u00A0"}:
mail-reply-private = Ceci part par e-mail à la personne qui vous a écrit{"\u00A0"}:
mail-reply-left-out = Ceci n’a pas été publié, car seul un commentaire publié peut recevoir une réponse{"\u00A0"}:
mail-cut = Ceci a été laissé de côté dans votre réponse, comme signature, formule finale ou e-mail plus ancien{"\u00A0"}:
mail-attached = Laissé de côté, car les commentaires ne contiennent que du texte{"\u00A0"}: { $words }
mail-link-put-back = Remettre ces mots
mail-link-send-rest = Envoyer aussi ces mots
mail-text-now = Le commentaire dit maintenant{"\u00A0"}:
mail-undo-how = Pour revenir sur cette décision, répondez avec le mot{"\u00A0"}:
mail-decide-anew = Pour décider autrement, répondez avec un de ces mots sur la première ligne{"\u00A0"}:
mail-why-unknown = Rien n’a été fait{"\u00A0"}: la première ligne de votre réponse, «{"\u202F"}{ $line }{"\u202F"}», n’est pas un des mots qui décident.
mail-why-taken-back = Rien n’a été fait{"\u00A0"}: sous le mot, vous avez écrit «{"\u202F"}{ $line }{"\u202F"}», ce qui peut vouloir dire que vous ne voulez pas publier le commentaire. Pour le publier, répondez par le mot seul.
mail-why-unclear = Rien n’a été fait{"\u00A0"}: Afterword n’a pas pu distinguer vos mots de ceux qui sont cités. Écrivez le mot au-dessus de la ligne de signes égal, et laissez cette ligne telle quelle.
mail-why-number = Rien n’a été fait{"\u00A0"}: l’e-mail n’a pas de commentaire numéro { $count }.
mail-why-twice = Rien n’a été fait{"\u00A0"}: le numéro { $count } apparaît deux fois, avec des mots ou des textes différents.
mail-why-line = Rien n’a été fait{"\u00A0"}: «{"\u202F"}{ $line }{"\u202F"}» n’a pas pu être compris. Chaque numéro a besoin d’un des mots qui décident, et de rien d’autre.
mail-why-text = Rien n’a été fait{"\u00A0"}: on ne sait pas à quel commentaire appartient le texte «{"\u202F"}{ $line }{"\u202F"}». Un texte se place sous la ligne d’un seul numéro, avec un mot qui publie.
mail-why-empty = Rien n’a été fait{"\u00A0"}: votre e-mail ne contenait rien au-dessus du texte cité.
mail-why-outdated = Rien n’a été fait{"\u00A0"}: le commentaire a été modifié après l’e-mail auquel vous avez répondu. Regardez-le tel qu’il est maintenant, et répondez à l’e-mail le plus récent à son sujet.
mail-why-gone = Rien n’a été fait{"\u00A0"}: le commentaire n’existe plus.
mail-why-expired = Rien n’a été fait{"\u00A0"}: l’e-mail auquel vous avez répondu est trop ancien pour décider. Une réponse à celui-ci décide.
mail-why-unverified = Rien n’a été fait{"\u00A0"}: un e-mail est arrivé en votre nom, et rien ne prouvait qu’il est de vous. S’il l’est, votre serveur de messagerie ne signe pas ses e-mails (DKIM), ou la signature s’est abîmée en route.
mail-why-refused = Rien n’a été fait{"\u00A0"}: { $words }
mail-explanation-words = Ces mots décident, seuls sur la première ligne{"\u00A0"}:
mail-explain-how = Sur le serveur, `afterword mail explain FILE` indique quelle vérification a arrêté un e-mail enregistré.
mail-address-hint = Pour répondre aussi depuis une autre adresse, faites-la ajouter sur le serveur{"\u00A0"}: `afterword mail addresses add { $who } ADRESSE`
mail-refused-closed = Votre réponse n’a pas pu devenir un commentaire{"\u00A0"}: l’article n’accepte plus de commentaires.
mail-refused-gone = Votre réponse n’a pas pu devenir un commentaire{"\u00A0"}: le commentaire auquel elle répond n’existe plus.
mail-refused-empty = Votre réponse n’a pas pu devenir un commentaire{"\u00A0"}: il n’y avait pas de texte au-dessus de l’e-mail cité.
mail-refused-expired = Votre réponse n’a pas pu devenir un commentaire{"\u00A0"}: l’adresse à laquelle vous avez écrit n’est plus valable. La page de l’article en donne une nouvelle.
mail-refused-long = Votre réponse n’a pas pu devenir un commentaire{"\u00A0"}: elle est trop longue. { $most ->
        [one] { $most } caractère est possible
       *[other] { $most } caractères sont possibles
    }. Répondez de nouveau, plus court.
mail-refused-links = Votre réponse n’a pas pu devenir un commentaire{"\u00A0"}: elle a trop de liens. { $most ->
        [one] { $most } est possible
       *[other] { $most } sont possibles
    }. Répondez de nouveau avec moins de liens.
mail-refused-other = Votre réponse n’a pas pu devenir un commentaire{"\u00A0"}: { $words }
mail-problem-unproven = Rien ne prouvait qu’elle est de vous{"\u00A0"}: votre serveur de messagerie ne signe pas ses e-mails (DKIM).
mail-problem-too-old = L’e-mail auquel vous avez répondu est trop ancien.
mail-problem-other-address = La réponse est arrivée d’une autre adresse. Répondez depuis { $who }.
mail-problem-too-early = La réponse n’a pas de date, ou une date antérieure à l’e-mail auquel elle répond. Vérifiez l’horloge de votre appareil et répondez de nouveau.
mail-problem-too-large = La réponse est trop volumineuse{"\u00A0"}: jusqu’à { $most }{"\u00A0"}Mo de pièces jointes et 1{"\u202F"}000 lignes de texte peuvent être lus. Répondez de nouveau avec moins de texte ou de pièces jointes.
mail-problem-unknown-parent = Le commentaire auquel elle répond n’existe plus.
mail-problem-parent-on-other-page = Le commentaire auquel elle répond appartient à un autre article.
mail-problem-not-of-site = Le plan du site ne mentionne pas cette page.
mail-problem-not-possible = Ce n’est pas possible dans l’état actuel du commentaire.
mail-problem-changed-meanwhile = Le commentaire a été modifié ou supprimé entre-temps.
mail-refused-text = Pour que rien ne soit perdu, voici ce que vous avez écrit{"\u00A0"}:
mail-sign-in-lead = Quelqu’un, vous-même nous l’espérons, veut se connecter à Afterword sur { $site } avec cette adresse.
mail-link-sign-in = Se connecter
mail-sign-in-once = Le lien fonctionne une seule fois, pendant 15 minutes. Quiconque l’a peut se connecter à votre place{"\u00A0"}: merci de ne pas transférer cet e-mail.
mail-sign-in-else = Si ce n’était pas vous, ne faites rien{"\u00A0"}: sans ce lien, personne ne peut se connecter.
mail-address-lead = { $who } souhaite décider des commentaires de { $site } également par des e-mails envoyés depuis cette adresse.
mail-link-address = Oui, mes réponses comptent
mail-address-else = Si vous n’êtes pas { $who }, ne faites rien. Aucun autre e-mail n’arrivera à cette adresse.
mail-damage-lead = Le contrôle régulier de la base de données d’Afterword sur { $site } a révélé des dommages{"\u00A0"}:
mail-damage-now = Agissez sans tarder{"\u00A0"}: conservez les sauvegardes que vous avez, vérifiez si le disque est défaillant et restaurez la sauvegarde intacte la plus récente. Sur le serveur, `afterword doctor` en dit plus.
mail-test-lead = Cet e-mail est un essai. Il montre qu’Afterword peut envoyer des e-mails, et qu’ils arrivent à cette adresse.
mail-test-id = Son identifiant est { $id }.
mail-standing-held-title = Retenu
mail-standing-published-title = Publié
mail-standing-refused-title = Refusé
mail-standing-spam-title = Indésirable
mail-standing-deleted-title = Supprimé
mail-standing-private-title = Pour vous uniquement
