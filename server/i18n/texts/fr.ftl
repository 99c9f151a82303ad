# Tous les textes du serveur que quelqu’un lit, en français. Ce qu’ils veulent dire et où ils sont : voir en.ftl.

## Jours, âges et nombres

date-day =
    { $day ->
        [1] { $day }er
       *[other] { $day }
    } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
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
number-percent = { $count }{"\u202F"}%

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
page-oldest = Les plus anciens
page-newest = Les plus récents
page-top = Les plus appréciés
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
page-email-hint = Seul le propriétaire de ce blog voit cette adresse. Elle n’est jamais affichée ni transmise.
page-notify = M’écrire quand quelqu’un répond
page-notify-hint = Vous recevez d’abord un e-mail pour confirmer votre adresse ; chaque e-mail contient un lien pour tout arrêter.
page-website = Site web (facultatif)
page-leave-empty = Laissez ce champ vide
page-held-hint = Les commentaires paraissent une fois approuvés par le propriétaire.
page-send = Envoyer
page-preview = Aperçu
page-no-reply = Commenter plutôt l’article
page-held = En attente d’approbation. Votre commentaire paraîtra ici dès que le propriétaire l’aura approuvé.
page-published = Votre commentaire est publié.
page-closed = Les commentaires sont fermés.
page-parent-gone = Le commentaire auquel vous vouliez répondre n’est plus là.
page-error = Erreur
page-refused = Votre commentaire n’a pas été envoyé
page-kept = Votre texte, à copier
page-to-thread = Ouvrir les commentaires de l’article
page-feed = Suivre ces commentaires par flux
page-on = sur

## Ce qui n’a pas marché, sur les pages des lecteurs

problem-invalid-name = Indiquez un nom, sans caractères de contrôle.
problem-name-empty = Indiquez un nom.
problem-text-empty = Écrivez un commentaire.
problem-text-invisible = De ce texte, on ne voit rien.
problem-name-reserved = Ce nom est réservé au blog ; écrivez sous un autre nom.
problem-name-too-long = Le nom a { $length } caractères ; { $max } au plus.
problem-invalid-email = Ce n’est pas une adresse e-mail ; laissez le champ vide ou écrivez-la comme ann@example.org.
problem-invalid-website = Ce n’est pas une adresse web ; laissez le champ vide ou écrivez-la comme https://example.org.
problem-invalid-text = Écrivez un commentaire, sans caractères de contrôle.
problem-text-too-long = Le commentaire a { $length } caractères ; { $max } au plus.
problem-too-many-links = Le commentaire a { $length } liens ; { $max } au plus.
problem-comment-refused = Ce commentaire n’est pas accepté ici : il ressemble à du spam. Si ce n’en est pas, écrivez au propriétaire du site.
problem-page-closed-by-owner = Cet article est fermé : il n’accepte plus de commentaires.
problem-page-closed-by-age = Cet article est trop ancien pour de nouveaux commentaires.
problem-unknown-comment = Ce commentaire n’existe pas.
problem-unknown-parent = Le commentaire auquel celui-ci répond n’est plus là. Envoyez le vôtre encore une fois : il sera à part.
problem-parent-on-other-page = Le commentaire auquel celui-ci répond est sous un autre article. Envoyez le vôtre encore une fois : il sera à part.
problem-invalid-parent = Le commentaire auquel celui-ci répond n’existe pas. Envoyez le vôtre encore une fois : il sera à part.
problem-invalid-key = Le formulaire était incomplet. Envoyez-le encore une fois : il ne l’est plus.
problem-invalid-page = L’adresse ne dit pas de quel article il s’agit.
problem-missing-field = L’adresse ne dit pas de quel article il s’agit.
problem-unknown-site = Ce blog n’existe pas ici.
problem-origin-null = Votre navigateur n’a pas dit d’où vient ce texte, il n’a donc pas été pris. Copiez-le et envoyez-le depuis la page des commentaires.
problem-origin-not-allowed = Ce blog n’accepte pas de commentaires depuis la page où vous avez écrit. Copiez votre texte et envoyez-le depuis la page des commentaires.
problem-body-too-large = C’est plus que ce qui est accepté. Revenez en arrière dans votre navigateur : votre texte devrait encore y être. Raccourcissez-le et renvoyez-le.
problem-store-busy = Le serveur est occupé. Rien n’a été enregistré ; réessayez dans un instant.
problem-store-read-only = Le serveur ne peut rien enregistrer pour le moment. Réessayez plus tard.
problem-store-full = Le serveur n’a plus de place. Rien n’a été enregistré ; réessayez plus tard.
problem-store-unavailable = Le serveur n’atteint pas ses données. Rien n’a été enregistré ; réessayez plus tard.
problem-notify-without-email = Indiquez où envoyer les e-mails, ou décochez la case.
problem-too-many-comments = Trop de commentaires sont venus de votre réseau en peu de temps. Rien n’est perdu : réessayez dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
problem-not-of-site = Le plan du site ne mentionne pas cette page. Si l’article est nouveau, réessayez dans quelques minutes.
problem-not-found = Il n’y a rien à cette adresse.
problem-method-not-allowed = Cette adresse n’accepte pas ce type de requête.
problem-internal = Le serveur a fait une erreur.
problem-unknown-field = Il n’y a pas de champ `{ $field }` ici.
problem-incomplete-body = La requête s’est arrêtée avant d’être complète. Envoyez-la à nouveau.
problem-invalid-encoding = Le champ `{ $field }` n’est pas en UTF-8.
problem-field-name-not-utf8 = Le nom d’un champ n’est pas en UTF-8.
problem-form-needed = On ne peut envoyer ici qu’un formulaire HTML (application/x-www-form-urlencoded).
problem-honeypot-filled = Un champ a été rempli que les gens laissent vide.

## Ce qui n’a pas marché, sur la page après le formulaire d’un blog pour Stacosys

form-problem-missing-field = Il manque le champ `{ $field }`.
form-problem-invalid-page = Le champ `url` ne contient pas le chemin d’une page. Un chemin commence par /, comme /posts/bonjour/.

## Ce qui n’a pas marché, en quelques mots

