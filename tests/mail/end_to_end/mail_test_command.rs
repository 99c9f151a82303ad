//! `afterword mail test` tries the whole way and says which step failed.

use std::process::{Command, Output};

use super::world::World;

async fn tries(world: &World, more: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
    command.current_dir(world.server.folder.path());
    command.args(["mail", "test", "--to", &world.olga, "--wait", "8"]);
    let settings = world.settings.iter().map(String::as_str);
    for setting in settings.chain(more.iter().copied()) {
        command.args(["--set", setting]);
    }
    let ended = tokio::task::spawn_blocking(move || command.output());
    let Output { status, stderr, .. } = ended.await.unwrap().unwrap();
    (status.success(), String::from_utf8(stderr).unwrap())
}

#[tokio::test]
async fn a_set_up_that_works_sends_a_sample_and_finds_its_own_mail_again() {
    let world = World::new().await;
    let (fine, said) = tries(&world, &[]).await;
    assert!(fine, "{said}");
    for step in [
        "took a sample for",
        "its server pushes new mail",
        "came back",
    ] {
        assert!(said.contains(step), "{said}");
    }
    let sample = world.comes(&world.olga, "New comment by").await;
    assert!(sample.text.contains("ok "), "{}", sample.text);
    // Nothing stays behind in the mailbox.
    world
        .stack
        .mailbox_is(&world.bot, |kept| {
            kept.iter()
                .all(|kept| kept.flags.contains('T') || kept.raw.is_empty())
        })
        .await;
}

#[tokio::test]
async fn a_step_that_fails_is_named_with_its_setting() {
    let world = World::new().await;
    for (setting, words) in [
        ("smtp.port=9", "smtp.host"),
        ("imap.port=9", "imap.port"),
        ("imap.password=wrong", "imap.password"),
        ("mail.from=ghost@blog.test", "did not come"),
    ] {
        let (fine, said) = tries(&world, &[setting]).await;
        assert!(!fine && said.contains(words), "{setting}: {said}");
        assert!(!said.contains("secret"), "{said}");
    }
}
