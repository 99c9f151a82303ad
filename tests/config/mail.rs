//! The settings for mail.

use super::Setup;

/// The block of settings that begins with `[sites]`, without its comments.
fn block(page: &str) -> String {
    let blocks = page.split("```toml\n").skip(1);
    let mut blocks = blocks.filter_map(|rest| rest.split("```").next());
    blocks
        .find(|block| block.starts_with("[sites]"))
        .unwrap()
        .to_owned()
}

#[test]
fn the_ten_lines_of_the_readme_and_of_the_guide_set_mail_up() {
    for page in [
        include_str!("../../README.md"),
        include_str!("../../docs/mail.md"),
    ] {
        let lines = block(page);
        assert_eq!(lines.lines().count(), 10, "{lines}");
        let config = Setup::new(&lines)
            .file("mail-password", "correct-horse")
            .load();
        let config = config.unwrap();
        assert_eq!(config.sites.moderators[0].as_str(), "ann@example.org");
        // The mailbox belongs to the one who sends.
        assert_eq!(config.imap.user, "comments@example.org");
        assert!(config.imap.password.unwrap().matches("correct-horse"));
    }
}

#[test]
fn a_mailbox_may_have_a_name_and_password_of_its_own() {
    let own = "[mail]\nfrom = \"c@example.org\"\n[smtp]\nhost = \"s\"\nuser = \"one\"\npassword = \"1\"\n\
               [imap]\nhost = \"i\"\nuser = \"two\"\npassword = \"2\"\n";
    let imap = Setup::new(own).load().unwrap().imap;
    assert!(imap.user == "two" && imap.password.unwrap().matches("2"));
    let nobody = "[mail]\nfrom = \"c@example.org\"\n[smtp]\nhost = \"s\"\n[imap]\nhost = \"i\"\n";
    let refusal = Setup::new(nobody).refusal();
    assert!(
        refusal.contains("imap.user") && refusal.contains("smtp.user"),
        "{refusal}"
    );
}

#[test]
fn who_moderates_is_not_who_sends() {
    let both = "[sites]\nmoderators = [\"C@example.org\"]\n[mail]\nfrom = \"c@example.org\"\n[smtp]\nhost = \"s\"\n";
    let refusal = Setup::new(both).refusal();
    assert!(
        refusal.contains("sites.moderators") && refusal.contains("mail.from"),
        "{refusal}"
    );
}

#[test]
fn comments_by_mail_need_an_address_with_room_for_a_tag() {
    let mail = "[mail]\nfrom = \"c@example.org\"\n[smtp]\nhost = \"s\"\n";
    let site = "[sites]\ncomments_by_mail = true\n";
    let refusal = Setup::new(site).refusal();
    assert!(
        refusal.contains("sites.comments_by_mail") && refusal.contains("set mail.from"),
        "{refusal}"
    );
    let tagless = mail.replace("[smtp]", "addressing = \"none\"\n[smtp]");
    let refusal = Setup::new(&format!("{site}{tagless}")).refusal();
    assert!(
        refusal.contains("sites.comments_by_mail") && refusal.contains("catch-all"),
        "{refusal}"
    );
    let config = Setup::new(&format!("{site}{mail}")).load().unwrap();
    assert!(config.sites.comments_by_mail);
}