title-invalid-cursor = Ce n’est pas un curseur
title-incomplete-body = La requête est incomplète
title-invalid-encoding = Le texte n’est pas en UTF-8
title-invalid-header = Un en-tête est illisible
title-invalid-id = Ce n’est pas un identifiant
title-invalid-json = Ce n’est pas du JSON
title-invalid-page = Ce n’est pas une page
title-invalid-parameter = Un paramètre est illisible
title-invalid-request = Ce n’est pas une requête
title-missing-field = Il manque un champ
title-too-many-decisions = Trop de décisions
title-too-many-pages = Trop de pages
title-unknown-field = Champ inconnu
title-wrong-type = Type incorrect
title-api-token-invalid = Le jeton n’est pas valable
title-api-token-missing = Il faut un jeton
title-edit-token-missing = Le jeton de modification manque
title-sign-in-needed = Pas de session ouverte
title-comment-refused = Le commentaire n’est pas accepté
title-edit-window-over = Trop tard pour modifier
title-foreign-form = Le formulaire vient d’ailleurs
title-form-outdated = Le formulaire est trop ancien
title-origin-not-allowed = Cette origine n’est pas celle du site
title-origin-null = Le navigateur cache d’où cela vient
title-page-closed = La page est fermée
title-scope-missing = Le jeton n’y est pas autorisé
title-wrong-edit-token = Ce n’est pas votre commentaire
title-wrong-password = Mot de passe incorrect
title-not-found = Introuvable
title-unknown-batch = Ce lot n’existe pas
title-unknown-block = Ce blocage n’existe pas
title-unknown-comment = Ce commentaire n’existe pas
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
title-idempotency-key-reused = La clé est venue avec une autre requête
title-invalid-address = Ce n’est pas une adresse IP
title-invalid-email = L’adresse e-mail n’est pas valable
title-invalid-host = Ce n’est pas un hôte
title-invalid-key = La clé n’est pas valable
title-invalid-known = La preuve n’est pas valable
title-invalid-name = Le nom n’est pas valable
title-invalid-origin = Ce n’est pas une origine
title-invalid-password = Le mot de passe n’est pas valable
title-invalid-setting = Le réglage n’est pas valable
title-invalid-site-key = La clé du site n’est pas valable
title-invalid-text = Le texte n’est pas valable
title-invalid-title = Le titre n’est pas valable
title-invalid-website = Le site web n’est pas valable
title-name-reserved = Le nom est réservé
title-name-too-long = Le nom est trop long
title-text-too-long = Le texte est trop long
title-too-many-links = Trop de liens
title-mail-not-ours = Ce message n’est pas pour Afterword
title-unknown-action = Action inconnue
title-unknown-mark = Rien à bloquer
title-unknown-reaction = Réaction inconnue
title-unknown-scope = Droit inconnu
title-https-required = Utilisez https
title-too-many-comments = Trop de commentaires
title-too-many-connections = Trop de connexions
title-too-many-mails = Trop de courriels
title-too-many-passwords = Trop de mots de passe erronés
title-too-many-reactions = Trop de réactions
title-headers-too-large = Les en-têtes sont trop volumineux
title-internal = Quelque chose s’est mal passé
title-mail-later = Le message ne peut pas être traité maintenant
title-mail-off = Le courrier est désactivé
title-store-busy = Le serveur est occupé
title-store-read-only = Le serveur ne peut rien enregistrer
title-store-unavailable = Le serveur n’atteint pas ses données
title-timeout = La réponse a pris trop de temps
title-store-full = Le serveur est plein

## Pages derrière les liens des mails

link-comment-on = Commentaire sur
link-approve-question = Approuver ce commentaire ?
link-approve-button = Approuver
link-reject-question = Refuser ce commentaire ?
link-reject-button = Refuser
link-spam-question = Ce commentaire est-il indésirable ?
link-spam-button = Indésirable
link-delete-question = Supprimer ce commentaire ?
link-delete-button = Supprimer
link-block-question = Bloquer l’auteur de ce commentaire ?
link-block-button = Bloquer l’auteur
link-block-hint = Bloquer : le commentaire est indésirable, et tout ce qui viendra de cette adresse ou de ce réseau le sera aussi.
link-undo = Annuler
link-decide = Votre décision
link-otherwise = Décider autrement
link-is-pending = Ce commentaire attend une décision
link-is-approved = Ce commentaire est approuvé
link-is-rejected = Ce commentaire est refusé
link-is-spam = Ce commentaire est classé indésirable
link-is-deleted = Ce commentaire est supprimé
link-erased = L’auteur a supprimé ce commentaire
link-outdated = Ce commentaire a été modifié
link-outdated-hint = Son texte n’est plus celui de votre message, on ne peut donc rien décider ici. Un nouveau message est en route : décidez là.
link-decided-by = Décidé par { $name }
link-undone-by = Annulé par { $name }
link-reasons = Pourquoi il a été retenu
link-reply = Répondre publiquement (facultatif)
link-reply-hint = Avec l’approbation : la réponse paraît sous le commentaire, de la part de { $name }. **gras**, *italique*, > citation, `code`
link-answer = Publier la réponse
link-answered = Votre réponse est publiée au-dessous.
link-to-comment = Le voir sur la page
link-confirm = Confirmez votre adresse
link-confirm-what = { $address } recevra un message quand quelqu’un répondra à vos commentaires sur { $site }.
link-confirm-button = Confirmer
link-confirm-hint = Vous n’avez rien demandé ? Alors ne faites rien : sans confirmation, aucun message ne vient.
link-confirmed = Votre adresse est confirmée
link-confirmed-what = { $address } reçoit un message quand quelqu’un répond à vos commentaires sur { $site }. Chacun contient un lien pour y mettre fin.
link-stop = Quels messages doivent cesser ?
link-stop-what = { $address } reçoit des messages à propos de commentaires sur { $site }.
link-stop-one = Seulement ceux sur ce commentaire
link-stop-one-hint = Plus de messages sur les réponses à votre commentaire sur « { $page } ». Les autres continuent.
link-stop-all = Tous les messages
link-stop-all-hint = Plus aucun message de { $site }.
link-stopped = Vous ne recevez plus de messages
link-stopped-one = Plus rien sur les réponses à votre commentaire sur « { $page } ».
link-stopped-that = Plus rien sur les réponses à ce commentaire.
link-stopped-all = { $address } ne reçoit plus de messages de { $site }.
link-stopped-gone = Votre adresse n’est pas enregistrée ici.
link-no-link = Ce lien ne mène nulle part

## Ce qui n’a pas marché, sur les pages derrière les liens des mails

