//! Clients who take all places again and again: whoever comes from elsewhere gets one.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::time::timeout;

use super::attacked::{Attacked, WHILE};
use super::neighbour::Who;

const PLACES: usize = 300;
const CLIENTS: usize = 600;
const NO_IPV6: &str = "skipped for IPv6, because this system lets no network have it";

type Address = fn(usize) -> IpAddr;

/// Where the attackers are from, by their numbers.
const OF_IPV4: [(&str, Address); 2] = [
    ("", |number| Ipv4Addr::new(198, 51, 100, nth(number)).into()),
    (", from ten networks (/24)", |number| {
        Ipv4Addr::new(198, 18, nth(number % 10), nth(number)).into()
    }),
];
const OF_IPV6: [(&str, Address); 2] = [
    (", from one network of IPv6 (/64)", |number| {
        Ipv6Addr::new(0x2001, 0xDB8, 1, 0, 0, 0, 0, 1 + number as u16).into()
    }),
    (", each from another /64 of one /48", |number| {
        Ipv6Addr::new(0x2001, 0xDB8, 2, number as u16, 0, 0, 0, 1).into()
    }),
];

/// The last part of an address, or another part of it.
fn nth(number: usize) -> u8 {
    u8::try_from(1 + number % 254).unwrap()
}

/// Connections from the machine itself never leave for others, so this has a network of its own with other addresses.
#[test]
fn clients_that_take_all_places_again_and_again() {
    let script = format!(
        "ip link set lo up || exit 77\n\
         for network in 198.51.100.0/24 198.18.0.0/16 203.0.113.0/24; do ip route add local $network dev lo || exit 77; done\n\
         ip -6 route add local 2001:db8::/32 dev lo && echo 1 >/proc/sys/net/ipv6/ip_nonlocal_bind\n\
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
    if said.contains(NO_IPV6) {
        eprintln!("{NO_IPV6}");
    }
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
    let (_, address) = OF_IPV6[0];
    let has_ipv6 = std::net::TcpListener::bind((address(1), 0)).is_ok();
    let (host, attackers) = match has_ipv6 {
        true => (
            Ipv6Addr::UNSPECIFIED.into(),
            [&OF_IPV4[..], &OF_IPV6].concat(),
        ),
        false => (Ipv4Addr::UNSPECIFIED.into(), OF_IPV4.to_vec()),
    };
    let attacked = Attacked::at(host, &[&places]).await;
    for (from, address) in attackers {
        let name =
            format!("{CLIENTS} clients that take all of {PLACES} places again and again{from}");
        let newcomers = Who::Newcomers([203, 0, 113]);
        let connected = AtomicUsize::new(0);
        let cost = attacked.suffers_beside(newcomers, &name, async || {
            let until = Instant::now() + WHILE;
            let attackers = (0..CLIENTS)
                .map(|number| comes_again(&attacked, address(number), number, until, &connected));
            futures_util::future::join_all(attackers).await;
        });
        cost.await.is_bearable();
        let connected = connected.into_inner();
        assert!(connected > PLACES, "{connected} connections are no attack");
    }
    if !has_ipv6 {
        println!("{NO_IPV6}");
    }
}

/// Some say nothing, some begin a request, some ask and stay; all come again at once.
async fn comes_again(
    attacked: &Attacked,
    from: IpAddr,
    number: usize,
    until: Instant,
    connected: &AtomicUsize,
) {
    let bytes = [
        "",
        "GET /api/v1/counts?site=blog&page=/a/ HTTP/1.1\r\n",
        "GET /api/v1/counts?site=blog&page=/a/ HTTP/1.1\r\nhost: blog.test\r\n\r\n",
    ][number % 3];
    let (server, own): (IpAddr, fn() -> std::io::Result<TcpSocket>) = match from {
        IpAddr::V4(_) => (Ipv4Addr::LOCALHOST.into(), TcpSocket::new_v4),
        IpAddr::V6(_) => (Ipv6Addr::LOCALHOST.into(), TcpSocket::new_v6),
    };
    let server = SocketAddr::from((server, attacked.plain.port()));
    while Instant::now() < until {
        let socket = own().unwrap();
        let left = until.duration_since(Instant::now());
        let stays = async {
            socket.bind((from, 0).into())?;
            let mut stream = socket.connect(server).await?;
            stream.write_all(bytes.as_bytes()).await?;
            connected.fetch_add(1, Relaxed);
            let mut taken = [0; 4096];
            while stream.read(&mut taken).await? > 0 {}
            Ok::<_, std::io::Error>(())
        };
        let _ = timeout(left, stays).await;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}
