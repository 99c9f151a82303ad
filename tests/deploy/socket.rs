//! A socket that systemd holds, handed over by a program of systemd's own.

use std::process::{Command, Stdio};

use crate::cli::{Home, Running};
use crate::support::{Visitor, free_ports};

#[tokio::test]
async fn what_systemd_listens_on_is_taken_over() {
    let home = Home::begun();
    let [port] = free_ports();
    let address = format!("127.0.0.1:{port}");
    let listen = format!("server.listen={address}");
    let server = home.command(&["serve", "--set", &listen]);
    let mut systemd = Command::new("systemd-socket-activate");
    systemd.arg(format!("--listen={address}"));
    systemd.arg(server.get_program()).args(server.get_args());
    systemd.current_dir(home.path()).stdin(Stdio::null());
    // It starts the server when the first one comes, who waits meanwhile.
    let reader = Visitor::new(address.parse().unwrap(), "https://blog.test");
    let asking = tokio::spawn(async move {
        while tokio::net::TcpStream::connect(&address).await.is_err() {
            tokio::task::yield_now().await;
        }
        reader.get("/api/v1/counts?page=/a/").await.status
    });
    let server = tokio::task::spawn_blocking(|| Running::start(systemd)).await;
    assert_eq!(asking.await.unwrap(), 200);
    assert_eq!(server.unwrap().stop("TERM"), 0);
}