link-problem-unknown-link = Le lien n’est pas complet, ou il a expiré. Copiez-le encore une fois depuis le message. S’il y est coupé en deux lignes, réunissez-les.
link-problem-link-expired = Le lien est trop ancien. Ce à quoi il servait est peut-être déjà fait. Les messages plus récents ont des liens valables.
link-problem-missing-field = Rien n’a été choisi, donc rien n’a changé. Suivez encore une fois le lien du message et appuyez sur un des boutons.
link-problem-unknown-action = Cela ne se décide pas ici. Choisissez un des boutons.
link-problem-not-possible = Cela ne peut pas être décidé dans l’état actuel du commentaire.
link-problem-changed-meanwhile = Autre chose a été décidé entre-temps, rien n’a donc changé. Voici où en est le commentaire.

## La console : cadre, file et commentaire

console-frame-skip = Aller au contenu
console-frame-navigation = Console
console-frame-queue = À traiter
console-frame-comments = Commentaires
console-frame-pages = Pages
console-frame-blocks = Bloqués
console-frame-statistics = Statistiques
console-frame-sites = Sites
console-frame-tokens = Jetons
console-frame-outbox = Messages
console-frame-account = Compte
console-frame-menu = Menu
console-frame-signed-in = Connecté en tant que { $name }
console-frame-sign-out = Se déconnecter
console-keys-title = Raccourcis clavier
console-keys-next = Commentaire suivant
console-keys-previous = Commentaire précédent
console-keys-tick = Choisir, pour décider de plusieurs à la fois
console-keys-open = Ouvrir le commentaire sur sa propre page
console-keys-undo = Annuler
console-keys-help = Montrer ces raccourcis
console-keys-note = Les raccourcis sont inactifs pendant la saisie.
console-keys-close = Fermer
console-list-label = Liste des commentaires
console-list-by-status = Commentaires par état
console-list-all = Tous
console-list-site = Site
console-list-all-sites = Tous les sites
console-list-search = Recherche
console-list-find = Chercher
console-list-on-page = Sur «{"\u202F"}{ $page }{"\u202F"}»
console-list-by-author = De l’adresse ou du réseau de { $name }
console-list-without = Retirer ce filtre
console-list-choose = Choisir le commentaire de { $name }
console-list-choose-all = Choisir tous ceux de cette page
console-list-chosen = Pour ceux choisis
console-list-older = Plus anciens
console-list-newest = Plus récents
console-list-to-comment = Aller au commentaire
console-list-nothing-waits = Rien n’attend.
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
console-comment-label = Le commentaire
console-comment-to-list = Liste
console-comment-on = sur
console-comment-see-page = Ouvrir la page dans le blog
console-comment-edited = modifié le
console-comment-pinned = Épinglé
console-comment-answers = En réponse à { $name }
console-comment-answers-gone = En réponse à un commentaire retiré
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
console-comment-reply-hint = Publiée sous le commentaire, par { $name }. **gras**, *italique*, > citation, `code`
console-comment-reply-approves = Approuver et répondre
console-comment-reply-send = Publier la réponse
console-comment-edit = Modifier
console-comment-edit-text = Le commentaire en Markdown
console-comment-edit-hint = On voit qu’il a été modifié.
console-comment-edit-send = Enregistrer
console-comment-block = Bloquer l’auteur
console-comment-block-hint = Ce commentaire devient indésirable, ainsi que tout ce qui viendra de ce que vous choisissez.
console-comment-block-name = Le nom
console-comment-block-email = L’adresse e-mail
console-comment-block-network = Le réseau
console-comment-block-send = Indésirable, et bloquer
console-comment-audit = Ce qui a été décidé
console-comment-when = Quand
console-comment-who = Qui
console-comment-what = Quoi
console-comment-interface = Par
console-comment-change = Avant et après
console-comment-undone = annulé
console-comment-no-decision = Personne n’a encore décidé.
console-status-pending = En attente
console-status-approved = Publié
console-status-rejected = Refusé
console-status-spam = Indésirable
console-status-deleted = Supprimé
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
console-script-failed = Cela n’a pas marché, rien n’a donc changé{"\u00A0"}:
console-script-failed-partly = Certains n’ont pas pu être traités{"\u00A0"}:
console-script-offline = Le serveur ne répond pas. Rien n’a changé{"\u202F"}; veuillez réessayer.
console-script-session-ended = Votre session est terminée. Rien n’a changé, et ce que vous avez écrit est gardé.
console-script-sign-in = Se reconnecter
console-interface-console = Console
console-interface-mail = Message
console-interface-link = Lien d’un message
console-interface-api = API
console-interface-command-line = Ligne de commande
console-interface-akismet = Akismet

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
console-pages-closed-by-age = Fermée par l’âge
console-pages-aliases = Aussi sous
console-pages-search = Mots
console-pages-search-hint = Dans le titre ou le chemin.
console-pages-change = Modifier
console-pages-change-this = Modifier { $page }
console-pages-close = Fermer
console-pages-close-what = On lit toujours les commentaires, mais on ne peut plus en écrire.
console-pages-reopen = Rouvrir
console-pages-reopen-what = On peut de nouveau écrire des commentaires ici.
console-pages-by-age-what = Le site ferme les articles quelque temps après leur premier commentaire ; ses réglages disent quand.
console-pages-name = Titre
console-pages-name-what = Affiché dans la console, les e-mails et les flux.
console-pages-rename = Enregistrer le titre
console-pages-move-to = Déplacer vers
console-pages-move-what = Pour un article qui a un nouveau chemin. Les anciens liens marchent toujours. S’il y a déjà des commentaires au nouveau chemin, les deux fils n’en font plus qu’un, sans retour possible.
console-pages-move-button = Déplacer
console-pages-alias = Autre chemin
console-pages-alias-what = Un chemin de plus qui mène aux mêmes commentaires.
console-pages-alias-button = Ajouter le chemin
console-pages-none = Pas encore de pages.
console-pages-none-hint = Un article figure ici dès son premier commentaire.
console-pages-none-found = Aucune page ne convient. Essayez moins de mots, ou tous les sites.
console-blocks-title = Bloqués
console-blocks-about = Tout ce qui vient de ces expéditeurs va directement dans les indésirables. Ce qui a été écrit avant reste tel quel.
console-blocks-who = Qui
console-blocks-since = Depuis
console-blocks-by = Par
console-blocks-name = Nom
console-blocks-email = Adresse e-mail
console-blocks-network = Réseau
console-blocks-host = Hôte
console-blocks-network-of = le réseau du commentaire de { $name }
console-blocks-network-given = un réseau saisi à la main ; nous n’en gardons qu’une empreinte
console-blocks-comment = le commentaire
console-blocks-remove = Débloquer
console-blocks-remove-this = Débloquer { $name }
console-blocks-add = Bloquer quelqu’un
console-blocks-kind = Bloquer par
console-blocks-value = Lequel
console-blocks-value-hint = Un nom comme Ann, une adresse e-mail comme ann@example.org, une adresse IP comme 203.0.113.7, qui vaut pour son réseau, ou un hôte comme example.org, qui vaut pour tout ce qui est en dessous.
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
        [one] Ces { $days } derniers jours, un commentaire est arrivé, dont { $spam ->
            [0] aucun
           *[other] { $spam }
        } indésirable.
       *[other] Ces { $days } derniers jours, { $count } commentaires sont arrivés, dont { $spam ->
            [0] aucun
           *[other] { $spam }
        } indésirables.
    }
