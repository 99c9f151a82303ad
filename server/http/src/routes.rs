//! The table of all routes. It knows every handler; only `front` uses it.

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::{get, post};

use super::addresses::CONSOLE;
use super::error::{method_not_allowed, not_found};
use super::openapi::{Api, operations};
use super::state::HttpState;
use super::{
    avatar, challenge, comment, comments, counts, feeds, forms, health, inbound, isso,
    legacy_anchors, mail, openapi, page, webmention, widget,
};
use afterword_config::Config;
use afterword_services::SiteRegistry;

/// Everything that there is an answer to.
pub(crate) fn routes(
    config: &Config,
    sites: &Arc<SiteRegistry>,
    api: Router<HttpState>,
) -> Router<HttpState> {
    let of_isso = match config.isso.enabled {
        true => isso::routes(sites),
        false => Router::new(),
    };
    let of_stacosys = if config.stacosys.is_on() {
        stacosys()
    } else {
        Router::new().fallback(async || not_found())
    };
    api.route("/pages/{site}", get(page::thread).post(forms::previewed))
        .route(
            "/pages/{site}/report",
            get(page::report::shown).post(page::report::sent),
        )
        .route("/r/{id}", get(page::report::short))
        .route(
            "/pages/{site}/follow",
            get(page::follow::shown).post(page::follow::sent),
        )
        .route("/follow", get(page::follow::short))
        .route("/pages/{site}/mail", get(page::by_mail::shown))
        .route("/by-mail", get(page::by_mail::short))
        .route("/webmention", post(webmention::received))
        .route("/answers/{id}", get(page::answer::shown))
        .merge(mail_links())
        .nest(CONSOLE, console())
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/{asset}", get(widget::asset))
        .merge(of_isso)
        .merge(of_stacosys)
        .method_not_allowed_fallback(async || method_not_allowed())
}

/// The description of the HTTP API.
#[must_use]
pub fn openapi_document() -> Vec<u8> {
    openapi::written(&api().into_parts().1)
}

/// The API for programs: each route with its description (`openapi/mod.rs` says how to add one).
pub(crate) fn api() -> Api<HttpState> {
    let v1 = Api::new()
        .route("/counts", operations!(get counts::counts))
        .route(
            "/comments",
            operations!(get comments::thread, post comments::submitted),
        )
        .route("/comments/former", operations!(get legacy_anchors::shown))
        .route(
            "/comments/{id}",
            operations!(get comment::shown, patch comment::edited, delete comment::deleted),
        )
        .route(
            "/comments/{id}/reactions",
            operations!(post comment::reacted),
        )
        .route(
            "/comments/{id}/reports",
            operations!(post comment::reported),
        )
        .route("/comments/{id}/avatar", operations!(get avatar::shown))
        .route("/follows", operations!(post comments::followed))
        .route("/pages/reactions", operations!(post comments::reacted))
        .route("/challenge", operations!(get challenge::asked))
        .route("/preview", operations!(post comments::preview))
        .route("/feed.atom", operations!(get feeds::atom))
        .route("/feed.json", operations!(get feeds::json))
        .route("/mail", operations!(post mail::received))
        .route("/mail/{provider}", operations!(post inbound::posted))
        .route("/openapi.json", operations!(get openapi::served))
        .nest("/admin", owners_api());
    Api::new().nest("/api/v1", v1)
}

/// Every route asks for a token with a scope.
fn owners_api() -> Api<HttpState> {
    use super::admin::{
        batches, blocks, comments, decisions, export, pages, people, sites, stats, tokens,
    };
    Api::new()
        .route("/comments", operations!(get comments::list))
        .route(
            "/comments/{id}",
            operations!(get comments::show, patch comments::edit),
        )
        .route("/comments/{id}/decision", operations!(post decisions::one))
        .route("/decisions", operations!(post batches::many))
        .route("/decisions/{batch}/undo", operations!(post batches::undo))
        .route("/sites", operations!(get sites::list, post sites::create))
        .route(
            "/sites/{key}",
            operations!(get sites::show, patch sites::patch),
        )
        .route("/pages", operations!(get pages::list, patch pages::change))
        .route(
            "/blocks",
            operations!(get blocks::list, post blocks::create),
        )
        .route("/blocks/{id}", operations!(delete blocks::remove))
        .route(
            "/tokens",
            operations!(get tokens::list, post tokens::create),
        )
        .route("/tokens/{id}", operations!(delete tokens::revoke))
        .route("/stats", operations!(get stats::read))
        .route("/export", operations!(get export::all))
        .route("/people/erase", operations!(post people::erase))
        .route("/people/export", operations!(get people::export))
}

