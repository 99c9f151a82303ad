//! Bare hyper with fixed answers: what its reading and writing of HTTP costs.

use std::convert::Infallible;

use floor::{Fallible, begin};
use http::{Request, Response};
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Fallible<()> {
    let (listener, answers) = begin()?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        let answers = answers.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let answer = answers.at(request.uri().path());
            let mut response = Response::new(Full::new(answer.body));
            *response.headers_mut() = answer.headers;
            async { Ok::<_, Infallible>(response) }
        });
        let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
        // A client that goes away is none of its business.
        tokio::spawn(async { connection.await.ok() });
    }
}