console-statistics-decided =
    { $count ->
        [0] Rien n’a été décidé ces { $days } derniers jours.
        [one] Ces { $days } derniers jours, une décision a été prise.
       *[other] Ces { $days } derniers jours, { $count } décisions ont été prises, le plus souvent { $when } : { $most }.
    }
console-statistics-share-was = Ces { $days } derniers jours, { $share } de ce qui est arrivé était indésirable.
console-statistics-share-none = Rien n’est arrivé ces { $days } derniers jours, il n’y a donc pas de part à montrer.
console-statistics-top-was = Les pages qui ont le plus de commentaires publiés, depuis toujours.
console-statistics-top-none = Aucune page n’a encore de commentaire publié.
console-statistics-on-day = le { $date }
console-statistics-in-week = dans la semaine du { $date }
console-statistics-week-label = Semaine du { $date }
console-statistics-column = { $when } : { $all } (publiés { $published }, en attente { $waiting }, indésirables { $spam }, refusés { $refused })
console-statistics-one-number = { $when } : { $count }
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
console-sites-key-hint = Va dans la balise script et ne change jamais : a–z, 0–9, - et _, par exemple blog.
console-sites-key-invalid = Écrivez 1 à 40 caractères parmi a–z, 0–9, - et _, en commençant par une lettre ou un chiffre.
console-sites-key-taken = Il existe déjà un site avec cette clé. Choisissez-en une autre.
console-sites-origins-invalid = Écrivez au moins une origine, chacune avec le schéma et l’hôte seuls, comme https://blog.example.org.
console-sites-name-invalid = Écrivez un titre plus court, sur une ligne.
console-sites-refused = Rien n’est encore enregistré. Regardez les champs signalés.
console-sites-outdated = Quelqu’un d’autre a modifié ce site entre-temps{"\u202F"}: rien n’est enregistré. Ce que vous avez écrit est ci-dessous{"\u202F"}; l’enregistrer à nouveau remplace l’autre modification.
console-sites-see-now = Voir le site tel qu’il est
console-sites-as-server = comme le serveur : { $value }
console-sites-while-empty = Laissez vide pour la valeur du serveur ({ $value }).
console-sites-nothing = rien
console-sites-about = Le site
console-sites-about-comments = Commentaires
console-sites-about-spam = Ce qui est indésirable
console-sites-about-thread = Le fil
console-sites-about-people = Personnes et e-mails
console-sites-paste = Dans votre blog
console-sites-paste-hint = Collez ceci dans le modèle de vos articles, là où les commentaires doivent se trouver.
console-sites-tag = Balise script
console-sites-back = Tous les sites
console-tokens-title = Jetons
console-tokens-about = Un jeton est une clé pour un script : il peut faire par l’API ce que vous permettez ici.
console-tokens-name = Nom
console-tokens-name-hint = À quoi il sert, par exemple « sauvegarde de nuit ». Les décisions sont notées sous ce nom.
console-tokens-name-invalid = Écrivez un nom de 1 à 80 caractères.
console-tokens-name-taken = Il existe déjà un jeton de ce nom. Choisissez-en un autre, ou révoquez l’ancien.
console-tokens-scopes = Il peut
console-tokens-scopes-missing = Choisissez au moins une chose qu’il peut faire.
console-tokens-made = Créé
console-tokens-used = Dernier usage
console-tokens-state = État
console-tokens-revoked = Révoqué { $date }
console-tokens-revoke = Révoquer
console-tokens-revoke-this = Révoquer { $name }
console-tokens-revoke-what = Un jeton révoqué cesse aussitôt de marcher, sans retour possible.
console-tokens-none = Pas encore de jetons.
console-tokens-add = Créer un jeton
console-tokens-add-button = Créer le jeton
console-tokens-ready = Le jeton { $name } est prêt
console-tokens-once = Copiez-le maintenant : il ne se montre que cette fois. Nous n’en gardons qu’une empreinte.
console-tokens-token = Jeton
console-tokens-back = Tous les jetons
console-outbox-title = E-mails
console-outbox-tabs = Quels e-mails
console-outbox-failed = Échoués
console-outbox-waiting = En attente
console-outbox-all = Tous
console-outbox-failed-one = Échoué
console-outbox-waiting-one = En attente
console-outbox-kind = Quoi
console-outbox-to = À
console-outbox-since = Écrit
console-outbox-state = État
console-outbox-attempts =
    { $count ->
        [0] pas encore essayé
        [one] { $count } essai
       *[other] { $count } essais
    }
console-outbox-next = prochain { $time }
console-outbox-sent = Envoyé
console-outbox-error = Ce que l’autre côté a dit
console-outbox-why = Raison
console-outbox-again = Réessayer
console-outbox-again-this = Réessayer : { $mail }
console-outbox-mails = E-mails
console-outbox-webhooks = Webhooks
console-outbox-event = Événement
console-outbox-url = Adresse
console-outbox-none-failed = Aucun e-mail n’a échoué. Tout va bien.
console-outbox-none-waiting = Aucun e-mail n’attend.
console-outbox-none = Pas encore d’e-mails.

## Ce qu’un jeton permet

scope-read = lire
    .may = lire les commentaires de tout état, avec les adresses e-mail, et les pages
scope-moderate = modérer
    .may = décider des commentaires, les modifier, bloquer des auteurs, effacer une personne, modifier les pages
scope-sites = gérer les sites
    .may = ajouter des sites, changer leurs réglages (avec les deux premiers, aussi les modérateurs et le sitemap), créer et révoquer des jetons
scope-export = exporter
    .may = sortir toutes les données
scope-mail = remettre des e-mails
    .may = remettre les e-mails qui reviennent à Afterword

## Pourquoi un e-mail ou un webhook n’a pas été remis

