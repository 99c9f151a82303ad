//! Providers that post received mail, with requests shaped as their documentation shows them and signed by keys of the
//! tests: a reply by each of them publishes a comment, and nothing that is not proven has an effect.

mod amazon;
mod forms;
mod keys;
mod providers;

use hmac::{Hmac, KeyInit, Mac};
use reqwest::Method;
use sha2::Sha256;

use super::mail_servers::{Letter, Post};
use super::world::World;
use crate::support::{Answer, MailStack};

/// A blog whose answers come by a provider alone.
async fn world(settings: &[&str]) -> World {
    let all = [&["imap.host="], settings].concat();
    World::of(Post::on(MailStack::shared().await, &all)).await
}

/// Olga's signed answer to a letter.
fn reply(world: &World, letter: &Letter, text: &str) -> String {
    world.signed(&world.answer(letter, &world.olga, text))
}

/// A request of a provider: its headers and its body.
#[derive(Clone, Debug, Default)]
struct Sent {
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Sent {
    async fn to(&self, world: &World, provider: &str) -> Answer {
        let path = format!("/api/v1/mail/{provider}");
        let mut request = world.ann().request(Method::POST, &path);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        Answer::of(request.body(self.body.clone())).await
    }

    /// That it has no effect, and the answer's status and code.
    async fn is_refused(&self, world: &World, provider: &str, status: u16, code: &str) {
        let answer = self.to(world, provider).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (status, code),
            "{answer:?}"
        );
    }

    async fn has(&self, world: &World, provider: &str, effect: &str) {
        let answer = self.to(world, provider).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(answer.json(), serde_json::json!({"effect": effect}));
    }
}

fn hmac(key: &[u8], text: &[u8]) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    mac.update(text);
    mac.finalize().into_bytes().to_vec()
}

fn now(world: &World) -> i64 {
    world.server.app.clock.now().as_second()
}
