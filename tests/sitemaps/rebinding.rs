//! Names whose addresses change between two looks (DNS rebinding), by a name server and hosts of their own: in a
//! network namespace, where a public address is this machine, and the test does not leave it.

use std::collections::VecDeque;
use std::fs;
use std::net::{Ipv4Addr, UdpSocket};
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread;

use afterword_integrations::own_site::OwnSiteError;
use afterword_integrations::sitemaps::SitemapError;
use afterword_outgoing::OutgoingError;

use super::host::{Host, Page};
use super::reading::read_as;

pub(crate) const PUBLIC: Ipv4Addr = Ipv4Addr::new(93, 184, 215, 14);
pub(crate) const PRIVATE: Ipv4Addr = Ipv4Addr::LOCALHOST;

#[test]
fn what_was_looked_at_is_what_is_connected_to() {
    passes_in_a_network_of_its_own("sitemaps::rebinding::in_a_network_of_its_own");
}

/// Runs a test that is ignored otherwise. Without the right to have such a network it is skipped.
pub(crate) fn passes_in_a_network_of_its_own(test: &str) {
    let folder = tempfile::TempDir::new().unwrap();
    fs::write(folder.path().join("resolv.conf"), "nameserver 127.0.0.1\n").unwrap();
    let script = format!(
        "ip link set lo up && ip addr add {PUBLIC}/32 dev lo && mount --bind resolv.conf /etc/resolv.conf || exit 77\n\
         exec {:?} {test} --exact --ignored",
        std::env::current_exe().unwrap()
    );
    let output = Command::new("unshare")
        .args(["--mount", "--net", "sh", "-c", &script])
        .current_dir(folder.path())
        .output();
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
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}{error}"
    );
}

#[tokio::test]
#[ignore = "runs in a network of its own, by the test above"]
async fn in_a_network_of_its_own() {
    let names = NameServer::start();
    let public = Host::at((PUBLIC, 0).into()).await;
    let port = public.address.port();
    let private = Host::at((PRIVATE, port).into()).await;
    let origin = format!("http://rebind.test:{port}");
    let body = format!("<urlset><url><loc>{origin}/a/</loc></url></urlset>");
    for host in [&public, &private] {
        host.has("/sitemap.xml", Page::of(body.clone()));
        host.has(
            "/moved",
            Page::status(302).header("location", "/sitemap.xml"),
        );
    }
    let read = async |path: &str| read_as(&origin, &format!("{origin}{path}"), &[]).await;
    // A second look would find this machine.
    names.answers([PUBLIC, PRIVATE]);
    assert_eq!(read("/sitemap.xml").await.unwrap(), 1);
    assert_eq!(public.asked().len(), 1);
    assert_eq!(names.left(), 1);
    let refused = read("/sitemap.xml").await.unwrap_err();
    assert!(is_private(&refused), "{refused}");
    // A redirect is looked at again.
    names.answers([PUBLIC, PRIVATE]);
    let refused = read("/moved").await.unwrap_err();
    assert!(is_private(&refused), "{refused}");
    assert_eq!(public.asked().len(), 2);
    assert!(private.asked().is_empty());
}

fn is_private(error: &SitemapError) -> bool {
    matches!(
        error,
        SitemapError::Site(OwnSiteError::Outgoing(OutgoingError::Private { .. }))
    )
}

/// Answers each question for an address by the next in a list.
pub(crate) struct NameServer(Arc<Mutex<VecDeque<Ipv4Addr>>>);

impl NameServer {
    pub(crate) fn start() -> Self {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 53)).unwrap();
        let list = Arc::<Mutex<VecDeque<Ipv4Addr>>>::default();
        let shared = Arc::clone(&list);
        // It ends with the process.
        thread::spawn(move || {
            let mut question = [0; 512];
            while let Ok((length, from)) = socket.recv_from(&mut question) {
                let answer = answer(&question[..length], &shared);
                let _ = socket.send_to(&answer, from);
            }
        });
        Self(list)
    }

    pub(crate) fn answers(&self, addresses: impl IntoIterator<Item = Ipv4Addr>) {
        self.0.lock().unwrap().extend(addresses);
    }

    pub(crate) fn left(&self) -> usize {
        self.0.lock().unwrap().len()
    }
}

/// RFC 1035, 4.1: the head, the question as it came, and for type A one record that nobody may keep.
fn answer(question: &[u8], list: &Mutex<VecDeque<Ipv4Addr>>) -> Vec<u8> {
    let labels = &question[12..];
    let mut end = 0;
    while labels[end] != 0 {
        end += usize::from(labels[end]) + 1;
    }
    let asked = &labels[..end + 5];
    let is_for_address = asked[end + 1..end + 3] == [0, 1];
    let address = is_for_address
        .then(|| list.lock().unwrap().pop_front())
        .flatten();
    let mut answer = question[..2].to_vec();
    answer.extend([0x81, 0x80, 0, 1, 0, u8::from(address.is_some()), 0, 0, 0, 0]);
    answer.extend_from_slice(asked);
    if let Some(address) = address {
        answer.extend([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4]);
        answer.extend(address.octets());
    }
    answer
}