undelivered-given-up = Abandonné après trois jours
undelivered-bounced = Il est revenu : l’adresse n’accepte pas d’e-mails.
undelivered-receiver-removed = Le réglage webhooks.urls ne nomme plus ce destinataire.
undelivered-store-unreadable = La base de données n’a pas pu être lue.
undelivered-place-unknown = Son site ou sa page n’est pas connu.
undelivered-too-many-confirmations = Il attend, parce que beaucoup de lecteurs ont été priés de confirmer une adresse dans l’heure écoulée.
undelivered-answered = Le destinataire a répondu { $status }.

## Quels mails sont dans la file d’envoi

console-mail-kind-moderation = Nouveau commentaire, à un modérateur
console-mail-kind-spam = Ce qui a été classé indésirable, à un modérateur
console-mail-kind-confirmation = Confirmation d’une adresse
console-mail-kind-answered = Quelqu’un a répondu, à un lecteur
console-mail-kind-published = Commentaire publié, à son auteur
console-mail-kind-decided = Ce que votre réponse a fait
console-mail-kind-explanation = Pourquoi votre réponse n’a rien fait
console-mail-kind-refusal = Pourquoi la réponse d’un lecteur n’a pas été prise
console-mail-kind-test = Essai
console-mail-kind-sign-in = Lien pour se connecter

## Réglages d’un site : nom, indication, quoi écrire à la place de ce qui est refusé, et les choix

setting-moderation = Nouveaux commentaires
    .hint = S’ils vous attendent ou paraissent aussitôt.
    .hold = les retenir
    .publish = les publier aussitôt
setting-edit-window = Temps pour modifier
    .hint = Combien de temps les auteurs peuvent modifier ou supprimer leurs commentaires, par exemple 15m, 2h ou 1d ; 0s : pas du tout.
    .problem = Écrivez une durée comme 15m, 2h ou 1d ; 30d au plus.
setting-close-after = Fermer les articles après
    .hint = Combien de temps après son premier commentaire un article en accepte d’autres, par exemple 90d, ou never pour toujours. Les vieux articles attirent le plus d’indésirables.
    .problem = Écrivez une durée comme 90d, ou never.
setting-sitemap = Plan du site
    .hint = Dit quels articles existent : un chemin comme /sitemap.xml, ou une adresse entière sur le site. Écrivez none pour aucun plan.
    .problem = Écrivez un chemin comme /sitemap.xml, ou une adresse entière.
setting-unknown-pages = Articles inconnus
    .hint = Ce que devient un commentaire sur un article que le plan du site ne nomme pas.
    .hold = le retenir
    .refuse = le refuser
    .publish = le prendre comme un autre
setting-hold-at = Retenu à partir de
    .hint = Score des contrôles à partir duquel un commentaire vous attend ; 0 : jamais.
    .problem = Écrivez un nombre de 0 à 1000.
setting-spam-at = Indésirable à partir de
    .hint = Score à partir duquel un commentaire va dans les indésirables ; 0 : jamais.
    .problem = Écrivez un nombre de 0 à 1000.
setting-refuse-at = Refusé à partir de
    .hint = Score à partir duquel un commentaire n’est pas pris du tout ; 0 : jamais.
    .problem = Écrivez un nombre de 0 à 1000.
setting-words-hold = Mots qui retiennent
    .hint = Un commentaire avec l’un de ces mots ou expressions, un par ligne, vous attend. /…/ est un motif. Écrivez none pour aucun mot.
    .problem = Écrivez jusqu’à 500 mots ou motifs comme /cheap .* pills/, un par ligne, sans virgules.
setting-words-spam = Mots indésirables
    .hint = Un commentaire avec l’un de ceux-ci est indésirable.
    .problem = Écrivez jusqu’à 500 mots ou motifs comme /cheap .* pills/, un par ligne, sans virgules.
setting-words-refuse = Mots refusés
    .hint = Un commentaire avec l’un de ceux-ci n’est pas pris.
    .problem = Écrivez jusqu’à 500 mots ou motifs comme /cheap .* pills/, un par ligne, sans virgules.
setting-script-check = Autres écritures
    .hint = Si un commentaire dans une autre écriture que la vôtre vous attend.
    .off = ne pas regarder
    .hold = le retenir
setting-scripts = Vos écritures
    .hint = Comme Latin ou Cyrillic, une par ligne. Écrivez none pour celles de la langue.
    .problem = Écrivez des noms d’écritures comme Latin, Cyrillic ou Han, un par ligne.
setting-trust-after = Connu après
    .hint = Tant de commentaires approuvés font connaître un auteur, qui n’attend plus ; 0 : jamais.
    .problem = Écrivez un nombre de 0 à 20.
setting-trust-confirmed = Connu par e-mail
    .hint = Si les auteurs dont l’adresse e-mail est confirmée sont connus.
    .true = oui
    .false = non
setting-akismet = Akismet
    .hint = Si le service Akismet est interrogé sur chaque commentaire. Il reçoit le texte, le nom, l’adresse mail et l’adresse réseau de l’auteur. Le serveur doit avoir une clé.
    .true = l’interroger
    .false = ne pas l’interroger
setting-depth = Niveaux de réponses
    .hint = Jusqu’où les réponses sont décalées ; les plus profondes restent au dernier niveau. 0 montre une liste plate.
    .problem = Écrivez un nombre de 0 à 20.
setting-page-size = Commentaires à la fois
    .hint = Combien se montrent avant le bouton pour la suite.
    .problem = Écrivez un nombre de 1 à 1000.
setting-sort = Ordre
    .hint = Quels commentaires viennent en premier.
    .oldest = les plus anciens d’abord
    .newest = les plus récents d’abord
    .top = les plus appréciés d’abord
setting-images = Images
    .hint = Si les images des commentaires se montrent. Elles viennent d’où l’auteur veut, et cet endroit voit alors vos lecteurs.
    .true = montrées
    .false = pas montrées
setting-reactions = Réactions
    .hint = Ce que les lecteurs peuvent laisser d’un clic : des emojis ou des mots courts, un par ligne, 12 au plus. Écrivez none pour aucune.
    .problem = Écrivez au plus 12 emojis ou mots courts sans espace ni virgule, un par ligne, aucun en double.
setting-language = Langue
    .hint = Celle des mots autour des commentaires : { $languages }. Une page peut en dire une autre.
    .problem = Écrivez un code de langue comme en, de ou pt-BR.
setting-owner = Votre nom
    .hint = Affiché au-dessus de vos réponses. Si aucun nom n’est réglé, c’est le titre du site.
    .problem = Écrivez un nom de 80 caractères au plus.
