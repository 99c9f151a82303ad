//! Static answers by axum, as its first example has them.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use floor::{Answers, Fallible, begin};

#[tokio::main]
async fn main() -> Fallible<()> {
    let (listener, answers) = begin()?;
    let routes = Router::new()
        .route("/api/v1/counts", get(answer))
        .route("/api/v1/comments", get(answer))
        .route("/bytes/{size}", get(answer))
        .with_state(answers);
    let listener = tokio::net::TcpListener::from_std(listener)?;
    axum::serve(listener, routes).await?;
    Ok(())
}

async fn answer(State(answers): State<Arc<Answers>>, request: Request) -> Response {
    let answer = answers.at(request.uri().path());
    (answer.headers, answer.body).into_response()
}
