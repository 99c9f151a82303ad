//! Texts for values of domain types, in the language of the page.

use afterword_i18n::{Key, Texts};

use afterword_model::{Action, Interface, Status};

/// Texts for domain values.
pub(in crate::console) trait ConsoleTexts {
    fn status(&'static self, status: Status) -> &'static str;
    /// The button of a decision.
    fn action_button(&'static self, action: Action) -> &'static str;
    /// For the audit log: what was done.
    fn action_past(&'static self, action: Action) -> &'static str;
    /// The message after a decision about so many comments.
    fn action_done(&'static self, action: Action, count: u64) -> String;
    /// The same for a script, which counts itself: JSON, a sentence for each plural form.
    fn action_forms(&'static self, action: Action) -> String;
    fn interface(&'static self, interface: Interface) -> &'static str;
    /// A kind of mail; an unknown one is shown by its own name.
    fn mail_kind<'a>(&'static self, kind: &'a str) -> &'a str;
    /// The permission of a scope, in a word or two.
    fn scope<'a>(&'static self, scope: &'a str) -> &'a str;
}

/// Its button, what was done, and the message afterwards.
#[expect(clippy::too_many_lines, reason = "a table")]
fn keys(action: Action) -> [Key; 3] {
    match action {
        Action::Approve => [
            Key::CONSOLE_ACTION_APPROVE_BUTTON,
            Key::CONSOLE_ACTION_APPROVE_PAST,
            Key::CONSOLE_ACTION_APPROVE_DONE,
        ],
        Action::Reject => [
            Key::CONSOLE_ACTION_REJECT_BUTTON,
            Key::CONSOLE_ACTION_REJECT_PAST,
            Key::CONSOLE_ACTION_REJECT_DONE,
        ],
        Action::Spam => [
            Key::CONSOLE_ACTION_SPAM_BUTTON,
            Key::CONSOLE_ACTION_SPAM_PAST,
            Key::CONSOLE_ACTION_SPAM_DONE,
        ],
        Action::Block => [
            Key::CONSOLE_ACTION_BLOCK_BUTTON,
            Key::CONSOLE_ACTION_BLOCK_PAST,
            Key::CONSOLE_ACTION_BLOCK_DONE,
        ],
        Action::Delete => [
            Key::CONSOLE_ACTION_DELETE_BUTTON,
            Key::CONSOLE_ACTION_DELETE_PAST,
            Key::CONSOLE_ACTION_DELETE_DONE,
        ],
        Action::Restore => [
            Key::CONSOLE_ACTION_RESTORE_BUTTON,
            Key::CONSOLE_ACTION_RESTORE_PAST,
            Key::CONSOLE_ACTION_RESTORE_DONE,
        ],
        Action::Pin => [
            Key::CONSOLE_ACTION_PIN_BUTTON,
            Key::CONSOLE_ACTION_PIN_PAST,
            Key::CONSOLE_ACTION_PIN_DONE,
        ],
        Action::Unpin => [
            Key::CONSOLE_ACTION_UNPIN_BUTTON,
            Key::CONSOLE_ACTION_UNPIN_PAST,
            Key::CONSOLE_ACTION_UNPIN_DONE,
        ],
        Action::Undo => [
            Key::CONSOLE_ACTION_UNDO_BUTTON,
            Key::CONSOLE_ACTION_UNDO_PAST,
            Key::CONSOLE_ACTION_UNDO_DONE,
        ],
        Action::Edit => [
            Key::CONSOLE_ACTION_EDIT_BUTTON,
            Key::CONSOLE_ACTION_EDIT_PAST,
            Key::CONSOLE_ACTION_EDIT_DONE,
        ],
        Action::Ask => [
            Key::CONSOLE_ACTION_ASK_BUTTON,
            Key::CONSOLE_ACTION_ASK_PAST,
            Key::CONSOLE_ACTION_ASK_DONE,
        ],
        Action::Reply => [
            Key::CONSOLE_ACTION_REPLY_BUTTON,
            Key::CONSOLE_ACTION_REPLY_PAST,
            Key::CONSOLE_ACTION_REPLY_DONE,
        ],
    }
}

/// A text of a family, or the name itself.
fn named<'a>(texts: &'static Texts, family: &str, name: &'a str) -> &'a str {
    Key::named(&format!("{family}{name}")).map_or(name, |key| texts.plain(key))
}

impl ConsoleTexts for Texts {
    fn status(&'static self, status: Status) -> &'static str {
        match status {
            Status::Pending => self.console_status_pending(),
            Status::Approved => self.console_status_approved(),
            Status::Rejected => self.console_status_rejected(),
            Status::Spam => self.console_status_spam(),
            Status::Deleted => self.console_status_deleted(),
            Status::Private => self.console_status_private(),
        }
    }

    fn action_button(&'static self, action: Action) -> &'static str {
        let [button, _, _] = keys(action);
        self.plain(button)
    }

    fn action_past(&'static self, action: Action) -> &'static str {
        let [_, past, _] = keys(action);
        self.plain(past)
    }

    fn action_done(&'static self, action: Action, count: u64) -> String {
        let [_, _, done] = keys(action);
        self.say(done, &[("count", count.into())])
    }

    fn action_forms(&'static self, action: Action) -> String {
        let [_, _, done] = keys(action);
        let forms = self.forms(done).into_iter();
        let forms = forms.map(|(category, sentence)| (category.to_owned(), sentence.into()));
        serde_json::Value::Object(forms.collect()).to_string()
    }

    fn interface(&'static self, interface: Interface) -> &'static str {
        named(self, "console-interface-", interface.as_str())
    }

    fn mail_kind<'a>(&'static self, kind: &'a str) -> &'a str {
        named(self, "console-mail-kind-", kind)
    }

    fn scope<'a>(&'static self, scope: &'a str) -> &'a str {
        named(self, "scope-", scope)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use afterword_services::tokens::Scope;
    use afterword_store::MailKind;

    fn names(family: &str) -> Vec<String> {
        let keys = Key::beginning(family).map(Key::name);
        let keys = keys.filter(|key| !key.contains('.'));
        keys.map(|key| key[family.len()..].to_owned()).collect()
    }

    fn sorted(names: impl Iterator<Item = &'static str>) -> Vec<String> {
        let mut names: Vec<String> = names.map(ToOwned::to_owned).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn every_kind_of_mail_every_scope_and_every_door_has_its_words() {
        let kinds = MailKind::ALL.iter().map(|kind| kind.as_str());
        assert_eq!(names("console-mail-kind-"), sorted(kinds));
        let scopes = Scope::ALL.iter().map(|scope| scope.as_str());
        assert_eq!(names("scope-"), sorted(scopes));
        let interfaces = Interface::ALL.iter().map(|interface| interface.as_str());
        assert_eq!(names("console-interface-"), sorted(interfaces));
        assert_eq!(Texts::english().mail_kind("sign-off"), "sign-off");
        assert_eq!(
            Texts::english().interface(Interface::CommandLine),
            "Command line"
        );
    }
}