setting-reserved-names = Noms réservés
    .hint = Noms sous lesquels personne ne peut commenter, un par ligne, 50 au plus. Le vôtre et celui du blog en font toujours partie. Écrivez none pour aucun autre.
    .problem = Écrivez au plus 50 noms de 80 caractères au plus, un par ligne, sans virgule, aucun en double.
setting-moderators = Modérateurs
    .hint = Adresses e-mail, une par ligne, 20 au plus : chacune reçoit un message pour les nouveaux commentaires et décide en y répondant. Écrivez none pour personne.
    .problem = Écrivez au plus 20 adresses e-mail comme ann@example.org, une par ligne, aucune en double.
setting-tell-owner = E-mails aux modérateurs
    .hint = Pour quels nouveaux commentaires ils reçoivent un message.
    .held = ceux qui attendent
    .all = tous
    .nothing = aucun
setting-tell-spam = E-mails sur les indésirables
    .hint = Si les modérateurs reçoivent une fois par jour un message sur ce qui a été classé indésirable.
    .true = oui
    .false = non
setting-notifications = E-mails des réponses
    .hint = Si les lecteurs peuvent demander un message quand on leur répond. Ils confirment d’abord leur adresse.
    .true = oui
    .false = non
setting-tell-authors = E-mails de publication
    .hint = Si les auteurs dont l’adresse est confirmée apprennent que leur commentaire retenu est publié.
    .true = oui
    .false = non

## La console : connexion et compte

console-sign-in = Se connecter
console-sign-in-email = Adresse de messagerie
console-sign-in-password = Mot de passe
console-sign-in-password-hint = Laissez-le vide : un lien de connexion vous parviendra par courriel.
console-sign-in-no-mail-hint = Ce serveur n’envoie pas de courriels. Sans mot de passe, lancez-y `afterword console link ADRESSE` : la commande affiche un lien de connexion.
console-sign-in-sent-title = Consultez votre messagerie
console-sign-in-sent = Si { $address } est ici l’adresse d’un propriétaire, un courriel est en route.
console-sign-in-sent-hint = Son lien fonctionne une seule fois, pendant 15 minutes. Vous pouvez l’ouvrir sur un autre appareil.
console-sign-in-follow = Se connecter ici en tant que { $address } ?
console-sign-in-follow-hint = Le lien ne sert qu’une fois.
console-sign-in-account = Votre compte
console-sign-in-signed-in-as = Vous êtes connecté en tant que
console-sign-in-sessions = Où vous êtes connecté
console-sign-in-sessions-hint = Une connexion prend fin après 30 jours, ou après 7 jours sans visite.
console-sign-in-some-browser = navigateur inconnu
console-sign-in-begun = Connexion
console-sign-in-seen = Dernière visite
console-sign-in-this-one = celui-ci
console-sign-in-sign-out = Se déconnecter
console-sign-in-sign-out-everywhere = Se déconnecter partout
console-sign-in-session-ended = Déconnecté là-bas.
console-sign-in-set-password = Choisir un mot de passe
console-sign-in-change-password = Changer le mot de passe
console-sign-in-old-password = Mot de passe actuel
console-sign-in-new-password = Nouveau mot de passe
console-sign-in-new-password-hint = Au moins 12 caractères ; une phrase convient. Vous serez déconnecté partout ailleurs.
console-sign-in-password-set = Le mot de passe est en place. Vous êtes déconnecté partout ailleurs.
console-sign-in-refused = Cela n’a pas marché
console-sign-in-kept = Ce que vous aviez écrit, pour que rien ne soit perdu
console-sign-in-to-console = Vers la console

## Ce qui n’a pas marché dans la console

