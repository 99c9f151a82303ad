//! Clients who take all places again and again: whoever comes from elsewhere gets one.

use std::net::Ipv4Addr;
use std::process::Command;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::time::timeout;

use super::attacked::{Attacked, WHILE};
use super::neighbour::Who;

const PLACES: usize = 300;
const CLIENTS: usize = 600;

/// Connections from the machine itself never leave for others, so this has a network of its own with other addresses.
#[test]
fn clients_that_take_all_places_again_and_again() {
    let script = format!(
        "ip link set lo up && ip route add local 198.51.100.0/24 dev lo && ip route add local 203.0.113.0/24 dev lo || exit 77\n\
         exec {:?} newcomers::in_a_network_of_its_own --exact --ignored --nocapture",
        std::env::current_exe().unwrap()
    );
    let alone = super::attacked::ONE_AT_A_TIME.blocking_lock();
    let output = Command::new("unshare")
        .args(["--net", "sh", "-c", &script])
        .output();
    drop(alone);
    let Ok(output) = output else {
        eprintln!("skipped, because there is no unshare here");
        return;
    };
    let error = String::from_utf8_lossy(&output.stderr);
    if output.status.code() == Some(77) || error.starts_with("unshare:") {
        eprintln!("skipped, because this system lets nobody have a network here: {error}");
        return;
    }
    let said = String::from_utf8_lossy(&output.stdout);
    said.lines()
        .filter_map(|line| line.find("| ").map(|row| &line[row..]))
        .for_each(|row| println!("{row}"));
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}{error}"
    );
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "runs in a network of its own, by the test above"]
async fn in_a_network_of_its_own() {
    let places = format!("server.max_connections={PLACES}");
    let attacked = Attacked::with(&[&places]).await;
    let name = "600 clients that take all of 300 places again and again, beside newcomers";
    let newcomers = Who::Newcomers([203, 0, 113]);
    let cost = attacked.suffers_beside(newcomers, name, async || {
        let until = Instant::now() + WHILE;
        let attackers = (0..CLIENTS).map(|number| comes_again(&attacked, number, until));
        futures_util::future::join_all(attackers).await;
    });
    cost.await.is_bearable();
}

/// Some say nothing, some begin a request, some ask and stay; all come again at once.
async fn comes_again(attacked: &Attacked, number: usize, until: Instant) {
    let last = u8::try_from(1 + number % 254).unwrap();
    let bytes = [
        "",
        "GET /api/v1/counts?site=blog&page=/a/ HTTP/1.1\r\n",
        "GET /api/v1/counts?site=blog&page=/a/ HTTP/1.1\r\nhost: blog.test\r\n\r\n",
    ][number % 3];
    while Instant::now() < until {
        let socket = TcpSocket::new_v4().unwrap();
        let address = Ipv4Addr::new(198, 51, 100, last);
        if socket.bind((address, 0).into()).is_err() {
            continue;
        }
        let left = until.duration_since(Instant::now());
        let stays = async {
            let mut stream = socket.connect(attacked.plain).await?;
            stream.write_all(bytes.as_bytes()).await?;
            let mut taken = [0; 4096];
            while stream.read(&mut taken).await? > 0 {}
            Ok::<_, std::io::Error>(())
        };
        let _ = timeout(left, stays).await;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}
