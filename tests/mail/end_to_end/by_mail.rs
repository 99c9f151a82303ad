//! A comment by mail, the whole way: from a reader's mail server to the mailbox of the blog, and to its moderator.

use super::world::World;

/// A letter to the address of `/a/`, as a client writes it.
async fn letter(world: &World, from: &str, text: &str) -> (String, String) {
    let page = world.ann().get("/pages/blog/mail?page=/a/").await;
    assert_eq!(page.status, 200, "{page:?}");
    let (_, rest) = page.text.split_once("mailto:").unwrap();
    let to = rest.split_once('?').unwrap().0.to_owned();
    let now = world.server.app.clock.now().as_second();
    let date = mail_parser::DateTime::from_timestamp(now).to_rfc822();
    let raw = format!(
        "From: Ann Example <{from}>\r\nTo: <{to}>\r\nSubject: Re: /a/\r\n\
         Message-ID: <{}@blog.test>\r\nDate: {date}\r\nMIME-Version: 1.0\r\n\
         Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n{text}\r\n",
        text.len(),
    );
    (to, raw)
}

#[tokio::test]
async fn a_readers_mail_is_moderated_by_mail_and_published() {
    let world = World::with(&["sites.comments_by_mail=true"]).await;
    let ann = world.stack.user("ann");
    let (to, raw) = letter(&world, &ann, "The harbour was full of boats.").await;
    world.stack.send(&ann, &to, &world.signed(&raw)).await;
    let held = world.comes(&world.olga, "full of boats").await;
    world.comes(&ann, "once the owner has approved it").await;
    world.olga_answers(&held, "ok\r\n\r\nIt was, indeed.").await;
    world.comes(&world.olga, "It was, indeed.").await;
    let thread = world.ann().reads("/a/", "").await;
    let comments = thread["comments"].as_array().unwrap();
    let texts = comments.iter().map(|comment| comment["html"].to_string());
    let texts: Vec<String> = texts.collect();
    assert_eq!(texts.len(), 2, "{thread}");
    assert!(texts[0].contains("full of boats"), "{texts:?}");
    assert!(texts[1].contains("indeed"), "{texts:?}");
    assert_eq!(comments[0]["author"]["verified"], true);
}

#[tokio::test]
async fn an_unsigned_mail_waits_for_the_link_that_only_its_mailbox_gets() {
    let world = World::with(&["sites.comments_by_mail=true"]).await;
    let (ann, eve) = (world.stack.user("ann"), world.stack.user("eve"));
    let (to, raw) = letter(&world, &ann, "By Ann, or so it says.").await;
    // Eve sends it.
    world.stack.send(&eve, &to, &raw).await;
    let asked = world.comes(&ann, "Did you write").await;
    assert!(!asked.raw.contains("so it says"), "{}", asked.raw);
    assert!(world.letters(&world.olga).is_empty());
    super::readers::press(&world, &asked, "/b/", "action=submit").await;
    world.comes(&world.olga, "so it says").await;
    assert!(world.letters(&eve).is_empty());
}
