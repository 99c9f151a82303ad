//! Tokens of the API: list, add, revoke.

use axum::extract::{RawQuery, Request, State};
use axum::response::Response;
use http::StatusCode;

use super::lists::{done, explained, outcome};
use super::refusal::Refusal;
use super::session::{Form, Session, page, posted};
use super::view::frame::Section;
use super::view::parts::FormOutcome;
use super::view::tokens::{TokenForm, TokenMistake, TokenPage, TokenRow, TokensPage};
use crate::contexts::ConsoleServices;
use crate::error::{Problem, unknown_scope, unknown_token};
use crate::fields::missing;
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_services::tokens;
use afterword_services::tokens::{IssuedToken, Scope, TokenError};
use afterword_store::ApiToken;

const HERE: &str = "/console/tokens";

/// `GET /console/tokens`.
pub(crate) async fn listed(
    State(services): State<ConsoleServices>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let session = session.of_server()?;
    let query = Query::parse(raw.as_deref())?;
    let view = TokensPage {
        outcome: outcome(&query),
        ..list(&services, &session).await?
    };
    Ok(page(StatusCode::OK, &view))
}

/// `POST /console/tokens`: only this answer shows the token.
pub(crate) async fn made(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let session = session.of_server()?;
    let (problem, mistakes) = match make(&services, &form).await {
        Ok(made) => return Ok(shown_once(&session, &made)),
        Err(unfit) => unfit,
    };
    if mistakes.is_empty() {
        return Err(Refusal::keeping(problem, &form));
    }
    let view = TokensPage {
        form: TokenForm {
            name: form.first("name").unwrap_or_default(),
            scopes: &form.all("scope").collect::<Vec<_>>(),
            mistakes: &mistakes,
        },
        ..list(&services, &session).await?
    };
    Ok(page(problem.status(), &view))
}

fn shown_once(session: &Session, IssuedToken { token, word }: &IssuedToken) -> Response {
    let texts = Texts::of(session.language);
    let scopes: Vec<&str> = token.scopes.iter().map(String::as_str).collect();
    let view = TokenPage {
        frame: session.frame(Section::Tokens, texts.console_tokens_title().to_owned()),
        texts,
        name: &token.name,
        token: word,
        scopes: &scopes,
    };
    page(StatusCode::OK, &view)
}

/// The first problem, and all mistakes in the fields.
type InvalidToken = (Problem, Vec<TokenMistake>);

async fn make(services: &ConsoleServices, form: &Form) -> Result<IssuedToken, InvalidToken> {
    let name = tokens::name(form.first("name").unwrap_or_default());
    let scopes = form.all("scope").map(str::parse);
    let scopes: Result<Vec<Scope>, String> = scopes.collect();
    let scopes = scopes.map_err(|_| (unknown_scope("scope"), Vec::new()))?;
    let none = scopes.is_empty().then_some(TokenMistake::NoScope);
    let name = match (name, none) {
        (Ok(name), None) => name,
        (Ok(_), Some(none)) => return Err((missing("scope"), vec![none])),
        (Err(invalid), none) => {
            let mistakes = [Some(TokenMistake::NameInvalid), none];
            return Err((invalid.into(), mistakes.into_iter().flatten().collect()));
        }
    };
    services.tokens.make(name, scopes).await.map_err(|error| {
        let mistakes = match error {
            TokenError::Exists { .. } => vec![TokenMistake::NameTaken],
            _ => Vec::new(),
        };
        (error.into(), mistakes)
    })
}

/// `POST /console/tokens/revoke`; one that was revoked before stays so.
pub(crate) async fn revoked(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let session = session.of_server()?;
    if revoke(&services, &form).await? {
        return Ok(done(HERE));
    }
    let problem = unknown_token();
    let view = TokensPage {
        outcome: Some(FormOutcome::Refused(explained(&session, &problem))),
        ..list(&services, &session).await?
    };
    Ok(page(problem.status(), &view))
}

async fn revoke(services: &ConsoleServices, form: &Form) -> Result<bool, Problem> {
    let Some(id) = form.first("id").and_then(|id| id.parse::<i64>().ok()) else {
        return Ok(false);
    };
    Ok(services.tokens.revoke(id).await?.is_some())
}

async fn list<'a>(
    services: &ConsoleServices,
    session: &'a Session,
) -> Result<TokensPage<'a>, Problem> {
    let texts = Texts::of(session.language);
    let tokens = services.tokens.all().await?;
    Ok(TokensPage {
        frame: session.frame(Section::Tokens, texts.console_tokens_title().to_owned()),
        texts,
        outcome: None,
        rows: tokens.into_iter().map(row).collect(),
        form: TokenForm::default(),
    })
}

fn row(token: ApiToken) -> TokenRow {
    TokenRow {
        id: token.id,
        name: token.name,
        scopes: token.scopes,
        created: token.created,
        used: token.last_used,
        revoked: token.revoked,
    }
}
