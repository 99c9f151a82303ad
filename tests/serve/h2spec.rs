//! HTTP/2 as h2spec wants it: 145 cases of RFC 7540 and RFC 7541, against the transport and a service that reads each
//! request to its end. What the whole server does beyond it with trailers is in `trailers`.

use std::collections::BTreeSet;
use std::convert::Infallible;

use afterword_testkit::h2spec;
use afterword_transport::{Listener, PemFile, RequestBody, Server, Tls};
use bytes::Bytes;
use http::{Request, Response};
use http_body_util::{BodyExt, Full};
use hyper::service::service_fn;

use crate::support::tls_fixtures::fixture;

/// h2spec takes an answer for wrong that the server sent before the violation had come: how many times a case may be
/// tried. A server that violates the protocol does so each time.
const TRIES: usize = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_case_of_h2spec_is_answered_as_http_2_demands() {
    let file = |setting, name| PemFile {
        setting,
        path: fixture(name),
    };
    let (certificate, key) = ("loopback.pem", "loopback.key");
    let tls = Tls::from_files(file("tls.certificate", certificate), file("tls.key", key)).unwrap();
    let listener = Listener::bind("127.0.0.1:0").await.unwrap().with_tls(tls);
    let address = listener.local_address().unwrap();
    let read = |_| {
        service_fn(|request: Request<RequestBody>| async {
            let _ = request.into_body().collect().await;
            Ok::<_, Infallible>(Response::new(Full::new(Bytes::from_static(b"hello"))))
        })
    };
    let server = Server::new(vec![listener], read).run(std::future::pending());
    let running = tokio::spawn(server);
    let tried = tokio::task::spawn_blocking(move || {
        let (failed, cases) = h2spec(address);
        let mut failed: BTreeSet<_> = failed.into_iter().collect();
        for _ in 1..TRIES {
            if failed.is_empty() {
                break;
            }
            let again: BTreeSet<_> = h2spec(address).0.into_iter().collect();
            failed.retain(|case| again.contains(case));
        }
        (failed, cases)
    });
    let (failed, cases) = tried.await.unwrap();
    running.abort();
    assert_eq!(failed, BTreeSet::new());
    assert_eq!(cases, 145);
}