console-problem-unknown-link = Ce lien a expiré ou a déjà servi. Un lien fonctionne une seule fois, pendant 15 minutes : demandez-en un nouveau.
console-problem-wrong-password = Adresse ou mot de passe incorrect.
console-problem-invalid-password = Prenez un mot de passe de 12 caractères au moins et de 1024 au plus. Une phrase convient.
console-problem-too-many-passwords = Trop de mots de passe erronés. Attendez { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }, ou connectez-vous par courriel : laissez le mot de passe vide.
console-problem-too-many-mails = Trop de courriels ont été demandés. Ceux qui sont partis restent valables 15 minutes : consultez votre messagerie, y compris les indésirables. Ou attendez { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
console-problem-mail-off = Ce serveur n’envoie pas de courriels. Lancez-y `afterword console link ADRESSE` : la commande affiche un lien de connexion.
console-problem-missing-field = Il manque quelque chose de nécessaire. Revenez en arrière et complétez.
console-problem-foreign-form = Ce formulaire ne vient pas d’une page de cette console : rien n’a été fait. Ouvrez la console à l’adresse de `server.public_url`, dans son propre onglet, et essayez là.
console-problem-form-outdated = Ce formulaire date d’une connexion précédente : rien n’a été fait. Revenez en arrière, rechargez la page et envoyez-le à nouveau.
console-problem-sign-in-needed = Vous n’êtes pas connecté : rien n’a été fait. Connectez-vous dans un autre onglet. Revenez ensuite en arrière dans celui-ci et envoyez à nouveau.
console-problem-unknown-page = Cette page n’existe pas. Une page existe à partir de son premier commentaire.
console-problem-path-taken = Ce chemin mène déjà à une autre page. Choisissez-en un autre, ou déplacez cette page-là ici.
console-problem-invalid-page = Écrivez un chemin qui commence par une barre oblique, comme /posts/bonjour/, sans . ni .. dedans.
console-problem-invalid-title = Écrivez un titre plus court, sur une ligne, sans caractères de contrôle.
console-problem-invalid-name = Écrivez un nom avec au moins une lettre ou un chiffre, sans caractères de contrôle.
console-problem-invalid-email = Écrivez une adresse électronique comme ann@example.org.
console-problem-invalid-address = Écrivez une adresse IP comme 203.0.113.7 ou 2001:db8::7.
console-problem-invalid-host = Écrivez un hôte comme example.org.
console-problem-unknown-block = Ce blocage n’existe plus.
console-problem-unknown-token = Aucun jeton ne porte ce numéro.
console-problem-unknown-site = Ce site n’existe pas.
console-problem-changed-meanwhile = Il y a eu un changement entre-temps : cela n’a pas été fait. Relisez ce qu’il en est maintenant et décidez à nouveau.
console-problem-not-possible = Ce n’est pas possible dans l’état actuel du commentaire. Relisez-le.
console-problem-unknown-batch = Il n’y a rien à annuler ici.
console-problem-invalid-text = Écrivez un texte, sans caractères de contrôle.
console-problem-text-too-long = Le texte est trop long. Raccourcissez-le et envoyez-le à nouveau.
console-problem-too-many-links = Le texte a trop de liens. Enlevez-en et envoyez-le à nouveau.
console-problem-body-too-large = C’est trop à la fois. Raccourcissez, ou choisissez moins de commentaires.
console-problem-store-busy = Le serveur est occupé : rien n’a été fait. Réessayez dans un instant.
console-problem-not-again = Impossible de réessayer : cela n’existe plus, ou un nouvel essai a déjà eu lieu.
console-problem-batch-too-large = Choisissez moins de commentaires : { $max } au plus sont décidés à la fois.
console-problem-internal = Le serveur a fait une erreur. Son journal en dit plus.
console-problem-method-not-allowed = Cette adresse n’affiche rien ; on ne peut qu’y envoyer un formulaire.

## Pourquoi un commentaire est retenu, ou pris pour du spam

reason-akismet-asked = Ce site interroge Akismet sur chaque commentaire.
reason-blocked = Cet auteur est bloqué, ou un hôte vers lequel il renvoie.
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
reason-proof-invalid = La preuve de travail est fausse.
reason-proof-missing = La preuve de travail manque : un navigateur sans JavaScript, ou un programme.
reason-proof-spent = La preuve de travail avait déjà servi.
reason-holds-all = Ce site retient chaque nouveau commentaire.
reason-listed-word = « { $word } » figure dans votre liste de mots.
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
reason-repeated = Presque le même texte est déjà arrivé, sur d’autres pages ou par d’autres : { $count } fois.
reason-links =
    { $count ->
        [one] Il contient { $count } lien.
       *[other] Il contient { $count } liens.
    }
reason-link-share = Il n’est guère fait que de liens ({ $percent } % du texte).
reason-shortener = Il renvoie à { $host }, qui cache sa destination.
reason-look-alike-host = Il renvoie à { $host }, qui ressemble à une autre adresse.
reason-hidden-link = Il contient un lien invisible vers { $host }.
reason-misleading-link = Il contient un lien qui montre { $shown } et mène à { $target }.
reason-foreign-markup = Il contient des liens écrits comme ailleurs : { $markup }.
reason-website = Il est court, et le nom mène à { $host }.
reason-masked-word = « { $word } » est écrit avec des lettres de plusieurs écritures.
reason-foreign-script = Il est dans une autre écriture que celle du site : { $scripts }.
reason-disposable = L’adresse e-mail est une adresse jetable ({ $host }).
reason-familiar =
    { $count ->
        [one] L’adresse et le réseau sont familiers : { $count } commentaire approuvé.
       *[other] L’adresse et le réseau sont familiers : { $count } commentaires approuvés.
    }
reason-trusted = L’auteur est connu ici.
reason-unknown-page = Le plan du site ne nomme pas cet article.
reason-bayes = Probabilité de spam : { $percent } %

## Mails

mail-marker = Répondez au-dessus de cette ligne
mail-footer = Afterword, pour { $site }
mail-subject-moderation = [{ $site }] Nouveau commentaire de { $author } sur « { $page } » #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } nouveau commentaire
       *[other] { $count } nouveaux commentaires
    }
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } commentaire indésirable
       *[other] { $count } commentaires indésirables
    }
mail-subject-confirm = [{ $site }] Confirmez votre adresse
mail-subject-answered = [{ $site }] { $author } vous a répondu sur « { $page } »
mail-subject-published = [{ $site }] Votre commentaire sur « { $page } » est publié
mail-subject-decided = [{ $site }] { $standing-title } : commentaire de { $author } sur « { $page } » #{ $tag }
mail-subject-explanation = Votre réponse n’a rien changé #{ $tag }
mail-subject-refused = Votre réponse n’est pas devenue un commentaire
mail-subject-sign-in = Connexion à { $site }
mail-subject-test = Afterword sait envoyer des mails ({ $id })
mail-label-by = De
mail-label-email = E-mail
mail-label-website = Site web
mail-label-on = Sur
mail-label-answers = En réponse à
mail-label-comment = Commentaire
mail-label-reasons = Retenu parce que
mail-label-spam-reasons = Indésirable parce que
mail-label-wrote = Vous aviez écrit
mail-owner = { $author } (propriétaire)
mail-no-title = une page sans titre
mail-is-published = Ce commentaire est déjà publié.
mail-words-lead = Pour décider, répondez à ce mail avec un de ces mots sur la première ligne :
mail-words-after = Toute autre réponse ne change rien, et vous en serez averti.
mail-word-approve = ok
mail-means-approve = le publier ; le texte en dessous devient votre réponse
mail-means-keep = le laisser ; le texte en dessous devient votre réponse
mail-word-reject = non
mail-means-reject = le refuser : personne ne le voit
mail-word-spam = spam
mail-means-spam = le refuser comme spam
mail-word-delete = supprimer
mail-means-delete = le supprimer
mail-word-block = bloquer
mail-means-block = spam, et plus rien de cet auteur
mail-word-edit = corriger
mail-means-edit = publier à sa place le texte en dessous
mail-word-undo = annuler
mail-means-undo = revenir sur la dernière décision
mail-links-lead = Ou décidez dans le navigateur :
mail-link-approve = Publier
mail-link-reject = Refuser
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } commentaire est arrivé
       *[other] { $count } commentaires sont arrivés
    } en peu de temps ; les voici dans un seul mail. Décidez de chacun par ses liens : une réponse à ce mail ne décide rien.
mail-spam-lead =
    { $count ->
        [one] { $count } commentaire a été classé indésirable depuis le dernier message.
       *[other] { $count } commentaires ont été classés indésirables depuis le dernier message.
    } Personne ne les voit. Si l’un d’eux ne l’est pas, publiez-le par son lien : une réponse à ce mail ne décide rien.
mail-spam-rest =
    { $count ->
        [one] { $count } autre se trouve dans la liste des indésirables de la console.
       *[other] { $count } autres se trouvent dans la liste des indésirables de la console.
    }
