//! How mail comes in, and whether it does.

use axum::extract::State;
use axum::response::Response;
use http::StatusCode;

use super::refusal::Refusal;
use super::session::{Session, page};
use super::view::frame::Section;
use super::view::ways_in::WaysInPage;
use crate::contexts::ConsoleServices;
use afterword_i18n::Texts;

/// `GET /console/ways-in`.
pub(crate) async fn shown(
    State(services): State<ConsoleServices>,
    session: Session,
) -> Result<Response, Refusal> {
    let session = session.of_server()?;
    let texts = Texts::of(session.language);
    let view = WaysInPage {
        frame: session.frame(Section::Outbox, texts.console_ways_in_title().to_owned()),
        texts,
        ways: services.ways_in.all(),
        login_error: services.ways_in.login_error(),
    };
    Ok(page(StatusCode::OK, &view))
}
