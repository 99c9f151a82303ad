//! Servers that go away, and our own end at any moment: nothing is lost, nothing has two effects.

use super::world::World;

#[tokio::test]
async fn a_reply_that_came_while_afterword_was_away_decides_when_it_is_back() {
    let world = World::new().await;
    let (id, letter) = world.held("While you were out.").await;
    let raw = world.signed(&world.answer(&letter, &world.olga, "ok"));
    let World { server, post } = world;
    let folder = server.stop().await;
    post.send(&post.olga, &letter, &raw).await;
    let settings: Vec<&str> = post.settings.iter().map(String::as_str).collect();
    let server = crate::support::TestServer::again_with(folder, &settings).await;
    let end = std::time::Instant::now() + std::time::Duration::from_secs(30);
    while server.owner().shows(&id).await["status"] != "approved" {
        assert!(std::time::Instant::now() < end);
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn mails_that_waited_at_the_end_are_sent_after_the_next_start() {
    let world = World::new().await;
    world.held("The first.").await;
    let world = world.restarted().await;
    let (id, letter) = world.held("The second.").await;
    world.olga_answers(&letter, "ok").await;
    world.becomes(&id, "approved").await;
}

#[tokio::test]
async fn another_uid_validity_decides_nothing_twice_and_loses_nothing() {
    let world = World::new().await;
    let (id, letter) = world.held("Once only.").await;
    world.olga_answers(&letter, "ok").await;
    world.becomes(&id, "approved").await;
    assert_eq!(
        world.server.owner().decides(&id, "reject").await.status,
        200
    );
    world.stack.set_uid_validity(&world.bot, 777).await;
    world.stack.kick(&world.bot).await;
    let (other, honest) = world.held("And this.").await;
    world.olga_answers(&honest, "ok").await;
    world.becomes(&other, "approved").await;
    assert_eq!(world.status(&id).await, "rejected");
}
