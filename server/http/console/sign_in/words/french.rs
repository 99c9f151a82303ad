use super::Words;
use crate::http::mail_links::Line;

pub(super) static FRENCH: Words = Words {
    sign_in: "Se connecter",
    email: "Adresse de messagerie",
    password: "Mot de passe",
    password_hint: "Laissez-le vide : un lien de connexion vous parviendra par courriel.",
    no_mail_hint: "Ce serveur n’envoie pas de courriels. Sans mot de passe, lancez-y `afterword console link ADRESSE` : la commande affiche un lien de connexion.",
    sent_title: "Consultez votre messagerie",
    sent: Line("Si {} est ici l’adresse d’un propriétaire, un courriel est en route."),
    sent_hint: "Son lien fonctionne une seule fois, pendant 15 minutes. Vous pouvez l’ouvrir sur un autre appareil.",
    follow: Line("Se connecter ici en tant que {} ?"),
    follow_hint: "Le lien ne servira plus ensuite.",
    account: "Votre compte",
    signed_in_as: "Vous êtes connecté en tant que",
    sessions: "Où vous êtes connecté",
    sessions_hint: "Une connexion prend fin après 30 jours, ou après 7 jours sans visite.",
    some_browser: "navigateur inconnu",
    begun: "Connexion",
    seen: "Dernière visite",
    this_one: "celui-ci",
    sign_out: "Se déconnecter",
    sign_out_everywhere: "Se déconnecter partout",
    session_ended: "Déconnecté là-bas.",
    set_password: "Choisir un mot de passe",
    change_password: "Changer le mot de passe",
    old_password: "Mot de passe actuel",
    new_password: "Nouveau mot de passe",
    new_password_hint: "Au moins 12 caractères ; une phrase convient. Vous serez déconnecté partout ailleurs.",
    password_set: "Le mot de passe est en place. Vous êtes déconnecté partout ailleurs.",
    refused: "Cela n’a pas marché",
    kept: "Ce que vous aviez écrit, pour que rien ne soit perdu",
    to_console: "Vers la console",
    problems: &[
        (
            "unknown_link",
            Line(
                "Ce lien ne connecte (plus) personne. Il fonctionne une seule fois, pendant 15 minutes : demandez-en un nouveau.",
            ),
        ),
        (
            "wrong_password",
            Line("L’adresse et le mot de passe ne vont pas ensemble."),
        ),
        (
            "invalid_password",
            Line(
                "Prenez un mot de passe de 12 caractères au moins et de 1024 au plus. Une phrase convient.",
            ),
        ),
        (
            "too_many_passwords",
            Line(
                "Trop de mots de passe erronés. Attendez {} minutes, ou connectez-vous par courriel : laissez le mot de passe vide.",
            ),
        ),
        (
            "too_many_mails",
            Line(
                "Trop de courriels ont été demandés. Ceux qui sont partis restent valables 15 minutes : consultez votre messagerie, y compris les indésirables. Ou attendez {} minutes.",
            ),
        ),
        (
            "mail_off",
            Line(
                "Ce serveur n’envoie pas de courriels. Lancez-y `afterword console link ADRESSE` : la commande affiche un lien de connexion.",
            ),
        ),
        (
            "missing_field",
            Line("Il manque quelque chose de nécessaire. Revenez en arrière et complétez."),
        ),
        (
            "foreign_form",
            Line(
                "Ce formulaire ne vient pas d’une page de cette console : rien n’a été fait. Ouvrez la console dans son propre onglet et essayez là.",
            ),
        ),
        (
            "form_outdated",
            Line(
                "Ce formulaire date d’une connexion précédente : rien n’a été fait. Revenez en arrière, rechargez la page et envoyez-le à nouveau.",
            ),
        ),
        (
            "sign_in_needed",
            Line(
                "Vous n’êtes pas (ou plus) connecté : rien n’a été fait. Connectez-vous dans un autre onglet, revenez en arrière ici et envoyez à nouveau.",
            ),
        ),
        (
            "unknown_page",
            Line(
                "Cette page n’existe pas (ou plus). Une page existe à partir de son premier commentaire.",
            ),
        ),
        (
            "path_taken",
            Line(
                "Ce chemin mène déjà à une autre page. Choisissez-en un autre, ou déplacez cette page-là ici.",
            ),
        ),
        (
            "invalid_page",
            Line(
                "Écrivez un chemin qui commence par une barre oblique, comme /posts/bonjour/, sans . ni .. dedans.",
            ),
        ),
        (
            "invalid_title",
            Line("Écrivez un titre plus court, sur une ligne, sans caractères de contrôle."),
        ),
        (
            "invalid_name",
            Line(
                "Écrivez un nom avec au moins une lettre ou un chiffre, sans caractères de contrôle.",
            ),
        ),
        (
            "invalid_email",
            Line("Écrivez une adresse électronique comme ann@example.org."),
        ),
        (
            "invalid_address",
            Line("Écrivez une adresse IP comme 203.0.113.7 ou 2001:db8::7."),
        ),
        ("invalid_host", Line("Écrivez un hôte comme example.org.")),
        ("unknown_block", Line("Ce blocage n’existe plus.")),
        ("unknown_token", Line("Aucun jeton ne porte ce numéro.")),
        ("unknown_site", Line("Ce site n’existe pas.")),
        (
            "unknown_comment",
            Line("Ce commentaire n’existe pas (ou plus)."),
        ),
        (
            "changed_meanwhile",
            Line(
                "Il y a eu un changement entre-temps : cela n’a pas été fait. Relisez ce qu’il en est maintenant et décidez à nouveau.",
            ),
        ),
        (
            "not_possible",
            Line("Ce n’est pas possible dans l’état actuel du commentaire. Relisez-le."),
        ),
        ("unknown_batch", Line("Il n’y a (plus) rien à annuler ici.")),
        (
            "invalid_text",
            Line("Écrivez un texte, sans caractères de contrôle."),
        ),
        (
            "text_too_long",
            Line("Le texte est trop long. Raccourcissez-le et envoyez-le à nouveau."),
        ),
        (
            "too_many_links",
            Line("Le texte a trop de liens. Enlevez-en et envoyez-le à nouveau."),
        ),
        (
            "body_too_large",
            Line("C’est trop à la fois. Raccourcissez, ou choisissez moins de commentaires."),
        ),
        (
            "store_busy",
            Line("Le serveur est occupé : rien n’a été fait. Réessayez dans un instant."),
        ),
        (
            "internal",
            Line("Le serveur a fait une erreur. Son journal en dit plus."),
        ),
        ("not_found", Line("Il n’y a rien à cette adresse.")),
        (
            "method_not_allowed",
            Line("Cette adresse n’affiche rien ; on ne peut qu’y envoyer un formulaire."),
        ),
    ],
};
