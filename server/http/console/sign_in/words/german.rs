use super::Words;
use crate::http::mail_links::Line;

pub(super) static GERMAN: Words = Words {
    sign_in: "Anmelden",
    email: "Mail-Adresse",
    password: "Passwort",
    password_hint: "Bleibt es leer, kommt per Mail ein Link, der anmeldet.",
    no_mail_hint: "Dieser Server verschickt keine Mails. Ohne Passwort hilft dort der Befehl `afterword console link ADRESSE`: Er zeigt einen Link zum Anmelden.",
    sent_title: "Bitte ins Postfach sehen",
    sent: Line(
        "Wenn {} hier die Adresse einer Besitzerin oder eines Besitzers ist, ist eine Mail dorthin unterwegs.",
    ),
    sent_hint: "Der Link darin gilt einmal und 15 Minuten lang. Er darf auf einem anderen Gerät geöffnet werden.",
    follow: Line("Hier als {} anmelden?"),
    follow_hint: "Der Link ist damit verbraucht.",
    account: "Konto",
    signed_in_as: "Angemeldet als",
    sessions: "Wo angemeldet",
    sessions_hint: "Eine Anmeldung endet nach 30 Tagen, oder nach 7 Tagen ohne Besuch.",
    some_browser: "unbekannter Browser",
    begun: "Angemeldet",
    seen: "Zuletzt gesehen",
    this_one: "dieser",
    sign_out: "Abmelden",
    sign_out_everywhere: "Überall abmelden",
    session_ended: "Dort abgemeldet.",
    set_password: "Passwort setzen",
    change_password: "Passwort ändern",
    old_password: "Bisheriges Passwort",
    new_password: "Neues Passwort",
    new_password_hint: "Mindestens 12 Zeichen; ein Satz ist gut. Überall sonst endet die Anmeldung.",
    password_set: "Das Passwort ist gesetzt. Überall sonst ist die Anmeldung beendet.",
    refused: "Das ging nicht",
    kept: "Was geschrieben war, damit es nicht verloren geht",
    to_console: "Zur Konsole",
    problems: &[
        (
            "unknown_link",
            Line(
                "Dieser Link meldet niemanden (mehr) an. Er gilt einmal und 15 Minuten lang: Bitte einen neuen anfordern.",
            ),
        ),
        (
            "wrong_password",
            Line("Adresse und Passwort gehören nicht zusammen."),
        ),
        (
            "invalid_password",
            Line(
                "Bitte ein Passwort mit mindestens 12 und höchstens 1024 Zeichen nehmen. Ein Satz ist gut.",
            ),
        ),
        (
            "too_many_passwords",
            Line(
                "Zu viele falsche Passwörter. Bitte {} Minuten warten, oder per Mail anmelden: das Passwort leer lassen.",
            ),
        ),
        (
            "too_many_mails",
            Line(
                "Es wurden zu viele Mails angefordert. Die verschickten gelten 15 Minuten lang: Bitte ins Postfach sehen, auch in den Spam-Ordner. Oder {} Minuten warten.",
            ),
        ),
        (
            "mail_off",
            Line(
                "Dieser Server verschickt keine Mails. Dort hilft der Befehl `afterword console link ADRESSE`: Er zeigt einen Link zum Anmelden.",
            ),
        ),
        (
            "missing_field",
            Line("Es fehlt etwas, das gebraucht wird. Bitte zurückgehen und es ausfüllen."),
        ),
        (
            "foreign_form",
            Line(
                "Dieses Formular kam nicht von einer Seite dieser Konsole, deshalb wurde nichts getan. Bitte die Konsole in einem eigenen Tab öffnen und es dort versuchen.",
            ),
        ),
        (
            "form_outdated",
            Line(
                "Dieses Formular ist von einer früheren Anmeldung, deshalb wurde nichts getan. Bitte zurückgehen, die Seite neu laden und noch einmal senden.",
            ),
        ),
        (
            "sign_in_needed",
            Line(
                "Die Anmeldung ist zu Ende, deshalb wurde nichts getan. Bitte in einem anderen Tab neu anmelden, hier zurückgehen und noch einmal senden.",
            ),
        ),
        (
            "unknown_page",
            Line(
                "Diese Seite gibt es nicht (mehr). Eine Seite gibt es von ihrem ersten Kommentar an.",
            ),
        ),
        (
            "path_taken",
            Line(
                "Dieser Pfad führt schon zu einer anderen Seite. Bitte einen anderen wählen, oder jene Seite hierher verschieben.",
            ),
        ),
        (
            "invalid_page",
            Line(
                "Bitte einen Pfad, der mit einem Schrägstrich beginnt, etwa /posts/hallo/, ohne . und .. darin.",
            ),
        ),
        (
            "invalid_title",
            Line("Bitte einen kürzeren Titel, in einer Zeile, ohne Steuerzeichen."),
        ),
        (
            "invalid_name",
            Line(
                "Bitte einen Namen mit mindestens einem Buchstaben oder einer Ziffer, ohne Steuerzeichen.",
            ),
        ),
        (
            "invalid_email",
            Line("Bitte eine Mailadresse wie ann@example.org."),
        ),
        (
            "invalid_address",
            Line("Bitte eine IP-Adresse wie 203.0.113.7 oder 2001:db8::7."),
        ),
        ("invalid_host", Line("Bitte einen Host wie example.org.")),
        ("unknown_block", Line("Diese Sperre gibt es nicht mehr.")),
        (
            "unknown_token",
            Line("Es gibt kein Token mit dieser Nummer."),
        ),
        ("unknown_site", Line("Dieses Blog gibt es nicht.")),
        (
            "unknown_comment",
            Line("Diesen Kommentar gibt es nicht (mehr)."),
        ),
        (
            "changed_meanwhile",
            Line(
                "Hier hat sich inzwischen etwas geändert, deshalb wurde das nicht getan. Bitte ansehen, wie es jetzt ist, und neu entscheiden.",
            ),
        ),
        (
            "not_possible",
            Line("So, wie der Kommentar jetzt ist, geht das nicht. Bitte noch einmal ansehen."),
        ),
        (
            "unknown_batch",
            Line("Hier gibt es nichts (mehr) zurückzunehmen."),
        ),
        (
            "invalid_text",
            Line("Bitte einen Text schreiben, ohne Steuerzeichen."),
        ),
        (
            "text_too_long",
            Line("Der Text ist zu lang. Bitte kürzen und noch einmal senden."),
        ),
        (
            "too_many_links",
            Line("Der Text hat zu viele Links. Bitte einige herausnehmen und noch einmal senden."),
        ),
        (
            "body_too_large",
            Line("Das ist zu viel auf einmal. Bitte kürzen, oder weniger Kommentare auswählen."),
        ),
        (
            "store_busy",
            Line(
                "Der Server ist beschäftigt, deshalb wurde nichts getan. Bitte gleich noch einmal versuchen.",
            ),
        ),
        (
            "internal",
            Line("Dem Server ist ein Fehler unterlaufen. Mehr steht in seinem Protokoll."),
        ),
        ("not_found", Line("Unter dieser Adresse gibt es nichts.")),
        (
            "method_not_allowed",
            Line("Diese Adresse zeigt nichts; an sie kann nur ein Formular gesendet werden."),
        ),
    ],
};
