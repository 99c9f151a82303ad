//! A real Postfix and a real Dovecot for one test, which stops and changes them.

use std::fs;

use super::mailstack::{MailStack, Setting, script, start};
use super::ports::free_ports;

/// A stack of one's own, stopped at the end of the test.
pub struct Own(MailStack);

impl Own {
    pub(crate) async fn started(more: Vec<Setting>) -> Self {
        Self(
            tokio::task::spawn_blocking(move || start(&more))
                .await
                .unwrap(),
        )
    }

    /// What it holds stays in its queue.
    pub async fn stop_postfix(&self) {
        self.tell("postfix-stop").await;
    }

    pub async fn start_postfix(&self) {
        self.tell("postfix-start").await;
    }

    /// From now on OpenDKIM checks what comes by SMTP and writes what it found as `mx.blog.test`; `key` is
    /// the one record that it knows.
    pub async fn checks_signatures(&self, key: &str) {
        let [port] = free_ports();
        let settings = [("MILTER", port.to_string()), ("KEY", key.to_owned())];
        let folder = self.0.folder.clone();
        let told = tokio::task::spawn_blocking(move || script("milter", &folder, &settings));
        told.await.unwrap().unwrap();
    }

    pub async fn stop_dovecot(&self) {
        self.tell("dovecot-stop").await;
    }

    pub async fn start_dovecot(&self) {
        self.tell("dovecot-start").await;
    }

    async fn tell(&self, what: &'static str) {
        let folder = self.0.folder.clone();
        let told = tokio::task::spawn_blocking(move || script(what, &folder, &[]));
        told.await.unwrap().unwrap();
    }
}

impl std::ops::Deref for Own {
    type Target = MailStack;

    fn deref(&self) -> &MailStack {
        &self.0
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = script("stop", &self.0.folder, &[]);
        let _ = fs::remove_dir_all(&self.0.folder);
    }
}