mail-spam-end = Pour ne plus recevoir ces messages, désactivez « E-mails sur les indésirables » dans les réglages du site.
mail-confirm-lead = Vous, ou quelqu’un d’autre, avez laissé cette adresse avec un commentaire sur « { $page } » et demandé à être averti des réponses.
mail-confirm-published = Le commentaire est publié.
mail-confirm-do = Si c’était vous, confirmez-le :
mail-link-confirm = Oui, avertissez-moi des réponses
mail-confirm-else = Sinon, ne faites rien : vous ne recevrez pas de mails sur les réponses.
mail-answered-by-mail = Répondez à ce mail : ce que vous écrivez au-dessus de la ligne devient un commentaire.
mail-answered-on-page = Pour répondre, ouvrez la page. Personne ne lit les réponses à ce mail.
mail-published-lead = Votre commentaire est publié :
mail-link-comment = Le lire sur la page
mail-unsubscribe-why = Vous recevez ce mail parce que vous avez demandé à être averti des réponses à votre commentaire.
mail-link-unsubscribe = Ne plus recevoir ces mails
mail-done-approved = C’est fait : le commentaire est publié.
mail-done-rejected = C’est fait : le commentaire est refusé. Personne ne le voit.
mail-done-spam = C’est fait : le commentaire est marqué comme spam. Personne ne le voit.
mail-done-deleted = C’est fait : le commentaire est supprimé.
mail-done-blocked = C’est fait : le commentaire est marqué comme spam, et plus rien ne sera accepté de cet auteur.
mail-done-edited = C’est fait : le commentaire est publié avec votre texte.
mail-undone-held = C’est annulé : le commentaire est de nouveau retenu et vous attend.
mail-undone-published = C’est annulé : le commentaire est de nouveau publié.
mail-undone-refused = C’est annulé : le commentaire est de nouveau refusé. Personne ne le voit.
mail-undone-spam = C’est annulé : le commentaire est de nouveau marqué comme spam. Personne ne le voit.
mail-undone-deleted = C’est annulé : le commentaire est de nouveau supprimé.
mail-standing-held = retenu
mail-standing-published = publié
mail-standing-refused = refusé
mail-standing-spam = spam
mail-standing-deleted = supprimé
mail-before-same = Il l’était déjà : { $who } l’avait décidé le { $when }.
mail-before-other = Cela change une décision antérieure : avant, il était { $standing }, par { $who }, le { $when }.
mail-reply-published = Ceci est publié comme votre réponse :
mail-reply-left-out = Ceci n’a pas été publié, car seul un commentaire publié peut recevoir une réponse :
mail-cut = Ceci a été laissé de côté dans votre réponse, comme signature, formule finale ou mail plus ancien :
mail-text-now = Le commentaire dit maintenant :
mail-undo-how = Pour revenir en arrière, répondez avec le mot :
mail-decide-anew = Pour décider autrement, répondez avec un de ces mots sur la première ligne :
mail-why-unknown = Rien n’a été fait : la première ligne de votre réponse, « { $line } », n’est aucun des mots qui décident.
mail-why-taken-back = Rien n’a été fait : sous le mot, vous avez écrit « { $line } », ce qui peut vouloir dire que le commentaire ne doit pas paraître. S’il le doit, répondez par le mot seul.
mail-why-unclear = Rien n’a été fait : on ne peut pas distinguer lesquels des mots de votre mail sont les vôtres. Écrivez le mot au-dessus de la ligne aux signes égal, et laissez cette ligne.
mail-why-empty = Rien n’a été fait : votre mail ne contenait rien au-dessus du texte cité.
mail-why-outdated = Rien n’a été fait : le commentaire a été modifié après le mail auquel vous avez répondu. Voyez-le tel qu’il est maintenant, et répondez au mail le plus récent à son sujet.
mail-why-gone = Rien n’a été fait : le commentaire n’existe plus.
mail-why-expired = Rien n’a été fait : le mail auquel vous avez répondu est trop ancien pour décider. Une réponse à celui-ci décide.
mail-why-unverified = Rien n’a été fait : un mail est arrivé en votre nom, et rien ne prouvait qu’il est de vous. S’il l’est, votre serveur de mail ne signe pas ses mails (DKIM), ou la signature s’est abîmée en route.
mail-why-refused = Rien n’a été fait : { $words }
mail-explanation-words = Ces mots décident, seuls sur la première ligne :
mail-refused-closed = Votre réponse n’a pas pu devenir un commentaire : l’article n’en accepte plus.
mail-refused-gone = Votre réponse n’a pas pu devenir un commentaire : celui auquel elle répond n’existe plus.
mail-refused-empty = Votre réponse n’a pas pu devenir un commentaire : il n’y avait pas de texte au-dessus du mail cité.
mail-refused-long = Votre réponse n’a pas pu devenir un commentaire : elle est trop longue. { $most ->
        [one] { $most } caractère est possible
       *[other] { $most } caractères sont possibles
    }. Répondez encore une fois, plus court.
mail-refused-links = Votre réponse n’a pas pu devenir un commentaire : elle a trop de liens. { $most ->
        [one] { $most } est possible
       *[other] { $most } sont possibles
    }. Répondez encore une fois avec moins de liens.
mail-refused-other = Votre réponse n’a pas pu devenir un commentaire : { $words }
mail-problem-unproven = Rien n’a prouvé que vous l’avez écrite : votre serveur de courrier ne signe pas ses messages (DKIM).
mail-problem-too-old = Le message auquel vous avez répondu est trop ancien.
mail-problem-unknown-parent = Le commentaire auquel elle répond n’est plus là.
mail-problem-parent-on-other-page = Le commentaire auquel elle répond appartient à un autre article.
mail-problem-not-of-site = D’après le plan du site, cette page n’existe pas.
mail-problem-not-possible = Cela ne peut pas être décidé dans l’état actuel du commentaire.
mail-problem-changed-meanwhile = Le commentaire a été modifié ou retiré entre-temps.
mail-refused-text = Pour que rien ne soit perdu, voici ce que vous avez écrit :
mail-sign-in-lead = Quelqu’un, vous-même nous l’espérons, veut se connecter à Afterword sur { $site } avec cette adresse.
mail-link-sign-in = Se connecter
mail-sign-in-once = Le lien fonctionne une seule fois, pendant 15 minutes. Quiconque l’a peut se connecter à votre place : merci de ne pas transférer ce message.
mail-sign-in-else = Si ce n’était pas vous, ne faites rien : sans ce lien, personne n’entre.
mail-test-lead = Ce mail est un essai. Il montre qu’Afterword sait envoyer des mails, et qu’ils arrivent à cette adresse.
mail-test-id = Son identifiant est { $id }.
mail-standing-held-title = Retenu
mail-standing-published-title = Publié
mail-standing-refused-title = Refusé
mail-standing-spam-title = Spam
mail-standing-deleted-title = Supprimé
