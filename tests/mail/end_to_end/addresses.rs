//! Further addresses of moderators: each is proven by a mail, and answers as its moderator does.

use reqwest::Method;

use super::process::Home;
use super::readers::press;
use super::world::{Letter, World};
use afterword_config::SetOverride;

/// `afterword mail addresses add` for Olga; the mail that asks.
pub(super) async fn asked(world: &World, address: &str) -> Letter {
    let home = Home::of(&world.server, &world.settings);
    let added = home
        .run(&format!("mail addresses add {} {address}", world.olga))
        .await;
    assert_eq!(added.status, 0, "{added:?}");
    world.comes(address, "from this address").await
}

async fn answers(world: &World, from: &str, letter: &Letter, text: &str) {
    let raw = world.signed(&world.answer(letter, from, text));
    world.send(from, letter, &raw).await;
}

#[tokio::test]
async fn a_confirmed_further_address_answers_as_its_moderator_and_gets_no_mails() {
    let world = World::new().await;
    let work = world.stack.user("work");
    let question = asked(&world, &work).await;
    assert!(question.text.contains(&world.olga));
    let (id, letter) = world.held("From the office?").await;
    answers(&world, &work, &letter, "ok").await;
    world.comes(&world.olga, "came from another address").await;
    assert_eq!(
        world.status(&id).await,
        "pending",
        "nobody has confirmed it"
    );

    press(&world, &question, "/f/", "").await;
    answers(&world, &work, &letter, "ok\r\n\r\nFrom the office.").await;
    world.becomes(&id, "approved").await;
    world.comes(&world.olga, "From the office.").await;
    let shown = world.server.owner().shows(&id).await;
    assert_eq!(shown["decisions"][0]["by"], world.olga, "{shown}");
    assert_eq!(world.letters(&work).len(), 1, "only the question");
}

#[tokio::test]
async fn the_proof_is_the_same_for_a_further_address() {
    let world = World::new().await;
    let work = world.stack.user("unsigned");
    let question = asked(&world, &work).await;
    press(&world, &question, "/f/", "").await;
    let (id, letter) = world.held("Signed?").await;
    let unsigned = world.answer(&letter, &work, "ok");
    world.send(&work, &letter, &unsigned).await;
    world.comes(&world.olga, "nothing proved").await;
    assert_eq!(world.status(&id).await, "pending");
    assert_eq!(world.letters(&work).len(), 1);
    let home = Home::of(&world.server, &world.settings);
    let said = home
        .run_with("mail explain -", world.signed(&unsigned).as_bytes())
        .await;
    assert!(
        said.out.contains("a further address of the moderator"),
        "{said:?}"
    );
}

#[tokio::test]
async fn a_former_moderators_further_address_decides_nothing() {
    let world = World::new().await;
    let work = world.stack.user("former");
    press(&world, &asked(&world, &work).await, "/f/", "").await;
    let (id, letter) = world.held("Still there?").await;
    let otto = world.stack.user("otto2");
    let mut own = afterword_model::policy::SiteOverrides::default();
    own.set(&format!("moderators={otto}")).unwrap();
    world
        .server
        .add_site_with("blog", &["https://blog.test"], own)
        .await;
    answers(&world, &work, &letter, "ok").await;
    world.dealt_with(1).await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn a_link_confirms_by_its_button_alone_and_only_what_it_was_made_for() {
    let world = World::new().await;
    let work = world.stack.user("link");
    let question = asked(&world, &work).await;
    let link = question.link("/f/");
    let path = format!("/f/{}", link.split_once("/f/").unwrap().1);
    let home = Home::of(&world.server, &world.settings);
    let confirmed = async || {
        let listed = home.json("mail addresses list --json").await;
        listed[0]["confirmed"].as_str().is_some()
    };
    for _ in 0..2 {
        assert_eq!(world.ann().get(&path).await.status, 200);
        assert!(!confirmed().await, "a scanner follows links");
    }
    let presses = async |path: &str| {
        let request = world.ann().request(Method::POST, path);
        request.send().await.unwrap().status().as_u16()
    };
    let id = path.split(['/', '-']).nth(2).unwrap();
    assert_eq!(
        presses(&format!("/f/{id}-aaaaaaaaaaaaaaaaaaaaaaaaaa")).await,
        404
    );
    // The command has the machine's clock, and this server one of its own.
    let years = std::time::Duration::from_secs(3000 * 24 * 60 * 60);
    world.server.pass(years);
    assert_eq!(presses(&path).await, 410, "it is too old");
    world.server.set_back(years);
    // Whoever asks again gets another link, and only that one works.
    let again = home
        .run(&format!("mail addresses add {} {work}", world.olga))
        .await;
    assert_eq!(again.status, 0, "{again:?}");
    let letters = world
        .letters_when(&work, |letters| letters.len() == 2)
        .await;
    let newer = letters
        .iter()
        .find(|letter| letter.link("/f/") != link)
        .unwrap();
    assert_eq!(presses(&path).await, 404);
    press(&world, newer, "/f/", "").await;
    assert!(confirmed().await);
}

#[tokio::test]
async fn an_address_belongs_to_one_moderator_and_can_be_removed() {
    let world = World::new().await;
    let (work, otto) = (world.stack.user("shared"), world.stack.user("otto3"));
    press(&world, &asked(&world, &work).await, "/f/", "").await;
    let mut home = Home::of(&world.server, &world.settings);
    let olga = world.olga.clone();
    home.set(&format!("sites.moderators={olga},{otto}"));
    for (words, why) in [
        (format!("add {otto} {work}"), "belongs to"),
        (format!("add {olga} {otto}"), "moderates a site itself"),
        (format!("add nobody@blog.test {work}"), "moderates no site"),
        (format!("add {olga} {}", world.bot), "mails come from"),
    ] {
        let refused = home.run(&format!("mail addresses {words}")).await;
        assert_eq!(refused.status, 1, "{words}: {refused:?}");
        assert!(refused.err.contains(why), "{words}: {refused:?}");
    }
    let removed = home.run(&format!("mail addresses remove {work}")).await;
    assert_eq!(removed.status, 0, "{removed:?}");
    let (id, letter) = world.held("Gone?").await;
    answers(&world, &work, &letter, "ok").await;
    world.comes(&olga, "came from another address").await;
    assert_eq!(world.status(&id).await, "pending");
}
