use super::Words;
use crate::http::mail_links::Line;

pub(super) static ENGLISH: Words = Words {
    sign_in: "Sign in",
    email: "Mail address",
    password: "Password",
    password_hint: "Leave it empty, and a link that signs you in comes by mail.",
    no_mail_hint: "This server sends no mail. Without a password, run `afterword console link ADDRESS` on it: that prints a link to sign in by.",
    sent_title: "Look into your mailbox",
    sent: Line("If {} is an owner's address here, a mail is on its way to it."),
    sent_hint: "The link in it works once, and for 15 minutes. You may open it on another device.",
    follow: Line("Sign in here as {}?"),
    follow_hint: "The link is used up by it.",
    account: "Your account",
    signed_in_as: "You are signed in as",
    sessions: "Where you are signed in",
    sessions_hint: "A sign-in ends after 30 days, or after 7 days without a visit.",
    some_browser: "unknown browser",
    begun: "Signed in",
    seen: "Last seen",
    this_one: "this one",
    sign_out: "Sign out",
    sign_out_everywhere: "Sign out everywhere",
    session_ended: "Signed out there.",
    set_password: "Set a password",
    change_password: "Change the password",
    old_password: "Password until now",
    new_password: "New password",
    new_password_hint: "At least 12 characters; a sentence is fine. You are signed out everywhere else.",
    password_set: "The password is set. You are signed out everywhere else.",
    refused: "That did not work",
    kept: "What you had written, so that it is not lost",
    to_console: "To the console",
    problems: &[
        (
            "unknown_link",
            Line(
                "This link signs nobody in (any more). It works once, and for 15 minutes: ask for a new one.",
            ),
        ),
        (
            "wrong_password",
            Line("Address and password don't belong together."),
        ),
        (
            "invalid_password",
            Line(
                "Take a password of at least 12 characters, and of at most 1024. A sentence is fine.",
            ),
        ),
        (
            "too_many_passwords",
            Line(
                "Too many wrong passwords. Wait {} minutes, or sign in by a mailed link: leave the password empty.",
            ),
        ),
        (
            "too_many_mails",
            Line(
                "Too many mails were asked for. Those that were sent work for 15 minutes: look into your mailbox, also at what was sorted out as spam. Or wait {} minutes.",
            ),
        ),
        (
            "mail_off",
            Line(
                "This server sends no mail. Run `afterword console link ADDRESS` on it: that prints a link to sign in by.",
            ),
        ),
        (
            "missing_field",
            Line("Something was left empty that is needed. Go back and fill it in."),
        ),
        (
            "foreign_form",
            Line(
                "This form did not come from a page of this console, so nothing was done. Open the console in its own tab and try there.",
            ),
        ),
        (
            "form_outdated",
            Line(
                "This form is of an earlier sign-in, so nothing was done. Go back, reload the page, and send it again.",
            ),
        ),
        (
            "sign_in_needed",
            Line(
                "You are not signed in (any more), so nothing was done. Sign in again in another tab, and send it once more from this one: go back first.",
            ),
        ),
        (
            "unknown_page",
            Line("There is no such page (any more). A page is there from its first comment on."),
        ),
        (
            "path_taken",
            Line(
                "This path leads to another page already. Move that page here instead, or choose another path.",
            ),
        ),
        (
            "invalid_page",
            Line(
                "Write a path that begins with a slash, such as /posts/hello/, without . and .. in it.",
            ),
        ),
        (
            "invalid_title",
            Line("Write a shorter title, in one line, without control characters."),
        ),
        (
            "invalid_name",
            Line("Write a name with at least one letter or digit, without control characters."),
        ),
        (
            "invalid_email",
            Line("Write a mail address such as ann@example.org."),
        ),
        (
            "invalid_address",
            Line("Write an IP address such as 203.0.113.7 or 2001:db8::7."),
        ),
        ("invalid_host", Line("Write a host such as example.org.")),
        ("unknown_block", Line("This block is not there any more.")),
        ("unknown_token", Line("There is no token with this number.")),
        ("unknown_site", Line("There is no such site.")),
        (
            "unknown_comment",
            Line("There is no such comment (any more)."),
        ),
        (
            "changed_meanwhile",
            Line(
                "It was changed meanwhile, so this was not done. Look at it as it is now, and decide again.",
            ),
        ),
        (
            "not_possible",
            Line("That can't be done with a comment as it is now. Look at it again."),
        ),
        (
            "unknown_batch",
            Line("There is nothing (any more) that could be taken back."),
        ),
        (
            "invalid_text",
            Line("Write some text; control characters can't be taken."),
        ),
        (
            "text_too_long",
            Line("The text is too long. Shorten it and send it again."),
        ),
        (
            "too_many_links",
            Line("The text has too many links. Take some out and send it again."),
        ),
        (
            "body_too_large",
            Line("That is too much at once. Shorten it, or choose fewer comments."),
        ),
        (
            "store_busy",
            Line("The server is busy, so nothing was done. Try again in a moment."),
        ),
        (
            "internal",
            Line("The server made a mistake. Its log tells more."),
        ),
        ("not_found", Line("There is nothing at this address.")),
        (
            "method_not_allowed",
            Line("This address shows nothing; only a form can be sent to it."),
        ),
    ],
};