/// The pages behind the links in mails.
fn mail_links() -> Router<HttpState> {
    use super::mail_links::{address, confirm, moderate, publish, put_back, submit, unsubscribe};
    Router::new()
        .route("/m/{token}", get(moderate::shown).post(moderate::decided))
        .route("/v/{token}", get(confirm::shown).post(confirm::confirmed))
        .route("/p/{token}", get(publish::shown).post(publish::agreed))
        .route("/b/{token}", get(submit::shown).post(submit::confirmed))
        .route("/f/{token}", get(address::shown).post(address::confirmed))
        .route("/w/{token}", get(put_back::shown).post(put_back::decided))
        .route(
            "/u/{token}",
            get(unsubscribe::shown).post(unsubscribe::stopped),
        )
}

/// The owner's pages.
fn console() -> Router<HttpState> {
    use super::console::refusal::{self, Refusal};
    use super::console::{
        blocks, comments, console_headers, decide, outbox, pages, sign_in, site, sites, statistics,
        tokens, ways_in,
    };
    Router::new()
        .route("/", get(async || refusal::see_other("/console/comments")))
        .route("/comments", get(comments::listed))
        .route("/comments/{id}", get(comments::shown))
        .route("/comments/{id}/edit", post(decide::edited))
        .route("/decide", post(decide::decided))
        .route("/undo", post(decide::undone))
        .route("/pages", get(pages::listed).post(pages::changed))
        .route("/blocks", get(blocks::listed).post(blocks::added))
        .route("/blocks/remove", post(blocks::removed))
        .route("/statistics", get(statistics::shown))
        .route("/sites", get(sites::listed).post(sites::added))
        .route("/sites/{key}", get(site::shown).post(site::changed))
        .route("/tokens", get(tokens::listed).post(tokens::made))
        .route("/tokens/revoke", post(tokens::revoked))
        .route("/outbox", get(outbox::listed))
        .route("/outbox/retry", post(outbox::retried))
        .route("/ways-in", get(ways_in::shown))
        .route("/sign-in", get(sign_in::asked).post(sign_in::sent))
        .route(
            "/sign-in/{token}",
            get(sign_in::link::shown).post(sign_in::link::followed),
        )
        .route("/sign-out", post(sign_in::account::signed_out))
        .route(
            "/sign-out-everywhere",
            post(sign_in::account::signed_out_everywhere),
        )
        .route("/account", get(sign_in::account::shown))
        .route("/account/password", post(sign_in::account::password_set))
        .fallback(async || Refusal::from(not_found()))
        .method_not_allowed_fallback(async || Refusal::from(method_not_allowed()))
        .layer(from_fn(console_headers))
}

/// The addresses of Stacosys, and its answer to all that is at no address.
fn stacosys() -> Router<HttpState> {
    use super::stacosys;
    use super::stacosys::OWNERS;
    Router::new()
        .route("/api/ping", stacosys::read(get(stacosys::ping)))
        .route("/api/comments", stacosys::read(get(stacosys::thread)))
        .route("/api/comments/count", stacosys::read(get(stacosys::count)))
        .route("/ping", stacosys::read(get(stacosys::ping)))
        .route("/comments", stacosys::read(get(stacosys::thread_by_token)))
        .route(
            "/comments/count",
            stacosys::read(get(stacosys::count_by_token)),
        )
        .route(
            "/newcomment",
            post(stacosys::submit::submitted)
                .options(async || stacosys::allowed(stacosys::WRITE))
                .fallback(async |headers: http::HeaderMap| {
                    stacosys::not_allowed(stacosys::WRITE, &headers)
                }),
        )
        .route("/web", get(async || stacosys::found(OWNERS)))
        .route(OWNERS, get(async || stacosys::found(CONSOLE)))
        .fallback(stacosys::not_found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::code::Code;

    #[test]
    fn problems_are_those_that_the_server_has() {
        for (path, method, problem) in api().problems() {
            assert!(
                Code::named(&problem).is_some(),
                "{method} {path}: {problem}"
            );
        }
    }
}
